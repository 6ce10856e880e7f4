# not compiled
"""The cards that chapters 11 to 30 and 38 of the rulebook name for attacks and damage, and a few they are about."""

from kwoon.games.shadowfist.cards.make import *

HALF_LESS = "X= half the damage inflicted, rounded up."
TOMB_SITE = pick(SITE, FENG_SHUI, words=("Temple", "Tomb"), whose=YOU, turned=0)
PRIEST = pick(CHARACTER, words=("Priest", "Priestess"), whose=YOU, turned=0)


def examples_28() -> list[Card]:
    """All of them, each with its set."""
    return [
        *printed_in("Reloaded", [spirit_wrack()]),
        *printed_in("Reinforcements", [endless_corridor()]),
        *printed_in("Shurikens and Six Guns", [devils_mountain(), song()]),
        *printed_in("10,000 Bullets", [city_square(), fox_pass(), hands_without_shadow()]),
        *printed_in("Shaolin Showdown", [iala_mane()]),
        *printed_in("Red Wedding", [ornamental_garden(), ten_thousand_agonies()]),
        *printed_in("Two-Fisted Tales of the Secret War", [aztec_mummy()]),
        *printed_in("Empire of Evil", [awesome_presence(), fingertip_razors()]),
        *printed_in("Dark Future", [battle_matic()]),
    ]


# fmt: off
def spirit_wrack() -> Card:
    """SF-20.0: smoked directly."""
    victim = pick(CHARACTER, without_resource="M")
    return event("Spirit Wrack", 1, "eeMM", use(Smoke(THE_TARGET), choices=(target(victim),)))


def endless_corridor() -> Card:
    """SF-28.3: Sites change places under the attackers."""
    return feng_shui(
        "Endless Corridor", 6,
        use(RearrangeSites(THAT_PLAYER), costs=(TURN,), choices=(target(AnyPlayer()),)),
        subtitle="Netherworld Feng Shui Site", restrictions=LIMITED,
    )


def fox_pass() -> Card:
    """SF-28.1.3.1: one attacker is led elsewhere."""
    bait = AnyOf([YOUR_CHARACTER, pick(SITE, FENG_SHUI, whose=YOU, front=True)])
    return feng_shui(
        "Fox Pass", 5,
        use(ChangeTarget(Picked(0, "the chosen attacker"), Picked(1, "the second chosen card")), costs=(TURN,),
            choices=(choose(pick(CHARACTER, attacking=1)), choose(bait))),
        restrictions=UNIQUE,
    )


def devils_mountain() -> Card:
    """SF-38: from a Site to a Character."""
    ability = redirects(choose(WouldBeHurt(ANY_SITE)), YOUR_CHARACTER)
    return feng_shui("Devil's Mountain", 6, ability, restrictions=UNIQUE)


def city_square() -> Card:
    """SF-38: from a Site to a Site."""
    yours = pick(SITE, FENG_SHUI, whose=YOU)
    return feng_shui("City Square", 6, redirects(target(WouldBeHurt(ANY_SITE)), yours), restrictions=UNIQUE)


def song() -> Card:
    """SF-29.8: takes half of everything."""
    return character(
        "Song, The Little Dragon", "Heir Apparent", 4, 6, "yyH", "yHC",
        between(SUBTRACTED, HalfInflicted(), SELF, pick(), f"Takes -X damage from any source. {HALF_LESS}"),
        restrictions=UNIQUE,
    )


def hands_without_shadow() -> Card:
    """SF-29.8: leaves one Fighting."""
    return state("Hands Without Shadow", 0, "C", ANY_CHARACTER, AllButOne(SUBJECT), restrictions=SCHTICK)


def iala_mane() -> Card:
    """SF-28.1.2: attacks in others' turns."""
    return character(
        "Iala Mane", "Blind Master", 4, 3, "ddd", "dC",
        allow(OUT_OF_TURN, "Can attack during an opponent's turn."),
        always(fighting(1), keyword(INDEPENDENT), to=pick(CHARACTER, whose=YOU, resource="d")),
        restrictions=UNIQUE,
    )


def ornamental_garden() -> Card:
    """SF-29.7, step 4: doubles."""
    return state(
        "Ornamental Garden", 1, "ggg", ANY_SITE,
        allow(SUBJECT_GENERATES, "Subject generates 1 more Power if it is in the front row.", number=n(1),
              if_=SubjectInFront()),
        between(MULTIPLIED, 2, SUBJECT, pick(), "All damage inflicted on subject is doubled."),
    )


def ten_thousand_agonies() -> Card:
    """SF-29.7, step 6: more from the receiving side."""
    return character(
        "Ten Thousand Agonies", "Demon Lord", 4, 9, "eeeM", "e",
        between(RECEIVED, 1, SELF, pick(), "All damage inflicted on this card is increased by 1."),
        restrictions=UNIQUE,
    )


def aztec_mummy() -> Card:
    """SF-29.7, step 4: doubles what Fire does."""
    return character(
        "Aztec Mummy", "Undead Guardian", 3, 4, "mM", "m",
        between(MULTIPLIED, 2, SELF, pick(words=("Fire",)), "Takes double damage from Fire cards."),
        use(Give(SELF, [fighting(1)], TURN_END), costs=(TurnPicked(0, "a Temple or Tomb Site you control"),),
            choices=(pay_with(TOMB_SITE),)),
        use(Give(SELF, [toughness(1)], TURN_END), costs=(TurnPicked(0, "a Priest or Priestess Character you control"),),
            choices=(pay_with(PRIEST),)),
    )


def awesome_presence() -> Card:
    """SF-29.7, step 7: half from the lesser."""
    return state(
        "Awesome Presence", 1, "CC", ANY_CHARACTER,
        between(SUBTRACTED, HalfInflicted(), SUBJECT, RequiringLess(SUBJECT),
                f"Subject takes -X damage from cards that require fewer resources than it. {HALF_LESS}"),
        restrictions=NOT_CUMULATIVE,
    )


def fingertip_razors() -> Card:
    """SF-16.3: damage that stays is Corrupted."""
    return state(
        "Fingertip Razors", 0, "HH", ANY_CHARACTER, always(fighting(1), keyword(CORRUPTED), to=SUBJECT),
        restrictions=NOT_CUMULATIVE,
    )


def battle_matic() -> Card:
    """SF-29.8: Toughness for its rider."""
    return state(
        "Battle-Matic", 1, "jjH", ANY_CHARACTER,
        always(toughness(1), fighting(Count(Hardware(VEHICLE | WEAPON, SMOKED, YOU))), to=SUBJECT),
        restrictions=VEHICLE,
    )
# fmt: on


def redirects(hurt: Choice, to: Filter) -> Used:
    """SF-38.2: turn to redirect a source's damage on one card to another."""
    choices = (choose(SourceOfDamage()), hurt, choose(InItsPlace(to)))
    return use(Redirect(), costs=(TURN,), choices=choices, timing=ANY_SCENE)
