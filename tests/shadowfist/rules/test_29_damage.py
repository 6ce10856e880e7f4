"""SF-29: damage: where it comes from, how long it stays, and the eight steps that change it."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight, people


def rules_of(title: str, fighting: int, *abilities: m.Ability, **more: int) -> Card:
    """A Character with a text about damage."""
    return m.character(title, "Fighter", 1, fighting, "", "", *abilities, **more)


def with_cards(*cards: Card, mine: list[str], theirs: list[str]) -> Duel:
    """A table with a few more cards."""
    return duel(mine, theirs, extra=[*people(), *cards])


@rule("SF-29.0", "SF-15.1", "SF-11.1")
def test_damage_reduces_fighting_and_body_and_never_below_zero() -> None:
    table = fight(["Meadow", "Cat", "Elk"], ["Meadow", "Bear"])
    table.attack("Bear", "Cat").ends().check("Bear", damage=3, fighting=3)
    table = fight(["Meadow", "Bear"], ["Meadow"])
    table.attack("Meadow", "Bear").ends().check("Meadow", 1, damage=6, body=2)
    table = fight(["Meadow", "Giant"], ["Pond"])
    table.attack("Pond", "Giant").check("Pond", damage=9, body=0)


@rule("SF-29.0")
def test_extra_damage_does_not_spill_over() -> None:
    table = fight(["Meadow", "Giant"], ["Pond", "Barn (back)", "Ant"])
    table.attack("Pond", "Giant").until("fate of the Site").choose("Smoke it").ends()
    table.check("Barn", damage=0).check("Ant", damage=0)


@rule("SF-29.1", "SF-30.3")
def test_combat_damage_is_inflicted_in_combat() -> None:
    """The Watcher is paid for combat damage only."""
    paid = m.when(m.happens(m.DAMAGED, to=m.ANY_SITE, combat=1), m.GainPower(m.YOU_, 1))
    watcher = rules_of("Watcher", 1, paid)
    table = with_cards(watcher, mine=["Meadow", "Cat", "Watcher", "hand: Bolt"], theirs=["Meadow"])
    table.play("Bolt", "Meadow, {1}'s").ends().power(9, 9).attack("Meadow", "Cat").ends().power(10, 9)


@rule("SF-29.2")
def test_all_other_damage_is_non_combat_damage_also_in_an_attack() -> None:
    """Robbed of its last Body by a Bolt in the attack, the Pond is smoked, and nobody is asked about its fate."""
    table = fight(["Meadow", "Ant", "hand: Bolt", "hand: Bolt"], ["Pond", "Meadow"])
    table.attack("Pond", "Ant").play("Bolt", "Pond").resolves().play("Bolt", "Pond")
    while table.kind != "main shot":
        assert table.kind != "fate of the Site"
        table.decline()
    table.check("Pond", zone="smoked")


@rule("SF-29.3")
def test_damage_stays_until_it_is_healed() -> None:
    table = fight(["Meadow", "Bear (2 damage)"], ["Pond (1 damage)"])
    table.end_turn().ends().check("Bear", damage=2).check("Pond", damage=1)
    table.end_turn().ends().choose("Turn to heal Bear").ends().check("Bear", damage=0)


@rule("SF-29.3", "SF-19.0")
def test_or_until_the_card_is_seized_or_leaves_play() -> None:
    table = fight(["Meadow", "Bear"], ["Pond (1 damage)", "Barn", "hand: Rest"])
    table.attack("Pond", "Bear").until("fate of the Site").choose("Seize it").check("Pond", damage=0)
    table = fight(["Meadow", "Bear (2 damage)", "hand: Snuff"], ["Pond"])
    table.play("Snuff", "Bear").ends().check("Bear", zone="smoked", damage=0)


@rule("SF-29.4", "SF-29.6")
def test_each_card_is_a_source_of_its_own_and_reduced_for_itself() -> None:
    """Toughness 2 takes 2 from each Cat of 3, not 2 from six."""
    table = fight(["Meadow", "Cat", "Dog"], ["Meadow", "Turtle"])
    table.attack("Turtle", "Cat", "Dog").until("divide damage").ends().check("Turtle", damage=2)


@rule("SF-29.4.1", "SF-29.7")
def test_a_card_that_adds_damage_is_no_source_itself() -> None:
    """The Cat's 3 and the Swords' 3 are one source of 6: Toughness takes 2 of them, once."""
    table = fight(["Meadow", "Cat", "Butterfly Swords > Cat"], ["Meadow", "Turtle"])
    table.attack("Turtle", "Cat").ends().check("Turtle", zone="smoked")
    table = fight(["Meadow", "Ant", "Butterfly Swords > Ant"], ["Meadow", "Turtle"])
    table.attack("Turtle", "Ant").ends().check("Turtle", damage=2)


@rule("SF-29.5")
def test_plus_and_minus_damage_mean_combat_damage_only() -> None:
    """The Swords do nothing for the Ghosts' own effect."""
    table = fight(["Meadow", "Hungry Ghosts", "Butterfly Swords > Hungry Ghosts"], ["Meadow", "Bear"])
    table.use("Hungry Ghosts", "Bear").ends().check("Bear", damage=1)
    table = fight(["Meadow", "Hungry Ghosts", "Butterfly Swords > Hungry Ghosts"], ["Meadow", "Bear"])
    table.attack("Bear", "Hungry Ghosts").ends().check("Bear", damage=5)


