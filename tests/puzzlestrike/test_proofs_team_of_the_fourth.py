"""PS-9.1: a team's turn that the fourth player leads, with the first player as teammate: both have their part in it."""

from __future__ import annotations

from typing import Any

import pytest

from kwoon.games.puzzlestrike.game import start
from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule


def fourth_leads(mate: dict[str, str], lead: dict[str, str], foe: dict[str, str] | None = None, **more: Any) -> Duel:
    """Seats 3 and 0 against 1 and 2; seat 3 leads the turn."""
    others = [{"hand": "1-gem"}, lead]
    return duel(mode="teams", players=4, lead=3, foe=foe or {"hand": "4-gem"}, others=others, **mate, **more)


@rule("PS-9.1")
def test_the_player_who_goes_first_leads_the_first_turn_and_the_first_seat_of_a_team_those_after_it() -> None:
    game = start({"players": 4, "mode": "teams", "first": 3, "bank": "First Game"}, 5)
    table = Duel(game)
    assert game.active == 3
    table.pass_turn("Wound")
    assert game.active == 1
    table.pass_turn("Wound")
    assert game.active == 0


@rule("PS-9.1", "PS-2.1")
def test_both_teammates_have_an_action_and_there_is_one_ante() -> None:
    table = fourth_leads({"hand": "Combine; 1-gem"}, {"hand": "Combine; 1-gem"}, phase="turn")
    table.check(seat=0, arrows={"black": 1}, pile="1").check(seat=3, arrows={"black": 1}, pile="1")
    table.expect(3, "play")


@rule("PS-9.1", "PS-13.Giant Growth")
def test_both_teammates_growth_feeds_the_shared_pile_the_leaders_first() -> None:
    growing = {"hand": "2-gem; 3-gem; Combine", "ongoing": "Giant Growth*2"}
    table = fourth_leads(growing, growing, phase="turn")
    table.expect(3, "grow")
    table.pick("2-gem").expect(3, "grow")
    table.pick("3-gem").expect(0, "grow")
    table.pick("3-gem").expect(0, "grow")
    table.done().expect(3, "play")
    table.check(seat=0, pile="1 2 3 3", hand="2-gem; Combine").check(seat=3, hand="Combine")


@rule("PS-9.1", "PS-13.Stunlock", "PS-3.5")
def test_what_lasts_until_the_next_turn_ends_for_both_and_what_serves_each_turn_serves_both() -> None:
    ongoing = {"hand": "Combine; 1-gem", "ongoing": "Stunlock; Cog Engine"}
    table = fourth_leads(ongoing, ongoing, phase="turn")
    for seat in (0, 3):
        table.check(seat=seat, ongoing="Cog Engine", discard="Stunlock", money=1, pigs=1)


@rule("PS-9.1", "PS-13.Maximum Anarchy")
def test_anarchys_arrows_wait_for_both_teammates_and_come_once() -> None:
    table = duel(
        mode="teams",
        players=4,
        lead=1,
        hand="Combine; 1-gem",
        bag="Combine; 1-gem*9",
        foe={"hand": "Maximum Anarchy; 4-gem", "bag": "1-gem*9"},
        others=[{"hand": "1-gem", "bag": "1-gem*9"}, {"hand": "Combine; 1-gem", "bag": "Combine; 1-gem*9"}],
    )
    table.play("Maximum Anarchy")
    four = {"brown": 1, "purple": 1, "red": 1, "blue": 1}
    table.check(seat=1, arrows=four).check(seat=2, arrows={"black": 1})
    table.pass_turn()
    for seat in (0, 3):
        table.check(seat=seat, arrows={"black": 1, **four})
    table.pass_turn().pass_turn()
    assert table.game.active == 0
    for seat in (0, 3):
        table.check(seat=seat, arrows={"black": 1})


@rule("PS-9.1")
def test_the_leader_passes_the_move_on_and_the_teammate_does_not_pass_it_straight_back() -> None:
    table = fourth_leads({"hand": "Combine*2; 1-gem"}, {"hand": "Combine*2; 1-gem"}, pile="1 1 1 1")
    assert table.offers() == ["End your actions", "Combine", "Let your teammate go on"]
    table.pick("Let your teammate go on").expect(0, "play")
    assert table.offers() == ["End your actions", "Combine"]
    table.play("Combine", "Combine a 1-gem and a 1-gem").expect(0, "play")
    assert table.offers() == ["End your actions", "Combine", "Let your teammate go on"]
    table.done().expect(3, "play")
    assert table.offers() == ["End your actions", "Combine"]
    table.play("Combine", "Combine a 1-gem and a 1-gem").check(seat=0, pile="2 2").expect(3, "play")
    table.done().expect(3, "buy")


@rule("PS-9.1")
def test_a_leader_with_nothing_to_play_leaves_the_move_to_the_teammate() -> None:
    table = fourth_leads({"hand": "Combine; 1-gem"}, {"hand": "1-gem"})
    table.expect(0, "play")
    table.play("Combine").expect(3, "buy")


@rule("PS-9.1", "PS-13.Hundred-Fist Frenzy")
@pytest.mark.parametrize(("busy", "stays"), [((0, 3), True), ((3,), False), ((0,), False)])
def test_a_teammate_who_does_nothing_ends_the_other_teams_frenzies(busy: tuple[int, ...], stays: bool) -> None:
    frenzied = {"hand": "4-gem", "ongoing": "Hundred-Fist Frenzy*2"}
    table = fourth_leads({"hand": "Combine; 1-gem"}, {"hand": "Combine; 1-gem"}, frenzied, bank="Fists of Frenzy")
    for seat in (3, 0):
        table.expect(seat, "play")
        if seat in busy:
            table.play("Combine")
        if table.asked == (seat, "play"):
            table.done()
    table.expect(3, "buy")
    table.check(seat=1, ongoing="Hundred-Fist Frenzy*2" if stays else "")


@rule("PS-9.1", "PS-6.1", "PS-7.3")
def test_both_teammates_hold_back_buy_and_keep() -> None:
    pigs = {"hand": "Safe Keeping; 4-gem; 3-gem", "bag": "1-gem*9"}
    table = fourth_leads(pigs, pigs)
    table.play("Safe Keeping").play("Safe Keeping").expect(3, "hold back")
    table.pick("4-gem").expect(0, "hold back")
    table.pick("3-gem").expect(3, "buy")
    table.check(seat=3, money=3).check(seat=0, money=4)
    assert table.offers()[-1] == "Let your teammate go on"
    table.pick("Let your teammate go on").expect(0, "buy")
    table.buy("Combine").expect(0, "buy")
    assert table.offers() == ["Buy no more", "Wound", "Let your teammate go on"]
    table.done().expect(3, "buy")
    assert "Buy no more" not in table.offers()
    table.buy("2-gem").done().expect(3, "keep")
    table.pick("4-gem").expect(0, "keep")
    table.done()
    table.check(seat=3, hand="4-gem; 1-gem*4").check(seat=0, hand="1-gem*5")
    table.expect(1, "buy")


@rule("PS-9.1")
def test_a_team_battle_has_two_piles() -> None:
    table = fourth_leads({"hand": "Combine; 1-gem"}, {"hand": "1-gem"}, pile="1 2")
    piles = table.game.view(2)["piles"]
    assert piles == [
        {"seats": [0, 3], "gems": [1, 1, 0, 0], "total": 3},
        {"seats": [1, 2], "gems": [0, 0, 0, 0], "total": 0},
    ]
