"""SF-30: combat: the open scene before it, entering it, damage, and the cleanup scene."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.attack.fates import Fates, robbers_of
from kwoon.games.shadowfist.effects.damage import (
    Blow,
    all_but_one,
    bonus_against,
    combat_damage_of,
    smoke_the_damaged,
)
from kwoon.games.shadowfist.effects.saving import Striker, strike
from kwoon.games.shadowfist.lasting.expiry import expire
from kwoon.games.shadowfist.scene.steps import Scene
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.bypassing import has_keyword_against
from kwoon.games.shadowfist.standing.derive import body, cannot, derive, fighting, spared
from kwoon.games.shadowfist.standing.immunity import is_hidden
from kwoon.games.shadowfist.standing.permits import in_force
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.scene import CLOSED, OPEN_SCENE
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import (
    ABOUT_TO_FIGHT,
    AMBUSH,
    BY_COMBAT_DAMAGE,
    CHARACTER,
    ENTERED_COMBAT,
    LETHAL,
    PLAY,
    SEES_ATTACKS,
    STRIKES_EARLY,
    UNDYING,
)
from kwoon.games.shadowfist.terms.durations import COMBAT_END
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT, CardId
from kwoon.games.shadowfist.terms.permission_kinds import STRIKES_BACK
from kwoon.games.shadowfist.terms.questions import DIVIDE, MAY

BEFORE: Final = 0
ENTER: Final = 1
AMBUSHES: Final = 2
DIVIDING: Final = 3
TAKE_SHARE: Final = 4
DAMAGE: Final = 5
CLEANUP: Final = 6
DONE_WITH: Final = 7
MEASURING: Final = 8
TAKE_MEASURE: Final = 9


@mypyc_attr(allow_interpreted_subclasses=True)
class Combat(Striker):
    """Simultaneous combats of attackers with their interceptors, or of all attackers with the target."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "pairs",
        "with_target",
        "struck",
        "first",
        "shares",
        "at",
        "measured",
    )

    def __init__(self, pairs: list[CardId], with_target: bool) -> None:
        super().__init__()
        self.pairs: list[CardId] = pairs
        """Attacker and opponent, in twos."""
        self.with_target: bool = with_target
        self.struck: list[CardId] = []
        """SF-50.1: who has inflicted combat damage already."""
        self.first: bool = False
        """Whether this round is for those with Ambush only."""
        self.shares: list[int] = []
        """SF-30.3.1: defender, attacker, amount, in threes."""
        self.at: int = 0
        self.measured: list[CardId] = []
        """SF-29.8: card and whether it inflicts just so much that its opponent has 1 Fighting left, in twos."""

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Combat, bare)
        new.step = self.step
        new.pairs = self.pairs[:]
        new.with_target = self.with_target
        new.struck = self.struck[:]
        new.first = self.first
        new.shares = self.shares[:]
        new.at = self.at
        new.measured = self.measured[:]

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == BEFORE:
            self.step = ENTER
            self.tell_pairs(table, ABOUT_TO_FIGHT)
            table.push(Scene(OPEN_SCENE, table.active))
        elif step == ENTER:
            self.enter(table)
        elif step == AMBUSHES:
            self.look_for_ambush(table)
        elif step == MEASURING:
            self.measure(table)
        elif step == TAKE_MEASURE:
            self.measured.append(CardId(table.answer))
            self.step = MEASURING
        elif step == DIVIDING:
            self.divide(table)
        elif step == TAKE_SHARE:
            self.take_share(table)
        elif step == DAMAGE:
            self.damage(table)
        elif step == CLEANUP:
            self.clean_up(table)
        else:
            self.finish(table)

    def enter(self, table: Table) -> None:
        """SF-30.2: combat begins; what triggers on entering it resolves in a closed scene."""
        attack = self.attack(table)
        if attack is not None:
            attack.still_on(table)
        if attack is not None and self.with_target:
            self.pairs = attack.pairs_with_target()  # who has joined in this scene, or attacks another card now
            if self.pairs and attack.called(table):
                table.stack.pop()
                attack.resume_interception()
                return
        self.drop_the_gone(table)
        if attack is not None:
            attack.in_combat = len(self.pairs) > 0
            attack.premature = self.with_target and not self.pairs
        if not self.pairs:
            table.stack.pop()
            return
        self.step = AMBUSHES
        table.altered(SEES_ATTACKS)
        self.tell_pairs(table, ENTERED_COMBAT)
        table.push(Scene(CLOSED, table.active))

    def tell_pairs(self, table: Table, kind: int) -> None:
        """SF-30.1, SF-30.2: what happens to each of a pair, with the other."""
        for at in range(0, len(self.pairs), 2):
            one, other = self.pairs[at], self.pairs[at + 1]
            table.happen(Happening(kind, one, other, table.controllers[one]))
            table.happen(Happening(kind, other, one, table.controllers[other]))

    def attack(self, table: Table):  # type: ignore[no-untyped-def]
        """The attack that this combat is part of."""
        return current_attack(table)

    def drop_the_gone(self, table: Table) -> None:
        """Only those still there, still attacking and still intercepting fight."""
        attack = self.attack(table)
        kept: list[CardId] = []
        for at in range(0, len(self.pairs), 2):
            one, other = self.pairs[at], self.pairs[at + 1]
            if table.zones[one] != PLAY or table.zones[other] != PLAY:
                continue
            if attack is not None and not attack.is_attacking(one):
                continue
            if attack is not None and not self.with_target and other not in attack.interceptors_of(one):
                continue
            kept.extend((one, other))
        self.pairs = kept

    def look_for_ambush(self, table: Table) -> None:
        """SF-50.1: attackers with Ambush who fight a Character inflict their damage first."""
        self.drop_the_gone(table)
        attack = self.attack(table)
        if attack is not None and self.with_target and not self.pairs and not self.struck:
            attack.premature = True  # SF-28.5: what entering combat has triggered left nobody to fight
        ambushers = [
            self.pairs[at]
            for at in range(0, len(self.pairs), 2)
            if self.ambush(table, CardId(self.pairs[at]), CardId(self.pairs[at + 1]))
            and self.pairs[at] not in self.struck
        ]
        self.first = not self.struck and (len(ambushers) > 0 or any(self.early(table, each) for each in self.pairs))
        self.shares = []
        self.at = 0
        self.measured = []
        self.step = MEASURING

    def ambush(self, table: Table, one: CardId, other: CardId) -> bool:
        """SF-50.1: whether an attacker inflicts its damage on a Character first."""
        if table.type_of(other) != CHARACTER or not has_keyword_against(table, one, AMBUSH, other):
            return False
        return not spared(table, other, AMBUSH)

    def early(self, table: Table, card: CardId) -> bool:
        """SF-50.1: whether an interceptor's text lets it inflict its damage together with attackers who have Ambush."""
        return not self.with_target and card in self.pairs[1::2] and cannot(table, card, STRIKES_EARLY)

    def measure(self, table: Table) -> None:
        """SF-29.8: who may choose to inflict all the damage but one that would smoke its opponent is asked."""
        for at, card in enumerate(self.pairs):
            other = self.pairs[at + 1 - 2 * (at % 2)]
            if card in self.measured[::2] or card in self.struck or not self.fights_one(table, card, other):
                continue
            if (at % 2 == 0 or not self.first or self.early(table, card)) and all_but_one(table, card, other) >= 0:
                self.measured.append(card)
                self.step = TAKE_MEASURE
                table.ask(table.controllers[card], MAY, [0, 1])
                return
        self.step = DIVIDING

    def fights_one(self, table: Table, card: CardId, other: CardId) -> bool:
        """Whether two Characters fight each other and the first one nobody else."""
        return table.is_character(card) and table.is_character(other) and self.pairs.count(card) == 1

    def strength(self, table: Table, card: CardId, other: CardId) -> int:
        """SF-30.3: how much combat damage a card inflicts on its opponent, as its controller has chosen."""
        if card in self.measured[::2] and self.measured[2 * self.measured[::2].index(card) + 1]:
            return all_but_one(table, card, other)
        if table.is_site(card):
            return body(table, card) + derive(table).of[card].combat_damage
        return combat_damage_of(table, card, other)

    def divide(self, table: Table) -> None:
        """SF-30.3.1: a Character in combat with several divides its damage among them."""
        defenders = self.defenders(table)
        while self.at < len(defenders):
            defender = defenders[self.at]
            against = [self.pairs[at] for at in range(0, len(self.pairs), 2) if self.pairs[at + 1] == defender]
            given = sum(self.shares[at + 2] for at in range(0, len(self.shares), 3) if self.shares[at] == defender)
            done = sum(1 for at in range(0, len(self.shares), 3) if self.shares[at] == defender)
            total = self.strength(table, defender, against[0] if len(against) == 1 else NO_CARD)
            if done == len(against) - 1:
                self.shares.extend((defender, against[done], total - given))
                self.at += 1
                continue
            self.step = TAKE_SHARE
            table.ask(table.controllers[defender], DIVIDE, list(range(total - given + 1)))
            return
        self.step = DAMAGE

    def take_share(self, table: Table) -> None:
        """How much the next attacker gets."""
        defender = self.defenders(table)[self.at]
        against = [self.pairs[at] for at in range(0, len(self.pairs), 2) if self.pairs[at + 1] == defender]
        done = sum(1 for at in range(0, len(self.shares), 3) if self.shares[at] == defender)
        self.shares.extend((defender, against[done], table.answer))
        self.step = DIVIDING

    def share(self, table: Table, at: int) -> int:
        """SF-30.3.1, SF-29.7: a share of divided damage; what counts against that opponent only is added to it."""
        defender, amount = CardId(self.shares[at]), self.shares[at + 2]
        if amount == 0 or self.shares[::3].count(defender) == 1:
            return amount
        return max(0, amount + bonus_against(table, defender, CardId(self.shares[at + 1])))

    def defenders(self, table: Table) -> list[CardId]:
        """The Characters that are attacked or intercept, each once in the round in which it strikes;
        and a Site whose text lets it strike back."""
        found: list[CardId] = []
        for at in range(1, len(self.pairs), 2):
            card = self.pairs[at]
            strikes = table.type_of(card) == CHARACTER or len(in_force(table, card, STRIKES_BACK)) > 0
            if not strikes or card in found or card in self.struck:
                continue
            if not self.first or self.early(table, card):
                found.append(card)
        return found

    def damage(self, table: Table) -> None:
        """SF-30.3: all damage of this round at once; who is reduced to zero is smoked."""
        blows: list[Blow] = []
        for at in range(0, len(self.pairs), 2):
            one, other = self.pairs[at], self.pairs[at + 1]
            ambush = self.ambush(table, one, other)
            if one not in self.struck and (ambush or not self.first):
                blows.append(Blow(one, other, self.strength(table, one, other), True))
                self.struck.append(one)
        self.struck.extend(self.defenders(table) if self.first else [])
        for at in range(0, len(self.shares), 3):
            blows.append(Blow(CardId(self.shares[at]), CardId(self.shares[at + 1]), self.share(table, at), True))
        self.step = CLEANUP
        strike(table, blows)

    def after(self, table: Table, landed: list[Blow]) -> None:
        """What combat damage does, and damage that was redirected from it; the attack may have succeeded by it."""
        attack = self.attack(table)
        targets = [] if attack is None else [attacker.target for attacker in attack.attackers]
        struck = [blow for blow in landed if blow.combat]
        if attack is not None and any(blow.target in targets for blow in struck):
            attack.success = True
            attack.note_success(table, [blow.target for blow in struck if blow.target in targets])
        others = [blow for blow in landed if not blow.combat]
        fated = self.smoke_the_beaten(table, struck, others)
        smoke_the_damaged(table, [blow for blow in others if blow.target not in fated])

    def smoke_the_beaten(self, table: Table, blows: list[Blow], others: list[Blow]) -> list[CardId]:
        """SF-30.3.3, SF-50.9: Characters at zero are smoked; Sites at zero wait for their fate, and are given back.

        SF-20.1: not if redirected damage, which is not combat damage, has taken their last Body.
        """
        fated: list[CardId] = []
        beaten: list[CardId] = []
        hitters: dict[CardId, list[CardId]] = {}
        for blow in blows:
            card = blow.target
            if table.zones[card] != PLAY:
                continue
            if table.type_of(card) == CHARACTER:
                hitters.setdefault(card, []).append(blow.source)
                lethal = table.zones[blow.source] == PLAY and has_keyword_against(table, blow.source, LETHAL, card)
                if lethal and is_hidden(table, card, blow.source):
                    lethal = False
                fallen = fighting(table, card) == 0 and not cannot(table, card, UNDYING)
                if (fallen or lethal) and card not in beaten:
                    beaten.append(card)
            elif body(table, card) == 0 and table.damage[card] > 0 and card not in fated:
                redirected = sum(each.amount for each in others if each.target == card)
                if table.damage[card] - redirected >= derive(table).of[card].body:
                    fated.append(card)
        table.hitters = hitters
        table.smoke_together(beaten, [hitters[card][0] for card in beaten], NO_SEAT, BY_COMBAT_DAMAGE)
        table.hitters = None
        if fated:
            hitters_of_sites = [card for blow in blows if blow.target in fated for card in (blow.target, blow.source)]
            table.push(Fates(fated[:], hitters_of_sites, robbers_of(table, blows)))
        return fated

    def clean_up(self, table: Table) -> None:
        """SF-30.4: what was triggered is played into a closed scene; then those without Ambush strike."""
        self.step = AMBUSHES if self.first else DONE_WITH
        table.push(Scene(CLOSED, table.active))

    def finish(self, table: Table) -> None:
        """SF-28.6.8: an attacker whose interceptor still stands has failed to overcome it."""
        attack = self.attack(table)
        if attack is not None:
            attack.in_combat = False
            if not self.with_target:
                for at in range(0, len(self.pairs), 2):
                    one, other = self.pairs[at], self.pairs[at + 1]
                    if table.zones[other] == PLAY and attack.is_attacking(one) and other in attack.interceptors_of(one):
                        attack.cease(table, one)
        table.stack.pop()
        if any(each.until == COMBAT_END for each in table.lingering):
            expire(table, COMBAT_END)
        table.altered(SEES_ATTACKS)
