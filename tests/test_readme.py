"""The README's examples are tests."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme() -> None:
    examples = doctest.DocTestParser().get_doctest(
        "\n".join(line for line in README.read_text(encoding="utf-8").splitlines() if not line.startswith("```")),
        {},
        "README.md",
        str(README),
        0,
    )
    assert len(examples.examples) > 10
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert runner.run(examples).failed == 0
