# not compiled
"""Throne War: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *

ENTERS_OR_IS_SEIZED = OneOf(
    [happens(ENTERED, "enters play", this=True), happens(SEIZED, "is seized by you", this=True, doer=YOU)],
    "when this card enters play or you seize it",
)


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    chosen = WithTheChosen(pick(CHARACTER, STATE, EDGE), NAME_WORD)
    court = pick(CHARACTER, words=("Emperor", "Empress"))
    return [
        site(
            "The Dragon Throne", 1, 0, 5, "eee", "e",
            when(ENTERS_OR_IS_SEIZED, RememberWord(), choices=(choose(AnyDesignator()),)),
            always(body(2), while_=WhileControlling(court, yours=True)),
            allow(COST_REDUCTION, "You may play Characters, States and Edges with the last chosen designator at "
                  "-1 cost while this card is in your front row.", chosen, n(1),
                  if_=Is(SELF, pick(SITE, front=True), "while this card is in your front row")),
            restrictions=UNIQUE,
        ),
    ]
