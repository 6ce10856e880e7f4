"""TR-4: what the tournament rules ask of a table of Shadowfist: open piles, and what cannot be taken back."""

import json

import pytest

from kwoon.engine.events import SPECTATOR
from kwoon.games import GAMES
from kwoon.tables import LiveTable, NoUndo, seated
from kwoon.tables.manners import manners_of
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

GAME = GAMES["shadowfist"]
BUSY = "Tears of the Crocodile"
"""A Character whose ability can be used in any open scene: its player is asked there, and not passed over."""


def live(table: Duel) -> LiveTable:
    """The same game at a live table."""
    seats = seated(GAME, ["random"] * (table.game.seats - 1), 0, "Ann")
    hall = LiveTable.open(GAME, {"players": table.game.seats}, 1, seats)
    hall.game = table.game
    hall.game.watch()
    return hall


def answers(hall: LiveTable, label: str) -> int:
    """Whoever is asked answers by the beginning of an option; gives who it was."""
    question = hall.game.question()
    assert question is not None
    fitting = [option.index for option in question.options if option.label.startswith(label)]
    assert fitting, f"{label!r} is not among {[option.label for option in question.options]}"
    hall.advance(fitting[0])
    return question.seat


# --- piles


def piles() -> Duel:
    mine = ["hand: Imp", "smoked: Tech Squad", "toasted: Grease Monkey"]
    return duel(mine, ["smoked: Sewer Scum", "toasted: Hover Tank", "toasted: Hungry Ghosts"], [])


@rule("TR-4.0.f")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_anyone_may_inspect_any_smoked_or_toasted_pile(seat: int) -> None:
    players = piles().game.view(seat)["players"]
    assert [player["smoked"] for player in players] == [["Tech Squad"], ["Sewer Scum"], []]
    assert [sorted(player["toasted"]) for player in players] == [["Grease Monkey"], ["Hover Tank", "Hungry Ghosts"], []]


@rule("TR-4.0.f")
def test_piles_can_be_inspected_at_any_time_while_others_act_too() -> None:
    table = duel(["Imp"], ["smoked: Sewer Scum", BUSY])
    seen = []
    for _ in range(6):
        seen.append([table.game.view(seat)["players"][1]["smoked"] for seat in (0, 1, SPECTATOR)])
        table.decline()
    assert all(each == [seen[0][1]] * 3 for each in seen)
    assert seen[0][1] == ["Sewer Scum"]


@rule("TR-4.0.f")
def test_the_table_reads_every_pile_aloud_and_no_hand() -> None:
    table = piles()
    told = manners_of("shadowfist").piles(table.game.view(1), ["Ann", "Bob", "Cid"])
    assert "Ann's smoked pile: Tech Squad." in told
    assert any("Bob's toasted pile: " in line and "Hover Tank" in line for line in told)
    assert "Imp" not in json.dumps(told)


# --- taking back


def answered() -> LiveTable:
    """Ann has played the Tech Squad, and Bob is asked what he does."""
    hall = live(duel(["hand: Tech Squad", "pool: HH", "Puzzle Garden"], ["Puzzle Garden", BUSY]))
    answers(hall, "Play Tech Squad")
    assert hall.to_answer == 1
    return hall


@rule("TR-4.1.d")
def test_a_card_that_nobody_could_answer_may_be_taken_back_when_it_has_resolved() -> None:
    hall = live(duel(["hand: Tech Squad", "pool: HH", "Puzzle Garden"], ["Puzzle Garden"]))
    before = hall.game.digest()
    answers(hall, "Play Tech Squad")
    assert "Tech Squad" in json.dumps(hall.view(1)["players"][0]["cards"])
    hall.undo(0)
    assert hall.game.digest() == before


@rule("TR-4.1.d")
def test_a_card_may_be_taken_back_until_another_player_has_done_anything() -> None:
    hall = answered()
    hall.undo(0)
    assert hall.view(0)["players"][0]["hand"] == ["Tech Squad"]
    answers(hall, "Play Tech Squad")
    assert answers(hall, f"Use {BUSY}") == 1
    with pytest.raises(NoUndo, match="has moved since your last answer"):
        hall.undo(0)


@rule("TR-4.1.d")
def test_a_card_that_has_resolved_after_an_answer_stays() -> None:
    hall = answered()
    while hall.to_answer == 1:
        answers(hall, "Pass")
    assert "Tech Squad" in json.dumps(hall.view(1)["players"][0]["cards"])
    with pytest.raises(NoUndo, match="has moved since your last answer"):
        hall.undo(0)
    assert hall.view(0)["players"][0]["hand"] == []


def attack(hall: LiveTable) -> None:
    """Ann declares an attack, with whatever it asks her, until Bob may respond."""
    while hall.to_answer == 0:
        question = hall.game.question()
        assert question is not None
        labels = [option.label for option in question.options]
        answers(hall, next((label for label in labels if label.startswith("Declare")), labels[0]))


@rule("TR-4.1.d")
def test_an_attack_is_rescinded_only_before_the_first_response() -> None:
    hall = live(duel(["Tech Squad", "Puzzle Garden"], ["Puzzle Garden", BUSY]))
    before = hall.game.digest()
    attack(hall)
    moves = len(hall.moves)
    for _ in range(moves):
        hall.undo(0)
    assert hall.game.digest() == before
    attack(hall)
    assert hall.view(0)["attack"]
    answers(hall, f"Use {BUSY}")
    with pytest.raises(NoUndo, match="has moved since your last answer"):
        hall.undo(0)
