"""Why not: the rule that really stands in the way, the nearest one that a player would want."""

from kwoon.engine.question import Thing
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.terms.once import ONE_SHOT_PLAYED, note_by
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import people

SITE = "Puzzle Garden"


def until_chance(table: Duel, label: str, seat: int) -> Duel:
    """Everyone does as little as possible until a seat is offered something in its own interception."""
    for _ in range(80):
        attack = current_attack(table.game)
        if attack is not None and attack.intercepting_seat == seat and table.seat == seat and table.offers(label):
            return table
        table.decline()
    raise table.failure(f"{label!r} never comes")


# --- while something is chosen, or has to be finished first ------------------------------------------


@rule("SF-40.0", "SF-24.1.3.2")
def test_why_a_card_cannot_be_chosen() -> None:
    """The Rock is immune to Events; the Pond is no Character; the Cat and the Ant can be chosen."""
    rock = m.character("Rock", "Fighter", 1, 4, "", "", m.Immune(m.pick(m.EVENT)))
    table = duel(["hand: Vigor", "Ant"], ["Pond", "Rock", "Cat"], extra=[*people(), rock]).play("Vigor")
    assert (table.why("Rock"), table.why("Pond"), table.why("Cat")) == ("SF-40.0", "SF-24.1.3.2", "")


@rule("SF-24.1.3", "SF-24.1.3.2")
def test_what_was_chosen_what_lies_elsewhere_and_what_is_no_card_are_told_apart() -> None:
    table = duel([SITE, "hand: Mark of Fire", "pool: m", "smoked: Tech Squad"], ["City Park", "Imp", "Seamus"])
    table.play("Mark of Fire", "Imp")
    assert str(table.refusal("Imp")).startswith("Imp has been chosen already")
    assert table.why("Imp") == "SF-24.1.3"
    assert "asks for cards in play" in str(table.refusal("Tech Squad"))
    table = duel([SITE, "Endless Corridor"], ["City Park", "Imp"]).use("Endless Corridor")
    assert "does not ask for a card" in str(table.refusal("Imp"))


@rule("SF-25.5.1", "SF-49.10", "SF-8.5")
def test_why_a_state_cannot_be_put_on_a_card() -> None:
    """A Vehicle: one Character drives one already, the Site is no Character, the others may be chosen."""
    side = [SITE, "Seamus", "Big Ass Car > Seamus", "Imp", "hand: Muscle Car", "pool: d"]
    table = duel(side, ["City Park", "Tech Squad"]).play("Muscle Car")
    assert table.labels() == ["Imp, {0}'s", "Tech Squad, {1}'s"]
    assert (table.why("Seamus"), table.why("City Park")) == ("SF-49.10", "SF-25.5.1")
    assert (table.why("Imp"), table.why("Tech Squad")) == ("", "")


@rule("SF-50.14")
def test_why_stealth_is_not_aimed_at_who_does_not_intercept() -> None:
    table = duel([SITE, "SEAL Team"], ["Stone Dolmens", "Imp", "Mantis Fighter", "Hungry Ghosts"])
    table.attack("Stone Dolmens", "SEAL Team").until("intercept", 1)
    table.choose("Imp intercepts", "Mantis Fighter intercepts").maybe("No more")
    table.until("Use the Stealth", 0).choose("Use the Stealth of SEAL Team")
    assert (table.why("Mantis Fighter"), table.why("Hungry Ghosts")) == ("", "SF-50.14")


@rule("SF-30.3")
def test_why_nothing_is_played_while_a_fate_is_chosen() -> None:
    table = duel(["Meadow", "Bear", "hand: Bolt"], ["Pond"], extra=people())
    table.attack("Pond", "Bear").until("fate of the Site")
    assert table.why("Bolt") == "SF-30.3"


@rule("SF-9.1.4.1", "SF-28.8")
def test_why_nothing_is_played_while_a_location_closes_or_all_return_home() -> None:
    side = ["City Park", "Dockyard (5 damage)", "Imp", "Stone Dolmens", "hand: Final Brawl"]
    table = duel([SITE, "hand: Killing Rain", "pool: M"], side).play("Killing Rain").until("where to", 1)
    assert (table.why("Final Brawl", 1), table.why("Stone Dolmens", 1)) == ("SF-9.1.4.1", "SF-9.1.4.1")
    table = duel([SITE, "Sifu Beumer", "hand: Final Brawl"], ["Dockyard (5 damage)", "Stone Dolmens"])
    table.attack("Dockyard", "Sifu Beumer").until("Seize it", 0).choose("Seize it").until("where", 0)
    assert table.why("Final Brawl") == "SF-28.8"


