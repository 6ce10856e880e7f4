"""The table of Puzzle Strike: bank, gem piles, what is in the air, this turn's arrows and money, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from textual.content import Content

from kwoon.engine.action import END
from kwoon.engine.events import Event
from kwoon.engine.question import Question
from kwoon.games.puzzlestrike.state.chip import BY_NAME, CHIPS, WOUND
from kwoon.games.puzzlestrike.terms.actions import YIELD
from kwoon.games.puzzlestrike.terms.events import (
    Anted,
    CleanedUp,
    Combined,
    Crashed,
    Drew,
    GameEnded,
    GameOfMatchEnded,
    Landed,
    MatchEnded,
    PanicRose,
    Played,
    Sent,
    Shook,
    TurnBegan,
    WentOut,
)
from kwoon.tables.chronicle import Line
from kwoon.terminal.board import Board, View
from kwoon.terminal.look import fitted, flow, seat_name, seat_style
from kwoon.terminal.puzzlestrike_parts import (
    ARROW_STYLES,
    bank_rows,
    chip_list,
    chip_style,
    pile_bar,
    setup_rows,
)

TIMES: Final = ("", "Panic Time", "Danger Time", "Deadly Time")
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
FULL: Final = 10
"""PS-8.1: a pile of so much at the end of one's turn."""
SAFE: Final = ("react", "keep", "hold back", "trash", "discard", "grow", "discard to combine", "loser's choice")
"""The questions where the first answer (nothing, or no) is the one not to be regretted."""
DOING: Final = ("play", "react", "copy", "buy", "play free")
"""The questions whose chips are played or bought; at all others they are only chosen."""


