"""The words of the game as small numbers: types, resources, keywords, restrictions, zones, happenings."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.terms.ids import HappeningKind, Zone

# --- card types (SF-7) -------------------------------------------------------------------------

CHARACTER: Final = 0
SITE: Final = 1
FENG_SHUI: Final = 2
STATE: Final = 3
EDGE: Final = 4
EVENT: Final = 5
TYPE_NAMES: Final = ("Character", "Site", "Feng Shui Site", "State", "Edge", "Event")

# --- resources (SF-18): factions, then talents -------------------------------------------------

RESOURCES: Final = "adegfjmpsyCMH"
RESOURCE_NAMES: Final = (
    "Ascended",
    "Dragons",
    "Lotus",
    "Guiding Hand",
    "Architects",
    "Jammers",
    "Monarchs",
    "Purists",
    "Seven Masters",
    "Syndicate",
    "Chi",
    "Magic",
    "High-Tech",
)
FACTIONS: Final = 10
"""How many resources, from the first on, are factions; the rest are talents."""

# --- zones (SF-9) ------------------------------------------------------------------------------

# Written as literals, so that the compiler puts the number itself wherever they stand.
DECK: Final[Zone] = 0  # type: ignore[assignment]
HAND: Final[Zone] = 1  # type: ignore[assignment]
PLAY: Final[Zone] = 2  # type: ignore[assignment]
SMOKED: Final[Zone] = 3  # type: ignore[assignment]
TOASTED: Final[Zone] = 4  # type: ignore[assignment]
BURNED: Final[Zone] = 5  # type: ignore[assignment]
"""The burned-for-victory pile."""
ASIDE: Final[Zone] = 6  # type: ignore[assignment]
"""Face up before a player, who may play the card as if it were in that player's hand; see `Table.set_aside`."""
ZONE_NAMES: Final = ("deck", "hand", "in play", "smoked pile", "toasted pile", "burned-for-victory pile", "set aside")

# --- restrictions (SF-49), as bits: none of them is also that of a bold-faced ability -----------

UNIQUE: Final = 1 << 16
LIMITED: Final = 1 << 17
NO_MAX: Final = 1 << 18
NOT_CUMULATIVE: Final = 1 << 19
ONE_SHOT: Final = 1 << 20
SCHTICK: Final = 1 << 21
TOAST_IT: Final = 1 << 22
UNCOPYABLE: Final = 1 << 23
VEHICLE: Final = 1 << 24
WEAPON: Final = 1 << 25
RESTRICTION_NAMES: Final = (
    "Unique",
    "Limited",
    "No Max",
    "Not Cumulative",
    "One-Shot",
    "Schtick",
    "Toast It",
    "Uncopyable",
    "Vehicle",
    "Weapon",
)
FIRST_RESTRICTION: Final = 16
"""The bit of the first of them."""

# --- bold-faced abilities without a number (SF-50), as bits ------------------------------------

AMBUSH: Final = 1
ASSASSINATE: Final = 2
CORRUPTED: Final = 4
GUTS: Final = 8
INDEPENDENT: Final = 16
LETHAL: Final = 32
LOYALTY: Final = 64
MOBILITY: Final = 128
REGENERATE: Final = 256
STEALTH: Final = 512
SUPERLEAP: Final = 1024
TACTICS: Final = 2048
UNSTOPPABLE: Final = 4096
KEYWORD_NAMES: Final = (
    "Ambush",
    "Assassinate",
    "Corrupted",
    "Guts",
    "Independent",
    "Lethal",
    "Loyalty",
    "Mobility",
    "Regenerate",
    "Stealth",
    "Superleap",
    "Tactics",
    "Unstoppable",
)

# --- what a card cannot do or suffer, as bits --------------------------------------------------

