"""The net that says who of the last two wins in Kung Fu Fighting, and the tool that fits it."""

from pathlib import Path

import numpy as np
import pytest
from tools.fit_judge import INPUTS, OUT, Net, fitted, played, written

from kwoon.bots import make_bot
from kwoon.bots.kungfu.quick import judged
from kwoon.bots.kungfu.quick.judge import Judge, marks_of
from kwoon.bots.kungfu.quick.player import QuickFighter
from kwoon.bots.search.bot import SearchBot
from kwoon.games.kungfu.cards import Deck
from kwoon.games.kungfu.game import KungFu, start
from kwoon.games.kungfu.terms.ids import NONE


def duel(mine: str, theirs: str, chi: tuple[int, int] = (20, 20), stance: str = "", weapon: str = "") -> KungFu:
    """A duel in which the first player, who has the turn, holds and wears this, and the other holds that."""
    game = start({"players": 2}, 5)
    for seat, names in enumerate((mine, theirs)):
        game.hands[seat] = [game.deck.by_name[name] for name in names.split(", ")]
        game.chi[seat] = chi[seat]
    game.stances[0] = game.deck.by_name[stance] if stance else NONE
    game.weapons[0] = game.deck.by_name[weapon] if weapon else NONE
    return game


def in_force() -> Judge:
    """The net that is in force."""
    judge = QuickFighter().judge
    assert judge is not None
    return judge


def test_both_have_a_part_of_the_win_and_who_has_more_chi_has_more_of_it() -> None:
    quick, hands = QuickFighter(), ("Punch, Kick, Balanced", "Punch, Kick, Balanced")
    even, ahead, behind = (quick.worth(duel(*hands, chi=chi)) for chi in ((12, 12), (18, 6), (6, 18)))
    for worth in (even, ahead, behind):
        assert sum(worth) == pytest.approx(1.0)
    assert ahead[0] > even[0] > behind[0]


def test_who_has_no_chi_has_no_part_of_the_win() -> None:
    game = start({"players": 4}, 5)
    game.chi[0] = game.chi[2] = 0
    worth = QuickFighter().worth(game)
    assert (worth[0], worth[2]) == (0.0, 0.0)
    assert worth[1] + worth[3] == pytest.approx(1.0)


def test_whoever_thinks_is_taken_for_the_better_player() -> None:
    judge, game = in_force(), duel("Punch, Kick, Balanced", "Punch, Kick, Balanced")
    assert judge.chance(game, 0, 1, 0) > judge.chance(game, 0, 1, 1)


@pytest.mark.parametrize(
    ("mine", "theirs", "stance", "weapon", "most", "free"),
    [
        ("Kick, Punch", "Fast", "", "", 3, 3),
        ("Kick, Punch", "Blocking Kick", "", "", 3, 2),
        ("Kick, Fast, Fast", "Punch", "", "", 4, 4),
        ("Kick, Fast", "Blocking Kick", "Crane", "", 8, 0),
        ("Kick, Crane, Fast", "Punch", "", "", 8, 8),
        ("Fan", "Weapon Block", "", "Sword", 3, 0),
        ("Kick, When Done Right, None Can Defend", "Blocking Kick", "", "", 3, 3),
        ("Fast, Balanced", "Punch", "", "", 0, 0),
    ],
)
def test_a_threat_is_what_the_best_attack_would_do(
    mine: str, theirs: str, stance: str, weapon: str, most: int, free: int
) -> None:
    whole = mine.replace("Right, None", "Right; None")
    game = duel("Punch", theirs, stance=stance, weapon=weapon)
    names = [name.replace(";", ",") for name in whole.split(", ")]
    game.hands[0] = [game.deck.by_name[name] for name in names]
    assert in_force().threat(game, 0, 1) == (most, free)


def test_gear_of_the_other_makes_a_threat_smaller() -> None:
    game = duel("Kick, Snake", "Punch")
    game.weapons[1] = game.deck.by_name["Fan"]
    assert in_force().threat(game, 0, 1) == (0, 0)
    game.stances[1] = game.deck.by_name["Tiger"]  # 3 + 1 of defense against a Kick; a Snake is strong against it
    assert in_force().threat(game, 0, 1) == (1, 1)


def test_a_card_is_told_by_what_it_does() -> None:
    """So cards of one's own are judged, too: one that does what a printed card does is the same to it."""
    game = start({"players": 2}, 5)
    kinds = game.deck.kinds
    told = {card.name: marks_of(card, game.deck) for card in kinds}
    assert told["Spinning"] == told["Flipping"] == told["Wild"]
    assert told["Punch"] != told["Kick"] != told["Throw"]
    assert told["Balanced"] != told["Weapon Block"]
    own = start({"players": 2, "cards": {"attack": [{"name": "Slap", "copies": 2, "damage": 3}]}}, 5)
    assert isinstance(own.deck, Deck)
    slap, kick = (marks_of(own.deck.kinds[own.deck.by_name[name]], own.deck) for name in ("Slap", "Kick"))
    assert slap[:8] == kick[:8]
    assert slap[8] < kick[8]  # fewer blocks serve against it
    assert sum(QuickFighter().worth(own)) == pytest.approx(1.0)


def test_the_net_is_as_wide_as_what_it_sees() -> None:
    assert {len(weights) for weights in judged.HIDDEN} == {INPUTS + 1}
    assert len(judged.OUT) == len(judged.HIDDEN) + 1
    game = start({"players": 2}, 5)
    assert len(in_force().inputs(game, 0, 1, 0)) == INPUTS


def test_an_untaught_level_judges_by_weights() -> None:
    expert, master = make_bot("kungfu", "expert", 1), make_bot("kungfu", "master", 1)
    assert isinstance(expert, SearchBot)
    assert isinstance(master, SearchBot)
    assert isinstance(expert.quick, QuickFighter)
    assert isinstance(master.quick, QuickFighter)
    assert expert.quick.judge is None
    assert master.quick.judge is not None


# --- the tool ---------------------------------------------------------------------------------------------------------


def test_a_fit_is_the_same_each_time_and_knows_more_than_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    positions = played(60)
    net = fitted(positions, 4, 2)
    again = fitted(played(60), 4, 2)
    assert net.rounded() == again.rounded() != Net(4).rounded()
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    assert first.startswith(f"{len(positions.won):,} positions")


def test_what_is_fitted_is_what_is_played_with() -> None:
    net, game = Net(4), duel("Kick, Fast, Balanced", "Punch, Weapon Block", stance="Crane")
    hidden, out = net.rounded()
    judge = Judge(hidden, out)
    inputs = np.array([judge.inputs(game, 0, 1, 0)], dtype=np.float32)
    assert judge.chance(game, 0, 1, 0) == pytest.approx(float(net.chances(inputs)[0]), abs=0.01)


def test_what_was_fitted_is_written_as_the_module_reads() -> None:
    assert written(judged.HIDDEN, judged.OUT) == Path(OUT).read_text(encoding="utf-8")
