"""The table of Kung Fu Fighting: who stands how, the blow as it is put together, and the hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from jinja2 import Environment

from kwoon.games.kungfu.cards import Deck, printed_deck
from kwoon.games.kungfu.options import deck_from
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.marks import thing_attribute


class KungFuDrawer:
    """Draws a brawl."""

    def parts(self, environment: Environment, desk: Desk) -> dict[str, str]:
        """Opponents above, the fight in the middle, oneself and the hand below."""
        template = environment.get_template("boards/kungfu.html").module
        deck = deck_from(desk.view["options"].get("deck"), desk.view["options"].get("cards"))
        found: dict[str, str] = {}
        for seat in desk.others:
            found[f"seat-{seat}"] = self.player(template, desk, deck, seat)
        found["fight"] = str(template.fight(desk, deck, desk.view["attacks"]))  # type: ignore[attr-defined]
        if desk.player is not None:
            found[f"seat-{desk.seat}"] = self.player(template, desk, deck, desk.seat)
            cards = [(name, count, deck.kinds[deck.by_name[name]]) for name, count in sorted_hand(desk, deck)]
            found["hand"] = str(template.hand(desk, cards, thing_attribute))  # type: ignore[attr-defined]
        return found

    def player(self, template: Any, desk: Desk, deck: Deck, seat: int) -> str:
        """One player: Chi, stance, weapon, defense and cards."""
        player = desk.view["players"][seat]
        most = max(desk.view["options"]["chi"], player["chi"], 1)
        gear = [
            (zone, player[zone], deck.kinds[deck.by_name[player[zone]]])
            for zone in ("stance", "weapon")
            if player[zone] is not None
        ]
        return str(template.player(desk, player, gear, most, thing_attribute))

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


def sorted_hand(desk: Desk, deck: Deck) -> list[tuple[str, int]]:
    """The hand, alike cards together, type by type."""
    hand = [] if desk.player is None else desk.player["hand"]
    counts = Counter(hand)
    return sorted(counts.items(), key=lambda each: (deck.kinds[deck.by_name[each[0]]].type, each[0]))


DRAWER = KungFuDrawer()
