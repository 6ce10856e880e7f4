"""Decks card by card: which printing a line means, where it is legal, and in which words it is refused."""

from collections import Counter

import pytest

from kwoon.tournament.decks.check import Deck, DeckError, changes, check, parse, sharing
from kwoon.tournament.decks.environments import environment, environments, names
from kwoon.tournament.decks.formats import Source, best_letters, format_named, formats
from kwoon.tournament.decks.lists import DeckList, listed, official, pool_of, refusal, violations
from kwoon.tournament.decks.titles import CardType, find, find_set, in_set, nearest, sets, titles
from kwoon.tournament.decks.violations import Remedy, Violation
from kwoon.tournament.errors import Refused
from tests.rules import rule

CLASSIC = environment("Classic")


def found(text: str, fmt: str = "Final Brawl", env: str = "Classic", **more: object) -> list[Violation]:
    return check(parse(text), format_named(fmt), environment(env), **more)  # type: ignore[arg-type]


# --- lines


@rule("TR-3.0.d")
def test_a_line_means_a_set_a_subtitle_or_leaves_it_open():
    plain, by_set, by_code, by_subtitle, proxy = parse(
        "3 Xin Ji Yang\n2 Xin Ji Yang [Critical Shift]\n1 Xin Ji Yang [ck]\n1 Xin Ji Yang [underworld queen]\n"
        "1 Fox Pass [Year of the Dragon] (proxy)"
    ).entries
    assert [each.printings for each in (plain, by_set, by_code)] == [(), ("Critical Shift",), ("Combat in Kowloon",)]
    assert (by_subtitle.subtitle, by_subtitle.set_name) == ("Underworld Queen", "")
    assert by_subtitle.printings == ("Empire of Evil", "Combat in Kowloon")
    assert [str(each) for each in (plain, by_set, by_subtitle, proxy)] == [
        "3 Xin Ji Yang",
        "2 Xin Ji Yang [Critical Shift]",
        "1 Xin Ji Yang [Underworld Queen]",
        "1 Fox Pass [Year of the Dragon] (proxy)",
    ]
    assert [each.line for each in (plain, by_set, proxy)] == [1, 2, 5]
    assert [each.proxy for each in (plain, proxy)] == [False, True]
    assert parse("1 Yogi Becky").entries[0].printings == ()


@rule("TR-3.0.d")
def test_a_printing_that_a_title_does_not_have_is_told_with_those_it_has():
    with pytest.raises(DeckError) as wrong:
        parse("1 Fox Pass [Endgame]\n1 City Park\npod: Chess\n1 Xin Ji Yang [Evil Queen]")
    assert [each.line for each in wrong.value.problems] == [1, 3, 4]
    told = str(wrong.value)
    assert "Fox Pass has no printing [Endgame]; it is in Limited / Standard, Year of the Dragon, 10,000 Bullets" in told
    assert "Xin Ji Yang has no printing [Evil Queen]; it is in Critical Shift, Empire of Evil" in told


@rule("TR-3.0.b", "TR-7.2.b")
def test_a_deck_is_counted_with_its_pods_and_written_as_it_was_read():
    text = "deck: Monks\n3 Fox Pass\n2 Fox Pass [Year of the Dragon]\n1 City Park\npod: Dragons\n"
    deck = parse(text)
    assert deck.text() == text
    assert deck.name == "Monks"
    assert deck.own_cards == Counter({"Fox Pass": 5, "City Park": 1})
    assert deck.size == 6 + 5
    assert deck.cards["Friends of the Dragon"] == 1
    assert parse("1 City Park", "Parks").name == "Parks"
    assert Deck(deck.entries).text() == text.partition("\n")[2].rpartition("pod")[0]
    assert Deck().text() == "\n"
    assert Deck().size == 0


# --- legality


@rule("TR-3.0.a", "TR-6.1.d")
@pytest.mark.parametrize(
    ("fmt", "count", "rules"),
    [
        ("Final Brawl", 5, []),
        ("Final Brawl", 6, ["TR-3.0.a"]),
        ("Who's the Big Man Now?", 6, ["TR-3.0.a"]),
        ("One Hundred Names", 1, []),
        ("One Hundred Names", 2, ["TR-6.1.d"]),
        ("One Hundred Names", 6, ["TR-6.1.d"]),
    ],
)
def test_copies_of_a_title(fmt, count, rules):
    assert [each.rule for each in found(f"{count} Fox Pass\n1 City Park", fmt)] == rules


