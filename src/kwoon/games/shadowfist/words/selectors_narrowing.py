"""Selectors that narrow another one: by what can be done with a card, by who controls it, by other cards picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.generating import ability_behind, is_free
from kwoon.games.shadowfist.language.conditions import whose
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.standing.costs import cost_of, has_resources, power_for_text, printed_cost
from kwoon.games.shadowfist.standing.derive import cannot, designators_of, resources_of
from kwoon.games.shadowfist.state.abilities import Choice
from kwoon.games.shadowfist.state.words import Cards, Condition, Narrowed, Selector, Word
from kwoon.games.shadowfist.terms.codes import LIMITED, NO_SACRIFICE, NO_TARGET, RESOURCE_NAMES, RESOURCES, UNIQUE
from kwoon.games.shadowfist.terms.ids import CardId, SeatId

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Requiring(Narrowed):
    """SF-8.4: cards that require resources."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return len(table.card(card).wants) > 0 and self.cards.matches(table, card, effect)

    def looks_at(self) -> int:
        return self.cards.looks_at()

    def more(self, many: bool) -> list[str]:
        return [f"that require{'' if many else 's'} resources"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OfThatPlayer(Narrowed):
    """Cards that the player behind the trigger, or behind the effect that is answered, controls."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return table.controllers[card] == effect.whose and self.cards.matches(table, card, effect)

    def more(self, many: bool) -> list[str]:
        return ["controlled by the player who did that"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OfItsOwner(Selector):
    """Cards that the owner of this card controls, whoever controls this card now."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return table.controllers[card] == table.owners[effect.source]

    def after(self, many: bool) -> list[str]:
        return ["controlled by this card's owner"]


@mypyc_attr(allow_interpreted_subclasses=True)
class CanBeSacrificed(Narrowed):
    """SF-45.2, SF-45.3: cards that you control and that can be sacrificed."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if table.controllers[card] != effect.player or cannot(table, card, NO_SACRIFICE):
            return False
        return self.cards.matches(table, card, effect)

    def could_mean(self, table: Table, card: CardId, seat: SeatId) -> bool:
        return table.controllers[card] == seat and self.cards.could_mean(table, card, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class IfYouHave(Narrowed):
    """Such cards, if enough of a resource is in your pool (SF-18.1); else none."""

    def __init__(self, cards: Selector, letter: str, least: int) -> None:
        super().__init__(cards)
        self.resource: int = RESOURCES.index(letter)
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
class CanReturn(Narrowed):
    """SF-49.2, SF-49.9: cards that you may put into play: no second copy of a Unique or Limited one."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        definition = table.card(card)
        if definition.restrictions & (UNIQUE | LIMITED):
            for other in table.in_play:
                if (
                    table.controllers[other] == effect.player
                    and table.card(other).counts_as() == definition.counts_as()
                ):
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
class SharingADesignator(Selector):
    """SF-14: cards that all have one designator in common; each costs one more Power."""

    def __init__(self, without: str) -> None:
        self.without: str = without
        self.choice: Choice | None = None

    def asked_by(self, choice: Word) -> None:
        assert isinstance(choice, Choice)
        self.choice = choice

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        assert self.choice is not None
        picked = self.choice.picked(effect)
        if not self.may_be(table, card):
            return False
        if picked:
            words = self.words(table, CardId(picked[0]))
            for other in picked[1:]:
                words &= self.words(table, CardId(other))
            return not words.isdisjoint(self.words(table, card)) and can_pay_for_one_more(table, effect, self.choice)
        mine = self.words(table, card)
        for other in table.in_play:
            if other != card and self.may_be(table, other) and not mine.isdisjoint(self.words(table, other)):
                return True
        return False

    def may_be(self, table: Table, card: CardId) -> bool:
        """Not a Power-generating Site, and a legal target."""
        if table.face_down[card] or cannot(table, card, NO_TARGET):
            return False
        return not (table.is_site(card) and table.card(card).power > 0)

    def words(self, table: Table, card: CardId) -> frozenset[str]:
        """Printed designators and gained ones, without those that it has lost."""
        return designators_of(table, card) - {self.without}

    def after(self, many: bool) -> list[str]:
        share = "share" if many else "shares"
        are = "are" if many else "is"
        other = self.without.capitalize()
        return [f"that {share} a designator other than {other} and {are} not Power-generating Sites"]


def can_pay_for_one_more(table: Table, effect: Effect, choice: Choice) -> bool:
    """SF-48.3: whether X, which is the number of cards picked for a choice, could be one greater and still be paid."""
    if is_free(table, effect):
        return True
    effect.picks[choice.at].append(-1)
    cost = cost_of(table, effect, 0)
    ability = ability_behind(table, effect)
    if ability is not None:
        cost += power_for_text(table, effect, ability)
    effect.picks[choice.at].pop()
    return cost <= table.power[effect.player]


@mypyc_attr(allow_interpreted_subclasses=True)
class CostingTogether(Narrowed):
    """Cards whose printed costs, with those picked before, are less than how many were turned and some more."""

    def __init__(self, cards: Selector, turned: Picked, margin: int) -> None:
        super().__init__(cards)
        self.turned: Picked = turned
        self.margin: int = margin
        self.choice: Choice | None = None

    def asked_by(self, choice: Word) -> None:
        assert isinstance(choice, Choice)
        self.choice = choice

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        assert self.choice is not None
        if not self.cards.matches(table, card, effect):
            return False
        if self.choice.at >= len(effect.picks):
            return True
        together = printed_cost(table, card) + sum(
            [printed_cost(table, other) for other in self.choice.picked_cards(effect)]
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


@mypyc_attr(allow_interpreted_subclasses=True)
class ThisCard(Selector):
    """SF-42: this card, where a selector is wanted."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return card == effect.source

    def noun(self, many: bool) -> str:
        return "this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class RequiringLess(Selector):
    """SF-8.4: cards that require fewer resources than another one."""

    def __init__(self, than: Cards) -> None:
        self.than: Cards = than

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        needs = sum(table.card(card).requires)
        return all([needs < sum(table.card(other).requires) for other in self.than.cards(table, effect)])

    def after(self, many: bool) -> list[str]:
        return [f"that require{'' if many else 's'} fewer resources than {self.than.text()}"]


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
