"""`make play`: nobody waits for the compiler."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "play.sh"


def program(path: Path, text: str) -> Path:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def played(folder: Path, fresh: bool, **more: str) -> str:
    """What `make play` says, with a Python that only says how it was called and a make that only notes its calls."""
    python = program(folder / "python", 'echo "runs $PYTHONPATH: $*"')
    maker = program(folder / "maker", f'echo "$*" >> called; [ "$1" != -q ] || exit {0 if fresh else 1}')
    cc = program(folder / "cc", "exit 0")
    environment = {**os.environ, "MAKER": str(maker), "CC": str(cc), **more}
    done = subprocess.run(
        ["sh", str(SCRIPT), str(python), "build/compiled"],
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment,
        check=True,
        timeout=60,
    )
    return done.stdout


def test_what_is_compiled_is_used(tmp_path: Path) -> None:
    assert played(tmp_path, True) == "The compiled engine is used.\nruns build/compiled: -m kwoon hall\n"


def test_else_the_sources_run_at_once_and_the_rest_is_said(tmp_path: Path) -> None:
    said = played(tmp_path, False)
    assert said.endswith("runs src: -m kwoon hall\n")
    assert "compiled in the background, and used from the next make play on" in said
    assert (tmp_path / "build" / "compiling.pid").exists()


def test_it_is_not_compiled_twice_at_a_time(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "compiling.pid").write_text(str(os.getpid()))
    assert "still being compiled" in played(tmp_path, False)


@pytest.mark.parametrize("more", [{"CC": "no-such-compiler"}, {"KWOON_NO_COMPILE": "1"}])
def test_without_a_compiler_it_plays_all_the_same(tmp_path: Path, more: dict[str, str]) -> None:
    said = played(tmp_path, False, **more)
    assert "no C compiler is used" in said
    assert said.endswith("runs src: -m kwoon hall\n")
