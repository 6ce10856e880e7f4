"""A card that is written wrong is told as the library is read: title, file and line, and what would be right."""

import re
import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games.shadowfist import cards
from kwoon.games.shadowfist.cards import library
from kwoon.games.shadowfist.state.card import Card
from kwoon.tournament.decks.titles import titles

HIT = "use([v := target(ANY_CHARACTER)], Smoke(v))"
POWER = "use([TURN], GainPower(YOU_, 1))"
WRONG = [
    # designators and titles that nobody ever printed
    ('event("Ogre", 0, "d", use([v := target(ANY_CHARACTER)], Give(v, [designator("Cybrog")], TURN_END)))', "cyborg"),
    (f'character("Ogre", "Deamon", 1, 1, "", "", {POWER})', "the designator 'deamon' .near: .*demon"),
    (f'character("Ogre Knihgt", "Demon", 1, 1, "", "", {POWER})', "the designator 'knihgt' .near: .*knight"),
    ('event("Ogre", 0, "d", use([v := target(pick(words=("Deamon",)))], Smoke(v)))', "designator 'deamon' .*demon"),
    ('event("Ogre", 0, "d", use([v := target(pick(without=("Deamon",)))], Smoke(v)))', "designator 'deamon' .*demon"),
    (
        'event("Ogre", 0, "d", use([TURN], PutTokens(YOU_, 1, token("Deamon", cost=1, fighting=1))))',
        "designator 'deamon'",
    ),
    (f'event("Ogre", 0, "d", {POWER[:-1]}, if_=WhileControlling(Titled("Orge"))))', "the title 'Orge' .near: Ogre"),
    ('event("Ogre", 0, "d", use([v := target(pick(free_of="Orge"))], Smoke(v)))', "no card has the title 'Orge' .near"),
    # what kind of card
    ('event("Ogre", 0, "d", use([v := target(pick(CHARACTER, words="Demon"))], Smoke(v)))', "words=|tuple expected"),
    (
        'event("Ogre", 0, "d", use([v := target(pick(without="Demon"))], Smoke(v)))',
        "write without=.'Demon',.|tuple expected",
    ),
    (
        'event("Ogre", 0, "d", use([v := target(pick(CHARACTER, "Demon"))], Smoke(v)))',
        r"words=\('Demon',\)|int expected",
    ),
    ('event("Ogre", 0, "d", use([v := target(pick(17))], Smoke(v)))', "17 is no type of card: write CHARACTER"),
    ('event("Ogre", 0, "d", use([v := target(pick(resource="q"))], Smoke(v)))', "no resource 'q': it is one of adeg"),
    ('event("Ogre", 0, "d", use([v := target(pick(whose=7))], Smoke(v)))', "whose=7 is nobody: write YOU or OPPONENT"),
    ('event("Ogre", 0, "d", use([v := target(pick(owned=7))], Smoke(v)))', "owned=7 is nobody: write YOU or OPPONENT"),
    (
        'event("Ogre", 0, "d", use([v := target(pick(turned=2))], Smoke(v)))',
        "turned=2 is neither yes nor no: write 1 or 0",
    ),
    (
        'event("Ogre", 0, "d", use([v := target(pick(restrictions=GUTS))], Smoke(v)))',
        "not for Guts: use keywords= or having",
    ),
    ('event("Ogre", 0, "d", use([v := target(pick(carries=GUTS))], Smoke(v)))', "carries= is for restrictions"),
    ('event("Ogre", 0, "d", use([v := target(pick(having=UNIQUE))], Smoke(v)))', "having= is for bold-faced abilities"),
    ('event("Ogre", 0, "d", use([v := target(pick(damged=1))], Smoke(v)))', "unexpected keyword argument|'damged'"),
    # what is printed on it
    (f'event("Ogre", 0, "z", {HIT})', "there is no resource 'z': it is one of adegfjmpsyCMH"),
    (f'event("Ogre", 0, "d", {HIT}, crisis="dd")', "a Crisis of 'dd' says no Power: write 'dd1'"),
    (f'event("Ogre", 0, "d", {HIT}, crisis="2d")', "a Crisis of '2d' says no Power|no resource"),
    (f'event("Ogre", "0", "d", {HIT})', "its cost is a number, not '0'|int expected"),
    (f'feng_shui("Ogre", "7", {POWER})', "its body is a number, not '7'|int expected"),
    (f'character("Ogre", "Demon", 1, 1, "", "", {POWER}, restrictions=GUTS)', "not for Guts: use keywords="),
    (f'character("Ogre", "Demon", 1, 1, "", "", {POWER}, keywords=UNIQUE)', "not for Unique: use restrictions="),
    ('character("Ogre", "Demon", 1, 1, "", "", always(keyword(UNIQUE)))', "not for Unique: use restrictions="),
    # abilities
    ('event("Ogre", 0, "d", Damage(1, SELF))', "'inflict 1 .* on this card' is no ability: put it into use"),
    ('event("Ogre", 0, "d", always(fighting(1)))', "an Event is never in play, .*: use Give"),
    ('event("Ogre", 0, "d", use([v := target(ANY_CHARACTER)], v))', "'target' is no verb: .* in a list|Verb expected"),
    (
        'event("Ogre", 0, "d", use([Smoke(SELF)], GainPower(YOU_, 1)))',
        "is neither a cost nor a choice: verbs stand behind",
    ),
    (
        'event("Ogre", 0, "d", use(TURN, GainPower(YOU_, 1)))',
        "'turn' is no verb: costs and choices stand in a list|Verb",
    ),
    # what verbs are told
    (
        'event("Ogre", 0, "d", use([v := target(ANY_CHARACTER)], Damage("1", v)))',
        "'1' is no number|Number or int expected",
    ),
    ('event("Ogre", 0, "d", use(Damage(1, ANY_CHARACTER)))', r"on is to be cards: .*All\(|Cards expected"),
    (
        'event("Ogre", 0, "d", use([v := target(ANY_CHARACTER)], Damage(X_VALUE, v)))',
        "nothing sets it: give the ability x=",
    ),
    ('character("Ogre", "Demon", 1, 1, "", "", always(fighting(X_VALUE)))', "nothing sets X: .* give the card x="),
    (
        'character("Ogre", "Demon", 1, 1, "", "", use([TURN], Smoke(THAT_CARD)))',
        "'that card' speaks of what has happened",
    ),
    (
        'character("Ogre", "Demon", 1, 1, "", "", use([TURN], GainPower(THAT_PLAYER, 1)))',
        "only when.*, later.*, answer|only when",
    ),
    ('character("Ogre", "Demon", 1, 1, "", "", use([TURN], Smoke(SUBJECT)))', "only a State has a subject: use SELF"),
    (
        'character("Ogre", "Demon", 1, 1, "", "", when(happens(TURNED, subject=True), GainPower(YOU_, 1)))',
        "only a State has",
    ),
    (
        'character("Ogre", "Demon", 1, 1, "", "", when(happens(TURNED, this=True), Smoke(About(happens(TURNED)))))',
        "'that card' names a trigger that this ability does not wait for",
    ),
    ('event("Ogre", 0, "d", use([v := target(ANY_CHARACTER)], Give(v, [fighting(1)])))', "'until'"),
    (
        'event("Ogre", 0, "d", use([v := target(ANY_CHARACTER)], Give(v, [fighting(1)], MAINTAINED)))',
        "not in play: use TURN_END",
    ),
    ('event("Ogre", 0, "d", use([v := target(ANY_CHARACTER)], Smok(v)))', "there is no word 'Smok'"),
    (
        'event("Ogre", 0, "d", use([it := choose(OneOfModes())], *cases(it, Smoke(SELF), GainPower(YOU_, 1))[:1]))',
        "not what one is chosen of: write .cases",
    ),
    # names for something else, and things that are left out
    ('event("Ogre", 0, "d", use([v := target(ANY_CHARACTER)], Smoek(v)))', "there is no word 'Smoek' .near: .*Smoke"),
    (
        'character("Ogre", "Demon", 1, 1, "", "", when(AtTurn(START_OF_TURN), GainPower(YOU_, 1)))',
        "write TURN_STARTED, MAIN_SHOT_STARTED or TURN_ENDED",
    ),
    ('character("Ogre", "Demon", 1, 1, "", "", when(happens(99), GainPower(YOU_, 1)))', "nothing .* has the number 99"),
    (f'character("Ogre", "Demon", 1, 1, "", "", {POWER[:-1]}, limit=7))', "there is no limit=7: write ONCE_PER_TURN"),
    (f'character("Ogre", "Demon", 1, 1, "", "", {POWER[:-1]}, timing=77))', "there is no timing=77: write MAIN_SHOT"),
    ('character("Ogre", "Demon", 1, 1, "", "", use([TURN]))', "an ability does nothing: its verbs stand behind"),
    ('character("Ogre", "Demon", 1, 1, "", "", allow(GENERATES))', "more Power .*: give it number="),
    ('character("Ogre", "Demon", 1, 1, "", "", allow(777))', "a number in it stands for nothing there .777."),
    # words of the wrong kind that fail at once
    ('event("Ogre", 0, "d", use([v := target(CHARACTER)], Smoke(v)))', "kind of card: ANY_CHARACTER|Selector expected"),
    ('event("Ogre", 0, "d", use(Damage(1)))', r"it is written Damage\(number, on, how=\)|missing 1 required|argument"),
    (
        'character("Ogre", "Demon", 1, 1, "", "", when(TURNED, GainPower(YOU_, 1)))',
        r"trigger is to be something that happens: happens|Trigger expected",
    ),
    (
        'character("Ogre", "Demon", 1, 1, "", "", use([TURN], GainPower(YOU, 1)))',
        "players is to be players: YOU_, .*; not the plain number 1|Players expected",
    ),
    (
        'state("Ogre", 1, "d", always(fighting(1), to=SUBJECT))',
        "on is to be a kind of card: .*; not Continuous|Selector",
    ),
    (f'event("Ogre", 0, "d", {HIT[:-1]}, if_=ANY_CHARACTER))', "if_ is to be a condition: .*; not Filter|Condition"),
    (
        'event("Ogre", 0, "d", use([v := target(AnOpponent())], Damage(1, v)))',
        "on is to be cards: .*PickedPlayer|Cards",
    ),
    ('event("Ogre", 0, "d", use([v := target(ANY_CHARACTER)], GainPower(v, 1)))', "players is to be players|Players"),
    (
        'character("Ogre", "Demon", 1, 1, "", "", between(BONUS, 1, to=ANY_SITE, by=THIS_CARD))',
        "to is to be cards: .*; not Filter, which says 'Site'|Cards",
    ),
    # tokens, and what a card becomes or may be played as
    (
        'event("Ogre", 0, "d", use([TURN], PutTokens(YOU_, 1, character("Ogre", "Demon", 1, 1, "", "d"))))',
        "it becomes keeps its names, its cost and its resources",
    ),
    ('event("Ogre", 0, "d", use([TURN], PutTokens(YOU_, 1, edge("Ogre", 1, ""))))', "for a Character: write token"),
    (
        'state("Ogre", 0, "d", ANY_CHARACTER, PlayedAs(edge("Ogre", 1, "", subtitle="State")))',
        "for a State: write state",
    ),
    (
        'character("Ogre", "Demon", 1, 1, "", "", PlayedAs(state("Ogre", 1, "", ANY_CHARACTER)))',
        "the State that it is played as has its title, its subtitle",
    ),
    ('character("Ogre", "Demon", 1, X, "", "", x=SetOnEntering(PowerOf(YOU_)))', "SetX.. once among the costs"),
]


