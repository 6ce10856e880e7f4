"""What is shown of a hand, and to whom: chips that look at hands, and commands inside commands."""

from __future__ import annotations

from typing import Any, cast

from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule


def known(table: Duel, of: int, to: int) -> Any:
    """The chips of a player's hand that another has seen."""
    players = cast(list[dict[str, Any]], table.game.view(to)["players"])
    return players[of]["known"]


@rule("PS-13.Mistress's Command")
def test_a_command_that_comes_back_shows_the_hand_of_whoever_gave_the_first_one() -> None:
    table = duel(
        hand="Mistress's Command; Axe Kick; 1-gem", pile="3 3", foe={"hand": "Mistress's Command", "pile": "2 4"}
    )
    table.play("Mistress's Command", "Wound")
    table.expect(0, "play free")
    assert known(table, of=1, to=0) == ["Wound", "Mistress's Command"]
    assert known(table, of=0, to=1) == []
    table.play("Mistress's Command")
    table.expect(0, "put")
    assert known(table, of=0, to=1) == ["1-gem", "Axe Kick"]
