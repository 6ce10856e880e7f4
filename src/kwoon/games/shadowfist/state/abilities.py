"""Abilities (SF-10): continuous ones, and those that generate effects: used, triggered, or by playing the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.state.word_kinds import (
    WHO_DID_IT,
    Cards,
    Condition,
    Cost,
    Number,
    Selector,
    Trigger,
    Verb,
    Word,
)
from kwoon.games.shadowfist.terms.codes import (
    CANNOT_NAMES,
    EVENT,
    HAND,
    HARM_ONLY,
    KEYWORD_NAMES,
    NEEDS_ATTACK,
    NEEDS_BRINGING_BACK,
    NEEDS_DAMAGING,
    NEEDS_EFFECT,
    NEEDS_HAND_EFFECT,
    NEEDS_STIR,
    OF_OPPONENTS,
    PLAY,
    SEES_EVERYTHING,
    SMOKED,
    TYPE_NAMES,
    bits,
)
from kwoon.games.shadowfist.terms.ids import CardId, Zone
from kwoon.games.shadowfist.terms.once import SUBJECT_HELD
from kwoon.games.shadowfist.terms.permission_kinds import HOLDS_SUBJECT, PERMISSION_TEXTS
from kwoon.games.shadowfist.terms.phrasing import NUMBER_WORDS, a_or_an, capital, every, joined, with_and
from kwoon.games.shadowfist.terms.timings import FOR_A_FACEOFF, LIMIT_WORDS, OPEN, OPEN_RESPONSE, RESPONSE

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.card import Card
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


# What a choice is called: the two words are not synonyms (SF-24.1.3).
TARGET: Final = 0
CHOOSE: Final = 1

# What is done with the cards of a choice as a cost.
NOT_PAID: Final = 0
SACRIFICING: Final = 1
TURNING: Final = 2
TURNING_TO_MAINTAIN: Final = 3
DISCARDING: Final = 4
TOASTING: Final = 5
PAID_VERBS: Final = ("", "sacrifice", "turn", "turn and maintain", "discard", "toast")
PAID_WORDS: Final = ("chosen", "sacrificed", "turned", "turned", "discarded", "toasted")

MANY: Final = 99
"""As many as one likes."""

NO_CARDS: Final[Zone] = 9  # type: ignore[assignment]
"""Zones from here on are not of cards: players, locations, words; see `selectors`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Word):
    """Cards to be picked as an effect is generated: so many of those that a selector matches."""

    def __init__(
        self,
        selector: Selector,
        least: int,
        most: int | Number,
        word: int,
        paid: int = NOT_PAID,
        at_random: bool = False,
    ) -> None:
        self.selector: Selector = selector
        self.everything: bool = least >= MANY
        """Whether all of them are picked, however many there are."""
        self.least: int = 0 if least >= MANY else least
        self.counted: Number | None = most if isinstance(most, Number) else None
        """How many there may be, if that is counted."""
        self.most: int = most if isinstance(most, int) else MANY
        self.at_random: bool = at_random
        """Whether chance picks them, not the player."""
        self.word: int = word
        self.paid: int = paid
        """What is done with them as a cost."""
        self.called: str = ""
        """What the text calls it from then on, where several targets would be "the first" and "the second"."""
        self.sealed: bool = False
        """Whether what is picked cannot be revealed while the effect waits (SF-24.4)."""
        self.done: Verb | None = None
        """SF-24.1.4: another verb that is done to them as a cost (`Do`): only what it can be done to may be picked."""
        self.at: int = -1
        """Which choice of its ability it is; `Used` counts them."""
        self.rank: int = 0
        """Which of those that would read alike, counted from one; zero if there is no other."""
        self.is_x: bool = False
        """SF-48: whether X is how many there are."""
        selector.asked_by(self)

    def stand_at(self, at: int) -> None:
        """It is told which choice of its ability it is. Two abilities may share one that has the same place in both."""
        if self.at not in (-1, at):
            raise ValueError(
                f"{self.text()!r} is choice {self.at + 1} of one ability and {at + 1} of another: make two"
            )
        self.at = at

    def picked(self, effect: Effect) -> list[int]:
        """What was picked for it so far."""
        return effect.picks[self.at] if 0 <= self.at < len(effect.picks) else []

    def picked_cards(self, effect: Effect) -> list[CardId]:
        """The same for a choice of cards."""
        return cast(list[CardId], self.picked(effect))

    def may_pick(self, table: Table, card: int, picked: list[int]) -> bool:
        """Whether a legal card can be picked once more."""
        return card not in picked

    def cards_of(self, picked: list[int]) -> list[CardId]:
        """The cards among what was picked: SF-24.1.3.3 wants to know whether they change their area."""
        return cast(list[CardId], picked) if self.selector.zone() < NO_CARDS else self.selector.cards_among(picked)

    def needs(self) -> int:
        return self.selector.needs() if self.least > 0 else 0

    def looks_at(self) -> int:
        """What decides which cards may be picked; what cards cannot do is among what they are."""
        return self.selector.looks_at() if self.done is None else SEES_EVERYTHING

    def needs_some(self) -> bool:
        """Whether there must be cards to pick, in play or in smoked piles."""
        return self.least > 0 and self.selector.zone() in (PLAY, SMOKED)

    def limit(self, table: Table, effect: Effect, most: bool) -> int:
        """How many cards it takes."""
        if most and self.counted is not None:
            return self.counted.value(table, effect)
        return self.most if most else self.least

    def text(self) -> str:
        return f"{self.words()}, which cannot be revealed in response" if self.sealed else self.words()

    def words(self) -> str:
        """What is done, with how many of which."""
        word = PAID_VERBS[self.paid] or ("target" if self.word == TARGET else "choose")
        one, many = self.selector.text(), self.selector.plural()
        if self.paid in (TURNING, TURNING_TO_MAINTAIN):  # SF-21: only what is unturned can be turned
            one, many = one.replace("unturned ", "", 1), many.replace("unturned ", "", 1)
        if self.at_random:
            many, one = f"{many} at random", f"{one} at random"
        if self.everything:
            return f"{word} {every(many)}"
        if self.counted is not None:
            least = f"{NUMBER_WORDS[self.least]} to" if self.least else "up to"
            return f"{word} {least} {self.counted.text()} {many}"
        if self.is_x and self.most >= MANY:
            return f"{word} X {many}"
        if self.least == 1 and self.most == 1:
            return f"{word} {a_or_an(one)}"
        if self.most >= MANY:
            return f"{word} {'any number of' if self.least == 0 else f'{NUMBER_WORDS[self.least]} or more'} {many}"
        if self.least == 0 and self.most == 1:
            return f"{word} up to one {one}"
        if self.least == 0:
            return f"{word} up to {NUMBER_WORDS[self.most]} {many}"
        if self.least < self.most:
            to = "or" if self.most == self.least + 1 else "to"
            return f"{word} {NUMBER_WORDS[self.least]} {to} {NUMBER_WORDS[self.most]} {many}"
        return f"{word} {NUMBER_WORDS[self.most]} {many}"

    def again(self) -> str:
        """How the text speaks of what was picked."""
        if self.called:
            return f"that {self.called}"
        which = ("", "first ", "second ", "third ", "fourth ", "fifth ")[self.rank]
        name = self.name()
        return f"the {which}{name}" if which or self.word != TARGET else name

    def name(self) -> str:
        """The same without its article."""
        many = self.most > 1
        if self.called:
            return self.called
        if self.word != TARGET:
            return f"{PAID_WORDS[self.paid]} {self.selector.name(many)}"
        if self.selector.zone() >= NO_CARDS:
            return f"target {self.selector.name(many)}"
        return "targets" if many else "target"


