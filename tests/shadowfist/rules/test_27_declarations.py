"""SF-27: declarations: not effects, never in a scene, never interrupted; what they trigger comes right after them."""

from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"


@rule("SF-27.0", "SF-24.0")
def test_a_declared_attack_is_not_an_effect_in_the_scene_and_cannot_be_answered_as_one() -> None:
    table = duel([SITE, "SEAL Team"], [SITE, BUSY, "Whirlpool of Blood", "hand: Confucian Stability", "pool: gg"])
    table.attack(SITE, "SEAL Team")
    assert table.seat == 1
    assert table.game.view(1)["scene"] == []
    assert table.why("Confucian Stability", 1) == "SF-26.2"
    table.cannot("Use Whirlpool of Blood")


@rule("SF-27.0")
def test_the_end_of_the_turn_is_declared_and_can_be_answered() -> None:
    table = duel([SITE, "Imp"], [SITE, BUSY])
    table.choose("End your turn")
    assert (table.kind, table.seat) == ("act", 1)
    table.use(BUSY).passes()
    assert (table.kind, table.seat) == ("main shot", 0)  # something was played: the turn goes on


@rule("SF-27.1")
def test_nothing_is_declared_during_a_scene() -> None:
    table = duel([SITE, "Hungry Ghosts", "SEAL Team", BUSY], [SITE, "Sewer Scum", BUSY])
    assert table.offers("Declare an attack")
    table.use("Hungry Ghosts", "Sewer Scum").passes(to=0)
    table.cannot("Declare an attack").cannot("End your turn")


@rule("SF-27.1")
def test_an_attack_cannot_be_joined_in_its_response_scene() -> None:
    table = duel([SITE, "SEAL Team", BUSY], [SITE, BUSY], [SITE, "Imp", BUSY])
    table.attack("Puzzle Garden", "SEAL Team")
    while table.kind == "act":
        assert not [label for label in table.labels() if "join" in label.lower() or "attack" in label.lower()]
        table.choose("Pass")
    assert (table.kind, table.seat) == ("join", 2)  # after the scene


@rule("SF-27.2")
def test_a_declaration_is_made_whole_before_anyone_responds() -> None:
    table = duel([SITE, "SEAL Team", "Imp", BUSY, "hand: Final Brawl", "pool: dd"], [SITE, "Hungry Ghosts", BUSY])
    table.choose("Declare an attack", "Puzzle Garden")
    assert (table.kind, table.seat) == ("attacker", 0)
    table.choose("SEAL Team")
    table.check("SEAL Team", attacking=False, turned=False)
    assert (table.kind, table.seat) == ("attacker", 0)  # no response to the first one alone
    assert table.why("Final Brawl") == "SF-27.2"
    table.choose("Imp", "Declare the attack")
    table.check("SEAL Team", attacking=True, turned=True).check("Imp", attacking=True, turned=True)
    assert table.kind == "act"


@rule("SF-27.2")
def test_all_interceptors_are_declared_before_anyone_responds() -> None:
    table = duel([SITE, "SEAL Team", BUSY], [SITE, "Imp", "Tech Squad", "Hungry Ghosts"])
    table.attack(SITE, "SEAL Team").until("intercept", 1).choose("Imp")
    assert (table.kind, table.seat) == ("intercept", 1)
    table.choose("Tech Squad", "No more")
    assert (table.kind, table.seat) == ("act", 0)


@rule("SF-27.3", "SF-26.1.4")
def test_what_a_declaration_triggers_is_generated_in_the_scene_right_after_it() -> None:
    table = duel([SITE, '"Monkey" Chang', BUSY], [SITE, "Imp", BUSY])
    table.attack(SITE, '"Monkey" Chang')
    assert (table.kind, table.seat) == ("pick", 0)  # before anyone responds
    table.choose("Imp", "No more")
    assert [effect["card"] for effect in table.game.view(0)["scene"]] == ['"Monkey" Chang']
    table.passes()
    while table.kind != "main shot":
        assert not table.offers("Imp")  # kept from intercepting
        table.decline()
