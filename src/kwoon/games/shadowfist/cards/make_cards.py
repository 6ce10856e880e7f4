"""Short names for cards: a Character, an Event, a State, an Edge, a Site."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.checks import check_card
from kwoon.games.shadowfist.state.abilities import Ability
from kwoon.games.shadowfist.state.card import NO_COST, Card, resources
from kwoon.games.shadowfist.state.word_kinds import Number, Selector
from kwoon.games.shadowfist.terms.codes import CHARACTER, EDGE, EVENT, FENG_SHUI, RESOURCES, SITE, STATE, TOAST_IT


def make(
    title: str,
    subtitle: str,
    type_: int,
    *abilities: Ability,
    cost: int = 0,
    requires: str = "",
    provides: str = "",
    fighting: int = 0,
    power: int = 0,
    body: int = 0,
    restrictions: int = 0,
    keywords: int = 0,
    toughness: int = 0,
    x: Number | None = None,
    on: Selector | None = None,
    crisis: str = "",
) -> Card:
    """A card; `crisis` is what it costs in a crisis (SF-50.4): "dd1" is two Dragons and 1 Power."""
    check_scores(title, {"cost": cost, "fighting": fighting, "power": power, "body": body, "toughness": toughness})
    card = Card(title, subtitle, type_)
    card.cost = cost
    try:
        card.requires = resources(requires)
        card.provides = resources(provides)
        if crisis:
            card.crisis, card.crisis_requires = in_crisis(crisis)
    except ValueError as wrong:
        raise ValueError(f"{title}: {wrong}") from wrong
    card.fighting = fighting
    card.power = power
    card.body = body
    card.restrictions = restrictions
    card.keywords = keywords
    card.toughness = toughness
    card.x = x
    card.subject = on
    card.abilities = list(abilities)
    check_card(card)
    return card


def check_scores(title: str, scores: dict[str, object]) -> None:
    """Whether each of its scores is a number."""
    for name, score in scores.items():
        if not isinstance(score, int):
            raise ValueError(f"{title}: its {name} is a number, not {score!r}")


def in_crisis(written: str) -> tuple[int, list[int]]:
    """SF-50.4: the Power and the resources of a Crisis."""
    power = written.lstrip(RESOURCES)
    if not power.isdecimal():
        raise ValueError(f"a Crisis of {written!r} says no Power: write 'dd1' for two Dragons and 1 Power")
    return int(power), resources(written.removesuffix(power))


def character(
    title: str, subtitle: str, cost: int, fighting: int, requires: str, provides: str, *abilities: Ability,
    restrictions: int = 0, keywords: int = 0, toughness: int = 0, x: Number | None = None, crisis: str = "",
) -> Card:  # fmt: skip
    """A Character."""
    return make(
        title, subtitle, CHARACTER, *abilities, cost=cost, fighting=fighting, requires=requires, provides=provides,
        restrictions=restrictions, keywords=keywords, toughness=toughness, x=x, crisis=crisis,
    )  # fmt: skip


def event(
    title: str, cost: int, requires: str, *abilities: Ability, subtitle: str = "Event", provides: str = "",
    restrictions: int = 0, x: Number | None = None, crisis: str = "",
) -> Card:  # fmt: skip
    """An Event."""
    return make(
        title, subtitle, EVENT, *abilities, cost=cost, requires=requires, provides=provides,
        restrictions=restrictions, x=x, crisis=crisis,
    )  # fmt: skip


def feng_shui(
    title: str, body: int, *abilities: Ability, subtitle: str = "Feng Shui Site", power: int = 1, cost: int = NO_COST,
    requires: str = "", provides: str = "", restrictions: int = 0, toughness: int = 0,
) -> Card:  # fmt: skip
    """A Feng Shui Site; without a printed cost unless one is given."""
    return make(
        title, subtitle, FENG_SHUI, *abilities, cost=cost, power=power, body=body, requires=requires,
        provides=provides, restrictions=restrictions, toughness=toughness,
    )  # fmt: skip


def site(
    title: str, cost: int, power: int, body: int, requires: str, provides: str, *abilities: Ability,
    subtitle: str = "Site", restrictions: int = 0, toughness: int = 0,
) -> Card:  # fmt: skip
    """A Site that is not a Feng Shui Site."""
    return make(
        title, subtitle, SITE, *abilities, cost=cost, power=power, body=body, requires=requires, provides=provides,
        restrictions=restrictions, toughness=toughness,
    )  # fmt: skip


def state(
    title: str, cost: int, requires: str, on: Selector, *abilities: Ability, subtitle: str = "State",
    provides: str = "", restrictions: int = 0, x: Number | None = None, crisis: str = "",
) -> Card:  # fmt: skip
    """A State, and what it is played on."""
    return make(
        title, subtitle, STATE, *abilities, cost=cost, requires=requires, provides=provides,
        restrictions=restrictions, on=on, x=x, crisis=crisis,
    )  # fmt: skip


def edge(
    title: str, cost: int, requires: str, *abilities: Ability, subtitle: str = "Edge", restrictions: int = 0
) -> Card:
    """An Edge."""
    return make(title, subtitle, EDGE, *abilities, cost=cost, requires=requires, restrictions=restrictions)


def token(title: str, *, cost: int, fighting: int, requires: str = "", keywords: int = 0) -> Card:
    """SF-47: a Character token: its title is its designator too, and it is Toast It."""
    made = character(title, "", cost, fighting, requires, "", restrictions=TOAST_IT, keywords=keywords)
    made.token = True
    return made


def printed_in(name: str, cards: list[Card]) -> list[Card]:
    """Cards of a set."""
    for card in cards:
        card.set = name
    return cards
