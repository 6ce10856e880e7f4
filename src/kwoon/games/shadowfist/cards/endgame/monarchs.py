# not compiled
"""Endgame: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    hated = pick(words=("Darkness", "Demon", "Undead"))
    return [
        event(
            "Winter's Laugh", 1, "mmM",
            use(CancelAnswered(ONLY_CANCEL), SetAside(THAT_CARD, ignoring=True),
                later(AtTurn(TURN_ENDED, YOU), ToastAside(), until=IN_PLAY, times=1),
                timing=RESPONSE, responds=PlayedCard(ANY_EVENT), if_=DuringMainShot(), late=True),
            subtitle="Ice Event",
        ),
        character(
            "Chiu Bagong", "Thunder Shade", 4, 6, "mM", "mM",
            when(happens(ENTERED_COMBAT, to=ANY_CHARACTER, by_this=True),
                 Damage(OrIf(1, 3, if_=Is(THAT_CARD, hated)), THAT_CARD)),
            restrictions=UNIQUE,
        ),
        character(
            "Claw of the Ice Bear", "Netherworld Hero", 3, 4, "m", "mM",
            when(happens(DAMAGED, by_this=True, combat=1, on_its_target=True), [gear := target(ANY_STATE)],
                 smoked := SmokeTelling(gear), If(GainPower(YOU_, 1), IfNoted(smoked)), may=True),
        ),
        edge("Crystal Heart", 1, "mM",
             when(happens(HEALED, to=YOUR_CHARACTER), GainPower(YOU_, 1), limit=ONCE_PER_TURN),
             subtitle="Ice Edge"),
        event(
            "Earthbound Warriors", 0, "mm",
            use(later(happens(WAS_SMOKED, to=YOUR_CHARACTER),
                      PutTokens(YOU_, 1, token("Spirit", cost=1, fighting=1, requires="m")),
                      until=ATTACK_END), if_=DuringAttack()),
            restrictions=LIMITED,
        ),
        character(
            "Shinigami Horigome", "Ice Champion", 5, 6, "mmm", "m",
            between(BONUS, 3, to=All(OfPlayersWho(ANY_CARD, AtLeast(FactionsInPool(1), 2))),
                    by=THIS_CARD, damage=COMBAT_ONLY),
            restrictions=UNIQUE, keywords=AMBUSH | UNSTOPPABLE,
        ),
    ]
