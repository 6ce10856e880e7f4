"""A table's result from the record of its game: the same players, their registered decks, and the report."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kwoon.engine.errors import KwoonError
from kwoon.engine.record import Record, Replay
from kwoon.games import game_named
from kwoon.games.shadowfist.cards.deck_text import key
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.state import Event, Table
from kwoon.tournament.names import key as name_key
from kwoon.tournament.results.from_engine import at_the_end, report_of
from kwoon.tournament.results.report import TableReport

FIVE = 5


@dataclass(frozen=True)
class Account:
    """What a record tells of a table, and what the director should know about it."""

    report: TableReport
    notes: tuple[str, ...] = ()


def account(event: Event, number: int, table: Table, record: Record, called_at: int | None = None) -> Account:
    """The report of a recorded game for one table of the event; anything that does not fit is refused."""
    players = seated(event, number, table, record)
    try:
        replay = Replay(game_named(record.game), record)
        game, moves = at_the_end(replay, called_at)
    except KwoonError as error:
        raise Refused(str(error)) from None
    _check_turns(event, table, players, first_seat(replay))
    _check_hungry(event, game)
    notes = []
    for seat, player in enumerate(players):
        notes += _check_deck(event, player, game, seat)
    if record.branched_from is not None:
        notes.append("The record is a branch: another game was the same up to some move.")
    if moves < len(record.moves):
        notes.append(f"The game ended with move {moves}; the {len(record.moves) - moves} after it do not count.")
    return Account(report_of(game, players), tuple(notes))


def table_of(event: Event, number: int, record: Record) -> Table:
    """The table of a round at which the players of a record sit."""
    found = _table(event, number, record)
    if found is not None:
        return found
    names = ", ".join(seat.name for seat in record.seats)
    raise Refused(f"{names} do not make up a table of round {number}")


def has_table(event: Event, number: int, record: Record) -> bool:
    """Whether the players of a record sit at a table of this round."""
    return _table(event, number, record) is not None


def _table(event: Event, number: int, record: Record) -> Table | None:
    for table in event.round(number).tables:
        known = _called(event, table)
        sitting = [known.get(name_key(seat.name), "") for seat in record.seats]
        if sorted(sitting) == sorted(table.players):
            return table
    return None


def seated(event: Event, number: int, table: Table, record: Record) -> tuple[str, ...]:
    """The players of a table in the seats of its record."""
    known, left = _called(event, table), list(table.players)
    found: list[str] = []
    for seat in record.seats:
        player = known.get(name_key(seat.name))
        if player is None or player not in left:
            sit = ", ".join(event.name(each) for each in table.players)
            raise Refused(
                f"the record has {seat.name} in a seat; at table {table.number} of round {number} sit {sit}, each once"
            )
        found.append(player)
        left.remove(player)
    if left:
        raise Refused(f"{', '.join(event.name(player) for player in left)} sits at no seat of the record")
    return tuple(found)


def _called(event: Event, table: Table) -> dict[str, str]:
    """The players of a table by their names, and by those that they had before they were renamed."""
    return {name_key(player): player for player in table.players} | {
        name_key(event.name(player)): player for player in table.players
    }


def first_seat(replay: Replay) -> int:
    """The seat that took the first turn."""
    game = replay.at(0)
    assert isinstance(game, Shadowfist)
    return game.active


def _check_turns(event: Event, table: Table, players: tuple[str, ...], first: int) -> None:
    """TR-4.0.d: the turn order is the table's, where it was settled."""
    order = (*players[first:], *players[:first])
    if table.first is not None and order != table.turns:
        raise Refused(
            f"the turn order of table {table.number} is {', '.join(event.name(player) for player in table.turns)};"
            f" in the record it is {', '.join(event.name(player) for player in order)}",
            "TR-4.0.d",
        )


def _check_hungry(event: Event, game: Shadowfist) -> None:
    """TR-5.0.d: Burn For Hungry is played at tables of five, where the head judge wants it."""
    wanted = event.setup.burn_for_hungry and game.seats == FIVE
    if game.rules.burn_for_hungry != wanted:
        raise Refused(f"this event plays tables of five {'with' if wanted else 'without'} Burn For Hungry", "TR-5.0.d")


def _check_deck(event: Event, player: str, game: Shadowfist, seat: int) -> list[str]:
    """TR-3.0.e: the deck in the record is the one that was registered; a note where nobody can tell."""
    registered = event.players[player].deck
    if registered is None or not registered.lines:
        return [f"{event.name(player)} has no registered list to compare the deck with."]
    wanted = Counter({key(title): count for title, count in registered.deck.cards.items()})
    names = {key(title): title for title in registered.deck.cards}
    there: Counter[str] = Counter()
    for card, owner in enumerate(game.owners):
        if owner == seat:
            title = game.faces[card].title
            there[key(title)] += 1
            names.setdefault(key(title), title)
    wrong = [f"{count} {names[each]} too many" for each, count in sorted((there - wanted).items())]
    wrong += [f"{count} {names[each]} missing" for each, count in sorted((wanted - there).items())]
    if wrong:
        raise Refused(
            f"{event.name(player)} did not play the registered deck {registered.name}: {', '.join(wrong)}", "TR-3.0.e"
        )
    return []
