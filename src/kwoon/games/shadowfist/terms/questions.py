"""The kinds of question that the game asks, and what their options are: numbers, some of them packed (`packing`)."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.terms.packing import action as action  # legality has it from here

ACT: Final = 0
"""Start or join a scene, or pass: a packed action."""
MAIN: Final = 1
"""SF-22.3.2: the Main Shot's three options."""
PICK: Final = 2
"""A card for a choice of an effect: a card, or DONE."""
WHERE: Final = 3
"""Where a card is put into play: a location, or NONE for a new one."""
ATTACK_TARGET: Final = 4
ATTACKER: Final = 5
JOIN: Final = 6
INTERCEPT: Final = 7
"""A packed pair of an interceptor and an attacker, or DONE."""
DIVIDE: Final = 8
"""How much damage goes to the next card."""
FATE: Final = 9
"""SF-30.3.3: what becomes of a Site whose Body is zero."""
BID: Final = 10
KEEP: Final = 11
"""SF-31.7.1: which Unique card stays."""
GENERATE: Final = 12
"""SF-22.2.2.1: generate Power, or skip it."""
STAY_TURNED: Final = 13
DISCARD: Final = 14
TRIGGER: Final = 15
"""Which triggered effect to generate next: its place in the list, or DONE."""
WHERE_TO: Final = 16
NO_SEARCH: Final = -9
"""An answer to PICK, where a text says "may search": the deck is left alone."""
MAY: Final = 17
"""Yes or no during resolution."""
PLAYER: Final = 18
HOW_MANY: Final = 19
RETURN_TO: Final = 20
"""SF-28.8: home, or the seized Site's location."""
SPARE: Final = 21
"""Who attacks without turning: a card, or DONE."""
FACE: Final = 22
"""SF-25.7.1: a Feng Shui Site face down (0) or face up (1)."""
FIRST_AUCTION: Final = 23
"""SF-31.8: which Unique card's auction comes first."""
POSITION: Final = 24
"""Which Site comes to lie in the next position of a structure."""
WHICH_TEXT: Final = 25
"""SF-36.5: whose text a card copies: a definition."""

KIND_NAMES: Final = (
    "act",
    "main shot",
    "pick",
    "where",
    "attack target",
    "attacker",
    "join",
    "intercept",
    "divide damage",
    "fate of the Site",
    "bid",
    "keep",
    "generate Power",
    "stay turned",
    "discard",
    "trigger",
    "where to",
    "may",
    "player",
    "how many",
    "return to",
    "attack without turning",
    "face",
    "first auction",
    "position",
    "text to copy",
)

# What a packed action does.
PLAY_CARD: Final = 1
USE: Final = 2
HEAL: Final = 3
MOVE: Final = 4
REVEAL: Final = 5
USE_STEALTH: Final = 6
USE_TACTICS: Final = 7
DECLARE_ATTACK: Final = 9
END_TURN: Final = 10
CLAIM_ATTACK: Final = 12
"""SF-28.1.2: to declare an attack when the scene is over, in an opponent's turn."""
USE_INFLUENCE: Final = 13

PASS: Final = -1
LET_ALL_GO: Final = -2
"""None of the triggered effects that wait together; PASS lets go of the first of them."""

# Fates of a Site (SF-30.3.3).
SMOKE_IT: Final = 0
SEIZE_IT: Final = 1
BURN_FOR_VICTORY: Final = 2
BURN_FOR_POWER: Final = 3
