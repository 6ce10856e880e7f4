"""SF-24.5: the generation of an effect: requirements, choices, costs; then it joins its scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.effects.entering import may_face_up, play_event, put_into_play, reveal
from kwoon.games.shadowfist.effects.ordering import arranged, own_first
from kwoon.games.shadowfist.keywords.crisis import note_crisis
from kwoon.games.shadowfist.language.numbers import ChosenX
from kwoon.games.shadowfist.lasting.marks import fix_affected, mark_picks, mark_spent
from kwoon.games.shadowfist.lasting.triggers import is_spent, spend_use
from kwoon.games.shadowfist.legality.choices import (
    can_go_on,
    candidates,
    effects_to_answer,
    is_delayed,
    why_not_choices,
)
from kwoon.games.shadowfist.legality.play import (
    affordable,
    legal_subjects,
    most_less,
    why_not_restrictions,
    why_not_site,
)
from kwoon.games.shadowfist.legality.use import destinations, event_ability
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.costs import cost_to_play, face_up_reduction, has_resources, power_for_text
from kwoon.games.shadowfist.standing.derive import has_keyword
from kwoon.games.shadowfist.state.abilities import (
    ONCE_PER_ATTACK,
    OPEN_RESPONSE,
    RESPONSE,
    TARGET,
    Choice,
    Delayed,
    Used,
)
from kwoon.games.shadowfist.state.card import X
from kwoon.games.shadowfist.state.changed_numbers import keep_numbers
from kwoon.games.shadowfist.state.delayed import PlayWhen
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
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.scene import current_stage
from kwoon.games.shadowfist.state.structure import locations, open_backs
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    EVENT,
    FENG_SHUI,
    HAND,
    MOBILITY,
    PLAY,
    SITE,
    STATE,
    STEALTH_USED,
    TACTICS_USED,
    TARGETED,
    TURNED,
    TURNED_TO_HEAL,
)
from kwoon.games.shadowfist.terms.ids import NO_CARD, NONE, CardId, Spot
from kwoon.games.shadowfist.terms.once import LIMITED_PLAYED, MOVED, note, note_by
from kwoon.games.shadowfist.terms.questions import (
    FACE,
    HOW_MANY,
    PICK,
    TRIGGER,
    WHERE,
)
from kwoon.games.shadowfist.terms.reasons import OK

BEGIN: Final = 0
CHOOSING: Final = 1
TAKE_PICK: Final = 2
PLACING: Final = 3
TAKE_PLACE: Final = 4
PAYING: Final = 5
TAKE_ANSWER: Final = 6
FACING: Final = 7
TAKE_FACING: Final = 8
ASK_LESS: Final = 9
TAKE_LESS: Final = 10
TAKE_X: Final = 11


def event_index(table: Table, card: CardId) -> int:
    """Which of an Event's abilities is what playing it does."""
    ability = event_ability(table.card(card))
    return 0 if ability is None else table.card(card).abilities.index(ability)


def ability_behind(table: Table, effect: Effect) -> Used | None:
    """The ability that an effect comes from, if it comes from one."""
    if effect.kind != ABILITY or effect.definition == NONE:
        return None
    ability = table.library[effect.definition].abilities[effect.ability]
    return ability if isinstance(ability, Used) else None


def may_generate(table: Table, effect: Effect) -> bool:
    """Whether a triggered effect can still be generated: costs, choices, resources."""
    card = effect.source
    if effect.kind == REGENERATING:
        return table.same(card, effect.stamp) and table.damage[card] > 0
    ability = ability_behind(table, effect)
    if ability is None:
        return False
    if isinstance(ability, Delayed):
        return ability.condition is None or ability.condition.holds(table, effect)
    if is_spent(table, card, effect.ability, ability):
        return False
    if table.type_of(card) == EVENT and not table.same(card, effect.stamp):
        return False  # SF-26.1.2: it was played for another of the things that happened at the same time
    if is_event_play(table, effect):
        if not has_resources(table, effect.player, card):
            return False
        extra = power_for_text(table, effect, ability)
        if cost_to_play(table, effect.player, card, 0) + extra > table.power[effect.player]:
            return False
        if why_not_restrictions(table, effect.player, card, table.card(card)) != OK:
            return False
    elif table.zones[card] == PLAY and not table.same(card, effect.stamp) and ability.costs:
        return False  # it has come back as another card (SF-34), which does not pay for what the first one saw
    if isinstance(ability, PlayWhen) and (
        table.zones[card] != HAND or why_not_site(table, effect.player, table.card(card)) != OK
    ):
        return False
    for cost in ability.costs:
        if not cost.payable(table, effect):
            return False
    if ability.condition is not None and not ability.condition.holds(table, effect):
        return False
    return why_not_choices(table, effect, ability) == OK


