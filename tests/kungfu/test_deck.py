"""The 99 cards: their values, and where each value is from."""

from typing import Any

import pytest

from kwoon.games.kungfu.cards import FIELDS, printed_deck, printed_tables
from tests.rules import rule

R, V, G = "rulebook", "review", "reconstructed"

CARDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Punch": ("attack", 11, {"damage": 2}),
    "Kick": ("attack", 11, {"damage": 3}),
    "Trip": ("attack", 4, {"damage": 1, "discards_gear": True}),
    "Throw": ("attack", 4, {"damage": 2, "discards_gear": True}),
    "Fast": ("enhancement", 4, {"damage": 1}),
    "Flying": ("enhancement", 4, {"damage": 2}),
    "Wild": ("enhancement", 3, {"damage": 1}),
    "Spinning": ("enhancement", 3, {"damage": 1}),
    "Flipping": ("enhancement", 3, {"damage": 1}),
    "Running Up the Wall": ("enhancement", 3, {"damage": 1}),
    "Invincible": ("enhancement", 1, {"damage": 3}),
    "Combination": ("enhancement", 2, {"extra_attacks": 2}),
    "Split Attack": ("enhancement", 1, {"splits": True}),
    "When Done Right, None Can Defend": ("enhancement", 1, {"unblockable": True}),
    "Snake": ("stance", 2, {"bonus": {"Fast": 3}, "strong_against": "Tiger"}),
    "Crane": ("stance", 2, {"bonus": {"Fast": 2, "Kick": 2}, "strong_against": "Snake"}),
    "Dragon": ("stance", 2, {"bonus": {"Flying": 3, "Sword": 2}, "strong_against": "Crane"}),
    "Tiger": ("stance", 2, {"damage": 1, "defense": 1, "strong_against": "Monkey"}),
    "Monkey": ("stance", 2, {"bonus": {"Flipping": 2, "Trip": 2}, "strong_against": "Drunken"}),
    "Drunken": ("stance", 2, {"bonus": {"Wild": 3, "Throw": 2}, "strong_against": "Dragon"}),
    "Sword": ("weapon", 2, {"damage": 3}),
    "Nunchucks": ("weapon", 2, {"damage": 2, "defense": 1}),
    "Chair": ("weapon", 1, {"damage": 2, "defense": 1}),
    "Fan": ("weapon", 1, {"damage": 1, "defense": 3}),
    "Table": ("weapon", 1, {"damage": 4, "discard_after_attack": True}),
    "Umbrella": ("weapon", 1, {"damage": 1, "defense": 2}),
    "Bamboo Pole": ("weapon", 2, {"damage": 2, "defense": 2}),
    "Blocking Punch": ("block", 4, {"ignores": ["Punch"]}),
    "Blocking Kick": ("block", 3, {"ignores": ["Kick"]}),
    "Balanced": ("block", 3, {"ignores": ["Trip", "Throw"]}),
    "Weapon Block": ("block", 2, {"ignores": ["weapon"]}),
    "Rolling With It": ("block", 2, {"defense": 3}),
    "Counter Attack": ("block", 2, {"counter": True}),
    "Your Kung Fu Is Weak": ("block", 1, {"ignores": ["any"]}),
    "Your Kung Fu Is No Match for Mine": ("block", 1, {"ignores": ["any"], "counter": True}),
    "Deep Breath": ("chi", 2, {"restores": 2}),
    "Meditation": ("chi", 1, {"restores": 4}),
    "Inner Peace": ("chi", 1, {"restores": 6}),
}
"""Every kind of card: its type, its copies, and every value that is not 0, false or empty."""

