# not compiled
"""Endgame: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    guard = token("Martial Artist", cost=2, fighting=2, requires="g", keywords=SUPERLEAP)
    return [
        character(
            "Liu Yuan", "Master of the Monastery", 5, 5, "ggg", "gC",
            when(Plays(YOU, this=True, from_hand=True),
                 PutTokens(YOU_, 3, token("Monk", cost=1, fighting=1, requires="g")),
                 If(PlayOne(pick(FENG_SHUI), free=True, face_up=True, extra=True, sparing=ALL_CONDITIONS, may=True),
                    AtLeast(SitesNeeded(YOU_), 2))),
            restrictions=UNIQUE,
        ),
        character("Hidden Dragon", "Kung Fu Hero", 2, 2, "g", "g",
                  use([PayPower(1)], Give(SELF, [fighting(2)], IN_PLAY), limit=ONCE_PER_TURN)),
        state(
            "Mastery of the Red Principle", 3, "ggg", ANY_CHARACTER,
            allow(CRISIS_ANY_MAIN_SHOT),
            always(fighting(4), keyword(SUPERLEAP), to=SUBJECT),
            restrictions=UNIQUE, crisis="g2",
        ),
        character(
            "Red Ally", "Martial Artist", 3, 4, "g", "g",
            when(Provided(happens(ATTACK_DECLARED, doer=YOU), ATTACKING),
                 [friend := target(pick(CHARACTER, attacking=1, other=True))],
                 Give(friend, [toughness(1), keyword(SUPERLEAP)], TURN_END)),
        ),
        edge(
            "Unbroken Protectorship", 2, "ggC",
            when(AtTurn(TURN_STARTED, YOU),
                 If(PutTokens(YOU_, 1, guard),
                    ~WhileControlling(Titled("Martial Artist", token=True), yours=True))),
            subtitle="Red Principle Edge",
        ),
        character(
            "White Crocus Society", "Community Guardians", 2, 2, "", "gC",
            use([DiscardThis(), hero := target(pick(CHARACTER, damaged=1))], Heal(hero), zone=HAND,
                if_=AtLeast(InPool("g"), 1)),
        ),
        event(
            "Winds of Change", 0, "gg",
            when(happens(PLAYED, to=ANY_EVENT, doer=OPPONENT), GainPower(YOU_, 1),
                 If(DrawCards(YOU_, 2), Is(THAT_CARD, pick(EVENT, resource="H")))),
        ),
    ]
