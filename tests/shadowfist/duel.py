"""A table of Shadowfist set in one line, played in the game's words, and looked at through what is on it.

    table = duel(["Hungry Ghosts"], ["Puzzle Garden", "Imp", "hand: Final Brawl"], power=3)
    table.use("Hungry Ghosts", "Imp").passes().check("Imp", zone="smoked")

Each side is a list of cards; seat 0 is the first side and is to move. One card a line:

    "Seamus"                     in play. A Site opens a new location; a Character stands at the last Site named before
                                 it; "1st"/"2nd" ... among the marks says another location
    "Muscle Car > Seamus"        a State on a card that was named before it, on any side
    "Stone Dolmens (back)"       behind the last Site. More marks: "(down)" face down, "(turned)", "(2 damage)",
                                 "(3 counters)", "(of 1)" owned by seat 1 but controlled here; "(down, back)"
    "hand: Final Brawl"          likewise "smoked:", "toasted:", "burned:", "deck:" (the first named is on top)
    "pool: ddH"                  resources: Foundations in the smoked pile

Only `duel` puts cards where they are wanted. From then on a table answers open questions by the beginnings of their
options' labels, and a failing helper prints the table and the open question. Cards of the test's own come with `extra`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from kwoon.engine.decision import Decision
from kwoon.engine.question import Question, Refusal
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.effects.entering import enter
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import body, derive, fighting, has_designator, has_keyword
from kwoon.games.shadowfist.state.card import Card, coded_words
from kwoon.games.shadowfist.state.structure import locations
from kwoon.games.shadowfist.state.table import with_value
from kwoon.games.shadowfist.terms.codes import BURNED, CHARACTER, DECK, HAND, PLAY, SMOKED, TOASTED, ZONE_NAMES
from kwoon.games.shadowfist.terms.ids import NONE
from kwoon.games.shadowfist.terms.questions import MAIN
from kwoon.games.shadowfist.turn.match import NEXT_TURN, Match
from kwoon.games.shadowfist.turn.steps import MAIN_OPTIONS, START, Turn

ZONES = {"hand": HAND, "smoked": SMOKED, "deck": DECK, "burned": BURNED, "toasted": TOASTED}
FILLER = "Puzzle Garden"
PROVIDERS = {
    "a": "Rat Clan Spies", "d": "Student of the Dragon", "e": "Walking Corpses", "g": "Shaolin Student",
    "f": "Arcanogardener", "j": "Software Pirate", "m": "Aztec Mummy", "y": "Song, The Little Dragon",
    "C": "Shaolin Supplicants", "H": "Junkyard Boys", "M": "Imp",
}  # fmt: skip
LINE = re.compile(r"(?:(hand|smoked|deck|burned|toasted|pool): )?(.*?)(?: \(([^)]*)\))?(?: > (.*))?")
LITTLE = ("Pass", "No more", "Declare the attack", "Let it go", "All others turn", "No", "Smoke it", "Generate Power")


class Line:
    """One card of a side, as it is written."""

    def __init__(self, words: str) -> None:
        found = LINE.fullmatch(words)
        assert found is not None, words
        self.where: str = found[1] or ""
        self.title: str = found[2]
        self.marks: list[str] = (found[3] or "").split(", ")
        self.on: str = found[4] or ""

    def number(self, word: str) -> int | None:
        """The number of a mark such as "2 damage" or "2nd"."""
        for mark in self.marks:
            found = re.fullmatch(rf"(\d+) ?(?:{word})", mark)
            if found:
                return int(found[1])
        return None


class Patient(Shadowfist):
    """A game that waits in its Main Shot even where ending the turn is all there is to do: tests look around then."""

    def ask(self, seat: int, kind: int, options: list[int]) -> None:
        if kind == MAIN and seat not in self.leavers:
            self.decision = Decision(seat, kind, options)
        else:
            super().ask(seat, kind, options)


def duel(
    *sides: Sequence[str] | str,
    power: int | Sequence[int] = 9,
    begin: str = "main",
    extra: Sequence[Card] = (),
    seed: int = 1,
    filler: int = 12,
) -> Duel:
    """Two to five sides (one alone meets an empty one); `begin` is "main" for the Main Shot, or "start" of the turn."""
    lines = [lines_of(side) for side in (sides if len(sides) > 1 else (*sides, []))]
    game = new_game(lines, extra, seed, filler)
    start = 0
    for seat, side in enumerate(lines):
        for at, line in enumerate(side):
            put(game, start + at, seat, line)
        for at in reversed([at for at, line in enumerate(side) if line.where == "deck"]):
            game.decks[seat].remove(start + at)
            game.decks[seat].append(start + at)
        start += len(side) + filler
    for seat in range(game.seats):
        game.power[seat] = power if isinstance(power, int) else power[seat]
    game.pending = []
    match = Match()
    match.step = NEXT_TURN
    turn = Turn(0)
    turn.step = MAIN_OPTIONS if begin == "main" else START
    game.main_shot = begin == "main"
    game.stack = [match, turn]
    game.turn = 1
    game.changed()
    game.run()
    return Duel(game)


def lines_of(side: Sequence[str] | str) -> list[Line]:
    """A side's cards; a pool of resources becomes the cards that provide them."""
    found: list[Line] = []
    for line in [Line(words) for words in ([side] if isinstance(side, str) else side)]:
        if line.where == "pool":
            found.extend([Line(f"smoked: {PROVIDERS[letter]}") for letter in line.title])
        else:
            found.append(line)
    return found


