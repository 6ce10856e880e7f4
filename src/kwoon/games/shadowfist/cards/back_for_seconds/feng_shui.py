# not compiled
"""Back for Seconds: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import REVEALED_OR_SEIZED


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Stone Spirals", 8, when(Plays(OPPONENT, cheaper=True), GainPower(YOU_, 1)),
            subtitle="Netherworld Feng Shui Site",
        ),
        feng_shui("Thousand Sword Mountain", 7, DamagePays(pick(CHARACTER, STATE)), restrictions=UNIQUE),
        feng_shui(
            "Kowloon Gate", 8,
            use([TURN], PlayOne(pick(CHARACTER, cost_at_least=4), less=1), timing=OUTSIDE_ATTACK),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "LaGrange Four", 4,
            use([TURN, hero := target(pick(CHARACTER, attacking=0))], UnturnCards(hero)),
            subtitle="Orbital Feng Shui Site", restrictions=UNIQUE,
        ),
        feng_shui(
            "Phlogiston Mine", 6,
            at_once(REVEALED_OR_SEIZED, NameAtOnce(NAME_RESOURCE)),
            when(happens(PLAYED, to=WithTheChosen(ANY_EVENT, NAME_RESOURCE), doer=OPPONENT),
                 [Do(Damage(1, SELF, UNSTOPPABLE))], GainPower(YOU_, 1)),
            subtitle="Netherworld Feng Shui Site", restrictions=UNIQUE,
        ),
        feng_shui(
            "Booby-Trapped Tomb", 8,
            when(happens(REVEALED, this=True), [victim := target(pick(CHARACTER, here=True))],
                 Damage(3, victim), may=True),
        ),
        feng_shui(
            "Hartwell Iron Works", 6,
            when(met := happens(ENTERED_COMBAT, to=ANY_CHARACTER, by_this=True), Damage(1, About(met))),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "Martyr's Tomb", 7,
            use([TURN, fallen := choose(pick(CHARACTER, owned=YOU, where=SMOKED))], Reload(fallen)),
            restrictions=LIMITED,
        ),
        feng_shui(
            "Monkey House", 7,
            use([TURN, discard(pick(FENG_SHUI, where=HAND, owned=YOU)
                               & ~pick(restrictions=UNIQUE | LIMITED))], GainPower(YOU_, 1),
                if_=AtLeast(OpponentsWithMore(pick(SITE, FENG_SHUI, generating=True)), 1)),
            subtitle="Netherworld Feng Shui Site", restrictions=LIMITED,
        ),
        feng_shui("Nightclub", 7, use([TURN, victim := target(pick(CHARACTER, intercepting=1))], Damage(1, victim))),
    ]
