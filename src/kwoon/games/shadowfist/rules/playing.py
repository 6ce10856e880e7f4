"""SF-25, SF-37, SF-44.4: a card is played by an effect as it resolves, or through a card that lets its controller."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.language.permissions import PlayOn
from kwoon.games.shadowfist.language.terms import CHARACTER, HAND, STATE
from kwoon.games.shadowfist.rules.actions import (
    OK,
    affordable,
    legal_subjects,
    playable_through,
    subjects_through,
    why_not_restrictions,
)
from kwoon.games.shadowfist.rules.costs import cost_on, cost_to_play, missing_resources
from kwoon.games.shadowfist.rules.effects import ABILITY, PLAYING, Effect
from kwoon.games.shadowfist.rules.generating import put_into_play
from kwoon.games.shadowfist.rules.questions import MAY, PICK, WHERE
from kwoon.games.shadowfist.rules.recalc import is_active
from kwoon.games.shadowfist.rules.stage import current_stage
from kwoon.games.shadowfist.rules.structure import locations
from kwoon.games.shadowfist.rules.table import NONE, Table, table_of

WHICH: Final = 0
TAKE_CARD: Final = 1
TAKE_PLACE: Final = 2
CHEAPER: Final = 3
TAKE_CHEAPER: Final = 4
PLAY_IT: Final = 5

EVERY_RESOURCE: Final = -2
"""For `ignoring`: all resource conditions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayCard(Procedure):
    """One card being played other than from one's own choice in an open scene."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step", "seat", "cards", "on", "less", "ignoring", "through", "index", "picked", "place",
    )  # fmt: skip

    def __init__(self, seat: int, cards: list[int], less: int) -> None:
        super().__init__()
        self.seat: int = seat
        self.cards: list[int] = cards
        """Those of which one may be played."""
        self.on: list[int] = []
        """For a State: the only subjects allowed; none named means any legal one."""
        self.less: int = less
        self.ignoring: int = NONE
        """A resource of which one condition is ignored; or EVERY_RESOURCE."""
        self.through: int = NONE
        """The card whose "once per turn, you may play" is used: then it is played into the scene (SF-6.1)."""
        self.index: int = NONE
        self.picked: int = NONE
        self.place: int = NONE

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == WHICH:
            self.ask_card(table)
        elif step == TAKE_CARD:
            self.take_card(table)
        elif step == TAKE_PLACE:
            self.place = table.answer
            self.step = CHEAPER
        elif step == CHEAPER:
            self.ask_cheaper(table)
        elif step == TAKE_CHEAPER:
            self.take_cheaper(table)
        else:
            self.play(table)

    def ask_card(self, table: Table) -> None:
        """Which card; by an effect that resolves, none is an answer too, for hands are secret."""
        options: list[int] = []
        seen: list[int] = []
        for card in self.cards:
            if table.zones[card] == HAND and table.definitions[card] in seen:
                continue
            seen.append(table.definitions[card])
            if self.through != NONE or self.playable(table, card):
                options.append(card)
        if self.through == NONE:
            options.insert(0, DONE)
        self.step = TAKE_CARD
        table.ask(self.seat, PICK, options)

    def playable(self, table: Table, card: int) -> bool:
        """SF-25.1: restrictions, resources, Power, a place."""
        if why_not_restrictions(table, self.seat, card, table.card(card)) != OK:
            return False
        missing = missing_resources(table, self.seat, card)
        if self.ignoring >= 0:
            missing[self.ignoring] -= 1
        if self.ignoring != EVERY_RESOURCE and any([count > 0 for count in missing]):
            return False
        if table.type_of(card) == STATE:
            return len(self.places(table, card)) > 0
        return cost_to_play(table, self.seat, card, self.less) <= table.power[self.seat]

    def places(self, table: Table, card: int) -> list[int]:
        """Where it may be put: locations for a Character, subjects that can be paid for for a State."""
        if table.type_of(card) == CHARACTER:
            return locations(table, self.seat)
        if self.through != NONE:
            ability = table.card(self.through).abilities[self.index]
            assert isinstance(ability, PlayOn)
            return subjects_through(table, self.seat, card, Effect(ABILITY, self.through, self.seat), ability)
        subjects = legal_subjects(table, self.seat, card)
        if self.on:
            subjects = [each for each in subjects if each in self.on]
        found = affordable(table, self.seat, card, self.less, subjects)
        for subject in subjects:
            if subject not in found and self.cheaper(table, card, subject) != NONE:
                found.append(subject)
        return found

    def take_card(self, table: Table) -> None:
        """The card, and where it goes."""
        if table.answer == DONE:
            table.stack.pop()
            return
        self.picked = table.answer
        self.step = TAKE_PLACE
        table.ask(self.seat, WHERE, self.places(table, self.picked))

    # --- SF-37: an ability that makes it cheaper combines with the effect that plays it -----------

    def cheaper(self, table: Table, card: int, subject: int) -> int:
        """A card whose "once per turn" makes this State cheaper there, and payable: card * 64 + ability."""
        for source in table.in_play:
            if table.controllers[source] != self.seat or source == self.through or not is_active(table, source):
                continue
            for index, ability in enumerate(table.card(source).abilities):
                if isinstance(ability, PlayOn) and ability.less and source * 64 + index not in table.used:
                    effect = Effect(ABILITY, source, self.seat)
                    if ability.states.matches(table, card, effect) and ability.on.matches(table, subject, effect):
                        less = self.less + ability.less
                        if cost_on(table, self.seat, card, less, subject) <= table.power[self.seat]:
                            return source * 64 + index
        return NONE

    def ask_cheaper(self, table: Table) -> None:
        """Use it or not; if there is no other way to pay, it is used."""
        self.step = PLAY_IT
        if table.type_of(self.picked) != STATE:
            return
        full = cost_on(table, self.seat, self.picked, self.less, self.place)
        if full == 0 or self.cheaper(table, self.picked, self.place) == NONE:
            return
        self.step = TAKE_CHEAPER
        table.ask(self.seat, MAY, [0, 1] if full <= table.power[self.seat] else [1])

    def take_cheaper(self, table: Table) -> None:
        """Note the use."""
        self.step = PLAY_IT
        if table.answer:
            code = self.cheaper(table, self.picked, self.place)
            ability = table.card(code >> 6).abilities[code & 63]
            assert isinstance(ability, PlayOn)
            table.used.append(code)
            self.less += ability.less

    def play(self, table: Table) -> None:
        """SF-44.4: it enters play and triggers; it has resolved with the effect that played it."""
        table.stack.pop()
        effect = Effect(PLAYING, self.picked, self.seat)
        effect.place = self.place
        effect.uid = table.next_effect
        table.next_effect += 1
        put_into_play(table, effect, self.less, False)
        if self.through == NONE:
            table.ready[self.picked] = 1
            table.changed()
            return
        table.used.append(self.through * 64 + self.index)
        stage = current_stage(table)
        if stage is not None:
            stage.added(table, effect)


def play_through(table: Table, seat: int, card: int, index: int) -> None:
    """SF-6.1: begin to play a State through a card's "once per turn, you may play"."""
    ability = table.card(card).abilities[index]
    assert isinstance(ability, PlayOn)
    procedure = PlayCard(seat, playable_through(table, seat, card, index, ability), ability.less)
    procedure.through = card
    procedure.index = index
    table.push(procedure)
