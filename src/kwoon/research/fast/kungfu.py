"""Kung Fu Fighting straight from the state. `kwoon.research.kungfu` says what each cell and action number means."""

from __future__ import annotations

from typing import Final, cast

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game
from kwoon.engine.seats import SeatId
from kwoon.games.kungfu.cards import ATTACK, CHI, ENHANCEMENT, STANCE, WEAPON, Deck
from kwoon.games.kungfu.rules.attack import Attack, Strike
from kwoon.games.kungfu.rules.exchange import Exchange, damage_of, takes_gear
from kwoon.games.kungfu.rules.turn import Turn
from kwoon.games.kungfu.state.table import Table
from kwoon.games.kungfu.terms import actions as do
from kwoon.games.kungfu.terms import questions as q
from kwoon.games.kungfu.terms.ids import NONE
from kwoon.research.fast.reader import Reader, capped

SEATS: Final = 6
ATTACKS: Final = 4
"""How many attacks of an exchange are told: the newest ones."""

# Where facts stand among those of the table, of a seat and of an attack: in the order in which the encoding names them.
PILE: Final = 1
ATTACKED: Final = 2
OVER: Final = 3
CHI_AT_START: Final = 4
HAND_SIZE: Final = 5
PLAYERS: Final = 6
SEAT_CELLS: Final = 5
STRIKE_CELLS: Final = 9

PLAYS: Final = {ATTACK: do.ATTACK, STANCE: do.TAKE_STANCE, WEAPON: do.PICK_UP, CHI: do.PLAY}
"""What is done with a card of each type in one's turn."""


