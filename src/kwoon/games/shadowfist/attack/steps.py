"""SF-28: attacks: declaring, joining, interception, combat, return home, end of attack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game
from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.attack.homecoming import ReturnHome
from kwoon.games.shadowfist.attack.interception import Interception
from kwoon.games.shadowfist.effects.control import end_control
from kwoon.games.shadowfist.effects.returning import lodge
from kwoon.games.shadowfist.lasting.expiry import expire, expire_delayed
from kwoon.games.shadowfist.scene.steps import Scene
from kwoon.games.shadowfist.standing.attack import AFTER_FIGHT, INTERCEPTING, Attacker, AttackState
from kwoon.games.shadowfist.standing.derive import cannot, has_keyword, is_active
from kwoon.games.shadowfist.standing.permits import amount_in_force
from kwoon.games.shadowfist.standing.redirection import drop_signposts
from kwoon.games.shadowfist.standing.victory import end_game
from kwoon.games.shadowfist.state.happenings import (
    AttackEnded,
    AttackFailed,
    AttackMade,
    Happening,
    WentToAttack,
)
from kwoon.games.shadowfist.state.scene import CLOSED, OPEN_SCENE
from kwoon.games.shadowfist.state.table import Table, place_of, table_of
from kwoon.games.shadowfist.terms.codes import (
    ATTACK_DECLARED,
    ATTACK_JOINED,
    CHARACTER,
    FREE_ATTACK,
    INDEPENDENT,
    NO_ATTACK,
    NO_ATTACK_CHARACTERS,
    NO_LONE_ATTACK,
    NO_TURN,
    TURNED,
)
from kwoon.games.shadowfist.terms.durations import ATTACK_END
from kwoon.games.shadowfist.terms.ids import NO_EFFECT, NONE, CardId, SeatId
from kwoon.games.shadowfist.terms.once import ANSWERING, CALLED, FREE_ATTACK_MADE, NO_MORE_ATTACKS, note
from kwoon.games.shadowfist.terms.permission_kinds import UNTURNED_FELLOWS
from kwoon.games.shadowfist.terms.questions import ATTACK_TARGET, ATTACKER, JOIN, SPARE

CHOOSE_TARGET: Final = 0
TAKE_TARGET: Final = 1
CHOOSE_ATTACKERS: Final = 2
TAKE_ATTACKER: Final = 3
DECLARED: Final = 4
JOINING: Final = 5
TAKE_JOINER: Final = 6
JOINED: Final = 7
FIGHT_TARGET: Final = 9
HOME: Final = 11
END_SCENE: Final = 12
OVER: Final = 13
SPARING: Final = 14
TAKE_SPARED: Final = 15
TAKE_AIM: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack(AttackState):
    """An attack from its declaration to its end."""

    def __init__(self, seat: SeatId) -> None:
        super().__init__(seat)

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if self.homeless and lodge(table, self):
            return
        if step == CHOOSE_TARGET:
            self.step = TAKE_TARGET
            mine = eligible_attackers(table, self.seat)
            table.ask(self.seat, ATTACK_TARGET, legal_targets(table, self.seat, mine))
        elif step == TAKE_TARGET:
            self.take_target(table)
        elif step == CHOOSE_ATTACKERS:
            self.choose_attackers(table)
        elif step == TAKE_ATTACKER:
            self.take_attacker(table)
        elif step == SPARING:
            self.ask_spared(table)
        elif step == TAKE_SPARED:
            self.take_spared(table)
        elif step == DECLARED:
            self.queue = table.clockwise_from(table.left_of(self.seat))
            self.queue = [seat for seat in self.queue if seat != self.seat]
            self.step = JOINING
        elif step == JOINING:
            self.ask_joiner(table)
        elif step == TAKE_JOINER:
            self.take_joiner(table)
        elif step == TAKE_AIM:
            self.aims.append(CardId(table.answer))
            self.step = JOINING
        elif step == JOINED:
            self.queue = table.clockwise_from(table.left_of(self.target_seat))
            self.step = INTERCEPTING
        elif step == INTERCEPTING:
            self.next_interception(table)
        elif step == FIGHT_TARGET:
            self.fight_target(table)
        elif step == AFTER_FIGHT:
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
        self.target = CardId(table.answer)
        self.target_stamp = table.stamps[self.target]
        self.target_seat = table.controllers[self.target]
        self.step = CHOOSE_ATTACKERS

    def choose_attackers(self, table: Table) -> None:
        """SF-28.1.1: one or more eligible Characters."""
        others = [card for card in eligible_attackers(table, self.seat) if card not in self.picked]
        others = [card for card in others if may_attack(table, card, self.target)]
        lonely = len(self.picked) == 1 and len(others) > 0 and cannot(table, self.picked[0], NO_LONE_ATTACK)
        self.step = TAKE_ATTACKER
        table.ask(self.seat, ATTACKER, [DONE, *others] if self.picked and not lonely else others)

    def take_attacker(self, table: Table) -> None:
        """One more, or the declaration is whole; it cannot be interrupted (SF-27.2)."""
        if table.answer != DONE:
            self.picked.append(CardId(table.answer))
            self.step = CHOOSE_ATTACKERS
            return
        self.step = SPARING

    def ask_spared(self, table: Table) -> None:
        """Who attacks without turning, if the text of a fellow attacker allows it; then the declaration is whole."""
        joins = len(self.attackers) > 0
        seat = self.asking if joins else self.seat
        spare = spares(table, self.picked)
        free = [card for card in self.picked if attacks_freely(table, card)]
        others = [card for card in self.picked if card not in self.spared and card not in free]
        others = [card for card in others if not spares(table, [card])]
        if len([card for card in self.spared if card not in free]) >= spare:
            others = []
        others.extend([card for card in free if card not in self.spared])
        if others:
            self.step = TAKE_SPARED
            table.ask(seat, SPARE, [DONE, *others])
        elif joins:
            self.join(table)
        else:
            self.declare(table)

    def take_spared(self, table: Table) -> None:
        """One who does not turn, or no more."""
        self.step = SPARING
        if table.answer != DONE:
            self.spared.append(CardId(table.answer))
        elif self.attackers:
            self.join(table)
        else:
            self.declare(table)

    def declare(self, table: Table) -> None:
        """SF-28.2.1: the attack is declared; a response scene follows."""
        self.add_attackers(table, self.picked)
        self.step = DECLARED
        table.happen(AttackMade(ATTACK_DECLARED, self.target, self.seat, self.picked))
        self.picked = []
        table.push(Scene(OPEN_SCENE, table.active, ATTACK_DECLARED))

    def add_attackers(self, table: Table, cards: list[CardId]) -> None:
        """SF-28.1.4, SF-28.3: they turn, and are at the target's location at once."""
        entered: list[Attacker] = []
        for at, card in enumerate(cards):
            attacker = self.enter_attack(table, card, self.aims[at] if self.aims else self.target)
            entered.append(attacker)
            if card not in self.spared:
                table.turn_card(card)
            elif attacks_freely(table, card):
                table.used.append(note(FREE_ATTACK_MADE, table.stamps[card]))
            table.places[card] = place_of(table, attacker.target)
        table.attack_shifted()
        for attacker in entered:
            turns = attacker.card not in self.spared
            if turns:
                table.happen(Happening(TURNED, attacker.card, attacker.card, attacker.seat))
            table.happen(WentToAttack(attacker.card, attacker.target, attacker.seat, turns))
        self.spared = []
        self.aims = []

    # --- step 2: joining (SF-28.4) -------------------------------------------------------------

    def ask_joiner(self, table: Table) -> None:
        """Each opponent once, clockwise; not against one's own cards."""
        if not self.queue:
            self.step = JOINED
            return
        self.asking = self.queue[0]
        options = [DONE]
        if self.joinable(table):
            ready = [card for card in ready_characters(table, self.asking) if card not in self.picked]
            options.extend([card for card in ready if may_attack(table, card, self.target)])
        self.step = TAKE_JOINER
        table.ask(self.asking, JOIN, options)

    def joinable(self, table: Table) -> list[CardId]:
        """SF-28.4, SF-28.1.3: the targets that the player may attack; also when nobody else attacks any more."""
        self.follow(table)
        targets = self.targets()
        if not targets and table.same(self.target, self.target_stamp):
            targets = [self.target]
        return [card for card in targets if table.controllers[card] != self.asking]

    def take_joiner(self, table: Table) -> None:
        """One more joiner, or the player has done."""
        self.step = JOINING
        if table.answer != DONE:
            self.picked.append(CardId(table.answer))
            self.step = TAKE_AIM
            table.ask(self.asking, ATTACK_TARGET, self.joinable(table))
            return
        self.queue.pop(0)
        if self.picked:
            self.step = SPARING

    def join(self, table: Table) -> None:
        """The joiners attack; a response scene follows (SF-28.4)."""
        self.add_attackers(table, self.picked)
        self.step = JOINING
        table.happen(AttackMade(ATTACK_JOINED, self.target, self.asking, self.picked))
        self.picked = []
        table.push(Scene(OPEN_SCENE, table.active, ATTACK_JOINED))

    # --- step 3: interception (SF-28.6) --------------------------------------------------------

    def next_interception(self, table: Table) -> None:
        """Each player once, from the left of the target's controller."""
        self.intercepting_seat = NONE
        self.coming = NONE
        if not self.still_on(table):
            self.end_prematurely()
            return
        called = self.called(table)
        if called:
            self.let_called_intercept(table, called[0])
            return
        if not self.queue:
            self.step = FIGHT_TARGET
            return
        seat = self.queue.pop(0)
        if not table.eliminated[seat]:
            self.intercepting_seat = seat
            self.coming = seat
            table.push(Interception(seat))

    def let_called_intercept(self, table: Table, card: CardId) -> None:
        """A Character that an effect has called may intercept now, alone, whoever has had a chance already."""
        stamp = table.stamps[card]
        table.used_in_attack.remove(note(CALLED, stamp))
        table.used_in_attack.append(note(ANSWERING, stamp))
        self.intercepting_seat = table.controllers[card]
        self.coming = table.controllers[card]
        table.push(Interception(table.controllers[card]))

    def end_prematurely(self) -> None:
        """SF-28.5: nobody attacks any more."""
        self.premature = True
        self.step = HOME

    # --- step 4: combat with the target (SF-28.7) ----------------------------------------------

    def fight_target(self, table: Table) -> None:
        """Whoever still attacks enters combat with the target."""
        self.step = AFTER_FIGHT
        table.push(Combat(self.pairs_with_target(), True))

    # --- steps 5 and 6: the end (SF-28.8, SF-28.9) ---------------------------------------------

    def end_scene(self, table: Table) -> None:
        """A last closed scene; an open one if the attack ended prematurely (SF-28.9.1)."""
        self.ended = True
        expire(table, ATTACK_END)
        end_control(table, ATTACK_END)
        drop_signposts(table, NO_EFFECT)
        if not self.success:
            table.happen(AttackFailed(self.target, self.seat, table.attack_failed))
        if not self.success and self.seat == table.active:
            table.attack_failed = True
        table.happen(AttackEnded(self.target, self.seat, self.success))
        self.step = OVER
        table.push(Scene(OPEN_SCENE if self.premature else CLOSED, table.active))

    def finish(self, table: Table) -> None:
        """The attack is over."""
        table.used_in_attack = []
        expire_delayed(table, ATTACK_END)
        table.stack.pop()
        if table.time_called:
            end_game(table)


