"""Shadowfist: the dynamic card game of the Secret War, for 2 to 5 players.

Walk through it with the rulebook in hand. `turn` is a match and its turns, `scene` lets effects wait for each other,
`attack` goes from a declaration through interception and combat to what becomes of a Site. `legality` says what a
player may do; `effects` generate it, resolve it and do what it does; `keywords` and `lasting` are bold-faced abilities,
triggers and what lasts. Values, costs and permissions as they stand now come from `standing`. What cards say is a
language (`language`) of `words`, and `cards` are written in it. `state` is what lies on the table, `terms` the numbers
and names that all rooms share, `shown` what people see of it.
"""
