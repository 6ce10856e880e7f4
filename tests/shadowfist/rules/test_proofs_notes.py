"""What the table keeps in mind: who has no home, what is maintained, what was spent, what an elimination frees."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import people
from tests.shadowfist.rules.test_05_elimination import decked
from tests.shadowfist.rules.test_28_interception import intercepting, until_chance

SITE = "Puzzle Garden"


def hypnotist() -> m.Card:
    """A Character that turns and maintains control of another one."""
    sway = m.use(
        [m.TURN_AND_MAINTAIN, it := m.target(m.pick(m.CHARACTER, whose=m.OPPONENT))], m.TakeControl(it, m.MAINTAINED)
    )
    return m.character("Hypnotist", "Doctor", 1, 4, "", "", sway)


@rule("SF-28.6.6.1", "SF-9.1.4.1")
def test_of_two_interceptors_without_a_home_each_goes_where_its_player_chooses() -> None:
    """The Barn they came from is gone and the Giant falls before combat: Snail and Turtle are placed one by one."""
    table = duel(
        ["Meadow", "Giant", "hand: Snuff", "hand: Snuff"], ["Meadow"],
        ["Barn", "Snail", "Turtle", "Pond", "Meadow"], extra=people(),
    )  # fmt: skip
    until_chance(table.attack("Meadow", "Giant"), 2).choose("Move Snail", "{1}").resolves()
    until_chance(table, 2).choose("Move Turtle", "{1}").resolves()
    table.until("Play Snuff", 0).play("Snuff", "Barn").resolves()
    table.until("Snail intercepts", 2).choose("Snail intercepts").maybe("Turtle intercepts")
    while {"Snail", "Turtle"} - set(intercepting(table)):
        table.decline()
    table.until("Play Snuff", 0).play("Snuff", "Giant")
    while table.kind == "act" and table.game.view(0)["scene"]:
        table.choose("Pass")
    for column in (2, 1):
        assert (table.kind, table.seat) == ("where to", 2)
        table.choose(f"{{2}}'s location {column}")
    table.ends()
    places = {table.fact(table.card(each), "location") for each in ("Snail", "Turtle")}
    assert places == {1, 2}


@rule("SF-10.4", "SF-35.3.4")
def test_control_that_a_turned_card_maintains_ends_as_soon_as_that_card_unturns() -> None:
    mine = [SITE, "Hypnotist", "hand: Rest"]
    table = duel(mine, [SITE, "Cat"], extra=[*people(), hypnotist()])
    table.use("Hypnotist").passes().check("Cat", control=0).check("Hypnotist", turned=True)
    table.play("Rest", "Hypnotist").passes().check("Hypnotist", turned=False).check("Cat", control=1)


@rule("SF-5.3.1", "SF-35.3.4", "SF-22.2.3")
def test_control_over_a_card_that_left_with_an_eliminated_player_is_maintained_no_more() -> None:
    """Seat 2 sways the Cat of seat 0, seat 1 takes it for good and is decked: nothing is left to stay turned for."""
    take = m.use([it := m.target(m.ANY_CHARACTER)], m.TakeControl(it, m.IN_PLAY))
    table = duel(
        [SITE, "Cat", "hand: Bolt"], [SITE, "hand: Steal"], [SITE, "Hypnotist", "Elk"],
        extra=[*people(), hypnotist(), m.event("Steal", 0, "", take)],
    )  # fmt: skip
    decked(table, 1)
    table.play("Bolt", "Elk").until("Use Hypnotist", 2).use("Hypnotist").resolves()
    table.check("Cat", control=2)
    while table.kind != "main shot":
        table.decline()
    table.choose("End your turn").until("Play Steal", 1).play("Steal", "Cat").resolves().check("Cat", control=1)
    while not table.game.eliminated[1]:
        table.decline()
    table.check("Cat", zone="toasted")
    while table.kind != "main shot":
        assert "turned" not in table.kind, "nobody is asked whether the Hypnotist stays turned"
        table.decline()
    assert table.seat == 2
    table.check("Hypnotist", turned=False)


@rule("SF-50.4", "SF-24.1.2")
def test_what_else_was_used_once_this_turn_is_no_play_at_crisis_cost() -> None:
    """Both players' first cards have used their once-per-turn ability."""
    first = m.edge("First", 1, "", m.use(m.GainPower(m.YOU_, 1), limit=m.ONCE_PER_TURN))
    rescue = m.event("Rescue", 5, "", m.use([it := m.target(m.ANY_CHARACTER)], m.Damage(1, it)))
    rescue.crisis = 0
    table = duel(["First", SITE, "hand: Rescue"], [SITE, "Elk"], extra=[*people(), first, rescue], power=0)
    table.use("First").passes().power(1, 0).cannot("Use First")
    table.choose("Play Rescue at its Crisis cost").passes().check("Elk", damage=1)


@rule("SF-9.2.2", "SF-24.2.1")
def test_who_looks_at_a_hand_or_through_a_deck_has_learnt_something() -> None:
    """Then a move cannot be taken back any more: the table counts what was shown."""
    mine = [SITE, "hand: Dirty Tricks", "pool: aa"]
    table = duel(mine, [SITE, "hand: Ant", "hand: Cat"], [SITE, "hand: Elk", "hand: Dog"], extra=people())
    known = table.game.reveals
    table.play("Dirty Tricks").until("pick", 1)
    assert table.game.reveals > known
    known = table.game.reveals
    table.choose(table.labels()[0])
    assert table.game.reveals > known
    seek = m.event("Seek", 0, "", m.use(m.SearchFor(m.ANY_CHARACTER)))
    table = duel([SITE, "hand: Seek", "deck: Ant", "deck: Cat"], [SITE], extra=[*people(), seek])
    known = table.game.reveals
    table.play("Seek").passes()
    assert (table.kind, table.seat) == ("pick", 0)
    assert table.game.reveals > known
