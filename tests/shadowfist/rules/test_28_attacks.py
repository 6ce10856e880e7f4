"""SF-28: attacks: declaring, joining, changed targets, ceasing, coming home, success and failure."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.standing.attack import current_attack
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import fight, people

# --- declaring (SF-28.1) -------------------------------------------------------------------------


@rule("SF-28.0", "SF-28.1", "SF-28.7", "SF-28.9")
def test_an_attack_goes_from_its_declaration_to_the_fate_of_the_site() -> None:
    table = fight(["Meadow", "Bear"], ["Pond"])
    table.attack("Pond", "Bear").choose("Smoke it")
    assert table.kind == "main shot"
    table.check("Pond", zone="smoked").check("Bear", turned=True, location=1)


@rule("SF-28.1")
def test_an_attack_is_declared_only_in_ones_own_main_shot() -> None:
    table = fight(["Meadow", "Bear", "Ant"], ["Pond", "Elk", "hand: Bolt"])
    assert table.offers("Declare an attack")
    table.choose("End your turn")
    assert table.seat == 1
    table.cannot("Declare an attack")


@rule("SF-28.1", "SF-21.0")
def test_the_attackers_turn_and_there_is_one_at_least() -> None:
    table = fight(["Meadow", "Cat", "Dog", "Elk"], ["Meadow", "hand: Bolt"])
    table.choose("Declare an attack").cannot("Declare the attack")
    table.choose("Cat", "Dog", "Declare the attack")
    table.check("Cat", turned=True).check("Dog", turned=True).check("Elk", turned=False)


@rule("SF-28.1.1")
def test_turned_characters_cannot_attack() -> None:
    table = fight(["Meadow", "Cat", "Elk", "Dog (turned)"], ["Meadow"]).choose("Declare an attack")
    assert table.labels() == ["Cat", "Elk"]
    fight(["Meadow", "Dog (turned)"], ["Meadow"]).cannot("Declare an attack")


@rule("SF-28.1.1", "SF-25.2")
def test_a_character_attacks_only_when_it_has_resolved() -> None:
    """The Ant is in play, but its play waits in the scene until the next attack can be declared."""
    table = fight(["Meadow", "hand: Ant"], ["Meadow", "hand: Bolt"])
    assert not table.offers("Declare an attack")
    table.play("Ant").check("Ant", zone="in play", ready=False)
    table.passes().check("Ant", ready=True)
    assert table.offers("Declare an attack")


@rule("SF-28.1.1", "SF-28.12", "SF-50.6")
def test_after_a_failed_attack_only_the_independent_attack() -> None:
    table = fight(["Meadow", "Ant", "Cat", "Loner", "Loner"], ["Meadow", "Bear"])
    table.attack("Meadow", "Ant").until("Bear intercepts").choose("Bear intercepts Ant").ends()
    table.choose("Declare an attack", "Meadow")
    assert table.labels() == ["Loner", "Loner #2"]
    assert table.why("Cat") == "SF-28.12"


@rule("SF-28.12")
def test_after_a_failed_attack_others_may_not_attack_at_all() -> None:
    table = fight(["Meadow", "Ant", "Cat"], ["Meadow", "Bear"])
    table.attack("Meadow", "Ant").until("Bear intercepts").choose("Bear intercepts Ant").ends()
    table.cannot("Declare an attack")


@rule("SF-28.11", "SF-28.12")
def test_after_a_success_others_may_attack() -> None:
    table = fight(["Meadow", "Ant", "Cat"], ["Meadow", "Bear"])
    table.attack("Meadow", "Ant").ends().check("Meadow", 1, damage=1)
    assert table.offers("Declare an attack")


@rule("SF-28.11", "SF-29.6")
def test_an_attack_whose_damage_is_all_reduced_has_failed() -> None:
    table = fight(["Meadow", "Ant", "Cat"], ["Diamond Beach"])
    table.attack("Diamond Beach", "Ant").ends().check("Diamond Beach", damage=0)
    table.cannot("Declare an attack")


@rule("SF-28.12", "SF-28.11")
def test_damage_that_is_not_combat_damage_makes_no_success() -> None:
    table = fight(["Meadow", "Ant", "Cat", "hand: Bolt"], ["Meadow", "Bear"])
    table.attack("Meadow", "Ant").play("Bolt", "Meadow, {1}'s").passes().choose("Bear intercepts Ant").ends()
    table.check("Meadow", 1, damage=2).cannot("Declare an attack")


@rule("SF-28.12")
def test_a_failure_is_forgotten_when_the_turn_is_over() -> None:
    table = fight(["Meadow", "Ant", "Cat"], ["Meadow", "Bear"])
    table.attack("Meadow", "Ant").until("Bear intercepts").choose("Bear intercepts Ant").ends()
    table.end_turn().ends().end_turn().ends()
    assert table.seat == 0
    assert table.offers("Declare an attack")


@rule("SF-28.1.1")
def test_why_a_character_cannot_attack() -> None:
    table = fight(["Meadow", "Cat", "Elk", "Dog (turned)", "Recluse"], ["Meadow"])
    table.choose("Declare an attack")
    assert table.why("Dog") == "SF-28.1.1"
    assert table.why("Recluse") == "SF-6.0"
    assert table.why("Elk") == ""


@rule("SF-28.1.3")
def test_sites_and_characters_of_opponents_can_be_attacked_and_nothing_else() -> None:
    table = fight(["Meadow", "Cat", "Ant"], ["Pond", "Barn (back)", "Elk", "Butterfly Swords > Elk"], ["Lone Pine"])
    table.choose("Declare an attack")
    assert table.labels() == ["Pond, {1}'s", "Barn, {1}'s", "Elk, {1}'s", "Lone Pine, {2}'s"]
    assert table.why("Meadow") == "SF-28.1.3"
    assert table.why("Butterfly Swords") == "SF-28.1.3"


@rule("SF-28.1.3")
def test_one_card_is_attacked_not_a_location() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Barn (back)"])
    table.attack("Barn", "Bear").choose("Smoke it").check("Barn", zone="smoked").check("Pond", damage=0)


@rule("SF-28.1.4", "SF-28.2.1")
def test_declared_attackers_have_turned_to_attack() -> None:
    """Triggers of that are generated into the response scene; one who only turns has not turned to attack."""
    herald = m.when(m.happens(m.TURNED_TO_ATTACK, to=m.ANY_CHARACTER), m.GainPower(m.YOU_, 1))
    extra = [*people(), m.character("Herald", "Crier", 1, 1, "", "", herald)]
    table = duel(["Meadow", "Cat", "Dog"], ["Pond", "Herald"], extra=extra, power=0)
    table.attack("Pond", "Cat", "Dog").until("intercept").power(0, 2)
    table = duel(["Meadow", "Pond", "Cat"], ["Pond", "Herald"], extra=extra, power=0)
    table.choose("Move Cat").ends().power(0, 0)


@rule("SF-28.2", "SF-28.2.1", "SF-23.1")
def test_scenes_in_an_attack_are_open() -> None:
    """After the declaration, before each interception, after it, and before each combat everyone may play."""
    table = fight(["Meadow", "Bear", "hand: Vigor"], ["Meadow", "Ant", "hand: Bolt"])
    table.attack("Meadow", "Bear")
    moments: list[str] = []
    while table.kind != "main shot":
        if table.kind == "act":
            moments.append(f"{table.seat}")
            table.choose("Pass")
        else:
            moments.append(table.kind)
            table.choose("Ant intercepts Bear" if table.kind == "intercept" else table.labels()[0])
    assert moments == [*"01" * 3, "intercept", *"01" * 3]


@rule("SF-28.2", "SF-30.4", "SF-28.9")
def test_the_cleanup_and_the_last_scene_are_closed() -> None:
    """Nobody is asked to act between the damage and the end of the attack, though both hold playable Events."""
    table = fight(["Meadow", "Bear", "hand: Vigor"], ["Meadow", "hand: Bolt"])
    table.attack("Meadow", "Bear")
    while table.game.damage[table.card("Meadow", 1)] == 0:
        table.choose("Pass")
    assert table.kind == "main shot"


# --- where attackers are (SF-28.3) ----------------------------------------------------------------


@rule("SF-28.3")
def test_attackers_are_at_the_targets_location_at_once() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Barn", "hand: Bolt"])
    table.attack("Barn", "Bear")
    assert table.game.places[table.card("Bear")] == table.game.places[table.card("Barn")]


@rule("SF-28.3", "SF-13.0")
def test_attackers_go_where_an_attacked_character_goes() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Barn", "Runner (1st)", "Ant (1st)", "hand: Bolt"])
    table.attack("Runner", "Bear").passes(to=1).choose("Move Runner").passes()
    game = table.game
    assert game.places[table.card("Bear")] == game.places[table.card("Runner")] == game.places[table.card("Barn")]
    table.ends().check("Runner", zone="smoked", seat=1).check("Bear", damage=4, location=1)


@rule("SF-28.3")
def test_attackers_may_not_change_location_themselves() -> None:
    table = fight(["Meadow", "Pond", "Runner (1st)", "Ant (1st)"], ["Meadow", "hand: Bolt"])
    assert table.offers("Move Runner")
    table.attack("Meadow", "Runner").cannot("Move Runner")


@rule("SF-28.3", "SF-9.1.2.2", "SF-13.1")
def test_who_has_no_sites_is_attacked_at_an_unspecified_location() -> None:
    """Others come there to intercept, and everyone goes home from there."""
    table = fight(["Meadow", "Bear"], ["Cat"], ["Pond", "Dog"])
    table.attack("Cat", "Bear").choose("No more joiners").until("Move Dog", 2).choose("Move Dog").ends()
    table.check("Dog", zone="smoked").check("Cat", zone="smoked").check("Bear", zone="smoked")
    table = fight(["Meadow", "Giant"], ["Cat"], ["Pond", "Snail"])
    table.attack("Cat", "Giant").choose("No more joiners").until("Move Snail", 2).choose("Move Snail").ends()
    table.check("Cat", damage=0).check("Giant", damage=1, location=1).check("Snail", location=1)


@rule("SF-28.8", "SF-9.1.3.1")
def test_who_seizes_a_first_site_comes_home_to_it() -> None:
    table = fight(["Bear", "Ant"], ["Pond", "Barn"])
    table.attack("Pond", "Bear").choose("Seize it").ends()
    table.check("Pond", control=0, location=1).check("Bear", location=1).check("Ant", location=1)


# --- joining (SF-28.4) ----------------------------------------------------------------------------


@rule("SF-28.4")
def test_opponents_join_clockwise_from_the_left_once_each() -> None:
    table = fight(["Meadow", "Ant"], ["Meadow", "Cat"], ["Pond"], ["Meadow", "Dog", "Elk"])
    table.attack("Pond", "Ant")
    assert (table.kind, table.seat) == ("join", 1)
    table.choose("No more joiners")
    assert (table.kind, table.seat) == ("join", 3)
    table.choose("Dog").maybe("No more joiners").check("Dog", turned=True, attacking=True).check("Elk", turned=False)
    assert table.kind != "join"


@rule("SF-28.4", "SF-28.1.3")
def test_nobody_joins_an_attack_on_cards_of_their_own() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Cat"], ["Meadow", "Dog"])
    table.attack("Pond", "Ant")
    assert (table.kind, table.seat) == ("join", 2)
    assert table.why("Dog", 2) == ""


@rule("SF-28.4")
def test_only_eligible_characters_join_and_why() -> None:
    table = fight(["Meadow", "Ant"], ["Pond"], ["Meadow", "Dog", "Cat (turned)", "Recluse"])
    table.attack("Pond", "Ant")
    assert table.labels() == ["No more joiners", "Dog"]
    assert table.why("Cat", 2) == "SF-28.1.1"
    assert table.why("Recluse", 2) == "SF-6.0"


@rule("SF-28.4")
def test_a_response_scene_follows_each_joining() -> None:
    table = fight(["Meadow", "Ant", "hand: Bolt"], ["Pond"], ["Meadow", "Dog"], ["Meadow", "Cat"])
    table.attack("Pond", "Ant").passes().choose("Dog").maybe("No more joiners")
    assert (table.kind, table.seat) == ("act", 0)
    table.play("Bolt", "Dog").passes()
    assert (table.kind, table.seat) == ("join", 3)
    table.check("Dog", damage=2)


@rule("SF-28.4")
def test_the_joiner_did_not_declare_the_attack() -> None:
    """It fails, and only the one who declared it has failed."""
    table = fight(["Meadow", "Ant", "Elk"], ["Pond", "Giant"], ["Meadow", "Dog"])
    table.attack("Pond", "Ant").choose("Dog").maybe("No more joiners").until("Giant intercepts")
    table.choose("Giant intercepts Dog").ends()
    assert table.game.pile_of(3, 2) != []
    assert table.seat == 0
    assert table.offers("Declare an attack")


@rule("SF-28.4")
def test_joiners_damage_the_target_too() -> None:
    table = fight(["Meadow", "Ant"], ["Meadow"], ["Meadow", "Dog"])
    table.attack("Meadow", "Ant").choose("Dog").maybe("No more joiners").ends().check("Meadow", 1, damage=4)


@rule("SF-28.4", "SF-28.1.3.1")
def test_joiners_choose_among_the_targets_of_a_split_attack() -> None:
    table = fight(["Meadow", "Cat", "Ant", "hand: Decoy"], ["Pond"], ["Meadow", "Dog"], ["Barn"])
    table.attack("Pond", "Cat", "Ant").play("Decoy", "Ant", "Barn").passes().choose("Dog")
    assert table.kind == "attack target"
    assert table.labels() == ["Pond, {1}'s", "Barn, {3}'s"]
    table.choose("Barn").maybe("No more joiners").until("fate of the Site").choose("Smoke it").ends()
    table.check("Barn", zone="smoked").check("Pond", damage=3)


@rule("SF-28.4", "SF-28.5")
def test_one_may_join_although_the_first_attackers_are_gone() -> None:
    """SF-28.5 ends an attack without attackers only when everyone has joined or passed."""
    table = fight(["Meadow", "Ant"], ["Pond", "hand: Snuff"], ["Meadow", "Dog"])
    table.attack("Pond", "Ant").passes(to=1).play("Snuff", "Ant").passes()
    assert (table.kind, table.seat) == ("join", 2)
    table.choose("Dog").maybe("No more joiners").ends().check("Pond", damage=3)


# --- changed targets (SF-28.1.3.1) ----------------------------------------------------------------


@rule("SF-28.1.3.1", "SF-28.3")
def test_an_attacker_with_a_new_target_is_at_its_location() -> None:
    table = fight(["Meadow", "Cat", "Dog", "hand: Decoy"], ["Pond", "Meadow", "hand: Bolt"])
    table.attack("Pond", "Cat", "Dog").play("Decoy", "Cat", "Meadow, {1}'s").resolves()
    game = table.game
    assert game.places[table.card("Cat")] == game.places[table.card("Meadow", 1)]
    assert game.places[table.card("Dog")] == game.places[table.card("Pond")]
    table.ends().check("Pond", damage=3).check("Meadow", 1, damage=3)


@rule("SF-28.1.3.1", "SF-28.6")
def test_players_who_have_had_their_chance_do_not_intercept_again() -> None:
    """Seat 2 passes; then its own card becomes the target; the order of the original target's controller goes on."""
    table = fight(["Meadow", "Cat"], ["Pond", "Meadow", "Ant", "hand: Decoy"], ["Barn", "Elk"])
    table.attack("Pond", "Cat").passes().choose("No more joiners").until("Move Elk", 2).choose("Pass")
    table.until("Move Ant", 1).play("Decoy", "Barn").resolves()
    seen = []
    while table.kind != "main shot":
        seen.append((table.kind, table.seat))
        table.decline()
    assert ("intercept", 2) not in seen
    table.check("Barn", zone="smoked")


