"""Endgame, each card played for what matters on it: the Ascended to the Eaters of the Lotus, and the talents."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.terms.codes import SUPERLEAP
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


def in_play(table: Duel, title: str) -> int:
    """How many cards of a title are in play."""
    return [table.game.card(card).title for card in table.game.in_play].count(title)


# --- the Ascended --------------------------------------------------------------------------------


@rule("SF-46.0", "SF-47.0")
def test_burying_the_past_makes_hoods_of_the_smoked_and_cards_of_hoods() -> None:
    table = duel([SITE, "Burying the Past", "smoked: Imp", "smoked: Seamus", "smoked: SEAL Team"])
    table.act("Use Burying the Past", "Imp", "Seamus").check("Hood", fighting=1, control=0, designator="hood")
    assert sorted(table.pile("toasted", 0)) == ["Imp", "Seamus"]
    table.cannot("Use Burying the Past: Toast").use("Burying the Past", text="Draw").passes()
    table.check("Hood", turned=True).check("Burying the Past", turned=True)
    assert len(table.hand(0)) == 1
    duel([SITE, "Burying the Past", "SEAL Team", "smoked: Imp"]).cannot("Use Burying the Past")


@rule("SF-24.5.2", "SF-25.2")
def test_corporate_informer_enters_turned_and_looks_at_hands() -> None:
    table = duel([SITE, "hand: Corporate Informer"], [SITE]).play("Corporate Informer").passes()
    table.check("Corporate Informer", turned=True)
    table = duel([SITE, "Corporate Informer"], [SITE, "hand: Imp"]).choose("Use Corporate Informer").choose("{1}")
    table.passes().check("Corporate Informer", turned=True)


@rule("SF-21.0")
def test_corporate_informer_is_turned_by_nobody_as_it_enters() -> None:
    warden = m.character(
        "Warden", "Guard", 2, 2, "", "", m.when(m.happens(m.TURNED, to=m.ANY_CHARACTER), m.GainPower(m.YOU_, 1))
    )
    table = duel([SITE, "hand: Corporate Informer"], [SITE, "Warden"], power=1, extra=[warden])
    table.play("Corporate Informer").passes().check("Corporate Informer", turned=True).power(0, 1)
    table = duel([SITE, "Reggie Mortis", "smoked: Corporate Informer"]).use("Reggie Mortis").passes()
    table.check("Corporate Informer", turned=False)  # it returns with no rules text


@rule("SF-29.7", "SF-26.1")
def test_entrapment_wants_three_turned_characters_and_stops_all_attackers() -> None:
    turned = ["Imp (turned)", "Seamus (turned)", "Mantis Fighter (turned)"]
    held = ["hand: Entrapment", "pool: aa"]
    table = duel([SITE, "SEAL Team"], ["Dockyard", *turned, *held]).attack("Dockyard", "SEAL Team")
    table.until("Entrapment", 1).choose("Entrapment").ends().check("Dockyard", damage=0)
    table.check("Entrapment", zone="toasted")
    table = duel([SITE, "SEAL Team"], ["Dockyard", *turned[:2], "Imp", *held]).attack("Dockyard", "SEAL Team")
    table.cannot("Entrapment").ends().check("Dockyard", damage=4)


@rule("SF-19.0", "SF-12.0")
def test_insurance_policy_pays_when_its_site_is_burned_or_seized() -> None:
    for fate in ("Seize", "Burn it for victory"):
        theirs = [SITE, "Dockyard (5 damage)", "Insurance Policy > Dockyard"]
        table = duel([SITE, "SEAL Team"], theirs, power=0).attack("Dockyard", "SEAL Team").until("Smoke it")
        table.choose(next(label for label in table.labels() if label.startswith(fate))).ends()
        table.power(0, 3).check("Insurance Policy", zone="smoked")
    table = duel([SITE, "SEAL Team"], theirs, power=0).attack("Dockyard", "SEAL Team").ends().power(0, 0)


def test_the_rook_counts_every_unturned_card() -> None:
    mine = [SITE, "City Park (down, back)", "The Rook", "Burying the Past", "Imp (turned)"]
    table = duel(mine, [SITE]).check("The Rook", fighting=7)
    table.attack(SITE, "The Rook").check("The Rook", fighting=6)


@rule("SF-17.2.3")
def test_thief_in_the_night_steals_only_when_played_from_the_hand() -> None:
    table = duel([SITE, "hand: Thief in the Night", "pool: a"], [SITE], power=3).play("Thief in the Night").passes()
    table.power(1, 2)
    mine = [SITE, "hand: Golden Comeback", "smoked: Thief in the Night", "pool: d"]
    table = duel(mine, [SITE], power=3).play("Golden Comeback").passes()
    table.maybe("Thief in the Night").passes().check("Thief in the Night", zone="in play").power(1, 3)


# --- the talents ---------------------------------------------------------------------------------


def test_hummingbird_kick_strikes_the_unturned_around_its_subject() -> None:
    mine = [SITE, "SEAL Team", "Hummingbird Kick > SEAL Team", "Seamus (turned)", "Tech Squad", "City Park", "Imp"]
    table = duel(mine, [SITE]).check("SEAL Team", combat_damage=2, has=SUPERLEAP).use("Hummingbird Kick").passes()
    table.check("SEAL Team", damage=2).check("Tech Squad", zone="smoked").check("Seamus", damage=0)
    table.check("Imp", damage=0)


@rule("SF-24.2", "SF-37.0", "SF-25.1.1")
def test_underworld_offering_makes_a_character_cheaper_by_one_less_than_the_sacrificed_one_cost() -> None:
    mine = [SITE, "SEAL Team", "hand: Underworld Offering", "hand: Seamus", "pool: MMdd"]
    table = duel(mine, [SITE, DOWN], power=1)
    table.play("Underworld Offering").passes().choose("Seamus").passes()
    table.check("Seamus", zone="in play").check("SEAL Team", zone="smoked").power(0, 1)
    table = duel([*mine, "Imp", "Dockyard (down)"], [SITE, DOWN], power=3).attack("the face-down", "Imp")
    table.until("Reveal Dockyard", 0).cannot("Play Underworld Offering")


# --- the Dragons ---------------------------------------------------------------------------------


@rule("SF-30.1")
def test_fluttering_doves_draw_more_against_who_is_unique() -> None:
    table = duel([SITE, "Fluttering Doves", "Seamus"], [SITE, "SEAL Team", DOWN], power=0)
    table.attack(SITE, "Seamus").until("intercept").choose("SEAL Team").until("Fluttering Doves", 0)
    table.choose("Fluttering Doves").resolves().power(0, 0).check("Fluttering Doves", turned=True)
    assert len(table.hand(0)) == 1
    table = duel([SITE, "Seamus"], [SITE, "Fluttering Doves", "Xin Ji Yang", DOWN], power=0)
    table.attack(SITE, "Seamus").until("intercept").choose("Xin Ji Yang").until("Fluttering Doves", 1)
    table.choose("Fluttering Doves").resolves().power(0, 1)
    assert len(table.hand(1)) == 2
    table = duel([SITE, "Fluttering Doves", "SEAL Team"], [SITE, "Seamus", DOWN], power=0)
    table.attack(SITE, "SEAL Team").until("intercept").choose("Seamus").ends().check("Fluttering Doves", turned=False)


def test_fluttering_doves_see_sites_too() -> None:
    table = duel([SITE, "Fluttering Doves", "Seamus"], ["Secluded Redoubt", DOWN], power=0)
    table.attack("Secluded Redoubt", "Seamus").until("Fluttering Doves", 0).choose("Fluttering Doves").resolves()
    assert len(table.hand(0)) == 1


def test_great_teacher_chow_gathers_students() -> None:
    table = duel([SITE, "Great Teacher Chow", "Student of the Dragon"], [SITE, DOWN, "Shaolin Student"])
    table.check("Great Teacher Chow", fighting=7, toughness=1).attack("the face-down", "Great Teacher Chow").resolves()
    table.check("Student", fighting=1, control=0).check("Great Teacher Chow", fighting=8)


# --- the Eaters of the Lotus ---------------------------------------------------------------------


@rule("SF-14.0")
def test_blossoms_of_the_black_lotus_count_themselves_and_their_kin() -> None:
    mine = ["Precious Lotus Monastery", "Blossoms of the Black Lotus", "Thorns of the Dark Stone", "Imp"]
    duel(mine, [SITE, "Thorns of the Dark Stone"]).check("Blossoms of the Black Lotus", fighting=6)


@rule("SF-46.0", "SF-24.1.3")
def test_poisoned_wound_toasts_only_the_damaged() -> None:
    table = duel([SITE, "hand: Poisoned Wound", "pool: eee"], [SITE, "SEAL Team (1 damage)", "Seamus"])
    table.play("Poisoned Wound").passes().check("SEAL Team", zone="toasted").check("Seamus", zone="in play")
    duel([SITE, "hand: Poisoned Wound", "pool: eee"], [SITE, "Seamus"]).cannot("Play Poisoned Wound")


@rule("SF-35.3", "SF-26.4")
def test_shis_dark_influence_uses_a_character_up() -> None:
    table = duel([SITE, "hand: Shi's Dark Influence", "pool: eeeM"], [SITE, "SEAL Team"])
    table.play("Shi's Dark Influence").passes().check("SEAL Team", control=0, combat_damage=3)
    table.end_turn().until("main shot", 1).check("SEAL Team", zone="smoked")


@rule("SF-50.2", "SF-50.18")
def test_thorns_of_the_dark_stone_cannot_be_stopped() -> None:
    table = duel([SITE, "Thorns of the Dark Stone"], [SITE, "Grey Mountain", "Imp"])
    table.attack("Grey Mountain", "Thorns").ends().check("Grey Mountain", damage=4).check("Imp", damage=0)
