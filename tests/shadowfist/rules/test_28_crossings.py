"""SF-28: attacks in which other chapters cross the way: control, redirection, returns, Influence, lost homes."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.structure import sites_at
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight, people
from tests.shadowfist.rules.test_28_interception import intercepting, place, until_chance
from tests.shadowfist.rules.test_38_redirection import redirector


@rule("SF-28.6.6.1", "SF-35.3.6")
def test_who_moved_to_intercept_and_changes_sides_stays_with_the_new_controller() -> None:
    """The Dog of seat 2 is on its way when seat 0 takes it: it does not go back to the Barn of seat 2."""
    table = fight(["Meadow", "Ant", "hand: Betray"], ["Pond"], ["Barn", "Dog"])
    until_chance(table.attack("Pond", "Ant"), 2).choose("Move Dog").resolves()
    table.until("Play Betray", 0).play("Betray", "Dog").ends().check("Dog", control=0, location=1)


def homeless(*more: str) -> Duel:
    """Seat 2's Snail goes from the Barn to intercept the Giant; then the Barn, and its location, are gone."""
    table = fight(
        ["Meadow", "Giant", "hand: Snuff", "hand: Snuff"], ["Meadow"], ["Barn", "Snail", "Pond", *more, "hand: Bolt"]
    )
    until_chance(table.attack("Meadow", "Giant"), 2).choose("Move Snail", "{1}").resolves()
    assert place(table, "Snail") == place(table, "Meadow", 1)
    return table.until("Play Snuff", 0).play("Snuff", "Barn").resolves()


@rule("SF-28.6.6.1", "SF-9.1.4.1")
def test_who_moved_to_intercept_and_has_no_home_any_more_goes_where_its_player_chooses() -> None:
    """When its combat is over: to either of the other locations, and the attack goes on."""
    for column in (1, 2):
        table = homeless("Meadow").until("where to", 2)
        assert table.labels() == ["{2}'s location 1", "{2}'s location 2"]
        attack = current_attack(table.game)
        assert attack is not None
        assert not attack.ended
        table.choose(f"{{2}}'s location {column}").ends()
        table.check("Snail", location=column, turned=True).check("Meadow", 1, damage=0)


@rule("SF-28.6.6.1", "SF-9.1.4.1")
def test_an_interceptor_without_a_home_that_ceases_is_placed_at_once() -> None:
    """The Giant falls before combat: the Snail is placed before anyone plays on in that scene."""
    table = homeless("Meadow")
    while "Snail" not in intercepting(table):
        table.decline()
    table.until("Play Snuff", 0).play("Snuff", "Giant")
    while table.kind == "act" and table.game.view(0)["scene"]:
        table.choose("Pass")
    assert (table.kind, table.seat) == ("where to", 2)
    table.choose("{2}'s location 2").check("Snail", location=2)
    assert table.kind == "act"
    table.ends().check("Snail", location=2)


@rule("SF-28.6.6.1", "SF-34.0")
def test_one_without_a_home_that_leaves_play_at_once_is_not_placed_for_it() -> None:
    """The Twist lets the Snail cease, fall, and come back: it is placed as it comes back, and that is all."""
    turns = m.use([it := m.target(m.ANY_CHARACTER)], m.Cease(it), m.Smoke(it), m.Return(it))
    twist = m.event("Twist", 0, "", turns)
    table = duel(
        ["Meadow", "Giant", "hand: Snuff"], ["Meadow"], ["Barn", "Snail", "Pond", "Meadow", "hand: Twist"],
        extra=[*people(), twist],
    )  # fmt: skip
    until_chance(table.attack("Meadow", "Giant"), 2).choose("Move Snail", "{1}").resolves()
    table.until("Play Snuff", 0).play("Snuff", "Barn").resolves()
    while "Snail" not in intercepting(table):
        table.decline()
    table.until("Play Twist", 2).play("Twist", "Snail").until("where to", 2).choose("{2}'s location 2")
    while table.kind != "main shot":
        assert table.kind != "where to"
        table.decline()
    table.check("Snail", location=2, turned=False)


@rule("SF-28.6.6.1", "SF-9.1.4.1")
def test_with_one_location_left_an_interceptor_without_a_home_goes_there() -> None:
    table = homeless()
    while table.kind != "main shot":
        assert table.kind != "where to"
        table.decline()
    table.check("Snail", location=1, turned=True)


