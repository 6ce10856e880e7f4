"""SF-24: effects. An effect is generated, waits in its scene, and resolves; all it needs to know is in it."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.terms.codes import HARM_ONLY, OF_OPPONENTS
from kwoon.games.shadowfist.terms.ids import (
    NO_CARD,
    NO_DEFINITION,
    NO_EFFECT,
    NO_SEAT,
    NO_SPOT,
    NONE,
    CardId,
    DefinitionId,
    Duration,
    EffectId,
    Place,
    SeatId,
    Spot,
    Stamp,
)

# What generated it.
PLAYING: Final = 0
"""A Character, Site, State or Edge being played: it resolves by becoming ready."""
ABILITY: Final = 1
"""An ability of a card, or an Event."""
HEALING: Final = 2
"""SF-10.3.2: turn to heal."""
MOVING: Final = 3
"""SF-10.3.1: turn to change location."""
REVEALING: Final = 4
"""SF-24.4: revealing a Feng Shui Site."""
CEASING: Final = 5
"""SF-50.8, SF-50.14, SF-50.16: an interceptor or an attacker ceases."""
REGENERATING: Final = 7
"""SF-50.12: healing at the start of the turn."""


# Empty lists for what most effects have none of. They are made once and never changed in place: effects are made by the
# thousand, only to look at cards.
NONE_SWEPT: Final[list[list[int]]] = []
NO_SHIFTS: Final[list[int]] = []
NO_MARKS: Final[list[list[int]]] = []
NO_PICKS: Final[list[list[int]]] = []
NO_SHIELDS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Plain):
    """One effect: who generated it, from what, and everything that was chosen and counted then (SF-24.2)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "uid",
        "kind",
        "source",
        "definition",
        "ability",
        "player",
        "picks",
        "marks",
        "x",
        "spot",
        "answers",
        "about",
        "by",
        "whose",
        "happening",
        "noted",
        "noted_stamp",
        "discount",
        "face_up",
        "answers_play",
        "cancelled",
        "stamp",
        "watched",
        "shields",
        "verb",
        "swept",
        "turn",
        "shifts",
    )

    def __init__(self, kind: int, source: CardId, player: SeatId) -> None:
        self.uid: EffectId = NO_EFFECT
        self.kind: int = kind
        self.source: CardId = source
        """The card that generated it."""
        self.definition: DefinitionId = NO_DEFINITION
        """The definition whose ability it is (a copied text is another card's)."""
        self.ability: int = NONE
        self.player: SeatId = player
        """SF-35: its controller."""
        self.picks: list[list[int]] = NO_PICKS
        """The cards chosen at each choice, in order."""
        self.marks: list[list[int]] = NO_MARKS
        """SF-24.1.3.3: the stamps, as it was generated, of each choice's cards, and of `watched`, `by`, `about`."""
        self.x: int = 0
        self.spot: Spot = NO_SPOT
        """The location that was chosen, or a State's subject."""
        self.answers: EffectId = NO_EFFECT
        """The effect in the scene that this one responds to."""
        self.about: CardId = NO_CARD
        """For triggers: the card that it happened to."""
        self.by: CardId = NO_CARD
        """The card that did it."""
        self.whose: SeatId = NO_SEAT
        """The player who did it, or to whom it happened, or who was paid for it."""
        self.happening: Happening | None = None
        """For triggers: what happened; for rules of damage: the damage that is about to be inflicted."""
        self.noted: bool = False
        """What an earlier part of the text has noted for a later one: a coin, an answer, whether one could."""
        self.noted_stamp: Stamp = Stamp(0)
        """The stamp of a card that an earlier part of the text moved: a later part finds it only if it has stayed."""
        self.discount: int = 0
        """SF-37: by how much less its card was played, where its player could choose that."""
        self.face_up: bool = False
        """SF-25.7.1: whether its Feng Shui Site is played face up."""
        self.answers_play: bool = False
        """SF-26.2.1: whether what it responds to is a card being played, not just used."""
        self.cancelled: bool = False
        self.stamp: Stamp = Stamp(0)
        """The source's stamp when it was generated: a card that left and came back is another (SF-34); then NONE."""
        self.watched: CardId = NO_CARD
        """For delayed triggers (SF-26.4): the card they were set up on. For a State's: its subject at the trigger."""
        self.shields: list[int] = NO_SHIELDS
        """SF-29.6: the cards on which its non-combat damage is reduced to 0."""
        self.verb: int = 0
        """Which of its verbs acts now."""
        self.turn: int = 0
        """The turn in which it was generated."""
        self.shifts: list[int] = NO_SHIFTS
        """SF-26.6.3: numbers of its card's text that were changed then, and by how much, in twos."""
        self.swept: list[list[int]] = NONE_SWEPT
        """SF-24.2: for each verb the cards that it affects without a choice, each with its stamp; NONE if none do."""

    def moment(self) -> int:
        """The kind of happening that triggered it, or NONE."""
        return NONE if self.happening is None else self.happening.kind

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Effect, bare)
        new.uid = self.uid
        new.kind = self.kind
        new.source = self.source
        new.definition = self.definition
        new.ability = self.ability
        new.player = self.player
        new.picks = [each[:] for each in self.picks]
        new.marks = [each[:] for each in self.marks]
        new.x = self.x
        new.spot = self.spot
        new.answers = self.answers
        new.about = self.about
        new.by = self.by
        new.whose = self.whose
        new.happening = self.happening
        new.noted = self.noted
        new.noted_stamp = self.noted_stamp
        new.discount = self.discount
        new.face_up = self.face_up
        new.answers_play = self.answers_play
        new.cancelled = self.cancelled
        new.stamp = self.stamp
        new.watched = self.watched
        new.shields = self.shields[:]
        new.verb = self.verb
        new.swept = [each[:] for each in self.swept]
        new.turn = self.turn
        new.shifts = self.shifts[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lingering(Plain):
    """SF-26.5: something that lasts: a grant to a card for a duration."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "card",
        "stamp",
        "kind",
        "value",
        "mask",
        "word",
        "until",
        "source",
        "source_stamp",
        "player",
        "other",
        "other_stamp",
    )

    def __init__(self, card: CardId, kind: int, value: int, mask: int, until: Duration) -> None:
        self.card: CardId = card
        self.stamp: Stamp = Stamp(0)
        """The card's stamp: it ends when the card leaves play."""
        self.kind: int = kind
        self.value: int = value
        self.mask: int = mask
        self.word: str = ""
        """For grants (see `abilities.Grant`): a number, what it is of, and a designator. What these three are to the
        other kinds is said by the names below, and nobody else reads them."""
        self.until: Duration = until
        self.source: CardId = NO_CARD
        self.source_stamp: Stamp = Stamp(0)
        self.player: SeatId = NO_SEAT
        self.other: CardId = NO_CARD
        """Another card that it is about: the attacker that cannot be intercepted, ..."""
        self.other_stamp: Stamp = Stamp(0)

    # --- what `value`, `mask` and `word` are to the kinds that are no grants ------------------------------------

    @property
    def text(self) -> int:
        """Of COPIED: the text that was copied; see `texts`."""
        return self.value

    @text.setter
    def text(self, code: int) -> None:
        self.value = code

    @property
    def place(self) -> Place:
        """Of MAINTAINS: the location that the ability is about."""
        return Place(self.value)

    @place.setter
    def place(self, place: Place) -> None:
        self.value = place

    @property
    def rule_of(self) -> DefinitionId:
        """Of RULE: the definition that the rule about damage is written on."""
        return DefinitionId(self.mask)

    @rule_of.setter
    def rule_of(self, definition: DefinitionId) -> None:
        self.mask = definition

    @property
    def rule_at(self) -> int:
        """Of RULE: the place of the rule about damage among the abilities of its definition."""
        return self.value

    @rule_at.setter
    def rule_at(self, index: int) -> None:
        self.value = index

    @property
    def reduced_to(self) -> int:
        """Of REDUCED, and of a grant of OUTPUT_CAP: how much damage is left."""
        return self.value

    @property
    def which_damage(self) -> int:
        """Of REDUCED and of a grant of OUTPUT_CAP: which damage (ONLY_COMBAT, WHILE_INTERCEPTING, NEXT_ONLY; 0 all)."""
        return self.mask

    @which_damage.setter
    def which_damage(self, which: int) -> None:
        self.mask = which

    @property
    def resource(self) -> int:
        """Of CHOSEN_FOR, where neither a designator (`word`) nor a player was chosen: the resource."""
        return self.value

    @resource.setter
    def resource(self, resource: int) -> None:
        self.value = resource

    @property
    def chosen_player(self) -> SeatId:
        """Of CHOSEN_FOR: the player who was chosen; NO_SEAT where something else was."""
        return SeatId(self.value) if self.mask else NO_SEAT

    @chosen_player.setter
    def chosen_player(self, seat: SeatId) -> None:
        self.value = seat
        self.mask = 1

    @property
    def at_crisis(self) -> bool:
        """Of TOASTS: whether the card was played at its Crisis cost; else an effect gave it Toast It."""
        return self.mask == 0

    @at_crisis.setter
    def at_crisis(self, crisis: bool) -> None:
        self.mask = 0 if crisis else 1

    @property
    def needs_no_resources(self) -> bool:
        """Of HELD: whether the card may be played whatever resources it requires."""
        return self.mask == 1

    @needs_no_resources.setter
    def needs_no_resources(self, so: bool) -> None:
        self.mask = 1 if so else 0

    def immune_to(self, type_: int) -> bool:
        """Of IMMUNITY: whether it is to cards of that type."""
        return self.mask >> type_ & 1 == 1

    def only_opponents(self) -> bool:
        """Of IMMUNITY: whether it is only to opponents' cards."""
        return self.mask & OF_OPPONENTS != 0

    def only_harm(self) -> bool:
        """Of IMMUNITY: whether it is only to what would damage the card, or remove it from play."""
        return self.mask & HARM_ONLY != 0

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Lingering, bare)
        new.card = self.card
        new.stamp = self.stamp
        new.kind = self.kind
        new.value = self.value
        new.mask = self.mask
        new.word = self.word
        new.until = self.until
        new.source = self.source
        new.source_stamp = self.source_stamp
        new.player = self.player
        new.other = self.other
        new.other_stamp = self.other_stamp


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Plain):
    """SF-26.4: a delayed effect, which will be generated when its trigger happens, within a duration."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect", "until", "times", "stamp", "source_stamp")

    def __init__(self, effect: Effect, until: Duration, times: int) -> None:
        self.effect: Effect = effect
        """What its parent effect knew; its ability is the delayed one, and it may be about a card it watches."""
        self.until: Duration = until
        self.times: int = times
        """How often it can still be generated; NONE if there is no limit."""
        self.stamp: Stamp = Stamp(0)
        """The stamp of the card it watches: it ends when that card leaves play."""
        self.source_stamp: Stamp = Stamp(0)

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Waiting, bare)
        new.effect = self.effect.clone()
        new.until = self.until
        new.times = self.times
        new.stamp = self.stamp
        new.source_stamp = self.source_stamp


@mypyc_attr(allow_interpreted_subclasses=True)
class Signpost(Plain):
    """SF-38.1: damage that a source would inflict on one card is inflicted on another."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "source",
        "source_stamp",
        "effect",
        "recipient",
        "recipient_stamp",
        "goes_to",
        "goes_to_stamp",
        "by",
    )

    def __init__(self, source: CardId, effect: EffectId, recipient: CardId, by: CardId) -> None:
        self.source: CardId = source
        self.source_stamp: Stamp = Stamp(0)
        """SF-34: combat damage of a Character that has left play and come back is that of another one."""
        self.effect: EffectId = effect
        """The effect whose damage it is; NONE for the source's combat damage (SF-38.1.2)."""
        self.recipient: CardId = recipient
        self.recipient_stamp: Stamp = Stamp(0)
        self.goes_to: CardId = NO_CARD
        self.goes_to_stamp: Stamp = Stamp(0)
        """SF-38.4: a new recipient that has left play is not damaged, and nothing else is."""
        self.by: CardId = by
        """SF-38.5: the card that redirects is the source of the damage."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hold(Plain):
    """SF-35.3.4: one layer of control: who has a card, and until when."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "until", "source", "source_stamp")

    def __init__(self, card: CardId, seat: SeatId, until: Duration) -> None:
        self.card: CardId = card
        self.seat: SeatId = seat
        self.until: Duration = until
        self.source: CardId = NO_CARD
        """The card that maintains it."""
        self.source_stamp: Stamp = Stamp(0)

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Hold, bare)
        new.card = self.card
        new.seat = self.seat
        new.until = self.until
        new.source = self.source
        new.source_stamp = self.source_stamp


