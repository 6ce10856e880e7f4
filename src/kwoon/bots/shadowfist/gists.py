"""What the abilities of Shadowfist's cards are good for: read once off their words, and kept as small numbers.

Every verb says what it does (`Verb.deed`, `Verb.does`); no verb and no card is known by its name here. The rule of
thumb weighs these gists by what its seat sees, the quick player of the search by the state of a made-up game.
"""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.language.costs import (
    DiscardThis,
    GivePower,
    PayPower,
    PayWith,
    RemoveCounters,
    SacrificeThis,
    TurnThis,
)
from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.selectors import OPPONENT, YOU, Filter
from kwoon.games.shadowfist.language.things import All, Picked, Subject, This
from kwoon.games.shadowfist.legality.use import event_ability
from kwoon.games.shadowfist.state.abilities import Choice, Continuous, Permission, Triggered, Used
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.damage_rules import REDUCED_TO, DamageRule
from kwoon.games.shadowfist.state.deeds import (
    BRINGS,
    BURNS,
    CANCELS,
    COUNTS,
    DISCARDS,
    DRAWS,
    GAINS,
    GIVES,
    HELPS,
    HURTS,
    ITS_PARTS,
    LATER,
    NOTHING,
    OTHERS_GAIN,
    RETURNS,
    SACRIFICES,
    TO_HAND,
)
from kwoon.games.shadowfist.state.word_kinds import AllOf, AnyOf, Deed, Narrowed, Selector, Verb
from kwoon.games.shadowfist.terms.codes import CHARACTER, HAND, PLAY, STATE
from kwoon.games.shadowfist.terms.permission_kinds import HOLDS_SUBJECT
from kwoon.games.shadowfist.terms.timings import OPEN_RESPONSE, RESPONSE
from kwoon.games.shadowfist.words.triggers_combat import SubjectFalls
from kwoon.games.shadowfist.words.verbs_lasting import is_good

EVERY_TYPE: Final = 63
NO_CAP: Final = 99
A_PAYMENT: Final = -2
"""The leaning of a choice that pays the cost."""
MANY_CHOICES: Final = 8

# Which cards a part of an ability acts on.
NO_CARDS: Final = 0
THIS: Final = 1
SUBJECT: Final = 2
CHOSEN: Final = 3
ALL: Final = 4
OTHERS: Final = 5
"""Those that only the moment tells."""

A_CARD: Final = 0.7
"""What a card in hand is worth, when it is spent."""
WORTH_EACH: Final[dict[int, float]] = {
    NOTHING: 0.0,
    CANCELS: 0.0,
    GAINS: 1.2,
    OTHERS_GAIN: -1.0,
    BRINGS: 1.0,
    DISCARDS: A_CARD,
    SACRIFICES: 1.5,
    BURNS: 5.0,
    COUNTS: 0.15,
}
"""What is good for a player whatever lies on the table: how good for each that the number counts, in Power."""
WORTH: Final[dict[int, float]] = {DRAWS: 2.0, HELPS: 0.3}
"""The same where there is no number."""
A_LITTLE: Final = 0.05
"""How much of a card's worth is in what only affects it a little."""
PERHAPS: Final = 0.5
"""What is left behind for later counts half, since its time may never come."""
ANYWHERE: Final = (GIVES, DRAWS, RETURNS, BRINGS)
"""What means as much for cards that are in a pile or a hand still."""


class Part:
    """What one verb of an ability does, to what."""

    def __init__(self, deed: Deed, does: int, later: bool) -> None:
        self.kind: int = deed.kind
        self.number: int = deed.number
        self.does: int = does
        """Good (1) or bad (-1) for the cards that it acts on."""
        self.later: bool = later
        self.weight: float = PERHAPS if later else 1.0
        """How much of its worth counts."""
        self.ignores: bool = deed.ignores
        """For one that plays a card: whether without a resource."""
        self.on: int = NO_CARDS
        """Which cards it acts on."""
        self.at: int = -1
        """The choice that they are picked for."""
        self.types: int = EVERY_TYPE
        """Their types, as bits."""
        self.whose: int = 0
        """Whether they are one's own (1) or others' (-1)."""
        self.settled: bool = False
        """Whether it is worth the same whatever lies on the table."""
        self.worth: float = 0.0
        """How much it is worth, if it is settled."""

    def settle(self) -> None:
        """The worth of what needs no look at the table."""
        if self.kind in WORTH_EACH:
            self.settled = True
            self.worth = self.weight * WORTH_EACH[self.kind] * self.number
        elif self.kind in WORTH:
            self.settled = True
            self.worth = self.weight * WORTH[self.kind]


