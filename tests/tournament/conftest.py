"""A keyboard for the command line."""

from pathlib import Path

import pytest

from tests.tournament.desk_cli import Keyboard


@pytest.fixture
def director(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keyboard:
    """A director in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    return Keyboard(capsys)
