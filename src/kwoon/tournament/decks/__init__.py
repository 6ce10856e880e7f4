"""Decks: every title ever printed, environments and formats, pods, and whether a deck is legal (TR-3, TR-6)."""
