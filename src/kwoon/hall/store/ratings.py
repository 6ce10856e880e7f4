"""Ratings in the database: how strong members and bots seem at each game, after each game that counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Engine, select, update

from kwoon.hall.store.journal import inserted
from kwoon.hall.store.schema import chairs, people
from kwoon.hall.store.schema_ratings import origins, rating_steps, ratings
from kwoon.tables.seats import PERSON
from kwoon.tournament.event.ratings import Rating, rate

BOT: Final = "bot:"
"""What stands before a bot's name where a person's id would stand."""
RANDOM: Final = "random"
SHOWN: Final = 200
"""How many of the latest ratings are drawn."""


@dataclass(frozen=True)
class Step:
    """A rating that someone had, and after which game."""

    rating: Rating
    room: str
    at: datetime


@dataclass(frozen=True)
class Standing:
    """A rating at one game, and the way to it."""

    game: str
    rating: Rating
    steps: tuple[Step, ...]


class Ratings:
    """Reads and writes ratings."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def of(self, who: str) -> list[Standing]:
        """The ratings of a person or a bot, game by game."""
        with self.engine.connect() as connection:
            found = connection.execute(select(ratings).where(ratings.c.who == who).order_by(ratings.c.game)).mappings()
            return [
                Standing(row["game"], read_rating(row), steps_of(connection, who, row["game"])) for row in found.all()
            ]


def steps_of(connection: Connection, who: str, game: str) -> tuple[Step, ...]:
    """The latest ratings of someone at one game, the oldest first."""
    statement = select(rating_steps).where(rating_steps.c.who == who, rating_steps.c.game == game)
    rows = connection.execute(statement.order_by(rating_steps.c.number.desc()).limit(SHOWN)).mappings().all()
    return tuple(
        Step(Rating(row["mu"], row["sigma"], row["number"]), row["room_id"], row["at"]) for row in reversed(rows)
    )


def rated_seats(connection: Connection, room: str) -> dict[int, str]:
    """Who is rated by a game, by seat; nobody if the game does not count.

    Members and bots are rated; guests are not, and the game counts among the others as if no guest sat there. It counts
    if at least two are left, and one of them is a member: what bots do among themselves tells nothing new. A game with
    a bot that plays at random does not count, for to win it tells nothing either; nor does one that was played on from
    another game's move, or came out of a record: its cards were known.
    """
    if connection.execute(select(origins.c.table_id).where(origins.c.table_id == room)).first() is not None:
        return {}
    statement = (
        select(chairs.c.seat, chairs.c.person_id, chairs.c.player, people.c.password)
        .join(people, people.c.id == chairs.c.person_id, isouter=True)
        .where(chairs.c.room_id == room)
    )
    rows = connection.execute(statement).mappings().all()
    if any(row["player"] == RANDOM for row in rows):
        return {}
    members = {row["seat"]: str(row["person_id"]) for row in rows if row["password"] is not None}
    bots = {row["seat"]: BOT + row["player"] for row in rows if row["player"] != PERSON}
    return {**members, **bots} if members and len(members) + len(bots) > 1 else {}


def settle(connection: Connection, room: str, game: str, places: Sequence[int]) -> None:
    """Rate a game that has just ended, if it counts, within the transaction in which it ends."""
    seats = rated_seats(connection, room)
    if not seats:
        return
    before = locked(connection, game, sorted(set(seats.values())))
    after = rated(before, seats, places)
    now = datetime.now(UTC)
    for who, rating in sorted(after.items()):
        values = {"mu": rating.mu, "sigma": rating.sigma}
        connection.execute(
            update(ratings).where(ratings.c.who == who, ratings.c.game == game).values(**values, games=rating.games)
        )
        connection.execute(
            rating_steps.insert().values(who=who, game=game, number=rating.games, room_id=room, at=now, **values)
        )


def locked(connection: Connection, game: str, everyone: Sequence[str]) -> dict[str, Rating]:
    """What these have now, which nobody else changes until the transaction ends; who has none begins as all did."""
    first = Rating()
    for who in everyone:
        row = {"who": who, "game": game, "mu": first.mu, "sigma": first.sigma, "games": 0}
        connection.execute(inserted(connection, ratings).values(row).on_conflict_do_nothing())
    statement = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(everyone)).order_by(ratings.c.who)
    return {row["who"]: read_rating(row) for row in connection.execute(statement.with_for_update()).mappings()}


def rated(before: Mapping[str, Rating], seats: Mapping[int, str], places: Sequence[int]) -> dict[str, Rating]:
    """The ratings after a game. A bot that sat in several seats gets the mean of what each of them would have given."""
    order = sorted({places[seat] for seat in seats})
    tied = [[str(seat) for seat in seats if places[seat] == place] for place in order]
    after = rate({str(seat): before[who] for seat, who in seats.items()}, tied)
    found: dict[str, Rating] = {}
    for who in set(seats.values()):
        mine = [after[str(seat)] for seat, each in seats.items() if each == who]
        mu = sum(each.mu for each in mine) / len(mine)
        sigma = sum(each.sigma for each in mine) / len(mine)
        found[who] = Rating(mu, sigma, before[who].games + 1)
    return found


def read_rating(row: Any) -> Rating:
    """A rating from a row."""
    return Rating(row["mu"], row["sigma"], row["games"])
