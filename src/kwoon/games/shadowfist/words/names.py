"""Cards, locations and effects in words, as a seat may know them. Seats are written {0}, {1}, ..."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.effects.generating import ability_behind
from kwoon.games.shadowfist.language.selectors import LISTED, PLACES, PLAYERS, WORDS
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.effects import ABILITY, CEASING, HEALING, MOVING, PLAYING, REGENERATING, Effect
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.structure import seat_of_place
from kwoon.games.shadowfist.state.table import Table, place_of
from kwoon.games.shadowfist.terms.codes import DECK, HAND, PLAY
from kwoon.games.shadowfist.terms.ids import NO_STAMP, NONE, CardId, Place, SeatId, Stamp, Zone
from kwoon.games.shadowfist.terms.phrasing import of_copy

GONE_SITE: Final = "the face-down Site that left play"
"""SF-9.2.2: what those call a face-down Site who never saw it, once it is in a hand or a deck."""


def is_stranger(table: Table, card: CardId, seat: SeatId) -> bool:
    """SF-9.2.2: whether a seat does not know which card it is: it is called a face-down Site, and where that lies.

    Then its name says whose it is, too, as far as that can be said.
    """
    if table.face_down[card]:
        return table.controllers[card] != seat
    if table.zones[card] not in (HAND, DECK) or table.owners[card] == seat:
        return False
    return unseen_once(table, card, departure(table, card, NO_STAMP), seat)


def was_stranger(table: Table, card: CardId, stamp: Stamp, seat: SeatId) -> bool:
    """The same of a card by the stamp that was noted of it; see `known_as`."""
    at = NONE if table.stamps[card] == stamp else departure(table, card, stamp)
    return is_stranger(table, card, seat) if at == NONE else unseen_once(table, card, at, seat)


def name_for(table: Table, card: CardId, seat: SeatId) -> str:
    """A card's title; a face-down Site is known to its controller only, by others to lie there.

    SF-9.2.2: a card in a hand or a deck is known to others by what they saw of it last.
    """
    if not table.face_down[card]:
        if table.zones[card] in (HAND, DECK) and table.owners[card] != seat:
            return name_once_gone(table, card, departure(table, card, NO_STAMP), seat)
        return table.card(card).title
    if table.controllers[card] == seat:
        return table.card(card).title
    owner = table.controllers[card]
    place = table.places[card]
    at = table.structures[owner].index(place) + 1 if place in table.structures[owner] else 0
    row = "back" if table.rows[card] else "front"
    return f"the face-down Site at {{{owner}}}'s location {at}, {row}"


def departure(table: Table, card: CardId, stamp: Stamp) -> int:
    """Where `Table.gone` says how a card left the area in which it had a stamp; for NONE, how it left last."""
    for at in range(len(table.gone) - 4, -1, -4):
        if table.gone[at] == card and stamp in (NONE, table.gone[at + 1]):
            return at
    return NONE


def name_once_gone(table: Table, card: CardId, at: int, seat: SeatId) -> str:
    """A card as it was when it left an open area; one that did not is named by its title."""
    if at == NONE:
        return table.card(card).title
    return GONE_SITE if unseen_once(table, card, at, seat) else table.library[table.gone[at + 2]].title


def unseen_once(table: Table, card: CardId, at: int, seat: SeatId) -> bool:
    """Whether a seat never saw it there: it left an open area face down."""
    return at != NONE and table.gone[at + 3] not in (NONE, seat) and table.owners[card] != seat


def known_as(table: Table, card: CardId, stamp: Stamp, seat: SeatId) -> str:
    """SF-34: a card by the stamp that was noted of it: if it has left since, as it was then, not as it is now."""
    if table.stamps[card] == stamp:
        return name_for(table, card, seat)
    at = departure(table, card, stamp)
    return name_for(table, card, seat) if at == NONE else name_once_gone(table, card, at, seat)


def numbered(table: Table, card: CardId, seat: SeatId) -> str:
    """The same, with a number from the second on that its controller has of that name in play."""
    name = name_for(table, card, seat)
    if table.zones[card] != PLAY:
        return name
    owner = table.controllers[card]
    alike = [each for each in table.in_play if table.controllers[each] == owner and name_for(table, each, seat) == name]
    return of_copy(name, alike.index(card) + 1)


def names_in_play(table: Table, seat: SeatId) -> list[str]:
    """The same for every card in play at once."""
    seen: dict[tuple[int, str], int] = {}
    found: list[str] = []
    for card in table.in_play:
        name = name_for(table, card, seat)
        key = (table.controllers[card], name)
        seen[key] = seen.get(key, 0) + 1
        found.append(of_copy(name, seen[key]))
    return found


def located(table: Table, card: CardId, seat: SeatId) -> str:
    """A card in play with whose it is and where, for a question in which that matters."""
    name = numbered(table, card, seat)
    if table.zones[card] != PLAY or is_stranger(table, card, seat):
        return name
    subject = table.subjects[card]
    if subject != NONE:
        return f"{name} on {located(table, subject, seat)}"
    place = table.places[card]
    owner = table.controllers[card]
    where = seat_of_place(table, place)
    if where == NONE:
        return f"{{{owner}}}'s {name}"
    at = place_words(table, place)
    return f"{name} at {at}" if where == owner else f"{{{owner}}}'s {name} at {at}"


def place_words(table: Table, place: Place) -> str:
    """A location by its number, counted from the left."""
    owner = seat_of_place(table, place)
    if owner == NONE:
        return "nowhere"
    if place < NONE:
        return f"{{{owner}}}'s unspecified location"
    return f"{{{owner}}}'s location {table.structures[owner].index(place) + 1}"


def source_of(table: Table, effect: Effect) -> str:
    """The title that an effect came from; the card itself may be in a deck or a hand by now."""
    known = effect.definition != NONE
    return table.library[effect.definition].title if known else table.card(effect.source).title


def source_for(table: Table, effect: Effect, seat: SeatId) -> str:
    """The same for a seat: a Site that is being played face down has no title for others."""
    if effect.definition == NONE:
        return known_as(table, effect.source, effect.stamp, seat)
    return source_of(table, effect)


def title_behind(table: Table, effect: Effect, seat: SeatId) -> str:
    """The same, but nothing for a card that the seat does not know."""
    if effect.definition == NONE and was_stranger(table, effect.source, effect.stamp, seat):
        return ""
    return source_for(table, effect, seat)


def picked_names(table: Table, effect: Effect, seat: SeatId) -> list[str]:
    """SF-24.1.3: what was chosen for an effect: cards, players, locations, words and whatever else its text lists."""
    ability = ability_behind(table, effect)
    if ability is None or len(effect.picks) > len(ability.choices):
        return []
    found: list[str] = []
    for at, picked in enumerate(effect.picks):
        selector = ability.choices[at].selector
        zone = selector.zone()
        marks = effect.marks[at] if at < len(effect.marks) else []
        for place, each in enumerate(picked):
            if zone == PLAYERS:
                found.append(f"{{{each}}}")
            elif zone == PLACES:
                found.append(place_words(table, Place(each)))
            elif zone == WORDS:
                found.append(table.rules.character_words[each].capitalize())
            elif zone == LISTED:
                found.append(selector.tells(table, each, seat))
            else:
                stamp = Stamp(marks[place]) if place < len(marks) else table.stamps[each]
                found.append(picked_card(table, CardId(each), stamp, zone, seat))
    return [name for at, name in enumerate(found) if name and name not in found[:at]]


def picked_card(table: Table, card: CardId, stamp: Stamp, zone: Zone, seat: SeatId) -> str:
    """A card that was chosen, as it was then; nothing if only its owner ever saw it (SF-9.2.2)."""
    same = table.stamps[card] == stamp
    if same and table.zones[card] == PLAY:
        return owned(table, card, seat)
    if zone in (HAND, DECK) and (not same or table.zones[card] in (HAND, DECK)) and table.owners[card] != seat:
        return ""
    return known_as(table, card, stamp, seat)


def aimed(table: Table, effect: Effect, seat: SeatId) -> str:
    """An effect's source, what X is, what was chosen for it, and what it responds to."""
    ability = ability_behind(table, effect)
    words = source_for(table, effect, seat)
    if ability is not None and ability.x is not None:
        words += f" (X is {effect.x})"
    targets = picked_names(table, effect, seat)
    if targets:
        words += f" on {', '.join(targets)}"
    answered = responded_to(table, effect)
    return words if answered is None else f"{words} in response to {source_for(table, answered, seat)}"


