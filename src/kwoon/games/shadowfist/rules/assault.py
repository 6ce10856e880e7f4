"""SF-28: an attack as data: who attacks what, and who is in the way. How it goes is in `attack`."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Procedure
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.language.abilities import SUPERLEAPS, Permission
from kwoon.games.shadowfist.language.permissions import LeapsAgainst
from kwoon.games.shadowfist.language.terms import (
    ASSASSINATE,
    NO_PREVENTION,
    PLAY,
    STEADY,
    STEALTH,
    SUPERLEAP,
    TARGET_CHANGED,
)
from kwoon.games.shadowfist.rules.effects import CHOSEN_WORD
from kwoon.games.shadowfist.rules.immunity import is_hidden
from kwoon.games.shadowfist.rules.recalc import (
    cannot,
    context,
    derive,
    has_designator,
    has_keyword,
    is_active,
    spared,
)
from kwoon.games.shadowfist.rules.structure import locations, place_of
from kwoon.games.shadowfist.rules.table import NONE, Table

AFTER_FIGHT: Final = 10
"""The step of an attack that follows the combat with its target."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacker(Plain):
    """One attacking Character: its target, where it came from, and the interceptors in its way."""

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

    def __init__(self, table: Table, card: int, target: int) -> None:
        self.card: int = card
        self.stamp: int = table.stamps[card]
        self.seat: int = table.controllers[card]
        self.target: int = target
        self.target_stamp: int = table.stamps[target]
        self.home: int = table.places[card]
        """SF-28.8: where it goes when the attack is over."""
        self.attacking: bool = True
        self.chain: list[int] = []
        """SF-28.6.4: interceptors in the order in which they fight."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Assault(Procedure):
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
        "in_combat",
        "stealthed",
        "success",
        "premature",
        "ended",
        "moved",
        "seized",
        "burnt",
        "spared",
        "enlisted",
        "emptied",
    )

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: int = seat
        """The player who declared it."""
        self.target: int = NONE
        self.target_seat: int = NONE
        self.target_stamp: int = 0
        self.attackers: list[Attacker] = []
        self.picked: list[int] = []
        self.aims: list[int] = []
        """SF-28.4: the target of each of the picked, where an effect has split the attack."""
        self.queue: list[int] = []
        """The players who may still join, or intercept."""
        self.asking: int = NONE
        self.intercepting_seat: int = NONE
        self.in_combat: bool = False
        self.stealthed: list[int] = []
        """SF-50.14: who has used Stealth."""
        self.success: bool = False
        """SF-28.11: whether combat damage was inflicted on the target."""
        self.premature: bool = False
        """SF-28.5: whether it ended because nobody attacked any more."""
        self.ended: bool = False
        self.moved: list[int] = []
        """SF-28.6.6.1: card and the place it came from, in twos."""
        self.seized: list[int] = []
        self.burnt: list[int] = []
        """SF-30.3.3: a Site, and which kind of burning it waits for until all go home: in twos."""
        self.spared: list[int] = []
        """Those of the picked who attack without turning."""
        self.enlisted: list[int] = []
        """SF-34: declared interceptors and their stamps, in twos: one that has left play and come back is another."""
        self.emptied: list[int] = []
        """SF-28.8: a player and a location whose Site was smoked in combat, in twos: it closes when all go home."""

    # --- what others ask -----------------------------------------------------------------------

    def still_on(self, table: Table) -> bool:
        """SF-28.5: whether anyone still attacks."""
        self.follow(table)
        return any([attacker.attacking for attacker in self.attackers])

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

    def enlist(self, table: Table, attacker: Attacker, card: int) -> None:
        """SF-28.6.1: one more interceptor at the end of an attacker's chain."""
        attacker.chain.append(card)
        self.enlisted.extend((card, table.stamps[card]))
        table.changed()

    def is_another(self, table: Table, card: int) -> bool:
        """SF-34: whether an interceptor has left play and come back since it was declared."""
        at = len(self.enlisted) // 2 - 1
        while at >= 0 and self.enlisted[2 * at] != card:
            at -= 1
        return table.zones[card] == PLAY and at >= 0 and table.stamps[card] != self.enlisted[2 * at + 1]

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
        """SF-28.6.5, SF-28.6.6: those that were moved, that the attacker bypasses now, or whose attacker is gone."""
        for card in attacker.chain[:]:
            there = table.zones[card] == PLAY and table.places[card] == place_of(table, attacker.target)
            if not there or not attacker.attacking or bypass(table, attacker, card) != "":
                attacker.chain.remove(card)
                send_home(table, self, card)
                table.changed()
                table.changed()

    def attacker_of(self, card: int) -> Attacker | None:
        """A card's part in this attack."""
        for attacker in self.attackers:
            if attacker.card == card:
                return attacker
        return None

    def targets(self) -> list[int]:
        """SF-28.1.3.1: what is attacked, each card once; an effect may have split the attack."""
        found: list[int] = []
        for attacker in self.attackers:
            if attacker.attacking and attacker.target not in found:
                found.append(attacker.target)
        return found

    def is_on(self, table: Table, seat: int) -> bool:
        """Whether a card that this player controls is attacked."""
        return any([table.controllers[card] == seat for card in self.targets() or [self.target]])

    def change_target(self, table: Table, card: int, target: int) -> None:
        """SF-28.1.3.1: one attacker attacks another card, and is at its location."""
        attacker = self.attacker_of(card)
        if attacker is None or not attacker.attacking or cannot(table, card, STEADY):
            return
        attacker.target = target
        attacker.target_stamp = table.stamps[target]
        table.places[card] = place_of(table, target)
        table.changed()
        table.show(TARGET_CHANGED, card, target, attacker.seat, 0)

    def is_attacking(self, card: int) -> bool:
        attacker = self.attacker_of(card)
        return attacker is not None and attacker.attacking

    def is_steady(self, table: Table, card: int) -> bool:
        """SF-50.7: whether a card attacks, and is immune to effects that would make it cease."""
        return self.is_attacking(card) and cannot(table, card, STEADY)

    def is_intercepting(self, card: int) -> bool:
        return any([card in attacker.chain for attacker in self.attackers])

    def interceptors_of(self, card: int) -> list[int]:
        """Who intercepts an attacker now."""
        attacker = self.attacker_of(card)
        return [] if attacker is None else attacker.chain[:]

    def sneaked_past(self, table: Table, card: int) -> list[int]:
        """SF-50.14: those of an attacker's interceptors that its Stealth works against."""
        interceptors = [each for each in self.interceptors_of(card) if not spared(table, each, STEALTH)]
        return [each for each in interceptors if not is_hidden(table, each, card)]

    def opposing(self, card: int) -> int:
        """What an attacker is about to fight: its first interceptor, or its target."""
        attacker = self.attacker_of(card)
        if attacker is None:
            return NONE
        return attacker.chain[0] if attacker.chain else attacker.target

    def about_to_fight(self, card: int) -> bool:
        """SF-28.6.3, SF-30.1: from the declaration of interceptors, or in the scene before combat with the target."""
        attacker = self.attacker_of(card)
        return attacker is not None and (len(attacker.chain) > 0 or self.step == AFTER_FIGHT)

    def places_under_attack(self, table: Table, seat: int) -> list[int]:
        """SF-13.1: the opponents' locations where an opponent's attacker and its target are."""
        found: list[int] = []
        for attacker in self.attackers:
            if attacker.attacking and table.controllers[attacker.card] != seat:
                place = place_of(table, attacker.target)
                together = table.places[attacker.card] == place
                if together and place not in found and place not in locations(table, seat):
                    found.append(place)
        return found

    def note_move(self, table: Table, card: int, place: int) -> None:
        """SF-28.6.6.1: remember the last location of a Character that leaves its player's structure to intercept."""
        seat = table.controllers[card]
        if seat == self.intercepting_seat and place not in locations(table, seat) and card not in self.moved[::2]:
            self.moved.extend((card, table.places[card]))

    def cease(self, table: Table, card: int) -> None:
        """SF-28.5.1, SF-28.6.6."""
        attacker = self.attacker_of(card)
        if attacker is not None:
            attacker.attacking = False
            for interceptor in attacker.chain:
                send_home(table, self, interceptor)
            attacker.chain = []
        for other in self.attackers:
            if card in other.chain:
                other.chain.remove(card)
                send_home(table, self, card)
        table.changed()


