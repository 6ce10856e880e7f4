"""Read Shadowfist card texts and count the templates they are made of.

A template is one sentence shape, or one part of a sentence: a cost, a selector, a verb, a number. The table in
docs/card-language.md is made by ``--markdown`` and the counts the language is later compared with by ``--json``.
The card data is not in the repository: its path is given on the command line, one JSON object a printing.

    python tools/card_templates.py printings.jsonl              counts
    python tools/card_templates.py printings.jsonl --unmatched  clauses no verb or ability template knows
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

KEYWORDS = (
    "Ambush|Assassinate|Corrupt(?:ed)?|Guts|Independent|Influence: ?\\d|Lethal|Loyal(?:ty)?|Mobility"
    "|Regenerat(?:e|es|ion)|Stealth|Superleap|Tactics|Toughness:? ?(?:\\d|X)|Unstoppable"
)
RESTRICTIONS = "Unique|Limited|Toast It|Uncopyable|Not Cumulative|One[- ]Shot|Schtick|Vehicle|Weapon|No Max"
TYPES = "Characters?|Sites?|States?|Edges?|Events?|cards?"
MISPRINTS = {
    "inflcited": "inflicted", "Tarke": "Take", "mantain": "maintain", "damate": "damage", "damge": "damage",
    "succesfully": "successfully", "Sacrifice a Vehicle": "sacrifice a Vehicle", "\\rn": " ", "’": "'",
}  # fmt: skip

# Which part of an ability a pattern reads: all of the sentence, what stands before "::", what stands after it,
# or the whole text of the card.
ALL, COST, EFFECT, TEXT = "all", "cost", "effect", "text"


@dataclass(frozen=True)
class Template:
    kind: str
    name: str
    shape: str
    pattern: re.Pattern[str]
    part: str


@dataclass
class Clause:
    """One sentence of a card: an ability, or a part of the ability before it."""

    title: str
    type: str
    text: str
    cost: str
    effect: str
    sort: str
    matched: list[str] = field(default_factory=list)


def read_templates() -> list[Template]:
    found = []
    for block in TABLE.strip().split("\n\n"):
        head, *rows = block.split("\n")
        kind, part = (word.strip() for word in head.rsplit("@", 1))
        for row in rows:
            name, shape, pattern = (word.strip() for word in row.split(" ~ "))
            pattern = pattern.replace("{KW}", KEYWORDS).replace("{TYPE}", TYPES)
            flags = 0 if pattern.startswith("(?-i)") else re.IGNORECASE
            found.append(Template(kind, name, shape, re.compile(pattern.removeprefix("(?-i)"), flags), part))
    return found


def tidy(title: str, text: str) -> str:
    """The text with misprints mended and the card's own title said as "this card" (SF-42.0)."""
    for wrong, right in MISPRINTS.items():
        text = text.replace(wrong, right)
    text = re.sub(r'"' + re.escape(title) + r'"', '"TITLE"', text)
    text = re.sub(r"(?<!\")\b" + re.escape(title) + r"(?!\w)", "this card", text) if title[:1].isalnum() else text
    text = re.sub(r"\((?![^)]*round)[^()]*\)\.?", "", text)
    text = re.sub(r"\b(Dr|Mr|vs)\.", r"\1", text)
    text = re.sub(r"as a State with the following rules text: .*$", "as a State.", text)
    text = re.sub(rf"^((?:(?:{RESTRICTIONS}|{KEYWORDS})\.? )+)(?=[A-Z+])", lambda m: m[1].rstrip(" .") + ". ", text)
    return re.sub(r"\s+", " ", text).strip()


# Classic cards say "Turn to X" where Modern ones say "Turn :: X".
OLD_COST = re.compile(
    r"^((?:During [^,]*, |Except during an attack, |(?:Once|Twice) [^,]*, |When [^,]*, |If [^,]*, )?(?:you may )?"
    r"(?:turn(?:(?: and maintain)?(?: this card| it| and sacrifice| and pay \w+ Power|[^:.,]{0,60}?you control)?)"
    r"|pay \w+ Power(?: or turn)?|sacrifice[^:.]{0,50}?|discard[^:.]{0,50}?|toast[^:.]{0,50}?"
    r"|remove (?:a|\w+) counters?)"
    r"(?: (?:when|during|in response to|except during)[^:.]{3,70}?)?),? to (?=[a-z])(?!attack|heal|change loc)",
    re.IGNORECASE,
)


# A sentence that goes on with the effect of the sentence before it.
DOERS = {"activated", "trigger", "event", "play", "tail"}
TAIL = re.compile(
    r"(?:It|They|Events|Those|These|That|The tokens|Target|This (?:may|cannot|effect|damage)|If|Otherwise"
    r"|Heads|Tails|Reveal|Show|"
    r"Put|Place|Play|Toast|Smoke|Reshuffle|Shuffle|Inflict|Return|Gain|Steal|Discard|Draw|Turn|Unturn"
    r"|You (?:may|cannot|must)"
    r"|No player|Until|Then|Take|Either|Events? played|Whether|Set|Look"
    r"|The (?:winner|chosen|Character|opponent|Event|first|attack))"
    r"\b"
)


