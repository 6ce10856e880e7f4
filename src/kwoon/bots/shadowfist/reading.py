"""What an ability is good for, read off the words of the card language: no card is known by its title here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kwoon.games.shadowfist.language.costs import PayWith
from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.selectors import OPPONENT, YOU, Filter
from kwoon.games.shadowfist.language.things import Picked, Subject
from kwoon.games.shadowfist.state.abilities import (
    COMBAT_DAMAGE,
    FIGHTING,
    TOUGHNESS,
    Continuous,
    Grant,
    Permission,
    Triggered,
    Used,
)
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.word_kinds import Number, Verb
from kwoon.games.shadowfist.terms.codes import TYPE_NAMES
from kwoon.games.shadowfist.terms.permission_kinds import HOLDS_SUBJECT
from kwoon.games.shadowfist.words.triggers_combat import SubjectFalls
from kwoon.games.shadowfist.words.verbs_cancel import CancelAnswered, CancelEffect
from kwoon.games.shadowfist.words.verbs_damage import Damage
from kwoon.games.shadowfist.words.verbs_if import If
from kwoon.games.shadowfist.words.verbs_lasting import is_good

CANCEL: tuple[type[Verb], ...] = (CancelAnswered, CancelEffect)
UNKNOWN_NUMBER = 2
"""What a number that is counted on the table is taken for."""


def used_ability(card: Card, index: int) -> Used | None:
    """The ability of that place, if it is one that generates an effect."""
    if not 0 <= index < len(card.abilities):
        return None
    ability = card.abilities[index]
    return ability if isinstance(ability, Used) else None


def verbs_of(ability: Used) -> Iterator[Verb]:
    """Its verbs, those under a condition too."""
    for verb in ability.verbs:
        yield verb.verb if isinstance(verb, If) else verb


def counts_unrevealed(ability: Used) -> bool:
    """Whether its X is how many of the player's own unrevealed Sites are picked: nothing comes of it without one."""
    for choice in ability.choices:
        if choice.is_x and isinstance(choice.selector, Filter) and choice.selector.revealed == 0:
            return True
    return False


def amount(number: Number | None) -> int:
    """A number, as far as it can be read without the table."""
    return number.number if isinstance(number, Fixed) else UNKNOWN_NUMBER


def cards_of(verb: Verb) -> Any:
    """What a verb acts on."""
    return getattr(verb, "cards", None) or getattr(verb, "on", None) or getattr(verb, "states", None)


def leaning_of_choice(ability: Used, at: int) -> int:
    """Whether the cards picked for a choice gain by it, or suffer; -2 for those that pay the cost."""
    for cost in ability.costs:
        if isinstance(cost, PayWith) and cost.choice.at == at:
            return -2
    leanings = [
        verb.does()
        for verb in verbs_of(ability)
        if isinstance(cards := cards_of(verb), Picked) and cards.choice.at == at and verb.does()
    ]
    if leanings:
        return min(leanings)
    selector = ability.choices[at].selector if at < len(ability.choices) else None
    if isinstance(selector, Filter) and selector.whose == OPPONENT:
        return -1
    if isinstance(selector, Filter) and selector.whose == YOU:
        return 1
    return 0


def damage_of(ability: Used) -> int:
    """The damage that an ability inflicts on what it picks."""
    return sum(amount(verb.number) for verb in verbs_of(ability) if isinstance(verb, Damage))


def bonus_of(grants: list[Grant]) -> int:
    """How much stronger a Character gets in a fight."""
    return sum(amount(grant.number) for grant in grants if grant.kind in (FIGHTING, COMBAT_DAMAGE, TOUGHNESS))


def suits_subject(card: Card) -> int:
    """Whether a State is for one's own cards (1) or for others' (-1)."""
    good = 0
    for ability in card.abilities:
        if isinstance(ability, Continuous) and isinstance(ability.affects, Subject):
            good += sum(1 if is_good(grant) else -1 for grant in ability.grants)
        elif isinstance(ability, Used):
            for verb in verbs_of(ability):
                if isinstance(cards_of(verb), Subject) and not isinstance(verb, Damage):
                    good += verb.does()
        elif isinstance(ability, Permission) and ability.kind == HOLDS_SUBJECT:
            good -= 2
        if isinstance(ability, Triggered) and isinstance(ability.trigger, SubjectFalls):
            good -= 1
    return -1 if good < 0 else 1


def types_of_choice(ability: Used, at: int) -> tuple[str, ...]:
    """The types of card that a choice may be; none named means any."""
    selector = ability.choices[at].selector if at < len(ability.choices) else None
    if not isinstance(selector, Filter):
        return ()
    return tuple(TYPE_NAMES[kind] for kind in selector.types)
