"""SF-30.3.3: what becomes of a Site whose Body was reduced to zero in combat: smoked, seized, or burned."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.effects.control import take_control
from kwoon.games.shadowfist.effects.damage import Blow
from kwoon.games.shadowfist.effects.entering import gain_power
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import body, cannot
from kwoon.games.shadowfist.state.effects import ROBBING
from kwoon.games.shadowfist.state.happenings import BeatenDown, SiteTaken
from kwoon.games.shadowfist.state.structure import Collapse
from kwoon.games.shadowfist.state.table import Table, table_of, with_value
from kwoon.games.shadowfist.terms.codes import (
    BURNED,
    BY_COMBAT_DAMAGE,
    FENG_SHUI,
    NO_BURN,
    NO_SEIZE,
)
from kwoon.games.shadowfist.terms.durations import FOR_GOOD
from kwoon.games.shadowfist.terms.ids import NO_CARD, CardId, SeatId
from kwoon.games.shadowfist.terms.questions import BURN_FOR_POWER, BURN_FOR_VICTORY, FATE, MAY, SEIZE_IT, SMOKE_IT

MOST_POWER: Final = 5
"""SF-12.1.2: burning for Power gives one more than there are players, but never more than five."""

HUNGRY: Final = 3
"""TR-5.0.d: what burning for victory gives under Burn For Hungry."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fates(Procedure):
    """The player who declared the attack chooses for each Site."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "sites", "hitters", "robbers")

    def __init__(self, sites: list[CardId], hitters: list[CardId], robbers: list[int]) -> None:
        super().__init__()
        self.sites: list[CardId] = sites
        self.hitters: list[CardId] = hitters
        """SF-20.1: a Site, and a card that inflicted combat damage on it: in twos."""
        self.robbers: list[int] = robbers
        """A Site, and a player whom an effect lets seize it before the fate is chosen: in twos."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        attack = current_attack(table)
        if attack is None or not self.sites:
            table.stack.pop()
            return
        site = self.sites[0]
        if self.step == 0 and site in self.robbers[::2]:
            at = 2 * self.robbers[::2].index(site)
            self.step = 2
            table.ask(SeatId(self.robbers[at + 1]), MAY, [0, 1])
            return
        if self.step == 2:
            self.take_robbery(table, site)
            return
        if self.step == 0:
            self.step = 1
            table.ask(attack.seat, FATE, fates_of(table, site, attack.seat))
            return
        self.step = 0
        self.sites.pop(0)
        if table.answer == SMOKE_IT:
            self.smoke(table, site, attack.seat)
        else:
            self.decide(table, site, attack.seat, table.answer)

    def decide(self, table: Table, site: CardId, seat: SeatId, fate: int) -> None:
        """SF-30.3.1: who inflicted the damage is known while the fate is told."""
        table.hitters = {site: self.hitters_of(site)}
        decide(table, site, seat, fate)
        table.hitters = None

    def hitters_of(self, site: CardId) -> list[CardId]:
        """The cards that inflicted combat damage on a Site."""
        return [self.hitters[at + 1] for at in range(0, len(self.hitters), 2) if self.hitters[at] == site]

    def smoke(self, table: Table, site: CardId, seat: SeatId) -> None:
        """SF-20.1, SF-30.3.3.1: the Site is smoked, by the combat damage of those who inflicted it."""
        by = self.hitters_of(site)
        table.hitters = {site: by}
        table.happen(BeatenDown(site, NO_CARD, seat, by))
        table.smoke_together([site], by[:1], seat, BY_COMBAT_DAMAGE)
        table.hitters = None
        put_off_collapse(table)

    def take_robbery(self, table: Table, site: CardId) -> None:
        """Whether the player whom an effect allows it seizes the Site."""
        at = 2 * self.robbers[::2].index(site)
        seat = SeatId(self.robbers[at + 1])
        del self.robbers[at : at + 2]
        self.step = 0
        if table.answer == 1:
            self.sites.pop(0)
            self.decide(table, site, seat, SEIZE_IT)


def put_off_collapse(table: Table) -> None:
    """SF-28.8: a location that has lost its last Site in combat closes in the Return Home step."""
    attack = current_attack(table)
    collapse = table.stack[-1]
    if attack is not None and isinstance(collapse, Collapse):
        table.stack.pop()
        attack.emptied.append(collapse.place)


def robbers_of(table: Table, landed: list[Blow]) -> list[int]:
    """The Sites that a card reduced to zero whose player an effect lets seize them, and that player: in twos."""
    found: list[int] = []
    for each in table.lingering:
        if each.kind != ROBBING or not table.same(each.card, each.stamp):
            continue
        for blow in landed:
            site = blow.target
            if blow.source != each.card or table.type_of(site) != FENG_SHUI or body(table, site) > 0:
                continue
            if table.controllers[site] != each.player and not cannot(table, site, NO_SEIZE):
                found.extend((site, each.player))
    return found


def fates_of(table: Table, site: CardId, seat: SeatId) -> list[int]:
    """SF-19, SF-12: any Site can be seized, or smoked, which brings nothing; a Feng Shui Site can be burned."""
    options: list[int] = []
    if table.controllers[site] != seat and not cannot(table, site, NO_SEIZE):
        options.append(SEIZE_IT)
    if table.type_of(site) == FENG_SHUI and not cannot(table, site, NO_BURN):
        options.extend((BURN_FOR_VICTORY, BURN_FOR_POWER))
    options.append(SMOKE_IT)
    return options


def decide(table: Table, site: CardId, seat: SeatId, fate: int) -> None:
    """Seize or burn it; the Site itself moves in the Return Home step (SF-28.8)."""
    loser = table.controllers[site]
    attack = current_attack(table)
    by = [] if table.hitters is None else table.hitters.get(site, [])
    table.happen(BeatenDown(site, NO_CARD, seat, by))
    if fate == SEIZE_IT:
        table.unhurt(site)
        if attack is not None:
            attack.seized.extend((site, table.stamps[site]))
        table.seized_by = with_value(table.seized_by, site, seat)
        if table.type_of(site) == FENG_SHUI:
            table.takers.append(seat)
        table.happen(SiteTaken(site, seat, loser, fate))
        take_control(table, site, seat, FOR_GOOD)
        return
    table.doomed.append(site)
    if fate == BURN_FOR_VICTORY:
        table.takers.append(seat)
        if table.rules.burn_for_hungry:
            gain_power(table, seat, HUNGRY, site, False)
    else:
        gain_power(table, seat, power_of_burning(table), site, False)
        if seat == table.active:
            table.turn_over = True
    if attack is not None:
        attack.burnt.extend((site, fate))
    table.happen(SiteTaken(site, seat, loser, fate))
    table.changed()


def burn_smoked(table: Table, site: CardId, seat: SeatId) -> None:
    """SF-12.1.1, SF-4.2: burn for victory a Site that was just smoked in combat: it lies in a smoked pile already."""
    attack = current_attack(table)
    loser = table.owners[site] if attack is None else attack.target_seat
    taken = table.is_feng_shui(site) and loser != seat
    table.take_away(site)
    table.zones[site] = BURNED
    table.burned[seat].append(site)
    if taken:
        table.takers.append(seat)
    if table.rules.burn_for_hungry:
        gain_power(table, seat, HUNGRY, site, False)
    table.happen(SiteTaken(site, seat, loser, BURN_FOR_VICTORY))


def power_of_burning(table: Table) -> int:
    """SF-12.1.2: what burning a Site for Power gives."""
    return min(MOST_POWER, len(table.playing()) + 1)