def new_game(lines: list[list[Line]], extra: Sequence[Card], seed: int, filler: int) -> Patient:
    """A game whose decks are the cards that the sides name and some filler, all in the decks."""
    for card in extra:
        card.settle()
    cards = {card.title: card for card in [*library(), *extra]}
    options = FistOptions({"players": len(lines)})
    options.words = coded_words(list(cards.values()))
    options.character_words = coded_words([card for card in cards.values() if card.type == CHARACTER])
    options.take_decks([[line.title for line in side] + [FILLER] * filler for side in lines], cards)
    game = Patient(options, seed)
    for card, owner in enumerate(game.owners):
        game.decks[owner].append(card)
        game.zones[card] = DECK
    owners = list(game.owners)
    start = 0
    for side in lines:
        for at, line in enumerate(side):
            owner_mark = [int(mark.split()[1]) for mark in line.marks if mark.startswith("of ")]
            if owner_mark:
                game.decks[owners[start + at]].remove(start + at)
                owners[start + at] = owner_mark[0]
                game.decks[owner_mark[0]].append(start + at)
        start += len(side) + filler
    game.owners = tuple(owners)
    return game


def put(game: Shadowfist, card: int, seat: int, line: Line) -> None:
    """One card where it is wanted."""
    if line.where == "deck":
        return
    if line.where == "burned":
        game.take_away(card)
        game.zones[card] = BURNED
        game.burned[seat].append(card)
        return
    if line.where:
        game.put_in_pile(card, ZONES[line.where])
        return
    game.put_in_play(card, seat)
    column = line.number("st|nd|rd|th")
    place = NONE
    if game.is_state(card):
        place = [each for each in game.in_play if game.card(each).title == line.on][-1]
    elif game.is_character(card):
        place = locations(game, seat)[-1 if column is None else column - 1]
    elif "back" in line.marks:
        place = game.structures[seat][-1 if column is None else column - 1]
    enter(game, card, seat, place)
    game.ready[card] = 1
    game.face_down[card] = 1 if "down" in line.marks else 0
    game.turned[card] = 1 if "turned" in line.marks else 0
    game.damage[card] = line.number("damage") or 0
    game.counters = with_value(game.counters, card, line.number("counters?") or game.counters[card])


