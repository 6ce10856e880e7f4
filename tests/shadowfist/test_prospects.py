"""The quick looks that spare `legal_actions` most of its work change nothing that is offered to anyone."""

from __future__ import annotations

import ast
from functools import reduce
from operator import or_

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.games.shadowfist.effects.cleanup import all_beaten
from kwoon.games.shadowfist.language.selectors import Filter
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.legality.actions import legal_actions
from kwoon.games.shadowfist.legality.prospects import is_hopeful
from kwoon.games.shadowfist.soundness import stale
from kwoon.games.shadowfist.standing.derive import (
    NO_CARDS_AT_ALL,
    NO_VALUES,
    derive,
    resources_of,
    survey,
)
from kwoon.games.shadowfist.state.abilities import CHOOSE, Choice, Used
from kwoon.games.shadowfist.state.effects import (
    ABILITY,
    NO_MARKS,
    NO_PICKS,
    NO_SHIELDS,
    NO_SHIFTS,
    NONE_SWEPT,
    Effect,
)
from kwoon.games.shadowfist.state.scene import current_stage
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.values import HOPELESS, NONE_BURIED
from kwoon.games.shadowfist.terms.codes import HAND, NEEDS_ATTACK, PLAY, SMOKED, TYPE_NAMES
from kwoon.games.shadowfist.terms.ids import SeatId
from kwoon.games.shadowfist.terms.packing import what_of
from kwoon.games.shadowfist.terms.questions import USE
from tests.rounds import SEATS
from tests.shadowfist.duel import duel
from tests.shadowfist.test_leanings import KNOWN

GARDEN = "Puzzle Garden"

DECISIONS = 250
SURVEYED = ("cheapens", "types", "restrictions", "permits", "rivals", "buried", "for_others")
HELD = ("cheapens", "types", "restrictions", "permits", "unique", "used_when", "for_others", "offers", "speaking")


def same_offers(table: Table) -> None:
    """For every seat, in the scene that is on: the same with quick looks and without; nothing surveyed is stale."""
    kept = survey(table)
    afresh_table = table.clone()
    afresh_table.changed()
    afresh_table.surveyed = None
    afresh = survey(afresh_table)
    for name in SURVEYED:
        assert getattr(kept, name) == getattr(afresh, name), f"the survey's {name} was not made anew"
    for seat in range(table.seats):
        for name in HELD:
            mine, anew = getattr(kept.holdings[seat], name), getattr(afresh.holdings[seat], name)
            assert mine == anew, f"the {name} of what seat {seat} has in play was not made anew"
    for selector, known in kept.looked_for.items():
        for seat in range(table.seats):
            if known >> seat & 1:
                assert is_hopeful(table, seat, selector) == (not known >> HOPELESS + seat & 1), "a stale hope"
    for seat in range(table.seats):
        sites = [card for card in table.controlled(seat) if table.is_feng_shui(card)]
        assert table.feng_shui_count(seat) == len(sites)
    assert stale(table) == []
    for seat in range(table.seats):
        assert resources_of(table, seat) == resources_of(afresh_table, seat)
    assert [face.title for face in table.faces] == [table.library[at].title for at in table.definitions]
    of_each_type = [[card for card in table.in_play if table.type_of(card) == kind] for kind in range(len(TYPE_NAMES))]
    assert derive(table).by_type == of_each_type
    assert derive(table).hidden == [card for card in table.in_play if table.face_down[card]]
    for seat, mine in enumerate(derive(table).by_seat):
        influence = any(derive(table).of[card].influence > 0 for card in mine)
        assert derive(table).influential >> seat & 1 or not influence
    assert derive(table).by_seat == [table.controlled(seat) for seat in range(table.seats)]
    assert derive(table).awaited == reduce(or_, [table.faces[card].trigger_mask for card in table.in_play], 0)
    assert table.pile_users == [card for card, face in enumerate(table.faces) if face.from_pile]
    assert table.unbeaten is not table.derived or not all_beaten(table, derive(table).of), "someone is beaten"
    stage = current_stage(table)
    for seat in range(table.seats):
        assert legal_actions(table, seat, stage) == legal_actions(table, seat, stage, quick=False)
        nothing_is_missed(table, seat)
    assert not NO_MARKS + NONE_SWEPT + NO_PICKS, "an empty list that effects share was changed in place"
    assert not NO_SHIFTS + NO_SHIELDS + NONE_BURIED + NO_CARDS_AT_ALL + NO_VALUES


def nothing_is_missed(table: Table, seat: SeatId) -> None:
    """What a selector means, it could mean, and stands on its shortlist: for the texts of a player's cards in play."""
    for source in table.controlled(seat):
        effect = Effect(ABILITY, source, seat)
        for ability in table.faces[source].abilities:
            for selector in ability.hopes if isinstance(ability, Used) else []:
                if selector.zone() == PLAY:
                    meant = [card for card in table.in_play if selector.matches(table, card, effect)]
                    assert [card for card in selector.shortlist(table, effect) if card in meant] == meant
                    assert all(selector.could_mean(table, card, seat) for card in meant)


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_quick_looks_pass_over_nothing_that_can_be_done(players: int, crowded: bool) -> None:
    spec = game_named("shadowfist")
    chance = Chance(players)
    wished: dict[str, Data] = {"players": players}
    for number in range(6):
        options = spec.varied(wished, number)
        if crowded:
            options = spec.crowded(options, number)
        game = spec.new(options, number)
        for _ in range(DECISIONS):
            if game.decision is None:
                break
            lively = game.lively() if crowded else []
            count = len(game.decision.options)
            game.apply(lively[chance.below(len(lively))] if lively else chance.below(count))
            assert isinstance(game, Table)
            same_offers(game)


