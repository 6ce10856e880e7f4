"""Throne War."""

TITLE = "Throne War"
