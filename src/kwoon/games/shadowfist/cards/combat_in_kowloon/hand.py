# not compiled
"""Combat in Kowloon: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *

HOLY_SITE = pick(SITE, FENG_SHUI, whose=YOU, words=("Garden", "Temple", "Sanctuary"), turned=0)
TURN_A_HOLY_SITE = Told(HOLY_SITE, 1, 1, CHOOSE, "turn and maintain a Garden, Temple or Sanctuary Site you control")
CHOSEN_CHARACTER = Picked(0, "the chosen Character")


def cards() -> list[Card]:
    """The Guiding Hand."""
    return [*students(), *masters(), *events(), *states(), *edges_and_sites()]


def students() -> list[Card]:
    """Characters of which there are many."""
    return [
        character("Shaolin Supplicants", "Kung Fu Pilgrims", 1, 1, "", "gC"),
        character(
            "Shaolin Student", "Fledgling Monk", 1, 1, "", "g",
            when(YouLose("when an opponent burns a Feng Shui Site you control", by_opponent=True, feng_shui=True),
                 PlayFromHand(pick(CHARACTER, words=("MartialArtist", "KungFu")), 3), costs=(SacrificeThis(),)),
        ),
        character(
            "Buddhist Monk", "Martial Artist", 2, 2, "", "gC",
            always(fighting(Sum([Count(pick(SITE, FENG_SHUI, whose=YOU, generating=True))], [Fixed(2)], 0))),
        ),
        character(
            "Temple Guards", "Kung Fu Warriors", 2, 2, "", "gC",
            use(Give(SELF, [fighting(1)], MAINTAINED, by=CHOSEN), costs=(TurnPicked(0, ""),),
                choices=(TURN_A_HOLY_SITE,)),
            use(Give(SELF, [keyword(SUPERLEAP)], MAINTAINED, by=CHOSEN), costs=(TurnPicked(0, ""),),
                choices=(TURN_A_HOLY_SITE,)),
        ),
        character(
            "Taiko Drummer", "Martial Arts Student", 2, 2, "g", "gC",
            use(Give(All(YOUR_CHARACTER), [fighting(X_VALUE)], TURN_END), costs=(SacrificeThis(),),
                x=Sum([Count(pick(FENG_SHUI, whose=YOU))], [BurnedCount(False)], 0)),
        ),
        character(
            "Blue Monk", "Kung Fu Infiltrator", 3, 4, "g", "gC",
            when(happens(ENTERED, "enters play", this=True), SlipPast(), choices=(choose(ADesignator()),)),
        ),
        character(
            "Jade Dragon Monk", "Mysterious Martial Artist", 3, 3, "gg", "gC",
            use(CancelForAWhile(Picked(0, "that card"), ATTACK_END), choices=(choose(pick(EDGE, STATE)),),
                limit=ONCE_PER_TURN, if_=WhileAttacking(False)),
            keywords=SUPERLEAP,
        ),
        character(
            "Kung Fu Master", "Heroic Warrior", 4, 6, "gg", "gC",
            allow(ANY_MAIN_SHOT_PLAY, "You may play this card during any Main Shot, also during an attack."),
            allow(LESS_FOR_POWER, "You may play this card at -1 or -2 cost; if you do, each opponent immediately "
                  "gains as much Power.", number=n(2)),
            always(keyword(SUPERLEAP), while_=AnOpponentIsCloser(False)),
        ),
    ]  # fmt: skip


def masters() -> list[Card]:
    """The Unique Characters."""
    chi = Maintained(None, pick(CHARACTER, whose=YOU, resource="C"), [fighting(1)])
    chi.condition = WhileMaintained()
    return [
        character(
            "Sifu Beumer", "Master Martial Artist", 5, 8, "ggg", "gC",
            always(fighting(1), to=pick(CHARACTER, whose=YOU, words=("Student", "KungFu"))),
            restrictions=UNIQUE, toughness=2,
        ),
        character(
            "Master Hao", "Superior Martial Artist", 4, 6, "gggg", "gC",
            use(ReduceDamageOn(SELF, CHOSEN_CHARACTER, 0), choices=(choose(ANY_CHARACTER),), limit=ONCE_PER_TURN,
                if_=WhileAttacking(False)),
            restrictions=UNIQUE,
        ),
        character(
            "The Iron Monkey", "Masked Hero", 4, 5, "gg", "gC",
            when(happens(DAMAGED, "", by_this=True, combat=1, on_its_target=True,
                         sentence="when this card inflicts combat damage on the target of its attack"),
                 StealForAnother(X_VALUE, THAT_PLAYER), choices=(choose(AnyPlayer()),), x=HalfTheirPower()),
            restrictions=UNIQUE, keywords=SUPERLEAP,
        ),
        character(
            "Youn Wha", "Kung Fu Master", 3, 4, "ggg", "gC",
            when(happens(ENTERED_COMBAT, "enters combat with a Site at this location",
                         to=pick(CHARACTER, whose=OPPONENT), by=pick(SITE, FENG_SHUI, here=True)),
                 Damage(n(1), THAT_CARD)),
            use(Maintain(chi), costs=(TURN_AND_MAINTAIN,)),
            chi,
            restrictions=UNIQUE,
        ),
    ]  # fmt: skip


def events() -> list[Card]:
    """Events."""
    return [
        event(
            "Breath of the Dragon", 1, "gCCC",
            use(Give(THE_TARGET, [combat_damage(3), toughness(2)], TURN_END),
                choices=(target(pick(CHARACTER, attacking=1)),)),
            restrictions=LIMITED,
        ),
        event(
            "Confucian Stability", 1, "gg",
            use(CancelAnswered(AND_SMOKE), timing=RESPONSE,
                responds=AnsweredEffect(pick(EVENT, STATE), True), late=True),
        ),
        event(
            "Secrets of Shaolin", 0, "g",
            use(CancelAnswered(ONLY_CANCEL), timing=RESPONSE, if_=DuringMainShot(False, False, "during any Main Shot"),
                responds=AnsweredEffect(pick(EVENT, cost_at_most=0), True), late=True),
        ),
        event(
            "Heat of Battle", 0, "g",
            use(GainPower(YOU_, X_VALUE), choices=(target(pick(CHARACTER, attacking=1)),), if_=AttackedByRicher(),
                limit=ONCE_PER_ATTACK, x=PrintedCost(THE_TARGET)),
        ),
        event(
            "Iron and Silk", 0, "gg",
            use(ReduceDamageOn(CHOSEN_CHARACTER, None, ONLY_COMBAT | WHILE_INTERCEPTING),
                choices=(choose(ANY_CHARACTER),)),
        ),
        event(
            "Superior Kung Fu", 0, "gg",
            use(Give(THE_TARGET, [fighting(2)], TURN_END), choices=(target(AboutToFightStronger()),)),
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
            when(happens(DAMAGED, "", subject=True, combat=1, sentence="when combat damage is inflicted on subject"),
                 Smoke(SELF)),
            ReloadFor(resources("gggC"), 1),
            subtitle="Sword State", restrictions=WEAPON | NOT_CUMULATIVE,
        ),
        state(
            "The Jade Dragon", 3, "g", pick(SITE, FENG_SHUI, front=True),
            allow(GENERATES, "This card generates 2 Power during your Establishing Shot.", number=n(2)),
            always(cannot(NO_BURN), to=SUBJECT),
            always(toughness(1), to=SUBJECT),
            restrictions=UNIQUE | SCHTICK,
        ),
    ]  # fmt: skip


def edges_and_sites() -> list[Card]:
    """Edges, and the Site."""
    aid = use(
        RemoveDamage(n(2), Picked(0, "the chosen cards"), "heal up to two damage in all from the chosen cards"),
        costs=(PutCounter(),), choices=(choose(pick(CHARACTER, SITE, FENG_SHUI, whose=YOU, damaged=1), 1, 2),),
        timing=MAIN_SHOT, limit=ONCE_PER_TURN, opponents=True,
    )  # fmt: skip
    return [
        edge(
            "Chinese Connection", 0, "gg",
            use(Heal(Picked(1, "target")), costs=(GivePower(0, 1),), limit=ONCE_PER_TURN,
                choices=(Told(AnOpponent(), 1, 1, CHOOSE, ""), target(pick(CHARACTER, SITE, FENG_SHUI, damaged=1)))),
        ),
        edge(
            "Shield of Pure Soul", 0, "gC",
            when(YouLose("when a Site you control is seized or burned", seized=True), GainPower(YOU_, n(1)),
                 SearchFor(ANY_CARD, to=DECK)),
            restrictions=LIMITED,
        ),
        site(
            "Venerable Apothecary", 1, 1, 6, "gC", "gC",
            aid,
            use(GainPower(YOU_, X_VALUE), costs=(TURN, RemoveCounters(X_VALUE)),
                x=ChosenX(1, CountersHere(), "the number of counters you remove")),
            subtitle="Hong Kong Site",
        ),
    ]  # fmt: skip
