"""Verbs for Power: gain, generate, steal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.entering import gain_power
from kwoon.games.shadowfist.language.numbers import as_number
from kwoon.games.shadowfist.language.things import PickedPlayer, Who, is_everyone, is_you
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.happenings import PowerCame
from kwoon.games.shadowfist.state.word_kinds import Deed, Number, Players, Verb
from kwoon.games.shadowfist.terms.codes import POWER_STOLEN
from kwoon.games.shadowfist.terms.ids import NO_CARD, NONE, SeatId
from kwoon.games.shadowfist.terms.once import GAINED, NO_EVENT_POWER, note, note_by

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class GainPower(Verb):
    """SF-17.2.2: players gain new Power; there may be a limit to what one player gains by this card in a turn."""

    def __init__(self, players: Players, number: Number | int, at_most: int = 0) -> None:
        self.players: Players = players
        self.number: Number = as_number(number)
        self.at_most: int = at_most
        """The most that a player gains by this card in a turn; 0 for no limit."""

    def deed(self) -> Deed:
        if is_everyone(self.players):
            return Deed(deeds.ALL_GAIN, self.number.guess())
        yours = is_you(self.players) or not isinstance(self.players, Who)
        return Deed(deeds.GAINS if yours else deeds.OTHERS_GAIN, self.number.guess())

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            amount = self.number.value(table, effect)
            if self.at_most:
                key = note_by(GAINED, effect.stamp, seat)
                amount = min(amount, self.at_most - table.used.count(key))
                for _ in range(amount):
                    table.used.append(key)
            gain_power(table, seat, amount, effect.source)

    def gains(self, table: Table, effect: Effect) -> list[SeatId]:
        return self.players.players(table, effect)

    def numbers(self) -> list[Number]:
        return [self.number]

    def text(self) -> str:
        who = self.players.text()
        gain = f"gain {self.number.text()} Power" if who == "you" else f"{who} gains {self.number.text()} Power"
        if not self.at_most:
            return gain
        if who == "you":
            return f"{gain}, but no more than {self.at_most} Power from this card in a turn"
        return f"{gain}. No player gains more than {self.at_most} Power from this card in a turn"


@mypyc_attr(allow_interpreted_subclasses=True)
class GeneratePower(Verb):
    """SF-17.2.1: in the Power Generation step this is what generates, and nothing else in this Establishing Shot."""

    def __init__(self, number: Number | int) -> None:
        self.number: Number = as_number(number)

    def deed(self) -> Deed:
        return Deed(deeds.GENERATES)

    def act(self, table: Table, effect: Effect) -> None:
        """SF-17.2.1: in the Power Generation step, where nothing else generates then."""
        seat = effect.player
        if table.instead[seat] < 0 and note(NO_EVENT_POWER, seat) not in table.used:
            table.instead[seat] = max(0, self.number.value(table, effect))
            table.instead_by[seat] = effect.source

    def text(self) -> str:
        alone = "No other card you control or play generates Power this Establishing Shot"
        return f"generate {self.number.text()} Power. {alone}"


@mypyc_attr(allow_interpreted_subclasses=True)
class StealPower(Verb):
    """SF-17.2.3: take Power from players, all of it or an amount. SF-17.2.4: it may be given to somebody."""

    def __init__(self, players: Players, number: Number | int | None, give_to: Players | None = None) -> None:
        self.players: Players = players
        self.number: Number | None = None if number is None else as_number(number)
        self.give_to: Players | None = give_to

    def deed(self) -> Deed:
        return Deed(deeds.STEALS)

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            amount = table.power[seat]
            if self.number is not None:
                amount = min(amount, self.number.value(table, effect))
            table.add_power(seat, -amount)
            if self.give_to is not None:
                for other in self.give_to.players(table, effect):
                    table.add_power(other, amount)
                continue
            table.add_power(effect.player, amount)
            if amount:
                table.happen(PowerCame(POWER_STOLEN, effect.source, effect.source, effect.player, amount))

    def numbers(self) -> list[Number]:
        return [] if self.number is None else [self.number]

    def text(self) -> str:
        amount = "all Power" if self.number is None else f"{self.number.text()} Power"
        words = f"steal {amount} from {self.players.text()}"
        if self.give_to is None:
            return words
        chosen = isinstance(self.give_to, PickedPlayer)
        return f"{words} and give it to {'the chosen player' if chosen else self.give_to.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class LosePower(Verb):
    """SF-17: players lose Power, as much as they have of it."""

    def __init__(self, players: Players, number: Number | int) -> None:
        self.players: Players = players
        self.number: Number = as_number(number)

    def deed(self) -> Deed:
        return Deed(deeds.GAINS if is_you(self.players) else deeds.OTHERS_GAIN, -self.number.guess())

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            table.add_power(seat, -min(table.power[seat], self.number.value(table, effect)))

    def text(self) -> str:
        who = self.players.text()
        return f"{who} {'lose' if who == 'you' else 'loses'} {self.number.text()} Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class NoPowerNext(Verb):
    """SF-22.2.2: players generate no Power in their next Establishing Shot."""

    def __init__(self, players: Players) -> None:
        self.players: Players = players

    def deed(self) -> Deed:
        return Deed(deeds.GAINS if is_you(self.players) else deeds.OTHERS_GAIN, -deeds.A_TURN)

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            table.crises[seat] = 1

    def text(self) -> str:
        who = self.players.text()
        do_not = "you do not" if who == "you" else f"{who} does not"
        return f"{do_not} generate Power in {'your' if who == 'you' else 'their'} next Establishing Shot"


@mypyc_attr(allow_interpreted_subclasses=True)
class OthersGenerateNothing(Verb):
    """SF-17.2.1: other Events of yours generate no Power in this Establishing Shot, whichever resolves first."""

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        seat = effect.player
        table.used.append(note(NO_EVENT_POWER, seat))
        table.instead[seat] = NONE
        table.instead_by[seat] = NO_CARD

    def text(self) -> str:
        return "other Events you play during this Establishing Shot generate no Power"
