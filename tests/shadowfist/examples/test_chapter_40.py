"""The worked examples of SF-40: immunity."""

from kwoon.games.shadowfist.cards.make import (
    CHARACTER,
    LOYALTY,
    Immune,
    character,
    pick,
)
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

GARDEN = "Puzzle Garden"
HEIR = character("Heir", "Heir", 1, 1, "", "ggffmmeeHH")
SHY = character("Shy Monk", "Monk", 1, 4, "", "", Immune(pick(CHARACTER)))
CARDS = [HEIR, SHY]


@rule("SF-40.0")
def test_scrounging_does_not_count_what_lantern_festival_hides() -> None:
    theirs = ["Temple Guards", "Shaolin Student", "Imp"]
    table = duel([GARDEN, "hand: Scrounging", "pool: H"], [GARDEN, *theirs], power=0, begin="start")
    table.play("Scrounging", "Character").ends().power(3)
    table = duel([GARDEN, "hand: Scrounging", "pool: H"], [GARDEN, *theirs, "Lantern Festival"], power=0, begin="start")
    table.play("Scrounging", "Character").ends().power(1)


def the_seven(*cards: str, mine: tuple[str, ...] = ("Imp",), seven: str = "The Seven") -> Duel:
    """Seat 0 is up against The Seven."""
    first = [GARDEN, *mine, *cards, "smoked: Heir", "pool: dd"]
    return duel(first, [GARDEN, seven], power=9, extra=CARDS)


@rule("SF-40.0")
def test_the_seven_survive_neutron_bomb_and_final_brawl() -> None:
    the_seven("hand: Neutron Bomb").play("Neutron Bomb").passes().check("The Seven", zone="in play").check(
        "Imp", zone="smoked"
    )
    the_seven("hand: Final Brawl").play("Final Brawl").passes().check("The Seven", damage=0)


@rule("SF-40.0")
def test_the_sevens_damage_is_not_reduced_by_armies_of_the_monarchs() -> None:
    table = the_seven("hand: Armies of the Monarchs", mine=("Reggie Mortis",)).play("Armies of the Monarchs").passes()
    table.check("The Seven", combat_damage=0).check("Reggie Mortis", combat_damage=-1)


@rule("SF-40.0")
def test_the_seven_are_not_poisoned() -> None:
    table = the_seven("hand: Poisoned!", mine=("Temple Guards",)).attack(GARDEN, "Temple Guards").until("intercept")
    table.choose("The Seven intercepts").until("Play Poisoned!", seat=0).play("Poisoned!").ends()
    table.check("The Seven", damage=2).check("Temple Guards", zone="smoked")


@rule("SF-40.0", "SF-29.6.2")
def test_iron_and_silk_chose_the_society_and_not_the_seven() -> None:
    first = [GARDEN, "The Seven"]
    second = [GARDEN, "Golden Candle Society", "hand: Iron and Silk", "pool: gg"]
    table = duel(first, second).attack(GARDEN, "The Seven").until("Play Iron and Silk", seat=1)
    table.play("Iron and Silk").until("intercept").choose("Golden Candle Society intercepts")
    table.ends().check("Golden Candle Society", zone="in play", damage=0).check("The Seven", damage=1)


@rule("SF-40.0", "SF-45.0")
def test_crane_stance_affects_its_subject_and_not_the_seven() -> None:
    second = [GARDEN, "Golden Candle Society", "Crane Stance > Golden Candle Society"]
    table = duel([GARDEN, "The Seven"], second).attack("Golden Candle Society", "The Seven").ends()
    table.check("Golden Candle Society", damage=0, zone="in play").check("Crane Stance", zone="smoked")


@rule("SF-29.6")
def test_crane_stance_takes_damage_once_only() -> None:
    second = [GARDEN, "Golden Candle Society", "Crane Stance > Golden Candle Society"]
    table = duel([GARDEN, "hand: Final Brawl", "hand: Final Brawl", "pool: dd"], second).play("Final Brawl").passes()
    table.check("Golden Candle Society", damage=0).play("Final Brawl").passes()
    table.check("Golden Candle Society", zone="smoked")


@rule("SF-40.0")
def test_beaumains_is_not_tough_against_a_card_that_is_immune_to_characters() -> None:
    title = "Beaumains, the Mongrel Knight"
    table = duel([GARDEN, "Temple Guards"], [GARDEN, title], extra=CARDS).attack(title, "Temple Guards").ends()
    assert table.game.damage[table.card(title)] == 0
    table = duel([GARDEN, "Shy Monk"], [GARDEN, title], extra=CARDS).attack(title, "Shy Monk").ends()
    table.check(title, damage=4)
    table = duel([GARDEN, "Reggie Mortis"], [GARDEN, title], extra=CARDS).attack(title, "Reggie Mortis").ends()
    table.check(title, damage=3)


@rule("SF-50.10")
def test_beaumains_makes_ones_own_characters_loyal() -> None:
    table = duel([GARDEN, "Imp", "Beaumains, the Mongrel Knight"], [GARDEN, "Temple Guards"], extra=CARDS)
    table.check("Imp", has=LOYALTY).check("Temple Guards", lacks=LOYALTY).check(GARDEN, 0, lacks=LOYALTY)
