"""The table of Shadowfist: everybody's locations, the attack, the scene's stack, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content

from kwoon.engine.names import with_names
from kwoon.engine.question import Option
from kwoon.games.shadowfist.terms.actions import USE
from kwoon.tables.chronicle import Line
from kwoon.tables.manners.base import TURN, View
from kwoon.tables.manners.shadowfist_words import pile_words
from kwoon.terminal.board import Board
from kwoon.terminal.look import TONE_STYLES
from kwoon.terminal.shadowfist_parts import (
    FLOW,
    LEGEND,
    LINES,
    ONE_LINE,
    attack_row,
    hand_rows,
    player_rows,
    scene_rows,
)

LABEL: Final = 74
"""How long an answer may be: two lines of the list at 80 columns."""


@dataclass(frozen=True)
class Room:
    """How much is drawn: the detail of players who matter now and of others, lines of the scene and of the hand."""

    matter: int
    others: int
    effects: int = 9
    hand: int = 9


ROOMS: Final = (
    Room(LINES, LINES),
    Room(LINES, FLOW),
    Room(FLOW, FLOW),
    Room(FLOW, FLOW, 2),
    Room(FLOW, FLOW, 2, 1),
    Room(FLOW, ONE_LINE, 2, 2),
    Room(FLOW, ONE_LINE, 1, 1),
    Room(ONE_LINE, ONE_LINE, 2, 2),
    Room(ONE_LINE, ONE_LINE, 1, 1),
)
"""From much room to little; the first that fits is drawn."""


class FistBoard(Board):
    """Draws a game of Shadowfist."""

    styles = TONE_STYLES | {TURN: "bold underline"}

    def picture(
        self, view: View, names: Sequence[str], log: Sequence[Line], usable: set[str], width: int, lines: int
    ) -> Content:
        attack = attack_row(view, names)
        fight = [] if attack is None else attack.wrap(width)[:2]
        scene = scene_rows(view, names)
        hand = hand_rows(view["players"][view["seat"]], usable, width) if view["seat"] >= 0 else []
        for room in ROOMS:
            rows = people_rows(view, names, width, room)
            rows += [*fight, *fitting(scene, room.effects), *hand[: room.hand]]
            if len(rows) <= lines:
                break
        return Content("\n").join([row.rstrip().truncate(width, ellipsis=True) for row in rows[:lines]])

    def whole(self, view: View, names: Sequence[str], width: int) -> Content:
        rows: list[Content] = []
        for player in view["players"]:
            rows += player_rows(view, player, names, width, LINES)
            for pile, cards in pile_words(player):
                words = Content.styled(f"{pile}: {cards}", "$quiet")
                rows += [Content("    ") + line for line in words.wrap(width - 4)]
        attack = attack_row(view, names)
        rows += [] if attack is None else attack.wrap(width)
        rows += [line for row in scene_rows(view, names) for line in row.wrap(width)]
        rows.append(Content.styled(LEGEND, "$quiet"))
        return Content("\n").join(rows)

    def label(self, option: Option, view: View, names: Sequence[str]) -> str:
        said = super().label(option, view, names)
        return cut(said) if option.action.verb == USE else said

    def aside(self, view: View, names: Sequence[str]) -> str:
        if not view["scene"]:
            return ""
        effect = view["scene"][-1]
        return with_names(f"Next to resolve: {effect['aimed']}: {effect['text']}", names)

    def least_lines(self, view: View) -> int:
        """A header and a line of locations for each player, the attack, the next effect and a line of the hand."""
        return 2 * len(view["players"]) + 2 + (view["attack"] is not None)


def people_rows(view: View, names: Sequence[str], width: int, room: Room) -> list[Content]:
    """All players; those who matter now, the person's own seat first of all, in more detail than others."""
    attack = view["attack"]
    matter = {view["seat"], view["active"]} | (set() if attack is None else {attack["on"]})
    rows: list[Content] = []
    for player in view["players"]:
        detail = room.matter if player["seat"] in matter else room.others
        rows += player_rows(view, player, names, width, detail)
    return rows


def fitting(rows: list[Content], room: int) -> list[Content]:
    """As many rows as there is room for; the last one says how many more there are."""
    if len(rows) <= room:
        return rows
    more = Content.styled(f"   … {len(rows) - room} more below it", "$quiet")
    return [*rows[: room - 1], rows[room - 1] + more] if room > 0 else []


def cut(text: str) -> str:
    """A label that fits."""
    return text if len(text) <= LABEL else text[: LABEL - 1] + "…"
