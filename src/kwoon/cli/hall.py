"""`kwoon hall`: the games in a browser."""

from __future__ import annotations

import argparse
import os
import socket
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.engine.errors import BadOptions
from kwoon.terminal.files import state_folder

if TYPE_CHECKING:
    from kwoon.hall.pages.app import Settings
    from kwoon.hall.serving import Place

HOST = "127.0.0.1"
PORT = 8150
BACKUP = (
    "Write all that a hall has kept into one file. The hall may be open meanwhile: every answer that was given before "
    "is in it. PostgreSQL's own pg_dump does it there."
)
RESTORE = (
    "Put a backup back into an empty database, and bring it up to date. No hall may be open there. With --replace, the "
    "backup takes the place of what is there; an SQLite file that was there is kept beside it."
)


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `hall`."""
    parser.description = (
        "Open the hall: a site where people play the three games against each other and against bots. Everything is "
        "kept in one SQLite file, or in PostgreSQL."
    )
    parser.add_argument("--host", default=HOST, help="the address to listen at; 0.0.0.0 for everybody (%(default)s)")
    parser.add_argument("--port", type=int, metavar="N", help=f"the port to listen at ({PORT}, or the next free one)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="where tables are kept: sqlite:///FILE, postgresql://... ($DATABASE_URL, or a file in your state folder)",
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="processes that serve it behind one port; more than one with PostgreSQL only (1)",
    )
    parser.add_argument(
        "--thinkers",
        type=int,
        default=1,
        metavar="N",
        help="processes in which bots think, in all; every worker has one at least (1)",
    )
    parser.add_argument(
        "--pace", type=float, default=0.6, metavar="S", help="seconds between what bots do, for those who look on (0.6)"
    )
    parser.add_argument(
        "--delay", type=float, default=15, metavar="S", help="seconds after which spectators see what happened (15)"
    )
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        help="trust what a reverse proxy at this address says of who asks and whether by https: 127.0.0.1, or a list",
    )
    parser.set_defaults(run=run)
    acts = parser.add_subparsers(metavar="ACT", title="instead of opening it")
    keeper = acts.add_parser("keeper", help="make a member a keeper, who reads reports and can act")
    keeper.add_argument("name", metavar="NAME", help="the member's name")
    keeper.add_argument("--no-longer", action="store_true", help="the member is a keeper no longer")
    keeper.add_argument("--database", metavar="URL", default=argparse.SUPPRESS, help="where the hall keeps its people")
    keeper.set_defaults(run=make_keeper)
    for name, about, words, what in (
        ("backup", "write all that it has kept into a file", BACKUP, run_backup),
        ("restore", "put such a file back into an empty database", RESTORE, run_restore),
    ):
        act = acts.add_parser(name, help=about, description=words)
        act.add_argument("file", type=Path, metavar="FILE", help="the backup")
        act.add_argument("--database", metavar="URL", default=argparse.SUPPRESS, help="the hall's database")
        act.add_argument("--replace", action="store_true", help="take the place of what is there")
        act.set_defaults(run=what)


def run_backup(arguments: argparse.Namespace) -> int:
    """Make a backup."""
    from kwoon.hall.store.backups import backup

    held = backup(arguments.database or usual_database(), arguments.file, arguments.replace)
    print(f"{arguments.file}: {held.tables:,} tables with {held.entries:,} answers, {held.bytes:,} bytes")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    """Put a backup back."""
    from kwoon.hall.store.backups import restore

    held = restore(arguments.database or usual_database(), arguments.file, arguments.replace)
    print(f"{arguments.file} is back: {held.tables:,} tables with {held.entries:,} answers")
    return 0


def run(arguments: argparse.Namespace) -> int:
    """Open it, until it is stopped."""
    from kwoon.hall.pages.app import Settings
    from kwoon.hall.serving import Place, check_workers, share_of_thinkers

    check_host(arguments.host)
    port = free_port(arguments.host) if arguments.port is None else arguments.port
    if not 1 <= port <= 65535:
        raise BadOptions(f"a port is a number from 1 to 65535, not {port}")
    if arguments.port is not None and not is_free(arguments.host, port):
        raise BadOptions(f"port {port} of {arguments.host} is in use, or not yours to take; --port takes another one")
    if not 1 <= arguments.thinkers <= 64:
        raise BadOptions(f"bots think in 1 to 64 processes, not {arguments.thinkers}")
    for name in ("pace", "delay"):
        if not 0 <= getattr(arguments, name) <= 3600:
            raise BadOptions(f"--{name} takes 0 to 3600 seconds, not {getattr(arguments, name):g}")
    if arguments.proxy is not None:
        check_proxy(arguments.proxy)
    database = arguments.database or usual_database()
    workers = arguments.workers
    check_workers(workers, database)
    thinkers = share_of_thinkers(arguments.thinkers, workers)
    open_hall(
        Settings(database, thinkers, arguments.pace, arguments.delay, workers),
        Place(arguments.host, port, arguments.proxy),
    )
    return 0


def open_hall(settings: Settings, place: Place) -> None:
    """Serve a hall until it is stopped."""
    import uvicorn

    from kwoon.hall.pages.app import make_app
    from kwoon.hall.serving import Workers, prepare, served
    from kwoon.hall.store.database import open_database

    address = f"http://{'localhost' if place.host in (HOST, '0.0.0.0') else place.host}:{place.port}"
    words = f"The hall is open: {address}  (Control-C closes it)"
    if settings.workers > 1:
        Workers(settings, place, lambda: print(words, flush=True)).run()
        return
    open_database(settings.database).dispose()  # whether it can be opened is known before anyone is told that it is
    config = served(make_app(settings), place.host, place.port, place.proxy)
    print(words, flush=True)
    prepare()
    uvicorn.Server(config).run()


def check_proxy(addresses: str) -> None:
    """Whether these are addresses of machines or networks; a name would be believed by nobody."""
    for each in addresses.split(","):
        try:
            ip_network(each.strip())
        except ValueError:
            raise BadOptions(
                f"--proxy takes the address of a machine or a network, such as 127.0.0.1 or 10.0.0.0/8, not {each!r}"
            ) from None


def check_host(host: str) -> None:
    """An address that this machine does not have is a mistake of its own, whatever the port."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        try:
            probe.bind((host, 0))
        except OSError as error:
            usual = "0.0.0.0 is for everybody, 127.0.0.1 for this machine alone"
            raise BadOptions(f"--host: {host!r} is no address of this machine ({usual})") from error


def is_free(host: str, port: int) -> bool:
    """Whether a port can be listened at."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def free_port(host: str) -> int:
    """The hall's usual port, or the next one that is free."""
    return next((port for port in range(PORT, PORT + 100) if is_free(host, port)), PORT)


def make_keeper(arguments: argparse.Namespace) -> int:
    """Make a member a keeper, or one no longer."""
    from kwoon.hall.store.database import open_database
    from kwoon.hall.store.keeping import Keeping

    engine = open_database(arguments.database or usual_database())
    person = Keeping(engine).make_keeper(arguments.name, not arguments.no_longer)
    engine.dispose()
    print(f"{person.name} {'keeps this hall' if person.keeper else 'does not keep this hall any more'}.")
    return 0


def usual_database() -> str:
    """$DATABASE_URL, or a file of this person's own."""
    if os.environ.get("DATABASE_URL"):
        return os.environ["DATABASE_URL"]
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'hall.db'}"
