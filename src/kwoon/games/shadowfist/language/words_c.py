"""Costs, conditions, numbers, triggers and a few abilities that the Lotus and the Guiding Hand use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import OPEN, UNLIMITED, Used
from kwoon.games.shadowfist.language.base import Cards, Condition, Cost, Number, Selector, Trigger
from kwoon.games.shadowfist.language.costs import PayPower
from kwoon.games.shadowfist.language.numbers import Fixed, Variable
from kwoon.games.shadowfist.language.terms import (
    BURNED_SITE,
    BY_COMBAT_DAMAGE,
    BY_OTHER_DAMAGE,
    CHARACTER,
    PLAY,
    RESOURCE_NAMES,
    SEIZED,
    SMOKED,
    WAS_SMOKED,
)
from kwoon.games.shadowfist.language.things import This
from kwoon.games.shadowfist.language.verbs import Reload
from kwoon.games.shadowfist.rules.actions import attack_is_on
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.costs import printed_cost
from kwoon.games.shadowfist.rules.effects import MAINTAINS
from kwoon.games.shadowfist.rules.recalc import resources_of, still_maintained

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table

# --- costs -------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveToController(Cost):
    """SF-17.2.4: give Power to the controller of the card picked."""

    def __init__(self, at: int, amount: int) -> None:
        self.at: int = at
        self.amount: int = amount

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.power[effect.player] >= self.amount

    def pay(self, table: Table, effect: Effect) -> None:
        for card in effect.picks[self.at]:
            table.power[effect.player] -= self.amount
            table.power[table.controllers[card]] += self.amount

    def text(self) -> str:
        return f"give an opponent {self.amount} Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class PutCounter(Cost):
    """SF-10.5: put a counter on this card."""

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.zones[effect.source] == PLAY

    def pay(self, table: Table, effect: Effect) -> None:
        table.counters[effect.source] += 1
        table.changed()

    def text(self) -> str:
        return "put a counter on this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class Spend(Cost):
    """Remove X counters from this card, where X is named as the effect is generated."""

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.counters[effect.source] > 0

    def pay(self, table: Table, effect: Effect) -> None:
        table.counters[effect.source] -= effect.x
        table.changed()

    def text(self) -> str:
        return "remove X counters"


# --- conditions --------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class DuringMainShot(Condition):
    """SF-22.3: in a Main Shot; your own if so said, and outside of an attack."""

    def __init__(self, yours: bool, outside: bool, words: str) -> None:
        self.yours: bool = yours
        self.outside: bool = outside
        self.words: str = words

    def holds(self, table: Table, effect: Effect) -> bool:
        if not table.main_shot or (self.yours and table.active != effect.player):
            return False
        return not self.outside or not attack_is_on(table)

    def text(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class Enough(Condition):
    """SF-24.1.3: enough cards for two choices of one kind; the rules say so, not the card."""

    def __init__(self, selector: Selector, least: int) -> None:
        self.selector: Selector = selector
        self.least: int = least

    def holds(self, table: Table, effect: Effect) -> bool:
        return len([card for card in table.in_play if self.selector.matches(table, card, effect)]) >= self.least

    def text(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackedByRicher(Condition):
    """During an opponent's attack on you, if the opponent has more Power-generating Sites (SF-8.8.1)."""

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or attack.ended or table.controllers[attack.target] != effect.player:
            return False
        return generating_sites(table, attack.seat) > generating_sites(table, effect.player)

    def text(self) -> str:
        return "during an attack on a card you control by an opponent who controls more Power-generating Sites than you"


def generating_sites(table: Table, seat: int) -> int:
    """SF-8.8.1, SF-22.2.2: Sites with a Power score; a face-down one generates Power too."""
    count = 0
    for card in table.in_play:
        if table.controllers[card] == seat and table.is_site(card):
            if table.face_down[card] or table.card(card).power > 0:
                count += 1
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class HasResources(Condition):
    """SF-50.13: a cost in resources is one that you have, not one that you spend (SF-18.0)."""

    def __init__(self, needed: list[int]) -> None:
        self.needed: list[int] = needed

    def holds(self, table: Table, effect: Effect) -> bool:
        pool = resources_of(table, effect.player)
        return all([pool[place] >= self.needed[place] for place in range(len(pool))])

    def text(self) -> str:
        return ", ".join([f"{count} {RESOURCE_NAMES[place]}" for place, count in enumerate(self.needed) if count])


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileMaintained(Condition):
    """SF-10.4: while this card maintains what it was turned for."""

    def holds(self, table: Table, effect: Effect) -> bool:
        for each in table.lingering:
            if each.kind == MAINTAINS and each.source == effect.source:
                return still_maintained(table, each.source, each.source_stamp)
        return False

    def text(self) -> str:
        return ""


