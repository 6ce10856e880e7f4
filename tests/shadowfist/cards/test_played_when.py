"""Cards that are played when something happens, and what is paid: each played for what matters on it."""

from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


@rule("SF-17.2.5", "SF-26.1.2")
def test_jian_comes_for_nothing_when_an_opponent_spends_three_at_one_time() -> None:
    mine = [SITE, "hand: Seamus", "hand: Imp", "pool: dd"]
    table = duel(mine, [SITE, "hand: Jian"], power=[9, 0]).choose("Play Seamus").until("Jian", 1)
    table.choose("Jian").passes().check("Jian", zone="in play", control=1).power(6, 0)
    table = duel(mine, [SITE, "hand: Jian"], power=[9, 0]).choose("Play Imp").ends()
    table.check("Jian", zone="hand").power(8, 0)
    table = duel([SITE, "hand: Jian", "hand: Seamus", "pool: dd"], power=9).play("Seamus").ends()
    table.power(6).play("Jian").ends().power(4).check("Jian", zone="in play")


@rule("SF-17.2.5", "SF-24.5.2")
def test_kickbacks_are_for_the_chosen_opponent_alone() -> None:
    mine = [SITE, "Kickbacks", "hand: Kickbacks", "pool: aaa"]
    spender = [SITE, "hand: Seamus", "pool: dd"]
    table = duel(mine, spender, spender).choose("Play Kickbacks", "{2}").passes().end_turn().until("main shot", 1)
    table.play("Seamus").passes().power(9, 9 + 1 - 3).check("Kickbacks (2)", turned=False).end_turn()
    table.until("main shot", 2).choose("Play Seamus").until("Kickbacks", 0).choose("Kickbacks").passes()
    table.power(10).check("Kickbacks (2)", turned=True).check("Kickbacks", turned=False)


@rule("SF-26.1.2", "SF-37.0")
def test_russ_razor_jumps_in_when_a_site_is_turned_against_his_attack() -> None:
    mine = [SITE, "Imp", "hand: Russ Razor, Laser Blazer", "pool: jjj"]
    table = duel(mine, ["Nightclub", "SEAL Team", "Student of the Dragon", "Software Pirate"], power=2)
    table.cannot("Play Russ").attack("Nightclub", "Imp").until("SEAL Team intercepts", 1)
    table.choose("SEAL Team intercepts").maybe("No more").until("Use Nightclub", 1).choose("Use Nightclub")
    table.maybe("SEAL Team").until("Russ Razor", 0).choose("Russ Razor").ends().power(0)
    table.check("Russ Razor, Laser Blazer", zone="in play").check("Software Pirate", zone="smoked")
    table.check("Student of the Dragon", damage=0)
    table = duel([*mine, "Nightclub"], [SITE, "SEAL Team"], power=2).attack(SITE, "Imp")
    table.until("SEAL Team intercepts", 1).choose("SEAL Team intercepts").maybe("No more").until("Use Nightclub", 0)
    table.choose("Use Nightclub").ends().check("Russ Razor, Laser Blazer", zone="hand")


@rule("SF-25.1", "SF-26.1.2", "SF-25.5.1")
def test_avenging_fire_burns_where_the_taker_lives_and_at_no_other_time() -> None:
    mine = ["City Park", "hand: Avenging Fire", "pool: m"]
    robber = [SITE, "Seamus"]
    table = duel([SITE, "hand: Avenging Fire", "pool: m"], [SITE]).cannot("Play Avenging Fire")
    assert table.why("Avenging Fire") == "SF-26.1"
    table = duel(robber, ["City Park (6 damage)", "Dockyard", *mine[1:]], ["Stone Dolmens"])
    table.attack("City Park", "Seamus").until("Burn it for victory").choose("Burn it for victory")
    table.until("Avenging Fire", 1).choose("Avenging Fire").ends().check("Avenging Fire", on=SITE, control=1)
    table.end_turn().until("main shot", 1).check(SITE, 0, damage=1).check("Seamus", damage=1)
    table.check("Stone Dolmens", damage=0)
    table.end_turn().until("main shot", 2).check(SITE, 0, damage=2)


@rule("SF-30.3.1", "SF-35.3", "SF-4.1")
def test_what_have_i_becomes_redeems_who_beat_the_site_down() -> None:
    mine = ["City Park (6 damage)", "Dockyard", 'hand: "What Have I Becomes?!"', "pool: dd"]
    table = duel([SITE, "Grey Mountain", "Imp"], mine, [SITE]).attack("City Park", "Grey Mountain")
    table.until("Smoke it").choose("Smoke it").until('"What Have I', 1).choose('"What Have I').ends()
    table.check('"What Have I Becomes?!"', on="Grey Mountain").check("Grey Mountain", designator="redeemed")
    table.end_turn().until("player", 0)
    assert sorted(table.labels()) == ["{0}", "{1}", "{2}"]
    table.choose("{2}").until("main shot", 1).check("Grey Mountain", control=2)
    table.end_turn().until("player", 2).choose("{1}").until("main shot", 2).check("Grey Mountain", control=1)


@rule("SF-4.1")
def test_what_have_i_becomes_asks_nobody_if_one_is_furthest() -> None:
    sides = [[SITE, "Imp", '"What Have I Becomes?!" > Imp'], [SITE, "City Park"], [SITE]]
    duel(["Dockyard", *sides[0]], *sides[1:]).end_turn().until("main shot", 1).check("Imp", control=2)


@rule("SF-24.2.1", "SF-17.2.5")
def test_advance_notice_draws_more_for_one_power_and_puts_two_back() -> None:
    deck = ["deck: Imp", "deck: Seamus", "deck: SEAL Team", "deck: Final Brawl", "deck: Muscle Car"]
    mine = [SITE, "hand: Advance Notice", *deck, "pool: a"]
    table = duel(mine, power=1).play("Advance Notice").until("Yes").choose("Yes").power(0)
    table.choose("Muscle Car", "Imp").passes()
    assert table.hand(0) == ["Final Brawl", "SEAL Team", "Seamus"]
    assert table.pile("deck", 0)[:2] == ["Imp", "Muscle Car"]
    table = duel(mine, power=0).play("Advance Notice").passes().choose("Seamus")
    assert table.hand(0) == []
    assert sorted(table.pile("deck", 0)[:2]) == ["Imp", "Seamus"]
    table = duel([*mine, "hand: Dockyard", "hand: Dockyard"], power=1).play("Advance Notice").until("No").choose("No")
    assert sorted(table.labels()) == ["Dockyard", "Imp", "Seamus"]
    table.power(1).choose("Dockyard", "Dockyard").passes()
    assert table.hand(0) == ["Imp", "Seamus"]


@rule("SF-18.1", "SF-8.6")
def test_police_negotiator_is_paid_for_every_new_faction() -> None:
    mine = [SITE, "Police Negotiator"]
    theirs = [SITE, "hand: Imp", "hand: Seamus", "hand: Mad Scientist", "pool: dd"]
    table = duel([SITE, *theirs[1:]], mine, power=[9, 0]).play("Seamus").ends().power(6, 0)
    table.choose("Play Imp").until("Police Negotiator", 1).choose("Police Negotiator").ends().power(5, 1)
    table = duel([SITE, *theirs[1:], "smoked: Imp"], mine, power=[9, 0]).play("Imp").ends().power(8, 0)
    table.choose("Play Mad Scientist").until("Police Negotiator", 1).choose("Police Negotiator").ends().power(7, 2)
