"""What the quick player of Kung Fu Fighting keeps and blocks for whoever thinks, and the tool that finds it out."""

from pathlib import Path

import pytest
from tools.fit_habits import BEGINNING, FRESH, learned, share, written

from kwoon.bots import make_bot
from kwoon.bots.kungfu.quick.habits import NAMES, Habits, answered, thrown_away
from kwoon.bots.kungfu.quick.learned import LEARNED
from kwoon.bots.kungfu.quick.player import QuickFighter
from kwoon.bots.puzzlestrike.quick.deck import NO_TASTES
from kwoon.bots.puzzlestrike.quick.player import QuickBuyer
from kwoon.bots.search.bot import SearchBot
from kwoon.engine.chance import Chance
from kwoon.engine.decision import DONE
from kwoon.games.kungfu.game import KungFu, start
from kwoon.games.kungfu.terms.ids import NONE
from kwoon.games.kungfu.terms.questions import ANSWER, DISCARD, PLAY
from tools import fit_habits


def habits(**told: float) -> Habits:
    """Habits that are nothing but what is told."""
    assert set(told) <= set(NAMES)
    return Habits([told.get(name, 0.0) for name in NAMES])


def holding(*names: str, stance: str = "", weapon: str = "", chi: int = 20) -> KungFu:
    """The first question of a duel, about what to throw away of this hand."""
    game = start({"players": 2}, 5)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, DISCARD)
    game.hands[0] = [game.deck.by_name[name] for name in names]
    game.stances[0] = game.deck.by_name[stance] if stance else NONE
    game.weapons[0] = game.deck.by_name[weapon] if weapon else NONE
    game.chi[0] = chi
    game.decision.options = [DONE, *sorted(set(game.hands[0]))]
    return game


def stops(game: KungFu) -> list[int]:
    quick = QuickFighter()
    quick.read(game)
    return quick.stops


def goes(game: KungFu, wish: Habits) -> str:
    """The card that is thrown away; nothing if none is."""
    assert game.decision is not None
    code = game.decision.options[thrown_away(game, 0, game.decision.options, wish, stops(game))]
    return "" if code == DONE else game.deck.name(code)


def test_what_is_worth_no_less_than_the_next_card_stays() -> None:
    assert goes(holding("Punch", "Fast", "Snake", "Fan", "Balanced", "Meditation"), habits()) == ""


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("chi", "Meditation"),
        ("enhancement", "Fast"),
        ("stance", "Snake"),
        ("weapon", "Fan"),
        ("attack", "Punch"),
        ("block", "Balanced"),
    ],
)
def test_each_type_of_card_has_a_worth_of_its_own(name: str, card: str) -> None:
    game = holding("Punch", "Fast", "Snake", "Fan", "Balanced", "Meditation")
    assert goes(game, habits(**{name: -1.0})) == card


def test_of_several_that_are_worth_too_little_the_least_goes() -> None:
    assert goes(holding("Punch", "Kick"), habits(attack=-9.0, attack_damage=1.0)) == "Punch"
    assert goes(holding("Punch", "Kick"), habits(attack_damage=-1.0)) == "Kick"
    assert goes(holding("Kick", "Punch", "Punch"), habits(attack_better=-1.0)) == "Punch"
    assert goes(holding("Kick", "Trip"), habits(attack_takes_gear=-1.0)) == "Trip"


def test_a_stance_in_play_makes_what_it_strengthens_worth_more() -> None:
    wish = habits(attack=-9.0, attack_damage=1.0)
    assert goes(holding("Trip", "Punch"), wish) == "Trip"
    assert goes(holding("Trip", "Punch", stance="Monkey"), wish) == "Punch"  # +2 for Trip
    joining = habits(enhancement=-9.0, enhancement_damage=1.0)
    assert goes(holding("Fast", "Flying"), joining) == "Fast"
    assert goes(holding("Fast", "Flying", stance="Snake"), joining) == "Flying"  # +3 for Fast


def test_chi_is_worth_what_it_would_restore() -> None:
    wish = habits(chi=-3.0, chi_point=1.0)
    assert goes(holding("Inner Peace", chi=20), wish) == "Inner Peace"
    assert goes(holding("Inner Peace", chi=16), wish) == ""
    assert goes(holding("Deep Breath", chi=1), wish) == "Deep Breath"


def test_enhancements_that_do_more_than_damage() -> None:
    assert goes(holding("Fast", "When Done Right, None Can Defend"), habits(unblockable=-1.0)).startswith("When")
    assert goes(holding("Fast", "Split Attack"), habits(split=-1.0)) == "Split Attack"
    assert goes(holding("Combination", "Punch", "Punch"), habits(extra_attack=-1.0)) == "Combination"
    assert goes(holding("Combination", "Punch"), habits(extra_attack=-1.0)) == ""  # there is nothing to join
    assert goes(holding("Fast"), habits(enhancement_other=-1.0)) == ""
    assert goes(holding("Fast", "Wild"), habits(enhancement_other=-1.0)) in ("Fast", "Wild")