def count_choices(choices: list[Choice]) -> None:
    """Tell the choices of an ability which they are, and which of those that would read alike."""
    names = [choice.name().removesuffix("s") for choice in choices]
    for at, choice in enumerate(choices):
        choice.stand_at(at)
        choice.rank = names[: at + 1].count(names[at]) if names.count(names[at]) > 1 else 0


def count_asked(verbs: list[Verb], first: int) -> None:
    """Tell what is chosen as the effect resolves where its picks are kept: behind those of the choices before it."""
    asked = [verb.asks() for verb in verbs]
    for at, choice in enumerate([each for each in asked if isinstance(each, Choice)]):
        choice.stand_at(first + at)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Word):
    """What a card allows or does; the card's text is the sum of these."""

    def __init__(self) -> None:
        self.condition: Condition | None = None
        """SF-10.2: active only while this holds."""

    def mark(self, card: Card) -> None:
        """Note on the card what the rules ask of its text again and again."""

    def is_offered(self) -> bool:
        """Whether a card in play may offer this to its controller to be used."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Grant(Word):
    """What a continuous ability or a lingering effect gives a card: a number for one of its values."""

    def __init__(self, kind: int, number: Number, mask: int, word: str) -> None:
        self.kind: int = kind
        self.number: Number = number
        self.mask: int = mask
        self.word: str = word
        """A designator, for grants of one."""

    def numbers(self) -> list[Number]:
        return [] if self.kind in NO_NUMBER else [self.number, *self.number.numbers()]

    def text(self) -> str:
        return grant_text(self.kind, self.number, self.mask, self.word)

    def words(self) -> list[str]:
        """The same, each bold-faced ability by itself."""
        return bits(self.mask, KEYWORD_NAMES) if self.kind == KEYWORDS else [self.text()]


# The kinds of grant.
FIGHTING: Final = 0
COMBAT_DAMAGE: Final = 1
TOUGHNESS: Final = 2
BODY: Final = 3
KEYWORDS: Final = 4
CANNOT: Final = 5
DESIGNATOR: Final = 6
DAMAGE_TAKEN: Final = 7
"""SF-29.7, step 6: damage added from the receiving side."""
INFLUENCE: Final = 8
PRINTED_FIGHTING: Final = 9
DAMAGE_DEALT: Final = 10
"""Damage of any kind that the card inflicts ("increases damage")."""
DENIED: Final = 11
"""SF-50: bold-faced abilities that a card cannot use."""
SPARED: Final = 12
"""SF-40: bold-faced abilities of other Characters that do not affect a card."""


TITLE_BODY: Final = 20
"""SF-8.9: another printed Body: as many as the first word of the card's title has letters."""
BOLD: Final = 21
"""SF-50: bold-faced abilities of other cards; the number packs which: see `pack_bold`."""
IMMUNITY: Final = 63
"""SF-40: Immunity to some types of cards (the bits of the mask), for a while; only effects give it."""
TOASTS: Final = 36
"""SF-49.7: Toast It, for a while; only effects give it."""


