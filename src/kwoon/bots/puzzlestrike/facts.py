"""What the chips of Puzzle Strike do, summed up from their definitions: the numbers that buying goes by."""

from __future__ import annotations

from dataclasses import dataclass, field

from kwoon.games.puzzlestrike.chips.catalogue import read_chips
from kwoon.games.puzzlestrike.language.script import SCRIPTS, Effect
from kwoon.games.puzzlestrike.state.chip import BLACK, BY_NAME, CHIPS, GEM, WOUND, Chip
from kwoon.games.puzzlestrike.words.attacks import (
    AntePile,
    Command,
    DiscardAsTheyChoose,
    DiscardLargestGem,
    DiscardWound,
    EachOpponent,
    NameColour,
    TrashDiscardedCombine,
    WoundIntoBag,
)
from kwoon.games.puzzlestrike.words.common import (
    Anarchy,
    Ante,
    AnteUpTo,
    Arrow,
    Choose,
    ChooseArrows,
    Draw,
    EachPlayer,
    IfDid,
    IfPile,
    May,
    Money,
    Pig,
)
from kwoon.games.puzzlestrike.words.deck import (
    DiscardChips,
    Gain,
    GemIntoHand,
    Search,
    TrashFromHand,
    TrashGemAndWound,
    TrashOne,
)
from kwoon.games.puzzlestrike.words.gems import CombineGems, Crash, HalfDragon, TrashPileOne
from kwoon.games.puzzlestrike.words.leaving_table import Exchange
from kwoon.games.puzzlestrike.words.playing_chips import (
    Improvise,
    PlayAsBankChip,
    PlayFree,
    PlayLent,
    PlayTwice,
    TwoTruths,
)

read_chips()

MOSTLY = 0.6
"""How often a condition on the height of a pile can be expected to hold."""


@dataclass
class Facts:
    """A chip's main action in numbers; conditions and choices count in part."""

    chip: Chip
    arrows: list[float] = field(default_factory=lambda: [0.0] * 5)
    """By colour, black first."""
    draws: float = 0.0
    money: float = 0.0
    pigs: float = 0.0
    antes: float = 0.0
    """Gems into one's own pile."""
    combines: float = 0.0
    breaks: float = 0.0
    """Gems that it crashes; a 1-gem alone counts half."""
    trashes: float = 0.0
    upgrades: float = 0.0
    copies: float = 0.0
    """Other chips that it lets one play."""
    hurts: float = 0.0
    """What it does to each opponent: a chip lost, a wound or a gem anted is about one."""

    @property
    def ender(self) -> bool:
        """PS-6: a chip that gives no arrow by itself; gems and wounds are not played at all."""
        return self.chip.banner > 0 and sum(self.arrows) < 1 and not self.chip.plague

    @property
    def spare_arrows(self) -> float:
        """Arrows beyond the one that it costs."""
        return max(0.0, self.arrows[BLACK] + 0.6 * sum(self.arrows[1:]) - 1)

    def add(self, effects: tuple[Effect, ...], share: float) -> None:
        """Count effects that happen so often."""
        for effect in effects:
            self.add_one(effect, share)

    def add_one(self, effect: Effect, share: float) -> None:
        """Count one effect."""
        if isinstance(effect, Arrow):
            self.arrows[effect.colour] += share * effect.count
        elif isinstance(effect, Draw):
            self.draws += share * effect.count
        elif isinstance(effect, Money):
            self.money += share * effect.count
        elif isinstance(effect, Pig):
            self.pigs += share * effect.count * (1.5 if effect.drawing else 1.0)
        elif isinstance(effect, Ante):
            self.antes += share * effect.value
        elif isinstance(effect, AnteUpTo):
            self.antes += share * effect.value
            self.add(effect.reward, share * 2)
        elif isinstance(effect, IfPile):
            self.add(effect.effects, share * MOSTLY)
        elif isinstance(effect, IfDid | May):
            self.add(effect.effects, share)
        elif isinstance(effect, Choose):
            for way in effect.ways:
                self.add(way, share / len(effect.ways))
        elif isinstance(effect, ChooseArrows):
            self.arrows[BLACK] += share * 1.6
        elif isinstance(effect, EachPlayer):
            self.add(effect.effects, share * 0.5)
        elif isinstance(effect, Anarchy):
            self.arrows[BLACK] += share * 2
        elif isinstance(effect, EachOpponent | NameColour):
            self.hurts += share * harm(effect.effects)
        elif isinstance(effect, Command):
            self.hurts += share
        else:
            self.add_chips(effect, share)

    def add_chips(self, effect: Effect, share: float) -> None:
        """Count an effect on gems or on chips."""
        if isinstance(effect, CombineGems):
            self.combines += share * (0.7 if effect.ones else 1.0)
        elif isinstance(effect, Crash):
            self.breaks += share * effect.gems * (0.5 if effect.mask == 1 else 1.0)
            self.money += share * effect.money * effect.gems
        elif isinstance(effect, HalfDragon):
            self.breaks += share * 0.5
        elif isinstance(effect, TrashPileOne):
            self.trashes += share * 0.5
        elif isinstance(effect, TrashFromHand):
            if effect.gain >= 0:
                self.upgrades += share * effect.most * effect.gain
            else:
                self.trashes += share * effect.most
        elif isinstance(effect, TrashOne | TrashGemAndWound | Exchange):
            self.trashes += share
        elif isinstance(effect, Gain):
            self.money += share * CHIPS[effect.kind].value * 0.5
        elif isinstance(effect, GemIntoHand):
            self.money += share * CHIPS[effect.kind].value
        elif isinstance(effect, Search):
            self.draws += share * effect.most * 0.7
        elif isinstance(effect, PlayTwice):
            self.copies += share * 2
        elif isinstance(effect, PlayAsBankChip | PlayLent | PlayFree | TwoTruths | Improvise):
            self.copies += share


def harm(effects: tuple[Effect, ...]) -> float:
    """What a red fist does to one opponent."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, AntePile | Ante):
            total += effect.value * 1.3
        elif isinstance(effect, DiscardChips):
            total += effect.count * 0.8
        elif isinstance(effect, DiscardLargestGem):
            total += 0.9
        elif isinstance(effect, DiscardAsTheyChoose):
            total += 2.2
        elif isinstance(effect, Draw):
            total -= effect.count
        elif isinstance(effect, Gain):
            total += 1.2 if effect.kind == WOUND else -0.5
        elif isinstance(effect, WoundIntoBag):
            total += 1.3
        elif isinstance(effect, TrashDiscardedCombine):
            total += 0.5
        elif isinstance(effect, DiscardWound):
            total += 0.2
        elif isinstance(effect, Choose):
            total += min(harm(way) for way in effect.ways)
        else:
            total += 0.5
    return total


def attack_of(chip: Chip) -> float:
    """What a chip's red fist does to one opponent, all in all."""
    return FACTS[chip.kind].hurts if chip.fist else 0.0


def read_facts() -> list[Facts]:
    """Sum up every chip of the box."""
    found: list[Facts] = []
    for chip in CHIPS:
        facts = Facts(chip)
        if chip.type == GEM:
            facts.money = float(chip.value)
        else:
            facts.add(SCRIPTS[chip.main], 1.0)
            if chip.ongoing:  # it works again in the turns that follow
                facts.arrows = [2 * count for count in facts.arrows]
                facts.money *= 2
                facts.pigs = 2 * facts.pigs
        found.append(facts)
    return found


FACTS = read_facts()
"""By kind."""


def facts_of(name: str) -> Facts:
    """The facts of the chip of that name."""
    return FACTS[BY_NAME[name]]
