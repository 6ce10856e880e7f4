"""Cards, locations and effects in words, as a seat may know them. Seats are written {0}, {1}, ..."""

from __future__ import annotations

from kwoon.games.shadowfist.language.selectors import PLACES, PLAYERS
from kwoon.games.shadowfist.language.terms import PLAY
from kwoon.games.shadowfist.rules.effects import ABILITY, CEASING, HEALING, MOVING, PLAYING, Effect
from kwoon.games.shadowfist.rules.generating import ability_behind
from kwoon.games.shadowfist.rules.structure import place_of, seat_of_place
from kwoon.games.shadowfist.rules.table import NONE, Table


def name_for(table: Table, card: int, seat: int) -> str:
    """A card's title; a face-down Site is known to its controller only, by others to lie there."""
    if not table.face_down[card] or table.controllers[card] == seat:
        return table.card(card).title
    owner = table.controllers[card]
    place = table.places[card]
    at = table.structures[owner].index(place) + 1 if place in table.structures[owner] else 0
    row = "back" if table.rows[card] else "front"
    return f"the face-down Site at {{{owner}}}'s location {at}, {row}"


def numbered(table: Table, card: int, seat: int) -> str:
    """The same, with a number from the second on that its controller has of that name in play."""
    name = name_for(table, card, seat)
    if table.zones[card] != PLAY:
        return name
    owner = table.controllers[card]
    alike = [each for each in table.in_play if table.controllers[each] == owner and name_for(table, each, seat) == name]
    return name if alike[0] == card else f"{name} #{alike.index(card) + 1}"


def names_in_play(table: Table, seat: int) -> list[str]:
    """The same for every card in play at once."""
    seen: dict[tuple[int, str], int] = {}
    found: list[str] = []
    for card in table.in_play:
        name = name_for(table, card, seat)
        key = (table.controllers[card], name)
        seen[key] = seen.get(key, 0) + 1
        found.append(name if seen[key] == 1 else f"{name} #{seen[key]}")
    return found


def located(table: Table, card: int, seat: int) -> str:
    """A card in play with whose it is and where, for a question in which that matters."""
    name = numbered(table, card, seat)
    if table.zones[card] != PLAY or name.startswith("the face-down"):
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


def place_words(table: Table, place: int) -> str:
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


def source_for(table: Table, effect: Effect, seat: int) -> str:
    """The same for a seat: a Site that is being played face down has no title for others."""
    return name_for(table, effect.source, seat) if effect.definition == NONE else source_of(table, effect)


def picked_names(table: Table, effect: Effect, seat: int) -> list[str]:
    """What an effect was aimed at: cards, players, locations."""
    ability = ability_behind(table, effect)
    if ability is None or len(effect.picks) > len(ability.choices):
        return []
    found: list[str] = []
    for at, picked in enumerate(effect.picks):
        zone = ability.choices[at].selector.zone()
        for each in picked:
            if zone == PLAYERS:
                found.append(f"{{{each}}}")
            elif zone == PLACES:
                found.append(place_words(table, each))
            elif zone < PLAYERS and table.zones[each] == PLAY:
                found.append(owned(table, each, seat))
    return found


def aimed(table: Table, effect: Effect, seat: int) -> str:
    """An effect's source, and what it was aimed at."""
    targets = picked_names(table, effect, seat)
    name = source_for(table, effect, seat)
    return f"{name} on {', '.join(targets)}" if targets else name


def owned(table: Table, card: int, seat: int) -> str:
    """A card with its controller's name before it."""
    name = numbered(table, card, seat)
    return name if name.startswith("the face-down") else f"{{{table.controllers[card]}}}'s {name}"


def played_name(table: Table, card: int, seat: int) -> str:
    """A card whose player is named already, with the place or the card that it was put at."""
    owner = table.controllers[card]
    name = table.card(card).title if not table.face_down[card] or owner == seat else "a Site"
    if table.zones[card] != PLAY:
        return name
    if table.subjects[card] != NONE:
        return f"{name} on {owned(table, table.subjects[card], seat)}"
    place = table.places[card]
    if place not in table.structures[owner]:
        return name
    down = " face down" if table.face_down[card] else ""
    return f"{name}{down} at location {table.structures[owner].index(place) + 1}"


def effect_words(table: Table, effect: Effect, seat: int) -> str:
    """What an effect will do when it resolves."""
    if effect.kind == PLAYING:
        return "becomes ready"
    if effect.kind == HEALING:
        return "heals"
    if effect.kind == MOVING:
        return f"moves to {place_words(table, effect.place)}"
    if effect.kind == CEASING:
        return "Tactics" if effect.about == effect.source else "Stealth"
    ability = ability_behind(table, effect)
    if effect.kind != ABILITY or ability is None:
        return "is revealed"
    return ability.effect_text()


def place_of_card(table: Table, card: int) -> list[int]:
    """Where a card is: whose structure, and which column; nothing for a card that is nowhere."""
    return place_at(table, place_of(table, card))


def place_at(table: Table, place: int) -> list[int]:
    """A location in the same way; a player without Sites has one in column 0 (SF-9.1.2.2)."""
    owner = seat_of_place(table, place)
    if owner == NONE:
        return []
    return [owner, table.structures[owner].index(place) if place in table.structures[owner] else 0]
