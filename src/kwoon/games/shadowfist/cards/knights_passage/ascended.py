# not compiled
"""Knight's Passage: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Advance Notice", 0, "a",
            use(DrawCards(YOU_, 2), *may_pay(1, DrawCards(YOU_, 3)),
                put_back := Ask(YOU_, pick(where=HAND, owned=YOU), least=2, most=2), ToBottom(put_back.cards)),
            restrictions=LIMITED,
        ),
        character(
            "Academy Instructor", "Federal Police Agent", 2, 2, "a", "a",
            when(AtTurn(TURN_ENDED, YOU), AddCounters(1, SELF)),
            use([RemoveCounters(Worded(2))],
                PutTokens(YOU_, 1, token("Agent", cost=2, fighting=2, requires="a", keywords=STEALTH))),
            keywords=STEALTH,
        ),
        character(
            "Church Archivist", "Sworn Bureaucrat", 3, 4, "aa", "a",
            use([PayPower(1), spot := target(pick(FENG_SHUI, damaged=0))], TurnFaceDown(spot), RemoveAllCounters(spot)),
            use([shown := choose(pick(FENG_SHUI, whose=YOU, revealed=0)), Do(Reveal(shown)),
                 spell := target(pick(resource="M"))], CancelForAWhile(spell, TURN_END)),
        ),
        character(
            "Death Shadow", "Mercenary Agent", 4, 6, "aaa", "C",
            between(REDUCED_TO, 0, to=SELF, by=pick(CHARACTER, intercepting=1), damage=COMBAT_ONLY),
            when(Smokes(SELF, ItsTarget()),
                 [taken := choose(pick(CHARACTER, whose=OPPONENT, fighting_at_least=1, fighting_at_most=1))],
                 TakeControl(taken, IN_PLAY), limit=ONCE_PER_TURN),
            restrictions=UNIQUE,
        ),
        character(
            "Elle Mactans", "Lodge Agent", 5, 7, "aaa", "aC",
            when(happens(STEALTH_USED, this=True), GainPower(YOU_, 1)),
            between(REDUCED_TO, 0, to=SELF, by=pick(resource="M") | pick(resource="H")),
            restrictions=UNIQUE, keywords=STEALTH,
        ),
        edge(
            "Fealty to the Wheel", 1, "aaa",
            use([discard(pick(where=HAND, owned=YOU))],
                PutTokens(YOU_, 1, token("Sworn", cost=1, fighting=1, requires="a")),
                timing=MAIN_SHOT, limit=ONCE_PER_TURN),
            when(happens(LEFT_PLAY, this=True), Toast(All(Titled("Sworn", token=True)))),
            restrictions=LIMITED,
        ),
    ]
