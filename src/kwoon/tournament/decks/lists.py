"""Decks as an event's log keeps them: counts and titles, line by line, and their check against the event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from kwoon.tournament.decks.check import Deck, DeckError, check, parse
from kwoon.tournament.decks.environments import environment
from kwoon.tournament.decks.formats import Format, formats
from kwoon.tournament.decks.violations import Violation
from kwoon.tournament.errors import Refused


@dataclass(frozen=True)
class DeckList:
    """A registered deck; without lines it is a label for a list that is kept on paper."""

    name: str
    lines: tuple[str, ...] = ()
    """As in a deck file: `5 Friends of the Dragon`, `pod: Dragons`."""
    choice: str = ""
    """The designator of Comrades in Arms, or the letters of Ritual of the Unnameable."""

    @property
    def deck(self) -> Deck:
        """The deck itself; lines that cannot be read are refused, each with what is wrong."""
        return _deck(self.lines, self.name)


@cache
def _deck(lines: tuple[str, ...], name: str) -> Deck:
    try:
        return parse("\n".join(lines), name)
    except DeckError as error:
        raise Refused(f"the deck {name} cannot be read:\n{error}") from None


def listed(deck: Deck, choice: str = "") -> DeckList:
    """A deck for the log."""
    lines = [str(each) for each in deck.entries] + [f"pod: {each.name}" for each in deck.pods]
    return DeckList(deck.name, tuple(lines), choice)


def pool_of(lines: Sequence[str]) -> Counter[str]:
    """The cards of a pool, from lines as in a deck file."""
    return _deck(tuple(lines), "pool").cards


def official(name: str) -> Format | None:
    """The format of this name; None for one that is not official, which no check knows."""
    return next((each for each in formats().values() if each.name == name), None)


def violations(deck: DeckList, format_name: str, environment_name: str, pool: Sequence[str] = ()) -> list[Violation]:
    """Everything that keeps a registered deck from being legal; a label and an unofficial format pass."""
    fmt = official(format_name)
    if fmt is None or not deck.lines:
        return []
    if fmt.limited and not pool:
        raise Refused(f"in {fmt.name} a deck comes from the player's own packs: give their pool with it", fmt.rule)
    try:
        return check(
            deck.deck,
            fmt,
            environment(environment_name),
            choice=deck.choice or None,
            pool=pool_of(pool).elements() if fmt.limited else None,
        )
    except ValueError as error:
        raise Refused(str(error), fmt.rule) from None


def refusal(whose: str, found: Sequence[Violation], format_name: str, environment_name: str) -> Refused:
    """All violations of a deck in one refusal, a line each."""
    lines = "\n".join(f"  {each}" for each in found)
    return Refused(f"{whose} is not legal in {format_name}, {environment_name}:\n{lines}")
