"""Compiles the engine and the games with mypyc where a C compiler is found; installs them as plain Python where not.

KWOON_COMPILE=0 never compiles, KWOON_COMPILE=1 fails without a compiler, anything else tries and goes on.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

HOT = ("engine", "games")
"""The packages that mypyc compiles; a module whose first line says `# not compiled` stays as it is."""

NOT_YET = ("src/kwoon/games/shadowfist/",)
"""Shadowfist is in the making, and is not registered as a game yet; it is compiled when it is."""


def modules() -> list[str]:
    """Every module to compile, in a fixed order."""
    found = []
    for package in HOT:
        for path in sorted(Path("src/kwoon", package).rglob("*.py")):
            first = path.read_text(encoding="utf-8").partition("\n")[0]
            waits = any(str(path).startswith(each) for each in NOT_YET)
            if path.name != "__init__.py" and not first.startswith("# not compiled") and not waits:
                found.append(str(path))
    return found


def compiler() -> str | None:
    """The C compiler that would be used, if it and Python's headers are here."""
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(name) if header.exists() else None


def extensions() -> list:
    wish = os.environ.get("KWOON_COMPILE", "auto")
    if wish == "0":
        return []
    if compiler() is None:
        if wish == "1":
            sys.exit("kwoon: KWOON_COMPILE=1, but no C compiler (or no Python.h) was found")
        print("kwoon: no C compiler found; installing as plain Python (slower, the same rules)")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if wish == "1":
            raise
        print("kwoon: mypyc is not installed; installing as plain Python (slower, the same rules)")
        return []
    return mypycify(["--strict", *modules()], opt_level="3", debug_level="0")


setup(ext_modules=extensions())
