"""SF-22: the turn."""

from kwoon.games.shadowfist.cards.make import YOU_, feng_shui, happens, when
from kwoon.games.shadowfist.terms.codes import MAIN_SHOT_STARTED, UNTURNED
from kwoon.games.shadowfist.words.verbs_power import GainPower
from tests.rules import rule
from tests.shadowfist.duel import duel


@rule("SF-22.0", "SF-22.2")
def test_the_establishing_shot_comes_before_the_main_shot_and_is_closed() -> None:
    """Nobody is asked for an effect before the Main Shot, though all could have one."""
    table = duel(["Puzzle Garden", "Hungry Ghosts", "hand: Final Brawl", "pool: dd"], ["Hungry Ghosts"], begin="start")
    kinds = []
    while table.kind != "main shot":
        kinds.append(table.kind)
        table.decline()
    assert kinds == ["generate Power", "discard"]


@rule("SF-22.1", "SF-22.3.2.3")
def test_the_option_passes_clockwise_from_the_active_player() -> None:
    table = duel(["Imp"], ["Hungry Ghosts"], ["Hungry Ghosts"], ["Hungry Ghosts"])
    table.choose("End your turn")
    seats = []
    while table.kind == "act":
        seats.append(table.seat)
        table.choose("Pass")
    assert seats == [1, 2, 3]


@rule("SF-22.2.1")
def test_the_start_of_the_turn_is_a_scene_of_its_own() -> None:
    table = duel(["hand: Violet Meditation", "pool: C"], ["Puzzle Garden", "City Park"], begin="start", power=0)
    table.play("Violet Meditation").until("main shot").power(2)


@rule("SF-22.2.2", "SF-22.2.2.1")
def test_power_generation_may_be_skipped_to_discard_more() -> None:
    hand = ["hand: Imp", "hand: Mantis Fighter", "hand: Final Brawl"]
    table = duel(["Puzzle Garden", *hand], begin="start", power=0)
    table.choose("Generate Power").power(1).choose("Imp")
    assert table.kind == "main shot"  # only one
    table = duel(["Puzzle Garden", *hand], begin="start", power=0)
    table.choose("Skip it").power(0).choose("Imp", "Mantis Fighter", "Final Brawl")
    assert sorted(table.pile("toasted", 0)) == ["Final Brawl", "Imp", "Mantis Fighter"]


@rule("SF-22.2.2.1")
def test_who_skips_generates_nothing_at_all() -> None:
    table = duel(["Puzzle Garden", "The Jade Dragon > Puzzle Garden", "hand: Imp"], begin="start", power=0)
    table.choose("Skip it").until("main shot").power(0)


@rule("SF-22.2.3", "SF-21.1")
def test_all_cards_unturn_in_the_third_step() -> None:
    table = duel(["Puzzle Garden (turned)", "Imp (turned)"], ["SEAL Team (turned)"], begin="start")
    table.until("main shot").check("Puzzle Garden", turned=False).check("Imp", turned=False)
    table.check("SEAL Team", turned=True)


@rule("SF-22.2.3", "SF-22.2")
def test_unturning_can_trigger_effects() -> None:
    alarm = feng_shui("Alarm Bell", 5, when(happens(UNTURNED, this=True), GainPower(YOU_, 3)))
    table = duel(["Alarm Bell (turned)"], begin="start", power=0, extra=[alarm])
    table.until("main shot").power(4)


@rule("SF-22.2.4", "SF-39.0")
def test_without_power_any_number_is_discarded_and_none_need_be() -> None:
    table = duel(["hand: Imp", "hand: Mantis Fighter"], begin="start")
    table.choose("Imp", "Mantis Fighter")
    assert sorted(table.pile("toasted", 0)) == ["Imp", "Mantis Fighter"]
    table = duel(["hand: Imp"] * 9, begin="start")
    table.choose("No more discards")
    assert len(table.hand(0)) == 9


@rule("SF-22.2.5")
def test_the_hand_is_filled_from_the_top_of_the_deck() -> None:
    table = duel(["hand: Imp"] * 4 + ["deck: Final Brawl", "deck: Killing Rain", "deck: Bribery"], begin="start")
    table.until("main shot")
    assert table.hand(0) == ["Final Brawl", "Imp", "Imp", "Imp", "Imp", "Killing Rain"]


@rule("SF-22.3", "SF-22.3.2", "SF-22.3.2.1", "SF-22.3.2.2")
def test_the_main_shot_has_three_options() -> None:
    table = duel(["Puzzle Garden", "Imp", "hand: Imp"], ["Dockyard"])
    assert table.labels() == ["End your turn", "Play Imp", "Declare an attack"]
    table.play("Imp").passes().attack("Dockyard", "Imp").ends()
    assert table.labels()[0] == "End your turn"


@rule("SF-22.3.1")
def test_what_the_beginning_triggers_opens_a_scene() -> None:
    """The trigger waits in an open scene, which an opponent may answer before it resolves."""
    dawn = feng_shui("Dawn Gate", 5, when(happens(MAIN_SHOT_STARTED, doer=1),
                                          GainPower(YOU_, 2)))  # fmt: skip
    table = duel(["Dawn Gate", "Imp"], ["Hungry Ghosts"], begin="start", power=0, extra=[dawn])
    table.until("act")
    assert [(each["card"], each["player"]) for each in table.game.view(0)["scene"]] == [("Dawn Gate", 0)]
    table.power(1).passes().power(3)


@rule("SF-22.3.2.1")
def test_the_player_who_starts_a_scene_goes_on_first() -> None:
    table = duel(["Hungry Ghosts", "Hungry Ghosts"], ["Hungry Ghosts"])
    table.use("Hungry Ghosts", "Hungry Ghosts")
    assert table.kind == "act"


@rule("SF-22.3.2.2")
def test_without_an_eligible_attacker_there_is_no_attack() -> None:
    table = duel(["Puzzle Garden", "Imp (turned)"], ["Dockyard"])
    table.cannot("Declare an attack")
    table = duel(["Puzzle Garden", "Imp"], [])
    table.cannot("Declare an attack")


@rule("SF-22.3.2.3")
def test_after_a_response_the_main_shot_goes_on() -> None:
    table = duel(["Imp", "hand: Mantis Fighter"], ["Hungry Ghosts"])
    table.choose("End your turn").use("Hungry Ghosts", "Imp").passes()
    assert (table.seat, table.kind) == (0, "main shot")
    table.play("Mantis Fighter").passes().end_turn().ends()
    assert table.seat == 1


@rule("SF-22.3.3")
def test_the_end_of_the_turn_has_a_closed_scene() -> None:
    """1,000 Corpses heal at the end; nobody may add anything."""
    table = duel(["1,000 Corpses (1 damage)", "Hungry Ghosts"], ["Imp", "hand: Final Brawl", "pool: dd"])
    table.use("Hungry Ghosts", "Imp").passes().choose("End your turn")
    assert table.seat == 1  # the opponent may answer the declaration; who declared it may not
    table.choose("Pass").check("1,000 Corpses", damage=0)
    assert table.seat == 1
    assert table.kind != "act"
