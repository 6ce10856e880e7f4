"""More selectors: by what a card requires, by who did something, locations, and effects to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import Choice, Used
from kwoon.games.shadowfist.language.base import Cards, Number, Selector
from kwoon.games.shadowfist.language.selectors import PLACES
from kwoon.games.shadowfist.language.terms import CHARACTER
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.generating import ability_behind
from kwoon.games.shadowfist.rules.stage import current_stage
from kwoon.games.shadowfist.rules.structure import place_of

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Requiring(Selector):
    """SF-8.4: cards that require resources."""

    def __init__(self, cards: Selector) -> None:
        self.cards: Selector = cards

    def zone(self) -> int:
        return self.cards.zone()

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return sum(table.card(card).requires) > 0 and self.cards.matches(table, card, effect)

    def text(self) -> str:
        return f"{self.cards.text()} that requires resources"


@mypyc_attr(allow_interpreted_subclasses=True)
class OfThatPlayer(Selector):
    """Cards that the player behind the trigger, or behind the effect that is answered, controls."""

    def __init__(self, cards: Selector, words: str) -> None:
        self.cards: Selector = cards
        self.words: str = words

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return table.controllers[card] == effect.whose and self.cards.matches(table, card, effect)

    def text(self) -> str:
        return f"{self.cards.text()} controlled by {self.words}"


@mypyc_attr(allow_interpreted_subclasses=True)
class OfItsOwner(Selector):
    """Cards that the owner of this card controls, whoever controls this card now."""

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return table.controllers[card] == table.owners[effect.source]

    def text(self) -> str:
        return "card controlled by this card's owner"


@mypyc_attr(allow_interpreted_subclasses=True)
class WasAttacker(Selector):
    """Characters that were attackers in the attack that has just ended."""

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or table.type_of(card) != CHARACTER:
            return False
        part = attack.attacker_of(card)
        return part is not None and table.same(card, part.stamp)

    def text(self) -> str:
        return "Character that was an attacker in that attack"

    def plural(self) -> str:
        return "Characters that were attackers in that attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class ALocation(Selector):
    """SF-9.1.2: any location."""

    def zone(self) -> int:
        return PLACES

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return True

    def text(self) -> str:
        return "location"


@mypyc_attr(allow_interpreted_subclasses=True)
class AtTheLocation(Cards):
    """Every such card at the location that was picked."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def cards(self, table: Table, effect: Effect) -> list[int]:
        places = effect.picks[0]
        return [
            card
            for card in table.in_play
            if place_of(table, card) in places and self.selector.matches(table, card, effect)
        ]

    def text(self) -> str:
        return f"all {self.selector.plural().replace(' or ', ' and ')} at target location"


@mypyc_attr(allow_interpreted_subclasses=True)
class DamagingEffect(Selector):
    """For responses: an opponent's effect in the scene that would inflict damage (SF-26.3)."""

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        if effect.whose == effect.player:
            return False
        ability = ability_answered(table, effect)
        return ability is not None and any([verb.inflicts() for verb in ability.verbs])

    def text(self) -> str:
        return "an opponent's effect that would inflict damage"


@mypyc_attr(allow_interpreted_subclasses=True)
class HandEffect(Selector):
    """For responses: an opponent's effect that would look at your hand or make you discard."""

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        if effect.whose == effect.player:
            return False
        other = effect_answered(table, effect)
        ability = ability_answered(table, effect)
        if other is None or ability is None:
            return False
        return any([effect.player in verb.hands(table, other) for verb in ability.verbs])

    def text(self) -> str:
        return "an opponent's effect that would look at your hand or force you to discard"


def effect_answered(table: Table, effect: Effect) -> Effect | None:
    """The effect in the scene that this one answers."""
    stage = current_stage(table)
    if stage is not None:
        for other in stage.effects:
            if other.uid == effect.answers:
                return other
    return None


def ability_answered(table: Table, effect: Effect) -> Used | None:
    """The ability behind the effect that this one answers."""
    other = effect_answered(table, effect)
    return None if other is None else ability_behind(table, other)


@mypyc_attr(allow_interpreted_subclasses=True)
class Points(Choice):
    """Points of damage to be healed, chosen one by one: a card can be picked as often as it is damaged (SF-16.1)."""

    def __init__(self, selector: Selector, points: Number) -> None:
        super().__init__(selector, 1, 99, 1, None)
        self.points: Number = points

    def may_pick(self, table: Table, card: int, picked: list[int]) -> bool:
        return picked.count(card) < table.damage[card] - table.lasting_damage[card]

    def limit(self, table: Table, effect: Effect, most: bool) -> int:
        return self.points.value(table, effect) if most else 1

    def text(self) -> str:
        return ""
