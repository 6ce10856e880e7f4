"""What is shown, told and refused, at its edges: each test is one that a small mistake in what is shown would fail."""

import json

import pytest

from kwoon.engine.action import PICK, Action, Item
from kwoon.engine.chance import Chance
from kwoon.engine.events import SPECTATOR
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.cards.search import BadQuery, row_of, search
from kwoon.games.shadowfist.terms.codes import DECK, HAND
from kwoon.games.shadowfist.words.names import GONE_SITE, name_for
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight

GARDEN = "Puzzle Garden"


def log(table: Duel, seat: int) -> list[str]:
    """What a seat was told since the game was watched first."""
    return [table.game.tell(event, seat) for event in table.game.watch().events if event.seen_by(seat)]


# --- what is known of cards --------------------------------------------------------------------


@rule("SF-9.2.2")
def test_who_has_nothing_to_draw_is_not_told_to_have_drawn() -> None:
    noise = m.event("Noise", 0, "", m.use(m.DrawCards(m.YOU_, 2)))
    table = duel([GARDEN, "hand: Noise", "hand: Imp", "deck: Seamus"], [GARDEN], extra=[noise], filler=0)
    table.game.watch()
    table.play("Noise").passes()
    assert [line for line in log(table, 0) if "draw" in line] == ["{0} draws Seamus"]
    assert [line for line in log(table, 1) if "draw" in line] == ["{0} draws a card"]


@rule("SF-9.2.2")
def test_what_everyone_saw_leave_keeps_its_name_in_whatever_is_made_up() -> None:
    """The Dockyard lay open, was aimed at, and went to its owner's hand: all know what that was, and what is there."""
    sides = [GARDEN, "Dockyard", "hand: Imp", "hand: Blade Palm", "pool: CC"]
    table = fight([GARDEN, "Cat", "hand: Bolt", "hand: Quake"], sides)
    table.play("Bolt", "Dockyard").until("Play Blade Palm", 1).play("Blade Palm", "Dockyard")
    while "Dockyard" not in table.hand(1):
        table.decline()
    gone = list(table.game.gone)
    view = table.game.view(0)
    assert "Dockyard" in json.dumps(view["scene"])
    for seed in range(12):
        made_up = table.game.imagined(0, Chance(seed))
        assert made_up.gone == gone
        assert made_up.view(0)["scene"] == view["scene"]


@rule("SF-9.2.2")
def test_an_attacked_site_that_all_saw_is_what_it_is_in_every_made_up_hand() -> None:
    table = fight([GARDEN, "Cat", "hand: Bolt"], ["Solar Farm", "Dockyard", "hand: City Park"], [], filler=3)
    table.attack("Dockyard", "Cat")
    assert table.kind == "act"
    card = table.card("Dockyard")
    table.game.put_in_pile(card, HAND)
    assert {table.game.imagined(0, Chance(seed)).card(card).title for seed in range(20)} == {"Dockyard"}


@rule("SF-9.2.2")
def test_a_hidden_card_on_the_stage_is_made_up_anew() -> None:
    table = fight([GARDEN, "Cat", "hand: Bolt"], ["Solar Farm", "Dockyard (down)", "hand: City Park"], [], filler=3)
    table.attack("the face-down", "Cat")
    assert table.kind == "act"
    card = table.card("Dockyard")
    for zone in (HAND, DECK):
        table.game.put_in_pile(card, zone)
        shown = table.game.shown_in_scene()
        assert card not in shown
        assert table.card("Cat") in shown
        assert len({table.game.imagined(0, Chance(seed)).card(card).title for seed in range(20)}) > 1


@rule("SF-9.2.2")
def test_a_site_that_left_face_down_has_a_name_for_its_owner_only() -> None:
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Dockyard (down)"], [])
    card = table.card("Dockyard")
    table.game.put_in_pile(card, HAND)
    assert [name_for(table.game, card, seat) for seat in (0, 1, 2, SPECTATOR)] == [
        GONE_SITE,
        "Dockyard",
        GONE_SITE,
        GONE_SITE,
    ]