@rule("TR-3.0.a", "TR-3.0.c", "TR-6.0.b")
def test_every_fault_of_a_deck_is_told_by_itself():
    faults = found("6 Fox Pass (proxy)\n1 Fire Warriors [Netherworld]\n1 Burned for Victory", env="Modern")
    assert [(each.rule, each.card) for each in faults] == [
        ("TR-6.0.b", "Fox Pass"),
        ("TR-3.0.c", "Fox Pass"),
        ("TR-6.0.b", "Fire Warriors"),
        ("SF-1.2", "Burned for Victory"),
        ("TR-3.0.a", "Fox Pass"),
    ]
    assert [each.what for each in faults] == [
        "not in Modern",
        "6 proxies",
        "its printing [Netherworld] is not in Modern",
        "is a marker for the table",
        "6 copies",
    ]
    assert faults[0].legal == (
        "no printing of Fox Pass (it is from Limited / Standard, Year of the Dragon, 10,000 Bullets)"
    )
    assert faults[2].legal == "Fire Warriors from Back for Seconds"
    assert [each.remedies == (Remedy.DISQUALIFICATION,) for each in faults] == [False] * 4 + [True]


@rule("TR-6.1.b")
def test_designators_are_counted_the_most_first_and_then_by_name():
    counted = sharing(parse("5 Thunder Knights\n1 Blade Palm\n2 Shaolin Monk"), CLASSIC)
    assert counted == [
        *(("knight", 5), ("netherworld", 5), ("soldier", 5), ("thunder", 5)),
        *(("artist", 2), ("martial", 2), ("monk", 2), ("shaolin", 2)),
        *(("blade", 1), ("palm", 1)),
    ]


@rule("TR-6.1.b")
@pytest.mark.parametrize(
    ("text", "choice", "what", "legal"),
    [
        ("", None, "no cards", "at least 23 that share one; 23 more are needed"),
        (
            "22 Thunder Knights",
            None,
            "22 cards have the designator Knight",
            "at least 23 that share one; 1 more are ne",
        ),
        ("23 Thunder Knights", "Monk", "0 cards have the designator Monk", "at least 23 that share one; 23 more are n"),
        ("20 Thunder Knights", "thunder", "20 cards have the designator Thunder", "at least 23 that share one; 3 more"),
    ],
)
def test_comrades_who_are_too_few(text, choice, what, legal):
    (fault,) = found(text, "Comrades in Arms", choice=choice)
    assert (fault.rule, fault.card, fault.what) == ("TR-6.1.b", "", what)
    assert fault.legal.startswith(legal)


@rule("TR-6.1.b")
def test_comrades_who_are_enough_and_a_choice_that_is_none():
    assert found("23 Thunder Knights", "Comrades in Arms") == []
    assert found("23 Thunder Knights", "Comrades in Arms", choice="soldiers") == []
    for choice in ("Thunder Knight", "the", ""):
        with pytest.raises(ValueError, match="is not one designator"):
            found("23 Thunder Knights", "Comrades in Arms", choice=choice)


@rule("TR-6.1.c")
def test_the_letters_of_a_ritual():
    text = "5 Blade Palm\n5 Fox Pass\n5 City Park\n4 The Junkyard"
    name = "Ritual of the Unnameable"
    assert [each.card for each in found(text, name)] == ["The Junkyard"]
    for choice in ("BFC", "b,f;c", "c / f / b", "bbffcc"):
        assert [each.card for each in found(text, name, choice=choice)] == ["The Junkyard"], choice
    assert [each.card for each in found(text, name, choice="TFC")] == ["Blade Palm"]
    assert found(text, name, choice="xyz")[0].legal == "titles that begin with X or Y or Z"
    for choice in ("BF", "BFCT", "BF1", "B F", ""):
        with pytest.raises(ValueError, match=r"takes 3 different letters \(TR-6\.1\.c\), not"):
            found(text, name, choice=choice)
    assert found("5 Blade Palm\n5 Fox Pass\n5 City Park", name) == []


