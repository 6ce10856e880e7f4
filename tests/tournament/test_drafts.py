"""TR-7: drafts, as played, saved, resumed and left."""

import json
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kwoon.engine.chance import Chance
from kwoon.tournament.decks.check import Deck, Entry, check
from kwoon.tournament.decks.environments import environment
from kwoon.tournament.decks.formats import format_named
from kwoon.tournament.decks.titles import find, in_set
from kwoon.tournament.drafts.bot import NEUTRAL, choose
from kwoon.tournament.drafts.draft import (
    Direction,
    Draft,
    DraftError,
    Plan,
    arrange,
    check_plan,
    come_back,
    direction,
    leave,
    pick,
    start,
    table_sizes,
    view,
)
from kwoon.tournament.drafts.file import from_json, to_json
from kwoon.tournament.reading import FileError
from tests.rules import rule

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
CS, SG, DF = "Critical Shift", "Shurikens and Six Guns", "Dark Future"
SIX = (CS, CS, SG, SG, DF, DF)


def table(players: int = 3, rounds: tuple[str, ...] = SIX, seed: int = 1, size: int = 12) -> Draft:
    return start(Plan(NAMES[:players], rounds, size), Chance(seed))


def play(draft: Draft, picks: int = 10_000, chance: Chance | None = None) -> Draft:
    """Pick on, at random seats and cards with chance, else the first of each."""
    for _ in range(picks):
        if draft.over:
            break
        seats = draft.waiting
        seat = seats[chance.below(len(seats))] if chance else seats[0]
        pack = view(draft, seat).pack
        draft = pick(draft, seat, pack[chance.below(len(pack))] if chance else pack[0])
    return draft


def broken(plan: Plan) -> list[str]:
    return [each.rule for each in check_plan(plan)]


# --- the start


@rule("TR-7.0", "TR-7.0.a")
@given(st.integers(3, 5), st.permutations([CS, CS, CS, SG, SG, DF]), st.integers(0, 10**9))
@settings(max_examples=20)
def test_everyone_has_the_same_packs(players: int, packs: list[str], seed: int):
    draft = table(players, arrange(packs), seed)
    for name, opened in zip(draft.plan.rounds, draft.packs, strict=True):
        titles = {each.name for each in in_set(name)}
        assert len(opened) == players
        assert all(len(pack) == 12 == len(set(pack)) and set(pack) <= titles for pack in opened)


@rule("TR-7.0.b")
@pytest.mark.parametrize(("packs", "legal"), [(5, False), (6, True), (8, True), (10, True), (11, False)])
def test_six_to_ten_packs(packs: int, legal: bool):
    assert broken(Plan(NAMES[:4], (DF,) * packs)) == ([] if legal else ["TR-7.0.b"])


@rule("TR-7.0.c")
@pytest.mark.parametrize(("players", "legal"), [(2, False), (3, True), (4, True), (5, True), (6, False)])
def test_three_to_five_players(players: int, legal: bool):
    plan = Plan(tuple(f"P{number}" for number in range(players)), SIX)
    assert broken(plan) == ([] if legal else ["TR-7.0.c"])
    if players == 6:
        assert check_plan(plan)[0].legal == "3 to 5; 6 make tables of 3 and 3"


@rule("TR-7.0.c")
@pytest.mark.parametrize(
    ("players", "size", "legal"), [(3, 12, True), (3, 13, False), (5, 10, True), (5, 9, False), (4, 16, True)]
)
def test_a_pack_is_seen_two_to_four_times(players: int, size: int, legal: bool):
    assert broken(Plan(NAMES[:players], SIX, size)) == ([] if legal else ["TR-7.0.c"])
    if legal:
        draft = table(players, size=size)
        seen: Counter[tuple[int, int]] = Counter()
        owner = {frozenset(pack): seat for seat, pack in enumerate(draft.packs[0])}
        while draft.round == 0:
            for seat in range(players):
                pack = set(draft.tables[seat])
                opener = next(number for whole, number in owner.items() if pack <= whole)
                seen[seat, opener] += 1
                if len(pack) == 2:  # the last card is passed on to the left
                    seen[(seat + 1) % players, opener] += 1
            draft = play(draft, players)
        assert len(seen) == players**2
        assert set(seen.values()) <= {2, 3, 4}


