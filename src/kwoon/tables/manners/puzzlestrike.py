"""What a table says about Puzzle Strike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kwoon.engine.action import END, NOTHING
from kwoon.engine.events import Event
from kwoon.engine.question import Option, Question
from kwoon.games.puzzlestrike.state.chip import BY_NAME, WOUND, chip_named
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
from kwoon.tables.manners.base import (
    ENDED,
    GOOD,
    PLAIN,
    PLAYED,
    QUIET,
    THREAT,
    TURN,
    WORSE,
    WORST,
    Manners,
    View,
    spelled,
)
from kwoon.tables.manners.puzzlestrike_lines import (
    acting,
    air_line,
    chip_line,
    match_lines,
    ongoing_line,
    player_words,
    setup_words,
    turn_line,
)

TIMES: Final = ("", "Panic Time", "Danger Time", "Deadly Time")
FULL: Final = 10
"""PS-8.1: who ends a turn with a pile of this total, or a higher one, has lost."""
SAFE: Final = ("react", "keep", "hold back", "trash", "discard", "grow", "discard to combine", "loser's choice")
"""The questions whose first answer, to do nothing or to say no, is safe: it can be highlighted."""
DOING: Final = ("play", "react", "copy", "buy", "play free")
"""The questions whose chips are played or bought; at all others they are only chosen."""


class StrikeManners(Manners):
    """Tells of a game of Puzzle Strike, also of one of a match."""

    def status(self, view: View, names: Sequence[str]) -> str:
        match = view.get("match")
        games = f"Game {max(1, len(match['firsts']))}, {match['wins'][0]}:{match['wins'][1]} · " if match else ""
        if view["over"]:
            return f"{games}the match is over" if match else "The game is over"
        if view["phase"] == "setup":
            return f"{games}{'between games' if match['firsts'] else 'setting up'}" if match else "Setting up"
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

    def words(self, view: View, names: Sequence[str]) -> list[str]:
        lines = [self.status(view, names) + "."]
        if not view["bank"] or not view["players"][0]["character"]:
            return lines + setup_words(view, names)
        if view["phase"] == "setup":
            lines += [spelled(line) for line in match_lines(view, names)]
        stacks = [f"{name} ${chip_named(name).cost} ({left(view, name)})" for name in view["bank"]]
        lines.append(f"The bank: {', '.join(stacks)}.")
        for player in view["players"]:
            lines.append(player_words(view, player, names))
        lines += [spelled(line) + "." for line in (ongoing_line(view, names), air_line(view, names)) if line]
        if view["phase"] != "setup":
            lines.append(spelled(turn_line(view, names)) + ".")
        if view["seat"] >= 0:
            me = view["players"][view["seat"]]
            if me["afford"]:
                lines.append(f"You can pay for: {', '.join(me['afford'])}.")
            if me["hand"]:
                lines.append(f"Your hand: {spelled(chip_line(me['hand']))}.")
        return lines

    def choice(self, option: Option, view: View, names: Sequence[str]) -> str:
        """PS-6.1, PS-7.3: what holding back means; PS-4.4, PS-5.1: what comes of no reaction."""
        kind, nothing = view.get("question", {}).get("kind"), option.action.verb == NOTHING
        if kind == "hold back":
            return held_words(option, view)
        if kind == "keep" and nothing:
            return option.label if view["players"][view["seat"]]["kept"] else "Keep nothing"
        if kind == "react" and nothing:
            return f"{option.label}: {unanswered(view)}"
        return option.label

    def picks(self, question: Question) -> bool:
        return question.kind not in DOING

    def first_choice(self, question: Question) -> int:
        if question.kind in SAFE:
            return 0
        if question.kind == "buy":
            if question.options[0].thing is None:
                return 0
            return max(question.options, key=lambda option: worth(option.thing.name if option.thing else "")).index
        return super().first_choice(question)

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
            return THREAT
        if isinstance(event, Landed | WentOut):
            return WORSE
        if isinstance(event, PanicRose):
            return WORST
        if isinstance(event, GameEnded | GameOfMatchEnded | MatchEnded):
            return ENDED
        if isinstance(event, Combined):
            return GOOD
        if isinstance(event, Played):
            return PLAYED
        if isinstance(event, TurnBegan):
            return TURN
        return QUIET if isinstance(event, Drew | CleanedUp | Shook | Anted) else PLAIN


def held_words(option: Option, view: View) -> str:
    """What is spent now, or kept for later."""
    me = view["players"][view["seat"]]
    if option.thing is not None:
        value = chip_named(option.thing.name).value
        return f"Hold back a {option.thing.name}: ${value} less now, yours in the next turn"
    left = sum(chip_named(name).value for name in me["hand"]) - sum(chip_named(name).value for name in me["kept"])
    return f"Spend {'the other gems' if me['kept'] else 'all gems'} now: ${left}"


def unanswered(view: View) -> str:
    """What comes of it if nobody reacts."""
    about = view["question"]["about"]
    if "attack" in about:
        return f"{about['attack']} goes on" if about["hit"] else f"{about['attack']} hits you"
    gems = view["sends"][-1]["gems"] if view["sends"] else 0
    return "it goes on" if not gems else "the gem lands" if gems == 1 else f"the {gems} gems land"


def worth(name: str) -> tuple[int, int]:
    """The dearer chip is highlighted first, of two the later one in the bank (a puzzle chip); a wound last of all."""
    return (-1, 0) if not name or BY_NAME[name] == WOUND else (chip_named(name).cost, BY_NAME[name])


def left(view: View, name: str) -> str:
    """How many chips a stack has left."""
    if view["removed"] == name:
        return "removed"
    return f"{view['bank'][name]} left" if view["bank"][name] else "out"