@rule("SF-9.2.3")
def test_a_card_in_the_smoked_pile_is_refused_for_lying_there_whatever_is_asked() -> None:
    table = duel([SITE, "smoked: Imp", "hand: Final Brawl"], [SITE], begin="start")
    assert table.kind == "generate Power"
    assert table.why("Imp") == "SF-9.2.3"


@rule("SF-26.1", "SF-50.13")
def test_a_card_whose_text_is_active_in_the_smoked_pile_says_what_it_waits_for_there() -> None:
    table = duel([SITE, "smoked: Undead Horrors", "smoked: Bamboo Cane"], [SITE], power=2)
    assert "when another Lotus Character you control is smoked" in str(table.refusal("Undead Horrors"))
    assert (table.why("Undead Horrors"), table.why("Bamboo Cane")) == ("SF-26.1", "SF-50.13")


@rule("SF-24.5.2", "SF-24.5")
def test_what_happens_immediately_and_what_is_being_used_are_no_declarations() -> None:
    table = duel(["Phlogiston Mine (down)", "hand: Final Brawl"], [SITE]).choose("Reveal Phlogiston Mine")
    assert (table.kind, table.why("Final Brawl")) == ("pick", "SF-24.5.2")
    table = duel(["Smiling Heaven Lake", "pool: de", "hand: Seamus"], [SITE]).use("Smiling Heaven Lake")
    assert "being used already" in str(table.refusal("Smiling Heaven Lake"))


@rule("SF-22.2", "SF-22.2.4")
def test_what_can_only_be_discarded_cannot_be_used() -> None:
    table = duel([SITE, "hand: Imp", "hand: Final Brawl", "pool: dd"], [SITE], begin="start")
    table.until("discard", 0)
    refusal = table.refusal("Imp")
    assert refusal is not None
    assert (refusal.rule, "only be discarded" in refusal.reason) == ("SF-22.2", True)
    assert [option.gives_up for option in table.question.options] == [False, True, True]
    assert [option.thing for option in table.question.options][1:] == [
        Thing("hand", 0, table.game.card(card).title) for card in table.game.hands[0]
    ]


@rule("SF-24.1.4", "SF-45.0")
def test_what_can_only_be_sacrificed_cannot_be_used() -> None:
    table = duel([SITE, "smoked: 1,000 Corpses", "Imp", "Mantis Fighter"], [SITE]).use("1,000 Corpses")
    assert table.question.options[0].gives_up
    assert table.why("Imp") == "SF-24.1.4"


# --- cards in a hand ----------------------------------------------------------------------------------


@rule("SF-49.5", "SF-8.4", "SF-26.1")
def test_what_lasts_comes_before_what_this_moment_lacks() -> None:
    """A One-Shot that was played; resources that are missing; only then that nothing happens to play it for."""
    table = duel([SITE, "hand: Bite of the Jellyfish", "pool: aa"], [SITE])
    assert "when a Feng Shui Site is burned" in str(table.refusal("Bite of the Jellyfish"))
    assert table.why("Bite of the Jellyfish") == "SF-26.1"
    table.game.once_per_game.append(note_by(ONE_SHOT_PLAYED, card_named("Bite of the Jellyfish").code, 0))
    assert table.why("Bite of the Jellyfish") == "SF-49.5"
    assert duel([SITE, "hand: Bite of the Jellyfish"], [SITE]).why("Bite of the Jellyfish") == "SF-8.4"
    assert duel([SITE, "hand: Confucian Stability"], [SITE]).why("Confucian Stability") == "SF-8.4"
    assert duel([SITE, "hand: Confucian Stability", "pool: gg"], [SITE]).why("Confucian Stability") == "SF-26.2"


@rule("SF-31.3", "SF-25.1.1")
def test_in_anothers_closed_scene_a_character_waits_for_ones_own_main_shot_and_in_an_auction_for_its_end() -> None:
    mine = [SITE, "Seamus", "hand: Imp", "hand: Hostile Takeover", "pool: a"]
    table = duel(mine, [SITE, "hand: Seamus", "pool: ddd"])
    table.end_turn().until("Play Seamus", 1).play("Seamus").choose("1").until("Play Hostile Takeover", 0)
    assert table.why("Imp") == "SF-31.3"


# --- cards in play ------------------------------------------------------------------------------------


@rule("SF-28.12", "SF-22.3.2.2", "SF-27.1", "SF-28.1.3")
def test_why_a_character_rests_in_its_own_main_shot() -> None:
    """It attacks by another option, or not in a scene, or not after a failure, or nobody has anything."""
    table = duel([SITE, "Tail of the Lizard", "Imp", "Hungry Ghosts"], ["Stone Dolmens"])
    assert table.why("Imp") == "SF-22.3.2.2"
    table.use("Hungry Ghosts", "Tail of the Lizard")
    while table.seat != 0 or table.kind != "act":
        table.decline()
    assert table.why("Imp") == "SF-27.1"
    table = duel([SITE, "Tail of the Lizard", "Imp"], ["Stone Dolmens"])
    table.attack("Stone Dolmens", "Tail of the Lizard").until("Use the Tactics", 0).choose("Use the Tactics").ends()
    assert table.why("Imp") == "SF-28.12"
    assert duel([SITE, "Imp"], []).why("Imp") == "SF-28.1.3"


