"""SF-23: the scene: a stack of effects that resolve last in, first out."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.effects.acting import begin_action
from kwoon.games.shadowfist.effects.auctions import find_auction
from kwoon.games.shadowfist.effects.cleanup import smoke_the_beaten
from kwoon.games.shadowfist.effects.generating import generation_of, may_generate
from kwoon.games.shadowfist.effects.resolving import Resolve
from kwoon.games.shadowfist.effects.returning import lodge
from kwoon.games.shadowfist.effects.weakening import look_for_the_weakened
from kwoon.games.shadowfist.lasting.triggers import alike_once, awaits, let_first_go, listened
from kwoon.games.shadowfist.legality.actions import offered
from kwoon.games.shadowfist.legality.choices import is_kept_down
from kwoon.games.shadowfist.legality.prospects import what_there_is
from kwoon.games.shadowfist.standing.attack import current_attack, follow_the_attack
from kwoon.games.shadowfist.standing.derive import survey
from kwoon.games.shadowfist.standing.redirection import drop_orphans
from kwoon.games.shadowfist.standing.victory import check_victory
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.faceoff import follow_the_faceoff
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.scene import SceneState, current_scene
from kwoon.games.shadowfist.state.table import Pending, Table, table_of
from kwoon.games.shadowfist.terms.codes import POOL_EMPTY, REDUCED_TO_ONE, SEES_POWER
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT, NONE, SeatId
from kwoon.games.shadowfist.terms.packing import what_of
from kwoon.games.shadowfist.terms.questions import ACT, CLAIM_ATTACK, LET_ALL_GO, PASS, TRIGGER

CHECK: Final = 0
TAKE_ACTION: Final = 1
TAKE_TRIGGER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene(SceneState):
    """Players add effects or pass; when all have passed, the last effect resolves; until nothing is left (SF-23.5)."""

    FIELDS: ClassVar[tuple[str, ...]] = (*SceneState.FIELDS, "priority", "passes", "asking")

    def __init__(self, mode: int, first: SeatId, declared: int = NONE) -> None:
        super().__init__(mode)
        self.declared = declared
        self.priority: SeatId = first
        self.passes: int = 0
        self.asking: SeatId = NO_SEAT
        """The player who is choosing a triggered effect."""

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Scene, bare)
        new.step = self.step
        new.mode = self.mode
        new.effects = [each.clone() for each in self.effects]
        new.past = [each.clone() for each in self.past]
        new.declared = self.declared
        new.priority = self.priority
        new.passes = self.passes
        new.asking = self.asking

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == CHECK:
            self.check(table)
        elif self.step == TAKE_ACTION:
            self.take_action(table)
        else:
            self.take_trigger(table)

    def check(self, table: Table) -> None:
        """SF-24.5, SF-24.8.1: after each effect: damage, auctions, recalculation, triggers; then responses."""
        known = table.derived
        if table.power_moved and known is not None and known.power is not None and known.power != table.power:
            table.altered(SEES_POWER)  # SF-24.5.5: some of the cards look at how much Power there is
        if not table.settled:
            attack = follow_the_attack(table)
            if attack is not None and attack.homeless and lodge(table, attack):
                return
            follow_the_faceoff(table)
            if smoke_the_beaten(table):
                return
            auction = find_auction(table)
            if auction is not None:
                table.push(auction)
                return
            table.settled = True
        self.look_round(table)
        if table.pending:
            self.ask_triggers(table)
            return
        players = table.count_playing()
        if self.passes >= players:
            if self.effects:
                effect = self.effects.pop()
                self.past.append(effect)
                self.passes = 0
                self.priority = table.active
                table.push(Resolve(effect))
            else:
                self.end(table)
            return
        self.ask_round(table, players)

    def look_round(self, table: Table) -> None:
        """What is so without happening at one moment, for those cards that wait for it."""
        awaited = listened(table)
        if awaited >> REDUCED_TO_ONE & 1:
            look_for_the_weakened(table)
        if awaited >> POOL_EMPTY & 1 and (table.delayed or awaits(table, POOL_EMPTY)):
            for seat in table.playing():
                if table.power[seat] == 0:
                    table.notice(Happening(POOL_EMPTY, NO_CARD, NO_CARD, seat))

    def ask_round(self, table: Table, players: int) -> None:
        """Ask whoever has priority; who can do nothing has passed (SF-23.3), and nothing changes by that."""
        attack = current_attack(table)
        there = what_there_is(table, survey(table), self, attack)
        while self.passes < players:
            actions = offered(table, self.priority, self, attack, there)
            if actions:
                self.step = TAKE_ACTION
                table.ask(self.priority, ACT, [PASS, *actions])
                return
            table.answer = PASS
            self.passes += 1
            self.priority = table.left_of(self.priority)

    def end(self, table: Table) -> None:
        """SF-23.5; SF-4.4: victory is checked at the end of the scene; not of one inside another (SF-41.5, SF-31.3)."""
        table.stack.pop()
        drop_orphans(table, still_waiting(table))
        if current_scene(table) is None:
            check_victory(table)

    def take_action(self, table: Table) -> None:
        """Pass, or generate an effect (SF-23.3)."""
        self.step = CHECK
        seat = self.priority
        if table.answer == PASS:
            self.passes += 1
            self.priority = table.left_of(seat)
            return
        if what_of(table.answer) == CLAIM_ATTACK:
            table.claims.append(seat)
            return
        begin_action(table, seat, table.answer)

    def added(self, table: Table, effect: Effect) -> None:
        """An effect was generated: the player to the left may respond first (SF-23.3)."""
        self.effects.append(effect)
        self.passes = 0
        self.priority = table.left_of(effect.player)
        table.show_effect(effect)

    # --- triggered effects (SF-26.1.5) ---------------------------------------------------------

    def ask_triggers(self, table: Table) -> None:
        """Triggered effects come before responses; each player adds theirs in an order of their choice."""
        table.pending = [
            pending
            for pending in table.pending
            if may_generate(table, pending.effect) and (not pending.hidden or may_be_shown(table, pending.effect))
        ]
        for seat in table.playing():
            mine = [at for at, pending in enumerate(table.pending) if pending.effect.player == seat]
            if not mine:
                continue
            self.asking = seat
            self.step = TAKE_TRIGGER
            options = alike_once(table, mine)
            if all(table.pending[at].voluntary for at in mine):
                options = [PASS, LET_ALL_GO, *options] if len(mine) > 1 else [PASS, *options]
            table.ask(seat, TRIGGER, options)
            return
        table.pending = []

    def take_trigger(self, table: Table) -> None:
        """Generate the chosen one, or let the first of the voluntary ones go, or all."""
        self.step = CHECK
        if table.answer == PASS:
            let_first_go(table, self.asking)
            return
        if table.answer == LET_ALL_GO:
            kept: list[Pending] = []
            for pending in table.pending:
                if pending.effect.player != self.asking:
                    kept.append(pending)
            table.pending = kept
            return
        chosen = table.pending.pop(table.answer)
        table.push(generation_of(table, chosen.effect))


def may_be_shown(table: Table, effect: Effect) -> bool:
    """SF-24.4: whether a Site that lay face down can be revealed for what was triggered, or is open by now."""
    card = effect.source
    return table.same(card, effect.stamp) and not (table.face_down[card] and is_kept_down(table, card))


def still_waiting(table: Table) -> list[int]:
    """The effects of scenes that this one was opened in, and the one that is being applied."""
    found: list[int] = []
    for procedure in table.stack:
        if isinstance(procedure, SceneState):
            found.extend([effect.uid for effect in procedure.effects])
        elif isinstance(procedure, Resolve):
            found.append(procedure.effect.uid)
    return found
