"""Words of the card language that little else asks for: what they answer, sweep, bring back and say."""

from kwoon.engine.chance import Chance
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.cards.search import search
from kwoon.games.shadowfist.shown.view import titles
from kwoon.games.shadowfist.state.table import with_value
from kwoon.games.shadowfist.terms.codes import HAND
from kwoon.games.shadowfist.terms.designators import singular
from kwoon.games.shadowfist.words.names import played_name
from kwoon.games.shadowfist.words.selectors_effects import MAINTAINED_BY
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, fight, people

GARDEN = "Puzzle Garden"
COMBAT = m.happens(m.DAMAGED, to=m.pick(), combat=1)


@rule("SF-14.2")
def test_plurals_that_only_add_an_s() -> None:
    assert [singular(word) for word in ("zombies", "houses", "axes", "pixies")] == ["zombie", "house", "axe", "pixie"]
    assert [singular(word) for word in ("spies", "boxes", "heroes", "viruses")] == ["spy", "box", "hero", "virus"]
    assert [singular(word) for word in ("ties", "gas", "cats", "chaos", "men")] == ["tie", "gas", "cat", "chaos", "man"]


# --- what filters and their like say -----------------------------------------------------------


def test_narrow_filters_in_words() -> None:
    assert m.pick(m.SITE, m.FENG_SHUI, back=True).text() == "Site in the back row"
    assert m.pick(m.SITE).plural() == "non-Feng Shui Sites"
    assert m.pick(m.SITE, front=True).plural() == "non-Feng Shui Sites in the front row"
    weak = m.pick(m.CHARACTER, fighting_at_most=5)
    assert weak.text() == "Character with a printed numerical Fighting of 5 or less"
    assert m.WithTheChosen(m.ANY_CHARACTER, m.NAME_WORD).plural() == "Characters with the chosen designator"
    assert m.WithTheChosen(m.ANY_EVENT, m.NAME_RESOURCE).plural() == "Events that require the chosen resource"


def test_the_search_knows_influence_and_toughness() -> None:
    beach = next(card for card in library() if card.title == "Diamond Beach")
    lord = m.character("Lord", "Noble", 1, 1, "", "")
    lord.influence = 2
    assert search([beach, lord], "keyword:influence") == [lord]
    assert search([beach, lord], "keyword:toughness") == [beach]


# --- looking at the table ----------------------------------------------------------------------


@rule("SF-10.1", "SF-16.0")
def test_a_bonus_for_the_damaged_comes_and_goes_with_the_damage() -> None:
    nurse = m.character("Nurse", "Nurse", 1, 1, "", "", m.always(m.fighting(1), to=m.pick(m.CHARACTER, damaged=1)))
    table = duel([GARDEN, "Nurse", "Cat", "hand: Balm", "hand: Bolt"], [GARDEN], extra=[nurse, *people()])
    table.check("Cat", fighting=3).play("Bolt", "Cat").passes().check("Cat", fighting=2)
    table.play("Balm").passes().check("Cat", fighting=3)


@rule("SF-7.3.1")
def test_what_a_face_down_site_has_and_needs_is_not_known() -> None:
    able = m.feng_shui("Armory", 5)
    able.keywords = m.AMBUSH
    able.provides = m.character("Student", "Student", 1, 1, "", "d").provides
    for noise in (
        at("Noise", m.Smoke, m.pick(m.SITE, m.FENG_SHUI, provides="d")),
        at("Noise", m.Smoke, m.pick(m.SITE, m.FENG_SHUI, having=m.AMBUSH)),
        at("Noise", m.Smoke, m.pick(m.SITE, m.FENG_SHUI, unique=0)),
    ):
        duel(["hand: Noise"], ["Armory (down)"], extra=[able, noise]).cannot("Play Noise")
        assert duel(["hand: Noise"], ["Armory"], extra=[able, noise]).offers("Play Noise")


