"""A quick player of Puzzle Strike, on the state of a made-up game: the buyer's tips in microseconds."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import mypyc_attr

from kwoon.bots.puzzlestrike.quick.chips import (
    ATTACKS,
    BLACK_ARROWS,
    BREAKS,
    COLOURED,
    COMBINES,
    COMMANDS,
    ENDS,
    IMMUNE,
    LEAST,
    MOST,
    ONES_ONLY,
    ORDER,
    PLAYS,
    RENEWS,
    TAKES_A_CRASH,
    WAYS,
    keep_worth,
)
from kwoon.bots.puzzlestrike.quick.deck import (
    CLUTTER,
    NO_TASTES,
    buy_worths,
    standing,
)
from kwoon.bots.puzzlestrike.quick.tastes import TASTES
from kwoon.bots.search.quick import Quick
from kwoon.engine.chance import Chance
from kwoon.engine.decision import DONE
from kwoon.engine.game import Game
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import SCRIPTS, Script
from kwoon.games.puzzlestrike.options import FREE_FOR_ALL
from kwoon.games.puzzlestrike.rules.play import Play
from kwoon.games.puzzlestrike.rules.reaction import SEND, React
from kwoon.games.puzzlestrike.rules.send import Send
from kwoon.games.puzzlestrike.state.chip import BLACK, CHIPS, CRASH_GEM, ONE_GEM, PURPLE, WOUND
from kwoon.games.puzzlestrike.state.table import (
    COUNTERS,
    DISCARD,
    HAND,
    MONEY,
    PILE,
    TABLE,
    ZONES,
    Table,
)
from kwoon.games.puzzlestrike.terms.ids import ChipKind, Pile
from kwoon.games.puzzlestrike.terms.questions import (
    BREAK,
    BUY,
    CHOOSING,
    COMBINING,
    DISCARDING,
    FREE_PLAY,
    GAINING,
    GROWING,
    HOLD,
    KEEP,
    LOSERS_CHOICE,
    MAY,
    NAMING,
    PLAY,
    PUTTING,
    REACT,
    STUNNED,
    TAKING,
    TARGET,
    TRASHING,
)
from kwoon.games.puzzlestrike.words.common import AnteUpTo, Choose, ChooseArrows
from kwoon.games.puzzlestrike.words.gems import OneIntoBag
from kwoon.games.puzzlestrike.words.leaving_table import TO_BANK, This

SAFE: Final = 6
"""A pile of this is high enough."""
TOO_MUCH: Final = 12
"""No gem is put into one's own pile that makes it higher than this, even to crash it."""
PAINS: Final[list[float]] = [0.0, 0.1, 0.2, 0.4, 0.8, 1.4, 2.2, 3.2, 4.6, 6.6, 12.0]
"""How bad a pile of each total is for its owner."""
OVERFLOWING: Final = 1.5
UNANSWERED: Final = 0.8
"""What it is worth that nobody can answer a crash (PS-4.5)."""
LOST_CRASH: Final = 0.85
"""How surely a Crash Gem that is not used now is used on the next turn."""
PAIR_ORDER: Final = (2, 3, 1, 0)
"""The pairs to combine, the best first."""
PROOF: Final = 2.2
"""With few rounds much that looks better is luck: at 40 a duel is won in 68 of 100 instead of 57. (At 300 it would be
76 of 100 instead of 85, so that is for few rounds alone.)"""
AHEAD: Final = 150
"""How many answers are given before a position is judged: nearly always the game is over by then. What chips and gems
are worth shows late (docs/bots.md)."""
TRUST: Final = 3.0
"""How much more likely than any other the quick player's own answer is taken to be right."""
BUY_DOUBT: Final = 0.8
"""How much less a chip must be worth to be about a third as likely to be right."""


