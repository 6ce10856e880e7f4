"""The moments of a turn (SF-22) and of an attack (SF-28), as a view tells them to everyone alike."""

from __future__ import annotations

from typing import Final

OVER: Final = "over"

START_OF_TURN: Final = "start of the turn"
ESTABLISHING_SHOT: Final = "Establishing Shot"
MAIN_SHOT: Final = "Main Shot"
END_DECLARED: Final = "end of the turn declared"
END_OF_TURN: Final = "end of the turn"

DECLARING: Final = "declaring an attack"
ATTACK_DECLARED: Final = "attack declared"
JOINING: Final = "joining the attack"
INTERCEPTION: Final = "interception"
INTERCEPTED: Final = "interceptors declared"
COMBAT: Final = "combat"
FATE: Final = "fate of the Site"
END_OF_ATTACK: Final = "end of the attack"