class Gist:
    """An ability in numbers."""

    def __init__(self, ability: Used) -> None:
        self.responds: bool = ability.timing in (RESPONSE, OPEN_RESPONSE)
        self.counts_unrevealed: bool = counts_unrevealed(ability)
        """Whether nothing comes of it without an unrevealed Site of one's own."""
        self.parts: list[Part] = []
        for verb in ability.verbs:
            self.read(ability, verb, False)
        self.cancels: bool = any([part.kind == CANCELS for part in self.parts])
        self.gather_damage()
        for part in self.parts:
            part.settle()
        self.leanings: list[int] = [self.leaning(ability, at) for at in range(MANY_CHOICES)]
        """For each choice whether what is picked gains by it (1), suffers (-1), or pays the cost (A_PAYMENT)."""
        self.power: int = 0
        """The Power that it costs."""
        self.counters: int = 0
        self.cards: int = 0
        """Cards of the hand that it costs."""
        self.turns: bool = False
        self.turns_other: bool = False
        """Whether a Character has to be turned for it; `turns` is of this card, if it is one."""
        self.sacrifices: bool = False
        self.pays_with: bool = False
        """Whether a card in play is lost for it; `sacrifices` is of this one."""
        self.discards: bool = False
        self.read_costs(ability)

    def read(self, ability: Used, verb: Verb, later: bool) -> None:
        """What a verb does, or what it is made of."""
        deed = verb.deed()
        if deed.kind == ITS_PARTS or deed.kind == LATER:
            for each in verb.parts():
                self.read(ability, each, later or deed.kind == LATER)
            return
        part = Part(deed, verb.does(), later)
        cards = deed.cards
        chosen: Selector | None = None
        if isinstance(cards, This):
            part.on = THIS
        elif isinstance(cards, Subject):
            part.on = SUBJECT
        elif isinstance(cards, All):
            part.on = ALL
            part.types = types_in(cards.selector)
            part.whose = whose_of(cards.selector)
        elif isinstance(cards, Picked):
            part.on = CHOSEN
            part.at = cards.choice.at
            chosen = selector_of(ability, part.at)
        elif cards is not None:
            part.on = OTHERS
            chosen = selector_of(ability, 0)
        if deed.selector is not None:
            chosen = deed.selector
        if chosen is not None:
            part.types = type_bits(chosen)
            part.whose = whose_of(chosen)
        self.mend(ability, part, chosen)
        self.parts.append(part)

    def mend(self, ability: Used, part: Part, chosen: Selector | None) -> None:
        """What a deed is here, in view of the rest of the ability."""
        if part.kind == RETURNS and len(ability.verbs) > 1:
            part.kind = DRAWS  # it hardly comes to stay
        if part.on == CHOSEN and chosen is not None and chosen.zone() != PLAY:
            if part.kind == TO_HAND:
                part.kind = DRAWS
            elif part.kind not in ANYWHERE:
                part.kind = NOTHING
        if part.on == OTHERS and part.later and part.kind not in WORTH_EACH:
            part.kind = NOTHING

    def gather_damage(self) -> None:
        """Several blows on the same cards are taken together."""
        blows = [part for part in self.parts if part.kind == HURTS and not part.later]
        totals = [sum([each.number for each in blows if each.on == one.on and each.at == one.at]) for one in blows]
        for at, part in enumerate(blows):
            part.number = totals[at]

    def leaning(self, ability: Used, at: int) -> int:
        """Whether the cards picked for a choice gain by it, or suffer, now or else later; or pay the cost."""
        for cost in ability.costs:
            if isinstance(cost, PayWith) and cost.choice.at == at:
                return A_PAYMENT
        for later in (False, True):
            found = [part.does for part in self.parts if part.at == at and part.later == later and part.does]
            if found:
                return min(found)
        selector = selector_of(ability, at)
        return 0 if selector is None else whose_of(selector)

    def leaning_of(self, at: int) -> int:
        """Whether what is picked for a choice gains by it; see `leanings`."""
        return self.leanings[at] if 0 <= at < len(self.leanings) else 0

    def read_costs(self, ability: Used) -> None:
        """What is paid."""
        for cost in ability.costs:
            if isinstance(cost, PayPower | GivePower):
                self.power += cost.number.guess()
            elif isinstance(cost, RemoveCounters):
                self.counters += cost.number.guess()
            elif isinstance(cost, TurnThis):
                self.turns = True
            elif isinstance(cost, SacrificeThis):
                self.sacrifices = True
            elif isinstance(cost, DiscardThis):
                self.discards = True
            elif isinstance(cost, PayWith):
                self.read_payment(cost)

    def read_payment(self, cost: PayWith) -> None:
        """What is paid with cards that are picked."""
        choice: Choice = cost.choice
        zone = choice.selector.zone()
        if cost.is_turning():
            self.turns_other = type_bits(choice.selector) == 1 << CHARACTER
        elif zone == PLAY:
            self.pays_with = True
        elif zone == HAND:
            self.cards += 1

    def pay_least(self) -> float:
        """What it costs whatever lies on the table, in Power."""
        return self.power + A_CARD * self.cards + WORTH_EACH[COUNTS] * self.counters + (1.5 if self.discards else 0.0)