class StrikeBoard(Board):
    """Draws a game of Puzzle Strike, also one of a match."""

    def status(self, view: View, names: Sequence[str]) -> str:
        match = view.get("match")
        games = f"Game {max(1, len(match['firsts']))}, {match['wins'][0]}:{match['wins'][1]} · " if match else ""
        if view["over"]:
            return f"{games}the {'match' if match else 'game'} is over"
        if view["phase"] == "setup":
            return f"{games}{'between games' if match and match['firsts'] else 'setting up'}"
        active = {player["seat"] for player in acting(view)}
        whose = "your turn" if view["seat"] in active else f"{names[view['active']]}'s turn"
        time = f" · {TIMES[view['panic']]}" if view["panic"] else ""
        return f"{games}Turn {view['turn']} · {whose}, {view['phase']}{time} · ante {view['ante']}"

    def waiting(self, view: View, names: Sequence[str]) -> str:
        if view["phase"] == "setup":
            return "The others choose."
        seat = view["seat"]
        if seat >= 0 and not view["players"][seat]["playing"]:
            return "You are out. The others play on."
        if seat in {player["seat"] for player in acting(view)}:
            return "The others may answer."
        return f"{names[view['active']]}'s turn."

    # --- the picture -------------------------------------------------------------------------------------------------

    def picture(
        self, view: View, names: Sequence[str], log: Sequence[Line], usable: set[str], width: int, lines: int
    ) -> Content:
        if not view["bank"] or not view["players"][0]["character"]:
            return Content("\n").join([row.truncate(width, ellipsis=True) for row in setup_rows(view, names, width)])
        bank = bank_rows(view, width)
        people = player_rows(view, names, width)
        stage = [row for row in (self.in_play(view, names), self.in_the_air(view, names)) if row.plain.strip()]
        turn = [turn_row(view, names)] if view["phase"] != "setup" else match_rows(view, names)
        hand = hand_rows(view, usable, width)
        spare = lines - len(bank) - len(people) - len(turn) - max(HAND_LINES, len(hand))
        details = detail_rows(view)
        if spare >= STAGE_LINES + len(details):
            people = interleaved(people, details)
            spare -= len(details)
        rows = [*bank, *people, *fitting(stage, spare), *turn, *hand]
        return Content("\n").join([row.rstrip().truncate(width, ellipsis=True) for row in rows])

    def in_play(self, view: View, names: Sequence[str]) -> Content:
        """The ongoing chips of everyone."""
        parts: list[Content] = []
        for player in view["players"]:
            if player["ongoing"]:
                name = Content.assemble((f"{names[player['seat']]}: ", seat_style(player["seat"])))
                parts.append(name + chip_list(player["ongoing"]))
        if not parts:
            return Content("")
        return Content.assemble(("∞ Ongoing ", "$quiet")) + Content("  ").join(parts)

    def in_the_air(self, view: View, names: Sequence[str]) -> Content:
        """Chips being played, gems sent and gems afloat; else what the active player has played this turn."""
        parts: list[Content] = []
        plays = [play for play in view["playing"] if "chip" in play]
        if plays:
            last = plays[-1]
            chips = " › ".join([play["chip"] for play in plays])
            row = Content.assemble(("» ", "bold $error"), who(last["seat"], names), " plays ", (chips, "bold $warning"))
            if last["chooser"] != last["seat"]:
                row += Content.assemble((", ", ""), who(last["chooser"], names), " choosing")
            targets = [play["target"] for play in view["playing"] if "target" in play]
            if targets:
                row += Content.assemble(" at ", who(targets[-1], names))
            parts.append(row)
        for send in view["sends"]:
            parts.append(send_row(view, send, names))
        floating = view["floating"]
        for index in range(0, len(floating), 3):
            owner = pile_names(view, floating[index], names)
            parts.append(Content.assemble(("≈ ", "bold $accent"), f"{floating[index + 1]} afloat for ", owner))
        if not parts:
            for player in acting(view):
                if player["table"]:
                    parts.append(Content.assemble(who(player["seat"], names), " played ") + chip_list(player["table"]))
        return Content("  ").join(parts)

    # --- words -------------------------------------------------------------------------------------------------------

    def words(self, view: View, names: Sequence[str]) -> list[str]:
        lines = [self.status(view, names) + "."]
        if not view["bank"] or not view["players"][0]["character"]:
            return lines + [row.plain.strip() for row in setup_rows(view, names, 10_000) if row.plain.strip()]
        if view["phase"] == "setup":
            lines += [row.plain.strip() for row in match_rows(view, names)]
        stacks = [f"{name} ${CHIPS[BY_NAME[name]].cost} ({left(view, name)})" for name in view["bank"]]
        lines.append(f"The bank: {', '.join(stacks)}.")
        for player in view["players"]:
            lines.append(player_words(view, player, names))
        for row in (self.in_play(view, names), self.in_the_air(view, names)):
            if row.plain.strip():
                lines.append(row.plain.strip() + ".")
        if view["phase"] != "setup":
            lines.append(turn_row(view, names).plain.strip() + ".")
        if view["seat"] >= 0:
            me = view["players"][view["seat"]]
            if me["afford"]:
                lines.append(f"You can pay for: {', '.join(me['afford'])}.")
            if me["hand"]:
                lines.append(f"Your hand: {chip_list(me['hand']).plain}.")
        return lines

    def first_choice(self, question: Question) -> int:
        if question.kind in SAFE:
            return 0
        if question.kind == "buy":
            if question.options[0].thing is None:
                return 0
            return max(question.options, key=lambda option: worth(option.thing.name if option.thing else "")).index
        return super().first_choice(question)

    def picks(self, question: Question) -> bool:
        return question.kind not in DOING

    def ends_turn(self, question: Question) -> set[int]:
        """The rest of one's actions or of one's money, also if a teammate goes on with them."""
        return {option.index for option in question.options if option.action.verb in (END, YIELD)}

    def warning(self, question: Question, choice: int, view: View) -> str:
        """PS-8.1, PS-8.2, PS-8.5: what comes of ending the turn with such a pile."""
        total = view["piles"][view["players"][question.seat]["pile"]]["total"] if view["piles"] else 0
        if question.kind != "play" or question.options[choice].action.verb != END or total < FULL:
            return ""
        stands = f"Your pile stands at {total}."
        if view["options"].get("mode") == "last-man-standing":
            return f"{stands} Who ends a turn with {FULL} or more is out (PS-8.5)."
        if len(view["piles"]) > 2:
            return f"{stands} Ending your turn with {FULL} or more ends the game, and the lowest pile wins (PS-8.2)."
        return f"{stands} Ending your turn with {FULL} or more loses the game (PS-8.1)."

    def tone(self, event: Event) -> str:
        if isinstance(event, Crashed | Sent):
            return "$warning"
        if isinstance(event, Landed | WentOut):
            return "bold $error"
        if isinstance(event, PanicRose):
            return "bold reverse $error"
        if isinstance(event, GameEnded | GameOfMatchEnded | MatchEnded):
            return "bold $primary"
        if isinstance(event, Combined):
            return "$success"
        if isinstance(event, Played):
            return "$accent"
        if isinstance(event, TurnBegan | Drew | CleanedUp | Shook | Anted):
            return "$quiet"
        return ""


def fitting(rows: list[Content], spare: int) -> list[Content]:
    """Rows put together where there is no line for each; padded where there is, so that nothing jumps."""
    if spare <= 0:
        return []
    if len(rows) > spare:
        rows = [Content("  ").join(rows)]
    return rows + [Content("")] * (min(STAGE_LINES, spare) - len(rows))


# --- players --------------------------------------------------------------------------------------------------------


