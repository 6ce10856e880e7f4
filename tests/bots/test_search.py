"""Bots that search: the same by the same seed, never with the true game in hand, in bounds, and no fools."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kwoon.bots import bot_names, bots_of, make_bot, offered, searches, usual_bot
from kwoon.bots.base import Bot, View, bot_move
from kwoon.bots.careless import CarelessBot
from kwoon.bots.kungfu.quick.player import QuickFighter
from kwoon.bots.levels import FORMER, WORDS, Bounds, bounds_of, gentle_of, searching_of
from kwoon.bots.puzzlestrike.buyer import BuyerBot
from kwoon.bots.puzzlestrike.quick.player import QuickBuyer
from kwoon.bots.search.bot import SearchBot, all_the_same, decided
from kwoon.bots.search.quick import Quick
from kwoon.bots.search.rollouts import Rollouts
from kwoon.bots.search.team import TeamBot
from kwoon.bots.search.tree import CODES, KINDS, Branch, Search
from kwoon.bots.shadowfist.quick.player import QuickFist
from kwoon.engine.chance import Chance
from kwoon.engine.decision import DONE
from kwoon.engine.errors import BadOptions
from kwoon.engine.game import Game
from kwoon.engine.question import Outcome, Question
from kwoon.games import GAMES, game_named
from kwoon.games.kungfu.cards import BLOCK
from kwoon.games.kungfu.game import KungFu, start
from kwoon.games.kungfu.terms.ids import NONE
from kwoon.games.kungfu.terms.questions import ANSWER
from kwoon.games.kungfu.terms.questions import PLAY as STRIKE
from kwoon.games.puzzlestrike.game import PuzzleStrike
from kwoon.games.puzzlestrike.state.chip import CRASH_GEM, ONE_GEM, WOUND
from kwoon.games.puzzlestrike.state.table import BAG, DISCARD, HAND, ZONES
from kwoon.games.puzzlestrike.terms.questions import BUY, PLAY
from kwoon.hall.house.thinking import choice_in
from kwoon.lab.match import play_match
from kwoon.tables import LiveTable
from kwoon.tables.seats import seated
from tests.engine.test_game import Adding, Sum

SEARCHED = {"kungfu": QuickFighter, "puzzlestrike": QuickBuyer}


def thoughts(game: Game, rounds: int, seed: int = 3, quick: Quick | None = None) -> list[tuple[int, float]]:
    """How often each answer was tried, and what it brought."""
    bot = SearchBot(seed, quick or QuickFighter(), Bounds(rounds))
    return [(each.tried, each.won) for each in bot.thoughts(game)]


def positions(name: str, seed: int, every: int, last: int) -> Iterator[Game]:
    """A game between bots that is looked at now and then."""
    game = game_named(name).new({"players": 2}, seed)
    bots = [make_bot(name, usual_bot(name), seed + seat) for seat in range(2)]
    for number in range(last):
        if game.decision is None:
            return
        if number % every == 0:
            yield game
        game.apply(bot_move(bots[game.decision.seat], game))


# --- the same by the same seed ---------------------------------------------------------------------------------------


def test_the_same_seed_and_rounds_give_the_same_thoughts() -> None:
    game = start({"players": 3}, 5)
    assert thoughts(game, 30) == thoughts(game, 30)
    assert thoughts(game, 30) != thoughts(game, 30, seed=4)


def test_a_match_with_a_searching_bot_plays_alike_again() -> None:
    def played() -> list[float]:
        return [each.wins for each in play_match(game_named("kungfu"), ["search:3", "random"], 2, options={"chi": 5})]

    assert played() == played()


# --- never the true game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(SEARCHED))
def test_what_is_hidden_changes_nothing(name: str) -> None:
    changed = 0
    for game in positions(name, 11, 7, 60):
        assert game.decision is not None
        seat = game.decision.seat
        other = game.resample(seat, Chance(99))
        assert other.view(seat) == game.view(seat)
        changed += other.view(1 - seat) != game.view(1 - seat)
        bot = [make_bot(name, "search:12", 8) for _ in range(2)]
        assert bot_move(bot[0], game) == bot_move(bot[1], other)
        assert bot[0].chance.word() == bot[1].chance.word()  # it thought the same on the way, too
    assert changed > 3


class Spy(SearchBot):
    """Remembers what it was handed."""

    handed: Game | None = None

    def choose_in(self, made_up: Game) -> int:
        self.handed = made_up
        return 0


def test_a_searching_bot_is_handed_a_made_up_game() -> None:
    game = start({"players": 2}, 5)
    spy = Spy(1, QuickFighter(), Bounds(1))
    bot_move(spy, game)
    assert spy.handed is not None
    assert spy.handed is not game
    assert game.decision is not None
    seat = game.decision.seat
    assert spy.handed.view(seat) == game.view(seat)
    assert spy.handed.view(1 - seat) != game.view(1 - seat)


def test_it_cannot_be_asked_by_its_view() -> None:
    with pytest.raises(TypeError, match="made-up game"):
        make_bot("kungfu", "expert", 1).choose({}, Question(0, "", "", ()))


def test_a_rule_of_thumb_answers_in_a_made_up_game_too() -> None:
    game = start({"players": 2}, 5)
    assert make_bot("kungfu", "greedy", 1).choose_in(game) == bot_move(make_bot("kungfu", "greedy", 1), game)


def table_with(bot: str) -> LiveTable:
    """A person and a bot at Kung Fu Fighting."""
    spec = game_named("kungfu")
    return LiveTable.open(spec, {"players": 2}, 4, seated(spec, [bot], 0, "Ann"))


def test_at_a_table_and_in_another_process_it_answers_the_same() -> None:
    """The made-up game goes there as plain data, also in the middle of an attack."""
    table = table_with("search:6")
    in_an_attack = 0
    for _ in range(40):
        if table.over:
            break
        if not table.bot_is_asked:
            table.advance(len(table.asked.options) - 1 if table.asked else 0)
            continue
        turn = table.bot_turn()
        assert turn.made_up is not None
        assert turn.made_up is not table.game
        choice = turn.choice()
        assert choice == choice_in(turn.game, turn.bot, turn.seed, turn.options, turn.made_up.dump())
        assert choice == table.bot_choice()
        in_an_attack += table.game.decision is not None and table.game.decision.kind == ANSWER
        table.advance(choice)
    assert in_an_attack


def test_a_rule_of_thumb_is_handed_no_game() -> None:
    table = table_with("greedy")
    assert table.bot_turn("greedy").made_up is None


# --- no fools ---------------------------------------------------------------------------------------------------------


def test_it_strikes_the_blow_that_ends_the_game() -> None:
    game = start({"players": 2}, 5)
    while game.decision is None or game.decision.kind != STRIKE:
        game.apply(0)
    seat = game.decision.seat
    game.chi[1 - seat] = 1
    game.hands[1 - seat] = []
    question = game.question()
    assert question is not None
    blows = [option.index for option in question.options if option.action.verb == "attack"]
    assert 0 < len(blows) < len(question.options)
    assert all(bot_move(make_bot("kungfu", "search:60", seed), game) in blows for seed in range(3))


def test_it_crashes_the_gem_that_ends_the_game() -> None:
    """The other pile flows over, and there is no chip there to answer with."""
    game = next(each for each in positions("puzzlestrike", 1, 1, 99) if can_crash(each))
    assert isinstance(game, PuzzleStrike)
    assert game.decision is not None
    seat = game.decision.seat
    for zone in (HAND, BAG, DISCARD):
        game.zones[(1 - seat) * ZONES + zone] = [ONE_GEM] * 5
    game.gems[seat], game.gems[1 - seat] = [5, 0, 0, 1], [7, 0, 0, 0]
    crash = game.decision.options.index(seat << 9 | CRASH_GEM)
    assert all(bot_move(make_bot("puzzlestrike", "search:60", seed), game) == crash for seed in range(3))


def can_crash(game: Game) -> bool:
    """Whether a Crash Gem can be played now."""
    decision = game.decision
    return decision is not None and decision.kind == PLAY and decision.seat << 9 | CRASH_GEM in decision.options


def test_searching_a_little_beats_chance() -> None:
    result = play_match(game_named("kungfu"), ["search:8", "random"], 4, options={"chi": 6})
    assert result[0].wins >= 3


# --- the tree ---------------------------------------------------------------------------------------------------------


class Treed(QuickFighter):
    """Searches by a tree, with no rule of thumb."""

    def __init__(self) -> None:
        super().__init__()
        self.flat = False
        self.alone = True
        self.heeded = 0

    def begin(self, game: Game) -> None:
        super().begin(game)
        self.ahead = 1


class Narrow(Treed):
    """Likes the last option, and considers two at first."""

    def __init__(self) -> None:
        super().__init__()
        self.narrow = 0.1

    def priors(self, game: Game) -> list[float]:
        assert game.decision is not None
        return [*[1.0] * (len(game.decision.options) - 1), 8.0]


class Alike(Treed):
    """Takes all options for the same."""

    def keys(self, game: Game) -> list[int]:
        assert game.decision is not None
        return [0] * len(game.decision.options)


def test_few_answers_are_considered_at_first_and_those_that_look_best() -> None:
    game = start({"players": 2}, 5)
    assert game.decision is not None
    assert len(game.decision.options) > 3
    tried = [each for each, _ in thoughts(game, 40, quick=Narrow())]
    assert [number for number, each in enumerate(tried) if each] == [0, len(tried) - 1]
    assert tried[-1] > tried[0]
    assert all(each for each, _ in thoughts(game, 60))


def test_alike_answers_are_thought_of_as_one() -> None:
    game = start({"players": 2}, 5)
    found = thoughts(game, 20, quick=Alike())
    assert found == [found[0]] * len(found)
    assert found[0][0] == 20


def test_a_bare_quick_player_is_enough() -> None:
    game = start({"players": 3, "chi": 3}, 5)
    found = thoughts(game, 40, quick=Quick())
    assert sum(tried for tried, _ in found) == 40
    assert 0 < sum(won for _, won in found) < 40


class Climb(Sum):
    """Who has said Enough at six has won, if that is the first player; else the second has."""

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        return Outcome((1, 2), (1.0, 0.0), "six") if self.total == 6 else Outcome((2, 1), (0.0, 1.0), "less")

    def resample(self, seat: int, chance: Chance) -> Game:
        return self.clone()


def test_a_game_without_a_quick_player_is_searched_by_a_tree() -> None:
    """From 0, 2 and 4 the first player goes on with 2; after a 1 the second player ends it."""
    game = Climb()
    game.begin(Adding())
    bot = make_bot("climb", "tree:300", 1)
    assert isinstance(bot, SearchBot)
    assert bot.rule is None
    assert not bot.quick.flat
    while game.decision is not None:
        assert game.decision.seat == 0
        game.apply(bot.choose_in(game))
    assert game.total == 6


@pytest.mark.parametrize("name", list(GAMES))
def test_a_tree_can_be_asked_for_by_name_in_every_game(name: str) -> None:
    bot = make_bot(name, "tree:12", 1)
    assert isinstance(bot, SearchBot)
    assert searches(name, "tree:12")
    game = GAMES[name].new({"players": 2}, 5)
    while game.decision is not None and len(game.decision.options) < 3:
        game.apply(0)
    assert game.decision is not None
    search = bot.searched(game)
    assert not isinstance(search, Rollouts)
    assert search.rounds == 12
    assert sum(each.tried for each in {id(each): each for each in search.answers(game)}.values()) == 12
    assert 0 <= bot_move(bot, game) < len(game.decision.options)
    assert bounds_of(name, "tree:0.5sx2") == Bounds(seconds=0.5, cores=2, tree=True)
    assert isinstance(make_bot(name, "tree:12x2", 1), TeamBot)


def test_a_tree_beats_chance() -> None:
    result = play_match(game_named("kungfu"), ["tree:40", "random"], 4, options={"chi": 6})
    assert result[0].wins >= 3


# --- bounds and levels ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seconds", "looks"), [(1.0, 2), (5.0, 6)])
def test_it_stops_thinking_when_its_time_is_over(seconds: float, looks: int) -> None:
    """A clock that goes on by a second at each look: the first look is before it begins."""
    seen: list[int] = []

    def clock() -> float:
        seen.append(len(seen))
        return float(len(seen))

    bot = SearchBot(1, Treed(), Bounds(10_000, seconds), clock=clock)
    found = bot.thoughts(start({"players": 2}, 5))
    assert len(seen) == looks
    assert sum(each.tried for each in found) == looks - 1


@pytest.mark.parametrize("game", list(SEARCHED))
def test_levels_go_from_gentle_to_fierce(game: str) -> None:
    names = bot_names(game)
    gentle, searching = gentle_of(game), searching_of(game)
    assert names == ["random", *gentle, usual_bot(game), *searching]
    assert set(bots_of(game)) == {"random", usual_bot(game)}
    assert all(name in WORDS for name in names)
    assert 100 > max(gentle.values()) > min(gentle.values()) > 0
    assert list(gentle.values()) == sorted(set(gentle.values()), reverse=True)
    bounds = list(searching.values())
    assert [each.rounds for each in bounds] == sorted({each.rounds for each in bounds})
    assert all(0 < each.seconds <= 1 for each in bounds)
    for name in names:
        assert make_bot(game, name, 1).wants_game == searches(game, name) == (name in searching)


class Counting(Bot):
    """Counts how often it is asked, and takes the last answer."""

    asked = 0

    def choose(self, view: View, question: Question) -> int:
        self.asked += 1
        return len(question.options) - 1


def test_a_gentle_bot_forgets_its_plan_as_often_as_its_level_says() -> None:
    game = start({"players": 2}, 5)
    question = game.question()
    assert question is not None
    plan = Counting(1)
    bot = CarelessBot(7, plan, 75)
    answers = [bot.choose(game.view(question.seat), question) for _ in range(2000)]
    assert plan.asked == pytest.approx(500, abs=60)
    assert set(answers) == set(range(len(question.options)))
    again = CarelessBot(7, Counting(1), 75)
    assert answers == [again.choose(game.view(question.seat), question) for _ in range(2000)]


def test_a_gentle_bot_follows_the_rule_of_thumb_of_its_game() -> None:
    bot = make_bot("puzzlestrike-match", "student", 3)
    assert isinstance(bot, CarelessBot)
    assert isinstance(bot.rule, BuyerBot)
    assert bot.percent == gentle_of("puzzlestrike")["student"]


def test_a_bot_has_bounds_of_its_own() -> None:
    assert bounds_of("kungfu", "search:500") == Bounds(500)
    assert bounds_of("kungfu", "search:.5s") == Bounds(seconds=0.5)
    for name in ("search:0", "search:0s", "search:-3", "search:", "search:9999999", "search:900s", "fierce"):
        assert bounds_of("kungfu", name) is None
        levels = ", ".join(bot_names("kungfu"))
        with pytest.raises(BadOptions, match=f"there are {levels}; or search:500"):
            make_bot("kungfu", name, 1)


@pytest.mark.parametrize("game", list(SEARCHED))
def test_a_table_that_was_made_with_a_former_level_is_played_on(game: str) -> None:
    for name in FORMER:
        bot = make_bot(game, name, 1)
        assert isinstance(bot, SearchBot)
        assert bot.bounds == searching_of(game).get(name, FORMER[name])


def test_a_game_that_is_not_searched_says_so() -> None:
    with pytest.raises(BadOptions, match=r"there are random; or tree:500 \(rounds\), tree:0\.5s$"):
        make_bot("chess", "master", 1)


def test_styles_are_offered_beside_the_levels() -> None:
    styled = ["expert-rush", "expert-control", "expert-opportunist"]
    assert offered("shadowfist") == [*bot_names("shadowfist"), *styled]
    assert offered("kungfu") == bot_names("kungfu")
    for name in styled:
        bot = make_bot("shadowfist", name, 1)
        assert isinstance(bot, SearchBot)
        assert isinstance(bot.quick, QuickFist)
        assert bot.quick.style.name == name.removeprefix("expert-")
        assert bot.bounds == searching_of("shadowfist")["expert"]
        assert WORDS[name]
    with pytest.raises(BadOptions, match="expert-rush, expert-control, expert-opportunist; or search:500"):
        make_bot("shadowfist", "expert-foo", 1)


# --- no longer than it takes ------------------------------------------------------------------------------------------


def tree(tried: list[int], rates: list[float]) -> Search:
    """A search whose answers were tried so often, and brought so much."""
    game = start({"players": 2}, 5)
    search = Search(lambda chance: game.resample(0, chance), Treed(), Chance(1))
    search.rounds = sum(tried)
    for number, (times, rate) in enumerate(zip(tried, rates, strict=True)):
        search.root.next[number] = Branch()
        search.root.next[number].tried = times
        search.root.next[number].won = rate * times
    return search


def test_it_stops_when_the_leader_cannot_be_overtaken() -> None:
    assert decided(tree([60, 40], [0.5, 0.5]), 19)
    assert not decided(tree([60, 40], [0.5, 0.5]), 20)


def test_it_stops_when_nearly_all_rounds_go_to_one_answer_that_is_the_best() -> None:
    assert decided(tree([1800, 100], [0.6, 0.5]), 100_000)
    assert not decided(tree([1800, 100], [0.6, 0.7]), 100_000)
    assert not decided(tree([1600, 300], [0.6, 0.5]), 100_000)
    assert not decided(tree([180, 10], [0.6, 0.5]), 100_000)


def test_it_does_not_stop_at_once_where_the_rule_of_thumb_says_something_else() -> None:
    search = tree([60, 40], [0.5, 0.5])
    assert decided(search, 19, search.root.next[0])
    assert not decided(search, 19, search.root.next[1])


@pytest.mark.parametrize("quick", [Treed, QuickFighter])
def test_who_only_wants_the_verdict_saves_time(quick: type[QuickFighter]) -> None:
    """Who wants to know all that can be found out does not."""
    game = last_blow()
    whole = SearchBot(1, quick(), Bounds(500)).searched(game)
    hasty = SearchBot(1, quick(), Bounds(500)).searched(game, hasty=True)
    assert hasty.rounds < whole.rounds == 500


def last_blow() -> KungFu:
    """One card in hand, and with it the game is won."""
    game = start({"players": 2}, 5)
    while game.decision is None or game.decision.kind != STRIKE:
        game.apply(0)
    punch = game.deck.by_name["Punch"]
    game.chi = [1, 1]
    game.hands[game.decision.seat], game.hands[1 - game.decision.seat] = [punch], []
    game.decision.options = [DONE, punch]
    return game


@pytest.mark.parametrize(("spread", "same"), [(0.0, True), (0.3, False)])
def test_answers_that_make_hardly_a_difference_need_no_more_thought(spread: float, same: bool) -> None:
    game = start({"players": 2}, 5)
    search = SearchBot(1, QuickFighter(), Bounds(1)).searched(game)
    assert isinstance(search, Rollouts)
    for number, each in enumerate(search.running):
        each.games, each.ahead = 1000, 0.002 * number
        each.squares = 1000 * spread * spread
    assert all_the_same(search) == same


# --- what others hold -------------------------------------------------------------------------------------------------


def blocks_held(game: KungFu, seat: int) -> float:
    """How many of a hand's cards are blocks in games that are made up."""
    quick, chance = QuickFighter(), Chance(4)
    held = 0
    for _ in range(400):
        made_up = quick.imagine(game, 0, chance)
        assert isinstance(made_up, KungFu)
        assert made_up.view(0) == game.view(0)
        assert made_up.pieces() == game.pieces()
        held += sum(game.deck.types[kind] == BLOCK for kind in made_up.hands[seat])
    return held / 400 / len(game.hands[seat])


