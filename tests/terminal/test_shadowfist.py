"""Shadowfist's table by keys alone, what its board shows, and the passing assistant on the screen."""

import io
import random
from dataclasses import replace
from typing import Any

import pytest

from kwoon.engine.action import Action
from kwoon.engine.names import with_names
from kwoon.engine.question import Option, Question, Thing
from kwoon.engine.record import begin_record
from kwoon.games import GAMES
from kwoon.games.shadowfist.terms import actions as do
from kwoon.games.shadowfist.terms.questions import KIND_NAMES
from kwoon.tables import LiveTable, seated
from kwoon.tables.passing import SMALL
from kwoon.tables.passing_shadowfist import ANSWER, MY_TURN
from kwoon.terminal.board import board_of
from kwoon.terminal.plain import PlainTable
from kwoon.terminal.session import Session
from kwoon.terminal.table import TableScreen
from kwoon.terminal.whole import WholeTable
from kwoon.terminal.why import WhyScreen
from tests.shadowfist.duel import Duel, duel
from tests.terminal.sitting import Keyboard, app_for, play, sitting

FIST = GAMES["shadowfist"]
NAMES = ("Ann", "Ling", "Bao", "Mei", "Chen")
BOARD = board_of("shadowfist")


def live(players: int = 3, seed: int = 7, bot: str = "random", **options: Any) -> LiveTable:
    return LiveTable.open(FIST, {"players": players, **options}, seed, seated(FIST, [bot] * (players - 1), 0, "Ann"))


def at(table: Duel) -> LiveTable:
    """A made-up duel with Ann in seat 0, and a bot."""
    return LiveTable(FIST, table.game, begin_record(FIST, table.game, 7, seated(FIST, ["random"], 0, "Ann")))


def picture(table: Duel | LiveTable, seat: int = 0, width: int = 78, lines: int = 13) -> list[str]:
    """The board as text."""
    game = table.game
    names = NAMES[: game.seats]
    question = game.question() if game.decision is not None and game.decision.seat == seat else None
    drawn = BOARD.picture(game.view(seat), names, [], BOARD.manners.usable(question), width, lines).plain.splitlines()
    assert max(len(row) for row in drawn) <= width
    assert len(drawn) <= lines
    return drawn


async def play_out(keys: Keyboard, seed: int = 1) -> None:
    """Play to the end, each answer by its number; now and then pass until something."""
    chance = random.Random(seed)
    while not keys.table.over:
        question = keys.table.game.question()
        assert question is not None
        if chance.random() < 0.1:
            await keys.press("p", chance.choice("tmdyieoc"))
            continue
        choice = chance.randrange(len(question.options))
        await keys.answer(choice)


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(2, (80, 24)), (3, (80, 24)), (5, (80, 24)), (4, (120, 40))])
def test_a_whole_game_by_keys(tmp_path, players, size):
    session = sitting(live(players, max_turns=4), tmp_path)
    seen = {}

    async def script(keys):
        await play_out(keys)
        await keys.pilot.pause()
        seen["end"] = keys.text()

    play(app_for(session, tmp_path), script, size)
    assert session.table.over
    assert "Look through this game" in seen["end"]
    assert "The game is over" in seen["end"].splitlines()[0]


def test_enter_alone_plays_a_game(tmp_path):
    session = sitting(live(2, max_turns=6), tmp_path)

    async def script(keys):
        for _ in range(300):
            if keys.table.over:
                return
            await keys.press("enter")

    play(app_for(session, tmp_path), script)
    assert session.table.over


@pytest.mark.parametrize("seed", range(3))
def test_the_board_always_fits(seed):
    table = live(5, seed, max_turns=25)
    while not table.over:
        if len(table.moves) % 40 == 0:
            for width, lines in ((78, 13), (118, 23), (50, 13)):
                picture(table, 0, width, lines)
            BOARD.whole(table.view(0), table.names, 70)
            BOARD.manners.words(table.view(-1), table.names)
        table.game.apply(0) if table.to_answer == 0 else table.bot_step()


# --- the board at 80 columns ----------------------------------------------------------------------------------------


def test_a_players_line_tells_power_sites_cards_piles_and_resources():
    table = duel(
        ["Puzzle Garden", "City Park", "hand: Imp", "smoked: Imp", "smoked: Junkyard Boys", "toasted: Imp"],
        ["Dockyard"],
    )
    row = picture(table)[0]
    assert row.startswith("▸ Ann (you)    Power 9+2  Sites 2/6  hand 1 deck 12 smo 2 toa 1")
    assert row.endswith("d e M H")


