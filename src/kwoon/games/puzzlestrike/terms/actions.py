"""The verbs of the actions of Puzzle Strike, besides those that every game has."""

from __future__ import annotations

from typing import Final

from kwoon.games.puzzlestrike.terms import questions as q

YIELD: Final = "yield"
"""To let one's teammate go on first."""
COMBINE: Final = "combine"
TARGET: Final = "target"
"""At which gem pile: its number."""
CHOOSE: Final = "choose"
"""One of the ways of a chip: its number."""
NAME: Final = "name"
"""A colour."""
DRAFT: Final = "draft"
TAKE_CHARACTER: Final = "take character"

KEEP_ALL: Final = "keep all"
OTHER_CHARACTER: Final = "other character"
SWAP_STACK: Final = "swap stack"
NEW_BANK: Final = "new bank"
LOSERS_CHOICES: Final = (KEEP_ALL, OTHER_CHARACTER, SWAP_STACK, NEW_BANK)
"""PS-12.2: what the loser of a game of a match may change before the next one, in the order of its codes."""
SWAP_OUT: Final = "swap out"
SWAP_IN: Final = "swap in"

OF_CHIPS: Final = {
    q.PLAY: "play",
    q.REACT: "react",
    q.COPY: "copy",
    q.BUY: "buy",
    q.HOLD: "hold back",
    q.KEEP: "keep",
    q.BREAK: "break",
    q.DISCARDING: "discard",
    q.TRASHING: "trash",
    q.GAINING: "gain",
    q.TAKING: "take",
    q.REMOVING: "remove",
    q.GROWING: "grow",
    q.STUNNED: "discard",
    q.FREE_PLAY: "play free",
    q.SHOWING: "reveal",
    q.PUTTING: "put",
}
"""What is done with the chips of each kind of question."""