@rule("SF-28.11", "SF-28.1.3.1")
def test_damage_on_the_new_target_is_a_success() -> None:
    table = fight(["Meadow", "Cat", "Ant", "hand: Decoy"], ["Pond", "Meadow"])
    table.attack("Pond", "Cat").play("Decoy", "Meadow, {1}'s").passes().ends()
    assert table.check("Pond", damage=0).offers("Declare an attack")


# --- ceasing and premature ends (SF-28.5) -----------------------------------------------------------


@rule("SF-28.5", "SF-28.9.1")
def test_without_attackers_the_attack_ends_in_an_open_scene() -> None:
    table = fight(["Meadow", "Ant", "Cat", "hand: Bolt"], ["Pond", "Elk", "hand: Snuff"])
    table.attack("Pond", "Ant").passes(to=1).play("Snuff", "Ant")
    attack = current_attack(table.game)
    assert attack is not None
    while not attack.ended:
        table.choose("Pass")
    assert (table.kind, table.seat) == ("act", 0)
    assert table.offers("Play Bolt")
    table.ends().cannot("Declare an attack")


@rule("SF-28.5")
def test_nobody_is_asked_to_intercept_an_attack_that_is_over() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Elk", "hand: Snuff"])
    table.attack("Pond", "Ant").passes(to=1).play("Snuff", "Ant")
    kinds = []
    while table.kind != "main shot":
        kinds.append(table.kind)
        table.decline()
    assert "intercept" not in kinds


