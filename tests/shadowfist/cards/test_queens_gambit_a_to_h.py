"""Queen's Gambit, each card played for what matters on it: the Ascended to the Guiding Hand."""

from kwoon.games.shadowfist.terms.codes import MOBILITY, TACTICS
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- the Ascended --------------------------------------------------------------------------------


def test_chief_inspector_pang_leads_his_players_cops_and_agents() -> None:
    table = duel([SITE, "Chief Inspector Pang", "Recruits", "Imp"], [SITE, "Cop on the Beat"])
    for title in ("Chief Inspector Pang", "Recruits"):
        table.check(title, toughness=1, has=TACTICS)
    table.check("Imp", toughness=0, lacks=TACTICS).check("Cop on the Beat", toughness=0, lacks=TACTICS)


@rule("SF-24.1.4")
def test_cop_on_the_take_turns_a_card_that_cannot_be_turned_in_response() -> None:
    table = duel([SITE, "Cop on the Take"], [SITE, "Cataract Gorge", "Hungry Ghosts"])
    table.attack("Cataract Gorge", "Cop on the Take").until("Cop on the Take", 0).choose("Cop on the Take")
    table.cannot("Cop on the Take").choose("Hungry Ghosts").check("Hungry Ghosts", turned=True)
    table.cannot("Use Hungry Ghosts").ends().check("Cataract Gorge", turned=False)


@rule("SF-26.1.2")
def test_cop_on_the_take_need_not_and_heals_too() -> None:
    table = duel([SITE, "Cop on the Take (2 damage)"], [SITE, "Hungry Ghosts"])
    table.choose("Turn to heal Cop on the Take").ends().check("Hungry Ghosts", turned=False)
    table = duel([SITE, "Cop on the Take (2 damage)"], [SITE, "Hungry Ghosts"])
    table.choose("Turn to heal Cop on the Take").until("Cop on the Take", 0).choose("Cop on the Take")
    table.maybe("Hungry Ghosts").ends().check("Hungry Ghosts", turned=True)


@rule("SF-6.2")
def test_what_cannot_be_turned_or_revealed_is_not_chosen_for_it() -> None:
    theirs = ["Cataract Gorge", "Sabotage > Cataract Gorge", "City Park", "Imp"]
    table = duel([SITE, "Cop on the Take"], theirs).attack("City Park", "Cop on the Take")
    table.until("Cop on the Take", 0).choose("Cop on the Take").cannot("Cataract Gorge").choose("Imp")
    mine = [SITE, DOWN, "hand: Conspicuous Surveillance", "hand: Imp", "pool: d"]
    table = duel(mine, [SITE, "Shi Kan Lun"]).choose("Play Conspicuous Surveillance").passes()
    assert table.kind == "main shot"  # it has revealed nothing, and plays nobody


def test_head_hunter_sharpens_other_hoods_for_the_attack() -> None:
    mine = [SITE, "Head Hunter", "Reformed Bandit", "Imp"]
    table = duel(mine, [SITE, DOWN, "Luis Camacho"]).attack("the face-down", "Head Hunter").resolves()
    table.check("Reformed Bandit", combat_damage=1).check("Head Hunter", combat_damage=0)
    table.check("Imp", combat_damage=0).check("Luis Camacho", combat_damage=0)
    table.ends().check("Reformed Bandit", combat_damage=0)


def test_secret_handshake_gives_one_of_three() -> None:
    mine = [SITE, "hand: Secret Handshake", "deck: Imp", "pool: aaaa"]
    table = duel(mine, power=2)
    table.act("Play Secret Handshake", "gain 3 Power", hold=True).passes().power(3, 2)
    table = duel(mine).act("Play Secret Handshake", "put 4", hold=True).passes()
    table.check("Sworn (4)", fighting=1, control=0, designator="sworn")
    table = duel(mine).play("Secret Handshake", "search", "Imp").passes()
    assert table.hand(0) == ["Imp"]


# --- the Dragons ---------------------------------------------------------------------------------


def test_apprenticeship_finds_two_students_for_a_hero() -> None:
    table = duel([SITE, "Apprenticeship", "hand: Maverick Trucker", "pool: dd"])
    table.play("Maverick Trucker").until("Apprenticeship", 0).choose("Apprenticeship").passes()
    table.check("Student (2)", fighting=1, control=0).check("Apprenticeship", turned=True)
    table = duel([SITE, "Apprenticeship", "hand: Imp", "hand: Mantis Fighter"])
    table.play("Imp").until("Apprenticeship", 0).choose("Apprenticeship").passes().check("Student", fighting=1)
    table.play("Mantis Fighter")
    assert not table.offers("Apprenticeship")
    assert [table.game.card(card).title for card in table.game.in_play].count("Student") == 1


