"""Verbs for hands, decks and piles: draw, discard, search, return to a hand, Reload, shuffle in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.opening import OpenDeck
from kwoon.games.shadowfist.effects.searching import Search, one_of_each
from kwoon.games.shadowfist.language.numbers import as_number
from kwoon.games.shadowfist.language.things import is_everyone, is_you
from kwoon.games.shadowfist.standing.immunity import is_safe
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import MANY
from kwoon.games.shadowfist.state.effects import TOASTS
from kwoon.games.shadowfist.state.piles import DiscardSome, OfferDraw, discard, forbid_discards, may_discard
from kwoon.games.shadowfist.state.word_kinds import Cards, Deed, Number, OnCards, Players, Selector, Verb
from kwoon.games.shadowfist.terms.codes import BURNED, DECK, HAND, PLAY, SMOKED, TOAST_IT, TOASTED
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId, Zone
from kwoon.games.shadowfist.terms.leanings import BAD, NEITHER
from kwoon.games.shadowfist.terms.phrasing import NUMBER_WORDS, a_or_an
from kwoon.games.shadowfist.turn.steps import hand_size

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


def taken_from(table: Table, cards: list[CardId], seat: SeatId) -> int:
    """How many of some cards lie in a player's hand, deck or smoked pile."""
    count = 0
    for card in cards:
        if table.owners[card] == seat and table.zones[card] in (HAND, DECK, SMOKED):
            count += 1
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardThem(Verb):
    """SF-39: the players whose hands they are in discard these cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def does(self) -> int:
        return BAD

    def deed(self) -> Deed:
        return Deed(deeds.DISCARDS, 1, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect)[:]:
            if table.zones[card] == HAND:
                discard(table, card, effect.source)

    def text(self) -> str:
        return f"{self.cards.text()} is discarded"


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchFor(Verb):
    """You may look through your deck for such a card and take it: into your hand, on top, or into play at no cost.

    The deck is shuffled.
    """

    def __init__(
        self, selector: Selector, smoked: bool = False, to: Zone = HAND, shown: bool = True, may: bool = False
    ) -> None:
        self.selector: Selector = selector
        self.smoked: bool = smoked
        """Whether in your smoked pile too."""
        self.to: Zone = to
        self.shown: bool = shown
        """SF-9.2.2: whether the card that is found is shown to everyone."""
        self.may: bool = may
        """Whether the text says "may search": who declines shuffles nothing."""

    def deed(self) -> Deed:
        return Deed(deeds.DRAWS)

    def act(self, table: Table, effect: Effect) -> None:
        seat = effect.player
        piles = table.decks[seat] + table.smoked[seat] if self.smoked else table.decks[seat]
        fitting = [card for card in piles if self.selector.matches(table, card, effect)]
        if self.to == PLAY:
            opened = OpenDeck(seat, seat, fitting, effect.source)
            opened.free = True
            opened.shuffling = True
            table.push(opened)
            return
        search = Search(seat, one_of_each(table, fitting), self.to)
        search.shown = self.shown
        search.may = self.may
        table.push(search)

    def text(self) -> str:
        piles = "your deck or smoked pile" if self.smoked else "your deck"
        search = f"{'you may ' if self.may else ''}search {piles} for up to one {self.selector.text()}"
        if self.to == PLAY:
            return f"{search} and play it at no cost; then shuffle your deck"
        if self.to == HAND:
            return f"{search}, {'show it and ' if self.shown else ''}add it to your hand; then shuffle your deck"
        search += ", show it" if self.shown else ""
        return f"{search}, shuffle your deck, and put that card on top of it"


@mypyc_attr(allow_interpreted_subclasses=True)
class RevealUntil(Verb):
    """Reveal cards from the top of your deck until such a card comes; you may take that one. Shuffle the deck."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def deed(self) -> Deed:
        return Deed(deeds.DRAWS)

    def act(self, table: Table, effect: Effect) -> None:
        seat = effect.player
        revealed: list[CardId] = []
        for card in reversed(table.decks[seat]):
            revealed.append(card)
            if self.selector.matches(table, card, effect):
                break
        table.show_cards(seat, seat, revealed)
        search = Search(seat, [card for card in revealed if self.selector.matches(table, card, effect)], HAND)
        search.revealed = True
        table.push(search)

    def text(self) -> str:
        which = a_or_an(self.selector.text())
        return (
            f"reveal cards from the top of your deck until you reveal {which}; "
            "you may put that card into your hand; then shuffle your deck"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class ToBottom(Verb):
    """Put cards on the bottom of their owner's deck."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect)[:]:
            table.put_in_pile(card, DECK)
            deck = table.decks[table.owners[card]]
            deck.insert(0, deck.pop())

    def text(self) -> str:
        return f"put {self.cards.text()} on the bottom of your deck"


def had_toast_it(table: Table, card: CardId) -> bool:
    """SF-49.7, SF-50.4: whether a card that has just left play was a Toast It card, or played at its Crisis cost."""
    if table.card(card).restrictions & TOAST_IT:
        return True
    return any(each.kind == TOASTS and each.card == card for each in table.lingering)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShuffleInstead(Verb):
    """A card that was just smoked or toasted goes into its owner's deck instead; SF-49.7: not a Toast It card."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect)[:]:
            if table.zones[card] not in (SMOKED, TOASTED) or had_toast_it(table, card):
                continue
            if card in table.smoked_this_turn:
                table.smoked_this_turn.remove(card)
            table.put_in_pile(card, DECK)
            table.shuffle_deck(table.owners[card])

    def text(self) -> str:
        return f"shuffle {self.cards.text()} into your deck instead"


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCards(Verb):
    """Draw cards from the top of the deck, or as one likes: so many or none, or up to so many.

    Where one must, it is noted whether one could.
    """

    def __init__(self, players: Players, number: Number | int, may: bool = False, up_to: bool = False) -> None:
        self.players: Players = players
        self.number: Number = as_number(number)
        self.may: bool = may
        self.up_to: bool = up_to

    def deed(self) -> Deed:
        return Deed(deeds.DRAWS)

    def act(self, table: Table, effect: Effect) -> None:
        if self.may or self.up_to:
            self.offer(table, effect)
            return
        for seat in self.players.players(table, effect):
            for _ in range(self.number.value(table, effect)):
                effect.noted = table.draw(seat)

    def offer(self, table: Table, effect: Effect) -> None:
        """Ask each of the players, in their order."""
        count = self.number.value(table, effect)
        for seat in reversed(self.players.players(table, effect)):
            if count > 0:
                procedure = OfferDraw(seat, count)
                procedure.up_to = self.up_to
                table.push(procedure)

    def noted(self, yes: bool) -> str:
        return f"if {self.players.text()} {'did' if yes else 'did not'}"

    def numbers(self) -> list[Number]:
        if self.may or self.up_to or self.number.text() == "1":  # "a card" is no number
            return []
        return [self.number]

    def text(self) -> str:
        who = self.players.text()
        amount = self.number.text()
        cards = "a card" if amount == "1" and not self.up_to else f"{'up to ' if self.up_to else ''}{amount} cards"
        if self.may:
            words = f"{who} may draw {cards}"
        else:
            words = f"draw {cards}" if who == "you" else f"{who} draws {cards}"
        offered = self.may or self.up_to
        return f"{words}. {self.number.definition()}" if offered and self.number.definition() else words


@mypyc_attr(allow_interpreted_subclasses=True)
class FillHand(Verb):
    """SF-9.2.2.2: players draw up to their hand size."""

    def __init__(self, players: Players) -> None:
        self.players: Players = players

    def deed(self) -> Deed:
        return Deed(deeds.DRAWS)

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            size = hand_size(table, seat)
            while len(table.hands[seat]) < size and table.draw(seat):
                pass

    def text(self) -> str:
        who = self.players.text()
        return "fill your hand to your hand size" if who == "you" else f"{who} draws up to the hand size"


@mypyc_attr(allow_interpreted_subclasses=True)
class ForbidDiscards(Verb):
    """SF-39: players cannot discard, whoever asks it of them, until the end of the turn after this one."""

    def __init__(self, players: Players) -> None:
        self.players: Players = players

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            forbid_discards(table, seat)

    def text(self) -> str:
        return f"until the next turn is over, {self.players.text()} cannot discard"


@mypyc_attr(allow_interpreted_subclasses=True)
class ToHand(OnCards):
    """Return cards to their owners' hands, from play or from a smoked pile."""

    def does(self) -> int:
        return BAD

    def deed(self) -> Deed:
        return Deed(deeds.TO_HAND, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect)[:]:
            if table.zones[card] == PLAY:
                if is_safe(table, card, effect.source):
                    continue
                table.leave_play(card, HAND, NONE, effect.source, effect.player)
            elif table.zones[card] == SMOKED:
                table.put_in_pile(card, HAND)

    def removes(self) -> bool:
        return True

    def text(self) -> str:
        words = self.cards.text()
        home = "their owners' hands" if words.endswith("s") else "its owner's hand"
        return f"return {words} to {home}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Reload(OnCards):
    """SF-43: put cards from the smoked pile on top of the deck."""

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect)[:]:
            if table.zones[card] == SMOKED:
                table.put_in_pile(card, DECK)

    def text(self) -> str:
        return f"Reload {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class IntoBurned(Verb):
    """SF-9.2.5.1: put this card, or others, into your burned-for-victory pile, or into that of another player."""

    def __init__(self, cards: Cards | None = None, players: Players | None = None) -> None:
        self.cards: Cards | None = cards
        self.players: Players | None = players

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.BURNS, 1 if self.players is None or is_you(self.players) else -1)

    def act(self, table: Table, effect: Effect) -> None:
        cards = [effect.source] if self.cards is None else self.cards.cards(table, effect)
        if self.cards is None and not table.same(effect.source, effect.stamp):
            return
        for seat in [effect.player] if self.players is None else self.players.players(table, effect)[:1]:
            for card in cards[:]:
                if table.zones[card] == PLAY:
                    table.leave_play(card, SMOKED, NONE, effect.source, effect.player)
                if table.zones[card] != TOASTED:  # SF-49.7: a Toast It card goes nowhere else
                    table.take_away(card)
                    table.zones[card] = BURNED
                    table.burned[seat].append(card)

    def acts_on(self) -> Cards | None:
        return self.cards

    def text(self) -> str:
        what = "this card" if self.cards is None else self.cards.text()
        who = "you" if self.players is None else self.players.text()
        return f"put {what} into {'your' if who == 'you' else who + chr(39) + 's'} burned-for-victory pile"


