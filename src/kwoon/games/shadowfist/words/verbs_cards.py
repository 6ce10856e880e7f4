"""Verbs for cards in play: smoke, toast, turn and unturn them, put counters on them, take control of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.engine.events import EVERYONE
from kwoon.games.shadowfist.effects.asking import HandOver
from kwoon.games.shadowfist.effects.control import take_control
from kwoon.games.shadowfist.effects.entering import reveal
from kwoon.games.shadowfist.effects.resolving import change_location
from kwoon.games.shadowfist.effects.sacrificing import SacrificeOne
from kwoon.games.shadowfist.language.numbers import as_number
from kwoon.games.shadowfist.language.things import Picked, This, is_you
from kwoon.games.shadowfist.legality.choices import is_kept_down
from kwoon.games.shadowfist.standing.derive import cannot
from kwoon.games.shadowfist.standing.immunity import affected, removable
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.table import SEEN, with_value
from kwoon.games.shadowfist.state.word_kinds import Cards, Deed, Number, OnCards, Players, Selector, Verb
from kwoon.games.shadowfist.terms.codes import (
    DIRECTLY,
    NEEDS_FACE_DOWN,
    NO_SACRIFICE,
    NO_TURN,
    PLAY,
    SMOKED,
    TOASTED,
    TURNED,
    UNTURNED,
)
from kwoon.games.shadowfist.terms.durations import DURATION_WORDS, IN_PLAY
from kwoon.games.shadowfist.terms.ids import CardId, Duration, Place, SeatId
from kwoon.games.shadowfist.terms.leanings import BAD, GOOD, NEITHER
from kwoon.games.shadowfist.terms.phrasing import a_or_an
from kwoon.games.shadowfist.words.verbs_piles import taken_from

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Smoke(OnCards):
    """SF-20: smoke cards directly (SF-20.3); another player may do it."""

    def __init__(self, cards: Cards, by: Players | None = None) -> None:
        super().__init__(cards)
        self.by: Players | None = by

    def deed(self) -> Deed:
        return Deed(deeds.SMOKES, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        cards = [card for card in self.cards.cards(table, effect) if table.zones[card] == PLAY]
        cards = removable(table, effect, cards)
        for seat in [effect.player] if self.by is None else self.by.players(table, effect):
            table.smoke_together(cards, [effect.source] * len(cards), seat, DIRECTLY)

    def removes(self) -> bool:
        return True

    def harms(self) -> bool:
        return True

    def text(self) -> str:
        return f"smoke {self.cards.text()}" if self.by is None else f"{self.by.text()} smokes {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SmokeTelling(Smoke):
    """The same, and note who controlled the card, or its subject, for a part of the effect that comes later (SF-35)."""

    def __init__(self, cards: Cards, subject: bool = False) -> None:
        super().__init__(cards)
        self.subject: bool = subject

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            held = table.subjects[card] if self.subject else card
            if table.zones[card] == PLAY and held >= 0:
                effect.whose = table.controllers[held]
                effect.noted = effect.whose == effect.player
        super().act(table, effect)

    def noted(self, yes: bool) -> str:
        return f"if you {'controlled' if yes else 'did not control'} {'its subject' if self.subject else 'it'}"


@mypyc_attr(allow_interpreted_subclasses=True)
class WhoLost(Players):
    """Who controlled the card that an earlier part of the effect has smoked, or its subject."""

    def __init__(self, smoked: SmokeTelling) -> None:
        self.smoked: SmokeTelling = smoked

    def players(self, table: Table, effect: Effect) -> list[SeatId]:
        return [] if effect.whose < 0 or table.eliminated[effect.whose] else [effect.whose]

    def text(self) -> str:
        words = self.smoked.cards.text()
        return f"the controller of {words}'s subject" if self.smoked.subject else f"{words}'s controller"


@mypyc_attr(allow_interpreted_subclasses=True)
class SmokeForNow(Smoke):
    """The same, and note which cards they are now, for a part of the effect that comes later."""

    def act(self, table: Table, effect: Effect) -> None:
        super().act(table, effect)
        for card in self.cards.cards(table, effect):
            effect.noted_stamp = table.stamps[card]


@mypyc_attr(allow_interpreted_subclasses=True)
class Toast(OnCards):
    """SF-46: toast cards."""

    def __init__(self, cards: Cards, even_smoked: bool = False) -> None:
        super().__init__(cards)
        self.even_smoked: bool = even_smoked
        """SF-34: what an earlier part has returned to play, if it is still that card; or if it was smoked by now."""

    def does(self) -> int:
        return NEITHER if self.even_smoked else BAD

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING if self.even_smoked else deeds.SMOKES, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        cards = self.cards.cards(table, effect)
        if self.even_smoked:
            cards = [card for card in cards if table.zones[card] == SMOKED or is_that_stay(table, effect, card)]
        for card in removable(table, effect, cards)[:]:
            table.toast(card, effect.source, effect.player)

    def follows(self) -> bool:
        return self.even_smoked

    def takes(self, table: Table, effect: Effect, seat: SeatId) -> int:
        return taken_from(table, self.cards.cards(table, effect), seat)

    def can_act_on(self, table: Table, card: CardId) -> bool:
        return table.zones[card] != TOASTED

    def removes(self) -> bool:
        return True

    def text(self) -> str:
        words = f"toast {self.cards.text()}"
        return f"{words}, even if it is in your smoked pile" if self.even_smoked else words


def is_that_stay(table: Table, effect: Effect, card: CardId) -> bool:
    """SF-34: whether a card is in play as an earlier part of the effect has brought it there."""
    return table.zones[card] == PLAY and table.stamps[card] == effect.noted_stamp


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnCards(OnCards):
    """SF-21: turn cards."""

    def does(self) -> int:
        return BAD

    def deed(self) -> Deed:
        return Deed(deeds.TURNS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY and not table.turned[card] and not cannot(table, card, NO_TURN):
                table.turn_card(card)
                table.happen(Happening(TURNED, card, effect.source, effect.player))

    def can_act_on(self, table: Table, card: CardId) -> bool:
        return table.turned[card] == 0 and not cannot(table, card, NO_TURN)

    def text(self) -> str:
        return f"turn {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class UnturnCards(OnCards):
    """SF-21.1: unturn cards."""

    def does(self) -> int:
        return GOOD

    def deed(self) -> Deed:
        return Deed(deeds.UNTURNS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY and table.turned[card]:
                table.unturn_card(card)
                table.happen(Happening(UNTURNED, card, effect.source, effect.player))

    def text(self) -> str:
        return f"unturn {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class AddCounters(OnCards):
    """SF-10.5: put counters on cards; with a number below zero, take some off."""

    def __init__(self, number: Number | int, cards: Cards, digit: bool = False) -> None:
        super().__init__(cards)
        self.number: Number = as_number(number)
        self.digit: bool = digit
        """Whether a single counter is printed as "1 counter", a number like any other, and not as "a counter"."""

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.COUNTS, self.number.guess())

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            left = max(0, table.counters[card] + self.number.value(table, effect))
            table.counters = with_value(table.counters, card, left)
        table.refused = 0
        table.changed()

    def numbers(self) -> list[Number]:
        if self.number.text() in ("1", "-1") and not self.digit:  # "a counter" is no number
            return []
        return [self.number]

    def text(self) -> str:
        amount = self.number.text()
        if amount == "1" and self.digit:
            return f"put 1 counter on {self.cards.text()}"
        if amount.startswith("-"):
            return f"remove {'a counter' if amount == '-1' else amount[1:] + ' counters'} from {self.cards.text()}"
        return f"put {'a counter' if amount == '1' else amount + ' counters'} on {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveAllCounters(OnCards):
    """SF-10.5, SF-10.5.2: take all counters off cards; what records damage or a bonus is no counter."""

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                table.counters = with_value(table.counters, card, 0)
        table.changed()

    def text(self) -> str:
        return f"remove all non-damage counters from {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeControl(OnCards):
    """SF-35.3: cards change sides: they unturn, and their new controller places them."""

    def __init__(self, cards: Cards, until: Duration) -> None:
        super().__init__(cards)
        self.until: Duration = until

    def does(self) -> int:
        return BAD

    def deed(self) -> Deed:
        return Deed(deeds.TAKES, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            take_control(table, card, effect.player, self.until, effect.source)

    def takes_over(self) -> bool:
        return True

    def lasts(self) -> Duration:
        return self.until

    def text(self) -> str:
        return f"take control of {self.cards.text()} {DURATION_WORDS[self.until]}".strip()


@mypyc_attr(allow_interpreted_subclasses=True)
class FurthestTakesControl(OnCards):
    """SF-35.3, SF-4.1: who is furthest from victory takes control of cards; of several, their controller says who."""

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        least = min([table.closeness(seat) for seat in table.playing()])
        furthest = [seat for seat in table.playing() if table.closeness(seat) == least]
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                table.push(HandOver(table.controllers[card], furthest[:], card, IN_PLAY, effect.source))

    def text(self) -> str:
        whom = self.cards.text()
        return (
            f"the player furthest from victory takes control of {whom} until it leaves play; "
            f"if several are, {whom}'s controller chooses one of them"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Reveal(OnCards):
    """SF-24.4: turn face-down Sites face up."""

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if not is_kept_down(table, card):
                reveal(table, card, effect.player)

    def can_act_on(self, table: Table, card: CardId) -> bool:
        return table.face_down[card] == 1 and not is_kept_down(table, card)

    def needs(self) -> int:
        return NEEDS_FACE_DOWN if isinstance(self.cards, This) else 0

    def text(self) -> str:
        return f"reveal {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnFaceDown(Verb):
    """SF-25.7.1: turn Feng Shui Sites face down; which they are is looked at when earlier parts are done."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY and table.is_feng_shui(card):
                if not table.face_down[card]:
                    table.note_known(card, EVERYONE, SEEN)
                table.face_down[card] = 1
        table.changed()

    def text(self) -> str:
        words = f"turn {self.cards.text()} face down"
        return words if isinstance(self.cards, Picked) else f"then {words}"


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveTo(OnCards):
    """SF-13: Characters change location, to one that was picked; SF-9.1.4.1: not to one that is gone."""

    def __init__(self, cards: Cards, place: Picked) -> None:
        super().__init__(cards)
        self.place: Picked = place

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            for place in self.place.picked(effect):
                if table.zones[card] == PLAY:
                    change_location(table, card, Place(place))

    def text(self) -> str:
        return f"move {self.cards.text()} to {self.place.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class MakeSacrifice(Verb):
    """SF-45.3: players sacrifice one such card each, of their own choice; it is noted whether they can."""

    def __init__(self, players: Players, selector: Selector) -> None:
        self.players: Players = players
        self.selector: Selector = selector

    def deed(self) -> Deed:
        return Deed(deeds.SACRIFICES, -1 if is_you(self.players) else 1)

    def act(self, table: Table, effect: Effect) -> None:
        for seat in reversed(self.players.players(table, effect)):
            cards = [card for card in table.controlled(seat) if self.selector.matches(table, card, effect)]
            cards = [card for card in affected(table, effect, cards) if not cannot(table, card, NO_SACRIFICE)]
            effect.noted = len(cards) > 0
            if cards:
                table.push(SacrificeOne(seat, cards))

    def noted(self, yes: bool) -> str:
        return f"if {self.players.text()} {'can' if yes else 'cannot'}"

    def text(self) -> str:
        return f"{self.players.text()} must sacrifice {a_or_an(self.selector.text())}"
