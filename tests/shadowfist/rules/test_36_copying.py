"""SF-36: copying."""

from kwoon.games.shadowfist.cards.make_abilities import always, use, when
from kwoon.games.shadowfist.cards.make_cards import character, event, state
from kwoon.games.shadowfist.cards.make_phrases import (
    ANY_CARD,
    ANY_CHARACTER,
    SELF,
    SUBJECT,
    TURN,
    YOU_,
    choose,
    fighting,
    happens,
    keyword,
    pick,
    target,
    toughness,
)
from kwoon.games.shadowfist.language.selectors import YOU, Titled
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.codes import AMBUSH, ENTERED, GUTS, STEALTH, TURNED_TO_ATTACK, UNCOPYABLE, UNIQUE
from kwoon.games.shadowfist.terms.durations import (
    IN_PLAY,
    TURN_END,
)
from kwoon.games.shadowfist.terms.timings import ONCE_PER_TURN
from kwoon.games.shadowfist.words.counts import Count
from kwoon.games.shadowfist.words.verbs_cancel import CancelForAWhile
from kwoon.games.shadowfist.words.verbs_cards import AddCounters, Smoke, UnturnCards
from kwoon.games.shadowfist.words.verbs_copy import CopyText, TextOf
from kwoon.games.shadowfist.words.verbs_damage import Damage
from kwoon.games.shadowfist.words.verbs_power import GainPower
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

TEXT = TextOf(ANY_CHARACTER)
PUPIL = character("Pupil", "Student", 1, 3, "", "")
TEACHER = character(
    "Teacher", "Master", 1, 5, "d", "g", use([TURN], GainPower(YOU_, 1)), keywords=GUTS, toughness=1,
    restrictions=UNIQUE,
)  # fmt: skip
LESSON = event(
    "Lesson",
    0,
    "",
    use(
        [it := target(ANY_CHARACTER), other := choose(TEXT)],
        CopyText(
            other,
            it,
            IN_PLAY,
        ),
    ),
)
SHORT = event(
    "Short Lesson", 0, "", use([it := target(ANY_CHARACTER), other := choose(TEXT)], CopyText(other, it, TURN_END))
)
BOLD = event(
    "Bold Lesson",
    0,
    "",
    use([it := target(ANY_CHARACTER), other := choose(TEXT)], CopyText(other, it, IN_PLAY, bold=True)),
)
HUSH = event("Hush", 0, "", use([it := target(ANY_CARD)], CancelForAWhile(it, TURN_END)))
SLEEP = event("Sleep", 0, "", use([it := target(ANY_CARD)], CancelForAWhile(it, IN_PLAY)))
BANG = event("Bang", 0, "", use([it := target(ANY_CARD)], Smoke(it)))
WAKE = event("Wake", 0, "", use([it := target(ANY_CHARACTER)], UnturnCards(it)))
SASH = state("Sash", 0, "", ANY_CHARACTER, always(fighting(2), keyword(STEALTH), to=SUBJECT))
CARDS: list[Card] = [PUPIL, TEACHER, LESSON, SHORT, BOLD, HUSH, SLEEP, BANG, WAKE, SASH]
GARDEN = "Puzzle Garden"


def school(*cards: str, other: tuple[str, ...] = (), extra: tuple[Card, ...] = ()) -> Duel:
    """A Pupil, a Teacher and lessons."""
    mine = [GARDEN, "Pupil", "Teacher", *[f"hand: {title}" for title in cards]]
    return duel(mine, [GARDEN, *other], power=0, extra=[*CARDS, *extra])


def learn(table: Duel, pupil: str = "Pupil", teacher: str = "Teacher", lesson: str = "Lesson") -> Duel:
    """Copy a text."""
    return table.play(lesson, pupil, teacher).passes()


@rule("SF-36.0")
def test_copied_text_is_added_and_the_rest_is_not() -> None:
    table = learn(school("Lesson"))
    table.check("Pupil", fighting=3, toughness=1, has=GUTS)
    table.use("Pupil").passes().power(1)
    game = table.game
    pupil = game.card(table.card("Pupil"))
    assert (pupil.title, pupil.cost, pupil.restrictions & UNIQUE) == ("Pupil", 1, 0)
    assert sum(pupil.provides) == sum(pupil.requires) == 0
    assert game.card(table.card("Teacher")).text() != pupil.text()


