"""The card language: what a card does, as data over a small vocabulary; its text is printed from the same data."""
