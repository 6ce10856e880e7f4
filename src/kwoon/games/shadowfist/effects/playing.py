"""SF-25, SF-37, SF-44: a card is played by an effect as it resolves, or through a card that lets its controller."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.effects.generating import Generate, event_index
from kwoon.games.shadowfist.effects.ordering import own_first
from kwoon.games.shadowfist.effects.searching import one_of_each
from kwoon.games.shadowfist.legality.play import (
    affordable,
    allows,
    at_site_limit,
    legal_subjects,
    most_less,
    playable_through,
    subjects_through,
    why_not_restrictions,
    why_not_site,
    why_not_subject,
    why_not_timing,
)
from kwoon.games.shadowfist.legality.use import event_ability, in_attack
from kwoon.games.shadowfist.standing.aids import due
from kwoon.games.shadowfist.standing.costs import cost_on, cost_to_play, full_cost, missing_resources
from kwoon.games.shadowfist.standing.derive import is_active
from kwoon.games.shadowfist.state.effects import (
    ABILITY,
    PLAYING,
    TOASTS,
    Effect,
    Lingering,
)
from kwoon.games.shadowfist.state.permissions import PlayOn
from kwoon.games.shadowfist.state.scene import current_scene
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import EVENT, FENG_SHUI, STATE
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SPOT, NONE, CardId, SeatId, Spot
from kwoon.games.shadowfist.terms.once import ability_note, ability_noted, card_noted
from kwoon.games.shadowfist.terms.permission_kinds import ANY_MAIN_SHOT_PLAY
from kwoon.games.shadowfist.terms.questions import MAY, PICK, WHERE
from kwoon.games.shadowfist.terms.reasons import OK
from kwoon.games.shadowfist.terms.timings import (
    OPEN_RESPONSE,
    RESPONSE,
)

WHICH: Final = 0
TAKE_CARD: Final = 1
TAKE_PLACE: Final = 2
CHEAPER: Final = 3
TAKE_CHEAPER: Final = 4
PLAY_IT: Final = 5

FREE: Final = 99
"""SF-37: less than any card costs."""
EVERY_RESOURCE: Final = -2
"""For `ignoring`: all resource conditions."""
ANY_ONE_RESOURCE: Final = -3
"""For `ignoring`: one resource condition, whichever it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayCard(Procedure):
    """One card being played other than from one's own choice in an open scene."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step", "seat", "cards", "on", "less", "ignoring", "timing", "through", "index", "picked", "spot", "more",
        "free", "toasting", "only_on", "printed", "face_up", "extra", "in_turn", "helped",
    )  # fmt: skip

    def __init__(self, seat: SeatId, cards: list[CardId], less: int) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.cards: list[CardId] = cards
        """Those of which one may be played."""
        self.on: list[CardId] = []
        """For a State: the only subjects allowed; none named means any legal one."""
        self.less: int = less
        self.ignoring: int = NONE
        """A resource of which one condition is ignored; or EVERY_RESOURCE."""
        self.timing: bool = False
        """SF-25.1.1: whether the types' timing holds."""
        self.through: CardId = NO_CARD
        """The card whose "once per turn, you may play" is used: then it is played into the scene (SF-6.1)."""
        self.index: int = NONE
        self.picked: CardId = NO_CARD
        self.spot: Spot = NO_SPOT
        self.more: int = 0
        """How many more of the cards may be played after this one."""
        self.free: bool = False
        """Whether at no cost."""
        self.toasting: bool = False
        """SF-49.7: whether an Event that is played gains Toast It."""
        self.only_on: bool = False
        """Whether a State has no other subjects than those in `on`, were there none."""
        self.printed: bool = False
        """SF-8.5: whether at the full printed cost, which nothing reduces."""
        self.face_up: bool = False
        """SF-25.7.1: whether a Feng Shui Site is played face up."""
        self.extra: bool = False
        """SF-25.7: whether a Site may be the second one of the turn."""
        self.in_turn: bool = False
        """SF-25.1.1: whether the types' timing holds in full: in whose turn, and when."""
        self.helped: bool = False
        """SF-37: whether a card that its player controls makes it cheaper in this way."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == WHICH:
            self.ask_card(table)
        elif step == TAKE_CARD:
            self.take_card(table)
        elif step == TAKE_PLACE:
            self.spot = Spot(table.answer)
            self.step = CHEAPER
        elif step == CHEAPER:
            self.ask_cheaper(table)
        elif step == TAKE_CHEAPER:
            self.take_cheaper(table)
        else:
            self.play(table)

    def ask_card(self, table: Table) -> None:
        """Which card; by an effect that resolves, none is an answer too, for hands are secret."""
        cards = one_of_each(table, self.cards)
        self.step = TAKE_CARD
        if self.through == NONE:
            table.ask(self.seat, PICK, [DONE, *[card for card in cards if self.playable(table, card)]])
        else:
            table.ask(self.seat, PICK, cards)

    def playable(self, table: Table, card: CardId) -> bool:
        """SF-25.1: restrictions, resources, Power, a place, and (unless waived) timing."""
        definition = table.card(card)
        if why_not_restrictions(table, self.seat, card, definition) != OK:
            return False
        missing = missing_resources(table, self.seat, card)
        if self.ignoring >= 0:
            missing[self.ignoring] -= 1
        spared = 1 if self.ignoring == ANY_ONE_RESOURCE else 0
        if self.ignoring != EVERY_RESOURCE and sum(max(0, count) for count in missing) > spared:
            return False
        if not self.is_time(table, card):
            return False
        if definition.type == STATE:
            return len(self.subjects(table, card)) > 0
        less = FREE if self.free else self.less + most_less(definition)
        if due(table, self.seat, card, self.cost(table, card, less)) > table.power[self.seat]:
            return False
        return why_not_subject(table, self.seat, card, definition, less) == OK

    def is_time(self, table: Table, card: CardId) -> bool:
        """SF-25.1.1: whether a card of its type can be played now, as far as that matters here."""
        definition = table.card(card)
        if self.in_turn:
            return why_not_timing(table, self.seat, card, definition, current_scene(table)) == OK
        if self.extra and definition.type == FENG_SHUI:
            return not at_site_limit(table, self.seat)
        return in_time(table, self.seat, card) if self.timing else in_its_way(table, self.seat, card)

    def cost(self, table: Table, card: CardId, less: int) -> int:
        """What it costs to play a card in this way, before a place for it is chosen."""
        return (
            full_cost(table, Effect(PLAYING, card, self.seat))
            if self.printed
            else cost_to_play(table, self.seat, card, less)
        )

    def subjects(self, table: Table, card: CardId) -> list[CardId]:
        """The subjects that a State may be played on and can be paid for."""
        if self.through != NONE:
            ability = table.card(self.through).abilities[self.index]
            assert isinstance(ability, PlayOn)
            return subjects_through(table, self.seat, card, Effect(ABILITY, self.through, self.seat), ability)
        subjects = legal_subjects(table, self.seat, card)
        if self.on or self.only_on:
            subjects = [each for each in subjects if each in self.on]
        if self.free:
            return subjects
        if self.printed:
            full = due(table, self.seat, card, full_cost(table, Effect(PLAYING, card, self.seat)))
            return subjects if full <= table.power[self.seat] else []
        found = affordable(table, self.seat, card, self.less, subjects)
        for subject in subjects:
            if subject not in found and self.cheaper(table, card, subject) != NONE:
                found.append(subject)
        return found

    def take_card(self, table: Table) -> None:
        """The card; and for a State, which alone may be cheaper there, its subject."""
        if table.answer == DONE:
            table.stack.pop()
            return
        self.picked = CardId(table.answer)
        self.step = PLAY_IT
        if table.type_of(self.picked) == STATE:
            self.step = TAKE_PLACE
            table.ask(self.seat, WHERE, own_first(table, self.seat, self.subjects(table, self.picked)))

    # --- SF-37: an ability that makes it cheaper combines with the effect that plays it -----------

    def cheaper(self, table: Table, card: CardId, subject: CardId) -> int:
        """A card whose "once per turn" makes this State cheaper there, and payable, as a note of its use; or NONE."""
        for source in table.in_play:
            if table.controllers[source] != self.seat or source == self.through or not is_active(table, source):
                continue
            for index, ability in enumerate(table.card(source).abilities):
                if isinstance(ability, PlayOn) and ability.less and ability_note(source, index) not in table.used:
                    effect = Effect(ABILITY, source, self.seat)
                    fits = ability.on is not None and ability.on.matches(table, subject, effect)
                    if fits and ability.states.matches(table, card, effect):
                        less = self.less + ability.less
                        cost = cost_on(table, self.seat, card, less, Spot(subject))
                        if due(table, self.seat, card, cost) <= table.power[self.seat]:
                            return ability_note(source, index)
        return NONE

    def ask_cheaper(self, table: Table) -> None:
        """Use it or not; if there is no other way to pay, it is used."""
        self.step = PLAY_IT
        if self.free or self.printed:
            return
        full = due(table, self.seat, self.picked, cost_on(table, self.seat, self.picked, self.less, self.spot))
        if full == 0 or self.cheaper(table, self.picked, CardId(self.spot)) == NONE:
            return
        self.step = TAKE_CHEAPER
        table.ask(self.seat, MAY, [0, 1] if full <= table.power[self.seat] else [1])

    def take_cheaper(self, table: Table) -> None:
        """Note the use."""
        self.step = PLAY_IT
        if table.answer:
            use = self.cheaper(table, self.picked, CardId(self.spot))
            ability = table.card(card_noted(use)).abilities[ability_noted(use)]
            assert isinstance(ability, PlayOn)
            table.used.append(use)
            self.less += ability.less
            self.helped = True

    def play(self, table: Table) -> None:
        """On its way: at once by an effect that resolves, or into the scene."""
        table.stack.pop()
        if self.more:
            table.push(self.another())
        generate = playing_of(table, self.picked, self.seat, self.less)
        generate.free = self.free
        generate.printed = self.printed
        generate.helped = self.helped and (self.free or self.less > 0)
        generate.effect.face_up = self.face_up and table.type_of(self.picked) == FENG_SHUI
        if self.toasting and table.type_of(self.picked) == EVENT:
            lasting = Lingering(self.picked, TOASTS, 1, 0, TURN_END)
            lasting.at_crisis = False
            table.let_last(lasting)
        if self.through != NONE:
            generate.at_once = table.type_of(self.picked) == EVENT  # its effect joins the scene all the same
            generate.helped = self.less > 0
            table.used.append(ability_note(self.through, self.index))
        if self.spot != NONE:
            generate.place_chosen(self.spot)
        table.push(generate)

    def another(self) -> PlayCard:
        """The same for the other cards, once this one is played."""
        procedure = PlayCard(self.seat, [card for card in self.cards if card != self.picked], self.less)
        procedure.on = self.on
        procedure.ignoring = self.ignoring
        procedure.timing = self.timing
        procedure.more = self.more - 1
        procedure.free = self.free
        procedure.toasting = self.toasting
        procedure.only_on = self.only_on
        procedure.printed = self.printed
        procedure.face_up = self.face_up
        procedure.extra = self.extra
        procedure.in_turn = self.in_turn
        procedure.helped = self.helped
        return procedure


def playing_of(table: Table, card: CardId, seat: SeatId, less: int) -> Generate:
    """SF-44.4: a card that is played while an effect resolves; an Event's own effect joins the scene."""
    effect = Effect(PLAYING, card, seat)
    effect.stamp = table.stamps[card]
    if table.type_of(card) == EVENT:
        effect.kind = ABILITY
        effect.definition = table.definitions[card]
        effect.ability = event_index(table, card)
    generate = Generate(effect)
    generate.less = less
    generate.at_once = True
    return generate


