"""SF-28: an attack as data: who attacks what, and who is in the way. How it goes is in `attack`."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Procedure
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.standing.bypassing import gets_past, ways_past
from kwoon.games.shadowfist.standing.derive import cannot, spared
from kwoon.games.shadowfist.standing.immunity import is_hidden
from kwoon.games.shadowfist.standing.permits import amount_in_force, in_force
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.structure import is_there, locations
from kwoon.games.shadowfist.state.table import Table, place_of
from kwoon.games.shadowfist.terms.codes import PLAY, STEADY, STEALTH, TARGET_CHANGED
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT, NONE, CardId, Place, SeatId, Stamp
from kwoon.games.shadowfist.terms.once import ANSWERING, CALLED, NO_MORE_ATTACKS, STRUCK, kind_noted, note
from kwoon.games.shadowfist.terms.permission_kinds import (
    ENDS_ATTACKS,
    STEALTH_AGAIN,
)
from kwoon.games.shadowfist.terms.questions import SMOKE_IT

INTERCEPTING: Final = 8
"""The step of an attack in which players intercept."""
AFTER_FIGHT: Final = 10
"""The step of an attack that follows the combat with its target."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacker(Plain):
    """One stay of a Character in the attack: its target, where it came from, and the interceptors in its way."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "card",
        "stamp",
        "seat",
        "target",
        "target_stamp",
        "home",
        "attacking",
        "chain",
    )

    def __init__(self, table: Table, card: CardId, target: CardId) -> None:
        self.card: CardId = card
        self.stamp: Stamp = table.stamps[card]
        self.seat: SeatId = table.controllers[card]
        self.target: CardId = target
        self.target_stamp: Stamp = table.stamps[target]
        self.home: Place = table.places[card]
        """SF-28.8: where it goes when the attack is over."""
        self.attacking: bool = True
        self.chain: list[CardId] = []
        """SF-28.6.4: interceptors in the order in which they fight."""

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Attacker, bare)
        new.card = self.card
        new.stamp = self.stamp
        new.seat = self.seat
        new.target = self.target
        new.target_stamp = self.target_stamp
        new.home = self.home
        new.attacking = self.attacking
        new.chain = self.chain[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Guard(Plain):
    """What is known of a declared interceptor: which one it is (SF-34), and how its attacker might get past it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "stamp", "ways")

    def __init__(self, table: Table, card: CardId, ways: list[int]) -> None:
        self.card: CardId = card
        self.stamp: Stamp = table.stamps[card]
        self.ways: list[int] = ways
        """SF-28.6.6: the ways past it that the attacker had when last looked at; a new one is gained."""

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Guard, bare)
        new.card = self.card
        new.stamp = self.stamp
        new.ways = self.ways[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class GuardAgainst(Guard):
    """The same of an interceptor that a text lets meet several attackers, for one of those beyond the first."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Guard.FIELDS, "attacker")

    def __init__(self, table: Table, card: CardId, ways: list[int], attacker: CardId) -> None:
        super().__init__(table, card, ways)
        self.attacker: CardId = attacker

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(GuardAgainst, bare)
        new.card = self.card
        new.stamp = self.stamp
        new.ways = self.ways[:]
        new.attacker = self.attacker


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackState(Procedure):
    """An attack under way."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "seat",
        "target",
        "target_seat",
        "target_stamp",
        "attackers",
        "picked",
        "aims",
        "queue",
        "asking",
        "intercepting_seat",
        "coming",
        "in_combat",
        "stealthed",
        "success",
        "premature",
        "ended",
        "moved",
        "arrived",
        "homeless",
        "seized",
        "burnt",
        "spared",
        "enlisted",
        "emptied",
    )

    def __init__(self, seat: SeatId) -> None:
        super().__init__()
        self.seat: SeatId = seat
        """The player who declared it."""
        self.target: CardId = NO_CARD
        self.target_seat: SeatId = NO_SEAT
        self.target_stamp: Stamp = Stamp(0)
        self.attackers: list[Attacker] = []
        self.picked: list[CardId] = []
        self.aims: list[CardId] = []
        """SF-28.4: the target of each of the picked, where an effect has split the attack."""
        self.queue: list[SeatId] = []
        """The players who may still join, or intercept."""
        self.asking: SeatId = NO_SEAT
        self.intercepting_seat: int = NONE
        self.coming: int = NONE
        """SF-13.1: who is still to declare interception, and may move Characters to the attack for it."""
        self.in_combat: bool = False
        self.stealthed: list[int] = []
        """SF-50.14: who has used Stealth: card and stamp, in twos."""
        self.success: bool = False
        """SF-28.11: whether combat damage was inflicted on the target."""
        self.premature: bool = False
        """SF-28.5: whether it ended because nobody attacked any more."""
        self.ended: bool = False
        self.moved: list[int] = []
        """SF-28.6.6.1: who moved to intercept: card, stamp, and the place it came from, in threes."""
        self.arrived: list[int] = []
        """SF-28.6.1: who moved to where the attack is in an interception of its player's: card and stamp, in twos."""
        self.homeless: list[int] = []
        """SF-28.6.6.1: who returns and whose last location is gone: card and stamp, in twos."""
        self.seized: list[int] = []
        """SF-30.3.3.2: Sites that move in the Return Home step: card and stamp, in twos."""
        self.burnt: list[int] = []
        """SF-30.3.3: a Site, and which kind of burning it waits for until all go home: in twos."""
        self.spared: list[CardId] = []
        """Those of the picked who attack without turning."""
        self.enlisted: list[Guard] = []
        """Those in the chains of attackers."""
        self.emptied: list[Place] = []
        """SF-28.8: locations whose Site was smoked in combat: they close when all go home."""

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(AttackState, bare)
        new.step = self.step
        new.seat = self.seat
        new.target = self.target
        new.target_seat = self.target_seat
        new.target_stamp = self.target_stamp
        new.attackers = [each.clone() for each in self.attackers]
        new.picked = self.picked[:]
        new.aims = self.aims[:]
        new.queue = self.queue[:]
        new.asking = self.asking
        new.intercepting_seat = self.intercepting_seat
        new.coming = self.coming
        new.in_combat = self.in_combat
        new.stealthed = self.stealthed[:]
        new.success = self.success
        new.premature = self.premature
        new.ended = self.ended
        new.moved = self.moved[:]
        new.arrived = self.arrived[:]
        new.homeless = self.homeless[:]
        new.seized = self.seized[:]
        new.burnt = self.burnt[:]
        new.spared = self.spared[:]
        new.enlisted = [each.clone() for each in self.enlisted]
        new.emptied = self.emptied[:]

    # --- what others ask -----------------------------------------------------------------------

    def still_on(self, table: Table) -> bool:
        """SF-28.5: whether anyone still attacks."""
        self.follow(table)
        return any(attacker.attacking for attacker in self.attackers)

    def follow(self, table: Table) -> None:
        """What the last effect has changed for those who attack and intercept."""
        for attacker in self.attackers:
            if attacker.attacking:
                if self.has_ceased(table, attacker):
                    attacker.attacking = False
                    table.changed()
                elif table.is_character(attacker.target):
                    self.stay_with(table, attacker)
            if attacker.chain:
                others = [card for card in attacker.chain if self.is_another(table, card)]
                if others:
                    attacker.chain = [card for card in attacker.chain if card not in others]
                    table.changed()
                if not self.in_combat:
                    self.drop_interceptors(table, attacker)
        self.note_last_attacks(table)

    def note_last_attacks(self, table: Table) -> None:
        """SF-28.1: whose Characters attack a card whose text says so declares no more attacks this turn."""
        for attacker in self.attackers:
            if attacker.attacking and table.faces[attacker.target].permits >> ENDS_ATTACKS & 1:
                last = note(NO_MORE_ATTACKS, table.controllers[attacker.card])
                if last not in table.used and in_force(table, attacker.target, ENDS_ATTACKS):
                    table.used.append(last)

    def enter_attack(self, table: Table, card: CardId, target: CardId) -> Attacker:
        """SF-28.1.4, SF-28.4: a stay in the attack begins; an earlier one of the same card (SF-35.3.6) is forgotten."""
        attacker = Attacker(table, card, target)
        self.attackers = [each for each in self.attackers if each.card != card]
        self.attackers.append(attacker)
        return attacker

    def enlist(self, table: Table, attacker: Attacker, card: CardId) -> None:
        """SF-28.6.1: one more interceptor at the end of an attacker's chain."""
        ways = ways_past(table, attacker.card, attacker.target, card)
        if self.is_intercepting(card):
            self.enlisted.append(GuardAgainst(table, card, ways, attacker.card))
        else:
            self.enlisted = [each for each in self.enlisted if each.card != card]
            self.enlisted.append(Guard(table, card, ways))
        attacker.chain.append(card)
        table.attack_shifted()

    def guard_of(self, card: CardId, attacker: CardId = NO_CARD) -> Guard | None:
        """What is known of an interceptor; against one of its attackers, if it has several."""
        found: Guard | None = None
        for guard in self.enlisted:
            if guard.card == card:
                if isinstance(guard, GuardAgainst) and guard.attacker == attacker:
                    return guard
                found = guard if found is None else found
        return found

    def attackers_met_by(self, card: CardId) -> list[CardId]:
        """SF-28.6.1: the attackers that a Character intercepts: one, if no text says more."""
        return [attacker.card for attacker in self.attackers if card in attacker.chain]

    def is_next(self, card: CardId) -> bool:
        """SF-28.6.7: whether an interceptor is the first in the way of all its attackers, whom it meets at one time."""
        return all(attacker.chain[0] == card for attacker in self.attackers if card in attacker.chain)

    def is_another(self, table: Table, card: CardId) -> bool:
        """SF-34: whether an interceptor has left play and come back since it was declared."""
        guard = self.guard_of(card)
        return guard is not None and table.zones[card] == PLAY and table.stamps[card] != guard.stamp

    def is_passed(self, table: Table, attacker: Attacker, card: CardId) -> bool:
        """SF-28.6.6: whether an attacker has gained, since last looked at, what lets it bypass an interceptor."""
        guard = self.guard_of(card, attacker.card)
        if guard is None:
            return False
        ways = ways_past(table, attacker.card, attacker.target, card)
        gained = [way for way in ways if way not in guard.ways]
        guard.ways = ways
        return any(gets_past(table, attacker.card, card, way) for way in gained)

    def stay_with(self, table: Table, attacker: Attacker) -> None:
        """SF-28.3: who attacks a Character is where that Character is."""
        place = table.places[attacker.target]
        if table.places[attacker.card] != place:
            table.places[attacker.card] = place
            table.changed()

    def has_ceased(self, table: Table, attacker: Attacker) -> bool:
        """SF-28.5.1: who is gone, whose target has left play, or whose target is its controller's, attacks no more."""
        if not table.same(attacker.card, attacker.stamp) or not table.same(attacker.target, attacker.target_stamp):
            return True
        return table.controllers[attacker.target] == table.controllers[attacker.card]

    def drop_interceptors(self, table: Table, attacker: Attacker) -> None:
        """SF-28.6.5, SF-28.6.6: those that were moved, that the attacker can bypass now, or whose attacker is gone."""
        for card in attacker.chain[:]:
            there = table.zones[card] == PLAY and table.places[card] == place_of(table, attacker.target)
            if not there or not attacker.attacking or self.is_passed(table, attacker, card):
                attacker.chain.remove(card)
                self.send_idle_home(table, card)
                table.attack_shifted()

    def attacker_of(self, card: CardId) -> Attacker | None:
        """A card's part in this attack: its last stay."""
        for attacker in self.attackers:
            if attacker.card == card:
                return attacker
        return None

    def targets(self) -> list[CardId]:
        """SF-28.1.3.1: what is attacked, each card once; an effect may have split the attack."""
        found: list[CardId] = []
        for attacker in self.attackers:
            if attacker.attacking and attacker.target not in found:
                found.append(attacker.target)
        return found

    def is_on(self, table: Table, seat: SeatId) -> bool:
        """Whether a card that this player controls is attacked."""
        return any(table.controllers[card] == seat for card in self.targets() or [self.target])

    def pairs_with_target(self) -> list[CardId]:
        """SF-28.7: everyone who still attacks, each with its target, in twos."""
        pairs: list[CardId] = []
        for attacker in self.attackers:
            if attacker.attacking:
                pairs.extend((attacker.card, attacker.target))
        return pairs

    def can_be_joined(self) -> bool:
        """SF-28.4, SF-28.9: whether effects can still bring attackers: not once the target is fought, or it is over."""
        return not self.ended and self.step <= AFTER_FIGHT and not (self.step == AFTER_FIGHT and self.in_combat)

    def targets_for(self, table: Table, card: CardId) -> list[CardId]:
        """SF-28.1.3, SF-28.4: what a Character that joins may attack; also when nobody else attacks any more."""
        targets = self.targets()
        if not targets and table.same(self.target, self.target_stamp):
            targets = [self.target]
        return [target for target in targets if table.controllers[target] != table.controllers[card]]

    def resume_interception(self) -> None:
        """Someone may intercept after all, before the combat with the target."""
        self.step = INTERCEPTING

    def called(self, table: Table) -> list[CardId]:
        """SF-28.6: the Characters that effects let intercept beyond their players' chances, first called first."""
        stamps = [each for each in table.used_in_attack if kind_noted(each) == CALLED]
        return [card for each in stamps for card in table.in_play if note(CALLED, table.stamps[card]) == each]

    def may_come(self, table: Table, card: CardId) -> bool:
        """SF-13.1, SF-28.6: whether it is a Character's chance to intercept: its player's, or its own alone."""
        if table.controllers[card] != self.coming:
            return False
        alone = [each for each in table.used_in_attack if kind_noted(each) == ANSWERING]
        return not alone or note(ANSWERING, table.stamps[card]) in alone

    def note_success(self, table: Table, cards: list[CardId]) -> None:
        """SF-28.11: whose Feng Shui Sites were attacked successfully, if a card asks."""
        for card in cards if table.recalls(STRUCK) else []:
            struck = note(STRUCK, table.controllers[card])
            if table.zones[card] == PLAY and table.is_feng_shui(card) and struck not in table.used_in_attack:
                table.used_in_attack.append(struck)

    def change_target(self, table: Table, card: CardId, target: CardId) -> None:
        """SF-28.1.3.1: one attacker attacks another card, and is at its location."""
        attacker = self.attacker_of(card)
        if attacker is None or not attacker.attacking or cannot(table, card, STEADY):
            return
        attacker.target = target
        attacker.target_stamp = table.stamps[target]
        table.places[card] = place_of(table, target)
        table.changed()
        table.happen(Happening(TARGET_CHANGED, card, target, attacker.seat))

    def is_attacking(self, card: CardId) -> bool:
        attacker = self.attacker_of(card)
        return attacker is not None and attacker.attacking

    def is_steady(self, table: Table, card: CardId) -> bool:
        """SF-50.7: whether a card attacks, and is immune to effects that would make it cease."""
        return self.is_attacking(card) and cannot(table, card, STEADY)

    def is_intercepting(self, card: CardId) -> bool:
        return any(card in attacker.chain for attacker in self.attackers)

    def interceptors_of(self, card: CardId) -> list[CardId]:
        """Who intercepts an attacker now."""
        attacker = self.attacker_of(card)
        return [] if attacker is None else attacker.chain[:]

    def sneaked_past(self, table: Table, card: CardId) -> list[CardId]:
        """SF-50.14: those of an attacker's interceptors that its Stealth works against."""
        interceptors = [each for each in self.interceptors_of(card) if not spared(table, each, STEALTH)]
        return [each for each in interceptors if not is_hidden(table, each, card)]

    def opposing(self, card: CardId) -> CardId:
        """What an attacker is about to fight: its first interceptor, or its target."""
        attacker = self.attacker_of(card)
        if attacker is None:
            return NO_CARD
        return attacker.chain[0] if attacker.chain else attacker.target

    def about_to_fight(self, card: CardId) -> bool:
        """SF-28.6.3, SF-30.1: from the declaration of interceptors, or in the scene before combat with the target."""
        attacker = self.attacker_of(card)
        return attacker is not None and (len(attacker.chain) > 0 or self.step == AFTER_FIGHT)

    def places_under_attack(self, table: Table, seat: SeatId) -> list[Place]:
        """SF-13.1: the opponents' locations where an opponent's attacker and its target are."""
        found: list[Place] = []
        for attacker in self.attackers:
            if attacker.attacking and table.controllers[attacker.card] != seat:
                place = place_of(table, attacker.target)
                together = table.places[attacker.card] == place
                if together and place not in found and place not in locations(table, seat):
                    found.append(place)
        return found

    def note_move(self, table: Table, card: CardId, place: Place) -> None:
        """SF-28.6.1: a Character moves in its player's interception; to the attack, perhaps.

        SF-28.6.6.1: the last location of one that leaves its player's structure is remembered.
        """
        seat = table.controllers[card]
        if seat != self.coming:
            return
        self.arrived = without(self.arrived, card, 2)
        if any(each.attacking and place_of(table, each.target) == place for each in self.attackers):
            self.arrived.extend((card, table.stamps[card]))
        if place not in locations(table, seat) and not holds(table, self.moved, card, 3):
            self.moved = without(self.moved, card, 3)
            self.moved.extend((card, table.stamps[card], table.places[card]))

    def must_intercept(self, table: Table, card: CardId) -> bool:
        """SF-28.6.1: whether a Character was moved to the attack in this interception."""
        return holds(table, self.arrived, card, 2)

    def has_sneaked(self, table: Table, card: CardId) -> bool:
        """SF-50.14: whether a Character has used its Stealth: once in an attack, or as often as it says."""
        if not holds(table, self.stealthed, card, 2):
            return False
        return self.stealthed[::2].count(card) > amount_in_force(table, card, STEALTH_AGAIN)

    def seized_sites(self, table: Table) -> list[CardId]:
        """SF-30.3.3.2: the Sites that were seized, and have not left play since."""
        sites = [CardId(site) for site in self.seized[::2]]
        return [site for site in sites if table.zones[site] == PLAY and holds(table, self.seized, site, 2)]

    def fate_of(self, site: CardId) -> int:
        """SF-30.3.3: which kind of burning a doomed Site waits for; SMOKE_IT if none was decided."""
        for at in range(len(self.burnt) - 2, -1, -2):
            if self.burnt[at] == site:
                return self.burnt[at + 1]
        return SMOKE_IT

    def awaits_its_place(self, table: Table, site: CardId) -> bool:
        """SF-30.3.3.2: whether a Site was seized and does not move before the Return Home step."""
        return not self.ended and holds(table, self.seized, site, 2)

    def send_home(self, table: Table, card: CardId) -> None:
        """SF-28.6.6.1: who moved to intercept and does not returns to where it was, or stays in its player's structure.

        If that location is gone, its player chooses one: see `lodge` in `returning`.
        """
        for at in range(0, len(self.moved), 3):
            if self.moved[at] != card:
                continue
            home = Place(self.moved[at + 2])
            del self.moved[at : at + 3]
            mine = locations(table, table.controllers[card])
            if table.zones[card] != PLAY or table.places[card] in mine:
                return
            if home in mine or (self.attacker_of(card) is not None and is_there(table, home)):
                table.places[card] = home
            else:
                table.places[card] = mine[0]
                self.homeless.extend((card, table.stamps[card]))
            table.attack_shifted()
            return

    def send_idle_home(self, table: Table, card: CardId) -> None:
        """The same, unless it still intercepts another attacker."""
        if not self.is_intercepting(card):
            self.send_home(table, card)

    def forget(self, card: CardId) -> None:
        """SF-35.3: a card that changes its controller has nothing to go back to."""
        self.moved = without(self.moved, card, 3)
        self.arrived = without(self.arrived, card, 2)
        self.homeless = without(self.homeless, card, 2)

    def cease(self, table: Table, card: CardId) -> None:
        """SF-28.5.1, SF-28.6.6: a card stops attacking, or intercepting."""
        attacker = self.attacker_of(card)
        if attacker is not None:
            attacker.attacking = False
            chain = attacker.chain
            attacker.chain = []
            for interceptor in chain:
                self.send_idle_home(table, interceptor)
        for other in self.attackers:
            if card in other.chain:
                other.chain.remove(card)
                self.send_home(table, card)
        table.changed()


