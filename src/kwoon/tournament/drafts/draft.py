"""TR-7: drafts. A draft is a value: its plan, its packs, and all that was done since; the rest follows.

Seats are numbered clockwise, so that the player to the left of seat 0 is seat 1. All pick from the pack in
front of them; when all have picked, the packs move on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise

from kwoon.engine.chance import Chance
from kwoon.tournament.decks.pods import pods_are_optional
from kwoon.tournament.decks.titles import find, nearest
from kwoon.tournament.decks.violations import Violation
from kwoon.tournament.drafts import bot as draft_bot
from kwoon.tournament.drafts.bot import DraftView
from kwoon.tournament.drafts.packs import PACK_SIZE, Pool, make_packs

FEWEST_PACKS, MOST_PACKS = 6, 10
FEWEST_PLAYERS, MOST_PLAYERS = 3, 5


class DraftError(ValueError):
    """Something that the draft does not allow."""


class Direction(Enum):
    """TR-7.1: where the packs go."""

    LEFT = 1
    RIGHT = -1


def direction(number: int) -> Direction:
    """TR-7.1.a, TR-7.1.c, TR-7.1.d: the first round passes to the left, and each new one the other way."""
    return Direction.LEFT if number % 2 == 0 else Direction.RIGHT


@dataclass(frozen=True, slots=True)
class Plan:
    """Who drafts what: the set of each round's packs, the same for every player (TR-7.0.a, TR-7.1.a)."""

    players: tuple[str, ...]
    rounds: tuple[str, ...]
    size: int = PACK_SIZE
    pods: bool = True
    starters: tuple[str, ...] = ()
    seed: int | None = None
    """What made the packs; kept, so that they can be made again, and shown to nobody before the draft is over."""


def check_plan(plan: Plan) -> list[Violation]:
    """TR-7.0, TR-7.1.d, TR-7.2.d: what is wrong with a plan."""
    found: list[Violation] = []
    players, packs = len(plan.players), len(plan.rounds)
    if not FEWEST_PACKS <= packs <= MOST_PACKS:
        found.append(Violation("TR-7.0.b", "", f"{packs} packs for each player", "6 to 10"))
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        legal = "3 to 5" + (f"; {players} make tables of {_shown(table_sizes(players))}" if players > 5 else "")
        found.append(Violation("TR-7.0.c", "", f"{players} players at the table", legal))
    elif plan.size < 2 * players or plan.size > 4 * players:
        legal = f"{2 * players} to {4 * players}, so that each sees a pack two to four times"
        found.append(Violation("TR-7.0.c", "", f"packs of {plan.size} cards for {players} players", legal))
    uneven = [name for name, lefts in _lefts(plan.rounds).items() if abs(lefts) > 1]
    if uneven:
        legal = ", ".join(arrange(plan.rounds))
        what = f"the packs of {' and '.join(uneven)} mostly go one way"
        found.append(Violation("TR-7.1.d", "", what, f"as many left as right, as in: {legal}"))
    if not plan.pods and not pods_are_optional(plan.starters):
        found.append(Violation("TR-7.2.d", "", "boosters only, and no pods", "pods for all who want them"))
    return found


def arrange(packs: Sequence[str]) -> tuple[str, ...]:
    """TR-7.1.c, TR-7.1.d: an order in which each set's packs go both ways, and sets change where they can."""
    best = tuple(sorted(packs, key=list(packs).index))  # packs of a set in a row always go both ways
    fewest = sum(one == other for one, other in pairwise(best))

    def search(done: tuple[str, ...], left: Counter[str], repeats: int) -> None:
        nonlocal best, fewest
        if repeats >= fewest or any(abs(lefts) > left[name] + 1 for name, lefts in _lefts(done).items()):
            return
        if not left:
            best, fewest = done, repeats
        for name in list(left):
            again = bool(done) and done[-1] == name
            search((*done, name), left - Counter([name]), repeats + again)

    search((), Counter(packs), 0)
    return best


