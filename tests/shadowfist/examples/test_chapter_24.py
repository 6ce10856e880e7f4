"""The worked examples of SF-24, played with the cards that they name."""

from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"


def waiting(table: Duel) -> list[str]:
    """The cards whose effects wait in the scene, the next to resolve last."""
    return [effect["card"] for effect in table.game.view(0)["scene"]]


@rule("SF-24.1.3")
def test_golden_comeback_needs_a_character_in_the_smoked_pile() -> None:
    assert duel([SITE, "hand: Golden Comeback", "Student of the Dragon"]).why("Golden Comeback") == "SF-24.1.3"
    table = duel([SITE, "hand: Golden Comeback", "pool: d", "smoked: Sewer Scum"])
    table.play("Golden Comeback", "Sewer Scum").passes().check("Sewer Scum", zone="in play", control=0)


@rule("SF-24.1.3", "SF-18.2")
def test_spirit_wrack_needs_a_character_that_is_not_magic() -> None:
    side = [SITE, "hand: Spirit Wrack", "pool: eeMM"]
    assert duel(side, [SITE, "Imp", "Hungry Ghosts"]).why("Spirit Wrack") == "SF-24.1.3"
    table = duel(side, [SITE, "Imp", "SEAL Team"])
    table.play("Spirit Wrack").passes().check("SEAL Team", zone="smoked")


@rule("SF-24.1.3")
def test_mark_of_fire_needs_four_targets() -> None:
    side = [SITE, "hand: Mark of Fire", "pool: m"]
    assert duel(side, [SITE, "Sewer Scum"]).why("Mark of Fire") == "SF-24.1.3"
    table = duel(side, [SITE, "Sewer Scum", "Tech Squad", "Imp"])
    table.play("Mark of Fire", "Sewer Scum", "Tech Squad", "Imp", SITE).passes()
    table.check("Sewer Scum", damage=1).check("Tech Squad", damage=1).check("Imp", zone="smoked").check(
        SITE, 0, damage=1
    )


@rule("SF-24.1.3.3")
def test_the_eater_escapes_being_toasted_but_not_being_cancelled() -> None:
    table = eater_is_answered()
    table.passes(to=0).use("Ming I", "Eater of Fortune").passes()
    table.check("Eater of Fortune", zone="smoked").check("Ming I", damage=0)
    table.check("Night Moves", zone="in play")  # the Difficulty has cancelled the smoking of the Edge all the same


@rule("SF-24.1.3.3")
def test_the_eater_that_stays_is_toasted() -> None:
    table = eater_is_answered()
    table.passes().check("Eater of Fortune", zone="toasted").check("Night Moves", zone="in play")


@rule("SF-24.1.3.3")
def test_one_power_buys_the_difficulty_off() -> None:
    table = eater_is_answered()
    table.power(7).passes(to=0).use("Difficulty at the Beginning").power(6).passes()
    table.check("Eater of Fortune", zone="in play").check("Night Moves", zone="smoked")


def eater_is_answered() -> Duel:
    """An Eater of Fortune is played at an Edge; its opponent answers with Difficulty at the Beginning."""
    table = duel(
        [SITE, "Ming I (3 damage)", "hand: Eater of Fortune", "pool: eM"],
        [SITE, "Night Moves", "hand: Difficulty at the Beginning", "pool: g"],
    )
    table.play("Eater of Fortune").choose("Eater of Fortune")
    table.until("Play Difficulty at the Beginning", 1).play("Difficulty at the Beginning")
    assert waiting(table) == ["Eater of Fortune", "Eater of Fortune", "Difficulty at the Beginning"]
    return table


@rule("SF-24.1.4", "SF-16.1")
def test_turning_is_the_doctors_cost_and_a_damaged_target_a_requirement() -> None:
    assert duel([SITE, "Chinese Doctor"], [SITE, "Sewer Scum"]).why("Chinese Doctor") == "SF-24.1.3"
    assert duel([SITE, "Chinese Doctor (turned)"], [SITE, "Sewer Scum (1 damage)"]).why("Chinese Doctor") == "SF-21.0"
    table = duel([SITE, "Chinese Doctor", BUSY], [SITE, "Sewer Scum (2 damage)", BUSY], power=2)
    table.use("Chinese Doctor").check("Chinese Doctor", turned=True).check("Sewer Scum", damage=2)
    table.passes().check("Sewer Scum", damage=0).power(2, 2)  # the Doctor's play cost is no part of it


