"""A table's result from the record of its game: whose game it is, where it stops, and what the director is told."""

from dataclasses import replace

import pytest

from kwoon.engine.record import Record, Seat
from kwoon.games.shadowfist.cards.decks import DECKS
from kwoon.lab.played import play_on, sit_down
from kwoon.tournament.decks.check import parse
from kwoon.tournament.decks.lists import DeckList, listed
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.export import export_csv
from kwoon.tournament.event.from_record import account, first_seat, has_table, seated, table_of
from kwoon.tournament.results.from_engine import at_the_end, report_of
from kwoon.tournament.results.report import Ending
from tests.rules import rule
from tests.tournament.events import Hall, event
from tests.tournament.test_from_engine import NAMES, recorded, replay

SHORT = recorded(12)


def named(*names: str) -> Record:
    """The same short game, of other people."""
    return replace(SHORT, seats=tuple(Seat(name, "random") for name in names))


def two_tables() -> Hall:
    hall = event("Ann Bob Cid Dan Eve Fay")
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    return hall


@rule("TR-4.0.d")
def test_a_record_finds_the_table_of_its_players():
    hall = two_tables()
    hall.do(acts.Rename("Ann", "Anna Lee"))
    for names, number in (
        (("Ann", "Bob", "Cid"), 1),
        (("cid", "anna  lee", "BOB"), 1),
        (("Fay", "Dan", "Eve"), 2),
    ):
        record = named(*names)
        assert has_table(hall.event, 1, record)
        assert table_of(hall.event, 1, record).number == number
    for names in (("Ann", "Bob", "Dan"), ("Ann", "Bob", "Ann"), ("Ann", "Bob", "Zoe")):
        assert not has_table(hall.event, 1, named(*names))
        with pytest.raises(Refused, match=f"{', '.join(names)} do not make up a table of round 1"):
            table_of(hall.event, 1, named(*names))


@rule("TR-4.0.d")
def test_players_are_taken_in_the_seats_of_their_record():
    hall = two_tables()
    hall.do(acts.Rename("Ann", "Anna"))
    table = hall.table(1)
    assert seated(hall.event, 1, table, named("Cid", "anna", "Bob")) == ("Cid", "Ann", "Bob")
    for names, why in (
        (("Ann", "Bob", "Dan"), "the record has Dan in a seat; at table 1 of round 1 sit Anna, Bob, Cid, each once"),
        (("Ann", "Ann", "Bob"), "the record has Ann in a seat"),
    ):
        with pytest.raises(Refused, match=why):
            seated(hall.event, 1, table, named(*names))
    with pytest.raises(Refused, match="Bob, Cid sits at no seat of the record"):
        seated(hall.event, 1, table, replace(SHORT, seats=(Seat("Ann", "random"),)))


@rule("TR-5.5.a")
def test_time_may_be_called_before_the_first_move_and_after_the_last():
    record = SHORT
    for called in (0, 1, 12):
        game, moves = at_the_end(replay(record), called)
        assert (game.time_called, game.over, moves) == (True, True, called)
    for called in (-1, 13):
        with pytest.raises(Refused, match=f"the record has 12 moves; time cannot have been called after move {called}"):
            at_the_end(replay(record), called)
    game, moves = at_the_end(replay(record))
    assert (game.over, moves) == (False, 12)
    assert report_of(game, NAMES).ending is Ending.RUNNING
    for names in (NAMES[:2], (*NAMES, "Dan")):
        with pytest.raises(Refused, match=f"the game has 3 seats, and {len(names)} players are named"):
            report_of(game, names)


@rule("TR-5.5.a", "TR-3.0.e")
def test_the_director_is_told_of_lists_that_lack_of_branches_and_of_moves_that_do_not_count():
    hall = two_tables()
    told = account(hall.event, 1, hall.table(1), SHORT, 5)
    assert told.report.time_called
    lists = tuple(f"{name} has no registered list to compare the deck with." for name in NAMES)
    assert told.notes == (*lists, "The game ended with move 5; the 7 after it do not count.")
    whole = account(hall.event, 1, hall.table(1), SHORT, 12)
    assert whole.notes == lists
    branch = account(hall.event, 1, hall.table(1), replace(SHORT, branched_from="another at move 3"), 12)
    assert branch.notes == (*lists, "The record is a branch: another game was the same up to some move.")


@rule("TR-4.0.d")
def test_the_first_turn_of_a_record_is_the_tables():
    begins = first_seat(replay(SHORT))
    for first in NAMES:
        hall = event("Ann Bob Cid", time_single=True)
        hall.do(acts.Seat(1, (acts.SeatTable(NAMES, first=first),)))
        if first == NAMES[begins]:
            assert account(hall.event, 1, hall.table(1), SHORT, 5).report.players == NAMES
        else:
            with pytest.raises(Refused, match=r"TR-4\.0\.d: the turn order of table 1 is"):
                account(hall.event, 1, hall.table(1), SHORT, 5)


@rule("TR-3.0.e")
def test_the_deck_of_a_record_is_the_registered_one_card_by_card():
    table = sit_down(NAMES, ["dragons", "dragons", "lotus"], "random", 1)
    play_on(table, 5)
    record = table.record()
    text = DECKS["dragons"].text

    def told(deck: str) -> tuple[str, ...]:
        hall = event("Ann Bob Cid", environment="Modern", time_single=True)
        hall.do(acts.RegisterDeck("Ann", DeckList("On paper")))
        hall.do(acts.RegisterDeck("Bob", listed(parse(deck, "Mine"))))
        hall.seat("Ann Bob Cid")
        return account(hall.event, 1, hall.table(1), record, 5).notes

    assert told(text) == tuple(f"{name} has no registered list to compare the deck with." for name in ("Ann", "Cid"))
    for old, new, why in (
        ("2 City Park", "1 City Park", "1 City Park too many"),
        ("2 City Park", "4 City Park", "2 City Park missing"),
        (
            "2 City Park",
            "2 Bull Market",
            "2 City Park too many, 2 Bull Market missing",
        ),
    ):
        assert old in text
        with pytest.raises(Refused, match=f"TR-3.0.e: Bob did not play the registered deck Full Throttle: {why}$"):
            told(text.replace(old, new))


@rule("TR-5.0.d")
def test_burn_for_hungry_is_of_tables_of_five_only():
    hall = event("Ann Bob Cid Dan Eve", five_players=True, burn_for_hungry=True, time_single=True)
    hall.seat("Ann Bob Cid")
    assert account(hall.event, 1, hall.table(1), SHORT, 5).report.players == NAMES


@rule("TR-2.1.a")
def test_words_of_any_script_stand_in_the_exported_log_as_they_were_said():
    hall = event("Ann Bob Cid")
    hall.do(acts.Note("Möbius 中"))
    assert "Möbius 中" in export_csv(hall.desk)["log.csv"]
