"""`kwoon cards`: search the implemented Shadowfist cards."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kwoon.cli.parsing import did_you_mean
from kwoon.engine.errors import BadOptions
from kwoon.games.shadowfist.cards.library import library, tried
from kwoon.games.shadowfist.cards.search import near_titles, row_of, search
from kwoon.games.shadowfist.state.card import Card

WORDS = ("title", "subtitle", "type", "set")
SORTS = (*WORDS, "cost", "fighting", "power", "body")

HELP = """\
Searches the Shadowfist cards that are implemented. Terms side by side must all hold; join them with or, not, ( ).

  kwoon cards "type:character faction:dragons cost<=2 text:vehicle"
  kwoon cards 'designator:monk or designator:"Martial"'
  kwoon cards 'type:event text:/damage on all/ -requires:dd'
  kwoon cards 'is:foundation provides:gC'
  kwoon cards 'is:modern is:vehicle faction:none'

Short: t: is type:, o: is text:, f: faction:, c: cost:, kw: keyword:, d: designator:, s: set: (also by its letters: KP).
Fields: title subtitle type set text | cost fighting power body (with = != < <= > >=) | faction resource requires
provides (by name or letters: ddH; or none) | designator keyword restriction is (modern, foundation, a type, a keyword).
Values: a word, "a quoted text", /a regular expression/.
"""


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cards`."""
    parser.description = HELP
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("query", nargs="*", help="what to look for; without it, every card")
    parser.add_argument("--sort", metavar="FIELD", default="", help=f"by {', '.join(SORTS)} (the best fit, then title)")
    parser.add_argument("--reverse", action="store_true", help="the last first")
    parser.add_argument("--try", metavar="FILE", dest="file", help="print the cards of a Python file that you write")
    parser.add_argument("--json", action="store_true", help="print JSON: a list of objects, one a card")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what is found; 1 if nothing is."""
    query = " ".join(arguments.query)
    pool = tried(Path(arguments.file)) if arguments.file else library()
    found = search(pool, query)
    if arguments.sort or arguments.reverse:
        found = in_order(found, arguments.sort or "title", arguments.reverse)
    if arguments.json:
        print(json.dumps([row_of(card) for card in found], indent=1, ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    for card in found:
        console.print(shown(card))
    console.print(f"{len(found)} of {len(pool)} cards")
    near = [] if found else near_titles(pool, query)
    if near:
        console.print(f"Did you mean {' or '.join(near)}?")
    return 0 if found else 1


def in_order(cards: list[Card], wish: str, backward: bool = False) -> list[Card]:
    """Cards by a field, then by title; those that have no such number come last."""
    field = wish.lower()
    if field not in SORTS:
        hint = did_you_mean(field, SORTS) or f"there are {', '.join(SORTS)}"
        raise BadOptions(f"--sort takes no {wish!r}; {hint}")
    rows = [(row_of(card).get(field), card) for card in cards]
    if field in WORDS:
        return [card for _, card in sorted(rows, key=lambda row: str(row[0]).strip('"').lower(), reverse=backward)]
    known = [(value, card) for value, card in rows if isinstance(value, int)]
    known.sort(key=lambda row: -row[0] if backward else row[0])
    return [card for _, card in known] + [card for value, card in rows if not isinstance(value, int)]


def shown(card: Card) -> Text:
    """A card in two or three lines."""
    row = row_of(card)
    numbers = [f"cost {row['cost']}"] if row["cost"] is not None else []
    numbers += [f"{name} {row[name]}" for name in ("fighting", "power", "body") if name in row]
    words = [f"{word} {row[key]}" for word, key in (("needs", "requires"), ("gives", "provides")) if row[key]]
    named = card.subtitle.endswith(card.type_name)
    kind = " · ".join(word for word in (card.subtitle, "" if named else card.type_name) if word)
    line = Text(card.title, style="bold")
    line.append(f"  {kind}", style="dim")
    line.append("".join(f" · {fact}" for fact in [*numbers, *words]))
    if row["text"]:
        line.append(f"\n  {row['text']}")
    return line
