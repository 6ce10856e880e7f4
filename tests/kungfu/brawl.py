"""A brawl set up in one line, played in the game's words, and looked at through the public views.

Only `brawl` puts cards where they are wanted, and it does so before the first question: the cards are taken from the
deck, so all of them stay in the game. From then on a table answers open questions by their labels and nothing else.
A question with one answer is not asked, so `no_block()` where no block would serve is a failing test. Whatever fails
prints the table and the open question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NoReturn

from kwoon.engine.events import Event
from kwoon.engine.question import Option, Question, Refusal, Thing
from kwoon.games.kungfu.cards import Deck
from kwoon.games.kungfu.game import KungFu
from kwoon.games.kungfu.options import BrawlOptions
from kwoon.games.kungfu.rules.match import NEXT_TURN, Match
from kwoon.games.kungfu.rules.turn import OFFER_PLAY, Turn
from kwoon.games.kungfu.terms.events import Attacked

NOTHING = -1
"""No stance or weapon, as the state writes it."""
UNSAID: Any = object()
"""A part of a check that the test does not care about."""


def brawl(
    hands: Sequence[Sequence[str]],
    *,
    stances: Sequence[str | None] = (),
    weapons: Sequence[str | None] = (),
    chi: Sequence[int] = (),
    pile: Sequence[str] = (),
    discards: Sequence[str] = (),
    rest: str = "pile",
    first: int = 0,
    begin: str = "play",
    seed: int = 1,
    **options: Any,
) -> Brawl:
    """A table for as many players as there are hands, with `first` to play.

    `pile` names the top of the draw pile, the next card first. The cards that nothing names go below it, or where
    `rest` says: "pile", "discards", or "hand" for the last player's hand. `begin` is "play" when the first player has
    drawn already, "turn" for the start of the turn. Other options (hand, cards, max_turns) go to the game.
    """
    game = KungFu(BrawlOptions({"players": len(hands), **options}), seed)
    left = Counter(game.deck.cards)
    game.hands = [take(game.deck, left, hand) for hand in hands]
    for seat, name in enumerate(stances):
        game.stances[seat] = take(game.deck, left, [name])[0] if name else NOTHING
    for seat, name in enumerate(weapons):
        game.weapons[seat] = take(game.deck, left, [name])[0] if name else NOTHING
    for seat, points in enumerate(chi):
        game.chi[seat] = points
    top = take(game.deck, left, pile)[::-1]
    game.discards = take(game.deck, left, discards)
    others = list(left.elements())
    game.chance.shuffle(others)
    {"pile": top, "discards": game.discards, "hand": game.hands[-1]}[rest][:0] = others
    game.pile = tuple(top)
    game.left = len(top)
    match = Match()
    match.step = NEXT_TURN
    game.stack.append(match)
    game.active = (first - 1) % game.seats
    if begin == "play":
        game.active = first
        game.turn = 1
        turn = Turn(first)
        turn.step = OFFER_PLAY
        game.stack.append(turn)
    return Brawl(game)


def take(deck: Deck, left: Counter[int], names: Sequence[str]) -> list[int]:
    """Cards taken out of what is left of the deck; asking for more copies than there are is the test's mistake."""
    found = []
    for name in names:
        kind = deck.by_name[name]
        if not left[kind]:
            raise ValueError(f"the deck has no {name} left: all {deck.kinds[kind].copies} are on the table already")
        left[kind] -= 1
        found.append(kind)
    return found


