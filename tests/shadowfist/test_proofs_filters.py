"""What a filter of cards means: one board, and for each filter the cards on it that an Event could be aimed at."""

from typing import Any

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import people

MINE = [
    "Pond", "Barn", "Ruin (back)", "Ant", "Cat (1 damage)", "Dog (turned)", "Saw > Cat", "Truck > Dog",
    "Meadow", "Zero", "Many", "Monk", "hand: Call",
]  # fmt: skip
THEIRS = ["Lone Pine", "Pond (down)", "Elk", "Spy", "Cat (of 0)"]


def cards_of_its_own() -> list[Card]:
    """Characters of no Fighting, of X Fighting, of a faction; two States."""
    return [
        m.character("Zero", "Coward", 0, 0, "", ""),
        m.character("Many", "Swarm", 4, m.X, "", "", x=m.Count(m.ANY_SITE)),
        m.character("Monk", "Martial Artist", 2, 2, "g", "gC", restrictions=m.UNIQUE, keywords=m.GUTS),
        m.character("Spy", "Secret Agent", 1, 1, "", "a"),
        m.site("Ruin", 3, 0, 3, "", ""),
        m.state("Saw", 1, "d", m.ANY_CHARACTER, restrictions=m.WEAPON),
        m.state("Truck", 1, "d", m.ANY_CHARACTER, restrictions=m.VEHICLE),
    ]


def board(selector: Any) -> Duel:
    """Seat 0 holds an Event that is aimed at such a card."""
    call = m.event("Call", 0, "", m.use([m.target(selector, 0, 99)], m.GainPower(m.YOU_, 1)))
    return duel(MINE, THEIRS, extra=[call, *cards_of_its_own(), *people()])


def meant(selector: Any) -> str:
    """The cards that are offered, in a line: those of seat 1 with a star."""
    table = board(selector)
    table.play("Call")
    if table.kind != "pick":
        return ""
    offered = [each for each in table.labels() if each != "No more"]
    return ", ".join(each.replace(", {0}'s", "").replace(", {1}'s", "*") for each in offered)


def characters(**tests: Any) -> str:
    return meant(m.pick(m.CHARACTER, **tests))


def sites(**tests: Any) -> str:
    return meant(m.pick(m.SITE, m.FENG_SHUI, **tests))


@rule("SF-24.1.3.2", "SF-35.0")
def test_whose_cards_are_meant() -> None:
    assert characters() == "Ant, Cat, Dog, Zero, Many, Monk, Elk*, Spy*, Cat*"
    assert characters(whose=m.YOU) == "Ant, Cat, Dog, Zero, Many, Monk"
    assert characters(whose=m.OPPONENT) == "Elk, Spy, Cat"
    assert characters(owned=m.YOU) == "Ant, Cat, Dog, Zero, Many, Monk, Cat*"
    assert characters(owned=m.OPPONENT) == "Elk, Spy"


@rule("SF-7.3.1", "SF-8.8.1", "SF-9.1.2")
def test_which_sites_are_meant() -> None:
    """Face down it is known to be a Feng Shui Site in a front row; not which one, nor that it is Unique or not."""
    down = "the face-down Site at {1}'s location 2, front"
    assert sites() == f"Pond, Barn, Ruin, Meadow, Lone Pine*, {down}"
    assert sites(revealed=1) == "Pond, Barn, Ruin, Meadow, Lone Pine*"
    assert sites(revealed=0) == down
    assert sites(front=True) == f"Pond, Barn, Meadow, Lone Pine*, {down}"
    assert sites(back=True) == "Ruin"
    assert sites(generating=True) == f"Pond, Barn, Meadow, Lone Pine*, {down}"
    assert sites(unique=1) == "Lone Pine"
    assert sites(unique=0) == "Pond, Barn, Ruin, Meadow"
    assert sites(without_resource="g") == f"Pond, Barn, Ruin, Meadow, Lone Pine*, {down}"
    assert meant(m.pick(m.SITE)) == "Barn, Ruin"
    assert meant(m.pick(m.FENG_SHUI)) == f"Pond, Meadow, Lone Pine*, {down}"


