"""Abilities that do not act at once or not in the usual way: delayed, immediate, from the hand, by playing the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import NO_CARDS, Choice, Delayed, Triggered, Used
from kwoon.games.shadowfist.state.effects import Waiting
from kwoon.games.shadowfist.state.word_kinds import Cards, Cost, Deed, Selector, Trigger, Verb, Word
from kwoon.games.shadowfist.terms.codes import HAND, PLAY
from kwoon.games.shadowfist.terms.durations import DURATION_WORDS, IN_PLAY
from kwoon.games.shadowfist.terms.ids import NO_CARD, NONE, CardId, Duration
from kwoon.games.shadowfist.terms.phrasing import a_or_an
from kwoon.games.shadowfist.terms.timings import UNLIMITED

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.card import Card
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Immediate(Triggered):
    """SF-24.5.2: done immediately as it is triggered, before anyone can respond; its verbs never ask.

    With choices it is generated immediately, and resolves as any other.
    """

    def text(self) -> str:
        return f"Immediately {super().text()[:1].lower()}{super().text()[1:]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayWhen(Triggered):
    """SF-26.1.2: this card may be played from the hand when something happens: at no cost, or at so much less.

    SF-25.7: a Site is played face up, one in a turn. A State may be meant for some subjects only. Some cards can be
    played only then.
    """

    def __init__(
        self, trigger: Trigger, less: int = 0, free: bool = False, on: Selector | None = None, only: bool = False
    ) -> None:
        super().__init__(trigger, [], [], [], 0)
        self.may = True
        self.zone = HAND
        self.less: int = less
        self.free: bool = free
        self.on: Selector | None = on
        """For a State: the only subjects that it may have then; it may look at what has happened."""
        self.only: bool = only
        """SF-25.1: whether there is no other time to play it."""
        self.of_site: bool = False

    def mark(self, card: Card) -> None:
        super().mark(card)
        self.of_site = card.is_site()
        card.only_when = self.only

    def text(self) -> str:
        when = self.trigger.text()
        how = " at no cost" if self.free else f" at -{self.less} cost" if self.less else ""
        if self.of_site:
            how = f" face up{f' and{how}' if how else ''} if you have not played a Site this turn"
        on = "" if self.on is None else f" on {a_or_an(self.on.text())}"
        if self.only:
            return f"Play this card only {when},{on}{how}.".replace(",.", ".")
        return f"{when[:1].upper()}{when[1:]}, you may play this card from your hand{on}{how}."


@mypyc_attr(allow_interpreted_subclasses=True)
class FromHand(Used):
    """SF-9.2.3: an ability that is used while the card is in the hand."""

    def __init__(self, costs: list[Cost], choices: list[Choice], verbs: list[Verb], timing: int) -> None:
        super().__init__(costs, choices, verbs, timing, UNLIMITED)
        self.zone = HAND

    def mark(self, card: Card) -> None:
        super().mark(card)
        card.has_hand_abilities = True

    def text(self) -> str:
        return f"If this card is in your hand, {super().text()[:1].lower()}{super().text()[1:]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Later(Verb):
    """SF-26.4: set up a delayed effect, which generates when its trigger happens before the duration is over.

    It keeps what was chosen and noted. It may watch cards: then there is one for each, until the card leaves play.
    `Card.settle` gives the delayed ability its place.
    """

    def __init__(self, ability: Delayed, until: Duration, watching: Cards | None, times: int) -> None:
        self.ability: Delayed = ability
        self.until: Duration = until
        self.watching: Cards | None = watching
        self.times: int = times
        self.at: int = -1

    def leaves_behind(self, at: int) -> Word | None:
        if self.at >= 0:
            return None
        self.at = at
        return self.ability

    def deed(self) -> Deed:
        return Deed(deeds.LATER)

    def act(self, table: Table, effect: Effect) -> None:
        if self.watching is None:
            self.wait(table, effect, NO_CARD)
            return
        for card in self.watching.watched(table, effect):
            if table.zones[card] == PLAY:
                self.wait(table, effect, card)

    def wait(self, table: Table, effect: Effect, card: CardId) -> None:
        """Leave the delayed effect on the table."""
        parent = effect.clone()
        parent.marks = self.marks(table, effect)
        parent.ability = table.library[effect.definition].abilities.index(self.ability)
        parent.watched = card
        waiting = Waiting(parent, self.until, self.times)
        waiting.source_stamp = table.stamps[effect.source]
        if card != NONE:
            waiting.stamp = table.stamps[card]
        table.delayed.append(waiting)

    def marks(self, table: Table, effect: Effect) -> list[list[int]]:
        """SF-24.1.3.3, SF-34: the stamps that the picked cards have now: a card that left and came back is not meant
        later."""
        if any(verb.follows() for verb in self.ability.verbs):
            return []
        ability = table.library[effect.definition].abilities[effect.ability]
        assert isinstance(ability, Used)
        found: list[list[int]] = []
        for at, choice in enumerate(ability.choices):
            picked = effect.picks[at] if choice.selector.zone() < NO_CARDS else []
            found.append([table.stamps[card] for card in picked])
        return found

    def lasts(self) -> Duration:
        return self.until

    def parts(self) -> list[Verb]:
        return self.ability.verbs

    def brings_back(self) -> bool:
        return any(verb.brings_back() for verb in self.ability.verbs)

    def text(self) -> str:
        words = self.ability.later("" if self.watching is None else self.watching.text())
        duration = DURATION_WORDS[self.until]
        told = words.startswith(duration.replace("until", "at", 1)) or (self.until == IN_PLAY and self.watching is None)
        if duration and not told:
            words = f"{duration}, {words}"
        if self.times == 1 and "when " in words and not told:
            return words.replace("when ", "the first time that ", 1)
        return words if self.times in (NONE, 1) else f"{words} (at most {self.times} times)"
