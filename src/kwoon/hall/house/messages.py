"""Questions as plain data: what goes to a bot in another process, and to whoever plays from outside."""

from __future__ import annotations

from typing import Any

from kwoon.engine.action import read_action
from kwoon.engine.question import Option, Question, Thing


def question_data(question: Question) -> dict[str, Any]:
    """A question as JSON can say it."""
    return {
        "seat": question.seat,
        "kind": question.kind,
        "prompt": question.prompt,
        "options": [
            {
                "label": option.label,
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
        )
        for index, each in enumerate(data["options"])
    )
    return Question(data["seat"], data["kind"], data["prompt"], options)
