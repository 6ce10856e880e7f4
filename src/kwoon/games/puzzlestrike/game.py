"""Puzzle Strike as the hall knows it: what each seat sees, the questions in words, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from mypy_extensions import mypyc_attr

from kwoon.engine.action import Action
from kwoon.engine.chance import Chance
from kwoon.engine.errors import NotYourQuestion
from kwoon.engine.events import Event
from kwoon.engine.game import Game
from kwoon.engine.plain import Data, Plain
from kwoon.engine.question import Outcome, Refusal, Thing
from kwoon.engine.seats import SeatId, all_seats
from kwoon.engine.spec import GameSpec
from kwoon.games.puzzlestrike.chips.catalogue import read_chips
from kwoon.games.puzzlestrike.language.script import Script
from kwoon.games.puzzlestrike.options import FREE_FOR_ALL, TEAMS, StrikeOptions
from kwoon.games.puzzlestrike.rules.match import Match
from kwoon.games.puzzlestrike.rules.play import Attack, Play
from kwoon.games.puzzlestrike.rules.reaction import React
from kwoon.games.puzzlestrike.rules.send import Send
from kwoon.games.puzzlestrike.rules.setup import BlindPick, Draft
from kwoon.games.puzzlestrike.rules.turn import Turn
from kwoon.games.puzzlestrike.shown.labels import actions, gives_up, label, prompt, thing_of
from kwoon.games.puzzlestrike.shown.story import story
from kwoon.games.puzzlestrike.shown.view import pieces_of, view_of
from kwoon.games.puzzlestrike.shown.why import given_up, why_not
from kwoon.games.puzzlestrike.state.chip import BANK_KINDS, BANKS, CHARACTER_CHIPS, CHARACTERS, CHIPS, chip_named
from kwoon.games.puzzlestrike.state.table import (
    BAG,
    DISCARD,
    HAND,
    KNOWN,
    ONGOING,
    TABLE,
    TOP,
    ZONES,
    Table,
)
from kwoon.games.puzzlestrike.terms.questions import KIND_NAMES

read_chips()

DECISIONS_IN_A_TURN = 10_000
"""More than a turn can ask: see docs/rulings.md."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PuzzleStrike(Table):
    """A game for two to four."""

    # --- the question in words ------------------------------------------------------------------------------------

    def kind_name(self, kind: int) -> str:
        return KIND_NAMES[kind]

    def prompt(self) -> str:
        return prompt(self)

    def label(self, code: int) -> str:
        return label(self, code)

    def actions(self) -> list[Action]:
        return actions(self)

    def thing_of(self, code: int) -> Thing | None:
        return thing_of(self, code)

    def gives_up(self, code: int) -> bool:
        return gives_up(self, code)

    def things(self, seat: int) -> list[Thing]:
        found: list[Thing] = [Thing("bank", -1, CHIPS[kind].name) for kind in self.stacks]
        for pile in range(self.piles):
            found.extend([Thing("pile", pile, CHIPS[size].name) for size in range(4) if self.gems[pile][size]])
        for owner in all_seats(self.seats):
            hand = self.zone(owner, HAND if owner == seat else KNOWN)
            found.extend([Thing("hand", owner, CHIPS[kind].name) for kind in sorted(set(hand))])
            for place, zone in (("top of bag", TOP), ("discard", DISCARD), ("table", TABLE), ("ongoing", ONGOING)):
                chips = sorted(set(self.zone(owner, zone)))
                found.extend([Thing(place, owner, CHIPS[kind].name) for kind in chips])
        decision = self.decision
        if decision is not None and decision.seat == seat:
            for code in decision.options:
                thing = self.thing_of(code)
                if thing is not None and thing not in found:
                    found.append(thing)
        return found

    def explain(self, seat: int, thing: Thing) -> Refusal | None:
        decision = self.decision
        if decision is not None and decision.seat == seat:
            for code in decision.options:
                if self.thing_of(code) == thing:
                    return given_up(self, decision.kind, thing) if self.gives_up(code) else None
        return why_not(self, SeatId(seat), thing)

    def describe(self, name: str) -> str:
        if name in CHARACTERS:
            chips = [CHIPS[kind] for kind in CHARACTER_CHIPS[CHARACTERS.index(name)]]
            return " · ".join([f"{chip.name}: {chip.text}" for chip in chips])
        chip = chip_named(name)
        head = f"${chip.cost} {chip.type_name}" if chip.kind < BANK_KINDS else chip.owner
        marks = [mark for mark, has in (("red fist", chip.fist), ("shield", chip.shield > 0)) if has]
        return f"{', '.join([head, *([chip.colours] if chip.colours else []), *marks])}: {chip.text}"

    def tell(self, event: Event, seat: int) -> str:
        return story(self.homes, event, SeatId(seat))

    # --- views ------------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Data]:
        return view_of(self, SeatId(seat))

    def resample(self, seat: int, chance: Chance) -> PuzzleStrike:
        """Deal the others' hands anew from their own chips; picks that are still secret are made up."""
        decision = self.decision
        if decision is not None and decision.seat != seat:
            raise NotYourQuestion(f"seat {seat} is not to answer now, so no state can be made up for it")
        return self.imagined(seat, chance)

    def imagined(self, seat: int, chance: Chance) -> PuzzleStrike:
        new = self.clone()
        for other in all_seats(self.seats):
            if other != seat:
                new.deal_anew(other, chance)
        top = new.stack[-1] if new.stack else None
        if isinstance(top, BlindPick):
            for other in all_seats(len(top.picks)):
                if other != seat:
                    top.picks[other] = chance.below(len(CHARACTERS))
        new.chance = chance.fork()
        return new

    def deal_anew(self, seat: SeatId, chance: Chance) -> None:
        """A player's hand and bag are shuffled together; the chips that all have seen stay in the hand."""
        base = seat * ZONES
        hand = self.zones[base + HAND][:]
        known = self.zones[base + KNOWN][:]
        for kind in known:
            hand.remove(kind)
        unseen = [*hand, *self.zones[base + BAG]]
        unseen.sort()  # so that what is made up follows from what the others see and from chance alone
        chance.shuffle(unseen)
        self.zones[base + HAND] = [*known, *unseen[: len(hand)]]
        self.zones[base + BAG] = unseen[len(hand) :]

    # --- the end ------------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """PS-8: places as the mode gives them."""
        if self.decision is not None:
            return None
        places = self.places
        winners = [seat for seat in range(self.seats) if places[seat] == 1]
        scores = tuple([1.0 / len(winners) if place == 1 else 0.0 for place in places])
        if self.bounded:
            reason = f"the bound of {self.rules.max_turns} turns was reached: the lowest pile wins"
        elif self.rules.mode == FREE_FOR_ALL:
            reason = "the lowest pile when another overflowed"
        elif self.rules.mode == TEAMS:
            reason = "the other team's pile overflowed"
        else:
            reason = "the last pile below 10"
        return Outcome(places, scores, reason)

    def pieces(self) -> list[str]:
        return pieces_of(self)

    def kinds(self) -> Sequence[type[Plain]]:
        return (PuzzleStrike, Match, BlindPick, Draft, Turn, Script, Play, Attack, React, Send)


