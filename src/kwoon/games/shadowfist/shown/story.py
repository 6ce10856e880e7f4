"""The log for people: events in words. Seats are written {0}, {1}, ...: whoever shows the log puts in the names."""

from __future__ import annotations

from typing import Final

from kwoon.engine.decision import INTERVENTIONS, LEAVE
from kwoon.engine.events import Event
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.effects import CEASING, HEALING, MOVING, REGENERATING
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import codes as t
from kwoon.games.shadowfist.terms.events import Acted, Drew, Ended, Intervened, Looked, Named, OnTop, Opened, Seen, Told
from kwoon.games.shadowfist.terms.ids import NO_SEAT, CardId, SeatId
from kwoon.games.shadowfist.terms.questions import BURN_FOR_VICTORY
from kwoon.games.shadowfist.words.names import is_stranger, known_as, name_for, numbered, played_name, was_stranger

SENTENCES: Final[dict[int, str]] = {
    t.ENTERED: "{card} enters play",
    t.PLAYED: "{seat} plays {card}",
    t.REVEALED: "Revealed: {card}",
    t.WAS_SMOKED: "Smoked: {card}",
    t.WAS_TOASTED: "Toasted: {card}",
    t.UNTURNED: "{card} unturns",
    t.TURNED: "{card} turns",
    t.TURNED_TO_ATTACK: "{card} turns to attack {by}",
    t.ATTACK_DECLARED: "{seat} declares an attack on {card}",
    t.ATTACK_JOINED: "{seat} joins the attack on {card}",
    t.INTERCEPTED: "{card} intercepts {by}",
    t.REDUCED_TO_ZERO: "Beaten down: {card}",
    t.SEIZED: "{seat} seizes {card}",
    t.BURNED_SITE: "{seat} burns {card} for {fate}",
    t.HEALED: "{card} heals {amount}",
    t.TURN_STARTED: "— {seat}'s turn —",
    t.ATTACK_ENDED: "The attack on {card} is over",
    t.ATTACK_FAILED: "{seat}'s attack has failed",
    t.POWER_GAINED: "{seat} gains {amount} Power",
    t.POWER_GENERATED: "{card} generates {amount} Power for {seat}",
    t.POWER_SPENT: "{seat} spends {amount} Power",
    t.POWER_STOLEN: "{seat} steals {amount} Power",
    t.TACTICS_USED: "{card} uses Tactics",
    t.FACEOFF_WON: "{seat} wins the Faceoff with {card}",
    t.CONTROL_TAKEN: "{seat} takes control of {card}",
    t.SACRIFICED: "{seat} sacrifices {card}",
    t.DISCARDED: "{seat} discards {card}",
    t.TOOK_POWER: "{seat} generates {amount} Power",
    t.PUT_AWAY: "{seat} discards {card}",
    t.END_DECLARED: "{seat} declares the end of the turn",
    t.ELIMINATED: "{seat} is out of the game",
    t.BID_MADE: "{seat} bids {amount} for {card}",
    t.TARGET_CHANGED: "{card} now attacks {by}",
    t.SHOWN: "{seat} shows {card}",
}
PLAINLY_NAMED: Final = (t.SEIZED, t.CONTROL_TAKEN, t.SACRIFICED, t.DISCARDED, t.PUT_AWAY, t.BID_MADE)
"""Sentences that name the player who acts: whose card it is goes without saying."""


UNTOLD: Final = (
    t.LEFT_PLAY, t.HURT, t.ENTERED_COMBAT, t.ABOUT_TO_FIGHT, t.MAIN_SHOT_STARTED, t.TURN_ENDED, t.TARGETED,
    t.STEALTH_USED, t.TURNED_TO_HEAL,
)  # fmt: skip
"""Happenings that nobody is told: others say the same, and more."""