@rule("SF-24.2")
def test_wedding_gifts_count_at_generation() -> None:
    table = duel(
        [SITE, "hand: Wedding Gifts", "pool: md", "Student of the Dragon"],
        [SITE, "Hungry Ghosts", "Sewer Scum", "Imp (turned)"],
        power=0,
    )
    table.play("Wedding Gifts").use("Hungry Ghosts", "Student of the Dragon").passes()
    table.power(2)  # the Ghosts and the Scum were unturned then


@rule("SF-24.2")
def test_nine_dragon_temple_looks_at_who_is_closer_as_it_resolves() -> None:
    table = duel([SITE, "SEAL Team"], ["Nine Dragon Temple (3 damage)", "Diamond Beach"], power=0)
    table.attack("Nine Dragon Temple", "SEAL Team").until("Burn it for victory").choose("Burn it for victory")
    table.ends().power(0, 3)  # one Site and one burned against one Site: closer by now, not before
    table = duel([SITE, "SEAL Team"], ["Nine Dragon Temple (3 damage)", "Diamond Beach"], power=0)
    table.attack("Nine Dragon Temple", "SEAL Team").until("Smoke it").choose("Smoke it").ends().power(0, 0)


@rule("SF-24.2.1")
def test_dirty_tricks_targets_at_generation_and_chooses_cards_at_resolution() -> None:
    table = duel(
        [SITE, "hand: Dirty Tricks", "pool: aa", BUSY],
        [SITE, "hand: Imp", "hand: Tech Squad", BUSY],
        [SITE, "hand: Sewer Scum", "hand: Blade Palm", BUSY],
    )
    table.play("Dirty Tricks", "{1}")
    assert waiting(table) == ["Dirty Tricks"]  # two opponents are two targets: nothing was asked
    table.passes()
    assert (table.kind, table.seat, table.labels()) == ("pick", 1, ["Blade Palm", "Sewer Scum"])
    table.choose("Sewer Scum")
    assert (table.kind, table.seat, table.labels()) == ("pick", 2, ["Imp", "Tech Squad"])
    table.choose("Imp").check("Imp", zone="toasted").check("Sewer Scum", zone="toasted")
    assert (table.hand(1), table.hand(2)) == (["Tech Squad"], ["Blade Palm"])


@rule("SF-24.2.1")
def test_chinese_connection_targets_at_generation() -> None:
    table = duel([SITE, "Chinese Connection", BUSY], [SITE, "Sewer Scum (1 damage)", "Seamus (1 damage)", BUSY])
    table.use("Chinese Connection")
    assert table.kind == "pick"
    table.choose("Seamus").power(8, 10)
    assert waiting(table) == ["Chinese Connection"]
    table.passes().check("Seamus", damage=0).check("Sewer Scum", damage=1)


@rule("SF-24.5.2")
def test_a_software_pirate_does_not_trigger_itself() -> None:
    table = duel([SITE, "hand: Software Pirate", "deck: Imp"], [SITE, BUSY])
    table.play("Software Pirate")
    assert table.kind == "act"
    table.passes()
    assert table.hand(0) == []
    table = duel([SITE, "Software Pirate", "hand: Software Pirate", "deck: Imp"], [SITE, BUSY])
    table.play("Software Pirate").choose("Software Pirate").passes()  # another one's text looks at it
    assert table.hand(0) == ["Imp"]


@rule("SF-24.7")
def test_back_for_seconds_may_be_played_on_an_unturned_character() -> None:
    table = duel([SITE, "SEAL Team", "hand: Back for Seconds", "pool: d"], [SITE])
    table.play("Back for Seconds").passes().check("SEAL Team", turned=False).power(8)


@rule("SF-24.7", "SF-35.3")
def test_tortured_memories_may_be_played_on_ones_own_character() -> None:
    table = duel([SITE, "SEAL Team (turned)", "Imp", "hand: Tortured Memories", "pool: e"], [SITE])
    table.play("Tortured Memories", "SEAL Team").passes()
    table.check("SEAL Team", control=0, turned=True)  # no change of control, so it did not unturn either


@rule("SF-24.8.1.3", "SF-10.1")
def test_wolf_clan_hunters_fall_one_after_the_other_to_a_final_brawl() -> None:
    hunters = ["Wolf Clan Hunters"] * 4
    table = duel([SITE, *hunters], [SITE, "hand: Final Brawl", "pool: dd"])
    table.attack(SITE, *["Wolf Clan Hunters"] * 4)
    table.check("Wolf Clan Hunters", fighting=5)
    table.game.damage[table.card("Wolf Clan Hunters (4)")] = 3
    table.game.damage[table.card("Wolf Clan Hunters (3)")] = 2
    table.game.changed()
    table.play("Final Brawl").passes(to=None)
    assert [table.game.card(card).title for card in table.game.smoked[0]].count("Wolf Clan Hunters") == 4
