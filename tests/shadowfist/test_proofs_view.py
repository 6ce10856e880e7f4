"""A crowded table, and everything that each seat and an onlooker see of it, field by field."""

from typing import Any

import pytest

from kwoon.engine.events import SPECTATOR
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


def crowded() -> Duel:
    """Damage, counters, turned cards, a back row, face-down Sites, States, twins, and every pile."""
    mine = ["Puzzle Garden (2 damage)", "Stone Dolmens (down, back)", "Seamus (turned)", "Muscle Car > Seamus"]
    mine += ["Dockyard (down)", "Imp (1 damage)", "Imp", "burned: Solar Farm", "smoked: Final Brawl"]
    mine += ["hand: Sewer Scum", "hand: Final Brawl", "pool: dd"]
    other = ["City Park", "Diamond Beach (down)", "Treasure Cache (2 counters) > City Park", "Sifu Beumer"]
    other += ["hand: Imp", "toasted: Hover Tank"]
    return duel(mine, other, power=(3, 1), filler=4)


def seen(name: str, place: list[int], kind: str, **more: Any) -> dict[str, Any]:
    """One card of a view, with what is not usual."""
    usual = {"title": name.removesuffix(" #2"), "face_down": False, "turned": False, "damage": 0, "counters": 0}
    return {"name": name, "type": kind, "place": place, "row": 0, "ready": True, **usual, **more}


def site(name: str, place: list[int], body: int, **more: Any) -> dict[str, Any]:
    return seen(name, place, "Feng Shui Site", body=body, toughness=0, **more)


def down(owner: int, name: str, column: int, body: int, seat: int, row: int = 0) -> dict[str, Any]:
    """A face-down Site: its controller sees which, others where it lies."""
    if owner == seat:
        return site(name, [owner, column], body, face_down=True, row=row)
    words = f"the face-down Site at {{{owner}}}'s location {column + 1}, {('front', 'back')[row]}"
    return {**seen(words, [owner, column], "Feng Shui Site", face_down=True, row=row), "title": None}


def person(name: str, place: list[int], strength: int, keywords: list[str], **more: Any) -> dict[str, Any]:
    usual: dict[str, Any] = {"toughness": 0, **more}
    return seen(name, place, "Character", fighting=strength, strikes=strength, keywords=keywords, **usual)


def players(seat: int) -> list[dict[str, Any]]:
    """What a seat should see of both players."""
    mine = [
        site("Puzzle Garden", [0, 0], 6, damage=2),
        down(0, "Stone Dolmens", 0, 8, seat, row=1),
        person("Seamus", [0, 0], 9, ["Guts", "Independent"], turned=True),
        seen("Muscle Car", [0, 0], "State", subject="Seamus", subject_seat=0, on=[0, 2]),
        down(0, "Dockyard", 1, 6, seat),
        person("Imp", [0, 1], 0, [], damage=1),
        person("Imp #2", [0, 1], 1, []),
    ]
    theirs = [
        site("City Park", [1, 0], 8),
        down(1, "Diamond Beach", 1, 5, seat),
        seen("Treasure Cache", [1, 0], "State", counters=2, subject="City Park", subject_seat=1, on=[1, 0]),
        person("Sifu Beumer", [1, 1], 8, [], toughness=2),
    ]
    usual = {"deck_size": 4, "eliminated": False, "left": False, "goal": 6, "locations": 2}
    one = {"seat": 0, "power": 3, "income": 3, "hand_size": 2, "closeness": 4, "resources": "dddeeMMH", "cards": mine}
    one |= {"smoked": ["Final Brawl", *["Student of the Dragon"] * 2], "toasted": [], "burned": ["Solar Farm"]}
    two = {"seat": 1, "power": 1, "income": 2, "hand_size": 1, "closeness": 2, "resources": "gC", "cards": theirs}
    two |= {"smoked": [], "toasted": ["Hover Tank"], "burned": []}
    if seat == 0:
        one |= {"hand": ["Sewer Scum", "Final Brawl"], "costs": [3, 0]}
    if seat == 1:
        two |= {"hand": ["Imp"], "costs": [1]}
    return [{**usual, **one}, {**usual, **two}]


@rule("SF-9.2.2", "SF-25.7.1", "SF-9.1")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everyone_sees_what_lies_open_and_nothing_else(seat: int) -> None:
    view = dict(crowded().game.view(seat))
    assert ("question" in view) == (seat == 0)
    view.pop("question", None)
    assert view.pop("players") == players(seat)
    assert view == {
        "game": "shadowfist",
        "seat": seat,
        "turn": 1,
        "active": 0,
        "over": False,
        "time_called": False,
        "moment": "Main Shot",
        "scene": [],
        "attack": None,
        "signposts": [],
    }


def test_the_open_question_is_seen_by_places_in_the_view() -> None:
    game = crowded().game
    question: Any = game.question()
    text = "Use Stone Dolmens: Turn and choose a State on a card you own :: Smoke the chosen State."
    assert game.view(0)["question"] == {
        "kind": "main shot",
        "prompt": "Your Main Shot: what do you do?",
        "about": {"cards": []},
    }
    assert [(option.label, option.action.plain()) for option in question.options] == [
        ("End your turn", {"verb": "end"}),
        ("Play Sewer Scum", {"verb": "play", "cards": [{"zone": "hand", "seat": 0, "title": "Sewer Scum"}]}),
        ("Play Final Brawl", {"verb": "play", "cards": [{"zone": "hand", "seat": 0, "title": "Final Brawl"}]}),
        (text, {"verb": "use", "cards": [in_play("Stone Dolmens", 1)], "ability": 0}),
        ("Reveal Stone Dolmens", {"verb": "reveal", "cards": [in_play("Stone Dolmens", 1)]}),
        ("Reveal Dockyard", {"verb": "reveal", "cards": [in_play("Dockyard", 4)]}),
        ("Turn to heal Imp", {"verb": "heal", "cards": [in_play("Imp", 5)]}),
        ("Move Imp", {"verb": "move", "cards": [in_play("Imp", 5)]}),
        ("Move Imp #2", {"verb": "move", "cards": [in_play("Imp", 6)]}),
        ("Declare an attack", {"verb": "attack"}),
    ]


def in_play(title: str, at: int) -> dict[str, Any]:
    return {"zone": "in play", "seat": 0, "title": title, "at": at}


@rule("SF-23.3")
def test_what_waits_in_a_scene_is_seen_by_all() -> None:
    table = crowded().play("Final Brawl")
    words = "Inflict 2 non-combat damage on all Characters"
    for seat in (0, 1, SPECTATOR):
        assert table.game.view(seat)["scene"] == [
            {"card": "Final Brawl", "player": 0, "aimed": "Final Brawl", "text": words}
        ]
