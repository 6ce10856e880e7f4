"""Puzzle Strike's table by keys alone, and what its board shows."""

from typing import Any

import pytest

from kwoon.bots import make_bot
from kwoon.engine.action import END, Action
from kwoon.engine.chance import Chance
from kwoon.engine.question import Option, Question, Thing
from kwoon.engine.record import begin_record
from kwoon.games import GAMES
from kwoon.games.puzzlestrike.state.chip import BY_NAME
from kwoon.games.puzzlestrike.terms.questions import KIND_NAMES
from kwoon.tables import LiveTable, seated
from kwoon.tables.manners import manners_of
from kwoon.tables.passing import ALWAYS
from kwoon.terminal.board import board_of
from kwoon.terminal.files import Shelf
from kwoon.terminal.puzzlestrike_parts import pile_bar
from kwoon.terminal.why import WhyScreen
from tests.puzzlestrike.duel import Duel, duel
from tests.terminal.sitting import Keyboard, app_for, play, sitting

STRIKE = GAMES["puzzlestrike"]
MATCH = GAMES["puzzlestrike-match"]
NAMES = ("Ann", "Ling", "Bao", "Mei")


def live(players: int = 2, seed: int = 7, match: bool = False, **options: Any) -> LiveTable:
    spec = MATCH if match else STRIKE
    return LiveTable.open(
        spec, {"players": players, **options}, seed, seated(spec, ["random"] * (players - 1), 0, "Ann")
    )


def picture(table: Duel | LiveTable, seat: int = 0, width: int = 78, lines: int = 13) -> list[str]:
    """The board as text."""
    view = table.game.view(seat)
    question = table.game.question()
    usable = {option.thing.name for option in question.options if option.thing} if question else set()
    drawn = board_of(view["game"]).picture(view, NAMES, [], usable, width, lines).plain.splitlines()
    assert max(len(row) for row in drawn) <= width
    assert len(drawn) <= lines
    return drawn


async def play_out(keys: Keyboard) -> None:
    """Play to the end, each answer by its number."""
    bot = make_bot("puzzlestrike", "random", 1)
    while not keys.table.over:
        question = keys.table.game.question()
        choice = bot.choose({}, question)
        await keys.answer(choice)


@pytest.mark.parametrize(
    ("piles", "mode", "rule"), [(2, "duel", "8.1"), (3, "free-for-all", "8.2"), (3, "last-man-standing", "8.5")]
)
def test_a_turn_that_would_be_ended_with_a_full_pile_is_asked_again(piles, mode, rule):
    manners = manners_of("puzzlestrike")
    options = (Option(0, "I am done", action=Action(END)), Option(1, "Play Crash Gem", Thing("hand", 0, "Crash Gem")))
    question = Question(0, "play", "Your actions: what do you play?", options)
    for total, warned in ((9, False), (10, True)):
        view = {
            "piles": [{"total": total}, *[{"total": 1}] * (piles - 1)],
            "players": [{"pile": 0}],
            "options": {"mode": mode},
        }
        assert (f"(PS-{rule})" in manners.warning(question, 0, view)) == warned
        assert manners.warning(question, 1, view) == ""


@pytest.mark.parametrize(
    "options",
    [
        {"bank": "First Game", "seed": 20},
        {"players": 3, "characters": "draft", "max_turns": 6},
        {"players": 4, "mode": "teams", "seed": 30},
        {"players": 3, "mode": "last-man-standing", "characters": "blind", "max_turns": 6},
        {"match": True, "max_turns": 5, "seed": 43},
    ],
    ids=["duel", "free-for-all", "teams", "last-man-standing", "match"],
)
def test_a_whole_game_by_keys(tmp_path, options):
    session = sitting(live(**options), tmp_path)
    seen = {}

    async def script(keys):
        await play_out(keys)
        await keys.pilot.pause()
        seen["end"] = keys.text()

    play(app_for(session, tmp_path), script)
    assert session.table.over
    assert "Look through this game" in seen["end"]
    assert "is over" in seen["end"].splitlines()[0]


