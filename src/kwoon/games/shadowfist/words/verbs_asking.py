"""Verbs that ask as they resolve (SF-24.2.1), and coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.asking import AskWhether, ShareDamage, SpyOnEachOther
from kwoon.games.shadowfist.state.words import Cards, Condition, Cost, Players, Verb
from kwoon.games.shadowfist.terms.leanings import NEITHER

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class ControllerChooses(Verb):
    """The controller of a card says yes or no; `IfNoted` and `IfNotNoted` say what follows."""

    def __init__(self, cards: Cards, words: str) -> None:
        self.cards: Cards = cards
        self.words: str = words

    def does(self) -> int:
        return NEITHER

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            table.push(AskWhether(table.controllers[card]))

    def text(self) -> str:
        return f"{self.cards.text()}'s controller chooses {self.words}"


@mypyc_attr(allow_interpreted_subclasses=True)
class IfNotNoted(Condition):
    """If the answer was no."""

    def __init__(self, words: str) -> None:
        self.words: str = words

    def holds(self, table: Table, effect: Effect) -> bool:
        return effect.note == 0

    def text(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class EachMayInflict(Verb):
    """Each player, from you clockwise, may inflict so much damage; SF-26.3: on whom is not known before."""

    def __init__(self, points: int) -> None:
        self.points: int = points

    def act(self, table: Table, effect: Effect) -> None:
        table.push(ShareDamage(table.clockwise_from(effect.player), self.points, effect.source))

    def inflicts(self) -> bool:
        return True

    def text(self) -> str:
        return (
            f"each player, starting with you and proceeding clockwise, may inflict up to {self.points} damage, "
            "divided any way that player chooses, on Characters"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardFromEachOther(Verb):
    """The two players picked look at each other's hand and choose what the other discards."""

    def act(self, table: Table, effect: Effect) -> None:
        if len(effect.picks[0]) == 2:
            table.push(SpyOnEachOther(effect.picks[0][:], effect.source))

    def hands(self, table: Table, effect: Effect) -> list[int]:
        return effect.picks[0] if effect.picks else []

    def takes(self, table: Table, effect: Effect, seat: int) -> int:
        return 1 if effect.picks and seat in effect.picks[0] and table.hands[seat] else 0

    def text(self) -> str:
        return "each looks at the other's hand, and secretly chooses a card that the other must discard"


@mypyc_attr(allow_interpreted_subclasses=True)
class FlipCoin(Cost):
    """A coin is flipped as the effect is generated."""

    def payable(self, table: Table, effect: Effect) -> bool:
        return True

    def pay(self, table: Table, effect: Effect) -> None:
        effect.note = table.chance.below(2)
        table.reveals += 1

    def text(self) -> str:
        return "flip a coin"


@mypyc_attr(allow_interpreted_subclasses=True)
class LookAtHand(Verb):
    """Look at the hands of players."""

    def __init__(self, players: Players) -> None:
        self.players: Players = players

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            table.look_at_hand(effect.player, seat)

    def hands(self, table: Table, effect: Effect) -> list[int]:
        return self.players.players(table, effect)

    def text(self) -> str:
        return f"look at {self.players.text()}'s hand"