def counts_unrevealed(ability: Used) -> bool:
    """Whether its X is how many of the player's own unrevealed Sites are picked."""
    for choice in ability.choices:
        if choice.is_x and isinstance(choice.selector, Filter) and choice.selector.revealed == 0:
            return True
    return False


def selector_of(ability: Used, at: int) -> Selector | None:
    """What a choice of an ability may be."""
    return ability.choices[at].selector if 0 <= at < len(ability.choices) else None


def type_bits(selector: Selector) -> int:
    """The types of card that are meant, as bits; none named means any."""
    return types_in(selector) or EVERY_TYPE


def types_in(selector: Selector) -> int:
    """The types of card that a selector names; 0 if it names none."""
    found = 0
    if isinstance(selector, Filter):
        for kind in selector.types:
            found |= 1 << kind
    elif isinstance(selector, AllOf):
        for each in selector.selectors:
            found = found or types_in(each)
    elif isinstance(selector, AnyOf):
        for each in selector.selectors:
            found |= types_in(each)
    elif isinstance(selector, Narrowed):
        found = types_in(selector.cards)
    return found


def whose_of(selector: Selector) -> int:
    """Whether cards of one's own are meant (1), or others' (-1)."""
    if isinstance(selector, AllOf):
        for each in selector.selectors:
            if whose_of(each):
                return whose_of(each)
    if isinstance(selector, Narrowed):
        return whose_of(selector.cards)
    if not isinstance(selector, Filter):
        return 0
    return 1 if selector.whose == YOU else -1 if selector.whose == OPPONENT else 0


def suits_subject(card: Card, gists: list[Gist | None]) -> int:
    """Whether a State is for one's own cards (1) or for others' (-1)."""
    good = 0
    for at, ability in enumerate(card.abilities):
        if isinstance(ability, Continuous) and isinstance(ability.affects, Subject):
            good += sum([1 if is_good(grant) else -1 for grant in ability.grants])
        elif isinstance(ability, Permission) and ability.kind == HOLDS_SUBJECT:
            good -= 2
        gist = gists[at]
        if gist is not None:
            for part in gist.parts:
                if part.on == SUBJECT and not part.later and part.kind != HURTS:
                    good += part.does
        if isinstance(ability, Triggered) and isinstance(ability.trigger, SubjectFalls):
            good -= 1
    return -1 if good < 0 else 1


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
        self.suits: int = suits_subject(card, self.gists) if card.type == STATE else 0
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

    def gist(self, index: int) -> Gist | None:
        """The ability of that place, if it is one that generates an effect."""
        return self.gists[index] if 0 <= index < len(self.gists) else None


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
