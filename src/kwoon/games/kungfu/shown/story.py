"""The log for people: events in words. Seats are written {0}, {1}, ...: whoever shows the log puts in the names."""

from __future__ import annotations

from kwoon.engine.events import Event
from kwoon.engine.seats import SeatId
from kwoon.games.kungfu.cards import Deck
from kwoon.games.kungfu.terms.events import (
    Attacked,
    Blocked,
    Discarded,
    Drew,
    GameEnded,
    GearLost,
    Hit,
    Played,
    Reshuffled,
    TurnBegan,
    WentDown,
)


def story(deck: Deck, event: Event, seat: SeatId) -> str:
    """One event in one sentence."""
    if isinstance(event, TurnBegan):
        return f"Turn {event.number}: {{{event.seat}}}"
    if isinstance(event, Discarded):
        return f"{{{event.seat}}} discards {deck.name(event.card)}"
    if isinstance(event, Drew):
        if event.cards:
            return f"{{{event.seat}}} draws {', '.join([deck.name(card) for card in event.cards])}"
        return f"{{{event.seat}}} draws {event.count}"
    if isinstance(event, Reshuffled):
        return f"The discard pile is shuffled: {event.count} cards to draw"
    if isinstance(event, Played):
        extra = f" and restores {event.restored} Chi" if deck.kinds[event.card].restores else ""
        return f"{{{event.seat}}} plays {deck.name(event.card)}{extra}"
    if isinstance(event, GearLost):
        verb = "loses" if event.forced else "discards"
        return f"{{{event.seat}}} {verb} {deck.name(event.card)}"
    if isinstance(event, Attacked):
        cards = [deck.name(card) for card in event.cards]
        if event.weapon >= 0:
            cards.insert(0, deck.name(event.weapon))
        verb = "counter attacks" if event.counter else "attacks"
        return f"{{{event.seat}}} {verb} {{{event.target}}} with {', '.join(cards)}"
    if isinstance(event, Blocked):
        end = ": the attack is ignored" if event.ignored else ""
        return f"{{{event.seat}}} blocks with {deck.name(event.card)}{end}"
    if isinstance(event, Hit):
        less = f" − {event.defense} defense" if event.defense else ""
        lost = f"{event.lost} Chi lost" if event.lost else "no Chi lost"
        return f"{{{event.target}}} is hit: {event.damage} damage{less}, {lost}"
    if isinstance(event, WentDown):
        return f"{{{event.seat}}} goes down"
    assert isinstance(event, GameEnded)
    names = " and ".join([f"{{{each}}}" for each in event.winners])
    if event.bounded:
        return f"No more turns: {names} with the most Chi"
    return f"{names} {'share' if len(event.winners) > 1 else 'takes'} the victory"
