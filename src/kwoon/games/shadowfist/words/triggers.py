"""Triggers: what abilities wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.attack.fates import carried_off
from kwoon.games.shadowfist.language.selectors import ANYONE, OPPONENT, YOU
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.words import Condition, Selector, Trigger
from kwoon.games.shadowfist.terms.codes import (
    BURNED_SITE,
    ENTERED,
    EVENT,
    HAND,
    PLAYED,
    POWER_GAINED,
    POWER_GENERATED,
    SEIZED,
    TURN_ENDED,
)
from kwoon.games.shadowfist.terms.phrasing import a_or_an
from kwoon.games.shadowfist.terms.questions import BURN_FOR_VICTORY

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


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
        self.watched: bool = False
        """For delayed effects (SF-26.4): to the card that is watched."""
        self.by_watched: bool = False
        self.doer: int = ANYONE
        """The player behind it."""
        self.combat: int = -1
        """For damage: 1 only combat damage, 0 only other damage."""
        self.amount: int = -1
        """The number that goes with the happening: for the end of an attack, 1 if it was a success."""
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
        if self.watched and effect.about != effect.watched:
            return False
        if self.by_watched and effect.by != effect.watched:
            return False
        if self.doer != ANYONE and (effect.whose == effect.player) != (self.doer == YOU):
            return False
        if self.doer == OPPONENT and effect.whose < 0:
            return False
        if self.combat >= 0 and effect.amount % 2 != self.combat:
            return False
        if self.amount >= 0 and effect.amount != self.amount:
            return False
        if self.selector is not None:
            if self.kind in (ENTERED, PLAYED) and effect.about == effect.source and not self.this:
                return False  # SF-24.5.2: a card does not trigger itself by entering play
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


@mypyc_attr(allow_interpreted_subclasses=True)
class AtNextTurnsEnd(Trigger):
    """For delayed effects (SF-26.4): at the end of the turn that follows the one in which the parent was generated."""

    def kinds(self) -> list[int]:
        return [TURN_ENDED]

    def fires(self, table: Table, effect: Effect) -> bool:
        return table.turn > effect.turn

    def text(self) -> str:
        return "at the end of the next player's turn"


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
class Provided(Trigger):
    """A trigger that counts only while something holds."""

    def __init__(self, trigger: Trigger, condition: Condition) -> None:
        self.trigger: Trigger = trigger
        self.condition: Condition = condition

    def kinds(self) -> list[int]:
        return self.trigger.kinds()

    def fires(self, table: Table, effect: Effect) -> bool:
        return self.trigger.fires(table, effect) and self.condition.holds(table, effect)

    def text(self) -> str:
        return f"{self.trigger.text()} {self.condition.text()}".strip()


@mypyc_attr(allow_interpreted_subclasses=True)
class YouLose(Trigger):
    """SF-12, SF-19: a Site that you control is burned, by an opponent if so said; or seized, if so said.

    It may have to be a Feng Shui Site, or to be burned for victory if it is not seized.
    """

    def __init__(
        self,
        words: str,
        seized: bool = False,
        by_opponent: bool = False,
        feng_shui: bool = False,
        for_victory: bool = False,
    ) -> None:
        self.words: str = words
        self.seized: bool = seized
        self.by_opponent: bool = by_opponent
        self.feng_shui: bool = feng_shui
        self.for_victory: bool = for_victory

    def kinds(self) -> list[int]:
        return [SEIZED, BURNED_SITE] if self.seized else [BURNED_SITE]

    def fires(self, table: Table, effect: Effect) -> bool:
        if effect.amount != effect.player or (self.by_opponent and effect.whose == effect.player):
            return False
        if self.feng_shui and not table.is_feng_shui(effect.about):
            return False
        burned = effect.note == BURNED_SITE
        return not (self.for_victory and burned) or carried_off(table, effect.about) == BURN_FOR_VICTORY

    def text(self) -> str:
        return self.words


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
class PowerFromOpponentsEvent(Trigger):
    """When one or more opponents generate or gain Power from an opponent's Event: once, for however many they are."""

    def kinds(self) -> list[int]:
        return [POWER_GAINED, POWER_GENERATED]

    def fires(self, table: Table, effect: Effect) -> bool:
        card = effect.about
        if card < 0 or table.type_of(card) != EVENT:
            return False
        if effect.whose == effect.player or table.controllers[card] == effect.player:
            return False
        for pending in table.pending:
            other = pending.effect
            if other.source == effect.source and other.ability == effect.ability and other.about == card:
                return False
        return True

    def text(self) -> str:
        return "when one or more opponents generate or gain Power from an Event played by an opponent"