# --- numbers -----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class PickedCount(Variable):
    """How many cards were picked for a choice; not less than a least number (SF-48.3.1)."""

    def __init__(self, at: int, least: int, words: str) -> None:
        self.at: int = at
        self.least: int = least
        self.words: str = words

    def value(self, table: Table, effect: Effect) -> int:
        return max(self.least, len(effect.picks[self.at]) if self.at < len(effect.picks) else 0)

    def meaning(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class SpelledOut(Number):
    """A counted number that reads as what it is, not as X."""

    def __init__(self, number: Variable) -> None:
        self.number: Variable = number

    def value(self, table: Table, effect: Effect) -> int:
        return self.number.value(table, effect)

    def text(self) -> str:
        return self.number.meaning()


@mypyc_attr(allow_interpreted_subclasses=True)
class SubjectsCost(Variable):
    """SF-8.5: the printed cost of the card that this State is to be played on; before that is chosen, a great one."""

    def value(self, table: Table, effect: Effect) -> int:
        return 99 if effect.place < 0 else printed_cost(table, effect.place)

    def meaning(self) -> str:
        return "the subject's printed cost"


@mypyc_attr(allow_interpreted_subclasses=True)
class HalfTheirPower(Variable):
    """Half the Power of the player whose card is attacked, rounded down."""

    def value(self, table: Table, effect: Effect) -> int:
        attack = current_attack(table)
        return 0 if attack is None else table.power[attack.target_seat] // 2

    def meaning(self) -> str:
        return "half of that player's Power (rounded down)"


@mypyc_attr(allow_interpreted_subclasses=True)
class CountersHere(Variable):
    """How many counters are on this card."""

    def value(self, table: Table, effect: Effect) -> int:
        return table.counters[effect.source]

    def meaning(self) -> str:
        return "the number of counters on this card"


# --- triggers ----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class SmokesInCombat(Trigger):
    """SF-30.3: this card, or the card that a delayed effect watches, smokes a Character by combat damage."""

    def __init__(self, watched: bool, who: str) -> None:
        self.watched: bool = watched
        self.who: str = who

    def kinds(self) -> list[int]:
        return [WAS_SMOKED]

    def fires(self, table: Table, effect: Effect) -> bool:
        card = effect.watched if self.watched else effect.source
        if effect.amount != BY_COMBAT_DAMAGE or table.hitters is None or table.type_of(effect.about) != CHARACTER:
            return False
        return card in table.hitters.get(effect.about, [])

    def text(self) -> str:
        return f"when {self.who} smokes a Character by inflicting combat damage"


@mypyc_attr(allow_interpreted_subclasses=True)
class SubjectFalls(Trigger):
    """SF-20.1: the subject, which you do not control, is smoked by damage of any kind."""

    def kinds(self) -> list[int]:
        return [WAS_SMOKED]

    def fires(self, table: Table, effect: Effect) -> bool:
        if effect.about != table.subjects[effect.source] or table.controllers[effect.about] == effect.player:
            return False
        return effect.amount == BY_COMBAT_DAMAGE or effect.amount == BY_OTHER_DAMAGE

    def text(self) -> str:
        return "when subject is smoked by damage and you did not control it"


@mypyc_attr(allow_interpreted_subclasses=True)
class YouLose(Trigger):
    """SF-12, SF-19: a Site that you control is burned by an opponent, or seized."""

    def __init__(self, seized: bool, words: str) -> None:
        self.seized: bool = seized
        self.words: str = words

    def kinds(self) -> list[int]:
        return [SEIZED, BURNED_SITE] if self.seized else [BURNED_SITE]

    def fires(self, table: Table, effect: Effect) -> bool:
        return effect.amount == effect.player and (self.seized or effect.whose != effect.player)

    def text(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class Provided(Trigger):
    """A trigger that counts only while something holds."""

    def __init__(self, trigger: Trigger, condition: Condition) -> None:
        self.trigger: Trigger = trigger
        self.condition: Condition = condition

    def kinds(self) -> list[int]:
        return self.trigger.kinds()

    def fires(self, table: Table, effect: Effect) -> bool:
        return self.trigger.fires(table, effect) and self.condition.holds(table, effect)

    def text(self) -> str:
        return f"{self.trigger.text()} {self.condition.text()}".strip()


@mypyc_attr(allow_interpreted_subclasses=True)
class ACharacterWasSmoked(Condition):
    """SF-20: whether a Character was smoked this turn."""

    def holds(self, table: Table, effect: Effect) -> bool:
        return any([table.type_of(card) == CHARACTER for card in table.smoked_this_turn])

    def text(self) -> str:
        return "in which a Character was smoked"


# --- things ------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class AllBut(Cards):
    """Every card that a selector means, but those picked."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def cards(self, table: Table, effect: Effect) -> list[int]:
        return [
            card for card in table.in_play if card not in effect.picks[0] and self.selector.matches(table, card, effect)
        ]

    def text(self) -> str:
        return f"all {self.selector.plural()} except target"


# --- abilities ---------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class ReloadThis(Reload):
    """SF-43: only if the card has not left the smoked pile since (SF-24.1.3.3)."""

    def act(self, table: Table, effect: Effect) -> None:
        if table.same(effect.source, effect.stamp):
            super().act(table, effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReloadFor(Used):
    """SF-50.13: pay in your smoked pile's card's Reload cost: it goes on top of your deck."""

    def __init__(self, needed: list[int], power: int) -> None:
        super().__init__([PayPower(Fixed(power))], [], [ReloadThis(This())], OPEN, UNLIMITED, False)
        self.condition = HasResources(needed)
        self.zone = SMOKED
        self.power: int = power

    def text(self) -> str:
        assert self.condition is not None
        return f"Reload: {self.condition.text()} and {self.power} Power."
