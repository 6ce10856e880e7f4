"""SF-24.5.5: recalculation. What the cards in play are now, derived from what is printed and all that changes it."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.state.abilities import (
    BODY,
    BOLD,
    BOLD_NUMBERS,
    BOLD_PLACES,
    CANNOT,
    COMBAT_DAMAGE,
    DAMAGE_DEALT,
    DAMAGE_TAKEN,
    DENIED,
    DESIGNATOR,
    FIGHTING,
    IMMUNITY,
    INFLUENCE,
    KEYWORDS,
    PRINTED_FIGHTING,
    SPARED,
    TITLE_BODY,
    TOUGHNESS,
    Continuous,
    Used,
)
from kwoon.games.shadowfist.state.card import Card, X
from kwoon.games.shadowfist.state.effects import (
    ABILITY,
    LOST_WORD,
    Effect,
)
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.values import Derived, Holding, Standing, Survey, Values
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    EDGE,
    FENG_SHUI,
    NO_RESOURCES,
    NOT_CUMULATIVE,
    PLAY,
    RESOURCES,
    SEES_ATTACKS,
    SEES_EVERYTHING,
    SEES_GIFTS,
    SEES_POOLS,
    SEES_POWER,
    SEES_READINESS,
    SEES_VALUES,
    SEES_WORDS,
    SITE,
    SMOKED,
    STATE,
    TYPE_NAMES,
    UNIQUE,
)
from kwoon.games.shadowfist.terms.durations import MAINTAINED
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId, Stamp, all_seats
from kwoon.games.shadowfist.terms.packing import action
from kwoon.games.shadowfist.terms.permission_kinds import (
    AIDS,
    CHEAPER_HERE,
    COST_REDUCTION,
    NEXT_ON_SUBJECT,
)
from kwoon.games.shadowfist.terms.questions import MOVE, USE

ROUNDS: Final = 4
"""How often continuous abilities that look at each other are gone through before we call it settled: so often at
least, and once more than there are of them, which settles the longest chain. What is never settled is a paradox."""
CHEAPENING: Final = 1 << COST_REDUCTION | 1 << CHEAPER_HERE | 1 << NEXT_ON_SUBJECT | 1 << AIDS
"""SF-37: the permissions by which a card in play makes others cheaper."""
EVERY_SEAT: Final = -1
"""All seats, as bits."""
NO_CARDS_AT_ALL: Final[list[CardId]] = []
NO_VALUES: Final[list[int]] = []
NONE_STAND: Final[list[Standing]] = []
NOTHING: Final = Values()
"""The values of a card that is not in play."""


def is_active(table: Table, card: CardId) -> bool:
    """SF-24.5.1, SF-26.1.3: whether a card's rules text counts now."""
    if table.zones[card] != PLAY or table.blanks[card] or table.face_down[card]:
        return False
    kind = table.faces[card].type
    if kind == STATE or kind == EDGE:
        return table.ready[card] == 1
    return True


