"""The cards of Kung Fu Fighting: what each kind does, and the deck they make up.

A kind of card is a number, its place in the deck's list; the game's zones hold these numbers. Kinds never change and
are shared by all games of a process.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, cast

from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data, brief
from kwoon.games.kungfu.terms.ids import NO_CARD, CardKind

ATTACK: Final = 0
ENHANCEMENT: Final = 1
STANCE: Final = 2
WEAPON: Final = 3
BLOCK: Final = 4
CHI: Final = 5

TYPES: Final = ("attack", "enhancement", "stance", "weapon", "block", "chi")
SOURCES: Final = ("rulebook", "review", "reconstructed", "own")

GROUPS: Final = ("weapon", "any")
"""What a block may ignore besides a card by its name: every weapon, or any attack at all."""

FIELDS: Final[dict[str, dict[str, str]]] = {
    "attack": {"damage": "number", "discards_gear": "flag"},
    "enhancement": {"damage": "number", "extra_attacks": "number", "splits": "flag", "unblockable": "flag"},
    "stance": {"damage": "number", "defense": "number", "bonus": "bonus", "strong_against": "name"},
    "weapon": {"damage": "number", "defense": "number", "discard_after_attack": "flag"},
    "block": {"defense": "number", "ignores": "names", "counter": "flag"},
    "chi": {"restores": "number"},
}
"""Which fields a card of each type may have, besides name, copies, source and sources."""

EXPECTED: Final[dict[str, str]] = {
    "number": "a whole number from 0 to 99",
    "flag": "true or false",
    "name": "the name of a stance, as text",
    "names": 'a list of names, such as ["Punch"], ["weapon"] or ["any"]',
    "bonus": "a table of card names and numbers, such as { Fast = 3 }",
}


class Kind:
    """One kind of card."""

    def __init__(self, index: CardKind, name: str, type_: int, copies: int) -> None:
        self.index: CardKind = index
        self.name: str = name
        self.type: int = type_
        self.copies: int = copies
        self.damage: int = 0
        self.defense: int = 0
        self.discards_gear: bool = False
        self.extra_attacks: int = 0
        self.splits: bool = False
        self.unblockable: bool = False
        self.bonus: list[int] = []
        self.bonus_text: str = ""
        self.strong_against: CardKind = NO_CARD
        self.discard_after_attack: bool = False
        self.ignores: int = 0
        self.ignores_text: str = ""
        self.counter: bool = False
        self.restores: int = 0
        self.source: dict[str, str] = {}

    @property
    def type_name(self) -> str:
        """The type in words."""
        return TYPES[self.type]

    def text(self) -> str:
        """What the card does, in a few words made from its values."""
        parts: list[str] = []
        if self.type in (ATTACK, WEAPON):
            parts.append(f"{self.damage} damage")
        elif self.damage:
            parts.append(f"+{self.damage} damage")
        if self.defense:
            parts.append(f"{self.defense} defense")
        if self.discards_gear:
            parts.append("the defender discards a stance or a weapon")
        if self.extra_attacks:
            parts.append(f"up to {self.extra_attacks} more attack cards join")
        if self.splits:
            parts.append("hits a second opponent too; with two players left +1 damage")
        if self.unblockable:
            parts.append("no block can answer")
        if self.bonus_text:
            parts.append(self.bonus_text)
        if self.discard_after_attack:
            parts.append("discarded after it attacks")
        if self.ignores_text:
            parts.append(f"ignores {self.ignores_text}")
        if self.counter:
            parts.append("then strike back with an attack of your own")
        if self.restores:
            parts.append(f"+{self.restores} Chi")
        return "; ".join(parts)


class Deck:
    """Every kind of card of a game, and what the rules ask of them, looked up once."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds: list[Kind] = kinds
        self.types: list[int] = [kind.type for kind in kinds]
        self.by_name: dict[str, CardKind] = {kind.name: kind.index for kind in kinds}
        self.cards: list[CardKind] = [kind.index for kind in kinds for _ in range(kind.copies)]

    def name(self, kind: CardKind) -> str:
        """A kind's name."""
        return self.kinds[kind].name


def read_kind(index: CardKind, type_: str, entry: object, where: str) -> tuple[Kind, dict[str, object]]:
    """A kind from its table in a deck file; names of other cards are looked up once all are read.

    A file may hold anything (fractions, dates), so its values are plain objects until they are checked.
    """
    if not isinstance(entry, dict):
        raise BadOptions(f"{where}: a card is a table of fields, not {brief(entry)}")
    name = entry.get("name")
    if not isinstance(name, str) or not name.strip():
        raise BadOptions(f"{where}: a card needs a name, as text; here it is {brief(name)}")
    if name != name.strip() or not name.isprintable() or "{" in name or "}" in name:
        raise BadOptions(f"{where}: a name has no braces, line breaks or spaces around it; here it is {brief(name)}")
    if name in GROUPS:
        raise BadOptions(f"{where}: {name!r} cannot be a card's name: under ignores it means several cards")
    where = f"{where} ({name})"
    copies = whole(entry.get("copies", 1), f"{where}: copies")
    kind = Kind(index, name, TYPES.index(type_), copies)
    allowed = FIELDS[type_]
    later: dict[str, object] = {}
    for field, value in entry.items():
        if field in ("name", "copies"):
            continue
        if field in ("source", "sources"):
            read_source(kind, field, value, where)
            continue
        if field not in allowed:
            fits = ", ".join(["name", "copies", *allowed, "source"])
            raise BadOptions(f"{where}: a card of type {type_} has no field {field!r}; its fields are {fits}")
        if not fits_form(value, allowed[field]):
            raise BadOptions(f"{where}: {field} must be {EXPECTED[allowed[field]]}, not {brief(value)}")
        if allowed[field] in ("name", "names", "bonus"):
            later[field] = value
        else:
            setattr(kind, field, value)
    if kind.type == BLOCK and not (kind.defense or kind.counter or later.get("ignores")):
        raise BadOptions(f"{where}: a block needs defense, ignores or counter, or it could never be played")
    return kind, later


