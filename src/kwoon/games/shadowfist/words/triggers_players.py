"""Triggers of players: what they play, lose, generate, rob or spend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.selectors import ANYONE, YOU
from kwoon.games.shadowfist.standing.derive import cannot, resources_of
from kwoon.games.shadowfist.state.effects import CHOSEN_FOR
from kwoon.games.shadowfist.state.happenings import (
    Played,
    SiteTaken,
)
from kwoon.games.shadowfist.state.scene import current_scene
from kwoon.games.shadowfist.state.word_kinds import Selector, Trigger
from kwoon.games.shadowfist.terms.codes import (
    BURNED_SITE,
    EFFECT_GENERATED,
    EVENT,
    FACTIONS,
    HAND,
    LEFT_PILE,
    NO_RESOURCES,
    PLAY,
    PLAYED,
    POOL_EMPTY,
    POWER_GAINED,
    POWER_GENERATED,
    POWER_SPENT,
    SEIZED,
    SMOKED,
)
from kwoon.games.shadowfist.terms.ids import NO_SEAT, NONE, CardId, SeatId
from kwoon.games.shadowfist.terms.phrasing import a_or_an
from kwoon.games.shadowfist.terms.questions import BURN_FOR_VICTORY, SEIZE_IT
from kwoon.games.shadowfist.words.triggers import THE_PLAYER

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class YouLose(Trigger):
    """SF-12, SF-19: a Site that you control is burned, or also when it is seized; by anyone, or only by an opponent.

    It may have to be a Feng Shui Site, or to be burned for victory if it is not seized.
    """

    def __init__(
        self, seized: bool = False, by_opponent: bool = False, feng_shui: bool = False, for_victory: bool = False
    ) -> None:
        self.seized: bool = seized
        self.by_opponent: bool = by_opponent
        self.feng_shui: bool = feng_shui
        self.for_victory: bool = for_victory

    def kinds(self) -> list[int]:
        return [SEIZED, BURNED_SITE] if self.seized else [BURNED_SITE]

    def fires(self, table: Table, effect: Effect) -> bool:
        taken = effect.happening
        if not isinstance(taken, SiteTaken) or taken.loser != effect.player:
            return False
        if self.by_opponent and taken.whose == effect.player:
            return False
        if self.feng_shui and not table.is_feng_shui(effect.about):
            return False
        return not self.for_victory or taken.fate in (SEIZE_IT, BURN_FOR_VICTORY)

    def text(self) -> str:
        burned = "burned for victory" if self.for_victory else "burned"
        fate = f"seized or {burned}" if self.seized else burned
        noun = "Feng Shui Site" if self.feng_shui else "Site"
        return f"when a {noun} you control is {fate}{' by an opponent' if self.by_opponent else ''}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Plays(Trigger):
    """SF-37, SF-18.1: a player plays a card, or this one: from the hand, cheaper, or of a faction new in the pool.

    `happens(PLAYED)` does not ask how a card was played.
    """

    def __init__(
        self,
        doer: int = ANYONE,
        *,
        this: bool = False,
        from_hand: bool = False,
        cheaper: bool = False,
        new_faction: bool = False,
    ) -> None:
        self.doer: int = doer
        self.this: bool = this
        self.from_hand: bool = from_hand
        self.cheaper: bool = cheaper
        """SF-37, SF-35.1: whether at less, or at no cost, by another card that this player controls."""
        self.new_faction: bool = new_faction
        """SF-18.1: whether it provides a resource of a faction of which the player's pool had none."""

    def kinds(self) -> list[int]:
        return [PLAYED]

    def fires(self, table: Table, effect: Effect) -> bool:
        if self.this and effect.about != effect.source:
            return False
        if self.doer != ANYONE and (effect.whose == effect.player) != (self.doer == YOU):
            return False
        played = effect.happening
        if self.from_hand and not (isinstance(played, Played) and played.came_from == HAND):
            return False
        if self.cheaper and not (isinstance(played, Played) and played.reduced):
            return False
        return not self.new_faction or brings_a_faction(table, effect.about, effect.whose)

    def text(self) -> str:
        words = f"when {('a player plays', 'you play', 'an opponent plays')[self.doer]}"
        words += " this card" if self.this else " a card"
        if self.from_hand:
            words += f" from {('the', 'your', 'the')[self.doer]} hand"
        if self.cheaper:
            words += f" at a reduced cost due to another card {THE_PLAYER[self.doer]} control"
            words += "" if self.doer == YOU else "s"
        if self.new_faction:
            pool = "your" if self.doer == YOU else f"{THE_PLAYER[self.doer]}'s"
            words += f" that provides a resource of a faction that was not in {pool} pool"
        return words


