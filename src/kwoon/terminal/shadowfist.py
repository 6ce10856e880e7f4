"""The table of Shadowfist: everybody's locations, the attack, the scene's stack, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from textual.content import Content

from kwoon.engine.action import PICK
from kwoon.engine.events import Event
from kwoon.engine.names import with_names
from kwoon.engine.question import Option, Question, Thing
from kwoon.games.shadowfist.shown.events import Acted, Drew, Ended, Intervened, Seen
from kwoon.games.shadowfist.terms import actions as do
from kwoon.games.shadowfist.terms import codes as t
from kwoon.tables.chronicle import Line
from kwoon.terminal.board import Board, View
from kwoon.terminal.shadowfist_parts import (
    FLOW,
    LEGEND,
    LINES,
    ONE_LINE,
    Player,
    attack_row,
    hand_rows,
    player_rows,
    scene_rows,
)
from kwoon.terminal.shadowfist_words import table_words

SAFE: Final = ("act", "discard", "join", "intercept", "bid", "may")
"""The questions where the first answer (nothing) is the one not to be regretted."""
DOING: Final = ("act", "main shot", "trigger")
"""The questions whose cards are played or used; at all others they are only chosen."""
PLAYING: Final = (do.PLAY, do.PLAY_AT_CRISIS)
LABEL: Final = 74
"""How long an answer may be: two lines of the list at 80 columns."""
LOUD: Final = (t.ATTACK_DECLARED, t.ATTACK_JOINED, t.INTERCEPTED)
BAD: Final = (t.WAS_SMOKED, t.WAS_TOASTED, t.REDUCED_TO_ZERO, t.SEIZED, t.BURNED_SITE, t.ELIMINATED)
QUIET: Final = (t.TOOK_POWER, t.PUT_AWAY, t.END_DECLARED, t.UNTURNED, t.POWER_GAINED, t.ATTACK_ENDED)


@dataclass(frozen=True)
class Room:
    """How much is drawn: the detail of players who matter now and of others, lines of the scene and of the hand."""

    matter: int
    others: int
    effects: int = 9
    hand: int = 9


ROOMS: Final = (
    Room(LINES, LINES),
    Room(LINES, FLOW),
    Room(FLOW, FLOW),
    Room(FLOW, FLOW, 2),
    Room(FLOW, FLOW, 2, 1),
    Room(FLOW, ONE_LINE, 2, 2),
    Room(FLOW, ONE_LINE, 1, 1),
    Room(ONE_LINE, ONE_LINE, 2, 2),
    Room(ONE_LINE, ONE_LINE, 1, 1),
)
"""From much room to little; the first that fits is drawn."""


class FistBoard(Board):
    """Draws a game of Shadowfist."""

    def status(self, view: View, names: Sequence[str]) -> str:
        if view["over"]:
            return "the game is over"
        whose = "your turn" if view["active"] == view["seat"] else f"{names[view['active']]}'s turn"
        return f"Turn {view['turn']} · {whose} · {view['moment']}"

    def waiting(self, view: View, names: Sequence[str]) -> str:
        seat = view["seat"]
        if seat >= 0 and view["players"][seat]["eliminated"]:
            return "You are out of the game. The others play on."
        whose = "Your turn" if view["active"] == seat else f"{names[view['active']]}'s turn"
        return f"{whose}: {view['moment']}."

    # --- the picture -------------------------------------------------------------------------------------------------

    def picture(
        self, view: View, names: Sequence[str], log: Sequence[Line], usable: set[str], width: int, lines: int
    ) -> Content:
        attack = attack_row(view, names)
        fight = [] if attack is None else attack.wrap(width)[:2]
        scene = scene_rows(view, names)
        hand = hand_rows(view["players"][view["seat"]], usable, width) if view["seat"] >= 0 else []
        for room in ROOMS:
            rows = people_rows(view, names, width, room)
            rows += [*fight, *fitting(scene, room.effects), *hand[: room.hand]]
            if len(rows) <= lines:
                break
        return Content("\n").join([row.rstrip().truncate(width, ellipsis=True) for row in rows[:lines]])

    def whole(self, view: View, names: Sequence[str], width: int) -> Content:
        rows: list[Content] = []
        for player in view["players"]:
            rows += player_rows(view, player, names, width, LINES)
            for pile, cards in pile_words(player):
                words = Content.styled(f"{pile}: {cards}", "$quiet")
                rows += [Content("    ") + line for line in words.wrap(width - 4)]
        attack = attack_row(view, names)
        rows += [] if attack is None else attack.wrap(width)
        rows += [line for row in scene_rows(view, names) for line in row.wrap(width)]
        rows.append(Content.styled(LEGEND, "$quiet"))
        return Content("\n").join(rows)

    # --- words -------------------------------------------------------------------------------------------------------

    def words(self, view: View, names: Sequence[str]) -> list[str]:
        return [f"{self.status(view, names)}.", *table_words(view, names)]

    def piles(self, view: View, names: Sequence[str]) -> list[str]:
        return [
            f"{names[player['seat']]}'s {pile} pile: {cards}."
            for player in view["players"]
            for pile, cards in pile_words(player)
        ]

    # --- questions ---------------------------------------------------------------------------------------------------

    def choice(self, option: Option, view: View, names: Sequence[str]) -> str:
        action, thing = option.action, option.thing
        if action.place is not None and action.verb != do.PUT_BEHIND:
            return with_sites(option.label, view, action.place)
        if thing is None:
            return option.label
        if action.verb == do.USE:
            return cut(without_costs(option.label, thing))
        if action.verb == do.PLAY and thing.place == "hand":
            me = view["players"][view["seat"]]
            return f"{option.label} · cost {dict(zip(me['hand'], me['costs'], strict=True)).get(thing.name, '?')}"
        if action.verb in (PICK, do.TRIGGER) and thing.place == "in play":
            where = whereabouts(view, thing.seat, thing.name, names)
            said = thing.seat == view["seat"] or where.startswith(f" · {names[thing.seat]}'s location")
            short = with_names(thing.name, names) if said and action.verb == PICK else option.label
            return short + where
        return option.label

    def aside(self, view: View, names: Sequence[str]) -> str:
        if not view["scene"]:
            return ""
        effect = view["scene"][-1]
        return with_names(f"Next to resolve: {effect['aimed']}: {effect['text']}", names)

    def usable(self, question: Question | None) -> set[str]:
        """What can be played or used: a card that could only be discarded is not marked."""
        options = () if question is None else question.options
        in_hand = [option for option in options if option.thing and option.thing.place == "hand"]
        return {option.thing.name for option in in_hand if option.thing and not option.gives_up}

    def picks(self, question: Question) -> bool:
        return question.kind not in DOING

    def least_lines(self, view: View) -> int:
        """A header and a line of locations for each player, the attack, the next effect and a line of the hand."""
        return 2 * len(view["players"]) + 2 + (view["attack"] is not None)

    def first_choice(self, question: Question) -> int:
        if question.kind == "main shot":
            return next((option.index for option in question.options if option.action.verb in PLAYING), 0)
        return 0 if question.kind in SAFE else super().first_choice(question)

    def tone(self, event: Event) -> str:
        if isinstance(event, Ended | Intervened):
            return "bold $primary"
        if isinstance(event, Acted):
            return "$accent"
        if isinstance(event, Drew):
            return "$quiet"
        if not isinstance(event, Seen):
            return ""
        if event.kind == t.TURN_STARTED:
            return "bold underline"
        if event.kind in LOUD:
            return "bold $warning"
        if event.kind in BAD:
            return "$error"
        return "$quiet" if event.kind in QUIET else ""


def people_rows(view: View, names: Sequence[str], width: int, room: Room) -> list[Content]:
    """All players; those who matter now, the person's own seat first of all, in more detail than others."""
    attack = view["attack"]
    matter = {view["seat"], view["active"]} | (set() if attack is None else {attack["on"]})
    rows: list[Content] = []
    for player in view["players"]:
        detail = room.matter if player["seat"] in matter else room.others
        rows += player_rows(view, player, names, width, detail)
    return rows


