"""The Feng Shui Sites from Cataract Gorge to Möbius Gardens, each played once, with its edge."""

import pytest

from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.cards.make_phrases import SELF
from kwoon.games.shadowfist.state.abilities import stirring
from kwoon.games.shadowfist.state.effects import ABILITY, Effect
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.word_kinds import Verb
from kwoon.games.shadowfist.words.verbs_cards import Smoke
from tests.rules import rule
from tests.shadowfist.duel import duel

FIVE = ["Mantis Fighter", "Mantis Fighter", "Mantis Fighter", "Junkyard Boys", "Junkyard Boys"]


@rule("SF-50.6")
def test_cataract_gorge_makes_independent() -> None:
    table = duel(["Cataract Gorge", "Imp", "Mantis Fighter"], ["Diamond Beach"])
    table.attack("Diamond Beach", "Imp").passes()
    assert not table.offers("Declare an attack")
    table.act("Use Cataract Gorge", "Mantis Fighter")
    assert table.offers("Declare an attack")


@rule("SF-24.5.2", "SF-24.4")
def test_city_center_stops_an_attacker_once() -> None:
    table = duel(["SEAL Team"], ["City Center (down)"])
    table.attack("the face-down", "SEAL Team").until("Reveal City Center", 1)
    assert not table.offers("Use City Center")
    table.choose("Reveal City Center")
    table.check("City Center", counters=1)
    table.act("Use City Center", "SEAL Team", seat=1)
    table.check("SEAL Team", turned=False, attacking=False)
    table.check("City Center", counters=0, damage=0)
    assert table.game.attack_failed


def test_city_park_heals_at_the_end_of_the_turn_it_is_revealed() -> None:
    table = duel(["SEAL Team"], ["City Park (down)"])
    table.attack("the face-down", "SEAL Team").passes()
    table.check("City Park", damage=4, down=False)
    table.choose("End your turn").passes()
    table.check("City Park", damage=0)


@rule("SF-26.1.2", "SF-25.7")
def test_city_park_is_played_face_up_when_a_site_burns() -> None:
    table = duel(["SEAL Team"], ["Dockyard (3 damage)", "hand: City Park"], power=(0, 0))
    table.attack("Dockyard", "SEAL Team").until("fate of the Site")
    table.choose("Burn it for victory", "City Park", "A new location").passes()
    table.check("City Park", zone="in play", down=False)
    assert not table.game.hands[1]


@rule("SF-25.7.4", "SF-30.3.3.3", "SF-4.1")
def test_the_site_that_is_burning_does_not_keep_city_park_from_being_played() -> None:
    """One Site from victory before the burning, its player is two away now; with one Site more it is one away."""
    for burned in (4, 5):
        side = ["Dockyard (3 damage)", *["burned: Imp"] * burned, "hand: City Park"]
        table = duel(["Diamond Beach", "SEAL Team"], side, power=(0, 0))
        table.attack("Dockyard", "SEAL Team").until("fate of the Site").choose("Burn it for Power")
        assert table.kind == ("trigger" if burned == 4 else "discard")
        if burned == 4:
            table.choose("City Park", "A new location").check("City Park", zone="in play", down=False)


def test_city_park_stays_in_hand_when_a_site_is_seized() -> None:
    table = duel(["SEAL Team"], ["Dockyard (3 damage)", "hand: City Park"])
    table.attack("Dockyard", "SEAL Team").until("fate of the Site")
    table.choose("Seize it").passes()
    table.check("City Park", zone="hand")


@rule("SF-26.2.1", "SF-26.1.2")
def test_desolate_ridge_answers_an_event() -> None:
    table = duel(["SEAL Team", "hand: Bull Market", *[f"smoked: {each}" for each in FIVE]], ["Desolate Ridge", "Imp"])
    table.act("Play Bull Market", hold=True)
    table.act("Use Desolate Ridge", "SEAL Team", seat=1)
    table.check("SEAL Team", damage=2)
    table.check("Desolate Ridge", turned=True)


