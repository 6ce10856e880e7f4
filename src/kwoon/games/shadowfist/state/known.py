"""SF-9.2.2: what seats remember of hidden cards that they have seen: which lie in whose hand, or where in a deck.

A table keeps it as a tuple of notes (`Table.known`), most often an empty one. A note has a card, the seats that know it
as an audience (`engine.events`), and how they know it:

    SEEN      the card is known where it is: at its place in a deck, or face down in play
    SLIPPED   the same, and others only know that a card went there from the hand without being shown
    a stamp   the card is known to be in its owner's hand, or where a card has slipped to from that hand since: the
              first stamp that no card had when it was noted

Cards of one title in one hand cannot be told apart. So when a card leaves a hand openly, or one that has slipped is
turned up, it is taken to be the one that was known, whichever it is. The rules never look at any of this: it is there
for made-up games (`Shadowfist.imagined`), which keep what the seat knows.
"""

from __future__ import annotations

from typing import Final

from kwoon.engine.chance import Chance
from kwoon.engine.events import EVERYONE, SPECTATOR_BIT, all_but, only
from kwoon.games.shadowfist.state.table import SEEN, SLIPPED, Known, Table
from kwoon.games.shadowfist.terms.codes import DECK, HAND
from kwoon.games.shadowfist.terms.ids import CardId, DefinitionId, SeatId, all_seats

TRIES: Final = 40
"""How often whereabouts are drawn that leave no Site for a place where one has to lie; then they are as they are."""


def knows(who: int, seat: SeatId) -> bool:
    """Whether a seat, or a spectator, is among those of an audience."""
    return (who >> (seat if seat >= 0 else SPECTATOR_BIT)) & 1 == 1


def placed(table: Table, seat: SeatId) -> list[CardId]:
    """The hidden cards that a seat knows where they are: in a deck, or face down."""
    return [card for card, who, how in table.known if how <= SEEN and knows(who, seat)]


def look_at(table: Table, cards: list[CardId], who: int) -> None:
    """Some seats see cards of a hand, of a deck, or face-down ones, and know them from now on."""
    for card in cards:
        turned_up(table, card, who)
    for card in cards:
        table.note_known(card, who, SEEN)


def turned_up(table: Table, card: CardId, who: int) -> None:
    """Some seats see a hidden card: if one of that title was known to be in the hand, it is taken to be this one."""
    title = table.printed_as(card)
    owner = table.owners[card]
    if not is_spoken_of(table, card, title, owner):
        return
    others = who & ~table.who_saw(card)  # who knew it there never took it for one of the hand
    left: list[Known] = []
    for each in table.known:  # this card's own notes first: those who knew it need not guess
        if each[0] == card and each[2] > SEEN:
            others &= ~each[1]
            left.append((card, each[1] & ~who, each[2]))
        else:
            left.append(each)
    slipped = table.zones[card] == HAND or has_slipped(table, card)
    for at, (other, known, how) in enumerate(left):
        fits = how > SEEN and other != card and table.owners[other] == owner and table.printed_as(other) == title
        if fits and slipped and (table.zones[card] == HAND or table.stamps[card] >= how):
            left[at] = (other, known & ~others, how)
            others &= ~known
    table.known = tuple([each for each in left if each[1]])


def is_spoken_of(table: Table, card: CardId, title: DefinitionId, owner: SeatId) -> bool:
    """Whether any note is about a card in its owner's hand that is this one, or has its title."""
    for other, _, how in table.known:
        if how > SEEN and table.owners[other] == owner and (other == card or table.printed_as(other) == title):
            return True
    return False


def look_at_hands_of(table: Table, cards: list[int], seat: SeatId) -> None:
    """Who chooses among cards in another's hand looks at all of it."""
    for owner in all_seats(table.seats):
        if any(table.zones[card] == HAND and table.owners[card] == owner for card in cards):
            look_at(table, table.hands[owner], only(seat))


def has_slipped(table: Table, card: CardId) -> bool:
    """Whether a card went where it is from a hand in which others knew cards, without being shown to them."""
    return any(each[0] == card and each[2] == SLIPPED for each in table.known)


def leaves(table: Table, card: CardId, hidden: bool) -> None:
    """A card is about to go to another area: openly, or so that only those see it who know it already."""
    if table.zones[card] == HAND or table.zones[card] == DECK or table.face_down[card]:
        if not hidden:
            turned_up(table, card, EVERYONE)
        for each in table.known:
            if each[0] == card and each[2] <= SEEN:
                table.known = tuple([each for each in table.known if each[0] != card or each[2] > SEEN])
                return


