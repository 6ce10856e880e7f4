"""Searching a handful of cards, each query with all that it finds; deck lists with what is wrong with them."""

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.deck_text import Titles, read_lines
from kwoon.games.shadowfist.cards.decks import check_titles, read_deck, too_many
from kwoon.games.shadowfist.cards.search import BadQuery, row_of, search
from kwoon.games.shadowfist.shown.view import describe
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import people

GARDEN = "Puzzle Garden"


def handful() -> list[Card]:
    """Seven cards of all types."""
    return m.printed_in(
        "Handful",
        [
            m.character("Ape", "Wise Ape", 3, 4, "jj", "j", keywords=m.GUTS, restrictions=m.UNIQUE),
            m.character("Boar", "Wild Boar", 1, 0, "", "d"),
            m.character("Crane", "Dancing Bird", m.X, m.X, "C", "C", x=m.Count(m.ANY_SITE)),
            m.event("Dance", 0, "jC", m.use(m.GainPower(m.YOU_, 2))),
            m.feng_shui("Eyrie", 6, toughness=2),
            m.site("Forge", 2, 0, 4, "dd", "H"),
            m.state("Gun", 1, "d", m.ANY_CHARACTER, m.always(m.fighting(1), to=m.SUBJECT), restrictions=m.WEAPON),
        ],
    )


@rule("SF-8.0")
@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", "Ape Boar Crane Dance Eyrie Forge Gun"),
        ("cost=1", "Boar Gun"), ("cost:1", "Boar Gun"), ("cost!=1", "Ape Dance Forge"),
        ("cost<1", "Dance"), ("cost<=1", "Boar Dance Gun"), ("cost>1", "Ape Forge"), ("cost>=2", "Ape Forge"),
        ("cost:x", "Crane"), ("cost:none", "Eyrie"), ("fighting:x", "Crane"), ("c>=3", "Ape"),
        ("fighting:0", "Boar"), ("fighting>=0", "Ape Boar"),
        ("power:0", "Forge"), ("power>=1", "Eyrie"), ("body<=6", "Eyrie Forge"), ("body<6", "Forge"),
        ("faction:j", "Ape Dance"), ("faction:jammers", "Ape Dance"), ("resource:C", "Crane Dance"),
        ("requires:d", "Forge Gun"), ("requires:dd", "Forge"), ("requires=d", "Gun"),
        ("requires!=d", "Ape Boar Crane Dance Eyrie Forge"), ("provides:H", "Forge"), ("provides:high", "Forge"),
        ("type:character", "Ape Boar Crane"), ("t:site", "Eyrie Forge"), ('type="site"', "Forge"),
        ("type!=character", "Dance Eyrie Forge Gun"), ("type:/^s/", "Forge Gun"), ("is:site", "Eyrie Forge"),
        ("is:foundation", "Boar"), ("is:unique", "Ape"), ("keyword:guts", "Ape"), ("kw:tough", "Eyrie"),
        ("restriction:weapon", "Gun"), ("designator:boar", "Boar"), ("d:wise", "Ape"),
        ("designator!=wise", "Boar Crane Dance Eyrie Forge Gun"),
        ("dan", "Dance Crane"), ('"wild b"', "Boar"), ("/^d/", "Crane Dance"), ("o:power", "Dance"),
        ("title:r", "Boar Crane Eyrie Forge"), ("title=gun", "Gun"), ("title!=gun", "Ape Boar Crane Dance Eyrie Forge"),
        ("set:hand", "Ape Boar Crane Dance Eyrie Forge Gun"), ("set!=handful", ""),
        ("type:character cost<2", "Boar"), ("type:character and cost<2", "Boar"),
        ("type:event or type:state", "Dance Gun"), ("type:event OR type:state or title:ape", "Ape Dance Gun"),
        ("type:character cost:1 or type:event", "Boar Dance"), ("type:character (cost:1 or cost:3)", "Ape Boar"),
        ("-type:character", "Dance Eyrie Forge Gun"), ("not type:character -cost:0", "Eyrie Forge Gun"),
        ("not not title:ape", "Ape"), ("-(type:character or is:site)", "Dance Gun"),
    ],
)  # fmt: skip
def test_a_query_and_all_that_it_finds(query: str, found: str) -> None:
    assert " ".join(card.title for card in search(handful(), query)) == found


@rule("SF-8.0")
@pytest.mark.parametrize(
    ("query", "place", "problem"),
    [
        ("text:/a(b/", 7, "no regular expression"),
        ("text:/*a/", 6, "no regular expression"),
        ("set:other", 4, "there is no set 'other'; there are Handful"),
        ("set:handfil", 4, "there is no set 'handfil'; did you mean handful?"),
        ("tipe:event", 0, "there is no field 'tipe'; did you mean type?"),
        ("qqqq:event", 0, "there is no field 'qqqq'; the fields are title"),
        ("title:a )", 8, "closes nothing"),
        ("(title:a", 8, "the query ends where a closing ) should stand"),
        ("faction:xy", 8, "'xy' is no resource"),
        ("faction:d cost:d", 15, "cost is a number"),
        ("designator<wise", 10, "designator is no number"),
        ("type:evnt", 5, "did you mean event?"),
        ("restriction:heavy", 12, "there is no restriction 'heavy'"),
    ],
)
def test_what_is_wrong_with_a_query_and_where(query: str, place: int, problem: str) -> None:
    with pytest.raises(BadQuery) as caught:
        search(handful(), query)
    assert (caught.value.place, problem in str(caught.value)) == (place, True)


