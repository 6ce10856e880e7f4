"""What a game is made from: players, mode, characters, bank, who goes first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kwoon.engine.errors import BadOptions
from kwoon.engine.game import Options, whole_number
from kwoon.engine.plain import Data, brief
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.state.chip import (
    BANK_KINDS,
    BANKS,
    BY_NAME,
    CHARACTER,
    CHARACTER_CHIPS,
    CHARACTERS,
    CHIPS,
    PUZZLE,
    chip_named,
)
from kwoon.games.puzzlestrike.terms.ids import ChipKind, Pile

DUEL: Final = 0
FREE_FOR_ALL: Final = 1
LAST_MAN_STANDING: Final = 2
TEAMS: Final = 3
MODES: Final = ("duel", "free-for-all", "last-man-standing", "teams")
MODE_PLAYERS: Final = ((2, 2), (3, 4), (3, 4), (4, 4))

GIVEN: Final = 0
RANDOM: Final = 1
BLIND: Final = 2
DRAFT: Final = 3
WAYS: Final = ("given", "random", "blind", "draft")

STACKS: Final = 10
KEYS: Final = ("players", "mode", "characters", "bank", "first", "max_turns")
MAX_TURNS: Final = 400


class StrikeOptions(Options):
    """Checked options of one game."""

    def __init__(self, data: Mapping[str, Data]) -> None:
        unknown = [key for key in data if key not in KEYS]
        if unknown:
            raise BadOptions(f"Puzzle Strike has no option {unknown[0]!r}; it has {', '.join(KEYS)}")
        self.players: int = whole_number(data, "players", 2, 4, 2)
        self.mode: int = mode_from(data.get("mode"), self.players)
        self.first: SeatId = SeatId(whole_number(data, "first", 0, self.players - 1, 0))
        self.max_turns: int = whole_number(data, "max_turns", 1, 10_000, MAX_TURNS)
        self.characters_data: Data = data.get("characters", "random")
        self.bank_data: Data = data.get("bank", "random")
        self.way: int = GIVEN
        self.given: list[tuple[ChipKind, ...]] = []
        """The three character chips of each seat, where the options say them; none for one that chance is to choose."""
        self.read_characters()
        self.bank: tuple[ChipKind, ...] = bank_from(self.bank_data)
        """The ten puzzle stacks; empty when chance is to choose them."""

    def read_characters(self) -> None:
        """How characters come to the seats: by chance, double-blind, by draft, or as listed."""
        wish = self.characters_data
        if isinstance(wish, str):
            if wish not in WAYS[RANDOM:]:
                raise BadOptions(f"characters must be random, blind, draft or a list, not {brief(wish)}")
            self.way = WAYS.index(wish)
            return
        if not isinstance(wish, list) or len(wish) != self.players:
            raise BadOptions(f"characters must be a list of {self.players}, one for each seat, not {brief(wish)}")
        for each in wish:
            self.given.append(() if each == "random" else character_from(each))
        chips = [kind for each in self.given for kind in each]
        for kind in chips:
            if chips.count(kind) > self.players:
                sets = f"{self.players} sets have only {self.players} (PS-1.1, PS-10.1)"
                raise BadOptions(f"characters: {CHIPS[kind].name} is there {chips.count(kind)} times, and {sets}")

    def plain(self) -> dict[str, Data]:
        """The options as plain data, from which the same game can be made again."""
        return {
            "players": self.players,
            "mode": MODES[self.mode],
            "characters": self.characters_data,
            "bank": self.bank_data,
            "first": self.first,
            "max_turns": self.max_turns,
        }


def mode_from(wish: Data, players: int) -> int:
    """The mode: a duel for two, a free-for-all for more, unless the options name another."""
    if wish is None:
        return DUEL if players == 2 else FREE_FOR_ALL
    if not isinstance(wish, str) or wish not in MODES:
        raise BadOptions(f"mode must be one of {', '.join(MODES)}, not {brief(wish)}")
    mode = MODES.index(wish)
    least, most = MODE_PLAYERS[mode]
    if not least <= players <= most:
        number_of = str(least) if least == most else f"{least} or {most}"
        raise BadOptions(f"{wish} is for {number_of} players, not {players}")
    return mode


def character_from(wish: Data) -> tuple[ChipKind, ...]:
    """A character by name, or three character chips of any mix. A list may say `random` for a seat too."""
    if isinstance(wish, str):
        if wish not in CHARACTERS:
            raise BadOptions(f"there is no character {wish!r}; there are {', '.join(CHARACTERS)}")
        return tuple(CHARACTER_CHIPS[CHARACTERS.index(wish)])
    if not isinstance(wish, list) or len(wish) != 3:
        raise BadOptions(f"a character is a name or a list of three character chips, not {brief(wish)}")
    kinds: list[ChipKind] = []
    for name in wish:
        if not isinstance(name, str) or name not in BY_NAME or chip_named(name).type != CHARACTER:
            raise BadOptions(f"{brief(name)} is no character chip")
        kinds.append(BY_NAME[name])
    return tuple(kinds)


def bank_from(wish: Data) -> tuple[ChipKind, ...]:
    """PS-1.2: ten puzzle stacks: a recommended bank, or as listed; none yet for a random one."""
    if wish == "random":
        return ()
    if isinstance(wish, str):
        if wish not in BANKS:
            raise BadOptions(f"there is no bank {wish!r}; there are random, {', '.join(BANKS)}")
        return tuple(BANKS[wish])
    if not isinstance(wish, list):
        raise BadOptions(f"bank must be random, the name of a bank, or a list of puzzle chips, not {brief(wish)}")
    kinds: list[ChipKind] = []
    for name in wish:
        if not isinstance(name, str) or name not in BY_NAME or chip_named(name).type != PUZZLE:
            raise BadOptions(f"bank: {brief(name)} is no puzzle chip")
        kinds.append(BY_NAME[name])
    if len(set(kinds)) != STACKS or len(kinds) != STACKS:
        raise BadOptions(f"a bank has {STACKS} different puzzle stacks (PS-1.2), not {len(set(kinds))}")
    assert all(kind < BANK_KINDS for kind in kinds)
    return tuple(sorted(kinds))


def homes_of(options: StrikeOptions) -> tuple[Pile, ...]:
    """PS-9.1, PS-10.1: teams are the first and the fourth player against the second and the third."""
    if options.mode == TEAMS:
        return (Pile(0), Pile(1), Pile(1), Pile(0))
    assert options.mode == DUEL or options.players > 2
    return tuple([Pile(seat) for seat in range(options.players)])
