"""SF-28.6: interception: player by player, movement first, chains, ceasing, and combat one after the other."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.terms.codes import PLAY
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight, people


def place(table: Duel, title: str, seat: int | None = None) -> int:
    """Where a card is."""
    return table.game.places[table.card(title, seat)]


def until_chance(table: Duel, seat: int) -> Duel:
    """Everyone does as little as possible until it is this player's chance to intercept."""
    attack = current_attack(table.game)
    assert attack is not None
    while attack.intercepting_seat != seat or table.seat != seat:
        table.decline()
    return table


@rule("SF-28.6")
def test_each_player_has_one_chance_from_the_left_of_the_targets_controller() -> None:
    """Seat 1 is attacked: 2, 3, the attacker 0 and at last 1 itself are asked."""
    table = fight(
        ["Meadow", "Giant", "Ant"], ["Pond", "Cat"], ["Meadow", "Dog"], ["Meadow", "Elk"]
    ).attack("Pond", "Giant")  # fmt: skip
    order: list[int] = []
    while table.kind != "fate of the Site":
        attack = current_attack(table.game)
        assert attack is not None
        if attack.intercepting_seat >= 0 and attack.intercepting_seat not in order:
            order.append(attack.intercepting_seat)
        table.decline()
    assert order == [2, 3, 1]


@rule("SF-28.6")
def test_the_attacker_may_intercept_joiners_with_those_who_stayed_home() -> None:
    """The tip of SF-28.6: seat 0's Elk moves in and stops the Dog of seat 2."""
    table = fight(["Meadow", "Ant", "Elk"], ["Meadow"], ["Meadow", "Dog"])
    table.attack("Meadow", "Ant").choose("Dog").until("Move Elk", 0).choose("Move Elk").resolves()
    table.maybe("Pass").maybe("Elk intercepts Dog").ends()
    table.check("Dog", zone="smoked").check("Elk", damage=3, location=1).check("Meadow", 1, damage=1)


@rule("SF-28.6")
def test_nobody_intercepts_attackers_of_their_own() -> None:
    table = fight(["Meadow", "Ant", "Elk"], ["Meadow", "hand: Bolt"])
    table.attack("Meadow", "Ant")
    while table.kind != "main shot":
        table.cannot("Move Elk").cannot("Elk intercepts").decline()
    table.check("Meadow", 1, damage=1)


@rule("SF-28.6.1", "SF-28.6.2", "SF-13.1")
def test_interceptors_must_be_at_the_targets_location_when_they_are_declared() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Barn", "Cat (1st)", "Dog (2nd)"])
    table.attack("Pond", "Ant").until("intercept")
    assert table.labels() == ["No more interceptors", "Cat intercepts Ant"]
    assert table.why("Dog", 1) == "SF-28.6.2"


@rule("SF-28.6.1", "SF-13.1", "SF-13.0")
def test_a_character_moves_to_the_attack_in_an_open_scene_and_then_must_intercept() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Barn", "Cat (1st)", "Dog (2nd)"])
    until_chance(table.attack("Pond", "Ant"), 1).choose("Move Dog").resolves().check("Dog", location=1, turned=True)
    table.until("intercept").cannot("No more interceptors").choose("Dog intercepts Ant")
    assert table.labels() == ["No more interceptors", "Cat intercepts Ant"]


@rule("SF-28.6.1")
def test_who_was_there_before_need_not_intercept() -> None:
    table = fight(["Meadow", "Ant"], ["Meadow", "Cat"])
    table.attack("Meadow", "Ant").until("intercept").choose("No more interceptors").ends()
    table.check("Meadow", 1, damage=1).check("Cat", damage=0)