def test_gear_is_held_against_what_is_in_play() -> None:
    gain = habits(weapon_gain=1.0)
    assert goes(holding("Fan", weapon="Sword"), gain) == "Fan"
    assert goes(holding("Sword", weapon="Fan"), gain) == ""
    safer = habits(weapon_defense=1.0)
    assert goes(holding("Sword", weapon="Fan"), safer) == "Sword"
    assert goes(holding("Snake", stance="Tiger"), habits(stance_defense=1.0)) == "Snake"
    assert goes(holding("Snake", stance="Monkey"), habits(stance_gain=1.0)) == "Snake"
    assert goes(holding("Snake"), habits(stance_gain=1.0)) == ""


def test_twins_are_worth_less_where_only_one_can_be_used() -> None:
    assert goes(holding("Fast", "Fast", "Wild"), habits(twin=1.0)) == "Fast"
    assert goes(holding("Snake", "Snake", "Crane"), habits(twin=1.0)) == "Snake"
    assert goes(holding("Punch", "Punch", "Balanced", "Balanced"), habits(twin=1.0)) == ""


def test_blocks_are_worth_what_they_stop_and_less_beside_others() -> None:
    wish = habits(block=-3.0, block_stops=1.0)
    assert goes(holding("Blocking Punch", "Your Kung Fu Is Weak"), wish) == "Blocking Punch"
    assert goes(holding("Balanced"), habits(block_other=1.0)) == ""
    assert goes(holding("Balanced", "Balanced"), habits(block_other=1.0)) == "Balanced"


# --- blocking -----------------------------------------------------------------------------------


def struck(chi: int, *blocks: str) -> KungFu:
    """Seat 0 is asked for an answer to a Kick (3 damage), with these blocks in hand."""
    game = start({"players": 2}, 5)
    game.hands = [[game.deck.by_name[name] for name in blocks], [game.deck.by_name["Kick"]] * 7]
    game.chi[0] = chi
    while game.decision is not None and not (game.decision.kind == ANSWER and game.decision.seat == 0):
        options = game.decision.options
        kick = game.deck.by_name["Kick"]
        strikes = game.decision.seat == 1 and game.decision.kind != DISCARD and kick in options
        game.apply(options.index(kick) if strikes else options.index(DONE) if DONE in options else 0)
        if not game.hands[0]:
            game.hands[0] = [game.deck.by_name[name] for name in blocks]
        elif len(game.hands[0]) > len(blocks):
            game.hands[0] = game.hands[0][: len(blocks)]
    assert game.decision is not None
    return game


def answer(game: KungFu, wish: Habits) -> str:
    assert game.decision is not None
    code = game.decision.options[answered(game, game.decision.options, wish, stops(game))]
    return "" if code == DONE else game.deck.name(code)


def test_a_block_must_save_more_than_it_costs() -> None:
    game = struck(20, "Blocking Kick")
    assert answer(game, habits()) == "Blocking Kick"
    assert answer(game, habits(block_cost=2.9)) == "Blocking Kick"
    assert answer(game, habits(block_cost=3.0)) == ""


def test_no_cost_is_too_high_for_who_would_go_down() -> None:
    dear = habits(block_cost=9.0)
    assert answer(struck(4, "Blocking Kick"), dear) == ""
    assert answer(struck(3, "Blocking Kick"), dear) == "Blocking Kick"


def test_what_serves_against_more_is_saved_up() -> None:
    game = struck(20, "Blocking Kick", "Your Kung Fu Is Weak")
    assert answer(game, habits(block_width=0.1)) == "Blocking Kick"
    assert answer(game, habits(block_width=-0.1)) == "Your Kung Fu Is Weak"


def test_other_blocks_in_hand_make_one_cheaper() -> None:
    spare = habits(block_cost=3.5, block_spare=1.0)
    assert answer(struck(20, "Blocking Kick"), spare) == ""
    assert answer(struck(20, "Blocking Kick", "Balanced"), spare) == "Blocking Kick"


def test_striking_back_counts() -> None:
    game = struck(20, "Your Kung Fu Is Weak", "Your Kung Fu Is No Match for Mine")
    assert answer(game, habits(block_counter=1.0)) == "Your Kung Fu Is No Match for Mine"
    assert answer(game, habits(block_counter=-1.0)) == "Your Kung Fu Is Weak"


# --- whose habits -------------------------------------------------------------------------------


def test_the_habits_are_those_of_who_thinks_alone() -> None:
    game = holding("Punch", "Kick", "Fast", "Balanced")
    assert game.decision is not None
    quick = QuickFighter()
    quick.learned = [habits(block=-1.0), habits(attack=-1.0)]
    plain = quick.wish(game, Chance(1))
    assert game.decision.options[plain] != game.deck.by_name["Balanced"]
    quick.me = 1
    assert quick.wish(game, Chance(1)) == plain
    quick.me = 0
    assert game.decision.options[quick.wish(game, Chance(1))] == game.deck.by_name["Balanced"]