def derive(table: Table) -> Derived:
    """What the cards are now; kept until something changes.

    After a change that brings, takes and turns over no card (`Table.doubt`), only the texts that look at what has
    changed are gone through again; all the others are as they were known to stand.
    """
    known = table.derived
    changed = table.doubt
    again = NONE_STAND
    if known is not None:
        if table.power_moved and known.power is not None:
            if same_numbers(known.power, table.power):
                table.power_moved = False
            else:
                changed |= SEES_POWER
        if not changed:
            known.looked = True
            return known
        again = as_they_stand(table, known, changed)
        if again is known.stands:
            known.looked = True
            if table.wary:
                compare_with_afresh(table, known)
            return known
    table.doubt = 0
    before = NONE_STAND
    if known is None or not known.plain:
        known = None
        again = NONE_STAND
        base = gather(table)
    else:
        base = gather_again(table, known)
        before = known.stands
    base.watches = base.depends
    if base.guards or base.counts_fighting:  # then any change calls for another look at who is beaten
        base.watches = SEES_EVERYTHING
    base.depends |= base.guards_see
    overlaps = lingering_grants(table, base)
    in_attack = base.watches & SEES_ATTACKS != 0 and table.attack_is_on()
    if known is not None:
        changed |= SEES_VALUES
        if in_attack or known.in_attack:
            changed |= SEES_ATTACKS
        if known.words or base.words:
            changed |= SEES_WORDS
        if (known.forbidden | base.forbidden) & NO_RESOURCES:
            changed |= SEES_POOLS
    if again and not all_seen(again) & (SEES_VALUES | SEES_WORDS | SEES_POOLS):
        settled = with_all(table, base, again, overlaps)
    else:
        settled = settle(table, base, before, changed, overlaps) if base.sources else base
    settled.watches = base.watches
    settled.depends = base.depends | SEES_GIFTS
    if in_attack:
        settled.watches = SEES_EVERYTHING
        settled.depends = SEES_EVERYTHING
        settled.in_attack = True
    if not base.plain or base.counts_fighting:
        settled.checkable = False
    if base.depends & SEES_POWER or base.counts_fighting:
        settled.power = table.power[:]
        table.power_moved = False
    settled.survey = None  # someone may have asked while it was not yet settled
    if known is not None:
        if not known.words and not settled.words:
            settled.survey = known.survey
        if not (known.forbidden | settled.forbidden) & NO_RESOURCES:
            settled.pools = known.pools
    table.derived = settled
    if table.wary and known is not None:
        compare_with_afresh(table, settled)
    return settled


def same_numbers(one: list[int], other: list[int]) -> bool:
    """Whether two lists of the same length have the same numbers."""
    for at in range(len(one)):
        if one[at] != other[at]:
            return False
    return True


def compare_with_afresh(table: Table, kept: Derived) -> None:
    """What was derived with the help of what was known before must be what is derived from nothing; for tests."""
    table.wary = False
    table.derived = None
    afresh = derive(table)
    for card in table.in_play:
        if not kept.of[card].same_as(afresh.of[card]):
            raise AssertionError(f"{table.faces[card].title} is not what it would be if it were derived anew")
    if kept.words != afresh.words:
        raise AssertionError("designators that cards have gained are not what they would be if derived anew")
    if [stand.card for stand in kept.stands] != [stand.card for stand in afresh.stands]:
        raise AssertionError("not the texts count that would count if it were derived anew")
    table.derived = kept
    table.wary = True


def any_immunity_given(table: Table) -> bool:
    """SF-40: whether an effect has made any card immune for a while: `given` has all derived anew for that."""
    for each in table.lingering:
        if each.kind == IMMUNITY:
            return True
    return False


def gather(table: Table) -> Derived:
    """Go through the cards in play: what they are by what is printed on them, whose and of which type they are."""
    base = Derived([NOTHING] * len(table.definitions))
    base.immunity_given = any_immunity_given(table)
    table.derived = base
    faces = table.faces
    if table.some_immune:
        base.guards = [card for card in table.in_play if faces[card].immune and is_active(table, card)]
        for card in base.guards:
            base.guards_see |= SEES_READINESS | faces[card].immune_watches
            if faces[card].keeps_off_targeting:
                base.off_limits = True
            if faces[card].makes_immune:
                base.makes_immune = True
    of = base.of
    awaited = 0
    by_type: list[list[CardId]] = [[] for _ in TYPE_NAMES]
    by_seat: list[list[CardId]] = [[] for _ in range(table.seats)]
    for card in table.in_play:
        definition = faces[card]
        seat = table.controllers[card]
        by_type[definition.type].append(card)
        by_seat[seat].append(card)
        if definition.type == SITE or definition.type == FENG_SHUI:
            base.sites.append(card)
        if table.face_down[card]:
            base.hidden.append(card)
            of[card] = definition.blank
        else:
            of[card] = definition.blank if table.blanks[card] else definition.values
        if definition.influence > 0:
            base.influential |= 1 << seat
        awaited |= definition.trigger_mask
        if definition.continuous and is_active(table, card):
            base.sources.append(card)
            base.depends |= definition.watches
        if definition.never_plain:
            base.plain = False
            base.depends = SEES_EVERYTHING
        if definition.counts_fighting:
            count_fighting(table, base, card, definition)
    sites = [0] * table.seats
    for card in by_type[FENG_SHUI]:
        seat = table.controllers[card]
        sites[seat] = sites[seat] + 1
    base.feng_shui = sites
    base.awaited = awaited
    base.by_type = by_type
    base.by_seat = by_seat
    base.texts_depend = base.depends
    return base