@rule("SF-13.1")
def test_opponents_move_from_anywhere_to_the_attack_in_their_turn_to_intercept() -> None:
    """Seat 2's Dog reaches seat 1's location; seat 1's own Dog two columns away does not."""
    table = fight(["Meadow", "Ant"], ["Pond", "Barn", "Meadow", "Cat (3rd)"], ["Barn", "Meadow", "Dog (2nd)"])
    until_chance(table.attack("Pond", "Ant"), 2).choose("Move Dog")
    assert table.labels() == ["{2}'s location 1", "{1}'s location 1"]
    table.choose("{1}'s location 1").ends().check("Ant", zone="smoked").check("Dog", damage=1, location=2)


@rule("SF-13.1")
def test_within_ones_own_structure_one_moves_to_adjacent_locations_only() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Barn", "Meadow", "Cat (3rd)"])
    until_chance(table.attack("Pond", "Ant"), 1).choose("Move Cat")
    table.ends().check("Cat", location=2, turned=True).check("Pond", damage=1)


@rule("SF-13.1")
def test_only_the_player_whose_chance_it_is_moves_to_an_opponents_location() -> None:
    table = fight(["Meadow", "Ant"], ["Pond"], ["Meadow", "Dog", "hand: Bolt"])
    table.attack("Pond", "Ant").passes(to=2).cannot("Move Dog").choose("Pass")
    table.choose("No more joiners").until("Move Dog", 2)


@rule("SF-28.6.2")
def test_attackers_do_not_intercept() -> None:
    """Seat 1's Elk joined the attack on seat 2; it is no interceptor against seat 0's Ant."""
    table = fight(["Meadow", "Ant"], ["Meadow", "Elk", "Cat"], ["Pond"])
    table.attack("Pond", "Ant").choose("Elk", "No more joiners").until("Move Cat", 1).choose("Move Cat").resolves()
    table.ends().check("Cat", turned=True)
    table = fight(["Meadow", "Ant"], ["Meadow", "Elk", "Cat", "Dog"], ["Pond"])
    table.attack("Pond", "Ant").choose("Elk", "No more joiners").until("Move Cat", 1).choose("Move Cat").resolves()
    table.choose("Move Dog").until("intercept")
    assert table.labels() == ["Cat intercepts Ant", "Dog intercepts Ant"]
    assert table.why("Elk", 1) == "SF-28.6.2"


@rule("SF-28.6.2", "SF-50.15")
def test_why_a_turned_character_does_not_intercept_superleap() -> None:
    table = fight(["Meadow", "Leaper"], ["Meadow", "Cat (turned)", "Dog"])
    table.attack("Meadow", "Leaper").until("intercept")
    assert table.labels() == ["No more interceptors", "Dog intercepts Leaper"]
    assert table.why("Cat", 1) == "SF-50.15"


@rule("SF-28.6.2")
def test_turned_characters_may_intercept() -> None:
    table = fight(["Meadow", "Ant"], ["Meadow", "Cat (turned)"])
    table.attack("Meadow", "Ant").until("intercept").choose("Cat intercepts Ant").ends().check("Ant", zone="smoked")


@rule("SF-28.6.3")
def test_an_open_scene_follows_the_declaration() -> None:
    table = fight(["Meadow", "Ant", "hand: Vigor"], ["Meadow", "Cat"])
    table.attack("Meadow", "Ant").until("intercept").choose("Cat intercepts Ant")
    assert (table.kind, table.seat) == ("act", 0)
    table.play("Vigor", "Ant").ends().check("Cat", zone="smoked")


@rule("SF-28.6.4", "SF-28.6.7")
def test_a_chain_is_fought_one_after_the_other_in_its_order() -> None:
    table = fight(["Meadow", "Bear", "hand: Hide"], ["Meadow", "Cat", "Dog"])
    table.attack("Meadow", "Bear").until("intercept").choose("Dog intercepts Bear", "Cat intercepts Bear")
    table.until("Play Hide", 0)
    while table.game.damage[table.card("Bear")] == 0:
        table.choose("Pass")
    table.check("Dog", zone="smoked").check("Cat", zone="in play", damage=0).check("Bear", damage=3)
    assert table.offers("Play Hide")
    table.ends().check("Bear", zone="smoked").check("Cat", zone="smoked").check("Meadow", 1, damage=0)


