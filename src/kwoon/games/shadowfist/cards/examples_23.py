# not compiled
"""The cards that chapters 6, 23 to 27 and 37 of the rulebook name in their examples."""

from kwoon.games.shadowfist.cards.make import *

REVEALED_OR_SEIZED = OneOf(
    [happens(REVEALED, "is revealed", this=True), happens(SEIZED, "is seized", this=True)],
    "when this card is revealed or seized",
)
ENTERS_OR_IS_SEIZED = OneOf(
    [happens(ENTERED, "enters play", this=True), happens(SEIZED, "is seized by you", this=True, doer=YOU)],
    "when this card enters play or you seize it",
)


def examples_23() -> list[Card]:
    """All of them, each with its set."""
    return [
        *printed_in("Reloaded", reloaded()),
        *printed_in("Back for Seconds", back_for_seconds()),
        *printed_in("Revelations", revelations()),
        *printed_in("Critical Shift", critical_shift()),
        *printed_in("Red Wedding", red_wedding()),
        *printed_in("Seven Masters vs. The Underworld", seven_masters()),
        *printed_in("Boom Chaka Laka", boom_chaka_laka()),
        *printed_in("Dark Future", dark_future()),
        *printed_in("Throne War", throne_war()),
        *printed_in("Reinforcements", reinforcements()),
    ]


# fmt: off
def reloaded() -> list[Card]:
    """Reloaded."""
    return [
        character(
            "Big Bruiser", "Kicker of Butts", 5, 5, "dd", "d", always(fighting(3), while_=WhileSubjectOfNone()),
            toughness=2,
        ),
        character(
            "Chinese Doctor", "Wise Physician", 1, 1, "d", "d",
            use(Heal(THE_TARGET), costs=(TURN,), choices=(target(pick(CHARACTER, damaged=1)),)),
        ),
        event(
            "Difficulty at the Beginning", 1, "g",
            use(CancelAnswered(AND_TOAST), timing=RESPONSE,
                responds=AnsweredEffect(pick(whose=OPPONENT), True, "card that an opponent plays")),
            BuyOff(1),
        ),
        event("Dirty Tricks", 0, "aa", use(DiscardFromEachOther(), choices=(target(AnOpponent(), 2, 2),))),
        event(
            "Golden Comeback", 2, "d",
            use(Return(CHOSEN), choices=(choose(CanReturn(pick(CHARACTER, owned=YOU, where=SMOKED))),)),
        ),
        event(
            "Stunt Driving", 1, "d",
            use(Give(THE_TARGET, [keyword(GUTS), fighting(2)], TURN_END), choices=(target(ANY_CHARACTER),)),
            subtitle="Death-Defying Event",
        ),
        event("Tortured Memories", 2, "e", use(TakeControl(THE_TARGET, TURN_END), choices=(target(ANY_CHARACTER),))),
        event(
            "Who's the Monkey Now?", 1, "jj",
            use(CancelAnswered(ONLY_CANCEL), Smoke(CHOSEN), timing=RESPONSE, responds=HarmfulEvent(),
                choices=(choose(OfAHarmedType(), 0, 1),)),
        ),
    ]


def back_for_seconds() -> list[Card]:
    """Back for Seconds."""
    return [
        character(
            "Brass Monkey", "Simian Automaton", 4, 6, "jjHH", "jH",
            allow(INTERCEPTION_TOLL, "This card cannot be intercepted unless the opponent pays 1 Power for each "
                  "interceptor declared against it.", None, n(1)),
            ReloadFor(resources(""), 2),
        ),
        event(
            "Brain Fire", 0, "mm",
            use(Retarget(), timing=RESPONSE, responds=AnsweredEffect(ANY_EVENT, True), choices=(NewTargets(),)),
        ),
        event(
            "Earth, Wind and Fire", 3, "mm",
            use(Damage(X_VALUE, THE_TARGET), costs=(HealYours(),), choices=(target(ANY_CHARACTER),), x=DamageHealed()),
        ),
        event(
            "Mark of Fire", 1, "m",
            use(Damage(n(1), THE_TARGETS), choices=(target(pick(CHARACTER, SITE, FENG_SHUI), 4, 4),)),
        ),
        event(
            "Out of the Barrel", 0, "j",
            use(PlayFromHand(ANY_CHARACTER, 1), if_=DuringAttack(False, opponents=True)),
        ),
        feng_shui(
            "Phlogiston Mine", 6,
            at_once(REVEALED_OR_SEIZED, NameAtOnce(NAME_RESOURCE)),
            when(happens(PLAYED, "is played by an opponent", to=WithTheChosen(ANY_EVENT, NAME_RESOURCE), doer=OPPONENT),
                 GainPower(YOU_, n(1)), costs=(HurtThis(1),)),
            subtitle="Netherworld Feng Shui Site", restrictions=UNIQUE,
        ),
        character(
            "Software Pirate", "Rebel Hacker", 2, 2, "", "jH",
            when(happens(PLAYED, "is played", to=pick(resource="H")), DrawCards(YOU_, n(1)), limit=ONCE_PER_TURN,
                 may=True),
        ),
    ]