@rule("SF-28.6.6.1", "SF-35.3")
def test_one_without_a_home_that_changes_sides_is_placed_by_its_new_controller_only() -> None:
    table = fight(
        ["Meadow", "Pond", "Giant", "hand: Snuff", "hand: Betray"], ["Meadow"], ["Barn", "Snail", "Pond", "Meadow"]
    )
    until_chance(table.attack("Meadow", "Giant"), 2).choose("Move Snail", "{1}").resolves()
    table.until("Play Snuff", 0).play("Snuff", "Barn").resolves()
    while "Snail" not in intercepting(table):
        table.decline()
    table.until("Play Betray", 0).play("Betray", "Snail").until("where to")
    assert table.seat == 0
    table.choose("{0}'s location 2")
    while table.kind != "main shot":
        assert table.kind not in ("where to", "return to")
        table.decline()
    table.check("Snail", control=0, location=2)


@rule("SF-28.5", "SF-28.9.1", "SF-30.2")
def test_when_entering_combat_leaves_no_attacker_the_attack_has_ended_prematurely() -> None:
    """The Trap takes the Ant as combat begins: the last scene is open, so the Bolt can be played in it."""
    hurt = m.Damage(5, m.All(m.pick(m.CHARACTER, attacking=1)))
    trap = m.feng_shui("Trap", 8, m.when(m.happens(m.ENTERED_COMBAT, this=True), hurt))
    table = duel(["Meadow", "Ant", "hand: Bolt"], ["Trap"], extra=[*people(), trap]).attack("Trap", "Ant")
    while table.pile("smoked", 0) == []:
        table.decline()
    assert (table.kind, table.offers("Play Bolt")) == ("act", True)


def mirrored(hitter: str) -> Duel:
    """One attacks the Pond, the Bear the Barn; the Mirror sends the Bear's damage from the Barn to the Pond."""
    sites = m.pick(m.SITE, m.FENG_SHUI)
    table = duel(
        ["Meadow", "Mirror", "Bear", hitter, "hand: Decoy"], ["Barn", "Pond"],
        extra=[*people(), redirector("Mirror", sites, sites)], power=0,
    )  # fmt: skip
    table.attack("Pond", "Bear", hitter).until("Play Decoy", 0).play("Decoy", "Bear", "Barn").resolves()
    return table.until("Use Mirror", 0).use("Mirror", "the combat damage of Bear", "Pond").resolves()


@rule("SF-30.3.3", "SF-38.3", "SF-20.1")
def test_a_site_that_combat_damage_alone_has_reduced_to_zero_has_its_fate_chosen() -> None:
    """The Elk's 4 are enough for the Pond; that the Bear's redirected 6 come with them takes no choice away."""
    table = mirrored("Elk").until("Burn it for Power").check("Pond", zone="in play")
    table.choose("Burn it for Power").passes().power(3).check("Pond", zone="smoked").check("Barn", damage=0)


@rule("SF-30.3.3", "SF-38.3", "SF-20.1")
def test_a_site_whose_last_body_redirected_damage_took_is_smoked() -> None:
    """The Cat's 3 are not enough; the rest is non-combat damage, so there is nothing to choose."""
    table = mirrored("Cat")
    while table.kind != "main shot":
        table.cannot("Burn it").cannot("Seize it").decline()
    table.check("Pond", zone="smoked").power(0, 0)


@rule("SF-28.6.8", "SF-34.0", "SF-50.1")
def test_an_interceptor_that_comes_back_to_play_is_another_card() -> None:
    """The Cat falls to an Ambush and returns in the cleanup: it neither strikes back nor stands in the way."""
    falls = m.happens(m.WAS_SMOKED, to=m.pick(m.CHARACTER, whose=m.YOU))
    phoenix = m.feng_shui("Phoenix", 8, m.when(falls, m.Return(m.THAT_CARD)))
    table = duel(["Meadow", "Ambusher"], ["Phoenix", "Cat"], extra=[*people(), phoenix])
    table.attack("Phoenix", "Ambusher").until("Cat intercepts").choose("Cat intercepts Ambusher").ends()
    table.check("Cat", zone="in play").check("Ambusher", damage=0).check("Phoenix", damage=4)


@rule("SF-50.8", "SF-40.0")
def test_influence_does_not_sway_who_is_immune_to_its_cards() -> None:
    courtier = m.character("Courtier", "Lord", 1, 1, "", "")
    courtier.influence = 3
    rock = m.character("Rock", "Fighter", 1, 4, "", "", m.Immune(m.pick(m.CHARACTER)))
    table = duel(["Meadow", "Bear", "Courtier"], ["Pond", "Rock", "Cat"], extra=[*people(), courtier, rock])
    table.attack("Pond", "Bear").until("Rock intercepts").choose("Rock intercepts", "Cat intercepts")
    table.until("Use the Influence", 0).choose("Use the Influence").resolves()
    table.ends().check("Rock", zone="smoked").check("Cat", damage=0, zone="in play")
    table = duel(["Meadow", "Bear", "Courtier"], ["Pond", "Rock"], extra=[*people(), courtier, rock])
    table.attack("Pond", "Bear").until("Rock intercepts").choose("Rock intercepts")
    while table.kind != "fate of the Site" and table.kind != "main shot":
        table.cannot("Use the Influence").decline()


