# not compiled
"""Year of the Goat: the Ascended."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    hurt = pick(CHARACTER, damaged=1)
    deal = (Give(All(YOUR_CHARACTER), [combat_damage(1)], TURN_END), Give(SELF, [fighting(1)], IN_PLAY))
    reward = choose(OneOfModes())
    return [
        character(
            "Snap of the Crocodile", "Lodge Mugger", 3, 4, "a", "aC",
            when(ENTERS, [rival := target(AnOpponent())],
                 PlayFromTop(5, rival, less=1, ignoring=True, shuffling=True)),
        ),
        edge("Agency Support", 2, "aa",
             always(keyword(STEALTH | TACTICS), to=YOUR_CHARACTER, while_=AtLeast(PowerOf(YOU_), 1))),
        character(
            "Agent Provocateur", "Manipulative Spy", 3, 2, "aa", "a",
            use([TURN_AND_MAINTAIN, victim := target(pick(CHARACTER, fighting_at_most=5))],
                TakeControl(victim, MAINTAINED), if_=AtLeast(PowerOf(YOU_), 1)),
        ),
        event("Bear Market", 1, "aaa", use(Discard(EVERY_PLAYER, MANY)), restrictions=ONE_SHOT),
        character(
            "Betrayers of the Crane", "Martial Artists", 1, 1, "", "aC",
            always(cannot(MUST_INTERCEPT)),
            allow(MORE_DISCARDS, number=Worded(1)),
        ),
        site(
            "City Hall", 2, 1, 6, "", "aC",
            use([TURN, hero := target(ANY_CHARACTER), place := target(ALocation(of=hero))], MoveTo(hero, place),
                timing=FOR_A_FACEOFF),
        ),
        character(
            "Commander Roger Keyes", "Sworn Mercenary", 4, 6, "aa", "a",
            NotInterceptedBy(ANY_CHARACTER, if_=AtLeast(PowerOf(YOU_), 4)),
            restrictions=UNIQUE, keywords=TACTICS, toughness=1,
        ),
        character("Contract Assassin", "Sworn Killer", 5, 8, "aaa", "a", keywords=ASSASSINATE | STEALTH),
        character(
            "Eyes of the Magpie", "Transformed Brokers", 2, 2, "", "aC",
            always(fighting(1), while_=AtLeast(PowerOf(YOU_), 1)),
            keywords=TACTICS,
        ),
        state("House Arrest", 0, "aa", ANY_CHARACTER, always(cannot(NO_UNTURN_STEP), to=SUBJECT)),
        character(
            "Nicole D'Orca", "Lodge Agent", 3, 4, "aa", "aC",
            when(happens(TURNED_TO_ATTACK, this=True), [word := choose(ADesignator())],
                 RememberWord(word), LookAtHand(THE_DEFENDER),
                 Give(SELF, [fighting(Count(WithTheChosen(OfPlayer(THE_DEFENDER, pick(where=HAND)), NAME_WORD)))],
                      IN_PLAY)),
            restrictions=UNIQUE,
        ),
        event(
            "Operation Hidden Tiger", 0, "a",
            use([hunter := target(pick(CHARACTER, attacking=1))],
                Give(hunter, [keyword(AMBUSH | ASSASSINATE)], TURN_END), if_=WhileTargeted(ANY_CHARACTER)),
        ),
        event(
            "Operation Tethered Goat", 0, "a",
            use(later(happens(ATTACK_DECLARED, to=pick(whose=YOU), doer=OPPONENT), GainPower(YOU_, 1, at_most=2),
                      later(happens(ATTACK_ENDED, under_way=True, success=1), GainPower(THAT_PLAYER, 1, at_most=2),
                            until=ATTACK_END),
                      until=YOUR_NEXT_TURN)),
            provides="C",
        ),
        character(
            "Police Escort", "Sworn Cops", 1, 1, "", "a",
            always(toughness(1), keyword(MOBILITY), while_=WhileControlling(pick(unique=1, here=True), yours=True)),
        ),
        event("Political Favors", 0, "a",
              use([prop := target(ANY_EDGE)],
                  CancelForAWhile(prop, IN_PLAY), loss := SmokeTelling(prop), GainPower(WhoLost(loss), 1))),
        character(
            "Roar of the Lion", "Lodge Enforcer", 4, 6, "aa", "a",
            when(happens(WAS_SMOKED, to=pick(CHARACTER, here=True)), Give(SELF, [fighting(1)], IN_PLAY)),
        ),
        character(
            "Serge Gardinier", "Lodge Detective", 2, 2, "a", "aC",
            always(keyword(ASSASSINATE), to=YOUR_CHARACTER & Attacking(hurt)),
            always(keyword(AMBUSH), to=YOUR_CHARACTER & InCombatWith(hurt)),
            restrictions=UNIQUE,
        ),
        state(
            "Shadowed", 0, "aa", ANY_CHARACTER,
            allow(ANY_MAIN_SHOT_PLAY),
            when(OneOf(happens(TURNED, subject=True, doer=OPPONENT),
                       happens(TURNED_TO_ATTACK, subject=True, doer=OPPONENT, freely=True)),
                 [reward], *cases(reward, GainPower(YOU_, 1), DrawCards(YOU_, 2)), may=True),
            subtitle="Cop State",
        ),
        character(
            "Yanuario Garcia", "Transformed Arms Dealer", 5, 8, "aa", "aC",
            use([PayPower(1)], *deal), use([PayPower(1)], *deal, opponents=True),
            restrictions=UNIQUE,
        ),
        character(
            "Campaign Manager", "Political Fundraiser", 1, 1, "a", "a",
            when(happens(PLAYED, to=ANY_EDGE, doer=YOU),
                 [rival := target(PlayerWho(AnOpponent(), Happened(TURN_COMPLETED)))],
                 StealPower(rival, 1), limit=ONCE_PER_TURN),
        ),
        edge(
            "Extortion", 1, "aa",
            when(Generated(Threat(TARGETS | HARMS, pick(whose=YOU), ANY_EVENT)), StealPower(THAT_PLAYER, 1), may=True),
        ),
        edge(
            "Faith in the Halls of Power", 1, "aaa",
            when(PoolIsEmpty(), Smoke(SELF), DrawCards(YOU_, 1)),
            use([TURN, turn(pick(FENG_SHUI, whose=YOU, turned=0))], GainPower(YOU_, 1)),
            subtitle="Church Edge",
        ),
    ]
