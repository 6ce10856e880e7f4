"""Coming Darkness."""

TITLE = "Coming Darkness"
