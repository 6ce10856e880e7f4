"""Revelations."""

TITLE = "Revelations"
