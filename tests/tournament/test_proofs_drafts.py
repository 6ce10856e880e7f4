"""TR-7: a draft at its edges: what is taken back, the order of the packs, what is seen, and what a pack may hold."""

from collections import Counter
from itertools import pairwise, permutations

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.decks.titles import in_set, nearest
from kwoon.tournament.drafts.draft import (
    Draft,
    DraftError,
    Plan,
    arrange,
    check_plan,
    come_back,
    from_packs,
    leave,
    pick,
    start,
    undo,
    view,
)
from kwoon.tournament.drafts.packs import make_packs, sealed_pools
from tests.rules import rule

CS, SG, DF = "Critical Shift", "Shurikens and Six Guns", "Dark Future"
SIX = (CS, CS, SG, SG, DF, DF)
NAMES = ("Ann", "Bob", "Cid", "Dee")


def table(players: int = 3, rounds: tuple[str, ...] = SIX, seed: int = 1) -> Draft:
    return start(Plan(NAMES[:players], rounds), Chance(seed))


def picks(draft: Draft, *seats: int) -> Draft:
    """Each of these seats takes the first card of their pack."""
    for seat in seats:
        draft = pick(draft, seat, view(draft, seat).pack[0])
    return draft


# --- taking back


@rule("TR-7.1")
def test_the_last_pick_alone_is_taken_back():
    fresh = table()
    one = picks(fresh, 0)
    two = picks(one, 1)
    assert undo(two) == one
    assert undo(undo(two)) == fresh
    passed = picks(two, 2)
    assert passed.picks[0] == (fresh.packs[0][0][0],)
    assert undo(passed) == two
    with pytest.raises(DraftError, match="nothing has been done"):
        undo(fresh)


@rule("TR-7.1")
def test_what_bots_picked_since_goes_with_the_pick_that_is_taken_back():
    fresh = table()
    gone = leave(fresh, 1)
    assert [act.bot for act in gone.log] == [False, True]
    one = picks(gone, 0)
    both = picks(one, 2)
    assert [act.bot for act in both.log] == [False, True, False, False, True]
    assert undo(both) == one
    assert undo(gone) == fresh
    back = come_back(one, 1)
    assert undo(back) == one


# --- the order of the packs


@rule("TR-7.1.c", "TR-7.1.d")
@pytest.mark.parametrize("packs", ["AAAAAB", "AAAABB", "AAABBB", "AABBCC", "AAAABC", "AAAAAA", "ABCDEF", "AAABBC"])
def test_no_order_that_goes_both_ways_changes_sets_more_often(packs: str):
    def repeats(order: tuple[str, ...]) -> int:
        return sum(one == other for one, other in pairwise(order))

    legal = [order for order in set(permutations(packs)) if not check_plan(Plan(NAMES[:3], order))]
    found = arrange(tuple(packs))
    assert found in legal
    assert repeats(found) == min(map(repeats, legal))


@rule("TR-7.1.c", "TR-7.1.d")
@pytest.mark.parametrize("packs", ["ABABCC", "BAABCC", "CCBBAA"])
def test_of_orders_as_good_the_one_nearest_to_the_directors_list_is_taken(packs: str):
    def changes_always(order: tuple[str, ...]) -> bool:
        return all(one != other for one, other in pairwise(order))

    firsts = list(dict.fromkeys(packs))
    legal = [order for order in set(permutations(packs)) if not check_plan(Plan(NAMES[:3], order))]
    best = min(filter(changes_always, legal), key=lambda order: [firsts.index(each) for each in order])
    assert arrange(tuple(packs)) == best


@rule("TR-7.0.c")
def test_seven_players_are_told_which_tables_they_make():
    seven = tuple(f"P{number}" for number in range(7))
    assert [each.legal for each in check_plan(Plan(seven, SIX))] == ["3 to 5; 7 make tables of 4 and 3"]
    assert [each.legal for each in check_plan(Plan(NAMES[:2], SIX))] == ["3 to 5"]


# --- what is seen


@rule("TR-7.1")
def test_the_round_is_counted_from_one_to_the_last():
    draft = table()
    assert (view(draft, 0).round, view(draft, 0).rounds, view(draft, 0).set_name) == (1, 6, CS)
    for seat in range(3):
        draft = leave(draft, seat)
    seen = view(draft, 0)
    assert seen.over
    assert (seen.round, seen.rounds, seen.set_name, seen.direction) == (6, 6, DF, "right")
    assert seen.pack == ()
    assert draft.pool(2).player == "Cid"


@rule("TR-7.1")
def test_who_has_picked_waits_and_sees_the_card_but_no_pack():
    draft = picks(table(), 1)
    seen = view(draft, 1)
    assert (seen.pack, seen.chosen) == ((), draft.packs[0][1][0])
    assert view(draft, 0).chosen == ""
    with pytest.raises(DraftError, match="Bob has picked"):
        pick(draft, 1, draft.packs[0][1][1])


@rule("TR-7.1")
@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_seat_beyond_the_table(seat: int):
    for act in (lambda draft: view(draft, seat), lambda draft: draft.pool(seat), lambda draft: leave(draft, seat)):
        with pytest.raises(DraftError, match=f"there is no seat {seat}; seats are 0 to 2"):
            act(table())


@rule("TR-7.1")
def test_a_card_that_is_not_there_is_answered_with_the_twenty_nearest_that_are():
    known = nearest("Dragon", 21)
    assert len(known) == 21
    for last, hint in ((known[19], f"near: {known[19]}"), (known[20], f"it has {known[20]}")):
        pack = (last, *(title.name for title in in_set(CS)[:1]))
        packs = ((pack, pack, pack),) * 6
        paper = from_packs(Plan(NAMES[:3], (CS,) * 6, size=2), packs)
        with pytest.raises(DraftError) as refused:
            pick(paper, 0, "Dragon")
        assert hint in str(refused.value)


# --- what a pack may hold


@rule("TR-6.1.f")
def test_a_pack_holds_one_card_or_up_to_all_titles_of_its_set():
    titles = {title.name for title in in_set("Coming Darkness")}
    assert len(titles) == 5
    whole = make_packs("Coming Darkness", 3, Chance(1), 5)
    assert [set(pack) for pack in whole] == [titles] * 3
    single = make_packs("Coming Darkness", 10, Chance(1), 1)
    assert Counter(card for pack in single for card in pack) == dict.fromkeys(titles, 2)
    for size in (0, 6):
        with pytest.raises(ValueError, match=f"has 1 to 5 cards .* not {size}"):
            make_packs("Coming Darkness", 1, Chance(1), size)


@rule("TR-6.1.f")
def test_sealed_players_open_as_many_packs_each_and_never_the_same():
    pools = sealed_pools(NAMES[:3], (CS, CS, CS, SG), Chance(4))
    assert [len(pool.cards) for pool in pools] == [48, 48, 48]
    assert len({pool.cards[start : start + 12] for pool in pools for start in range(0, 48, 12)}) == 12
    with pytest.raises(ValueError, match="two players have the same name"):
        sealed_pools(("Ann", "Bob", "Ann"), (CS,), Chance(4))
