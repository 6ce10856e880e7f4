"""Scenes: a piece of play written down as people would tell it, and held against the game line by line.

    act(duel(hand="Crash Gem", pile="2", foe=dict(hand="Crash Gem", pile="1")), '''
        0? End your actions | Play Crash Gem
        0! Play Crash Gem
        {0} plays Crash Gem
        ...
        0 has: pile 1 / $1 / table Crash Gem
    ''')

`0: label` is an answer of seat 0, `0! label` one that cannot be taken back because something hidden has come to light;
`0? a | b` is all that the open question offers, `0= [kind] prompt` its words; `0 has: ...` is what lies before a seat.
All other lines are the log as a spectator reads it: what is not written here must not be told, and the other way round.
"""

from __future__ import annotations

from itertools import zip_longest

from kwoon.games.puzzlestrike.state.table import DRAWING_PIGS, MONEY, PIGS
from tests.puzzlestrike.duel import ZONE_KEYS, Duel

ZONE_NAMES = {"on_table": "table"}


def has(table: Duel, seat: int) -> str:
    """Everything before a seat in one line; what is empty is left out."""
    game = table.game
    parts = [f"pile {table.pile(seat)}"] if table.pile(seat) else []
    parts += [f"{count} {colour}" for colour, count in table.arrows(seat).items()]
    parts += [f"${game.has(seat, MONEY)}"] if game.has(seat, MONEY) else []
    pigs = f"{game.has(seat, PIGS)} pigs"
    if game.has(seat, DRAWING_PIGS):
        pigs += f" ({game.has(seat, DRAWING_PIGS)} drawing)"
    parts += [pigs] if game.has(seat, PIGS) else []
    for key in ZONE_KEYS:
        names = table.names(key, seat)
        if names:
            words = [f"{name}*{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]
            parts.append(f"{ZONE_NAMES.get(key, key)} {'; '.join(words)}")
    return f"{seat} has: {' / '.join(parts) or 'nothing'}"


def said(table: Duel, sign: str) -> str:
    """The open question: what it offers, or its words."""
    question = table.game.question()
    if question is None:
        return "the game is over"
    words = (
        " | ".join(option.label for option in question.options)
        if sign == "?"
        else f"[{question.kind}] {question.prompt}"
    )
    return f"{question.seat}{sign} {words}"


def answered(table: Duel, label: str) -> str:
    """Answer the open question by a whole label; the line that tells of it."""
    question = table.game.question()
    if question is None:
        return "the game is over"
    found = [option.index for option in question.options if option.label == label]
    if len(found) != 1:
        return said(table, "?")
    before = table.game.reveals
    table.answer(found[0])
    assert table.game.reveals >= before
    return f"{question.seat}{'!' if table.game.reveals > before else ':'} {label}"


def act(table: Duel, text: str) -> Duel:
    """Play a scene; it must go exactly as it is written."""
    watcher = table.game.watch()
    wanted = [line.strip() for line in text.replace("\\\n", "").strip().splitlines()]
    told: list[str] = []
    found: list[str] = []

    def log() -> None:
        new = watcher.events[len(told) :]
        told.extend(table.game.tell(event, -1) if event.seen_by(-1) else "" for event in new)
        found.extend(line for line in told[len(told) - len(new) :] if line)

    log()
    for line in wanted:
        sign = line[1:2] if line[:1].isdigit() else ""
        if sign in (":", "!"):
            found.append(answered(table, line[3:]))
            log()
        elif sign in ("?", "="):
            found.append(said(table, sign))
        elif line[1:7] == " has: ":
            found.append(has(table, int(line[0])))
    if found != wanted:
        pairs = zip_longest(wanted, found, fillvalue="(nothing)")
        lines = [f"  {one}" if one == other else f"- {one}\n+ {other}" for one, other in pairs]
        table.fail("the scene goes another way:\n" + "\n".join(lines))
    return table