def gather_again(table: Table, ground: Derived) -> Derived:
    """The same, where no card has come, gone or been turned over, no text begun to count, since then."""
    base = Derived([NOTHING] * len(table.definitions))
    base.immunity_given = any_immunity_given(table)
    table.derived = base
    base.stand_on(ground)
    base.depends = base.texts_depend
    of = base.of
    for card in table.in_play:
        definition = table.faces[card]
        of[card] = definition.blank if table.face_down[card] or table.blanks[card] else definition.values
        if definition.counts_fighting:
            count_fighting(table, base, card, definition)
    return base


def count_fighting(table: Table, base: Derived, card: CardId, definition: Card) -> None:
    """SF-8.7: what a printed X is now, and what that depends on; on more than words say if it looks at other cards."""
    base.counts_fighting = True
    base.looked = base.looked_at_words = base.looked_at_pools = False
    values = base.gaining(card)
    values.printed = values.fighting = printed_fighting(table, card, definition)
    if definition.x is not None:
        base.depends |= definition.x.looks_at()
    if base.looked or base.looked_at_words or base.looked_at_pools:
        base.plain = False
        base.depends = SEES_EVERYTHING


def survey(table: Table) -> Survey:
    """What lies where; kept with what is derived, until something changes."""
    known = table.derived
    if known is None or table.doubt:
        known = derive(table)
    found = known.survey
    if found is None:
        found = look_round(table, known)
        known.survey = found
    return found


def look_round(table: Table, derived: Derived) -> Survey:
    """Put together what each player's cards in play have in their texts, and look into the smoked piles.

    Whose cards are the same as when this was last done, the same way up, has the same Holding: see there.
    """
    cards, face_down = derived.by_seat, derived.hidden
    if not cards:  # someone asks while they are gone through for the first time
        cards = [table.controlled(seat) for seat in all_seats(table.seats)]
        face_down = [card for card in table.in_play if table.face_down[card]]
    hidden: list[list[CardId]] = [[] for _ in cards]
    for card in face_down:
        hidden[table.controllers[card]].append(card)
    known = table.surveyed
    if known is not None and known.of_faces is not table.faces:
        known = None
    holdings: list[Holding] = []
    for seat, mine in enumerate(cards):
        if known is not None and known.of_cards[seat] == mine and known.of_hidden[seat] == hidden[seat]:
            holdings.append(known.holdings[seat])
        else:
            holdings.append(holding_of(table, mine))
    found = Survey(holdings)
    found.of_cards = cards
    found.of_hidden = hidden
    found.of_faces = table.faces
    unique: list[str] = []
    for seat, holding in enumerate(holdings):
        found.types |= holding.types
        found.restrictions |= holding.restrictions
        found.permits |= holding.permits
        if holding.cheapens:
            found.cheapens |= 1 << seat
        if holding.for_others:
            found.for_others.append(-1 - seat)
            found.for_others.extend(holding.for_others)
        for title in holding.unique:
            if title in unique:
                found.rivals = True
            unique.append(title)
    found.buried = buried(table)
    table.surveyed = found
    return found


def buried(table: Table) -> list[list[CardId]]:
    """The cards of each smoked pile that may offer something to do, in their order; nothing at all if none do."""
    found: list[list[CardId]] = []
    for card in table.pile_users:
        if table.zones[card] == SMOKED:
            if not found:
                found = [[] for _ in table.smoked]
            found[table.owners[card]].append(card)
    for seat, mine in enumerate(found):
        if len(mine) > 1:
            found[seat] = [each for each in table.smoked[seat] if table.faces[each].from_pile]
    return found


