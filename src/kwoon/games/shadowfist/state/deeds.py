"""What a verb does, as a kind and a number: for bots, which weigh deeds and need to know no verb by its name."""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0
"""Nothing that could be weighed: it only asks, shows or reminds, or whom it helps depends on everything else."""
ITS_PARTS: Final = 1
"""What its parts do (`Verb.parts`)."""
LATER: Final = 2
"""What its parts do, if their time ever comes."""

# For its player; the number is below zero if the player loses by it.
GAINS: Final = 3
"""Power for its player."""
ALL_GAIN: Final = 4
"""Power for everyone."""
OTHERS_GAIN: Final = 5
"""Power for others."""
GENERATES: Final = 6
"""Power in place of what the Sites would generate."""
STEALS: Final = 7
"""The Power of another player."""
PLAYS: Final = 8
"""A card is played in another way: the number is how much cheaper."""
RETURNS: Final = 9
"""A Character comes back to play."""
DRAWS: Final = 10
"""Cards for the hand, or into play from a pile."""
BRINGS: Final = 11
"""Characters come into play that were nowhere: the number is their Fighting, all together."""
DISCARDS: Final = 12
"""Others discard so many cards; below zero, the player does."""
SACRIFICES: Final = 13
"""Others sacrifice so many cards; below zero, the player does."""
BURNS: Final = 14
"""Cards for the burned-for-victory pile: so much closer to victory."""
COUNTS: Final = 15
"""A number of counters is put on a card."""
HELPS: Final = 16
"""Something else that helps its player a little."""
CANCELS: Final = 17
"""The effect or the card that is answered is canceled."""
DEFLECTS: Final = 18
"""Attackers, or damage, are led elsewhere."""

# To the cards that it acts on.
GIVES: Final = 19
"""They gain so much in a fight."""
STOPS: Final = 20
"""They cease to attack."""
HURTS: Final = 21
"""They are damaged, by the number."""
SMOKES: Final = 22
"""They leave play for good."""
TAKES: Final = 23
"""They change sides."""
TO_HAND: Final = 24
TURNS: Final = 25
UNTURNS: Final = 26
HEALS: Final = 27
HEALS_POINTS: Final = 28
"""Damage of any cards is healed, as its player divides it."""
SHIELDS: Final = 29
"""What they inflict is reduced to nothing."""
BLANKS: Final = 30
"""They are canceled, or their text is blank, for a while."""
AFFECTS: Final = 31
"""Something else that is good or bad for them a little."""

FREE: Final = 99
"""For a card that is played at no cost: this much cheaper."""
A_HAND: Final = 3
"""How many cards a whole hand is taken for."""
A_TURN: Final = 2
"""What the Power of a turn is taken for."""
