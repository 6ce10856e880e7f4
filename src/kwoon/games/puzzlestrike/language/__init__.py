"""What a chip says: a row of effects, done in reading order."""
