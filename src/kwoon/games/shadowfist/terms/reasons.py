"""Why not: every check of what a player may do gives its reason as a number, which `why` puts in words."""

from __future__ import annotations

from typing import Final

OK: Final = 0
WHY_CLOSED: Final = 1
WHY_RESOURCES: Final = 2
WHY_POWER: Final = 3
WHY_NOT_MAIN_SHOT: Final = 4
WHY_IN_ATTACK: Final = 5
WHY_SITE_PLAYED: Final = 6
WHY_SITE_LIMIT: Final = 7
WHY_UNIQUE: Final = 8
WHY_LIMITED: Final = 9
WHY_ONE_SHOT: Final = 10
WHY_NO_CHOICE: Final = 11
WHY_TRIGGER: Final = 12
WHY_TURNED: Final = 13
WHY_SPENT: Final = 14
WHY_COST: Final = 15
WHY_CONDITION: Final = 16
WHY_RESPONSE: Final = 17
WHY_START: Final = 18
WHY_NOT_READY: Final = 19
WHY_NO_ABILITY: Final = 20
WHY_BLANK: Final = 22
WHY_UNDAMAGED: Final = 23
WHY_PREVENTED: Final = 24
WHY_NOWHERE: Final = 25
WHY_AUCTION: Final = 26
WHY_NO_SUBJECT: Final = 27
WHY_NOT_HEALED: Final = 28
WHY_LASTING: Final = 29
WHY_NO_TURN_TO_HEAL: Final = 30
WHY_FACEOFF: Final = 31
WHY_CIRCLES: Final = 32
