"""SF-50: the abilities printed in bold."""

from kwoon.games.shadowfist.cards.make import ANY_CHARACTER, character, event, pick, target, use
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.codes import (
    AMBUSH,
    ASSASSINATE,
    CHARACTER,
    CORRUPTED,
    GUTS,
    LETHAL,
    LOYALTY,
    MOBILITY,
    REGENERATE,
    SUPERLEAP,
    UNSTOPPABLE,
)
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.words.verbs_cards import TakeControl
from kwoon.games.shadowfist.words.verbs_damage import Damage
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


def fighter(fighting: int, keywords: int = 0, title: str = "Fighter", influence: int = 0) -> Card:
    """A Character with bold-faced abilities."""
    made = character(title, "Warrior", 2, fighting, "", "", keywords=keywords)
    made.influence = influence
    return made


def fight(attackers: list[str], defender: str, *cards: Card) -> Duel:
    """An attack on a Character, fought out."""
    table = duel(["Puzzle Garden", *attackers], ["Dockyard", defender], extra=list(cards))
    return table.attack(defender.split(" (")[0], *attackers).ends()


@rule("SF-50.0", "SF-50.1")
def test_ambush_strikes_first() -> None:
    fight(["Fighter"], "Walking Corpses", fighter(4, AMBUSH)).check("Fighter", damage=0)
    fight(["Fighter"], "Walking Corpses", fighter(4)).check("Fighter", zone="smoked")
    # The defender's answer comes after, if there is anyone left to give it.
    fight(["Fighter"], "Walking Corpses", fighter(3, AMBUSH)).check("Fighter", damage=1)


@rule("SF-50.1")
def test_ambush_strikes_once_and_helps_no_defender() -> None:
    fight(["Fighter"], "Sewer Scum", fighter(3, AMBUSH)).check("Sewer Scum", damage=3).check("Fighter", zone="smoked")
    table = duel(["Puzzle Garden", "SEAL Team"], ["Dockyard", "Fighter"], extra=[fighter(4, AMBUSH)])
    table.attack("Fighter", "SEAL Team").ends().check("Fighter", zone="smoked")


@rule("SF-50.2")
def test_assassins_cannot_be_intercepted_on_their_way_to_a_character() -> None:
    sides = ["Puzzle Garden", "Fighter"], ["Dockyard", "Imp", "Walking Corpses"]
    table = duel(*sides, extra=[fighter(1, ASSASSINATE)])
    table.attack("Imp", "Fighter").ends().check("Imp", zone="smoked")
    table = duel(*sides, extra=[fighter(1, ASSASSINATE)])
    table.attack("Dockyard", "Fighter").until("intercept")
    assert table.offers("Walking Corpses intercepts Fighter")


@rule("SF-50.3", "SF-16.3")
def test_corrupted_damage_stays() -> None:
    table = duel(["Puzzle Garden", "Fighter"], ["Dockyard", "Sewer Scum"], extra=[fighter(2, CORRUPTED)])
    table.attack("Sewer Scum", "Fighter").ends().check("Sewer Scum", damage=2)
    table.end_turn().until("main shot").cannot("Turn to heal Sewer Scum")


def rescuers() -> Card:
    """An Event that may be played in a crisis."""
    made = event("Rescue", 5, "", use([it := target(ANY_CHARACTER)], Damage(1, it)))
    made.crisis = 1
    return made


@rule("SF-50.4")
def test_a_crisis_makes_a_card_cheap_and_costs_the_next_turns_power() -> None:
    mine = ["Puzzle Garden", "hand: Rescue", "hand: Rescue"]
    table = duel(mine, ["Imp", "Sewer Scum"], power=(2, 0), extra=[rescuers()])
    assert table.labels() == ["End your turn", "Play Rescue at its Crisis cost of 1"]
    table.choose("Play Rescue at", "Imp").passes().power(1, 0).check("Imp", zone="smoked")
    assert table.pile("toasted", 0) == ["Rescue"]
    assert table.labels() == ["End your turn"], "one a turn, though there is Power for it and someone to hit"
    table.end_turn().ends().end_turn().until("main shot").power(1)  # the Garden gave nothing
    assert table.offers("Play Rescue at its Crisis cost of 1")
    table.end_turn().ends().end_turn().until("main shot").power(2)


@rule("SF-50.4", "SF-49.7")
def test_a_character_played_in_a_crisis_is_toasted_when_it_goes() -> None:
    hero = fighter(3, title="Last Hope")
    hero.crisis = 0
    table = duel(["hand: Last Hope", "hand: Blade Palm", "pool: CC"], power=2, extra=[hero])
    table.choose("Play Last Hope at its Crisis cost of 0").passes()
    table.play("Blade Palm").passes().check("Last Hope", zone="toasted")
    table = duel(["hand: Last Hope", "hand: Blade Palm", "pool: CC"], power=4, extra=[hero])
    table.choose("Play Last Hope").passes()
    table.play("Blade Palm").passes().check("Last Hope", zone="hand")


