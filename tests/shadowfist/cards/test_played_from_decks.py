"""Cards that reveal, search and play what lies in a deck: each played for what matters on it."""

from kwoon.engine.chance import Chance
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"


def same_for_all(table: Duel) -> None:
    """Whatever is hidden from the asked seat is dealt anew: the question stays the same, and the game goes on."""
    for seed in range(5):
        other = table.game.resample(table.seat, Chance(seed))
        assert other.question() == table.question
        other.apply(0)
    copy = table.game.restore(table.game.dump())
    assert copy.digest() == table.game.digest()


@rule("SF-24.2.1", "SF-2.3")
def test_legal_eagle_finds_the_first_state_from_the_top() -> None:
    deck = ["deck: Imp", "deck: Muscle Car", "deck: Battle Suit"]
    table = duel([SITE, "hand: Legal Eagle", *deck]).choose("Play Legal Eagle").until("Muscle Car")
    assert table.labels() == ["No more", "Muscle Car"]
    same_for_all(table)
    table.choose("Muscle Car").ends()
    assert table.hand(0) == ["Muscle Car"]
    table = duel([SITE, "hand: Legal Eagle", *deck]).choose("Play Legal Eagle").until("Muscle Car").choose("No more")
    assert table.ends().hand(0) == []
    assert duel([SITE, "hand: Legal Eagle", "deck: Imp"]).play("Legal Eagle").ends().hand(0) == []


@rule("SF-42.0", "SF-44.4", "SF-50.13")
def test_siamang_twins_bring_their_twin_and_come_back_for_a_discard() -> None:
    mine = [SITE, "hand: Siamang Twins", "deck: Imp", "deck: Siamang Twins", "deck: Siamang Twins", "pool: j"]
    table = duel(mine, [SITE], power=3).choose("Play Siamang Twins").until("Siamang Twins").choose("Siamang Twins")
    assert table.labels() == ["No more", "Siamang Twins"]
    same_for_all(table)
    table.choose("Siamang Twins").ends().power(0)
    table.check("Siamang Twins", combat_damage=1).check("Siamang Twins (2)", combat_damage=1, zone="in play")
    table.check("Siamang Twins (3)", zone="deck")
    mine = [SITE, "smoked: Siamang Twins", "hand: Imp", "hand: Imp", "hand: Seamus"]
    table = duel(mine).choose("Use Siamang Twins").cannot("No more").choose("Imp", "Imp", "No more").passes()
    assert table.pile("deck", 0)[-1] == "Siamang Twins"
    assert table.hand(0) == ["Seamus"]
    duel([SITE, "smoked: Siamang Twins"]).cannot("Use Siamang Twins")


@rule("SF-44.4", "SF-25.1.1", "SF-8.4")
def test_chun_qi_shuan_falls_and_someone_takes_his_place_for_nothing() -> None:
    mine = [SITE, "Chun Qi Shuan (5 damage)", "deck: SEAL Team", "pool: aa"]
    shot = [SITE, "Hungry Ghosts"]
    table = duel(shot, mine, filler=0, power=[0, 0]).use("Hungry Ghosts", "Chun Qi Shuan").until("SEAL Team")
    same_for_all(table)
    table.choose("SEAL Team").ends().check("SEAL Team", zone="in play", control=1).power(0, 0)
    table = duel(shot, mine, filler=0).use("Hungry Ghosts", "Chun Qi Shuan").until("SEAL Team").choose("No more")
    table.ends().check("SEAL Team", zone="deck")
    table = duel(shot, mine[:-1], filler=0).use("Hungry Ghosts", "Chun Qi Shuan").passes()
    table.cannot("SEAL Team").check("SEAL Team", zone="deck")


@rule("SF-44.4", "SF-35.0", "SF-8.4")
def test_snap_of_the_crocodile_plays_from_another_deck() -> None:
    mine = [SITE, "hand: Snap of the Crocodile", "pool: a"]
    cards = ["Ba-BOOM!", "Final Brawl", "City Park", "Muscle Car", "Imp", "Seamus"]
    theirs = [SITE, *[f"deck: {card}" for card in cards]]
    table = duel(mine, theirs, power=6).choose("Play Snap").until("Ba-BOOM!")
    assert table.labels() == ["No more", "Ba-BOOM!", "City Park", "Final Brawl", "Imp", "Muscle Car"]
    same_for_all(table)
    table.choose("Ba-BOOM!").ends().check("Ba-BOOM!", control=0, zone="in play").power(0)
    table = duel(mine, theirs, power=3).choose("Play Snap").until("Final Brawl").cannot("Ba-BOOM!")
    table.choose("Final Brawl").ends().power(0).check("Snap of the Crocodile", damage=2)
    assert table.pile("smoked", 1) == ["Final Brawl"]
    table = duel(mine, theirs, [SITE]).choose("Play Snap").until("pick")
    assert sorted(table.labels()) == ["{1}", "{2}"]


@rule("SF-46.0", "SF-25.1.1", "SF-37.0")
def test_yul_gibbons_plays_what_comes_or_toasts_it() -> None:
    mine = [SITE, "Yul Gibbons", "deck: SEAL Team", "pool: aa"]
    table = duel(mine, power=2).use("Yul Gibbons").until("SEAL Team").choose("SEAL Team").ends().power(0)
    table.check("SEAL Team", zone="in play")
    table = duel(mine, power=2).use("Yul Gibbons").until("SEAL Team").choose("No more").ends().power(2)
    table.check("SEAL Team", zone="toasted")
    duel(mine, power=1).use("Yul Gibbons").ends().check("SEAL Team", zone="toasted")
    theirs = [SITE, "Yul Gibbons", "deck: Imp"]
    table = duel([SITE, "Seamus"], theirs, power=1).attack(SITE, "Seamus").until("Use Yul Gibbons", 1)
    table.choose("Use Yul Gibbons").until("Imp", 1).choose("Imp").ends().check("Imp", zone="in play", control=1)
