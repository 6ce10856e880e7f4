"""Reloaded."""

TITLE = "Reloaded"
