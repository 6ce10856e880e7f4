"""Cards that were read again beside their printed texts: what each does, and what it says that it does."""

from collections.abc import Callable

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.effects.damage import Blow, received
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.shown.view import describe
from kwoon.games.shadowfist.standing.derive import has_designator
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import people

SITE = "Puzzle Garden"
CHI = "smoked: Shaolin Supplicants"


def heal_with_earth(table: Duel, title: str) -> Duel:
    """Healing Earth, all of it for one card."""
    table.play("Healing Earth")
    while table.kind == "pick":
        table.choose(title)
    return table.passes()


# --- healing (SF-16) ---------------------------------------------------------------------------


@rule("SF-16.0")
def test_healing_earth_heals_each_card_once_however_many_points() -> None:
    """Sewer Scum loses 1 Fighting whenever it is healed: once, not for each point."""
    table = duel([SITE, "Sewer Scum (3 damage)", "hand: Healing Earth", CHI, CHI, CHI], [SITE])
    heal_with_earth(table, "Sewer Scum").check("Sewer Scum", damage=0, fighting=5)


@rule("SF-16.0")
def test_healing_earth_heals_two_cards_once_each() -> None:
    sides = [SITE, "Sewer Scum (3 damage)", "Imp", "Elk (2 damage)", "hand: Healing Earth", CHI, CHI, CHI], [SITE]
    table = duel(*sides, extra=people())
    table.play("Healing Earth", "Elk", "Sewer Scum", "Sewer Scum").passes()
    table.check("Sewer Scum", damage=1, fighting=4).check("Elk", damage=1)


@rule("SF-16.0")
def test_what_healing_earth_does_for_one_card_is_halved_as_a_whole() -> None:
    table = duel(["Long Shadows", "1,000 Corpses (2 damage)", "hand: Healing Earth", CHI, CHI], [SITE])
    heal_with_earth(table, "1,000 Corpses").check("1,000 Corpses", damage=1)


# --- returning to play (SF-44, SF-49.9, SF-42) -------------------------------------------------


@rule("SF-49.9")
def test_spit_and_baling_wire_returns_no_second_copy_of_a_unique_state() -> None:
    mine = [SITE, "Seamus", "Tech Squad", "smoked: Battle Suit", "hand: Spit and Baling Wire"]
    table = duel([*mine, "Battle Suit > Seamus"], [SITE], power=3)
    assert not table.offers("Play Spit and Baling Wire")
    assert duel(mine, [SITE], power=3).offers("Play Spit and Baling Wire")


@rule("SF-42.0", "SF-44.1")
def test_undead_horrors_count_those_that_other_cards_have_returned() -> None:
    mine = [SITE, "hand: Golden Comeback", "smoked: Undead Horrors", "smoked: Undead Horrors", "Imp", "Hungry Ghosts"]
    for comeback, wanted in ((True, 1), (False, 1)):
        table = duel([*mine, "pool: d"], [SITE], power=3)
        if comeback:
            table.play("Golden Comeback", "Undead Horrors").passes()
        table.use("Hungry Ghosts", "Imp").passes()
        while table.kind == "trigger":
            table.choose("Undead Horrors" if table.offers("Undead Horrors") else "Let it go").passes()
        titles = [table.game.card(card).title for card in table.game.in_play]
        assert titles.count("Undead Horrors") == wanted


@rule("SF-42.0")
def test_what_an_opponent_returned_does_not_count_for_undead_horrors() -> None:
    mine = m.pick(m.CHARACTER, owned=m.YOU, where=m.SMOKED)
    lend = m.event("Lend", 0, "", m.use([it := m.target(mine)], m.Return(it)))
    sides = [SITE, "smoked: Undead Horrors", "Imp", "Hungry Ghosts"], [SITE, "hand: Lend", "smoked: Undead Horrors"]
    table = duel(*sides, extra=[lend])
    table.use("Hungry Ghosts", "Imp").until("Play Lend", 1).play("Lend").until("trigger", 0)
    table.choose("Undead Horrors").passes()
    assert [table.game.card(card).title for card in table.game.controlled(0)].count("Undead Horrors") == 1


# --- damage, turning ---------------------------------------------------------------------------