def test_enter_alone_plays_a_game(tmp_path):
    session = sitting(live(max_turns=4), tmp_path)

    async def script(keys):
        for _ in range(200):
            if keys.table.over:
                return
            await keys.press("enter")

    play(app_for(session, tmp_path), script)
    assert session.table.over


# --- the board at 80 columns ----------------------------------------------------------------------------------------


def test_the_bank_shows_cost_name_and_count_and_marks_what_can_be_paid():
    table = duel(hand="Combine; 2-gem; 1-gem", bank="The Hammer", stacks={"Ebb or Flow": 0})
    rows = picture(table)
    assert rows[0].startswith("•1 1-gem 51  4 Combine      20 • 2 Bang then Fizzle  5 • 2 Money for Nothing 5")
    assert any(row.endswith("12 The Hammer        5") for row in rows)
    assert any("  2 Ebb or Flow       0" in row for row in rows)
    assert any(" 9 Double Crash 10" in row for row in rows)
    assert any("empty 1, panic 2" in row for row in rows)
    assert sum(row.count("•") for row in rows) == 3 + 5 + len(["• you can pay"])


def test_what_can_be_paid_follows_the_purse_the_wounds_and_the_tax():
    table = duel(hand="4-gem; 2-gem", foe={"ongoing": "Flagstone Tax", "pile": "1"}, pile="3")
    afford = table.game.view(0)["players"][0]["afford"]
    assert "2-gem" in afford
    assert "3-gem" not in afford
    table.buy("Wound")
    assert "Wound" not in table.game.view(0)["players"][0]["afford"]
    held = duel(hand="Safe Keeping; 4-gem; 1-gem").play("Safe Keeping")
    assert "3-gem" in held.game.view(0)["players"][0]["afford"]
    held.pick("4-gem")
    assert "3-gem" not in held.game.view(0)["players"][0]["afford"]
    assert "1-gem" in held.game.view(0)["players"][0]["afford"]
    assert "afford" not in held.game.view(0)["players"][1]


@pytest.mark.parametrize(
    ("gems", "bar"),
    [
        ([0, 0, 0, 0], "· · 3 · · 6 · · 9 X    0    "),
        ([2, 1, 0, 0], "2 ▕1▕1▕· 6 · · 9 X    4 +1 "),
        ([0, 0, 1, 1], "4   ▕  3  ▕· 9 X    7 +2 "),
        ([1, 0, 0, 2], "4   ▕   4   ▕1▕X    9 +3 "),
        ([0, 1, 0, 3], "4 ▕ 4 ▕ 4 ▕2▕        14 +3 "),
    ],
)
def test_a_pile_is_a_bar_with_marks_at_3_6_9_and_10(gems, bar):
    total = sum(count * size for size, count in enumerate(gems, 1))
    assert pile_bar(gems, total).plain.strip() == bar.strip()
    assert len(pile_bar(gems, total).plain) == 28


def test_money_below_zero_has_its_sign_before_it():
    table = duel(hand="Combine; Crash Gem; 2-gem", pile="1 1 1").play("Combine", "Combine a 1-gem and a 1-gem")
    assert "  −$1 + $2 in gems" in "\n".join(picture(table))


def test_a_turn_shows_arrows_money_and_pigs_and_what_was_played():
    table = duel(hand="Burnbarrow; Safe Keeping; Just a Scratch; 2-gem", bag="1-gem", bank="No Attacks")
    table.play("Burnbarrow").play("Safe Keeping")
    text = "\n".join(picture(table))
    assert "Your turn  1 black ▶ 1 red ▶  $0 + $3 in gems  1 pig" in text
    assert "Ann played Safe Keeping, Burnbarrow" in text
    assert "Hand  Just a Scratch  2-gem  1-gem" in text
    assert "▸ Ann (you)" in text


