"""Live tables: answers and their versions, undo, bots, save and resume, and logs that leak nothing."""

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadOptions, BadRecord, IllegalChoice
from kwoon.engine.record import read_record
from kwoon.games import GAMES
from kwoon.tables import PERSON, LiveTable, NoUndo, StaleVersion, WrongSeat, seated
from kwoon.tables.chronicle import chronicle_of
from kwoon.tables.live import Replay
from kwoon.tables.seats import taken_over

KUNGFU = GAMES["kungfu"]


def table_for(players=3, seed=7, bot="greedy", seat=0, **options) -> LiveTable:
    seats = seated(KUNGFU, [bot] * (players - 1), seat, "Ann")
    return LiveTable.open(KUNGFU, {"players": players, **options}, seed, seats)


def play(table: LiveTable, moves: int = 10_000, seed: int = 1) -> None:
    """Bots as they are, people at random."""
    chance = Chance(seed)
    for _ in range(moves):
        if table.over:
            return
        if table.bot_is_asked:
            table.bot_step()
        else:
            seat = table.to_answer
            table.answer(seat, chance.below(len(table.question(seat).options)), table.version)


def choose(table: LiveTable, label: str) -> None:
    """Answer as the one who is asked, by an option's words."""
    question = table.question(table.to_answer)
    found = [option.index for option in question.options if option.label.startswith(label)]
    assert found, f"{label!r} is not among {[option.label for option in question.options]}"
    table.answer(question.seat, found[0], table.version)


# --- answers -----------------------------------------------------------------------------------------------------


def test_an_answer_raises_the_version_and_a_stale_one_is_refused():
    table = table_for()
    table.answer(0, 1, 0)
    with pytest.raises(StaleVersion, match="version 0 of the table, which is at version 1"):
        table.answer(0, 1, 0)
    assert len(table.moves) == 1


def test_only_the_seat_that_is_asked_can_answer():
    table = table_for()
    with pytest.raises(WrongSeat, match="Ann is to answer now, not Ling"):
        table.answer(1, 0, 0)
    with pytest.raises(WrongSeat, match="not a spectator"):
        table.answer(-1, 0, 0)
    assert table.question(1) is None


def test_an_answer_that_is_not_offered_changes_nothing():
    table = table_for()
    digest = table.game.digest()
    with pytest.raises(IllegalChoice, match="no option 99"):
        table.answer(0, 99, 0)
    assert (table.game.digest(), table.version, table.moves) == (digest, 0, [])


def test_no_answer_after_the_end():
    table = table_for(chi=3)
    play(table)
    assert table.outcome.winners
    with pytest.raises(IllegalChoice, match="the game is over"):
        table.answer(0, 0, table.version)
    with pytest.raises(WrongSeat):
        table.bot_step()


def test_questions_have_names_in_them():
    table = table_for(players=4, seed=3)
    choose(table, "Draw up")
    choose(table, "Attack with")
    assert [option.label for option in table.question(0).options] == ["Ling", "Bao", "Mei"]


# --- undo --------------------------------------------------------------------------------------------------------


def test_undo_takes_back_answers_one_at_a_time_to_the_beginning():
    table = table_for()
    digests = []
    for _ in range(3):
        digests.append(table.game.digest())
        choose(table, "Discard")
    while digests:
        table.undo(0)
        assert table.game.digest() == digests.pop()
    assert table.log(0) == []
    assert table.version == 6
    with pytest.raises(NoUndo, match="not answered anything yet"):
        table.undo(0)


def test_no_undo_once_cards_were_drawn():
    table = table_for()
    choose(table, "Discard")
    choose(table, "Draw up")
    with pytest.raises(NoUndo, match="something hidden"):
        table.undo(0)
    choose(table, "Attack with")
    table.undo(0)
    with pytest.raises(NoUndo, match="something hidden"):
        table.undo(0)


def test_no_undo_of_an_attack_that_has_come_to_be_answered():
    """Whether the target is asked at all tells of its hand."""
    table = table_for(players=2)
    choose(table, "Draw up")
    choose(table, "Attack with")
    while table.to_answer == 0 and table.question(0).kind == "enhance":
        choose(table, "Strike")
    with pytest.raises(NoUndo, match="something hidden"):
        table.undo(0)


def test_undo_until_somebody_else_has_moved():
    table = table_for()
    choose(table, "Draw up")
    choose(table, "End your turn")
    assert table.to_answer == 1
    table.undo(0)
    assert table.to_answer == 0
    choose(table, "End your turn")
    table.bot_step()
    with pytest.raises(NoUndo, match="Ling has moved since"):
        table.undo(0)
    assert table.undo_problem(2) == "You have not answered anything yet."


