"""What can be done only once, or only so often: the numbers by which it is noted in `Table.used` and its like.

Every kind of note has a range of its own, so that no two can be taken for each other. Titles are noted by their lasting
codes (`Card.code`), cards by their numbers in this game.
"""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.terms.ids import CardId, SeatId

ABILITY: Final = 0
"""SF-10.2: an ability of a card."""
MOVED: Final = 1
"""SF-50.11: a move by Mobility."""
SITE_PLAYED: Final = 2
"""SF-25.7: a Site."""
EXTRA_SITE_PLAYED: Final = 3
"""A Site beyond the one a turn, by a permission for its title."""
CRISIS_PLAYED: Final = 4
"""SF-50.4: a card at its Crisis cost."""
LIMITED_PLAYED: Final = 5
"""SF-49.9: a Limited Event, or a Limited card whose play was canceled."""
RETURNED: Final = 6
"""SF-44.1: a card returned to play."""
GAINED: Final = 7
"""A point of Power from an effect that gives a player only a limited number of them in a turn."""
ONE_SHOT_PLAYED: Final = 8
"""SF-49.5: a One-Shot card; noted for the whole game."""
FREE_ATTACK_MADE: Final = 9
"""An attack without turning, by one stay of a card in play (its stamp)."""
NO_EVENT_POWER: Final = 10
"""SF-17.2.1: a player for whom Events generate no Power in this Establishing Shot."""
NO_MORE_ATTACKS: Final = 20
"""SF-28.1: a player who declares no more attacks this turn."""
NO_DISCARDS: Final = 21
"""SF-39: a player who cannot discard, and the last turn in which that is so; noted for the whole game."""
CALLED: Final = 23
"""SF-28.6: one stay of a Character in play (its stamp) that an effect lets intercept beyond its player's chance."""
ANSWERING: Final = 24
"""The same, while it is asked whether it does; nobody else of its player's may come then."""
TOP_SEEN: Final = 22
"""SF-9.2: the card that everyone saw last on a player's deck; noted for the whole game."""

TURN_COMPLETED: Final = 11
"""SF-22.0: a player has completed a turn; noted for the whole game, if a card asks."""
DEFENDED: Final = 12
"""SF-28.6.1: a player has declared interceptors in this attack; noted if a card asks."""

RETURNED_BY_ITSELF: Final = 16
"""SF-44.1: a card returned to play by its own ability, which limits only itself."""
STRUCK: Final = 14
"""SF-28.11: a player whose Feng Shui Site was attacked successfully in this attack; noted if a card asks."""
REVEALED_NOW: Final = 15
"""SF-24.4: one stay of a Site in play (its stamp) that was revealed this turn; noted if its own text asks."""

ABOVE_ONE: Final = 13
"""SF-15.1: one stay of a Character in play (its stamp), which has more than 1 Fighting; noted if a card asks."""

SUBJECT_HELD: Final = 25
"""SF-35.3: one stay of a State in play (its stamp) that has taken control of another State, which could be placed anew
then (SF-44.3); noted for the whole game. Every card asks for it that controls its subject."""

KINDS: Final = 40
"""From which bit on a note tells its kind."""


def ability_note(card: CardId, ability: int) -> int:
    """The use of a card's ability."""
    return card << 6 | ability


def card_noted(note: int) -> CardId:
    """The card whose ability was used."""
    return CardId(note >> 6)


def ability_noted(note: int) -> int:
    """Which of its abilities."""
    return note & 63


def is_of_card(note: int, card: CardId) -> bool:
    """Whether it is the use of an ability of that card."""
    return note >> 6 == card


def note(kind: int, who: int) -> int:
    """What a card or a player did."""
    return kind << KINDS | who


def kind_noted(note: int) -> int:
    """Which kind of note it is."""
    return note >> KINDS


def note_by(kind: int, what: int, seat: SeatId) -> int:
    """What a player did with cards of a title, or got from one stay of a card (its stamp)."""
    return note(kind, what << 3 | seat)
