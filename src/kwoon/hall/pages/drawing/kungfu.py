"""The table of Kung Fu Fighting: who stands how, the blow as it is put together, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from kwoon.games.kungfu.cards import Deck, Kind, printed_deck
from kwoon.games.kungfu.options import deck_from
from kwoon.games.kungfu.terms.events import Attacked, Blocked, Hit, WentDown
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.kept import Macros, macros
from kwoon.hall.pages.drawing.marks import thing_attribute
from kwoon.tables.manners.kungfu import chi_changes


class KungFuDrawer:
    """Draws a brawl."""

    def parts(self, environment: Environment, desk: Desk) -> dict[str, str]:
        """Opponents above, the fight in the middle, oneself and the hand below."""
        board = macros(environment, "boards/kungfu.html")
        deck = deck_from(desk.view["options"].get("deck"), desk.view["options"].get("cards"))
        brawl = Brawl(desk, deck, board)
        found: dict[str, str] = {}
        hand = brawl.hand()
        for seat in desk.others:
            found[f"seat-{seat}"] = board.draw("player", brawl.player(seat))
        found["fight"] = board.draw("fight", brawl.fight())
        if desk.player is not None:
            found[f"seat-{desk.seat}"] = board.draw("player", brawl.player(desk.seat))
            found["hand"] = board.draw("hand", hand)
        return {name: str(html) for name, html in found.items()}

    def face(self, environment: Environment, title: str) -> str | None:
        """A card, large."""
        deck = printed_deck()
        if title not in deck.by_name:
            return None
        return macros(environment, "boards/kungfu.html").draw("face", deck.kinds[deck.by_name[title]])

    def names(self) -> list[str]:
        """The names of all cards."""
        return list(printed_deck().by_name)


class Brawl:
    """What is drawn of one seat's table."""

    def __init__(self, desk: Desk, deck: Deck, board: Macros) -> None:
        self.desk = desk
        self.view = desk.view
        self.deck = deck
        self.board = board
        self.keys: Counter[str] = Counter()
        self.changes = chi_changes(desk.log)

    def kind(self, name: str) -> Kind:
        """A card by its name."""
        return self.deck.kinds[self.deck.by_name[name]]

    def card(self, zone: str, seat: int, kind: Kind, size: str, where: str = "", count: int = 1) -> Markup:
        """A card at its place; one in a blow (no zone) is only looked at."""
        key = self.key(seat, kind)
        marks = self.desk.marks.thing(zone, seat, kind.name) if zone else Markup()
        thing = thing_attribute(zone, seat, kind.name) if zone else Markup()
        return self.board.draw("card", kind, count, key, marks, thing, size, where)

    def key(self, seat: int, kind: Kind) -> str:
        """A name that nothing else on the page has; a card keeps it on its way from the hand into the blow."""
        key = f"c{seat}-{kind.index}"
        self.keys[key] += 1
        return key if self.keys[key] == 1 else f"{key}-{self.keys[key]}"

    def hand(self) -> list[Markup]:
        """The hand, alike cards together, type by type."""
        cards = [] if self.desk.player is None else self.desk.player["hand"]
        counts = sorted(Counter(cards).items(), key=lambda each: (self.kind(each[0]).type, each[0]))
        return [
            self.card("hand", self.desk.seat, self.kind(name), "", ", in your hand", count) for name, count in counts
        ]

    def player(self, seat: int) -> dict[str, Any]:
        """One player: Chi and what this turn has done to it, stance, weapon, defense and cards."""
        player = self.view["players"][seat]
        most = max(self.view["options"]["chi"], player["chi"], 1)
        change, times = self.changes.get(seat, (0, 0))
        gear = [
            (zone, self.card(zone, seat, self.kind(player[zone]), " small") if player[zone] is not None else "")
            for zone in ("stance", "weapon")
        ]
        return {
            "seat": seat,
            "name": self.desk.names[seat],
            "mine": seat == self.desk.seat,
            "others": len(self.desk.others),
            "active": self.view["active"] == seat and not self.view["over"],
            "standing": player["standing"],
            "chi": player["chi"],
            "share": round(100 * player["chi"] / most, 1),
            "mood": "high" if player["chi"] * 2 > most else "low" if player["chi"] * 4 <= most else "half",
            "change": f"{change:+}".replace("-", "−") if times else "",
            "worse": change < 0,
            "flash": times % 2,
            "gear": gear,
            "defense": player["defense"],
            "cards": player["cards"],
            "attacked": any(attack["target"] == seat for attack in self.view["attacks"]),
            "marks": self.desk.marks.player(seat),
        }

    def fight(self) -> dict[str, Any]:
        """The blows under way; else the piles, and the last blow as it went."""
        view = self.view
        top = view["discards"][-1] if view["discards"] else None
        return {
            "blows": [self.blow(attack) for attack in view["attacks"]],
            "last": None if view["attacks"] else self.last_blow(),
            "draw": view["draw_pile"],
            "discards": len(view["discards"]),
            "top": self.card("discard", -1, self.kind(top), " pile", ", on top of the discard pile") if top else "",
            "under": ", ".join(listed(view["discards"])),
            "over": view["over"],
        }

    def blow(self, attack: dict[str, Any]) -> dict[str, Any]:
        """An attack with its cards."""
        attacker, target = attack["attacker"], attack["target"]
        names = [*attack["cards"], *([attack["weapon"]] if attack["weapon"] else [])]
        damage = attack["damage"]
        return {
            **attack,
            "by": self.desk.names[attacker],
            "at": self.desk.names[target] if target >= 0 else "?",
            "drawn": [self.card("", attacker, self.kind(name), " medium") for name in names],
            "answer": self.card("", target, self.kind(attack["block"]), " medium") if attack["block"] else "",
            "lost": None if damage is None else max(0, damage - attack["defense"]),
            "now": attack.get("at_hand", True),
        }

    def last_blow(self) -> dict[str, Any] | None:
        """The newest attack and what came of it, as the log tells it."""
        log = self.desk.log
        for number in range(len(log) - 1, -1, -1):
            event = log[number].event
            if isinstance(event, Attacked):
                cards = [*event.cards, *([event.weapon] if event.weapon >= 0 else [])]
                results = [line.event for line in log[number + 1 :]]
                hit = next((each for each in results if isinstance(each, Hit) and each.target == event.target), None)
                block = next((each for each in results if isinstance(each, Blocked)), None)
                return {
                    "attacker": event.seat,
                    "target": event.target,
                    "by": self.desk.names[event.seat],
                    "at": self.desk.names[event.target],
                    "drawn": [self.card("", event.seat, self.deck.kinds[card], " small") for card in cards],
                    "lost": None if hit is None else hit.lost,
                    "block": "" if block is None else self.deck.name(block.card),
                    "stopped": block is not None and block.ignored,
                    "down": any(isinstance(each, WentDown) and each.seat == event.target for each in results),
                }
        return None


def listed(names: Sequence[str]) -> list[str]:
    """Cards in words, alike ones together."""
    return [name if count == 1 else f"{count} × {name}" for name, count in sorted(Counter(names).items())]


DRAWER = KungFuDrawer()