def table_sizes(players: int) -> tuple[int, ...]:
    """TR-7.0.c: how many draft at each table, as even as can be."""
    if players < FEWEST_PLAYERS:
        raise DraftError(f"TR-7.0.c: a draft table has 3 to 5 players, not {players}")
    tables = -(-players // MOST_PLAYERS)
    return tuple(players // tables + (number < players % tables) for number in range(tables))


class Deed(Enum):
    """What can be done at a draft."""

    PICK = "pick"
    LEAVE = "leave"
    RETURN = "return"


@dataclass(frozen=True, slots=True)
class Act:
    """One entry of the log."""

    deed: Deed
    seat: int
    card: str = ""
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft at some moment. `packs[round][seat]` is what was opened; the rest follows from the log."""

    plan: Plan
    packs: tuple[tuple[tuple[str, ...], ...], ...]
    log: tuple[Act, ...]
    round: int
    tables: tuple[tuple[str, ...], ...]
    chosen: tuple[str, ...]
    picks: tuple[tuple[str, ...], ...]
    bots: frozenset[int] = frozenset()

    @property
    def over(self) -> bool:
        """Whether all cards are drafted."""
        return self.round == len(self.packs)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have yet to pick."""
        return () if self.over else tuple(seat for seat, card in enumerate(self.chosen) if not card)

    def pool(self, seat: int) -> Pool:
        """What a player drafted; a deck is built from it when the draft is over."""
        return Pool(self.plan.players[_seat(self, seat)], self.picks[seat])


def start(plan: Plan, chance: Chance) -> Draft:
    """Make and open the packs; a plan that breaks a rule is an error that names it."""
    wrong = check_plan(plan)
    if wrong:
        raise DraftError("; ".join(str(each) for each in wrong))
    made = {
        name: make_packs(name, count * len(plan.players), chance, plan.size)
        for name, count in Counter(plan.rounds).items()
    }
    return from_packs(plan, tuple(tuple(made[name].pop() for _ in plan.players) for name in plan.rounds))


def from_packs(plan: Plan, packs: tuple[tuple[tuple[str, ...], ...], ...]) -> Draft:
    """A draft of packs that are known, as of a paper table or of a file."""
    if len(set(plan.players)) != len(plan.players):
        raise DraftError("two players of the draft have the same name")
    nothing = ("",) * len(plan.players)
    return Draft(plan, packs, (), 0, packs[0], nothing, ((),) * len(plan.players))


def view(draft: Draft, seat: int | None) -> DraftView:
    """All that a drafter may know: their own pack and picks. A spectator (None) sees neither."""
    number = min(draft.round, len(draft.packs) - 1)
    own = None if seat is None else _seat(draft, seat)
    return DraftView(
        seat=own,
        players=draft.plan.players,
        round=number + 1,
        rounds=len(draft.packs),
        set_name=draft.plan.rounds[number],
        direction=direction(number).name.lower(),
        pack=() if own is None or draft.over or draft.chosen[own] else draft.tables[own],
        chosen="" if own is None else draft.chosen[own],
        picks=() if own is None else draft.picks[own],
        over=draft.over,
    )


def pick(draft: Draft, seat: int, card: str) -> Draft:
    """TR-7.1: a player takes a card from the pack before them; when all have, the packs are passed."""
    if _seat(draft, seat) in draft.bots:
        raise DraftError(f"{draft.plan.players[seat]} has left, and a bot picks for them until they return")
    title = find(card)
    return _bots(apply(draft, Act(Deed.PICK, seat, title.name if title else card)))


def leave(draft: Draft, seat: int) -> Draft:
    """A player leaves, and a bot drafts in their place."""
    return _bots(apply(draft, Act(Deed.LEAVE, seat)))


def come_back(draft: Draft, seat: int) -> Draft:
    """A player who left takes their seat again."""
    return apply(draft, Act(Deed.RETURN, seat))


def undo(draft: Draft) -> Draft:
    """The draft before the last thing that a player did; what bots did since goes with it."""
    log = list(draft.log)
    while log and log[-1].bot:
        log.pop()
    if not log:
        raise DraftError("nothing has been done in this draft yet")
    before = from_packs(draft.plan, draft.packs)
    for act in log[:-1]:
        before = apply(before, act)
    return before


def apply(draft: Draft, act: Act) -> Draft:
    """Do one act of a log; a DraftError says why it cannot be done."""
    seat = _seat(draft, act.seat)
    who = draft.plan.players[seat]
    logged = replace(draft, log=(*draft.log, act))
    if act.deed is not Deed.PICK:
        if (act.deed is Deed.LEAVE) == (seat in draft.bots):
            raise DraftError(f"{who} has left already" if seat in draft.bots else f"{who} never left")
        return replace(logged, bots=draft.bots ^ {seat})
    if draft.over:
        raise DraftError("the draft is over")
    if draft.chosen[seat]:
        raise DraftError(f"{who} has picked {draft.chosen[seat]} and waits for the others")
    if act.bot != (seat in draft.bots):
        raise DraftError(f"{who} is {'here' if act.bot else 'gone'}, and {'no' if act.bot else 'a'} bot picks for them")
    if act.card not in draft.tables[seat]:
        close = [name for name in nearest(act.card, 20) if name in draft.tables[seat]]
        hint = f" (near: {', '.join(close)})" if close else f"; it has {', '.join(draft.tables[seat])}"
        raise DraftError(f"{act.card!r} is not in the pack before {who}{hint}")
    return _settle(replace(logged, chosen=_put(draft.chosen, seat, act.card)))


def _settle(draft: Draft) -> Draft:
    """When all have picked, pass the packs; the last card goes to the neighbour unasked (TR-7.1.b)."""
    if draft.waiting:
        return draft
    count = len(draft.chosen)
    picks = tuple((*mine, card) for mine, card in zip(draft.picks, draft.chosen, strict=True))
    rest = [_without(pack, card) for pack, card in zip(draft.tables, draft.chosen, strict=True)]
    way = direction(draft.round).value
    tables = tuple(rest[(seat - way) % count] for seat in range(count))
    number = draft.round
    if len(tables[0]) <= 1:
        picks = tuple(mine + table for mine, table in zip(picks, tables, strict=True))
        number += 1
        tables = draft.packs[number] if number < len(draft.packs) else ((),) * count
    return replace(draft, round=number, tables=tables, chosen=("",) * count, picks=picks)


def _bots(draft: Draft) -> Draft:
    """Let the bots pick wherever the table waits for them."""
    while seats := [seat for seat in draft.waiting if seat in draft.bots]:
        card = draft_bot.choose(view(draft, seats[0]))
        draft = apply(draft, Act(Deed.PICK, seats[0], card, bot=True))
    return draft


def _seat(draft: Draft, seat: int) -> int:
    if not 0 <= seat < len(draft.plan.players):
        raise DraftError(f"there is no seat {seat}; seats are 0 to {len(draft.plan.players) - 1}")
    return seat


def _put(chosen: tuple[str, ...], seat: int, card: str) -> tuple[str, ...]:
    return (*chosen[:seat], card, *chosen[seat + 1 :])


def _without(pack: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = pack.index(card)
    return pack[:at] + pack[at + 1 :]


def _lefts(rounds: Sequence[str]) -> Counter[str]:
    """For each set, how many more of its packs go left than right."""
    found: Counter[str] = Counter()
    for number, name in enumerate(rounds):
        found[name] += direction(number).value
    return found


def _shown(sizes: Sequence[int]) -> str:
    return " and ".join(str(each) for each in sizes)
