"""The two packages that `kwoon bench` compares: the plain sources, and the same ones compiled."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import kwoon
from kwoon.engine.errors import KwoonError

MAKE = "`make compile` in the project makes it"


class NoSuchBuild(KwoonError):
    """A package to measure that is not where it was said to be."""


@dataclass(frozen=True)
class Build:
    """A directory that holds a package `kwoon`."""

    path: Path
    compiled: bool


def home() -> Path:
    """The directory of the package that is running."""
    return Path(kwoon.__file__).resolve().parent.parent


def is_compiled(path: Path) -> bool:
    """Whether a directory holds a kwoon compiled for this Python."""
    return any((path / "kwoon" / "engine" / f"game{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def find_compiled(given: Path | None) -> Build | None:
    """The compiled package: the given one, else the running one, else the one that `make compile` leaves."""
    if given is not None:
        if not is_compiled(given):
            python = f"{sys.version_info.major}.{sys.version_info.minor}"
            raise NoSuchBuild(f"{given} holds no kwoon compiled for Python {python}; {MAKE}, in build/compiled")
        return Build(given.resolve(), True)
    for path in (home(), home().parent / "build" / "compiled"):
        if is_compiled(path):
            return Build(path, True)
    return None


def plain_copy(into: Path) -> Build | None:
    """The running package's sources and data without anything compiled; None if it was installed without sources."""
    source = home() / "kwoon"
    if not (source / "engine" / "game.py").exists():
        return None
    leave_out = shutil.ignore_patterns("__pycache__", *[f"*{suffix}" for suffix in EXTENSION_SUFFIXES])
    shutil.copytree(source, into / "kwoon", ignore=leave_out)
    return Build(into, False)


def differs(compiled: Build, plain: Build) -> bool:
    """Whether the compiled package was made from other rules than the plain one."""
    return sources(compiled.path) != sources(plain.path)


def sources(path: Path) -> dict[str, bytes]:
    """The engine and the games of a package, file by file."""
    found = {}
    for level in ("engine", "games"):
        for file in sorted((path / "kwoon" / level).rglob("*")):
            if file.suffix in (".py", ".toml", ".csv"):
                found[str(file.relative_to(path))] = file.read_bytes()
    return found


def builds_here(wanted: Path | None, temporary: Path, notes: list[str]) -> list[Build]:
    """The packages to measure, compiled first; what is missing is noted."""
    compiled, plain = find_compiled(wanted), plain_copy(temporary)
    if compiled is None:
        notes.append(f"there is no compiled package here, so only the plain one is measured; {MAKE}")
    if plain is None:
        notes.append("the package was installed without its sources, so only the compiled one is measured")
    if compiled and plain and differs(compiled, plain):
        notes.append(f"the compiled package in {compiled.path} was made from other sources than these; {MAKE} anew")
    return [build for build in (compiled, plain) if build is not None]
