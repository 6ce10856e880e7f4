"""The quick looks that spare `legal_actions` most of its work change nothing that is offered to anyone."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import reduce
from operator import or_

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.games.shadowfist.cards import make
from kwoon.games.shadowfist.effects.cleanup import all_beaten
from kwoon.games.shadowfist.effects.entering import enter
from kwoon.games.shadowfist.language.selectors import Filter
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.legality.actions import NOTHING_TO_DO, legal_actions, moments
from kwoon.games.shadowfist.legality.prospects import could_use, is_hopeful, is_refused, is_still_refused, what_there_is
from kwoon.games.shadowfist.legality.use import NO_WAYS
from kwoon.games.shadowfist.soundness import stale
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import (
    NO_CARDS_AT_ALL,
    NO_VALUES,
    derive,
    resources_of,
    survey,
)
from kwoon.games.shadowfist.state.abilities import CHOOSE, IMMUNITY, KEYWORDS, Choice, Used
from kwoon.games.shadowfist.state.effects import (
    ABILITY,
    NO_MARKS,
    NO_PICKS,
    NO_SHIELDS,
    NO_SHIFTS,
    NONE_SWEPT,
    PLAYING,
    Effect,
    Lingering,
)
from kwoon.games.shadowfist.state.permissions import NotTargetedBy
from kwoon.games.shadowfist.state.scene import CLOSED, SceneState, current_scene
from kwoon.games.shadowfist.state.table import OF_CLOSED, Table
from kwoon.games.shadowfist.state.values import HOPELESS, LOOKED_CLOSER, NONE_BURIED, Refusal
from kwoon.games.shadowfist.terms.codes import (
    HAND,
    MOBILITY,
    NEEDS_ATTACK,
    NEEDS_UNTURNED,
    OF_ITSELF,
    PLAY,
    SEES_ATTACKS,
    SEES_DAMAGE,
    SEES_POWER,
    SEES_READINESS,
    SEES_TIME,
    SEES_TURNING,
    SMOKED,
    TYPE_NAMES,
)
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.terms.ids import NO_SEAT, CardId, SeatId, all_seats
from kwoon.games.shadowfist.terms.packing import what_of
from kwoon.games.shadowfist.terms.questions import MOVE, USE
from kwoon.games.shadowfist.terms.timings import RESPONSE
from tests.rounds import SEATS
from tests.shadowfist.duel import duel
from tests.shadowfist.test_leanings import KNOWN

GARDEN = "Puzzle Garden"

DECISIONS = 250
SURVEYED = ("cheapens", "types", "restrictions", "permits", "rivals", "buried", "for_others")
HELD = ("cheapens", "types", "restrictions", "permits", "unique", "used_when", "for_others", "offers", "speaking")


def same_offers(table: Table) -> None:
    """For every seat, in the scene that is on: the same with quick looks and without; nothing surveyed is stale."""
    kept = survey(table)
    afresh_table = table.clone()
    afresh_table.changed()
    afresh_table.surveyed = None
    afresh = survey(afresh_table)
    for name in SURVEYED:
        assert getattr(kept, name) == getattr(afresh, name), f"the survey's {name} was not made anew"
    for seat in range(table.seats):
        for name in HELD:
            mine, anew = getattr(kept.holdings[seat], name), getattr(afresh.holdings[seat], name)
            assert mine == anew, f"the {name} of what seat {seat} has in play was not made anew"
    for selector, known in kept.looked_for.items():
        for seat in range(table.seats):
            if known >> seat & 1:
                assert is_hopeful(table, seat, selector) == (not known >> HOPELESS + seat & 1), "a stale hope"
    for seat in range(table.seats):
        sites = [card for card in table.controlled(seat) if table.is_feng_shui(card)]
        assert table.feng_shui_count(seat) == len(sites)
    assert stale(table) == []
    for seat in range(table.seats):
        assert resources_of(table, seat) == resources_of(afresh_table, seat)
    assert [face.title for face in table.faces] == [table.library[at].title for at in table.definitions]
    of_each_type = [[card for card in table.in_play if table.type_of(card) == kind] for kind in range(len(TYPE_NAMES))]
    assert derive(table).by_type == of_each_type
    assert derive(table).sites == [card for card in table.in_play if table.is_site(card)]
    assert derive(table).immunity_given or all(each.kind != IMMUNITY for each in table.lingering)
    guarding = [ability for card in derive(table).guards for ability in table.faces[card].abilities]
    assert derive(table).off_limits == any(isinstance(ability, NotTargetedBy) for ability in guarding)
    assert derive(table).hidden == [card for card in table.in_play if table.face_down[card]]
    for seat, mine in enumerate(derive(table).by_seat):
        influence = any(derive(table).of[card].influence > 0 for card in mine)
        assert derive(table).influential >> seat & 1 or not influence
    assert derive(table).by_seat == [table.controlled(seat) for seat in range(table.seats)]
    assert derive(table).awaited == reduce(or_, [table.faces[card].trigger_mask for card in table.in_play], 0)
    assert table.pile_users == [card for card, face in enumerate(table.faces) if face.from_pile]
    assert table.unbeaten is not table.derived or not all_beaten(table, derive(table).of), "someone is beaten"
    stage = current_scene(table)
    for seat in range(table.seats):
        assert legal_actions(table, seat, stage) == legal_actions(table, seat, stage, quick=False)
        nothing_is_missed(table, seat)
    assert not NO_MARKS + NONE_SWEPT + NO_PICKS, "an empty list that effects share was changed in place"
    assert not NO_SHIFTS + NO_SHIELDS + NONE_BURIED + NO_CARDS_AT_ALL + NO_VALUES
    assert not NOTHING_TO_DO + NO_WAYS


def nothing_is_missed(table: Table, seat: SeatId) -> None:
    """What a selector means, it could mean, and stands on its shortlist: for the texts of a player's cards in play."""
    for source in table.controlled(seat):
        effect = Effect(ABILITY, source, seat)
        for ability in table.faces[source].abilities:
            for selector in ability.hopes if isinstance(ability, Used) else []:
                if selector.zone() == PLAY:
                    meant = [card for card in table.in_play if selector.matches(table, card, effect)]
                    assert [card for card in selector.shortlist(table, effect) if card in meant] == meant
                    assert all(selector.could_mean(table, card, seat) for card in meant)


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_quick_looks_pass_over_nothing_that_can_be_done(players: int, crowded: bool) -> None:
    spec = game_named("shadowfist")
    chance = Chance(players)
    wished: dict[str, Data] = {"players": players}
    for number in range(6):
        options = spec.varied(wished, number)
        if crowded:
            options = spec.crowded(options, number)
        game = spec.new(options, number)
        for _ in range(DECISIONS):
            if game.decision is None:
                break
            lively = game.lively() if crowded else []
            count = len(game.decision.options)
            game.apply(lively[chance.below(len(lively))] if lively else chance.below(count))
            assert isinstance(game, Table)
            same_offers(game)


