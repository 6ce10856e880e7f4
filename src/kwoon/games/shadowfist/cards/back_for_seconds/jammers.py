# not compiled
"""Back for Seconds: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Ba-BOOM!", "Unstable Monkey", 4, 7, "jj", "jH",
            when(happens(WAS_SMOKED, this=True, doer=OPPONENT), Smoke(All(ANY_CHARACTER)), Toast(SELF)),
            restrictions=UNIQUE | UNCOPYABLE,
        ),
        character(
            "Brass Monkey", "Simian Automaton", 4, 6, "jjHH", "jH",
            allow(INTERCEPTION_TOLL, number=1),
            ReloadFor(resources(""), 2),
        ),
        event("Out of the Barrel", 0, "j", use(PlayOne(ANY_CHARACTER, less=1), if_=DuringAttack(opponents=True))),
        character(
            "Simian Sneaker", "Primate Saboteur", 1, 1, "j", "j",
            between(BONUS, 1, All(ANY_SITE), THIS_CARD, COMBAT_ONLY),
            when(happens(SEIZED, to=pick(SITE, FENG_SHUI, owned=YOU)), Return(SELF), zone=SMOKED),
        ),
        character(
            "Software Pirate", "Rebel Hacker", 2, 2, "", "jH",
            when(happens(PLAYED, to=pick(resource="H")), DrawCards(YOU_, 1), limit=ONCE_PER_TURN, may=True),
        ),
    ]
