"""Where rules of chapters 16 to 38 meet: who smoked it, bids, what a target cost, signposts, what comes later."""

from collections.abc import Callable

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.standing.redirection import may_go_to, pass_signpost
from kwoon.games.shadowfist.state.abilities import SACRIFICING, TURNING
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.scene import current_scene
from kwoon.games.shadowfist.terms.ids import NONE
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import people

GARDEN = "Puzzle Garden"


def mask(title: str, printed: int) -> Card:
    """A State that gives its subject another printed Fighting."""
    return m.state(title, 0, "", m.ANY_CHARACTER, m.always(m.printed_fighting(printed), to=m.SUBJECT))


# --- who has smoked it (SF-24.8.1.3) -----------------------------------------------------------


@rule("SF-24.8.1.3", "SF-24.5.5")
def test_who_lowers_a_printed_fighting_to_nothing_has_smoked_the_character() -> None:
    other = [GARDEN, "Sifu Beumer (3 damage)", "hand: Never Found the Body", "pool: d"]
    table = duel([GARDEN, "hand: Imperial Champion", "pool: eee"], other, power=3)
    table.play("Imperial Champion").passes().choose("Never Found the Body").passes()
    table.check("Sifu Beumer", zone="deck").power(3, 4)


@rule("SF-24.8.1.3")
def test_a_printed_fighting_that_is_not_lower_or_is_not_the_one_that_counts_has_smoked_nobody() -> None:
    """The Cat falls as its bonus ends; only a mask that is thinner than the Cat has smoked it: that can be answered."""
    masks = [mask("Thin Mask", 1), mask("Mask", 3), mask("Wide Mask", 5)]
    for worn, printed, blamed in (
        (["Mask"], 3, False),
        (["Wide Mask"], 5, False),
        (["Thin Mask", "Wide Mask"], 5, False),
        (["Thin Mask"], 1, True),
    ):
        mine = [GARDEN, "Cat", "hand: Vigor", "hand: Never Found the Body", "pool: d"]
        table = duel(mine, [GARDEN, *[f"{each} > Cat" for each in worn]], extra=[*people(), *masks])
        table.play("Vigor").passes().check("Cat", fighting=printed + 2)
        table.game.damage[table.card("Cat")] = printed
        table.choose("End your turn")
        answered = False
        while table.kind != "main shot":
            answered = answered or table.offers("Never Found the Body")
            table.decline()
        assert table.seat == 1
        table.check("Cat", zone="smoked")
        assert answered == blamed, f"{worn}: a lost bonus is nobody's doing"


@rule("SF-24.8.1.3", "SF-26.6.3")
def test_who_lowers_the_number_of_a_printed_fighting_has_smoked_the_character_too() -> None:
    shift = m.event(
        "Rust",
        0,
        "",
        m.use([it := m.target(m.ANY_CHARACTER), other := m.choose(m.ANumberOn(it))], m.ShiftNumber(other, it)),
    )
    other = [GARDEN, "Cat (2 damage)", "hand: Never Found the Body", "pool: d"]
    table = duel([GARDEN, "hand: Rust"], other, extra=[*people(), shift], power=0)
    table.play("Rust", "Cat: Fighting from 3 to 2").passes().choose("Never Found the Body").passes().power(0, 1)


# --- bids (SF-31) ------------------------------------------------------------------------------


@rule("SF-31.6", "SF-31.7", "SF-17.2.5")
def test_a_bid_that_was_spent_on_an_answer_leaves_nobody_with_less_than_no_power() -> None:
    table = takeover(power=(5, 0))
    table.play("Confucian Stability").power(0, 0)
    table.choose("Long Shadows, {0}'s").ends().check("Long Shadows", 0, zone="in play")


@rule("SF-31.7")
def test_the_winner_spends_the_whole_bid_where_it_is_still_there() -> None:
    table = takeover(power=(6, 0))
    table.play("Confucian Stability").maybe("Pass").power(0, 0)


def takeover(power: tuple[int, int]) -> Duel:
    """Seat 0 has opened an auction with 1 Power, and seat 1 wants to take it over."""
    table = duel(
        [GARDEN, "hand: Long Shadows", "hand: Confucian Stability", "pool: eeMgg"],
        [GARDEN, "Long Shadows", "hand: Hostile Takeover", "pool: a"],
        power=power,
    )
    table.play("Long Shadows").maybe("1")
    return table.until("Play Hostile Takeover", 1).play("Hostile Takeover")


# --- what was paid for a target (SF-26.6.4) ----------------------------------------------------


