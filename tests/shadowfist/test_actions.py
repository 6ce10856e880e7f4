"""What the options of Shadowfist do, as values: one question of each sort."""

from kwoon.engine.action import END, NO, NOTHING, PICK, YES, Action, Item
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.shown.actions import Maker
from kwoon.games.shadowfist.terms import actions as do
from kwoon.games.shadowfist.terms.codes import BURNED, ZONE_NAMES
from kwoon.games.shadowfist.terms.ids import SeatId
from kwoon.games.shadowfist.terms.questions import MAIN
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight, people

GARDEN = "Puzzle Garden"


def offered(table: Duel) -> list[Action]:
    """What the options of the open question do; each says as much as its label."""
    actions = table.game.actions()
    assert len(actions) == len(table.labels())
    return actions


def test_a_card_can_be_played_at_its_cost_or_at_its_crisis_cost() -> None:
    hero = m.character("Hero", "Fighter", 3, 3, "", "")
    hero.crisis = 1
    table = duel([GARDEN, "hand: Hero"], [GARDEN], power=4, extra=[hero])
    card = (Item("hand", 0, "Hero"),)
    assert offered(table)[:3] == [Action(END), Action(do.PLAY, card), Action(do.PLAY_AT_CRISIS, card)]


def test_an_ability_is_known_by_its_place_on_the_card() -> None:
    actions = offered(duel([GARDEN, "Temple Guards"], [GARDEN]))
    card = (Item("in play", 0, "Temple Guards", 1),)
    assert [each for each in actions if each.verb == do.USE] == [
        Action(do.USE, card, ability=0),
        Action(do.USE, card, ability=1),
    ]


def test_what_is_done_or_left_is_answered_by_its_verb() -> None:
    table = duel([GARDEN, "Temple Guards"], [GARDEN]).use("Temple Guards").passes().end_turn().ends().end_turn()
    table.until("stay turned", 0)
    assert offered(table) == [Action(NO), Action(YES)]
    table.until("generate Power", 0)
    assert offered(table) == [Action(do.GENERATE), Action(do.SKIP)]


def test_a_site_goes_to_a_new_location_or_behind_another_and_faces_up_or_down() -> None:
    table = duel([GARDEN, "hand: Rainforest Ruins"], [GARDEN, GARDEN, GARDEN], power=5)
    table.play("Rainforest Ruins")
    assert offered(table) == [Action(do.PUT), Action(do.PUT_BEHIND, place=(0, 0))]
    table.choose("A new location")
    assert sorted(each.verb for each in offered(table)) == [do.FACE_DOWN, do.FACE_UP]


def test_a_character_is_put_at_a_location() -> None:
    table = duel([GARDEN, "Dockyard", "hand: Imp"], [GARDEN]).play("Imp")
    assert offered(table) == [Action(do.PUT, place=(0, 0)), Action(do.PUT, place=(0, 1))]


def test_an_attack_from_its_target_to_the_fate_of_the_site() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Ant"])
    table.choose("Declare an attack")
    assert offered(table) == [
        Action(PICK, (Item("in play", 1, "Pond", 0),)),
        Action(PICK, (Item("in play", 1, "Ant", 1),)),
    ]
    table = fight(["Meadow", "Bear", "Cat"], ["Pond", "Ant"])
    table.choose("Declare an attack", "Pond", "Bear")
    assert Action(do.DECLARE) in offered(table)
    table.choose("Declare the attack").until("Ant intercepts", 1)
    interception = Action(do.INTERCEPT, (Item("in play", 1, "Ant", 1),), (Item("in play", 0, "Bear", 1),))
    assert offered(table) == [Action(NOTHING), interception]


def test_what_becomes_of_a_site_has_a_verb_each() -> None:
    table = duel([GARDEN, "Sifu Beumer"], ["Solar Farm"], ["City Park"], power=3)
    table.attack("Solar Farm", "Sifu Beumer").until("Burn it for victory", 0)
    assert {each.verb for each in offered(table)} == {do.SMOKE, do.SEIZE, do.BURN_FOR_VICTORY, do.BURN_FOR_POWER}


def test_an_attack_can_be_claimed_and_a_character_swayed() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Iala Mane"]).choose("End your turn")
    assert Action(do.CLAIM, (Item("in play", 1, "Iala Mane", 1),)) in offered(table)
    courtier = m.character("Courtier", "Lord", 1, 1, "", "")
    courtier.influence = 3
    table = duel(["Meadow", "Bear", "Courtier"], ["Pond", "Cat"], extra=[*people(), courtier])
    table.attack("Pond", "Bear").until("Cat intercepts").choose("Cat intercepts").until("Use the Influence", 0)
    assert Action(do.INFLUENCE, (Item("in play", 0, "Courtier", 2),)) in offered(table)


def test_what_a_text_lists_is_a_word_and_its_place_on_the_list() -> None:
    table = duel(["Diamond Beach", "Mutator"], [GARDEN]).use("Mutator")
    body = next(each for each in offered(table) if each.word == "Diamond Beach: Body from 5 to 6")
    assert body == Action(PICK, number=table.labels().index("Diamond Beach: Body from 5 to 6"), word=body.word)


def test_a_card_in_an_open_pile_is_known_by_its_place_there() -> None:
    mine = [GARDEN, "hand: Golden Comeback", "smoked: Imp", "smoked: Seamus", "smoked: Imp", "pool: dd"]
    table = duel(mine, [GARDEN], power=5).play("Golden Comeback")
    assert [each.cards[0] for each in offered(table)][:2] == [
        Item("smoked pile", 0, "Imp", 0),
        Item("smoked pile", 0, "Seamus", 1),
    ]


def test_a_site_that_lies_face_down_has_no_title_in_anothers_action() -> None:
    table = duel(["City Park", "Seamus"], [f"{GARDEN} (down)", "Imp"])
    table.choose("Declare an attack")
    assert [each.cards[0].title for each in offered(table)] == ["", "Imp"]
    table = duel([f"{GARDEN} (down)", "Seamus"], ["City Park"])
    assert Action(do.REVEAL, (Item("in play", 0, GARDEN, 0),)) in offered(table)


def test_what_is_burned_for_victory_lies_with_whoever_burned_it() -> None:
    """SF-12: the burner's pile, not the owner's."""
    table = duel([GARDEN], [GARDEN, "City Park"]).game
    park = next(card for card in table.in_play if table.card(card).title == "City Park")
    table.take_away(park)
    table.zones[park] = BURNED
    table.burned[0].append(park)
    assert table.owners[park] == 1
    for seat in (0, 1):
        assert Maker(table, SeatId(seat), MAIN).item(park) == Item(ZONE_NAMES[BURNED], 0, "City Park", 0)
    assert table.view(0)["players"][0]["burned"] == ["City Park"]