@rule("SF-22.2.1")
def test_average_jane_grows_tougher_up_to_three() -> None:
    table = duel([SITE, "Average Jane"]).check("Average Jane", toughness=0)
    table.end_turn().until("main shot", 1).check("Average Jane", counters=0)
    table.end_turn().until("main shot", 0).check("Average Jane", counters=1, toughness=1)
    duel([SITE, "Average Jane (3 counters)"]).check("Average Jane", toughness=3)
    duel([SITE, "Average Jane (5 counters)"]).check("Average Jane", toughness=3)


@rule("SF-25.1.1", "SF-24.4")
def test_conspicuous_surveillance_plays_a_character_for_each_site_it_reveals() -> None:
    held = ["hand: Conspicuous Surveillance", "hand: Seamus", "hand: Imp", "hand: Maverick Trucker", "pool: dd"]
    table = duel([SITE, "SEAL Team"], [SITE, DOWN, "Dockyard (down)", *held], power=4)
    table.attack("the face-down", "SEAL Team").until("Play Conspicuous", 1).choose("Play Conspicuous")
    table.choose("City Park", "Dockyard").resolves().choose("Do not search").check("City Park", down=False).check(
        "Dockyard", down=False
    )
    table.choose("Seamus", "{1}'s location 1", "Imp", "{1}'s location 2").cannot("Maverick Trucker")
    table.check("Seamus", zone="in play").check("Imp", zone="in play").power(4, 2)


@rule("SF-50.4", "SF-25.1.1")
def test_cop_on_the_beat_comes_in_any_main_shot() -> None:
    theirs = [SITE, "hand: Cop on the Beat", "pool: dd"]
    table = duel([SITE, "SEAL Team"], theirs, power=3).attack(SITE, "SEAL Team")
    table.until("Play Cop on the Beat", 1).choose("Play Cop on the Beat").maybe("Play").resolves()
    table.check("Cop on the Beat", zone="in play")
    table = duel([SITE, "SEAL Team"], theirs, power=1).attack(SITE, "SEAL Team")
    table.until("Play Cop on the Beat at its Crisis cost", 1).choose("Play Cop on the Beat at its Crisis cost")
    table.resolves().check("Cop on the Beat", zone="in play").power(1, 0)


@rule("SF-42.0", "SF-44.1")
def test_heavens_brigade_returns_once_if_an_opponent_is_closer() -> None:
    fallen = ["smoked: Heaven's Brigade", "smoked: Heaven's Brigade"]
    table = duel([SITE, *fallen], [SITE, "City Park"]).act("Use Heaven's Brigade", SITE)
    table.check("Heaven's Brigade", zone="in play", control=0)
    assert table.pile("smoked", 0) == ["Heaven's Brigade"]
    if table.offers("Use Heaven's Brigade"):
        table.act("Use Heaven's Brigade", SITE)
    assert table.pile("smoked", 0) == ["Heaven's Brigade"]
    duel([SITE, *fallen], [SITE]).cannot("Use Heaven's Brigade")
    table = duel([SITE, "Dockyard"], [DOWN, *fallen]).choose("End your turn").until("Reveal City Park", 1)
    table.cannot("Use Heaven's Brigade")


# --- the Eaters of the Lotus ---------------------------------------------------------------------


@rule("SF-29.6.3")
def test_big_brother_fo_takes_no_damage_from_cops_and_heals_for_each_hood() -> None:
    table = duel([SITE, "Cop on the Beat"], [SITE, "Big Brother Fo"])
    table.attack("Big Brother Fo", "Cop on the Beat").ends().check("Big Brother Fo", damage=0)
    table = duel([SITE, "Big Brother Fo (5 damage)", "Head Hunter"], [SITE, "Luis Camacho"])
    table.end_turn().until("main shot", 1).check("Big Brother Fo", damage=2)


def test_darkness_assassin_strikes_characters_harder() -> None:
    table = duel([SITE, "Darkness Assassin"], [SITE, "Seamus"])
    table.attack("Seamus", "Darkness Assassin").ends().check("Seamus", damage=3)
    table = duel([SITE, "Darkness Assassin"], ["Dockyard"])
    table.attack("Dockyard", "Darkness Assassin").ends().check("Dockyard", damage=1)


