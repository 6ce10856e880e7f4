"""PS-12: the tournament match: double-blind picks, best of three, the loser's choice."""

from __future__ import annotations

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadOptions
from kwoon.engine.question import Thing
from kwoon.games.puzzlestrike.rules.setup import FIRST_PUZZLE, character_name
from kwoon.games.puzzlestrike.state.chip import BY_NAME, CHARACTERS, CHIPS
from kwoon.games.puzzlestrike.state.table import HAND, ZONES
from kwoon.games.puzzlestrike.tournament import CHOICES, StrikeMatch, start_match
from tests.rules import rule


class Series:
    """A match played in the tournament's words."""

    def __init__(self, seed: int = 5, **options: object) -> None:
        self.game: StrikeMatch = start_match(options, seed)  # type: ignore[arg-type]

    @property
    def asked(self) -> tuple[int, str]:
        """Whom the open question asks, and its kind."""
        decision = self.game.decision
        assert decision is not None
        return decision.seat, self.game.kind_name(decision.kind)

    def offers(self) -> list[str]:
        """The options in words."""
        question = self.game.question()
        assert question is not None
        return [option.label for option in question.options]

    def pick(self, *words: str) -> Series:
        """Answer by the beginning of a label."""
        for word in words:
            found = [index for index, label in enumerate(self.offers()) if label.startswith(word)]
            assert found, f"{word} is not among {self.offers()}"
            pieces = self.game.pieces()
            self.game.apply(found[0])
            assert self.game.pieces() == pieces
        return self

    def loses(self, seat: int) -> Series:
        """The game that is being played goes on to its end, and this player loses it."""
        game = self.game
        while game.decision is not None and len(game.won) + 1 == len(game.firsts) and game.loser < 0:
            for each in range(2):
                game.gems[each] = [0, 0, 0, 4 if each == seat else 0]
            game.apply(0)
        assert game.won[-1] == 1 - seat
        return self

    def stacks(self) -> list[str]:
        """The puzzle stacks of the bank."""
        return [CHIPS[kind].name for kind in self.game.stacks[FIRST_PUZZLE:]]

    def cast(self) -> list[str]:
        """The characters."""
        return [character_name(chips) for chips in self.game.characters]


def begun(*, seed: int = 5, picks: tuple[str, str] = ("Zane", "Gwen"), **options: object) -> Series:
    """A match whose first game has begun."""
    return Series(seed, **options).pick(*picks)


# --- PS-12.1 --------------------------------------------------------------------------------------------------------


@rule("PS-12.1")
def test_nobody_sees_a_pick_before_both_are_made() -> None:
    views = set()
    for name in CHARACTERS:
        match = Series().pick(name)
        assert match.asked == (1, "pick a character")
        views.add((str(match.game.view(1)), str(match.game.view(-1))))
        assert match.game.view(0)["setup"] == {"picked": 1, "own": CHARACTERS.index(name)}
    assert len(views) == 1


@rule("PS-12.1")
def test_a_made_up_match_may_have_any_pick_of_the_other_player() -> None:
    match = Series().pick("Zane")
    seen = set()
    for seed in range(60):
        other = match.game.resample(1, Chance(seed))
        assert other.view(1) == match.game.view(1)
        other.apply(0)
        seen.add(character_name(other.characters[0]))
    assert seen == set(CHARACTERS)


@rule("PS-12.1")
def test_both_may_pick_the_same_character() -> None:
    match = begun(picks=("Troq", "Troq"))
    assert match.cast() == ["Troq", "Troq"]
    assert match.asked[0] == 0


@rule("PS-12.1", "PS-1.2")
def test_the_bank_is_random_and_set_after_the_picks() -> None:
    assert Series().game.stacks == ()
    banks = {tuple(begun(seed=seed).stacks()) for seed in range(20)}
    assert len(banks) == 20
    assert {len(set(bank)) for bank in banks} == {10}