@rule("SF-29.5")
def test_increases_damage_means_damage_of_both_kinds() -> None:
    for play, damage in (("combat", 3), ("Bolt", 3)):
        sore = rules_of("Sore", 9, m.between(m.RECEIVED, 1, to=m.SELF, by=m.pick()))
        elf = rules_of("Elf", 2)
        table = with_cards(sore, elf, mine=["Meadow", "Elf", "hand: Bolt"], theirs=["Meadow", "Sore"])
        if play == "combat":
            table.attack("Sore", "Elf").ends().check("Sore", damage=damage)
        else:
            table.play("Bolt", "Sore").ends().check("Sore", damage=damage)


@rule("SF-29.6")
def test_damage_is_not_reduced_below_zero() -> None:
    table = fight(["Meadow", "Ant"], ["Meadow", "Turtle (1 damage)"])
    table.attack("Turtle", "Ant").ends().check("Turtle", damage=1)


@rule("SF-29.6.1", "SF-38.3")
def test_redirected_damage_is_not_reduced_by_the_card_it_leaves() -> None:
    """Diamond Beach would take 4 of the Bear's 6; the Elk takes all 6."""
    table = fight(["Meadow", "Bear"], ["Diamond Beach", "Devil's Mountain", "Giant (2nd)"])
    table.attack("Diamond Beach", "Bear").until("Use Devil's Mountain").use("Devil's Mountain").ends()
    table.check("Giant", damage=6).check("Diamond Beach", damage=0)


@rule("SF-29.6.2")
def test_reduction_that_comes_later_does_not_help() -> None:
    table = fight(["Meadow", "hand: Bolt"], ["Meadow", "Bear", "Ant", "hand: Hide"])
    table.play("Bolt", "Bear").ends().choose("End your turn").play("Hide", "Bear").ends().check("Bear", damage=2)
    table = fight(["Meadow", "hand: Bolt"], ["Meadow", "Bear", "Ant", "hand: Hide"])
    table.play("Bolt", "Bear").play("Hide", "Bear").ends().check("Bear", damage=1)


@rule("SF-29.6.2")
def test_damage_taken_before_stays_as_it_is() -> None:
    table = fight(["Meadow", "hand: Hide", "Bear (3 damage)", "Ant"], ["Meadow"])
    table.play("Hide", "Bear").ends().check("Bear", damage=3, toughness=1)


@rule("SF-29.6.3")
def test_taking_no_damage_is_a_reduction_to_zero_and_no_more_than_is_one_too() -> None:
    """Puzzle Garden takes 3 from one Character at most; from two, 3 each."""
    table = fight(["Meadow", "Bear", "Giant", "Elk"], ["Puzzle Garden"])
    table.attack("Puzzle Garden", "Bear").ends().check("Puzzle Garden", damage=3)
    table = fight(["Meadow", "Bear", "Giant"], ["Puzzle Garden"])
    table.attack("Puzzle Garden", "Bear", "Giant").ends().check("Puzzle Garden", damage=6)


# --- the eight steps (SF-29.7) -----------------------------------------------------------------------


@rule("SF-29.7")
def test_bonuses_then_penalties() -> None:
    """Steps 1 to 3: 1 Fighting, +3 by the Swords, -1 by the Crows that attack."""
    table = fight(["Meadow", "Murder of Crows"], ["Meadow", "Ant", "Butterfly Swords > Ant"])
    table.attack("Ant", "Murder of Crows").ends().check("Murder of Crows", damage=3)
    table = fight(["Meadow", "Murder of Crows"], ["Meadow", "Ant"])
    table.attack("Ant", "Murder of Crows").ends().check("Murder of Crows", damage=0)


