"""Cards of different factions in one game: where their rules meet."""

from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
MORE = "hand: Puzzle Garden"


@rule("SF-17.2.1", "SF-22.2.2")
def test_moebius_gardens_share_in_power_that_an_event_generates() -> None:
    table = duel(
        [SITE, "hand: Violet Meditation", MORE, "pool: C"],
        ["Möbius Gardens", "Diamond Beach"],
        power=(0, 0),
        begin="start",
    )
    table.play("Violet Meditation").until("Generate Power").power(0, 0)
    table.choose("Generate Power").ends().power(2, 1)


@rule("SF-22.2.2.1", "SF-17.2.1")
def test_power_of_an_event_can_be_skipped_like_any_other() -> None:
    table = duel([SITE, "hand: Pocket Demon", MORE, "pool: M"], ["Möbius Gardens"], power=(0, 0), begin="start")
    table.play("Pocket Demon").until("Skip it").choose("Skip it").ends().power(0)


@rule("SF-40.0", "SF-26.2.2")
def test_desolate_ridge_does_not_reach_amanda_snow() -> None:
    table = duel([SITE, "Dr. Amanda Snow", "Imp", "hand: Final Brawl", MORE, "pool: dd"], ["Desolate Ridge"])
    table.play("Final Brawl").until("Use Desolate Ridge").use("Desolate Ridge")
    assert not table.offers("Dr. Amanda Snow")
    table.choose("Imp").ends().check("Imp", zone="smoked").check("Dr. Amanda Snow", damage=2)


@rule("SF-20.1", "SF-26.1.4")
def test_never_found_the_body_answers_combat_damage() -> None:
    table = duel([SITE, "Walking Corpses", MORE], ["Stone Dolmens (down)", "Temple Guards (1 damage)"], power=(9, 0))
    table.attack("Temple Guards", "Walking Corpses").ends().check("Temple Guards", zone="smoked")
    table = duel(
        [SITE, "Walking Corpses", MORE],
        ["Stone Dolmens (down)", "Temple Guards (1 damage)", "hand: Never Found the Body", "pool: d"],
        power=(9, 0),
    )
    table.attack("Temple Guards", "Walking Corpses").until("Never Found the Body").choose("Never Found the Body")
    table.ends().check("Temple Guards", zone="deck").power(9, 1)


@rule("SF-37.0", "SF-26.2.1")
def test_a_cheaper_vehicle_is_answered_like_any_state() -> None:
    table = duel(
        [SITE, "Maverick Trucker", "Sewer Scum", "hand: Muscle Car", MORE, "pool: d"],
        [SITE, "hand: Confucian Stability", "pool: gg"],
        power=(1, 9),
    )
    table.play("Muscle Car")
    assert not table.offers("Sewer Scum")  # there it would cost 2
    table.until("Play Confucian Stability").play("Confucian Stability").ends()
    table.check("Muscle Car", zone="smoked").check("Maverick Trucker", fighting=3, zone="in play").power(0, 8)


@rule("SF-4.1", "SF-30.3.3.3")
def test_a_burning_that_is_decided_counts_for_fireworks_factory() -> None:
    for fate, zone in (("Burn it for victory", "smoked"), ("Burn it for Power", "in play")):
        table = duel([SITE, "SEAL Team", MORE], ["Fireworks Factory (6 damage)", "Diamond Beach"])
        table.attack("Fireworks Factory", "SEAL Team").until(fate).choose(fate)
        table.until("Fireworks Factory").choose("Fireworks Factory")
        table.ends().check("SEAL Team", zone=zone)
