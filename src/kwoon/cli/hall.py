"""`kwoon hall`: the games in a browser."""

from __future__ import annotations

import argparse
import os

from kwoon.engine.errors import BadOptions
from kwoon.terminal.files import state_folder

HOST = "127.0.0.1"
PORT = 8150


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `hall`."""
    parser.description = (
        "Open the hall: a site where people play the three games against each other and against bots. Everything is "
        "kept in one SQLite file, or in PostgreSQL."
    )
    parser.add_argument("--host", default=HOST, help="the address to listen at; 0.0.0.0 for everybody (%(default)s)")
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help="the port to listen at (%(default)s)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="where tables are kept: sqlite:///FILE, postgresql://... ($DATABASE_URL, or a file in your state folder)",
    )
    parser.add_argument("--thinkers", type=int, default=1, metavar="N", help="processes in which bots think (1)")
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

    if not 0 <= arguments.port <= 65535:
        raise BadOptions(f"a port is a number up to 65535, not {arguments.port}")
    if not 1 <= arguments.thinkers <= 64:
        raise BadOptions(f"bots think in 1 to 64 processes, not {arguments.thinkers}")
    app = make_app(Settings(arguments.database or usual_database(), arguments.thinkers))
    config = uvicorn.Config(
        app,
        host=arguments.host,
        port=arguments.port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=3,
    )
    address = f"http://{'localhost' if arguments.host in (HOST, '0.0.0.0') else arguments.host}:{arguments.port}"
    print(f"The hall is open: {address}  (Control-C closes it)", flush=True)
    uvicorn.Server(config).run()
    return 0


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
