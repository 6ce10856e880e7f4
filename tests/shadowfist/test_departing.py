"""A player leaves, or time is called: what becomes of the game, and that its record replays."""

from dataclasses import replace

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.decision import CALL_TIME, LEAVE
from kwoon.engine.errors import BadRecord, IllegalChoice
from kwoon.engine.names import with_names
from kwoon.engine.record import Replay, Seat, read_record
from kwoon.games import game_named
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.tables.live import LiveTable
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
FIGHTER = "Inspector Will Zhurong"


def reason(table: Duel) -> str:
    """Why the game is over."""
    outcome = table.game.outcome()
    return "" if outcome is None else outcome.reason


@rule("TR-5.6.b", "SF-5.1")
def test_who_leaves_is_out_at_the_end_of_the_turn() -> None:
    table = duel([SITE], [SITE, "Imp"], [SITE])
    table.game.intervene(LEAVE, 1)
    table.check("Imp", zone="in play")
    table.end_turn()
    assert [bool(out) for out in table.game.eliminated] == [False, True, False]
    table.check("Imp", zone="toasted")
    assert table.game.active == 2


@rule("TR-5.6.d", "SF-5.3.2")
def test_cards_of_the_departed_that_others_control_stay() -> None:
    table = duel([SITE, "Stone Dolmens (of 1)", "burned: Imp (of 1)"], [SITE], [SITE])
    table.game.intervene(LEAVE, 1)
    table.end_turn()
    table.check("Stone Dolmens", zone="in play", control=0)
    assert table.pile("burned", 0) == ["Imp"]


def test_who_has_left_is_asked_nothing_more() -> None:
    table = duel([SITE, FIGHTER], [SITE, "Imp"], [SITE])
    table.attack(SITE, FIGHTER)
    table.game.intervene(LEAVE, 1)
    while table.kind not in ("fate of the Site", "main shot"):
        assert table.seat != 1
        table.decline()


def test_the_active_player_who_leaves_ends_the_turn() -> None:
    table = duel([SITE, "Imp"], [SITE, "Imp"], [SITE])
    table.game.intervene(LEAVE, 0)
    table.ends()
    assert table.game.active == 1
    assert table.game.eliminated == [1, 0, 0]


@rule("TR-5.6.a", "SF-4.6")
def test_the_last_one_who_stays_wins_at_once() -> None:
    table = duel([SITE], [SITE])
    table.game.intervene(LEAVE, 0)
    assert table.game.winners == [1]
    assert reason(table) == "last one left"
    three = duel([SITE], [SITE], [SITE])
    three.game.intervene(LEAVE, 0)
    assert not three.game.over
    three.game.intervene(LEAVE, 2)
    assert three.game.winners == [1]


def test_the_departed_do_not_win() -> None:
    table = duel([SITE, *["burned: Imp"] * 5, FIGHTER], ["Waterfall Sanctuary", SITE], [SITE])
    table.attack("Waterfall Sanctuary", FIGHTER).until("fate of the Site")
    table.choose("Seize it")
    table.game.intervene(LEAVE, 0)
    table.ends()
    assert table.game.winners == []
    assert not table.game.over


@rule("TR-5.5.a")
def test_time_ends_the_game_at_once_without_an_attack() -> None:
    table = duel([SITE, FIGHTER], [SITE])
    table.game.intervene(CALL_TIME, -1)
    assert table.game.over
    assert reason(table) == "time was called"


@rule("TR-5.5.a", "TR-4.1.d")
def test_an_attack_that_is_not_declared_whole_does_not_hold_the_end() -> None:
    table = duel([SITE, FIGHTER, "Imp"], [SITE, "Stone Dolmens"])
    table.choose("Declare an attack", "Stone Dolmens")
    assert table.kind == "attacker"
    table.game.intervene(CALL_TIME, -1)
    assert table.game.over


@rule("TR-5.5.a")
def test_an_attack_on_a_character_does_not_hold_the_end() -> None:
    table = duel([SITE, FIGHTER], [SITE, "Imp", "Seamus"])
    table.attack("Imp", FIGHTER).until("intercept")
    table.game.intervene(CALL_TIME, -1)
    assert table.game.over


@rule("TR-5.5.b")
def test_an_attack_on_a_site_is_played_to_its_end_and_no_further() -> None:
    table = duel([SITE, FIGHTER, "Seamus"], ["Waterfall Sanctuary", SITE], [SITE])
    table.attack("Waterfall Sanctuary", FIGHTER).until("fate of the Site")
    table.game.intervene(CALL_TIME, -1)
    assert not table.game.over
    table.choose("Burn it for Power").ends()
    assert reason(table) == "time was called"
    assert table.game.turn == 1
    assert table.game.active == 0


@rule("TR-5.5.b")
def test_a_victory_in_that_attack_counts() -> None:
    table = duel([SITE, *["burned: Imp"] * 4, FIGHTER], ["Waterfall Sanctuary", SITE], [SITE])
    table.attack("Waterfall Sanctuary", FIGHTER).until("fate of the Site")
    table.game.intervene(CALL_TIME, -1)
    table.choose("Seize it").ends()
    assert table.game.winners == [0]
    assert reason(table) == "6 Feng Shui Sites"


