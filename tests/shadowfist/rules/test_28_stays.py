"""SF-28: what an attack knows of a card is of one stay in it: who changes sides or comes back to play begins anew."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, fight, people
from tests.shadowfist.rules.test_28_interception import intercepting, place, until_chance


def returning() -> list[Card]:
    """The plain cards, and an Event that returns any smoked Character to play for its player."""
    return [*people(), at("Back", m.Return, m.pick(m.CHARACTER, where=m.SMOKED))]


def attackers(table: Duel) -> list[str]:
    """Every entry of the attack, by title."""
    attack = current_attack(table.game)
    assert attack is not None
    return [table.game.card(each.card).title for each in attack.attackers]


def turncoat(*theirs: str) -> Duel:
    """Seat 0's Cat and Ant attack seat 1's Meadow; seat 2 takes the Cat and joins the attack with it."""
    table = fight(["Barn", "Elk", "Cat", "Ant"], ["Meadow", *theirs], ["Barn", "Pond", "hand: Betray", "hand: Bolt"])
    table.attack("Meadow", "Cat", "Ant").until("Play Betray", 2).play("Betray", "Cat").until("where to", 2)
    return table.choose("{2}'s location 2").until("join", 2).choose("Cat")


@rule("SF-28.4", "SF-28.7", "SF-35.3.6")
def test_an_attacker_that_changes_sides_may_join_for_its_new_controller() -> None:
    """It stands in the attack once, inflicts its damage, and goes home to its new controller's location."""
    table = turncoat().check("Cat", attacking=True, turned=True)
    assert attackers(table) == ["Ant", "Cat"]
    table.ends().check("Meadow", damage=4).check("Cat", control=2, location=2).check("Ant", location=1)


@rule("SF-28.6.2")
def test_a_joined_turncoat_is_no_interceptor_and_is_intercepted_by_whoever_opposes_it() -> None:
    """Its old controller's Elk may go against it, and seat 1's Dog; it cannot go against the Ant."""
    table = turncoat("Dog").until("Dog intercepts", 1)
    assert table.labels() == ["No more interceptors", "Dog intercepts Ant, {0}'s", "Dog intercepts Cat, {2}'s"]
    table = until_chance(turncoat("Dog"), 0).choose("Move Elk").ends()
    table.check("Cat", zone="smoked").check("Elk", damage=3).check("Meadow", damage=1)


@rule("SF-28.6.2", "SF-28.6.1")
def test_why_a_joined_turncoat_does_not_intercept() -> None:
    table = fight(
        ["Barn", "Cat", "Ant"], ["Meadow"], ["Barn", "Dog", "Elk", "hand: Betray"],
    )  # fmt: skip
    table.attack("Meadow", "Cat", "Ant").until("Play Betray", 2).play("Betray", "Cat").until("join", 2)
    table.choose("Cat", "No more joiners").until("Move Dog", 2).choose("Move Dog").resolves()
    table.until("Move Elk", 2).choose("Move Elk").until("intercept", 2).cannot("Cat intercepts")
    assert table.labels() == ["Dog intercepts Ant", "Elk intercepts Ant"]
    assert table.why("Cat", 2) == "SF-28.6.2"


@rule("SF-28.4", "SF-35.3.6")
def test_a_card_may_join_for_one_player_after_the_other() -> None:
    """Seat 2 takes the Cat and joins with it, seat 3 takes it from there and joins too: one attacker all the time."""
    table = fight(["Barn", "Cat", "Ant"], ["Meadow", "hand: Bolt"], ["Barn", "hand: Betray"], ["Pond", "hand: Betray"])
    table.attack("Meadow", "Cat", "Ant").until("Play Betray", 2).play("Betray", "Cat").until("join", 2).choose("Cat")
    table.until("Play Betray", 3).play("Betray", "Cat").until("join", 3).choose("Cat").check("Cat", control=3)
    assert attackers(table) == ["Ant", "Cat"]
    table.ends().check("Meadow", damage=4).check("Cat", control=3, location=1)


