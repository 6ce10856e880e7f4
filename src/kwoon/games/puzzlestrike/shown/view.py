"""PS-11.2: what a seat may know, as plain data. Piles, discard piles and the bank are open; hands and bags are not."""

from __future__ import annotations

from kwoon.engine.plain import Data
from kwoon.engine.seats import SeatId, all_seats
from kwoon.games.puzzlestrike.options import MODES
from kwoon.games.puzzlestrike.rules.match import Match
from kwoon.games.puzzlestrike.rules.phases import spending_cap
from kwoon.games.puzzlestrike.rules.play import Attack, Play
from kwoon.games.puzzlestrike.rules.send import Send
from kwoon.games.puzzlestrike.rules.setup import DRAFT_ORDERS, BlindPick, Draft, character_name
from kwoon.games.puzzlestrike.rules.turn import BEGIN, BUYING, HOLD_BACK, KEEPING, PHASES, Turn
from kwoon.games.puzzlestrike.shown.labels import about
from kwoon.games.puzzlestrike.state.chip import CHIPS, COLOURS, ONE_GEM, WOUND
from kwoon.games.puzzlestrike.state.table import (
    BAG,
    BOUGHT,
    DISCARD,
    DRAWING_PIGS,
    HAND,
    KNOWN,
    MONEY,
    ONGOING,
    PIGS,
    TABLE,
    TOP,
    WOUNDED,
    ZONES,
    Table,
)
from kwoon.games.puzzlestrike.terms.ids import NONE, ChipKind, Pile
from kwoon.games.puzzlestrike.terms.packing import sends_in


def names(chips: list[ChipKind]) -> list[Data]:
    """Chips by name, in the order they lie."""
    return [CHIPS[kind].name for kind in chips]


def view_of(table: Table, seat: SeatId) -> dict[str, Data]:
    """All that a seat may know; seat -1 is a spectator."""
    bank: dict[str, Data] = {CHIPS[kind].name: table.bank[kind] for kind in table.stacks}
    data: dict[str, Data] = {
        "game": "puzzlestrike",
        "seat": seat,
        "mode": MODES[table.rules.mode],
        "options": table.rules.plain(),
        "turn": table.turn,
        "active": table.active,
        "phase": phase_of(table),
        "over": table.decision is None,
        "ante": table.ante_value(),
        "panic": table.level,
        "bank": bank,
        "standins": list(table.standins),
        "removed": None if table.removed == NONE else CHIPS[table.removed].name,
        "aside": names(table.aside),
        "piles": [pile_view(table, Pile(pile)) for pile in range(table.piles)],
        "players": [player_view(table, each, seat) for each in all_seats(table.seats)],
        "playing": plays_view(table),
        "sends": sends_view(table),
        "floating": list(table.floating),
        "setup": setup_view(table, seat),
        "tied": tied_view(table),
    }
    decision = table.decision
    if decision is not None and decision.seat == seat:
        data["question"] = {
            "kind": table.kind_name(decision.kind),
            "prompt": table.prompt(),
            "about": about(table),
        }
    return data


def pile_view(table: Table, pile: Pile) -> dict[str, Data]:
    """A gem pile: how many of each size, and the sum."""
    gems: list[Data] = list(table.gems[pile])
    owners: list[Data] = [seat for seat in range(table.seats) if table.homes[seat] == pile]
    return {"seats": owners, "gems": gems, "total": table.total(pile)}


def player_view(table: Table, seat: SeatId, viewer: SeatId) -> dict[str, Data]:
    """A player's chips as another sees them; the owner sees the hand, and may work out what the bag holds."""
    hand = table.zone(seat, HAND)
    bag = table.zone(seat, BAG)
    arrows: dict[str, Data] = {COLOURS[colour]: table.has(seat, colour) for colour in range(5)}
    player: dict[str, Data] = {
        "seat": seat,
        "character": character_name(table.characters[seat]) if table.characters else None,
        "playing": table.playing(seat),
        "pile": table.homes[seat],
        "cards": len(hand),
        "bag_size": len(bag),
        "top": names(table.zone(seat, TOP)),
        "discard": names(table.zone(seat, DISCARD)),
        "table": names(table.zone(seat, TABLE)),
        "ongoing": names(table.zone(seat, ONGOING)),
        "arrows": arrows,
        "money": table.has(seat, MONEY),
        "pigs": table.has(seat, PIGS),
        "drawing_pigs": table.has(seat, DRAWING_PIGS),
        "bought": table.has(seat, BOUGHT),
    }
    if seat == viewer:
        player["hand"] = names(hand)
        player["bag"] = names(sorted(bag))
        player["kept"] = kept_by(table, seat)
        player["afford"] = names(affordable(table, seat))
    else:
        player["known"] = names(sorted(table.zone(seat, KNOWN)))
        player["unseen"] = names(sorted([*hand, *bag]))
    return player


