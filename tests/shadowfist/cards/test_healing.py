"""SF-16.1: who is not damaged cannot be healed, so an effect that only heals is not generated for such a card."""

from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


@rule("SF-16.1")
def test_devourer_of_souls_eats_nobody_while_it_is_well() -> None:
    table = duel([SITE, "Devourer of Souls", "smoked: Imp"]).cannot("Use Devourer of Souls")
    assert table.why("Devourer of Souls") == "SF-16.1"
    table = duel([SITE, "Devourer of Souls (3 damage)", "smoked: Imp"]).use("Devourer of Souls").passes()
    table.check("Devourer of Souls", damage=0).check("Imp", zone="toasted")


@rule("SF-16.1")
def test_white_crocus_society_goes_only_for_someone_who_is_hurt() -> None:
    mine = [SITE, "Death Shadow", "hand: White Crocus Society", "pool: g"]
    duel(mine).cannot("Use White Crocus Society")
    mine[1:2] = ["Death Shadow (3 damage)", "Imp"]
    table = duel(mine).choose("Use White Crocus Society").maybe("Death Shadow").passes()
    table.check("Death Shadow", damage=0).check("White Crocus Society", zone="toasted")


@rule("SF-16.1")
def test_emergency_room_treats_nobody_who_is_well() -> None:
    table = duel(["Emergency Room (down)", "Imp", "Death Shadow (3 damage)"]).choose("Reveal Emergency Room").passes()
    table.check("Death Shadow", damage=0)
    table = duel(["Emergency Room (down)", "Imp", "Death Shadow"]).choose("Reveal Emergency Room").passes()
    assert table.kind == "main shot"


@rule("SF-16.1")
def test_keepers_of_the_monastery_mend_a_damaged_site_only() -> None:
    mine = [SITE, "Keepers of the Monastery > Puzzle Garden", "Dockyard (2 damage)", "Blue Monk", "hand: Final Brawl"]
    table = duel([*mine, "Blue Monk (3 damage)", "pool: dd"]).play("Final Brawl").passes()
    table.check("Blue Monk (2)", zone="smoked").check("Dockyard", damage=0)