@rule("SF-28.4", "SF-28.5.1", "SF-34.0")
def test_an_attacker_that_comes_back_to_play_joins_as_another_card() -> None:
    """Seat 2 returns the Monkey that fell; nothing is left of what kept the Dog from intercepting it."""
    sees = m.happens(m.TURNED_TO_ATTACK, this=True)
    keeps = m.when(sees, [it := m.target(m.ANY_CHARACTER)], m.KeepFromIntercepting(it, m.SELF))
    monkey = m.character("Monkey", "Fighter", 1, 2, "", "", keeps)
    for returned in (False, True):
        table = duel(
            ["Barn", "Monkey", "Ant"], ["Meadow", "Dog"], ["Pond", "hand: Snuff", "hand: Back"],
            extra=[*returning(), monkey],
        )  # fmt: skip
        table.attack("Meadow", "Monkey", "Ant").choose("Dog").resolves()
        if returned:
            table.until("Play Snuff", 2).play("Snuff", "Monkey").resolves().until("Play Back", 2).play("Back")
            table.until("join", 2).choose("Monkey").until("pick", 2).choose("Ant")
            assert attackers(table) == ["Ant", "Monkey"]
        table.until("intercept", 1)
        assert table.offers("Dog intercepts Monkey") == returned
        table.ends().check("Meadow", damage=3)


@rule("SF-28.6.6.1", "SF-34.0")
def test_one_that_came_back_to_play_returns_to_where_it_was_before_its_last_move() -> None:
    """The Runner left the Pond, fell, came back beside the Barn, and went to the attack again: home is the Barn.

    It is also if the Runner does not go there again.
    """
    table = duel(
        ["Meadow", "Ant", "Cat"], ["Meadow", "hand: Snuff"],
        ["Pond", "Barn", "Runner (1st)", "hand: Snuff", "hand: Back"], extra=returning(),
    )  # fmt: skip
    until_chance(table.attack("Meadow", "Ant", "Cat"), 2).choose("Move Runner", "{1}").resolves()
    table.until("Play Snuff", 2).play("Snuff", "Runner").resolves().until("Play Back", 2).play("Back")
    table.until("where to", 2).choose("{2}'s location 2").resolves()
    other = Duel(table.game.clone())
    other.ends().check("Runner", location=2)
    table.until("Move Runner", 2).choose("Move Runner", "{1}").resolves()
    table.until("Runner intercepts Ant", 2).choose("Runner intercepts Ant").until("Play Snuff", 1)
    table.play("Snuff", "Ant").resolves().check("Runner", location=2)


@rule("SF-28.6.1", "SF-34.0")
def test_who_came_back_to_play_where_the_attack_is_has_not_moved_there_and_need_not_intercept() -> None:
    side = ["Meadow", "Barn", "Dog (2nd)", "hand: Snuff", "hand: Back"]
    table = duel(["Meadow", "Ant"], side, extra=returning())
    until_chance(table.attack("Meadow", "Ant"), 1).play("Snuff", "Dog").resolves()
    table.until("Play Back", 1).play("Back").until("where to", 1).choose("{1}'s location 1").until("intercept", 1)
    assert table.labels() == ["No more interceptors", "Dog intercepts Ant"]


@rule("SF-28.6.1")
def test_who_was_there_went_away_and_moved_back_must_intercept() -> None:
    table = fight(["Meadow", "Ant"], ["Meadow", "Barn", "Runner (1st)", "Dog (1st)"])
    until_chance(table.attack("Meadow", "Ant"), 1).choose("Move Runner").resolves().choose("Move Runner").resolves()
    table.check("Runner", location=1).until("intercept", 1).cannot("No more interceptors").choose("Runner intercepts")
    assert table.labels() == ["No more interceptors", "Dog intercepts Ant"]


@rule("SF-35.3.6", "SF-28.6.1")
def test_an_interceptor_that_changes_sides_may_intercept_for_its_new_controller() -> None:
    """Seat 2's Dog stood in the Ant's way; seat 3 takes it, and it goes there again from seat 3's Pond."""
    table = fight(["Meadow", "Ant"], ["Meadow"], ["Barn", "Dog"], ["Pond", "hand: Betray"])
    until_chance(table.attack("Meadow", "Ant"), 2).choose("Move Dog")
    while "Dog" not in intercepting(table):
        table.decline()
    table.until("Play Betray", 3).play("Betray", "Dog").until("Move Dog", 3).check("Dog", location=1, turned=False)
    table.choose("Move Dog").ends().check("Ant", zone="smoked").check("Dog", control=3, location=1, damage=1)