@rule("SF-28.5.1")
def test_who_fails_to_overcome_an_interceptor_ceases() -> None:
    table = fight(["Meadow", "Cat"], ["Meadow", "Elk"])
    table.attack("Meadow", "Cat").choose("Elk intercepts Cat").ends().check("Meadow", 1, damage=0)


@rule("SF-28.5.1", "SF-28.5")
def test_when_the_target_leaves_play_the_attackers_cease() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Meadow", "Ant (1st)", "hand: Snuff"])
    table.attack("Ant", "Bear").passes(to=1).play("Snuff", "Ant").passes().ends()
    table.check("Bear", location=1, turned=True, damage=0).cannot("Declare an attack")


@rule("SF-28.5.1", "SF-35.3.6")
def test_when_the_target_is_their_controllers_the_attackers_cease_and_joiners_do_not() -> None:
    table = fight(["Meadow", "Cat", "hand: Betray", "hand: Bolt"], ["Pond", "Barn"], ["Meadow", "Dog"])
    table.attack("Barn", "Cat").passes().choose("Dog").maybe("No more joiners").play(
        "Betray", "Barn"
    ).resolves().choose("A new")
    table.check("Cat", attacking=False).check("Dog", attacking=True)


@rule("SF-28.5.1", "SF-50.16")
def test_who_ceases_by_tactics_comes_home_unhurt() -> None:
    table = fight(["Meadow", "Tactician"], ["Meadow", "Giant"])
    table.attack("Meadow", "Tactician").until("Giant intercepts").choose("Giant intercepts Tactician")
    table.passes(to=0).choose("Use the Tactics of Tactician").ends()
    table.check("Tactician", damage=0, location=1, turned=True)


