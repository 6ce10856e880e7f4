# not compiled
"""Queen's Gambit: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    cheap = All(pick(CHARACTER, cost_at_least=1, cost_at_most=1))
    lions = character("Fu Lions", "", 0, 4, "", "", always(cannot(NO_PREVENTION)), toughness=1)
    return [
        character(
            "Bao Ling", "Orange Master", 4, 6, "gg", "g",
            allow(OPEN_TOP),
            always(fighting(2), to=pick(CHARACTER, whose=YOU, resource="g"), while_=YourTopCard(OfAnotherFaction("g"))),
            restrictions=UNIQUE,
        ),
        character(
            "Chanting Monks", "Zen Pilgrims", 1, 1, "", "gC",
            always(cannot(NO_STATES)),
            when(ENTERS, [hurt := target(pick(whose=YOU, damaged=1))], Heal(hurt, damage=X_VALUE),
                 x=Count(pick(CHARACTER, whose=YOU, words=("Monk",)))),
        ),
        character("Daughter of Nu Gua", "Mermaid Water Spirit", 3, 4, "g", "g",
                  NotInterceptedBy(pick(CHARACTER, resource="M") | pick(CHARACTER, resource="H"))),
        event(
            "Eagle's Gift", 0, "dg",
            use([gear := choose(StateFor(pick(STATE, where=SMOKED), ANY_CARD)),
                 hero := target(SubjectFor(ANY_CARD, gear))],
                Play(gear, on=hero, less=1, ignoring=True), timing=ANY_MAIN_SHOT),
        ),
        state(
            "Fu Lions", 2, "gg", pick(SITE, FENG_SHUI, whose=YOU),
            always(body(3), toughness(1), cannot(NO_BURN), to=SUBJECT),
            use([PayPower(1)], BecomeCharacter(lions)),
            subtitle="Auspicious Protector State", provides="g", restrictions=SCHTICK,
        ),
        character(
            "Inner-City Monk", "Martial Arts Teacher", 2, 2, "gg", "g",
            when(ENTERS, TakeControl(cheap, TURN_END),
                 Give(cheap, [cannot(NO_SACRIFICE | NO_TOAST)], WHILE_YOURS)),
        ),
        event("Into the Light", 1, "g", use([found := choose(pick(owned=YOU, where=SMOKED))], ToHand(found))),
        state(
            "Keepers of the Monastery", 1, "ggg", pick(FENG_SHUI, whose=YOU),
            use([TURN_SUBJECT, discard(pick(where=HAND, owned=YOU))],
                PutTokens(YOU_, 1, token("Monk", cost=1, fighting=1, requires="g"))),
            when(happens(WAS_SMOKED, to=pick(CHARACTER, whose=YOU, words=("Monk",))),
                 [spot := target(pick(SITE, FENG_SHUI, whose=YOU, damaged=1))], Heal(spot), limit=ONCE_PER_TURN),
            restrictions=LIMITED | SCHTICK,
        ),
    ]