@rule("SF-30.1")
def test_an_attacked_character_is_about_to_fight_too() -> None:
    table = fight([GARDEN, "Cat", "hand: Superior Kung Fu", "pool: gg"], [GARDEN, "Elk"])
    table.attack("Elk", "Cat").until("Play Superior Kung Fu", 0)
    assert table.question.prompt.startswith("Before the combat")
    table.play("Superior Kung Fu").passes().check("Elk", damage=0, zone="smoked")


@rule("SF-30.1")
def test_an_attacked_character_that_is_stronger_is_no_target() -> None:
    table = fight([GARDEN, "Giant", "hand: Superior Kung Fu", "hand: Bolt", "pool: gg"], [GARDEN, "Elk", "Cat"])
    table.attack("Elk", "Giant").until("Play Superior Kung Fu", 0).play("Superior Kung Fu")
    table.passes().check("Giant", damage=6).check("Elk", zone="smoked")


@rule("SF-24.2")
def test_a_sweep_of_the_smoked_piles_takes_every_such_card_and_no_other() -> None:
    flood = m.event("Flood", 0, "", m.use(m.Toast(m.All(m.pick(m.CHARACTER, where=m.SMOKED)))))
    mine = [GARDEN, "Imp", "hand: Flood", "smoked: Seamus", "smoked: Final Brawl"]
    table = duel(mine, [GARDEN, "smoked: Sewer Scum"], extra=[flood]).play("Flood").passes()
    assert (table.pile("toasted", 0), table.pile("toasted", 1)) == (["Seamus"], ["Sewer Scum"])
    assert "Final Brawl" in table.pile("smoked", 0)
    table.check("Imp", zone="in play")


# --- what can be answered ----------------------------------------------------------------------


@rule("SF-26.2.1")
def test_damage_that_players_share_out_is_damage_to_be_answered() -> None:
    table = duel([GARDEN, "hand: Throwdown in Chinatown", "pool: ee"], ["Medicinal Flower Garden", "Imp"])
    table.play("Throwdown in Chinatown").until("Use Medicinal Flower Garden", 1)


@rule("SF-26.3")
def test_who_discards_by_an_own_effect_is_taken_nothing_by_an_opponent() -> None:
    """Vale of Tears makes its own controller discard: nobody else's Po Toi Islands answers that."""
    table = fight([GARDEN, "hand: Bolt", "Po Toi Islands"], ["Vale of Tears", "hand: Ant"])
    table.play("Bolt", "Vale of Tears")
    for _ in range(8):
        if table.seat == 0:
            table.cannot("Use Po Toi Islands: In response")
        if table.kind == "main shot":
            break
        table.decline()


VALLEY = ["Valley of Ashes", "City Park"]


def canceled(table: Duel) -> None:
    """Valley of Ashes cancels what waits in the scene."""
    table.until("Use Valley of Ashes", 1).use("Valley of Ashes").passes()


@rule("SF-44.1", "SF-26.4")
def test_a_state_that_is_returned_or_played_from_the_smoked_pile_can_be_canceled() -> None:
    mine = [GARDEN, "Seamus", "smoked: Muscle Car", "hand: Spit and Baling Wire", "pool: H"]
    table = duel(mine, VALLEY).play("Spit and Baling Wire")
    canceled(table)
    table.check("Muscle Car", zone="smoked")
    table = duel([GARDEN, "Seamus", "Master Mechanic", "smoked: Muscle Car"], VALLEY)
    table.use("Master Mechanic", "Seamus")
    canceled(table)
    table.check("Muscle Car", zone="smoked")


@rule("SF-44.1")
def test_characters_that_are_played_from_the_smoked_pile_can_be_canceled() -> None:
    table = duel([GARDEN, "smoked: Imp", "hand: Inauspicious Return", "pool: e"], VALLEY)
    table.play("Inauspicious Return", "Imp").maybe("No more")
    canceled(table)
    table.check("Imp", zone="smoked")
    table = duel([GARDEN, "smoked: Imp", "hand: Positive Chi", "pool: gg"], VALLEY)
    table.play("Positive Chi")
    canceled(table)
    table.check("Imp", zone="smoked")


