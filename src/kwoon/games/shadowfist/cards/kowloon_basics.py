"""Combat in Kowloon: cards that need only the plain words of the language."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.make import (
    ANY_CARD,
    ANY_CHARACTER,
    ANY_EDGE,
    ANY_SITE,
    EVERY_PLAYER,
    SELF,
    SUBJECT,
    THE_TARGET,
    TURN,
    TURN_AND_MAINTAIN,
    YOU_,
    always,
    character,
    combat_damage,
    event,
    feng_shui,
    fighting,
    happens,
    keyword,
    n,
    pick,
    state,
    target,
    toughness,
    use,
    when,
)
from kwoon.games.shadowfist.language.abilities import MAIN_SHOT
from kwoon.games.shadowfist.language.conditions import WhileAttacking, WhileControlling
from kwoon.games.shadowfist.language.costs import PayPower
from kwoon.games.shadowfist.language.numbers import Count, Fixed, Sum
from kwoon.games.shadowfist.language.selectors import OPPONENT, YOU
from kwoon.games.shadowfist.language.terms import (
    AMBUSH,
    CHARACTER,
    EDGE,
    ENTERED,
    FENG_SHUI,
    INDEPENDENT,
    LIMITED,
    REVEALED,
    SITE,
    STATE,
    STEALTH,
    TURNED_TO_ATTACK,
    UNIQUE,
    WEAPON,
)
from kwoon.games.shadowfist.language.things import All
from kwoon.games.shadowfist.language.verbs import (
    UNTIL,
    Damage,
    GainPower,
    Give,
    KeepFromIntercepting,
    Smoke,
    ToHand,
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
        character("Mantis Fighter", "Transformed Martial Artist", 1, 1, "", "aC"),
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
        event("Killing Rain", 1, "M", use(Damage(n(2), All(ANY_SITE)))),
        event("Blade Palm", 2, "CC", use(ToHand(THE_TARGET), choices=(target(ANY_CARD),))),
        event("Realpolitik", 1, "a", use(Smoke(THE_TARGET), choices=(target(pick(EDGE, STATE)),))),
        event("Bull Market", 0, "aaa", use(GainPower(EVERY_PLAYER, n(5))), restrictions=LIMITED),
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
            "Medicinal Flower Garden",
            8,
            when(happens(REVEALED, "is revealed by an opponent", this=True, doer=OPPONENT), GainPower(YOU_, n(1))),
        ),
        feng_shui(
            "Gambling House",
            6,
            use(GainPower(YOU_, n(1)), costs=(TURN,), timing=MAIN_SHOT),
            restrictions=LIMITED,
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