@mypyc_attr(allow_interpreted_subclasses=True)
class Discard(Verb):
    """SF-39: players discard cards: of their choice, up to so many, or at random; MANY is the whole hand."""

    def __init__(self, players: Players, number: int, at_random: bool = False, up_to: bool = False) -> None:
        self.players: Players = players
        self.number: int = number
        self.at_random: bool = at_random
        self.up_to: bool = up_to
        """Whether they may also discard fewer, or none."""

    def deed(self) -> Deed:
        if self.up_to or is_everyone(self.players):
            return Deed(deeds.NOTHING)
        number = min(self.number, deeds.A_HAND)
        return Deed(deeds.DISCARDS, -number if is_you(self.players) else number)

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            if self.up_to:
                table.push(DiscardSome(seat, self.number, effect.source))
                continue
            count = min(self.number, len(table.hands[seat])) if may_discard(table, seat) else 0
            if self.number >= MANY:
                for card in table.hands[seat][:]:
                    discard(table, card, effect.source)
            elif count and not self.at_random:
                procedure = DiscardSome(seat, count, effect.source)
                procedure.must = True
                table.push(procedure)
            for _ in range(count if self.at_random and self.number < MANY else 0):
                discard(table, table.hands[seat][table.chance.below(len(table.hands[seat]))], effect.source)

    def touches_hands(self) -> bool:
        return not self.up_to

    def hands(self, table: Table, effect: Effect) -> list[SeatId]:
        return [] if self.up_to else self.players.players(table, effect)

    def takes(self, table: Table, effect: Effect, seat: SeatId) -> int:
        return self.number if seat in self.players.players(table, effect) else 0

    def text(self) -> str:
        who = self.players.text()
        if self.number == MANY and not (self.at_random or self.up_to):
            return "discard your hand" if who == "you" else f"{who} discards that player's hand"
        if self.up_to and self.number == MANY:
            cards = "any number of cards"
        else:
            cards = f"{NUMBER_WORDS[self.number]} card{'' if self.number == 1 else 's'}"
            cards = f"up to {cards}" if self.up_to else cards
        words = f"discard {cards}" if who == "you" else f"{who} discards {cards}"
        words = f"then {words}" if self.up_to else words
        return f"{words} at random" if self.at_random else words
