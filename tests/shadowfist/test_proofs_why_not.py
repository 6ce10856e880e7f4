"""Why not, branch by branch: each card of a position that cannot be used says by which rule, and in which words."""

from typing import Any

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight, people

GARDEN = "Puzzle Garden"


def why(table: Duel, title: str, seat: int = 0) -> tuple[str, str]:
    """The rule, and the words behind the card's name."""
    refusal = table.refusal(title, seat)
    return ("", "") if refusal is None else (refusal.rule, refusal.reason.removeprefix(f"{title}: "))


def with_cards(mine: list[str], theirs: list[str], *extra: Card, **setup: Any) -> Duel:
    return duel(mine, theirs, extra=[*extra, *people()], **setup)


def helper(*before: Any, **more: Any) -> Any:
    """An ability that gains 1 Power."""
    return m.use(*before, m.GainPower(m.YOU_, 1), **more)


# --- attacking --------------------------------------------------------------------------------------


@rule("SF-28.1.1", "SF-6.0", "SF-27.2")
def test_why_each_card_is_no_attacker() -> None:
    mine = ["Pond", "Ant", "Dog (turned)", "Recluse", "Cat", "Bear"]
    table = fight(mine, ["Meadow", "Elk"])
    table.choose("Declare an attack", "Meadow", "Ant")
    assert why(table, "Pond") == ("SF-28.1.1", "Only Characters that you control can attack for you.")
    assert why(table, "Elk") == ("SF-28.1.1", "Only Characters that you control can attack for you.")
    assert why(table, "Dog") == ("SF-28.1.1", "It is turned, and only unturned Characters attack.")
    assert why(table, "Recluse") == ("SF-6.0", "A card's text keeps it from attacking.")
    assert why(table, "Ant") == ("SF-27.2", "It has been named already.")
    assert why(table, "Cat") == ("", "")


@rule("SF-28.1.3")
def test_why_a_card_of_ones_own_is_not_attacked() -> None:
    table = fight(["Pond", "Ant"], ["Meadow", "Elk"]).choose("Declare an attack")
    words = "Only a Site or a Character that an opponent controls can be attacked."
    assert why(table, "Pond") == why(table, "Ant") == ("SF-28.1.3", words)
    assert why(table, "Elk") == ("", "")


@rule("SF-28.12", "SF-50.6")
def test_after_a_failure_only_the_independent_attack() -> None:
    table = fight(["Pond", "Ant", "Cat", "Loner"], ["Meadow", "Bear"])
    table.attack("Meadow", "Ant").until("Bear intercepts").choose("Bear intercepts").ends()
    assert why(table, "Cat")[0] == "SF-28.12"
    assert why(table, "Loner")[0] == "SF-22.3.2.2"
    assert fight(["Pond", "Cat"], ["Meadow"]).why("Cat") == "SF-22.3.2.2"


# --- intercepting -----------------------------------------------------------------------------------


@rule("SF-28.6", "SF-28.6.2", "SF-50.15", "SF-6.0", "SF-50.2")
def test_why_each_card_is_no_interceptor() -> None:
    theirs = ["Meadow", "Elk", "Dog", "Cat (turned)", "Recluse", "Pond", "Bear"]
    table = fight(["Pond", "Ant", "Leaper"], theirs).attack("Meadow", "Leaper").until("intercept", 1)
    assert why(table, "Meadow", 1) == ("SF-28.6", "Only Characters intercept.")
    assert why(table, "Ant", 1) == ("SF-28.6.2", "Only Characters that you control intercept for you.")
    assert why(table, "Bear", 1) == ("SF-28.6.2", "Only Characters at the location of the target intercept.")
    assert why(table, "Recluse", 1) == ("SF-6.0", "A card's text keeps it from intercepting.")
    words = "An attacker with Superleap is not intercepted by turned Characters."
    assert why(table, "Cat", 1) == ("SF-50.15", words)
    assert why(table, "Elk", 1) == ("", "")
    table.choose("Elk intercepts")
    assert why(table, "Elk", 1) == (
        "SF-28.6.1",
        "It has been declared already, and a Character intercepts one attacker.",
    )


