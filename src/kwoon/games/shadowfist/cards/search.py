# not compiled: a query is read once and asked a few hundred times.
"""Searching the cards: `type:character faction:dragons cost<=2 text:vehicle`.

Terms stand side by side (all must hold), or are joined by and, or, not (or a leading minus) and parentheses. A term is
a field, an operator and a value: a word, a "quoted text", or a /regular expression/. A word alone is looked for in
title, subtitle and text; cards with it in their title come first. Errors say where in the query they are.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from kwoon.engine.errors import KwoonError
from kwoon.engine.plain import Data
from kwoon.games.shadowfist.state.card import NO_COST, Card, X, letters
from kwoon.games.shadowfist.terms.codes import (
    FACTIONS,
    KEYWORD_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    RESTRICTION_NAMES,
    TYPE_NAMES,
    bits,
    restrictions_in,
)
from kwoon.games.shadowfist.terms.designators import designators

Test = Callable[[Card], bool]


class BadQuery(KwoonError):
    """A query that cannot be read: what is wrong, with a mark under the place."""

    def __init__(self, query: str, place: int, problem: str) -> None:
        super().__init__(f"{problem}\n  {query}\n  {' ' * place}^")
        self.place = place


@dataclass(frozen=True)
class Token:
    """A piece of the query, and where it stands."""

    kind: str
    text: str
    place: int


TOKENS = re.compile(
    r"""\s*(?:
      (?P<quoted>"(?:[^"\\]|\\.)*")
    | (?P<regex>/(?:[^/\\]|\\.)+/)
    | (?P<open>\() | (?P<close>\))
    | (?P<operator><=|>=|!=|[:=<>])
    | (?P<minus>-(?=[\w("/]))
    | (?P<word>[^\s()"/:=<>!]+)
    )""",
    re.VERBOSE,
)


def tokens_of(query: str) -> list[Token]:
    """The pieces of a query."""
    found: list[Token] = []
    at = 0
    while at < len(query.rstrip()):
        match = TOKENS.match(query, at)
        if match is None or match.lastgroup is None:
            place = at + len(query[at:]) - len(query[at:].lstrip())
            hint = {'"': "this quote is never closed", "/": "this /regular expression/ is never closed"}
            raise BadQuery(query, place, hint.get(query[place], f"{query[place]!r} means nothing here"))
        found.append(Token(match.lastgroup, match.group(match.lastgroup), match.start(match.lastgroup)))
        at = match.end()
    return found


# --- the fields -------------------------------------------------------------------------------------

SHORT = {
    "t": "type", "o": "text", "f": "faction", "c": "cost", "kw": "keyword", "d": "designator", "s": "set",
    "talent": "resource",
}  # fmt: skip
"""Short names of fields, as other card searches have them."""
MODERN_SETS = frozenset({
    "Combat in Kowloon", "Back for Seconds", "Reloaded", "Reinforcements", "Revelations", "Queen's Gambit",
    "Knight's Passage", "Endgame", "Coming Darkness", "Year of the Goat",
})  # fmt: skip
"""TR-6.0.b: the sets, and the promos, of Inner Kingdom Games and Vetusta Games."""
LONG_NAMES = {
    "Lotus": "Eaters of the Lotus", "Architects": "Architects of the Flesh", "Monarchs": "Four Monarchs",
}  # fmt: skip
"""What factions are called in full, where our name for them is shorter."""
LABELS = (*KEYWORD_NAMES, "Toughness", "Influence", *RESTRICTION_NAMES)
"""Bold-faced abilities and restrictions: a player calls all of them keywords."""
NUMBERS: dict[str, Callable[[Card], int | None]] = {
    "cost": lambda card: None if card.cost in (X, NO_COST) else card.cost,
    "fighting": lambda card: card.fighting if card.type_name == "Character" and card.fighting != X else None,
    "power": lambda card: card.power if card.is_site() else None,
    "body": lambda card: card.body if card.is_site() else None,
}
TEXTS: dict[str, Callable[[Card], str]] = {
    "title": lambda card: card.title,
    "subtitle": lambda card: card.subtitle,
    "type": lambda card: card.type_name,
    "set": lambda card: card.set,
    "text": lambda card: card.text(),
}
POOLS: dict[str, Callable[[Card], list[list[int]]]] = {
    "faction": lambda card: [card.requires, card.provides],
    "resource": lambda card: [card.requires, card.provides],
    "requires": lambda card: [card.requires],
    "provides": lambda card: [card.provides],
}
SETS = ("designator", "keyword", "restriction", "is")
FIELDS = (*TEXTS, *NUMBERS, *POOLS, *SETS)
COMPARE: dict[str, Callable[[int, int], bool]] = {
    ":": lambda one, other: one == other,
    "=": lambda one, other: one == other,
    "!=": lambda one, other: one != other,
    "<": lambda one, other: one < other,
    "<=": lambda one, other: one <= other,
    ">": lambda one, other: one > other,
    ">=": lambda one, other: one >= other,
}


class Reader:
    """Reads a query from left to right."""

    def __init__(self, query: str, sets: Collection[str] = ()) -> None:
        self.query = query
        self.sets = sets
        """The sets that there are."""
        self.wanted: list[str] = []
        """The words alone, for the order of what is found."""
        self.tokens = tokens_of(query)
        self.at = 0

    def peek(self) -> Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def next(self, wanted: str) -> Token:
        """The next piece, or an error that says what should stand there."""
        token = self.peek()
        if token is None:
            raise BadQuery(self.query, len(self.query), f"the query ends where {wanted} should stand")
        self.at += 1
        return token

    def read(self) -> Test:
        """The whole query."""
        if not self.tokens:
            return lambda card: True
        test = self.either()
        left = self.peek()
        if left is not None:
            raise BadQuery(self.query, left.place, f"{left.text!r} closes nothing")
        return test

    def either(self) -> Test:
        tests = [self.both()]
        while (token := self.peek()) is not None and token.kind == "word" and token.text.lower() == "or":
            self.at += 1
            tests.append(self.both())
        return tests[0] if len(tests) == 1 else lambda card: any(test(card) for test in tests)

    def both(self) -> Test:
        tests = [self.negated()]
        while (token := self.peek()) is not None and token.kind != "close":
            if token.kind == "word" and token.text.lower() == "or":
                break
            if token.kind == "word" and token.text.lower() == "and":
                self.at += 1
            tests.append(self.negated())
        return tests[0] if len(tests) == 1 else lambda card: all(test(card) for test in tests)

    def negated(self) -> Test:
        token = self.peek()
        if token is not None and (token.kind == "minus" or (token.kind == "word" and token.text.lower() == "not")):
            self.at += 1
            wanted = len(self.wanted)
            test = self.negated()
            del self.wanted[wanted:]
            return lambda card: not test(card)
        return self.term()

    def term(self) -> Test:
        token = self.next("a term")
        if token.kind == "open":
            test = self.either()
            close = self.next("a closing )")
            if close.kind != "close":
                raise BadQuery(self.query, close.place, f"a closing ) should stand before {close.text!r}")
            return test
        if token.kind in ("quoted", "regex"):
            return self.anywhere(token)
        if token.kind != "word":
            raise BadQuery(self.query, token.place, f"a term should stand here, not {token.text!r}")
        operator = self.peek()
        if operator is None or operator.kind != "operator":
            return self.anywhere(token)
        self.at += 1
        value = self.next(f"the value of {token.text}")
        if value.kind not in ("word", "quoted", "regex"):
            raise BadQuery(self.query, value.place, f"a value for {token.text} should stand here, not {value.text!r}")
        return self.field(token, operator, value)

    def anywhere(self, token: Token) -> Test:
        """A word alone: in title, subtitle or text."""
        holds = self.matcher(token)
        if token.kind != "regex":
            self.wanted.append(plain(token.text.strip('"')))
        return lambda card: holds(card.title) or holds(card.subtitle) or holds(card.text())

    def field(self, name: Token, operator: Token, value: Token) -> Test:
        """A field, an operator and a value."""
        field = SHORT.get(name.text.lower(), name.text.lower())
        if field not in FIELDS:
            near = get_close_matches(field, FIELDS, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; the fields are {', '.join(FIELDS)}"
            raise BadQuery(self.query, name.place, f"there is no field {name.text!r}{hint}")
        if field in NUMBERS:
            return self.number(field, operator, value)
        if field in POOLS:
            return self.pool(field, operator, value)
        if operator.text not in (":", "=", "!="):
            raise BadQuery(self.query, operator.place, f"{field} is no number; use {field}:word or {field}=word")
        if field == "type" and value.kind != "regex":
            self.check_type(value)
        if field == "set" and value.kind != "regex":
            return self.of_set(operator, value)
        test = self.text(field, operator, value) if field in TEXTS else self.member(field, value)
        return (lambda card: not test(card)) if operator.text == "!=" else test

    def check_type(self, value: Token) -> None:
        """A type that no card has is a mistake, not an empty list."""
        word = value.text.strip('"').lower()
        types = sorted({name for name in TYPE_NAMES if name})
        if not any(word in name.lower() for name in types):
            near = get_close_matches(word, [name.lower() for name in types], 1)
            hint = f"did you mean {near[0]}?" if near else f"the types are {', '.join(types)}"
            raise BadQuery(self.query, value.place, f"there is no type {word!r}; {hint}")

    def of_set(self, operator: Token, value: Token) -> Test:
        """A set by a part of its name, or by the letters of its words (KP); one that there is not is a mistake."""
        word = plain(value.text.strip('"'))
        meant = {name for name in self.sets if word in (plain(name), initials(name))}
        if not meant and operator.text == ":":
            meant = {name for name in self.sets if word in plain(name)}
        if not meant:
            near = get_close_matches(word, [plain(name) for name in self.sets], 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(sorted(self.sets))}"
            raise BadQuery(self.query, value.place, f"there is no set {word!r}; {hint}")
        return lambda card: (card.set in meant) == (operator.text != "!=")

    def number(self, field: str, operator: Token, value: Token) -> Test:
        of = NUMBERS[field]
        word = value.text.strip('"')
        if word.lower() in ("x", "none"):
            printed = X if word.lower() == "x" else NO_COST
            return lambda card: (card.cost if field == "cost" else card.fighting) == printed
        if not re.fullmatch(r"\d+", word):
            raise BadQuery(self.query, value.place, f"{field} is a number; {value.text!r} is none")
        compare, wanted = COMPARE[operator.text], int(word)
        return lambda card: (has := of(card)) is not None and compare(has, wanted)

    def pool(self, field: str, operator: Token, value: Token) -> Test:
        of = POOLS[field]
        if operator.text in (":", "=") and value.text.strip('"').lower() in ("none", "unaligned"):
            places = FACTIONS if field == "faction" else len(RESOURCES)
            return lambda card: not any(any(pool[:places]) for pool in of(card))
        wanted = self.resources(value)
        if operator.text in ("=", "!="):
            same = operator.text == "="
            return lambda card: any(pool == wanted for pool in of(card)) == same
        if operator.text != ":":
            raise BadQuery(self.query, operator.place, f"{field} is compared with : (at least) or = (just that)")
        return lambda card: any(all(has >= want for has, want in zip(pool, wanted, strict=True)) for pool in of(card))

    def resources(self, value: Token) -> list[int]:
        """Resources by name (dragons, chi) or by letters (ddH)."""
        word = value.text.strip('"')
        named = [place for place, name in enumerate(RESOURCE_NAMES) if calls(word, name)]
        if len(word) > 2 and named:
            return [1 if place == named[0] else 0 for place in range(len(RESOURCES))]
        if word and all(letter in RESOURCES for letter in word):
            return [word.count(letter) for letter in RESOURCES]
        names = ", ".join(RESOURCE_NAMES)
        problem = f"{word!r} is no resource; they are {names}, none, or letters such as ddH"
        raise BadQuery(self.query, value.place, problem)

    def text(self, field: str, operator: Token, value: Token) -> Test:
        of = TEXTS[field]
        if operator.text == ":" or value.kind == "regex":
            holds = self.matcher(value)
            return lambda card: holds(of(card))
        wanted = value.text.strip('"').lower()
        return lambda card: of(card).lower() == wanted

    def member(self, field: str, value: Token) -> Test:
        word = value.text.strip('"')
        if field == "designator":
            wanted = designators(word)  # SF-14.4: of "Martial Artist" both
            if not wanted:
                raise BadQuery(self.query, value.place, f"{word!r} is no designator (SF-14.3)")
            return lambda card: wanted <= card.designators
        if field == "is":
            return self.quality(value, word.lower())
        known = [name for name in LABELS if plain(name).startswith(plain(word))]
        if not known:
            raise BadQuery(self.query, value.place, f"there is no {field} {word!r}; there are {', '.join(LABELS)}")
        return lambda card: known[0] in labels_of(card)

    def quality(self, value: Token, word: str) -> Test:
        qualities: dict[str, Test] = {
            "foundation": lambda card: card.is_foundation(),
            "modern": lambda card: card.set in MODERN_SETS,
            "site": lambda card: card.is_site(),
        }
        if word in qualities:
            return qualities[word]
        known = [name for name in (*LABELS, *TYPE_NAMES) if name and plain(name).startswith(plain(word))]
        if not known:
            there = f"there are {', '.join(qualities)}, and every type, keyword and restriction"
            raise BadQuery(self.query, value.place, f"is:{word} means nothing; {there}")
        return lambda card: known[0] == card.type_name or known[0] in labels_of(card)

    def matcher(self, token: Token) -> Callable[[str], bool]:
        """What a word, a quoted text or a regular expression is found in."""
        if token.kind == "regex":
            try:
                pattern = re.compile(token.text[1:-1], re.IGNORECASE)
            except re.error as error:
                place = token.place + 1 + (error.pos or 0)
                raise BadQuery(self.query, place, f"this is no regular expression: {error.msg}") from error
            return lambda text: pattern.search(text) is not None
        wanted = plain(re.sub(r"\\(.)", r"\1", token.text.strip('"') if token.kind == "quoted" else token.text))
        return lambda text: wanted in plain(text)


@cache
def plain(text: str) -> str:
    """A text as it is looked for: without case and diacritics, with straight quotes."""
    folded = unicodedata.normalize("NFKD", text.lower().replace("\u2019", "'"))
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


def initials(name: str) -> str:
    """The first letters of a set's great words: kp for Knight's Passage."""
    return "".join(word[0] for word in name.split() if word[0].isupper()).lower()


def calls(word: str, name: str) -> bool:
    """Whether somebody who writes a word means the resource of this name: "hand", "eaters", "the lotus", "tech"."""
    wanted = plain(word).removeprefix("the ")
    known = [name, LONG_NAMES.get(name, name)]
    parts = [part for each in known for part in re.split("[ -]", each) if part not in ("of", "the")]
    return any(plain(each).startswith(wanted) for each in (*known, *parts))


def labels_of(card: Card) -> list[str]:
    """The restrictions and bold-faced abilities that are printed on a card."""
    labels = restrictions_in(card.restrictions) + bits(card.keywords, KEYWORD_NAMES)
    if card.toughness:
        labels.append("Toughness")
    if card.influence:
        labels.append("Influence")
    return labels


def search(cards: list[Card], query: str) -> list[Card]:
    """The cards that a query finds: those first whose title has its words, and by title."""
    reader = Reader(query, {card.set for card in cards})
    test = reader.read()
    found = sorted((card for card in cards if test(card)), key=lambda card: card.title.strip('"').lower())
    return sorted(found, key=lambda card: -closeness(card, reader.wanted))


def closeness(card: Card, wanted: list[str]) -> int:
    """How well the words of a query fit a card: they are its title, words of the title, its beginning, parts of it."""
    title = plain(card.title.strip('"'))
    if not wanted:
        return 0
    if title == " ".join(wanted):
        return 4
    if all(re.search(rf"\b{re.escape(word)}\b", title) for word in wanted):
        return 3
    return 2 if all(re.search(rf"\b{re.escape(word)}", title) for word in wanted) else 0


def near_titles(cards: list[Card], query: str) -> list[str]:
    """Titles that look like what was looked for in vain."""
    titles = {plain(card.title): card.title for card in cards}
    return [titles[near] for near in get_close_matches(plain(query), list(titles), 3, 0.7)]


def row_of(card: Card) -> dict[str, Data]:
    """A card as one object, with the field names of the card data; the text as our printer gives it."""
    row: dict[str, Data] = {
        "title": card.title,
        "subtitle": card.subtitle,
        "type": card.type_name,
        "cost": {X: "X", NO_COST: None}.get(card.cost, card.cost),
        "requires": letters(card.requires),
        "provides": letters(card.provides),
        "set": card.set,
        "text": card.text(),
    }
    if card.type_name == "Character":
        row["fighting"] = "X" if card.fighting == X else card.fighting
    if card.is_site():
        row["power"] = card.power
        row["body"] = card.body
    return row
