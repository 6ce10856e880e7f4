"""The table of Kung Fu Fighting: who stands how, the blow as it is put together, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from jinja2 import Environment
from markupsafe import Markup

from kwoon.games.kungfu.cards import Deck, Kind, printed_deck
from kwoon.games.kungfu.options import deck_from
from kwoon.games.kungfu.terms.events import Attacked, Blocked, Hit, WentDown
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.kept import Macros, macros
from kwoon.hall.pages.drawing.keys import Keys
from kwoon.hall.pages.drawing.marks import NO_ANSWERS, NOBODY, thing_attribute
from kwoon.tables.manners.kungfu import chi_changes, damage_parts

Result = Hit | Blocked | WentDown
Blow = tuple[Attacked, list[Result]] | None
"""An attack that is over, and what came of it."""
BACKS: Final = 7
"""How many backs of cards are drawn at most; how many there are is said too."""


class KungFuDrawer:
    """Draws a brawl."""

    def parts(self, environment: Environment, desk: Desk) -> dict[str, str]:
        """Opponents above, the fight in the middle, oneself and the hand below."""
        board = macros(environment, "boards/kungfu.html")
        deck = deck_from(desk.view["options"].get("deck"), desk.view["options"].get("cards"))
        brawl = Brawl(desk, deck, board)
        found = {f"seat-{seat}": brawl.draw_player(seat) for seat in desk.others}
        found["fight"] = brawl.draw_fight()
        if desk.player is not None:
            found[f"seat-{desk.seat}"] = brawl.draw_player(desk.seat)
            found["hand"] = brawl.draw_hand(desk.player["hand"])
        return found

    def face(self, environment: Environment, title: str) -> str | None:
        """A card, large."""
        deck = printed_deck()
        if title not in deck.by_name:
            return None
        return macros(environment, "boards/kungfu.html").draw("face", deck.kinds[deck.by_name[title]])

    def signs(self) -> list[tuple[str, str, str]]:
        """Every sign has its word beside it here."""
        return []

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
        self.changes = chi_changes(desk.log)
        self.turn: int = NOBODY if desk.view["over"] else desk.view["active"]
        """Whose turn it is."""
        self.targets = [attack["target"] for attack in desk.view["attacks"]]
        """Whom the blows are aimed at."""

    # --- parts: each is drawn again only if something that it shows has changed --------------------------------------

    def draw_hand(self, hand: list[str]) -> str:
        """The hand of whoever looks."""
        seat = self.desk.seat
        sources = (hand, self.desk.marks.around(seat))
        return self.desk.drawn.part(("hand", seat), sources, lambda: self.board.module.hand(self.hand(hand)))

    def draw_player(self, seat: int) -> str:
        """One player."""
        mine, marks = self.desk.seat, self.desk.marks.around(seat)
        sources = (
            self.view["players"][seat],
            seat == self.turn,
            self.changes.get(seat),
            seat in self.targets,
            marks,
        )
        key = ("seat", seat, seat == mine, mine < 0, bool(marks))
        return self.desk.drawn.part(key, sources, lambda: self.player(seat))

    def draw_fight(self) -> str:
        """What goes on between the players."""
        view, marks, last = self.view, self.desk.marks.around(NOBODY), self.last_blow()
        twice = self.held_twice(last)
        sources = (
            view["attacks"],
            view["discards"],
            view["draw_pile"],
            view["over"],
            last,
            [(player["stance"], player["weapon"]) for player in view["players"]],
            twice,
            marks,
        )
        key = ("fight", self.desk.seat if twice else NOBODY, bool(marks))
        return self.desk.drawn.part(key, sources, lambda: self.fight(last, twice))

    # --- what is in them ---------------------------------------------------------------------------------------------

    def kind(self, name: str) -> Kind:
        """A card by its name."""
        return self.deck.kinds[self.deck.by_name[name]]

    def card(self, keys: Keys, zone: str, seat: int, kind: Kind, size: str, where: str = "", count: int = 1) -> Markup:
        """A card at its place; one in a blow (no zone) is only looked at.

        Its key is a name that nothing else on the page has: a card keeps it on its way from the hand into the blow.
        """
        key = keys.of(seat, kind.index)
        marks = self.desk.marks.thing(zone, seat, kind.name) if zone else NO_ANSWERS
        thing = thing_attribute(zone, seat, kind.name) if zone else NO_ANSWERS
        return self.board.draw_plain("card", kind, count, key, marks, thing, size, where)

    def keys_held(self, seat: int) -> Keys:
        """The keys of the cards in a hand that the page shows: it shows each of them once."""
        keys = Keys()
        if seat == self.desk.seat and self.desk.player is not None:
            keys.take(seat, [self.kind(name).index for name in self.desk.player["hand"]])
        return keys

    def held_twice(self, last: Blow) -> list[str]:
        """The cards of the blows that whoever looks at them has in hand too: they need other keys there."""
        seat, player = self.desk.seat, self.desk.player
        if player is None:
            return []
        used: list[str | None] = []
        for attack in self.view["attacks"]:
            if attack["attacker"] == seat:
                used += [*attack["cards"], attack["weapon"]]
            if attack["target"] == seat:
                used.append(attack["block"])
        if last is not None and last[0].seat == seat:
            used += [self.deck.name(card) for card in (*last[0].cards, last[0].weapon) if card >= 0]
        return [name for name in used if name is not None and name in player["hand"]]

    def keys_of_players(self) -> Keys:
        """The keys of all cards that the page shows outside of the fight."""
        keys = self.keys_held(self.desk.seat)
        for seat, player in enumerate(self.view["players"]):
            for name in (player["stance"], player["weapon"]):
                if name:
                    keys.of(seat, self.kind(name).index)
        return keys

    def hand(self, cards: list[str]) -> list[Markup]:
        """The hand, alike cards together, type by type."""
        seat, keys = self.desk.seat, Keys()
        kinds = sorted(map(self.kind, set(cards)), key=by_type)
        return [self.card(keys, "hand", seat, kind, "", ", in your hand", cards.count(kind.name)) for kind in kinds]

    def player(self, seat: int) -> str:
        """One player: Chi and what this turn has done to it, stance, weapon, defense and cards."""
        player, desk, draw = self.view["players"][seat], self.desk, self.board.draw_plain
        mine, turn, name, standing = seat == desk.seat, seat == self.turn, desk.names[seat], player["standing"]
        chi, cards, others = player["chi"], player["cards"], len(desk.names) - (desk.seat >= 0)
        marks = desk.marks.player(seat)
        found = [
            draw("begin", seat, others, mine, turn, standing, seat in self.targets, marks, name, chi, cards),
            draw("heading", name, mine, seat in desk.bots, turn),
        ]
        if not standing:
            return "".join([*found, draw("down"), draw("end")])
        most = max(self.view["options"]["chi"], chi, 1)
        change, times = self.changes.get(seat, (0, 0))
        mood = "high" if chi * 2 > most else "low" if chi * 4 <= most else "half"
        changed = f"{change:+}".replace("-", "−") if times else ""
        keys = self.keys_held(seat)
        gear = [
            self.card(keys, zone, seat, self.kind(player[zone]), " small") if player[zone] is not None else slot
            for zone, slot in (("stance", draw("slot", "stance")), ("weapon", draw("slot", "weapon")))
        ]
        found.append(draw("chi", chi, round(100 * chi / most, 1), mood, changed, change < 0, times % 2))
        found.append(draw("gear", *gear, player["defense"]))
        if not mine:
            found.append(draw("backs", cards, min(cards, BACKS)))
        return "".join([*found, draw("end")])

    def fight(self, last: Blow, twice: list[str]) -> str:
        """The blows under way; else the piles, and the last blow as it went."""
        view, draw, drawn = self.view, self.board.draw_plain, self.desk.drawn
        attacks, discards = view["attacks"], view["discards"]
        gear = [(player["stance"], player["weapon"]) for player in view["players"]]
        ring = ("ring", self.desk.seat if twice else NOBODY)
        top: Markup | str = ""
        if discards:
            where = ", on top of the discard pile"
            top = self.card(Keys(), "discard", NOBODY, self.kind(discards[-1]), " pile", where)
        return "".join(
            [
                draw("drawn_from", bool(attacks), view["draw_pile"]),
                drawn.part(ring, (attacks, view["over"], last, gear, twice), lambda: self.ring(last)),
                draw("thrown_away", len(discards), top),
                drawn.part("under", discards, lambda: self.board.module.under(", ".join(listed(discards)))),
            ]
        )

    def ring(self, last: Blow) -> str:
        """The blows under way, or the last one as it went."""
        view, keys, module = self.view, self.keys_of_players(), self.board.module
        if view["attacks"]:
            return "".join([module.blow(self.blow(keys, attack)) for attack in view["attacks"]])
        if last is None:
            return self.board.draw_plain("calm", view["over"])
        return str(module.ended(self.ended(keys, last), view["over"]))

    def blow(self, keys: Keys, attack: dict[str, Any]) -> dict[str, Any]:
        """An attack with its cards."""
        attacker, target = attack["attacker"], attack["target"]
        names = [*attack["cards"], *([attack["weapon"]] if attack["weapon"] else [])]
        damage = attack["damage"]
        return {
            **attack,
            "by": self.desk.names[attacker],
            "at": self.desk.names[target] if target >= 0 else "?",
            "drawn": [self.card(keys, "", attacker, self.kind(name), " medium") for name in names],
            "answer": self.card(keys, "", target, self.kind(attack["block"]), " medium") if attack["block"] else "",
            "lost": None if damage is None else max(0, damage - attack["defense"]),
            "parts": damage_parts(attack, self.view),
            "now": attack.get("at_hand", True),
        }

    def last_blow(self) -> Blow:
        """The newest attack and what came of it, as the log tells it; nothing while another one is under way."""
        log = self.desk.log
        if self.view["attacks"]:
            return None
        for number in range(len(log) - 1, -1, -1):
            event = log[number].event
            if isinstance(event, Attacked):
                results = [line.event for line in log[number + 1 :]]
                return event, [each for each in results if isinstance(each, Hit | Blocked | WentDown)]
        return None

    def ended(self, keys: Keys, blow: tuple[Attacked, list[Result]]) -> dict[str, Any]:
        """How a blow went."""
        event, results = blow
        cards = [*event.cards, *([event.weapon] if event.weapon >= 0 else [])]
        hit = next((each for each in results if isinstance(each, Hit) and each.target == event.target), None)
        block = next((each for each in results if isinstance(each, Blocked)), None)
        made = {
            "attacker": event.seat,
            "target": event.target,
            "cards": [self.deck.name(card) for card in event.cards],
            "weapon": self.deck.name(event.weapon) if event.weapon >= 0 else None,
            "damage": None if hit is None else hit.damage,
        }
        return {
            "attacker": event.seat,
            "target": event.target,
            "by": self.desk.names[event.seat],
            "at": self.desk.names[event.target],
            "drawn": [self.card(keys, "", event.seat, self.deck.kinds[card], " small") for card in cards],
            "lost": None if hit is None else hit.lost,
            "damage": 0 if hit is None else hit.damage,
            "parts": damage_parts(made, self.view),
            "defense": 0 if hit is None else hit.defense,
            "block": "" if block is None else self.deck.name(block.card),
            "stopped": block is not None and block.ignored,
            "down": any(isinstance(each, WentDown) and each.seat == event.target for each in results),
        }


def by_type(kind: Kind) -> tuple[int, str]:
    """The order of a hand: type by type."""
    return kind.type, kind.name


def listed(names: Sequence[str]) -> list[str]:
    """Cards in words, alike ones together."""
    return [name if count == 1 else f"{count} × {name}" for name, count in sorted(Counter(names).items())]


DRAWER = KungFuDrawer()
