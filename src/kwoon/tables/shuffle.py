"""Shuffles that can be checked: the seed follows from a secret that was promised before, and from the players' words.

Before the deal the hall shows a promise, the hash of a secret. Every seat may add words. The seed is made from both, so
that neither the hall nor a player alone can choose it, and the secret is shown at the end for everyone to check.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from kwoon.engine.errors import KwoonError
from kwoon.engine.plain import Data
from kwoon.engine.record import Record

SEED_BYTES = 16
SECRET_BYTES = 24


class BadShuffle(KwoonError):
    """A deal that is not the promised one; says which part is not."""


@dataclass(frozen=True)
class Shuffle:
    """What a deal followed from: the promise, the secret behind it, and each seat's words."""

    promise: str
    secret: str
    words: tuple[str, ...]

    def plain(self) -> dict[str, Data]:
        """As a record keeps it."""
        return {"promise": self.promise, "secret": self.secret, "words": list(self.words)}

    def check(self, seed: int) -> None:
        """Whether this made that seed, and the secret is the promised one; else an error says what is wrong."""
        self.check_promise()
        self.check_seed(seed)

    def check_promise(self) -> None:
        """Whether the secret is the promised one."""
        if promise_of(self.secret) != self.promise:
            raise BadShuffle("the secret is not the one that was promised: its hash is another")

    def check_seed(self, seed: int) -> None:
        """Whether the secret and the words made that seed."""
        if seed_of(self.secret, self.words) != seed:
            raise BadShuffle("the seed does not follow from the promised secret and the players' words")


def shuffle_of(record: Record) -> Shuffle | None:
    """What a record says that its seed followed from; None if it says nothing."""
    if record.shuffle is None:
        return None
    words = record.shuffle["words"]
    assert isinstance(words, list)
    return Shuffle(str(record.shuffle["promise"]), str(record.shuffle["secret"]), tuple(map(str, words)))


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def promise_of(secret: str) -> str:
    """What is shown of a secret before the deal."""
    return hashlib.sha256(f"kwoon promise {secret}".encode("utf-8", "surrogatepass")).hexdigest()


def seed_of(secret: str, words: Sequence[str]) -> int:
    """The seed of a game. Who gave which word does not matter: the lots for the seats are drawn with this seed.

    Each word counts with its length, so that no two lists of words give the same text.
    """
    parts = [f"kwoon seed {secret}", *(f"{len(each)}:{each}" for each in sorted(words))]
    return int.from_bytes(
        hashlib.sha256("\n".join(parts).encode("utf-8", "surrogatepass")).digest()[:SEED_BYTES], "big"
    )
