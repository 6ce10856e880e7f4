"""Endgame."""

TITLE = "Endgame"
