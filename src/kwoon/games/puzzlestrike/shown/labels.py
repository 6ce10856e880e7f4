"""Questions in words and as actions, and the things that options stand for. Made only when someone looks."""

from __future__ import annotations

from typing import Final

from kwoon.engine.action import END, NO, NOTHING, PICK, YES, Action, Item
from kwoon.engine.decision import DONE
from kwoon.engine.names import seat_mark
from kwoon.engine.plain import Data
from kwoon.engine.question import Thing
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import SCRIPTS, Effect, Script
from kwoon.games.puzzlestrike.rules.play import Attack, Play
from kwoon.games.puzzlestrike.rules.reaction import BEFORE_FIST, React
from kwoon.games.puzzlestrike.rules.send import Send
from kwoon.games.puzzlestrike.state.chip import CHARACTERS, CHIPS, COLOURS
from kwoon.games.puzzlestrike.state.table import BANK, MONEY, PLACES, Table
from kwoon.games.puzzlestrike.terms import actions as do
from kwoon.games.puzzlestrike.terms.ids import Pile
from kwoon.games.puzzlestrike.terms.packing import kind_of, owner_of, place_of
from kwoon.games.puzzlestrike.terms.questions import (
    BREAK,
    BUY,
    CHARACTER_PICK,
    CHOOSING,
    CODED,
    COMBINING,
    COPY,
    DISCARDING,
    DRAFT_PICK,
    FREE_PLAY,
    GAINING,
    GIVING_UP,
    GROWING,
    HOLD,
    KEEP,
    MAY,
    NAMING,
    OPPONENT,
    PLAY,
    PLAYER,
    PUTTING,
    REACT,
    REMOVING,
    SHOWING,
    STUNNED,
    TAKING,
    TARGET,
    TRASHING,
    YIELD,
)
from kwoon.games.puzzlestrike.words.common import Choose, ChooseArrows
from kwoon.games.puzzlestrike.words.gems import PAIRS

PROMPTS: Final = {
    PLAY: "Your actions: what do you play?",
    COPY: "which chip?",
    HOLD: "Your gems are about to be spent. Hold some back, for your pigs to keep?",
    KEEP: "Keep a chip with a pig?",
    BREAK: "which gem breaks?",
    COMBINING: "which gems combine?",
    TARGET: "at whom?",
    DISCARDING: "which chip is discarded?",
    TRASHING: "which chip is trashed?",
    GAINING: "which chip is gained?",
    TAKING: "which chip?",
    CHOOSING: "choose",
    NAMING: "name a colour",
    OPPONENT: "which opponent?",
    REMOVING: "which stack is removed?",
    GROWING: "Put a gem of your hand into your pile?",
    STUNNED: "Stunlock: discard a puzzle chip, or combine nothing?",
    PLAYER: "whose discard pile?",
    CHARACTER_PICK: "Pick your character",
    DRAFT_PICK: "Draft a chip",
    FREE_PLAY: "which chip is played?",
    SHOWING: "which chip?",
    PUTTING: "which chip of the bank goes into their hand?",
}
WITHOUT_CHIP: Final = (PLAY, BUY, HOLD, KEEP, GROWING, CHARACTER_PICK, DRAFT_PICK)
DONE_LABELS: Final = {
    PLAY: "End your actions",
    REACT: "No reaction",
    BUY: "Buy no more",
    HOLD: "Play the other gems",
    KEEP: "Keep no more",
    COMBINING: "Combine nothing",
    GROWING: "Put none",
    STUNNED: "Discard nothing",
}
VERBS: Final = {
    PLAY: "Play",
    REACT: "React with",
    COPY: "Play",
    BUY: "Buy",
    HOLD: "Hold back",
    KEEP: "Keep",
    BREAK: "Break a",
    DISCARDING: "Discard",
    TRASHING: "Trash",
    GAINING: "Gain",
    TAKING: "Take",
    REMOVING: "Remove",
    GROWING: "Put in a",
    STUNNED: "Discard",
    FREE_PLAY: "Play",
    SHOWING: "Choose",
    PUTTING: "Put",
}


def effect_at_hand(table: Table) -> Effect:
    """The effect that is asking."""
    top = table.stack[-1]
    assert isinstance(top, Script)
    return SCRIPTS[top.script][top.step]


def prompt(table: Table) -> str:
    """The open question in words."""
    decision = table.decision
    if decision is None:
        return ""
    kind = decision.kind
    if kind == REACT:
        return react_prompt(table)
    if kind == BUY:
        return f"You have ${table.has(decision.seat, MONEY)}: what do you buy?"
    top = table.stack[-1]
    name = CHIPS[top.chip].name if isinstance(top, Script | React) else ""
    if isinstance(top, Script) and top.seat != decision.seat:
        name = f"{name} ({seat_mark(top.seat)})"
    if kind == MAY:
        return f"{name}: {effect_at_hand(table).asks()}?"
    return PROMPTS[kind] if kind in WITHOUT_CHIP else f"{name}: {PROMPTS[kind]}"


def about(table: Table) -> dict[str, Data]:
    """What the open question belongs to, as values: what there is to react to, or the chip and the effect that ask."""
    decision = table.decision
    top = table.stack[-1]
    assert decision is not None
    if decision.kind == REACT and isinstance(top, React):
        below = table.stack[-2]
        if isinstance(below, Send):
            return {"sent": True}
        assert isinstance(below, Attack | Play)
        return {"attack": CHIPS[below.chip].name, "hit": top.window != BEFORE_FIST}
    if decision.kind in WITHOUT_CHIP or not isinstance(top, Script | React):
        return {}
    data: dict[str, Data] = {"chip": CHIPS[top.chip].name}
    if isinstance(top, Script):
        data["seat"] = top.seat
        data["effect"] = [top.script, top.step]
    return data


