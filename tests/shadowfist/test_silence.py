"""The law of silence: no part of a card is silent.

Every field of every word of every card is changed, one at a time: a number by one, a flag turned, whose, which zone,
may or must, who does it, how long it lasts, a list by one part less or more; so are the cards within a card, tokens and
what a card may be played as. The printed text must change with it, or the card must be refused. What truly changes
nothing that a player sees is listed in `quiet`, with the reason.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.checks import problems
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.cards.walking import fields_of, found_in, words_in, words_of
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.word_kinds import AllOf, Cost, Word
from kwoon.games.shadowfist.terms.designators import keys
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
COUNTS = ("needed", "requires", "provides", "crisis_requires")
"""Lists with a number for each resource."""
PRINTED = ("title", "subtitle", "type", "cost", "requires", "provides", "fighting", "power", "body", "toughness")
PRINTED += ("influence", "restrictions", "keywords", "crisis", "identity", "abilities")
"""What is printed on a card that another card speaks of: a token, or what it becomes."""


PARTS_OF_A_TURN = (m.TURN_STARTED, m.MAIN_SHOT_STARTED, m.TURN_ENDED)
"""What `AtTurn` can wait for: all else is refused, and so heard."""
OTHER_WORD = "zebra"
"""One more designator."""


def changes(field: str, value: Any) -> list[Any]:
    """Other values that a field could have."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [other for other in SEVERAL.get(field, (value + 1,)) if other != value]
    if isinstance(value, str):
        return [f"{value} more"]
    return other_lists(field, value) if isinstance(value, (list, tuple)) else []


def other_lists(field: str, value: list[Any] | tuple[Any, ...]) -> list[Any]:
    """A list with each of its parts left out, or changed; and with one more, where its kind of part is known."""
    kind, places = type(value), range(len(value))
    if field in COUNTS:
        return [[count + (at == place) for at, count in enumerate(value)] for place in places]
    found = [kind([each for at, each in enumerate(value) if at != place]) for place in places]
    if field == "types":
        found += [[*value, other] for other in range(len(m.TYPE_NAMES)) if other not in value]
    elif field in ("words", "without"):
        found.append([*value, OTHER_WORD])
    elif field in ("keys", "without_keys"):
        found.append([*value, [OTHER_WORD] if field == "keys" else OTHER_WORD])
    else:
        found += [kind([*value[: place + 1], *value[place:]]) for place in places]
    return found


def quiet(card: Card, word: Word | Card, field: str, value: Any, other: Any) -> str:
    """Why a field may be silent when it changes so; nothing if it may not."""
    if isinstance(word, m.Filter) and field in ("keys", "without_keys"):
        return "gathered from `words` and `without`: a test below compares them"
    if isinstance(word, m.Used) and field in ("costs", "choices"):
        return "what `before` reads, sorted: a test below compares them"
    if isinstance(word, m.Used) and field == "before" and {type(each) for each in changed(value, other)} == {m.SetX}:
        return "reads nothing, for the card says what its X is; it is paid as one of `costs`"
    if field == "verbs" and {type(each) for each in changed(value, other)} == {m.RememberWord}:
        return "the choice of the designator says it all; that someone speaks of the choice, a test below sees to"
    if field == "verbs" and all(isinstance(each, m.Then) and is_answered(each) for each in changed(value, other)):
        return "made by `controller_chooses` or `may_pay`, whose own words say what follows yes and what no"
    if field in ("selectors", "conditions", "triggers") and len(other) > len(value):
        return "the same twice is no more than the same once"
    if isinstance(word, m.ReduceDamageBy) and field == "grants":
        return "made by the word itself"
    if isinstance(word, m.Filter) and field == "types" and has_nouns_beside(card, word):
        return "another selector that it is joined with says the same type"
    if (type(word).__name__, field) in (("Later", "at"), ("DamageRule", "at")):
        return "counted by the card as it is made"
    if field in ("lacking", "stirs", "least_power", "in_attacks", "tests", "type_bits", "sees", "waits_for", "hopes"):
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


def changed(value: list[Any], other: list[Any]) -> list[Any]:
    """The parts that one of two lists has more often than the other."""
    return [each for each in [*value, *other] if value.count(each) != other.count(each)]


def is_answered(verb: m.Then) -> bool:
    """Whether it is done only after an answer to a word that says what follows the answer."""
    asked = verb.condition
    return isinstance(asked, m.IfNoted) and isinstance(asked.noter, (m.ControllerChooses, m.MayPay))


