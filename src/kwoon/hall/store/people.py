"""People in the database: guests, members, and the browsers in which they are known."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection, Engine, delete, select, update
from sqlalchemy.exc import IntegrityError

from kwoon.engine.errors import KwoonError
from kwoon.hall.store.schema import chairs, people, sessions, tables
from kwoon.hall.store.schema_talk import blocks, measures, reports, talk
from kwoon.hall.store.shelf import seconds
from kwoon.tables.seats import plain_name

ID_BYTES: Final = 9
TOKEN_BYTES: Final = 24
SHORTEST: Final = 8
LONGEST: Final = 200
SOMEONE: Final = "someone"
"""What is left of the name of an account that was deleted."""
NOBODYS: Final = ("guest", SOMEONE)
"""Names that no member may have."""
STILL_NEW: Final = timedelta(hours=1)
"""How long after it was noted as seen a session is not noted again."""


class BadAccount(KwoonError):
    """A name or a password that will not do; says what would."""


@dataclass(frozen=True)
class Person:
    """Someone whom the hall knows."""

    id: str
    name: str
    member: bool
    keeper: bool


@dataclass(frozen=True)
class Session:
    """A browser in which a person is known."""

    token: str
    """The hash of what the browser holds: enough to end it, not enough to use it."""
    device: str
    made_at: datetime
    seen_at: datetime


class People:
    """Reads and writes people. Passwords are hashed with argon2; tokens are kept as hashes only."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.hasher = PasswordHasher()

    def guest(self, name: str) -> Person:
        """Someone new, without an account."""
        person = Person(secrets.token_urlsafe(ID_BYTES), plain_name(name), member=False, keeper=False)
        with self.engine.begin() as connection:
            self.check_free(connection, person.name)
            connection.execute(
                people.insert().values(id=person.id, name=person.name, keeper=False, made_at=datetime.now(UTC))
            )
        return person

    def known(self, person: str) -> Person | None:
        """A person by id."""
        with self.engine.connect() as connection:
            row = connection.execute(select(people).where(people.c.id == person)).mappings().first()
        return None if row is None else read_person(row)

    def member(self, name: str) -> Person:
        """A member by name."""
        with self.engine.connect() as connection:
            row = connection.execute(select(people).where(people.c.lowered == lowered(name))).mappings().first()
        if row is None:
            raise BadAccount(f"there is no member called {name!r} in this hall")
        return read_person(row)

    def renamed(self, person: Person, name: str) -> Person:
        """A guest under another name; a member's name stays."""
        if person.member:
            raise BadAccount("the name of an account stays as it is")
        name = plain_name(name)
        with self.engine.begin() as connection:
            self.check_free(connection, name)
            connection.execute(update(people).where(people.c.id == person.id).values(name=name))
        return Person(person.id, name, person.member, person.keeper)

    def check_free(self, connection: Connection, name: str) -> None:
        """Whether a guest may be called so: not like a member, who could be taken for the guest."""
        if connection.execute(select(people.c.id).where(people.c.lowered == lowered(name))).first() is not None:
            raise BadAccount(f"{name} is a member of this hall; choose another name, or log in if that is you")

    # --- sessions --------------------------------------------------------------------------------------------------

    def begin(self, person: Person, device: str) -> str:
        """A new session; what the browser is to hold."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = datetime.now(UTC)
        with self.engine.begin() as connection:
            connection.execute(
                sessions.insert().values(
                    token=hashed(token), person_id=person.id, device=device[:200], made_at=now, seen_at=now
                )
            )
        return token

    def holder(self, token: str) -> Person | None:
        """Who holds a token; None for one that was ended, or never given. Once an hour it is noted as seen."""
        this = sessions.c.token == hashed(token)
        with self.engine.connect() as connection:
            row = connection.execute(select(people, sessions.c.seen_at).join(sessions).where(this)).mappings().first()
        if row is None:
            return None
        now = datetime.now(UTC)
        if now.timestamp() - seconds(row["seen_at"]) >= STILL_NEW.total_seconds():
            with self.engine.begin() as connection:
                connection.execute(update(sessions).where(this).values(seen_at=now))
        return read_person(row)

    def sessions(self, person: Person) -> list[Session]:
        """Where a person is known, the newest first."""
        statement = select(sessions).where(sessions.c.person_id == person.id).order_by(sessions.c.made_at.desc())
        with self.engine.connect() as connection:
            rows = connection.execute(statement).mappings().all()
        return [Session(row["token"], row["device"], row["made_at"], row["seen_at"]) for row in rows]

    def end(self, person: Person, session: str) -> None:
        """End one session of a person, by its hash."""
        with self.engine.begin() as connection:
            connection.execute(delete(sessions).where(sessions.c.token == session, sessions.c.person_id == person.id))

    def end_token(self, token: str) -> None:
        """End the session of whoever holds this token."""
        with self.engine.begin() as connection:
            connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))

    def end_others(self, person: Person, token: str) -> None:
        """End every session of a person but the one with this token."""
        others = (sessions.c.person_id == person.id, sessions.c.token != hashed(token))
        with self.engine.begin() as connection:
            connection.execute(delete(sessions).where(*others))

    # --- accounts --------------------------------------------------------------------------------------------------

    def enrol(self, person: Person, name: str, password: str) -> Person:
        """A guest becomes a member; games and seats stay."""
        name = plain_name(name)
        check_password(password)
        if person.member:
            raise BadAccount("you have an account already")
        if lowered(name) in NOBODYS or len(lowered(name)) > 40:  # some letters are spelled out in many
            raise BadAccount(f"nobody can be called {name}; choose another name")
        values = {"name": name, "lowered": lowered(name), "password": self.hasher.hash(password)}
        try:
            with self.engine.begin() as connection:
                connection.execute(update(people).where(people.c.id == person.id).values(values))
        except IntegrityError as error:
            raise BadAccount(f"the name {name} is taken; choose another") from error
        return Person(person.id, name, member=True, keeper=person.keeper)

    def recognised(self, name: str, password: str) -> Person:
        """The member of this name and password; else an error that does not tell which of the two was wrong."""
        with self.engine.connect() as connection:
            row = connection.execute(select(people).where(people.c.lowered == lowered(name))).mappings().first()
        try:
            self.hasher.verify(self.decoy if row is None else row["password"], password[:LONGEST])
        except VerificationError as error:
            raise BadAccount("there is no account with this name and password") from error
        if row is None:
            raise BadAccount("there is no account with this name and password")
        with self.engine.connect() as connection:
            banned = select(measures.c.person_id).where(
                measures.c.person_id == row["id"], measures.c.banned_at.is_not(None)
            )
            if connection.execute(banned).first() is not None:
                raise BadAccount("the hall's keeper has closed this account")
        return read_person(row)

    def change_password(self, person: Person, old: str, new: str) -> None:
        """A member's password becomes another one."""
        check_password(new)
        if self.recognised(person.name, old).id != person.id:
            raise BadAccount("that is not your old password")
        with self.engine.begin() as connection:
            values = {"password": self.hasher.hash(new)}
            connection.execute(update(people).where(people.c.id == person.id).values(values))

    def forget(self, person: Person) -> None:
        """Delete an account: sessions, name, password, blocks and what was said are gone; games stay, by someone.

        A line that was reported stays until the keeper has read it, but without the name.
        """
        with self.engine.begin() as connection:
            connection.execute(delete(sessions).where(sessions.c.person_id == person.id))
            connection.execute(delete(blocks).where(blocks.c.person_id == person.id))
            reported = select(reports.c.talk_id).where(reports.c.talk_id.is_not(None))
            connection.execute(delete(talk).where(talk.c.person_id == person.id, talk.c.id.not_in(reported)))
            connection.execute(update(talk).where(talk.c.person_id == person.id).values(name=SOMEONE))
            sat = connection.execute(select(chairs).where(chairs.c.person_id == person.id)).mappings().all()
            for chair in sat:
                this = tables.c.id == chair["room_id"]
                seats = connection.execute(select(tables.c.seats).where(this)).scalar()
                if seats is not None:
                    seats = [[SOMEONE, who[1]] if seat == chair["seat"] else who for seat, who in enumerate(seats)]
                    connection.execute(update(tables).where(this).values(seats=seats))
            connection.execute(update(chairs).where(chairs.c.person_id == person.id).values(name=SOMEONE))
            gone = {"name": SOMEONE, "lowered": None, "password": None, "keeper": False}
            connection.execute(update(people).where(people.c.id == person.id).values(gone))

    @property
    def decoy(self) -> str:
        """What is checked where there is no account, so that both cases take as long."""
        if not hasattr(self, "_decoy"):
            self._decoy = self.hasher.hash(secrets.token_urlsafe(ID_BYTES))
        return self._decoy


def read_person(row: Any) -> Person:
    """A person from a row."""
    return Person(row["id"], row["name"], row["password"] is not None, bool(row["keeper"]))


def lowered(name: str) -> str:
    """What no two members have alike: the name without regard to case, width and spaces around it."""
    return unicodedata.normalize("NFKC", name.replace("\0", "")).strip().casefold()


def check_password(password: str) -> None:
    """Whether this will do as a password; else an error says what would."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadAccount(f"a password has {SHORTEST} to {LONGEST} characters; this one has {len(password)}")


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
