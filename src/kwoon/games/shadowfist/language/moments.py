"""Triggers: playing this card, a lone attack, one of several things; and where a card was last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.base import Cards, Trigger
from kwoon.games.shadowfist.language.terms import ATTACK_DECLARED, CHARACTER, HAND, PLAYED

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayedFromHand(Trigger):
    """When you play this card from your hand."""

    def kinds(self) -> list[int]:
        return [PLAYED]

    def fires(self, table: Table, effect: Effect) -> bool:
        return effect.about == effect.source and effect.amount == HAND

    def text(self) -> str:
        return "when you play this card from your hand"


@mypyc_attr(allow_interpreted_subclasses=True)
class AloneAgainst(Trigger):
    """When you declare an attack with one attacker on a card of an opponent who controls so many cards."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def kinds(self) -> list[int]:
        return [ATTACK_DECLARED]

    def fires(self, table: Table, effect: Effect) -> bool:
        if effect.whose != effect.player or effect.amount != 1:
            return False
        return len(table.controlled(table.controllers[effect.about])) >= self.least

    def text(self) -> str:
        return (
            f"when you declare an attack with only one attacker on a card of an opponent who controls at least "
            f"{self.least} cards"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Trigger):
    """When one of several things happens."""

    def __init__(self, triggers: list[Trigger], words: str) -> None:
        self.triggers: list[Trigger] = triggers
        self.words: str = words

    def kinds(self) -> list[int]:
        return [kind for trigger in self.triggers for kind in trigger.kinds()]

    def fires(self, table: Table, effect: Effect) -> bool:
        return any([effect.note in trigger.kinds() and trigger.fires(table, effect) for trigger in self.triggers])

    def text(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class AtItsLastPlace(Cards):
    """All Characters and Sites at the location that a card had when it left play."""

    def cards(self, table: Table, effect: Effect) -> list[int]:
        found: list[int] = []
        for card in table.in_play:
            if table.places[card] == effect.amount and (table.type_of(card) == CHARACTER or table.is_site(card)):
                found.append(card)
        return found

    def text(self) -> str:
        return "all Characters and Sites at its last location"
