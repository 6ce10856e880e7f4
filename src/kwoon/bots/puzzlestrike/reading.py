"""Reading questions: the chip that a prompt speaks of, the chip of an option, an effect within a chip."""

from __future__ import annotations

from kwoon.bots.puzzlestrike.facts import FACTS
from kwoon.engine.names import SEAT
from kwoon.engine.question import Option
from kwoon.games.puzzlestrike.language.script import Effect
from kwoon.games.puzzlestrike.state.chip import BY_NAME
from kwoon.games.puzzlestrike.words.attacks import EachOpponent
from kwoon.games.puzzlestrike.words.common import Choose, EachPlayer, IfDid, IfPile, May


def kind_of(option: Option) -> int:
    """The chip that an option uses."""
    assert option.thing is not None
    return BY_NAME[option.thing.name]


def chip_in(prompt: str) -> int:
    """The chip that a prompt begins with."""
    return BY_NAME.get(prompt.partition(":")[0].partition(" ({")[0], -1)


def victim_in(prompt: str, seat: int) -> int:
    """The other player whose chip asks."""
    head = prompt.partition(":")[0]
    found = SEAT.search(head)
    if found is None or chip_in(prompt) < 0:
        return -1
    return int(found.group(1)) if int(found.group(1)) != seat else -1


def capital(words: str) -> str:
    """As labels write it."""
    return words[0].upper() + words[1:]


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