def test_gems_in_the_air_and_chips_in_play_are_shown_and_who_chooses():
    table = duel(
        hand="Mistress's Command; 1-gem",
        ongoing="Cog Engine",
        foe={"hand": "Crash Gem; X-Copy", "pile": "2 4", "ongoing": "Stunlock"},
    )
    table.play("Mistress's Command", "Wound", "X-Copy")
    text = "\n".join(picture(table))
    assert "Mistress's Command › X-Copy › Crash Gem, Ann choosing" in text
    assert "∞ Ongoing Ann: Cog Engine  Ling: Stunlock" in text
    other = duel(hand="Crash Gem; 1-gem", pile="3", foe={"hand": "Crash Gem", "pile": "1"})
    other.play("Crash Gem")
    assert "» Ann plays Crash Gem  ◆ Ann → 3 gems → Ling" in "\n".join(picture(other, seat=1))


def test_floating_gems_removed_stacks_and_panic_are_shown():
    table = duel(hand="Crash Gem; 1-gem", pile="1 3 4 4", others=[{}], bank="First Game", stacks={"Ouch!": 0})
    table.game.removed = BY_NAME["Axe Kick"]
    table.game.level = 2
    table.play("Crash Gem", "1-gem", "At {1}")
    text = "\n".join(picture(table))
    assert "≈ 1 afloat for Ling" in text
    assert "Axe Kick          ✗" in text
    assert "empty 2, next 5" in text
    assert "Danger Time · ante 3" in manners_of("puzzlestrike").status(table.game.view(0), NAMES)


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (132, 50), (40, 12), (100, 30)])
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "mode": "teams"}, {"match": True}])
def test_the_board_fits_any_size_at_every_moment(size, options):
    table = live(**options)
    chance = Chance(4)
    width, lines = max(40, size[0] - 2), (size[1] - 1) * 60 // 100
    for number in range(120):
        if table.over:
            break
        if number % 6 == 0:
            for seat in (-1, 0, 1):
                drawn = board_of(table.spec.name).picture(table.view(seat), NAMES, [], set(), width, lines)
                rows = drawn.plain.splitlines()
                assert max(len(row) for row in rows) <= width or size[0] < 60
                assert len(rows) <= lines or size[1] < 24
        table.advance(chance.below(len(table.game.decision.options)))


def test_with_more_lines_discard_piles_and_shown_hands_are_open():
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "2-gem; Wound", "discard": "Combine*2; 1-gem"})
    table.play("Bonecracker")
    assert not any("discards" in row for row in picture(table, lines=12))
    text = "\n".join(picture(table, width=118, lines=20))
    assert "discards 1-gem, 2-gem, Combine ×2  seen in hand Wound" in text


def test_words_tell_the_whole_table():
    table = duel(
        hand="Axe Kick; 1-gem*2",
        pile="1 4",
        foe={"hand": "1-gem", "discard": "Combine*2"},
        ongoing="Cog Engine",
        stacks={"Ouch!": 0},
    )
    words = "\n".join(manners_of("puzzlestrike").words(table.game.view(0), NAMES))
    for part in (
        "Axe Kick $5 (5 left)",
        "Ouch! $4 (out)",
        "Ann (you): Troq; pile 5 (1 1-gem, 1 4-gem)",
        "discards: Combine ×2",
        "Ongoing Ann: Cog Engine",
        "You can pay for: 1-gem",
        "Your hand: 1-gem ×2, Axe Kick.",
    ):
        assert part in words
    assert "Riposte" in "\n".join(manners_of("puzzlestrike").words(live(characters="blind").view(0), NAMES))
    assert "Pool" in "\n".join(manners_of("puzzlestrike").words(live(characters="draft").view(0), NAMES))