def muddled(*steps: int) -> Card:
    """A Character on which damage is doubled (4), halved (5), increased by 1 (6), cut by 2 (7) or capped at 3 (8)."""
    abilities: list[m.Ability] = []
    for step, number in ((m.MULTIPLIED, 2), (m.DIVIDED, 2), (m.RECEIVED, 1), (m.SUBTRACTED, 2)):
        if step in steps:
            abilities.append(m.between(step, number, to=m.SELF, by=m.pick()))
    if 8 in steps:
        abilities.append(m.reduces(m.ANY_CHARACTER, 3))
    return rules_of("Muddle", 60, *abilities)


def taken(attacker: str, *steps: int) -> int:
    """How much damage such a Character takes from an attacker."""
    table = with_cards(muddled(*steps), mine=["Meadow", attacker], theirs=["Meadow", "Muddle"])
    table.attack("Muddle", attacker).ends()
    damage: int = table.game.damage[table.card("Muddle")]
    return damage


@rule("SF-29.7")
def test_multiplying_comes_before_dividing_adding_and_subtracting() -> None:
    assert taken("Cat") == 3
    assert taken("Cat", 4) == 6
    assert taken("Cat", 4, 6) == 3 * 2 + 1
    assert taken("Cat", 4, 7) == 3 * 2 - 2
    assert taken("Cat", 4, 5) == 3 * 2 // 2
    assert taken("Cat", 4, 5, 6, 7) == 3 * 2 // 2 + 1 - 2


@rule("SF-29.7")
def test_dividing_comes_before_adding() -> None:
    """Even amounts tell the orders apart: half of 4 and 1 is 3, half of 5 is 2; 1 added to half of 6 is 4, not 3."""
    assert taken("Cat", 5) == 1
    assert taken("Elk", 5, 6) == 4 // 2 + 1 != (4 + 1) // 2
    assert taken("Bear", 5, 6) == 6 // 2 + 1 != (6 + 1) // 2
    assert taken("Elk", 5, 7) == 4 // 2 - 2 != (4 - 2) // 2
    assert taken("Bear", 5, 7) == 6 // 2 - 2 != (6 - 2) // 2
    assert taken("Bear", 5, 6, 7) == 6 // 2 + 1 - 2


@rule("SF-29.7")
def test_the_receiving_sides_increase_comes_before_its_subtraction() -> None:
    """2 less of 1 would be nothing, and nothing is not increased."""
    assert taken("Cat", 6, 7) == 3 + 1 - 2
    assert taken("Ant", 6, 7) == 0
    assert taken("Ant", 6) == 2


@rule("SF-29.7")
def test_reducing_to_a_number_comes_last() -> None:
    assert taken("Giant", 8) == 3
    assert taken("Giant", 4, 6, 7, 8) == 3
    assert taken("Elk", 7, 8) == 2


@rule("SF-29.7")
def test_a_bonus_is_multiplied_too() -> None:
    """Steps 2 and 3 are in the amount that is multiplied."""
    table = with_cards(
        muddled(4), mine=["Meadow", "Ant", "Butterfly Swords > Ant"], theirs=["Meadow", "Muddle"]
    ).attack("Muddle", "Ant")  # fmt: skip
    table.ends().check("Muddle", damage=8)


@rule("SF-29.7")
def test_multipliers_are_cumulative() -> None:
    table = fight(["Meadow", "Ant"], ["Meadow", "Ornamental Garden > Meadow", "Ornamental Garden > Meadow"])
    table.attack("Meadow", "Ant").ends().check("Meadow", 1, damage=4)


# --- variable and irreducible damage ------------------------------------------------------------------


@rule("SF-29.8")
def test_a_variable_bonus_looks_at_fixed_changes_only() -> None:
    """All but one that the Turtle needs: 4 Fighting and 2 Toughness make 6, so 5 are sent and 3 arrive."""
    table = fight(["Meadow", "Ant", "Hands Without Shadow > Ant"], ["Meadow", "Turtle"])
    table.attack("Turtle", "Ant").until("may").choose("Yes").ends()
    table.check("Turtle", damage=3, fighting=1)


