"""Selectors for effects: those that a response answers, those that can be picked and canceled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.generating import ability_behind
from kwoon.games.shadowfist.language.conditions import InMode
from kwoon.games.shadowfist.language.selectors import ANYONE, LISTED, OPPONENT, YOU, Filter
from kwoon.games.shadowfist.lasting.expiry import maintaining
from kwoon.games.shadowfist.legality.choices import is_delayed, is_played
from kwoon.games.shadowfist.state.abilities import TARGET
from kwoon.games.shadowfist.state.effects import PLAYING
from kwoon.games.shadowfist.state.scene import OPEN_SCENE, current_scene
from kwoon.games.shadowfist.state.word_kinds import Narrowed, Selector, Verb
from kwoon.games.shadowfist.terms.codes import (
    NEEDS_BRINGING_BACK,
    NEEDS_DAMAGING,
    NEEDS_HAND_EFFECT,
    PLAY,
    bits,
)
from kwoon.games.shadowfist.terms.ids import NO_SEAT, NONE, CardId, EffectId, SeatId, Zone
from kwoon.games.shadowfist.terms.permission_kinds import HOLDS_SUBJECT
from kwoon.games.shadowfist.terms.phrasing import a_or_an, listed
from kwoon.games.shadowfist.words.names import source_for
from kwoon.games.shadowfist.words.verbs_if import If

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


MAINTAINED_BY: Final = 1 << 20
"""A maintained effect is named by this and the card that maintains it; an effect in the scene by its own number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayedCard(Narrowed):
    """For responses: such a card that is played, not just used (SF-26.2.1); by anyone, or only by an opponent."""

    def __init__(self, cards: Selector, by_opponent: bool = False) -> None:
        super().__init__(cards)
        self.by_opponent: bool = by_opponent

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if not effect.answers_play or (self.by_opponent and table.controllers[card] == effect.player):
            return False
        return self.cards.matches(table, card, effect)

    def more(self, many: bool) -> list[str]:
        return [f"that {'an opponent plays' if self.by_opponent else 'is played'}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectOfTurning(Selector):
    """An effect that was generated, or is maintained, by the turning of such a card (SF-10.4, SF-24.1.3.2)."""

    def __init__(self, cards: Filter) -> None:
        self.cards: Filter = cards

    def zone(self) -> Zone:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        found: list[int] = []
        stage = current_scene(table)
        if stage is not None:
            for other in stage.effects:
                ability = ability_behind(table, other)
                if ability is None or other.uid == effect.uid:
                    continue
                turned = [card for cost in ability.costs for card in cost.turns(table, other)]
                if any(self.cards.matches(table, card, effect) for card in turned):
                    found.append(other.uid)
        if stage is None or stage.mode == OPEN_SCENE:
            for source in maintaining(table):
                if self.cards.matches(table, source, effect):
                    found.append(MAINTAINED_BY + source)
        return found

    def named(self, table: Table, code: int) -> str:
        if code >= MAINTAINED_BY:
            source = CardId(code - MAINTAINED_BY)
            return f"what {table.card(source).title} maintains, {{{table.controllers[source]}}}'s"
        return name_of_effect(table, EffectId(code), NO_SEAT)

    def tells(self, table: Table, code: int, seat: SeatId) -> str:
        return name_of_effect(table, EffectId(code), seat)

    def noun(self, many: bool) -> str:
        return "effects" if many else "effect"

    def after(self, many: bool) -> list[str]:
        return [f"generated or maintained by the turning of {a_or_an(self.cards.text())}"]


TARGETS: Final = 1
HARMS: Final = 2
REMOVES: Final = 4
TAKES: Final = 8
THREATS: Final = ("target", "damage or smoke", "remove from play", "take control of")
"""What an effect would do to a card (SF-26.3), as bits."""
THREATENING: Final = ("", " of yours", " of an opponent's")


@mypyc_attr(allow_interpreted_subclasses=True)
class Threat(Selector):
    """SF-26.3: the effect of such a card, most often an opponent's, that would do something to such cards.

    For responses, and for what waits for such effects.
    """

    def __init__(self, what: int, on: Selector, of: Selector, whose: int = OPPONENT) -> None:
        self.what: int = what
        """TARGETS, HARMS, REMOVES or TAKES, or several of them."""
        self.on: Selector = on
        self.of: Selector = of
        self.whose: int = whose

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if self.whose != ANYONE and (effect.whose == effect.player) != (self.whose == YOU):
            return False
        if not self.of.matches(table, card, effect):
            return False
        found = harmed(table, effect, self.what)
        return any(self.on.matches(table, each, effect) for each in found)

    def answers(self) -> int:
        return self.of.answers()

    def text(self) -> str:
        kind = "effect of a card" if self.of.text() == "card" else self.of.text()
        whose = THREATENING[self.whose]
        does = "targets" if self.what == TARGETS else f"would {listed(bits(self.what, THREATS))}"
        return f"{kind}{whose} that {does} {a_or_an(self.on.text())}"


INFLICT: Final = 0
TOUCH_HAND: Final = 1
TAKE_CARDS: Final = 2
GAIN: Final = 3
BRING_BACK: Final = 4
"""What an effect would do, whichever cards it does it to."""
WOULD: Final = (
    "inflict damage",
    "look at your hand or force you to discard",
    "cause you to discard or toast cards from your hand, deck or smoked pile",
    "have its player gain Power",
    "play or return to play one or more cards from a player's smoked pile",
)
WOULD_NEED: Final = (NEEDS_DAMAGING, NEEDS_HAND_EFFECT, 0, 0, NEEDS_BRINGING_BACK)
WHOSE_EFFECT: Final = ("effect", "effect of yours", "opponent's effect")


@mypyc_attr(allow_interpreted_subclasses=True)
class Would(Selector):
    """SF-26.3: the effect, perhaps of such a card, most often an opponent's, that would do something.

    For responses, and for what waits for such effects. SF-26.4: not a delayed one, which nobody can respond to.
    """

    def __init__(self, what: int, of: Selector | None = None, whose: int = OPPONENT) -> None:
        self.what: int = what
        """INFLICT, TOUCH_HAND, TAKE_CARDS, GAIN or BRING_BACK."""
        self.of: Selector | None = of
        self.whose: int = whose

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if self.whose != ANYONE and (effect.whose == effect.player) != (self.whose == YOU):
            return False
        if self.of is not None and not self.of.matches(table, card, effect):
            return False
        other = effect_answered(table, effect)
        ability = None if other is None else ability_behind(table, other)
        if other is None or ability is None or is_delayed(table, other):
            return False
        return any(self.would(table, other, verb, effect.player) for verb in ability.verbs)

    def would(self, table: Table, other: Effect, verb: Verb, seat: SeatId) -> bool:
        """Whether a verb of an effect does it, to the seat that would respond where a hand or cards are meant."""
        if self.what == INFLICT:
            return verb.inflicts()
        if self.what == TOUCH_HAND:
            return seat in verb.hands(table, other)
        if self.what == TAKE_CARDS:
            return verb.takes(table, other, seat) > 0
        return other.player in verb.gains(table, other) if self.what == GAIN else verb.brings_back()

    def answers(self) -> int:
        return WOULD_NEED[self.what] | (0 if self.of is None else self.of.answers())

    def text(self) -> str:
        would = f"that would {WOULD[self.what]}"
        if self.whose == OPPONENT:
            would = would.replace("its player", "that opponent")
        if self.of is None:
            return f"{WHOSE_EFFECT[self.whose]} {would}"
        return f"effect of {a_or_an(self.of.text())}{THREATENING[self.whose]} {would}"


@mypyc_attr(allow_interpreted_subclasses=True)
class AnEffect(Selector):
    """SF-24.1.3.2: an effect in the scene, to be picked: one that a selector for responses means."""

    def __init__(self, of: Selector) -> None:
        self.of: Selector = of

    def zone(self) -> Zone:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        stage = current_scene(table)
        found: list[int] = []
        context = effect.clone()
        for other in [] if stage is None else stage.effects:
            context.answers = other.uid
            context.about = other.source
            context.whose = other.player
            context.answers_play = is_played(table, other)
            if other.uid != effect.uid and not is_delayed(table, other):
                if self.of.matches(table, other.source, context):
                    found.append(other.uid)
        return found

    def named(self, table: Table, code: int) -> str:
        return name_of_effect(table, EffectId(code), NO_SEAT)

    def tells(self, table: Table, code: int, seat: SeatId) -> str:
        return name_of_effect(table, EffectId(code), seat)

    def needs(self) -> int:
        return self.of.answers()

    def noun(self, many: bool) -> str:
        return "effects" if many else "effect"

    def text(self) -> str:
        return self.of.text()


@mypyc_attr(allow_interpreted_subclasses=True)
class ItTargets(Narrowed):
    """For responses: such cards that the effect which is answered targets (SF-24.1.3)."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return card in harmed(table, effect, TARGETS) and self.cards.matches(table, card, effect)

    def more(self, many: bool) -> list[str]:
        return ["that it targets"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OfAHarmedType(Selector):
    """A card of the player who is answered, of the same type (SF-7) as one that would be damaged or smoked."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if table.controllers[card] != effect.whose:
            return False
        for other in harmed(table, effect):
            if table.type_of(other) == table.type_of(card) or (table.is_site(other) and table.is_site(card)):
                return True
        return False

    def after(self, many: bool) -> list[str]:
        return ["controlled by that opponent of the same type as a card that would have been damaged or smoked"]


def name_of_effect(table: Table, uid: EffectId, seat: SeatId) -> str:
    """An effect in the scene, in words that a seat may read: its card may be back in a hand by now."""
    stage = current_scene(table)
    for other in [] if stage is None else stage.effects:
        if other.uid == uid:
            return f"the effect of {source_for(table, other, seat)}, {{{other.player}}}'s"
    return "that effect"


def harmed(table: Table, effect: Effect, what: int = HARMS) -> list[CardId]:
    """SF-26.3: the cards in play that the effect which is answered would damage or smoke, as it named them.

    Or those that it targets (SF-24.1.3), or would remove from play.
    """
    other = effect_answered(table, effect)
    ability = None if other is None else ability_behind(table, other)
    if other is None:
        return []
    if ability is None:  # SF-35.3: a State that is being played may be one that controls its subject
        holds = what & TAKES and other.kind == PLAYING and table.faces[other.source].permits >> HOLDS_SUBJECT & 1
        return [table.subjects[other.source]] if holds and table.subjects[other.source] != NONE else []
    found: list[CardId] = []
    before = other.verb
    for at, verb in enumerate(ability.verbs):
        cards = verb.acts_on()
        if cards is not None and would(verb, what) and not is_another_case(table, other, verb):
            other.verb = at
            found.extend([card for card in cards.cards(table, other) if table.zones[card] == PLAY])
    other.verb = before
    for at, choice in enumerate(ability.choices):
        if what & TARGETS and choice.word == TARGET and choice.selector.zone() == PLAY:
            found.extend([CardId(card) for card in other.picks[at] if table.zones[card] == PLAY])
    return found


def would(verb: Verb, what: int) -> bool:
    """Whether a verb would do one of such things (HARMS, ...) to the cards that it acts on."""
    if (verb.harms() and what & HARMS) or (verb.removes() and what & REMOVES):
        return True
    return what & TAKES != 0 and verb.takes_over()


def is_another_case(table: Table, effect: Effect, verb: Verb) -> bool:
    """SF-24.2.1: whether a verb is one of those to choose from, and another one was chosen."""
    return isinstance(verb, If) and isinstance(verb.condition, InMode) and not verb.condition.holds(table, effect)


def effect_answered(table: Table, effect: Effect) -> Effect | None:
    """The effect in the scene that this one answers; SF-26.2.2: it may have resolved."""
    stage = current_scene(table)
    if stage is not None:
        for other in stage.effects + stage.past:
            if other.uid == effect.answers:
                return other
    return None


def cards_taken(table: Table, effect: Effect) -> int:
    """How many cards the effect that is answered would take from the answering player."""
    stage = current_scene(table)
    for other in [] if stage is None else stage.effects:
        if other.uid == effect.answers:
            ability = ability_behind(table, other)
            if ability is not None:
                return sum(verb.takes(table, other, effect.player) for verb in ability.verbs)
    return 0
