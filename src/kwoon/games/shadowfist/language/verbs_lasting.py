"""Verbs whose effect lasts for a while, and a few that heal or steal in their own way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import Continuous, Grant, joined
from kwoon.games.shadowfist.language.base import Cards, Number, Players, Verb
from kwoon.games.shadowfist.language.terms import DECK, PLAY
from kwoon.games.shadowfist.rules.actions import all_words
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.effects import (
    BLANKED,
    DURATION_WORDS,
    FOR_A_WHILE,
    IN_PLAY,
    MAINTAINED,
    MAINTAINS,
    ONLY_COMBAT,
    PASSES_WORD,
    PLAYING,
    REDUCED,
    TURN_END,
    WHILE_INTERCEPTING,
    Lingering,
)
from kwoon.games.shadowfist.rules.resolving import heal
from kwoon.games.shadowfist.rules.searching import Search, one_of_each
from kwoon.games.shadowfist.rules.stage import Stage

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


def leave_behind(table: Table, effect: Effect, card: int, kind: int, until: int) -> Lingering:
    """Something that lasts, about a card in play."""
    lasting = Lingering(card, kind, 0, 0, until)
    lasting.stamp = table.stamps[card]
    lasting.source = effect.source
    lasting.source_stamp = table.stamps[effect.source]
    lasting.player = effect.player
    table.lingering.append(lasting)
    table.changed()
    return lasting


@mypyc_attr(allow_interpreted_subclasses=True)
class ReduceDamageOn(Verb):
    """SF-29.6.3: damage on cards is reduced to zero: from one card only, or only combat damage while intercepting."""

    def __init__(self, on: Cards, by: Cards | None, mask: int) -> None:
        self.on: Cards = on
        self.by: Cards | None = by
        self.mask: int = mask

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.on.cards(table, effect):
            if table.zones[card] != PLAY:
                continue
            if self.by is None:
                leave_behind(table, effect, card, REDUCED, TURN_END).mask = self.mask
                continue
            for source in self.by.cards(table, effect):
                lasting = leave_behind(table, effect, card, REDUCED, TURN_END)
                lasting.mask = self.mask
                lasting.other = source
                lasting.other_stamp = table.stamps[source]

    def text(self) -> str:
        kind = "combat damage" if self.mask & ONLY_COMBAT else "damage"
        words = f"until the end of the turn, all {kind} inflicted on {self.on.text()}"
        if self.by is not None:
            words += f" by {self.by.text()}"
        if self.mask & WHILE_INTERCEPTING:
            words += " while it is intercepting"
        return f"{words} is reduced to 0"


@mypyc_attr(allow_interpreted_subclasses=True)
class CancelForAWhile(Verb):
    """SF-33: cards are canceled, until something ends."""

    def __init__(self, cards: Cards, until: int) -> None:
        self.cards: Cards = cards
        self.until: int = until

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] != PLAY:
                continue
            for procedure in table.stack:
                if isinstance(procedure, Stage):
                    if any([each.source == card and each.kind == PLAYING for each in procedure.effects]):
                        table.ready[card] = 1
                    procedure.effects = [each for each in procedure.effects if each.source != card]
            table.blanks[card] |= FOR_A_WHILE
            leave_behind(table, effect, card, BLANKED, self.until)

    def text(self) -> str:
        return f"cancel {self.cards.text()} {DURATION_WORDS[self.until]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SlipPast(Verb):
    """SF-14: this card cannot be intercepted by Characters with the chosen designator."""

    def act(self, table: Table, effect: Effect) -> None:
        card = effect.source
        if table.zones[card] == PLAY and table.same(card, effect.stamp):
            for word in effect.picks[0]:
                leave_behind(table, effect, card, PASSES_WORD, IN_PLAY).word = all_words(table)[word]

    def text(self) -> str:
        return "this card cannot be intercepted by Characters with the chosen designator"


@mypyc_attr(allow_interpreted_subclasses=True)
class Maintained(Continuous):
    """SF-10.4: a continuous ability that counts while the card maintains it; the ability that starts it prints it."""

    def text(self) -> str:
        return ""

    def words(self) -> str:
        """How it reads there."""
        assert self.selector is not None
        return f"all {self.selector.plural()} gain {joined([grant.text() for grant in self.grants])}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Maintain(Verb):
    """SF-10.4: a continuous ability of this card counts from now on, while the card stays turned."""

    def __init__(self, ability: Maintained) -> None:
        self.ability: Maintained = ability

    def act(self, table: Table, effect: Effect) -> None:
        if table.zones[effect.source] == PLAY and table.same(effect.source, effect.stamp):
            leave_behind(table, effect, effect.source, MAINTAINS, MAINTAINED)

    def text(self) -> str:
        return self.ability.words()


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveWhileMaintained(Verb):
    """SF-10.4: cards gain something while the card that was picked and turned stays so."""

    def __init__(self, cards: Cards, grants: list[Grant], at: int) -> None:
        self.cards: Cards = cards
        self.grants: list[Grant] = grants
        self.at: int = at

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            for source in effect.picks[self.at]:
                if table.zones[card] != PLAY or not table.same(effect.source, effect.stamp):
                    continue
                for grant in self.grants:
                    lasting = leave_behind(table, effect, card, grant.kind, MAINTAINED)
                    lasting.value = grant.number.value(table, effect)
                    lasting.mask = grant.mask
                    lasting.source = source
                    lasting.source_stamp = table.stamps[source]

    def text(self) -> str:
        return f"{self.cards.text()} gains {joined([grant.text() for grant in self.grants])}"


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveDamage(Verb):
    """SF-16: heal so much damage; shared out among the cards, if there are several."""

    def __init__(self, number: Number, cards: Cards, words: str) -> None:
        self.number: Number = number
        self.cards: Cards = cards
        self.words: str = words

    def act(self, table: Table, effect: Effect) -> None:
        cards = [card for card in self.cards.cards(table, effect) if table.zones[card] == PLAY]
        amount = self.number.value(table, effect)
        picked = max(1, len(effect.marks[0]) if len(effect.marks) > 1 else 1)
        for card in cards:
            heal(table, card, amount // picked)

    def text(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class StealForAnother(Verb):
    """SF-17.2.3, SF-17.2.4: Power of the attack's target's controller goes to whom you chose."""

    def __init__(self, number: Number, to: Players) -> None:
        self.number: Number = number
        self.to: Players = to

    def act(self, table: Table, effect: Effect) -> None:
        attack = current_attack(table)
        if attack is None:
            return
        amount = min(table.power[attack.target_seat], self.number.value(table, effect))
        for seat in self.to.players(table, effect):
            table.power[attack.target_seat] -= amount
            table.power[seat] += amount

    def text(self) -> str:
        return f"steal {self.number.text()} Power from the target's controller and give it to the chosen player"


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchForTop(Verb):
    """You may look through your deck for a card that comes to lie on top of it."""

    def act(self, table: Table, effect: Effect) -> None:
        table.push(Search(effect.player, one_of_each(table, table.decks[effect.player]), DECK))

    def text(self) -> str:
        return "you may search your deck for a card, shuffle your deck, and put that card on top of it"
