"""The table of a run, and the page of survivors."""

from __future__ import annotations

import difflib
import html
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table

from tools.mutants.sites import SOURCES

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #8884; }
td:first-child, th:first-child { text-align: left; }
pre { background: #8881; padding: .6rem; overflow-x: auto; border-radius: .4rem; }
.was { color: #c33; } .is { color: #292; } small { opacity: .7; }
"""

COLUMNS = ["scope", "tried", "killed", "by a rule's test", "survived", "untouched", "changes nothing", "killed %"]


def sums(scope: str, results: list[dict[str, Any]], equivalent: dict[str, str], rules: dict[str, bool]) -> list[str]:
    """A row of the table. Mutants that are listed as changing nothing do not count against the tests."""
    alive = [each for each in results if each["status"] == "survived"]
    nothing = [each for each in alive if each["key"] in equivalent]
    alive = [each for each in alive if each["key"] not in equivalent]
    killed = [each for each in results if each["status"] == "killed"]
    by_rule = sum(rules.get(each["by"], False) for each in killed)
    counted = len(killed) + len(alive)
    untouched = sum(not each["of"] for each in alive)
    share = f"{100 * len(killed) / counted:.1f}" if counted else "-"
    numbers = [len(results), len(killed), by_rule, len(alive), untouched, len(nothing)]
    return [scope, *(str(each) for each in numbers), share]


def print_table(rows: list[list[str]], console: Console) -> None:
    table = Table(*COLUMNS, title="Mutants")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def changed_lines(path: str, line: int, was: str, becomes: str) -> str:
    """The line of the file, and the change under it."""
    text = (SOURCES / path).read_text(encoding="utf-8").splitlines()
    around = "\n".join(html.escape(each) for each in text[max(0, line - 3) : line + 2])
    marks = [
        f'<span class="{"was" if each[0] == "-" else "is"}">{html.escape(each)}</span>'
        for each in difflib.ndiff([was], [becomes])
        if each[0] in "-+"
    ]
    return f"<pre>{around}\n\n" + "\n".join(marks) + "</pre>"


def write_page(
    rows: list[list[str]], survivors: Iterable[dict[str, Any]], equivalent: dict[str, str], seed: int
) -> str:
    """The page: the table, every survivor with its lines, and those that change nothing with the reason."""
    head = "".join(f"<th>{each}</th>" for each in COLUMNS)
    body = "".join("<tr>" + "".join(f"<td>{each}</td>" for each in row) + "</tr>" for row in rows)
    parts = [f"<h1>Mutants that no test noticed</h1><p>Seed {seed}.</p><table><tr>{head}</tr>{body}</table>"]
    for each in survivors:
        reason = equivalent.get(each["key"])
        ran = f"{each['ran']} of {each['of']} tests that touch it ran" if each["of"] else "no test touches it"
        title = f"{each['path']}:{each['line']} <small>{html.escape(each['function'])} · {ran}</small>"
        parts.append(f"<h3>{title}</h3>")
        if reason:
            parts.append(f"<p>Changes nothing: {html.escape(reason)}</p>")
        parts.append(changed_lines(each["path"], each["line"], each["was"], each["becomes"]))
    page = "\n".join(parts)
    return f'<!doctype html><meta charset="utf-8"><title>Mutants</title><style>{STYLE}</style>{page}'