def play_and_compare(game: Game, chance: Chance) -> None:
    """Some random decisions, with the comparison after each."""
    for _ in range(DECISIONS):
        assert game.decision is not None
        game.apply(chance.below(len(game.decision.options)))
        assert isinstance(game, Table)
        same_offers(game)


def test_a_quick_look_that_needs_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison bites: who says that every ability needs an attack is found out."""
    spec = game_named("shadowfist")
    game = spec.new(spec.crowded({"players": 3}, 1), 1)
    assert isinstance(game, Table)
    for face in game.faces:
        for ability in face.abilities:
            if isinstance(ability, Used):
                monkeypatch.setattr(ability, "lacking", NEEDS_ATTACK)
    with pytest.raises(AssertionError):
        play_and_compare(game, Chance(3))


def test_a_stale_hope_is_noticed() -> None:
    """The comparison bites: who once found nothing to choose and never looks again is found out."""
    spec = game_named("shadowfist")
    game = spec.new(spec.crowded({"players": 3}, 1), 1)
    assert isinstance(game, Table)
    same_offers(game)
    kept = survey(game).looked_for
    assert kept
    for selector in kept:
        kept[selector] = (1 << game.seats) - 1 << HOPELESS | (1 << game.seats) - 1
    with pytest.raises(AssertionError):
        same_offers(game)


def refused_table() -> Table:
    """Seat 1 has been asked in its opponent's Main Shot, and could do nothing; so the next time it is not looked at."""
    game = duel([GARDEN, "Imp"], [GARDEN, "Sifu Beumer (turned)", "hand: Final Brawl"], power=0).game
    assert legal_actions(game, SeatId(1), None) == []
    assert game.refused >> 1 & 1
    return game