def spares(table: Table, cards: list[CardId]) -> int:
    """How many fellow attackers the texts of these allow to attack without turning."""
    count = 0
    for card in cards:
        count += amount_in_force(table, card, UNTURNED_FELLOWS)
    return count


def attacks_freely(table: Table, card: CardId) -> bool:
    """Whether a card may attack without turning, once in its player's own Main Shot, and has not done so yet."""
    if not cannot(table, card, FREE_ATTACK) or table.controllers[card] != table.active:
        return False
    return note(FREE_ATTACK_MADE, table.stamps[card]) not in table.used


def may_attack(table: Table, card: CardId, target: CardId) -> bool:
    """SF-6.2: whether no text keeps a Character from attacking this target."""
    return not (table.is_character(target) and cannot(table, card, NO_ATTACK_CHARACTERS))


def legal_targets(table: Table, seat: SeatId, attackers: list[CardId]) -> list[CardId]:
    """SF-28.1.3: Sites and Characters that opponents control; there must be one who may attack them."""
    found: list[CardId] = []
    picky = len(attackers) > 0 and all(cannot(table, card, NO_ATTACK_CHARACTERS) for card in attackers)
    for card in table.in_play:
        if table.controllers[card] != seat:
            if (table.type_of(card) == CHARACTER and not picky) or table.is_site(card):
                found.append(card)
    return found


def ready_characters(table: Table, seat: SeatId) -> list[CardId]:
    """SF-28.1.1: unturned and resolved Characters that may attack."""
    found: list[CardId] = []
    for card in table.in_play:
        if table.controllers[card] == seat and table.type_of(card) == CHARACTER:
            if table.ready[card] and not table.turned[card] and not cannot(table, card, NO_ATTACK | NO_TURN):
                found.append(card)
    return found


def eligible_attackers(table: Table, seat: SeatId) -> list[CardId]:
    """SF-28.1.1, SF-50.6: after a failed attack only Independent Characters; SF-28.1.2: who may in another's turn."""
    if note(NO_MORE_ATTACKS, seat) in table.used:
        return []
    found = ready_characters(table, seat)
    if seat != table.active:
        return [card for card in found if table.card(card).attacks_out_of_turn and is_active(table, card)]
    if table.attack_failed:
        found = [card for card in found if has_keyword(table, card, INDEPENDENT)]
    if len(found) == 1 and cannot(table, found[0], NO_LONE_ATTACK):
        return []
    return found
