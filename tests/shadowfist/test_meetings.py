"""Rules that the Lotus and the Guiding Hand brought to light, each under its number."""

from kwoon.games.shadowfist.cards.combat_in_kowloon import hand, lotus
from kwoon.games.shadowfist.terms.codes import DECK
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
MORE = "hand: Puzzle Garden"


@rule("SF-24.1.3.3")
def test_a_target_that_left_and_came_back_is_not_affected() -> None:
    table = duel(
        ["Hungry Ghosts", MORE],
        ["1,000 Corpses (2 damage)", "Soul Theft > 1,000 Corpses", "Hungry Ghosts"],
        ["Hungry Ghosts"],
    )
    # Soul Theft is the top player's own, so the Corpses stay dead; the second shot finds nobody.
    table.use("Hungry Ghosts", "1,000 Corpses").use("Hungry Ghosts", "1,000 Corpses").passes().ends()
    table.check("1,000 Corpses", zone="smoked")
    # Bottom's Soul Theft brings them back under bottom's control: the first shot is not meant for them any more.
    table = duel(["Hungry Ghosts", MORE, "hand: Soul Theft", "pool: e"], ["1,000 Corpses (2 damage)", "Hungry Ghosts"])
    table.play("Soul Theft", "1,000 Corpses").passes()
    table.use("Hungry Ghosts", "1,000 Corpses").use("Hungry Ghosts", "1,000 Corpses").ends()
    table.check("1,000 Corpses", zone="in play", control=0, damage=0)


@rule("SF-30.3.3", "SF-26.1.3")
def test_those_smoked_together_see_each_other_go() -> None:
    # Long Shadows defends and dies with the attacker that it kills; its trigger still happens.
    table = duel([SITE, "Sewer Scum (1 damage)", MORE], ["Stone Dolmens (down)", "Long Shadows"])
    table.attack("Long Shadows", "Sewer Scum").ends()
    table.check("Long Shadows", zone="smoked").check("Sewer Scum", zone="in play", control=1, designator="undead")


@rule("SF-30.3.1")
def test_all_who_inflicted_combat_damage_have_smoked_it() -> None:
    table = duel([SITE, "Imp", "Long Shadows", MORE], ["Stone Dolmens (down)", "Walking Corpses"])
    table.attack("Walking Corpses", "Imp", "Long Shadows").until("4").choose("4").ends()
    table.check("Walking Corpses", control=0)


@rule("SF-20.1", "SF-29.4")
def test_who_inflicts_the_damage_has_smoked_the_card() -> None:
    table = duel(["Hungry Ghosts", MORE], ["Imp", "smoked: Undead Horrors"])
    table.use("Hungry Ghosts", "Imp").passes()
    assert table.game.smoked_this_turn == [table.card("Imp")]


@rule("SF-10.4")
def test_what_ended_does_not_begin_again() -> None:
    table = duel(["Youn Wha", "Temple Guards", MORE, "hand: Back for Seconds", "pool: d"], ["The Great Wastes"])
    table.use("Youn Wha").passes().check("Temple Guards", fighting=3)
    table.play("Back for Seconds", "Youn Wha").passes().check("Temple Guards", fighting=2)
    table.choose("End your turn").use("The Great Wastes", "Youn Wha").passes()
    table.check("Youn Wha", turned=True).check("Temple Guards", fighting=2)


@rule("SF-26.1.2", "SF-24.1.2")
def test_once_per_turn_is_once_also_for_two_deaths_at_a_time() -> None:
    table = duel(
        [
            "Sewer Scum",
            "Long Black Hearse > Sewer Scum",
            "Imp",
            "Undead Horrors",
            "hand: Final Brawl",
            "pool: dd",
            MORE,
        ],
        [],
    )
    table.play("Final Brawl").until("Long Black Hearse").choose("Long Black Hearse").passes()
    assert not table.offers("Long Black Hearse")


@rule("SF-24.1.3")
def test_what_is_sacrificed_cannot_be_the_only_target() -> None:
    table = duel(["hand: Feeding the Hungry", "pool: ee", "Imp", MORE], [])
    assert not table.offers("Play Feeding")


@rule("SF-26.4")
def test_a_delayed_effect_cannot_be_answered() -> None:
    table = duel(
        [SITE, "Sifu Beumer", "hand: Cries in the Night", "pool: ee", MORE],
        ["Stone Dolmens (down)", "Imp", "hand: Secrets of Shaolin", "pool: g"],
        power=(0, 0),
    )
    table.play("Cries in the Night")
    assert table.offers("Play Secrets")
    table.passes().attack("Imp", "Sifu Beumer")
    while table.kind != "main shot":
        assert not table.offers("Play Secrets")
        table.decline()
    table.power(1, 0)


@rule("SF-35.3")
def test_who_takes_control_places_the_character() -> None:
    table = duel([SITE, "Stone Dolmens (down)", "hand: Bribery", "pool: ee", MORE], ["Imp"])
    table.play("Bribery").passes()
    assert table.labels() == ["{0}'s location 1", "{0}'s location 2"]


@rule("SF-14.4")
def test_a_word_that_splits_means_all_of_its_parts() -> None:
    # "MartialArtist" is Martial and Artist: the Martial Arts Student has only one of them.
    table = duel(
        ["Imp", "Sewer Scum", "Sifu Beumer", SITE, MORE],
        ["Stone Dolmens (down)", "Shaolin Student", "hand: Taiko Drummer", "hand: Buddhist Monk", "pool: gg"],
    )
    table.attack("the face-down", "Sifu Beumer", "Sewer Scum").until("Burn it for victory")
    table.choose("Burn it for victory", "Shaolin Student")
    assert table.labels() == ["No more", "Buddhist Monk"]


def test_every_card_reads_as_something_and_says_its_own_x() -> None:
    for card in [*hand.cards(), *lotus.cards()]:
        text = card.text()
        assert "  " not in text, text
        assert ".." not in text, text
        assert " gains cannot" not in text, text
        if " X " in text.replace(".", " ") and card.title != "Kung Fu Master":
            assert "X =" in text, text


@rule("SF-50.13", "SF-24.7")
def test_a_card_is_not_reloaded_again_while_one_reload_waits() -> None:
    table = duel(["smoked: Bamboo Cane", "pool: gggC", MORE, "hand: Imp"], ["Hungry Ghosts"])
    table.use("Bamboo Cane").choose("Pass")
    assert not table.offers("Use Bamboo Cane")  # it could change nothing more
    table.passes()
    assert table.game.zones[table.card("Bamboo Cane")] == DECK
