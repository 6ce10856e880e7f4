"""SF-26: what happens, each kind with fields of its own: abilities wait for it, and whoever watches is told of it.

A happening never changes once it has happened, so the effects that it triggers and their copies share it.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.terms.codes import (
    ATTACK_ENDED,
    ATTACK_FAILED,
    BURNED_SITE,
    DAMAGED,
    HEALED,
    HURT,
    LEFT_PLAY,
    PLAYED,
    REDUCED_TO_ZERO,
    SEIZED,
    TURNED_TO_ATTACK,
)
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_PLACE, NO_SEAT, NONE, CardId, EffectId, Place, SeatId, Zone
from kwoon.games.shadowfist.terms.questions import SEIZE_IT


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Plain):
    """A kind, the card that it happened to, the card that did it, and the player behind it; or NONE."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "card", "by", "whose")

    def __init__(self, kind: int, card: CardId, by: CardId, whose: SeatId) -> None:
        self.kind: int = kind
        self.card: CardId = card
        self.by: CardId = by
        self.whose: SeatId = whose

    def clone(self) -> Happening:
        """Itself: it never changes."""
        return self

    def same(self, other: Happening) -> bool:
        """Whether nobody could tell the two apart."""
        return self.dump() == other.dump()

    def number(self) -> int:
        """The number that a sentence about it names, if it names one."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Played(Happening):
    """SF-25: a card is played; from a hand, or from where else a text lets it be played."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "came_from", "reduced")

    def __init__(self, card: CardId, whose: SeatId, came_from: Zone, reduced: bool = False) -> None:
        super().__init__(PLAYED, card, card, whose)
        self.came_from: Zone = came_from
        """The zone that it was in."""
        self.reduced: bool = reduced
        """SF-37: whether another card that its player controls made it cheaper."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PutDown(Happening):
    """SF-20, SF-46: a card in play is smoked or toasted."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "cause", "place", "holder", "doers", "together")

    def __init__(self, kind: int, card: CardId, by: CardId, whose: SeatId, cause: int) -> None:
        super().__init__(kind, card, by, whose)
        self.cause: int = cause
        """DIRECTLY, BY_COMBAT_DAMAGE, BY_OTHER_DAMAGE or BY_RECALCULATION."""
        self.place: Place = NO_PLACE
        """The location that it was at."""
        self.holder: SeatId = NO_SEAT
        """Who controlled it."""
        self.doers: list[CardId] = []
        """SF-30.3.1: all cards that did it."""
        self.together: list[int] = []
        """SF-24.5.5: the cards that fell at the same time, each with who controlled it, in twos."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OfEffect(Happening):
    """SF-24: what an effect in the scene is or does: its card, its player, its number."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "effect")

    def __init__(self, kind: int, card: CardId, by: CardId, whose: SeatId, effect: EffectId) -> None:
        super().__init__(kind, card, by, whose)
        self.effect: EffectId = effect


@mypyc_attr(allow_interpreted_subclasses=True)
class PutDownWithStates(PutDown):
    """The same, and which States are on it then: they go with it (SF-25.5.4)."""

    FIELDS: ClassVar[tuple[str, ...]] = (*PutDown.FIELDS, "states")

    def __init__(self, kind: int, card: CardId, by: CardId, whose: SeatId, cause: int, states: list[CardId]) -> None:
        super().__init__(kind, card, by, whose, cause)
        self.states: list[CardId] = states


@mypyc_attr(allow_interpreted_subclasses=True)
class LeftPlay(Happening):
    """SF-26.1.3: a card leaves play, whatever becomes of it."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "place")

    def __init__(self, card: CardId, by: CardId, whose: SeatId, place: Place) -> None:
        super().__init__(LEFT_PLAY, card, by, whose)
        self.place: Place = place
        """The location that it had."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Damaged(Happening):
    """SF-29: damage from one source is inflicted on a card."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "points", "combat")

    def __init__(self, card: CardId, by: CardId, whose: SeatId, points: int, combat: bool) -> None:
        super().__init__(DAMAGED, card, by, whose)
        self.points: int = points
        self.combat: bool = combat

    def number(self) -> int:
        return self.points


@mypyc_attr(allow_interpreted_subclasses=True)
class Hurt(Happening):
    """SF-30.3.1: all the combat damage that a card takes at once."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "points")

    def __init__(self, card: CardId, by: CardId, whose: SeatId, points: int) -> None:
        super().__init__(HURT, card, by, whose)
        self.points: int = points

    def number(self) -> int:
        return self.points


