# not compiled
"""Combat in Kowloon: the Eaters of the Lotus, and the Magic that anyone may learn."""

from kwoon.games.shadowfist.cards.make import *

YOUR_MAIN_SHOT = DuringMainShot(True, True, "outside of an attack")
SACRIFICE = SacrificePicked(0, "")
UNDEAD = Give(THE_TARGET, [designator("Undead")], IN_PLAY)
A_CHARACTER_FALLS_HERE = happens(WAS_SMOKED, "is smoked", to=pick(CHARACTER, here=True))
THE_SACRIFICED = Picked(0, "the sacrificed Character")


def cards() -> list[Card]:
    """The Eaters of the Lotus, and Magic."""
    return [*demons(), *undead(), *masters(), *events(), *states_and_sites(), *magic()]


def demons() -> list[Card]:
    """Demons, ghosts and worse."""
    return [
        character("Imp", "Demon Minion", 1, 1, "", "eM"),
        character(
            "Hungry Ghosts", "Malicious Spirits", 2, 2, "", "eM",
            use(Damage(n(1), THE_TARGET), costs=(TURN,), choices=(target(ANY_CHARACTER),)),
        ),
        character(
            "Eater of Fortune", "Hungry Demon", 2, 2, "eM", "e",
            always(fighting(Count(pick(EDGE, whose=OPPONENT)))),
            when(happens(ENTERED, "enters play", this=True), Smoke(THE_TARGET), choices=(target(ANY_EDGE),), may=True),
        ),
        character(
            "Ravenous Devourer", "Hungry Demon", 2, 2, "ee", "e",
            use(Give(SELF, [fighting(2)], TURN_END), costs=(SACRIFICE,),
                choices=(sacrificed(ANY_CHARACTER, "a Character"),)),
        ),
        character(
            "Sewer Scum", "Festering Demons", 3, 6, "eeM", "e",
            when(happens(HEALED, "is healed", this=True), Give(SELF, [fighting(-1)], IN_PLAY)),
        ),
    ]  # fmt: skip


def undead() -> list[Card]:
    """Those who come back."""
    return [
        character(
            "1,000 Corpses", "Horde of Undead", 3, 3, "", "e",
            when(Provided(AtTurn(TURN_ENDED, 0, "at the end of any turn"),
                          WasSmokedThisTurn(pick(CHARACTER, where=SMOKED), "a Character")),
                 Heal(SELF), if_=IsDamaged(SELF)),
            use(PlayThis(X_VALUE), costs=(SACRIFICE,), timing=MAIN_SHOT, if_=YOUR_MAIN_SHOT, zone=SMOKED,
                choices=(sacrificed(pick(CHARACTER, without=("Undead",)), "one or more non-Undead Characters", 99),),
                x=PrintedCost(Picked(0, "the sacrificed Characters, added up"))),
        ),
        character(
            "Undead Horrors", "Decaying Minions", 1, 1, "", "e",
            when(Provided(happens(WAS_SMOKED, "is smoked", to=pick(CHARACTER, whose=YOU, resource="e", other=True)),
                          DuringMainShot(True, False, "during your Main Shot")),
                 ReturnThisOnce(), may=True, zone=SMOKED),
        ),
        character(
            "Walking Corpses", "Undead Servitors", 2, 4, "e", "e",
            always(cannot(NO_TURN_TO_MOVE | NO_HEAL)),
        ),
    ]  # fmt: skip


