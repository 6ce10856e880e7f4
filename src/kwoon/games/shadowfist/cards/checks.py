# not compiled
"""What is looked at when a card is made: whether every part of its text can be kept and means something there.

A card that says something which would be lost in silence is refused, with its title and what would be right.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kwoon.games.shadowfist.cards.walking import words_in, words_of
from kwoon.games.shadowfist.language.conditions import IfNoted, IsDamaged
from kwoon.games.shadowfist.language.costs import DiscardThis, PayWith, TurnThis
from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.selectors import NO_MATTER, Filter
from kwoon.games.shadowfist.language.things import Picked, PickedPlayer, Subject, This, Watched
from kwoon.games.shadowfist.state.abilities import (
    BOLD,
    CANNOT,
    DENIED,
    DESIGNATOR,
    IMMUNITY,
    KEYWORDS,
    MANY,
    SPARED,
    TARGET,
    TITLE_BODY,
    TURNING,
    TURNING_TO_MAINTAIN,
    Choice,
    Delayed,
    Grant,
    Triggered,
    Used,
)
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.damage_rules import (
    BONUS,
    DIVIDED,
    MULTIPLIED,
    OUTPUT_CAP,
    RECEIVED,
    REDUCED_TO,
    SUBTRACTED,
    DamageRule,
)
from kwoon.games.shadowfist.state.delayed import FromHand, Later, PlayWhen
from kwoon.games.shadowfist.state.effects import TOASTS
from kwoon.games.shadowfist.state.permissions import PlayedAs
from kwoon.games.shadowfist.state.words import Verb, Word
from kwoon.games.shadowfist.terms.codes import (
    ATTACK_ENDED,
    DAMAGED,
    EVENT,
    HAND,
    HURT,
    PLAY,
    SMOKED,
    STATE,
    TARGET_CHANGED,
    TURNED_TO_ATTACK,
    WAS_SMOKED,
)
from kwoon.games.shadowfist.terms.durations import (
    ATTACK_END,
    DURATION_WORDS,
    IN_PLAY,
    MAINTAINED,
    NO_DURATION,
    WHILE_ON,
)
from kwoon.games.shadowfist.terms.ids import NONE
from kwoon.games.shadowfist.terms.timings import (
    FOR_A_FACEOFF,
    OPEN,
    OPEN_RESPONSE,
    OUTSIDE_ATTACK,
    RESPONSE,
    START_OF_TURN,
)
from kwoon.games.shadowfist.words.selectors_narrowing import ReadyToTurn
from kwoon.games.shadowfist.words.triggers import ACTIVE, ATTACK_ENDS, ATTACKS_MADE, OF_TWO, POWER_COMES, When
from kwoon.games.shadowfist.words.verbs_asking import Ask
from kwoon.games.shadowfist.words.verbs_damage import GiveRule, Heal
from kwoon.games.shadowfist.words.verbs_lasting import Give
from kwoon.games.shadowfist.words.verbs_play import Play

NO_ATTACK_THEN: Final = (OUTSIDE_ATTACK, FOR_A_FACEOFF, START_OF_TURN)
"""The timings at which no attack is under way."""
OF_A_MASK: Final = (KEYWORDS, CANNOT, DENIED, SPARED, TOASTS, IMMUNITY)
"""Grants that give what their mask says, and no number."""
STEPS: Final = (BONUS, MULTIPLIED, DIVIDED, RECEIVED, SUBTRACTED, REDUCED_TO)


def check_card(card: Card) -> None:
    """Refuse a card with something in its text that would be lost in silence, and say what would be right."""
    for problem in problems(card):
        raise ValueError(f"{card.title}: {problem}")


def problems(card: Card) -> Iterator[str]:
    """All that is wrong with it."""
    for ability in card.abilities:
        if isinstance(ability, Used):
            yield from problems_of_kind(card, ability)
            yield from problems_of_healing(ability)
        if isinstance(ability, Used) and not isinstance(ability, Delayed):  # a delayed one is part of another
            yield from problems_of_names(ability)
            for verb in ability.verbs:
                yield from problems_of_verb(card, ability, verb)
        if isinstance(ability, PlayedAs):
            yield from problems(ability.form)
    for word in words_of(card):
        yield from problems_of_word(word)


def problems_of_kind(card: Card, ability: Used) -> Iterator[str]:
    """What does not fit the kind of ability."""
    triggered = isinstance(ability, Triggered)
    if ability.may and (not triggered or (card.type == EVENT and ability.zone == PLAY)):
        yield "may=True is for what happens by itself; what a player uses or plays is always up to that player"
    if ability.late and (triggered or ability.timing not in (RESPONSE, OPEN_RESPONSE)):
        yield "late=True is for responses: give the ability something that it responds to"
    if (ability.responds is None) == (ability.timing in (RESPONSE, OPEN_RESPONSE)):
        yield "a response needs something to respond to, and only a response has it: give both timing= and responds="
    if triggered and (ability.timing != OPEN or ability.opponents):
        yield "what happens by itself has no timing of its own, and is nobody else's to use"
    in_hand = isinstance(ability, (FromHand, PlayWhen)) or any(isinstance(each, DiscardThis) for each in ability.costs)
    if ability.zone not in (PLAY, SMOKED) and not (in_hand and ability.zone == HAND):
        yield "a text counts in play or in the smoked pile: in a hand only for use, answer, PlayWhen and DiscardThis"
    if ability.alone and (not triggered or isinstance(ability, Delayed) or card.type == EVENT):
        yield "alone=True is for what happens by itself: only a triggered effect is Not Cumulative by itself"


def problems_of_healing(ability: Used) -> Iterator[str]:
    """SF-16.1: an effect that only heals, where what it heals need not be damaged."""
    if not all(isinstance(verb, Heal) for verb in ability.verbs):
        return
    for verb in ability.verbs:
        cards = verb.acts_on()
        damaged = not isinstance(cards, (Picked, This, Subject))
        if isinstance(cards, Picked):
            damaged = any(isinstance(each, Filter) and each.damaged == 1 for each in words_in([cards.choice.selector]))
        damaged |= any(isinstance(each, IsDamaged) for each in words_in([ability.condition]))
        if not damaged:
            yield f"{verb.text()!r}: only a damaged card can be healed: use damaged=1, or if_=IsDamaged(...)"


def problems_of_names(ability: Used) -> Iterator[str]:
    """A name that was never chosen; something that nothing notes, or watches."""
    later = any(isinstance(verb, (Later, GiveRule)) for verb in ability.verbs)
    asked = [verb.choice for verb in ability.verbs if isinstance(verb, Ask)]
    for word in words_in([ability]):
        if isinstance(word, (Picked, PickedPlayer)) and word.choice not in (*ability.choices, *asked):
            yield f"{word.text()!r} is spoken of, but never picked: put it into the list before the verbs"
        if isinstance(word, IfNoted) and word.noter not in (*ability.before, *ability.verbs):
            yield f"{word.text()!r} asks about something that this ability does not do"
        if speaks_of_watched(word) and not later:
            yield "only what comes later(..., watching=cards) can speak of the card that is watched"


def speaks_of_watched(word: Word) -> bool:
    """SF-26.4: whether it means the card that a delayed effect watches."""
    if isinstance(word, When):
        return word.watched or word.by_watched
    return isinstance(word, Watched)


def problems_of_verb(card: Card, ability: Used, verb: Verb) -> Iterator[str]:
    """SF-26.5, SF-10.4: a duration that a verb, or one that it is put together from, cannot keep."""
    wrong = wrong_duration(card, ability, verb)
    if wrong:
        yield f"{type(verb).__name__} {wrong}"
    for part in verb.parts():
        yield from problems_of_verb(card, ability, part)


def wrong_duration(card: Card, ability: Used, verb: Verb) -> str:
    """Why a verb's duration cannot be kept, and what would be right; empty if it can, or if it takes none."""
    until = verb.lasts()
    if until == NO_DURATION:
        return ""
    if until < 0 or until >= len(DURATION_WORDS):
        return f"has no duration ({until}): use TURN_END, ATTACK_END, MAINTAINED or IN_PLAY"
    if until == WHILE_ON and (card.type != STATE or not verb.takes_over()):
        return "lasts as long as a State is on a card, which only a State's control does: use TURN_END or IN_PLAY"
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
        return any(isinstance(cost, PayWith) and cost.is_turning() for cost in ability.costs)
    return any(isinstance(cost, TurnThis) and cost.maintain for cost in ability.costs)


