"""What lasts for a while says what it is by name; nobody else knows in which of its numbers that stands."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kwoon.games.shadowfist.state.effects import (
    CHOSEN_FOR,
    COPIED,
    HELD,
    MAINTAINS,
    ONLY_COMBAT,
    REDUCED,
    RULE,
    TOASTS,
    Lingering,
)
from kwoon.games.shadowfist.terms.codes import CHARACTER, EVENT, HARM_ONLY, OF_OPPONENTS
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.terms.ids import NO_SEAT

SOURCES = Path(__file__).parents[2] / "src" / "kwoon" / "games" / "shadowfist"
GRANTS = {
    "effects/cleanup.py": "a grant that weakens a card",
    "standing/derive.py": "adds up what is granted",
    "state/effects.py": "says what they are to each kind",
    "words/changing_numbers.py": "grants for the turn",
    "words/verbs_attack.py": "grants Mobility",
    "words/verbs_lasting.py": "gives cards grants",
}
"""Who reads or writes the bare numbers, which are those of grants."""


def lasting(kind: int, value: int = 0, mask: int = 0) -> Lingering:
    return Lingering(7, kind, value, mask, TURN_END)


@pytest.mark.parametrize(
    ("kind", "name", "told", "value", "mask"),
    [
        (COPIED, "text", 41, 41, 0),
        (MAINTAINS, "place", 3, 3, 0),
        (RULE, "rule_of", 12, 0, 12),
        (RULE, "rule_at", 2, 2, 0),
        (REDUCED, "which_damage", ONLY_COMBAT, 0, ONLY_COMBAT),
        (CHOSEN_FOR, "resource", 5, 5, 0),
        (CHOSEN_FOR, "chosen_player", 0, 0, 1),
        (CHOSEN_FOR, "chosen_player", 2, 2, 1),
        (TOASTS, "at_crisis", True, 0, 0),
        (TOASTS, "at_crisis", False, 0, 1),
        (HELD, "needs_no_resources", True, 0, 1),
        (HELD, "needs_no_resources", False, 0, 0),
    ],
)
def test_a_name_stands_for_the_number_that_records_hold(
    kind: int, name: str, told: object, value: int, mask: int
) -> None:
    each = lasting(kind)
    setattr(each, name, told)
    assert (each.value, each.mask) == (value, mask)
    assert getattr(each, name) == told
    assert getattr(each.clone(), name) == told


def test_damage_is_reduced_to_nothing_unless_it_says_else() -> None:
    assert lasting(REDUCED).reduced_to == 0
    assert lasting(REDUCED, value=2).reduced_to == 2


def test_nobody_was_chosen_where_a_resource_was() -> None:
    each = lasting(CHOSEN_FOR)
    each.resource = 3
    assert each.chosen_player == NO_SEAT


def test_an_immunity_says_what_it_is_to() -> None:
    plain, bound = lasting(63, mask=1 << EVENT), lasting(63, mask=1 << CHARACTER | OF_OPPONENTS | HARM_ONLY)
    assert (plain.immune_to(EVENT), plain.immune_to(CHARACTER)) == (True, False)
    assert (plain.only_opponents(), plain.only_harm()) == (False, False)
    assert (bound.immune_to(EVENT), bound.immune_to(CHARACTER)) == (False, True)
    assert (bound.only_opponents(), bound.only_harm()) == (True, True)


def bare_numbers(tree: ast.AST) -> Iterator[ast.Attribute]:
    """Where the value or the mask of something that lasts is read or written."""
    called = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ("value", "mask") and node not in called:
            whose = node.value
            made = isinstance(whose, ast.Call) and ast.unparse(whose.func) == "leave_behind"
            if made or (isinstance(whose, ast.Name) and whose.id in ("each", "lasting", "held", "given", "new")):
                yield node


def test_nobody_else_knows_in_which_number_it_stands() -> None:
    found = set()
    for path in SOURCES.rglob("*.py"):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith("cards/") and any(True for _ in bare_numbers(ast.parse(path.read_text()))):
            found.add(name)
    assert found - {"state/effects.py"} == set(GRANTS) - {"state/effects.py"}
