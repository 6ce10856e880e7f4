"""The same job has the same name in all three games, so that who knows one finds the way in the others."""

from importlib import import_module
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1] / "src" / "kwoon" / "games"
GAMES = sorted(path.name for path in HOUSE.iterdir() if (path / "game.py").exists())
JOBS = (
    ("shown.labels", "prompt"),
    ("shown.labels", "label"),
    ("shown.labels", "thing_of"),
    ("shown.labels", "gives_up"),
    ("shown.view", "view_of"),
    ("shown.story", "story"),
    ("shown.why", "why_not"),
    ("terms.questions", "KIND_NAMES"),
)


def test_there_are_three_games() -> None:
    assert GAMES == ["kungfu", "puzzlestrike", "shadowfist"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("room", "job"), JOBS)
def test_who_does_a_job_bears_its_name(game: str, room: str, job: str) -> None:
    assert hasattr(import_module(f"kwoon.games.{game}.{room}"), job)


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_made_beside_the_labels(game: str) -> None:
    """Shadowfist has so many kinds of question that they have a file of their own."""
    room = "actions" if (HOUSE / game / "shown" / "actions.py").exists() else "labels"
    assert hasattr(import_module(f"kwoon.games.{game}.shown.{room}"), "actions")


@pytest.mark.parametrize("game", GAMES)
def test_events_stand_among_the_terms(game: str) -> None:
    assert (HOUSE / game / "terms" / "events.py").exists()
    assert not (HOUSE / game / "shown" / "events.py").exists()


@pytest.mark.parametrize("game", GAMES)
def test_the_walk_through_a_game_names_its_rooms(game: str) -> None:
    walk = import_module(f"kwoon.games.{game}").__doc__ or ""
    rooms = [path.name for path in (HOUSE / game).iterdir() if (path / "__init__.py").exists()]
    assert [room for room in rooms if f"`{room}`" not in walk and f"`{room}." not in walk] == []