@rule("TR-6.1.c")
def test_the_best_letters_are_those_of_the_most_cards():
    assert best_letters([("Ape", 1), ("Bat", 2), ("Cat", 3), ("Dog", 4)]) == "BCD"
    assert best_letters([("Ape", 1), ("Bat", 2), ("Cat", 3), ("Dog", 4)], 1) == "D"
    assert best_letters([("Dog", 1), ("Cat", 3), ("1984", 9), ("Ape", 1)]) == "ACD"
    assert best_letters([("Dog", 2), ("Cat", 2)]) == "CD"
    assert best_letters([]) == ""


@rule("TR-6.1.f", "TR-6.1.g", "TR-7.2.d")
def test_cards_of_a_sealed_deck_are_the_players_own_or_of_a_whole_pod():
    pool = ["Fox Pass", "Fox Pass", "City Park"]
    name = "Baptism of Fire"
    assert found("2 Fox Pass\n1 City Park", name, pool=pool) == []
    faults = found("3 Fox Pass\n1 Blade Palm\n1 City Park", name, pool=pool)
    assert [(each.rule, each.card, each.what, each.legal) for each in faults] == [
        ("TR-6.1.f", "Fox Pass", "3 copies", "at most the 2 of the player's own packs, and whole pods"),
        ("TR-6.1.f", "Blade Palm", "1 copies", "no copy, and whole pods"),
    ]
    with_pod = "1 Fox Pass\npod: The Dragons"
    assert [each.rule for each in found(with_pod, name, pool=pool)] == [
        each.rule for each in found(with_pod, "Whirlpool of Blood", pool=pool)
    ]
    (pods,) = found(with_pod, "One Hundred Names")
    assert (pods.rule, pods.what) == ("TR-7.2.d", "the pod Dragons in One Hundred Names")
    assert found("2 Fox Pass", "Final Brawl", pool=[]) == []
    with pytest.raises(ValueError, match=r"Baptism of Fire \(TR-6\.1\.f\) needs the player's pool"):
        found("2 Fox Pass", name)


@rule("TR-3.0.e")
def test_what_was_changed_in_a_registered_deck():
    before, now = (
        parse("5 Fox Pass\n2 City Park\n1 Blade Palm"),
        parse("2 Fox Pass\n3 City Park\n1 Blade Palm\n2 Claws"),
    )
    assert [(each.card, each.what, each.legal) for each in changes(before, now)] == [
        ("City Park", "1 added since the deck was registered", "2 copies, as registered"),
        ("Claws", "2 added since the deck was registered", "0 copies, as registered"),
        ("Fox Pass", "3 taken out since the deck was registered", "5 copies, as registered"),
    ]
    assert changes(before, before) == []
    assert changes(before, now, authorised=True) == []


# --- environments


@rule("TR-6.0", "TR-6.0.a", "TR-6.0.b")
def test_a_printing_is_legal_by_its_set_or_as_a_promo():
    modern, masters = environment("Modern"), environment("Old Masters")
    palm, ninja, pass_, marker = (
        find(name) for name in ("Blade Palm", "White Ninja", "Fox Pass", "Burned for Victory")
    )
    assert (modern.allows(palm), modern.allows(pass_), masters.allows(pass_)) == (True, False, True)
    assert modern.allows(palm, ("Combat in Kowloon",))
    assert modern.allows(palm, ("Promotional",))
    assert modern.allows(palm, ("Year of the Dragon", "Promotional"))
    assert not modern.allows(palm, ("Year of the Dragon",))
    assert not masters.allows(palm, ("Promotional",))
    assert masters.allows(ninja, ("Coming Darkness",))
    assert not masters.allows(find("Mountaineer"), ("Coming Darkness",))
    assert modern.allows(find("Yogi Becky"))
    for each in environments().values():
        assert not each.allows(marker)
        assert not each.allows(marker, ("Promotional",))


