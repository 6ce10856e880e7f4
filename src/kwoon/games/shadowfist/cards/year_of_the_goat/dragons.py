# not compiled
"""Year of the Goat: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        site(
            "Grease Shack", 2, 1, 6, "", "dH",
            use([TURN, hero := target(ANY_CHARACTER)],
                If(Give(hero, [toughness(1)], TURN_END), Is(hero, pick(having=GUTS))),
                If(Give(hero, [keyword(GUTS)], TURN_END), ~Is(hero, pick(having=GUTS)))),
        ),
        event(
            "Heroic Shoulder Wound", 0, "dd",
            when(Provided(happens(DAMAGED, to=YOUR_CHARACTER),
                          AtLeast(FightingOf(THAT_CARD), 1) & AtMost(FightingOf(THAT_CARD), 1)), GainPower(YOU_, 2)),
            restrictions=LIMITED,
        ),
        character(
            "Hong Kong's Finest", "Honest Cops", 2, 2, "", "d",
            always(fighting(LocationsOf(YOU_, pick(SITE, FENG_SHUI, generating=True))), while_=AtLeast(InPool("d"), 4)),
        ),
        character("Innocent Convict", "Fugitive on the Run", 3, 4, "dd", "d", NotTargetedBy(SELF, ANY_EVENT),
                  keywords=MOBILITY),
        character(
            "Netherworld Trickster", "Redeemed Thief", 1, 1, "", "dH",
            always(cannot(NO_ATTACK_CHARACTERS)),
            when(happens(WAS_SMOKED, this=True, doer=OPPONENT), StealPower(THAT_PLAYER, 1), may=True),
        ),
        character(
            "Rewired Robot", "Netherworld Android", 1, 1, "dH", "dH",
            always(combat_damage(PrintedCost(All(InterceptedBy(THIS_CARD)))), while_=Is(SELF, pick(intercepting=1))),
            toughness=1,
        ),
        character(
            "The Leong Brothers", "Twin Heroes", 4, 6, "ddd", "d",
            when(happens(WAS_SMOKED, this=True), Return(SELF), Give(SELF, [fighting(-3), toast_it()], IN_PLAY),
                 may=True),
            restrictions=UNIQUE, keywords=UNSTOPPABLE, toughness=1,
        ),
    ]