def test_a_refusal_is_kept_for_the_same_seat_and_not_for_a_copy() -> None:
    game = refused_table()
    assert game.refusals is not None
    assert legal_actions(game, SeatId(1), None) is NOTHING_TO_DO
    copy = game.clone()
    assert copy.refused == 0
    assert copy.refusals is None
    assert legal_actions(copy, SeatId(1), None) == []
    assert copy.refusals is not None
    assert copy.refusals[1] is not game.refusals[1]


def test_a_refusal_by_words_stands_until_what_they_look_at_is_altered() -> None:
    """Garden of Eternal Spring wants a damaged card, whoever's: who turns does not matter to it."""
    table = duel([GARDEN, "Imp"], [GARDEN, "Sifu Beumer (turned)", "Garden of Eternal Spring"], power=0)
    game, seat = table.game, SeatId(1)
    assert legal_actions(game, seat, None) == []
    assert legal_actions(game, seat, None) is NOTHING_TO_DO
    game.turn_card(table.card("Imp"))
    assert legal_actions(game, seat, None) is NOTHING_TO_DO
    game.damage[table.card("Imp")] += 1
    game.note_altered(SEES_DAMAGE)
    assert game.refused >> seat & 1
    assert what_of(legal_actions(game, seat, None)[0]) == USE


def answering(game: Table) -> SceneState:
    """A closed scene in which everybody may answer an Event."""
    closed = SceneState(CLOSED)
    closed.past.append(Effect(PLAYING, titled(game, "Final Brawl"), SeatId(0)))
    return closed


def test_what_was_refused_in_an_open_scene_outlives_a_closed_one() -> None:
    """SF-23.1: seat 1 is asked in a closed scene that answers an Event; what was known of open scenes still stands."""
    hand = ["hand: Final Brawl", "hand: Confucian Stability"]  # the latter answers something, and costs 1 Power
    game = duel([GARDEN, "Imp"], [GARDEN, "Sifu Beumer (turned)", *hand], power=0).game
    seat, closed = SeatId(1), answering(game)
    assert legal_actions(game, seat, None) == []
    assert legal_actions(game, seat, closed) == []
    assert game.refused >> OF_CLOSED + seat & 1
    assert legal_actions(game, seat, closed) is NOTHING_TO_DO
    assert legal_actions(game, seat, None) is NOTHING_TO_DO
    game.look_again(seat)
    assert not game.refused >> OF_CLOSED + seat & 1
    assert legal_actions(game, seat, closed) == []


def test_a_moment_that_nothing_waits_for_calls_for_no_look() -> None:
    """SF-24.1.2: seat 1 has no text to answer anything with, so a scene in which one could answer changes nothing."""
    game, seat = refused_table(), SeatId(1)
    assert legal_actions(game, seat, answering(game)) is NOTHING_TO_DO
    assert not game.refused >> OF_CLOSED + seat & 1


def test_a_moment_that_a_card_waits_for_calls_for_a_look() -> None:
    """SF-24.1.2: the same seat with a card that answers, even if there is no Power for it."""
    hand = ["hand: Confucian Stability", "hand: Final Brawl"]
    game, seat = duel([GARDEN, "Imp"], [GARDEN, *hand], power=0).game, SeatId(1)
    assert legal_actions(game, seat, None) == []
    assert game.refusals is not None
    assert game.refusals[seat].untimely >> RESPONSE & 1
    assert legal_actions(game, seat, answering(game)) is not NOTHING_TO_DO


