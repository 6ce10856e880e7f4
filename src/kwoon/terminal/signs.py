"""What stands on each game's board, and what the keys do for one who has never played it."""

from __future__ import annotations

from typing import Final

from kwoon.tables.guides import how_to_play

KUNGFU: Final = (
    ("▸", "has the turn"),
    ("████  14 Chi", "what is left; green, then yellow, then red"),
    ("−3", "lost since this turn began (+2: gained)"),
    ("7 cards", "in hand"),
    ("Tiger + Fan", "the stance and the weapon in play"),
    ("defense 4", "what every attack on this player does less"),
    ("»", "the attack under way: who, at whom, with what, and what it will cost"),
    ("Hand", "your cards; underlined ones can be used now"),
    ("Kick 3", "an attack or a weapon that does 3 damage"),
    ("Fan 1/3", "a weapon: 1 damage, 3 defense"),
    ("Fast +1", "an enhancement that adds 1, a stance that does, or a Chi card that heals so much"),
    ("draw, discards", "at the top: cards in the draw pile and the discard pile"),
)

PUZZLESTRIKE: Final = (
    ("•5 Name 3", "a stack of the bank: cost, name, how many are left; • you can pay for it now"),
    ("empty 1, panic 2", "stacks that are out, and at how many Panic Time begins"),
    ("▸", "has the turn"),
    ("2▕1▕", "a gem pile: each gem as wide as its value"),
    ("3 6 9 X", "the heights at which you draw one more chip, and where you lose"),
    ("7 +2", "the pile's total, and how many more chips it lets you draw"),
    ("hand bag disc", "chips in hand, in the bag, in the discard pile"),
    ("2 red ▶", "arrows left this turn: chips that you may still play"),
    ("$3 + $4 in gems", "money this turn, and what the gems of your hand would add"),
    ("1 pig", "a chip that you may keep for the next turn"),
    ("◆ A → 3 gems → B", "gems on their way; ≈ gems that float while a pile is full"),
    ("∞", "chips that stay in play"),
    ("Hand", "your chips; underlined ones can be used now"),
)

SHADOWFIST: Final = (
    ("▸", "has the turn"),
    ("Power 3+4", "Power now, and what the next turn brings"),
    ("Sites 3/5", "Feng Shui Sites towards victory"),
    ("hand 5 deck 20", "cards in hand and in the deck; smo, toa and bur: smoked, toasted, burned for victory"),
    ("5d H", "resources: five Dragons, one High-Tech; a Ascended, e Lotus, g Guiding Hand; C Chi, M Magic"),
    ("1 City Park 8", "a location: front Site / back Site with the Body that is left, then who stands there"),
    ("Imp 1", "a Character with its Fighting"),
    ("↷", "turned: it cannot attack or intercept"),
    ("▒", "face down; ▒▒▒ is a Site that only its controller knows"),
    ("✶2", "2 damage"),
    ("+Battle Suit", "a State on the card"),
    ("«Ann's Imp", "an attacker from elsewhere"),
    ("⚔", "the attack; after ← those who intercept, in the order in which they fight"),
    ("next ▸", "the effect that resolves next; the others wait below"),
    ("Hand", "your cards with what each costs now; • can be used"),
)

SIGNS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "kungfu": KUNGFU,
    "puzzlestrike": PUZZLESTRIKE,
    "puzzlestrike-match": PUZZLESTRIKE,
    "shadowfist": SHADOWFIST,
}
KEYS: Final = (
    "u takes back your last answer as long as nothing hidden was seen. ? tells of everything in sight why it cannot be"
    " used now."
)
PASSING: Final = {"shadowfist": " p says when you are asked, and until when the table passes for you."}
"""Where the table passes for a person."""
UNWRITTEN: Final = ("r shows the rules of this game.",)


def signs_of(game: str) -> tuple[tuple[str, str], ...]:
    """Every sign of a game's board with what it means."""
    return SIGNS.get(game, ())


def play_lines(game: str) -> tuple[str, ...]:
    """How a game is played, and which keys help with it: a paragraph a line."""
    return (*(how_to_play(game) or UNWRITTEN), "", KEYS + PASSING.get(game, ""))
