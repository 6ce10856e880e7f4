# not compiled
"""Combat in Kowloon: the Eaters of the Lotus, and the Magic that anyone may learn."""

from kwoon.games.shadowfist.cards.make import *

A_CHARACTER_FALLS_HERE = happens(WAS_SMOKED, to=pick(CHARACTER, here=True))


def cards() -> list[Card]:
    """The Eaters of the Lotus, and Magic."""
    return [*demons(), *undead(), *masters(), *events(), *states_and_sites(), *magic()]


def demons() -> list[Card]:
    """Demons, ghosts and worse."""
    return [
        character("Imp", "Demon Minion", 1, 1, "", "eM"),
        character(
            "Hungry Ghosts", "Malicious Spirits", 2, 2, "", "eM",
            use([TURN, victim := target(ANY_CHARACTER)], Damage(1, victim)),
        ),
        character(
            "Eater of Fortune", "Hungry Demon", 2, 2, "eM", "e",
            always(fighting(Times(1, Count(pick(EDGE, whose=OPPONENT))))),
            when(happens(ENTERED, this=True), [prop := target(ANY_EDGE)], Smoke(prop), may=True),
        ),
        character(
            "Ravenous Devourer", "Hungry Demon", 2, 2, "ee", "e",
            use([sacrifice(ANY_CHARACTER)], Give(SELF, [fighting(2)], TURN_END)),
        ),
        character(
            "Sewer Scum", "Festering Demons", 3, 6, "eeM", "e",
            when(happens(HEALED, this=True), Give(SELF, [fighting(-1)], IN_PLAY)),
        ),
    ]  # fmt: skip


def undead() -> list[Card]:
    """Those who come back."""
    return [
        character(
            "1,000 Corpses", "Horde of Undead", 3, 3, "", "e",
            when(Provided(AtTurn(TURN_ENDED), WasSmokedThisTurn(pick(CHARACTER))), Heal(SELF), if_=IsDamaged(SELF)),
            use([fallen := sacrifice(pick(CHARACTER, without=("Undead",)), most=MANY)],
                Play(SELF, less=X_VALUE), timing=OUTSIDE_ATTACK, zone=SMOKED, x=PrintedCost(fallen)),
        ),
        character(
            "Undead Horrors", "Decaying Minions", 1, 1, "", "e",
            when(Provided(happens(WAS_SMOKED, to=pick(CHARACTER, whose=YOU, resource="e", other=True)),
                          DuringMainShot(yours=True)),
                 ReturnThisOnce(), may=True, zone=SMOKED),
        ),
        character("Walking Corpses", "Undead Servitors", 2, 4, "e", "e", always(cannot(NO_TURN_TO_MOVE | NO_HEAL))),
    ]  # fmt: skip


