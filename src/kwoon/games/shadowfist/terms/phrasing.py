"""How words are put together: articles, rows, capitals, the numbers of copies."""

from __future__ import annotations

from typing import Final

NUMBER_WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
DESCRIBING: Final = ("with", "that", "who", "whose")
COPY: Final = " #"
"""What stands between a title and the number of a copy."""


def of_copy(name: str, number: int) -> str:
    """What one of several cards of a name is called: the first has no number."""
    return name if number == 1 else f"{name}{COPY}{number}"


def copy_of(name: str) -> tuple[str, int]:
    """The name and the number that `of_copy` put together."""
    plain, sign, number = name.rpartition(COPY)
    return (plain, int(number)) if sign and number.isdecimal() else (name, 1)


def a_or_an(words: str) -> str:
    """The words with their article."""
    if words == "one" or words.startswith(("another ", "any ", "your ", "an ", "a ", "one ", "the ", "this ")):
        return words
    vowel = words[:1].lower() in "aeiou" and not words.startswith("Uni")
    return ("an " if vowel else "a ") + words


def joined(words: list[str], last: str = "and") -> str:
    """Words in a row: one, two and three."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + f" {last} " + words[-1]


def capital(words: str) -> str:
    """With its first letter large."""
    return words[:1].upper() + words[1:]


def listed(words: list[str]) -> str:
    """Designators in a row: one, two or three."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def with_and(plural: str) -> str:
    """Several kinds of which all are meant: Characters and Sites, not Characters or Sites.

    Kinds begin with a large letter. Behind "with" and the like stands what a card must be like: one or the other.
    """
    words = plural.split(" ")
    for at in range(1, len(words) - 1):
        if words[at] in DESCRIBING:
            break
        if words[at] == "or" and words[at - 1][:1].isupper() and words[at + 1][:1].isupper():
            words[at] = "and"
    return " ".join(words)


def every(plural: str) -> str:
    """All of them."""
    return f"all {with_and(plural)}"


def either(phrases: list[str]) -> str:
    """Phrases joined by "or", with what they have in common at both ends said once."""
    split = [phrase.split() for phrase in phrases]
    shortest = min([len(words) for words in split])
    start = 0
    while start < shortest - 1 and len({words[start] for words in split}) == 1:
        start += 1
    if start and split[0][start - 1] in ("a", "an") and max([len(words) - start for words in split]) > 3:
        start -= 1
    end = 0
    while end < shortest - start - 1 and len({words[len(words) - 1 - end] for words in split}) == 1:
        end += 1
    middles = [" ".join(words[start : len(words) - end]) for words in split]
    if all(len(part.split()) == 1 for middle in middles for part in middle.split(" or ")):
        middles = [part for middle in middles for part in middle.split(" or ")]
    last = " or " if max([len(middle.split()) for middle in middles]) < 3 else ", or "
    middle = ", ".join(middles[:-1]) + last + middles[-1] if len(middles) > 1 else middles[0]
    return " ".join([*split[0][:start], middle, *split[0][len(split[0]) - end :]])


def spaced(word: str) -> str:
    """A designator of two words as it reads: MartialArtist is Martial Artist."""
    return "".join([f" {letter}" if at and letter.isupper() else letter for at, letter in enumerate(word)])