def test_locations_show_sites_with_body_who_stands_there_and_states():
    table = duel(
        ["Puzzle Garden", "City Park (down, back)", "Seamus (2 damage)", "Muscle Car > Seamus", "Imp (turned)", "Imp"],
        ["Dockyard (down)", "Hungry Ghosts"],
    )
    rows = picture(table, lines=20)
    assert rows[1].strip().startswith("1 Puzzle Garden 8 / ▒City Park 8: Seamus")
    assert "✶2 +Muscle Car" in rows[1]
    assert "↷Imp 1, Imp#2 1" in " ".join(" ".join(rows[1:3]).split())
    assert any("1 ▒▒▒: Hungry Ghosts 2" in row for row in rows)
    assert not any("Dockyard" in row for row in rows)


def test_the_attack_shows_target_attackers_and_the_chain_of_interceptors():
    table = duel(["Puzzle Garden (down)", "Hungry Ghosts"], ["City Park", "Imp", "Imp"])
    table.attack("City Park", "Hungry Ghosts").until("intercept")
    table.choose("Imp intercepts", "Imp #2 intercepts")
    rows = picture(table)
    assert any("⚔  Ann attacks Ling's City Park: Hungry Ghosts 2 ← Imp 1 ← Imp#2 1" in row for row in rows)
    assert any("City Park" in row and "«Ann's ↷Hungry Ghosts 2" in row for row in rows)


def test_the_scene_shows_what_resolves_next_first():
    table = duel(["Puzzle Garden", "Hungry Ghosts"], ["City Park", "Hungry Ghosts", "Hungry Ghosts"])
    table.use("Hungry Ghosts", "Hungry Ghosts #2").use("Hungry Ghosts", "Hungry Ghosts, {0}'s")
    rows = [row for row in picture(table) if "Inflict 1" in row]
    assert rows[0].startswith(" next ▸ Ling: Hungry Ghosts on Ann's Hungry Ghosts · Inflict 1 non-combat")
    assert rows[1].startswith("   2.   Ann: Hungry Ghosts on Ling's Hungry Ghosts #2 · Inflict")


def test_the_hand_shows_costs_and_marks_what_can_be_played():
    table = duel(["hand: Imp", "hand: Imp", "hand: Maverick Trucker", "City Park (down)", "hand: City Park"], power=1)
    hand = " ".join(row.strip() for row in picture(table)[2:])
    assert "•Imp 1 ×2" in hand
    assert "  Maverick Trucker 3" in hand
    assert "•City Park 1" in hand
    table.play("City Park", "A new")
    assert "City Park" not in " ".join(picture(table)[-1:])


def test_what_can_only_be_discarded_is_not_marked_as_playable():
    table = duel(["hand: Imp", "hand: Maverick Trucker", "City Park"], begin="start").until("discard", 0)
    hand = " ".join(row.strip() for row in picture(table)[2:])
    assert "Imp 1" in hand
    assert "•" not in hand


def test_five_players_fit_into_thirteen_lines():
    side = ["Puzzle Garden", "City Park", "Dockyard", "Seamus", "Imp", "Hungry Ghosts"]
    rows = picture(duel(side, side, side, side, side))
    assert [row.split()[0] for row in rows if "Power" in row] == ["▸", "Ling", "Bao", "Mei", "Chen"]
    assert sum("Puzzle Garden 8" in row for row in rows) == 5


def test_labels_say_where_a_target_is_and_what_it_is_worth():
    table = duel(["Puzzle Garden", "Hungry Ghosts"], ["City Park", "Imp (1 damage)", "Seamus"])
    table.use("Hungry Ghosts")
    view = table.game.view(0)
    options = [replace(each, label=with_names(each.label, NAMES)) for each in table.question.options]
    labels = [BOARD.label(option, view, NAMES) for option in options]
    assert "Seamus · Ling's location 1 · Fighting 4" in labels
    assert "Hungry Ghosts · location 1 · Fighting 2" in labels


def test_a_card_at_another_players_location_says_whose_it_is():
    table = duel(["Puzzle Garden", "Hungry Ghosts", "Imp"], ["City Park", "Seamus", "hand: Final Brawl"])
    table.attack("City Park", "Imp").use("Hungry Ghosts")
    view = table.game.view(0)
    options = [replace(each, label=with_names(each.label, NAMES)) for each in table.question.options]
    labels = [BOARD.label(option, view, NAMES) for option in options]
    assert "Imp, Ann's · Ling's location 1 · Fighting 1" in labels
    assert "Seamus · Ling's location 1 · Fighting 4" in labels
    assert "Hungry Ghosts · location 1 · Fighting 2" in labels


