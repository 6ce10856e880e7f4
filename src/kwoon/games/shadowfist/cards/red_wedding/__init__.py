"""Red Wedding."""

TITLE = "Red Wedding"
