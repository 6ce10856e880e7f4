# not compiled
"""Back for Seconds: the Jammers."""

from kwoon.games.shadowfist.cards.make import *

ATTACKERS = Count(pick(CHARACTER, attacking=1))


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Steam-Powered Tricycle", 1, "jjH", ANY_CHARACTER,
            always(combat_damage(3), to=SUBJECT),
            NotInterceptedBy(TitledWith(ANY_CHARACTER, 2), attackers=Only(SUBJECT)),
            subtitle="Weird Science State", restrictions=VEHICLE,
        ),
        character(
            "Ba-BOOM!", "Unstable Monkey", 4, 7, "jj", "jH",
            when(happens(WAS_SMOKED, this=True, doer=OPPONENT), Smoke(All(ANY_CHARACTER)), Toast(SELF)),
            restrictions=UNIQUE | UNCOPYABLE,
        ),
        character(
            "Brass Monkey", "Simian Automaton", 4, 6, "jjHH", "jH",
            allow(INTERCEPTION_TOLL, number=Worded(1)),
            ReloadFor(resources(""), 2),
        ),
        event("Out of the Barrel", 0, "j", use(PlayOne(ANY_CHARACTER, less=1), if_=DuringAttack(opponents=True))),
        character(
            "Simian Sneaker", "Primate Saboteur", 1, 1, "j", "j",
            between(BONUS, 1, to=All(ANY_SITE), by=THIS_CARD, damage=COMBAT_ONLY),
            when(happens(SEIZED, to=pick(SITE, FENG_SHUI, owned=YOU)), Return(SELF), zone=SMOKED),
        ),
        character(
            "Software Pirate", "Rebel Hacker", 2, 2, "", "jH",
            when(happens(PLAYED, to=pick(resource="H")), DrawCards(YOU_, 1), limit=ONCE_PER_TURN, may=True),
        ),
        event(
            '"Torch the Place!"', 1, "jj",
            use([burning := choose(pick(SITE, FENG_SHUI, attacked=1))],
                Damage(X_VALUE, burning), x=Count(Attacking(Only(burning)))),
        ),
        character(
            "Billy Zed", "Punk Rock Thrasher", 4, 6, "jjj", "jH",
            between(BONUS, 3, to=All(ANY_SITE), by=THIS_CARD, damage=COMBAT_ONLY),
            restrictions=UNIQUE, keywords=INDEPENDENT | GUTS,
        ),
        site(
            "Bomb Factory", 2, 1, 5, "", "jH",
            use([TURN_AND_MAINTAIN, hero := target(ANY_CHARACTER)],
                GiveRule(hero, between(BONUS, 1, to=All(ANY_SITE), by=Only(WATCHED), damage=COMBAT_ONLY), MAINTAINED)),
        ),
        event(
            "Chi Seeking Missile", 0, "jjjH",
            use([PayPower(X_VALUE), hit := target(pick(FENG_SHUI))],
                Reveal(hit), TurnCards(hit), CancelForAWhile(hit, TURN_END),
                If(Damage(5, hit), AtLeast(X_VALUE, 1) & Is(hit, pick(unique=1))), x=ChosenX(0, Fixed(1))),
        ),
        character(
            "Cocktail Waiters", "Pyromaniac Rabble", 1, 1, "j", "j",
            between(BONUS, 1, to=All(ANY_SITE), by=YOUR_CHARACTER, damage=COMBAT_ONLY),
        ),
        character(
            "Curtis Graham", "Urban Revolutionary", 2, 1, "j", "jH",
            use([TURN, place := target(ANY_SITE)], Damage(3, place)),
            restrictions=UNIQUE,
        ),
        character(
            "Dump Scrounger", "Netherworld Scavenger", 2, 2, "j", "jH",
            use([TURN, toast(pick(CHARACTER, owned=YOU, where=SMOKED))], GainPower(YOU_, 1)),
        ),
        edge(
            "Entropy is Your Friend", 1, "j",
            when(OneOf(happens(BURNED_SITE, doer=YOU), YouLose()), AddCounters(1, SELF)),
            between(BONUS, CountersHere(), to=All(ANY_SITE), by=YOUR_CHARACTER, damage=COMBAT_ONLY),
            restrictions=LIMITED,
        ),
        character(
            "Flying Monkey Squad", "Guerrilla Gorillas", 3, 4, "jjH", "jH",
            keywords=INDEPENDENT | SUPERLEAP,
        ),
        character("Mad Scientist", "Unorthodox Techie", 1, 1, "", "jH"),
        character(
            "Marmojet", "Flying Monkey", 2, 2, "", "jH",
            use([hero := choose(pick(CHARACTER, other=True, here=True))],
                Give(hero, [keyword(MOBILITY)], TURN_END), limit=ONCE_PER_TURN),
            keywords=MOBILITY,
        ),
        edge(
            "Payback Time", 0, "j",
            when(happens(REDUCED_TO_ZERO, to=pick(SITE, FENG_SHUI, whose=YOU), doer=OPPONENT),
                 [hit := choose(OfPlayer(THAT_PLAYER, ANY_SITE), least=0, most=3)],
                 GainPower(YOU_, 1), Damage(1, hit)),
            restrictions=LIMITED,
        ),
        event(
            "Potlatch", 0, "jjj",
            use([gift := choose(pick(FENG_SHUI, whose=YOU)), guest := choose(AnOpponent()),
                 Do(IntoBurned(gift, guest))], GainPower(YOU_, 3)),
            restrictions=ONE_SHOT,
        ),
        character(
            "Punks", "Anarchist Rebels", 1, 1, "", "j",
            between(BONUS, 2, to=All(pick(unique=1)), by=THIS_CARD, damage=COMBAT_ONLY),
        ),
        state(
            "Sonic Reducer", 1, "jH", ANY_CHARACTER,
            use([TURN, victim := target(pick(CHARACTER, here=True))],
                TurnCards(victim), Damage(X_VALUE, victim), x=Half(FightingOf(victim), up=True)),
            restrictions=UNIQUE | WEAPON,
        ),
        character(
            "Steel Woolley", "Enhanced Brawler", 5, 8, "jjjH", "jH",
            when(happens(DAMAGED, this=True, by=pick(CHARACTER, intercepting=1), combat=1),
                 [victim := choose(pick(CHARACTER, here=True))], Damage(ThatAmount(), victim), may=True),
            restrictions=UNIQUE, keywords=GUTS, toughness=1,
        ),
        event(
            "Stolen Plans", 0, "jj",
            when(OneOf(*[happens(kind, doer=OPPONENT, by=OfPlayer(THAT_PLAYER, ANY_EVENT))
                         for kind in (POWER_GAINED, POWER_GENERATED, POWER_STOLEN)]),
                 GainPower(YOU_, ThatAmount()), if_=AnOpponentIsCloser(every=False)),
            restrictions=LIMITED,
        ),
        event(
            "Street Riot", 0, "j",
            use([hits := points(pick(CHARACTER, attacking=0, at=All(pick(attacked=1))),
                                ATTACKERS, inflicted=True)],
                DamagePoints(hits), if_=DuringAttack(yours=True, on=ANY_SITE), x=ATTACKERS),
        ),
        event(
            "The Ape is Loose!", 1, "jj",
            use([hero := target(pick(CHARACTER, attacking=1))],
                Give(hero, [combat_damage(2), immunity(EVENT, harm=True)], ATTACK_END)),
        ),
        event(
            "Turbo Boost", 0, "jH",
            use([hero := target(ANY_CHARACTER)], Give(hero, [combat_damage(2), keyword(MOBILITY)], TURN_END)),
            restrictions=LIMITED,
        ),
    ]
