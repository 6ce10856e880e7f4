"""PS-5, PS-8, PS-9, PS-10, PS-12.1: reactions, how games end, and every mode."""

from __future__ import annotations

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games.puzzlestrike.game import start
from kwoon.games.puzzlestrike.rules.setup import DRAFT_ORDERS
from kwoon.games.puzzlestrike.state.chip import CHIPS
from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule

FOE = {"hand": "1-gem"}


# --- reactions to red fists -----------------------------------------------------------------------------------------


@rule("PS-5.1", "PS-5.2")
def test_a_reaction_comes_first_costs_no_action_and_is_discarded() -> None:
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "Blues Are Good; Always in Control; 4-gem"})
    table.play("Bonecracker")
    assert table.offers() == ["No reaction", "Blues Are Good", "Always in Control"]
    table.react("Blues Are Good").check(seat=1, hand="Always in Control; 4-gem", discard="Blues Are Good")
    table.expect(0, "buy")


@rule("PS-5.1")
def test_who_reacted_before_cannot_react_after() -> None:
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "Money for Nothing; Riposte; 4-gem"})
    table.play("Bonecracker")
    assert "before" in table.refused("hand", "Riposte", "PS-5.1")
    assert "no shield" in table.refused("hand", "4-gem", "PS-5.2")
    table.react("Money for Nothing")
    table.expect(0, "buy")
    other = duel(hand="Bonecracker; 1-gem", foe={"hand": "Money for Nothing; Riposte; 4-gem"})
    other.play("Bonecracker").done()
    other.expect(1, "react")
    assert other.offers() == ["No reaction", "Riposte"]


@rule("PS-5.1")
def test_immunity_is_for_the_one_who_reacts() -> None:
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "Blues Are Good; 4-gem"}, others=[{"hand": "4-gem"}])
    table.play("Bonecracker").react("Blues Are Good")
    table.check(seat=1, hand="4-gem").check(seat=2, hand="")


# --- how it ends ----------------------------------------------------------------------------------------------------


@rule("PS-8.1")
def test_ending_a_turn_with_10_loses_and_9_does_not() -> None:
    table = duel(hand="1-gem", pile="4 4 2", foe=FOE)
    table.pass_turn()
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    other = duel(hand="1-gem", pile="4 4 1", foe=FOE)
    other.pass_turn()
    assert other.game.outcome() is None


@rule("PS-8.1")
def test_a_full_pile_matters_only_at_the_end_of_ones_own_turn() -> None:
    table = duel(hand="1-gem", foe={"hand": "1-gem", "pile": "4 4 4"})
    table.pass_turn()
    assert table.game.active == 1
    table.pass_turn()
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("PS-8.2")
def test_in_a_free_for_all_the_lowest_pile_wins() -> None:
    table = duel(hand="1-gem", pile="4 4 2", foe={"pile": "3"}, others=[{"pile": "2"}, {"pile": "4"}])
    table.pass_turn()
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.places == (4, 2, 1, 3)


@rule("PS-8.2")
def test_tied_players_take_one_more_turn_each_until_one_is_lowest() -> None:
    table = duel(
        hand="1-gem",
        pile="4 4 2",
        foe={"pile": "2", "hand": "Crash Gem; 4-gem"},
        others=[{"pile": "2", "hand": "4-gem"}, {"pile": "4"}],
    )
    table.pass_turn()
    assert table.game.active == 1
    table.play("Crash Gem", "1-gem", "At {3}").pass_turn()
    assert table.game.active == 2
    table.pass_turn()
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.places == (4, 1, 2, 3)


@rule("PS-8.3", "PS-4.4")
def test_in_a_free_for_all_others_answer_for_the_target_in_turn_order() -> None:
    table = duel(
        hand="Crash Gem; 1-gem",
        pile="3",
        foe={"hand": "Crash Gem", "pile": "2"},
        others=[{"hand": "Crash Gem", "pile": "1"}, {"hand": "Crash Gem", "pile": "4"}],
    )
    table.play("Crash Gem", "At {2}")
    table.expect(2, "react")
    table.done()
    table.expect(1, "react")
    table.react("Crash Gem")
    table.check(seat=1, pile="").check(seat=2, pile="1 1").check(seat=3, pile="4").check(pile="")


