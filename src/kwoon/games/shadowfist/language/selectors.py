"""Selectors: which cards are meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.costs import printed_cost
from kwoon.games.shadowfist.standing.derive import fighting, has_designator, has_keyword, of_type, printed_now
from kwoon.games.shadowfist.standing.immunity import is_hidden
from kwoon.games.shadowfist.state.table import place_of
from kwoon.games.shadowfist.state.word_kinds import Cards, Selector
from kwoon.games.shadowfist.terms.codes import (
    BURNED,
    EVENT,
    FENG_SHUI,
    HAND,
    KEYWORD_NAMES,
    NEEDS_ATTACK,
    NEEDS_EVENT,
    NEEDS_STATE,
    PLAY,
    RESOURCE_NAMES,
    SEES_ATTACKS,
    SEES_DAMAGE,
    SEES_EVERYTHING,
    SEES_PILES,
    SEES_PLACES,
    SEES_TURNING,
    SITE,
    STATE,
    TYPE_NAMES,
    UNIQUE,
    ZONE_NAMES,
    bits,
    restrictions_in,
)
from kwoon.games.shadowfist.terms.ids import NO_PLACE, NONE, CardId, SeatId, Zone
from kwoon.games.shadowfist.terms.phrasing import NUMBER_WORDS, a_or_an, listed

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.card import Card
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


ANYONE: Final = 0
YOU: Final = 1
OPPONENT: Final = 2
NO_MATTER: Final = -1
NO_BOUND: Final = 99
"""More than any card costs."""
CONTROLLED: Final[tuple[list[str], ...]] = ([], ["you control"], ["an opponent controls"])
THEY_CONTROL: Final = ["opponents control"]
PILE_OF: Final = ("any", "your", "an opponent's")
PLAYERS: Final[Zone] = 9  # type: ignore[assignment]
"""The zone of selectors that pick players instead of cards."""
PLACES: Final[Zone] = 10  # type: ignore[assignment]
"""The zone of selectors that pick locations instead of cards."""
LISTED: Final[Zone] = 11  # type: ignore[assignment]
"""The zone of selectors that pick something else: a type, a resource, an effect; `among` lists it."""
WORDS: Final[Zone] = 12  # type: ignore[assignment]
"""The zone of selectors that pick a designator."""

# The kinds of test that a filter may have, besides type and player.
NOT_YET: Final = -1
ANY_SITES: Final = 1 << SITE | 1 << FENG_SHUI
"""SF-7.3: the types of a filter for all Sites, as bits."""
PRINTED: Final = 1
MORE: Final = 2
WHILE_IN_PLAY: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Selector):
    """Cards that pass every test that is set."""

    def __init__(self, types: list[int]) -> None:
        self.types: list[int] = types
        """SF-7: any of these; none means cards of any type."""
        self.whose: int = ANYONE
        self.owned: int = ANYONE
        self.words: list[str] = []
        """SF-14: has any of these designators."""
        self.keys: list[list[str]] = []
        """The same words as `designators` writes them; one that splits (MartialArtist) means all of its parts."""
        self.without: list[str] = []
        self.without_keys: list[str] = []
        self.resource: int = NO_MATTER
        """SF-18.2: a card of this faction or talent."""
        self.without_resource: int = NO_MATTER
        self.requires: int = NO_MATTER
        """SF-8.4: requires this resource."""
        self.provides: int = NO_MATTER
        """SF-8.6: provides this resource."""
        self.attacking: int = NO_MATTER
        self.intercepting: int = NO_MATTER
        self.turned: int = NO_MATTER
        self.damaged: int = NO_MATTER
        self.unique: int = NO_MATTER
        self.foundation: int = NO_MATTER
        self.restrictions: int = 0
        """SF-49: has any of these."""
        self.carries: int = 0
        """The subject of a State with any of these restrictions."""
        self.other: bool = False
        """Not this card itself."""
        self.here: bool = False
        """At this card's location."""
        self.front: bool = False
        self.back: bool = False
        self.revealed: int = NO_MATTER
        self.having: int = 0
        """SF-50: has any of these bold-faced abilities."""
        self.cost_below: int = NO_BOUND
        self.cost_from: int = 0
        self.fighting_below: int = NO_BOUND
        self.generating: bool = False
        """SF-8.8.1: a Power-generating Site."""
        self.where: Zone = PLAY
        self.but: Cards | None = None
        """Not these: those picked for an earlier choice, this State's subject, ..."""
        self.at: Cards | None = None
        """At the location of one of these."""
        self.states: int = NO_MATTER
        """SF-25.5: the subject of a State, or of none."""
        self.free_of: str = ""
        """SF-42: not the subject of a State of this title, whatever its text does now."""
        self.token: int = NO_MATTER
        """SF-47: a token, or none."""
        self.attacked: int = NO_MATTER
        """SF-28.1.3: the target of an attack."""
        self.strayed: int = NO_MATTER
        """SF-35: not controlled by its owner."""
        self.provides_from: int = 0
        """SF-8.6: provides at least so many resources."""
        self.strength_below: int = NO_BOUND
        """SF-15.1: with less Fighting than this now."""
        self.fighting_from: int = 0
        self.tests: int = NOT_YET
        """Which kinds of test are set (PRINTED, ...), as bits; gathered when it is first used."""
        self.type_bits: int = 0
        """The types as bits."""

    def zone(self) -> Zone:
        return self.where

    def gather_tests(self) -> None:
        """Look once which tests are set: most filters have few, and are used by the million."""
        for kind in self.types:
            self.type_bits |= 1 << kind
        self.tests = 0
        if self.resource != NO_MATTER or self.without_resource != NO_MATTER or self.requires != NO_MATTER:
            self.tests |= PRINTED
        if self.provides != NO_MATTER or self.restrictions or self.unique != NO_MATTER:
            self.tests |= PRINTED
        if self.foundation != NO_MATTER or self.generating or self.token != NO_MATTER or self.provides_from:
            self.tests |= PRINTED
        if self.keys or self.without_keys or self.cost_below != NO_BOUND or self.cost_from:
            self.tests |= MORE
        if self.fighting_below != NO_BOUND or self.but is not None or self.at is not None or self.fighting_from:
            self.tests |= MORE
        if self.strayed != NO_MATTER or self.states != NO_MATTER or self.strength_below != NO_BOUND:
            self.tests |= MORE
        if self.where == PLAY:
            if self.turned != NO_MATTER or self.damaged != NO_MATTER or self.front or self.back:
                self.tests |= WHILE_IN_PLAY
            if self.revealed != NO_MATTER or self.having or self.carries or self.free_of:
                self.tests |= WHILE_IN_PLAY
            if self.attacking != NO_MATTER or self.intercepting != NO_MATTER or self.attacked != NO_MATTER:
                self.tests |= WHILE_IN_PLAY

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if self.tests == NOT_YET:
            self.gather_tests()
        definition = table.faces[card]
        if self.type_bits and not self.type_bits >> definition.type & 1:
            return False
        if self.whose != ANYONE and (table.controllers[card] == effect.player) != (self.whose == YOU):
            return False
        if self.owned != ANYONE and (table.owners[card] == effect.player) != (self.owned == YOU):
            return False
        if self.other and card == effect.source:
            return False
        if self.here and self.where == PLAY and not same_place(table, card, effect.source):
            return False
        if self.where == PLAY and table.face_down[card] and not self.sees_face_down():
            return False
        tests = self.tests
        if tests:
            if tests & PRINTED and not self.matches_printed(table, card, definition):
                return False
            if tests & MORE and not self.matches_more(table, card, effect):
                return False
            if tests & WHILE_IN_PLAY and not self.matches_in_play(table, card, effect):
                return False
        return not table.some_immune or not is_hidden(table, card, effect.source)

    def could_mean(self, table: Table, card: CardId, seat: SeatId) -> bool:
        if self.tests == NOT_YET:
            self.gather_tests()
        definition = table.faces[card]
        if self.type_bits and not self.type_bits >> definition.type & 1:
            return False
        if self.whose != ANYONE and (table.controllers[card] == seat) != (self.whose == YOU):
            return False
        if self.owned != ANYONE and (table.owners[card] == seat) != (self.owned == YOU):
            return False
        if self.where == PLAY and table.face_down[card] and not self.sees_face_down():
            return False
        if self.tests & PRINTED and not self.matches_printed(table, card, definition):
            return False
        return not self.keys or self.has_any_word(table, card)

    def could_mean_any(self, table: Table, seat: SeatId) -> bool:
        for card in self.shortlist_for(table, seat):
            if self.could_mean(table, card, seat):
                return True
        return False

    def shortlist(self, table: Table, effect: Effect) -> list[CardId]:
        return self.shortlist_for(table, effect.player)

    def shortlist_for(self, table: Table, seat: SeatId) -> list[CardId]:
        """The same for a player: that player's cards, or those of its type."""
        known = table.derived
        if known is None or not known.by_type:
            return table.in_play
        if self.whose == YOU and seat != NONE:
            return known.by_seat[seat]
        if len(self.types) == 1:
            return known.by_type[self.types[0]]
        return known.sites if self.type_bits == ANY_SITES else table.in_play

    def matches_printed(self, table: Table, card: CardId, definition: Card) -> bool:
        """The tests that look at what is printed."""
        if self.resource != NO_MATTER and not definition.has_resource(self.resource):
            return False
        if self.without_resource != NO_MATTER and definition.has_resource(self.without_resource):
            if not table.face_down[card]:
                return False
        if self.requires != NO_MATTER and definition.requires[self.requires] == 0:
            return False
        if self.provides != NO_MATTER and definition.provides[self.provides] == 0:
            return False
        if self.restrictions and not definition.restrictions & self.restrictions:
            return False
        if self.unique != NO_MATTER and (definition.restrictions & UNIQUE != 0) != (self.unique == 1):
            return False
        if self.foundation != NO_MATTER and definition.is_foundation() != (self.foundation == 1):
            return False
        if self.token != NO_MATTER and definition.token != (self.token == 1):
            return False
        if self.provides_from and (table.face_down[card] or sum(definition.provides) < self.provides_from):
            return False
        return not self.generating or definition.power >= 1 or table.face_down[card] == 1

    def looks_back(self) -> bool:
        return isinstance(self.but, Picked) or isinstance(self.at, Picked)

    def sees_face_down(self) -> bool:
        """SF-7.3.1: a face-down card is known only to be a Feng Shui Site, which every Site filter may mean."""
        if self.requires != NO_MATTER or self.provides != NO_MATTER or self.having:
            return False
        return not (self.words or self.resource != NO_MATTER or self.restrictions or self.unique != NO_MATTER)

    def matches_more(self, table: Table, card: CardId, effect: Effect) -> bool:
        """The tests that look at the table."""
        if self.keys and not self.has_any_word(table, card):
            return False
        for key in self.without_keys:
            if has_designator(table, card, key):
                return False
        if self.cost_below != NO_BOUND and printed_cost(table, card) >= self.cost_below:
            return False
        if self.cost_from and printed_cost(table, card) < self.cost_from:
            return False
        if self.fighting_below != NO_BOUND:
            printed = printed_now(table, card)
            if printed < 0 or printed >= self.fighting_below:
                return False
        if self.fighting_from and printed_now(table, card) < self.fighting_from:
            return False
        if self.strength_below != NO_BOUND and fighting(table, card) >= self.strength_below:
            return False
        if self.strayed != NO_MATTER and (table.controllers[card] != table.owners[card]) != (self.strayed == 1):
            return False
        if self.states != NO_MATTER and has_state(table, card) != (self.states == 1):
            return False
        if self.at is not None and not at_place_of(table, card, meant(table, self.at, effect)):
            return False
        return self.but is None or card not in meant(table, self.but, effect)

    def has_any_word(self, table: Table, card: CardId) -> bool:
        """SF-14: whether a card has all parts of one of the designators."""
        for word in self.keys:
            for key in word:
                if not has_designator(table, card, key):
                    break
            else:
                return True
        return False

    def matches_in_play(self, table: Table, card: CardId, effect: Effect) -> bool:
        """The tests that only a card in play can pass."""
        if self.turned != NO_MATTER and table.turned[card] != self.turned:
            return False
        if self.damaged != NO_MATTER and (table.damage[card] > 0) != (self.damaged == 1):
            return False
        if (self.front and table.rows[card] != 0) or (self.back and table.rows[card] == 0):
            return False
        if self.revealed != NO_MATTER and (table.face_down[card] == 0) != (self.revealed == 1):
            return False
        if self.having and not has_keyword(table, card, self.having):
            return False
        if self.carries and not carries(table, card, self.carries):
            return False
        if self.free_of and bears(table, card, self.free_of):
            return False
        if self.attacking != NO_MATTER or self.intercepting != NO_MATTER or self.attacked != NO_MATTER:
            return self.matches_attack(table, card)
        return True

    def matches_attack(self, table: Table, card: CardId) -> bool:
        """Whether it attacks or intercepts as it should."""
        attack = current_attack(table)
        if self.attacking != NO_MATTER:
            attacks = attack is not None and not attack.ended and attack.is_attacking(card)
            if attacks != (self.attacking == 1):
                return False
        if self.intercepting != NO_MATTER:
            intercepts = attack is not None and attack.is_intercepting(card)
            if intercepts != (self.intercepting == 1):
                return False
        if self.attacked != NO_MATTER:
            targeted = attack is not None and not attack.ended and card in attack.targets()
            if targeted != (self.attacked == 1):
                return False
        return True

    def looks_at(self) -> int:
        if self.cost_below != NO_BOUND or self.cost_from or self.but is not None or self.at is not None:
            return SEES_EVERYTHING
        if self.strength_below != NO_BOUND:
            return SEES_EVERYTHING
        seen = 0 if self.where == PLAY else SEES_PILES
        if self.attacking != NO_MATTER or self.intercepting != NO_MATTER or self.attacked != NO_MATTER:
            seen |= SEES_ATTACKS
        if self.turned != NO_MATTER:
            seen |= SEES_TURNING
        if self.damaged != NO_MATTER:
            seen |= SEES_DAMAGE
        if self.here:
            seen |= SEES_PLACES
        return seen

    def needs(self) -> int:
        found = 0
        if self.where == PLAY:
            if self.attacking == 1 or self.intercepting == 1 or self.attacked == 1:
                found |= NEEDS_ATTACK
            if self.types == [STATE] or self.carries or self.states == 1:
                found |= NEEDS_STATE
            for wanted in (self.restrictions, self.carries):
                if wanted & wanted - 1 == 0:  # one of them, not one of several
                    found |= wanted
        return found

    def answers(self) -> int:
        return NEEDS_EVENT if self.types == [EVENT] else 0

    # --- how it reads --------------------------------------------------------------------------

    def noun(self, many: bool) -> str:
        """The types in words."""
        if not self.types:
            names = ["card"]
        else:
            names = self.type_names()
        types = listed([f"{name}s" for name in names] if many else names)
        restricted = restrictions_in(self.restrictions)
        return f"{listed(restricted)} {types}" if restricted else types

    def name(self, many: bool) -> str:
        if not self.types:
            return super().noun(many)
        names = self.type_names()
        return listed([f"{name}s" for name in names] if many else names)

    def type_names(self) -> list[str]:
        """SF-7.3: a Site may be a Feng Shui Site or not; both together are just Sites."""
        if FENG_SHUI in self.types:
            return [TYPE_NAMES[kind] for kind in self.types if kind != FENG_SHUI or SITE not in self.types]
        return ["non-Feng Shui Site" if kind == SITE else TYPE_NAMES[kind] for kind in self.types]

    def before(self, many: bool) -> list[str]:
        """What narrows the noun and stands before it."""
        words: list[str] = []
        if self.other:
            words.append("other" if many else "another")
        if self.turned != NO_MATTER:
            words.append("turned" if self.turned else "unturned")
        if self.damaged != NO_MATTER:
            words.append("damaged" if self.damaged else "undamaged")
        if self.attacking != NO_MATTER:
            words.append("attacking" if self.attacking else "non-attacking")
        if self.intercepting != NO_MATTER:
            words.append("intercepting" if self.intercepting else "non-intercepting")
        if self.attacked != NO_MATTER:
            words.append("attacked" if self.attacked else "unattacked")
        if self.token != NO_MATTER:
            words.append("token" if self.token else "non-token")
        if self.unique != NO_MATTER:
            words.append("Unique" if self.unique else "non-Unique")
        if self.foundation != NO_MATTER:
            words.append("Foundation" if self.foundation else "non-Foundation")
        words.extend([f"non-{word}" for word in self.without])
        if self.without_resource != NO_MATTER:
            words.append(f"non-{RESOURCE_NAMES[self.without_resource]}")
        if self.revealed != NO_MATTER:
            words.append("revealed" if self.revealed else "unrevealed")
        if self.generating:
            words.append("Power-generating")
        if self.cost_below == 1:
            words.append("0-cost")
        if self.words:
            words.append(listed(self.words))
        if self.resource != NO_MATTER:
            words.append(RESOURCE_NAMES[self.resource])
        return words

    def after(self, many: bool) -> list[str]:
        """What narrows it and stands behind it."""
        words: list[str] = []
        if self.where == PLAY:
            holder = THEY_CONTROL if many and self.whose == OPPONENT else CONTROLLED[self.whose]
            if self.owned:
                words.append(("", "you own", "an opponent owns")[self.owned])
                holder = [f"that {each}" for each in holder]
            words.extend(holder)
        if self.requires != NO_MATTER:
            words.append(f"that require{'' if many else 's'} {RESOURCE_NAMES[self.requires]}")
        if self.provides != NO_MATTER:
            words.append(f"that provide{'' if many else 's'} {RESOURCE_NAMES[self.provides]}")
        if self.provides_from:
            words.append(f"that provide{'' if many else 's'} at least {NUMBER_WORDS[self.provides_from]} resources")
        if self.strayed != NO_MATTER:
            words.append(f"{'not ' if self.strayed else ''}controlled by {'their owners' if many else 'its owner'}")
        if self.states != NO_MATTER:
            are = f"{'are' if many else 'is'}{'' if self.states else ' not'}"
            words.append(f"that {are} the subject of a State")
        if self.having:
            words.append(f"with {listed(bits(self.having, KEYWORD_NAMES))}")
        if self.carries:
            states = listed(restrictions_in(self.carries))
            words.append(f"that {'are' if many else 'is'} the subject of a {states}")
        if self.free_of:
            words.append(f'that {"are" if many else "is"} not the subject of "{self.free_of}"')
        if self.cost_below != 1 or self.cost_from:  # else it stands before the noun
            words.extend(within("cost", self.cost_from, self.cost_below))
        words.extend(within("Fighting", self.fighting_from, self.fighting_below))
        if self.strength_below != NO_BOUND:
            words.append(f"with Fighting of {self.strength_below - 1} or less")
        if self.front:
            words.append("in the front row")
        if self.back:
            words.append("in the back row")
        if self.here:
            words.append("at this location")
        if self.at is not None:
            them = self.at.text()
            words.append(f"at the location{'s' if them.startswith('all ') else ''} of {them}")
        if self.where == HAND and not self.owned and not self.whose:
            words.append("in hand")
        elif self.where == BURNED and self.owned:  # whose pile it is does not matter
            words.append(f"{('', 'you own', 'an opponent owns')[self.owned]} in a {ZONE_NAMES[self.where]}")
        elif self.where != PLAY:
            words.append(f"in {PILE_OF[self.owned or self.whose]} {ZONE_NAMES[self.where]}")
        if self.but is not None:
            words.append(f"other than {self.but.text()}")
        return words


