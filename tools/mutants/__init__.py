"""A mutation tester: it breaks the rules one small piece at a time and asks whether a test notices.

    make mutants                                   # a fresh random sample of every scope, a page of survivors
    python -m tools.mutants --help

Why our own: mutmut 3 breaks nothing outside functions (cards and charts are such data), takes no random sample by seed
and keeps every mutant of a file in one rewritten file; cosmic-ray starts the test runner anew for each. Here a process
that has collected all tests once is forked for each mutant, and only the tests that touch the broken line are run:
about a second each.

- `sites`: which mutants there are (on `ast`).
- `touched`: which test touches which line (coverage.py with a context for each test).
- `plugin`: runs mutants inside pytest, in forks. `fresh`: those that are already in effect when a module is imported.
- `page`: the table and the page of survivors. `equivalent.toml`: mutants that change nothing, with the reason.
"""
