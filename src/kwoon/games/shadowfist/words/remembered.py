"""What is chosen once for a card and remembered while it is in play (SF-34): a designator, a resource."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.asking import NAME_RESOURCE, NAME_WORD, NameSomething, remember
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.standing.derive import has_designator
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import DESIGNATOR
from kwoon.games.shadowfist.state.effects import CHOSEN_FOR, LOST_WORD
from kwoon.games.shadowfist.state.word_kinds import Cards, Deed, Narrowed, OnCards, Selector, Verb
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.durations import DURATION_WORDS
from kwoon.games.shadowfist.terms.ids import CardId, Duration
from kwoon.games.shadowfist.terms.leanings import NEITHER
from kwoon.games.shadowfist.words.verbs_lasting import leave_behind

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class RememberWord(Verb):
    """The designator that was chosen is the one that counts for this card from now on; its choice says it all."""

    def __init__(self, word: Picked) -> None:
        self.word: Picked = word

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        if table.same(effect.source, effect.stamp):
            for code in self.word.picked(effect):
                remember(table, effect.source, NAME_WORD, code)

    def text(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveWord(OnCards):
    """SF-14: cards gain the designator that was chosen, or lose it; SF-26.6.3: for effects generated later."""

    def __init__(self, cards: Cards, word: Picked, until: Duration, loses: bool = False) -> None:
        super().__init__(cards)
        self.word: Picked = word
        self.until: Duration = until
        self.loses: bool = loses

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                kind = LOST_WORD if self.loses else DESIGNATOR
                for code in self.word.picked(effect):
                    leave_behind(table, effect, card, kind, self.until).word = table.rules.words[code]

    def lasts(self) -> Duration:
        return self.until

    def text(self) -> str:
        words = f"{self.cards.text()} {'loses' if self.loses else 'gains'} {self.word.text()}"
        return f"{words} {DURATION_WORDS[self.until]}".strip()


@mypyc_attr(allow_interpreted_subclasses=True)
class NameAtOnce(Verb):
    """SF-24.5.2: the controller names a designator, a resource or an opponent at once, before anyone can respond."""

    def __init__(self, what: int) -> None:
        self.what: int = what

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        card = effect.source
        table.push(NameSomething(table.controllers[card], card, table.stamps[card], self.what))

    def text(self) -> str:
        return ("choose a designator", "choose a resource", "choose an opponent")[self.what]


@mypyc_attr(allow_interpreted_subclasses=True)
class WithTheChosen(Narrowed):
    """Such cards that have the chosen designator, or require the chosen resource."""

    def __init__(self, cards: Selector, what: int) -> None:
        super().__init__(cards)
        self.what: int = what

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        for each in table.lingering:
            if each.kind == CHOSEN_FOR and each.card == effect.source and table.same(each.card, each.stamp):
                if self.what == NAME_WORD:
                    fits = has_designator(table, card, each.word)
                else:
                    fits = table.card(card).requires[each.resource] > 0
                return fits and self.cards.matches(table, card, effect)
        return False

    def more(self, many: bool) -> list[str]:
        chosen = f"that require{'' if many else 's'} the chosen resource"
        return [chosen if self.what == NAME_RESOURCE else "with the chosen designator"]
