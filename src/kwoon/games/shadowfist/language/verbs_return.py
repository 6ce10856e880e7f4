"""Verbs that bring cards into play: returned from smoked piles, or played while the effect resolves (SF-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.base import Cards, Number, Verb
from kwoon.games.shadowfist.language.terms import CHARACTER, PLAY, SMOKED
from kwoon.games.shadowfist.rules.costs import cost_to_play
from kwoon.games.shadowfist.rules.effects import BORROWED, MAINTAINED, Lingering
from kwoon.games.shadowfist.rules.playing import playing_of
from kwoon.games.shadowfist.rules.returning import ComeBack

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table

RETURNED: Final = 1 << 28
"""With the definition and the player: what `Table.used` notes of titles that were returned to play this turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Return(Verb):
    """SF-44.1: Characters return to play from smoked piles under your control, perhaps without their text."""

    def __init__(self, cards: Cards, blank: bool = False) -> None:
        self.cards: Cards = cards
        self.blank: bool = blank

    def act(self, table: Table, effect: Effect) -> None:
        cards = [card for card in self.cards.cards(table, effect) if table.zones[card] == SMOKED]
        cards = [card for card in cards if table.type_of(card) == CHARACTER]
        if cards:
            table.push(ComeBack(cards, effect.player, effect.source, self.blank))

    def text(self) -> str:
        words = f"return {self.cards.text()} to play under your control"
        return f"{words} with no rules text" if self.blank else words


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturnThisOnce(Verb):
    """This card returns from your smoked pile, if none of its title has this turn (SF-42)."""

    def act(self, table: Table, effect: Effect) -> None:
        card = effect.source
        key = RETURNED + effect.definition * 8 + effect.player
        if table.zones[card] == SMOKED and table.same(card, effect.stamp) and key not in table.used:
            table.used.append(key)
            table.push(ComeBack([card], effect.player, card, False))

    def text(self) -> str:
        return (
            "return this card to play from your smoked pile "
            "if you have not already returned one of this title to play this turn"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Borrow(Verb):
    """SF-10.4: the cards stay in play only while this card is turned and maintained."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                lasting = Lingering(card, BORROWED, 0, 0, MAINTAINED)
                lasting.stamp = table.stamps[card]
                lasting.source = effect.source
                lasting.source_stamp = effect.stamp
                table.lingering.append(lasting)

    def text(self) -> str:
        return f"when this effect ends, put {self.cards.text()} into its owner's smoked pile"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayPicked(Verb):
    """SF-44.2: the cards picked in your smoked pile are played, at no cost."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        for card in reversed(self.cards.cards(table, effect)):
            generate = playing_of(table, card, effect.player, 0)
            generate.free = True
            table.push(generate)

    def text(self) -> str:
        return f"play {self.cards.text()} at no cost"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayThis(Verb):
    """SF-44.2: this card is played from your smoked pile at so much less, if you can pay the rest."""

    def __init__(self, less: Number) -> None:
        self.less: Number = less

    def act(self, table: Table, effect: Effect) -> None:
        card = effect.source
        less = self.less.value(table, effect)
        if table.zones[card] != SMOKED or not table.same(card, effect.stamp):
            return
        if cost_to_play(table, effect.player, card, less) <= table.power[effect.player]:
            table.push(playing_of(table, card, effect.player, less))

    def text(self) -> str:
        return f"play this card from your smoked pile at -{self.less.text()} cost"
