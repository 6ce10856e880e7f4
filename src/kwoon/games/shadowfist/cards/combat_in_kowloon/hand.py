# not compiled
"""Combat in Kowloon: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *

HOLY_SITE = pick(SITE, FENG_SHUI, whose=YOU, words=("Garden", "Temple", "Sanctuary"), turned=0)


def cards() -> list[Card]:
    """The Guiding Hand."""
    return [*students(), *masters(), *events(), *states(), *edges_and_sites()]


def students() -> list[Card]:
    """Characters of which there are many."""
    return [
        character("Shaolin Supplicants", "Kung Fu Pilgrims", 1, 1, "", "gC"),
        character(
            "Shaolin Student", "Fledgling Monk", 1, 1, "", "g",
            when(YouLose(by_opponent=True, feng_shui=True), [SacrificeThis()],
                 PlayOne(pick(CHARACTER, words=("MartialArtist", "KungFu")), less=3)),
        ),
        character(
            "Buddhist Monk", "Martial Artist", 2, 2, "", "gC",
            always(fighting(Sum([Count(pick(SITE, FENG_SHUI, whose=YOU, generating=True))], [2]))),
        ),
        character(
            "Temple Guards", "Kung Fu Warriors", 2, 2, "", "gC",
            use([shrine := turn(HOLY_SITE, maintain=True)], Give(SELF, [fighting(1)], MAINTAINED, by=shrine)),
            use([shrine := turn(HOLY_SITE, maintain=True)], Give(SELF, [keyword(SUPERLEAP)], MAINTAINED, by=shrine)),
        ),
        character(
            "Taiko Drummer", "Martial Arts Student", 2, 2, "g", "gC",
            use([SacrificeThis()],
                Give(All(YOUR_CHARACTER), [fighting(X_VALUE)], TURN_END),
                x=Sum([Count(pick(FENG_SHUI, whose=YOU))], [BurnedCount(YOU_)])),
        ),
        character(
            "Blue Monk", "Kung Fu Infiltrator", 3, 4, "g", "gC",
            when(happens(ENTERED, this=True), [word := choose(ADesignator(of_characters=True))], SlipPast(word)),
        ),
        character(
            "Jade Dragon Monk", "Mysterious Martial Artist", 3, 3, "gg", "gC",
            use([gear := choose(pick(EDGE, STATE))],
                CancelForAWhile(gear, ATTACK_END), limit=ONCE_PER_TURN, if_=ATTACKING),
            keywords=SUPERLEAP,
        ),
        character(
            "Kung Fu Master", "Heroic Warrior", 4, 6, "gg", "gC",
            allow(ANY_MAIN_SHOT_PLAY),
            allow(LESS_FOR_POWER, number=2),
            always(keyword(SUPERLEAP), while_=AnOpponentIsCloser(every=False)),
        ),
    ]  # fmt: skip


def masters() -> list[Card]:
    """The Unique Characters."""
    chi = maintained(fighting(1), to=pick(CHARACTER, whose=YOU, resource="C"))
    return [
        character(
            "Sifu Beumer", "Master Martial Artist", 5, 8, "ggg", "gC",
            always(fighting(1), to=pick(CHARACTER, whose=YOU, words=("Student", "KungFu"))),
            restrictions=UNIQUE, toughness=2,
        ),
        character(
            "Master Hao", "Superior Martial Artist", 4, 6, "gggg", "gC",
            use([foe := choose(ANY_CHARACTER)], ReduceDamageOn(SELF, by=foe), limit=ONCE_PER_TURN, if_=ATTACKING),
            restrictions=UNIQUE,
        ),
        character(
            "The Iron Monkey", "Masked Hero", 4, 5, "gg", "gC",
            when(happens(DAMAGED, by_this=True, combat=1, on_its_target=True), [player := choose(AnyPlayer())],
                 StealPower(THE_DEFENDER, X_VALUE, give_to=player), x=Half(PowerOf(THE_DEFENDER), up=False)),
            restrictions=UNIQUE, keywords=SUPERLEAP,
        ),
        character(
            "Youn Wha", "Kung Fu Master", 3, 4, "ggg", "gC",
            when(met := happens(ENTERED_COMBAT, to=pick(CHARACTER, whose=OPPONENT),
                                by=pick(SITE, FENG_SHUI, here=True)),
                 Damage(1, About(met))),
            use([TURN_AND_MAINTAIN], Maintain(chi)),
            chi,
            restrictions=UNIQUE,
        ),
    ]  # fmt: skip


def events() -> list[Card]:
    """Events."""
    return [
        event(
            "Breath of the Dragon", 1, "gCCC",
            use([hero := target(pick(CHARACTER, attacking=1))], Give(hero, [combat_damage(3), toughness(2)], TURN_END)),
            restrictions=LIMITED,
        ),
        event(
            "Confucian Stability", 1, "gg",
            use(CancelAnswered(AND_SMOKE), timing=RESPONSE, responds=PlayedCard(pick(EVENT, STATE)), late=True),
        ),
        event(
            "Secrets of Shaolin", 0, "g",
            use(CancelAnswered(ONLY_CANCEL), timing=RESPONSE, if_=DuringMainShot(),
                responds=PlayedCard(pick(EVENT, cost_at_most=0)), late=True),
        ),
        event(
            "Heat of Battle", 0, "g",
            use([hero := target(pick(CHARACTER, attacking=1))],
                GainPower(YOU_, X_VALUE), if_=DuringAttack(on_yours=True, by_richer=True),
                limit=ONCE_PER_ATTACK, x=PrintedCost(hero)),
        ),
        event(
            "Iron and Silk", 0, "gg",
            use([hero := choose(ANY_CHARACTER)], ReduceDamageOn(hero, mask=ONLY_COMBAT | WHILE_INTERCEPTING)),
        ),
        event(
            "Superior Kung Fu", 0, "gg",
            use([hero := target(AboutToFightStronger())], Give(hero, [fighting(2)], TURN_END)),
            restrictions=NOT_CUMULATIVE,
        ),
    ]  # fmt: skip


def states() -> list[Card]:
    """States."""
    return [
        state(
            "18 Bronze Men", 2, "gg", pick(SITE, FENG_SHUI, front=True),
            always(fighting(1), to=pick(CHARACTER, whose=YOU, unique=0, words=("Shaolin", "Martial", "KungFu"))),
            restrictions=LIMITED,
        ),
        state(
            "Bamboo Cane", 0, "gC", ANY_CHARACTER,
            always(combat_damage(2), to=SUBJECT),
            when(happens(DAMAGED, subject=True, combat=1), Smoke(SELF)),
            ReloadFor(resources("gggC"), 1),
            subtitle="Sword State", restrictions=WEAPON | NOT_CUMULATIVE,
        ),
        state(
            "The Jade Dragon", 3, "g", pick(SITE, FENG_SHUI, front=True),
            allow(GENERATES, number=2),
            always(cannot(NO_BURN), to=SUBJECT),
            always(toughness(1), to=SUBJECT),
            restrictions=UNIQUE | SCHTICK,
        ),
    ]  # fmt: skip


def edges_and_sites() -> list[Card]:
    """Edges, and the Site."""
    aid = use(
        [Do(AddCounters(1, SELF)), wounds := points(pick(CHARACTER, SITE, FENG_SHUI, whose=YOU, damaged=1), 2)],
        HealPoints(wounds),
        timing=MAIN_SHOT, limit=ONCE_PER_TURN, opponents=True)  # fmt: skip
    return [
        edge(
            "Chinese Connection", 0, "gg",
            use([rival := choose(AnOpponent()), one := target(pick(CHARACTER, SITE, FENG_SHUI, damaged=1)),
                 GivePower(1, rival)],
                Heal(one), limit=ONCE_PER_TURN),
        ),
        edge(
            "Shield of Pure Soul", 0, "gC",
            when(YouLose(seized=True), GainPower(YOU_, 1), SearchFor(ANY_CARD, to=DECK, shown=False, may=True)),
            restrictions=LIMITED,
        ),
        site(
            "Venerable Apothecary", 1, 1, 6, "gC", "gC",
            aid,
            use([TURN, RemoveCounters(X_VALUE)], GainPower(YOU_, X_VALUE), x=ChosenX(1, CountersHere())),
            subtitle="Hong Kong Site",
        ),
    ]  # fmt: skip
