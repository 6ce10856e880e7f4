"""Kung Fu Fighting as the hall knows it: what each seat sees, the questions in words, and how it ends."""

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
from kwoon.engine.seats import SeatId
from kwoon.engine.spec import GameSpec
from kwoon.games.kungfu.options import BrawlOptions
from kwoon.games.kungfu.rules.attack import Attack, Strike
from kwoon.games.kungfu.rules.exchange import Exchange
from kwoon.games.kungfu.rules.match import Match
from kwoon.games.kungfu.rules.turn import Turn
from kwoon.games.kungfu.shown.labels import actions, gives_up, label, prompt, thing_of
from kwoon.games.kungfu.shown.story import story
from kwoon.games.kungfu.shown.view import view_of
from kwoon.games.kungfu.shown.why import why_not
from kwoon.games.kungfu.state.table import Table
from kwoon.games.kungfu.terms.ids import NONE
from kwoon.games.kungfu.terms.questions import (
    KIND_NAMES,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class KungFu(Table):
    """A brawl for two to six."""

    # --- the question in words -------------------------------------------------------------------------------------

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

    def view(self, seat: int) -> dict[str, Data]:
        return view_of(self, SeatId(seat))

    def things(self, seat: int) -> list[Thing]:
        found: list[Thing] = []
        if 0 <= seat < self.seats:
            found.extend([Thing("hand", seat, self.deck.name(kind)) for kind in sorted(set(self.hands[seat]))])
        for owner in range(self.seats):
            if self.stances[owner] != NONE:
                found.append(Thing("stance", owner, self.deck.name(self.stances[owner])))
            if self.weapons[owner] != NONE:
                found.append(Thing("weapon", owner, self.deck.name(self.weapons[owner])))
        found.extend([Thing("discard", -1, self.deck.name(kind)) for kind in sorted(set(self.discards))])
        return found

    def explain(self, seat: int, thing: Thing) -> Refusal | None:
        decision = self.decision
        if decision is not None and decision.seat == seat:
            for code in decision.options:
                if self.thing_of(code) == thing and not self.gives_up(code):
                    return None
        return why_not(self, SeatId(seat), thing)

    def describe(self, name: str) -> str:
        kind = self.deck.kinds[self.deck.by_name[name]]
        return f"{kind.type_name}: {kind.text()}"

    def tell(self, event: Event, seat: int) -> str:
        return story(self.deck, event, SeatId(seat))

    def resample(self, seat: int, chance: Chance) -> KungFu:
        """Deal the cards that the seat cannot see anew: the others' hands and the draw pile."""
        decision = self.decision
        if decision is not None and decision.seat != seat:
            raise NotYourQuestion(f"seat {seat} is not to answer now, so no state can be made up for it")
        return self.imagined(seat, chance)

    def imagined(self, seat: int, chance: Chance) -> KungFu:
        new = self.clone()
        unseen = list(self.pile[: self.left])
        for other in range(self.seats):
            if other != seat:
                unseen.extend(self.hands[other])
        unseen.sort()  # so that what is made up follows from what the seat sees and from chance alone
        chance.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                count = len(self.hands[other])
                new.hands[other] = unseen[:count]
                unseen = unseen[count:]
        new.pile = tuple(unseen)
        new.chance = chance.fork()
        return new

    # --- the end -----------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """KF-1.1: the last player with Chi wins; who went down later placed better."""
        if self.decision is not None:
            return None
        marks = [(self.chi[seat], self.fell[seat]) for seat in range(self.seats)]
        places = tuple([1 + sum(1 for other in marks if other > mark) for mark in marks])
        winners = [seat for seat in range(self.seats) if places[seat] == 1]
        scores = tuple([1.0 / len(winners) if place == 1 else 0.0 for place in places])
        if self.standing() > 1:
            reason = f"the bound of {self.rules.max_turns} turns was reached: most Chi wins"
        elif len(winners) > 1:
            reason = "the last players standing went down together"
        else:
            reason = "the last player with Chi"
        return Outcome(places, scores, reason)

    def pieces(self) -> list[str]:
        cards = [*self.pile[: self.left], *self.discards]
        for hand in self.hands:
            cards.extend(hand)
        cards.extend([kind for kind in self.stances if kind != NONE])
        cards.extend([kind for kind in self.weapons if kind != NONE])
        return [self.deck.name(kind) for kind in sorted(cards)]

    def kinds(self) -> Sequence[type[Plain]]:
        return (KungFu, Match, Turn, Attack, Exchange, Strike)


@mypyc_attr(allow_interpreted_subclasses=True)
class KungFuSpec(GameSpec):
    """Kung Fu Fighting, ready to be registered."""

    name = "kungfu"
    title = "Kung Fu Fighting"
    blurb = "A light brawl of attacks, blocks, stances and weapons."
    book = "KF"
    rules_version = 2
    min_seats = 2
    max_seats = 6

    def new(self, options: Mapping[str, Data], seed: int) -> Game:
        game = KungFu(BrawlOptions(options), seed)
        game.begin(Match())
        return game

    def bound(self, options: Mapping[str, Data]) -> int:
        """A turn spends cards: discards and plays, a hand each way, and an answer to each card of an exchange."""
        checked = BrawlOptions(options)
        return checked.max_turns * (checked.hand * (2 * checked.players + 4) + 12)

    def variants(self) -> list[dict[str, Data]]:
        own = {"attack": [{"name": "Headbutt", "copies": 3, "damage": 4, "discards_gear": True}]}
        found: list[dict[str, Data]] = [{"players": players} for players in range(2, 7)]
        found.append({"players": 3, "chi": 5, "hand": 4})
        found.append({"players": 2, "hand": 12, "max_turns": 30})
        found.append({"players": 4, "cards": cast(Data, own)})
        return found


def start(options: Mapping[str, Data], seed: int) -> KungFu:
    """A new brawl, run to its first question."""
    return cast(KungFu, KungFuSpec().new(options, seed))
