"""Making a table: the game's own choices, who sits where, the clock, and who may know of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kwoon.bots import bot_names, styled_names, usual_bot
from kwoon.bots.levels import in_words
from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data
from kwoon.games import GAMES, game_named
from kwoon.hall.house.clocks import ClockRule
from kwoon.hall.pages.context import hall_of, see_as
from kwoon.hall.store.talk import Customs
from kwoon.tables.seats import PERSON

router = APIRouter(include_in_schema=False)
CLOCKS: Final = {
    "none": ("No clock", None),
    "5+5": ("5 minutes, 5 seconds an answer", ClockRule(300, 5)),
    "10+10": ("10 minutes, 10 seconds an answer", ClockRule(600, 10)),
    "30+15": ("30 minutes, 15 seconds an answer", ClockRule(1800, 15)),
    "day": ("A day, an hour an answer", ClockRule(86400, 3600)),
}
EMPTY: Final = ""
HINTS: Final = {"": None, "yes": True, "no": False}


@dataclass(frozen=True)
class Choice:
    """Something that a game lets one choose: a field of the form with its values, each with its words."""

    field: str
    label: str
    values: dict[str, str]


def kungfu_choices() -> list[Choice]:
    """Kung Fu Fighting: how much Chi."""
    return [Choice("chi", "Chi at the start", {"20": "20", "10": "10: a short fight", "30": "30: a long one"})]


def puzzlestrike_choices() -> list[Choice]:
    """Puzzle Strike: the mode, how characters come to the seats, and the bank."""
    from kwoon.games.puzzlestrike.options import MODES
    from kwoon.games.puzzlestrike.state.chip import BANKS

    modes = {"": "A duel for two, a free-for-all for more", **{mode: mode.replace("-", " ") for mode in MODES}}
    ways = {"random": "by chance", "draft": "drafted", "blind": "chosen in secret"}
    banks = {"random": "Ten stacks by chance", **{name: name for name in BANKS}}
    return [
        Choice("mode", "Mode", modes),
        Choice("characters", "Characters", ways),
        Choice("bank", "Bank", banks),
    ]


def shadowfist_choices() -> list[Choice]:
    """Shadowfist: a deck for each seat."""
    from kwoon.games.shadowfist.cards.decks import DECKS

    names = {name: f"{name.title()}: {deck.title}" for name, deck in DECKS.items()}
    decks = {"": "The hall's next that nobody plays", **names}
    return [Choice(f"deck-{seat}", f"Deck of seat {seat + 1}", decks) for seat in range(5)]


def shadowfist_notes() -> dict[str, str]:
    """What each deck of the hall is about."""
    from kwoon.games.shadowfist.cards.decks import DECKS

    return {f"{name.title()}: {deck.title}": deck.blurb for name, deck in DECKS.items()}


def kungfu_options(form: Mapping[str, str], _players: int) -> dict[str, Data]:
    """The options of a brawl."""
    chi = form.get("chi", "20")
    if not chi.isdecimal():
        raise BadOptions(f"Chi is a number, not {chi!r}")
    return {"chi": int(chi)}


def puzzlestrike_options(form: Mapping[str, str], _players: int) -> dict[str, Data]:
    """The options of a game of Puzzle Strike; what is left empty is the game's own choice."""
    return {key: form[key] for key in ("mode", "characters", "bank") if form.get(key)}


def shadowfist_options(form: Mapping[str, str], players: int) -> dict[str, Data]:
    """A deck for each seat that was given one."""
    decks: list[Data] = [form.get(f"deck-{seat}") or None for seat in range(players)]
    return {"decks": decks} if any(decks) else {}


CHOICES: Final[dict[str, Callable[[], list[Choice]]]] = {
    "kungfu": kungfu_choices,
    "puzzlestrike": puzzlestrike_choices,
    "shadowfist": shadowfist_choices,
}
NOTES: Final[dict[str, tuple[str, Callable[[], dict[str, str]]]]] = {"shadowfist": ("The decks", shadowfist_notes)}
"""What there is to say about a game's choices: a heading, and words for each of them."""
OPTIONS: Final[dict[str, Callable[[Mapping[str, str], int], dict[str, Data]]]] = {
    "kungfu": kungfu_options,
    "puzzlestrike": puzzlestrike_options,
    "shadowfist": shadowfist_options,
}


def seat_choices(game: str) -> dict[str, str]:
    """Who may sit in a seat besides the host."""
    usual = usual_bot(game)
    bots = {name: f"bot {in_words(name)}" for name in bot_names(game)}
    return {usual: bots[usual], PERSON: "a person", **bots, EMPTY: "not used"}


def style_choices(game: str) -> dict[str, str]:
    """The bots among them that play in a style."""
    return {name: f"bot {in_words(name)}" for name in styled_names(game)}


@router.get("/new/{game}")
async def form(request: Request, game: str) -> Response:
    """The form."""
    hall = hall_of(request)
    person = await hall.person(request)
    if game not in GAMES:
        return hall.no_game(request, person, game)
    spec = game_named(game)
    heading, notes = NOTES.get(game, ("", dict))
    return hall.page(
        request,
        "new.html",
        person,
        spec=spec,
        choices=CHOICES[game]() if game in CHOICES else [],
        heading=heading,
        notes=notes(),
        seats=seat_choices(game),
        styles=style_choices(game),
        clocks={key: words for key, (words, _) in CLOCKS.items()},
    )


@router.post("/new/{game}")
async def make(request: Request, game: str) -> Response:
    """The table that the form asks for."""
    hall = hall_of(request)
    sent = {key: str(value) for key, value in (await request.form()).items()}
    game_named(game)
    others = [sent[key] for key in sorted(sent) if key.startswith("seat-") and sent[key] != EMPTY]
    players = [PERSON, *others]
    options = OPTIONS[game](sent, len(players)) if game in OPTIONS else {}
    clock = sent.get("clock", "none")
    if clock not in CLOCKS:
        raise BadOptions(f"there is no clock {clock!r}; there are {', '.join(CLOCKS)}")
    judge = sent.get("judge", "").strip()
    judging = await asyncio.to_thread(hall.house.people.member, judge) if judge else None
    hints = sent.get("hints", "")
    if hints not in HINTS:
        raise BadOptions(f"hints are yes, no or left open, not {hints[:20]!r}")
    special = Customs("open" in sent, None if judging is None else judging.id, HINTS[hints])
    customs = None if special == Customs() else special
    person, token = await hall.someone(request, sent.get("name", ""))
    room = await hall.house.open_room(
        person, game, options, players, CLOCKS[clock][1], "listed" in sent, sent.get("words", "")[:200], customs
    )
    return see_as(request, f"/table/{room.id}", token)