@rule("SF-26.2.2")
def test_desolate_ridge_may_answer_after_the_event_has_resolved() -> None:
    table = duel(
        ["SEAL Team", "hand: Bull Market", *[f"smoked: {each}" for each in FIVE]], ["Desolate Ridge"], power=(0, 0)
    )
    table.choose("Play Bull Market").choose("Pass")
    table.power(5, 5)
    table.act("Use Desolate Ridge", "SEAL Team", seat=1)
    table.check("SEAL Team", damage=2)


def test_desolate_ridge_does_not_answer_abilities() -> None:
    table = duel(["Hungry Ghosts"], ["Desolate Ridge", "SEAL Team"])
    table.act("Use Hungry Ghosts", "SEAL Team")
    table.check("Desolate Ridge", turned=False)


@rule("SF-50.17")
def test_diamond_beach_is_tough_against_each_source() -> None:
    table = duel(["SEAL Team", "Hungry Ghosts"], ["Diamond Beach"])
    table.attack("Diamond Beach", "SEAL Team", "Hungry Ghosts").passes()
    table.check("Diamond Beach", damage=2)


def test_dockyard_finds_a_foundation() -> None:
    table = duel(["Dockyard (down)", "deck: SEAL Team", "deck: Mantis Fighter", "deck: Imp"], ["Imp"])
    table.choose("Reveal Dockyard").until("Mantis Fighter")
    assert table.labels() == ["No more", "Imp", "Mantis Fighter", "Do not search"]
    table.choose("Mantis Fighter").passes()
    table.check("Mantis Fighter", zone="hand")


@rule("SF-30.3.1")
def test_dragon_graveyard_pays_for_three_damage_at_once() -> None:
    table = duel(["Imp", "Hungry Ghosts"], ["Dragon Graveyard"], power=(0, 0))
    table.attack("Dragon Graveyard", "Imp", "Hungry Ghosts").passes()
    table.power(0, 1)
    table = duel(["Hungry Ghosts"], ["Dragon Graveyard"], power=(0, 0))
    table.attack("Dragon Graveyard", "Hungry Ghosts").passes()
    table.power(0, 0)


class LooksAtHands(Smoke):
    """Smokes a card, and looks at the hand of the player in seat 1."""

    def touches_hands(self) -> bool:
        return True

    def hands(self, table: Table, effect: Effect) -> list[int]:
        return [1]


@rule("SF-9.2.3", "SF-33.1")
def test_dragon_graveyard_guards_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(
        ["hand: Realpolitik", *[f"smoked: {each}" for each in FIVE]],
        ["Night Moves", "hand: Dragon Graveyard"],
        power=(1, 0),
    )
    smoking = card_named("Realpolitik").abilities[0]
    monkeypatch.setattr(smoking, "verbs", [LooksAtHands(SELF)])  # no card of the set looks at hands yet
    monkeypatch.setattr(smoking, "stirs", stirring([LooksAtHands(SELF)]))
    table.act("Play Realpolitik", hold=True)
    table.until("trigger", 1).choose("Dragon Graveyard").passes()
    table.check("Night Moves", zone="in play")
    table.check("Dragon Graveyard", zone="toasted")
    table.power(0, 2)


def test_no_verb_touches_hands_by_itself() -> None:
    table = duel([], [])
    assert Verb().hands(table.game, Effect(ABILITY, 0, 0)) == []
    assert not Verb().touches_hands()


@rule("SF-24.2", "SF-30.3.3")
def test_fireworks_factory_smokes_one_of_a_leader_s_characters() -> None:
    leader = ["SEAL Team", "Imp", "Dockyard", "City Park", "Diamond Beach"]
    for mine, zone in ((leader, "smoked"), (leader[:2], "in play")):
        table = duel([*mine], ["Fireworks Factory (4 damage)", "Cataract Gorge"])
        table.attack("Fireworks Factory", "SEAL Team").until("fate of the Site")
        table.choose("Smoke it", "Fireworks Factory", "Imp").passes()
        table.check("Imp", seat=0, zone=zone)


