"""A card's definition: its anatomy (SF-8) and its abilities. Definitions never change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.designators import designators
from kwoon.games.shadowfist.language.abilities import (
    ONCE_PER_ATTACK,
    OUT_OF_TURN,
    Ability,
    Delayed,
    Permission,
    Triggered,
    Used,
)
from kwoon.games.shadowfist.language.base import Number, Selector
from kwoon.games.shadowfist.language.damage_rules import AllButOne, DamageRule
from kwoon.games.shadowfist.language.later import FromHand, Later
from kwoon.games.shadowfist.language.permissions import Immune
from kwoon.games.shadowfist.language.terms import (
    EVENT,
    FENG_SHUI,
    HAPPENINGS,
    KEYWORD_NAMES,
    RESOURCES,
    RESTRICTION_NAMES,
    SITE,
    SMOKED,
    STATE,
    TYPE_NAMES,
    bits,
)

X: Final = -1
"""A printed X, defined in the text (SF-48)."""
NO_COST: Final = -2
"""A Feng Shui Site without a printed cost (SF-25.7.2)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One title: everything that is printed on it."""

    def __init__(self, title: str, subtitle: str, type_: int) -> None:
        self.index: int = -1
        self.title: str = title
        self.subtitle: str = subtitle
        self.type: int = type_
        self.cost: int = 0
        self.requires: list[int] = [0] * len(RESOURCES)
        self.provides: list[int] = [0] * len(RESOURCES)
        self.fighting: int = 0
        self.power: int = 0
        self.body: int = 0
        self.restrictions: int = 0
        self.keywords: int = 0
        self.toughness: int = 0
        self.influence: int = 0
        self.crisis: int = -1
        """SF-50.4: the cost at which it may be played in a crisis; -1 for none."""
        self.identity: str = ""
        """SF-49.1: another title that it counts as."""
        self.x: Number | None = None
        """What a printed X stands for."""
        self.subject: Selector | None = None
        """SF-25.5.1: what a State is played on."""
        self.abilities: list[Ability] = []
        self.designators: frozenset[str] = designators(title, subtitle)
        self.set: str = ""
        self.base: int = -1
        """The printed card, for one that has copied something (SF-36); else itself."""
        self.token: bool = False
        """SF-47."""
        self.immune: bool = False
        """SF-40: whether its text makes it immune to anything."""
        self.trigger_mask: int = 0
        self.hand_mask: int = 0
        """Happenings that this card can answer from a hand."""
        self.pile_mask: int = 0
        """Happenings that it can answer from a smoked pile."""
        self.has_damage_rules: bool = False
        self.attacks_out_of_turn: bool = False
        """SF-28.1.2."""
        self.has_hand_abilities: bool = False
        self.has_pile_abilities: bool = False
        self.has_opponents_abilities: bool = False

    # --- what it is ----------------------------------------------------------------------------

    def is_site(self) -> bool:
        """SF-7.3."""
        return self.type == SITE or self.type == FENG_SHUI

    def is_foundation(self) -> bool:
        """SF-18.4: requires no resources and provides at least one."""
        return sum(self.requires) == 0 and sum(self.provides) > 0

    def has_resource(self, resource: int) -> bool:
        """SF-18.2: a card of that faction or talent."""
        return self.requires[resource] > 0 or self.provides[resource] > 0

    def counts_as(self) -> str:
        """SF-49.1: the title by which copies of a card are known: its own, or its Identity."""
        return self.identity or self.title

    def settle(self) -> None:
        """Look up once which happenings the triggers wait for and to what it is immune; place delayed abilities."""
        self.base = self.index
        self.immune = any([isinstance(ability, Immune) for ability in self.abilities])
        for ability in self.abilities[:]:
            for verb in ability.verbs if isinstance(ability, Used) else []:
                if isinstance(verb, Later) and verb.at < 0:
                    verb.at = len(self.abilities)
                    self.abilities.append(verb.ability)
        for ability in self.abilities:
            if isinstance(ability, DamageRule | AllButOne):
                self.has_damage_rules = True
            if isinstance(ability, Permission) and ability.kind == OUT_OF_TURN:
                self.attacks_out_of_turn = True
            if isinstance(ability, FromHand):
                self.has_hand_abilities = True
            if isinstance(ability, Used) and not isinstance(ability, Triggered):
                if ability.opponents:
                    self.has_opponents_abilities = True
                elif ability.zone == SMOKED:
                    self.has_pile_abilities = True
            if isinstance(ability, Triggered) and not isinstance(ability, Delayed):
                for kind in ability.trigger.kinds():
                    if self.type == EVENT or ability.zone == 1:
                        self.hand_mask |= 1 << kind
                    elif ability.zone == 3:
                        self.pile_mask |= 1 << kind
                    else:
                        self.trigger_mask |= 1 << kind
        assert self.trigger_mask < 1 << HAPPENINGS

    # --- how it reads --------------------------------------------------------------------------

    @property
    def type_name(self) -> str:
        """The type in words."""
        return TYPE_NAMES[self.type]

    def text(self) -> str:
        """The rules text, printed from what the card does."""
        parts = [f"{name}." for name in bits(self.restrictions, RESTRICTION_NAMES)]
        if self.identity:
            parts.append(f"Identity: {self.identity}.")
        keywords = bits(self.keywords, KEYWORD_NAMES)
        if self.toughness:
            keywords.append(f"Toughness: {self.toughness}")
        if self.influence:
            keywords.append(f"Influence: {self.influence}")
        if self.crisis >= 0:
            keywords.append(f"Crisis: {self.crisis}")
        parts.extend([f"{keyword}." for keyword in keywords])
        if self.type == STATE and self.subject is not None:
            from kwoon.games.shadowfist.language.phrasing import a_or_an

            parts.append(f"Play on {a_or_an(self.subject.text())}.")
        for ability in self.abilities:
            if not isinstance(ability, Delayed):
                parts.append(self.ability_text(ability))
        if self.x is not None:
            parts.append(f"{self.x.definition()}.")
        return " ".join([part for part in parts if part])

    def ability_text(self, ability: Ability) -> str:
        """One ability; an Event's trigger or timing reads as when to play it."""
        if self.type != EVENT or not isinstance(ability, Used) or isinstance(ability, Delayed) or ability.opponents:
            return ability.text()
        when = ability.timing_text()
        if isinstance(ability, Triggered):
            when = ability.trigger.text()
        if ability.condition is not None:
            when = f"{when} {ability.condition.text()}".strip()
        before = " and ".join(ability.requirements())
        effect = ability.effect_text()
        if ability.limit == ONCE_PER_ATTACK:
            effect += ". You can play only one of this title each attack"
        if when and before:
            return f"Play {when} and {before} :: {effect}."
        if when:
            return f"Play {when} :: {effect}."
        if before:
            return f"{before[:1].upper()}{before[1:]} :: {effect}."
        return f"{effect}."


def resources(letters: str) -> list[int]:
    """Resources from their letters: "ddH" is two Dragons and one High-Tech."""
    counts = [0] * len(RESOURCES)
    for letter in letters:
        counts[RESOURCES.index(letter)] += 1
    return counts


def letters(counts: list[int]) -> str:
    """The letters of resources."""
    return "".join([RESOURCES[place] * count for place, count in enumerate(counts)])
