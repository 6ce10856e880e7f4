"""SF-42: references; SF-43: reload."""

from kwoon.games.shadowfist.cards.make import (
    SELF,
    SMOKED,
    TURN_END,
    YOU,
    Count,
    Give,
    Reload,
    Titled,
    ToHand,
    always,
    character,
    event,
    fighting,
    pick,
    target,
    toughness,
    use,
)
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"
LONER = character("Loner", "Loner", 1, 2, "", "", use(Give(SELF, [fighting(1)], TURN_END)))
CLAN = character("Clan", "Fox", 1, 2, "", "", always(fighting(Count(Titled("Clan")))))
FOXES = character("Fox Pack", "Fox", 1, 2, "", "", always(toughness(1), to=pick(words=("Fox",))))
LOAD = event("Load", 0, "", use([it := target(pick(owned=YOU, where=SMOKED))], Reload(it)))
BACK = event("Back", 0, "", use([it := target(pick(where=SMOKED))], ToHand(it)))
CARDS = [LONER, CLAN, FOXES, LOAD, BACK]


@rule("SF-42.0")
def test_a_card_that_names_nothing_means_itself() -> None:
    table = duel([GARDEN, "Loner", "Loner"], extra=CARDS).use("Loner").passes()
    table.check("Loner", fighting=3).check("Loner (2)", fighting=2)


@rule("SF-42.0")
def test_a_title_in_quotes_means_every_copy_and_itself() -> None:
    table = duel([GARDEN, "Clan", "Clan"], [GARDEN, "Clan"], extra=CARDS)
    table.check("Clan", fighting=5)
    assert '"Clan"' in CLAN.text()


@rule("SF-42.0", "SF-14.0")
def test_designators_are_not_titles() -> None:
    table = duel([GARDEN, "Fox Pack", "Clan", "Loner"], extra=CARDS)
    table.check("Fox Pack", toughness=1).check("Clan", toughness=1).check("Loner", toughness=0)


@rule("SF-43.0")
def test_a_reloaded_card_goes_on_top_of_the_deck_as_the_effect_resolves() -> None:
    table = duel([GARDEN, "smoked: Imp", "hand: Load"], [GARDEN, "hand: Final Brawl", "pool: dd"], extra=CARDS)
    table.play("Load").passes(to=1).check("Imp", zone="smoked").passes()
    assert table.pile("deck", 0)[-1] == "Imp"


@rule("SF-43.0")
def test_a_card_that_is_gone_by_then_is_not_reloaded() -> None:
    table = duel([GARDEN, "smoked: Imp", "hand: Load"], [GARDEN, "hand: Back"], extra=CARDS)
    table.play("Load").passes(to=1).play("Back", "Imp").passes()
    assert table.hand(0) == ["Imp"]
    assert "Imp" not in table.pile("deck", 0)
