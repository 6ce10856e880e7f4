# not compiled
"""Knight's Passage: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        edge("Lessons of the Fallen", 0, "m", when(happens(WAS_SMOKED, to=YOUR_CHARACTER), DrawCards(YOU_, 1))),
        event(
            "Song of Silver and Ice", 0, "mmM",
            use(Give(All(YOUR_CHARACTER), [fighting(1)], TURN_END),
                If(Give(All(YOUR_CHARACTER), [toughness(1)], TURN_END), AtLeast(InPool("d"), 1)), timing=MAIN_SHOT),
            subtitle="Spell Event",
        ),
        character(
            "Sparabara", "Fire Warriors", 2, 2, "m", "m",
            when(happens(WAS_SMOKED, this=True, doer=OPPONENT), [Do(Toast(SELF))],
                 PutTokens(YOU_, 1, token("Warrior", cost=2, fighting=2, requires="m", keywords=AMBUSH))),
        ),
        event(
            "The Warrior's Calm", 0, "mm",
            use([calmed := turn(pick(CHARACTER, whose=YOU, turned=0), least=0, most=MANY)],
                GainPower(YOU_, X_VALUE), x=Half(Count(Only(calmed)), up=False)),
        ),
        feng_shui(
            "Tomb of the Sacred Vigil", 7,
            always(keyword(LOYALTY), combat_damage(1), to=pick(CHARACTER, whose=YOU, token=1)),
            when(Provided(happens(ATTACK_ENDED, success=1), Happened(STRUCK)),
                 PutTokens(YOU_, 1, token("Warrior", cost=2, fighting=2, requires="m", keywords=AMBUSH))),
            subtitle="Netherworld Feng Shui Site", cost=3, requires="mmm", provides="m", restrictions=UNIQUE,
        ),
        character(
            "Wayfarer", "Ice Nomad", 3, 4, "m", "mM",
            when(happens(INTERCEPTED, this=True), [hurt := target(pick(CHARACTER, whose=YOU, damaged=1))], Heal(hurt)),
            keywords=MOBILITY,
        ),
        character(
            "Auramancer", "Netherworld Sorcerer", 2, 2, "", "mM",
            when(PileRobbed(), GainPower(YOU_, 1), Give(SELF, [fighting(1)], IN_PLAY)),
        ),
        character(
            "Pi Tui", "Matron of Silver and Ice", 6, 11, "mmm", "mMM",
            Immune(pick(STATE, whose=OPPONENT), to=pick(owned=YOU, words=("Ice",))),
            allow(FIRM_EFFECTS),
            when(happens(HEALED, to=pick(whose=OPPONENT), doer=OPPONENT), GainPower(YOU_, 1)),
            restrictions=UNIQUE,
        ),
    ]
