"""Events that lie face up before a player and may be played as from the hand: each played for what matters on it."""

from kwoon.engine.chance import Chance
from kwoon.games.shadowfist.terms.ids import CardId
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
ICE = ["hand: Winter's Laugh", "pool: mmM"]


@rule("SF-33.0", "SF-8.4", "SF-35.1", "SF-26.2.1")
def test_winters_laugh_takes_an_event_to_be_played_by_another() -> None:
    mine = [SITE, "Imp", "hand: Final Brawl", "pool: dd"]
    table = duel(mine, [SITE, "Seamus", *ICE], power=1).play("Final Brawl").until("Play Winter's Laugh", 1)
    table.choose("Play Winter's Laugh").resolves().check("Imp", damage=0).check("Final Brawl", zone="set aside")
    assert [each.get("aside") for each in table.game.view(0)["players"]] == [None, ["Final Brawl"]]  # type: ignore[union-attr]
    table.until("Play Final Brawl", 1)
    same = table.game.restore(table.game.dump())
    assert same.digest() == table.game.digest()
    assert table.game.resample(1, Chance(2)).question() == table.question
    assert table.game.faults() == []
    table.choose("Play Final Brawl").ends().check("Imp", zone="smoked").check("Seamus", damage=2)
    assert "Final Brawl" in table.pile("smoked", 0)


@rule("SF-46.0", "SF-26.4")
def test_what_winters_laugh_took_is_toasted_at_the_end_of_its_players_turn() -> None:
    mine = [SITE, "Imp", "hand: Final Brawl", "pool: dd"]
    table = duel(mine, [SITE, *ICE], power=1).play("Final Brawl").until("Play Winter's Laugh", 1)
    table.choose("Play Winter's Laugh").ends().end_turn().until("main shot", 1)
    assert table.check("Final Brawl", zone="set aside").offers("Play Final Brawl")
    table.end_turn().until("main shot", 0).check("Final Brawl", zone="toasted")
    assert table.why("Final Brawl", 0) == "SF-9.3"


@rule("SF-9.2", "SF-35.0", "SF-8.5")
def test_who_may_not_play_what_lies_before_another_is_told_why() -> None:
    mine = [SITE, "Imp", "hand: Thermobaric Explosion", "pool: jjH"]
    table = duel(mine, [SITE, "Seamus", *ICE], power=[9, 1]).play("Thermobaric Explosion")
    table.until("Play Winter's Laugh", 1).choose("Play Winter's Laugh").ends()
    assert table.why("Thermobaric Explosion", 0) == "SF-35.0"
    table.end_turn().until("main shot", 1)
    assert table.cannot("Play Thermobaric Explosion").why("Thermobaric Explosion", 1) == "SF-8.5"


@rule("SF-26.2.2")
def test_winters_laugh_may_take_an_event_that_has_resolved() -> None:
    mine = [SITE, "Imp", "hand: Final Brawl", "pool: dd"]
    table = duel(mine, [SITE, "Seamus", *ICE], power=1).play("Final Brawl").until("Play Winter's Laugh", 1)
    table.choose("Pass").until("Play Winter's Laugh", 1).check("Imp", zone="smoked").choose("Play Winter's Laugh")
    table.resolves().check("Seamus", damage=2).check("Final Brawl", zone="set aside", control=1)


@rule("SF-22.3", "SF-26.2")
def test_winters_laugh_is_for_main_shots() -> None:
    mine = [SITE, "Imp", "hand: Pocket Demon", "pool: e"]
    table = duel(mine, [SITE, *ICE], begin="start").until("Play Pocket Demon", 0).choose("Play Pocket Demon")
    assert "Pocket Demon" in table.pile("smoked", 0)
    for _ in range(3):
        table.cannot("Play Winter's Laugh").decline()


@rule("SF-36.0", "SF-36.4", "SF-34.0")
def test_twin_thunders_becomes_the_event_it_answers() -> None:
    mine = [SITE, "Imp", "hand: Final Brawl", "pool: dd"]
    theirs = [SITE, "Seamus", "hand: Twin Thunders", "pool: mm"]
    table = duel(mine, theirs, power=1).play("Final Brawl").until("Play Twin Thunders", 1)
    table.choose("Play Twin Thunders").resolves().check("Imp", zone="smoked").check("Seamus", damage=2)
    table.until("Play Twin Thunders", 1)
    assert table.game.restore(table.game.dump()).digest() == table.game.digest()
    table.choose("Play Twin Thunders").ends().check("Seamus", zone="smoked").check("Twin Thunders", zone="smoked")
    assert table.game.card(CardId(table.card("Twin Thunders"))).text().startswith("Play in response")
    assert table.game.faults() == []


@rule("SF-46.0", "SF-8.4", "SF-49.8")
def test_twin_thunders_is_toasted_if_it_strikes_only_once() -> None:
    mine = [SITE, "Imp", "hand: Final Brawl", "pool: dd"]
    theirs = [SITE, "Seamus", "hand: Twin Thunders", "pool: mm"]
    table = duel(mine, theirs, power=1).play("Final Brawl").until("Play Twin Thunders", 1)
    table.choose("Play Twin Thunders").ends().end_turn().until("main shot", 1)
    table.check("Twin Thunders", zone="toasted")
