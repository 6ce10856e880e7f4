"""The last attack of a game of Shadowfist stays on the table, as the seat was told of it; and bots wait for eyes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kwoon.engine.events import EVERYONE
from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.games.shadowfist.terms import codes as t
from kwoon.games.shadowfist.terms.events import Acted, Seen, Told
from kwoon.games.shadowfist.terms.questions import BURN_FOR_VICTORY
from kwoon.hall.house.house import House
from kwoon.hall.house.running import Running
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.pages.context import environment
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.marks import Marks
from kwoon.hall.pages.drawing.shadowfist import DRAWER
from kwoon.hall.store.database import open_database
from kwoon.tables.chronicle import Line
from kwoon.tables.live import LiveTable
from kwoon.tables.manners import manners_of
from kwoon.tables.manners.shadowfist_attacks import Named, last_attack

TEMPLATES = environment()
NAMES = ("Ann", "<i>Bo</i>", "Cy")


def told(move: int, kind: int, card: str, by: str = "", seat: int = 0, number: int = 0, **more: Any) -> Line:
    return Line(move, "", Seen(EVERYONE, kind, card_of(card), card_of(by), seat, number, **more))  # type: ignore[arg-type]


def card_of(words: str) -> Told:
    """A card as the log has it, from the words for it: {1}'s Imp."""
    head, mark, name = words.partition("}'s ")
    return Told(name, int(head[1:]), name) if mark else Told(words)  # type: ignore[arg-type]


def blow(move: int, card: str, by: str, number: int) -> Line:
    return told(move, t.DAMAGED, card, by, number=number, is_combat_damage=True)


INTERCEPTED = [
    told(3, t.TURNED_TO_ATTACK, "{1}'s Imp", "{0}'s Cat", 1),
    told(7, t.TURNED_TO_ATTACK, "{1}'s Imp", "{0}'s City Park", 1),
    told(7, t.TURNED_TO_ATTACK, "{1}'s Imp #2", "{0}'s City Park", 1),
    told(7, t.ATTACK_DECLARED, "{0}'s City Park", seat=1),
    told(8, t.TURNED_TO_ATTACK, "{2}'s Seamus", "{0}'s City Park", 2),
    told(8, t.ATTACK_JOINED, "{0}'s City Park", seat=2),
    told(9, t.INTERCEPTED, "{0}'s Hungry Ghosts", "{1}'s Imp"),
    Line(9, "{0} uses Explosives: Bang", Acted(EVERYONE, 0, 1, "Explosives", "Bang")),  # type: ignore[arg-type]
    blow(10, "{0}'s Hungry Ghosts", "{1}'s Imp", 1),
    blow(10, "{1}'s Imp", "{0}'s Hungry Ghosts", 2),
    told(10, t.WAS_SMOKED, "{1}'s Imp", "{0}'s Hungry Ghosts"),
    blow(11, "{0}'s City Park", "{1}'s Imp #2", 1),
    blow(11, "{0}'s City Park", "{2}'s Seamus", 4),
]


def test_who_attacked_who_met_whom_and_what_it_cost() -> None:
    tale = last_attack(INTERCEPTED)
    assert tale is not None
    assert (tale.by, tale.joined, tale.over) == (1, [2], False)
    assert tale.attackers == [Named(1, "Imp"), Named(1, "Imp #2"), Named(2, "Seamus")]
    met, target = tale.clashes
    assert (met.other, met.ones, met.deals, met.takes) == (Named(0, "Hungry Ghosts"), [Named(1, "Imp")], [1], [2])
    assert (target.other, target.deals, target.takes) == (Named(0, "City Park"), [1, 4], [0, 0])
    assert tale.fate(Named(1, "Imp")) == "smoked"
    assert tale.fate(Named(1, "Imp #2")) == ""
    assert tale.verdict == "5 damage"
    assert [line.words for line in tale.asides] == ["{0} uses Explosives: Bang"]