def in_its_way(table: Table, seat: SeatId, card: CardId) -> bool:
    """SF-25.3, SF-25.7: where timing is waived: no Event that answers something all the same, no Site too many."""
    definition = table.card(card)
    if definition.type == EVENT:
        ability = event_ability(definition)
        return ability is None or ability.timing not in (RESPONSE, OPEN_RESPONSE)
    return not definition.is_site() or why_not_site(table, seat, definition) == OK


def in_time(table: Table, seat: SeatId, card: CardId) -> bool:
    """SF-25.3 to SF-25.7, in anyone's Main Shot."""
    definition = table.card(card)
    if definition.type == EVENT:
        return why_not_timing(table, seat, card, definition, current_scene(table)) == OK
    if in_attack(table):
        return definition.type == STATE or allows(definition, ANY_MAIN_SHOT_PLAY)
    return not definition.is_site() or why_not_site(table, seat, definition) == OK


def play_through(table: Table, seat: SeatId, card: CardId, index: int) -> None:
    """SF-6.1: begin to play a State through a card's "once per turn, you may play"."""
    ability = table.card(card).abilities[index]
    assert isinstance(ability, PlayOn)
    procedure = PlayCard(seat, playable_through(table, seat, card, index, ability), ability.less)
    procedure.through = card
    procedure.toasting = ability.on is None
    procedure.index = index
    table.push(procedure)
