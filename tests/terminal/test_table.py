"""The full-screen table by keys alone, at 80 columns and 24 lines."""

import io
import re

import pytest
from textual.content import Content

from kwoon.bots import make_bot
from kwoon.engine.action import Action
from kwoon.engine.question import Option, Question, Thing
from kwoon.engine.record import read_record
from kwoon.games import GAMES
from kwoon.games.kungfu.terms.actions import PICK_UP, TAKE_STANCE
from kwoon.rulebooks import is_rule
from kwoon.tables import LiveTable
from kwoon.tables.guides import how_to_play
from kwoon.tables.manners import manners_of
from kwoon.tables.manners.kungfu import KungFuManners
from kwoon.terminal.choices import Choices
from kwoon.terminal.dialogs import Ask, SaveAs
from kwoon.terminal.help_pages import Guide
from kwoon.terminal.log import LogPanel
from kwoon.terminal.look import seat_name, squeezed
from kwoon.terminal.plain import PlainTable
from kwoon.terminal.replay import ReplayScreen
from kwoon.terminal.signs import play_lines, signs_of
from kwoon.terminal.table import TableScreen
from kwoon.terminal.why import WhyScreen
from tests.terminal.sitting import KUNGFU, Keyboard, app_for, live, play, sitting


def test_a_hint_by_its_key(tmp_path):
    session = sitting(live(), tmp_path)
    told = []

    async def script(keys):
        keys.app.screen.notify = lambda words, **more: told.append((words, more))
        await keys.press("i")
        await keys.app.workers.wait_for_complete([each for each in keys.app.workers if each.group == "hint"])
        await keys.press("q", "n")

    play(app_for(session, tmp_path), script)
    assert [more["title"] for _, more in told] == ["Hint", "Hint"]
    assert told[0][0] == "Thinking…"
    assert "Your chance to win is about" in told[1][0]
    assert session.table.moves == []


async def play_out(keys: Keyboard) -> None:
    """Play to the end as the greedy bot would, each answer by its number."""
    bot = make_bot("kungfu", "greedy", 1)
    while not keys.table.over:
        question = keys.table.game.question()
        choice = bot.choose(keys.table.view(question.seat), question)
        await keys.answer(choice)


@pytest.mark.parametrize("players", [2, 6])
def test_a_whole_game_by_keys(tmp_path, players):
    session = sitting(live(players, chi=4), tmp_path)
    seen = {}

    async def script(keys):
        await play_out(keys)
        seen["end"] = keys.text()
        await keys.press("4")
        assert not keys.app.is_running

    app = play(app_for(session, tmp_path), script)
    assert session.table.over
    assert "A new game" in seen["end"]
    assert "Look through this game" in seen["end"]
    assert "1.\N{NO-BREAK SPACE}" in seen["end"]
    assert not app.is_running
    assert not list(tmp_path.rglob("*.kwoon"))


def test_a_whole_game_with_arrows_and_enter(tmp_path):
    session = sitting(live(2, chi=4), tmp_path)

    async def script(keys):
        for number in range(400):
            if keys.table.over:
                return
            await keys.press("enter")
            assert number < 399

    play(app_for(session, tmp_path), script)
    assert session.table.over


def test_the_table_at_a_glance(tmp_path):
    session = sitting(live(4, seed=5), tmp_path)

    async def script(keys):
        await keys.choose("Draw up")
        text = keys.text()
        lines = text.splitlines()
        assert len(lines) == 24
        assert max(len(line) for line in lines) <= 80
        assert "your turn" in lines[0]
        for word in ("Ann (you)", "Ling", "Bao", "Mei", "20 Chi", "7 cards", "Hand", "what do you play?"):
            assert word in text
        assert "1 End your turn" in text
        assert "attack: 3 damage" in lines[-2]
        await keys.choose("Attack with Kick")
        assert "Ann → ?  Kick" in keys.text()
        await keys.choose("Mei")
        assert "Ann → Mei  Kick  3 damage" in keys.text()

    play(app_for(session, tmp_path), script)