def test_an_answer_begins_with_a_capital_letter():
    table = duel(["Puzzle Garden", "Imp"], ["City Park (down)", "Seamus"]).choose("Declare an attack")
    view = table.game.view(0)
    options = [replace(each, label=with_names(each.label, NAMES)) for each in table.question.options]
    labels = [BOARD.label(option, view, NAMES) for option in options]
    assert "The face-down Site at Ling's location 1, front" in labels


def test_a_location_is_offered_with_its_sites():
    table = duel(["Puzzle Garden", "City Park (down, back)", "Dockyard", "hand: Imp"])
    table.play("Imp")
    view = table.game.view(0)
    named = Option(0, "Here", action=Action(do.PUT, place=(0, 0)))
    assert BOARD.label(named, view, NAMES) == "Here: Puzzle Garden / City Park"
    assert BOARD.label(replace(named, action=Action(do.PUT_BEHIND, place=(0, 0))), view, NAMES) == "Here"
    assert BOARD.label(replace(named, action=Action(do.PUT)), view, NAMES) == "Here"


def test_a_long_ability_is_cut_and_a_card_to_play_has_its_cost():
    table = duel(["hand: Imp"])
    view = table.game.view(0)
    hand = Thing("hand", 0, "Imp")
    assert BOARD.label(Option(0, "Play Imp", hand, action=Action(do.PLAY)), view, NAMES) == "Play Imp · cost 1"
    use = Option(0, "Use Imp: " + "very long words " * 9, Thing("in play", 0, "Imp"), action=Action(do.USE))
    label = BOARD.label(use, view, NAMES)
    assert len(label) <= 74
    assert label.endswith("…")


# --- keys -----------------------------------------------------------------------------------------------------------


def test_why_not_tells_every_card_of_the_hand_with_its_text_and_rule(tmp_path):
    session = sitting(live(), tmp_path)

    async def script(keys):
        await keys.choose("No more discards")
        await keys.press("question_mark")
        await keys.pilot.pause()
        seen = keys.text()
        assert "Ann's hand" in seen
        assert "(SF-" in seen

    play(app_for(session, tmp_path), script)
    rows = session.table.why(0)
    hand = set(session.table.view(0)["players"][0]["hand"])
    assert hand <= {row.thing.name for row in rows}
    assert all(row.text for row in rows if row.thing.name in hand)


@pytest.mark.parametrize(("done", "card", "says"), [(0, "Hungry Ghosts", "used"), (1, "Imp", "chosen")])
def test_why_not_says_of_a_target_that_it_can_be_chosen(tmp_path, done, card, says):
    table = duel(["City Park", "Hungry Ghosts"], ["Imp"])
    table.choose(*["Use Hungry Ghosts"][:done])
    session = sitting(at(table), tmp_path)
    out = io.StringIO()
    PlainTable(session, io.StringIO(f"? {card} now\nq\nn\n"), out, lambda: None).play()
    rows = [line for line in out.getvalue().splitlines() if line.endswith(" now")]
    assert len(rows) == 1
    assert f"{card} (" in rows[0]
    assert rows[0].endswith(f": can be {says} now")

    async def script(keys):
        await keys.press("question_mark")
        await keys.pilot.pause()
        assert isinstance(keys.app.screen, WhyScreen)
        assert f"can be {says} now" in keys.text()

    play(app_for(sitting(at(table), tmp_path), tmp_path), script)


def test_reasons_are_wrapped_beside_the_bar_that_scrolls_them(tmp_path):
    table = duel(*[["hand: Muscle Car", "hand: Big Ass Car", "hand: City Park", "hand: Imp"]] * 2, begin="start")
    table.until("discard", 0)

    async def script(keys):
        await keys.press("question_mark")
        await keys.pilot.pause()
        shown = [line.partition("┃")[2].rstrip("┃▁▂▃▄▅▆▇█ ") for line in keys.text().splitlines()]
        reasons = [at for at, line in enumerate(shown) if line.startswith("    ✗")]
        assert len(reasons) > 2
        for at in reasons[:2]:
            assert all(line.startswith("      ") for line in shown[at + 1 : at + 4])

    play(app_for(sitting(at(table), tmp_path), tmp_path), script, (100, 30))