@rule("SF-50.3", "SF-50.12")
def test_gu_kan_corrupts_and_regenerates() -> None:
    table = duel([SITE, "Gu Kan (2 damage)"], [SITE])
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("Gu Kan", damage=0)
    table = duel([SITE, "Gu Kan"], [SITE, "Sewer Scum"]).attack("Sewer Scum", "Gu Kan").ends()
    table.check("Sewer Scum", damage=4).end_turn().until("main shot", 1).cannot("Turn to heal Sewer Scum")


def test_song_of_the_assassin_helps_any_assassin_against_characters() -> None:
    table = duel([SITE, "Head Hunter"], [SITE, "Song of the Assassin", "SEAL Team", "Imp"])
    table.attack("Imp", "Head Hunter").ends().check("Head Hunter", zone="in play", damage=0)
    table.check("Imp", zone="smoked")
    table = duel([SITE, "Darkness Assassin", "Song of the Assassin"], [SITE, "Sewer Scum"])
    table.attack("Sewer Scum", "Darkness Assassin").ends().check("Sewer Scum", damage=4)
    table = duel([SITE, "Darkness Assassin", "Song of the Assassin"], ["Diamond Beach", "Imp"])
    table.attack("Diamond Beach", "Darkness Assassin").until("intercept").choose("Imp").ends()
    table.check("Darkness Assassin", zone="smoked")


@rule("SF-25.5.1", "SF-14.0")
def test_vampirism_makes_undead_and_feeds_on_the_fallen() -> None:
    table = duel([SITE, "SEAL Team", "Walking Corpses", "hand: Vampirism", "hand: Vampirism", "pool: ee"])
    table.play("Vampirism").passes().check("SEAL Team", fighting=5, designator="undead")
    table.cannot("Play Vampirism")
    mine = [SITE, "SEAL Team", "Vampirism > SEAL Team", "Imp", "City Park", "Mantis Fighter"]
    table = duel([*mine, "hand: Death of 1,000 Cuts", "hand: Death of 1,000 Cuts", "pool: eeee"], [SITE])
    table.act("Play Death of 1,000 Cuts", "Mantis Fighter", hold=True).passes().check("SEAL Team", fighting=5)
    table.act("Play Death of 1,000 Cuts", "Imp", hold=True).until("Vampirism", 0).choose("Vampirism").passes()
    table.check("SEAL Team", fighting=6).check("Vampirism", turned=True)


# --- the Four Monarchs ---------------------------------------------------------------------------


@rule("SF-8.8.1")
def test_glass_dagger_counts_the_power_generating_sites_where_its_subject_is() -> None:
    mine = [SITE, "City Park (back)", "Proving Ground (back)", "Imp", "Glass Dagger > Imp", "Dockyard"]
    duel(mine).check("Imp", fighting=3, toughness=2)


def test_overwhelming_fear_counts_each_character_once() -> None:
    mine = [SITE, "Imp", "Snow Seer", "Mantis Fighter", "hand: Overwhelming Fear", "pool: em"]
    table = duel(mine, [SITE, "SEAL Team", "Walking Corpses"])
    table.play("Overwhelming Fear", "SEAL Team").passes().check("SEAL Team", damage=2)


@rule("SF-48.0", "SF-42.0")
def test_sea_dragons_are_as_strong_as_the_pile_has_titles() -> None:
    table = duel([SITE, "Sea Dragons", "smoked: Imp", "smoked: Imp", "smoked: Seamus"], [SITE, "smoked: SEAL Team"])
    table.check("Sea Dragons", fighting=2, toughness=1, lacks=MOBILITY)
    table = duel([SITE, "Smiling Heaven Lake", "Sea Dragons", "smoked: Imp"]).check("Sea Dragons", has=MOBILITY)


@rule("SF-47.0")
def test_six_points_win_a_warrior_for_each_site() -> None:
    table = duel([SITE, "Six Points"], [SITE, "Diamond Beach (3 damage)"])
    table.attack("Diamond Beach", "Six Points").ends().check("Warrior", fighting=2, control=0)
    table = duel([SITE, "Six Points", "SEAL Team"], [SITE, "Diamond Beach (3 damage)"])
    table.attack("Diamond Beach", "SEAL Team").ends()
    assert "Warrior" not in [table.game.card(card).title for card in table.game.in_play]


def test_snow_seer_is_weak_against_the_other_monarchs_and_strong_under_the_queen() -> None:
    table = duel([SITE, "Snow Seer"], [SITE, "Xin Ji Yang"]).check("Snow Seer", fighting=1)
    table = duel([SITE, "Snow Seer", "Xin Ji Yang"], [SITE, "Butterfly Knight"]).check("Snow Seer", fighting=2)
    table.attack("Butterfly Knight", "Snow Seer").ends().check("Butterfly Knight", damage=1)