def is_event_play(table: Table, effect: Effect) -> bool:
    """Whether generating this effect is playing an Event: not when an Event's delayed effect comes later (SF-26.4)."""
    card = effect.source
    return table.type_of(card) == EVENT and table.zones[card] == HAND and not is_delayed(table, effect)


def generation_of(table: Table, effect: Effect) -> Generate:
    """A triggered effect on its way into the scene; for a card that is played by its trigger, the playing of it."""
    if not isinstance(ability_behind(table, effect), PlayWhen):
        return Generate(effect)
    playing = Effect(PLAYING, effect.source, effect.player)
    playing.stamp = table.stamps[effect.source]
    playing.face_up = True
    generate = Generate(playing)
    generate.free = True
    return generate


@mypyc_attr(allow_interpreted_subclasses=True)
class Generate(Procedure):
    """One effect on its way into the scene."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "effect", "at", "less", "free", "at_once", "crisis")

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect: Effect = effect
        self.at: int = 0
        """Which of the ability's choices is being made."""
        self.less: int = 0
        """By how much the card is played cheaper (SF-37)."""
        self.free: bool = False
        """Whether the cost is waived."""
        self.crisis: bool = False
        """SF-50.4: whether the card is played at its Crisis cost."""
        self.at_once: bool = False
        """SF-44.4: whether another effect that resolves plays the card, so that it does not wait in the scene."""

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Generate, bare)
        new.step = self.step
        new.effect = self.effect.clone()
        new.at = self.at
        new.less = self.less
        new.free = self.free
        new.at_once = self.at_once
        new.crisis = self.crisis

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == BEGIN:
            self.begin(table)
        elif step == CHOOSING:
            self.choose(table)
        elif step == TAKE_PICK:
            self.take_pick(table)
        elif step == PLACING:
            self.ask_place(table)
        elif step == TAKE_PLACE:
            self.take_place(table)
        elif step == ASK_LESS:
            self.ask_less(table)
        elif step == TAKE_LESS:
            self.less += table.answer
            self.effect.discount = table.answer
            self.step = PLACING
        elif step == TAKE_X:
            self.effect.x = table.answer
            self.step = PAYING
        elif step == TAKE_ANSWER:
            self.effect.answers = table.answer
            self.note_answer(table)
            self.step = CHOOSING
        elif step == FACING:
            self.ask_facing(table)
        elif step == TAKE_FACING:
            self.effect.face_up = table.answer == 1
            self.step = PAYING
        else:
            self.pay(table)

    # --- requirements --------------------------------------------------------------------------

    def begin(self, table: Table) -> None:
        """SF-24.4: a face-down Feng Shui Site is revealed to use its ability; a response finds what it answers."""
        effect = self.effect
        if is_delayed(table, effect):
            self.step = PAYING
            return
        effect.picks = []
        ability = ability_behind(table, effect)
        self.step = CHOOSING if ability is not None else PLACING
        if effect.kind == PLAYING and not self.free and most_less(table.card(effect.source)) > 0:
            self.step = ASK_LESS
        if effect.kind == ABILITY and table.face_down[effect.source]:
            reveal(table, effect.source, effect.player)
        if ability is not None and ability.timing in (RESPONSE, OPEN_RESPONSE):
            stage = current_stage(table)
            if stage is not None:
                options = effects_to_answer(table, effect.source, effect.player, ability, stage)
                self.step = TAKE_ANSWER
                table.ask(effect.player, TRIGGER, options)

    def note_answer(self, table: Table) -> None:
        """What the effect that is answered is about: its card and its player."""
        stage = current_stage(table)
        if stage is None:
            return
        for other in stage.effects + stage.past:
            if other.uid == self.effect.answers:
                self.effect.about = other.source
                self.effect.whose = other.player

    def choose(self, table: Table) -> None:
        """SF-24.1.3: identify the affected cards, one at a time."""
        effect = self.effect
        ability = ability_behind(table, effect)
        if ability is None or self.at >= len(ability.choices):
            self.step = PAYING
            if ability is not None and isinstance(ability.x, ChosenX):
                self.step = TAKE_X
                table.ask(effect.player, HOW_MANY, payable_numbers(table, effect, ability, ability.x, self.less))
            return
        choice = ability.choices[self.at]
        if len(effect.picks) <= self.at:
            effect.picks.append([])
        picked = effect.picks[self.at]
        most = choice.limit(table, effect, True)
        least = choice.limit(table, effect, False)
        if self.free and table.card(effect.source).cost == X:
            most = least  # SF-48.3.1: at no cost, X is the least that it can be
        unasked = choice.everything or choice.at_random
        if len(picked) >= most and not unasked:
            self.at += 1
            return
        options = [card for card in candidates(table, effect, choice) if choice.may_pick(table, card, picked)]
        if unasked:
            self.pick_unasked(table, choice, options, most)
            return
        options = leaving_choices(table, effect, ability, options)
        options = arranged(table, effect.player, choice.selector.zone(), options)
        if not options:
            self.at += 1
            return
        if len(picked) >= least:
            options.insert(0, DONE)
        self.step = TAKE_PICK
        table.ask(effect.player, PICK, options)

    def pick_unasked(self, table: Table, choice: Choice, options: list[int], most: int) -> None:
        """All of them, or as many as chance picks."""
        picked = self.effect.picks[self.at]
        while options and len(picked) < most:
            picked.append(options.pop(table.chance.below(len(options)) if choice.at_random else 0))
        if choice.at_random:
            table.reveals += 1
        self.at += 1

    def take_pick(self, table: Table) -> None:
        """One card is picked, or the player has enough."""
        if table.answer == DONE:
            self.at += 1
        else:
            self.effect.picks[self.at].append(table.answer)
        self.step = CHOOSING

    def ask_less(self, table: Table) -> None:
        """SF-37: by how much the player makes the card cheaper, as its text offers."""
        effect = self.effect
        options: list[int] = []
        for less in range(most_less(table.card(effect.source)) + 1):
            if cost_to_play(table, effect.player, effect.source, self.less + less) <= table.power[effect.player]:
                options.append(less)
        self.step = TAKE_LESS
        table.ask(effect.player, HOW_MANY, options)

    # --- where ---------------------------------------------------------------------------------

    def ask_place(self, table: Table) -> None:
        """SF-25.4, SF-25.5, SF-9.1.3: where a card is put; SF-13: where a Character goes."""
        effect = self.effect
        card = effect.source
        options: Sequence[int] = []
        if effect.kind == MOVING:
            options = destinations(table, card)
        elif effect.kind == CEASING and effect.about == NONE:
            options = interceptors_against(table, card)
        elif effect.kind == PLAYING:
            kind = table.type_of(card)
            if kind == CHARACTER:
                options = locations(table, effect.player)
            elif kind == STATE:
                subjects = legal_subjects(table, effect.player, card, self.less)
                if not self.free:
                    subjects = affordable(table, effect.player, card, self.less, subjects)
                options = own_first(table, effect.player, subjects)
            elif kind == SITE or kind == FENG_SHUI:
                options = [NONE, *open_backs(table, effect.player)]
        self.step = FACING
        if options:
            self.step = TAKE_PLACE
            table.ask(effect.player, WHERE, options)

    def take_place(self, table: Table) -> None:
        """The place is chosen."""
        if self.effect.kind == CEASING:
            self.effect.about = CardId(table.answer)
        else:
            self.effect.spot = Spot(table.answer)
        self.step = FACING

    def place_chosen(self, spot: Spot) -> None:
        """The card is to be played there, so nobody asks where."""
        self.effect.spot = spot
        self.step = FACING

    def ask_facing(self, table: Table) -> None:
        """SF-25.7.1: some Feng Shui Sites may be played face up instead; how may make a difference in cost."""
        effect = self.effect
        card = effect.source
        self.step = PAYING
        if effect.kind != PLAYING or not may_face_up(table, card):
            return
        reduction = face_up_reduction(table, effect.player, card)
        self.step = TAKE_FACING
        options = [1]
        if cost_to_play(table, effect.player, card, self.less - reduction) <= table.power[effect.player]:
            options = [0, 1]
        table.ask(effect.player, FACE, options)

    # --- costs, and into the scene -------------------------------------------------------------

    def pay(self, table: Table) -> None:
        """SF-24.1.4: pay; then SF-24.5.1, SF-24.5.2: place, activate, generate, trigger."""
        effect = self.effect
        table.stack.pop()
        card = effect.source
        effect.uid = table.next_effect
        effect.turn = table.turn
        if table.shifts:
            keep_numbers(table, effect)
        table.next_effect += 1
        ability = ability_behind(table, effect)
        if effect.kind == PLAYING:
            put_into_play(table, effect, self.less, self.free)
        elif effect.kind == ABILITY and ability is not None:
            if ability.x is not None:
                effect.x = ability.x.value(table, effect)
            if is_event_play(table, effect) or (self.at_once and table.type_of(card) == EVENT):
                play_event(table, effect, self.less, self.free)
                if ability.limit == ONCE_PER_ATTACK:
                    table.used_in_attack.append(note_by(LIMITED_PLAYED, table.card(card).code, effect.player))
            else:
                spend_use(table, card, effect.ability, ability)
            delayed = isinstance(ability, Delayed)
            if effect.watched == NONE and (not delayed or table.same(card, effect.stamp)):
                effect.watched = table.subjects[card]  # a State that is sacrificed still knows its subject
            if not delayed:
                mark_picks(table, effect, ability)
            for cost in ability.costs:
                cost.pay(table, effect)
            if not delayed:
                effect.stamp = table.stamps[card]
            mark_spent(table, effect, ability)
            fix_affected(table, effect, ability)
        else:
            pay_innate(table, effect)
        if self.crisis:
            note_crisis(table, effect.player, card)
        if self.at_once and effect.kind == PLAYING:
            table.ready[card] = 1
            table.changed()
            return
        stage = current_stage(table)
        if stage is not None:
            stage.added(table, effect)
            if ability is not None and ability.choices and not isinstance(ability, Delayed):
                tell_targets(table, effect, ability)