def send_home(table: Table, attack: Assault, card: int) -> None:
    """SF-28.6.6.1: who moved to intercept and does not returns to where it was, or stays where its player's Sites are.

    If that location is gone, it goes to the first one that its player has.
    """
    for at in range(0, len(attack.moved), 2):
        if attack.moved[at] == card:
            mine = locations(table, table.controllers[card])
            if table.zones[card] == PLAY and table.places[card] not in mine:
                home = attack.moved[at + 1]
                table.places[card] = home if home in mine else mine[0]
            del attack.moved[at : at + 2]
            return


def site_under_attack(table: Table) -> bool:
    """TR-5.5.a: whether an attack against a Site is in progress: declared with its attackers (TR-4.1.d), not over."""
    attack = current_attack(table)
    if attack is None or not attack.attackers:
        return False
    return any([table.is_site(card) for card in attack.targets() or [attack.target]])


def bypass(table: Table, attacker: Attacker, card: int) -> str:
    """SF-50.2, SF-50.15: the rule by which an attacker gets past a Character (SF-40.0: no immune one), or nothing.

    SF-6.2: nobody gets past one that cannot be prevented from intercepting.
    """
    if is_hidden(table, card, attacker.card) or cannot(table, card, NO_PREVENTION):
        return ""
    if table.turned[card] and superleaps(table, attacker.card, card) and not spared(table, card, SUPERLEAP):
        return "SF-50.15"
    if has_keyword(table, attacker.card, ASSASSINATE) and table.is_character(attacker.target):
        return "SF-50.2"
    return ""


