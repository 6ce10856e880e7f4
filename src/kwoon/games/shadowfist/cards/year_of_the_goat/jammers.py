# not compiled
"""Year of the Goat: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Cheap Baboon Trick", 1, "j",
            use([spots := target(ANY_SITE, least=0, most=4)], CancelAnswered(ONLY_CANCEL), Damage(1, spots),
                timing=RESPONSE, responds=Threat(REMOVES, YOUR_CHARACTER, ANY_EVENT)),
        ),
        site(
            "Mostly Dead Zone", 2, 1, 6, "", "jH",
            use([TURN, Do(RemoveDamage(1, SELF)), spot := target(ANY_SITE)], CancelForAWhile(spot, TURN_END)),
        ),
        character(
            "Robo-Bonobo", "Cybernetic Ape", 2, 2, "", "jH",
            always(toughness(1), while_=AtLeast(OpponentsWithMore(pick(unique=1)), 1)),
            keywords=UNSTOPPABLE,
        ),
    ]
