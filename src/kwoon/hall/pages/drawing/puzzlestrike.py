"""The table of Puzzle Strike: the bank, everyone's gem pile as a well that fills, what is in the air, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from jinja2 import Environment
from markupsafe import Markup

from kwoon.engine.events import Event
from kwoon.games.puzzlestrike.chips.catalogue import read_chips
from kwoon.games.puzzlestrike.language.script import SCRIPTS
from kwoon.games.puzzlestrike.state.chip import (
    BLUE_SHIELD,
    BY_NAME,
    CHARACTER,
    CHARACTER_CHIPS,
    CHARACTERS,
    CHIPS,
    COLOURS,
    GEM,
    PURPLE_SHIELD,
    PUZZLE,
    Chip,
    chip_named,
)
from kwoon.games.puzzlestrike.terms.actions import TARGET
from kwoon.games.puzzlestrike.terms.events import Anted, Combined, Crashed, Landed, Moved, Played, TurnBegan
from kwoon.games.puzzlestrike.terms.packing import sends_in
from kwoon.games.puzzlestrike.words.common import Arrow, Draw, Money, Pig
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.kept import Same
from kwoon.hall.pages.drawing.keys import Keys
from kwoon.hall.pages.drawing.marks import NOBODY, attributes, thing_attribute
from kwoon.tables.chronicle import Line

read_chips()

LETTERS: Final = {"black": "any", "brown": "Br", "purple": "Pu", "red": "Rd", "blue": "Bl", "gray": "Gy", "gold": "Au"}
"""What stands beside a colour, for those who do not see it. A black arrow is good for any chip."""
PHASES: Final = (("ante", "Ante"), ("action", "Actions"), ("buy", "Buy"), ("cleanup", "Clean up"))
TIMES: Final = ("", "Panic Time", "Danger Time", "Deadly Time")
SHORT: Final = {
    "Double Crash Gem": "Double Crash",
    "Improvisation": "Improvi\xadsation",
    "Bonecracker": "Bone\xadcracker",
    "Burnbarrow": "Burn\xadbarrow",
    "Deathstrike Dragon": "Death\xadstrike Dragon",
    "Degenerate Trasher": "Degen\xaderate Trasher",
    "Shadowswarm": "Shadow\xadswarm",
}
"""Names that need a shorter form, or a place to break, to stand on a chip."""
FULL: Final = 10
"""PS-8.1: who ends a turn with a pile of this total, or a higher one, has lost."""
WELL: Final = 12
"""How high a well is that is drawn at its usual size."""
FAN: Final = 4
"""How many chips of a discard pile are shown where there is room."""
LINE: Final = Markup("\n")
"""Between pieces that change apart from each other: only the lines that changed are sent."""
MIDDLE: Final = ("turn", "phase", "setup", "playing", "sends", "floating", "aside", "over")
"""What the middle shows of the view."""
LAID: Final = ("table", "top", "known", "ongoing")
"""What the middle shows of each player who has chips there: these need other keys than the player's own chips
elsewhere."""
OUT_OF_SIGHT: Final = ("discard", "bag", "top of bag", "box")
"""Chips there are laid out in the middle when the open question is about them."""


@dataclass(frozen=True, eq=False)
class Look:
    """A chip as it is drawn, whatever place it lies in."""

    kind: int
    name: str
    short: str
    classes: str
    words: str
    cost: int
    value: int
    owner: str
    gives: tuple[tuple[str, str, str], ...]
    """What it gives whoever plays it, without any if: a class, a few letters, and words."""
    text: str
    puzzle: bool


@cache
def look_of(name: str) -> Look:
    """A chip's look, worked out once."""
    chip = chip_named(name)
    classes = [chip.type_name.split()[-1], chip.colours.replace("/", " ") or "plain"]
    classes += [word for word, has in (("fist", chip.fist), ("ongoing", chip.ongoing)) if has]
    classes += ["answers-fists"] if chip.shield & BLUE_SHIELD else []
    classes += ["answers-gems"] if chip.shield & PURPLE_SHIELD else []
    if chip.type == GEM:
        classes.append(f"value-{chip.value}")
    return Look(
        chip.kind,
        name,
        SHORT.get(name, name),
        " ".join(classes),
        said(chip),
        chip.cost,
        chip.value,
        chip.owner,
        tuple(given(chip)),
        chip.text,
        chip.type == PUZZLE,
    )


