"""Verbs: what effects do when they resolve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import (
    CANNOT,
    KEYWORDS,
    Grant,
    joined,
)
from kwoon.games.shadowfist.language.base import Cards, Number, Players, Verb
from kwoon.games.shadowfist.language.terms import (
    BURNED,
    DECK,
    DIRECTLY,
    ENTERED,
    HAND,
    PLAY,
    SMOKED,
    TURNED,
    UNTURNED,
)
from kwoon.games.shadowfist.language.verbs_piles import taken_from
from kwoon.games.shadowfist.rules.auctions import cancel_card
from kwoon.games.shadowfist.rules.cleanup import smoke_the_beaten
from kwoon.games.shadowfist.rules.control import take_control
from kwoon.games.shadowfist.rules.damage import Blow, inflict, smoke_the_damaged
from kwoon.games.shadowfist.rules.effects import ATTACK_END, DURATION_WORDS, IN_PLAY, MAINTAINED, TURN_END, Lingering
from kwoon.games.shadowfist.rules.generating import enter, gain_power
from kwoon.games.shadowfist.rules.resolving import cease, heal
from kwoon.games.shadowfist.rules.stage import Stage
from kwoon.games.shadowfist.rules.structure import locations
from kwoon.games.shadowfist.rules.table import NONE

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Damage(Verb):
    """SF-29.2: inflict non-combat damage."""

    def __init__(self, number: Number, on: Cards) -> None:
        self.number: Number = number
        self.on: Cards = on

    def act(self, table: Table, effect: Effect) -> None:
        amount = self.number.value(table, effect)
        blows = [Blow(effect.source, card, amount, False) for card in self.on.cards(table, effect)]
        smoke_the_damaged(table, inflict(table, blows))
        smoke_the_beaten(table)

    def inflicts(self) -> bool:
        return True

    def text(self) -> str:
        return f"inflict {self.number.text()} non-combat damage on {self.on.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Heal(Verb):
    """SF-16: remove all damage from cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                heal(table, card, 99)

    def text(self) -> str:
        return f"heal {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Smoke(Verb):
    """SF-20: smoke cards directly (SF-20.3)."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        cards = [card for card in self.cards.cards(table, effect) if table.zones[card] == PLAY]
        table.smoke_together(cards, [effect.source] * len(cards), effect.player, DIRECTLY)

    def text(self) -> str:
        return f"smoke {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Toast(Verb):
    """SF-46: toast cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect)[:]:
            table.toast(card, effect.source, effect.player)

    def takes(self, table: Table, effect: Effect, seat: int) -> int:
        return taken_from(table, self.cards.cards(table, effect), seat)

    def text(self) -> str:
        return f"toast {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnCards(Verb):
    """SF-21: turn cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY and not table.turned[card]:
                table.turn_card(card)
                table.happen(TURNED, card, effect.source, effect.player, 0)

    def text(self) -> str:
        return f"turn {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class UnturnCards(Verb):
    """SF-21.1: unturn cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY and table.turned[card]:
                table.unturn_card(card)
                table.happen(UNTURNED, card, effect.source, effect.player, 0)

    def text(self) -> str:
        return f"unturn {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class GainPower(Verb):
    """SF-17.2.2."""

    def __init__(self, players: Players, number: Number) -> None:
        self.players: Players = players
        self.number: Number = number

    def act(self, table: Table, effect: Effect) -> None:
        amount = self.number.value(table, effect)
        for seat in self.players.players(table, effect):
            gain_power(table, seat, amount, effect.source)

    def text(self) -> str:
        who = self.players.text()
        return f"gain {self.number.text()} Power" if who == "you" else f"{who} gains {self.number.text()} Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class GeneratePower(Verb):
    """SF-17.2.1: in the Power Generation step this is what generates, and nothing else in this Establishing Shot."""

    def __init__(self, number: Number) -> None:
        self.number: Number = number

    def act(self, table: Table, effect: Effect) -> None:
        """SF-17.2.1: in the Power Generation step, where nothing else generates then."""
        seat = effect.player
        if table.instead[seat] < 0:
            table.instead[seat] = max(0, self.number.value(table, effect))
            table.instead_by[seat] = effect.source

    def text(self) -> str:
        return f"generate {self.number.text()} Power. No other card generates Power for you this Establishing Shot"


