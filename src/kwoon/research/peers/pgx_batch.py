"""pgx (JAX) on this machine's processor: many games stepped together in one compiled function, actions and all."""

from __future__ import annotations

import importlib.metadata
import sys
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import pgx

sys.path.insert(0, str(Path(__file__).parent))
from subject import Steps  # stands beside this file, also where there is no Kwoon

SIZE = 4096
STEPS = 16
"""How many steps of all games one call takes."""


class Batched(Steps):  # type: ignore[misc]
    """Many games at the same time; one that is over makes room for a new one."""

    compiled = True
    by_wall = True

    def __init__(self, name: str) -> None:
        super().__init__()
        self.version = importlib.metadata.version("pgx")
        self.where = str(pgx.__file__)
        game = pgx.make(name)
        begin, step = jax.vmap(game.init), jax.vmap(game.step)

        def once(carried: Any, _: Any) -> Any:
            state, key = carried
            key, drawing, dealing = jax.random.split(key, 3)
            actions = jax.random.categorical(drawing, jnp.log(state.legal_action_mask.astype(jnp.float32)))
            state = step(state, actions)
            over = state.terminated | state.truncated
            fresh = begin(jax.random.split(dealing, SIZE))

            def chosen(new: Any, old: Any) -> Any:
                return jnp.where(over.reshape((SIZE,) + (1,) * (old.ndim - 1)), new, old)

            return (jax.tree_util.tree_map(chosen, fresh, state), key), over.sum()

        self.run = jax.jit(lambda state, key: jax.lax.scan(once, (state, key), None, STEPS))
        self.key = jax.random.PRNGKey(7)
        self.state = jax.jit(begin)(jax.random.split(self.key, SIZE))
        self.many()

    def many(self) -> tuple[int, int]:
        """Some steps of all games."""
        (self.state, self.key), over = self.run(self.state, self.key)
        return SIZE * STEPS, int(over.sum())


def subject(game: str, players: int) -> Batched:
    """A batch for the stopwatch."""
    return Batched(game)
