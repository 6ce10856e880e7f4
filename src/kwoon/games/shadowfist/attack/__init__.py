"""SF-28 to SF-30, SF-41: the attack: declaration, interception, combat, the fate of Sites, going home; Faceoffs."""
