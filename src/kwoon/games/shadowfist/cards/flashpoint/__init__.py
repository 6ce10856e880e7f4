"""Flashpoint."""

TITLE = "Flashpoint"
