"""Why not: for any chip a seat can see and cannot use now, the rule's number and the reason in words."""

from __future__ import annotations

from typing import Final

from kwoon.engine.question import Refusal, Thing
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import Script
from kwoon.games.puzzlestrike.rules.phases import spending_cap
from kwoon.games.puzzlestrike.rules.reaction import AFTER_FIST, BEFORE_FIST, SEND, React, can_use
from kwoon.games.puzzlestrike.state.chip import (
    BLUE_SHIELD,
    CHARACTER,
    CHIPS,
    GEM,
    PURPLE_SHIELD,
    PUZZLE,
    WOUND,
    WOUND_CHIP,
    Chip,
    chip_named,
)
from kwoon.games.puzzlestrike.state.table import MONEY, ONCE, WOUNDED, Table
from kwoon.games.puzzlestrike.terms.packing import holds
from kwoon.games.puzzlestrike.terms.questions import (
    BREAK,
    BUY,
    COMBINING,
    COPY,
    DISCARDING,
    FREE_PLAY,
    GAINING,
    GROWING,
    HOLD,
    KEEP,
    PLAY,
    PUTTING,
    REACT,
    REMOVING,
    SHOWING,
    STUNNED,
    TAKING,
    TRASHING,
)

ASKED: Final = {
    COPY: ("PS-13.Option Select", "is not among the chips that can be copied now."),
    HOLD: ("PS-6.1", "is not a gem that can be held back."),
    KEEP: ("PS-7.3", "cannot be kept: it is kept already, or is not in your hand."),
    BREAK: ("PS-4.2", "is not a gem that this crash can break."),
    COMBINING: ("PS-4.1", "is not chosen by itself: say which two gems combine."),
    DISCARDING: ("PS-3.6", "is not a chip that can be discarded for this."),
    TRASHING: ("PS-11.1", "is not a chip that can be trashed for this."),
    GAINING: ("PS-11.1", "does not cost what the chip to be gained must cost, or is not in the bank."),
    TAKING: ("PS-3.6", "is not among the chips to choose from."),
    REMOVING: ("PS-13.Into Oblivion", "is no puzzle stack that could be removed."),
    GROWING: ("PS-13.Giant Growth", "is no gem of your hand."),
    STUNNED: ("PS-13.Stunlock", "is no puzzle chip of your hand."),
    FREE_PLAY: ("PS-3.6", "is not a chip that can be played now."),
    SHOWING: ("PS-3.6", "is not among the chips to choose from."),
    PUTTING: ("PS-13.Mistress's Command", "is not a chip of the bank that could be put into the hand."),
}


def why_not(table: Table, seat: SeatId, thing: Thing) -> Refusal:
    """The reason, from the widest to the narrowest: the game, the player, the moment, the place, the chip."""
    decision = table.decision
    if decision is None:
        return Refusal("PS-8.1", "The game is over.")
    if not 0 <= seat < table.seats:
        return Refusal("PS-11.2", "You only look on.")
    if not table.playing(seat):
        return Refusal("PS-8.5", "You have been eliminated.")
    if thing.place in ("character", "pool"):
        return Refusal("PS-12.1" if thing.place == "character" else "PS-10.1", "It is not yours to pick one now.")
    chip = chip_named(thing.name)
    if decision.seat != seat:
        return waiting(table, seat, thing, chip)
    kind = decision.kind
    if kind == BUY and thing.place == "bank":
        return in_bank(table, seat, chip)
    if kind == PLAY and thing.place == "hand" and thing.seat == seat:
        return in_actions(table, seat, chip)
    if kind == REACT and thing.place == "hand" and thing.seat == seat:
        return in_reaction(table, seat, chip)
    if kind in ASKED:
        return asked(table, kind, thing, chip)
    return elsewhere(table, seat, thing, chip)


def asked(table: Table, kind: int, thing: Thing, chip: Chip) -> Refusal:
    """A chip asks for something, and this is not it; a chip's own notes say what it may ask for."""
    if thing.place == "bank" and kind in (COPY, GAINING, PUTTING, REMOVING):
        if chip.kind == table.removed:
            return Refusal("PS-13.Into Oblivion", f"The stack of {chip.name} has been removed from the game.")
        if table.bank[chip.kind] == 0:
            return Refusal("PS-11.3", f"The stack of {chip.name} is out.")
    if kind == TRASHING and chip.type == CHARACTER:
        return Refusal("PS-11.1", f"{chip.name} is a character chip, and those cannot be trashed.")
    rule, reason = ASKED[kind]
    top = table.stack[-1]
    if not isinstance(top, Script):
        return Refusal(rule, f"{thing.name} {reason}")
    asker = CHIPS[top.chip]
    if asker.type in (PUZZLE, CHARACTER):
        rule = f"PS-13.{asker.name}"
    return Refusal(rule, f"{asker.name}: {thing.name} {reason}")


def given_up(table: Table, kind: int, thing: Thing) -> Refusal:
    """A chip that can be discarded or trashed for what is asked, and not used in any other way."""
    rule = ASKED[kind][0]
    top = table.stack[-1]
    asker = CHIPS[top.chip].name if isinstance(top, Script) else "what is asked"
    if isinstance(top, Script) and CHIPS[top.chip].type in (PUZZLE, CHARACTER):
        rule = f"PS-13.{asker}"
    done = "trashed" if kind == TRASHING else "discarded"
    return Refusal(rule, f"{thing.name} can only be {done} now, for {asker}: finish that first.")


