"""The kinds of word in the card language. Every word knows what it does and how it reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.state.deeds import ITS_PARTS
from kwoon.games.shadowfist.terms.codes import (
    PLAY,
    SEES_EVERYTHING,
)
from kwoon.games.shadowfist.terms.durations import NO_DURATION
from kwoon.games.shadowfist.terms.ids import CardId, Duration, SeatId, Zone
from kwoon.games.shadowfist.terms.leanings import BAD, NEITHER
from kwoon.games.shadowfist.terms.phrasing import a_or_an, either

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.abilities import Choice
    from kwoon.games.shadowfist.state.card import Card
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


WHO_DID_IT: Final = "the player who did that"
UNKNOWN_NUMBER: Final = 2
"""What a number that is counted on the table is taken for by who does not look."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """Anything that stands in a card's text."""

    def text(self) -> str:
        """How it reads."""
        raise NotImplementedError  # pragma: no cover

    def numbers(self) -> list[Number]:
        """The numbers that stand in it, in the order in which they read."""
        return []

    def noted(self, yes: bool) -> str:
        """For words that note whether something was so: how a later part of the text refers to that."""
        return "if so" if yes else "if not"

    def looks_at(self) -> int:
        """What a continuous ability with this word depends on (SEES_...): everything, unless a word knows better."""
        return SEES_EVERYTHING

    def recalls(self) -> int:
        """What has to be noted for it while a game goes on: a bit for each kind of note in `terms.once`."""
        return 0

    def needs(self) -> int:
        """What there must be for it to come true at all (NEEDS_...): a selector to mean something, a cost to be paid.

        Nothing, unless a word knows better; abilities that lack it are passed over, see `legality.prospects`.
        """
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Word):
    """Which cards are meant: a Character you control, an opponent's Site, ..."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        """Whether a card is one of those meant."""
        raise NotImplementedError  # pragma: no cover

    def zone(self) -> Zone:
        """Where the cards are looked for; in play unless a selector says otherwise (SF-24.1.3.2)."""
        return PLAY

    def could_mean(self, table: Table, card: CardId, seat: SeatId) -> bool:
        """Whether a card can be meant at all while cards are whose and what they are, in play and in smoked piles.

        Yes, unless a selector knows better: by what is printed and by designators, by nothing else that could change.
        """
        return True

    def could_mean_any(self, table: Table, seat: SeatId) -> bool:
        """Whether it could mean any card in play."""
        for card in table.in_play:
            if self.could_mean(table, card, seat):
                return True
        return False

    def shortlist(self, table: Table, effect: Effect) -> list[CardId]:
        """The cards in play that are worth looking at, in their order: all of them, unless a selector knows better."""
        return table.in_play

    def looks_back(self) -> bool:
        """Whether it depends on what was picked for an earlier choice of the same effect."""
        return False

    def answers(self) -> int:
        """For responses: what kind of effect there must be in the scene for it to mean any (NEEDS_...).

        Nothing in particular, unless a selector knows better; see `needs`.
        """
        return 0

    def among(self, table: Table, effect: Effect) -> list[int]:
        """What a selector of the zone LISTED offers: numbers that only it can read."""
        return []

    def named(self, table: Table, code: int) -> str:
        """One of those in words."""
        return str(code)

    def cards_among(self, codes: list[int]) -> list[CardId]:
        """Those of them that are cards, which may change their area (SF-24.1.3.3)."""
        return []

    def tells(self, table: Table, code: int, seat: SeatId) -> str:
        """SF-24.1.3: how a seat is told later which of those was chosen; nothing if it cannot be said any more."""
        return self.named(table, code)

    # A selector reads as what stands before the noun, the noun, and what stands behind it; so two can be joined.

    def before(self, many: bool) -> list[str]:
        """The words before the noun."""
        return []

    def noun(self, many: bool) -> str:
        """What kind of thing they are."""
        return "cards" if many else "card"

    def name(self, many: bool) -> str:
        """The same in one word, for those who speak of them again."""
        return self.noun(many)

    def after(self, many: bool) -> list[str]:
        """The words behind it."""
        return []

    def text(self) -> str:
        return " ".join([*self.before(False), self.noun(False), *self.after(False)])

    def plural(self) -> str:
        """How it reads for more than one."""
        return " ".join([*self.before(True), self.noun(True), *self.after(True)])

    def __and__(self, other: Selector) -> Selector:
        return AllOf([self, other])

    def __or__(self, other: Selector) -> Selector:
        return AnyOf([self, other])

    def __invert__(self) -> Selector:
        return NoneOf(self)

    def asked_by(self, choice: Word) -> None:
        """It is told which choice it stands in, for selectors that look at what was picked for it before."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrowed(Selector):
    """Some of the cards that another selector means: it reads as that one, with a few words more."""

    def __init__(self, cards: Selector) -> None:
        self.cards: Selector = cards

    def zone(self) -> Zone:
        return self.cards.zone()

    def looks_back(self) -> bool:
        return self.cards.looks_back()

    def needs(self) -> int:
        return self.cards.needs()

    def answers(self) -> int:
        return self.cards.answers()

    def could_mean(self, table: Table, card: CardId, seat: SeatId) -> bool:
        return self.cards.could_mean(table, card, seat)

    def shortlist(self, table: Table, effect: Effect) -> list[CardId]:
        return self.cards.shortlist(table, effect)

    def before(self, many: bool) -> list[str]:
        return self.cards.before(many)

    def noun(self, many: bool) -> str:
        return self.cards.noun(many)

    def name(self, many: bool) -> str:
        return self.cards.name(many)

    def after(self, many: bool) -> list[str]:
        return [*self.cards.after(many), *self.more(many)]

    def more(self, many: bool) -> list[str]:
        """The words that it adds behind the others; none where the rules say so anyway."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Growing(Narrowed):
    """One that looks at what was picked before for the choice that it stands in."""

    def __init__(self, cards: Selector) -> None:
        super().__init__(cards)
        self.choice: Choice | None = None

    def asked_by(self, choice: Word) -> None:
        self.choice = cast("Choice", choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Joined(Selector):
    """Several selectors put together."""

    def __init__(self, selectors: list[Selector]) -> None:
        self.selectors: list[Selector] = selectors

    def zone(self) -> Zone:
        return self.selectors[0].zone()

    def looks_back(self) -> bool:
        return any(selector.looks_back() for selector in self.selectors)

    def looks_at(self) -> int:
        seen = 0
        for selector in self.selectors:
            seen |= selector.looks_at()
        return seen

    def asked_by(self, choice: Word) -> None:
        for selector in self.selectors:
            selector.asked_by(choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class AllOf(Joined):
    """Cards that every one of some selectors means: `one & another`."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        for selector in self.selectors:
            if not selector.matches(table, card, effect):
                return False
        return True

    def could_mean(self, table: Table, card: CardId, seat: SeatId) -> bool:
        return all(selector.could_mean(table, card, seat) for selector in self.selectors)

    def needs(self) -> int:
        return all_needed(self.selectors)

    def shortlist(self, table: Table, effect: Effect) -> list[CardId]:
        """The shortest of theirs."""
        found = table.in_play
        for selector in self.selectors:
            theirs = selector.shortlist(table, effect)
            if len(theirs) < len(found):
                found = theirs
        return found

    def before(self, many: bool) -> list[str]:
        return [word for selector in self.selectors for word in selector.before(many)]

    def noun(self, many: bool) -> str:
        return most_telling([selector.noun(many) for selector in self.selectors])

    def name(self, many: bool) -> str:
        return most_telling([selector.name(many) for selector in self.selectors])

    def after(self, many: bool) -> list[str]:
        return [word for selector in self.selectors for word in selector.after(many)]


