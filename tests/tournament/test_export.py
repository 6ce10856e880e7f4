"""CSV and JSON of everything, seats and order of elimination included."""

import csv
import io
import json

import pytest

from kwoon.tournament.decks.lists import DeckList
from kwoon.tournament.event import acts
from kwoon.tournament.event.acts import Note, Penalise, Rule, Undo
from kwoon.tournament.event.export import export_csv, export_json
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.names import tidy
from tests.tournament.events import Hall, event, seat


def played() -> Hall:
    hall = event("Ann Bob Cid Dan Eve")
    hall.do(acts.RegisterDeck("Ann", DeckList("Ascended")))
    hall.seat("Bob Ann Cid Dan", byes="Eve")
    hall.do(Rule(1, 1, "Hugo", "may it?", "yes, it may"))
    hall.do(Penalise("Cid", Offence.STALLING, Sanction.WARNING, 'said "soon"', "Hugo"))
    hall.report(
        seat("Ann", 0, seized=3, burned=1),
        seat("Bob", decked=True, out=2, burned=1),
        seat("Cid", decked=True, out=1, played=2),
        seat("Dan", 2, played=2),
        victorious=("Ann",),
    )
    hall.do(Note("lunch"))
    hall.do(Undo(len(hall.desk.entries)))
    return hall


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_seats_have_their_order_points_cards_and_elimination() -> None:
    found = rows(export_csv(played().desk)["seats.csv"])
    assert [(row["seat"], row["player"], row["outcome"], row["eliminated"]) for row in found] == [
        ("1", "Bob", "loser", "2"),
        ("2", "Ann", "winner", ""),
        ("3", "Cid", "loser", "1"),
        ("4", "Dan", "loser", ""),
    ]
    assert [(row["match_points"], row["game_points"], row["seized"]) for row in found][1] == ("4", "15", "3")


def test_every_table_of_csv() -> None:
    tables = {name: rows(text) for name, text in export_csv(played().desk).items()}
    assert [row["name"] for row in tables["players.csv"]] == ["Ann", "Bob", "Cid", "Dan", "Eve"]
    assert tables["players.csv"][0]["deck"] == "Ascended"
    assert tables["byes.csv"] == [{"round": "1", "player": "Eve", "match_points": "4", "game_points": "0"}]
    assert tables["standings.csv"][0]["tie_breaks"] == "match points 4; game points 15"
    assert tables["penalties.csv"][0]["reason"] == 'said "soon"'
    assert tables["rulings.csv"][0]["decision"] == "yes, it may"
    assert tables["problems.csv"] == []
    assert tables["log.csv"][-1]["act"] == "undo"
    assert json.loads(tables["log.csv"][1]["details"]) == {"player": "Ann"}


def test_json_holds_everything_and_is_plain() -> None:
    data = json.loads(json.dumps(export_json(played().desk)))
    assert data["setup"]["kind"] == "swiss"
    assert data["rounds"][0]["byes"][0]["match_points"] == 4
    assert data["rounds"][0]["tables"][0]["seats"][2]["eliminated"] == 1
    assert data["standings"][0]["criteria"][0] == {"label": "match points", "value": 4, "shown": "4"}
    assert data["penalties"][0]["offence"] == "stalling"
    assert data["rulings"][0]["judge"] == "Hugo"
    assert len(data["log"]) == len(played().desk.entries)
    assert data["next"]["do"] == "seat a round"


def test_an_event_without_players_exports_too() -> None:
    hall = event("")
    assert rows(export_csv(hall.desk)["standings.csv"]) == []
    assert export_json(hall.desk)["players"] == []


@pytest.mark.parametrize("name", ["=1+1", "+Bob", "-Bob", "@Bob", " =1+1"])
def test_no_cell_begins_a_formula(name: str) -> None:
    hall = event("Ann Bob Cid")
    hall.do(acts.Register("zed", name))
    for text in export_csv(hall.desk).values():
        for cells in csv.reader(io.StringIO(text)):
            assert not any(cell.strip(" ").startswith(("=", "+", "-", "@", "\t")) for cell in cells)
    assert rows(export_csv(hall.desk)["players.csv"])[-1]["name"] == "'" + tidy(name)


def test_figures_below_zero_stay_figures() -> None:
    hall = event("Ann Bob Cid")
    hall.seat("Ann Bob Cid")
    hall.report(seat("Ann", 0, seized=5), seat("Bob", raisers=1), seat("Cid"), victorious=("Ann",))
    assert rows(export_csv(hall.desk)["seats.csv"])[1]["game_points"] == "-2"
