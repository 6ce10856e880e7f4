"""More verbs: of attacks, of effects, of Power with a limit, of searching a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import Grant, a_or_an
from kwoon.games.shadowfist.language.base import Cards, Number, Players, Selector, Verb
from kwoon.games.shadowfist.language.damage_rules import OUTPUT_CAP
from kwoon.games.shadowfist.language.numbers import Fixed, Variable
from kwoon.games.shadowfist.language.terms import HAND
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.language.verbs import Give
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.effects import ATTACK_END, DURATION_WORDS, Lingering
from kwoon.games.shadowfist.rules.generating import gain_power
from kwoon.games.shadowfist.rules.resolving import heal
from kwoon.games.shadowfist.rules.searching import Search, one_of_each
from kwoon.games.shadowfist.rules.stage import Stage

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table

ROBBING: Final = 52
"""A lingering effect of this kind lets its player seize a Site that the card reduces to zero."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountInflicted(Variable):
    """For triggers of damage: as much as was inflicted."""

    def value(self, table: Table, effect: Effect) -> int:
        return effect.amount // 2

    def text(self) -> str:
        return "an equal amount of"

    def definition(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class ReduceDamageBy(Give):
    """SF-29.7, step 8: the damage that cards inflict is reduced to 0 for a while; all of it, or combat damage only."""

    def __init__(self, cards: Cards, combat_only: bool, until: int) -> None:
        super().__init__(cards, [Grant(OUTPUT_CAP, Fixed(0), 1 if combat_only else 0, "")], until)

    def text(self) -> str:
        kind = "combat damage" if self.grants[0].mask else "damage"
        return f"all {kind} inflicted by {self.cards.text()} is reduced to 0 {DURATION_WORDS[self.until]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class TheDoer(Players):
    """For triggers: the player who did it."""

    def __init__(self, words: str) -> None:
        self.words: str = words

    def players(self, table: Table, effect: Effect) -> list[int]:
        return [] if effect.whose < 0 else [effect.whose]

    def text(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class HealPoints(Verb):
    """SF-16: heal as many points of damage as were picked for the first choice."""

    def __init__(self, number: Number) -> None:
        self.number: Number = number

    def act(self, table: Table, effect: Effect) -> None:
        for card in Picked(0, "").cards(table, effect):
            heal(table, card, 1)

    def text(self) -> str:
        return f"heal up to {self.number.text()} damage from cards you control"


@mypyc_attr(allow_interpreted_subclasses=True)
class MakeSuccess(Verb):
    """SF-28.11: the attack that has just failed counts as a success."""

    def act(self, table: Table, effect: Effect) -> None:
        attack = current_attack(table)
        if attack is not None:
            attack.success = True
            if attack.seat == table.active:
                table.attack_failed = effect.amount == 1

    def text(self) -> str:
        return "the attack is considered to be a success"


@mypyc_attr(allow_interpreted_subclasses=True)
class MaySeize(Verb):
    """During this attack, a Feng Shui Site that these cards reduce to zero in combat may be seized by you."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            lasting = Lingering(card, ROBBING, 0, 0, ATTACK_END)
            lasting.stamp = table.stamps[card]
            lasting.player = effect.player
            table.lingering.append(lasting)

    def text(self) -> str:
        return (
            f"if {self.cards.text()} reduces a Feng Shui Site's Body to 0 by inflicting combat damage "
            "during this attack, you may seize that Site"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class GainAtMost(Verb):
    """Players gain Power, but no one more than so much in a turn by this card."""

    def __init__(self, players: Players, number: Number, most: int) -> None:
        self.players: Players = players
        self.number: Number = number
        self.most: int = most

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            key = (1 << 30) + (effect.stamp << 3) + seat
            amount = min(self.number.value(table, effect), self.most - table.used.count(key))
            for _ in range(amount):
                table.used.append(key)
            gain_power(table, seat, amount, effect.source)

    def text(self) -> str:
        gain = f"{self.players.text()} gains {self.number.text()} Power"
        return f"{gain}. No player gains more than {self.most} Power this way in a turn"


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchDeck(Verb):
    """You may search your deck for such a card, show it, and take it into your hand; then the deck is shuffled."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def act(self, table: Table, effect: Effect) -> None:
        deck = table.decks[effect.player]
        found = one_of_each(table, [card for card in deck if self.selector.matches(table, card, effect)])
        table.push(Search(effect.player, found, HAND))

    def text(self) -> str:
        return (
            f"you may search your deck for {a_or_an(self.selector.text())}, show it to your opponents "
            "and add it to your hand; then shuffle your deck"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Shield(Verb):
    """SF-29.6: the non-combat damage that the answered effect would inflict on the picked card is reduced to 0."""

    def act(self, table: Table, effect: Effect) -> None:
        for procedure in table.stack:
            if isinstance(procedure, Stage):
                for other in procedure.effects:
                    if other.uid == effect.answers:
                        other.shields.extend(effect.picks[0])

    def text(self) -> str:
        return "reduce to 0 all non-combat damage that the effect's card would inflict on the chosen card"
