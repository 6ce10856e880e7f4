"""The event: a log of acts, and all that is derived from it: people, rounds, standings, penalties (TR-1, 2, 6)."""
