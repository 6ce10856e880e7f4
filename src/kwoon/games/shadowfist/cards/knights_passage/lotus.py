# not compiled
"""Knight's Passage: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Petal of Despair", "Wrathful Ghost", 2, 2, "eM", "e",
            PayMore(2, fighting(2)),
            keywords=CORRUPTED,
        ),
        state(
            "Crown of Thorns", 3, "ee", ANY_CHARACTER,
            always(fighting(2), keyword(ASSASSINATE), to=SUBJECT),
            when(happens(PLAYED, this=True),
                 PutTokens(YOU_, 2, token("Thorn", cost=2, fighting=2, requires="e", keywords=ASSASSINATE))),
        ),
        character(
            "Devourer of Souls", "Hungry, Hungry Horror", 4, 6, "ee", "e",
            use([toast(pick(CHARACTER, owned=YOU, where=SMOKED))], Heal(SELF), limit=ONCE_PER_TURN,
                if_=IsDamaged(SELF)),
        ),
        event(
            "Fractured Soul", 0, "emMM",
            use([victim := target(ANY_CHARACTER)],
                loss := SmokeTelling(victim),
                PutTokens(WhoLost(loss), X_VALUE, token("Spirit", cost=1, fighting=1, requires="m")),
                x=PrintedCost(victim)),
            subtitle="Darkness Event",
        ),
        character(
            "Gao Liang", "Hood Bruiser", 5, 7, "eee", "ea",
            Substitute("a"),
            when(happens(WAS_SMOKED, this=True), Damage(DamageOn(EACH_ONE), All(pick(CHARACTER, SITE, FENG_SHUI)))),
            restrictions=UNIQUE, keywords=ASSASSINATE,
        ),
        character(
            "Shapo", "Ovine Demon", 5, 8, "eeMM", "e",
            when(AtTurn(TURN_STARTED), Damage(2, All(OfPlayer(THAT_PLAYER, pick(CHARACTER, damaged=1))))),
            restrictions=UNIQUE, keywords=REGENERATE,
        ),
        character(
            "Arcane Esotericist", "Sinister Fire Advisor", 2, 2, "", "eM",
            when(Generated(Threat(HARMS, YOUR_CHARACTER, ANY_CARD)),
                 [DiscardThis(), victim := target(OfPlayer(THAT_PLAYER, ANY_CHARACTER))],
                 Damage(3, victim, UNSTOPPABLE), if_=AtLeast(InPool("e"), 1), zone=HAND, may=True, alone=True),
        ),
    ]
