"""Crowded boards, on which the soak plays: every card of the library has its turn, and hands can be paid for."""

from collections import Counter

from kwoon.games import game_named
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.cards.sampling import COPIES, SIZE, crowd_deck
from kwoon.games.shadowfist.standing.derive import resources_of
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import EVENT
from kwoon.games.shadowfist.terms.ids import all_seats


def boards(count: int) -> list[Table]:
    spec = game_named("shadowfist")
    found = [spec.new(spec.crowded({"players": 2 + seed % 4}, seed), seed) for seed in range(count)]
    return [game for game in found if isinstance(game, Table)]


def test_each_card_has_a_deck_that_is_built_around_it() -> None:
    for number, card in enumerate(library()):
        copies = Counter(crowd_deck(number))
        assert copies[card.title] >= COPIES - 1
        assert copies.total() == SIZE
        assert max(copies.values()) <= COPIES


def test_most_hands_can_be_paid_for_with_what_was_smoked() -> None:
    """SF-18.1: resources come from the smoked pile too."""
    held = lacking = 0
    for table in boards(40):
        for seat in all_seats(table.seats):
            pool = resources_of(table, seat)
            for card in table.hands[seat]:
                held += 1
                lacking += any(pool[at] < needed for at, needed in enumerate(table.card(card).requires))
    assert held > 500
    assert lacking < held / 8


def test_events_lie_among_the_smoked_cards() -> None:
    """There are cards that look for them there."""
    smoked = [table.type_of(card) for table in boards(10) for pile in table.smoked for card in pile]
    assert len(smoked) / 12 < smoked.count(EVENT) < len(smoked) / 2