def fitting(rows: list[Content], room: int) -> list[Content]:
    """As many rows as there is room for; the last one says how many more there are."""
    if len(rows) <= room:
        return rows
    more = Content.styled(f"   … {len(rows) - room} more below it", "$quiet")
    return [*rows[: room - 1], rows[room - 1] + more] if room > 0 else []


def pile_words(player: Player) -> list[tuple[str, str]]:
    """A player's piles and what lies in them, alike ones together."""
    found: list[tuple[str, str]] = []
    for pile in ("smoked", "toasted", "burned"):
        if player[pile]:
            counts: Counter[str] = Counter(player[pile])
            cards = [f"{title} ×{count}" if count > 1 else title for title, count in counts.items()]
            found.append((pile, ", ".join(cards)))
    return found


def with_sites(label: str, view: View, place: tuple[int, int]) -> str:
    """A location's label, with the Sites that make it."""
    cards = view["players"][place[0]]["cards"]
    sites = [
        card["title"] or "face-down Site"
        for card in sorted(cards, key=lambda card: int(card["row"]))
        if card["place"] == list(place) and ("body" in card or card["title"] is None)
    ]
    return f"{label}: {' / '.join(sites)}" if sites else label


def without_costs(label: str, thing: Thing) -> str:
    """What using a card does, without what must be paid for it: the card's text has that before its "::"."""
    costs, mark, effect = label.rpartition(":: ")
    return f"Use {thing.name}: {effect}" if mark and costs else label


def whereabouts(view: View, seat: int, name: str, names: Sequence[str]) -> str:
    """Where a card in play is, and its numbers."""
    for card in view["players"][seat]["cards"]:
        if card["name"] == name:
            return "".join(f" · {fact}" for fact in card_facts(card, view["seat"], names))
    return ""


def card_facts(card: dict[str, Any], seat: int, names: Sequence[str]) -> list[str]:
    """A card's place, Fighting or Body, and damage; a Site that nobody knows is named by its place already."""
    facts: list[str] = []
    if card["place"] and card["title"] is not None:
        whose, column = card["place"]
        facts.append(f"location {column + 1}" if whose == seat else f"{names[whose]}'s location {column + 1}")
    if "fighting" in card:
        facts.append(f"Fighting {card['fighting']}")
    if "body" in card:
        facts.append(f"Body {card['body']}")
    if card["damage"]:
        facts.append(f"damage {card['damage']}")
    return facts


def cut(text: str) -> str:
    """A label that fits."""
    return text if len(text) <= LABEL else text[: LABEL - 1] + "…"