def pain(total: int) -> float:
    """How bad a pile of that total is."""
    if total <= 0:
        return 0.0
    return PAINS[total] if total < 11 else 12.0 + OVERFLOWING * (total - 10)


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickBuyer(Quick):
    """Draws and finds arrows first, combines, crashes what it has, and buys by the rulebook's tips."""

    def __init__(self) -> None:
        super().__init__()
        self.flat = True
        self.proof = PROOF
        self.ahead = AHEAD
        self.tastes: list[list[float]] = TASTES
        """What games have taught about buying, by kind of chip."""

    def unlearn(self) -> None:
        self.tastes = NO_TASTES

    def wish(self, game: Game, chance: Chance) -> int:
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        seat, kind, options = decision.seat, decision.kind, decision.options
        if kind == PLAY:
            return best_of(self.plays(table, seat, options))
        if kind == BUY:
            return self.buy(table, seat, options)
        if kind == REACT:
            return self.react(table, seat, options)
        if kind == HOLD or kind == LOSERS_CHOICE:
            return 0
        if kind == MAY:
            return options.index(1 if self.willing(table, seat) else 0)
        if kind == BREAK:
            return self.break_gem(table, seat, options)
        if kind == COMBINING:
            for pair in PAIR_ORDER:
                if pair in options:
                    return options.index(pair)
            return 0
        if kind == TARGET:
            return self.target(table, seat, options)
        if kind == KEEP or kind == TAKING:
            return self.by_keeping(table, seat, options, 1.0, 1.5)
        if kind == DISCARDING or kind == STUNNED or kind == PUTTING:
            return self.by_keeping(table, seat, options, -1.0, -0.6)
        if kind == TRASHING:
            return self.trash(table, seat, options)
        if kind == GAINING:
            return best_of(buy_worths(table, seat, options, self.tastes))
        if kind == FREE_PLAY:
            return best_of(self.plays(table, seat, options))
        if kind == GROWING:
            return 0
        if kind == NAMING:
            return options.index(PURPLE) if PURPLE in options else 0
        if kind == CHOOSING:
            return self.way(table, seat, options)
        return chance.below(len(options))

    # --- whose pile is how high -----------------------------------------------------------------------------------

    def against(self, table: Table, seat: int) -> Pile:
        """The pile that it is best to send gems to: PS-8.2: in a free-for-all whoever leads is hit."""
        piles = table.opposing_piles(SeatId(seat))
        if not piles:
            return table.homes[seat]
        chosen = piles[0]
        lowest = table.rules.mode == FREE_FOR_ALL
        for pile in piles:
            if (table.total(pile) < table.total(chosen)) == lowest and table.total(pile) != table.total(chosen):
                chosen = pile
        return chosen

    def send_worth(self, table: Table, seat: int, gems: int, only_ones: bool) -> float:
        """What it is worth to crash that many gems: one's own pile falls and theirs rises."""
        pile = table.gems[table.homes[seat]]
        broken = largest(pile, gems, only_ones)
        if broken == 0:
            return 0.0
        mine = table.total(table.homes[seat])
        theirs = table.total(self.against(table, seat)) + table.ante_value()
        worth = pain(mine) - pain(mine - broken) + pain(theirs + broken) - pain(theirs)
        return worth + (UNANSWERED if pile[3] > 0 and not only_ones else 0.0)

    # --- the action phase -----------------------------------------------------------------------------------------

    def plays(self, table: Table, seat: int, options: list[int]) -> list[float]:
        """What each chip on offer is worth to be played now; what costs no action for good comes first."""
        hand = table.zones[seat * ZONES + HAND]
        crashes = 0.0
        for kind in hand:
            crashes += BREAKS[kind]
        blacks = table.now[seat * COUNTERS + BLACK]
        found: list[float] = []
        for code in options:
            if code < 0:
                found.append(0.05 if code == DONE else -1.0)
                continue
            kind = ChipKind(code & 63)
            worth = self.play_worth(table, seat, kind, crashes)
            if (
                worth > 0.0
                and not RENEWS[kind]
                and (BLACK_ARROWS[kind] >= 1.0 or blacks == 0 or self.paid_by_colour(table, seat, kind))
            ):
                worth = 100.0 + ORDER[kind]
            elif worth > 0.0 and COLOURED[kind] and blacks == 1:
                worth += 0.6 * self.matches(hand, kind)
            found.append(worth)
        return found

    def play_worth(self, table: Table, seat: int, kind: int, crashes: float) -> float:
        """What a chip does, in chips drawn."""
        total = table.total(table.homes[seat])
        if total < LEAST[kind] or total > MOST[kind]:
            return -1.0
        if COMMANDS[kind]:
            theirs = table.total(self.against(table, seat))
            return 3.0 if theirs == 6 or theirs == 9 else -1.0
        if RENEWS[kind]:
            worth = 1.5
            for other in table.zones[seat * ZONES + HAND]:
                if other != kind:
                    worth += 0.8 - keep_worth(table, seat, other)
            return worth
        if TAKES_A_CRASH[kind]:
            if CRASH_GEM not in table.zones[seat * ZONES] and CRASH_GEM not in table.zones[seat * ZONES + DISCARD]:
                return -1.0
            return self.send_worth(table, seat, 2, False) - 1.5
        if BREAKS[kind] > 0.0:
            return PLAYS[kind] + self.send_worth(table, seat, max(1, int(BREAKS[kind])), ONES_ONLY[kind])
        if COMBINES[kind] > 0.0:
            return PLAYS[kind] + self.combine_worth(table, seat, crashes)
        worth = PLAYS[kind]
        if ENDS[kind] < 0.0:  # it puts gems into one's own pile
            worth -= pain(total - int(ENDS[kind])) - pain(total)
        return worth

    def combine_worth(self, table: Table, seat: int, crashes: float) -> float:
        """PS-4.1: the next crash is larger."""
        pile = table.gems[table.homes[seat]]
        if pile[3] > 0 and pile[3] >= crashes:
            return -1.0
        if pile[0] >= 2 or (pile[0] and (pile[1] or pile[2])) or pile[1] >= 2:
            return 2.0 if crashes > 0.0 else 0.8
        return -1.0

    def paid_by_colour(self, table: Table, seat: int, kind: int) -> bool:
        """Whether an arrow of the banner's colour pays for a chip."""
        banner = CHIPS[kind].banner
        for colour in range(1, 5):
            if banner >> colour & 1 and table.now[seat * COUNTERS + colour]:
                return True
        return False

    def matches(self, hand: list[ChipKind], kind: int) -> int:
        """How many chips of the hand the coloured arrows of a chip would pay for."""
        count = 0
        for other in hand:
            if other != kind and CHIPS[other].banner & COLOURED[kind]:
                count += 1
        return min(count, 2)

    # --- buying ---------------------------------------------------------------------------------------------------

    def buy(self, table: Table, seat: int, options: list[int]) -> int:
        """The chip to buy now, with an eye on what the rest of the money buys."""
        worths = buy_worths(table, seat, options, self.tastes)
        return best_of(self.with_seconds(table, seat, options, worths, []))

    def with_seconds(
        self, table: Table, seat: int, options: list[int], worths: list[float], seconds: list[int]
    ) -> list[float]:
        """What each chip is worth with the best that the rest of the money buys; that one's number, or -1."""
        money = table.now[seat * COUNTERS + MONEY]
        least = CLUTTER
        for number in range(len(options)):
            if options[number] == DONE:
                least = worths[number]
        found: list[float] = []
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                found.append(least if code == DONE else -99.0)
                seconds.append(-1)
                continue
            left = money - CHIPS[code & 63].cost
            more = 0.0
            chosen = -1
            for other in range(len(options)):
                if options[other] >= 0 and CHIPS[options[other] & 63].cost <= left:
                    second = worths[other] - (1.2 if other == number else 0.0) - least
                    if second > more:
                        more = second
                        chosen = other
            found.append(worths[number] + more)
            seconds.append(chosen)
        return found

    # --- reactions ------------------------------------------------------------------------------------------------

    def react(self, table: Table, seat: int, options: list[int]) -> int:
        """To gems in the air, or to a red fist."""
        top = table.stack[-1]
        window = top.window if isinstance(top, React) else SEND
        best, most = 0, 0.05
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                continue
            kind = code & 63
            if window == SEND:
                worth = self.send_answer(table, seat, kind)
            elif IMMUNE[kind]:
                worth = self.attack(table) - 0.5 * PLAYS[kind]
            else:
                worth = 0.5 if CHIPS[kind].after else 0.3
            if worth > most:
                best, most = number, worth
        return best

    def attack(self, table: Table) -> float:
        """What the red fist that is being played does to one opponent."""
        for number in range(len(table.stack) - 1, -1, -1):
            procedure = table.stack[number]
            if isinstance(procedure, Play):
                return ATTACKS[procedure.chip]
        return 0.0

    def send_answer(self, table: Table, seat: int, kind: int) -> float:
        """PS-4.4: counter-crash now, or keep the chip to crash with on the next turn?"""
        gems, pile = 0, Pile(-1)
        for number in range(len(table.stack) - 1, -1, -1):
            procedure = table.stack[number]
            if isinstance(procedure, Send):
                gems, pile = procedure.gems, procedure.pile
                break
        home = table.homes[seat]
        if pile != home:
            ends = table.total(pile) + gems >= 10
            return 1.0 if ends and table.total(home) >= 3 else 0.0
        if BREAKS[kind] == 0.0:
            return 0.6
        broken = largest(table.gems[home], int(max(1.0, BREAKS[kind])), ONES_ONLY[kind])
        negated = min(broken, gems)
        ante = table.ante_value()
        theirs = table.total(self.against(table, seat)) + ante
        landed = table.total(home) + gems + ante
        nothing = pain(theirs) - pain(landed)
        later = pain(theirs + broken) - pain(landed - broken) + 0.55 - nothing
        now = pain(theirs + broken - negated) - pain(landed - negated - broken) - nothing
        return now - later * LOST_CRASH

    # --- gems and chips -------------------------------------------------------------------------------------------

    def commanded(self, table: Table, seat: int) -> bool:
        """PS-13: whether the choice is made for another."""
        top = table.stack[-1]
        return isinstance(top, Script) and top.seat != seat

    def break_gem(self, table: Table, seat: int, options: list[int]) -> int:
        """The largest; of one who is commanded, the smallest."""
        if self.commanded(table, seat):
            return 0
        best = 0
        for number in range(len(options)):
            if (options[number] >= 0 and options[number] & 63 >= options[best] & 63) or options[best] < 0:
                best = number
        return best

    def target(self, table: Table, seat: int, options: list[int]) -> int:
        """At whom."""
        pile = self.against(table, seat)
        return options.index(pile) if pile in options else 0

    def by_keeping(self, table: Table, seat: int, options: list[int], sign: float, least: float) -> int:
        """The chip that is worth most (or least) in hand; nothing if none is worth so much and that may be."""
        best, most = -1, -99.0
        done = -1
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                done = number
                continue
            place = (code >> 6) & 7
            worth = sign * keep_worth(table, seat, code & 63)
            if place < ZONES - 1 and code >> 9 != seat:
                worth = -worth
            if worth > most:
                best, most = number, worth
        if done >= 0 and (best < 0 or most < least):
            return done
        return best

    def trash(self, table: Table, seat: int, options: list[int]) -> int:
        """What the deck can best do without."""
        best, most = -1, -0.75
        done = -1
        total = table.total(table.homes[seat])
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                done = number
                continue
            kind = code & 63
            if (code >> 6) & 7 == PILE:
                worth = 1.0 if total >= 3 else -0.2
            else:
                worth = 0.3 - keep_worth(table, seat, kind) if kind == ONE_GEM else -0.6 - keep_worth(table, seat, kind)
                if kind == WOUND:
                    worth = 0.5
            if worth > most or (best < 0 and done < 0):
                best, most = number, worth
        return best if best >= 0 else max(done, 0)

    # --- choices --------------------------------------------------------------------------------------------------

    def willing(self, table: Table, seat: int) -> bool:
        """Whether to do what a chip leaves open."""
        script = table.stack[-1]
        if not isinstance(script, Script):
            return True
        effect = SCRIPTS[script.script][script.step]
        total = table.total(table.homes[seat])
        if script.seat != seat:
            return isinstance(effect, AnteUpTo)
        if isinstance(effect, AnteUpTo):
            for kind in table.zones[seat * ZONES + HAND]:
                if BREAKS[kind] > 0.0:
                    return total + effect.value <= TOO_MUCH
            return False
        if isinstance(effect, OneIntoBag):
            return total >= SAFE
        if isinstance(effect, This) and effect.place == TO_BANK:
            return total >= SAFE and ENDS[script.chip] < 0.0
        return True

    def way(self, table: Table, seat: int, options: list[int]) -> int:
        """One of the ways of a chip: the one that promises most; for another, least."""
        script = table.stack[-1]
        if not isinstance(script, Script):
            return 0
        effect = SCRIPTS[script.script][script.step]
        hand = table.zones[seat * ZONES + HAND]
        sign = 1.0 if script.seat == seat else -1.0
        best, most = 0, -99.0
        for number in range(len(options)):
            worth = 0.0
            if isinstance(effect, Choose):
                worth = sign * WAYS[effect.scripts[options[number]]]
            elif isinstance(effect, ChooseArrows):
                first, second = effect.PAIRS[options[number]]
                for kind in hand:
                    worth += CHIPS[kind].banner >> first & 1
                    worth += CHIPS[kind].banner >> second & 1
            if worth > most:
                best, most = number, worth
        return best

    # --- what a position is worth ---------------------------------------------------------------------------------

    def priors(self, game: Game) -> list[float]:
        """Buys by their worth; everything else by what the quick player wishes."""
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        options = decision.options
        if decision.kind == BUY:
            return self.buy_priors(table, decision.seat, options)
        found = [1.0] * len(options)
        found[self.wish(table, table.chance)] += TRUST
        return found

    def buy_priors(self, table: Table, seat: int, options: list[int]) -> list[float]:
        """What is worth more is more likely to be right; and what the quick player would buy, most."""
        worths = buy_worths(table, seat, options, self.tastes)
        most = worths[best_of(worths)]
        found = [0.05 + exp((worth - most) / BUY_DOUBT) for worth in worths]
        found[self.buy(table, seat, options)] += 0.5 * TRUST
        return found

    def thumb(self, game: Game) -> int:
        """What it would buy or gain: that is better than what the buyer does."""
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        if decision.kind == BUY:
            return self.buy(table, decision.seat, decision.options)
        if decision.kind == GAINING and decision.seat == table.active and not self.commanded(table, decision.seat):
            return best_of(buy_worths(table, decision.seat, decision.options, self.tastes))
        return -1

    def calm(self, game: Game) -> bool:
        """A turn begins: its player has not played a chip yet."""
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        return decision.kind == PLAY and not table.zones[decision.seat * ZONES + TABLE]

    def worth(self, game: Game) -> list[float]:
        """Low piles, good hands, good decks."""
        table = cast(Table, game)
        seats = table.seats
        found = [0.0] * seats
        total = 0.0
        for seat in range(seats):
            if table.playing(SeatId(seat)):
                found[seat] = exp(standing(table, seat))
                total += found[seat]
        return [each / total for each in found] if total else [1.0 / seats] * seats


def best_of(worths: list[float]) -> int:
    """The number of the greatest."""
    best = 0
    for number in range(1, len(worths)):
        if worths[number] > worths[best]:
            best = number
    return best


def largest(pile: list[int], gems: int, only_ones: bool) -> int:
    """The sum of the largest gems of a pile, or of some of its 1-gems."""
    if only_ones:
        return min(gems, pile[0])
    left, total = gems, 0
    for size in range(3, -1, -1):
        count = min(left, pile[size])
        total += count * (size + 1)
        left -= count
    return total