def robbed(table: Duel) -> Duel:
    """Ann attacks, Bob joins with Robbing the Kong and is led to another Site: both Sites are beaten."""
    table.attack("Waterfall Sanctuary", FIGHTER).until("join").choose("SEAL Team")
    table.until("Robbing the Kong").choose("Robbing the Kong").until("Use Fox Pass")
    table.use("Fox Pass", "SEAL Team", "Dockyard").until("Seize it").choose("Seize it").until("Yes")
    return table


SPLIT = (
    [SITE, *["burned: Imp"] * 3, FIGHTER],
    [SITE, *["burned: Imp"] * 3, "SEAL Team", "hand: Robbing the Kong", "pool: CC"],
    ["Waterfall Sanctuary", "Dockyard (4 damage)", "Fox Pass"],
)


@rule("TR-5.4.b", "SF-4.4.1")
def test_two_who_take_a_last_site_in_one_scene_both_win() -> None:
    table = robbed(duel(*SPLIT)).choose("Yes").ends()
    assert table.game.winners == [0, 1]
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 1, 3), (0.5, 0.5, 0.0))
    table = robbed(duel(*SPLIT)).choose("No").ends()
    assert table.game.winners == [0]


def test_nobody_leaves_twice_and_time_is_called_once() -> None:
    table = duel([SITE, FIGHTER], ["Waterfall Sanctuary", SITE], [SITE])
    table.attack("Waterfall Sanctuary", FIGHTER).until("fate of the Site")
    for act, seat in ((LEAVE, 2), (CALL_TIME, -1)):
        table.game.intervene(act, seat)
        with pytest.raises(IllegalChoice):
            table.game.intervene(act, seat)
    with pytest.raises(IllegalChoice):
        table.game.intervene(LEAVE, 9)


@rule("TR-5.3.a")
def test_a_seized_site_remembers_who_seized_it() -> None:
    table = duel([SITE, FIGHTER], ["Waterfall Sanctuary", SITE], [SITE])
    site = table.card("Waterfall Sanctuary")
    assert table.game.seized_by[site] == -1
    table.attack("Waterfall Sanctuary", FIGHTER).until("fate of the Site")
    table.choose("Seize it").ends()
    assert table.game.seized_by[site] == 0
    table.game.smoke(site, -1, -1)
    assert table.game.seized_by[site] == -1


@pytest.mark.parametrize("seed", range(6))
def test_wherever_it_comes_the_game_goes_on_and_no_card_is_lost(seed: int) -> None:
    """A player leaves in the middle of anything, and some moves later time is called."""
    spec = game_named("shadowfist")
    chance = Chance(seed)
    game = spec.new(spec.variants()[1 + seed % 3], seed)
    assert isinstance(game, Shadowfist)
    pieces = game.pieces()
    for moves, act in ((40 + chance.below(80), LEAVE), (chance.below(60), CALL_TIME)):
        for _ in range(moves):
            if game.decision is not None:
                assert game.decision.seat not in game.leavers
                game.apply(chance.below(len(game.decision.options)))
        staying = [seat for seat in game.playing() if seat not in game.leavers]
        if not game.over:
            game.intervene(act, staying[0])
        assert spec.new(spec.variants()[1 + seed % 3], 0).restore(game.dump()).digest() == game.digest()
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
    assert game.pieces() == pieces
    assert game.outcome() is not None


# --- records ------------------------------------------------------------------------------------------------------


def table_of_three(moves: int) -> LiveTable:
    """A game of random bots after some moves."""
    spec = game_named("shadowfist")
    seats = tuple(Seat(name, "random") for name in ("Ann", "Bob", "Cid"))
    table = LiveTable.open(spec, spec.variants()[1], 4, seats)
    for _ in range(moves):
        table.bot_step()
    return table


@pytest.mark.parametrize("moves", [10, 60, 130])
def test_a_record_with_a_departure_and_a_call_of_time_replays(moves: int) -> None:
    table = table_of_three(moves)
    table.intervene(LEAVE, 1)
    for _ in range(20):
        table.bot_step()
    table.intervene(CALL_TIME, -1)
    while not table.over:
        table.bot_step()
    record = read_record(table.record().to_text())
    replay = Replay(table.spec, record)
    assert replay.verify().digest() == table.game.digest()
    assert LiveTable.resume(table.spec, record).game.digest() == table.game.digest()
    told = [with_names(line.words, table.names) for line in table.log(0)]
    assert "Bob leaves the game" in told
    assert "Time is called" in told
    assert [record.who(move) for move in record.moves if move.choice < 0] == ["Bob", "The judge"]


def test_nothing_before_a_departure_can_be_taken_back() -> None:
    table = table_of_three(3)
    table.intervene(LEAVE, 1)
    assert table.undo_problem(table.moves[-2].seat) is not None


def test_a_record_that_lets_someone_leave_twice_names_the_line() -> None:
    table = table_of_three(3)
    table.intervene(LEAVE, 1)
    record = table.record()
    twice = replace(record, moves=(*record.moves, record.moves[-1]))
    with pytest.raises(BadRecord, match=r"line 6.*nobody leaves twice"):
        Replay(table.spec, twice).verify()


def test_games_without_such_rules_refuse() -> None:
    spec = game_named("kungfu")
    game = spec.new(spec.variants()[0], 1)
    with pytest.raises(IllegalChoice, match="do not say"):
        game.intervene(LEAVE, 0)
