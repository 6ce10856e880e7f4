# not compiled
"""Year of the Goat: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui("Maze of Little Passages", 9, when(happens(REVEALED, this=True), SwapRows())),
        feng_shui(
            "Charnel Ground", 6,
            use([TURN, toast(pick(CHARACTER, owned=YOU, where=SMOKED), at_random=True)], GainPower(YOU_, 1)),
            restrictions=LIMITED,
        ),
        feng_shui(
            "Origami Fortress", 8,
            between(REDUCED_TO, 0, to=SELF, by=Costing(ANY_CHARACTER, at_least=BodyOf(SELF)), damage=COMBAT_ONLY),
            subtitle="Netherworld Feng Shui Site", restrictions=UNIQUE,
        ),
        feng_shui(
            "Remote Temple", 7,
            use([TURN], PlayOne(ANY_CHARACTER, less=1), timing=OUTSIDE_ATTACK,
                if_=Is(SELF, pick(back=True)) & AtMost(Count(pick(CHARACTER, here=True)), 0)),
        ),
        feng_shui(
            "Sea Turtle Cove", 6,
            use([TURN_AND_MAINTAIN, hero := target(YOUR_CHARACTER)],
                Give(hero, [immunity(EVENT, opponents=True)], MAINTAINED)),
            subtitle="Beach Feng Shui Site", restrictions=UNIQUE,
        ),
        feng_shui(
            "Ancestral River Home", 7,
            when(happens(REDUCED_TO_ZERO, this=True, doer=OPPONENT),
                 If(PlayOne(ANY_CARD, free=True), ThatOpponentIsCloser(or_as_close=False))),
        ),
        feng_shui("Arcane Vault", 8, allow(HAND_SIZE, number=1)),
        feng_shui("Balancing Stones", 8, use([Do(Reveal(SELF))], SearchFor(pick(SITE)))),
        feng_shui("Chthonian Lake", 10, always(cannot(NO_BURN)), subtitle="Netherworld Feng Shui Site"),
        feng_shui(
            "Desolate Mountain", 7,
            when(hit := happens(DAMAGED, to=pick(SITE, FENG_SHUI, here=True), by=ANY_CHARACTER, combat=1),
                 Damage(2, Doer(hit))),
        ),
        feng_shui(
            "Gao Family Banquet Hall", 4,
            use([TURN, guest := target(pick(CHARACTER, attacking=1))],
                Cease(guest), Give(All(pick(CHARACTER, attacking=1, but=guest)), [combat_damage(1)], ATTACK_END)),
            restrictions=UNIQUE,
        ),
        feng_shui("Hidden Sanctum", 4, always(body(5), to=pick(SITE, FENG_SHUI, here=True))),
        feng_shui(
            "Horseshoe Island", 7,
            use([TURN], ChangeTarget(All(pick(CHARACTER, attacking=1)), SELF),
                if_=DuringAttack() & Is(SELF, pick(front=True))),
        ),
        feng_shui("Mountain Falls", 8, toughness=1),
        feng_shui(
            "Quanqiu Wishing Well", 5,
            when(happens(ATTACK_DECLARED, to=pick(whose=YOU), doer=OPPONENT), GainPower(YOU_, 1)),
            restrictions=UNIQUE,
        ),
        feng_shui("Rainforest Bridge", 6, when(SmokedTogether(ANY_CHARACTER), [TURN], GainPower(YOU_, 1)),
                  restrictions=LIMITED),
        feng_shui(
            "River of Lights", 9,
            allow(GENERATES, number=1, if_=AtLeast(BurnedCount(YOU_, pick(FENG_SHUI)), 1)),
            subtitle="Netherworld Feng Shui Site", restrictions=LIMITED,
        ),
        feng_shui(
            "Sulphurous Cenote", 7,
            use([TURN_AND_MAINTAIN, spot := target(pick(SITE, FENG_SHUI, back=True))],
                CancelForAWhile(spot, MAINTAINED)),
            subtitle="Netherworld Feng Shui Site",
        ),
        feng_shui(
            "The Blackboard", 5,
            use([it := choose(pick(other=True, here=True, revealed=1)), number := choose(ANumberOn(it))],
                ShiftNumber(number, it), limit=ONCE_PER_TURN),
            subtitle="Netherworld Feng Shui Site", restrictions=UNIQUE,
        ),
        feng_shui("Tranquil Peaks", 8, use([TURN], GainPower(EVERY_PLAYER, 1))),
        feng_shui(
            "Bustling Metro Station", 8,
            when(happens(REVEALED, this=True),
                 [doing := choose(AnEffect(Threat(TARGETS, pick(whose=YOU), ANY_EVENT, whose=ANYONE)))],
                 CancelEffect(doing), may=True),
        ),
    ]
