"""Queen's Gambit."""

TITLE = "Queen's Gambit"