def payable_numbers(table: Table, effect: Effect, ability: Used, x: ChosenX, less: int) -> list[int]:
    """SF-48: what a player may name as X: within its bounds, and so that all costs can be paid."""
    most = max(x.least, x.most.value(table, effect))
    price = cost_to_play(table, effect.player, effect.source, less) if is_event_play(table, effect) else 0
    found: list[int] = []
    for number in range(x.least, most + 1):
        effect.x = number
        if price + power_for_text(table, effect, ability) <= table.power[effect.player]:
            found.append(number)
    return found or [x.least]


def leaving_choices(table: Table, effect: Effect, ability: Used, options: list[int]) -> list[int]:
    """SF-24.1.3: those cards after which the choices that look back on this one can still be made."""
    at = len(effect.picks)
    if not any([choice.selector.looks_back() for choice in ability.choices[at:]]):
        return options
    picked = effect.picks.pop()
    found: list[int] = []
    for card in options:
        effect.picks.append([*picked, card])
        if can_go_on(table, effect, ability):
            found.append(card)
        effect.picks.pop()
    effect.picks.append(picked)
    return found


def is_free(table: Table, effect: Effect) -> bool:
    """Whether an effect that is being generated plays its card at no cost."""
    top = table.stack[-1]
    return isinstance(top, Generate) and top.free and top.effect is effect


