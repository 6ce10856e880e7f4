"""The generator inside the state: the same everywhere, fair, and copied with the game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.engine.chance import Chance, digits


def test_the_words_are_the_same_on_every_machine() -> None:
    chance = Chance(2026)
    assert [chance.word() for _ in range(6)] == [422376141, 3412408826, 677918943, 742332361, 4097315469, 3500604403]
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [6, 7, 1, 9, 5, 2, 8, 4, 0, 3]


def test_sfc32_by_its_definition() -> None:
    """The published step: t = a + b + counter; a = b ^ b >> 9; b = c + c << 3; c = rotl(c, 21) + t."""
    chance = Chance(1)
    a, b, c, counter = chance.a, chance.b, chance.c, chance.count
    mask = 2**32 - 1
    total = (a + b + counter) & mask
    assert chance.word() == total
    assert (chance.a, chance.b) == (b ^ (b >> 9), (c + (c << 3)) & mask)
    assert chance.c == ((((c << 21) | (c >> 11)) & mask) + total) & mask
    assert chance.count == counter + 1


@given(st.integers(), st.integers(1, 2**32))
def test_below_stays_below(seed: int, limit: int) -> None:
    assert 0 <= Chance(seed).below(limit) < limit


@given(st.integers(0, 1000), st.lists(st.integers(0, 50), max_size=60))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_below_is_fair() -> None:
    """Chi squared over 6 faces, 60,000 rolls: far below the 0.1% point (20.5) for this fixed seed."""
    chance = Chance(99)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_every_order_of_a_shuffle_comes_up_alike() -> None:
    chance = Chance(5)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7


@pytest.mark.parametrize("limit", [0, -3, 2**32 + 1])
def test_an_impossible_limit_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 2"):
        Chance(1).below(limit)


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(7)
    copy = chance.clone()
    ahead = [copy.word() for _ in range(5)]
    assert [chance.word() for _ in range(5)] == ahead


def test_a_fork_is_another_stream_and_follows_from_the_first() -> None:
    one, two = Chance(7), Chance(7)
    assert one.fork().word() == two.fork().word()
    assert one.fork().word() != one.clone().word()


@pytest.mark.parametrize("limit", [1, 2, 6, 2**31, 3 * 2**30, 2**32 - 1, 2**32])
def test_below_by_its_definition(limit: int) -> None:
    """The high half of word times limit; a word whose low half is below 2**32 modulo limit is drawn again."""
    chance, words = Chance(3), Chance(3)
    for _ in range(200):
        product = words.word() * limit
        while product % 2**32 < 2**32 % limit:
            product = words.word() * limit
        assert chance.below(limit) == product // 2**32
    assert chance.dump() == words.dump()


def test_a_fork_is_seeded_by_the_next_two_words() -> None:
    chance, words = Chance(7), Chance(7)
    high, low = words.word(), words.word()
    assert chance.fork().dump() == Chance(high * 2**32 + low).dump()
    assert chance.dump() == words.dump()


@given(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
def test_two_words_are_written_as_one_number(high: int, low: int) -> None:
    assert digits(high, low) == b"%d" % ((high << 32) | low)


def test_a_fork_is_the_generator_whose_seed_are_the_next_two_words() -> None:
    chance, same = Chance(7), Chance(7)
    other = chance.fork()
    expected = Chance((same.word() << 32) | same.word())
    assert [other.word() for _ in range(3)] == [expected.word() for _ in range(3)]
    assert chance.word() == same.word()
