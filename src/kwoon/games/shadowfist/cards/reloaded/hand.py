# not compiled
"""Reloaded: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Jade Fox", "Rooftop Swordsman", 4, 6, "ggC", "gC",
            allow(CHEAPER_HERE, pick(STATE, words=("Sword",)), 1,
                  if_=~WhileSubjectOf(pick(STATE, restrictions=WEAPON))),
            Immune(pick(whose=OPPONENT), turning=True, if_=WhileSubjectOf(pick(STATE, words=("Sword",)))),
            restrictions=UNIQUE,
        ),
        event(
            "Difficulty at the Beginning", 1, "g",
            use(CancelAnswered(AND_TOAST), timing=RESPONSE, responds=PlayedCard(ANY_CARD, by_opponent=True),
                late=True),
            BuyOff(1),
        ),
        event(
            "Rigorous Discipline", 0, "gg",
            use([hero := target(ANY_CHARACTER), copied := choose(TextOf(ANY_CHARACTER))],
                CopyText(copied, hero, TURN_END)),
        ),
        event(
            "Eight Pillars of Heaven Array", X, "ggC",
            use([kin := target(SharingADesignator(YOUR_CHARACTER), least=2, most=MANY)],
                Give(kin, [combat_damage(2), toughness(1)], TURN_END)),
            x=PickedCount(kin, 2), restrictions=LIMITED,
        ),
        character(
            "Black Belt Rebels", "Fanatic Nationalists", 3, 4, "g", "g",
            when(Provided(happens(ATTACK_DECLARED, to=pick(whose=YOU), doer=OPPONENT),
                          ThatOpponentIsCloser(or_as_close=False)), Play(SELF, less=2), zone=SMOKED, may=True),
        ),
        character("Shih Ho Kuai", "Martial Arts Master", 3, X, "ggg", "gC", restrictions=UNIQUE, x=InPool("C")),
        state(
            "Water Sword", 0, "gg", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT),
            when(happens(WAS_SMOKED, subject=True), ToHand(SELF), may=True),
            restrictions=WEAPON,
        ),
    ]
