"""Empire of Evil."""

TITLE = "Empire of Evil"
