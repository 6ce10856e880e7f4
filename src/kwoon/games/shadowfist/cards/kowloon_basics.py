"""Combat in Kowloon: cards that need only the plain words of the language."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.make import (
    ANY_CARD,
    ANY_CHARACTER,
    ANY_EDGE,
    ANY_SITE,
    THE_TARGET,
    TURN,
    TURN_AND_MAINTAIN,
    always,
    character,
    combat_damage,
    event,
    feng_shui,
    fighting,
    happens,
    n,
    pick,
    target,
    toughness,
    use,
    when,
)
from kwoon.games.shadowfist.language.numbers import Count, Fixed, Sum
from kwoon.games.shadowfist.language.selectors import OPPONENT, YOU
from kwoon.games.shadowfist.language.terms import (
    CHARACTER,
    EDGE,
    ENTERED,
    FENG_SHUI,
    LIMITED,
    SITE,
    UNIQUE,
)
from kwoon.games.shadowfist.language.things import All
from kwoon.games.shadowfist.language.verbs import (
    UNTIL,
    Damage,
    Give,
    Smoke,
    TurnCards,
)

TURN_END = UNTIL["turn"]
MAINTAINED = UNTIL["maintained"]


def basics() -> list[Card]:
    """The cards."""
    return [*characters(), *events(), *sites(), *states_and_edges()]


def characters() -> list[Card]:
    """Characters."""
    return [
        character("Imp", "Demon Minion", 1, 1, "", "eM"),
        character("Shaolin Supplicants", "Kung Fu Pilgrims", 1, 1, "", "gC"),
        character(
            "Hungry Ghosts",
            "Malicious Spirits",
            2,
            2,
            "",
            "eM",
            use(Damage(n(1), THE_TARGET), costs=(TURN,), choices=(target(ANY_CHARACTER),)),
        ),
        character("Walking Corpses", "Undead Servitors", 2, 4, "e", "e"),
        character(
            "Buddhist Monk",
            "Martial Artist",
            2,
            2,
            "",
            "gC",
            always(
                fighting(Sum([Count(pick(SITE, FENG_SHUI, whose=YOU, generating=True))], [Fixed(2)], 0)),
            ),
        ),
        character(
            "Sifu Beumer",
            "Master Martial Artist",
            5,
            8,
            "ggg",
            "gC",
            always(fighting(1), to=pick(CHARACTER, whose=YOU, words=("Student", "KungFu"))),
            restrictions=UNIQUE,
            toughness=2,
        ),
    ]


def events() -> list[Card]:
    """Events."""
    return [
        event("Killing Rain", 1, "M", use(Damage(n(2), All(ANY_SITE)))),
        event(
            "Breath of the Dragon",
            1,
            "gCCC",
            use(
                Give(THE_TARGET, [combat_damage(3), toughness(2)], TURN_END),
                choices=(target(pick(CHARACTER, attacking=1)),),
            ),
            restrictions=LIMITED,
        ),
    ]


def sites() -> list[Card]:
    """Sites."""
    return [
        feng_shui(
            "The Iron Palace",
            7,
            use(
                Give(THE_TARGET, [toughness(1)], MAINTAINED),
                costs=(TURN_AND_MAINTAIN,),
                choices=(target(ANY_CHARACTER),),
            ),
            subtitle="Secret Feng Shui Site",
            restrictions=UNIQUE,
        ),
        feng_shui(
            "The Great Wastes",
            4,
            use(TurnCards(THE_TARGET), costs=(TURN,), choices=(target(ANY_CARD),)),
            restrictions=UNIQUE,
        ),
    ]


def states_and_edges() -> list[Card]:
    """States and Edges."""
    return [
        character(
            "Eater of Fortune",
            "Hungry Demon",
            2,
            2,
            "eM",
            "e",
            always(fighting(Count(pick(EDGE, whose=OPPONENT)))),
            when(
                happens(ENTERED, "enters play", this=True),
                Smoke(THE_TARGET),
                choices=(target(ANY_EDGE, 0, 1),),
                may=True,
            ),
        ),
    ]
