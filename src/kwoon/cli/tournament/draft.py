"""`kwoon tournament draft`: drafts and sealed pools, kept in files of their own."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kwoon.cli.tournament import show
from kwoon.cli.tournament.files import Run, broken, command, guarded, keep, locked, read_text, write, write_new
from kwoon.cli.tournament.lots import add_seed, seed_of, told
from kwoon.engine.chance import Chance
from kwoon.games.shadowfist.cards.deck_text import key
from kwoon.tournament.decks.titles import find_set, sets
from kwoon.tournament.drafts import draft as drafts
from kwoon.tournament.drafts.draft import Draft, Plan
from kwoon.tournament.drafts.file import from_json, to_json
from kwoon.tournament.drafts.packs import PACK_SIZE, sealed_pools
from kwoon.tournament.errors import Refused
from kwoon.tournament.names import tidy
from kwoon.tournament.reading import FileError

LOTS = "lots.txt"
"""Where the lots of sealed pools are kept, beside the pools."""

ABOUT = """\
Draft from packs at one table of three to five (TR-7), or open sealed pools (TR-6.1.f). One file holds a draft:
begin it with `new`, look with `show FILE --player NAME`, take a card with `pick`; when all have picked, the packs
are passed. Who leaves is drafted for by a bot (`bot`) until they are `back`. At the end `pool` writes what a player
drafted, and `kwoon tournament deck EVENT PLAYER DECK --pool FILE` checks their deck against it."""


def add(commands: Any) -> None:
    """Add `draft` and its commands."""
    parser = commands.add_parser("draft", help="draft from packs, or open sealed pools", description=ABOUT)
    draft = parser.add_subparsers(dest="draft_command", metavar="COMMAND", required=True)
    new = _command(draft, "new", "begin a draft: make the packs and open the first", run_new)
    new.add_argument("player", nargs="+", metavar="PLAYER", help="three to five names, clockwise")
    _packs(new, "6 to 10 in all (TR-7.0.b)")
    new.add_argument("--as-given", action="store_true", help="open the packs in the order given, not in a fair one")
    new.add_argument("--no-pods", action="store_true", help="without pods: only with starter decks (TR-7.2.d)")
    new.add_argument("--starter", action="append", default=[], metavar="SET", help="starter decks of this set are used")
    look = _command(draft, "show", "show where the draft stands, and what a player sees", run_show)
    look.add_argument("--player", metavar="PLAYER", help="show this player's pack and picks")
    pick = _command(draft, "pick", "a player takes a card from the pack before them", run_pick)
    pick.add_argument("player", metavar="PLAYER")
    pick.add_argument("card", metavar="CARD", help="its title, or its number in `show --player`")
    bot = _command(draft, "bot", "a bot drafts for a player who left, until they are back", run_bot)
    bot.add_argument("player", nargs="*", metavar="PLAYER")
    bot.add_argument("--all", action="store_true", help="for everyone: this ends the draft")
    back = _command(draft, "back", "a player who left takes their seat again", run_back)
    back.add_argument("player", metavar="PLAYER")
    _command(draft, "undo", "take back the last thing that a player did, and what bots did since", run_undo)
    pool = _command(draft, "pool", "show what a player drafted, or write it as a file", run_pool)
    pool.add_argument("player", metavar="PLAYER")
    pool.add_argument("--to", metavar="FILE", help="write it as a deck file")
    sealed = draft.add_parser(
        "sealed", help="open sealed pools for Baptism of Fire", description="A pool for each player."
    )
    sealed.set_defaults(run=guarded(run_sealed))
    sealed.add_argument("player", nargs="+", metavar="PLAYER")
    _packs(sealed, "as many as you like, the same for all")
    sealed.add_argument("--to", required=True, metavar="FOLDER", help="where to write NAME.pool for each player")
    sealed.add_argument("--json", action="store_true", help="print figures as JSON")


def _command(commands: Any, name: str, help: str, run: Run) -> Any:
    return command(commands, name, help, run if name in _READ else locked(run), "the draft's file, e.g. table1.draft")


_READ = ("new", "show", "pool")
"""What changes no file that is there."""


def _packs(parser: Any, many: str) -> None:
    parser.add_argument(
        "--set",
        action="append",
        required=True,
        metavar="SET",
        help=f'packs of a set for each, as "2 Dark Future"; {many}',
    )
    parser.add_argument(
        "--size", type=int, default=PACK_SIZE, metavar="N", help="cards in a pack (default %(default)s)"
    )
    add_seed(parser, "the seed that makes the packs")


def packs_from(words: Sequence[str]) -> tuple[str, ...]:
    """The sets of the packs, from `2 Dark Future`; `10,000 Bullets` is one pack of that set."""
    found: list[str] = []
    for each in words:
        count, _, rest = each.partition(" ")
        named, many = find_set(each), 1
        if named is None and count.isdecimal():
            named, many = find_set(rest), int(count)
        if named is None:
            raise Refused(f"no set is called {each!r}; the sets are {', '.join(sets())}")
        found += [named.name] * many
    return tuple(found)


def load(path: str) -> Draft:
    """A draft from its file."""
    text = read_text(path, f"`kwoon tournament draft new {path} ...` begins one")
    try:
        return from_json(text)
    except FileError as error:
        raise broken(path, error) from None


def seat_of(draft: Draft, name: str) -> int:
    """The seat of a player, by name or by the beginning of one name alone."""
    names = draft.plan.players
    found = [seat for seat, each in enumerate(names) if key(each) == key(name)]
    found = found or [seat for seat, each in enumerate(names) if key(each).startswith(key(name))]
    if len(found) != 1:
        raise Refused(f"{name!r} is nobody alone at this table; the players are {', '.join(names)}")
    return found[0]


def run_new(args: argparse.Namespace) -> int:
    """Begin a draft."""
    packs = packs_from(args.set)
    rounds = packs if args.as_given else drafts.arrange(packs)
    names, seed = tuple(tidy(name) for name in args.player), seed_of(args)
    plan = Plan(names, rounds, args.size, not args.no_pods, packs_from(args.starter), seed)
    try:
        draft = drafts.start(plan, Chance(seed))
    except ValueError as error:
        raise Refused(str(error)) from None
    write_new(args.file, to_json(draft))
    if not args.json:
        print(f"The seed of the packs is kept in {args.file}; it is shown when the draft is over.")
    return _told(args, draft)


def run_show(args: argparse.Namespace) -> int:
    """Where a draft stands."""
    return _told(args, load(args.file), args.player)


def run_pick(args: argparse.Namespace) -> int:
    """Take a card."""
    draft = load(args.file)
    seat = seat_of(draft, args.player)
    pack, card = drafts.view(draft, seat).pack, args.card
    if card.isdecimal() and 1 <= int(card) <= len(pack):
        card = pack[int(card) - 1]
    return _kept(args, drafts.pick(draft, seat, card))


def run_bot(args: argparse.Namespace) -> int:
    """Bots for those who left."""
    draft = load(args.file)
    seats = [seat_of(draft, name) for name in args.player]
    if args.all:
        seats = [seat for seat in range(len(draft.plan.players)) if seat not in draft.bots]
    if not seats:
        raise Refused("say for whom a bot drafts, or --all")
    for seat in seats:
        draft = drafts.leave(draft, seat)
    return _kept(args, draft)


def run_back(args: argparse.Namespace) -> int:
    """A player is back."""
    draft = load(args.file)
    return _kept(args, drafts.come_back(draft, seat_of(draft, args.player)))


def run_undo(args: argparse.Namespace) -> int:
    """Take back the last act of a player."""
    return _kept(args, drafts.undo(load(args.file)))


def run_pool(args: argparse.Namespace) -> int:
    """What a player drafted."""
    draft = load(args.file)
    pool = draft.pool(seat_of(draft, args.player))
    if args.to:
        write(args.to, _pool_text(pool.player, pool.counted))
        print(f"Wrote {args.to}: {len(pool.cards)} cards.")
    elif args.json:
        show.print_json({"player": pool.player, "over": draft.over, "cards": dict(pool.counted)})
    else:
        print(_pool_text(pool.player, pool.counted), end="")
    return 0


def _pool_text(player: str, cards: Counter[str]) -> str:
    return "".join([f"deck: {player}'s pool\n", *(f"{count} {title}\n" for title, count in sorted(cards.items()))])


def run_sealed(args: argparse.Namespace) -> int:
    """A pool for each player, as a file."""
    try:
        pools = sealed_pools(args.player, packs_from(args.set), Chance(seed_of(args)), args.size)
    except ValueError as error:
        raise Refused(str(error)) from None
    for pool in pools:
        write(str(_pool_path(args.to, pool.player)), _pool_text(pool.player, pool.counted))
    words = [f"--set {each!r}" for each in args.set]
    again = f"{', '.join(args.player)}: {' '.join(words)} --size {args.size} --seed {args.seed}"
    write(str(Path(args.to) / LOTS), f"Pools of {again}\n")
    if args.json:
        show.print_json({pool.player: dict(pool.counted) for pool in pools})
    else:
        for pool in pools:
            print(f"Wrote {_pool_path(args.to, pool.player)}: {len(pool.cards)} cards.")
        print(f"{told(args.seed)} {LOTS} keeps it: for the director's eyes, as it makes everybody's pool.")
    return 0


def _pool_path(folder: str, player: str) -> Path:
    return Path(folder) / f"{player.replace('/', '_')}.pool"


def _kept(args: argparse.Namespace, draft: Draft) -> int:
    keep(args.file, to_json(draft))
    return _told(args, draft)


def _told(args: argparse.Namespace, draft: Draft, player: str | None = None) -> int:
    seat = None if player is None else seat_of(draft, player)
    seen = drafts.view(draft, seat)
    waiting = [draft.plan.players[each] for each in draft.waiting]
    bots = [draft.plan.players[each] for each in sorted(draft.bots)]
    if args.json:
        show.print_json(
            {
                "players": list(seen.players),
                "round": seen.round,
                "rounds": list(draft.plan.rounds),
                "direction": seen.direction,
                "over": seen.over,
                "waiting_for": waiting,
                "bots": bots,
                "picked": {name: len(draft.picks[each]) for each, name in enumerate(seen.players)},
            }
            | ({"seed": draft.plan.seed} if seen.over else {})
            | ({} if seat is None else {"pack": list(seen.pack), "chosen": seen.chosen, "picks": list(seen.picks)})
        )
        return 0
    if seen.over:
        print(f"The draft is over: {len(draft.picks[0])} cards each. `draft pool {args.file} PLAYER` shows them.")
        if draft.plan.seed is not None:
            print(told(draft.plan.seed))
    else:
        print(f"Round {seen.round} of {seen.rounds}, {seen.set_name}, passed to the {seen.direction}.")
        print(f"Waiting for: {', '.join(waiting)}." + (f" Bots draft for {', '.join(bots)}." if bots else ""))
    if seat is not None:
        _hand(seen.players[seat], seen.pack, seen.chosen, seen.picks)
    return 0


def _hand(player: str, pack: Sequence[str], chosen: str, picks: Sequence[str]) -> None:
    if pack:
        print(f"The pack before {player}:")
        for number, card in enumerate(pack, 1):
            print(f"  {number:2} {card}")
    elif chosen:
        print(f"{player} has picked {chosen}.")
    print(f"Picked so far: {', '.join(picks) or 'nothing'}.")
