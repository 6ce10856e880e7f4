"""Conditions about the moment: attacks and Main Shots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.legality.use import in_attack
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.scene import current_scene
from kwoon.games.shadowfist.state.word_kinds import Condition, Selector
from kwoon.games.shadowfist.terms.codes import (
    ATTACK_DECLARED,
    ATTACK_JOINED,
    END_DECLARED,
    INTERCEPTED,
    NEEDS_ATTACK,
    SEES_ATTACKS,
)
from kwoon.games.shadowfist.terms.ids import SeatId
from kwoon.games.shadowfist.terms.phrasing import a_or_an

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileTargeted(Condition):
    """While such a card is the target of an attack."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or attack.ended:
            return False
        for attacker in attack.attackers:
            if attacker.attacking and self.selector.matches(table, attacker.target, effect):
                return True
        return False

    def looks_at(self) -> int:
        return SEES_ATTACKS | self.selector.looks_at()

    def text(self) -> str:
        return f"while {a_or_an(self.selector.text())} is the target of an attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class DuringAttack(Condition):
    """While an attack is under way; or only one on a card of yours, one that an opponent declared, or one of yours."""

    def __init__(
        self,
        on_yours: bool = False,
        opponents: bool = False,
        yours: bool = False,
        on: Selector | None = None,
        by_richer: bool = False,
    ) -> None:
        self.on_yours: bool = on_yours
        self.opponents: bool = opponents
        self.yours: bool = yours
        self.by_richer: bool = by_richer
        """SF-8.8.1: whether only one by an opponent with more Power-generating Sites."""
        self.on: Selector | None = on
        """What it was declared on (SF-28.1.3), whatever is attacked now."""

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or attack.ended:
            return False
        if (self.opponents and attack.seat == effect.player) or (self.yours and attack.seat != effect.player):
            return False
        if self.on is not None and not self.on.matches(table, attack.target, effect):
            return False
        if self.by_richer and generating_sites(table, attack.seat) <= generating_sites(table, effect.player):
            return False
        return not self.on_yours or attack.is_on(table, effect.player)

    def needs(self) -> int:
        return NEEDS_ATTACK

    def text(self) -> str:
        words = "during an opponent's attack" if self.opponents else "during an attack"
        words += " you declared" if self.yours else ""
        words += "" if self.on is None else f"{'' if self.yours else ' declared'} on {a_or_an(self.on.text())}"
        words += " on a card you control" if self.on_yours else ""
        return f"{words} by an opponent who controls more Power-generating Sites than you" if self.by_richer else words


@mypyc_attr(allow_interpreted_subclasses=True)
class YouWereAttacked(Condition):
    """SF-28.1.3: if the attack under way, or the one that has just ended, was declared on a card of yours."""

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        return attack is not None and attack.target_seat == effect.player

    def text(self) -> str:
        return "if that attack was declared on a card you controlled"


def generating_sites(table: Table, seat: SeatId) -> int:
    """SF-8.8.1, SF-22.2.2: Sites with a Power score; a face-down one generates Power too."""
    count = 0
    for card in table.in_play:
        if table.controllers[card] == seat and table.is_site(card):
            if table.face_down[card] or table.card(card).power > 0:
                count += 1
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class DuringMainShot(Condition):
    """SF-22.3: in a Main Shot; or only in your own, or only outside of an attack."""

    def __init__(self, yours: bool = False, outside: bool = False) -> None:
        self.yours: bool = yours
        self.outside: bool = outside

    def holds(self, table: Table, effect: Effect) -> bool:
        if not table.main_shot or (self.yours and table.active != effect.player):
            return False
        return not self.outside or not in_attack(table)

    def text(self) -> str:
        return f"during {'your' if self.yours else 'any'} Main Shot{' outside of an attack' if self.outside else ''}"


@mypyc_attr(allow_interpreted_subclasses=True)
class InResponseTo(Condition):
    """SF-26.2.2, SF-23.4: at any time in the response scene of a declaration."""

    def __init__(self, declaration: int, hired: bool = False) -> None:
        self.declaration: int = declaration
        self.hired: bool = hired
        """For what opponents use: whether only of an attack that this one has declared, and not on your player."""

    def holds(self, table: Table, effect: Effect) -> bool:
        stage = current_scene(table)
        if stage is None or stage.declared != self.declaration:
            return False
        if not self.hired:
            return True
        attack = current_attack(table)
        if attack is None or attack.seat != effect.player:
            return False
        return attack.target_seat != table.controllers[effect.source]

    def text(self) -> str:
        words = f"in response to {DECLARATIONS[self.declaration]}"
        if self.hired:
            words += " that this opponent has declared on anyone but this card's controller"
        return words


DECLARATIONS: Final = {
    ATTACK_DECLARED: "an attack",
    ATTACK_JOINED: "an attack that is joined",
    INTERCEPTED: "an interception",
    END_DECLARED: "the end of a turn",
}
