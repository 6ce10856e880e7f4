"""Verbs for damage: inflict it, heal it, reduce it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.damage import Blow
from kwoon.games.shadowfist.effects.resolving import heal
from kwoon.games.shadowfist.effects.saving import strike
from kwoon.games.shadowfist.language.numbers import Fixed, Variable, as_number
from kwoon.games.shadowfist.language.things import Picked, This
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import Grant
from kwoon.games.shadowfist.state.damage_rules import OUTPUT_CAP, DamageRule
from kwoon.games.shadowfist.state.effects import (
    NEXT_ONLY,
    ONLY_COMBAT,
    REDUCED,
    RULE,
    WHILE_INTERCEPTING,
)
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.word_kinds import UNKNOWN_NUMBER, Cards, Cost, Deed, Number, OnCards, Verb, Word
from kwoon.games.shadowfist.terms.codes import CORRUPTED, KEYWORD_NAMES, LETHAL, NEEDS_DAMAGED, PLAY, UNSTOPPABLE, bits
from kwoon.games.shadowfist.terms.durations import (
    DURATION_WORDS,
    TURN_END,
)
from kwoon.games.shadowfist.terms.ids import CardId, Duration
from kwoon.games.shadowfist.terms.leanings import BAD, GOOD
from kwoon.games.shadowfist.terms.phrasing import capital
from kwoon.games.shadowfist.words.verbs_lasting import Give, leave_behind, leave_between

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Damage(Verb):
    """SF-29.2: inflict non-combat damage."""

    def __init__(self, number: Number | int, on: Cards, how: int = 0) -> None:
        self.number: Number = as_number(number)
        self.on: Cards = on
        self.how: int = how
        """The bold-faced abilities of this damage: LETHAL (SF-50.9), UNSTOPPABLE (SF-50.18), CORRUPTED (SF-50.3)."""

    def deed(self) -> Deed:
        return Deed(deeds.HURTS, self.number.guess(), self.on)

    def act(self, table: Table, effect: Effect) -> None:
        blows: list[Blow] = []
        before = effect.watched
        for card in self.on.cards(table, effect):
            effect.watched = card  # what EACH_ONE means
            blow = Blow(effect.source, card, self.number.value(table, effect), False)
            blow.lethal = self.how & LETHAL != 0
            blow.unstoppable = self.how & UNSTOPPABLE != 0
            blow.corrupted = self.how & CORRUPTED != 0
            blows.append(blow)
        effect.watched = before
        strike(table, blows)

    def inflicts(self) -> bool:
        return True

    def acts_on(self) -> Cards:
        return self.on

    def numbers(self) -> list[Number]:
        return [self.number]

    def text(self) -> str:
        how = "".join([f"{name} " for name in bits(self.how, KEYWORD_NAMES)])
        words = f"inflict {self.number.text()} {how}non-combat damage on {each_of(self.on)}"
        return f"{words}. {self.number.definition()}" if self.number.definition() else words


def each_of(cards: Cards) -> str:
    """Cards that were picked, each for itself."""
    words = cards.text()
    if not isinstance(cards, Picked) or cards.choice.most == 1:
        return words
    return "each target" if words == "targets" else f"each of {words}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Heal(OnCards):
    """SF-16: remove all damage from cards, or so much of it."""

    def __init__(self, cards: Cards, damage: Number | int | None = None) -> None:
        super().__init__(cards)
        self.damage: Number | None = None if damage is None else as_number(damage)

    def does(self) -> int:
        return GOOD

    def deed(self) -> Deed:
        return Deed(deeds.HEALS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        amount = 0 if self.damage is None else self.damage.value(table, effect)
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                heal(table, card, table.damage[card] if self.damage is None else amount, effect.player)

    def can_act_on(self, table: Table, card: CardId) -> bool:
        return table.damage[card] > table.lasting_damage[card]

    def needs(self) -> int:
        return NEEDS_DAMAGED if isinstance(self.cards, This) else 0

    def numbers(self) -> list[Number]:
        return [] if self.damage is None else [self.damage]

    def text(self) -> str:
        amount = "" if self.damage is None else f"{self.damage.text()} damage from "
        return f"heal {amount}{self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class HealPoints(Verb):
    """SF-16.0: heal the points of damage that were picked; each card once."""

    def __init__(self, points: Picked) -> None:
        self.points: Picked = points

    def deed(self) -> Deed:
        return Deed(deeds.HEALS_POINTS)

    def act(self, table: Table, effect: Effect) -> None:
        points = self.points.cards(table, effect)
        for at, card in enumerate(points):
            if card not in points[:at]:
                heal(table, card, points.count(card), effect.player)

    def text(self) -> str:
        return f"heal {self.points.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class DamagePoints(Verb):
    """SF-29.4: inflict the points of damage that were divided: on each card all of its points at once."""

    def __init__(self, points: Picked) -> None:
        self.points: Picked = points

    def deed(self) -> Deed:
        return Deed(deeds.HURTS, UNKNOWN_NUMBER, self.points)

    def act(self, table: Table, effect: Effect) -> None:
        points = self.points.cards(table, effect)
        cards = [card for at, card in enumerate(points) if card not in points[:at]]
        blows = [Blow(effect.source, card, points.count(card), False) for card in cards]
        strike(table, blows)

    def inflicts(self) -> bool:
        return True

    def acts_on(self) -> Cards:
        return self.points

    def text(self) -> str:
        return f"inflict {self.points.text()} as non-combat damage"


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveRule(OnCards):
    """SF-29.7: a rule about damage counts for cards for a while; it calls each of them WATCHED."""

    def __init__(self, cards: Cards, rule: DamageRule, until: Duration) -> None:
        super().__init__(cards)
        self.rule: DamageRule = rule
        self.until: Duration = until
        rule.given = True

    def leaves_behind(self, at: int) -> Word | None:
        if self.rule.at >= 0:
            return None
        self.rule.at = at
        return self.rule

    def deed(self) -> Deed:
        return Deed(deeds.AFFECTS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                lasting = leave_behind(table, effect, card, RULE, self.until)
                lasting.rule_at = table.library[effect.definition].abilities.index(self.rule)
                lasting.rule_of = effect.definition

    def does(self) -> int:
        return GOOD

    def lasts(self) -> Duration:
        return self.until

    def text(self) -> str:
        words = self.rule.sentence().replace("The watched card", capital(self.cards.text()))
        words = words.replace("the watched card", self.cards.text())
        if self.cards.text().startswith("all "):
            words = words.replace(" gains ", " gain ", 1)
        return f"{words[:1].lower()}{words[1:]} {DURATION_WORDS[self.until]}".strip()


@mypyc_attr(allow_interpreted_subclasses=True)
class ReduceDamageOn(Verb):
    """SF-29.6.3: damage on cards is reduced to zero: from one card only, only the next, only combat damage, ..."""

    def __init__(self, on: Cards, by: Cards | None = None, mask: int = 0) -> None:
        self.on: Cards = on
        self.by: Cards | None = by
        self.mask: int = mask

    def does(self) -> int:
        return GOOD

    def deed(self) -> Deed:
        return Deed(deeds.AFFECTS, 0, self.on)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.on.cards(table, effect):
            if table.zones[card] != PLAY:
                continue
            if self.by is None:
                leave_behind(table, effect, card, REDUCED, TURN_END).which_damage = self.mask
                continue
            for source in self.by.cards(table, effect):
                leave_between(table, effect, card, REDUCED, TURN_END, source).which_damage = self.mask

    def acts_on(self) -> Cards:
        return self.on

    def text(self) -> str:
        kind = "combat damage" if self.mask & ONLY_COMBAT else "damage"
        which = "the next" if self.mask & NEXT_ONLY else "all"
        words = f"until the end of the turn, {which} {kind} inflicted on {self.on.text()}"
        if self.by is not None:
            words += f" by {self.by.text()}"
        if self.mask & WHILE_INTERCEPTING:
            words += " while it is intercepting"
        return f"{words} is reduced to 0"


@mypyc_attr(allow_interpreted_subclasses=True)
class ReduceDamageBy(Give):
    """SF-29.7, step 8: the damage that cards inflict is reduced to 0 for a while; all of it, or combat damage only."""

    def __init__(self, cards: Cards, combat_only: bool, until: Duration) -> None:
        super().__init__(cards, [Grant(OUTPUT_CAP, Fixed(0), ONLY_COMBAT if combat_only else 0, "")], until)

    def does(self) -> int:
        return BAD

    def deed(self) -> Deed:
        return Deed(deeds.SHIELDS, 0, self.cards)

    def text(self) -> str:
        kind = "combat damage" if self.grants[0].mask else "damage"
        to = self.grants[0].number.text()
        return f"all {kind} inflicted by {self.cards.text()} is reduced to {to} {DURATION_WORDS[self.until]}".strip()


@mypyc_attr(allow_interpreted_subclasses=True)
class Shield(Verb):
    """SF-29.6: the non-combat damage that the answered effect would inflict on cards is reduced to 0."""

    def __init__(self, cards: Picked) -> None:
        self.cards: Picked = cards

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        for procedure in table.stack:
            if isinstance(procedure, SceneState):
                for other in procedure.effects:
                    if other.uid == effect.answers:
                        other.shields = other.shields + self.cards.picked(effect)

    def text(self) -> str:
        return f"reduce to 0 all non-combat damage that the effect's card would inflict on {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class HealYours(Cost):
    """SF-16: heal all cards you control; X is how much damage that removes."""

    def payable(self, table: Table, effect: Effect) -> bool:
        return any(table.damage[card] > table.lasting_damage[card] for card in table.controlled(effect.player))

    def pay(self, table: Table, effect: Effect) -> None:
        seat = effect.player
        effect.x = sum(heal(table, card, table.damage[card], seat) for card in table.controlled(seat))

    def text(self) -> str:
        return "heal all cards you control"


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageHealed(Variable):
    """How much damage the cost has healed."""

    def value(self, table: Table, effect: Effect) -> int:
        return effect.x

    def meaning(self) -> str:
        return "the amount of damage healed"
