# not compiled
"""Combat in Kowloon: the Ascended."""

from kwoon.games.shadowfist.cards.make import *

THAT_ATTACKER = Picked(0, "that Character")
THE_CHOSEN = Picked(0, "the chosen cards")
KIN = ("Transformed", "Lodge")
"""The designators of the Ascended that their cards look for."""


def cards() -> list[Card]:
    """All cards of the faction."""
    return [*characters(), *events(), *others()]


# fmt: off
def characters() -> list[Card]:
    """Characters."""
    return [
        character(
            '"Monkey" Chang', "Transformed Martial Artist", 5, 7, "aa", "C",
            when(happens(TURNED_TO_ATTACK, "turns to attack", this=True),
                 KeepFromIntercepting(THE_TARGETS, SELF), choices=(target(ANY_CHARACTER, 0, 2),)),
            restrictions=UNIQUE),
        character(
            "Grey Mountain", "Transformed Elephant Chieftain", 4, 4, "aaa", "a",
            always(keyword(MOBILITY), while_=WhileTargeted(pick(words=KIN))),
            always(fighting(Count(pick(words=KIN)))),
            restrictions=UNIQUE, toughness=2),
        character("Mantis Fighter", "Transformed Martial Artist", 1, 1, "", "aC"),
        character(
            "Murder of Crows", "Transformed Killers", 3, 4, "aa", "a",
            always(combat_damage(-1), to=pick(CHARACTER, whose=OPPONENT),
                   while_=WhileAttacking(words="while this card is attacking")),
            keywords=TACTICS),
        character(
            "Rat Clan Spies", "Transformed Martial Artist", 1, 1, "", "a",
            always(keyword(STEALTH),
                   while_=WhileControlling(Requiring(pick(CHARACTER, words=("Lodge", "Transformed"))), yours=True))),
        character(
            "SEAL Team", "Transformed Sailors", 3, 4, "a", "aC",
            always(keyword(MOBILITY), while_=WhileControlling(
                pick(SITE, FENG_SHUI, words=("Beach", "River", "Lake", "Island"), here=True), 1)),
            keywords=STEALTH),
        character(
            "Serena Chase", "Transformed Stone Fox", 3, 4, "aa", "a",
            when(Provided(happens(DAMAGED, "", by_this=True, on_its_target=True,
                                sentence="when this card damages the target of its attack,"),
                        ItsControllerHas(pick(SITE, FENG_SHUI), 3)), GainPower(YOU_, n(1))),
            restrictions=UNIQUE, keywords=STEALTH),
        character(
            "Tail of the Lizard", "Transformed Spy", 2, 2, "", "aC",
            when(TacticsBeforeCombat(), Damage(n(1), THE_DOER_CARD)),
            keywords=TACTICS),
        character(
            "Tears of the Crocodile", "Transformed Killer", 4, 6, "aa", "aC",
            use(Give(SELF, [keyword(AMBUSH)], TURN_END), costs=(PayPower(n(1)),)),
            keywords=STEALTH),
        character(
            "The She-Wolf", "Transformed Animal Warlord", 5, 8, "aaa", "a",
            allow(UNTURNED_FELLOWS, "Up to two unturned Characters you control may attack with this card "
                  "without turning.", number=n(2)),
            restrictions=UNIQUE | UNCOPYABLE),
        character(
            "Wolf Clan Hunters", "Transformed Animals", 2, 2, "", "a",
            always(fighting(Count(pick(CHARACTER, words=("Transformed",), attacking=1, other=True))),
                   while_=WhileAttacking(False))),
    ]


def events() -> list[Card]:
    """Events."""
    return [
        event(
            "Bite of the Jellyfish", 0, "aa",
            when(happens(BURNED_SITE, "is burned", to=pick(FENG_SHUI)),
                 StealPower(Who(THE_DOER, "the player who burned it"), None)),
            restrictions=ONE_SHOT),
        event("Bull Market", 0, "aaa", use(GainPower(EVERY_PLAYER, n(5))), restrictions=LIMITED),
        event(
            "Fox On the Run", 0, "aa",
            when(happens(ATTACK_FAILED, "", sentence="after an unsuccessful attack"),
                 MakeSuccess(), UnturnCards(THAT_ATTACKER), choices=(choose(WasAttacker(), 0, 1),))),
        event(
            "Moonlight Raid", 0, "aa",
            use(Give(THE_TARGET, [keyword(STEALTH)], TURN_END),
                later(happens(DAMAGED, "", by_watched=True, combat=1, on_its_target=True,
                              sentence="when target inflicts combat damage on the target of its attack"),
                      GainPower(YOU_, n(1)), until=TURN_END, watching=THE_TARGET),
                choices=(target(YOUR_CHARACTER),))),
        event(
            "Operation Killdeer", 0, "aa",
            use(ReduceDamageBy(THE_TARGET, False, TURN_END), choices=(target(ANY_CHARACTER),)),
            restrictions=LIMITED),
        event("Realpolitik", 1, "a", use(Smoke(THE_TARGET), choices=(target(pick(EDGE, STATE)),))),
    ]


def others() -> list[Card]:
    """Edges, States and a Site."""
    return [
        edge(
            "Everything Falls Apart", 0, "aaa",
            when(OneOf([happens(kind, "") for kind in (ATTACK_DECLARED, ATTACK_JOINED)],
                       "when any player declares one or more attackers"),
                 GainAtMost(THE_PLAYER, n(1), 2)),
            restrictions=LIMITED),
        edge(
            "Night Moves", 1, "aaa",
            when(happens(INTERCEPTED, "intercepts a Character you control", to=ANY_CHARACTER, by=YOUR_CHARACTER),
                 Give(THAT_CARD, [combat_damage(-1)], ATTACK_END)),
            when(happens(LEFT_PLAY, "leaves play", this=True), GainPower(EACH_OPPONENT, n(2))),
            restrictions=LIMITED),
        state(
            "Treasure Cache", 0, "aa", pick(SITE, FENG_SHUI, front=True),
            when(happens(ENTERED, "enters play", this=True), Damage(n(1), SUBJECT)),
            use(AddCounters(n(1), SELF), costs=(TURN,)),
            use(GainPower(YOU_, X_VALUE), costs=(SacrificeThis(),), x=NumberOfPlayers(),
                if_=AtLeast(CountersHere(), 3, "when there are three or more counters on it")),
            restrictions=SCHTICK | LIMITED),
        state(
            "Walk on the Wild Side", 1, "aa", pick(CHARACTER, words=("Lodge", "Transformed")),
            between(RECEIVED, 1, SUBJECT, pick(resource="M"), "All damage inflicted on subject by Magic cards is "
                    "increased by 1."),
            always(fighting(2), toughness(1), to=SUBJECT, while_=WhileAttacking(True))),
        site(
            "Wolf Den", 2, 1, 8, "a", "a",
            between(SUBTRACTED, 2, SELF, pick(resource="M"), "Toughness: 2 against Magic cards."),
            when(happens(ENTERED, "enters play", this=True), Reload(THE_CHOSEN), may=True,
                 choices=(choose(pick(owned=YOU, where=SMOKED), 1, 2),))),
    ]