NO_NUMBER: Final = (KEYWORDS, CANNOT, DESIGNATOR, DENIED, SPARED, TOASTS, IMMUNITY, TITLE_BODY, BOLD)
"""Grants without a number of their own."""
BOLD_PLACES: Final = 24
"""How many bits of a number that packs bold-faced abilities are for those without a number of their own; then come
Toughness and Influence."""
BOLD_NUMBERS: Final = 10


def pack_bold(keywords: int, toughness: int, influence: int) -> int:
    """SF-50: bold-faced abilities as one number."""
    return keywords | (toughness | influence << BOLD_NUMBERS) << BOLD_PLACES


def grant_text(kind: int, number: Number, mask: int, word: str) -> str:
    """How a grant reads after "gains"."""
    if kind == KEYWORDS:
        return joined(bits(mask, KEYWORD_NAMES))
    if kind == CANNOT:
        return joined(bits(mask, CANNOT_NAMES))
    if kind == DESIGNATOR:
        return f"the designator {word.capitalize()}"
    if kind == TOASTS:
        return "Toast It"
    if kind == BOLD:
        return f"all bold-faced abilities that {number.text()} have"
    if kind == TITLE_BODY:
        return "as printed Body, in place of their own, 1 for each letter in the first word of their titles"
    if kind == IMMUNITY:
        return immunity_text(mask)
    if kind == DENIED:
        return f"cannot use {joined(bits(mask, KEYWORD_NAMES), 'or')}"
    if kind == SPARED:
        return f"is not affected by other Characters' {joined(bits(mask, KEYWORD_NAMES), 'or')}"
    amount, for_each, counted = number.text().partition(" for each ")
    return amount_text(kind, amount) + for_each + counted