@rule("PS-8.3", "PS-4.6")
def test_what_a_helper_sends_back_can_be_answered_by_anyone() -> None:
    table = duel(
        hand="Crash Gem*2; 1-gem",
        pile="1 1",
        foe={"hand": "1-gem", "pile": "2"},
        others=[{"hand": "Crash Gem", "pile": "3"}, {"hand": "Crash Gem", "pile": "2"}],
    )
    table.play("Crash Gem", "At {1}")
    table.expect(2, "react")
    table.react("Crash Gem")
    table.expect(0, "react")
    table.done()
    table.expect(3, "react")
    table.react("Crash Gem").check(pile="1", seat=0).check(seat=3, pile="")


@rule("PS-8.4")
def test_gems_float_while_the_pile_is_10_or_more_and_fly_when_it_is_9() -> None:
    table = duel(
        hand="Punch, Punch, Kick; Crash Gem*2; Combine",
        pile="1 3 4 4",
        bag="1-gem",
        foe=FOE,
        others=[{"hand": "1-gem"}],
    )
    table.play("Punch, Punch, Kick").play("Crash Gem", "1-gem", "At {1}")
    table.check(pile="3 4 4").check(seat=1, pile="")
    assert table.game.floating
    table.play("Crash Gem", "3-gem", "At {2}").check(pile="4 4")
    table.check(seat=1, pile="1").check(seat=2, pile="1 1 1")


@rule("PS-8.4")
def test_floating_gems_are_lost_at_the_end_of_the_turn_and_nothing_floats_in_a_duel() -> None:
    table = duel(hand="Crash Gem; 1-gem", pile="1 3 4 4", foe={"pile": "1"}, others=[{"pile": "2"}])
    table.play("Crash Gem", "1-gem", "At {1}").pass_turn()
    assert table.game.floating == []
    table.check(seat=1, pile="1")
    other = duel(hand="Crash Gem; 1-gem", pile="1 3 4 4", foe=FOE)
    other.play("Crash Gem", "1-gem").check(seat=1, pile="1")


@rule("PS-8.4", "PS-13.Color Panic")
def test_floating_gems_fly_between_effects_and_do_not_disturb_the_chip_that_freed_them() -> None:
    table = duel(
        hand="Burnbarrow; Crash Gem; Color Panic; Combine",
        bag="1-gem",
        pile="1 1 1 4 4",
        foe={"hand": "Ebb or Flow; Crash Gem", "pile": "1 2"},
        others=[{"hand": "Riposte; 1-gem"}],
        bank="Fists of Frenzy",
    )
    table.play("Burnbarrow").play("Crash Gem", "1-gem", "At {1}")
    assert table.game.floating
    table.play("Color Panic", "Blue").react("Ebb or Flow", "Every player")
    table.expect(1, "react")
    table.done().check(seat=1, pile="1 2").check(seat=2, hand="1-gem").check(
        pile="1 4 4", arrows={"black": 1, "red": 1}
    )


@rule("PS-8.5")
def test_last_man_standing_eliminates_and_raises_the_ante() -> None:
    table = duel(
        mode="last-man-standing",
        hand="1-gem",
        pile="4 4 2",
        foe={"hand": "1-gem"},
        others=[{"hand": "1-gem", "pile": "4 4"}],
    )
    table.pass_turn()
    assert table.game.outcome() is None
    table.check(seat=1, pile="2")
    table.pass_turn().pass_turn()
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.places == (3, 1, 2)


# --- teams ----------------------------------------------------------------------------------------------------------


def team_table(**me: str) -> Duel:
    """Seats 0 and 3 against 1 and 2."""
    return duel(
        mode="teams",
        **me,  # type: ignore[arg-type]
        foe={"hand": "Crash Gem; 1-gem", "pile": "1"},
        others=[{"hand": "Crash Gem; 1-gem"}, {"hand": "Crash Gem; 2-gem"}],
    )


@rule("PS-9.1")
def test_teammates_share_pile_and_phases_and_act_in_any_order() -> None:
    table = team_table(hand="Axe Kick; Button Mashing; 1-gem", bag="1-gem*5", pile="1 2")
    table.play("Axe Kick").pick("Let your teammate go on")
    table.expect(3, "play")
    table.play("Crash Gem", "2-gem")
    table.expect(1, "react")
    table.done()
    table.expect(2, "react")
    table.done()
    table.check(seat=1, pile="1 1 1").check(seat=0, pile="1").check(seat=3, money=1, arrows={})
    table.expect(0, "play")
    table.check(arrows={"brown": 1})