def test_where_more_than_two_stand_others_are_in_force() -> None:
    game = start({"players": 3}, 5)
    assert game.decision is not None
    seat = game.decision.seat
    game.hands[seat] = [game.deck.by_name[name] for name in ("Punch", "Balanced")]
    game.decision.options = [DONE, *game.hands[seat]]
    quick = QuickFighter()
    quick.learned = [habits(block=-1.0), habits(attack=-1.0)]
    quick.me = seat
    assert game.decision.options[quick.wish(game, Chance(1))] == game.deck.by_name["Punch"]
    game.chi[(seat + 1) % 3] = 0
    assert game.decision.options[quick.wish(game, Chance(1))] == game.deck.by_name["Balanced"]


def test_an_untaught_level_goes_by_rules_of_thumb_alone() -> None:
    game = holding("Punch", "Kick", "Fast", "Balanced")
    expert, master = make_bot("kungfu", "expert", 1), make_bot("kungfu", "master", 1)
    assert isinstance(expert, SearchBot)
    assert isinstance(master, SearchBot)
    assert isinstance(master.quick, QuickFighter)
    assert len(master.quick.learned) == 2
    expert.quick.begin(game)
    assert expert.quick.wish(game, Chance(1)) == QuickFighter().wish(game, Chance(1))
    buyer = QuickBuyer()
    buyer.unlearn()
    assert buyer.tastes == NO_TASTES != QuickBuyer().tastes


def test_every_number_has_a_name_and_is_there_twice() -> None:
    assert {len(numbers) for numbers in LEARNED} == {len(NAMES)}
    assert len(LEARNED) == len(fit_habits.TABLES)
    made = Habits([float(number) for number in range(len(NAMES))])
    assert [getattr(made, name) for name in NAMES] == list(range(len(NAMES)))


@pytest.mark.parametrize(("place", "players", "least"), [(0, 2, 0.7), (1, 4, 0.4)])
def test_what_was_learned_beats_the_rules_of_thumb(place: int, players: int, least: float) -> None:
    assert share((LEARNED[place], None, players, FRESH, 200)) > least


def test_learning_is_the_same_each_time_in_however_many_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_habits, "POPULATION", 4)
    monkeypatch.setattr(fit_habits, "BEST", 2)
    monkeypatch.setattr(fit_habits, "CHECKED", 4)
    told: list[str] = []
    once = learned(BEGINNING, 2, 2, 3, 0.5, 1, told.append)
    assert once == learned(BEGINNING, 2, 2, 3, 0.5, 2, told.append) != BEGINNING
    assert told[0] == told[1]


def test_what_was_learned_is_written_as_the_module_reads(tmp_path: Path) -> None:
    assert written(LEARNED) == fit_habits.OUT.read_text(encoding="utf-8")


# --- what looks good at a glance ----------------------------------------------------------------


def by_looks(game: KungFu, quick: QuickFighter) -> list[str]:
    """The answers, those that look best first."""
    assert game.decision is not None
    options = game.decision.options
    quick.begin(game)
    weights = quick.priors(game)
    assert len(weights) == len(options)
    assert min(weights) > 0
    order = sorted(range(len(options)), key=lambda number: -weights[number])
    assert order[0] == quick.wish(game, Chance(0))
    return ["" if options[number] == DONE else game.deck.name(options[number]) for number in order]


@pytest.mark.parametrize("taught", [True, False])
def test_its_own_wish_looks_best_and_what_is_worth_keeping_goes_last(taught: bool) -> None:
    quick = QuickFighter()
    quick.learned = [habits(attack=-9.0, attack_damage=2.0, block=9.0)] * 2 if taught else []
    order = by_looks(holding("Punch", "Kick", "Your Kung Fu Is Weak", "Deep Breath", chi=10), quick)
    assert order.index("Your Kung Fu Is Weak") > order.index("Punch")
    if taught:
        assert order == ["Punch", "Kick", "", "Deep Breath", "Your Kung Fu Is Weak"]


def test_of_attacks_the_harder_looks_better_and_of_gear_what_is_better_than_now() -> None:
    game = holding("Punch", "Kick", "Sword", stance="Tiger", weapon="Fan", chi=15)
    assert game.decision is not None
    while game.decision.kind != PLAY:
        game.apply(game.decision.options.index(DONE))
    game.hands[0] = [game.deck.by_name[name] for name in ("Punch", "Kick", "Deep Breath", "Snake")]
    game.decision.options = [DONE, *sorted(set(game.hands[0]))]
    order = by_looks(game, QuickFighter())
    assert order.index("Kick") < order.index("Punch")
    assert set(order) == {"", "Punch", "Kick", "Deep Breath", "Snake"}


def test_of_blocks_what_saves_looks_better() -> None:
    order = by_looks(struck(3, "Blocking Kick", "Blocking Punch"), QuickFighter())
    assert order[0] == "Blocking Kick"
