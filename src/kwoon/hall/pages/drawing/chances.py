"""What a review shows on the page of a game: the chances over the game as a plot, the turning points, the best answers.

The plot is drawn here as numbers; `review.html` makes the SVG of them. Every seat has its colour and its own dashes,
and all that the plot tells stands in a table too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kwoon.hall.store.reviews import Review
from kwoon.lab.review import Reviewed

LEFT, RIGHT, TOP, BOTTOM = 34, 334, 8, 132
COLUMNS: Final = 150
"""How many points a line has at most: more cannot be told apart."""
ROWS: Final = 24
"""How many rows the table has at most, besides the turning points."""


@dataclass(frozen=True)
class Curve:
    """One seat's chances."""

    seat: int
    name: str
    points: str
    first: str
    last: str


@dataclass(frozen=True)
class Turn:
    """An answer that gave much away: its place in the plot and on the slider, and its words."""

    move: int
    seat: int
    name: str
    x: float
    y: float
    given: str
    had: str
    better: str
    could: str
    cost: str


@dataclass(frozen=True)
class Line:
    """One row of the table: after so many moves, everyone's chances."""

    move: int
    chances: tuple[str, ...]
    turning: str
    """Who gave away how much with the next answer, if it was much."""


@dataclass(frozen=True)
class Plot:
    """Everything that is drawn of a review, but for the answers to the shown question."""

    last: int
    curves: tuple[Curve, ...]
    turns: tuple[Turn, ...]
    levels: tuple[tuple[float, str], ...]
    table: tuple[Line, ...]
    given_away: tuple[tuple[int, str, str], ...]
    """Each seat that was asked, its name, and how much its answers gave away on the average."""


@dataclass(frozen=True)
class Offer:
    """An answer that could be given to the shown question."""

    label: str
    chance: str
    bar: float
    given: bool


def percent(chance: float) -> str:
    """A chance as people say it."""
    return f"{chance:.0%}"


def x_of(position: int, last: int) -> float:
    """Where in the plot the game stands after so many moves."""
    return round(LEFT + (RIGHT - LEFT) * position / max(1, last), 1)


def y_of(chance: float) -> float:
    """How high a chance is drawn."""
    return round(BOTTOM - (BOTTOM - TOP) * chance, 1)


def thinned(found: Sequence[Reviewed], most: int) -> list[Reviewed]:
    """Not more than so many of them, the turning points and the last one always among them."""
    step = max(1, -(-len(found) // most))
    return [each for number, each in enumerate(found) if number % step == 0 or each.turning or each is found[-1]]


def plot_of(review: Review, names: Sequence[str]) -> Plot:
    """A review as numbers to be drawn."""
    found, last = review.found, review.total
    seats = range(len(names))
    shown = thinned(found, COLUMNS)
    curves = tuple(
        Curve(
            seat,
            names[seat],
            " ".join(f"{x_of(each.move - 1, last)},{y_of(each.chances[seat])}" for each in shown),
            percent(found[0].chances[seat]) if found else "",
            percent(found[-1].chances[seat]) if found else "",
        )
        for seat in seats
    )
    return Plot(
        last=last,
        curves=curves,
        turns=tuple(turn_of(each, names, last) for each in found if each.turning),
        levels=tuple((y_of(each / 100), f"{each}%") for each in (0, 25, 50, 75, 100)),
        table=tuple(line_of(each, names) for each in thinned(found, ROWS)),
        given_away=tuple((seat, names[seat], average(found, seat)) for seat in seats if asked(found, seat)),
    )


def turn_of(each: Reviewed, names: Sequence[str], last: int) -> Turn:
    """A turning point in words and in the plot."""
    better = each.best[0]
    return Turn(
        each.move,
        each.seat,
        names[each.seat],
        x_of(each.move - 1, last),
        y_of(each.chances[each.seat]),
        each.given.label,
        percent(each.given.chance),
        better.label,
        percent(better.chance),
        percent(each.cost),
    )


def line_of(each: Reviewed, names: Sequence[str]) -> Line:
    """A row of the table."""
    turning = f"{names[each.seat]} gives away {percent(each.cost)}" if each.turning else ""
    return Line(each.move - 1, tuple(percent(chance) for chance in each.chances), turning)


def asked(found: Sequence[Reviewed], seat: int) -> list[Reviewed]:
    """What a seat was asked."""
    return [each for each in found if each.seat == seat]


def average(found: Sequence[Reviewed], seat: int) -> str:
    """How much a seat's answers gave away on the average, as `kwoon review` tells it."""
    own = asked(found, seat)
    return f"{sum(each.cost for each in own) / len(own):.1%}"


def question_at(review: Review, move: int) -> Reviewed | None:
    """What was found out about the question that was open after so many moves."""
    return next((each for each in review.found if each.move == move + 1), None)


def offers_of(each: Reviewed) -> list[Offer]:
    """The best answers to a question, the search's choice first; and the one that was given, wherever it stands."""
    choices = list(each.best) if each.given in each.best else [*each.best, each.given]
    return [
        Offer(choice.label, percent(choice.chance), round(100 * choice.chance, 1), choice == each.given)
        for choice in choices
    ]
