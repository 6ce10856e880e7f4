"""Effects from their generation to their end: playing, returning, resolving, damage, control, auctions."""
