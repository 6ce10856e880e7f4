"""A verb says what it is to the cards that it acts on; bots know it from there, so no new word is unknown to them."""

import ast
from pathlib import Path

import pytest

from kwoon.bots.shadowfist.gists import Gist
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.state.word_kinds import Verb
from kwoon.games.shadowfist.terms.leanings import BAD, GOOD, NEITHER
from kwoon.games.shadowfist.words.verbs_damage import Heal

ROOMS = Path(__file__).parents[2] / "src" / "kwoon" / "games" / "shadowfist"
SAYING = ("does", "harms", "inflicts", "parts")
"""What a verb says it by: itself, or what it harms or is made of."""


def classes() -> dict[str, ast.ClassDef]:
    return {
        node.name: node
        for room in ("state", "language", "lasting", "words", "cards")
        for path in (ROOMS / room).rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }


KNOWN = classes()


def line_of(name: str) -> list[ast.ClassDef]:
    """A class and those that it comes from, up to what is a verb and no more; empty if it is no verb."""
    if name not in KNOWN:
        return []
    bases = [ast.unparse(base) for base in KNOWN[name].bases]
    if "Verb" in bases:
        return [KNOWN[name]]
    further = [line_of(base) for base in bases if line_of(base)]
    return [KNOWN[name], *further[0]] if further else []


def names_cards(line: list[ast.ClassDef]) -> bool:
    """Whether a verb is given cards to act on."""
    for node in line:
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                return any(
                    each.annotation is not None and "Cards" in ast.unparse(each.annotation) for each in method.args.args
                )
    return False


VERBS = sorted(name for name in KNOWN if name != "OnCards" and line_of(name) and names_cards(line_of(name)))
"""All but the base of most of them, which says nothing yet."""


def test_there_are_verbs_that_name_cards() -> None:
    assert {"Damage", "Give", "TakeControl", "Heal", "If"} & set(VERBS) == {"Damage", "Give", "TakeControl", "Heal"}
    assert len(VERBS) > 30


@pytest.mark.parametrize("name", VERBS)
def test_a_verb_that_names_cards_says_what_it_is_to_them(name: str) -> None:
    methods = {each.name for node in line_of(name) for each in node.body if isinstance(each, ast.FunctionDef)}
    assert methods & set(SAYING), f"{name} acts on cards; it needs a does(): GOOD, BAD or NEITHER"


def used_verbs() -> dict[str, list[tuple[Used, Verb]]]:
    """Every verb of the abilities of the cards, by its class."""
    found: dict[str, list[tuple[Used, Verb]]] = {}
    for card in library():
        for ability in card.abilities:
            if isinstance(ability, Used):
                for verb in ability.verbs:
                    found.setdefault(type(verb).__name__, []).append((ability, verb))
    return found


@pytest.mark.parametrize(
    ("name", "does"),
    [
        ("Smoke", BAD),
        ("Damage", BAD),
        ("TurnCards", BAD),
        ("Heal", GOOD),
        ("UnturnCards", GOOD),
        ("Reveal", NEITHER),
        ("GainPower", NEITHER),
    ],
)
def test_what_some_verbs_are(name: str, does: int) -> None:
    verbs = used_verbs()[name]
    assert [verb.does() for _, verb in verbs] == [does] * len(verbs)


def test_a_gift_is_what_it_gives_and_a_condition_what_it_leads_to() -> None:
    assert {verb.does() for _, verb in used_verbs()["Give"]} == {GOOD, BAD}
    for _, verb in used_verbs()["If"]:
        assert verb.does() == min((part.does() for part in verb.parts()), default=NEITHER)


def test_a_word_that_no_bot_has_heard_of_is_read_by_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    class Curse(Heal):
        def does(self) -> int:
            return BAD

    ability, verb = next(
        (ability, verb) for ability, verb in used_verbs()["Heal"] if Gist(ability).leaning_of(0) == GOOD
    )
    assert isinstance(verb, Heal)
    verbs = [Curse(verb.cards) if each is verb else each for each in ability.verbs]
    monkeypatch.setattr(ability, "verbs", type(ability.verbs)(verbs))
    assert Gist(ability).leaning_of(0) == BAD
