"""The notebook of docs/notebooks runs from its beginning to its end, and learns. `make research` runs this."""

import os
import re
import sys
from pathlib import Path

import pytest

if not os.environ.get("SPIEL"):
    pytest.importorskip("nbclient", reason="needs nbclient: `make research` installs it")

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "docs" / "notebooks" / "small.ipynb"


def printed(notebook: nbformat.NotebookNode) -> str:
    """All that its cells printed."""
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    return "".join(output.text for output in outputs if output.output_type == "stream")


def learned(notebook: nbformat.NotebookNode) -> tuple[int, int]:
    """How many of a hundred fresh games it says were won at random, and after learning."""
    found = re.search(r"random +(\d+)% won.*\nlearned +(\d+)% won", printed(notebook))
    assert found is not None, printed(notebook)
    return int(found.group(1)), int(found.group(2))


def test_it_runs_and_learns_and_its_outputs_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    import kwoon

    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(kwoon.__file__).parents[1]), *sys.path]))
    kept = nbformat.read(NOTEBOOK, 4)
    nbformat.validate(kept)
    assert any("image/png" in output.get("data", {}) for cell in kept.cells for output in cell.get("outputs", ()))
    fresh = nbformat.read(NOTEBOOK, 4)
    for cell in fresh.cells:
        if cell.cell_type == "code":
            cell.outputs = []
    NotebookClient(fresh, timeout=600, kernel_name="python3").execute()
    for notebook in (kept, fresh):
        before, after = learned(notebook)
        assert 40 <= before <= 60
        assert after >= 80
    assert [len(cell.get("outputs", ())) > 0 for cell in kept.cells] == [
        len(cell.get("outputs", ())) > 0 for cell in fresh.cells
    ]