def problems_of_word(word: Word) -> Iterator[str]:
    """What a word cannot mean, wherever it stands."""
    if isinstance(word, Choice):
        yield from problems_of_choice(word)
    elif isinstance(word, ReadyToTurn):
        if any(isinstance(each, Filter) and each.turned != NO_MATTER for each in words_in([word])):
            yield f"{word.text()!r}: ReadyToTurn looks at whether it is turned: leave out turned="
    elif isinstance(word, Filter):
        if word.whose and word.where != PLAY:
            yield f"{word.text()!r}: cards in piles are looked for by who owns them: use owned="
    elif isinstance(word, Grant):
        yield from problems_of_grant(word)
    elif isinstance(word, When):
        yield from problems_of_trigger(word)
    elif isinstance(word, Play):
        if word.free and not (isinstance(word.less, Fixed) and word.less.number == 0):
            yield f"{word.text()!r}: what is played at no cost is not cheaper: leave out less="
    elif isinstance(word, PlayWhen):
        if word.free and word.less:
            yield f"{word.text()!r}: what is played at no cost is not cheaper: leave out less="
    elif isinstance(word, DamageRule) and word.step not in STEPS:
        yield f"damage has no step {word.step}: use BONUS, MULTIPLIED, DIVIDED, RECEIVED, SUBTRACTED or REDUCED_TO"


