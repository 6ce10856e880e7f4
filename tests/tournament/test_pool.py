"""TR-6.0: the environments of the tournament rules, held against the cards that can be played."""

from kwoon.games.shadowfist.cards.library import by_title, titles_known
from kwoon.games.shadowfist.terms.codes import RESOURCES, TYPE_NAMES
from kwoon.tournament.decks.environments import environment
from kwoon.tournament.decks.titles import CardType, Title, Version, find, sets, titles
from tests.rules import rule

PROMOS_TO_COME = [
    "Black Chantry",
    "Covadonga Sanctuary",
    "Crazy Tim",
    "General Red",
    "Golden Mile",
    "Gomorra The Doomed Town",
    "Greatway Gang",
    "Machine Warrior",
    "Masked Man",
    "Nine Cuts",
    "Once and Future Champion",
    "Open a Can of Whupass",
    "Prince of the Ice Pagoda",
    "Princess Chu",
    "Shang Bojing",
    "The Eastern King",
    "The Golden Gunman",
    "The Junkyard",
    "The Real Deal",
    'Xiong "Wendy" Cheng',
    "Yogi Becky",
    "Yung Chang",
]
"""Promotional cards that Modern events allow, of no Modern set: they are not played yet."""


def playable(title: Title) -> bool:
    return titles_known().find(title.name) is not None


def allowed(name: str) -> list[Title]:
    return [each for each in titles() if each.type is not CardType.MARKER and environment(name).allows(each)]


@rule("TR-6.0.b")
def test_every_title_of_the_modern_sets_can_be_played():
    assert [each.name for each in titles() if each.modern and not playable(each)] == []
    assert len([each for each in titles() if each.modern]) == 675


@rule("TR-6.0.b", "TR-A4")
def test_what_modern_events_allow_and_cannot_be_played_yet():
    missing = [each.name for each in allowed("Modern") if not playable(each)]
    assert missing == PROMOS_TO_COME
    unbroken = [each.name for each in allowed("Unbroken Protectorship") if not playable(each)]
    assert set(unbroken) < set(missing)


def letters(amounts: list[int]) -> str:
    """Resources as the list of titles writes them."""
    return "".join(sorted("".join(sign * amount for sign, amount in zip(RESOURCES, amounts, strict=True))))


def facts(version: Version) -> tuple[str, str, str]:
    return version.cost, "".join(sorted(version.requires)), "".join(sorted(version.provides))


@rule("TR-3.0.d", "SF-8.11")
def test_a_card_that_is_checked_is_the_card_that_is_played():
    """The newest version of a title in the tournament's list has the type, the cost and the resources of ours."""
    wrong = []
    for title, card in by_title().items():
        listed = find(title)
        assert listed is not None, title
        ours = ("" if card.cost < 0 else str(card.cost), letters(card.requires), letters(card.provides))
        newest = max(listed.versions, key=lambda version: max(sets()[name].order for name in version.sets))
        if TYPE_NAMES[card.type] != listed.type.value or ours[1:] != facts(newest)[1:]:
            wrong.append((title, TYPE_NAMES[card.type], listed.type.value, ours, facts(newest)))
        elif newest.cost.isdigit() and ours[0] != newest.cost:
            wrong.append((title, "cost", "", ours, facts(newest)))
    assert wrong == []
