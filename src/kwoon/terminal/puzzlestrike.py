"""The table of Puzzle Strike: bank, gem piles, what is in the air, this turn's arrows and money, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from textual.content import Content

from kwoon.tables.chronicle import Line
from kwoon.tables.manners.base import View
from kwoon.tables.manners.puzzlestrike_lines import acting, air_line, match_lines, ongoing_line, turn_line
from kwoon.terminal.board import Board
from kwoon.terminal.look import HAND, fitted, flow, seat_name, seat_style
from kwoon.terminal.puzzlestrike_parts import bank_rows, chip_list, chip_style, drawn_line, pile_bar, setup_rows

OF_THE_HAND: Final = (
    "play",
    "react",
    "hold back",
    "keep",
    "discard",
    "trash",
    "grow",
    "discard to combine",
    "play free",
)
"""The questions whose chips lie in the hand: these are underlined there."""
HAND_LINES: Final = 2
STAGE_LINES: Final = 2


class StrikeBoard(Board):
    """Draws a game of Puzzle Strike, also one of a match."""

    def picture(
        self, view: View, names: Sequence[str], log: Sequence[Line], usable: set[str], width: int, lines: int
    ) -> Content:
        if not view["bank"] or not view["players"][0]["character"]:
            return Content("\n").join([row.truncate(width, ellipsis=True) for row in setup_rows(view, names, width)])
        bank = bank_rows(view, width)
        people = player_rows(view, names, width)
        stage = [drawn_line(line) for line in (ongoing_line(view, names), air_line(view, names)) if line]
        turn = [turn_line(view, names)] if view["phase"] != "setup" else match_lines(view, names)
        hand = hand_rows(view, usable, width)
        spare = lines - len(bank) - len(people) - len(turn) - max(HAND_LINES, len(hand))
        details = detail_rows(view)
        if spare >= STAGE_LINES + len(details):
            people = interleaved(people, details)
            spare -= len(details)
        rows = [*bank, *people, *fitting(stage, spare), *map(drawn_line, turn), *hand]
        return Content("\n").join([row.rstrip().truncate(width, ellipsis=True) for row in rows])


def fitting(rows: list[Content], spare: int) -> list[Content]:
    """Rows put together where there is no line for each; padded where there is, so that nothing jumps."""
    if spare <= 0:
        return []
    if len(rows) > spare:
        rows = [Content("  ").join(rows)]
    return rows + [Content("")] * (min(STAGE_LINES, spare) - len(rows))


# --- players --------------------------------------------------------------------------------------------------------


def player_rows(view: View, names: Sequence[str], width: int) -> list[Content]:
    """A line for each player; teammates stand together, with their pile on the first line."""
    order = sorted(view["players"], key=lambda player: (player["pile"], player["seat"]))
    if len(view["piles"]) == len(view["players"]):
        order = view["players"]
    return [player_row(view, player, names, width) for player in order]


def player_row(view: View, player: dict[str, Any], names: Sequence[str], width: int) -> Content:
    """Whose turn, name, gem pile as a bar, its total and height bonus, character, hand, bag and discard pile."""
    seat = player["seat"]
    pile = view["piles"][player["pile"]]
    turn = view["phase"] != "setup" and not view["over"] and player in acting(view)
    room = max(8, min(16, width - 66))
    row = Content.assemble(
        ("▸ " if turn else "  ", "bold $primary"),
        (seat_name(names[seat], seat == view["seat"], room), seat_style(seat)),
        " ",
    )
    if not player["playing"]:
        return row + Content.assemble(("out", "bold $error"))
    if pile["seats"][0] == seat:
        row += pile_bar(pile["gems"], pile["total"])
    else:
        row += Content.assemble((fitted("└ the same pile", 28), "$quiet"))
    hand = player["cards"] if seat != view["seat"] else len(player["hand"])
    seen = f", {len(player['known'])} seen" if player.get("known") and width >= 90 else ""
    character = fitted(player["character"], 12) if width >= 78 else ""
    counts = f" hand {hand}{seen} bag {player['bag_size'] + len(player['top'])} disc {len(player['discard'])}"
    return row + Content.assemble((character, "$accent"), (counts, "$quiet"))


def detail_rows(view: View) -> list[Content]:
    """Where there is room: what lies open before each player."""
    rows: list[Content] = []
    order = sorted(view["players"], key=lambda player: (player["pile"], player["seat"]))
    for player in order if len(view["piles"]) < len(view["players"]) else view["players"]:
        parts = [
            Content.assemble((f"{word} ", "$quiet")) + chip_list(player[key])
            for word, key in (("discards", "discard"), ("on the bag", "top"), ("seen in hand", "known"))
            if player.get(key)
        ]
        rows.append(Content("     ") + Content("  ").join(parts))
    return rows


def interleaved(rows: list[Content], details: list[Content]) -> list[Content]:
    """Each player's line with its details below."""
    return [each for pair in zip(rows, details, strict=True) for each in pair]


# --- the hand -------------------------------------------------------------------------------------------------------


def hand_rows(view: View, usable: set[str], width: int) -> list[Content]:
    """The hand, with the chips underlined that the open question offers."""
    if view["seat"] < 0 or view["phase"] == "setup":
        return []
    hand = view["players"][view["seat"]]["hand"]
    asked = view.get("question", {}).get("kind") in OF_THE_HAND
    words: list[Content] = []
    for name, count in Counter(hand).items():  # in the order of the answers
        style = chip_style(name)
        text = name + (f" ×{count}" if count > 1 else "")
        words.append(Content.assemble((text, f"bold underline {style}" if asked and name in usable else style)))
    return flow(Content.assemble((HAND, "reverse $primary"), " "), words, width)