def test_play_goes_on_the_same_after_an_undo():
    table, other = table_for(), table_for()
    choose(table, "Discard")
    table.undo(0)
    play(table, seed=5)
    play(other, seed=5)
    assert table.record() == other.record()
    assert [line.words for line in table.log(0)] == [line.words for line in other.log(0)]


# --- save and resume -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("moves", [0, 1, 17, 60, 10_000])
def test_a_resumed_game_is_the_same_and_goes_on_alike(moves, bot):
    table = table_for(bot=bot)
    play(table, moves)
    again = LiveTable.resume(KUNGFU, read_record(table.record().to_text()))
    assert again.game.digest() == table.game.digest()
    assert again.record() == table.record()
    assert [line.words for line in again.log(0)] == [line.words for line in table.log(0)]
    assert again.undo_problem(0) == table.undo_problem(0)
    play(table, seed=9)
    play(again, seed=9)
    assert again.record().to_text() == table.record().to_text()


def test_a_record_that_does_not_replay_is_refused():
    table = table_for()
    play(table, 20)
    record = table.record()
    with pytest.raises(BadRecord, match="line 22: the game replays to another state"):
        LiveTable.resume(KUNGFU, record.with_moves(record.moves, "0" * 32))


def test_a_recorded_game_can_be_played_on_from_any_seat():
    table = table_for()
    play(table, 40)
    record = table.record()
    branch = Replay(KUNGFU, record).branch(20)
    seats = taken_over(KUNGFU, branch.seats, 2)
    assert [seat.player for seat in seats] == ["greedy", "greedy", PERSON]
    with pytest.raises(BadOptions, match="no seat 4"):
        taken_over(KUNGFU, branch.seats, 3)


# --- who sits where --------------------------------------------------------------------------------------------------


def test_seats():
    assert [seat.name for seat in seated(KUNGFU, ["random"] * 2, 1, "Ling")] == ["Bao", "Ling", "Mei"]
    assert seated(KUNGFU, ["random"], 0, " a\n\x1b[31mb  c ")[0].name == "a [31mb c"
    for bots, seat, name, problem in (
        (0, 0, "Ann", "against 1 to 5 bots, not 0"),
        (6, 0, "Ann", "not 6"),
        (2, 3, "Ann", "no seat 4"),
        (2, 0, " ", "at least one letter"),
    ):
        with pytest.raises(BadOptions, match=problem):
            seated(KUNGFU, ["random"] * bots, seat, name)


def test_the_game_must_have_as_many_seats_as_players():
    with pytest.raises(BadOptions, match="2 players sit at a game of 3"):
        LiveTable.open(KUNGFU, {"players": 3}, 1, seated(KUNGFU, ["random"], 0, "Ann"))


# --- logs and why-not ------------------------------------------------------------------------------------------------


def test_a_log_names_no_card_that_the_seat_has_not_seen():
    """Cards drawn are named to the one who drew them; the others read how many."""
    table = table_for(players=3, seed=11)
    play(table)
    logs = [[line.words for line in table.log(seat)] for seat in (0, 1, 2, -1)]
    names = set(table.game.deck.by_name)
    for seat, log in enumerate(logs[:3]):
        for line in log:
            drawer, _, drawn = line.partition(" draws ")
            if drawn and drawer != f"{{{seat}}}":
                assert drawn.isdigit()
    assert not [line for line in logs[3] if " draws " in line and any(name in line for name in names)]
    assert logs[3] != logs[0]


def test_the_log_since_a_move_and_the_log_of_a_replay():
    table = table_for()
    play(table, 50)
    whole = table.log(0)
    assert [line for line in whole if line.move > 30] == table.log(0, since=30)
    replayed = chronicle_of(Replay(KUNGFU, table.record()))
    assert replayed.lines(table.game, 0) == whole
    assert replayed.lines(table.game, 0, until=30) == [line for line in whole if line.move <= 30]
    assert "Ann" in whole[0].text(table.names)


def test_why_not_explains_everything_in_sight():
    table = table_for()
    choose(table, "Draw up")
    offered = {option.thing for option in table.question(0).options if option.thing}
    rows = table.why(0)
    assert {row.thing for row in rows} == set(table.game.things(0))
    for row in rows:
        assert (row.refusal is None) == (row.thing in offered)
        assert row.text
        assert row.refusal is None or row.refusal.rule.startswith("KF-")
