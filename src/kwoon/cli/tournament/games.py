"""Which game of the event is meant: a table of a round, or a challenge of Who Wants Some? by its own number."""

from __future__ import annotations

import argparse

from kwoon.tournament.errors import Refused
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Event, Round


def running(event: Event) -> list[Round]:
    """The challenges that have no result yet."""
    return [each for each in event.rounds if not each.complete]


def game_meant(event: Event, args: argparse.Namespace) -> tuple[int, int | None]:
    """The round and the table that a command names; without `--round` that is the round seated last.

    TR-6.2.g: challenges run side by side and have numbers instead of tables, so there `2` is the second one.
    """
    if args.round is not None:
        return int(args.round), args.table
    if event.setup.kind is not Kind.WHO_WANTS_SOME or args.table is None:
        return len(event.rounds), args.table
    if not 1 <= args.table <= len(event.rounds):
        games = "; ".join(f"{each.number}: {_players(event, each)}" for each in running(event))
        raise Refused(f"there is no game {args.table}; these are running: {games or 'none'}", "TR-6.2.g")
    return args.table, 1


def round_of(event: Event, player: str, args: argparse.Namespace) -> int:
    """The round that something about a player belongs to: with challenges, the one they play or played last."""
    if args.round is not None:
        return int(args.round)
    if event.setup.kind is Kind.WHO_WANTS_SOME:
        return max((each.number for each, _ in event.tables_of(player)), default=0)
    return len(event.rounds)


def _players(event: Event, each: Round) -> str:
    return ", ".join(event.name(player) for table in each.tables for player in table.players)
