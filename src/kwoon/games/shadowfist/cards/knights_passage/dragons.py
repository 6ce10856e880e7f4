# not compiled
"""Knight's Passage: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            'Hong Rui "Edie" Tso', "Police Detective", 5, 8, "ddd", "d",
            when(happens(ABOUT_TO_FIGHT, to=ANY_CHARACTER, by_this=True), CancelForAWhile(THAT_CARD, COMBAT_END),
                 limit=ONCE_PER_TURN, may=True),
            restrictions=UNIQUE, keywords=GUTS | MOBILITY,
        ),
        state(
            "Iron Fists", 0, "dg", ANY_CHARACTER,
            always(fighting(1), toughness(1), to=SUBJECT),
            use([TURN, PayPower(1)], Give(SUBJECT, [fighting(2)], TURN_END)),
            restrictions=UNIQUE | SCHTICK,
        ),
        character(
            "Iron Fists McQueen", "Reluctant Warrior", 3, 4, "dd", "d",
            when(Provided(happens(ENTERED_COMBAT, to=pick(CHARACTER, SITE, FENG_SHUI), by_this=True), ATTACKING),
                 [Do(Cease(SELF))],
                 Damage(X_VALUE, All(pick(CHARACTER, whose=OPPONENT, here=True))), x=Half(FightingOf(SELF), up=False)),
            restrictions=UNIQUE, keywords=UNSTOPPABLE,
        ),
        character(
            "Quartermaster", "Techie Armorer", 2, 2, "d", "dH",
            when(happens(PLAYED, to=StateOn(pick(CHARACTER, words=("Cop", "Agent", "Techie"))), doer=YOU),
                 DrawCards(YOU_, 1), limit=ONCE_PER_TURN, may=True),
            always(fighting(1), to=YOUR_CHARACTER, while_=AnOpponentIsCloser(every=True)),
        ),
        state(
            "Spirit of the Underdog", 0, "dd", ANY_CHARACTER,
            allow(ANY_MAIN_SHOT_PLAY),
            always(combat_damage(ResourcesOn(All(ANY_CHARACTER & InCombatWith(Only(SUBJECT))))), to=SUBJECT),
        ),
        character(
            "Techie Apprentices", "Armory Students", 1, 1, "", "dH",
            always(cannot(NO_ATTACK)),
            when(happens(WAS_SMOKED, this=True, doer=OPPONENT), PlayOne(pick(requires="H"), less=1), may=True),
        ),
        event(
            "The Ice Prince's Gambit", 0, "dm",
            when(Provided(happens(ATTACK_ENDED, doer=YOU), ThatOpponentIsCloser(or_as_close=False, who=THE_DEFENDER)),
                 [hero := target(YOUR_CHARACTER & WasAttacker(or_interceptor=True))], Heal(hero), UnturnCards(hero)),
            provides="dm", restrictions=LIMITED,
        ),
        event("Thunder on Thunder", 1, "dd", use(Toast(All(ANY_EDGE)))),
    ]
