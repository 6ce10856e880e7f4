"""Which numbered rules have a test: `make rules` (add BOOK=KF to see every rule of one book).

The last line is the sum: `rules: KF 23/23 · PS 3/94 · ...`, exempt rules counted apart.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections import defaultdict

import pytest

from kwoon.rulebooks import BOOKS, exemptions, gist, is_rule, rules_of

MANY = 30
"""More missing rules than this are counted, not listed."""


class Collector:
    """A pytest plugin that notes which test shows which rule."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)
        self.errors: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests[str(rule)].append(item.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(f"{report.nodeid}: {report.longreprtext.strip().splitlines()[-1]}")


def report(tests: dict[str, list[str]], books: list[str]) -> list[str]:
    """The lines to print: the rules without a test of each book, then the sum."""
    lines: list[str] = []
    sums: list[str] = []
    exempt = exemptions()
    for book in BOOKS:
        counted = [rule for rule in rules_of(book) if rule not in exempt]
        shown = [rule for rule in counted if tests.get(rule)]
        apart = len(rules_of(book)) - len(counted)
        sums.append(f"{book} {len(shown)}/{len(counted)}" + (f" ({apart} exempt)" if apart else ""))
        if book in books:
            for rule in rules_of(book):
                state = "exempt" if rule in exempt else f"{len(tests.get(rule, [])):3} tests"
                lines.append(f"{rule:14} {state:9} {exempt.get(rule) or gist(rule)}")
        elif shown and len(shown) < len(counted):
            missing = [rule for rule in counted if not tests.get(rule)]
            named = ", ".join(missing) if len(missing) <= MANY else f"{len(missing)} rules (make rules BOOK={book})"
            lines.append(f"{book}: no test yet for {named}")
    lines.append("rules: " + " · ".join(sums))
    return lines


def main(books: list[str]) -> int:
    """Collect every test, print the coverage, and fail on an id that no rulebook has."""
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()) as output:
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", "tests"], plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) and not collector.errors:
        collector.errors.append(f"pytest could not collect the tests:\n{output.getvalue()}")
    wrong = [rule for rule in [*collector.tests, *exemptions()] if not is_rule(rule)]
    for line in report(collector.tests, books):
        print(line)
    for problem in [*collector.errors, *(f"unknown rule id {rule}" for rule in wrong)]:
        print(f"error: {problem}", file=sys.stderr)
    return 1 if wrong or collector.errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
