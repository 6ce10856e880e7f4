"""Verbs that bring cards into play: played as the effect resolves, or returned from smoked piles (SF-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.playing import PlayCard, playing_of
from kwoon.games.shadowfist.effects.playing_free import PlayTogether
from kwoon.games.shadowfist.effects.returning import ComeBack, returned_key
from kwoon.games.shadowfist.language.numbers import as_number
from kwoon.games.shadowfist.language.things import Picked, This
from kwoon.games.shadowfist.standing.costs import cost_to_play
from kwoon.games.shadowfist.state.effects import BORROWED, MAINTAINED
from kwoon.games.shadowfist.state.words import Cards, Number, Selector, Verb
from kwoon.games.shadowfist.terms.codes import CHARACTER, PLAY, SMOKED
from kwoon.games.shadowfist.terms.ids import CardId
from kwoon.games.shadowfist.terms.leanings import GOOD, NEITHER
from kwoon.games.shadowfist.terms.phrasing import NUMBER_WORDS, a_or_an
from kwoon.games.shadowfist.words.verbs_lasting import leave_behind

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayFromHand(Verb):
    """SF-37, SF-44.4: play such a card from your hand as the effect resolves; it may be cheaper.

    SF-24.2.1: which card, and where, is chosen as it is played.
    """

    def __init__(
        self,
        selector: Selector,
        less: int = 0,
        ignoring: Picked | None = None,
        timing: bool = False,
        most: int = 1,
        smoked: bool = False,
    ) -> None:
        self.selector: Selector = selector
        self.less: int = less
        self.ignoring: Picked | None = ignoring
        """The resource that was chosen, of which one condition is then ignored."""
        self.timing: bool = timing
        """SF-25.1.1: whether the types' timing holds, in anyone's Main Shot."""
        self.most: int = most
        """How many cards, one after the other."""
        self.smoked: bool = smoked
        """SF-44.2: whether from your smoked pile too."""

    def act(self, table: Table, effect: Effect) -> None:
        seat = effect.player
        piles = table.hands[seat] + table.smoked[seat] if self.smoked else table.hands[seat]
        procedure = PlayCard(seat, [card for card in piles if self.selector.matches(table, card, effect)], self.less)
        procedure.timing = self.timing
        procedure.more = self.most - 1
        if self.ignoring is not None:
            procedure.ignoring = self.ignoring.picked(effect)[0]
        table.push(procedure)

    def brings_back(self) -> bool:
        return self.smoked

    def text(self) -> str:
        words = f"play {a_or_an(self.selector.text())}"
        if self.most > 1:
            words = f"play up to {NUMBER_WORDS[self.most]} {self.selector.plural()}"
        if self.smoked:
            words += " from your hand or smoked pile"
        if self.less:
            words += f" at -{self.less} cost{' each' if self.most > 1 else ''}"
        if self.timing:
            words += " when a card of its type can be played"
        if self.ignoring is not None:
            words += f", ignoring one of its conditions of {self.ignoring.text()}"
        return words


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Verb):
    """SF-44.2: play cards that were picked, or this one, from a smoked pile: at so much less, or at no cost.

    States are played on a card. Resources and cost are as from the hand (SF-37), unless they cost nothing.
    """

    def __init__(self, cards: Cards, on: Cards | None = None, less: Number | int = 0, free: bool = False) -> None:
        self.cards: Cards = cards
        self.on: Cards | None = on
        self.less: Number = as_number(less)
        self.free: bool = free

    def does(self) -> int:
        return GOOD if self.on is None else NEITHER

    def act(self, table: Table, effect: Effect) -> None:
        cards = [card for card in self.cards.cards(table, effect) if table.zones[card] != PLAY]
        if self.on is not None:
            self.play_on(table, effect, cards, self.on.cards(table, effect))
        elif self.free:
            for card in reversed(cards):
                generate = playing_of(table, card, effect.player, 0)
                generate.free = True
                table.push(generate)
        else:
            less = self.less.value(table, effect)
            for card in cards:
                here = table.zones[card] == SMOKED and (card != effect.source or table.same(card, effect.stamp))
                if here and cost_to_play(table, effect.player, card, less) <= table.power[effect.player]:
                    table.push(playing_of(table, card, effect.player, less))

    def play_on(self, table: Table, effect: Effect, states: list[CardId], on: list[CardId]) -> None:
        """SF-25.5: States, on what was picked for them."""
        if self.free:
            for subject in on:
                together = PlayTogether([], [])
                together.chosen = states[:]
                together.on = subject
                table.push(together)
        elif states and on:
            procedure = PlayCard(effect.player, states, self.less.value(table, effect))
            procedure.on = on[:]
            table.push(procedure)

    def brings_back(self) -> bool:
        return True

    def text(self) -> str:
        words = f"play {self.cards.text()}"
        if isinstance(self.cards, This):
            words += " from your smoked pile"
        if self.on is not None:
            words += f" on {self.on.text()}"
        return f"{words} at no cost" if self.free else f"{words} at -{self.less.text()} cost"


@mypyc_attr(allow_interpreted_subclasses=True)
class EachMayPlay(Verb):
    """SF-44.2: each player may secretly choose a card of their smoked pile; then each plays it, at no cost."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def act(self, table: Table, effect: Effect) -> None:
        cards = [card for seat in table.playing() for card in table.smoked[seat]]
        cards = [card for card in cards if self.selector.matches(table, card, effect)]
        table.push(PlayTogether(table.playing(), cards))

    def brings_back(self) -> bool:
        return True

    def text(self) -> str:
        return (
            f"each player may secretly choose {a_or_an(self.selector.text())} in that player's smoked pile. "
            "From the active player clockwise, each plays the chosen card at no cost"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Return(Verb):
    """SF-44.1: Characters return to play from smoked piles under your control, perhaps without their text."""

    def __init__(self, cards: Cards, blank: bool = False) -> None:
        self.cards: Cards = cards
        self.blank: bool = blank

    def does(self) -> int:
        return GOOD

    def act(self, table: Table, effect: Effect) -> None:
        cards = [card for card in self.cards.cards(table, effect) if table.zones[card] == SMOKED]
        cards = [card for card in cards if table.type_of(card) == CHARACTER]
        if cards:
            table.push(ComeBack(cards, effect.player, effect.source, self.blank))

    def brings_back(self) -> bool:
        return True

    def text(self) -> str:
        words = f"return {self.cards.text()} to play under your control"
        return f"{words} with no rules text" if self.blank else words


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturnSmoked(Verb):
    """A delayed part: Characters that `SmokeForNow` has smoked return, if they have not left the pile since (SF-34)."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def does(self) -> int:
        return GOOD

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == SMOKED and table.stamps[card] == effect.noted_stamp:
                table.push(ComeBack([card], table.owners[card], effect.source, False))

    def brings_back(self) -> bool:
        return True

    def text(self) -> str:
        return f"return {self.cards.text()} to play under its owner's control if it is still in the smoked pile"


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturnThisOnce(Verb):
    """It returns from your smoked pile, if you have returned none of its title this turn by any means (SF-42)."""

    def act(self, table: Table, effect: Effect) -> None:
        card = effect.source
        key = returned_key(table, card, effect.player)
        if table.zones[card] == SMOKED and table.same(card, effect.stamp) and key not in table.used:
            table.push(ComeBack([card], effect.player, card, False))

    def brings_back(self) -> bool:
        return True

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

    def does(self) -> int:
        return GOOD

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                leave_behind(table, effect, card, BORROWED, MAINTAINED).source_stamp = effect.stamp

    def lasts(self) -> int:
        return MAINTAINED

    def text(self) -> str:
        return f"when this effect ends, put {self.cards.text()} into its owner's smoked pile"