@mypyc_attr(allow_interpreted_subclasses=True)
class PuzzleStrikeSpec(GameSpec):
    """Puzzle Strike: Shadows, ready to be registered."""

    name = "puzzlestrike"
    title = "Puzzle Strike: Shadows"
    blurb = "A deck builder that plays like a puzzle game that plays like a fighting game."
    book = "PS"
    rules_version = 2
    min_seats = 2
    max_seats = 4

    def new(self, options: Mapping[str, Data], seed: int) -> Game:
        game = PuzzleStrike(StrikeOptions(options), seed)
        game.begin(Match())
        return game

    def bound(self, options: Mapping[str, Data]) -> int:
        """Turns are bounded by `max_turns`; a turn by the chips that can be played in it."""
        return 100 + StrikeOptions(options).max_turns * DECISIONS_IN_A_TURN

    def variants(self) -> list[dict[str, Data]]:
        found: list[dict[str, Data]] = [
            {"players": 2, "bank": name, "characters": [CHARACTERS[index * 2], CHARACTERS[index * 2 + 1]]}
            for index, name in enumerate(BANKS)
        ]
        found.append({"players": 2})
        found.append({"players": 2, "characters": "blind"})
        found.append({"players": 2, "characters": "draft"})
        found.append({"players": 2, "characters": ["Zane", "Zane"], "first": 1, "max_turns": 40})
        for players in (3, 4):
            found.append({"players": players})
            found.append({"players": players, "mode": "last-man-standing"})
            found.append({"players": players, "characters": "draft"})
        found.append({"players": 4, "mode": "teams"})
        found.append({"players": 4, "mode": "teams", "characters": "draft"})
        found.append({"players": 4, "mode": "teams", "characters": "blind"})
        return found


def start(options: Mapping[str, Data], seed: int) -> PuzzleStrike:
    """A new game, run to its first question."""
    return cast(PuzzleStrike, PuzzleStrikeSpec().new(options, seed))
