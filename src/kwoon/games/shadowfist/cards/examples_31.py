# not compiled
"""The cards that chapters 31 to 48 of the rulebook name in their examples, and a few that those chapters are about."""

from kwoon.games.shadowfist.cards.make import *

ENTERS = happens(ENTERED, "enters play", this=True)


def examples_31() -> list[Card]:
    """All of them, each with its set."""
    found: list[Card] = []
    for name, cards in (
        ("Limited / Standard", standard()),
        ("10,000 Bullets", bullets()),
        ("Seven Masters vs. The Underworld", seven_masters()),
        ("Reloaded", reloaded()),
        ("Back for Seconds", back_for_seconds()),
        ("Revelations", revelations()),
    ):
        for card in cards:
            card.set = name
        found.extend(cards)
    return found


def standard() -> list[Card]:
    """Limited and Standard."""
    return [
        event("Hostile Takeover", 0, "a", use(WinAuction(), timing=DURING_AUCTION)),
    ]  # fmt: skip


def bullets() -> list[Card]:
    """10,000 Bullets."""
    return [
        character(
            "Bulletproof Monk", "Martial Artist", 3, 4, "gg", "gC", always(toughness(1), while_=WhileAttacking(False))
        ),
    ]  # fmt: skip


def seven_masters() -> list[Card]:
    """Seven Masters vs. The Underworld."""
    return [
        character(
            "Wudang Monk", "Martial Artist", 3, 4, "s", "sC",
            use(CopyText(SELF, TURN_END), limit=ONCE_PER_TURN, choices=(choose(TextOf(pick(CHARACTER, unique=0))),)),
        ),
    ]  # fmt: skip


def reloaded() -> list[Card]:
    """Reloaded."""
    return [
        character(
            "Evil Twin", "Sinister Sibling", 3, X, "ee", "e",
            at_once(ENTERS, BecomeTwin(pick(CHARACTER, other=True))),
            restrictions=UNCOPYABLE,
        ),
        event(
            "Rigorous Discipline", 0, "gg",
            use(CopyText(THE_TARGET, TURN_END, 1), choices=(target(ANY_CHARACTER), choose(TextOf(ANY_CHARACTER)))),
        ),
    ]  # fmt: skip


def back_for_seconds() -> list[Card]:
    """Back for Seconds."""
    return [
        character(
            "Fire Serpent", "Netherworld Spirit", 3, X, "mM", "m",
            at_once(
                ENTERS, Damage(n(1), THE_TARGETS), choices=(target(pick(other=True), 0, 4),), costs=(SetX(),),
                number=PickedCount(0, 0, "the number of targets"),
            ),
            x=SetOnEntering("the number of cards that it targeted"),
        ),
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


def revelations() -> list[Card]:
    """Revelations."""
    return [
        event("Barrel of Monkeys", 2, "jj", use(PutTokens(YOU_, n(4), token("Monkey", 1, 1, "j")))),
    ]  # fmt: skip
