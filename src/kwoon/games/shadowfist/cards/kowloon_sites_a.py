# not compiled
"""Combat in Kowloon: the Feng Shui Sites from Cataract Gorge to Möbius Gardens."""

from kwoon.games.shadowfist.cards.make import *

REVEAL = happens(REVEALED, "is revealed", this=True)
NETHERWORLD = "Netherworld Feng Shui Site"
CHARACTER_OR_SITE = pick(CHARACTER, SITE, FENG_SHUI)
THE_CHARACTER = Picked(0, "the chosen Character")
THE_ATTACKER = Doer("that Character")


# fmt: off
def sites_a() -> list[Card]:
    """The Sites, A to M."""
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
    ]
