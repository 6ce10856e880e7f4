# not compiled
"""Combat in Kowloon: the Dragons, and High-Tech."""

from kwoon.games.shadowfist.cards.make import *


def cards() -> list[Card]:
    """The cards."""
    return [*characters(), *mechanics(), *events(), *high_tech(), *states_and_edges()]


def characters() -> list[Card]:
    """Heroes and fools."""
    return [
        character(
            "Dr. Amanda Snow", "Treasure Hunter", 4, 6, "ddd", "d",
            Immune(pick(SITE, FENG_SHUI, whose=OPPONENT), effects_only=True),
            PlayOn(pick(STATE, where=SMOKED), ThisCard(), 0, ignoring=True),
            restrictions=UNIQUE, keywords=GUTS,
        ),
        character(
            "Inspector Will Zhurong", "Dedicated Cop", 5, 8, "ddd", "d",
            when(PlayedFromHand(), SearchFor(AnyOf([pick(STATE, words=("Gun",)), VEHICLE_STATE]), smoked=True),
                 may=True),
            restrictions=UNIQUE, keywords=INDEPENDENT | GUTS,
        ),
        character("Junkyard Boys", "Netherworld Students", 1, 1, "", "dH"),
        character(
            "Maverick Trucker", "Blue-Collar Hero", 3, 3, "dd", "d", cheaper_here(VEHICLE_STATE, 1),
            keywords=GUTS, toughness=1,
        ),
        character(
            "Reluctant Hero", "Netherworld Outcast", 3, 4, "d", "d",
            when(
                happens(ATTACK_FAILED, "", doer=YOU, sentence="when an attack you declared fails"), UnturnCards(SELF),
                limit=ONCE_PER_TURN, may=True,
            ),
            keywords=INDEPENDENT,
        ),
        character(
            "Seamus", "Junkyard Boss", 3, 4, "dd", "dH", always(fighting(CostOfStates())),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        character(
            "Student of the Dragon", "Martial Artist", 1, 1, "", "d", always(cannot(MUST_INTERCEPT)),
            keywords=INDEPENDENT,
        ),
        character(
            "You Xia, the Avenger", "Heroic Vigilante", 4, 6, "dd", "dH",
            always(spares(AMBUSH | STEALTH | SUPERLEAP)),
            PlayOn(hardware(VEHICLE | WEAPON, where=HAND), NoState(ANY_CHARACTER), 1, ignoring=False),
            restrictions=UNIQUE,
        ),
    ]  # fmt: skip


def mechanics() -> list[Card]:
    """Those who keep the Vehicles going."""
    mended = pick(CHARACTER, carries=VEHICLE, damaged=1)
    return [
        character(
            "Grease Monkey", "Gutsy Mechanic", 1, 1, "d", "d",
            use(PlayFromHand(VEHICLE_STATE, 1), costs=(TURN,), timing=MAIN_SHOT),
            use(Heal(CHOSEN), costs=(TURN,), choices=(choose(mended),)),
        ),
        character(
            "Master Mechanic", "Renegade Techie", 3, 4, "dd", "dH",
            use(
                PlayStateOn(CHOSEN, SECOND_TARGET, 1), costs=(TURN,), timing=ANY_MAIN_SHOT,
                choices=(
                    choose(StateFor(pick(STATE, restrictions=VEHICLE, where=SMOKED, owned=YOU), YOUR_CHARACTER)),
                    target(SubjectFor(YOUR_CHARACTER, False, "that State")),
                ),
            ),
        ),
        character(
            "Tech Squad", "Hardware Support", 2, 2, "", "dH",
            always(fighting(1), while_=WhileSubjectOf(pick(STATE, resource="H"))),
            keywords=INDEPENDENT,
        ),
        character(
            "Wrench Slinger", "Scrappy Mechanic", 1, 1, "d", "dH",
            reduces(hardware(VEHICLE), 0),
            use(ToHand(CHOSEN), costs=(TURN,), choices=(choose(hardware(VEHICLE, where=SMOKED)),)),
        ),
    ]  # fmt: skip


def events() -> list[Card]:
    """Events of the Dragons."""
    mine = pick(CHARACTER, owned=YOU)
    return [
        event("Back for Seconds", 1, "d", use(UnturnCards(THE_TARGET), choices=(target(ANY_CHARACTER),))),
        event(
            "Dirk Wisely's Gambit", 0, "d",
            when(
                AloneAgainst(4),
                later(
                    happens(
                        DAMAGED, "", doer=YOU, combat=1, on_its_target=True,
                        sentence="when your attacker inflicts combat damage on its target during this attack",
                    ),
                    GainPower(YOU_, n(2)), until=ATTACK_END,
                ),
            ),
            provides="dH",
        ),
        event("Final Brawl", 0, "dd", use(Damage(n(2), All(ANY_CHARACTER)))),
        event(
            "Life in the Fast Lane", 1, "d",
            when(happens(LEFT_PLAY, "leaves play", to=VEHICLE_STATE), Damage(n(3), AtItsLastPlace())),
        ),
        event(
            "Never Found the Body", 0, "d",
            when(
                OneOf(
                    [happens(kind, "", to=mine, doer=OPPONENT) for kind in (WAS_SMOKED, WAS_TOASTED)],
                    "when an opponent smokes or toasts a Character you own",
                ),
                ShuffleInstead(THAT_CARD), GainPower(YOU_, n(1)),
            ),
            provides="d",
        ),
        event(
            "Never Surrender", 0, "dd",
            when(
                happens(
                    BURNED_SITE, "", to=pick(SITE, FENG_SHUI, whose=YOU), doer=OPPONENT,
                    sentence="when an opponent burns a Site you control",
                ),
                IntoBurned(), If(GainPower(YOU_, n(3)), ThatOpponentIsCloser(True)),
            ),
            restrictions=LIMITED,
        ),
    ]  # fmt: skip


def high_tech() -> list[Card]:
    """Cards of the talent High-Tech alone."""
    return [
        event(
            "Scrounging", 0, "H",
            use(
                GeneratePower(X_VALUE), timing=START_OF_TURN, x=Sum([OfChosenType()], [BurnedCount(False)], 0),
                choices=(target(AnOpponent()), choose(OneOfTypes())),
            ),
        ),
        event(
            "Spit and Baling Wire", 0, "H",
            use(
                ReturnState(CHOSEN, THAT_CHARACTER),
                later(AtTurn(TURN_ENDED, 0, "at the end of the turn"), ToastReturned(CHOSEN), until=TURN_END),
                choices=(
                    choose(StateFor(CanReturn(hardware(VEHICLE | WEAPON, where=SMOKED, owned=YOU)), YOUR_CHARACTER)),
                    choose(SubjectFor(YOUR_CHARACTER, False, "that State")),
                ),
            ),
        ),
        state(
            "Hover Tank", 3, "HH", ANY_CHARACTER,
            always(fighting(4), keyword(MOBILITY | TACTICS), to=SUBJECT),
            when(
                happens(TURNED_TO_ATTACK, "turns to attack", subject=True),
                KeepFromIntercepting(THE_TARGET, SUBJECT), choices=(target(ANY_CHARACTER),),
            ),
            restrictions=VEHICLE,
        ),
    ]  # fmt: skip


def states_and_edges() -> list[Card]:
    """Vehicles, a radio, and an Edge."""
    wearer = SubjectFor(ReadyToTurn(YOUR_CHARACTER), True, "this card")
    return [
        state(
            "Battle Suit", 3, "ddH", ANY_CHARACTER,
            always(fighting(5), keyword(MOBILITY), to=SUBJECT),
            use(PlaceThisOn(CHOSEN), costs=(TurnPicked(0, f"a {wearer.text()}"),), choices=(pay_with(wearer),)),
            subtitle="Collapsable State", provides="H", restrictions=UNIQUE | VEHICLE,
        ),
        state(
            "Big Ass Car", 1, "dd", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT),
            use(Give(SUBJECT, [keyword(MOBILITY), toughness(1)], TURN_END), costs=(TURN,)),
            subtitle="Gas-Guzzling State", restrictions=VEHICLE,
        ),
        state(
            "CB Radio", 0, "dd", ANY_CHARACTER,
            always(keyword(TACTICS), to=YOUR_CHARACTER),
            when(
                happens(TACTICS_USED, "uses Tactics", subject=True), UnturnCards(SUBJECT),
                limit=ONCE_PER_TURN, may=True,
            ),
            restrictions=SCHTICK,
        ),
        state(
            "Muscle Car", 2, "d", ANY_CHARACTER, always(fighting(3), keyword(GUTS), to=SUBJECT),
            subtitle="Homemade Tank State", restrictions=VEHICLE,
        ),
        edge(
            "Lightning Patrol", 1, "ddd",
            use(
                UnturnCards(THE_TARGET), costs=(TURN,),
                choices=(target(pick(CHARACTER, attacking=0, carries=VEHICLE)),),
            ),
            restrictions=LIMITED,
        ),
    ]  # fmt: skip