def test_what_is_left_in_hand_after_a_turn_is_taken_for_blocks_more_often() -> None:
    """Who had no turn yet may hold anything."""
    game = start({"players": 2}, 5)
    unseen = [*game.pile[: game.left], *game.hands[1]]
    share = sum(game.deck.types[kind] == BLOCK for kind in unseen) / len(unseen)
    assert blocks_held(game, 1) == pytest.approx(share, abs=0.03)
    game.turn = 3
    assert blocks_held(game, 1) > 1.6 * share


def test_who_thinks_fears_the_blocks_of_others_more_than_they_fear_each_other() -> None:
    game = start({"players": 3}, 5)
    quick = QuickFighter()
    quick.read(game)
    punch = game.deck.by_name["Punch"]
    worth = quick.blow(game, 5, 1 << punch, 1, NONE, False, False)
    quick.begin(game)
    assert 0.0 < quick.blow(game, 5, 1 << punch, 1, NONE, False, False) < worth
    assert quick.blow(game, 5, 1 << punch, 0, NONE, False, False) == worth


# --- a rule of thumb at its side --------------------------------------------------------------------------------------


class First(Bot):
    """Always answers the same."""

    def __init__(self, answer: int) -> None:
        super().__init__(1)
        self.answer = answer

    def choose(self, view: View, question: Question) -> int:
        return self.answer