@mypyc_attr(allow_interpreted_subclasses=True)
class StealPower(Verb):
    """SF-17.2.3: take Power from players; all of it, or so much."""

    def __init__(self, players: Players, number: Number | None) -> None:
        self.players: Players = players
        self.number: Number | None = number

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            amount = table.power[seat]
            if self.number is not None:
                amount = min(amount, self.number.value(table, effect))
            table.power[seat] -= amount
            table.power[effect.player] += amount

    def text(self) -> str:
        amount = "all Power" if self.number is None else f"{self.number.text()} Power"
        return f"steal {amount} from {self.players.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCards(Verb):
    """Draw cards from the top of the deck."""

    def __init__(self, players: Players, number: Number) -> None:
        self.players: Players = players
        self.number: Number = number

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            for _ in range(self.number.value(table, effect)):
                table.draw(seat)

    def text(self) -> str:
        who = self.players.text()
        amount = self.number.text()
        cards = "a card" if amount == "1" else f"{amount} cards"
        return f"draw {cards}" if who == "you" else f"{who} draws {cards}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Give(Verb):
    """SF-26.5: cards gain something for a while."""

    def __init__(self, cards: Cards, grants: list[Grant], until: int) -> None:
        self.cards: Cards = cards
        self.grants: list[Grant] = grants
        self.until: int = until

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] != PLAY:
                continue
            for grant in self.grants:
                value = grant.number.value(table, effect)
                lasting = Lingering(card, grant.kind, value, grant.mask, self.until)
                lasting.word = grant.word
                lasting.stamp = table.stamps[card]
                lasting.source = effect.source
                lasting.source_stamp = table.stamps[effect.source]
                lasting.player = effect.player
                table.lingering.append(lasting)
        table.changed()

    def text(self) -> str:
        whom = self.cards.text()
        many = whom.startswith("all ") or whom.endswith("s")
        verb = "gain " if many else "gains "
        if all([grant.kind == CANNOT for grant in self.grants]):
            verb = ""
        duration = DURATION_WORDS[self.until].replace("it leaves", "they leave") if many else DURATION_WORDS[self.until]
        return f"{whom} {verb}{joined([grant.text() for grant in self.grants])} {duration}".strip()


@mypyc_attr(allow_interpreted_subclasses=True)
class KeepFromIntercepting(Verb):
    """Cards cannot intercept this one (or, for a State, its subject) during this attack."""

    def __init__(self, cards: Cards, attacker: Cards) -> None:
        self.cards: Cards = cards
        self.attacker: Cards = attacker

    def act(self, table: Table, effect: Effect) -> None:
        for attacker in self.attacker.cards(table, effect):
            for card in self.cards.cards(table, effect):
                lasting = Lingering(card, KEYWORDS, 0, 0, ATTACK_END)
                lasting.other = attacker
                lasting.stamp = table.stamps[card]
                table.lingering.append(lasting)

    def text(self) -> str:
        return f"{self.cards.text()} cannot intercept {self.attacker.text()} during this attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeControl(Verb):
    """SF-35.3."""

    def __init__(self, cards: Cards, until: int) -> None:
        self.cards: Cards = cards
        self.until: int = until

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            take_control(table, card, effect.player, self.until)

    def text(self) -> str:
        return f"take control of {self.cards.text()} {DURATION_WORDS[self.until]}".strip()