def test_fireworks_factory_also_answers_other_damage() -> None:
    table = duel(["Imp", "Dockyard", "City Park", "hand: Killing Rain"], ["Fireworks Factory (6 damage)"])
    table.choose("Play Killing Rain").until("trigger").choose("Fireworks Factory").passes()
    table.check("Imp", seat=0, zone="smoked")


@rule("SF-10.4", "SF-26.4")
def test_forgotten_shrine_hurts_a_site_that_turns() -> None:
    table = duel(["Forgotten Shrine"], ["Cataract Gorge", "Imp"])
    table.act("Use Forgotten Shrine", "Cataract Gorge")
    table.choose("End your turn").act("Use Cataract Gorge", "Imp", seat=1)
    table.check("Cataract Gorge", damage=2)


@rule("SF-10.4")
def test_forgotten_shrine_s_hold_ends_when_it_unturns() -> None:
    table = duel(["Forgotten Shrine"], ["Cataract Gorge", "Imp"])
    table.act("Use Forgotten Shrine", "Cataract Gorge")
    table.game.unturn_card(table.card("Forgotten Shrine"))
    table.choose("End your turn").act("Use Cataract Gorge", "Imp", seat=1)
    table.check("Cataract Gorge", damage=0)


@rule("SF-22.3.3")
def test_forgotten_temple_mourns_at_the_end_of_an_opponent_s_turn() -> None:
    table = duel(["Hungry Ghosts", "SEAL Team"], ["Forgotten Temple (down)", "Imp"], power=(0, 0))
    table.act("Use Hungry Ghosts", "Imp")
    table.choose("End your turn").passes()
    table.choose("Forgotten Temple").passes()
    table.power(0, 2)  # one more is generated as the next turn begins


def test_forgotten_temple_is_silent_when_nobody_of_yours_fell() -> None:
    table = duel(["Hungry Ghosts", "SEAL Team"], ["Forgotten Temple", "Mantis Fighter"], ["Imp"], power=(0, 0, 0))
    table.act("Use Hungry Ghosts", "Imp")
    table.choose("End your turn").passes()
    assert table.question.kind != "trigger"


@rule("SF-14.0")
def test_gambling_house_bets_on_shared_designators() -> None:
    table = duel(["Gambling House"], ["Mantis Fighter", "SEAL Team"], power=(0, 0))
    table.act("Use Gambling House")
    table.power(1, 0)
    table = duel(["Gambling House"], ["Mantis Fighter", "Imp", "Diamond Beach"])
    assert table.why("Gambling House") == "SF-10.2"


@rule("SF-12.0")
def test_humble_dojo_cannot_be_burned_and_hardens_who_is_there() -> None:
    table = duel(["SEAL Team"], ["Humble Dojo (4 damage)", "Imp"])
    table.attack("Humble Dojo", "SEAL Team").act("Use Humble Dojo", "Imp", seat=1, hold=True)
    table.until("fate of the Site")
    assert [label.partition(":")[0] for label in table.labels()] == ["Seize it", "Smoke it"]


@rule("SF-29.7")
def test_humble_dojo_falls_easily_to_its_owner() -> None:
    table = duel(["Imp"], ["Humble Dojo (of 0)"])
    table.attack("Humble Dojo", "Imp").passes()
    table.check("Humble Dojo", damage=4)


@rule("SF-25.7", "SF-25.7.1")
def test_manufactured_island_brings_another_one() -> None:
    table = duel(
        ["Manufactured Island", *[f"hand: {each}" for each in ["Manufactured Island"] * 3 + ["Dockyard"]]],
        ["Imp"],
        power=(9, 0),
    )
    table.act("Play Dockyard", "A new")
    table.power(8, 0)
    table.act("Play Manufactured Island", "A new")
    table.check("Manufactured Island", down=False)
    table.power(6, 0)
    assert table.why("Manufactured Island") == "SF-25.7"