@rule("SF-28.6.4", "SF-28.6.8")
def test_the_first_of_a_chain_that_stands_spares_the_others() -> None:
    table = fight(["Meadow", "Cat"], ["Meadow", "Elk", "Dog"])
    table.attack("Meadow", "Cat").until("intercept").choose("Elk intercepts Cat", "Dog intercepts Cat").ends()
    table.check("Cat", zone="smoked").check("Elk", damage=3).check("Dog", damage=0)


@rule("SF-28.6.7")
def test_all_first_interceptors_fight_before_any_second_one() -> None:
    table = fight(["Meadow", "Bear", "Giant", "hand: Hide"], ["Meadow", "Cat", "Dog", "Ant"])
    table.attack("Meadow", "Bear", "Giant").until("intercept")
    table.choose("Cat intercepts Bear", "Dog intercepts Bear", "Ant intercepts Giant").until("Play Hide", 0)
    while table.game.damage[table.card("Bear")] == 0:
        table.choose("Pass")
    table.check("Giant", damage=1).check("Bear", damage=3).check("Dog", zone="in play")
    table.ends().check("Dog", zone="smoked").check("Meadow", 1, zone="smoked")


@rule("SF-28.6.5", "SF-13.0")
def test_a_declared_interceptor_does_not_change_location() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Barn", "Runner (1st)", "Cat (1st)"])
    table.attack("Pond", "Ant").until("Move Runner", 1).until("intercept")
    table.choose("Runner intercepts Ant", "No more interceptors")
    while table.game.zones[table.card("Ant")] == PLAY:
        table.cannot("Move Runner").choose("Pass")
    table.check("Ant", zone="smoked").check("Runner", location=1)


@rule("SF-28.6.5", "SF-28.3")
def test_when_the_target_goes_elsewhere_its_interceptors_cease() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Barn", "Runner (1st)", "Giant (1st)"])
    table.attack("Runner", "Ant").until("Giant intercepts").choose("Giant intercepts Ant")
    table.maybe("No more interceptors").until("Move Runner", 1).choose("Move Runner").resolves()
    assert place(table, "Ant") == place(table, "Runner") == place(table, "Barn")
    table.ends().check("Ant", zone="smoked").check("Runner", damage=1).check("Giant", damage=0, location=1)


@rule("SF-28.6.5", "SF-35.3.6")
def test_an_interceptor_that_is_taken_away_ceases() -> None:
    table = fight(["Meadow", "Ant", "hand: Betray"], ["Meadow", "Giant"])
    table.attack("Meadow", "Ant").until("Giant intercepts").choose("Giant intercepts Ant")
    table.play("Betray", "Giant").ends().check("Meadow", 1, damage=1).check("Giant", control=0, location=1)


@rule("SF-28.6.6", "SF-50.15")
def test_an_attacker_that_gains_superleap_passes_turned_interceptors() -> None:
    table = fight(["Meadow", "Ant", "hand: Wings"], ["Meadow", "Giant (turned)"])
    table.attack("Meadow", "Ant").until("Giant intercepts").choose("Giant intercepts Ant")
    table.play("Wings", "Ant").ends().check("Ant", damage=0).check("Meadow", 1, damage=1)
    table = fight(["Meadow", "Ant", "hand: Wings"], ["Meadow", "Giant"])
    table.attack("Meadow", "Ant").until("Giant intercepts").choose("Giant intercepts Ant")
    table.play("Wings", "Ant").ends().check("Ant", zone="smoked").check("Meadow", 1, damage=0)


@rule("SF-28.6.6", "SF-50.14")
def test_stealth_sends_an_interceptor_away() -> None:
    table = fight(["Meadow", "Sneak"], ["Meadow", "Giant"])
    table.attack("Meadow", "Sneak").until("Giant intercepts").choose("Giant intercepts Sneak")
    table.choose("Use the Stealth of Sneak").ends().check("Sneak", damage=0).check("Meadow", 1, damage=4)


