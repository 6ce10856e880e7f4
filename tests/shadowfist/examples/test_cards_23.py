"""The cards that the examples of SF-6, SF-23 to SF-27 and SF-37 brought, each played."""

import pytest

from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.standing.derive import has_designator
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"


def waiting(table: Duel) -> list[str]:
    """The cards whose effects wait in the scene, the next to resolve last."""
    return [effect["card"] for effect in table.game.view(0)["scene"]]


@pytest.mark.parametrize("card", library(), ids=lambda card: card.title)
def test_each_reads_well(card) -> None:  # type: ignore[no-untyped-def]
    text = card.text() if callable(card.text) else card.text
    assert text or not (card.abilities or card.keywords or card.restrictions)
    assert ".." not in text
    assert "  " not in text


@rule("SF-8.11")
def test_big_bruiser_is_stronger_without_a_state() -> None:
    table = duel([SITE, "Big Bruiser"], [SITE])
    table.check("Big Bruiser", fighting=8, toughness=2)
    duel([SITE, "Big Bruiser", "Butterfly Swords > Big Bruiser"], [SITE]).check("Big Bruiser", fighting=5)


@rule("SF-26.1")
def test_ming_i_unturns_when_an_opponent_turns_a_feng_shui_site() -> None:
    table = duel([SITE, "Ming I (turned)", BUSY], [SITE, "Cataract Gorge", "Hungry Ghosts"])
    table.use(BUSY).use("Cataract Gorge", "Ming I").passes().check("Ming I", turned=False)
    table = duel([SITE, "Ming I (turned)", "Cataract Gorge"], [SITE, "Hungry Ghosts"])
    table.use("Cataract Gorge", "Ming I").passes().check("Ming I", turned=True)  # one's own does nothing


@rule("SF-24.2.1")
def test_the_targets_controller_chooses_what_reprogramming_does() -> None:
    side = [SITE, "hand: Reprogramming", "pool: y"]
    table = duel(side, [SITE, "Sifu Beumer"])
    table.play("Reprogramming").passes()
    assert (table.kind, table.seat) == ("may", 1)
    table.choose("Yes").check("Sifu Beumer", damage=2)  # Toughness: 2
    table = duel(side, [SITE, "Sifu Beumer"])
    table.play("Reprogramming").passes().choose("No").check("Sifu Beumer", damage=0, toughness=0)


@rule("SF-24.1.1")
def test_safety_third_smokes_on_heads_and_hurts_its_player_on_tails() -> None:
    sides = ([SITE, "hand: Safety Third!", "pool: j", "Sewer Scum"], [SITE, "Big Bruiser"])
    heads, tails = 0, 0
    for seed in range(12):
        table = duel(*sides, seed=seed)
        table.play("Safety Third!", "Big Bruiser").passes()
        if table.fact(table.card("Big Bruiser"), "zone") == "smoked":
            heads += 1
            table.check("Sewer Scum", damage=0)
        else:
            tails += 1
            table.check("Sewer Scum", damage=1).check("Big Bruiser", damage=0)
    assert heads > 0
    assert tails > 0


@rule("SF-24.1.3")
def test_safety_third_does_not_affect_chi_cards() -> None:
    table = duel([SITE, "hand: Safety Third!", "pool: j"], [SITE, "Sifu Beumer"])
    assert table.why("Safety Third!") == "SF-24.1.3"


@rule("SF-24.6")
def test_solar_flare_does_what_its_players_resources_allow_in_order() -> None:
    other = ["Stone Dolmens (down)", "Sewer Scum", BUSY]
    table = duel([SITE, "Seamus (2 damage)", "hand: Solar Flare", "pool: MMCC"], other)
    table.play("Solar Flare", "Sewer Scum", "Seamus").passes()
    table.check("Sewer Scum", damage=4).check("Seamus", damage=0).check("Stone Dolmens", down=True)
    table = duel([SITE, "Seamus (2 damage)", "hand: Solar Flare", "pool: HH"], other)
    table.play("Solar Flare", "the face-down Site", "No more")
    assert table.labels() == ["No more", *[label for label in table.labels() if "face-down" in label]]
    table.choose("the face-down Site", "the face-down Site")  # to be revealed, and to turn
    table.passes().check("Stone Dolmens", down=False, turned=True).check("Sewer Scum", damage=0)


