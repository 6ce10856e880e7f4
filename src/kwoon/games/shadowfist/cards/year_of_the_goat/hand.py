# not compiled
"""Year of the Goat: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS, OPPONENTS_CHARACTER


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    fellows = Shares(A_DESIGNATOR, ANY_CHARACTER, ANY_CHARACTER)
    return [
        character(
            "Huang Yi", "Master of the Sapphire Guard", 5, 8, "ggg", "gC",
            always(bold_of(pick(CHARACTER, other=True))),
            SharesImmunity(pick(CHARACTER, other=True)),
            restrictions=UNIQUE,
        ),
        character(
            "Bountiful Master", "Kung Fu Gardener", 4, 6, "gg", "gC",
            when(happens(TARGETED, to=pick(whose=YOU)), [spot := target(pick(SITE, FENG_SHUI, damaged=1))],
                 Heal(spot), DrawCards(YOU_, 1), limit=ONCE_PER_TURN, may=True),
        ),
        character(
            "Reformed Bandit", "Virtuous Hood", 3, 4, "g", "g",
            when(happens(ABOUT_TO_FIGHT, to=OPPONENTS_CHARACTER, by_this=True), StealPower(THAT_PLAYER, 1),
                 limit=ONCE_PER_TURN, may=True),
        ),
        character(
            "The Legacy of Shaolin", "Secret Warriors", 6, 10, "ggg", "gC",
            Immune(pick(EVENT, whose=OPPONENT), to=pick(CHARACTER, whose=YOU, resource="g"),
                   if_=Is(SELF, pick(turned=0))),
            when(AtTurn(TURN_ENDED), Heal(SELF), if_=Is(SELF, pick(turned=1)) & IsDamaged(SELF)),
            restrictions=UNIQUE,
        ),
        character(
            "Village Defenders", "Green Principle Peasants", 1, 1, "", "g",
            use([TURN_AND_MAINTAIN, hero := target(ANY_CHARACTER)],
                GiveRule(hero, between(SUBTRACTED, 2, to=WATCHED, by=pick(), damage=OTHER_DAMAGE), MAINTAINED)),
        ),
        character(
            "Austere Monks", "Order of the Closed Fist", 2, 2, "g", "gC",
            always(fighting(1), to=YOUR_CHARACTER, while_=AtMost(CardsInHand(YOU_), 2)),
        ),
        character(
            "Blue Flower Society", "Secret Students of Subterfuge", 1, 1, "", "gC",
            NotInterceptedBy(fellows),
            NotInterceptedBy(THIS_CARD, attackers=fellows),
        ),
        character(
            "Buddhist Bellringer", "Zazen Student", 2, 2, "", "gC",
            always(toughness(1), to=pick(CHARACTER, whose=YOU, here=True, attacking=0)),
        ),
        event(
            "Corners of the Mouth", 1, "ggg",
            use([lost := choose(pick(EVENT, owned=YOU, where=SMOKED), least=2, most=2)], ToHand(lost)),
            restrictions=TOAST_IT,
        ),
        character("Highway Ronin", "Wandering Swordsman", 3, 4, "gg", "gC", keywords=SUPERLEAP | MOBILITY),
        event(
            "Journey's Reward", 0, "g",
            use(CancelAnswered(ONLY_CANCEL), GainPower(THAT_PLAYER, 1),
                timing=RESPONSE, responds=PlayedCard(ANY_EVENT), late=True),
        ),
        character(
            "Kitsune", "Martial Artist Guardian", 4, 6, "gg", "g",
            use([PayPower(3), rival := target(pick(CHARACTER, whose=OPPONENT, attacking=1))],
                Return(SELF), ChangeTarget(rival, SELF), zone=SMOKED),
            restrictions=UNIQUE,
        ),
        character(
            "Pacifists", "Meditating Monks", 1, 1, "g", "gC",
            always(cannot(NO_ATTACK)),
            when(happens(HURT, to=pick(SITE, FENG_SHUI, whose=YOU)), Give(SELF, [fighting(2)], IN_PLAY)),
        ),
        state(
            "Returning to Your Roots", 1, "gg", pick(CHARACTER, SITE, FENG_SHUI),
            when(ENTERS, Heal(SUBJECT), Smoke(All(pick(STATE, other=True) & StateOn(SUBJECT)))),
            always(cannot(NO_MORE_STATES), to=SUBJECT),
            subtitle="Green State",
        ),
        event(
            "River's Path", 1, "ggC",
            use([discard(pick(owned=YOU, where=HAND, other=True), least=MANY, most=MANY),
                 source := choose(SourceOfDamage()),
                 hurt := target(WouldBeHurt(pick(SITE, FENG_SHUI, whose=YOU), source)),
                 instead := choose(InItsPlace(ANY_CARD, source, hurt))],
                Redirect(source, hurt, instead), timing=ANY_SCENE),
        ),
        edge(
            "Undisturbed Meditation", 1, "gg",
            allow(HAND_SIZE, number=1),
            answer(PlayedCard(ANY_EVENT), [SacrificeThis()], CancelAnswered(ONLY_CANCEL), late=True),
            restrictions=LIMITED,
        ),
        character(
            "Wei Tian", "Defender of the Green Principle", 3, 4, "g", "g",
            use([TURN_AND_MAINTAIN, hero := target(ANY_CHARACTER)], Give(hero, [toughness(2)], MAINTAINED)),
            restrictions=UNIQUE,
        ),
        state(
            "Yanyuedao Blade", 2, "gg", ANY_CHARACTER,
            allow(ANY_MAIN_SHOT_PLAY),
            when(ENTERS, ReduceDamageOn(SUBJECT, mask=NEXT_ONLY)),
            always(fighting(2), to=SUBJECT),
            subtitle="Sword State", restrictions=WEAPON,
        ),
        event(
            "Quixotic Defense", 0, "g",
            when(Provided(happens(ATTACK_ENDED, success=1), Happened(DEFENDED)),
                 GainPower(YOU_, X_VALUE), x=OrIf(2, 1, if_=YouWereAttacked())),
        ),
    ]
