"""The worked examples of SF-26, played with the cards that they name."""

import pytest

from kwoon.games.shadowfist.terms.codes import GUTS
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"
GUNS = '"We Need Bigger Guns!"'


def waiting(table: Duel) -> list[str]:
    """The cards whose effects wait in the scene, the next to resolve last."""
    return [effect["card"] for effect in table.game.view(0)["scene"]]


@rule("SF-26.1.1")
def test_moebius_gardens_are_never_forgotten() -> None:
    table = duel([SITE, "hand: Bull Market", "pool: aaa"], ["Möbius Gardens"], power=0)
    table.play("Bull Market").passes().power(5, 6)  # a house rule about forgetting has nothing to do here


@rule("SF-26.1.2")
def test_desolate_ridge_need_not_turn() -> None:
    table = duel([SITE, "SEAL Team", "hand: Final Brawl", "pool: dd"], [SITE, "Desolate Ridge"])
    table.play("Final Brawl")
    assert table.offers("Use Desolate Ridge")
    table.passes().check("Desolate Ridge", turned=False).check("SEAL Team", damage=2)


@rule("SF-26.2.2", "SF-23.2")
def test_confucian_stability_answers_the_bite_and_a_dockyard_is_not_revealed() -> None:
    table = duel(
        ["Dockyard (down)", "SEAL Team", "hand: Confucian Stability", "pool: gg"],
        ["Stone Dolmens (4 damage)", "Diamond Beach", "hand: Bite of the Jellyfish", "pool: aa"],
        power=0,
    )
    table.attack("Stone Dolmens", "SEAL Team").until("Burn it for Power").choose("Burn it for Power")
    table.until("Bite of the Jellyfish", 1).choose("Bite of the Jellyfish")
    assert table.seat == 0
    table.power(3).cannot("Reveal Dockyard")  # there is Power by the burning, and the scene is closed
    table.play("Confucian Stability").ends()
    assert table.game.power[0] >= 2  # nothing was stolen
    table.check("Bite of the Jellyfish", zone="smoked")


@rule("SF-26.3")
@pytest.mark.parametrize(("title", "pool"), [("Reprogramming", "y"), ("Final Brawl", "dd"), ("Safety Third!", "j")])
def test_who_is_the_monkey_answers_what_might_hurt_a_big_bruiser(title: str, pool: str) -> None:
    table = duel(
        [SITE, f"hand: {title}", f"pool: {pool}", "SEAL Team"],
        [SITE, "Big Bruiser", "hand: Who's the Monkey Now?", "pool: jj"],
    )
    table.play(title)
    if table.kind == "pick":
        table.choose("Big Bruiser")
    table.play("Who's the Monkey Now?", "SEAL Team").passes()
    table.check("SEAL Team", zone="smoked").check("Big Bruiser", zone="in play", damage=0)


@rule("SF-26.3")
def test_who_is_the_monkey_does_not_answer_what_names_nobody_yet() -> None:
    table = duel(
        [SITE, "hand: Throwdown in Chinatown", "pool: ee", "SEAL Team"],
        [SITE, "Big Bruiser", "Imp", "hand: Who's the Monkey Now?", "pool: jj", BUSY],
    )
    table.play("Throwdown in Chinatown")
    assert table.why("Who's the Monkey Now?", 1) == "SF-26.2"
    table.passes()
    assert (table.kind, table.seat) == ("pick", 0)
    table.choose("Imp", "Big Bruiser").check("Imp", zone="smoked").check("Big Bruiser", damage=0)  # Toughness: 2
    assert table.seat == 1  # clockwise, and each may
    table.choose("SEAL Team", "No more").check("SEAL Team", damage=1)


