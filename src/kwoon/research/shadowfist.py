"""Shadowfist as numbers. Its cards are too many for a cell each, so cards are rows: a number for the title, and facts.

A title's number (its place in the sorted list of all titles, from 1; 0 is none or unknown) takes two cells, `title
high` and `title low`. Whatever else is one of several (a seat, a zone, a verb) is a number too, counted from 1.
Options are numbered by their position; the first of them are told as rows of their own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final, cast

from kwoon.engine import action as every
from kwoon.engine.action import Action, Item
from kwoon.engine.plain import Data
from kwoon.games.shadowfist.cards.library import by_title, tokens
from kwoon.games.shadowfist.terms import actions as do
from kwoon.games.shadowfist.terms import moments
from kwoon.games.shadowfist.terms.codes import KEYWORD_NAMES, RESOURCES, TYPE_NAMES, ZONE_NAMES
from kwoon.games.shadowfist.terms.phrasing import copy_of
from kwoon.games.shadowfist.terms.questions import KIND_NAMES
from kwoon.research.encoding import Encoding, Sheet, View, dicts, numbers_in, texts
from kwoon.research.fast.reader import BadEncoding
from kwoon.research.fast.shadowfist import FistReader
from kwoon.research.fast.shadowfist_options import word_number

SEATS: Final = 5
CARDS: Final = 24
"""How many cards of each player in play are told: the first ones of the view's list."""
HAND: Final = 12
PILES: Final = (("smoked", 12), ("burned", 6), ("aside", 4))
"""How many of each pile are told: the newest. Of toasted cards only their number is."""
SCENE: Final = 4
"""How many effects that wait are told: those that resolve next."""
TOLD: Final = 64
"""How many options are told as rows."""
OPTIONS: Final = 1024
"""How many options have a number."""

MOMENTS: Final = (
    moments.START_OF_TURN,
    moments.ESTABLISHING_SHOT,
    moments.MAIN_SHOT,
    moments.END_DECLARED,
    moments.END_OF_TURN,
    moments.DECLARING,
    moments.ATTACK_DECLARED,
    moments.JOINING,
    moments.INTERCEPTION,
    moments.INTERCEPTED,
    moments.COMBAT,
    moments.FATE,
    moments.END_OF_ATTACK,
    moments.OVER,
)
SEAT_FACTS: Final = (
    "power",
    "income",
    "hand_size",
    "deck_size",
    "eliminated",
    "left",
    "closeness",
    "goal",
    "locations",
)
CARD_FLAGS: Final = ("face_down", "turned", "damage", "counters", "row", "ready", "x", "fighting", "strikes", "body")
ITEM_FACTS: Final = ("zone", "seat", "title high", "title low", "at")
OPTION_FACTS: Final = ("verb", "ability", "place seat", "place", "number", "player", "word")


@cache
def title_numbers() -> dict[str, int]:
    """Every title's number."""
    return {title: number for number, title in enumerate(sorted({*by_title(), *tokens()}), 1)}


@cache
def verb_numbers() -> dict[str, int]:
    """Every verb's number, in the order of their names."""
    own = [value for name, value in vars(do).items() if name.isupper() and isinstance(value, str)]
    common = [every.NOTHING, every.END, every.YES, every.NO, every.PICK]
    return {verb: number for number, verb in enumerate(sorted({*own, *common}), 1)}


def cells_of() -> list[str]:
    """Every cell, by name."""
    cells = [f"question: {name}" for name in KIND_NAMES]
    cells.extend([f"about {fact}" for fact in ("title high", "title low", "ability", "choice", "high", "seat", "at")])
    cells.extend(["turn", "over", "time called", "attack by", "attack on", "intercepting", "effects"])
    cells.extend([f"moment: {name}" for name in MOMENTS])
    for seat in range(SEATS):
        where = f"seat {seat}"
        cells.extend([f"{where} {fact}" for fact in ("there", "active", *SEAT_FACTS, "toasted", "cards in play")])
        cells.extend([f"{where} resources: {letter}" for letter in RESOURCES])
        cells.extend([f"{where} top title high", f"{where} top title low"])
        for pile, most in PILES:
            cells.append(f"{where} {pile}")
            for number in range(most):
                cells.extend([f"{where} {pile} {number} title high", f"{where} {pile} {number} title low"])
        for number in range(CARDS):
            card = f"{where} card {number}"
            cells.extend([f"{card} title high", f"{card} title low", f"{card} type", f"{card} place"])
            cells.extend([f"{card} {fact}" for fact in (*CARD_FLAGS, "toughness", "on seat", "on at")])
            cells.extend([f"{card} {keyword}" for keyword in KEYWORD_NAMES])
            cells.extend([f"{card} attacks", f"{card} intercepts", f"{card} is attacked"])
    for number in range(HAND):
        cells.extend([f"hand {number} title high", f"hand {number} title low", f"hand {number} cost"])
    for number in range(SCENE):
        cells.extend([f"effect {number} {fact}" for fact in ("title high", "title low", "by")])
    cells.append("options")
    for number in range(TOLD):
        cells.extend([f"option {number} {fact}" for fact in OPTION_FACTS])
        for what in ("card", "target"):
            cells.extend([f"option {number} {what} {fact}" for fact in ITEM_FACTS])
    return cells


