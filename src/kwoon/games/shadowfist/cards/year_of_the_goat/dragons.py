# not compiled
"""Year of the Goat: the Dragons."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Double Feature", 3, "d",
            use([fallen := choose(WithinReach(CanReturn(pick(CHARACTER, where=SMOKED), owners=True)), least=2, most=2)],
                Return(fallen, owners=True)),
            allow(CHEAPER_ITSELF, number=ForeignPicked(fallen)),
        ),
        character(
            "Chun Qi Shuan", "Selfless Hero", 4, 6, "dd", "d",
            when(happens(WAS_SMOKED, this=True), PlayFromTop(cut=True, free=True)),
            restrictions=UNIQUE, keywords=GUTS,
        ),
        character(
            "Jade Jones", "Shamanistic Martial Artist", 4, 6, "dd", "dM",
            allow(OPEN_TOPS),
            Immune(OfOpenType()),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        character(
            "Junkyard Engineer", "Brilliant Techie", 1, 1, "", "dH",
            allow(ENTERS_TURNED),
            use([TURN, gadget := target(pick(resource="H", other=True))], RaiseNumbers(gadget)),
        ),
        event("Tai Chi Ascension", 0, "ddd", use(FillHand(YOU_), ForbidDiscards(YOU_)), restrictions=LIMITED),
        character(
            "Angie Dao", "Netherworld Scientist", 3, 4, "ddd", "ddH",
            Immune(ANY_EVENT),
            when(happens(ABOUT_TO_FIGHT, to=YOUR_CHARACTER), PlayOne(pick(CHARACTER, STATE), less=1),
                 limit=ONCE_PER_TURN, may=True),
            restrictions=UNIQUE,
        ),
        character(
            "Baxter's Irregulars", "Resilient Bruisers", 3, 4, "d", "d",
            always(combat_damage(2), while_=Is(SELF, pick(damaged=1))),
            keywords=GUTS,
        ),
        character("Clueless Heroes", "Meddling Portal Crawlers", 5, 8, "ddd", "d", keywords=INDEPENDENT | MOBILITY,
                  toughness=1),
        site(
            "Grease Shack", 2, 1, 6, "", "dH",
            use([TURN, hero := target(ANY_CHARACTER)],
                If(Give(hero, [toughness(1)], TURN_END), Is(hero, pick(having=GUTS))),
                If(Give(hero, [keyword(GUTS)], TURN_END), ~Is(hero, pick(having=GUTS)))),
        ),
        event(
            "Heroic Shoulder Wound", 0, "dd",
            when(happens(REDUCED_TO_ONE, to=YOUR_CHARACTER), GainPower(YOU_, 2)),
            restrictions=LIMITED,
        ),
        character(
            "Hong Kong's Finest", "Honest Cops", 2, 2, "", "d",
            always(fighting(Times(1, LocationsOf(YOU_, pick(SITE, FENG_SHUI, generating=True)))),
                   while_=AtLeast(InPool("d"), 4)),
        ),
        character("Innocent Convict", "Fugitive on the Run", 3, 4, "dd", "d", NotTargetedBy(SELF, ANY_EVENT),
                  keywords=MOBILITY),
        character(
            "Inspector Dee", "Detective Ahead of His Time", 5, 8, "ddd", "dH",
            when(happens(ATTACK_ENDED, doer=YOU, success=1), GainPower(YOU_, 1)),
            when(happens(ATTACK_FAILED, doer=YOU), LosePower(YOU_, 1)),
            restrictions=UNIQUE, keywords=INDEPENDENT | TACTICS,
        ),
        event("Just Gettin' Riled up", 0, "d",
              use([hero := target(ANY_CHARACTER)], Damage(1, All(ANY_CHARACTER, but=hero), UNSTOPPABLE))),
        state(
            "Monster Truck Ambulance", 3, "ddd", ANY_CHARACTER,
            always(toughness(2), fighting(3), keyword(MOBILITY), to=SUBJECT),
            when(ENTERS, Heal(All(pick(CHARACTER, here=True)))),
            provides="H", restrictions=VEHICLE,
        ),
        character(
            "Netherworld Trickster", "Redeemed Thief", 1, 1, "", "dH",
            always(cannot(NO_ATTACK_CHARACTERS)),
            when(happens(WAS_SMOKED, this=True, doer=OPPONENT), StealPower(THAT_PLAYER, 1), may=True),
        ),
        character(
            "Remix Artist", "Hip-Hop Hacker", 2, 2, "d", "dH",
            use([TURN, gone := toast(pick(owned=YOU, where=SMOKED)),
                 track := choose(pick(EVENT, owned=YOU, where=SMOKED, but=gone))], ToHand(track)),
        ),
        character(
            "Rewired Robot", "Netherworld Android", 1, 1, "dH", "dH",
            always(combat_damage(PrintedCost(All(InterceptedBy(THIS_CARD)))), while_=Is(SELF, pick(intercepting=1))),
            toughness=1,
        ),
        character(
            "The Leong Brothers", "Twin Heroes", 4, 6, "ddd", "d",
            when(happens(WAS_SMOKED, this=True), Return(SELF, owners=True),
                 Give(SELF, [fighting(-3), toast_it()], IN_PLAY), may=True),
            restrictions=UNIQUE, keywords=UNSTOPPABLE, toughness=1,
        ),
        character(
            "Tom Baxter", "Boxing Instructor", 4, 6, "ddd", "d",
            always(fighting(1), keyword(UNSTOPPABLE), to=pick(CHARACTER, whose=YOU, damaged=1)),
            restrictions=UNIQUE, keywords=GUTS,
        ),
        edge(
            "Turf War", 1, "dd",
            always(toughness(Times(1, BurnedCount(YOU_))), to=YOUR_CHARACTER),
            restrictions=LIMITED,
        ),
        state(
            "Up Before Breakfast", 2, "d", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT),
            use([TURN], UnturnCards(SUBJECT)),
            subtitle="Sunshine State",
        ),
        event(
            "Heroic Rematch", 0, "dd",
            when(SmokedTogether(ANY_CHARACTER, rivals=True),
                 [one := choose(OfTheFallen(pick(CHARACTER, where=SMOKED))),
                  other := choose(OfTheFallen(pick(CHARACTER, where=SMOKED), against=one))],
                 Return(Both(one, other), owners=True)),
        ),
    ]
