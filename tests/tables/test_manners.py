"""What a table says about a game: one home for the terminal and the hall, tones as words, and warnings."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kwoon.engine.action import END, NOTHING, Action
from kwoon.engine.chance import Chance
from kwoon.engine.question import Option, Question, Thing
from kwoon.engine.record import begin_record
from kwoon.games import GAMES
from kwoon.games.kungfu.terms.events import TurnBegan as BrawlTurn
from kwoon.games.puzzlestrike.terms.events import TurnBegan as StrikeTurn
from kwoon.games.shadowfist.terms.codes import TURN_STARTED
from kwoon.games.shadowfist.terms.events import NO_TELLING, Seen
from kwoon.rulebooks import is_rule
from kwoon.tables import LiveTable, seated
from kwoon.tables.manners import HOMES, manners_of
from kwoon.tables.manners.base import PLAIN, TONES, TURN, Manners, Piece, joined, spelled
from kwoon.terminal.board import BOARDS, board_of
from kwoon.terminal.look import TONE_STYLES
from kwoon.terminal.plain import PlainTable
from tests.shadowfist.duel import Duel, duel
from tests.terminal.sitting import sitting

FIST = GAMES["shadowfist"]
FISTS = manners_of("shadowfist")
LOADED = "import sys; from kwoon.tables.manners import manners_of; manners_of(sys.argv[1]); print(*sys.modules)"


# --- one home -------------------------------------------------------------------------------------------------------


def test_every_game_has_manners_and_an_unknown_one_has_those_of_any_game() -> None:
    assert set(HOMES) == set(GAMES)
    assert type(manners_of("chess")) is Manners
    assert all(type(manners_of(game)) is not Manners for game in GAMES)


@pytest.mark.parametrize("game", [*GAMES, "chess"])
def test_only_the_games_own_code_is_imported(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, game], capture_output=True, text=True, check=True)
    modules = done.stdout.split()
    games = {name.split(".")[2] for name in modules if name.startswith("kwoon.games.")}
    assert games == ({game.removesuffix("-match")} if game in GAMES else set())
    assert not [name for name in modules if name.startswith(("kwoon.terminal", "textual", "rich"))]


def test_a_line_is_said_once_and_spelled_or_drawn() -> None:
    line = joined([[Piece("Ann", seat=0), Piece(" and")], [Piece("Imp ", thing="Imp")]], " ")
    assert spelled(line) == "Ann and Imp"
    assert spelled(joined([], ", ")) == ""


# --- tones ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
def test_tones_are_words_that_the_terminal_can_draw(game: str) -> None:
    spec = GAMES[game]
    seats = seated(spec, ["random"], 0, "Ann")
    table = LiveTable.open(spec, spec.round_options(0, 2) | {"players": 2}, 7, seats)
    chance = Chance(3)
    while not table.over and len(table.moves) < 300:
        assert table.game.decision is not None
        table.advance(chance.below(len(table.game.decision.options)))
    tones = {manners_of(game).tone(line.event) for line in table.log(0)}
    assert {TURN, "played"} <= tones <= set(TONES)
    assert set(TONE_STYLES) == set(TONES)
    assert all(set(TONES) <= set(board_of(game).styles) for game in BOARDS)


def test_the_beginning_of_a_turn_has_a_tone_of_its_own_in_every_game() -> None:
    assert manners_of("kungfu").tone(BrawlTurn(-1, 0, 1)) == TURN
    assert manners_of("puzzlestrike").tone(StrikeTurn(-1, 0, 1)) == TURN
    assert FISTS.tone(Seen(-1, TURN_STARTED, NO_TELLING, NO_TELLING, 0, 0)) == TURN
    assert FISTS.tone(Seen(-1, 9999, NO_TELLING, NO_TELLING, 0, 0)) == PLAIN


# --- warnings -------------------------------------------------------------------------------------------------------


def warnings(table: Duel) -> dict[str, str]:
    """What the asked seat is warned of, by the verbs of the answers."""
    question = table.question
    view = table.game.view(question.seat)
    said = {each.action.verb: FISTS.warning(question, each.index, view) for each in question.options}
    numbers = re.findall(r"SF-[0-9.]*[0-9]", " ".join(said.values()))
    assert all(is_rule(number) for number in numbers)
    assert bool(numbers) == any(said.values())
    return {verb: words for verb, words in said.items() if words}


def test_a_turn_that_ends_while_something_could_be_played_is_asked_again() -> None:
    table = duel(["City Park", "hand: Imp", "hand: Imp", "hand: Maverick Trucker"], power=2)
    assert set(warnings(table)) == {END}
    assert warnings(table)[END].startswith("You have 2 Power left and could still play Imp. ")
    assert warnings(table)[END].endswith(" (SF-25.1.1).")
    both = duel(["City Park", "hand: Imp", "hand: Hungry Ghosts", "hand: Dockyard", "pool: ee"], power=9)
    assert "could still play Imp, Hungry Ghosts or Dockyard." in warnings(both)[END]


def test_a_turn_that_ends_with_nothing_to_play_is_not() -> None:
    assert not warnings(duel(["City Park", "hand: Imp"], power=0))
    assert not warnings(duel(["City Park", "Hungry Ghosts"], ["Imp"]))


def test_an_event_can_wait_and_so_it_warns_of_nothing() -> None:
    table = duel(["City Park", "Imp", "hand: Final Brawl", "pool: dd"], ["Imp"])
    assert table.offers("Play Final Brawl")
    assert not warnings(table)


def test_only_what_is_played_from_the_hand_for_power_counts() -> None:
    view = {"players": [{"power": 3}]}
    for verb, place, warned in (
        ("play", "hand", True),
        ("play", "smoked pile", False),
        ("play at crisis", "hand", False),
        ("use", "hand", False),
    ):
        options = (
            Option(0, "End your turn", action=Action(END)),
            Option(1, "It", Thing(place, 0, "Imp"), action=Action(verb)),
        )
        assert bool(FISTS.warning(Question(0, "main shot", "", options), 0, view)) == warned
        assert not FISTS.warning(Question(0, "main shot", "", options), 1, view)


def attacked(near: int, site: str = "City Park") -> Duel:
    """Ann, who counts so many Sites of the six that win a duel, and Ling, who has a Site and two Imps."""
    mine = ["Puzzle Garden", *["burned: Dockyard"] * (near - 1), "Hungry Ghosts", "Hungry Ghosts"]
    return duel(mine, [site, "Imp", "Imp"])


def test_the_one_chance_to_stop_who_is_about_to_win_is_asked_again() -> None:
    table = attacked(5).attack("City Park", "Hungry Ghosts").until("intercept", 1)
    assert set(warnings(table)) == {NOTHING}
    assert "(SF-4.2)" in warnings(table)[NOTHING]
    assert warnings(table)[NOTHING].endswith("(SF-28.6).")
    table.choose("Imp intercepts")
    assert table.kind == "intercept"
    assert not warnings(table), "somebody stands in the attacker's way"


def test_each_attacker_wants_to_be_met() -> None:
    table = attacked(5).attack("City Park", "Hungry Ghosts", "Hungry Ghosts #2").until("intercept", 1)
    table.choose("Imp intercepts")
    assert set(warnings(table)) == {NOTHING}


def test_an_attack_that_cannot_win_yet_or_is_on_no_site_does_not_ask_again() -> None:
    early = attacked(4).attack("City Park", "Hungry Ghosts").until("intercept", 1)
    assert not warnings(early)
    person = attacked(5).attack("Imp", "Hungry Ghosts").until("intercept", 1)
    assert not warnings(person)


def test_a_site_that_lies_face_down_may_win_as_well() -> None:
    table = attacked(5, "City Park (down)").attack("the face-down", "Hungry Ghosts").until("intercept", 1)
    assert set(warnings(table)) == {NOTHING}


def test_nobody_is_warned_of_an_attack_of_ones_own_or_of_one_whose_target_is_gone() -> None:
    table = attacked(5).attack("City Park", "Hungry Ghosts").until("intercept", 1)
    question, view = table.question, table.game.view(1)
    assert FISTS.warning(question, 0, view)
    gone = {**view, "attack": {**view["attack"], "target_at": None}}
    own = {**view, "attack": {**view["attack"], "by": 1}, "players": [view["players"][1], view["players"][0]]}
    assert not FISTS.warning(question, 0, gone)
    assert not FISTS.warning(question, 0, {**own, "attack": {**own["attack"], "target_at": [0, 0]}})


def test_line_by_line_it_asks_again_once(tmp_path: Path) -> None:
    made = duel(["City Park", "hand: Imp"], ["Dockyard"], power=2)
    table = LiveTable(FIST, made.game, begin_record(FIST, made.game, 7, seated(FIST, ["random"], 0, "Ann")))
    out = io.StringIO()
    PlainTable(sitting(table, tmp_path), io.StringIO("1\n1\nq\nn\n"), out, lambda: None).play()
    assert out.getvalue().count("could still play Imp") == 1
    assert table.moves[0].label == "End your turn"
