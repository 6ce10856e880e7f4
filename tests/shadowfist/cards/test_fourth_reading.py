"""Cards that two more fresh readers doubted, who laid a random part of the library beside the printed texts."""

import pytest

from kwoon.bots import make_bot
from kwoon.bots.shadowfist.quick.player import QuickFist
from kwoon.engine.chance import Chance
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.scene.steps import Scene
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import fight

SITE = "Puzzle Garden"


# --- numbers of a text (SF-26.6.3) -------------------------------------------------------------------------------


@rule("SF-26.6.3", "SF-10.5")
def test_one_counter_is_a_number_where_it_is_printed_as_a_digit() -> None:
    mine = [SITE, "Junkyard Engineer", "Imp", "Electro-Gauntlet > Imp"]
    table = duel(mine, [SITE]).use("Junkyard Engineer").passes()
    table.use("Electro-Gauntlet", text="Put 1 counter").passes().check("Electro-Gauntlet", counters=2)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("Electro-Gauntlet", counters=3)


@rule("SF-26.6.3", "SF-10.5")
def test_a_counter_that_is_printed_as_a_word_is_no_number() -> None:
    table = fight(["Emerald Mine", "Mutator"], ["Pond"]).use("Mutator", "Emerald Mine")
    assert not [label for label in table.labels() if "of the text" in label]
    table = fight(["Pond", "Mutator", "Electro-Gauntlet > Mutator"], ["Pond"]).use("Mutator", "Electro-Gauntlet")
    table.choose("Electro-Gauntlet: number 3 of the text from 1 to 2").passes()
    table.use("Electro-Gauntlet", text="Put 1 counter").passes().check("Electro-Gauntlet", counters=2)
    assert "Remove two counters" in card_named("Academy Instructor").text()


@rule("SF-26.6.3")
def test_both_of_two_numbers_one_of_which_counts_are_numbers_and_so_is_power_that_is_given() -> None:
    table = fight(["Pond", "Mutator", "Chiu Bagong"], ["Meadow", "Giant"])
    table.use("Mutator", "Chiu Bagong", "Chiu Bagong: number 1 of the text from 1 to 2").passes()
    table.attack("Giant", "Chiu Bagong").ends().check("Giant", damage=8)  # 2 as the combat begins, 6 in it
    rival = m.target(m.AnOpponent())
    giver = m.character("Giver", "Fighter", 1, 4, "", "", m.use([rival, m.GivePower(1, rival)], m.Damage(2, m.SELF)))
    table = duel([SITE, "Mutator", "Giver"], ["Pond"], power=(5, 0), extra=[giver, m.feng_shui("Pond", 4)])
    table.use("Mutator", "Giver", "Giver: number 1 of the text from 1 to 2").passes().use("Giver").passes()
    table.power(3, 2)


# --- Unbroken Protectorship --------------------------------------------------------------------------------------


@rule("SF-24.2", "SF-47.0")
def test_two_unbroken_protectorships_make_one_martial_artist() -> None:
    """Both trigger; whether there is a token is looked at as each resolves."""
    table = duel([SITE, "Unbroken Protectorship", "Unbroken Protectorship"], [SITE]).end_turn().until("main shot", 1)
    table.end_turn().until("main shot", 0)
    assert [table.game.card(card).title for card in table.game.in_play].count("Martial Artist") == 1


@rule("SF-42.0", "SF-47.0")
def test_unbroken_protectorship_looks_for_the_title_and_not_for_the_designators() -> None:
    """A Martial Artist of another title that is a token does not count, nor does one that has this title."""
    text = card_named("Unbroken Protectorship").text()
    assert 'unless you control a "Martial Artist" Character token' in text
    assert 'toast all "Sworn" Character tokens' in card_named("Fealty to the Wheel").text()
    monk = m.character("Martial Artist", "Martial Artist", 1, 1, "", "")
    table = duel([SITE, "Unbroken Protectorship", "Martial Artist"], [SITE], extra=[monk])
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0)
    assert [table.game.card(card).title for card in table.game.in_play].count("Martial Artist") == 2