def split(title: str, kind: str, text: str) -> list[Clause]:
    clauses = []
    tidied = tidy(title, text)
    quoted = re.compile(r'"(?:[^"]*\. ?[^"]*)"')
    tidied = quoted.sub(lambda m: m[0].replace(".", ";"), tidied)
    for sentence in re.split(r"(?<=[^.])\.(?:\s+|$)|\.\.\.\s+(?=[A-Z])|(?<=!)\s+(?=[A-Z])|; or ", tidied):
        sentence = sentence.strip(" .;")
        if not sentence:
            continue
        if "::" not in sentence:
            sentence = OLD_COST.sub(r"\1 :: ", sentence, count=1)
        cost, _, effect = sentence.partition("::") if "::" in sentence else ("", "", sentence)
        sort = sort_of(kind, sentence)
        if not cost and sort == "play":
            effect = ""
        elif not cost and sort == "trigger":
            effect = LATE_TRIGGER.sub("", EARLY_TRIGGER.sub("", effect))
        if sort == "continuous" and clauses and clauses[-1].sort in DOERS and TAIL.match(sentence):
            sort = "tail"
        clauses.append(Clause(title, kind, sentence, cost.strip(), effect.strip(), sort))
    return clauses


# What stands before or after the verbs of "When A, B." and "B when A.".
EARLY_TRIGGER = re.compile(
    r"^(?:(?:Once|Twice)[^,]*?,? )?(?:When(?:ever)?|At the (?:start|beginning|end)|If [^,]* when)\b[^,]*, ",
    re.IGNORECASE,
)
LATE_TRIGGER = re.compile(r"(?<=\w) (?:when(?:ever)?|at the (?:start|beginning) of)\b.*$", re.IGNORECASE)
PLAY = re.compile(
    r"play (?:on|when|in response|during|after|at|if|only|immediately|any|under|prior|face|while|in your)|you must have"
)
TRIGGER = re.compile(
    r"(?:(?:once|twice|the first time)[^,:]{0,40}?,? ?)?"
    r"(?:when|whenever|at the (?:start|beginning|end)|if [^,]+ when)\b"
)


def sort_of(kind: str, sentence: str) -> str:
    """What sort of ability the sentence is, from its first words."""
    low = sentence.lower()
    if re.fullmatch(rf"(?:{RESTRICTIONS}|Faceoff)", sentence, re.IGNORECASE):
        return "restriction"
    if re.fullmatch(rf"(?:(?:{KEYWORDS})(?:,? and |, )?)+", sentence, re.IGNORECASE) or re.match(
        r"(?:reload|crisis)\b[: ]", low
    ):
        return "keyword"
    if re.match(r"x ?=|x (?:must|can|may)", low):
        return "number"
    if PLAY.match(low):
        return "play"
    if TRIGGER.match(low) or re.search(r" when(?:ever)? |\bat the (?:start|end|beginning) of", low):
        return "trigger"
    if "::" in sentence:
        return "event" if kind == "Event" else "activated"
    return "event" if kind == "Event" else "continuous"


def classify(clauses: list[Clause], templates: list[Template]) -> dict[str, set[str]]:
    """Template name -> titles; every clause learns what matched it."""
    uses: dict[str, set[str]] = defaultdict(set)
    whole: dict[str, str] = defaultdict(str)
    for clause in clauses:
        whole[clause.title] += clause.text + ". "
    for template in templates:
        key = f"{template.kind}/{template.name}"
        if template.part == TEXT:
            for title, text in whole.items():
                if template.pattern.search(text):
                    uses[key].add(title)
            continue
        sort, _, part = template.part.rpartition(":")
        for clause in clauses:
            if sort and clause.sort not in sort.split("|"):
                continue
            text = {ALL: clause.text, COST: clause.cost, EFFECT: clause.effect}[part]
            if text and template.pattern.search(text):
                uses[key].add(clause.title)
                clause.matched.append(key)
    return uses


# kind @ [sort of clause:]part of it, then a row for each template: name ~ shape ~ pattern.
TABLE = (Path(__file__).parent / "card_templates.txt").read_text(encoding="utf-8")
# Kinds that tell what a clause does; a clause that none of them knows is unmatched.
DOING = {
    "restriction", "keyword", "keyword with condition", "continuous modification", "activated ability",
    "triggered ability", "play condition", "event effect", "verb", "number",
}  # fmt: skip
# A shape says only "there is an ability here": what it does is the verb's business.
SHAPES = {"activated ability", "triggered ability", "event effect"}


def newest(printings: list[dict[str, object]]) -> dict[str, dict[str, object]]:
    """The printing of each title to read: Modern before Classic, then the latest (ids grow with time)."""
    best: dict[str, dict[str, object]] = {}
    for card in printings:
        title = str(card["title"])
        if title not in best or (card["modern"], card["id"]) > (best[title]["modern"], best[title]["id"]):  # type: ignore[operator]
            best[title] = card
    return best


