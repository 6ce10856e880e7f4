"""Conditions: what is in play, what this card is like, what a player has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.numbers import meaning_of
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.standing.derive import cards_of, designators_of, of_type, resources_of, still_maintained
from kwoon.games.shadowfist.state.effects import MAINTAINS
from kwoon.games.shadowfist.state.word_kinds import Cards, Condition, Number, Selector, Word
from kwoon.games.shadowfist.terms.codes import RESOURCE_NAMES, SEES_DAMAGE, SEES_TURNING, STATE
from kwoon.games.shadowfist.terms.ids import SeatId
from kwoon.games.shadowfist.terms.phrasing import NUMBER_WORDS, a_or_an

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileControlling(Condition):
    """While enough cards of a kind are in play, under anyone's control or only under yours."""

    def __init__(self, selector: Selector, least: int = 1, yours: bool = False) -> None:
        self.selector: Selector = selector
        self.least: int = least
        self.yours: bool = yours

    def holds(self, table: Table, effect: Effect) -> bool:
        count = 0
        cards = cards_of(table, effect.player) if self.yours else self.selector.shortlist(table, effect)
        for card in cards:
            if self.selector.matches(table, card, effect):
                count += 1
                if count >= self.least:
                    return True
        return count >= self.least

    def looks_at(self) -> int:
        return self.selector.looks_at()

    def text(self) -> str:
        if self.yours:
            some = a_or_an(self.selector.text())
            return f"while you control {some if self.least == 1 else f'at least {self.least} {self.selector.plural()}'}"
        if self.least == 1:
            return f"while there is {a_or_an(self.selector.text())}"
        return f"while there are at least {self.least} {self.selector.plural()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileSubjectOf(Condition):
    """While this card is the subject of such a State."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def holds(self, table: Table, effect: Effect) -> bool:
        for state in of_type(table, STATE):
            if table.subjects[state] == effect.source and self.selector.matches(table, state, effect):
                return True
        return False

    def looks_at(self) -> int:
        return self.selector.looks_at()

    def text(self) -> str:
        return f"while the subject of {a_or_an(self.selector.text())}"


@mypyc_attr(allow_interpreted_subclasses=True)
class AtLeast(Condition):
    """If a number is large enough."""

    def __init__(self, number: Number, least: int) -> None:
        self.number: Number = number
        self.least: int = least

    def holds(self, table: Table, effect: Effect) -> bool:
        return self.number.value(table, effect) >= self.least

    def looks_at(self) -> int:
        return self.number.looks_at()

    def text(self) -> str:
        least = f"at least {self.least}"
        return f"if {self.number.bound(least) or f'{meaning_of(self.number)} is {least}'}"


@mypyc_attr(allow_interpreted_subclasses=True)
class AtMost(Condition):
    """If a number is small enough."""

    def __init__(self, number: Number, most: int) -> None:
        self.number: Number = number
        self.most: int = most

    def holds(self, table: Table, effect: Effect) -> bool:
        return self.number.value(table, effect) <= self.most

    def looks_at(self) -> int:
        return self.number.looks_at()

    def text(self) -> str:
        return f"if {meaning_of(self.number)} is {f'at most {self.most}' if self.most else '0'}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ItsControllerHas(Condition):
    """For triggers: if whoever controls the card that it happened to controls enough cards of a kind."""

    def __init__(self, selector: Selector, least: int) -> None:
        self.selector: Selector = selector
        self.least: int = least

    def holds(self, table: Table, effect: Effect) -> bool:
        seat = table.controllers[effect.about]
        count = 0
        for card in table.in_play:
            if table.controllers[card] == seat and self.selector.matches(table, card, effect):
                count += 1
        return count >= self.least

    def text(self) -> str:
        return f"if that card's controller controls at least {NUMBER_WORDS[self.least]} {self.selector.plural()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentSharesDesignator(Condition):
    """SF-14: if any opponent controls two cards that have a designator in common."""

    def holds(self, table: Table, effect: Effect) -> bool:
        for seat in table.playing():
            if seat != effect.player and shares_designator(table, seat):
                return True
        return False

    def text(self) -> str:
        return "if any opponent controls at least two cards that share a designator"


def shares_designator(table: Table, seat: SeatId) -> bool:
    """Whether two face-up cards of a player have a designator in common, printed or gained."""
    seen: set[str] = set()
    for card in cards_of(table, seat):
        if not table.face_down[card]:
            words = designators_of(table, card)
            if not seen.isdisjoint(words):
                return True
            seen.update(words)
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class IsDamaged(Condition):
    """SF-16.1: only a damaged card can be healed; the rules say so, not the card."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def holds(self, table: Table, effect: Effect) -> bool:
        return any(table.damage[card] > 0 for card in self.cards.cards(table, effect))

    def looks_at(self) -> int:
        return SEES_DAMAGE | self.cards.looks_at()

    def text(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class IfNoted(Condition):
    """If what an earlier part of the text has noted was so, or was not: a coin, an answer, whether one could."""

    def __init__(self, noter: Word, yes: bool = True) -> None:
        self.noter: Word = noter
        self.yes: bool = yes

    def holds(self, table: Table, effect: Effect) -> bool:
        return effect.noted == self.yes

    def text(self) -> str:
        return self.noter.noted(self.yes)


@mypyc_attr(allow_interpreted_subclasses=True)
class HasResources(Condition):
    """SF-50.13: a cost in resources is one that you have, not one that you spend (SF-18.0)."""

    def __init__(self, needed: list[int]) -> None:
        self.needed: list[int] = needed

    def holds(self, table: Table, effect: Effect) -> bool:
        pool = resources_of(table, effect.player)
        return all(pool[place] >= self.needed[place] for place in range(len(pool)))

    def text(self) -> str:
        return ", ".join([f"{count} {RESOURCE_NAMES[place]}" for place, count in enumerate(self.needed) if count])


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileMaintained(Condition):
    """SF-10.4: while this card maintains what it was turned for, and perhaps something else holds."""

    def __init__(self, also: Condition | None = None) -> None:
        self.also: Condition | None = also

    def holds(self, table: Table, effect: Effect) -> bool:
        for each in table.lingering:
            if each.kind == MAINTAINS and each.source == effect.source:
                if not still_maintained(table, each.source, each.source_stamp):
                    return False
                return self.also is None or self.also.holds(table, effect)
        return False

    def looks_at(self) -> int:
        return SEES_TURNING | (0 if self.also is None else self.also.looks_at())

    def text(self) -> str:
        return "" if self.also is None else self.also.text()


@mypyc_attr(allow_interpreted_subclasses=True)
class Is(Condition):
    """If the card in question is such a card: this one turned or in the front row, the target Unique, ..."""

    def __init__(self, cards: Cards, selector: Selector) -> None:
        self.cards: Cards = cards
        self.selector: Selector = selector

    def holds(self, table: Table, effect: Effect) -> bool:
        return any(self.selector.matches(table, card, effect) for card in self.cards.cards(table, effect))

    def looks_at(self) -> int:
        return self.cards.looks_at() | self.selector.looks_at()

    def text(self) -> str:
        words = predicate(self.selector.text())
        has = f"has {words.removeprefix('with ')}" if words.startswith("with ") else f"is {words}"
        return f"if {self.cards.text()} {has}"


def predicate(words: str) -> str:
    """What is said of a card that is one of those: "turned", "in the front row", "a Unique Character"."""
    if words.startswith("card "):
        return words.removeprefix("card ").removeprefix("that is ")
    if words == "non-attacking card":
        return "not attacking"
    if words.startswith(("Character attacking ", "Character intercepting ")):
        return words.removeprefix("Character ")
    return words.removesuffix(" card") if words.endswith(" card") else a_or_an(words)


NUMBER_OF_YOUR: Final = "the number of your "


def whose(condition: Condition) -> str:
    """A condition about "you", said of other players."""
    words = condition.text().removeprefix("if ").removeprefix("while ")
    if words.startswith("your "):
        return f"whose {words.removeprefix('your ')}"
    if " in your pool" in words:
        return f"in whose pool {words.replace(' in your pool', '')}"
    if words.startswith(NUMBER_OF_YOUR):
        return f"whose number of {words.removeprefix(NUMBER_OF_YOUR)}"
    return f"who {words.removeprefix('you ')}"


@mypyc_attr(allow_interpreted_subclasses=True)
class InMode(Condition):
    """If this one of the things that a text says "choose one" of was chosen."""

    def __init__(self, mode: Picked, which: int) -> None:
        self.mode: Picked = mode
        self.which: int = which

    def holds(self, table: Table, effect: Effect) -> bool:
        return self.mode.picked(effect) == [self.which]

    def text(self) -> str:
        return f"in the {('first', 'second', 'third')[self.which]} case"