@rule("SF-34.0", "SF-24.1.2")
def test_a_card_that_came_back_may_use_its_once_per_attack_again() -> None:
    once = m.use(m.GainPower(m.YOU_, 1), limit=m.ONCE_PER_ATTACK)
    sage = m.character("Sage", "Fighter", 0, 4, "", "", once)
    table = duel(
        ["Meadow", "Ant"], ["Meadow", "Sage", "hand: Snuff", "hand: Back"], power=0, extra=[*returning(), sage]
    )
    table.attack("Meadow", "Ant").until("Use Sage", 1).use("Sage").resolves().power(0, 1)
    table.until("Play Snuff", 1).cannot("Use Sage").play("Snuff", "Sage").resolves()
    table.until("Play Back", 1).play("Back").resolves().until("Use Sage", 1)
    assert current_attack(table.game) is not None
    table.use("Sage").resolves().power(0, 2)


@rule("SF-28.8", "SF-34.0")
def test_a_burned_site_that_has_left_play_waits_for_nothing_in_the_return_home_step() -> None:
    """The Pond is burned for Power, and its player takes it back to the hand before anyone goes home."""
    burns = m.happens(m.BURNED_SITE, to=m.pick(m.FENG_SHUI))
    goes = m.happens(m.LEFT_PLAY, to=m.pick(m.FENG_SHUI))
    saver = m.character(
        "Saver", "Fighter", 0, 4, "", "",
        m.when(burns, m.ToHand(m.THAT_CARD)), m.when(goes, m.GainPower(m.YOU_, 1), may=True),
    )  # fmt: skip
    table = duel(["Meadow", "Bear"], ["Pond", "Meadow", "Saver (2nd)"], extra=[*people(), saver])
    table.attack("Pond", "Bear").until("Burn it for Power").choose("Burn it for Power").until("trigger", 1)
    assert current_attack(table.game) is not None
    assert (table.game.doomed, table.hand(1)) == ([], ["Pond"])
    table.ends()
    assert len(table.game.structures[1]) == 1


@rule("SF-28.4")
def test_where_an_attack_stands_is_copied_with_it() -> None:
    """A copy in the middle of it ends as the game itself does."""
    table = turncoat("Dog")
    other = Duel(table.game.clone())
    table.ends()
    other.ends()
    assert table.game.digest() == other.game.digest()
    assert place(other, "Cat") == place(table, "Cat")


@rule("SF-28.6.6.1", "SF-28.8")
def test_who_has_ceased_attacking_and_goes_to_intercept_returns_to_where_it_stood() -> None:
    """Seat 2's Runner joined and ceased; it meets the Ant, whom a Decoy led to the Pond. Without the Ant it is back at
    the Meadow, and goes home with the attackers."""
    stop = at("Stop", m.Cease, m.pick(m.CHARACTER, attacking=1))
    table = duel(
        ["Barn", "Ant", "Cat", "hand: Decoy", "hand: Stop"], ["Meadow", "Pond", "hand: Snuff", "hand: Bolt"],
        ["Barn", "Runner"], extra=[*people(), stop],
    )  # fmt: skip
    table.attack("Meadow", "Ant", "Cat").until("join", 2).choose("Runner")
    table.until("Play Decoy", 0).play("Decoy", "Ant", "Pond").resolves()
    table.until("Play Stop", 0).play("Stop", "Runner").resolves().check("Runner", attacking=False)
    until_chance(table, 2).choose("Move Runner").resolves()
    while "Runner" not in intercepting(table):
        table.decline()
    assert place(table, "Runner") == place(table, "Pond")
    table.until("Play Snuff", 1).play("Snuff", "Ant").resolves()
    assert place(table, "Runner") == place(table, "Meadow")
    table.ends().check("Runner", location=1).check("Meadow", damage=3)
