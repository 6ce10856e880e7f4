"""The house runs the tables: it opens them, takes answers, lets bots think, and finds them again after a crash."""
