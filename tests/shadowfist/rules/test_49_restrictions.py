"""SF-49: restrictions."""

import pytest

from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.cards.make import (
    ANY_CHARACTER,
    SUBJECT,
    YOU_,
    always,
    character,
    event,
    fighting,
    happens,
    state,
    use,
    when,
)
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.codes import (
    LIMITED,
    NOT_CUMULATIVE,
    TURNED_TO_ATTACK,
    UNIQUE,
)
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.words.verbs_lasting import Give
from kwoon.games.shadowfist.words.verbs_power import GainPower
from tests.rules import rule
from tests.shadowfist.duel import duel


@rule("SF-49.0")
def test_restrictions_outlast_blank_text() -> None:
    """The Monk cancels the Car; it is still a Vehicle, and no second one may be played on its subject."""
    table = duel(
        ["Puzzle Garden", "Jade Dragon Monk", "Seamus", "Muscle Car > Seamus", "hand: Muscle Car", "pool: d"],
        ["Dockyard", "Imp"],
    )  # fmt: skip
    table.attack("Imp", "Jade Dragon Monk").until("Use Jade Dragon Monk").use("Jade Dragon Monk").resolves()
    table.check("Seamus", fighting=6).play("Muscle Car").cannot("Seamus")


def double(title: str, identity: str) -> Card:
    """A Unique Character that counts as another."""
    made = character(title, "Double", 1, 3, "", "", restrictions=UNIQUE)
    made.identity = identity
    return made


@rule("SF-49.1")
def test_an_identity_is_a_second_title() -> None:
    table = duel(["Serena Chase", "hand: The Stone Fox"], extra=[double("The Stone Fox", "Serena Chase")])
    table.cannot("Play The Stone Fox")
    assert table.why("The Stone Fox") == "SF-49.9"
    table = duel(["hand: The Stone Fox"], ["Serena Chase"], extra=[double("The Stone Fox", "Serena Chase")], power=3)
    table.play("The Stone Fox").until("bid")
    assert card_named("Serena Chase").text().startswith("Unique.")
    assert double("The Stone Fox", "Serena Chase").text() == "Unique. Identity: Serena Chase."


@rule("SF-49.2")
def test_a_limited_card_is_played_once_and_may_be_seized_all_the_same() -> None:
    table = duel(["Gambling House (down)", "hand: Gambling House"])
    table.cannot("Play Gambling House")
    assert table.why("Gambling House") == "SF-49.2"
    table = duel(["Gambling House", "Sifu Beumer"], ["Gambling House (1 damage)", "City Park"])
    table.attack("Gambling House", "Sifu Beumer").until("Seize it").choose("Seize it").ends()
    table.check("Gambling House (2)", control=0, zone="in play")


@rule("SF-49.2")
def test_a_limited_event_is_played_once_in_each_players_turn() -> None:
    table = duel(["hand: Bull Market", "hand: Bull Market", "pool: aaa"], ["Hungry Ghosts"])
    table.play("Bull Market").passes().cannot("Play Bull Market")
    assert table.why("Bull Market") == "SF-49.2"
    table.end_turn().ends().choose("End your turn")
    assert table.seat == 0
    table.play("Bull Market")


@rule("SF-49.2")
def test_a_canceled_limited_card_was_played_all_the_same() -> None:
    table = duel(["hand: Bull Market", "hand: Bull Market", "pool: aaa"], ["hand: Secrets of Shaolin", "pool: g"])
    table.play("Bull Market").play("Secrets of Shaolin").passes().power(9, 9).cannot("Play Bull Market")


@rule("SF-49.5")
def test_one_shot_is_once_a_game_for_each_player() -> None:
    table = duel(["hand: Underworld Coronation", "hand: Underworld Coronation", "pool: eeee", "Imp"], power=9)
    table.play("Underworld Coronation").passes().cannot("Play Underworld")
    table.end_turn().ends().end_turn().ends().cannot("Play Underworld")
    assert table.why("Underworld Coronation") == "SF-49.5"


@rule("SF-49.6", "SF-35.3.2")
def test_a_schtick_goes_with_its_subject() -> None:
    table = duel(["hand: Bribery", "pool: ee"], ["Imp", "CB Radio > Imp", "Soul Theft > Imp"])
    table.play("Bribery").passes().check("Imp", control=0).check("CB Radio", control=0)
    table.check("Soul Theft", control=1)


