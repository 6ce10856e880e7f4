"""SF-28.6: interception: a player moves Characters, declares interceptors in chains, and they fight."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.scene.steps import Scene
from kwoon.games.shadowfist.standing.attack import AttackState, current_attack
from kwoon.games.shadowfist.standing.bypassing import bypass, slips_past
from kwoon.games.shadowfist.standing.derive import cannot, has_designator, of_type
from kwoon.games.shadowfist.standing.immunity import is_hidden
from kwoon.games.shadowfist.standing.permits import amount_in_force
from kwoon.games.shadowfist.state.abilities import KEYWORDS
from kwoon.games.shadowfist.state.effects import PASSES_WORD
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.scene import OPEN_SCENE
from kwoon.games.shadowfist.state.table import Table, place_of, table_of
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    INTERCEPTED,
    MUST_INTERCEPT,
    NO_INTERCEPT,
    NO_PREVENTION,
    SEES_ATTACKS,
    STATE,
)
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId
from kwoon.games.shadowfist.terms.once import ANSWERING, DEFENDED, kind_noted, note
from kwoon.games.shadowfist.terms.packing import attacker_of, interception, interceptor_of
from kwoon.games.shadowfist.terms.permission_kinds import (
    INTERCEPTION_TOLL,
    MEETS_SEVERAL,
)
from kwoon.games.shadowfist.terms.questions import INTERCEPT

MOVE_SCENE: Final = 0
ASK: Final = 1
TAKE: Final = 2
DECLARED: Final = 3
FIGHT: Final = 4
AFTER: Final = 5

NO_MORE: Final = -1
"""Among those declared: the one before meets no more attackers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Interception(Procedure):
    """One player's chance to intercept."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "declared")

    def __init__(self, seat: SeatId) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.declared: list[int] = []

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Interception, bare)
        new.step = self.step
        new.seat = self.seat
        new.declared = self.declared[:]

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == MOVE_SCENE:
            self.open_movement(table)
        elif step == ASK:
            self.ask(table)
        elif step == TAKE:
            self.take(table)
        elif step == DECLARED:
            self.declare(table)
        elif step == FIGHT:
            self.fight(table)
        else:
            self.after(table)

    def open_movement(self, table: Table) -> None:
        """SF-28.6.1: interceptors move in an open scene before the declaration."""
        self.step = ASK
        table.push(Scene(OPEN_SCENE, table.active))

    def ask(self, table: Table) -> None:
        """Assign Characters to attackers, one at a time; those that moved there must be declared if they can."""
        attack = current_attack(table)
        if attack is None or not attack.still_on(table):
            self.step = AFTER
            return
        options = self.more_for_the_last(table, attack)
        if options:
            self.step = TAKE
            table.ask(self.seat, INTERCEPT, [DONE, *options])
            return
        must = False
        for card in table.in_play:
            if table.controllers[card] != self.seat or card in self.declared or not attack.may_come(table, card):
                continue
            for attacker in attack.attackers:
                if attacker.attacking and may_intercept(table, card, attacker.card):
                    options.append(interception(card, attacker.card))
                    if attack.must_intercept(table, card) or cannot(table, card, MUST_INTERCEPT):
                        must = True
        if not must:
            options.insert(0, DONE)
        self.step = TAKE
        table.ask(self.seat, INTERCEPT, options)

    def more_for_the_last(self, table: Table, attack: AttackState) -> list[int]:
        """SF-28.6.1: who may intercept several attackers is assigned to all of them before anyone else is declared."""
        if not self.declared or self.declared[-1] == NO_MORE:
            return []
        card = CardId(self.declared[-1])
        found = [each.card for each in attack.attackers if each.attacking and may_intercept(table, card, each.card)]
        return [interception(card, attacker) for attacker in found]

    def take(self, table: Table) -> None:
        """One interceptor joins the chain of an attacker."""
        attack = current_attack(table)
        if table.answer == DONE:
            more = attack is not None and len(self.more_for_the_last(table, attack)) > 0
            self.step = ASK if more else DECLARED
            self.declared.extend([NO_MORE] if more else [])
            return
        card = interceptor_of(table.answer)
        if attack is not None:
            attacker = attack.attacker_of(attacker_of(table.answer))
            if attacker is not None:
                table.spend(self.seat, toll(table, card, attacker.card))
                table.tell_spent(attacker.card, self.seat)
                attack.enlist(table, attacker, card)
                if card not in self.declared:
                    self.declared.append(card)
        self.step = ASK

    def declare(self, table: Table) -> None:
        """SF-28.6.3: the declaration is made; an open response scene follows."""
        self.return_idlers(table)
        attack = current_attack(table)
        if attack is not None:
            attack.coming = NONE
        if not self.declared:
            self.step = AFTER
            return
        if table.recalls(DEFENDED):
            table.used_in_attack.append(note(DEFENDED, self.seat))
        if attack is not None:
            for attacker in attack.attackers:
                for card in attacker.chain:
                    table.happen(Happening(INTERCEPTED, card, attacker.card, self.seat))
        self.step = FIGHT
        table.push(Scene(OPEN_SCENE, table.active, INTERCEPTED))

    def return_idlers(self, table: Table) -> None:
        """SF-28.6.6.1: who moved and could not be declared goes back."""
        attack = current_attack(table)
        if attack is None:
            return
        for each in attack.moved[::3]:
            if not attack.is_intercepting(CardId(each)):
                attack.send_home(table, CardId(each))

    def fight(self, table: Table) -> None:
        """SF-28.6.7: every attacker meets the next interceptor of its chain, all at the same time."""
        attack = current_attack(table)
        if attack is None or not attack.still_on(table):
            self.step = AFTER
            return
        pairs: list[CardId] = []
        for attacker in attack.attackers:
            if attacker.attacking and attacker.chain and attack.is_next(attacker.chain[0]):
                pairs.extend((attacker.card, attacker.chain[0]))
        if not pairs:
            self.step = AFTER
            return
        table.push(Combat(pairs, False))

    def after(self, table: Table) -> None:
        """Chains are done with; who still stands in an attacker's way has stopped it (in `combat`)."""
        attack = current_attack(table)
        table.altered(SEES_ATTACKS)
        table.settled = False
        table.used_in_attack = [each for each in table.used_in_attack if kind_noted(each) != ANSWERING]
        if attack is not None:
            for attacker in attack.attackers:
                attacker.chain = []
            attack.coming = NONE
            for each in attack.moved[::3]:
                attack.send_home(table, CardId(each))
        table.stack.pop()


