"""The games that can be played here, and what can be chosen."""

from __future__ import annotations

from kwoon.bots import offered
from kwoon.games import GAMES, game_named
from kwoon.hall.api.callers import Anyone
from kwoon.hall.api.models import Game, GameOption
from kwoon.hall.api.problems import api_router, open_to_all, refuses

router = api_router("games")


def modes_of(game: str) -> list[str]:
    """The modes of a game that has several."""
    if game != "puzzlestrike":
        return []
    from kwoon.games.puzzlestrike.options import MODES

    return list(MODES)


def options_of(game: str) -> list[GameOption]:
    """What can be chosen when a table of this game is made."""
    if game == "kungfu":
        from kwoon.games.kungfu.options import RANGES

        return [
            GameOption(name=name, words=f"a number from {least} to {greatest}; {usual} if it is left out", values=[])
            for name, (least, greatest, usual, _rule) in RANGES.items()
            if name != "players"
        ]
    if game == "puzzlestrike":
        from kwoon.games.puzzlestrike.options import WAYS
        from kwoon.games.puzzlestrike.state.chip import BANKS

        seats = "how characters come to the seats, or a list with a name for each"
        return [
            GameOption(name="mode", words="a duel for two, a free-for-all for more, or another", values=modes_of(game)),
            GameOption(name="characters", words=seats, values=list(WAYS[1:])),
            GameOption(name="bank", words="ten stacks by chance, or a bank by name", values=["random", *BANKS]),
        ]
    if game == "shadowfist":
        from kwoon.games.shadowfist.cards.decks import DECKS

        words = "a list with a deck for each seat: a name, the titles of its cards, or null for one by chance"
        return [GameOption(name="decks", words=words, values=list(DECKS))]
    return []


@router.get("/games", responses=refuses(401), openapi_extra=open_to_all())
async def games(_caller: Anyone) -> list[Game]:
    """Every game with its seats, modes, bots and options."""
    return [game_data(name) for name in GAMES]


def game_data(name: str) -> Game:
    """One game as the API shows it."""
    spec = game_named(name)
    return Game(
        name=name,
        title=spec.title,
        about=spec.blurb,
        seats=(spec.min_seats, spec.max_seats),
        modes=modes_of(name),
        bots=offered(name),
        options=options_of(name),
    )
