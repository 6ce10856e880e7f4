"""Questions as they are put, and what an effect that waits can be answered by."""

import pytest

from kwoon.engine.action import Action
from kwoon.engine.errors import BadOptions
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.terms import actions as do
from kwoon.games.shadowfist.terms.events import Seen
from kwoon.games.shadowfist.terms.once import ONE_SHOT_PLAYED, note_by
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, fight, people

GARDEN = "Puzzle Garden"


# --- answers -------------------------------------------------------------------------------------------


@rule("SF-26.3")
def test_ones_own_damage_is_no_opponents_effect() -> None:
    """Medicinal Flower Garden answers an opponent's damage only."""
    table = duel(["Medicinal Flower Garden", "Imp", "hand: Final Brawl", "pool: dd"], [GARDEN, "Imp"]).play(
        "Final Brawl"
    )
    while table.kind == "act":
        table.cannot("Use Medicinal Flower Garden").choose("Pass")
    table = duel([GARDEN, "Imp", "hand: Final Brawl", "pool: dd"], ["Medicinal Flower Garden", "Imp"]).play(
        "Final Brawl"
    )
    assert table.until("act", 1).offers("Use Medicinal Flower Garden")


@rule("SF-26.2", "SF-44.1")
def test_undead_horrors_coming_back_can_be_answered() -> None:
    mine = [GARDEN, "Walking Corpses", "smoked: Undead Horrors", "hand: Snuff"]
    table = fight(mine, ["Valley of Ashes", "City Park"]).play("Snuff", "Walking Corpses")
    table.until("Undead Horrors", 0).choose("Undead Horrors").until("Use Valley of Ashes", 1)
    table.use("Valley of Ashes").passes().check("Undead Horrors", zone="smoked")


@rule("SF-26.2.2")
def test_which_effect_is_answered_is_asked_without_showing_cards_for_it() -> None:
    """Two Events wait; the one who parries is asked which."""
    parry = m.event("Parry", 0, "", m.answer(m.PlayedCard(m.ANY_EVENT), m.GainPower(m.YOU_, 1)))
    mine = [GARDEN, "Ant", "hand: Vigor", "hand: Rage"]
    table = duel(mine, [GARDEN, "hand: Parry"], extra=[parry, *people()]).play("Vigor").until("Play Rage", 0)
    table.play("Rage").until("Play Parry", 1).play("Parry")
    assert (table.kind, table.question.prompt) == ("trigger", "Parry: in response to which effect?")
    assert len(table.labels()) == 2
    assert table.game.actions() == [
        Action(do.RESPOND, number=0, player=0),
        Action(do.RESPOND, number=1, player=0),
    ]


# --- new targets -----------------------------------------------------------------------------------------


@rule("SF-26.6.4")
def test_new_targets_of_two_kinds_are_each_known_where_they_are() -> None:
    """A player and a Character are the targets: both are replaced, and the new Character is affected."""
    responds = m.PlayedCard(m.ANY_EVENT)
    changing = m.use([it := m.new_targets()], m.Retarget(it), timing=m.RESPONSE, responds=responds)
    feud = m.use([who := m.target(m.AnyPlayer()), it := m.target(m.ANY_CHARACTER)], m.GainPower(who, 1), m.Smoke(it))
    cards = [m.event("Switch", 0, "", changing), m.event("Feud", 0, "", feud), *people()]
    table = duel([GARDEN, "Ant", "hand: Feud"], ["Pond", "Elk", "hand: Switch"], extra=cards, power=0)
    table.play("Feud", "{0}", "Ant").until("Play Switch", 1).play("Switch").maybe("{1}").maybe("Elk").passes()
    table.check("Elk", zone="smoked").check("Ant", zone="in play").power(0, 1)


@rule("SF-28.9")
def test_outside_an_attack_nobody_was_an_attacker() -> None:
    rest = at("Respite", m.UnturnCards, m.WasAttacker())
    duel([GARDEN, "Cat (turned)", "hand: Respite"], [GARDEN], extra=[rest, *people()]).cannot("Play Respite")


# --- numbers -----------------------------------------------------------------------------------------------


