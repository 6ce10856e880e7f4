"""Year of the Goat."""

TITLE = "Year of the Goat"
