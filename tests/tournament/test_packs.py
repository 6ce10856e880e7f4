"""Packs from a set list with a seed, and sealed pools."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kwoon.engine.chance import Chance
from kwoon.tournament.decks.titles import find, in_set
from kwoon.tournament.drafts.packs import make_packs, sealed_pools
from tests.rules import rule

CS, SG, DF = "Critical Shift", "Shurikens and Six Guns", "Dark Future"


@given(st.integers(0, 10**9), st.integers(1, 30))
@settings(max_examples=25)
def test_packs_follow_from_the_seed_and_spread_a_set_evenly(seed: int, count: int):
    packs = make_packs("Endgame", count, Chance(seed))
    assert packs == make_packs("Endgame", count, Chance(seed))
    counted = Counter(card for pack in packs for card in pack)
    assert all(len(set(pack)) == 12 for pack in packs)
    assert max(counted.values()) - min(counted.get(each.name, 0) for each in in_set("Endgame")) <= 2


def test_other_seeds_make_other_packs():
    assert make_packs("Endgame", 1, Chance(1)) != make_packs("Endgame", 1, Chance(2))


@rule("TR-6.1.f")
@given(st.integers(1, 12), st.lists(st.sampled_from([CS, SG, DF]), min_size=1, max_size=8), st.integers(0, 10**9))
@settings(max_examples=25)
def test_sealed_pools_are_of_the_same_packs(players: int, packs: list[str], seed: int):
    names = [f"P{number}" for number in range(players)]
    pools = sealed_pools(names, packs, Chance(seed))
    assert [each.player for each in pools] == names
    for pool in pools:
        opened = [pool.cards[start : start + 12] for start in range(0, len(pool.cards), 12)]
        assert all(len(set(pack)) == 12 for pack in opened)
        assert Counter(map(set_of, opened)) == Counter(packs)


def set_of(pack: tuple[str, ...]) -> str:
    """The one set that all cards of a pack are from."""
    (name,) = [each for each in (CS, SG, DF) if all(each in find(card).sets for card in pack)]
    return name


@rule("TR-6.1.f")
def test_no_two_sealed_pools_are_the_same_cards():
    pools = sealed_pools(["Ann", "Bob", "Cid"], [CS, SG], Chance(1))
    assert len({pool.cards for pool in pools}) == 3
    assert pools == sealed_pools(["Ann", "Bob", "Cid"], [CS, SG], Chance(1))
    assert pools != sealed_pools(["Ann", "Bob", "Cid"], [CS, SG], Chance(2))


def test_sealed_pools_that_cannot_be():
    with pytest.raises(ValueError, match="at least one pack"):
        sealed_pools(["Ann"], [], Chance(1))
    with pytest.raises(ValueError, match="the same name"):
        sealed_pools(["Ann", "Ann"], [CS], Chance(1))
