"""Shaolin Showdown."""

TITLE = "Shaolin Showdown"
