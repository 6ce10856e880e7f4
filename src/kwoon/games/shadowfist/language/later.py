"""Abilities that do not act at once or not in the usual way: delayed, immediate, from the hand, by playing the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import Choice, Delayed, Triggered, Used
from kwoon.games.shadowfist.language.base import Cards, Cost, Trigger, Verb
from kwoon.games.shadowfist.language.terms import DISCARDED, HAND, PLAY, TOASTED
from kwoon.games.shadowfist.rules.effects import DURATION_WORDS, Lingering, Waiting

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table

WATCHING: Final = 50
"""A lingering effect of this kind waits for a delayed trigger (its definition in `mask`, its ability in `value`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Immediate(Triggered):
    """SF-24.5.2: done immediately as it is triggered, before anyone can respond; its verbs never ask."""

    def __init__(self, trigger: Trigger, verbs: list[Verb], sentence: str) -> None:
        super().__init__(trigger, [], [], verbs, 0)
        self.sentence: str = sentence

    def text(self) -> str:
        return self.sentence if self.sentence else f"Immediately {super().text()[:1].lower()}{super().text()[1:]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayWhen(Triggered):
    """SF-26.1.2: this card may be played from the hand when something happens: a Site, face up and at no cost."""

    def __init__(self, trigger: Trigger) -> None:
        super().__init__(trigger, [], [], [], 0)
        self.may = True
        self.zone = HAND

    def text(self) -> str:
        when = self.trigger.text()
        return (
            f"{when[:1].upper()}{when[1:]}, you may play this card from your hand face up and at no cost "
            "if you have not played a Site this turn."
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class FromHand(Used):
    """SF-9.2.3: an ability that is used while the card is in the hand."""

    def __init__(self, costs: list[Cost], choices: list[Choice], verbs: list[Verb], timing: int) -> None:
        super().__init__(costs, choices, verbs, timing, 0, False)
        self.zone = HAND

    def text(self) -> str:
        return f"If this card is in your hand, {super().text()[:1].lower()}{super().text()[1:]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardThis(Cost):
    """SF-39: discard this card from the hand, which is not toasting it."""

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.zones[effect.source] == HAND

    def pay(self, table: Table, effect: Effect) -> None:
        table.put_in_pile(effect.source, TOASTED)
        table.happen(DISCARDED, effect.source, effect.source, effect.player, 0)

    def text(self) -> str:
        return "discard it"


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch(Verb):
    """SF-26.4: set up a delayed trigger on cards, for a while. `Card.settle` gives the delayed ability its place."""

    def __init__(self, cards: Cards, ability: Delayed, until: int) -> None:
        self.cards: Cards = cards
        self.ability: Delayed = ability
        self.until: int = until
        self.at: int = -1

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] != PLAY:
                continue
            lasting = Lingering(card, WATCHING, self.at, effect.definition, self.until)
            lasting.stamp = table.stamps[card]
            lasting.source = effect.source
            lasting.source_stamp = table.stamps[effect.source]
            lasting.player = effect.player
            table.lingering.append(lasting)

    def text(self) -> str:
        duration = DURATION_WORDS[self.until]
        does = self.ability.effect_text()
        words = f"{self.ability.trigger.text()}, {does[:1].lower()}{does[1:]}"
        return f"{duration}, {words}" if duration else words


@mypyc_attr(allow_interpreted_subclasses=True)
class Later(Verb):
    """SF-26.4: set up a delayed effect, which generates when its trigger happens before the duration is over.

    It keeps what was chosen and noted. `Card.settle` tells it its place among the verbs.
    """

    def __init__(self, ability: Triggered, until: int) -> None:
        self.ability: Triggered = ability
        self.until: int = until
        self.at: int = -1

    def act(self, table: Table, effect: Effect) -> None:
        waiting = effect.clone()
        waiting.later = self.at
        table.delayed.append(Waiting(waiting, self.until))

    def text(self) -> str:
        return self.ability.text().rstrip(".")


@mypyc_attr(allow_interpreted_subclasses=True)
class Watched(Cards):
    """The card that a delayed trigger was set up on."""

    def __init__(self, words: str) -> None:
        self.words: str = words

    def cards(self, table: Table, effect: Effect) -> list[int]:
        return [] if effect.watched < 0 else [effect.watched]

    def text(self) -> str:
        return self.words
