"""Cards that may be played as a State instead: each played for what matters on it."""

from kwoon.engine.chance import Chance
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.terms.codes import MOBILITY
from kwoon.games.shadowfist.terms.ids import CardId
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
NETHER = "Möbius Gardens"


@rule("SF-37.0", "SF-25.4")
def test_fire_horse_is_cheaper_where_a_netherworld_site_lies() -> None:
    mine = [SITE, NETHER, "hand: Fire Horse", "pool: mmM"]
    where = "{0}'s location "
    duel(mine, power=4).play("Fire Horse", where + "1").ends().power(0).check("Fire Horse", fighting=6, location=1)
    duel(mine, power=4).play("Fire Horse", where + "2").ends().power(1).check("Fire Horse", location=2, has=MOBILITY)
    duel(mine, power=3).choose("Play Fire Horse").ends().power(0).check("Fire Horse", location=2)
    duel([SITE, *mine[2:]], [NETHER], power=3).cannot("Play Fire Horse")


@rule("SF-7.1.1", "SF-49.10", "SF-34.0")
def test_fire_horse_may_be_ridden() -> None:
    mine = [SITE, NETHER, "Imp", "hand: Fire Horse", "pool: mmM"]
    table = duel(mine, [SITE, "hand: Shattering Fire", "pool: MMMMMMM"], power=4).choose("Play Fire Horse as a State")
    table.passes().power(0).check("Fire Horse", on="Imp").check("Imp", fighting=7, has=MOBILITY)
    card = CardId(table.card("Fire Horse"))
    assert table.game.is_state(card)
    table.end_turn().until("main shot", 1).play("Shattering Fire").passes().check("Imp", zone="smoked")
    assert table.check("Fire Horse", zone="smoked").game.is_character(card)
    duel(mine, power=3).cannot("Play Fire Horse as a State")
    duel([*mine, "Muscle Car > Imp"], power=4).cannot("Play Fire Horse as a State")
    table = duel([*mine, "SEAL Team"], [SITE], power=4).attack(SITE, "Imp").until("Play Fire Horse as a State", 0)
    table.choose("Play Fire Horse as a State", "Imp").resolves().check("Fire Horse", on="Imp")
    duel([SITE, "Imp", "smoked: Fire Horse", "pool: mmM"]).cannot("Play Fire Horse as a State")


@rule("SF-7.1.1")
def test_a_card_on_its_way_to_be_a_state_can_be_copied_and_saved() -> None:
    table = duel([SITE, "Imp", "Seamus", "hand: Fire Horse", "pool: mmM"], [SITE, "hand: Fire Horse"])
    table.choose("Play Fire Horse as a State")
    assert table.labels() == ["Imp", "Seamus"]
    for game in (table.game.clone(), table.game.restore(table.game.dump()), table.game.resample(0, Chance(3))):
        assert isinstance(game, Shadowfist)
        assert game.question() == table.game.question()
        game.apply(1)
        assert game.subjects[table.card("Fire Horse", 0)] == table.card("Seamus")
    assert table.game.view(1)["players"] == table.game.imagined(1, Chance(4)).view(1)["players"]


@rule("SF-7.1.1", "SF-8.4", "SF-8.5")
def test_decked_out_dirigible_is_a_site_or_a_dear_vehicle() -> None:
    mine = [SITE, "Imp", "hand: Decked-Out Dirigible", "pool: HH"]
    table = duel(mine, power=9).cannot("Play Decked-Out Dirigible as a State")
    table.choose("Play Decked-Out Dirigible").maybe("A new location").ends().power(7).use("Decked-Out Dirigible")
    assert len(table.passes().hand(0)) == 2
    table = duel([*mine, "smoked: Junkyard Boys"], power=5).choose("Play Decked-Out Dirigible as a State").passes()
    table.power(0).check("Imp", fighting=10, has=MOBILITY).use("Decked-Out Dirigible").passes()
    assert len(table.check("Decked-Out Dirigible", turned=True, on="Imp").hand(0)) == 2
    duel([*mine, "smoked: Junkyard Boys"], power=4).cannot("Play Decked-Out Dirigible as a State")
    trucker = [SITE, "Maverick Trucker", "hand: Decked-Out Dirigible", "pool: HHH"]
    duel(trucker, power=4).choose("Play Decked-Out Dirigible as a State").passes().power(0)
