"""`@rule("KF-5.2")` says which numbered rules a test shows; `make rules` counts them."""

import pytest

from kwoon.rulebooks import is_rule


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules it shows. An id that no rulebook has is an error at once."""
    unknown = [each for each in ids if not is_rule(each)]
    if unknown or not ids:
        raise ValueError(f"no rulebook has the rule {', '.join(unknown) or '(none given)'}; see src/kwoon/rulebooks")
    return pytest.mark.rule(*ids)
