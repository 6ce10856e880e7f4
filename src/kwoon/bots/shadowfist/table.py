"""What the hitter reads off its view: who has what in play, who is close to winning, and the attack under way."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kwoon.engine.action import Item
from kwoon.games.shadowfist.cards.library import by_title
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.codes import PLAY, RESOURCES, TYPE_NAMES, ZONE_NAMES
from kwoon.games.shadowfist.terms.phrasing import copy_of

UNKNOWN_BODY = 8
"""What a face-down Site is taken to stand: few have more."""

IN_PLAY = ZONE_NAMES[PLAY]

Spot = tuple[int, int]
"""A card in play: its controller, and its place among that player's cards."""


def card_of(title: str | None) -> Card | None:
    """The definition of a title, also if a number tells it from its copies."""
    if title is None:
        return None
    return by_title().get(title) or by_title().get(copy_of(title)[0])


@dataclass(eq=False)
class Piece:
    """A card in play, as far as it is known."""

    spot: Spot
    card: Card | None
    type: str
    face_down: bool
    turned: bool
    ready: bool
    damage: int
    place: Spot | None
    fighting: int
    strikes: int
    body: int
    toughness: int
    keywords: frozenset[str]
    on: Spot | None
    states: list[Piece] = field(default_factory=list)

    @property
    def seat(self) -> int:
        """Who controls it."""
        return self.spot[0]

    @property
    def kind(self) -> int:
        """Its type as a code."""
        return TYPE_NAMES.index(self.type)

    @property
    def is_character(self) -> bool:
        return self.type == "Character"

    @property
    def is_feng_shui(self) -> bool:
        return self.type == "Feng Shui Site"

    @property
    def is_site(self) -> bool:
        return self.type in ("Site", "Feng Shui Site")

    @property
    def cost(self) -> int:
        """The printed cost, X and none counting as 2."""
        return 2 if self.card is None or self.card.cost < 0 else self.card.cost

    @cached_property
    def worth(self) -> float:
        """How much it would hurt to lose it, in Power."""
        if self.is_feng_shui:
            return 6.0
        if self.type == "Site":
            return 3.0
        if self.is_character:
            return 0.4 + 0.6 * max(self.fighting, self.strikes) + 0.2 * self.cost + 0.6 * len(self.states)
        return 0.8 + self.cost


def read_piece(spot: Spot, data: dict[str, Any]) -> Piece:
    """One card of the view."""
    return Piece(
        spot,
        card_of(data["title"]),
        data["type"],
        data["face_down"],
        data["turned"],
        data["ready"],
        data["damage"],
        None if data["place"] is None else tuple(data["place"]),
        data.get("fighting", 0),
        data.get("strikes", 0),
        data.get("body", UNKNOWN_BODY),
        data.get("toughness", 0),
        frozenset(data.get("keywords", ())),
        tuple(data["on"]) if "on" in data else None,
    )


class Table:
    """The whole view."""

    def __init__(self, view: Any) -> None:
        self.seat: int = view["seat"]
        self.active: int = view["active"]
        self.turn: int = view["turn"]
        self.players: list[dict[str, Any]] = view["players"]
        self.me = self.players[self.seat]
        self.power: int = self.me["power"]
        self.scene: list[dict[str, Any]] = view["scene"]
        self.about: dict[str, Any] = view["question"]["about"]
        self.pieces: dict[Spot, Piece] = {}
        for player in self.players:
            for at, data in enumerate(player["cards"]):
                spot = (player["seat"], at)
                self.pieces[spot] = read_piece(spot, data)
        for piece in self.pieces.values():
            if piece.on is not None:
                self.pieces[piece.on].states.append(piece)
        self.attack = Attack(view["attack"], self) if view["attack"] is not None else None

    @cached_property
    def hand(self) -> list[Card]:
        """The cards in hand."""
        return [card for title in self.me["hand"] if (card := card_of(title)) is not None]

    @cached_property
    def pool(self) -> list[int]:
        """SF-18.1: this seat's resources."""
        return [self.me["resources"].count(letter) for letter in RESOURCES]

    def piece(self, spot: Any) -> Piece:
        """The card at a place of the view."""
        return self.pieces[(spot[0], spot[1])]

    def piece_at(self, item: Item) -> Piece | None:
        """The card in play that an action is about; None for one that is elsewhere."""
        return self.pieces[(item.seat, item.at)] if item.zone == IN_PLAY else None

    def of(self, seat: int) -> list[Piece]:
        """A player's cards in play."""
        return [piece for piece in self.pieces.values() if piece.seat == seat]

    def characters(self, seat: int) -> list[Piece]:
        return [piece for piece in self.of(seat) if piece.is_character]

    def feng_shui(self, seat: int) -> int:
        """How many Feng Shui Sites a player has in play."""
        return sum(piece.is_feng_shui for piece in self.of(seat))

    @cached_property
    def income(self) -> int:
        """The Power that this seat's Sites give each turn."""
        return sum((1 if piece.card is None else piece.card.power) for piece in self.of(self.seat) if piece.is_site)

    @property
    def opponents(self) -> list[int]:
        """Who is still in the game."""
        return [player["seat"] for player in self.players if player["seat"] != self.seat and not player["eliminated"]]

    def closeness(self, seat: int) -> int:
        """SF-4.1: Feng Shui Sites in play and cards burned for victory."""
        return int(self.players[seat]["closeness"])

    def one_away(self, seat: int) -> bool:
        """Whether a player wins with the next Site taken."""
        return self.closeness(seat) >= int(self.players[seat]["goal"]) - 1

    @property
    def leader(self) -> int:
        """The opponent who is closest to winning; among equals the one with the most fighters."""
        return max(self.opponents, key=lambda seat: (self.closeness(seat), self.strength(seat), -seat))

    def strength(self, seat: int) -> int:
        """What a player's Characters can do together."""
        return sum(piece.strikes for piece in self.characters(seat))

    @property
    def my_main_shot(self) -> bool:
        """Whether it is this seat's turn and nobody attacks."""
        return self.active == self.seat and self.attack is None

    def missing(self, card: Card) -> int:
        """How many resources a card lacks."""
        return sum(max(0, wanted - have) for wanted, have in zip(card.requires, self.pool, strict=True))


class Attack:
    """The attack under way."""

    def __init__(self, data: Any, table: Table) -> None:
        self.by: int = data["by"]
        self.target = None if data["target_at"] is None else table.piece(data["target_at"])
        self.intercepting: int = data["intercepting"]
        self.picked = [table.piece(spot) for spot in data["picked"]]
        self.attackers: list[Piece] = []
        self.chains: dict[Spot, list[Piece]] = {}
        for each in data["attackers"]:
            if each["attacking"] and each["at"] is not None:
                piece = table.piece(each["at"])
                self.attackers.append(piece)
                self.chains[piece.spot] = [
                    table.piece(other["at"]) for other in each["chain"] if other["at"] is not None
                ]

    def of(self, seat: int) -> list[Piece]:
        """A player's attackers."""
        return [piece for piece in self.attackers if piece.seat == seat]

    def wins(self, table: Table) -> bool:
        """Whether the attack would win the game for the player who declared it."""
        return self.target is not None and self.target.is_feng_shui and table.one_away(self.by)
