"""What a question follows from: what has happened, what is being answered."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.attack.interception import Interception
from kwoon.games.shadowfist.effects.generating import ability_behind
from kwoon.games.shadowfist.shown.story import SENTENCES
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.abilities import Delayed
from kwoon.games.shadowfist.state.effects import (
    ABILITY,
    CEASING,
    HEALING,
    MOVING,
    PLAYING,
    REGENERATING,
    REVEALING,
    Effect,
)
from kwoon.games.shadowfist.state.happenings import is_combat_damage
from kwoon.games.shadowfist.state.scene import AUCTION_SCENE, CLOSED, START_SCENE, SceneState
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import codes as t
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId
from kwoon.games.shadowfist.words.names import aimed, effect_words, located, owned

OR_PASS: Final = "play an effect, or pass?"


def happened_words(table: Table, effect: Effect, seat: SeatId) -> str:
    """What a triggered effect was triggered by, for a seat: what happened to what, and by whom; or nothing."""
    ability = ability_behind(table, effect)
    if effect.kind != ABILITY or ability is None or isinstance(ability, Delayed) or effect.about == effect.source:
        return ""
    card = "" if effect.about == NONE else told(table, effect.about, seat)
    by = "" if effect.by == NONE else told(table, effect.by, seat)
    who = f"{{{effect.whose}}}" if effect.whose >= 0 else "someone"
    happening = effect.happening
    if happening is None:
        return ""
    if happening.kind in (t.DAMAGED, t.HURT):
        kind = "combat damage" if is_combat_damage(happening) else "damage"
        return f"{card} takes {happening.number()} {kind}{f' from {by}' if by else ''}"
    words = SENTENCES.get(happening.kind, "")
    if happening.kind == t.BURNED_SITE:
        words = "{seat} burns {card}"
    if not words or ("{card}" in words and not card):
        return ""
    words = words.replace("{card}", card).replace("{by}", by or "someone")
    return words.replace("{seat}", who).replace("{amount}", str(happening.number())).strip("— ")


def told(table: Table, card: CardId, seat: SeatId) -> str:
    """A card that something happened to; one that is in a hand or a deck by now is not named (SF-9.2.2)."""
    if table.zones[card] in (t.HAND, t.DECK) and table.owners[card] != seat:
        return f"a card of {{{table.owners[card]}}}'s"
    return owned(table, card, seat)


def act_prompt(table: Table, stage: SceneState, seat: SeatId) -> str:
    """SF-23.3: what can be answered now, or at which moment of the turn or the attack a scene can be started."""
    if stage.effects:
        return f"{effect_told(table, stage.effects[-1], seat)}: answer it, or pass?"
    if stage.past:
        effect = stage.past[-1]
        return f"{{{effect.player}}}'s {aimed(table, effect, seat)} has resolved: {OR_PASS}"
    moment = scene_moment(table, stage, seat)
    return f"{moment}: {OR_PASS}"


def effect_told(table: Table, effect: Effect, seat: SeatId) -> str:
    """An effect that waits: who does what, with which card."""
    name = aimed(table, effect, seat)
    if effect.kind == PLAYING:
        return f"{{{effect.player}}} plays {name}"
    if effect.kind in (HEALING, MOVING, REVEALING, REGENERATING):
        return f"{{{effect.player}}}'s {name} {effect_words(table, effect, seat)}"
    if effect.kind == CEASING:
        return f"{{{effect.player}}}'s {name} uses {effect_words(table, effect, seat)}"
    return f"{{{effect.player}}}'s {name}"


def scene_moment(table: Table, stage: SceneState, seat: SeatId) -> str:
    """When a scene in which nothing was played yet is."""
    attack = current_attack(table)
    if stage.mode == AUCTION_SCENE:
        return "After a bid or a pass"
    if stage.mode == START_SCENE:
        return f"{{{table.active}}}'s turn starts"
    if stage.declared == t.END_DECLARED:
        return f"{{{table.active}}} ends the turn"
    if attack is None or attack.target == NONE:
        return "The end of the turn" if stage.mode == CLOSED else "The Main Shot"
    gone = table.zones[attack.target] != t.PLAY
    target = "a card that is gone" if gone else located(table, attack.target, seat)
    if stage.declared == t.ATTACK_DECLARED:
        return f"{{{attack.seat}}} attacks {target}"
    if stage.declared == t.ATTACK_JOINED:
        return f"The attack on {target} was joined"
    if stage.declared == t.INTERCEPTED:
        return f"{{{attack.intercepting_seat}}} intercepts"
    return attack_moment(table, stage, target)


def attack_moment(table: Table, stage: SceneState, target: str) -> str:
    """A scene of an attack that follows no declaration."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Combat):
            return "After the combat" if stage.mode == CLOSED else "Before the combat"
        if isinstance(procedure, Interception):
            return f"Before {{{procedure.seat}}} intercepts"
    return f"The attack on {target} is over"
