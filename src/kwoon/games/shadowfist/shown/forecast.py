"""What the combats of an attack would do as it stands: nobody responds any more, and nothing else happens."""

from __future__ import annotations

from kwoon.engine.plain import Data
from kwoon.games.shadowfist.attack.combat import CLEANUP, DONE_WITH, Combat
from kwoon.games.shadowfist.attack.steps import END_SCENE, HOME, OVER
from kwoon.games.shadowfist.effects.damage import Blow, combat_damage_of, received, sent
from kwoon.games.shadowfist.standing.attack import AFTER_FIGHT, AttackState
from kwoon.games.shadowfist.standing.bypassing import has_keyword_against
from kwoon.games.shadowfist.standing.derive import body, cannot, fighting, spared
from kwoon.games.shadowfist.standing.immunity import is_hidden
from kwoon.games.shadowfist.standing.redirection import may_redirect, signpost_for
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import AMBUSH, LETHAL, PLAY, UNDYING
from kwoon.games.shadowfist.terms.ids import NO_EFFECT, CardId, SeatId


def forecast(table: Table, attack: AttackState, seat: SeatId, spots: dict[int, list[Data]]) -> list[Data]:
    """The next combat of each attacker: with the first in its way, or, for all that reach it together, with the target.

    Each combat says who attacks (`ones`), what each of them would inflict, and whether it would fall; and against whom,
    what that one would inflict in all, and whether it would fall. It is None where nobody can tell: only its own player
    knows a face-down Site, and damage that is divided falls where it is divided to (SF-30.3.1).
    """
    if not is_ahead(table, attack):
        return []
    found: list[Data] = []
    together: dict[CardId, list[CardId]] = {}
    for attacker in attack.attackers:
        if not attacker.attacking or not table.same(attacker.card, attacker.stamp):
            continue
        chain = [card for card in attacker.chain if table.zones[card] == PLAY]
        if chain:
            found.append(fight(table, [attacker.card], chain[0], seat, spots, False))
        elif table.same(attacker.target, attacker.target_stamp):
            together.setdefault(attacker.target, []).append(attacker.card)
    found.extend([fight(table, cards, target, seat, spots, True) for target, cards in together.items()])
    return found


def is_ahead(table: Table, attack: AttackState) -> bool:
    """Whether a combat is still to come: none is being cleaned up after, and the target has not been fought."""
    for procedure in table.stack:
        if isinstance(procedure, Combat):
            return not procedure.struck and procedure.step not in (CLEANUP, DONE_WITH)
    return not attack.ended and attack.step not in (AFTER_FIGHT, HOME, END_SCENE, OVER)


def fight(
    table: Table, ones: list[CardId], other: CardId, seat: SeatId, spots: dict[int, list[Data]], target: bool
) -> Data:
    """One combat: SF-30.3, with SF-50.1 (Ambush) and SF-50.9 (Lethal)."""
    hidden = table.face_down[other] == 1
    deals = [sent_by(table, card, other) if hidden else blow_of(table, card, other) for card in ones]
    beaten: bool | None = None if hidden else falls(table, other, ones, deals)
    ambush = not hidden and table.is_character(other) and all([is_ambush(table, card, other) for card in ones])
    takes = 0
    fallen: list[Data] = [False] * len(ones)
    if table.is_character(other) and not (ambush and beaten):
        if len(ones) == 1:
            takes = blow_of(table, other, ones[0])
            fallen = [falls(table, ones[0], [other], [takes])]
        else:
            takes = combat_damage_of(table, other)
            fallen = [None if takes else False] * len(ones)
    if hidden and table.controllers[other] == seat:
        beaten = sum(deals) >= body(table, other)
    return {
        "target": target,
        "ones": [spots.get(card) for card in ones],
        "deals": list(deals),
        "ones_fall": fallen,
        "other": spots.get(other),
        "takes": takes,
        "other_falls": beaten,
        "ambush": ambush,
    }


def is_ambush(table: Table, one: CardId, other: CardId) -> bool:
    """SF-50.1: whether an attacker inflicts its damage on a Character first."""
    return has_keyword_against(table, one, AMBUSH, other) and not spared(table, other, AMBUSH)


def sent_by(table: Table, card: CardId, other: CardId) -> int:
    """What a card would inflict on one that lies face down, whatever that is."""
    if is_redirected(table, card, other):
        return 0
    return sent(table, Blow(card, other, combat_damage_of(table, card), True))


def blow_of(table: Table, card: CardId, other: CardId) -> int:
    """SF-29.7: what would arrive of a card's combat damage."""
    if is_redirected(table, card, other):
        return 0
    blow = Blow(card, other, combat_damage_of(table, card, other), True)
    blow.amount = sent(table, blow)
    return max(0, received(table, blow)) if blow.amount else 0


def is_redirected(table: Table, card: CardId, other: CardId) -> bool:
    """SF-38.1: whether this damage would go to something else; the view tells where."""
    signpost = signpost_for(table, card, NO_EFFECT)
    if signpost is None or signpost.recipient != other or not may_redirect(table, card):
        return False
    return table.same(other, signpost.recipient_stamp)


def falls(table: Table, card: CardId, hitters: list[CardId], amounts: list[int]) -> bool:
    """SF-30.3.3, SF-50.9: whether so much combat damage takes a card's last Fighting or Body."""
    total = sum(amounts)
    if total == 0:
        return False
    if not table.is_character(card):
        return body(table, card) <= total
    for at, hitter in enumerate(hitters):
        if amounts[at] and has_keyword_against(table, hitter, LETHAL, card) and not is_hidden(table, card, hitter):
            return True
    return fighting(table, card) <= total and not cannot(table, card, UNDYING)
