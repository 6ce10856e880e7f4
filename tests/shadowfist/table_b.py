"""A table set in one line, played in the game's words, and looked at through what is on it.

`duel(bottom=[...], top=[...])`: bottom is seat 0 and to move. Each line of a side is one card:

    "Seamus"                      in play; a Site opens a new location, a Character stands at the last Site named
    "Muscle Car -> Seamus"        a State on a card that stands before it in the list
    "Stone Dolmens (back)"        behind the last Site; "(down)" face down, "(turned)", "(2 damage)"; or "(down, back)"
    "hand: Final Brawl"           likewise "smoked:", "deck:" (the top first), "burned:"

`pool="ddH"` gives both players such resources (Foundations in their smoked piles). What fails prints the table and the
open question.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NoReturn

from kwoon.engine.decision import Decision
from kwoon.engine.question import Question
from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.language.terms import BURNED, DECK, HAND, PLAY, SMOKED, TOASTED, ZONE_NAMES
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.rules.generating import enter
from kwoon.games.shadowfist.rules.match import NEXT_TURN, Match
from kwoon.games.shadowfist.rules.questions import MAIN
from kwoon.games.shadowfist.rules.recalc import body, fighting, has_keyword
from kwoon.games.shadowfist.rules.structure import locations
from kwoon.games.shadowfist.rules.table import NONE
from kwoon.games.shadowfist.rules.turn import MAIN_BEGINS, Turn

ZONES = {"hand": HAND, "smoked": SMOKED, "deck": DECK, "burned": BURNED, "toasted": TOASTED}
FILLER = "Junkyard Boys"
FOUNDATIONS = {
    "d": "Student of the Dragon",
    "H": "Junkyard Boys",
    "a": "Rat Clan Spies",
    "e": "Imp",
    "g": "Buddhist Monk",
}
LINE = re.compile(r"(?:(hand|smoked|deck|burned|toasted): )?(.*?)(?: \(([^)]*)\))?(?: -> (.*))?")


class Patient(Shadowfist):
    """A game that waits for its players' end of turn even where nothing else is left to do."""

    def ask(self, seat: int, kind: int, options: list[int]) -> None:
        if kind == MAIN:
            self.decision = Decision(seat, kind, options)
        else:
            super().ask(seat, kind, options)


def duel(
    *sides: Sequence[str],
    bottom: Sequence[str] | str = (),
    top: Sequence[str] | str = (),
    power: int | Sequence[int] = 5,
    pool: str = "",
    begin: str = "main",
    extra: Sequence[Card] = (),
    seed: int = 1,
) -> TableB:
    """Two sides, or more if they are given in a row; `extra` are cards of the test's own."""
    lines = [[each] if isinstance(each, str) else list(each) for each in (sides or (bottom, top))]
    resources = [f"smoked: {FOUNDATIONS[letter]}" for letter in pool]
    lines = [[*side, *resources] for side in lines]
    cards = [*library(), *extra]
    for index, card in enumerate(cards):
        card.index = index
        card.settle()
    options = FistOptions({"players": len(lines)})
    options.library = cards
    by_title = {card.title: card.index for card in cards}
    parsed = [[parse(line) for line in side] for side in lines]
    options.decks = [[by_title[title] for _, title, _, _ in side] + [by_title[FILLER]] * 20 for side in parsed]
    game = Patient(options, seed)
    for card, owner in enumerate(game.owners):
        game.decks[owner].append(card)
        game.zones[card] = DECK
    for seat in range(game.seats):
        game.power[seat] = power if isinstance(power, int) else power[seat]
    start = 0
    for seat, side in enumerate(parsed):
        for at, line in enumerate(side):
            put(game, start + at, seat, *line)
        for at in reversed([at for at, line in enumerate(side) if line[0] == "deck"]):
            game.decks[seat].remove(start + at)
            game.decks[seat].append(start + at)
        start += len(options.decks[seat])
    game.pending = []
    match = Match()
    match.step = NEXT_TURN
    game.stack.append(match)
    game.turn = 1
    turn = Turn(0)
    if begin == "main":
        turn.step = MAIN_BEGINS
    game.stack.append(turn)
    return TableB(game)