def masters() -> list[Card]:
    """The Unique Characters."""
    return [
        character(
            "Long Shadows", "Blood-Sucking Assassin", 4, 5, "eeM", "eM",
            always(fighting(Count(pick(CHARACTER, whose=YOU, words=("Undead",))))),
            when(SmokesInCombat(False, "this card"), Return(THAT_CARD),
                 Give(THAT_CARD, [designator("Undead")], IN_PLAY)),
            allow(HALF_HEALING, "Healing removes only half the damage (rounded down) from Undead cards you control.",
                  pick(whose=YOU, words=("Undead",))),
            restrictions=UNIQUE,
        ),
        character(
            "Reggie Mortis", "Punk Necromancer", 3, 3, "eeee", "eM",
            use(Return(THE_TARGET, blank=True), UNDEAD, Borrow(THE_TARGET), costs=(TURN_AND_MAINTAIN,),
                choices=(target(CanReturn(pick(CHARACTER, where=SMOKED))),)),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        character(
            "Xin Ji Yang", "Underworld Queen", 4, 7, "eeeeM", "eMM",
            when(happens(INTERCEPTED, "", by_this=True, sentence="when an interceptor is declared against this card"),
                 Damage(X_VALUE, THAT_CARD), x=Sum([Fixed(1), Count(pick(words=("Demon", "Undead")))], [], 0)),
            restrictions=UNIQUE, keywords=REGENERATE,
        ),
    ]  # fmt: skip


def events() -> list[Card]:
    """Events."""
    return [
        event(
            "Bribery", 0, "ee",
            use(TakeControl(THE_TARGET, TURN_END), costs=(GivePower(0, 1, to_controller=True),),
                choices=(Told(pick(CHARACTER, whose=OPPONENT, fighting_at_most=5), 1, 1, TARGET,
                              "target a Character that opponent controls with a printed Fighting of 5 or less"),)),
        ),
        event(
            "Cries in the Night", 0, "ee",
            use(Give(THE_TARGET, [keyword(ASSASSINATE)], TURN_END),
                later(SmokesInCombat(True, "target"), GainPower(YOU_, n(1)), until=TURN_END, watching=THE_TARGET,
                      times=2),
                choices=(target(YOUR_CHARACTER),)),
        ),
        event(
            "Die!!!", 0, "eee",
            use(Smoke(Picked(1, "the chosen Characters")), costs=(TurnPicked(0, ""),),
                x=PickedCount(0, 0, "any number, which may be zero"),
                choices=(Told(pick(CHARACTER, whose=YOU, resource="e", turned=0), 0, 99, CHOOSE,
                              "turn X Lotus Characters you control"),
                         Choice(CostingTogether(pick(CHARACTER, whose=OPPONENT), 2), 0, 99, CHOOSE, None))),
        ),
        event(
            "Feeding the Hungry", 0, "ee",
            use(Give(Picked(1, "target"), [fighting(X_VALUE)], TURN_END), costs=(SACRIFICE,),
                choices=(sacrificed(ANY_CHARACTER, "a Character"), target(pick(CHARACTER, unpicked=True))),
                x=PrintedFighting(THE_SACRIFICED)),
            subtitle="Undead Event",
        ),
        event(
            "Inauspicious Return", 1, "e",
            use(PlayPicked(Picked(0, "the chosen Characters")),
                Give(Picked(0, "those Characters"), [cannot(NO_SACRIFICE)], IN_PLAY),
                Give(Picked(0, "those Characters"), [designator("Undead")], IN_PLAY),
                timing=MAIN_SHOT, if_=YOUR_MAIN_SHOT,
                choices=(Choice(ThatCanBePlayed(pick(CHARACTER, owned=YOU, unique=0, where=SMOKED), 1),
                                0, 3, CHOOSE, None),)),
            restrictions=LIMITED | TOAST_IT,
        ),
        event(
            "Underworld Coronation", 3, "eeee",
            use(Smoke(AllBut(ANY_CHARACTER)), choices=(target(ANY_CHARACTER),)),
            restrictions=ONE_SHOT,
        ),
    ]  # fmt: skip


def states_and_sites() -> list[Card]:
    """States, and the Site."""
    return [
        state(
            "Bite of the Long Teeth", 1, "e", ANY_CHARACTER,
            always(fighting(1), combat_damage(1), to=SUBJECT),
            when(A_CHARACTER_FALLS_HERE, RemoveDamage(X_VALUE, SUBJECT, "remove X damage from subject"), may=True,
                 if_=IsDamaged(SUBJECT), x=Half(PrintedFighting(THAT_CARD), True)),
            subtitle="Vampiric Martial Arts State", restrictions=SCHTICK,
        ),
        state(
            "Imperial Champion", X, "eee", ANY_CHARACTER,
            always(Grant(PRINTED_FIGHTING, SpelledOut(InPool(RESOURCES.index("e"))), 0, ""), to=SUBJECT),
            subtitle="Demon State", restrictions=UNIQUE, x=Sum([Fixed(4)], [SubjectsCost()], 0),
        ),
        state(
            "Long Black Hearse", 2, "eM", ANY_CHARACTER,
            always(cannot(NO_UNTURN_STEP)),
            always(fighting(2), keyword(MOBILITY), to=SUBJECT),
            when(A_CHARACTER_FALLS_HERE, UnturnCards(SELF), may=True, limit=ONCE_PER_TURN),
            use(PlayFromHand(pick(words=("Demon", "Ghost", "Undead")), 1, timing=True), costs=(TURN,),
                timing=ANY_MAIN_SHOT),
            subtitle="Macabre State", restrictions=VEHICLE,
        ),
        state(
            "Soul Theft", 2, "e", ANY_CHARACTER,
            when(SubjectFalls(), Return(THAT_CARD), Give(THAT_CARD, [designator("Undead")], IN_PLAY)),
        ),
        site(
            "The Twisted Gardens", 2, 1, 6, "ee", "e",
            always(combat_damage(1), to=pick(whose=YOU, words=("Demon", "Ghost", "Spirit"))),
            subtitle="Netherworld Demon Site", restrictions=UNIQUE, toughness=1,
        ),
    ]  # fmt: skip


def magic() -> list[Card]:
    """Magic of no faction."""
    return [
        event(
            "Discerning Fire", X, "MM",
            use(Smoke(THE_TARGETS),
                choices=(Told(SharingADesignator("netherworld"), 2, 99, TARGET,
                              f"target X {SharingADesignator('netherworld').plural()}"),)),
            x=PickedCount(0, 2, "the number of targets, at least two"),
        ),
        event("Killing Rain", 1, "M", use(Damage(n(2), All(ANY_SITE)))),
        event(
            "Pocket Demon", 0, "M",
            use(GeneratePower(X_VALUE), timing=START_OF_TURN, choices=(target(AnOpponent()),),
                x=Sum([ControlledBy(pick(SITE, FENG_SHUI, generating=True)), BurnedCount(True)],
                      [BurnedCount(False)], 0)),
        ),
    ]  # fmt: skip
