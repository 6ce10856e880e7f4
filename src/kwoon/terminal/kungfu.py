"""The table of Kung Fu Fighting: Chi, gear, the attack under way and the hand at a glance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from textual.content import Content

from kwoon.games.kungfu.cards import ATTACK, BLOCK, CHI, ENHANCEMENT, STANCE, WEAPON, Deck, Kind
from kwoon.games.kungfu.options import deck_from
from kwoon.games.kungfu.terms.events import Attacked, Blocked, Hit, WentDown
from kwoon.tables.chronicle import Line
from kwoon.tables.manners.base import View
from kwoon.tables.manners.kungfu import attack_pieces, chi_changes
from kwoon.terminal.board import Board
from kwoon.terminal.look import HAND, drawn, named, seat_name, seat_style

TYPE_STYLES: Final = {
    ATTACK: "$error",
    ENHANCEMENT: "$seat-3",
    STANCE: "$accent",
    WEAPON: "$warning",
    BLOCK: "$seat-1",
    CHI: "$success",
}
ATTACKS_SHOWN: Final = 2
HAND_LINES: Final = 2


class KungFuBoard(Board):
    """Draws a brawl."""

    def picture(
        self, view: View, names: Sequence[str], log: Sequence[Line], usable: set[str], width: int, lines: int
    ) -> Content:
        deck = deck_from(view["options"].get("deck"), view["options"].get("cards"))
        rows = [self.player(view, player, names, log, width) for player in view["players"]]
        rows += self.fight(view, names, log)
        if view["seat"] >= 0:
            rows += hand_rows(deck, view["players"][view["seat"]]["hand"], usable, width)
        return Content("\n").join(rows)

    def player(
        self, view: View, player: dict[str, Any], names: Sequence[str], log: Sequence[Line], width: int
    ) -> Content:
        """One player's line: whose turn, name, Chi as a bar, what this turn has cost, cards, gear."""
        seat = player["seat"]
        mine = seat == view["seat"]
        mark = "▸ " if view["active"] == seat and not view["over"] else "  "
        room = max(12, min(18, width - 72))
        bar = max(10, min(40, width - room - 58))
        name = seat_name(names[seat], mine, room)
        if not player["standing"]:
            return Content.assemble("  ", (name, "$quiet strike"), ("  down", "bold $error"))
        most = max(view["options"]["chi"], player["chi"])
        halves = max(1, round(2 * bar * player["chi"] / most))
        filled = "█" * (halves // 2) + "▌" * (halves % 2)
        style = "$success" if player["chi"] * 2 > most else "$warning" if player["chi"] * 4 > most else "$error"
        change, _ = chi_changes(log).get(seat, (0, 0))
        changed = f" {change:+}".replace("-", "−") if change else ""
        gear = " + ".join([gear for gear in (player["stance"], player["weapon"]) if gear])
        shield = f"  defense {player['defense']}" if player["defense"] else ""
        return Content.assemble(
            (mark, "bold $primary"),
            (name, seat_style(seat)),
            " ",
            (filled, f"{style} on $panel"),
            (" " * (bar - len(filled)), "on $panel"),
            (f" {player['chi']:>2} Chi", f"bold {style}"),
            (changed.ljust(4), "bold $error" if change < 0 else "bold $success"),
            (f" {player['cards']:>2} card{'s' if player['cards'] != 1 else ' '}  ", "$quiet"),
            (gear, "bold $accent"),
            (shield, "$accent"),
        )

    def fight(self, view: View, names: Sequence[str], log: Sequence[Line]) -> list[Content]:
        """The attack under way, or how the last one went; always as many lines, so that nothing jumps."""
        rows = [drawn(attack_pieces(attack, names)) for attack in view["attacks"][-ATTACKS_SHOWN:]]
        if not rows:
            last = last_attack(log)
            rows = [named(f"  {line.words}", names, "$quiet") for line in last[:ATTACKS_SHOWN]]
        return pad(rows, ATTACKS_SHOWN)


def hand_rows(deck: Deck, hand: list[str], usable: set[str], width: int) -> list[Content]:
    """The hand with each card's value, in as many lines as it needs, at least two."""
    if not hand:
        return pad([], HAND_LINES)
    order = Counter(hand).items()  # in the order of the answers
    rows: list[Content] = []
    row = Content.assemble((HAND, "reverse $primary"), " ")
    for name, count in order:
        kind = deck.kinds[deck.by_name[name]]
        style = TYPE_STYLES[kind.type]
        word = f"{name}{value_of(kind)}" + (f" ×{count}" if count > 1 else "")
        if row.cell_length + len(word) > width - 1 and row.cell_length > 7:
            rows.append(row)
            row = Content(" " * 7)
        row += Content.assemble((word, f"bold underline {style}" if name in usable else style), "  ")
    rows.append(row)
    return pad(rows, HAND_LINES)


def pad(rows: list[Content], lines: int) -> list[Content]:
    """As many lines as that at least, so that nothing below them jumps."""
    return rows + [Content("")] * (lines - len(rows))


def value_of(kind: Kind) -> str:
    """A card's number, as short as can be."""
    if kind.type in (ATTACK, WEAPON):
        return f" {kind.damage}" if not kind.defense else f" {kind.damage}/{kind.defense}"
    if kind.type in (ENHANCEMENT, STANCE) and kind.damage:
        return f" +{kind.damage}"
    if kind.type == CHI:
        return f" +{kind.restores}"
    return ""


def last_attack(log: Sequence[Line]) -> list[Line]:
    """The newest attack and what came of it."""
    for number in range(len(log) - 1, -1, -1):
        if isinstance(log[number].event, Attacked):
            results = [line for line in log[number + 1 :] if isinstance(line.event, Hit | Blocked | WentDown)]
            return [log[number], *results[-1:]]
    return []
