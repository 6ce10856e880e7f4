"""SF-7, SF-8: the types of cards, and what is printed on them."""

from kwoon.games.shadowfist.cards.library import card_named, library
from kwoon.games.shadowfist.cards.make import ANY_SITE, SUBJECT, always, body, character, state, use
from kwoon.games.shadowfist.cards.search import search
from kwoon.games.shadowfist.state.card import NO_COST, Card, resources
from kwoon.games.shadowfist.terms.codes import EVENT, FENG_SHUI, SCHTICK
from kwoon.games.shadowfist.words.verbs_copy import BecomeCharacter
from tests.rules import rule
from tests.shadowfist.duel import duel


@rule("SF-7.0", "SF-8.0", "SF-8.1")
def test_every_card_has_a_title_and_one_of_the_types() -> None:
    names = {"Character", "Site", "Feng Shui Site", "State", "Edge", "Event"}
    assert {card.type_name for card in library()} == names
    titles = [card.title for card in library()]
    assert all(titles)
    assert len(set(titles)) == len(titles)


@rule("SF-7.2")
def test_characters_attack_and_intercept() -> None:
    table = duel(
        ["Puzzle Garden", "SEAL Team"], ["Dockyard", "Walking Corpses", "Plain White Panel Van > Walking Corpses"]
    )
    table.attack("Dockyard", "SEAL Team").until("intercept")
    assert "Walking Corpses intercepts SEAL Team" in table.labels()
    table.cannot("CB Radio intercepts").cannot("Dockyard intercepts")


@rule("SF-7.3", "SF-7.3.1", "SF-7.3.2")
def test_only_feng_shui_sites_count_toward_victory() -> None:
    table = duel(["Puzzle Garden", "Car Wash", "Wolf Den", "City Park (down)"])
    assert table.game.closeness(0) == 2


@rule("SF-7.3.1")
def test_feng_shui_sites_say_so() -> None:
    for card in library():
        assert ("Feng Shui" in card.subtitle) == (card.type == FENG_SHUI)


@rule("SF-7.4")
def test_a_state_changes_its_subject_and_needs_it() -> None:
    table = duel(["Imp", "Butterfly Swords > Imp"])
    table.check("Imp", combat_damage=3).check("Butterfly Swords", on="Imp")
    state_alone = duel(["hand: Butterfly Swords", "pool: C"])
    state_alone.cannot("Play Butterfly Swords")


@rule("SF-7.5")
def test_an_edge_is_in_play_and_at_no_location() -> None:
    table = duel(["Puzzle Garden", "hand: Chinese Connection", "pool: gg"])
    table.play("Chinese Connection").passes().check("Chinese Connection", zone="in play", location=None)


@rule("SF-7.6")
def test_events_are_never_in_play_and_come_in_any_turn() -> None:
    table = duel(["Imp (turned)"], ["hand: Back for Seconds", "pool: d", "Walking Corpses (turned)"])
    table.choose("End your turn").play("Back for Seconds", "Walking Corpses")
    assert table.game.in_play.count(table.card("Back for Seconds", 1)) == 0
    table.passes().check("Walking Corpses", turned=False).check("Back for Seconds", zone="smoked")


@rule("SF-8.3")
def test_the_rules_text_says_what_the_card_does() -> None:
    assert card_named("Diamond Beach").text() == "Toughness: 2."
    assert card_named("Imp").text() == ""
    assert card_named("Final Brawl").text() == "Inflict 2 non-combat damage on all Characters."


@rule("SF-8.3.1", "SF-8.3.1.1", "SF-8.11")
def test_a_title_has_one_wording_whatever_copy_is_played() -> None:
    """Möbius Gardens was printed with several wordings; every copy at the table has the newest one."""
    table = duel(["Möbius Gardens", "Möbius Gardens"])
    one, other = [card for card in table.game.in_play if table.game.card(card).title == "Möbius Gardens"]
    assert table.game.card(one) is table.game.card(other)


@rule("SF-8.4", "SF-18.0")
def test_resources_are_needed_and_not_used_up() -> None:
    table = duel(["hand: SEAL Team", "hand: SEAL Team", "pool: a", "hand: Murder of Crows"])
    table.cannot("Play Murder of Crows")
    assert table.why("Murder of Crows") == "SF-8.4"
    table.play("SEAL Team").passes().play("SEAL Team").passes().power(3, 9)
    assert table.offers("Play Murder of Crows")


@rule("SF-8.5")
def test_the_cost_is_spent_in_full() -> None:
    table = duel(["hand: Walking Corpses", "hand: Hungry Ghosts", "pool: e"], power=3)
    table.play("Walking Corpses").passes().power(1, 3).cannot("Play Hungry Ghosts")
    assert table.why("Hungry Ghosts") == "SF-8.5"
    assert card_named("Puzzle Garden").cost == NO_COST