@rule("TR-7.0.c")
@given(st.integers(3, 200))
def test_any_number_of_players_makes_tables_of_three_to_five(players: int):
    sizes = table_sizes(players)
    assert sum(sizes) == players
    assert set(sizes) <= {3, 4, 5}
    assert max(sizes) - min(sizes) <= 1


def test_two_players_are_no_draft():
    with pytest.raises(DraftError, match=r"TR-7.0.c: a draft table has 3 to 5 players, not 2"):
        table_sizes(2)
    with pytest.raises(DraftError, match=r"TR-7.0.c: 2 players at the table; legal: 3 to 5"):
        table(2)


# --- passing


@rule("TR-7.1", "TR-7.1.a")
def test_the_first_pack_goes_to_the_left():
    draft = table(4)
    first = draft.packs[0]
    for seat in range(4):
        assert view(draft, seat).pack == first[seat]
        draft = pick(draft, seat, first[seat][3])
    for seat in range(4):
        assert view(draft, (seat + 1) % 4).pack == tuple(card for card in first[seat] if card != first[seat][3])
        assert view(draft, seat).picks == (first[seat][3],)
        assert view(draft, seat).set_name == CS


@rule("TR-7.1.b")
def test_of_two_cards_one_is_taken_and_the_last_passed():
    draft = play(table(3), 3 * 10)
    assert [len(pack) for pack in draft.tables] == [2, 2, 2]
    before = draft.tables
    draft = play(draft, 3)
    assert draft.round == 1
    for seat in range(3):
        assert draft.picks[seat][-2:] == (before[seat][0], before[(seat - 1) % 3][1])
        assert len(draft.picks[seat]) == 12


@rule("TR-7.1.c")
def test_the_second_round_goes_to_the_right():
    draft = play(table(4), 4 * 11)
    assert draft.round == 1
    assert view(draft, 0).direction == "right"
    draft = play(draft, 4)
    assert all(view(draft, (seat - 1) % 4).pack == draft.packs[1][seat][1:] for seat in range(4))


@rule("TR-7.1.d")
def test_directions_alternate_to_the_end():
    assert [direction(number) for number in range(4)] == [Direction.LEFT, Direction.RIGHT] * 2
    draft = play(table())
    assert draft.over
    assert draft.waiting == ()
    with pytest.raises(DraftError, match="the draft is over"):
        pick(draft, 0, "Fox Pass")


@rule("TR-7.1.d")
def test_two_packs_of_a_set_go_both_ways():
    plan = Plan(NAMES[:3], (CS, SG, CS, SG, DF, DF))
    (violation,) = check_plan(plan)
    assert violation.rule == "TR-7.1.d"
    assert violation.what == "the packs of Critical Shift and Shurikens and Six Guns mostly go one way"
    assert broken(replace(plan, rounds=arrange(plan.rounds))) == []


@rule("TR-7.1.c", "TR-7.1.d")
@given(st.lists(st.sampled_from([CS, SG, DF, "Endgame", "Reloaded"]), min_size=6, max_size=10))
@settings(max_examples=60)
def test_any_packs_can_be_arranged(packs: list[str]):
    rounds = arrange(packs)
    assert Counter(rounds) == Counter(packs)
    assert broken(Plan(NAMES[:4], rounds)) == []
    assert sum(a == b for a, b in pairwise(rounds)) <= len(packs) - len(set(packs))


def test_two_of_each_need_not_follow_each_other():
    assert all(a != b for a, b in pairwise(arrange(SIX)))


@rule("TR-7.1", "TR-6.1.g")
@given(st.integers(3, 5), st.integers(0, 10**9))
@settings(max_examples=15)
def test_every_card_opened_is_drafted_once(players: int, seed: int):
    draft = play(table(players, seed=seed), chance=Chance(seed + 1))
    opened = Counter(card for opened in draft.packs for pack in opened for card in pack)
    assert Counter(card for mine in draft.picks for card in mine) == opened
    assert {len(mine) for mine in draft.picks} == {72}
    pool = draft.pool(0)
    deck = Deck(tuple(Entry(min(count, 5), find(name)) for name, count in pool.counted.items()))
    assert check(deck, format_named("Whirlpool of Blood"), environment("Classic"), pool=pool.cards) == []