def superleaps(table: Table, attacker: int, card: int) -> bool:
    """SF-50.15: whether an attacker has Superleap; against this Character at least."""
    if has_keyword(table, attacker, SUPERLEAP) or leaps_by_word(table, attacker, card):
        return True
    if not table.card(attacker).permits >> SUPERLEAPS & 1 or not is_active(table, attacker):
        return False
    if derive(table).of[attacker].denied & SUPERLEAP:
        return False
    effect = context(table, attacker)
    for ability in table.card(attacker).abilities:
        if isinstance(ability, Permission) and ability.kind == SUPERLEAPS and ability.selector is not None:
            if ability.selector.matches(table, card, effect):
                return True
    return False


def leaps_by_word(table: Table, attacker: int, card: int) -> bool:
    """Whether a card in play gives an attacker Superleap against Characters with a designator that this one has."""
    for each in table.lingering:
        if each.kind != CHOSEN_WORD or not table.same(each.card, each.stamp) or not is_active(table, each.card):
            continue
        for ability in table.card(each.card).abilities:
            if isinstance(ability, LeapsAgainst) and has_designator(table, card, each.word):
                if ability.leapers.matches(table, attacker, context(table, each.card)):
                    return True
    return False


def current_attack(table: Table) -> Assault | None:
    """The attack under way, if there is one."""
    for procedure in table.stack:
        if isinstance(procedure, Assault):
            return procedure
    return None


def follow_the_attack(table: Table) -> None:
    """SF-28.3, SF-28.5.1, SF-28.6.6: look after an effect who has moved, ceased, or been bypassed."""
    attack = current_attack(table)
    if attack is not None and not attack.ended:
        attack.follow(table)