SOURCES: dict[str, dict[str, str]] = {
    "Punch": {"name": R, "damage": V, "copies": G},
    "Kick": {"name": R, "damage": R, "copies": G},
    "Trip": {"name": R, "discards_gear": R, "damage": G, "copies": G},
    "Throw": {"name": R, "discards_gear": R, "damage": R, "copies": G},
    "Fast": {"name": R, "damage": R, "copies": G},
    "Flying": {"name": R, "damage": R, "copies": G},
    "Wild": {"damage": V, "copies": G},
    "Spinning": {"name": V, "damage": G, "copies": G},
    "Flipping": {"name": V, "damage": G, "copies": G},
    "Running Up the Wall": {"name": V, "damage": V, "copies": G},
    "Invincible": {"name": V, "damage": G, "copies": G},
    "Combination": {"name": R, "extra_attacks": R, "copies": G},
    "Split Attack": {"name": V, "splits": V, "copies": G},
    "When Done Right, None Can Defend": {"name": V, "unblockable": G, "copies": G},
    "Snake": {"name": R, "bonus": R, "strong_against": G, "copies": G},
    "Crane": {"name": R, "bonus": R, "strong_against": G, "copies": G},
    "Dragon": {"name": R, "bonus": R, "strong_against": V, "copies": G},
    "Tiger": {"name": R, "damage": R, "defense": R, "strong_against": G, "copies": G},
    "Monkey": {"name": R, "bonus": G, "strong_against": G, "copies": G},
    "Drunken": {"name": V, "bonus": G, "strong_against": V, "copies": G},
    "Sword": {"name": R, "damage": R, "defense": G, "copies": G},
    "Nunchucks": {"name": R, "damage": G, "defense": G, "copies": G},
    "Chair": {"name": R, "damage": G, "defense": R, "copies": G},
    "Fan": {"name": R, "damage": G, "defense": R, "copies": G},
    "Table": {"name": V, "damage": G, "defense": G, "discard_after_attack": V, "copies": G},
    "Umbrella": {"name": V, "damage": G, "defense": G, "copies": G},
    "Bamboo Pole": {"name": V, "damage": G, "defense": G, "copies": G},
    "Blocking Punch": {"name": R, "ignores": V, "copies": G},
    "Blocking Kick": {"name": G, "ignores": G, "copies": G},
    "Balanced": {"name": R, "ignores": R, "copies": G},
    "Weapon Block": {"name": R, "ignores": R, "copies": G},
    "Rolling With It": {"name": G, "defense": G, "copies": G},
    "Counter Attack": {"name": R, "counter": R, "copies": G},
    "Your Kung Fu Is Weak": {"name": V, "ignores": V, "copies": G},
    "Your Kung Fu Is No Match for Mine": {"name": V, "ignores": G, "counter": G, "copies": G},
    "Deep Breath": {"name": G, "restores": G, "copies": G},
    "Meditation": {"name": G, "restores": G, "copies": G},
    "Inner Peace": {"name": G, "restores": G, "copies": G},
}


def entries() -> dict[str, tuple[str, dict[str, Any]]]:
    """The deck file's tables by the card's name."""
    tables: Any = printed_tables()
    return {entry["name"]: (type_, entry) for type_, cards in tables.items() for entry in cards}


@rule("KF-1.1")
def test_there_are_99_cards() -> None:
    assert len(printed_deck().cards) == 99
    assert sum(copies for _, copies, _ in CARDS.values()) == 99
    assert sorted(entries()) == sorted(CARDS)


@pytest.mark.parametrize("name", CARDS)
def test_a_card_s_values(name: str) -> None:
    type_, copies, values = CARDS[name]
    deck = printed_deck()
    kind = deck.kinds[deck.by_name[name]]
    assert (kind.type_name, kind.copies) == (type_, copies)
    found = {
        "damage": kind.damage,
        "defense": kind.defense,
        "discards_gear": kind.discards_gear,
        "extra_attacks": kind.extra_attacks,
        "splits": kind.splits,
        "unblockable": kind.unblockable,
        "bonus": {deck.name(other): value for other, value in enumerate(kind.bonus) if value},
        "strong_against": deck.name(kind.strong_against) if kind.strong_against >= 0 else None,
        "discard_after_attack": kind.discard_after_attack,
        "ignores": entries()[name][1].get("ignores", []),
        "counter": kind.counter,
        "restores": kind.restores,
    }
    assert {field: value for field, value in found.items() if value} == values
    assert deck.cards.count(kind.index) == copies


@pytest.mark.parametrize("name", CARDS)
def test_every_value_says_where_it_is_from(name: str) -> None:
    deck = printed_deck()
    source = deck.kinds[deck.by_name[name]].source
    type_, entry = entries()[name]
    fields = [field for field in ("name", "copies", *FIELDS[type_]) if field in entry]
    found = {field: source.get(field, source.get("")) for field in fields}
    assert set(found.values()) <= {R, V, G}
    assert set(source) <= {"", *fields}
    for field, value in SOURCES[name].items():
        assert found[field] == value, field


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Kick", "3 damage"),
        ("Fast", "+1 damage"),
        ("Fan", "1 damage; 3 defense"),
        ("When Done Right, None Can Defend", "no block can answer"),
        ("Counter Attack", "then strike back with an attack of your own"),
        ("Weapon Block", "ignores weapon"),
        ("Throw", "2 damage; the defender discards a stance or a weapon"),
        ("Combination", "up to 2 more attack cards join"),
        ("Split Attack", "hits a second opponent too; with two players left +1 damage"),
        ("Dragon", "+3 to Flying, +2 to Sword, +2 against Crane"),
        ("Tiger", "+1 damage; 1 defense; +2 against Monkey"),
        ("Table", "4 damage; discarded after it attacks"),
        ("Balanced", "ignores Trip, Throw"),
        ("Your Kung Fu Is No Match for Mine", "ignores any; then strike back with an attack of your own"),
        ("Rolling With It", "3 defense"),
        ("Inner Peace", "+6 Chi"),
    ],
)
def test_a_card_s_text_is_printed_from_its_values(name: str, text: str) -> None:
    deck = printed_deck()
    assert deck.kinds[deck.by_name[name]].text() == text