def brings_a_faction(table: Table, card: CardId, seat: SeatId) -> bool:
    """SF-18.1: whether a card that was just played provides a faction of which its player's pool had nothing."""
    if table.face_down[card] or cannot(table, card, NO_RESOURCES):
        return False
    pool = resources_of(table, seat)
    provided = table.card(card).provides
    counted = table.controllers[card] == seat and table.zones[card] in (PLAY, SMOKED)
    for faction in range(FACTIONS):
        if provided[faction] and pool[faction] == (provided[faction] if counted else 0):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerFromOpponentsEvent(Trigger):
    """When one or more opponents generate or gain Power from an opponent's Event: once, for however many they are."""

    def kinds(self) -> list[int]:
        return [POWER_GAINED, POWER_GENERATED]

    def fires(self, table: Table, effect: Effect) -> bool:
        card = effect.about
        if card < 0 or table.type_of(card) != EVENT:
            return False
        if effect.whose == effect.player or table.controllers[card] == effect.player:
            return False
        return not any(other.about == card for other in alike_pending(table, effect))

    def text(self) -> str:
        return "when one or more opponents generate or gain Power from an Event played by an opponent"


def alike_pending(table: Table, effect: Effect) -> list[Effect]:
    """What the same ability of the same card has triggered already and is yet to be generated."""
    found = [pending.effect for pending in table.pending]
    return [other for other in found if other.source == effect.source and other.ability == effect.ability]


@mypyc_attr(allow_interpreted_subclasses=True)
class Generated(Trigger):
    """SF-26.3: when such an effect is generated, that would do something; once for each."""

    def __init__(self, of: Selector) -> None:
        self.of: Selector = of
        """A selector for responses: `Threat`, `Would`, ..."""

    def kinds(self) -> list[int]:
        return [EFFECT_GENERATED]

    def fires(self, table: Table, effect: Effect) -> bool:
        return self.of.matches(table, effect.about, effect)

    def text(self) -> str:
        return f"when {a_or_an(self.of.text())} is generated"


@mypyc_attr(allow_interpreted_subclasses=True)
class PileRobbed(Trigger):
    """When an opponent's effect takes cards out of a smoked pile: once for each effect, however many they are."""

    def kinds(self) -> list[int]:
        return [LEFT_PILE]

    def fires(self, table: Table, effect: Effect) -> bool:
        if effect.whose == effect.player:
            return False
        return not any(other.answers == effect.answers for other in alike_pending(table, effect))

    def text(self) -> str:
        return "when an opponent's effect removes one or more cards from a smoked pile"


@mypyc_attr(allow_interpreted_subclasses=True)
class PoolIsEmpty(Trigger):
    """SF-17: if you have no Power: as soon as that is so, and not again while what it has triggered waits."""

    def kinds(self) -> list[int]:
        return [POOL_EMPTY]

    def fires(self, table: Table, effect: Effect) -> bool:
        if effect.whose != effect.player or alike_pending(table, effect):
            return False
        stage = current_scene(table)
        waiting = [] if stage is None else stage.effects
        return not any(other.source == effect.source and other.ability == effect.ability for other in waiting)

    def text(self) -> str:
        return "if you have no Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class Spends(Trigger):
    """SF-17.2.5: when an opponent, or the one that was chosen for this card, spends so much Power at one time."""

    def __init__(self, least: int, chosen: bool = False) -> None:
        self.least: int = least
        self.chosen: bool = chosen

    def kinds(self) -> list[int]:
        return [POWER_SPENT]

    def fires(self, table: Table, effect: Effect) -> bool:
        if effect.happening is None or effect.happening.number() < self.least or effect.whose == effect.player:
            return False
        return not self.chosen or effect.whose == chosen_player(table, effect.source)

    def text(self) -> str:
        who = "the chosen opponent" if self.chosen else "an opponent"
        return f"when {who} spends {self.least} or more Power at one time"


def chosen_player(table: Table, card: CardId) -> SeatId:
    """The player who was chosen for a card in play, or NONE."""
    for each in table.lingering:
        if each.kind == CHOSEN_FOR and each.card == card and table.same(card, each.stamp):
            if each.chosen_player != NONE:
                return each.chosen_player
    return NO_SEAT
