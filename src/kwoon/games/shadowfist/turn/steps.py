"""SF-22: the turn: the Establishing Shot in five steps, the Main Shot, and the end."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.attack.steps import Attack, eligible_attackers, legal_targets
from kwoon.games.shadowfist.effects.acting import begin_action
from kwoon.games.shadowfist.effects.cleanup import smoke_the_beaten
from kwoon.games.shadowfist.effects.control import end_control, end_maintained_control
from kwoon.games.shadowfist.effects.weakening import look_for_the_weakened
from kwoon.games.shadowfist.lasting.expiry import end_for, end_maintained, expire, expire_delayed, maintaining
from kwoon.games.shadowfist.lasting.triggers import listened
from kwoon.games.shadowfist.legality.actions import legal_actions
from kwoon.games.shadowfist.scene.steps import Scene
from kwoon.games.shadowfist.standing.derive import cannot, has_keyword, survey
from kwoon.games.shadowfist.standing.permits import amount_in_force
from kwoon.games.shadowfist.standing.victory import eliminate_the_decked
from kwoon.games.shadowfist.state.changed_numbers import POWER_SCORE, shift_of
from kwoon.games.shadowfist.state.effects import (
    REGENERATING,
    Effect,
)
from kwoon.games.shadowfist.state.happenings import Happening, PowerCame
from kwoon.games.shadowfist.state.piles import may_discard
from kwoon.games.shadowfist.state.scene import CLOSED, OPEN_SCENE, START_SCENE
from kwoon.games.shadowfist.state.table import Pending, Table, table_of
from kwoon.games.shadowfist.terms.codes import (
    DISCARDED,
    END_DECLARED,
    MAIN_SHOT_STARTED,
    NO_UNTURN_STEP,
    POWER_GENERATED,
    PUT_AWAY,
    REDUCED_TO_ONE,
    REGENERATE,
    TOASTED,
    TOOK_POWER,
    TURN_ENDED,
    TURN_STARTED,
    UNTURNED,
)
from kwoon.games.shadowfist.terms.durations import (
    NEXT_UNTURN,
    YOUR_NEXT_TURN,
)
from kwoon.games.shadowfist.terms.durations import TURN_END as UNTIL_TURN_END
from kwoon.games.shadowfist.terms.ids import NO_CARD, NONE, CardId, SeatId
from kwoon.games.shadowfist.terms.once import TURN_COMPLETED, note
from kwoon.games.shadowfist.terms.packing import plain_action, what_of
from kwoon.games.shadowfist.terms.permission_kinds import (
    GENERATES,
    HAND_SIZE,
    MORE_DISCARDS,
    SUBJECT_GENERATES,
)
from kwoon.games.shadowfist.terms.questions import (
    DECLARE_ATTACK,
    DISCARD,
    END_TURN,
    GENERATE,
    MAIN,
    STAY_TURNED,
)

START: Final = 0
POWER: Final = 1
TAKE_POWER: Final = 2
UNTURN: Final = 3
TAKE_UNTURN: Final = 4
OFFER_DISCARD: Final = 5
TAKE_DISCARD: Final = 6
DRAW: Final = 7
MAIN_BEGINS: Final = 8
MAIN_OPTIONS: Final = 9
TAKE_MAIN: Final = 10
DECLARING_END: Final = 11
AFTER_RESPONSES: Final = 12
END_SCENE: Final = 13
CLEAN: Final = 14
OVER: Final = 15

SKIP: Final = 0
TAKE_IT: Final = 1
DEFAULT_HAND: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Procedure):
    """One player's turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "maintained", "kept", "discarded", "scene_ended")

    def __init__(self, seat: SeatId) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.maintained: list[CardId] = []
        """Turned cards that could stay so (SF-22.2.3)."""
        self.kept: list[int] = []
        self.discarded: int = 0
        self.scene_ended: int = 0
        """The number of the next effect when the end of the turn was declared: so it shows whether anyone played one
        since."""

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Turn, bare)
        new.step = self.step
        new.seat = self.seat
        new.maintained = self.maintained[:]
        new.kept = self.kept[:]
        new.discarded = self.discarded
        new.scene_ended = self.scene_ended

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == MAIN_OPTIONS:
            self.main_options(table)
        elif step == TAKE_MAIN:
            self.take_main(table)
        elif step < MAIN_BEGINS:
            self.establishing_shot(table, step)
        elif step == MAIN_BEGINS:
            self.begin_main_shot(table)
        elif step == DECLARING_END:
            self.declare_end(table)
        elif step == AFTER_RESPONSES:
            self.after_responses(table)
        elif step == END_SCENE:
            self.end_scene(table)
        elif step == CLEAN:
            self.clean(table)
        else:
            self.finish(table)

    # --- the Establishing Shot (SF-22.2) -------------------------------------------------------

    def establishing_shot(self, table: Table, step: int) -> None:
        """Five steps, all of it closed; what a step has triggered comes before the next one (SF-22.2, SF-26.1.4)."""
        if table.pending and step in (UNTURN, OFFER_DISCARD):
            table.push(Scene(CLOSED, self.seat))
        elif step == OFFER_DISCARD and self.discarded == 0 and not table.settled:
            table.push(Scene(CLOSED, self.seat))  # SF-10.4, SF-20.2: who stood by what was maintained falls now
        elif step == START:
            self.start(table)
        elif step == POWER:
            self.offer_power(table)
        elif step == TAKE_POWER:
            self.take_power(table)
        elif step == UNTURN:
            self.offer_unturn(table)
        elif step == TAKE_UNTURN:
            self.take_unturn(table)
        elif step == OFFER_DISCARD:
            self.offer_discard(table)
        elif step == TAKE_DISCARD:
            self.take_discard(table)
        else:
            self.draw(table)

    def start(self, table: Table) -> None:
        """SF-22.2.1: what happens at the start of the turn, in a closed scene."""
        table.active = self.seat
        table.main_shot = False
        table.used = []
        table.weighed = None
        table.attack_failed = False
        table.generated = False
        table.turn_over = False
        table.smoked_this_turn = []
        table.strikes = []
        table.gone = []
        end_for(table, YOUR_NEXT_TURN, self.seat)
        for card in table.controlled(self.seat):
            if has_keyword(table, card, REGENERATE) and table.damage[card] > 0:
                table.pending.append(Pending(regeneration(table, card), False))
        self.step = POWER
        table.happen(Happening(TURN_STARTED, NO_CARD, NO_CARD, self.seat))
        table.push(Scene(START_SCENE, self.seat))

    def offer_power(self, table: Table) -> None:
        """SF-22.2.2.1: generate Power, or skip it to discard more."""
        self.step = TAKE_POWER
        if table.generated or table.crises[self.seat]:
            table.crises[self.seat] = 0
            table.answer = SKIP
        elif power_to_generate(table, self.seat) > 0 and table.hands[self.seat]:
            table.ask(self.seat, GENERATE, [TAKE_IT, SKIP])
        else:
            table.answer = TAKE_IT

    def take_power(self, table: Table) -> None:
        """SF-22.2.2: what the Sites and other cards give."""
        self.step = UNTURN
        amount = power_to_generate(table, self.seat)
        by = table.instead_by[self.seat]
        table.instead[self.seat] = NONE
        table.instead_by[self.seat] = NO_CARD
        if table.answer == TAKE_IT and amount > 0:
            table.add_power(self.seat, amount)
            table.generated = True
            table.show(PowerCame(TOOK_POWER, NO_CARD, NO_CARD, self.seat, amount))
            if by != NONE:
                table.happen(PowerCame(POWER_GENERATED, by, by, self.seat, amount))
        self.maintained = [card for card in maintaining(table) if table.controllers[card] == self.seat]

    def offer_unturn(self, table: Table) -> None:
        """SF-22.2.3: everything unturns at once; a maintained card may stay turned."""
        if self.maintained:
            self.step = TAKE_UNTURN
            table.ask(self.seat, STAY_TURNED, [SKIP, TAKE_IT])
            return
        turned = [card for card in table.controlled(self.seat) if table.turned[card] and card not in self.kept]
        for card in [card for card in turned if not cannot(table, card, NO_UNTURN_STEP)]:
            table.unturn_card(card)
            table.happen(Happening(UNTURNED, card, NO_CARD, self.seat))
        end_maintained(table)
        end_maintained_control(table)
        end_for(table, NEXT_UNTURN, self.seat)
        self.step = OFFER_DISCARD

    def take_unturn(self, table: Table) -> None:
        """Whether the next one stays turned."""
        card = self.maintained.pop(0)
        if table.answer == TAKE_IT:
            self.kept.append(card)
        self.step = UNTURN

    def offer_discard(self, table: Table) -> None:
        """SF-22.2.4: one card; any number if no Power was generated."""
        options = [DONE]
        more = self.discarded == 0 or not table.generated or self.discarded <= more_discards(table, self.seat)
        if more and may_discard(table, self.seat):
            seen: list[int] = []
            for card in table.hands[self.seat]:
                if table.definitions[card] not in seen:
                    seen.append(table.definitions[card])
                    options.append(card)
        self.step = TAKE_DISCARD
        table.ask(self.seat, DISCARD, options)

    def take_discard(self, table: Table) -> None:
        """SF-39: into the toasted pile, which is not toasting."""
        if table.answer == DONE:
            self.step = DRAW
            return
        table.put_in_pile(CardId(table.answer), TOASTED)
        table.show(Happening(PUT_AWAY, CardId(table.answer), NO_CARD, self.seat))
        table.notice(Happening(DISCARDED, CardId(table.answer), NO_CARD, self.seat))
        self.discarded += 1
        self.step = OFFER_DISCARD

    def draw(self, table: Table) -> None:
        """SF-22.2.5: up to the hand size."""
        size = hand_size(table, self.seat)
        while len(table.hands[self.seat]) < size and table.draw(self.seat):
            pass
        self.step = MAIN_BEGINS

    # --- the Main Shot (SF-22.3) ---------------------------------------------------------------

    def begin_main_shot(self, table: Table) -> None:
        """SF-22.3.1: an open scene, if something is triggered by the beginning: see `main_options`."""
        table.main_shot = True
        self.step = MAIN_OPTIONS
        table.happen(Happening(MAIN_SHOT_STARTED, NO_CARD, NO_CARD, self.seat))

    def main_options(self, table: Table) -> None:
        """SF-22.3.2: start a scene, declare an attack, or declare the end of the turn."""
        if table.turn_over:
            self.step = END_SCENE
            return
        if table.pending:
            table.push(Scene(OPEN_SCENE, self.seat))
            return
        if table.claims:
            self.let_another_attack(table)
            return
        options = [plain_action(END_TURN)]
        options.extend(legal_actions(table, self.seat, None))
        attackers = eligible_attackers(table, self.seat)
        if attackers and legal_targets(table, self.seat, attackers):
            options.append(plain_action(DECLARE_ATTACK))
        self.step = TAKE_MAIN
        table.ask(self.seat, MAIN, options)

    def let_another_attack(self, table: Table) -> None:
        """SF-28.1.2: the next player clockwise who has claimed an attack declares it, if it can still be declared."""
        claims = [seat for seat in table.playing() if seat in table.claims]
        table.claims = claims[1:]
        attackers = eligible_attackers(table, claims[0]) if claims else []
        if attackers and legal_targets(table, claims[0], attackers):
            table.push(Attack(claims[0]))

    def take_main(self, table: Table) -> None:
        """Do what was chosen in the Main Shot."""
        code = table.answer
        what = what_of(code)
        self.step = MAIN_OPTIONS
        if what == END_TURN:
            self.step = DECLARING_END
        elif what == DECLARE_ATTACK:
            table.push(Attack(self.seat))
        else:
            scene = Scene(OPEN_SCENE, self.seat)
            table.push(scene)
            begin_action(table, self.seat, code)

    # --- the end (SF-22.3.2.3, SF-22.3.3) ------------------------------------------------------

    def declare_end(self, table: Table) -> None:
        """The active player declares the end of the turn. Opponents may start a scene; that player counts as having
        passed."""
        self.scene_ended = table.next_effect
        table.show(Happening(END_DECLARED, NO_CARD, NO_CARD, self.seat))
        self.step = AFTER_RESPONSES
        scene = Scene(OPEN_SCENE, table.left_of(self.seat), END_DECLARED)
        scene.passes = 1
        table.push(scene)

    def after_responses(self, table: Table) -> None:
        """If anything was played, the Main Shot goes on; else the turn ends."""
        answered = table.next_effect > self.scene_ended or len(table.claims) > 0
        self.step = MAIN_OPTIONS if answered else END_SCENE

    def end_scene(self, table: Table) -> None:
        """SF-22.3.3: a final closed scene for what the end of the turn triggers."""
        self.step = CLEAN
        table.happen(Happening(TURN_ENDED, NO_CARD, NO_CARD, self.seat))
        table.push(Scene(CLOSED, self.seat))

    def clean(self, table: Table) -> None:
        """SF-26.5: durations end, control goes back."""
        self.step = OVER
        table.claims = []
        expire_delayed(table, UNTIL_TURN_END)
        expire(table, UNTIL_TURN_END)
        end_control(table, UNTIL_TURN_END)

    def finish(self, table: Table) -> None:
        """Whoever falls because durations ended still falls in this turn (SF-26.1.4). Then players whose deck ran out
        are out (SF-5.1)."""
        if smoke_the_beaten(table):
            return  # a location may have to collapse first
        if listened(table) >> REDUCED_TO_ONE & 1:
            look_for_the_weakened(table)
        if table.pending:
            self.step = CLEAN
            table.push(Scene(CLOSED, self.seat))
            return
        table.stack.pop()
        if table.recalls(TURN_COMPLETED) and note(TURN_COMPLETED, self.seat) not in table.once_per_game:
            table.once_per_game.append(note(TURN_COMPLETED, self.seat))
        eliminate_the_decked(table)


