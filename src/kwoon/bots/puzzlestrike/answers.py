"""How a buyer answers each kind of question of Puzzle Strike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from kwoon.bots.puzzlestrike.buys import Shopper
from kwoon.bots.puzzlestrike.facts import FACTS, attack_of
from kwoon.bots.puzzlestrike.plays import Player
from kwoon.bots.puzzlestrike.reading import command_worth, effect_in, find, gems_of, kind_of, title_of
from kwoon.bots.puzzlestrike.table import PAIRS, Table, kinds
from kwoon.bots.puzzlestrike.worth import Judge
from kwoon.engine.action import END, NOTHING, YES
from kwoon.engine.question import Option, Question
from kwoon.games.puzzlestrike.language.script import SCRIPTS, Effect
from kwoon.games.puzzlestrike.state.chip import BY_NAME, CHIPS, COLOURS, ONE_GEM, WOUND, chip_named
from kwoon.games.puzzlestrike.words.common import Ante, AnteUpTo, Choose, ChooseArrows
from kwoon.games.puzzlestrike.words.deck import TrashFromHand
from kwoon.games.puzzlestrike.words.gems import OneIntoBag
from kwoon.games.puzzlestrike.words.leaving_table import TO_BANK, This
from kwoon.games.puzzlestrike.words.playing_chips import PlayLent

SAFE = 6
"""A pile of this is high enough."""
STRENGTH = {
    "Onimaru": 0.654,
    "Menelker": 0.605,
    "Quince": 0.591,
    "Gloria": 0.542,
    "Troq": 0.522,
    "Gwen": 0.471,
    "Zane": 0.451,
    "Bal-Bas-Beta": 0.415,
    "Persephone": 0.379,
    "Vendetta": 0.371,
}
"""Wins of each character against the others, buyer against buyer: measured by benchmarks/characters.py."""


class Answers:
    """One question, with all that the bot knows for answering it."""

    def __init__(self, table: Table, question: Question) -> None:
        self.table = table
        self.question = question
        self.options = question.options
        self.judge = Judge(table)
        self.player = Player(table, self.judge)
        about = table.about
        self.chip = BY_NAME.get(about.get("chip", ""), -1)
        """The chip that asks, or -1."""
        self.effect = effect_in(about)
        """The effect of that chip that asks."""
        self.victim: int = about["seat"] if about.get("seat", table.seat) != table.seat else -1
        """PS-13: the player whose chip asks, where another's choices are made; else -1."""

    # --- options --------------------------------------------------------------------------------------------------

    def offered(self) -> list[int]:
        """The chips on offer, each kind once."""
        return list(dict.fromkeys(kind_of(option) for option in self.options if option.thing is not None))

    def done(self) -> int | None:
        """The option to do nothing, or nothing more."""
        for option in self.options:
            if option.action.verb in (NOTHING, END):
                return option.index
        return None

    def take(self, kind: int | None) -> int:
        """The option of a chip; without one, to do nothing if that may be."""
        if kind is not None:
            for option in self.options:
                if option.thing is not None and kind_of(option) == kind:
                    return option.index
        done = self.done()
        return 0 if done is None else done

    def best(self, worth: Callable[[Option], float], least: float = -99.0) -> int:
        """The best of the options that name a chip; none of them if none is worth so much and that may be."""
        found = [option for option in self.options if option.thing is not None]
        done = self.done()
        if not found:
            return 0 if done is None else done
        top = max(found, key=worth)
        if done is not None and worth(top) < least:
            return done
        return top.index

    def mine(self, option: Option) -> bool:
        """Whether a chip on offer is one's own or the bank's."""
        return option.thing is None or option.thing.seat in (-1, self.table.seat) or option.thing.place == "pile"

    # --- the turn -------------------------------------------------------------------------------------------------

    def play(self) -> int:
        return self.take(self.player.action(self.offered()))

    def buy(self) -> int:
        money = self.table.me["money"]
        return self.take(Shopper(self.table).best(self.offered(), money, self.done() is not None))

    def hold(self) -> int:
        """Money is spent rather than kept."""
        done = self.done()
        return 0 if done is None else done

    def keep(self) -> int:
        """PS-7.3: a chip that is better than what would be drawn for it."""
        drawn = [*self.table.bag, *self.table.discard]
        average = sum(self.judge.keep(kind) for kind in drawn) / len(drawn) if drawn else 0.0
        if self.table.me["drawing_pigs"]:
            average = 0.0
        return self.best(lambda option: self.judge.keep(kind_of(option)), average + 0.1)

    def grow(self) -> int:
        """PS-13.Giant Growth: a gem out of the deck to crash, while the pile is low."""
        table = self.table
        crashes = table.crashes_in_hand()

        def worth(option: Option) -> float:
            value = CHIPS[kind_of(option)].value
            if table.total + value > (8 if crashes else 4):
                return -1.0
            if value == 1:
                return 0.5
            return table.send_worth([value]) - 0.9 * value if crashes else -1.0

        return self.best(worth, 0.0)

    # --- reactions ------------------------------------------------------------------------------------------------

    def react(self) -> int:
        """To gems in the air, or to a red fist."""
        about = self.table.about
        if "attack" not in about:
            send = self.table.view["sends"][-1]
            return self.take(self.player.answer_send(self.offered(), send["gems"], send["pile"]))
        attack = attack_of(chip_named(about["attack"]))
        return self.take(self.player.answer_fist(self.offered(), attack, about["hit"]))

    def stunned(self) -> int:
        """PS-13.Stunlock: a poor puzzle chip is a fair price for combining."""
        worth = self.judge.combine(False)
        return self.best(lambda option: -self.judge.keep(kind_of(option)), -worth)

    # --- gems -----------------------------------------------------------------------------------------------------

    def break_gem(self) -> int:
        """The largest; of one who is commanded, the smallest."""
        sign = 1 if self.victim < 0 else -1
        done = self.done()
        if self.victim >= 0 and done is not None:
            return done
        return self.best(lambda option: sign * CHIPS[kind_of(option)].value)

    def combine(self) -> int:
        """The best pair; of one who is commanded, nothing, or else whatever comes first."""
        if self.victim >= 0:
            return self.done() or 0
        pairs = {gems_of(option): option.index for option in self.options}
        return next((pairs[pair] for pair in PAIRS if pair in pairs), 0)

    def target(self) -> int:
        """At whom: the pile that it is best to fill; of one who is commanded, not at oneself if that may be."""
        wish = self.table.best_target(sum(send["gems"] for send in self.table.view["sends"]) or 3)
        own = -1
        for option in self.options:
            pile = option.action.number
            if self.victim < 0 and pile == wish:
                return option.index
            if pile != self.table.pile:
                own = option.index
        return max(own, 0)

    # --- chips ----------------------------------------------------------------------------------------------------

    def discard(self) -> int:
        """The least of one's own; the best of another's."""
        done = self.done()
        if done is not None and self.victim < 0:
            wounds = WOUND in self.table.hand or WOUND in self.table.discard
            return self.best(lambda option: -self.judge.keep(kind_of(option)), -1.3 if wounds else -0.6)
        return self.best(lambda option: self.judge.keep(kind_of(option)) * (-1 if self.mine(option) else 1))

    def trash(self) -> int:
        """What the deck can best do without; for an upgrade, what becomes most."""
        effect = find(self.script(), TrashFromHand)
        shopper = Shopper(self.table)
        against = -1 if self.victim >= 0 else 1

        def worth(option: Option) -> float:
            kind = kind_of(option)
            if option.thing is not None and option.thing.place == "pile":
                return 1.0 if self.table.total >= 3 else -0.2
            lost = self.judge.keep(kind) + (0.6 if kind != ONE_GEM else -0.3)
            gained = self.upgrade(shopper, kind, effect.gain) if isinstance(effect, TrashFromHand) else 0.0
            zone = 0.1 if option.thing is not None and option.thing.place == "discard" else 0.0
            return against * (gained - lost) + zone

        return self.best(worth, -0.75)

    def upgrade(self, shopper: Shopper, kind: int, more: int) -> float:
        """What a trashed chip would bring."""
        if more < 0:
            return 0.0
        cost = CHIPS[kind].cost
        fitting = [other for other in self.judge.bank((1 << 62) - 1, cost + more) if CHIPS[other].cost >= cost]
        return max((shopper.worth(other) for other in fitting), default=0.0)

    def gain(self) -> int:
        shopper = Shopper(self.table)
        against = -1 if self.victim >= 0 else 1
        return self.best(lambda option: against * shopper.worth(kind_of(option)))

    def take_chip(self) -> int:
        """A chip for one's own hand, rather another's than one's own; or one for an opponent, the worse."""
        if self.victim >= 0:
            return self.best(lambda option: -self.judge.keep(kind_of(option)))
        return self.best(lambda option: self.judge.keep(kind_of(option)) + (0.0 if self.mine(option) else 1.0), 0.0)

    def copy(self) -> int:
        if self.chip >= 0 and CHIPS[self.chip].copies_bank and not self.table.my_turn:
            return self.best(lambda option: FACTS[kind_of(option)].chip.cost)
        return self.best(lambda option: self.judge.play(kind_of(option)))

    def free_play(self) -> int:
        """A chip at no action; of one who is commanded, what hurts them or is wasted."""
        if self.victim >= 0:
            return self.best(lambda option: command_worth(kind_of(option)), 0.1)
        return self.best(lambda option: self.judge.play(kind_of(option)), 0.05)

    def reveal(self) -> int:
        """The chip that opens most of the bank, or the best of the discard pile."""
        if find(self.script(), PlayLent) is not None:
            return self.best(lambda option: CHIPS[kind_of(option)].cost)
        return self.best(lambda option: self.judge.keep(kind_of(option)))

    def put(self) -> int:
        """PS-13.Mistress's Command: a chip that will be played against them, or a wound."""
        return self.best(lambda option: 1.5 if kind_of(option) == WOUND else command_worth(kind_of(option)))

    def remove(self) -> int:
        """PS-13.Into Oblivion: the stack that is worth least to this deck, and most to theirs."""
        shopper = Shopper(self.table)
        owned = Counter[int]()
        for player in self.table.opponents:
            owned.update(kinds(player["discard"]))
        return self.best(lambda option: owned[kind_of(option)] - shopper.worth(kind_of(option)))

    # --- choices --------------------------------------------------------------------------------------------------

    def script(self) -> tuple[Effect, ...]:
        """All that the asking chip says."""
        if self.chip < 0:
            return ()
        chip = CHIPS[self.chip]
        return (*SCRIPTS[chip.main], *SCRIPTS[chip.react])

    def way(self) -> int:
        """One of the ways of a chip: the one that is worth most (to a victim: least)."""
        sign = -1 if self.victim >= 0 and self.victim_commanded() else 1
        effect = self.effect
        worths: list[float] = []
        if isinstance(effect, Choose):
            worths = [sign * self.judge.effects(way) for way in effect.ways]
        elif isinstance(effect, ChooseArrows):
            worths = [self.judge.arrows(first, 1) + self.judge.arrows(second, 1) for first, second in effect.PAIRS]
        return max(self.options, key=lambda option: worths[option.action.number or 0] if worths else 0.0).index

    def victim_commanded(self) -> bool:
        """Whether the choice is really another's, not one that a red fist leaves to oneself."""
        return any(play.get("chooser") == self.table.seat != play.get("seat") for play in self.table.view["playing"])

    def may(self) -> int:
        """Yes or no."""
        willing = self.willing()
        return next((option.index for option in self.options if (option.action.verb == YES) == willing), 0)

    def willing(self) -> bool:
        """Whether to do what a chip leaves open."""
        table = self.table
        effect = self.effect
        if self.victim >= 0 and self.victim_commanded():
            return isinstance(effect, AnteUpTo) or (effect is not None and find((effect,), Ante) is not None)
        if isinstance(effect, AnteUpTo):
            crashes = table.crashes_in_hand()
            return crashes > 0 and bool(table.total + effect.value <= 12)
        if isinstance(effect, OneIntoBag):
            return bool(table.total >= SAFE)
        if isinstance(effect, This) and effect.place == TO_BANK:
            return bool(table.total >= SAFE) and FACTS[self.chip].antes > 0
        return True

    def colour(self) -> int:
        """PS-13.Color Panic: the colour that they would miss most, purple above all."""
        counts = Counter[str]()
        for player in self.table.opponents:
            for name in player.get("unseen", []):
                for colour in chip_named(name).colours.split("/"):
                    counts[colour] += 2 if colour == COLOURS[2] else 1
        return max(self.options, key=lambda option: counts[option.action.word or ""]).index

    def opponent(self) -> int:
        """The one with the highest pile."""
        totals: dict[int | None, int] = {
            player["seat"]: self.table.totals[player["pile"]] for player in self.table.opponents
        }
        return max(self.options, key=lambda option: totals.get(option.action.player, -1)).index

    def discards_of(self) -> int:
        """PS-13.Pleasure & Pain: the discard pile with the most wounds."""
        wounds: dict[int | None, int] = {
            player["seat"]: player["discard"].count("Wound") for player in self.table.players
        }
        return max(self.options, key=lambda option: wounds.get(option.action.player, -1)).index

    # --- before the game ------------------------------------------------------------------------------------------

    def character(self) -> int:
        """PS-12.1: the character that does best in these hands."""
        return max(self.options, key=lambda option: STRENGTH.get(title_of(option), 0.0)).index

    def draft(self) -> int:
        """PS-10.1: the chip that promises most."""
        return max(self.options, key=lambda option: self.judge.keep(kind_of(option))).index

    # --- PS-12.2: between the games of a match ----------------------------------------------------------------------

    def change(self) -> int:
        """Nothing: it plays every bank alike, and knows its character."""
        return 0

    def swap_out(self) -> int:
        """The stack that promises least."""
        return min(self.options, key=lambda option: self.judge.keep(kind_of(option))).index

    def swap_in(self) -> int:
        """The stack that promises most."""
        return self.best(lambda option: self.judge.keep(kind_of(option)))


CHOOSERS: dict[str, Callable[[Answers], int]] = {
    "play": Answers.play,
    "react": Answers.react,
    "copy": Answers.copy,
    "buy": Answers.buy,
    "hold back": Answers.hold,
    "keep": Answers.keep,
    "break": Answers.break_gem,
    "combine": Answers.combine,
    "target": Answers.target,
    "discard": Answers.discard,
    "trash": Answers.trash,
    "gain": Answers.gain,
    "take": Answers.take_chip,
    "choose": Answers.way,
    "may": Answers.may,
    "name a colour": Answers.colour,
    "choose an opponent": Answers.opponent,
    "remove a stack": Answers.remove,
    "grow": Answers.grow,
    "discard to combine": Answers.stunned,
    "choose a player": Answers.discards_of,
    "pick a character": Answers.character,
    "draft": Answers.draft,
    "play free": Answers.free_play,
    "reveal": Answers.reveal,
    "put": Answers.put,
    "loser's choice": Answers.change,
    "swap out": Answers.swap_out,
    "swap in": Answers.swap_in,
}
"""By the kind of question."""
