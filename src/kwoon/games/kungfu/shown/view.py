"""What a seat may know, as plain data. Hands are secret, all else lies open (KF-1)."""

from __future__ import annotations

from kwoon.engine.plain import Data
from kwoon.engine.seats import SeatId, all_seats
from kwoon.games.kungfu.rules.attack import Attack, Strike
from kwoon.games.kungfu.rules.exchange import Exchange, damage_of, takes_gear
from kwoon.games.kungfu.rules.turn import Turn
from kwoon.games.kungfu.shown.labels import attack_name, prompt
from kwoon.games.kungfu.state.table import Table
from kwoon.games.kungfu.terms.ids import NONE
from kwoon.games.kungfu.terms.questions import KIND_NAMES


def view_of(table: Table, seat: SeatId) -> dict[str, Data]:
    """All that a seat may know, as plain data; seat -1 is a spectator."""
    names = table.deck.kinds
    players: list[Data] = []
    for each in all_seats(table.seats):
        stance = table.stances[each]
        weapon = table.weapons[each]
        player: dict[str, Data] = {
            "seat": each,
            "chi": table.chi[each],
            "stance": None if stance == NONE else names[stance].name,
            "weapon": None if weapon == NONE else names[weapon].name,
            "cards": len(table.hands[each]),
            "defense": table.defense_of(each),
            "standing": table.chi[each] > 0,
        }
        if each == seat:
            player["hand"] = [names[kind].name for kind in table.hands[each]]
        players.append(player)
    data: dict[str, Data] = {
        "game": "kungfu",
        "options": table.rules.plain(),
        "seat": seat,
        "turn": table.turn,
        "active": table.active,
        "over": table.decision is None,
        "players": players,
        "draw_pile": table.left,
        "discards": [names[kind].name for kind in table.discards],
        "attacks": attacks_in_view(table),
        "attacked": has_attacked(table),
    }
    decision = table.decision
    if decision is not None and decision.seat == seat:
        data["question"] = {"kind": KIND_NAMES[decision.kind], "prompt": prompt(table)}
    return data


def has_attacked(table: Table) -> bool:
    """Whether the player whose turn it is has attacked."""
    return any(isinstance(each, Turn) and each.attacked for each in table.stack)


def attacks_in_view(table: Table) -> list[Data]:
    """The attacks of the open exchange, made or being made: all of it is open information."""
    found: list[Data] = []
    for procedure in table.stack:
        if isinstance(procedure, Exchange):
            for number, strike in enumerate(procedure.strikes):
                data = strike_in_view(table, strike)
                data["at_hand"] = number == procedure.at
                found.append(data)
        elif isinstance(procedure, Attack):
            targets = [procedure.target] if procedure.second == NONE else [procedure.target, procedure.second]
            for target in targets:
                data = strike_in_view(table, procedure.as_it_stands(table, target))
                data["being_made"] = True
                found.append(data)
    return found


def strike_in_view(table: Table, strike: Strike) -> dict[str, Data]:
    """One attack: its cards, and as far as they are known its damage and the defense against it."""
    target = strike.target
    return {
        "attacker": strike.attacker,
        "target": target,
        "name": attack_name(table, strike),
        "cards": [table.deck.name(kind) for kind in strike.cards],
        "weapon": None if strike.weapon == NONE else table.deck.name(strike.weapon),
        "unblockable": strike.unblockable,
        "takes_gear": takes_gear(table, strike) - strike.lost,
        "extra": strike.extra,
        "damage": None if target == NONE else strike.damage or damage_of(table, strike),
        "defense": None if target == NONE else defense_against(table, strike),
        "block": None if strike.block == NONE else table.deck.name(strike.block),
        "ignored": strike.ignored,
    }


def defense_against(table: Table, strike: Strike) -> int:
    """The defense of the target's gear, and of the block if there is one."""
    block = 0 if strike.block == NONE else table.kinds_[strike.block].defense
    return table.defense_of(strike.target) + block
