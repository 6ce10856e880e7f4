"""The worked examples of SF-29: the order in which damage is modified, and variable damage."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel


@rule("SF-29.7")
def test_two_ornamental_gardens_quadruple() -> None:
    table = duel(
        ["Puzzle Garden", "Imp"], ["Stone Dolmens", "Ornamental Garden > Stone Dolmens", "Puzzle Garden"]
    ).attack("Stone Dolmens", "Imp")  # fmt: skip
    table.ends().check("Stone Dolmens", damage=2)
    table = duel(
        ["Puzzle Garden", "Imp"],
        ["Stone Dolmens", "Ornamental Garden > Stone Dolmens", "Ornamental Garden > Stone Dolmens", "Puzzle Garden"],
    ).attack("Stone Dolmens", "Imp")
    table.ends().check("Stone Dolmens", damage=4)


@rule("SF-29.7", "SF-17.2.1")
def test_an_ornamental_garden_pays_in_the_front_row_only() -> None:
    for mark, power in (("", 2), (" (back)", 1)):
        table = duel(
            ["Puzzle Garden", f"Stone Dolmens{mark}", "Ornamental Garden > Stone Dolmens"], ["Puzzle Garden"],
            power=0, begin="start",
        )  # fmt: skip
        table.ends()
        assert table.game.power[0] == power + 1


@rule("SF-29.7")
def test_butterfly_swords_are_a_bonus_and_the_crows_a_penalty() -> None:
    """1 Fighting, 3 more, 1 less."""
    table = duel(
        ["Puzzle Garden", "Murder of Crows"], ["Puzzle Garden", "Imp", "Butterfly Swords > Imp"]
    ).attack("Imp", "Murder of Crows")  # fmt: skip
    table.ends().check("Murder of Crows", damage=3)


@rule("SF-29.7")
def test_the_aztec_mummy_takes_double_damage_from_fire() -> None:
    torch = m.character("Torch", "Fire Bearer", 1, 1, "", "")
    for attacker, damage in (("Torch", 2), ("Imp", 1)):
        table = duel(["Puzzle Garden", attacker], ["Puzzle Garden", "Aztec Mummy"], extra=[torch])
        table.attack("Aztec Mummy", attacker).ends().check("Aztec Mummy", damage=damage)


@rule("SF-29.7")
def test_ten_thousand_agonies_feels_one_more_of_everything() -> None:
    table = duel(["Puzzle Garden", "Imp", "Hungry Ghosts"], ["Puzzle Garden", "Ten Thousand Agonies"])
    table.use("Hungry Ghosts", "Ten Thousand Agonies").ends().check("Ten Thousand Agonies", damage=2)
    table.attack("Ten Thousand Agonies", "Imp").ends().check("Ten Thousand Agonies", damage=4)


@rule("SF-29.7", "SF-49.4")
def test_awesome_presence_takes_half_from_those_who_require_less() -> None:
    """The Crocodile requires two, Walking Corpses one: 4 damage become 2. Ten Thousand Agonies requires four."""
    for states in (1, 2):
        table = duel(
            ["Puzzle Garden", "Walking Corpses"],
            ["Puzzle Garden", "Tears of the Crocodile", *["Awesome Presence > Tears of the Crocodile"] * states],
        ).attack("Tears of the Crocodile", "Walking Corpses")
        table.ends().check("Tears of the Crocodile", damage=2)  # a second copy adds nothing
    table = duel(
        ["Puzzle Garden", "Ten Thousand Agonies"],
        ["Puzzle Garden", "Grey Mountain", "Awesome Presence > Grey Mountain"],
    ).attack("Grey Mountain", "Ten Thousand Agonies")
    table.ends().check("Grey Mountain", zone="smoked")  # 9 less 2 are enough for its 5


@rule("SF-29.7")
def test_puzzle_garden_comes_last() -> None:
    """6 doubled are 12, and 3 of them count."""
    table = duel(
        ["Diamond Beach", "Tears of the Crocodile"], ["Puzzle Garden", "Ornamental Garden > Puzzle Garden"]
    ).attack("Puzzle Garden", "Tears of the Crocodile")  # fmt: skip
    table.ends().check("Puzzle Garden", damage=3)


@rule("SF-29.8")
def test_hands_without_shadow_against_song_on_a_battle_matic() -> None:
    """Six damage are sent: five for Song's Fighting, one for the Toughness; Song halves them, and two arrive."""
    table = duel(
        ["Puzzle Garden", "Imp", "Hands Without Shadow > Imp"],
        ["Puzzle Garden", "Song, The Little Dragon", "Battle-Matic > Song, The Little Dragon"],
    )
    table.check("Song, The Little Dragon", fighting=6, toughness=1)
    table.attack("Song, The Little Dragon", "Imp").until("may").choose("Yes").ends()
    table.check("Song, The Little Dragon", damage=2)


@rule("SF-29.8")
def test_song_alone_takes_half_of_everything() -> None:
    for attacker, damage in (("Grey Mountain", 2), ("Imp", 0), ("Tears of the Crocodile", 3)):
        table = duel(["Puzzle Garden", attacker], ["Puzzle Garden", "Song, The Little Dragon"])
        table.attack("Song, The Little Dragon", attacker).ends().check("Song, The Little Dragon", damage=damage)


@rule("SF-29.8")
def test_battle_matic_counts_the_machines_in_its_players_smoked_pile() -> None:
    table = duel(["Puzzle Garden", "Imp", "Battle-Matic > Imp", "smoked: Muscle Car", "smoked: Butterfly Swords"])
    table.check("Imp", fighting=3, toughness=1)


def test_the_aztec_mummy_grows_by_tombs_and_priests() -> None:
    priest = m.character("Elder", "Temple Priest", 1, 1, "", "")
    table = duel(["Nine Dragon Temple", "Aztec Mummy", "Elder"], ["Puzzle Garden"], extra=[priest])
    table.use("Aztec Mummy", text="Temple or Tomb").ends().check("Aztec Mummy", fighting=5)
    table.use("Aztec Mummy", text="Priest or Priestess").ends().check("Aztec Mummy", toughness=1)
    table.check("Nine Dragon Temple", turned=True).check("Elder", turned=True).cannot("Use Aztec Mummy")
    table.end_turn().ends().check("Aztec Mummy", fighting=4, toughness=0)
