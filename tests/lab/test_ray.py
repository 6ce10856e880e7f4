"""Studies on a real Ray cluster on this machine, of which workers are killed. `make ray` runs these; `make test` does
not, since Ray is half a gigabyte and takes half a minute to start."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.lab.bouts import Bout, Chunk, Entrant, Played, chunks, play_chunk
from kwoon.lab.clusters import do_on_ray
from kwoon.lab.crew import do_here, in_order
from kwoon.lab.study.file import read_study
from kwoon.lab.study.results import Results
from kwoon.lab.study.run import play_study
from tests.lab import deeds

STUDY = 'title = "t"\ngame = "kungfu"\nbot = "random"\nplayers = 3\nchunk = 3\ngames = 18\n[options]\nmax_turns = 4'


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers, begun once for all of these."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray = import_module("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


@pytest.mark.ray
@pytest.mark.usefixtures("cluster")
def test_the_cluster_plays_the_same_games() -> None:
    bout = Bout("kungfu", 3, (Entrant("a", "random"),) * 3, {"max_turns": 4})
    work = list(chunks(bout, 18, 3))
    assert list(in_order(do_on_ray(play_chunk, work))) == list(in_order(do_here(play_chunk, work)))


@pytest.mark.ray
@pytest.mark.usefixtures("cluster")
def test_a_study_has_the_same_results_when_a_worker_is_killed(
    tmp_path: Path,
) -> None:
    mark = tmp_path / "killed"
    file = tmp_path / "study.toml"
    file.write_text(STUDY)
    study = read_study(file)

    def die_once(chunk: Chunk) -> list[Played]:
        if chunk.first == 6 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_chunk(chunk)

    def on_ray(do: object, work: Iterable[Chunk]) -> Iterator[tuple[int, list[Played]]]:
        return do_on_ray(die_once, work)

    def gathered(folder: Path, crew: Callable[..., Iterator[tuple[int, list[Played]]]]) -> bytes:
        results = Results(study, folder)
        results.open()
        play_study(results, crew, lambda _: None)
        return results.gather().read_bytes()

    assert gathered(tmp_path / "ray", on_ray) == gathered(tmp_path / "here", do_here)
    assert mark.exists()


@pytest.mark.ray
@pytest.mark.usefixtures("cluster")
def test_what_goes_wrong_on_the_cluster_is_told_here() -> None:
    with pytest.raises(BadOptions, match="three is no number"):
        list(do_on_ray(deeds.square_or_refuse, range(5)))
