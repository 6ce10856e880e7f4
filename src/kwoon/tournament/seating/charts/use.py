"""TR-8.1 and TR-8.2: which charts serve how many players, and who takes which place in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import combinations, combinations_with_replacement

from kwoon.engine.chance import Chance
from kwoon.tournament.lots import shuffled
from kwoon.tournament.seating import byes
from kwoon.tournament.seating.charts.audit import audit
from kwoon.tournament.seating.charts.data import CHARTS, Chart
from kwoon.tournament.seating.charts.extras import Places, merge, with_extras
from kwoon.tournament.seating.model import Round, SeatingError, check_round

LAST_ROUND = 4
"""How many rounds each chart has."""


class Spare(Enum):
    """What the director does when no chart has the number of players that came."""

    PHANTOMS = "phantoms"
    """TR-8.2.b: the next higher chart; phantoms keep the empty places."""
    EXTRAS = "extras"
    """TR-8.2.a: the next lower chart; the players too many join tables as one more."""
    BYES = "byes"
    """TR-8.3: the next lower chart; in each round the players too many have a bye."""


@dataclass(frozen=True, slots=True)
class Block:
    """A group of players that one chart serves."""

    chart: Chart
    players: int

    @property
    def phantoms(self) -> int:
        return max(0, self.chart.players - self.players)


@dataclass(frozen=True, slots=True)
class ChartSeating:
    """All rounds by the charts, and what the director should know about them."""

    blocks: tuple[Block, ...]
    rounds: tuple[Round, ...]
    warnings: tuple[str, ...]


def blocks(players: int, games_of: int, spare: Spare = Spare.PHANTOMS) -> tuple[Block, ...]:
    """TR-8.1.c, TR-8.2: the chart, or the charts side by side, for so many players in games of this size.

    One chart where one is large enough; else as few as will do, as equal as possible (24 players in games of
    three: Table 3 twice). The ruling on 17 and 18 players is in docs/rulings-tournament.md.
    """
    usable = [each for each in CHARTS if each.games_of == games_of]
    if not usable:
        raise SeatingError(f"no chart has games of {games_of}; the printed ones are for games of 3 and of 4")
    smallest = min(each.players for each in usable)
    largest = max(each.players for each in usable)
    if players < (3 if spare is Spare.PHANTOMS else smallest):
        raise SeatingError(
            f"{players} players are too few for the charts of games of {games_of} with {spare.value}; "
            f"{'an event needs three (TR-4.0.a)' if players < 3 else 'use phantoms, or seating.best'}"
        )
    most = -(-players // smallest)
    found: list[tuple[int, int, int, tuple[Chart, ...]]] = []
    for many in range(1, most + 1):
        for group in combinations_with_replacement(usable, many):
            total = sum(each.players for each in group)
            spread = max(each.players for each in group) - min(each.players for each in group)
            if (total >= players) if spare is Spare.PHANTOMS else (total <= players):
                found.append((abs(total - players), many, spread, group))
        if found and many > players // largest + 1:
            break
    _, _, _, best = min(found, key=lambda each: each[:3])
    return tuple(_fill(best, players))


def _fill(group: Sequence[Chart], players: int) -> Iterator[Block]:
    """Spread the places too many, or the players too many, over the blocks as evenly as possible."""
    difference = players - sum(each.players for each in group)
    share, rest = divmod(abs(difference), len(group))
    for number, each in enumerate(group):
        change = share + (number < rest)
        yield Block(each, each.players + (change if difference > 0 else -change))


def seat(
    players: Sequence[str],
    chance: Chance,
    *,
    games_of: int = 4,
    spare: Spare = Spare.PHANTOMS,
    rounds: int = LAST_ROUND,
    draw: bool = True,
) -> ChartSeating:
    """TR-8.1: draw the first round at random (TR-8.1.b), and all later rounds fall into place.

    `draw=False` takes the players as they already sit in round one.
    """
    if len(set(players)) != len(players):
        raise SeatingError("a player is listed twice; each player has one place in the chart")
    if not 1 <= rounds <= LAST_ROUND:
        raise SeatingError(f"the charts have {LAST_ROUND} rounds, {rounds} asked for; seating.best has any number")
    order = shuffled(players, chance) if draw else list(players)
    used = blocks(len(order), games_of, spare)
    if spare is Spare.EXTRAS:
        return _with_extras(used, order, rounds)
    parts = []
    had: set[str] = set()
    for block in used:
        members, order = order[: block.players], order[block.players :]
        if spare is Spare.PHANTOMS:
            part = block.chart.seated(with_phantoms(block, members))
        else:
            part = _with_byes(block.chart, members, chance, had, rounds)
        parts.append(part[:rounds])
    return _seating(used, [merge(parts, number + 1) for number in range(rounds)])


def _seating(used: tuple[Block, ...], rounds: Sequence[Round]) -> ChartSeating:
    for number, each in enumerate(rounds, 1):
        check_round(each, f"round {number}")
    return ChartSeating(used, tuple(rounds), tuple(_warnings(used, rounds)))


def _with_extras(used: tuple[Block, ...], order: Sequence[str], rounds: int) -> ChartSeating:
    """TR-8.2.a: who is too many for the charts joins a table; after round one they change with others."""
    places = placed(used, order)
    done: list[Round] = []
    for _ in range(rounds):
        there = {player for own in places for player in own}
        extras = sorted(player for player in order if player not in there)
        done.append(with_extras([block.chart for block in used], places, extras, done))
    return _seating(used, done)


def placed(used: Sequence[Block], order: Sequence[str]) -> Places:
    """The drawn players in their charts' places; who is one too many waits."""
    places: Places = []
    for block in used:
        count = min(block.players, block.chart.players)
        places.append(with_phantoms(block, order[:count]))
        order = order[count:]
    return places


