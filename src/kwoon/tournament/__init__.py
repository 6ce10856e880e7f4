"""Shadowfist tournaments, as pure functions and values."""
