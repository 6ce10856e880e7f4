# not compiled
"""Endgame: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    special = Is(THAT_CARD, pick(restrictions=LIMITED | UNIQUE))
    return [
        character(
            "Hitlist", "Hero for Hire", 3, 5, "dd", "d",
            use([PayPower(1, to=ControllerOf(SELF))], JoinAttack(SELF, hired=True), limit=ONCE_PER_TURN, opponents=True,
                if_=InResponseTo(ATTACK_DECLARED, hired=True)),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        state(
            '"What Have I Becomes?!"', 0, "dd", ANY_CHARACTER,
            PlayWhen(Provided(happens(REDUCED_TO_ZERO, to=pick(SITE, FENG_SHUI, whose=YOU)), DuringMainShot()),
                     on=BeatItDown(), only=True),
            always(designator("Redeemed"), to=SUBJECT),
            when(AtTurn(TURN_STARTED), FurthestTakesControl(SUBJECT)),
        ),
        edge(
            "Fluttering Doves", 0, "d",
            when(happens(ABOUT_TO_FIGHT, to=pick(whose=OPPONENT), by=pick(CHARACTER, whose=YOU, unique=1)), [TURN],
                 DrawCards(YOU_, OrIf(1, 2, if_=special)), If(GainPower(YOU_, 1), special)),
            subtitle="Ominous Edge", restrictions=LIMITED,
        ),
        character(
            "Great Teacher Chow", "Inspirational Hero", 5, 6, "dd", "d",
            always(fighting(Times(1, Count(pick(words=("Student",), whose=YOU))))),
            when(happens(TURNED_TO_ATTACK, this=True),
                 PutTokens(YOU_, 1, token("Student", cost=1, fighting=1, requires="d"))),
            restrictions=UNIQUE, keywords=GUTS, toughness=1,
        ),
        event("Final Showdown", 0, "dd",
              use(EachReturnsAtRandom(pick(CHARACTER, unique=1, owned=YOU, where=SMOKED))),
              restrictions=TOAST_IT),
        character(
            "Khofesh", "Avenging Golem", 4, 5, "dd", "d",
            when(happens(ENTERED, to=pick(CHARACTER, resource="M")), Give(SELF, [fighting(1)], IN_PLAY)),
            when(happens(PLAYED, to=ANY_EVENT, doer=OPPONENT), [Do(Give(SELF, [fighting(-1)], IN_PLAY))],
                 GiveImmunityTo(SELF, THAT_CARD), may=True),
            restrictions=UNIQUE, keywords=INDEPENDENT | LOYALTY,
        ),
    ]
