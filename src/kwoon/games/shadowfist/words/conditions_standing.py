"""Conditions about how the game stands: who is closer to victory, what happened this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.tops import opened_by
from kwoon.games.shadowfist.standing.victory import standing
from kwoon.games.shadowfist.state.structure import locations
from kwoon.games.shadowfist.state.word_kinds import Condition, Players, Selector
from kwoon.games.shadowfist.terms.codes import SEES_PILES
from kwoon.games.shadowfist.terms.ids import NO_SPOT, Place
from kwoon.games.shadowfist.terms.once import DEFENDED, REVEALED_NOW, SITE_PLAYED, STRUCK, TURN_COMPLETED, note
from kwoon.games.shadowfist.terms.phrasing import a_or_an

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class AnOpponentIsCloser(Condition):
    """While any (or every) opponent is closer to victory than you."""

    def __init__(self, every: bool) -> None:
        self.every: bool = every

    def holds(self, table: Table, effect: Effect) -> bool:
        mine = table.closeness(effect.player)
        others = [table.closeness(seat) > mine for seat in table.playing() if seat != effect.player]
        return all(others) if self.every else any(others)

    def looks_at(self) -> int:
        return 0

    def text(self) -> str:
        return f"while {'all opponents are' if self.every else 'any opponent is'} closer to victory than you"


@mypyc_attr(allow_interpreted_subclasses=True)
class ThatOpponentIsCloser(Condition):
    """If the player who did it, or another one, is now closer to victory than you: with what was just burned counted.

    SF-24.2, SF-28.8.
    """

    def __init__(self, or_as_close: bool, who: Players | None = None) -> None:
        self.or_as_close: bool = or_as_close
        self.who: Players | None = who
        """Who it is, if not the player who did it."""

    def holds(self, table: Table, effect: Effect) -> bool:
        seats = [effect.whose] if self.who is None else self.who.players(table, effect)
        mine = standing(table, effect.player)
        for seat in seats:
            if seat >= 0 and (standing(table, seat) > mine or (self.or_as_close and standing(table, seat) == mine)):
                return True
        return False

    def text(self) -> str:
        who = "that opponent" if self.who is None else self.who.text()
        return f"if {who} is now {'as close or ' if self.or_as_close else ''}closer to victory than you"


@mypyc_attr(allow_interpreted_subclasses=True)
class WasSmokedThisTurn(Condition):
    """SF-20: if at least one such card was smoked this turn."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def holds(self, table: Table, effect: Effect) -> bool:
        return any(self.selector.matches(table, card, effect) for card in table.smoked_this_turn)

    def text(self) -> str:
        return f"in which {a_or_an(self.selector.text())} was smoked"


NOTED_TEXTS: Final = {
    SITE_PLAYED: "if you have played a Site this turn",
    TURN_COMPLETED: "if you completed at least one turn",
    DEFENDED: "if you intercepted that attack",
    STRUCK: "if a Feng Shui Site you controlled was the target that took combat damage",
    REVEALED_NOW: "if this card was revealed this turn",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Happened(Condition):
    """If something happened that the game notes by itself: you played a Site this turn, completed a turn of yours, ...

    SITE_PLAYED (SF-25.7), TURN_COMPLETED (SF-22.0) and REVEALED_NOW (SF-24.4); in the attack under way, or in the one
    that has just ended, DEFENDED (SF-28.6.1) and STRUCK (SF-28.11).
    """

    def __init__(self, what: int) -> None:
        self.what: int = what

    def holds(self, table: Table, effect: Effect) -> bool:
        if self.what in (DEFENDED, STRUCK):
            return current_attack(table) is not None and note(self.what, effect.player) in table.used_in_attack
        if self.what == REVEALED_NOW:
            return note(REVEALED_NOW, table.stamps[effect.source]) in table.used
        return note(self.what, effect.player) in (table.once_per_game if self.what == TURN_COMPLETED else table.used)

    def recalls(self) -> int:
        return 0 if self.what == SITE_PLAYED else 1 << self.what  # the rules note it in any game

    def text(self) -> str:
        return NOTED_TEXTS[self.what]


@mypyc_attr(allow_interpreted_subclasses=True)
class YourTopCard(Condition):
    """While the top card of your deck, which your text has turned face up, is such a card."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def holds(self, table: Table, effect: Effect) -> bool:
        return any(self.selector.matches(table, card, effect) for card in opened_by(table, effect.source))

    def looks_at(self) -> int:
        return SEES_PILES | self.selector.looks_at()

    def text(self) -> str:
        return f"while the top card of your deck is {a_or_an(self.selector.text())}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayedAt(Condition):
    """SF-25.4: if this card is played at the location of such a card; before its place is chosen, if it could be."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def holds(self, table: Table, effect: Effect) -> bool:
        places = locations(table, effect.player) if effect.spot == NO_SPOT else [Place(effect.spot)]
        for card in table.in_play:
            if table.places[card] in places and self.selector.matches(table, card, effect):
                return True
        return False

    def text(self) -> str:
        return f"at the location of {a_or_an(self.selector.text())}"
