"""PettingZoo: every game as an AEC environment with action masks (`pip install 'kwoon[research]'`).

    from kwoon.research.aec import env
    game = env("kungfu", players=3)

An agent is a seat. Its observation is a dict as in PettingZoo's own card games: `observation`, the cells of
`kwoon.research.encoding` as bytes, and `action_mask`, a 1 for each action number that is on offer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from kwoon.engine.game import Game
from kwoon.engine.names import with_names
from kwoon.engine.plain import Data
from kwoon.research.dealing import Dealer
from kwoon.research.encodings import encoding_for
from kwoon.research.fast.loops import answer, returns_of
from kwoon.research.fast.reader import mask_of

Seen = dict[str, Any]
CELL = np.dtype(np.uint8)
ON_OFFER = np.dtype(np.int8)


def env(
    game: str, players: int = 2, options: Mapping[str, Data] | None = None, render_mode: str | None = None
) -> OrderlyEnv:
    """A game as learning programs want it: a wrong action ends it and costs 1, calls out of order are refused.

    It does what PettingZoo's wrappers for that do, without their price in time.
    """
    return OrderlyEnv(game, players, options, render_mode, strict=False)


def raw_env(
    game: str, players: int = 2, options: Mapping[str, Data] | None = None, render_mode: str | None = None
) -> KwoonEnv:
    """A game without wrappers: a wrong action raises IllegalChoice."""
    return KwoonEnv(game, players, options, render_mode)


class KwoonEnv(AECEnv):  # type: ignore[misc]
    """One game at a time; every reset deals the next one, a seed says from where on."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, Data] | None = None,
        render_mode: str | None = None,
        strict: bool = True,
    ) -> None:
        super().__init__()
        self.strict = strict
        self.dealer = Dealer(game, {**(options or {}), "players": players})
        self.encoding = encoding_for(game, self.dealer.options)
        self.reader = self.encoding.reader
        self.metadata = {
            "name": f"kwoon_{game}_v{self.encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.number = 0
        self.state_of_game: Game = self.dealer.deal(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.dealer.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        cells, actions = len(self.encoding.cells), len(self.encoding.actions)
        self.none_on_offer = np.zeros(actions, np.int8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (cells,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game; with a seed, the game of that number."""
        self.number = self.number + 1 if seed is None else seed
        self.state_of_game = self.dealer.deal(self.number)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in agents}
        decision = self.state_of_game.decision
        self.offers = self.reader.numbers(self.state_of_game)
        if decision is None:
            self.end()
        else:
            self.agent_selection = self.possible_agents[decision.seat]

    def end(self) -> None:
        """The game is over: everybody's reward."""
        game = self.state_of_game
        self.rewards = dict(zip(self.possible_agents, returns_of(game), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Who is to act, until the game is over and everybody has heard of it."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is to act sees, and the reward that it has got since it last acted."""
        agent = self.agent_selection
        return (
            self.look(self.seat[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Seen:
        return self.look(self.seat[agent])

    def look(self, seat: int) -> Seen:
        """What a seat sees, in arrays of its own: nobody writes into them later, whoever gets them may."""
        game = self.state_of_game
        decision = game.decision
        if decision is not None and decision.seat == seat and self.offers:
            mask = np.frombuffer(mask_of(self.reader, self.offers), ON_OFFER)
        else:
            mask = self.none_on_offer.copy()
        seen = np.frombuffer(bytearray(self.reader.page(game, seat)), CELL)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        if not self.strict and number not in self.offers:
            self.end_by_mistake()
            return
        seat = answer(self.state_of_game, self.reader, self.offers, number)
        if seat < 0:
            self.end()
        else:
            self.agent_selection = self.possible_agents[seat]

    def end_by_mistake(self) -> None:
        """A wrong action: it costs who took it, and the game is over for all."""
        self.rewards = {agent: -1.0 if agent == self.agent_selection else 0.0 for agent in self.possible_agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.offers = []

    def render(self) -> str | None:
        """The open question in words."""
        if self.render_mode is None:
            return None
        question = self.state_of_game.question()
        if question is None:
            outcome = self.state_of_game.outcome()
            return "over" if outcome is None else with_names(outcome.reason, self.possible_agents)
        lines = [f"{self.possible_agents[question.seat]}: {question.prompt}"]
        lines.extend(
            [f"  {number} {option.label}" for number, option in zip(self.offers, question.options, strict=True)]
        )
        return with_names("\n".join(lines), self.possible_agents)

    def close(self) -> None:
        """Nothing is held open."""


class OrderlyEnv(KwoonEnv):
    """Refuses calls before the first reset, and to go on before the agent whose turn it is has acted."""

    dealt = False
    acted = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.dealt = True
        self.acted = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        if not self.dealt:
            EnvLogger.error_step_before_reset()
        self.acted = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        KwoonEnv.step(self, action)

    def observe(self, agent: str) -> Seen:
        if not self.dealt:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        if not self.dealt:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self.dealt:
            EnvLogger.error_agent_iter_before_reset()
        return self.turns(max_iter)

    def turns(self, max_iter: int) -> Iterator[str]:
        """Whose turn it is, again and again; whoever gets a turn must act."""
        while self.agents and max_iter > 0:
            assert self.acted, "need to call step() or reset() in a loop over `agent_iter`"
            self.acted = False
            max_iter -= 1
            yield self.agent_selection
