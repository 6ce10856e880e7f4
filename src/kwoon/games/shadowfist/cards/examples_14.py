# not compiled
"""The cards that chapters 8 to 14 of the rulebook name in their examples, and a few that SF-31, SF-37 and SF-48 do."""

from kwoon.games.shadowfist.cards.make import *

SMOKED_BY_AN_OPPONENT = "is smoked by an opponent"


def examples_14() -> list[Card]:
    """All of them, each with its set."""
    return [
        *printed_in("Limited / Standard", standard()),
        *printed_in("Flashpoint", flashpoint()),
        *printed_in("10,000 Bullets", bullets()),
        *printed_in("Dark Future", dark_future()),
        *printed_in("Red Wedding", red_wedding()),
        *printed_in("Shaolin Showdown", shaolin_showdown()),
        *printed_in("Two-Fisted Tales of the Secret War", two_fisted_tales()),
        *printed_in("Back for Seconds", back_for_seconds()),
        *printed_in("Queen's Gambit", queens_gambit()),
        *printed_in("Reinforcements", reinforcements()),
        *printed_in("Reloaded", reloaded()),
        *printed_in("Revelations", revelations()),
    ]


# fmt: off
def standard() -> list[Card]:
    """Limited and Standard."""
    return [
        character(
            "Luis Camacho", "Vengeful Hood", 4, 2, "", "",
            always(fighting(Count(pick(words=("Hood",), owned=YOU, where=SMOKED)))),
            restrictions=UNIQUE,
        ),
    ]


def flashpoint() -> list[Card]:
    """Flashpoint."""
    others = NoneOf([pick(CHARACTER, unique=1)], "card that is not a Unique Character")
    return [
        site(
            "Arcanotower 2056", 4, 2, 8, "fff", "ff",
            always(cannot(NO_SEIZE)),
            allow(FEWER_SITES, "You need one Feng Shui Site less for victory."),
            between(SUBTRACTED, 2, SELF, others, "Toughness: 2, but not against Unique Characters."),
            when(happens(WAS_SMOKED, "is smoked", this=True), NoPowerNext(YOU_)),
            restrictions=UNIQUE,
        ),
    ]


def bullets() -> list[Card]:
    """10,000 Bullets."""
    return [
        state(
            "Pump-Action Shotgun", 1, "", ANY_CHARACTER,
            when(happens(WAS_SMOKED, SMOKED_BY_AN_OPPONENT, to=pick(CHARACTER, unique=1, whose=YOU), doer=OPPONENT),
                 UnturnCards(SELF)),
            use(Give(SUBJECT, [combat_damage(3)], TURN_END), costs=(TURN,)),
            subtitle="Gun State", restrictions=WEAPON,
        ),
    ]


def dark_future() -> list[Card]:
    """Dark Future."""
    return [
        state(
            "MegaTank", 5, "HHH", ANY_CHARACTER,
            always(fighting(7), toughness(2), to=SUBJECT), Safe(SUBJECT, pick(EVENT, resource="f")),
            restrictions=VEHICLE,
        ),
        character(
            "Thing with a 1000 Tongues", "Abhorrent Abomination", 6, 11, "fHHHH", "f",
            when(AtTurn(MAIN_SHOT_STARTED, YOU, "at the beginning of your Main Shot"),
                 MakeSacrifice(YOU_, pick(CHARACTER, other=True)), If(TurnCards(SELF), IfNotNoted("if you cannot"))),
            restrictions=UNIQUE, keywords=REGENERATE, toughness=2,
        ),
    ]


def red_wedding() -> list[Card]:
    """Red Wedding."""
    guns = AnyOf([pick(STATE, restrictions=WEAPON, owned=YOU, where=SMOKED),
                  pick(STATE, words=("Gun",), owned=YOU, where=SMOKED)])
    return [
        event(
            "Slo Mo Vengeance", X, "d",
            use(PlayStatesOn(Picked(1, "those States"), Picked(0, "that Character")),
                choices=(choose(YOUR_CHARACTER),
                         Told(FitForPicked(guns), 0, 99, CHOOSE, "X Weapon or Gun States in your smoked pile"))),
            x=PickedCount(1, 0, "the number of States chosen"),
        ),
    ]


def shaolin_showdown() -> list[Card]:
    """Shaolin Showdown."""
    return [
        event("Positive Chi", 1, "gg", use(EachMayPlay(pick(CHARACTER, SITE, STATE, EDGE)))),
    ]