@rule("SF-50.5")
def test_guts_hit_as_if_unhurt() -> None:
    table = duel(["Puzzle Garden", "Fighter (3 damage)"], ["Dockyard", "Sewer Scum"], extra=[fighter(5, GUTS)])
    table.check("Fighter", fighting=2).attack("Sewer Scum", "Fighter").ends()
    table.check("Sewer Scum", damage=5).check("Fighter", zone="smoked")


@rule("SF-50.6", "SF-28.12")
def test_the_independent_attack_after_a_failure() -> None:
    table = duel(["Puzzle Garden", "Imp", "Mantis Fighter", "Reluctant Hero"], ["Dockyard", "Sewer Scum"])
    table.attack("Dockyard", "Imp").until("Sewer Scum intercepts").choose("Sewer Scum intercepts").ends()
    table.until("main shot").attack("Dockyard")
    assert table.game.view(0)["attack"]["attackers"][0]["card"] == "Reluctant Hero"  # type: ignore[index, call-overload]


@rule("SF-50.8")
def test_influence_turns_away_an_interceptor() -> None:
    """Two courtiers, with 1 and 1, sway a Character of cost 2; one alone does not."""
    courtier = fighter(1, title="Courtier", influence=1)
    table = duel(
        ["Puzzle Garden", "SEAL Team", "Courtier", "Courtier"], ["Dockyard", "Walking Corpses"], extra=[courtier]
    )
    table.attack("Dockyard", "SEAL Team").until("Walking Corpses intercepts").choose("Walking Corpses intercepts")
    table.until("Use the Influence of Courtier", 0).choose("Use the Influence of Courtier")
    table.check("Courtier", turned=True).check("Courtier (2)", turned=True).ends()
    table.check("Dockyard", damage=4).check("SEAL Team", damage=0)
    table = duel(["Puzzle Garden", "SEAL Team", "Courtier"], ["Dockyard", "Walking Corpses"], extra=[courtier])
    table.attack("Dockyard", "SEAL Team").until("Walking Corpses intercepts").choose("Walking Corpses intercepts")
    table.ends().check("SEAL Team", zone="smoked")


@rule("SF-50.9")
def test_lethal_damage_smokes_whom_it_touches() -> None:
    fight(["Fighter"], "Sewer Scum", fighter(1, LETHAL)).check("Sewer Scum", zone="smoked")
    sting = event("Sting", 0, "", use([it := target(ANY_CHARACTER)], Damage(1, it, LETHAL)))
    table = duel(["hand: Sting"], ["Sewer Scum"], extra=[sting])
    table.play("Sting").passes().check("Sewer Scum", zone="smoked")
    assert sting.text() == "Target a Character :: Inflict 1 Lethal non-combat damage on target."
    # Toughness keeps it off: no damage, no death.
    table = duel(["hand: Sting"], ["Sifu Beumer"], extra=[sting])
    table.play("Sting").passes().check("Sifu Beumer", damage=0)


@rule("SF-50.10")
def test_the_loyal_cannot_be_taken() -> None:
    snare = event("Snare", 0, "", use([it := target(pick(CHARACTER))], TakeControl(it, TURN_END)))
    table = duel(["hand: Snare"], ["Fighter"], extra=[snare, fighter(2, LOYALTY)])
    table.play("Snare").passes().check("Fighter", control=1)
    table = duel(["hand: Snare"], ["Fighter"], extra=[snare, fighter(2)])
    table.play("Snare").passes().check("Fighter", control=0)


@rule("SF-50.11")
def test_mobility_moves_without_turning_even_when_turned() -> None:
    table = duel(["Puzzle Garden", "City Park", "Fighter (1st, turned)"], extra=[fighter(2, MOBILITY)])
    table.choose("Move Fighter").passes().check("Fighter", location=2, turned=True)
    table = duel(["Puzzle Garden", "City Park", "Fighter (1st)"], extra=[fighter(2, MOBILITY)])
    table.choose("Move Fighter").passes().check("Fighter", location=2, turned=False)


@rule("SF-50.11")
def test_nobody_goes_round_in_circles_for_ever() -> None:
    table = duel(["Puzzle Garden", "City Park", "Fighter (1st)"], [], extra=[fighter(2, MOBILITY)])
    for _ in range(10):
        table.choose("Move Fighter").passes()
    table.cannot("Move Fighter")
    assert table.refusal("Fighter") is not None
    table.end_turn().ends().end_turn().ends().choose("Move Fighter")


