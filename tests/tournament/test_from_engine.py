"""Our own game of Shadowfist as a tournament reports it: closeness, game points, time, departures, victories."""

from dataclasses import replace

import pytest

from kwoon.engine.decision import CALL_TIME, LEAVE
from kwoon.engine.errors import BadOptions
from kwoon.engine.events import SPECTATOR
from kwoon.engine.record import Record, Replay
from kwoon.games import game_named
from kwoon.games.shadowfist.effects.control import change_controller, take_control
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.standing.victory import end_game
from kwoon.games.shadowfist.state.table import with_value
from kwoon.games.shadowfist.terms.codes import TOASTED
from kwoon.lab.played import play_on, sit_down
from kwoon.tables import LiveTable
from kwoon.tournament.errors import Refused
from kwoon.tournament.results.from_engine import at_the_end, attack_of, report_of, tally_of
from kwoon.tournament.results.report import Attack, Ending, Outcome, TableReport, Tally
from kwoon.tournament.results.scoring import score
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.test_departing import SPLIT, robbed

SITE, OTHER = "Puzzle Garden", "Waterfall Sanctuary"
FIGHTER = "Inspector Will Zhurong"
NAMES = ("Ann", "Bob", "Cid")


def report(table: Duel) -> TableReport:
    return report_of(table.game, NAMES[: table.game.seats])


def points(table: Duel) -> dict[str, tuple[int, int]]:
    """Match points and game points by name."""
    return {each.player: (each.match_points, each.game_points) for each in score(report(table)).scores}


def fights(table: Duel, target: str) -> Duel:
    """Ann's attack has beaten a Site; what becomes of it is asked."""
    return table.attack(target, FIGHTER).until("fate of the Site")


# --- TR-5.3: game points by how a card came -----------------------------------------------------------------------


@rule("TR-5.3.c")
def test_own_sites_in_play_count_as_played_also_face_down() -> None:
    table = duel([SITE, "City Park (down)", "Imp"], [SITE])
    assert tally_of(table.game, 0) == Tally(played=2)


@rule("TR-5.3.a")
def test_a_seized_site_counts_as_seized() -> None:
    table = fights(duel([SITE, FIGHTER], [OTHER, SITE], [SITE]), OTHER)
    table.choose("Seize it").ends()
    assert tally_of(table.game, 0) == Tally(seized=1, played=1)
    assert tally_of(table.game, 1) == Tally(played=1)


@rule("TR-5.3.a", "TR-5.3.c")
def test_a_site_seized_from_who_had_seized_it_is_the_last_ones() -> None:
    table = duel([SITE, FIGHTER], [f"{OTHER} (of 2)", SITE], [SITE])
    site = table.card(OTHER)
    table.game.seized_by = with_value(table.game.seized_by, site, 1)
    assert tally_of(table.game, 1) == Tally(seized=1, played=1)
    fights(table, OTHER).choose("Seize it").ends()
    assert tally_of(table.game, 0) == Tally(seized=1, played=1)
    assert tally_of(table.game, 1) == Tally(played=1)


@rule("TR-5.3.b")
def test_a_site_burned_for_victory() -> None:
    table = fights(duel([SITE, FIGHTER], [OTHER, SITE], [SITE]), OTHER)
    table.choose("Burn it for victory").ends()
    assert tally_of(table.game, 0) == Tally(burned=1, played=1)


@rule("TR-5.3.b")
def test_a_site_burned_for_power_counts_for_nobody() -> None:
    table = fights(duel([SITE, FIGHTER], [OTHER, SITE], [SITE]), OTHER)
    table.choose("Burn it for Power").ends()
    assert tally_of(table.game, 0) == Tally(played=1)
    assert tally_of(table.game, 1) == Tally(played=1)


@rule("TR-5.3.d")
def test_other_cards_in_the_burned_pile() -> None:
    table = duel([SITE, "burned: Never Surrender", "burned: City Park"], [SITE])
    assert tally_of(table.game, 0) == Tally(burned=1, played=1, other_burned=1)


@rule("TR-5.3.f")
def test_anothers_site_held_by_an_effect_is_borrowed_until_it_goes_back() -> None:
    table = duel([SITE], [OTHER, SITE])
    game, site = table.game, table.card(OTHER)
    take_control(game, site, 0, -1)
    assert tally_of(game, 0) == Tally(played=1, borrowed=1)
    assert tally_of(game, 1) == Tally(played=1)
    change_controller(game, site, 1)
    assert tally_of(game, 1) == Tally(played=2)


