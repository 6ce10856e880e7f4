"""Year of the Goat, the Guiding Hand: each card played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import MOBILITY, SUPERLEAP
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


@rule("SF-24.5.5")
def test_austere_monks_like_a_small_hand() -> None:
    table = duel([SITE, "Austere Monks", "Imp", "hand: Imp", "hand: Alfar", "hand: Mantis Fighter"], [SITE, "Alfar"])
    table.check("Imp", 0, fighting=1).play("Mantis Fighter").passes().check("Mantis Fighter", fighting=2)
    table.check("Austere Monks", fighting=3).check("Alfar", 1, fighting=2)


@rule("SF-28.6", "SF-14.0")
def test_blue_flower_society_slips_past_those_who_share_a_designator() -> None:
    side = ["City Park", "SEAL Team", "Mantis Fighter", "Hungry Ghosts", "Sapphire Guards"]
    table = duel([SITE, "Blue Flower Society"], side).attack("City Park", "Blue Flower Society").until("intercept")
    assert [title for title in side[1:] if table.offers(title)] == ["Hungry Ghosts"]


@rule("SF-28.6", "SF-14.0")
def test_blue_flower_society_lets_those_who_share_a_designator_pass() -> None:
    for attacker, stopped in (("Sapphire Guards", False), ("SEAL Team", True)):
        table = duel([SITE, attacker], ["City Park", "Blue Flower Society", "Hungry Ghosts"])
        table.attack("City Park", attacker).until("intercept")
        assert table.offers("Blue Flower Society") == stopped
        assert table.offers("Hungry Ghosts")


def test_buddhist_bellringer_guards_those_at_home() -> None:
    table = duel([SITE, "Buddhist Bellringer", "Imp", "City Park", "Alfar"], ["Stone Dolmens", "City Center (down)"])
    table.check("Imp", toughness=1).check("Buddhist Bellringer", toughness=1).check("Alfar", toughness=0)
    table.attack("Stone Dolmens", "Buddhist Bellringer", "Imp").check("Imp", toughness=0)
    table.check("Buddhist Bellringer", toughness=0)


@rule("SF-49.7")
def test_corners_of_the_mouth_return_two_events() -> None:
    mine = ["smoked: Final Brawl", "smoked: Neutron Bomb", "smoked: Wedding Gifts"]
    table = duel([SITE, "hand: Corners of the Mouth", *mine, "pool: ggg"], [SITE, "smoked: Killing Rain"])
    table.play("Corners of the Mouth").cannot("Killing Rain").choose("Final Brawl", "Wedding Gifts").passes()
    table.check("Corners of the Mouth", zone="toasted")
    assert table.hand(0) == ["Final Brawl", "Wedding Gifts"]
    duel([SITE, "hand: Corners of the Mouth", mine[0], "pool: ggg"]).cannot("Play Corners of the Mouth")


def test_highway_ronin_leaps_and_rides() -> None:
    duel([SITE, "Highway Ronin"]).check("Highway Ronin", has=SUPERLEAP, fighting=4).check("Highway Ronin", has=MOBILITY)


@rule("SF-33.0", "SF-26.2.1")
def test_journeys_reward_pays_whose_event_it_cancels() -> None:
    table = duel([SITE, "hand: Final Brawl", "pool: dd"], [SITE, "Imp", "hand: Journey's Reward", "pool: g"], power=0)
    table.play("Final Brawl").until("Play Journey's Reward", 1).choose("Play Journey's Reward").passes()
    table.check("Imp", zone="in play").power(1, 0)


@rule("SF-44.1", "SF-28.1.3.1")
def test_kitsune_comes_between_an_attacker_and_its_target() -> None:
    table = duel([SITE, "SEAL Team", "Imp"], ["City Park", "smoked: Kitsune"], power=3)
    table.attack("City Park", "SEAL Team", "Imp").until("Use Kitsune", 1).choose("Use Kitsune").choose("SEAL Team")
    table.resolves().check("Kitsune", zone="in play", control=1).power(3, 0).ends()
    table.check("Kitsune", damage=4).check("SEAL Team", zone="smoked").check("City Park", damage=1)


@rule("SF-49.9")
def test_kitsune_waits_for_an_opponents_attacker() -> None:
    table = duel([SITE, "Imp", "smoked: Kitsune"], ["City Park", "Hungry Ghosts"]).cannot("Use Kitsune")
    table.attack("City Park", "Imp").cannot("Use Kitsune")
    table = duel([SITE, "Imp"], ["City Park", "Kitsune", "smoked: Kitsune", "Hungry Ghosts"]).attack("City Park", "Imp")
    table.passes(to=1).cannot("Use Kitsune")


@rule("SF-28.1.4")
def test_pacifists_grow_once_for_a_blow_at_their_players_site() -> None:
    table = duel([SITE, "Imp", "Mantis Fighter"], ["City Park", "Pacifists (turned)"])
    table.attack("City Park", "Imp", "Mantis Fighter").ends().check("Pacifists", fighting=3)
    duel([SITE, "Pacifists"], [SITE]).cannot("Declare an attack")
    table = duel([SITE, "Imp", "Pacifists"], ["City Park"])
    table.attack("City Park", "Imp").ends().check("Pacifists", fighting=1)


@rule("SF-25.5.1", "SF-16.0")
def test_returning_to_your_roots_clears_and_closes_its_subject() -> None:
    table = duel([SITE, "hand: Returning to Your Roots", "hand: Butterfly Swords", "pool: ggC"],
                 [SITE, "SEAL Team (2 damage)", "Fingertip Razors > SEAL Team"])  # fmt: skip
    table.play("Returning to Your Roots", "SEAL Team").passes().check("SEAL Team", damage=0)
    table.check("Fingertip Razors", zone="smoked").check("Returning to Your Roots", on="SEAL Team")
    table.cannot("Play Butterfly Swords")


@rule("SF-16.1")
def test_returning_to_your_roots_smokes_states_on_the_undamaged_too() -> None:
    table = duel(
        [SITE, "hand: Returning to Your Roots", "pool: gg"], [SITE, "SEAL Team", "Fingertip Razors > SEAL Team"]
    )
    table.play("Returning to Your Roots", "SEAL Team").passes().check("Fingertip Razors", zone="smoked")


@rule("SF-38.2.1", "SF-39.0")
def test_rivers_path_turns_an_effects_damage_for_the_whole_hand() -> None:
    table = duel([SITE, "hand: Killing Rain", "Imp", "pool: jj"],
                 ["City Park", "hand: River's Path", "hand: Imp", "hand: Alfar", "pool: ggC"])  # fmt: skip
    table.play("Killing Rain").until("Play River's Path", 1).choose("Play River's Path").maybe("the damage")
    table.maybe("City Park").choose("Imp").passes()
    table.check("City Park", damage=0).check("Imp", zone="smoked")
    assert table.hand(1) == []
    assert sorted(table.pile("toasted", 1)) == ["Alfar", "Imp"]


@rule("SF-38.3")
def test_rivers_path_turns_an_attackers_damage_without_a_hand_too() -> None:
    table = duel([SITE, "SEAL Team", "Imp"], ["City Park", "hand: River's Path", "pool: ggC"])
    table.attack("City Park", "SEAL Team", "Imp").until("Play River's Path", 1).choose("Play River's Path")
    table.choose("the combat damage of SEAL Team").maybe("City Park").choose("Imp").ends()
    table.check("City Park", damage=1).check("Imp", zone="smoked")


@rule("SF-45.0", "SF-33.0")
def test_undisturbed_meditation_is_given_up_against_any_event() -> None:
    table = duel([SITE, "hand: Final Brawl", "pool: dd"], [SITE, "Imp", "Undisturbed Meditation"])
    table.play("Final Brawl").until("Use Undisturbed Meditation", 1).choose("Use Undisturbed Meditation").passes()
    table.check("Imp", zone="in play").check("Undisturbed Meditation", zone="smoked")


@rule("SF-9.2.2.2")
def test_undisturbed_meditation_makes_the_hand_larger() -> None:
    table = duel([SITE, "Undisturbed Meditation"], [SITE], begin="start").until("main shot")
    assert len(table.hand(0)) == 7


@rule("SF-10.4", "SF-50.17")
def test_wei_tian_protects_anyone_while_turned() -> None:
    table = duel([SITE, "Wei Tian", "hand: Final Brawl", "pool: dd"], [SITE, "Imp"])
    table.use("Wei Tian", "Imp").passes().check("Imp", toughness=2).play("Final Brawl").passes()
    table.check("Imp", zone="in play", damage=0)


@rule("SF-29.6", "SF-25.1.1")
def test_yanyuedao_blade_takes_the_next_damage_of_its_turn() -> None:
    mine = ["SEAL Team", "hand: Yanyuedao Blade", "pool: gg"]
    table = duel([SITE, "Hungry Ghosts", "Soul Reaver", "hand: Final Brawl", "pool: dd"], [SITE, *mine])
    table.attack("SEAL Team", "Soul Reaver").until("Play Yanyuedao Blade", 1).choose(
        "Play Yanyuedao Blade", "SEAL Team"
    )
    table.resolves().until("Use Hungry Ghosts", 0).use("Hungry Ghosts", "SEAL Team").resolves()
    table.check("SEAL Team", damage=0, fighting=6).ends().check("SEAL Team", damage=2)


@rule("SF-29.6", "SF-29.9")
def test_yanyuedao_blade_waits_for_damage_it_can_reduce_until_the_end_of_the_turn() -> None:
    table = duel(
        [SITE, "SEAL Team", "hand: Yanyuedao Blade", "hand: Twenty Lashes", "hand: Final Brawl", "pool: ggmmdd"]
    )
    table.play("Yanyuedao Blade").passes().play("Twenty Lashes").passes().check("SEAL Team", damage=3)
    table.play("Final Brawl").passes().check("SEAL Team", damage=3)
    table = duel([SITE, "SEAL Team", "hand: Yanyuedao Blade", "pool: gg"], [SITE, "hand: Final Brawl", "pool: dd"])
    table.play("Yanyuedao Blade").passes().end_turn().until("main shot", 1).play("Final Brawl").passes()
    table.check("SEAL Team", damage=2)