@rule("SF-49.7")
def test_toast_it_goes_to_the_toasted_pile_whatever_happens() -> None:
    table = duel(["hand: Inauspicious Return", "pool: e", "smoked: Imp"])
    table.play("Inauspicious Return", "Imp").check("Inauspicious Return", zone="toasted")


@rule("SF-49.9")
def test_who_has_a_unique_card_plays_no_other() -> None:
    table = duel(["Seamus", "hand: Seamus", "pool: dd"])
    table.cannot("Play Seamus")
    assert table.why("Seamus") == "SF-49.9"
    table = duel(["Cataract Gorge (down)", "hand: Cataract Gorge"])
    table.cannot("Play Cataract Gorge")


@rule("SF-49.9", "SF-31.1")
def test_two_face_up_copies_are_one_too_many() -> None:
    table = duel(["hand: Seamus", "pool: dd"], ["Seamus"], power=4)
    table.play("Seamus").until("bid")
    table = duel(["Cataract Gorge (down)"], ["Cataract Gorge"], power=4)
    assert table.kind == "main shot"
    table.choose("Reveal Cataract Gorge").until("bid")


@rule("SF-49.10")
def test_a_second_vehicle_finds_no_place() -> None:
    table = duel(["Imp", "Muscle Car > Imp", "hand: Plain White Panel Van"])
    table.cannot("Play Plain White Panel Van")
    table = duel(["Imp", "Muscle Car > Imp", "Mantis Fighter", "hand: Plain White Panel Van"])
    table.play("Plain White Panel Van").passes().check("Plain White Panel Van", on="Mantis Fighter")


@rule("SF-49.11")
def test_any_number_of_weapons() -> None:
    table = duel(["Imp", "Butterfly Swords > Imp", "hand: Butterfly Swords", "pool: C"])
    table.play("Butterfly Swords").passes().check("Imp", combat_damage=6)


def banana() -> Card:
    """A State like the Enhanced Banana: alike bonuses for good and for a while."""
    return state(
        "Hot Pepper", 0, "", ANY_CHARACTER,
        always(fighting(1), to=SUBJECT),
        use(Give(SUBJECT, [fighting(2)], TURN_END)),
        restrictions=NOT_CUMULATIVE,
    )  # fmt: skip


@rule("SF-49.4")
def test_the_largest_of_overlapping_bonuses_wins() -> None:
    table = duel(["Imp", "Hot Pepper > Imp", "Hot Pepper > Imp"], extra=[banana()])
    table.check("Imp", fighting=2)
    table.use("Hot Pepper").passes().check("Imp", fighting=3)
    table.use("Hot Pepper").passes().check("Imp", fighting=3)
    table.end_turn().check("Imp", fighting=2)


def raiders(restrictions: int) -> Card:
    """A Character whose attack pays."""
    return character(
        "Raiders", "Raiders", 1, 1, "", "",
        when(happens(TURNED_TO_ATTACK, this=True), GainPower(YOU_, 2)), restrictions=restrictions,
    )  # fmt: skip


@rule("SF-49.4.2")
@pytest.mark.parametrize(("restrictions", "power"), [(NOT_CUMULATIVE, 2), (0, 4)])
def test_of_alike_triggers_the_first_counts(restrictions: int, power: int) -> None:
    table = duel(["Puzzle Garden", "Raiders", "Raiders"], ["Dockyard"], power=0, extra=[raiders(restrictions)])
    table.attack("Dockyard", "Raiders", "Raiders").ends().power(power, 0)


@rule("SF-49.4.1")
def test_different_results_of_one_title_add_up() -> None:
    drill = state(
        "Drill", 0, "", ANY_CHARACTER, always(fighting(1), to=SUBJECT), restrictions=NOT_CUMULATIVE | LIMITED,
    )  # fmt: skip
    table = duel(["Imp", "Drill > Imp", "Bamboo Cane > Imp"], extra=[drill])
    table.check("Imp", fighting=2, combat_damage=2)


@rule("SF-49.8")
def test_an_uncopyable_card_says_so() -> None:
    assert "Uncopyable." in card_named("The She-Wolf").text()


def test_an_event_of_ones_own_reads_as_it_should() -> None:
    assert event("Gift", 0, "", use(GainPower(YOU_, 2))).text() == "Gain 2 Power."
