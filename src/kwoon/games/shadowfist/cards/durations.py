"""SF-26.5, SF-10.4: whether the durations in a card's text can be kept: looked at when the card is made."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.language.costs import PayWith, TurnThis
from kwoon.games.shadowfist.state.abilities import FOR_A_FACEOFF, OUTSIDE_ATTACK, START_OF_TURN, Used
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.delayed import Later
from kwoon.games.shadowfist.state.effects import ATTACK_END, DURATION_WORDS, IN_PLAY, MAINTAINED, NONE
from kwoon.games.shadowfist.state.words import Verb
from kwoon.games.shadowfist.terms.codes import EVENT, NO_DURATION
from kwoon.games.shadowfist.words.verbs_lasting import Give

NO_ATTACK_THEN: Final = (OUTSIDE_ATTACK, FOR_A_FACEOFF, START_OF_TURN)
"""The timings at which no attack is under way."""


def check_durations(card: Card) -> None:
    """Refuse a card with a duration that would be lost in silence, and say what would be right."""
    for ability in card.abilities:
        if isinstance(ability, Used):
            for verb in ability.verbs:
                check_verb(card, ability, verb)


def check_verb(card: Card, ability: Used, verb: Verb) -> None:
    """One verb, and those that it is put together from."""
    problem = what_is_wrong(card, ability, verb)
    if problem:
        raise ValueError(f"{card.title}: {type(verb).__name__} {problem}")
    for part in verb.parts():
        check_verb(card, ability, part)


def what_is_wrong(card: Card, ability: Used, verb: Verb) -> str:
    """Why a verb's duration cannot be kept, and what would be right; empty if it can, or if it takes none."""
    until = verb.lasts()
    if until == NO_DURATION:
        return ""
    if until < 0 or until >= len(DURATION_WORDS):
        return f"has no duration ({until}): use TURN_END, ATTACK_END, MAINTAINED or IN_PLAY"
    if until == MAINTAINED and card.type == EVENT:
        return "cannot be MAINTAINED by an Event, which is not in play: use TURN_END, ATTACK_END or IN_PLAY"
    if until == MAINTAINED and not is_turned_for(ability, verb):
        return "is MAINTAINED, but nothing is turned for it: give its ability the cost TURN_AND_MAINTAIN"
    if until == ATTACK_END and ability.timing in NO_ATTACK_THEN:
        return "ends with the attack, but is used when there is none: use TURN_END"
    if until == IN_PLAY and isinstance(verb, Later) and verb.watching is None and verb.times == NONE:
        return "would wait for ever: give it cards to watch, how many times, or another duration"
    return ""


def is_turned_for(ability: Used, verb: Verb) -> bool:
    """SF-10.4: whether the card turns to maintain it, or another that was picked does."""
    if isinstance(verb, Give) and verb.by is not None:
        return any([isinstance(cost, PayWith) and cost.is_turning() for cost in ability.costs])
    return any([isinstance(cost, TurnThis) and cost.maintain for cost in ability.costs])
