"""Cards that four fresh readers doubted, who laid what the library says of every card beside its printed text."""

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.library import card_named
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import fight, people

SITE = "Puzzle Garden"


@rule("SF-29.5")
def test_a_plus_before_the_word_damage_is_for_combat_damage_alone() -> None:
    """Sir James Lamb has the text of Hungry Ghosts for a turn: 1 non-combat damage, to which nothing is added."""
    mine = [SITE, "Sir James Lamb", "Hungry Ghosts", "hand: Rigorous Discipline", "pool: gg"]
    table = duel(mine, [SITE, "Big Bruiser"])
    table.play("Rigorous Discipline", "Sir James Lamb", "Hungry Ghosts").passes()
    table.use("Sir James Lamb", "Hungry Ghosts").passes().check("Hungry Ghosts", damage=1)
    assert "+2 combat damage against all Characters." in card_named("Sir James Lamb").text()


# --- responses (SF-26.2) ---------------------------------------------------------------------------------------


@rule("SF-26.2.2")
@pytest.mark.parametrize("answer", ["Journey's Reward", "Undisturbed Meditation"])
def test_an_event_can_be_answered_when_it_has_resolved(answer: str) -> None:
    """There is nothing to cancel any more: what else the answer does is done (as with Confucian Stability)."""
    given = "Undisturbed Meditation" if answer.startswith("Undisturbed") else f"hand: {answer}"
    mine = ["Meadow", "Elk", "hand: Bolt", given, "pool: g"]
    table = fight(mine, ["Pond", "Ant", "hand: Rest"], power=0)
    table.play("Bolt", "Elk")
    while table.game.damage[table.card("Elk")] == 0:
        table.choose("Pass")
    table.passes(to=0)
    if answer == "Journey's Reward":
        table.play(answer).resolves().power(1, 0)
    else:
        table.use(answer).resolves().check(answer, zone="smoked")


@rule("SF-26.2.2", "SF-24.1.3")
def test_fortune_favors_a_target_when_the_event_has_resolved() -> None:
    table = fight(["Meadow", "hand: Bolt"], ["Pond", "Bear (turned)", "hand: Fortune Favors the Bold", "pool: ddd"])
    table.play("Bolt", "Bear").passes(to=1).choose("Pass").check("Bear", damage=2, turned=True)
    table.until("Play Fortune Favors", 1).play("Fortune Favors the Bold").resolves().check(
        "Bear", damage=2, turned=False
    )


@rule("SF-26.2.2", "SF-24.5.1")
def test_a_card_that_has_resolved_is_toasted_by_difficulty_at_the_beginning() -> None:
    mine = ["Meadow", "Elk", "hand: Butterfly Swords", "pool: C"]
    table = fight(mine, ["Pond", "Bear", "hand: Difficulty at the Beginning", "pool: g"], power=(1, 1))
    table.play("Butterfly Swords", "Elk").passes(to=1).choose("Pass").check("Elk", combat_damage=3)
    table.until("Play Difficulty", 1).play("Difficulty at the Beginning").resolves()
    table.check("Butterfly Swords", zone="toasted").check("Elk", combat_damage=0)


@rule("SF-26.2.2", "SF-26.3")
@pytest.mark.parametrize("answer", ["Who's the Monkey Now?", "Cheap Baboon Trick"])
def test_what_an_event_would_do_is_answered_before_it_has_done_it(answer: str) -> None:
    theirs = ["Pond", "Bear", "Ant", f"hand: {answer}", "hand: Journey's Reward", "pool: jjg"]
    table = fight(["Meadow", "Elk", "hand: Snuff"], theirs)
    table.play("Snuff", "Ant").passes(to=1)
    assert table.offers(f"Play {answer}")
    table.choose("Pass").until("Play Journey's Reward", 1).cannot(f"Play {answer}")


# --- what is swept (SF-24.2) -----------------------------------------------------------------------------------


@rule("SF-26.6.4")
def test_what_is_at_the_targets_location_is_looked_up_anew_when_the_target_is_changed() -> None:
    """Chi Bomb is turned from one unrevealed Site to another: the cards at that one's location are hurt."""
    theirs = ["Meadow (down)", "Elk", "Pond (down)", "Bear", "hand: Brain Fire", "pool: mm"]
    table = fight(["Barn", "hand: Chi Bomb", "pool: jj"], theirs)
    table.play("Chi Bomb", "the face-down Site at {1}'s location 1").until("Play Brain Fire", 1).play(
        "Brain Fire"
    ).resolves()
    table.check("Elk", damage=0).check("Meadow", damage=0, down=True).check("Bear", damage=2).check("Pond", damage=2)


@rule("SF-26.6.4", "SF-33.0")
def test_larcenous_mist_cancels_the_states_on_its_new_target() -> None:
    armed = ["Elk", "Butterfly Swords > Elk", "Bear", "Butterfly Swords > Bear"]
    table = fight(["Barn", "hand: Larcenous Mist", "pool: MM"], ["Pond", *armed, "hand: Brain Fire", "pool: mm"])
    table.play("Larcenous Mist", "Elk").until("Play Brain Fire", 1).play("Brain Fire").resolves()
    table.check("Elk", combat_damage=3).check("Bear", combat_damage=0)


