"""The lines of a table of Puzzle Strike: chips, what is in the air, this turn's arrows and money, setting up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from kwoon.games.puzzlestrike.state.chip import BY_NAME, CHARACTER_CHIPS, CHARACTERS, CHIPS, chip_named
from kwoon.games.puzzlestrike.terms.packing import sends_in
from kwoon.tables.manners.base import BAD, BETTER, LOUD, QUIET, WORSE, Piece, View, joined, spelled

MINE: Final = "mine"
THEIRS: Final = "theirs"
"""Whose turn a line tells of."""
FLOATING: Final = "floating"
PIGS: Final = "pigs"
HIDDEN_PICKS: Final = "Nobody sees a pick before all are made."


# --- players and chips ----------------------------------------------------------------------------------------------


def acting(view: View) -> list[dict[str, Any]]:
    """The players whose turn it is: one, or the two of a team."""
    pile = view["players"][view["active"]]["pile"]
    return [player for player in view["players"] if player["pile"] == pile]


def who(seat: int, names: Sequence[str]) -> Piece:
    """A player's name."""
    return Piece(names[seat], seat=seat)


def pile_line(view: View, pile: int, names: Sequence[str]) -> list[Piece]:
    """The players of a pile."""
    return joined([[who(seat, names)] for seat in view["piles"][pile]["seats"]], " and ")


def chip_line(chips: Sequence[str]) -> list[Piece]:
    """Chips in one line, alike ones together."""
    found = sorted(Counter(chips).items(), key=lambda item: BY_NAME[item[0]])
    return joined([[Piece(name + (f" ×{count}" if count > 1 else ""), thing=name)] for name, count in found], ", ")


def player_words(view: View, player: dict[str, Any], names: Sequence[str]) -> str:
    """A player in a sentence."""
    name = names[player["seat"]] + (" (you)" if player["seat"] == view["seat"] else "")
    if not player["playing"]:
        return f"{name}: out."
    pile = view["piles"][player["pile"]]
    gems = [f"{count} {size}-gem{'s' if count > 1 else ''}" for size, count in enumerate(pile["gems"], 1) if count]
    parts = [f"{player['character']}", f"pile {pile['total']} ({', '.join(gems) or 'empty'})"]
    parts += [f"{player['cards']} chips in hand", f"{player['bag_size']} in the bag"]
    for word, key in (("discards", "discard"), ("on top of the bag", "top"), ("seen in hand", "known")):
        if player.get(key):
            parts.append(f"{word}: {spelled(chip_line(player[key]))}")
    return f"{name}: {'; '.join(parts)}."


# --- what goes on ---------------------------------------------------------------------------------------------------


def ongoing_line(view: View, names: Sequence[str]) -> list[Piece]:
    """The ongoing chips of everyone."""
    parts = [
        [Piece(f"{names[player['seat']]}: ", seat=player["seat"]), *chip_line(player["ongoing"])]
        for player in view["players"]
        if player["ongoing"]
    ]
    return [Piece("∞ Ongoing ", QUIET), *joined(parts, "  ")] if parts else []


def air_line(view: View, names: Sequence[str]) -> list[Piece]:
    """Chips being played, gems sent and gems afloat; else what the active player has played this turn."""
    parts: list[list[Piece]] = []
    plays = [play for play in view["playing"] if "chip" in play]
    if plays:
        last = plays[-1]
        chips = " › ".join([play["chip"] for play in plays])
        line = [Piece("» ", WORSE), who(last["seat"], names), Piece(" plays "), Piece(chips, LOUD)]
        if last["chooser"] != last["seat"]:
            line += [Piece(", "), who(last["chooser"], names), Piece(" choosing")]
        targets = [play["target"] for play in view["playing"] if "target" in play]
        if targets:
            line += [Piece(" at "), who(targets[-1], names)]
        parts.append(line)
    parts += [send_line(view, send, names) for send in view["sends"]]
    for pile, gems, _ in sends_in(view["floating"]):
        owner = pile_line(view, pile, names)
        parts.append([Piece("≈ ", FLOATING), Piece(f"{gems} afloat for "), *owner])
    if not parts:
        for player in acting(view):
            if player["table"]:
                parts.append([who(player["seat"], names), Piece(" played "), *chip_line(player["table"])])
    return joined(parts, "  ")