def said(chip: Chip) -> str:
    """A chip as a player would say it."""
    if chip.type == GEM:
        return chip.name
    parts = [chip.name]
    kind = {CHARACTER: f"chip of {chip.owner}", PUZZLE: "puzzle chip"}.get(chip.type, "")
    words = f"{chip.colours} {kind}".strip()
    parts += [words] if words else []
    parts += ["red fist"] if chip.fist else []
    parts += ["reaction to red fists"] if chip.shield & BLUE_SHIELD else []
    parts += ["reaction to gems sent"] if chip.shield & PURPLE_SHIELD else []
    parts += ["ongoing"] if chip.ongoing else []
    return ", ".join(parts)


def given(chip: Chip) -> Iterable[tuple[str, str, str]]:
    """Arrows, chips drawn, money and pigs that come with playing a chip, in the order printed."""
    for effect in SCRIPTS[chip.main] if chip.main else ():
        if isinstance(effect, Arrow):
            colour = COLOURS[effect.colour]
            many = f"{effect.count} " if effect.count > 1 else ""
            words = f"{effect.count} {colour} arrow{'s' if effect.count > 1 else ''}"
            yield f"arrow {colour}", f"{many}{LETTERS[colour]}", words
        elif isinstance(effect, Draw):
            yield "draws", f"+{effect.count}", f"draw {effect.count}"
        elif isinstance(effect, Money):
            yield "coin", f"{'−' if effect.count < 0 else ''}${abs(effect.count)}", effect.text()
        elif isinstance(effect, Pig):
            yield "pig", str(effect.count) if effect.count > 1 else "", f"{effect.count} pig"


class Art:
    """The small pieces of a table, each drawn once for as long as it looks the same."""

    def __init__(self, template: Any) -> None:
        self.template = template
        self.chip = lru_cache(4096)(self.template.chip)
        self.stack = lru_cache(4096)(self.template.stack)
        self.well = lru_cache(1024)(self.template.well)
        self.plain = lru_cache(1024)(self.template.plain)
        self.listed = lru_cache(1024)(self.template.listed)


@cache
def art_of(environment: Environment) -> Art:
    """The pieces that are drawn with these templates."""
    return Art(environment.get_template("boards/puzzlestrike.html").module)


class StrikeDrawer:
    """Draws a game of Puzzle Strike, also one of a match."""

    def parts(self, environment: Environment, desk: Desk) -> dict[str, str]:
        """The bank above, then the others, the turn as it goes, oneself and the hand."""
        picture = Picture(desk, art_of(environment))
        found = {"bank": picture.draw_bank()}
        for seat in desk.others:
            found[f"seat-{seat}"] = picture.draw_player(seat)
        found["middle"] = picture.draw_middle()
        if desk.player is not None:
            found[f"seat-{desk.seat}"] = picture.draw_player(desk.seat)
            found["hand"] = picture.draw_hand(desk.player)
        return found

    def face(self, environment: Environment, title: str) -> str | None:
        """A chip, large; or a character with its three chips."""
        template: Any = environment.get_template("boards/puzzlestrike.html").module
        if title in CHARACTERS:
            chips = [look_of(CHIPS[kind].name) for kind in CHARACTER_CHIPS[CHARACTERS.index(title)]]
            return str(template.character_face(title, chips))
        if title not in BY_NAME:
            return None
        chip = chip_named(title)
        return str(
            template.face(look_of(title), sentences(chip.text), chip.type_name, chip.colours, chip.type < PUZZLE)
        )

    def signs(self) -> list[tuple[str, str, str]]:
        """Every sign has its word beside it here."""
        return []

    def names(self) -> list[str]:
        """The names of all chips and characters."""
        return [*BY_NAME, *CHARACTERS]


