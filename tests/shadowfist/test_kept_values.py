"""What cards are is derived anew when it has changed, and kept when a change has changed nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kwoon.engine.chance import Chance
from kwoon.games import game_named
from kwoon.games.shadowfist.attack.homecoming import ReturnHome
from kwoon.games.shadowfist.cards.sampling import sample_deck
from kwoon.games.shadowfist.effects.cleanup import smoke_the_beaten
from kwoon.games.shadowfist.effects.weakening import look_for_the_weakened
from kwoon.games.shadowfist.soundness import stale
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import cannot, derive, fighting, given, has_keyword
from kwoon.games.shadowfist.state.abilities import FIGHTING, IMMUNITY
from kwoon.games.shadowfist.state.effects import Lingering
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import MOBILITY, NO_INTERCEPT, SEES_DAMAGE, SEES_GIFTS, SMOKED
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.terms.ids import SeatId
from kwoon.games.shadowfist.terms.once import ABOVE_ONE, KINDS
from tests.rounds import SEATS
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

GARDEN = "Puzzle Garden"
DECISIONS = 150


@rule("SF-24.8.1")
def test_a_turn_that_changes_no_value_keeps_what_was_derived() -> None:
    """Solar Farm looks at who is turned, and only at its own location."""
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Sifu Beumer"])
    game = table.game
    before = derive(game)
    game.turn_card(table.card("Imp"))
    assert game.doubt
    assert game.derived is before
    assert derive(game) is before
    assert not game.doubt
    assert not cannot(game, table.card("Sifu Beumer"), NO_INTERCEPT)


@rule("SF-24.8.1", "SF-10.2")
def test_a_turn_that_changes_a_value_is_seen_at_once() -> None:
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Sifu Beumer"])
    game = table.game
    before = derive(game)
    game.turn_card(table.card("Sifu Beumer"))
    assert cannot(game, table.card("Sifu Beumer"), NO_INTERCEPT)
    assert derive(game) is not before
    copy = game.clone()
    game.unturn_card(table.card("Sifu Beumer"))
    assert not cannot(game, table.card("Sifu Beumer"), NO_INTERCEPT)
    assert cannot(copy, table.card("Sifu Beumer"), NO_INTERCEPT)


@rule("SF-24.8.1")
def test_whose_cards_there_are_is_kept_when_one_turns_and_not_when_one_goes() -> None:
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Sifu Beumer"])
    game = table.game
    before = derive(game)
    game.turn_card(table.card("Sifu Beumer"))
    turned = derive(game)
    assert turned is not before
    assert turned.by_seat is before.by_seat
    assert stale(game) == []
    game.put_in_pile(table.card("Imp"), SMOKED)
    assert derive(game).by_seat == [game.controlled(seat) for seat in range(2)] != before.by_seat
    assert stale(game) == []


@rule("SF-24.8.1", "SF-24.5.1")
def test_a_state_that_becomes_ready_counts_though_cards_are_whose_they_were() -> None:
    """Solar Farm looks at who is turned, so what was derived is in doubt; a State that has resolved is a text more."""
    table = duel([GARDEN, "Imp", "Training Sequence > Imp"], ["Solar Farm", "Sifu Beumer"])
    game, state, imp = table.game, table.card("Training Sequence"), table.card("Imp")
    strong = fighting(game, imp)
    game.ready[state] = 0
    game.changed()
    assert fighting(game, imp) == strong - 1
    game.turn_card(table.card("Sifu Beumer"))
    game.ready[state] = 1
    game.changed()
    assert game.derived is None
    assert fighting(game, imp) == strong


@rule("SF-24.8.1")
def test_a_copy_made_while_a_change_waits_to_be_looked_at_sees_it_too() -> None:
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Sifu Beumer"])
    game = table.game
    derive(game)
    game.turn_card(table.card("Sifu Beumer"))
    copy = game.clone()
    assert copy.doubt == game.doubt != 0
    assert cannot(copy, table.card("Sifu Beumer"), NO_INTERCEPT)
    assert cannot(game, table.card("Sifu Beumer"), NO_INTERCEPT)


@rule("SF-24.8.1")
def test_a_condition_that_ends_is_seen_at_once() -> None:
    """Training Sequence adds to its subject's Fighting while it is unturned."""
    table = duel([GARDEN, "Imp", "Training Sequence > Imp"], ["City Park"])
    game = table.game
    strong = fighting(game, table.card("Imp"))
    game.turn_card(table.card("Training Sequence"))
    assert fighting(game, table.card("Imp")) == strong - 1
    game.unturn_card(table.card("Training Sequence"))
    assert fighting(game, table.card("Imp")) == strong


