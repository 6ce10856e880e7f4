# not compiled
"""The cards that chapters 31 to 48 of the rulebook name in their examples, and a few that those chapters are about."""

from kwoon.games.shadowfist.cards.make import *


def examples_31() -> list[Card]:
    """All of them, each with its set."""
    found: list[Card] = []
    for name, cards in (
        ("Back for Seconds", back_for_seconds()),
        ("Limited / Standard", standard()),
    ):
        for card in cards:
            card.set = name
        found.extend(cards)
    return found


def back_for_seconds() -> list[Card]:
    """Back for Seconds."""
    return [
        feng_shui(
            "Kowloon Gate", 8,
            use(PlayFromHand(pick(CHARACTER, cost_at_least=4), 1), costs=(TURN,), timing=OUTSIDE_ATTACK),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "LaGrange Four", 4,
            use(UnturnCards(THE_TARGET), costs=(TURN,), choices=(target(pick(CHARACTER, attacking=0)),)),
            subtitle="Orbital Feng Shui Site", restrictions=UNIQUE,
        ),
    ]  # fmt: skip


def standard() -> list[Card]:
    """Limited and Standard."""
    return [
        event("Hostile Takeover", 0, "a", use(WinAuction(), timing=DURING_AUCTION)),
    ]  # fmt: skip
