"""Which attack to declare, with whom, and what a fallen Site is good for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from kwoon.bots.shadowfist.fight import could_intercept, stands, unopposed, worst_defence
from kwoon.bots.shadowfist.table import Piece, Table

VICTORY = 1000.0
TOO_LITTLE = 0.5
"""An attack that is worth less than this is not declared."""
MOST_TRIED = 4
"""Up to how many attackers every possible team is considered."""
HOPE = 0.5
"""How likely an attack gets through that the defender could stop."""


@dataclass
class Plan:
    """An attack worth making."""

    worth: float
    target: Piece
    attackers: list[Piece]


def able_attackers(table: Table) -> list[Piece]:
    """SF-28.1.1: unturned Characters that have resolved and can do something."""
    return [piece for piece in table.characters(table.seat) if piece.ready and not piece.turned and piece.strikes > 0]


def best_plan(table: Table, able: Sequence[Piece]) -> Plan | None:
    """The best attack over all targets, if one is worth it."""
    plans = [
        plan
        for seat in table.opponents
        for target in table.of(seat)
        if (target.is_site or target.is_character) and (plan := plan_against(table, target, able)) is not None
    ]
    best = max(plans, key=lambda plan: plan.worth, default=None)
    return best if best is not None and best.worth > TOO_LITTLE else None


def plan_against(table: Table, target: Piece, able: Sequence[Piece]) -> Plan | None:
    """The team that makes most of an attack on this target: one that can take it, or everybody."""
    if not able:
        return None
    seats = table.opponents if wins_game(table, target) else [target.seat]
    others = could_intercept(table, target, seats)
    needed = stands(target)
    best: Plan | None = None
    for team in teams(able):
        if unopposed(team, target) < needed and len(team) < len(able):
            continue
        plan = Plan(worth_of_attack(table, target, team, others), target, team)
        if best is None or plan.worth > best.worth:
            best = plan
    return best


def teams(able: Sequence[Piece]) -> list[list[Piece]]:
    """Who might attack together: any of the four strongest, or the strongest from the first on."""
    ordered = sorted(able, key=lambda piece: (-piece.strikes, piece.spot))
    found = [list(team) for count in range(1, MOST_TRIED + 1) for team in combinations(ordered[:MOST_TRIED], count)]
    return found + [ordered[:count] for count in range(MOST_TRIED + 1, len(ordered) + 1)]


def worth_of_attack(table: Table, target: Piece, team: list[Piece], others: list[Piece]) -> float:
    """What the attack can be expected to bring, less what it may cost."""
    needed = stands(target)
    gain = gain_of(table, target)
    free = unopposed(team, target)
    worst = worst_defence(team, others, target)
    effort = 0.03 * sum(1 + piece.strikes for piece in team)
    if worst.damage >= needed:
        lost = sum(piece.worth for piece in worst.lost) - sum(piece.worth for piece in worst.killed)
        return gain - 0.5 * max(0.0, lost) - effort
    exchange = sum(piece.worth for piece in worst.killed) - sum(piece.worth for piece in worst.lost)
    if free >= needed:
        chance = HOPE if others else 1.0
        return chance * gain + (1.0 - chance) * exchange - effort
    if target.is_character or not others:
        worn = 0.3 * gain * free / needed if target.is_site else 0.0
        return worn + min(0.0, exchange) - effort
    return 0.3 * gain * worst.damage / needed + min(0.0, exchange) - effort


def gain_of(table: Table, target: Piece) -> float:
    """What taking a target is worth: a Site for one's own count, and less for its owner's."""
    if wins_game(table, target):
        return VICTORY
    gain = target.worth
    if target.is_feng_shui:
        gain += 2.0 + table.closeness(table.seat)
        if target.damage:
            gain += 0.5
        if target.face_down:
            gain -= 1.0
    if target.is_site and table.one_away(target.seat):
        gain += 8.0
    others = [seat for seat in table.opponents if seat != target.seat]
    if others:
        gain += table.closeness(target.seat) - max(table.closeness(seat) for seat in others)
    return gain


def wins_game(table: Table, target: Piece) -> bool:
    """SF-4.2: whether the target would be the final Site."""
    return target.is_feng_shui and table.one_away(table.seat)


def stakes_of(table: Table) -> float:
    """What the attack under way would cost this player if it succeeds."""
    attack = table.attack
    if attack is None or attack.target is None or attack.by == table.seat:
        return 0.0
    if attack.wins(table):
        return VICTORY
    if attack.target.seat != table.seat:
        return 0.0
    if attack.target.is_site:
        return attack.target.worth + 2.0 + max(0, table.closeness(attack.by) - 2)
    return attack.target.worth
