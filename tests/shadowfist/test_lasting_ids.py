"""What a state, a record and their notes call a card by lasts, whatever other cards there are."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import SnapshotError
from kwoon.engine.record import Replay, read_record
from kwoon.games import game_named
from kwoon.games.shadowfist.cards import library as pool
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import lasting_code
from kwoon.games.shadowfist.terms import once
from kwoon.games.shadowfist.terms.designators import designators
from kwoon.tournament.decks.titles import titles
from tests.rules import rule
from tests.shadowfist.duel import duel

SHADOWFIST = game_named("shadowfist")
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("shadowfist-[0-9]*.kwoon"))
SITE = "Puzzle Garden"
CACHES = (pool.library, pool.by_title, pool.words_known, pool.tokens, pool.titles_known)


def forget() -> None:
    for each in CACHES:
        each.cache_clear()


@pytest.fixture
def another_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One more card, with a designator of its own, at the head of the first set."""
    before = pool.cards_of
    newcomer = m.character("Aardvark", "Anteating Newcomer", 1, 1, "", "d")
    first = pool.sets()[0]
    monkeypatch.setattr(pool, "cards_of", lambda each: [newcomer, *before(each)] if each == first else before(each))
    known = pool.designators_printed() | newcomer.designators
    monkeypatch.setattr(pool, "designators_printed", lambda: known)
    forget()
    assert pool.library()[0].title == "Aardvark"
    yield
    monkeypatch.undo()
    forget()


@pytest.mark.usefixtures("another_card")
@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_new_card_at_the_head_of_a_set_leaves_every_record_as_it_is(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    Replay(SHADOWFIST, record).verify()


def test_a_state_names_the_titles_of_its_decks_and_no_others() -> None:
    game = SHADOWFIST.new({"decks": ["hand", "lotus"]}, 1)
    named = game.dump()["card_titles"]
    assert isinstance(named, dict)
    decks = game.options.plain()["decks"]
    assert isinstance(decks, list)
    both = [title for deck in decks if isinstance(deck, list) for title in deck]
    assert named["tuple"] == list(dict.fromkeys(both))


def test_a_snapshot_is_not_read_into_a_game_of_other_titles() -> None:
    one = SHADOWFIST.new({"decks": ["hand", "lotus"]}, 1)
    other = SHADOWFIST.new({"decks": ["lotus", "hand"]}, 1)
    assert one.restore(one.dump()).digest() == one.digest()
    with pytest.raises(SnapshotError, match="other titles"):
        other.restore(one.dump())


def test_no_two_titles_or_designators_ever_printed_share_a_code() -> None:
    names = [each.name for each in titles()]
    assert len({lasting_code(name) for name in names}) == len(names) > 2000
    words = {word for card in pool.library() for word in designators(card.title, card.subtitle)}
    words |= {word for name in names for word in designators(name, "")}
    assert len({lasting_code(word) for word in words}) == len(words)


def test_no_two_kinds_of_note_share_a_number() -> None:
    large = [0, 1, 63, 64, 900, (1 << 28) - 1]
    notes = [once.ability_note(card, ability) for card, ability in product(large[:5], (0, 1, 63))]
    notes += [once.note(once.MOVED, card) for card in large[:5]]
    for kind in (once.SITE_PLAYED, once.CRISIS_PLAYED):
        notes += [once.note(kind, seat) for seat in range(5)]
    for kind in (once.EXTRA_SITE_PLAYED, once.LIMITED_PLAYED, once.RETURNED, once.ONE_SHOT_PLAYED):
        notes += [once.note_by(kind, title, seat) for title, seat in product(large, range(5))]
    notes += [once.note_by(once.GAINED, stamp, seat) for stamp, seat in product(large, range(5))]
    assert len(set(notes)) == len(notes)
    of_card = [note for note in notes if once.is_of_card(note, 900)]
    assert of_card == [once.ability_note(900, each) for each in (0, 1, 63)]


@rule("SF-34.0", "SF-36.0", "SF-7.1.1")
def test_a_state_that_became_a_character_and_copied_a_text_leaves_play_as_the_state_it_is() -> None:
    alive = m.character("Stone Lions", "", 0, 4, "", "")
    lions = m.state("Stone Lions", 1, "", m.ANY_SITE, m.use(m.BecomeCharacter(alive)))
    lesson = m.event(
        "Lesson",
        0,
        "",
        m.use(
            [it := m.target(m.ANY_CHARACTER), other := m.choose(m.TextOf(m.ANY_CHARACTER))],
            m.CopyText(other, it, m.IN_PLAY),
        ),
    )
    table = duel([SITE, "Stone Lions > Puzzle Garden", "Imp", "hand: Lesson"], [SITE], extra=[lions, lesson])
    table.choose("Use Stone Lions").passes()
    card = table.card("Stone Lions")
    assert table.game.is_character(card)
    table.choose("Play Lesson").choose("Stone Lions").choose("Imp").passes()
    assert table.game.printed_as(card) < len(table.game.rules.library)
    table.game.smoke(card, -1, -1)
    assert table.game.is_state(card)
    assert table.game.card(card) is lions


def test_an_unknown_title_is_still_told_with_the_nearest_ones() -> None:
    with pytest.raises(BadOptions, match="Puzzle Garden"):
        SHADOWFIST.new({"decks": [["Puzzel Garden"] * 6]}, 1)