def offers_of(game: Table, seat: SeatId) -> list[int]:
    """What a seat is offered in an open scene, which must be the same with quick looks and without."""
    quick = legal_actions(game, seat, None)
    assert quick == legal_actions(game, seat, None, quick=False)
    return quick


def comes(game: Table, title: str) -> None:
    """A card from seat 0's hand is put into play there."""
    card = titled(game, title)
    game.put_in_play(card, SeatId(0))
    enter(game, card, SeatId(0), game.structures[0][0])
    game.make_ready(card)


def test_a_card_that_offers_something_to_opponents_ends_their_refusals_as_it_comes() -> None:
    """The Gray may be used by opponents, who give its player 1 Power for it, as soon as it is there."""
    table = duel([GARDEN, "Imp", "hand: The Gray"], [GARDEN, "Sifu Beumer (turned)"], power=(0, 1))
    game, seat = table.game, SeatId(1)
    assert legal_actions(game, seat, None) == []
    assert legal_actions(game, seat, None) is NOTHING_TO_DO
    comes(game, "The Gray")
    assert [what_of(code) for code in offers_of(game, seat)] == [USE]


def test_what_others_offer_is_kept_apart_from_what_else_they_have() -> None:
    """An opponent's card that offers something is there; another of that player's cards comes: nothing to look at."""
    opponents = [GARDEN, "Venerable Apothecary", "Imp", "hand: Hungry Ghosts"]
    table = duel(opponents, [GARDEN, "Sifu Beumer (turned)"], power=0)
    game, seat = table.game, SeatId(1)
    assert legal_actions(game, seat, None) == []
    comes(game, "Hungry Ghosts")
    assert legal_actions(game, seat, None) is NOTHING_TO_DO


def test_an_opponents_card_that_unturns_may_offer_what_it_offers_again() -> None:
    """SF-21.1: what was passed over because an opponent's card is turned is looked at when any card unturns."""
    table = duel([GARDEN, "Venerable Apothecary (turned)"], [GARDEN, "Imp (turned)", "Sifu Beumer (turned)"], power=0)
    game, seat = table.game, SeatId(1)
    apothecary = titled(game, "Venerable Apothecary")
    for ability in game.faces[apothecary].abilities:
        if isinstance(ability, Used) and ability.opponents:
            now, there = 1 << ability.timing, ability.lacking & ~NEEDS_UNTURNED
            game.glimpsed = 0
            could_use(game, survey(game), seat, apothecary, 0, ability, now, there | NEEDS_UNTURNED)
            assert (game.glimpsed & SEES_TURNING != 0) == (ability.lacking & OF_ITSELF != 0)
            return
    raise AssertionError("Venerable Apothecary offers nothing to opponents")


def test_an_opponents_card_that_becomes_ready_offers_what_it_offers() -> None:
    """SF-24.5.1: an Edge whose effect has not resolved yet offers nothing; as soon as it is ready it does."""
    bar = make.edge("Open Bar", 0, "", make.use([], make.GainPower(make.YOU_, 1), opponents=True))
    game, seat = duel([GARDEN, "Open Bar"], [GARDEN, "Imp (turned)"], power=0, extra=[bar]).game, SeatId(1)
    edge = titled(game, "Open Bar")
    game.ready[edge] = 0
    game.changed()
    assert offers_of(game, seat) == []
    assert legal_actions(game, seat, None) is NOTHING_TO_DO
    game.make_ready(edge)
    game.altered(SEES_READINESS)
    assert [what_of(code) for code in offers_of(game, seat)] == [USE]


