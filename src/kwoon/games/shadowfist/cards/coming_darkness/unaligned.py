# not compiled
"""Coming Darkness: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        edge(
            "Stand Together", 1, "",
            allow(PLAYED_ONLY_IF, if_=AtLeast(FactionsInPool(2), 2)),
            at_once(ENTERS, NameAtOnce(NAME_WORD)),
            always(fighting(1), to=WithTheChosen(ANY_CHARACTER, NAME_WORD)),
            restrictions=LIMITED,
        ),
        event(
            "Reinforcements", 0, "",
            use([hero := target(YOUR_CHARACTER)], SearchFor(Shares(A_DESIGNATOR, ANY_CARD, hero), to=DECK),
                if_=AtLeast(MostOfOneFaction(), 2)),
            restrictions=TOAST_IT,
        ),
        character(
            "White Ninja", "Assassin", 6, 7, "", "",
            when(OneOf(happens(TURNED_TO_ATTACK, this=True), happens(TARGET_CHANGED, this=True)),
                 CancelForAWhile(THE_ATTACKED, TURN_END)),
            restrictions=UNIQUE, keywords=AMBUSH | STEALTH,
        ),
    ]
