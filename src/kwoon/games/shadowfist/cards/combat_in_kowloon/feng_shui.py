# not compiled
"""Combat in Kowloon: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *

REVEAL = happens(REVEALED, this=True)
NETHERWORLD = "Netherworld Feng Shui Site"
CHARACTER_OR_SITE = pick(CHARACTER, SITE, FENG_SHUI)


# fmt: off
def cards() -> list[Card]:
    """Cataract Gorge to Whirlpool of Blood."""
    return [
        feng_shui(
            "Cataract Gorge", 7,
            use([TURN, hero := target(ANY_CHARACTER)], Give(hero, [keyword(INDEPENDENT)], TURN_END)),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "City Center", 9,
            at_once(REVEAL, AddCounters(1, SELF)),
            use([RemoveCounters(1), victim := target(pick(CHARACTER, attacking=1))],
                UnturnCards(victim), Cease(victim)),
        ),
        feng_shui(
            "City Park", 8,
            when(Provided(AtTurn(TURN_ENDED), Happened(REVEALED_NOW)), Heal(SELF), if_=IsDamaged(SELF)),
            PlayWhen(YouLose(), free=True),
        ),
        feng_shui(
            "Desolate Ridge", 6,
            answer(ANY_EVENT, [TURN, one := target(OfPlayer(THAT_PLAYER, CHARACTER_OR_SITE))],
                   Damage(2, one), late=True),
            restrictions=LIMITED,
        ),
        feng_shui("Diamond Beach", 5, subtitle=NETHERWORLD, toughness=2),
        feng_shui("Dockyard", 6, when(REVEAL, SearchFor(pick(CHARACTER, unique=0, foundation=1), may=True))),
        feng_shui(
            "Dragon Graveyard", 8,
            when(Generated(Would(TOUCH_HAND)), [DiscardThis()], CancelEffect(), GainPower(YOU_, 2), zone=HAND),
            when(CombatDamageAtOnce(3), GainPower(YOU_, 1)),
            subtitle=NETHERWORLD,
        ),
        feng_shui(
            "Fireworks Factory", 7,
            when(happens(REDUCED_TO_ZERO, this=True, doer=OPPONENT),
                 [victim := choose(OfPlayer(THAT_PLAYER, ANY_CHARACTER))],
                 If(Smoke(victim), ThatOpponentIsCloser(or_as_close=False)), may=True),
        ),
        feng_shui(
            "Forgotten Shrine", 6,
            use([TURN_AND_MAINTAIN, spot := target(pick(SITE, FENG_SHUI, whose=OPPONENT))],
                later(happens(TURNED, watched=True), Damage(Worded(2), Watched()), until=MAINTAINED, watching=spot)),
        ),
        feng_shui(
            "Forgotten Temple", 7,
            when(AtTurn(TURN_ENDED, OPPONENT), [TURN], GainPower(YOU_, 1), if_=WasSmokedThisTurn(pick(owned=YOU))),
            restrictions=LIMITED,
        ),
        feng_shui(
            "Gambling House", 6,
            use([TURN], GainPower(YOU_, 1), timing=MAIN_SHOT, if_=OpponentSharesDesignator()),
            restrictions=LIMITED,
        ),
        feng_shui("The Great Wastes", 4, use([TURN, it := target(ANY_CARD)], TurnCards(it)), restrictions=UNIQUE),
        feng_shui(
            "Humble Dojo", 8,
            always(cannot(NO_BURN)),
            between(BONUS, 3, to=SELF, by=OfPlayer(ControllerOf(SELF, owner=True), ANY_CARD), damage=COMBAT_ONLY),
            use([TURN, hero := target(pick(CHARACTER, here=True))], Give(hero, [combat_damage(1)], TURN_END)),
        ),
        feng_shui(
            "The Iron Palace", 7,
            use([TURN_AND_MAINTAIN, hero := target(ANY_CHARACTER)], Give(hero, [toughness(1)], MAINTAINED)),
            subtitle="Secret Feng Shui Site", restrictions=UNIQUE,
        ),
        feng_shui(
            "Manufactured Island", 10,
            allow(EXTRA_SITE, Titled("Manufactured Island")),
            allow(PLAY_FROM_SMOKED, number=1, if_=AnOpponentIsCloser(every=True)),
            subtitle="Artificial Feng Shui Site", requires="H", provides="H",
        ),
        feng_shui(
            "Maze of Stairs", 5,
            when(OneEntersCombat(), ReduceDamageBy(THE_DOER_CARD, combat_only=True, until=ATTACK_END)),
            subtitle=NETHERWORLD,
        ),
        feng_shui(
            "Medicinal Flower Garden", 8,
            when(happens(REVEALED, this=True, doer=OPPONENT), GainPower(YOU_, 1)),
            answer(Would(INFLICT), [TURN, one := choose(pick(CHARACTER, SITE, FENG_SHUI, whose=YOU))],
                   Shield(one), closed=False),
        ),
        feng_shui(
            "Mirrored Lake", 8,
            when(happens(DAMAGED, combat=0), [TURN, it := target(OfPlayer(THAT_PLAYER, ANY_CARD))],
                 Damage(ThatAmount(), it)),
        ),
        feng_shui("Möbius Gardens", 7, when(PowerFromOpponentsEvent(), GainPower(YOU_, 1)), subtitle=NETHERWORLD),
        feng_shui(
            "Nine Dragon Temple", 7,
            when(happens(REDUCED_TO_ZERO, this=True, doer=OPPONENT),
                 If(GainPower(YOU_, 3), ThatOpponentIsCloser(or_as_close=False))),
        ),
        feng_shui(
            "Po Toi Islands", 8,
            use([TURN, it := choose(pick(where=HAND, owned=YOU))], ToBottom(it)),
            when(Generated(Would(TAKE_CARDS)), [TURN],
                 CancelEffect(), DrawCards(YOU_, X_VALUE, may=True), x=CardsTaken()),
        ),
        feng_shui(
            "Precious Lotus Monastery", 8,
            use([TURN_AND_MAINTAIN, hero := target(ANY_CHARACTER)],
                Give(hero, [fighting(OrIf(1, 2, if_=Is(hero, pick(unique=1))))], MAINTAINED),
                if_=AtLeast(MostOfOneFaction(), 3)),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "Proving Ground", 6,
            allow(TURNS_WHEN_REVEALED),
            use([TURN], PlayOne(ANY_CHARACTER, less=2), timing=OUTSIDE_ATTACK, if_=Is(SELF, pick(revealed=1))),
            power=0,
        ),
        feng_shui("Puzzle Garden", 8, reduces(ANY_CHARACTER, 3)),
        feng_shui(
            "Rainforest Ruins", 8,
            always(body(Times(2, OpponentsAhead()))),
            allow(FACE_UP, number=OpponentsAhead()),
        ),
        feng_shui(
            "Smiling Heaven Lake", 8,
            use([TURN, resource := choose(ResourceYouHave())],
                PlayOne(ANY_CHARACTER, ignoring=resource), timing=OUTSIDE_ATTACK),
        ),
        feng_shui("Stone Dolmens", 8, use([TURN, gear := choose(StateOn(pick(owned=YOU)))], Smoke(gear))),
        feng_shui(
            "Vale of Tears", 7,
            when(happens(DAMAGED, this=True, doer=OPPONENT), DrawCards(YOU_, Worded(3)), Discard(YOU_, 3, up_to=True),
                 limit=ONCE_PER_TURN),
            when(happens(BURNED_SITE, this=True, doer=OPPONENT), DrawCards(YOU_, Worded(3)),
                 Discard(YOU_, 3, up_to=True)),
        ),
        feng_shui(
            "Wall of a Thousand Eyes", 7,
            always(denies(AMBUSH | STEALTH | SUPERLEAP | TACTICS), to=Attacking(pick(SITE, FENG_SHUI, whose=YOU))),
            subtitle="Netherworld Feng Shui Site",
        ),
        feng_shui(
            "Waterfall Sanctuary", 7,
            use([TURN, gear := choose(StateOn(pick(CHARACTER, here=True)))],
                smoked := SmokeTelling(gear, subject=True), If(DrawCards(YOU_, 1, may=True), IfNoted(smoked))),
        ),
        feng_shui(
            "Whirlpool of Blood", 5,
            use([TURN, doing := choose(EffectOfTurning(pick(FENG_SHUI)))], CancelEffect(doing), timing=ANY_SCENE),
            subtitle="Netherworld Feng Shui Site",
        ),
    ]  # fmt: skip