@mypyc_attr(allow_interpreted_subclasses=True)
class Healed(Happening):
    """SF-16: damage is removed from a card."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "points")

    def __init__(self, card: CardId, whose: SeatId, points: int) -> None:
        super().__init__(HEALED, card, card, whose)  # whose: who heals it, not who controls it
        self.points: int = points

    def number(self) -> int:
        return self.points


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerCame(Happening):
    """SF-17: Power is gained or generated by a card, or at the start of a turn; or it is bid."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "power")

    def __init__(self, kind: int, card: CardId, by: CardId, whose: SeatId, power: int) -> None:
        super().__init__(kind, card, by, whose)
        self.power: int = power

    def number(self) -> int:
        return self.power


@mypyc_attr(allow_interpreted_subclasses=True)
class SiteTaken(Happening):
    """SF-12, SF-19: a Site is seized, or burned."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "loser", "fate")

    def __init__(self, card: CardId, whose: SeatId, loser: SeatId, fate: int) -> None:
        super().__init__(SEIZED if fate == SEIZE_IT else BURNED_SITE, card, NO_CARD, whose)
        self.loser: SeatId = loser
        """The player who controlled it."""
        self.fate: int = fate
        """SEIZE_IT, BURN_FOR_VICTORY or BURN_FOR_POWER."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BeatenDown(Happening):
    """SF-30.3.3: the Body of a Site is reduced to zero; SF-30.3.1: in combat by several cards together."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "hitters")

    def __init__(self, card: CardId, by: CardId, whose: SeatId, hitters: list[CardId]) -> None:
        super().__init__(REDUCED_TO_ZERO, card, by, whose)
        self.hitters: list[CardId] = hitters
        """Those whose damage took its last Body."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackMade(Happening):
    """SF-28.1, SF-28.4: an attack on a card is declared, or joined."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "attackers")

    def __init__(self, kind: int, card: CardId, whose: SeatId, attackers: list[CardId]) -> None:
        super().__init__(kind, card, attackers[0] if len(attackers) == 1 else NO_CARD, whose)
        self.attackers: int = len(attackers)
        """How many were declared; one that is alone did it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WentToAttack(Happening):
    """SF-28.1.4: a Character is declared as an attacker, or joins: it is considered to have turned to attack."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "turned")

    def __init__(self, card: CardId, target: CardId, whose: SeatId, turned: bool) -> None:
        super().__init__(TURNED_TO_ATTACK, card, target, whose)
        self.turned: bool = turned
        """Whether it did turn for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackFailed(Happening):
    """SF-28.11: an attack has failed."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "failed_before")

    def __init__(self, card: CardId, whose: SeatId, failed_before: bool) -> None:
        super().__init__(ATTACK_FAILED, card, NO_CARD, whose)
        self.failed_before: bool = failed_before
        """Whether an earlier attack of the turn had failed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackEnded(Happening):
    """SF-28.9: an attack is over."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Happening.FIELDS, "success")

    def __init__(self, card: CardId, whose: SeatId, success: bool) -> None:
        super().__init__(ATTACK_ENDED, card, NO_CARD, whose)
        self.success: bool = success


HAPPENINGS: tuple[type[Happening], ...] = (
    Happening, Played, PutDown, OfEffect, LeftPlay, Damaged, Hurt, Healed, PowerCame, SiteTaken, BeatenDown,
    AttackMade, AttackFailed, AttackEnded, PutDownWithStates, WentToAttack,
)  # fmt: skip
"""All classes of happenings, for snapshots."""


def is_combat_damage(happening: Happening | None) -> bool:
    """Whether combat damage is what happened."""
    return isinstance(happening, Hurt) or (isinstance(happening, Damaged) and happening.combat)


def is_success(happening: Happening | None) -> bool:
    """Whether the end of a successful attack is what happened."""
    return isinstance(happening, AttackEnded) and happening.success


def is_turning(happening: Happening | None) -> bool:
    """Whether a Character that truly turned to attack is what happened."""
    return isinstance(happening, WentToAttack) and happening.turned


def damage_in(happening: Happening | None) -> int:
    """How much damage was inflicted, or is about to be, if that is what it is about."""
    return happening.number() if isinstance(happening, Damaged | Hurt) else 0


def cause_of(happening: Happening | None) -> int:
    """Why a card was smoked or toasted, if that is what happened."""
    return happening.cause if isinstance(happening, PutDown) else NONE
