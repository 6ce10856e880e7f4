"""Conditions about the moment: attacks and Main Shots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.legality.use import in_attack
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.scene import current_stage
from kwoon.games.shadowfist.state.words import Condition, Selector
from kwoon.games.shadowfist.terms.codes import SEES_ATTACKS
from kwoon.games.shadowfist.terms.phrasing import a_or_an

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileAttacking(Condition):
    """While this card (or, for a State, its subject) attacks."""

    def __init__(self, subject: bool = False, words: str = "while attacking") -> None:
        self.subject: bool = subject
        self.words: str = words

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        card = table.subjects[effect.source] if self.subject else effect.source
        return attack is not None and not attack.ended and attack.is_attacking(card)

    def looks_at(self) -> int:
        return SEES_ATTACKS

    def text(self) -> str:
        return self.words


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
    """While an attack is under way; on a card of yours, or declared by an opponent, if so asked."""

    def __init__(self, on_yours: bool, opponents: bool = False) -> None:
        self.on_yours: bool = on_yours
        self.opponents: bool = opponents

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or attack.ended:
            return False
        if self.opponents and attack.seat == effect.player:
            return False
        return not self.on_yours or attack.is_on(table, effect.player)

    def text(self) -> str:
        if self.opponents:
            return "during an opponent's attack"
        return "during an attack on a card you control" if self.on_yours else "during an attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackedByRicher(Condition):
    """During an opponent's attack on you, if the opponent has more Power-generating Sites (SF-8.8.1)."""

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or attack.ended or not attack.is_on(table, effect.player):
            return False
        return generating_sites(table, attack.seat) > generating_sites(table, effect.player)

    def text(self) -> str:
        return "during an attack on a card you control by an opponent who controls more Power-generating Sites than you"


def generating_sites(table: Table, seat: int) -> int:
    """SF-8.8.1, SF-22.2.2: Sites with a Power score; a face-down one generates Power too."""
    count = 0
    for card in table.in_play:
        if table.controllers[card] == seat and table.is_site(card):
            if table.face_down[card] or table.card(card).power > 0:
                count += 1
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class DuringMainShot(Condition):
    """SF-22.3: in a Main Shot; your own if so said, and outside of an attack."""

    def __init__(self, yours: bool, outside: bool, words: str) -> None:
        self.yours: bool = yours
        self.outside: bool = outside
        self.words: str = words

    def holds(self, table: Table, effect: Effect) -> bool:
        if not table.main_shot or (self.yours and table.active != effect.player):
            return False
        return not self.outside or not in_attack(table)

    def text(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class InResponseTo(Condition):
    """SF-26.2.2, SF-23.4: at any time in the response scene of a declaration."""

    def __init__(self, declaration: int, words: str) -> None:
        self.declaration: int = declaration
        self.words: str = words

    def holds(self, table: Table, effect: Effect) -> bool:
        stage = current_stage(table)
        return stage is not None and stage.declared == self.declaration

    def text(self) -> str:
        return self.words
