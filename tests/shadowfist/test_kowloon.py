"""Every card of Combat in Kowloon is there, once, with the numbers that its printing has."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.state.card import NO_COST, Card, X
from kwoon.games.shadowfist.terms.codes import CHARACTER, FENG_SHUI, RESOURCES, SITE, TYPE_NAMES

PRINTED = """
Character
    "Monkey" Chang | 5 | aa | C | 7
    1,000 Corpses | 3 | - | e | 3
    Blue Monk | 3 | g | gC | 4
    Buddhist Monk | 2 | - | gC | 2
    Dr. Amanda Snow | 4 | ddd | d | 6
    Eater of Fortune | 2 | eM | e | 2
    Grease Monkey | 1 | d | d | 1
    Grey Mountain | 4 | aaa | a | 4
    Hungry Ghosts | 2 | - | eM | 2
    Imp | 1 | - | eM | 1
    Inspector Will Zhurong | 5 | ddd | d | 8
    Jade Dragon Monk | 3 | gg | gC | 3
    Junkyard Boys | 1 | - | dH | 1
    Kung Fu Master | 4 | gg | gC | 6
    Long Shadows | 4 | eeM | eM | 5
    Mantis Fighter | 1 | - | aC | 1
    Master Hao | 4 | gggg | gC | 6
    Master Mechanic | 3 | dd | dH | 4
    Maverick Trucker | 3 | dd | d | 3
    Murder of Crows | 3 | aa | a | 4
    Rat Clan Spies | 1 | - | a | 1
    Ravenous Devourer | 2 | ee | e | 2
    Reggie Mortis | 3 | eeee | eM | 3
    Reluctant Hero | 3 | d | d | 4
    SEAL Team | 3 | a | aC | 4
    Seamus | 3 | dd | dH | 4
    Serena Chase | 3 | aa | a | 4
    Sewer Scum | 3 | eeM | e | 6
    Shaolin Student | 1 | - | g | 1
    Shaolin Supplicants | 1 | - | gC | 1
    Sifu Beumer | 5 | ggg | gC | 8
    Student of the Dragon | 1 | - | d | 1
    Taiko Drummer | 2 | g | gC | 2
    Tail of the Lizard | 2 | - | aC | 2
    Tears of the Crocodile | 4 | aa | aC | 6
    Tech Squad | 2 | - | dH | 2
    Temple Guards | 2 | - | gC | 2
    The Iron Monkey | 4 | gg | gC | 5
    The She-Wolf | 5 | aaa | a | 8
    Undead Horrors | 1 | - | e | 1
    Walking Corpses | 2 | e | e | 4
    Wolf Clan Hunters | 2 | - | a | 2
    Wrench Slinger | 1 | d | dH | 1
    Xin Ji Yang | 4 | eeeeM | eMM | 7
    You Xia, the Avenger | 4 | dd | dH | 6
    Youn Wha | 3 | ggg | gC | 4
Event
    Back for Seconds | 1 | d | - | -
    Bite of the Jellyfish | 0 | aa | - | -
    Blade Palm | 2 | CC | - | -
    Breath of the Dragon | 1 | gCCC | - | -
    Bribery | 0 | ee | - | -
    Bull Market | 0 | aaa | - | -
    Confucian Stability | 1 | gg | - | -
    Cries in the Night | 0 | ee | - | -
    Die!!! | 0 | eee | - | -
    Dirk Wisely's Gambit | 0 | d | dH | -
    Discerning Fire | X | MM | - | -
    Feeding the Hungry | 0 | ee | - | -
    Final Brawl | 0 | dd | - | -
    Fox On the Run | 0 | aa | - | -
    Healing Earth | 0 | C | - | -
    Heat of Battle | 0 | g | - | -
    Inauspicious Return | 1 | e | - | -
    Iron and Silk | 0 | gg | - | -
    Killing Rain | 1 | M | - | -
    Life in the Fast Lane | 1 | d | - | -
    Moonlight Raid | 0 | aa | - | -
    Never Found the Body | 0 | d | d | -
    Never Surrender | 0 | dd | - | -
    Operation Killdeer | 0 | aa | - | -
    Pocket Demon | 0 | M | - | -
    Realpolitik | 1 | a | - | -
    Robbing the Kong | 2 | CC | - | -
    Scrounging | 0 | H | - | -
    Secrets of Shaolin | 0 | g | - | -
    Shaking the Mountain | 1 | CC | - | -
    Spit and Baling Wire | 0 | H | - | -
    Superior Kung Fu | 0 | gg | - | -
    Underworld Coronation | 3 | eeee | - | -
    Violet Meditation | 0 | C | - | -