def positions(count: int) -> list[int]:
    """Options by their position."""
    if count > OPTIONS:
        raise BadEncoding(f"shadowfist: {count} options, and the encoding has numbers for {OPTIONS}")
    return list(range(count))


class ShadowfistEncoding(Encoding):
    """Two to five players, any decks, all of one shape."""

    game: ClassVar[str] = "shadowfist"
    version: ClassVar[int] = 1
    seats: ClassVar[int] = SEATS

    def __init__(self) -> None:
        super().__init__(cells_of(), [f"option {number}" for number in range(OPTIONS)])

    @property
    def fingerprint(self) -> str:
        """The numbers of titles and verbs are part of what the arrays mean."""
        text = "\n".join([super().fingerprint, *title_numbers(), *verb_numbers()])
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def make_reader(self) -> FistReader:
        piles = [most for _, most in PILES]
        rows = [CARDS, HAND, SCENE, TOLD]
        return FistReader(self.cell, OPTIONS, title_numbers(), verb_numbers(), list(MOMENTS), piles, rows)

    def numbers(self, view: View, actions: Sequence[Action]) -> list[int]:
        return positions(len(actions))

    def observe(self, view: View, actions: Sequence[Action]) -> bytes:
        sheet = Sheet(self)
        seat, players = cast(int, view["seat"]), dicts(view["players"])
        seats = len(players)
        put_question(sheet, view, seat, seats)
        sheet.put("turn", view["turn"])
        sheet.put("over", view["over"])
        sheet.put("time called", view["time_called"])
        sheet.put(f"moment: {view['moment']}", 1)
        for step in range(seats):
            put_player(sheet, view, f"seat {step}", players[(seat + step) % seats], seat)
        own = players[seat]
        for number, (title, cost) in enumerate(zip(texts(own["hand"]), numbers_in(own["costs"]), strict=True)):
            if number < HAND:
                put_title(sheet, f"hand {number}", title)
                sheet.put(f"hand {number} cost", cost)
        scene = dicts(view["scene"])
        sheet.put("effects", len(scene))
        for number, effect in enumerate(scene[::-1][:SCENE]):
            put_title(sheet, f"effect {number}", cast(str, effect["card"]))
            sheet.put(f"effect {number} by", counted(effect["player"], seat, seats))
        put_attack(sheet, view, seat, seats)
        sheet.put("options", len(actions))
        for number, action in enumerate(actions[:TOLD]):
            put_option(sheet, f"option {number}", action, seat, seats)
        return sheet.whole()


def counted(other: Data, seat: int, seats: int) -> int:
    """A seat as a number: 1 is oneself, 2 the next to the left; 0 is nobody."""
    return 0 if not isinstance(other, int) or other < 0 else 1 + (other - seat) % seats


def put_title(sheet: Sheet, where: str, title: str | None) -> None:
    """A title's number, in two cells; copies are told apart by a number behind the title, which is left out."""
    known = title_numbers()
    number = 0 if title is None else known.get(title, known.get(copy_of(title)[0], 0))
    sheet.put(f"{where} title high", number >> 8)
    sheet.put(f"{where} title low", number & 255)


def put_question(sheet: Sheet, view: View, seat: int, seats: int) -> None:
    """What is asked, and what the question belongs to."""
    question = cast(dict[str, Data] | None, view.get("question"))
    if question is None:
        return
    sheet.put(f"question: {question['kind']}", 1)
    about = cast(dict[str, Data], question["about"])
    put_title(sheet, "about", cast(str | None, about.get("title")))
    sheet.put("about ability", 1 + cast(int, about.get("ability", -1)))
    sheet.put("about choice", about.get("choice"))
    sheet.put("about high", about.get("high"))
    cards = cast(list[list[int]], about["cards"])
    if cards:
        sheet.put("about seat", counted(cards[0][0], seat, seats))
        sheet.put("about at", 1 + cards[0][1])


