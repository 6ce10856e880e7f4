"""Made-up boards: what lies on them may lie on a table, and all that may lie there does so on one or another."""

from collections import Counter
from functools import cache

import pytest

from kwoon.engine.plain import Data
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.crowds import deal_crowded
from kwoon.games.shadowfist.effects.entering import lies_face_down
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.standing.derive import body, fighting, resources_of
from kwoon.games.shadowfist.terms.codes import CHARACTER, EDGE, EVENT, FENG_SHUI, LIMITED, SITE, UNIQUE
from tests.rules import rule
from tests.shadowfist.rules.people import fight

HERO = '"Monkey" Chang'
ANY_STATE = "Soul Theft"


def full_deck() -> list[Data]:
    """Plenty of every type that may lie there twice, a State for any Character, and five copies of a Unique hero.

    Few of the Characters provide resources.
    """
    found: list[Data] = [*[HERO] * 5, *[ANY_STATE] * 5]
    free = [card for card in library() if not card.restrictions & (UNIQUE | LIMITED)]
    givers = [card for card in free if card.type == CHARACTER and sum(card.provides) > 0]
    chosen = givers[:2]
    for kind, titles in ((FENG_SHUI, 5), (SITE, 2), (EDGE, 1), (EVENT, 2)):
        chosen.extend([card for card in free if card.type == kind][:titles])
    found.extend([card.title for card in chosen for _ in range(5)])
    return found


@pytest.fixture(autouse=True)
def dealt_anew() -> None:
    """Every test deals its boards itself: `tools.mutants` runs against a broken line only the tests that reach it."""
    boards.cache_clear()


@cache
def boards() -> list[Shadowfist]:
    """The same deck for everyone, on six boards."""
    found = []
    for seed in range(6):
        options = FistOptions({"players": 5, "decks": [full_deck() for _ in range(5)], "crowded": True})
        game = Shadowfist(options, seed)
        deal_crowded(game)
        found.append(game)
    return found


def of_each_side(kind: int) -> set[int]:
    """How many cards of a type the players have in play."""
    counts = [Counter(game.type_of(card) for card in game.controlled(seat)) for game in boards() for seat in range(5)]
    return {count[kind] for count in counts}


@rule("SF-9.1", "SF-7.0")
def test_everyone_has_from_half_to_all_of_so_many_cards_of_each_type() -> None:
    assert of_each_side(SITE) == {2, 3}
    assert of_each_side(CHARACTER) == {4, 5, 6, 7}
    assert of_each_side(EDGE) == {1, 2}
    assert of_each_side(EVENT) == {0}
    states = [
        sum(game.owners[card] == seat and game.is_state(card) for card in game.in_play)
        for game in boards()
        for seat in range(5)
    ]
    assert set(states) == {3, 4, 5}


@rule("SF-4.1", "SF-12.1.1")
def test_everyone_is_two_feng_shui_sites_short_of_victory_at_least() -> None:
    sides = [(len(game.burned[seat]), game.closeness(seat), game.rules.goal) for game in boards() for seat in range(5)]
    assert {burned for burned, _, _ in sides} == {0, 1}
    assert max(closeness - goal for _, closeness, goal in sides) == -2
    assert min(closeness - goal for _, closeness, goal in sides) == -3
    for game in boards():
        for seat in range(5):
            assert all(game.is_feng_shui(card) and game.owners[card] == seat for card in game.burned[seat])


@rule("SF-9.2.2.1", "SF-9.2.1", "SF-9.2.6")
def test_everyone_has_a_full_hand_some_power_and_piles() -> None:
    sides = [(game, seat) for game in boards() for seat in range(5)]
    assert {len(game.hands[seat]) for game, seat in sides} == {6}
    assert {game.power[seat] for game, seat in sides} == set(range(1, 10))
    assert {6, 7, 8, 9} <= {len(game.smoked[seat]) for game, seat in sides}
    assert {len(game.toasted[seat]) for game, seat in sides} == {0, 1, 2}
    for game, seat in sides:
        assert len(game.decks[seat]) > 20
        assert not any(game.is_feng_shui(card) for card in game.smoked[seat])
        given = resources_of(game, seat)
        spare = [game.card(card).provides for card in game.decks[seat]]
        for card in game.hands[seat]:
            for at, needed in enumerate(game.card(card).requires):
                assert given[at] >= needed or not any(provides[at] for provides in spare)
    piles = [{game.type_of(card) for card in game.smoked[seat]} for game, seat in sides]
    assert sum({CHARACTER, EVENT} <= pile for pile in piles) > len(piles) // 2
    tops = [tuple(game.card(card).title for card in game.decks[seat][-5:]) for game, seat in sides]
    assert len(set(tops)) > len(tops) // 2, "the decks are shuffled"


@rule("SF-49.9", "SF-49.2")
def test_nobody_has_two_copies_of_a_unique_card_and_somebody_has_one() -> None:
    heroes = [
        sum(game.card(card).title == HERO for card in game.controlled(seat)) for game in boards() for seat in range(5)
    ]
    assert max(heroes) == 1