@mypyc_attr(allow_interpreted_subclasses=True)
class ToHand(Verb):
    """Return cards to their owners' hands, from play or from a smoked pile."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect)[:]:
            if table.zones[card] == PLAY:
                table.leave_play(card, HAND, NONE, effect.source, effect.player)
            elif table.zones[card] == SMOKED:
                table.put_in_pile(card, HAND)

    def text(self) -> str:
        return f"return {self.cards.text()} to its owner's hand"


@mypyc_attr(allow_interpreted_subclasses=True)
class Reload(Verb):
    """SF-43: put cards from the smoked pile on top of the deck."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect)[:]:
            if table.zones[card] == SMOKED:
                table.put_in_pile(card, DECK)

    def text(self) -> str:
        return f"Reload {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturnToPlay(Verb):
    """SF-44.1: put Characters from a smoked pile into play under your control, with something gained if so said."""

    def __init__(self, cards: Cards, grants: list[Grant]) -> None:
        self.cards: Cards = cards
        self.grants: list[Grant] = grants

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect)[:]:
            if table.zones[card] != SMOKED or not table.is_character(card):
                continue
            table.put_in_play(card, effect.player)
            enter(table, card, effect.player, locations(table, effect.player)[0])
            table.ready[card] = 1
            for grant in self.grants:
                lasting = Lingering(card, grant.kind, grant.number.value(table, effect), grant.mask, IN_PLAY)
                lasting.word = grant.word
                lasting.stamp = table.stamps[card]
                table.lingering.append(lasting)
            table.changed()
            table.happen(ENTERED, card, effect.source, effect.player, 0)

    def text(self) -> str:
        words = f"return {self.cards.text()} to play under your control"
        if self.grants:
            words += f" with {joined([grant.text() for grant in self.grants])}"
        return words


@mypyc_attr(allow_interpreted_subclasses=True)
class CancelAnswered(Verb):
    """SF-33: cancel the effect that this one responds to; and smoke or toast its card, if so said."""

    def __init__(self, then: int) -> None:
        self.then: int = then

    def act(self, table: Table, effect: Effect) -> None:
        for procedure in table.stack:
            if isinstance(procedure, Stage):
                procedure.effects = [each for each in procedure.effects if each.uid != effect.answers]
        card = effect.about
        if card < 0:
            return
        if table.zones[card] == PLAY:
            cancel_card(table, card)
            if self.then == AND_SMOKE:
                table.smoke(card, effect.source, effect.player)
            elif self.then == AND_TOAST:
                table.toast(card, effect.source, effect.player)

    def text(self) -> str:
        return ("cancel that card", "cancel and smoke that card", "cancel and toast that card")[self.then]


ONLY_CANCEL: Final = 0
AND_SMOKE: Final = 1
AND_TOAST: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class AddCounters(Verb):
    """SF-10.5: put counters on cards."""

    def __init__(self, number: Number, cards: Cards) -> None:
        self.number: Number = number
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            table.counters[card] += self.number.value(table, effect)
        table.changed()

    def text(self) -> str:
        amount = self.number.text()
        return f"put {'a counter' if amount == '1' else amount + ' counters'} on {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class CeaseToIntercept(Verb):
    """SF-28.6.6: Characters cease intercepting, or attacking."""

    def __init__(self, cards: Cards, words: str) -> None:
        self.cards: Cards = cards
        self.words: str = words

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            cease(table, card)

    def text(self) -> str:
        return f"{self.cards.text()} ceases {self.words}"


@mypyc_attr(allow_interpreted_subclasses=True)
class IntoBurned(Verb):
    """SF-9.2.5.1: put this card into your burned-for-victory pile."""

    def act(self, table: Table, effect: Effect) -> None:
        card = effect.source
        if not table.same(card, effect.stamp):
            return
        table.take_away(card)
        table.zones[card] = BURNED
        table.burned[effect.player].append(card)

    def text(self) -> str:
        return "put this card into your burned-for-victory pile"


UNTIL: Final = {"turn": TURN_END, "attack": ATTACK_END, "maintained": MAINTAINED, "in play": IN_PLAY}