def put_player(sheet: Sheet, view: View, where: str, player: dict[str, Data], seat: int) -> None:
    """One player: what all see of them, their piles, and their cards in play."""
    seats = len(dicts(view["players"]))
    sheet.put(f"{where} there", 1)
    sheet.put(f"{where} active", player["seat"] == view["active"])
    for fact in SEAT_FACTS:
        sheet.put(f"{where} {fact}", player[fact])
    sheet.put(f"{where} toasted", len(texts(player["toasted"])))
    for letter in cast(str, player["resources"]):
        sheet.count(f"{where} resources: {letter}")
    put_title(sheet, f"{where} top", cast(str | None, player.get("top")))
    for pile, most in PILES:
        titles = texts(player.get(pile, []))
        sheet.put(f"{where} {pile}", len(titles))
        for number, title in enumerate(titles[::-1][:most]):
            put_title(sheet, f"{where} {pile} {number}", title)
    cards = dicts(player["cards"])
    sheet.put(f"{where} cards in play", len(cards))
    for number, card in enumerate(cards[:CARDS]):
        put_card(sheet, f"{where} card {number}", card, seat, seats)


def put_card(sheet: Sheet, where: str, card: dict[str, Data], seat: int, seats: int) -> None:
    """One card in play."""
    put_title(sheet, where, cast(str | None, card["title"]))
    sheet.put(f"{where} type", 1 + TYPE_NAMES.index(cast(str, card["type"])))
    if card["place"] is not None:
        sheet.put(f"{where} place", 1 + numbers_in(card["place"])[1])
    for fact in (*CARD_FLAGS, "toughness"):
        sheet.put(f"{where} {fact}", card.get(fact))
    if "on" in card and card["on"] is not None:
        whose, at = numbers_in(card["on"])
        sheet.put(f"{where} on seat", counted(whose, seat, seats))
        sheet.put(f"{where} on at", 1 + at)
    for keyword in texts(card.get("keywords", [])):
        sheet.put(f"{where} {keyword}", 1)


def put_attack(sheet: Sheet, view: View, seat: int, seats: int) -> None:
    """The attack under way: who, and which of the cards in play have a part in it."""
    attack = cast(dict[str, Data] | None, view["attack"])
    if attack is None:
        return
    sheet.put("attack by", counted(attack["by"], seat, seats))
    sheet.put("attack on", counted(attack["on"], seat, seats))
    sheet.put("intercepting", counted(attack["intercepting"], seat, seats))
    mark(sheet, attack["target_at"], "is attacked", seat, seats)
    for attacker in dicts(attack["attackers"]):
        mark(sheet, attacker["at"], "attacks", seat, seats)
        for interceptor in dicts(attacker["chain"]):
            mark(sheet, interceptor["at"], "intercepts", seat, seats)


def mark(sheet: Sheet, spot: Data, part: str, seat: int, seats: int) -> None:
    """A card in play has a part in the attack."""
    if spot is not None:
        whose, at = numbers_in(spot)
        if at < CARDS:
            sheet.put(f"seat {(whose - seat) % seats} card {at} {part}", 1)


def put_option(sheet: Sheet, where: str, action: Action, seat: int, seats: int) -> None:
    """One option."""
    sheet.put(f"{where} verb", verb_numbers()[action.verb])
    for fact, number in (("ability", action.ability), ("number", action.number)):
        sheet.put(f"{where} {fact}", None if number is None else 1 + number)
    if action.place is not None:
        sheet.put(f"{where} place seat", counted(action.place[0], seat, seats))
        sheet.put(f"{where} place", 1 + action.place[1])
    sheet.put(f"{where} player", counted(action.player, seat, seats))
    if action.word is not None:
        sheet.put(f"{where} word", word_number(action.word))
    if action.cards:
        put_item(sheet, f"{where} card", action.cards[0], seat, seats)
    if action.targets:
        put_item(sheet, f"{where} target", action.targets[0], seat, seats)


def put_item(sheet: Sheet, where: str, item: Item, seat: int, seats: int) -> None:
    """A card of an option."""
    sheet.put(f"{where} zone", 1 + ZONE_NAMES.index(item.zone))
    sheet.put(f"{where} seat", counted(item.seat, seat, seats))
    put_title(sheet, where, item.title)
    sheet.put(f"{where} at", 1 + item.at)