@rule("SF-29.5")
def test_a_pump_action_shotgun_makes_combat_damage_larger_and_no_other() -> None:
    mine = [SITE, "Hungry Ghosts", "Pump-Action Shotgun > Hungry Ghosts"]
    table = duel(mine, [SITE, "Sifu Beumer", "Xin Ji Yang"])
    table.use("Pump-Action Shotgun").passes().check("Hungry Ghosts", combat_damage=3)
    table.use("Hungry Ghosts", "Xin Ji Yang").passes().check("Xin Ji Yang", damage=1)


@rule("SF-29.5", "SF-26.6.2")
def test_bigger_guns_make_both_kinds_of_damage_larger_and_say_so() -> None:
    guns = '"We Need Bigger Guns!"'
    table = duel([SITE, "Hungry Ghosts", f"{guns} > Hungry Ghosts"], [SITE, "Xin Ji Yang"])
    table.use("Hungry Ghosts", "Xin Ji Yang").passes().check("Xin Ji Yang", damage=2)
    assert "+1 combat and non-combat damage" in card_named(guns).text()


@rule("SF-21.0", "SF-26.1")
def test_ming_i_unturns_when_an_opponent_turns_any_feng_shui_site() -> None:
    sides = [SITE, "hand: Shaking the Mountain", CHI, CHI], ["Stone Dolmens", "Ming I (turned)"]
    for whose in ("{0}", "{1}"):
        table = duel(*sides)
        table.play("Shaking the Mountain")
        table.choose(next(label for label in table.labels() if whose in label)).passes()
        table.check("Ming I", turned=False)
    own = duel([SITE, "Ming I (turned)", "hand: Shaking the Mountain", CHI, CHI], ["Stone Dolmens"])
    own.play("Shaking the Mountain").choose(own.labels()[0]).passes().check("Ming I", turned=True)


# --- what a text says --------------------------------------------------------------------------


@rule("SF-50.13", "SF-25.3")
def test_what_an_event_does_in_the_smoked_pile_reads_as_itself() -> None:
    assert card_named("Poisoned!").text().endswith("Reload: 1 Power (with 3 Lotus in your pool).")


@rule("SF-47.0")
def test_a_token_says_what_it_is() -> None:
    words = "Character token, cost 1, needs j, Fighting 1. Toast It."
    assert describe("Monkey") == describe("Monkey #2") == words
    table = duel([SITE, "hand: Barrel of Monkeys", "pool: jj"], [SITE])
    assert table.game.describe("Monkey") == words


@rule("SF-36.1")
def test_a_twin_says_what_it_is() -> None:
    table = duel([SITE, "hand: Evil Twin", "pool: ee"], [SITE, "Imp"])
    assert table.game.describe("Evil Twin of Imp") == ""
    table.play("Evil Twin").passes()
    assert "Fighting 1" in table.game.describe("Evil Twin of Imp")


@rule("SF-48.0", "SF-37.0")
@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Buddhist Monk", "minus 2, at least 0."),
        (
            "Secrets of Shaolin",
            "Play during any Main Shot in response to a 0-cost Event that is played, or later in that scene",
        ),
        ("Difficulty at the Beginning", "in response to a card that an opponent plays"),
        ("Wrench Slinger", "inflicted on this card by a Vehicle or High-Tech State is reduced to 0."),
        ("Puzzle Garden", "inflicted on this card by a Character is reduced to 3."),
        ("Hover Tank", "gains +4 Fighting, Mobility and Tactics."),
        ("Barrel of Monkeys", "a printed cost of 1 Jammers and 1 Power."),
        ("Bribery", "Target a Character an opponent controls with a printed numerical Fighting of 5 or less"),
        ("Aztec Mummy", "Turn a Priest or Priestess Character you control"),
        ("Chop Shop", "Turn and sacrifice a Vehicle State ::"),
    ],
)
def test_a_text_says_what_the_card_does(title: str, words: str) -> None:
    assert words in card_named(title).text()


@rule("SF-48.2")
def test_an_x_is_explained_once() -> None:
    assert card_named("Fire Serpent").text().count("X =") == 1


# --- what was found beside the texts -----------------------------------------------------------


@rule("SF-9.2.2", "SF-14.0", "SF-25.7.1")
def test_a_site_that_is_played_face_down_has_no_designator_that_anyone_could_see() -> None:
    """Disco, which waits for Gardens, is told nothing of one that lies face down, and sees one that is played open."""
    for title, sees in (("Puzzle Garden", False), ("The Twisted Gardens", True)):
        table = duel(["Disco (down)"], ["Stone Dolmens", f"hand: {title}", "pool: ee"], power=5)
        table.choose("Reveal Disco", "Garden").passes().end_turn().until("main shot", 1)
        table.play(title, "A new location")
        assert table.offers("Disco") == sees