def parse(line: str) -> tuple[str, str, list[str], str]:
    """Where, which card, its marks, and on what."""
    found = LINE.fullmatch(line)
    assert found is not None, line
    where, title, marks, on = found.groups()
    return where or "", title, (marks or "").split(", "), on or ""


def put(game: Shadowfist, card: int, seat: int, where: str, title: str, marks: list[str], on: str) -> None:
    """One card where it is wanted."""
    if where == "deck":
        return
    if where == "burned":
        game.take_away(card)
        game.zones[card] = BURNED
        game.burned[seat].append(card)
        return
    if where:
        game.put_in_pile(card, ZONES[where])
        return
    game.put_in_play(card, seat)
    place = NONE
    if game.is_state(card):
        place = [each for each in game.in_play if game.card(each).title == on][-1]
    elif game.is_character(card):
        place = locations(game, seat)[-1]
    elif "back" in marks:
        place = game.structures[seat][-1]
    enter(game, card, seat, place)
    game.ready[card] = 1
    game.face_down[card] = 1 if "down" in marks else 0
    game.turned[card] = 1 if "turned" in marks else 0
    for mark in marks:
        if mark.endswith(" damage"):
            game.damage[card] = int(mark.split()[0])


class TableB:
    """A table that is being played."""

    def __init__(self, game: Shadowfist) -> None:
        self.game = game
        self.printed = game.pieces()
        game.run()

    # --- looking ------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The open question."""
        return self.game.question()

    @property
    def kind(self) -> str:
        """Its kind."""
        return "" if self.question is None else self.question.kind

    @property
    def seat(self) -> int:
        """Who is asked."""
        return -1 if self.question is None else self.question.seat

    def offers(self, label: str) -> bool:
        """Whether an option begins with these words."""
        return self.question is not None and any(each.label.startswith(label) for each in self.question.options)

    def card(self, title: str) -> int:
        """A card by title: in play first, then anywhere; "Title (2)" is the second one."""
        found = re.fullmatch(r"(.*?)(?: \((\d)\))?", title)
        assert found is not None
        name, number = found.group(1), int(found.group(2) or 1)
        game = self.game
        order = game.in_play + [card for card in range(len(game.definitions)) if game.zones[card] != PLAY]
        cards = [card for card in order if game.card(card).title == name]
        if len(cards) < number:
            self.fail(f"there is no {title}")
        return cards[number - 1]

    def check(self, title: str, **facts: Any) -> None:
        """damage, turned, zone, fighting, body, on, controller, has (a keyword), lacks, face_down."""
        game = self.game
        card = self.card(title)
        for fact, wanted in facts.items():
            if fact in ("has", "lacks"):
                found = has_keyword(game, card, wanted)
                if found != (fact == "has"):
                    self.fail(f"{title} {'lacks' if fact == 'has' else 'has'} the keyword {wanted}")
                continue
            actual: Any = {
                "damage": lambda: game.damage[card],
                "turned": lambda: game.turned[card] == 1,
                "face_down": lambda: game.face_down[card] == 1,
                "zone": lambda: ZONE_NAMES[game.zones[card]],
                "fighting": lambda: fighting(game, card),
                "body": lambda: body(game, card),
                "controller": lambda: game.controllers[card],
                "on": lambda: game.card(game.subjects[card]).title if game.subjects[card] != NONE else None,
                "ready": lambda: game.ready[card] == 1,
            }[fact]()
            if actual != wanted:
                self.fail(f"{title}: {fact} is {actual}, not {wanted}")

    def power(self, *amounts: int) -> None:
        """Everyone's Power."""
        if tuple(self.game.power) != amounts:
            self.fail(f"the Power is {self.game.power}, not {amounts}")

    def hand(self, seat: int) -> list[str]:
        """A hand by title."""
        return sorted(self.game.card(card).title for card in self.game.hands[seat])

    # --- answering ----------------------------------------------------------------------------------

    def choose(self, *labels: str) -> None:
        """Answer open questions, one after the other, by the beginnings of their options."""
        for label in labels:
            question = self.question
            options = [] if question is None else [each for each in question.options if each.label == label]
            if question is not None and not options:
                options = [each for each in question.options if each.label.startswith(label)]
            if not options:
                self.fail(f"the open question does not offer {label!r}")
            self.game.apply(options[0].index)
            self.conserved()

    def play(self, title: str, *answers: str) -> None:
        """Play a card, with what it asks."""
        self.choose(f"Play {title}", *answers)

    def use(self, title: str, *answers: str, on: str = "", text: str = "") -> None:
        """Use a card's ability (the one whose text holds some words), with what it asks."""
        question = self.question
        for option in () if question is None else question.options:
            if option.label.startswith(f"Use {title}") and text in option.label:
                self.choose(option.label, *([on] if on else []), *answers)
                return
        self.fail(f"{title} cannot be used now")

    def cannot(self, label: str) -> None:
        """The open question does not offer this."""
        if self.offers(label):
            self.fail(f"the open question offers {label!r}")

    def passes(self) -> None:
        """Everyone passes until something else is asked."""
        while self.kind == "act":
            self.choose("Pass")

    def pass_to(self, seat: int) -> None:
        """Pass until that seat is asked to act."""
        for _ in range(self.game.seats):
            if self.kind == "act" and self.seat == seat:
                return
            self.choose("Pass")
        if self.seat != seat:
            self.fail(f"seat {seat} is not asked to act")

    def attack(self, target: str, *attackers: str) -> None:
        """Declare an attack; nobody plays anything into the response scene unless the test does."""
        self.choose("Declare an attack")
        if self.kind == "attack target":
            self.choose(target)
        for attacker in attackers:
            if self.kind == "attacker":
                self.choose(attacker)
        if self.kind == "attacker":
            self.choose("Declare the attack")

    def until(self, kind: str) -> None:
        """Let everything pass until a question of this kind is open: no joiners, no interceptors."""
        while self.kind != kind:
            if self.kind == "act":
                self.choose("Pass")
            elif self.kind in ("join", "intercept", "trigger", "discard"):
                self.choose({"join": "No more joiners", "intercept": "No more interceptors", "trigger": "Let it go",
                             "discard": "No more discards"}[self.kind])  # fmt: skip
            else:
                self.fail(f"no question of the kind {kind!r} comes")

    def end_turn(self) -> None:
        """The active player ends the turn, and nobody answers."""
        self.choose("End your turn")
        self.passes()

    # --- failing ------------------------------------------------------------------------------------

    def conserved(self) -> None:
        """No card was made or lost."""
        assert self.game.pieces() == self.printed

    def fail(self, why: str) -> NoReturn:
        """Fail, with the table and the open question."""
        game = self.game
        lines = [why, ""]
        for seat in range(game.seats):
            lines.append(f"seat {seat}{' (active)' if seat == game.active else ''}: {game.power[seat]} Power")
            for card in game.controlled(seat):
                on = "" if game.subjects[card] == NONE else f" on {game.card(game.subjects[card]).title}"
                marks = [name for name, flag in (("turned", game.turned[card]), ("down", game.face_down[card])) if flag]
                lines.append(f"    {game.card(card).title}{on} @{game.places[card]} {game.damage[card]} {marks}")
            for name, pile in (
                ("hand", game.hands[seat]),
                ("smoked", game.smoked[seat]),
                ("burned", game.burned[seat]),
            ):
                lines.append(f"    {name}: {', '.join(game.card(card).title for card in pile)}")
        for procedure in game.stack:
            lines.append(f"  {type(procedure).__name__} step {procedure.step}")
        question = self.question
        if question is not None:
            lines.append(f"seat {question.seat} is asked ({question.kind}): {question.prompt}")
            lines.extend(f"    {option.label}" for option in question.options)
        raise AssertionError("\n".join(lines))
