"""Names in texts."""

import pytest

from kwoon.engine.names import with_names


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{0} attacks {1}", "Ann attacks Ling"),
        ("{1}'s The Iron Monkey", "Ling's Iron Monkey"),
        ("{1}'s Theatre", "Ling's Theatre"),
        ("The Iron Monkey heals", "The Iron Monkey heals"),
        ("{7} and {x}", "{7} and {x}"),
    ],
)
def test_names_are_put_in(text: str, said: str) -> None:
    assert with_names(text, ("Ann", "Ling")) == said
