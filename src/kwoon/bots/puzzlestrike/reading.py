"""Reading questions: the chip of an option, the effect that asks, an effect within a chip."""

from __future__ import annotations

from typing import Any

from kwoon.bots.puzzlestrike.facts import FACTS
from kwoon.engine.question import Option
from kwoon.games.puzzlestrike.language.script import SCRIPTS, Effect
from kwoon.games.puzzlestrike.state.chip import BY_NAME, chip_named
from kwoon.games.puzzlestrike.words.attacks import EachOpponent
from kwoon.games.puzzlestrike.words.common import Choose, EachPlayer, IfDid, IfPile, May


def title_of(option: Option) -> str:
    """The name of the chip or character that an option uses."""
    return option.action.cards[0].title


def kind_of(option: Option) -> int:
    """The chip that an option uses."""
    return BY_NAME[title_of(option)]


def gems_of(option: Option) -> tuple[int, ...]:
    """The sizes of the gems that an option combines, the smaller first; none if it does not."""
    return tuple(chip_named(item.title).value for item in option.action.cards)


def effect_in(about: dict[str, Any]) -> Effect | None:
    """The effect that asks, by its place in the scripts of the chips."""
    if "effect" not in about:
        return None
    script: int
    step: int
    script, step = about["effect"]
    return SCRIPTS[script][step]


def find(effects: tuple[Effect, ...], wanted: type[Effect]) -> Effect | None:
    """The first effect of a kind among some, or within them."""
    for effect in effects:
        if isinstance(effect, wanted):
            return effect
        inner: tuple[Effect, ...] = ()
        if isinstance(effect, IfDid | IfPile | May | EachPlayer | EachOpponent):
            inner = effect.effects
        elif isinstance(effect, Choose):
            inner = tuple(each for way in effect.ways for each in way)
        found = find(inner, wanted)
        if found is not None:
            return found
    return None


def command_worth(kind: int) -> float:
    """What it is worth to have an opponent play a chip: gems into their own pile, trashed chips, wasted turns."""
    facts = FACTS[kind]
    if facts.chip.fist or facts.chip.plague:
        return -1.0
    worth = 2.0 * facts.antes + 0.8 * facts.trashes + 1.2 * facts.combines + 0.5 * facts.spare_arrows
    return worth - facts.draws - 0.5 * facts.breaks - 0.5 * facts.copies