@rule("SF-8.0")
def test_a_card_as_a_row() -> None:
    rows = {card.title: row_of(card) for card in handful()}
    assert (rows["Ape"]["cost"], rows["Ape"]["fighting"], rows["Ape"]["requires"]) == (3, 4, "jj")
    assert (rows["Crane"]["cost"], rows["Crane"]["fighting"], rows["Crane"]["provides"]) == ("X", "X", "C")
    assert (rows["Eyrie"]["cost"], rows["Eyrie"]["power"], rows["Eyrie"]["body"]) == (None, 1, 6)
    assert (rows["Forge"]["cost"], rows["Forge"]["power"]) == (2, 0)
    assert "fighting" not in rows["Forge"]
    assert "body" not in rows["Gun"]


# --- decks --------------------------------------------------------------------------------------------


@rule("SF-1.2.1", "SF-2.5")
def test_what_is_wrong_with_a_deck_is_told_in_the_order_of_its_lines() -> None:
    with pytest.raises(BadOptions) as caught:
        read_deck("Pod: one\n", "mine")
    lines = str(caught.value).splitlines()
    assert [line.split(";")[0] for line in lines] == ["mine: line 1: pods belong to drafts (TR-A3)", "mine: 0 cards"]
    with pytest.raises(BadOptions) as caught:
        read_deck("5 Imp\n1 Imp\n1 Imp\nPod: one", "mine")
    lines = str(caught.value).splitlines()
    assert lines[0] == "mine: line 2: 7 copies of Imp; 5 at most (SF-1.2.1)"
    assert len(lines) == 2
    assert lines[1].startswith("mine: line 4: pods")


@rule("SF-2.5")
def test_the_smallest_deck_is_a_first_hand() -> None:
    assert read_deck("5 Imp\n1 Seamus", "mine") == ["Imp"] * 5 + ["Seamus"]
    assert check_titles(["Imp"] * 5 + ["seamus"], "mine") == ["Imp"] * 5 + ["Seamus"]
    for deck in (["Imp"] * 5, []):
        with pytest.raises(BadOptions, match=f"{len(deck)} cards; a game needs at least 6"):
            check_titles(deck, "mine")
    with pytest.raises(BadOptions, match="6 copies of Imp"):
        check_titles(["Imp"] * 6, "mine")
    assert too_many([]) == []


@rule("SF-1.2")
def test_each_way_to_write_a_line_of_a_deck() -> None:
    known = Titles(["18 Bronze Men", "The Iron Palace", "Imp", "A Palace", "Palace"])
    text = "3 Imp\n2x imp\n2xImp\nImp x 4\nImp x2\n18 Bronze Men\n2 18 bronze men\niron palace\n" \
        "\nCharacters:\nImp # mine\nImp [AB1] (proxy)\nDeck: Mine\npalace\n3 X Imp"  # fmt: skip
    lines, problems = read_lines(text, known)
    assert problems == []
    assert [(line.number, line.count, line.title) for line in lines if not line.directive] == [
        (1, 3, "Imp"), (2, 2, "Imp"), (3, 2, "Imp"), (4, 4, "Imp"), (5, 2, "Imp"), (6, 1, "18 Bronze Men"),
        (7, 2, "18 Bronze Men"), (8, 1, "The Iron Palace"), (11, 1, "Imp"), (12, 1, "Imp"), (14, 1, "Palace"),
        (15, 3, "Imp"),
    ]  # fmt: skip
    marked = lines[9]
    assert (marked.printing, marked.proxy, lines[0].printing, lines[0].proxy) == ("AB1", True, None, False)
    assert [(line.directive, line.value) for line in lines if line.directive] == [("deck", "Mine")]


@rule("SF-1.2")
def test_each_line_that_cannot_be_read() -> None:
    known = Titles(["Imp", "Iron Palace", "Iron Monk", "Iron Hand", "Iron Fist"])
    lines, problems = read_lines("0 Imp\nImq\nIron\nqq\n1 Imp", known)
    assert [line.number for line in lines] == [5]
    assert [each.line for each in problems] == [1, 2, 3, 4]
    assert [str(each) for each in problems][:2] == [
        "line 1: the count must be 1 or more: '0 Imp'",
        "line 2: no card has the title 'Imq' (near: Imp): 'Imq'",
    ]
    assert len(known.nearest("iron")) == 3
    assert known.nearest("iro") == ()
    assert known.nearest("pala") == ("Iron Palace",)
    assert str(problems[3]) == "line 4: no card has the title 'qq': 'qq'"


# --- all that stands on a card -----------------------------------------------------------------------


@rule("SF-8.0", "SF-36.1")
def test_a_card_that_a_game_has_made_is_described_as_itself() -> None:
    made = [m.character("Twin One", "Sibling", 1, 1, "", ""), m.character("Twin Two", "Sibling", 2, 7, "", "")]
    assert "7" in describe("Twin Two", made)
    assert describe("Twin Two #2", made) == describe("Twin Two", made)
    assert describe("Twin One", made) != describe("Twin Two", made)
    assert describe("Twin Three", made) == ""
    assert describe("Imp #2") == describe("Imp") != ""


# --- why a State is not put there ----------------------------------------------------------------------


@rule("SF-25.5.1", "SF-49.10")
def test_why_a_state_that_is_no_vehicle_is_refused_by_a_driver() -> None:
    van = m.state("Van", 0, "", m.ANY_CHARACTER, restrictions=m.VEHICLE)
    habit = m.state("Habit", 0, "", m.pick(m.CHARACTER, words=("Monk",)))
    monk = m.character("Brother", "Monk", 1, 1, "", "")
    mine = [GARDEN, "Ant", "Van > Ant", "Brother", "Brother", "hand: Habit"]
    table = duel(mine, ["Pond"], extra=[van, habit, monk, *people()]).play("Habit")
    refusal = table.refusal("Ant")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("SF-25.5.1", "Ant: Habit is played on a Monk Character.")
    assert table.why("Pond") == "SF-25.5.1"
