"""The Chi cards of Combat in Kowloon, each played once, with its edge."""

from tests.rules import rule
from tests.shadowfist.duel import duel

CHI = ["Mantis Fighter", "Shaolin Supplicants"]


def test_blade_palm_returns_any_card_to_its_owner() -> None:
    table = duel(["hand: Blade Palm", *[f"smoked: {each}" for each in CHI]], ["Diamond Beach", "Imp"])
    table.act("Play Blade Palm", "Diamond Beach")
    table.check("Diamond Beach", zone="hand")


@rule("SF-24.1.3.3")
def test_a_card_that_left_and_came_back_is_not_affected() -> None:
    table = duel(["hand: Blade Palm", *[f"smoked: {each}" for each in CHI]], ["Imp"])
    table.choose("Play Blade Palm")
    imp = table.card("Imp", 1)
    place = table.game.places[imp]
    table.game.put_in_play(imp, 1)
    table.game.places[imp] = place
    table.passes()
    assert table.game.zones[imp] == 2, table.show()


@rule("SF-49.11")
def test_butterfly_swords_add_to_combat_damage_only() -> None:
    table = duel(["Mantis Fighter", "hand: Butterfly Swords"], ["Dockyard"])
    table.act("Play Butterfly Swords", "Mantis Fighter")
    table.check("Mantis Fighter", fighting=1)
    table.attack("Dockyard", "Mantis Fighter").passes()
    table.check("Dockyard", damage=4)


@rule("SF-16.1")
def test_healing_earth_divides_points_by_the_chi_in_the_pool() -> None:
    table = duel(
        [
            "Dockyard (3 damage)",
            "SEAL Team (2 damage)",
            "hand: Healing Earth",
            "smoked: Mantis Fighter",
            "smoked: Mantis Fighter",
        ],
        [],
    )
    table.choose("Play Healing Earth", "Dockyard", "SEAL Team", "Dockyard").passes()
    table.check("Dockyard", damage=1)
    table.check("SEAL Team", damage=1)


def test_healing_earth_needs_something_damaged() -> None:
    table = duel(["Dockyard", "SEAL Team", "hand: Healing Earth"], ["Imp (0 damage)"])
    assert table.why("Healing Earth") == "SF-24.1.3"


@rule("SF-19.0", "SF-30.3.3.2", "SF-28.8")
def test_robbing_the_kong_takes_the_site_from_the_one_who_declared() -> None:
    table = duel(
        ["Mantis Fighter"],
        ["Dockyard (4 damage)"],
        ["SEAL Team", "hand: Robbing the Kong", *[f"smoked: {each}" for each in CHI]],
    )
    table.attack("Dockyard", "Mantis Fighter").until("join")
    table.choose("SEAL Team").choose("Robbing the Kong").until("may")
    assert table.question.seat == 2
    table.choose("Yes").passes()
    table.check("Dockyard", control=2, damage=0, location=1)
    assert table.game.structures[1] == []


def test_robbing_the_kong_leaves_the_choice_when_its_player_declines() -> None:
    table = duel(
        ["Mantis Fighter"],
        ["Dockyard (4 damage)"],
        ["SEAL Team", "hand: Robbing the Kong", *[f"smoked: {each}" for each in CHI]],
    )
    table.attack("Dockyard", "Mantis Fighter").until("join")
    table.choose("SEAL Team").choose("Robbing the Kong").until("may")
    table.choose("No")
    assert (table.question.kind, table.question.seat) == ("fate of the Site", 0)


def test_robbing_the_kong_needs_its_own_attacker_to_strike_the_blow() -> None:
    table = duel(
        ["Mantis Fighter"],
        ["Diamond Beach (4 damage)"],
        ["Imp", "Butterfly Swords > Imp", "hand: Robbing the Kong", *[f"smoked: {each}" for each in CHI]],
    )
    table.game.subjects[table.card("Butterfly Swords")] = table.card("Mantis Fighter", 0)
    table.game.changed()
    table.attack("Diamond Beach", "Mantis Fighter").until("join")
    table.choose("Imp").choose("Robbing the Kong").until("fate of the Site")
    assert table.question.kind == "fate of the Site"


@rule("SF-9.1.2", "SF-9.1.2.3")
def test_shaking_the_mountain_turns_a_whole_location() -> None:
    table = duel(
        ["hand: Shaking the Mountain", *[f"smoked: {each}" for each in CHI]],
        ["Dockyard", "City Park", "Imp (1st)", "Hungry Ghosts (2nd)"],
    )
    table.choose("Play Shaking the Mountain")
    assert table.labels() == ["{1}'s location 1", "{1}'s location 2"]
    table.choose("{1}'s location 1").passes()
    table.check("Dockyard", turned=True)
    table.check("Imp", seat=1, turned=True)
    table.check("City Park", turned=False)
    table.check("Hungry Ghosts", turned=False)


@rule("SF-17.2.1", "SF-22.2.1")
def test_violet_meditation_takes_the_place_of_all_other_generation() -> None:
    table = duel(
        ["Dockyard", "hand: Violet Meditation", "smoked: Mantis Fighter"],
        ["Diamond Beach", "City Park (down)", "Night Moves"],
        power=(0, 0),
        begin="turn",
    )
    table.choose("Play Violet Meditation").passes()
    table.power(3, 0)
    assert table.question.kind == "main shot" or table.question.kind == "discard"
    table.power(3, 0)


@rule("SF-22.2.4")
def test_a_violet_meditation_of_nothing_leaves_all_discards_free() -> None:
    table = duel(
        ["Dockyard", "hand: Violet Meditation", "hand: Imp", "hand: Mantis Fighter", "smoked: Mantis Fighter"],
        ["Imp"],
        power=(0, 0),
        begin="turn",
    )
    table.choose("Play Violet Meditation").passes()
    table.choose("Imp", "Mantis Fighter")
    table.power(0, 0)