def read(folder: Path, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the library read one more set, with a file of cards in which this is the first."""
    home = folder / "pits"
    home.mkdir()
    (home / "__init__.py").write_text('TITLE = "The Pits"\n')
    (home / "hell.py").write_text(
        "from kwoon.games.shadowfist.cards.make import *\n\n\n"
        f'def cards():\n    return [\n        {source},\n        edge("Demon", 0, ""),\n    ]\n'
    )
    monkeypatch.setattr(cards, "__path__", [*cards.__path__, str(folder)])
    invalidate_caches()
    try:
        library.check_spelling(library.cards_of("pits"))
    finally:
        for name in ("pits.hell", "pits"):
            sys.modules.pop(f"{cards.__name__}.{name}", None)
            vars(cards).pop(name, None)


@pytest.mark.parametrize(("source", "words"), WRONG, ids=[f"{at} {words[:40]}" for at, (_, words) in enumerate(WRONG)])
def test_it_is_told_with_title_and_place(
    source: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match=r"^Ogre( Knihgt)? \(pits/hell.py, line 6\): ") as told:
        read(tmp_path, source, monkeypatch)
    assert re.search(words, str(told.value)), str(told.value)
    assert str(told.value).count("Ogre") <= 2


def test_a_card_over_several_lines_is_told_by_the_line_of_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = 'edge(\n            "Ogre", 0, "",\n            use(\n                Damage("1", SELF)),\n        )'
    with pytest.raises(ValueError, match=r"^Ogre \(pits/hell.py, line [89]\): "):
        read(tmp_path, source, monkeypatch)


def test_what_several_cards_have_in_common_is_told_by_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"^a part of several cards \(pits/hell.py, line 7\): there is no word 'Smok'"):
        read(tmp_path, 'edge("Ogre", 0, ""),\n        Smok', monkeypatch)


def test_what_is_right_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read(tmp_path, f'character("Ogre", "Demon", 1, 1, "d", "", {POWER}, keywords=GUTS)', monkeypatch)


def tried(folder: Path, *sources: str) -> list[Card]:
    """The cards of a file that stands anywhere, of which the first is in line 6."""
    file = folder / "hell.py"
    lines = "".join(f"        {source},\n" for source in sources)
    file.write_text(f"from kwoon.games.shadowfist.cards.make import *\n\n\ndef cards():\n    return [\n{lines}    ]\n")
    return library.tried(file)


@pytest.mark.parametrize(("source", "words"), WRONG, ids=repr)
def test_whoever_tries_a_card_is_told_all_of_it(source: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(BadOptions) as told:
        tried(tmp_path, source)
    assert re.match(r"^Ogre( Knihgt)? \(.*hell.py, line 6\): ", str(told.value))
    assert re.search(words, str(told.value)), str(told.value)


def test_whoever_tries_a_card_that_is_right_has_it(tmp_path: Path) -> None:
    either = "pick(CHARACTER, cost_at_least=4) | pick(CHARACTER, fighting_at_least=4)"
    (card,) = tried(tmp_path, f'event("Ogre", 0, "d", use(Damage(1, All({either}))))')
    assert card.text() == (
        "Inflict 1 non-combat damage on all Characters with a printed cost or numerical Fighting of 4 or more."
    )


def test_a_file_that_cannot_be_tried_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"hell.py cannot be read: No such file"):
        library.tried(tmp_path / "hell.py")
    with pytest.raises(BadOptions, match=r"hell.txt is no file of cards: its name ends with .py"):
        library.tried(tmp_path / "hell.txt")


def test_the_list_of_designators_is_that_of_every_card_ever_printed() -> None:
    printed = {word for title in titles() for version in title.versions for word in title.designators(version)}
    assert library.designators_printed() == printed