@rule("SF-26.6.3")
def test_a_number_that_was_raised_is_raised_further() -> None:
    table = duel(["Diamond Beach", "Mutator", "Mutator"], [GARDEN])
    table.use("Mutator", "Diamond Beach", "Diamond Beach: Body from 5 to 6").passes().check("Diamond Beach", body=6)
    table.use("Mutator #2", "Diamond Beach", "Diamond Beach: Body from 6 to 7").passes().check("Diamond Beach", body=7)


@rule("SF-48.3")
def test_imperial_champion_costs_less_on_the_dear_whichever_card_it_is() -> None:
    """4 less the subject's cost: on Walking Corpses, of cost 2, it costs 2; on the Imp, of cost 0 or 1, more."""
    mine = ["Walking Corpses", "hand: Imperial Champion", "pool: eee"]
    table = duel(mine, [GARDEN], power=2).play("Imperial Champion").maybe("Walking Corpses").power(0)
    table.passes().check("Imperial Champion", on="Walking Corpses")


@rule("SF-10.1", "SF-7.4")
def test_tech_squad_is_stronger_by_its_own_state_only() -> None:
    table = duel([GARDEN, "Tech Squad", "Seamus", "Hover Tank > Seamus"], [GARDEN]).check("Tech Squad", fighting=2)
    table = duel([GARDEN, "Tech Squad", "Hover Tank > Tech Squad"], [GARDEN]).check("Tech Squad", fighting=7)
    assert table.card("Tech Squad") >= 0


# --- prompts -----------------------------------------------------------------------------------------------


@rule("SF-24.6")
def test_a_question_that_an_effect_asks_as_it_resolves_is_put_in_its_words() -> None:
    table = duel([GARDEN, "hand: Throwdown in Chinatown", "pool: ee"], [GARDEN, "Imp", "Seamus"])
    table.play("Throwdown in Chinatown").passes()
    first = table.question.prompt
    assert first.startswith("Throwdown in Chinatown: each player, starting with you")
    assert "so far" not in first
    table.choose("Seamus")
    assert table.question.prompt == f"{first} (1 so far)"
    table = duel([GARDEN, "hand: Reprogramming", "pool: y"], [GARDEN, "Imp", "Seamus"])
    table.play("Reprogramming", "Seamus").passes()
    chooses = "target's controller chooses whether to inflict 4 non-combat damage on target"
    assert table.question.prompt == f"Reprogramming: {chooses}; if not, cancel target until it leaves play?"


@rule("SF-22.3.3")
def test_the_end_of_the_turn_is_declared_before_it_comes() -> None:
    table = fight([GARDEN, "hand: Bolt"], [GARDEN, "Ant", "hand: Bolt"]).choose("End your turn")
    moments = []
    while table.game.active == 0 and table.kind == "act":
        moments.append(table.game.view(0)["moment"])
        table.choose("Pass")
    assert moments == ["end of the turn declared"]


@rule("SF-45.0", "SF-24.1.3.2")
def test_why_a_site_is_not_sacrificed_where_a_character_is_asked_for() -> None:
    tribute = m.event("Tribute", 0, "", m.use(m.MakeSacrifice(m.EACH_OPPONENT, m.ANY_CHARACTER)))
    theirs = ["Pond", "Elk", "Dog", "smoked: Bear"]
    table = duel([GARDEN, "hand: Tribute"], theirs, extra=[tribute, *people()]).play("Tribute").passes()
    assert (table.seat, table.labels()) == (1, ["Elk", "Dog"])
    assert table.why("Pond", 1) == "SF-24.1.3.2"
    assert table.why("Bear", 1) == "SF-9.2.3"
    refusal = table.refusal("Elk", 1)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("SF-45.0", "Elk can only be sacrificed now.")
    assert all(option.gives_up for option in table.question.options)


@rule("SF-49.5")
def test_a_one_shot_that_was_played_says_so_whatever_it_is_played_for() -> None:
    table = duel([GARDEN, "hand: Bite of the Jellyfish", "pool: aa"], [GARDEN])
    table.game.once_per_game.append(note_by(ONE_SHOT_PLAYED, card_named("Bite of the Jellyfish").code, 0))
    words = "Bite of the Jellyfish: It is One-Shot, and you have played one in this game."
    refusal = table.refusal("Bite of the Jellyfish")
    assert refusal is not None
    assert refusal.reason == words