def test_the_answer_highlighted_first_is_not_one_to_regret():
    manners = manners_of("puzzlestrike")
    buying = duel(hand="4-gem; 1-gem")
    question = buying.game.question()
    assert question.options[manners.first_choice(question)].label == "Buy Signature Move for $5"
    buying.buy("1-gem")
    question = buying.game.question()
    assert question.options[manners.first_choice(question)].label == "Buy no more"
    attacked = duel(hand="Bonecracker; 1-gem", foe={"hand": "Riposte; Always in Control"}).play("Bonecracker")
    assert manners.first_choice(attacked.game.question()) == 0


# --- why not --------------------------------------------------------------------------------------------------------


def test_why_not_by_its_key(tmp_path):
    session = sitting(live(bank="First Game", characters=["Zane", "Gwen"]), tmp_path)

    async def script(keys):
        await keys.press("question_mark")
        await keys.pilot.pause()
        assert isinstance(keys.app.screen, WhyScreen)
        await keys.press(*"axe kick")
        await keys.pilot.pause()
        assert "chips are bought in the buy phase. (PS-6.1)" in " ".join(keys.text().split())
        await keys.press("escape")

    play(app_for(session, tmp_path), script)


@pytest.mark.parametrize(
    "options",
    [
        {"bank": "Fists of Frenzy"},
        {"players": 4, "mode": "teams"},
        {"players": 3, "characters": "draft"},
        {"match": True},
    ],
    ids=["duel", "teams", "draft", "match"],
)
def test_every_chip_in_sight_has_words_and_a_reason_or_can_be_used(options):
    """In random games, for whoever is asked and for who waits; the conformance suite asks the rule's number."""
    table = live(**options)
    chance = Chance(1)
    seen = set()
    for _ in range(45):
        for why in [*table.why(0), *table.why(1)]:
            seen.add(why.thing.name)
            assert why.text
            assert why.refusal is None or len(why.refusal.reason) > 10
        table.advance(chance.below(len(table.game.decision.options)))
    assert len(seen) > 20


def test_a_kept_match_is_not_taken_for_a_game(tmp_path):
    shelf = Shelf(tmp_path)
    for table in (live(seed=1), live(match=True, seed=2)):
        record = table.record()
        shelf.keep(record)
        place = shelf.place(record)
        place.rename(place.with_name(f"{record.game}-{record.seed}-999999999.kwoon"))
    assert [path.name for path in shelf.left("puzzlestrike")] == ["puzzlestrike-1-999999999.kwoon"]
    assert [path.name for path in shelf.left("puzzlestrike-match")] == ["puzzlestrike-match-2-999999999.kwoon"]


def test_only_what_is_played_or_bought_is_no_mere_choice():
    manners = manners_of("puzzlestrike")
    kinds = [kind for kind in KIND_NAMES if not manners.picks(Question(0, kind, "", ()))]
    assert kinds == ["play", "react", "copy", "buy", "play free"]


def test_a_wound_for_nothing_is_left_and_told(tmp_path):
    def spent() -> LiveTable:
        table = duel(phase="buy", hand="1-gem*2")
        while table.asked == (0, "hold back"):
            table.pick("Play the other gems")
        table.pick("1-gem", "1-gem")
        return LiveTable(STRIKE, table.game, begin_record(STRIKE, table.game, 7, seated(STRIKE, ["random"], 0, "Ann")))

    session = sitting(spent(), tmp_path)
    assert session.pass_on()
    assert session.log()[0].words == "Answered for you: Buy no more (p a: ask me)"
    asking = sitting(spent(), tmp_path)
    asking.wish(ALWAYS)
    assert not asking.pass_on()

    async def script(keys):
        assert "Ask when" in keys.text()
        assert "Pass until" not in keys.text()
        await keys.press("p")
        await keys.pilot.pause()
        assert "Ask me at every question (a)" in keys.text()
        await keys.press("a")
        assert keys.app.screen.session.passing.habit == ALWAYS
        await keys.press("h")
        await keys.pilot.pause()
        assert "whether to be asked small questions too" in keys.text()

    play(app_for(sitting(live(), tmp_path), tmp_path), script)
