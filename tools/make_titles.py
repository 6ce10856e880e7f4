"""Makes kwoon/tournament/decks/data/titles.tsv from a list of printings: `python tools/make_titles.py PRINTINGS`.

From the titles and subtitles follow the designators that were ever printed (games/shadowfist/cards/designators.txt):
without PRINTINGS, only these are written anew.

PRINTINGS is a JSON-lines file with one printing a line (title, subtitle, type, group, set, cost, requires,
provides, no_max, text). Only facts are kept: names, numbers, resources, sets, whether a card is No Max.
No rules text is written. The rest of the project never reads PRINTINGS; the result is committed.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from kwoon.tournament.decks.titles import titles

TOP = Path(__file__).parent.parent / "src/kwoon"
OUT = TOP / "tournament/decks/data/titles.tsv"
DESIGNATORS = TOP / "games/shadowfist/cards/designators.txt"

SETS = {  # in the order of their printing; the rulebook's own order (Appendix IV) where the year is the same
    "Limited / Standard": ("LS", "Daedalus Entertainment"),
    "Netherworld": ("NW", "Daedalus Entertainment"),
    "Flashpoint": ("FP", "Daedalus Entertainment"),
    "Year of the Dragon": ("YD", "Z-Man Games"),
    "Throne War": ("TW", "Z-Man Games"),
    "Netherworld II": ("N2", "Z-Man Games"),
    "Shaolin Showdown": ("SS", "Z-Man Games"),
    "Dark Future": ("DF", "Z-Man Games"),
    "Boom Chaka Laka": ("BC", "Z-Man Games"),
    "10,000 Bullets": ("TB", "Z-Man Games"),
    "Red Wedding": ("RW", "Z-Man Games"),
    "Seven Masters vs. The Underworld": ("SM", "Z-Man Games"),
    "Two-Fisted Tales of the Secret War": ("TF", "Z-Man Games"),
    "Shurikens and Six Guns": ("SG", "Shadowfist Games"),
    "Critical Shift": ("CS", "Shadowfist Games"),
    "Empire of Evil": ("EE", "Shadowfist Games"),
    "Combat in Kowloon": ("CK", "Inner Kingdom Games / Vetusta Games"),
    "Back for Seconds": ("BS", "Inner Kingdom Games / Vetusta Games"),
    "Reloaded": ("RL", "Inner Kingdom Games / Vetusta Games"),
    "Reinforcements": ("RF", "Inner Kingdom Games / Vetusta Games"),
    "Revelations": ("RV", "Inner Kingdom Games / Vetusta Games"),
    "Queen's Gambit": ("QG", "Inner Kingdom Games / Vetusta Games"),
    "Knight's Passage": ("KP", "Inner Kingdom Games / Vetusta Games"),
    "Endgame": ("EG", "Inner Kingdom Games / Vetusta Games"),
    "Coming Darkness": ("CD", "Inner Kingdom Games / Vetusta Games"),
    "Year of the Goat": ("YG", "Inner Kingdom Games / Vetusta Games"),
    "Promotional": ("PR", "various"),
}

PROMOS_WITHOUT_A_PRINTING = (  # named by TR-6.0.b or TR-A4 only; what else is on them we do not know
    "Black Chantry",
    "Covadonga Sanctuary",
    "Crazy Tim",
    "General Red",
    "Gomorra The Doomed Town",
    "Greatway Gang",
    "Kinoshita House of Pancakes",
    "Masked Man",
    "Prince of the Ice Pagoda",
    "Princess Chu",
    "The Real Deal",
    'Xiong "Wendy" Cheng',
    "Yogi Becky",
)
SPELLING = {"swatteam": "SWAT Team", "ialamane": "Iala Mané", "mobiusportal": "Möbius Portal"}
TYPES = ("Event", "State", "Edge")
MARKERS = {"burnedforvictory"}  # printed as cards, but to lie on the table: no deck holds them


def key(title: str) -> str:
    """A title without case, punctuation and diacritics."""
    plain = unicodedata.normalize("NFKD", title.lower()).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]", "", plain)


def row(rows: list[dict[str, Any]]) -> str:
    """One line: title, type, group, marks, and its versions, each `subtitle;cost;requires;provides;sets`."""
    order = list(SETS)
    rows = sorted(rows, key=lambda each: order.index(each["set"]))
    name = SPELLING.get(key(rows[0]["title"]), rows[-1]["title"])
    kind = "Marker" if key(name) in MARKERS else rows[-1]["type"]
    if rows[-1]["subtitle"] in TYPES:  # what is printed on the card; the list has one Event as an Edge
        kind = rows[-1]["subtitle"]
    group = Counter(each["group"] for each in rows if each["group"] != "Feng Shui Site").most_common(1)
    no_max = any(each.get("no_max") or each["text"].startswith("No Max") for each in rows)
    versions: dict[str, list[str]] = {}
    for each in rows:
        cost = "" if each["cost"] is None else str(each["cost"])
        version = ";".join((each["subtitle"], cost, each["requires"], each["provides"]))
        mark = "+" if each.get("printing") == "second printing" else ""
        code = SETS[each["set"]][0] + mark
        if code not in versions.setdefault(version, []):
            versions[version].append(code)
    shown = "|".join(f"{version};{','.join(codes)}" for version, codes in versions.items())
    return "\t".join((name, kind, group[0][0] if group else "Unaligned", "N" if no_max else "", shown))


def designators_printed() -> list[str]:
    """SF-14: the designators of every version of every title, in order."""
    return sorted({word for title in titles() for version in title.versions for word in title.designators(version)})


def main(source: str = "") -> None:
    if source:
        write_titles(source)
    DESIGNATORS.write_text("\n".join(designators_printed()) + "\n", encoding="utf-8")


def write_titles(source: str) -> None:
    """The list of titles, from one of printings."""
    printings: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for line in Path(source).read_text(encoding="utf-8").splitlines():
        printing = json.loads(line)
        if printing["type"] != "Other":  # a score card, not a card of the game
            printings[key(printing["title"])].append(printing)
    lines = [f"#set\t{code}\t{name}\t{house}" for name, (code, house) in SETS.items()]
    body = [row(rows) for rows in printings.values()]
    unseen = [name for name in PROMOS_WITHOUT_A_PRINTING if key(name) not in printings]
    body += [f"{name}\tUnknown\tUnaligned\t\t;;;;PR" for name in unseen]
    lines += sorted(body, key=lambda each: key(each.partition("\t")[0]))
    OUT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(body)} titles, {OUT.stat().st_size} bytes: {OUT}")


if __name__ == "__main__":
    main(*sys.argv[1:])