def react_prompt(table: Table) -> str:
    """What there is to react to."""
    react = table.stack[-1]
    assert isinstance(react, React)
    below = table.stack[-2]
    if isinstance(below, Send):
        gems = "a 1-gem" if below.gems == 1 else f"{below.gems} 1-gems"
        return f"{seat_mark(below.seat)} sends {gems} to {pile_name(table, below.pile)}. React?"
    assert isinstance(below, Attack | Play)
    when = "attacks you with" if react.window == BEFORE_FIST else "has hit you with"
    return f"{seat_mark(below.seat)} {when} {CHIPS[below.chip].name}. React?"


def pile_name(table: Table, pile: Pile) -> str:
    """A gem pile by its players."""
    seats = [seat_mark(seat) for seat in range(table.seats) if table.homes[seat] == pile]
    return " and ".join(seats)


def label(table: Table, code: int) -> str:
    """One option of the open question in words."""
    decision = table.decision
    if decision is None:
        return ""
    kind = decision.kind
    if code == YIELD:
        return "Let your teammate go on"
    if code == DONE:
        return DONE_LABELS.get(kind, "Nothing more")
    if kind == TARGET:
        return f"At {pile_name(table, Pile(code))}"
    if kind in (OPPONENT, PLAYER):
        return seat_mark(code)
    if kind == CHOOSING:
        return way_of(table, code)
    if kind == MAY:
        return "Yes" if code else "No"
    if kind == NAMING:
        return COLOURS[code].capitalize()
    if kind == COMBINING:
        first, second = PAIRS[code]
        return f"Combine a {first}-gem and a {second}-gem"
    if kind == CHARACTER_PICK:
        return CHARACTERS[code]
    if kind == DRAFT_PICK:
        return f"{CHIPS[code].name} ({CHIPS[code].owner})"
    return chip_label(table, kind, code)


def way_of(table: Table, code: int) -> str:
    """One of the ways that a chip lets its player choose."""
    effect = effect_at_hand(table)
    if isinstance(effect, Choose):
        way = effect.way(code)
    else:
        assert isinstance(effect, ChooseArrows)
        way = effect.way(code)
    return way[0].upper() + way[1:]


def chip_label(table: Table, kind: int, code: int) -> str:
    """An option that is a chip in a place."""
    chip = CHIPS[kind_of(code)]
    place = place_of(code)
    label = f"{VERBS[kind]} {chip.name}"
    if kind == BUY:
        return f"{label} for ${chip.cost}"
    if kind in (TRASHING, TAKING, SHOWING):
        owner = owner_of(code)
        whose = "" if place == BANK or owner == holder(table) else f"{seat_mark(owner)}'s "
        return f"{label} ({whose}{PLACES[place]})"
    return label


def holder(table: Table) -> SeatId:
    """The player whose chips the open question is about."""
    top = table.stack[-1]
    assert isinstance(top, Script)
    return top.seat


def actions(table: Table) -> list[Action]:
    """What each option of the open question does."""
    decision = table.decision
    if decision is None:
        return []
    kind = decision.kind
    if kind not in CODED:
        return [other_action(table, kind, code) for code in decision.options]
    verb = do.OF_CHIPS[kind]
    found: list[Action] = []
    for code in decision.options:
        if code < 0:
            found.append(other_action(table, kind, code))
        else:
            place = place_of(code)
            item = Item(PLACES[place], -1 if place == BANK else owner_of(code), CHIPS[kind_of(code)].name)
            found.append(Action(verb, (item,)))
    return found


def other_action(table: Table, kind: int, code: int) -> Action:
    """What an option does that is no chip in a place."""
    if code == YIELD:
        return Action(do.YIELD)
    if code == DONE:
        return Action(END if kind in (PLAY, BUY) else NOTHING)
    if kind == TARGET:
        return Action(do.TARGET, number=code)
    if kind in (OPPONENT, PLAYER):
        return Action(PICK, player=code)
    if kind == CHOOSING:
        return Action(do.CHOOSE, number=code)
    if kind == MAY:
        return Action(YES if code else NO)
    if kind == NAMING:
        return Action(do.NAME, word=COLOURS[code])
    if kind == COMBINING:
        return Action(do.COMBINE, tuple([gem_item(table, size) for size in PAIRS[code]]))
    if kind == CHARACTER_PICK:
        return Action(do.TAKE_CHARACTER, (Item("character", -1, CHARACTERS[code]),))
    return Action(do.DRAFT, (Item("pool", -1, CHIPS[code].name),))


def gem_item(table: Table, size: int) -> Item:
    """A gem of that size in the pile that combines."""
    return Item("pile", table.homes[holder(table)], CHIPS[size - 1].name)


def thing_of(table: Table, code: int) -> Thing | None:
    """The chip that an option of the open question would use."""
    decision = table.decision
    if decision is None or code < 0:
        return None
    if decision.kind == CHARACTER_PICK:
        return Thing("character", -1, CHARACTERS[code])
    if decision.kind == DRAFT_PICK:
        return Thing("pool", -1, CHIPS[code].name)
    if decision.kind not in CODED:
        return None
    place = place_of(code)
    return Thing(PLACES[place], -1 if place == BANK else owner_of(code), CHIPS[kind_of(code)].name)


def gives_up(table: Table, code: int) -> bool:
    """Whether an option only gives its chip up."""
    decision = table.decision
    return decision is not None and code >= 0 and decision.kind in GIVING_UP
