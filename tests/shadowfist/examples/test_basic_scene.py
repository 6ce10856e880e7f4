"""The basic rulebook's sample of an open scene during an attack, move by move."""

from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


@rule("SF-23.0", "SF-23.1", "SF-24.8.2", "SF-27.0")
def test_the_scene_in_which_temple_guards_attack_a_face_down_site() -> None:
    table = duel(
        [
            "Cataract Gorge (turned)",
            "Temple Guards",
            "hand: Confucian Stability",
            "hand: Breath of the Dragon",
            "pool: ggCCC",
        ],
        ["Stone Dolmens (down)", "Desolate Ridge", "Imp", "hand: Bribery", "pool: ee"],
        power=4,
    )

    # The Temple Guards turn to attack. That is a declaration; there is nothing in the scene yet.
    table.choose("Declare an attack", "the face-down Site")
    assert waiting(table) == []

    # The Lotus responds with Bribery, the Hand with Confucian Stability,
    table.passes(to=1).play("Bribery").power(5, 3)
    table.play("Confucian Stability").power(4, 3)
    # the Lotus by turning the Desolate Ridge, the Hand with the Breath of the Dragon; then everyone passes.
    table.use("Desolate Ridge", "Confucian Stability", "Temple Guards").check("Desolate Ridge", turned=True)
    table.play("Breath of the Dragon").power(3, 3)
    assert waiting(table) == ["Bribery", "Confucian Stability", "Desolate Ridge", "Breath of the Dragon"]

    # Nobody can add anything: all four resolve, the last one first, and the attack goes on.
    table.ends()
    table.check("Temple Guards", damage=0, control=0)  # Toughness: 2 came in time, the Bribery was cancelled
    table.check("Stone Dolmens", down=False, damage=5)  # 2 Fighting and 3 of the Breath


@rule("SF-24.8.2")
def test_without_the_breath_of_the_dragon_the_guards_do_not_get_there() -> None:
    table = duel(
        ["Cataract Gorge (turned)", "Temple Guards", "hand: Confucian Stability", "pool: ggC"],
        ["Stone Dolmens (down)", "Desolate Ridge", "Imp", "hand: Bribery", "pool: ee"],
        power=4,
    )
    table.choose("Declare an attack", "the face-down Site").passes(to=1).play("Bribery")
    table.play("Confucian Stability").use("Desolate Ridge", "Confucian Stability", "Temple Guards").ends()
    table.check("Temple Guards", zone="smoked").check("Stone Dolmens", down=True, damage=0)


def waiting(table: Duel) -> list[str]:
    """The cards whose effects wait in the scene, the next to resolve last."""
    return [effect["card"] for effect in table.game.view(0)["scene"]]