def within(score: str, least: int, below: int) -> list[str]:
    """The bounds of a printed score in words."""
    score = f"{'numerical ' if score == 'Fighting' else ''}{score}"  # an X is no number
    if below == NO_BOUND:
        return [f"with a printed {score} of {least} or more"] if least else []
    if not least:
        return [f"with a printed {score} of {below - 1} or less"]
    return [f"with a printed {score} of {listed([str(each) for each in range(least, below)])}"]


def meant(table: Table, cards: Cards, effect: Effect) -> list[CardId]:
    """Cards that a selector speaks of; what was picked counts whether or not it can be affected."""
    return cards.picked_cards(effect) if isinstance(cards, Picked) else cards.cards(table, effect)


def at_place_of(table: Table, card: CardId, others: list[CardId]) -> bool:
    """Whether a card is at the location of one of some others; a card that is nowhere is at none."""
    place = place_of(table, card)
    return place != NO_PLACE and any(place_of(table, other) == place for other in others)


def same_place(table: Table, card: CardId, other: CardId) -> bool:
    """Whether two cards are at one location."""
    return place_of(table, card) == place_of(table, other)


def has_state(table: Table, card: CardId) -> bool:
    """SF-25.5: whether a card is the subject of a State."""
    for state in of_type(table, STATE):
        if table.subjects[state] == card:
            return True
    return False