class Brawl:
    """A table that is being played."""

    def __init__(self, game: KungFu) -> None:
        self.game = game
        self.events: list[Event] = game.watch().events
        self.printed = sorted(game.deck.name(kind) for kind in game.deck.cards)
        self.game.run()
        self.conserved()

    # --- answering ------------------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The open question."""
        return self.game.question()

    def choose(self, label: str) -> None:
        """Answer the open question by an option's words."""
        option = self.option(label)
        if option is None:
            self.fail(f"the open question does not offer {label!r}")
        self.game.apply(option.index)
        self.conserved()

    def option(self, label: str) -> Option | None:
        """The option of that label, if the open question has it."""
        question = self.question
        return next((each for each in question.options if each.label == label), None) if question else None

    def discard(self, *names: str) -> None:
        """KF-2.1: discard cards at the start of the turn."""
        self.expect("discard")
        for name in names:
            self.choose(f"Discard {name}")

    def draw_up(self) -> None:
        """KF-2.1: finish discarding, and draw."""
        self.expect("discard")
        self.choose("Draw up")

    def attack(self, name: str, *, on: int | None = None, add: Sequence[str] = (), also: int | None = None) -> None:
        """Attack with a card or the weapon in play; `also` is the second opponent of a split attack."""
        seat = self.expect("play")
        before = len(self.events)
        self.choose(f"Attack with {name}")
        if self.kind == "target":
            self.choose(f"{{{on}}}")
        self.enhance(seat, add, also)
        self.made(before, seat, name, on, add, also)

    def enhance(self, seat: int, add: Sequence[str], also: int | None = None) -> None:
        """Add cards to the attack being made, then strike."""
        for name in add:
            self.choose(f"Add {name}")
            if self.kind == "second target":
                self.choose(f"{{{also}}}")
        if self.kind == "enhance" and self.asked_seat == seat:
            self.choose("Strike")

    def made(self, before: int, seat: int, base: str, on: int | None, add: Sequence[str], also: int | None) -> None:
        """Check that exactly the attack that was meant has been made."""
        names = self.game.deck.name
        attacks = [each for each in self.events[before:] if isinstance(each, Attacked) and each.seat == seat]
        wanted = Counter([base, *add])
        targets = [each for each in (on, also) if each is not None]
        for attack in attacks[: len(targets) or 1]:
            used = Counter(
                [names(card) for card in attack.cards] + ([names(attack.weapon)] if attack.weapon >= 0 else [])
            )
            if used != wanted:
                self.fail(f"the attack was to be made with {sorted(wanted.elements())}, not {sorted(used.elements())}")
        if not attacks or (on is not None and [each.target for each in attacks[: len(targets)]] != targets):
            self.fail(f"seat {seat} was to attack {targets}, but attacked {[each.target for each in attacks]}")

    def block(self, name: str, *, back: str | None = None, add: Sequence[str] = (), also: int | None = None) -> None:
        """Answer an attack with a block; `back` is what a counter attack is made with."""
        seat = self.expect("block")
        before = len(self.events)
        self.choose(f"Block with {name}")
        if back is None:
            return
        if self.kind == "counter":
            weapon = self.player(seat)["weapon"] == back
            self.choose(f"Attack with {back}" if weapon else f"Strike back with {back}")
        self.enhance(seat, add, also)
        self.made(before, seat, back, None, add, also)

    def no_block(self) -> None:
        """Let an attack through though a block could answer it."""
        self.expect("block")
        self.choose("No block")

    def no_counter(self) -> None:
        """Let a counter attack go."""
        self.expect("counter")
        self.choose("No counter attack")

    def take(self, stance: str) -> None:
        """Play a stance."""
        self.expect("play")
        self.choose(f"Take {stance} stance")

    def pick_up(self, weapon: str) -> None:
        """Play a weapon."""
        self.expect("play")
        self.choose(f"Pick up {weapon}")

    def play(self, name: str) -> None:
        """Play a chi card."""
        self.expect("play")
        self.choose(f"Play {name}")

    def drop(self, name: str) -> None:
        """Discard a stance or weapon of one's own accord."""
        self.expect("play")
        self.choose(f"Discard {name}")

    def lose(self, name: str) -> None:
        """Give up a stance or weapon to a Trip or Throw."""
        self.expect("lose gear")
        self.choose(f"Discard {name}")

    def end_turn(self, *, draw: bool = True) -> None:
        """End the turn; the next player discards nothing and draws, unless `draw` is False."""
        self.expect("play")
        self.choose("End your turn")
        if draw and self.kind == "discard":
            self.draw_up()

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str | None:
        """The kind of the open question."""
        return self.question.kind if self.question else None

    @property
    def asked_seat(self) -> int | None:
        """Who is asked."""
        return self.question.seat if self.question else None

    @property
    def labels(self) -> list[str]:
        """The open question's options in words."""
        return [option.label for option in self.question.options] if self.question else []

    def player(self, seat: int) -> dict[str, Any]:
        """A player as that player sees it."""
        players: Any = self.game.view(seat)["players"]
        return dict(players[seat])

    @property
    def discards(self) -> list[str]:
        """The discard pile, the last card last."""
        pile: Any = self.game.view(-1)["discards"]
        return list(pile)

    @property
    def log(self) -> list[str]:
        """What a spectator reads."""
        return [self.game.tell(event, -1) for event in self.events if event.seen_by(-1)]

    # --- checking -------------------------------------------------------------------------------------------------

    def expect(self, kind: str) -> int:
        """Check the kind of the open question; gives whose it is."""
        question = self.question
        if question is None or question.kind != kind:
            self.fail(f"a question of kind {kind!r} should be open")
        return question.seat

    def asks(self, kind: str, seat: int, offers: Sequence[str] | None = None) -> None:
        """Check who is asked what; `offers` are all the options' words."""
        if self.expect(kind) != seat:
            self.fail(f"seat {seat} should be asked")
        if offers is not None and sorted(offers) != sorted(self.labels):
            self.fail(f"the options should be {sorted(offers)}")

    def check(
        self,
        seat: int,
        *,
        chi: int = UNSAID,
        stance: str | None = UNSAID,
        weapon: str | None = UNSAID,
        hand: Sequence[str] = UNSAID,
        cards: int = UNSAID,
        standing: bool = UNSAID,
    ) -> None:
        """Check what a player has."""
        player = self.player(seat)
        player["hand"] = sorted(player["hand"])
        wanted = {"chi": chi, "stance": stance, "weapon": weapon, "cards": cards, "standing": standing}
        wanted["hand"] = UNSAID if hand is UNSAID else sorted(hand)
        for field, value in wanted.items():
            if value is not UNSAID and player[field] != value:
                self.fail(f"seat {seat} should have {field} {value!r}, not {player[field]!r}")

    def discarded(self, *names: str) -> None:
        """Check that these cards are in the discard pile."""
        missing = Counter(names) - Counter(self.discards)
        if missing:
            self.fail(f"the discard pile should hold {sorted(missing.elements())}")

    def ended(self, *winners: int) -> None:
        """Check that the game is over and who has won."""
        outcome = self.game.outcome()
        if outcome is None or outcome.winners != winners:
            self.fail(f"the game should be over and won by {winners}")

    def thing(self, name: str, seat: int) -> Thing:
        """A card that a seat sees: its own before others' and the discard pile."""
        found = [each for each in self.game.things(seat) if each.name == name]
        if not found:
            self.fail(f"seat {seat} sees no {name}")
        return min(found, key=lambda each: each.seat != seat)

    def why(self, name: str, seat: int | None = None) -> Refusal | None:
        """What `explain` says of a card to a seat, or to the one that is asked."""
        asked = self.asked_seat if seat is None else seat
        assert asked is not None
        return self.game.explain(asked, self.thing(name, asked))

    def refuses(self, name: str, rule: str, *, seat: int | None = None, says: str = "") -> None:
        """Check that a card cannot be used now, by which rule, and words of the reason."""
        refusal = self.why(name, seat)
        if refusal is None or refusal.rule != rule or says not in refusal.reason:
            self.fail(f"{name} should be refused by {rule} {says!r}; explain says {refusal}")

    def allows(self, name: str) -> None:
        """Check that the open question offers this card."""
        refusal = self.why(name)
        if refusal is not None:
            self.fail(f"{name} should be on offer; explain says {refusal}")

    def conserved(self) -> None:
        """Each printed copy is in exactly one place."""
        if sorted(self.game.pieces()) != self.printed:
            self.fail("cards were made or lost")

    def fail(self, problem: str) -> NoReturn:
        """A failure with the table in it."""
        raise AssertionError(f"{problem}\n{self.show()}")

    def show(self) -> str:
        """The whole table and the open question, for whoever reads a failure."""
        game = self.game
        lines = [
            f"turn {game.turn} of seat {game.active}; {game.left} cards to draw; discards: {', '.join(self.discards)}"
        ]
        for seat in range(game.seats):
            player = self.player(seat)
            gear = " and ".join(each for each in (player["stance"], player["weapon"]) if each) or "no gear"
            lines.append(f"  seat {seat}: {player['chi']} Chi, {gear}; hand: {', '.join(player['hand'])}")
        lines.extend(f"  attack: {attack}" for attack in self.view_attacks())
        lines.extend(f"  log: {line}" for line in self.log[-8:])
        question = self.question
        if question is None:
            lines.append(f"over: {game.outcome()}")
        else:
            lines.append(f"seat {question.seat} is asked ({question.kind}): {question.prompt}")
            lines.extend(f"  {option.index} {option.label}" for option in question.options)
        return "\n".join(lines)

    def view_attacks(self) -> list[dict[str, Any]]:
        """The attacks of the open exchange, as everyone sees them."""
        attacks: Any = self.game.view(-1)["attacks"]
        return list(attacks)
