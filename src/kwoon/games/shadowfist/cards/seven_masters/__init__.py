"""Seven Masters vs. The Underworld."""

TITLE = "Seven Masters vs. The Underworld"
