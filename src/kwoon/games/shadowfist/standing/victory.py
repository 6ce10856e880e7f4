"""SF-4, SF-5: winning, and being eliminated."""

from __future__ import annotations

from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import is_active, survey
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import ELIMINATED, TOASTED
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT, NONE, CardId, SeatId, all_seats
from kwoon.games.shadowfist.terms.permission_kinds import FEWER_SITES
from kwoon.games.shadowfist.terms.questions import BURN_FOR_VICTORY


def check_victory(table: Table) -> None:
    """SF-4.4: at the end of a scene: who has reached the goal by taking a final Site has won."""
    if not table.takers and table.played_site == NONE and not table.winners:
        return
    if in_attack(table):
        return
    for seat in table.playing():
        if (seat in table.takers or seat == table.played_site) and seat not in table.leavers:
            if table.closeness(seat) >= goal_of(table, seat):
                table.winners.append(seat)
    table.takers = []
    table.played_site = NO_SEAT
    if table.winners:
        end_game(table)


def goal_of(table: Table, seat: SeatId) -> int:
    """SF-4.1, SF-4.2: how many Feng Shui Sites a player needs; each card that says so makes it one less."""
    return table.rules.goal - len(reducers_of(table, seat))


def reducers_of(table: Table, seat: SeatId) -> list[CardId]:
    """The cards by which a player needs fewer Feng Shui Sites to win."""
    found: list[CardId] = []
    if not survey(table).permits >> FEWER_SITES & 1:
        return found
    for card in table.in_play:
        if table.card(card).permits >> FEWER_SITES & 1 and table.controllers[card] == seat and is_active(table, card):
            found.append(card)
    return found


def standing(table: Table, seat: SeatId) -> int:
    """SF-4.1 as it is once the Sites whose burning is decided have gone (SF-12.1.1, SF-30.3.3.3)."""
    count = table.closeness(seat)
    attack = current_attack(table)
    for site in table.doomed:
        if table.controllers[site] == seat and table.is_feng_shui(site):
            count -= 1
        if attack is not None and attack.seat == seat and attack.fate_of(site) == BURN_FOR_VICTORY:
            count += 1
    return count


def in_attack(table: Table) -> bool:
    """SF-4.4.1: a Site taken in an attack counts at the end of the scene that follows the attack."""
    attack = current_attack(table)
    return attack is not None and not attack.ended


def end_game(table: Table) -> None:
    """SF-4.5: the game ends at once."""
    del table.stack[:]


def eliminate_the_decked(table: Table) -> None:
    """SF-5.1: at the end of any turn, who has no cards left in the deck is out, or who has left (TR-5.6.b)."""
    for seat in all_seats(table.seats):
        if not table.eliminated[seat] and (not table.decks[seat] or seat in table.leavers):
            eliminate(table, seat)
    last_one_wins(table)


def last_one_wins(table: Table) -> None:
    """SF-4.6: the game ends if no more than one is left, who wins it."""
    left = table.playing()
    if len(left) <= 1:
        table.winners = left
        end_game(table)


def eliminate(table: Table, seat: SeatId) -> None:
    """SF-5.3: a player's cards leave the game. This is neither smoking nor toasting, so nothing sees them go.

    What an opponent controls stays (SF-5.3.2, see `Table.carry_away`), also in burned-for-victory piles (SF-5.3.3).
    The player's own such pile is no longer in the game, but it scores (TR-5.6.c): it stays where it is.
    """
    table.eliminated[seat] = table.turn
    table.show(Happening(ELIMINATED, NO_CARD, NO_CARD, seat))
    gone = table.controlled(seat)
    orphans = [state for state in table.in_play if table.subjects[state] in gone and state not in gone]
    for card in gone + table.hands[seat] + table.smoked[seat]:
        table.put_in_pile(card, TOASTED)
        table.forget_control(card)
    table.structures[seat] = []
    for state in orphans:
        table.smoke(state, NO_CARD, NO_SEAT)
