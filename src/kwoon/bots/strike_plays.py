"""PS-3: what to play in the action phase, and when to answer gems and red fists."""

from __future__ import annotations

from kwoon.bots.strike_facts import FACTS
from kwoon.bots.strike_table import Table, height, largest, without
from kwoon.bots.strike_worth import MONEY, Judge
from kwoon.games.puzzlestrike.attacks import Immune
from kwoon.games.puzzlestrike.chip import BLACK, BLUE, BROWN, CHIPS, PURPLE, RED
from kwoon.games.puzzlestrike.gems import CounterCrash, CrashBack
from kwoon.games.puzzlestrike.script import SCRIPTS, Effect
from kwoon.games.puzzlestrike.vocabulary import Anarchy, AnteUpTo, Arrow, ChooseArrows, EachPlayer, IfPile, NewHand

NOTHING = 0.05
"""Below this a chip is not worth an action."""
ANSWER = 0.4
"""A red fist that does less than this needs no answer."""
LOST_CRASH = 0.85
"""How surely a Crash Gem that is not used now is used on the next turn."""


def arrows_given(table: Table, effects: tuple[Effect, ...], given: list[int]) -> None:
    """Add the arrows that effects give at once."""
    for effect in effects:
        if isinstance(effect, Arrow):
            given[effect.colour] += effect.count
        elif isinstance(effect, IfPile) and effect.least <= table.total <= effect.most:
            arrows_given(table, effect.effects, given)
        elif isinstance(effect, Anarchy):
            for colour in (BROWN, PURPLE, RED, BLUE):
                given[colour] += 1
        elif isinstance(effect, ChooseArrows):
            given[BLACK] += 1
        elif isinstance(effect, AnteUpTo):
            arrows_given(table, effect.reward, given)


def renews_hand(effects: tuple[Effect, ...]) -> bool:
    """Whether the hand goes: such a chip comes last."""
    for effect in effects:
        if isinstance(effect, NewHand) or (isinstance(effect, EachPlayer) and renews_hand(effect.effects)):
            return True
    return False


class Player:
    """A player who may act or react."""

    def __init__(self, table: Table, judge: Judge) -> None:
        self.table = table
        self.judge = judge

    # --- actions --------------------------------------------------------------------------------------------------

    def action(self, offered: list[int]) -> int | None:
        """The chip to play now: first those that take no action away from another, then the best ender."""
        table = self.table
        free: list[tuple[float, int]] = []
        enders: list[tuple[float, int]] = []
        for kind in offered:
            rest = [other for other in without(table.hand, kind) if not CHIPS[other].plague]
            before = table.reach(table.arrows, rest)
            after = table.paid(kind)
            arrows_given(table, SCRIPTS[CHIPS[kind].main], after)
            worth = self.judge.play(kind)
            kept = table.reach(after, rest) - before
            own = worth - (0.9 if table.reach(table.paid(kind), rest) < before else 0.0)
            if renews_hand(SCRIPTS[CHIPS[kind].main]):
                enders.append((worth, kind))
            elif kept >= 0 and own > NOTHING and not FACTS[kind].breaks:
                free.append((self.order(kind, own), kind))
            elif worth > NOTHING:
                enders.append((worth, kind))
        if free:
            return max(free)[1]
        if not enders:
            return None
        if table.reach(table.arrows, [kind for _, kind in enders]) >= len(enders):
            return max((self.order(kind, worth), kind) for worth, kind in enders)[1]
        return max(enders)[1]

    def order(self, kind: int, worth: float) -> float:
        """Draw first, then what hurts, then gems; a crash after the combining."""
        facts = FACTS[kind]
        first = 10 * facts.draws + 4 * facts.arrows[BLACK] + 2 * facts.hurts - 3 * facts.combines
        return first + 0.1 * worth - (20 if facts.breaks else 0) - (40 if renews_hand(SCRIPTS[facts.chip.main]) else 0)

    # --- reactions ------------------------------------------------------------------------------------------------

    def answer_send(self, offered: list[int], gems: int, pile: int) -> int | None:
        """PS-4.4: counter-crash in trouble, not when winning; and other answers when they help."""
        best: int | None = None
        best_worth = 0.0
        for kind in offered:
            worth = self.send_answer(kind, gems, pile == self.table.pile, pile)
            if worth > best_worth:
                best, best_worth = kind, worth
        return best

    def send_answer(self, kind: int, gems: int, at_me: bool, pile: int) -> float:
        """What it is worth to answer a send with a chip."""
        table = self.table
        effects = SCRIPTS[CHIPS[kind].react]
        for effect in effects:
            if isinstance(effect, CounterCrash):
                if not at_me:
                    return self.save_another(pile, gems)
                return self.counter(effect.gems, gems)
            if isinstance(effect, CrashBack):
                return table.send_worth([1]) if table.total + gems < 9 or table.gems[0] > 1 else 0.3
        if not at_me:
            return 0.0
        landed = table.total + gems
        relief = height(landed) - height(landed - 1) - 0.7 * (height(table.their_total) - height(table.their_total - 1))
        return relief + 0.3  # a chip is drawn too

    def save_another(self, pile: int, gems: int) -> float:
        """PS-8.3: only whoever has the lowest pile wants the game to end."""
        table = self.table
        ends = table.totals[pile] + gems + table.ante >= 10
        lowest = all(table.total < table.totals[other] for other in table.piles_against() if other != pile)
        return 1.0 if ends and not lowest and table.total >= 3 else 0.0

    def counter(self, count: int, gems: int) -> float:
        """Counter-crash now, or keep the chip to crash with on the next turn?"""
        table = self.table
        broken = sum(largest(table.gems, count))
        negated = min(broken, gems)
        ante = 0 if table.my_turn else table.ante
        theirs = table.their_total
        landed = table.total + gems + ante
        crash_later = not table.my_turn or table.arrows[BLACK] > 0 or table.arrows[PURPLE] > 0
        later = height(theirs + broken + table.ante) - height(landed - broken) + MONEY
        if not crash_later:
            later = height(theirs + table.ante) - height(landed)
        now = height(theirs + broken - negated + table.ante) - height(landed - negated - broken)
        nothing = height(theirs + table.ante) - height(landed)
        return (now - nothing) - (later - nothing) * LOST_CRASH

    def answer_fist(self, offered: list[int], attack: float, after: bool) -> int | None:
        """PS-5: react when it hurts, or when the reaction is good by itself."""
        best: int | None = None
        best_worth = NOTHING
        for kind in offered:
            effects = SCRIPTS[CHIPS[kind].react]
            if not effects:  # played as a reaction of the bank: for real trouble
                worth = attack - 2.0
            elif any(isinstance(effect, Immune) for effect in effects):
                worth = attack - 0.5 * self.judge.play(kind) if attack >= ANSWER else 0.0
            elif after:
                worth = self.judge.effects(effects) - 0.5
            else:
                worth = self.judge.effects(effects) - 0.4 * max(0.0, self.judge.play(kind))
            if worth > best_worth:
                best, best_worth = kind, worth
        return best
