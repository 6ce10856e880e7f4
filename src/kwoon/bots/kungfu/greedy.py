"""A greedy player of Kung Fu Fighting: it weighs damage, the blocks it must fear, and gear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from kwoon.bots.base import Bot, View
from kwoon.engine.action import END, NOTHING, Action
from kwoon.engine.question import Question
from kwoon.games.kungfu.cards import ATTACK, BLOCK, CHI, ENHANCEMENT, STANCE, WEAPON, Deck, Kind
from kwoon.games.kungfu.options import deck_from
from kwoon.games.kungfu.rules.exchange import STRONG_AGAINST
from kwoon.games.kungfu.terms import actions as do

NO_BLOCK_BELOW = 2
"""An attack that costs less Chi than this is not worth a block."""

BLOCKS_KEPT = 3
"""How many blocks that can't attack are kept in hand."""

KNOCK_OUT = 10
"""What it is worth more to put somebody down, in Chi."""

LEADER = 0.1
"""Where more than two stand, each Chi that a target has left is worth so much damage, and only a knock-out that nobody
can stop is worth more: so attacks follow who is winning."""


class Wish(NamedTuple):
    """The answer that the bot wants: one that uses a card, that names a player, or that has a certain verb."""

    card: str = ""
    verb: str = ""
    player: int | None = None

    def found_in(self, actions: list[Action]) -> int:
        """The first option that does that; the first of all if none does."""
        card, verb, player = self
        for index, action in enumerate(actions):
            if card and not (action.cards and action.cards[0].title == card):
                continue
            if (verb and action.verb != verb) or action.player != player:
                continue
            return index
        return 0


@dataclass(frozen=True)
class Plan:
    """An attack worth making: its stance, its first card (or its weapon), and what it is worth."""

    worth: float
    stance: str | None
    base: str


class Table:
    """What the bot reads off its view."""

    def __init__(self, view: Any) -> None:
        self.deck: Deck = deck_from(view["options"].get("deck"), view["options"].get("cards"))
        self.max_chi: int = view["options"]["chi"]
        self.seat: int = view["seat"]
        self.players: list[dict[str, Any]] = view["players"]
        self.me = self.players[self.seat]
        self.hand: list[str] = self.me["hand"]
        self.attacked: bool = view["attacked"] and view["active"] == self.seat
        self.attacks: list[dict[str, Any]] = view["attacks"]
        unseen = Counter({kind.name: kind.copies for kind in self.deck.kinds})
        unseen.subtract(self.hand)
        unseen.subtract(view["discards"])
        for player in self.players:
            unseen.subtract(gear for gear in (player["stance"], player["weapon"]) if gear)
        self.unseen = +unseen

    def card(self, name: str) -> Kind:
        return self.deck.kinds[self.deck.by_name[name]]

    def of_type(self, type_: int) -> list[str]:
        """The different cards of a type in hand."""
        return [name for name in dict.fromkeys(self.hand) if self.card(name).type == type_]

    def opponents(self) -> list[dict[str, Any]]:
        return [player for player in self.players if player["standing"] and player["seat"] != self.seat]

    def defense(self, player: dict[str, Any]) -> int:
        return sum(self.card(gear).defense for gear in (player["stance"], player["weapon"]) if gear)

    def damage(self, stance: str | None, cards: Iterable[str], weapon: str | None, target: dict[str, Any]) -> int:
        """KF-3.5: what an attack would do before defense."""
        parts = [*cards, *([weapon] if weapon else [])]
        total = sum(self.card(name).damage for name in parts)
        if stance:
            card = self.card(stance)
            total += card.damage + sum(card.bonus[self.deck.by_name[name]] for name in parts)
            if target["stance"] and self.deck.by_name[target["stance"]] == card.strong_against:
                total += STRONG_AGAINST
        return total

    def fear(self, parts: Iterable[str], target: dict[str, Any]) -> float:
        """How likely the target holds a card that ignores one of these parts."""
        mask = sum(1 << index for index in {self.deck.by_name[name] for name in parts})
        hidden = sum(self.unseen.values())
        blocks = sum(
            count
            for name, count in self.unseen.items()
            if self.card(name).type == BLOCK and self.card(name).ignores & mask
        )
        clear = 1.0
        for drawn in range(min(target["cards"], hidden)):
            clear *= max(0.0, (hidden - blocks - drawn) / (hidden - drawn))
        return 1.0 - clear

    def worth(self, stance: str | None, cards: list[str], weapon: str | None, target: dict[str, Any]) -> float:
        """The Chi that an attack can be expected to cost its target; a knock-out counts more."""
        landed, clear = self.blow(stance, cards, weapon, target)
        return (landed + (KNOCK_OUT if landed >= target["chi"] else 0)) * clear

    def aim(self, stance: str | None, cards: list[str], weapon: str | None, target: dict[str, Any]) -> float:
        """How good it is to attack this one with it; 0 for what does nothing."""
        if len(self.opponents()) == 1:
            return self.worth(stance, cards, weapon, target)
        landed, clear = self.blow(stance, cards, weapon, target)
        sure = landed >= target["chi"] and clear == 1.0
        return landed * clear + (KNOCK_OUT if sure else 0) + LEADER * target["chi"] if landed else 0.0

    def blow(
        self, stance: str | None, cards: list[str], weapon: str | None, target: dict[str, Any]
    ) -> tuple[int, float]:
        """The Chi that an attack costs its target if it is not blocked, and how likely that is."""
        landed = self.damage(stance, cards, weapon, target) - self.defense(target)
        gear = [self.card(name).defense for name in (target["stance"], target["weapon"]) if name]
        if gear and any(self.card(name).discards_gear for name in cards):
            landed = max(0, landed + min(gear)) + 1  # KF-5.1: what is discarded defends no more
        if landed <= 0:
            return 0, 1.0
        if any(self.card(name).unblockable for name in cards):
            return landed, 1.0
        striking = [name for name in cards if self.card(name).type == ATTACK]
        return landed, 1.0 - self.fear([*striking, *([weapon] if weapon else [])], target)


