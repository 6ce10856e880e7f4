"""Why not: for any card a seat can see and cannot use now, the rule's number and the reason in words."""

from __future__ import annotations

from kwoon.engine.question import Refusal, Thing
from kwoon.engine.seats import SeatId
from kwoon.games.kungfu.cards import ATTACK, BLOCK, ENHANCEMENT, Kind
from kwoon.games.kungfu.rules.attack import Attack
from kwoon.games.kungfu.state.table import Table
from kwoon.games.kungfu.terms.questions import ANSWER, COUNTER, DISCARD, ENHANCE, LOSE, PLAY, SPLIT, TARGET


def why_not(table: Table, seat: SeatId, thing: Thing) -> Refusal:
    """The reason, from the widest to the narrowest: the game, the player, the place, the moment, the card."""
    if table.decision is None:
        return Refusal("KF-1.1", "The game is over.")
    if 0 <= seat < table.seats and table.chi[seat] <= 0:
        return Refusal("KF-1.2", "You have no Chi left and are out of the game.")
    if thing.place == "discard":
        return Refusal("KF-2.2", f"{thing.name} lies in the discard pile until that is shuffled into a new draw pile.")
    if thing.seat != seat:
        return Refusal("KF-3.4", f"{thing.name} belongs to another player.")
    if table.decision.seat != seat:
        return waiting(table, seat, thing)
    kind = table.decision.kind
    if thing.place != "hand":
        return gear(kind, thing)
    card = table.kinds_[table.deck.by_name[thing.name]]
    if kind == DISCARD:
        return Refusal("KF-2.1", f"{card.name} can only be discarded now: cards are played when you have drawn.")
    if kind == PLAY:
        return in_turn(card)
    if kind == ENHANCE:
        return in_attack(table, card)
    if kind == ANSWER:
        return in_answer(card)
    if kind == COUNTER:
        return Refusal(
            "KF-3.2",
            f"A counter attack is made with an attack card or your weapon, and {card.name} is neither.",
        )
    if kind == LOSE:
        return Refusal(
            "KF-5.1", f"The attack takes a stance or a weapon that you have in play, and {card.name} is in your hand."
        )
    assert kind in (TARGET, SPLIT)
    return Refusal("KF-3.1", f"First say whom the attack hits; {card.name} is not played while that is open.")


def waiting(table: Table, seat: SeatId, thing: Thing) -> Refusal:
    """It is not this seat's move."""
    if table.active == seat:
        return Refusal("KF-3.1", f"Your attack is being resolved; {thing.name} waits while the others answer it.")
    type_ = table.deck.types[table.deck.by_name[thing.name]]
    if type_ == BLOCK:
        return Refusal("KF-4.1", f"{thing.name} is a block: you play it when you are asked to answer an attack on you.")
    if type_ in (ATTACK, ENHANCEMENT) or thing.place == "weapon":
        return Refusal("KF-3.1", f"{thing.name} can be used only on your own turn or in a counter attack.")
    return Refusal("KF-3.1", f"{thing.name} can be used only on your own turn.")


def gear(kind: int, thing: Thing) -> Refusal:
    """A stance or weapon of one's own that is in play."""
    if kind == DISCARD:
        return Refusal(
            "KF-2.1", f"{thing.name} is in play, and nothing is done with it before you have finished drawing."
        )
    if kind == PLAY and thing.place == "weapon":
        return Refusal(
            "KF-3.1", f"{thing.name} can only be discarded now: you have made the one attack that a turn allows."
        )
    if kind == PLAY:
        return Refusal("KF-3.4", f"{thing.name} counts by itself while it is in play; it can only be discarded now.")
    if kind == LOSE:
        return Refusal("KF-5.1", f"{thing.name} is not used now: it or your other gear is lost to the attack.")
    if kind == COUNTER:
        return Refusal("KF-3.2", f"An attack is made with an attack card or a weapon, and {thing.name} is a stance.")
    if kind == ANSWER:
        return Refusal("KF-4.1", f"The defense of {thing.name} counts by itself; it is not played as a block.")
    return Refusal("KF-3.1", f"{thing.name} is neither used nor discarded while an attack is being resolved.")


def in_turn(card: Kind) -> Refusal:
    """Cards of the hand that a turn does not offer."""
    if card.type == ATTACK:
        return Refusal("KF-3.1", f"{card.name} is an attack, and you have made the one attack that a turn allows.")
    if card.type == ENHANCEMENT:
        return Refusal("KF-3.3", f"{card.name} is played together with an attack, not by itself.")
    return Refusal("KF-4.1", f"{card.name} is a block: it is played in answer to an attack on you.")


def in_attack(table: Table, card: Kind) -> Refusal:
    """Cards of the hand that cannot join the attack being made."""
    attack = table.stack[-1]
    assert isinstance(attack, Attack)
    if card.type == ENHANCEMENT:
        return Refusal("KF-3.3", f"{card.name} is in this attack already, and no two enhancements may be alike.")
    if card.type == ATTACK:
        if any(table.kinds_[kind].extra_attacks for kind in attack.cards):
            return Refusal("KF-3.3", f"{card.name} cannot join: all the extra attack cards allowed are in it.")
        return Refusal("KF-3.3", f"Another attack card such as {card.name} joins only through Combination.")
    if card.type == BLOCK:
        return Refusal("KF-4.1", f"{card.name} answers an attack on you; this attack is your own.")
    return Refusal("KF-3.1", f"{card.name} cannot be played while an attack is being resolved.")


def in_answer(card: Kind) -> Refusal:
    """Cards of the hand that cannot answer the strike at hand."""
    if card.type != BLOCK:
        return Refusal("KF-4.1", f"An attack is answered with a block, and {card.name} is none.")
    if card.ignores:
        return Refusal("KF-4.2", f"{card.name} ignores {card.ignores_text}, and this attack has no such part.")
    return Refusal("KF-3.2", f"{card.name} needs an attack card or a weapon to strike back with, and you have neither.")
