"""Bots for Shadowfist."""