def test_numbers_of_two_digits_are_shown_and_wait_for_enter(tmp_path):
    session = sitting(live(2, hand=20), tmp_path)

    async def script(keys):
        count = len(keys.table.question(0).options)
        assert count > 11
        before = keys.table.question(0).options[9].label
        await keys.press("1")
        await keys.pilot.pause()
        assert keys.table.moves == []
        assert f"1_ Enter takes it; or 10 to {count}" in " ".join(keys.text().split())
        await keys.press("1")
        await keys.pilot.pause()
        assert keys.table.moves == []
        assert "11: Enter takes it" in keys.text()
        await keys.press("backspace", "1", "0")
        assert keys.table.moves == []
        await keys.press("enter")
        assert session.table.moves[-1].label == before
        await keys.press("1", "down", "backspace", "2")
        assert session.table.moves[-1].choice == 1
        await keys.press("0")
        assert len(session.table.moves) == 2
        await keys.press("1", "enter")
        assert session.table.moves[-1].label == "Draw up"

    play(app_for(session, tmp_path), script)


def test_the_key_that_was_just_pressed_ends_no_turn(tmp_path):
    session = sitting(live(2, seed=5), tmp_path)

    async def script(keys):
        await keys.press("1")
        assert session.table.moves[-1].label == "Draw up"
        await keys.press("1", "1")
        await keys.pilot.pause()
        assert len(session.table.moves) == 1
        assert "1: Enter takes it" in keys.text()
        await keys.press("enter")
        assert session.table.moves[1].label == "End your turn"

    play(app_for(session, tmp_path), script)


def test_a_key_that_is_held_answers_once(tmp_path):
    session = sitting(live(2, seed=5), tmp_path)

    async def script(keys):
        keys.app.clock.step = 0.1
        await keys.press("enter", "enter", "enter", "enter")
        assert len(session.table.moves) == 1
        await keys.press("2")
        assert len(session.table.moves) == 2
        keys.app.clock.now += 1
        await keys.press("enter")
        assert len(session.table.moves) > 2

    play(app_for(session, tmp_path), script)


def test_a_long_answer_is_indented_below_its_number(tmp_path):
    session = sitting(live(2, seed=5), tmp_path)

    async def script(keys):
        await keys.pilot.resize_terminal(60, 24)
        await keys.pilot.pause()
        choices = keys.app.screen.query_one(Choices)
        choices.offer(["Body " * 20, "no"])
        await keys.pilot.pause()
        shown = choices.options[0].prompt.plain.splitlines()
        assert len(shown) > 1
        assert shown[0].startswith("1 Body")
        assert all(line.startswith("  Body") for line in shown[1:])

    play(app_for(session, tmp_path), script)


def test_new_gear_says_what_goes_for_it():
    view = {"seat": 0, "players": [{"stance": None, "weapon": "Fan"}]}
    manners = manners_of("kungfu")
    for verb, said in ((PICK_UP, "This one (your Fan goes)"), (TAKE_STANCE, "This one")):
        option = Option(1, "This one", Thing("hand", 0, "X"), action=Action(verb))
        assert manners.choice(option, view, ("Ann", "Ling")) == said


def test_what_can_only_be_discarded_is_not_marked_as_usable():
    punch = Thing("hand", 0, "Punch")
    for game in ("kungfu", "shadowfist"):
        for gives_up, usable in ((True, set()), (False, {"Punch"})):
            options = (Option(0, "Draw up"), Option(1, "Punch", punch, gives_up))
            assert manners_of(game).usable(Question(0, "discard", "Discard a card?", options)) == usable


def test_the_hand_stands_in_the_order_of_the_answers(tmp_path):
    session = sitting(live(2, seed=7), tmp_path)
    question = session.question
    picture = session.board.picture(session.table.view(0), session.table.names, [], set(), 120, 20).plain
    names = [option.thing.name for option in question.options if option.thing]
    places = [picture.index(name, picture.index("Hand")) for name in names]
    assert places == sorted(places)


def test_what_would_lose_is_asked_again(tmp_path, monkeypatch):
    session = sitting(live(seed=5), tmp_path)
    monkeypatch.setattr(
        KungFuManners, "warning", lambda self, question, choice, view: "" if choice else "That loses (KF-1.2)."
    )

    async def script(keys):
        await keys.press("1")
        assert isinstance(keys.app.screen, Ask)
        assert "That loses (KF-1.2)." in keys.text()
        await keys.press("enter")
        assert isinstance(keys.app.screen, TableScreen)
        assert session.table.moves == []
        await keys.press("1", "y")
        assert session.table.moves[0].label == "Draw up"

    play(app_for(session, tmp_path), script)


