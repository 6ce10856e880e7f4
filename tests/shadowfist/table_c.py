"""A duel set up in one line, played in the game's words. Whatever fails prints the table and the open question.

    table = duel(bottom=["Hungry Ghosts"], top=["Imp"])
    table.use("Hungry Ghosts", "Imp")
    table.passes()
    table.check("Imp", zone=SMOKED)

A card named alone is in play; "hand: X", "smoked: X", "burned: X", "deck: X" (on top) and "down: X" (face down) say
where else. "X > Y" is a State on a card named before it. "pool: eeM" puts cards that provide so much into the smoked
pile. Characters stand at the first location. Only `duel` moves cards; then labels of options are all that is used.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NoReturn

from kwoon.games.shadowfist.cards.library import by_title
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.language.terms import BURNED, CHARACTER, DECK, HAND, PLAY, SMOKED, STATE
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.rules.generating import enter
from kwoon.games.shadowfist.rules.match import NEXT_TURN, Match
from kwoon.games.shadowfist.rules.recalc import body, derive, fighting, has_designator, has_keyword
from kwoon.games.shadowfist.rules.structure import locations
from kwoon.games.shadowfist.rules.table import NONE
from kwoon.games.shadowfist.rules.turn import MAIN_OPTIONS, Turn

PROVIDERS = {
    "e": "Walking Corpses", "M": "Imp", "g": "Shaolin Student", "C": "Shaolin Supplicants",
    "d": "Student of the Dragon", "a": "Rat Clan Spies", "H": "Junkyard Boys",
}  # fmt: skip
ZONES = {"hand": HAND, "smoked": SMOKED, "burned": BURNED, "deck": DECK, "down": PLAY}
FILLER = ["Puzzle Garden"] * 12


def duel(
    *, bottom: Sequence[str] = (), top: Sequence[str] = (), third: Sequence[str] | None = None,
    power: Sequence[int] = (9, 9, 9), damage: dict[str, int] | None = None, begin: str = "main",
) -> Play:  # fmt: skip
    """The bottom player is in the Main Shot (or, by `begin`, at the start) of a turn."""
    sides = [spread(bottom), spread(top)] + ([] if third is None else [spread(third)])
    options = FistOptions({"players": len(sides)})
    options.decks = [[by_title()[title] for title in [title for title, _, _ in side] + FILLER] for side in sides]
    game = Shadowfist(options, 1)
    card = 0
    for seat, side in enumerate(sides):
        first = card
        game.decks[seat] = list(range(first, first + len(side) + len(FILLER)))
        for title, where, on in side:
            place(game, card, seat, title, where, on)
            card += 1
        card = first + len(side) + len(FILLER)
    for title, amount in (damage or {}).items():
        for each in game.in_play:
            if game.card(each).title == title:
                game.damage[each] = amount
    game.power = list(power[: len(sides)])
    game.turn = 1
    turn = Turn(0)
    if begin == "main":
        turn.step = MAIN_OPTIONS
        game.main_shot = True
    match = Match()
    match.step = NEXT_TURN
    game.stack = [match, turn]
    game.changed()
    game.pending = []
    game.run()
    return Play(game)


def spread(side: Sequence[str]) -> list[tuple[str, str, str]]:
    """Each card's title, where it is, and what it is on."""
    found: list[tuple[str, str, str]] = []
    for words in side:
        where, _, title = words.rpartition(": ")
        if where == "pool":
            found.extend((PROVIDERS[letter], "smoked", "") for letter in title)
            continue
        title, _, on = title.partition(" > ")
        found.append((title, where, on))
    return found


def place(game: Shadowfist, card: int, seat: int, title: str, where: str, on: str) -> None:
    """Put one card where it is wanted."""
    zone = ZONES.get(where, PLAY)
    if zone == BURNED:
        game.take_away(card)
        game.zones[card] = BURNED
        game.burned[seat].append(card)
    elif zone != PLAY:
        game.put_in_pile(card, zone)
    else:
        spot = NONE
        if game.type_of(card) == CHARACTER:
            spot = locations(game, seat)[0]
        elif game.type_of(card) == STATE:
            spot = [each for each in game.in_play if game.card(each).title == on][-1]
        game.put_in_play(card, seat)
        enter(game, card, seat, spot)
        game.ready[card] = 1
        game.face_down[card] = 1 if where == "down" else 0
    game.changed()