# --- looking at each other's hands -------------------------------------------------------------


def spying() -> Duel:
    """Seat 1 looks at seat 2's hand."""
    one = [GARDEN, "hand: Imp", "hand: Tech Squad"]
    other = [GARDEN, "hand: Sewer Scum", "hand: Blade Palm"]
    return duel([GARDEN, "hand: Dirty Tricks", "pool: aa"], one, other).play("Dirty Tricks", "{1}").passes()


@rule("SF-9.2.2")
def test_a_hand_that_is_looked_at_is_seen_by_who_looks_and_by_nobody_else() -> None:
    table = spying()
    assert table.seat == 1
    seen = {seat: [thing.name for thing in table.game.things(seat) if thing.place == "hand"] for seat in (0, 1, 2)}
    assert seen[0] == []
    assert sorted(seen[1]) == ["Blade Palm", "Imp", "Sewer Scum", "Tech Squad"]
    assert sorted(seen[2]) == ["Blade Palm", "Sewer Scum"]
    table.choose("Sewer Scum")
    assert sorted(thing.name for thing in table.game.things(2) if thing.place == "hand" and thing.seat == 1) == [
        "Imp",
        "Tech Squad",
    ]


@rule("SF-9.2.2")
def test_a_hand_that_is_looked_at_is_not_made_up_for_who_looks() -> None:
    game = spying().game
    held = {seat: sorted(titles(game, game.hands[seat])) for seat in (1, 2)}

    def made_up(seat: int, whose: int) -> set[tuple[str, ...]]:
        worlds = [game.imagined(seat, Chance(seed)) for seed in range(12)]
        return {tuple(sorted(titles(each, each.hands[whose]))) for each in worlds}

    assert made_up(1, 2) == {tuple(held[2])}
    assert len(made_up(2, 1)) > 1
    assert len(made_up(0, 2)) > 1


# --- the log -----------------------------------------------------------------------------------


@rule("SF-48.1")
def test_the_log_and_the_view_say_what_x_was_paid_for_a_card() -> None:
    table = fight([GARDEN, "Cat"], [GARDEN, "Dog"])
    game, cat = table.game, table.card("Cat")
    game.paid = with_value(game.paid, cat, 4)
    assert played_name(game, cat, 1) == "Cat (X is 4) at location 1"
    assert played_name(game, table.card("Dog"), 1) == "Dog at location 1"
    seen = {each["title"]: each for player in game.view(1)["players"] for each in player["cards"]}
    assert seen["Cat"]["x"] == 4
    assert "x" not in seen["Dog"]


# --- secrets of what has left ------------------------------------------------------------------


@rule("SF-9.2.2")
def test_what_left_face_down_is_remembered_as_what_was_made_up_for_it() -> None:
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Dockyard (down)", "hand: City Park"], filler=3)
    game, card = table.game, table.card("Dockyard")
    game.put_in_pile(table.card("Imp"), HAND)
    game.put_in_pile(card, HAND)
    at = len(game.gone) - 4
    titles = set()
    for seed in range(12):
        made_up = game.imagined(0, Chance(seed))
        assert made_up.gone[at + 2] == made_up.definitions[card]
        assert made_up.gone[:at] + made_up.gone[at + 3 :] == game.gone[:at] + game.gone[at + 3 :]
        assert made_up.gone[at : at + 2] == game.gone[at : at + 2]
        titles.add(made_up.card(card).title)
    assert len(titles) > 1


# --- more answers ------------------------------------------------------------------------------


