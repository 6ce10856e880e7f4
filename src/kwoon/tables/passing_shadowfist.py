"""How the passing assistant reads Shadowfist: most of its questions are "Play an effect, or pass?"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kwoon.engine.question import Question
from kwoon.games.shadowfist.cards.library import by_title
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms import moments
from kwoon.games.shadowfist.terms.actions import HEAL, MOVE, REVEAL
from kwoon.games.shadowfist.terms.codes import (
    ATTACK_DECLARED,
    ATTACK_JOINED,
    FENG_SHUI,
    INTERCEPTED,
    PLAYED,
    RESOURCES,
    REVEALED,
    TACTICS_USED,
    TOOK_POWER,
    TURN_STARTED,
    UNIQUE,
)
from kwoon.games.shadowfist.terms.events import Acted, Seen
from kwoon.games.shadowfist.terms.questions import ACT as ACT_KIND
from kwoon.games.shadowfist.terms.questions import DISCARD, GENERATE, KIND_NAMES
from kwoon.tables.chronicle import Line
from kwoon.tables.manners.base import View
from kwoon.tables.passing import ALWAYS, SMALL, Reader, Sight, Wish

ACT: Final = KIND_NAMES[ACT_KIND]
WITH_CARDS: Final = Wish("c", "when a card or ability can answer an opponent", lasting=True)
"""The usual habit. Revealing a Site alone, healing or walking is no answer, or one would be asked at everything."""
ANSWER: Final = Wish("o", "when an opponent can be answered in any way", lasting=True)
MY_TURN: Final = Wish("t", "your turn")
MY_MAIN_SHOT: Final = Wish("m", "your Main Shot")
ATTACK: Final = Wish("d", "an attack is declared")
ATTACK_ON_ME: Final = Wish("y", "you are attacked")
INTERCEPTION: Final = Wish("i", "the next interception")
END_OF_TURN: Final = Wish("e", "somebody declares the end of a turn")

DOINGS: Final = (PLAYED, REVEALED, ATTACK_JOINED, INTERCEPTED, TACTICS_USED)
"""What an opponent does that can be answered, besides generating an effect and declaring an attack."""
INNATE: Final = (REVEAL, HEAL, MOVE)
"""What one does that needs neither a card nor an ability."""
TURNS_AHEAD: Final = 2
"""For how many turns Power is counted on: a card that costs more than that brings is out of reach."""
INTERCEPTING: Final = (moments.INTERCEPTION, moments.INTERCEPTED)


class FistReader(Reader):
    """A scene's question can be passed on; joining, intercepting and all but small questions is always asked."""

    wishes = (
        WITH_CARDS, ANSWER, ALWAYS, SMALL, MY_TURN, MY_MAIN_SHOT, ATTACK, ATTACK_ON_ME, INTERCEPTION, END_OF_TURN,
    )  # fmt: skip
    asks_all = SMALL

    def pass_option(self, question: Question) -> int | None:
        return 0 if question.kind == ACT else None

    def usual(self, sight: Sight) -> int | None:
        """SF-22.2.2, SF-22.2.4: Power is generated, and nothing discarded, while the hand can be used."""
        kind = sight.question.kind
        hand = sight.view["players"][sight.seat]["hand"]
        if kind == KIND_NAMES[GENERATE]:
            return 0 if 2 * len(idle(sight.seat, sight.view)) < len(hand) else None
        if kind == KIND_NAMES[DISCARD] and power_was_last(sight.seat, sight.log):
            return 0 if not idle(sight.seat, sight.view) else None
        return None

    def worth_asking(self, habit: Wish, sight: Sight, news: Sequence[Line], chance: bool) -> bool:
        if habit == ALWAYS:
            return True
        told = any(concerns(line, sight.seat) for line in news) and still_open(sight.seat, sight.view)
        if not told and not chance:
            return False
        return habit == ANSWER or with_cards(sight.question, chance)

    def chance(self, seat: int, view: View, log: Sequence[Line]) -> int:
        attack = view["attack"]
        if attack is None or attack["intercepting"] != seat or view["moment"] != moments.INTERCEPTION:
            return 0
        against = any(each["attacking"] and each["seat"] != seat for each in attack["attackers"])
        return attacks(log) if against else 0

    def occurrence(self, moment: Wish, seat: int, view: View, log: Sequence[Line]) -> int:
        turn = int(view["turn"])
        mine = view["active"] == seat
        if moment == MY_TURN:
            return turn if mine else 0
        if moment == MY_MAIN_SHOT:
            return turn if mine and view["moment"] not in (moments.START_OF_TURN, moments.ESTABLISHING_SHOT) else 0
        if moment == END_OF_TURN:
            return turn if view["moment"] == moments.END_DECLARED else 0
        attack = view["attack"]
        if attack is None or (moment == ATTACK_ON_ME and attack["on"] != seat):
            return 0
        if moment == INTERCEPTION and view["moment"] not in INTERCEPTING:
            return 0
        return attacks(log)


def attacks(log: Sequence[Line]) -> int:
    """How many attacks have been declared so far."""
    return sum(1 for line in log if isinstance(line.event, Seen) and line.event.happening == ATTACK_DECLARED)


def concerns(line: Line, seat: int) -> bool:
    """Whether a line of the log tells of something to answer: an opponent's doing, or any declared attack."""
    event = line.event
    if isinstance(event, Acted):
        return event.seat != seat
    if isinstance(event, Seen):
        return event.happening == ATTACK_DECLARED or (event.happening in DOINGS and event.seat != seat)
    return False


def still_open(seat: int, view: View) -> bool:
    """Whether it is not over yet: an opponent's effect waits in the scene, or an attack is under way."""
    return view["attack"] is not None or any(effect["player"] != seat for effect in view["scene"])


def with_cards(question: Question, chance: bool) -> bool:
    """Whether an answer needs a card or an ability; before one's own interception, walking there is worth it too."""
    innate = INNATE[:2] if chance else INNATE
    return any(option.action.verb not in innate for option in question.options[1:])


def power_was_last(seat: int, log: Sequence[Line]) -> bool:
    """Whether this seat has generated Power this turn, and nobody has used anything since: the turn's own discard."""
    for line in reversed(log):
        event = line.event
        if isinstance(event, Acted):
            return False
        if isinstance(event, Seen) and event.happening == TOOK_POWER:
            return event.seat == seat
        if isinstance(event, Seen) and event.happening == TURN_STARTED:
            return False
    return False


def idle(seat: int, view: View) -> list[str]:
    """The cards of a hand that might better be others: what can't be played, now and for some turns."""
    mine = view["players"][seat]
    reach = mine["power"] + TURNS_AHEAD * mine["income"]
    titles = {card["title"] for card in mine["cards"]}
    one_away = mine["closeness"] >= mine["goal"] - 1
    found: list[str] = []
    for title, cost in zip(mine["hand"], mine["costs"], strict=True):
        card = known(title)
        if card is None or lacks(card, mine["resources"]) or cost > reach:
            found.append(title)
        elif (card.restrictions & UNIQUE and title in titles) or (card.type == FENG_SHUI and one_away):
            found.append(title)  # a second Unique copy (SF-49.9); the last Site before victory (SF-25.7.4)
    return found


def known(title: str) -> Card | None:
    """The card of the library with that title; None for one that somebody has made up."""
    return by_title().get(title)


def lacks(card: Card, pool: str) -> bool:
    """SF-8.4: whether a card needs resources that are not in the pool."""
    return any(pool.count(RESOURCES[place]) < count for place, count in enumerate(card.requires))
