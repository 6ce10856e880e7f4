"""SF-26: triggered effects. What happens is shown to every ability that may wait for it; those that do are pending."""

from __future__ import annotations

from kwoon.games.shadowfist.lasting.expiry import still_watches
from kwoon.games.shadowfist.lasting.marks import drop_moved
from kwoon.games.shadowfist.standing.derive import NO_CARDS_AT_ALL, is_active, still_maintained
from kwoon.games.shadowfist.state.abilities import (
    Delayed,
    Triggered,
    Used,
)
from kwoon.games.shadowfist.state.delayed import Immediate
from kwoon.games.shadowfist.state.effects import (
    ABILITY,
    Effect,
    Waiting,
)
from kwoon.games.shadowfist.state.happenings import Happening, OfEffect
from kwoon.games.shadowfist.state.table import Pending, Table
from kwoon.games.shadowfist.terms.codes import ASIDE, ENTERED, EVENT, HAND, PLAY, PLAYED, SMOKED
from kwoon.games.shadowfist.terms.durations import MAINTAINED
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId, Zone, all_seats
from kwoon.games.shadowfist.terms.once import ability_note
from kwoon.games.shadowfist.terms.timings import (
    ONCE_PER_ATTACK,
    ONCE_PER_TURN,
    ONE_PER_TURN,
    TWICE_PER_TURN,
)


def look_for_triggers(table: Table, happening: Happening) -> None:
    """SF-26.1.4: every triggered effect whose trigger this is will be generated: now, or in the next scene."""
    bit = 1 << happening.kind
    if not listened(table) & bit and not table.delayed:
        return
    for card in those_in_play(table, bit):
        if is_active(table, card) or is_entering(table, card, happening):
            look_at_card(table, card, PLAY, happening, False)
        elif table.face_down[card] and not table.blanks[card]:
            look_at_card(table, card, PLAY, happening, True)
    if table.listened_in_piles & bit:
        look_in_piles(table, happening, bit)
    for waiting in table.delayed:
        look_at_waiting(table, waiting, happening)


def those_in_play(table: Table, bit: int) -> list[CardId]:
    """The cards in play that wait for it, in their order; kept with what the cards are known to be."""
    known = table.derived
    if known is not None and not known.awaited & bit:
        return NO_CARDS_AT_ALL
    found = None if known is None else known.waiting.get(bit)
    if found is None:
        found = [card for card in table.in_play if table.faces[card].trigger_mask & bit]
        if known is not None:
            known.waiting[bit] = found
    return found


def look_in_piles(table: Table, happening: Happening, bit: int) -> None:
    """The cards in hands and smoked piles that wait for it, of everyone who is still in the game."""
    faces = table.faces
    waiting = those_waiting(table, bit)
    if not waiting:
        return
    if len(waiting) == 1 and table.zones[waiting[0]] == HAND:
        card = waiting[0]
        if not table.eliminated[table.owners[card]] and faces[card].hand_mask & bit:
            look_at_card(table, card, HAND, happening, True)
        return
    if len(waiting) == 1 and table.zones[waiting[0]] == SMOKED:
        card = waiting[0]
        if not table.eliminated[table.owners[card]] and faces[card].pile_mask & bit:
            look_at_card(table, card, SMOKED, happening, False)
        return
    for seat in all_seats(table.seats):
        if table.eliminated[seat]:
            continue
        for card in table.hands[seat]:
            if faces[card].hand_mask & bit:
                look_at_card(table, card, HAND, happening, True)
        for held in table.held_by(seat) if table.lingering else []:
            if faces[held.card].hand_mask & bit:
                look_at_card(table, held.card, HAND, happening, True)
        for card in table.smoked[seat]:
            if faces[card].pile_mask & bit:
                look_at_card(table, card, SMOKED, happening, False)


def those_waiting(table: Table, bit: int) -> list[CardId]:
    """The cards that wait for it in a hand, in a smoked pile or before a player: few do, and they are soon found."""
    listening = table.listening.get(bit)
    if listening is None:
        listening = [card for card in table.listening[0] if masks_in_piles(table, card) & bit]
        table.listening[bit] = listening
    found = NO_CARDS_AT_ALL
    for card in listening:
        zone = table.zones[card]
        if zone == HAND or zone == SMOKED or zone == ASIDE:
            found = [*found, card]
    return found


def masks_in_piles(table: Table, card: CardId) -> int:
    """The happenings that a card waits for in a hand or a smoked pile, as bits."""
    return table.faces[card].hand_mask | table.faces[card].pile_mask


def listened(table: Table) -> int:
    """The happenings that any card of the game waits for, as bits: all others trigger nothing."""
    if table.listeners is not table.definitions:
        table.listeners = table.definitions
        table.listened = 0
        table.listened_in_piles = 0
        listening: list[CardId] = []
        for card, number in enumerate(table.definitions):
            definition = table.library[number]
            if definition.hand_mask | definition.pile_mask:
                table.listened_in_piles |= definition.hand_mask | definition.pile_mask
                listening.append(CardId(card))
            table.listened |= definition.trigger_mask
        table.listened |= table.listened_in_piles
        table.listening = {0: listening}
    return table.listened


def awaits(table: Table, kind: int) -> bool:
    """Whether a card in play, or one in a hand or a smoked pile of any game, waits for such a happening."""
    known = table.derived
    return known is None or (known.awaited | table.listened_in_piles) >> kind & 1 == 1


