"""SF-9.1: the Site structure: locations in a row, each with a front and a back; how it grows and collapses.

A location is a number that is never used again, so that a new location in an old place is another one (SF-9.1.4.1).
A player without Sites has one unspecified location (SF-9.1.2.2), which is written as a negative number.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.state.table import BACK, FRONT, Table, table_of, with_value
from kwoon.games.shadowfist.terms.ids import NO_SEAT, NONE, CardId, Place, SeatId, all_seats
from kwoon.games.shadowfist.terms.questions import WHERE_TO


def unspecified(seat: SeatId) -> Place:
    """SF-9.1.2.2: the one location of a player without Sites."""
    return Place(-(seat + 2))


def seat_of_place(table: Table, place: Place) -> SeatId:
    """Whose structure a location is in."""
    if place < NONE:
        return SeatId(-place - 2)
    for seat in all_seats(table.seats):
        if place in table.structures[seat]:
            return seat
    return NO_SEAT


def is_there(table: Table, place: Place) -> bool:
    """Whether a location has not ceased to exist (SF-9.1.4.1); an unspecified one does when a Site is added."""
    seat = seat_of_place(table, place)
    return seat != NONE and (place > NONE or not table.structures[seat])


def sites_at(table: Table, place: Place) -> list[CardId]:
    """The Sites of a location, the front one first."""
    found = [card for card in table.in_play if table.places[card] == place and table.is_site(card)]
    found.sort(key=table.rows.__getitem__)
    return found


def locations(table: Table, seat: SeatId) -> list[Place]:
    """The locations that a Character of this player may be placed at (SF-25.4)."""
    structure = table.structures[seat]
    return structure[:] if structure else [unspecified(seat)]


def all_locations(table: Table) -> list[Place]:
    """SF-9.1.2.3: every location on the table; a player with neither Sites nor Characters has none."""
    found: list[Place] = []
    for seat in table.playing():
        found.extend(table.structures[seat])
        if not table.structures[seat]:
            place = unspecified(seat)
            if any(table.places[card] == place for card in table.in_play):
                found.append(place)
    return found


def adjacent(table: Table, place: Place) -> list[Place]:
    """The locations to the immediate left and right."""
    seat = seat_of_place(table, place)
    if seat == NONE or place < NONE:
        return []
    structure = table.structures[seat]
    at = structure.index(place)
    return structure[max(0, at - 1) : at] + structure[at + 1 : at + 2]


def open_backs(table: Table, seat: SeatId) -> list[Place]:
    """SF-9.1.3.2: the locations whose back row is empty."""
    return [place for place in table.structures[seat] if len(sites_at(table, place)) < 2]


def add_site(table: Table, card: CardId, seat: SeatId, place: Place) -> None:
    """SF-9.1.3: put a Site behind an existing one, or (place NONE) in front of a new location on the right."""
    if place != NONE:
        table.places[card] = place
        table.rows = with_value(table.rows, card, BACK)
    else:
        place = Place(table.next_place)
        table.next_place += 1
        first = not table.structures[seat]
        table.structures[seat].append(place)
        table.places[card] = place
        if table.rows[card] != FRONT:  # a Site that was seized from a back row
            table.rows = with_value(table.rows, card, FRONT)
        if first:
            for other in table.in_play:
                if table.places[other] == unspecified(seat):
                    table.places[other] = place
    table.changed()


def site_left(table: Table, place: Place) -> None:
    """SF-9.1.4: a Site has left a location: the back one moves up, or the location ceases to exist.

    The location says whose structure it is in: a seized Site's controller is another before it moves (SF-30.3.3.2).
    """
    left = sites_at(table, place)
    seat = seat_of_place(table, place)
    if left:
        table.rows = with_value(table.rows, left[0], FRONT)
    elif seat != NONE:
        table.push(Collapse(seat, place))
    table.changed()


@mypyc_attr(allow_interpreted_subclasses=True)
class Collapse(Procedure):
    """SF-9.1.4.1: a location without Sites ceases to exist; who stands there goes to the location beside it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "place", "left", "right", "moving")

    def __init__(self, seat: SeatId, place: Place) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.place: Place = place
        self.left: int = NONE
        self.right: int = NONE
        self.moving: list[CardId] = []

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 0:
            self.begin(table)
        elif self.step == 1:
            self.ask_next(table)
        else:
            self.move(table, self.moving.pop(), Place(table.answer))
            self.step = 1

    def begin(self, table: Table) -> None:
        """Take the location out of the structure; its residents are to be moved one by one."""
        structure = table.structures[self.seat]
        if sites_at(table, self.place) or self.place not in structure:
            table.stack.pop()
            return
        at = structure.index(self.place)
        self.left = structure[at - 1] if at > 0 else NONE
        self.right = structure[at + 1] if at + 1 < len(structure) else NONE
        structure.remove(self.place)
        self.moving = [card for card in table.controlled(self.seat) if table.places[card] == self.place]
        self.moving = [card for card in self.moving if table.is_character(card)]
        self.moving.reverse()
        self.step = 1

    def ask_next(self, table: Table) -> None:
        """Each Character of the player's may go to either side; others follow when their attack ends."""
        if not self.moving:
            table.stack.pop()
            table.changed()
            return
        options = [place for place in (self.left, self.right) if place != NONE]
        if not options:
            options = [unspecified(self.seat)]
        self.step = 2
        table.ask(table.controllers[self.moving[-1]], WHERE_TO, options)

    def move(self, table: Table, card: CardId, place: Place) -> None:
        """Put a card there. For triggers this is not a change of location."""
        table.put_at(card, place)