def two_fisted_tales() -> list[Card]:
    """Two-Fisted Tales of the Secret War."""
    return [
        state(
            "X-Ray Specs", 0, "jH", ANY_CHARACTER,
            when(happens(TURNED_TO_ATTACK, "turns to attack", subject=True), LookAtHand(THAT_PLAYER), may=True,
                 choices=(target(AnOpponent()),)),
            always(denies(AMBUSH | STEALTH | ASSASSINATE), to=AttackingYours()),
            subtitle="Weird Science State", restrictions=SCHTICK,
        ),
    ]


def back_for_seconds() -> list[Card]:
    """Back for Seconds."""
    return [
        character(
            "Ba-BOOM!", "Unstable Monkey", 4, 7, "jj", "jH",
            when(happens(WAS_SMOKED, SMOKED_BY_AN_OPPONENT, this=True, doer=OPPONENT), Smoke(All(ANY_CHARACTER)),
                 Toast(SELF)),
            restrictions=UNIQUE | UNCOPYABLE,
        ),
        character(
            "Simian Sneaker", "Primate Saboteur", 1, 1, "j", "j",
            between(BONUS, 1, All(ANY_SITE), ThisCard(), "+1 combat damage to Sites.", COMBAT_ONLY),
            when(happens(SEIZED, "is seized", to=pick(SITE, FENG_SHUI, owned=YOU)), Return(SELF), zone=SMOKED),
        ),
    ]


def queens_gambit() -> list[Card]:
    """Queen's Gambit."""
    return [
        event(
            "Return to the Center", 0, "CC",
            use(If(Smoke(SECOND_TARGET), InMode(0, "in the first case")),
                If(RemoveAllCounters(SECOND_TARGET), InMode(1, "in the second")),
                choices=(choose(OneOfModes("smoke a State", "remove counters from a card")),
                         Told(ByMode(ANY_STATE, ANY_CARD), 1, 1, TARGET, "target it"))),
        ),
        state(
            "SWAT Van", 2, "aa", ANY_CHARACTER,
            always(fighting(2), keyword(TACTICS), to=SUBJECT),
            when(happens(ENTERED, "enters play", this=True),
                 PlayFromHand(pick(words=("Cop", "Police")), 1, most=2, smoked=True), may=True),
            subtitle="Cop State", restrictions=VEHICLE,
        ),
    ]


def reinforcements() -> list[Card]:
    """Reinforcements."""
    return [
        character(
            "Soul Reaver", "Parasite Demon", 2, 2, "eM", "e",
            allow(REDUCE_TO, "Damage inflicted on this card by the target of its attack is reduced to 0.", ItsTarget(),
                  n(0)),
            when(happens(DAMAGED, "", by_this=True, combat=1, on_its_target=True,
                         sentence="when this card inflicts combat damage on the target of its attack"),
                 Give(SELF, [fighting(1)], IN_PLAY)),
            keywords=REGENERATE,
        ),
    ]


def reloaded() -> list[Card]:
    """Reloaded."""
    lost = YouLose("when an opponent seizes a Site you control or burns it for victory", seized=True, by_opponent=True,
                   for_victory=True)
    return [
        event(
            "Avenging Thunder", 0, "mm",
            when(lost, GainPower(YOU_, X_VALUE), Toast(CHOSEN), choices=(choose(DamagedThatSite()),),
                 x=PrintedCost(CHOSEN)),
            restrictions=ONE_SHOT,
        ),
        character(
            "Feng Kan", "Wind Demon", 4, 5, "eeM", "eM",
            allow(CHEAPER_ITSELF, "You may play this card at -1 cost for each opponent who controls more Characters "
                  "than you.", None, OpponentsWithMore(ANY_CHARACTER)),
        ),
        character(
            "Mr. X", "Lodge Mastermind", 3, 1, "aa", "a",
            use(TakeControl(THE_TARGET, MAINTAINED), costs=(TURN_AND_MAINTAIN,),
                choices=(target(pick(CHARACTER, cost_at_most=3)),)),
            restrictions=UNIQUE,
        ),
    ]


def revelations() -> list[Card]:
    """Revelations."""
    with_power = AtLeast(PowerOf(YOU_), 1, "with Power")
    return [
        character(
            "Aidan O'Rangotang", "Anarchist Ape", 3, 4, "jj", "j", always(cannot(STEADY)),
            restrictions=UNIQUE, keywords=INDEPENDENT | UNSTOPPABLE,
        ),
        character(
            "Lui Loyi", "Kung Fu Legend", 2, 2, "gg", "gC",
            allow(SUPERLEAPS, "Superleap against Characters controlled by players with Power.",
                  OfPlayersWho(ANY_CHARACTER, with_power)),
            use(Heal(CHOSEN), costs=(PayPower(n(1)),), choices=(choose(pick(whose=YOU, damaged=1)),)),
            restrictions=UNIQUE,
        ),
    ]
