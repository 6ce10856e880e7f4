"""The kinds of permission that a card gives (see `state.abilities.Permission`), and how each reads."""

from __future__ import annotations

from typing import Final

COST_REDUCTION: Final = 0
"""SF-37: you play such cards at so much less."""
PLAY_FROM_SMOKED: Final = 1
"""SF-44.2: this card can be played from the smoked pile."""
GENERATES: Final = 2
"""SF-17.2.1: this card generates so much Power."""
EXTRA_SITE: Final = 3
HAND_SIZE: Final = 5
FACE_UP: Final = 6
"""This Feng Shui Site may be played face up, at so much less."""
UNTURNED_FELLOWS: Final = 7
"""SF-28.1: so many Characters that attack together with this one need not turn."""
CHEAPER_HERE: Final = 8
"""SF-37: you play such States on this card at so much less."""
TURNS_WHEN_REVEALED: Final = 9
"""This Site turns at once when it is revealed."""
ANY_MAIN_SHOT_PLAY: Final = 10
"""SF-25.1.1: this card may be played in any Main Shot, also during an attack."""
LESS_FOR_POWER: Final = 11
"""SF-37: this card may be played at up to so much less; each opponent gains as much Power at once."""
HALF_HEALING: Final = 12
"""SF-16: healing removes only half the damage from such cards, rounded down."""
OUT_OF_TURN: Final = 13
"""SF-28.1.2: this Character may attack during an opponent's turn."""
SUBJECT_GENERATES: Final = 14
"""SF-17.2.1: the card that this State is on generates so much more Power."""
INTERCEPTION_TOLL: Final = 20
"""SF-28.6: an opponent pays so much Power for each interceptor declared against this card."""
CHEAPER_ITSELF: Final = 21
"""SF-37: this card is played at so much less."""
FEWER_SITES: Final = 22
"""SF-4.2: you need one Feng Shui Site less for victory."""
CRISIS_ANY_MAIN_SHOT: Final = 24
"""SF-50.4, SF-25.1.1: at its Crisis cost this card may be played in any Main Shot, also during an attack."""
STEALTH_AGAIN: Final = 25
"""SF-50.14: this card may use Stealth so many times more in each attack."""
MORE_DISCARDS: Final = 26
"""SF-22.2.4: you may discard so many cards more in your Establishing Shot."""
PLAYED_ONLY_IF: Final = 27
"""SF-25.1: this card can be played only while its condition holds."""
PLAYED_ANY_MAIN_SHOT: Final = 28
"""SF-25.1.1: you may play such cards in any Main Shot, also during an attack."""
ENDS_ATTACKS: Final = 50
"""SF-28.1: a player whose Characters attack this card declares no attack after that in the turn."""
STRIKES_BACK: Final = 51
"""SF-30.3: this Site inflicts combat damage on Characters as if its Body were Fighting."""
OPEN_TOP: Final = 52
"""SF-9.2: the top card of your deck lies face up."""
OPEN_TOPS: Final = 53
"""The same for everyone's deck."""
MEETS_SEVERAL: Final = 54
"""SF-28.6.1: this State's subject may intercept so many attackers, all at one time."""
FREES_STATES: Final = 55
"""SF-44.3: a State that this card takes control of may be placed anew then, and again when that ends."""
HOLDS_SUBJECT: Final = 57
"""SF-35.3: whoever controls this State controls what it is on, while its text counts."""
ENTERS_TURNED: Final = 56
"""SF-21: this card enters play turned; nobody turns it."""
FIRM_EFFECTS: Final = 29
"""SF-33, SF-26.6.4: opponents cannot cancel your effects, nor change their targets."""
NEXT_ON_SUBJECT: Final = 40
"""SF-37: you play the next State on this State's subject at so much less."""
AIDS: Final = 41
"""This card in play can help to pay for others: see `permissions.Aid`. No permission has this kind."""
OWN_AID: Final = 42
"""Something can be given up to play this card at less: see `permissions.SacrificeForLess`."""
PERMISSION_TEXTS: Final = {
    NEXT_ON_SUBJECT: "You may play the next State on subject at -{n} cost",
    COST_REDUCTION: "You may play {them} at -{n} cost",
    PLAY_FROM_SMOKED: "You may play this card from your smoked pile at -{n} cost",
    GENERATES: "This card generates {n} more Power during your Establishing Shot",
    EXTRA_SITE: "Once per turn, you may play {it} when you could play a Site, even if you have played one this turn",
    HAND_SIZE: "Your hand size is {n} more",
    FACE_UP: "You may play this card face up at -{n} cost",
    UNTURNED_FELLOWS: "Up to {n} unturned Characters you control may attack with this card without turning",
    CHEAPER_HERE: "You may play {them} on this card at -{n} cost",
    TURNS_WHEN_REVEALED: "When this card is revealed, immediately turn it for no effect",
    ANY_MAIN_SHOT_PLAY: "You may play this card during any Main Shot, also during an attack",
    LESS_FOR_POWER: (
        "You may play this card at up to -{n} cost; if you do, each opponent immediately gains as much Power"
    ),
    HALF_HEALING: "Healing removes only half the damage (rounded down) from {them}",
    OUT_OF_TURN: "This card can attack during an opponent's turn",
    SUBJECT_GENERATES: "Subject generates {n} more Power",
    INTERCEPTION_TOLL: (
        "This card cannot be intercepted unless the opponent pays {n} Power for each interceptor declared against it"
    ),
    CHEAPER_ITSELF: "You may play this card at -{n} cost",
    FEWER_SITES: "You need one Feng Shui Site less for victory",
    STEALTH_AGAIN: "This card may use Stealth {n} more times during each attack",
    MORE_DISCARDS: "You may discard {n} more cards during your Establishing Shot",
    PLAYED_ONLY_IF: "You may play this card only",
    PLAYED_ANY_MAIN_SHOT: "You may play {them} during any Main Shot, also during an attack",
    ENDS_ATTACKS: "A player whose Characters have attacked this card declares no other attack in that turn",
    STRIKES_BACK: "This card inflicts combat damage on Characters as if the Body that it has left were its Fighting",
    OPEN_TOP: "The top card of your deck lies face up",
    OPEN_TOPS: "The top card of each player's deck lies face up",
    MEETS_SEVERAL: "Subject may intercept as many as {n} attackers in one attack, and fights all of them at once",
    FREES_STATES: (
        "If subject is a State, you may place it on another legal subject as this card takes control of it, "
        "and when that ends the State's new controller may place it on another legal subject"
    ),
    HOLDS_SUBJECT: "You control subject",
    ENTERS_TURNED: "This card enters play turned",
    FIRM_EFFECTS: "Opponents cannot cancel your effects or change their targets",
    CRISIS_ANY_MAIN_SHOT: "At its Crisis cost, you may play this card during any Main Shot, also during an attack",
}
"""How each reads: with the number, such a card, such cards."""
