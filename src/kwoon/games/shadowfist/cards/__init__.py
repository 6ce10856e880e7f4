"""The cards: a folder for each set, and in it a file for each faction; decks of them, and how they are found."""
