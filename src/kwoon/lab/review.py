"""A game looked through again: what the best answers would have been, what the others cost, and how the chances went.

Each question is searched from the seat that was asked, with what that seat could know then. So a choice is judged by
what its player saw, not by what came of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from kwoon.bots import SEARCHED, make_bot
from kwoon.bots.base import made_up
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.search.tree import Search
from kwoon.engine.chance import Chance
from kwoon.engine.decision import INTERVENTIONS
from kwoon.engine.errors import BadOptions
from kwoon.engine.names import with_names
from kwoon.engine.record import Replay

USUAL: Final = "search:400"
"""Who looks, if nobody says otherwise: bounded by rounds alone, so that the same game is reviewed alike everywhere."""
CHECKED: Final = 0.25
"""The answer that was given is tried for at least this share of the rounds, however bad it seems."""
TURNING: Final = 0.1
"""How much of the chance to win an answer must have cost to be a turning point."""


@dataclass(frozen=True)
class Choice:
    """An answer that could be given: what it would likely have brought, and for how many rounds it was tried."""

    label: str
    chance: float
    tried: int


@dataclass(frozen=True)
class Reviewed:
    """One answer of a game."""

    move: int
    """Its number, from 1."""
    seat: int
    prompt: str
    given: Choice
    best: tuple[Choice, ...]
    """What the search would have answered, and then the others by what they promise."""
    chances: tuple[float, ...]
    """Each seat's chance to win before it, as far as the seat that was asked could know."""

    @property
    def cost(self) -> float:
        """How much of the chance to win it gave away."""
        return max(0.0, self.best[0].chance - self.given.chance)

    @property
    def turning(self) -> bool:
        """Whether it gave away much, and more than the search may err by chance."""
        best = self.best[0]
        doubt = sqrt(0.25 / best.tried + 0.25 / max(1, self.given.tried))
        return self.cost >= max(TURNING, 2 * doubt)

    def plain(self) -> dict[str, Any]:
        """As plain data, for files and programs."""
        return {**asdict(self), "cost": self.cost, "turning": self.turning}


def read_reviewed(data: dict[str, Any]) -> Reviewed:
    """An answer that was plain data."""
    given, *best = (Choice(each["label"], each["chance"], each["tried"]) for each in (data["given"], *data["best"]))
    return Reviewed(data["move"], data["seat"], data["prompt"], given, tuple(best), tuple(data["chances"]))


def reviewed(replay: Replay, moves: Sequence[int], bot: str, seed: int = 1, told: int = 3) -> Iterator[Reviewed]:
    """Look at the answers of these numbers, counted from 1; those that no question asked for are passed over."""
    spec = replay.spec
    if spec.name not in SEARCHED:
        raise BadOptions(f"{spec.title} cannot be reviewed: nobody has taught the search to play it")
    names = tuple(seat.name for seat in replay.record.seats)
    for number in moves:
        move = replay.record.moves[number - 1]
        if move.choice in INTERVENTIONS:
            continue
        game = replay.at(number - 1)
        question = game.question()
        assert question is not None
        choice = replay.record.moves[number - 1].choice
        bot_seed = Chance(seed * 1_000_003 + number).word()
        thinker = make_bot(spec.name, bot, bot_seed)
        if not isinstance(thinker, SearchBot):
            raise BadOptions(f"{bot!r} does not search: a review needs a level that does, or search:500")
        shown = made_up(game, Chance(bot_seed).fork())
        search = thinker.searched(shown)
        rounds, enough = search.rounds, search.enough()
        answers = search.answers(shown)
        pick = search.favourite(shown)
        chances = chances_in(search, question.seat, answers[pick].rate)
        lacking = int(rounds * CHECKED) - answers[choice].tried
        if lacking > 0:
            search.forced = choice
            search.think(lacking)
        labels = [with_names(option.label, names) for option in question.options]
        answers = search.answers(shown)
        found = [Choice(label, each.rate, each.tried) for label, each in zip(labels, answers, strict=True)]
        given = found[choice]
        telling = [each for each in found if each is given or each.tried >= enough]
        best = sorted(telling, key=lambda each: (each is not found[pick], -each.chance))[:told]
        yield Reviewed(number, question.seat, with_names(question.prompt, names), given, tuple(best), chances)


def chances_in(search: Search, seat: int, own: float) -> tuple[float, ...]:
    """Everyone's chances if the seat gives its best answer: its own, and the rest shared as on the way."""
    total = [each / search.rounds for each in search.total]
    others = sum(total) - total[seat]
    share = (1.0 - own) / others if others else 0.0
    return tuple(own if each == seat else share * total[each] for each in range(len(total)))
