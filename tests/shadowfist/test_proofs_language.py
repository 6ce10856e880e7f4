"""Words of the card language at their edges: each test is one that a small mistake in a word's code would fail."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.designators import designators
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import fight

GARDEN = "Puzzle Garden"


@rule("SF-14.4")
def test_a_particle_in_the_plural_is_split_off_only_before_a_whole_word() -> None:
    assert designators("Swordsman") == {"sword", "man"}
    assert designators("Guns") == designators("Gun") == {"gun"}
    assert designators("Shotguns") == {"shot", "gun"}
    assert designators("Gunman") == {"gun", "man"}
    assert designators("Supersoldier") == {"super", "soldier"}, "its s is the next word's own"
    assert designators("Supersonic") == {"supersonic"}
    assert designators("Gunsmoke") == {"gun", "smoke"}


def test_a_filter_says_whose_pile_and_that_a_card_is_unturned() -> None:
    assert m.pick(where=m.SMOKED, owned=m.YOU).text() == "card in your smoked pile"
    assert m.pick(where=m.SMOKED).text() == "card in any smoked pile"
    assert m.pick(m.CHARACTER, turned=0).text() == "unturned Character"
    assert m.pick(m.CHARACTER, turned=1).plural() == "turned Characters"
    assert m.pick(m.CHARACTER).text() == "Character"


def test_conditions_and_reductions_say_no_more_than_they_ask() -> None:
    assert m.DuringAttack().text() == "during an attack"
    assert m.DuringAttack(on_yours=True).text() == "during an attack on a card you control"
    assert m.DuringAttack(opponents=True).text() == "during an opponent's attack"
    words = "until the end of the turn, all damage inflicted on this card by subject is reduced to 0"
    assert m.ReduceDamageOn(m.SELF, by=m.SUBJECT).text() == words
    both = m.ReduceDamageOn(m.SELF, mask=m.ONLY_COMBAT | m.WHILE_INTERCEPTING).text()
    assert both.endswith("all combat damage inflicted on this card while it is intercepting is reduced to 0")


@rule("SF-28.6.3", "SF-30.1")
def test_who_is_about_to_fight_a_stronger_one_is_weighed_against_its_own_opponent() -> None:
    """The Ant meets the Cat, the Giant meets the Dog: only the Ant and the Dog are the weaker of two."""
    mine = [GARDEN, "Ant", "Giant", "hand: Superior Kung Fu", "pool: gg"]
    table = fight(mine, [GARDEN, "Cat", "Dog", "hand: Bolt"])
    table.attack(GARDEN, "Ant", "Giant").until("intercept", 1)
    table.choose(next(each for each in table.labels() if "Cat" in each and "Ant" in each))
    table.choose(next(each for each in table.labels() if "Dog" in each and "Giant" in each))
    table.until("Play Superior Kung Fu", 0).play("Superior Kung Fu")
    assert table.kind == "pick"
    assert table.labels() == ["Ant, {0}'s", "Dog, {1}'s"]


@rule("SF-26.2.1")
def test_a_card_that_is_played_is_no_effect_on_a_hand() -> None:
    table = fight([GARDEN, "hand: Cat"], [GARDEN, "hand: Dragon Graveyard", "hand: Bolt"], power=3)
    table.play("Cat")
    for _ in range(4):
        assert table.kind != "trigger"
        table.decline()
    assert table.hand(1) == ["Bolt", "Dragon Graveyard"]


@rule("SF-26.2.1")
def test_each_of_two_players_who_look_at_each_others_hands_can_answer_for_its_own() -> None:
    sides = [GARDEN, "hand: Dragon Graveyard", "hand: Imp"]
    for seat in (1, 2):
        table = duel([GARDEN, "hand: Dirty Tricks", "pool: aa"], sides, sides, power=0)
        table.play("Dirty Tricks").until("Dragon Graveyard", seat).choose("Dragon Graveyard").until("main shot")
        assert table.game.power[seat] == 2
        assert table.hand(seat) == ["Imp"]


@rule("SF-26.6.3")
def test_a_number_that_is_raised_or_lowered_is_the_one_that_was_chosen() -> None:
    for words, body, toughness in (
        ("Diamond Beach: Body from 5 to 6", 6, 2),
        ("Diamond Beach: Body from 5 to 4", 4, 2),
        ("Diamond Beach: Power from 1 to 2", 5, 2),
        ("Diamond Beach: Toughness from 2 to 3", 5, 3),
    ):
        table = duel(["Diamond Beach", "Mutator"], [GARDEN])
        table.use("Mutator", words).passes().check("Diamond Beach", body=body, toughness=toughness)
        table.check("Mutator", fighting=6)
        table.end_turn().check("Diamond Beach", body=5, toughness=2)


@rule("SF-26.3")
def test_a_discard_that_meets_someone_else_takes_nothing_from_you() -> None:
    theft = m.event("Theft", 0, "", m.use([it := m.target(m.AnOpponent())], m.Discard(it, 1)))
    sides = ["Po Toi Islands", "hand: Imp", "hand: Seamus"]
    table = duel([GARDEN, "hand: Theft"], sides, sides, extra=[theft])
    table.play("Theft", "{1}")
    assert (table.kind, table.seat) == ("trigger", 1)
    assert table.choose("Let it go").kind == "act"


@rule("SF-17.2.1")
def test_the_first_to_generate_instead_of_all_others_counts_even_if_it_generates_nothing() -> None:
    def harvest(title: str, number: int) -> Card:
        return m.event(title, 0, "", m.use(m.GeneratePower(number), timing=m.START_OF_TURN))

    extra = [harvest("Drought", 0), harvest("Harvest", 3)]
    for first, second, power in (("Drought", "Harvest", 0), ("Harvest", "Drought", 3)):
        mine = [GARDEN, f"hand: {first}", f"hand: {second}", "hand: Imp"]
        table = duel(mine, [GARDEN], extra=extra, power=0, begin="start")
        table.until(f"Play {first}", 0).play(first).resolves()
        table.until(f"Play {second}", 0).play(second).ends().power(power)
