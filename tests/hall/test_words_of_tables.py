"""Words that a table adds: what sums are made of, what one passes on, who is a bot, reasons that things share."""

from __future__ import annotations

from typing import Any

import pytest

from kwoon.engine.events import EVERYONE
from kwoon.engine.question import Refusal, Thing
from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.games.puzzlestrike.state.chip import BY_NAME
from kwoon.games.puzzlestrike.terms.events import Moved, Played
from kwoon.hall.pages.context import environment
from kwoon.hall.pages.drawing.boards import drawer_of
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.lines import begins_bots_turn, line_html
from kwoon.hall.pages.drawing.marks import Marks
from kwoon.hall.pages.drawing.puzzlestrike import Picture, art_of
from kwoon.hall.pages.drawing.refusals import shared
from kwoon.tables.live import LiveTable, Why
from kwoon.tables.manners import manners_of
from kwoon.tables.manners.base import TURN
from kwoon.tables.manners.kungfu import damage_parts

TEMPLATES = environment()
BOTS = {"kungfu": "greedy", "puzzlestrike": "buyer", "shadowfist": "hitter"}


def at_a_table(game: str, seed: int, players: int = 2) -> LiveTable:
    seats = tuple(Seat(f"Bot {number}", BOTS[game]) for number in range(players))
    return LiveTable.open(game_named(game), {"players": players}, seed, seats)


def desk_of(live: LiveTable, seat: int) -> Desk:
    question = live.question(seat)
    bots = frozenset({1})
    return Desk(live.spec.name, seat, live.names, live.view(seat), question, live.log(seat), Marks(question), bots=bots)


# --- Kung Fu Fighting -------------------------------------------------------------------------------------------------


def blow(cards: list[str], damage: int, **more: Any) -> dict[str, Any]:
    return {"attacker": 0, "target": 1, "cards": cards, "weapon": None, "damage": damage, **more}


def stances(mine: str | None, theirs: str | None) -> dict[str, Any]:
    return {"options": {}, "players": [{"stance": mine}, {"stance": theirs}]}


def test_a_sum_is_told_with_its_parts() -> None:
    assert damage_parts(blow(["Punch"], 2), stances(None, None)) == []
    assert damage_parts(blow(["Punch", "Fast"], 3), stances(None, None)) == [(2, "Punch"), (1, "Fast")]
    parts = damage_parts(blow(["Punch", "Fast"], 6), stances("Tiger", "Monkey"))
    assert parts == [(2, "Punch"), (1, "Fast"), (1, "Tiger stance"), (2, "Tiger against Monkey")]
    assert damage_parts(blow([], 4, weapon="Sword"), stances("Tiger", None)) == [(3, "Sword"), (1, "Tiger stance")]


def test_a_split_attack_on_one_adds_one() -> None:
    assert damage_parts(blow(["Punch", "Split Attack"], 2), stances(None, None)) == []
    assert damage_parts(blow(["Punch", "Split Attack"], 3), stances(None, None)) == [
        (2, "Punch"),
        (1, "Split Attack on one"),
    ]


def test_what_a_stance_added_that_has_gone_is_told_as_such() -> None:
    assert damage_parts(blow(["Punch"], 5), stances(None, None)) == [(2, "Punch"), (3, "stance")]


def test_the_parts_of_every_blow_sum_up() -> None:
    seen = 0
    for seed in range(1, 25):
        live = at_a_table("kungfu", seed)
        while not live.over and len(live.moves) < 80:
            live.bot_step()
            for attack in live.view(0)["attacks"]:
                parts = damage_parts(attack, live.view(0))
                assert not parts or sum(part for part, _ in parts) == attack["damage"]
                seen += any("stance" in what for _, what in parts)
    assert seen > 5


# --- what one passes on -----------------------------------------------------------------------------------------------


def labels_seen(game: str, kind: str, seeds: range, players: int = 2) -> set[str]:
    """The words for doing nothing at questions of a kind, in games of bots."""
    manners, found = manners_of(game), set[str]()
    for seed in seeds:
        live = at_a_table(game, seed, players)
        while not live.over and len(live.moves) < 500:
            asked = live.to_answer
            assert asked is not None
            question = live.question(asked)
            assert question is not None
            if question.kind == kind:
                found.add(manners.choice(question.options[0], live.view(asked), live.names))
            live.bot_step()
    return found


