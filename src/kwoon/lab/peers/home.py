"""The peers' own environment: made on first use, filled from the package index, used again after."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from kwoon.engine.errors import KwoonError
from kwoon.lab.peers import Peer
from kwoon.lab.workers import environment

Tell = Callable[[str], None]

INSTALLED = "import importlib.metadata as m, json; print(json.dumps([d.metadata['Name'] for d in m.distributions()]))"


class NoPeerHome(KwoonError):
    """The peers' environment cannot be made or used; says why."""


def usual_home() -> Path:
    """Where the environment is kept unless told otherwise: in the user's cache, one for each Python."""
    cache = os.environ.get("XDG_CACHE_HOME")
    base = Path(cache) if cache else Path.home() / ".cache"
    return base / "kwoon" / "peers" / f"{sys.version_info.major}.{sys.version_info.minor}"


def python_of(home: Path) -> Path:
    """The interpreter of an environment."""
    return home / "Scripts" / "python.exe" if os.name == "nt" else home / "bin" / "python"


def prepare(home: Path, peers: Iterable[Peer], tell: Tell) -> tuple[list[Peer], list[str]]:
    """Make the environment if need be and install what is missing; gives the peers that are there, and the problems."""
    if not (home / "pyvenv.cfg").exists():
        if home.exists() and (not home.is_dir() or any(home.iterdir())):
            raise NoPeerHome(f"{home} is not a Python environment, and not empty: give --peers-env a new directory")
        tell(f"making an environment for the peers in {home}")
        made = run([sys.executable, "-m", "venv", str(home)])
        if made.returncode:
            raise NoPeerHome(f"no environment for the peers could be made in {home}: {last_line(made)}")
    here = installed(home)
    ready: list[Peer] = []
    problems: list[str] = []
    for peer in peers:
        if canonical(peer.name) not in here:
            tell(f"installing {peer.name} (once)")
            done = run([str(python_of(home)), "-m", "pip", "install", "--disable-pip-version-check", peer.requirement])
            if done.returncode:
                problems.append(f"{peer.name} could not be installed, so it is not measured: {last_line(done)}")
                continue
        ready.append(peer)
    return ready, problems


def ready_or_noted(
    home: Path, peers: Iterable[Peer], notes: list[str], tell: Callable[[str, int, int], None]
) -> list[Peer]:
    """The peers that are installed or can be, for a bench; why others are not there is noted."""
    try:
        ready, problems = prepare(home, peers, lambda text: tell(text, 0, 0))
    except NoPeerHome as error:
        notes.append(f"no peers: {error}")
        return []
    notes.extend(problems)
    return ready


def installed(home: Path) -> set[str]:
    """The names of what is installed in an environment."""
    listed = run([str(python_of(home)), "-c", INSTALLED])
    if listed.returncode:
        raise NoPeerHome(f"the environment in {home} does not run: {last_line(listed)}. Remove it to have it made anew")
    return {canonical(name) for name in json.loads(listed.stdout)}


def canonical(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """A command to its end, with what it said."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False, env=environment(None))
    except OSError as error:
        return subprocess.CompletedProcess(command, 1, "", str(error))


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    """The last thing that a failed command said: its error, where it names one."""
    lines = [line.strip() for line in (done.stdout + "\n" + done.stderr).splitlines() if line.strip()]
    errors = [line for line in lines if line.upper().startswith("ERROR")]
    return (errors or lines or [f"it ended with status {done.returncode}"])[-1]
