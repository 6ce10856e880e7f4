"""Shuffles that can be checked."""

from __future__ import annotations

import pytest

from kwoon.tables.shuffle import BadShuffle, Shuffle, promise_of, seed_of


def test_the_promise_and_the_seed_are_checked() -> None:
    words = ("noodles", "", "rice")
    seed = seed_of("secret", words)
    Shuffle(promise_of("secret"), "secret", words).check(seed)
    with pytest.raises(BadShuffle, match="promised"):
        Shuffle(promise_of("secret"), "another", words).check(seed)
    with pytest.raises(BadShuffle, match="seed"):
        Shuffle(promise_of("secret"), "secret", words).check(seed + 1)
    with pytest.raises(BadShuffle, match="seed"):
        Shuffle(promise_of("secret"), "secret", ("noodles", "", "tea")).check(seed)


def test_everyones_words_count_wherever_they_sit() -> None:
    assert seed_of("s", ["a", "b"]) == seed_of("s", ["b", "a"])
    found = [seed_of("s", words) for words in (["a", "b"], ["ab", ""], ["a\n1:b"], ["a"], ["a", "b", ""], [])]
    assert len(set(found)) == len(found)
    assert seed_of("s", ["a"]) != seed_of("t", ["a"])
    assert all(0 <= seed < 2**128 for seed in found)
