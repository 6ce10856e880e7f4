"""Triggers: what abilities wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import a_or_an
from kwoon.games.shadowfist.language.base import Selector, Trigger
from kwoon.games.shadowfist.rules.assault import current_attack

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table

ANYONE: Final = 0
YOU: Final = 1
OPPONENT: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Trigger):
    """Something happens: to this card, its subject, or such a card; by someone."""

    def __init__(self, kind: int, words: str) -> None:
        self.kind: int = kind
        self.words: str = words
        """The verb: "is smoked", "turns to attack"."""
        self.this: bool = False
        self.subject: bool = False
        self.selector: Selector | None = None
        self.by: Selector | None = None
        """What did it."""
        self.by_this: bool = False
        self.doer: int = ANYONE
        """The player behind it."""
        self.combat: int = -1
        """For damage: 1 only combat damage, 0 only other damage."""
        self.on_its_target: bool = False
        """For damage: on the target of this card's attack."""
        self.sentence: str = ""
        """The whole trigger in words, where the parts do not say it well."""

    def kinds(self) -> list[int]:
        return [self.kind]

    def fires(self, table: Table, effect: Effect) -> bool:
        if self.this and effect.about != effect.source:
            return False
        if self.subject and effect.about != table.subjects[effect.source]:
            return False
        if self.by_this and effect.by != effect.source:
            return False
        if self.doer != ANYONE and (effect.whose == effect.player) != (self.doer == YOU):
            return False
        if self.doer == OPPONENT and effect.whose < 0:
            return False
        if self.combat >= 0 and effect.amount % 2 != self.combat:
            return False
        if self.selector is not None:
            if effect.about < 0 or not self.selector.matches(table, effect.about, effect):
                return False
        if self.by is not None and (effect.by < 0 or not self.by.matches(table, effect.by, effect)):
            return False
        return not self.on_its_target or is_target_of(table, effect.by, effect.about)

    def text(self) -> str:
        if self.sentence:
            return self.sentence
        if self.this:
            who = "this card"
        elif self.subject:
            who = "subject"
        elif self.selector is not None:
            who = a_or_an(self.selector.text())
        else:
            who = ("any player", "you", "an opponent")[self.doer]
        return f"when {who} {self.words}"


def is_target_of(table: Table, attacker: int, card: int) -> bool:
    """Whether a card is what an attacker attacks."""
    attack = current_attack(table)
    if attack is None:
        return False
    part = attack.attacker_of(attacker)
    return part is not None and part.target == card


@mypyc_attr(allow_interpreted_subclasses=True)
class AtTurn(Trigger):
    """At the start or the end of a turn."""

    def __init__(self, kind: int, whose: int, words: str) -> None:
        self.kind: int = kind
        self.whose: int = whose
        self.words: str = words

    def kinds(self) -> list[int]:
        return [self.kind]

    def fires(self, table: Table, effect: Effect) -> bool:
        return self.whose == ANYONE or (effect.whose == effect.player) == (self.whose == YOU)

    def text(self) -> str:
        return self.words