def test_line_by_line_it_takes_the_number_twice(tmp_path, monkeypatch):
    session = sitting(live(seed=5), tmp_path)
    monkeypatch.setattr(KungFuManners, "warning", lambda self, question, choice, view: "" if choice else "That loses.")
    out = io.StringIO()
    table = PlainTable(session, io.StringIO("1\nq\nn\n"), out, lambda: None)
    table.play()
    assert session.table.moves == []
    assert "That loses. Type 1 once more if you mean it." in out.getvalue()
    again = PlainTable(session, io.StringIO("1\n1\nq\nn\n"), io.StringIO(), lambda: None)
    again.play()
    assert session.table.moves[0].label == "Draw up"


@pytest.mark.parametrize(("size", "shown"), [((80, 24), "log"), ((200, 50), "side"), ((50, 24), None)])
def test_the_log_stands_where_there_is_room(tmp_path, size, shown):
    async def script(keys):
        await keys.pilot.resize_terminal(*size)
        await keys.pilot.pause()
        visible = [panel.id for panel in keys.app.screen.query(LogPanel) if panel.display and panel.size.width]
        assert visible == ([shown] if shown else [])

    play(app_for(sitting(live(), tmp_path), tmp_path), script)


def test_ones_own_name_says_so_however_long_it_is():
    assert seat_name("Guest", True, 12) == "Guest (you) "
    assert seat_name("Bartholomew", True, 12) == "Barth… (you)"
    assert seat_name("Bartholomew", False, 8) == "Barthol…"


def test_a_picture_that_does_not_fit_keeps_the_hand_and_says_so():
    picture = Content("\n".join(["a", "", "b", "c", " Hand  x", "       y"]))
    assert squeezed(picture, 6) is picture
    assert squeezed(picture, 5).plain == "a\nb\nc\n Hand  x\n       y"
    assert squeezed(picture, 4).plain == "a\n… b shows the whole table\n Hand  x\n       y"


def test_an_answer_without_a_card_says_so(tmp_path):
    async def script(keys):
        await keys.press("home", "c")
        assert "has no card of its own" in notes(keys)

    play(app_for(sitting(live(), tmp_path), tmp_path), script)


def test_undo_takes_back_and_says_why_not(tmp_path):
    session = sitting(live(), tmp_path)

    async def script(keys):
        await keys.press("u")
        assert "not answered anything" in notes(keys)
        await keys.choose("Discard")
        await keys.press("u")
        assert session.table.moves == []
        assert "Taken back: Discard" in notes(keys)
        await keys.choose("Discard")
        await keys.choose("Draw up")
        await keys.press("u")
        assert "something hidden" in notes(keys)

    play(app_for(session, tmp_path), script)


def notes(keys: Keyboard) -> str:
    return "\n".join(note.message for note in keys.app._notifications)


def test_undo_while_the_bots_pause(tmp_path):
    session = sitting(live(), tmp_path)

    async def script(keys):
        keys.app.pause = 60.0
        await keys.choose("Draw up")
        await keys.pilot.press("1", "enter")
        await keys.until(lambda: session.table.bot_is_asked)
        await keys.press("u")
        assert session.table.to_answer == 0
        await keys.pilot.press("1")
        await keys.until(lambda: session.table.bot_is_asked)
        assert "Ling's turn" in keys.text()
        await keys.press("space")
        assert session.table.to_answer == 0
        assert len(session.table.moves) > 2

    play(app_for(session, tmp_path), script)


def test_why_not(tmp_path):
    session = sitting(live(seed=5), tmp_path)

    async def script(keys):
        await keys.choose("Draw up")
        await keys.press("question_mark")
        await keys.pilot.pause()
        assert isinstance(keys.app.screen, WhyScreen)
        assert "can be used now" in keys.text()
        await keys.press(*"rolling")
        await keys.pilot.pause()
        text = keys.text()
        assert "(KF-4.1)" in text
        assert "One block in answer to an attack" in " ".join(text.replace("┃", " ").split())
        assert "can be used now" not in text
        await keys.press(*"xyz")
        assert "No card in sight" in keys.text()
        await keys.press("down", "pageup", "escape")
        assert isinstance(keys.app.screen, TableScreen)

    play(app_for(session, tmp_path), script)


