"""Searching the cards: every field, every operator, and errors that point at their place."""

import json

import pytest

from kwoon.cli import main
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.cards.search import MODERN_SETS, BadQuery, search
from kwoon.tournament.decks.titles import sets


def titles(query: str) -> set[str]:
    return {card.title for card in search(library(), query)}


def test_everything_and_nothing() -> None:
    assert len(titles("")) == len(library())
    assert titles("title:qqqq") == set()


@pytest.mark.parametrize(
    ("query", "found", "not_found"),
    [
        ("type:character cost<=1", "Imp", "Hungry Ghosts"),
        ("faction:dragons type:event", "Final Brawl", "Killing Rain"),
        ("faction:lotus", "Imp", "Final Brawl"),
        ("requires:dd", "Final Brawl", "Back for Seconds"),
        ("requires=d", "Back for Seconds", "Final Brawl"),
        ("provides:gC", "Shaolin Supplicants", "Imp"),
        ("fighting>6", "Sifu Beumer", "Imp"),
        ("body>=8", "Stone Dolmens", "The Great Wastes"),
        ("cost:none", "Stone Dolmens", "Imp"),
        ("designator:transformed", "Mantis Fighter", "Imp"),
        ('subtitle:"Martial Artist"', "Mantis Fighter", "Imp"),
        ('title="final brawl"', "Final Brawl", "Killing Rain"),
        ("text:/damage on all (Sites|cards)/", "Killing Rain", "Final Brawl"),
        ("keyword:guts", "Maverick Trucker", "Imp"),
        ("keyword:tough", "Maverick Trucker", "Imp"),
        ("restriction:vehicle", "Muscle Car", "Butterfly Swords"),
        ("is:foundation", "Imp", "Sifu Beumer"),
        ("is:unique type:character", "Sifu Beumer", "Imp"),
        ("set:kowloon demon", "Imp", "Mantis Fighter"),
        ("-type:character", "Final Brawl", "Imp"),
        ("not type:character and cost=0", "Final Brawl", "Imp"),
        ("(type:edge or type:state) faction:dragons", "Muscle Car", "Final Brawl"),
        ("type!=event", "Imp", "Final Brawl"),
        ('"Monkey"', '"Monkey" Chang', "Imp"),
        ("faction:hand", "Sifu Beumer", "Imp"),
        ("f:eaters", "Imp", "Sifu Beumer"),
        ('faction:"the four monarchs"', "Fire Sword", "Imp"),
        ("f:flesh", "Arcanogardener", "Imp"),
        ("talent:tech", "Junkyard Boys", "Imp"),
        ("faction:none type:state", "Cargo Plane", "Muscle Car"),
        ("faction:unaligned", "Stone Dolmens", "Imp"),
        ("requires:none type:character", "Imp", "Sifu Beumer"),
        ("resource:none", "Cargo Plane", "Shaking the Mountain"),
        ("set:kp", "Urban Monk", "Imp"),
        ("s:goat", "Cargo Plane", "Imp"),
        ("set:endgame", "Hitlist", "Imp"),
        ('designator:"martial artist"', "Mantis Fighter", "Imp"),
        ("d:MartialArtist", "Mantis Fighter", "Imp"),
        ("d:monks", "Blue Monk", "Imp"),
        ("is:modern", "Imp", "Wedding Gifts"),
        ("is:vehicle", "Muscle Car", "Butterfly Swords"),
        ("is:event", "Final Brawl", "Imp"),
        ("kw:unique", "Sifu Beumer", "Imp"),
        ("kw:schtick", "Six Demon Bag", "Imp"),
        ("mobius", "Möbius Gardens", "Imp"),
        ("title:MÖBIUS", "Möbius Gardens", "Imp"),
        ("title:heaven\u2019s", "Heaven's Brigade", "Imp"),
    ],
)
def test_a_query(query: str, found: str, not_found: str) -> None:
    assert found in titles(query)
    assert not_found not in titles(query)


@pytest.mark.parametrize(
    ("query", "place", "problem"),
    [
        ("type:character kost<2", 15, "did you mean cost"),
        ("cost<two", 5, "'two' is none"),
        ('title:"never closed', 6, "quote is never closed"),
        ("text:/a(b/", 7, "no regular expression"),
        ("text:/unclosed", 5, "never closed"),
        ("(type:event", 11, "closing \\)"),
        ("type:event )", 11, "closes nothing"),
        ("cost<", 5, "the value of cost"),
        ("type<event", 4, "is no number"),
        ("faction:klingons", 8, "no resource"),
        ("faction<d", 7, "at least"),
        ("keyword:flying", 8, "no keyword"),
        ("is:pretty", 3, "means nothing"),
        ("type:event or", 13, "a term"),
        ("designator:the", 11, "'the' is no designator"),
        ("set:endgem", 4, "did you mean endgame"),
        ("s:attic", 2, "there is no set 'attic'; there are 10,000 Bullets"),
        ("= 3", 0, "a term should stand here"),
        ("cost:(3)", 5, "a value for cost"),
    ],
)
def test_an_error_points_at_its_place(query: str, place: int, problem: str) -> None:
    with pytest.raises(BadQuery, match=problem) as caught:
        titles(query)
    assert caught.value.place == place
    assert str(caught.value).splitlines()[-1] == "  " + " " * place + "^"


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--json", "type:character faction:lotus cost<=1"]) == 0
    rows = json.loads(capsys.readouterr().out)
    imp = next(row for row in rows if row["title"] == "Imp")
    assert (imp["subtitle"], imp["cost"], imp["fighting"], imp["provides"]) == ("Demon Minion", 1, 1, "eM")
    assert main(["cards", "title:Final"]) == 0
    assert "Inflict 2 non-combat damage on all Characters." in capsys.readouterr().out
    assert main(["cards", "title:qqqq"]) == 1
    capsys.readouterr()
    assert main(["cards", "cost<"]) == 2
    assert "^" in capsys.readouterr().err


def test_titles_with_the_words_come_first() -> None:
    assert search(library(), "ming")[0].title == "Ming I"
    assert [card.title for card in search(library(), "fire")][:3] == ["Avenging Fire", "Brain Fire", "Cover Fire"]
    assert search(library(), "imp")[0].title == "Imp"
    assert search(library(), "iron monkey")[0].title == "The Iron Monkey"
    plain = [card.title for card in search(library(), "type:site -fire")]
    assert plain == sorted(plain, key=lambda title: title.strip('"').lower())


def test_what_is_modern_is_what_the_tournament_calls_so() -> None:
    assert {name for name, each in sets().items() if each.modern} == MODERN_SETS


def test_a_title_that_is_written_wrongly_is_answered_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "Moebius", "Gardens"]) == 1
    assert "Did you mean Möbius Gardens?" in capsys.readouterr().out
    assert main(["cards", "text:qqqq"]) == 1
    assert "Did you mean" not in capsys.readouterr().out