@rule("SF-28.6.1", "SF-24.1.4")
def test_why_one_who_cannot_pay_for_an_interceptor_does_not_intercept() -> None:
    """The Brass Monkey makes every interceptor cost Power; the Loyal Defender cannot be prevented, the Cat can."""
    table = fight(["Meadow", "Brass Monkey"], ["Pond", "Cat", "Loyal Defender"], power=0)
    table.attack("Pond", "Brass Monkey").until("intercept").cannot("Cat intercepts")
    assert table.why("Cat", 1) == "SF-24.1.4"


@rule("SF-49.7", "SF-12.1.2", "SF-12.1.1")
def test_a_burned_toast_it_site_goes_to_the_toasted_pile() -> None:
    straw = m.feng_shui("Straw Hut", 3, restrictions=m.TOAST_IT)
    for fate in ("Burn it for Power", "Burn it for victory"):
        table = duel(["Meadow", "Bear"], ["Straw Hut", "Pond"], extra=[*people(), straw])
        table.attack("Straw Hut", "Bear").until(fate).choose(fate).passes()
        table.check("Straw Hut", zone="toasted")


@rule("SF-50.4", "SF-50.8", "SF-8.5")
def test_the_crisis_cost_is_the_cost_of_a_card_played_at_it() -> None:
    """One point of Influence is enough for a Hero of cost 4 that was played for 1."""
    courtier = m.character("Courtier", "Lord", 1, 1, "", "")
    courtier.influence = 1
    hero = m.character("Hero", "Fighter", 4, 4, "", "")
    hero.crisis = 1
    for play, swayed in (("Play Hero at its Crisis cost", True), ("Play Hero", False)):
        table = duel(["Pond", "hand: Hero"], ["Meadow", "Bear", "Courtier"], extra=[*people(), courtier, hero])
        table.choose(play).ends().end_turn().ends().attack("Pond", "Bear").until("Hero intercepts", 0)
        table.choose("Hero intercepts")
        assert table.offers("Use the Influence") is swayed


@rule("SF-30.3.3", "SF-35.3.6", "SF-28.4")
def test_the_declarer_who_has_taken_the_target_still_chooses_its_fate() -> None:
    """Seat 0 takes the Pond that the joined Giant of seat 2 then reduces to zero: it cannot seize what it has."""
    table = fight(["Meadow", "Ant", "hand: Betray"], ["Pond", "Barn"], ["Meadow", "Giant"], power=0)
    table.attack("Pond", "Ant").until("Giant", 2).choose("Giant").until("Play Betray", 0).play("Betray", "Pond")
    table.until("fate of the Site", 0).cannot("Seize it")
    table.choose("Burn it for victory").ends()
    assert table.pile("burned", 0) == ["Pond"]


@rule("SF-28.10", "SF-30.3.3.4", "SF-28.4")
def test_who_burns_for_power_what_a_joiner_reduced_gains_it_and_ends_the_turn() -> None:
    """The Ant alone would not do it; still the fate, the Power and the end of the turn are seat 0's."""
    table = fight(["Meadow", "Ant"], ["Pond", "Barn"], ["Meadow", "Cat"], power=0)
    table.attack("Pond", "Ant").until("Cat", 2).choose("Cat").until("fate of the Site")
    assert table.seat == 0
    table.choose("Burn it for Power").until("main shot").power(4, 1, 0)
    assert table.game.active == 1


@rule("SF-28.8", "SF-30.4", "SF-9.1.4.1")
def test_the_location_of_a_site_smoked_in_combat_closes_when_all_go_home() -> None:
    """In the cleanup, when the Mourner may answer, the Dog still stands alone there; a Snuff would close it at once."""
    grief = m.when(m.happens(m.WAS_SMOKED, to=m.ANY_SITE), m.GainPower(m.YOU_, 1), may=True)
    mourner = m.character("Mourner", "Fighter", 1, 4, "", "", grief)
    theirs = ["Pond", "Dog", "Barn", "Mourner"]
    table = duel(["Meadow", "Bear", "hand: Snuff"], theirs, extra=[*people(), mourner])
    table.attack("Pond", "Bear").until("Smoke it").choose("Smoke it").check("Pond", zone="smoked")
    assert table.kind == "trigger"
    assert place(table, "Dog") == place(table, "Bear") != place(table, "Barn")
    table.ends().check("Dog", location=1).check("Barn", location=1)
    table = duel(["Meadow", "Bear", "hand: Snuff"], theirs, extra=[*people(), mourner])
    table.play("Snuff", "Pond").until("trigger").check("Dog", location=1).check("Barn", location=1)


