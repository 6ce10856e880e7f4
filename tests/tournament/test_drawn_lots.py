"""Lots are drawn: nobody can foretell them, everybody can draw them again."""

import json
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from kwoon.cli.tournament.lots import SEEDS
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard

DRAFT = ("--set", "2 Dark Future", "--set", "2 Netherworld", "--set", "2 Critical Shift")


def lots(monkeypatch: pytest.MonkeyPatch, *seeds: int) -> None:
    """The seeds that will be made."""
    made: Iterator[int] = iter(seeds)

    def randbelow(below: int) -> int:
        assert below == SEEDS
        return next(made)

    monkeypatch.setattr(secrets, "randbelow", randbelow)


def seating(director: Keyboard, name: str) -> object:
    shown = director.figures(f"show {name}")["rounds"][-1]
    return [[seat["player"] for seat in table["seats"]] for table in shown["tables"]], shown["byes"]


def five(director: Keyboard, name: str) -> None:
    director.types(f"new {name} --name Open --type swiss --director Dora --judge Hugo")
    director.types(f"register {name} One Two Three Four Five")
    director.types(f"checkin {name} --all")


@rule("TR-8.3.b", "TR-8.1.b", "TR-8.3.f")
def test_the_bye_and_round_one_are_not_the_same_every_time(director: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    lots(monkeypatch, *range(100, 112))
    seen = []
    for number in range(12):
        five(director, f"{number}.event")
        director.types(f"seat {number}.event --simple")
        seen.append(seating(director, f"{number}.event"))
    assert len({json.dumps(each) for each in seen}) > 6
    assert len({json.dumps(byes) for _, byes in seen}) > 2


@rule("TR-8.3.b", "TR-8.1.b")
def test_lots_are_kept_and_shown_and_can_be_drawn_again(director: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    lots(monkeypatch, 4711)
    five(director, "e.event")
    assert "Lots drawn with seed 4711" in director.types("seat e.event --simple")
    assert '"seed": 4711' in Path("e.event").read_text(encoding="utf-8")
    assert "Lots drawn with seed 4711" in director.types("show e.event --round 1")
    assert director.figures("show e.event --round 1")["seed"] == 4711
    first = seating(director, "e.event")
    director.types("undo e.event")
    director.types("seat e.event --simple --seed 4711")
    assert seating(director, "e.event") == first


@rule("TR-8.1.b")
def test_where_no_lots_are_drawn_no_seed_is_kept(director: Keyboard) -> None:
    five(director, "e.event")
    assert "Lots" not in director.types("seat e.event --table One,Two,Three --table Four,Five")
    assert director.figures("show e.event --round 1")["seed"] is None


@rule("TR-6.2.b")
def test_the_last_seat_of_a_final_is_drawn(director: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    lots(monkeypatch, *range(20))
    final = "--type swiss-final --rounds 1 --final 3 --director Dora --judge Hugo"
    director.types("new e.event --name Open", *final.split())
    director.types("register e.event Ann Bob Cid Dan Eve Fay")
    director.types("checkin e.event --all")
    director.types("seat e.event --table Ann,Bob,Cid --table Dan,Eve,Fay")
    director.types("result e.event 1 --winner Ann")
    director.types("result e.event 2 --winner Dan")
    third = set()
    for _ in range(12):
        director.types("seat e.event")
        shown = director.figures("show e.event --round 2")
        third |= {seat["player"] for seat in shown["tables"][0]["seats"]} - {"Ann", "Dan"}
        director.types("undo e.event")
    assert len(third) > 1


@rule("TR-7.1.a")
def test_every_draft_opens_packs_of_its_own(director: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    lots(monkeypatch, 31, 32)
    for name in ("a", "b"):
        director.types(f"draft new {name}.draft Ann Bob Cid", *DRAFT)
    director.types("draft new c.draft Ann Bob Cid --seed 31", *DRAFT)
    packs = {name: director.figures(f"draft show {name}.draft --player Ann")["pack"] for name in "abc"}
    assert packs["a"] != packs["b"]
    assert packs["a"] == packs["c"]


@rule("TR-7.1.a")
def test_the_seed_of_a_draft_is_kept_and_shown_only_when_it_foretells_nothing(
    director: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    lots(monkeypatch, 987654)
    told = director.types("draft new a.draft Ann Bob Cid", *DRAFT)
    assert json.loads(Path("a.draft").read_text(encoding="utf-8"))["seed"] == 987654
    told += director.types("draft show a.draft --player Ann") + director.types("draft pick a.draft Ann 1")
    told += json.dumps(director.figures("draft show a.draft"))
    assert "987654" not in told
    assert "Lots drawn with seed 987654" in director.types("draft bot a.draft --all")
    assert director.figures("draft show a.draft")["seed"] == 987654


@rule("TR-6.1.f")
def test_sealed_pools_are_drawn_and_their_lots_kept_from_the_players(
    director: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    lots(monkeypatch, 11, 12)
    for folder in ("a", "b"):
        told = director.types(f"draft sealed Ann Bob Cid --to {folder}", *DRAFT)
        assert "seed 1" in told
    director.types("draft sealed Ann Bob Cid --to c --seed 11", *DRAFT)
    pools = {each: Path(each, "Ann.pool").read_text(encoding="utf-8") for each in "abc"}
    assert pools["a"] != pools["b"]
    assert pools["a"] == pools["c"]
    assert "--seed 11" in Path("a/lots.txt").read_text(encoding="utf-8")
    assert "seed" not in pools["a"]


def test_a_game_of_bots_has_a_seed_of_its_own(director: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    lots(monkeypatch, 77)
    director.opens(players="Ann Bob Cid")
    director.types("seat e.event --table Ann,Bob,Cid")
    assert "seed 77" in director.types("play e.event 1 --bot random --save one.kwoon")
    assert '"seed": 77' in Path("one.kwoon").read_text(encoding="utf-8")
