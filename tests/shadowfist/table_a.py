"""A table of Shadowfist set up in one line, played in the game's words, and checked by titles.

Only `duel` puts cards where they are wanted, before the first question; from then on a table answers open questions by
their labels. Seat 0 (bottom) is in the Main Shot of its turn. A card in play is written as its title, with marks:
"City Park/down" is face down, "/turned" is turned, "/2" stands at the second location (a Site: behind the one there),
"/3 damage" is damaged, "Butterfly Swords > SEAL Team" is a State on its subject. A failing helper prints the table and
the open question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from kwoon.engine.decision import Decision
from kwoon.engine.question import Question
from kwoon.games.shadowfist.cards.library import by_title, card_named
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.language.terms import DECK, HAND, PLAY, SMOKED, ZONE_NAMES
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.match import NEXT_TURN, Match
from kwoon.games.shadowfist.rules.questions import ACT, MAIN
from kwoon.games.shadowfist.rules.recalc import body, fighting
from kwoon.games.shadowfist.rules.structure import add_site, locations
from kwoon.games.shadowfist.rules.turn import MAIN_OPTIONS, START, Turn

FILLER = ["Imp"] * 8


class Patient(Shadowfist):
    """Asks the bottom player even when passing, or ending the turn, is all there is: tests look around then."""

    def ask(self, seat: int, kind: int, options: list[int]) -> None:
        if seat == 0 and kind in (ACT, MAIN):
            self.decision = Decision(seat, kind, options)
        else:
            super().ask(seat, kind, options)


def duel(
    bottom: Sequence[str] = (),
    top: Sequence[str] = (),
    right: Sequence[str] | None = None,
    *,
    hands: Sequence[Sequence[str]] = (),
    smoked: Sequence[Sequence[str]] = (),
    decks: Sequence[Sequence[str]] = (),
    power: Sequence[int] = (9, 9, 9),
    begin: str = "main",
) -> TableA:
    """A table for two, or for three if `right` is given: what each has in play, in hand, smoked, and atop the deck."""
    plays = [list(bottom), list(top)] + ([] if right is None else [list(right)])
    seats = len(plays)
    hold = [list(each) for each in hands] + [[] for _ in range(seats - len(hands))]
    gone = [list(each) for each in smoked] + [[] for _ in range(seats - len(smoked))]
    atop = [list(each) for each in decks] + [[] for _ in range(seats - len(decks))]
    titles: list[list[str]] = []
    for seat in range(seats):
        names = [each.split("/")[0].split(" > ")[0].strip() for each in plays[seat]]
        titles.append([*names, *hold[seat], *gone[seat], *atop[seat], *FILLER])
    options = FistOptions({"players": seats})
    options.decks = [[by_title()[title] for title in each] for each in titles]
    game = Patient(options, 1)
    start = 0
    for seat in range(seats):
        for at, card in enumerate(range(start, start + len(titles[seat]))):
            game.decks[seat].append(card)
            game.zones[card] = DECK
            where = at - len(plays[seat])
            if where < 0:
                continue
            if where < len(hold[seat]):
                game.put_in_pile(card, HAND)
            elif where < len(hold[seat]) + len(gone[seat]):
                game.put_in_pile(card, SMOKED)
        start += len(titles[seat])
    start = 0
    for sites in (True, False):
        start = 0
        for seat in range(seats):
            for at, words in enumerate(plays[seat]):
                if game.is_site(start + at) == sites:
                    put(game, start + at, seat, words)
            start += len(titles[seat])
    for seat in range(seats):
        game.power[seat] = power[seat]
    turn = Turn(0)
    turn.step = MAIN_OPTIONS if begin == "main" else START
    game.main_shot = begin == "main"
    match = Match()
    match.step = NEXT_TURN
    game.stack = [match, turn]
    game.turn = 1
    game.active = 0
    game.changed()
    game.run()
    return TableA(game)


def put(game: Shadowfist, card: int, seat: int, words: str) -> None:
    """One card into play, with its marks."""
    main, _, subject = words.partition(" > ")
    marks = main.split("/")[1:]
    place = -1
    for mark in marks:
        if mark.strip().isdigit():
            place = locations(game, seat)[int(mark) - 1]
    game.put_in_play(card, seat)
    game.ready[card] = 1
    if game.is_site(card):
        add_site(game, card, seat, place)
        game.face_down[card] = 1 if "down" in marks else 0
    elif subject:
        found = [each for each in game.in_play if game.card(each).title == subject.strip()]
        game.subjects[card] = found[-1]
        game.controllers[card] = game.controllers[found[-1]]
    elif game.is_character(card):
        game.places[card] = place if place >= 0 else locations(game, seat)[0]
    game.turned[card] = 1 if "turned" in marks else 0
    for mark in marks:
        if mark.endswith("damage"):
            game.damage[card] = int(mark.split()[0])


class TableA:
    """The table under test."""

    def __init__(self, game: Shadowfist) -> None:
        self.game = game

    # --- looking --------------------------------------------------------------------------------

    def find(self, title: str, seat: int | None = None) -> int:
        """A card by title; of a seat's (controller in play, owner elsewhere) if given; one in play before others."""
        game = self.game
        found = [card for card in range(len(game.definitions)) if game.card(card).title == title]
        if seat is not None:
            found = [
                card for card in found if (game.controllers if game.zones[card] == PLAY else game.owners)[card] == seat
            ]
        if not found:
            self.fail(f"there is no {title} (seat {seat})")
        found.sort(key=lambda card: (game.zones[card] != PLAY, game.zones[card] == DECK))
        return found[0]

    @property
    def question(self) -> Question:
        question = self.game.question()
        assert question is not None, self.show()
        return question

    def check(self, title: str, seat: int | None = None, **wanted: object) -> None:
        """What a card is now: damage, turned, zone, fighting, body, counters, controller, attacking, down, place."""
        game = self.game
        card = self.find(title, seat)
        attack = current_attack(game)
        place = game.places[card]
        mine = game.structures[game.controllers[card]]
        now: dict[str, object] = {
            "damage": game.damage[card],
            "turned": game.turned[card] == 1,
            "zone": ZONE_NAMES[game.zones[card]],
            "fighting": fighting(game, card) if game.zones[card] == PLAY else None,
            "body": body(game, card) if game.zones[card] == PLAY else None,
            "counters": game.counters[card],
            "controller": game.controllers[card],
            "attacking": attack is not None and attack.is_attacking(card),
            "down": game.face_down[card] == 1,
            "location": mine.index(place) + 1 if place in mine else None,
        }
        for name, value in wanted.items():
            if now[name] != value:
                self.fail(f"{title}: {name} is {now[name]!r}, not {value!r}")

    def power(self, *wanted: int) -> None:
        """Each player's Power."""
        if self.game.power[: len(wanted)] != list(wanted):
            self.fail(f"Power is {self.game.power}, not {list(wanted)}")

    def offers(self, label: str) -> bool:
        """Whether the open question has such an option."""
        return any(option.label.startswith(label) for option in self.question.options)

    def why_not(self, title: str, seat: int = 0) -> str:
        """The rule that a refusal names, for a card in the hand before others."""
        held = [card for card in self.game.hands[seat] if self.game.card(card).title == title]
        card = held[0] if held else self.find(title, seat)
        refusal = self.game.explain(seat, self.game.thing(card, seat))
        assert refusal is not None, self.show()
        return refusal.rule

    # --- answering ------------------------------------------------------------------------------

    def do(self, *labels: str) -> TableA:
        """Answer open questions by the beginnings of their labels."""
        for label in labels:
            chosen = [option.index for option in self.question.options if option.label.startswith(label)]
            if not chosen:
                self.fail(f"{label!r} is not on offer")
            self.game.apply(chosen[0])
        return self

    def passes(self, until: int | None = None, stop: Sequence[str] = ()) -> TableA:
        """Everyone passes: no effects, joiners or interceptors; until a seat may act, a kind of question, a choice."""
        while self.game.decision is not None:
            question = self.question
            if question.kind in stop or (question.kind == "act" and question.seat == until):
                return self
            if question.kind == "act":
                self.do("Pass")
            elif question.kind == "join":
                self.do("No more joiners")
            elif question.kind == "intercept":
                if not self.offers("No more"):
                    return self
                self.do("No more")
            elif question.kind in ("return to", "divide damage", "where to"):
                self.game.apply(0)
            else:
                return self
        return self

    def wait_for(self, seat: int, label: str) -> TableA:
        """Others pass until a seat is offered something."""
        for _ in range(60):
            question = self.question
            if question.seat == seat and self.offers(label):
                return self
            if question.kind == "act":
                self.do("Pass")
            elif question.kind == "join":
                self.do("No more joiners")
            elif question.kind == "intercept":
                self.do("No more")
            else:
                break
        return self.fail(f"{label!r} is never offered to seat {seat}")

    def act(self, label: str, on: Sequence[str] | str = (), seat: int = 0, hold: bool = False) -> TableA:
        """A seat does something, answering the questions that follow; then all pass, unless it is held."""
        self.wait_for(seat, label)
        self.do(label)
        for answer in [on] if isinstance(on, str) else on:
            if self.question.kind in ("pick", "where", "trigger") and self.question.seat == seat:
                if self.offers(answer):
                    self.do(answer)
                elif len(self.question.options) > 1 and self.question.kind != "act":
                    self.fail(f"{answer!r} is not on offer")
        if self.question.seat == seat and self.question.kind == "pick" and self.offers("No more"):
            self.do("No more")
        return self if hold else self.passes()

    def play(self, title: str, on: Sequence[str] | str = (), seat: int = 0, hold: bool = False) -> TableA:
        return self.act(f"Play {title}", on, seat, hold)

    def use(self, title: str, on: Sequence[str] | str = (), seat: int = 0, hold: bool = False) -> TableA:
        return self.act(f"Use {title}", on, seat, hold)

    def attack(self, target: str, *attackers: str) -> TableA:
        """Declare an attack; the response scene is open."""
        self.do("Declare an attack")
        if self.question.kind == "attack target":
            self.do(target)
        for name in attackers:
            if self.question.kind == "attacker" and self.offers(name):
                self.do(name)
        if self.question.kind == "attacker":
            self.do("Declare the attack")
        attack = current_attack(self.game)
        assert attack is not None
        return self

    # --- failing --------------------------------------------------------------------------------

    def show(self) -> str:
        """The table and the open question."""
        game = self.game
        lines = []
        for seat in range(game.seats):
            lines.append(f"seat {seat}: Power {game.power[seat]}, hand {game.titles(game.hands[seat])}")
            for card in game.controlled(seat):
                lines.append(f"    {game.card_view(card, seat)}")
            lines.append(f"    smoked {game.titles(game.smoked[seat])}, toasted {game.titles(game.toasted[seat])}")
        lines.append(f"scene {game.scene_view(0)}")
        lines.append(f"attack {game.attack_view(0)}")
        question = game.question()
        if question is not None:
            lines.append(f"{question.kind}: seat {question.seat}: {question.prompt}")
            lines.extend([f"    {option.index} {option.label}" for option in question.options])
        return "\n".join(lines)

    def fail(self, problem: str) -> NoReturn:
        raise AssertionError(f"{problem}\n{self.show()}")


def text_of(title: str) -> str:
    """A card's printed text."""
    return card_named(title).text()