@rule("SF-50.9", "SF-38.5", "SF-38.3")
def test_lethal_damage_of_an_effect_stays_lethal_when_it_is_redirected_and_that_of_combat_does_not() -> None:
    event = m.event("Sting", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.Damage(1, it, how=m.LETHAL)))
    extra = [*people(), event, redirector("Mirror", m.ANY_CHARACTER, m.pick(m.CHARACTER, whose=m.YOU))]
    table = duel(["Meadow", "hand: Sting"], ["Mirror", "Cat", "Giant"], extra=extra)
    table.play("Sting", "Cat").until("Use Mirror", 1).use("Mirror").ends()
    table.check("Cat", damage=0).check("Giant", zone="smoked")
    table = duel(["Meadow", "Viper"], ["Mirror", "Cat", "Giant"], extra=extra)
    table.attack("Cat", "Viper").until("Use Mirror", 1).use("Mirror", "the combat damage of Viper").ends()
    table.check("Cat", damage=0).check("Giant", damage=4, zone="in play")


def lost_pine(*power: int) -> Duel:
    """Seat 0, who has a Lone Pine, seizes seat 1's, which is revealed: its only Site at its second location."""
    table = fight(
        ["Lone Pine", "Meadow", "Giant"],
        ["Meadow", "Ant", "Lone Pine (down)", "Cat", "Pond", "hand: Barn"],
        power=power,
    )
    return table.attack("the face-down", "Giant").until("Seize it", 0).choose("Seize it")


@rule("SF-9.1.4.1", "SF-30.3.4", "SF-31.5")
def test_a_seized_site_that_loses_its_auction_leaves_no_empty_location_behind() -> None:
    """Who cannot open sees it toasted; the location it was in is gone, and the Cat goes to a neighbour."""
    table = lost_pine(0, 4).ends()
    assert table.pile("toasted", 1) == ["Lone Pine"]
    assert [len(each) for each in table.game.structures] == [2, 2]
    table.check("Cat", location=1).check("Pond", location=2).end_turn().until("main shot", 1)
    assert [each for each in table.labels() if "Move" in each] == ["Move Ant", "Move Cat"]
    table.play("Barn")
    behind = [f"{{1}}'s location {at}, in the back row behind {site}" for at, site in ((1, "Meadow"), (2, "Pond"))]
    assert table.labels() == ["A new location on the right", *behind]


@rule("SF-9.1.4.1", "SF-31.7.1", "SF-30.3.3.2")
def test_of_two_sites_in_an_auction_the_one_that_goes_closes_the_location_it_is_in() -> None:
    """Seat 1 bids more: the seized Pine goes from seat 1's structure, or the old one from seat 0's."""
    for kept, lost in ((0, ("toasted", 1)), (1, ("smoked", 0))):
        table = lost_pine(1, 4).until("bid").maybe("1").until("2", 1).choose("2").until("keep", 1)
        table.choose(table.labels()[kept]).ends()
        assert table.pile(*lost) == ["Lone Pine"]
        assert [len(each) for each in table.game.structures] == [2, 2]
        assert all(sites_at(table.game, each) for side in table.game.structures for each in side)


@rule("SF-9.1.4.1", "SF-35.3", "SF-28.9")
def test_a_seized_site_that_is_taken_after_all_went_home_moves_at_once() -> None:
    """The Magnet takes the Pond as the attack ends: it leaves seat 0's structure, where it had just been placed."""
    ends = m.happens(m.ATTACK_ENDED)
    takes = m.when(ends, [it := m.target(m.ANY_SITE)], m.TakeControl(it, m.TURN_END))
    magnet = m.character("Magnet", "Fighter", 0, 1, "", "", takes)
    table = duel(["Meadow", "Giant"], ["Pond"], ["Barn", "Magnet"], extra=[*people(), magnet])
    table.attack("Pond", "Giant").until("Seize it", 0).choose("Seize it").until("where", 0).choose("A new location")
    table.until("pick", 2).choose("Pond").until("where", 2).choose("A new location").ends()
    table.check("Pond", control=2, location=2)
    assert [len(each) for each in table.game.structures] == [1, 0, 2]
