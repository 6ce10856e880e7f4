"""Puzzle Strike as numbers: the cells of an observation and the actions, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kwoon.engine.action import END, NO, NOTHING, PICK, YES, Action, Item
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.games.puzzlestrike.options import MODES
from kwoon.games.puzzlestrike.state.chip import BANK_KINDS, CHARACTER_CHIPS, CHARACTERS, CHIPS, COLOURS
from kwoon.games.puzzlestrike.state.table import BAG, BANK, DISCARD, HAND, PILE, PLACES
from kwoon.games.puzzlestrike.terms import actions as do
from kwoon.games.puzzlestrike.terms import questions as q
from kwoon.games.puzzlestrike.terms.packing import sends_in
from kwoon.games.puzzlestrike.words.gems import PAIRS
from kwoon.research.encoding import Encoding, Sheet, View, dicts, numbers_in, spell_item, texts
from kwoon.research.fast.puzzlestrike import PLAYS, SEATS, SENDS, STRIKES, StrikeReader
from kwoon.research.fast.reader import BadEncoding

KINDS: Final = q.KIND_NAMES[: q.LOSERS_CHOICE]
"""The kinds of question of a single game."""
PHASES: Final = ("setup", "ante", "action", "buy", "cleanup")
TABLE_FACTS: Final = ("turn", "over", "ante", "panic", "picked")
ABOUT_FACTS: Final = ("attack", "hit", "sent", "script", "step")
SEAT_FACTS: Final = (
    "there",
    "active",
    "playing",
    "cards",
    "bag size",
    "money",
    "pigs",
    "drawing pigs",
    "bought",
    "total",
    "shares your pile",
    "floating",
    "floating uncounterable",
    "tied",
)
ZONES: Final = ("hand", "bag", "top", "discard", "table", "ongoing")
"""Of oneself the hand and the bag; of the others what is known of the hand, and what hand and bag hold together."""
WAYS: Final = 6
"""Among so many ways a chip lets its player choose at most."""
PLACES_OF: Final[dict[int, tuple[int, ...]]] = {
    q.PLAY: (HAND,),
    q.REACT: (HAND,),
    q.COPY: (HAND, BANK),
    q.BUY: (BANK,),
    q.HOLD: (HAND,),
    q.KEEP: (HAND,),
    q.BREAK: (PILE,),
    q.DISCARDING: (HAND,),
    q.TRASHING: (HAND, DISCARD, PILE),
    q.GAINING: (BANK,),
    q.TAKING: (DISCARD, BAG),
    q.REMOVING: (BANK,),
    q.GROWING: (HAND,),
    q.FREE_PLAY: (HAND,),
    q.SHOWING: (HAND, DISCARD),
    q.PUTTING: (BANK,),
}
"""Where the chips lie that each kind of question may offer; to discard when stunned is the same verb as to discard."""
OWN: Final = (q.PLAY, q.REACT, q.HOLD, q.KEEP, q.GROWING)
"""Questions about one's own chips; the others may be about another's (Mistress's Command, Crash Potato)."""


def cells_of() -> list[str]:
    """Every cell, by name."""
    chips = [chip.name for chip in CHIPS]
    stacks, characters = chips[:BANK_KINDS], chips[BANK_KINDS:]
    cells = [f"question: {name}" for name in KINDS]
    cells.extend([f"about {fact}" for fact in ABOUT_FACTS])
    cells.extend([f"about seat {seat}" for seat in range(SEATS)])
    cells.extend([f"about chip: {name}" for name in chips])
    cells.extend(TABLE_FACTS)
    cells.extend([f"mode: {name}" for name in MODES])
    cells.extend([f"phase: {name}" for name in PHASES])
    cells.extend([f"stand-ins: {name}" for name in chips[:4]])
    for what in ("bank", "stack", "removed", "afford"):
        cells.extend([f"{what}: {name}" for name in stacks])
    cells.extend([f"aside: {name}" for name in chips])
    cells.extend([f"kept: {name}" for name in chips])
    cells.extend([f"pool: {name}" for name in characters])
    cells.extend([f"own pick: {name}" for name in CHARACTERS])
    for seat in range(SEATS):
        cells.extend([f"seat {seat} {fact}" for fact in SEAT_FACTS])
        cells.extend([f"seat {seat} arrows: {colour}" for colour in COLOURS[:5]])
        cells.extend([f"seat {seat} pile: {name}" for name in chips[:4]])
        cells.extend([f"seat {seat} character: {name}" for name in characters])
        for zone in ZONES:
            cells.extend([f"seat {seat} {zone}: {name}" for name in chips])
    for number in range(PLAYS):
        cells.extend([f"play {number} by seat {seat}" for seat in range(SEATS)])
        cells.extend([f"play {number} chosen by seat {seat}" for seat in range(SEATS)])
        cells.extend([f"play {number} chip: {name}" for name in chips])
    for number in range(STRIKES):
        cells.extend([f"strike {number} by seat {seat}" for seat in range(SEATS)])
        cells.extend([f"strike {number} at seat {seat}" for seat in range(SEATS)])
    for number in range(SENDS):
        cells.extend([f"send {number} gems", f"send {number} uncounterable", f"send {number} back"])
        cells.extend([f"send {number} by seat {seat}" for seat in range(SEATS)])
        cells.extend([f"send {number} at seat {seat}" for seat in range(SEATS)])
    return cells


def actions_of() -> list[str]:
    """Every action that a question may offer, by name."""
    found = [END, NOTHING, do.YIELD, YES, NO]
    found.extend([f"{do.TARGET}, pile {pile}" for pile in range(SEATS)])
    found.extend([f"{PICK}, seat {seat}" for seat in range(SEATS)])
    found.extend([f"{do.CHOOSE}, {number}" for number in range(WAYS)])
    found.extend([f"{do.NAME}, {colour}" for colour in COLOURS[:5]])
    found.extend([f"{do.TAKE_CHARACTER}, character: {name}" for name in CHARACTERS])
    found.extend([f"{do.DRAFT}, pool: {chip.name}" for chip in CHIPS[BANK_KINDS:]])
    for pile in range(SEATS):
        for pair in PAIRS:
            gems = ", ".join([f"pile {pile}: {CHIPS[size - 1].name}" for size in pair])
            found.append(f"{do.COMBINE}, {gems}")
    for kind, places in PLACES_OF.items():
        for place in places:
            if place == BANK:
                found.extend([f"{do.OF_CHIPS[kind]}, bank: {chip.name}" for chip in CHIPS[:BANK_KINDS]])
                continue
            chips = CHIPS[:4] if place == PILE else CHIPS
            for seat in range(1 if kind in OWN else SEATS):
                found.extend([f"{do.OF_CHIPS[kind]}, {PLACES[place]} {seat}: {chip.name}" for chip in chips])
    return found


class PuzzleStrikeEncoding(Encoding):
    """Every mode, for two to four, all of one shape."""

    game: ClassVar[str] = "puzzlestrike"
    version: ClassVar[int] = 1
    seats: ClassVar[int] = SEATS

    def __init__(self) -> None:
        game_named(self.game)  # reads the chips
        super().__init__(cells_of(), actions_of())

    def make_reader(self) -> StrikeReader:
        return StrikeReader(self.cell, self.action)

    def observe(self, view: View, actions: Sequence[Action]) -> bytes:
        sheet = Sheet(self)
        seat, players = cast(int, view["seat"]), dicts(view["players"])
        put_question(sheet, view, seat, len(players))
        setup = cast(dict[str, Data], view["setup"] or {})
        for fact in TABLE_FACTS[:-1]:
            sheet.put(fact, view[fact])
        sheet.put("picked", setup.get("picked"))
        sheet.put(f"mode: {view['mode']}", 1)
        sheet.put(f"phase: {view['phase']}", 1)
        for chip, count in zip(CHIPS, numbers_in(view["standins"]), strict=False):
            sheet.put(f"stand-ins: {chip.name}", count)
        for name, left in cast(dict[str, int], view["bank"]).items():
            sheet.put(f"stack: {name}", 1)
            sheet.put(f"bank: {name}", left)
        if view["removed"] is not None:
            sheet.put(f"removed: {view['removed']}", 1)
        for what, names in (("aside", view["aside"]), ("pool", setup.get("pool", []))):
            for name in texts(names):
                sheet.count(f"{what}: {name}")
        own = setup.get("own")
        if isinstance(own, int):
            sheet.put(f"own pick: {CHARACTERS[own]}", 1)
        for what in ("kept", "afford"):
            for name in texts(players[seat][what]):
                sheet.count(f"{what}: {name}")
        for step in range(len(players)):
            put_player(sheet, view, step, players[(seat + step) % len(players)])
        put_plays(sheet, view, seat, len(players))
        return sheet.whole()

    def spell(self, view: View, action: Action) -> str:
        """As everywhere, but gem piles too are counted from one's own."""
        seat, players = cast(int, view["seat"]), dicts(view["players"])
        home, piles = cast(int, players[seat]["pile"]), len(dicts(view["piles"]))
        if action.verb == do.TARGET:
            return f"{do.TARGET}, pile {(cast(int, action.number) - home) % piles}"
        if any(item.zone == "pile" for item in action.cards):
            items = [pile_first(item, home, piles, seat, len(players)) for item in action.cards]
            return ", ".join([action.verb, *items])
        return super().spell(view, action)


def pile_first(item: Item, home: int, piles: int, seat: int, seats: int) -> str:
    """A chip of an action, of a gem pile or of another place."""
    if item.zone == "pile":
        return f"pile {(item.seat - home) % piles}: {item.title}"
    return spell_item(item, seat, seats)


def put_question(sheet: Sheet, view: View, seat: int, seats: int) -> None:
    """What is asked, and what the question belongs to."""
    question = cast(dict[str, Data] | None, view.get("question"))
    if question is None:
        return
    sheet.put(f"question: {question['kind']}", 1)
    about = cast(dict[str, Data], question["about"])
    name = about.get("attack", about.get("chip"))
    if name is not None:
        sheet.put(f"about chip: {name}", 1)
    sheet.put("about attack", "attack" in about)
    sheet.put("about hit", about.get("hit"))
    sheet.put("about sent", about.get("sent"))
    if "effect" in about:
        script, step = numbers_in(about["effect"])
        sheet.put("about script", script)
        sheet.put("about step", step)
        sheet.put(f"about seat {(cast(int, about['seat']) - seat) % seats}", 1)


def put_player(sheet: Sheet, view: View, step: int, player: dict[str, Data]) -> None:
    """One player, so many seats to the left of who looks."""
    where, seat = f"seat {step}", cast(int, player["seat"])
    viewer = dicts(view["players"])[cast(int, view["seat"])]
    pile = dicts(view["piles"])[cast(int, player["pile"])]
    floating = numbers_in(view["floating"])
    sends = [(gems, heavy) for bound_for, gems, heavy in sends_in(floating) if bound_for == player["pile"]]
    facts = {
        "there": 1,
        "active": seat == view["active"],
        "bag size": player["bag_size"],
        "drawing pigs": player["drawing_pigs"],
        "total": pile["total"],
        "shares your pile": player["pile"] == viewer["pile"],
        "floating": sum(gems for gems, _ in sends),
        "floating uncounterable": any(heavy for _, heavy in sends),
        "tied": seat in numbers_in(view["tied"]),
    }
    for fact in SEAT_FACTS:
        sheet.put(f"{where} {fact}", facts[fact] if fact in facts else player[fact])
    for colour, arrows in cast(dict[str, int], player["arrows"]).items():
        sheet.put(f"{where} arrows: {colour}", arrows)
    for chip, count in zip(CHIPS, numbers_in(pile["gems"]), strict=False):
        sheet.put(f"{where} pile: {chip.name}", count)
    setup = cast(dict[str, Data], view["setup"] or {})
    drafted = cast(list[list[str]], setup.get("drafted", []))
    character = cast(str | None, player["character"])
    for name in chips_of(character) if character is not None else drafted[seat] if drafted else []:
        sheet.count(f"{where} character: {name}")
    zones = {"hand": "hand" if "hand" in player else "known", "bag": "bag" if "bag" in player else "unseen"}
    for zone in ZONES:
        for name in texts(player[zones.get(zone, zone)]):
            sheet.count(f"{where} {zone}: {name}")


def chips_of(character: str) -> list[str]:
    """The three chips of a character, by its name or by theirs with commas between (one has commas of its own)."""
    if character in CHARACTERS:
        return [CHIPS[kind].name for kind in CHARACTER_CHIPS[CHARACTERS.index(character)]]
    found: list[str] = []
    rest = f"{character}, "
    while rest:
        name = max([chip.name for chip in CHIPS if rest.startswith(f"{chip.name}, ")], key=len, default="")
        if not name:
            raise BadEncoding(f"no chips make up the character {character!r}")
        found.append(name)
        rest = rest[len(name) + 2 :]
    return found


def put_plays(sheet: Sheet, view: View, seat: int, seats: int) -> None:
    """The chips being played, the attacks and the gems in the air, the newest of each first."""
    plays = [each for each in dicts(view["playing"]) if "chip" in each]
    for number, play in enumerate(plays[::-1][:PLAYS]):
        sheet.put(f"play {number} by seat {(cast(int, play['seat']) - seat) % seats}", 1)
        sheet.put(f"play {number} chosen by seat {(cast(int, play['chooser']) - seat) % seats}", 1)
        sheet.put(f"play {number} chip: {play['chip']}", 1)
    strikes = [each for each in dicts(view["playing"]) if "chip" not in each]
    for number, strike in enumerate(strikes[::-1][:STRIKES]):
        sheet.put(f"strike {number} by seat {(cast(int, strike['attacker']) - seat) % seats}", 1)
        sheet.put(f"strike {number} at seat {(cast(int, strike['target']) - seat) % seats}", 1)
    for number, send in enumerate(dicts(view["sends"])[::-1][:SENDS]):
        for fact in ("gems", "uncounterable", "back"):
            sheet.put(f"send {number} {fact}", send[fact])
        sheet.put(f"send {number} by seat {(cast(int, send['seat']) - seat) % seats}", 1)
        for owner in numbers_in(dicts(view["piles"])[cast(int, send["pile"])]["seats"]):
            sheet.put(f"send {number} at seat {(owner - seat) % seats}", 1)
