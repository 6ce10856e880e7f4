# not compiled
"""Queen's Gambit: the Ascended."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    mode = choose(OneOfModes())
    return [
        event(
            "Blood is Thicker than Water", 0, "aa",
            when(happens(ATTACK_DECLARED, doer=YOU),
                 [kin := target(OneOfEachPlayer(Shares(A_FACTION, pick(CHARACTER, whose=OPPONENT, turned=0),
                                                                  pick(CHARACTER, attacking=1))), most=MANY)],
                 TakeControl(kin, ATTACK_END), JoinAttack(kin)),
        ),
        edge(
            "Kickbacks", 0, "aaa",
            at_once(ENTERS, NameAtOnce(NAME_OPPONENT)),
            when(Spends(3, chosen=True), [TURN], GainPower(YOU_, 1)),
            restrictions=NOT_CUMULATIVE,
        ),
        character(
            "Chief Inspector Pang", "Sworn Cop Mastermind", 3, 3, "aa", "a",
            always(toughness(1), keyword(TACTICS), to=pick(CHARACTER, whose=YOU, words=("Cop", "Agent"))),
            restrictions=UNIQUE,
        ),
        character(
            "Cop on the Take", "Sworn Agent", 4, 6, "a", "a",
            when(OneOf(happens(TURNED_TO_ATTACK, this=True), happens(TURNED_TO_HEAL, this=True)),
                 [prop := choose(pick(whose=OPPONENT, turned=0)), Do(TurnCards(prop))], limit=ONCE_PER_TURN,
                 may=True),
        ),
        character(
            "Head Hunter", "Corporate Hood Assassin", 1, 1, "a", "a",
            when(happens(TURNED_TO_ATTACK, this=True),
                 Give(All(pick(CHARACTER, whose=YOU, words=("Hood",), other=True)), [combat_damage(1)], ATTACK_END)),
            keywords=ASSASSINATE,
        ),
        event(
            "Secret Handshake", 2, "aaaa",
            use([mode], *cases(mode, SearchFor(ANY_CARD, shown=False), GainPower(YOU_, 3),
                               PutTokens(YOU_, 4, token("Sworn", cost=1, fighting=1, requires="a")))),
            restrictions=ONE_SHOT,
        ),
        state(
            "SWAT Van", 2, "aa", ANY_CHARACTER,
            always(fighting(2), keyword(TACTICS), to=SUBJECT),
            when(happens(ENTERED, this=True), PlayOne(pick(words=("Cop", "Police")), less=1, most=2, smoked=True),
                 may=True),
            subtitle="Cop State", restrictions=VEHICLE,
        ),
    ]