@pytest.mark.parametrize(
    ("lines", "verdict"),
    [
        ([told(12, t.SEIZED, "City Park", seat=1)], "seized by {1}"),
        (
            [told(12, t.BURNED_SITE, "{0}'s City Park", seat=1, fate_of_site=BURN_FOR_VICTORY)],
            "burned for victory by {1}",
        ),
        ([told(12, t.BURNED_SITE, "{0}'s City Park", seat=1)], "burned for Power by {1}"),
        ([told(12, t.WAS_SMOKED, "{0}'s City Park")], "smoked"),
        ([], "5 damage"),
    ],
)
def test_what_became_of_what_was_attacked(lines: list[Line], verdict: str) -> None:
    tale = last_attack(
        [*INTERCEPTED, *lines, told(13, t.ATTACK_ENDED, "City Park"), blow(14, "{0}'s City Park", "", 9)]
    )
    assert tale is not None
    assert (tale.verdict, tale.over) == (verdict, True)


def test_nobody_got_through() -> None:
    tale = last_attack([*INTERCEPTED[:11], told(12, t.ATTACK_ENDED, "{0}'s City Park")])
    assert tale is not None
    assert tale.verdict == "did not get through"
    assert last_attack(INTERCEPTED[:3]) is None


def bots_at_it(seed: int) -> LiveTable:
    seats = tuple(Seat(name, "hitter") for name in NAMES)
    return LiveTable.open(game_named("shadowfist"), {"players": 3}, seed, seats)


def middle(live: LiveTable, seat: int) -> str:
    desk = Desk("shadowfist", seat, NAMES, live.view(seat), None, live.log(seat), Marks(None))
    return DRAWER.parts(TEMPLATES, desk)["middle"]


def test_the_table_shows_it_until_the_next_one_begins() -> None:
    """In a game of bots: an attack is on the table, or the last one is, from the first one on; names are escaped."""
    live = bots_at_it(5)
    seen = {"under way": 0, "last": 0, "foretold": 0}
    while len(live.moves) < 300 and not live.over:
        live.bot_step()
        under_way = live.view(0)["attack"] is not None
        attacked = last_attack(live.log(0)) is not None
        if not attacked and not under_way:
            continue
        html = middle(live, len(live.moves) % 4 - 1)
        assert "<i>Bo" not in html
        assert ("Last attack" in html) == (attacked and not under_way)
        seen["under way" if under_way else "last"] += 1
        seen["foretold"] += "As it stands" in html
        assert under_way or "As it stands" not in html
    assert min(seen.values()) > 20, seen


def test_no_pause_for_what_only_some_see_or_hardly_matters() -> None:
    manners = manners_of("shadowfist")
    assert manners.beats(told(1, t.DAMAGED, "x").event) > manners.beats(told(1, t.ATTACK_DECLARED, "x").event) > 1
    assert manners.beats(told(1, t.TURN_STARTED, "x").event) == 0
    assert manners_of("kungfu").beats(told(1, t.DAMAGED, "x").event) == 0


def test_bots_pause_where_all_have_seen_a_fight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pauses follow from what everybody saw, and from nothing else."""
    paused: list[tuple[float, int]] = []

    async def pause(running: Running, seconds: float) -> None:
        paused.append((seconds, len(running.live.chronicle.entries)))

    monkeypatch.setattr(Running, "pause", pause)

    async def story(house: House) -> None:
        decks = {"decks": ["dragons", "lotus", "lotus"]}
        room = await house.open_room(house.people.guest("Ann"), "shadowfist", decks, ["person", "hitter", "hitter"])
        running = await house.running_room(room)
        running.come(0)
        for _ in range(4000):
            await asyncio.sleep(0.002)
            if running.question(0) is not None:
                await running.answer(0, 0, running.live.version)
            if sum(length > 1 for length, _ in paused) > 8 or running.live.over:
                break
        events, beats, before = running.live.chronicle.entries, manners_of("shadowfist").beats, 0
        for length, count in paused:
            if length > 1:
                assert length == max(beats(event) for _, event in events[before:count] if event.seen_by(-1))
            before = count
        running.go(0)

    async def told() -> None:
        house = House(open_database(f"sqlite:///{tmp_path}/hall.db"), Thinkers(0), pace=1.0)
        try:
            async with asyncio.timeout(60):
                await story(house)
        finally:
            await house.close()
            house.thinkers.close()

    asyncio.run(told())
    assert {length for length, _ in paused} >= {1.0, 2.5}