def test_the_whole_table_and_a_cards_whole_text_have_a_screen(tmp_path):
    session = sitting(live(5), tmp_path)

    async def script(keys):
        await keys.press("b")
        assert isinstance(keys.app.screen, WholeTable)
        await keys.pilot.pause()
        assert "turned" in keys.text()
        await keys.press("escape")
        await keys.press("down", "c")
        await keys.pilot.pause()
        option = keys.table.question(0).options[1]
        assert option.thing is not None
        assert option.thing.name in keys.text()
        assert keys.table.game.describe(option.thing.name)[:20] in keys.text()

    play(app_for(session, tmp_path), script)


# --- the passing assistant ------------------------------------------------------------------------------------------


def test_it_is_shown_while_it_passes_and_escape_stops_it(tmp_path):
    session = sitting(live(seed=3), tmp_path)

    async def script(keys):
        await keys.press("p")
        await keys.pilot.pause()
        assert "Pass on everything until your turn (t)" in keys.text()
        await keys.press("escape")
        session.wish(MY_TURN)
        session.assistant.asked_at = -1
        keys.app.screen.show_table()
        await keys.pilot.pause()
        assert "Passing until your turn" in keys.text()
        await keys.press("escape")
        assert session.passing is not None
        assert session.passing.moment is None

    play(app_for(session, tmp_path), script)


def test_there_is_one_pause_after_everything_that_can_be_seen_whoever_is_asked_next(tmp_path, monkeypatch):
    session = sitting(live(3, seed=4, max_turns=6), tmp_path)
    rests: list[int] = []

    async def rest(screen: TableScreen) -> None:
        rests.append(len(session.table.moves))

    monkeypatch.setattr(TableScreen, "rest", rest)

    async def script(keys):
        while not keys.table.over:
            await keys.answer(0)

    play(app_for(session, tmp_path), script)
    table = session.table
    seen = sorted({line.move for line in table.log(0) if line.move < len(table.moves)})
    silent = [number for number, move in enumerate(table.moves, 1) if number not in seen and move.seat != 0]
    assert silent, "a bot passed, and nobody saw it"
    assert rests == seen


def test_a_habit_is_kept_for_the_next_game(tmp_path):
    session = sitting(live(), tmp_path)
    session.wish(ANSWER)
    session.wish(SMALL)
    again = session.again()
    assert again.passing is not None
    assert again.passing.habit == ANSWER
    assert again.passing.small


def test_undo_asks_again_what_was_answered(tmp_path):
    session = sitting(live(seed=3), tmp_path)
    while session.table.bot_is_asked or session.pass_on():
        if session.table.bot_is_asked:
            session.table.bot_step()
    question = session.question
    session.answer(0)
    if session.table.undo_problem(0) is None:
        session.undo()
    assert session.question == question
    assert session.asks


def before_power(*hand: str) -> LiveTable:
    """Ann is asked whether to generate Power."""
    table = at(duel(["City Park", "Imp", *(f"hand: {card}" for card in hand)], ["Dockyard"]))
    wanted = {"main shot": "End your turn", "discard": "No more discards"}
    while table.question(0) is None or table.question(0).kind != "generate Power":
        question = table.game.question()
        assert question is not None
        table.advance([option.label for option in question.options].index(wanted.get(question.kind, "Pass")))
    return table


FOR_YOU = "Answered for you: Generate Power (p s: ask me)"


def test_a_small_answer_is_told_and_can_be_taken_back(tmp_path):
    session = sitting(before_power("Imp", "Imp", "Maverick Trucker"), tmp_path)
    assert session.pass_on()
    assert [line.words for line in session.log()][-2:] == [FOR_YOU, "{0} generates 1 Power"]
    assert FOR_YOU not in [line.words for line in session.table.log(0)]
    assert not session.pass_on()
    assert session.question.kind == "discard"
    assert session.undo() == "Generate Power"
    assert session.asks
    assert session.question.kind == "generate Power"
    assert FOR_YOU not in [line.words for line in session.log()]


def test_small_answers_are_told_on_the_screen_and_line_by_line(tmp_path):
    session = sitting(before_power("Imp", "Imp"), tmp_path)
    said = typed(session, "q\nn\n")
    assert FOR_YOU in said
    assert "Answered for you: No more discards (p s: ask me)" in said
    assert session.question.kind == "main shot"

    async def script(keys):
        assert FOR_YOU in " ".join(keys.text().split())

    play(app_for(sitting(before_power("Imp", "Imp"), tmp_path), tmp_path), script, (160, 40))


