"""SF-9.1, SF-28.3: Sites of one structure change places; who attacks a position attacks the Site that is there then."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.standing.attack import Attacker, current_attack
from kwoon.games.shadowfist.standing.derive import cannot
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.structure import sites_at
from kwoon.games.shadowfist.state.table import Table, table_of, with_value
from kwoon.games.shadowfist.terms.codes import STEADY, TARGET_CHANGED
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.terms.questions import POSITION


@mypyc_attr(allow_interpreted_subclasses=True)
class Rearranging(Procedure):
    """One position after the other: which Site comes to lie there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "whose", "sites", "chosen")

    def __init__(self, seat: SeatId, whose: SeatId) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.whose: SeatId = whose
        self.sites: list[CardId] = []
        """The Sites as they lay, from the left, the front one first."""
        self.chosen: list[CardId] = []
        """The Sites as they will lie."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 0:
            self.sites = [site for place in table.structures[self.whose] for site in sites_at(table, place)]
            self.step = 1
        else:
            self.chosen.append(CardId(table.answer))
        left = [site for site in self.sites if site not in self.chosen]
        if left:
            table.ask(self.seat, POSITION, left)
        else:
            table.stack.pop()
            self.arrange(table)

    def arrange(self, table: Table) -> None:
        """Every Site goes to its new position."""
        exchange(table, self.sites, self.chosen)


def swap_rows(table: Table) -> None:
    """SF-9.1: at each location with two Sites the front one goes to the back, and the back one to the front."""
    old: list[CardId] = []
    new: list[CardId] = []
    for seat in table.playing():
        for place in table.structures[seat]:
            sites = sites_at(table, place)
            if len(sites) == 2:
                old.extend(sites)
                new.extend(reversed(sites))
    exchange(table, old, new)


def exchange(table: Table, old: list[CardId], new: list[CardId]) -> None:
    """Sites take the positions of others, one for each, and attackers stay where they are (SF-28.3)."""
    places = [table.places[site] for site in old]
    rows = [table.rows[site] for site in old]
    for at, site in enumerate(new):
        table.places[site] = places[at]
        table.rows = with_value(table.rows, site, rows[at])
    attack = current_attack(table)
    if attack is not None:
        for attacker in attack.attackers:
            aim_anew(table, attacker, old, new)
    table.changed()


def aim_anew(table: Table, attacker: Attacker, old: list[CardId], new: list[CardId]) -> None:
    """Who attacked one of these Sites attacks the one in its position now; SF-50.7: or goes with the Site."""
    if attacker.attacking and attacker.target in old:
        if cannot(table, attacker.card, STEADY):
            table.places[attacker.card] = table.places[attacker.target]
            return
        target = new[old.index(attacker.target)]
        if target != attacker.target:
            attacker.target = target
            attacker.target_stamp = table.stamps[target]
            table.happen(Happening(TARGET_CHANGED, attacker.card, target, attacker.seat))
