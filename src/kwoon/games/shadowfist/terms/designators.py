"""SF-14: designators, the words by which cards belong together.

A designator is given as its key: lower case, singular, without marks. Two cards share a designator when they
share a key, so that `designators(a) & designators(b)` is all that matching needs.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


TYPE_WORDS: Final = frozenset({"edge", "event", "state", "site", "feng", "shui"})
"""SF-14.3: in a subtitle these name the card's type; in a title they are words like any other."""

LITTLE_WORDS: Final = _words(
    """
    a an the and or but nor at for in into of on to with within without
    """
)
"""SF-14.3: the conjunctions, articles and prepositions that are no designators; the list is complete."""

CONTRACTIONS: Final = _words(
    """
    it's that's what's who's here's there's where's how's let's he's she's
    """
)
"""SF-14.5: these end in 's and are no possessives, so they stay one word."""

IRREGULAR: Final = {
    "children": "child",
    "elves": "elf",
    "feet": "foot",
    "geese": "goose",
    "halves": "half",
    "knives": "knife",
    "leaves": "leaf",
    "loaves": "loaf",
    "luis": "lui",  # SF-14.2 says so itself: a proper name and its plural
    "men": "man",
    "mice": "mouse",
    "oxen": "ox",
    "selves": "self",
    "shelves": "shelf",
    "teeth": "tooth",
    "thieves": "thief",
    "wives": "wife",
    "wolves": "wolf",
    "women": "woman",
}
"""SF-14.2: plurals that no ending gives away."""

NO_PLURALS: Final = _words(
    """
    always besides chaos christmas cybernetics dallas does ethos hades haynes hermes hers hopkins
    james jones keyes lens mars mercedes news ours pathos perhaps physics politics rhys series
    species texas theirs towards yours
    """
)
"""Words that end in s and are the plural of nothing."""

ONLY_AN_S: Final = _words(
    """
    aches axes blazes breezes brownies caches canoes causes cookies crazes eclipses foes genies
    hippies hoes hotties houses ickies junkies magpies movies muses pixies prizes rookies shoes
    sizes techies toes valkyries yuppies zombies
    """
)
"""Plurals that look as if more than the s were added."""

PARTICLES: Final = ("arcano", "gun", "sword", "super")
"""SF-14.4: a word that holds one of these is split where whole words come of it."""

WHOLE_WORDS: Final = _words(
    """
    battle beast blow boat boy boys breaker breakers bug charger cock computer computers cop cops
    dancer dealer demon fight fighter fighters fire fish fly freak freaks gardener gardeners girl
    girls hand hands hero heroes highway human humans hunter leech leeches man market master masters
    men metal model mom moth moths natural nova out play player point powder power powers rat rats
    runner runners science seed seeds ship ships shot shots slinger slingers smith smiths smoke
    soldier soldiers spy squad star stars striker strikers tank tanks technician technicians tower
    towers villain villains virus viruses wave waves weapon woman women worm worms
    """
)
"""What may stand beside a particle. A word not here does not split (Superior, Shogunate)."""

_SPLIT = re.compile(r"[-/:;()]")
_CAMEL = re.compile(r"[A-Z][a-z]+")
_NUMBER = re.compile(r"[$#]?(\d[\d,]*(?:\.\d+)?|\.\d+)%?")
_EDGES = "\"'.,!?*&+#$%[]{}<>_~^|\\…"


def designators(title: str, subtitle: str = "") -> frozenset[str]:
    """SF-14.0: every designator of a card, each once, however often its word occurs (SF-14.3)."""
    found = {key for word in title.split() for key in keys(word)}
    found.update(key for word in subtitle.split() for key in keys(word) if key not in TYPE_WORDS)
    return frozenset(found)


def match(one: str, other: str) -> bool:
    """SF-14.2: whether two written words are the same designator (or, split, have one in common)."""
    return not keys(one).isdisjoint(keys(other))


def keys(word: str) -> frozenset[str]:
    """The designators of one written word: none for a little word, several for one that splits (SF-14.4)."""
    found: set[str] = set()
    for piece in _SPLIT.split(_plain(word)):
        for part in _parts(piece):
            if part and part not in LITTLE_WORDS:
                found.add(part)
    return frozenset(found)


def singular(word: str) -> str:
    """SF-14.2: a lower-case word's singular; a word that is no plural is its own."""
    if word in IRREGULAR:
        return IRREGULAR[word]
    if len(word) < 4 or not word.endswith("s") or word.endswith(("ss", "us", "is")) or word in NO_PLURALS:
        return word
    if word in ONLY_AN_S:
        return word[:-1]
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "sses", "xes", "zes", "oes", "uses")):
        return word[:-2]
    return word[:-1]


def _plain(word: str) -> str:
    """A word with straight quotes and without diacritics."""
    straight = word.replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"')
    return "".join(each for each in unicodedata.normalize("NFKD", straight) if not unicodedata.combining(each))


def _parts(piece: str) -> list[str]:
    """The designators of a piece that holds no splitting mark."""
    number = _NUMBER.fullmatch(piece.strip("\"',!?"))
    if number is not None:  # SF-14.1: marks that only format a number are nothing, the decimal mark is something
        return [number.group(1).replace(",", "")]
    bare = piece.strip(_EDGES)
    lower = bare.lower()
    if lower.endswith("'s") and lower not in CONTRACTIONS:  # SF-14.2: a possessive is its word
        bare, lower = bare[:-2], lower[:-2]
    if "'" in bare or any(each.isdigit() for each in bare) or (bare.isupper() and len(bare) > 1):
        return [lower]  # SF-14.5: contractions, names as O'Rangotang, mixtures as C4, acronyms
    if _is_camel(bare):
        return [part for hump in _CAMEL.findall(bare) for part in _particles(hump.lower())]
    return _particles(lower)


def _is_camel(word: str) -> bool:
    """SF-14.4: several capitals, each beginning a part: MegaTank, BuroMil."""
    humps = _CAMEL.findall(word)
    return len(humps) > 1 and "".join(humps) == word


def _particles(word: str) -> list[str]:
    """SF-14.4: Shotgun is Shot and Gun, Swordsman is Swords and Man; Superior is itself."""
    for particle in PARTICLES:
        before, found, after = word.partition(particle)
        if not found or not (before or after):
            continue
        if after.startswith("s") and (after == "s" or after[1:] in WHOLE_WORDS):
            after = after[1:]  # the particle stands in the plural
        if all(part in WHOLE_WORDS for part in (before, after) if part):
            return [singular(part) for part in (before, particle, after) if part]
    return [singular(word)]
