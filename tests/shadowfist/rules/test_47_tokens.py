"""SF-47: tokens."""

from kwoon.games.shadowfist.cards.make_cards import character
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import TOAST_IT
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

MINE = ["Puzzle Garden", "City Park", "hand: Barrel of Monkeys", "hand: Final Brawl", "smoked: Jammer", "pool: dd"]
JAMMER = character("Jammer", "Rebel", 1, 1, "", "jj")


def barrel() -> Duel:
    """A table with two locations, and a barrel to open."""
    return duel(MINE, ["Puzzle Garden"], power=3, extra=[JAMMER])


@rule("SF-47.0")
def test_an_effect_creates_characters_with_what_it_says() -> None:
    table = barrel()
    table.play("Barrel of Monkeys").passes()
    for _ in range(4):
        table.choose("{0}'s location 2")
    table.power(1)
    for number in range(1, 5):
        table.check(f"Monkey ({number})", fighting=1, control=0, location=2, ready=True, designator="monkey")
    monkey = table.game.card(table.card("Monkey"))
    assert (monkey.cost, monkey.restrictions) == (1, TOAST_IT)


@rule("SF-47.0", "SF-49.7")
def test_a_token_that_is_smoked_goes_to_the_toasted_pile() -> None:
    table = barrel()
    table.play("Barrel of Monkeys").passes()
    for _ in range(4):
        table.choose("{0}'s location 1")
    table.play("Final Brawl").passes()
    assert table.pile("toasted", 0) == ["Monkey"] * 4
    assert "Monkey" not in table.pile("smoked", 0)


@rule("SF-47.0", "SF-28.1.1")
def test_tokens_attack_like_any_character() -> None:
    table = barrel()
    table.play("Barrel of Monkeys").passes()
    for _ in range(4):
        table.choose("{0}'s location 1")
    table.passes().attack("Puzzle Garden", "Monkey").check("Monkey", turned=True, attacking=True)


@rule("SF-47.0")
def test_a_game_with_tokens_is_cloned_and_restored() -> None:
    table = barrel()
    before = table.game.pieces()
    counts = {name for name in Table.FIELDS if length(table, name) == len(table.game.definitions)}
    table.play("Barrel of Monkeys").passes()
    for _ in range(4):
        table.choose("{0}'s location 1")
    game = table.game
    assert {name for name in counts if length(table, name) == len(game.definitions)} == counts
    assert game.pieces() == before, "tokens are no printed cards"
    restored = game.restore(game.dump())
    assert restored.digest() == game.clone().digest() == game.digest()
    Duel(restored).check("Monkey", fighting=1).play("Final Brawl").passes().check("Monkey", zone="toasted")


def length(table: Duel, name: str) -> int:
    """How many entries a field of the table has."""
    value = getattr(table.game, name)
    return len(value) if isinstance(value, list | tuple) else -1