NO_ATTACK: Final = 1
NO_INTERCEPT: Final = 2
NO_TURN_TO_MOVE: Final = 4
NO_TURN_TO_HEAL: Final = 8
NO_HEAL: Final = 16
NO_BURN: Final = 32
NO_SACRIFICE: Final = 64
NO_UNTURN_STEP: Final = 128
NO_STATES: Final = 256
NO_TARGET: Final = 512
NO_SEIZE: Final = 1024
MUST_INTERCEPT: Final = 2048
NO_RESOURCES: Final = 4096
NO_PREVENTION: Final = 8192
STEADY: Final = 16384
FREE_ATTACK: Final = 1 << 15
NO_VEHICLES: Final = 1 << 16
NO_TURN: Final = 1 << 17
NO_REVEAL: Final = 1 << 18
UNDYING: Final = 1 << 19
NO_TOAST: Final = 1 << 20
HEALS_ANY_SHOT: Final = 1 << 21
NO_LONE_ATTACK: Final = 1 << 22
NO_ATTACK_CHARACTERS: Final = 1 << 23
NO_MORE_STATES: Final = 1 << 24
NO_REDIRECT: Final = 1 << 25
TOASTED_INSTEAD: Final = 1 << 26
STRIKES_EARLY: Final = 1 << 27
CANNOT_NAMES: Final = (
    "cannot attack",
    "cannot intercept",
    "cannot turn to change location",
    "cannot turn to heal",
    "cannot be healed",
    "cannot be burned",
    "cannot be sacrificed",
    "does not unturn during its controller's Establishing Shot",
    "is not a legal subject for States",
    "is not a legal target",
    "cannot be seized",
    "must be declared as an interceptor when a card at its location is attacked",
    "provides no resources",
    "cannot be prevented from intercepting",
    "is immune to effects that would change the target of its attack or cause it to cease attacking",
    "may attack without turning if it is unturned, once during each of its controller's Main Shots",
    "is not a legal subject for Vehicles",
    "cannot be turned",
    "cannot be revealed, except by damage",
    "is not smoked for having no Fighting",
    "cannot be toasted as a cost",
    "may turn to heal during any Main Shot",
    "cannot be declared as the only attacker",
    "cannot attack Characters",
    "is not a legal subject for other States",
    "cannot have damage redirected to it",
    "is toasted instead of smoked",
    "inflicts combat damage at the same time as an attacker with Ambush while it intercepts",
)

# --- what an immunity is to (SF-40), as bits: those of the types of cards, and --------------------

OF_OPPONENTS: Final = 1 << 8
"""In the mask of an immunity: only to opponents' cards."""
HARM_ONLY: Final = 1 << 9
"""In the mask of an immunity: only to what would damage the card, or remove it from play."""

# --- happenings: what triggers look for (SF-26) ------------------------------------------------

