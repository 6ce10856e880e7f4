"""The pure fold: what each act does to the event, one entry after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts, fold_people, fold_rounds
from kwoon.tournament.event.acts import Entry, Note, Rename
from kwoon.tournament.event.setup import Setup, problems
from kwoon.tournament.event.state import Event, Problem

Effect = Callable[[Event, Entry, Any], Event]

EFFECTS: dict[type, Effect] = {
    acts.Appoint: fold_people.appoint,
    acts.Register: fold_people.register,
    acts.Rename: fold_people.rename,
    acts.RegisterDeck: fold_people.register_deck,
    acts.CheckIn: fold_people.check_in,
    acts.Late: fold_people.late,
    acts.Drop: fold_people.drop,
    acts.Penalise: fold_people.penalise,
    acts.Rule: fold_people.rule,
    acts.Appeal: fold_people.appeal,
    acts.Seat: fold_rounds.seat,
    acts.Challenge: fold_rounds.challenge,
    acts.Start: fold_rounds.start,
    acts.Pause: fold_rounds.pause,
    acts.Resume: fold_rounds.resume,
    acts.Extend: fold_rounds.extend,
    acts.Warn: fold_rounds.warn,
    acts.CallTime: fold_rounds.call_time,
    acts.ReportResult: fold_rounds.report_result,
    acts.Finish: fold_rounds.finish,
}


CAN_STAND = frozenset({acts.Late, acts.Seat, acts.Challenge, acts.ReportResult, acts.Penalise, acts.Finish})
"""Acts that the director can let stand (TR-1.0.d, TR-2.4.b) though a correction of an earlier entry speaks against
them: what they tell has happened."""


def opened(act: Setup) -> Event:
    """The event at its announcement."""
    for problem in problems(act):
        raise problem
    return Event(act, act.officials)


def step(event: Event, entry: Entry) -> Event:
    """The event after one more entry; an act that the rules do not allow is refused."""
    if isinstance(entry.act, Note):
        return event
    if isinstance(entry.act, Setup):
        raise Refused("an event is set up once, by its first entry; correct entry 1")
    if event.finished and not isinstance(entry.act, Rename):
        raise Refused("the event is finished; undo the finish to go on, or correct an entry")
    return EFFECTS[type(entry.act)](event, entry, entry.act)


def run(event: Event, entries: Iterable[Entry]) -> Event:
    """The event after these entries; what has become impossible is reported in it, not lost."""
    for entry in entries:
        try:
            event = step(event, entry)
        except Refused as refusal:
            event = replace(event, problems=(*event.problems, Problem(entry.number, str(refusal))))
    return event