@rule("PS-12.1")
def test_what_a_match_cannot_be_told_is_refused() -> None:
    for options in ({"players": 3}, {"bank": "First Game"}, {"characters": "random"}, {"mode": "teams"}, {"first": 2}):
        with pytest.raises(BadOptions):
            Series(1, **options)
    assert begun(first=1).asked[0] == 1


# --- PS-12.2 --------------------------------------------------------------------------------------------------------


@rule("PS-12.2")
def test_the_first_to_win_two_games_wins_the_match() -> None:
    match = begun().loses(1).pick("Change nothing").loses(1)
    outcome = match.game.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (1.0, 0.0)
    assert outcome.reason == "2 to 0 in games"
    assert match.game.won == [0, 0]


@rule("PS-12.2")
def test_at_one_all_a_third_game_decides() -> None:
    match = begun().loses(0).pick("Change nothing").loses(1)
    assert match.game.outcome() is None
    match.pick("Change nothing").loses(0)
    outcome = match.game.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert match.game.won == [1, 0, 1]


@rule("PS-12.2")
def test_the_loser_plays_first_in_the_next_game() -> None:
    match = begun().loses(1)
    assert match.asked == (1, "loser's choice")
    match.pick("Change nothing")
    assert match.game.firsts == [0, 1]
    assert match.game.active == 1
    match.loses(1)
    again = begun().loses(0).pick("Change nothing")
    assert again.game.firsts == [0, 0]


@rule("PS-12.2")
def test_changing_nothing_keeps_characters_and_bank_and_starts_from_full_stacks() -> None:
    match = begun()
    bank = match.stacks()
    match.loses(1).pick("Change nothing")
    assert match.stacks() == bank
    assert match.cast() == ["Zane", "Gwen"]
    game = match.game
    assert [game.bank[BY_NAME[name]] for name in bank] == [5] * 10
    assert game.bank[BY_NAME["1-gem"]] == 64 - 12 - 1
    assert (game.turn, game.level, game.total(0), game.total(1)) == (1, 0, 0, 1)
    assert [len(game.zones[seat * ZONES + HAND]) for seat in range(2)] == [5, 5]


@rule("PS-12.2")
def test_the_loser_may_switch_to_a_different_character_and_to_nothing_else_besides() -> None:
    match = begun()
    bank = match.stacks()
    match.loses(1).pick("Switch to another character")
    assert sorted(match.offers()) == sorted(name for name in CHARACTERS if name != "Gwen")
    match.pick("Zane")
    assert match.cast() == ["Zane", "Zane"]
    assert match.stacks() == bank
    assert match.asked[1] not in ("loser's choice", "swap out", "pick a character")


@rule("PS-12.2")
def test_the_loser_may_swap_one_stack_for_one_from_outside() -> None:
    match = begun()
    bank = match.stacks()
    match.loses(1).pick("Swap one stack")
    assert [label.partition(" ($")[0] for label in match.offers()] == bank
    match.pick(bank[3])
    offered = [label.partition(" ($")[0] for label in match.offers()]
    assert not set(offered) & set(bank)
    assert len(offered) == 14
    match.pick(offered[0])
    assert set(match.stacks()) == {*bank, offered[0]} - {bank[3]}
    assert match.game.bank[BY_NAME[bank[3]]] == 0
    assert match.game.bank[BY_NAME[offered[0]]] == 5
    assert match.cast() == ["Zane", "Gwen"]
    assert match.asked[1] not in ("loser's choice", "swap out", "swap in")


@rule("PS-12.2")
def test_a_stack_that_was_swapped_out_is_never_swapped_in_again() -> None:
    match = begun()
    gone, *rest = match.stacks()
    match.loses(1).pick("Swap one stack", gone).game.apply(0)
    match.loses(0).pick("Swap one stack", rest[0])
    assert gone not in [label.partition(" ($")[0] for label in match.offers()]
    refusal = match.game.explain(0, Thing("box", -1, gone))
    assert refusal is not None
    assert refusal.rule == "PS-12.2"
    assert "swapped out" in refusal.reason
    assert match.game.view(1)["match"]["swapped_out"] == [gone]  # type: ignore[index,call-overload]