def amount_text(kind: int, amount: str) -> str:
    """How a grant of so much reads."""
    sign = "" if amount.startswith("-") else "+"
    if kind == FIGHTING:
        return f"{sign}{amount} Fighting"
    if kind == COMBAT_DAMAGE:
        return f"{sign}{amount} combat damage"
    if kind == BODY:
        return f"{sign}{amount} Body"
    if kind == TOUGHNESS:
        return f"Toughness: {amount}"
    if kind == INFLUENCE:
        return f"Influence: {amount}"
    if kind == PRINTED_FIGHTING:
        return f"a printed Fighting of {amount} in place of its own"
    if kind == DAMAGE_DEALT:
        return f"{sign}{amount} combat and non-combat damage"
    return f"{sign}{amount} damage from every source"


def immunity_text(mask: int) -> str:
    """An immunity that is given for a while."""
    types = joined([f"{name}s" for name in bits(mask & OF_OPPONENTS - 1, TYPE_NAMES)])
    cards = f"opponents' {types}" if mask & OF_OPPONENTS else types
    return f"Immunity to {cards}{' that would damage it or remove it from play' if mask & HARM_ONLY else ''}"


def theirs(words: str) -> str:
    """What an opponent may use, said of that opponent."""
    return words.replace("you control", "that opponent controls").replace("your ", "that opponent's ")


def behind(condition: Condition | None) -> str:
    """A condition behind a trigger."""
    words = "" if condition is None else condition.text()
    return f", {words}" if words.startswith(("if ", "unless ")) else f" {words}".rstrip()


def while_text(condition: Condition | None) -> str:
    """A condition behind something that lasts: it holds while, not if."""
    if condition is None or not condition.text():
        return ""
    words = condition.text()
    return f" while {words.removeprefix('if ')}" if words.startswith("if ") else f" {words}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Continuous(Ability):
    """SF-10.1: a lasting benefit or drawback, for this card or for others."""

    def __init__(self, affects: Cards | None, selector: Selector | None, grants: list[Grant]) -> None:
        super().__init__()
        self.affects: Cards | None = affects
        self.selector: Selector | None = selector
        self.grants: list[Grant] = grants
        self.in_attacks: bool = selector is not None and selector.needs() & NEEDS_ATTACK != 0
        """Whether it can mean a card only during an attack."""

    def looks_at(self) -> int:
        seen = 0 if self.condition is None else self.condition.looks_at()
        if self.selector is not None:
            seen |= self.selector.looks_at()
        elif self.affects is not None:
            seen |= self.affects.looks_at()
        for grant in self.grants:
            seen |= grant.number.looks_at()
        return seen

    def mark(self, card: Card) -> None:
        card.continuous = True
        card.watches |= self.looks_at()

    def numbers(self) -> list[Number]:
        return [number for grant in self.grants for number in grant.numbers()]

    def text(self) -> str:
        gains = joined([word for grant in self.grants for word in grant.words()])
        whom = ""
        verb = "gains"
        if self.selector is not None:
            whom = capital(every(self.selector.plural()))
            verb = "gain"
        elif self.affects is not None:
            whom = capital(self.affects.text())
        cannot = all(grant.kind in (CANNOT, DENIED, SPARED) for grant in self.grants)
        if cannot and self.selector is not None:
            whom = capital(with_and(self.selector.plural()))
        sentence = f"{whom} {gains}" if cannot else f"{whom} {verb} {gains}"
        if whom == "This card" and not cannot:
            has = "This card has " if self.grants[0].kind == BOLD else ""
            sentence = has + (gains if has else capital(gains))
        sentence += while_text(self.condition)
        definitions = [grant.number.definition() for grant in self.grants if grant.number.definition()]
        return ". ".join([sentence, *definitions]) + "."