def bears(table: Table, card: CardId, title: str) -> bool:
    """Whether a card is the subject of a State of a title; SF-25.5: one that is still to resolve is on it too."""
    return any([table.subjects[each] == card and table.card(each).title == title for each in table.in_play])


def carries(table: Table, card: CardId, restrictions: int) -> bool:
    """Whether a card is the subject of a State of this kind."""
    for state in of_type(table, STATE):
        if table.subjects[state] == card and table.faces[state].restrictions & restrictions:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Titled(Selector):
    """SF-42: a title in quotation marks: any card of that title; or any token of it (SF-47)."""

    def __init__(self, title: str, token: bool = False) -> None:
        self.title: str = title
        self.token: bool = token

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        definition = table.card(card)
        return definition.title == self.title and (definition.token or not self.token)

    def noun(self, many: bool) -> str:
        kind = " Character token" if self.token else " card" if many else ""
        return f'"{self.title}"{kind}{"s" if many else ""}'


@mypyc_attr(allow_interpreted_subclasses=True)
class Only(Selector):
    """Just these cards, where a selector is wanted: this card (SF-42), the target, this State's subject."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return card in meant(table, self.cards, effect)

    def looks_back(self) -> bool:
        return isinstance(self.cards, Picked)

    def looks_at(self) -> int:
        return self.cards.looks_at()

    def noun(self, many: bool) -> str:
        return self.cards.text()

    def text(self) -> str:
        return self.cards.text()


def such(cards: Cards | Selector) -> str:
    """Cards that were named, or one of those that a selector means."""
    return cards.text() if isinstance(cards, Cards) else a_or_an(cards.text())
