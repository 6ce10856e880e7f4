"""What is counted while a hall runs, for Prometheus: each hall has its own figures.

Where several workers serve a hall, they write their figures into files of one folder, and any of them adds them up.
"""

from __future__ import annotations

import os
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import Engine, event

SHOWN: Final = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0)
BATCHES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
TOGETHER: Final = 64
"""How many moments are put down together: many at once cost a fraction of what they cost one by one."""
THOUGHT: Final = (0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Measures:
    """Counters and histograms; what can be seen at any moment is looked up when it is asked for."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter(
            "kwoon_entries", "What was done at the tables, and is kept.", ["kind"], registry=self.registry
        )
        self.shown = Histogram(
            "kwoon_shown_seconds",
            "From what was done at a table until it was drawn for a screen that waited for it.",
            buckets=SHOWN,
            registry=self.registry,
        )
        self.batches = Histogram(
            "kwoon_journal_batch_entries",
            "How many entries one transaction of the journal wrote.",
            buckets=BATCHES,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "kwoon_bot_thinking_seconds",
            "How long bots thought, with the time that they waited for their turn to think.",
            ["game", "bot"],
            buckets=THOUGHT,
            registry=self.registry,
        )
        self.errors = Counter(
            "kwoon_database_errors", "Statements that the database refused or lost.", ["kind"], registry=self.registry
        )
        self.tables = Gauge(
            "kwoon_tables_running",
            "Tables whose game is under way.",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self.sockets = Gauge(
            "kwoon_sockets_open",
            "Screens that are shown a table.",
            registry=self.registry,
            multiprocess_mode="livesum",
        )

        self.delays: list[float] = []
        """From what was done until it was drawn, not yet put down."""

    def drawn(self, seconds: float) -> None:
        """Note how many seconds passed from something done until it was drawn for a screen that waited for it."""
        self.delays.append(seconds)
        if len(self.delays) >= TOGETHER:
            self.put_down()

    def put_down(self) -> None:
        """Put down what was gathered."""
        delays, self.delays = self.delays, []
        for each in delays:
            self.shown.observe(each)

    def listen(self, engine: Engine) -> None:
        """Count what goes wrong with a database."""

        def wrong(context: Any) -> None:
            self.errors.labels(type(context.sqlalchemy_exception or context.original_exception).__name__).inc()

        event.listen(engine, "handle_error", wrong)

    def text(self) -> bytes:
        """As Prometheus reads it; of all workers together, where there are several."""
        self.put_down()
        registry = self.registry
        if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