@mypyc_attr(allow_interpreted_subclasses=True)
class Used(Ability):
    """An ability that generates an effect: "Do X :: Do Y" (SF-24.1.1). For an Event: what playing it does."""

    def __init__(self, costs: list[Cost], choices: list[Choice], verbs: list[Verb], timing: int, limit: int) -> None:
        super().__init__()
        self.costs: list[Cost] = costs
        self.choices: list[Choice] = choices
        count_choices(choices)
        count_asked(verbs, len(choices))
        self.before: list[Word] = [*costs, *choices]
        """The costs and the choices in the order in which they read."""
        self.verbs: list[Verb] = verbs
        self.timing: int = timing
        self.limit: int = limit
        self.x: Number | None = None
        """The value of X, set as the effect is generated (SF-24.2)."""
        self.zone: Zone = PLAY
        """Where the card must be for its text to be active (SF-9.2.3): in play, or its hand or smoked pile."""
        self.opponents: bool = False
        """Whether it is for opponents to use, each in their own Main Shot."""
        self.may: bool = False
        self.responds: Selector | None = None
        """For responses: to which cards' effects."""
        self.late: bool = False
        """SF-26.2.2: whether a response may also follow when the effect has resolved, in the same scene."""
        self.lacking: int = 0
        """What it needs, once it is on a card."""
        self.hopes: list[Selector] = []
        """What it must find to choose, in play or in smoked piles; see `Selector.could_mean`."""
        self.stirs: int = 0
        """What its effect is to others while it waits in the scene (NEEDS_DAMAGING, ...), once it is on a card."""
        self.least_power: int = 0
        """SF-17.2.5: the Power that its costs take at least, while no number of a text is changed."""
        self.sees: int = SEES_EVERYTHING
        """What on the table (SEES_...) decides whether it can be used, besides what `legality.prospects` looks at."""
        self.alone: bool = False
        """SF-49.4.2: whether its effect is Not Cumulative, although its card is not."""

    def needs(self) -> int:
        """What its costs and its choices need, and what it responds to; an Event's condition is not always asked."""
        found = 0
        if self.timing in (RESPONSE, OPEN_RESPONSE) and self.responds is not None:
            found = self.responds.answers() | (0 if self.late else NEEDS_EFFECT)
        for cost in self.costs:
            found |= cost.needs()
        for choice in self.choices:
            found |= choice.needs()
        return found

    def looks_at(self) -> int:
        """What its condition, its costs and its choices look at; a response also looks at the scene."""
        if self.timing in (RESPONSE, OPEN_RESPONSE, FOR_A_FACEOFF):
            return SEES_EVERYTHING
        found = 0 if self.condition is None else self.condition.looks_at()
        for cost in self.costs:
            found |= cost.looks_at()
        for choice in self.choices:
            found |= choice.looks_at()
        return found

    def mark(self, card: Card) -> None:
        """Where and when it can be used; an Event's is what playing it does."""
        self.lacking = self.needs()
        if self.condition is not None and card.type != EVENT:
            self.lacking |= self.condition.needs()
        self.least_power = sum(cost.least_power() for cost in self.costs)
        self.hopes = [choice.selector for choice in self.choices if choice.needs_some()]
        self.sees = self.looks_at()
        if card.type == EVENT and card.played_when == 0:
            card.played_when = 1 << self.timing
        card.recalls |= self.recalls()
        if self.opponents:
            card.has_opponents_abilities = True
        elif self.zone == SMOKED:
            card.has_pile_abilities = True
        elif self.zone == PLAY:
            card.used_when |= 1 << self.timing

    def is_offered(self) -> bool:
        return self.zone == PLAY and not self.opponents

    def recalls(self) -> int:
        found = 0 if self.condition is None else self.condition.recalls()
        for choice in self.choices:
            found |= choice.selector.recalls()
        return found

    def requirements(self) -> list[str]:
        """The words before the double colon."""
        found: list[str] = []
        before = [word for word in self.before if word.text()]
        skip = False
        for at, word in enumerate(before):
            words = word.text()
            after = before[at + 1].text() if at + 1 < len(before) else ""
            done = word.done if isinstance(word, Choice) else None
            acted = None if done is None else done.acts_on()
            if skip:
                skip = False
            elif done is not None and acted is not None and after == f"{after.split()[0]} {acted.text()}":
                found.append(f"{after.split()[0]} {words.removeprefix('choose ')}")  # reveal a Site
                skip = True
            elif words == "turn" and after.startswith("turn ") and not after.startswith("turn and "):
                found.append("turn this card")
            elif found and found[-1] == "turn this card" and words.startswith("turn "):
                found.append(words.removeprefix("turn "))
            else:
                found.append(words)
        return found

    def effect_text(self) -> str:
        """The words after it."""
        return self.with_x(". ".join([capital(deed) for deed in self.deeds()]))

    def deeds(self) -> list[str]:
        """What each verb says, but for those that an earlier one has told of."""
        found: list[str] = []
        for words in [verb.text() for verb in self.verbs]:
            if words.startswith("or ") and found:
                found[-1] += f"; {words}"  # the next of the things that one was chosen of
            elif words:
                found.append(words)
        return found

    def with_x(self, words: str) -> str:
        """Words, and what X is behind them."""
        numbers = [choice.counted for choice in self.choices]
        meanings = [number.definition() for number in [self.x, *numbers] if number is not None and number.definition()]
        if self.x is not None and not meanings and self.x.text() != "X":
            meanings = [f"X = {self.x.text()}"]
        return ". ".join([words, *dict.fromkeys(meanings)])

    def timing_text(self) -> str:
        """When, in words."""
        words = (
            "", "during your Main Shot", "during any Main Shot", "in response", "at the start of your turn", "",
            "during your Main Shot outside of an attack", "in any scene", "during an auction", "outside of an attack",
        )  # fmt: skip
        if self.timing in (RESPONSE, OPEN_RESPONSE) and self.responds is not None:
            answered = f"in response to {a_or_an(self.responds.text())}"
            late = ", or later in that scene" if self.late else ""
            return f"{answered}{'' if self.timing == RESPONSE else ' in an open scene'}{late}"
        return words[self.timing]

    def numbers(self) -> list[Number]:
        words = [number for cost in self.costs for number in cost.numbers()]
        return words + [number for verb in self.verbs for number in verb.numbers()]

    def brief(self) -> str:
        """What it does, without what has to be so and what is paid before; nothing, if that is all it says anyway."""
        effect = self.effect_text()
        words = f"{theirs(effect) if self.opponents else effect}."
        return "" if self.text() == self.telling(words) else self.telling(words)

    def text(self) -> str:
        limit = LIMIT_WORDS[self.limit]
        before = " and ".join(self.requirements())
        condition = "" if self.condition is None else self.condition.text()
        timing = "" if condition.startswith(self.timing_text()) else self.timing_text()
        head = ", ".join([word for word in (limit, timing, condition, before) if word])
        effect = self.effect_text()
        if self.opponents:
            head = ", ".join([word for word in (timing, condition, before) if word])
            user = f"{limit}, an opponent" if limit else "an opponent"
            head, effect = f"{user} may use this: {theirs(head)}", theirs(effect)
        if self.zone == SMOKED:
            head = f"while this card is in your smoked pile, {head}"
        words = f"{capital(head)} :: {effect}." if head else f"{effect}."
        return self.telling(words)

    def whose_doing(self) -> str:
        """How its text calls the player behind what it responds to."""
        return WHO_DID_IT if self.responds is None else "its player"

    def telling(self, words: str) -> str:
        """Its text, with that player's name in it."""
        who = self.whose_doing()
        return words.replace(WHO_DID_IT, who).replace(capital(WHO_DID_IT), capital(who))