def standing_about() -> tuple[Table, SeatId]:
    """Seat 1 has two locations and a Character who could go to the other, if it were not turned."""
    sides = ([GARDEN, "hand: Hungry Ghosts"], [GARDEN, "Imp (turned)", "Puzzle Garden", "hand: Underground Depot"])
    game, seat = duel(*sides, power=0).game, SeatId(1)
    assert legal_actions(game, seat, None) == []
    return game, seat


def test_a_refusal_outlives_cards_of_others_that_change_nothing_about_ones_own() -> None:
    """SF-13.1: whether a turned Character can move depends on what it is; that Hungry Ghosts come changes nothing."""
    game, seat = standing_about()
    comes(game, "Hungry Ghosts")
    assert legal_actions(game, seat, None) is NOTHING_TO_DO


def test_a_refusal_falls_when_ones_own_cards_become_something_else() -> None:
    """SF-50.11: with Mobility, which an effect gives it, a turned Character can move."""
    game, seat = standing_about()
    derive(game)
    imp = titled(game, "Imp")
    lasting = Lingering(imp, KEYWORDS, 0, MOBILITY, TURN_END)
    game.let_last(lasting)
    game.changed()
    assert [what_of(code) for code in offers_of(game, seat)] == [MOVE]


def test_a_card_that_may_be_used_from_the_pile_ends_a_refusal_as_it_comes_there() -> None:
    """SF-50.13: Brass Monkey can be reloaded once it lies in the smoked pile."""
    game, seat = duel([GARDEN, "Imp"], [GARDEN, "deck: Brass Monkey", "deck: Imp"], power=(0, 2)).game, SeatId(1)
    game.active, game.main_shot = seat, True
    assert legal_actions(game, seat, None) == []
    game.put_in_pile(titled(game, "Brass Monkey"), SMOKED)
    assert [what_of(code) for code in offers_of(game, seat)] == [USE]


def test_an_open_scene_asks_more_than_a_closed_one() -> None:
    """Who could do nothing in a closed scene is looked at anew in an open one."""
    game, seat = duel([GARDEN, "Imp"], [GARDEN, "hand: Killing Rain", "pool: M"], power=1).game, SeatId(1)
    assert legal_actions(game, seat, SceneState(CLOSED)) == []
    assert game.refused >> OF_CLOSED + seat & 1
    assert legal_actions(game, seat, None) == legal_actions(game, seat, None, quick=False) != []


def test_a_refusal_for_resources_stands_while_the_pool_is_the_same() -> None:
    """SF-18.1, SF-25.1: Killing Rain requires Magic, which an Imp in the smoked pile provides."""
    table = duel([GARDEN, "Imp"], [GARDEN, "hand: Killing Rain", "deck: Imp"], power=(0, 1))
    game, seat = table.game, SeatId(1)
    assert legal_actions(game, seat, None) == []
    game.changed()
    derive(game)
    assert legal_actions(game, seat, None) is NOTHING_TO_DO
    game.put_in_pile(game.decks[1][-1], SMOKED)
    assert legal_actions(game, seat, None) == legal_actions(game, seat, None, quick=False) != []


def test_what_words_do_not_tell_of_is_asked_each_time() -> None:
    """Of time and of Power not every change is told: who wants to know is asked again."""
    table = duel([GARDEN, "Imp"], [GARDEN, "Sifu Beumer (turned)", "Garden of Eternal Spring"], power=0)
    game, seat = table.game, SeatId(1)
    spring = table.card("Garden of Eternal Spring")
    ability = game.faces[spring].abilities[0]
    assert isinstance(ability, Used)
    assert ability.sees == SEES_DAMAGE
    for sees, known in ((SEES_DAMAGE, True), (SEES_TIME, False), (SEES_POWER, False), (SEES_ATTACKS, False)):
        game.glance = 0
        ability.sees = sees
        is_refused(game, spring, ability)
        assert (game.glance & LOOKED_CLOSER == 0) == known
    ability.sees = SEES_DAMAGE
    assert legal_actions(game, seat, None) == []


def titled(game: Table, title: str) -> CardId:
    """The one card with this title."""
    return next(CardId(card) for card, face in enumerate(game.faces) if face.title == title)


