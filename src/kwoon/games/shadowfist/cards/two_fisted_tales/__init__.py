"""Two-Fisted Tales of the Secret War."""

TITLE = "Two-Fisted Tales of the Secret War"