def stirring(verbs: list[Verb]) -> int:
    """What an effect of these verbs is to those who wait for such an effect in the scene (NEEDS_...)."""
    found = 0
    for verb in verbs:
        if verb.inflicts():
            found |= NEEDS_DAMAGING | NEEDS_STIR
        if verb.brings_back():
            found |= NEEDS_BRINGING_BACK
        if verb.touches_hands():
            found |= NEEDS_HAND_EFFECT
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Triggered(Used):
    """SF-26.1: an effect that generates when something happens. It is voluntary if it has a cost or says "may"."""

    def __init__(
        self, trigger: Trigger, costs: list[Cost], choices: list[Choice], verbs: list[Verb], limit: int
    ) -> None:
        super().__init__(costs, choices, verbs, OPEN, limit)
        self.trigger: Trigger = trigger
        self.waits_for: int = 0
        """The happenings that its trigger looks at, as bits; gathered when its card is settled."""

    def recalls(self) -> int:
        return super().recalls() | self.trigger.recalls()

    def mark(self, card: Card) -> None:
        """Which happenings it waits for, and where."""
        card.recalls |= self.recalls()
        self.gather_happenings()
        if self.zone == SMOKED:
            card.pile_mask |= self.waits_for
        elif card.type == EVENT or self.zone == HAND:
            card.hand_mask |= self.waits_for
        else:
            card.trigger_mask |= self.waits_for

    def gather_happenings(self) -> None:
        """Look once which happenings the trigger looks at."""
        for kind in self.trigger.kinds():
            self.waits_for |= 1 << kind

    def is_offered(self) -> bool:
        return False

    def voluntary(self) -> bool:
        """SF-26.1.2: whether its player need not use it: it has a cost, or says "may"."""
        return self.may or any(cost.is_price() for cost in self.costs)

    def text(self) -> str:
        return self.telling(self.sentence())

    def whose_doing(self) -> str:
        return self.trigger.whose_doing()

    def sentence(self) -> str:
        """The text; the player behind the happening is named in it as is done everywhere."""
        when = self.trigger.text() + behind(self.condition)
        if self.limit:
            when = f"{LIMIT_WORDS[self.limit]}, {when}"
        if self.zone == SMOKED:
            when = f"while this card is in your smoked pile, {when}"
        if self.zone == HAND:
            when = f"if this card is in your hand, {when}"
        before = " and ".join(self.requirements())
        may = "you may " if self.may else ""
        alone = " This effect is Not Cumulative." if self.alone else ""
        if self.costs and not self.choices and not self.voluntary():
            return f"{capital(when)}, {before}; {self.with_x('; '.join(self.deeds()))}.{alone}"
        if before and not self.deeds():
            return f"{capital(when)}, {self.with_x(may + before)}.{alone}"
        if before:
            return f"{capital(when)}, {may}{before} :: {self.effect_text()}.{alone}"
        effect = self.with_x("; ".join(self.deeds()))
        do_this = "do this: " if may and effect.startswith("you may") else ""
        return f"{capital(when)}, {may}{do_this}{effect}.{alone}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Delayed(Triggered):
    """SF-26.4: an effect that another effect of the same card leaves behind; that effect's verb prints it."""

    def mark(self, card: Card) -> None:
        """It waits only once it is set up."""
        self.gather_happenings()

    def text(self) -> str:
        return ""

    def later(self, watched: str) -> str:
        """How it reads inside the effect that sets it up, which may watch a card."""
        when = self.trigger.text().replace("at the end of any turn", "at the end of the turn") + behind(self.condition)
        effect = ("you may " if self.may else "") + "; ".join(self.deeds())
        return self.telling(f"{when}, {effect}").replace("the watched card", watched)


