"""Numbers that hold more than one thing, packed and unpacked again: nobody else knows how.

A chip in a place is one number: whose it is, the place, and the kind of chip. Several kinds, colours, seats or piles
are one number too: a set. Gems that float lie in one row of numbers, three for each send.
"""

from __future__ import annotations

from typing import Final

from kwoon.games.puzzlestrike.terms.ids import ChipKind, Pile

PLACE: Final = 6
"""From which bit on a chip in a place says which place; the kind stands below."""
OWNER: Final = 9
"""From which bit on it says whose: a seat, or the number of a gem pile. The bank's owner is 0."""
KINDS: Final = 1 << PLACE
PLACES: Final = 1 << (OWNER - PLACE)

ALL: Final = (1 << 62) - 1
"""The set of everything."""

FLOAT: Final = 3
"""How many numbers a send that floats takes."""


# --- a chip in a place ------------------------------------------------------------------------------------------------


def chip_in_place(owner: int, place: int, kind: ChipKind) -> int:
    """A chip in a place as one number.

    Kind 0 leaves room for the others: `base | kind` is one of another kind there, for who packs many.
    """
    return owner << OWNER | place << PLACE | kind


def kind_of(code: int) -> ChipKind:
    """Which kind of chip it is."""
    return ChipKind(code & (KINDS - 1))


def place_of(code: int) -> int:
    """Where it lies."""
    return code >> PLACE & (PLACES - 1)


def owner_of(code: int) -> int:
    """Whose it is: a seat, or for a gem of a pile the pile."""
    return code >> OWNER


# --- sets -------------------------------------------------------------------------------------------------------------


def set_of(member: int) -> int:
    """The set that holds this one alone; `|` joins sets, `&` is what both hold, `^` takes out what is in."""
    return 1 << member


def holds(members: int, member: int) -> bool:
    """Whether a set holds this one."""
    return members >> member & 1 == 1


# --- PS-8.4: sends that float -----------------------------------------------------------------------------------------


def float_up(floating: list[int], pile: Pile, gems: int, heavy: bool) -> None:
    """Gems bound for a pile float from now on; they are heavy when a 4-gem was broken for them."""
    floating.extend((pile, gems, 1 if heavy else 0))


def sends_in(floating: list[int]) -> list[tuple[Pile, int, bool]]:
    """The sends that float, the oldest first: each its pile, how many gems, and whether they are heavy."""
    return [(Pile(floating[at]), floating[at + 1], floating[at + 2] == 1) for at in range(0, len(floating), FLOAT)]