# --- coming home (SF-28.8) and the end (SF-28.9, SF-28.10) ------------------------------------------


@rule("SF-28.8")
def test_attackers_return_to_where_they_were() -> None:
    table = fight(["Meadow", "Pond", "Ant (1st)", "Cat (2nd)"], ["Meadow"])
    table.attack("Meadow", "Ant", "Cat").ends().check("Ant", location=1).check("Cat", location=2)


@rule("SF-28.8", "SF-19.0", "SF-30.3.3.2")
def test_attackers_may_stay_with_a_seized_site() -> None:
    table = fight(["Meadow", "Bear", "Cat"], ["Pond", "Barn"])
    table.attack("Pond", "Bear", "Cat").choose("Seize it").check("Pond", control=0, row="front")
    assert table.game.places[table.card("Pond")] not in table.game.structures[0]
    table.choose("A new location", "{0}'s location 2", "{0}'s location 1")
    table.check("Pond", location=2, down=False, damage=0, turned=False)
    table.check("Bear", location=2).check("Cat", location=1)


@rule("SF-28.8", "SF-9.1.4")
def test_structures_close_only_in_the_return_home_step() -> None:
    """Ants of the loser stand at the lost location until then."""
    table = fight(["Meadow", "Bear"], ["Barn", "Pond", "Ant (2nd)", "hand: Bolt"])
    table.attack("Pond", "Bear").until("fate of the Site").choose("Burn it for victory")
    table.check("Pond", zone="burned").check("Ant", location=1)
    assert len(table.game.structures[1]) == 1


