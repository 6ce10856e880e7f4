"""A verb says what it does as a kind and a number; both bots weigh it by that, and know no verb by its name."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from kwoon.bots.shadowfist.gists import THIS, Gist, reading_of
from kwoon.bots.shadowfist.quick.deeds import Eye
from kwoon.bots.shadowfist.quick.styles import PLAIN
from kwoon.bots.shadowfist.table import Table as Seen
from kwoon.bots.shadowfist.worth import worth_of_ability
from kwoon.games.shadowfist.cards import make
from kwoon.games.shadowfist.cards.library import card_named, library
from kwoon.games.shadowfist.cards.make import CHARACTER, pick, target
from kwoon.games.shadowfist.language.things import This
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.state.deeds import (
    BLANKS,
    BRINGS,
    CANCELS,
    COUNTS,
    DISCARDS,
    GAINS,
    HURTS,
    ITS_PARTS,
    NOTHING,
    OTHERS_GAIN,
    SMOKES,
)
from kwoon.games.shadowfist.state.word_kinds import Deed, Verb
from kwoon.games.shadowfist.terms import permission_kinds
from kwoon.games.shadowfist.terms.ids import CardId
from kwoon.games.shadowfist.terms.leanings import BAD
from kwoon.games.shadowfist.terms.timings import OPEN, UNLIMITED
from tests.shadowfist.duel import Duel, duel

BOTS = Path(__file__).parents[2] / "src" / "kwoon" / "bots" / "shadowfist"
NUMBERS = ("FREE", "A_HAND", "A_TURN")
KINDS = {value for name, value in vars(deeds).items() if name.isupper() and type(value) is int and name not in NUMBERS}


def verbs(given: list[Verb]) -> list[Verb]:
    """Verbs, and what they are made of."""
    return [each for verb in given for each in [verb, *verbs(verb.parts())]]


ALL = [
    verb
    for card in library()
    for ability in card.abilities
    if isinstance(ability, Used)
    for verb in verbs(ability.verbs)
]


def test_every_verb_of_the_cards_says_what_it_does() -> None:
    """By itself, or by what it is made of: `ITS_PARTS` without any part would be a verb that says nothing."""
    silent = {type(verb).__name__ for verb in ALL if verb.deed().kind == ITS_PARTS and not verb.parts()}
    assert not silent
    assert {verb.deed().kind for verb in ALL} == KINDS


NOTHING_TO_WEIGH = {
    "asks, shows or notes something for other verbs": {
        "Ask", "ControllerChooses", "LookAtHand", "MayPay", "NameAtOnce", "PayNow", "RememberWord", "Reveal",
        "ToBottom", "ToastAside",
    },
    "is as good for everyone": {"Discard", "EachMayInflict", "EachMayPlay", "EachReturnsAtRandom"},
    "good or bad for its player by what lies where": {
        "BecomeTwin", "EnterFaceoff", "ForbidDiscards", "FurthestTakesControl", "GiveWord", "MoveTo",
        "OpenPortal", "OthersGenerateNothing", "PlaceThisOn", "RaiseNumbers", "RearrangeSites", "RemoveAllCounters",
        "ShiftNumber", "SwapRows", "TurnFaceDown",
    },
    "follows another verb that was weighed": {"Borrow", "Toast"},
}  # fmt: skip


def test_what_is_nothing_to_the_bots_is_so_for_a_reason() -> None:
    found = {type(verb).__name__ for verb in ALL if verb.deed().kind == NOTHING}
    assert found == set.union(*NOTHING_TO_WEIGH.values())


def test_no_bot_names_a_verb() -> None:
    found = set()
    for path in BOTS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None and ".shadowfist" in node.module:
                module = import_module(node.module)
                for each in node.names:
                    named = getattr(module, each.name)
                    if isinstance(named, type) and issubclass(named, Verb) and named is not Verb:
                        found.add(f"{path.name}: {each.name}")
    assert not found


# --- a verb of which nobody has heard -------------------------------------------------------------------------------


class Windfall(Verb):
    def deed(self) -> Deed:
        return Deed(GAINS, 3)


class Banish(Verb):
    def __init__(self, cards: object) -> None:
        self.whom = cards

    def does(self) -> int:
        return BAD

    def deed(self) -> Deed:
        return Deed(SMOKES, 0, self.whom)  # type: ignore[arg-type]


def both(table: Duel, gist: Gist, card: CardId | None = None) -> tuple[float, float]:
    """What the rule of thumb and the quick player think of an ability of a card."""
    state = table.game
    seen = Seen(table.game.view(0))
    piece = None if card is None else seen.pieces[(0, state.controlled(0).index(card))]
    return (
        worth_of_ability(seen, gist, piece),
        Eye(state, 0, PLAIN).of_ability(gist, CardId(-1) if card is None else card),
    )


def ability_with(*given: Verb, choices: tuple = ()) -> Gist:
    return Gist(Used([], [each.choice for each in choices], list(given), OPEN, UNLIMITED))


def test_both_bots_weigh_a_verb_that_comes_from_verb_alone() -> None:
    table = duel(["City Park"], ["City Park"])
    assert both(table, ability_with(Windfall())) == pytest.approx((3.6, 3.6))


def test_both_bots_weigh_it_by_the_card_that_it_would_hit() -> None:
    victim = target(pick(CHARACTER))
    gist = ability_with(Banish(victim), choices=(victim,))
    nobody = both(duel(["City Park", "Seamus"], ["City Park"]), gist)
    somebody = both(duel(["City Park"], ["City Park", "Seamus"]), gist)
    assert nobody == (0.0, 0.0)
    assert somebody[0] == pytest.approx(somebody[1])
    assert somebody[0] > 1.0
    assert gist.leaning_of(0) == BAD


# --- verbs that used to be nothing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "index", "kind", "number"),
    [
        ("Barrel of Monkeys", 0, BRINGS, 4),
        ("Treasure Cache", 1, COUNTS, 1),
        ("Jade Dragon Monk", 0, BLANKS, 0),
        ("Dirty Tricks", 0, DISCARDS, 2),
        ("Street Riot", 0, HURTS, 2),
        ("Confucian Stability", 0, CANCELS, 0),
    ],
)
def test_what_some_cards_do(title: str, index: int, kind: int, number: int) -> None:
    parts = [part for gist in reading_of(card_named(title)).gists if gist is not None for part in gist.parts]
    assert (parts[index].kind, parts[index].number) == (kind, number)


def test_what_is_left_behind_counts_half() -> None:
    gist = reading_of(card_named("Operation Tethered Goat")).played
    assert gist is not None
    kinds = [(part.kind, part.later, part.worth) for part in gist.parts]
    assert kinds == [(GAINS, True, pytest.approx(0.6)), (OTHERS_GAIN, True, -0.5)]


def test_what_is_done_to_the_card_itself_is_not_taken_for_something_done_to_another() -> None:
    """To smoke one's own card is no reason to use an ability, however good an opponent's card would be to smoke."""
    gist = ability_with(Banish(This()))
    table = duel(["City Park", "Seamus"], ["City Park", "Rat Clan Spies"])
    thumb, quick = both(table, gist, table.card("Seamus"))
    assert gist.parts[0].on == THIS
    assert thumb < 0
    assert quick < 0


def test_no_kind_of_deed_gets_among_the_words_of_the_cards() -> None:
    """`GENERATES` and `TAKES` mean something else to a card, and card files get all that the files of verbs name."""
    kinds = {name for name in vars(deeds) if name.isupper()}
    words = Path(deeds.__file__).parents[1] / "words"
    leaked = {
        f"{path.name}: {each.name}"
        for path in [*words.glob("*.py"), words.parent / "state" / "delayed.py"]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        for each in node.names
        if node.module == deeds.__name__ and each.name in kinds
    }
    assert not leaked
    assert make.GENERATES == permission_kinds.GENERATES
