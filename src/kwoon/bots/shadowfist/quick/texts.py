"""What the abilities of Shadowfist's cards are good for, read once off their words and kept as small numbers."""

from __future__ import annotations

from typing import Final

from kwoon.bots.shadowfist.reading import (
    CANCEL,
    amount,
    bonus_of,
    cards_of,
    leaning_of_choice,
    suits_subject,
    verbs_of,
)
from kwoon.games.shadowfist.language.costs import DiscardThis, GivePower, PayPower, PayWith, SacrificeThis, TurnThis
from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.selectors import OPPONENT, YOU, Filter
from kwoon.games.shadowfist.language.things import EVERYONE, ME, All, Picked, This, Who
from kwoon.games.shadowfist.legality.use import event_ability
from kwoon.games.shadowfist.state.abilities import OPEN_RESPONSE, RESPONSE, Used
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.damage_rules import REDUCED_TO, DamageRule
from kwoon.games.shadowfist.state.words import Verb
from kwoon.games.shadowfist.terms.codes import STATE
from kwoon.games.shadowfist.words.verbs_attack import Cease
from kwoon.games.shadowfist.words.verbs_cards import Smoke, TakeControl, Toast, TurnCards, UnturnCards
from kwoon.games.shadowfist.words.verbs_damage import Damage, Heal, HealPoints, ReduceDamageBy
from kwoon.games.shadowfist.words.verbs_lasting import Give
from kwoon.games.shadowfist.words.verbs_piles import DrawCards, SearchFor, ToHand
from kwoon.games.shadowfist.words.verbs_play import Play, PlayOne, Return
from kwoon.games.shadowfist.words.verbs_power import GainPower, GeneratePower, StealPower
from kwoon.games.shadowfist.words.verbs_states import ReturnState

# What a deed does.
NOTHING: Final = 0
GAINS: Final = 1
"""Power for its player,"""
ALL_GAIN: Final = 2
"""for everyone,"""
OTHERS_GAIN: Final = 3
"""or for others."""
GENERATES: Final = 4
STEALS: Final = 5
PLAYS: Final = 6
RETURNS: Final = 7
DRAWS: Final = 8
HEALS_ALL: Final = 9
HURTS_ALL: Final = 10
SMOKES_ALL: Final = 11
GIVES: Final = 12
STOPS: Final = 13
HURTS: Final = 14
SMOKES: Final = 15
TAKES: Final = 16
TO_HAND: Final = 17
TURNS: Final = 18
UNTURNS: Final = 19
HEALS: Final = 20
SHIELDS: Final = 21

EVERY_TYPE: Final = 63
NO_CAP: Final = 99
A_PAYMENT: Final = -2
"""The leaning of a choice that pays the cost."""
MANY_CHOICES: Final = 8


class Deed:
    """What one verb does, to what."""

    def __init__(self, what: int, number: int, does: int) -> None:
        self.what: int = what
        self.number: int = number
        self.does: int = does
        """Good (1) or bad (-1) for the cards that it acts on."""
        self.this: bool = False
        """Whether it acts on its own card."""
        self.types: int = EVERY_TYPE
        """The types of card that it can mean, as bits."""
        self.free: bool = False
        """For one that plays a card: at no cost,"""
        self.ignores: bool = False
        """or without a resource."""


class Gist:
    """An ability in numbers."""

    def __init__(self, ability: Used) -> None:
        self.responds: bool = ability.timing in (RESPONSE, OPEN_RESPONSE)
        self.cancels: bool = any([isinstance(verb, CANCEL) for verb in verbs_of(ability)])
        self.deeds: list[Deed] = [deed_of(ability, verb) for verb in verbs_of(ability)]
        self.damage: int = sum([deed.number for deed in self.deeds if deed.what == HURTS])
        """What it inflicts on what it picks."""
        self.leanings: list[int] = [leaning_of_choice(ability, at) for at in range(MANY_CHOICES)]
        """For each choice whether what is picked gains or suffers by it; see `leaning_of_choice`."""
        self.power: int = 0
        """What it costs: Power,"""
        self.turns: bool = False
        self.sacrifices: bool = False
        self.pays_with: bool = False
        self.discards: bool = False
        for cost in ability.costs:
            if isinstance(cost, PayPower):
                self.power += amount(cost.number)
            elif isinstance(cost, GivePower):
                self.power += cost.number
            elif isinstance(cost, TurnThis):
                self.turns = True
            elif isinstance(cost, SacrificeThis):
                self.sacrifices = True
            elif isinstance(cost, PayWith) and not cost.is_turning():
                self.pays_with = True
            elif isinstance(cost, DiscardThis):
                self.discards = True
        selector = ability.choices[0].selector if ability.choices else None
        self.types: int = type_bits(selector.types) if isinstance(selector, Filter) else EVERY_TYPE
        """The types of card that its first choice can be, as bits;"""
        self.whose: int = 0
        """and whether they are one's own (1) or others' (-1)."""
        if isinstance(selector, Filter):
            self.whose = 1 if selector.whose == YOU else -1 if selector.whose == OPPONENT else 0