@rule("SF-28.8", "SF-26.5")
def test_what_lasts_until_the_end_of_the_attack_ends() -> None:
    table = fight(["Meadow", "Ant", "hand: Rage"], ["Meadow"])
    table.attack("Meadow", "Ant").play("Rage").ends()
    table.check("Meadow", 1, damage=3).check("Ant", fighting=1)


@rule("SF-28.8", "SF-28.9", "SF-26.1.4")
def test_what_returning_home_triggers_is_played_into_the_last_scene() -> None:
    """The Heir is paid when a Site leaves play, with the Site and the State on it: in the closed scene at the end."""
    paid = m.when(m.happens(m.LEFT_PLAY, to=m.pick()), m.GainPower(m.YOU_, 1))
    heir = m.character("Heir", "Fighter", 1, 1, "", "", paid)
    table = duel(
        ["Meadow", "Bear"], ["Pond", "Treasure Cache > Pond", "Barn", "Heir (2nd)"], extra=[*people(), heir]
    ).attack("Pond", "Bear")  # fmt: skip
    table.until("fate of the Site").choose("Burn it for victory").ends().power(9, 11)
    table.check("Treasure Cache", zone="smoked")


@rule("SF-28.8")
def test_an_attacker_whose_home_is_gone_chooses_another() -> None:
    table = fight(["Barn", "Meadow", "Pond", "Bear (1st)"], ["Meadow", "hand: Snuff"])
    table.attack("Meadow", "Bear").passes(to=1).play("Snuff", "Barn").until("return to")
    assert table.labels() == ["{0}'s location 1", "{0}'s location 2"]
    table.choose("{0}'s location 2").check("Bear", location=2)


