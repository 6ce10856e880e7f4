"""People in the database: guests, members, and the browsers in which they are known."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Engine, delete, select, update
from sqlalchemy.exc import IntegrityError

from kwoon.engine.errors import KwoonError
from kwoon.hall.store.schema import people, sessions
from kwoon.tables.seats import plain_name

ID_BYTES: Final = 9
TOKEN_BYTES: Final = 24
SHORTEST: Final = 8
LONGEST: Final = 200


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
            connection.execute(
                people.insert().values(id=person.id, name=person.name, keeper=False, made_at=datetime.now(UTC))
            )
        return person

    def known(self, person: str) -> Person | None:
        """A person by id."""
        with self.engine.connect() as connection:
            row = connection.execute(select(people).where(people.c.id == person)).mappings().first()
        return None if row is None else read_person(row)

    def renamed(self, person: Person, name: str) -> Person:
        """A guest under another name; a member's name stays."""
        if person.member:
            raise BadAccount("the name of an account stays as it is")
        name = plain_name(name)
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person.id).values(name=name))
        return Person(person.id, name, person.member, person.keeper)

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
        """Who holds a token; None for one that was ended, or never given."""
        statement = select(people).join(sessions).where(sessions.c.token == hashed(token))
        with self.engine.connect() as connection:
            row = connection.execute(statement).mappings().first()
        return None if row is None else read_person(row)

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

    # --- accounts --------------------------------------------------------------------------------------------------

    def enrol(self, person: Person, name: str, password: str) -> Person:
        """A guest becomes a member; games and seats stay."""
        name = plain_name(name)
        if not SHORTEST <= len(password) <= LONGEST:
            raise BadAccount(f"a password has {SHORTEST} to {LONGEST} signs; this one has {len(password)}")
        if person.member:
            raise BadAccount("you have an account already")
        values = {"name": name, "lowered": name.casefold(), "password": self.hasher.hash(password)}
        try:
            with self.engine.begin() as connection:
                connection.execute(update(people).where(people.c.id == person.id).values(values))
        except IntegrityError as error:
            raise BadAccount(f"the name {name} is taken; choose another") from error
        return Person(person.id, name, member=True, keeper=person.keeper)

    def recognised(self, name: str, password: str) -> Person:
        """The member of this name and password; else an error that does not tell which of the two was wrong."""
        with self.engine.connect() as connection:
            row = (
                connection.execute(select(people).where(people.c.lowered == name.strip().casefold())).mappings().first()
            )
        try:
            self.hasher.verify(self.decoy if row is None else row["password"], password[:LONGEST])
        except VerificationError as error:
            raise BadAccount("there is no account with this name and password") from error
        if row is None:
            raise BadAccount("there is no account with this name and password")
        return read_person(row)

    @property
    def decoy(self) -> str:
        """What is checked where there is no account, so that both cases take as long."""
        if not hasattr(self, "_decoy"):
            self._decoy = self.hasher.hash(secrets.token_urlsafe(ID_BYTES))
        return self._decoy


def read_person(row: Any) -> Person:
    """A person from a row."""
    return Person(row["id"], row["name"], row["password"] is not None, bool(row["keeper"]))


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
