"""A table for tests: set up in one line, played in the game's words; what fails prints the table and the question.

    table = duel(hand="Crash Gem; 1-gem*2", pile="1 2", foe=dict(pile="3", hand="Crash Gem"))
    table.play("Crash Gem", "2-gem")          # and break the 2-gem
    table.react("Crash Gem", "3-gem")         # the foe counter-crashes
    table.check(pile="1 1", money=1)

Chips are written by name, separated by `;`, with `*3` for three of them; gem piles as sizes. Keys of a player: hand,
bag, top, discard, on_table, ongoing, pile. Further players come as `others=[dict(...), ...]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from kwoon.engine.decision import DONE
from kwoon.games.puzzlestrike.game import PuzzleStrike, start
from kwoon.games.puzzlestrike.options import TEAMS
from kwoon.games.puzzlestrike.rules.match import TURN_ENDED, Match
from kwoon.games.puzzlestrike.rules.turn import ACTION, BEGIN, HOLD_BACK, KEEPING, Turn
from kwoon.games.puzzlestrike.state.chip import BY_NAME, CHIPS, COLOURS
from kwoon.games.puzzlestrike.state.table import (
    BAG,
    COUNTERS,
    DISCARD,
    HAND,
    KNOWN,
    MONEY,
    ONGOING,
    PIGS,
    TABLE,
    TOP,
    ZONES,
)
from kwoon.games.puzzlestrike.terms.questions import KIND_NAMES

ZONE_KEYS = {"hand": HAND, "bag": BAG, "top": TOP, "discard": DISCARD, "on_table": TABLE, "ongoing": ONGOING}
STEPS = {"turn": BEGIN, "action": ACTION, "buy": HOLD_BACK, "cleanup": KEEPING}
FIRST_GAME = "First Game"


def chips(words: str) -> list[int]:
    """Chips by name: `Crash Gem; 1-gem*3`."""
    found: list[int] = []
    for word in words.split(";"):
        name, _, count = word.strip().partition("*")
        if name:
            found += [BY_NAME[name]] * int(count or 1)
    return found


def gems(words: str) -> list[int]:
    """A gem pile by sizes: `1 1 4`."""
    sizes = [int(word) for word in words.split()]
    return [sizes.count(size) for size in (1, 2, 3, 4)]


class Duel:
    """A game that stands where a test wants it."""

    def __init__(self, game: PuzzleStrike) -> None:
        self.game = game
        self.pieces = game.pieces()

    # --- what is to be seen -----------------------------------------------------------------------------------------

    def names(self, zone: str, seat: int = 0) -> list[str]:
        """The chips of a zone, sorted by kind."""
        return [CHIPS[kind].name for kind in sorted(self.game.zone(seat, ZONE_KEYS[zone]))]

    def pile(self, seat: int = 0) -> str:
        """A gem pile by sizes."""
        counts = self.game.gems[self.game.homes[seat]]
        return " ".join(str(size + 1) for size in range(4) for _ in range(counts[size]))

    def arrows(self, seat: int = 0) -> dict[str, int]:
        """The arrows that a player has, by colour, without those that are none."""
        return {COLOURS[colour]: n for colour in range(5) if (n := self.game.has(seat, colour))}

    def bank(self, name: str) -> int:
        """How many chips a stack has."""
        return self.game.bank[BY_NAME[name]]

    @property
    def asked(self) -> tuple[int, str] | None:
        """Whom the open question asks, and its kind."""
        decision = self.game.decision
        return None if decision is None else (decision.seat, KIND_NAMES[decision.kind])

    def offers(self) -> list[str]:
        """The chips (or else the labels) that the open question offers."""
        question = self.game.question()
        if question is None:
            return []
        return [option.thing.name if option.thing else option.label for option in question.options]

    def __str__(self) -> str:
        game = self.game
        lines = [f"turn {game.turn}, seat {game.active}, ante {game.ante_value()}"]
        for seat in range(game.seats):
            zones = ", ".join(f"{zone} {self.names(zone, seat)}" for zone in ZONE_KEYS if self.names(zone, seat))
            has = f"arrows {self.arrows(seat)} ${game.has(seat, MONEY)} pigs {game.has(seat, PIGS)}"
            lines.append(f"seat {seat}: pile [{self.pile(seat)}] {has}; {zones}")
        question = game.question()
        if question is None:
            lines.append(f"over: {game.outcome()}")
        else:
            lines.append(f"seat {question.seat}: {question.prompt}")
            lines += [f"   {option.index} {option.label}" for option in question.options]
        return "\n".join(lines)

    def fail(self, problem: str) -> None:
        """Fail with the whole table in sight."""
        pytest.fail(f"{problem}\n{self}", pytrace=True)

    # --- what is done -----------------------------------------------------------------------------------------------

    def answer(self, index: int) -> None:
        """Answer the open question; no chip may be made or lost by it."""
        self.game.apply(index)
        if self.game.pieces() != self.pieces:
            self.fail("a chip was made or lost")

    def pick(self, *answers: str) -> Duel:
        """Answer one question after the other by the chip, the whole label, or a part of it."""
        for words in answers:
            question = self.game.question()
            if question is None:
                self.fail(f"{words!r}: the game is over")
                return self
            named = [o.index for o in question.options if words in (o.label, o.thing.name if o.thing else "")]
            found = named or [o.index for o in question.options if words.lower() in o.label.lower()]
            if len(found) != 1:
                self.fail(f"{words!r} is {'not offered' if not found else 'offered more than once'}")
            self.answer(found[0])
        return self

    def expect(self, seat: int, kind: str) -> None:
        """The open question must be this seat's, and of this kind."""
        if self.asked != (seat, kind):
            self.fail(f"expected seat {seat} to be asked {kind!r}, not {self.asked}")

    def of_kind(self, kinds: Sequence[str], words: Sequence[str]) -> Duel:
        """Answer, if the open question is of a kind that fits."""
        if self.asked is None or self.asked[1] not in kinds:
            self.fail(f"{words}: the open question is not {' or '.join(kinds)}")
        return self.pick(*words)

    def play(self, *words: str) -> Duel:
        """Play a chip, and answer what it asks."""
        return self.of_kind(("play", "play free"), words)

    def react(self, *words: str) -> Duel:
        """React with a chip, and answer what it asks."""
        return self.of_kind(("react",), words)

    def buy(self, *words: str) -> Duel:
        """Buy chips."""
        return self.of_kind(("buy",), words)

    def done(self) -> Duel:
        """Nothing (more) of what is on offer."""
        decision = self.game.decision
        if decision is None or DONE not in decision.options:
            self.fail("nothing can be left undone here")
        else:
            self.answer(decision.options.index(DONE))
        return self

    def yes(self) -> Duel:
        """Yes."""
        return self.of_kind(("may",), ("Yes",))

    def no(self) -> Duel:
        """No."""
        return self.of_kind(("may",), ("No",))

    def end_actions(self) -> Duel:
        """No more actions."""
        return self.of_kind(("play",), ("End your actions",))

    def pass_turn(self, buy: str = "Wound") -> Duel:
        """End the turn of whoever is to move: no (more) actions, one chip bought, nothing kept."""
        turn = self.game.turn
        while self.game.decision is not None and self.game.turn == turn:
            assert self.asked is not None
            if DONE in self.game.decision.options:
                self.done()
            elif self.asked[1] == "buy":
                self.pick(buy)
            else:
                self.fail("the turn cannot be passed: a choice is open")
        return self

    # --- what is checked --------------------------------------------------------------------------------------------

    def check(self, seat: int = 0, **wanted: Any) -> Duel:
        """Zones as sorted names, `pile`, `total`, `money`, `pigs`, `arrows`."""
        for key, value in wanted.items():
            if key in ZONE_KEYS:
                found: Any = self.names(key, seat)
                value = [CHIPS[kind].name for kind in sorted(chips(value))]
            elif key == "pile":
                found = self.pile(seat)
            elif key == "total":
                found = self.game.total(self.game.homes[seat])
            elif key == "arrows":
                found = self.arrows(seat)
            else:
                found = self.game.has(seat, {"money": MONEY, "pigs": PIGS}[key])
            if found != value:
                self.fail(f"seat {seat}: {key} is {found}, not {value}")
        return self

    def refused(self, place: str, name: str, rule: str, seat: int | None = None, owner: int | None = None) -> str:
        """The thing must be refused by this rule; gives the reason."""
        assert self.game.decision is not None
        seat = self.game.decision.seat if seat is None else seat
        owner = (-1 if place == "bank" else seat) if owner is None else owner
        for thing in self.game.things(seat):
            if (thing.place, thing.seat, thing.name) == (place, owner, name):
                refusal = self.game.explain(seat, thing)
                if refusal is None:
                    self.fail(f"{name} is offered, not refused")
                    return ""
                if refusal.rule != rule:
                    self.fail(f"{name} is refused by {refusal}, not {rule}")
                return refusal.reason
        self.fail(f"seat {seat} cannot see {name} in {place}")
        return ""