def test_help_theme_speed_and_log(tmp_path):
    session = sitting(live(), tmp_path)

    async def script(keys):
        for key in ("h", "f1"):
            await keys.press(key)
            await keys.pilot.pause()
            assert isinstance(keys.app.screen, Guide)
            assert "take back your last answer" in keys.text()
            await keys.press("escape")
        theme = keys.app.theme
        await keys.press("t")
        assert keys.app.theme != theme
        await keys.press("t", "minus", "minus", "plus", "pageup", "pagedown")
        assert keys.app.theme == theme
        assert keys.app.pause == 0.15

    play(app_for(session, tmp_path), script)


def test_help_has_pages_for_the_game_its_board_and_its_rules(tmp_path):
    async def script(keys):
        await keys.press("h", "tab")
        await keys.pilot.pause()
        assert "The goal: be the last one standing." in keys.text()
        await keys.press("b")
        await keys.pilot.pause()
        assert "has the turn" in keys.text()
        await keys.press("r")
        await keys.pilot.pause()
        assert "KF-1.1" in keys.text()
        await keys.press(*"counter")
        await keys.pilot.pause()
        assert "KF-4.3" in keys.text()
        assert "KF-1.1" not in keys.text()
        for _ in range(7):
            await keys.press("backspace")
        await keys.press(*"3.4")
        await keys.pilot.pause()
        assert "One stance and one weapon at most" in keys.text()
        await keys.press(*"zz")
        await keys.pilot.pause()
        assert "No rule speaks of that." in keys.text()
        await keys.press("escape")
        assert isinstance(keys.app.screen, TableScreen)

    play(app_for(sitting(live(), tmp_path), tmp_path), script)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_a_guide_that_names_rules_that_there_are(game):
    text = " ".join(how_to_play(game))
    assert "The goal: " in text
    numbers = re.findall(r"\b(?:KF|PS|SF)-[0-9.]*[0-9]", text)
    assert numbers
    assert all(is_rule(number) and number.startswith(GAMES[game].book) for number in numbers)
    assert len(signs_of(game)) > 8


KEY = re.compile(r"(?:^|[^\w'])([a-z?])(?= (?:takes|says|tells|shows)\b)")
"""A key that a sentence tells of."""


@pytest.mark.parametrize("game", [*GAMES, "chess"])
def test_the_terminal_adds_its_keys_to_the_guide_which_names_none(game):
    assert not KEY.findall(" ".join(how_to_play(game)))
    lines = play_lines(game)
    assert lines[: len(how_to_play(game))] == how_to_play(game)
    keys = {"shadowfist": "u?p", "chess": "ru?"}.get(game, "u?")
    assert "".join(KEY.findall(" ".join(lines))) == keys


def test_the_end_of_a_game_does_not_replace_its_save(tmp_path):
    path = tmp_path / "game.kwoon"
    session = sitting(live(chi=2), tmp_path, path=path)
    session.save()
    before = path.read_text()

    async def script(keys):
        await play_out(keys)
        await keys.press("3")
        assert isinstance(keys.app.screen, SaveAs)
        await keys.press("enter")
        await keys.press("q")
        assert not keys.app.is_running

    play(app_for(session, tmp_path), script)
    assert path.read_text() == before
    assert read_record((tmp_path / "game-end.kwoon").read_text()) == session.table.record()


def test_save_as_and_go_on(tmp_path):
    session = sitting(live(), tmp_path)
    path = tmp_path / "game.kwoon"

    async def script(keys):
        await keys.choose("Draw up")
        await keys.press("s")
        assert isinstance(keys.app.screen, SaveAs)
        field = keys.app.screen.query_one("Input")
        field.value = str(tmp_path / "no" / "folder.kwoon")
        await keys.press("enter")
        await keys.pilot.pause()
        assert "cannot save to" in keys.text()
        field.value = str(path)
        await keys.press("enter")
        assert "Saved to" in notes(keys)
        await keys.press("q")

    app = play(app_for(session, tmp_path), script)
    assert not app.is_running
    record = read_record(path.read_text())
    assert record == session.table.record()
    again = LiveTable.resume(KUNGFU, record)
    assert again.game.digest() == session.table.game.digest()

    async def second(keys):
        await keys.choose("End your turn")
        await keys.press("s")

    play(app_for(sitting(again, tmp_path, path=path), tmp_path), second)
    assert len(read_record(path.read_text()).moves) > 2