def test_no_block_says_what_it_costs() -> None:
    assert any(label.startswith("No block: you lose ") for label in labels_seen("kungfu", "block", range(1, 9)))


def test_no_reaction_says_what_comes_of_it() -> None:
    labels = labels_seen("puzzlestrike", "react", range(1, 8))
    assert labels
    assert all(label.startswith("No reaction: ") for label in labels)
    assert any("gem" in label or "hits you" in label for label in labels)


def test_a_pass_names_what_it_passes_on() -> None:
    labels = labels_seen("shadowfist", "act", range(5, 7), 3)
    assert "Pass on the attack that was declared" in labels
    assert any(label.startswith("Pass on Bot ") for label in labels)


def test_holding_back_says_what_is_spent_and_what_is_kept() -> None:
    labels = labels_seen("puzzlestrike", "hold back", range(1, 12))
    assert any(label.startswith("Spend all gems now: $") for label in labels)


# --- bots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(BOTS))
def test_a_bot_is_marked_by_a_word(game: str) -> None:
    live = at_a_table(game, 3)
    parts = drawer_of(game).parts(TEMPLATES, desk_of(live, 0))
    assert '<small class="bot">bot</small>' in parts["seat-1"]
    assert 'class="bot"' not in parts["seat-0"]


def test_the_heading_of_a_bots_turn_says_so() -> None:
    live = at_a_table("kungfu", 3)
    for _ in range(40):
        live.bot_step()
    manners = manners_of("kungfu")
    turns = [line for line in live.log(0) if manners.tone(line.event) == TURN]
    headings = [line_html("kungfu", line.words, live.names, TURN, begins_bots_turn(line, TURN, {1})) for line in turns]
    marked = ['class="bot"' in heading for heading in headings]
    assert marked == [line.event.seat == 1 for line in turns]  # type: ignore[attr-defined]
    assert any(marked)
    assert not all(marked)


# --- why not ----------------------------------------------------------------------------------------------------------


def test_things_that_are_refused_alike_stand_together() -> None:
    found = [
        Why(Thing("bank", -1, "Combine"), "", Refusal("PS-6.1", "Combine: chips are bought in the buy phase.")),
        Why(Thing("bank", -1, "Wound"), "", Refusal("PS-6.1", "Wound: chips are bought in the buy phase.")),
        Why(Thing("discard", 1, "Wound"), "", Refusal("PS-3.3", "Wound lies in a discard pile.")),
        Why(Thing("hand", 0, "Crash Gem"), "", None),
    ]
    usable, bank, pile = shared(found)
    assert (usable.rule, usable.places) == ("", {("hand", 0): ["Crash Gem"]})
    assert (bank.reason, bank.places) == ("Chips are bought in the buy phase.", {("bank", -1): ["Combine", "Wound"]})
    assert pile.reason == "Wound lies in a discard pile."


def test_a_wall_of_reasons_is_a_few() -> None:
    live = at_a_table("puzzlestrike", 4)
    for _ in range(30):
        live.bot_step()
    seat = live.to_answer or 0
    found = live.why(seat)
    groups = shared(found)
    things = {(each.thing.place, each.thing.seat, each.thing.name) for each in found}
    assert sum(group.count for group in groups) == len(things)
    assert len(groups) * 2 < len(things)


# --- Puzzle Strike ----------------------------------------------------------------------------------------------------


def test_the_last_turn_tells_who_answered_it() -> None:
    live = at_a_table("puzzlestrike", 3, 3)
    picture = Picture(desk_of(live, 0), art_of(TEMPLATES))
    crash = BY_NAME["Crash Gem"]
    events = [
        Played(EVERYONE, 1, BY_NAME["Combine"], False),
        Played(EVERYONE, 2, crash, True),
        Moved(EVERYONE, 1, "buys @", BY_NAME["Wound"]),
    ]
    told = picture.turn_as_told(1, events)
    assert told is not None
    assert [(by, word) for by, word, _ in told["did"]] == [(-1, "played"), (2, "answered with"), (-1, "bought")]
    assert ["Crash Gem" in str(looks) for _, _, looks in told["did"]] == [False, True, False]