@rule("SF-14.0", "SF-26.6.3")
def test_a_designator_that_was_taken_away_is_not_shared() -> None:
    """The Gambling House and Discerning Fire find two Fighters, until one of them is none any more."""
    mine = [SITE, "Identity Chop Shop", "Cat", "Dog"]
    table = duel(mine, ["Gambling House", "hand: Discerning Fire", "pool: MM"], extra=people())
    table.use("Identity Chop Shop", "Cat", "Fighter", text="loses").passes().end_turn().until("main shot", 1)
    assert not table.offers("Use Gambling House")
    assert not table.offers("Play Discerning Fire")
    table = duel(mine, ["Gambling House", "hand: Discerning Fire", "pool: MM"], extra=people())
    table.end_turn().until("main shot", 1)
    assert table.offers("Use Gambling House")
    assert table.offers("Play Discerning Fire")


@rule("SF-48.3", "SF-24.1.4")
def test_an_x_is_not_set_higher_than_what_the_text_asks_for_leaves() -> None:
    share = m.target(m.SharingADesignator(~m.pick(m.SITE, m.FENG_SHUI, generating=True), "netherworld"), 2, m.MANY)
    x = m.PickedCount(share, 2)
    burn = m.event("Burn", m.X, "", m.use([m.PayPower(1), share], m.Smoke(share)), x=x)
    table = duel([SITE, "hand: Burn"], [SITE, "Cat", "Dog", "Elk"], power=3, extra=[*people(), burn])
    table.play("Burn", "Cat", "Dog").passes().power(0).check("Elk", zone="in play").check("Cat", zone="smoked")


@rule("SF-26.2.1", "SF-50.13")
@pytest.mark.parametrize(
    "answer", ["Play Confucian Stability", "Use Desolate Ridge", "Play Difficulty at the Beginning"]
)
def test_an_event_that_is_reloaded_is_not_being_played(answer: str) -> None:
    theirs = ["Desolate Ridge", "hand: Confucian Stability", "hand: Difficulty at the Beginning", "pool: gg"]
    reload = duel([SITE, "smoked: Poisoned!", "pool: eee", "Imp"], theirs)
    reload.choose("Use Poisoned!").cannot(answer)
    played = duel([SITE, "hand: Final Brawl", "pool: dd", "Imp"], theirs)
    played.play("Final Brawl")
    assert played.offers(answer)


@rule("SF-45.2")
def test_the_chop_shop_takes_no_vehicle_that_cannot_be_sacrificed() -> None:
    mine = ["Chop Shop", "Seamus", "Muscle Car > Seamus"]
    kept = m.edge("Pet", 0, "", m.always(m.cannot(m.NO_SACRIFICE), to=m.VEHICLE_STATE))
    assert duel(mine, [SITE], extra=[kept]).offers("Use Chop Shop")
    assert not duel([*mine, "Pet"], [SITE], extra=[kept]).offers("Use Chop Shop")


@rule("SF-24.2", "SF-36.0")
def test_a_verb_finds_every_card_that_it_sweeps_and_none_that_comes_later() -> None:
    """A text is copied onto every Ant that is there as the effect is generated, and onto none that comes afterwards."""
    turtle = m.target(m.TextOf(m.pick(words=("Turtle",))))
    ants = m.All(m.pick(m.CHARACTER, words=("Ant",)))
    copy = m.event("Copy", 0, "", m.use([turtle], m.CopyText(turtle, ants, m.TURN_END)))
    table = duel(["Meadow", "Ant", "Ant", "Turtle", "hand: Copy"], ["Meadow"], extra=[*people(), copy])
    table.play("Copy").passes().check("Ant", toughness=2).check("Ant (2)", toughness=2)
    late = m.event("Late", 0, "", m.use([it := m.choose(m.pick(m.CHARACTER, where=m.SMOKED))], m.Return(it)))
    mine = ["Meadow", "Turtle", "smoked: Ant", "hand: Copy", "hand: Late"]
    table = duel(mine, ["Meadow"], extra=[*people(), copy, late])
    table.play("Copy").play("Late").passes().check("Ant", zone="in play", toughness=0)


# --- durations (SF-26.5, SF-10.4) --------------------------------------------------------------


