"""What a buyer reads off its view of Puzzle Strike, and how it feels about gem piles."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kwoon.bots.puzzlestrike.facts import FACTS
from kwoon.games.puzzlestrike.state.chip import BLACK, BY_NAME, CHIPS, COLOURS, STUN

HEIGHT = (0.0, 0.1, 0.2, 0.4, 0.8, 1.4, 2.2, 3.2, 4.6, 6.6, 12.0)
"""How bad a pile of each total is for its owner: little at first (it draws chips), then more and more."""
OVERFLOWING = 1.5
"""How much worse each gem above ten makes a pile."""
UNCOUNTERABLE = 0.8
"""How much more a crash is worth that nobody can answer (PS-4.5)."""
PAIRS = ((1, 3), (2, 2), (1, 2), (1, 1))
"""The gems to combine, the best first: a 4-gem from what is good for little else, then the largest."""

Gems = tuple[int, int, int, int]


def height(total: int) -> float:
    """How bad a pile of that total is."""
    if total <= 0:
        return 0.0
    return HEIGHT[total] if total < len(HEIGHT) else HEIGHT[-1] + OVERFLOWING * (total - 10)


def sum_of(gems: Gems) -> int:
    """The total of a pile."""
    return gems[0] + 2 * gems[1] + 3 * gems[2] + 4 * gems[3]


def largest(gems: Gems, count: int, ones: bool = False) -> list[int]:
    """The sizes of the largest gems of a pile, or of some of its 1-gems."""
    if ones:
        return [1] * min(count, gems[0])
    found: list[int] = []
    for size in (4, 3, 2, 1):
        found.extend([size] * min(count - len(found), gems[size - 1]))
    return found


def combined(gems: Gems, pair: tuple[int, int]) -> Gems | None:
    """The pile after two gems have become one; None without such gems."""
    left = list(gems)
    for size in pair:
        left[size - 1] -= 1
    if min(left) < 0:
        return None
    left[sum(pair) - 1] += 1
    return (left[0], left[1], left[2], left[3])


def best_pair(gems: Gems, ones: bool = False) -> tuple[int, int] | None:
    """Which gems to combine."""
    for pair in PAIRS[3:] if ones else PAIRS:
        if combined(gems, pair) is not None:
            return pair
    return None


class Table:
    """A seat's view, read once for each question."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.about: dict[str, Any] = view.get("question", {}).get("about", {})
        """What the open question belongs to."""
        self.seat: int = view["seat"]
        self.mode: str = view["mode"]
        self.players: list[dict[str, Any]] = view["players"]
        self.me = self.players[self.seat]
        self.pile: int = self.me["pile"]
        self.totals: list[int] = [pile["total"] for pile in view["piles"]]
        self.total: int = self.totals[self.pile]
        self.gems: Gems = tuple(view["piles"][self.pile]["gems"])
        self.ante: int = view["ante"]
        self.hand: list[int] = kinds(self.me.get("hand", []))
        self.bag: list[int] = kinds(self.me.get("bag", []))
        self.discard: list[int] = kinds(self.me["discard"])
        self.arrows: list[int] = [self.me["arrows"][colour] for colour in COLOURS[:5]]
        self.opponents = [
            player for player in self.players if player["pile"] != self.pile and player["playing"] is not False
        ]
        self.stunned = any(CHIPS[kind].power == STUN for player in self.opponents for kind in kinds(player["ongoing"]))
        self.my_turn: bool = self.players[view["active"]]["pile"] == self.pile
        self.target: int = self.best_target(0)

    @property
    def their_total(self) -> int:
        """The pile that the bot would send gems to."""
        return self.totals[self.target]

    def deck(self) -> Counter[int]:
        """All the chips that this player owns."""
        owned = Counter(self.hand)
        owned.update(self.bag)
        owned.update(self.discard)
        for zone in ("top", "table", "ongoing"):
            owned.update(kinds(self.me[zone]))
        return owned

    def piles_against(self) -> list[int]:
        """The piles of the opponents."""
        return sorted({player["pile"] for player in self.opponents})

    def best_target(self, gems: int) -> int:
        """Whom to send gems to. PS-8.2: in a free-for-all the lowest pile wins, so whoever leads is hit,
        unless someone can be made to overflow while this player's pile is the lowest."""
        piles = self.piles_against()
        if not piles:
            return self.pile
        highest = max(piles, key=lambda pile: self.totals[pile])
        if self.mode != "free-for-all":
            return highest
        rest = [self.totals[pile] for pile in piles if pile != highest]
        if self.totals[highest] + gems + self.ante >= 10 and all(self.total - gems < total for total in rest):
            return highest
        return min(piles, key=lambda pile: self.totals[pile])

    # --- piles ----------------------------------------------------------------------------------------------------

    def send_worth(self, broken: list[int], gems: Gems | None = None, before: int = 0) -> float:
        """What it is worth to crash these gems after others: one's own pile falls and theirs rises."""
        mine = self.total if gems is None else sum_of(gems)
        sent = sum(broken)
        theirs = self.their_total + self.ante + before
        worth = height(mine) - height(mine - sent) + height(theirs + sent) - height(theirs)
        return worth + (UNCOUNTERABLE if 4 in broken else 0.0)

    def ante_pain(self, value: int) -> float:
        """What a gem in one's own pile costs."""
        return height(self.total + value) - height(self.total)

    def ante_harm(self, value: int) -> float:
        """What a gem in an opponent's pile is worth."""
        theirs = self.their_total + self.ante
        return height(theirs + value) - height(theirs)

    def crashes_in_hand(self) -> int:
        """How many gems the chips of the hand can crash, whatever their size."""
        return sum(int(FACTS[kind].breaks) for kind in self.hand)

    # --- arrows ---------------------------------------------------------------------------------------------------

    def reach(self, arrows: list[int], hand: list[int]) -> int:
        """How many chips of a hand can be played with these arrows, if none of them brings more arrows."""
        wild = arrows[BLACK]
        played = 0
        plain = 0
        left = list(arrows)
        for kind in hand:
            banner = CHIPS[kind].banner
            if not banner:
                continue
            for colour in range(1, 5):
                if banner >> colour & 1 and left[colour] > 0:
                    left[colour] -= 1
                    played += 1
                    break
            else:
                plain += 1
        return played + min(wild, plain)


def kinds(names: list[str]) -> list[int]:
    """The numbers of the chips with these names."""
    return [BY_NAME[name] for name in names]


def without(hand: list[int], kind: int) -> list[int]:
    """A hand after one chip has left it."""
    rest = list(hand)
    if kind in rest:
        rest.remove(kind)
    return rest
