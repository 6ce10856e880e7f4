"""How likely each of the last two who stand is to win, by a small net that looks at hands, gear, Chi and threats.

What it sees of a card is what the card does, not which one it is, so it judges any deck (KF-6.1: also with cards of
one's own). Its numbers were learned from games (tools/fit_worth.py); they stand in `judged.py`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.engine.seats import SeatId
from kwoon.games.kungfu.cards import ATTACK, BLOCK, CHI, ENHANCEMENT, STANCE, WEAPON, Deck, Kind
from kwoon.games.kungfu.rules.exchange import STRONG_AGAINST
from kwoon.games.kungfu.state.table import Table
from kwoon.games.kungfu.terms.ids import NONE, CardKind

MARKS: Final = 23
"""How many numbers tell what a card does."""
CHI_STEPS: Final = (2, 4, 6, 8, 11, 15, 20)
"""Chi is told in steps: how much of the first two points is there, of the first four, and so on."""
GEAR: Final = 9
THREATS: Final = 5
A_SIDE: Final = MARKS + GEAR + 7 + THREATS
INPUTS: Final = 2 * A_SIDE + 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A net with one hidden layer, and what it has read of the deck."""

    def __init__(self, hidden: list[list[float]], out: list[float]) -> None:
        self.hidden: list[list[float]] = hidden
        """Of each hidden unit: what each input counts, and at the end what is added in any case."""
        self.out: list[float] = out
        """What each hidden unit counts, and at the end what is added in any case."""
        self.deck: Deck | None = None
        self.marks: list[list[float]] = []

    def read(self, deck: Deck) -> None:
        """Look the deck through, once."""
        self.deck = deck
        self.marks = [marks_of(card, deck) for card in deck.kinds]

    def inputs(self, table: Table, first: SeatId, second: SeatId, me: int) -> list[float]:
        """What the net sees: first of who has the turn, then of the other; and which of them thinks."""
        if self.deck is not table.deck:
            self.read(table.deck)
        found = self.side(table, first, second)
        found.extend(self.side(table, second, first))
        found.append(1.0 if first == me else 0.0)
        found.append(1.0 if second == me else 0.0)
        return found

    def side(self, table: Table, seat: SeatId, other: SeatId) -> list[float]:
        """Of one player: the hand, gear, Chi, and what an attack on the other could do."""
        kinds = table.kinds_
        found = [0.0] * MARKS
        hand = table.hands[seat]
        for kind in hand:
            marks = self.marks[kind]
            for number in range(MARKS):
                found[number] += marks[number]
        stance, weapon = table.stances[seat], table.weapons[seat]
        if stance != NONE:
            card = kinds[stance]
            fits, seen = 0, 0
            for kind in hand:
                if not seen >> kind & 1:
                    seen |= 1 << kind
                    fits += card.bonus[kind]
            marks = self.marks[stance]
            found.extend([1.0, marks[13], marks[14], marks[15], fits / 3.0])
        else:
            found.extend([0.0, 0.0, 0.0, 0.0, 0.0])
        if weapon != NONE:
            marks = self.marks[weapon]
            found.extend([1.0, marks[16], marks[17], marks[18]])
        else:
            found.extend([0.0, 0.0, 0.0, 0.0])
        chi = table.chi[seat]
        for step in CHI_STEPS:
            found.append(min(chi, step) / step)
        most, free = self.threat(table, seat, other)
        theirs = table.chi[other]
        found.append(most / 8.0)
        found.append(free / 8.0)
        found.append(1.0 if most >= theirs else 0.0)
        found.append(1.0 if free >= theirs else 0.0)
        found.append(min(free, theirs) / theirs if theirs > 0 else 0.0)
        return found

    def threat(self, table: Table, seat: SeatId, other: SeatId) -> tuple[int, int]:
        """The Chi that the best attack out of this hand would cost, and the best that the other has no block for."""
        kinds, types = table.kinds_, table.deck.types
        ignored = 0
        for kind in table.hands[other]:
            if types[kind] == BLOCK:
                ignored |= kinds[kind].ignores
        stances: list[int] = [table.stances[seat]]
        bases: list[int] = []
        extras: list[CardKind] = []
        if table.weapons[seat] != NONE:
            bases.append(table.weapons[seat])
        seen = 0
        for kind in table.hands[seat]:
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            type_ = types[kind]
            if type_ == ATTACK or type_ == WEAPON:
                bases.append(kind)
            elif type_ == STANCE:
                stances.append(kind)
            elif type_ == ENHANCEMENT:
                extras.append(kind)
                if kinds[kind].unblockable:
                    ignored = 0
        against = table.stances[other]
        defense = table.defense_of(other)
        most, free = 0, 0
        for stance in stances:
            worn = kinds[stance] if stance != NONE else None
            more = -defense
            if worn is not None:
                more += worn.damage
                if against != NONE and worn.strong_against == against:
                    more += STRONG_AGAINST
            for kind in extras:
                more += kinds[kind].damage
                if worn is not None:
                    more += worn.bonus[kind]
            for base in bases:
                landed = more + kinds[base].damage
                if worn is not None:
                    landed += worn.bonus[base]
                if landed > most:
                    most = landed
                if landed > free and not ignored >> base & 1:
                    free = landed
        return most, free

    def chance(self, table: Table, first: SeatId, second: SeatId, me: int) -> float:
        """How likely the one who has the turn is to win."""
        inputs = self.inputs(table, first, second, me)
        there: list[int] = []
        for number in range(INPUTS):
            if inputs[number] != 0.0:
                there.append(number)
        out = self.out
        total = out[len(self.hidden)]
        for unit in range(len(self.hidden)):
            weights = self.hidden[unit]
            value = weights[INPUTS]
            for number in there:
                value += weights[number] * inputs[number]
            if value > 0.0:
                total += out[unit] * value
        return 1.0 / (1.0 + exp(-total))


def marks_of(card: Kind, deck: Deck) -> list[float]:
    """What a card does, in numbers of about 1."""
    marks = [0.0] * MARKS
    type_ = card.type
    marks[type_] = 1.0
    if type_ == ATTACK:
        stopped = 0
        for other in deck.kinds:
            if other.type == BLOCK and other.ignores >> card.index & 1:
                stopped += other.copies
        marks[6], marks[7], marks[8] = card.damage / 3.0, float(card.discards_gear), stopped / 5.0
    elif type_ == ENHANCEMENT:
        marks[9], marks[10] = card.damage / 2.0, card.extra_attacks / 2.0
        marks[11], marks[12] = float(card.splits), float(card.unblockable)
    elif type_ == STANCE:
        often = 0
        for other in deck.kinds:
            often += card.bonus[other.index] * other.copies
        marks[13], marks[14], marks[15] = float(card.damage), float(card.defense), often / 15.0
    elif type_ == WEAPON:
        marks[16], marks[17], marks[18] = card.damage / 3.0, card.defense / 2.0, float(card.discard_after_attack)
    elif type_ == BLOCK:
        stops = 0
        for other in deck.kinds:
            if card.ignores >> other.index & 1:
                stops += other.copies
        marks[19], marks[20], marks[21] = stops / 10.0, card.defense / 3.0, float(card.counter)
    elif type_ == CHI:
        marks[22] = card.restores / 4.0
    return marks