@rule("SF-26.6.4")
def test_a_new_target_is_one_for_which_the_same_player_would_have_been_paid() -> None:
    table = duel(
        [GARDEN, "hand: Bribery", "pool: ee"],
        [GARDEN, "Imp", "Rat Clan Spies", "hand: Brain Fire", "pool: mm"],
        [GARDEN, "Mantis Fighter"],
        power=3,
    )
    table.play("Bribery", "Imp").power(2, 4, 3).until("Play Brain Fire", 1).play("Brain Fire")
    table.cannot("Mantis Fighter").maybe("Rat Clan Spies").ends()
    table.check("Rat Clan Spies", control=0).check("Imp", control=1).check("Mantis Fighter", control=2)


@rule("SF-26.6.4")
def test_where_only_others_than_the_one_who_was_paid_have_such_cards_there_is_no_new_target() -> None:
    sides = [GARDEN, "Imp", "hand: Brain Fire", "pool: mm"], [GARDEN, "Mantis Fighter"]
    table = duel([GARDEN, "hand: Bribery", "pool: ee"], *sides, power=3)
    table.play("Bribery", "Imp").cannot("Play Brain Fire")


@rule("SF-26.6.4", "SF-24.1.4")
def test_what_a_cost_was_paid_with_is_not_replaced_by_what_paid_nothing() -> None:
    """A target that was turned, or sacrificed, as a cost; the other one may be replaced only if all can be."""
    for paid in (TURNING, SACRIFICING):
        mine = m.Choice(m.pick(m.CHARACTER, whose=m.YOU, turned=0), 1, 1, m.TARGET, paid)
        drill = m.event("Drill", 0, "", m.use([m.Picked(mine, m.PayWith(mine))], m.GainPower(m.YOU_, 1)))
        table = duel(
            [GARDEN, "Cat", "Dog", "hand: Drill"],
            [GARDEN, "hand: Brain Fire", "pool: mm", "Tears of the Crocodile"],
            extra=[*people(), drill],
        )
        table.play("Drill", "Cat").passes(to=1).cannot("Play Brain Fire")


# --- Power in the text and on the card (SF-24.1.4, SF-8.5) -------------------------------------


@rule("SF-24.1.4", "SF-8.5", "SF-17.2.5")
def test_what_an_event_costs_and_what_its_text_asks_to_be_paid_are_paid_together() -> None:
    """Two Power on the card and one in its text: with two it cannot be played, with three nothing is left."""
    gift = m.event("Gift", 2, "", m.use([m.PayPower(1)], m.Damage(1, m.All(m.ANY_CHARACTER))))
    for power in (2, 3):
        table = duel([GARDEN, "Elk", "hand: Gift"], [GARDEN], power=power, extra=[*people(), gift])
        if power == 2:
            assert not table.offers("Play Gift")
            assert table.why("Gift") == "SF-8.5"
        else:
            table.play("Gift").passes().power(0).check("Elk", damage=1)


@rule("SF-24.1.4", "SF-26.1.2")
def test_an_event_that_is_played_when_something_happens_is_paid_for_with_its_text_too() -> None:
    entering = m.happens(m.ENTERED, to=m.ANY_CHARACTER)
    greet = m.event("Greeting", 1, "", m.when(entering, [m.PayPower(1)], m.Damage(1, m.All(m.ANY_CHARACTER))))
    for power in (2, 3):
        table = duel([GARDEN, "hand: Cat", "hand: Greeting"], [GARDEN], power=power, extra=[*people(), greet])
        table.play("Cat").passes()
        assert (table.kind == "trigger") == (power == 3)
        if power == 3:
            table.choose("Greeting").passes().power(0).check("Cat", damage=1)


@rule("SF-24.1.4", "SF-17.2.4")
def test_two_costs_of_power_in_one_text_are_paid_together() -> None:
    costs = [m.PayPower(1), rival := m.choose(m.AnOpponent()), m.GivePower(1, rival)]
    toll = m.use(costs, m.Give(m.SELF, [m.fighting(1)], m.TURN_END))
    keeper = m.character("Toll Keeper", "Guard", 1, 1, "", "", toll)
    assert not duel(["Toll Keeper"], [GARDEN], power=1, extra=[keeper]).offers("Use Toll Keeper")
    duel([GARDEN, "Toll Keeper"], [GARDEN], power=2, extra=[keeper]).use("Toll Keeper").passes().power(0, 3)


# --- cards that have left and come back (SF-34) ------------------------------------------------


def bounce() -> Card:
    """An Event that returns a Character to its owner's hand."""
    return m.event("Bounce", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.ToHand(it)))


def doom(verb: Callable[[m.Picked], m.Verb]) -> Card:
    """An Event that does something to its target at the end of the turn."""
    end = m.AtTurn(m.TURN_ENDED)
    return m.event("Doom", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.later(end, verb(it), until=m.TURN_END)))


