"""Reinforcements."""

TITLE = "Reinforcements"