def play_and_compare(game: Game, chance: Chance) -> None:
    """Some random decisions, with the comparison after each."""
    for _ in range(DECISIONS):
        assert game.decision is not None
        game.apply(chance.below(len(game.decision.options)))
        assert isinstance(game, Table)
        same_offers(game)


def test_a_quick_look_that_needs_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison bites: who says that every ability needs an attack is found out."""
    spec = game_named("shadowfist")
    game = spec.new(spec.crowded({"players": 3}, 1), 1)
    assert isinstance(game, Table)
    for face in game.faces:
        for ability in face.abilities:
            if isinstance(ability, Used):
                monkeypatch.setattr(ability, "lacking", NEEDS_ATTACK)
    with pytest.raises(AssertionError):
        play_and_compare(game, Chance(3))


def test_a_stale_hope_is_noticed() -> None:
    """The comparison bites: who once found nothing to choose and never looks again is found out."""
    spec = game_named("shadowfist")
    game = spec.new(spec.crowded({"players": 3}, 1), 1)
    assert isinstance(game, Table)
    same_offers(game)
    kept = survey(game).looked_for
    assert kept
    for selector in kept:
        kept[selector] = (1 << game.seats) - 1 << HOPELESS | (1 << game.seats) - 1
    with pytest.raises(AssertionError):
        same_offers(game)


def test_a_stale_holding_is_noticed() -> None:
    """The comparison bites: who never looks again at a player's cards that have changed is found out."""
    spec = game_named("shadowfist")
    game = spec.new(spec.crowded({"players": 3}, 1), 1)
    assert isinstance(game, Table)
    same_offers(game)
    before = survey(game).holdings
    game.put_in_pile(next(card for card in derive(game).by_seat[1] if not game.face_down[card]), SMOKED)
    after = survey(game).holdings
    assert [after[seat] is before[seat] for seat in range(3)] == [True, False, True]
    after[1] = before[1]
    with pytest.raises(AssertionError, match="what seat 1 has in play was not made anew"):
        same_offers(game)


def crowd_of_three(seed: int) -> Table:
    """A crowded board."""
    spec = game_named("shadowfist")
    game = spec.new(spec.crowded({"players": 3}, seed), seed)
    assert isinstance(game, Table)
    return game


def test_a_stale_ground_is_noticed() -> None:
    """The comparison bites: who takes over whose cards there were, though one has gone since, is found out."""
    game = next(game for game in map(crowd_of_three, range(50)) if derive(game).plain)
    before = derive(game)
    game.put_in_pile(before.by_seat[1][-1], HAND)
    assert game.derived is None
    game.derived = before
    with pytest.raises(AssertionError):
        same_offers(game)


def test_who_overrates_what_an_ability_costs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison bites: who says that every ability takes much Power is found out."""
    spec = game_named("shadowfist")
    game = spec.new(spec.crowded({"players": 3}, 1), 1)
    assert isinstance(game, Table)
    for face in game.faces:
        for ability in face.abilities:
            if isinstance(ability, Used):
                monkeypatch.setattr(ability, "least_power", 99)
    with pytest.raises(AssertionError):
        play_and_compare(game, Chance(3))


@pytest.mark.parametrize("silent", [False, True])
def test_who_waits_for_an_effect_is_asked_only_if_there_is_such_a_one(
    silent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SF-26.3: damage is answered by those who wait for it; an ability that hides what it is keeps them silent."""
    table = duel([GARDEN, "Hungry Ghosts"], [GARDEN, "Grey Mountain", "Medicinal Flower Garden"])
    game = table.game
    if silent:
        for ability in game.faces[table.card("Hungry Ghosts")].abilities:
            monkeypatch.setattr(ability, "stirs", 0, raising=False)
    table.use("Hungry Ghosts", "Grey Mountain")
    stage = current_stage(game)
    slow, quick = legal_actions(game, SeatId(1), stage, quick=False), legal_actions(game, SeatId(1), stage)
    others = [code for code in slow if what_of(code) != USE]
    assert len(slow) == len(others) + 1
    assert quick == (others if silent else slow)


def test_every_verb_that_knows_hands_says_so() -> None:
    """`touches_hands` is what those who wait for a look at their hand go by (`Used.stirs`)."""
    for name, node in KNOWN.items():
        methods = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
        assert ("hands" in methods) == ("touches_hands" in methods), name


ASKED_FIRST = ("here", "types", "whose", "owned", "other", "where")
"""The tests of a filter that are not gathered, since they come first in any case."""
ONLY_READ = ("words", "without")
"""What a filter has for its text."""
KEPT = ("tests", "type_bits")


def test_a_filter_gathers_every_test_that_it_may_have() -> None:
    """One that is added to `Filter` and not to `gather_tests` would never be looked at."""
    plain = Filter([])
    names = [name for name in dir(plain) if not name.startswith("_") and not callable(getattr(plain, name))]
    assert "attacking" in names
    for name in names:
        if name in (*ASKED_FIRST, *ONLY_READ, *KEPT):
            continue
        filter_ = Filter([])
        usual = getattr(filter_, name)
        setattr(
            filter_, name, [["hood"]] if name == "keys" else ["hood"] if name == "without_keys" else differing(usual)
        )
        filter_.gather_tests()
        assert filter_.tests != 0, name


def differing(usual: object) -> object:
    """Another value of the same kind."""
    if usual is None:
        return Picked(Choice(Filter([]), 1, 1, CHOOSE))
    if isinstance(usual, bool):
        return not usual
    assert isinstance(usual, int)
    return usual + 1 if usual != 99 else 3
