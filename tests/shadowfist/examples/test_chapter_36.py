"""The worked examples of SF-36: copying."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CHARACTER,
    ENTERED,
    IN_PLAY,
    INDEPENDENT,
    UNCOPYABLE,
    UNIQUE,
    YOU_,
    CopyText,
    GainPower,
    TextOf,
    character,
    choose,
    event,
    happens,
    target,
    use,
    when,
)
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"
TOUGH = character("Tough Guy", "Thug", 1, 3, "", "", toughness=1)
MASTER = character("Master", "Master", 1, 1, "", "sg")
BOLD = event(
    "Bold Lesson",
    0,
    "",
    use([it := target(ANY_CHARACTER), other := choose(TextOf(ANY_CHARACTER))], CopyText(other, it, IN_PLAY, bold=True)),
)
HERALD = character("Herald", "Herald", 1, 2, "", "", when(happens(ENTERED, this=True), GainPower(YOU_, 2)))
CARDS = [TOUGH, MASTER, BOLD, HERALD]


@rule("SF-36.5", "SF-49.8")
def test_evil_twin_copies_on_generation() -> None:
    table = duel([GARDEN, "hand: Evil Twin", "pool: ee"], [GARDEN, "Herald", "Reggie Mortis"], power=3, extra=CARDS)
    table.play("Evil Twin", "Herald").passes().power(2)
    twin = table.game.card(table.card("Evil Twin of Herald"))
    assert (twin.subtitle, twin.restrictions) == ("Sinister Sibling of Herald", UNCOPYABLE)
    table.check("Evil Twin of Herald", designator="herald", fighting=2)


@rule("SF-36.5", "SF-49.9")
def test_the_twin_of_a_unique_character_is_unique_under_its_own_name() -> None:
    mine = [GARDEN, "Reggie Mortis", "hand: Evil Twin", "pool: eeee"]
    table = duel(mine, power=3).play("Evil Twin").passes()
    assert table.game.card(table.card("Evil Twin of Reggie Mortis")).restrictions == UNIQUE | UNCOPYABLE
    table.check("Reggie Mortis", zone="in play").check("Evil Twin of Reggie Mortis", fighting=3, has=INDEPENDENT)


@rule("SF-36.8", "SF-36.7")
def test_toughness_copied_onto_its_own_card_adds_up() -> None:
    mine = [GARDEN, "Tough Guy", "Imp", *["hand: Rigorous Discipline"] * 2, "pool: gg"]
    table = duel(mine, extra=CARDS).play("Rigorous Discipline", "Tough Guy", "Tough Guy").passes()
    table.check("Tough Guy", toughness=2).play("Rigorous Discipline", "Tough Guy", "Tough Guy").passes()
    table.check("Tough Guy", toughness=3).end_turn().ends().check("Tough Guy", toughness=1)


@rule("SF-36.10")
def test_an_attacking_bulletproof_monk_has_no_bold_faced_ability_to_copy() -> None:
    table = duel([GARDEN, "Bulletproof Monk", "Imp", "hand: Bold Lesson"], [GARDEN], extra=CARDS)
    table.attack(GARDEN, "Bulletproof Monk").until("Play Bold Lesson").check("Bulletproof Monk", toughness=1)
    table.play("Bold Lesson", "Imp", "Bulletproof Monk").passes().check("Imp", toughness=0)


@rule("SF-36.0", "SF-36.6")
def test_wudang_monk_copies_once_a_turn_and_not_from_the_unique() -> None:
    table = duel([GARDEN, "Wudang Monk", "Hungry Ghosts", "Reggie Mortis"], [GARDEN, "Temple Guards"], extra=CARDS)
    table.choose("Use Wudang Monk")
    assert sorted(table.labels()) == ["Hungry Ghosts", "Temple Guards", "Wudang Monk"]
    table.choose("Hungry Ghosts").passes()
    table.use("Wudang Monk", "Temple Guards", text="Turn").passes().check("Temple Guards", damage=1)
    table.check("Wudang Monk", turned=True)
