"""How each game is played, for one who has never played it: the goal, a turn, a first plan. In our own words."""

from __future__ import annotations

from typing import Final

KUNGFU: Final = (
    "The goal: be the last one standing. Everybody begins with 20 Chi and seven cards; who has no Chi left is out"
    " (KF-1.1, KF-1.2).",
    "",
    "Your turn begins with your hand: throw away what you do not want, then draw up to seven (KF-2.1). After that,"
    " play what you like:",
    "  - stances and weapons, as many as you want; one of each stays in play, and a new one replaces the old"
    " (KF-3.4). Some defend you all the time.",
    "  - Chi cards, to heal.",
    "  - one attack: an attack card, or the weapon you hold, at one opponent (KF-3.1, KF-3.2). Enhancements are"
    " added to it as it is made, no two alike (KF-3.3).",
    "",
    "An attack does the damage of all its cards, with what your stance adds: +2 if it is strong against the"
    " target's stance (KF-3.5). The target may answer with one block (KF-4.1). Some blocks stop certain cards"
    " entirely, a Counter Attack strikes back. What is left, less the defense of your gear, is lost in Chi.",
    "",
    "The table does the sums: while an attack is under way it says what it will cost.",
    "",
    "A first plan: take a stance and a weapon that defends, attack with what your stance adds to, keep a block or"
    " two, and throw away what you cannot use.",
)

PUZZLESTRIKE: Final = (
    "The goal: do not let your gem pile fill. Who ends a turn with 10 or more in it loses a duel; among three or"
    " four the lowest pile wins then (PS-8.1, PS-8.2).",
    "",
    "Everybody has chips of their own: three of a character, a Crash Gem, and gems to pay with. A turn:",
    "  1. Ante: a 1-gem goes from the bank into your pile (PS-2.1).",
    "  2. Actions: you may play one chip. Arrows on it let you play more: a black arrow any chip, a coloured one"
    " a chip of that colour (PS-3.1, PS-3.2).",
    "  3. Buy: the gems of your hand are money. At least one chip must be bought, if only a wound for $0 (PS-6.1,"
    " PS-6.3). It goes to your discard pile and comes to your hand later.",
    "  4. Clean up: everything is discarded, and you draw five, and one more for every 3 in your pile, up to"
    " three (PS-7.1, PS-7.2).",
    "",
    "Combine makes two gems of your pile into one larger one. Crash Gem breaks a gem of your pile into 1-gems and"
    " sends them to an opponent: the larger the gem, the harder it hits (PS-4.1, PS-4.2). Who is sent gems may"
    " answer with a crash of their own: gems meet and vanish one for one (PS-4.4). A broken 4-gem cannot be"
    " answered (PS-4.5).",
    "",
    "Red chips with a fist attack opponents; blue shields answer them (PS-5.1). A pig lets you keep a chip for the"
    " next turn (PS-7.3). When stacks of the bank run out, Panic Time makes everybody ante larger gems (PS-2.2).",
    "",
    "A first plan: combine early, crash large gems late, buy a second Combine and a second Crash Gem, and look at"
    " your pile before you end your actions.",
)

SHADOWFIST: Final = (
    "The goal: Feng Shui Sites. The last one that you need must be taken from an opponent: seized, or burned for"
    " victory (SF-4.1, SF-4.2). The board says how many you have and how many you need.",
    "",
    "Your turn: in the Establishing Shot your Sites give Power, your cards unturn, and you may discard and draw"
    " up. In the Main Shot you pay Power to play cards and to declare attacks. Then the turn ends.",
    "",
    "Feng Shui Sites are played face down; the first brings 1 Power, each further one costs as many as you have."
    " Other cards need resources too: those that your cards in play and in your smoked pile give. Foundation"
    " Characters need none and provide them: play these first.",
    "",
    "To attack, choose a target and turn Characters to attack it. Every opponent may send Characters to intercept."
    " Who gets through inflicts damage as high as its Fighting; a Site without Body left is yours to smoke, seize,"
    " or burn: for victory, or for Power. An attack that does not damage its target is your last of the turn.",
    "",
    "Events and abilities can be used nearly any time, also in answer to others. What was played last resolves"
    " first: the scene on the board shows the order.",
    "",
    "The table can pass for you where you can do nothing that matters.",
    "",
    "A first plan: a Foundation Character and a Site in your first turns, a Site each turn while it is cheap,"
    " attack what stands alone, and keep some Power for events.",
)

GUIDES: Final = {
    "kungfu": KUNGFU,
    "puzzlestrike": PUZZLESTRIKE,
    "puzzlestrike-match": PUZZLESTRIKE,
    "shadowfist": SHADOWFIST,
}


def how_to_play(game: str) -> tuple[str, ...]:
    """How a game is played, a paragraph a line; nothing for a game that nobody has written about."""
    return GUIDES.get(game, ())
