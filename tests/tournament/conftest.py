"""hypothesis without its deadline: a slow machine is no broken rule. And a keyboard for the command line."""

from pathlib import Path

import pytest
from hypothesis import settings

from tests.tournament.desk_cli import Keyboard

settings.register_profile("kwoon", deadline=None)
settings.load_profile("kwoon")


@pytest.fixture
def director(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keyboard:
    """A director in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    return Keyboard(capsys)