# --- Bending the Path --------------------------------------------------------------------------------------------


@rule("SF-29.8", "SF-50.17")
@pytest.mark.parametrize(("hurt", "required"), [(3, 0), (2, 2), (0, 4)])
def test_bending_the_path_requires_nothing_of_an_attacker_whose_fighting_is_one(hurt: int, required: int) -> None:
    """Its Toughness of 1 asks for damage only of an attacker that has Fighting to lose."""
    mine = [SITE, f"Bulletproof Monk ({hurt} damage)", "hand: Final Brawl", "pool: dd"]
    table = duel(mine, [SITE, "Grey Mountain", "hand: Bending the Path", "pool: CC"])
    table.attack(SITE, "Bulletproof Monk").until("intercept").choose("Grey Mountain").maybe("No more")
    table.until("Play Bending the Path", 1).choose("Play Bending the Path")
    scenes = [each for each in table.game.stack if isinstance(each, Scene)]
    assert [effect.x for effect in scenes[-1].effects] == [required]
    table.resolves().check("Bulletproof Monk", damage=3, fighting=1)


# --- Shadowed ----------------------------------------------------------------------------------------------------


@rule("SF-28.1.4", "SF-28.4", "SF-26.1.1")
@pytest.mark.parametrize("state", ["", " (turned)"])
def test_shadowed_sees_once_who_joins_an_attack_be_it_turned_already_or_not(state: str) -> None:
    table = fight(
        ["Barn", "Ant"], ["Meadow"], ["Barn", f"Hitlist{state}", "Shadowed (of 1) > Hitlist"], power=(1, 0, 1)
    )
    table.game.controllers[table.card("Shadowed")] = 1
    table.game.changed()
    table.attack("Meadow", "Ant").until("Use Hitlist", 0).use("Hitlist").until("trigger", 1).choose("Shadowed")
    table.choose("gain 1 Power").ends().power(0, 1, 2)


# --- Tomb of the Sacred Vigil ------------------------------------------------------------------------------------


@rule("SF-28.11", "SF-28.1.3.1", "SF-28.4")
def test_a_joiner_whose_target_was_changed_attacks_the_site_of_who_declared_the_attack() -> None:
    """An opponent has attacked the Site with success, although the attack was declared by the Tomb's own player."""
    sides = ["Tomb of the Sacred Vigil", "Ant", "hand: Decoy"], ["Meadow"], ["Barn", "Cat"]
    for decoy in (False, True):
        table = fight(*sides).attack("Meadow", "Ant").until("Cat", 2).choose("Cat").maybe("No more")
        if decoy:
            table.until("Play Decoy", 0).play("Decoy", "Cat", "Tomb of the Sacred Vigil")
        table.ends()
        assert any(table.game.card(card).title == "Warrior" for card in table.game.in_play) == decoy


# --- The Leashed -------------------------------------------------------------------------------------------------


@rule("SF-28.4", "SF-30.3.1", "SF-30.3.3")
def test_the_leashed_goes_to_who_declared_the_attack_if_several_players_smoke_it() -> None:
    sides = ["Barn", "Ant", "hand: Snuff"], ["Meadow", "The Leashed"], ["Barn", "Giant"]
    for gone, control in ((False, 0), (True, 2)):
        table = fight(*sides).attack("The Leashed", "Ant").until("Giant", 2).choose("Giant").maybe("No more")
        if gone:
            table.until("Play Snuff", 0).play("Snuff", "Ant")
        table.ends().check("The Leashed", zone="in play", control=control)


# --- States that control what they are on ------------------------------------------------------------------------


