"""From the engine: a game of our own Shadowfist as the report that a slip would give, running or finished."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.engine.decision import CALL_TIME
from kwoon.engine.events import SPECTATOR
from kwoon.engine.record import Replay
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.standing.attack import current_attack, site_under_attack
from kwoon.games.shadowfist.standing.victory import goal_of, reducers_of
from kwoon.games.shadowfist.terms.ids import SeatId, all_seats
from kwoon.tournament.errors import Refused
from kwoon.tournament.results.report import Attack, SeatReport, TableReport, Tally


def report_of(game: Shadowfist, players: Sequence[str]) -> TableReport:
    """What has happened at a table so far; the players in the order of the game's seats."""
    if len(players) != game.seats:
        raise Refused(f"the game has {game.seats} seats, and {len(players)} players are named")
    seats = tuple(_seat(game, seat, players[seat]) for seat in all_seats(game.seats))
    by_sites = game.winners if len(game.playing()) > 1 else []
    return TableReport(
        seats,
        tuple(players[seat] for seat in by_sites),
        any(game.closeness(seat) < goal_of(game, seat) for seat in by_sites),
        game.time_called,
        attack_of(game),
    )


def _seat(game: Shadowfist, seat: SeatId, player: str) -> SeatReport:
    since = game.out_since(seat)
    earlier = [other for other in all_seats(game.seats) if 0 < game.out_since(other) < since]
    return SeatReport(
        player,
        tally_of(game, seat),
        None if since else short_of(game, seat),
        since > 0,
        1 + len(earlier) if since else None,
    )


def tally_of(game: Shadowfist, seat: SeatId) -> Tally:
    """TR-5.3: the cards that count, by how each came; none in the game yet makes a win take more Sites (TR-5.3.g)."""
    seized = played = borrowed = 0
    for card in game.controlled(seat):
        if not game.is_feng_shui(card):
            continue
        if game.seized_by[card] == seat:
            seized += 1
        elif game.owners[card] == seat:
            played += 1
        else:
            borrowed += 1
    burned = len([card for card in game.burned[seat] if game.is_feng_shui(card)])
    return Tally(
        seized,
        burned,
        played,
        other_burned=len(game.burned[seat]) - burned,
        reducers=len(reducers_of(game, seat)),
        borrowed=borrowed,
    )


def short_of(game: Shadowfist, seat: SeatId) -> int:
    """TR-5.5.c: how many Sites are missing to victory; without a final Site that was taken at least one (SF-4.2)."""
    missing = max(0, goal_of(game, seat) - game.closeness(seat))
    return missing if seat in game.winners else max(1, missing)


def attack_of(game: Shadowfist) -> Attack:
    """The attack in progress: from its declaration with all attackers (TR-4.1.d) to its conclusion."""
    attack = current_attack(game)
    if attack is None or not attack.attackers:
        return Attack.NONE
    return Attack.ON_SITE if site_under_attack(game) else Attack.ON_CHARACTER


def at_the_end(replay: Replay, called_at: int | None = None) -> tuple[Shadowfist, int]:
    """A recorded game where the rules end it, and after how many of its moves.

    Time may have been called after some move (TR-5.5): then the game stops there, or with the attack in progress.
    """
    last = replay.verify()
    if not isinstance(last, Shadowfist):
        raise Refused(f"this is a record of {replay.spec.title}; a tournament is of Shadowfist")
    if called_at is None:
        return _whole(last), len(replay)
    _check_call(replay, called_at)
    game = replay.at(called_at)
    assert isinstance(game, Shadowfist)
    if not game.over:
        game.intervene(CALL_TIME, SPECTATOR)
    at = called_at
    while not game.over:
        if at == len(replay):
            raise Refused(
                f"when time was called after move {called_at}, an attack on a Site was in progress, and the record"
                " ends before it is over: play it to its end",
                "TR-5.5.b",
            )
        replay.step(game, at)
        at += 1
    return game, at


def _check_call(replay: Replay, called_at: int) -> None:
    if not 0 <= called_at <= len(replay):
        raise Refused(f"the record has {len(replay)} moves; time cannot have been called after move {called_at}")
    for number, move in enumerate(replay.record.moves):
        if move.choice == CALL_TIME:
            raise Refused(f"the record itself says that time was called after move {number}")


def _whole(game: Shadowfist) -> Shadowfist:
    """A recorded game that is over by the rules."""
    if game.over and not game.winners and not game.time_called and len(game.playing()) > 1:
        raise Refused(
            f"the game was stopped after turn {game.turn}, its own bound; the tournament rules know only victory,"
            " decking and time: play with a higher bound, or say when time was called",
            "TR-5.5",
        )
    return game
