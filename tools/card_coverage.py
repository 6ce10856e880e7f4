"""How much of the printed texts the card language can say, counted from the tables of docs/card-language.md.

    python tools/card_coverage.py            # print the figures
    python tools/card_coverage.py --write    # and put them at the top of the page
    python tools/card_coverage.py --printings PRINTINGS   # also: how many Modern titles can be said wholly

A template counts as often as there are Modern titles with it. "yes" means that cards have been or could be written
with it as it stands; a template of which the language can say a part only is a "no".
"""

import argparse
import json
import re
from collections import Counter
from pathlib import Path

import card_templates

PAGE = Path(__file__).parent.parent / "docs/card-language.md"
BEGIN = "<!-- coverage: tools/card_coverage.py --write -->"
END = "<!-- end of coverage -->"
ROW = re.compile(r"^\| (?P<name>.+?) \| .* \| (?P<modern>\d+) \| (?P<all>\d+) \| .* \| (?P<said>yes|no) \|$")


def rows() -> list[tuple[str, int, bool]]:
    """Every template with its Modern titles and whether it can be said."""
    found = [ROW.match(line) for line in PAGE.read_text(encoding="utf-8").splitlines()]
    return [(match["name"], int(match["modern"]), match["said"] == "yes") for match in found if match]


def figures(whole: str) -> str:
    """The sentences for the page."""
    templates = rows()
    uses = sum(modern for _, modern, _ in templates)
    said = sum(modern for _, modern, can in templates if can)
    count = sum(1 for _, _, can in templates if can)
    return (
        f"**The language can say {said / uses:.1%} of the Modern cards' templates** ({said} of {uses} uses on Modern\n"
        f"titles; {count} of {len(templates)} templates). A template counts once for each Modern title with it; one\n"
        "of which only a part can be said counts as not said. `tools/card_coverage.py` counts it from the tables.\n"
        f"{whole}"
    )


def unsaid() -> set[str]:
    """The templates that cannot be said, by kind and name as tools/card_templates.py writes them."""
    found: set[str] = set()
    kind = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("### "):
            kind = line[4:].lower()
        match = ROW.match(line)
        if match and match["said"] == "no":
            found.add(f"{kind}/{match['name']}")
    return found


def whole_titles(printings: Path) -> str:
    """How many Modern titles have only templates that can be said; prints what each missing one alone keeps out."""
    cards = card_templates.newest([json.loads(line) for line in printings.read_text(encoding="utf-8").splitlines()])
    modern = {title for title, card in cards.items() if card["modern"]}
    clauses = [
        c for title in modern for c in card_templates.split(title, str(cards[title]["type"]), str(cards[title]["text"]))
    ]
    uses = card_templates.classify(clauses, card_templates.read_templates())
    missing = {title: [key for key in sorted(unsaid()) if title in uses[key]] for title in sorted(modern)}
    whole = [title for title, keys in missing.items() if not keys]
    alone = Counter(keys[0] for keys in missing.values() if len(keys) == 1)
    for key, count in alone.most_common(40):
        print(f"{count:4} kept out by {key} alone")
    share = f"{len(whole)} of {len(modern)} Modern titles ({len(whole) / len(modern):.1%})"
    return f"The stricter count, with the list of printings at hand: {share} have only templates that can be said."


def main() -> None:
    """Print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--printings", type=Path)
    options = parser.parse_args()
    for name, modern, can in sorted(rows(), key=lambda row: -row[1]):
        if not can and modern:
            print(f"{modern:4} {name}")
    text = figures(whole_titles(options.printings) if options.printings else "")
    print(text)
    if options.write:
        page = PAGE.read_text(encoding="utf-8")
        before, _, rest = page.partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
