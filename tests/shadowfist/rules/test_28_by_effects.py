"""SF-28.4, SF-28.6: Characters whom effects bring into an attack, or let intercept; one who meets several attackers."""

from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, people


def more() -> list[Card]:
    """Events that call Characters, and a State for one who meets two attackers."""
    return [
        at("Trumpet", m.JoinAttack, m.YOUR_CHARACTER),
        at("Alarm", m.CallToIntercept, m.YOUR_CHARACTER),
        m.event("Twist", 0, "", m.use(m.SwapRows())),
        m.state("Whirl", 0, "", m.ANY_CHARACTER, m.allow(m.MEETS_SEVERAL, number=2)),
        m.character("Herald", "Fighter", 1, 4, "", "",
                    m.when(m.happens(m.ATTACK_JOINED, doer=m.YOU), m.GainPower(m.YOU_, 1))),
        m.feng_shui("Shrine", 4, m.allow(m.STRIKES_BACK)),
        m.feng_shui("Willow", 8, m.allow(m.ENDS_ATTACKS)),
    ]  # fmt: skip


def fight(*sides: list[str], power: int = 0) -> Duel:
    """A table at which these cards are known too."""
    return duel(*sides, extra=[*people(), *more()], power=power)


def copied(table: Duel) -> None:
    """A state in the middle of all this is copied and saved like any other."""
    game = table.game
    assert game.clone().digest() == game.digest()
    assert game.restore(game.dump()).digest() == game.digest()
    assert isinstance(game, Shadowfist)
    assert isinstance(game.options, FistOptions)


# --- joining by an effect ----------------------------------------------------------------------------------


@rule("SF-28.4", "SF-28.3", "SF-28.8")
def test_who_joins_by_an_effect_turns_and_attacks_the_same_target() -> None:
    table = fight(["Meadow", "Ant", "Pond", "Elk", "hand: Trumpet"], ["Barn", "Pond"]).attack("Pond", "Ant")
    table.until("Play Trumpet", 0).play("Trumpet", "Elk").resolves().check("Elk", attacking=True, turned=True)
    copied(table)
    table.ends().check("Pond", 1, zone="smoked").check("Elk", location=2).check("Ant", location=1)


@rule("SF-28.4", "SF-28.1.4", "SF-26.1")
def test_a_player_who_was_not_in_the_attack_has_joined_it() -> None:
    sides = ["Meadow", "Ant", "Herald"], ["Pond"], ["Meadow", "Herald", "Dog", "Cat", "hand: Trumpet", "hand: Trumpet"]
    table = (
        fight(*sides).attack("Pond", "Ant").until("Play Trumpet", 2).play("Trumpet", "Dog").resolves().power(0, 0, 1)
    )
    table.until("Play Trumpet", 2).play("Trumpet", "Cat").resolves().power(0, 0, 1).check("Cat", attacking=True)
    table = fight(["Meadow", "Ant", "Herald", "hand: Trumpet"], ["Pond"]).attack("Pond", "Ant")
    table.until("Play Trumpet", 0).play("Trumpet", "Herald").ends().power(0, 0)  # the attack was this player's already


@rule("SF-28.1.3", "SF-28.4", "SF-6.2")
def test_nobody_joins_against_cards_of_their_own_nor_who_cannot_attack() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Dog", "hand: Trumpet"]).attack("Pond", "Ant")
    table.until("Play Trumpet", 1).play("Trumpet").resolves().check("Dog", attacking=False, turned=False)
    table = fight(["Meadow", "Ant", "Recluse", "hand: Trumpet"], ["Pond"]).attack("Pond", "Ant")
    table.until("Play Trumpet", 0).play("Trumpet", "Recluse").resolves().check("Recluse", attacking=False)
    table = fight(["Meadow", "Ant", "Dog (turned)", "hand: Trumpet"], ["Pond"]).attack("Pond", "Ant")
    table.until("Play Trumpet", 0).play("Trumpet", "Dog").resolves().check("Dog", attacking=False)


@rule("SF-28.7", "SF-30.1")
def test_who_joins_before_the_combat_with_the_target_fights_it() -> None:
    table = fight(["Meadow", "Ant", "Dog", "hand: Trumpet"], ["Pond"]).attack("Pond", "Ant")
    while not isinstance(table.game.stack[-2], Combat):
        table.decline()
    table.until("Play Trumpet", 0).play("Trumpet", "Dog").until("Smoke it").choose("Smoke it").ends()
    table.check("Pond", zone="smoked").check("Dog", turned=True)


@rule("SF-28.7", "SF-28.3")
def test_what_is_attacked_when_combat_begins_is_what_is_fought() -> None:
    """The rows are swapped in the scene before the combat with the target."""
    table = fight(["Meadow", "Ant", "hand: Twist"], ["Pond", "Meadow (back)"]).attack("Pond", "Ant")
    while not isinstance(table.game.stack[-2], Combat):
        table.decline()
    table.until("Play Twist", 0).play("Twist").ends().check("Pond", damage=0, row="back").check("Meadow", 1, damage=1)