@rule("SF-4.1")
def test_where_no_opponent_did_it_that_opponent_is_not_closer() -> None:
    """An Event that nothing triggered: "that opponent" is nobody, however close to victory someone is."""
    for as_close in (False, True):
        luck = m.event("Luck", 0, "", m.use(m.If(m.GainPower(m.YOU_, 3), m.ThatOpponentIsCloser(as_close))))
        table = duel([GARDEN, "hand: Luck"], [GARDEN, GARDEN, "burned: Dockyard"], extra=[luck], power=0)
        table.play("Luck").passes().power(0)


@rule("SF-23.3")
def test_what_a_character_does_by_itself_is_put_in_its_own_words() -> None:
    table = fight([GARDEN, "Cat (1 damage)", "Pond"], [GARDEN, "hand: Quake"])
    table.choose("Turn to heal Cat").until("act", 1)
    assert table.question.prompt == "{0}'s Cat heals: answer it, or pass?"
    table = fight([GARDEN, "Cat", "Pond"], [GARDEN, "hand: Quake"]).choose("Move Cat").until("act", 1)
    assert table.question.prompt == "{0}'s Cat moves to {0}'s location 2: answer it, or pass?"


@rule("SF-28.2", "SF-23.3")
def test_an_attack_names_its_target_while_it_is_there() -> None:
    table = fight([GARDEN, "Cat", "hand: Quake"], ["Pond", "Elk", "hand: Quake"]).attack("Pond", "Cat").until("act", 1)
    assert table.question.prompt == "{0} attacks Pond at {1}'s location 1: play an effect, or pass?"


# --- happenings -------------------------------------------------------------------------------------------


def told(table: Duel, kind: int) -> list[tuple[str, int]]:
    """The cards that such a thing has happened to, and the number that goes with it."""
    events = table.game.watch().events
    return [(each.card.words(), each.amount) for each in events if isinstance(each, Seen) and each.happening == kind]


@rule("SF-21.0", "SF-44.1", "SF-39.0")
def test_turning_returning_and_discarding_have_no_number() -> None:
    mine = [GARDEN, "Seamus", "smoked: Muscle Car", "hand: Spit and Baling Wire", "pool: H"]
    table = duel(mine, [GARDEN])
    table.game.watch()
    table.play("Spit and Baling Wire").passes()
    assert told(table, m.ENTERED) == [("{0}'s Muscle Car", 0)]
    toil = at("Toil", m.TurnCards, m.pick(m.CHARACTER, turned=0))
    extra = [toil, *people()]
    table = duel([GARDEN, "Ant", "Cat (turned)", "hand: Toil", "hand: Rest"], [GARDEN], extra=extra)
    table.game.watch()
    table.play("Toil").passes().play("Rest", "Cat").passes()
    assert told(table, m.TURNED) == [("{0}'s Ant", 0)]
    assert told(table, m.UNTURNED) == [("{0}'s Cat", 0)]


@rule("SF-39.0")
def test_a_card_that_is_discarded_for_its_own_text_is_told_to_all() -> None:
    table = duel([GARDEN, "hand: Dirty Tricks", "pool: aa"], [GARDEN, "hand: Dragon Graveyard", "hand: Imp"], [GARDEN])
    table.game.watch()
    table.play("Dirty Tricks").maybe("{1}").until("Dragon Graveyard", 1).choose("Dragon Graveyard").passes()
    assert ("Dragon Graveyard", 0) in [(card.rpartition("'s ")[2], amount) for card, amount in told(table, m.DISCARDED)]


# --- before the game --------------------------------------------------------------------------------------


@rule("SF-2.5")
def test_a_deck_must_be_enough_for_the_first_hand() -> None:
    FistOptions({"players": 2, "decks": [[*(["Imp"] * 5), "Seamus"]]})
    with pytest.raises(BadOptions, match=r"SF-2\.5"):
        FistOptions({"players": 2, "decks": [["Imp"] * 5]})


@rule("SF-1.2")
def test_the_most_turns_that_a_game_may_be_given() -> None:
    assert FistOptions({"max_turns": 10_000}).max_turns == 10_000
    assert FistOptions({"max_turns": 1}).max_turns == 1
    for wrong in (0, 10_001):
        with pytest.raises(BadOptions):
            FistOptions({"max_turns": wrong})
