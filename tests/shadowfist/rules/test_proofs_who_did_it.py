"""Who has smoked a card, where several are hit at one time and one of them is gone or spoken for already."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import fight, people

SITE = "Puzzle Garden"


@rule("SF-30.3.3", "SF-30.3.1", "SF-24.5.2")
def test_one_who_is_gone_before_the_beaten_are_counted_hides_nobody_that_combat_damage_beats() -> None:
    """The Ghost goes back to its owner's hand as soon as it is hit; the Bear has smoked the Cat beside it."""
    home = m.at_once(m.happens(m.DAMAGED, this=True), m.ToHand(m.SELF))
    ghost = m.character("Ghost", "Ghost", 1, 4, "", "", home)
    pride = m.when(m.happens(m.WAS_SMOKED, by_this=True), m.GainPower(m.YOU_, 1))
    hunter = m.character("Hunter", "Fighter", 1, 6, "", "", pride)
    table = duel([SITE, "Hunter", "Hunter"], ["Pond", "Ghost", "Cat"], extra=[*people(), ghost, hunter], power=(0, 0))
    table.attack("Pond", "Hunter", "Hunter").until("Ghost intercepts").choose("Ghost intercepts")
    other = [label for label in table.labels() if label.startswith("Cat intercepts")][-1]
    table.choose(other).until("Smoke it", 0)
    table.check("Ghost", zone="hand").check("Cat", zone="smoked").power(1, 0)


@rule("SF-20.1", "SF-28.8", "SF-30.3.3.3")
def test_a_burning_site_that_is_hit_once_more_hides_nobody_that_the_same_damage_beats() -> None:
    """The Torch hits everything as a Site is burned: the burned one is past it, and its player has smoked the Cat."""
    blaze = m.when(
        m.happens(m.BURNED_SITE, to=m.ANY_SITE),
        m.Damage(3, m.All(m.pick(m.CHARACTER, m.SITE, m.FENG_SHUI, other=True))),
    )
    torch = m.character("Torch", "Fighter", 1, 9, "", "", blaze, toughness=3)
    side = ["Pond", "Meadow", "Cat", "hand: Never Found the Body", "pool: d"]
    table = duel([SITE, "Torch"], side, extra=[*people(), torch], power=(0, 0))
    table.attack("Pond", "Torch").until("Burn", 0)
    table.choose("Burn").until("Never Found the Body", 1).choose("Never Found the Body").until("main shot")
    table.check("Cat", zone="deck").check("Pond", zone="burned").check("Meadow", damage=3).power(0, 1)


@rule("SF-20.1", "SF-50.17", "SF-29.6")
def test_damage_that_smokes_one_leaves_the_others_with_what_they_got() -> None:
    """A Quake: the Ant and the Cat with one point on it fall together, and the Turtle takes nothing."""
    table = fight([SITE, "Ant", "hand: Quake"], [SITE, "Cat (1 damage)", "Turtle", "Elk"])
    table.play("Quake").passes()
    table.check("Ant", zone="smoked").check("Cat", zone="smoked")
    table.check("Turtle", damage=0).check("Elk", damage=2, fighting=2)