@rule("SF-13.1", "SF-25.2")
def test_why_a_character_stays_in_anothers_turn_and_before_it_has_resolved() -> None:
    busy = "Hungry Ghosts"
    table = duel([SITE], [SITE, "Imp", busy]).choose("End your turn")
    assert table.why("Imp", 1) == "SF-13.1"
    table = duel([SITE, "Stone Dolmens", busy, "hand: Mantis Fighter"], [SITE])
    table.play("Mantis Fighter", "{0}'s location 1")
    while table.seat != 0:
        table.decline()
    assert table.why("Mantis Fighter") == "SF-25.2"


@rule("SF-21.0", "SF-24.1.4")
def test_a_turned_card_is_refused_for_that_only_where_turning_is_what_it_would_pay() -> None:
    assert duel(["Po Toi Islands (turned)", "hand: Final Brawl"], [SITE]).why("Po Toi Islands") == "SF-21.0"
    assert duel(["Desolate Ridge (turned)"], [SITE]).why("Desolate Ridge") == "SF-21.0"
    assert duel(["Desolate Ridge"], [SITE]).why("Desolate Ridge") == "SF-26.2"
    payer = m.character("Payer", "Monk", 0, 3, "", "", m.use([m.PayPower(1)], m.GainPower(m.YOU_, 1)))
    table = duel([SITE, "Payer (turned)"], [SITE], power=0, extra=[payer])
    assert (table.why("Payer"), "pay 1 Power" in str(table.refusal("Payer"))) == ("SF-24.1.4", True)


@rule("SF-26.1", "SF-10.1")
def test_what_works_by_itself_says_so_and_when() -> None:
    table = duel(["Vale of Tears", "Diamond Beach", "Wolf Den"], [SITE])
    assert "when an opponent inflicts damage on this card" in str(table.refusal("Vale of Tears"))
    assert table.why("Vale of Tears") == "SF-26.1"
    assert table.why("Diamond Beach") == "SF-10.1"
    assert "Its moment is past" in str(table.refusal("Wolf Den"))


@rule("SF-9.2.3", "SF-24.1.2")
def test_an_ability_that_is_used_elsewhere_is_no_reason_for_the_card_in_play() -> None:
    """One of Dragon Graveyard's triggers works from the hand, the other in play: nothing is used."""
    assert duel(["Dragon Graveyard"], [SITE]).why("Dragon Graveyard") == "SF-26.1"
    table = duel([SITE, "hand: Final Brawl", "pool: dd"], ["Gambling House (turned)", "Imp"]).play("Final Brawl")
    assert table.game.explain(1, table.game.thing(table.card("Gambling House"), 1)) is not None


# --- in an attack ---------------------------------------------------------------------------------------


@rule("SF-27.2")
def test_a_joiner_that_was_named_is_refused_for_that() -> None:
    table = duel([SITE, "Walking Corpses"], ["Stone Dolmens"], ["City Park", "Mantis Fighter", "Rat Clan Spies"])
    table.attack("Stone Dolmens", "Walking Corpses").until("join", 2).choose("Mantis Fighter")
    assert (table.why("Mantis Fighter", 2), table.why("Rat Clan Spies", 2)) == ("SF-27.2", "")


@rule("SF-28.6.2", "SF-28.6.1")
def test_who_is_not_there_does_not_intercept_whoever_else_attacks() -> None:
    home = ["City Park", "Mantis Fighter", "Rat Clan Spies", "Imp", "Hungry Ghosts"]
    table = duel([SITE, "Walking Corpses"], ["Stone Dolmens"], home)
    table.attack("Stone Dolmens", "Walking Corpses").until("join", 2).choose("Mantis Fighter", "No more joiners")
    until_chance(table, "Move Imp", 2).choose("Move Imp")
    until_chance(table, "Move Hungry", 2).choose("Move Hungry Ghosts").until("intercept", 2)
    assert table.why("Rat Clan Spies", 2) == "SF-28.6.2"
    assert "attackers do not intercept" in str(table.refusal("Mantis Fighter", 2))
    table = duel([SITE, "Walking Corpses"], ["Stone Dolmens", "Mantis Fighter", "Imp"])
    table.attack("Stone Dolmens", "Walking Corpses").until("intercept", 1).choose("Imp intercepts")
    assert (table.why("Imp", 1), "declared already" in str(table.refusal("Imp", 1))) == ("SF-28.6.1", True)
