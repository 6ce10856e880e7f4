"""SF-28: attacks: declaring, joining, interception, combat, return home, end of attack."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.language.terms import (
    ATTACK_DECLARED,
    ATTACK_ENDED,
    ATTACK_FAILED,
    ATTACK_JOINED,
    CHARACTER,
    INDEPENDENT,
    NO_ATTACK,
    PLAY,
    TURNED,
    TURNED_TO_ATTACK,
)
from kwoon.games.shadowfist.rules.combat import Combat
from kwoon.games.shadowfist.rules.effects import ATTACK_END
from kwoon.games.shadowfist.rules.expiry import expire
from kwoon.games.shadowfist.rules.homecoming import ReturnHome
from kwoon.games.shadowfist.rules.interception import Interception
from kwoon.games.shadowfist.rules.questions import ATTACK_TARGET, ATTACKER, JOIN
from kwoon.games.shadowfist.rules.recalc import cannot, has_keyword
from kwoon.games.shadowfist.rules.scene import Scene
from kwoon.games.shadowfist.rules.stage import CLOSED, OPEN_SCENE
from kwoon.games.shadowfist.rules.structure import place_of
from kwoon.games.shadowfist.rules.table import NONE, Table, table_of

CHOOSE_TARGET: Final = 0
TAKE_TARGET: Final = 1
CHOOSE_ATTACKERS: Final = 2
TAKE_ATTACKER: Final = 3
DECLARED: Final = 4
JOINING: Final = 5
TAKE_JOINER: Final = 6
JOINED: Final = 7
INTERCEPTING: Final = 8
FIGHT_TARGET: Final = 9
AFTER_FIGHT: Final = 10
HOME: Final = 11
END_SCENE: Final = 12
OVER: Final = 13


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacker(Plain):
    """One attacking Character: its target, where it came from, and the interceptors in its way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "stamp", "target", "home", "attacking", "chain")

    def __init__(self, card: int, stamp: int, target: int, home: int) -> None:
        self.card: int = card
        self.stamp: int = stamp
        self.target: int = target
        self.home: int = home
        self.attacking: bool = True
        self.chain: list[int] = []
        """SF-28.6.4: interceptors in the order in which they fight."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack(Procedure):
    """An attack from its declaration to its end."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "seat",
        "target",
        "target_seat",
        "place",
        "attackers",
        "picked",
        "queue",
        "asking",
        "intercepting_seat",
        "in_combat",
        "stealthed",
        "success",
        "ended",
        "moved",
        "seized",
    )

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: int = seat
        """The player who declared it."""
        self.target: int = NONE
        self.target_seat: int = NONE
        self.place: int = NONE
        self.attackers: list[Attacker] = []
        self.picked: list[int] = []
        self.queue: list[int] = []
        """The players who may still join, or intercept."""
        self.asking: int = NONE
        self.intercepting_seat: int = NONE
        self.in_combat: bool = False
        self.stealthed: list[int] = []
        """SF-50.14: who has used Stealth."""
        self.success: bool = False
        """SF-28.11: whether combat damage was inflicted on the target."""
        self.ended: bool = False
        self.moved: list[int] = []
        """SF-28.6.6.1: card and the place it came from, in twos."""
        self.seized: list[int] = []

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == CHOOSE_TARGET:
            self.step = TAKE_TARGET
            table.ask(self.seat, ATTACK_TARGET, legal_targets(table, self.seat))
        elif step == TAKE_TARGET:
            self.take_target(table)
        elif step == CHOOSE_ATTACKERS:
            self.choose_attackers(table)
        elif step == TAKE_ATTACKER:
            self.take_attacker(table)
        elif step == DECLARED:
            self.queue = table.clockwise_from(table.left_of(self.seat))
            self.queue = [seat for seat in self.queue if seat != self.seat]
            self.step = JOINING
        elif step == JOINING:
            self.ask_joiner(table)
        elif step == TAKE_JOINER:
            self.take_joiner(table)
        elif step == JOINED:
            self.queue = table.clockwise_from(table.left_of(self.target_seat))
            self.step = INTERCEPTING
        elif step == INTERCEPTING:
            self.next_interception(table)
        elif step == FIGHT_TARGET:
            self.fight_target(table)
        elif step == AFTER_FIGHT:
            self.in_combat = False
            self.step = HOME
        elif step == HOME:
            self.step = END_SCENE
            table.push(ReturnHome())
        elif step == END_SCENE:
            self.end_scene(table)
        else:
            self.finish(table)

    # --- step 1: declaring (SF-28.1) -----------------------------------------------------------

    def take_target(self, table: Table) -> None:
        """SF-28.1.3: one Site or Character of an opponent's."""
        self.target = table.answer
        self.target_seat = table.controllers[self.target]
        self.place = place_of(table, self.target)
        self.step = CHOOSE_ATTACKERS

    def choose_attackers(self, table: Table) -> None:
        """SF-28.1.1: one or more eligible Characters."""
        options = [card for card in eligible_attackers(table, self.seat) if card not in self.picked]
        if self.picked:
            options.insert(0, DONE)
        self.step = TAKE_ATTACKER
        if not options:
            options = [DONE]
        table.ask(self.seat, ATTACKER, options)

    def take_attacker(self, table: Table) -> None:
        """One more, or the declaration is whole; it cannot be interrupted (SF-27.2)."""
        if table.answer != DONE:
            self.picked.append(table.answer)
            self.step = CHOOSE_ATTACKERS
            return
        self.add_attackers(table, self.picked)
        self.step = DECLARED
        table.happen(ATTACK_DECLARED, self.target, NONE, self.seat, len(self.picked))
        self.picked = []
        table.push(Scene(OPEN_SCENE, table.active))

    def add_attackers(self, table: Table, cards: list[int]) -> None:
        """SF-28.1.4, SF-28.3: they turn, and are at the target's location at once."""
        for card in cards:
            home = table.places[card]
            self.attackers.append(Attacker(card, table.stamps[card], self.target, home))
            table.turn_card(card)
            table.places[card] = self.place
        table.changed()
        for card in cards:
            seat = table.controllers[card]
            table.happen(TURNED, card, card, seat, 0)
            table.happen(TURNED_TO_ATTACK, card, self.target, seat, 0)

    # --- step 2: joining (SF-28.4) -------------------------------------------------------------

    def ask_joiner(self, table: Table) -> None:
        """Each opponent once, clockwise; not against one's own cards."""
        if not self.still_on(table):
            self.step = HOME
            return
        if not self.queue:
            self.step = JOINED
            return
        self.asking = self.queue[0]
        options = [DONE]
        if table.controllers[self.target] != self.asking and not table.eliminated[self.asking]:
            for card in ready_characters(table, self.asking):
                if card not in self.picked:
                    options.append(card)
        self.step = TAKE_JOINER
        table.ask(self.asking, JOIN, options)

    def take_joiner(self, table: Table) -> None:
        """One more joiner, or the player has done; a response scene follows."""
        self.step = JOINING
        if table.answer != DONE:
            self.picked.append(table.answer)
            return
        self.queue.pop(0)
        if self.picked:
            self.add_attackers(table, self.picked)
            table.happen(ATTACK_JOINED, self.target, NONE, self.asking, len(self.picked))
            self.picked = []
            table.push(Scene(OPEN_SCENE, table.active))

    # --- step 3: interception (SF-28.6) --------------------------------------------------------

    def next_interception(self, table: Table) -> None:
        """Each player once, from the left of the target's controller."""
        self.intercepting_seat = NONE
        self.in_combat = False
        if not self.still_on(table):
            self.step = HOME
            return
        if not self.queue:
            self.step = FIGHT_TARGET
            return
        seat = self.queue.pop(0)
        if not table.eliminated[seat]:
            self.intercepting_seat = seat
            table.push(Interception(seat))

    # --- step 4: combat with the target (SF-28.7) ----------------------------------------------

    def fight_target(self, table: Table) -> None:
        """Whoever still attacks enters combat with the target."""
        pairs: list[int] = []
        for attacker in self.attackers:
            if attacker.attacking:
                pairs.extend((attacker.card, attacker.target))
        self.step = AFTER_FIGHT
        table.push(Combat(pairs, True))

    # --- steps 5 and 6: the end (SF-28.8, SF-28.9) ---------------------------------------------

    def end_scene(self, table: Table) -> None:
        """A last closed scene; an open one if the attack ended prematurely (SF-28.9.1)."""
        premature = not any([attacker.attacking for attacker in self.attackers]) and not self.success
        self.ended = True
        expire(table, ATTACK_END)
        if not self.success and self.seat == table.active:
            table.attack_failed = True
            table.happen(ATTACK_FAILED, self.target, NONE, self.seat, 0)
        table.happen(ATTACK_ENDED, self.target, NONE, self.seat, 1 if self.success else 0)
        self.step = OVER
        table.push(Scene(OPEN_SCENE if premature else CLOSED, table.active))

    def finish(self, table: Table) -> None:
        """The attack is over."""
        table.used_in_attack = []
        table.stack.pop()

    # --- what others ask -----------------------------------------------------------------------

    def still_on(self, table: Table) -> bool:
        """SF-28.5: whether anyone still attacks; an attacker whose target is gone or its own does not (SF-28.5.1)."""
        going = False
        for attacker in self.attackers:
            if not attacker.attacking:
                continue
            card = attacker.card
            target_gone = table.zones[attacker.target] != PLAY
            own_target = table.controllers[attacker.target] == table.controllers[card]
            gone = not table.same(card, attacker.stamp) or table.zones[card] != PLAY
            if target_gone or own_target or gone:
                attacker.attacking = False
            else:
                going = True
        return going

    def attacker_of(self, card: int) -> Attacker | None:
        """A card's part in this attack."""
        for attacker in self.attackers:
            if attacker.card == card:
                return attacker
        return None

    def is_attacking(self, card: int) -> bool:
        attacker = self.attacker_of(card)
        return attacker is not None and attacker.attacking

    def is_intercepting(self, card: int) -> bool:
        return any([card in attacker.chain for attacker in self.attackers])

    def interceptors_of(self, card: int) -> list[int]:
        """Who intercepts an attacker now."""
        attacker = self.attacker_of(card)
        return [] if attacker is None else attacker.chain[:]

    def opposing(self, card: int) -> int:
        """What an attacker is about to fight: its first interceptor, or its target."""
        attacker = self.attacker_of(card)
        if attacker is None:
            return NONE
        return attacker.chain[0] if attacker.chain else attacker.target

    def places_under_attack(self, table: Table, seat: int) -> list[int]:
        """SF-13.1: where an opponent's attacker and its target are."""
        found: list[int] = []
        for attacker in self.attackers:
            if attacker.attacking and table.controllers[attacker.card] != seat:
                place = place_of(table, attacker.target)
                if place not in found:
                    found.append(place)
        return found

    def cease(self, table: Table, card: int) -> None:
        """SF-28.5.1, SF-28.6.6."""
        attacker = self.attacker_of(card)
        if attacker is not None:
            attacker.attacking = False
            attacker.chain = []
        for other in self.attackers:
            if card in other.chain:
                other.chain.remove(card)
                send_home(table, self, card)
        table.changed()


