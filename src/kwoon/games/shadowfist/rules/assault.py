"""SF-28: an attack as data: who attacks what, and who is in the way. How it goes is in `attack`."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Procedure
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.language.terms import PLAY, STEALTH
from kwoon.games.shadowfist.rules.recalc import spared
from kwoon.games.shadowfist.rules.structure import place_of
from kwoon.games.shadowfist.rules.table import NONE, Table

AFTER_FIGHT: Final = 10
"""The step of an attack that follows the combat with its target."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacker(Plain):
    """One attacking Character: its target, where it came from, and the interceptors in its way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "stamp", "target", "home", "attacking", "chain")

    def __init__(self, card: int, stamp: int, target: int, home: int) -> None:
        self.card: int = card
        self.stamp: int = stamp
        self.target: int = target
        self.home: int = home
        self.attacking: bool = True
        self.chain: list[int] = []
        """SF-28.6.4: interceptors in the order in which they fight."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Assault(Procedure):
    """An attack under way."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "seat",
        "target",
        "target_seat",
        "place",
        "attackers",
        "picked",
        "queue",
        "asking",
        "intercepting_seat",
        "in_combat",
        "stealthed",
        "success",
        "ended",
        "moved",
        "seized",
        "spared",
    )

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: int = seat
        """The player who declared it."""
        self.target: int = NONE
        self.target_seat: int = NONE
        self.place: int = NONE
        self.attackers: list[Attacker] = []
        self.picked: list[int] = []
        self.queue: list[int] = []
        """The players who may still join, or intercept."""
        self.asking: int = NONE
        self.intercepting_seat: int = NONE
        self.in_combat: bool = False
        self.stealthed: list[int] = []
        """SF-50.14: who has used Stealth."""
        self.success: bool = False
        """SF-28.11: whether combat damage was inflicted on the target."""
        self.ended: bool = False
        self.moved: list[int] = []
        """SF-28.6.6.1: card and the place it came from, in twos."""
        self.seized: list[int] = []
        self.spared: list[int] = []
        """Those of the picked who attack without turning."""

    # --- what others ask -----------------------------------------------------------------------

    def still_on(self, table: Table) -> bool:
        """SF-28.5: whether anyone still attacks; an attacker whose target is gone or its own does not (SF-28.5.1)."""
        going = False
        for attacker in self.attackers:
            if not attacker.attacking:
                continue
            card = attacker.card
            target_gone = table.zones[attacker.target] != PLAY
            own_target = table.controllers[attacker.target] == table.controllers[card]
            gone = not table.same(card, attacker.stamp) or table.zones[card] != PLAY
            if target_gone or own_target or gone:
                attacker.attacking = False
            else:
                going = True
        return going

    def attacker_of(self, card: int) -> Attacker | None:
        """A card's part in this attack."""
        for attacker in self.attackers:
            if attacker.card == card:
                return attacker
        return None

    def is_attacking(self, card: int) -> bool:
        attacker = self.attacker_of(card)
        return attacker is not None and attacker.attacking

    def is_intercepting(self, card: int) -> bool:
        return any([card in attacker.chain for attacker in self.attackers])

    def interceptors_of(self, card: int) -> list[int]:
        """Who intercepts an attacker now."""
        attacker = self.attacker_of(card)
        return [] if attacker is None else attacker.chain[:]

    def sneaked_past(self, table: Table, card: int) -> list[int]:
        """SF-50.14: those of an attacker's interceptors that its Stealth works against."""
        return [each for each in self.interceptors_of(card) if not spared(table, each, STEALTH)]

    def opposing(self, card: int) -> int:
        """What an attacker is about to fight: its first interceptor, or its target."""
        attacker = self.attacker_of(card)
        if attacker is None:
            return NONE
        return attacker.chain[0] if attacker.chain else attacker.target

    def about_to_fight(self, card: int) -> bool:
        """SF-28.6.3, SF-30.1: from the declaration of interceptors, or in the scene before combat with the target."""
        attacker = self.attacker_of(card)
        return attacker is not None and (len(attacker.chain) > 0 or self.step == AFTER_FIGHT)

    def places_under_attack(self, table: Table, seat: int) -> list[int]:
        """SF-13.1: where an opponent's attacker and its target are."""
        found: list[int] = []
        for attacker in self.attackers:
            if attacker.attacking and table.controllers[attacker.card] != seat:
                place = place_of(table, attacker.target)
                if place not in found:
                    found.append(place)
        return found

    def cease(self, table: Table, card: int) -> None:
        """SF-28.5.1, SF-28.6.6."""
        attacker = self.attacker_of(card)
        if attacker is not None:
            attacker.attacking = False
            attacker.chain = []
        for other in self.attackers:
            if card in other.chain:
                other.chain.remove(card)
                send_home(table, self, card)
        table.changed()


def send_home(table: Table, attack: Assault, card: int) -> None:
    """SF-28.6.6.1: who moved to intercept and does not returns to where it was."""
    for at in range(0, len(attack.moved), 2):
        if attack.moved[at] == card:
            if table.zones[card] == PLAY:
                table.places[card] = attack.moved[at + 1]
            del attack.moved[at : at + 2]
            return


def site_under_attack(table: Table) -> bool:
    """TR-5.5.a: whether an attack against a Site is in progress: declared with its attackers (TR-4.1.d), not over."""
    attack = current_attack(table)
    return attack is not None and len(attack.attackers) > 0 and table.is_site(attack.target)


def current_attack(table: Table) -> Assault | None:
    """The attack under way, if there is one."""
    for procedure in table.stack:
        if isinstance(procedure, Assault):
            return procedure
    return None
