"""Selectors that narrow another one: by what can be done with a card, by who controls it, by other cards picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.generating import ability_behind, is_free, price_now
from kwoon.games.shadowfist.language.conditions import whose
from kwoon.games.shadowfist.language.numbers import meaning_of
from kwoon.games.shadowfist.language.selectors import meant, such
from kwoon.games.shadowfist.language.things import Picked, PickedPlayer
from kwoon.games.shadowfist.standing.aids import due
from kwoon.games.shadowfist.standing.costs import has_resources, power_for_text, printed_cost
from kwoon.games.shadowfist.standing.derive import cannot, designators_of, resources_of
from kwoon.games.shadowfist.standing.tops import opened_by
from kwoon.games.shadowfist.state.abilities import Choice
from kwoon.games.shadowfist.state.effects import MAINTAINS
from kwoon.games.shadowfist.state.happenings import PutDown
from kwoon.games.shadowfist.state.table import place_of
from kwoon.games.shadowfist.state.word_kinds import Cards, Condition, Growing, Narrowed, Number, Players, Selector
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    FACTIONS,
    LIMITED,
    NO_SACRIFICE,
    NO_TARGET,
    PLAY,
    RESOURCE_NAMES,
    SEES_EVERYTHING,
    SEES_PILES,
    SEES_PLACES,
    SEES_READINESS,
    SEES_TURNING,
    SITE,
    UNIQUE,
    resource_of,
)
from kwoon.games.shadowfist.terms.designators import designators
from kwoon.games.shadowfist.terms.ids import CardId, SeatId, all_seats
from kwoon.games.shadowfist.terms.phrasing import NUMBER_WORDS

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Requiring(Narrowed):
    """SF-8.4: cards that require resources; or fewer resources than another card does."""

    def __init__(self, cards: Selector, fewer_than: Cards | None = None) -> None:
        super().__init__(cards)
        self.fewer_than: Cards | None = fewer_than

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if self.fewer_than is None:
            return len(table.card(card).wants) > 0 and self.cards.matches(table, card, effect)
        needs = sum(table.card(card).requires)
        for other in self.fewer_than.cards(table, effect):
            if needs >= sum(table.card(other).requires):
                return False
        return self.cards.matches(table, card, effect)

    def looks_at(self) -> int:
        return self.cards.looks_at() | (0 if self.fewer_than is None else SEES_EVERYTHING)

    def more(self, many: bool) -> list[str]:
        what = "resources" if self.fewer_than is None else f"fewer resources than {self.fewer_than.text()}"
        return [f"that require{'' if many else 's'} {what}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OfAnotherFaction(Selector):
    """SF-18.2: cards that require or provide a resource of a faction other than this one."""

    def __init__(self, letter: str) -> None:
        self.resource: int = resource_of(letter)

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        definition = table.card(card)
        return any(place != self.resource and definition.has_resource(place) for place in range(FACTIONS))

    def looks_at(self) -> int:
        return 0

    def after(self, many: bool) -> list[str]:
        return [f"with a faction resource other than {RESOURCE_NAMES[self.resource]}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OfOpenType(Selector):
    """SF-7: cards of a type other than Character that lies face up on a deck by this card's text.

    SF-7.3.1: a Feng Shui Site is a Site.
    """

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        kind = broad_type(table, card)
        if kind == CHARACTER:
            return False
        return any(broad_type(table, top) == kind for top in opened_by(table, effect.source))

    def looks_at(self) -> int:
        return SEES_PILES

    def after(self, many: bool) -> list[str]:
        return ["of the same types as those top cards, Character aside"]


def broad_type(table: Table, card: CardId) -> int:
    """SF-7, SF-7.3.1: the type of a card; Sites of both kinds are one."""
    return SITE if table.is_site(card) else table.type_of(card)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfPlayer(Narrowed):
    """Cards that players control, or that lie in their piles: the player who did it, one that was picked, ..."""

    def __init__(self, players: Players, cards: Selector) -> None:
        super().__init__(cards)
        self.players: Players = players

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        seat = table.controllers[card] if self.zone() == PLAY else table.owners[card]
        return seat in self.players.players(table, effect) and self.cards.matches(table, card, effect)

    def could_mean(self, table: Table, card: CardId, seat: SeatId) -> bool:
        return self.cards.could_mean(table, card, seat)

    def looks_back(self) -> bool:
        return isinstance(self.players, PickedPlayer) or self.cards.looks_back()

    def more(self, many: bool) -> list[str]:
        return [f"{'controlled by' if self.zone() == PLAY else 'of'} {self.players.text()}"]

    def after(self, many: bool) -> list[str]:
        return [words.replace("in any ", "in the ").replace("in hand", "in the hand") for words in super().after(many)]


@mypyc_attr(allow_interpreted_subclasses=True)
class AtMaintained(Narrowed):
    """SF-10.4, SF-9.1.2: such cards at the location that this card's maintained ability is about."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        for each in table.lingering:
            if each.kind == MAINTAINS and each.source == effect.source and each.place == place_of(table, card):
                return self.cards.matches(table, card, effect)
        return False

    def looks_at(self) -> int:
        return SEES_PLACES | SEES_TURNING | self.cards.looks_at()

    def more(self, many: bool) -> list[str]:
        return ["at target location"]


