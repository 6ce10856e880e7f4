"""KF-6.1: the blank card. A player's own cards play like printed ones; a wrong field gets a clear error."""

from datetime import date
from typing import Any

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games.kungfu.game import start
from tests.kungfu.brawl import brawl
from tests.rules import rule

UNBLOCKABLE = "When Done Right, None Can Defend"


@rule("KF-6.1")
def test_an_own_card_joins_the_99_in_its_copies() -> None:
    own = {"attack": [{"name": "Headbutt", "damage": 4}], "chi": [{"name": "Green Tea", "copies": 2, "restores": 1}]}
    game = start({"players": 2, "cards": own}, seed=1)
    assert len(game.pieces()) == 99 + 1 + 2
    assert game.pieces().count("Headbutt") == 1
    assert game.pieces().count("Green Tea") == 2
    assert game.options.plain()["cards"] == own
    assert len(start({"players": 2}, seed=1).pieces()) == 99


@rule("KF-6.1")
def test_an_own_attack() -> None:
    own = {"attack": [{"name": "Headbutt", "damage": 4, "discards_gear": True}]}
    table = brawl(hands=[["Headbutt", "Fast", "Tiger"], []], weapons=[None, "Fan"], cards=own)
    table.attack("Headbutt", add=["Fast"])
    table.check(1, chi=15, weapon=None)


@rule("KF-6.1")
def test_printed_blocks_know_own_attacks_and_weapons() -> None:
    own = {"attack": [{"name": "Headbutt", "damage": 4}], "weapon": [{"name": "Ladder", "damage": 3, "defense": 1}]}
    blocks = ["Blocking Punch", "Balanced", "Weapon Block", "Your Kung Fu Is Weak"]
    table = brawl(hands=[["Headbutt"], blocks], weapons=["Ladder"], cards=own)
    table.attack("Headbutt")
    table.asks("block", 1, offers=["No block", "Block with Your Kung Fu Is Weak"])
    table = brawl(hands=[[], blocks], weapons=["Ladder"], cards=own, hand=1)
    table.attack("Ladder")
    table.asks("block", 1, offers=["No block", "Block with Weapon Block", "Block with Your Kung Fu Is Weak"])


@rule("KF-6.1")
def test_own_stance_block_and_enhancements_name_each_other_and_printed_cards() -> None:
    own = {
        "enhancement": [{"name": "Drunkenly", "damage": 1, "extra_attacks": 1}],
        "stance": [
            {"name": "Mantis", "defense": 2, "bonus": {"Drunkenly": 2, "Punch": 1, "Fan": 4}, "strong_against": "Toad"},
            {"name": "Toad", "strong_against": "Crane"},
        ],
        "block": [{"name": "Elbow", "ignores": ["Kick", "Fan"], "defense": 1}],
    }
    table = brawl(
        hands=[["Punch", "Drunkenly", "Punch", "Tiger"], ["Elbow"]],
        stances=["Mantis", "Toad"],
        weapons=["Fan"],
        cards=own,
    )
    bonus = "+2 to Drunkenly, +1 to Punch, +4 to Fan, +2 against Toad"
    assert table.game.describe("Mantis") == f"stance: 2 defense; {bonus}"
    assert table.game.describe("Elbow") == "block: 1 defense; ignores Kick, Fan"
    table.attack("Punch", add=["Drunkenly", "Punch"])
    table.block("Elbow")
    table.check(1, chi=20 - (2 + 2 + 1) - (2 + 1 + 1) - 2 + 1)
    table = brawl(hands=[["Tiger"], ["Elbow"]], stances=["Mantis"], weapons=["Fan"], cards=own)
    table.attack("Fan")
    table.block("Elbow")
    table.check(1, chi=20)


@rule("KF-6.1")
def test_an_own_chi_card_never_goes_above_the_start_either() -> None:
    own = {"chi": [{"name": "Elixir", "restores": 99}]}
    table = brawl(hands=[["Elixir", "Kick"], []], chi=[1, 20], cards=own)
    table.play("Elixir")
    table.check(0, chi=20)


