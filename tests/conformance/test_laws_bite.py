"""The laws find what they are there to find: sabotaged games break them."""

from collections.abc import Mapping

import pytest

from kwoon.engine.action import NOTHING, Action
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.engine.question import Option, Question, Refusal, Thing
from kwoon.games.kungfu.game import KungFu, KungFuSpec
from kwoon.games.kungfu.options import BrawlOptions
from kwoon.games.kungfu.rules.match import Match
from kwoon.games.shadowfist.game import Shadowfist, ShadowfistSpec, begun
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.terms.events import NO_TELLING, Told
from kwoon.games.shadowfist.terms.ids import NONE
from kwoon.lab.laws import LawBroken, check_game


class LeakyView(KungFu):
    """Shows everybody the next card to be drawn."""

    def view(self, seat: int) -> dict[str, Data]:
        return {**super().view(seat), "next": self.pile[self.left - 1]}


class SharedHands(KungFu):
    """Copies that share a list with their original."""

    def clone(self) -> KungFu:
        new = super().clone()
        new.hands = self.hands
        return new


class Silent(KungFu):
    """Never says why not."""

    def explain(self, seat: int, thing: Thing) -> Refusal | None:
        return None


class Spendthrift(KungFu):
    """Says that a card can be used where it can only be discarded."""

    def explain(self, seat: int, thing: Thing) -> Refusal | None:
        codes = self.decision.options if self.decision is not None and self.decision.seat == seat else []
        return None if thing in [self.thing_of(code) for code in codes] else super().explain(seat, thing)


class WrongRule(KungFu):
    """Cites a rule that no rulebook has."""

    def explain(self, seat: int, thing: Thing) -> Refusal | None:
        refusal = super().explain(seat, thing)
        return None if refusal is None else Refusal("KF-99.9", refusal.reason)


class Forger(KungFu):
    """Draws a card from nowhere now and then."""

    def spend(self, seat: int, kind: int) -> None:
        super().spend(seat, kind)
        if self.turn % 5 == 3:
            self.discards.append(kind)


class TwoAlike(KungFu):
    """Offers options that a person cannot tell apart."""

    def question(self) -> Question | None:
        question = super().question()
        if question is None:
            return None
        options = tuple(Option(option.index, "this one", option.thing) for option in question.options)
        return Question(question.seat, question.kind, question.prompt, options)


class AllTheSame(KungFu):
    """Says of every option that it does nothing."""

    def actions(self) -> list[Action]:
        return [Action(NOTHING) for _ in super().actions()]


class LeakyAction(KungFu):
    """Tells in every action which card is drawn next."""

    def actions(self) -> list[Action]:
        return [action._replace(word=self.deck.name(self.pile[self.left - 1])) for action in super().actions()]


class NoCards(KungFu):
    """Leaves the cards out of its actions, and numbers these."""

    def actions(self) -> list[Action]:
        return [Action("use", number=number) for number, _ in enumerate(super().actions())]


class NotPlain(KungFu):
    """Has actions of which JSON makes something else."""

    def actions(self) -> list[Action]:
        return [
            action._replace(cards=tuple(item._replace(at=-2) for item in action.cards)) for action in super().actions()
        ]


class LeakyPrompt(KungFu):
    """Asks for the next card by name."""

    def prompt(self) -> str:
        return f"{super().prompt()} {self.deck.name(self.pile[self.left - 1])} comes next."

    def view(self, seat: int) -> dict[str, Data]:
        return {**super().view(seat), "question": None} if "question" in super().view(seat) else super().view(seat)


class Forgetful(KungFu):
    """Leaves a field out of its snapshots."""

    FIELDS = tuple(field for field in KungFu.FIELDS if field != "chi")


class OpenBook(KungFu):
    """Shows every seat the question of another."""

    def view(self, seat: int) -> dict[str, Data]:
        view = super().view(seat)
        view.setdefault("question", "someone holds a block")
        return view


