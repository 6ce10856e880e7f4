# not compiled
"""Queen's Gambit: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Whirlwind Transformation", 0, "mM", ANY_CHARACTER,
            allow(MEETS_SEVERAL, number=Worded(3)),
            at_once(SubjectMeetsAnother(), Give(SUBJECT, [fighting(1)], ATTACK_END)),
        ),
        state(
            "Glass Dagger", 2, "mM", ANY_CHARACTER,
            always(fighting(Count(pick(SITE, FENG_SHUI, generating=True, here=True))), toughness(2), to=SUBJECT),
            subtitle="Ice State", restrictions=WEAPON,
        ),
        event(
            "Overwhelming Fear", 0, "em",
            use([victim := target(ANY_CHARACTER)], Damage(X_VALUE, victim),
                x=Count(pick(CHARACTER, whose=YOU, resource="e") | pick(CHARACTER, whose=YOU, resource="m"))),
            subtitle="Darkness Event",
        ),
        character(
            "Sea Dragons", "Water Spirits", 5, X, "mmMM", "mM",
            always(keyword(MOBILITY),
                   while_=WhileControlling(pick(SITE, FENG_SHUI, words=("Lake", "River", "Sea"), here=True))),
            x=DifferentTitles(All(pick(owned=YOU, where=SMOKED))), toughness=1,
        ),
        character(
            "Six Points", "Ice Warriors", 3, 4, "mm", "m",
            when(happens(REDUCED_TO_ZERO, to=ANY_SITE, by_this=True),
                 PutTokens(YOU_, 1, token("Warrior", cost=2, fighting=2, requires="m", keywords=AMBUSH))),
            toughness=1,
        ),
        character(
            "Snow Seer", "Ice Sorceress", 1, 1, "", "mM",
            between(BONUS, -1, to=All(pick(words=("Fire", "Darkness", "Thunder"))), by=THIS_CARD, damage=COMBAT_ONLY),
            always(fighting(1), while_=WhileControlling(pick(CHARACTER, words=("Queen", "Silver")), yours=True)),
            restrictions=NO_MAX,
        ),
        character(
            "Snow Fox", "Netherworld Ice Spirit", 1, 1, "mM", "mM",
            when(happens(INTERCEPTED, this=True),
                 Give(All(pick(CHARACTER, whose=YOU, words=("Ice",))), [toughness(1)], ATTACK_END)),
            when(Generated(OnlyTarget(YOUR_CHARACTER, ANY_EVENT)), TakeTheBlow(), limit=ONCE_PER_TURN, may=True),
        ),
    ]
