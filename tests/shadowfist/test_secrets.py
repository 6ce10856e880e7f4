"""Nobody learns a face-down Site, a hand or a deck: not by a view, a question, the things in sight, or an event.

Every title of the library is in one player's deck only, once. So a title that is told to anyone else, before its card
has lain open, is a secret that got out.
"""

import json

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.events import SPECTATOR
from kwoon.engine.plain import Data
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.terms.codes import DECK, HAND, PLAY, SHOWN
from kwoon.games.shadowfist.terms.events import Looked, OnTop, Opened, Seen
from kwoon.games.shadowfist.turn.match import Match
from tests.rules import rule

SEATS = 3


class Onlooker:
    """A seat, or a spectator, and every title that it may know."""

    def __init__(self, game: Shadowfist, seat: int) -> None:
        self.seat = seat
        self.known = {game.card(card).title for card in range(len(game.definitions)) if game.owners[card] == seat}

    def look(self, game: Shadowfist) -> None:
        """Whatever lies open now is known from now on."""
        for card in range(len(game.definitions)):
            hidden = game.zones[card] in (DECK, HAND) or (game.zones[card] == PLAY and game.face_down[card])
            if not hidden or (game.face_down[card] and game.controllers[card] == self.seat):
                self.known.add(game.card(card).title)

    def hears(self, words: str, secrets: list[str]) -> list[str]:
        """The secrets among what it is told."""
        return [title for title in secrets if title not in self.known and title in words]


def own_decks() -> list[list[str]]:
    """Each title in one deck, so that titles tell whose they are."""
    return [[card.title for at, card in enumerate(library()) if at % SEATS == seat] for seat in range(SEATS)]


def told(game: Shadowfist, seat: int) -> str:
    """Everything that a seat can see at this moment."""
    parts: list[Data] = [game.view(seat), [thing.name for thing in game.things(seat)]]
    for thing in game.things(seat):
        refusal = game.explain(seat, thing)
        parts.append(None if refusal is None else refusal.reason)
    question = game.question()
    if question is not None and question.seat == seat:
        parts.append([question.prompt, *[option.label for option in question.options]])
    return json.dumps(parts, ensure_ascii=False)


def secret_titles() -> list[str]:
    """Titles that could give something away: not part of another, nor a word of any text, nor one that can be named."""
    titles = [card.title for card in library()]
    words = {word.capitalize() for card in library() for word in card.designators}
    texts = " ".join(card.text() for card in library())
    rare = [title for title in titles if title not in words and title not in texts]
    return [title for title in rare if sum(title in other for other in titles) == 1]


@rule("SF-9.2.2", "SF-25.7.1")
@pytest.mark.parametrize("seed", range(3))
def test_no_secret_gets_out(seed: int) -> None:
    game = Shadowfist(FistOptions({"decks": [list[Data](deck) for deck in own_decks()], "max_turns": 45}), seed)
    onlookers = [Onlooker(game, seat) for seat in (SPECTATOR, *range(SEATS))]
    secrets = secret_titles()
    watcher = game.watch()
    game.stack.append(Match())
    game.run()
    chance = Chance(seed)
    for move in range(500):
        for onlooker in onlookers:
            onlooker.look(game)
            seen = [event for event in watcher.events if event.seen_by(onlooker.seat)]
            for event in seen:
                if isinstance(event, (Looked, Opened)):  # a card's effect has shown these to this player, or to all
                    onlooker.known.update(event.cards.split("; "))
                if isinstance(event, OnTop):  # a deck's top card lies face up
                    onlooker.known.add(event.card)
                if (
                    isinstance(event, Seen) and event.happening == SHOWN
                ):  # its text has a card that was found shown to all
                    onlooker.known.add(event.card)
            words = [game.tell(event, onlooker.seat) for event in seen]
            assert not onlooker.hears(" / ".join(words), secrets), f"move {move}: {words}"
            if move % 12 == 0:
                heard = onlooker.hears(told(game, onlooker.seat), secrets) if onlooker.seat >= 0 else []
                heard += onlooker.hears(json.dumps(game.view(onlooker.seat), ensure_ascii=False), secrets)
                assert not heard, f"move {move}: seat {onlooker.seat} knows {heard}"
        watcher.events.clear()
        if game.decision is None:
            break
        game.apply(chance.below(len(game.decision.options)))
    assert len(secrets) > 100
    assert move > 50


@rule("SF-25.7.1")
def test_the_test_would_see_a_leak() -> None:
    game = Shadowfist(FistOptions({"decks": [list[Data](deck) for deck in own_decks()]}), 1)
    onlooker = Onlooker(game, 0)
    theirs = game.card(game.owners.index(1)).title
    assert onlooker.hears(f"a view that names {theirs}", [theirs]) == [theirs]
    assert onlooker.hears(f"a view that names {game.card(0).title}", [game.card(0).title]) == []