def most_telling(nouns: list[str]) -> str:
    """The first noun that says more than that it is a card."""
    for noun in nouns:
        if noun not in ("card", "cards"):
            return noun
    return nouns[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOf(Joined):
    """Cards that one of some selectors means: `one | another`."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        for selector in self.selectors:
            if selector.matches(table, card, effect):
                return True
        return False

    def could_mean(self, table: Table, card: CardId, seat: SeatId) -> bool:
        return any(selector.could_mean(table, card, seat) for selector in self.selectors)

    def noun(self, many: bool) -> str:
        return either([selector.plural() if many else selector.text() for selector in self.selectors])

    def name(self, many: bool) -> str:
        names = [selector.name(many) for selector in self.selectors]
        return names[0] if names.count(names[0]) == len(names) else super().noun(many)


@mypyc_attr(allow_interpreted_subclasses=True)
class NoneOf(Selector):
    """Cards that a selector does not mean: `~one`."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def zone(self) -> Zone:
        return self.selector.zone()

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return not self.selector.matches(table, card, effect)

    def looks_back(self) -> bool:
        return self.selector.looks_back()

    def looks_at(self) -> int:
        return self.selector.looks_at()

    def after(self, many: bool) -> list[str]:
        if many:
            return ["that are not", self.selector.plural()]
        return ["that is not", a_or_an(self.selector.text())]


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Word):
    """The cards that a verb acts on: this card, the target, all Characters, ..."""

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        """Those cards now."""
        raise NotImplementedError  # pragma: no cover

    def watched(self, table: Table, effect: Effect) -> list[CardId]:
        """Those that a delayed effect is to watch (SF-26.4), which need not affect them (SF-40.0)."""
        return self.cards(table, effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Word):
    """The players that a verb acts on: you, each opponent, the target's controller, ..."""

    def players(self, table: Table, effect: Effect) -> list[SeatId]:
        """Those players now."""
        raise NotImplementedError  # pragma: no cover


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Word):
    """A number of the text: fixed, or counted as the effect is generated (SF-24.2)."""

    def value(self, table: Table, effect: Effect) -> int:
        """The number now."""
        raise NotImplementedError  # pragma: no cover

    def definition(self) -> str:
        """For a number that reads X: what X is."""
        return ""

    def bound(self, words: str) -> str:
        """That it is at least or at most so much, where that reads better than "... is at least 2"."""
        return ""

    def guess(self) -> int:
        """What it is taken for without a look at the table."""
        return UNKNOWN_NUMBER


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """Something that holds or does not."""

    def holds(self, table: Table, effect: Effect) -> bool:
        """Whether it holds now."""
        raise NotImplementedError  # pragma: no cover

    def __and__(self, other: Condition) -> Condition:
        return AllHold([self, other])

    def __or__(self, other: Condition) -> Condition:
        return AnyHolds([self, other])

    def __invert__(self) -> Condition:
        return DoesNotHold(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class AllHold(Condition):
    """Several conditions that hold together: `one & another`."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions: list[Condition] = conditions

    def holds(self, table: Table, effect: Effect) -> bool:
        return all(condition.holds(table, effect) for condition in self.conditions)

    def needs(self) -> int:
        return all_needed(self.conditions)

    def looks_at(self) -> int:
        return looked_at(self.conditions)

    def text(self) -> str:
        return row_of([condition.text() for condition in self.conditions], "and")


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyHolds(AllHold):
    """Several conditions of which one is enough: `one | another`."""

    def holds(self, table: Table, effect: Effect) -> bool:
        return any(condition.holds(table, effect) for condition in self.conditions)

    def needs(self) -> int:
        return 0

    def text(self) -> str:
        return row_of([condition.text() for condition in self.conditions], "or")


@mypyc_attr(allow_interpreted_subclasses=True)
class DoesNotHold(Condition):
    """A condition that does not hold: `~one`."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Condition = condition

    def holds(self, table: Table, effect: Effect) -> bool:
        return not self.condition.holds(table, effect)

    def looks_at(self) -> int:
        return self.condition.looks_at()

    def text(self) -> str:
        return f"unless {self.condition.text().removeprefix('if ').removeprefix('while ')}"


def all_needed(words: Sequence[Word]) -> int:
    """What there must be for all of some words to come true."""
    found = 0
    for word in words:
        found |= word.needs()
    return found


def looked_at(conditions: list[Condition]) -> int:
    """What several conditions depend on."""
    seen = 0
    for condition in conditions:
        seen |= condition.looks_at()
    return seen


def row_of(texts: list[str], last: str) -> str:
    """Conditions in a row: if one and if another, with the "if" said once where all have it; some say nothing."""
    texts = [text for text in texts if text]
    for word in ("if ", "while "):
        if all(text.startswith(word) for text in texts):
            return word + f" {last} ".join([text.removeprefix(word) for text in texts])
    return f" {last} ".join(texts)


class Deed:
    """What one verb does."""

    def __init__(
        self,
        kind: int,
        number: int = 0,
        cards: Cards | None = None,
        selector: Selector | None = None,
        ignores: bool = False,
    ) -> None:
        self.kind: int = kind
        self.number: int = number
        """How much of it, as far as that can be told without the table (`Number.guess`)."""
        self.cards: Cards | None = cards
        """The cards that it acts on: for those `Verb.does` says whether it is good or bad."""
        self.selector: Selector | None = selector
        """The cards that can be played."""
        self.ignores: bool = ignores
        """Whether a card can be played that lacks a resource."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Word):
    """Something that an effect does when it resolves."""

    def act(self, table: Table, effect: Effect) -> None:
        """Do it. A verb that must ask pushes a procedure; the next verb waits for it."""
        raise NotImplementedError  # pragma: no cover

    def as_cost(self) -> str:
        """How it reads where it is done as a cost (SF-24.1.4)."""
        return self.text()

    def as_question(self) -> str:
        """How it reads where its player is asked whether to do it."""
        return self.text()

    def leaves_behind(self, at: int) -> Word | None:
        """SF-26.4: the delayed ability that it sets up, if the card has none of it yet: it takes this place there."""
        return None

    def acts_on(self) -> Cards | None:
        """The cards that it does something to, for those who ask before it acts (SF-24.2, SF-26.3)."""
        return None

    def can_act_on(self, table: Table, card: CardId) -> bool:
        """Where it is done as a cost (SF-24.1.4): whether it can be done to a card at all."""
        return True

    def harms(self) -> bool:
        """Whether it would damage or smoke the cards that it acts on (SF-26.3)."""
        return self.inflicts()

    def removes(self) -> bool:
        """Whether it would remove the cards that it acts on from play (SF-26.3), other than by damage."""
        return any(part.removes() for part in self.parts())

    def does(self) -> int:
        """What it is to the cards that it acts on: GOOD, BAD or NEITHER (`terms/leanings`), for who chooses them.

        A verb that names cards says so itself; else it is as bad as its parts, or as what it harms.
        """
        found = [part.does() for part in self.parts() if part.does() != NEITHER]
        if found:
            return min(found)
        return BAD if self.harms() else NEITHER

    def deed(self) -> Deed:
        """What it does, as a kind and a number (`state/deeds`): bots weigh it by that, whatever the verb is called."""
        return Deed(ITS_PARTS)

    def gives_immunity(self) -> bool:
        """SF-40: whether it makes cards immune for a while: then the game has to ask."""
        return any(part.gives_immunity() for part in self.parts())

    def asks(self) -> Word | None:
        """SF-24.2.1: the choice that it has players make as it resolves."""
        return None

    def brings_back(self) -> bool:
        """Whether it would play or return to play cards from a smoked pile."""
        return False

    def lasts(self) -> Duration:
        """SF-26.5: the duration that it was given, for verbs that take one."""
        return NO_DURATION

    def parts(self) -> list[Verb]:
        """The verbs that it is put together from, if it does something by others."""
        return []

    def follows(self) -> bool:
        """For what comes later: whether its text means a card also where it has gone to since (else see SF-34)."""
        return False

    def token(self) -> Card | None:
        """SF-47: what the tokens that it creates are."""
        return None

    def takes_over(self) -> bool:
        """SF-26.3: whether it would take control of the cards that it acts on."""
        return any(part.takes_over() for part in self.parts())

    def gains(self, table: Table, effect: Effect) -> list[SeatId]:
        """SF-26.3, SF-17.2.2: the players who would gain Power by it."""
        return [seat for part in self.parts() for seat in part.gains(table, effect)]

    def inflicts(self) -> bool:
        """Whether it inflicts non-combat damage: for what responds to that (SF-26.3)."""
        return False

    def touches_hands(self) -> bool:
        """Whether it may look at a hand or make a player discard; `hands` says whose."""
        return False

    def hands(self, table: Table, effect: Effect) -> list[SeatId]:
        """The players whose hands it looks at, or whom it makes discard."""
        return []

    def takes(self, table: Table, effect: Effect, seat: SeatId) -> int:
        """SF-26.3: how many cards it would make a player discard, or toast from hand, deck or smoked pile."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class OnCards(Verb):
    """A verb that does something to cards, which are known before it acts."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def acts_on(self) -> Cards:
        return self.cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Word):
    """Something that is paid as an effect is generated (SF-24.1.4)."""

    def payable(self, table: Table, effect: Effect) -> bool:
        """Whether it could be paid now."""
        raise NotImplementedError  # pragma: no cover

    def pay(self, table: Table, effect: Effect) -> None:
        """Pay it."""
        raise NotImplementedError  # pragma: no cover

    def looks_at(self) -> int:
        """What may make it payable, besides Power, its own card's being unturned and ready, and the turn: see above."""
        return SEES_EVERYTHING

    def power(self, table: Table, effect: Effect) -> int:
        """How much of the player's Power it takes (SF-17.2.5): what a text and a card cost is paid together."""
        return 0

    def least_power(self) -> int:
        """How much of the player's Power it takes at least, while no number of a text is changed (SF-26.6.3)."""
        return 0

    def turns(self, table: Table, effect: Effect) -> list[CardId]:
        """The cards that are turned to pay it."""
        return []

    def is_price(self) -> bool:
        """SF-26.1.2: whether it is a price, so that a trigger with it is voluntary; a coin is only flipped."""
        return True

    def is_turning(self) -> bool:
        """SF-21: whether a card is turned to pay it."""
        return False

    def spends(self) -> int:
        """The choice whose cards leave their area to pay it; -1 if there is none."""
        return -1

    def fits(self, table: Table, effect: Effect, at: int, new: int) -> bool:
        """SF-26.6.4: whether what was paid would also do with another target for a choice."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Word):
    """What an ability waits for (SF-26)."""

    def kinds(self) -> list[int]:
        """The happenings it looks at."""
        raise NotImplementedError  # pragma: no cover

    def fires(self, table: Table, effect: Effect) -> bool:
        """Whether the happening that the effect is about is the one."""
        raise NotImplementedError  # pragma: no cover

    def whose_doing(self) -> str:
        """How the player behind it is called."""
        return WHO_DID_IT

    def about_noun(self) -> str:
        """What kind of card it happens to."""
        return "card"

    def doer_noun(self) -> str:
        """What kind of card does it."""
        return "card"
