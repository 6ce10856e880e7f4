"""The log for people: events in words. Seats are written {0}, {1}, ...: whoever shows the log puts in the names."""

from __future__ import annotations

from typing import Final

from kwoon.engine.events import Event
from kwoon.engine.names import seat_mark
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.state.chip import CHIPS
from kwoon.games.puzzlestrike.terms.events import (
    Anted,
    BankSet,
    Chose,
    CleanedUp,
    Combined,
    Crashed,
    Drew,
    GameEnded,
    GameOfMatchEnded,
    Landed,
    LoserChose,
    MatchEnded,
    Moved,
    PanicRose,
    Picked,
    Played,
    Revealed,
    Sent,
    Shook,
    TieBreak,
    TurnBegan,
    WentOut,
)
from kwoon.games.puzzlestrike.terms.ids import ChipKind, Pile

TIMES: Final = ("", "", "Panic Time", "Danger Time", "Deadly Time")


def story(homes: tuple[Pile, ...], event: Event, seat: SeatId) -> str:
    """One event in one sentence."""
    if isinstance(event, Played):
        verb = "reacts with" if event.reaction else "plays"
        return f"{seat_mark(event.seat)} {verb} {CHIPS[event.chip].name}"
    if isinstance(event, Moved):
        return f"{seat_mark(event.seat)} {event.verb.replace('@', CHIPS[event.chip].name)}"
    if isinstance(event, Drew):
        if event.chips:
            return f"{seat_mark(event.seat)} draws {names(event.chips)}"
        return f"{seat_mark(event.seat)} draws {event.count}"
    if isinstance(event, Anted):
        return f"A {event.value}-gem goes into the pile of {owners(homes, event.pile)}"
    if isinstance(event, Combined):
        total = event.first + event.second
        return f"{seat_mark(event.seat)} combines a {event.first}-gem and a {event.second}-gem into a {total}-gem"
    if isinstance(event, Crashed | Sent | Landed):
        return of_gems(homes, event)
    if isinstance(event, CleanedUp):
        kept = f", keeps {event.kept}" if event.kept else ""
        return f"{seat_mark(event.seat)} discards {names(event.discarded) or 'nothing'}{kept}"
    if isinstance(event, Chose):
        return f"{seat_mark(event.seat)} chooses for {CHIPS[event.chip].name}: {event.words}"
    if isinstance(event, Revealed):
        return f"{seat_mark(event.seat)} shows {names(event.chips) or 'an empty hand'}"
    if isinstance(event, Shook):
        chips = "a discarded chip" if event.count == 1 else f"{event.count} discarded chips"
        return f"{seat_mark(event.seat)} shakes {chips} into the bag"
    return of_game(event)


def of_gems(homes: tuple[Pile, ...], event: Crashed | Sent | Landed) -> str:
    """Gems broken, sent and landed."""
    if isinstance(event, Crashed):
        verb = "counter-crashes" if event.counter else "crashes"
        return f"{seat_mark(event.seat)} {verb} {' and '.join([f'a {value}-gem' for value in event.values])}"
    gems = "a 1-gem" if event.count == 1 else f"{event.count} 1-gems"
    if isinstance(event, Landed):
        verb = "lands" if event.count == 1 else "land"
        return f"{gems.capitalize()} {verb} in the pile of {owners(homes, event.pile)}"
    if event.floating:
        verb = "floats" if event.count == 1 else "float"
        return f"{gems.capitalize()} of {seat_mark(event.seat)} {verb}, bound for {owners(homes, event.pile)}"
    return f"{seat_mark(event.seat)} sends {gems} to {owners(homes, event.pile)}"


def of_game(event: Event) -> str:
    """The course of the game."""
    if isinstance(event, TurnBegan):
        return f"Turn {event.number}: {seat_mark(event.seat)}"
    if isinstance(event, PanicRose):
        return f"{TIMES[event.value]}: everyone antes {event.value}-gems"
    if isinstance(event, Picked):
        return f"{seat_mark(event.seat)} takes {event.words}"
    if isinstance(event, WentOut):
        return f"{seat_mark(event.seat)} is eliminated"
    if isinstance(event, TieBreak):
        return f"A tie: {' and '.join([seat_mark(each) for each in event.seats])} take one more turn each"
    if isinstance(event, GameOfMatchEnded | LoserChose | BankSet | MatchEnded):
        return of_match(event)
    assert isinstance(event, GameEnded)
    winners = " and ".join([seat_mark(each) for each in event.winners])
    verb = "win" if len(event.winners) > 1 else "wins"
    return f"{'No more turns: ' if event.bounded else ''}{winners} {verb}"


def of_match(event: GameOfMatchEnded | LoserChose | BankSet | MatchEnded) -> str:
    """The course of a tournament match."""
    if isinstance(event, LoserChose):
        return f"{seat_mark(event.seat)} lost and chooses: {event.words[0].lower()}{event.words[1:]}"
    if isinstance(event, BankSet):
        return f"The bank: {names(event.stacks)}"
    score = f"{event.wins[0]}:{event.wins[1]}"
    if isinstance(event, MatchEnded):
        winners = " and ".join([seat_mark(each) for each in event.winners])
        return f"The match is over, {score}: {winners} {'win' if len(event.winners) > 1 else 'wins'} it"
    if event.winner < 0:
        return f"Game {event.number} is drawn; the match stands {score}"
    return f"Game {event.number} goes to {seat_mark(event.winner)}; the match stands {score}"


def owners(homes: tuple[Pile, ...], pile: Pile) -> str:
    """The players of a pile."""
    return " and ".join([seat_mark(seat) for seat in range(len(homes)) if homes[seat] == pile])


def names(chips: tuple[ChipKind, ...]) -> str:
    """Chips by name."""
    return ", ".join([CHIPS[kind].name for kind in chips])