def kept_by(table: Table, seat: SeatId) -> list[Data]:
    """What a player has held back or kept so far, for that player alone."""
    turn = turn_of(table)
    return names(turn.kept) if turn is not None and turn.seat == seat else []


def affordable(table: Table, seat: SeatId) -> list[ChipKind]:
    """The stacks that a player could buy from with the gem power and the gems of the hand as they are now."""
    turn = turn_of(table)
    step = turn.step if turn is not None and table.own_turn(seat) else BEGIN
    if step >= KEEPING or table.decision is None:
        return []
    money = table.has(seat, MONEY)
    if step < BUYING and not held_back(turn, seat):
        held = turn.kept if turn is not None and turn.seat == seat else []
        money += sum([kind + 1 for kind in table.hand(seat) if kind < 4]) - sum([kind + 1 for kind in held if kind < 4])
    most = min(money, spending_cap(table, seat))
    found = [kind for kind in table.stacks if kind != WOUND and table.in_stock(kind) and CHIPS[kind].cost <= most]
    if WOUND in table.stacks and table.in_stock(WOUND) and not table.has(seat, WOUNDED):
        found.append(WOUND)
    return found


def held_back(turn: Turn | None, seat: SeatId) -> bool:
    """PS-9.1: whether a player has said what to hold back while the teammate has yet to: the gems left are no money."""
    return turn is not None and turn.step >= HOLD_BACK and seat == turn.lead and turn.seat != seat


def turn_of(table: Table) -> Turn | None:
    """The turn that is being taken."""
    for procedure in table.stack:
        if isinstance(procedure, Turn):
            return procedure
    return None


def phase_of(table: Table) -> str:
    """The phase of the turn."""
    turn = turn_of(table)
    return "setup" if turn is None else PHASES[turn.step]


def plays_view(table: Table) -> list[Data]:
    """The chips that are being played, the newest last."""
    found: list[Data] = []
    for procedure in table.stack:
        if isinstance(procedure, Play):
            found.append({"seat": procedure.seat, "chooser": procedure.chooser, "chip": CHIPS[procedure.chip].name})
        elif isinstance(procedure, Attack) and procedure.at < len(procedure.targets):
            found.append({"attacker": procedure.seat, "target": procedure.targets[procedure.at]})
    return found


def sends_view(table: Table) -> list[Data]:
    """The gems in the air, the newest last."""
    found: list[Data] = []
    for procedure in table.stack:
        if isinstance(procedure, Send):
            found.append(
                {
                    "seat": procedure.seat,
                    "pile": procedure.pile,
                    "gems": procedure.gems,
                    "uncounterable": procedure.heavy,
                    "back": procedure.back,
                }
            )
    return found


def setup_view(table: Table, seat: SeatId) -> Data:
    """The draft in the open; of a double-blind pick only one's own, and how many have picked."""
    top = table.stack[-1] if table.stack else None
    if isinstance(top, Draft):
        order = DRAFT_ORDERS[table.seats]
        drafted: list[Data] = [names(list(top.chips_of(order, each))) for each in all_seats(table.seats)]
        return {"pool": names(top.pool), "drafted": drafted}
    if isinstance(top, BlindPick):
        own = top.picks[seat] if 0 <= seat < len(top.picks) else None
        return {"picked": len(top.picks), "own": own}
    return None


def tied_view(table: Table) -> list[Data]:
    """The players who play on after a tie."""
    for procedure in table.stack:
        if isinstance(procedure, Match):
            return list(procedure.tied)
    return []


def pieces_of(table: Table) -> list[str]:
    """Every printed copy once, wherever it is; stand-in gems are none."""
    counts = list(table.box)
    for kind in range(len(table.bank)):
        counts[kind] += table.bank[kind]
    for index in range(len(table.zones)):
        if index % ZONES != KNOWN:
            for kind in table.zones[index]:
                counts[kind] += 1
    for pile in table.gems:
        for size in range(4):
            counts[size] += pile[size]
    for kind in table.aside:
        counts[kind] += 1
    for _, gems, _ in sends_in(table.floating):
        counts[ONE_GEM] += gems
    for procedure in table.stack:
        if isinstance(procedure, Send):
            counts[ONE_GEM] += procedure.gems
    for size in range(4):
        counts[size] -= table.standins[size]
    found: list[str] = []
    for kind in range(len(counts)):
        found.extend([CHIPS[kind].name] * counts[kind])
    return found