@rule("SF-24.6")
def test_a_character_that_the_first_part_smokes_is_not_healed_by_the_second() -> None:
    table = duel([SITE, "hand: Solar Flare", "pool: MMCC"], [SITE, "Seamus (1 damage)", BUSY])
    table.play("Solar Flare", "Seamus", "Seamus").passes().check("Seamus", zone="smoked")


@rule("SF-24.4", "SF-24.5.2")
def test_a_disco_is_revealed_in_an_open_scene_and_a_designator_chosen_at_once() -> None:
    table = duel([SITE, "Disco (down)", BUSY], [SITE, "hand: Imp", "hand: Hungry Ghosts"], power=5)
    table.cannot("Use Disco").choose("Reveal Disco")
    assert table.kind == "pick"
    table.choose("Ghost").passes().end_turn().until("main shot", 1).play("Imp")
    assert not table.offers("Disco")
    table.passes().play("Hungry Ghosts").choose("Disco").check("Disco", turned=True)
    before = table.game.power[0]
    table.passes()
    assert table.game.power[0] == before + 1


@rule("SF-24.4", "SF-26.1.2")
def test_a_face_down_disco_has_no_designator_and_is_not_revealed_for_its_trigger() -> None:
    table = duel([SITE, "hand: Imp"], [SITE, "Disco (down)", BUSY])
    table.play("Imp")
    assert table.kind == "act"  # no trigger was offered
    table.passes().check("Disco", down=True)


@rule("SF-24.5.3", "SF-24.1.4")
def test_a_phlogiston_mine_is_smoked_at_generation_if_its_cost_takes_the_last_body() -> None:
    table = duel([SITE, "hand: Final Brawl", "pool: dd"], [SITE, "Phlogiston Mine (down)", "Imp"], power=0)
    table.end_turn().until("main shot", 1).choose("Reveal Phlogiston Mine", "Dragons").passes()
    table.game.damage[table.card("Phlogiston Mine")] = 5
    table.end_turn().until("main shot", 0).play("Final Brawl").choose("Phlogiston Mine")
    table.check("Phlogiston Mine", zone="smoked")
    table.ends().check("Imp", zone="smoked").power(1, 3)  # its effect resolved all the same


@rule("SF-26.6.3", "SF-14.0")
def test_an_identity_chop_shop_gives_or_takes_a_designator_while_it_is_maintained() -> None:
    table = duel([SITE, "Identity Chop Shop", "Tech Squad", "Walking Corpses"], [SITE])
    table.use("Identity Chop Shop", "Tech Squad", "Ghost", text="gains").passes().check(
        "Tech Squad", designator="ghost"
    )
    table = duel([SITE, "Identity Chop Shop", "Hungry Ghosts"], [SITE])
    table.check("Hungry Ghosts", designator="ghost").use("Identity Chop Shop", "Ghost", text="loses").passes()
    assert not has_designator(table.game, table.card("Hungry Ghosts"), "ghost")
    table.game.unturn_card(table.card("Identity Chop Shop"))
    table.check("Hungry Ghosts", designator="ghost")


@rule("SF-10.4")
def test_an_arcanogardener_maintains_a_site() -> None:
    table = duel([SITE, "Arcanogardener"], [SITE, BUSY])
    table.use("Arcanogardener").passes().check(SITE, 0, body=11)


@rule("SF-50.13")
def test_a_brass_monkey_reloads() -> None:
    table = duel([SITE, "smoked: Brass Monkey"], [SITE], power=2)
    table.use("Brass Monkey").passes().power(0)
    assert table.pile("deck", 0)[-1] == "Brass Monkey"


@rule("SF-10.1")
def test_the_dragon_throne_is_stronger_with_an_emperor() -> None:
    table = duel([SITE, "The Dragon Throne"], [SITE])
    table.check("The Dragon Throne", body=5)