# --- what cannot be done


def test_a_card_that_is_not_there_is_explained():
    draft = table()
    mine = view(draft, 0).pack
    other = next(card for card in draft.packs[0][1] if card not in mine)
    with pytest.raises(DraftError, match="is not in the pack before Ann"):
        pick(draft, 0, other)
    with pytest.raises(DraftError, match="near: "):
        pick(draft, 0, mine[0][:-1] + "q")
    with pytest.raises(DraftError, match="there is no seat 3; seats are 0 to 2"):
        pick(draft, 3, mine[0])
    draft = pick(draft, 0, mine[0].upper())
    with pytest.raises(DraftError, match=r"Ann has picked .* and waits for the others"):
        pick(draft, 0, mine[1])


def test_plans_that_cannot_be():
    with pytest.raises(DraftError, match="two players of the draft have the same name"):
        start(Plan(("Ann", "Ann", "Bob"), SIX), Chance(1))
    with pytest.raises(ValueError, match="no set is called 'Nothing'"):
        start(Plan(NAMES[:3], ("Nothing",) * 6), Chance(1))
    with pytest.raises(ValueError, match="a pack of Coming Darkness has 1 to 5 cards"):
        start(Plan(NAMES[:3], ("Coming Darkness",) * 6), Chance(1))


# --- what one sees


@given(st.integers(0, 200), st.integers(0, 10**6))
@settings(max_examples=25)
def test_a_drafter_sees_only_their_own_pack_and_picks(picks: int, seed: int):
    draft = play(table(4, seed=seed), picks, Chance(seed))
    others = tuple(("hidden",) if seat else pack for seat, pack in enumerate(draft.tables))
    hidden = tuple(("hidden",) if seat else mine for seat, mine in enumerate(draft.picks))
    secret = replace(draft, tables=others, picks=hidden, log=(), packs=(((),),) * len(draft.packs))
    assert view(secret, 0) == view(draft, 0)
    assert view(draft, 0).pack == (() if draft.over or draft.chosen[0] else draft.tables[0])
    watcher = view(draft, None)
    assert (watcher.pack, watcher.picks, watcher.chosen) == ((), (), "")


# --- saved and resumed


@given(st.integers(0, 230), st.integers(0, 10**6))
@settings(max_examples=20)
def test_a_draft_saved_and_resumed_is_the_same(picks: int, seed: int):
    draft = play(table(3, seed=seed), picks, Chance(seed))
    if seed % 3 == 0 and not draft.over:
        draft = leave(draft, 1)
    again = from_json(to_json(draft))
    assert again == draft
    assert play(again) == play(draft)