@rule("SF-28.4")
def test_a_split_attack_asks_what_the_joiner_attacks() -> None:
    table = fight(["Meadow", "Ant", "Dog", "Elk", "hand: Trumpet", "hand: Decoy"], ["Pond", "Barn"])
    table.attack("Pond", "Ant", "Dog").until("Play Decoy", 0).play("Decoy", "Dog", "Barn").resolves()
    table.until("Play Trumpet", 0).play("Trumpet", "Elk").until("attack target", 0)
    assert table.labels() == ["Pond", "Barn"]
    assert table.question.prompt == "What does Elk attack?"
    copied(table)
    table.choose("Barn").until("Smoke it").choose("Smoke it").ends().check("Pond", damage=1)


# --- intercepting by an effect -------------------------------------------------------------------------------


@rule("SF-28.6", "SF-13.1", "SF-50.11")
def test_who_is_called_intercepts_after_its_players_chance() -> None:
    """Seat 1 has let the attack pass; before the combat with the target the turned Elk is called from next door."""
    table = fight(["Meadow", "Cat"], ["Pond", "Dog", "Barn", "Elk (turned)", "hand: Alarm"]).attack("Pond", "Cat")
    table.until("intercept", 1).choose("No more interceptors")
    while not isinstance(table.game.stack[-2], Combat):
        table.decline()
    table.until("Play Alarm", 1).play("Alarm", "Elk").until("Move Elk", 1)
    copied(table)
    table.choose("Move Elk").until("intercept", 1).choose("Elk intercepts Cat").ends().check("Cat", zone="smoked")
    table.check("Elk", damage=3, location=1).check("Pond", damage=0).check("Dog", damage=0)


@rule("SF-13.1", "SF-28.6")
def test_nobody_else_moves_to_the_attack_when_one_is_called() -> None:
    sides = ["Meadow", "Cat"], ["Pond", "Ant"], ["Meadow", "Elk (turned)", "Dog", "hand: Alarm"]
    table = fight(*sides).attack("Pond", "Cat").until("intercept", 1).choose("No more interceptors")
    table.until("Play Alarm", 2).play("Alarm", "Elk").until("Move Elk", 2)
    copied(table)
    table.cannot("Move Dog").choose("Move Elk").ends().check("Cat", zone="smoked").check("Elk", damage=3)


@rule("SF-28.6")
def test_who_is_called_need_not_come_and_nobody_else_may() -> None:
    sides = ["Meadow", "Cat"], ["Pond", "Dog", "Elk", "hand: Alarm"]
    table = fight(*sides).attack("Pond", "Cat").until("intercept", 1).choose("No more interceptors")
    table.until("Play Alarm", 1).play("Alarm", "Elk").until("intercept", 1)
    assert table.labels() == ["No more interceptors", "Elk intercepts Cat"]
    refusal = table.refusal("Dog", 1)
    assert refusal is not None
    assert (refusal.rule, "called" in refusal.reason) == ("SF-28.6", True)
    table.choose("No more interceptors").ends().check("Pond", damage=3)


@rule("SF-28.6", "SF-35.3.2")
def test_who_is_called_early_comes_first_and_has_mobility_from_then_on() -> None:
    sides = ["Meadow", "Cat", "Meadow"], ["Pond", "Dog"], ["Meadow", "Elk (turned)", "hand: Alarm"]
    table = fight(*sides).attack("Pond", "Cat").until("Play Alarm", 2).play("Alarm").resolves()
    table.check("Elk", has=m.MOBILITY).until("Move Elk", 2).choose("Move Elk").ends()
    table.check("Cat", zone="smoked").check("Elk", damage=3, has=m.MOBILITY)
    assert table.game.used_in_attack == []


# --- one interceptor, several attackers ------------------------------------------------------------------------


@rule("SF-28.6.1", "SF-30.3.1", "SF-28.6.8")
def test_one_who_meets_two_attackers_fights_both_at_once_and_divides_its_damage() -> None:
    table = fight(["Meadow", "Cat", "Dog", "Ant"], ["Pond", "Bear", "Whirl > Bear"]).attack("Pond", "Cat", "Dog", "Ant")
    table.until("intercept", 1).choose("Bear intercepts Cat")
    assert table.question.prompt == "Whom else does Bear intercept?"
    assert table.labels() == ["No more attackers", "Bear intercepts Dog", "Bear intercepts Ant"]
    copied(table)
    table.choose("Bear intercepts Dog").until("divide damage", 1).choose("3").ends()
    table.check("Cat", zone="smoked").check("Dog", zone="smoked").check("Bear", zone="smoked").check("Pond", damage=1)