def test_quitting_asks_whether_to_save(tmp_path):
    session = sitting(live(), tmp_path, path=tmp_path / "game.kwoon")

    async def script(keys):
        await keys.choose("Draw up")
        for key in ("q", "ctrl+q", "ctrl+c"):
            await keys.press(key)
            assert isinstance(keys.app.screen, Ask)
            assert "not saved" in keys.text()
            await keys.press("c")
            assert isinstance(keys.app.screen, TableScreen)
        await keys.press("q", "1")

    app = play(app_for(session, tmp_path), script)
    assert "--resume" in app.farewell
    assert len(read_record((tmp_path / "game.kwoon").read_text()).moves) == 1


def test_quitting_an_untouched_game_asks_nothing(tmp_path):
    async def script(keys):
        await keys.press("q")
        assert not keys.app.is_running

    play(app_for(sitting(live(), tmp_path), tmp_path), script)


def test_the_game_is_kept_after_each_answer(tmp_path):
    session = sitting(live(), tmp_path)

    async def script(keys):
        await keys.choose("Draw up")
        await keys.until(lambda: bool(list(tmp_path.rglob("*.kwoon"))))
        (kept,) = tmp_path.rglob("*.kwoon")
        assert read_record(kept.read_text()) == session.table.record()
        await keys.press("q", "d")

    play(app_for(session, tmp_path), script)
    assert not list(tmp_path.rglob("*.kwoon"))


def test_a_game_that_cannot_be_kept_goes_on(tmp_path):
    (tmp_path / "state").write_text("a file where a folder should be")
    session = sitting(live(), tmp_path)

    async def script(keys):
        await keys.choose("Draw up")
        await keys.until(lambda: session.warning is not None)
        await keys.choose("End your turn")
        assert len(session.table.moves) > 2

    play(app_for(session, tmp_path), script)


def test_after_the_end(tmp_path):
    session = sitting(live(chi=2), tmp_path)

    async def script(keys):
        await play_out(keys)
        await keys.press("2")
        await keys.pilot.pause()
        assert isinstance(keys.app.screen, ReplayScreen)
        await keys.press("q")
        assert isinstance(keys.app.screen, TableScreen)
        await keys.press("3")
        assert isinstance(keys.app.screen, SaveAs)
        await keys.press("escape", "1")
        await keys.until(lambda: keys.table is not session.table)
        assert keys.table.start.seed == 99
        assert keys.table.moves == []

    play(app_for(session, tmp_path), script)


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (132, 50), (200, 50), (40, 12)])
def test_any_size(tmp_path, size):
    session = sitting(live(6, seed=3), tmp_path)

    async def script(keys):
        await keys.choose("Draw up")
        await keys.pilot.resize_terminal(*size)
        await keys.pilot.pause()
        choices = keys.app.screen.query_one(Choices)
        assert choices.size.height >= 1
        assert choices.region.bottom <= size[1]
        text = keys.text()
        assert "1 End your turn" in text
        assert "Hand" in text
        assert ("b shows the whole table" in text) == (size == (40, 12))
        await keys.choose("End your turn")
        assert len(session.table.moves) > 2

    play(app_for(session, tmp_path), script)


def test_a_player_who_is_down_watches_to_the_end(tmp_path):
    session = sitting(live(4, seed=2, chi=2), tmp_path)

    async def script(keys):
        for _ in range(300):
            if keys.table.over:
                break
            question = keys.table.question(0)
            await keys.choose({"discard": "Draw up", "play": "End", "block": "No block"}.get(question.kind, "Discard"))
        assert "down" in keys.text()

    play(app_for(session, tmp_path), script)
    assert session.table.outcome.places[0] > 1