@rule("SF-36.0")
def test_damage_counters_and_what_other_cards_have_given_is_not_copied() -> None:
    table = duel([GARDEN, "Pupil", "Teacher (2 damage, 3 counters)", "Sash > Teacher", "hand: Lesson"], extra=CARDS)
    learn(table).check("Pupil", damage=0, counters=0, fighting=3, lacks=STEALTH)


@rule("SF-36.0", "SF-34.0")
def test_a_copy_for_a_turn_ends_with_it_and_one_for_good_with_leaving_play() -> None:
    table = learn(school("Short Lesson"), lesson="Short Lesson").check("Pupil", toughness=1, has=GUTS)
    table.end_turn().ends().check("Pupil", toughness=0, lacks=GUTS)
    table = learn(school("Lesson")).end_turn().ends().check("Pupil", toughness=1)
    table = learn(school("Lesson", "Bang")).play("Bang", "Pupil").passes().check("Pupil", zone="smoked")
    assert table.game.card(table.card("Pupil")).toughness == 0


@rule("SF-36.1")
def test_evil_twin_copies_without_the_word() -> None:
    table = duel([GARDEN, "Teacher", "hand: Evil Twin", "pool: ee"], power=3, extra=CARDS)
    table.play("Evil Twin").passes().check("Evil Twin of Teacher", fighting=5, toughness=1, has=GUTS)


@rule("SF-36.2")
def test_printed_values_are_copied_whatever_has_changed_them() -> None:
    table = duel([GARDEN, "Teacher (2 damage)", "Sash > Teacher", "hand: Evil Twin", "pool: ee"], power=3, extra=CARDS)
    table.check("Teacher", fighting=5).play("Evil Twin").passes().check("Evil Twin of Teacher", fighting=5, damage=0)
    table = learn(school("Lesson", "Lesson")).play("Lesson", "Teacher", "Pupil").passes()
    table.check("Teacher", toughness=1)


@rule("SF-36.3")
def test_a_blank_text_can_be_copied() -> None:
    table = school("Hush", "Lesson").play("Hush", "Teacher").passes().check("Teacher", toughness=0)
    learn(table).check("Pupil", toughness=1, has=GUTS)


@rule("SF-32.0")
def test_blanking_takes_copied_text_too_but_not_what_is_copied_later() -> None:
    table = learn(school("Lesson", "Sleep", "Lesson")).play("Sleep", "Pupil").passes()
    table.check("Pupil", toughness=0, lacks=GUTS)
    learn(table).check("Pupil", toughness=1, has=GUTS)


@rule("SF-32.0")
def test_what_was_blank_for_a_turn_comes_back_beside_what_was_copied() -> None:
    table = learn(school("Lesson", "Hush", "Lesson")).play("Hush", "Pupil").passes().check("Pupil", toughness=0)
    learn(table).check("Pupil", toughness=1)
    table.end_turn().ends().check("Pupil", toughness=2)


@rule("SF-36.4")
def test_the_text_is_fixed_as_the_effect_is_generated() -> None:
    for answer in ("Bang", "Hush"):
        table = school("Lesson", other=(f"hand: {answer}",)).play("Lesson", "Pupil", "Teacher")
        table.passes(to=1).play(answer, "Teacher").passes().check("Pupil", toughness=1, has=GUTS)


@rule("SF-36.0", "SF-49.8")
def test_uncopyable_texts_cannot_be_chosen() -> None:
    secret = character("Secret", "Agent", 1, 2, "", "", keywords=AMBUSH, restrictions=UNCOPYABLE)
    table = school("Lesson", other=("Secret",), extra=(secret,))
    table.choose("Play Lesson", "Pupil")
    assert sorted(table.labels()) == ["Pupil", "Teacher"]


HERALD = character("Herald", "Herald", 1, 2, "", "", when(happens(ENTERED, this=True), GainPower(YOU_, 2)))


@rule("SF-36.5")
def test_an_entering_trigger_that_is_copied_later_comes_too_late() -> None:
    learn(school("Lesson", other=("Herald",), extra=(HERALD,)), teacher="Herald").power(0)


@rule("SF-36.5")
def test_evil_twin_copies_in_time_for_an_entering_trigger() -> None:
    table = duel([GARDEN, "hand: Evil Twin", "pool: ee"], [GARDEN, "Herald", "Pupil"], power=3, extra=[*CARDS, HERALD])
    table.choose("Play Evil Twin", "Herald").passes().power(2).check("Evil Twin of Herald", fighting=2)


