"""SF-28.4: Characters that an effect brings into an attack under way."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.attack.steps import may_attack
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import cannot
from kwoon.games.shadowfist.state.happenings import AttackMade, Happening, WentToAttack
from kwoon.games.shadowfist.state.table import Table, place_of, table_of
from kwoon.games.shadowfist.terms.codes import ATTACK_JOINED, NO_ATTACK, NO_TURN, PLAY, TURNED
from kwoon.games.shadowfist.terms.ids import CardId
from kwoon.games.shadowfist.terms.questions import ATTACK_TARGET


@mypyc_attr(allow_interpreted_subclasses=True)
class BringIn(Procedure):
    """One Character after the other joins; its controller says what it attacks, if an effect has split the attack.

    Some only may join: their controller can leave it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "cards", "may")

    def __init__(self, cards: list[CardId], may: bool = False) -> None:
        super().__init__()
        self.cards: list[CardId] = cards
        self.may: bool = may

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 1:
            self.step = 0
            card = self.cards.pop(0)
            if table.answer != DONE:
                join(table, card, CardId(table.answer))
            return
        if not self.cards:
            table.stack.pop()
            return
        targets = targets_of(table, self.cards[0])
        if not targets:
            self.cards.pop(0)
            return
        self.step = 1
        options = [int(target) for target in targets]
        table.ask(table.controllers[self.cards[0]], ATTACK_TARGET, [*options, DONE] if self.may else options)


def targets_of(table: Table, card: CardId) -> list[CardId]:
    """SF-28.4, SF-28.1.3: what a Character could attack if it joined now; nothing, if it cannot join at all."""
    attack = current_attack(table)
    if attack is None or not attack.can_be_joined() or table.zones[card] != PLAY or not table.is_character(card):
        return []
    if attack.is_attacking(card) or attack.is_intercepting(card) or cannot(table, card, NO_ATTACK):
        return []
    if not table.turned[card] and cannot(table, card, NO_TURN):
        return []
    attack.follow(table)
    return [target for target in attack.targets_for(table, card) if may_attack(table, card, target)]


def join(table: Table, card: CardId, target: CardId) -> None:
    """SF-28.1.4, SF-28.3: it turns and is where its target is; SF-28.4: a player who was not in the attack joins it."""
    attack = current_attack(table)
    if attack is None:
        return
    seat = table.controllers[card]
    new = seat != attack.seat and not any(each.seat == seat for each in attack.attackers)
    attack.enter_attack(table, card, target)
    turns = not table.turned[card]
    table.turn_card(card)
    table.places[card] = place_of(table, target)
    table.attack_shifted()
    if turns:
        table.happen(Happening(TURNED, card, card, seat))
    table.happen(WentToAttack(card, target, seat, turns))
    if new:
        table.happen(AttackMade(ATTACK_JOINED, target, seat, [card]))