@rule("SF-24.8.1")
def test_that_nobody_was_beaten_counts_only_until_something_is_damaged() -> None:
    table = duel([GARDEN, "Imp"], ["City Park"])
    game, imp = table.game, table.card("Imp")
    assert not smoke_the_beaten(game)
    assert game.unbeaten is derive(game)
    game.damage[imp] = fighting(game, imp)
    game.altered(SEES_DAMAGE)
    assert derive(game) is game.derived
    copy = game.clone()
    for each in (game, copy):
        assert smoke_the_beaten(each)
        assert each.zones[imp] == SMOKED


@rule("SF-28.8", "SF-24.8.1")
def test_who_stays_with_a_seized_site_is_there_before_the_next_attacker_is_asked() -> None:
    """SEAL Team has Mobility where a Beach is: as soon as it stays at the seized one."""
    table = duel([GARDEN, "SEAL Team", "Imp"], ["Diamond Beach (4 damage)", "City Park"])
    seals = table.card("SEAL Team")
    assert not has_keyword(table.game, seals, MOBILITY)
    table.attack("Diamond Beach", "SEAL Team", "Imp").until("Seize it", 0).choose("Seize it")
    table.until("return to", 0)
    while table.kind == "return to" and table.card("SEAL Team") == asked_about(table):
        derive(table.game)
        table.choose(table.labels()[-1])
    assert table.game.places[seals] == table.game.places[table.card("Diamond Beach")]
    assert stale(table.game) == []
    assert has_keyword(table.game, seals, MOBILITY)


def asked_about(table: Duel) -> int:
    """The attacker whose player is asked where it goes."""
    home = table.game.stack[-1]
    assert isinstance(home, ReturnHome)
    attack = current_attack(table.game)
    assert attack is not None
    return attack.attackers[home.at].card


@rule("SF-24.5.5")
@pytest.mark.parametrize("players", SEATS)
def test_what_is_kept_is_what_would_be_derived_anew(players: int) -> None:
    """In crowded games, whenever values are asked for: the table compares both, and raises an error if they differ."""
    spec = game_named("shadowfist")
    chance = Chance(players)
    for number in range(6):
        game = spec.new(spec.crowded(spec.varied({"players": players}, number), number), number)
        assert isinstance(game, Table)
        game.wary = True
        for _ in range(DECISIONS):
            if game.decision is None:
                break
            lively = game.lively()
            derive(game)
            game.apply(lively[chance.below(len(lively))] if lively else chance.below(len(game.decision.options)))
        assert game.wary


@rule("SF-15.1", "SF-24.8.1")
def test_who_is_noted_as_stronger_than_one_is_who_would_be_noted_anew() -> None:
    """Heroic Shoulder Wound asks for it. Who has stayed and is as before is passed over; a copy looks at everyone."""
    spec = game_named("shadowfist")
    looked = 0
    for number in range(4):
        decks = [[*sample_deck(number * 3 + seat)[:-1], "Heroic Shoulder Wound"] for seat in range(3)]
        game = spec.new({"players": 3, "decks": decks}, number)
        assert isinstance(game, Table)
        chance = Chance(number)
        while game.decision is not None:
            game.apply(chance.below(len(game.decision.options)))
            if game.weighed is not None and game.weighed is game.derived and not game.doubt:
                copy = game.clone()
                look_for_the_weakened(copy)
                assert sorted(copy.used) == sorted(game.used)
                looked += any(each >> KINDS == ABOVE_ONE for each in game.used)
    assert looked > 100


