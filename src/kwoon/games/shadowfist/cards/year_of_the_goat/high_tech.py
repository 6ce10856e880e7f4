# not compiled
"""Year of the Goat: the High-Tech talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    mode = choose(OneOfModes())
    return [
        event(
            "Ejector Seat Malfunction", 0, "HH",
            use([pilot := target(pick(CHARACTER, attacking=1))], Smoke(pilot), Return(pilot, owners=True)),
            subtitle="Hacker Event", restrictions=LIMITED,
        ),
        state(
            "Exo-Skeleton", 3, "H", ANY_CHARACTER,
            always(fighting(InPool("H")), toughness(1), to=SUBJECT),
            restrictions=VEHICLE,
        ),
        event(
            "On the Wire", 0, "HH",
            use(If(GainPower(YOU_, 2), AtLeast(OpponentsWithMore(PowerOf(YOU_)), 1)), OthersGenerateNothing(),
                timing=START_OF_TURN),
        ),
        state(
            "Personal Assault Vehicle", 1, "H", ANY_CHARACTER,
            use([TURN, PayPower(1), mode],
                *cases(mode, Give(SUBJECT, [fighting(2)], IN_PLAY), Give(SUBJECT, [toughness(1)], IN_PLAY),
                       Give(SUBJECT, [keyword(UNSTOPPABLE)], IN_PLAY))),
            subtitle="Scooter State", restrictions=VEHICLE,
        ),
    ]
