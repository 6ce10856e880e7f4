# not compiled
"""What the words of a card are called with is of the kind that they ask for; what is not is told in a writer's words.

A compiled word looks at that itself. One that runs from its source would take whatever it is given, and fail later or
never: so while a file of cards is read, those look too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from inspect import Parameter, Signature, signature
from itertools import zip_longest
from types import FunctionType, ModuleType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from kwoon.games.shadowfist.cards import make
from kwoon.games.shadowfist.state.abilities import Ability, Grant
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.word_kinds import (
    Cards,
    Condition,
    Cost,
    Number,
    Players,
    Selector,
    Trigger,
    Verb,
    Word,
)

WANTED: Final[dict[type, str]] = {
    Ability: "an ability: use(...), when(...), always(...)",
    Card: "a card: token(...), character(...)",
    Cards: "cards: SELF, a name that you gave, All(...)",
    Condition: "a condition: Is(...), AtLeast(...), ATTACKING",
    Cost: "a cost: TURN, PayPower(...)",
    Grant: "something that a card is given: fighting(...), keyword(...)",
    Number: "a number that is counted: Count(...), PrintedCost(...), Fixed(3)",
    Players: "players: YOU_, EACH_OPPONENT, a name that you gave",
    Selector: "a kind of card: ANY_CHARACTER, pick(...)",
    Trigger: "something that happens: happens(...), AtTurn(...)",
    Verb: "a verb: Damage(...), GainPower(...)",
    int: "a plain number, or one of the names for it",
    str: "words in quotes",
    bool: "True or False",
    list: "a list in square brackets",
    tuple: "a row in round brackets",
}
"""What a kind of word is to a writer of cards."""


@contextmanager
def looking(file: ModuleType) -> Iterator[None]:
    """While this lasts, the words that a file of cards writes look at what they are called with."""
    written = {name: getattr(make, name) for name in make.__all__ if vars(file).get(name) is getattr(make, name)}
    vars(file).update({name: careful(name, word) for name, word in written.items() if callable(word)})
    try:
        yield
    finally:
        vars(file).update(written)


@cache
def careful(name: str, word: Callable[..., Any]) -> Callable[..., Any]:
    """A word that looks at what it is called with, before it is made; a compiled one does so by itself."""
    body = getattr(word, "__init__") if isinstance(word, type) else word  # noqa: B009
    if not isinstance(body, FunctionType):
        return word
    form, hints = signature(word), get_type_hints(body, localns={"Card": Card})
    tests = {key: test_of(hints.get(key, Any)) for key in form.parameters}
    in_order = [tests[each.name] for each in form.parameters.values() if each.kind == each.POSITIONAL_OR_KEYWORD]
    several = next((tests[each.name] for each in form.parameters.values() if each.kind == each.VAR_POSITIONAL), None)

    def made(*given: object, **named: object) -> Any:
        pairs = zip_longest(in_order[: len(given)], given, fillvalue=several)
        right = all(test is not None and test(value) for test, value in pairs)
        right = right and all(key in tests and tests[key](value) for key, value in named.items())
        try:
            found = word(*given, **named)
        except (AttributeError, TypeError):
            complain(name, form, hints, given, named)
            raise
        if not right:  # what the word itself says of it would have been more to the point
            complain(name, form, hints, given, named)
        return found

    return made


def complain(
    name: str, form: Signature, hints: dict[str, Any], given: tuple[object, ...], named: dict[str, object]
) -> None:
    """Say what is wrong with how a word is called, if it is."""
    try:
        bound = form.bind(*given, **named).arguments
    except TypeError as wrong:
        raise ValueError(f"{name}: {wrong}; it is written {call_of(name)}") from wrong
    for key, value in bound.items():
        row = form.parameters[key].kind == Parameter.VAR_POSITIONAL
        for each in value if row else (value,):
            if not test_of(hints.get(key, Any))(each):
                raise ValueError(f"{name}: {key} is to be {wanted(hints[key])}; not {said(each)}")


def call_of(name: str) -> str:
    """How a word is written, by its parameters in order: `x=` can be left away, and goes by its name after a `*`."""
    parts: list[str] = []
    for each in signature(getattr(make, name)).parameters.values():
        several = "*" if each.kind == each.VAR_POSITIONAL else ""
        if each.kind == each.KEYWORD_ONLY and not any(part.startswith("*") for part in parts):
            parts.append("*")
        parts.append(f"{several}{each.name}{'' if several or each.default is each.empty else '='}")
    return f"{name}({', '.join(parts)})"


Test = Callable[[object], bool]


def test_of(hint: Any) -> Test:
    """Whether a value is of a kind; of kinds that are not looked at, everything is."""
    hint = getattr(hint, "__supertype__", hint)
    kind = get_origin(hint)
    if kind in (Union, UnionType):
        tests = [test_of(each) for each in get_args(hint)]
        return lambda value: any(test(value) for test in tests)
    if kind in (list, tuple):
        inner = [test_of(each) for each in get_args(hint) if each is not Ellipsis]
        if len(inner) == 1:
            return lambda value: isinstance(value, kind) and all(map(inner[0], value))
        return lambda value: isinstance(value, kind)
    if isinstance(hint, type):
        return lambda value: isinstance(value, hint)
    return lambda value: True


def wanted(hint: Any) -> str:
    """A kind, or several, in words for a writer of cards."""
    hint = getattr(hint, "__supertype__", hint)
    kind = get_origin(hint)
    if kind in (Union, UnionType):
        return ", or ".join(wanted(each) for each in get_args(hint) if each is not type(None))
    if kind in (list, tuple) and get_args(hint):
        return f"{WANTED[kind]}, and each in it {wanted(get_args(hint)[0])}"
    kind = kind or hint
    near = [WANTED[each] for each in getattr(kind, "__mro__", ()) if each in WANTED]
    return near[0] if near else getattr(kind, "__name__", str(kind))


def said(value: object) -> str:
    """What was given instead, as its writer knows it."""
    if isinstance(value, int) and not isinstance(value, bool):
        return f"the plain number {value}"
    if isinstance(value, Word):
        return f"{type(value).__name__}, which says {value.text()!r}"
    return repr(value)
