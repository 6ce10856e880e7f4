"""TR-8.2.b at a desk without a search: turns at odd tables are evened out by swaps, and by which."""

from kwoon.tournament.seating import Round, Table
from kwoon.tournament.seating.evening import even_out
from tests.rules import rule


def rounds(*each: str) -> list[Round]:
    """`rounds("ab cd")` is one round of two tables."""
    return [Round(tuple(Table(tuple(table)) for table in tables.split())) for tables in each]


def evened(tables: str, *history: str, scores: dict[str, int] | None = None, robin: bool | None = None) -> str:
    """How these tables of a round in games of four come out."""
    found = [list(table) for table in tables.split()]
    players = {player for table in found for player in table}
    points = dict.fromkeys(players, 0) | (scores or {})
    if robin is None:
        even_out(found, rounds(*history), 4, points)
    else:
        even_out(found, rounds(*history), 4, points, keep_strangers=robin)
    return " ".join("".join(table) for table in found)


def turns(*played: str) -> dict[str, int]:
    """How often everybody sat at a table that is not of four."""
    found: dict[str, int] = {}
    for tables in played:
        for table in tables.split():
            for player in table:
                found[player] = found.get(player, 0) + (len(table) != 4)
    return found


@rule("TR-8.2.b")
def test_the_three_of_the_last_round_play_at_the_four():
    before = "abcd efg"
    after = evened("abcd efg", before)
    assert sorted(turns(before, after).values()) == [0, 1, 1, 1, 1, 1, 1]
    assert turns(after) == {"a": 1, "b": 1, "c": 1, "d": 0, "e": 0, "f": 0, "g": 0}


@rule("TR-8.2.b")
def test_nobody_is_moved_where_the_turns_are_shared_already():
    assert evened("defg abc", "abcd efg") == "defg abc"
    assert evened("abcd efgh", "abcd efgh") == "abcd efgh"
    assert evened("abc def", "abc def") == "abc def"


@rule("TR-8.2.b")
def test_of_swaps_that_help_alike_the_one_with_fewer_repeats_is_made():
    # e is to leave the three; d alone has met nobody who stays there
    history = ("adhi efg bc", "afhb gci de")
    after = evened("abcd efg", *history)
    assert sum(len(set(table) & {"e", "f", "g"}) == 3 for table in after.split()) == 0
    assert sorted(turns(*history, after)[player] for player in "abcdefg") == [1, 1, 2, 2, 2, 2, 2]


@rule("TR-8.2.b")
def test_then_the_one_between_the_nearest_scores_is_made():
    history = ("abcd efg hijk",)
    scores = {"e": 4, "a": 0, "b": 8, "c": 4, "d": 12, "h": 12, "i": 12, "j": 12, "k": 12}
    after = evened("abcd ehi fgjk", *history, scores=scores)
    assert after == "abed chi fgjk"


@rule("TR-8.2.b")
def test_each_swap_is_counted_before_the_next_is_looked_for():
    # two rounds of threes only, and L came late: one swap brings nearer to the share, the next evens out the turns
    history = ("igb cfd hea", "dfc hig eba", "dLia ehc fbg")
    assert evened("eLic ahf gbd", *history, scores={"i": 8, "a": 8, "g": 8, "e": 4, "c": 4}) == "ebhc aif gLd"


@rule("TR-8.2.b")
def test_who_came_in_by_a_swap_is_not_swapped_on():
    history = ("bedc agf", "fgac dLbe")
    assert evened("edgb fca", *history, scores={"d": 8}, robin=True) == "fdgb eca"


@rule("TR-8.2.b", "TR-6.2.f")
def test_in_a_round_robin_no_swap_makes_two_meet_again():
    before = "abcd efg"
    strangers = "aefx bgc"
    free = evened(strangers, before)
    kept = evened(strangers, before, robin=True)
    assert free == evened(strangers, before, robin=False)
    assert turns(before, free) != turns(before, kept)
    assert kept == strangers


@rule("TR-8.2.b", "TR-8.3.e")
def test_who_came_last_takes_the_turn_of_one_who_had_it():
    # all are within their share; M had no turn at a three yet, and e had one
    history = ("ecfh bdga", "Lfh dea bcg")
    after = evened("MgLd aec fhb", *history, scores={"c": 4, "f": 4, "b": 8})
    assert after == "egLd aMc fhb"


@rule("TR-8.2.b", "TR-6.2.f")
def test_in_a_round_robin_a_swap_that_adds_no_repeat_is_made_and_the_others_are_passed_over():
    history = ("fhed acbg", "abL hce fdg", "gbea dcL hfM")
    scores = {"e": 4, "a": 4, "f": 8, "c": 8, "L": 4, "M": 4, "d": 8, "b": 4}
    assert evened("heag fcL Mdb", *history, scores=scores, robin=True) == "hMLg fca edb"