def drawn(game: Table) -> None:
    game.draw(SeatId(1))


def unturned(game: Table) -> None:
    game.unturn_card(one_turned(game))


def damaged(game: Table) -> None:
    game.damage[one_turned(game)] += 1
    game.altered(SEES_DAMAGE)


def made_ready(game: Table) -> None:
    game.make_ready(one_turned(game))


def defined_anew(game: Table) -> None:
    game.define(game.definitions)


def forgotten(game: Table) -> None:
    game.forget(one_turned(game))


def laid_before(game: Table) -> None:
    game.set_aside(game.decks[1][-1], SeatId(1), False, one_turned(game))


def one_turned(game: Table) -> CardId:
    """The one Character of seat 1."""
    return next(card for card in game.controlled(SeatId(1)) if game.turned[card])


@pytest.mark.parametrize("change", [drawn, unturned, damaged, made_ready, defined_anew, forgotten, laid_before])
def test_what_may_let_a_seat_do_more_makes_its_refusal_fall(change: Callable[[Table], None]) -> None:
    game = refused_table()
    change(game)
    assert not game.refused >> 1 & 1
    same_offers(game)


def test_more_power_ends_a_refusal_and_less_does_not() -> None:
    """Killing Rain takes 1 Power, and can be played at any time."""
    game = duel([GARDEN], [GARDEN, "hand: Killing Rain", "pool: HMC"], power=(9, 0)).game
    seat = SeatId(1)
    assert legal_actions(game, seat, None) == []
    assert legal_actions(game, seat, None) is NOTHING_TO_DO
    game.add_power(seat, 1)
    assert legal_actions(game, seat, None) == legal_actions(game, seat, None, quick=False) != []
    game.add_power(seat, -1)
    assert legal_actions(game, seat, None) is NOTHING_TO_DO


def test_a_stale_refusal_is_noticed() -> None:
    """The comparison bites: who was refused once and is never looked at again is found out."""
    games = [crowd_of_three(seed) for seed in range(10)]
    for game in games:
        same_offers(game)
        forge_refusals(game)
    with pytest.raises(AssertionError):
        all_same_offers(games)


def all_same_offers(games: list[Table]) -> None:
    """The same for several boards."""
    for game in games:
        same_offers(game)


def forge_refusals(game: Table) -> None:
    """Say of every seat that it could do nothing, whatever there is."""
    found, derived = survey(game), derive(game)
    game.refusals = [Refusal(found, derived, holding) for holding in found.holdings * 2]
    for each in game.refusals:
        each.now = each.there = ~0
        each.power = 99
        each.roams = True
    game.refused = (1 << game.seats) - 1


def test_a_stale_holding_is_noticed() -> None:
    """The comparison bites: who never looks again at a player's cards that have changed is found out."""
    spec = game_named("shadowfist")
    game = spec.new(spec.crowded({"players": 3}, 1), 1)
    assert isinstance(game, Table)
    same_offers(game)
    before = survey(game).holdings
    game.put_in_pile(next(card for card in derive(game).by_seat[1] if not game.face_down[card]), SMOKED)
    after = survey(game).holdings
    assert [after[seat] is before[seat] for seat in range(3)] == [True, False, True]
    after[1] = before[1]
    with pytest.raises(AssertionError, match="what seat 1 has in play was not made anew"):
        same_offers(game)


def crowd_of_three(seed: int) -> Table:
    """A crowded board."""
    spec = game_named("shadowfist")
    game = spec.new(spec.crowded({"players": 3}, seed), seed)
    assert isinstance(game, Table)
    return game


def test_a_stale_ground_is_noticed() -> None:
    """The comparison bites: who takes over whose cards there were, though one has gone since, is found out."""
    game = next(game for game in map(crowd_of_three, range(50)) if derive(game).plain)
    before = derive(game)
    game.put_in_pile(before.by_seat[1][-1], HAND)
    assert game.derived is None
    game.derived = before
    with pytest.raises(AssertionError):
        same_offers(game)


