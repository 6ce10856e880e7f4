"""How the hall's Shadowfist decks fare against each other, played by bots.

    PYTHONPATH=build/compiled:. python tools/deck_field.py --rounds 27
    PYTHONPATH=build/compiled:. python tools/deck_field.py --players 3 --rounds 100

In a round of duels every two decks meet twice, each seated first once. At tables of three and more every deck sits at
one table in a round, with others in each. Printed are the games won by each deck with their 95% interval, and for duels
those won against each other deck. Control-C ends it with what was played so far. `--of NAME` plays this deck's games
only, and `--keep FILE` keeps each game, so that a later run goes on from there: a deck that was changed plays all its
games again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from kwoon.engine.chance import Chance
from kwoon.games import game_named
from kwoon.games.shadowfist.cards.decks import DECKS
from kwoon.lab.match import Standing, play_game, wilson

GAME = "shadowfist"
BOT = "hitter"
Seating = tuple[str, ...]
Game = tuple[int, Seating]
"""Its seed, and the decks in the order of the seats."""


@dataclass
class Field:
    """What was played: for each deck and each of its opponents, games and wins."""

    decks: Sequence[str]
    played: dict[str, int] = field(default_factory=dict)
    won: dict[str, float] = field(default_factory=dict)
    met: dict[tuple[str, str], tuple[int, float]] = field(default_factory=dict)

    def note(self, seating: Seating, winners: Sequence[int]) -> None:
        """Count one game; a shared win counts its share."""
        for seat, deck in enumerate(seating):
            share = 1 / len(winners) if seat in winners else 0.0
            self.played[deck] = self.played.get(deck, 0) + 1
            self.won[deck] = self.won.get(deck, 0.0) + share
            for other in seating:
                if other != deck:
                    games, wins = self.met.get((deck, other), (0, 0.0))
                    self.met[deck, other] = (games + 1, wins + share)

    def standings(self) -> list[Standing]:
        """The decks that have played, the best first."""
        found = [
            Standing(deck, self.played[deck], self.won[deck], *wilson(self.won[deck], self.played[deck]))
            for deck in self.decks
            if deck in self.played
        ]
        return sorted(found, key=lambda each: -each.rate)

    def table(self) -> str:
        """The standings as Markdown."""
        lines = ["| deck | games | won | 95% |", "|---|---|---|---|"]
        for each in self.standings():
            lines.append(f"| {each.bot} | {each.games} | {each.rate:.0%} | {each.low:.0%} to {each.high:.0%} |")
        return "\n".join(lines)

    def crossing(self) -> str:
        """What each deck won of its duels against each other one, in percent, as Markdown."""
        decks = [each.bot for each in self.standings()]
        lines = ["| | " + " | ".join(decks) + " |", "|---" * (len(decks) + 1) + "|"]
        for deck in decks:
            cells = []
            for other in decks:
                games, wins = self.met.get((deck, other), (0, 0.0))
                cells.append(f"{100 * wins / games:.0f}" if games else "")
            lines.append(f"| {deck} | " + " | ".join(cells) + " |")
        return "\n".join(lines)


def duels(decks: Sequence[str]) -> list[Seating]:
    """A round of duels: every two decks, each first once."""
    return [seating for one, other in combinations(decks, 2) for seating in ((one, other), (other, one))]


def tables(decks: Sequence[str], players: int, number: int) -> list[Seating]:
    """A round at larger tables: every deck sits once; who is left over when all tables are full waits."""
    order = list(decks)
    Chance(number).shuffle(order)
    return [tuple(order[at : at + players]) for at in range(0, len(order) - players + 1, players)]


def seatings(decks: Sequence[str], players: int, rounds: int, seed: int) -> Iterator[Game]:
    """All games, round by round."""
    at = seed
    for number in range(rounds):
        for seating in duels(decks) if players == 2 else tables(decks, players, seed + number):
            yield at, seating
            at += 1


def name_of(game: Game, bot: str) -> str:
    """What tells a game from others: its seed, who plays, and what is in their decks."""
    seed, seating = game
    cards = "\n\n".join(["\n".join(DECKS[deck].titles) for deck in seating])
    return f"{seed} {bot} {' '.join(seating)} {hashlib.sha256(cards.encode()).hexdigest()[:12]}"


def play_field(games: Sequence[Game], decks: Sequence[str], bot: str = BOT, keep: Path | None = None) -> Field:
    """Play them all but those that were kept, with a line that says how far it is."""
    found = Field(decks)
    spec = game_named(GAME)
    kept: dict[str, list[int]] = {}
    if keep is not None and keep.exists():
        kept = dict(json.loads(line) for line in keep.read_text(encoding="utf-8").splitlines())
    try:
        for number, game in enumerate(games):
            seed, seating = game
            name = name_of(game, bot)
            if name not in kept:
                options = {"players": len(seating), "decks": list(seating)}
                kept[name] = list(play_game(spec, options, [bot] * len(seating), seed).winners)
                if keep is not None:
                    with keep.open("a", encoding="utf-8") as file:
                        print(json.dumps([name, kept[name]]), file=file)
                print(f"\r{number + 1} of {len(games)} games", end="", file=sys.stderr, flush=True)
            found.note(seating, kept[name])
    except KeyboardInterrupt:
        pass
    print(file=sys.stderr)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="How the hall's Shadowfist decks fare against each other.")
    parser.add_argument("--rounds", type=int, default=1, help="how many rounds (1)")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4, 5), help="how many sit at a table (2)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (1)")
    parser.add_argument("--of", action="append", choices=list(DECKS), help="only games in which this deck plays")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep each game there, and go on from what is in it")
    parser.add_argument("--bot", default=BOT, help=f"who plays ({BOT})")
    args = parser.parse_args(arguments)
    if args.rounds < 1:
        parser.error(f"--rounds must be 1 or more, not {args.rounds}")
    games = list(seatings(list(DECKS), args.players, args.rounds, args.seed))
    if args.of:
        games = [game for game in games if any(deck in args.of for deck in game[1])]
    found = play_field(games, list(DECKS), args.bot, args.keep)
    print(found.table())
    if args.players == 2:
        print("\n" + found.crossing())
    return 0


if __name__ == "__main__":
    sys.exit(main())
