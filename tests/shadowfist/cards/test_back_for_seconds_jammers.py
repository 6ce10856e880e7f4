"""Back for Seconds: the Jammers and the Feng Shui Sites, each played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import GUTS, INDEPENDENT, MOBILITY, SUPERLEAP
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


def damage_in_combat(mine: list[str], attacker: str, site: str = "Dockyard") -> int:
    """What an attacker does to an undefended Site of Body 6."""
    table = duel(["Cataract Gorge", *mine], [site])
    table.attack(site, attacker).ends()
    return int(table.fact(table.card(site), "damage"))


@rule("SF-24.2")
def test_torch_the_place_counts_the_attackers() -> None:
    table = duel([SITE, "Imp", "SEAL Team", "Blue Monk", 'hand: "Torch the Place!"', "pool: jj"], ["City Center", DOWN])
    assert table.why('"Torch the Place!"') != ""
    table.attack("City Center", "Imp", "SEAL Team").until('Play "Torch', 0).choose('Play "Torch').resolves()
    table.check("City Center", damage=2)
    table = duel([SITE, "Imp", 'hand: "Torch the Place!"', "pool: jj"], [SITE, "SEAL Team", DOWN])
    table.attack("SEAL Team", "Imp").cannot('Play "Torch')


def test_billy_zed_is_hard_on_sites_only() -> None:
    assert damage_in_combat(["Billy Zed (4 damage)"], "Billy Zed", "Manufactured Island") == 9
    table = duel([SITE, "Billy Zed (3 damage)"], ["Puzzle Garden", "The She-Wolf"])
    table.check("Billy Zed", has=GUTS | INDEPENDENT).attack("The She-Wolf", "Billy Zed").ends()
    table.check("The She-Wolf", damage=6)


@rule("SF-10.4", "SF-29.7")
def test_bomb_factory_arms_against_sites_while_turned() -> None:
    table = duel([SITE, "Bomb Factory", "SEAL Team"], ["Dockyard", "The She-Wolf (turned)"])
    table.use("Bomb Factory", "SEAL Team").passes().attack("Dockyard", "SEAL Team").ends().check("Dockyard", damage=5)
    table = duel([SITE, "Bomb Factory", "SEAL Team"], ["Dockyard", "The She-Wolf"])
    table.use("Bomb Factory", "SEAL Team").passes().attack("The She-Wolf", "SEAL Team").ends()
    table.check("The She-Wolf", damage=4)
    table = duel([SITE, "Bomb Factory (turned)", "SEAL Team"], ["Dockyard"])
    table.attack("Dockyard", "SEAL Team").ends().check("Dockyard", damage=4)


@rule("SF-24.4", "SF-33.0")
def test_chi_seeking_missile_hurts_a_unique_site_if_it_was_paid_for() -> None:
    for paid, hurt in (("1", 5), ("0", 0)):
        table = duel([SITE, "hand: Chi Seeking Missile", "pool: jjjH"], ["Cataract Gorge (down)"], power=1)
        table.play("Chi Seeking Missile").maybe("the face-down").choose(paid).passes()
        table.check("Cataract Gorge", down=False, turned=True, damage=hurt).power(1 - int(paid), 1)
    table = duel([SITE, "hand: Chi Seeking Missile", "pool: jjjH"], ["Diamond Beach", "Imp"])
    table.play("Chi Seeking Missile").maybe("Diamond Beach").choose("1").passes()
    table.check("Diamond Beach", damage=0, turned=True, toughness=0)
    table = duel([SITE, "hand: Chi Seeking Missile", "pool: jjjH"], ["Diamond Beach"], power=0)
    table.play("Chi Seeking Missile", "Diamond Beach").passes().check("Diamond Beach", turned=True)


@rule("SF-33.0", "SF-24.4")
def test_chi_seeking_missile_silences_what_it_reveals() -> None:
    table = duel([SITE, "Imp", "hand: Chi Seeking Missile", "pool: jjjH"], ["Dockyard (down)", "deck: Imp"])
    table.play("Chi Seeking Missile").maybe("the face-down").maybe("0").passes()
    assert table.kind == "main shot"
    assert table.hand(1) == []


def test_cocktail_waiters_help_their_players_characters_against_sites() -> None:
    assert damage_in_combat(["Cocktail Waiters", "SEAL Team"], "SEAL Team") == 5
    assert damage_in_combat(["Cocktail Waiters", "Cocktail Waiters", "Imp"], "Imp") == 3
    table = duel([SITE, "SEAL Team"], ["Dockyard", "Cocktail Waiters (turned)"])
    table.attack("Dockyard", "SEAL Team").ends().check("Dockyard", damage=4)


def test_curtis_graham_hurts_any_site() -> None:
    table = duel([SITE, "Curtis Graham"], ["Dockyard", "Imp"])
    table.use("Curtis Graham", "Dockyard").passes().check("Dockyard", damage=3).check("Curtis Graham", turned=True)


def test_dump_scrounger_burns_his_own_smoked_characters() -> None:
    table = duel([SITE, "Dump Scrounger", "smoked: Imp", "smoked: Final Brawl"], [SITE, "smoked: SEAL Team"], power=0)
    table.use("Dump Scrounger").passes().power(1, 0).check("Imp", zone="toasted")
    duel([SITE, "Dump Scrounger", "smoked: Final Brawl"], [SITE, "smoked: Imp"]).cannot("Use Dump Scrounger")


@rule("SF-12.0", "SF-10.5")
def test_entropy_counts_what_you_burn_and_what_is_burned_of_yours() -> None:
    table = duel([SITE, "Entropy is Your Friend", "SEAL Team"], ["Dockyard (5 damage)", "City Center"])
    table.attack("Dockyard", "SEAL Team").until("Burn it for Power").choose("Burn it for Power").ends()
    table.check("Entropy is Your Friend", counters=1)
    table = duel([SITE, "SEAL Team"], ["Dockyard (5 damage)", "City Center", "Entropy is Your Friend"])
    table.attack("Dockyard", "SEAL Team").until("Burn it for Power").choose("Burn it for Power").ends()
    table.check("Entropy is Your Friend", counters=1)
    table = duel([SITE, "SEAL Team"], ["Dockyard (5 damage)", "City Center", "Entropy is Your Friend"])
    table.attack("Dockyard", "SEAL Team").until("Seize it").choose("Seize it").ends()
    table.check("Entropy is Your Friend", counters=0)
    assert damage_in_combat(["Entropy is Your Friend (1 counter)", "SEAL Team"], "SEAL Team") == 5


def test_flying_monkey_squad_leaps() -> None:
    duel([SITE, "Flying Monkey Squad"]).check("Flying Monkey Squad", has=SUPERLEAP).check(
        "Flying Monkey Squad", has=INDEPENDENT
    )


def test_mad_scientist_is_a_plain_character() -> None:
    duel([SITE, "hand: Mad Scientist"]).play("Mad Scientist").passes().check("Mad Scientist", fighting=1)


@rule("SF-50.11", "SF-10.2")
def test_marmojet_carries_another_once_a_turn() -> None:
    table = duel([SITE, "Marmojet", "Imp", "Mantis Fighter", "Diamond Beach", "SEAL Team"])
    table.check("Marmojet", has=MOBILITY).use("Marmojet")
    assert not table.offers("SEAL Team")
    assert not table.offers("Marmojet")
    table.choose("Imp").passes().check("Imp", has=MOBILITY).cannot("Use Marmojet")
    table.end_turn().until("main shot", 1).check("Imp", lacks=MOBILITY)


@rule("SF-20.1", "SF-30.3.3")
def test_payback_time_pays_and_strikes_back_at_sites() -> None:
    theirs = ["Dockyard (5 damage)", "City Center", "Payback Time"]
    mine = ["Cataract Gorge", "City Park", "Diamond Beach", "Fireworks Factory", "SEAL Team"]
    table = duel(mine, theirs, power=0)
    table.attack("Dockyard", "SEAL Team").until("Cataract Gorge", 1)
    assert not table.offers("City Center")
    table.choose("Cataract Gorge", "City Park", "Fireworks Factory").ends()
    table.check("Cataract Gorge", damage=1).check("City Park", damage=1).check("Fireworks Factory", damage=1)
    assert table.game.power[1] == 1
    table = duel(["Cataract Gorge", "SEAL Team"], theirs, power=0)
    table.attack("Dockyard", "SEAL Team").until("Cataract Gorge", 1).choose("No more").ends()
    table.check("Cataract Gorge", damage=0)
    assert table.game.power[1] == 1
    table = duel(["Cataract Gorge", "hand: Killing Rain", "pool: M"], theirs, power=(1, 0))
    table.play("Killing Rain").until("Cataract Gorge", 1).choose("Cataract Gorge").passes().power(0, 1)
    table = duel(["Dockyard (5 damage)", SITE, "Payback Time", "hand: Killing Rain", "pool: M"], ["City Park"], power=1)
    table.play("Killing Rain").passes().check("Dockyard", zone="smoked").power(0, 1)


@rule("SF-9.2.5.1", "SF-24.1.4", "SF-4.1")
def test_potlatch_gives_a_site_away_for_power() -> None:
    table = duel([SITE, "Dockyard", "hand: Potlatch", "pool: jjj"], [SITE], [SITE], power=0)
    table.play("Potlatch", "Dockyard", "{2}").passes().power(3, 0, 0)
    assert table.pile("burned", 2) == ["Dockyard"]
    table = duel([SITE, "Bomb Factory", "hand: Potlatch", "pool: jjj"], [SITE], [SITE])
    table.play("Potlatch").cannot("Bomb Factory")


def test_punks_are_hard_on_unique_cards() -> None:
    assert damage_in_combat(["Punks"], "Punks") == 1
    assert damage_in_combat(["Punks"], "Punks", "Phlogiston Mine") == 3
    table = duel([SITE, "Punks"], [SITE, "The She-Wolf"])
    table.attack("The She-Wolf", "Punks").ends().check("The She-Wolf", damage=3)


@rule("SF-24.2", "SF-15.1")
def test_sonic_reducer_halves_whoever_stands_by() -> None:
    table = duel(
        [SITE, "Imp", "Sonic Reducer > Imp", "SEAL Team (1 damage)", "Diamond Beach", "Blue Monk"], [SITE, "Seamus"]
    )
    table.use("Sonic Reducer")
    assert not table.offers("Blue Monk")
    assert not table.offers("Seamus")
    table.choose("SEAL Team").passes().check("SEAL Team", damage=3, turned=True).check("Sonic Reducer", turned=True)
    table = duel([SITE, "Imp", "Sonic Reducer > Imp", "Bulletproof Monk (turned)"])
    table.use("Sonic Reducer", "Bulletproof Monk").passes().check("Bulletproof Monk", damage=2)


@rule("SF-30.3.1", "SF-28.6.1")
def test_steel_woolley_passes_on_what_interceptors_do_to_him() -> None:
    table = duel([SITE, "Steel Woolley"], [SITE, "SEAL Team", "Bulletproof Monk"])
    table.attack(SITE, "Steel Woolley").until("intercept").choose("SEAL Team").maybe("No more")
    table.until("Steel Woolley", 0)
    assert table.offers("Let it go")
    table.choose("Steel Woolley", "Bulletproof Monk").ends().check("Bulletproof Monk", damage=3)
    table.check("Steel Woolley", damage=3)
    table = duel([SITE, "Steel Woolley"], [SITE, "SEAL Team", "Bulletproof Monk"])
    table.attack("SEAL Team", "Steel Woolley").ends().check("Bulletproof Monk", damage=0).check(
        "Steel Woolley", damage=3
    )


@rule("SF-17.2.1", "SF-4.1")
def test_stolen_plans_want_a_closer_opponent_and_an_event() -> None:
    def scene(mine: list[str]) -> Duel:
        side = [SITE, "Dockyard", "hand: Plots and Intrigues", "City Park (down)", "pool: mm"]
        return duel(side, ["Diamond Beach", "hand: Stolen Plans", "pool: jj", *mine], power=0).play(
            "Plots and Intrigues", "City Park"
        )

    table = scene([]).until("Stolen Plans", 1).choose("Stolen Plans").passes().power(1, 1)
    table = scene(["Fireworks Factory", "Cataract Gorge", "City Center"]).passes()
    assert not table.offers("Stolen Plans")


@rule("SF-17.2.1")
def test_stolen_plans_see_power_that_is_generated_or_stolen() -> None:
    table = duel([SITE, "Dockyard", "hand: Pocket Demon", "pool: M"], [SITE, "hand: Stolen Plans", "pool: jj"],
                 power=0, begin="start")  # fmt: skip
    table.choose("Play Pocket Demon").until("Stolen Plans", 1).choose("Stolen Plans").until("main shot").power(1, 1)
    table = duel([SITE, "Dockyard", "hand: Dark Sacrifice", "pool: mm"], [SITE, "hand: Stolen Plans", "pool: jj"])
    table.play("Dark Sacrifice").until("Stolen Plans", 1).choose("Stolen Plans").passes().power(9, 9)


def test_stolen_plans_are_about_the_player_of_the_event() -> None:
    sides = [[SITE, "Dockyard", "hand: Bull Market", "pool: aaa"], [SITE, "hand: Stolen Plans", "pool: jj"], [SITE]]
    table = duel(*sides, power=0).play("Bull Market").until("Stolen Plans", 1)
    assert table.labels() == ["Let it go", "Stolen Plans: {0} gains 5 Power"]
    table.choose("Stolen Plans").passes().power(5, 10, 5)


@rule("SF-29.4")
def test_street_riot_divides_as_much_as_there_are_attackers() -> None:
    mine = ["SEAL Team", "Imp", "Mantis Fighter", "hand: Street Riot", "pool: j"]
    table = duel([SITE, *mine], [SITE, "Bulletproof Monk", "Blue Monk", "Dockyard", "Seamus"])
    assert table.why("Street Riot") != ""
    table.attack(SITE, "SEAL Team", "Imp", "Mantis Fighter").until("Play Street Riot", 0).choose("Play Street Riot")
    assert not table.offers("Seamus")
    assert not table.offers("SEAL Team")
    table.choose("Blue Monk")
    assert not table.offers("No more")
    table.choose("Bulletproof Monk", "Blue Monk").resolves()
    table.check("Blue Monk", damage=2).check("Bulletproof Monk", damage=1)


def test_street_riot_is_for_attacks_of_ones_own_on_sites() -> None:
    table = duel([SITE, "SEAL Team", "hand: Street Riot", "pool: j"], [SITE, "Blue Monk", DOWN])
    table.attack("Blue Monk", "SEAL Team").cannot("Play Street Riot")
    table = duel([SITE, "SEAL Team"], [SITE, "Blue Monk", DOWN, "hand: Street Riot", "pool: j"])
    table.attack(SITE, "SEAL Team").passes(1).cannot("Play Street Riot")


@rule("SF-40.0", "SF-26.5")
def test_the_ape_is_loose_past_events_that_would_harm_it() -> None:
    theirs = [SITE, "hand: Final Brawl", "hand: Back for Seconds", "pool: dd"]
    table = duel([SITE, "SEAL Team", "Imp", "hand: The Ape is Loose!", "pool: jj"], theirs)
    assert table.why("The Ape is Loose!") == "SF-24.1.3"
    table.attack(SITE, "SEAL Team", "Imp").until("Play The Ape", 0).choose("Play The Ape", "SEAL Team")
    table.resolves().check("SEAL Team", combat_damage=2)
    table.until("Play Final Brawl", 1).choose("Play Final Brawl").resolves()
    table.check("SEAL Team", damage=0).check("Imp", zone="smoked")
    table.until("Play Back for Seconds", 1).choose("Play Back for Seconds").resolves()
    table.check("SEAL Team", turned=False).ends().check("SEAL Team", combat_damage=0)
    mine = [SITE, "SEAL Team", "hand: The Ape is Loose!", "pool: jj"]
    table = duel(mine, [SITE, "hand: Spirit Wrack", "hand: Final Brawl", "pool: eeMMdd"])
    table.attack(SITE, "SEAL Team").until("Play The Ape", 0).choose("Play The Ape").resolves()
    table.until("Play Spirit Wrack", 1).choose("Play Spirit Wrack").resolves().check("SEAL Team", zone="in play")


def test_turbo_boost_speeds_anyone_up_for_a_turn() -> None:
    table = duel([SITE, "Imp", "hand: Turbo Boost", "pool: jH"], [SITE, "SEAL Team"])
    table.play("Turbo Boost", "SEAL Team").passes().check("SEAL Team", combat_damage=2, has=MOBILITY)
    table.end_turn().until("main shot", 1).check("SEAL Team", combat_damage=0, lacks=MOBILITY)


# --- Feng Shui Sites -----------------------------------------------------------------------------


@rule("SF-24.4")
def test_booby_trapped_tomb_may_hurt_someone_there() -> None:
    table = duel(["Booby-Trapped Tomb (down)", "Imp", SITE, "Blue Monk"], [SITE, "SEAL Team"])
    table.choose("Reveal Booby-Trapped Tomb").until("Booby-Trapped Tomb", 0)
    assert table.offers("Let it go")
    table = duel([SITE, "SEAL Team"], ["Booby-Trapped Tomb (down)", "Imp", DOWN, "Blue Monk"])
    table.attack("the face-down", "SEAL Team").until("Reveal Booby-Trapped Tomb", 1).choose("Reveal Booby-Trapped Tomb")
    table.until("Booby-Trapped Tomb", 1).choose("Booby-Trapped Tomb")
    assert not table.offers("Blue Monk")
    table.choose("SEAL Team").resolves().check("SEAL Team", damage=3)


@rule("SF-30.2")
def test_hartwell_iron_works_hurt_each_who_fights_them_before_damage() -> None:
    table = duel([SITE, "SEAL Team", "Imp"], ["Hartwell Iron Works"])
    table.attack("Hartwell Iron Works", "SEAL Team", "Imp").ends().check("Imp", zone="smoked")
    table.check("SEAL Team", damage=1).check("Hartwell Iron Works", damage=3)


@rule("SF-43.0")
def test_martyrs_tomb_reloads_a_character() -> None:
    table = duel(["Martyr's Tomb", "smoked: Imp", "smoked: Final Brawl"], [SITE, "smoked: SEAL Team"])
    table.use("Martyr's Tomb").passes().check("Imp", zone="deck").check("Martyr's Tomb", turned=True)
    assert table.game.decks[0][-1] == table.card("Imp")


@rule("SF-8.8.1")
def test_monkey_house_pays_the_poorer_for_plain_sites() -> None:
    hand = ["hand: Dockyard", "hand: Cataract Gorge", "hand: Desolate Ridge", "hand: Imp"]
    table = duel(["Monkey House", *hand], [SITE, "Diamond Beach"], power=0)
    table.use("Monkey House").passes().power(1, 0).check("Monkey House", turned=True)
    assert table.hand(0) == ["Cataract Gorge", "Desolate Ridge", "Imp"]
    assert table.pile("toasted", 0) == ["Dockyard"]
    duel(["Monkey House", *hand[1:]], [SITE, "Diamond Beach"]).cannot("Use Monkey House")
    duel(["Monkey House", *hand], [SITE]).cannot("Use Monkey House")


@rule("SF-28.6.1")
def test_nightclub_hurts_an_interceptor() -> None:
    table = duel(["Nightclub", "SEAL Team"], [SITE, "Bulletproof Monk", "Blue Monk"]).cannot("Use Nightclub")
    table.attack(SITE, "SEAL Team").cannot("Use Nightclub").until("intercept").choose("Blue Monk").maybe("No more")
    table.until("Use Nightclub", 0).use("Nightclub")
    table.resolves().check("Blue Monk", damage=1).check("Bulletproof Monk", damage=0)
