"""SF-29.7: abilities that change the damage between two cards, each at its step of the order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.state.abilities import Ability, while_text
from kwoon.games.shadowfist.state.happenings import damage_in
from kwoon.games.shadowfist.state.word_kinds import Cards, Number, Selector
from kwoon.games.shadowfist.terms.ids import CardId
from kwoon.games.shadowfist.terms.phrasing import a_or_an, capital

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.card import Card
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


# The steps of SF-29.7 at which a rule can act.
BONUS: Final = 2
MULTIPLIED: Final = 4
DIVIDED: Final = 5
RECEIVED: Final = 6
SUBTRACTED: Final = 7
REDUCED_TO: Final = 8
"""What a source inflicts is reduced to the number, if it is more."""
ANY_DAMAGE: Final = -1
OTHER_DAMAGE: Final = 0
COMBAT_ONLY: Final = 1
OUTPUT_CAP: Final = 51
"""A grant of this kind reduces the damage that a card inflicts to so much (SF-29.7, step 8)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageRule(Ability):
    """Damage that some cards inflict on this card (or, for a State, its subject) is changed by a number."""

    def __init__(self, step: int, number: Number, on: Cards, sources: Selector, combat: int) -> None:
        super().__init__()
        self.step: int = step
        self.number: Number = number
        self.on: Cards = on
        self.sources: Selector = sources
        """The cards that inflict it."""
        self.combat: int = combat
        self.given: bool = False
        """Whether it counts only for cards that an effect gives it to, whose verb prints it."""
        self.at: int = -1
        """For one that is given: its place among its card's abilities."""

    def applies(self, table: Table, effect: Effect, source: CardId, target: CardId, combat: bool) -> bool:
        """Whether damage from that source on that card is what it changes."""
        if self.combat != ANY_DAMAGE and combat != (self.combat == COMBAT_ONLY):
            return False
        if source < 0 or target not in self.on.cards(table, effect):
            return False
        return self.sources.matches(table, source, effect)

    def mark(self, card: Card) -> None:
        if not self.given:
            card.has_damage_rules = True

    def text(self) -> str:
        if self.given:
            return ""
        words = self.sentence() + while_text(self.condition)
        return f"{words}. {self.number.definition()}." if self.number.definition() else f"{words}."

    def sentence(self) -> str:
        """What changes, at which step."""
        kind = ("damage", "non-combat damage", "combat damage")[self.combat + 1]
        amount = self.number.text()
        whom = self.on.text()
        sources = self.sources.plural()
        any_card = sources == "cards"
        by = "" if any_card else f" by {sources}"
        every = f"All {kind} inflicted on {whom}{by} is"
        if self.step == BONUS:
            bonus = amount if amount.startswith("-") else f"+{amount}"
            gain = "gains" if sources in ("subject", self.sources.text()) else "gain"
            return f"{'' if sources == 'this card' else f'{capital(sources)} {gain} '}{bonus} {kind} against {whom}"
        if self.step == MULTIPLIED:
            return f"{every} multiplied by {amount}"
        if self.step == DIVIDED:
            return f"{every} divided by {amount}, rounded down"
        if self.step == RECEIVED:
            return f"{every} increased by {amount}"
        if self.step == REDUCED_TO:
            one = "" if any_card else f" by {a_or_an(self.sources.text())}"
            return f"{capital(kind)} inflicted on {whom}{one} is reduced to {amount}"
        if self.number.definition():
            return f"{every} reduced by {amount}"
        against = "" if any_card else f" against {sources}"
        if self.combat != ANY_DAMAGE:
            against = f" against {kind}" if any_card else f" against {kind} of {sources}"
        return f"{'' if whom == 'this card' else f'{capital(whom)} gains '}Toughness: {amount}{against}"


@mypyc_attr(allow_interpreted_subclasses=True)
class HalfInflicted(Number):
    """SF-29.8: half the damage that is about to be inflicted, rounded up."""

    def value(self, table: Table, effect: Effect) -> int:
        return (damage_in(effect.happening) + 1) // 2

    def text(self) -> str:
        return "X"

    def definition(self) -> str:
        return "X = half the damage inflicted, rounded up"


@mypyc_attr(allow_interpreted_subclasses=True)
class AllButOne(Ability):
    """SF-29.8: against a Character, a card may inflict just so much combat damage that 1 Fighting is left."""

    def __init__(self, on: Cards) -> None:
        super().__init__()
        self.on: Cards = on

    def mark(self, card: Card) -> None:
        card.has_damage_rules = True

    def text(self) -> str:
        return (
            f"When {self.on.text()} fights a Character, it may inflict X-1 combat damage instead of its own. "
            "X= the damage that would smoke that Character, counted as the damage is inflicted."
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class AbsorbsOnce(Ability):
    """SF-29.6: the next time that this State's subject would take damage, it is reduced to 0 and the State gone.

    SF-26.1.2: or only if that would be enough to smoke the subject, and then its controller may decline.
    """

    def __init__(self, deadly: bool = False) -> None:
        super().__init__()
        self.deadly: bool = deadly

    def mark(self, card: Card) -> None:
        card.has_damage_rules = True

    def text(self) -> str:
        if self.deadly:
            may = "you may sacrifice this card to reduce that damage to 0"
            return f"If subject would take enough damage to smoke it, {may}."
        return "The next time subject would take damage, reduce that damage to 0 and sacrifice this card."