@rule("SF-26.3")
def test_who_is_the_monkey_needs_a_card_of_ones_own_in_danger() -> None:
    table = duel(
        [SITE, "hand: Safety Third!", "pool: j", "Sewer Scum"],
        [SITE, "Big Bruiser", "hand: Who's the Monkey Now?", "pool: jj", BUSY],
    )
    table.play("Safety Third!", "Sewer Scum").cannot("Play Who's the Monkey Now?")


@rule("SF-26.4")
def test_valley_of_ashes_cancels_the_wing_of_the_crane_but_not_the_return() -> None:
    side = [SITE, "hand: Wing of the Crane", "pool: CCC", BUSY]
    table = duel(side, ["Valley of Ashes", "Sewer Scum"])
    table.play("Wing of the Crane", "Sewer Scum").use("Valley of Ashes").passes()
    table.check("Sewer Scum", zone="in play")  # the smoking is cancelled with what was to follow

    table = duel(side, ["Valley of Ashes", "Sewer Scum"])
    table.play("Wing of the Crane", "Sewer Scum").passes().check("Sewer Scum", zone="smoked")
    table.end_turn().until("main shot", 1).check("Sewer Scum", zone="smoked")  # not at the end of this turn
    table.choose("End your turn")
    while table.kind in ("act", "trigger"):
        assert not table.offers("Use Valley of Ashes")
        table.decline()
    table.check("Sewer Scum", zone="in play", control=1)


@rule("SF-26.4", "SF-24.1.3.3")
def test_a_character_that_has_left_the_smoked_pile_does_not_return() -> None:
    table = duel([SITE, "hand: Wing of the Crane", "pool: CCC"], [SITE, "Sewer Scum"])
    table.play("Wing of the Crane").passes()
    table.game.put_in_pile(table.card("Sewer Scum"), 4)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("Sewer Scum", zone="toasted")


@rule("SF-26.5")
def test_stunt_driving_lasts_until_the_end_of_the_turn() -> None:
    table = duel([SITE, "SEAL Team", "hand: Stunt Driving", "pool: d"], [SITE, BUSY])
    table.play("Stunt Driving", "SEAL Team").passes().check("SEAL Team", fighting=6, has=GUTS)
    table.end_turn().until("main shot", 1).check("SEAL Team", fighting=4, lacks=GUTS)


@rule("SF-26.6.2")
def test_bigger_guns_in_response_make_the_arcanogardener_inflict_two() -> None:
    table = duel([SITE, "hand: Arcanogardener", f"hand: {GUNS}", "pool: fj"], ["Stone Dolmens", "Diamond Beach", BUSY])
    table.play("Arcanogardener").choose("Arcanogardener", "Stone Dolmens", SITE, "No more")
    table.passes(to=0).play(GUNS, "Arcanogardener").passes()
    table.check("Stone Dolmens", damage=2).check(SITE, damage=2)


@rule("SF-26.6.4")
def test_brain_fire_changes_who_is_hurt_by_earth_wind_and_fire_and_nothing_else() -> None:
    table = duel(
        [SITE, "Sewer Scum (3 damage)", "Tech Squad (1 damage)", "hand: Earth, Wind and Fire", "pool: mm"],
        [SITE, "SEAL Team", "Big Bruiser (4 damage)", "hand: Brain Fire", "pool: mm"],
    )
    table.play("Earth, Wind and Fire", "SEAL Team").check("Sewer Scum", damage=0).check("Tech Squad", damage=0)
    table.play("Brain Fire", "Sewer Scum").passes()
    table.check("Sewer Scum", damage=4).check("SEAL Team", damage=0).check("Big Bruiser", damage=4)


@rule("SF-26.6.4", "SF-17.2.1")
@pytest.mark.parametrize(
    ("title", "pool", "more"),
    [("Violet Meditation", "C", []), ("Pocket Demon", "M", []), ("Scrounging", "H", ["Feng Shui"])],
)
def test_a_new_target_does_not_change_the_power_that_was_counted(title: str, pool: str, more: list[str]) -> None:
    table = duel(
        [SITE, f"hand: {title}", f"pool: {pool}", "hand: Imp"],
        [SITE, "Stone Dolmens", "Vale of Tears"],
        [SITE, "hand: Brain Fire", "pool: mm"],
        begin="start",
        power=0,
    )
    table.play(title, "{1}", *more).until("Play Brain Fire", 2).play("Brain Fire").ends()
    table.power(3)  # seat 1's three Sites, though seat 2 with its one Site is the target by then


