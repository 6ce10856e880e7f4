"""How likely each player of Shadowfist is to win from here, at a glance.

The weights were fitted to who won some thousand games between quick players, as seen at the beginning of every turn
(a conditional logit: a player's chance is in proportion to the exponential of what that player has). What it found for
being near to the goal was then smoothed by hand, so that a Site more is never a step back, whatever Power it gives.
"""

from __future__ import annotations

from math import exp
from typing import Final

from kwoon.bots.shadowfist.quick.styles import Style
from kwoon.games.shadowfist.effects.damage import combat_damage_of
from kwoon.games.shadowfist.standing.derive import derive, fighting, resources_of
from kwoon.games.shadowfist.standing.victory import goal_of
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import CHARACTER, FENG_SHUI, SITE
from kwoon.games.shadowfist.terms.ids import SeatId

MOST_POWER: Final = 12
"""More Power than this does not help any more."""


class Weights:
    """What each thing that a player has counts."""

    def __init__(
        self,
        nearness: list[float],
        burned: float,
        income: float,
        power: float,
        fighting: float,
        champion: float,
        character: float,
        site: float,
        damage: float,
        hand: float,
        pool: float,
        later: float,
    ) -> None:
        self.nearness: list[float] = nearness
        """By how many Feng Shui Sites are missing to the goal."""
        self.burned: float = burned
        """A card burned for victory: it gives nothing, but nobody can take it away."""
        self.income: float = income
        self.power: float = power
        self.fighting: float = fighting
        self.champion: float = champion
        """The strongest Character, once more."""
        self.character: float = character
        self.site: float = site
        """A Site that is no Feng Shui Site."""
        self.damage: float = damage
        """A Feng Shui Site as good as beaten down."""
        self.hand: float = hand
        self.pool: float = pool
        """A resource, up to 8."""
        self.later: float = later
        """To have one's turn as the last of all, at the beginning of a turn."""


DUEL: Final = Weights(
    nearness=[0.3, 0.2, 0.1, 0.0, -0.5, -1.2],
    burned=0.5,
    income=0.95,
    power=0.57,
    fighting=0.18,
    champion=0.19,
    character=0.26,
    site=0.14,
    damage=-1.0,
    hand=0.1,
    pool=0.055,
    later=-2.0,
)
CROWD: Final = Weights(
    nearness=[0.4, 0.35, 0.3, 0.0, -0.3, -0.4],
    burned=0.94,
    income=0.64,
    power=0.36,
    fighting=0.195,
    champion=0.045,
    character=0.075,
    site=0.02,
    damage=-1.08,
    hand=0.01,
    pool=0.035,
    later=-1.18,
)
"""For three and more."""
NO_DECK: Final = -6.0


def strength_of(table: Table, seat: SeatId, weights: Weights, style: Style, mine: bool) -> float:
    """What a player has, as one of that style sees it: one's own, or another's."""
    derived = derive(table)
    missing = goal_of(table, seat) - table.closeness(seat)
    total = weights.nearness[max(0, min(len(weights.nearness) - 1, missing))]
    fighters = weights.fighting * (style.fighting if mine else style.fear)
    total += (weights.burned + (style.taken if mine else 0.0)) * len(table.burned[seat])
    income = 0
    strongest = 0
    for card in derived.by_seat[seat]:
        face = table.faces[card]
        kind = face.type
        if kind == CHARACTER:
            strength = max(fighting(table, card), combat_damage_of(table, card))
            total += weights.character + fighters * strength
            strongest = max(strongest, strength)
        elif kind == FENG_SHUI or kind == SITE:
            income += 1 if table.face_down[card] else face.power
            if kind == SITE:
                total += weights.site
            elif table.damage[card]:
                total += weights.damage * table.damage[card] / max(1, derived.of[card].body)
    total += weights.income * (style.income if mine else 1.0) * income + weights.champion * strongest
    total += weights.power * min(MOST_POWER, table.power[seat])
    total += weights.hand * (style.hand if mine else 1.0) * len(table.hands[seat])
    total += weights.pool * min(8, sum(resources_of(table, seat)))
    return total if table.decks[seat] else total + NO_DECK


def chances(table: Table, style: Style, whose: int) -> list[float]:
    """Each seat's chance, as one player of a style sees it; they sum up to 1."""
    weights = DUEL if table.seats == 2 else CROWD
    playing = table.playing()
    found = [0.0] * table.seats
    total = 0.0
    most = -1.0e9
    for at in range(len(playing)):
        seat = playing[at]
        found[seat] = strength_of(table, seat, weights, style, seat == whose) + weights.later * at / len(playing)
        most = max(most, found[seat])
    for seat in playing:
        found[seat] = exp(found[seat] - most)
        total += found[seat]
    return [found[seat] / total if seat in playing else 0.0 for seat in range(table.seats)]
