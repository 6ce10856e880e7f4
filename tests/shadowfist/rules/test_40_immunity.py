"""SF-40: immunity, item by item."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CARD,
    ANY_CHARACTER,
    CHARACTER,
    EVENT,
    LETHAL,
    SELF,
    STATE,
    STEALTH,
    SUBJECT,
    SUBTRACTED,
    SUPERLEAP,
    TURN,
    TURN_END,
    YOU,
    YOU_,
    All,
    CancelEffect,
    CancelForAWhile,
    Count,
    Damage,
    GainPower,
    Give,
    Immune,
    Smoke,
    TurnCards,
    always,
    answer,
    between,
    character,
    choose,
    edge,
    event,
    fighting,
    pick,
    state,
    target,
    use,
)
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

GARDEN = "Puzzle Garden"
STONE = character("Stone", "Golem", 1, 5, "", "", Immune(pick(EVENT)), use([TURN], GainPower(YOU_, 1)))
LONER = character("Loner", "Golem", 1, 3, "", "", Immune(pick(CHARACTER)))
PURE = character("Pure", "Monk", 1, 3, "", "", Immune(pick(STATE)))
ZAP = event("Zap", 0, "", use(Damage(2, All(ANY_CHARACTER))))
BANG = event("Bang", 0, "", use(Smoke(All(ANY_CHARACTER))))
TIRE = event("Tire", 0, "", use(TurnCards(All(ANY_CHARACTER))))
FADE = event("Fade", 0, "", use(Give(All(ANY_CHARACTER), [fighting(-1)], TURN_END)))
PICK = event("Pick", 0, "", use([it := target(ANY_CHARACTER)], Smoke(it)))
CHOOSE_IT = event("Choose", 0, "", use([it := choose(ANY_CHARACTER)], Smoke(it)))
NO = event("No", 0, "", answer(ANY_CARD, CancelEffect()))
TALLY = event("Tally", 0, "", use(GainPower(YOU_, Count(ANY_CHARACTER))))
MASTER = character("Master", "Master", 1, 4, "", "", always(fighting(1), to=pick(CHARACTER, other=True)))
COUNTER = character("Counter", "Clerk", 1, 1, "", "", always(fighting(Count(pick(CHARACTER, other=True)))))
CRUEL = character("Cruel", "Killer", 1, 1, "", "", keywords=LETHAL)
SLY = character("Sly", "Ninja", 1, 2, "", "", keywords=STEALTH)
LEAPER = character("Leaper", "Ninja", 1, 2, "", "", keywords=SUPERLEAP)
WALL = character("Wall", "Guard", 1, 2, "", "",
                 between(SUBTRACTED, 2, to=SELF, by=ANY_CHARACTER))  # fmt: skip
SASH = state("Sash", 0, "", ANY_CHARACTER, always(fighting(2), to=SUBJECT))
FAITH = edge("Faith", 0, "", Immune(pick(STATE), pick(CHARACTER, whose=YOU)))
CARDS = [STONE, LONER, PURE, ZAP, BANG, TIRE, FADE, PICK, CHOOSE_IT, NO, TALLY, MASTER, COUNTER, CRUEL, SLY, LEAPER,
         WALL, SASH, FAITH]  # fmt: skip


def against(event_: str, theirs: str = "Stone") -> Duel:
    """An Event is played against an immune Character and an Imp."""
    table = duel([GARDEN, f"hand: {event_}"], [GARDEN, theirs, "Hungry Ghosts"], power=0, extra=CARDS)
    return table.play(event_)


@rule("SF-40.0")
def test_1_no_damage_but_that_of_combat_and_no_leaving_play() -> None:
    against("Zap").passes().check("Stone", damage=0).check("Hungry Ghosts", zone="smoked")
    against("Bang").passes().check("Stone", zone="in play").check("Hungry Ghosts", zone="smoked")
    table = duel([GARDEN, "Cruel"], [GARDEN, "Loner"], extra=CARDS).attack("Loner", "Cruel").ends()
    table.check("Loner", damage=1)


@rule("SF-40.0")
def test_2_its_effects_are_not_canceled() -> None:
    table = duel([GARDEN, "Stone", "Hungry Ghosts"], [GARDEN, "hand: No", "Imp"], power=0, extra=CARDS)
    table.use("Stone").until("main shot").power(1)
    assert table.hand(1) == ["No"]
    table.use("Hungry Ghosts", "Imp").passes(to=1).play("No").passes().check("Imp", zone="in play")


@rule("SF-40.0")
def test_3_its_state_is_not_changed() -> None:
    against("Tire").passes().check("Stone", turned=False).check("Hungry Ghosts", turned=True)


@rule("SF-40.0")
def test_4_its_values_are_not_changed() -> None:
    against("Fade").passes().check("Stone", fighting=5).check("Hungry Ghosts", fighting=1)
    duel([GARDEN, "Master"], [GARDEN, "Loner", "Imp"], extra=CARDS).check("Loner", fighting=3).check("Imp", fighting=2)


@rule("SF-40.0")
def test_5_it_is_neither_chosen_nor_targeted() -> None:
    for event_ in ("Pick", "Choose"):
        table = duel([GARDEN, f"hand: {event_}"], [GARDEN, "Stone"], extra=CARDS)
        assert table.why(event_) == "SF-24.1.3"


@rule("SF-40.0")
def test_6_abilities_that_look_for_it_do_not_reduce_its_damage() -> None:
    duel([GARDEN, "Hungry Ghosts"], [GARDEN, "Wall"], extra=CARDS).attack("Wall", "Hungry Ghosts").ends().check(
        "Wall", damage=0
    )
    duel([GARDEN, "Loner"], [GARDEN, "Wall"], extra=CARDS).attack("Wall", "Loner").ends().check("Wall", zone="smoked")


@rule("SF-40.0", "SF-50.9")
def test_7_lethal_does_not_smoke_it() -> None:
    duel([GARDEN, "Cruel"], [GARDEN, "Wall (1 damage)", "Stone"], extra=CARDS).attack("Stone", "Cruel").ends().check(
        "Stone", zone="smoked"
    )
    duel([GARDEN, "Cruel"], [GARDEN, "Loner"], extra=CARDS).attack("Loner", "Cruel").ends().check("Loner", damage=1)


@rule("SF-40.0", "SF-50.14")
def test_7_stealth_does_not_pass_it() -> None:
    for interceptor, passed in (("Stone", True), ("Loner", False)):
        table = duel([GARDEN, "Sly"], [GARDEN, interceptor], extra=CARDS).attack(GARDEN, "Sly").until("intercept")
        table.choose(f"{interceptor} intercepts Sly")
        assert table.offers("Use the Stealth of Sly") == passed


@rule("SF-40.0", "SF-50.15")
def test_7_superleap_does_not_pass_it() -> None:
    for interceptor, passed in (("Stone (turned)", True), ("Loner (turned)", False)):
        table = duel([GARDEN, "Leaper"], [GARDEN, interceptor], extra=CARDS).attack(GARDEN, "Leaper")
        assert (table.kind != "intercept") == passed


@rule("SF-40.0")
def test_9_it_is_not_counted() -> None:
    against("Tally").passes().power(1)
    duel([GARDEN, "Counter", "Imp"], [GARDEN, "Loner"], extra=CARDS).check("Counter", fighting=2)


@rule("SF-40.0", "SF-32.0")
def test_a_blank_card_is_not_immune() -> None:
    hush = event("Hush", 0, "", use([it := target(ANY_CARD)], CancelForAWhile(it, TURN_END, only_text=True)))
    table = duel([GARDEN, "Loner", "Master", "hand: Hush"], extra=[*CARDS, hush]).check("Loner", fighting=3)
    table.play("Hush", "Loner").passes().check("Loner", fighting=4)


@rule("SF-40.1", "SF-25.5.1")
def test_it_is_no_subject_for_states() -> None:
    table = duel([GARDEN, "Pure", "hand: Sash"], extra=CARDS)
    assert table.why("Sash") == "SF-25.5.1"


@rule("SF-40.1", "SF-25.5.3")
def test_states_on_a_card_that_becomes_immune_to_them_are_smoked() -> None:
    table = duel([GARDEN, "Imp", "Sash > Imp", "hand: Faith"], [GARDEN, "Hungry Ghosts", "Sash > Hungry Ghosts"],
                 extra=CARDS)  # fmt: skip
    table.play("Faith").passes().check("Sash", 0, zone="smoked").check("Sash", 1, zone="in play")
    table.check("Imp", fighting=1).check("Hungry Ghosts", fighting=4)
