"""SF-25: playing cards: when each type is played, where it goes, when its text counts, what Feng Shui Sites cost."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CHARACTER,
    SUBJECT,
    TURN,
    always,
    character,
    fighting,
    pick,
    state,
    target,
    use,
)
from kwoon.games.shadowfist.cards.make import cannot as forbids
from kwoon.games.shadowfist.state.table import place_of
from kwoon.games.shadowfist.terms.codes import CHARACTER, NO_STATES
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.words.verbs_lasting import Give
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"


@rule("SF-25.0", "SF-25.1", "SF-24.0")
def test_a_card_is_played_as_an_effect_that_is_paid_for_generated_and_resolves() -> None:
    table = duel([SITE, "hand: SEAL Team", "pool: a"], [SITE, BUSY])
    table.play("SEAL Team").power(6).check("SEAL Team", zone="in play", ready=False)
    table.passes().check("SEAL Team", ready=True)


@rule("SF-25.1")
def test_playing_a_card_takes_its_resources_and_its_power() -> None:
    assert duel([SITE, "hand: SEAL Team"], power=9).why("SEAL Team") == "SF-8.4"
    assert duel([SITE, "hand: SEAL Team", "pool: a"], power=2).why("SEAL Team") == "SF-8.5"
    assert duel([SITE, "hand: SEAL Team", "pool: a"], power=3).why("SEAL Team") == ""


@rule("SF-25.2")
def test_a_card_cannot_turn_for_an_effect_before_it_has_resolved() -> None:
    table = duel([SITE, BUSY, "hand: Hungry Ghosts"], [SITE, "Imp", BUSY])
    table.play("Hungry Ghosts").passes(to=0)
    assert table.why("Hungry Ghosts") == "SF-25.2"
    table.passes().use("Hungry Ghosts", "Imp")


@rule("SF-25.2")
def test_an_ability_that_does_not_turn_the_card_can_be_used_at_once() -> None:
    table = duel([SITE, "Sewer Scum", "hand: Ravenous Devourer", "pool: ee"], [SITE, BUSY])
    table.play("Ravenous Devourer").passes(to=0)
    assert table.offers("Use Ravenous Devourer")


@rule("SF-25.3")
def test_an_event_lies_in_the_smoked_pile_while_it_waits_and_that_is_not_smoking() -> None:
    table = duel([SITE, "hand: Final Brawl", "pool: dd"], ["Forgotten Temple", "Sewer Scum", BUSY])
    table.play("Final Brawl").check("Final Brawl", zone="smoked").check("Sewer Scum", damage=0)
    assert table.game.smoked_this_turn == []
    table.passes().check("Sewer Scum", damage=2)


@rule("SF-25.3")
def test_an_event_is_played_in_any_open_scene_of_any_turn() -> None:
    table = duel([SITE, "Sewer Scum"], [SITE, "hand: Final Brawl", "pool: dd"])
    table.choose("End your turn").play("Final Brawl").passes().check("Sewer Scum", damage=2)


@rule("SF-25.4")
def test_a_character_goes_to_a_location_of_its_player_and_its_text_counts_at_once() -> None:
    side = [SITE, "Shaolin Student", "Stone Dolmens", "hand: Sifu Beumer", "pool: ggg"]
    table = duel(side, [SITE, BUSY])
    table.play("Sifu Beumer")
    assert len(table.labels()) == 2
    table.choose(table.labels()[1]).check("Sifu Beumer", location=2, ready=False)
    table.check("Shaolin Student", fighting=2)


@rule("SF-25.4")
def test_a_character_is_played_in_ones_own_main_shot_outside_of_an_attack() -> None:
    table = duel([SITE, "SEAL Team", BUSY, "hand: Imp"], [SITE, "hand: Imp", BUSY])
    assert table.why("Imp") == ""
    table.attack(SITE, "SEAL Team").passes(to=0)
    assert table.why("Imp", 0) == "SF-25.4"
    table.passes(to=1)
    assert table.why("Imp", 1) == "SF-25.1.1"


@rule("SF-25.5")
def test_a_state_is_played_in_any_open_scene_of_ones_main_shot_and_counts_when_it_resolves() -> None:
    table = duel([SITE, "Imp", "SEAL Team", "hand: Muscle Car", "pool: d"], [SITE, BUSY, "hand: Muscle Car", "pool: d"])
    table.attack(SITE, "SEAL Team").passes(to=1)
    assert table.why("Muscle Car", 1) == "SF-25.1.1"
    table.passes(to=0).play("Muscle Car", "Imp").check("Muscle Car", on="Imp").check("Imp", fighting=1)
    table.passes().check("Imp", fighting=4)


@rule("SF-25.5", "SF-24.5.2")
def test_what_triggers_on_a_states_being_played_does_not_wait_for_its_resolution() -> None:
    table = duel([SITE, "hand: Treasure Cache", "pool: aa"], ["Diamond Beach", BUSY])
    table.play("Treasure Cache", SITE).check("Treasure Cache", ready=False)
    assert [effect["card"] for effect in table.game.view(0)["scene"]] == ["Treasure Cache", "Treasure Cache"]


@rule("SF-25.5.1")
def test_a_state_needs_a_subject_of_the_kind_that_its_text_names() -> None:
    table = duel([SITE, "hand: Walk on the Wild Side", "Imp", "pool: aa"], [SITE, "Wolf Clan Hunters"])
    table.play("Walk on the Wild Side").check("Walk on the Wild Side", on="Wolf Clan Hunters")  # the only one
    table = duel([SITE, "hand: Walk on the Wild Side", "Imp", "pool: aa"], [SITE])
    assert table.why("Walk on the Wild Side") == "SF-25.5.1"


@rule("SF-25.5.2")
def test_a_state_stays_where_it_is_when_its_subject_no_longer_fits() -> None:
    small = state("Tight Jacket", 0, "", pick(CHARACTER, fighting_at_most=1), always(fighting(1), to=SUBJECT))
    table = duel(
        [SITE, "Imp", "hand: Tight Jacket", "hand: Imperial Champion", "pool: eee"], [SITE, BUSY], extra=[small]
    )
    table.play("Tight Jacket").passes().play("Imperial Champion", "Imp").passes()
    table.check("Imp", fighting=5).check("Tight Jacket", on="Imp")  # a printed Fighting of 4 by now


@rule("SF-25.5.3")
def test_a_state_is_smoked_when_its_subject_is_no_legal_subject_any_more() -> None:
    shy = character("Shy Guest", "Visitor", 1, 1, "", "", use(
        [TURN, it := target(ANY_CHARACTER)], Give(it, [forbids(NO_STATES)], TURN_END)))  # fmt: skip
    table = duel(
        [SITE, "Shy Guest", "Imp", "Muscle Car > Imp"], [SITE, "SEAL Team", "Muscle Car > SEAL Team"], extra=[shy]
    )
    table.use("Shy Guest", "Imp").passes()
    table.check("Muscle Car", 0, zone="smoked").check("Imp", fighting=1).check("Muscle Car", 1, on="SEAL Team")


@rule("SF-25.5.4")
def test_a_state_is_smoked_when_its_subject_leaves_play() -> None:
    table = duel([SITE, "Imp", "Muscle Car > Imp", "hand: Blade Palm", "pool: CC"], [SITE, BUSY])
    table.play("Blade Palm", "Imp").passes()
    table.check("Imp", zone="hand").check("Muscle Car", zone="smoked")
    assert table.card("Muscle Car") in table.game.smoked_this_turn


@rule("SF-25.5.5")
def test_a_state_stays_until_something_removes_or_moves_it() -> None:
    table = duel([SITE, "Imp", "SEAL Team", "Plain White Panel Van > Imp"], [SITE, "Stone Dolmens"])
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("Plain White Panel Van", on="Imp")
    table.use("Plain White Panel Van").passes().check("Plain White Panel Van", on="SEAL Team")


@rule("SF-25.5.6")
def test_a_state_is_where_its_subject_is() -> None:
    table = duel(
        [SITE, "Imp", "Stone Dolmens", "SEAL Team", "Long Black Hearse (turned) > Imp"],
        [SITE, "Hungry Ghosts", BUSY],
    )
    table.choose("Move Imp").passes()
    table.end_turn().until("main shot", 1).use("Hungry Ghosts", "SEAL Team").passes()
    assert not table.offers("Long Black Hearse")  # nobody was smoked
    hearse, imp = table.card("Long Black Hearse"), table.card("Imp")
    assert place_of(table.game, hearse) == place_of(table.game, imp) == place_of(table.game, table.card("SEAL Team"))


@rule("SF-25.5.7", "SF-33.0")
def test_a_state_that_is_smoked_before_it_resolves_is_cancelled() -> None:
    table = duel([SITE, "Imp", "hand: Muscle Car", "pool: d"], [SITE, "hand: Realpolitik", "pool: a"])
    table.play("Muscle Car").play("Realpolitik").passes()
    table.check("Muscle Car", zone="smoked").check("Imp", fighting=1)


@rule("SF-25.6")
def test_an_edge_is_played_outside_of_an_attack_and_counts_when_it_resolves() -> None:
    side = [SITE, "SEAL Team", "Tech Squad", BUSY, "hand: Everything Falls Apart", "pool: aaa"]
    table = duel(side, [SITE, BUSY])
    table.attack(SITE, "SEAL Team").passes(to=0)
    assert table.why("Everything Falls Apart") == "SF-25.6"
    table = duel(side, [SITE, BUSY], power=1)
    table.play("Everything Falls Apart").check("Everything Falls Apart", location=None, ready=False)
    table.passes().attack(SITE, "SEAL Team").passes().power(2)


@rule("SF-25.6.1", "SF-33.0")
def test_an_edge_that_is_smoked_before_it_resolves_is_cancelled() -> None:
    side = [SITE, "SEAL Team", "hand: Everything Falls Apart", "pool: aaa"]
    table = duel(side, [SITE, "hand: Realpolitik", "pool: a"], power=1)
    table.play("Everything Falls Apart").play("Realpolitik").passes()
    table.check("Everything Falls Apart", zone="smoked").attack(SITE, "SEAL Team").passes().power(1)


@rule("SF-25.7")
def test_one_site_a_turn_outside_of_an_attack() -> None:
    side = [SITE, "SEAL Team", BUSY, "hand: Car Wash", "hand: Wolf Den", "pool: a"]
    table = duel(side, [SITE, BUSY])
    table.attack(SITE, "SEAL Team").passes(to=0)
    assert table.why("Car Wash") == "SF-25.7"
    table = duel(side, [SITE, BUSY])
    table.play("Car Wash", "{0}").check("Car Wash", row="back").passes()
    assert table.why("Wolf Den") == "SF-25.7"
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0)
    assert table.offers("Play Wolf Den")


@rule("SF-25.7", "SF-24.5.1")
def test_a_sites_text_counts_as_soon_as_it_is_placed() -> None:
    table = duel([SITE, "Imp", "hand: The Twisted Gardens", "pool: ee"], [SITE, BUSY])
    table.play("The Twisted Gardens", "{0}").check("The Twisted Gardens", ready=False).check("Imp", combat_damage=1)


@rule("SF-25.7.1")
def test_feng_shui_sites_are_played_face_down_unless_they_have_a_cost_or_requirements() -> None:
    table = duel(["hand: Stone Dolmens", "hand: Manufactured Island", "pool: H"], [SITE])
    table.play("Stone Dolmens").passes().check("Stone Dolmens", down=True)
    table = duel(["hand: Stone Dolmens", "hand: Manufactured Island", "pool: H"], [SITE])
    table.play("Manufactured Island").passes().check("Manufactured Island", down=False)


@rule("SF-25.7.2")
def test_a_feng_shui_site_costs_as_many_as_one_has_in_play() -> None:
    table = duel([SITE, "Diamond Beach", "Car Wash", "hand: Stone Dolmens"], [SITE, "Vale of Tears"], power=3)
    table.play("Stone Dolmens", "A new").passes().power(1)  # two Feng Shui Sites; the Car Wash is none
    table = duel([SITE, "Diamond Beach", "hand: Stone Dolmens"], [SITE], power=1)
    assert table.why("Stone Dolmens") == "SF-25.7.2"


@rule("SF-25.7.3")
def test_the_first_feng_shui_site_in_play_gives_one_power_as_it_is_generated() -> None:
    table = duel(["hand: Stone Dolmens"], [SITE, BUSY], power=0)
    table.play("Stone Dolmens").power(1)
    table = duel([SITE, "hand: Stone Dolmens"], [SITE, BUSY], power=1)
    table.play("Stone Dolmens", "A new").power(0)


@rule("SF-25.7.4")
def test_no_feng_shui_site_is_played_one_away_from_victory() -> None:
    four = [SITE, "Diamond Beach", "Vale of Tears", "burned: Stone Dolmens", "hand: Humble Dojo", "hand: Car Wash"]
    table = duel(four, [SITE, BUSY])
    assert table.why("Humble Dojo") == ""
    table = duel([*four, "Fireworks Factory"], [SITE, BUSY])
    assert table.why("Humble Dojo") == "SF-25.7.4"
    assert table.why("Car Wash") == ""  # it is no Feng Shui Site
    table = duel([*four, "Fireworks Factory"], [BUSY])
    assert table.why("Humble Dojo") == ""  # no opponent has any
