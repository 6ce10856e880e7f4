"""How often players sit at a three, at a four or have a bye, for so many players: played through, and drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from kwoon.engine.chance import Chance
from kwoon.tournament.seating import Round, SeatingError, Table, meetings
from kwoon.tournament.seating.ask import Candidate, Seater, SeatingTask
from kwoon.tournament.seating.charts import ChartSeating, Spare, seat
from kwoon.tournament.seating.counts import sat

A_WIN = 4
COLOURS = ("#f2f2f2", "#cfe3f5", "#8fbfe8", "#4a90cf", "#1d4f82", "#0b2340")
"""For no turn at a three, one turn, two turns and so on."""


@dataclass(frozen=True, slots=True)
class Line:
    """How the turns of one event came out."""

    players: int
    seating: str
    threes: tuple[int, ...]
    """Everybody's turns at tables of three, from few to many; the same for the others."""
    fours: tuple[int, ...]
    others: tuple[int, ...]
    byes: tuple[int, ...]
    met: int
    """How often two players met at most."""

    @property
    def cells(self) -> tuple[str, ...]:
        """For a table: `2 ×6, 3 ×4` are two turns for six players and three for four."""
        turns = (spread(each) for each in (self.threes, self.fours, self.others, self.byes))
        return (str(self.players), self.seating, *turns, str(self.met))


COLUMNS = ("players", "seated by", "at threes", "at fours", "at twos or fives", "byes", "meet at most")


def spread(turns: Sequence[int]) -> str:
    """Turns in short; nothing where nobody had any."""
    if not any(turns):
        return ""
    return ", ".join(f"{each} ×{count}" for each, count in sorted(Counter(turns).items()))


def swiss(players: int, rounds: int, seater: Seater, name: str, seed: int = 1) -> Line:
    """A Swiss event in games of four in which nobody leaves, won by lot at each table."""
    chance, names = Chance(seed), _names(players)
    points = dict.fromkeys(names, 0)
    done: list[Round] = []
    for _ in range(rounds):
        had = {player for each in done for player in each.byes}
        people = tuple(Candidate(player, points[player], player not in had) for player in names)
        seating = seater.seat(SeatingTask(people, tuple(done)), chance)
        done.append(Round(tuple(Table(table) for table in seating.tables), seating.byes))
        for winner in (*seating.byes, *(table[chance.below(len(table))] for table in seating.tables)):
            points[winner] += A_WIN
    return _line(players, name, done)


def charted(players: int, rounds: int, spare: Spare, name: str, seed: int = 1) -> Line | None:
    """The same by the printed charts; None where none serves."""
    try:
        seating: ChartSeating = seat(_names(players), Chance(seed), games_of=4, spare=spare, rounds=rounds)
    except SeatingError:
        return None
    return _line(players, name, seating.rounds)


def _names(players: int) -> list[str]:
    return [f"p{number:03}" for number in range(1, players + 1)]


def _line(players: int, name: str, rounds: Sequence[Round]) -> Line:
    found = sat(rounds).values()
    return Line(
        players,
        name,
        tuple(sorted(each.turns(3) for each in found)),
        tuple(sorted(each.turns(4) for each in found)),
        tuple(sorted(each.turns(2) + each.turns(5) for each in found)),
        tuple(sorted(each.byes for each in found)),
        max(meetings(rounds).values()),
    )


def markdown(lines: Iterable[Line]) -> str:
    """The lines as a table for a page."""
    rows = ["| " + " | ".join(COLUMNS) + " |", "|" + "---|" * len(COLUMNS)]
    rows += ["| " + " | ".join(line.cells) + " |" for line in lines]
    return "\n".join(rows) + "\n"


def svg(lines: Sequence[Line]) -> str:
    """A picture: a row for each number of players, a square for each player, darker with each turn at a three."""
    kinds = list(dict.fromkeys(line.seating for line in lines))
    numbers = sorted({line.players for line in lines})
    side, left, top, gap = 12, 34, 40, 30
    wide = side * max(numbers)
    width, height = left + (wide + gap) * len(kinds), top + side * len(numbers) + 30
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
            ' font-size="10">',
            "<title>Turns at tables of three, one square for each player</title>",
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
            *(
                f'<text x="{left + at * (wide + gap)}" y="16" font-size="13">{kind}</text>'
                for at, kind in enumerate(kinds)
            ),
            *_legend(left, height - 14),
            *(
                f'<text x="{left - 6}" y="{top + row * side + 10}" text-anchor="end">{number}</text>'
                for row, number in enumerate(numbers)
            ),
            *(
                f'<rect x="{left + kinds.index(line.seating) * (wide + gap) + place * side}"'
                f' y="{top + numbers.index(line.players) * side}" width="{side - 2}" height="{side - 2}"'
                f' fill="{COLOURS[min(turns, len(COLOURS) - 1)]}" stroke="#888" stroke-width="0.5"/>'
                for line in lines
                for place, turns in enumerate(line.threes)
            ),
            "</svg>",
            "",
        ]
    )


def _legend(left: int, y: int) -> Iterator[str]:
    for turns, colour in enumerate(COLOURS[:-1]):
        x = left + turns * 60
        yield f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{colour}" stroke="#888" stroke-width="0.5"/>'
        yield f'<text x="{x + 14}" y="{y}">{turns} of 4</text>'
