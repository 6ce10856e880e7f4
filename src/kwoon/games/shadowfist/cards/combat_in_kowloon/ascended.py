# not compiled
"""Combat in Kowloon: the Ascended."""

from kwoon.games.shadowfist.cards.make import *

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
            when(happens(TURNED_TO_ATTACK, this=True), [victims := target(ANY_CHARACTER, least=0, most=2)],
                 KeepFromIntercepting(victims, SELF)),
            restrictions=UNIQUE,
        ),
        character(
            "Grey Mountain", "Transformed Elephant Chieftain", 4, 4, "aaa", "a",
            always(keyword(MOBILITY), while_=WhileTargeted(pick(words=KIN))),
            always(fighting(Times(1, Count(pick(words=KIN))))),
            restrictions=UNIQUE, toughness=2,
        ),
        character("Mantis Fighter", "Transformed Martial Artist", 1, 1, "", "aC"),
        character(
            "Murder of Crows", "Transformed Killers", 3, 4, "aa", "a",
            always(combat_damage(-1), to=pick(CHARACTER, whose=OPPONENT), while_=ATTACKING),
            keywords=TACTICS,
        ),
        character(
            "Rat Clan Spies", "Transformed Martial Artist", 1, 1, "", "a",
            always(keyword(STEALTH),
                   while_=WhileControlling(Requiring(pick(CHARACTER, words=("Lodge", "Transformed"))), yours=True)),
        ),
        character(
            "SEAL Team", "Transformed Sailors", 3, 4, "a", "aC",
            always(keyword(MOBILITY),
                   while_=WhileControlling(pick(SITE, FENG_SHUI, words=("Beach", "River", "Lake", "Island"), here=True),
                              1)),
            keywords=STEALTH,
        ),
        character(
            "Serena Chase", "Transformed Stone Fox", 3, 4, "aa", "a",
            when(Provided(happens(DAMAGED, by_this=True, on_its_target=True),
                          ItsControllerHas(pick(SITE, FENG_SHUI), 3)),
                 GainPower(YOU_, 1)),
            restrictions=UNIQUE, keywords=STEALTH,
        ),
        character(
            "Tail of the Lizard", "Transformed Spy", 2, 2, "", "aC",
            when(TacticsBeforeCombat(), Damage(1, THE_DOER_CARD)),
            keywords=TACTICS,
        ),
        character(
            "Tears of the Crocodile", "Transformed Killer", 4, 6, "aa", "aC",
            use([PayPower(1)], Give(SELF, [keyword(AMBUSH)], TURN_END)),
            keywords=STEALTH,
        ),
        character(
            "The She-Wolf", "Transformed Animal Warlord", 5, 8, "aaa", "a",
            allow(UNTURNED_FELLOWS, number=Worded(2)),
            restrictions=UNIQUE | UNCOPYABLE,
        ),
        character(
            "Wolf Clan Hunters", "Transformed Animals", 2, 2, "", "a",
            always(fighting(Count(pick(CHARACTER, words=("Transformed",), attacking=1, other=True))), while_=ATTACKING),
        ),
    ]


def events() -> list[Card]:
    """Events."""
    return [
        event(
            "Bite of the Jellyfish", 0, "aa",
            when(happens(BURNED_SITE, to=pick(FENG_SHUI)), StealPower(THAT_PLAYER, number=None)),
            restrictions=ONE_SHOT,
        ),
        event("Bull Market", 0, "aaa", use(GainPower(EVERY_PLAYER, 5)), restrictions=LIMITED),
        event(
            "Fox On the Run", 0, "aa",
            when(happens(ATTACK_FAILED), [tired := choose(WasAttacker(), least=0)], MakeSuccess(), UnturnCards(tired)),
        ),
        event(
            "Moonlight Raid", 0, "aa",
            use([hero := target(YOUR_CHARACTER)],
                Give(hero, [keyword(STEALTH)], TURN_END),
                later(happens(DAMAGED, by_watched=True, combat=1, on_its_target=True), GainPower(YOU_, 1),
                      until=TURN_END, watching=hero)),
        ),
        event(
            "Operation Killdeer", 0, "aa",
            use([victim := target(ANY_CHARACTER)], ReduceDamageBy(victim, combat_only=False, until=TURN_END)),
            restrictions=LIMITED,
        ),
        event("Realpolitik", 1, "a", use([gear := target(pick(EDGE, STATE))], Smoke(gear))),
    ]


def others() -> list[Card]:
    """Edges, States and a Site."""
    return [
        edge(
            "Everything Falls Apart", 0, "aaa",
            when(OneOf(*[happens(kind) for kind in (ATTACK_DECLARED, ATTACK_JOINED)]),
                 GainPower(THAT_PLAYER, 1, at_most=2)),
            restrictions=LIMITED,
        ),
        edge(
            "Night Moves", 1, "aaa",
            when(met := happens(INTERCEPTED, to=ANY_CHARACTER, by=YOUR_CHARACTER),
                 Give(About(met), [combat_damage(-1)], ATTACK_END)),
            when(happens(LEFT_PLAY, this=True), GainPower(EACH_OPPONENT, 2)),
            restrictions=LIMITED,
        ),
        state(
            "Treasure Cache", 0, "aa", pick(SITE, FENG_SHUI, front=True),
            when(happens(ENTERED, this=True), Damage(1, SUBJECT)),
            use([TURN], AddCounters(1, SELF)),
            use([SacrificeThis()], GainPower(YOU_, X_VALUE), x=NumberOfPlayers(), if_=AtLeast(CountersHere(), 3)),
            restrictions=SCHTICK | LIMITED,
        ),
        state(
            "Walk on the Wild Side", 1, "aa", pick(CHARACTER, words=("Lodge", "Transformed")),
            between(RECEIVED, 1, to=SUBJECT, by=pick(resource="M")),
            always(fighting(2), toughness(1), to=SUBJECT, while_=Is(SUBJECT, pick(attacking=1))),
        ),
        site(
            "Wolf Den", 2, 1, 8, "a", "a",
            between(SUBTRACTED, 2, to=SELF, by=pick(resource="M")),
            when(happens(ENTERED, this=True), [found := choose(pick(owned=YOU, where=SMOKED), most=2)],
                 Reload(found), may=True),
        ),
    ]
