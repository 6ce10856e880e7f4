"""Robbed, seized and burned Sites, two at a time; who has smoked a Character; what ends at the end of a turn."""

from typing import Any

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, people

HEIST = at("Heist", m.MaySeize, m.pick(m.CHARACTER, attacking=1))
CITADEL = m.feng_shui("Citadel", 4, m.always(m.cannot(m.NO_SEIZE)))
FRAGILE = m.feng_shui(
    "Fragile", 4,
    m.when(m.happens(m.SEIZED, this=True), m.Smoke(m.SELF)),
    m.when(m.happens(m.BURNED_SITE, this=True), m.Toast(m.SELF)),
)  # fmt: skip
HUSH = at("Hush", lambda it: m.CancelForAWhile(it, m.TURN_END, only_text=True), m.ANY_CARD)


def raid(*sides: list[str], **setup: Any) -> Duel:
    return duel(*sides, extra=[*people(), HEIST, CITADEL, FRAGILE, HUSH], **setup)


@rule("SF-19.0", "SF-30.3.3")
def test_each_of_two_robbers_is_asked_about_the_site_that_its_attacker_took() -> None:
    """Whichever of the two robbers has spoken first, the Bear's Site comes first."""
    for order in ((1, 2), (2, 1)):
        table = raid(
            ["Meadow", "Bear", "Giant", "hand: Decoy"], ["Meadow", "hand: Heist"], ["Meadow", "hand: Heist"],
            ["Pond", "Fox Pass"],
        )  # fmt: skip
        table.attack("Pond", "Bear", "Giant").play("Decoy", "Giant", "Fox Pass").resolves()
        for seat in order:
            table.until("Play Heist", seat).play("Heist", ("", "Bear", "Giant")[seat]).resolves()
        table.until("may")
        assert table.seat == 1
        table.choose("Yes")
        assert (table.kind, table.seat) == ("may", 2)
        table.choose("Yes").ends().check("Pond", control=1, location=2).check("Fox Pass", control=2, location=2)


@rule("SF-19.0")
def test_nobody_robs_a_site_of_its_own_or_one_that_cannot_be_seized() -> None:
    table = raid(["Meadow", "Giant"], ["Pond", "hand: Heist"])
    table.attack("Pond", "Giant").until("Play Heist", 1).play("Heist").resolves()
    assert asked(table) == ["fate of the Site"]
    table = raid(["Meadow", "Giant"], ["Citadel"], ["Meadow", "hand: Heist"])
    table.attack("Citadel", "Giant").until("Play Heist", 2).play("Heist").resolves()
    assert asked(table) == ["fate of the Site"]


def asked(table: Duel) -> list[str]:
    """Which questions but those for effects and interceptors come until the attack is over."""
    found: list[str] = []
    while table.kind != "main shot":
        if table.kind not in ("act", "intercept", "join"):
            found.append(table.kind)
        table.decline()
    return found


@rule("SF-28.8", "SF-30.3.3.2")
def test_a_seized_site_is_placed_though_the_one_before_it_is_gone() -> None:
    table = raid(["Meadow", "Bear", "Giant", "hand: Decoy"], ["Fragile", "Pond"])
    table.attack("Fragile", "Bear", "Giant").play("Decoy", "Giant", "Pond").resolves().until("fate of the Site")
    table.choose("Seize it", "Seize it").ends().check("Fragile", zone="smoked").check("Pond", control=0, location=2)


@rule("SF-28.8", "SF-12.1.1")
def test_a_burned_site_leaves_though_the_one_before_it_is_gone() -> None:
    table = raid(["Meadow", "Bear", "Giant", "hand: Decoy"], ["Fragile", "Pond", "Meadow"])
    table.attack("Fragile", "Bear", "Giant").play("Decoy", "Giant", "Pond").resolves().until("fate of the Site")
    table.choose("Burn it for victory", "Burn it for victory").ends().check("Fragile", zone="toasted")
    assert table.pile("burned", 0) == ["Pond"]


@rule("SF-24.8.1.3", "SF-24.5.5")
def test_nobody_has_smoked_who_only_lost_a_bonus() -> None:
    """The Mask's printed Fighting is no lower than the Cat's own: as the Vigor ends, nobody has smoked the Cat."""
    mask = m.state("Mask", 0, "", m.ANY_CHARACTER, m.always(m.printed_fighting(3), to=m.SUBJECT))
    mine = ["Meadow", "Cat", "hand: Vigor", "hand: Never Found the Body", "pool: d"]
    table = duel(mine, ["Meadow", "Mask > Cat"], extra=[*people(), mask])
    table.play("Vigor").passes().check("Cat", fighting=5)
    table.game.damage[table.card("Cat")] = 3
    table.choose("End your turn")
    while table.kind != "main shot":
        table.cannot("Never Found the Body").decline()
    table.check("Cat", zone="smoked")


@rule("SF-26.5", "SF-34.0")
def test_what_was_about_a_card_that_is_gone_hides_nothing_that_ends_with_it() -> None:
    """Two texts are blank until the end of the turn; the first of the two leaves play before."""
    table = raid(["Meadow", "Turtle", "Snail", "hand: Hush", "hand: Hush", "hand: Snuff"], ["Meadow"])
    table.play("Hush", "Turtle").passes().play("Hush", "Snail").passes().play("Snuff", "Turtle").passes()
    table.check("Snail", toughness=0).end_turn().check("Snail", toughness=9).check("Turtle", zone="smoked")