# Kinds of `Lingering` besides the grants of `state.abilities`.
REDUCED: Final = 30
"""SF-29.7, step 8: damage on the card is reduced (`reduced_to`); from one card, if `other` is set."""
PASSES_WORD: Final = 31
"""The card cannot be intercepted by Characters with the designator `word`."""
BLANKED: Final = 33
"""SF-32: the card's text is blank until this ends."""
BORROWED: Final = 34
"""The card is in play only while this lasts; then it goes to its owner's smoked pile."""
MAINTAINS: Final = 35
"""SF-10.4: a continuous ability of the source counts while this lasts."""
ROBBING: Final = 52
"""Its player may seize a Site that the card reduces to zero."""

PORTAL: Final = 70
"""SF-13: Characters may go between the location of the source and that of the card without turning."""
TOASTS: Final = 36
"""SF-50.4: the card has Toast It until it leaves play; see `Lingering.at_crisis`."""
FORMED: Final = 38
"""SF-7.1.1: the card is of another type until this ends; then it is a State on `other` again, or smoked."""
COPIED: Final = 37
"""SF-36: a text (see `Lingering.text`) that the card has copied is gone when this ends."""

CHOSEN_FOR: Final = 60
"""SF-14: the designator (`word`) or resource that was chosen for the card; or a player."""

# Which damage a REDUCED is about, as bits.
ONLY_COMBAT: Final = 1
WHILE_INTERCEPTING: Final = 2
NEXT_ONLY: Final = 4

SPENT: Final = 65
"""What the card offers once has been taken: the next State on its subject was played (`NEXT_ON_SUBJECT`)."""

HELD: Final = 66
"""SF-9.2: the card lies face up before `player`, who may play it; perhaps whatever resources it requires."""

LOST_WORD: Final = 61
"""SF-14: the card does not have the designator `word`, though it is printed on it."""

RULE: Final = 62
"""SF-29.7: a rule about damage (`rule_at`, an ability of `rule_of`) that counts for the card for a while."""

FOR_A_WHILE: Final = 2
"""The bit of `Table.blanks` for blanking that ends."""
STANDING: Final = 4
"""The bit for what an ability blanks while it is active: see `blanking`."""
