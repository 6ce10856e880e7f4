"""PS-3: what to play in the action phase, and when to answer gems and red fists."""

from __future__ import annotations

from kwoon.bots.puzzlestrike.plan import Planner
from kwoon.bots.puzzlestrike.table import Table, height, largest
from kwoon.bots.puzzlestrike.worth import MONEY, Judge
from kwoon.games.puzzlestrike.language.script import SCRIPTS
from kwoon.games.puzzlestrike.state.chip import BLACK, CHIPS, PURPLE
from kwoon.games.puzzlestrike.words.attacks import Immune
from kwoon.games.puzzlestrike.words.gems import CounterCrash, CrashBack

NOTHING = 0.05
"""Below this a chip is not worth an action."""
ANSWER = 0.4
"""A red fist that does less than this needs no answer."""
LOST_CRASH = 0.85
"""How surely a Crash Gem that is not used now is used on the next turn."""


class Player:
    """A player who may act or react."""

    def __init__(self, table: Table, judge: Judge) -> None:
        self.table = table
        self.judge = judge

    def action(self, offered: list[int]) -> int | None:
        """The chip to play now."""
        return Planner(self.table, self.judge).first(offered)

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
