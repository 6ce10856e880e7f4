"""`kwoon hall`: the games in a browser."""

from __future__ import annotations

import argparse
import os
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
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help="the port to listen at (%(default)s)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="where tables are kept: sqlite:///FILE, postgresql://... ($DATABASE_URL, or a file in your state folder)",
    )
    parser.add_argument("--thinkers", type=int, default=1, metavar="N", help="processes in which bots think (1)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Open it, until it is stopped."""
    import uvicorn

    from kwoon.hall.pages.app import Settings, make_app

    if not 0 <= arguments.port <= 65535:
        raise BadOptions(f"a port is a number up to 65535, not {arguments.port}")
    if not 1 <= arguments.thinkers <= 64:
        raise BadOptions(f"bots think in 1 to 64 processes, not {arguments.thinkers}")
    app = make_app(Settings(arguments.database or usual_database(), arguments.thinkers))
    config = served(app, arguments.host, arguments.port)
    address = f"http://{'localhost' if arguments.host in (HOST, '0.0.0.0') else arguments.host}:{arguments.port}"
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


def usual_database() -> str:
    """$DATABASE_URL, or a file of this person's own."""
    if os.environ.get("DATABASE_URL"):
        return os.environ["DATABASE_URL"]
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'hall.db'}"