@rule("TR-5.3.a", "TR-5.3.f")
def test_a_seized_site_that_an_effect_lends_to_a_third_is_seized_again_when_it_returns() -> None:
    table = fights(duel([SITE, FIGHTER], [OTHER, SITE], [SITE]), OTHER)
    table.choose("Seize it").ends()
    game, site = table.game, table.card(OTHER)
    take_control(game, site, 2, -1)
    assert tally_of(game, 2) == Tally(played=1, borrowed=1)
    change_controller(game, site, 0)
    assert tally_of(game, 0) == Tally(seized=1, played=1)


@rule("TR-5.0.d")
@pytest.mark.parametrize(("hungry", "power"), [(True, 12), (False, 9)])
def test_burn_for_hungry_gives_power_for_a_site_burned_for_victory(hungry: bool, power: int) -> None:
    table = duel([SITE, FIGHTER], [OTHER, SITE], [SITE], [SITE], [SITE])
    table.game.rules.burn_for_hungry = hungry
    fights(table, OTHER).choose("Burn it for victory").ends()
    table.power(power, 9, 9, 9, 9)


@rule("TR-5.0.d")
def test_burn_for_hungry_is_for_tables_of_five() -> None:
    spec = game_named("shadowfist")
    five = spec.new({"players": 5, "burn_for_hungry": True}, 1)
    assert five.options.plain()["burn_for_hungry"] is True
    with pytest.raises(BadOptions, match="tables of five"):
        spec.new({"players": 4, "burn_for_hungry": True}, 1)


# --- TR-5.5: closeness, and time ----------------------------------------------------------------------------------


@rule("TR-5.5.c", "SF-4.1")
@pytest.mark.parametrize(("sides", "short"), [(2, 3), (3, 2)])
def test_closeness_counts_sites_and_the_burned_pile(sides: int, short: int) -> None:
    mine = [SITE, "City Park", "burned: Imp"]
    table = duel(mine, *[[SITE]] * (sides - 1))
    assert report(table).seat("Ann").short == short


@rule("TR-5.5.c", "SF-4.2")
def test_who_has_the_number_but_took_no_final_site_is_one_short() -> None:
    table = duel([SITE, *["burned: Imp"] * 4], [SITE, "burned: Imp", "burned: Imp", "burned: Imp"], [SITE])
    assert [seat.short for seat in report(table).seats] == [1, 1, 4]
    table.game.intervene(CALL_TIME, SPECTATOR)
    assert points(table) == {"Ann": (2, 10), "Bob": (0, 8), "Cid": (0, 2)}


@rule("TR-5.3.e", "TR-5.5.c", "SF-4.2")
def test_a_card_that_lowers_what_a_win_takes_counts_for_closeness_and_game_points() -> None:
    """Ann needs four Sites with her Tower, and is three short; Bob needs five and is three short with two."""
    tower = "Arcanotower 2056"
    table = duel([SITE, tower], [SITE, OTHER], [SITE])
    assert [seat.short for seat in report(table).seats] == [3, 3, 4]
    assert tally_of(table.game, 0) == Tally(played=1, reducers=1)
    assert tally_of(table.game, 1) == Tally(played=2)
    table.game.intervene(CALL_TIME, SPECTATOR)
    assert points(table) == {"Ann": (0, 3), "Bob": (2, 4), "Cid": (0, 2)}
    table.game.blanks = with_value(table.game.blanks, table.card(tower), 1)
    assert report(table).seat("Ann").short == 4
    assert tally_of(table.game, 0) == Tally(played=1)


@rule("TR-5.4.a", "TR-5.7.a", "SF-4.2")
def test_a_win_with_one_site_less_is_a_conventional_one() -> None:
    table = duel(["Arcanotower 2056", *["burned: City Park"] * 3, FIGHTER], [OTHER, SITE], [SITE])
    fights(table, OTHER).choose("Burn it for victory").ends()
    told = report(table)
    assert (told.victorious, told.unconventional, told.seat("Ann").short) == (("Ann",), False, 0)
    assert score(told).ending is Ending.VICTORY
    assert points(table) == {"Ann": (4, 13), "Bob": (0, 2), "Cid": (0, 2)}


@rule("TR-5.5.a", "TR-5.5.c", "TR-5.2.b")
def test_time_without_an_attack_goes_to_the_closest() -> None:
    table = duel([SITE], [SITE, OTHER], [SITE])
    table.game.intervene(CALL_TIME, SPECTATOR)
    assert report(table).ending is Ending.TIME
    assert points(table) == {"Ann": (0, 2), "Bob": (2, 4), "Cid": (0, 2)}