def send_home(table: Table, attack: Attack, card: int) -> None:
    """SF-28.6.6.1: who moved to intercept and does not returns to where it was."""
    for at in range(0, len(attack.moved), 2):
        if attack.moved[at] == card:
            if table.zones[card] == PLAY:
                table.places[card] = attack.moved[at + 1]
            del attack.moved[at : at + 2]
            return


def current_attack(table: Table) -> Attack | None:
    """The attack under way, if there is one."""
    for procedure in table.stack:
        if isinstance(procedure, Attack):
            return procedure
    return None


def legal_targets(table: Table, seat: int) -> list[int]:
    """SF-28.1.3: Sites and Characters that opponents control."""
    found: list[int] = []
    for card in table.in_play:
        if table.controllers[card] != seat:
            if table.type_of(card) == CHARACTER or table.is_site(card):
                found.append(card)
    return found


def ready_characters(table: Table, seat: int) -> list[int]:
    """SF-28.1.1: unturned and resolved Characters that may attack."""
    found: list[int] = []
    for card in table.in_play:
        if table.controllers[card] == seat and table.type_of(card) == CHARACTER:
            if table.ready[card] and not table.turned[card] and not cannot(table, card, NO_ATTACK):
                found.append(card)
    return found


def eligible_attackers(table: Table, seat: int) -> list[int]:
    """SF-28.1.1, SF-50.6: after a failed attack only Independent Characters."""
    found = ready_characters(table, seat)
    if table.attack_failed:
        found = [card for card in found if has_keyword(table, card, INDEPENDENT)]
    return found
