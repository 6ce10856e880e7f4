"""What can never be true of a table: a card in two places, Power below zero, a value that has gone stale."""

from __future__ import annotations

from typing import Final

from kwoon.engine.plain import Data
from kwoon.games.shadowfist.shown.view import card_view
from kwoon.games.shadowfist.standing.derive import derive, survey
from kwoon.games.shadowfist.state.known import faults_of_memory
from kwoon.games.shadowfist.state.structure import sites_at, unspecified
from kwoon.games.shadowfist.state.table import BACK, FRONT, Table
from kwoon.games.shadowfist.terms.codes import BURNED, DECK, HAND, PLAY, SMOKED, TOASTED, ZONE_NAMES
from kwoon.games.shadowfist.terms.ids import NO_SEAT, NONE, CardId, all_seats
from kwoon.games.shadowfist.words.names import names_in_play

BETWEEN_SCENES: Final = 2
"""The game and its turn: nothing else is going on, so that nothing is on its way anywhere."""


def faults_of(table: Table) -> list[str]:
    """Everything absurd, in words."""
    found = [f"seat {seat} has {power} Power" for seat, power in enumerate(table.power) if power < 0]
    found.extend(misplaced(table))
    found.extend(stale(table))
    found.extend(faults_of_memory(table))
    if len(table.stack) == BETWEEN_SCENES:
        for card in table.in_play:
            found.extend([f"{table.card(card).title} {fault}" for fault in faults_in_play(table, card)])
        found.extend(faults_of_structures(table))
    return found


def misplaced(table: Table) -> list[str]:
    """Every card is in the one pile that its zone names, or in play."""
    found: list[str] = []
    piled = [0] * len(table.definitions)
    for zone in (DECK, HAND, SMOKED, TOASTED, BURNED):
        for seat in all_seats(table.seats):
            for card in table.pile_of(zone, seat):
                piled[card] += 1
                if table.zones[card] != zone:
                    found.append(f"{table.card(card).title} lies in the wrong pile: {ZONE_NAMES[zone]}")
                if zone != BURNED and table.owners[card] != seat:
                    found.append(
                        f"{table.card(card).title} lies in the {ZONE_NAMES[zone]} of seat {seat}, not its owner's"
                    )
    for seat in all_seats(table.seats):
        for held in table.held_by(seat):
            piled[held.card] += 1
    for card in table.in_play:
        piled[card] += 1
        if table.zones[card] != PLAY:
            found.append(f"{table.faces[card].title} is in play, but its zone is the {ZONE_NAMES[table.zones[card]]}")
    found.extend([f"{table.faces[card].title} is in {count} places" for card, count in enumerate(piled) if count != 1])
    return found


def faults_in_play(table: Table, card: CardId) -> list[str]:
    """Those in play stand somewhere, on something, under somebody who is still in the game."""
    found: list[str] = []
    seat = table.controllers[card]
    if not table.damage[card] >= table.lasting_damage[card] >= 0:
        found.append(f"has {table.damage[card]} damage, {table.lasting_damage[card]} of it lasting")
    if table.eliminated[seat]:
        found.append(f"is controlled by seat {seat}, who is out of the game")
    if table.face_down[card] and not table.is_feng_shui(card):
        found.append("lies face down and is no Feng Shui Site")
    if table.is_state(card):
        if table.subjects[card] == NONE or table.zones[table.subjects[card]] != PLAY:
            found.append("is on nothing")
    elif table.is_site(card):
        if table.places[card] not in table.structures[seat]:
            found.append("is a Site outside of its player's structure")
    elif table.is_character(card):
        homes = [place for structure in table.structures for place in structure]
        if table.places[card] not in homes + [unspecified(each) for each in all_seats(table.seats)]:
            found.append("stands nowhere")
        if table.subjects[card] != NONE:
            found.append("is a Character on a card")
    return found


def faults_of_structures(table: Table) -> list[str]:
    """SF-9.1: each location has one or two Sites, the first of them in front."""
    found: list[str] = []
    for seat, structure in enumerate(table.structures):
        for at, place in enumerate(structure):
            rows = [table.rows[card] for card in sites_at(table, place)]
            if rows not in ([FRONT], [FRONT, BACK]):
                found.append(f"location {at + 1} of seat {seat} has Sites in rows {rows}")
    return found


def stale(table: Table) -> list[str]:
    """What `standing.derive` has kept is what it would derive now, and what each player's cards offer likewise."""
    if table.derived is None:
        return []
    afresh = table.clone()
    afresh.changed()
    afresh.surveyed = None
    found: list[str] = []
    if values(table) != values(afresh):
        found.append("what cards in play are was not derived anew when it changed")
    if offers(table) != offers(afresh):
        found.append("what cards in play may offer was not looked over anew when they changed")
    return found


def offers(table: Table) -> list[list[int]]:
    """Each player's cards in play, and what they may offer."""
    found: list[list[int]] = []
    for seat, holding in enumerate(survey(table).holdings):
        found.extend([[*derive(table).by_seat[seat]], holding.offers, holding.speaking, [holding.used_when]])
    return found


def values(table: Table) -> list[Data]:
    """What the cards in play are, as a spectator sees them."""
    names = names_in_play(table, NO_SEAT)
    return [card_view(table, card, NO_SEAT, names[at]) for at, card in enumerate(table.in_play)]
