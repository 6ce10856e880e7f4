"""What never changes about the cards of Shadowfist, as HTML, and small pieces of a table that are alike everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import escape

from kwoon.games.shadowfist.cards.library import by_title, tokens
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.codes import CHARACTER, FACTIONS, FENG_SHUI, RESOURCE_NAMES, RESOURCES, SITE
from kwoon.games.shadowfist.terms.phrasing import copy_of

SIGNS: Final = {"C": "☯\ufe0e", "M": "✦", "H": "⚙\ufe0e"}
"""The signs of talents; a faction is known by its letter."""


class Look(NamedTuple):
    """What never changes about a card, as HTML."""

    title: str
    faction: str
    """The letter of its faction; f-s for a Feng Shui Site, none for what has no faction."""
    order: tuple[int, int, str]
    """Where it stands in a hand."""
    needs: tuple[tuple[str, int], ...]
    """The resources that it needs, by letter."""
    body: str
    """The lower part of a card in a hand."""
    words: str
    """Its type and numbers in words."""


@lru_cache(maxsize=20_000)
def safe(text: str) -> str:
    """A text as HTML."""
    return str(escape(text))


def known(title: str) -> Card | None:
    """The card or token of that title, which may have a copy's number behind it; None for one that was made up."""
    for each in (title, copy_of(title)[0]):
        found = by_title().get(each) or tokens().get(each)
        if found is not None:
            return found
    return None


@lru_cache(maxsize=4_000)
def look_of(title: str, type_name: str = "") -> Look:
    """A card by its title; what nobody has printed, such as a twin, by its type."""
    card = known(title)
    if card is None:
        return Look(safe(title), "", (9, 0, title), (), f"<small>{safe(type_name)}</small>", safe(type_name.lower()))
    needs = tuple((RESOURCES[at], count) for at, count in enumerate(card.requires) if count)
    words = [f"{card.type_name.lower()} token" if card.token else card.type_name]
    number = ""
    if card.type == CHARACTER:
        fighting = str(card.fighting) if card.fighting >= 0 else "X"
        number, words = f"<b>{fighting}</b>", [*words, f"Fighting {fighting}"]
    elif card.type in (SITE, FENG_SHUI):
        number, words = f"<b>{card.body}</b>", [*words, f"Power {card.power}, Body {card.body}"]
        number = f'<i class="sf-pow">+{card.power}</i>{number}'
    if needs:
        words.append(f"needs {resource_words(card.requires)}")
    if card.gives:
        words.append(f"gives {resource_words(card.provides)}")
    gives = pips((RESOURCES[at], card.provides[at]) for at in card.gives)
    kind = "Feng Shui" if card.type == FENG_SHUI else card.type_name
    gives = f'<i class="sf-gives">{gives}</i>' if gives else ""
    body = f"<small>{kind}</small>{gives}{number}"
    order = (card.type, max(card.cost, 0), card.title)
    return Look(safe(title), faction_of(card), order, needs, body, ", ".join(words))


def faction_of(card: Card) -> str:
    """SF-18.2: the letter of the faction that a card belongs to most."""
    weights = [(card.requires[at] * 2 + card.provides[at], -at) for at in range(FACTIONS)]
    weight, at = max(weights)
    if weight:
        return RESOURCES[-at]
    return "fs" if card.type == FENG_SHUI else "none"


def resource_words(counts: Sequence[int]) -> str:
    """Resources in words: 2 Dragons, High-Tech."""
    found = [(count, RESOURCE_NAMES[at]) for at, count in enumerate(counts) if count]
    return ", ".join(name if count == 1 else f"{count} {name}" for count, name in found)


def pips(resources: Iterable[tuple[str, int]]) -> str:
    """Resources as coloured letters and signs, one for each."""
    return "".join([f'<i class="r {letter}">{SIGNS.get(letter, letter)}</i>' * count for letter, count in resources])


@lru_cache(maxsize=4_000)
def pool(letters: str) -> str:
    """A player's resources: each once, with how many there are."""
    counts = Counter(letters)
    return "".join(
        [
            f'<span title="{RESOURCE_NAMES[RESOURCES.index(letter)]}"><i class="r {letter}">'
            f"{SIGNS.get(letter, letter)}</i>{count if count > 1 else ''}</span>"
            for letter, count in counts.items()
        ]
    )


@lru_cache(maxsize=200)
def victory(closeness: int, goal: int) -> str:
    """How near a player is to victory: a filled pip for each Site that counts."""
    near = " near" if closeness + 1 >= goal else ""
    signs = "".join(["<i class=on></i>" if at < closeness else "<i></i>" for at in range(max(goal, closeness))])
    label = f"{closeness} of {goal} Sites to victory"
    return f'<span class="sf-goal{near}" role="img" aria-label="{label}" title="{label}">{signs}</span>'


def tagged(tag: str, inner: str) -> str:
    """An element, if there is anything in it."""
    return f"<{tag}>{inner}</{tag}>" if inner else ""


def counted(count: int, word: str) -> str:
    """Some of a thing in words."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