def lose_order(table: Table, seat: SeatId) -> None:
    """SF-2.3: a deck was shuffled or cut: nobody knows any place in it, nor what slipped into it from the hand."""
    deck = table.decks[seat]
    slipped = [each for each in table.known if each[2] == SLIPPED and each[0] in deck]
    left: list[Known] = []
    for card, who, how in table.known:
        if card in deck:
            continue
        if how > SEEN and table.owners[card] == seat:
            for other, there, _ in slipped:
                if table.stamps[other] >= how:
                    who &= there
        if who:
            left.append((card, who, how))
    table.known = tuple(left)


# --- made-up games ---------------------------------------------------------------------------------------------------


def whereabouts(
    table: Table, seat: SeatId, unseen: list[CardId], sites: list[CardId], flat: list[bool], chance: Chance
) -> list[CardId]:
    """What a seat knows of one player's hand, in a made-up game: a place and the card that lies there, in twos.

    `unseen` and `sites` are the player's cards that the seat cannot see; the latter are, or were, face-down Sites.
    `flat` says of each definition whether it may be one of these. Where the known cards may be follows from what the
    seat has seen: mostly in the hand, or where something has slipped to since.
    """
    found: list[CardId] = []
    doubtful: list[tuple[int, int, CardId]] = []
    hidden = unseen + sites
    for card, who, how in table.known:
        if how > SEEN and knows(who, seat) and card in hidden:
            if table.zones[card] == HAND and not outside(table, card, how, unseen, sites, flat):
                found.extend((card, card))
            else:
                doubtful.append((table.definitions[card], how, card))
    if not doubtful:
        return found
    doubtful.sort()
    for _ in range(TRIES):
        drawn = found[:]
        for _, how, card in doubtful:
            places = [each for each in unseen if table.zones[each] == HAND]
            places.extend(outside(table, card, how, unseen, sites, flat))
            places = [each for each in places if each not in drawn[::2]]
            if not places:
                break
            drawn.extend((places[chance.below(len(places))], card))
        if len(drawn) == len(found) + 2 * len(doubtful) and enough_sites(table, drawn, unseen, sites, flat):
            return drawn
    for _, _, card in doubtful:
        found.extend((card, card))
    return found


def outside(
    table: Table, card: CardId, how: int, unseen: list[CardId], sites: list[CardId], flat: list[bool]
) -> list[CardId]:
    """Where a card that was known to be in a hand may be now, other than among what has always been hidden there."""
    places: list[CardId] = []
    for each, _, kind in table.known:
        if kind == SLIPPED and each in unseen and table.stamps[each] >= how:
            places.append(each)
    if flat[table.definitions[card]]:
        for each in sites:
            back = table.zones[each] == HAND
            if back or (has_slipped(table, each) and table.stamps[each] >= how):
                places.append(each)
    return places


def enough_sites(
    table: Table, drawn: list[CardId], unseen: list[CardId], sites: list[CardId], flat: list[bool]
) -> bool:
    """Whether enough Sites are left for all places where one has to lie face down."""
    left = sum(1 for card in unseen + sites if card not in drawn[1::2] and flat[table.definitions[card]])
    return left >= sum(1 for card in sites if card not in drawn[::2])


def renamed(known: tuple[Known, ...], drawn: list[CardId]) -> tuple[Known, ...]:
    """The notes of a made-up game: each goes with its card's title."""
    now = dict(zip(drawn[1::2], drawn[::2], strict=True))
    return tuple([(now.get(card, card) if how > SEEN else card, who, how) for card, who, how in known])


def faults_of_memory(table: Table) -> list[str]:
    """What is known of a card that nobody has to remember, for all can see it; in words."""
    found: list[str] = []
    for card, who, how in table.known:
        title = table.faces[card].title
        in_hand = table.zones[card] == HAND
        if who == 0 or not (in_hand or table.zones[card] == DECK or table.face_down[card]):
            found.append(f"{title} is remembered, and lies open or is known to nobody")
        elif in_hand and (how <= SEEN or not who & all_but(table.owners[card])):
            found.append(f"{title} is remembered at a place in a hand, or by its owner alone")
    return found