@rule("SF-28.9", "SF-4.4")
def test_the_game_is_won_in_the_end_of_attack_scene() -> None:
    table = fight(["Meadow", "Pond", "Lone Pine", "burned: Meadow", "burned: Meadow", "Bear"], ["Pond", "Meadow"])
    table.attack("Pond", "Bear").choose("Burn it for victory")
    assert table.game.winner == 0
    assert table.kind == ""


@rule("SF-28.9")
def test_once_the_last_scene_begins_nobody_attacks() -> None:
    table = fight(["Meadow", "Ant", "hand: Bolt"], ["Pond", "hand: Snuff"])
    table.attack("Pond", "Ant").passes(to=1).play("Snuff", "Ant").until("Play Bolt", 0)
    table.ends().check("Pond", damage=0)
    assert table.kind == "main shot"


@rule("SF-28.10", "SF-12.1.2", "SF-30.3.3.4")
def test_burning_for_power_ends_the_turn() -> None:
    table = fight(["Meadow", "Bear", "Cat"], ["Pond"], power=0)
    table.attack("Pond", "Bear").choose("Burn it for Power").ends()
    assert table.seat == 1
    table.check("Pond", zone="smoked").power(3)


@rule("SF-28.10")
def test_burning_for_victory_does_not() -> None:
    table = fight(["Meadow", "Bear", "Cat"], ["Pond", "Meadow"])
    table.attack("Pond", "Bear").choose("Burn it for victory").ends()
    assert table.seat == 0
    assert table.offers("Declare an attack")


@rule("SF-28.1.3.1", "SF-28.5.1")
def test_who_has_ceased_gets_no_new_target() -> None:
    table = fight(["Meadow", "Tactician", "Cat"], ["Pond", "Barn", "hand: Decoy"])
    table.attack("Pond", "Tactician", "Cat").passes(to=1).play("Decoy", "Tactician", "Barn")
    table.until("Use the Tactics of Tactician", 0).choose("Use the Tactics of Tactician").ends()
    table.check("Barn", damage=0).check("Pond", damage=3)
