# not compiled
"""Critical Shift: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    magic, chi, tech = [RESOURCES.index(letter) for letter in "MCH"]
    return [
        event(
            "Solar Flare", 1, "",
            use(Damage(n(4), THE_TARGET), RemoveDamage(n(4), SECOND_TARGET, "heal 4 damage from the second target"),
                Reveal(Picked(3, "the Sites chosen to be revealed")), TurnCards(Picked(4, "the Sites chosen to turn")),
                choices=(
                    target(IfYouHave(ANY_CHARACTER, magic, 2), 0, 1),
                    target(IfYouHave(pick(CHARACTER, SITE, FENG_SHUI, damaged=1), chi, 2), 0, 1),
                    target(IfYouHave(ANY_SITE, tech, 2), 0, 4),
                    choose(OfThosePicked(2, FaceDown(), "of these to be revealed"), 0, 4),
                    choose(OfThosePicked(2, pick(turned=0), "of these to turn"), 0, 4),
                )),
        ),
    ]
