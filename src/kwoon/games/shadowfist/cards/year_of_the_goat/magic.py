# not compiled
"""Year of the Goat: the Magic talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Death Masque", 2, "MM", ANY_CHARACTER,
            always(fighting(3), to=SUBJECT, while_=Is(SELF, pick(turned=0))),
            use([TURN_AND_MAINTAIN, model := target(ANY_CHARACTER)],
                CancelForAWhile(SUBJECT, MAINTAINED, only_text=True), CopyText(model, SUBJECT, MAINTAINED)),
        ),
        event("Incendiary Blast", 1, "MM", use([victim := target(ANY_CHARACTER)], Damage(4, victim, CORRUPTED)),
              subtitle="Fire Event"),
        state(
            "Familiar Spirit", 3, "M", ANY_CHARACTER,
            always(fighting(3), to=SUBJECT),
            use([TURN, victim := target(pick(CHARACTER, here=True))], Damage(1, victim)),
            when(happens(LEFT_PLAY, subject=True),
                 PutTokens(YOU_, 3, token("Spirit", cost=1, fighting=1, requires="m"))),
        ),
        site(
            "Mobius Portal", 2, 1, 6, "", "MM",
            when(happens(PLAYED, to=ANY_EVENT, doer=YOU),
                 [victim := target(pick(CHARACTER, SITE, FENG_SHUI)),
                  healed := choose(pick(whose=YOU, damaged=1), least=0)],
                 Damage(1, victim, UNSTOPPABLE), Heal(healed, damage=1), limit=ONCE_PER_TURN),
        ),
        event(
            "Spirit in a Bottle", 0, "MM",
            use(If(GainPower(YOU_, 2), AtLeast(OpponentsWithMore(ANY_CHARACTER), 1)), OthersGenerateNothing(),
                timing=START_OF_TURN),
        ),
    ]
