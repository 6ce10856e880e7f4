"""Kill a hall in the middle of many live tables, again and again, and see whether an answer was lost or doubled.

    python -m tools.hall_crash --kills 10 --tables 100               SQLite, in a folder that is thrown away
    python -m tools.hall_crash --kills 10 --tables 100 --postgres    a PostgreSQL of its own (pgserver)
    python -m tools.hall_crash --sockets                             a real hall, answered over sockets and HTTP
    python -m tools.hall_crash --database URL                        an empty database of yours

A process of its own hosts the tables and answers at all of them at once. It says of every answer that it was given, as
it would say so to a person, and is then killed with SIGKILL. Whatever it said must stand in the database, once, as it
said it; what it had no time to say may stand there, one answer a table at most; and every table must play again to
where the database says that it is. With --sockets the process is `kwoon hall`, and the answers come to it from
outside: see `tools.hall_sockets`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from kwoon.engine.errors import KwoonError
from kwoon.engine.record import Seat
from kwoon.hall.house.hosted import Hosted
from kwoon.hall.house.house import House
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.database import open_database
from kwoon.hall.store.journal import Journal
from kwoon.hall.store.shelf import Shelf

READY = "ready"
PEOPLE = tuple(Seat(name, "person") for name in ("Ann", "Bo", "Cy", "Di"))
FEWEST = 3
"""How many answers a table, on average, are given at least between two kills."""
PATIENCE = 300.0
"""How many seconds a process has to give them."""


# --- the process that is killed ---------------------------------------------------------------------------------------


def say(words: str) -> None:
    """To whoever keeps count, at once."""
    os.write(1, f"{words}\n".encode())


async def play(house: House, name: str, game: str, chance: random.Random) -> None:
    """Answer at a table without a pause; when its game is over, at a new one."""
    while True:
        table = await house.table(name)
        while not table.live.over:
            question = table.live.asked
            assert question is not None
            version, choice = table.live.version, chance.randrange(len(question.options))
            await table.answer(question.seat, choice, version)
            say(f"{name} {version + 1} {question.seat} {choice}")
        name = await house.open_table(game, {"players": len(PEOPLE)}, PEOPLE, chance.getrandbits(60))


async def host(url: str, tables: int, game: str) -> None:
    """Every table of this database, and as many new ones as are missing."""
    house = House(open_database(url), Thinkers(0))
    chance = random.Random()
    names = [name for name in house.shelf.open_tables() if not (await house.table(name)).live.over]
    while len(names) < tables:
        names.append(await house.open_table(game, {"players": len(PEOPLE)}, PEOPLE, chance.getrandbits(60)))
    for name in names:
        await house.table(name)
    say(READY)
    await asyncio.gather(*[play(house, name, game, chance) for name in names[:tables]])


# --- the one that kills it --------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was said, and what was found wrong."""

    said: dict[str, dict[int, tuple[int, int]]] = field(default_factory=dict)
    """Of each table and version, who answered what."""
    problems: list[str] = field(default_factory=list)
    unsaid: int = 0
    """Answers that were written when the process was killed, and not said yet."""

    @property
    def answers(self) -> int:
        """How many were said to be given."""
        return sum(map(len, self.said.values()))

    def hear(self, line: str) -> None:
        """Something that the process said; a line that it had no time to end counts for nothing."""
        if not line.endswith("\n") or len(line.split()) != 4:
            return
        name, version, seat, choice = line.split()
        if int(version) in self.said.setdefault(name, {}):
            self.problems.append(f"{name}: version {version} was answered twice")
        self.said[name][int(version)] = (int(seat), int(choice))


def one_life(url: str, tally: Tally, tables: int, game: str, chance: random.Random) -> int:
    """Start a process, let it answer, kill it in the middle; how many answers it gave."""
    before = tally.answers
    command = [sys.executable, "-m", "tools.hall_crash", "--play", "--database", url, "--tables", str(tables)]
    worker = subprocess.Popen(
        [*command, "--game", game], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[1]
    )
    assert worker.stdout is not None
    try:
        line = worker.stdout.readline()
        if line.strip() != READY:
            raise KwoonError("the hall did not start")
        wanted = round(FEWEST * tables * (1 + chance.random()))
        end = time.monotonic() + PATIENCE
        while tally.answers - before < wanted:
            line = worker.stdout.readline()
            if not line:
                raise KwoonError("the hall ended by itself")
            if time.monotonic() > end:
                raise KwoonError(f"the hall gave only {tally.answers - before} answers in {PATIENCE:g} seconds")
            tally.hear(line)
        time.sleep(chance.random() * 0.03)
    finally:
        worker.kill()
        for line in worker.stdout:
            tally.hear(line)
        worker.wait()
    return tally.answers - before


