"""The command: `python -m tools.mutants` notes which tests touch what, tries a sample, prints the table."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.mutants import touched as touching
from tools.mutants.page import print_table, sums, write_page
from tools.mutants.plan import sample, tests_for
from tools.mutants.sites import SCOPES, SOURCES, Mutant, mutants_of

FOLDER = touching.FOLDER
RESULTS = FOLDER / "results.jsonl"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
EVERY = 25
"""Where no bar can be drawn, a line comes after so many."""
console = Console(stderr=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("scopes", nargs="*", help=f"which code to break: {', '.join(SCOPES)} (all)")
    parser.add_argument("--sample", type=int, default=500, help="how many mutants of each scope; 0 is all of them")
    parser.add_argument("--seed", type=int, help="which sample; a fresh one is drawn and shown without")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many at a time")
    parser.add_argument("--budget", type=float, default=40.0, help="seconds of tests against one mutant")
    parser.add_argument("--again", action="store_true", help="try the survivors of this seed once more")
    parser.add_argument("--record", nargs="*", metavar="TESTS", help="only note which lines these tests touch")
    parser.add_argument("--keys", type=Path, help="only try the mutants of this file (a key a line) against --tests")
    parser.add_argument("--tests", nargs="+", metavar="TESTS", help="with --keys: the tests to run against each")
    parser.add_argument("--part", nargs=3, help=argparse.SUPPRESS)
    parser.add_argument("--run", help=argparse.SUPPRESS)
    parser.add_argument("--fresh", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    unknown = [each for each in chosen.scopes if each not in SCOPES]
    if unknown:
        parser.error(f"there is no scope {', '.join(unknown)}; there are {', '.join(SCOPES)}")
    return chosen


def record(paths: list[str], jobs: int) -> None:
    """Note which test touches which line, in as many processes as there are jobs; new tests are added to old ones."""
    if not paths:
        touching.forget()
    FOLDER.mkdir(parents=True, exist_ok=True)
    first = len(list(FOLDER.glob("tests.*.json")))
    console.print("noting which test touches which line (some minutes)...")
    started = []
    for number in range(jobs):
        command = [sys.executable, "-m", "tools.mutants", "--part", str(first + number), str(number), str(jobs)]
        out = (FOLDER / f"record.{first + number}.log").open("w")
        started.append(subprocess.Popen([*command, "--record", *(paths or ["tests"])], stdout=out, stderr=out))
    for each in started:
        if each.wait() not in (0, 1):  # 1: a test fails without a mutant; it is left out
            sys.exit(f"the tests could not be recorded; see {FOLDER}/record.*.log")


def kept(scope: str, seed: int) -> dict[str, dict[str, Any]]:
    """The results of before, by mutant, for files that did not change since."""
    if not RESULTS.exists():
        return {}
    now = touching.digests()
    found = {}
    for line in RESULTS.read_text(encoding="utf-8").splitlines():
        each = json.loads(line)
        if each["scope"] == scope and each["seed"] == seed and now.get(each["path"]) == each["digest"]:
            found[each["key"]] = each
    return found


def try_keys(path: Path, tests: list[str], jobs: int, budget: float) -> None:
    """Whether these tests notice these mutants; nothing is recorded or kept."""
    from tools.mutants.fresh import run_fresh

    wanted = [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    known = {}
    for name in dict.fromkeys(key.partition("::")[0] for key in wanted):
        known |= {each.key: each for each in mutants_of(SOURCES / name)}
    unknown = [key for key in wanted if key not in known]
    if unknown:
        sys.exit(f"there is no mutant {unknown[0]!r} (any more)")
    run_fresh([(known[key], tests) for key in wanted], {}, budget, jobs, tell_key)


def tell_key(key: str, answer: dict[str, Any], took: float) -> None:
    by = answer.get("by") or answer.get("how") or ""
    print(f"{answer['status']:9} {took:5.1f} s  {key}  {by}", flush=True)


class Run:
    """One scope's sample, tried; every answer is kept at once, so that a run can be broken off and gone on with."""

    def __init__(self, scope: str, chosen: argparse.Namespace) -> None:
        self.scope, self.chosen = scope, chosen
        self.mutants = {each.key: each for each in sample(scope, chosen.sample, chosen.seed)}
        undone = ("not put in", "survived") if chosen.again else ("not put in",)
        before = kept(scope, chosen.seed).items()
        self.not_put_in = {key for key, each in before if each["status"] == "not put in"}
        self.done = {key: each for key, each in before if key in self.mutants and each["status"] not in undone}
        self.touched = touching.Touched()
        self.digests = touching.digests()
        self.alive = 0

    def tell(self, key: str, answer: dict[str, Any], took: float) -> None:
        if answer["status"] == "error":
            sys.exit(f"{key}: {answer['how']}; do the tests pass without mutants?")
        mutant: Mutant = self.mutants[key]
        about = {"path": mutant.path, "line": mutant.line, "function": mutant.function}
        about |= {"was": mutant.was, "becomes": mutant.becomes, "digest": self.digests[mutant.path]}
        kind = {"scope": self.scope, "seed": self.chosen.seed, "key": key, "seconds": round(took, 2)}
        row = {**kind, **about, "by": "", "how": "", "ran": 0, "of": 0, **answer}
        self.done[key] = row
        with RESULTS.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
        self.alive += row["status"] == "survived"
        self.progress.update(self.bar, advance=1, alive=self.alive)
        if not console.is_terminal and len(self.done) % EVERY == 0:
            console.print(f"{self.scope}: {len(self.done)} of {len(self.mutants)}, {self.alive} alive")

    def run(self) -> None:
        from tools.mutants.fresh import run_fresh
        from tools.mutants.plugin import Forker, run_forked

        todo = [each for key, each in self.mutants.items() if key not in self.done]
        if not todo:
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, TextColumn("{task.fields[alive]} alive"), console=console) as self.progress:
            self.bar = self.progress.add_task(self.scope, total=len(self.mutants), completed=len(self.done), alive=0)
            inside, importing = [], []
            seconds = {name: float(each["seconds"]) for name, each in self.touched.tests.items()}
            for mutant in todo:
                at_import, tests = tests_for(mutant, self.touched)
                if not tests:
                    self.tell(mutant.key, {"status": "survived", "ran": 0, "of": 0}, 0.0)
                else:
                    (importing if at_import or mutant.key in self.not_put_in else inside).append((mutant, tests))
            if self.chosen.fresh:
                run_fresh(importing, seconds, self.chosen.budget, self.chosen.jobs, self.tell)
            elif inside:
                files = sorted({test.partition("::")[0] for _, tests in inside for test in tests})
                run_forked(Forker(inside, seconds, self.chosen.budget, self.chosen.jobs, self.tell), files)