@rule("SF-8.5", "SF-8.7", "SF-48.1")
def test_numbers_printed_on_a_card_are_looked_at() -> None:
    """A printed 0 is a number, a printed X is none."""
    assert characters(fighting_at_most=0) == "Zero"
    assert characters(fighting_at_most=2) == "Ant, Zero, Monk, Spy*"
    assert characters(fighting_at_most=3) == "Ant, Cat, Dog, Zero, Monk, Spy*, Cat*"
    assert characters(cost_at_most=0) == "Zero"
    assert characters(cost_at_most=1) == "Ant, Cat, Dog, Zero, Elk*, Spy*, Cat*"
    assert characters(cost_at_least=2) == "Many, Monk"
    assert characters(cost_at_least=3) == "Many"


@rule("SF-16.0", "SF-21.0")
def test_states_of_a_card_are_looked_at() -> None:
    assert characters(damaged=1) == "Cat"
    assert characters(damaged=0) == "Ant, Dog, Zero, Many, Monk, Elk*, Spy*, Cat*"
    assert characters(turned=1) == "Dog"
    assert characters(turned=0) == "Ant, Cat, Zero, Many, Monk, Elk*, Spy*, Cat*"


@rule("SF-49.0", "SF-50.0", "SF-8.6")
def test_restrictions_abilities_and_kinds_are_looked_at() -> None:
    assert characters(unique=1) == "Monk"
    assert characters(unique=0) == "Ant, Cat, Dog, Zero, Many, Elk*, Spy*, Cat*"
    assert characters(foundation=1) == "Spy"
    assert characters(foundation=0) == "Ant, Cat, Dog, Zero, Many, Monk, Elk*, Cat*"
    assert characters(having=m.GUTS) == "Monk"
    assert characters(carries=m.WEAPON) == "Cat"
    assert characters(carries=m.VEHICLE | m.WEAPON) == "Cat, Dog"
    assert meant(m.pick(m.STATE, restrictions=m.WEAPON)) == "Saw"
    assert meant(m.pick(m.STATE, restrictions=m.WEAPON | m.VEHICLE)) == "Saw, Truck"
    assert meant(m.pick(restrictions=m.UNIQUE)) == "Monk, Lone Pine*"


@rule("SF-14.0", "SF-18.2", "SF-8.4")
def test_words_and_resources_are_looked_at() -> None:
    assert characters(words=("MartialArtist",)) == "Monk"
    assert characters(words=("Secret", "Martial")) == "Monk, Spy*"
    assert characters(without=("Fighter",)) == "Zero, Many, Monk, Spy*"
    assert characters(resource="g") == "Monk"
    assert characters(without_resource="g") == "Ant, Cat, Dog, Zero, Many, Elk*, Spy*, Cat*"
    assert characters(requires="g") == "Monk"
    assert characters(provides="C") == "Monk"
    assert characters(provides="a") == "Spy"


@rule("SF-28.1", "SF-28.6")
def test_who_attacks_and_who_intercepts_is_looked_at() -> None:
    found = {}
    every: list[tuple[str, dict[str, Any]]] = [
        ("attacking", {"attacking": 1}),
        ("not attacking", {"attacking": 0}),
        ("intercepting", {"intercepting": 1}),
        ("not intercepting", {"intercepting": 0}),
        ("neither", {"attacking": 0, "intercepting": 0}),
    ]
    for words, tests in every:
        call = m.event("Call", 0, "", m.use([it := m.target(m.pick(m.CHARACTER, **tests), 0, 9)], m.Smoke(it)))
        mine = ["Pond", "Ant", "Cat", "hand: Call"]
        table = duel(mine, ["Meadow", "Dog", "Elk"], extra=[call, *people()]).attack("Meadow", "Ant")
        table.until("Dog intercepts").choose("Dog intercepts").until("Play Call", 0).play("Call")
        found[words] = [each.split(",")[0] for each in table.labels() if each != "No more"]
    assert found == {
        "attacking": ["Ant"],
        "not attacking": ["Cat", "Dog", "Elk"],
        "intercepting": ["Dog"],
        "not intercepting": ["Ant", "Cat", "Elk"],
        "neither": ["Cat", "Elk"],
    }


