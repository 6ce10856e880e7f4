"""Verbs that ask as they resolve (SF-24.2.1), and coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.asking import AskWhether, ChooseSome, ShareDamage, SpyOnEachOther
from kwoon.games.shadowfist.language.things import Picked, PickedPlayer
from kwoon.games.shadowfist.legality.choices import candidates
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import CHOOSE, Choice
from kwoon.games.shadowfist.state.word_kinds import Cards, Cost, Deed, Players, Selector, Verb, Word
from kwoon.games.shadowfist.terms.ids import SeatId
from kwoon.games.shadowfist.terms.leanings import NEITHER

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class ControllerChooses(Verb):
    """The controller of a card says whether one thing is done to it; if not, another is. `Then` does them."""

    def __init__(self, cards: Cards, one: Verb, other: Verb) -> None:
        self.cards: Cards = cards
        self.one: Verb = one
        self.other: Verb = other

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            table.push(AskWhether(table.controllers[card]))

    def text(self) -> str:
        whether = f"{self.cards.text()}'s controller chooses whether to {self.one.text()}"
        return f"{whether}; if not, {self.other.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PayNow(Verb):
    """SF-17.2.5: Power is paid as the effect resolves."""

    def __init__(self, power: int) -> None:
        self.power: int = power

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        table.spend(effect.player, self.power)
        table.tell_spent(effect.source, effect.player)

    def text(self) -> str:
        return f"pay {self.power} Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class MayPay(Verb):
    """SF-24.2.1: you may pay Power as the effect resolves, for something more; `Then` does it."""

    def __init__(self, price: PayNow, verb: Verb) -> None:
        self.price: PayNow = price
        self.verb: Verb = verb

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        effect.noted = False
        if table.power[effect.player] >= self.price.power:
            table.push(AskWhether(effect.player))

    def text(self) -> str:
        return f"you may {self.price.text()} to {self.verb.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Verb):
    """SF-24.2.1: players choose such cards as the effect resolves; `.cards` are what they chose, all together."""

    def __init__(self, players: Players, selector: Selector, least: int = 1, most: int = 1, own: bool = False) -> None:
        self.players: Players = players
        self.choice: Choice = Choice(selector, least, most, CHOOSE)
        self.own: bool = own
        """Whether each player chooses among the cards that this player controls."""
        self.cards: Picked = Picked(self.choice)

    def asks(self) -> Word | None:
        return self.choice

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        effect.picks = effect.picks + [[] for _ in range(self.choice.at + 1 - len(effect.picks))]
        offered = candidates(table, effect, self.choice)
        for seat in reversed(self.players.players(table, effect)):
            cards = [card for card in offered if not self.own or table.controllers[card] == seat]
            table.push(ChooseSome(seat, cards, self.choice.least, self.choice.most, self.choice.at))

    def text(self) -> str:
        who = self.players.text()
        many = who.endswith("players")
        words = self.choice.text()
        if who != "you":
            words = f"{'each of ' if many else ''}{who} chooses{words.removeprefix('choose')}"
        return f"{words} of that player's own" if self.own else words


@mypyc_attr(allow_interpreted_subclasses=True)
class EachMayInflict(Verb):
    """Each player, from you clockwise, may inflict so much damage; SF-26.3: on whom is not known before."""

    def __init__(self, points: int) -> None:
        self.points: int = points

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

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
    """Two players look at each other's hand and choose what the other discards."""

    def __init__(self, players: PickedPlayer) -> None:
        self.players: PickedPlayer = players

    def deed(self) -> Deed:
        return Deed(deeds.DISCARDS, 2)

    def act(self, table: Table, effect: Effect) -> None:
        seats = self.players.players(table, effect)
        if len(seats) == 2:
            table.push(SpyOnEachOther(seats[:], effect.source))

    def touches_hands(self) -> bool:
        return True

    def hands(self, table: Table, effect: Effect) -> list[SeatId]:
        return self.players.players(table, effect)

    def takes(self, table: Table, effect: Effect, seat: SeatId) -> int:
        return 1 if seat in self.players.players(table, effect) and table.hands[seat] else 0

    def text(self) -> str:
        return (
            f"each of {self.players.text()} looks at the other's hand, "
            "and secretly chooses a card that the other must discard"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class FlipCoin(Cost):
    """A coin is flipped as the effect is generated."""

    def payable(self, table: Table, effect: Effect) -> bool:
        return True

    def pay(self, table: Table, effect: Effect) -> None:
        effect.noted = table.chance.below(2) == 1
        table.reveals += 1

    def is_price(self) -> bool:
        return False

    def noted(self, yes: bool) -> str:
        return "on heads" if yes else "on tails"

    def text(self) -> str:
        return "flip a coin"


@mypyc_attr(allow_interpreted_subclasses=True)
class LookAtHand(Verb):
    """Look at the hands of players."""

    def __init__(self, players: Players) -> None:
        self.players: Players = players

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            table.look_at_hand(effect.player, seat)

    def touches_hands(self) -> bool:
        return True

    def hands(self, table: Table, effect: Effect) -> list[SeatId]:
        return self.players.players(table, effect)

    def text(self) -> str:
        return f"look at {self.players.text()}'s hand"
