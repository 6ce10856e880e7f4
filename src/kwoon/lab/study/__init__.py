"""Studies: a question to many games, written in a small file, and what they answer as Parquet, charts and a page."""