@rule("SF-29.8")
def test_one_may_inflict_ones_own_damage_instead() -> None:
    table = fight(["Meadow", "Giant", "Hands Without Shadow > Giant"], ["Meadow", "Bear"])
    table.attack("Bear", "Giant").until("may").choose("No").ends().check("Bear", zone="smoked")
    table = fight(["Meadow", "Giant", "Hands Without Shadow > Giant"], ["Meadow", "Bear"])
    table.attack("Bear", "Giant").until("may").choose("Yes").ends().check("Bear", damage=5)


@rule("SF-29.8")
def test_it_is_for_combat_with_characters() -> None:
    table = fight(["Meadow", "Ant", "Hands Without Shadow > Ant"], ["Meadow"])
    table.attack("Meadow", "Ant")
    assert table.kind == "main shot"
    table.check("Meadow", 1, damage=1)


@rule("SF-29.9", "SF-50.18")
def test_unstoppable_damage_is_neither_cut_nor_capped() -> None:
    table = fight(["Meadow", "Boulder", "Elk"], ["Puzzle Garden"])
    table.attack("Puzzle Garden", "Boulder").ends().check("Puzzle Garden", damage=4)
    table = fight(["Meadow", "Boulder"], ["Diamond Beach"])
    table.attack("Diamond Beach", "Boulder").ends().check("Diamond Beach", damage=4)


@rule("SF-29.9", "SF-29.6.3")
def test_not_even_by_taking_no_damage() -> None:
    ghost = rules_of("Ghost", 9, m.reduces(m.ANY_CHARACTER, 0))
    table = with_cards(ghost, mine=["Meadow", "Boulder"], theirs=["Meadow", "Ghost"])
    table.attack("Ghost", "Boulder").ends().check("Ghost", damage=4)
    table = with_cards(ghost, mine=["Meadow", "Elk"], theirs=["Meadow", "Ghost"])
    table.attack("Ghost", "Elk").ends().check("Ghost", damage=0)


@rule("SF-29.9", "SF-38.2")
def test_nor_is_it_redirected() -> None:
    table = fight(["Meadow", "Boulder"], ["Meadow", "Devil's Mountain", "Giant (2nd)"])
    table.attack("Meadow", "Boulder")
    while table.kind != "main shot":
        table.cannot("Use Devil's Mountain").decline()
    table.check("Meadow", 1, damage=4)


@rule("SF-29.4")
def test_damage_of_an_effect_comes_from_its_card() -> None:
    """A Character that takes half from Events only: the Event is the source, not its player's Characters."""
    proof = rules_of("Proof", 9, m.between(m.SUBTRACTED, 1, to=m.SELF, by=m.ANY_EVENT))
    table = with_cards(proof, mine=["Meadow", "Elk", "hand: Bolt"], theirs=["Meadow", "Proof"])
    table.play("Bolt", "Proof").ends().check("Proof", damage=1).attack("Proof", "Elk").ends().check("Proof", damage=5)


@rule("SF-29.5", "SF-29.7")
def test_a_source_that_inflicts_more_does_so_in_combat_and_out_of_it() -> None:
    hurts = m.use([m.TURN, it := m.target(m.ANY_CHARACTER)], m.Damage(1, it))
    more = m.always(m.more_damage(1))
    fiend = rules_of("Fiend", 2, hurts, more)
    table = with_cards(fiend, mine=["Meadow", "Fiend"], theirs=["Meadow", "Bear"])
    table.use("Fiend", "Bear").ends().check("Bear", damage=2)
    table = with_cards(fiend, mine=["Meadow", "Fiend"], theirs=["Meadow", "Bear"])
    table.attack("Bear", "Fiend").ends().check("Bear", damage=3)


@rule("SF-29.8", "SF-30.3.1")
def test_who_fights_several_inflicts_its_own_damage() -> None:
    table = fight(["Meadow", "Cat", "Dog"], ["Meadow", "Bear", "Hands Without Shadow > Bear"])
    table.attack("Bear", "Cat", "Dog").until("divide damage").choose("3").ends()
    table.check("Cat", zone="smoked").check("Dog", zone="smoked")


@rule("SF-29.8")
def test_who_is_attacked_may_use_it_too() -> None:
    table = fight(["Meadow", "Bear"], ["Meadow", "Ant", "Hands Without Shadow > Ant"])
    table.attack("Ant", "Bear").until("may")
    assert table.seat == 1
    table.choose("Yes").ends().check("Bear", damage=5).check("Ant", zone="smoked")
