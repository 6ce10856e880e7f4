"""`kwoon rules`: what a numbered rule says, in our own words; or the rules that speak of something."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.text import Text

from kwoon.cli.parsing import did_you_mean
from kwoon.engine.errors import BadOptions
from kwoon.games import GAMES
from kwoon.rulebooks import BOOKS, TITLES, exemptions, find_rules, rules_of

HELP = """\
Prints the gist of numbered rules, in our own words. The rulebooks themselves are not in Kwoon.

  kwoon rules KF-3.1         that rule, and those below it (KF-3.1.1, ...)
  kwoon rules KF             the whole book: KF, PS, SF or TR; a game's name does too
  kwoon rules counter attack every rule with these words
"""


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `rules`."""
    parser.description = HELP
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("wish", nargs="*", metavar="RULE or WORD", help="a rule's number, a book, or words to look for")
    parser.add_argument("--json", action="store_true", help="print JSON: one object with the gist of each rule")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the rules; 1 if there are none."""
    wish = " ".join(arguments.wish).strip()
    console = Console(highlight=False)
    if not wish and not arguments.json:
        for book in BOOKS:
            console.print(f"{book}  {TITLES[book]}: {len(rules_of(book))} rules", soft_wrap=True)
        print("kwoon rules KF-3.1 prints a rule, kwoon rules KF a book, kwoon rules attack searches.")
        return 0
    found = find_rules(GAMES[wish].book if wish in GAMES else wish)
    if not found and is_number(wish):
        raise BadOptions(f"there is no rule {wish.upper()}; {nearest(wish)}")
    if arguments.json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
        return 0 if found else 1
    for rule, gist in found.items():
        reason = exemptions().get(rule)
        apart = f" (not for software: {reason})" if reason else ""
        console.print(Text.assemble((rule, "bold"), "  ", gist, (apart, "dim")), soft_wrap=True)
    if not found:
        console.print(f"no rule speaks of {wish!r}", soft_wrap=True, markup=False)
    return 0 if found else 1


def is_number(wish: str) -> bool:
    """Whether this is meant as a rule's number."""
    book, sign, _ = wish.upper().partition("-")
    return bool(sign) and book in BOOKS


def nearest(wish: str) -> str:
    """A rule that was perhaps meant, or how to see them all."""
    book = wish.upper().partition("-")[0]
    hint = did_you_mean(wish, [rule.lower() for rule in rules_of(book)])
    return hint.upper().replace("DID YOU MEAN", "did you mean") or f"kwoon rules {book} lists the book"