@rule("SF-25.5", "SF-35.3", "SF-24.5.1")
def test_a_mentor_controls_its_subject_as_it_resolves_and_not_by_an_effect_of_its_own() -> None:
    mine = [SITE, "hand: Shadowy Mentor", "hand: Rest", "pool: a"]
    table = fight(mine, ["Meadow", "SEAL Team", "hand: Bolt", "hand: Confucian Stability", "pool: gg"])
    table.play("Shadowy Mentor").passes(to=1)
    assert [effect["card"] for effect in table.game.view(0)["scene"]] == ["Shadowy Mentor"]
    table.check("SEAL Team", control=1).passes().check("SEAL Team", control=0, designator="sworn")
    table = fight(mine, ["Meadow", "SEAL Team", "hand: Bolt", "hand: Confucian Stability", "pool: gg"])
    table.play("Shadowy Mentor").passes(to=1).play("Confucian Stability").passes()
    table.check("Shadowy Mentor", zone="smoked").check("SEAL Team", control=1)
    assert card_named("Shadowy Mentor").text() == (
        "Play on a Character. You control subject. Subject gains the designator Sworn."
    )


@rule("SF-35.3", "SF-50.10")
def test_a_mentor_takes_its_subject_when_nothing_keeps_it_from_that_any_more() -> None:
    """Loyalty keeps it off; without it the text does what it says."""
    loyal = m.character("Loyal", "Fighter", 1, 4, "", "", keywords=m.LOYALTY)
    silence = m.choose(m.ANY_CHARACTER)
    hush = m.event("Hush", 0, "", m.use([silence], m.CancelForAWhile(silence, m.TURN_END, only_text=True)))
    mine = [SITE, "hand: Shadowy Mentor", "hand: Hush", "pool: a"]
    table = duel(mine, [SITE, "Loyal"], extra=[loyal, hush])
    table.play("Shadowy Mentor").passes().check("Loyal", control=1)
    table.play("Hush").passes().check("Loyal", control=0)


@rule("SF-26.3", "SF-35.3")
def test_agent_neil_north_gains_an_agent_by_playing_a_mentor_on_an_opponents_character() -> None:
    for theirs, agents in (("SEAL Team", 1), ("Imp", 0)):
        mine = [SITE, "Agent Neil North", "Imp", "hand: Shadowy Mentor", "pool: a"]
        table = duel(mine, [SITE, "SEAL Team"]).play("Shadowy Mentor", theirs).passes()
        titles = [table.game.card(card).title for card in table.game.in_play]
        assert titles.count("Agent") == agents


@rule("SF-35.3.4", "SF-44.3")
def test_a_state_that_two_assets_have_taken_goes_back_to_who_may_place_it() -> None:
    """The Asset in the middle leaves first: what it took is still the other one's, then its first player's."""
    owner = [SITE, "Blue Monk", "Up Before Breakfast > Blue Monk", "Armies of the Monarchs"]
    thief = [SITE, "Imp", "hand: Undercover Asset", "pool: aaa"]
    table = duel(thief, [SITE, "SEAL Team", "hand: Undercover Asset", "pool: aaa"], owner)
    table.play("Undercover Asset", "Up Before").passes().choose("No more").passes()
    table.check("Up Before Breakfast", control=0).end_turn().until("main shot", 1)
    table.play("Undercover Asset", "Up Before").passes().choose("No more").passes()
    table.check("Up Before Breakfast", control=1)
    first, second = [card for card in table.game.in_play if table.game.card(card).title == "Undercover Asset"]
    table.game.smoke(first, NO_CARD, NO_SEAT)
    table.end_turn().until("main shot", 2).check("Up Before Breakfast", control=1)
    table.game.smoke(second, NO_CARD, NO_SEAT)
    table.choose("End your turn").until("pick", 2)
    assert "SEAL Team" in " ".join(table.labels())
    table.choose("SEAL Team").check("Up Before Breakfast", control=2, on="SEAL Team")


# --- Life in the Fast Lane ---------------------------------------------------------------------------------------


