# not compiled
"""Queen's Gambit: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Crystal Field", 6,
            when(Provided(happens(ATTACK_DECLARED, doer=OPPONENT), ThatOpponentIsCloser(or_as_close=False)), [TURN],
                 GainPower(YOU_, 1)),
            subtitle="Netherworld Feng Shui Site",
        ),
        feng_shui(
            "Feather Mountain", 8,
            use([TURN, lured := target(pick(CHARACTER, attacking=1) & ~Attacking(THIS_CARD))],
                ChangeTarget(lured, SELF),
                later(happens(DAMAGED, this=True, by_watched=True, combat=1), GainPower(YOU_, 1),
                      until=ATTACK_END, watching=lured, times=1),
                if_=Is(SELF, pick(front=True))),
        ),
        feng_shui(
            "Jellyfish Lake", 6,
            when(happens(PLAYED, to=Shares(A_TITLE, pick(revealed=1), OfPlayer(THAT_PLAYER, pick(where=SMOKED))),
                         doer=OPPONENT),
                 [TURN, stung := target(OfPlayer(THAT_PLAYER, ANY_CARD))], Damage(2, stung)),
            restrictions=LIMITED,
        ),
        feng_shui(
            "Tower of Glass and Steel", 8,
            when(OneOf(happens(PLAYED, to=pick(SITE, FENG_SHUI, generating=True, other=True), doer=YOU),
                       happens(SEIZED, to=pick(SITE, FENG_SHUI, generating=True, other=True), doer=YOU)),
                 Give(SELF, [body(2)], IN_PLAY)),
            when(Generated(Would(GAIN, ANY_SITE)), [Do(Reveal(SELF))], CancelEffect()),
            when(Generated(Would(GAIN, ANY_SITE)), [DiscardThis()], CancelEffect(), zone=HAND),
        ),
    ]
