"""SF-26.6.4: new targets for an effect that waits in the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.generating import ability_behind
from kwoon.games.shadowfist.language.selectors import LISTED, PLACES, PLAYERS
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.lasting.marks import fix_affected
from kwoon.games.shadowfist.legality.choices import candidates
from kwoon.games.shadowfist.standing.permits import is_firm
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import CHOOSE, MANY, TARGET, Choice
from kwoon.games.shadowfist.state.word_kinds import Deed, Selector, Verb, Word
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.ids import CardId, Place, SeatId, Zone
from kwoon.games.shadowfist.terms.phrasing import a_or_an
from kwoon.games.shadowfist.words.names import is_stranger, numbered, place_words
from kwoon.games.shadowfist.words.selectors_effects import effect_answered

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table

ZONE: Final = 1 << 20
"""A target is written as its zone times this, and its own number, which may be below zero, behind `SHIFT`."""
SHIFT: Final = 1 << 12


@mypyc_attr(allow_interpreted_subclasses=True)
class ANewTarget(Selector):
    """Something else that the effect which is answered could have been given as a target."""

    def __init__(self) -> None:
        self.choice: Choice | None = None

    def asked_by(self, choice: Word) -> None:
        assert isinstance(choice, Choice)
        self.choice = choice

    def zone(self) -> Zone:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        """What may replace the next target; nothing, if not all of them could be replaced."""
        other = effect_answered(table, effect)
        if other is None:
            return []
        assert self.choice is not None
        picked = self.choice.picked(effect)
        found: list[int] = []
        passed = 0
        for at, choice in target_choices(table, other):
            new = [each for each in candidates(table, other, choice) if each not in other.picks[at]]
            new = [each for each in new if is_paid_for(table, other, at, each)]
            if len(new) < len(other.picks[at]):
                return []
            if passed <= len(picked) < passed + len(other.picks[at]):
                found = [choice.selector.zone() * ZONE + SHIFT + each for each in new]
            passed += len(other.picks[at])
        return found

    def named(self, table: Table, code: int) -> str:
        decision = table.decision
        return self.tells(table, code, table.active if decision is None else decision.seat)

    def tells(self, table: Table, code: int, seat: SeatId) -> str:
        zone, value = divmod(code, ZONE)
        if zone == PLAYERS:
            return f"{{{value - SHIFT}}}"
        if zone == PLACES:
            return place_words(table, Place(value - SHIFT))
        card = value - SHIFT
        name = numbered(table, CardId(card), seat)
        return name if is_stranger(table, CardId(card), seat) else f"{name}, {{{table.controllers[card]}}}'s"

    def noun(self, many: bool) -> str:
        return "targets" if many else "target"

    def before(self, many: bool) -> list[str]:
        return ["new and different legal"]

    def after(self, many: bool) -> list[str]:
        return ["for that Event"]


@mypyc_attr(allow_interpreted_subclasses=True)
class NewTargets(Choice):
    """As many new targets as there were; chosen, not targeted (SF-24.1.3)."""

    def __init__(self) -> None:
        super().__init__(ANewTarget(), 1, MANY, CHOOSE)

    def limit(self, table: Table, effect: Effect, most: bool) -> int:
        other = effect_answered(table, effect)
        if other is None:
            return 1
        return sum(len(other.picks[at]) for at, _ in target_choices(table, other))

    def cards_of(self, picked: list[int]) -> list[CardId]:
        return [CardId(code % ZONE - SHIFT) for code in picked if code // ZONE < PLAYERS]

    def text(self) -> str:
        return "choose an equal number of new and different legal targets for that Event"


@mypyc_attr(allow_interpreted_subclasses=True)
class Retarget(Verb):
    """SF-26.6.4: the targets are replaced; nothing else that was chosen or counted changes."""

    def __init__(self, new: Picked) -> None:
        self.new: Picked = new

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        other = effect_answered(table, effect)
        ability = None if other is None else ability_behind(table, other)
        if other is None or ability is None or is_firm(table, other.player, effect.player):
            return
        new = [code % ZONE - SHIFT for code in self.new.picked(effect)]
        stamps = effect.marks[self.new.choice.at][:]
        marks = other.marks
        for at, choice in target_choices(table, other):
            count = len(other.picks[at])
            other.picks[at] = new[:count]
            new = new[count:]
            marked = len(choice.cards_of(other.picks[at]))
            marks[at] = stamps[:marked]
            stamps = stamps[marked:]
        fix_affected(table, other, ability, True)

    def text(self) -> str:
        return f"{self.new.text()} replace the original targets of that Event"


@mypyc_attr(allow_interpreted_subclasses=True)
class OnlyTarget(Selector):
    """For what waits for effects: such a card's, with one target in all, such a card, that this one could replace."""

    def __init__(self, on: Selector, of: Selector) -> None:
        self.on: Selector = on
        self.of: Selector = of

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        other = effect_answered(table, effect)
        if other is None or not self.of.matches(table, card, effect):
            return False
        choices = target_choices(table, other)
        if sum(len(other.picks[at]) for at, _ in choices) != 1:
            return False
        for at, choice in choices:
            for each in other.picks[at]:
                if choice.selector.zone() == PLAY and self.on.matches(table, CardId(each), effect):
                    return each != effect.source and could_be_target(table, other, at, choice, effect.source)
        return False

    def text(self) -> str:
        return f"{self.of.text()} with {a_or_an(self.on.text())} as its only target that could target this card instead"


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeTheBlow(Verb):
    """SF-26.6.4: the one target of the effect that is answered is replaced by this card."""

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        other = effect_answered(table, effect)
        ability = None if other is None else ability_behind(table, other)
        if other is None or ability is None or is_firm(table, other.player, effect.player):
            return
        if not table.same(effect.source, effect.stamp) or table.zones[effect.source] != PLAY:
            return
        marks = other.marks
        for at, _ in target_choices(table, other):
            if other.picks[at]:
                other.picks[at] = [effect.source]
                marks[at] = [table.stamps[effect.source]]
        fix_affected(table, other, ability, True)

    def text(self) -> str:
        return "change the target of that effect to this card"


def could_be_target(table: Table, effect: Effect, at: int, choice: Choice, card: CardId) -> bool:
    """SF-26.6.4, SF-24.1.3.1: whether a card would be a legal target for an effect that waits, as it was paid for."""
    return card in candidates(table, effect, choice) and is_paid_for(table, effect, at, card)


def target_choices(table: Table, effect: Effect) -> list[tuple[int, Choice]]:
    """The choices of an effect's targets, each with its place among all its choices."""
    ability = ability_behind(table, effect)
    if ability is None:
        return []
    return [(at, choice) for at, choice in enumerate(ability.choices) if choice.word == TARGET]


def is_paid_for(table: Table, effect: Effect, at: int, new: int) -> bool:
    """Whether all that an effect has cost would have been paid in the same way with another target for a choice."""
    ability = ability_behind(table, effect)
    return ability is None or all(cost.fits(table, effect, at, new) for cost in ability.costs)