@rule("SF-28.3", "SF-28.6.5", "SF-50.14")
def test_why_who_attacks_or_intercepts_stays_where_it_is() -> None:
    table = fight(["Pond", "Sneak", "Meadow", "hand: Vigor"], ["Meadow", "Elk", "Dog", "Pond", "hand: Vigor"])
    table.attack("Meadow", "Sneak").until("intercept", 1).choose("Elk intercepts").maybe("No more").until(
        "Use the St", 0
    )
    table.until("act", 1)
    assert why(table, "Elk", 1) == ("SF-28.6.5", "It intercepts, and a declared interceptor cannot change location.")
    table = fight(["Pond", "Ant", "Meadow", "hand: Vigor"], ["Meadow", "Elk", "hand: Vigor"]).attack("Meadow", "Ant")
    table.until("Play Vigor", 0)
    assert why(table, "Ant") == ("SF-28.3", "It attacks: it stays with its target and cannot change location.")


# --- abilities of cards in play ----------------------------------------------------------------------


@rule("SF-24.1.3", "SF-24.1.4", "SF-10.2", "SF-24.1.2")
def test_why_each_ability_is_not_used() -> None:
    """Nothing to choose, nothing to pay with, a condition that does not hold, used up, not one's own turn."""
    smiths = [
        m.character("Surgeon", "Doctor", 1, 1, "", "", helper([m.target(m.pick(m.CHARACTER, damaged=1))])),
        m.character("Broker", "Banker", 1, 1, "", "", helper([m.PayPower(3)])),
        m.character("Loser", "Cheat", 1, 1, "", "", helper(if_=m.AnOpponentIsCloser(True))),
        m.character("Waiter", "Waiter", 1, 1, "", "", helper(limit=m.ONCE_PER_TURN)),
    ]
    table = with_cards(["Pond", "Surgeon", "Broker", "Loser", "Waiter"], ["Meadow"], *smiths, power=0)
    though = " It can attack, though: declare an attack."
    missing = "There is no legal choice for it now: target a damaged Character."
    assert why(table, "Surgeon") == ("SF-24.1.3", missing + though)
    assert why(table, "Broker") == ("SF-24.1.4", "Its cost cannot be paid now: pay 3 Power." + though)
    condition = "It can be used only while all opponents are closer to victory than you, and that is not so now."
    assert why(table, "Loser") == ("SF-10.2", condition + though)
    table.use("Waiter").passes()
    used_up = "Its ability has been used as often as its text allows."
    assert why(table, "Waiter") == ("SF-24.1.2", used_up + though)


@rule("SF-24.1.3")
def test_the_choice_that_cannot_be_made_is_the_one_that_is_named() -> None:
    """There is a Character to target, but no State; and one Character where two are asked for."""
    both = helper([m.target(m.ANY_CHARACTER), m.target(m.ANY_STATE)])
    pair = helper([m.target(m.pick(m.CHARACTER, whose=m.OPPONENT), 2, 2), m.target(m.ANY_STATE)])
    sites = [m.feng_shui("Forge", 5, both), m.feng_shui("Arena", 5, pair)]
    table = with_cards(["Forge", "Arena"], ["Pond", "Elk"], *sites)
    assert why(table, "Forge") == ("SF-24.1.3", "There is no legal choice for it now: target a State.")
    assert "target two Characters" in why(table, "Arena")[1]


@rule("SF-26.2", "SF-26.1", "SF-23.2", "SF-24.1.2", "SF-22.2.1")
def test_why_it_is_not_the_moment() -> None:
    answering = m.event("Parry", 0, "", m.answer(m.Would(m.INFLICT), m.GainPower(m.YOU_, 1)))
    falling = m.happens(m.WAS_SMOKED, to=m.ANY_CHARACTER)
    mourning = m.event("Dirge", 0, "", m.when(falling, m.GainPower(m.YOU_, 1)))
    rising = m.event("Dawn", 0, "", helper(timing=m.START_OF_TURN))
    table = with_cards(
        ["Pond", "hand: Parry", "hand: Dirge", "hand: Dawn", "hand: Ant"], ["Meadow"], answering, mourning, rising
    )
    assert why(table, "Parry")[0] == "SF-26.2"
    assert "an opponent's effect that would inflict damage, and nothing of the kind" in why(table, "Parry")[1]
    words = "It is played when a Character is smoked, and that is not happening now."
    assert why(table, "Dirge") == ("SF-26.1", words)
    assert why(table, "Dawn") == ("SF-22.2.1", "It is played at the start of your turn only.")