def test_small_questions_are_asked_once_that_is_wished(tmp_path):
    session = sitting(before_power("Imp", "Imp"), tmp_path)
    session.wish(SMALL)
    assert not session.pass_on()
    said = typed(session, "p\np s\np s\nq\nn\n")
    assert "p s  Ask me small questions too, or no longer" in said
    assert "Asked when a card or ability can answer an opponent, small questions too." in said


def test_games_without_an_assistant_have_no_key_for_it(tmp_path):
    kungfu = GAMES["kungfu"]
    session = sitting(LiveTable.open(kungfu, {"players": 2}, 7, seated(kungfu, ["random"], 0, "Ann")), tmp_path)

    async def script(keys):
        await keys.press("p")
        assert "Pass until" not in keys.text()
        assert session.passing is None

    play(app_for(session, tmp_path), script)


# --- line by line ---------------------------------------------------------------------------------------------------


def typed(session: Session, text: str) -> str:
    out = io.StringIO()
    PlainTable(session, io.StringIO(text), out, lambda: None).play()
    return out.getvalue()


def test_a_whole_game_line_by_line(tmp_path):
    session = sitting(live(3, max_turns=9), tmp_path)
    said = typed(session, "1\n2\n1\np t\n" * 400)
    assert session.table.over
    assert "Passing until your turn. Control-C: ask me." in said
    assert "Ann (you): Power" in said
    assert "Your hand: " in said
    assert "'s turn —" in said


def test_the_table_in_words_has_no_signs_to_decipher():
    table = duel(
        ["Puzzle Garden (down)", "Hungry Ghosts", "hand: Imp", "hand: Imp"],
        ["City Park", "Dockyard (down, back)", "Imp (turned)", "Imp"],
    )
    table.attack("City Park", "Hungry Ghosts").until("intercept").choose("Imp intercepts", "Imp #2 intercepts")
    assert BOARD.manners.words(table.game.view(0), NAMES) == [
        "Turn 1 · your turn · interceptors declared.",
        "Ann (you): Power 9, 1 more next turn; 1 of 6 Sites; 2 in hand, 12 in the deck; resources e M.",
        "  Location 1: Puzzle Garden (Body 8, face down).",
        "Ling: Power 9, 2 more next turn; 2 of 6 Sites; 0 in hand, 12 in the deck; resources 2e 2M.",
        "  Location 1: City Park (Body 8), behind it a face-down Site; Ann's Hungry Ghosts (Fighting 2, turned), "
        "Imp (Fighting 1, turned), Imp #2 (Fighting 1).",
        "Ann attacks Ling's City Park.",
        "  Ann's Hungry Ghosts (Fighting 2) attacks, intercepted by Ling's Imp (Fighting 1), then Ling's Imp #2 "
        "(Fighting 1).",
        "  As it stands: Hungry Ghosts would inflict 2 on Imp, and take 1: Imp would be smoked.",
        "Your hand: Imp (cost 1, 2 copies).",
    ]


def test_line_by_line_tells_the_habits_and_the_whole_table(tmp_path):
    session = sitting(live(3), tmp_path)
    said = typed(session, "p\nb\nq\nn\n")
    assert "p o  Ask me when an opponent can be answered in any way" in said
    assert "p y  Pass on everything until you are attacked" in said
    assert said.count("Ann (you): Power") == 2


def test_the_piles_are_told_with_alike_cards_together():
    table = duel(["smoked: Imp", "smoked: Imp", "toasted: Seamus"], ["Dockyard"])
    told = BOARD.manners.piles(table.game.view(1), NAMES)
    assert told == ["Ann's smoked pile: Imp ×2.", "Ann's toasted pile: Seamus."]


def test_control_c_stops_the_passing_line_by_line(tmp_path):
    session = sitting(live(3, seed=5), tmp_path)
    session.wish(MY_TURN)
    out = io.StringIO()
    presses = iter([True])

    def pause() -> None:
        if next(presses, False):
            raise KeyboardInterrupt

    PlainTable(session, io.StringIO(""), out, pause).play()
    assert "The next question is asked." in out.getvalue()
    assert session.passing is not None
    assert session.passing.moment is None


def test_only_what_is_played_or_used_is_no_mere_choice():
    kinds = [kind for kind in KIND_NAMES if not BOARD.manners.picks(Question(0, kind, "", ()))]
    assert kinds == ["act", "main shot", "trigger"]
