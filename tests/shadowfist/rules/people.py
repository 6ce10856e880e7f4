"""Plain cards for tests of attacks and damage: what they are called says what they can do."""

from collections.abc import Callable
from typing import Any

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.word_kinds import Selector
from tests.shadowfist.duel import Duel, duel

FIGHTING = {"Ant": 1, "Cat": 3, "Dog": 3, "Elk": 4, "Bear": 6, "Giant": 9}
ABLE = {
    "Leaper": m.SUPERLEAP, "Sneak": m.STEALTH, "Ambusher": m.AMBUSH, "Assassin": m.ASSASSINATE,
    "Boulder": m.UNSTOPPABLE, "Runner": m.MOBILITY, "Loner": m.INDEPENDENT, "Tactician": m.TACTICS, "Viper": m.LETHAL,
    "Leper": m.CORRUPTED,
}  # fmt: skip


def people() -> list[Card]:
    """Characters without a text, Characters of 4 Fighting with one bold-faced ability, two meadows, Events for all."""
    return [
        *[m.character(title, "Fighter", 1, strength, "", "") for title, strength in FIGHTING.items()],
        *[m.character(title, "Fighter", 1, 4, "", "", keywords=mask) for title, mask in ABLE.items()],
        m.character("Turtle", "Fighter", 1, 4, "", "", toughness=2),
        m.character("Snail", "Fighter", 1, 1, "", "", toughness=9),
        m.character("Prowler", "Fighter", 1, 4, "", "", m.allow(m.OUT_OF_TURN)),
        m.character("Recluse", "Fighter", 1, 4, "", "", m.always(m.cannot(m.NO_ATTACK | m.NO_INTERCEPT))),
        m.character("Sleepless", "Fighter", 1, 4, "", "", m.always(m.cannot(m.NO_TURN_TO_HEAL))),
        m.character("Withering", "Fighter", 1, 4, "", "", m.always(m.cannot(m.NO_HEAL))),
        m.feng_shui("Meadow", 8),
        m.feng_shui("Pond", 4),
        m.feng_shui("Lone Pine", 4, restrictions=m.UNIQUE),
        m.site("Barn", 0, 1, 3, "", ""),
        *events(),
    ]  # fmt: skip


def events() -> list[Card]:
    """Events that anyone can play for nothing."""
    thing = m.pick(m.CHARACTER, m.SITE, m.FENG_SHUI)
    attacker = m.pick(m.CHARACTER, attacking=1)
    return [
        at("Bolt", lambda it: m.Damage(2, it), thing),
        at("Snuff", m.Smoke, thing),
        at("Vigor", lambda it: m.Give(it, [m.fighting(2)], m.TURN_END), m.ANY_CHARACTER),
        at("Rage", lambda it: m.Give(it, [m.fighting(2)], m.ATTACK_END), m.ANY_CHARACTER),
        at("Wings", lambda it: m.Give(it, [m.keyword(m.SUPERLEAP)], m.TURN_END), m.ANY_CHARACTER),
        at("Hide", lambda it: m.Give(it, [m.toughness(1)], m.TURN_END), m.ANY_CHARACTER),
        at("Balm", m.Heal, m.pick(damaged=1)),
        at("Rest", m.UnturnCards, m.ANY_CHARACTER),
        at("Betray", lambda it: m.TakeControl(it, m.TURN_END), m.pick()),
        at("Decoy", m.ChangeTarget, attacker, lambda it: m.pick(m.CHARACTER, m.SITE, m.FENG_SHUI, but=it)),
        m.event("Quake", 0, "", m.use(m.Damage(2, m.All(m.ANY_CHARACTER)))),
    ]


def at(title: str, verb: Callable[..., m.Verb], *targets: Any) -> Card:
    """An Event that does something to its targets; which the next may be can depend on those before it."""
    picked: list[Any] = []
    for each in targets:
        picked.append(m.target(each if isinstance(each, Selector) else each(*picked)))
    return m.event(title, 0, "", m.use(picked, verb(*picked)))


def fight(*sides: list[str], **setup: Any) -> Duel:
    """A table at which these cards are known too."""
    return duel(*sides, extra=people(), **setup)
