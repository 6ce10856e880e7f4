"""Keeping order, in the database: blocks between people, reports to the keeper, and what the keeper does."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Engine, delete, func, select, update

from kwoon.engine.errors import KwoonError
from kwoon.hall.store.journal import inserted
from kwoon.hall.store.people import People, Person, read_person
from kwoon.hall.store.schema import people, sessions
from kwoon.hall.store.schema_talk import blocks, measures, reports
from kwoon.hall.store.shelf import seconds

DISMISSED: Final = "dismissed"
SILENCED: Final = "silenced"
BANNED: Final = "banned"
OUTCOMES: Final = (DISMISSED, SILENCED, BANNED)
QUIET_FOR: Final = timedelta(days=1)
LONGEST: Final = 500
"""How long a report's reason may be."""
MOST_OPEN: Final = 20
"""How many open reports one person may have."""


class BadReport(KwoonError):
    """A report that cannot be taken; says why."""


@dataclass(frozen=True)
class Report:
    """What one person reported of another."""

    id: int
    by: Person
    about: Person
    line: int | None
    reason: str
    at: float


@dataclass(frozen=True)
class Measure:
    """What stands against a person now."""

    silenced_until: float = 0.0
    banned: bool = False


class Keeping:
    """Reads and writes blocks, reports and measures."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # --- blocks ----------------------------------------------------------------------------------------------------

    def block(self, person: str, other: str) -> None:
        """A person wants nothing to do with another."""
        if person == other:
            raise BadReport("nobody can block themselves")
        row = {"person_id": person, "blocked_id": other, "at": datetime.now(UTC)}
        with self.engine.begin() as connection:
            connection.execute(inserted(connection, blocks).values(row).on_conflict_do_nothing())

    def unblock(self, person: str, other: str) -> None:
        """All is well again."""
        with self.engine.begin() as connection:
            connection.execute(delete(blocks).where(blocks.c.person_id == person, blocks.c.blocked_id == other))

    def blocked(self, person: str) -> list[Person]:
        """Whom a person has blocked, the newest first."""
        statement = select(people).join(blocks, blocks.c.blocked_id == people.c.id)
        statement = statement.where(blocks.c.person_id == person).order_by(blocks.c.at.desc())
        with self.engine.connect() as connection:
            return [read_person(row) for row in connection.execute(statement).mappings()]

    def blocked_by_any(self, person: str, others: list[str]) -> bool:
        """Whether one of these people has blocked a person."""
        statement = select(blocks.c.person_id).where(blocks.c.blocked_id == person, blocks.c.person_id.in_(others))
        with self.engine.connect() as connection:
            return connection.execute(statement.limit(1)).first() is not None

    # --- reports ---------------------------------------------------------------------------------------------------

    def report(self, by: str, about: str, line: int | None, reason: str) -> None:
        """Tell the keeper of a person, or of a line. The same again while the first is open changes nothing."""
        reason = reason.strip()
        if not reason:
            raise BadReport("say in a few words what is wrong: the keeper was not there")
        if len(reason) > LONGEST:
            raise BadReport(f"a report has at most {LONGEST} characters; this one has {len(reason)}")
        if by == about:
            raise BadReport("nobody can report themselves")
        mine = (reports.c.by_id == by, reports.c.closed_at.is_(None))
        same = (reports.c.about_id == about, reports.c.talk_id.is_(None) if line is None else reports.c.talk_id == line)
        row = {"by_id": by, "about_id": about, "talk_id": line, "reason": reason, "at": datetime.now(UTC)}
        with self.engine.begin() as connection:
            if connection.execute(select(reports.c.id).where(*mine, *same)).first() is not None:
                return
            count = connection.execute(select(func.count()).select_from(reports).where(*mine)).scalar_one()
            if count >= MOST_OPEN:
                raise BadReport(f"{count} of your reports are open; the keeper reads those first")
            connection.execute(reports.insert().values(row))

    def open_reports(self, most: int) -> list[Report]:
        """What waits for the keeper, the oldest first."""
        return self.read(select(reports).where(reports.c.closed_at.is_(None)).order_by(reports.c.id).limit(most))

    def open_report(self, number: int) -> Report:
        """A report that waits; else an error says so."""
        found = self.read(select(reports).where(reports.c.id == number, reports.c.closed_at.is_(None)))
        if not found:
            raise BadReport("this report is not open: someone has dealt with it, or it never was")
        return found[0]

    def read(self, statement: Any) -> list[Report]:
        """The reports that a statement finds, with the people in them."""
        with self.engine.connect() as connection:
            rows = connection.execute(statement).mappings().all()
            ids = {row[key] for row in rows for key in ("by_id", "about_id")}
            found = connection.execute(select(people).where(people.c.id.in_(ids))).mappings()
            known = {row["id"]: read_person(row) for row in found}
        return [
            Report(
                row["id"],
                known[row["by_id"]],
                known[row["about_id"]],
                row["talk_id"],
                row["reason"],
                seconds(row["at"]),
            )
            for row in rows
        ]

    def close(self, report: Report, keeper: Person, outcome: str) -> None:
        """A keeper has dealt with all that is open about a person, where it came to a measure; else with this one."""
        which = reports.c.id == report.id if outcome == DISMISSED else reports.c.about_id == report.about.id
        with self.engine.begin() as connection:
            connection.execute(
                update(reports)
                .where(which, reports.c.closed_at.is_(None))
                .values(closed_at=datetime.now(UTC), closed_by_id=keeper.id, outcome=outcome)
            )

    # --- measures --------------------------------------------------------------------------------------------------

    def measure(self, person: str) -> Measure:
        """What stands against a person."""
        with self.engine.connect() as connection:
            row = connection.execute(select(measures).where(measures.c.person_id == person)).mappings().first()
        if row is None:
            return Measure()
        until = row["silenced_until"]
        return Measure(0.0 if until is None else seconds(until), row["banned_at"] is not None)

    def silence(self, person: str) -> None:
        """A person says nothing for a day."""
        self.put_measure(person, {"silenced_until": datetime.now(UTC) + QUIET_FOR})

    def ban(self, person: str) -> None:
        """A person is known nowhere any more, and cannot log in."""
        self.put_measure(person, {"banned_at": datetime.now(UTC)})
        with self.engine.begin() as connection:
            connection.execute(delete(sessions).where(sessions.c.person_id == person))

    def put_measure(self, person: str, values: dict[str, datetime]) -> None:
        """Add to what stands against a person."""
        with self.engine.begin() as connection:
            statement = inserted(connection, measures).values(person_id=person, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=["person_id"], set_=values))

    # --- keepers ---------------------------------------------------------------------------------------------------

    def make_keeper(self, name: str, keeper: bool = True) -> Person:
        """A member becomes a keeper, or is one no longer."""
        person = People(self.engine).member(name)
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person.id).values(keeper=keeper))
        return replace(person, keeper=keeper)
