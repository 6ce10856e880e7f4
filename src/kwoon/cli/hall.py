"""`kwoon hall`: the games in a browser."""

from __future__ import annotations

import argparse
import os
import socket
from typing import TYPE_CHECKING

from kwoon.engine.errors import BadOptions
from kwoon.terminal.files import state_folder

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

HOST = "127.0.0.1"
PORT = 8150


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
    parser.add_argument("--thinkers", type=int, default=1, metavar="N", help="processes in which bots think (1)")
    parser.add_argument(
        "--pace", type=float, default=0.6, metavar="S", help="seconds between what bots do, for those who look on (0.6)"
    )
    parser.add_argument(
        "--delay", type=float, default=15, metavar="S", help="seconds after which spectators see what happened (15)"
    )
    parser.set_defaults(run=run)
    acts = parser.add_subparsers(metavar="ACT", title="instead of opening it")
    keeper = acts.add_parser("keeper", help="make a member a keeper, who reads reports and can act")
    keeper.add_argument("name", metavar="NAME", help="the member's name")
    keeper.add_argument("--no-longer", action="store_true", help="the member is a keeper no longer")
    keeper.add_argument("--database", metavar="URL", default=argparse.SUPPRESS, help="where the hall keeps its people")
    keeper.set_defaults(run=make_keeper)


def run(arguments: argparse.Namespace) -> int:
    """Open it, until it is stopped."""
    import uvicorn

    from kwoon.hall.pages.app import Settings, make_app

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
    database = arguments.database or usual_database()
    app = make_app(Settings(database, arguments.thinkers, arguments.pace, arguments.delay))
    config = served(app, arguments.host, port)
    address = f"http://{'localhost' if arguments.host in (HOST, '0.0.0.0') else arguments.host}:{port}"
    print(f"The hall is open: {address}  (Control-C closes it)", flush=True)
    uvicorn.Server(config).run()
    return 0


def served(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """How a hall is served: a frame of a socket has at most 64 kB."""
    import uvicorn

    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=3,
    )


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
