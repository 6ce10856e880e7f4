"""The gists of the numbered rules: each says something, and none says what another says."""

from collections import Counter

import pytest

from kwoon.rulebooks import BOOKS, gist, rules_of

FEWEST_WORDS = 5


@pytest.mark.parametrize("book", BOOKS)
def test_every_gist_is_a_sentence_and_no_mere_heading(book: str) -> None:
    for rule, text in rules_of(book).items():
        words = text.split()
        assert text.endswith((".", "?", "!")), f"{rule} is no sentence: {text!r}"
        assert len(words) >= FEWEST_WORDS, f"{rule} says too little: {text!r}"
        small = [word for word in words if word[0].islower()]
        assert len(small) >= FEWEST_WORDS - 1, f"{rule} is only a heading: {text!r}"


def test_no_two_rules_share_a_gist() -> None:
    count = Counter(text for book in BOOKS for text in rules_of(book).values())
    assert [text for text, times in count.items() if times > 1] == []


@pytest.mark.parametrize("book", BOOKS)
def test_a_gist_has_no_loose_ends(book: str) -> None:
    for rule, text in rules_of(book).items():
        assert text == " ".join(text.split()), f"{rule} has stray spaces: {text!r}"
        assert not text.startswith("The notes on"), rule


def test_what_a_rule_says_is_what_it_is_about() -> None:
    assert "one after another" in gist("SF-28.6.4")
    assert "4 match points" in gist("TR-8.3.d")
    assert gist("SF-25.5.7") != gist("SF-25.6.1")