ENTERED: Final[HappeningKind] = 0  # type: ignore[assignment]
PLAYED: Final[HappeningKind] = 1  # type: ignore[assignment]
REVEALED: Final[HappeningKind] = 2  # type: ignore[assignment]
WAS_SMOKED: Final[HappeningKind] = 3  # type: ignore[assignment]
WAS_TOASTED: Final[HappeningKind] = 4  # type: ignore[assignment]
LEFT_PLAY: Final[HappeningKind] = 5  # type: ignore[assignment]
TURNED: Final[HappeningKind] = 6  # type: ignore[assignment]
UNTURNED: Final[HappeningKind] = 7  # type: ignore[assignment]
TURNED_TO_ATTACK: Final[HappeningKind] = 8  # type: ignore[assignment]
ATTACK_DECLARED: Final[HappeningKind] = 9  # type: ignore[assignment]
ATTACK_JOINED: Final[HappeningKind] = 10  # type: ignore[assignment]
INTERCEPTED: Final[HappeningKind] = 11  # type: ignore[assignment]
ENTERED_COMBAT: Final[HappeningKind] = 12  # type: ignore[assignment]
DAMAGED: Final[HappeningKind] = 13  # type: ignore[assignment]
REDUCED_TO_ZERO: Final[HappeningKind] = 14  # type: ignore[assignment]
SEIZED: Final[HappeningKind] = 15  # type: ignore[assignment]
BURNED_SITE: Final[HappeningKind] = 16  # type: ignore[assignment]
HEALED: Final[HappeningKind] = 17  # type: ignore[assignment]
TURN_STARTED: Final[HappeningKind] = 18  # type: ignore[assignment]
MAIN_SHOT_STARTED: Final[HappeningKind] = 19  # type: ignore[assignment]
TURN_ENDED: Final[HappeningKind] = 20  # type: ignore[assignment]
ATTACK_ENDED: Final[HappeningKind] = 21  # type: ignore[assignment]
ATTACK_FAILED: Final[HappeningKind] = 22  # type: ignore[assignment]
POWER_GAINED: Final[HappeningKind] = 23  # type: ignore[assignment]
TACTICS_USED: Final[HappeningKind] = 24  # type: ignore[assignment]
CONTROL_TAKEN: Final[HappeningKind] = 25  # type: ignore[assignment]
SACRIFICED: Final[HappeningKind] = 26  # type: ignore[assignment]
DISCARDED: Final[HappeningKind] = 27  # type: ignore[assignment]
POWER_GENERATED: Final[HappeningKind] = 28  # type: ignore[assignment]
"""SF-17.2.1: by an Event; not the same as gaining it."""
HURT: Final[HappeningKind] = 29  # type: ignore[assignment]
"""All the combat damage that was inflicted on a card at once."""
FACEOFF_WON: Final[HappeningKind] = 30  # type: ignore[assignment]
"""SF-41.4: the winner's Character, the loser's, and the winner."""
TARGETED: Final[HappeningKind] = 31  # type: ignore[assignment]
"""SF-24.1.3: a card was targeted by an effect as that was generated."""
ABOUT_TO_FIGHT: Final[HappeningKind] = 32  # type: ignore[assignment]
"""SF-30.1: the scene before two cards enter combat with each other."""
POWER_STOLEN: Final[HappeningKind] = 33  # type: ignore[assignment]
"""SF-17.2.3: a player has stolen Power."""
STEALTH_USED: Final[HappeningKind] = 34  # type: ignore[assignment]
TURNED_TO_HEAL: Final[HappeningKind] = 35  # type: ignore[assignment]
"""SF-10.3.2: a Character turns to heal."""
EFFECT_GENERATED: Final[HappeningKind] = 36  # type: ignore[assignment]
"""SF-26.3: an effect was generated: for what waits for effects that would do something."""
DAMAGE_REDUCED: Final[HappeningKind] = 37  # type: ignore[assignment]
"""SF-29.6: damage on a card was reduced as it was inflicted."""
LEFT_PILE: Final[HappeningKind] = 38  # type: ignore[assignment]
"""An effect that resolves takes a card out of a smoked pile."""
POOL_EMPTY: Final[HappeningKind] = 39  # type: ignore[assignment]
"""SF-17: a player has no Power; noticed again whenever a scene goes on."""
REDUCED_TO_ONE: Final[HappeningKind] = 40  # type: ignore[assignment]
"""SF-15.1: a Character that had more than 1 Fighting has 1, by whatever."""
POWER_SPENT: Final[HappeningKind] = 41  # type: ignore[assignment]
"""SF-17.2.5: a player has paid Power: all of one time together, whatever for."""
TARGET_CHANGED: Final[HappeningKind] = 42  # type: ignore[assignment]
"""SF-28.1.3.1: an attacker attacks another card."""
HAPPENINGS: Final = 43

# --- what is told to those who watch, but triggers nothing --------------------------------------

TOOK_POWER: Final = 60
"""SF-22.2.2: Power in the Establishing Shot."""
PUT_AWAY: Final = 61
"""SF-22.2.4: a card discarded in the Establishing Shot."""
END_DECLARED: Final = 62
ELIMINATED: Final = 63
BID_MADE: Final = 64
SHOWN: Final = 66
"""SF-9.2.2: a player shows a card that was found in the deck."""

# --- why a card was smoked: the number that goes with WAS_SMOKED --------------------------------

