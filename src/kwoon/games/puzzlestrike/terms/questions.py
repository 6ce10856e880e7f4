"""The kinds of question. An option's number is DONE, YIELD, a chip in a place, or what the kind says.

`packing` makes one number of a chip in a place, with the places of `table`. The other kinds count piles (TARGET), seats
(OPPONENT, PLAYER), ways (CHOOSING), no and yes (MAY), colours (NAMING), pairs of gems (COMBINING), characters, kinds of
chips, or the loser's choices.
"""

from __future__ import annotations

from typing import Final

YIELD: Final = -2
"""A teammate goes on first."""

PLAY: Final = 0
REACT: Final = 1
COPY: Final = 2
BUY: Final = 3
HOLD: Final = 4
KEEP: Final = 5
BREAK: Final = 6
COMBINING: Final = 7
TARGET: Final = 8
DISCARDING: Final = 9
TRASHING: Final = 10
GAINING: Final = 11
TAKING: Final = 12
CHOOSING: Final = 13
MAY: Final = 14
NAMING: Final = 15
OPPONENT: Final = 16
REMOVING: Final = 17
GROWING: Final = 18
STUNNED: Final = 19
PLAYER: Final = 20
CHARACTER_PICK: Final = 21
DRAFT_PICK: Final = 22
FREE_PLAY: Final = 23
SHOWING: Final = 24
PUTTING: Final = 25
LOSERS_CHOICE: Final = 26
SWAP_OUT: Final = 27
SWAP_IN: Final = 28

KIND_NAMES: Final = (
    "play",
    "react",
    "copy",
    "buy",
    "hold back",
    "keep",
    "break",
    "combine",
    "target",
    "discard",
    "trash",
    "gain",
    "take",
    "choose",
    "may",
    "name a colour",
    "choose an opponent",
    "remove a stack",
    "grow",
    "discard to combine",
    "choose a player",
    "pick a character",
    "draft",
    "play free",
    "reveal",
    "put",
    "loser's choice",
    "swap out",
    "swap in",
)

CODED: Final = (
    PLAY,
    REACT,
    COPY,
    BUY,
    HOLD,
    KEEP,
    BREAK,
    DISCARDING,
    TRASHING,
    GAINING,
    TAKING,
    REMOVING,
    GROWING,
    STUNNED,
    FREE_PLAY,
    SHOWING,
    PUTTING,
)
"""The kinds whose options are chips in places."""

GIVING_UP: Final = (DISCARDING, TRASHING, STUNNED)
"""The kinds whose options use a chip for nothing but to be rid of it."""