def test_who_overrates_what_an_ability_costs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison bites: who says that every ability takes much Power is found out."""
    spec = game_named("shadowfist")
    game = spec.new(spec.crowded({"players": 3}, 1), 1)
    assert isinstance(game, Table)
    for face in game.faces:
        for ability in face.abilities:
            if isinstance(ability, Used):
                monkeypatch.setattr(ability, "least_power", 99)
    with pytest.raises(AssertionError):
        play_and_compare(game, Chance(3))


@pytest.mark.parametrize("silent", [False, True])
def test_who_waits_for_an_effect_is_asked_only_if_there_is_such_a_one(
    silent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SF-26.3: damage is answered by those who wait for it; an ability that hides what it is keeps them silent."""
    table = duel([GARDEN, "Hungry Ghosts"], [GARDEN, "Grey Mountain", "Medicinal Flower Garden"])
    game = table.game
    if silent:
        for ability in game.faces[table.card("Hungry Ghosts")].abilities:
            monkeypatch.setattr(ability, "stirs", 0, raising=False)
    table.use("Hungry Ghosts", "Grey Mountain")
    stage = current_scene(game)
    slow, quick = legal_actions(game, SeatId(1), stage, quick=False), legal_actions(game, SeatId(1), stage)
    others = [code for code in slow if what_of(code) != USE]
    assert len(slow) == len(others) + 1
    assert quick == (others if silent else slow)


def test_every_verb_that_knows_hands_says_so() -> None:
    """`touches_hands` is what those who wait for a look at their hand go by (`Used.stirs`)."""
    for name, node in KNOWN.items():
        methods = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
        assert ("hands" in methods) == ("touches_hands" in methods), name


ASKED_FIRST = ("here", "types", "whose", "owned", "other", "where")
"""The tests of a filter that are not gathered, since they come first in any case."""
ONLY_READ = ("words", "without")
"""What a filter has for its text."""
KEPT = ("tests", "type_bits")


def test_a_filter_gathers_every_test_that_it_may_have() -> None:
    """One that is added to `Filter` and not to `gather_tests` would never be looked at."""
    plain = Filter([])
    names = [name for name in dir(plain) if not name.startswith("_") and not callable(getattr(plain, name))]
    assert "attacking" in names
    for name in names:
        if name in (*ASKED_FIRST, *ONLY_READ, *KEPT):
            continue
        filter_ = Filter([])
        usual = getattr(filter_, name)
        setattr(
            filter_, name, [["hood"]] if name == "keys" else ["hood"] if name == "without_keys" else differing(usual)
        )
        filter_.gather_tests()
        assert filter_.tests != 0, name


def differing(usual: object) -> object:
    """Another value of the same kind."""
    if usual is None:
        return Picked(Choice(Filter([]), 1, 1, CHOOSE))
    if isinstance(usual, bool):
        return not usual
    if isinstance(usual, str):
        return usual + "Vampirism"
    assert isinstance(usual, int)
    return usual + 1 if usual != 99 else 3


def test_what_was_refused_before_an_attack_says_nothing_of_tactics() -> None:
    """SF-50.16: who attacks is looked at anew, who does not is not; wherever nobody has anywhere to go."""
    sides = (["Puzzle Garden", "Eyes of the Magpie"], ["Proving Ground", "Imp (turned)", "Sifu Beumer (turned)"])
    table = duel(*sides, power=0)
    game = table.game
    for seat in (SeatId(0), SeatId(1)):
        assert legal_actions(game, seat, None) == []
    table.attack("Proving Ground", "Eyes of the Magpie")
    attack = current_attack(game)
    assert attack is not None
    attack.coming = NO_SEAT
    stage, found = current_scene(game), survey(game)
    there = what_there_is(game, found, stage, attack)
    refused = [
        is_still_refused(game, found, seat, attack, moments(game, seat, stage, attack), there)
        for seat in all_seats(game.seats)
    ]
    assert refused == [False, True]