def acting(view: View) -> list[dict[str, Any]]:
    """The players whose turn it is: one, or the two of a team."""
    pile = view["players"][view["active"]]["pile"]
    return [player for player in view["players"] if player["pile"] == pile]


def who(seat: int, names: Sequence[str]) -> tuple[str, str]:
    """A player's name in the seat's colour."""
    return (names[seat], seat_style(seat))


def pile_names(view: View, pile: int, names: Sequence[str]) -> Content:
    """The players of a pile."""
    return Content(" and ").join([Content.assemble(who(seat, names)) for seat in view["piles"][pile]["seats"]])


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


def player_words(view: View, player: dict[str, Any], names: Sequence[str]) -> str:
    """A player in a sentence."""
    name = names[player["seat"]] + (" (you)" if player["seat"] == view["seat"] else "")
    if not player["playing"]:
        return f"{name}: out."
    pile = view["piles"][player["pile"]]
    gems = [f"{count} {size}-gem{'s' if count > 1 else ''}" for size, count in enumerate(pile["gems"], 1) if count]
    parts = [f"{player['character']}", f"pile {pile['total']} ({', '.join(gems) or 'empty'})"]
    parts += [f"{player['cards']} chips in hand", f"{player['bag_size']} in the bag"]
    for word, key in (("discards", "discard"), ("on top of the bag", "top"), ("seen in hand", "known")):
        if player.get(key):
            parts.append(f"{word}: {chip_list(player[key]).plain}")
    return f"{name}: {'; '.join(parts)}."


# --- the turn, the hand, the match ----------------------------------------------------------------------------------


def turn_row(view: View, names: Sequence[str]) -> Content:
    """What the player whose turn it is has this turn."""
    rows: list[Content] = []
    for player in acting(view):
        mine = player["seat"] == view["seat"]
        label = "Your turn" if mine else f"{names[player['seat']]} has"
        arrows = [
            Content.assemble((f"{count} {colour} ▶", ARROW_STYLES[colour]))
            for colour, count in player["arrows"].items()
            if count
        ]
        row = Content.assemble((f" {label} ", "reverse $quiet" if not mine else "reverse $primary"), " ")
        row += Content(" ").join(arrows) if arrows else Content.assemble(("no arrows", "$quiet"))
        gems = sum(CHIPS[BY_NAME[name]].value for name in player.get("hand", ()))
        purse = f"  ${player['money']}" + (f" + ${gems} in gems" if gems and view["phase"] != "buy" else "")
        row += Content.assemble((purse, "bold $success"))
        if player["pigs"]:
            row += Content.assemble((f"  {player['pigs']} pig{'s' if player['pigs'] > 1 else ''}", "bold $secondary"))
        if player["bought"]:
            row += Content.assemble((f"  bought {player['bought']}", "$quiet"))
        rows.append(row)
    return Content(" ").join(rows)


def match_rows(view: View, names: Sequence[str]) -> list[Content]:
    """Between two games of a match: how it stands."""
    match = view.get("match")
    if match is None:
        return []
    rows: list[Content] = []
    for number, winner in enumerate(match["won"], 1):
        words = Content("drawn") if winner < 0 else Content.assemble(who(winner, names), " won")
        rows.append(Content.assemble((f"  Game {number}: ", "$quiet"), words))
    if match["loser"] is not None:
        rows.append(Content.assemble("  ", who(match["loser"], names), " plays first next, and may change one thing."))
    if match["swapped_out"]:
        rows.append(Content.assemble(("  Swapped out: ", "$quiet"), ", ".join(match["swapped_out"])))
    return rows


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
    return flow(Content.assemble((" Hand ", "reverse $primary"), " "), words, width)


def send_row(view: View, send: dict[str, Any], names: Sequence[str]) -> Content:
    """Gems in the air."""
    gems = send["gems"] or send["back"]
    row = Content.assemble(
        ("◆ ", "bold $error"), who(send["seat"], names), f" → {gems} gem{'s' if gems != 1 else ''} → "
    )
    row += pile_names(view, send["pile"], names)
    return row + Content.assemble((" (a 4-gem: no answer)" if send["uncounterable"] else "", "$error"))


def worth(name: str) -> tuple[int, int]:
    """The dearer chip is highlighted first, of two the later one in the bank (a puzzle chip); a wound last of all."""
    return (-1, 0) if not name or BY_NAME[name] == WOUND else (CHIPS[BY_NAME[name]].cost, BY_NAME[name])


def left(view: View, name: str) -> str:
    """How many chips a stack has left."""
    if view["removed"] == name:
        return "removed"
    return f"{view['bank'][name]} left" if view["bank"][name] else "out"