@rule("PS-12.2")
def test_the_loser_may_have_a_new_random_bank_from_all_stacks() -> None:
    match = begun()
    bank = match.stacks()
    match.loses(1).pick("A new random bank")
    assert match.stacks() != bank
    assert len(set(match.stacks())) == 10
    assert match.cast() == ["Zane", "Gwen"]


@rule("PS-12.2")
def test_the_winner_of_the_last_game_has_no_choice() -> None:
    match = begun().loses(1)
    game = match.game
    assert match.offers() == list(CHOICES)
    assert "question" not in game.view(0)
    bank = match.stacks()
    for place, name in (("bank", bank[0]), ("bank", "1-gem")):
        refusal = game.explain(0, Thing(place, -1, name))
        assert refusal is not None
        assert (refusal.rule, "no choice" in refusal.reason) == ("PS-12.2", True)
    refusal = game.explain(1, Thing("bank", -1, bank[0]))
    assert refusal is not None
    assert "only if you choose that" in refusal.reason


@rule("PS-12.2")
def test_between_games_every_thing_in_sight_is_offered_or_explained() -> None:
    match = begun().loses(1).pick("Swap one stack")
    game = match.game
    bank = match.stacks()
    reasons = {
        thing.name: refusal.reason for thing in game.things(1) if (refusal := game.explain(1, thing)) is not None
    }
    assert "in every bank" in reasons["Wound"]
    assert not set(reasons) & set(bank)
    match.pick(bank[0])
    assert "in the bank" in game.explain(1, Thing("bank", -1, bank[1])).reason  # type: ignore[union-attr]


@rule("PS-12.2")
def test_a_match_can_be_copied_saved_and_made_up_between_games() -> None:
    match = begun().loses(1).pick("Swap one stack")
    game = match.game
    digest = game.digest()
    back = game.restore(game.dump())
    copy = game.clone()
    made_up = game.resample(1, Chance(3))
    assert made_up.view(1) == game.view(1)
    for other in (back, copy):
        assert other.digest() == digest
        other.apply(2)
        other.apply(3)
    assert back.digest() == copy.digest()
    assert game.digest() == digest


@rule("PS-12.2")
def test_a_game_that_the_bound_ends_with_equal_piles_counts_for_neither() -> None:
    match = begun(max_turns=2)
    while match.game.loser < 0 and match.game.decision is not None and len(match.game.won) < 2:
        for pile in match.game.gems:
            pile[:] = [0, 0, 0, 0] if match.game.turn == 1 else [1, 0, 0, 0]
        match.game.apply(0)
    assert match.game.won[:2] == [-1, -1]
    assert match.game.firsts == [0, 1, 0]
    while match.game.decision is not None:
        for pile in match.game.gems:
            pile[:] = [0, 0, 0, 0] if match.game.turn == 1 else [1, 0, 0, 0]
        match.game.apply(0)
    outcome = match.game.outcome()
    assert outcome is not None
    assert outcome.places == (1, 1)
    assert outcome.scores == (0.5, 0.5)


def test_the_story_of_a_match_has_words() -> None:
    match = Series()
    watcher = match.game.watch()
    match.pick("Zane", "Gwen").loses(1).pick("A new random bank").loses(1)
    told = [match.game.tell(event, 0) for event in watcher.events]
    assert "Game 1 goes to {0}; the match stands 1:0" in told
    assert "{1} lost and chooses: a new random bank" in told
    assert "The match is over, 2:0: {0} wins it" in told
    assert sum(words.startswith("The bank: ") for words in told) == 2
    assert match.game.describe("Zane").startswith("Crash Bomb: ")
