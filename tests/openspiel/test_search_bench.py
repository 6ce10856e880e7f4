"""OpenSpiel's own information-set search on the bench of `kwoon bench --search`. `make research` runs this."""

import os
import time

import pytest

if not os.environ.get("SPIEL"):
    pytest.importorskip("pyspiel", reason="needs OpenSpiel: `make research` installs it")

from kwoon.lab.search_bench import ISMCTS, PEER_GAMES
from kwoon.lab.stopwatch import loaded


@pytest.mark.parametrize("game", PEER_GAMES)
@pytest.mark.parametrize("kind", ["C++", "Python"])
def test_it_thinks_about_states_in_which_somebody_chooses(kind: str, game: str) -> None:
    subject = loaded(ISMCTS)(f"{kind} {game}", 2)
    assert subject.compiled == (kind == "C++")
    assert all(len(state.legal_actions()) > 1 and not state.is_chance_node() for state in subject.positions)
    rounds, answers, searches, spent = subject.play(0.01, time.thread_time)
    assert rounds == 100 * searches > 0
    assert answers == round(rounds * subject.length) >= rounds
    assert spent > 0