def holding_of(table: Table, cards: list[CardId]) -> Holding:
    """What some cards in play have in their texts."""
    found = Holding()
    for card in cards:
        definition = table.faces[card]
        down = table.face_down[card] == 1
        found.types |= 1 << definition.type
        found.permits |= definition.permits
        if definition.permits & CHEAPENING:
            found.cheapens = True
        found.restrictions |= definition.restrictions
        if definition.restrictions & UNIQUE and not down:
            found.unique.append(definition.counts_as())
        if definition.has_opponents_abilities and not down:
            for index, ability in enumerate(definition.abilities):
                if isinstance(ability, Used) and ability.opponents:
                    found.for_others.append(action(USE, card, index))
        found.used_when |= definition.used_when
        uses = [action(USE, card, index) for index in definition.uses]
        found.offers.extend(uses)
        found.speaking.extend(uses)
        if definition.type == CHARACTER or down or definition.influence > 0:
            found.offers.append(action(MOVE, card, 0))
            if down or definition.attacks_out_of_turn:
                found.speaking.append(action(MOVE, card, 0))
    return found


def cards_of(table: Table, seat: SeatId) -> list[CardId]:
    """SF-35: the cards in play that a player controls, in their order."""
    known = table.derived
    return table.controlled(seat) if known is None or not known.by_seat else known.by_seat[seat]


def of_type(table: Table, kind: int) -> list[CardId]:
    """SF-7: the cards in play of a type, in their order."""
    known = table.derived
    if known is None or not known.by_type:
        return [card for card in table.in_play if table.faces[card].type == kind]
    return known.by_type[kind]


def printed_fighting(table: Table, card: CardId, definition: Card) -> int:
    """SF-8.7; a printed X is defined by the text, and zero while that is blanked (SF-48.1)."""
    if definition.fighting != X:
        return definition.fighting
    if definition.x is None or table.blanks[card]:
        return 0
    return definition.x.value(table, context(table, card))


def context(table: Table, card: CardId) -> Effect:
    """A card's abilities as seen from the card: itself, and its controller."""
    effect = Effect(ABILITY, card, table.controllers[card])
    effect.stamp = table.stamps[card]
    return effect


def seen_from(table: Table, effect: Effect, card: CardId) -> Effect:
    """The same context, to look from another card."""
    effect.source = card
    effect.player = table.controllers[card]
    effect.stamp = table.stamps[card]
    return effect


def settle(table: Table, base: Derived, before: list[Standing], changed: int, overlaps: dict[int, int]) -> Derived:
    """Apply every continuous ability; again while that changes what another one sees."""
    stands = all_standing(table, base, base.sources, before, changed)
    sees = all_seen(stands)
    if not sees & SEES_VALUES and not (sees & (SEES_WORDS | SEES_POOLS) and any_gives(table, stands, sees)):
        return with_all(table, base, stands, overlaps)
    seen = base
    for round_ in range(1, max(ROUNDS, len(stands) + 1) + 1):
        fresh = base.over(round_)
        applied = overlaps.copy()
        for stand in stands:
            apply_continuous(table, fresh, stand, applied)
        fresh.stands = stands
        if not sees & (SEES_VALUES | SEES_POOLS) and (not sees & SEES_WORDS or fresh.words == seen.words):
            return fresh
        if fresh.looks_like(seen, table.in_play):
            return fresh
        seen = fresh
        stands = all_standing(table, seen, base.sources, stands, SEES_VALUES | SEES_WORDS | SEES_POOLS)
        sees = all_seen(stands)
    return seen


def with_all(table: Table, base: Derived, stands: list[Standing], overlaps: dict[int, int]) -> Derived:
    """Apply continuous abilities that do not look at what others give: it is the same while they stand as they do."""
    table.derived = base
    for stand in stands:
        apply_continuous(table, base, stand, overlaps)
    base.stands = stands
    base.checkable = True
    return base


