"""Compiles the engine and the games with mypyc where a C compiler is found; installs them as plain Python where not.

KWOON_COMPILE=0 never compiles, KWOON_COMPILE=1 fails without a compiler, anything else tries and goes on.
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

HOT = (
    "engine",
    "games",
    "bots/search",
    "bots/kungfu/quick",
    "bots/puzzlestrike/quick",
    "bots/shadowfist/gists.py",
    "bots/shadowfist/quick",
    "research/fast",
)
"""The packages and modules that mypyc compiles; a module whose first line says `# not compiled` stays as it is."""

CARDS = "src/kwoon/games/shadowfist/cards/"
"""Cards are data, made once: none of these modules is compiled."""
OPTIMISED = "2"
"""How hard the C compiler tries; with 3, all in one file, it was not done after six minutes."""
OWN_CALLS = ["-fvisibility=hidden"]
"""Nobody else calls our functions, so they need not be called in the way that would let them be replaced."""


def modules() -> list[str]:
    """Every module to compile, in a fixed order."""
    found = []
    for package in HOT:
        at = Path("src/kwoon", package)
        for path in [at] if at.is_file() else sorted(at.rglob("*.py")):
            first = path.read_text(encoding="utf-8").partition("\n")[0]
            if path.name == "__init__.py" or first.startswith("# not compiled"):
                continue
            if not str(path).startswith(CARDS):
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
    found = mypycify(["--strict", *modules()], opt_level=OPTIMISED, debug_level="0", multi_file=True)
    if os.name != "nt":
        for extension in found:
            extension.extra_compile_args += OWN_CALLS
    return found


class SideBySide(build_ext):
    """Compiles as many files at a time as there are cores; setuptools would take them one after the other."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile(sources, *rest, **more):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], *rest, **more), sources)
            return [path for paths in made for path in paths]

        self.compiler.compile = compile
        self.parallel = os.cpu_count()
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
