# not compiled
"""What is looked at when a card is made: whether every part of its text can be kept and means something there.

A card that says something which would be lost in silence is refused, with its title and what would be right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final

from kwoon.games.shadowfist.cards.make_abilities import said
from kwoon.games.shadowfist.cards.walking import words_in
from kwoon.games.shadowfist.language.conditions import IfNoted, InMode, IsDamaged
from kwoon.games.shadowfist.language.costs import DiscardThis, PayWith, SetX, TurnThis
from kwoon.games.shadowfist.language.numbers import Fixed, TheX
from kwoon.games.shadowfist.language.selectors import ANYONE, NO_MATTER, OPPONENT, YOU, Filter, Titled
from kwoon.games.shadowfist.language.things import (
    THE_DOER,
    About,
    Attacked,
    Doer,
    Doers,
    Picked,
    PickedPlayer,
    Subject,
    This,
    Watched,
    Who,
    WhoHeldIt,
)
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
    Ability,
    Choice,
    Continuous,
    Delayed,
    Grant,
    Permission,
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
from kwoon.games.shadowfist.state.word_kinds import Selector, Verb, Word
from kwoon.games.shadowfist.terms.codes import (
    ATTACK_ENDED,
    CHARACTER,
    DAMAGED,
    EVENT,
    FENG_SHUI,
    FIRST_RESTRICTION,
    HAND,
    HAPPENINGS,
    HURT,
    KEYWORD_NAMES,
    MAIN_SHOT_STARTED,
    PLAY,
    RESTRICTION_NAMES,
    SITE,
    SMOKED,
    STATE,
    TARGET_CHANGED,
    TOAST_IT,
    TURN_ENDED,
    TURN_STARTED,
    TURNED_TO_ATTACK,
    WAS_SMOKED,
    bits,
    restrictions_in,
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
from kwoon.games.shadowfist.terms.permission_kinds import HOLDS_SUBJECT
from kwoon.games.shadowfist.terms.timings import (
    FOR_A_FACEOFF,
    LIMIT_WORDS,
    OPEN,
    OPEN_RESPONSE,
    OUTSIDE_ATTACK,
    RESPONSE,
    START_OF_TURN,
)
from kwoon.games.shadowfist.words.counts import SetOnEntering, ThatAmount
from kwoon.games.shadowfist.words.selectors_narrowing import ReadyToTurn
from kwoon.games.shadowfist.words.selectors_no_cards import OneOfModes, WhoDidIt
from kwoon.games.shadowfist.words.triggers import ACTIVE, ATTACK_ENDS, ATTACKS_MADE, OF_TWO, POWER_COMES, AtTurn, When
from kwoon.games.shadowfist.words.verbs_asking import Ask
from kwoon.games.shadowfist.words.verbs_cards import AddCounters
from kwoon.games.shadowfist.words.verbs_damage import GiveRule, Heal
from kwoon.games.shadowfist.words.verbs_if import If
from kwoon.games.shadowfist.words.verbs_lasting import Give
from kwoon.games.shadowfist.words.verbs_play import Play

NO_ATTACK_THEN: Final = (OUTSIDE_ATTACK, FOR_A_FACEOFF, START_OF_TURN)
"""The timings at which no attack is under way."""
OF_A_MASK: Final = (KEYWORDS, CANNOT, DENIED, SPARED, TOASTS, IMMUNITY)
"""Grants that give what their mask says, and no number."""
RESTRICTIONS: Final = (1 << len(RESTRICTION_NAMES)) - 1 << FIRST_RESTRICTION
BOLD_FACED: Final = (1 << len(KEYWORD_NAMES)) - 1
YES_OR_NO: Final = (
    "attacking", "intercepting", "turned", "damaged", "unique", "foundation", "revealed", "states", "token", "attacked",
    "strayed",
)  # fmt: skip
"""The tests of a filter that a card passes or fails."""
OF_A_HAPPENING: Final = (About, Attacked, Doer, Doers, ThatAmount, WhoDidIt, WhoHeldIt)
"""Words that mean something of what has happened."""
CHECKED: Final = (AddCounters, AtTurn, Choice, DamageRule, Filter, Grant, Play, PlayWhen, ReadyToTurn, When)
"""Words that may not mean anything, wherever they stand."""
TIMINGS: Final = range(OPEN, FOR_A_FACEOFF + 1)
LIMITS: Final = range(len(LIMIT_WORDS))
OF_A_TURN: Final = (TURN_STARTED, MAIN_SHOT_STARTED, TURN_ENDED)
STEPS: Final = (BONUS, MULTIPLIED, DIVIDED, RECEIVED, SUBTRACTED, REDUCED_TO)


def check_card(card: Card) -> None:
    """Refuse a card with something in its text that would be lost in silence, and say what would be right."""
    for problem in problems(card):
        raise ValueError(f"{card.title}: {problem}")


def problems(card: Card) -> Iterator[str]:
    """All that is wrong with it."""
    written: list[object] = [*card.abilities]
    for each in written:
        if not isinstance(each, Ability):
            yield f"{said(each)} is no ability: put it into use(...), when(...) or always(...)"
            return
    yield from problems_of_masks(card)
    yield from problems_of_scores(card)
    yield from problems_of_entering(card)
    seen = set()
    several = several_targets(card)
    for part in (*card.abilities, card.x, card.subject):
        words = words_in([part])
        if isinstance(part, Ability):
            yield from problems_of_ability(card, part, words)
        for word in words:
            if isinstance(word, CHECKED) and id(word) not in seen:
                seen.add(id(word))
                yield from problems_of_word(word)
                if isinstance(word, Choice) and word.called and word not in several:
                    yield f"{word.text()!r}: only one of several targets has a name of its own: leave out called="
            if card.type != STATE and speaks_of_subject(word) and not isinstance(part, PlayedAs):
                yield f"{word.text()!r}: only a State has a subject: use SELF, or pick a card"


def problems_of_ability(card: Card, ability: Ability, words: list[Word]) -> Iterator[str]:
    """What does not fit its kind, or its card; these are its words."""
    if isinstance(ability, Used):
        yield from problems_of_kind(card, ability)
        yield from problems_of_healing(ability)
        if not isinstance(ability, Delayed):  # a delayed one is part of another
            yield from problems_of_names(card, ability, words)
            yield from problems_of_cases(ability)
            yield from problems_of_modes(ability)
            for verb in ability.verbs:
                yield from problems_of_verb(card, ability, verb)
        return
    if isinstance(ability, Continuous) and card.type == EVENT:
        yield f"{ability.text()!r}: an Event is never in play, so nothing is so always: use Give(..., until)"
    if card.x is None and any(isinstance(word, TheX) for word in words):
        yield f"{ability.text()!r}: nothing sets X: say what is counted, or give the card x="
    if isinstance(ability, Permission) and "{" in ability.text():
        yield f"{ability.text()!r}: {'give it number=' if '{n}' in ability.text() else 'say which cards'}"
    if isinstance(ability, Permission) and ability.kind == HOLDS_SUBJECT and card.type != STATE:
        yield "HOLDS_SUBJECT is for States: no other card has a subject"
    if isinstance(ability, PlayedAs):
        form = ability.form
        if (form.title, form.subtitle, form.provides) != (card.title, card.subtitle, card.provides):
            yield "the State that it is played as has its title, its subtitle and what it provides: write the same"
        if form.type != STATE:
            yield "PlayedAs is for a State: write state(...)"
        yield from problems(form)


def problems_of_scores(card: Card) -> Iterator[str]:
    """SF-8: a score that its type of card does not have."""
    if card.fighting and card.type != CHARACTER:
        yield f"only a Character has Fighting: leave it out ({card.fighting})"
    if (card.power or card.body) and card.type not in (SITE, FENG_SHUI):
        yield f"only a Site generates Power and has a Body: leave them out ({card.power}, {card.body})"


def problems_of_entering(card: Card) -> Iterator[str]:
    """SF-48: an X that is set as the card enters play needs a cost that sets it, once."""
    used = [ability for ability in card.abilities if isinstance(ability, Used)]
    setting = [cost for ability in used for cost in ability.costs if isinstance(cost, SetX)]
    if len(setting) != isinstance(card.x, SetOnEntering):
        yield "an X that is set on entering play is x=SetOnEntering(...), and SetX() once among the costs of an ability"


def problems_of_form(card: Card, verb: Verb, form: Card) -> Iterator[str]:
    """SF-47, SF-7.1.1: what a token, or the Character that a State becomes, cannot have of its own."""
    if form.type != CHARACTER:
        yield f"{type(verb).__name__} is for a Character: write token(...) or character(...)"
    elif form.token:
        if form.subtitle or any(form.provides):
            yield f"the token {form.title!r} has no subtitle and provides nothing: its title is its designator"
        if form.restrictions != TOAST_IT:
            yield f"the token {form.title!r} is Toast It, and nothing else (SF-47)"
    elif (form.title, form.subtitle) != (card.title, "") or form.cost or any(form.requires) or any(form.provides):
        yield "what it becomes keeps its names, its cost and its resources: write its title, no subtitle, no cost"
    elif form.restrictions:
        yield "what it becomes keeps its restrictions: leave them out"
    yield from problems(form)


def problems_of_masks(card: Card) -> Iterator[str]:
    """SF-49, SF-50: a restriction among the bold-faced abilities, or the other way round."""
    yield from not_restrictions("restrictions", card.restrictions)
    yield from not_keywords("keywords", card.keywords)


def not_restrictions(name: str, mask: int) -> Iterator[str]:
    """What does not belong among restrictions."""
    if mask & ~RESTRICTIONS:
        wrong = bits(mask & ~RESTRICTIONS, KEYWORD_NAMES)
        yield f"{name}= is for restrictions (UNIQUE, ...), not for {', '.join(wrong) or mask}: use keywords= or having="


def not_keywords(name: str, mask: int) -> Iterator[str]:
    """What does not belong among bold-faced abilities."""
    if mask & ~BOLD_FACED:
        wrong = restrictions_in(mask)
        yield f"{name}= is for bold-faced abilities (GUTS, ...), not for {', '.join(wrong) or mask}: use restrictions="


def speaks_of_subject(word: Word) -> bool:
    """SF-25.5: whether it means the card that a State is on."""
    return isinstance(word, Subject) or (isinstance(word, When) and word.subject)


def misspelt(parts: list[Word | Card], designators: frozenset[str], titles: set[str]) -> Iterator[str]:
    """SF-14, SF-42: designators that no card was ever printed with, and titles that no card has."""
    for part in parts:
        spoken: frozenset[str] = frozenset()
        title = ""
        if isinstance(part, Filter):
            if part.words or part.without:
                spoken = frozenset([*part.without_keys, *[key for word in part.keys for key in word]])
            title = part.free_of
        elif isinstance(part, Grant):
            if part.word:
                spoken = frozenset([part.word])
        elif isinstance(part, Card):
            spoken = part.designators
        elif isinstance(part, Titled):
            title = part.title
        for word in sorted(spoken - designators):
            yield f"no card was ever printed with the designator {word!r}{near(word, designators)}"
        if title and title not in titles:
            yield f"no card has the title {title!r}{near(title, titles)}"


def near(name: str, names: Iterable[str]) -> str:
    """The names that may have been meant."""
    found = get_close_matches(name, names)
    return f" (near: {', '.join(found)})" if found else ""


def several_targets(card: Card) -> list[Choice]:
    """The targets of those abilities that have several."""
    found: list[Choice] = []
    for ability in card.abilities:
        if isinstance(ability, Used):
            targets = [choice for choice in ability.choices if choice.word == TARGET and not choice.paid]
            found.extend(targets if len(targets) > 1 else [])
    return found


def problems_of_kind(card: Card, ability: Used) -> Iterator[str]:
    """What does not fit the kind of ability."""
    if not ability.verbs and not ability.choices and not isinstance(ability, PlayWhen):
        yield "an ability does nothing: its verbs stand behind the list of costs and choices"
    if ability.timing not in TIMINGS:
        yield f"there is no timing={ability.timing}: write MAIN_SHOT, ANY_MAIN_SHOT, ..., or leave it out"
        return
    if ability.limit not in LIMITS:
        yield f"there is no limit={ability.limit}: write ONCE_PER_TURN, TWICE_PER_TURN, ..., or leave it out"
        return
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


def problems_of_names(card: Card, ability: Used, words: list[Word]) -> Iterator[str]:
    """A name that was never chosen; an X that is never set; something that nothing notes, watches or has done."""
    later = any(isinstance(verb, (Later, GiveRule)) for verb in ability.verbs)
    happened = isinstance(ability, Triggered) or ability.responds is not None
    has_x = ability.x is not None or card.x is not None or any(choice.is_x for choice in ability.choices)
    triggers = [each.trigger for each in words if isinstance(each, Triggered)]
    asked = [verb.choice for verb in ability.verbs if isinstance(verb, Ask)]
    for word in words:
        if isinstance(word, (Picked, PickedPlayer)) and word.choice not in (*ability.choices, *asked):
            yield f"{word.text()!r} is spoken of, but never picked: put it into the list before the verbs"
        if isinstance(word, IfNoted) and word.noter not in (*ability.before, *ability.verbs):
            yield f"{word.text()!r} asks about something that this ability does not do"
        if speaks_of_watched(word) and not later:
            yield "only what comes later(..., watching=cards) can speak of the card that is watched"
        if speaks_of_happening(word) and not (later or happened):
            yield f"{word.text()!r} speaks of what has happened: only when(...), later(...) and answer(...) can do that"
        if isinstance(word, (About, Doer)) and word.trigger is not None and word.trigger not in triggers:
            yield f"{word.text()!r} names a trigger that this ability does not wait for"
        if isinstance(word, TheX) and not has_x:
            yield "X is spoken of, but nothing sets it: give the ability x="


def problems_of_modes(ability: Used) -> Iterator[str]:
    """SF-24.2.1: what one is chosen of, and what is done in each case: the same, in the same order."""
    for choice in ability.choices:
        modes = choice.selector
        if isinstance(modes, OneOfModes):
            done = [verb for verb in ability.verbs if isinstance(verb, If) and isinstance(verb.condition, InMode)]
            if modes.verbs != [verb.verb for verb in done]:
                yield "what is done in each case is not what one is chosen of: write *cases(...) among the verbs"


def problems_of_cases(ability: Used) -> Iterator[str]:
    """SF-24.2.1: the things that one is chosen of, which read one after the other."""
    cases = [verb.condition for verb in ability.verbs if isinstance(verb, If) and isinstance(verb.condition, InMode)]
    if [case.which for case in cases if isinstance(case, InMode)] != list(range(len(cases))):
        yield "the cases of 'choose one' come one after the other, each once: use cases(...)"


def speaks_of_watched(word: Word) -> bool:
    """SF-26.4: whether it means the card that a delayed effect watches."""
    if isinstance(word, When):
        return word.watched or word.by_watched
    return isinstance(word, Watched)


def speaks_of_happening(word: Word) -> bool:
    """SF-26.1: whether it means a card, a player or a number of what an ability was triggered by, or answers."""
    return isinstance(word, OF_A_HAPPENING) or (isinstance(word, Who) and word.which == THE_DOER)


def problems_of_verb(card: Card, ability: Used, verb: Verb) -> Iterator[str]:
    """SF-26.5, SF-10.4: a duration that a verb, or one that it is put together from, cannot keep."""
    if isinstance(verb.acts_on(), Selector):
        yield f"{type(verb).__name__} acts on cards, not on a kind of card: use target(...), choose(...) or All(...)"
        return
    form = verb.token()
    if form is not None:
        yield from problems_of_form(card, verb, form)
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
    if until == WHILE_ON:
        return "lasts as long as a State is on a card, which only allow(HOLDS_SUBJECT) does: use TURN_END or IN_PLAY"
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
        yield from problems_of_filter(word)
    elif isinstance(word, AddCounters):
        if word.digit and word.number.text() != "1":
            yield f"{word.text()!r}: only a single counter is printed as a digit or as a word: leave out digit="
    elif isinstance(word, Grant):
        yield from problems_of_grant(word)
    elif isinstance(word, When):
        yield from problems_of_trigger(word)
    elif isinstance(word, AtTurn):
        if word.kind not in OF_A_TURN:
            yield "AtTurn waits for a part of a turn: write TURN_STARTED, MAIN_SHOT_STARTED or TURN_ENDED"
    elif isinstance(word, Play):
        if word.free and not (isinstance(word.less, Fixed) and word.less.number == 0):
            yield f"{word.text()!r}: what is played at no cost is not cheaper: leave out less="
    elif isinstance(word, PlayWhen):
        if word.free and word.less:
            yield f"{word.text()!r}: what is played at no cost is not cheaper: leave out less="
    elif isinstance(word, DamageRule) and word.step not in STEPS:
        yield f"damage has no step {word.step}: use BONUS, MULTIPLIED, DIVIDED, RECEIVED, SUBTRACTED or REDUCED_TO"


def problems_of_filter(cards: Filter) -> Iterator[str]:
    """A test with a value that it does not have, or one that piles know nothing of."""
    for name in ("whose", "owned"):
        if getattr(cards, name) not in (ANYONE, YOU, OPPONENT):
            yield f"{name}={getattr(cards, name)!r} is nobody: write YOU or OPPONENT, or leave it out"
            return
    for name in YES_OR_NO:
        if getattr(cards, name) not in (NO_MATTER, 0, 1):
            yield f"{name}={getattr(cards, name)!r} is neither yes nor no: write 1 or 0, or leave it out"
            return
    yield from not_restrictions("restrictions", cards.restrictions)
    yield from not_restrictions("carries", cards.carries)
    yield from not_keywords("having", cards.having)
    if cards.whose and cards.where != PLAY:
        yield f"{cards.text()!r}: cards in piles are looked for by who owns them: use owned="


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
    if grant.kind in (KEYWORDS, DENIED, SPARED):
        yield from not_keywords("this grant", grant.mask)
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
    if trigger.kind not in range(HAPPENINGS):
        yield f"nothing that happens has the number {trigger.kind}: write ENTERED, PLAYED, TURNED, ..."
        return
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
    if trigger.freely and trigger.kind != TURNED_TO_ATTACK:
        yield f"{trigger.text()!r}: only who turns to attack may do so without turning: leave out freely="
    if trigger.kind == HURT and any(by):
        yield f"{trigger.text()!r}: this is the damage of all together: leave out by="