def any_gives(table: Table, stands: list[Standing], sees: int) -> bool:
    """Whether any of these abilities now gives designators, or takes resources away, where one of them looks at it."""
    for stand in stands:
        if stand.held:
            for grant in table.faces[stand.card].standing_texts[stand.index].grants:
                if grant.kind == DESIGNATOR and sees & SEES_WORDS:
                    return True
                if grant.kind == CANNOT and grant.mask & NO_RESOURCES and sees & SEES_POOLS:
                    return True
    return False


def all_standing(
    table: Table, seen: Derived, sources: list[CardId], before: list[Standing], changed: int
) -> list[Standing]:
    """Every continuous ability as it is while cards are what they were seen to be.

    Those of before stand for the same texts of the same cards: which look at nothing that has changed are as they were.
    """
    table.derived = seen
    found: list[Standing] = []
    effect: Effect | None = None
    for card in sources:
        for index, ability in enumerate(table.faces[card].standing_texts):
            if before:
                stand = before[len(found)]
                if not stand.sees & changed:
                    found.append(stand)
                    continue
            effect = context(table, card) if effect is None else seen_from(table, effect, card)
            found.append(standing(table, seen, card, index, ability, effect))
    return found


def all_seen(stands: list[Standing]) -> int:
    """What any of these abilities looks at."""
    sees = 0
    for stand in stands:
        sees |= stand.sees
    return sees


def affected_by(table: Table, ability: Continuous, effect: Effect) -> list[CardId]:
    """The cards that a continuous ability is about now."""
    if ability.in_attacks and not table.attack_is_on():
        return NO_CARDS_AT_ALL
    if ability.selector is not None:
        return [
            card for card in ability.selector.shortlist(table, effect) if ability.selector.matches(table, card, effect)
        ]
    if ability.affects is not None:
        return ability.affects.cards(table, effect)
    return [effect.source]


def standing(table: Table, seen: Derived, card: CardId, index: int, ability: Continuous, effect: Effect) -> Standing:
    """One ability of a card as it is now; `seen` (which is what the table has derived) notes whether it looks there."""
    seen.looked = False
    seen.looked_at_words = False
    seen.looked_at_pools = False
    held = ability.condition is None or ability.condition.holds(table, effect)
    affected = NO_CARDS_AT_ALL
    values = NO_VALUES
    if held:
        values = [grant.number.value(table, effect) for grant in ability.grants]
        affected = affected_by(table, ability, effect)
    sees = table.faces[card].standing_watches[index] | seen.guards_see
    if seen.looked:
        sees |= SEES_VALUES
    if seen.looked_at_words:
        sees |= SEES_WORDS
    if seen.looked_at_pools:
        sees |= SEES_POOLS
    return Standing(card, index, held, affected, values, sees)


def as_they_stand(table: Table, known: Derived, changed: int) -> list[Standing]:
    """The texts of what was derived, after changes that some of them look at: nearly always the very same list.

    None of them, if it cannot be said so easily.
    """
    if not known.checkable or changed & (SEES_GIFTS | SEES_POWER):
        return NONE_STAND
    if known.watches & SEES_ATTACKS and table.attack_is_on() != known.in_attack:
        return NONE_STAND
    if known.in_attack:
        changed |= SEES_ATTACKS
    table.doubt = 0
    effect: Effect | None = None
    stands = known.stands
    for at, stand in enumerate(known.stands):
        if stand.sees & changed:
            ability = table.faces[stand.card].standing_texts[stand.index]
            effect = context(table, stand.card) if effect is None else seen_from(table, effect, stand.card)
            fresh = standing(table, known, stand.card, stand.index, ability, effect)
            if not fresh.same_as(stand):
                if stands is known.stands:
                    stands = stands[:]
                stands[at] = fresh
    return stands


