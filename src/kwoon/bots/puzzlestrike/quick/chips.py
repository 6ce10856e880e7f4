"""The chips of Puzzle Strike in numbers, by kind: what the quick player looks up instead of reading effects."""

from __future__ import annotations

from typing import Final

from kwoon.bots.puzzlestrike.facts import FACTS, Facts
from kwoon.bots.puzzlestrike.plan import order, renews_hand
from kwoon.games.puzzlestrike.language.script import SCRIPTS, Effect
from kwoon.games.puzzlestrike.state.chip import BLACK, CHARACTER, CHIPS, WOUND
from kwoon.games.puzzlestrike.state.table import Table
from kwoon.games.puzzlestrike.words.attacks import Command, Immune
from kwoon.games.puzzlestrike.words.common import IfPile
from kwoon.games.puzzlestrike.words.deck import TrashOne
from kwoon.games.puzzlestrike.words.gems import CounterCrash, Crash

ANY_TOTAL: Final = 999


def breaks_of(facts: Facts) -> float:
    """How many gems a chip crashes."""
    gems = 0
    for effect in [*SCRIPTS[facts.chip.main], *SCRIPTS[facts.chip.react]]:
        if isinstance(effect, Crash | CounterCrash):
            gems = max(gems, effect.gems)
    return float(gems) if gems else facts.breaks


def only_ones(facts: Facts) -> bool:
    """Whether a chip crashes 1-gems alone."""
    return facts.breaks > 0.0 and not any(
        isinstance(effect, Crash) and effect.mask != 1 for effect in SCRIPTS[facts.chip.main]
    )


def plays_of(facts: Facts) -> float:
    """What it is worth to play a chip, beside the gems that it moves."""
    if facts.chip.plague:
        return 0.8
    worth = facts.draws + 0.55 * facts.money + 0.35 * facts.pigs + facts.hurts + 0.9 * facts.copies
    worth += 0.5 * facts.trashes + 0.4 * facts.upgrades + 0.3 * facts.spare_arrows
    return worth + (1.0 if facts.chip.ongoing else 0.0)


def keeps_of(facts: Facts) -> float:
    """What it is worth to have a chip in hand."""
    chip = facts.chip
    if chip.kind == WOUND:
        return 0.0
    if chip.plague:
        return 0.9
    if chip.value:
        return 0.35 + 0.5 * chip.value
    if facts.breaks:
        return 1.6 + facts.breaks
    worth = facts.draws + 0.5 * facts.money + 0.4 * facts.pigs + facts.hurts + 1.1 * facts.combines
    worth += 0.8 * facts.copies + 0.5 * facts.trashes + 0.4 * facts.upgrades - 0.3 * facts.antes
    worth += 0.4 * sum(facts.arrows) + (0.4 if chip.shield else 0.0)
    return max(worth, 1.0 if chip.type == CHARACTER else 0.6)


def colours_of(facts: Facts) -> int:
    """The coloured arrows that a chip gives, as bits."""
    bits = 0
    for colour in range(1, 5):
        if facts.arrows[colour] >= 1.0:
            bits |= 1 << colour
    return bits


def static_worth(facts: Facts) -> float:
    """What a puzzle chip promises to any deck; enders and arrows are counted beside it."""
    worth = 1.25 * facts.draws + 0.5 * facts.money + 0.5 * facts.pigs + 0.4 * facts.upgrades
    worth += 1.1 * facts.hurts + 0.9 * facts.copies + 0.6 * facts.trashes - 0.5 * facts.antes
    return worth + 1.5 * facts.combines + 1.2 * facts.breaks + (0.3 if facts.chip.shield else 0.0)


def bounds_of(facts: Facts) -> tuple[int, int]:
    """The totals of the pile between which a chip does anything."""
    effects = SCRIPTS[facts.chip.main]
    first = effects[0] if len(effects) == 1 else None
    return (first.least, first.most) if isinstance(first, IfPile) else (0, ANY_TOTAL)


def does(facts: Facts, wanted: type[Effect]) -> bool:
    """Whether an effect of that kind is among what a chip says first."""
    return any(isinstance(effect, wanted) for effect in SCRIPTS[facts.chip.main])


BREAKS: Final[list[float]] = [breaks_of(facts) if facts.breaks > 0.0 else 0.0 for facts in FACTS]
"""How many gems it crashes."""
CRASHING: Final[list[float]] = [float(facts.breaks) for facts in FACTS]
"""The same as the tips count it: a 1-gem alone is half."""
ONES_ONLY: Final[list[bool]] = [only_ones(facts) for facts in FACTS]
COMBINES: Final[list[float]] = [float(facts.combines) for facts in FACTS]
BLACK_ARROWS: Final[list[float]] = [float(facts.arrows[BLACK]) for facts in FACTS]
COLOURED: Final[list[int]] = [colours_of(facts) for facts in FACTS]
"""The coloured arrows that it gives, as bits."""
ENDS: Final[list[float]] = [-float(facts.antes) for facts in FACTS]
PLAYS: Final[list[float]] = [plays_of(facts) for facts in FACTS]
KEEPS: Final[list[float]] = [keeps_of(facts) for facts in FACTS]
ORDER: Final[list[float]] = [float(order(facts.chip.kind)) / 10.0 for facts in FACTS]
ATTACKS: Final[list[float]] = [float(facts.hurts) if facts.chip.fist else 0.0 for facts in FACTS]
STATIC: Final[list[float]] = [static_worth(facts) for facts in FACTS]
SPARE: Final[list[float]] = [float(facts.spare_arrows) for facts in FACTS]
DRAWS: Final[list[float]] = [float(facts.draws) for facts in FACTS]
ENDER: Final[list[bool]] = [facts.ender for facts in FACTS]
IMMUNE: Final[list[bool]] = [any(isinstance(effect, Immune) for effect in SCRIPTS[facts.chip.react]) for facts in FACTS]

LEAST: Final[list[int]] = [bounds_of(facts)[0] for facts in FACTS]
MOST: Final[list[int]] = [bounds_of(facts)[1] for facts in FACTS]
RENEWS: Final[list[bool]] = [renews_hand(SCRIPTS[facts.chip.main]) for facts in FACTS]
"""Whether the hand goes with it."""
COMMANDS: Final[list[bool]] = [does(facts, Command) for facts in FACTS]
TAKES_A_CRASH: Final[list[bool]] = [does(facts, TrashOne) and facts.breaks > 0.0 for facts in FACTS]
"""Whether a Crash Gem is trashed for it."""


def way_worth(effects: tuple[Effect, ...]) -> float:
    """What a way of a chip promises, in chips drawn."""
    facts = Facts(CHIPS[WOUND])
    facts.add(effects, 1.0)
    worth = facts.draws + 0.55 * facts.money + 0.35 * facts.pigs + facts.hurts + 0.9 * facts.copies + facts.combines
    return (
        worth + 1.5 * facts.breaks + 0.5 * facts.trashes + 0.4 * facts.upgrades + 0.5 * sum(facts.arrows) - facts.antes
    )


WAYS: Final[list[float]] = [way_worth(effects) for effects in SCRIPTS]
"""What each row of effects promises, by its number."""


def keep_worth(table: Table, seat: int, kind: int) -> float:
    """What it is worth to have a chip in hand now: one that crashes, the more the higher the pile."""
    worth = KEEPS[kind]
    if BREAKS[kind] > 0.0:
        worth += 0.12 * table.total(table.homes[seat])
    return worth