@rule("SF-8.6", "SF-18.1")
def test_provisions_come_with_the_card() -> None:
    assert card_named("Hungry Ghosts").provides == resources("eM")
    table = duel(["hand: Imp", "hand: Walking Corpses"])
    table.cannot("Play Walking Corpses").play("Imp").passes()
    assert table.offers("Play Walking Corpses")


@rule("SF-8.7", "SF-15.0")
def test_fighting_hurts_and_is_hurt() -> None:
    table = duel(["Puzzle Garden", "Mantis Fighter"], ["Dockyard", "Imp", "Walking Corpses"])
    table.attack("Walking Corpses", "Mantis Fighter").ends()
    table.check("Walking Corpses", damage=1, fighting=3).check("Mantis Fighter", zone="smoked")


@rule("SF-8.8", "SF-8.8.1", "SF-22.2.2")
def test_power_is_what_face_up_sites_say_and_one_for_each_face_down() -> None:
    table = duel(
        ["Puzzle Garden", "Proving Ground (back)", "Proving Ground (down)", "Car Wash"], begin="start", power=0
    )
    table.until("main shot").power(3)
    assert card_named("Proving Ground").power == 0
    # Only Sites that generate Power count for the Monk: the Garden, the Wash, and the face-down Site.
    table = duel(["Puzzle Garden", "Proving Ground", "Car Wash", "Buddhist Monk"])
    table.check("Buddhist Monk", fighting=2)
    table = duel(["Puzzle Garden", "City Park", "Car Wash", "Buddhist Monk"])
    table.check("Buddhist Monk", fighting=3)


@rule("SF-8.9", "SF-11.0")
def test_body_is_what_a_site_can_take() -> None:
    table = duel(["Puzzle Garden", "Sifu Beumer"], ["Dockyard", "Puzzle Garden"])
    table.check("Dockyard", body=6).attack("Dockyard", "Sifu Beumer").until("fate of the Site").check(
        "Dockyard", body=0
    )


@rule("SF-8.10")
def test_a_set_can_be_searched_for_and_changes_nothing() -> None:
    found = search(library(), 'set:"Combat in Kowloon" type:event')
    assert "Final Brawl" in [card.title for card in found]
    assert all(card.type == EVENT for card in found)


@rule("SF-7.6")
def test_an_event_waits_in_the_scene_and_nowhere_else() -> None:
    table = duel(["Imp", "hand: Final Brawl", "pool: dd"], ["Hungry Ghosts"])
    table.play("Final Brawl").check("Final Brawl", zone="smoked")
    assert [effect["card"] for effect in table.game.view(0)["scene"]] == ["Final Brawl"]  # type: ignore[index, call-overload]


def stone_lions() -> Card:
    """A State on a Site that can come alive."""
    alive = character("Stone Lions", "", 0, 4, "", "", toughness=1)
    return state("Stone Lions", 1, "", ANY_SITE, always(body(3), to=SUBJECT), use(BecomeCharacter(alive)),
                 subtitle="Guardian State", restrictions=SCHTICK)  # fmt: skip


@rule("SF-7.1.1")
def test_a_card_that_changes_its_type_loses_the_old_one() -> None:
    """As a Character the Lions guard no Site: the Body is gone, and they intercept like anyone."""
    table = duel(["Puzzle Garden", "Imp"], ["Dockyard", "Stone Lions > Dockyard"], extra=[stone_lions()])
    table.check("Dockyard", body=9).attack("Dockyard", "Imp").until("Use Stone Lions", 1).use("Stone Lions").resolves()
    table.check("Dockyard", body=6).check("Stone Lions", on=None, fighting=4, toughness=1, location=1)
    table.until("Stone Lions intercepts Imp").choose("Stone Lions intercepts Imp").ends()
    table.check("Imp", zone="smoked").check("Stone Lions", zone="in play", damage=0)
    table.end_turn().check("Stone Lions", on="Dockyard", location=None).check("Dockyard", body=9)


@rule("SF-7.1.1", "SF-34.0")
def test_a_card_that_leaves_play_has_its_own_type_again() -> None:
    table = duel(["Dockyard", "Stone Lions > Dockyard", "hand: Blade Palm", "pool: CC"], extra=[stone_lions()])
    table.use("Stone Lions").passes().play("Blade Palm", "Stone Lions").passes().check("Stone Lions", zone="hand")
    table.play("Stone Lions").passes().check("Stone Lions", on="Dockyard")
    table = duel(["Maze of Stairs (4 damage)", "Stone Lions > Maze of Stairs", "hand: Killing Rain", "pool: M"],
                 extra=[stone_lions()])  # fmt: skip
    table.use("Stone Lions").passes().play("Killing Rain").passes().check("Stone Lions", zone="in play")
    table.end_turn().check("Stone Lions", zone="smoked")  # its Site is gone