def revelations() -> list[Card]:
    """Revelations."""
    return [
        character(
            "Ming I", "Lady of the Coming Darkness", 6, 10, "eee", "eM",
            when(happens(TURNED, "", to=pick(FENG_SHUI), doer=OPPONENT,
                         sentence="when an opponent turns a Feng Shui Site"), UnturnCards(SELF)),
            use(Heal(SELF), costs=(SacrificePicked(0, ""),),
                choices=(sacrificed(YOUR_CHARACTER, "a Character you control"),), if_=IsDamaged(SELF)),
            restrictions=UNIQUE,
        ),
        character(
            "Loyal Defender", "Righteous Hero", 3, 4, "dd", "d",
            always(keyword(LETHAL), while_=Is(SELF, pick(CHARACTER, intercepting=1), "while intercepting")),
            always(cannot(NO_PREVENTION)), keywords=MOBILITY,
        ),
        feng_shui(
            "Solar Farm", 5, always(cannot(NO_INTERCEPT), to=pick(CHARACTER, turned=1, here=True)), power=2,
            restrictions=LIMITED,
        ),
        feng_shui(
            "Valley of Ashes", 7,
            use(CancelEffect(False), costs=(TURN,), choices=(choose(EffectThatBringsBack()),), timing=ANY_SCENE),
            subtitle="Netherworld Feng Shui Site",
        ),
    ]


def critical_shift() -> list[Card]:
    """Critical Shift."""
    damaged = IfNoted("if so")
    magic, chi, tech = [RESOURCES.index(letter) for letter in "MCH"]
    not_chi = pick(CHARACTER, without_resource="C")
    return [
        character(
            "The Gray", "Spirit of Absence", 5, 7, "pppM", "",
            Blanks(pick(CHARACTER, whose=OPPONENT), False),
            use(BlankText(SELF, TURN_END), costs=(PayController(n(1)),), opponents=True),
            restrictions=UNIQUE | UNCOPYABLE,
        ),
        event(
            "Reprogramming", 0, "y",
            use(ControllerChooses(THE_TARGET, "whether it takes damage"), If(Damage(n(4), THE_TARGET), damaged),
                If(CancelForAWhile(THE_TARGET, IN_PLAY), IfNotNoted("if not")), choices=(target(ANY_CHARACTER),)),
        ),
        event(
            "Safety Third!", 0, "j",
            use(If(Smoke(THE_TARGET), IfNoted("on heads")),
                If(Damage(n(1), All(pick(CHARACTER, without_resource="C", whose=YOU))), IfNotNoted("on tails")),
                costs=(FlipCoin(),), choices=(target(not_chi),)),
        ),
        event(
            "Solar Flare", 1, "",
            use(Damage(n(4), THE_TARGET), RemoveDamage(n(4), SECOND_TARGET, "heal 4 damage from the second target"),
                Reveal(Picked(3, "the Sites chosen to be revealed")), TurnCards(Picked(4, "the Sites chosen to turn")),
                choices=(
                    target(IfYouHave(ANY_CHARACTER, magic, 2), 0, 1),
                    target(IfYouHave(pick(CHARACTER, SITE, FENG_SHUI, damaged=1), chi, 2), 0, 1),
                    target(IfYouHave(ANY_SITE, tech, 2), 0, 4),
                    choose(OfThosePicked(2, FaceDown(), "of these to be revealed"), 0, 4),
                    choose(OfThosePicked(2, pick(turned=0), "of these to turn"), 0, 4),
                )),
        ),
    ]


