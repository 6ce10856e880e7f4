"""Every card that is implemented, by title."""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import iter_modules

from kwoon.engine.errors import BadOptions
from kwoon.games.shadowfist import cards as here
from kwoon.games.shadowfist.cards.calls import looking
from kwoon.games.shadowfist.cards.checks import misspelt
from kwoon.games.shadowfist.cards.deck_text import Titles
from kwoon.games.shadowfist.cards.make_cards import printed_in
from kwoon.games.shadowfist.cards.walking import found_in
from kwoon.games.shadowfist.cards.where import misplaced, told
from kwoon.games.shadowfist.lasting.texts import all_verbs
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.state.card import Card, coded_words
from kwoon.games.shadowfist.terms.codes import CHARACTER


@cache
def library() -> list[Card]:
    """All cards, each once. What a game remembers of a card is its title, never its place here."""
    found = [card for each in sets() for card in cards_of(each)]
    check_spelling(found)
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
    cards = [card for name in files for card in cards_in(f"{home.__name__}.{name}")]
    return printed_in(home.TITLE, cards)


def cards_in(file: str) -> list[Card]:
    """The cards of one file. What is wrong with one is told with its title and its place."""
    try:
        home = import_module(file)
        with looking(home):
            found: list[Card] = home.cards()
    except Exception as wrong:
        spec = find_spec(file)
        raise told(wrong, "" if spec is None else str(spec.origin)) from wrong
    return found


def tried(path: Path) -> list[Card]:
    """The cards of a file that stands anywhere."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise BadOptions(f"{path} is no file of cards: its name ends with .py")
    file = module_from_spec(spec)
    try:
        spec.loader.exec_module(file)
        with looking(file):
            found: list[Card] = file.cards()
    except OSError as wrong:
        raise BadOptions(f"{path} cannot be read: {wrong.strerror}") from wrong
    except Exception as wrong:
        raise BadOptions(str(told(wrong, str(path)))) from wrong
    titles = {each.title for each in found_in([*library(), *found]) if isinstance(each, Card)}
    for card in found:
        for problem in misspelt(found_in([card]), designators_printed(), titles):
            raise BadOptions(str(misplaced(card.title, [str(path.parent)], problem)))
        card.settle()
    return found


def check_spelling(cards: list[Card]) -> None:
    """Refuse a designator or a title that there is not, and name those that may have been meant."""
    parts = [(card, found_in([card])) for card in cards]
    titles = {each.title for _, found in parts for each in found if isinstance(each, Card)}
    for card, found in parts:
        for problem in misspelt(found, designators_printed(), titles):
            raise misplaced(card.title, here.__path__, problem)


@cache
def designators_printed() -> frozenset[str]:
    """SF-14: every designator that a card was ever printed with; `tools/make_titles.py` makes the list."""
    return frozenset(resources.files(here).joinpath("designators.txt").read_text(encoding="utf-8").split())


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
