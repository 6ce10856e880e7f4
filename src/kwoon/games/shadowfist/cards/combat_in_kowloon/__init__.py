"""Combat in Kowloon: the whole set."""

TITLE = "Combat in Kowloon"
