"""Every card that is implemented, by title."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from kwoon.engine.errors import BadOptions
from kwoon.games.shadowfist import cards as here
from kwoon.games.shadowfist.cards.deck_text import Titles
from kwoon.games.shadowfist.cards.make_cards import printed_in
from kwoon.games.shadowfist.lasting.texts import all_verbs
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.state.card import Card, coded_words
from kwoon.games.shadowfist.terms.codes import CHARACTER


@cache
def library() -> list[Card]:
    """All cards, each once. What a game remembers of a card is its title, never its place here."""
    found = [card for each in sets() for card in cards_of(each)]
    for card in found:
        card.settle()
    return found


def sets() -> list[str]:
    """The sets: every folder here is one."""
    return sorted([found.name for found in iter_modules(here.__path__) if found.ispkg])


def cards_of(folder: str) -> list[Card]:
    """The cards of a set: each of its files has those of a faction."""
    home = import_module(f"{here.__name__}.{folder}")
    files = sorted([found.name for found in iter_modules(home.__path__)])
    cards = [card for name in files for card in import_module(f"{home.__name__}.{name}").cards()]
    return printed_in(home.TITLE, cards)


@cache
def by_title() -> dict[str, Card]:
    """The cards by title."""
    return {card.title: card for card in library()}


@cache
def words_known(characters_only: bool) -> dict[int, str]:
    """SF-14: the designators of all cards, or of the Characters, by their codes and in order."""
    return coded_words([card for card in library() if card.type == CHARACTER or not characters_only])


@cache
def tokens() -> dict[str, Card]:
    """SF-47: what the cards of the library create, by title."""
    found: dict[str, Card] = {}
    for card in library():
        for ability in card.abilities:
            for verb in all_verbs(ability) if isinstance(ability, Used) else []:
                token = verb.token()
                if token is not None and token.token:
                    found[token.title] = token
    return found


@cache
def titles_known() -> Titles:
    """The titles of the library, to be found as people write them."""
    return Titles(by_title(), "no card here")


def card_named(title: str) -> Card:
    """The card of that title."""
    found = by_title().get(title)
    if found is None:
        raise BadOptions(titles_known().unknown(title))
    return found