def send_line(view: View, send: dict[str, Any], names: Sequence[str]) -> list[Piece]:
    """Gems in the air."""
    gems = send["gems"] or send["back"]
    line = [Piece("◆ ", WORSE), who(send["seat"], names), Piece(f" → {gems} gem{'s' if gems != 1 else ''} → ")]
    line += pile_line(view, send["pile"], names)
    return [*line, Piece(" (a 4-gem: no answer)", BAD)] if send["uncounterable"] else line


def turn_line(view: View, names: Sequence[str]) -> list[Piece]:
    """What the player whose turn it is has this turn; an arrow's tone is its colour."""
    parts: list[list[Piece]] = []
    for player in acting(view):
        mine = player["seat"] == view["seat"]
        label = "Your turn" if mine else f"{names[player['seat']]} has"
        arrows = [[Piece(f"{count} {colour} ▶", colour)] for colour, count in player["arrows"].items() if count]
        line = [Piece(f" {label} ", MINE if mine else THEIRS), Piece(" ")]
        line += joined(arrows, " ") or [Piece("no arrows", QUIET)]
        gems = sum(chip_named(name).value for name in player.get("hand", ()))
        owes = "−" if player["money"] < 0 else ""
        in_gems = f" + ${gems} in gems" if gems and view["phase"] != "buy" else ""
        purse = f"  {owes}${abs(player['money'])}{in_gems}"
        line.append(Piece(purse, BETTER))
        if player["pigs"]:
            line.append(Piece(f"  {player['pigs']} pig{'s' if player['pigs'] > 1 else ''}", PIGS))
        if player["bought"]:
            line.append(Piece(f"  bought {player['bought']}", QUIET))
        parts.append(line)
    return joined(parts, " ")


def match_lines(view: View, names: Sequence[str]) -> list[list[Piece]]:
    """Between two games of a match: how it stands."""
    match = view.get("match")
    if match is None:
        return []
    lines: list[list[Piece]] = []
    for number, winner in enumerate(match["won"], 1):
        came = [Piece("drawn")] if winner < 0 else [who(winner, names), Piece(" won")]
        lines.append([Piece(f"  Game {number}: ", QUIET), *came])
    if match["loser"] is not None:
        lines.append([Piece("  "), who(match["loser"], names), Piece(" plays first next, and may change one thing.")])
    if match["swapped_out"]:
        lines.append([Piece("  Swapped out: ", QUIET), Piece(", ".join(match["swapped_out"]))])
    return lines


# --- setting up -----------------------------------------------------------------------------------------------------


def pool_pieces(setup: dict[str, Any]) -> list[Piece]:
    """The chips that are left to draft, with their characters."""
    return [Piece(f"{name} ({chip_named(name).owner})", thing=name) for name in setup["pool"]]


def drafted_lines(setup: dict[str, Any], names: Sequence[str]) -> list[list[Piece]]:
    """What everybody has drafted."""
    return [[Piece(f"{names[seat]}: ", seat=seat), *chip_line(chips)] for seat, chips in enumerate(setup["drafted"])]


def characters() -> list[tuple[str, list[Piece]]]:
    """Every character with its chips."""
    return [
        (name, chip_line([CHIPS[kind].name for kind in CHARACTER_CHIPS[index]]))
        for index, name in enumerate(CHARACTERS)
    ]


def setup_words(view: View, names: Sequence[str]) -> list[str]:
    """Characters to pick from, or the pool of a draft."""
    setup = view["setup"] or {}
    if "pool" in setup:
        pool = "  ".join([piece.text for piece in pool_pieces(setup)])
        return [f"Pool  {pool}", *[spelled(line) for line in drafted_lines(setup, names)]]
    lines = [
        f"{name}: {spelled(chips)}{' (your pick)' if setup.get('own') == index else ''}"
        for index, (name, chips) in enumerate(characters())
    ]
    return [HIDDEN_PICKS, *lines]
