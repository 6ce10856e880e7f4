# not compiled
"""Reinforcements: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Endless Corridor", 6,
            use([TURN, player := target(AnyPlayer())], RearrangeSites(player)),
            subtitle="Netherworld Feng Shui Site", restrictions=LIMITED,
        ),
        feng_shui(
            "Ancient Stone Arch", 8,
            when(OneOf(happens(POWER_STOLEN, by=OfPlayer(THAT_PLAYER, pick(FENG_SHUI)), doer=OPPONENT),
                       happens(POWER_GAINED, by=OfPlayer(THAT_PLAYER, pick(FENG_SHUI)), doer=OPPONENT)),
                 GainPower(YOU_, 1), limit=ONCE_PER_TURN, may=True),
        ),
        feng_shui(
            "Tiger Leaping Gorge", 6,
            use([TURN, hero := target(ANY_CHARACTER)],
                Give(hero, [keyword(TACTICS)], TURN_END),
                later(happens(TACTICS_USED, watched=True), UnturnCards(WATCHED), MakeSuccess(),
                      until=TURN_END, watching=hero, times=1, may=True)),
            restrictions=UNIQUE,
        ),
    ]
