"""The table of Kung Fu Fighting: who stands how, the blow as it is put together, and the hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from kwoon.games.kungfu.cards import Deck, Kind, printed_deck
from kwoon.games.kungfu.options import deck_from
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.kept import Macros, macros
from kwoon.hall.pages.drawing.marks import thing_attribute


class KungFuDrawer:
    """Draws a brawl."""

    def parts(self, environment: Environment, desk: Desk) -> dict[str, str]:
        """Opponents above, the fight in the middle, oneself and the hand below."""
        board = macros(environment, "boards/kungfu.html")
        deck = deck_from(desk.view["options"].get("deck"), desk.view["options"].get("cards"))
        found: dict[str, str] = {}
        for seat in desk.others:
            found[f"seat-{seat}"] = board.draw("player", player_shown(board, desk, deck, seat))
        found["fight"] = board.draw("fight", fight_shown(board, desk, deck))
        if desk.player is not None:
            found[f"seat-{desk.seat}"] = board.draw("player", player_shown(board, desk, deck, desk.seat))
            found["hand"] = board.draw("hand", hand_shown(board, desk, deck))
        return found

    def face(self, environment: Environment, title: str) -> str | None:
        """A card, large."""
        deck = printed_deck()
        if title not in deck.by_name:
            return None
        kind = deck.kinds[deck.by_name[title]]
        return str(environment.get_template("boards/kungfu.html").module.face(kind))  # type: ignore[attr-defined]

    def names(self) -> list[str]:
        """The names of all cards."""
        return list(printed_deck().by_name)


def player_shown(board: Macros, desk: Desk, deck: Deck, seat: int) -> dict[str, Any]:
    """One player: Chi, stance, weapon, defense and cards."""
    player = desk.view["players"][seat]
    gear = [
        board.draw("card", kind_of(deck, player[zone]), 1, *attributes_of(desk, zone, seat, player[zone]), "small")
        for zone in ("stance", "weapon")
        if player[zone] is not None
    ]
    return {
        "seat": seat,
        "name": desk.names[seat],
        "mine": seat == desk.seat,
        "active": desk.view["active"] == seat and not desk.view["over"],
        "standing": player["standing"],
        "chi": player["chi"],
        "most": max(desk.view["options"]["chi"], player["chi"], 1),
        "defense": player["defense"],
        "cards": player["cards"],
        "gear": gear,
        "marks": desk.marks.player(seat),
    }


def fight_shown(board: Macros, desk: Desk, deck: Deck) -> dict[str, Any]:
    """The blows under way; else the piles."""
    view = desk.view

    def small(name: str | None) -> str:
        return "" if name is None else board.draw("card", kind_of(deck, name), 1, "", "", "small")

    return {
        "names": desk.names,
        "over": view["over"],
        "draw_pile": view["draw_pile"],
        "discards": len(view["discards"]),
        "top": view["discards"][-1] if view["discards"] else "",
        "attacks": [
            {
                **attack,
                "cards": [small(name) for name in attack["cards"]],
                "weapon": small(attack["weapon"]),
                "block": small(attack["block"]),
            }
            for attack in view["attacks"]
        ],
    }


def hand_shown(board: Macros, desk: Desk, deck: Deck) -> list[Markup]:
    """The hand, alike cards together, type by type."""
    counts = Counter([] if desk.player is None else desk.player["hand"])
    cards = sorted(counts.items(), key=lambda each: (kind_of(deck, each[0]).type, each[0]))
    return [
        board.draw("card", kind_of(deck, name), count, *attributes_of(desk, "hand", desk.seat, name))
        for name, count in cards
    ]


def kind_of(deck: Deck, name: str) -> Kind:
    """A card by its name."""
    return deck.kinds[deck.by_name[name]]


def attributes_of(desk: Desk, zone: str, seat: int, name: str) -> tuple[Markup, Markup]:
    """Which answers are about a card at its place, and what it is called when someone asks why not."""
    return desk.marks.thing(zone, seat, name), thing_attribute(zone, seat, name)


DRAWER = KungFuDrawer()