@mypyc_attr(allow_interpreted_subclasses=True)
class TitledWith(Narrowed):
    """SF-14: such cards with exactly so many designators in their title."""

    def __init__(self, cards: Selector, count: int) -> None:
        super().__init__(cards)
        self.count: int = count

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return len(designators(table.card(card).title)) == self.count and self.cards.matches(table, card, effect)

    def more(self, many: bool) -> list[str]:
        return [f"whose title{'s have' if many else ' has'} just {NUMBER_WORDS[self.count]} designators"]


@mypyc_attr(allow_interpreted_subclasses=True)
class CanBeSacrificed(Narrowed):
    """SF-45.2, SF-45.3: cards that you control and that can be sacrificed."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if table.controllers[card] != effect.player or cannot(table, card, NO_SACRIFICE):
            return False
        return self.cards.matches(table, card, effect)

    def could_mean(self, table: Table, card: CardId, seat: SeatId) -> bool:
        return table.controllers[card] == seat and self.cards.could_mean(table, card, seat)

    def looks_at(self) -> int:
        return self.cards.looks_at()


@mypyc_attr(allow_interpreted_subclasses=True)
class IfYouHave(Narrowed):
    """Such cards, if enough of a resource is in your pool (SF-18.1); else none."""

    def __init__(self, cards: Selector, letter: str, least: int) -> None:
        super().__init__(cards)
        self.resource: int = resource_of(letter)
        self.least: int = least

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if resources_of(table, effect.player)[self.resource] < self.least:
            return False
        return self.cards.matches(table, card, effect)

    def more(self, many: bool) -> list[str]:
        return [f"if you have {self.least} {RESOURCE_NAMES[self.resource]}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OfThosePicked(Narrowed):
    """Such cards among those that were picked for an earlier choice."""

    def __init__(self, picked: Picked, cards: Selector) -> None:
        self.picked: Picked = picked
        super().__init__(cards)

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return card in self.picked.picked(effect) and self.cards.matches(table, card, effect)

    def more(self, many: bool) -> list[str]:
        return [f"among {self.picked.text()}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OfTheFallen(Narrowed):
    """For triggers of smoking: such cards that fell at the same time; of another player than one that was picked."""

    def __init__(self, cards: Selector, against: Picked | None = None) -> None:
        super().__init__(cards)
        self.against: Picked | None = against

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        fell = effect.happening
        if not isinstance(fell, PutDown) or not self.cards.matches(table, card, effect):
            return False
        held = holders_of(fell)
        if card not in held:
            return False
        picked = [] if self.against is None else self.against.picked_cards(effect)
        return all(held[other] != held[card] for other in picked)

    def looks_back(self) -> bool:
        return self.against is not None

    def more(self, many: bool) -> list[str]:
        words = "that were smoked then" if many else "that was smoked then"
        return [words if self.against is None else f"{words}, of another player than {self.against.text()}"]


def holders_of(fell: PutDown) -> dict[CardId, int]:
    """Who controlled each of the cards that fell together."""
    return {CardId(fell.together[at]): fell.together[at + 1] for at in range(0, len(fell.together), 2)}


@mypyc_attr(allow_interpreted_subclasses=True)
class CanReturn(Narrowed):
    """SF-49.2, SF-49.9: cards that can be put into play: no second copy of a Unique or Limited one.

    Under your control, or under their owners'.
    """

    def __init__(self, cards: Selector, owners: bool = False) -> None:
        super().__init__(cards)
        self.owners: bool = owners

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        definition = table.card(card)
        if definition.restrictions & (UNIQUE | LIMITED):
            seat = table.owners[card] if self.owners else effect.player
            for other in table.controlled(seat):
                if table.card(other).counts_as() == definition.counts_as():
                    return False
        return self.cards.matches(table, card, effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class ThatCanBePlayed(Narrowed):
    """SF-44.2: cards whose play restrictions and resource requirements are met, at the printed cost given."""

    def __init__(self, cards: Selector, cost: int) -> None:
        super().__init__(cards)
        self.cost: int = cost

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if printed_cost(table, card) != self.cost or sum(table.card(card).provides) == 0:
            return False
        return has_resources(table, effect.player, card) and self.cards.matches(table, card, effect)

    def before(self, many: bool) -> list[str]:
        return [f"{self.cost}-cost", *self.cards.before(many)]

    def more(self, many: bool) -> list[str]:
        return [f"that provide{'' if many else 's'} resources"]


@mypyc_attr(allow_interpreted_subclasses=True)
class SharingADesignator(Growing):
    """SF-14: such cards that all have one designator in common; each costs one more Power."""

    def __init__(self, cards: Selector, without: str = "") -> None:
        super().__init__(cards)
        self.without: str = without
        """A designator that does not count."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        assert self.choice is not None
        picked = self.choice.picked(effect)
        if not self.may_be(table, card, effect):
            return False
        if picked:
            words = self.words(table, CardId(picked[0]))
            for other in picked[1:]:
                words &= self.words(table, CardId(other))
            return not words.isdisjoint(self.words(table, card)) and can_pay_for_one_more(table, effect, self.choice)
        mine = self.words(table, card)
        for other in self.shortlist(table, effect):
            if other != card and self.may_be(table, other, effect) and not mine.isdisjoint(self.words(table, other)):
                return True
        return False

    def may_be(self, table: Table, card: CardId, effect: Effect) -> bool:
        """Such a card, and a legal target."""
        if table.face_down[card] or cannot(table, card, NO_TARGET):
            return False
        return self.cards.matches(table, card, effect)

    def words(self, table: Table, card: CardId) -> frozenset[str]:
        """Printed designators and gained ones, without those that it has lost."""
        return designators_of(table, card) - {self.without}

    def more(self, many: bool) -> list[str]:
        share = f"that {'share' if many else 'shares'} a designator"
        return [f"{share} other than {self.without.capitalize()}" if self.without else share]


