"""The verbs of the actions of Shadowfist, besides those that every game has."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.terms import questions as q

PLAY: Final = "play"
PLAY_AT_CRISIS: Final = "play at crisis"
"""SF-50.4: to play a card at its Crisis cost."""
PLAY_AS_STATE: Final = "play as state"
"""SF-7.1.1: to play a card as the State that its text makes of it."""
USE: Final = "use"
HEAL: Final = "heal"
MOVE: Final = "move"
REVEAL: Final = "reveal"
STEALTH: Final = "stealth"
TACTICS: Final = "tactics"
INFLUENCE: Final = "influence"
ATTACK: Final = "attack"
CLAIM: Final = "claim"
"""SF-28.1.2: to declare an attack when the scene is over, in an opponent's turn."""

OF_CODES: Final = {
    q.PLAY_CARD: PLAY,
    q.USE: USE,
    q.HEAL: HEAL,
    q.MOVE: MOVE,
    q.REVEAL: REVEAL,
    q.USE_STEALTH: STEALTH,
    q.USE_TACTICS: TACTICS,
    q.USE_INFLUENCE: INFLUENCE,
    q.DECLARE_ATTACK: ATTACK,
    q.CLAIM_ATTACK: CLAIM,
}
"""What a packed action does; to end the turn is a verb of every game."""

INTERCEPT: Final = "intercept"
DECLARE: Final = "declare"
"""To declare the attack with those who were picked."""
PUT: Final = "put"
"""At a location, or at a new one on the right if no place is said."""
PUT_BEHIND: Final = "put behind"
"""SF-9.1.3.2: a Site in the back row of a location."""
DISCARD: Final = "discard"
DIVIDE: Final = "divide"
"""How much of the damage goes to the next card."""
BID: Final = "bid"
AMOUNT: Final = "amount"
"""How many, or what X is."""
COPY: Final = "copy"
"""The text of that title."""
GENERATE: Final = "generate"
SKIP: Final = "skip"
FACE_UP: Final = "face up"
FACE_DOWN: Final = "face down"
TRIGGER: Final = "trigger"
"""A triggered effect of the card; its targets are what it happened to and what did it."""
RESPOND: Final = "respond"
"""To an effect in the scene: the card that it came from, and whose it is."""
LET_GO: Final = "let go"
LET_ALL_GO: Final = "let all go"

SMOKE: Final = "smoke"
SEIZE: Final = "seize"
BURN_FOR_VICTORY: Final = "burn for victory"
BURN_FOR_POWER: Final = "burn for power"
FATES: Final = {
    q.SMOKE_IT: SMOKE,
    q.SEIZE_IT: SEIZE,
    q.BURN_FOR_VICTORY: BURN_FOR_VICTORY,
    q.BURN_FOR_POWER: BURN_FOR_POWER,
}
"""SF-30.3.3: what may become of a Site whose Body is zero."""
