"""Kung Fu Fighting as numbers: the cells of an observation and the actions, by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from kwoon.engine.action import END, NOTHING, Action
from kwoon.engine.plain import Data
from kwoon.games.kungfu.cards import ATTACK, BLOCK, CHI, ENHANCEMENT, STANCE, WEAPON, Deck
from kwoon.games.kungfu.options import BrawlOptions
from kwoon.games.kungfu.terms import actions as do
from kwoon.games.kungfu.terms.questions import KIND_NAMES
from kwoon.research.encoding import Encoding, Sheet, View, dicts, texts
from kwoon.research.fast.kungfu import ATTACKS, SEATS, KungFuReader

TABLE_FACTS: Final = ("turn", "draw pile", "attacked", "over", "starting chi", "hand size", "players")
SEAT_FACTS: Final = ("active", "standing", "chi", "cards", "defense")
STRIKE_FACTS: Final = (
    "there",
    "unblockable",
    "takes gear",
    "extra",
    "damage",
    "defense",
    "ignored",
    "at hand",
    "being made",
)
"""What is told of an attack, besides who, whom and with what."""


def names_of(deck: Deck, *types: int) -> list[str]:
    """The cards of some types, by name, in the deck's order."""
    return [kind.name for kind in deck.kinds if kind.type in types]


def cells_of(deck: Deck) -> list[str]:
    """Every cell, by name."""
    every = [kind.name for kind in deck.kinds]
    cells = [f"question: {name}" for name in KIND_NAMES]
    cells.extend(TABLE_FACTS)
    for seat in range(SEATS):
        cells.extend([f"seat {seat} {fact}" for fact in SEAT_FACTS])
        cells.extend([f"seat {seat} stance: {name}" for name in names_of(deck, STANCE)])
        cells.extend([f"seat {seat} weapon: {name}" for name in names_of(deck, WEAPON)])
    cells.extend([f"hand: {name}" for name in every])
    cells.extend([f"discards: {name}" for name in every])
    for number in range(ATTACKS):
        cells.extend([f"attack {number} {fact}" for fact in STRIKE_FACTS])
        cells.extend([f"attack {number} by seat {seat}" for seat in range(SEATS)])
        cells.extend([f"attack {number} at seat {seat}" for seat in range(SEATS)])
        cells.extend([f"attack {number} card: {name}" for name in names_of(deck, ATTACK, ENHANCEMENT)])
        cells.extend([f"attack {number} weapon: {name}" for name in names_of(deck, WEAPON)])
        cells.extend([f"attack {number} block: {name}" for name in names_of(deck, BLOCK)])
    return cells


def actions_of(deck: Deck) -> list[str]:
    """Every action that a question may offer, by name."""
    stances, weapons = names_of(deck, STANCE), names_of(deck, WEAPON)
    found = [END, NOTHING]
    found.extend([f"{do.TARGET}, seat {seat}" for seat in range(1, SEATS)])
    found.extend([f"{do.DISCARD}, hand 0: {kind.name}" for kind in deck.kinds])
    found.extend([f"{do.DISCARD}, stance 0: {name}" for name in stances])
    found.extend([f"{do.DISCARD}, weapon 0: {name}" for name in weapons])
    for verb in (do.ATTACK, do.STRIKE_BACK):
        found.extend([f"{verb}, hand 0: {name}" for name in names_of(deck, ATTACK)])
        found.extend([f"{verb}, weapon 0: {name}" for name in weapons])
    found.extend([f"{do.TAKE_STANCE}, hand 0: {name}" for name in stances])
    found.extend([f"{do.PICK_UP}, hand 0: {name}" for name in weapons])
    found.extend([f"{do.PLAY}, hand 0: {name}" for name in names_of(deck, CHI)])
    found.extend([f"{do.ENHANCE}, hand 0: {name}" for name in names_of(deck, ATTACK, ENHANCEMENT)])
    found.extend([f"{do.BLOCK}, hand 0: {name}" for name in names_of(deck, BLOCK)])
    return found


class KungFuEncoding(Encoding):
    """Brawls of two to six, all of one shape; a deck of one's own has its own cells and actions."""

    game: ClassVar[str] = "kungfu"
    version: ClassVar[int] = 1
    seats: ClassVar[int] = SEATS

    def __init__(self, options: Mapping[str, Data]) -> None:
        self.deck = BrawlOptions(options).deck
        super().__init__(cells_of(self.deck), actions_of(self.deck))

    def make_reader(self) -> KungFuReader:
        return KungFuReader(self.deck, self.cell, self.action)

    def observe(self, view: View, actions: Sequence[Action]) -> bytes:
        sheet = Sheet(self)
        seat, players = cast(int, view["seat"]), dicts(view["players"])
        question = cast(dict[str, Data] | None, view.get("question"))
        if question is not None:
            sheet.put(f"question: {question['kind']}", 1)
        options = cast(dict[str, Data], view["options"])
        facts = (view["turn"], view["draw_pile"], view["attacked"], view["over"], options["chi"], options["hand"])
        for name, value in zip(TABLE_FACTS, (*facts, len(players)), strict=True):
            sheet.put(name, value)
        for step in range(len(players)):
            player = players[(seat + step) % len(players)]
            sheet.put(f"seat {step} active", player["seat"] == view["active"])
            for fact in SEAT_FACTS[1:]:
                sheet.put(f"seat {step} {fact}", player[fact])
            for gear in ("stance", "weapon"):
                if player[gear] is not None:
                    sheet.put(f"seat {step} {gear}: {player[gear]}", 1)
        for name in texts(players[seat]["hand"]):
            sheet.count(f"hand: {name}")
        for name in texts(view["discards"]):
            sheet.count(f"discards: {name}")
        for number, attack in enumerate(dicts(view["attacks"])[::-1][:ATTACKS]):
            self.put_attack(sheet, f"attack {number}", attack, seat, len(players))
        return sheet.whole()

    def put_attack(self, sheet: Sheet, where: str, attack: dict[str, Data], seat: int, seats: int) -> None:
        """One attack; the newest is number 0."""
        for fact in STRIKE_FACTS:
            sheet.put(f"{where} {fact}", attack.get(fact.replace(" ", "_")))
        sheet.put(f"{where} there", 1)
        sheet.put(f"{where} by seat {(cast(int, attack['attacker']) - seat) % seats}", 1)
        if attack["target"] != -1:
            sheet.put(f"{where} at seat {(cast(int, attack['target']) - seat) % seats}", 1)
        for name in texts(attack["cards"]):
            sheet.count(f"{where} card: {name}")
        for part in ("weapon", "block"):
            if attack[part] is not None:
                sheet.put(f"{where} {part}: {attack[part]}", 1)
