"""What it is worth to play a chip of Puzzle Strike now: read from its effects and the table; a drawn chip is 1."""

from __future__ import annotations

from kwoon.bots.puzzlestrike.facts import FACTS, harm
from kwoon.bots.puzzlestrike.table import Table, best_pair, combined, height, kinds, largest, without
from kwoon.games.puzzlestrike.language.script import SCRIPTS, Effect
from kwoon.games.puzzlestrike.state.chip import (
    BLACK,
    CHARACTER,
    CHIPS,
    CRASH_GEM,
    FRENZY,
    MASKS,
    ONE_GEM,
    POWERS,
    WOUND,
)
from kwoon.games.puzzlestrike.state.table import DISCARD, HAND, PILE
from kwoon.games.puzzlestrike.words.attacks import AntePile, Command, EachOpponent, NameColour
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
    NewHand,
    Pig,
)
from kwoon.games.puzzlestrike.words.deck import (
    DiscardChips,
    DiscardPuzzleToTrash,
    Gain,
    GemIntoHand,
    Return,
    Search,
    TrashFromHand,
    TrashGemAndWound,
    TrashOne,
)
from kwoon.games.puzzlestrike.words.gems import (
    CombineGems,
    CounterCrash,
    Crash,
    CrashBack,
    HalfDragon,
    OneIntoBag,
    TrashEveryPileOne,
    TrashPileOne,
)
from kwoon.games.puzzlestrike.words.leaving_table import TO_BANK, Exchange, This
from kwoon.games.puzzlestrike.words.playing_chips import (
    Improvise,
    IntoOblivion,
    PlayAsBankChip,
    PlayFree,
    PlayLent,
    PlayTwice,
    TwoTruths,
)

DRAW = 1.0
MONEY = 0.55
PIG = 0.35
ARROW = 0.15
"""An arrow that nothing in hand can use, for what may still be drawn."""
ENABLED = 0.9
"""An arrow that lets one more chip of the hand be played."""
LATER = 0.7
"""How much of a crash counts that no chip in hand can make yet."""
THINNER = 0.9
"""A wound or a needless 1-gem out of the deck."""
DEPTH = 3
"""How deep chips that play chips are followed."""
OPTION_SELECT_COST = 5