class Sabotaged(KungFuSpec):
    """A brawl of another class."""

    def __init__(self, cls: type[KungFu], bound: int = 10**9) -> None:
        self.cls = cls
        self.limit = bound

    def new(self, options: Mapping[str, Data], seed: int) -> Game:
        game = self.cls(BrawlOptions(options), seed)
        game.stack.append(Match())
        game.run()
        return game

    def bound(self, options: Mapping[str, Data]) -> int:
        return self.limit


@pytest.mark.parametrize(
    ("cls", "law"),
    [
        (LeakyView, "looks the same"),
        (SharedHands, "does not move its original"),
        (Silent, "nobody says why"),
        (Spendthrift, "nobody says why"),
        (WrongRule, "no rulebook has KF-99.9"),
        (Forger, "made or lost"),
        (TwoAlike, "different words"),
        (AllTheSame, "different actions"),
        (LeakyAction, "an option tells nothing that is hidden"),
        (NoCards, "has it in its action"),
        (NotPlain, "through JSON and back"),
        (LeakyPrompt, "a question tells nothing that is hidden"),
        (Forgetful, "undefined|no attribute|clone is equal"),
        (OpenBook, "just when it is put to it"),
    ],
)
def test_a_sabotaged_game_is_caught(cls: type[KungFu], law: str) -> None:
    with pytest.raises(LawBroken, match=law):
        check_games(Sabotaged(cls), 10)


def check_games(spec: KungFuSpec, games: int) -> None:
    for seed in range(games):
        check_game(spec, {"players": 3}, seed, every=20)


def test_a_game_that_outlives_its_bound_is_caught() -> None:
    with pytest.raises(LawBroken, match="within its bound of 5"):
        check_game(Sabotaged(KungFu, bound=5), {"players": 3}, 1)


def test_the_same_game_unharmed_passes() -> None:
    assert check_game(Sabotaged(KungFu), {"players": 3}, 1) > 0


# --- secrets and soundness, on crowded boards ------------------------------------------------------------------------


class NamesTheTarget(Shadowfist):
    """Names what is attacked, though it lies face down or has gone to a hand."""

    def view(self, seat: int) -> dict[str, Data]:
        view = super().view(seat)
        shown, attack = view["attack"], current_attack(self)
        if isinstance(shown, dict) and attack is not None:
            shown["target"] = self.card(attack.target).title
        return view


class CountsTheHand(Shadowfist):
    """Shows a seat that is not asked how many Sites another holds."""

    def view(self, seat: int) -> dict[str, Data]:
        view = super().view(seat)
        if self.decision is not None and self.decision.seat != seat:
            view["sites"] = [sum([self.is_site(card) for card in hand]) for hand in self.hands]
        return view


class TellsTheLog(Shadowfist):
    """Hides face-down Sites in every view, and names them in the log."""

    def names_told(self, kind: int, card: int, by: int, seat: int) -> tuple[Told, Told]:
        return tuple(NO_TELLING if each == NONE else Told(self.card(each).title) for each in (card, by))


class InDebt(Shadowfist):
    """Lets Power fall below zero."""

    def apply(self, choice: int) -> None:
        super().apply(choice)
        if self.turn > 1:
            self.power[0] = -1


class SabotagedFist(ShadowfistSpec):
    """Shadowfist of another class."""

    def __init__(self, cls: type[Shadowfist]) -> None:
        self.cls = cls

    def new(self, options: Mapping[str, Data], seed: int) -> Game:
        return begun(self.cls(FistOptions(options), seed))


@pytest.mark.parametrize(
    ("cls", "law"),
    [
        (NamesTheTarget, r"its view is the same: view\.attack\.target is"),
        (CountsTheHand, "its view is the same: view.sites"),
        (TellsTheLog, r"seat -?\d is told '.*', but '.*' if what is hidden from it is something else"),
        (InDebt, "seat 0 has -1 Power"),
    ],
)
def test_a_leak_on_a_crowded_board_is_caught(cls: type[Shadowfist], law: str) -> None:
    with pytest.raises(LawBroken, match=law):
        check_crowded(SabotagedFist(cls), 20)


def check_crowded(spec: ShadowfistSpec, games: int) -> None:
    for seed in range(games):
        check_game(spec, spec.crowded(spec.varied({"players": 2}, seed), seed), seed, every=1000, closely=1)