def sentences(text: str) -> list[str]:
    """A chip's text, line by line."""
    return [part if part.endswith(".") else f"{part}." for part in text.split(". ")]


class Picture:
    """What is drawn of one seat's table: the view sorted into places."""

    def __init__(self, desk: Desk, art: Art) -> None:
        self.desk = desk
        self.art = art
        self.view = desk.view
        self.marks = desk.marks
        self.set_up = bool(self.view["bank"]) and self.view["players"][0]["character"] is not None
        """Whether there is a bank, and everyone is somebody."""
        self.moment = self.view["phase"] != "setup" and not self.view["over"]
        home = self.view["players"][self.view["active"]]["pile"]
        self.acting = [player for player in self.view["players"] if player["pile"] == home] if self.moment else []
        self.aimed: dict[int, list[int]] = {}
        """The answers that send gems at a pile."""
        for option in () if desk.question is None else desk.question.options:
            if option.action.verb == TARGET and option.action.number is not None:
                self.aimed.setdefault(option.action.number, []).append(option.index)
        self.touched, self.landed = pile_news(desk.log, self.homes())

    # --- parts: each is drawn again only if something that it shows has changed --------------------------------------

    def draw_bank(self) -> str:
        """The bank."""
        view, marks = self.view, self.marks.around(NOBODY)
        sources = (
            view["bank"],
            view["removed"],
            view["panic"],
            view["ante"],
            self.set_up,
            marks,
        )
        return self.desk.drawn.part(("bank", bool(marks)), sources, lambda: self.art.template.bank(self.bank()))

    def draw_player(self, seat: int) -> str:
        """One player with the gem pile."""
        view, desk = self.view, self.desk
        player = view["players"][seat]
        pile, mine = player["pile"], seat == desk.seat
        marks = (self.marks.around(seat), self.marks.around(pile), self.aimed.get(pile))
        setup = view["setup"] or {}
        sources = (
            player,
            player in self.acting,
            view["piles"][pile] if view["piles"] else None,
            self.touched.get(pile),
            self.landed.get(pile),
            view["phase"] if mine else "",
            setup["drafted"][seat] if "drafted" in setup else None,
            seat in view["tied"],
            view["match"]["wins"][seat] if "match" in view else None,
            self.set_up,
            self.combines(),
            marks,
        )
        drawn = bool(view["piles"]) and self.draws_pile(seat)
        key = ("seat", seat, mine, drawn, len(desk.others), any(marks))
        return desk.drawn.part(key, sources, lambda: self.art.template.seat(self.player(seat)))

    def draw_middle(self) -> str:
        """The turn as it goes."""
        view, desk = self.view, self.desk
        uses = self.marks.uses
        own = desk.player if desk.player is not None and (desk.player["table"] or uses) else None
        sources = (
            [view[name] for name in MIDDLE],
            [[player.get(name) for name in LAID] for player in view["players"] if player["table"] or uses],
            [player["seat"] for player in self.acting],
            [pile["seats"] for pile in view["piles"]],
            view.get("match"),
            Same(next((line.event for line in reversed(desk.log) if isinstance(line.event, TurnBegan)), None)),
            own["hand"] if own is not None else None,
            len(desk.others),
            self.set_up,
            uses,
        )
        key = ("middle", desk.seat if own is not None or uses else NOBODY)
        return desk.drawn.part(key, sources, lambda: self.art.template.middle(self.middle()))

    def draw_hand(self, player: dict[str, Any]) -> str:
        """The hand of whoever looks."""
        seat = self.desk.seat
        sources = (player["hand"], player["afford"], self.set_up, self.marks.around(seat))
        return self.desk.drawn.part(("hand", seat), sources, lambda: self.art.template.hand(self.hand(player)))

    # --- what is in them ---------------------------------------------------------------------------------------------

    def homes(self) -> list[int]:
        """Each seat's gem pile."""
        return [player["pile"] for player in self.view["players"]]

    def keys_of(self, seat: int) -> Keys:
        """The keys of the hand that the page shows of a seat."""
        keys = Keys()
        if seat == self.desk.seat and self.desk.player is not None and self.set_up:
            keys.take(seat, [BY_NAME[name] for name in self.desk.player["hand"]])
        return keys

    def keys_of_players(self) -> Keys:
        """The keys of all chips that the page shows of the players."""
        keys = Keys()
        for seat, player in enumerate(self.view["players"]):
            keys.used |= self.keys_of(seat).used
            for chips in (player["top"], self.seen_in_hand(seat), player["ongoing"]):
                keys.take(seat, [BY_NAME[name] for name in chips])
        return keys

    def laid(
        self, keys: Keys, zone: str, seat: int, chips: Iterable[str], size: str, where: str, known: bool = True
    ) -> list[Markup]:
        """Chips of one place, alike ones together. What no `things` of the game lists is a thing only if asked for."""
        found: list[Markup] = []
        for name, count in sorted(Counter(chips).items(), key=order):
            marks = self.marks.thing(zone, seat, name)
            thing = thing_attribute(zone, seat, name) if known or marks else Markup()
            found.append(self.art.chip(look_of(name), count, keys.of(seat, BY_NAME[name]), marks, thing, size, where))
        return found

    # --- the bank ----------------------------------------------------------------------------------------------------

    def bank(self) -> dict[str, Any] | None:
        """The stacks with their numbers, and how near Panic Time is; None before there is a bank."""
        view = self.view
        if not self.set_up:
            return None
        basic: list[Markup] = []
        puzzle: list[tuple[int, str, Markup]] = []
        empty = 0
        for name, count in view["bank"].items():
            look = look_of(name)
            gone = view["removed"] == name
            empty += gone or not count
            marks = self.marks.thing("bank", -1, name)
            html = self.art.stack(look, 0 if gone else count, gone, marks, thing_attribute("bank", -1, name))
            if look.puzzle:
                puzzle.append((look.cost, name, html))
            else:
                basic.append(html)
        level = view["panic"]
        return {
            "basic": LINE.join(basic),
            "puzzle": LINE.join([html for _, _, html in sorted(puzzle)]),
            "empty": empty,
            "level": level,
            "time": TIMES[level],
            "next_at": 0 if level == 3 else len(view["players"]) + level,
            "next_time": TIMES[level + 1] if level < 3 else "",
            "ante": view["ante"],
        }

    # --- players -----------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> dict[str, Any]:
        """One player: the pile, what lies open, and how many chips do not."""
        view, desk = self.view, self.desk
        player = view["players"][seat]
        mine = seat == desk.seat
        acts = player in self.acting
        mates = [other for other in view["piles"][player["pile"]]["seats"] if other != seat] if view["piles"] else []
        aims = self.aimed.get(player["pile"]) or self.marks.players.get(seat)
        keys, name = self.keys_of(seat), desk.names[seat]
        setup = view["setup"] or {}
        character = player["character"]
        return {
            "seat": seat,
            "mine": mine,
            "name": name,
            "bot": seat in desk.bots,
            "acts": acts,
            "playing": player["playing"],
            "set_up": self.set_up,
            "others": len(desk.others),
            "aims": attributes(None, aims) if aims else Markup(),
            "character": character,
            "readable": character in CHARACTERS,
            "cards": player["cards"],
            "bag_size": player["bag_size"] + len(player["top"]),
            "top": self.laid(keys, "top of bag", seat, player["top"], " small", ", on top of the bag"),
            "known": self.laid(
                keys, "hand", seat, self.seen_in_hand(seat), " small", f", in the hand of {desk.names[seat]}"
            ),
            "ongoing": self.laid(keys, "ongoing", seat, player["ongoing"], " small", ", in play"),
            "discard": self.listed("discard", seat, player["discard"]),
            "fan": self.fan(player["discard"]) if len(desk.others) == 1 else [],
            "discards": len(player["discard"]),
            "bag": words_of(player["bag"] if mine else player["unseen"]),
            "kept": words_of(player["kept"]) if mine else "",
            "arrows": [(colour, count, LETTERS[colour]) for colour, count in player["arrows"].items() if count],
            "money": player["money"],
            "purse": self.purse(player) if mine else 0,
            "pigs": player["pigs"],
            "drawing_pigs": player["drawing_pigs"],
            "bought": player["bought"],
            "drafted": self.plain(setup["drafted"][seat]) if "drafted" in setup else [],
            "mates": [desk.names[other] for other in mates],
            "pile": self.pile(player["pile"], desk.names[seat]) if self.draws_pile(seat) else "",
            "total": view["piles"][player["pile"]]["total"] if view["piles"] else 0,
            "tied": seat in view["tied"],
            "wins": view["match"]["wins"][seat] if "match" in view else None,
        }

    def purse(self, player: dict[str, Any]) -> int:
        """What the gems of the hand will be worth in the buy phase."""
        if self.view["phase"] not in ("ante", "action"):
            return 0
        return sum(look_of(name).value for name in player["hand"])

    def draws_pile(self, seat: int) -> bool:
        """A shared pile stands once: with oneself, else with the one of the team who sits next."""
        seats = self.view["piles"][self.view["players"][seat]["pile"]]["seats"]
        return bool(seat == next(each for each in (self.desk.seat, *self.desk.others) if each in seats))

    def seen_in_hand(self, seat: int) -> list[str]:
        """What is known of another's hand: to all, and only to this seat because the open question is about it."""
        if seat == self.desk.seat:
            return []
        known = self.view["players"][seat]["known"]
        names = {title for zone, owner, title, _ in self.marks.uses if zone == "hand" and owner == seat}
        return [*known, *sorted(names.difference(known))]

    def listed(self, zone: str, seat: int, chips: Sequence[str]) -> Markup:
        """Chips as lines of a list."""
        counts = sorted(Counter(chips).items(), key=order)
        things = [thing_attribute(zone, seat, name) + self.marks.thing(zone, seat, name) for name, _ in counts]
        found: Markup = self.art.listed(tuple((look_of(name), count) for name, count in counts), tuple(things))
        return found

    def fan(self, chips: Sequence[str]) -> list[Markup]:
        """The first chips of a discard pile, to be seen without opening it."""
        counts = sorted(Counter(chips).items(), key=order)
        return [self.art.plain(look_of(name), "", count) for name, count in counts[:FAN]]

    def plain(self, chips: Iterable[str]) -> list[Markup]:
        """Chips that are only looked at."""
        return [self.art.plain(look_of(name), "", 1) for name in chips]

    def pile(self, number: int, owner: str) -> Markup:
        """A gem pile: its gems from the bottom up, the largest first."""
        pile = self.view["piles"][number]
        total = pile["total"]
        gems: list[tuple[int, str, Markup]] = []
        for size in (4, 3, 2, 1):
            name = CHIPS[size - 1].name
            uses = self.marks.uses.get(("pile", number, name, -1))
            # A gem can be dragged onto the one that it combines with: so it is aimed at as well as used.
            marks = attributes(uses, uses if self.combines() else None) if uses else Markup()
            drawn = marks + thing_attribute("pile", number, name)
            gems += [(size, f"g{number}-{size}-{copy}", drawn) for copy in range(pile["gems"][size - 1])]
        aims = self.aimed.get(number)
        touched = self.touched.get(number, 0)
        found: Markup = self.art.well(
            owner,
            total,
            tuple(gems),
            next((top for top in (WELL, 16, 24) if total <= top), 40),
            "over" if total >= FULL else "high" if total >= 7 else "low",
            attributes(None, aims) if aims else Markup(),
            self.landed.get(number, 0),
            f"flash-{touched % 2}" if touched else "",
        )
        return found

    def combines(self) -> bool:
        """Whether the open question is which gems combine."""
        return self.desk.question is not None and self.desk.question.kind == "combine"

    # --- the middle --------------------------------------------------------------------------------------------------

    def middle(self) -> dict[str, Any]:
        """The turn and its phase, what is played and sent, and what the question lets one choose from."""
        view, desk = self.view, self.desk
        keys = self.keys_of_players()
        played = self.played(keys)
        tray = self.tray(keys)
        return {
            "beside": len(desk.others) == 1,
            "set_up": self.set_up,
            "moment": self.moment,
            "turn": view["turn"],
            "whose": [(player["seat"], desk.names[player["seat"]]) for player in self.acting],
            "phases": [(key, word, key == view["phase"]) for key, word in PHASES],
            "flights": self.flights(),
            "sends": self.sends(),
            "floating": self.floating(),
            "played": played,
            "last": self.last_turn() if self.moment and not tray else None,
            "tray": tray,
            "characters": self.characters(),
            "aside": words_of(view["aside"]),
            "match": self.match(),
            "over": view["over"],
            "names": desk.names,
        }

    def flights(self) -> list[dict[str, Any]]:
        """Chips being played, the newest last, each with whom it is aimed at."""
        found: list[dict[str, Any]] = []
        names = self.desk.names
        for play in self.view["playing"]:
            if "chip" in play:
                chooser = play["chooser"]
                found.append(
                    {
                        "seat": play["seat"],
                        "name": names[play["seat"]],
                        "chip": self.art.plain(look_of(play["chip"]), f"f{len(found)}", 1),
                        "chooser": (chooser, names[chooser]) if chooser != play["seat"] else None,
                        "target": None,
                    }
                )
            elif found:
                found[-1]["target"] = (play["target"], names[play["target"]])
        return found

    def sends(self) -> list[dict[str, Any]]:
        """Gems in the air."""
        return [
            {
                "seat": send["seat"],
                "name": self.desk.names[send["seat"]],
                "gems": send["gems"] or send["back"],
                "to": self.owners(send["pile"]),
                "heavy": send["uncounterable"],
            }
            for send in self.view["sends"]
        ]

    def floating(self) -> list[dict[str, Any]]:
        """PS-8.4: gems that float for a pile."""
        return [
            {"to": self.owners(pile), "gems": gems, "heavy": heavy}
            for pile, gems, heavy in sends_in(self.view["floating"])
        ]

    def owners(self, pile: int) -> list[tuple[int, str]]:
        """The players of a pile."""
        return [(seat, self.desk.names[seat]) for seat in self.view["piles"][pile]["seats"]]

    def played(self, keys: Keys) -> list[dict[str, Any]]:
        """The chips that lie on the table, by who played them."""
        return [
            {
                "seat": player["seat"],
                "name": self.desk.names[player["seat"]],
                "chips": self.laid(keys, "table", player["seat"], player["table"], " small", ", played"),
            }
            for player in self.view["players"]
            if player["table"]
        ]

    def last_turn(self) -> dict[str, Any] | None:
        """What was played and bought in the turn before this one, for who looks up now."""
        log = self.desk.log
        end = next((at for at in range(len(log) - 1, -1, -1) if isinstance(log[at].event, TurnBegan)), 0)
        for at in range(end - 1, -1, -1):
            began = log[at].event
            if isinstance(began, TurnBegan):
                events = [line.event for line in log[at:end]]
                return self.turn_as_told(began.seat, events)
        return None

    def turn_as_told(self, seat: int, events: Sequence[Event]) -> dict[str, Any] | None:
        """One turn: what its player, or the two of a team, played and bought; what others answered it with."""
        homes, names = self.homes(), self.desk.names
        team = [each for each in range(len(names)) if homes[each] == homes[seat]]
        plays = [event for event in events if isinstance(event, Played)]
        own = [event.chip for event in plays if event.seat in team]
        bought = [event.chip for event in events if isinstance(event, Moved) and event.verb == "buys @"]
        did: list[tuple[int, str, list[Markup]]] = []
        did += [(NOBODY, "played", self.counted(own))] if own else []
        for other in range(len(names)):
            answers = [event.chip for event in plays if event.seat == other and other not in team]
            did += [(other, "answered with", self.counted(answers))] if answers else []
        did += [(NOBODY, "bought", self.counted(bought))] if bought else []
        return {"seat": seat, "name": names[seat], "did": did} if did else None

    def counted(self, kinds: Sequence[int]) -> list[Markup]:
        """Chips and how many of each, in the order in which they came."""
        return [self.art.plain(look_of(CHIPS[kind].name), "", count) for kind, count in Counter(kinds).items()]

    def tray(self, keys: Keys) -> list[tuple[Markup, str]]:
        """Chips to choose from that lie out of sight; while a draft lasts, its pool."""
        view, desk = self.view, self.desk
        setup = view["setup"] or {}
        if "pool" in setup:
            pool = sorted(Counter(setup["pool"]).items(), key=order)
            chips = self.laid(keys, "pool", NOBODY, setup["pool"], "", "", known=False)
            return [(chip, look_of(name).owner) for chip, (name, _) in zip(chips, pool, strict=True)]
        found: list[tuple[Markup, str]] = []
        for zone, seat, name, _ in self.marks.uses:
            if zone in OUT_OF_SIGHT or (zone == "hand" and seat != desk.seat):
                whose = "" if seat in (-1, desk.seat) else desk.names[seat]
                note = f"{whose}: {zone}" if whose else zone
                found.append((self.laid(keys, zone, seat, [name], "", f", {note}", known=False)[0], note))
        return found

    def characters(self) -> list[dict[str, Any]]:
        """Characters to pick from."""
        setup = self.view["setup"] or {}
        offered = {title for zone, _, title, _ in self.marks.uses if zone == "character"}
        return [
            {
                "name": name,
                "own": setup.get("own") == index,
                "chips": self.plain(CHIPS[kind].name for kind in CHARACTER_CHIPS[index]),
                "marks": self.marks.thing("character", -1, name),
                "thing": thing_attribute("character", -1, name) if name in offered else Markup(),
            }
            for index, name in enumerate(CHARACTERS)
            if name in offered or "picked" in setup
        ]

    def match(self) -> dict[str, Any] | None:
        """How a match stands."""
        match = self.view.get("match")
        if match is None:
            return None
        names = self.desk.names
        return {
            "number": max(1, len(match["firsts"])),
            "wins": match["wins"],
            "games": [
                (number, winner, names[winner] if winner >= 0 else "") for number, winner in enumerate(match["won"], 1)
            ],
            "loser": None if match["loser"] is None else (match["loser"], names[match["loser"]]),
            "swapped": match["swapped_out"],
        }

    # --- the hand ----------------------------------------------------------------------------------------------------

    def hand(self, player: dict[str, Any]) -> dict[str, Any] | None:
        """One's own chips and the prices that they can pay, or None while there are none to have.

        The prices stand with the hand, which changes with them: so the bank need not be sent again for each.
        """
        if not self.set_up:
            return None
        prices = sorted({look_of(name).cost for name in player["afford"]})
        chips = self.laid(Keys(), "hand", self.desk.seat, player["hand"], "", ", in your hand")
        return {"chips": chips, "prices": prices}


def order(item: tuple[str, int]) -> tuple[bool, int]:
    """Chips that do something first, then gems and wounds."""
    kind = BY_NAME[item[0]]
    return (CHIPS[kind].banner == 0, kind)


def words_of(chips: Sequence[str]) -> str:
    """Chips in words, alike ones together."""
    counts = sorted(Counter(chips).items(), key=order)
    return ", ".join([name if count == 1 else f"{count} × {name}" for name, count in counts])


def pile_news(log: Sequence[Line], homes: Sequence[int]) -> tuple[dict[int, int], dict[int, int]]:
    """What this turn has done to each pile: how often it changed, and how many gems of an opponent landed in it."""
    touched: dict[int, int] = {}
    landed: dict[int, int] = {}
    for line in reversed(log):
        event = line.event
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, Anted | Landed):
            pile: int = event.pile
        elif isinstance(event, Crashed | Combined):
            pile = homes[event.seat]
        else:
            continue
        touched[pile] = touched.get(pile, 0) + 1
        if isinstance(event, Landed):
            landed[pile] = landed.get(pile, 0) + event.count
    return touched, landed


DRAWER = StrikeDrawer()