@rule("SF-24.5.5")
def test_who_keeps_a_text_that_has_changed_is_noticed() -> None:
    """The comparison bites: Sifu Beumer turns, which Solar Farm looks at, and the table is told of something else."""
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Sifu Beumer"])
    game = table.game
    derive(game)
    game.wary = True
    game.turned[table.card("Sifu Beumer")] = 1
    game.altered(SEES_GIFTS)
    with pytest.raises(AssertionError, match="Sifu Beumer is not what it would be"):
        derive(game)


@rule("SF-26.5", "SF-24.8.1")
def test_what_an_effect_adds_for_a_while_leaves_all_texts_as_they_stand() -> None:
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Sifu Beumer"])
    game, imp = table.game, table.card("Imp")
    before = derive(game)
    weak = fighting(game, imp)
    game.lingering.append(gift(game, imp, FIGHTING))
    given(game, FIGHTING)
    assert fighting(game, imp) == weak + 2
    after = derive(game)
    assert after is not before
    assert after.by_seat is before.by_seat
    assert all(now is then for now, then in zip(after.stands, before.stands, strict=True))
    assert stale(game) == []
    game.lingering.pop()
    given(game, FIGHTING)
    assert fighting(game, imp) == weak


@rule("SF-40.0", "SF-24.8.1")
def test_an_immunity_for_a_while_is_a_change_of_everything() -> None:
    """Whom a text means may depend on it."""
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Sifu Beumer"])
    game, imp = table.game, table.card("Imp")
    derive(game)
    game.lingering.append(gift(game, imp, IMMUNITY))
    given(game, IMMUNITY)
    assert game.derived is None


@rule("SF-18.1", "SF-24.8.1")
def test_who_counts_resources_is_looked_at_again_only_when_a_text_takes_some_away() -> None:
    """Hong Kong's Finest has a bonus with four Dragon resources; the subject of Chi Detachment provides none."""
    side = [GARDEN, "Hong Kong's Finest", "Average Jane", "pool: dd"]
    table = duel(side, [GARDEN])
    assert fighting(table.game, table.card("Hong Kong's Finest")) == 3
    assert derive(table.game).checkable
    table = duel([*side, "Chi Detachment > Average Jane"], [GARDEN])
    assert fighting(table.game, table.card("Hong Kong's Finest")) == 2
    assert not derive(table.game).checkable


def gift(game: Table, card: int, kind: int) -> Lingering:
    """Two of something for a card, until the end of the turn."""
    lasting = Lingering(card, kind, 2, 0, TURN_END)
    lasting.stamp = game.stamps[card]
    return lasting


def test_power_is_written_at_one_place_alone() -> None:
    """What looks at Power is looked at again when it may have changed: nobody writes it but `Table.add_power`."""
    written = re.compile(r"\.power\[[^\]]*\] *[-+*]?= ")
    found = [
        path.name
        for path in sorted(Path("src/kwoon").rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if written.search(line)
    ]
    assert found == ["table.py"]


@rule("SF-24.8.1", "SF-17.2")
def test_power_that_goes_and_comes_back_leaves_what_was_derived() -> None:
    """Power is compared only if it has moved since, and not after it was found to be the same."""
    spec = game_named("shadowfist")
    for number in range(40):
        game = spec.new(spec.crowded(spec.varied({"players": 3}, number), number), number)
        assert isinstance(game, Table)
        known = derive(game)
        if known.power is not None:
            break
    assert known.power is not None
    assert not game.power_moved
    game.add_power(SeatId(0), 1)
    game.add_power(SeatId(0), -1)
    assert game.power_moved
    assert derive(game) is known
    assert not game.power_moved
    game.add_power(SeatId(0), 1)
    assert derive(game) is not known
    assert derive(game).power == game.power
