"""SF-48: the value of X."""

from kwoon.games.shadowfist.cards.make_abilities import always, use
from kwoon.games.shadowfist.cards.make_cards import character, event, state
from kwoon.games.shadowfist.cards.make_phrases import (
    ANY_CARD,
    ANY_CHARACTER,
    ANY_SITE,
    SUBJECT,
    TURN,
    X_VALUE,
    YOU_,
    choose,
    fighting,
    pick,
    target,
)
from kwoon.games.shadowfist.state.card import Card, X
from kwoon.games.shadowfist.terms.durations import IN_PLAY
from kwoon.games.shadowfist.words.counts import Count
from kwoon.games.shadowfist.words.verbs_cancel import CancelForAWhile
from kwoon.games.shadowfist.words.verbs_copy import CopyText, TextOf
from kwoon.games.shadowfist.words.verbs_power import GainPower
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"
LESSON = event(
    "Lesson",
    0,
    "",
    use([it := target(ANY_CHARACTER), other := choose(TextOf(ANY_CHARACTER))], CopyText(other, it, IN_PLAY)),
)
HUSH = event("Hush", 0, "", use([it := target(ANY_CARD)], CancelForAWhile(it, IN_PLAY)))
CROWD = character("Crowd", "Crowd", 2, X, "", "", x=Count(ANY_CHARACTER))
SITES = character("Builders", "Crowd", 2, X, "", "", x=Count(ANY_SITE))
PLAIN = character("Plain Monk", "Monk", 1, 3, "", "")
SASH = state("Sash", 0, "", ANY_CHARACTER, always(fighting(2), to=SUBJECT))
EARNER = character(
    "Earner", "Crowd", 2, X, "", "", use([TURN], GainPower(YOU_, X_VALUE), x=Count(ANY_SITE)),
    x=Count(ANY_CHARACTER),
)  # fmt: skip
MONARCH = character("Monarch", "Monarch", 1, 1, "", "m")
CARDS: list[Card] = [MONARCH, LESSON, HUSH, CROWD, SITES, PLAIN, SASH, EARNER]


@rule("SF-48.0")
def test_x_is_what_the_text_says_at_any_moment() -> None:
    table = duel([GARDEN, "Crowd", "Plain Monk", "hand: Imp"], [GARDEN, "Imp"], extra=CARDS)
    table.check("Crowd", fighting=3).play("Imp").passes().check("Crowd", fighting=4)


@rule("SF-48.0")
def test_the_least_x_is_zero_unless_the_text_says_more() -> None:
    table = duel([GARDEN, "hand: Discerning Fire", "pool: MM"], [GARDEN, "Imp", "Hungry Ghosts"], power=1)
    assert table.why("Discerning Fire") == "SF-8.5", "two targets at least, and so a cost of 2"
    table = duel([GARDEN, "Imp", "hand: Die!!!", "pool: ee"], [GARDEN], power=0)
    table.play("Die!!!", "No more").passes().check("Imp", turned=False)


@rule("SF-48.1")
def test_a_blank_x_is_zero_and_the_character_is_smoked() -> None:
    table = duel([GARDEN, "Crowd", "Plain Monk", "hand: Hush"], extra=CARDS)
    table.play("Hush", "Crowd").passes().check("Crowd", zone="smoked")


@rule("SF-48.1", "SF-24.8.1.3")
def test_a_bonus_that_exceeds_its_damage_keeps_it_in_play() -> None:
    mine = [GARDEN, "Crowd (1 damage)", "Sash > Crowd", "Plain Monk", "hand: Hush"]
    duel(mine, extra=CARDS).play("Hush", "Crowd").passes().check("Crowd", zone="in play", fighting=1)
    mine[1] = "Crowd (2 damage)"
    duel(mine, extra=CARDS).play("Hush", "Crowd").passes().check("Crowd", zone="smoked")


@rule("SF-48.2")
def test_a_number_of_fighting_is_not_changed_by_a_copied_x() -> None:
    table = duel([GARDEN, "Crowd", "Plain Monk", "hand: Lesson"], extra=CARDS)
    table.play("Lesson", "Plain Monk", "Crowd").passes().check("Plain Monk", fighting=3)


@rule("SF-48.2")
def test_the_newest_definition_of_x_counts() -> None:
    table = duel([GARDEN, "Crowd", "Builders", "hand: Lesson"], [GARDEN, GARDEN], extra=CARDS)
    table.check("Crowd", fighting=2).play("Lesson", "Crowd", "Builders").passes().check("Crowd", fighting=3)


@rule("SF-48.2")
def test_fire_serpents_x_is_set_as_it_enters() -> None:
    table = duel([GARDEN, "hand: Fire Serpent", "Plain Monk", "pool: M", "smoked: Monarch"], [GARDEN, "Crowd"],
                 power=3, extra=CARDS)  # fmt: skip
    table.play("Fire Serpent", "Plain Monk", "Crowd", "No more").passes()
    table.check("Fire Serpent", fighting=2).check("Plain Monk", damage=1).check("Crowd", damage=1)


@rule("SF-48.2")
def test_an_x_that_is_set_on_entering_is_undefined_for_one_that_copies_it() -> None:
    table = duel([GARDEN, "hand: Fire Serpent", "Plain Monk", "pool: M", "smoked: Monarch", "hand: Lesson"],
                 [GARDEN, "Crowd"], power=3, extra=CARDS)  # fmt: skip
    table.play("Fire Serpent", "Plain Monk", "No more").passes()
    table.play("Lesson", "Crowd", "Fire Serpent").passes().check("Crowd", zone="smoked")


@rule("SF-48.1", "SF-48.2")
def test_a_blank_fire_serpent_is_smoked() -> None:
    table = duel([GARDEN, "hand: Fire Serpent", "Plain Monk", "pool: M", "smoked: Monarch", "hand: Hush"],
                 power=3, extra=CARDS)  # fmt: skip
    table.play("Fire Serpent", "Plain Monk", "No more").passes().check("Fire Serpent", fighting=1)
    table.play("Hush", "Fire Serpent").passes().check("Fire Serpent", zone="smoked")


@rule("SF-48.2.1")
def test_each_x_knows_its_own_text() -> None:
    table = duel([GARDEN, "Crowd", "Earner", "hand: Lesson"], [GARDEN, GARDEN], power=0, extra=CARDS)
    table.play("Lesson", "Crowd", "Earner").passes().check("Crowd", fighting=2).use("Crowd").passes().power(3)


@rule("SF-48.3")
def test_a_cost_of_x_is_what_was_spent_before_reductions() -> None:
    spend = event("Spree", X, "", use([choose(ANY_CHARACTER, 0, 99)], GainPower(YOU_, 0)),
                  x=Count(pick(words=("Crowd",))))  # fmt: skip
    table = duel([GARDEN, "Crowd", "Builders", "hand: Spree"], power=3, extra=[*CARDS, spend])
    table.play("Spree", "No more").power(1)
    assert table.game.paid[table.card("Spree")] == 2


@rule("SF-48.3")
def test_imperial_champion_keeps_the_cost_it_was_played_for() -> None:
    table = duel([GARDEN, "Plain Monk", "hand: Imperial Champion", "pool: eee"], power=5, extra=CARDS)
    table.play("Imperial Champion").passes().power(2)
    assert table.game.paid[table.card("Imperial Champion")] == 3