@rule("TR-6.0.b", "TR-A4.a")
def test_what_would_be_legal_is_said_with_sets_and_promo():
    modern, masters = environment("Modern"), environment("Old Masters")
    assert modern.explain(find("Blade Palm")) == "Blade Palm from Combat in Kowloon or its promo"
    assert masters.explain(find("Blade Palm")) == "Blade Palm from Limited / Standard"
    assert masters.explain(find("Mountaineer")) == "no printing of Mountaineer (it is from Coming Darkness)"
    assert modern.explain(find("Yogi Becky")) == "Yogi Becky from its promo"


@rule("TR-3.0.d")
def test_a_card_is_played_as_the_newest_printing_that_is_meant_and_in_the_pool():
    warriors = find("Fire Warriors")
    golden, modern = environment("Golden Comeback"), environment("Modern")
    assert CLASSIC.played_as(warriors).subtitle == "Sorcerer Soldiers"
    assert golden.played_as(warriors).subtitle == "Netherworld Soldiers"
    assert modern.played_as(warriors, ("Netherworld",)).subtitle == "Soldiers"
    assert CLASSIC.played_as(warriors, ("Netherworld", "Netherworld II")).subtitle == "Netherworld Soldiers"
    yang = find("Xin Ji Yang")
    assert CLASSIC.played_as(yang, ("Empire of Evil",), "Underworld Queen").subtitle == "Underworld Queen"
    assert CLASSIC.played_as(yang, ("Empire of Evil",)).subtitle == "Center of the Lotus"


@rule("TR-6.0", "TR-6.1")
def test_environments_and_formats_are_found_by_their_names():
    assert names() == tuple(each.name for each in environments().values())
    for name in ("classic", "OPEN", "Classic / Open"):
        assert environment(name) is CLASSIC
    assert environment("new heroes").slug == environment("The New Heroes").slug == "new-heroes"
    with pytest.raises(ValueError, match=r"no environment is called 'Attic' \(TR-6\.0\); there are Classic, Modern,"):
        environment("Attic")
    assert format_named("final brawl") is format_named("final-brawl") is formats()["final-brawl"]
    with pytest.raises(ValueError, match=r"no format is called 'Chess' \(TR-6\.1\); there are Final Brawl, Comrades"):
        format_named("Chess")
    assert [each.slug for each in formats().values() if each.limited] == ["baptism-of-fire", "whirlpool-of-blood"]
    assert [each.sharing for each in formats().values()] == [0, 23, 0, 0, 0, 0, 0]
    assert [each.letters for each in formats().values()] == [0, 0, 3, 0, 0, 0, 0]
    assert [each.players for each in formats().values()] == [None] * 4 + [(2, 2), None, None]
    assert formats()["baptism-of-fire"].source is Source.SEALED


# --- titles


@rule("SF-18.4", "SF-7.3.1", "TR-6.0.b")
def test_what_a_title_is():
    corpses, chief, man, lab = (
        find(name) for name in ("1,000 Corpses", "Bandit Chief", "$10,000 Man", "Abominable Lab")
    )
    assert [each.foundation for each in (corpses, chief, man, lab)] == [True, False, False, False]
    assert not find("Hopping Vampire").foundation
    assert find("Queen of the Ice Pagoda").foundation
    assert (find("City Park").feng_shui, lab.feng_shui) == (True, False)
    assert (find("Bull Market").modern, find("Fox Pass").modern, find("Blade Palm").modern) == (True, False, True)
    assert (sets()["Combat in Kowloon"].modern, sets()["Critical Shift"].modern) == (True, False)
    assert find("Bull Market").sets[0] == "Limited / Standard"


@rule("SF-8.11", "TR-3.0.d")
def test_which_version_a_copy_is_played_as():
    turtle, twin, yang = find("Amulet of the Turtle"), find("Evil Twin"), find("Xin Ji Yang")
    assert [turtle.version_in(name) for name in turtle.sets] == [turtle.versions[1]] * 3
    assert [twin.version_in(name) for name in twin.sets] == [twin.versions[0]] * 3 + [twin.versions[1]]
    assert yang.version_in("Empire of Evil").subtitle == "Center of the Lotus"
    assert yang.version_in("Empire of Evil", "Underworld Queen").subtitle == "Underworld Queen"
    assert yang.version_in("Empire of Evil", "Evil Princess") is None
    assert yang.version_in("Endgame") is None
    assert yang.latest().subtitle == "Underworld Queen"
    assert yang.latest({"Critical Shift", "Empire of Evil"}).subtitle == "Center of the Lotus"
    assert yang.latest({"Endgame"}) == yang.latest()
    assert yang.latest(subtitle="Nobody").subtitle == "Center of the Lotus"
    assert yang.latest(subtitle="Evil Princess").subtitle == "Evil Princess"
    assert "princess" in yang.designators(yang.versions[0])
    assert "princess" not in yang.designators()
    assert "underworld" in yang.designators()


