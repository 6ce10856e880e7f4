"""Parts of Puzzle Strike's table: the bank, a gem pile as a bar, chips in their banners' colours, setting up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from textual.content import Content

from kwoon.games.puzzlestrike.state.chip import BLUE, BROWN, GEM, GOLD, GRAY, PURPLE, PUZZLE, RED, SPHERE, chip_named
from kwoon.tables.manners.base import Piece, View
from kwoon.tables.manners.puzzlestrike_lines import (
    FLOATING,
    HIDDEN_PICKS,
    MINE,
    PIGS,
    THEIRS,
    characters,
    chip_line,
    drafted_lines,
    pool_pieces,
)
from kwoon.terminal.look import TONE_STYLES, drawn, fitted, flow

BANNER_STYLES: Final = {
    BROWN: "$primary",
    PURPLE: "$seat-3",
    RED: "$error",
    BLUE: "$seat-1",
    GRAY: "$foreground",
    GOLD: "bold $warning",
}
ARROW_STYLES: Final = {
    "black": "bold $foreground",
    "brown": "bold $primary",
    "purple": "bold $seat-3",
    "red": "bold $error",
    "blue": "bold $seat-1",
}
STYLES: Final = {
    **TONE_STYLES,
    **ARROW_STYLES,
    MINE: "reverse $primary",
    THEIRS: "reverse $quiet",
    PIGS: "bold $secondary",
    FLOATING: "bold $accent",
}
"""How the tones look, and this game's own words for parts of its lines."""
GEM_GROUNDS: Final = ("$success", "$accent", "$warning", "$error")
SHORT: Final = {"Double Crash Gem": "Double Crash"}
NARROW: Final = 58
"""Below this many columns the bank has no columns of its own."""

UNITS: Final = 11
MARKS: Final = {3: "3", 6: "6", 9: "9", 10: "X"}
"""PS-7.2 and PS-8.1: where a pile draws more, and where it loses."""


def chip_style(name: str) -> str:
    """The colour of a chip's banner; gems and wounds have none."""
    chip = chip_named(name)
    for colour, style in BANNER_STYLES.items():
        if chip.banner >> colour & 1:
            return style
    return "$success" if chip.type == GEM else "$quiet"


def drawn_line(line: Iterable[Piece]) -> Content:
    """A line of the table in its colours."""
    return drawn(line, STYLES, chip_style)


def chip_list(chips: Sequence[str]) -> Content:
    """Chips in one line, alike ones together."""
    return drawn_line(chip_line(chips))


# --- the bank -------------------------------------------------------------------------------------------------------


def bank_rows(view: View, width: int) -> list[Content]:
    """Gems and wounds, purples, and the puzzle stacks in two columns: cost, name, how many are left; • can be paid."""
    stacks = list(view["bank"])
    afford = set(view["players"][view["seat"]]["afford"]) if view["seat"] >= 0 else set()
    kinds = {name: chip_named(name).type for name in stacks}
    spheres = [name for name in stacks if kinds[name] == SPHERE]
    puzzles = [name for name in stacks if kinds[name] == PUZZLE]
    gems = [name for name in stacks if name not in spheres and name not in puzzles]
    if width < NARROW:
        return flow(Content(""), [cell(view, name, afford, 0, 0) for name in stacks], width)
    sphere_room = 16 if width >= 90 else 12
    between = 3 if width >= 100 else 1
    room = min(19, (width - 17 - sphere_room - 3 * between) // 2 - 6)
    gap = Content(" " * between)
    columns = [
        [cell(view, name, afford, 5, 1) for name in gems],
        [*[cell(view, name, afford, sphere_room, 1) for name in spheres], *panic_cells(view, sphere_room + 6)],
        [cell(view, name, afford, room, 2) for name in puzzles[:5]],
        [cell(view, name, afford, room, 2) for name in puzzles[5:]],
    ]
    return [gap.join([column[row] for column in columns]) for row in range(5)]


def cell(view: View, name: str, afford: set[str], room: int, digits: int) -> Content:
    """One stack; without room it is as wide as it needs."""
    count = view["bank"][name]
    removed = view["removed"] == name
    words = SHORT.get(name, name) if room < len(name) else name
    style = chip_style(name)
    if removed or count == 0:
        style = "$quiet strike"
    elif name in afford:
        style = f"bold {style}"
    last = "✗" if removed else str(count)
    return Content.assemble(
        ("•" if name in afford else " ", "bold $success"),
        (f"{chip_named(name).cost:>{digits or 1}} ", "$quiet"),
        (fitted(words, room) if room else words, style),
        (f" {last:>{2 if digits == 1 else 1}}", "$quiet" if count else "bold $error"),
    )


def panic_cells(view: View, width: int) -> list[Content]:
    """How far Panic Time is, and what the mark says."""
    empty = sum(1 for name, count in view["bank"].items() if count == 0 or name == view["removed"])
    level = view["panic"]
    next_at = len(view["players"]) + level
    words = f" empty {empty}, panic {next_at}" if level == 0 else f" empty {empty}, next {next_at}"
    if level == 3:
        words = f" empty {empty}"
    style = "bold $error" if level or empty + 1 >= next_at else "$quiet"
    legend = " • you can pay" if view["seat"] >= 0 else ""
    return [Content.assemble((fitted(words, width), style)), Content.assemble((fitted(legend, width), "$quiet"))]


# --- gem piles ------------------------------------------------------------------------------------------------------


def pile_bar(gems: Sequence[int], total: int) -> Content:
    """A pile as a bar: each gem as wide as its value, then the marks that it has not reached; total, height bonus."""
    unit = 2 if total <= UNITS else 1
    parts: list[tuple[str, str]] = []
    used = 0
    for size in (4, 3, 2, 1):
        for _ in range(gems[size - 1]):
            if used + size <= 2 * UNITS // unit:
                block = str(size).center(size * unit - 1) + "▕" if size * unit > 1 else str(size)
                parts.append((block, f"bold $background on {GEM_GROUNDS[size - 1]}"))
            used += size
    while used < UNITS - 1 and unit == 2:
        used += 1
        mark = MARKS.get(used, "·")
        parts.append((mark.ljust(2), "bold $error" if mark == "X" else "$quiet"))
    drawn = sum(len(text) for text, _ in parts)
    style = "bold $success" if total < 6 else "bold $warning" if total < 9 else "bold $error"
    bonus = min(3, total // 3)
    return Content.assemble(
        *parts,
        " " * max(0, 2 * UNITS - drawn),
        (f"{total:>2}", style if total < 10 else "bold reverse $error"),
        (f" +{bonus} " if bonus else "    ", "$quiet"),
    )


# --- setting up -----------------------------------------------------------------------------------------------------


def setup_rows(view: View, names: Sequence[str], width: int) -> list[Content]:
    """Characters to pick from, or the pool of a draft."""
    setup = view["setup"] or {}
    if "pool" in setup:
        words = [drawn_line([piece]) for piece in pool_pieces(setup)]
        rows = flow(Content.assemble((" Pool ", "reverse $primary"), " "), words, width)
        return rows + [drawn_line([Piece(" "), *line]) for line in drafted_lines(setup, names)]
    rows = [Content.assemble((f" {HIDDEN_PICKS}", "$quiet"))]
    for index, (name, chips) in enumerate(characters()):
        mark = "▸ " if setup.get("own") == index else "  "
        rows.append(Content.assemble((mark, "bold $primary"), (fitted(name, 14), "bold $accent")) + drawn_line(chips))
    return rows