def read_source(kind: Kind, field: str, value: object, where: str) -> None:
    """Note where a card's values are from; "" stands for those that are not named."""
    pairs = {"": value} if field == "source" else value
    if not isinstance(pairs, dict):
        raise BadOptions(f"{where}: sources is a table of fields, not {brief(value)}")
    for which, source in pairs.items():
        if source not in SOURCES:
            raise BadOptions(f"{where}: a source is one of {', '.join(SOURCES)}, not {brief(source)}")
        kind.source[which] = source


def whole(value: object, where: str) -> int:
    """A small whole number, or an error that says so."""
    if not fits_form(value, "number"):
        raise BadOptions(f"{where} must be {EXPECTED['number']}, not {brief(value)}")
    return cast(int, value)


def fits_form(value: object, form: str) -> bool:
    """Whether a field's value is of the form that the field takes."""
    if form == "flag":
        return isinstance(value, bool)
    if form == "number":
        return is_small(value)
    if form == "name":
        return isinstance(value, str)
    if form == "names":
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    return isinstance(value, dict) and all(is_small(each) for each in value.values())


def is_small(value: object) -> bool:
    """A whole number from 0 to 99."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99


def settle(deck: Deck, kind: Kind, later: dict[str, object]) -> None:
    """Look up the other cards that a card's fields name."""
    bonus = later.get("bonus")
    kind.bonus = [0] * len(deck.kinds)
    texts: list[str] = []
    if isinstance(bonus, dict):
        for name, value in bonus.items():
            other = look_up(deck, name, kind, "bonus")
            if deck.types[other] not in (ATTACK, ENHANCEMENT, WEAPON):
                raise BadOptions(f"{kind.name}: bonus names {name}, which is never part of an attack")
            kind.bonus[other] = cast(int, value)
            texts.append(f"+{value} to {name}")
    strong = later.get("strong_against")
    if isinstance(strong, str):
        kind.strong_against = look_up(deck, strong, kind, "strong_against")
        if deck.types[kind.strong_against] != STANCE:
            raise BadOptions(f"{kind.name}: strong_against must name a stance, and {strong} is none")
        texts.append(f"+2 against {strong}")
    kind.bonus_text = ", ".join(texts)
    ignores = later.get("ignores")
    if isinstance(ignores, list):
        for token in ignores:
            kind.ignores |= mask_of(deck, cast(str, token), kind)
        kind.ignores_text = ", ".join(cast(list[str], ignores))


def look_up(deck: Deck, name: str, kind: Kind, field: str) -> CardKind:
    """The kind of that name in this deck."""
    if name not in deck.by_name:
        raise BadOptions(f"{kind.name}: {field} names {name!r}, which is not in the deck")
    return deck.by_name[name]


def mask_of(deck: Deck, token: str, kind: Kind) -> int:
    """The kinds that a block ignores, as bits: one card, every weapon, or any attack at all."""
    mask = 0
    for other in deck.kinds:
        striking = other.type in (ATTACK, WEAPON)
        if striking and (token == "any" or (token == "weapon" and other.type == WEAPON) or token == other.name):
            mask |= 1 << other.index
    if mask == 0:
        raise BadOptions(
            f'{kind.name}: ignores names {token!r}, which is no attack or weapon of the deck, nor "weapon" or "any"'
        )
    return mask


def make_deck(tables: Mapping[str, object], extra: Mapping[str, object]) -> Deck:
    """A deck from the tables of a deck file, and a player's own cards beside them (KF-6.1)."""
    kinds: list[Kind] = []
    names: list[dict[str, object]] = []
    for source, cards in (("deck", tables), ("own cards", extra)):
        unknown = [table for table in cards if table not in TYPES]
        if unknown:
            raise BadOptions(f"{source}: [[{unknown[0]}]] is no type of card; the types are {', '.join(TYPES)}")
        for type_ in TYPES:
            entries = cards.get(type_, [])
            if not isinstance(entries, list):
                raise BadOptions(f"{source}: {type_} must be a list of cards, each under [[{type_}]]")
            for number, entry in enumerate(entries, 1):
                kind, later = read_kind(CardKind(len(kinds)), type_, entry, f"{source}, {type_} {number}")
                if any(kind.name == other.name for other in kinds):
                    raise BadOptions(f"{source}: there are two cards named {kind.name!r}; raise its copies instead")
                kinds.append(kind)
                names.append(later)
    deck = Deck(kinds)
    for kind, later in zip(kinds, names, strict=True):
        settle(deck, kind, later)
    if not any(kind.copies for kind in kinds if kind.type == ATTACK):
        raise BadOptions("deck: at least one attack card is needed, or nobody could ever win")
    return deck


@cache
def printed_tables() -> dict[str, Data]:
    """The tables of the project's own deck file."""
    text = resources.files("kwoon.games.kungfu").joinpath("deck.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def printed_deck() -> Deck:
    """The 99 cards of the box."""
    return make_deck(printed_tables(), {})
