"""SF-24.8: an effect resolves: its verbs act, one after the other."""

from __future__ import annotations

from typing import ClassVar, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.effects.cleanup import smoke_the_beaten
from kwoon.games.shadowfist.effects.generating import ability_behind
from kwoon.games.shadowfist.language.things import This
from kwoon.games.shadowfist.lasting.marks import drop_moved, picks_cards
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import cannot
from kwoon.games.shadowfist.standing.permits import in_force
from kwoon.games.shadowfist.standing.redirection import drop_signposts
from kwoon.games.shadowfist.state.abilities import (
    Delayed,
    Triggered,
    Used,
)
from kwoon.games.shadowfist.state.effects import (
    ABILITY,
    CEASING,
    HEALING,
    MOVING,
    PLAYING,
    REGENERATING,
    Effect,
)
from kwoon.games.shadowfist.state.happenings import Healed, OfEffect
from kwoon.games.shadowfist.state.scene import current_scene
from kwoon.games.shadowfist.state.structure import is_there
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import (
    LEFT_PILE,
    NO_HEAL,
    NOT_CUMULATIVE,
    PLAY,
    SEES_DAMAGE,
    SEES_READINESS,
)
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_STAMP, CardId, Place, SeatId, Stamp
from kwoon.games.shadowfist.terms.permission_kinds import HALF_HEALING


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Procedure):
    """One effect being applied; a verb that asks waits for its answer before the next one acts (SF-24.6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "effect")

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect: Effect = effect

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Resolve, bare)
        new.step = self.step
        new.effect = self.effect.clone()

    def advance(self, game: Game) -> None:
        table = table_of(game)
        effect = self.effect
        if effect.kind == ABILITY:
            ability = ability_behind(table, effect)
            if self.step == 0 and ability is not None:
                drop_the_changed(table, effect, ability)
                if overlapped(table, effect, ability):
                    table.stack.pop()
                    return
            if self.step > 0 and not table.settled and smoke_the_beaten(table):
                return  # SF-24.8.1.1: after each part of an effect
            if ability is not None and self.step < len(ability.verbs):
                verb = ability.verbs[self.step]
                effect.verb = self.step
                self.step += 1
                verb.act(table, effect)
                return
            table.stack.pop()
            drop_signposts(table, effect.uid)
            return
        table.stack.pop()
        resolve_other(table, effect)


def overlapped(table: Table, effect: Effect, ability: Used) -> bool:
    """SF-49.4.2: of alike Not Cumulative triggered effects only the first one that resolves does anything.

    Alike are those of one title and player; a text that was copied goes by the copy's title. A text may say it of one
    effect only; SF-26.3: and those that answer different effects are not alike.
    """
    if not isinstance(ability, Triggered):
        return False
    if not ability.alone and not table.library[effect.definition].restrictions & NOT_CUMULATIVE:
        return False
    stage = current_scene(table)
    if stage is None or any(isinstance(verb.acts_on(), This) for verb in ability.verbs):
        return False  # what a card does to itself is done to another card each time
    for other in stage.past:
        if other.uid != effect.uid and other.kind == ABILITY and other.definition == effect.definition:
            if (other.ability, other.player, other.moment()) == (effect.ability, effect.player, effect.moment()):
                if (
                    other.answers == effect.answers
                    and table.card(other.source).title == table.card(effect.source).title
                ):
                    return True
    return False


def being_resolved(table: Table) -> Effect | None:
    """The effect that resolves now."""
    for at in range(len(table.stack) - 1, -1, -1):
        procedure = table.stack[at]
        if isinstance(procedure, Resolve):
            return procedure.effect
    return None


def note_left_pile(table: Table, card: CardId) -> None:
    """An effect that resolves takes a card out of a smoked pile; what pays a cost, or is just played, is not meant."""
    effect = being_resolved(table)
    if effect is not None:
        table.notice(OfEffect(LEFT_PILE, card, effect.source, effect.player, effect.uid))


def drop_the_changed(table: Table, effect: Effect, ability: Used) -> None:
    """SF-24.1.3.3: cards that have changed their area since the effect was generated are not affected any more."""
    if not effect.marks:
        return
    for at, choice in enumerate(ability.choices):
        if picks_cards(choice):
            marks = effect.marks[at]
            picked = effect.picks[at]
            effect.picks[at] = [card for place, card in enumerate(picked) if table.stamps[card] == marks[place]]
    if isinstance(ability, Delayed):
        drop_moved(table, effect, effect.marks[:-3])
    watched, by, about = effect.marks[-3:]
    if watched and not table.same(effect.watched, Stamp(watched[0])):
        effect.watched = NO_CARD
    if by and not table.same(effect.by, Stamp(by[0])):
        effect.by = NO_CARD
    if about and not table.same(effect.about, Stamp(about[0])):
        effect.about = NO_CARD
    if not table.same(effect.source, effect.stamp):
        effect.stamp = NO_STAMP


def resolve_other(table: Table, effect: Effect) -> None:
    """What is not an ability's: a card that was played, and the innate abilities."""
    card = effect.source
    if not table.same(card, effect.stamp) or table.zones[card] != PLAY:
        return
    if effect.kind == PLAYING:
        table.make_ready(card)
        if table.is_state(card) or table.is_edge(card):
            table.changed()
        else:
            table.altered(SEES_READINESS)
    elif effect.kind == HEALING or effect.kind == REGENERATING:
        heal(table, card, table.damage[card], effect.player)
    elif effect.kind == MOVING and table.controllers[card] == effect.player:
        change_location(table, card, Place(effect.spot))
    elif effect.kind == CEASING:
        cease(table, effect.about)


def change_location(table: Table, card: CardId, place: Place) -> None:
    """SF-13: a Character goes to another location; it stays if that is gone by now (SF-9.1.4.1)."""
    if not is_there(table, place):
        return
    attack = current_attack(table)
    if attack is not None:
        attack.note_move(table, card, place)
    table.put_at(card, place)


def cease(table: Table, card: CardId) -> None:
    """SF-28.5.1, SF-28.6.6: an attacker ceases attacking, or an interceptor ceases intercepting."""
    attack = current_attack(table)
    if attack is not None and not attack.is_steady(table, card):
        attack.cease(table, card)


def heal(table: Table, card: CardId, amount: int, by: SeatId) -> int:
    """SF-16: a player's effect removes damage, but not what cannot be removed (SF-50.3); how much was removed."""
    if cannot(table, card, NO_HEAL):
        return 0
    removed = min(amount, table.damage[card] - table.lasting_damage[card])
    if removed > 0 and heals_by_half(table, card):
        removed //= 2
    if removed > 0:
        table.damage[card] -= removed
        table.note_altered(SEES_DAMAGE)
        table.happen(Healed(card, by, removed))
    return max(0, removed)


def heals_by_half(table: Table, card: CardId) -> bool:
    """Whether a card in play halves what healing does for this one."""
    for source in table.in_play:
        if in_force(table, source, HALF_HEALING, card):
            return True
    return False