@rule("SF-50.13")
def test_a_reload_says_which_resources_it_lacks() -> None:
    table = duel([GARDEN, "smoked: Bamboo Cane"], [GARDEN], power=2)
    rule_, words = why(table, "Bamboo Cane")
    assert rule_ == "SF-50.13"
    assert words.startswith("It needs ")
    assert words.endswith(" in your resource pool.")


# --- cards that stand ---------------------------------------------------------------------------------


@rule("SF-10.1", "SF-10.0", "SF-26.1", "SF-32.0")
def test_why_sites_and_edges_have_nothing_to_use() -> None:
    falling = m.happens(m.WAS_SMOKED, to=m.ANY_CHARACTER)
    entering = m.happens(m.ENTERED, this=True)
    cards = [
        m.feng_shui("Plain", 5),
        m.feng_shui("Bright", 5, m.always(m.body(1))),
        m.edge("Vigil", 1, "", m.when(falling, m.GainPower(m.YOU_, 1))),
        m.edge("Feast", 1, "", m.when(entering, m.GainPower(m.YOU_, 1))),
    ]
    table = with_cards(["Plain", "Bright", "Vigil", "Feast"], ["Meadow"], *cards)
    assert why(table, "Plain") == ("SF-10.0", "Its text has nothing that could be used.")
    assert why(table, "Bright") == ("SF-10.1", "Nothing to use: what its text says counts by itself all the time.")
    assert why(table, "Vigil") == ("SF-26.1", "It waits for its moment: when a Character is smoked.")
    assert why(table, "Feast") == ("SF-26.1", "Its moment is past: when this card enters play.")


@rule("SF-26.1", "SF-7.3.1")
def test_a_revealed_sites_moment_is_past_and_a_face_down_ones_is_to_come() -> None:
    shown = m.happens(m.REVEALED, this=True)
    gate = m.feng_shui("Gate", 5, m.when(shown, m.GainPower(m.YOU_, 1)))
    assert why(with_cards(["Gate"], ["Meadow"], gate), "Gate")[1].startswith("Its moment is past")
    table = with_cards(["Pond", "Gate (down)", "Gate (turned)", "hand: Vigor"], ["Meadow", "Ant"], gate)
    assert table.why("Gate") == "", "it can be revealed"


@rule("SF-25.5", "SF-25.6")
def test_a_state_or_an_edge_that_has_not_resolved_yet_says_so() -> None:
    armor = m.state("Armor", 0, "", m.ANY_CHARACTER, m.always(m.fighting(1), to=m.SUBJECT))
    oath = m.edge("Oath", 0, "", m.always(m.fighting(1), to=m.ANY_CHARACTER))
    words = "Its text is not active before it has resolved."
    for title, rule_ in (("Armor", "SF-25.5"), ("Oath", "SF-25.6")):
        table = with_cards(["Pond", "Ant", f"hand: {title}", "hand: Vigor"], ["Meadow"], armor, oath)
        table.play(title).maybe("Ant").until("Play Vigor", 0)
        assert why(table, title) == (rule_, words)


# --- Characters that rest -------------------------------------------------------------------------------


@rule("SF-16.1", "SF-16.2", "SF-16.4", "SF-21.0", "SF-10.3.2")
def test_why_a_character_neither_heals_nor_moves() -> None:
    table = fight(["Pond", "Cat (turned)", "Withering (1 damage)", "Sleepless (1 damage)"], ["Meadow"])
    assert why(table, "Cat") == ("SF-21.0", "It is turned, and cannot be turned again before it has unturned.")
    assert why(table, "Withering") == ("SF-16.2", "A card's text says that it cannot be healed.")
    assert why(table, "Sleepless") == ("SF-16.4", "A card's text says that it cannot turn to heal.")
    table = fight(["Pond", "hand: Bolt"], ["Meadow", "Cat (1 damage)", "Pond", "hand: Bolt"]).play("Bolt", "Pond")
    table.until("act", 1)
    assert table.why("Cat", 1) == ""
    table = (
        fight(["Pond", "hand: Bolt"], ["Meadow", "Cat (1 damage)", "hand: Bolt"]).play("Bolt", "Meadow").until("act", 1)
    )
    assert why(table, "Cat", 1) == ("SF-10.3.2", "It can turn to heal only during your own Main Shot.")