@rule("SF-28.6.6", "SF-28.6.6.1")
def test_when_the_attacker_is_smoked_its_interceptor_goes_home_at_once() -> None:
    """Another attacker keeps the attack going, and the Dog is back at its own Site before that one fights."""
    table = fight(["Meadow", "Ant", "Cat", "hand: Vigor"], ["Meadow", "hand: Snuff"], ["Pond", "Dog"])
    table.attack("Meadow", "Ant", "Cat").passes().choose("No more joiners").until("Move Dog", 2).choose("Move Dog")
    table.resolves().until("intercept").choose("Dog intercepts Ant").until("Play Snuff", 1)
    assert place(table, "Dog") == place(table, "Meadow", 1)
    table.play("Snuff", "Ant").resolves().check("Dog", location=1, turned=True)
    table.ends().check("Meadow", 1, damage=3)


@rule("SF-28.6.6.1")
def test_who_moved_and_cannot_be_declared_goes_back() -> None:
    """It turned to move, and the Leaper is not intercepted by turned Characters."""
    table = fight(["Meadow", "Leaper"], ["Meadow", "hand: Bolt"], ["Pond", "Dog"])
    until_chance(table.attack("Meadow", "Leaper"), 2).choose("Move Dog").resolves()
    assert place(table, "Dog") == place(table, "Meadow", 1)
    table.ends().check("Dog", location=1, turned=True, damage=0).check("Meadow", 1, damage=4)


@rule("SF-28.6.6.1")
def test_one_returns_to_the_last_location_before_the_attack() -> None:
    """The Runner went from its first location to its second, and from there to the attack."""
    table = fight(["Meadow", "Ant"], ["Meadow"], ["Pond", "Barn", "Runner (1st)"])
    until_chance(table.attack("Meadow", "Ant"), 2)
    table.choose("Move Runner", "{2}'s location 2").resolves().choose("Move Runner", "{1}'s location 1").resolves()
    table.ends().check("Ant", zone="smoked").check("Runner", location=2, turned=False)


@rule("SF-28.6.6.1")
def test_one_stays_where_one_has_moved_within_ones_own_structure() -> None:
    table = fight(["Meadow", "Leaper"], ["Pond", "Barn", "Dog (2nd)"])
    until_chance(table.attack("Pond", "Leaper"), 1).choose("Move Dog").ends()
    table.check("Dog", location=1, turned=True)


@rule("SF-28.6.8", "SF-28.5.1")
def test_an_attacker_has_to_overcome_everyone_in_its_way() -> None:
    table = fight(["Meadow", "Bear", "Cat"], ["Meadow", "Ant", "Elk"])
    table.attack("Meadow", "Bear", "Cat").until("intercept").choose("Ant intercepts Bear", "Elk intercepts Cat").ends()
    table.check("Cat", zone="smoked").check("Elk", damage=3).check("Meadow", 1, damage=5)


@rule("SF-28.6.6", "SF-30.4")
def test_an_interceptor_that_has_won_stays_until_its_combat_is_over() -> None:
    """The Cursed one hurts an interceptor from the cleanup scene: the Dog that came from afar is one still."""
    falls = m.when(
        m.happens(m.WAS_SMOKED, this=True), [it := m.target(m.pick(m.CHARACTER, intercepting=1))], m.Damage(1, it)
    )
    curse = m.character("Cursed", "Fighter", 1, 1, "", "", falls)
    table = duel(["Meadow", "Cursed"], ["Meadow"], ["Pond", "Dog"], extra=[*people(), curse])
    until_chance(table.attack("Meadow", "Cursed"), 2).choose("Move Dog").ends()
    table.check("Cursed", zone="smoked").check("Dog", damage=2, location=1)


