"""The last attack of a game of Shadowfist as a seat was told of it: who met whom, with what damage, and what became."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kwoon.games.shadowfist.terms import codes as t
from kwoon.games.shadowfist.terms.events import Acted, Seen, Told
from kwoon.games.shadowfist.terms.questions import BURN_FOR_VICTORY
from kwoon.tables.chronicle import Line

GONE: Final[dict[int, str]] = {t.WAS_SMOKED: "smoked", t.WAS_TOASTED: "toasted"}
NOBODY: Final = -1


@dataclass(frozen=True)
class Named:
    """A card as the log names it, and whose it is (-1: the log does not say)."""

    seat: int
    name: str


@dataclass
class Clash:
    """A combat: those who attacked, with what each inflicted and took, and whom they met."""

    other: Named
    intercepts: bool
    """Whether the other one intercepted; else it was what they attacked."""
    ones: list[Named] = field(default_factory=list)
    deals: list[int] = field(default_factory=list)
    takes: list[int] = field(default_factory=list)
    move: int = NOBODY
    """The move that brought the damage; NOBODY while there was none."""

    def place_of(self, one: Named) -> int:
        """Where an attacker stands in these lists."""
        if one not in self.ones:
            self.ones.append(one)
            self.deals.append(0)
            self.takes.append(0)
        return self.ones.index(one)


@dataclass
class Tale:
    """An attack from its declaration on."""

    by: int
    target: Named
    """What was attacked, as the declaration named it: a face-down Site may have been revealed since."""
    attackers: list[Named] = field(default_factory=list)
    joined: list[int] = field(default_factory=list)
    """The players who joined it."""
    clashes: list[Clash] = field(default_factory=list)
    asides: list[Line] = field(default_factory=list)
    """What else was used meanwhile."""
    fates: dict[Named, str] = field(default_factory=dict)
    """What became of cards, in words with seats in place of names."""
    over: bool = False

    def fate(self, card: Named) -> str:
        """What became of a card; nothing, if it is still there. A Site that was taken is named without its player."""
        return self.fates.get(card) or self.fates.get(Named(NOBODY, card.name), "")

    @property
    def verdict(self) -> str:
        """What came of it for what was attacked."""
        fought = [clash for clash in self.clashes if not clash.intercepts]
        if not fought:
            return self.fate(self.target) or ("did not get through" if self.over else "")
        last = fought[-1]
        total = sum(sum(clash.deals) for clash in fought if clash.other == last.other)
        damage = f"{total} damage" if total else "no damage"
        return self.fate(last.other) or damage

    @property
    def apart(self) -> list[tuple[Named, str]]:
        """The cards, with their fates, that no combat of this tale mentions."""
        met = {card for clash in self.clashes for card in (*clash.ones, clash.other)}
        names = {card.name for card in (*met, self.target)}
        return [(card, fate) for card, fate in self.fates.items() if not told_of(card, met, names, self.target)]


def told_of(card: Named, met: set[Named], names: set[str], target: Named) -> bool:
    """Whether a card stands in a combat, or is what was attacked."""
    return card in met or card == target or (card.seat == NOBODY and card.name in names)


def named(card: Told) -> Named:
    """A card as the log has it."""
    return Named(card.seat, card.name)


def last_attack(log: Sequence[Line]) -> Tale | None:
    """The newest attack that a log tells of, over or not."""
    for at in range(len(log) - 1, -1, -1):
        event = log[at].event
        if isinstance(event, Seen) and event.happening == t.ATTACK_DECLARED:
            return tale_from(log, at)
    return None


def tale_from(log: Sequence[Line], declared: int) -> Tale:
    """The attack that is declared in this line."""
    event = log[declared].event
    assert isinstance(event, Seen)
    tale = Tale(event.seat, named(event.card))
    first = declared
    while first and log[first - 1].move == log[declared].move:
        first -= 1
    for line in log[first:declared]:
        if isinstance(line.event, Seen) and line.event.happening == t.TURNED_TO_ATTACK:
            tale.attackers.append(named(line.event.card))
    for line in log[declared + 1 :]:
        if isinstance(line.event, Seen):
            go_on(tale, line.move, line.event)
            if tale.over:
                break
        elif isinstance(line.event, Acted):
            tale.asides.append(line)
    return tale


def go_on(tale: Tale, move: int, event: Seen) -> None:
    """One more event of an attack."""
    kind, card = event.happening, named(event.card)
    if kind == t.TURNED_TO_ATTACK:
        tale.attackers.append(card)
    elif kind == t.ATTACK_JOINED:
        tale.joined.append(event.seat)
    elif kind == t.INTERCEPTED:
        tale.clashes.append(Clash(card, intercepts=True))
        tale.clashes[-1].place_of(named(event.by))
    elif kind == t.DAMAGED and event.is_combat_damage and event.by.name:
        strike(tale, move, named(event.by), card, event.amount)
    elif kind in GONE:
        tale.fates[card] = GONE[kind]
    elif kind == t.SEIZED:
        tale.fates[Named(NOBODY, card.name)] = f"seized by {{{event.seat}}}"
    elif kind == t.BURNED_SITE:
        what = "victory" if event.fate_of_site == BURN_FOR_VICTORY else "Power"
        tale.fates[Named(NOBODY, card.name)] = f"burned for {what} by {{{event.seat}}}"
    elif kind == t.ATTACK_ENDED:
        tale.over = True


def strike(tale: Tale, move: int, source: Named, hurt: Named, amount: int) -> None:
    """Note combat damage: of an attacker on the one that it meets, or the other way round."""
    back = source not in tale.attackers and hurt in tale.attackers
    one, other = (hurt, source) if back else (source, hurt)
    clash = clash_of(tale, move, one, other)
    clash.move = move
    place = clash.place_of(one)
    if back:
        clash.takes[place] += amount
    else:
        clash.deals[place] += amount


def clash_of(tale: Tale, move: int, one: Named, other: Named) -> Clash:
    """The combat of these two: the one of this move, or the interception that it comes from, or a new one."""
    for clash in tale.clashes:
        if clash.other == other and (clash.move == move or (clash.move == NOBODY and one in clash.ones)):
            return clash
    tale.clashes.append(Clash(other, intercepts=False))
    return tale.clashes[-1]
