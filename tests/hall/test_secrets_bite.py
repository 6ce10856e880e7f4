"""The search that the tests in a browser make through all frames: it lets through what is right, and finds a secret."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kwoon.hall.house.house import House
from kwoon.hall.pages.context import environment
from kwoon.hall.pages.drawing.screen import Screen
from tests.browser.secrets import Truth, searched
from tests.hall.test_company import a_room, in_a_house, until


@pytest.mark.parametrize("game", ["kungfu", "puzzlestrike", "shadowfist"])
def test_a_secret_in_a_frame_is_found(tmp_path: Path, game: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, game, ["person"] * 2)
        running = await house.running_room(room)
        live = running.live
        screen = Screen(running, 0, environment())
        frames: list[str] = []
        for number in range(25):
            await until(lambda: running.question(live.to_answer or 0) is not None)
            message = screen.news()
            if message is not None:
                frames.append(json.dumps(message))
            question = live.asked
            assert question is not None
            await running.answer(question.seat, (5 * number + 2) % len(question.options), live.version)
        truth = Truth(house.shelf, room.id, [0])
        boards, _titles = searched(truth, 0, frames)
        assert boards == len(frames) > 10
        hand = live.view(1)["players"][1]["hand"]  # type: ignore[call-overload, index]
        theirs = next(iter(hand))
        last = json.loads(frames[-1])
        board = next((name for name in last["parts"] if name not in ("question", "status", "hand")), "status")
        html = last["parts"].get(board, "")
        shown = {**last, "parts": {**last["parts"], board: f'{html}<i data-card="{theirs}"></i>'}}
        told = {**last, "log": {"keep": 0, "add": [f"<li>Bo draws {theirs}.</li>"]}}
        harms = [shown, told]
        hidden = sorted(truth.hidden(0, len(truth.games) - 1))
        if hidden:
            bar = last["parts"].get("question", "")
            harms.append({**last, "parts": {**last["parts"], "question": f'{bar}<b title="{hidden[0]}"></b>'}})
        else:
            assert game != "shadowfist"  # with few titles in the game, all of the other hand may have been seen
        for harm in harms:
            with pytest.raises(AssertionError, match="seat 0"):
                searched(truth, 0, [*frames[:-1], json.dumps(harm)])

    in_a_house(f"sqlite:///{tmp_path}/hall.db", play)