@rule("SF-24.2", "SF-33.0")
def test_larcenous_mist_cancels_a_state_that_is_played_in_response() -> None:
    mine = ["Barn", "hand: Larcenous Mist", "hand: Butterfly Swords", "pool: MMC"]
    table = fight(mine, ["Pond", "Elk", "hand: Bolt"])
    table.play("Larcenous Mist").maybe("Elk").passes(to=0).play("Butterfly Swords").resolves()
    table.check("Elk", combat_damage=0)


# --- what is said of numbers (SF-26.6.3, SF-48) ----------------------------------------------------------------


@rule("SF-26.6.3", "SF-8.7", "SF-8.8")
def test_a_printed_zero_is_raised_to_one_and_never_lowered() -> None:
    table = fight(["The Blackboard", "Bernie Silverman"], ["Pond"])
    table.use("The Blackboard").cannot("Bernie Silverman: Fighting from 0 to -1")
    before = table.fact(table.card("Bernie Silverman"), "fighting")
    table.choose("Bernie Silverman: Fighting from 0 to 1").passes().check("Bernie Silverman", fighting=before + 1)
    table = fight(["Proving Ground", "Mutator"], ["Pond"])
    table.use("Mutator").cannot("Proving Ground: cost").choose("Proving Ground: Power from 0 to 1")


@rule("SF-49.4.2", "SF-36.0")
def test_what_a_text_says_of_its_own_effect_is_copied_with_the_text() -> None:
    """Old Uncle's effect is not cumulative, on whomever it stands; a restriction would not be copied."""
    mine = ["Meadow", "Old Uncle (turned)", "Cat", "Cat", *["hand: Rigorous Discipline"] * 2, "pool: gg"]
    table = fight(mine, ["Pond"])
    for cat in ("Cat", "Cat #2"):
        table.play("Rigorous Discipline", cat, "Old Uncle").resolves().passes()
    table.attack("Pond", "Cat", "Cat #2")
    while table.kind == "trigger":
        table.game.apply(len(table.labels()) - 1)
    table.ends()
    assert len(table.hand(0)) == 2


@rule("SF-48.1", "SF-8.7")
def test_a_printed_x_is_no_number_and_zero_while_it_is_blank() -> None:
    theirs = ["Pond", "Shih Ho Kuai", "Cat", "pool: CCCC"]
    mine = ["Meadow", "Agent Provocateur", "hand: Vigor", "hand: Larcenous Mist", "pool: MM"]
    table = fight(mine, theirs).use("Agent Provocateur").cannot("Shih Ho Kuai")
    table = fight(mine, theirs).play("Vigor", "Shih Ho Kuai").resolves().passes()
    table.play("Larcenous Mist", "Shih Ho Kuai").resolves().passes().check("Shih Ho Kuai", fighting=2)
    table.use("Agent Provocateur", "Shih Ho Kuai").resolves().check("Shih Ho Kuai", control=0)


@rule("SF-17.2.4", "SF-17.2.5")
def test_power_that_is_given_for_an_ability_is_not_spent() -> None:
    """Hitlist is hired, and nobody who waits for Power to be spent sees it."""
    waiting = m.character("Miser", "Fighter", 1, 2, "", "", m.when(m.Spends(1), m.GainPower(m.YOU_, 1)))
    sides = ["Barn", "Ant"], ["Meadow", "Miser"], ["Barn", "Hitlist"]
    table = duel(*sides, extra=[*people(), waiting], power=1).attack("Meadow", "Ant")
    table.until("Use Hitlist", 0).use("Hitlist").resolves().power(0, 1, 2)


@rule("SF-8.3")
@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Angie Dao", "when a Character you control is about to enter combat, you may play"),
        ("Renewal", "Heal all Sites. Then turn all undamaged Feng Shui Sites"),
        ("Jennifer", "+3 Fighting unless you control a Site an opponent owns"),
        ("Hitlist", "give this card's controller 1 Power"),
        ("Entropy is Your Friend", "When you burn a Site, or a Site you control is burned, put a counter"),
        ("Recruits", "during its controller's next Establishing Shot"),
        ("Sapphire Guards", "choose a designator of Characters. Sapphire Guard Characters gain Superleap"),
        ("Discerning Fire", "X = at least 2."),
        ("Urban Monk", "This card generates 1 more Power during your Establishing Shot while"),
        ("Bustling Metro Station", "choose an Event that targets a card you control"),
        ("Crystal Field", "When an opponent who is closer to victory than you declares an attack, turn"),
        ("Monkey House", "a Feng Shui Site in your hand that is not a Unique or Limited card ::"),
        ("Street Riot", "non-attacking Characters at the locations of all attacked cards"),
    ],
)
def test_a_text_reads_as_a_player_would_say_it(title: str, words: str) -> None:
    assert words in card_named(title).text()


@rule("SF-25.1.1", "SF-25.5")
def test_slo_mo_vengeance_plays_states_only_when_states_can_be_played() -> None:
    gear = ["hand: Slo Mo Vengeance", "smoked: Bamboo Cane", "pool: dgC"]
    table = fight(["Meadow", "Ant", *gear], ["Pond", "Elk", "hand: Bolt", *gear])
    table.attack("Pond", "Ant").passes(to=1).cannot("Play Slo Mo Vengeance")  # it is another player's turn
    assert table.why("Slo Mo Vengeance", 1) == "SF-25.1.1"
    table = fight(["Meadow", "Ant", *gear], ["Pond", "Elk"])
    table.attack("Pond", "Ant").play("Slo Mo Vengeance", "Bamboo Cane").resolves()
    table.check("Bamboo Cane", on="Ant")  # States are played in one's own attacks too