def red_wedding() -> list[Card]:
    """Red Wedding."""
    return [
        character(
            "Napalm Belcher", "Netherworld Abomination", 4, 4, "ffH", "fH",
            use(Damage(n(2), AtTheLocation(pick(CHARACTER, SITE, FENG_SHUI))), costs=(TURN,),
                choices=(target(ALocation()),)),
            toughness=1,
        ),
        event(
            "Wedding Gifts", 0, "md",
            use(GainPower(YOU_, X_VALUE), x=Count(pick(CHARACTER, whose=OPPONENT, turned=0))),
            restrictions=ONE_SHOT,
        ),
    ]


def seven_masters() -> list[Card]:
    """Seven Masters vs. The Underworld."""
    return [
        state(
            '"We Need Bigger Guns!"', 0, "j", ANY_CHARACTER, always(Grant(DAMAGE_DEALT, n(1), 0, ""), to=SUBJECT),
        ),
        character(
            "Arcanogardener", "CDCA Scientist", 2, 2, "f", "fMH",
            when(happens(ENTERED, "enters play", this=True), Damage(n(1), Picked(0, "the chosen Sites")), may=True,
                 choices=(choose(ANY_SITE, 0, 4),)),
            use(Give(CHOSEN, [body(3)], MAINTAINED), costs=(TURN_AND_MAINTAIN,),
                choices=(choose(pick(FENG_SHUI, whose=YOU)),)),
        ),
        event(
            "Wing of the Crane", 1, "CCC",
            use(SmokeForNow(THE_TARGET), later(AtNextTurnsEnd(), ReturnSmoked(Picked(0, "that card")), until=IN_PLAY,
                times=1), choices=(target(ANY_CHARACTER),)),
        ),
    ]


def boom_chaka_laka() -> list[Card]:
    """Boom Chaka Laka."""
    return [
        event("Throwdown in Chinatown", 0, "ee", use(EachMayInflict(2), timing=MAIN_SHOT)),
        feng_shui(
            "Disco", 8,
            at_once(REVEALED_OR_SEIZED, NameAtOnce(NAME_WORD)),
            when(happens(PLAYED, "is played by an opponent", to=WithTheChosen(ANY_CARD, NAME_WORD), doer=OPPONENT),
                 GainPower(YOU_, n(1)), costs=(TURN,)),
            restrictions=LIMITED,
        ),
    ]


def dark_future() -> list[Card]:
    """Dark Future."""
    shop = (target(YOUR_CHARACTER), choose(AnyDesignator()))
    return [
        character(
            "Mutator", "Probability Spirit", 4, 6, "ppMM", "pM",
            use(ShiftNumber(CHOSEN), choices=(choose(FaceUp(pick(other=True, here=True))), choose(ANumberOn())),
                limit=ONCE_PER_TURN),
        ),
        feng_shui(
            "Identity Chop Shop", 8,
            use(GiveWord(THE_TARGET, False, MAINTAINED), costs=(TURN_AND_MAINTAIN,), choices=shop),
            use(GiveWord(THE_TARGET, True, MAINTAINED), costs=(TURN_AND_MAINTAIN,), choices=shop),
            restrictions=LIMITED,
        ),
    ]


def throne_war() -> list[Card]:
    """Throne War."""
    court = pick(CHARACTER, words=("Emperor", "Empress"))
    chosen = WithTheChosen(pick(CHARACTER, STATE, EDGE), NAME_WORD)
    return [
        site(
            "The Dragon Throne", 1, 0, 5, "eee", "e",
            when(ENTERS_OR_IS_SEIZED, RememberWord(), choices=(choose(AnyDesignator()),)),
            always(body(2), while_=WhileControlling(court, yours=True)),
            allow(COST_REDUCTION, "You may play Characters, States and Edges with the last chosen designator at "
                  "-1 cost while this card is in your front row.", chosen, n(1),
                  if_=Is(SELF, pick(SITE, front=True), "while this card is in your front row")),
            restrictions=UNIQUE,
        ),
    ]


def reinforcements() -> list[Card]:
    """Reinforcements."""
    return [
        state(
            "Chi Detachment", 1, "MMM", ANY_CHARACTER, Blanks(None, True), always(cannot(NO_RESOURCES), to=SUBJECT),
            allow(ANY_MAIN_SHOT_PLAY, "You may play this card during any Main Shot."),
        ),
    ]
