"""The comprehensive rulebook, chapter by chapter: each rule under its id."""
