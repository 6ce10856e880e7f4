# not compiled
"""Back for Seconds: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Fire Horse", "Netherworld Steed", 4, 6, "mmM", "m",
            allow(CHEAPER_ITSELF, number=1, if_=PlayedAt(pick(SITE, FENG_SHUI, words=("Netherworld",)))),
            PlayedAs(state("Fire Horse", 4, "mmM", ANY_CHARACTER, always(fighting(6), keyword(MOBILITY), to=SUBJECT),
                           subtitle="Netherworld Steed", provides="m", restrictions=VEHICLE)),
            keywords=MOBILITY,
        ),
        edge(
            "Feeding the Fires", 1, "mmM",
            when(YourAttackFails(), AddCounters(1, SELF)),
            CountersPay(pick(words=("Fire",)), 2),
            restrictions=LIMITED,
        ),
        character(
            "Johnny Red", "High Sorcerer of Fire", 3, 5, "mmM", "mM",
            use([burned := toast(pick(words=("Fire",), owned=YOU, where=SMOKED)),
                 found := choose(Shares(A_TYPE, pick(words=("Fire",), owned=YOU, where=SMOKED), burned))],
                PlayOne(Only(found), where=SMOKED, printed=True, in_turn=True, toasting=True), limit=ONCE_PER_TURN),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        state(
            "Avenging Fire", 0, "m", pick(SITE, FENG_SHUI, whose=OPPONENT),
            PlayWhen(YouLose(seized=True, by_opponent=True), on=OfPlayer(THAT_PLAYER, ANY_SITE), only=True),
            when(AtTurn(TURN_STARTED), Damage(1, All(pick(CHARACTER, SITE, FENG_SHUI, here=True)))),
            restrictions=LIMITED,
        ),
        edge(
            "Armies of the Monarchs", 2, "mm",
            always(combat_damage(-1), to=pick(CHARACTER, unique=1)),
            always(combat_damage(1), to=pick(CHARACTER, unique=0, whose=YOU)),
        ),
        event(
            "Brain Fire", 0, "mm",
            use([instead := new_targets()], Retarget(instead), timing=RESPONSE, responds=PlayedCard(ANY_EVENT)),
        ),
        event(
            "Earth, Wind and Fire", 3, "mm",
            use([HealYours(), victim := target(ANY_CHARACTER)], Damage(X_VALUE, victim), x=DamageHealed()),
        ),
        character(
            "Fire Serpent", "Netherworld Spirit", 3, X, "mM", "m",
            at_once(ENTERS, [SetX(), burned := target(pick(other=True), least=0, most=4)],
                    Damage(1, burned), x=PickedCount(burned)),
            x=SetOnEntering(PickedCount(burned)),
        ),
        event(
            "Mark of Fire", 1, "m",
            use([burned := target(pick(CHARACTER, SITE, FENG_SHUI), least=4, most=4)], Damage(1, burned)),
        ),
        character(
            "Armorer", "Netherworld Blacksmith", 2, 2, "", "mM",
            use([TURN_AND_MAINTAIN, hero := target(ANY_CHARACTER)],
                Give(hero, [combat_damage(1), toughness(1)], MAINTAINED)),
        ),
        event(
            "Blood Lust", 0, "m",
            use(GainPower(YOU_, X_VALUE), x=Count(pick(CHARACTER, whose=OPPONENT, damaged=1))),
            restrictions=LIMITED,
        ),
        character(
            "Fakhir-al-Din", "Fire Warlord", 5, 8, "mm", "mM",
            between(SUBTRACTED, 1, to=SELF, by=pick(CHARACTER, damaged=1)),
            when(ENTERS, Damage(2, All(pick(CHARACTER, other=True)))),
            restrictions=UNIQUE,
        ),
        character(
            "Fire Cadets", "Netherworld Conscripts", 1, 1, "", "m",
            use([SacrificeThis(), victim := target(pick(CHARACTER, SITE, FENG_SHUI, here=True))],
                Damage(2, victim, UNSTOPPABLE)),
        ),
        character("Fire Dancer", "Netherworld Acrobat", 1, 1, "", "mM"),
        character(
            "Fire Mystic", "Netherworld Sorcerer", 3, 4, "mm", "mM",
            when(happens(PLAYED, to=ANY_EVENT, doer=OPPONENT), [victim := choose(OfPlayer(THAT_PLAYER, ANY_CARD))],
                 Damage(1, victim), may=True),
        ),
        state(
            "Fire Sled", 0, "m", ANY_CHARACTER,
            NotTargetedBy(SUBJECT, pick(SITE, FENG_SHUI, EDGE)),
            when(OneOf(*[happens(kind, subject=True, whom=pick(SITE, FENG_SHUI, without=("Netherworld",)))
                         for kind in (TURNED_TO_ATTACK, TARGET_CHANGED)]),
                 CancelForAWhile(THE_ATTACKED, TURN_END)),
            subtitle="Netherworld State", restrictions=VEHICLE,
        ),
        state(
            "Fire Sword", 2, "mM", ANY_CHARACTER,
            always(fighting(2), combat_damage(2), to=SUBJECT),
            restrictions=WEAPON,
        ),
        character(
            "Fire Warriors", "Sorcerer Soldiers", 2, 2, "", "mM",
            always(fighting(Times(1, Sum([Count(pick(owned=YOU, whose=OPPONENT)),
                                          Count(pick(owned=YOU, where=BURNED))], [])))),
        ),
        character(
            "Khalid Al-Haddad", "Fire Assassin", 4, 6, "mm", "m",
            when(Smokes(SELF, ItsTarget()), [loot := choose(OneOfModes())],
                 *cases(loot, GainPower(YOU_, 1), DrawCards(YOU_, 2))),
            restrictions=UNIQUE, keywords=ASSASSINATE,
        ),
        character(
            "Mouth of the Fire Righteous", "Netherworld Spirit", 5, 7, "mmm", "mM",
            when(sent := happens(TURNED_TO_ATTACK, to=pick(CHARACTER, words=("Fire",)) & AttackingFrom(THIS_CARD)),
                 Give(About(sent), [fighting(1)], TURN_END)),
            use([PayPower(1), victim := choose(pick(CHARACTER, here=True))], Damage(3, victim), limit=ONCE_PER_TURN),
            restrictions=UNIQUE,
        ),
        event(
            "Plots and Intrigues", 0, "mm",
            use([shown := choose(pick(FENG_SHUI, whose=YOU, revealed=0), least=0, most=MANY), Do(Reveal(shown))],
                GainPower(YOU_, X_VALUE), x=PickedCount(shown)),
        ),
        site(
            "Summer Fire Palace", 2, 1, 7, "mm", "mM",
            when(happens(ATTACK_ENDED, doer=YOU), [victim := choose(ANY_CARD)], Damage(2, victim), may=True),
            subtitle="Netherworld Site", restrictions=UNIQUE,
        ),
    ]
