"""SF-24.8: an effect resolves: its verbs act, one after the other."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.language.terms import HEALED, NO_HEAL, PLAY
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.cleanup import smoke_the_beaten
from kwoon.games.shadowfist.rules.effects import ABILITY, CEASING, HEALING, MOVING, PLAYING, RELOADING, Effect
from kwoon.games.shadowfist.rules.generating import ability_behind
from kwoon.games.shadowfist.rules.recalc import cannot
from kwoon.games.shadowfist.rules.table import NONE, Table, table_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Procedure):
    """One effect being applied; a verb that asks waits for its answer before the next one acts (SF-24.6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "effect")

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect: Effect = effect

    def advance(self, game: Game) -> None:
        table = table_of(game)
        effect = self.effect
        if effect.kind == ABILITY:
            ability = ability_behind(table, effect)
            if self.step == 0:
                forget_the_gone(effect, table)
            if ability is not None and self.step < len(ability.verbs):
                verb = ability.verbs[self.step]
                self.step += 1
                verb.act(table, effect)
                return
            table.stack.pop()
            smoke_the_beaten(table)
            return
        table.stack.pop()
        resolve_other(table, effect)


def forget_the_gone(effect: Effect, table: Table) -> None:
    """SF-24.1.3.3: a card that was picked and has changed its area since is not affected, even if it came back."""
    for place, stamps in enumerate(effect.stamps):
        picked = effect.picks[place]
        effect.picks[place] = [
            card
            for at, card in enumerate(picked)
            if at >= len(stamps) or stamps[at] == NONE or stamps[at] == table.stamps[card]
        ]
    effect.stamps = []


def resolve_other(table: Table, effect: Effect) -> None:
    """What is not an ability's: a card that was played, and the innate abilities."""
    card = effect.source
    if not table.same(card, effect.stamp) or table.zones[card] != PLAY:
        return
    if effect.kind == PLAYING:
        table.ready[card] = 1
        table.changed()
    elif effect.kind == HEALING:
        heal(table, card, 99)
    elif effect.kind == MOVING:
        table.places[card] = effect.place
        table.changed()
    elif effect.kind == CEASING:
        cease(table, effect.about)
    elif effect.kind == RELOADING:
        table.changed()


def cease(table: Table, card: int) -> None:
    """SF-28.5.1, SF-28.6.6: an attacker ceases attacking, or an interceptor ceases intercepting."""
    attack = current_attack(table)
    if attack is not None:
        attack.cease(table, card)


def heal(table: Table, card: int, amount: int) -> int:
    """SF-16: remove damage, but not what cannot be removed (SF-50.3); how much was removed."""
    if cannot(table, card, NO_HEAL):
        return 0
    removed = min(amount, table.damage[card] - table.lasting_damage[card])
    if removed > 0:
        table.damage[card] -= removed
        table.changed()
        table.happen(HEALED, card, card, table.controllers[card], removed)
    return max(0, removed)