State
    18 Bronze Men | 2 | gg | - | -
    Bamboo Cane | 0 | gC | - | -
    Battle Suit | 3 | ddH | H | -
    Big Ass Car | 1 | dd | - | -
    Bite of the Long Teeth | 1 | e | - | -
    Butterfly Swords | 1 | C | - | -
    CB Radio | 0 | dd | - | -
    Hover Tank | 3 | HH | - | -
    Imperial Champion | X | eee | - | -
    Long Black Hearse | 2 | eM | - | -
    Muscle Car | 2 | d | - | -
    Plain White Panel Van | 1 | - | - | -
    Soul Theft | 2 | e | - | -
    The Jade Dragon | 3 | g | - | -
    Treasure Cache | 0 | aa | - | -
    Walk on the Wild Side | 1 | aa | - | -
Edge
    Chinese Connection | 0 | gg | - | -
    Everything Falls Apart | 0 | aaa | - | -
    Lightning Patrol | 1 | ddd | - | -
    Night Moves | 1 | aaa | - | -
    Shield of Pure Soul | 0 | gC | - | -
Site
    Car Wash | 2 | - | - | 1/7
    Chop Shop | 2 | - | - | 1/7
    The Twisted Gardens | 2 | ee | e | 1/6
    Venerable Apothecary | 1 | gC | gC | 1/6
    Wolf Den | 2 | a | a | 1/8
Feng Shui Site
    Cataract Gorge | - | - | - | 1/7
    City Center | - | - | - | 1/9
    City Park | - | - | - | 1/8
    Desolate Ridge | - | - | - | 1/6
    Diamond Beach | - | - | - | 1/5
    Dockyard | - | - | - | 1/6
    Dragon Graveyard | - | - | - | 1/8
    Fireworks Factory | - | - | - | 1/7
    Forgotten Shrine | - | - | - | 1/6
    Forgotten Temple | - | - | - | 1/7
    Gambling House | - | - | - | 1/6
    Humble Dojo | - | - | - | 1/8
    Manufactured Island | - | H | H | 1/10
    Maze of Stairs | - | - | - | 1/5
    Medicinal Flower Garden | - | - | - | 1/8
    Mirrored Lake | - | - | - | 1/8
    Möbius Gardens | - | - | - | 1/7
    Nine Dragon Temple | - | - | - | 1/7
    Po Toi Islands | - | - | - | 1/8
    Precious Lotus Monastery | - | - | - | 1/8
    Proving Ground | - | - | - | 0/6
    Puzzle Garden | - | - | - | 1/8
    Rainforest Ruins | - | - | - | 1/8
    Smiling Heaven Lake | - | - | - | 1/8
    Stone Dolmens | - | - | - | 1/8
    The Great Wastes | - | - | - | 1/4
    The Iron Palace | - | - | - | 1/7
    Vale of Tears | - | - | - | 1/7
    Wall of a Thousand Eyes | - | - | - | 1/7
    Waterfall Sanctuary | - | - | - | 1/7
    Whirlpool of Blood | - | - | - | 1/5
"""
"""Under each type: title, cost, conditions, resources, and Fighting or Power/Body; a dash for what is not printed."""


def number(value: int) -> str:
    """A number as it is printed."""
    return {NO_COST: "-", X: "X"}.get(value, str(value))


def letters(counts: list[int]) -> str:
    """Resources as letters, in any order."""
    return "".join(letter * count for letter, count in zip(RESOURCES, counts, strict=False)) or "-"


def row(card: Card) -> list[str]:
    """What is printed on a card."""
    last = "-"
    if card.type == CHARACTER:
        last = number(card.fighting)
    elif card.type in (SITE, FENG_SHUI):
        last = f"{number(card.power)}/{number(card.body)}"
    return [
        card.title, TYPE_NAMES[card.type], number(card.cost), in_order(letters(card.requires)),
        in_order(letters(card.provides)), last,
    ]  # fmt: skip


def in_order(word: str) -> str:
    """Letters sorted, to be compared."""
    return "".join(sorted(word))


def printed() -> dict[str, list[str]]:
    """The table by title."""
    rows: dict[str, list[str]] = {}
    kind = ""
    for line in PRINTED.strip("\n").splitlines():
        if not line.startswith(" "):
            kind = line
            continue
        title, cost, requires, provides, last = line.strip().split(" | ")
        assert title not in rows
        rows[title] = [title, kind, cost, in_order(requires), in_order(provides), last]
    return rows


def test_every_title_is_there_once() -> None:
    titles = [card.title for card in library() if card.set == "Combat in Kowloon"]
    assert len(titles) == 137
    assert sorted(titles) == sorted(printed())


def test_numbers_are_as_printed() -> None:
    rows = printed()
    for card in library():
        if card.set == "Combat in Kowloon":
            assert row(card) == rows[card.title]


def test_texts_are_whole_sentences() -> None:
    for card in library():
        text = card.text()
        assert not any(flaw in text for flaw in ("  ", " ,", " .", "..", ":: .", "None", " a a ", " the the ")), text
        assert not text or text.endswith((".", ")", '."')), f"{card.title}: {text}"
