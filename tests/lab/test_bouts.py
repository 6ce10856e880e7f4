"""Bouts: seats are shared fairly, the same seeds make the same games, and a contest stops when it is sure enough."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import combinations, islice

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.lab.bouts import Bout, Chunk, Entrant, Played, chunks, play_chunk, rules_of, tables
from kwoon.lab.contest import LEAST, play_bout
from kwoon.lab.crew import do_by_crew, do_here
from kwoon.lab.tallies import Tally, length, quantile


def bout(players: int, entrants: int | None = None, **more: object) -> Bout:
    """Random players of Kung Fu Fighting, in games that are over soon."""
    several = tuple(Entrant(f"e{number}", "random") for number in range(entrants or players))
    return Bout("kungfu", players, several, {"max_turns": 4}, **more)  # type: ignore[arg-type]


# --- who sits where --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("entrants", "players"), [(3, 3), (5, 3), (7, 4), (12, 4), (5, 2), (6, 2)])
def test_all_sit_nearly_as_often_at_any_moment_and_nobody_twice_at_a_table(entrants: int, players: int) -> None:
    sat: Counter[int] = Counter(dict.fromkeys(range(entrants), 0))
    for table in islice(tables(entrants, players, 4), 60):
        assert len(set(table)) == players
        sat.update(table)
        assert max(sat.values()) - min(sat.values()) <= (2 if entrants % 2 else 1)


@pytest.mark.parametrize("entrants", [3, 4, 5, 12])
def test_in_duels_everyone_meets_everyone_once_before_anyone_twice(entrants: int) -> None:
    count = entrants * (entrants - 1) // 2
    met = [tuple(sorted(each)) for each in islice(tables(entrants, 2, 1), 2 * count)]
    assert sorted(met[:count]) == list(combinations(range(entrants), 2))
    assert met[count:] == met[:count]


@pytest.mark.parametrize(("players", "entrants"), [(2, 2), (3, 3), (3, 5), (2, 4)])
def test_everyone_sits_in_every_seat_as_often(players: int, entrants: int) -> None:
    tally = Tally([str(each) for each in range(entrants)], players)
    for chunk in chunks(bout(players, entrants), 60, 15 * players):
        tally.add(play_chunk(chunk))
    by_entrant = [{tally.seats[entrant, seat] for seat in range(players)} for entrant in range(entrants)]
    assert all(len(each) == 1 for each in by_entrant)


def test_the_first_seat_goes_first_also_where_chance_would_say_who() -> None:
    several = (Entrant("a", "random", {"decks": "dragons"}), Entrant("b", "random", {"decks": "lotus"}))
    found = Bout("shadowfist", 2, several, {"max_turns": 1})
    games = [game for chunk in chunks(found, 6, 2) for game in play_chunk(chunk)]
    assert [game.first for game in games] == [0] * 6
    assert [game.seats for game in games] == [(0, 1), (1, 0)] * 3
    assert {game.turns for game in games} == {1}


# --- the same games --------------------------------------------------------------------------------------------------


def test_a_chunk_is_the_same_however_the_bout_is_cut() -> None:
    found = bout(3, 5)
    whole = play_chunk(Chunk(found, 0, 24, rules_of("kungfu")))
    parts = [game for chunk in chunks(found, 24, 6) for game in play_chunk(chunk)]
    assert parts == whole
    assert [game.seed for game in whole] == list(range(1, 25))
    assert play_chunk(Chunk(found, 7, 4, rules_of("kungfu"))) == whole[7:11]


def test_one_process_and_two_find_the_same_and_stop_at_the_same_game() -> None:
    found = bout(2)
    alone = play_bout(found, 400, do_here, until=0.21)
    crew = play_bout(found, 400, partial(do_by_crew, jobs=2), until=0.21)
    assert alone == crew
    assert LEAST < alone.games < 400


def test_other_rules_are_refused() -> None:
    with pytest.raises(BadOptions, match=r"to be played by kwoon 9, and here is kwoon \d"):
        play_chunk(Chunk(bout(2), 0, 2, "kwoon 9"))


def test_what_was_done_with_cards_is_noted_if_asked_for() -> None:
    (plain,) = play_chunk(Chunk(bout(2), 0, 1, rules_of("kungfu")))
    (noted,) = play_chunk(Chunk(bout(2, uses=True), 0, 1, rules_of("kungfu")))
    assert plain.used == ()
    assert len(noted.used) == 2
    assert all(": " in use for seat in noted.used for use in seat)
    assert any(noted.used)


# --- the stop --------------------------------------------------------------------------------------------------------


def made_up(winner: Callable[[int], int]) -> Callable[..., Iterator[tuple[int, list[Played]]]]:
    """A crew that plays no game: it is told who wins each, by the entrant's number."""

    def crew(do: object, work: Iterable[Chunk]) -> Iterator[tuple[int, list[Played]]]:
        for place, chunk in enumerate(work):
            games = []
            for number in range(chunk.first, chunk.first + chunk.games):
                seats = (0, 1) if number % 2 == 0 else (1, 0)
                places = tuple(1 if entrant == winner(number) else 2 for entrant in seats)
                games.append(Played(number, number, seats, places, 0, 10, 20))
            yield place, games

    return crew


def test_a_contest_stops_at_the_first_round_that_is_narrow_enough() -> None:
    seen: list[float] = []
    tally = play_bout(bout(2), 10_000, made_up(lambda n: n // 2 % 2), 0.1, lambda each: seen.append(each.widest))
    assert seen[-1] <= 0.1 < seen[-2]
    assert 370 < tally.games < 390  # 1.96² / 0.1² is 384
    assert [each.rate for each in tally.standings()] == pytest.approx([0.5, 0.5], abs=0.01)


def test_a_contest_that_one_side_always_wins_is_not_over_at_once() -> None:
    assert play_bout(bout(2), 10_000, made_up(lambda _: 0), 0.9).games == LEAST
    assert play_bout(bout(2), 99, made_up(lambda _: 0), 0.001).games == 100


# --- sums ------------------------------------------------------------------------------------------------------------


def test_a_shared_win_counts_its_share_and_the_turn_order_begins_with_who_began() -> None:
    tally = Tally(["a", "b", "c"], 3)
    tally.add([Played(0, 1, (2, 0, 1), (1, 1, 3), 1, 5, 9), Played(1, 2, (0, 1, 2), (2, 1, 3), 1, 7, 11)])
    assert [(each.bot, each.games, each.wins) for each in tally.standings()] == [
        ("a", 2, 0.5),
        ("b", 2, 1.0),
        ("c", 2, 0.5),
    ]
    assert [each.wins for each in tally.turn_order()] == [1.5, 0.0, 0.5]
    assert tally.beat[0, 1] == 0.5
    assert vars(length(tally.turns)) == {"mean": 6.0, "low": 5, "middle": 5, "high": 7}
    assert quantile(Counter({1: 9, 50: 1}), 0.95) == 50
