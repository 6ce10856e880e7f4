"""The law of silence: no part of a card is silent.

Every field of every word of every card is changed, one at a time: a number by one, a flag turned, whose, which zone,
may or must, who does it, how long it lasts. The printed text must change with it, or the card must be refused. What
truly changes nothing that a player sees is listed in `quiet`, with the reason.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.checks import problems
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.cards.walking import fields_of, words_of
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.word_kinds import Word
from tests.rules import rule

SEVERAL: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(("attacking", "intercepting", "turned", "damaged", "unique", "foundation"), (-1, 0, 1)),
    **dict.fromkeys(("states", "token", "attacked", "strayed"), (-1, 0, 1)),
    **dict.fromkeys(("revealed", "combat", "success"), (-1, 0, 1)),
    **dict.fromkeys(("whose", "owned", "doer"), (0, 1, 2)),
    **dict.fromkeys(("word", "what"), (0, 1)),
    "timing": tuple(range(10)),
    "until": tuple(range(9)),
    "limit": (0, 1, 2, 3),
    "zone": (m.HAND, m.PLAY, m.SMOKED),
}
"""The values of fields that stand for something and are no numbers."""


def changes(field: str, value: Any) -> list[Any]:
    """Other values that a field could have."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [other for other in SEVERAL.get(field, (value + 1,)) if other != value]
    return [f"{value} more"] if isinstance(value, str) else []


def quiet(card: Card, word: Word, field: str) -> str:
    """Why a field may be silent; nothing if it may not."""
    if (type(word).__name__, field) in (("Later", "at"), ("DamageRule", "at")):
        return "counted by the card as it is made"
    if field in ("lacking", "stirs", "least_power", "in_attacks", "tests", "type_bits", "sees", "waits_for"):
        return "gathered from the other fields, once"
    if isinstance(word, m.SearchFor) and word.to == m.PLAY and field == "shown":
        return "whoever plays a card shows it"
    if isinstance(word, m.Choice) and field in ("at", "rank", "is_x"):
        return "counted by the ability as it is made, or set by the number that counts the choice"
    if isinstance(word, (m.Points, m.NewTargets)) and field in (
        "least",
        "most",
        "word",
        "paid",
        "everything",
        "at_random",
    ):
        return "the same for every choice of this kind, which counts by itself"
    if isinstance(word, m.Choice) and field == "word" and word.paid:
        return "what is given up as a cost is neither targeted nor chosen, it is sacrificed or turned"
    if isinstance(word, m.PlayWhen) and field in ("less", "free", "only"):
        return ""
    if isinstance(word, (m.ReloadFor, m.ReloadBy, m.BuyOff, m.PlayWhen)) and not isinstance(getattr(word, field), Word):
        return "the same for every ability of this kind"
    if isinstance(word, m.FromHand) and field in ("zone", "opponents"):
        return "the same for every ability of this kind"
    if isinstance(word, m.Delayed) and field in ("zone", "limit"):
        return "a delayed effect generates wherever its card is; how often, `later` says"
    if isinstance(word, m.DamageRule) and field == "given":
        return "told by the verb that gives it, or by its own sentence"
    if isinstance(word, m.CanReturn) and field == "owners":
        return "SF-49.2 says it of every card that returns; under whose control, the verb says"
    if isinstance(word, m.IfNoted) and field == "yes" and isinstance(word.noter, (m.ControllerChooses, m.MayPay)):
        return "made by `controller_chooses` or `may_pay`, whose own words say what follows yes and what no"
    if card.type == m.EVENT and field == "zone":
        return "an Event's text counts as it is played"
    return ""


def silent_fields(card: Card) -> Iterator[str]:
    """The fields of a card's words that can be changed without a word of its text changing."""
    before = card.text()
    for word in words_of(card):
        for field in fields_of(word):
            value = getattr(word, field)
            for other in changes(field, value):
                if quiet(card, word, field):
                    continue
                setattr(word, field, other)
                try:
                    heard = bool(list(problems(card))) or card.text() != before
                except (IndexError, KeyError):  # there is no such thing
                    heard = True
                finally:
                    setattr(word, field, value)
                if not heard:
                    yield f"{type(word).__name__}.{field} ({value!r} as {other!r})"
    assert card.text() == before


@rule("SF-8.3")
@pytest.mark.parametrize("card", library(), ids=[card.title for card in library()])
def test_no_part_of_a_card_is_silent(card: Card) -> None:
    assert list(silent_fields(card)) == []


def test_the_law_hears_a_word_that_hides_something() -> None:
    """Ming I was wrong behind a text that hid whose turning she sees."""

    class Mute(m.When):
        def text(self) -> str:
            return "when a Feng Shui Site is turned"

    trigger = Mute(m.TURNED)
    trigger.selector, trigger.doer = m.pick(m.FENG_SHUI), m.OPPONENT
    card = m.character("Ming", "Lady", 6, 10, "", "", m.when(trigger, m.UnturnCards(m.SELF)))
    found = " ".join(silent_fields(card))
    assert "Mute.doer (2 as 0)" in found
    assert "Filter" in found
