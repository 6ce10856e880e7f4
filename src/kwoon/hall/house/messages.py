"""Questions and wishes as plain data: what goes to a bot in another process, to other workers, and to programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kwoon.engine.action import read_action
from kwoon.engine.question import Option, Question, Thing
from kwoon.tables.passing import ALWAYS, Passing, Reader


def question_data(question: Question) -> dict[str, Any]:
    """A question as JSON can say it."""
    return {
        "seat": question.seat,
        "kind": question.kind,
        "prompt": question.prompt,
        "options": [
            {
                "label": option.label,
                "brief": option.brief,
                "thing": None if option.thing is None else list(option.thing),
                "gives_up": option.gives_up,
                "action": option.action.plain(),
            }
            for option in question.options
        ],
    }


def read_question(data: dict[str, Any]) -> Question:
    """The question that `question_data` gave this for."""
    options = tuple(
        Option(
            index,
            each["label"],
            None if each["thing"] is None else Thing(*each["thing"]),
            each["gives_up"],
            read_action(each["action"]),
            each["brief"],
        )
        for index, each in enumerate(data["options"])
    )
    return Question(data["seat"], data["kind"], data["prompt"], options)


def passing_data(passing: Passing) -> list[Any]:
    """What a person has asked the assistant for, as JSON can say it."""
    moment = None if passing.moment is None else passing.moment.key
    return [
        passing.habit.key,
        moment,
        passing.passed_by,
        passing.seen,
        passing.chance,
        passing.stop,
        passing.small,
    ]


def read_passing(data: Sequence[Any], reader: Reader) -> Passing:
    """What `passing_data` gave this for."""
    wishes = {ALWAYS.key: ALWAYS, **{wish.key: wish for wish in reader.wishes}}
    habit, moment, passed_by, seen, chance, stop, small = data
    return Passing(wishes.get(habit, reader.wishes[0]), wishes.get(moment), passed_by, seen, chance, stop, small)