def apply_continuous(table: Table, derived: Derived, stand: Standing, applied: dict[int, int]) -> None:
    """One ability's grants, to each card it affects; SF-49.4: alike Not Cumulative ones overlap."""
    if not stand.held:
        return
    definition = table.faces[stand.card]
    overlapping = definition.restrictions & NOT_CUMULATIVE != 0
    for at, grant in enumerate(definition.standing_texts[stand.index].grants):
        value = stand.values[at]
        for card in stand.affected:
            added = value
            if grant.kind == TITLE_BODY:
                added = letters_in_first_word(table.faces[card].title)
            elif overlapping and grant.kind != PRINTED_FIGHTING:
                added = beyond(applied, card, definition.base, grant.kind, value)
            give(derived, card, grant.kind, added, grant.mask, grant.word)


def letters_in_first_word(title: str) -> int:
    """SF-14.1: a word reaches to the next space; marks and numerals in it are no letters."""
    return len([each for each in title.partition(" ")[0] if each.isalpha()])


def beyond(applied: dict[int, int], card: CardId, title: int, kind: int, value: int) -> int:
    """SF-49.4: what a Not Cumulative grant adds to those of its title that the card has already: the largest wins.

    A bonus and a penalty are different results (SF-49.4.1).
    """
    key = (((card << 28) | title) << 6 | kind) << 1 | (1 if value < 0 else 0)
    already = applied.get(key, 0)
    if abs(value) <= abs(already):
        return 0
    applied[key] = value
    return value - already


def give(derived: Derived, card: CardId, kind: int, value: int, mask: int, word: str) -> None:
    """Add one grant to a card's values."""
    if kind == DESIGNATOR:
        derived.words.setdefault(card, []).append(word)
        return
    values = derived.gaining(card)
    if kind == FIGHTING:
        values.fighting += value
    elif kind == COMBAT_DAMAGE:
        values.combat_damage += value
    elif kind == TOUGHNESS:
        values.toughness += value
    elif kind == BODY:
        values.body += value
    elif kind == KEYWORDS:
        values.keywords |= mask
    elif kind == CANNOT:
        values.cannot |= mask
        derived.forbidden |= mask
    elif kind == DENIED:
        values.denied |= mask
    elif kind == SPARED:
        values.spared |= mask
    elif kind == DAMAGE_TAKEN:
        values.damage_taken += value
    elif kind == DAMAGE_DEALT:
        values.damage_dealt += value
    elif kind == INFLUENCE:
        values.influence += value
        derived.influential = EVERY_SEAT
    elif kind == PRINTED_FIGHTING:
        values.fighting += value - values.printed
        values.printed = value
    elif kind == BOLD:
        values.keywords |= value & ((1 << BOLD_PLACES) - 1)
        numbers = value >> BOLD_PLACES
        values.toughness += numbers & ((1 << BOLD_NUMBERS) - 1)
        values.influence += numbers >> BOLD_NUMBERS
        derived.influential = EVERY_SEAT if numbers >> BOLD_NUMBERS else derived.influential
    elif kind == TITLE_BODY:
        values.body += value - values.printed_body
        values.printed_body = value


def lingering_grants(table: Table, derived: Derived) -> dict[int, int]:
    """SF-26.5, SF-10.4: what effects have given for a while; what Not Cumulative ones have given (SF-49.4)."""
    applied: dict[int, int] = {}
    for each in table.lingering:
        if each.other != NONE or not table.same(each.card, each.stamp):
            continue
        if each.until == MAINTAINED and not still_maintained(table, each.source, each.source_stamp):
            continue
        value = each.value
        if each.source != NONE and table.faces[each.source].restrictions & NOT_CUMULATIVE:
            value = beyond(applied, each.card, table.faces[each.source].base, each.kind, each.value)
        give(derived, each.card, each.kind, value, each.mask, each.word)
    return applied


def given(table: Table, kind: int) -> None:
    """SF-26.5: an effect has given a card something for a while, or that has ended.

    What only adds to values changes nothing else that a text could look at.
    """
    if kind <= SPARED and kind != DESIGNATOR:
        table.altered(SEES_GIFTS)
    else:
        table.changed()


def still_maintained(table: Table, source: CardId, stamp: Stamp) -> bool:
    """SF-10.4: the ability ends as soon as its card unturns, is blanked, or leaves play."""
    return table.same(source, stamp) and table.turned[source] == 1 and not table.blanks[source]


