"""TR-1.0.d, 2.1, 2.3, 2.4: director, judges in their order, who rules where, and who decides an appeal."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from kwoon.tournament.errors import Refused
from kwoon.tournament.names import among, key, same

MULTI_JUDGES = 5
"""TR-2.4.d: the multi-judge system names a head judge and a second to a fifth."""


@dataclass(frozen=True)
class Officials:
    """The director and the judges; the first judge is the head judge."""

    director: str
    judges: tuple[str, ...]
    multi: bool = False
    """The multi-judge system of TR-2.4.d is announced."""

    @property
    def head_judge(self) -> str:
        """TR-2.4.a: every sanctioned event has one."""
        return self.judges[0]

    @property
    def everyone(self) -> frozenset[str]:
        """All who may speak for the event."""
        return frozenset({self.director, *self.judges})


def problems(officials: Officials) -> Iterator[Refused]:
    """What is missing among the officials."""
    if not officials.director:
        yield Refused("the event needs a tournament director", "TR-2.1.a")
    if not officials.judges or not all(officials.judges):
        yield Refused("the event needs a head judge, who may be the director", "TR-2.4.a")
    if len(set(map(key, officials.judges))) < len(officials.judges):
        yield Refused(f"a judge is named twice: {', '.join(officials.judges)}", "TR-2.4.d")
    if officials.multi and len(officials.judges) != MULTI_JUDGES:
        yield Refused(
            f"the multi-judge system names five judges in order, here are {len(officials.judges)}", "TR-2.4.d"
        )


def may_play(officials: Officials, person: str) -> None:
    """TR-2.1.c, 2.4.c: director and head judge play only where the multi-judge system is used."""
    if officials.multi:
        return
    other = "; somebody else of that name enters with a longer one"
    if same(person, officials.director):
        raise Refused(
            f"{officials.director} directs the event and plays only under the multi-judge system{other}", "TR-2.1.c"
        )
    if same(person, officials.head_judge):
        raise Refused(
            f"{officials.head_judge} is head judge and plays only under the multi-judge system{other}", "TR-2.4.c"
        )


def who_rules(officials: Officials, seated: Collection[str] = ()) -> str:
    """TR-2.4.d: the first judge in order who does not play in that game; then the director (TR-2.4.b)."""
    for judge in (*officials.judges, officials.director):
        if not among(judge, seated):
            return judge
    raise Refused("every judge and the director sit at this table; seat one of them elsewhere", "TR-2.4.d")


def may_rule(officials: Officials, judge: str, seated: Collection[str]) -> None:
    """Refuse a ruling by someone who is no judge, plays in that game, or does not come first in the order."""
    if judge not in officials.everyone:
        raise Refused(f"{judge} is no judge of this event; {who_rules(officials, seated)} rules here", "TR-2.4.b")
    if among(judge, seated):
        raise Refused(
            f"{judge} plays in this game and does not rule in it; {who_rules(officials, seated)} does",
            "TR-2.4.d",
        )
    if officials.multi and judge not in (who_rules(officials, seated), officials.director):
        raise Refused(
            f"{who_rules(officials, seated)} comes before {judge} in the order of judges and rules here",
            "TR-2.4.d",
        )


def may_decide_appeal(officials: Officials, judge: str, ruled: str, seated: Collection[str]) -> None:
    """TR-2.4.e: the head judge decides, unless playing in that game; the director over all (TR-2.4.b)."""
    if judge == officials.director and not among(judge, seated):
        return
    if among(officials.head_judge, seated):
        raise Refused(
            f"the head judge plays in this game, so the ruling of {ruled} is final"
            + ("" if among(officials.director, seated) else f"; only {officials.director} as director may change it"),
            "TR-2.4.e",
        )
    if ruled == officials.head_judge:
        raise Refused(
            f"{ruled} ruled as head judge, which is final but for {officials.director} as director",
            "TR-2.4.e",
        )
    if ruled == officials.director:
        raise Refused(f"{ruled} ruled as director, who has the final authority", "TR-2.4.b")
    if judge != officials.head_judge:
        raise Refused(f"{judge} cannot decide an appeal; {officials.head_judge} does as head judge", "TR-2.4.e")