def masters() -> list[Card]:
    """The Unique Characters."""
    return [
        character(
            "Long Shadows", "Blood-Sucking Assassin", 4, 5, "eeM", "eM",
            always(fighting(Times(1, Count(pick(CHARACTER, whose=YOU, words=("Undead",)))))),
            when(Smokes(SELF, ANY_CHARACTER, combat=True), Return(THAT_CARD),
                 Give(THAT_CARD, [designator("Undead")], IN_PLAY)),
            allow(HALF_HEALING, pick(whose=YOU, words=("Undead",))),
            restrictions=UNIQUE,
        ),
        character(
            "Reggie Mortis", "Punk Necromancer", 3, 3, "eeee", "eM",
            use([TURN_AND_MAINTAIN, fallen := target(CanReturn(pick(CHARACTER, where=SMOKED)))],
                Return(fallen, blank=True), Give(fallen, [designator("Undead")], IN_PLAY), Borrow(fallen)),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        character(
            "Xin Ji Yang", "Underworld Queen", 4, 7, "eeeeM", "eMM",
            when(happens(INTERCEPTED, by_this=True), Damage(X_VALUE, THAT_CARD),
                 x=Sum([1, Count(pick(words=("Demon", "Undead")))], [])),
            restrictions=UNIQUE, keywords=REGENERATE,
        ),
    ]  # fmt: skip


def events() -> list[Card]:
    """Events."""
    return [
        event(
            "Bribery", 0, "ee",
            use([victim := target(pick(CHARACTER, whose=OPPONENT, fighting_at_most=5)), GivePower(1, victim)],
                TakeControl(victim, TURN_END)),
        ),
        event(
            "Cries in the Night", 0, "ee",
            use([hero := target(YOUR_CHARACTER)],
                Give(hero, [keyword(ASSASSINATE)], TURN_END),
                later(Smokes(WATCHED, ANY_CHARACTER, combat=True), GainPower(YOU_, 1), until=TURN_END, watching=hero,
                      times=2)),
        ),
        event(
            "Die!!!", 0, "eee",
            use([turned := turn(pick(CHARACTER, whose=YOU, resource="e", turned=0), least=0, most=MANY),
                 victims := choose(CostingTogether(pick(CHARACTER, whose=OPPONENT), turned, 2), least=0, most=MANY)],
                Smoke(victims), x=PickedCount(turned)),
        ),
        event(
            "Feeding the Hungry", 0, "ee",
            use([eaten := sacrifice(ANY_CHARACTER), fed := target(pick(CHARACTER, but=eaten))],
                Give(fed, [fighting(X_VALUE)], TURN_END), x=FightingOf(eaten, printed=True)),
            subtitle="Undead Event",
        ),
        event(
            "Inauspicious Return", 1, "e",
            use([fallen := choose(ThatCanBePlayed(pick(CHARACTER, owned=YOU, unique=0, where=SMOKED), 1), least=0,
                                  most=3)],
                Play(fallen, free=True), Give(fallen, [cannot(NO_SACRIFICE)], IN_PLAY),
                Give(fallen, [designator("Undead")], IN_PLAY), timing=OUTSIDE_ATTACK),
            restrictions=LIMITED | TOAST_IT,
        ),
        event(
            "Underworld Coronation", 3, "eeee",
            use([spared := target(ANY_CHARACTER)], Smoke(All(ANY_CHARACTER, but=spared))),
            restrictions=ONE_SHOT,
        ),
    ]  # fmt: skip


def states_and_sites() -> list[Card]:
    """States, and the Site."""
    return [
        state(
            "Bite of the Long Teeth", 1, "e", ANY_CHARACTER,
            always(fighting(1), combat_damage(1), to=SUBJECT),
            when(A_CHARACTER_FALLS_HERE, Heal(SUBJECT, damage=X_VALUE), may=True, if_=IsDamaged(SUBJECT),
                 x=Half(FightingOf(THAT_CARD, printed=True), up=True)),
            subtitle="Vampiric Martial Arts State", restrictions=SCHTICK,
        ),
        state(
            "Imperial Champion", X, "eee", ANY_CHARACTER,
            always(printed_fighting(SpelledOut(InPool("e"))), to=SUBJECT),
            subtitle="Demon State", restrictions=UNIQUE, x=Sum([4], [SubjectsCost()]),
        ),
        state(
            "Long Black Hearse", 2, "eM", ANY_CHARACTER,
            always(cannot(NO_UNTURN_STEP)),
            always(fighting(2), keyword(MOBILITY), to=SUBJECT),
            when(A_CHARACTER_FALLS_HERE, UnturnCards(SELF), may=True, limit=ONCE_PER_TURN),
            use([TURN], PlayOne(pick(words=("Demon", "Ghost", "Undead")), less=1), timing=ANY_MAIN_SHOT),
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
    fuel = ~pick(SITE, FENG_SHUI, generating=True)
    return [
        event(
            "Discerning Fire", X, "MM",
            use([kin := target(SharingADesignator(fuel, "netherworld"), least=2, most=MANY)], Smoke(kin)),
            x=PickedCount(kin, 2),
        ),
        event("Killing Rain", 1, "M", use(Damage(2, All(ANY_SITE)))),
        event(
            "Pocket Demon", 0, "M",
            use([rival := target(AnOpponent())],
                GeneratePower(X_VALUE), timing=START_OF_TURN,
                x=Sum([Count(OfPlayer(rival, pick(SITE, FENG_SHUI, generating=True))), BurnedCount(rival)],
                      [BurnedCount(YOU_)])),
        ),
    ]  # fmt: skip
