"""SF-49: restrictions where they meet penalties, copies, other types of cards, and canceling."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import fight, people


def knife(title: str, number: m.Number | int) -> Card:
    """A Not Cumulative State that weakens its subject."""
    weaker = m.always(m.fighting(number), to=m.SUBJECT)
    return m.state(title, 0, "", m.ANY_CHARACTER, weaker, restrictions=m.NOT_CUMULATIVE)


@rule("SF-49.4")
def test_a_not_cumulative_penalty_counts_once() -> None:
    table = duel(["Cat", "Knife > Cat"], extra=[*people(), knife("Knife", -1)])
    table.check("Cat", fighting=2)
    table = duel(["Cat", "Knife > Cat", "Knife > Cat"], extra=[*people(), knife("Knife", -1)])
    table.check("Cat", fighting=2)
    table = duel(["Cat", "Knife > Cat", "Fork > Cat"], extra=[*people(), knife("Knife", -1), knife("Fork", -1)])
    table.check("Cat", fighting=1)


@rule("SF-49.4", "SF-29.7")
def test_the_largest_of_overlapping_changes_of_damage_wins() -> None:
    """Each Shell takes as much off as it has counters: 1 and 3 are 3, whichever came first."""
    for first, second in ((1, 3), (3, 1)):
        rule_of_damage = m.between(m.SUBTRACTED, m.CountersHere(), to=m.SUBJECT, by=m.ANY_CHARACTER)
        shell = m.state("Shell", 0, "", m.ANY_CHARACTER, rule_of_damage, restrictions=m.NOT_CUMULATIVE)
        table = duel(
            ["Meadow", "Elk"],
            ["Pond", "Bear", f"Shell ({first} counters) > Bear", f"Shell ({second} counters) > Bear"],
            extra=[*people(), shell],
        )
        table.attack("Bear", "Elk").ends().check("Bear", damage=1)


@rule("SF-49.1", "SF-36.0", "SF-49.0")
def test_a_card_that_has_copied_a_text_keeps_its_identity() -> None:
    fox = m.character("Fox", "Double", 1, 3, "", "", restrictions=m.UNIQUE)
    fox.identity = "Serena Chase"
    pupil, text = m.target(m.ANY_CHARACTER), m.choose(m.TextOf(m.ANY_CHARACTER))
    learn = m.event("Learn", 0, "", m.use([pupil, text], m.CopyText(text, pupil, m.IN_PLAY)))
    table = duel(["Fox", "hand: Learn", "hand: Serena Chase", "pool: dddd"], extra=[fox, learn])
    table.play("Learn").passes()
    assert table.why("Serena Chase") == "SF-49.9"


@rule("SF-49.2")
def test_a_limited_state_that_was_canceled_was_played_all_the_same() -> None:
    """Canceled, the Charm keeps the second one in the hand for this turn; smoked later on, it would not have."""
    charm = m.state(
        "Charm", 0, "", m.ANY_CHARACTER, m.always(m.fighting(1), to=m.SUBJECT), restrictions=m.LIMITED
    )  # fmt: skip
    sides = ["Cat", "hand: Charm", "hand: Charm", "hand: Snuff"], ["hand: Confucian Stability", "pool: gggCCC"]
    table = duel(*sides, extra=[*people(), charm])
    table.play("Charm").until("Play Confucian", 1).play("Confucian Stability").passes()
    assert table.why("Charm") == "SF-49.2"
    table = duel(["Cat", "Ant", *sides[0][1:]], sides[1], extra=[*people(), charm])
    table.play("Charm", "Cat").ends().play("Snuff", "Cat").ends()
    assert table.why("Charm") == ""


@rule("SF-49.5")
def test_a_one_shot_character_is_played_once_in_a_game() -> None:
    hero = m.character("Hero", "Hero", 0, 3, "", "", restrictions=m.ONE_SHOT)
    table = duel(["hand: Hero", "hand: Hero", "hand: Snuff"], extra=[*people(), hero])
    table.play("Hero").passes().play("Snuff").passes()
    assert table.why("Hero") == "SF-49.5"


@rule("SF-50.14", "SF-28.3", "SF-28.6.5")
def test_why_attackers_and_interceptors_stay_where_they_are() -> None:
    table = fight(["Meadow", "Sneak", "Bear"], ["Pond", "Barn", "Cat (1st)", "Dog (1st)", "hand: Bolt"])
    table.attack("Pond", "Sneak", "Bear").until("intercept").choose("Cat intercepts Sneak", "Dog intercepts Sneak")
    table.until("Use the Stealth", 0)
    assert table.why("Bear") == "SF-28.3"
    table.choose("Use the Stealth", "Cat").passes(1)
    assert table.why("Dog", 1) == "SF-28.6.5"


@rule("SF-49.11", "SF-49.6", "SF-35.3")
def test_nobody_takes_a_weapon_from_its_subjects_controller() -> None:
    """A Blade on the opponent's Cat stays the opponent's; a Curse, which is no Weapon, can be taken."""
    sharper = m.always(m.fighting(1), to=m.SUBJECT)
    blade = m.state("Blade", 0, "", m.ANY_CHARACTER, sharper, restrictions=m.WEAPON)
    curse = m.state("Curse", 0, "", m.ANY_CHARACTER, sharper)
    for title, taker in (("Blade", 1), ("Curse", 0)):
        table = duel(["Meadow", "hand: Betray"], ["Pond", "Cat", f"{title} > Cat"], extra=[*people(), blade, curse])
        table.play("Betray", title).passes().check(title, control=taker, on="Cat")


@rule("SF-32.0", "SF-36.0")
def test_what_is_copied_onto_a_card_that_an_ability_blanks_counts() -> None:
    """Under a Hush the Turtle has no text but the one that it copies then; without the Hush it has both."""
    hush = m.state("Hush", 0, "", m.ANY_CHARACTER, m.Blanks(None, False))
    pupil, text = m.target(m.pick(m.CHARACTER)), m.choose(m.TextOf(m.ANY_CHARACTER))
    learn = m.event("Learn", 0, "", m.use([pupil, text], m.CopyText(text, pupil, m.IN_PLAY)))
    snip = m.event("Snip", 0, "", m.use([it := m.target(m.pick(m.STATE))], m.Smoke(it)))
    mine = ["Turtle", "Hush > Turtle", "hand: Learn", "hand: Vigor", "hand: Snip"]
    table = duel(mine, extra=[*people(), hush, learn, snip]).play("Vigor").passes().check("Turtle", toughness=0)
    table.play("Learn").passes().check("Turtle", toughness=2)
    table.play("Snip").passes().check("Turtle", toughness=4)


@rule("SF-49.7", "SF-50.4")
def test_a_card_played_in_a_crisis_is_not_saved_from_the_toasted_pile() -> None:
    """The Event that would shuffle a smoked Character into the deck finds a Toast It card, if it was played so."""
    hero = m.character("Hero", "Fighter", 2, 3, "", "")
    hero.crisis = 0
    for play, zone in (("Play Hero at its Crisis cost", "toasted"), ("Play Hero", "deck")):
        mine = ["hand: Hero", "hand: Never Found the Body", "pool: d"]
        table = duel(mine, ["hand: Snuff", "Cat"], extra=[*people(), hero])
        table.choose(play).until("Play Snuff", 1).play("Snuff", "Hero")
        table.until("Never Found the Body", 0).choose("Never Found the Body").passes().check("Hero", zone=zone)


@rule("SF-49.4", "SF-8.7")
def test_a_printed_fighting_that_is_given_twice_is_what_it_says() -> None:
    mask = m.state(
        "Mask", 0, "", m.ANY_CHARACTER, m.always(m.printed_fighting(5), to=m.SUBJECT),
        restrictions=m.NOT_CUMULATIVE,
    )  # fmt: skip
    duel(["Cat", "Mask > Cat", "Mask > Cat"], extra=[*people(), mask]).check("Cat", fighting=5)