def has_nouns_beside(card: Card, cards: m.Filter) -> bool:
    """Whether a filter is joined with a selector that has a noun of its own."""
    for word in words_of(card):
        if isinstance(word, AllOf) and cards in word.selectors:
            return any(each is not cards and each.noun(False) != "card" for each in word.selectors)
    return False


def silent_fields(card: Card) -> Iterator[str]:
    """The fields of a card's words, and of the cards within it, that can change without a word of its text changing."""
    before = card.text()
    for word in found_in([*card.abilities, card.x, card.subject]):
        for field in PRINTED if isinstance(word, Card) else fields_of(word):
            value = getattr(word, field)
            for other in PARTS_OF_A_TURN if isinstance(word, m.AtTurn) and field == "kind" else changes(field, value):
                if other == value or quiet(card, word, field, value, other):
                    continue
                setattr(word, field, other)
                try:
                    for ability in card.abilities:
                        if isinstance(ability, m.PlayedAs):  # looks anew whether it costs what the card costs
                            ability.mark(card)
                    heard = bool(list(problems(card))) or card.text() != before
                except (IndexError, KeyError):  # there is no such thing
                    heard = True
                finally:
                    setattr(word, field, value)
                if not heard:
                    yield f"{type(word).__name__}.{field} ({value!r} as {other!r})"
    for ability in card.abilities:
        ability.mark(card)
    assert card.text() == before


@rule("SF-8.3")
@pytest.mark.parametrize("card", library(), ids=[card.title for card in library()])
def test_no_part_of_a_card_is_silent(card: Card) -> None:
    assert list(silent_fields(card)) == []


def test_what_filters_look_for_is_what_they_say() -> None:
    for card in library():
        for word in words_of(card):
            if isinstance(word, m.Filter):
                assert word.keys == [sorted(keys(each.replace(" ", ""))) for each in word.words], card.title
                assert word.without_keys == [key for each in word.without for key in sorted(keys(each))], card.title


def used(card: Card) -> list[m.Used]:
    return [ability for ability in card.abilities if isinstance(ability, m.Used)]


def test_what_reads_before_the_double_colon_is_what_is_paid_and_picked() -> None:
    for card in library():
        for ability in used(card):
            costs = [each for each in ability.before if isinstance(each, Cost) and not isinstance(each, m.PayWith)]
            choices = [each for each in ability.before if isinstance(each, m.Choice)]
            paid_with = [each for each in ability.costs if isinstance(each, m.PayWith)]
            assert choices == ability.choices, card.title
            assert [each for each in ability.costs if each not in paid_with] == costs, card.title
            assert [each.choice for each in paid_with] == [each for each in choices if each.paid], card.title


def test_someone_speaks_of_whatever_is_picked() -> None:
    for card in library():
        for ability in used(card):
            selectors = [choice.selector for choice in ability.choices]
            names = words_in([*ability.costs, *ability.verbs, *selectors, ability.condition, ability.x, card.x])
            spoken = [each.choice for each in names if isinstance(each, (m.Picked, m.PickedPlayer, m.PayWith))]
            assert [choice.text() for choice in ability.choices if choice not in spoken] == [], card.title


def test_the_law_hears_lists_and_the_cards_within_a_card() -> None:
    """What a list holds, and what is printed on a token, may be silent too."""

    class Mute(m.PutTokens):
        def text(self) -> str:
            return "put a token into play"

    agents = Mute(m.YOU_, 1, m.token("Agent", cost=2, fighting=2, requires="a", keywords=m.STEALTH))
    found = " ".join(silent_fields(m.character("Chief", "Agent", 3, 3, "", "", m.use([m.TURN], agents))))
    for field in ("title", "cost", "requires", "fighting", "keywords"):
        assert f"Card.{field}" in found

    class Dull(m.Filter):
        def noun(self, many: bool) -> str:
            return "card"

        def before(self, many: bool) -> list[str]:
            return []

    cards = Dull([m.EDGE])
    cards.words = ["Cop"]
    found = " ".join(silent_fields(m.event("Raid", 0, "", m.use([it := m.target(cards)], m.Smoke(it)))))
    assert "Dull.types ([4] as [])" in found
    assert "Dull.types ([4] as [4, 0])" in found
    assert "Dull.words (['Cop'] as ['Cop', 'zebra'])" in found


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