@rule("SF-44.2")
def test_manufactured_island_comes_back_cheaper_for_who_is_behind() -> None:
    table = duel(["City Park", "smoked: Manufactured Island"], ["Dockyard", "Diamond Beach"], power=(0, 0))
    table.act("Play Manufactured Island", "A new")
    table.check("Manufactured Island", zone="in play", down=False)
    table.power(0, 0)
    table = duel(["City Park", "smoked: Manufactured Island"], ["Dockyard"])
    assert not table.offers("Play Manufactured Island")


@rule("SF-30.2")
def test_maze_of_stairs_loses_a_lone_attacker() -> None:
    table = duel(["SEAL Team"], ["Maze of Stairs"])
    table.attack("Maze of Stairs", "SEAL Team").passes()
    table.check("Maze of Stairs", damage=0)
    table = duel(["SEAL Team", "Imp"], ["Maze of Stairs"])
    table.attack("Maze of Stairs", "SEAL Team", "Imp").until("fate of the Site")
    table.check("Maze of Stairs", damage=5)


@rule("SF-24.4")
def test_maze_of_stairs_may_be_revealed_as_combat_begins() -> None:
    table = duel(["SEAL Team"], ["Maze of Stairs (down)"])
    table.attack("the face-down", "SEAL Team").until("trigger")
    table.choose("Maze of Stairs").passes()
    table.check("Maze of Stairs", damage=0, down=False)


@rule("SF-29.6")
def test_medicinal_flower_garden_shields_one_card_from_one_effect() -> None:
    table = duel(
        ["Imp", "hand: Final Brawl", *["smoked: Junkyard Boys"] * 2],
        ["Medicinal Flower Garden", "Imp", "Mantis Fighter"],
    )
    table.act("Play Final Brawl", hold=True)
    table.act("Use Medicinal Flower Garden", "Mantis Fighter", seat=1)
    table.check("Mantis Fighter", seat=1, zone="in play", damage=0)
    table.check("Medicinal Flower Garden", turned=True)
    assert not [card for card in table.game.in_play if table.game.card(card).title == "Imp"]


def test_medicinal_flower_garden_pays_when_an_opponent_reveals_it() -> None:
    table = duel(["Imp"], ["Medicinal Flower Garden (down)"], power=(0, 0))
    table.attack("the face-down", "Imp").passes()
    table.power(0, 1)


@rule("SF-29.2")
def test_mirrored_lake_throws_damage_back() -> None:
    table = duel(["SEAL Team", "hand: Killing Rain", "smoked: Imp"], ["Mirrored Lake", "Imp"])
    table.choose("Play Killing Rain").until("trigger")
    table.choose("Mirrored Lake").passes()
    table.check("SEAL Team", damage=2)


def test_mirrored_lake_does_not_mirror_combat() -> None:
    table = duel(["SEAL Team"], ["Mirrored Lake"])
    table.attack("Mirrored Lake", "SEAL Team").passes()
    table.check("Mirrored Lake", turned=False, damage=4)


@rule("SF-17.2", "SF-26.1.1")
def test_moebius_gardens_share_in_an_opponent_s_event_once() -> None:
    table = duel(
        ["hand: Bull Market", *[f"smoked: {each}" for each in FIVE]], ["Möbius Gardens"], ["Imp"], power=(0, 0, 0)
    )
    table.act("Play Bull Market")
    table.power(5, 6, 5)


def test_moebius_gardens_ignore_their_own_player_s_events() -> None:
    table = duel(["Möbius Gardens", "hand: Bull Market", *[f"smoked: {each}" for each in FIVE]], ["Imp"], power=(0, 0))
    table.act("Play Bull Market")
    table.power(5, 5)