def is_known(clause: Clause) -> bool:
    kinds = {key.split("/")[0] for key in clause.matched}
    return bool((kinds & DOING) - SHAPES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path, help="printings, one JSON object a line")
    parser.add_argument("--json", action="store_true", help="everything as one JSON object")
    parser.add_argument("--markdown", action="store_true", help="the tables of docs/card-language.md")
    parser.add_argument("--unmatched", action="store_true", help="the clauses nothing knows, with their titles")
    options = parser.parse_args()
    cards = newest([json.loads(line) for line in options.path.read_text(encoding="utf-8").splitlines()])
    modern = {title for title, card in cards.items() if card["modern"]}
    templates = read_templates()
    clauses = [c for title, card in cards.items() for c in split(title, str(card["type"]), str(card["text"]))]
    uses = classify(clauses, templates)
    unknown = [c for c in clauses if not is_known(c)]
    rows = [(t, f"{t.kind}/{t.name}") for t in templates]
    counts = {key: (len(uses[key] & modern), len(uses[key])) for _, key in rows}
    if options.json:
        json.dump(
            {
                "titles": len(cards),
                "modern_titles": len(modern),
                "templates": [
                    {"kind": t.kind, "name": t.name, "shape": t.shape, "modern": counts[key][0], "all": counts[key][1],
                     "titles": sorted(uses[key])}
                    for t, key in rows
                ],
                "unmatched": [{"title": c.title, "modern": c.title in modern, "clause": c.text} for c in unknown],
            },
            sys.stdout,
            indent=1,
        )  # fmt: skip
        return
    if options.unmatched:
        for clause in sorted(unknown, key=lambda c: (c.title not in modern, c.title)):
            print("modern " if clause.title in modern else "classic", clause.title, "|", clause.sort, "|", clause.text)
    coverage = cumulative(uses, modern, unknown)
    if options.markdown:
        print_markdown(rows, counts, uses, modern, coverage, clauses, unknown, len(cards))
        return
    for t, key in sorted(rows, key=lambda row: (row[0].kind, -counts[row[1]][0])):
        print(f"{t.kind:24} {t.name:34} {counts[key][0]:4} {counts[key][1]:5}")
    for name, group in (("Modern", modern), ("all", set(cards))):
        mine = [c for c in clauses if c.title in group]
        lost = [c for c in unknown if c.title in group]
        print(f"{name}: {len(group)} titles, {len(mine)} clauses, {1 - len(lost) / len(mine):.1%} matched")
    for k, number, share in coverage:
        print(f"top {k:3}: {share:.0%} of uses, {number} Modern titles wholly")


def cumulative(uses: dict[str, set[str]], modern: set[str], unknown: list[Clause]) -> list[tuple[int, int, float]]:
    """How many Modern titles the k most used templates cover wholly, and the share of uses that they are."""
    ranked = [key for key, _ in Counter({k: len(v & modern) for k, v in uses.items()}).most_common()]
    lost = {c.title for c in unknown}
    table = []
    total = sum(len(titles & modern) for titles in uses.values())
    for k in [20, 40, 60, 80, 100, 120, 150, 180, 210, 240, 270, 300, len(ranked)]:
        if k > len(ranked):
            continue
        rest = set().union(*(uses[key] for key in ranked[k:])) if k < len(ranked) else set()
        share = sum(len(uses[key] & modern) for key in ranked[:k]) / total
        table.append((k, len(modern - rest - lost), share))
    return table


def print_markdown(rows, counts, uses, modern, coverage, clauses, unknown, titles) -> None:  # type: ignore[no-untyped-def]
    mine = [c for c in clauses if c.title in modern]
    lost = [c for c in unknown if c.title in modern]
    used = [key for _, key in rows if counts[key][1]]
    print(f"- {titles} titles, {len(modern)} of them Modern; {len(clauses)} clauses, {len(mine)} of them Modern.")
    print(f"- {len(used)} distinct templates, {sum(1 for k in used if counts[k][0])} of them on Modern cards.")
    print(f"- {1 - len(lost) / len(mine):.1%} of the Modern clauses and {1 - len(unknown) / len(clauses):.1%} of all")
    print("  are matched by a template that says what they do.\n")
    print("| the k most used templates | of all uses on Modern titles | Modern titles wholly covered | share |")
    print("|---:|---:|---:|---:|")
    for k, number, share in coverage:
        print(f"| {k} | {share:.0%} | {number} | {number / len(modern):.0%} |")
    kinds = list(dict.fromkeys(t.kind for t, _ in rows))
    for kind in kinds:
        print(f"\n## {kind[0].upper()}{kind[1:]}\n")
        print("| template | shape | Modern | all | examples | said |\n|---|---|---:|---:|---|---|")
        group = [(t, key) for t, key in rows if t.kind == kind and counts[key][1]]
        for t, key in sorted(group, key=lambda row: (-counts[row[1]][0], -counts[row[1]][1])):
            examples = sorted(uses[key] & modern)[:: max(1, len(uses[key] & modern) // 3)][:3] or sorted(uses[key])[:2]
            shape = t.shape.replace("|", "\\|")
            print(f"| {t.name} | {shape} | {counts[key][0]} | {counts[key][1]} | {'; '.join(examples)} | |")


if __name__ == "__main__":
    main()