def is_entering(table: Table, card: CardId, happening: Happening) -> bool:
    """SF-24.5.2, SF-25.5, SF-25.6: a State's or an Edge's own entering triggers before its other text is active."""
    return happening.card == card and happening.kind in (ENTERED, PLAYED) and not table.blanks[card]


def look_at_waiting(table: Table, waiting: Waiting, happening: Happening) -> None:
    """SF-26.4: a delayed effect whose moment this may be; it keeps its choices, and what its parent has noted."""
    parent = waiting.effect
    ability = table.library[parent.definition].abilities[parent.ability]
    if not isinstance(ability, Delayed) or not ability.waits_for >> happening.kind & 1:
        return
    if waiting.times == 0 or table.eliminated[parent.player] or not still_watches(table, waiting):
        return
    if waiting.until == MAINTAINED and not still_maintained(table, parent.source, waiting.source_stamp):
        return
    effect = parent.clone()
    drop_moved(table, effect, effect.marks)
    tell(effect, happening)
    if ability.trigger.fires(table, effect):
        waiting.times -= 1 if waiting.times > 0 else 0
        table.pending.append(Pending(effect, ability.voluntary()))


def effect_about(table: Table, card: CardId, seat: SeatId, happening: Happening) -> Effect:
    """An effect of a card's that knows what has happened."""
    effect = Effect(ABILITY, card, seat)
    effect.stamp = table.stamps[card]
    tell(effect, happening)
    return effect


def tell(effect: Effect, happening: Happening) -> None:
    """Let an effect know what has happened."""
    effect.about = happening.card
    effect.by = happening.by
    effect.whose = happening.whose
    effect.happening = happening
    if isinstance(happening, OfEffect):
        effect.answers = happening.effect


def look_at_card(table: Table, card: CardId, zone: Zone, happening: Happening, voluntary: bool, first: int = 0) -> None:
    """Those of a card's triggered abilities that wait for this; from one on, if only copied ones are new to it."""
    definition = table.card(card)
    for index, ability in enumerate(definition.abilities):
        if index < first:
            continue
        if not isinstance(ability, Triggered) or not ability.waits_for >> happening.kind & 1:
            continue
        where = HAND if definition.type == EVENT and ability.zone == PLAY else ability.zone
        if isinstance(ability, Delayed) or where != zone:
            continue
        if is_spent(table, card, index, ability):
            continue
        whose = table.owners[card] if zone == SMOKED else table.controllers[card]
        effect = effect_about(table, card, whose, happening)
        effect.definition = table.definitions[card]
        effect.ability = index
        effect.watched = table.subjects[card]
        if not ability.trigger.fires(table, effect):
            continue
        if isinstance(ability, Immediate) and ability.choices:
            table.generate(effect)  # SF-24.5.2: immediately, before anything is recalculated
            continue
        if isinstance(ability, Immediate):
            for verb in ability.verbs:
                verb.act(table, effect)
            continue
        pending = Pending(effect, voluntary or ability.voluntary())
        pending.hidden = table.face_down[card] == 1
        table.pending.append(pending)


def first_pending(table: Table, seat: SeatId) -> int:
    """The place of the first triggered effect that waits for a player."""
    for at, pending in enumerate(table.pending):
        if pending.effect.player == seat:
            return at
    return NONE


def let_first_go(table: Table, seat: SeatId) -> None:
    """A player does not generate the first effect that waits, nor what an alike card in the hand would do the same."""
    first = table.pending[first_pending(table, seat)].effect
    held = table.zones[first.source] == HAND
    table.pending = [
        each
        for each in table.pending
        if each.effect is not first and not (held and same_answer(table, first, each.effect))
    ]


def alike_once(table: Table, places: list[int]) -> list[int]:
    """Some of the triggered effects that wait, those of alike cards in a hand for the same thing only once."""
    found: list[int] = []
    for at in places:
        effect = table.pending[at].effect
        if table.zones[effect.source] != HAND or not any(
            same_answer(table, effect, table.pending[other].effect) for other in found
        ):
            found.append(at)
    return found


def same_answer(table: Table, one: Effect, other: Effect) -> bool:
    """Whether two effects are those of alike cards in one hand, for the same happening."""
    if one.definition != other.definition or one.ability != other.ability or table.zones[other.source] != HAND:
        return False
    if one.player != other.player:
        return False
    return one.happening is not None and other.happening is not None and one.happening.same(other.happening)


def is_spent(table: Table, card: CardId, index: int, ability: Used) -> bool:
    """Whether a once-per-turn or once-per-attack ability has been used."""
    if ability.limit == ONCE_PER_TURN:
        return ability_note(card, index) in table.used
    if ability.limit == TWICE_PER_TURN:
        return table.used.count(ability_note(card, index)) >= 2
    if ability.limit == ONCE_PER_ATTACK:
        return ability_note(card, index) in table.used_in_attack
    if ability.limit == ONE_PER_TURN:
        return any(ability_note(card, other) in table.used for other in sharing(table, card))
    return False


def sharing(table: Table, card: CardId) -> list[int]:
    """The abilities of a card of which one can be used in a turn."""
    abilities = table.card(card).abilities
    return [at for at, other in enumerate(abilities) if isinstance(other, Used) and other.limit == ONE_PER_TURN]


def spend_use(table: Table, card: CardId, index: int, ability: Used) -> None:
    """Note the use of a limited ability."""
    if ability.limit in (ONCE_PER_TURN, TWICE_PER_TURN, ONE_PER_TURN):
        table.used.append(ability_note(card, index))
    elif ability.limit == ONCE_PER_ATTACK:
        table.used_in_attack.append(ability_note(card, index))
