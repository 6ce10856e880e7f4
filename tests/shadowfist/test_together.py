"""Cards of different factions in one game: where their rules meet."""

from kwoon.games.shadowfist.language.terms import DECK, PLAY, SMOKED
from tests.rules import rule
from tests.shadowfist.table_c import duel

SITE = "Puzzle Garden"
MORE = "hand: Puzzle Garden"


@rule("SF-17.2.1", "SF-22.2.2")
def test_moebius_gardens_share_in_power_that_an_event_generates() -> None:
    table = duel(
        bottom=[SITE, "hand: Violet Meditation", MORE, "pool: C"], top=["Möbius Gardens", "Diamond Beach"],
        power=(0, 0), begin="start",
    )  # fmt: skip
    table.play("Violet Meditation").until("Generate Power").power(0, 0)
    table.answer("Generate Power").ends().power(2, 1)


@rule("SF-22.2.2.1", "SF-17.2.1")
def test_power_of_an_event_can_be_skipped_like_any_other() -> None:
    table = duel(
        bottom=[SITE, "hand: Pocket Demon", MORE, "pool: M"], top=["Möbius Gardens"], power=(0, 0), begin="start"
    )
    table.play("Pocket Demon").until("Skip it").answer("Skip it").ends().power(0)


@rule("SF-40.0", "SF-26.2.2")
def test_desolate_ridge_does_not_reach_amanda_snow() -> None:
    table = duel(bottom=[SITE, "Dr. Amanda Snow", "Imp", "hand: Final Brawl", MORE, "pool: dd"], top=["Desolate Ridge"])
    table.play("Final Brawl").until("Use Desolate Ridge").use("Desolate Ridge")
    assert not table.offers("Dr. Amanda Snow")
    table.answer("Imp").ends().check("Imp", zone=SMOKED).check("Dr. Amanda Snow", damage=2)


@rule("SF-20.1", "SF-26.1.4")
def test_never_found_the_body_answers_combat_damage() -> None:
    table = duel(
        bottom=[SITE, "Walking Corpses", MORE], top=["down: Stone Dolmens", "Temple Guards"], power=(9, 0),
        damage={"Temple Guards": 1},
    )  # fmt: skip
    table.attack("Temple Guards", "Walking Corpses").ends().check("Temple Guards", zone=SMOKED)
    table = duel(
        bottom=[SITE, "Walking Corpses", MORE],
        top=["down: Stone Dolmens", "Temple Guards", "hand: Never Found the Body", "pool: d"],
        power=(9, 0), damage={"Temple Guards": 1},
    )  # fmt: skip
    table.attack("Temple Guards", "Walking Corpses").until("Never Found the Body").answer("Never Found the Body")
    table.ends().check("Temple Guards", zone=DECK).power(9, 1)


@rule("SF-37.0", "SF-26.2.1")
def test_a_cheaper_vehicle_is_answered_like_any_state() -> None:
    table = duel(
        bottom=[SITE, "Maverick Trucker", "Sewer Scum", "hand: Muscle Car", MORE, "pool: d"],
        top=[SITE, "hand: Confucian Stability", "pool: gg"], power=(1, 9),
    )  # fmt: skip
    table.play("Muscle Car")
    assert not table.offers("Sewer Scum")  # there it would cost 2
    table.until("Play Confucian Stability").play("Confucian Stability").ends()
    table.check("Muscle Car", zone=SMOKED).check("Maverick Trucker", fighting=3, zone=PLAY).power(0, 8)


@rule("SF-4.1", "SF-30.3.3.3")
def test_a_burning_that_is_decided_counts_for_fireworks_factory() -> None:
    for fate, zone in (("Burn it for victory", SMOKED), ("Burn it for Power", PLAY)):
        table = duel(
            bottom=[SITE, "SEAL Team", MORE], top=["Fireworks Factory", "Diamond Beach"],
            damage={"Fireworks Factory": 6},
        )  # fmt: skip
        table.attack("Fireworks Factory", "SEAL Team").until(fate).answer(fate)
        table.until("Fireworks Factory").answer("Fireworks Factory")
        table.ends().check("SEAL Team", zone=zone)
