"""Puzzle Strike: Shadows: a deck builder that plays a puzzle game that plays a fighting game, for 2 to 4 players.

Walk through it with the rulebook in hand. `rules`: `setup` and `match` open and close a game, `turn` is one turn,
`play` is a chip being played with its red fist, `reaction` an answer to it, `send` gems in the air. What chips say is a
small language (`language.script`) of `words`, and `chips` are written in it. `state` is what lies on the table, `terms`
the numbers and names that all share, `shown` what people see of it. `tournament` is a best of three with the loser's
choice between games.
"""