@mypyc_attr(allow_interpreted_subclasses=True)
class Permission(Ability):
    """A named liberty or duty that a chapter of the rules asks for, such as playing at a reduced cost."""

    def __init__(self, kind: int, selector: Selector | None, number: Number | None) -> None:
        super().__init__()
        self.kind: int = kind
        self.selector: Selector | None = selector
        self.number: Number | None = number

    def mark(self, card: Card) -> None:
        card.permits |= 1 << self.kind
        if self.kind == HOLDS_SUBJECT:
            card.recalls |= 1 << SUBJECT_HELD

    def numbers(self) -> list[Number]:
        return [] if self.number is None else [self.number]

    def text(self) -> str:
        words, while_ = PERMISSION_TEXTS[self.kind], while_text(self.condition)
        if while_.startswith(" during "):
            words = words.replace(" during any Main Shot, also during an attack", "")
        words += while_
        if self.selector is not None:
            words = words.replace("{them}", self.selector.plural()).replace("{it}", a_or_an(self.selector.text()))
        if self.number is not None:
            if self.number.text() in ("1", "one"):
                words = words.replace("more cards", "more card").replace("more times", "more time")
            words = words.replace("{n}", self.number.text())
            if self.number.definition():
                words += f". {self.number.definition()}"
        return f"{words}."
