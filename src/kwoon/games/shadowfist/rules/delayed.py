"""SF-26.4: delayed effects: what an effect has set up as it resolved, waiting for its trigger."""

from __future__ import annotations

from kwoon.games.shadowfist.language.abilities import Triggered
from kwoon.games.shadowfist.rules.effects import Delayed, Effect
from kwoon.games.shadowfist.rules.happenings import Happening
from kwoon.games.shadowfist.rules.table import Pending, Table


def set_up(table: Table, effect: Effect, verb: int, until: int) -> None:
    """Let an effect's delayed part wait; it keeps what was chosen and noted."""
    waiting = effect.clone()
    waiting.later = verb
    table.delayed.append(Delayed(waiting, until))


def look_at_delayed(table: Table, happening: Happening) -> None:
    """Those that this happening triggers are generated; who has resolved to set one up cannot be stopped."""
    from kwoon.games.shadowfist.rules.generating import ability_behind

    for waiting in table.delayed:
        effect = waiting.effect.clone()
        ability = ability_behind(table, effect)
        if not isinstance(ability, Triggered) or happening.kind not in ability.trigger.kinds():
            continue
        note = effect.note
        effect.about = happening.card
        effect.by = happening.by
        effect.whose = happening.whose
        effect.amount = happening.amount
        effect.note = happening.kind
        if ability.trigger.fires(table, effect):
            effect.note = note
            table.pending.append(Pending(effect, ability.voluntary()))
