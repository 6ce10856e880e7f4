"""Titles that look like our own sentences: what is told of them comes from parts, and is not read off words again."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.shown.census import done_to
from kwoon.games.shadowfist.terms import actions as do
from kwoon.games.shadowfist.terms import codes as c
from kwoon.games.shadowfist.terms.events import Seen
from kwoon.tables.manners import manners_of
from kwoon.tables.manners.shadowfist_words import table_words
from tests.shadowfist.duel import Duel, duel

NAMES = ("Ann", "Ling")
GAIN = m.GainPower(m.YOU_, 1)


def uses(table: Duel) -> dict[str, str]:
    """The labels of what can be used, and how a table tells them where there is little room."""
    question = table.game.question()
    assert question is not None
    view = table.game.view(question.seat)
    found = [option for option in question.options if option.action.verb == do.USE]
    return {option.label: manners_of("shadowfist").choice(option, view, NAMES) for option in found}


def test_whose_a_card_is_stands_behind_its_name_even_if_it_is_called_use() -> None:
    idol = m.character("Use", "Idol", 1, 1, "", "", m.use(GAIN, opponents=True))
    table = duel(["City Park"], ["City Park", "Use"], extra=[idol])
    assert [label.partition(": ")[0] for label in uses(table)] == ["Use Use, {1}'s"]


def test_what_a_card_does_is_told_whole_whatever_it_is_called() -> None:
    odd = m.character("Ready :: Steady", "Runner", 1, 1, "", "", m.use([m.PayPower(1)], GAIN), m.use(GAIN))
    table = duel(["City Park", "Ready :: Steady"], ["City Park"], extra=[odd])
    assert uses(table) == {
        "Use Ready :: Steady: Pay 1 Power :: Gain 1 Power.": "Use Ready :: Steady: Gain 1 Power.",
        "Use Ready :: Steady: Gain 1 Power.": "Use Ready :: Steady: Gain 1 Power.",
    }


def test_a_site_that_everybody_sees_has_its_player_named() -> None:
    tower = m.feng_shui("the face-down Tower", 8)
    table = duel(["City Park", "Imp"], ["the face-down Tower", "Imp"], extra=[tower])
    table.attack("the face-down Tower", "Imp").until("intercept")
    assert "Ann attacks Ling's the face-down Tower." in table_words(table.game.view(0), NAMES)


def test_the_soak_counts_the_card_and_not_one_that_its_name_begins_with() -> None:
    odd = m.character("Imp of the Pond", "Imp", 1, 1, "", "")
    table = duel(["City Park", "hand: Imp of the Pond", "hand: Imp"], ["City Park"], extra=[odd])
    watcher = table.game.watch()
    table.play("Imp of the Pond").passes().play("Imp").passes()
    played = [event for event in watcher.events if isinstance(event, Seen) and event.happening == c.PLAYED]
    assert [event.card.title for event in played] == ["Imp of the Pond", "Imp"]
    assert [done_to(event) for event in played] == [None, ("Imp", "played")]