@rule("SF-20.1", "SF-25.7.1", "SF-21.0")
def test_the_traces_of_a_game_have_beaten_nobody() -> None:
    """Of face-down Sites one in four is revealed, of all cards one in four is turned, of the others some are hurt."""
    cards = [(game, card) for game in boards() for card in game.in_play]
    down = [game.face_down[card] for game, card in cards if lies_face_down(game.card(card))]
    assert 0.65 < sum(down) / len(down) < 0.85
    turned = [game.turned[card] for game, card in cards]
    assert 0.22 < sum(turned) / len(turned) < 0.29
    hurt = []
    for game, card in cards:
        assert game.damage[card] == 0 or not game.face_down[card]
        if game.is_character(card) or game.is_site(card):
            left = fighting(game, card) if game.is_character(card) else body(game, card)
            assert left > 0
            if left + game.damage[card] > 1 and not game.face_down[card]:
                hurt.append((game.damage[card], left))
        else:
            assert game.damage[card] == 0
    share = sum(damage > 0 for damage, _ in hurt) / len(hurt)
    assert 0.25 < share < 0.42
    assert any(damage == 1 for damage, _ in hurt)
    assert any(damage > 1 and left == 1 for damage, left in hurt)


@rule("SF-9.1.2", "SF-25.5.1", "SF-25.4")
def test_everything_stands_where_it_may_stand() -> None:
    backs = 0
    for game in boards():
        assert game.faults() == []
        assert (game.pending, game.gone, game.reveals) == ([], [], 0)
        for card in game.in_play:
            assert game.ready[card] == 1
            backs += game.rows[card]
            if game.is_state(card):
                assert game.is_character(game.subjects[card])
    assert backs > 5
    assert {len(structure) for game in boards() for structure in game.structures} >= {3, 4}


@rule("SF-2.1", "SF-22.0")
def test_whoever_the_options_name_is_first_and_else_anyone_may_be() -> None:
    def first(seed: int, **named: int) -> int:
        options = FistOptions({"players": 3, "decks": [full_deck() for _ in range(3)], "crowded": True, **named})
        game = Shadowfist(options, seed)
        deal_crowded(game)
        game.run()
        return game.active

    assert [first(1, first=seat + 1) for seat in range(3)] == [0, 1, 2]
    assert {first(seed) for seed in range(8)} == {0, 1, 2}


@rule("SF-28.1", "SF-28.6.1", "SF-23.0")
def test_the_lively_attack_sites_with_many_intercept_with_many_and_pass_as_often_as_they_act() -> None:
    table = fight(["Meadow", "Cat", "Dog", "hand: Bolt"], ["Pond", "Elk", "Ant", "hand: Vigor"])
    lively = [table.labels()[at] for at in table.game.lively()]
    assert lively == ["Declare an attack"]
    idle = fight(["Meadow", "Cat (turned)", "Dog (turned, 1 damage)", "hand: Bolt", "hand: Barn"], ["Pond", "Elk"])
    labels = [idle.labels()[at] for at in idle.game.lively()]
    assert sorted(label.split()[0] for label in labels) == ["End", "Play", "Play"]
    table.choose("Declare an attack")
    targets = [table.labels()[at] for at in table.game.lively()]
    assert len(targets) == 1
    assert "Pond" in targets[0]
    table.choose("Pond")
    labels = [table.labels()[at] for at in table.game.lively()]
    assert labels
    assert not any(label.startswith(("Declare", "No more")) for label in labels)
    table.choose("Cat", "Declare the attack").until("Play Bolt", 0)
    labels = [table.labels()[at] for at in table.game.lively()]
    acts = [label for label in labels if label != "Pass"]
    assert labels.count("Pass") == max(1, len(acts))
    assert any(label.startswith("Play Bolt") for label in acts)
    table.until("Elk intercepts", 1)
    labels = [table.labels()[at] for at in table.game.lively()]
    assert len(labels) == 2


@rule("SF-24.4", "SF-10.3.2", "SF-13.0")
def test_the_lively_neither_heal_nor_reveal_and_walk_about_only_in_attacks() -> None:
    mine = ["Meadow (down)", "Pond", "Cat (1 damage)", "Runner", "hand: Bolt"]
    table = fight(mine, ["Pond", "Elk", "hand: Vigor"])
    dull = ("Turn to heal", "Turn to move", "Move", "Reveal")
    assert table.offers("Turn to heal Cat")
    assert not any(table.labels()[at].startswith(dull) for at in table.game.lively())
    table.play("Bolt", "Elk").passes(to=0)
    assert not any(table.labels()[at].startswith(dull) for at in table.game.lively())
    table = fight(["Meadow", "Cat", "hand: Bolt", "hand: Bolt"], ["Pond", "Barn", "Elk (1st)", "Runner (1st)"])
    table.attack("Pond", "Cat").until("Move", 1)
    assert any(table.labels()[at].startswith("Move") for at in table.game.lively()), "to intercept"