def mask(verb: Callable[[m.Picked], m.Verb]) -> m.Card:
    """A State that is turned to do something with its subject and the text of a Character."""
    text = m.target(m.TextOf(m.ANY_CHARACTER))
    return m.state("Mask", 0, "", m.ANY_CHARACTER, m.use([m.TURN_AND_MAINTAIN, text], verb(text)))


def copies(text: m.Picked) -> m.Verb:
    return m.CopyText(text, m.SUBJECT, m.MAINTAINED)


def blanks(text: m.Picked) -> m.Verb:
    return m.CancelForAWhile(m.SUBJECT, m.MAINTAINED, only_text=True)


@rule("SF-36.0", "SF-10.4")
def test_a_text_that_is_copied_while_it_is_maintained_ends_with_that() -> None:
    table = duel([SITE, "Imp", "Mask > Imp", "Sifu Beumer"], [SITE], extra=[mask(copies)])
    table.use("Mask", "Sifu Beumer").passes().check("Imp", toughness=2)
    table.end_turn().until("main shot", 1).check("Imp", toughness=2)
    table.game.unturn_card(table.card("Mask"))
    table.end_turn().until("main shot", 0).check("Imp", toughness=0)


@rule("SF-32.0", "SF-10.4")
def test_a_text_that_is_blank_while_it_is_maintained_is_not_blank_afterwards() -> None:
    table = duel([SITE, "Sifu Beumer", "Mask > Sifu Beumer", "Imp"], [SITE],
                 extra=[mask(blanks)])  # fmt: skip
    table.use("Mask", "Imp").passes().check("Sifu Beumer", toughness=0)
    table.end_turn().until("main shot", 1).check("Sifu Beumer", toughness=0)
    table.game.unturn_card(table.card("Mask"))
    table.end_turn().until("main shot", 0).check("Sifu Beumer", toughness=2)


@rule("SF-33.0", "SF-10.4")
@pytest.mark.parametrize(("verb", "during"), [(copies, 4), (blanks, 0)])
def test_what_a_cancelled_effect_maintained_is_taken_back(verb: Callable[[m.Picked], m.Verb], during: int) -> None:
    turning = m.choose(m.EffectOfTurning(m.ANY_STATE))
    stop = m.event("Stop", 0, "", m.use([turning], m.CancelEffect(turning), timing=m.ANY_SCENE))
    table = duel([SITE, "Sifu Beumer", "Mask > Sifu Beumer", "hand: Stop"], [SITE],
                 extra=[mask(verb), stop])  # fmt: skip
    table.use("Mask").passes().check("Sifu Beumer", toughness=during)
    table.play("Stop").passes().check("Sifu Beumer", toughness=2).check("Mask", turned=True)


NEXT_END = m.AtTurn(m.TURN_ENDED, next_only=True)
ELK = m.All(m.pick(m.CHARACTER, words=("Elk",)))
SNAIL = m.All(m.pick(m.CHARACTER, words=("Snail",)))
TURTLE = m.target(m.TextOf(m.pick(words=("Turtle",))))
WORD = m.choose(m.ADesignator())
LASTING = {
    "Give": lambda until: m.Give(ELK, [m.fighting(2)], until),
    "GiveWord": lambda until: m.GiveWord(ELK, WORD, until),
    "LoseWord": lambda until: m.GiveWord(ELK, WORD, until, loses=True),
    "BlankText": lambda until: m.CancelForAWhile(SNAIL, until, only_text=True),
    "CancelForAWhile": lambda until: m.CancelForAWhile(SNAIL, until),
    "CopyText": lambda until: m.CopyText(TURTLE, ELK, until),
    "TakeControl": lambda until: m.TakeControl(m.All(m.pick(m.CHARACTER, words=("Cat",))), until),
    "ReduceDamageBy": lambda until: m.ReduceDamageBy(ELK, True, until),
}
"""Every verb that takes a duration, but `later`."""


def lasts(table: Duel, verb: str) -> bool:
    """Whether what the verb did is still there."""
    game, elk = table.game, table.card("Elk")
    if verb == "ReduceDamageBy":
        return inflicted_by(game, elk) == 0
    return {
        "Give": table.fact(elk, "fighting") == 6,
        "GiveWord": has_designator(game, elk, "demon"),
        "LoseWord": not has_designator(game, elk, "fighter"),
        "BlankText": table.fact(table.card("Snail"), "toughness") == 0,
        "CancelForAWhile": table.fact(table.card("Snail"), "toughness") == 0,
        "CopyText": table.fact(elk, "toughness") == 2,
        "TakeControl": table.fact(table.card("Cat"), "control") == 0,
    }[verb]


