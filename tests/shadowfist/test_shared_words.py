"""Words are shared: by all games of a process, and by cards that copy each other's text. So making a card changes none.

A number once noted its own place on its card; a card that copied the text gave it another, for every game that was
played in the same process from then on. One game in some hundred thousand replayed otherwise than it was played.
"""

from typing import Any

from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.cards.walking import fields_of, words_of
from kwoon.games.shadowfist.lasting.texts import all_verbs, build, text_code
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.permissions import PlayedAs
from kwoon.games.shadowfist.state.table import FORM, TEXTS, TOKEN
from kwoon.games.shadowfist.state.word_kinds import Word
from kwoon.games.shadowfist.terms.codes import EVENT, UNCOPYABLE
from kwoon.games.shadowfist.terms.ids import NONE
from tests.rules import rule


def written(card: Card) -> list[tuple[Word, str, Any]]:
    """What stands in every field of every word of a card."""
    found = []
    for word in words_of(card):
        for field in fields_of(word):
            value = getattr(word, field)
            found.append((word, field, list(value) if isinstance(value, list) else value))
    return found


def changed(before: list[tuple[Word, str, Any]]) -> list[str]:
    """What stands otherwise now, in words."""
    return [
        f"{type(word).__name__}.{field}: {old!r}, now {getattr(word, field)!r}"
        for word, field, old in before
        if getattr(word, field) != old
    ]


def busiest(type_: int) -> int:
    """The place of the card of a type whose text has most words."""
    cards = library()
    return max([at for at, card in enumerate(cards) if card.type == type_], key=lambda at: len(words_of(cards[at])))


@rule("SF-36.2", "SF-36.3")
def test_who_copies_a_text_changes_no_word_of_it() -> None:
    """Every text that can be copied, before and behind another of its type that is full of numbers and effects."""
    cards = library()
    busiest_of = {type_: busiest(type_) for type_ in {card.type for card in cards}}
    for number, card in enumerate(cards):
        if card.type == EVENT or card.restrictions & UNCOPYABLE:
            continue
        at = busiest_of[card.type]
        before = written(card) + written(cards[at])
        for texts in ([at, number], [number, at], [number, at, number]):
            build(cards, (TEXTS, at, NONE, *[text_code(each, False) for each in texts]))
        assert not changed(before), card.title


@rule("SF-7.1.1", "SF-47.0")
def test_who_makes_a_form_or_a_token_changes_no_word() -> None:
    made = 0
    cards = library()
    for number, card in enumerate(cards):
        for index, ability in enumerate(card.abilities):
            before = written(card)
            if isinstance(ability, PlayedAs):
                build(cards, (FORM, number, number, index, NONE))
                made += 1
            for at, verb in enumerate(all_verbs(ability)) if isinstance(ability, Used) else []:
                if verb.token() is not None:
                    build(cards, (FORM, number, number, index, at))
                    build(cards, (TOKEN, number, index, at))
                    made += 1
            assert not changed(before), card.title
    assert made > 5
