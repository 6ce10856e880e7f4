# not compiled
"""Endgame: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Explosive Delivery Service", "Nihilistic Freerunner", 4, 6, "jjj", "j",
            allow(ANY_MAIN_SHOT_PLAY),
            always(cannot(STRIKES_EARLY)),
            keywords=UNSTOPPABLE,
        ),
        event(
            "Anarchy in the HK!", 0, "jj",
            when(YouLose(by_opponent=True),
                 PutTokens(YOU_, X_VALUE, token("Fanatic", cost=2, fighting=2, requires="j", keywords=UNSTOPPABLE)),
                 x=NumberOfPlayers()),
            subtitle="Punk Event", restrictions=LIMITED,
        ),
        character("Grim Bonobo", "Ominous Ape", 2, 2, "j", "j",
                  between(RECEIVED, 1, to=All(ANY_CARD), by=ANY_CARD, damage=OTHER_DAMAGE)),
        character("Keeper Taylor", "Fanatic Leader", 5, 8, "jjj", "j",
                  always(combat_damage(2), to=pick(CHARACTER, here=True)),
                  restrictions=UNIQUE, keywords=GUTS | MOBILITY | TACTICS),
        event("Lighting the Fuse", 0, "jj",
              when(happens(DAMAGED, to=pick(FENG_SHUI), doer=YOU, combat=0), GainPower(YOU_, 2)),
              subtitle="Explosive Event", restrictions=LIMITED),
        event(
            "Unlikely Bedfellows", 2, "jj",
            Substitute("d"),
            use(PutTokens(YOU_, 1, token("Hero", cost=2, fighting=2, requires="d", keywords=INDEPENDENT)),
                PutTokens(YOU_, 1, token("Fanatic", cost=2, fighting=2, requires="j", keywords=UNSTOPPABLE))),
        ),
        event(
            "ANFO Grenade", 1, "jjj",
            use([spot := target(ANY_SITE, sealed=True)], Damage(X_VALUE, spot),
                x=OrIf(3, 5, if_=Is(spot, pick(revealed=0)))),
        ),
    ]
