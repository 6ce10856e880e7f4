"""Combat in Kowloon: cards that need only the plain words of the language."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.make import (
    ANY_CARD,
    ANY_CHARACTER,
    EVERY_PLAYER,
    SELF,
    SUBJECT,
    THE_TARGET,
    TURN,
    TURN_AND_MAINTAIN,
    YOU_,
    always,
    character,
    choose,
    combat_damage,
    edge,
    event,
    feng_shui,
    fighting,
    happens,
    keyword,
    n,
    pick,
    site,
    state,
    target,
    toughness,
    use,
    when,
)
from kwoon.games.shadowfist.language.abilities import MAIN_SHOT
from kwoon.games.shadowfist.language.conditions import WhileAttacking, WhileControlling
from kwoon.games.shadowfist.language.costs import PayPower
from kwoon.games.shadowfist.language.numbers import Count
from kwoon.games.shadowfist.language.selectors import OPPONENT, YOU
from kwoon.games.shadowfist.language.terms import (
    AMBUSH,
    CHARACTER,
    EDGE,
    GUTS,
    INDEPENDENT,
    LIMITED,
    MOBILITY,
    REVEALED,
    STATE,
    STEALTH,
    TACTICS,
    TURNED_TO_ATTACK,
    UNIQUE,
    VEHICLE,
    WEAPON,
)
from kwoon.games.shadowfist.language.things import All
from kwoon.games.shadowfist.language.verbs import (
    UNTIL,
    Damage,
    GainPower,
    Give,
    Heal,
    KeepFromIntercepting,
    Smoke,
    ToHand,
    TurnCards,
    UnturnCards,
)

TURN_END = UNTIL["turn"]
MAINTAINED = UNTIL["maintained"]


def basics() -> list[Card]:
    """The cards."""
    return [*characters(), *events(), *sites(), *states_and_edges()]


def characters() -> list[Card]:
    """Characters."""
    return [
        character("Mantis Fighter", "Transformed Martial Artist", 1, 1, "", "aC"),
        character("Junkyard Boys", "Netherworld Students", 1, 1, "", "dH"),
        character(
            '"Monkey" Chang',
            "Transformed Martial Artist",
            5,
            7,
            "aa",
            "C",
            when(
                happens(TURNED_TO_ATTACK, "turns to attack", this=True),
                KeepFromIntercepting(THE_TARGET, SELF),
                choices=(target(ANY_CHARACTER, 0, 2),),
            ),
            restrictions=UNIQUE,
        ),
        character(
            "Tears of the Crocodile",
            "Transformed Killer",
            4,
            6,
            "aa",
            "aC",
            use(Give(SELF, [keyword(AMBUSH)], TURN_END), costs=(PayPower(n(1)),)),
            keywords=STEALTH,
        ),
        character(
            "Wolf Clan Hunters",
            "Transformed Animals",
            2,
            2,
            "",
            "a",
            always(
                fighting(Count(pick(CHARACTER, words=("Transformed",), attacking=1, other=True))),
                while_=WhileAttacking(False),
            ),
        ),
        character(
            "Maverick Trucker",
            "Blue-Collar Hero",
            3,
            3,
            "dd",
            "d",
            keywords=GUTS,
            toughness=1,
        ),
        character("Student of the Dragon", "Martial Artist", 1, 1, "", "d", keywords=INDEPENDENT),
        character(
            "Rat Clan Spies",
            "Transformed Martial Artist",
            1,
            1,
            "",
            "a",
            always(
                keyword(STEALTH),
                while_=WhileControlling(pick(CHARACTER, whose=YOU, words=("Lodge", "Transformed"), foundation=0), 1),
            ),
        ),
    ]


def events() -> list[Card]:
    """Events."""
    return [
        event("Final Brawl", 0, "dd", use(Damage(n(2), All(ANY_CHARACTER)))),
        event("Back for Seconds", 1, "d", use(UnturnCards(THE_TARGET), choices=(target(ANY_CHARACTER),))),
        event("Blade Palm", 2, "CC", use(ToHand(THE_TARGET), choices=(target(ANY_CARD),))),
        event("Realpolitik", 1, "a", use(Smoke(THE_TARGET), choices=(target(pick(EDGE, STATE)),))),
        event("Bull Market", 0, "aaa", use(GainPower(EVERY_PLAYER, n(5))), restrictions=LIMITED),
    ]


def sites() -> list[Card]:
    """Sites."""
    return [
        feng_shui(
            "Cataract Gorge",
            7,
            use(Give(THE_TARGET, [keyword(INDEPENDENT)], TURN_END), costs=(TURN,), choices=(target(ANY_CHARACTER),)),
            restrictions=UNIQUE,
        ),
        feng_shui("Diamond Beach", 5, subtitle="Netherworld Feng Shui Site", toughness=2),
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
        feng_shui(
            "Stone Dolmens",
            8,
            use(Smoke(THE_TARGET), costs=(TURN,), choices=(choose(pick(STATE)),)),
        ),
        feng_shui(
            "Medicinal Flower Garden",
            8,
            when(happens(REVEALED, "is revealed by an opponent", this=True, doer=OPPONENT), GainPower(YOU_, n(1))),
        ),
        feng_shui("Puzzle Garden", 8),
        feng_shui(
            "Gambling House",
            6,
            use(GainPower(YOU_, n(1)), costs=(TURN,), timing=MAIN_SHOT),
            restrictions=LIMITED,
        ),
        site(
            "Car Wash",
            2,
            1,
            7,
            "",
            "",
            use(Heal(THE_TARGET), costs=(TURN,), choices=(choose(pick(CHARACTER, carries=VEHICLE, damaged=1)),)),
        ),
    ]


def states_and_edges() -> list[Card]:
    """States and Edges."""
    return [
        state(
            "Butterfly Swords",
            1,
            "C",
            ANY_CHARACTER,
            always(combat_damage(3), to=SUBJECT),
            restrictions=WEAPON,
        ),
        state(
            "Muscle Car",
            2,
            "d",
            ANY_CHARACTER,
            always(fighting(3), keyword(GUTS), to=SUBJECT),
            subtitle="Homemade Tank State",
            restrictions=VEHICLE,
        ),
        state(
            "Hover Tank",
            3,
            "HH",
            ANY_CHARACTER,
            always(fighting(4), keyword(MOBILITY | TACTICS), to=SUBJECT),
            when(
                happens(TURNED_TO_ATTACK, "turns to attack", subject=True),
                KeepFromIntercepting(THE_TARGET, SUBJECT),
                choices=(target(ANY_CHARACTER),),
            ),
            restrictions=VEHICLE,
        ),
        edge(
            "Lightning Patrol",
            1,
            "ddd",
            use(
                UnturnCards(THE_TARGET),
                costs=(TURN,),
                choices=(target(pick(CHARACTER, attacking=0, carries=VEHICLE)),),
            ),
            restrictions=LIMITED,
        ),
    ]
