# not compiled
"""Combat in Kowloon: the Feng Shui Sites from N to Z, and what else belongs to nobody."""

from kwoon.games.shadowfist.cards.make import *


def sites_b() -> list[Card]:
    """The cards."""
    return [*feng_shui_sites(), *other_sites()]


def feng_shui_sites() -> list[Card]:
    """Nine Dragon Temple to Whirlpool of Blood."""
    return [
        feng_shui(
            "Nine Dragon Temple", 7,
            when(
                happens(
                    REDUCED_TO_ZERO, "", this=True, doer=OPPONENT,
                    sentence="when an opponent reduces this card's Body to 0",
                ),
                If(GainPower(YOU_, n(3)), ThatOpponentIsCloser(False)),
            ),
        ),
        feng_shui(
            "Po Toi Islands", 8,
            use(ToBottom(CHOSEN), costs=(TURN,), choices=(choose(pick(where=HAND, owned=YOU)),)),
            use(
                CancelEffect(True), MayDraw(X_VALUE), costs=(TURN,), timing=RESPONSE, responds=WouldTakeCards(),
                x=CardsTaken(),
            ),
        ),
        feng_shui(
            "Precious Lotus Monastery", 8,
            use(
                Give(THE_TARGET, [fighting(OrIf(n(1), n(2), Is(THE_TARGET, pick(unique=1), "if it is Unique")))],
                     MAINTAINED),
                costs=(TURN_AND_MAINTAIN,), choices=(target(ANY_CHARACTER),),
                if_=AtLeast(MostOfOneFaction(), 3, "if you have at least 3 resources of one faction in your pool"),
            ),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "Proving Ground", 6,
            allow(TURNS_WHEN_REVEALED, "When this card is revealed, immediately turn it for no effect."),
            use(PlayFromHand(ANY_CHARACTER, 2), costs=(TURN,), timing=OUTSIDE_ATTACK, if_=IfFaceUp()),
            power=0,
        ),
        feng_shui("Puzzle Garden", 8, reduces(ANY_CHARACTER, 3)),
        feng_shui(
            "Rainforest Ruins", 8,
            always(body(Times(2, OpponentsAhead()))),
            allow(
                FACE_UP,
                "You may play this card face up at -1 cost for each opponent who is closer to victory than you.",
                number=OpponentsAhead(),
            ),
        ),
        feng_shui(
            "Smiling Heaven Lake", 8,
            use(
                PlayFromHand(ANY_CHARACTER, ignoring=0), costs=(TURN,), choices=(choose(ResourceYouHave()),),
                timing=OUTSIDE_ATTACK,
            ),
        ),
        feng_shui(
            "Stone Dolmens", 8,
            use(Smoke(CHOSEN), costs=(TURN,), choices=(choose(StateOn(pick(owned=YOU))),)),
        ),
        feng_shui(
            "Vale of Tears", 7,
            when(
                happens(DAMAGED, "", this=True, doer=OPPONENT, sentence="when an opponent damages this card"),
                DrawCards(YOU_, n(3)), DiscardUpTo(3), limit=ONCE_PER_TURN,
            ),
            when(
                happens(BURNED_SITE, "", this=True, doer=OPPONENT, sentence="when an opponent burns this card"),
                DrawCards(YOU_, n(3)), DiscardUpTo(3),
            ),
        ),
        feng_shui(
            "Wall of a Thousand Eyes", 7,
            always(denies(AMBUSH | STEALTH | SUPERLEAP | TACTICS), to=AttackingYours(sites=True)),
            subtitle="Netherworld Feng Shui Site",
        ),
        feng_shui(
            "Waterfall Sanctuary", 7,
            use(
                SmokeState(CHOSEN), If(MayDraw(n(1)), IfNoted("if you controlled its subject")),
                costs=(TURN,), choices=(choose(StateOn(pick(CHARACTER, here=True))),),
            ),
        ),
        feng_shui(
            "Whirlpool of Blood", 5,
            use(
                CancelEffect(False), costs=(TURN,), choices=(choose(EffectOfTurning(pick(FENG_SHUI))),),
                timing=ANY_SCENE,
            ),
            subtitle="Netherworld Feng Shui Site",
        ),
    ]  # fmt: skip


def other_sites() -> list[Card]:
    """A Car Wash, a Chop Shop, and a van."""
    passenger = choose(SubjectFor(pick(CHARACTER, here=True), True, "this card"))
    place = PlaceThisOn(CHOSEN)
    return [
        site(
            "Car Wash", 2, 1, 7, "", "",
            use(Heal(CHOSEN), costs=(TURN,), choices=(choose(pick(CHARACTER, carries=VEHICLE, damaged=1)),)),
        ),
        site(
            "Chop Shop", 2, 1, 7, "", "",
            use(
                GainPower(YOU_, X_VALUE), costs=(TURN, SacrificePicked(0, "a Vehicle")),
                choices=(pay_with(pick(STATE, restrictions=VEHICLE, whose=YOU)),),
                x=PrintedCost(Picked(0, "the Vehicle")),
            ),
            subtitle="Hood Site",
        ),
        state(
            "Plain White Panel Van", 1, "", ANY_CHARACTER,
            always(combat_damage(2), keyword(MOBILITY), to=SUBJECT),
            use(place, costs=(TURN,), choices=(passenger,)),
            use(place, costs=(PayPower(n(1)),), choices=(passenger,)),
            restrictions=VEHICLE,
        ),
    ]  # fmt: skip
