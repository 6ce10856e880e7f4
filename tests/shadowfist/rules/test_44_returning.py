"""SF-44: returning to play, playing from the smoked pile, placing."""

from kwoon.games.shadowfist.cards.make import (
    CHARACTER,
    COST_REDUCTION,
    ENTERED,
    OUTSIDE_ATTACK,
    PLAY_FROM_SMOKED,
    PLAYED,
    SMOKED,
    YOU,
    YOU_,
    GainPower,
    Play,
    Return,
    allow,
    character,
    choose,
    event,
    happens,
    pick,
    target,
    use,
    when,
)
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"
HERALD = character(
    "Herald", "Herald", 2, 2, "ee", "",
    when(happens(ENTERED, this=True), GainPower(YOU_, 1)),
    when(happens(PLAYED, this=True), GainPower(YOU_, 5)),
)  # fmt: skip
BACK = event("Back", 0, "", use([it := target(pick(CHARACTER, where=SMOKED))], Return(it)))
REPLAY = event(
    "Replay",
    0,
    "",
    use([it := choose(pick(CHARACTER, owned=YOU, where=SMOKED))], Play(it, free=True), timing=OUTSIDE_ATTACK),
)
PHOENIX = character(
    "Phoenix", "Bird", 2, 3, "e", "", allow(PLAY_FROM_SMOKED, number=0),
    when(happens(PLAYED, this=True), GainPower(YOU_, 1)),
)  # fmt: skip
DRILL = character("Drill", "Student", 2, 2, "", "", allow(COST_REDUCTION, pick(words=("Bird",)),
                                                          1))  # fmt: skip
CARDS = [HERALD, BACK, REPLAY, PHOENIX, DRILL]


@rule("SF-44.0", "SF-44.1")
def test_a_returned_card_enters_play_and_is_not_played() -> None:
    table = duel([GARDEN, "smoked: Herald", "hand: Back"], power=0, extra=CARDS)
    table.play("Back").passes().check("Herald", zone="in play").power(1)


@rule("SF-44.1")
def test_a_return_ignores_timing_and_resources_and_costs_nothing_more() -> None:
    table = duel([GARDEN, "Imp"], [GARDEN, "smoked: Herald", "hand: Back"], power=0, extra=CARDS)
    table.attack(GARDEN, "Imp").until("Play Back", seat=1).play("Back", "Herald").passes()
    table.check("Herald", zone="in play", control=1).power(0, 1)


@rule("SF-44.1", "SF-25.5.1")
def test_a_state_returns_only_to_a_legal_subject() -> None:
    table = duel([GARDEN, "Maverick Trucker", "smoked: Muscle Car", "hand: Spit and Baling Wire", "pool: H"])
    assert table.why("Spit and Baling Wire") == ""
    table = duel([GARDEN, "smoked: Muscle Car", "hand: Spit and Baling Wire", "pool: H"])
    assert table.why("Spit and Baling Wire") == "SF-24.1.3"


@rule("SF-44.0", "SF-44.2")
def test_a_card_played_from_the_smoked_pile_is_played_as_from_the_hand() -> None:
    table = duel([GARDEN, "smoked: Phoenix", "smoked: Imp"], power=2, extra=CARDS)
    table.choose("Play Phoenix").passes().check("Phoenix", zone="in play").power(1)


@rule("SF-44.2", "SF-25.1")
def test_its_cost_its_resources_and_its_timing_hold() -> None:
    duel([GARDEN, "smoked: Phoenix", "smoked: Imp"], power=1, extra=CARDS).cannot("Play Phoenix")
    duel([GARDEN, "smoked: Phoenix"], power=2, extra=CARDS).cannot("Play Phoenix")
    table = duel([GARDEN, "smoked: Phoenix", "smoked: Imp", "Drill", "hand: Back"], [GARDEN], power=2, extra=CARDS)
    assert table.offers("Play Phoenix")
    table.attack(GARDEN, "Drill").until("Play Back", seat=0).cannot("Play Phoenix")


@rule("SF-44.2", "SF-37.0")
def test_cost_reductions_apply_to_it() -> None:
    table = duel([GARDEN, "smoked: Phoenix", "smoked: Imp", "Drill"], power=1, extra=CARDS)
    table.choose("Play Phoenix").passes().power(1)


@rule("SF-44.3", "SF-25.5.1")
def test_a_state_is_placed_on_a_subject_that_it_could_have() -> None:
    table = duel([GARDEN, "Imp (turned)", "Hungry Ghosts (turned)", "Plain White Panel Van > Imp"], [GARDEN, "Herald"],
                 extra=CARDS)  # fmt: skip
    table.use("Plain White Panel Van")
    table.passes().check("Plain White Panel Van", on="Hungry Ghosts")


@rule("SF-44.4", "SF-24.5.2")
def test_each_card_enters_with_its_triggers_before_the_effect_is_done() -> None:
    table = duel([GARDEN, "smoked: Herald", "hand: Replay", "pool: ee"], power=0, extra=CARDS)
    table.play("Replay", "Herald").passes().choose("Herald").passes().power(6).check("Herald", ready=True)