@rule("SF-36.5", "SF-24.5.5")
def test_an_evil_twin_of_nobody_is_smoked() -> None:
    table = duel([GARDEN, "hand: Evil Twin", "pool: ee"], power=3).play("Evil Twin").passes()
    table.check("Evil Twin", zone="smoked")


@rule("SF-36.6", "SF-42.0")
def test_this_card_means_the_one_that_has_the_text_now() -> None:
    counting = character("Counting Monk", "Monk", 1, 2, "", "", use(AddCounters(1, SELF)))
    table = learn(school("Lesson", other=("Counting Monk",), extra=(counting,)), teacher="Counting Monk")
    table.use("Pupil").passes().check("Pupil", counters=1).check("Counting Monk", counters=0)


@rule("SF-36.6", "SF-14.0")
def test_titles_in_quotes_and_designators_stay_what_they_are() -> None:
    proud = character(
        "Proud Monk", "Monk", 1, 2, "", "", always(fighting(Count(Titled("Proud Monk")))),
        always(toughness(Count(pick(words=("Monk",), whose=YOU)))),
    )  # fmt: skip
    table = learn(school("Lesson", other=("Proud Monk",), extra=(proud,)), teacher="Proud Monk")
    table.check("Pupil", fighting=4, toughness=0).check("Proud Monk", fighting=3, toughness=1)


@rule("SF-36.7", "SF-36.8")
def test_copied_onto_itself_toughness_adds_up_each_time_by_what_is_printed() -> None:
    table = school("Lesson", "Lesson").check("Teacher", toughness=1)
    learn(table, "Teacher", "Teacher").check("Teacher", toughness=2)
    learn(table, "Teacher", "Teacher").check("Teacher", toughness=3)


@rule("SF-36.9", "SF-21.0")
def test_a_turning_pays_for_one_effect_only() -> None:
    table = learn(school("Lesson", "Wake"), "Teacher", "Teacher")
    table.use("Teacher").passes().power(1).cannot("Use Teacher")
    table.play("Wake", "Teacher").passes().use("Teacher").passes().power(2)


@rule("SF-36.9")
def test_a_once_per_turn_ability_that_was_copied_can_be_used_once_more() -> None:
    clerk = character("Clerk", "Clerk", 1, 2, "", "", use([TURN], GainPower(YOU_, 1), limit=ONCE_PER_TURN))
    mine = [GARDEN, "Pupil", "Clerk", *["hand: Wake"] * 2, "hand: Lesson"]
    table = learn(duel(mine, power=0, extra=[*CARDS, clerk]), "Clerk", "Clerk")
    table.use("Clerk").passes().play("Wake", "Clerk").passes().use("Clerk").passes().power(2)
    table.play("Wake", "Clerk").passes().cannot("Use Clerk")


@rule("SF-36.9", "SF-26.1.1")
def test_a_trigger_of_turning_that_was_copied_comes_twice() -> None:
    rider = character(
        "Rider", "Biker", 1, 2, "", "",
        when(happens(TURNED_TO_ATTACK, this=True), GainPower(YOU_, 1)),
    )  # fmt: skip
    table = duel([GARDEN, "Rider", "hand: Lesson"], [GARDEN, "Pupil"], power=0, extra=[*CARDS, rider])
    learn(table, "Rider", "Rider").attack(GARDEN, "Rider").choose("Rider").power(2)


@rule("SF-36.10")
def test_only_bold_faced_abilities_with_their_x() -> None:
    tough = character(
        "Tough Guy", "Thug", 1, 3, "", "", always(toughness(Count(ANY_CHARACTER))), always(fighting(4)),
        use([TURN], Damage(1, SELF)), keywords=AMBUSH,
    )  # fmt: skip
    table = school("Bold Lesson", other=("Tough Guy",), extra=(tough,))
    learn(table, teacher="Tough Guy", lesson="Bold Lesson").check("Pupil", fighting=3, toughness=3, has=AMBUSH)
    table.cannot("Use Pupil")


@rule("SF-36.0")
def test_a_game_with_copies_is_cloned_and_restored() -> None:
    table = learn(school("Lesson", "Lesson"))
    game = table.game
    restored = game.restore(game.dump())
    assert restored.digest() == game.clone().digest() == game.digest()
    assert isinstance(restored, type(game))
    Duel(restored).check("Pupil", toughness=1).use("Pupil").passes().power(1)
    fresh = school("Lesson").game
    Duel(fresh.restore(game.dump())).check("Pupil", toughness=1)
