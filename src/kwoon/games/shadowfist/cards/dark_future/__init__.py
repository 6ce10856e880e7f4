"""Dark Future."""

TITLE = "Dark Future"