def test_titles_and_sets_are_found_as_people_write_them():
    assert nearest("Fox Pas")[0] == "Fox Pass"
    assert len(nearest("monk")) == 3
    assert len(nearest("monk", 5)) == 5
    assert find("Chess") is None
    assert find_set("YEAR of the dragon") is find_set("yd") is sets()["Year of the Dragon"]
    assert [each.order for each in sets().values()] == list(range(27))
    assert all(each.type is not CardType.MARKER for each in in_set("Promotional"))
    assert {"Yogi Becky", "Black Chantry"} <= {each.name for each in in_set("Promotional")}
    assert next(each.name for each in titles() if each.no_max) == "Fire Ants"


# --- lists in the log


@rule("TR-3.0", "TR-4.0.b")
def test_a_list_in_the_log_is_the_deck_again():
    deck = parse("3 Fox Pass [Year of the Dragon]\n1 City Park\npod: The Dragons", "Mine")
    kept = listed(deck, "M")
    assert kept == DeckList("Mine", ("3 Fox Pass [Year of the Dragon]", "1 City Park", "pod: Dragons"), "M")
    assert kept.deck.cards == deck.cards
    assert listed(Deck(name="None")).lines == ()
    with pytest.raises(Refused, match=r"the deck Bad cannot be read:\n"):
        _ = DeckList("Bad", ("3 Chess Piece",)).deck
    assert pool_of(("2 Fox Pass", "1 City Park")) == Counter({"Fox Pass": 2, "City Park": 1})


@rule("TR-3.0", "TR-6.1.f")
def test_what_a_registered_list_is_checked_against():
    six, two = DeckList("Six", ("6 Fox Pass",)), DeckList("Two", ("2 Fox Pass",))
    assert [each.rule for each in violations(six, "Final Brawl", "Classic")] == ["TR-3.0.a"]
    assert violations(six, "Chess", "Classic") == []
    assert violations(DeckList("Paper"), "Final Brawl", "Classic") == []
    assert violations(DeckList("Paper"), "Baptism of Fire", "Classic") == []
    assert [each.rule for each in violations(two, "Final Brawl", "Modern")] == ["TR-6.0.b"]
    assert violations(two, "Baptism of Fire", "Classic", ("2 Fox Pass",)) == []
    assert [each.rule for each in violations(two, "Baptism of Fire", "Classic", ("1 Fox Pass",))] == ["TR-6.1.f"]
    assert violations(two, "Final Brawl", "Classic", ("1 Fox Pass",)) == []
    with pytest.raises(Refused, match=r"TR-6\.1\.f: in Baptism of Fire a deck comes from the player's own packs"):
        violations(two, "Baptism of Fire", "Classic")
    with pytest.raises(Refused, match=r"TR-6\.1\.c: Ritual of the Unnameable takes 3 different letters"):
        violations(DeckList("Two", ("2 Fox Pass",), "F"), "Ritual of the Unnameable", "Classic")
    assert violations(DeckList("Two", ("2 Fox Pass",), "FGH"), "Ritual of the Unnameable", "Classic") == []
    assert official("Final Brawl") is formats()["final-brawl"]
    assert official("final brawl") is None


@rule("TR-3.0")
def test_a_refusal_has_a_line_for_each_fault():
    faults = [Violation("TR-3.0.a", "Fox Pass", "6 copies", "at most 5"), Violation("TR-6.1.b", "", "few", "more")]
    assert str(refusal("the deck of Ann", faults, "Final Brawl", "Classic")) == (
        "the deck of Ann is not legal in Final Brawl, Classic:\n"
        "  TR-3.0.a: Fox Pass: 6 copies; legal: at most 5\n"
        "  TR-6.1.b: few; legal: more"
    )
    assert DeckList("x").deck.size == 0
