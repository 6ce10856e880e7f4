# not compiled
"""Year of the Goat: the Jammers."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS

CHARACTER_OR_SITE = pick(CHARACTER, SITE, FENG_SHUI)


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    everyone = All(ANY_CHARACTER)
    return [
        character("Weird Scientist", "Crazy Techie", 1, 1, "j", "jH",
                  always(title_body(), to=pick(SITE, FENG_SHUI, here=True))),
        event(
            "Cheap Baboon Trick", 1, "j",
            use([spots := target(ANY_SITE, least=0, most=4)], CancelAnswered(ONLY_CANCEL), Damage(1, spots),
                timing=RESPONSE, responds=Threat(REMOVES, YOUR_CHARACTER, ANY_EVENT, whose=ANYONE)),
        ),
        site(
            "Mostly Dead Zone", 2, 1, 6, "", "jH",
            use([TURN, Do(Heal(SELF, damage=1)), spot := target(ANY_SITE)], CancelForAWhile(spot, TURN_END)),
        ),
        character(
            "Robo-Bonobo", "Cybernetic Ape", 2, 2, "", "jH",
            always(toughness(1), while_=AtLeast(OpponentsWithMore(pick(unique=1)), 1)),
            keywords=UNSTOPPABLE,
        ),
        character(
            "A Clockwork Orangutan", "Wound-Up Ape", 5, 8, "jjHH", "jH",
            use([apes := turn(ReadyToTurn(pick(whose=YOU, resource="j")), most=MANY, maintain=True)],
                Give(SELF, [fighting(1)], MAINTAINED, by=apes)),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        character(
            "Aimee Sprigg", "Environmentalist Saboteur", 4, 6, "jjj", "j",
            always(fighting(Times(2, Count(pick(FENG_SHUI, owned=YOU, where=SMOKED))))),
            restrictions=UNIQUE, keywords=GUTS,
        ),
        event(
            "Chi Bomb", 1, "jj",
            use([spot := target(pick(SITE, FENG_SHUI, revealed=0))],
                Reveal(spot),
                If(Smoke(spot), Is(spot, pick(unique=1))),
                If(Damage(2, All(pick(CHARACTER, SITE, FENG_SHUI, at=spot))), ~Is(spot, pick(unique=1)))),
        ),
        character(
            "Christopher Colobus", "Old World Monkey", 4, 6, "jj", "j",
            when(happens(REVEALED, to=pick(FENG_SHUI)), Give(SELF, [toughness(2)], TURN_END)),
            restrictions=UNIQUE, keywords=UNSTOPPABLE,
        ),
        event(
            "Coordinated Sabotage", 0, "jj",
            use([victim := target(CHARACTER_OR_SITE)],
                later(OneOf(happens(ATTACK_DECLARED), happens(ATTACK_JOINED)), Damage(2, WATCHED), until=TURN_END,
                      watching=victim)),
        ),
        character(
            "Damned Dirty Apes", "Raw Recruits", 1, 1, "", "jH",
            when(happens(TARGETED, this=True, by=ANY_EVENT),
                 Damage(1, All(pick(CHARACTER, SITE, FENG_SHUI, here=True)))),
        ),
        character(
            "Disgruntled Techie", "Anarchist City Employee", 1, 1, "j", "jH",
            when(happens(PLAYED, to=pick(SITE)), Give(SELF, [fighting(1)], IN_PLAY)),
        ),
        event(
            "Fireworks Display", 0, "jj",
            use(Give(everyone, [keyword(MOBILITY)], TURN_END),
                GiveRule(everyone, between(BONUS, 2, to=everyone, by=Only(WATCHED), damage=COMBAT_ONLY), TURN_END),
                Give(everyone, [cannot(NO_PREVENTION)], TURN_END)),
            subtitle="Fire Event",
        ),
        character(
            "Full Metal Nutball", "Gun-Crazed Survivalist", 4, 6, "jjj", "j",
            Immune(pick(unique=1)),
            between(REDUCED_TO, 0, to=SELF, by=pick(unique=1)),
        ),
        character(
            "Guerilla Nihilists", "Freedom Fighters", 3, 4, "j", "j",
            always(fighting(Times(2, Count(pick(SITE, FENG_SHUI, owned=YOU, where=SMOKED))))),
            keywords=INDEPENDENT,
        ),
        character(
            "Joe Yeung", "Mighty Ape", 5, 7, "jjj", "j",
            when(ENTERS, Give(All(YOUR_CHARACTER), [fighting(2)], TURN_END)),
            restrictions=UNIQUE,
        ),
        event("M.A.D.", 1, "jj", use([sacrifice(pick(FENG_SHUI)), spot := target(ANY_SITE)], Smoke(spot))),
        state(
            "Proximi-chi Scanner", 0, "j", ANY_CHARACTER,
            always(combat_damage(1), to=SUBJECT),
            between(BONUS, 2, to=All(pick(unique=1)), by=Only(SUBJECT), damage=COMBAT_ONLY),
        ),
        character(
            "Pyromaniac", "Crazy Man on Fire", 3, 3, "j", "j",
            when(happens(HURT, to=ANY_SITE, doer=YOU), Give(SELF, [fighting(1)], IN_PLAY)),
            keywords=GUTS,
        ),
        event(
            "Renewed Manifesto", 0, "j",
            use([discard(pick(owned=YOU, where=HAND, other=True), least=3, most=3)], GainPower(YOU_, 1)),
            ReloadFor(resources(""), 1),
            restrictions=LIMITED,
        ),
        state(
            "Sonic Boomer", 2, "jj", ANY_CHARACTER,
            always(combat_damage(5), to=SUBJECT),
            when(happens(WAS_SMOKED, this=True), Damage(2, All(pick(damaged=1)))),
            restrictions=WEAPON,
        ),
        character(
            "Tunnel Fighter", "Underground Warrior", 1, 1, "", "j",
            when(Provided(happens(ATTACK_DECLARED, to=pick(whose=YOU), doer=OPPONENT),
                          ThatOpponentIsCloser(or_as_close=True)),
                 [coin := FlipCoin()], If(Return(SELF), IfNoted(coin)), zone=SMOKED),
        ),
        edge(
            "Wired to Blow", 0, "jj",
            when(happens(LEFT_PLAY, to=YOUR_CHARACTER), [victim := target(pick(CHARACTER, without_resource="j"))],
                 Damage(1, victim), may=True),
            subtitle="Fire-Fight Edge", restrictions=LIMITED,
        ),
        character(
            "Razor-Clad Fanatic", "Psychotic Cyborg", 3, 4, "jjH", "jH",
            when(happens(DAMAGE_REDUCED, this=True), [victim := target(pick(CHARACTER, SITE, FENG_SHUI, here=True))],
                 Damage(2, victim), limit=ONCE_PER_TURN, may=True),
            toughness=1,
        ),
    ]
