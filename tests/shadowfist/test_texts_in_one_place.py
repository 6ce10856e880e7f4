"""The texts of cards are looked up in one place, so that none of them counts while its condition does not hold."""

import ast
from pathlib import Path

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state import damage_rules, permissions
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.table import Table
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import people

SOURCES = Path(__file__).parents[2] / "src" / "kwoon" / "games" / "shadowfist"
LOOKED_UP = {
    "SharesImmunity", "Safe", "NotTargetedBy", "ToastsVictims", "Against", "LeapsAgainst", "Blanks",
    "NotInterceptedBy", "PayMore", "AllButOne", "AbsorbsOnce",
}  # fmt: skip
BY_HAND = {("standing/immunity.py", "SharesImmunity")}
"""Of its own list of texts, `Card.immune_texts`: every effect of the game is asked that."""


class Never(m.Condition):
    """What does not hold."""

    def holds(self, table: Table, effect: Effect) -> bool:
        return False

    def looks_at(self) -> int:
        return 0

    def text(self) -> str:
        return "if pigs fly"


def told(ability: m.Ability, holds: bool) -> m.Ability:
    if not holds:
        ability.condition = Never()
    return ability


def fight_with(ability: m.Ability, mine: str) -> Duel:
    guard = m.character("Guard", "Fighter", 1, 4, "", "", ability)
    return duel(["Meadow", mine], ["Meadow", "Guard"], extra=[*people(), guard])


@rule("SF-10.2")
@pytest.mark.parametrize("holds", [True, False])
def test_a_rule_about_damage_counts_while_its_condition_holds(holds: bool) -> None:
    ability = told(m.between(m.RECEIVED, 1, to=m.SELF, by=m.ANY_CARD), holds)
    table = fight_with(ability, "Ant")
    table.attack("Guard", "Ant").ends().check("Guard", damage=2 if holds else 1)


@rule("SF-10.2")
@pytest.mark.parametrize("holds", [True, False])
def test_what_keeps_a_card_safe_counts_while_its_condition_holds(holds: bool) -> None:
    ability = told(m.Safe(m.SELF, m.ANY_CHARACTER), holds)
    table = fight_with(ability, "Ant")
    table.attack("Guard", "Ant").ends().check("Guard", damage=0 if holds else 1)


def test_nobody_else_looks_for_a_text_of_these_classes() -> None:
    found = set()
    for path in SOURCES.rglob("*.py"):
        name = path.relative_to(SOURCES).as_posix()
        if name.startswith("cards/"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
                named = {each.id for each in ast.walk(node.args[1]) if isinstance(each, ast.Name)}
                found |= {(name, each) for each in named & LOOKED_UP}
    assert found == BY_HAND


def test_these_classes_are_there() -> None:
    assert [name for name in LOOKED_UP if not (hasattr(permissions, name) or hasattr(damage_rules, name))] == []
