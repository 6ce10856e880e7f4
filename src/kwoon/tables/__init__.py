"""One live table: people and bots around one game, with undo, save and resume. Pages and terminals show it."""