def check(url: str, tally: Tally) -> int:
    """Compare the database with what was said; how many answers it holds."""
    engine = open_database(url)
    shelf, journal = Shelf(engine), Journal(engine)
    names = shelf.open_tables()
    found = 0
    unsaid = 0
    for name in names:
        entries = shelf.entries(name)
        said = tally.said.setdefault(name, {})
        found += len(entries)
        versions = Counter(entry.version for entry in entries)
        for entry in entries:
            if entry.version not in said:
                unsaid += 1
                if entry.version != len(entries):
                    tally.problems.append(f"{name}: version {entry.version} was never said, and is not the last one")
                said[entry.version] = (entry.seat, entry.choice)
            elif said[entry.version] != (entry.seat, entry.choice):
                tally.problems.append(f"{name}: version {entry.version} is another answer than was said")
        lost = sorted(set(said) - set(versions))
        tally.problems += [f"{name}: the answer that made version {version} is lost" for version in lost]
        if sorted(versions.elements()) != list(range(1, len(entries) + 1)):
            tally.problems.append(f"{name}: its versions are not one after the other")
        else:
            try:
                Hosted.taken_out(name, journal, shelf)
            except KwoonError as error:
                tally.problems.append(f"{name}: cannot be played again: {error}")
    tally.problems += [f"{name}: this table is lost" for name in set(tally.said) - set(names)]
    tally.unsaid += unsaid
    journal.close()
    engine.dispose()
    return found


def crash(url: str, kills: int, tables: int, game: str, seed: int, tell: Callable[[str], None]) -> Tally:
    """Let a hall live and die `kills` times, and look at what is left each time."""
    tally, chance = Tally(), random.Random(seed)
    for number in range(kills):
        given = one_life(url, tally, tables, game, chance)
        before = tally.unsaid
        found = check(url, tally)
        tell(
            f"kill {number + 1} of {kills}: {given} answers said, {tally.unsaid - before} more were written; "
            f"{found} in the database, {len(tally.problems)} problems"
        )
    return tally


def over_sockets(args: argparse.Namespace, url: str) -> int:
    """The kills with people at the door."""
    from tools.hall_sockets import crash_sockets

    begin = time.monotonic()
    found = crash_sockets(
        url,
        args.kills,
        args.tables,
        args.game,
        args.seats,
        args.seed,
        lambda words: print(words, flush=True),
        args.answers,
    )
    print(
        f"{args.kills} kills, {args.tables} live tables of {args.game} over sockets and HTTP: "
        f"{found.answers:,} answers, {found.unsaid} of them kept before their result was seen; "
        f"{found.resent} sent once more, {found.refused} of these refused as kept already; {found.over} games over; "
        f"{len(found.problems)} lost or doubled ({time.monotonic() - begin:.0f} s)"
    )
    for problem in found.problems[:20]:
        print(f"  {problem}", file=sys.stderr)
    return 1 if found.problems else 0


def main(argv: list[str] | None = None) -> int:
    """The command; 1 if anything was lost or doubled."""
    parser = argparse.ArgumentParser(prog="python -m tools.hall_crash", description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=10, help="how often (%(default)s)")
    parser.add_argument("--tables", type=int, default=100, help="live tables (%(default)s)")
    parser.add_argument("--game", default="kungfu", help="which game (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments in which it is killed (%(default)s)")
    parser.add_argument("--database", metavar="URL", help="an empty database (a new SQLite file, thrown away later)")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own")
    parser.add_argument("--sockets", action="store_true", help="answer from outside, at a real `kwoon hall`")
    parser.add_argument("--seats", type=int, default=2, help="seats of a table, with --sockets (%(default)s)")
    parser.add_argument(
        "--answers", type=int, default=FEWEST, help="a table between two kills at least, with --sockets (%(default)s)"
    )
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    if args.play:
        asyncio.run(host(args.database, args.tables, args.game))
        return 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kwoon-crash-")))
        url = args.database or f"sqlite:///{folder / 'hall.db'}"
        if args.postgres:
            import pgserver

            server = pgserver.get_server(folder)
            stack.callback(server.cleanup)
            url = server.get_uri()
        engine = open_database(url)
        if Shelf(engine).open_tables():
            parser.error("this database is in use; take an empty one")
        engine.dispose()
        begin = time.monotonic()
        if args.sockets:
            return over_sockets(args, url)
        tally = crash(url, args.kills, args.tables, args.game, args.seed, lambda words: print(words, flush=True))
    print(
        f"{args.kills} kills, {args.tables} live tables of {args.game}: {tally.answers:,} answers, {tally.unsaid} of "
        f"them not said in time, {len(tally.problems)} lost or doubled ({time.monotonic() - begin:.0f} s)"
    )
    for problem in tally.problems[:20]:
        print(f"  {problem}", file=sys.stderr)
    return 1 if tally.problems else 0


if __name__ == "__main__":
    sys.exit(main())
