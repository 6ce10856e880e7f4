"""What the tests of people share: a hall with its pages, and browsers that come to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from argon2 import PasswordHasher
from fastapi.testclient import TestClient

from kwoon.hall.pages.app import Settings, make_app
from kwoon.hall.pages.context import Hall

SECRET = "correct horse"


class Browser(TestClient):
    """One browser: keeps its cookies, and says where it comes from as browsers do."""

    def __init__(self, app: Any, address: str = "10.0.0.1") -> None:
        super().__init__(app, base_url="http://testserver", client=(address, 4000), follow_redirects=False)
        self.headers.update({"origin": "http://testserver", "user-agent": "Mozilla Firefox/130.0 (X11; Linux)"})

    @property
    def hall(self) -> Hall:
        """The hall behind the pages."""
        found: Hall = self.app.state.hall  # type: ignore[attr-defined]
        return found

    def enrol(self, name: str, password: str = SECRET) -> None:
        """Make an account."""
        answer = self.post("/me/account", data={"name": name, "password": password})
        assert answer.status_code == 303, answer.text

    def login(self, name: str, password: str = SECRET) -> int:
        """Log in; the status."""
        return self.post("/login", data={"name": name, "password": password}).status_code

    def own_name(self) -> str:
        """Whom the hall takes this browser for."""
        found = re.search(r"<h1>(.*?)</h1>", self.get("/me").text)
        assert found is not None
        return found.group(1)


@contextmanager
def a_hall(url: str, pace: float = 0.0, delay: float = 0.3) -> Iterator[Any]:
    """A hall that is open; further browsers come to the same."""
    app = make_app(Settings(url, pace=pace, delay=delay))
    with Browser(app) as first:
        first.hall.house.people.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # quick, for tests
        yield first


def another(first: Browser, address: str = "10.0.0.2") -> Browser:
    """Another browser in the same hall, whose portal the first one holds open."""
    browser = Browser(first.app, address)
    browser.portal = first.portal
    return browser
