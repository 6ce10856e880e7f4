# not compiled
"""Queen's Gambit: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Mark of the Underworld", 2, "eM", pick(CHARACTER, without=("Demon",)),
            SacrificeForLess(pick(CHARACTER, words=("Demon",)), 2),
            always(fighting(2), keyword(REGENERATE), designator("Demon"), to=SUBJECT),
        ),
        character(
            "Big Brother Fo", "Hood Sorcerer", 5, 8, "eee", "eMM",
            between(REDUCED_TO, 0, to=SELF, by=pick(words=("Cop", "Police"))),
            when(AtTurn(TURN_ENDED), Heal(SELF, damage=X_VALUE), x=Count(pick(words=("Hood",))),
                 if_=IsDamaged(SELF)),
            restrictions=UNIQUE, keywords=GUTS,
        ),
        character("Darkness Assassin", "Dark Stone Cultist", 1, 1, "eM", "eM",
                  between(BONUS, 2, to=All(ANY_CHARACTER), by=THIS_CARD, damage=COMBAT_ONLY), keywords=ASSASSINATE),
        character("Gu Kan", "Poison Demon", 3, 4, "eM", "e", keywords=REGENERATE | CORRUPTED),
        edge(
            "Song of the Assassin", 0, "ae",
            when(sent := happens(TURNED_TO_ATTACK, to=pick(CHARACTER, having=ASSASSINATE), whom=ANY_CHARACTER),
                 GiveRule(archer := About(sent), between(SUBTRACTED, 1, to=WATCHED, by=ANY_CHARACTER), TURN_END),
                 GiveRule(archer, between(BONUS, 1, to=All(ANY_CHARACTER),
                                          by=Only(WATCHED), damage=COMBAT_ONLY), TURN_END)),
        ),
        state(
            "Vampirism", 0, "ee", pick(CHARACTER, without=("Undead",), free_of="Vampirism"),
            always(fighting(1), designator("Undead"), to=SUBJECT),
            when(happens(WAS_SMOKED, to=pick(CHARACTER, here=True)), [TURN], Give(SUBJECT, [fighting(1)], IN_PLAY)),
            subtitle="Vampiric State", restrictions=SCHTICK,
        ),
    ]
