# not compiled
"""The cards that chapters 31 to 48 of the rulebook name in their examples, and a few that those chapters are about."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.state.words import Verb

ENTERS = happens(ENTERED, "enters play", this=True)
WINNER = Who(THE_DOER, "the winner")
OPPONENTS_CHARACTER = pick(CHARACTER, whose=OPPONENT)


def faceoff(*benefits: Verb) -> Used:
    """SF-41: turn a Character of your own to fight one that is not much weaker; the winner has the benefits."""
    return use(
        later(WhenFaceoffIsWon(False), *benefits, until=TURN_END, times=1), EnterFaceoff(CHOSEN, SECOND_TARGET),
        costs=(TurnPicked(0, ""),), timing=FOR_A_FACEOFF,
        choices=(Told(pick(CHARACTER, whose=YOU, turned=0), 1, 1, CHOOSE, "turn a Character you control"),
                 target(NotMuchWeaker(OPPONENTS_CHARACTER, 2))),
    )  # fmt: skip


def examples_31() -> list[Card]:
    """All of them, each with its set."""
    return [
        *printed_in("Limited / Standard", standard()),
        *printed_in("10,000 Bullets", bullets()),
        *printed_in("Seven Masters vs. The Underworld", seven_masters()),
        *printed_in("Shaolin Showdown", [event("Eagle vs. Snake", 1, "gg", faceoff(MayDraw(n(3), WINNER)))]),
        *printed_in("Dark Future", dark_future()),
        *printed_in("Boom Chaka Laka", boom_chaka_laka()),
        *printed_in("Red Wedding", red_wedding()),
        *printed_in("Two-Fisted Tales of the Secret War", two_fisted_tales()),
        *printed_in("Shurikens and Six Guns", six_guns()),
        *printed_in("Critical Shift", critical_shift()),
        *printed_in("Reloaded", reloaded()),
        *printed_in("Back for Seconds", back_for_seconds()),
        *printed_in("Revelations", revelations()),
    ]


def standard() -> list[Card]:
    """Limited and Standard."""
    return [
        event("Hostile Takeover", 0, "a", use(WinAuction(), timing=DURING_AUCTION)),
    ]  # fmt: skip


def bullets() -> list[Card]:
    """10,000 Bullets."""
    return [
        character(
            "Bulletproof Monk", "Martial Artist", 3, 4, "gg", "gC", always(toughness(1), while_=WhileAttacking(False))
        ),
        character("Golden Candle Society", "Secret Society", 1, 1, "", "gC"),
        event("Neutron Bomb", 3, "ffH", use(Smoke(All(ANY_CHARACTER)))),
    ]  # fmt: skip


def seven_masters() -> list[Card]:
    """Seven Masters vs. The Underworld."""
    return [
        character(
            "Wudang Monk", "Martial Artist", 3, 4, "s", "sC",
            use(CopyText(SELF, TURN_END), limit=ONCE_PER_TURN, choices=(choose(TextOf(pick(CHARACTER, unique=0))),)),
        ),
    ]  # fmt: skip


def dark_future() -> list[Card]:
    """Dark Future."""
    return [
        event(
            "Kar Fai's Last Stand", 1, "dd",
            faceoff(Give(THAT_CARD, [keyword(GUTS), toughness(1)], IN_PLAY)),
        ),
        event(
            "Dark Sacrifice", 1, "mm",
            use(If(MakeSacrifice(THAT_PLAYER, ANY_CHARACTER), TheyHaveNoPower()), StealPower(THAT_PLAYER, n(1)),
                choices=(target(AnOpponent()),)),
        ),
    ]  # fmt: skip


def boom_chaka_laka() -> list[Card]:
    """Boom Chaka Laka."""
    return [
        character(
            "The Nefarious Master Chin", "Hood Mastermind", 4, 7, "eee", "e",
            always(toughness(2), while_=WhileInFaceoff()),
            when(WhenFaceoffIsWon(True), GainPower(YOU_, n(1))),
            restrictions=UNIQUE,
        ),
    ]  # fmt: skip


def red_wedding() -> list[Card]:
    """Red Wedding."""
    return [
        character(
            "Arena Warrior", "Thunder Knight", 3, 4, "m", "m",
            use(EnterFaceoff(SELF, THE_TARGET), costs=(TURN,), choices=(target(OPPONENTS_CHARACTER),),
                timing=FOR_A_FACEOFF),
        ),
    ]  # fmt: skip


def two_fisted_tales() -> list[Card]:
    """Two-Fisted Tales of the Secret War."""
    interceptors = All(pick(CHARACTER, intercepting=1))
    return [
        event(
            "Poisoned!", 1, "e",
            use(Damage(n(1), interceptors), Give(interceptors, [combat_damage(-1)], ATTACK_END)),
            ReloadFor(resources("eee"), 1),
        ),
    ]  # fmt: skip


def six_guns() -> list[Card]:
    """Shurikens and Six Guns."""
    return [
        character(
            "Gunslinger", "Pledged Assassin", 3, 3, "a", "a",
            use(later(WhenFaceoffIsWon(False), GainPower(WINNER, n(1)), until=TURN_END, times=1),
                EnterFaceoff(SELF, THE_TARGET), costs=(TURN,), choices=(target(OPPONENTS_CHARACTER),),
                timing=FOR_A_FACEOFF),
        ),
        character(
            "The Seven", "Roving Heroes", 7, 8, "ddd", "dC",
            Immune(pick(EVENT, SITE, FENG_SHUI, EDGE, STATE, whose=OPPONENT)),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
    ]  # fmt: skip


def critical_shift() -> list[Card]:
    """Critical Shift."""
    return [
        state("Crane Stance", 0, "gg", ANY_CHARACTER, AbsorbsOnce()),
    ]  # fmt: skip


def reloaded() -> list[Card]:
    """Reloaded."""
    return [
        character(
            "Beaumains, the Mongrel Knight", "Lost Herald of the Thunder King", 4, 6, "mm", "m",
            between(SUBTRACTED, 3, SELF, pick(unique=0), "Toughness: 3 against non-Unique cards."),
            always(keyword(LOYALTY), to=pick(CHARACTER, STATE, EDGE, owned=YOU)),
            restrictions=UNIQUE,
        ),
        character(
            "Evil Twin", "Sinister Sibling", 3, X, "ee", "e",
            at_once(ENTERS, BecomeTwin(pick(CHARACTER, other=True))),
            restrictions=UNCOPYABLE,
        ),
        event(
            "Rigorous Discipline", 0, "gg",
            use(CopyText(THE_TARGET, TURN_END, 1), choices=(target(ANY_CHARACTER), choose(TextOf(ANY_CHARACTER)))),
        ),
    ]  # fmt: skip


def back_for_seconds() -> list[Card]:
    """Back for Seconds."""
    return [
        edge(
            "Armies of the Monarchs", 2, "mm",
            always(combat_damage(-1), to=pick(CHARACTER, unique=1)),
            always(combat_damage(1), to=pick(CHARACTER, unique=0, whose=YOU)),
        ),
        character(
            "Fire Serpent", "Netherworld Spirit", 3, X, "mM", "m",
            at_once(
                ENTERS, Damage(n(1), THE_TARGETS), choices=(target(pick(other=True), 0, 4),), costs=(SetX(),),
                number=PickedCount(0, 0, ""),
            ),
            x=SetOnEntering("the number of targets"),
        ),
        feng_shui(
            "Kowloon Gate", 8,
            use(PlayFromHand(pick(CHARACTER, cost_at_least=4), 1), costs=(TURN,), timing=OUTSIDE_ATTACK),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "LaGrange Four", 4,
            use(UnturnCards(THE_TARGET), costs=(TURN,), choices=(target(pick(CHARACTER, attacking=0)),)),
            subtitle="Orbital Feng Shui Site", restrictions=UNIQUE,
        ),
    ]  # fmt: skip


def revelations() -> list[Card]:
    """Revelations."""
    return [
        edge(
            "Lantern Festival", 1, "gggC",
            Immune(AnyOf([pick(EVENT, resource="H"), pick(EVENT, resource="M")]),
                   pick(CHARACTER, resource="g", whose=YOU)),
        ),
        character(
            "Sapphire Guards", "Students of the Blue Principle", 2, 2, "g", "gC",
            when(ENTERS, NoteWord(), choices=(choose(ADesignator()),)),
            LeapsAgainst(pick(CHARACTER, words=("SapphireGuard",))),
        ),
        event("Barrel of Monkeys", 2, "jj", use(PutTokens(YOU_, n(4), token("Monkey", 1, 1, "j")))),
    ]  # fmt: skip