def report(chosen: argparse.Namespace) -> None:
    """The table on the screen, and the page."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")) if EQUIVALENT.exists() else {}
    equivalent = {key: each["why"] for each in listed.get("nothing", []) for key in each["mutants"]}
    rules = {name: bool(each["rules"]) for name, each in touching.Touched().tests.items()}
    rows, survivors = [], []
    for scope in chosen.scopes:
        keys = {each.key for each in sample(scope, chosen.sample, chosen.seed)}
        results = [each for key, each in kept(scope, chosen.seed).items() if key in keys]
        rows.append(sums(scope, results, equivalent, rules))
        survivors += [each for each in results if each["status"] == "survived"]
    survivors.sort(key=lambda each: (each["path"], each["line"]))
    page = FOLDER / "survivors.html"
    page.write_text(write_page(rows, survivors, equivalent, chosen.seed), encoding="utf-8")
    print_table(rows, Console())
    print(f"seed {chosen.seed}; the survivors: {page}")


def main() -> None:
    chosen = arguments()
    if chosen.part:
        part, number, parts = chosen.part
        sys.exit(touching.record(part, int(number), int(parts), chosen.record))
    if chosen.keys is not None:
        try_keys(chosen.keys, chosen.tests or ["tests"], chosen.jobs, chosen.budget)
        return
    if chosen.record is not None:
        record(chosen.record, chosen.jobs)
        return
    chosen.scopes = chosen.scopes or list(SCOPES)
    if chosen.seed is None:
        chosen.seed = secrets.randbelow(10**6)
    if chosen.run:
        Run(chosen.run, chosen).run()
        return
    if touching.changed_since([folder for scope in chosen.scopes for folder in SCOPES[scope]]):
        record([], chosen.jobs)
    console.print(f"seed {chosen.seed}")
    for scope in chosen.scopes:  # a process each: the package must not be imported yet where a mutant is imported
        options = ["--sample", chosen.sample, "--seed", chosen.seed, "--jobs", chosen.jobs, "--budget", chosen.budget]
        command = [sys.executable, "-m", "tools.mutants", "--run", scope, *(str(each) for each in options)]
        for part in (
            [],
            ["--fresh"],
        ):  # first what living functions take; then what has to be imported, which is slower
            code = subprocess.call([*command, *part, *(["--again"] if chosen.again else [])])
            if code:
                sys.exit(code)
    report(chosen)


if __name__ == "__main__":
    main()
