"""All chance of a game: a small seeded generator that lives inside the state.

The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator of 32-bit words): its sums stay far
below 63 bits, so it is fast when compiled, and it gives the same numbers on every machine and Python version.
"""

from __future__ import annotations

import hashlib
from typing import ClassVar, Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.plain import Plain

MASK: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000
BILLION: Final = 1_000_000_000

N = TypeVar("N")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Plain):
    """A generator whose whole memory is four 32-bit words."""

    FIELDS: ClassVar[tuple[str, ...]] = ("a", "b", "c", "count")

    def __init__(self, seed: int) -> None:
        self.a: int = 0
        self.b: int = 0
        self.c: int = 0
        self.count: int = 0
        self.begin(b"%d" % seed)

    def begin(self, seed: bytes) -> None:
        """Forget everything and begin with a seed, given by its decimal digits."""
        words = hashlib.blake2b(b"kwoon chance " + seed, digest_size=12).digest()
        self.a = int.from_bytes(words[0:4], "little")
        self.b = int.from_bytes(words[4:8], "little")
        self.c = int.from_bytes(words[8:12], "little")
        self.count = 1
        for _ in range(12):
            self.word()

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Chance, bare)
        new.a = self.a
        new.b = self.b
        new.c = self.c
        new.count = self.count

    def word(self) -> int:
        """The next 32 bits."""
        b = self.b
        c = self.c
        drawn = (self.a + b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + drawn) & MASK
        return drawn

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely as the others (Lemire's multiplication)."""
        if not 0 < limit <= WORDS:
            raise ValueError(f"below() takes a limit from 1 to 2**32, not {limit}")
        product = self.word() * limit
        low = product & MASK
        if low < limit:
            unfair = WORDS % limit
            while low < unfair:
                product = self.word() * limit
                low = product & MASK
        return product >> 32

    def shuffle(self, cards: list[N]) -> None:
        """Put a list into random order, in place (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def fork(self) -> Chance:
        """A generator of its own whose numbers follow from this one's, for a copy of the game to go on with."""
        high = self.word()
        low = self.word()
        new = self.clone()
        new.begin(digits(high, low))
        return new


def digits(high: int, low: int) -> bytes:
    """The number of 64 bits that two words are, in decimal digits.

    It is never put together: compiled by mypyc 2.4, what is passed on as a number beyond 62 bits is never freed again,
    which cost a bot that searches half a megabyte for each second of thinking.
    """
    rest = high * (WORDS % BILLION) + low
    billions = high * (WORDS // BILLION) + rest // BILLION
    return b"%d%09d" % (billions, rest % BILLION) if billions else b"%d" % rest
