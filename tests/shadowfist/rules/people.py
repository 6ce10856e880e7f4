"""Plain cards for tests of attacks and damage: what they are called says what they can do."""

from typing import Any

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import Card
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
        m.character("Prowler", "Fighter", 1, 4, "", "", m.allow(m.OUT_OF_TURN, "Attacks in any turn.")),
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
    decoy = m.ChangeTarget(m.THE_TARGET, m.Picked(1, "the second target"))
    return [
        at("Bolt", m.Damage(m.n(2), m.THE_TARGET), thing),
        at("Snuff", m.Smoke(m.THE_TARGET), thing),
        at("Vigor", m.Give(m.THE_TARGET, [m.fighting(2)], m.TURN_END), m.ANY_CHARACTER),
        at("Rage", m.Give(m.THE_TARGET, [m.fighting(2)], m.ATTACK_END), m.ANY_CHARACTER),
        at("Wings", m.Give(m.THE_TARGET, [m.keyword(m.SUPERLEAP)], m.TURN_END), m.ANY_CHARACTER),
        at("Hide", m.Give(m.THE_TARGET, [m.toughness(1)], m.TURN_END), m.ANY_CHARACTER),
        at("Balm", m.Heal(m.THE_TARGET), m.pick(damaged=1)),
        at("Rest", m.UnturnCards(m.THE_TARGET), m.ANY_CHARACTER),
        at("Betray", m.TakeControl(m.THE_TARGET, m.TURN_END), m.pick()),
        at("Decoy", decoy, attacker, m.pick(m.CHARACTER, m.SITE, m.FENG_SHUI, unpicked=True)),
        m.event("Quake", 0, "", m.use(m.Damage(m.n(2), m.All(m.ANY_CHARACTER)))),
    ]


def at(title: str, verb: Any, *targets: Any) -> Card:
    """An Event that does something to its targets."""
    return m.event(title, 0, "", m.use(verb, choices=tuple([m.target(each) for each in targets])))


def fight(*sides: list[str], **setup: Any) -> Duel:
    """A table at which these cards are known too."""
    return duel(*sides, extra=people(), **setup)