def responded_to(table: Table, effect: Effect) -> Effect | None:
    """SF-26.2: the effect that this one responds to, while its scene goes on."""
    if effect.answers != NONE:
        for procedure in table.stack:
            if isinstance(procedure, SceneState):
                for other in procedure.effects + procedure.past:
                    if other.uid == effect.answers:
                        return other
    return None


def owned(table: Table, card: CardId, seat: SeatId) -> str:
    """A card with its controller's name before it."""
    name = numbered(table, card, seat)
    return name if is_stranger(table, card, seat) else f"{{{table.controllers[card]}}}'s {name}"


def played_name(table: Table, card: CardId, seat: SeatId) -> str:
    """A card whose player is named already, with the place or the card that it was put at."""
    owner = table.controllers[card]
    name = table.card(card).title if not table.face_down[card] or owner == seat else "a Site"
    if table.paid[card]:
        name += f" (X is {table.paid[card]})"
    if table.zones[card] != PLAY:
        return name
    if table.subjects[card] != NONE:
        return f"{name} on {owned(table, table.subjects[card], seat)}"
    place = table.places[card]
    if place not in table.structures[owner]:
        return name
    down = " face down" if table.face_down[card] else ""
    return f"{name}{down} at location {table.structures[owner].index(place) + 1}"


def effect_words(table: Table, effect: Effect, seat: SeatId) -> str:
    """What an effect will do when it resolves."""
    if effect.kind == PLAYING:
        return "becomes ready"
    if effect.kind == HEALING:
        return "heals"
    if effect.kind == REGENERATING:
        return "regenerates"
    if effect.kind == MOVING:
        return f"moves to {place_words(table, Place(effect.spot))}"
    if effect.kind == CEASING:
        if effect.about in (effect.source, NONE):
            return "Tactics"
        attack = current_attack(table)
        stealth = attack is not None and effect.source in attack.stealthed
        return f"{'Stealth' if stealth else 'Influence'} against {owned(table, effect.about, seat)}"
    ability = ability_behind(table, effect)
    if effect.kind != ABILITY or ability is None:
        return "is revealed"
    return ability.effect_text()


def place_of_card(table: Table, card: CardId) -> list[int]:
    """Where a card is: whose structure, and which column; nothing for a card that is nowhere."""
    return place_at(table, place_of(table, card))


def place_at(table: Table, place: Place) -> list[int]:
    """A location in the same way; a player without Sites has one in column 0 (SF-9.1.2.2)."""
    owner = seat_of_place(table, place)
    if owner == NONE:
        return []
    return [owner, table.structures[owner].index(place) if place in table.structures[owner] else 0]
