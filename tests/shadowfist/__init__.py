"""Shadowfist: rules and cards, played at small tables."""