@rule("SF-9.2.5")
def test_burned_sites_can_be_seen_and_asked_about() -> None:
    table = duel([GARDEN, "burned: City Park"], [GARDEN, "burned: Dockyard"])
    for seat in (0, 1):
        names = [(thing.place, thing.seat, thing.name) for thing in table.game.things(seat)]
        assert [each for each in names if "burned" in each[0]] == [
            ("burned-for-victory pile", 0, "City Park"),
            ("burned-for-victory pile", 1, "Dockyard"),
        ]
    refusal = table.refusal("Dockyard")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("SF-9.2.5", "Dockyard lies in a burned-for-victory pile.")


# --- what a question is about ------------------------------------------------------------------


def test_each_moment_of_an_attack_has_its_own_words() -> None:
    table = fight([GARDEN, "Cat", "hand: Bolt"], [GARDEN, "Ant", "hand: Bolt"])
    table.attack(GARDEN, "Cat")
    prompts: list[str] = []
    while table.kind != "main shot":
        if table.kind == "act" and table.seat == 0:
            prompts.append(table.question.prompt.split(":")[0])
        if table.kind == "intercept" and table.offers("Ant"):
            table.choose("Ant")
        else:
            table.decline()
    assert prompts == [
        "{0} attacks Puzzle Garden at {1}'s location 1",
        "Before {0} intercepts",
        "Before {1} intercepts",
        "{1} intercepts",
        "Before the combat",
        "Before the combat",
    ]


def test_a_picked_card_is_shown_by_its_place_only_if_it_is_in_play() -> None:
    pay = m.discard(m.pick(where=m.HAND, owned=m.YOU))
    monk = m.character("Monk", "Monk", 1, 1, "", "", m.use([pay], m.DrawCards(m.YOU_, 1)))
    table = duel([GARDEN, "Monk", "hand: Imp", "hand: Seamus"], [GARDEN], extra=[monk])
    table.use("Monk")
    assert table.labels() == ["Imp", "Seamus"]
    assert table.game.actions() == [Action(PICK, (Item("hand", 0, title),)) for title in ("Imp", "Seamus")]
    table = fight([GARDEN, "Cat", "hand: Snuff"], [GARDEN, "Dog"])
    table.play("Snuff")
    assert table.game.actions() == [
        Action(PICK, (Item("in play", 0, GARDEN, 0),)),
        Action(PICK, (Item("in play", 0, "Cat", 1),)),
        Action(PICK, (Item("in play", 1, GARDEN, 0),)),
        Action(PICK, (Item("in play", 1, "Dog", 1),)),
    ]


# --- refusals ----------------------------------------------------------------------------------


def test_of_two_abilities_the_nearer_one_says_why_not() -> None:
    """The second waits only for a target, the first for a Main Shot of one's own as well."""
    slow = m.use([m.PayPower(5)], m.GainPower(m.YOU_, 1), timing=m.MAIN_SHOT)
    near = m.use([it := m.target(m.pick(m.CHARACTER, damaged=1))], m.Heal(it))
    for abilities in ((slow, near), (near, slow)):
        healer = m.feng_shui("Clinic", 5, *abilities)
        table = duel([GARDEN, "Clinic"], [GARDEN], power=0, extra=[healer])
        refusal = table.refusal("Clinic")
        assert refusal is not None
        assert refusal.rule == "SF-24.1.3"


@rule("SF-26.1")
def test_a_card_waits_for_what_it_does_in_a_scene_before_what_it_does_at_once() -> None:
    table = duel([GARDEN, "Disco"], [GARDEN])
    refusal = table.refusal("Disco")
    assert refusal is not None
    assert (refusal.rule, "chosen designator" in refusal.reason) == ("SF-26.1", True)


# --- searching ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "problem"),
    [("type:caracter", "there is no type 'caracter'; did you mean character"), ("type:zzz", "the types are")],
)
def test_a_type_that_no_card_has_is_a_mistake(query: str, problem: str) -> None:
    with pytest.raises(BadQuery, match=problem) as caught:
        search(library(), query)
    assert caught.value.place == 5


def test_a_site_has_power_and_body_and_a_character_fighting() -> None:
    garden, imp, brawl = [
        row_of(next(card for card in library() if card.title == title)) for title in (GARDEN, "Imp", "Final Brawl")
    ]
    assert (garden["power"], garden["body"], "fighting" in garden) == (1, 8, False)
    assert (imp["fighting"], "power" in imp, "body" in imp) == (1, False, False)
    assert ("power" in brawl, "body" in brawl, "fighting" in brawl) == (False, False, False)
