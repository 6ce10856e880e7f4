"""Kung Fu Fighting: a light brawl of attacks, blocks, stances and weapons for 2 to 6 players.

Walk through it with the rulebook in hand. `rules`: `match` deals and passes the turn, `turn` is one turn, `attack` puts
an attack together, `exchange` resolves it with its blocks and counter attacks. `state` is what lies on the table,
`cards` what the cards do, `terms` the numbers and names that all share, `shown` what people see.
"""