@rule("SF-24.1.3.3", "SF-34.0", "SF-26.4")
def test_what_comes_later_does_not_reach_a_target_that_has_left_and_come_back() -> None:
    for leaves, zone in ((True, "in play"), (False, "smoked")):
        mine = [GARDEN, "Cat", "hand: Doom", "hand: Bounce"]
        table = duel(mine, [GARDEN], extra=[*people(), bounce(), doom(m.Smoke)])
        table.play("Doom").passes()
        if leaves:
            table.play("Bounce").passes().play("Cat").passes()
        table.end_turn().until("main shot", 1).check("Cat", zone=zone)


@rule("SF-24.1.3.3", "SF-26.4")
def test_what_comes_later_still_reaches_the_targets_that_have_stayed() -> None:
    end = m.AtTurn(m.TURN_ENDED)
    both = m.event(
        "Doom", 0, "",
        m.use([it := m.target(m.ANY_CHARACTER, 2, 2)], m.later(end, m.Smoke(it), until=m.TURN_END)),
    )  # fmt: skip
    table = duel([GARDEN, "Cat", "Dog", "hand: Doom", "hand: Bounce"], extra=[*people(), bounce(), both])
    table.play("Doom", "Cat").passes().play("Bounce", "Cat").passes().play("Cat").passes()
    table.end_turn().until("main shot", 1).check("Cat", zone="in play").check("Dog", zone="smoked")


@rule("SF-24.1.3.3", "SF-42.0", "SF-26.4")
def test_what_a_card_does_later_to_itself_or_its_subject_is_not_done_to_another_one() -> None:
    end = m.AtTurn(m.TURN_ENDED)
    bomber = m.character("Bomber", "Fighter", 0, 2, "", "", m.use(m.later(end, m.Smoke(m.SELF), until=m.TURN_END)))
    bomb = m.state("Bomb", 0, "", m.ANY_CHARACTER, m.use(m.later(end, m.Smoke(m.SUBJECT), until=m.TURN_END)))
    drop = m.event("Drop", 0, "", m.use([it := m.target(m.ANY_STATE)], m.ToHand(it)))
    cards = [*people(), bounce(), bomber, bomb, drop]
    for leaves, zone in ((True, "in play"), (False, "smoked")):
        table = duel([GARDEN, "Bomber", "hand: Bounce"], [GARDEN], extra=cards)
        table.use("Bomber").passes()
        if leaves:
            table.play("Bounce").passes().play("Bomber").passes()
        table.end_turn().until("main shot", 1).check("Bomber", zone=zone)
        table = duel([GARDEN, "Cat", "Dog", "Bomb > Cat", "hand: Drop"], [GARDEN], extra=cards)
        table.use("Bomb").passes()
        if leaves:
            table.play("Drop").passes().play("Bomb", "Dog").passes()
        table.end_turn().until("main shot", 1).check("Dog", zone="in play").check("Cat", zone=zone)


@rule("SF-38.1", "SF-34.0", "SF-24.1.3.3")
def test_a_signpost_stands_for_a_character_and_not_for_one_that_has_left_and_come_back() -> None:
    """The Bear, or the Meadow, that is there again is another card, though it is the same piece of cardboard."""
    table = duel(["Pond", "Bear"], ["Meadow", "Devil's Mountain", "Giant (2nd)"], extra=people())
    table.attack("Meadow", "Bear").until("Use Devil's Mountain", 1).use("Devil's Mountain").resolves()
    bear, meadow = table.card("Bear"), table.card("Meadow")
    for changed in (bear, meadow):
        other = table.game.clone()
        other.stamps[changed] = other.next_stamp
        assert pass_signpost(other, bear, NONE, meadow) is None
    assert not may_go_to(table.game, bear, NONE, meadow), "SF-38.6"
    assert pass_signpost(table.game, bear, NONE, meadow) is not None


@rule("SF-38.2", "SF-24.1.3.3")
def test_a_source_of_combat_damage_that_is_another_one_by_now_gets_no_signpost() -> None:
    table = duel(["Pond", "Bear"], ["Meadow", "Devil's Mountain", "Giant (2nd)"], extra=[*people()])
    table.attack("Meadow", "Bear").until("Use Devil's Mountain", 1).use("Devil's Mountain")
    waiting = current_scene(table.game)
    assert waiting is not None
    bear = table.card("Bear")
    assert waiting.effects[-1].marks[0] == [table.game.stamps[bear]]
    waiting.effects[-1].marks[0] = [NONE]
    table.resolves()
    assert table.game.signposts == []


# --- a face-down Site and damage that comes to nothing (SF-30.3.2) -----------------------------


@rule("SF-30.3.2", "SF-29.7")
def test_damage_that_is_reduced_to_nothing_was_assigned_and_reveals_the_site() -> None:
    table = duel([GARDEN, "Walking Corpses"], ["Dockyard (down)", "hand: Operation Killdeer", "pool: aa"])
    table.attack("the face-down Site", "Walking Corpses").until("Play Operation Killdeer", 1)
    table.play("Operation Killdeer").ends().check("Dockyard", down=False, damage=0)