@rule("PS-9.1")
def test_either_teammate_reacts_but_not_both() -> None:
    table = team_table(hand="Crash Gem; 1-gem", pile="2")
    table.play("Crash Gem").react("Crash Gem")
    table.check(seat=1, pile="1", hand="1-gem").check(seat=2, hand="Crash Gem; 1-gem")


@rule("PS-9.1", "PS-6.1")
def test_each_teammate_buys_at_least_one_chip_and_one_ante_is_made() -> None:
    table = duel(phase="turn", mode="teams", hand="1-gem", others=[{}, {"hand": "2-gem"}])
    table.check(pile="1")
    table.buy("1-gem").done()
    table.expect(3, "buy")
    assert "Buy no more" not in table.offers()


@rule("PS-9.1", "PS-8.1")
def test_a_team_loses_together() -> None:
    table = team_table(hand="1-gem", pile="4 4 2")
    table.pass_turn()
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2)


@rule("PS-9.1")
def test_a_teams_pile_is_anted_once_by_a_red_fist() -> None:
    table = duel(mode="teams", hand="Repeated Jabs; 1-gem", foe={"pile": "1"}, bank="Fists of Frenzy", players=4)
    table.play("Repeated Jabs").no().check(seat=1, pile="1 1")


# --- characters -----------------------------------------------------------------------------------------------------


@rule("PS-10.1")
@pytest.mark.parametrize(("players", "pool"), [(2, 9), (3, 12), (4, 15)])
def test_custom_clockwork_drafts_in_the_printed_order(players: int, pool: int) -> None:
    game = start({"players": players, "characters": "draft"}, 5)
    decision = game.decision
    assert decision is not None
    assert len(decision.options) == pool
    assert all(CHIPS[kind].name != "Shadow Plague" for kind in decision.options)
    order = []
    while game.decision is not None and game.kind_name(game.decision.kind) == "draft":
        order.append(game.decision.seat)
        game.apply(0)
    assert tuple(order) == DRAFT_ORDERS[players]
    assert all(len(set(chips)) == 3 for chips in game.characters)
    assert sum(game.bank) > 0


@rule("PS-10.1")
def test_in_a_drafted_team_battle_the_first_and_the_fourth_play_together() -> None:
    game = start({"players": 4, "mode": "teams", "characters": "draft"}, 5)
    assert game.homes == (0, 1, 1, 0)
    assert "".join(str(seat + 1) for seat in DRAFT_ORDERS[4]) == "123443211234"
    assert "".join(str(seat + 1) for seat in DRAFT_ORDERS[3]) == "123321123"
    assert "".join(str(seat + 1) for seat in DRAFT_ORDERS[2]) == "122112"


@rule("PS-12.1")
def test_a_double_blind_pick_shows_nothing_before_all_have_picked() -> None:
    game = start({"characters": "blind"}, 5)
    game.apply(3)
    assert game.decision is not None
    assert game.decision.seat == 1
    assert game.view(1)["setup"] == {"picked": 1, "own": None}
    assert game.view(-1)["setup"] == {"picked": 1, "own": None}
    other = start({"characters": "blind"}, 5)
    other.apply(7)
    assert other.view(1) == game.view(1)
    game.apply(3)
    assert game.characters[0] == game.characters[1]


def test_options_that_make_no_sense_are_refused() -> None:
    for options in (
        {"players": 5},
        {"mode": "teams", "players": 3},
        {"mode": "duel", "players": 3},
        {"bank": "Nowhere"},
        {"characters": "chess"},
        {"characters": [["Axe Kick", "Riposte", "Upgrade"], "Zane"]},
        {"colour": 1},
    ):
        with pytest.raises(BadOptions):
            start(options, 1)


def test_the_bound_on_turns_ends_a_stall_with_the_lowest_pile() -> None:
    table = duel(hand="1-gem", pile="3", foe=FOE, max_turns=1)
    table.pass_turn()
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert "bound" in outcome.reason
