"""Deck files on the command line: read, checked against format and environment, and registered."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from kwoon.cli.tournament import show
from kwoon.cli.tournament.files import guarded, read_text
from kwoon.tournament.decks.check import DeckError, parse
from kwoon.tournament.decks.environments import environment
from kwoon.tournament.decks.formats import format_named
from kwoon.tournament.decks.lists import DeckList, listed, official, refusal, violations
from kwoon.tournament.errors import Refused

ABOUT = """\
Check a deck file against a format and an environment, without an event. A deck file has a line for each card,
`5 Friends of the Dragon`; `deck: NAME` names it, `pod: Dragons` adds a pod, `# ...` is a remark, and
`Fire Warriors [Netherworld]` says which printing is meant. Each violation names the card, the rule and what would
be legal; the exit code is 0 for a legal deck."""


def add(commands: Any) -> None:
    """Add `check`."""
    parser = commands.add_parser("check", help="check a deck file, without an event", description=ABOUT)
    parser.set_defaults(run=guarded(run_check))
    parser.add_argument("deck", metavar="DECK", help="the deck file")
    parser.add_argument("--format", default="Final Brawl", metavar="FORMAT", help="default: %(default)s")
    parser.add_argument("--environment", default="Classic", metavar="NAME", help="default: %(default)s")
    choices(parser)
    parser.add_argument("--json", action="store_true", help="print the check as JSON")


def choices(parser: Any) -> None:
    """What goes with a deck file."""
    parser.add_argument(
        "--choice", default="", metavar="WORD", help="the designator (Comrades in Arms) or letters (Ritual) chosen"
    )
    parser.add_argument(
        "--pool", metavar="FILE", help="the cards opened or drafted, as a deck file (Baptism of Fire, Whirlpool)"
    )


def deck_from(path: str, choice: str = "") -> DeckList:
    """A deck file as the log keeps it."""
    text = read_text(path, "a deck file has a line for each card, as `5 Friends of the Dragon`")
    try:
        deck = parse(text, Path(path).stem)
    except DeckError as error:
        raise Refused(f"{path} cannot be read:\n" + "\n".join(f"  {each}" for each in error.problems)) from None
    if not deck.size:
        raise Refused(f"{path} has no cards; write a line for each, as `5 Friends of the Dragon`")
    return listed(deck, choice)


def pool_from(path: str | None) -> tuple[str, ...]:
    """The lines of a pool's file; none without one."""
    return deck_from(path).lines if path else ()


def format_and_environment(args: argparse.Namespace, sanctioned: bool = True) -> tuple[str, str]:
    """The names of both as the rules write them, however they were typed."""
    try:
        named = environment(args.environment).name
    except ValueError as error:
        raise Refused(str(error)) from None
    try:
        return format_named(args.format).name, named
    except ValueError as error:
        if sanctioned:
            raise Refused(str(error)) from None
        return args.format, named


def run_check(args: argparse.Namespace) -> int:
    """Whether a deck is legal."""
    fmt, named = format_and_environment(args)
    deck = deck_from(args.deck, args.choice)
    found = violations(deck, fmt, named, pool_from(args.pool))
    if args.json:
        told = [
            {"rule": each.rule, "card": each.card, "what": each.what, "legal": each.legal}
            | {"remedies": [remedy.value for remedy in each.remedies]}
            for each in found
        ]
        cards = dict(deck.deck.cards)
        show.print_json(
            {"deck": deck.name, "format": fmt, "environment": named, "size": deck.deck.size, "cards": cards}
            | {"legal": not found, "violations": told}
        )
        return 1 if found else 0
    if found:
        raise refusal(f"{args.deck} ({deck.name})", found, fmt, named)
    rule = official(fmt)
    print(f"{deck.name}: {deck.deck.size} cards, legal in {fmt} ({rule.rule if rule else ''}), {named}.")
    return 0