# --- cards of a hand -------------------------------------------------------------------------------------


@rule("SF-8.4", "SF-8.5", "SF-25.7.2", "SF-25.7", "SF-49.9", "SF-49.2")
def test_why_each_card_of_a_hand_is_not_played() -> None:
    cards = [
        m.character("Rich", "Noble", 4, 4, "", ""),
        m.character("Magus", "Wizard", 1, 1, "MMe", ""),
        m.character("King", "King", 0, 1, "", "", restrictions=m.UNIQUE),
        m.edge("Law", 0, "", restrictions=m.LIMITED),
    ]
    hand = ["hand: Rich", "hand: Magus", "hand: King", "hand: Law", "hand: Meadow"]
    table = with_cards(["Pond", "Pond", "King", "Law", *hand], ["Meadow"], *cards, power=1)
    assert why(table, "Rich") == ("SF-8.5", "Rich costs 4 Power and you have 1.")
    assert why(table, "Meadow") == ("SF-25.7.2", "Meadow costs 2 Power and you have 1.")
    assert why(table, "Magus") == ("SF-8.4", "Magus needs 1 more Lotus, 2 more Magic in your resource pool.")
    assert why(table, "King")[0] == "SF-49.9"
    assert why(table, "Law")[0] == "SF-49.2"


@rule("SF-25.1.1", "SF-25.4", "SF-25.5", "SF-25.6", "SF-25.7")
def test_each_type_of_card_has_its_time() -> None:
    """In an attack, and in another player's turn."""
    cards = [m.state("Armor", 0, "", m.ANY_CHARACTER), m.edge("Oath", 0, "")]
    hand = ["hand: Cat", "hand: Armor", "hand: Oath", "hand: Meadow", "hand: Vigor"]
    table = with_cards(["Pond", "Ant", *hand], ["Meadow", "Elk"], *cards).attack("Meadow", "Ant").until("Play Vigor", 0)
    assert why(table, "Cat") == ("SF-25.4", "Characters are played only outside of an attack.")
    assert why(table, "Armor") == ("", "")
    assert why(table, "Oath") == ("SF-25.6", "Edges are played only outside of an attack.")
    assert why(table, "Meadow") == ("SF-25.7", "Sites are played only outside of an attack.")
    table = (
        with_cards(["Pond", "Ant", "hand: Vigor"], ["Meadow", "Elk", *hand], *cards)
        .play("Vigor", "Ant")
        .until("act", 1)
    )
    for title, kind in (("Cat", "Characters"), ("Armor", "States"), ("Oath", "Edges"), ("Meadow", "Sites")):
        assert why(table, title, 1) == ("SF-25.1.1", f"{kind} are played only during your own Main Shot.")


@rule("SF-25.1.1")
def test_an_event_of_the_main_shot_has_its_time_too() -> None:
    feast = m.event("Feast", 0, "", helper(timing=m.MAIN_SHOT))
    table = with_cards(["Pond", "Ant", "hand: Vigor"], ["Meadow", "hand: Feast", "hand: Vigor"], feast)
    table.play("Vigor").until("act", 1)
    assert why(table, "Feast", 1) == ("SF-25.1.1", "It is played only during your own Main Shot.")


@rule("SF-35.0", "SF-9.3", "SF-9.2.5", "SF-9.2.3", "SF-23.3")
def test_why_cards_elsewhere_are_not_used() -> None:
    mine = ["Pond", "Ant", "smoked: Cat", "toasted: Dog", "burned: Meadow", "hand: Vigor"]
    table = fight(mine, ["Lone Pine", "Elk", "smoked: Bear"])
    assert why(table, "Elk") == ("SF-35.0", "Elk is not yours to use.")
    assert why(table, "Bear") == ("SF-35.0", "Bear is not yours to use.")
    assert why(table, "Dog") == ("SF-9.3", "Dog is in the toasted pile, out of the game.")
    assert why(table, "Meadow") == ("SF-9.2.5", "Meadow lies in a burned-for-victory pile.")
    words = "Cat is in the smoked pile, and nothing lets you use it from there now."
    assert why(table, "Cat") == ("SF-9.2.3", words)
    assert why(table, "Elk", 1) == ("SF-23.3", "Another player is to answer now.")