def test_a_file_of_a_single_drafter_is_read_and_played_to_its_end():
    file = json.loads(to_json(table()))
    file["players"], file["packs"] = ["Ann"], [packs[:1] for packs in file["packs"]]
    alone = play(from_json(json.dumps(file)))
    assert alone.over
    assert Counter(alone.picks[0]) == Counter(card for (pack,) in file["packs"] for card in pack)
    assert from_json(to_json(alone)) == alone


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda file: file.pop("log"), "the file: has no 'log'; expected a field 'log'"),
        (lambda file: file.update(kwoon="event"), "kwoon: is 'event'; expected one of draft"),
        (lambda file: file.update(version=9), "version: is 9; expected 1"),
        (lambda file: file.update(size="twelve"), "size: is 'twelve'; expected a whole number of 1 or more"),
        (lambda file: file.update(pods=1), "pods: is the number 1; expected true or false"),
        (lambda file: file.update(players="Ann"), "players: is a text; expected a list"),
        (lambda file: file.update(players=[]), "players: is empty; expected at least one"),
        (
            lambda file: file["players"].__setitem__(1, "Ann"),
            "players: two players of the draft have the same",
        ),
        (
            lambda file: file["players"].__setitem__(1, ""),
            "players[1]: is the empty text ''; expected a text",
        ),
        (lambda file: file["rounds"].__setitem__(2, "Nada"), "rounds[2]: is 'Nada'; expected one of Limited"),
        (lambda file: file["packs"].pop(), "packs: has 5 elements; expected 6"),
        (lambda file: file["packs"][1].pop(), "packs[1]: has 2 elements; expected 3"),
        (lambda file: file["packs"][1][2].pop(), "packs[1][2]: has 11 elements; expected 12"),
        (
            lambda file: file["packs"][1][2].__setitem__(4, "Blade Plam"),
            "packs[1][2][4]: 'Blade Plam' is no title; expected Blade Palm",
        ),
        (
            lambda file: file["log"][0].update(card="Blade Palm"),
            "log[0]: 'Blade Palm' is not in the pack before Ann",
        ),
        (lambda file: file["log"].__setitem__(1, file["log"][0]), "log[1]: Ann has picked"),
        (
            lambda file: file["log"][2].update(act="eat"),
            "log[2].act: is 'eat'; expected one of pick, leave, return",
        ),
        (lambda file: file["log"][2].update(seat=7), "log[2]: there is no seat 7"),
        (lambda file: file["log"][0].update(bot=True), "log[0]: Ann is here, and no bot picks for them"),
        (lambda file: file["log"].append(3), "log[5]: is the number 3; expected an object"),
    ],
)
def test_a_broken_file_says_where_and_what(change, message: str):
    file = json.loads(to_json(play(table(), 5)))
    change(file)
    with pytest.raises(FileError) as caught:
        from_json(json.dumps(file))
    assert str(caught.value).startswith(message)


def test_what_is_not_json_says_the_line():
    with pytest.raises(FileError, match=r"line 2, column 1: is not JSON"):
        from_json('{"kwoon":\n')
    with pytest.raises(FileError, match="the file: is a list; expected an object"):
        from_json("[]")


def _names(value: object) -> bool:
    """Three other names make another draft, not a broken one."""
    return isinstance(value, list) and all(isinstance(each, str) and each for each in value)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_any_json_is_refused_precisely(value: object):
    file = json.loads(to_json(play(table(), 5)))
    for name in file:
        if file[name] != value and name not in ("pods", "size") and not (name == "players" and _names(value)):
            with pytest.raises(FileError):
                from_json(json.dumps({**file, name: value if value != [] else None}))


# --- bots


def test_a_bot_drafts_for_who_left_and_they_may_return():
    draft = leave(table(), 1)
    assert draft.chosen[1]
    assert draft.waiting == (0, 2)
    with pytest.raises(DraftError, match="Bob has left, and a bot picks"):
        pick(draft, 1, draft.tables[1][0])
    with pytest.raises(DraftError, match="Bob has left already"):
        leave(draft, 1)
    draft = come_back(play(draft, 10), 1)
    with pytest.raises(DraftError, match="Bob never left"):
        come_back(draft, 1)
    while 1 not in draft.waiting:
        draft = play(draft, 1)
    draft = pick(draft, 1, draft.tables[1][0])
    assert play(draft).over


def test_a_draft_that_all_have_left_is_drafted_to_its_end():
    draft = table(3)
    for seat in range(3):
        draft = leave(draft, seat)
    assert draft.over
    for seat in range(3):
        groups = Counter(find(card).group for card in draft.picks[seat])
        factions = [count for group, count in groups.most_common() if group not in NEUTRAL]
        assert sum(factions[:2]) > sum(factions) / 2


@given(st.integers(0, 10**6), st.integers(0, 60))
@settings(max_examples=25)
def test_a_bot_picks_from_its_view_and_always_the_same(seed: int, picks: int):
    seen = view(play(table(4, seed=seed), picks, Chance(seed)), 2)
    if seen.pack:
        assert choose(seen) == choose(seen)
        assert choose(seen) in seen.pack
        assert choose(replace(seen, pack=seen.pack[::-1])) == choose(seen)
    else:
        with pytest.raises(ValueError, match="no pack to choose from"):
            choose(seen)