def with_phantoms(block: Block, members: Sequence[str]) -> list[str | None]:
    """The members in the chart's places, in their order, with phantoms in between."""
    chosen = phantom_places(block.chart, block.phantoms)
    rest = iter(members)
    return [None if place in chosen else next(rest) for place in range(block.chart.players)]


@cache
def phantom_places(chart: Chart, phantoms: int) -> tuple[int, ...]:
    """TR-8.2.b: phantoms take the places that leave the fewest tables short, and different players at them.

    The rule does not say which places; phantoms who rarely meet spread the short tables over all players.
    """
    tables = [table for number in range(1, len(chart.rounds) + 1) for table in chart.tables(number).values()]

    def harm(places: tuple[int, ...]) -> tuple[int, int, int, int, tuple[int, ...]]:
        played = [[each - 1 for each in table if each - 1 not in places] for table in tables]
        wrong = sum(max(0, 3 - len(table), len(table) - 4) ** 2 for table in played)
        meet = sum(letters[one] == letters[other] for letters in chart.rounds for one, other in combinations(places, 2))
        turns = dict.fromkeys((each for each in range(chart.players) if each not in places), 0)
        for table in played:
            for each in table:
                turns[each] += len(table) != chart.games_of
        always = sum(each in (0, len(chart.rounds)) for each in turns.values())
        uneven = sum(each * each for each in turns.values())
        return wrong, meet, always, uneven, tuple(-place for place in places)

    everywhere: Iterator[tuple[int, ...]] = combinations(range(chart.players), phantoms)
    return min(everywhere, key=harm)


def _with_byes(chart: Chart, members: Sequence[str], chance: Chance, had: set[str], rounds: int) -> tuple[Round, ...]:
    """TR-8.3: who comes back from a bye takes the chart's place of who goes."""
    count = len(members) - chart.players
    places, out = list(members), tuple[str, ...]()
    done = []
    for number in range(rounds):
        going = byes.draw(list(members), count, chance, had=had)
        had.update(going)
        if number == 0:
            places = [player for player in members if player not in going]
        else:
            back = iter(player for player in out if player not in going)
            places = [next(back) if player in going else player for player in places]
        out = going
        done.append(Round(chart.seated(places)[number].tables, going))
    return tuple(done)


def described(used: Sequence[Block]) -> str:
    """The charts in use and how they are filled."""
    return "; ".join(_block(block) for block in used)


def _block(block: Block) -> str:
    name, more = block.chart.name, block.players - block.chart.players
    if more > 0:
        return f"{name}, and {more} more"
    phantoms = f"{block.phantoms} phantom{'' if block.phantoms == 1 else 's'}"
    return f"{name}, with {phantoms} (TR-8.2.b)" if block.phantoms else name


def _warnings(used: Sequence[Block], rounds: Sequence[Round]) -> Iterator[str]:
    for chart in dict.fromkeys(block.chart for block in used):
        found = audit(chart)
        if not found.kept:
            many = len(found.breaches)
            yield f"{chart.name} breaks its own promise in {many} {'place' if many == 1 else 'places'}"
    for number, each in enumerate(rounds, 1):
        yield from warnings(number, each)


def warnings(number: int, each: Round) -> Iterator[str]:
    """What the director should know of the tables of a round."""
    for table in each.tables:
        if len(table) < 3:
            yield f"round {number}: {' and '.join(table)} would play at a table of {len(table)}"
        elif len(table) > 4:
            yield (
                f"round {number}: {', '.join(table)} would play at a table of {len(table)}, "
                "which TR-5.0.d wants avoided"
            )
