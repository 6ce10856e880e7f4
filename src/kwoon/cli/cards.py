"""`kwoon cards`: search the implemented Shadowfist cards."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.search import row_of, search

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

HELP = """\
Searches the Shadowfist cards that are implemented. Terms side by side must all hold; join them with or, not, ( ).

  kwoon cards "type:character faction:dragons cost<=2 text:vehicle"
  kwoon cards 'designator:monk or designator:"Martial"'
  kwoon cards 'type:event text:/damage on all/ -requires:dd'
  kwoon cards 'is:foundation provides:gC'

Fields: title subtitle type set text | cost fighting power body (with = != < <= > >=) | faction requires provides (by
name or letters: ddH) | designator keyword restriction is. Values: a word, "a quoted text", /a regular expression/.
"""


def add_parser(commands: Commands) -> None:
    """Add `cards` to the command line."""
    parser = commands.add_parser(
        "cards",
        help="search the Shadowfist cards",
        description=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("query", nargs="*", help="what to look for; without it, every card")
    parser.add_argument("--json", action="store_true", help="print JSON, one object a card")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what is found; 1 if nothing is."""
    found = search(library(), " ".join(arguments.query))
    if arguments.json:
        print(json.dumps([row_of(card) for card in found], indent=1, ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    for card in found:
        console.print(shown(card))
    console.print(f"{len(found)} of {len(library())} cards")
    return 0 if found else 1


def shown(card: Card) -> Text:
    """A card in two or three lines."""
    row = row_of(card)
    numbers = [f"cost {row['cost']}"] if row["cost"] is not None else []
    numbers += [f"{name} {row[name]}" for name in ("fighting", "power", "body") if name in row]
    needs = f"{row['requires']} > {row['provides']}" if row["requires"] or row["provides"] else ""
    line = Text(card.title, style="bold")
    line.append(f"  {card.subtitle} · {card.type_name} · ", style="dim")
    line.append(" · ".join([*numbers, *([needs] if needs else [])]))
    if row["text"]:
        line.append(f"\n  {row['text']}")
    return line
