# not compiled
"""Year of the Goat: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    shift = choose(OneOfModes())
    return [
        character(
            "Jian", "Demon Ghost", 2, 2, "", "eM",
            PlayWhen(Spends(3), free=True),
            keywords=REGENERATE,
        ),
        edge("Empire of Evil", 1, "e", allow(COST_REDUCTION, ANY_SITE, 1), restrictions=LIMITED),
        character("Grave Robbers", "Sinister Defilers", 3, 4, "ee", "eM",
                  between(BONUS, 2, to=All(pick(damaged=0)), by=THIS_CARD, damage=COMBAT_ONLY)),
        character(
            "Harati", "Mother of Demons", 5, 9, "eeeM", "e",
            always(keyword(REGENERATE), designator("Demon"), to=pick(CHARACTER, whose=YOU, here=True)),
            restrictions=UNIQUE,
        ),
        character("Little Flower", "Petal Assassin", 1, 1, "", "e", keywords=ASSASSINATE),
        event("Mesmerism", 1, "eeeM",
              use([victim := target(pick(CHARACTER, unique=0))], TakeControl(victim, TURN_END))),
        character("Mogwai", "Demon Spirit", 3, 4, "eeM", "e",
                  always(fighting(2), while_=AtMost(SitesNeeded(YOU_), 1)), keywords=LETHAL),
        site(
            "Ominous Cave Mouth", 2, 1, 6, "", "eM",
            use([TURN_AND_MAINTAIN, spot := target(ANY_SITE), shift],
                *cases(shift, Give(spot, [body(1)], MAINTAINED),
                       If(Give(spot, [body(-1)], MAINTAINED), AtLeast(BodyOf(spot), 2)))),
            subtitle="Geomantic Site",
        ),
        event(
            "Plague of Moths", 2, "eeMM",
            use(Smoke(All(pick(CHARACTER, cost_at_most=2))),
                Return(All(pick(CHARACTER, cost_at_most=2, where=SMOKED), already_there=True), owners=True)),
        ),
        event(
            "Scroll of Pain", 0, "eee",
            use([rival := target(AnyPlayer()),
                 gone := choose(OfPlayer(rival, pick(foundation=0, where=SMOKED)), least=2, most=2)],
                Toast(gone), Discard(rival, 2, at_random=True)),
        ),
        event(
            "Sorcerous Return", 2, "e",
            use([fallen := choose(CanReturn(pick(CHARACTER, where=SMOKED)))],
                Return(fallen), later(AtTurn(TURN_ENDED), Toast(fallen), until=TURN_END)),
        ),
        character(
            "Stone Gargoyle", "Guardian Demon", 1, 1, "", "eM",
            always(toughness(1), while_=Is(SELF, pick(attacking=0))),
            always(cannot(NO_TURN_TO_MOVE)),
        ),
        state(
            "Sublime Melancholy", 2, "eM", ANY_CHARACTER,
            always(fighting(-2), combat_damage(-2), to=SUBJECT),
            when(happens(WAS_SMOKED, this=True), MakeSacrifice(EVERY_PLAYER, ANY_CHARACTER)),
            subtitle="Darkness State",
        ),
        event(
            "Surfeit of Minions", 0, "eee",
            use([gone := toast(pick(whose=YOU), least=0, most=MANY)], GainPower(YOU_, X_VALUE), x=PickedCount(gone),
                if_=AtMost(OpponentsWithMore(ANY_CARD, or_as_many=True), 0)),
            provides="eM",
        ),
        character(
            "The Leashed", "Uncontrollable Demon", 3, 7, "eeeM", "e",
            always(cannot(NO_SACRIFICE)),
            when(happens(WAS_SMOKED, this=True, by_damage=True), Return(SELF, under=THAT_PLAYER)),
            restrictions=UNIQUE,
        ),
        event("Touch of the Abyss", 1, "e",
              use([hero := target(ANY_CHARACTER)], Give(hero, [keyword(LETHAL)], TURN_END))),
        character(
            "Yu Canghai", "Petal Mastermind", 5, 6, "eee", "e",
            always(keyword(LETHAL), to=pick(CHARACTER, whose=YOU, attacking=1)),
            restrictions=UNIQUE, keywords=TACTICS,
        ),
        state(
            "Zhenmushou", 1, "eM", pick(SITE, FENG_SHUI, whose=YOU),
            use([TURN, victim := target(pick(CHARACTER, attacking=1) | pick(CHARACTER, intercepting=1))],
                Damage(1, SUBJECT), Damage(2, victim)),
        ),
        character("Zhuha", "Toad Demon", 4, 8, "eee", "e", always(cannot(NO_TURN_TO_HEAL)), keywords=CORRUPTED),
        character(
            "Ba Jiao Gui", "Cursed Ghost", 1, 1, "e", "eM",
            use([TURN_AND_MAINTAIN, doomed := target(pick(foundation=0))],
                Give(doomed, [cannot(TOASTED_INSTEAD)], MAINTAINED)),
        ),
        character(
            "Board of Punishments", "Eunuch Torturers", 2, 2, "e", "eM",
            when(happens(WAS_SMOKED, to=ANY_CHARACTER), lesson := DrawCards(YOU_, 1),
                 If(Discard(WhoHeldIt(), 1, at_random=True), IfNoted(lesson)), limit=ONCE_PER_TURN, may=True),
        ),
        character(
            "The Mantle", "Fire Demon", 6, 11, "eeeM", "e",
            when(happens(DAMAGED, this=True), Damage(ThatAmount(), All(pick(CHARACTER, other=True, here=True)))),
            restrictions=UNIQUE, keywords=REGENERATE,
        ),
    ]
