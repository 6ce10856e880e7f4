"""Looking through a game by keys, and playing on from one of its moves."""

import pytest

from kwoon.engine.record import Replay
from kwoon.terminal.dialogs import Ask, Help
from kwoon.terminal.replay import ReplayScreen
from kwoon.terminal.table import TableScreen
from tests.terminal.sitting import KUNGFU, app_for, live, play


@pytest.fixture
def replay():
    table = live(3, chi=6)
    while not table.over:
        if table.bot_is_asked:
            table.bot_step()
        else:
            table.answer(0, len(table.question(0).options) - 1, table.version)
    return Replay(KUNGFU, table.record())


def test_moves_by_keys(tmp_path, replay):
    async def script(keys):
        screen = keys.app.screen
        assert isinstance(screen, ReplayScreen)
        assert f"move 0 of {len(replay)}" in keys.text()
        await keys.press("right", "down")
        assert screen.at == 11
        assert f"move 11 of {len(replay)}" in keys.text()
        await keys.press("left", "up", "left")
        assert screen.at == 0
        await keys.press("end", "right")
        assert screen.at == len(replay)
        assert "the fight is over" in keys.text()
        await keys.press("home", "pageup", "pagedown")
        assert screen.at == 0
        await keys.press("h")
        assert isinstance(keys.app.screen, Help)
        await keys.press("escape", "q")
        assert not keys.app.is_running

    play(app_for(replay, tmp_path), script)


def test_seats_see_what_they_saw(tmp_path, replay):
    async def script(keys):
        await keys.press("down")
        assert "Hand" in keys.text()
        assert "As seen by Ann" in keys.text()
        await keys.press("tab")
        assert "As seen by Ling" in keys.text()
        await keys.press("tab", "tab")
        assert "As seen by a spectator" in keys.text()
        assert "Hand" not in keys.text()
        await keys.press("shift+tab")
        assert "As seen by Bao" in keys.text()

    play(app_for(replay, tmp_path), script)


def test_branch_and_play_on(tmp_path, replay):
    async def script(keys):
        await keys.press("end", "b")
        assert isinstance(keys.app.screen, ReplayScreen)
        await keys.press("home", "right", "right", "b")
        assert isinstance(keys.app.screen, Ask)
        await keys.press("escape", "b", "2")
        await keys.until(lambda: isinstance(keys.app.screen, TableScreen))
        await keys.settled()
        table = keys.table
        assert table.start.branched_from == f"{replay.record.digest} at move 2"
        assert table.people == [1]
        assert tuple(table.moves[:2]) == replay.record.moves[:2]
        await keys.press("1")
        assert any(move.seat == 1 for move in table.moves[2:])

    play(app_for(replay, tmp_path), script)