def may_intercept(table: Table, card: CardId, attacker: CardId) -> bool:
    """SF-28.6.2, SF-50.2, SF-50.15: at the attack's location, not attacking, and not bypassed."""
    return why_not_intercept(table, card, attacker) == ""


def why_not_intercept(table: Table, card: CardId, attacker: CardId) -> str:
    """The rule that keeps a Character from intercepting an attacker, or nothing."""
    attack = current_attack(table)
    if attack is None or table.type_of(card) != CHARACTER:
        return "SF-28.6"
    if attack.is_attacking(card):
        return "SF-28.6.2"
    met = attack.attackers_met_by(card)
    if met and (attacker in met or len(met) >= most_met(table, card)):
        return "SF-28.6.2"
    if table.controllers[card] == table.controllers[attacker]:
        return "SF-28.6.1"
    part = attack.attacker_of(attacker)
    if part is None or table.places[card] != place_of(table, part.target):
        return "SF-28.6.2"
    bypassed = bypass(table, attacker, part.target, card)
    if bypassed or cannot(table, card, NO_PREVENTION):
        return bypassed
    if cannot(table, card, NO_INTERCEPT) or kept_from(table, card, attacker):
        return "SF-6.0"
    return "SF-24.1.4" if toll(table, card, attacker) > table.power[table.controllers[card]] else ""


def most_met(table: Table, card: CardId) -> int:
    """SF-28.6.1: how many attackers a Character may intercept in one attack: one, if no State on it says more."""
    most = 1
    for state in of_type(table, STATE):
        if table.subjects[state] == card:
            most = max(most, amount_in_force(table, state, MEETS_SEVERAL))
    return most


def toll(table: Table, card: CardId, attacker: CardId) -> int:
    """What an attacker's text makes an opponent pay for an interceptor; SF-6.2: nothing for one it cannot prevent."""
    price = amount_in_force(table, attacker, INTERCEPTION_TOLL)
    return 0 if price and cannot(table, card, NO_PREVENTION) else price


def kept_from(table: Table, card: CardId, attacker: CardId) -> bool:
    """Whether a lingering effect keeps this Character from intercepting that attacker."""
    for each in table.lingering:
        if each.kind == KEYWORDS and each.card == card and each.other == attacker and table.same(card, each.stamp):
            if table.same(attacker, each.other_stamp):
                return True
        if each.kind == PASSES_WORD and each.card == attacker and table.same(attacker, each.stamp):
            if (
                not table.blanks[attacker]
                and not is_hidden(table, card, attacker)
                and has_designator(table, card, each.word)
            ):
                return True
    return any(slips_past(table, each, attacker, card) for each in table.in_play)