@rule("SF-50.12")
def test_the_regenerating_heal_at_the_start_of_their_turn() -> None:
    table = duel(["Fighter (3 damage)"], ["Hungry Ghosts"], begin="start", extra=[fighter(5, REGENERATE)])
    table.until("main shot").check("Fighter", damage=0)
    table = duel(["Imp"], ["Fighter (3 damage)"], begin="start", extra=[fighter(5, REGENERATE)])
    table.until("main shot").check("Fighter", damage=3)


@rule("SF-50.13", "SF-43.0")
def test_reload_puts_a_card_on_top_of_the_deck_for_its_cost() -> None:
    table = duel(["smoked: Bamboo Cane", "pool: gggC", "Imp"], power=1)
    table.use("Bamboo Cane").passes().power(0)
    assert table.pile("deck", 0)[-1] == "Bamboo Cane"


@rule("SF-50.14")
def test_stealth_shakes_off_one_interceptor_an_attack() -> None:
    table = duel(["Puzzle Garden", "SEAL Team"], ["Dockyard", "Imp", "Mantis Fighter"])
    table.attack("Dockyard", "SEAL Team").until("Imp intercepts").choose("Imp intercepts", "Mantis Fighter intercepts")
    table.until("Use the Stealth of SEAL Team", 0).choose("Use the Stealth of SEAL Team", "Imp")
    table.resolves().cannot("Use the Stealth").ends()
    table.check("Mantis Fighter", zone="smoked").check("Imp", zone="in play").check("Dockyard", damage=3)


@rule("SF-50.15")
def test_superleap_passes_over_the_turned() -> None:
    table = duel(["Puzzle Garden", "Fighter"], ["Dockyard", "Imp (turned)", "Walking Corpses"],
                 extra=[fighter(3, SUPERLEAP)])  # fmt: skip
    table.attack("Dockyard", "Fighter").until("intercept")
    table.cannot("Imp intercepts")
    assert table.offers("Walking Corpses intercepts")


@rule("SF-50.16")
def test_tactics_take_an_attacker_out_before_combat() -> None:
    table = duel(["Puzzle Garden", "Murder of Crows"], ["Dockyard", "Sewer Scum"])
    table.attack("Dockyard", "Murder of Crows").until("Sewer Scum intercepts").choose("Sewer Scum intercepts")
    table.until("Use the Tactics of Murder of Crows", 0).choose("Use the Tactics of").ends()
    table.check("Murder of Crows", damage=0, zone="in play").check("Sewer Scum", damage=0)


@rule("SF-50.17")
def test_toughness_counts_for_each_source_and_adds_up() -> None:
    """The rulebook's example: a Trucker in a Big Ass Car takes two less from each of those who attack."""
    table = duel(
        ["Puzzle Garden", "SEAL Team", "Mantis Fighter", "Hungry Ghosts"],
        ["Dockyard", "Maverick Trucker", "Big Ass Car > Maverick Trucker"],
    )  # fmt: skip
    table.attack("Maverick Trucker", "SEAL Team", "Mantis Fighter").until("Use Big Ass Car", 1).use("Big Ass Car")
    table.resolves().check("Maverick Trucker", toughness=2).ends()
    table.check("Maverick Trucker", damage=2)


@rule("SF-50.18", "SF-29.9")
def test_the_unstoppable_ignore_toughness() -> None:
    fight(["Fighter"], "Sifu Beumer", fighter(3, UNSTOPPABLE)).check("Sifu Beumer", damage=3)
    fight(["Fighter"], "Sifu Beumer", fighter(3)).check("Sifu Beumer", damage=1)


@rule("SF-50.7", "SF-40.0")
def test_immunity_keeps_effects_of_a_kind_away() -> None:
    table = duel(["The Great Wastes"], ["Dr. Amanda Snow", "Imp"])
    table.use("The Great Wastes").cannot("Dr. Amanda Snow")


@rule("SF-50.11", "SF-13.0", "SF-6.1")
def test_who_cannot_turn_to_change_location_moves_by_mobility_which_does_not_turn() -> None:
    """Walking Corpses in a van; and also if they are turned. On foot they stay where they are."""
    side = ["Puzzle Garden", "Stone Dolmens", "Walking Corpses (1st)"]
    table = duel(side, []).cannot("Move Walking Corpses")
    for marks in ("1st", "1st, turned"):
        side[-1] = f"Walking Corpses ({marks})"
        table = duel([*side, "Plain White Panel Van > Walking Corpses"], [])
        table.choose("Move Walking Corpses").passes()
        table.check("Walking Corpses", location=2, turned="turned" in marks)