def type_bits(types: list[int]) -> int:
    """Types of card as bits; none named means any."""
    found = 0
    for kind in types:
        found |= 1 << kind
    return found or EVERY_TYPE


def deed_of(ability: Used, verb: Verb) -> Deed:
    """What a verb does."""
    cards = cards_of(verb)
    deed = Deed(kind_of(ability, verb), 0, verb.does())
    deed.this = isinstance(cards, This)
    if isinstance(cards, All):
        selector = cards.selector
        deed.types = type_bits(selector.types) if isinstance(selector, Filter) else 0
    elif isinstance(cards, Picked):
        at = cards.choice.at
        chosen = ability.choices[at].selector if at < len(ability.choices) else None
        deed.types = type_bits(chosen.types) if isinstance(chosen, Filter) else EVERY_TYPE
    if isinstance(verb, GainPower | Damage):
        deed.number = amount(verb.number)
    elif isinstance(verb, Give):
        deed.number = bonus_of(verb.grants)
    elif isinstance(verb, PlayOne):
        deed.number = amount(verb.less)
        deed.free = verb.free
        deed.ignores = verb.ignoring is not None
        deed.types = type_bits(verb.selector.types) if isinstance(verb.selector, Filter) else EVERY_TYPE
    return deed


def kind_of(ability: Used, verb: Verb) -> int:
    """Which deed a verb is."""
    if isinstance(verb, GainPower):
        if not isinstance(verb.players, Who) or verb.players.which == ME:
            return GAINS
        return ALL_GAIN if verb.players.which == EVERYONE else OTHERS_GAIN
    if isinstance(verb, GeneratePower):
        return GENERATES
    if isinstance(verb, StealPower):
        return STEALS
    if isinstance(verb, PlayOne):
        return PLAYS
    if isinstance(verb, Return) and len(ability.verbs) == 1:
        return RETURNS
    if isinstance(verb, DrawCards | SearchFor | Return | Play | ReturnState):
        return DRAWS
    if isinstance(verb, HealPoints):
        return HEALS_ALL
    if isinstance(verb, Damage | Smoke | Toast) and isinstance(cards_of(verb), All):
        return HURTS_ALL if isinstance(verb, Damage) else SMOKES_ALL
    if isinstance(verb, ReduceDamageBy):
        return SHIELDS
    if isinstance(verb, Give):
        return GIVES
    return kind_of_aimed(verb)


def kind_of_aimed(verb: Verb) -> int:
    """The same for those that act on a card that is picked."""
    if isinstance(verb, Cease):
        return STOPS
    if isinstance(verb, Damage):
        return HURTS
    if isinstance(verb, Smoke | Toast):
        return SMOKES
    if isinstance(verb, TakeControl):
        return TAKES
    if isinstance(verb, ToHand):
        return TO_HAND
    if isinstance(verb, TurnCards):
        return TURNS
    if isinstance(verb, UnturnCards):
        return UNTURNS
    if isinstance(verb, Heal):
        return HEALS
    return NOTHING


class Reading:
    """What is known of one card."""

    def __init__(self, card: Card) -> None:
        self.gists: list[Gist | None] = [Gist(each) if isinstance(each, Used) else None for each in card.abilities]
        played = event_ability(card)
        self.played: Gist | None = None
        """What playing an Event does."""
        for at, each in enumerate(card.abilities):
            if each is played:
                self.played = self.gists[at]
        self.suits: int = suits_subject(card) if card.type == STATE else 0
        """Whether a State is for one's own cards (1) or for others' (-1)."""
        self.cap: int = NO_CAP
        """The damage that one source inflicts on it at most."""
        for ability in card.abilities:
            if isinstance(ability, DamageRule) and ability.step == REDUCED_TO and isinstance(ability.number, Fixed):
                self.cap = min(self.cap, ability.number.number)
        self.foundation: bool = card.is_foundation()
        self.cost: int = 2 if card.cost < 0 else card.cost
        """What it costs, X and none counting as 2."""
        self.form: Reading | None = None if card.form is None else Reading(card.form)


MOST_READ: Final = 4096
READINGS: Final[dict[Card, Reading]] = {}
"""What was read so far."""


def reading_of(card: Card) -> Reading:
    """What is known of a card."""
    found = READINGS.get(card)
    if found is None:
        if len(READINGS) >= MOST_READ:  # games make definitions of their own: copies and tokens
            READINGS.clear()
        found = Reading(card)
        READINGS[card] = found
    return found