def more_discards(table: Table, seat: SeatId) -> int:
    """SF-22.2.4: how many cards more than one a player may discard in the Establishing Shot."""
    if not survey(table).permits >> MORE_DISCARDS & 1:
        return 0
    return sum(amount_in_force(table, card, MORE_DISCARDS) for card in table.controlled(seat))


def regeneration(table: Table, card: CardId) -> Effect:
    """SF-50.12: the triggered effect that heals a card at the start of its controller's turn."""
    effect = Effect(REGENERATING, card, table.controllers[card])
    effect.stamp = table.stamps[card]
    return effect


def power_to_generate(table: Table, seat: SeatId) -> int:
    """SF-22.2.2: the Power score of each face-up Site, one for each face-down Feng Shui Site, and other cards."""
    if table.instead[seat] >= 0:
        return table.instead[seat]
    amount = 0
    for card in table.controlled(seat):
        if table.face_down[card]:
            amount += 1
            continue
        definition = table.card(card)
        amount += definition.power + (shift_of(table, card, POWER_SCORE) if table.shifts else 0)
        amount += amount_in_force(table, card, GENERATES)
    return amount + power_from_states(table, seat)


def power_from_states(table: Table, seat: SeatId) -> int:
    """SF-17.2.1: what States make the cards that they are on generate, for those cards' controller."""
    amount = 0
    for state in table.in_play:
        subject = table.subjects[state]
        if subject != NONE and table.controllers[subject] == seat:
            amount += amount_in_force(table, state, SUBJECT_GENERATES)
    return amount


def hand_size(table: Table, seat: SeatId) -> int:
    """SF-9.2.2.2: how many cards a player draws up to: six, and what cards say."""
    size = DEFAULT_HAND
    for card in table.controlled(seat):
        size += amount_in_force(table, card, HAND_SIZE)
    return size
