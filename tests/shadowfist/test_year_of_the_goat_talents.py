"""Year of the Goat, Chi, Magic, High-Tech and cards of no faction: each card played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import TACTICS, UNSTOPPABLE
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


@rule("SF-44.1", "SF-49.11")
def test_cat_stance_puts_a_state_on_another_legal_subject() -> None:
    table = duel([SITE, "Imp", "hand: Cat Stance", "pool: CCC"], [SITE, "SEAL Team", "Butterfly Swords > SEAL Team"])
    table.play("Cat Stance").cannot(SITE).choose("Imp").passes().check("Butterfly Swords", on="Imp", control=0)
    table.check("Imp", combat_damage=3).check("SEAL Team", combat_damage=0)


@rule("SF-49.10")
def test_cat_stance_knows_whom_a_vehicle_fits() -> None:
    table = duel([SITE, "Imp", "Mantis Fighter", "Big Ass Car > Mantis Fighter", "hand: Cat Stance", "pool: CCC"],
                 [SITE, "SEAL Team", "Muscle Car > SEAL Team", "Alfar"])  # fmt: skip
    table.play("Cat Stance", "Muscle Car").cannot("Mantis Fighter").choose("Alfar").passes()
    table.check("Muscle Car", on="Alfar", control=1)


@rule("SF-16.1")
def test_garden_of_eternal_spring_heals_two_damage_from_any_card() -> None:
    table = duel([SITE, "Garden of Eternal Spring", "Imp"], [SITE, "SEAL Team (3 damage)", "City Park (1 damage)"])
    table.use("Garden of Eternal Spring").cannot("Imp").choose("SEAL Team").passes().check("SEAL Team", damage=1)
    table = duel([SITE, "Garden of Eternal Spring"], ["City Park (1 damage)"])
    table.use("Garden of Eternal Spring").passes().check("City Park", damage=0)


def test_sky_burial_pays_half_the_cost_rounded_down() -> None:
    table = duel([SITE, "hand: Sky Burial", "smoked: SEAL Team", "pool: CC"], [SITE, "smoked: Imp"], power=0)
    table.play("Sky Burial").cannot("Imp").choose("SEAL Team").passes().power(1).check("SEAL Team", zone="toasted")


@rule("SF-16.1")
def test_song_of_the_nightingale_wants_a_damaged_character_and_a_damaged_site() -> None:
    table = duel([SITE, "hand: Song of the Nightingale", "pool: C"], ["City Park (4 damage)", "SEAL Team (3 damage)"])
    table.play("Song of the Nightingale").passes().check("City Park", damage=0).check("SEAL Team", damage=0)
    duel([SITE, "hand: Song of the Nightingale", "pool: C"], ["City Park", "SEAL Team (3 damage)"]).cannot("Play Song")


@rule("SF-25.5.6")
def test_familiar_spirit_burns_one_where_its_subject_is() -> None:
    table = duel([SITE, "Imp", "Familiar Spirit > Imp", "SEAL Team", "City Park", "Alfar"]).check("Imp", fighting=4)
    table.use("Familiar Spirit").cannot("Alfar").choose("SEAL Team").passes().check("SEAL Team", damage=1)


@rule("SF-47.0", "SF-25.5.4")
def test_familiar_spirit_leaves_three_spirits_to_its_player() -> None:
    table = duel(
        [SITE, "hand: Spirit Wrack", "pool: eeMM", "Alfar"], [SITE, "SEAL Team", "Familiar Spirit > SEAL Team"]
    )
    table.play("Spirit Wrack").maybe("SEAL Team").passes().until("main shot", 0)
    game = table.game
    spirits = [card for card in game.in_play if game.card(card).title == "Spirit"]
    assert [game.controllers[card] for card in spirits] == [1, 1, 1]


@rule("SF-24.2.1", "SF-10.2")
def test_mobius_portal_hurts_one_and_heals_one_for_the_first_event() -> None:
    mine = ["Mobius Portal", "SEAL Team (2 damage)", "hand: Back for Seconds", "hand: Back for Seconds", "pool: d"]
    table = duel([SITE, *mine], [SITE, "Grey Mountain", "Alfar (1 damage)"])
    table.play("Back for Seconds", "SEAL Team").choose("Grey Mountain").cannot("Alfar").choose("SEAL Team").passes()
    table.check("Grey Mountain", damage=1).check("SEAL Team", damage=1)
    table.play("Back for Seconds", "SEAL Team").passes().check("SEAL Team", damage=1)


@rule("SF-26.1.2")
def test_mobius_portal_must_hurt_someone_also_if_nothing_can_be_healed() -> None:
    table = duel([SITE, "Mobius Portal", "hand: Back for Seconds", "pool: d"], ["City Park", "Imp"])
    table.play("Back for Seconds").choose("City Park").passes().check("City Park", damage=1)


@rule("SF-17.2.1")
def test_spirit_in_a_bottle_and_on_the_wire_pay_who_has_less() -> None:
    for title, pool, more, theirs in (("Spirit in a Bottle", "MM", "Imp", 0), ("On the Wire", "HH", SITE, 1)):
        for poor in (True, False):
            table = duel([SITE, f"hand: {title}", f"pool: {pool}", *([] if poor else ["Alfar"])],
                         [SITE, more], power=(0 if poor else theirs, theirs), begin="start")  # fmt: skip
            table.until(f"Play {title}", 0).choose(f"Play {title}").until("main shot")
            assert table.game.power[0] == (3 if poor else 1 + theirs)


@rule("SF-44.1", "SF-28.5")
def test_ejector_seat_malfunction_throws_an_attacker_out_of_the_attack() -> None:
    table = duel([SITE, "SEAL Team (1 damage)", "Butterfly Swords > SEAL Team"],
                 ["City Park", "hand: Ejector Seat Malfunction", "pool: HH"])  # fmt: skip
    table.attack("City Park", "SEAL Team").act("Play Ejector Seat Malfunction", seat=1, hold=True).ends()
    table.check("SEAL Team", zone="in play", control=0, damage=0, turned=False)
    table.check("Butterfly Swords", zone="smoked").check("City Park", damage=0)


@rule("SF-18.1")
def test_exo_skeleton_counts_high_tech() -> None:
    table = duel([SITE, "Imp", "Exo-Skeleton > Imp", "pool: HHd"], [SITE])
    table.check("Imp", fighting=3, toughness=1)


@rule("SF-26.5")
def test_personal_assault_vehicle_buys_one_ability_for_good() -> None:
    for mode, facts in (("subject gains +2", {"fighting": 3}), ("subject gains Tough", {"toughness": 1}),
                        ("subject gains Unst", {"has": UNSTOPPABLE})):  # fmt: skip
        table = duel([SITE, "Imp", "Personal Assault Vehicle > Imp"], [SITE], power=1)
        table.use("Personal Assault Vehicle", mode).passes().power(0).check("Imp", **facts)
        table.check("Personal Assault Vehicle", turned=True).end_turn().until("main shot", 1).check("Imp", **facts)


@rule("SF-49.4")
def test_two_magnums_are_one() -> None:
    table = duel([SITE, "Imp", ".44 Kincaid Magnum > Imp", ".44 Kincaid Magnum > Imp"], [SITE])
    table.check("Imp", combat_damage=3, fighting=1)


def test_hovercraft_gives_damage_and_tricks() -> None:
    table = duel([SITE, "Imp", "Hovercraft > Imp"], [SITE])
    table.check("Imp", combat_damage=2, has=UNSTOPPABLE, fighting=1).check("Imp", has=TACTICS)


@rule("SF-45.0")
def test_rocket_launcher_is_spent_on_a_character_or_site() -> None:
    table = duel([SITE, "Imp", "Rocket Launcher > Imp"], ["City Park", "SEAL Team"])
    table.use("Rocket Launcher", "City Park").passes().check("City Park", damage=3)
    table.check("Rocket Launcher", zone="smoked")
    table = duel([SITE, "Imp", "Rocket Launcher > Imp"], ["City Park", "SEAL Team"])
    table.use("Rocket Launcher", "SEAL Team").passes().check("SEAL Team", damage=3)
