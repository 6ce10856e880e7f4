"""The processes that `kwoon bench` measures in: one for each package or peer, asked one at a time."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import tempfile
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kwoon.engine.errors import KwoonError

STOPWATCH = Path(__file__).with_name("stopwatch.py")


class WorkerFailed(KwoonError):
    """A process that could not measure; says which and why."""


class Worker:
    """A stopwatch process with one subject. It waits while another is asked, so that they take turns on the machine."""

    def __init__(self, name: str, python: Path | str, subject: Path, path: Path | None = None) -> None:
        self.name = name
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 closed in close()
        try:
            self.process = subprocess.Popen(
                [str(python), "-P", str(STOPWATCH), str(subject)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                env=environment(path),
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            self.errors.close()
            raise WorkerFailed(f"{name}: {python} does not start ({error})") from error
        self.answers: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Gather answers; an empty one says that no more will come."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.answers.put(line)
        self.answers.put("")

    def ask(self, limit: float, **request: object) -> dict[str, Any]:
        """Send a request and wait for its answer, at most so many seconds."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.answers.get(timeout=limit)
        except OSError:
            line = ""
        except queue.Empty:
            self.close()
            raise WorkerFailed(f"{self.name}: no answer within {limit:.0f} seconds") from None
        if not line:
            raise WorkerFailed(f"{self.name}: the process ended ({self.last_words()})")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise WorkerFailed(f"{self.name}: {answer['error']}")
        return answer

    def last_words(self) -> str:
        """The last line that the process wrote to stderr."""
        self.errors.seek(0)
        lines = self.errors.read().strip().splitlines()
        return lines[-1] if lines else "it said nothing"

    def close(self) -> None:
        """End the process."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.errors):
            if stream is not None and not stream.closed:
                with contextlib.suppress(OSError):  # what was still to be written to a dead process
                    stream.close()


def environment(path: Path | None) -> Mapping[str, str]:
    """The variables for a worker: a package of ours comes first on the path; a peer sees none of ours."""
    variables = dict(os.environ)
    if path is None:
        for name in ("PYTHONPATH", "PYTHONHOME"):
            variables.pop(name, None)
    else:
        rest = variables.get("PYTHONPATH")
        variables["PYTHONPATH"] = f"{path}{os.pathsep}{rest}" if rest else str(path)
    return variables