def can_pay_for_one_more(table: Table, effect: Effect, choice: Choice) -> bool:
    """SF-48.3: whether X, which is the number of cards picked for a choice, could be one greater and still be paid."""
    if is_free(table, effect):
        return True
    effect.picks[choice.at].append(-1)
    cost = due(table, effect.player, effect.source, price_now(table, effect))
    ability = ability_behind(table, effect)
    if ability is not None:
        cost += power_for_text(table, effect, ability)
    effect.picks[choice.at].pop()
    return cost <= table.power[effect.player]


@mypyc_attr(allow_interpreted_subclasses=True)
class CostingTogether(Growing):
    """Cards whose printed costs, with those picked before, are less than how many were turned and some more."""

    def __init__(self, cards: Selector, turned: Picked, margin: int) -> None:
        super().__init__(cards)
        self.turned: Picked = turned
        self.margin: int = margin

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        assert self.choice is not None
        if not self.cards.matches(table, card, effect):
            return False
        if self.choice.at >= len(effect.picks):
            return True
        together = printed_cost(table, card) + sum(
            printed_cost(table, other) for other in self.choice.picked_cards(effect)
        )
        return together < len(self.turned.picked(effect)) + self.margin

    def more(self, many: bool) -> list[str]:
        costs = "costs together are" if many else "cost is"
        return [f"whose printed {costs} less than X+{self.margin}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadyToTurn(Narrowed):
    """SF-21, SF-25.2: such a card that can be turned as a cost."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return table.turned[card] == 0 and table.ready[card] == 1 and self.cards.matches(table, card, effect)

    def looks_at(self) -> int:
        return SEES_TURNING | SEES_READINESS | self.cards.looks_at()


@mypyc_attr(allow_interpreted_subclasses=True)
class OfPlayersWho(Narrowed):
    """Cards whose controller something holds for. "You" in it is that player."""

    def __init__(self, cards: Selector, condition: Condition) -> None:
        super().__init__(cards)
        self.condition: Condition = condition

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if not self.cards.matches(table, card, effect):
            return False
        theirs = effect.clone()
        theirs.player = table.controllers[card]
        return self.condition.holds(table, theirs)

    def more(self, many: bool) -> list[str]:
        return [f"controlled by {'players' if many else 'a player'} {whose(self.condition)}"]


A_TITLE: Final = 0
A_DESIGNATOR: Final = 1
A_FACTION: Final = 2
A_TYPE: Final = 3
"""What cards can have in common."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shares(Narrowed):
    """Such cards that have something in common with one of some others (SF-7, SF-14, SF-18.2, SF-42), or with none."""

    def __init__(self, what: int, cards: Selector, others: Cards | Selector, same: bool = True) -> None:
        super().__init__(cards)
        self.what: int = what
        """A_TITLE, A_DESIGNATOR, A_FACTION or A_TYPE."""
        self.others: Cards | Selector = others
        self.same: bool = same

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if not self.cards.matches(table, card, effect):
            return False
        others = self.others
        if self.what == A_TITLE and isinstance(others, Selector) and others.zone() == PLAY:
            for other in others.shortlist(table, effect):  # few have the same title: the rest need not be looked at
                if other != card and self.alike(table, card, other) and others.matches(table, other, effect):
                    return self.same
            return not self.same
        if self.what == A_TITLE and isinstance(others, Selector):
            for seat in all_seats(table.seats):
                for other in table.pile_of(others.zone(), seat):
                    if other != card and self.alike(table, card, other) and others.matches(table, other, effect):
                        return self.same
            return not self.same
        for other in all_meant(table, others, effect):
            if other != card and self.alike(table, card, other):
                return self.same
        return not self.same

    def alike(self, table: Table, card: CardId, other: CardId) -> bool:
        """Whether two cards have it in common."""
        if self.what == A_TITLE:
            return table.card(card).title == table.card(other).title
        if self.what == A_DESIGNATOR:
            return not designators_of(table, card).isdisjoint(designators_of(table, other))
        if self.what == A_FACTION:
            mine, theirs = table.card(card), table.card(other)
            return any(mine.has_resource(place) and theirs.has_resource(place) for place in range(FACTIONS))
        return broad_type(table, card) == broad_type(table, other)

    def looks_back(self) -> bool:
        return isinstance(self.others, Picked) or self.cards.looks_back()

    def more(self, many: bool) -> list[str]:
        others = such(self.others)
        if isinstance(self.others, Selector) and self.others.text() == self.cards.text():
            others = f"another {self.others.text()}"
        if self.what == A_TITLE:
            return [f"with {'the same title as' if self.same else 'a title other than that of'} {others}"]
        if self.what == A_TYPE:
            return [f"of {'the same' if self.same else 'another'} type {'as' if self.same else 'than'} {others}"]
        thing = "designator" if self.what == A_DESIGNATOR else "faction resource"
        return [f"that share{'' if many else 's'} {'a' if self.same else 'no'} {thing} with {others}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOfEachPlayer(Growing):
    """Such cards, no two of which one player controls."""

    def __init__(self, cards: Selector) -> None:
        super().__init__(cards)

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        assert self.choice is not None
        seats = [table.controllers[other] for other in self.choice.picked_cards(effect) if other != card]
        return table.controllers[card] not in seats and self.cards.matches(table, card, effect)

    def more(self, many: bool) -> list[str]:
        return ["(no two of one player)"]


def all_meant(table: Table, cards: Cards | Selector, effect: Effect) -> list[CardId]:
    """Cards that were named, or all that a selector means where it looks for them."""
    if isinstance(cards, Cards):
        return meant(table, cards, effect)
    if cards.zone() == PLAY:
        return [card for card in cards.shortlist(table, effect) if cards.matches(table, card, effect)]
    found: list[CardId] = []
    for seat in all_seats(table.seats):
        found.extend([card for card in table.pile_of(cards.zone(), seat) if cards.matches(table, card, effect)])
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class WithinReach(Growing):
    """SF-37: cards after which enough others can be picked, that you do not own, for this card to be paid for.

    Each that you do not own takes one off its cost: see `ForeignPicked`.
    """

    def __init__(self, cards: Selector) -> None:
        super().__init__(cards)

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        assert self.choice is not None
        if not self.cards.matches(table, card, effect) or is_free(table, effect):
            return self.cards.matches(table, card, effect)
        picked = self.choice.picked_cards(effect)[:]
        rest = [each for each in all_meant(table, self.cards, effect) if each != card and each not in picked]
        rest.sort(key=lambda each: table.owners[each] == effect.player)
        whole = [*picked, card, *rest][: self.choice.most]
        before = effect.picks
        effect.picks = [*before[: self.choice.at], cast(list[int], whole)]
        cost = due(table, effect.player, effect.source, price_now(table, effect))
        effect.picks = before
        return cost <= table.power[effect.player]


@mypyc_attr(allow_interpreted_subclasses=True)
class Costing(Narrowed):
    """SF-8.5: such cards whose printed cost is within bounds that are counted."""

    def __init__(self, cards: Selector, at_least: Number | None = None, at_most: Number | None = None) -> None:
        super().__init__(cards)
        self.at_least: Number | None = at_least
        self.at_most: Number | None = at_most

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        cost = printed_cost(table, card)
        if self.at_least is not None and cost < self.at_least.value(table, effect):
            return False
        if self.at_most is not None and cost > self.at_most.value(table, effect):
            return False
        return self.cards.matches(table, card, effect)

    def more(self, many: bool) -> list[str]:
        bounds: list[str] = []
        if self.at_least is not None:
            least = meaning_of(self.at_least)
            bounds.append(f"more than {least[: -len(' plus 1')]}" if least.endswith(" plus 1") else f"at least {least}")
        bounds += [f"at most {meaning_of(self.at_most)}"] if self.at_most is not None else []
        return [f"with a printed cost of {' and '.join(bounds)}"]
