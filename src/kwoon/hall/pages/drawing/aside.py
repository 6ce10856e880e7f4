"""What one person reads beside the table: what is said, what is asked of them all, and who is away or has left."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from time import gmtime, strftime, time
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from kwoon.hall.house.company import Company, Plea
from kwoon.hall.house.gallery import Gallery
from kwoon.hall.house.running import Running
from kwoon.hall.pages.drawing.kept import macros
from kwoon.hall.store.people import Person
from kwoon.hall.store.talk import GALLERY, JUDGE, Said


class Aside:
    """What one open page shows beside the table. `news` is the next message for it, or None if there is none."""

    def __init__(
        self,
        company: Company,
        table: Running | Gallery,
        seat: int,
        person: Person,
        blocked: set[str],
        environment: Environment,
    ) -> None:
        self.company = company
        self.table = table
        self.seat = seat
        self.person = person
        self.blocked = blocked
        self.environment = environment
        self.heard: set[int] = set()
        self.sent: dict[str, str] = {}
        self.calm: dict[str, str] | None = None
        """The parts while nobody is away and nothing is asked for."""
        self.refused_at = -1
        """At which version this page was told that somebody did not agree."""
        self.note = ""
        """Something for this page alone."""
        self.bell: Callable[[], None] = company.ring

    # --- what is said ----------------------------------------------------------------------------------------------

    def due(self, line: Said) -> float | None:
        """In how many seconds a line may be read here (0: now); None for one that may not.

        Players read nothing of the gallery while they play, and the gallery reads them as late as it sees them.
        """
        if line.person in self.blocked:
            return None
        if self.table.live.over:
            return 0.0
        if isinstance(self.table, Running):
            return None if line.seat == GALLERY else 0.0
        return 0.0 if line.seat == GALLERY else max(0.0, line.at + self.table.delay - time())

    def readable(self) -> list[Said]:
        """All that may be read here now."""
        return [line for line in self.company.lines if self.due(line) == 0.0]

    def patience(self) -> float | None:
        """In how many seconds the next line may be read; None if none is on its way."""
        if not self.company.lines:
            return None
        waits = [self.due(line) for line in self.company.lines if line.id not in self.heard]
        return min([wait for wait in waits if wait], default=None)

    def line(self, said: Said) -> str:
        """One line."""
        at = strftime("%H:%M", gmtime(said.at))
        return self.draw("line", said=said, own=said.person == self.person.id, at=at)

    # --- who is there, and what is asked -----------------------------------------------------------------------------

    def parts(self) -> dict[str, str]:
        """The parts that change."""
        words = self.absences()
        if not words and self.company.plea is None:
            if self.calm is None:
                self.calm = {"company": self.draw("absences", words=words), "plea": self.draw_plea()}
            return self.calm
        return {"company": self.draw("absences", words=words), "plea": self.draw_plea()}

    def absences(self) -> list[str]:
        """Who is not there, in words."""
        running, names = self.company.running, self.table.live.names
        if not (running.away or running.stood_in or running.left) or running.live.over:
            return []
        if not isinstance(self.table, Running):
            return []
        found = [f"{names[seat]} has left." for seat in running.left if seat != self.seat]
        for seat in running.assistants:
            if seat in running.left or seat == self.seat:
                continue
            if seat in running.stood_in:
                found.append(f"A bot plays for {names[seat]}.")
            elif running.absent(seat):
                found.append(f"{names[seat]} is away.")
        return found

    def draw_plea(self) -> str:
        """The bar that asks to agree, or says who is waited for."""
        plea, running = self.company.plea, self.company.running
        if plea is None or (self.seat not in running.assistants and self.seat != JUDGE):
            return self.draw("plea", kind="", plea="", who="", waits="", what="")
        names = running.live.names
        to_agree = running.to_agree(plea.seat)
        kind = "asked" if self.seat in to_agree and self.seat not in plea.agreed else "waits"
        if plea.refused or self.seat == JUDGE != plea.seat:
            kind = ""
        waits = ", ".join(names[seat] for seat in to_agree if seat not in plea.agreed)
        token = self.plea_token(plea)
        return self.draw(
            "plea",
            kind=kind,
            plea=token,
            who="The judge" if plea.seat == JUDGE else names[plea.seat],
            waits=waits,
            what=plea.what if plea.seat == JUDGE else self.seen_of(),
            mine=plea.seat == self.seat,
            judge=plea.seat == JUDGE,
        )

    def refusal(self) -> str:
        """Who did not agree, once, for the one who asked."""
        plea = self.company.plea
        if plea is None or not plea.refused or plea.seat != self.seat or plea.version == self.refused_at:
            return ""
        self.refused_at = plea.version
        who = ", ".join(self.company.running.live.names[seat] for seat in sorted(plea.refused))
        return f"{who} did not agree to take it back."

    def seen_of(self) -> str:
        """What this seat was told of the answer that is to be taken back: not a word more than stands in its log."""
        live = self.company.running.live
        lines = live.log(self.seat, len(live.moves) - 1)
        return " ".join(line.text(live.names) for line in lines[:2])

    def plea_token(self, plea: Plea) -> str:
        """What a reply has to carry, in a form that tells no version."""
        seed = self.company.running.live.start.seed
        return hashlib.blake2b(b"kwoon plea %d %d %d" % (seed, self.seat, plea.version), digest_size=9).hexdigest()

    # --- messages --------------------------------------------------------------------------------------------------

    def news(self) -> dict[str, Any] | None:
        """What is new since the last message; None if nothing is."""
        parts = self.parts()
        if parts is self.calm is self.sent and not (self.company.lines or self.heard or self.note):
            return None
        lines = self.readable()
        there = {line.id for line in lines}
        fresh = [line for line in lines if line.id not in self.heard]
        aside: dict[str, Any] = {name: html for name, html in parts.items() if self.sent.get(name) != html}
        if fresh:
            aside["said"] = [self.line(line) for line in fresh]
            aside["own"] = all(line.person == self.person.id for line in fresh)
        if not self.sent:
            aside["whole"] = True  # the page may be an old one: what is not among this is gone
        if self.heard - there:
            aside["forget"] = sorted(self.heard - there)
        message: dict[str, Any] = {"aside": aside} if aside else {}
        note = self.note or self.refusal()
        if note:
            message["note"] = note
        self.sent, self.heard, self.note = parts, there, ""
        return message or None

    def whole(self) -> dict[str, Any]:
        """The page as it is drawn at first."""
        parts = self.parts()
        return {
            "company": Markup(parts["company"]),
            "plea": Markup(parts["plea"]),
            "talk": [Markup(self.line(line)) for line in self.readable()],
        }

    def say_here(self, note: str) -> None:
        """Something for this page alone, with the next message."""
        self.note = note
        self.bell()

    def draw(self, macro: str, **values: Any) -> str:
        """One macro of the template."""
        return str(macros(self.environment, "company.html").draw(macro, **values))