class Duel:
    """A table that is being played."""

    def __init__(self, game: Shadowfist) -> None:
        self.game = game
        self.pieces = game.pieces()

    # --- looking ------------------------------------------------------------------------------------

    @property
    def question(self) -> Question:
        """The open question; a test that looks for one after the end fails."""
        question = self.game.question()
        if question is None:
            raise AssertionError("the game is over")
        return question

    @property
    def kind(self) -> str:
        """The open question's kind; none when the game is over."""
        question = self.game.question()
        return "" if question is None else question.kind

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.question.seat

    def labels(self) -> list[str]:
        """The options of the open question."""
        question = self.game.question()
        return [] if question is None else [option.label for option in question.options]

    def offers(self, label: str) -> bool:
        """Whether an option begins with these words."""
        return any(each.startswith(label) for each in self.labels())

    def card(self, title: str, seat: int | None = None) -> int:
        """A card by title: in play first, then anywhere but in decks; "Title (2)" is the second one.

        With a seat: one that it controls, or, out of play, owns.
        """
        found = re.fullmatch(r"(.*?)(?: \((\d)\))?", title)
        assert found is not None
        game = self.game
        cards = [card for card in range(len(game.definitions)) if game.card(card).title == found[1]]
        if seat is not None:
            cards = [card for card in cards if self.holder(card) == seat]
        cards.sort(key=lambda card: (game.zones[card] != PLAY, game.zones[card] == DECK, card))
        number = int(found[2] or 1)
        if len(cards) < number:
            raise self.failure(f"there is no {title}")
        return cards[number - 1]

    def holder(self, card: int) -> int:
        """Whose a card is: its controller in play, its owner elsewhere."""
        game = self.game
        return game.controllers[card] if game.zones[card] == PLAY else game.owners[card]

    def fact(self, card: int, fact: str) -> Any:
        """Something about a card now."""
        game = self.game
        place = game.places[card]
        mine = game.structures[game.controllers[card]]
        attack = current_attack(game)
        if fact == "fighting":
            return fighting(game, card)
        if fact == "body":
            return body(game, card)
        if fact in ("toughness", "combat_damage"):
            return getattr(derive(game).of[card], fact)
        facts: dict[str, Any] = {
            "zone": ZONE_NAMES[game.zones[card]].removesuffix("-for-victory pile").removesuffix(" pile"),
            "damage": game.damage[card],
            "turned": game.turned[card] == 1,
            "down": game.face_down[card] == 1,
            "counters": game.counters[card],
            "control": game.controllers[card],
            "ready": game.ready[card] == 1,
            "on": None if game.subjects[card] == NONE else game.card(game.subjects[card]).title,
            "row": "back" if game.rows[card] else "front",
            "location": mine.index(place) + 1 if place in mine else None,
            "attacking": attack is not None and attack.is_attacking(card),
        }
        if fact not in facts:
            raise AssertionError(f"no fact {fact}")
        return facts[fact]

    def check(self, title: str, seat: int | None = None, **facts: Any) -> Duel:
        """What a card is now: see `fact`; also has= and lacks= a keyword, designator= a word."""
        card = self.card(title, seat)
        for fact, wanted in facts.items():
            if fact in ("has", "lacks"):
                if has_keyword(self.game, card, wanted) != (fact == "has"):
                    raise self.failure(f"{title} {'lacks' if fact == 'has' else 'has'} the keyword {wanted}")
            elif fact == "designator":
                if not has_designator(self.game, card, wanted):
                    raise self.failure(f"{title} does not have the designator {wanted}")
            elif self.fact(card, fact) != wanted:
                raise self.failure(f"{title}: {fact} is {self.fact(card, fact)!r}, not {wanted!r}")
        return self

    def power(self, *wanted: int) -> Duel:
        """Everyone's Power."""
        if tuple(self.game.power[: len(wanted)]) != wanted:
            raise self.failure(f"the Power is {self.game.power}, not {wanted}")
        return self

    def hand(self, seat: int) -> list[str]:
        """A hand by title."""
        return sorted([self.game.card(card).title for card in self.game.hands[seat]])

    def pile(self, name: str, seat: int) -> list[str]:
        """A pile by title, the newest last: "smoked", "toasted", "burned", "deck"."""
        return [self.game.card(card).title for card in self.game.pile_of(ZONES[name], seat)]

    def why(self, title: str, seat: int = 0) -> str:
        """The rule that keeps a seat from using a card, one in its hand before others; none if it can be used."""
        refusal = self.refusal(title, seat)
        return "" if refusal is None else refusal.rule

    def refusal(self, title: str, seat: int = 0) -> Refusal | None:
        """The whole refusal."""
        game = self.game
        held = [card for card in game.hands[seat] if game.card(card).title == title]
        card = held[0] if held else self.card(title)
        return game.explain(seat, game.thing(card, seat))

    # --- answering ----------------------------------------------------------------------------------

    def choose(self, *labels: str) -> Duel:
        """Answer open questions, one after the other, by the beginnings of their options; a whole label goes first."""
        for label in labels:
            options = self.labels()
            fitting = [at for at, each in enumerate(options) if each == label]
            fitting += [at for at, each in enumerate(options) if each.startswith(label)]
            if not fitting:
                raise self.failure(f"the open question does not offer {label!r}")
            self.game.apply(fitting[0])
            if self.game.pieces() != self.pieces:
                raise self.failure("a card was made or lost")
        return self

    def maybe(self, label: str) -> Duel:
        """Answer, if it is asked: a question with one answer is not."""
        return self.choose(label) if self.offers(label) else self

    def play(self, title: str, *answers: str) -> Duel:
        """Play a card, with what it asks."""
        return self.choose(f"Play {title}", *answers)

    def use(self, title: str, *answers: str, text: str = "") -> Duel:
        """Use a card's ability (the one whose text holds some words), with what it asks."""
        for label in self.labels():
            if label.startswith(f"Use {title}") and text in label:
                return self.choose(label, *answers)
        raise self.failure(f"{title} cannot be used now")

    def act(self, label: str, *answers: str, seat: int = 0, hold: bool = False) -> Duel:
        """Wait until a seat can do something, do it, and let it resolve, unless it is to be held.

        Answers are for questions of this seat's that follow; one that is not asked, since it is the only one, is left.
        """
        self.until(label, seat).choose(label)
        for answer in answers:
            if self.kind in ("pick", "where", "trigger") and self.seat == seat and self.offers(answer):
                self.choose(answer)
        if self.kind == "pick" and self.seat == seat and self.offers("No more"):
            self.choose("No more")
        return self if hold else self.passes()

    def cannot(self, label: str) -> Duel:
        """The open question does not offer this."""
        if self.offers(label):
            raise self.failure(f"the open question offers {label!r}")
        return self

    def attack(self, target: str, *attackers: str) -> Duel:
        """Declare an attack; the response scene is open. An answer that is the only one is not asked for."""
        self.choose("Declare an attack")
        if self.kind == "attack target":
            self.choose(target)
        for attacker in attackers:
            if self.kind == "attacker":
                self.choose(attacker)
        return self.choose("Declare the attack") if self.kind == "attacker" else self

    def passes(self, to: int | None = None) -> Duel:
        """Everyone passes until something else than an effect is asked for, or until a seat may act."""
        while self.kind == "act" and (to is None or self.seat != to):
            self.choose("Pass")
        if to is not None and (self.kind != "act" or self.seat != to):
            raise self.failure(f"seat {to} is not asked to act")
        return self

    def resolves(self) -> Duel:
        """Everyone passes until nothing waits in the scene any more."""
        while self.kind == "act" and self.game.view(0)["scene"]:
            self.choose("Pass")
        return self

    def until(self, label: str, seat: int | None = None) -> Duel:
        """Everyone does as little as possible until something is offered (to a seat), or a kind of question comes."""
        for _ in range(100):
            if (self.offers(label) or self.kind == label) and (seat is None or self.seat == seat):
                return self
            self.decline()
        raise self.failure(f"{label!r} never comes")

    def ends(self) -> Duel:
        """Everyone does as little as possible until a Main Shot's own question, or the end of the game."""
        for _ in range(100):
            if self.kind in ("main shot", ""):
                return self
            self.decline()
        raise self.failure("the Main Shot does not come back")

    def decline(self) -> None:
        """Do as little as the open question allows; where something must be done, the first thing."""
        for label in LITTLE:
            if self.offers(label):
                self.choose(label)
                return
        self.game.apply(0)

    def end_turn(self) -> Duel:
        """The active player ends the turn, and nobody answers."""
        return self.choose("End your turn").passes()

    # --- failing ------------------------------------------------------------------------------------

    def failure(self, problem: str) -> AssertionError:
        """What to raise: the problem, the table and the open question."""
        return AssertionError(f"{problem}\n{self.show()}")

    def show(self) -> str:
        """The table, what is going on, and the open question."""
        game = self.game
        lines: list[str] = []
        for seat in range(game.seats):
            lines.append(f"seat {seat}{' (active)' if seat == game.active else ''}: {game.power[seat]} Power")
            lines.extend([f"    {card}" for card in game.view(seat)["players"][seat]["cards"]])
            lines.append(f"    hand {self.hand(seat)}")
            lines.extend([f"    {name} {self.pile(name, seat)}" for name in ("smoked", "toasted", "burned")])
        lines.extend([f"{part} {game.view(0)[part]}" for part in ("scene", "attack")])
        lines.append(f"in the middle of {[f'{type(each).__name__} {each.step}' for each in game.stack]}")
        question = game.question()
        if question is not None:
            lines.append(f"seat {question.seat} is asked ({question.kind}): {question.prompt}")
            lines.extend([f"    {option.label}" for option in question.options])
        return "\n".join(lines)
