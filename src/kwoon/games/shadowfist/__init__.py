"""Shadowfist: the dynamic card game of the Secret War."""