@rule("SF-7.1.1", "SF-49.10", "SF-26.1.3")
def test_a_horse_that_is_ridden_is_a_vehicle_as_it_leaves_play_and_a_free_one_is_none() -> None:
    theirs = [SITE, "hand: Shattering Fire", "hand: Life in the Fast Lane", "pool: dMMMMMMM"]
    table = duel([SITE, "Imp", "hand: Fire Horse", "pool: mmM"], theirs, power=5)
    table.choose("Play Fire Horse as a State").passes().end_turn().until("main shot", 1)
    table.play("Shattering Fire").until("Life in the Fast Lane", 1).choose("Life in the Fast Lane").ends()
    table.check("Puzzle Garden", 0, damage=3)
    table = duel([SITE, "Fire Horse"], theirs).end_turn().until("main shot", 1).play("Shattering Fire")
    while table.kind != "main shot":
        table.cannot("Life in the Fast Lane").decline()


# --- texts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Khalid Al-Haddad", "choose one :: Gain 1 Power; or draw 2 cards."),
        ("Return to the Center", "Smoke target; or remove all non-damage counters from target."),
        ("Emerald Mine", "Turn this card and a Character you control at this location ::"),
        ("Plots and Intrigues", "Reveal X unrevealed Feng Shui Sites you control ::"),
        ("Church Archivist", "Reveal an unrevealed Feng Shui Site you control and target"),
        ("Rosalee Leung", "When you play a State, draw a card."),
        ("Jellyfish Lake", "When an opponent plays a revealed card with the same title as"),
        ("Bamboo Cane", "Reload: 1 Power (with 3 Guiding Hand and 1 Chi in your pool)."),
        ("Police Negotiator", "if the player who did that has resources of at least 3 factions"),
        ("Stand Together", "while you have at least 2 resources of each of at least 2 factions"),
        ("Xin's Tome of Knowledge", "with a printed cost of more than the number of counters on this card"),
        ("Six Demon Bag", "to reduce that damage to 0"),
        ("Jade Jones", "Immunity to cards of the same types as those top cards, Character aside"),
        ("Board of Punishments", "the player who controlled that Character discards one card at random if you did"),
        ("Bending the Path", "Inflict X non-combat damage on that attacker. That interceptor ceases intercepting."),
        ("Song of the Nightingale", "Heal that Character. Heal that Site."),
        ("Tai Chi Ascension", "Fill your hand to your hand size."),
        ("Temple of the Angry Spirits", "This card inflicts combat damage on Characters as if the Body"),
    ],
)
def test_a_text_reads_as_the_printed_one_does(title: str, words: str) -> None:
    assert words in card_named(title).text()


# --- an X of zero (SF-48.0) --------------------------------------------------------------------------------------


@rule("SF-48.0", "SF-24.7")
@pytest.mark.parametrize(("title", "pool"), [("Plots and Intrigues", "mm"), ("Conspicuous Surveillance", "d")])
def test_an_event_that_reveals_any_number_of_sites_may_reveal_none_and_was_played(title: str, pool: str) -> None:
    watcher = m.edge("Watcher", 0, "", m.when(m.happens(m.PLAYED, to=m.ANY_EVENT), m.GainPower(m.YOU_, 1)))
    for sites in ([], ["City Park (down)", "Meadow (down)"]):
        meadow = m.feng_shui("Meadow", 8)
        mine = [SITE, *sites, f"hand: {title}", "hand: Imp", f"pool: {pool}M"]
        table = duel(mine, [SITE, "Watcher"], power=(1, 0), extra=[watcher, meadow]).play(title)
        table.maybe("No more").passes().ends().check(title, zone="smoked").check("Imp", zone="hand")
        assert table.game.power[1] == 1


@rule("SF-48.0")
def test_a_hitter_keeps_plots_until_there_is_something_to_reveal() -> None:
    for sites in ([], ["City Park (down)"]):
        table = duel([SITE, *sites, "hand: Plots and Intrigues", "pool: mm"], [SITE, "Imp"], power=0)
        chosen = make_bot("shadowfist", "hitter", 1).choose(table.game.view(0), table.question)
        assert table.labels()[chosen].startswith("Play Plots") == bool(sites)
        quick = QuickFist().wish(table.game, Chance(1))
        assert table.labels()[quick].startswith("Play Plots") == bool(sites)
