"""A result slip: what it asks for, on paper and at the keyboard alike, and how one is read from a line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from kwoon.tournament.errors import Refused
from kwoon.tournament.names import key, same
from kwoon.tournament.results.report import SeatReport, TableReport, Tally


@dataclass(frozen=True)
class Figure:
    """A kind of card that a slip counts: its word, its letter in a short line, its heading and its worth."""

    key: str
    letter: str
    head: str
    worth: int


FIGURES = (
    Figure("seized", "s", "Seized", 4),
    Figure("burned", "b", "Burned", 3),
    Figure("played", "p", "Played", 2),
    Figure("other_burned", "o", "Other burned", 2),
    Figure("reducers", "r", "Lowers goal", 1),
    Figure("borrowed", "c", "Held by effect", 1),
    Figure("raisers", "x", "Raises goal", -2),
)
"""TR-5.3.a to g, in the order of the rule."""

COLUMNS = (
    "Turn",
    "Player",
    "Won",
    *(f"{each.head} {each.worth:+}" for each in FIGURES),
    "Game points",
    "Sites short",
    "Out as",
    "Signature",
)
"""The columns of the slip on paper."""
BOXES = ("Time was called", "Won by other means than the last Site")
HELP = (
    "Won: fulfilled victory conditions, several only in one scene. Count your cards, or write the game points alone: "
    "Feng Shui Sites seized, burned for victory, played; other cards in the burned pile; cards that lower your goal; "
    "Sites of others held by an effect; cards that raise your goal. Sites short: only if time was called and nobody "
    "won, the Sites missing to victory, 1 or more. Out as: decked out or left the game, 1 for the first who did; "
    "then only the burned pile counts."
)

_KEYS = {each.key for each in FIGURES}
_LETTERS = {each.letter: each.key for each in FIGURES}
_OTHERS = ("short", "out", "points")
_POINTS = re.compile(r"([+-]?\d+)?(?:/(\d+))?")
_CARDS = re.compile(rf"((?:\d+[{''.join(_LETTERS)}])+)(?:/(\d+))?", re.IGNORECASE)
_OUT = re.compile(r"(?:out|decked)(\d*)", re.IGNORECASE)

LETTERS = ", ".join(f"{each.letter} {each.key}" for each in FIGURES)
"""The letters in words, for help."""


@dataclass
class Figures:
    """The figures of one seat as they are read; nothing may be said twice."""

    words: str
    told: dict[str, int] = field(default_factory=dict)
    decked: bool = False

    def take(self, word: str) -> bool:
        """Read one word; False if it is no figure."""
        key, equals, value = word.partition("=")
        if equals:
            self._named(word, key, value)
        elif match := _OUT.fullmatch(word):
            self.decked = True
            if match[1]:
                self._put("out", match[1])
        elif match := _CARDS.fullmatch(word):
            for count, letter in re.findall(r"(\d+)(\D)", match[1]):
                self._put(_LETTERS[letter.lower()], count)
            if match[2]:
                self._put("short", match[2])
        elif word and (match := _POINTS.fullmatch(word)):
            for name, number in zip(("points", "short"), match.groups(), strict=True):
                if number is not None:
                    self._put(name, number)
        else:
            return False
        return True

    def _named(self, word: str, key: str, value: str) -> None:
        if key not in _KEYS and key not in _OTHERS:
            known = ", ".join([*(each.key for each in FIGURES), *_OTHERS])
            raise Refused(f"{word!r} in {self.words!r}: the figures are {known}; and the word decked")
        try:
            int(value)
        except ValueError:
            raise Refused(f"{word!r} in {self.words!r}: {key} takes a whole number") from None
        self._put(key, value)
        self.decked = self.decked or key == "out"

    def _put(self, key: str, value: str) -> None:
        if key in self.told:
            raise Refused(f"{self.words!r} says {key} twice: {self.told[key]} and {value}", "TR-5.3")
        self.told[key] = int(value)

    def seat(self, player: str) -> SeatReport:
        """The seat that these figures tell of."""
        tally = Tally(**{key: value for key, value in self.told.items() if key in _KEYS})
        told = self.told
        return SeatReport(player, tally, told.get("short"), self.decked, told.get("out"), told.get("points"))


def seat_from(words: str, find: Callable[[str], str]) -> SeatReport:
    """One seat: "Ann seized=2 burned=1 short=1", "Bob points=7", "Cid decked out=1 burned=1", "Dan 2s1b/1"."""
    figures, names = Figures(words), []
    for word in words.split():
        if not figures.take(word):
            names.append(word)
    return figures.seat(find(" ".join(names)))


def report_from(words: Iterable[str], seated: Mapping[str, str], unconventional: bool = False) -> TableReport:
    """A whole table in one line, of players (id and name) who sit there.

    "Ann! 15 Bob 9 Cid 7": the sign ! marks who won, a number is game points. "time Ann 9/1 Bob 8/2": time was
    called, and the number after the stroke is the Sites short. "Ann! 3s2p Dan out1 1b": cards by their letters.
    """
    line = _Line(" ".join(words).split(), seated)
    line.read()
    return TableReport(tuple(line.seats), tuple(line.winners), unconventional, line.time)


class _Line:
    """Reads names, each with its figures behind it."""

    def __init__(self, words: Sequence[str], seated: Mapping[str, str]) -> None:
        self.words = words
        self.seated = seated
        self.seats: list[SeatReport] = []
        self.winners: list[str] = []
        self.time = False

    def read(self) -> None:
        """Read the whole line."""
        at = 0
        while at < len(self.words):
            if self.words[at].casefold() in ("time", "time-out") and not self._beginning("time"):
                self.time, at = True, at + 1
            else:
                at = self._seat(at)

    def _seat(self, at: int) -> int:
        """Read one player; gives where the next begins."""
        player, won, end = self._name(at)
        if any(seat.player == player for seat in self.seats):
            raise Refused(f"{self.seated[player]} is named twice")
        figures = Figures(" ".join(self.words[at:end]))
        while end < len(self.words):
            word = self.words[end]
            figures.words += " " + word
            if word == "!":
                won = True
            elif not figures.take(word.removesuffix("!")):
                break
            else:
                won = won or word.endswith("!")
            end += 1
        self.seats.append(figures.seat(player))
        if won:
            self.winners.append(player)
        return end

    def _name(self, at: int) -> tuple[str, bool, int]:
        """The player whose name begins here, whether the sign of a win ends it, and where it ends."""
        for end in range(len(self.words), at, -1):
            words = " ".join(self.words[at:end])
            whole = self._named(words) or self._named(words.removesuffix("!"))
            if whole:
                return whole, not self._named(words), end
        end = at + 1
        if Figures("").take(self.words[at]):
            raise Refused(f"{self.words[at]!r} stands before any name; a line is `Ann! 15 Bob 9 Cid 7`")
        near = self._beginning(self.words[at])
        while near and end < len(self.words) and not self.words[end - 1].endswith("!"):
            more = self._beginning(" ".join(self.words[at : end + 1]))
            if not more:
                break
            near, end = more, end + 1
        said = " ".join(self.words[at:end]).removesuffix("!")
        if not near:
            raise Refused(f"{said!r} does not sit at this table: {', '.join(self.seated.values())}")
        if len(near) > 1:
            raise Refused(f"{said!r} could be {', '.join(self.seated[each] for each in near)}; write more of it")
        return near[0], self.words[end - 1].endswith("!"), end

    def _named(self, words: str) -> str:
        for player, name in (*self.seated.items(), *((player, player) for player in self.seated)):
            if same(words, name):
                return player
        return ""

    def _beginning(self, words: str) -> list[str]:
        wanted = key(words.removesuffix("!"))
        return [player for player, name in self.seated.items() if key(name).startswith(wanted)]
