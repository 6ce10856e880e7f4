"""What one key costs: for each version of the table one question, one view for each seat, and each event told once."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kwoon.engine.events import Event
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.engine.question import Question
from kwoon.games import GAMES
from kwoon.games.kungfu.game import KungFu
from kwoon.games.puzzlestrike.game import PuzzleStrike
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.tables import LiveTable, NoUndo, StaleVersion, seated
from kwoon.terminal.session import Session
from kwoon.terminal.table import TableScreen
from tests.terminal.sitting import Keyboard, app_for, play, sitting

CLASSES: dict[str, type[Game]] = {"kungfu": KungFu, "puzzlestrike": PuzzleStrike, "shadowfist": Shadowfist}
KEYS = 25


class Counts:
    """How often the game of a table was asked for its question, for each view, and to tell each event."""

    def __init__(self, table: LiveTable, cls: type[Game], patch: pytest.MonkeyPatch) -> None:
        self.table = table
        self.questions: Counter[int] = Counter()
        self.views: Counter[tuple[int, int]] = Counter()
        self.told: Counter[tuple[int, int]] = Counter()
        self.events: list[Event] = []
        question, view, tell = cls.question, cls.view, cls.tell

        def count_question(game: Any) -> Question | None:
            self.questions[table.version] += 1
            return question(game)

        def count_view(game: Any, seat: int) -> dict[str, Data]:
            self.views[table.version, seat] += 1
            return view(game, seat)

        def count_tell(game: Any, event: Event, seat: int) -> str:
            self.events.append(event)  # kept, so that no other event gets its id
            self.told[id(event), seat] += 1
            return tell(game, event, seat)

        patch.setattr(cls, "question", count_question)
        patch.setattr(cls, "view", count_view)
        patch.setattr(cls, "tell", count_tell)

    def check(self) -> None:
        """Everything was made once, and something was made."""
        for counts in (self.questions, self.views, self.told):
            assert counts
            assert max(counts.values()) == 1, counts.most_common(3)


def session_of(name: str, folder: Path) -> Session:
    spec = GAMES[name]
    seats = seated(spec, ["random"], 0, "Ann")
    return sitting(LiveTable.open(spec, spec.round_options(0, 2) | {"players": 2}, 7, seats), folder)


@pytest.mark.parametrize("name", list(CLASSES))
def test_a_key_makes_one_question_and_one_view_and_tells_each_event_once(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_of(name, tmp_path)
    counts = Counts(session.table, CLASSES[name], monkeypatch)

    async def script(keys: Keyboard) -> None:
        for _ in range(KEYS):
            if session.table.over or not isinstance(keys.app.screen, TableScreen):
                break
            await keys.press("down")
            await keys.press("enter")
        assert len(session.table.moves) >= KEYS
        assert len(session.log()) > 10

    play(app_for(session, tmp_path), script)
    counts.check()


def test_a_log_that_was_cut_by_undo_tells_only_what_is_new(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = session_of("kungfu", tmp_path)
    table = session.table
    taken = 0
    counts = Counts(table, KungFu, monkeypatch)
    for _ in range(60):
        while table.bot_is_asked:
            table.bot_step()
        if table.over:
            break
        before = table.log(0)
        session.answer(1)
        after = table.log(0)
        assert after[: len(before)] == before
        try:
            session.undo()
        except NoUndo:
            continue
        taken += 1
        assert table.log(0) == before
        session.answer(0)
    assert taken > 3
    counts.check()
    monkeypatch.undo()
    assert [line.words for line in table.log(0)] == [
        table.game.tell(event, 0) for _, event in table.chronicle.entries if event.seen_by(0)
    ]


def test_whoever_looks_again_gets_the_same_until_something_changes(tmp_path: Path) -> None:
    table = session_of("kungfu", tmp_path).table
    first, view = table.question(0), table.view(0)
    assert (table.question(0), table.view(0)) == (first, view)
    assert table.question(0) is first
    assert table.view(0) is view
    table.advance(0)
    assert table.view(0) is not view
    assert table.view(0) == table.game.view(0)


def test_the_screen_answers_through_its_session_and_what_was_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_of("kungfu", tmp_path)
    answered: list[tuple[int, int | None]] = []
    real = session.answer
    monkeypatch.setattr(
        session, "answer", lambda choice, version=None: (answered.append((choice, version)), real(choice, version))
    )

    async def script(keys: Keyboard) -> None:
        await keys.press("1")

    play(app_for(session, tmp_path), script)
    assert answered == [(0, 0)]
    with pytest.raises(StaleVersion):
        real(0, 0)
