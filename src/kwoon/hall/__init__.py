"""The hall: people and bots at tables, kept in a database. Inside: the store, and the house that runs the tables."""