def duel(
    *,
    phase: str = "action",
    foe: Mapping[str, str] | None = None,
    others: Sequence[Mapping[str, str]] = (),
    bank: str | Sequence[str] = FIRST_GAME,
    stacks: Mapping[str, int] | None = None,
    mode: str | None = None,
    players: int = 0,
    characters: Sequence[object] | None = None,
    max_turns: int = 400,
    seed: int = 1,
    lead: int = 0,
    **me: str,
) -> Duel:
    """A table where seat 0 (or who leads) is at the start of a phase, with one action. Zones not named are empty."""
    sides: list[Mapping[str, str]] = [me, foe or {}, *others]
    players = max(players, len(sides))
    sides += [{}] * (players - len(sides))
    cast = list(characters) if characters else ["Troq"] * players
    options: dict[str, Any] = {
        "players": players,
        "bank": bank if isinstance(bank, str) else with_stacks(bank),
        "characters": cast,
        "max_turns": max_turns,
    }
    if mode is not None:
        options["mode"] = mode
    game = start(options, seed)
    for seat, side in enumerate(sides):
        seat_player(game, seat, side)
    for name, count in (stacks or {}).items():
        game.bank[BY_NAME[name]] = count
    game.level = 0
    match = Match()
    match.step = TURN_ENDED
    game.active = lead
    turn = Turn(lead, 3 - lead if game.rules.mode == TEAMS else -1)
    turn.step = STEPS[phase]
    game.now = [0] * (players * COUNTERS)
    for seat in {lead, turn.partner} - {-1}:
        game.now[seat * COUNTERS] = 1
    game.stack = [match, turn]
    game.decision = None
    table = Duel(game)
    game.run()
    return table


def with_stacks(names: Sequence[str]) -> list[str]:
    """A bank with these stacks, filled up with plain ones."""
    plain = ["Axe Kick", "Button Mashing", "Punch, Punch, Kick", "Safe Keeping", "Now or Later", "Degenerate Trasher"]
    plain += ["Chips for Free", "Bang then Fizzle", "Signature Move", "Risk to Riskonade"]
    return [*names, *[name for name in plain if name not in names]][:10]


def seat_player(game: PuzzleStrike, seat: int, side: Mapping[str, str]) -> None:
    """Give a player exactly these chips and gems."""
    unknown = set(side) - {*ZONE_KEYS, "pile"}
    if unknown:
        raise KeyError(f"a player has no {unknown}; there are {', '.join(ZONE_KEYS)} and pile")
    for key, zone in ZONE_KEYS.items():
        game.zones[seat * ZONES + zone] = chips(side.get(key, ""))
    game.zones[seat * ZONES + KNOWN] = []
    if "pile" in side or game.homes.index(game.homes[seat]) == seat:
        game.gems[game.homes[seat]] = gems(side.get("pile", ""))