@rule("SF-26.3")
def test_only_who_looks_and_has_cards_is_taken_one_by_dirty_tricks() -> None:
    islands = ["Po Toi Islands", "hand: Imp"]
    table = duel([GARDEN, "hand: Dirty Tricks", "pool: aa"], islands, ["Po Toi Islands"], islands)
    table.play("Dirty Tricks", "{1}", "{2}")
    assert (table.kind, table.seat) == ("trigger", 1)
    while table.choose("Let it go" if table.kind == "trigger" else "Pass").kind == "act":
        pass
    assert table.kind != "trigger"


def test_what_a_site_maintains_is_named_whichever_card_it_is() -> None:
    table = duel([GARDEN, "Imp"], ["Whirlpool of Blood"])
    turning = m.EffectOfTurning(m.pick(m.FENG_SHUI))
    assert turning.named(table.game, MAINTAINED_BY) == "what Puzzle Garden maintains, {0}'s"
    whirlpool = table.card("Whirlpool of Blood")
    assert turning.named(table.game, MAINTAINED_BY + whirlpool) == "what Whirlpool of Blood maintains, {1}'s"
    assert turning.named(table.game, 5) == "that effect"


@rule("SF-30.1")
def test_each_of_two_pairs_in_combat_is_in_combat_with_its_own() -> None:
    """Two Hunters intercept or attack at once: only the one that meets the Demon is stronger for it."""
    fights = m.always(m.fighting(5), while_=m.Is(m.SELF, m.InCombatWith(m.pick(words=("Demon",)))))
    hunter = m.character("Hunter", "Hunter", 1, 1, "", "", fights)
    demon = m.character("Fiend", "Demon", 1, 6, "", "")
    extra = [hunter, demon, *people()]
    table = duel([GARDEN, "Bear", "Fiend"], [GARDEN, "Hunter", "Hunter"], extra=extra)
    table.attack(GARDEN, "Bear", "Fiend").until("intercept", 1)
    table.choose(next(each for each in table.labels() if "Bear" in each))
    table.choose(next(each for each in table.labels() if "Fiend" in each))
    table.ends().check("Bear", damage=1).check("Fiend", zone="smoked")
    table = duel([GARDEN, "Hunter", "Hunter"], [GARDEN, "Bear", "Fiend"], extra=extra)
    table.attack(GARDEN, "Hunter", "Hunter #2").until("intercept", 1)
    table.choose("Bear intercepts Hunter", "Fiend intercepts Hunter #2")
    table.ends().check("Bear", damage=1).check("Fiend", zone="smoked")


@rule("SF-30.2")
def test_nobody_is_in_combat_before_it_is_entered_or_after_it_is_over() -> None:
    fights = m.always(m.fighting(5), while_=m.Is(m.SELF, m.InCombatWith(m.ANY_CHARACTER)))
    hunter = m.character("Hunter", "Hunter", 1, 4, "", "", fights)
    table = duel([GARDEN, "Hunter", "hand: Bolt"], [GARDEN, "Ant"], extra=[hunter, *people()])
    table.attack("Ant", "Hunter")
    while not table.question.prompt.startswith("Before the combat"):
        table.check("Hunter", fighting=4).decline()
    table.check("Hunter", fighting=4).passes().check("Ant", zone="smoked").check("Hunter", damage=1, fighting=3)


@rule("SF-24.5.3", "SF-50.17")
def test_damage_that_is_paid_is_unstoppable_and_no_combat_damage() -> None:
    thick = m.feng_shui(
        "Thick Wall", 6, m.use([m.Do(m.Damage(2, m.SELF, m.UNSTOPPABLE))], m.GainPower(m.YOU_, 1)), toughness=2
    )
    eager = m.character("Watcher", "Watcher", 1, 1, "", "", m.when(COMBAT, m.GainPower(m.YOU_, 5)))
    table = duel([GARDEN, "Thick Wall", "Watcher"], [GARDEN], extra=[thick, eager], power=0)
    table.use("Thick Wall").passes().check("Thick Wall", damage=2).power(1)