@rule("SF-26.6.5")
def test_bigger_guns_smoked_in_response_no_longer_count_for_the_napalm_belcher() -> None:
    side = [SITE, "Napalm Belcher", f"{GUNS} > Napalm Belcher", BUSY]
    other = ["Stone Dolmens", "Sewer Scum", "Imp (1st)", "hand: Realpolitik", "pool: a"]
    table = duel(side, other)
    table.use("Napalm Belcher", "{1}").play("Realpolitik").passes()
    table.check("Sewer Scum", damage=2).check("Stone Dolmens", damage=2)
    table = duel(side, other)
    table.use("Napalm Belcher", "{1}").passes().check("Sewer Scum", damage=3).check("Stone Dolmens", damage=3)


@rule("SF-26.6.3")
def test_mutator_changes_what_the_gray_is_paid_only_beforehand() -> None:
    side = [SITE, "The Gray", "Mutator", BUSY]
    other = ["Stone Dolmens", "Hungry Ghosts"]
    table = duel(side, other, power=5)
    table.cannot("Use Hungry Ghosts").use("Mutator", "The Gray", "The Gray: number 1 of the text from 1 to 2").passes()
    table.use(BUSY).use("The Gray").power(6, 3)  # two Power, from one player to the other
    table = duel(side, other, power=5)
    table.use(BUSY).use("The Gray").power(5, 4).passes(to=0)  # generated for one
    table.use("Mutator", "The Gray", "The Gray: number 1 of the text from 1 to 2").passes().power(5, 4)


@rule("SF-26.6.3", "SF-24.2")
def test_mutator_does_not_change_an_effect_that_has_been_generated() -> None:
    side = [SITE, "Mutator", "Hungry Ghosts", BUSY]
    more = "Hungry Ghosts: number 1 of the text from 1 to 2"
    table = duel(side, ["Stone Dolmens", "Sewer Scum", BUSY])
    table.use("Hungry Ghosts", "Sewer Scum").passes(to=0).use("Mutator", "Hungry Ghosts", more).passes()
    table.check("Sewer Scum", damage=1)
    table = duel(side, ["Stone Dolmens", "Sewer Scum", BUSY])
    table.use("Mutator", "Hungry Ghosts", more).passes().use("Hungry Ghosts", "Sewer Scum").passes()
    table.check("Sewer Scum", damage=2).cannot("Use Mutator")


@rule("SF-26.6.3")
def test_mutator_changes_scores_until_the_end_of_the_turn_but_not_to_zero() -> None:
    table = duel([SITE, "Mutator", "Imp"], [SITE, BUSY])
    table.use("Mutator", "Imp").cannot("Imp: Fighting from 1 to 0").choose("Imp: Fighting from 1 to 2").passes()
    table.check("Imp", fighting=2).end_turn().until("main shot", 1).check("Imp", fighting=1)


@rule("SF-32.0")
def test_the_gray_blanks_the_characters_of_others_until_one_of_them_pays() -> None:
    table = duel([SITE, "The Gray", "Tech Squad"], ["Stone Dolmens", "Sifu Beumer", "Shaolin Student"], power=2)
    table.choose("End your turn").check("Shaolin Student", fighting=1).check("Sifu Beumer", toughness=0)
    table.use("The Gray").passes().check("Shaolin Student", fighting=2).check("Sifu Beumer", toughness=2).power(3, 1)
    table.end_turn().until("main shot", 1).check("Shaolin Student", fighting=1)
