# not compiled
"""Reinforcements: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Training Sequence", 0, "dd", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT, while_=Is(SELF, pick(turned=0))),
            use([TURN], Give(SUBJECT, [combat_damage(1), toughness(1)], TURN_END)),
            restrictions=SCHTICK | NOT_CUMULATIVE,
        ),
        event(
            "Fighting Spirit", 0, "d",
            use([two := choose(pick(EVENT, resource="d", owned=YOU, where=SMOKED), least=2, most=2, at_random=True)],
                If(Toast(two), AtMost(X_VALUE, 1)), If(ToHand(two), AtLeast(X_VALUE, 2)), x=DifferentTitles(two)),
            restrictions=TOAST_IT,
        ),
        character("Cop on the Edge", "Hard Target", 4, 6, "dd", "d", keywords=GUTS | UNSTOPPABLE),
        site(
            "Dragon Hideout", 2, 1, 6, "d", "dH",
            use([TURN_AND_MAINTAIN,
                 hero := target(pick(CHARACTER, whose=YOU, words=("Netherworld", "Hero", "Techie")))],
                Give(hero, [fighting(1)], MAINTAINED)),
            subtitle="Netherworld Junkyard Site",
        ),
        character(
            "Jenny Zheng", "Martial Artist Hero", 6, 9, "dddd", "dd",
            when(Provided(happens(ATTACK_DECLARED, doer=OPPONENT), AtMost(SitesNeeded(THAT_PLAYER), 1)),
                 UnturnCards(SELF)),
            restrictions=UNIQUE, keywords=SUPERLEAP | INDEPENDENT | LOYALTY,
        ),
        character(
            "Skilled Techie", "Resourceful Scavenger", 2, 2, "d", "dH",
            when(happens(PLAYED, to=pick(EVENT, STATE, resource="H"), doer=YOU), [it := choose(ANY_CHARACTER)],
                 UnturnCards(it), limit=ONCE_PER_TURN, may=True),
        ),
        character(
            "The Dynamic Dr. Dawson", "Genius Gadgeteer", 3, 3, "dd", "dH",
            always(keyword(GUTS), while_=Is(SELF, InCombatWith(ANY_CHARACTER))),
            PlayOn(pick(EVENT, STATE, resource="H", owned=YOU, where=SMOKED), None, 0, ignoring=False),
            restrictions=UNIQUE,
        ),
        event(
            "Fortune Favors the Bold", 0, "ddd",
            use([hero := choose(ItTargets(YOUR_CHARACTER))], UnturnCards(hero), GiveImmunityTo(hero, THAT_CARD),
                timing=RESPONSE, responds=Threat(TARGETS, YOUR_CHARACTER, ANY_EVENT), late=True),
        ),
    ]
