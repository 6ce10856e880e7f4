"""PS-3: the action phase planned ahead: in which order the chips in hand go best with the arrows there are."""

from __future__ import annotations

from kwoon.bots.puzzlestrike.facts import FACTS
from kwoon.bots.puzzlestrike.table import Gems, Table, best_pair, combined, largest
from kwoon.bots.puzzlestrike.worth import LATER, MONEY, Judge
from kwoon.games.puzzlestrike.language.script import SCRIPTS, Effect
from kwoon.games.puzzlestrike.state.chip import BLACK, BLUE, BROWN, CHIPS, PURPLE, RED
from kwoon.games.puzzlestrike.words.common import (
    Anarchy,
    AnteUpTo,
    Arrow,
    ChooseArrows,
    EachPlayer,
    IfPile,
    Money,
    NewHand,
)
from kwoon.games.puzzlestrike.words.gems import CombineGems, Crash

Arrows = tuple[int, ...]
Hand = tuple[int, ...]

NODES = 600
"""How many states a plan may look at; far more than a usual hand needs."""
CLOSE = 0.011
"""Plans this close are alike: the usual order decides."""


class Planner:
    """Looks through the orders in which a hand can be played."""

    def __init__(self, table: Table, judge: Judge) -> None:
        self.table = table
        self.judge = judge
        self.nodes = 0
        self.known: dict[tuple[Arrows, Hand, Gems, int], float] = {}
        judge.counts_arrows = False
        self.own = {kind: judge.play(kind) for kind in set(table.hand) if CHIPS[kind].banner}
        judge.counts_arrows = True

    def first(self, offered: list[int]) -> int | None:
        """The chip to begin with; None if it is best to stop."""
        table = self.table
        arrows = tuple(table.arrows)
        hand = tuple(sorted(kind for kind in table.hand if CHIPS[kind].banner))
        stop = self.rest(table.gems)
        found = [(self.after(kind, arrows, hand, table.gems, 0), kind) for kind in offered]
        if not found:
            return None
        best = max(found)[0]
        if best <= stop + 0.05:
            return None
        alike = [kind for worth, kind in found if worth >= best - CLOSE]
        return max(alike, key=order)

    def rest(self, gems: Gems) -> float:
        """What the pile is worth for later crashes: one large gem rather than many small ones."""
        broken = largest(gems, 1)
        return LATER * self.table.send_worth(broken, gems) if broken else 0.0

    def value(self, arrows: Arrows, hand: Hand, gems: Gems, sent: int) -> float:
        """The best that can be made of a hand."""
        key = (arrows, hand, gems, sent)
        if key in self.known:
            return self.known[key]
        best = self.rest(gems)
        self.nodes += 1
        if self.nodes < NODES:
            for kind in dict.fromkeys(hand):
                if payable(arrows, kind):
                    best = max(best, self.after(kind, arrows, hand, gems, sent))
        self.known[key] = best
        return best

    def after(self, kind: int, arrows: Arrows, hand: Hand, gems: Gems, sent: int) -> float:
        """What a chip brings, and all that can follow it."""
        place = hand.index(kind)
        left = hand[:place] + hand[place + 1 :]
        now = pay(arrows, kind)
        effects = SCRIPTS[CHIPS[kind].main]
        if renews_hand(effects):
            left = ()
        own = 0.0
        crash = next((effect for effect in effects if isinstance(effect, Crash)), None)
        combine = next((effect for effect in effects if isinstance(effect, CombineGems)), None)
        if crash is not None:
            worth, gems, sent = self.crash(crash, gems, sent)
            own += worth + sum(MONEY * effect.count for effect in effects if isinstance(effect, Money))
        elif combine is not None:
            pair = best_pair(gems, combine.ones)
            if pair is not None and not self.table.stunned:
                gems = combined(gems, pair) or gems
            own += sum(MONEY * effect.count for effect in effects if isinstance(effect, Money))
        else:
            own = self.own.get(kind, 0.0)
        own -= 0.01
        if isinstance(effects[0] if effects else None, ChooseArrows):
            return own + max(
                self.value(given(now, (first, second)), left, gems, sent) for first, second in ChooseArrows.PAIRS
            )
        return own + self.value(given(now, arrows_given(self.table.total, effects)), left, gems, sent)

    def crash(self, effect: Crash, gems: Gems, sent: int) -> tuple[float, Gems, int]:
        """What a crash brings, and the pile that it leaves."""
        broken = largest(gems, effect.gems, effect.mask == 1)
        if not broken or (effect.whole and len(broken) < effect.gems):
            return 0.0, gems, sent
        worth = self.table.send_worth(broken, gems, sent) + MONEY * effect.money * len(broken)
        left = list(gems)
        for size in broken:
            left[size - 1] -= 1
        return worth, (left[0], left[1], left[2], left[3]), sent + sum(broken)


def payable(arrows: Arrows, kind: int) -> bool:
    """Whether there is an arrow for a chip."""
    banner = CHIPS[kind].banner
    return arrows[BLACK] > 0 or any(arrows[colour] and banner >> colour & 1 for colour in range(1, 5))


def pay(arrows: Arrows, kind: int) -> Arrows:
    """PS-3.2: an arrow of the banner's colour is spent before a black one."""
    left = list(arrows)
    banner = CHIPS[kind].banner
    for colour in range(1, 5):
        if banner >> colour & 1 and left[colour] > 0:
            left[colour] -= 1
            return tuple(left)
    left[BLACK] -= 1
    return tuple(left)


def given(arrows: Arrows, colours: tuple[int, ...]) -> Arrows:
    """Arrows with further ones, each given by its colour."""
    if not colours:
        return arrows
    more = list(arrows)
    for colour in colours:
        more[colour] += 1
    return tuple(more)


def arrows_given(total: int, effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """The colours of the arrows that effects give at once, with a pile of that total."""
    found: tuple[int, ...] = ()
    for effect in effects:
        if isinstance(effect, Arrow):
            found += (effect.colour,) * effect.count
        elif isinstance(effect, IfPile) and effect.least <= total <= effect.most:
            found += arrows_given(total, effect.effects)
        elif isinstance(effect, Anarchy):
            found += (BROWN, PURPLE, RED, BLUE)
        elif isinstance(effect, AnteUpTo):
            found += arrows_given(total, effect.reward)
    return found


def renews_hand(effects: tuple[Effect, ...]) -> bool:
    """Whether the hand goes: such a chip comes last."""
    for effect in effects:
        if isinstance(effect, NewHand) or (isinstance(effect, EachPlayer) and renews_hand(effect.effects)):
            return True
    return False


def order(kind: int) -> float:
    """Draw first, then arrows and what hurts; gems combine after that, and crash last."""
    facts = FACTS[kind]
    first = 10 * facts.draws + 4 * facts.arrows[BLACK] + 2 * facts.hurts - 8 * facts.combines
    return first - (20 if facts.breaks else 0) - (40 if renews_hand(SCRIPTS[facts.chip.main]) else 0)