def waiting(table: Table, seat: SeatId, thing: Thing, chip: Chip) -> Refusal:
    """The question is another player's."""
    if thing.place == "hand" and thing.seat == seat:
        if chip.shield & PURPLE_SHIELD and not chip.shield & BLUE_SHIELD:
            return Refusal("PS-4.6", f"{chip.name} answers gems that are sent, and none wait for your answer.")
        if chip.shield:
            return Refusal(
                "PS-5.1", f"{chip.name} answers a red fist that affects you, and none waits for your answer."
            )
        if not table.own_turn(seat):
            return Refusal("PS-3.1", f"{chip.name} can be used only on your own turn.")
    if thing.place == "bank" and not table.own_turn(seat):
        return Refusal("PS-6.1", "Chips are bought only in your own buy phase.")
    return Refusal("PS-3.7", f"{thing.name}: another player is to decide first.")


def elsewhere(table: Table, seat: SeatId, thing: Thing, chip: Chip) -> Refusal:
    """A chip that lies where the open question does not reach."""
    place = thing.place
    if place == "bank":
        return Refusal("PS-6.1", f"{chip.name}: chips are bought in the buy phase.")
    if place == "pile":
        return Refusal("PS-6.1", "Gems in a pile are no money; chips say when one is crashed, combined or trashed.")
    if place == "discard":
        return Refusal("PS-3.3", f"{chip.name} lies in a discard pile until that goes into its bag.")
    if place == "table":
        return Refusal("PS-3.1", f"{chip.name} has been played and stays on the table until cleanup.")
    if place == "ongoing":
        return Refusal("PS-3.5", f"{chip.name} is in play already and serves by itself.")
    if place == "top of bag":
        return Refusal("PS-11.4", f"{chip.name} lies on top of a bag and is drawn first from it.")
    if thing.seat != seat:
        return Refusal("PS-11.2", f"{chip.name} is in another player's hand.")
    return Refusal("PS-3.6", f"{chip.name}: finish what the open question asks first.")


def in_actions(table: Table, seat: SeatId, chip: Chip) -> Refusal:
    """A chip of the hand that cannot be played as an action."""
    if chip.type == GEM:
        return Refusal("PS-6.1", f"A {chip.name} of the hand is money for the buy phase, not an action.")
    if chip.type == WOUND_CHIP:
        return Refusal("PS-3.1", "A wound has no banner: it cannot be played.")
    if holds(table.has(seat, ONCE), chip.kind):
        return Refusal("PS-3.4", f"{chip.name} is once per turn, and you have played one this turn.")
    colours = [] if chip.colours in ("gray", "gold") else [chip.colours]
    return Refusal("PS-3.2", f"{chip.name} needs a {' or '.join([*colours, 'black'])} arrow, and you have none left.")


def in_reaction(table: Table, seat: SeatId, chip: Chip) -> Refusal:
    """A chip of the hand that does not answer what is at hand."""
    top = table.stack[-1]
    assert isinstance(top, React)
    wanted = PURPLE_SHIELD if top.window == SEND else BLUE_SHIELD
    if chip.copies_bank:
        return Refusal("PS-13.Option Select", "No chip of the bank that costs 5 or less could answer this.")
    if not chip.shield:
        return Refusal("PS-5.2", f"{chip.name} has no shield: it is no reaction.")
    if not chip.shield & wanted:
        if wanted == PURPLE_SHIELD:
            return Refusal("PS-4.6", f"{chip.name} answers red fists, not gems that are sent.")
        return Refusal("PS-5.1", f"{chip.name} answers gems that are sent, not red fists.")
    if not can_use(table, seat, chip.kind):
        return Refusal("PS-4.4", f"{chip.name} breaks a gem of your pile, and you have none that it could break.")
    if top.window == BEFORE_FIST:
        return Refusal("PS-5.1", f"{chip.name} comes after a red fist has hit you, not before.")
    assert top.window == AFTER_FIST
    return Refusal("PS-5.1", f"{chip.name} comes before a red fist affects you; this one has hit.")


def in_bank(table: Table, seat: SeatId, chip: Chip) -> Refusal:
    """A stack that cannot be bought from."""
    kind = chip.kind
    if kind == table.removed:
        return Refusal("PS-13.Into Oblivion", f"The stack of {chip.name} has been removed from the game.")
    if table.bank[kind] == 0:
        return Refusal("PS-11.3", f"The stack of {chip.name} is out.")
    if kind == WOUND and table.has(seat, WOUNDED):
        return Refusal("PS-6.3", "You have bought a wound this turn, and one is all that a turn allows.")
    missing = chip.cost - table.has(seat, MONEY)
    if missing > 0:
        return Refusal("PS-6.1", f"{chip.name} costs ${chip.cost}: you are ${missing} short.")
    cap = spending_cap(table, seat)
    return Refusal(
        "PS-13.Flagstone Tax",
        f"{chip.name} costs ${chip.cost}, and an opponent's Flagstone Tax lets you buy only chips up to ${cap}.",
    )
