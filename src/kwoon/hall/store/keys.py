"""Keys: what programs hold to act in a person's name, and which people are programs themselves."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Engine, delete, select

from kwoon.hall.store.people import Person, hashed, read_person
from kwoon.hall.store.schema import people
from kwoon.hall.store.schema_keys import keys, machines

PREFIX: Final = "kwoon_"
"""How every key begins: whoever finds one in a file knows what it opens."""
KEY_BYTES: Final = 24
WORDS: Final = 40


@dataclass(frozen=True)
class Key:
    """A key as it is remembered."""

    id: str
    """The hash of what the program holds: enough to end it, not enough to use it."""
    words: str
    made_at: datetime


class Keys:
    """Reads and writes keys. Only their hashes are kept: a key can be read once, when it is made."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def make(self, person: Person, words: str) -> str:
        """A new key for a person; what the program is to hold."""
        key = PREFIX + secrets.token_urlsafe(KEY_BYTES)
        row = {"token": hashed(key), "person_id": person.id, "words": words[:WORDS], "made_at": datetime.now(UTC)}
        with self.engine.begin() as connection:
            connection.execute(keys.insert().values(row))
        return key

    def holder(self, key: str) -> Person | None:
        """In whose name a key acts; None for one that was ended, or never made."""
        statement = select(people).join(keys, keys.c.person_id == people.c.id).where(keys.c.token == hashed(key))
        with self.engine.connect() as connection:
            row = connection.execute(statement).mappings().first()
        return None if row is None else read_person(row)

    def of(self, person: Person) -> list[Key]:
        """A person's keys, the newest first."""
        statement = select(keys).where(keys.c.person_id == person.id).order_by(keys.c.made_at.desc())
        with self.engine.connect() as connection:
            rows = connection.execute(statement).mappings().all()
        return [Key(row["token"], row["words"], row["made_at"]) for row in rows]

    def end(self, person: Person, key: str) -> bool:
        """End one of a person's keys, by its id; False if this person has no such key."""
        statement = delete(keys).where(keys.c.token == key, keys.c.person_id == person.id)
        with self.engine.begin() as connection:
            return connection.execute(statement).rowcount == 1

    def enlist(self, person: Person, owner: Person | None) -> None:
        """This person is a program, made by that one."""
        row = {"person_id": person.id, "owner_id": owner.id if owner else None, "made_at": datetime.now(UTC)}
        with self.engine.begin() as connection:
            connection.execute(machines.insert().values(row))

    def machines(self, ids: Iterable[str | None]) -> set[str]:
        """Which of these people are programs."""
        wanted = {each for each in ids if each}
        if not wanted:
            return set()
        with self.engine.connect() as connection:
            found = connection.execute(select(machines.c.person_id).where(machines.c.person_id.in_(wanted)))
            return set(found.scalars())