@rule("SF-28.6.8", "SF-28.6.1")
def test_all_attackers_who_meet_one_that_stands_have_failed() -> None:
    table = fight(["Meadow", "Cat", "Ant", "Dog"], ["Pond", "Giant", "Whirl > Giant"]).attack(
        "Pond", "Cat", "Ant", "Dog"
    )
    table.until("intercept", 1).choose("Giant intercepts Cat", "Giant intercepts Ant")
    table.until("divide damage", 1).choose("0").ends()
    table.check("Ant", zone="smoked").check("Cat", damage=0).check("Giant", damage=4).check("Pond", damage=3)


@rule("SF-28.6.1", "SF-28.6.4")
def test_who_meets_several_need_not_and_others_meet_one() -> None:
    table = fight(["Meadow", "Cat", "Dog"], ["Pond", "Bear", "Whirl > Bear", "Elk"]).attack("Pond", "Cat", "Dog")
    table.until("intercept", 1).choose("Bear intercepts Cat", "No more attackers")
    assert table.labels() == ["No more interceptors", "Elk intercepts Cat", "Elk intercepts Dog"]
    table.choose("Elk intercepts Dog").ends().check("Cat", zone="smoked").check("Dog", zone="smoked")
    table.check("Bear", damage=3).check("Elk", damage=3)


@rule("SF-28.6.4", "SF-28.6.7")
def test_attackers_wait_until_the_one_who_meets_them_all_is_next_for_each() -> None:
    """The Ant stands before the Bear in the Dog's way, so the Cat's combat with the Bear waits for it."""
    table = fight(["Meadow", "Cat", "Dog"], ["Pond", "Ant", "Bear", "Whirl > Bear"]).attack("Pond", "Cat", "Dog")
    table.until("intercept", 1).choose("Ant intercepts Dog", "Bear intercepts Cat", "Bear intercepts Dog")
    attack = current_attack(table.game)
    assert attack is not None
    pairs: list[list[str]] = []
    while table.kind != "main shot":
        fights = [each for each in table.game.stack if isinstance(each, Combat)]
        if fights and table.kind == "divide damage":
            pairs.append([table.game.card(card).title for card in fights[0].pairs])
        table.decline()
    assert pairs == [["Cat", "Bear", "Dog", "Bear"]]
    table.check("Ant", zone="smoked").check("Bear", damage=5)


@rule("SF-28.6.6", "SF-50.15")
def test_one_attacker_may_pass_while_the_other_is_held() -> None:
    """The turned Bear intercepts two; the Cat gains Superleap and is past it, the Dog is not."""
    sides = ["Meadow", "Cat", "Dog", "hand: Wings"], ["Pond", "Bear (turned)", "Whirl > Bear"]
    table = fight(*sides).attack("Pond", "Cat", "Dog").until("intercept", 1)
    table.choose("Bear intercepts Cat", "Bear intercepts Dog").until("Play Wings", 0).play("Wings", "Cat").ends()
    table.check("Pond", damage=3).check("Dog", zone="smoked").check("Bear", damage=3)
    table = fight(*sides).attack("Pond", "Cat", "Dog").until("intercept", 1)
    table.choose("Bear intercepts Cat", "Bear intercepts Dog").until("Play Wings", 0).play("Wings", "Dog").ends()
    table.check("Pond", damage=3).check("Cat", zone="smoked").check("Bear", damage=3)


@rule("SF-28.6.6.1", "SF-28.6.6")
def test_an_interceptor_stays_while_it_has_an_attacker_left() -> None:
    """It has moved there; one of its two attackers is gone, and it fights the other one."""
    sides = ["Meadow", "Cat", "Dog", "hand: Snuff"], ["Pond"], ["Meadow", "Bear", "Whirl > Bear"]
    table = fight(*sides).attack("Pond", "Cat", "Dog").until("Move Bear", 2).choose("Move Bear").until("intercept", 2)
    table.choose("Bear intercepts Cat", "Bear intercepts Dog").until("Play Snuff", 0).play("Snuff", "Cat").ends()
    table.check("Dog", zone="smoked").check("Bear", damage=3, location=1).check("Pond", damage=0)


# --- Sites ---------------------------------------------------------------------------------------------------


@rule("SF-30.3", "SF-29.7", "SF-28.11")
def test_a_site_that_strikes_is_a_source_of_combat_damage() -> None:
    table = fight(["Meadow", "Turtle", "Cat"], ["Shrine", "Barn"]).attack("Shrine", "Turtle", "Cat")
    table.until("divide damage", 1).choose("3").until("Smoke it").choose("Smoke it").ends()
    table.check("Turtle", damage=1).check("Cat", damage=1)  # Toughness takes 2 of 3


@rule("SF-28.1", "SF-28.12")
def test_attacking_some_cards_is_a_players_last_attack_of_the_turn() -> None:
    table = fight(["Meadow", "Ant", "Loner"], ["Willow", "Barn"]).attack("Willow", "Ant").ends()
    table.cannot("Declare an attack")
    assert table.why("Loner") == "SF-6.0"
