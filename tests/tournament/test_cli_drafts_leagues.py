"""Drafts, leagues and ratings as they are typed."""

from pathlib import Path

from kwoon.tournament.decks.titles import find
from kwoon.tournament.drafts.file import from_json
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard, file

NEW = ("draft new t.draft Ann Bob Cid --seed 4", "--set", "2 Dark Future", "--set", "2 Netherworld", "--set")


def begin(director: Keyboard) -> None:
    director.types(*NEW, "2 Critical Shift")


def test_a_draft_from_its_packs_to_its_pools(director: Keyboard):
    begin(director)
    seen = director.figures("draft show t.draft --player Ann")
    assert seen["waiting_for"] == ["Ann", "Bob", "Cid"]
    assert len(seen["pack"]) == 12
    director.types("draft pick t.draft ann 3")
    assert director.figures("draft show t.draft --player Ann")["chosen"] == seen["pack"][2]
    assert "has picked" in director.refused("draft pick t.draft ann 4")
    director.types("draft undo t.draft")
    assert director.figures("draft show t.draft --player Ann") == seen
    assert "nothing has been done" in director.refused("draft undo t.draft")
    director.types("draft bot t.draft Bob Cid")
    assert "has left" in director.refused("draft pick t.draft Bob 1")
    director.types("draft back t.draft Bob")
    assert "Waiting for: Ann. Bots draft for Cid." in director.types("draft show t.draft")

    director.types("draft bot t.draft --all")
    assert "The draft is over: 72 cards each." in director.types("draft show t.draft")
    assert sum(director.figures("draft pool t.draft Ann")["cards"].values()) == 72
    director.types("draft pool t.draft Ann --to a.pool")
    assert director.types("draft pool t.draft Ann") == Path("a.pool").read_text(encoding="utf-8")


@rule("TR-7.0.b", "TR-7.0.c")
def test_drafts_that_cannot_be(director: Keyboard):
    said = director.refused("draft new t.draft Ann Bob --set", "2 Dark Future")
    assert "TR-7.0.b: 2 packs for each player; legal: 6 to 10" in said
    assert "TR-7.0.c: 2 players at the table; legal: 3 to 5" in said
    assert "no set is called 'Dark Furniture'; the sets are" in director.refused(*NEW, "Dark Furniture")
    begin(director)
    assert "exists already" in director.refused(*NEW, "2 Critical Shift")
    assert "is nobody alone at this table" in director.refused("draft pick t.draft Zoe 1")
    assert "is not in the pack before Ann" in director.refused("draft pick t.draft Ann Nonsense")
    assert "say for whom" in director.refused("draft bot t.draft")
    whole = Path("t.draft").read_text(encoding="utf-8")
    Path("t.draft").write_text(whole.replace('"size": 12', '"size": "many"'), encoding="utf-8")
    assert "t.draft: size: is 'many'; expected a whole number" in director.refused("draft show t.draft")
    assert "`kwoon tournament draft new u.draft ...` begins one" in director.refused("draft show u.draft")


@rule("TR-6.1.f")
def test_sealed_pools(director: Keyboard):
    given = director.figures("draft sealed Ann Bob --seed 3 --to pools --set", "4 Endgame", "--set", "2 Dark Future")
    for cards in given.values():
        endgame = sum(count for card, count in cards.items() if "Endgame" in find(card).sets)
        future = sum(count for card, count in cards.items() if "Dark Future" in find(card).sets)
        assert (endgame, future) == (48, 24)
        assert max(cards.values()) <= 4
    assert given["Ann"] != given["Bob"]
    director.types("draft sealed Ann Bob --seed 3 --to pools --set", "4 Endgame", "--set", "2 Dark Future")
    for name, cards in given.items():
        head, *lines = Path(f"pools/{name}.pool").read_text(encoding="utf-8").split("\n")
        assert head == f"deck: {name}'s pool"
        assert {line.partition(" ")[2]: int(line.partition(" ")[0]) for line in lines if line} == cards
    both = director.figures("draft sealed Ann A/B --to pools --set", "10,000 Bullets")
    assert [sum(cards.values()) for cards in both.values()] == [12, 12]
    assert Path("pools/A_B.pool").exists()


def played(director: Keyboard) -> None:
    director.opens("--at", "2026-03-31T10:00")
    director.types("seat e.event --simple --at 2026-03-31T10:00")
    director.types(
        "result e.event 1 --winner", director.figures("show e.event --round 1")["tables"][0]["seats"][0]["player"]
    )
    director.types(
        "result e.event 2 --winner", director.figures("show e.event --round 1")["tables"][1]["seats"][0]["player"]
    )


LEAGUE = "league new h.league --name Hall --organiser Dora --start 2026-03-31 --finals 3"


@rule("TR-A2.a", "TR-A2.b", "TR-A2.c", "TR-A2.g")
def test_a_league_week_by_week(director: Keyboard):
    told = director.figures(LEAGUE, "--format", "final-brawl", "--format", "One Hundred Names")
    assert [each["format"] for each in told["weeks"][:3]] == ["Final Brawl", "One Hundred Names", "Final Brawl"]
    played(director)
    assert "is not finished" in director.refused("league record h.league 1 e.event")
    director.types("finish e.event")
    told = director.figures("league record h.league 1 e.event")
    assert [row["match_points"] for row in told["standings"]] == [4, 4, 0, 0, 0, 0]
    assert told["weeks"][0]["games"] == 2
    director.types("league skip h.league 2")
    assert director.figures("league show h.league")["skipped"] == ["2026-04-07"]
    assert "week 1 cannot be skipped" in director.refused("league skip h.league 1")
    director.types("league week h.league 3 --environment Modern --note", "at Eve's")
    assert "at Eve's" in director.types("league show h.league --after 2026-04-08")
    director.types("league record h.league 2", "--score", "Ann 8 -1", "--score", "Bob Roy 4 3", "--score", "Cid 0 0")
    assert "In the finals:" in director.types("league show h.league")
    assert "not rated: week 2." in director.types("league ratings h.league")
    rated = director.figures("league ratings h.league")
    assert rated == director.figures("ratings e.event")
    assert rated[0]["games"] == 1


def test_leagues_that_cannot_be(director: Keyboard):
    assert "is no day" in director.refused("league new h.league --name H --organiser D --start soon")
    assert "no format is called" in director.refused(LEAGUE, "--format", "Poker")
    director.types(LEAGUE)
    assert "exists already" in director.refused(LEAGUE)
    assert "is no score" in director.refused("league record h.league 1 --score Ann")
    assert "give the week's event file" in director.refused("league record h.league 1")
    assert "weeks 1 to 13, not 14" in director.refused("league skip h.league 14")
    assert "no environment is called" in director.refused("league week h.league 1 --environment Poker")
    Path("h.league").write_text("{", encoding="utf-8")
    assert "h.league: line 1, column 2: is not JSON" in director.refused("league show h.league")
    file("x.deck", "1 City Park")
    assert "this is no Kwoon event file" in director.refused("ratings x.deck")


def test_a_saved_draft_is_the_draft(director: Keyboard):
    begin(director)
    director.types("draft pick t.draft Bob 1")
    assert from_json(Path("t.draft").read_text(encoding="utf-8")).waiting == (0, 2)
