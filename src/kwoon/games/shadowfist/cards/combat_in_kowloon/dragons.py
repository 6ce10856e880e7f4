# not compiled
"""Combat in Kowloon: the Dragons, and High-Tech."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import SMOKED_HARDWARE

SMOKED_VEHICLES = pick(STATE, restrictions=VEHICLE, where=SMOKED) | pick(STATE, resource="H", where=SMOKED)
HARDWARE_IN_HAND = pick(STATE, restrictions=VEHICLE | WEAPON, where=HAND) | pick(STATE, resource="H", where=HAND)


def cards() -> list[Card]:
    """The cards."""
    return [*characters(), *mechanics(), *events(), *high_tech(), *states_and_edges()]


def characters() -> list[Card]:
    """Heroes and fools."""
    return [
        character(
            "Dr. Amanda Snow", "Treasure Hunter", 4, 6, "ddd", "d",
            Immune(pick(SITE, FENG_SHUI, whose=OPPONENT), effects_only=True),
            PlayOn(pick(STATE, where=SMOKED), THIS_CARD, 0, ignoring=True),
            restrictions=UNIQUE, keywords=GUTS,
        ),
        character(
            "Inspector Will Zhurong", "Dedicated Cop", 5, 8, "ddd", "d",
            when(Plays(YOU, this=True, from_hand=True),
                 SearchFor(pick(STATE, words=("Gun",)) | VEHICLE_STATE, smoked=True), may=True),
            restrictions=UNIQUE, keywords=INDEPENDENT | GUTS,
        ),
        character("Junkyard Boys", "Netherworld Students", 1, 1, "", "dH"),
        character(
            "Maverick Trucker", "Blue-Collar Hero", 3, 3, "dd", "d",
            allow(CHEAPER_HERE, VEHICLE_STATE, 1),
            keywords=GUTS, toughness=1,
        ),
        character(
            "Reluctant Hero", "Netherworld Outcast", 3, 4, "d", "d",
            when(happens(ATTACK_FAILED, doer=YOU), UnturnCards(SELF), limit=ONCE_PER_TURN, may=True),
            keywords=INDEPENDENT,
        ),
        character(
            "Seamus", "Junkyard Boss", 3, 4, "dd", "dH",
            always(fighting(CostOfStates())),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        character(
            "Student of the Dragon", "Martial Artist", 1, 1, "", "d",
            always(cannot(MUST_INTERCEPT)),
            keywords=INDEPENDENT,
        ),
        character(
            "You Xia, the Avenger", "Heroic Vigilante", 4, 6, "dd", "dH",
            always(spares(AMBUSH | STEALTH | SUPERLEAP)),
            PlayOn(HARDWARE_IN_HAND, pick(CHARACTER, states=0), 1, ignoring=False),
            restrictions=UNIQUE,
        ),
    ]  # fmt: skip


def mechanics() -> list[Card]:
    """Those who keep the Vehicles going."""
    mended = pick(CHARACTER, carries=VEHICLE, damaged=1)
    return [
        character(
            "Grease Monkey", "Gutsy Mechanic", 1, 1, "d", "d",
            use([TURN], PlayOne(VEHICLE_STATE, less=1), timing=MAIN_SHOT),
            use([TURN, it := choose(mended)], Heal(it)),
        ),
        character(
            "Master Mechanic", "Renegade Techie", 3, 4, "dd", "dH",
            use([TURN,
                 hero := choose(StateFor(pick(STATE, restrictions=VEHICLE, where=SMOKED, owned=YOU), YOUR_CHARACTER)),
                 friend := target(SubjectFor(YOUR_CHARACTER, hero))],
                Play(hero, on=friend, less=1), timing=ANY_MAIN_SHOT),
        ),
        character(
            "Tech Squad", "Hardware Support", 2, 2, "", "dH",
            always(fighting(1), while_=WhileSubjectOf(pick(STATE, resource="H"))),
            keywords=INDEPENDENT,
        ),
        character(
            "Wrench Slinger", "Scrappy Mechanic", 1, 1, "d", "dH",
            reduces(VEHICLE_STATE | pick(STATE, resource="H"), 0),
            use([TURN, gear := choose(SMOKED_VEHICLES)], ToHand(gear)),
        ),
    ]  # fmt: skip


def events() -> list[Card]:
    """Events of the Dragons."""
    mine = pick(CHARACTER, owned=YOU)
    return [
        event("Back for Seconds", 1, "d", use([hero := target(ANY_CHARACTER)], UnturnCards(hero))),
        event(
            "Dirk Wisely's Gambit", 0, "d",
            when(alone := AloneAgainst(4),
                 later(happens(DAMAGED, by_watched=True, combat=1, on_its_target=True), GainPower(YOU_, 2),
                       until=ATTACK_END, watching=Doer(alone))),
            provides="dH",
        ),
        event("Final Brawl", 0, "dd", use(Damage(2, All(ANY_CHARACTER)))),
        event("Life in the Fast Lane", 1, "d",
              when(happens(LEFT_PLAY, to=VEHICLE_STATE), Damage(3, AtTheLocation(pick(CHARACTER, SITE, FENG_SHUI))))),
        event(
            "Never Found the Body", 0, "d",
            when(OneOf(*[happens(kind, to=mine, doer=OPPONENT) for kind in (WAS_SMOKED, WAS_TOASTED)]),
                 ShuffleInstead(THAT_CARD), GainPower(YOU_, 1)),
            provides="d",
        ),
        event(
            "Never Surrender", 0, "dd",
            when(happens(BURNED_SITE, to=pick(SITE, FENG_SHUI, whose=YOU), doer=OPPONENT), IntoBurned(),
                 If(GainPower(YOU_, 3), ThatOpponentIsCloser(or_as_close=True))),
            restrictions=LIMITED,
        ),
    ]  # fmt: skip


def high_tech() -> list[Card]:
    """Cards of the talent High-Tech alone."""
    return [
        event(
            "Scrounging", 0, "H",
            use([rival := target(AnOpponent()), kind := choose(OneOfTypes())],
                GeneratePower(X_VALUE), timing=START_OF_TURN,
                x=Sum([OfChosenType(kind, rival)], [BurnedCount(YOU_)], 0)),
        ),
        event(
            "Spit and Baling Wire", 0, "H",
            use([hero := choose(StateFor(CanReturn(SMOKED_HARDWARE), YOUR_CHARACTER)),
                 friend := choose(SubjectFor(YOUR_CHARACTER, hero))],
                ReturnState(hero, friend), later(AtTurn(TURN_ENDED), Toast(hero, even_smoked=True), until=TURN_END)),
        ),
        state(
            "Hover Tank", 3, "HH", ANY_CHARACTER,
            always(fighting(4), keyword(MOBILITY | TACTICS), to=SUBJECT),
            when(happens(TURNED_TO_ATTACK, subject=True), [victim := target(ANY_CHARACTER)],
                 KeepFromIntercepting(victim, SUBJECT)),
            restrictions=VEHICLE,
        ),
    ]  # fmt: skip


def states_and_edges() -> list[Card]:
    """Vehicles, a radio, and an Edge."""
    wearer = SubjectFor(ReadyToTurn(YOUR_CHARACTER), SELF)
    return [
        state(
            "Battle Suit", 3, "ddH", ANY_CHARACTER,
            always(fighting(5), keyword(MOBILITY), to=SUBJECT),
            use([it := turn(wearer)], PlaceThisOn(it)),
            subtitle="Collapsable State", provides="H", restrictions=UNIQUE | VEHICLE,
        ),
        state(
            "Big Ass Car", 1, "dd", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT),
            use([TURN], Give(SUBJECT, [keyword(MOBILITY), toughness(1)], TURN_END)),
            subtitle="Gas-Guzzling State", restrictions=VEHICLE,
        ),
        state(
            "CB Radio", 0, "dd", ANY_CHARACTER,
            always(keyword(TACTICS), to=YOUR_CHARACTER),
            when(happens(TACTICS_USED, subject=True), UnturnCards(SUBJECT), limit=ONCE_PER_TURN, may=True),
            restrictions=SCHTICK,
        ),
        state(
            "Muscle Car", 2, "d", ANY_CHARACTER,
            always(fighting(3), keyword(GUTS), to=SUBJECT),
            subtitle="Homemade Tank State", restrictions=VEHICLE,
        ),
        edge(
            "Lightning Patrol", 1, "ddd",
            use([TURN, hero := target(pick(CHARACTER, attacking=0, carries=VEHICLE))], UnturnCards(hero)),
            restrictions=LIMITED,
        ),
    ]  # fmt: skip
