"""SF-28.8: return home: lost Sites leave, seized ones are placed, attackers go back to where they came from."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.structure import add_site, locations, open_backs, seat_of_place, site_left
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import BURNED, SMOKED, TOASTED, WAS_SMOKED
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_PLACE, NO_SEAT, NONE, CardId, Place
from kwoon.games.shadowfist.terms.questions import BURN_FOR_VICTORY, RETURN_TO, WHERE

LOST_SITES: Final = 0
SEIZED_SITES: Final = 1
TAKE_SPOT: Final = 2
ATTACKERS: Final = 3
TAKE_HOME: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturnHome(Procedure):
    """The structures close and open, and everyone goes home."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "at")

    def __init__(self) -> None:
        super().__init__()
        self.at: int = 0

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == LOST_SITES:
            self.remove_lost_sites(table)
        elif step == SEIZED_SITES:
            self.place_seized(table)
        elif step == TAKE_SPOT:
            self.take_spot(table)
        elif step == ATTACKERS:
            self.send_attackers(table)
        else:
            self.take_home(table)

    def remove_lost_sites(self, table: Table) -> None:
        """SF-12: burned for victory into the burner's pile, burned for Power into the owner's smoked pile."""
        attack = current_attack(table)
        assert attack is not None
        self.step = SEIZED_SITES
        for site in table.doomed[:]:
            fate = attack.fate_of(site)
            place = table.places[site]
            states = [state for state in table.in_play if table.subjects[state] == site]
            table.announce_leaving(site, NONE, NO_CARD, attack.seat, 0, place)
            if table.has_toast_it(site) or (fate != BURN_FOR_VICTORY and table.eliminated[table.owners[site]]):
                table.put_in_pile(site, TOASTED)  # SF-49.7: never anywhere else; SF-5.3.2
            elif fate == BURN_FOR_VICTORY:
                table.take_away(site)
                table.zones[site] = BURNED
                table.burned[attack.seat].append(site)
            else:
                table.put_in_pile(site, SMOKED)
            table.forget_control(site)
            for state in states:
                table.leave_play(state, SMOKED, WAS_SMOKED, NO_CARD, NO_SEAT, place)
            site_left(table, place)
        table.doomed = []
        for place in attack.emptied:
            site_left(table, place)
        attack.emptied = []

    def place_seized(self, table: Table) -> None:
        """SF-19: the seizing player puts the Site into the structure, unturned and face up."""
        attack = current_attack(table)
        if attack is None or 2 * self.at >= len(attack.seized):
            self.at = 0
            self.step = ATTACKERS
            return
        site = CardId(attack.seized[2 * self.at])
        seat = table.controllers[site]
        if site not in attack.seized_sites(table) or seat_of_place(table, table.places[site]) == seat:
            self.at += 1
            return
        self.step = TAKE_SPOT
        table.ask(seat, WHERE, [NONE, *open_backs(table, seat)])

    def take_spot(self, table: Table) -> None:
        """The Site leaves its old structure for the new one."""
        attack = current_attack(table)
        assert attack is not None
        site = CardId(attack.seized[2 * self.at])
        place = table.places[site]
        self.at += 1
        self.step = SEIZED_SITES
        table.places[site] = NO_PLACE
        table.turned[site] = 0
        table.face_down[site] = 0
        table.look_again(table.controllers[site])
        add_site(table, site, table.controllers[site], Place(table.answer))
        site_left(table, place)

    def send_attackers(self, table: Table) -> None:
        """Attackers return; after a seizure the seizing player's may stay with the Site."""
        attack = current_attack(table)
        if attack is None or self.at >= len(attack.attackers):
            table.stack.pop()
            table.attack_shifted()
            return
        attacker = attack.attackers[self.at]
        card = attacker.card
        if not table.same(card, attacker.stamp) or table.controllers[card] != attacker.seat:
            self.at += 1
            return
        seat = table.controllers[card]
        mine = locations(table, seat)
        options = [attacker.home] if attacker.home in mine else mine
        for site in attack.seized_sites(table):
            if seat == table.controllers[site] and table.places[site] not in options:
                options.append(table.places[site])
        self.step = TAKE_HOME
        table.ask(seat, RETURN_TO, options)

    def take_home(self, table: Table) -> None:
        """Put the card where its player has chosen."""
        attack = current_attack(table)
        assert attack is not None
        table.put_at(attack.attackers[self.at].card, Place(table.answer))
        self.at += 1
        self.step = ATTACKERS
