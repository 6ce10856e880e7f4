"""Cards that leave their area and come back, or are gone when something is to be done with them."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import people

SITE = "Puzzle Garden"


def blink() -> m.Card:
    """An Event that smokes a Character and returns it to play."""
    return m.event("Blink", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.Smoke(it), m.Return(it)))


@rule("SF-34.0", "SF-24.1.4", "SF-26.1.2")
def test_a_card_that_came_back_does_not_turn_for_what_it_saw_before() -> None:
    """The Watchman may turn for Power when a Character is smoked: not when it was itself, which is another card now."""
    paid = m.when(m.happens(m.WAS_SMOKED, to=m.ANY_CHARACTER), [m.TURN], m.GainPower(m.YOU_, 1))
    watchman = m.character("Watchman", "Guard", 1, 4, "", "", paid)
    for who, offered in (("Cat", True), ("Watchman", False)):
        table = duel([SITE, "Cat", "Watchman", "hand: Blink"], [SITE], extra=[*people(), watchman, blink()], power=0)
        table.play("Blink", who).resolves()
        assert (table.kind == "trigger") == offered
        if offered:
            table.choose("Watchman").passes().power(1, 0).check("Watchman", turned=True)
        assert table.card(who) in table.game.in_play


@rule("SF-34.0", "SF-26.1.1", "SF-24.8")
def test_what_a_card_saw_before_it_came_back_is_generated_all_the_same_if_it_costs_nothing() -> None:
    free = m.when(m.happens(m.WAS_SMOKED, to=m.ANY_CHARACTER), m.GainPower(m.YOU_, 1))
    mourner = m.character("Mourner", "Guard", 1, 4, "", "", free)
    table = duel([SITE, "Mourner", "hand: Blink"], [SITE], extra=[*people(), mourner, blink()], power=0)
    table.play("Blink").passes().power(1, 0)
    assert table.card("Mourner") in table.game.in_play


@rule("SF-44.1", "SF-24.8", "SF-34.0")
def test_of_several_that_return_one_that_has_left_the_pile_meanwhile_does_not() -> None:
    """The Robber toasts whoever lies in a smoked pile as soon as it enters play."""
    rob = m.at_once(m.happens(m.ENTERED, this=True), m.Toast(m.All(m.pick(m.CHARACTER, where=m.SMOKED))))
    robber = m.character("Robber", "Thief", 1, 4, "", "", rob)
    raid = m.use([it := m.target(m.pick(m.CHARACTER, where=m.SMOKED), 2, 2)], m.Return(it))
    table = duel(
        [SITE, "hand: Raid", "smoked: Robber", "smoked: Cat"], [SITE],
        extra=[*people(), robber, m.event("Raid", 0, "", raid)],
    )  # fmt: skip
    table.play("Raid", "Robber").passes().check("Cat", zone="toasted")
    assert table.card("Robber") in table.game.in_play


@rule("SF-35.3", "SF-24.5.2", "SF-24.8")
def test_a_card_that_leaves_play_as_it_is_taken_has_no_place_to_take() -> None:
    """The Martyr is smoked the moment somebody takes it; the Cat taken with it has its new controller's choice."""
    die = m.at_once(m.happens(m.CONTROL_TAKEN, this=True), m.Smoke(m.SELF))
    martyr = m.character("Martyr", "Monk", 1, 4, "", "", die)
    lure = m.event("Lure", 0, "", m.use(m.TakeControl(m.All(m.pick(m.CHARACTER, whose=m.OPPONENT)), m.TURN_END)))
    table = duel([SITE, "Pond", "hand: Lure"], ["Meadow", "Cat", "Martyr"], extra=[*people(), martyr, lure])
    table.play("Lure").passes()
    assert (table.kind, table.seat) == ("where to", 0)
    table.choose("{0}'s location 2").passes().check("Martyr", zone="smoked").check("Cat", control=0, location=2)


@rule("SF-26.6.3", "SF-34.0")
def test_a_number_that_was_changed_is_as_printed_when_its_card_has_come_back() -> None:
    """The Banker gives two Power, three once the Rust has raised it; and two again after it left play."""
    give = m.use(m.GainPower(m.YOU_, 2), limit=m.ONCE_PER_TURN)
    banker = m.character("Banker", "Miser", 1, 4, "", "", give)
    rust = m.event(
        "Rust",
        0,
        "",
        m.use([it := m.target(m.ANY_CHARACTER), other := m.choose(m.ANumberOn(it))], m.ShiftNumber(other, it)),
    )
    cards = [*people(), banker, rust, blink()]
    for blinks, gained in ((0, 3), (1, 2)):
        table = duel([SITE, "Banker", "hand: Rust", "hand: Blink"], [SITE], extra=cards, power=0)
        table.play("Rust", "Banker: number 1 of the text from 2 to 3").passes()
        for _ in range(blinks):
            table.play("Blink").passes()
        table.use("Banker").passes().power(gained, 0)


@rule("SF-44.2", "SF-49.9", "SF-49.2", "SF-25.1")
def test_what_each_may_play_from_a_smoked_pile_is_no_second_copy_of_a_unique_card() -> None:
    hero = m.character("Lone Hero", "Hero", 1, 4, "", "", restrictions=m.UNIQUE)
    rise = m.event("Rise", 0, "", m.use(m.EachMayPlay(m.pick(m.CHARACTER, where=m.SMOKED))))
    for there in (True, False):
        mine = [SITE, "hand: Rise", "smoked: Lone Hero", "smoked: Cat", *(["Lone Hero"] if there else [])]
        table = duel(mine, [SITE], extra=[*people(), hero, rise]).play("Rise").passes()
        assert table.offers("Cat")
        assert table.offers("Lone Hero") is not there


@rule("SF-25.1.1", "SF-25.3")
def test_an_event_for_a_certain_moment_is_played_at_another_where_its_timing_is_waived() -> None:
    """The Herald plays any Event: also one that waits for the end of a turn. What it says is done."""
    dusk = m.event("Dusk", 0, "", m.when(m.AtTurn(m.TURN_ENDED, m.YOU), m.GainPower(m.YOU_, 2)))
    call = m.use([m.TURN], m.PlayOne(m.ANY_EVENT))
    herald = m.character("Herald", "Fighter", 1, 1, "", "", call)
    table = duel([SITE, "Herald", "hand: Dusk"], [SITE], extra=[*people(), dusk, herald], power=0)
    table.cannot("Play Dusk").use("Herald").passes().maybe("Dusk").passes().power(2, 0)
    assert table.pile("smoked", 0) == ["Dusk"]


@rule("SF-50.15", "SF-28.6.2")
def test_a_leap_against_some_that_a_text_forbids_is_no_leap() -> None:
    """The Acrobat leaps over Fighters only; nobody at all while a Net lies over it."""
    acrobat = m.character("Acrobat", "Artist", 1, 6, "", "", m.Against(m.SUPERLEAP, m.pick(words=("Fighter",))))
    net = m.edge("Net", 1, "", m.always(m.denies(m.SUPERLEAP), to=m.pick(m.CHARACTER, words=("Artist",))))
    monk = m.character("Monk", "Monk", 1, 1, "", "")
    cards = [*people(), acrobat, net, monk]
    for more, stopped in (([], ["Monk"]), (["Net"], ["Cat", "Monk"])):
        table = duel([SITE, "Acrobat"], ["Meadow", "Cat (turned)", "Monk (turned)", *more], extra=cards)
        table.attack("Meadow", "Acrobat").until("intercept", 1)
        assert [each for each in ("Cat", "Monk") if table.offers(f"{each} intercepts")] == stopped
