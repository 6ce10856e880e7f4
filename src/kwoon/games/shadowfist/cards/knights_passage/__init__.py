"""Knight's Passage."""

TITLE = "Knight's Passage"
