# not compiled
"""Combat in Kowloon: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *

REVEAL = happens(REVEALED, "is revealed", this=True)
NETHERWORLD = "Netherworld Feng Shui Site"
CHARACTER_OR_SITE = pick(CHARACTER, SITE, FENG_SHUI)
THE_CHARACTER = Picked(0, "the chosen Character")
THE_ATTACKER = Doer("that Character")


# fmt: off
def cards() -> list[Card]:
    """Cataract Gorge to Whirlpool of Blood."""
    return [
        feng_shui(
            "Cataract Gorge", 7,
            use(Give(THE_TARGET, [keyword(INDEPENDENT)], TURN_END), costs=(TURN,), choices=(target(ANY_CHARACTER),)),
            restrictions=UNIQUE),
        feng_shui(
            "City Center", 9,
            at_once(REVEAL, AddCounters(n(1), SELF)),
            use(UnturnCards(THE_TARGET), CeaseToIntercept(THE_TARGET, "attacking"), costs=(RemoveCounters(n(1)),),
                choices=(target(pick(CHARACTER, attacking=1)),))),
        feng_shui(
            "City Park", 8,
            at_once(REVEAL,
                    later(AtTurn(TURN_ENDED, 0, ""), Heal(SELF), until=TURN_END, watching=SELF, if_=IsDamaged(SELF)),
                    sentence="Heal this card at the end of the turn it is revealed."),
            PlayWhen(YouLose("when a Site you control is burned"))),
        feng_shui(
            "Desolate Ridge", 6,
            answer(ANY_EVENT, Damage(n(2), THE_TARGET), costs=(TURN,), late=True,
                   choices=(target(OfThatPlayer(CHARACTER_OR_SITE, "the player who played the Event")),)),
            restrictions=LIMITED),
        feng_shui("Diamond Beach", 5, subtitle=NETHERWORLD, toughness=2),
        feng_shui("Dockyard", 6, when(REVEAL, SearchFor(pick(CHARACTER, unique=0, foundation=1)))),
        feng_shui(
            "Dragon Graveyard", 8,
            answer_from_hand(HandEffect(), CancelEffect(True), GainPower(YOU_, n(2)), costs=(DiscardThis(),)),
            when(CombatDamageAtOnce(3), GainPower(YOU_, n(1))),
            subtitle=NETHERWORLD),
        feng_shui(
            "Fireworks Factory", 7,
            when(happens(REDUCED_TO_ZERO, "", this=True, doer=OPPONENT,
                         sentence="when an opponent reduces this card's Body to 0"),
                 If(Smoke(THE_CHARACTER), ThatOpponentIsCloser(False)), may=True,
                 choices=(choose(OfThatPlayer(pick(CHARACTER), "that player")),))),
        feng_shui(
            "Forgotten Shrine", 6,
            use(later(happens(TURNED, "", watched=True, sentence="when target is turned"), Damage(n(2), Watched("it")),
                      until=MAINTAINED, watching=THE_TARGET),
                costs=(TURN_AND_MAINTAIN,), choices=(target(pick(SITE, FENG_SHUI, whose=OPPONENT)),))),
        feng_shui(
            "Forgotten Temple", 7,
            when(AtTurn(TURN_ENDED, OPPONENT, "at the end of any opponent's turn"), GainPower(YOU_, n(1)),
                 costs=(TURN,), if_=WasSmokedThisTurn(pick(owned=YOU, where=SMOKED), "at least one card you own")),
            restrictions=LIMITED),
        feng_shui(
            "Gambling House", 6,
            use(GainPower(YOU_, n(1)), costs=(TURN,), timing=MAIN_SHOT, if_=OpponentSharesDesignator()),
            restrictions=LIMITED),
        feng_shui(
            "The Great Wastes", 4,
            use(TurnCards(THE_TARGET), costs=(TURN,), choices=(target(ANY_CARD),)),
            restrictions=UNIQUE),
        feng_shui(
            "Humble Dojo", 8,
            always(cannot(NO_BURN)),
            between(BONUS, 3, SELF, OfItsOwner(), "Cards controlled by this card's owner gain +3 combat damage while "
                    "in combat with it.", COMBAT_ONLY),
            use(Give(THE_TARGET, [combat_damage(1)], TURN_END), costs=(TURN,),
                choices=(target(pick(CHARACTER, here=True)),))),
        feng_shui(
            "The Iron Palace", 7,
            use(Give(THE_TARGET, [toughness(1)], MAINTAINED), costs=(TURN_AND_MAINTAIN,),
                choices=(target(ANY_CHARACTER),)),
            subtitle="Secret Feng Shui Site", restrictions=UNIQUE),
        feng_shui(
            "Manufactured Island", 10,
            allow(EXTRA_SITE, 'Once per turn, you may play a "Manufactured Island" when you could play a Site, even if '
                  "you have played one this turn.", Titled("Manufactured Island")),
            allow(PLAY_FROM_SMOKED, "You may play this card from your smoked pile at -1 cost if all opponents are "
                  "closer to victory than you.", number=n(1), if_=AnOpponentIsCloser(True)),
            subtitle="Artificial Feng Shui Site", requires="H", provides="H"),
        feng_shui(
            "Maze of Stairs", 5,
            when(OneEntersCombat(), ReduceDamageBy(THE_ATTACKER, True, ATTACK_END)),
            subtitle=NETHERWORLD),
        feng_shui(
            "Medicinal Flower Garden", 8,
            when(happens(REVEALED, "is revealed by an opponent", this=True, doer=OPPONENT), GainPower(YOU_, n(1))),
            answer(DamagingEffect(), Shield(), costs=(TURN,), closed=False,
                   choices=(choose(pick(CHARACTER, SITE, FENG_SHUI, whose=YOU)),))),
        feng_shui(
            "Mirrored Lake", 8,
            when(happens(DAMAGED, "", combat=0, sentence="when non-combat damage is inflicted on a card"),
                 Damage(AmountInflicted(), THE_TARGET), costs=(TURN,),
                 choices=(target(OfThatPlayer(ANY_CARD, "the player whose card inflicted it")),))),
        feng_shui(
            "Möbius Gardens", 7, when(PowerFromOpponentsEvent(), GainPower(YOU_, n(1))), subtitle=NETHERWORLD),
        feng_shui(
            "Nine Dragon Temple", 7,
            when(
                happens(
                    REDUCED_TO_ZERO, "", this=True, doer=OPPONENT,
                    sentence="when an opponent reduces this card's Body to 0",
                ),
                If(GainPower(YOU_, n(3)), ThatOpponentIsCloser(False)),
            ),
        ),
        feng_shui(
            "Po Toi Islands", 8,
            use(ToBottom(CHOSEN), costs=(TURN,), choices=(choose(pick(where=HAND, owned=YOU)),)),
            use(
                CancelEffect(True), MayDraw(X_VALUE), costs=(TURN,), timing=RESPONSE, responds=WouldTakeCards(),
                x=CardsTaken(),
            ),
        ),
        feng_shui(
            "Precious Lotus Monastery", 8,
            use(
                Give(THE_TARGET, [fighting(OrIf(n(1), n(2), Is(THE_TARGET, pick(unique=1), "if it is Unique")))],
                     MAINTAINED),
                costs=(TURN_AND_MAINTAIN,), choices=(target(ANY_CHARACTER),),
                if_=AtLeast(MostOfOneFaction(), 3, "if you have at least 3 resources of one faction in your pool"),
            ),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "Proving Ground", 6,
            allow(TURNS_WHEN_REVEALED, "When this card is revealed, immediately turn it for no effect."),
            use(PlayFromHand(ANY_CHARACTER, 2), costs=(TURN,), timing=OUTSIDE_ATTACK, if_=IfFaceUp()),
            power=0,
        ),
        feng_shui("Puzzle Garden", 8, reduces(ANY_CHARACTER, 3)),
        feng_shui(
            "Rainforest Ruins", 8,
            always(body(Times(2, OpponentsAhead()))),
            allow(
                FACE_UP,
                "You may play this card face up at -1 cost for each opponent who is closer to victory than you.",
                number=OpponentsAhead(),
            ),
        ),
        feng_shui(
            "Smiling Heaven Lake", 8,
            use(
                PlayFromHand(ANY_CHARACTER, ignoring=0), costs=(TURN,), choices=(choose(ResourceYouHave()),),
                timing=OUTSIDE_ATTACK,
            ),
        ),
        feng_shui(
            "Stone Dolmens", 8,
            use(Smoke(CHOSEN), costs=(TURN,), choices=(choose(StateOn(pick(owned=YOU))),)),
        ),
        feng_shui(
            "Vale of Tears", 7,
            when(
                happens(DAMAGED, "", this=True, doer=OPPONENT, sentence="when an opponent damages this card"),
                DrawCards(YOU_, n(3)), DiscardUpTo(3), limit=ONCE_PER_TURN,
            ),
            when(
                happens(BURNED_SITE, "", this=True, doer=OPPONENT, sentence="when an opponent burns this card"),
                DrawCards(YOU_, n(3)), DiscardUpTo(3),
            ),
        ),
        feng_shui(
            "Wall of a Thousand Eyes", 7,
            always(denies(AMBUSH | STEALTH | SUPERLEAP | TACTICS), to=AttackingYours(sites=True)),
            subtitle="Netherworld Feng Shui Site",
        ),
        feng_shui(
            "Waterfall Sanctuary", 7,
            use(
                SmokeState(CHOSEN), If(MayDraw(n(1)), IfNoted("if you controlled its subject")),
                costs=(TURN,), choices=(choose(StateOn(pick(CHARACTER, here=True))),),
            ),
        ),
        feng_shui(
            "Whirlpool of Blood", 5,
            use(
                CancelEffect(False), costs=(TURN,), choices=(choose(EffectOfTurning(pick(FENG_SHUI))),),
                timing=ANY_SCENE,
            ),
            subtitle="Netherworld Feng Shui Site",
        ),
    ]  # fmt: skip