def interceptors_against(table: Table, card: CardId) -> list[CardId]:
    """The Characters that intercept an attacker now."""
    attack = current_attack(table)
    return [] if attack is None else attack.sneaked_past(table, card)


def pay_innate(table: Table, effect: Effect) -> None:
    """SF-10.3: turn to heal or to move; SF-50.11: Mobility moves without turning."""
    card = effect.source
    if effect.kind == HEALING or (effect.kind == MOVING and not has_keyword(table, card, MOBILITY)):
        table.turn_card(card)
        table.happen(Happening(TURNED, card, card, effect.player))
        if effect.kind == HEALING:
            table.happen(Happening(TURNED_TO_HEAL, card, card, effect.player))
    elif effect.kind == MOVING:
        table.used.append(note(MOVED, card))
    elif effect.kind == REVEALING:
        reveal(table, card, effect.player)
    elif effect.kind == CEASING:
        attack = current_attack(table)
        if effect.about == card:
            opposing = NO_CARD if attack is None else attack.opposing(card)
            table.happen(Happening(TACTICS_USED, card, opposing, effect.player))
        elif attack is not None:
            attack.stealthed.extend((card, table.stamps[card]))
            table.happen(Happening(STEALTH_USED, card, effect.about, effect.player))


def tell_targets(table: Table, effect: Effect, ability: Used) -> None:
    """SF-24.1.3: which cards in play an effect that was just generated has targeted, each once."""
    told: list[int] = []
    for at, choice in enumerate(ability.choices):
        if choice.word == TARGET and choice.selector.zone() == PLAY:
            for card in effect.picks[at]:
                if card not in told:
                    told.append(card)
                    table.happen(Happening(TARGETED, CardId(card), effect.source, effect.player))