@rule("SF-9.1.2", "SF-42.0")
def test_other_cards_and_cards_here_are_looked_at() -> None:
    every: list[tuple[dict[str, Any], list[str]]] = [
        ({"other": True}, ["Cat", "Dog", "Elk"]),
        ({"here": True}, ["Scout", "Cat"]),
        ({"here": True, "other": True}, ["Cat"]),
        ({}, ["Scout", "Cat", "Dog", "Elk"]),
    ]
    for tests, wanted in every:
        calling = m.use([m.target(m.pick(m.CHARACTER, **tests), 0, 9)], m.GainPower(m.YOU_, 1))
        scout = m.character("Scout", "Scout", 1, 1, "", "", calling)
        table = duel(["Pond", "Scout", "Cat", "Meadow", "Dog"], ["Pond", "Elk"], extra=[scout, *people()]).use("Scout")
        assert [each.split(",")[0] for each in table.labels() if each != "No more"] == wanted


def test_filters_in_words() -> None:
    """One of many, and many: with everything that narrows them."""
    for words, many, made in (
        ("another Character", "other Characters", m.pick(m.CHARACTER, other=True)),
        (
            "Character other than the chosen Edge",
            "Characters other than the chosen Edge",
            m.pick(m.CHARACTER, but=m.choose(m.ANY_EDGE)),
        ),
        ("damaged Character", "damaged Characters", m.pick(m.CHARACTER, damaged=1)),
        ("undamaged Character", "undamaged Characters", m.pick(m.CHARACTER, damaged=0)),
        ("attacking Character", "attacking Characters", m.pick(m.CHARACTER, attacking=1)),
        ("non-attacking Character", "non-attacking Characters", m.pick(m.CHARACTER, attacking=0)),
        ("intercepting Character", "intercepting Characters", m.pick(m.CHARACTER, intercepting=1)),
        ("Unique card", "Unique cards", m.pick(unique=1)),
        ("non-Unique card", "non-Unique cards", m.pick(unique=0)),
        ("Foundation Character", "Foundation Characters", m.pick(m.CHARACTER, foundation=1)),
        ("non-Foundation Character", "non-Foundation Characters", m.pick(m.CHARACTER, foundation=0)),
        ("non-Demon Character", "non-Demon Characters", m.pick(m.CHARACTER, without=("Demon",))),
        ("non-Lotus Character", "non-Lotus Characters", m.pick(m.CHARACTER, without_resource="e")),
        ("Lotus Character", "Lotus Characters", m.pick(m.CHARACTER, resource="e")),
        ("Demon Character", "Demon Characters", m.pick(m.CHARACTER, words=("Demon",))),
        ("Site in the front row", "Sites in the front row", m.pick(m.SITE, m.FENG_SHUI, front=True)),
        ("Feng Shui Site", "Feng Shui Sites", m.pick(m.FENG_SHUI)),
        ("Character or Site", "Characters or Sites", m.pick(m.CHARACTER, m.SITE, m.FENG_SHUI)),
        ("revealed Site", "revealed Sites", m.pick(m.SITE, m.FENG_SHUI, revealed=1)),
        ("unrevealed Site", "unrevealed Sites", m.pick(m.SITE, m.FENG_SHUI, revealed=0)),
        ("Power-generating Site", "Power-generating Sites", m.pick(m.SITE, m.FENG_SHUI, generating=True)),
        ("0-cost card", "0-cost cards", m.pick(cost_at_most=0)),
        ("Character with Guts", "Characters with Guts", m.pick(m.CHARACTER, having=m.GUTS)),
        ("Weapon State", "Weapon States", m.pick(m.STATE, restrictions=m.WEAPON)),
        ("Limited card", "Limited cards", m.pick(restrictions=m.LIMITED)),
        ("card you control", "cards you control", m.pick(whose=m.YOU)),
        ("card an opponent controls", "cards opponents control", m.pick(whose=m.OPPONENT)),
        ("card you own", "cards you own", m.pick(owned=m.YOU)),
        ("card at this location", "cards at this location", m.pick(here=True)),
        ("card in your smoked pile", "cards in your smoked pile", m.pick(owned=m.YOU, where=m.SMOKED)),
    ):
        assert (made.text(), made.plural()) == (words, many)
    assert m.pick(cost_at_most=1).text() == "card with a printed cost of 1 or less"
    assert m.pick(cost_at_least=2).text() == "card with a printed cost of 2 or more"
    assert m.pick(requires="e", provides="C").text() == "card that requires Lotus that provides Chi"
    carrier = m.pick(m.CHARACTER, carries=m.VEHICLE)
    assert carrier.text() == "Character that is the subject of a Vehicle"
