"""What is packed into the number of an option comes out again."""

import pytest

from kwoon.engine.decision import DONE
from kwoon.games.shadowfist.terms import packing
from kwoon.games.shadowfist.terms import questions as q


@pytest.mark.parametrize("what", [q.PLAY_CARD, q.USE, q.USE_INFLUENCE])
@pytest.mark.parametrize("card", [0, 1, 299, 1023])
@pytest.mark.parametrize("ability", [0, 1, 9])
def test_an_action_comes_out_as_it_was_packed(what: int, card: int, ability: int) -> None:
    code = packing.action(what, card, ability)
    assert (packing.what_of(code), packing.card_of(code), packing.ability_of(code)) == (what, card, ability)
    assert packing.at_crisis(code) == (ability == packing.AT_CRISIS)


@pytest.mark.parametrize(("interceptor", "attacker"), [(0, 0), (0, 1023), (7, 8), (1023, 0)])
def test_an_interception_comes_out_as_it_was_packed(interceptor: int, attacker: int) -> None:
    code = packing.interception(interceptor, attacker)
    assert (packing.interceptor_of(code), packing.attacker_of(code)) == (interceptor, attacker)


def test_what_is_no_action_does_nothing() -> None:
    for code in (DONE, q.PASS, q.LET_ALL_GO):
        assert packing.what_of(code) < 0