def inflicted_by(game: Shadowfist, card: int) -> int:
    """The combat damage that would land on the Turtle."""
    turtle = next(each for each in game.in_play if game.card(each).title == "Turtle")
    return received(game, Blow(card, turtle, 4, True))


@rule("SF-26.5")
@pytest.mark.parametrize("until", [m.TURN_END, m.ATTACK_END, m.IN_PLAY])
@pytest.mark.parametrize("verb", LASTING)
def test_every_verb_lasts_as_long_as_it_says(verb: str, until: int) -> None:
    word = "Fighter" if verb == "LoseWord" else "Demon"
    spell = m.event("Spell", 0, "", m.use([TURTLE, WORD], LASTING[verb](until)))
    mine = ["Meadow", "Elk", "Turtle", "Snail", "Bear", "hand: Spell"]
    table = duel(mine, ["Meadow", "Tears of the Crocodile", "Cat"], extra=[*people(), spell])
    assert not lasts(table, verb)
    table.attack("Meadow", "Bear").until("Play Spell", 0).play("Spell", word).resolves()
    while table.kind == "where to":
        table.choose(table.labels()[0])
    assert lasts(table, verb)
    assert lasts(table.ends(), verb) == (until != m.ATTACK_END)
    assert lasts(table.end_turn().until("main shot", 1), verb) == (until == m.IN_PLAY)


@rule("SF-10.4", "SF-26.5")
@pytest.mark.parametrize("verb", LASTING)
def test_every_verb_can_be_maintained(verb: str) -> None:
    word = "Fighter" if verb == "LoseWord" else "Demon"
    ability = m.use([m.TURN_AND_MAINTAIN, TURTLE, WORD], LASTING[verb](m.MAINTAINED))
    engine = m.site("Engine", 0, 1, 5, "", "", ability)
    table = duel(["Engine", "Elk", "Turtle", "Snail"], ["Meadow", "Cat"], extra=[*people(), engine])
    table.use("Engine", word).passes()
    assert lasts(table, verb)
    assert lasts(table.end_turn().until("main shot", 1), verb), "it outlasts the turn"
    table.game.unturn_card(table.card("Engine"))
    assert not lasts(table.end_turn().until("main shot", 0), verb)


@rule("SF-26.5")
def test_what_is_to_last_for_an_attack_does_not_outlast_the_turn_in_which_there_is_none() -> None:
    table = duel(["Meadow", "Cat", "hand: Rage"], ["Meadow"], extra=people())
    table.play("Rage").passes().check("Cat", fighting=5)
    table.end_turn().until("main shot", 1).check("Cat", fighting=3)


@rule("SF-10.4", "SF-26.5")
@pytest.mark.parametrize(
    ("ability", "words"),
    [
        (m.use([m.TURN], m.CancelForAWhile(m.SELF, m.MAINTAINED, only_text=True)), "TURN_AND_MAINTAIN"),
        (m.use([TURTLE], m.CopyText(TURTLE, m.SELF, m.MAINTAINED)), "TURN_AND_MAINTAIN"),
        (m.use(m.Give(m.SELF, [m.fighting(1)], m.MAINTAINED)), "TURN_AND_MAINTAIN"),
        (m.use(m.Give(m.SELF, [m.fighting(1)], m.MAINTAINED, by=m.SELF)), "TURN_AND_MAINTAIN"),
        (m.use([m.TURN, it := m.choose(m.ADesignator())], m.GiveWord(m.SELF, it, m.MAINTAINED)), "TURN_AND_MAINTAIN"),
        (m.use(m.TakeControl(m.SELF, m.MAINTAINED)), "TURN_AND_MAINTAIN"),
        (m.use(m.ReduceDamageBy(m.SELF, True, m.MAINTAINED)), "TURN_AND_MAINTAIN"),
        (m.use(m.Borrow(m.SELF)), "TURN_AND_MAINTAIN"),
        (m.use(m.If(m.CancelForAWhile(m.SELF, m.MAINTAINED), m.IsDamaged(m.SELF))), "TURN_AND_MAINTAIN"),
        (m.use(m.later(NEXT_END, m.Heal(m.SELF), until=m.MAINTAINED)), "TURN_AND_MAINTAIN"),
        (m.use(m.later(NEXT_END, m.Heal(m.SELF), until=m.IN_PLAY)), "wait for ever"),
        (m.use(m.later(NEXT_END, m.CancelForAWhile(m.SELF, 17), until=m.TURN_END)), "TURN_END, ATTACK_END"),
        (m.use(m.TakeControl(m.SELF, -1)), "TURN_END, ATTACK_END"),
        (m.use(m.CancelForAWhile(m.SELF, m.ATTACK_END, only_text=True), timing=m.OUTSIDE_ATTACK), "use TURN_END"),
    ],
)
def test_a_duration_that_cannot_be_kept_is_refused_when_the_card_is_made(ability: m.Used, words: str) -> None:
    with pytest.raises(ValueError, match=f"^Ogre: .*{words}"):
        m.character("Ogre", "Demon", 1, 1, "", "", ability)


