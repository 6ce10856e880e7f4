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
from kwoon.games.shadowfist.language.numbers import ChosenX, PlayCost
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
    may_play_when,
    most_less,
    subjects_when,
    why_not_restrictions,
)
from kwoon.games.shadowfist.legality.use import event_ability, free_ways, way_out
from kwoon.games.shadowfist.standing.aids import aid_of, aid_worth, aids_for, due, to_sacrifice
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.costs import (
    cost_of,
    cost_to_play,
    face_up_reduction,
    full_cost,
    has_resources,
    power_for_text,
    reduced_by_others,
)
from kwoon.games.shadowfist.standing.derive import has_keyword, survey
from kwoon.games.shadowfist.standing.permits import texts_of
from kwoon.games.shadowfist.state.abilities import (
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
    Lingering,
)
from kwoon.games.shadowfist.state.happenings import Happening, OfEffect
from kwoon.games.shadowfist.state.permissions import PayMore, SacrificeForLess
from kwoon.games.shadowfist.state.scene import current_scene
from kwoon.games.shadowfist.state.structure import locations, open_backs
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import (
    ASIDE,
    CHARACTER,
    EFFECT_GENERATED,
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
from kwoon.games.shadowfist.terms.durations import IN_PLAY
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SPOT, NONE, CardId, EffectId, Place, Spot
from kwoon.games.shadowfist.terms.once import LIMITED_PLAYED, MOVED, note, note_by
from kwoon.games.shadowfist.terms.permission_kinds import (
    AIDS,
    CHEAPER_ITSELF,
    OWN_AID,
)
from kwoon.games.shadowfist.terms.questions import (
    FACE,
    HOW_MANY,
    PICK,
    TRIGGER,
    WHERE,
)
from kwoon.games.shadowfist.terms.reasons import OK
from kwoon.games.shadowfist.terms.timings import (
    ONCE_PER_ATTACK,
    OPEN_RESPONSE,
    RESPONSE,
)

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
ASK_COST: Final = 12
TAKE_COST: Final = 13
ASK_MORE: Final = 14
TAKE_MORE: Final = 15
ASK_AID: Final = 16
TAKE_AID: Final = 17

MOST_OFF: Final = 20
"""SF-37: more than all reductions of a card's cost together ever are."""


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
        if not has_resources(table, effect.player, card) and not table.needs_no_resources(card):
            return False
        extra = power_for_text(table, effect, ability)
        price = due(table, effect.player, card, cost_to_play(table, effect.player, card, 0))
        if price + extra > table.power[effect.player]:
            return False
        if why_not_restrictions(table, effect.player, card, table.card(card)) != OK:
            return False
    elif table.zones[card] == PLAY and not table.same(card, effect.stamp) and ability.costs:
        return False  # it has come back as another card (SF-34), which does not pay for what the first one saw
    if isinstance(ability, PlayWhen) and not may_play_when(table, effect, ability):
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
    return table.type_of(card) == EVENT and table.zones[card] in (HAND, ASIDE) and not is_delayed(table, effect)


def generation_of(table: Table, effect: Effect) -> Generate:
    """A triggered effect on its way into the scene; for a card that is played by its trigger, the playing of it."""
    ability = ability_behind(table, effect)
    if not isinstance(ability, PlayWhen):
        return Generate(effect)
    playing = Effect(PLAYING, effect.source, effect.player)
    playing.stamp = table.stamps[effect.source]
    playing.face_up = table.card(effect.source).is_site()
    generate = Generate(playing)
    generate.free = ability.free
    generate.less = ability.less
    if ability.on is not None:
        generate.on = subjects_when(table, effect, ability)
    return generate


@mypyc_attr(allow_interpreted_subclasses=True)
class Generate(Procedure):
    """One effect on its way into the scene."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step", "effect", "at", "less", "free", "at_once", "crisis", "on", "printed", "helped", "more", "aided",
    )  # fmt: skip

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
        self.on: list[CardId] = []
        """SF-25.5.1: for a State that is played when something happens: the only subjects it may have then."""
        self.printed: bool = False
        """SF-8.5: whether the card is played at its full printed cost."""
        self.helped: bool = False
        """SF-37: whether the effect of a card that its player controls plays it at less, or at no cost."""
        self.more: int = 0
        """SF-24.1.4: the additional Power that is spent for it."""
        self.aided: list[int] = []
        """What helps to pay: a card, which of its abilities, and how many counters or which card; in threes."""

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
        new.on = self.on[:]
        new.printed = self.printed
        new.helped = self.helped
        new.more = self.more
        new.aided = self.aided[:]

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
            self.to_pay(table)
        elif step == ASK_COST:
            self.ask_cost(table)
        elif step == TAKE_COST:
            self.effect.x = table.answer
            self.step = PLACING
        elif step == ASK_MORE:
            self.ask_more(table)
        elif step == TAKE_MORE:
            self.more = table.answer
            self.step = ASK_AID
        elif step == ASK_AID:
            self.ask_aid(table)
        elif step == TAKE_AID:
            self.aided[-1] = table.answer
            self.step = ASK_AID
        elif step == TAKE_ANSWER:
            self.effect.answers = EffectId(table.answer)
            self.note_answer(table)
            self.step = CHOOSING
        elif step == FACING:
            self.ask_facing(table)
        elif step == TAKE_FACING:
            self.effect.face_up = table.answer == 1
            self.to_pay(table)
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
        if effect.kind == PLAYING and not self.free and isinstance(table.card(effect.source).x, PlayCost):
            self.step = ASK_COST
        if effect.kind == ABILITY and table.face_down[effect.source]:
            reveal(table, effect.source, effect.player)
        if ability is not None and ability.timing in (RESPONSE, OPEN_RESPONSE):
            stage = current_scene(table)
            if stage is not None:
                options = effects_to_answer(table, effect.source, effect.player, ability, stage)
                self.step = TAKE_ANSWER
                table.ask(effect.player, TRIGGER, options)

    def note_answer(self, table: Table) -> None:
        """What the effect that is answered is about: its card and its player."""
        stage = current_scene(table)
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
            self.to_pay(table)
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
            cost = cost_to_play(table, effect.player, effect.source, self.less + less)
            if due(table, effect.player, effect.source, cost) <= table.power[effect.player]:
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
            options = way_out(table, card)
        elif effect.kind == CEASING and effect.about == NONE:
            options = interceptors_against(table, card)
        elif effect.kind == PLAYING:
            kind = table.type_of(card)
            if kind == CHARACTER:
                options = self.payable_places(table)
            elif kind == STATE:
                subjects = legal_subjects(table, effect.player, card, self.less)
                if not self.free:
                    subjects = affordable(table, effect.player, card, self.less, subjects)
                if self.on:
                    subjects = [each for each in subjects if each in self.on]
                options = own_first(table, effect.player, subjects)
            elif kind == SITE or kind == FENG_SHUI:
                options = [NONE, *open_backs(table, effect.player)]
        self.step = FACING
        if options:
            self.step = TAKE_PLACE
            table.ask(effect.player, WHERE, options)

    def payable_places(self, table: Table) -> list[Place]:
        """SF-25.4, SF-37: the locations at which a Character can be paid for, where that makes a difference."""
        effect = self.effect
        places = locations(table, effect.player)
        if self.free or not table.faces[effect.source].permits >> CHEAPER_ITSELF & 1:
            return places
        found: list[Place] = []
        for place in places:
            effect.spot = Spot(place)
            if due(table, effect.player, effect.source, self.price(table)) <= table.power[effect.player]:
                found.append(place)
        effect.spot = NO_SPOT
        return found or places

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
        self.to_pay(table)
        if effect.kind != PLAYING or effect.face_up or not may_face_up(table, card):
            return
        reduction = face_up_reduction(table, effect.player, card)
        self.step = TAKE_FACING
        options = [1]
        cost = cost_to_play(table, effect.player, card, self.less - reduction)
        if due(table, effect.player, card, cost) <= table.power[effect.player]:
            options = [0, 1]
        table.ask(effect.player, FACE, options)

    # --- what it costs, and what else may be paid ------------------------------------------------

    def price(self, table: Table) -> int:
        """SF-8.5, SF-37: what the card that is played costs."""
        effect = self.effect
        if self.free:
            return 0
        if self.printed:
            return full_cost(table, effect)
        less = self.less
        if effect.kind == PLAYING and not effect.face_up and may_face_up(table, effect.source):
            less -= face_up_reduction(table, effect.player, effect.source)
        return cost_of(table, effect, less)

    def is_play(self, table: Table) -> bool:
        """SF-25: whether a card is played."""
        if self.effect.kind == PLAYING:
            return True
        return is_event_play(table, self.effect) or (self.at_once and table.type_of(self.effect.source) == EVENT)

    def to_pay(self, table: Table) -> None:
        """All is chosen. Where there is more to pay with than Power, or more to pay for, it is asked first."""
        self.step = PAYING
        face = table.faces[self.effect.source]
        if face.pay_more or face.permits >> OWN_AID & 1 or survey(table).permits >> AIDS & 1:
            self.step = ASK_MORE if self.is_play(table) else PAYING

    def power_left(self, table: Table) -> int:
        """The Power that is there for the card's own cost."""
        effect = self.effect
        ability = ability_behind(table, effect)
        text = 0 if ability is None else power_for_text(table, effect, ability)
        return table.power[effect.player] - text - self.more

    def ask_cost(self, table: Table) -> None:
        """SF-48.3: the player names X, as much as can be paid with every reduction."""
        effect = self.effect
        options: list[int] = []
        for number in range(table.power[effect.player] + MOST_OFF):
            effect.x = number
            if due(table, effect.player, effect.source, self.price(table)) <= table.power[effect.player]:
                options.append(number)
        effect.x = 0
        self.step = TAKE_COST
        table.ask(effect.player, HOW_MANY, options)

    def ask_more(self, table: Table) -> None:
        """SF-24.1.4: how much additional Power is spent for what a card's text offers."""
        effect = self.effect
        self.step = ASK_AID
        most = table.faces[effect.source].pay_more
        if most and effect.kind == PLAYING:
            left = table.power[effect.player] - due(table, effect.player, effect.source, self.price(table))
            self.step = TAKE_MORE
            table.ask(effect.player, HOW_MANY, list(range(min(most, left) + 1)))

    def ask_aid(self, table: Table) -> None:
        """SF-37: what else than Power is given for the card, one thing after the other, until it can be paid."""
        effect = self.effect
        card, seat = effect.source, effect.player
        left = self.price(table) - self.aid(table)
        asked = [(self.aided[at], self.aided[at + 1]) for at in range(0, len(self.aided), 3)]
        open_aids = [each for each in aids_for(table, seat, card) if each not in asked]
        if left <= 0 or not open_aids:
            self.step = PAYING
            return
        source, index = open_aids[0]
        later = sum(aid_worth(table, seat, card, each[0], each[1]) for each in open_aids[1:])
        power = self.power_left(table)
        self.aided.extend((source, index, NONE))
        self.step = TAKE_AID
        ability = aid_of(table, source, index)
        if isinstance(ability, SacrificeForLess):
            cards: list[int] = [DONE] if left - later <= power else []
            table.ask(seat, PICK, [*cards, *to_sacrifice(table, seat, card, ability)])
            return
        counts = range(ability.most(table, source) + 1)
        numbers = [number for number in counts if left - ability.covers(number) - later <= power]
        useful = -(-left // ability.covers(1))
        table.ask(seat, HOW_MANY, [number for number in numbers if number <= useful])

    def aid(self, table: Table) -> int:
        """How much of the cost is paid with what else was given."""
        total = 0
        for at in range(0, len(self.aided), 3):
            source, index, given = CardId(self.aided[at]), self.aided[at + 1], self.aided[at + 2]
            total += aid_of(table, source, index).covers(given)
        return total

    def give_aid(self, table: Table) -> None:
        """What else is given is gone."""
        seat = self.effect.player
        for at in range(0, len(self.aided), 3):
            source, index, given = CardId(self.aided[at]), self.aided[at + 1], self.aided[at + 2]
            aid_of(table, source, index).take(table, source, index, given, seat)

    def pay_for_card(self, table: Table) -> None:
        """SF-25.1: the card is paid for and played."""
        effect = self.effect
        full = self.price(table)
        cost = max(0, full - self.aid(table))
        reduced = False
        if self.helped or not (self.free or self.printed):
            other = 1 if self.helped else reduced_by_others(table, effect)
            reduced = other > 0 and full_cost(table, effect) > 0
        self.give_aid(table)
        if effect.kind != PLAYING:
            play_event(table, effect, cost, reduced)
            return
        put_into_play(table, effect, cost + self.more, reduced)
        for ability in texts_of(table.card(effect.source), PayMore) if self.more else []:
            number = ability.grant.number.value(table, effect) * self.more
            table.let_last(Lingering(effect.source, ability.grant.kind, number, ability.grant.mask, IN_PLAY))
            table.changed()

    # --- costs, and into the scene -------------------------------------------------------------

    def pay(self, table: Table) -> None:
        """SF-24.1.4: pay; then SF-24.5.1, SF-24.5.2: place, activate, generate, trigger."""
        effect = self.effect
        table.stack.pop()
        card = effect.source
        effect.uid = EffectId(table.next_effect)
        effect.turn = table.turn
        table.spent = 0
        if table.shifts:
            keep_numbers(table, effect)
        table.next_effect += 1
        ability = ability_behind(table, effect)
        if effect.kind == PLAYING:
            self.pay_for_card(table)
        elif effect.kind == ABILITY and ability is not None:
            if ability.x is not None:
                effect.x = ability.x.value(table, effect)
            if is_event_play(table, effect) or (self.at_once and table.type_of(card) == EVENT):
                self.pay_for_card(table)
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
        table.tell_spent(card, effect.player)
        if self.crisis:
            note_crisis(table, effect.player, card)
        if self.at_once and effect.kind == PLAYING:
            table.make_ready(card)
            table.changed()
            return
        stage = current_scene(table)
        if stage is not None:
            stage.added(table, effect)
            table.notice(OfEffect(EFFECT_GENERATED, card, card, effect.player, effect.uid))
            if ability is not None and ability.choices and not isinstance(ability, Delayed):
                tell_targets(table, effect, ability)


def payable_numbers(table: Table, effect: Effect, ability: Used, x: ChosenX, less: int) -> list[int]:
    """SF-48: what a player may name as X: within its bounds, and so that all costs can be paid."""
    most = max(x.least, x.most.value(table, effect))
    price = cost_to_play(table, effect.player, effect.source, less) if is_event_play(table, effect) else 0
    price = due(table, effect.player, effect.source, price)
    found: list[int] = []
    for number in range(x.least, most + 1):
        effect.x = number
        if price + power_for_text(table, effect, ability) <= table.power[effect.player]:
            found.append(number)
    return found or [x.least]


def leaving_choices(table: Table, effect: Effect, ability: Used, options: list[int]) -> list[int]:
    """SF-24.1.3: those cards after which the choices that look back on this one can still be made."""
    at = len(effect.picks)
    if not any(choice.selector.looks_back() for choice in ability.choices[at:]):
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


def price_now(table: Table, effect: Effect) -> int:
    """SF-8.5: what the card costs that an effect plays which is being generated, with the choices so far."""
    top = table.stack[-1]
    return top.price(table) if isinstance(top, Generate) and top.effect is effect else cost_of(table, effect, 0)


def interceptors_against(table: Table, card: CardId) -> list[CardId]:
    """The Characters that intercept an attacker now."""
    attack = current_attack(table)
    return [] if attack is None else attack.sneaked_past(table, card)


def pay_innate(table: Table, effect: Effect) -> None:
    """SF-10.3: turn to heal or to move; SF-50.11: Mobility moves without turning."""
    card = effect.source
    free = effect.kind == MOVING and (
        has_keyword(table, card, MOBILITY) or Place(effect.spot) in free_ways(table, card)
    )
    if effect.kind == HEALING or (effect.kind == MOVING and not free):
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