@rule("KF-6.1")
def test_an_own_enhancement_that_splits_and_cannot_be_blocked_does_both() -> None:
    own = {"enhancement": [{"name": "Whirlwind", "splits": True, "unblockable": True}]}
    table = brawl(hands=[["Punch", "Whirlwind", "Tiger"], ["Blocking Punch"]], cards=own)
    table.attack("Punch", add=["Whirlwind"])
    table.check(1, chi=17)
    table = brawl(hands=[["Punch", "Whirlwind", "Tiger"], ["Blocking Punch"], ["Blocking Punch"]], cards=own)
    table.attack("Punch", on=2, add=["Whirlwind"], also=1)
    table.check(1, chi=18)
    table.check(2, chi=18)


@rule("KF-6.1", "KF-4.3")
def test_an_own_block_that_ignores_and_counters_answers_only_what_it_ignores() -> None:
    own = {"block": [{"name": "Catch", "ignores": ["Punch"], "counter": True}]}
    table = brawl(hands=[["Punch", "Tiger"], ["Catch", "Kick", "Fast"]], cards=own)
    table.attack("Punch")
    table.block("Catch", back="Kick")
    table.check(0, chi=17)
    table.check(1, chi=20)
    table = brawl(hands=[["Kick", "Tiger"], ["Catch", "Kick", "Rolling With It"]], cards=own)
    table.attack("Kick")
    table.refuses("Catch", "KF-4.2", says="Catch ignores Punch")


@rule("KF-6.1", "KF-4.3")
@pytest.mark.parametrize("defense", [1, 2])
@pytest.mark.parametrize("hand", [["Parry"], ["Parry", "Punch"]])
def test_an_own_block_with_defense_and_counter_may_be_played_for_its_defense_alone(
    hand: list[str], defense: int
) -> None:
    own = {"block": [{"name": "Parry", "defense": defense, "counter": True}]}
    table = brawl(hands=[["Kick", "Tiger"], hand], cards=own)
    table.attack("Kick")
    table.block("Parry")
    if "Punch" in hand:
        table.asks("counter", 1, offers=["No counter attack", "Strike back with Punch"])
        table.no_counter()
    table.check(1, chi=17 + defense)
    table.check(0, chi=20)


@rule("KF-6.1", "KF-3.5")
@pytest.mark.parametrize("other", [None, "Crane"])
def test_an_own_stance_that_is_strong_against_none_adds_nothing(other: str | None) -> None:
    own = {"stance": [{"name": "Toad", "defense": 1}]}
    table = brawl(hands=[["Kick", "Tiger"], []], stances=["Toad", other], cards=own)
    table.attack("Kick")
    table.check(1, chi=17)


@rule("KF-6.1")
def test_a_second_card_that_splits_asks_for_no_third_opponent() -> None:
    own = {"enhancement": [{"name": "Whirlwind", "splits": True}]}
    table = brawl(hands=[["Punch", "Whirlwind", "Split Attack", "Tiger"], [], [], []], cards=own)
    table.attack("Punch", on=1, add=["Split Attack", "Whirlwind"], also=2)
    assert [table.player(seat)["chi"] for seat in range(4)] == [20, 18, 18, 20]
    table = brawl(hands=[["Punch", "Whirlwind", "Split Attack", "Tiger"], []], cards=own)
    table.attack("Punch", add=["Split Attack", "Whirlwind"])
    table.check(1, chi=20 - 2 - 2)


@rule("KF-6.1")
def test_where_a_field_stands_in_a_card_means_nothing() -> None:
    own = {"weapon": [{"source": "own", "defense": 2, "sources": {"damage": "own"}, "damage": 5, "name": "Ladder"}]}
    table = brawl(hands=[["Tiger"], []], weapons=["Ladder"], cards=own)
    assert table.game.describe("Ladder") == "weapon: 5 damage; 2 defense"
    assert table.game.deck.kinds[table.game.deck.by_name["Ladder"]].source == {"": "own", "damage": "own"}
    table.attack("Ladder")
    table.check(1, chi=15)


@rule("KF-6.1")
@pytest.mark.parametrize("name", ["Open {", "Shut }", "Mine ", "Bell\a"])
def test_a_name_that_a_text_could_not_show(name: str) -> None:
    with pytest.raises(BadOptions, match="a name has no braces, line breaks or spaces around it"):
        start({"players": 2, "cards": {"attack": [{"name": name, "damage": 1}]}}, seed=1)