@rule("SF-28.6.8")
def test_of_several_attackers_only_the_stopped_ones_cease() -> None:
    """The Elk cannot overcome the Snail, which does not hurt it much; the Bear goes on."""
    table = fight(["Meadow", "Bear", "Elk"], ["Meadow", "Ant", "Snail"])
    table.attack("Meadow", "Bear", "Elk").until("intercept").choose("Ant intercepts Bear", "Snail intercepts Elk")
    table.ends().check("Elk", damage=1, location=1).check("Snail", damage=0).check("Meadow", 1, damage=5)


@rule("SF-28.6.8")
def test_the_next_player_intercepts_who_is_left() -> None:
    """Seat 2's Ant falls to the Bear; then seat 1's Cat meets a Bear that is hurt."""
    table = fight(["Meadow", "Bear"], ["Meadow", "Cat"], ["Pond", "Ant"])
    table.attack("Meadow", "Bear").choose("No more joiners").until("Move Ant", 2).choose("Move Ant").resolves()
    table.until("Cat intercepts").check("Ant", zone="smoked").check("Bear", damage=1)
    table.choose("Cat intercepts Bear").ends().check("Meadow", 1, damage=2)


@rule("SF-28.1.3.1", "SF-28.6.5")
def test_an_attacker_that_is_led_elsewhere_leaves_its_interceptors_behind() -> None:
    table = fight(["Meadow", "Cat", "hand: Decoy"], ["Pond", "Barn", "Giant (1st)"])
    table.attack("Pond", "Cat").until("intercept").choose("Giant intercepts Cat")
    table.play("Decoy", "Barn").until("fate of the Site").check("Giant", damage=0).check("Cat", damage=0)


@rule("SF-28.6", "SF-28.1.3.1")
def test_the_order_is_that_of_the_original_targets_controller() -> None:
    """Seat 1's Pond was attacked first: seat 2 is asked before seat 1, although seat 2's Barn is the target now."""
    table = fight(["Meadow", "Cat", "hand: Decoy"], ["Pond", "Ant"], ["Barn", "Elk"])
    table.attack("Pond", "Cat").play("Decoy", "Barn").resolves().until("intercept")
    assert table.seat == 2
    table.choose("No more interceptors")
    until_chance(table, 1)


@rule("SF-28.6.6.1", "SF-28.5")
def test_who_moved_to_an_attack_that_is_over_goes_back() -> None:
    """The Dog is on its way when the Ant is smoked: there is nobody left to intercept."""
    table = fight(["Meadow", "Ant"], ["Meadow", "hand: Snuff"], ["Pond", "Dog"])
    until_chance(table.attack("Meadow", "Ant"), 2).choose("Move Dog").resolves()
    assert place(table, "Dog") == place(table, "Meadow", 1)
    table.until("Play Snuff", 1).play("Snuff", "Ant").ends().check("Dog", location=1, turned=True)


@rule("SF-28.6.2")
def test_why_cards_of_others_and_sites_do_not_intercept() -> None:
    table = fight(["Meadow", "Ant"], ["Meadow", "Cat"])
    table.attack("Meadow", "Ant").until("intercept")
    assert table.game.explain(1, table.game.thing(table.card("Ant"), 1)).rule == "SF-28.6.2"
    assert table.game.explain(1, table.game.thing(table.card("Meadow", 1), 1)).rule == "SF-28.6"


@rule("SF-13.1", "SF-28.6")
def test_once_interception_is_declared_nobody_else_comes_to_an_opponents_location() -> None:
    """Seat 2's Dog intercepts: neither the Cat nor the Runner, who needs not turn, may follow it there."""
    table = fight(
        ["Meadow", "Giant"], ["Meadow"], ["Barn", "Pond", "Dog (1st)", "Cat (1st)", "Runner (1st)", "hand: Bolt"]
    )
    until_chance(table.attack("Meadow", "Giant"), 2).choose("Move Dog", "{1}").resolves().until("Move Cat", 2)
    table.choose("Move Cat")
    assert table.labels() == ["{2}'s location 2", "{1}'s location 1"]
    table.choose("{2}'s location 2").resolves().until("Move Runner", 2)
    while "Dog" not in intercepting(table):
        table.decline()
    table.until("Move Runner", 2).cannot("Move Cat").choose("Move Runner").resolves()
    table.check("Runner", location=2).check("Cat", location=2)


