"""SF-38: the words of redirection: a source of damage, the card that it would hurt, the card that it hurts instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.generating import ability_behind
from kwoon.games.shadowfist.language.selectors import LISTED
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.lasting.marks import picks_cards
from kwoon.games.shadowfist.standing.attack import AttackState, current_attack
from kwoon.games.shadowfist.standing.redirection import may_go_to, may_redirect, set_signpost, signpost_for
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.effects import Effect, Signpost
from kwoon.games.shadowfist.state.scene import OPEN_SCENE, current_scene
from kwoon.games.shadowfist.state.word_kinds import Deed, Narrowed, Selector, Verb
from kwoon.games.shadowfist.terms.codes import NEEDS_STIR
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_EFFECT, NONE, CardId, EffectId, SeatId, Stamp, Zone
from kwoon.games.shadowfist.words.names import name_for

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.table import Table

OF_EFFECT: Final = 1 << 20
"""A source is written as a card, for its combat damage, or as this and the number of an effect."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SourceOfDamage(Selector):
    """SF-38.2.1, SF-38.3: an effect in the scene that inflicts damage, or a Character that is going to fight."""

    def zone(self) -> Zone:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        return [*fighters(table), *[OF_EFFECT + each.uid for each in damaging_effects(table)]]

    def named(self, table: Table, code: int) -> str:
        if code < OF_EFFECT:
            return f"the combat damage of {table.card(CardId(code)).title}, {{{table.controllers[code]}}}'s"
        source = source_and_effect(table, code)[0]
        return f"the damage of {table.card(source).title}, {{{table.controllers[source]}}}'s"

    def cards_among(self, codes: list[int]) -> list[CardId]:
        return [CardId(code) for code in codes if code < OF_EFFECT]

    def tells(self, table: Table, code: int, seat: SeatId) -> str:
        source = source_and_effect(table, code)[0]
        combat = "combat " if code < OF_EFFECT else ""
        return "" if source == NONE else f"the {combat}damage of {name_for(table, source, seat)}"

    def needs(self) -> int:
        return NEEDS_STIR

    def noun(self, many: bool) -> str:
        return "sources of damage" if many else "source of damage"


@mypyc_attr(allow_interpreted_subclasses=True)
class WouldBeHurt(Narrowed):
    """SF-38.2: a card that the chosen source is going to damage."""

    def __init__(self, cards: Selector, by: Picked) -> None:
        super().__init__(cards)
        self.by: Picked = by

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if not self.cards.matches(table, card, effect):
            return False
        hurt = self.hurt(table, effect)
        return hurt is None or card in hurt

    def shortlist(self, table: Table, effect: Effect) -> list[CardId]:
        hurt = self.hurt(table, effect)
        return table.in_play if hurt is None else [card for card in table.in_play if card in hurt]

    def hurt(self, table: Table, effect: Effect) -> list[CardId] | None:
        """What the chosen source is going to damage, or any source while none is chosen; None is any card."""
        found: list[CardId] = []
        for code in self.by.picked(effect) or SourceOfDamage().among(table, effect):
            hurt = hurt_by(table, code)
            if hurt is None:
                return None
            found.extend(hurt)
        return found

    def more(self, many: bool) -> list[str]:
        return [f"that {self.by.text()} would damage"]


@mypyc_attr(allow_interpreted_subclasses=True)
class InItsPlace(Narrowed):
    """SF-38.6: a card to which the chosen source's damage can be redirected."""

    def __init__(self, cards: Selector, source: Picked, hurt: Picked) -> None:
        super().__init__(cards)
        self.source: Picked = source
        self.hurt: Picked = hurt

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if not self.cards.matches(table, card, effect) or card in self.hurt.picked(effect):
            return False
        for code in self.source.picked(effect):
            source, which = source_and_effect(table, code)
            if not may_go_to(table, source, which, card):
                return False
        return True

    def before(self, many: bool) -> list[str]:
        if self.noun(False) not in ("card", self.hurt.choice.selector.noun(False)):
            return super().before(many)  # nobody would take it for the one that is spared
        return ["other" if many else "another", *super().before(many)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Redirect(Verb):
    """SF-38.2: set the signpost: the damage of a source, on one card, goes to another one."""

    def __init__(self, source: Picked, hurt: Picked, to: Picked) -> None:
        self.source: Picked = source
        self.hurt: Picked = hurt
        self.to: Picked = to

    def deed(self) -> Deed:
        return Deed(deeds.DEFLECTS)

    def act(self, table: Table, effect: Effect) -> None:
        stamps = effect.marks[self.source.choice.at][:]
        for code in self.source.picked(effect):
            source, which = source_and_effect(table, code)
            if source == NONE or (which == NONE and not table.same(source, Stamp(stamps.pop(0)))):
                continue
            for recipient in self.hurt.picked_cards(effect):
                for goes_to in self.to.picked_cards(effect):
                    set_signpost(table, Signpost(source, which, recipient, effect.source), goes_to)

    def text(self) -> str:
        return f"redirect all damage that {self.source.text()} inflicts on {self.hurt.text()} to {self.to.text()}"


def source_and_effect(table: Table, code: int) -> tuple[CardId, EffectId]:
    """The card that inflicts the damage (NONE if its effect is gone), and the effect; NONE for combat damage."""
    if code < OF_EFFECT:
        return CardId(code), NO_EFFECT
    for each in damaging_effects(table):
        if each.uid == code - OF_EFFECT:
            return each.source, each.uid
    return NO_CARD, NO_EFFECT


def fighters(table: Table) -> list[CardId]:
    """SF-38.3: attackers, interceptors and attacked Characters, from the declaration until they enter combat."""
    attack = current_attack(table)
    stage = current_scene(table)
    if attack is None or attack.ended or attack.in_combat or stage is None or stage.mode != OPEN_SCENE:
        return []
    found: list[CardId] = []
    for attacker in attack.attackers:
        if attacker.attacking:
            found.extend([attacker.card, *attacker.chain])
    found.extend([card for card in attack.targets() if table.is_character(card)])
    return [card for at, card in enumerate(found) if card not in found[:at] and may_redirect(table, card)]


def damaging_effects(table: Table) -> list[Effect]:
    """SF-38.2.1: the effects in the scene that inflict damage."""
    stage = current_scene(table)
    found: list[Effect] = []
    for each in [] if stage is None else stage.effects:
        ability = ability_behind(table, each)
        if ability is not None and may_redirect(table, each.source):
            if any(verb.inflicts() for verb in ability.verbs):
                found.append(each)
    return found


def hurt_by(table: Table, code: int) -> list[CardId] | None:
    """The cards that a source is going to fight, or an effect to hurt: its picks, or any card (None) without picks."""
    source, which = source_and_effect(table, code)
    signpost = signpost_for(table, source, which)
    found = [] if signpost is None else [signpost.goes_to]
    if code < OF_EFFECT:
        attack = current_attack(table)
        return found if attack is None else found + opposed_to(attack, source)
    for each in damaging_effects(table):
        ability = ability_behind(table, each)
        if each.uid == which and ability is not None:
            picked = [each.picks[at] for at, choice in enumerate(ability.choices) if picks_cards(choice)]
            return found + [CardId(card) for cards in picked for card in cards] if picked else None
    return found


def opposed_to(attack: AttackState, card: CardId) -> list[CardId]:
    """Those that are going to fight a card: attacker and target, or attacker and interceptor."""
    found: list[CardId] = []
    for attacker in attack.attackers:
        if attacker.attacking:
            against = [attacker.target, *attacker.chain]
            if attacker.card == card:
                found.extend(against)
            if card in against:
                found.append(attacker.card)
    return found