@rule("TR-5.5.d", "TR-5.5.e")
def test_equally_close_by_game_points_or_a_tie() -> None:
    table = duel([SITE, "burned: City Park"], [SITE, OTHER], [SITE])
    table.game.intervene(CALL_TIME, SPECTATOR)
    assert points(table) == {"Ann": (2, 5), "Bob": (0, 4), "Cid": (0, 2)}
    level = duel([SITE, "City Park"], [SITE, OTHER], [SITE])
    level.game.intervene(CALL_TIME, SPECTATOR)
    assert points(level) == {"Ann": (1, 4), "Bob": (1, 4), "Cid": (0, 2)}


@rule("TR-5.5.b")
def test_the_running_game_says_whether_time_would_stop_it() -> None:
    table = duel([SITE, FIGHTER], [OTHER, SITE], [SITE])
    assert replace(report(table), time_called=True).ending is Ending.TIME
    fights(table, OTHER)
    assert attack_of(table.game) is Attack.ON_SITE
    assert replace(report(table), time_called=True).ending is Ending.RUNNING
    table.game.intervene(CALL_TIME, SPECTATOR)
    with pytest.raises(Refused, match="still in progress"):
        score(report(table))
    table.choose("Seize it").ends()
    assert points(table) == {"Ann": (2, 6), "Bob": (0, 2), "Cid": (0, 2)}


@rule("TR-5.5.a")
def test_an_attack_on_a_character_is_told_apart() -> None:
    table = duel([SITE, FIGHTER], [SITE, "Imp", "Seamus"])
    table.attack("Imp", FIGHTER).until("intercept")
    assert attack_of(table.game) is Attack.ON_CHARACTER
    assert replace(report(table), time_called=True).ending is Ending.TIME


@rule("TR-5.5.b", "TR-5.2.a")
def test_a_victory_in_the_attack_that_was_in_progress_is_full() -> None:
    table = duel([SITE, *["burned: Imp"] * 2, FIGHTER], [OTHER, SITE], [SITE])
    fights(table, OTHER).game.intervene(CALL_TIME, SPECTATOR)
    table.choose("Burn it for victory").ends()
    assert score(report(table)).ending is Ending.TIME
    full = duel([SITE, *["burned: Imp"] * 4, FIGHTER], [OTHER, SITE], [SITE])
    fights(full, OTHER).game.intervene(CALL_TIME, SPECTATOR)
    full.choose("Burn it for victory").ends()
    assert "TR-5.5.b" in score(report(full)).why
    assert points(full)["Ann"] == (4, 13)


# --- TR-5.4, TR-5.6, TR-5.7: how games end ------------------------------------------------------------------------


@rule("TR-5.4.a")
def test_a_victory_within_the_time() -> None:
    table = fights(duel([SITE, *["burned: Imp"] * 3, OTHER, FIGHTER], ["City Park", SITE], [SITE]), "City Park")
    table.choose("Seize it").ends()
    assert score(report(table)).why == "TR-5.4.a: Ann won within the time limit"
    assert points(table) == {"Ann": (4, 14), "Bob": (0, 2), "Cid": (0, 2)}
    assert report(table).seat("Ann").short == 0


@rule("TR-5.4.b")
def test_two_victories_in_one_scene_are_both_full() -> None:
    table = robbed(duel(*SPLIT)).choose("Yes").ends()
    assert "TR-5.4.b: Ann and Bob" in score(report(table)).why
    assert points(table) == {"Ann": (4, 12), "Bob": (4, 12), "Cid": (0, 2)}


@rule("TR-5.7.a", "TR-5.7.b")
def test_a_win_with_too_few_sites_is_unconventional_and_all_points_stand() -> None:
    table = duel([SITE], [SITE, OTHER, "City Park"], [SITE])
    table.game.winners = [0]
    end_game(table.game)
    table.game.decision = None
    assert report(table).ending is Ending.UNCONVENTIONAL
    assert points(table) == {"Ann": (4, 2), "Bob": (0, 6), "Cid": (0, 2)}


@rule("TR-5.6.a")
def test_in_a_duel_who_is_not_decked_wins_with_the_current_points() -> None:
    table = duel([SITE, "City Park"], [SITE, "burned: City Park"])
    for card in table.game.decks[1][:]:
        table.game.put_in_pile(card, TOASTED)
    table.end_turn()
    assert score(report(table)).ending is Ending.LAST_STANDING
    assert points(table) == {"Ann": (4, 4), "Bob": (0, 3)}


