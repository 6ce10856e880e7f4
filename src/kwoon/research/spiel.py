"""OpenSpiel: Kung Fu Fighting and Puzzle Strike as its games (`pip install 'kwoon[openspiel]'`).

    import pyspiel
    import kwoon.research.spiel                      # registers them
    game = pyspiel.load_game("kwoon_kungfu(players=3,chi=10)")

The first move is chance's: which of `deals` deals is played. All later chance of a game follows from its deal. What a
player knows at a question is the encoding of its view; an information state is that and a digest of all that it saw and
chose at its own questions before. `resample` makes up states for OpenSpiel's information-set search.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadOptions
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.research.dealing import Dealer
from kwoon.research.encodings import encoding_for
from kwoon.research.fast.loops import choice_of, returns_of

DEALS = 1000
SETTINGS: dict[str, dict[str, Data]] = {
    "kungfu": {"chi": 20, "hand": 7, "max_turns": 1000},
    "puzzlestrike": {"mode": "", "bank": "random", "characters": "random", "max_turns": 400},
}
"""The options that can be said in a game's name, with what they usually are; an empty mode is the usual one."""


def game_type(game: str) -> pyspiel.GameType:
    """How OpenSpiel knows a game."""
    spec = game_named(game)
    return pyspiel.GameType(
        short_name=f"kwoon_{game}",
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.max_seats,
        min_num_players=spec.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": spec.min_seats, "deals": DEALS, **SETTINGS[game]},
    )


TYPES = {game: game_type(game) for game in SETTINGS}


class Rules:
    """What all states of a game share."""

    def __init__(self, game: str, params: Mapping[str, Any]) -> None:
        usual = {"players": 2, "deals": DEALS, **SETTINGS[game]}
        chosen = {**usual, **params}
        self.deals: int = chosen.pop("deals")
        if self.deals < 1:
            raise BadOptions(f"deals must be at least 1, not {self.deals}")
        self.dealer = Dealer(game, {key: value for key, value in chosen.items() if value != ""})
        self.encoding = encoding_for(game, self.dealer.options)
        self.reader = self.encoding.reader

    def __deepcopy__(self, memo: object) -> Rules:
        return self


class Held:
    """A game in progress; OpenSpiel copies states deeply, and a game knows best how it is copied."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.game.clone())


class KwoonGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its parameters."""

    NAME = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.rules = Rules(self.NAME, params or {})
        spec, encoding = self.rules.dealer.spec, self.rules.encoding
        info = pyspiel.GameInfo(
            num_distinct_actions=len(encoding.actions),
            max_chance_outcomes=self.rules.deals,
            num_players=self.rules.dealer.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=spec.bound(self.rules.dealer.options),
        )
        super().__init__(TYPES[self.NAME], info, dict(params or {}))

    def new_initial_state(self) -> KwoonState:
        return KwoonState(self, self.rules)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KwoonObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return KwoonObserver(len(self.rules.encoding.cells), recall)


class KungFuGame(KwoonGame):
    """Kung Fu Fighting."""

    NAME = "kungfu"


class PuzzleStrikeGame(KwoonGame):
    """Puzzle Strike."""

    NAME = "puzzlestrike"


class KwoonState(pyspiel.State):  # type: ignore[misc]
    """A game before its deal, under way, or over."""

    def __init__(self, game: KwoonGame, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.held: Held | None = None
        self.memory = [b""] * rules.dealer.seats
        """A digest of what each seat saw and chose at its own questions."""

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.held.game.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def table(self) -> Game:
        """The game, once it is dealt."""
        assert self.held is not None
        return self.held.game

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.rules.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.reader.numbers(self.table()))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = Held(self.rules.dealer.deal(action))
            return
        game, seat = self.held.game, self.current_player()
        seen = self.seen(seat)
        self.memory[seat] = hashlib.blake2b(self.memory[seat] + seen + b"%d" % action, digest_size=16).digest()
        game.apply(choice_of(game, self.rules.reader.numbers(game), action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.encoding.actions[action]

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.game.decision is None

    def returns(self) -> list[float]:
        return returns_of(self.table()) if self.is_terminal() else [0.0] * self.rules.dealer.seats

    def seen(self, player: int) -> bytes:
        """What a player sees; nothing before the deal."""
        return b"" if self.held is None else self.rules.reader.observe(self.held.game, player)

    def __str__(self) -> str:
        return "not dealt" if self.held is None else self.held.game.digest()

    def made_up(self, player: int, chance: Chance) -> KwoonState:
        """A state that the player who is to act cannot tell from this one."""
        new: KwoonState = self.clone()
        new.held = Held(self.table().resample(player, chance))
        return new


class Resampler:
    """Makes up states for OpenSpiel's ISMCTSBot: `bot.set_resampler(Resampler(seed))`."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def __call__(self, state: KwoonState, player: int) -> KwoonState:
        return state.made_up(player, self.chance)


class KwoonObserver:
    """What a player knows, as a tensor and as a text."""

    def __init__(self, cells: int, recall: bool) -> None:
        self.tensor = np.zeros(cells, np.float32)
        self.dict = {"observation": self.tensor}
        self.recall = recall

    def set_from(self, state: KwoonState, player: int) -> None:
        seen = state.seen(player)
        self.tensor[:] = np.frombuffer(seen, np.uint8) if seen else 0

    def string_from(self, state: KwoonState, player: int) -> str:
        seen = hashlib.blake2b(state.seen(player), digest_size=16).hexdigest()
        return f"{player} {state.memory[player].hex()} {seen}" if self.recall else f"{player} {seen}"


pyspiel.register_game(TYPES["kungfu"], KungFuGame)
pyspiel.register_game(TYPES["puzzlestrike"], PuzzleStrikeGame)
