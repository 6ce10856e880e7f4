"""The question in words and as actions, and the cards that options stand for. Made only when someone looks."""

from __future__ import annotations

from typing import Final

from kwoon.engine.action import END, NOTHING, Action, Item
from kwoon.engine.decision import DONE
from kwoon.engine.names import seat_mark
from kwoon.engine.question import Thing
from kwoon.engine.seats import SeatId
from kwoon.games.kungfu.cards import ATTACK, CHI, STANCE, WEAPON
from kwoon.games.kungfu.rules.attack import Strike
from kwoon.games.kungfu.rules.exchange import Exchange
from kwoon.games.kungfu.state.table import Table
from kwoon.games.kungfu.terms import actions as do
from kwoon.games.kungfu.terms.ids import NONE, CardKind
from kwoon.games.kungfu.terms.questions import (
    ANSWER,
    COUNTER,
    DISCARD,
    DROP_STANCE,
    DROP_WEAPON,
    ENHANCE,
    LOSE,
    PLAY,
    SPLIT,
    TARGET,
    USE_WEAPON,
)

PROMPTS: Final = {
    DISCARD: "Discard cards before you draw?",
    PLAY: "Your turn: what do you play?",
    TARGET: "Whom do you attack?",
    ENHANCE: "Enhance the attack?",
    SPLIT: "Who else is hit by the split attack?",
    COUNTER: "What do you strike back with?",
    LOSE: "Which do you lose?",
}
DONE_LABELS: Final = {
    DISCARD: "Draw up",
    PLAY: "End your turn",
    ENHANCE: "Strike",
    ANSWER: "No block",
    COUNTER: "No counter attack",
}
PLAYS: Final = {ATTACK: do.ATTACK, STANCE: do.TAKE_STANCE, WEAPON: do.PICK_UP, CHI: do.PLAY}
"""What is done with a card of each type in one's turn."""
USES: Final = {
    DISCARD: do.DISCARD,
    ENHANCE: do.ENHANCE,
    ANSWER: do.BLOCK,
    COUNTER: do.STRIKE_BACK,
}
"""What is done with a card at every other question."""


def prompt(table: Table) -> str:
    """The open question in words."""
    decision = table.decision
    if decision is None:
        return ""
    if decision.kind == ANSWER:
        strike = strike_at_hand(table)
        assert strike is not None
        return f"{seat_mark(strike.attacker)} attacks you with {attack_name(table, strike)}. Block?"
    if decision.kind == LOSE:
        return "A stance or a weapon must go: which do you lose?"
    return PROMPTS[decision.kind]


def label(table: Table, code: int) -> str:
    """One option of the open question in words."""
    decision = table.decision
    kind = PLAY if decision is None else decision.kind
    seat = table.active if decision is None else decision.seat
    if kind in (TARGET, SPLIT):
        return seat_mark(code)
    if code == DONE:
        return DONE_LABELS[kind]
    if code == DROP_STANCE:
        return f"Discard {table.deck.name(table.stances[seat])}"
    if code == DROP_WEAPON:
        return f"Discard {table.deck.name(table.weapons[seat])}"
    if code == USE_WEAPON:
        return f"Attack with {table.deck.name(table.weapons[seat])}"
    card = CardKind(code)
    name = table.deck.name(card)
    type_ = table.deck.types[card]
    if kind == DISCARD:
        return f"Discard {name}"
    if kind == PLAY and type_ == ATTACK:
        return f"Attack with {name}"
    if kind == PLAY and type_ == STANCE:
        return f"Take {name} stance"
    if kind == PLAY and type_ == WEAPON:
        return f"Pick up {name}"
    if kind == PLAY and type_ == CHI:
        return f"Play {name}"
    if kind == ENHANCE:
        return f"Add {name}"
    if kind == ANSWER:
        return f"Block with {name}"
    return f"Strike back with {name}"


def actions(table: Table) -> list[Action]:
    """What each option of the open question does."""
    decision = table.decision
    if decision is None:
        return []
    kind, seat, deck = decision.kind, decision.seat, table.deck
    if kind in (TARGET, SPLIT):
        return [Action(do.TARGET, player=code) for code in decision.options]
    found: list[Action] = []
    for code in decision.options:
        if code < 0:
            found.append(action_without_card(table, kind, seat, code))
        else:
            verb = PLAYS[deck.types[code]] if kind == PLAY else USES[kind]
            found.append(Action(verb, (Item("hand", seat, deck.kinds[code].name),)))
    return found


def action_without_card(table: Table, kind: int, seat: SeatId, code: int) -> Action:
    """What an option does that uses no card of the hand."""
    if code == DONE:
        return Action(END if kind == PLAY else NOTHING)
    if code == DROP_STANCE:
        return Action(do.DISCARD, (Item("stance", seat, table.deck.name(table.stances[seat])),))
    weapon = Item("weapon", seat, table.deck.name(table.weapons[seat]))
    if code == DROP_WEAPON:
        return Action(do.DISCARD, (weapon,))
    return Action(do.STRIKE_BACK if kind == COUNTER else do.ATTACK, (weapon,))


def thing_of(table: Table, code: int) -> Thing | None:
    """The card that an option would use."""
    decision = table.decision
    if decision is None or code == DONE or decision.kind in (TARGET, SPLIT):
        return None
    seat = decision.seat
    if code == DROP_STANCE:
        return Thing("stance", seat, table.deck.name(table.stances[seat]))
    if code in (DROP_WEAPON, USE_WEAPON):
        return Thing("weapon", seat, table.deck.name(table.weapons[seat]))
    return Thing("hand", seat, table.deck.name(CardKind(code)))


def gives_up(table: Table, code: int) -> bool:
    """Whether an option only gives its card up."""
    decision = table.decision
    if decision is None or code == DONE:
        return False
    return decision.kind in (DISCARD, LOSE) or code in (DROP_STANCE, DROP_WEAPON)


def strike_at_hand(table: Table) -> Strike | None:
    """The strike that is being answered, if an exchange is open."""
    for procedure in table.stack:
        if isinstance(procedure, Exchange) and procedure.at < len(procedure.strikes):
            return procedure.strikes[procedure.at]
    return None


def attack_name(table: Table, strike: Strike) -> str:
    """An attack as players call it: a Wild Flying Sword Punch."""
    cards = sorted(strike.cards, key=lambda kind: words_first(table, kind))
    names = [table.deck.name(kind) for kind in cards]
    if strike.weapon != NONE:
        place = sum(1 for kind in cards if words_first(table, kind) == 0)
        names.insert(place, table.deck.name(strike.weapon))
    return " ".join(names)


def words_first(table: Table, kind: CardKind) -> int:
    """Enhancements are said before what they enhance."""
    return 1 if table.deck.types[kind] == ATTACK else 0