@rule("SF-13.1", "SF-28.6")
def test_nobody_comes_after_the_declaration_also_in_the_scene_before_combat() -> None:
    table = fight(["Meadow", "Giant"], ["Meadow"], ["Barn", "Dog", "Cat", "hand: Bolt"])
    until_chance(table.attack("Meadow", "Giant"), 2).choose("Move Dog").resolves().until("Move Cat", 2)
    scenes = 0
    while current_attack(table.game) is not None:
        if table.seat == 2 and "Dog" in intercepting(table):
            table.cannot("Move Cat")
            scenes += 1
        table.decline()
    assert scenes == 2


def intercepting(table: Duel) -> list[str]:
    """Who stands in an attacker's way now."""
    attack = current_attack(table.game)
    assert attack is not None
    return [table.game.card(card).title for each in attack.attackers for card in each.chain]


@rule("SF-28.6.6", "SF-50.15")
def test_an_interceptor_that_turns_after_its_declaration_goes_on_intercepting() -> None:
    """Superleap was there before: the attacker has gained nothing. Solar Farm, too, counts at the declaration."""
    for title, site in (("Leaper", "Meadow"), ("Elk", "Solar Farm")):
        table = fight(["Meadow", title, "hand: Bolt"], [site, "Giant", "Hungry Ghosts"])
        table.attack(site, title).until("intercept").choose("Hungry Ghosts intercepts")
        table.choose("No more interceptors").until("Use Hungry Ghosts", 1).use("Hungry Ghosts", title).resolves()
        table.check("Hungry Ghosts", turned=True)
        assert intercepting(table) == ["Hungry Ghosts"]
        table.ends().check("Hungry Ghosts", zone="smoked").check(title, damage=3).check(site, 1, damage=1)


@rule("SF-28.6.6", "SF-50.15")
def test_superleap_that_is_gained_again_passes_who_has_turned_since() -> None:
    """The Leaper is blank for a while, and Wings give it back what it had when the Ghosts were declared."""
    blank = m.event(
        "Daze", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.CancelForAWhile(it, m.ATTACK_END, only_text=True))
    )
    table = duel(
        ["Meadow", "Leaper", "hand: Daze", "hand: Wings"],
        ["Meadow", "Hungry Ghosts", "hand: Bolt"],
        extra=[*people(), blank],
    )
    table.attack("Meadow", "Leaper").until("intercept").choose("Hungry Ghosts intercepts")
    table.until("Use Hungry Ghosts", 1).use("Hungry Ghosts", "Leaper").resolves()
    table.until("Play Daze", 0).play("Daze", "Leaper").resolves()
    assert intercepting(table) == ["Hungry Ghosts"]
    table.until("Play Wings", 0).play("Wings", "Leaper").resolves()
    assert intercepting(table) == []


@rule("SF-28.6.6")
def test_a_text_that_an_attacker_gains_passes_interceptors_too() -> None:
    """A Cloak is put on the Ant after the declaration: the Dog of 3 Fighting ceases, the Giant does not."""
    weak = m.NotInterceptedBy(m.pick(m.CHARACTER, fighting_at_most=3), attackers=m.Only(m.SUBJECT))
    cloak = m.state("Cloak", 0, "", m.ANY_CHARACTER, weak)
    table = duel(["Meadow", "Ant", "hand: Cloak"], ["Meadow", "Dog", "Giant", "hand: Bolt"], extra=[*people(), cloak])
    table.attack("Meadow", "Ant").until("intercept").choose("Dog intercepts Ant", "Giant intercepts Ant")
    table.until("Play Cloak", 0).play("Cloak", "Ant").resolves()
    assert intercepting(table) == ["Giant"]