@rule("SF-10.4")
def test_an_event_maintains_nothing() -> None:
    with pytest.raises(ValueError, match=r"^Spell: CancelForAWhile cannot be MAINTAINED by an Event"):
        m.event("Spell", 0, "", m.use([m.TURN_AND_MAINTAIN], m.CancelForAWhile(m.SELF, m.MAINTAINED, only_text=True)))


# --- a State that controls its subject (SF-35.3) ------------------------------------------------


@rule("SF-35.3", "SF-35.3.4", "SF-44.3")
def test_a_mentor_that_goes_to_another_player_and_character_controls_that_one_for_them() -> None:
    theirs = [SITE, "SEAL Team", "Seamus", "hand: Undercover Asset", "pool: aaa"]
    table = duel([SITE, "Blue Monk", "hand: Shadowy Mentor", "pool: a"], theirs)
    table.play("Shadowy Mentor", "SEAL Team").passes().check("SEAL Team", control=0)
    table.end_turn().until("main shot", 1).play("Undercover Asset", "Shadowy Mentor").passes()
    table.choose("Blue Monk").passes().check("Shadowy Mentor", control=1, on="Blue Monk")
    table.check("SEAL Team", control=1, turned=False).check("Blue Monk", control=1, designator="sworn")


@rule("SF-35.3", "SF-35.3.4")
def test_a_mentor_that_is_taken_where_it_is_controls_its_subject_for_the_taker() -> None:
    thieves = [SITE, "Imp", "hand: Undercover Asset", "pool: aaa"]
    table = duel([SITE, "hand: Shadowy Mentor", "pool: a"], [SITE, "SEAL Team"], thieves)
    table.play("Shadowy Mentor", "SEAL Team").passes().check("SEAL Team", control=0)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 2)
    table.play("Undercover Asset", "Shadowy Mentor").passes().choose("No more").passes()
    table.check("Shadowy Mentor", control=2, on="SEAL Team").check("SEAL Team", control=2)
    table.game.smoke(table.card("Undercover Asset"), NO_CARD, NO_SEAT)
    table.end_turn().choose("No more").passes().check("SEAL Team", control=0)


@rule("SF-32.0", "SF-33.0", "SF-35.3.4")
def test_a_mentor_that_is_canceled_for_a_turn_lets_its_subject_go_for_that_turn() -> None:
    table = duel([SITE, "hand: Shadowy Mentor", "hand: Larcenous Mist", "pool: aMM"], [SITE, "SEAL Team"])
    table.play("Shadowy Mentor").passes().check("SEAL Team", control=0)
    table.play("Larcenous Mist").maybe("SEAL Team").passes().check("SEAL Team", control=1)
    assert table.game.restore(table.game.dump()).digest() == table.game.digest()
    table.end_turn().until("main shot", 1).check("SEAL Team", control=0, designator="sworn")


@rule("SF-35.3.4")
def test_of_two_mentors_the_newer_one_counts_until_it_goes() -> None:
    theirs = [SITE, "SEAL Team", "hand: Shadowy Mentor", "pool: a"]
    table = duel([SITE, "hand: Shadowy Mentor", "pool: a"], theirs)
    table.play("Shadowy Mentor").passes().end_turn().until("main shot", 1)
    table.play("Shadowy Mentor").passes().check("SEAL Team", control=1)
    newer = next(card for card in table.game.in_play if table.game.owners[card] == 1 and table.game.subjects[card] >= 0)
    table.game.smoke(newer, NO_CARD, NO_SEAT)
    table.end_turn().until("main shot", 0).check("SEAL Team", control=0)
