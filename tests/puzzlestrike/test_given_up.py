"""Why not, for chips that can only be given up: to be discarded or trashed is no use of a chip."""

from tests.puzzlestrike.duel import duel
from tests.rules import rule


@rule("PS-13.Degenerate Trasher", "PS-11.1")
def test_what_can_only_be_trashed_cannot_be_used() -> None:
    table = duel(hand="Degenerate Trasher; Wound; 1-gem; Cog Engine").play("Degenerate Trasher")
    reason = table.refused("hand", "1-gem", "PS-13.Degenerate Trasher")
    assert "only be trashed" in reason
    question = table.game.question()
    assert question is not None
    assert {option.thing.name for option in question.options if option.thing and option.gives_up} == {
        "Wound",
        "1-gem",
    }


@rule("PS-3.1")
def test_what_can_be_played_is_no_loss() -> None:
    question = duel(hand="Degenerate Trasher; Wound").game.question()
    assert question is not None
    assert [option.gives_up for option in question.options if option.thing] == [False]