class Heeding(Treed):
    """Asks the rule of thumb."""

    def __init__(self) -> None:
        super().__init__()
        self.heeded = 8

    def thumb(self, game: Game) -> int:
        return -1


def test_what_the_rule_of_thumb_says_stands_unless_another_answer_is_better_beyond_doubt() -> None:
    game = start({"players": 2}, 5)
    assert game.decision is not None
    for answer in range(len(game.decision.options)):
        assert SearchBot(1, Heeding(), Bounds(4), First(answer)).choose_in(game) == answer


def test_it_does_not_follow_a_rule_of_thumb_that_misses_the_last_blow() -> None:
    game = start({"players": 2}, 5)
    while game.decision is None or game.decision.kind != STRIKE:
        game.apply(0)
    game.chi = [1, 1]
    game.hands[1 - game.decision.seat] = []
    stop = game.decision.options.index(DONE)
    assert SearchBot(1, Heeding(), Bounds(200), First(stop)).choose_in(game) != stop


class Unasked(Bot):
    """Must not be asked."""

    def choose(self, view: View, question: Question) -> int:
        raise AssertionError("nobody asks this one")


def test_who_knows_better_asks_no_rule_of_thumb() -> None:
    game = start({"players": 2}, 5)
    quick = QuickFighter()
    quick.begin(game)
    assert SearchBot(1, QuickFighter(), Bounds(4), Unasked(1)).choose_in(game) == quick.thumb(game)
    with pytest.raises(AssertionError, match="nobody asks"):
        SearchBot(1, Heeding(), Bounds(4), Unasked(1)).choose_in(start({"players": 2}, 5))