@rule("KF-6.1")
def test_a_whole_deck_of_one_s_own() -> None:
    deck = {
        "attack": [{"name": "Jab", "copies": 30, "damage": 1}],
        "block": [{"name": "Duck", "copies": 5, "ignores": ["any"]}],
    }
    game = start({"players": 3, "deck": deck}, seed=1)
    assert set(game.pieces()) == {"Jab", "Duck"}
    assert len(game.pieces()) == 35
    table = brawl(hands=[["Jab", "Jab"], ["Duck"]], deck=deck)
    table.attack("Jab")
    table.block("Duck")
    table.check(1, chi=20)


@rule("KF-6.1")
def test_no_copies_are_allowed_and_put_nothing_into_the_deck() -> None:
    own = {"attack": [{"name": "Headbutt", "copies": 0, "damage": 4}]}
    assert len(start({"players": 2, "cards": own}, seed=1).pieces()) == 99


GOOD: dict[str, dict[str, Any]] = {
    "attack": {"name": "Mine", "damage": 2},
    "enhancement": {"name": "Mine", "damage": 2},
    "stance": {"name": "Mine", "damage": 2},
    "weapon": {"name": "Mine", "damage": 2},
    "block": {"name": "Mine", "defense": 2},
    "chi": {"name": "Mine", "restores": 2},
}

NUMBER = "must be a whole number from 0 to 99"
FLAG = "must be true or false"


def wrong_fields() -> list[Any]:
    """A type of card, one field of it set wrong, and what the error must say."""
    rows: list[tuple[str, str, Any, list[str]]] = []
    numbers = {
        "attack": ["damage"],
        "enhancement": ["damage", "extra_attacks"],
        "stance": ["damage", "defense"],
        "weapon": ["damage", "defense"],
        "block": ["defense"],
        "chi": ["restores"],
    }
    for type_, fields in numbers.items():
        for field in [*fields, "copies"]:
            rows.append((type_, field, -1, ["(Mine)", f"{field} {NUMBER}", "not -1"]))
            rows.append((type_, field, 100, [f"{field} {NUMBER}", "not 100"]))
            rows.append((type_, field, "3", [f"{field} {NUMBER}", "not '3'"]))
            rows.append((type_, field, True, [f"{field} {NUMBER}", "not True"]))
            rows.append((type_, field, 1.5, [f"{field} {NUMBER}", "not 1.5"]))
            rows.append((type_, field, date(1979, 7, 1), [f"{field} {NUMBER}", "not datetime.date(1979, 7, 1)"]))
    flags = {
        "attack": ["discards_gear"],
        "enhancement": ["splits", "unblockable"],
        "weapon": ["discard_after_attack"],
        "block": ["counter"],
    }
    for type_, fields in flags.items():
        for field in fields:
            rows.append((type_, field, 1, ["(Mine)", f"{field} {FLAG}", "not 1"]))
            rows.append((type_, field, "yes", [f"{field} {FLAG}", "not 'yes'"]))
    for type_ in GOOD:
        rows.append((type_, "colour", "red", [f"type {type_} has no field 'colour'", "its fields are name, copies"]))
        rows.append((type_, "name", "", ["a card needs a name", "own cards", f"{type_} 1"]))
        rows.append((type_, "name", 7, ["a card needs a name", "7"]))
        rows.append((type_, "name", None, ["a card needs a name"]))
        rows.append((type_, "name", "Punch", ["two cards named 'Punch'", "raise its copies"]))
        rows.append((type_, "name", "Kick {0}", ["no braces", "Kick {0}"]))
        rows.append((type_, "name", " Mine", ["spaces around it"]))
        rows.append((type_, "name", "Mi\nne", ["line breaks"]))
        rows.append((type_, "name", "any", ["'any' cannot be a card's name"]))
        rows.append((type_, "name", "weapon", ["'weapon' cannot be a card's name"]))
        rows.append(
            (type_, "source", "hearsay", ["a source is one of rulebook, review, reconstructed, own", "'hearsay'"])
        )
        rows.append((type_, "sources", "review", ["sources is a table of fields", "'review'"]))
        rows.append((type_, "sources", {"name": "hearsay"}, ["a source is one of", "'hearsay'"]))
    rows += [
        ("attack", "restores", 2, ["type attack has no field 'restores'", "damage, discards_gear"]),
        ("chi", "damage", 2, ["type chi has no field 'damage'", "restores"]),
        ("stance", "bonus", 3, ["bonus must be a table of card names and numbers", "{ Fast = 3 }", "not 3"]),
        ("stance", "bonus", {"Fast": "3"}, ["bonus must be a table"]),
        ("stance", "bonus", {"Fast": -3}, ["bonus must be a table"]),
        ("stance", "bonus", {"Fast": 1.5}, ["bonus must be a table"]),
        ("stance", "bonus", {"Fist": 3}, ["Mine: bonus names 'Fist', which is not in the deck"]),
        ("stance", "bonus", {"Balanced": 3}, ["Mine: bonus names Balanced, which is never part of an attack"]),
        ("stance", "strong_against", 3, ["strong_against must be the name of a stance", "not 3"]),
        ("stance", "strong_against", "Panda", ["Mine: strong_against names 'Panda', which is not in the deck"]),
        ("stance", "strong_against", "Sword", ["strong_against must name a stance, and Sword is none"]),
        ("block", "ignores", "Punch", ["ignores must be a list of names", '["Punch"]', "not 'Punch'"]),
        ("block", "ignores", [1], ["ignores must be a list of names"]),
        ("block", "ignores", [1.5], ["ignores must be a list of names"]),
        ("block", "counter", 0.0, ["counter must be true or false", "not 0.0"]),
        ("block", "sources", {"name": 1.5}, ["a source is one of"]),
        ("block", "ignores", ["Jab"], ["Mine: ignores names 'Jab', which is no attack or weapon", '"weapon" or "any"']),
        ("block", "ignores", ["Fast"], ["ignores names 'Fast', which is no attack or weapon"]),
        ("block", "defense", 0, ["a block needs defense, ignores or counter"]),
    ]
    return [pytest.param(*row, id=f"{row[0]}-{row[1]}-{row[2]!r}") for row in rows]