def problems_of_choice(choice: Choice) -> Iterator[str]:
    """More than there can be, or cards turned that are turned already."""
    if choice.everything and (choice.least or choice.at_random):
        yield f"{choice.text()!r}: all of them are neither some nor left to chance: use least=MANY, most=MANY"
    if choice.most > MANY or choice.least > choice.most:
        yield f"{choice.least} to {choice.most} cards cannot be picked: for as many as one likes, use most=MANY"
    if choice.sealed and (choice.word != TARGET or choice.paid or type(choice) is not Choice):
        yield f"{choice.text()!r}: only a target may be kept from being revealed: use target(..., sealed=True)"
    if choice.paid in (TURNING, TURNING_TO_MAINTAIN):
        cards = choice.selector
        unturned = any(
            isinstance(each, ReadyToTurn) or (isinstance(each, Filter) and each.turned == 0)
            for each in words_in([cards])
        )
        if not unturned:
            yield f"{cards.text()!r}: only what is unturned can be turned (SF-21): use turned=0"


def problems_of_grant(grant: Grant) -> Iterator[str]:
    """A number, a mask or a word that its kind does not look at."""
    masked = grant.kind in OF_A_MASK or (grant.kind == OUTPUT_CAP and grant.mask == 1)
    if grant.kind > SPARED and grant.kind not in (OUTPUT_CAP, TOASTS, IMMUNITY, TITLE_BODY, BOLD):
        yield f"there is no grant of kind {grant.kind}"
    if grant.kind == TOASTS and grant.mask != 1:
        yield "Toast It is given by toast_it()"
    if grant.word and grant.kind != DESIGNATOR:
        yield f"{grant.text()!r}: only a designator is a word"
    if grant.mask and not masked:
        yield f"{grant.text()!r}: this gives a number, not what the mask {grant.mask} says"
    if grant.kind in (*OF_A_MASK, DESIGNATOR, TITLE_BODY) and not (
        isinstance(grant.number, Fixed) and grant.number.number == 1
    ):
        yield f"{grant.text()!r}: this is given once, not a number of times"


def problems_of_trigger(trigger: When) -> Iterator[str]:
    """A happening with a part that it does not have."""
    if trigger.kind != DAMAGED and (trigger.combat != NO_MATTER or trigger.on_its_target):
        yield f"{trigger.text()!r}: only damage is combat damage, and lands on the target of an attack"
    if trigger.kind != ATTACK_ENDED and trigger.success != NO_MATTER:
        yield f"{trigger.text()!r}: only the end of an attack is a success or none"
    about = [trigger.this, trigger.subject, trigger.watched, trigger.selector is not None, trigger.on_its_target]
    by = [trigger.by_this, trigger.by_watched, trigger.by is not None]
    if sum(about) > 1 or sum(by) > 1:
        yield f"{trigger.text()!r}: it happens to one thing and is done by one: this, subject, watched or such a card"
    if trigger.doer and ((any(by) and trigger.kind not in POWER_COMES) or trigger.kind in OF_TWO):
        yield f"{trigger.text()!r}: who does it is said twice: leave out doer="
    if any(by) and trigger.kind in ACTIVE and trigger.kind not in OF_TWO:
        yield f"{trigger.text()!r}: nobody else does this to a card: leave out by="
    if trigger.kind in POWER_COMES and (any(about) or trigger.by_this or trigger.by_watched):
        yield f"{trigger.text()!r}: Power comes to a player, by such a card: use by="
    if trigger.kind in (*ATTACKS_MADE, *ATTACK_ENDS) and any(by):
        yield f"{trigger.text()!r}: a player declares an attack, not a card: use doer="
    if trigger.whom is not None and trigger.kind not in (TURNED_TO_ATTACK, TARGET_CHANGED):
        yield f"{trigger.text()!r}: only who turns to attack attacks something: leave out whom="
    if trigger.under_way and (trigger.kind not in ATTACK_ENDS or trigger.doer):
        yield f"{trigger.text()!r}: only the end of an attack is that of the one under way, whoever declared it"
    if trigger.by_damage and trigger.kind != WAS_SMOKED:
        yield f"{trigger.text()!r}: only what is smoked is smoked by damage"
    if trigger.kind == HURT and any(by):
        yield f"{trigger.text()!r}: this is the damage of all together: leave out by="