DIRECTLY: Final = 0
"""SF-20.3: by an effect that smokes."""
BY_COMBAT_DAMAGE: Final = 1
BY_OTHER_DAMAGE: Final = 2
BY_RECALCULATION: Final = 3
"""SF-24.5.5: a bonus ended, or a penalty began."""

# --- what a word looks at, besides which cards there are, whose, and in which area --------------

SEES_TURNING: Final = 1
SEES_PLACES: Final = 2
SEES_DAMAGE: Final = 4
SEES_READINESS: Final = 8
SEES_ATTACKS: Final = 16
"""Who attacks and intercepts: matters only while an attack is under way."""
SEES_TIME: Final = 32
"""Whose turn it is, and what was done in it."""
SEES_PILES: Final = 64
"""What lies in hands, decks and toasted piles."""
SEES_POWER: Final = 128
"""How much Power players have; see `Derived.power`."""
SEES_GIFTS: Final = 256
"""What effects have given cards for a while (SF-26.5)."""
SEES_EVERYTHING: Final = 0xFFFF
SEES_VALUES: Final = 1 << 16
"""What other cards are. No word says that it looks at this: `standing.derive` notices it."""
SEES_WORDS: Final = 1 << 17
"""Which designators other cards have gained; noticed in the same way."""
SEES_POOLS: Final = 1 << 18
"""Which resources players have (SF-18.1): a text may keep cards from providing any; noticed in the same way."""

# --- what there must be for a word to come true at all: see `legality.prospects` ------------------

NEEDS_UNTURNED: Final = 1
"""Its card, unturned and ready."""
NEEDS_ATTACK: Final = 2
"""An attack under way."""
NEEDS_EFFECT: Final = 4
"""An effect that waits in the scene."""
NEEDS_STATE: Final = 8
"""A State in play."""
NEEDS_STIR: Final = 16
"""An attack under way, or an effect that waits in the scene and would inflict damage."""
NEEDS_SITE_TO_PLAY: Final = 32
"""For a Site in the hand: that one more can be played this turn (SF-25.7)."""
NEEDS_ROOM: Final = 64
"""For a Feng Shui Site: that it would not be the last one that its player needs (SF-25.7.4)."""
NEEDS_EVENT: Final = 128
"""An Event's effect in the scene, waiting or resolved."""
NEEDS_DAMAGING: Final = 256
"""An effect that waits in the scene and would inflict damage."""
NEEDS_BRINGING_BACK: Final = 512
"""An effect that waits in the scene and would bring cards back from a smoked pile."""
NEEDS_HAND_EFFECT: Final = 1024
"""An effect that waits in the scene and would look at a hand or make somebody discard."""
CAN_BE_BOUGHT_OFF: Final = 2048
"""Nobody needs it: whether an Event in the scene offers somebody to buy it off."""
WAYS_ARE_OPEN: Final = 4096
"""Nobody needs it: whether an effect has opened a way that Characters take without turning (SF-13.1)."""
NEEDS_DAMAGED: Final = 8192
"""Its card, damaged."""
NEEDS_FACE_DOWN: Final = 16384
"""Its card, face down."""
NEEDS_COUNTERS: Final = 32768
"""Its card, with a counter on it."""
OF_ITSELF: Final = NEEDS_UNTURNED | NEEDS_DAMAGED | NEEDS_FACE_DOWN | NEEDS_COUNTERS
"""All needs that are about the word's own card: they are looked at card by card."""
# The bits of the restrictions (SF-49) come behind these: a card in play with that restriction.


def bits(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    return [name for place, name in enumerate(names) if mask >> place & 1]


def restrictions_in(mask: int) -> list[str]:
    """SF-49: the names of the restrictions that are set."""
    return bits(mask >> FIRST_RESTRICTION, RESTRICTION_NAMES)


def resource_of(letter: str) -> int:
    """SF-18: the resource that a letter stands for."""
    if len(letter) != 1 or letter not in RESOURCES:
        raise ValueError(f"there is no resource {letter!r}: it is one of {RESOURCES}")
    return RESOURCES.index(letter)