@rule("KF-6.1")
@pytest.mark.parametrize(("type_", "field", "value", "says"), wrong_fields())
def test_a_wrong_field_gets_a_clear_error(type_: str, field: str, value: Any, says: list[str]) -> None:
    start({"players": 2, "cards": {type_: [GOOD[type_]]}}, seed=1)
    with pytest.raises(BadOptions) as caught:
        start({"players": 2, "cards": {type_: [{**GOOD[type_], field: value}]}}, seed=1)
    for words in says:
        assert words in str(caught.value)


@rule("KF-6.1")
@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ({"spell": []}, ["own cards: [[spell]] is no type of card", "attack, enhancement, stance, weapon, block, chi"]),
        ({"attack": {"name": "Mine"}}, ["own cards: attack must be a list of cards", "[[attack]]"]),
        ({"attack": 1.5}, ["own cards: attack must be a list of cards"]),
        ({"attack": [1.5]}, ["own cards, attack 1: a card is a table of fields, not 1.5"]),
        (1.5, ["cards must be the tables of a deck file, not 1.5"]),
        ({"attack": ["Mine"]}, ["own cards, attack 1: a card is a table of fields, not 'Mine'"]),
        ({"attack": [GOOD["attack"], 3]}, ["own cards, attack 2: a card is a table"]),
        ({"attack": [GOOD["attack"], GOOD["attack"]]}, ["two cards named 'Mine'"]),
        ({"attack": [GOOD["attack"]], "chi": [GOOD["chi"]]}, ["two cards named 'Mine'"]),
    ],
)
def test_a_wrong_file_gets_a_clear_error(cards: Any, says: list[str]) -> None:
    with pytest.raises(BadOptions) as caught:
        start({"players": 2, "cards": cards}, seed=1)
    for words in says:
        assert words in str(caught.value)


@rule("KF-6.1")
@pytest.mark.parametrize(
    ("deck", "says"),
    [
        ({}, "at least one attack card is needed"),
        ({"attack": [{"name": "Jab", "copies": 0}]}, "at least one attack card is needed"),
        ({"chi": [{"name": "Tea", "copies": 40, "restores": 1}]}, "at least one attack card is needed"),
        ({"attack": [{"name": "Jab", "copies": 14}]}, "2 hands of 7 are 14 cards, and the deck has 14"),
        (
            {"attack": [{"name": "Jab", "copies": 14, "dmg": 1}]},
            "deck, attack 1 (Jab): a card of type attack has no field",
        ),
    ],
)
def test_a_deck_that_nobody_could_play_with(deck: Any, says: str) -> None:
    with pytest.raises(BadOptions) as caught:
        start({"players": 2, "deck": deck}, seed=1)
    assert says in str(caught.value)
