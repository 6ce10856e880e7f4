"""The worked examples of SF-6: how far a card breaks the rules, and which of two cards does."""

from kwoon.games.shadowfist.cards.make import NO_STATES, always, character
from kwoon.games.shadowfist.cards.make import cannot as forbids
from kwoon.games.shadowfist.terms.codes import LETHAL
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"


@rule("SF-6.0", "SF-25.5")
def test_a_card_does_what_it_says_whatever_this_book_says() -> None:
    side = [SITE, "Imp", "hand: Muscle Car", "pool: d"]
    table = duel([SITE, BUSY], [*side, BUSY])
    table.choose("End your turn").cannot("Play Muscle Car")
    table = duel([SITE, BUSY], [*side, "You Xia, the Avenger"])
    table.choose("End your turn").use("You Xia, the Avenger", "Imp").passes().check("Muscle Car", on="Imp")


@rule("SF-6.1", "SF-25.5", "SF-25.5.1")
def test_you_xia_plays_states_in_an_opponents_turn_but_only_on_legal_subjects() -> None:
    shy = character("Shy Guest", "Visitor", 1, 1, "", "", always(forbids(NO_STATES)))
    side = [SITE, "You Xia, the Avenger", "Shy Guest", "Imp", "hand: Muscle Car", "pool: d"]
    table = duel([SITE, BUSY], side, extra=[shy], power=5)
    table.choose("End your turn").use("You Xia, the Avenger").cannot("Shy Guest").choose("Imp").power(5, 4)
    table.passes().check("Muscle Car", on="Imp")


@rule("SF-6.1")
def test_you_xia_does_it_once_per_turn_and_not_on_who_has_a_state() -> None:
    side = [
        SITE,
        "You Xia, the Avenger",
        "Imp",
        "Big Ass Car > Imp",
        "hand: Butterfly Swords",
        "hand: Butterfly Swords",
    ]
    table = duel([*side, "pool: C"], [SITE, BUSY])
    table.use("You Xia, the Avenger").cannot("Imp").choose("You Xia, the Avenger").power(9).passes()
    table.check("Butterfly Swords", on="You Xia, the Avenger").cannot("Use You Xia, the Avenger")


@rule("SF-6.2")
def test_a_loyal_defender_intercepts_a_brass_monkey_without_paying() -> None:
    table = duel([SITE, "Brass Monkey"], [SITE, "Loyal Defender", "Imp"], power=0)
    table.attack(SITE, "Brass Monkey").until("intercept", 1)
    assert table.labels() == ["No more interceptors", "Loyal Defender intercepts Brass Monkey"]
    table.choose("Loyal Defender").ends().check("Brass Monkey", zone="smoked")  # Lethal while intercepting


@rule("SF-6.2", "SF-28.6")
def test_others_pay_a_power_for_each_interceptor_against_a_brass_monkey() -> None:
    table = duel([SITE, "Brass Monkey"], [SITE, "Imp", "Tech Squad", "Junkyard Boys"], power=2)
    table.attack(SITE, "Brass Monkey").until("intercept", 1).choose("Imp").power(2, 1).choose("Tech Squad").power(2, 0)
    table.cannot("Junkyard Boys")


@rule("SF-6.2")
def test_monkey_chang_keeps_others_from_intercepting_but_not_a_loyal_defender() -> None:
    table = duel([SITE, '"Monkey" Chang'], [SITE, "Loyal Defender", "Imp", "Tech Squad"])
    table.attack(SITE, '"Monkey" Chang').choose("Loyal Defender", "Imp").until("intercept", 1)
    assert table.offers("Loyal Defender")
    assert table.offers("Tech Squad")
    table.cannot("Imp")


@rule("SF-6.2")
def test_a_solar_farm_keeps_turned_characters_from_intercepting_but_not_a_loyal_defender() -> None:
    table = duel([SITE, "SEAL Team"], ["Solar Farm", "Loyal Defender (turned)", "Imp (turned)", "Tech Squad"])
    table.attack("Solar Farm", "SEAL Team").until("intercept", 1)
    assert table.offers("Loyal Defender")
    assert table.offers("Tech Squad")
    table.cannot("Imp").check("Loyal Defender", lacks=LETHAL)


@rule("SF-6.2", "SF-50.15", "SF-50.2")
def test_superleap_and_assassinate_do_not_get_past_a_loyal_defender() -> None:
    table = duel([SITE, "The Iron Monkey"], [SITE, "Loyal Defender (turned)", "Imp (turned)"])
    table.attack(SITE, "The Iron Monkey").until("intercept", 1).cannot("Imp")
    assert table.offers("Loyal Defender")
