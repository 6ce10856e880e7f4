"""The worked examples of SF-8.2, SF-14, SF-18.1 and SF-18.2: designators and resources, with the cards they name."""

import pytest

from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.cards.make_abilities import use
from kwoon.games.shadowfist.cards.make_cards import event
from kwoon.games.shadowfist.cards.make_phrases import pick, target
from kwoon.games.shadowfist.terms.codes import CHARACTER, FENG_SHUI, RESOURCES
from kwoon.games.shadowfist.terms.designators import match
from kwoon.games.shadowfist.words.verbs_cards import TurnCards
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


def words_of(title: str) -> frozenset[str]:
    """The designators of a card of the library."""
    return card_named(title).designators


def looking_for(word: str, *titles: str) -> Duel:
    """A table with some cards, and an Event in hand that targets a card with a designator."""
    call = event("Call", 0, "", use([it := target(pick(words=(word,)))], TurnCards(it)))
    return duel(["Puzzle Garden", "hand: Call", *titles], extra=[call])


@rule("SF-8.2", "SF-14.0", "SF-14.3")
def test_designators_come_from_title_and_subtitle_without_the_words_for_the_type() -> None:
    assert words_of("Ming I") == {"ming", "i", "lady", "coming", "darkness"}
    assert words_of("Endless Corridor") == {"endless", "corridor", "netherworld"}


@rule("SF-14.0")
@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ("Mr. X", "X-Ray Specs", "x"),
        ("1,000 Corpses", "Thing with a 1000 Tongues", "1000"),
        ('"Monkey" Chang', "Ba-BOOM!", "monkey"),
        ("Lui Loyi", "Luis Camacho", "lui"),
    ],
)
def test_these_cards_share_a_word(one: str, other: str, shared: str) -> None:
    assert words_of(one) & words_of(other) == {shared}


@rule("SF-14.0")
def test_an_effect_that_looks_for_x_finds_mr_x_and_the_x_ray_specs() -> None:
    table = looking_for("X", "Mr. X", "X-Ray Specs > Mr. X", "Imp").play("Call")
    assert table.labels() == ["Mr. X", "X-Ray Specs"]


@rule("SF-14.0")
def test_an_effect_that_looks_for_monkeys_finds_ba_boom_by_its_subtitle() -> None:
    table = looking_for("Monkey", "Ba-BOOM!", '"Monkey" Chang', "Simian Sneaker").play("Call")
    assert table.labels() == ["Ba-BOOM!", '"Monkey" Chang']


@rule("SF-14.0", "SF-14.3")
def test_feng_kan_is_no_kin_of_feng_shui_sites() -> None:
    assert "feng" in words_of("Feng Kan")
    sites = [site for site in ("Puzzle Garden", "Endless Corridor") if card_named(site).type == FENG_SHUI]
    assert len(sites) == 2
    assert all(words_of(site).isdisjoint(words_of("Feng Kan")) for site in sites)
    table = looking_for("Feng", "Endless Corridor", "Feng Kan").play("Call").passes()
    table.check("Feng Kan", turned=True).check("Puzzle Garden", turned=False)


@rule("SF-14.2")
def test_a_proper_name_matches_its_plural() -> None:
    table = looking_for("Lui", "Luis Camacho", "Lui Loyi", "Imp").play("Call")
    assert table.labels() == ["Luis Camacho", "Lui Loyi"]


@rule("SF-14.4")
@pytest.mark.parametrize(
    ("title", "split"),
    [
        ("MegaTank", {"mega", "tank"}),
        ("Arcanotower 2056", {"arcano", "tower"}),
        ("Pump-Action Shotgun", {"pump", "action", "shot", "gun"}),
    ],
)
def test_some_words_are_several_designators(title: str, split: set[str]) -> None:
    assert split <= words_of(title)
    assert title.split()[0].lower() not in words_of(title)


@rule("SF-14.4")
def test_the_shotgun_is_a_gun_and_superior_kung_fu_is_not_super() -> None:
    table = looking_for("Gun", "Imp", "Pump-Action Shotgun > Imp", "MegaTank > Imp").play("Call").passes()
    table.check("Pump-Action Shotgun", turned=True).check("MegaTank", turned=False)
    assert match("Swordsman", "Swords")
    assert match("Swordsman", "Man")
    assert not match("Superior", "Super")


@rule("SF-14.5")
@pytest.mark.parametrize(
    ("title", "whole", "never"),
    [
        ("Aidan O'Rangotang", "o'rangotang", ("rangotang", "o", "orangutan")),
        ("Slo Mo Vengeance", "slo", ("slow", "motion")),
        ("SWAT Van", "swat", ("special", "weapons", "weapon", "tactics")),
        ("1,000 Corpses", "1000", ("thousand", "1", "000")),
    ],
)
def test_some_words_stay_whole(title: str, whole: str, never: tuple[str, ...]) -> None:
    assert whole in words_of(title)
    assert words_of(title).isdisjoint(never)


@rule("SF-18.2")
def test_ming_i_is_a_magic_card_by_what_she_provides() -> None:
    magic = RESOURCES.index("M")
    assert card_named("Ming I").requires[magic] == 0
    assert card_named("Ming I").has_resource(magic)
    call = event("Call", 0, "", use([it := target(pick(CHARACTER, resource="M"))], TurnCards(it)))
    table = duel(["Puzzle Garden", "hand: Call", "Ming I", "Luis Camacho"], extra=[call])
    table.play("Call").passes().check("Ming I", turned=True)


@rule("SF-18.1", "SF-18.0")
def test_one_resource_is_enough_for_many_cards_that_need_one_and_for_none_that_needs_two() -> None:
    turn_it = use([it := target(pick(CHARACTER))], TurnCards(it))
    cards = [event("Favor", 0, "a", turn_it), event("Scheme", 0, "aa", turn_it)]
    side = ["Puzzle Garden", "Imp", "pool: a", *["hand: Favor"] * 2, "hand: Scheme", "hand: SEAL Team"]
    table = duel(side, ["Puzzle Garden"], extra=cards)
    table.play("Favor").passes().play("Favor").passes().cannot("Play Scheme")
    assert table.why("Scheme") == "SF-8.4"
    assert table.play("SEAL Team").passes().offers("Play Scheme")  # the Team provides another one