def printed_now(table: Table, card: CardId) -> int:
    """SF-8.7: the printed Fighting; -1 for an X, which is no number. A card in play may be said to have another.

    SF-48.1: an X whose definition is blank is 0.
    """
    printed = table.card(card).fighting
    if table.zones[card] != PLAY:
        return printed
    if printed == X:
        return 0 if table.blanks[card] else X
    return derive(table).of[card].printed


# --- what the rules ask ------------------------------------------------------------------------


def fighting(table: Table, card: CardId) -> int:
    """SF-15.1: Fighting less damage, never below zero."""
    return max(0, derive(table).of[card].fighting - table.damage[card])


def body(table: Table, card: CardId) -> int:
    """SF-11.1: Body less damage."""
    return max(0, derive(table).of[card].body - table.damage[card])


def has_keyword(table: Table, card: CardId, keyword: int) -> bool:
    """SF-50: whether a card has a bold-faced ability now, and can use it."""
    values = derive(table).of[card]
    return values.keywords & ~values.denied & keyword != 0


def spared(table: Table, card: CardId, keyword: int) -> bool:
    """SF-40: whether a card is not affected by other Characters' use of a bold-faced ability."""
    return derive(table).of[card].spared & keyword != 0


def cannot(table: Table, card: CardId, what: int) -> bool:
    """Whether a card is kept from something."""
    return derive(table).of[card].cannot & what != 0


def has_designator(table: Table, card: CardId, word: str) -> bool:
    """SF-14: printed designators, and those it has gained while in play; not those it has lost.

    SF-25.7.1: nobody sees those of a face-down Site, so it has none.
    """
    if word in table.faces[card].designators and not table.face_down[card]:
        return not table.lingering or not has_lost(table, card, word)
    if table.zones[card] != PLAY:
        return False
    known = table.derived
    if known is None or table.doubt:
        known = derive(table)
    known.looked_at_words = True
    if not known.words:
        return False
    gained = known.words.get(card)
    return gained is not None and word in gained


def designators_of(table: Table, card: CardId) -> frozenset[str]:
    """SF-14: every designator that a card has now; to compare, for a set has no order."""
    printed = table.card(card).designators
    gained = derive(table).words.get(card)
    if gained is None and not table.face_down[card] and not has_lost_any(table, card):
        return printed
    return frozenset([word for word in printed if has_designator(table, card, word)] + (gained or []))


def has_lost_any(table: Table, card: CardId) -> bool:
    """Whether there is anything that may have removed a printed designator from a card."""
    for each in table.lingering:
        if each.kind == LOST_WORD and each.card == card:
            return True
    return False


def has_lost(table: Table, card: CardId, word: str) -> bool:
    """Whether a printed designator has been removed from a card, for a while."""
    for each in table.lingering:
        if each.kind == LOST_WORD and each.card == card and each.word == word and table.same(card, each.stamp):
            if each.until != MAINTAINED or still_maintained(table, each.source, each.source_stamp):
                return True
    return False


def resources_of(table: Table, seat: SeatId) -> list[int]:
    """SF-18.1: what a player's cards in play and in the smoked pile provide; a face-down Site provides nothing."""
    derived = table.derived
    if derived is None or table.doubt or derived.power is not None:
        derived = derive(table)
    derived.looked_at_pools = True
    known = derived.pools.get(seat)
    if known is not None:
        return known
    pool = [0] * len(RESOURCES)
    faces = table.faces
    for card in cards_of(table, seat):
        if faces[card].gives and not table.face_down[card] and not derived.of[card].cannot & NO_RESOURCES:
            add_resources(pool, faces[card])
    for card in table.smoked[seat]:
        if faces[card].gives:
            add_resources(pool, faces[card])
    derived.pools[seat] = pool
    return pool


def add_resources(pool: list[int], card: Card) -> None:
    """Add what one card provides."""
    for place in card.gives:
        pool[place] = pool[place] + card.provides[place]