class KungFuReader(Reader):
    """Reads brawls of one deck."""

    def __init__(self, deck: Deck, cell: dict[str, int], action: dict[str, int]) -> None:
        kinds = len(deck.kinds)
        self.place: list[int] = [0] * kinds
        """Each kind's place among those of its type; attacks and enhancements count together."""
        counts = [0] * 6
        for kind in range(kinds):
            type_ = ATTACK if deck.types[kind] == ENHANCEMENT else deck.types[kind]
            self.place[kind] = counts[type_]
            counts[type_] += 1
        self.strikers: int = counts[ATTACK]
        self.stances: int = counts[STANCE]
        self.weapons: int = counts[WEAPON]
        self.table_at: int = cell["turn"]
        self.seats_at: int = cell["seat 0 active"]
        self.seat_size: int = cell["seat 1 active"] - self.seats_at
        self.hand_at: int = cell[f"hand: {deck.kinds[0].name}"]
        self.attacks_at: int = cell["attack 0 there"]
        self.attack_size: int = cell["attack 1 there"] - self.attacks_at
        self.size = len(cell)
        self.actions = len(action)
        self.head_at_first: list[int] = [0] * self.hand_at
        self.no_cards: list[int] = [0] * (2 * kinds)
        self.no_strike: list[int] = [0] * self.attack_size
        self.empty_seats: list[bytes] = [bytes(self.seat_size * (SEATS - seats)) for seats in range(SEATS + 1)]
        self.empty_attacks: list[bytes] = [bytes(self.attack_size * (ATTACKS - count)) for count in range(ATTACKS)]
        names = [kind.name for kind in deck.kinds]
        verbs = [PLAYS.get(type_, "") for type_ in deck.types]
        self.end: int = action["end"]
        self.nothing: int = action["nothing"]
        self.target: list[int] = [-1] + [action[f"target, seat {seat}"] for seat in range(1, SEATS)]
        self.discard: list[int] = [action.get(f"discard, hand 0: {name}", -1) for name in names]
        self.play: list[int] = [action.get(f"{verbs[kind]}, hand 0: {names[kind]}", -1) for kind in range(kinds)]
        self.enhance: list[int] = [action.get(f"enhance, hand 0: {name}", -1) for name in names]
        self.block: list[int] = [action.get(f"block, hand 0: {name}", -1) for name in names]
        self.back: list[int] = [action.get(f"strike back, hand 0: {name}", -1) for name in names]
        self.drop_stance: list[int] = [action.get(f"discard, stance 0: {name}", -1) for name in names]
        self.drop_weapon: list[int] = [action.get(f"discard, weapon 0: {name}", -1) for name in names]
        self.use_weapon: list[int] = [action.get(f"attack, weapon 0: {name}", -1) for name in names]
        self.back_weapon: list[int] = [action.get(f"strike back, weapon 0: {name}", -1) for name in names]

    def observe(self, game: Game, seat: int) -> bytes:
        table = cast(Table, game)
        seats = table.seats
        head = self.head_at_first[: self.seats_at + seats * self.seat_size]
        facts = self.table_at
        decision = table.decision
        if decision is None:
            head[facts + OVER] = 1
        elif decision.seat == seat:
            head[decision.kind] = 1
        head[facts] = capped(table.turn)
        head[facts + PILE] = capped(table.left)
        head[facts + CHI_AT_START] = table.rules.chi
        head[facts + HAND_SIZE] = table.rules.hand
        head[facts + PLAYERS] = seats
        at = self.seats_at
        for step in range(seats):
            each = seat + step
            if each >= seats:
                each -= seats
            if each == table.active:
                head[at] = 1
            chi = table.chi[each]
            if chi > 0:
                head[at + 1] = 1
                head[at + 2] = chi
            head[at + 3] = len(table.hands[each])
            stance = table.stances[each]
            if stance != NONE:
                head[at + SEAT_CELLS + self.place[stance]] = 1
            weapon = table.weapons[each]
            if weapon != NONE:
                head[at + SEAT_CELLS + self.stances + self.place[weapon]] = 1
            if stance != NONE or weapon != NONE:
                head[at + 4] = capped(table.defense_of(SeatId(each)))
            at += self.seat_size
        parts = [b"", self.empty_seats[seats], b""]
        self.read_stack(table, seat, head, parts)
        parts[0] = bytes(head)
        cards = self.no_cards[:]
        for kind in table.hands[seat]:
            cards[kind] += 1
        first = len(self.place)
        for kind in table.discards:
            cards[first + kind] += 1
        parts[2] = bytes(cards)
        return b"".join(parts)

    def read_stack(self, table: Table, seat: int, head: list[int], parts: list[bytes]) -> None:
        """Whether the player whose turn it is has attacked, and the attacks of the exchange, the newest first."""
        found: list[Strike] = []
        at_hand = -1
        made = 0
        for procedure in table.stack:
            if isinstance(procedure, Turn):
                if procedure.attacked:
                    head[self.table_at + ATTACKED] = 1
            elif isinstance(procedure, Exchange):
                found.extend(procedure.strikes)
                at_hand = procedure.at
                made = len(found)
            elif isinstance(procedure, Attack):
                found.append(procedure.as_it_stands(table, procedure.target))
                if procedure.second != NONE:
                    found.append(procedure.as_it_stands(table, procedure.second))
        count = len(found)
        number = count - 1
        while number >= 0 and number >= count - ATTACKS:
            cells = self.strike_cells(table, seat, found[number])
            if number >= made:
                cells[8] = 1
            elif number == at_hand:
                cells[7] = 1
            parts.append(bytes(cells))
            number -= 1
        if count < ATTACKS:
            parts.append(self.empty_attacks[count])

    def strike_cells(self, table: Table, seat: int, strike: Strike) -> list[int]:
        """One attack."""
        seats = table.seats
        target = strike.target
        cells = self.no_strike[:]
        cells[0] = 1
        if strike.unblockable:
            cells[1] = 1
        cells[2] = capped(takes_gear(table, strike) - strike.lost)
        cells[3] = capped(strike.extra)
        if target != NONE:
            damage = strike.damage
            if damage == 0:
                damage = damage_of(table, strike)
            cells[4] = capped(damage)
            defense = table.defense_of(target)
            if strike.block != NONE:
                defense += table.kinds_[strike.block].defense
            cells[5] = capped(defense)
        if strike.ignored:
            cells[6] = 1
        at = STRIKE_CELLS
        cells[at + (strike.attacker - seat) % seats] = 1
        if target != NONE:
            cells[at + SEATS + (target - seat) % seats] = 1
        at += 2 * SEATS
        for kind in strike.cards:
            cells[at + self.place[kind]] += 1
        at += self.strikers
        if strike.weapon != NONE:
            cells[at + self.place[strike.weapon]] = 1
        if strike.block != NONE:
            cells[at + self.weapons + self.place[strike.block]] = 1
        return cells

    def numbers(self, game: Game) -> list[int]:
        table = cast(Table, game)
        decision = table.decision
        found: list[int] = []
        if decision is None:
            return found
        kind = decision.kind
        seat = decision.seat
        for code in decision.options:
            if kind == q.TARGET or kind == q.SPLIT:
                found.append(self.target[(code - seat) % table.seats])
            elif code >= 0:
                if kind == q.DISCARD:
                    found.append(self.discard[code])
                elif kind == q.PLAY:
                    found.append(self.play[code])
                elif kind == q.ENHANCE:
                    found.append(self.enhance[code])
                elif kind == q.ANSWER:
                    found.append(self.block[code])
                else:
                    found.append(self.back[code])
            elif code == DONE:
                found.append(self.end if kind == q.PLAY else self.nothing)
            elif code == q.DROP_STANCE:
                found.append(self.drop_stance[table.stances[seat]])
            elif code == q.DROP_WEAPON:
                found.append(self.drop_weapon[table.weapons[seat]])
            elif kind == q.COUNTER:
                found.append(self.back_weapon[table.weapons[seat]])
            else:
                found.append(self.use_weapon[table.weapons[seat]])
        return found
