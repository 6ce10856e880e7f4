"""When and how often a used ability can be generated, as small numbers."""

from __future__ import annotations

from typing import Final

# When a used ability can be generated.
OPEN: Final = 0
"""In any open scene (SF-23.1)."""
MAIN_SHOT: Final = 1
"""In an open scene during your Main Shot."""
ANY_MAIN_SHOT: Final = 2
RESPONSE: Final = 3
"""In response to an effect in the scene, also a closed one (SF-26.2)."""
START_OF_TURN: Final = 4
"""In the closed scene at the start of your turn (SF-22.2.1)."""
OPEN_RESPONSE: Final = 5
"""About an effect in the scene, but without the words that break into a closed one (SF-23.2)."""
OUTSIDE_ATTACK: Final = 6
"""In an open scene during your Main Shot, outside of an attack: when Characters are played (SF-25.1.1, SF-25.4)."""
ANY_SCENE: Final = 7
"""In any open scene, or a closed one that holds an effect which this one cancels (SF-23.2)."""
DURING_AUCTION: Final = 8
"""SF-31.3: in the closed scene after a bid or a pass."""
FOR_A_FACEOFF: Final = 9
"""SF-41.1: in any open scene, but not during an attack."""

# How often.
UNLIMITED: Final = 0
ONCE_PER_TURN: Final = 1
ONCE_PER_ATTACK: Final = 2
TWICE_PER_TURN: Final = 3
ONE_PER_TURN: Final = 4
"""SF-24.2.1: once per turn, one of all the abilities of its card that are limited so ("choose one")."""
LIMIT_WORDS: Final = ("", "once per turn", "once per attack", "twice per turn", "once per turn, one of these")