def test_what_to_buy_the_quick_player_knows_better_than_the_buyer() -> None:
    """With one round, nothing is better beyond doubt; the buyer is asked about everything but buys."""
    asked, bought = 0, 0
    for game in positions("puzzlestrike", 3, 1, 120):
        assert game.decision is not None
        if game.decision.kind == BUY:
            bought += 1
            quick = QuickBuyer()
            choice = SearchBot(1, quick, Bounds(1), Unasked(1)).choose_in(game)
            assert choice == quick.thumb(game) >= 0
        else:
            asked += 1
            with pytest.raises(AssertionError, match="nobody asks"):
                SearchBot(1, QuickBuyer(), Bounds(1), Unasked(1)).choose_in(game)
    assert asked > 20
    assert bought > 20


# --- whose answers grow in the tree -----------------------------------------------------------------------------------


def seats_in(branch: Branch) -> set[int]:
    """The seats that answer anywhere in a tree."""
    found = {(key + CODES // 2) // CODES // KINDS for key in branch.next}  # options may be small negative numbers
    return found.union(*(seats_in(each) for each in branch.next.values()))


class Both(Treed):
    """Searches what the others may answer, too."""

    def __init__(self) -> None:
        super().__init__()
        self.alone = False


@pytest.mark.parametrize("players", [2, 4])
def test_only_ones_own_answers_grow_in_the_tree(players: int) -> None:
    """The quick player answers for the others, unless a game wants them searched."""
    game = start({"players": players}, 5)
    search = SearchBot(3, Treed(), Bounds(300)).searched(game)
    assert seats_in(search.root) == {0}
    assert search.root.tried == 300
    assert seats_in(SearchBot(3, Both(), Bounds(300)).searched(game).root) > {0}


# --- the quick players ------------------------------------------------------------------------------------------------


def test_the_quick_fighter_answers_as_the_greedy_one_does() -> None:
    """Nearly always: it guesses what the others may hold by the deck alone."""
    same, all_of_them = 0, 0
    for seed in range(4):
        for game in positions("kungfu", seed, 1, 150):
            assert isinstance(game, KungFu)
            decision = game.decision
            assert decision is not None
            wish = QuickFighter().wish(game, Chance(1))
            same += wish == bot_move(make_bot("kungfu", "greedy", 1), game)
            all_of_them += 1
    assert all_of_them > 250
    assert same / all_of_them > 0.9


def test_chi_and_blocks_make_a_position_worth_more() -> None:
    game = start({"players": 3}, 5)
    quick = QuickFighter()
    before = quick.worth(game)
    assert sum(before) == pytest.approx(1.0)
    game.chi[1] -= 5
    wounded = quick.worth(game)
    assert wounded[1] < before[1] < 1.0
    assert wounded[0] > before[0]
    block, blow = game.deck.by_name["Your Kung Fu Is Weak"], game.deck.by_name["Punch"]
    game.hands[2] = [blow] * 7
    helpless = quick.worth(game)[2]
    game.hands[2] = [block] * 7
    assert quick.worth(game)[2] > helpless
    game.chi[2] = 0
    assert quick.worth(game)[2] == 0.0


def test_a_low_pile_and_crash_gems_make_a_position_worth_more() -> None:
    game = next(iter(positions("puzzlestrike", 1, 1, 1)))
    assert isinstance(game, PuzzleStrike)
    quick = QuickBuyer()
    game.gems = [[3, 0, 0, 0], [3, 0, 0, 0]]
    before = quick.worth(game)
    assert sum(before) == pytest.approx(1.0)
    game.gems[1] = [9, 0, 0, 0]
    assert quick.worth(game)[1] < before[1]
    game.gems[1] = [3, 0, 0, 0]
    game.zones[ZONES + DISCARD].append(CRASH_GEM)
    crashing = quick.worth(game)[1]
    assert crashing > before[1]
    game.zones[ZONES + DISCARD][-1] = WOUND
    assert quick.worth(game)[1] < before[1]
