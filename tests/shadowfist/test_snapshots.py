"""What a table may hold when it is saved."""

from importlib import import_module
from pkgutil import walk_packages

from kwoon.engine.plain import Plain
from kwoon.games import shadowfist
from tests.shadowfist.duel import duel

ONLY_BASES = {"AttackState", "SceneState", "Striker", "Table"}


def test_every_procedure_and_value_of_the_rules_can_be_restored() -> None:
    known = {kind.__name__ for kind in duel(["Imp"]).game.kinds()} | ONLY_BASES
    for found in walk_packages(shadowfist.__path__, f"{shadowfist.__name__}."):
        module = import_module(found.name)
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Plain) and value.__module__ == module.__name__:
                assert name in known, f"Shadowfist.kinds() lacks {name} of {found.name}"