class GreedyBot(Bot):
    """Takes the move that is worth most at once."""

    def choose(self, view: View, question: Question) -> int:
        table = Table(view)
        choosers = {
            "discard": self.discard,
            "play": self.play,
            "target": self.target,
            "second target": self.target,
            "enhance": self.enhance,
            "block": self.block,
            "counter": self.counter,
            "lose gear": self.lose,
        }
        wish = choosers[question.kind](table, question)
        return wish.found_in([option.action for option in question.options])

    # --- the turn -------------------------------------------------------------------------------------------------

    def discard(self, table: Table, question: Question) -> Wish:
        """Cards that the coming turn has no use for make room for new ones."""
        counts = Counter(table.hand)
        for name, count in counts.items():
            type_ = table.card(name).type
            if type_ == ENHANCEMENT and count > 1:
                return Wish(name)
            if type_ in (STANCE, WEAPON) and (count > 1 or not self.better_gear(table, name)):
                return Wish(name)
            if type_ == CHI and table.me["chi"] == table.max_chi:
                return Wish(name)
        attacks = sorted((name for name in counts if table.card(name).type == ATTACK), key=self.strength(table))
        spare = [name for name in attacks if counts[name] > 1] + attacks[:-1]
        keep = 3 if "Combination" in counts else 2
        if sum(counts[name] for name in attacks) > keep:
            return Wish(spare[0])
        return self.dead_weight(table, counts)

    def dead_weight(self, table: Table, counts: Counter[str]) -> Wish:
        """A card of a hand that can hurt nobody: without new ones it would sit there for ever.

        What hits hardest stays, and the blocks that stop most, up to three.
        """
        plan = self.plan(table)
        if plan is not None and plan.worth > 0:
            return Wish()
        for type_, kept in ((ATTACK, 0), (ENHANCEMENT, 1), (WEAPON, 0), (STANCE, 0), (BLOCK, BLOCKS_KEPT)):
            names = [name for name in counts.elements() if table.card(name).type == type_]
            names.sort(key=lambda name: (table.card(name).damage, table.card(name).ignores.bit_count()))
            if len(names) > kept:
                return Wish(names[0])
        return Wish()

    def strength(self, table: Table) -> Any:
        """How hard an attack card hits in the present stance."""
        return lambda name: table.damage(table.me["stance"], [name], None, {"stance": None})

    def better_gear(self, table: Table, name: str) -> bool:
        """Whether a stance or a weapon would be an improvement at some time of the turn."""
        card = table.card(name)
        now = table.me["stance"] if card.type == STANCE else table.me["weapon"]
        if not now:
            return True
        old = table.card(now)
        return gear_value(card) > gear_value(old) or card.defense > old.defense

    def play(self, table: Table, question: Question) -> Wish:
        for name in table.of_type(CHI):
            if table.me["chi"] + table.card(name).restores <= table.max_chi or table.me["chi"] <= 8:
                return Wish(name)
        if not table.attacked:
            plan = self.plan(table)
            if plan is not None and plan.worth > 0:
                return self.next_step(table, plan)
        return self.guard(table)

    def plan(self, table: Table) -> Plan | None:
        """The best attack over every stance and every weapon that could be used for it, and every target."""
        stances: list[str | None] = [table.me["stance"], *table.of_type(STANCE)]
        weapons = [name for name in [table.me["weapon"], *table.of_type(WEAPON)] if name]
        extras = [name for name in table.of_type(ENHANCEMENT) if not table.card(name).extra_attacks]
        best: Plan | None = None
        for target in table.opponents():
            for stance in dict.fromkeys(stances):
                bases = [([base, *extras], None, base) for base in table.of_type(ATTACK)]
                bases += [(extras, weapon, weapon) for weapon in dict.fromkeys(weapons)]
                for cards, weapon, base in bases:
                    worth = table.aim(stance, cards, weapon, target)
                    if best is None or worth > best.worth:
                        best = Plan(worth, stance, base)
        return best

    def next_step(self, table: Table, plan: Plan) -> Wish:
        """Take the plan's stance, then its weapon, then strike."""
        if plan.stance and plan.stance != table.me["stance"]:
            return Wish(plan.stance)
        if table.me["weapon"] == plan.base:
            return Wish(plan.base, do.ATTACK)
        return Wish(plan.base)

    def guard(self, table: Table) -> Wish:
        """After the attack: gear that defends better, or any gear where there is none."""
        for type_, place in ((STANCE, "stance"), (WEAPON, "weapon")):
            now = table.me[place]
            worth = -1 if not now else table.card(now).defense * 10 + gear_value(table.card(now))
            best = max(
                table.of_type(type_),
                key=lambda name: table.card(name).defense * 10 + gear_value(table.card(name)),
                default=None,
            )
            if best and table.card(best).defense * 10 + gear_value(table.card(best)) > worth:
                return Wish(best)
        return Wish(verb=END)

    # --- attacks ----------------------------------------------------------------------------------------------------

    def making(self, table: Table) -> tuple[list[str], str | None]:
        """The attack that is being put together."""
        for attack in table.attacks:
            if attack.get("being_made"):
                return attack["cards"], attack["weapon"]
        return [], None

    def target(self, table: Table, question: Question) -> Wish:
        cards, weapon = self.making(table)
        cards = cards + [name for name in table.of_type(ENHANCEMENT) if name not in cards]
        offered = {option.action.player for option in question.options}
        targets = [player for player in table.opponents() if player["seat"] in offered]
        best = max(targets, key=lambda player: table.aim(table.me["stance"], cards, weapon, player))
        return Wish(player=best["seat"])

    def enhance(self, table: Table, question: Question) -> Wish:
        cards, weapon = self.making(table)
        hit = next(attack["target"] for attack in table.attacks if attack.get("being_made"))
        target = table.players[hit]
        now = table.worth(table.me["stance"], cards, weapon, target)
        enough = target["chi"] + table.defense(target) + 3
        if table.damage(table.me["stance"], cards, weapon, target) >= enough:
            return Wish(verb=NOTHING)
        best, gain = Wish(verb=NOTHING), 0.0
        for option in question.options:
            if option.thing is None:
                continue
            name = option.thing.name
            added = table.worth(table.me["stance"], [*cards, name], weapon, target) - now
            if table.card(name).extra_attacks and len(table.of_type(ATTACK)) > 0:
                added += 1.0
            if table.card(name).splits:
                added += 2.0
            if added > gain:
                best, gain = Wish(name), added
        return best

    def counter(self, table: Table, question: Question) -> Wish:
        strike = next(attack for attack in table.attacks if attack.get("at_hand"))
        target = table.players[strike["attacker"]]
        extras = [name for name in table.of_type(ENHANCEMENT) if not table.card(name).extra_attacks]
        best, worth = Wish(), -1.0
        for option in question.options:
            if option.thing is None:
                continue
            name = option.thing.name
            by_weapon = option.thing.place == "weapon"
            cards = extras if by_weapon else [name, *extras]
            value = table.worth(table.me["stance"], cards, name if by_weapon else None, target)
            if value > worth:
                best, worth = Wish(name), value
        return best

    # --- answers ----------------------------------------------------------------------------------------------------

    def block(self, table: Table, question: Question) -> Wish:
        """Block what hurts; with the narrowest card that stops it."""
        strike = next(attack for attack in table.attacks if attack.get("at_hand"))
        attacker = table.players[strike["attacker"]]
        coming = table.damage(attacker["stance"], strike["cards"], strike["weapon"], table.me) + strike["extra"]
        lost = max(0, coming - table.defense(table.me))
        takes_gear = any(table.card(name).discards_gear for name in strike["cards"])
        gear = bool(table.me["stance"] or table.me["weapon"])
        parts = sum(
            1 << index for index in {table.deck.by_name[name] for name in [*strike["cards"], strike["weapon"]] if name}
        )
        best, worth = Wish(verb=NOTHING), 0.0
        if lost < NO_BLOCK_BELOW and not (takes_gear and gear):
            return best
        for option in question.options:
            if option.thing is None:
                continue
            card = table.card(option.thing.name)
            saved = float(lost if card.ignores & parts else min(lost, card.defense))
            if card.counter:
                saved += 3.0
            saved -= 0.1 * bin(card.ignores).count("1")
            if saved > worth:
                best, worth = Wish(card.name), saved
        return best

    def lose(self, table: Table, question: Question) -> Wish:
        """Give up the gear that is worth less."""
        gear: list[str] = [name for name in (table.me["stance"], table.me["weapon"]) if name]
        return Wish(min(gear, key=lambda name: gear_value(table.card(name)) + 2 * table.card(name).defense))


def gear_value(card: Kind) -> int:
    """A rough worth of a stance or a weapon for attacking."""
    return card.damage * 2 + sum(card.bonus)