class Judge:
    """Weighs effects for one question."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.depth = 0
        self.counts_arrows = True
        """Off while a plan follows the arrows itself."""

    def play(self, kind: int) -> float:
        """What the main action of a chip is worth, the arrow that it costs not counted."""
        chip = CHIPS[kind]
        if chip.plague:  # PS-13: an action spent on it saves a wound
            return 0.8
        if self.depth >= DEPTH:
            return 1.0
        self.depth += 1
        before = self.table.hand
        self.table.hand = without(before, kind)
        worth = self.effects(SCRIPTS[chip.main])
        if chip.fist:
            worth += self.frenzy()
        if chip.ongoing:
            worth += 1.5 if chip.each_turn else 1.0 if POWERS[chip.power] else 0.0
        self.table.hand = before
        self.depth -= 1
        return worth

    def frenzy(self) -> float:
        """PS-13.Hundred-Fist Frenzy: every copy in play crashes a gem after a red fist."""
        copies = sum(CHIPS[kind].power == FRENZY for kind in kinds(self.table.me["ongoing"]))
        gems = largest(self.table.gems, copies)
        return self.table.send_worth(gems) if gems else 0.0

    def effects(self, effects: tuple[Effect, ...]) -> float:
        """What a row of effects is worth."""
        return sum(self.one(effect) for effect in effects)

    def one(self, effect: Effect) -> float:
        """What one effect is worth to the player who does it."""
        table = self.table
        if isinstance(effect, Arrow):
            return self.arrows(effect.colour, effect.count)
        if isinstance(effect, Draw):
            return min(effect.count, len(table.bag) + len(table.discard)) * DRAW
        if isinstance(effect, Money):
            return effect.count * MONEY
        if isinstance(effect, Pig):
            return effect.count * (DRAW if effect.drawing and table.hand else PIG)
        if isinstance(effect, Ante):
            return -table.ante_pain(effect.value)
        if isinstance(effect, AnteUpTo):
            return self.hammer(effect)
        if isinstance(effect, IfPile):
            return self.effects(effect.effects) if effect.least <= table.total <= effect.most else 0.0
        if isinstance(effect, IfDid):
            return self.effects(effect.effects)
        if isinstance(effect, Choose):
            return max(self.effects(way) for way in effect.ways)
        if isinstance(effect, ChooseArrows):
            return max(self.arrows(first, 1) + self.arrows(second, 1) for first, second in effect.PAIRS)
        if isinstance(effect, May):
            return max(0.0, self.effects(effect.effects))
        if isinstance(effect, EachPlayer):
            return self.everyone(effect)
        if isinstance(effect, Anarchy):
            return 2 * self.arrows(BLACK, 1)
        return self.fists(effect)

    def everyone(self, effect: EachPlayer) -> float:
        """Something that all players do: the others' part counts against it."""
        mine = self.effects(effect.effects)
        for each in effect.effects:
            if isinstance(each, TrashPileOne):
                mine -= 0.7 * (height(self.table.their_total) - height(self.table.their_total - 1))
            elif isinstance(each, Draw):
                mine -= 0.8 * each.count * DRAW
        return mine

    def arrows(self, colour: int, count: int) -> float:
        """What further arrows are worth: the chips in hand that could not be played without them."""
        if not self.counts_arrows:
            return 0.0
        table = self.table
        now = list(table.arrows)
        now[BLACK] = max(0, now[BLACK] - 1)
        playable = [kind for kind in table.hand if not CHIPS[kind].plague]
        before = table.reach(now, playable)
        now[colour] += count
        gained = table.reach(now, playable) - before
        return gained * ENABLED + (count - gained) * ARROW

    # --- others ---------------------------------------------------------------------------------------------------

    def fists(self, effect: Effect) -> float:
        """What is done to opponents."""
        table = self.table
        if isinstance(effect, EachOpponent):
            worth = harm(effect.effects)
            for each in effect.effects:
                if isinstance(each, AntePile):
                    worth += table.ante_harm(each.value) - each.value
            return worth * len(table.opponents)
        if isinstance(effect, NameColour):
            return 0.9 * len(table.opponents)
        if isinstance(effect, Command):
            victims = [player for player in table.opponents if table.totals[player["pile"]] in (6, 9)]
            return 3.0 if victims else 0.0
        return self.gems(effect)

    # --- gem piles ------------------------------------------------------------------------------------------------

    def gems(self, effect: Effect) -> float:
        """What is done to gem piles."""
        table = self.table
        if isinstance(effect, CombineGems):
            return self.combine(effect.ones)
        if isinstance(effect, Crash):
            return self.crash(effect)
        if isinstance(effect, CounterCrash):
            return table.send_worth(largest(table.gems, effect.gems))
        if isinstance(effect, CrashBack):
            return table.send_worth([1])
        if isinstance(effect, HalfDragon):
            ones = table.gems[0]
            relief = height(table.total) - height(table.total - ones) + table.ante_harm(ones // 2)
            return relief - 3.5  # it works but once
        if isinstance(effect, TrashPileOne):
            return height(table.total) - height(table.total - 1) if table.gems[0] else 0.0
        if isinstance(effect, TrashEveryPileOne):
            theirs = table.their_total
            mine = height(table.total) - height(table.total - 1) if table.gems[0] else 0.0
            return mine - 0.7 * (height(theirs) - height(theirs - 1))
        if isinstance(effect, OneIntoBag):
            return max(0.0, height(table.total) - height(table.total - 1) - 0.7) if table.gems[0] else 0.0
        return self.chips(effect)

    def crash(self, effect: Crash) -> float:
        """The best crash that an effect allows."""
        gems = largest(self.table.gems, effect.gems, effect.mask == 1)
        if not gems or (effect.whole and len(gems) < effect.gems):
            return 0.0
        return self.table.send_worth(gems) + MONEY * effect.money * len(gems)

    def combine(self, ones: bool) -> float:
        """PS-4.1: what it is worth that the next crash is larger."""
        table = self.table
        pair = best_pair(table.gems, ones)
        if pair is None:
            return 0.0
        after = combined(table.gems, pair)
        assert after is not None
        crashes = table.crashes_in_hand()
        count = max(1, crashes)
        gained = table.send_worth(largest(after, count)) - table.send_worth(largest(table.gems, count))
        gained = max(gained, 0.4 * sum(pair))
        return gained if crashes else LATER * gained

    def hammer(self, effect: AnteUpTo) -> float:
        """PS-13.The Hammer: a 4-gem in the pile is good for whoever can crash it at once."""
        table = self.table
        if not table.crashes_in_hand() or table.total + effect.value > 12:
            return 0.0
        return table.send_worth([effect.value]) + 1.0

    # --- chips ----------------------------------------------------------------------------------------------------

    def chips(self, effect: Effect) -> float:
        """What is done with one's own deck."""
        table = self.table
        if isinstance(effect, TrashFromHand):
            poor = sum(1 for kind in table.hand if kind in (WOUND, ONE_GEM))
            each = THINNER if effect.gain < 0 else 0.7 + 0.4 * effect.gain
            if effect.least > poor:
                return -0.5 if table.hand else 0.0
            return each * min(effect.most, poor)
        if isinstance(effect, TrashOne):
            return self.trash_one(effect)
        if isinstance(effect, TrashGemAndWound | DiscardPuzzleToTrash):
            wounds = WOUND in table.hand or WOUND in table.discard
            return (THINNER if wounds else 0.0) + (0.4 if isinstance(effect, TrashGemAndWound) else 0.0)
        if isinstance(effect, DiscardChips):
            cheap = sorted(self.keep(kind) for kind in table.hand)[: effect.count]
            return -sum(cheap)
        if isinstance(effect, Gain):
            return 0.6 if effect.kind != WOUND else -1.2
        if isinstance(effect, GemIntoHand):
            return 0.5 + MONEY * CHIPS[effect.kind].value
        if isinstance(effect, Exchange):
            return 1.6 if any("Crash Gem" in player["discard"] for player in table.opponents) else 0.0
        if isinstance(effect, NewHand):
            unplayed = sum(self.keep(kind) for kind in table.hand)
            return 0.8 * len(table.hand) - unplayed
        if isinstance(effect, This):
            return -0.8 if effect.place == TO_BANK and not effect.may else 0.0
        if isinstance(effect, IntoOblivion):
            return 0.1
        return self.plays(effect)

    def trash_one(self, effect: TrashOne) -> float:
        """A chip of a certain kind leaves the deck or the pile; without one, what follows does not happen."""
        table = self.table
        there = [kind for kind in table.hand if effect.mask >> kind & 1] if HAND in effect.zones else []
        if DISCARD in effect.zones:
            there = there + [kind for kind in table.discard if effect.mask >> kind & 1]
        if PILE in effect.zones and table.gems[0]:
            return max(0.4, height(table.total) - height(table.total - 1))
        if not there:
            return -9.0
        return -2.0 if CRASH_GEM in there else THINNER

    def plays(self, effect: Effect) -> float:
        """Chips that find or play other chips."""
        table = self.table
        if isinstance(effect, Search):
            found = [kind for kind in table.bag if MASKS.of(effect.which) >> kind & 1]
            if effect.discards:
                found += [kind for kind in table.discard if MASKS.of(effect.which) >> kind & 1]
            return 1.1 * min(effect.most, len(found))
        if isinstance(effect, Return):
            return max((self.keep(kind) for kind in table.discard), default=0.0)
        if isinstance(effect, PlayTwice):
            return 2 * self.best([kind for kind in table.hand if MASKS.copyable >> kind & 1])
        if isinstance(effect, PlayAsBankChip):
            offered = self.bank(MASKS.banner & ~MASKS.exclamation, OPTION_SELECT_COST)
            return self.best([kind for kind in offered if not CHIPS[kind].copies_bank]) - 1.5
        if isinstance(effect, PlayLent):
            shown = [CHIPS[kind].cost for kind in [*table.hand, *table.discard] if MASKS.puzzle >> kind & 1]
            return self.best(self.bank(MASKS.puzzle, max(shown))) if shown else 0.0
        if isinstance(effect, PlayFree):
            return self.best([kind for kind in table.hand if MASKS.of(effect.which) >> kind & 1])
        if isinstance(effect, TwoTruths):
            worths = sorted((self.keep(kind) for kind in set(table.discard)), reverse=True)
            return worths[1] if len(worths) > 1 else 0.0
        if isinstance(effect, Improvise):
            return 1.2
        return 0.0

    def bank(self, mask: int, most: int) -> list[int]:
        """The stacks of the bank with chips of a set that cost no more than that."""
        found: list[int] = []
        for chip in CHIPS:
            if mask >> chip.kind & 1 and chip.cost <= most and self.table.view["bank"].get(chip.name, 0):
                if chip.name != self.table.view["removed"]:
                    found.append(chip.kind)
        return found

    def best(self, offered: list[int]) -> float:
        """The best chip to play of several; nothing among none."""
        return max((self.play(kind) for kind in set(offered)), default=0.0)

    def keep(self, kind: int) -> float:
        """What it is worth to have a chip in hand."""
        chip = CHIPS[kind]
        facts = FACTS[kind]
        if kind == WOUND:
            return 0.0
        if chip.plague:
            return 0.9
        if chip.value:
            return 0.35 + 0.5 * chip.value
        if facts.breaks:
            return 1.6 + facts.breaks + 0.12 * self.table.total
        worth = facts.draws + 0.5 * facts.money + 0.4 * facts.pigs + facts.hurts + 1.1 * facts.combines
        worth += 0.8 * facts.copies + 0.5 * facts.trashes + 0.4 * facts.upgrades - 0.3 * facts.antes
        worth += 0.4 * sum(facts.arrows) + (0.4 if chip.shield else 0.0)
        return max(worth, 1.0 if chip.type == CHARACTER else 0.6)
