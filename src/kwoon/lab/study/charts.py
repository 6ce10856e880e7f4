"""The charts of a study, as PNG pictures: every rate is a dot with its interval, and par is a dashed line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from kwoon.lab.match import Standing
from kwoon.lab.ratings import Rating
from kwoon.lab.tallies import Tally, length, ordinal

INK: Final = "#1f2933"
PAR: Final = "#9aa5b1"
HUES: Final = ("#0b6e99", "#c2410c", "#3f7d20", "#7c3aed", "#be185d", "#4b5563")
DARK: Final = 0.22
"""How far from one half a cell is so dark that words on it are white."""
DOTS: Final = 120
"""Dots to the inch."""

Kind = tuple[str, Tally]
"""A kind of game in words, such as `3 players`, and its sums."""


def new_figure(width: float, height: float, panels: int = 1, **more: Any) -> tuple[Figure, list[Any]]:
    """An empty picture with so many panels beside each other."""
    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots(1, panels, squeeze=False, **more)[0]
    for each in axes:
        each.spines[["top", "right"]].set_visible(False)
        each.tick_params(colors=INK)
    return figure, list(axes)


def percent(axis: Any) -> None:
    """Rates are told in percent."""
    axis.set_major_formatter(lambda value, _: f"{100 * value:.0f}%")


def dots(axes: Any, rates: Sequence[Standing], places: Sequence[float], hue: str, upright: bool = False) -> None:
    """A dot with its interval for each rate."""
    values = [each.rate for each in rates]
    # a rate at the very end of its interval may lie beyond it by the last binary digit
    sides = [
        [max(0.0, each.rate - each.low) for each in rates],
        [max(0.0, each.high - each.rate) for each in rates],
    ]
    style = {"fmt": "o", "color": hue, "capsize": 3, "markersize": 5}
    if upright:
        axes.errorbar(places, values, yerr=sides, **style)
    else:
        axes.errorbar(values, places, xerr=sides, **style)


def save(figure: Figure, file: Path) -> None:
    """Write a picture; the same figures make the same picture."""
    figure.savefig(file, dpi=DOTS, metadata={"Software": None})


def draw_rates(kinds: Sequence[Kind], title: str, file: Path) -> None:
    """What each entrant won, best first by the first kind of game, a panel for each kind."""
    order = [each.bot for each in sorted(kinds[0][1].standings(), key=lambda each: each.rate)]
    figure, panels = new_figure(2 + 3 * len(kinds), 1.4 + 0.3 * len(order), len(kinds), sharey=True)
    for (name, tally), axes, hue in zip(kinds, panels, HUES * len(kinds), strict=False):
        rates = sorted(tally.standings(), key=lambda each: order.index(each.bot))
        dots(axes, rates, range(len(rates)), hue)
        axes.axvline(tally.par, color=PAR, linestyle="--", linewidth=1)
        axes.set_title(f"{name} ({tally.games:,} games)", color=INK, fontsize=10)
        percent(axes.xaxis)
        axes.set_yticks(range(len(order)), order)
    figure.suptitle(title, color=INK)
    figure.supxlabel("games won, with 95% interval", color=INK, fontsize=9)
    save(figure, file)


def draw_crossing(kind: Kind, title: str, file: Path) -> None:
    """What each entrant won against each other one, the best at the top."""
    _, tally = kind
    rates = {each.bot: each.rate for each in tally.standings()}
    order = sorted(range(len(tally.names)), key=lambda each: -rates.get(tally.names[each], 0))
    cells = tally.crossing()
    figure, (axes,) = new_figure(2 + 0.5 * len(order), 1.6 + 0.42 * len(order))
    shown = [[standing.rate if (standing := cells[one][other]) else 0.5 for other in order] for one in order]
    axes.imshow(shown, cmap="RdBu_r", vmin=0.15, vmax=0.85)
    for row, one in enumerate(order):
        for column, other in enumerate(order):
            cell = cells[one][other]
            if cell is not None:
                hue = "white" if abs(cell.rate - 0.5) > DARK else INK
                axes.text(column, row, f"{100 * cell.rate:.0f}", ha="center", va="center", fontsize=8, color=hue)
    names = [tally.names[each] for each in order]
    axes.set_xticks(range(len(names)), names, rotation=45, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_title(title, color=INK, fontsize=11)
    axes.set_xlabel("percent that the row won against the column", color=INK, fontsize=9)
    save(figure, file)


def draw_ratings(rated: Sequence[Rating], title: str, file: Path) -> None:
    """How good each is in points, the best at the top; differences of 400 are chances of ten to one."""
    order = sorted(rated, key=lambda each: each.points)
    figure, (axes,) = new_figure(6.4, 1.4 + 0.32 * len(order))
    sides = [[each.points - each.low for each in order], [each.high - each.points for each in order]]
    places = range(len(order))
    points = [each.points for each in order]
    axes.errorbar(points, places, xerr=sides, fmt="o", color=HUES[0], capsize=3, markersize=5)
    axes.set_yticks(places, [each.name for each in order])
    axes.grid(axis="x", color="#e4e7eb")
    axes.set_title(title, color=INK, fontsize=11)
    axes.set_xlabel("points, with 95% interval", color=INK, fontsize=9)
    save(figure, file)


def draw_turn_order(kinds: Sequence[Kind], title: str, file: Path) -> None:
    """What those won who had the first turn, the second, and so on; a short dashed line is par."""
    figure, (axes,) = new_figure(max(6, 1.5 + 1.1 * len(kinds)), 4)
    for at, (_, tally) in enumerate(kinds):
        axes.plot([at - 0.4, at + 0.4], [tally.par, tally.par], color=PAR, linestyle="--", linewidth=1)
    for turn in range(max(tally.players for _, tally in kinds)):
        chosen = [(at, tally) for at, (_, tally) in enumerate(kinds) if tally.players > turn]
        places = [at + 0.8 * (turn + 0.5) / tally.players - 0.4 for at, tally in chosen]
        dots(axes, [tally.turn_order()[turn] for _, tally in chosen], places, HUES[turn], upright=True)
        axes.plot([], [], "o", color=HUES[turn], label=ordinal(turn))
    axes.set_xticks(range(len(kinds)), [name for name, _ in kinds], rotation=0 if len(kinds) < 7 else 25)
    percent(axes.yaxis)
    axes.set_ylim(bottom=0)
    axes.set_ylabel("games won, with 95% interval", color=INK, fontsize=9)
    axes.set_title(title, color=INK, fontsize=11)
    figure.legend(title="turn", frameon=False, fontsize=8, title_fontsize=8, loc="outside lower center", ncols=6)
    save(figure, file)


def draw_length(kinds: Sequence[Kind], title: str, file: Path) -> None:
    """How many turns games had: the middle one, and from where to where eight of ten lie."""
    figure, (axes,) = new_figure(max(6, 1.5 + 1.1 * len(kinds)), 3.4)
    for at, (_, tally) in enumerate(kinds):
        turns = length(tally.turns)
        axes.plot([at, at], [turns.low, turns.high], color=HUES[0], linewidth=6, alpha=0.35, solid_capstyle="butt")
        axes.plot([at - 0.15, at + 0.15], [turns.middle, turns.middle], color=HUES[0], linewidth=3)
    axes.set_xticks(range(len(kinds)), [name for name, _ in kinds], rotation=0 if len(kinds) < 7 else 25)
    axes.set_xlim(-0.6, len(kinds) - 0.4)
    axes.set_ylim(bottom=0)
    axes.set_ylabel("turns: middle, and eight games of ten", color=INK, fontsize=9)
    axes.set_title(title, color=INK, fontsize=11)
    save(figure, file)


def draw_cards(rates: Sequence[Standing], par: float, title: str, file: Path) -> None:
    """What those won who did something with each card, the best at the top."""
    figure, (axes,) = new_figure(7, 1.3 + 0.24 * len(rates))
    dots(axes, rates, [-at for at in range(len(rates))], HUES[0])
    axes.axvline(par, color=PAR, linestyle="--", linewidth=1)
    axes.set_yticks([-at for at in range(len(rates))], [each.bot for each in rates], fontsize=8)
    percent(axes.xaxis)
    axes.set_title(title, color=INK, fontsize=11)
    axes.set_xlabel("games won by those who did, with 95% interval", color=INK, fontsize=9)
    save(figure, file)
