"""10,000 Bullets."""

TITLE = "10,000 Bullets"