class Play:
    """A table being played."""

    def __init__(self, game: Shadowfist) -> None:
        self.game = game

    # --- answering -----------------------------------------------------------------------------

    def labels(self) -> list[str]:
        question = self.game.question()
        return [] if question is None else [option.label for option in question.options]

    def offers(self, label: str) -> bool:
        return any(each.startswith(label) for each in self.labels())

    def answer(self, *labels: str) -> Play:
        for label in labels:
            fitting = [at for at, each in enumerate(self.labels()) if each == label]
            fitting += [at for at, each in enumerate(self.labels()) if each.startswith(label)]
            if not fitting:
                self.fail(f"{label!r} is not offered")
            self.game.apply(fitting[0])
        return self

    def play(self, title: str, *answers: str) -> Play:
        return self.answer(f"Play {title}", *answers)

    def use(self, title: str, *answers: str) -> Play:
        return self.answer(f"Use {title}", *answers)

    def attack(self, target: str, *attackers: str) -> Play:
        self.answer("Declare an attack")
        if self.game.decision is not None and self.offers(target):
            self.answer(target)
        for attacker in attackers:
            if self.offers(attacker):
                self.answer(attacker)
        return self.answer("Declare the attack") if self.offers("Declare the attack") else self

    def passes(self) -> Play:
        """Everyone passes until something else than playing an effect is asked."""
        while self.asks("act"):
            self.answer("Pass")
        return self

    def until(self, label: str) -> Play:
        """Everyone declines everything until something is offered."""
        for _ in range(60):
            if self.offers(label):
                return self
            self.decline()
        raise AssertionError(self.story(f"{label!r} is never offered"))

    def ends(self) -> Play:
        """Everyone declines everything until the Main Shot's own question."""
        for _ in range(60):
            if self.asks("main shot") or self.game.decision is None:
                return self
            self.decline()
        raise AssertionError(self.story("the Main Shot does not come back"))

    def decline(self) -> None:
        """Do as little as the open question allows; where something must be done, the first thing."""
        if self.asks("trigger") and not self.offers("Let it go"):
            self.answer(self.labels()[0])
            return
        if self.asks("where") or self.asks("where to") or self.asks("return to"):
            self.answer(self.labels()[0])
            return
        for label in ("Pass", "No more", "Let it go", "No", "Smoke it"):
            if self.offers(label):
                self.answer(label)
                return
        self.fail("nothing declines this question")

    def asks(self, kind: str) -> bool:
        question = self.game.question()
        return question is not None and question.kind == kind

    def end_turn(self) -> Play:
        return self.answer("End your turn").passes()

    # --- looking -------------------------------------------------------------------------------

    def card(self, title: str, seat: int | None = None) -> int:
        """A card by title: one in play rather than one elsewhere, and not those of the pool."""
        found = [card for card in range(len(self.game.definitions)) if self.game.card(card).title == title]
        if seat is not None:
            found = [card for card in found if self.game.owners[card] == seat]
        found.sort(key=lambda card: self.game.zones[card] != PLAY)
        if not found:
            self.fail(f"there is no {title}")
        return found[0]

    def check(self, title: str, *, seat: int | None = None, **facts: Any) -> Play:
        card = self.card(title, seat)
        game = self.game
        for fact, wanted in facts.items():
            if fact == "zone":
                found: Any = game.zones[card]
            elif fact == "fighting":
                found = fighting(game, card)
            elif fact == "body":
                found = body(game, card)
            elif fact == "control":
                found = game.controllers[card]
            elif fact == "damage":
                found = game.damage[card]
            elif fact == "turned":
                found = game.turned[card] == 1
            elif fact == "counters":
                found = game.counters[card]
            elif fact == "toughness":
                found = derive(game).of[card].toughness
            elif fact == "combat_damage":
                found = derive(game).of[card].combat_damage
            elif fact == "keyword":
                found, wanted = has_keyword(game, card, wanted), True
            elif fact == "designator":
                found, wanted = has_designator(game, card, wanted), True
            else:
                raise AssertionError(f"no fact {fact}")
            if found != wanted:
                self.fail(f"{title}: {fact} is {found}, not {wanted}")
        return self

    def power(self, *wanted: int) -> Play:
        if tuple(self.game.power[: len(wanted)]) != wanted:
            self.fail(f"Power is {self.game.power}, not {wanted}")
        return self

    def why(self, title: str, seat: int = 0) -> str:
        """The rule that keeps a seat from using a card."""
        game = self.game
        for thing in game.things(seat):
            if thing.name == title and thing.seat == seat and thing.place in ("hand", "in play"):
                refusal = game.explain(seat, thing)
                return "" if refusal is None else refusal.rule
        raise AssertionError(self.story(f"seat {seat} sees no {title}"))

    def fail(self, problem: str) -> NoReturn:
        raise AssertionError(self.story(problem))

    def story(self, problem: str) -> str:
        """What is wrong, the table, and the open question."""
        game = self.game
        seat = 0 if game.decision is None else game.decision.seat
        lines = [problem, f"stack: {[type(each).__name__ for each in game.stack]}"]
        for player in game.view(seat)["players"]:  # type: ignore[union-attr]
            lines.append(json.dumps(player))
        lines.append(f"seat {seat} is asked {game.prompt()!r}: {self.labels()}")
        return "\n".join(lines)