@rule("TR-5.6.b", "TR-5.6.c")
def test_who_leaves_keeps_only_the_burned_pile_at_once() -> None:
    table = duel([SITE], [SITE, OTHER, "burned: City Park", "burned: Imp"], [SITE, "City Park"])
    table.game.intervene(LEAVE, 1)
    table.check(OTHER, zone="in play")
    table.game.intervene(CALL_TIME, SPECTATOR)
    seat = report(table).seat("Bob")
    assert (seat.decked, seat.out) == (True, 1)
    assert points(table) == {"Ann": (0, 2), "Bob": (0, 5), "Cid": (2, 4)}


@rule("TR-5.6.d")
def test_a_site_of_the_departed_stays_and_counts_for_who_seized_it() -> None:
    table = fights(duel([SITE, FIGHTER], [OTHER, SITE], [SITE]), OTHER)
    table.choose("Seize it").ends()
    table.game.intervene(LEAVE, 1)
    table.end_turn()
    table.game.intervene(CALL_TIME, SPECTATOR)
    assert points(table) == {"Ann": (2, 6), "Bob": (0, 0), "Cid": (0, 2)}


def test_the_order_of_elimination_is_told() -> None:
    table = duel([SITE], [SITE], [SITE])
    table.game.intervene(LEAVE, 1)
    table.end_turn()
    table.game.intervene(LEAVE, 0)
    assert [seat.out for seat in report(table).seats] == [2, 1, None]
    assert points(table)["Cid"] == (4, 2)


# --- records ------------------------------------------------------------------------------------------------------


def recorded(moves: int | None = None) -> Record:
    """A game of random bots, whole or only so far."""
    table = sit_down(NAMES, [None] * 3, "random", 3)
    play_on(table, moves)
    return table.record()


def replay(record: Record) -> Replay:
    return Replay(game_named(record.game), record)


def in_an_attack(record: Record) -> int:
    """The first move at which an attack on a Site is in progress."""
    game = replay(record)
    for number in range(len(record.moves)):
        state = game.at(number)
        assert isinstance(state, Shadowfist)
        if attack_of(state) is Attack.ON_SITE:
            return number
    raise AssertionError("no attack on a Site")


@rule("TR-5.5.a", "TR-5.5.b")
def test_a_record_is_taken_from_the_call_to_where_the_rules_stop_it() -> None:
    record = recorded()
    called = in_an_attack(record)
    game, stopped = at_the_end(replay(record), called)
    assert called < stopped < len(record.moves)
    assert attack_of(game) is Attack.NONE
    assert score(report_of(game, NAMES)).ending is Ending.TIME
    _, at_once = at_the_end(replay(record), 5)
    assert at_once == 5


@rule("TR-5.5.b")
def test_a_record_that_ends_within_the_attack_is_refused() -> None:
    record = recorded()
    called = in_an_attack(record)
    short = replay(record).branch(called)
    with pytest.raises(Refused, match=r"TR-5.5.b: when time was called after move .* play it to its end"):
        at_the_end(replay(short), called)


@rule("TR-5.4.a")
def test_a_game_that_was_over_keeps_its_result_when_time_is_called() -> None:
    record = recorded()
    game, _ = at_the_end(replay(record), len(record.moves))
    assert not report_of(game, NAMES).time_called
    assert Outcome.WINNER in [each.outcome for each in score(report_of(game, NAMES)).scores]


def test_what_cannot_be_a_call_is_refused() -> None:
    record = recorded(60)
    with pytest.raises(Refused, match="the record has 60 moves"):
        at_the_end(replay(record), 61)
    table = sit_down(NAMES, [None] * 3, "random", 3)
    play_on(table, 9)
    table.intervene(CALL_TIME, SPECTATOR)
    with pytest.raises(Refused, match="itself says that time was called after move 9"):
        at_the_end(replay(table.record()), 4)


def test_a_running_game_and_one_stopped_by_its_bound_have_no_result() -> None:
    game, _ = at_the_end(replay(recorded(40)))
    with pytest.raises(Refused, match="the game goes on"):
        score(report_of(game, NAMES))
    spec = game_named("shadowfist")
    seats = recorded(0).seats
    bounded = LiveTable.open(spec, {"players": 3, "max_turns": 1}, 1, seats)
    play_on(bounded)
    with pytest.raises(Refused, match="stopped after turn 1, its own bound"):
        at_the_end(replay(bounded.record()))


def test_a_record_of_another_game_is_refused() -> None:
    other = game_named("kungfu")
    brawl = other.new(other.variants()[0], 1)
    record = Record("kungfu", other.rules_version, 1, brawl.options.plain(), recorded(0).seats[: brawl.seats])
    with pytest.raises(Refused, match="a tournament is of Shadowfist"):
        at_the_end(Replay(other, record))