def holds(table: Table, notes: list[int], card: CardId, size: int) -> bool:
    """SF-34: whether a card is noted, with its stamp behind it, and has not left its area since."""
    return any(notes[at] == card and table.same(card, Stamp(notes[at + 1])) for at in range(0, len(notes), size))


def without(notes: list[int], card: CardId, size: int) -> list[int]:
    """Notes of so many numbers each, those of a card left out."""
    if card not in notes[::size]:
        return notes
    return [each for at in range(0, len(notes), size) if notes[at] != card for each in notes[at : at + size]]


def site_under_attack(table: Table) -> bool:
    """TR-5.5.a: whether an attack against a Site is in progress: declared with its attackers (TR-4.1.d), not over."""
    attack = current_attack(table)
    if attack is None or not attack.attackers:
        return False
    return any(table.is_site(card) for card in attack.targets() or [attack.target])


def current_attack(table: Table) -> AttackState | None:
    """The attack under way, if there is one.

    It is asked for all the time; so the table keeps a procedure up to which there is none: a stack changes at its top.
    """
    stack = table.stack
    first = 0
    calm = table.calm
    if calm is not None and table.calm_at < len(stack) and stack[table.calm_at] is calm:
        first = table.calm_at + 1
    for at in range(first, len(stack)):
        procedure = stack[at]
        if isinstance(procedure, AttackState):
            return procedure
        table.calm = procedure
        table.calm_at = at
    return None


def follow_the_attack(table: Table) -> AttackState | None:
    """SF-28.3, SF-28.5.1, SF-28.6.6: look after an effect who has moved, ceased, or been bypassed; gives the attack."""
    attack = current_attack(table)
    if attack is not None and not attack.ended:
        attack.follow(table)
    return attack
