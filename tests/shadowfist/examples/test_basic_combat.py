"""The basic rulebook's sample combat in fifteen steps, move by move.

John (seat 0) plays the Lotus, Cameron (seat 1) the Ascended, Elizabeth (seat 2) the Dragons.

The sample forgets two texts. Dr. Amanda Snow has Guts, so her one damage would not weaken her blow (SF-50.5): here
her text is blank, so that the numbers are the sample's; a test of its own plays step 8 as the cards have it. And Xin Ji
Yang hurts every interceptor declared against her: that happens in step 11, and changes nothing.
"""

from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.table import with_value
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

DEVOURER = "Ravenous Devourer"
SNOW = "Dr. Amanda Snow"


def the_table(snow_has_her_text: bool = False) -> Duel:
    """The attack is declared: Xin Ji Yang, the Devourer and the Imp turn; the Ghosts do not, 3 Power are left."""
    table = duel(
        ["Puzzle Garden", "Xin Ji Yang", DEVOURER, "Imp", "Hungry Ghosts", "hand: Discerning Fire"],
        ["Diamond Beach (down)", "Mirrored Lake", "Murder of Crows (1st)", "Tears of the Crocodile (1st)",
         "Grey Mountain (1st)", "SEAL Team (2nd)"],
        ["Puzzle Garden", SNOW],
        power=3,
    )  # fmt: skip
    if not snow_has_her_text:
        table.game.blanks = with_value(table.game.blanks, table.card(SNOW), 1)
        table.game.changed()
    table.attack("the face-down Site", "Xin Ji Yang", DEVOURER, "Imp")
    for attacker in ("Xin Ji Yang", DEVOURER, "Imp"):
        table.check(attacker, turned=True, attacking=True)
    return table.check("Hungry Ghosts", turned=False)


def snow_intercepts(table: Duel) -> None:
    """Steps 1 to 5: nobody plays anything, Elizabeth does not join; she moves Snow in and intercepts the Devourer."""
    table.passes()
    assert (table.kind, table.seat) == ("join", 2)
    table.choose("No more joiners")
    chance_of(table, 2).choose(f"Move {SNOW}").resolves().check(SNOW, turned=True).until("intercept")
    attack = current_attack(table.game)
    assert attack is not None
    assert not attack.about_to_fight(table.card(DEVOURER))
    table.choose(f"{SNOW} intercepts {DEVOURER}")
    assert attack.about_to_fight(table.card(DEVOURER))


def chance_of(table: Duel, seat: int) -> Duel:
    """Nobody does anything more until this player's chance to intercept."""
    attack = current_attack(table.game)
    assert attack is not None
    while attack.intercepting_seat != seat or table.seat != seat:
        table.decline()
    return table


def ghosts_and_sacrifices(table: Duel) -> None:
    """Steps 6 and 7: the Ghosts hurt Snow; the Mirrored Lake might answer; Ghosts and Imp are sacrificed."""
    table.use("Hungry Ghosts", SNOW).resolves()
    assert (table.kind, table.seat) == ("trigger", 1)
    table.choose("Let it go").check(SNOW, damage=1, fighting=5).check("Hungry Ghosts", turned=True)
    table.use(DEVOURER, "Hungry Ghosts").resolves().use(DEVOURER, "Imp").resolves()
    table.check("Hungry Ghosts", zone="smoked").check("Imp", zone="smoked", attacking=False)
    table.check(DEVOURER, fighting=6)


@rule("SF-28.0", "SF-28.6", "SF-28.6.1", "SF-28.6.3", "SF-28.6.4", "SF-28.6.7", "SF-30.0", "SF-30.3.2", "SF-30.3.3.3")
def test_the_sample_combat() -> None:
    table = the_table()
    snow_intercepts(table)
    ghosts_and_sacrifices(table)

    # 8. Devourer and Snow fight: Snow is smoked, the Devourer has 1 Fighting left.
    chance_of(table, 1).check(SNOW, zone="smoked").check(DEVOURER, damage=5, fighting=1)

    # 9, 10. Cameron's chance: SEAL Team moves from the Lake to the attack without turning.
    table.choose("Move SEAL Team").resolves().check("SEAL Team", turned=False, location=1)

    # 11. All four intercept, in two chains of two.
    table.until("intercept").choose(f"SEAL Team intercepts {DEVOURER}", f"Murder of Crows intercepts {DEVOURER}")
    table.choose("Tears of the Crocodile intercepts Xin Ji Yang", "Grey Mountain intercepts Xin Ji Yang")
    table.maybe("No more interceptors").maybe("Xin Ji Yang")

    # 12. John spends all his Power on a Discerning Fire for three Transformed.
    table.until("Play Discerning Fire", 0).play("Discerning Fire", "Tears of the Crocodile", "Grey Mountain")
    table.choose("Murder of Crows").maybe("No more").power(0)
    table.until("act")
    while table.game.zones[table.card("Grey Mountain")] == 2:
        table.decline()
    for smoked in ("Tears of the Crocodile", "Grey Mountain", "Murder of Crows"):
        table.check(smoked, zone="smoked")

    # 13. The SEAL Team smokes the Devourer and takes 1 damage; nobody fights Xin Ji Yang.
    while table.game.zones[table.card(DEVOURER)] == 2:
        table.decline()
    table.check("SEAL Team", damage=1).check("Xin Ji Yang", attacking=True, damage=0)

    # 14, 15. Xin Ji Yang reveals Diamond Beach: of 7 damage 5 get through, and John burns it for victory.
    table.until("fate of the Site").check("Diamond Beach", down=False, damage=5, body=0)
    table.choose("Burn it for victory").ends()
    assert table.pile("burned", 0) == ["Diamond Beach"]
    assert table.game.rules.goal - table.game.closeness(0) == 3
    table.check("Xin Ji Yang", location=1, turned=True).check("SEAL Team", location=1)


@rule("SF-50.5", "SF-30.3")
def test_by_her_text_snow_takes_the_devourer_with_her() -> None:
    """Step 8 with Guts: Snow strikes for 6 although she has 5 Fighting left, and both are smoked."""
    table = the_table(snow_has_her_text=True)
    snow_intercepts(table)
    ghosts_and_sacrifices(table)
    chance_of(table, 1).check(SNOW, zone="smoked").check(DEVOURER, zone="smoked")


@rule("SF-28.6.3", "SF-26.1.1")
def test_in_step_11_xin_ji_yang_hurts_her_interceptors() -> None:
    """Two for each: 1 and one Demon, the Devourer. Grey Mountain's Toughness takes it all."""
    table = the_table()
    snow_intercepts(table)
    ghosts_and_sacrifices(table)
    chance_of(table, 1).until("intercept")
    table.choose("Tears of the Crocodile intercepts Xin Ji Yang", "Grey Mountain intercepts Xin Ji Yang")
    table.choose("No more interceptors").until("Play Discerning Fire", 0).resolves()
    while table.kind == "trigger":
        table.decline()
    table.resolves().check("Tears of the Crocodile", damage=2).check("Grey Mountain", damage=0)