@rule("SF-28.6.6")
def test_an_interceptor_that_an_attackers_text_meets_only_later_goes_on_intercepting() -> None:
    weak = m.NotInterceptedBy(m.pick(m.CHARACTER, damaged=1))
    wily = m.character("Wily", "Fighter", 1, 1, "", "", weak)
    table = duel(
        ["Meadow", "Wily", "hand: Bolt"], ["Meadow", "Dog", "Elk (1 damage)", "hand: Bolt"], extra=[*people(), wily]
    )
    table.attack("Meadow", "Wily").until("intercept")
    assert table.labels() == ["No more interceptors", "Dog intercepts Wily"]
    table.choose("Dog intercepts Wily").until("Play Bolt", 0).play("Bolt", "Dog").resolves().check("Dog", damage=2)
    assert intercepting(table) == ["Dog"]


@rule("SF-28.6.6", "SF-50.2")
def test_an_attacker_that_is_led_to_a_character_beside_its_site_assassinates() -> None:
    """The Assassin attacked a Site; its new target is the Cat at the same location, and the Giant ceases."""
    table = fight(["Pond", "Assassin", "hand: Decoy"], ["Meadow", "Cat", "Giant", "hand: Bolt"])
    table.attack("Meadow", "Assassin").until("intercept").choose("Giant intercepts Assassin", "No more interceptors")
    assert intercepting(table) == ["Giant"]
    table.until("Play Decoy", 0).play("Decoy", "Cat").resolves()
    assert intercepting(table) == []


@rule("SF-28.6.1")
def test_who_moved_there_before_the_players_interception_need_not_intercept() -> None:
    """In the scene that answers the attack's declaration the Dog goes to the Pond: that is not its player's chance."""
    table = fight(["Meadow", "Ant"], ["Pond", "Barn", "Dog (2nd)"])
    table.attack("Pond", "Ant").until("Move Dog", 1).choose("Move Dog").resolves().check("Dog", location=1)
    table.until("intercept", 1)
    assert table.labels() == ["No more interceptors", "Dog intercepts Ant"]


@rule("SF-28.6.1", "SF-28.1.3.1")
def test_who_left_the_attack_again_need_not_intercept_one_that_follows_it() -> None:
    """The Runner went to the Pond and back to the Barn, and only then a Decoy led the Ant to the Barn."""
    table = fight(["Meadow", "Ant", "hand: Decoy"], ["Pond", "Barn", "Runner (2nd)"])
    until_chance(table.attack("Pond", "Ant"), 1).choose("Move Runner").resolves().until("Move Runner", 1)
    table.choose("Move Runner").resolves().check("Runner", location=2)
    table.until("Play Decoy", 0).play("Decoy", "Barn").resolves().until("intercept", 1)
    assert table.labels() == ["No more interceptors", "Runner intercepts Ant"]


@rule("SF-28.6.6", "SF-6.2", "SF-40.0")
def test_superleap_that_is_gained_does_not_pass_who_cannot_be_prevented_or_is_immune() -> None:
    guards = [
        m.character("Stalwart", "Fighter", 1, 4, "", "", m.always(m.cannot(m.NO_PREVENTION))),
        m.character("Recluse Monk", "Fighter", 1, 4, "", "", m.Immune(m.pick(m.CHARACTER))),
    ]
    for guard in ("Stalwart", "Recluse Monk"):
        table = duel(
            ["Meadow", "Ant", "hand: Wings"], ["Meadow", f"{guard} (turned)", "hand: Bolt"], extra=[*people(), *guards]
        )
        table.attack("Meadow", "Ant").until("intercept", 1).choose(f"{guard} intercepts Ant")
        table.until("Play Wings", 0).play("Wings", "Ant").resolves()
        assert intercepting(table) == [guard]
