"""The cards, set by set."""