def told_in_story(table: Table, kind: int, card: CardId, seat: SeatId) -> Told:
    """A card as a sentence of the log names it: with its place, plainly, or with its player's name."""
    attack = current_attack(table) if kind in (t.ATTACK_ENDED, t.ATTACK_FAILED) else None
    if attack is not None and not table.same(card, attack.target_stamp):
        name = known_as(table, card, attack.target_stamp, seat)
        return Told(name, NO_SEAT, "" if was_stranger(table, card, attack.target_stamp, seat) else name)
    if attack is not None and card in attack.seized_sites(table):
        return plainly_told(table, card, seat)
    if kind != t.PLAYED and kind not in PLAINLY_NAMED:
        return told_with_player(table, card, seat)
    if kind != t.PLAYED:
        return plainly_told(table, card, seat)
    title = "" if is_stranger(table, card, seat) else name_for(table, card, seat)
    return Told(played_name(table, card, seat), NO_SEAT, title)


def plainly_told(table: Table, card: CardId, seat: SeatId) -> Told:
    """A card without its controller's name: who acts is named already, or it has another controller by now."""
    name = name_for(table, card, seat)
    return Told(name, NO_SEAT, "" if is_stranger(table, card, seat) else name)


def told_with_player(table: Table, card: CardId, seat: SeatId) -> Told:
    """A card with its controller's name, which the name of a face-down Site holds already."""
    name = numbered(table, card, seat)
    if is_stranger(table, card, seat):
        return Told(name)
    return Told(name, table.controllers[card], name_for(table, card, seat))


def told_already(kind: int, card: CardId, by: CardId) -> bool:
    """Whether another sentence says it: a card that is played enters play, one that is used turns, and all unturn."""
    if kind in UNTOLD:
        return True
    return (kind in (t.ENTERED, t.TURNED) and card == by) or (kind == t.UNTURNED and by < 0)


def story(event: Event, seat: SeatId) -> str:
    """One event in one sentence."""
    if isinstance(event, Drew):
        return f"{{{event.seat}}} draws {event.card}"
    if isinstance(event, OnTop):
        return f"On top of {{{event.seat}}}'s deck: {event.card}"
    if isinstance(event, Looked):
        seen = f": {event.cards}" if event.cards else ""
        return f"{{{event.seat}}} looks at {{{event.whose}}}'s hand{seen}"
    if isinstance(event, Opened):
        return f"{{{event.seat}}} reveals from {{{event.whose}}}'s deck: {event.cards}"
    if isinstance(event, Intervened):
        return f"{{{event.seat}}} leaves the game" if event.act == LEAVE else INTERVENTIONS[event.act]
    if isinstance(event, Ended):
        if event.winner < 0:
            return f"The game is over: {event.reason}"
        return f"{{{event.winner}}} wins: {event.reason}"
    if isinstance(event, Named):
        return f"{{{event.seat}}} names {event.word} for {event.card}"
    if isinstance(event, Acted):
        return acted(event)
    assert isinstance(event, Seen)
    who = f"{{{event.seat}}}"
    if event.happening == t.DAMAGED:
        kind = "combat damage" if event.is_combat_damage else "damage"
        by = f" from {event.by.words()}" if event.by.name else ""
        return f"{event.card.words()} takes {event.amount} {kind}{by}"
    words = SENTENCES.get(event.happening, "{card}: something happens")
    words = words.replace("{fate}", "victory" if event.fate_of_site == BURN_FOR_VICTORY else "Power")
    words = words.replace("{card}", event.card.words()).replace("{by}", event.by.words() or "nobody")
    return words.replace("{seat}", who).replace("{amount}", str(event.amount))


def acted(event: Acted) -> str:
    """An effect that enters a scene, in one sentence."""
    who = f"{{{event.seat}}}"
    if event.effect_kind == HEALING:
        return f"{who}'s {event.card} turns to heal"
    if event.effect_kind in (MOVING, REGENERATING):
        return f"{who}'s {event.card} {event.text}"
    if event.effect_kind == CEASING:
        return f"{who}'s {event.card} uses {event.text}"
    return f"{who} uses {event.card}: {event.text}"
