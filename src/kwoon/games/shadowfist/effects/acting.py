"""SF-24: what a player has chosen to do is begun."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.effects.generating import Generate, event_index
from kwoon.games.shadowfist.effects.playing import play_through
from kwoon.games.shadowfist.keywords.crisis import crisis_saving
from kwoon.games.shadowfist.keywords.influence import UseInfluence
from kwoon.games.shadowfist.lasting.texts import wear_form
from kwoon.games.shadowfist.legality.play import form_saving
from kwoon.games.shadowfist.state.effects import ABILITY, CEASING, HEALING, MOVING, PLAYING, REVEALING, Effect
from kwoon.games.shadowfist.state.permissions import PlayOn
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import EVENT
from kwoon.games.shadowfist.terms.ids import NO_CARD, SeatId
from kwoon.games.shadowfist.terms.packing import ability_of, as_state, at_crisis, card_of, what_of
from kwoon.games.shadowfist.terms.questions import (
    HEAL,
    MOVE,
    PLAY_CARD,
    REVEAL,
    USE,
    USE_INFLUENCE,
    USE_STEALTH,
    USE_TACTICS,
)

KINDS: Final = {PLAY_CARD: PLAYING, USE: ABILITY, HEAL: HEALING, MOVE: MOVING, REVEAL: REVEALING}
"""What kind of effect each action begins; all others are about attackers that cease."""


def begin_action(table: Table, seat: SeatId, code: int) -> None:
    """Start the generation of what a player has chosen to do."""
    card = card_of(code)
    what = what_of(code)
    effect = Effect(KINDS.get(what, CEASING), card, seat)
    effect.stamp = table.stamps[card]
    if what == USE and isinstance(table.card(card).abilities[ability_of(code)], PlayOn):
        play_through(table, seat, card, ability_of(code))
        return
    if what == USE_INFLUENCE:
        table.push(UseInfluence(seat, card))
        return
    if what == USE:
        effect.definition = table.definitions[card]
        effect.ability = ability_of(code)
    elif what == PLAY_CARD and table.type_of(card) == EVENT:
        effect.kind = ABILITY
        effect.definition = table.definitions[card]
        effect.ability = event_index(table, card)
    elif what == USE_TACTICS:
        effect.about = card
    elif what == USE_STEALTH:
        effect.about = NO_CARD
    generate = Generate(effect)
    if what == PLAY_CARD and as_state(code):
        generate.less = form_saving(table, card)
        wear_form(table, card)
    if what == PLAY_CARD and at_crisis(code):
        generate.less = crisis_saving(table, card)
        generate.crisis = True
    table.push(generate)
