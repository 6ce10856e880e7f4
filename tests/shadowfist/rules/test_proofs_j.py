"""More rules that hung on lines nobody looked at: found by breaking each line of the rules (i to z)."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight, people
from tests.shadowfist.rules.test_38_redirection import redirector

SITE = "Puzzle Garden"
FALLS = m.happens(m.WAS_SMOKED, to=m.ANY_CHARACTER)


def told(table: Duel) -> list[str]:
    """The log from now on, as seat 0 reads it."""
    watcher = table.game.watcher or table.game.watch()
    return [table.game.tell(event, 0) for event in watcher.events if event.seen_by(0)]


# --- winning and being eliminated --------------------------------------------------------------


@rule("SF-30.3.3.3", "SF-4.1")
def test_a_site_that_is_to_burn_for_victory_counts_as_one() -> None:
    """Fireworks Factory smokes a Character of who is closer to victory: one Feng Shui Site against one is not."""
    for mine, zone in (("Barn", "in play"), ("Pond", "smoked")):
        table = fight([mine, "Bear"], ["Fireworks Factory (6 damage)", "Diamond Beach"])
        table.attack("Fireworks Factory", "Bear").until("Burn it for victory").choose("Burn it for victory")
        table.until("Fireworks Factory").choose("Fireworks Factory").ends().check("Bear", zone=zone)


@rule("SF-4.6", "SF-4.5")
def test_when_one_is_left_the_game_is_over_at_once() -> None:
    table = duel(["hand: Imp"] * 6, [SITE], filler=1)
    while table.game.draw(1):
        pass
    table.end_turn()
    assert table.game.winner == 0
    assert table.game.question() is None
    assert table.game.stack == []


@rule("SF-4.6", "SF-5.1")
def test_when_the_last_two_are_decked_in_one_turn_the_game_is_over_and_nobody_has_won() -> None:
    table = duel(["hand: Imp"] * 6, [SITE], filler=1)
    for seat in (0, 1):
        while table.game.draw(seat):
            pass
    table.end_turn()
    assert table.game.question() is None
    assert table.game.winners == []


@rule("SF-44.1", "SF-42.0")
def test_what_has_returned_this_turn_is_known_by_its_title_and_player() -> None:
    """A Character falls, and each player's Ghost comes back, of one title or of two; not a second time."""
    once = m.when(FALLS, m.ReturnThisOnce(), zone=m.SMOKED)
    ghosts = [m.character(f"Ghost {name}", "Ghost", 1, 1, "", "", once) for name in ("Ah", "Bo")]
    for mine, other in (("Ah", "Bo"), ("Bo", "Ah"), ("Ah", "Ah")):
        table = duel(
            [SITE, "Cat", "Dog", f"smoked: Ghost {mine}", "hand: Snuff", "hand: Snuff", "hand: Snuff"],
            [SITE, f"smoked: Ghost {other}"],
            extra=[*people(), *ghosts],
        )
        table.play("Snuff", "Cat").ends().check(f"Ghost {mine}", 0, zone="in play")
        table.check(f"Ghost {other}", 1, zone="in play")
        mine_now = f"Ghost {mine}, {{0}}'s"
        table.play("Snuff").choose(mine_now if table.offers(mine_now) else f"Ghost {mine}").ends()
        table.play("Snuff", "Dog").ends().check(f"Ghost {mine}", 0, zone="smoked")


@rule("SF-5.1", "SF-5.3")
def test_everyone_is_told_who_is_out() -> None:
    table = duel([SITE], [SITE], [SITE])
    told(table)
    while table.game.draw(1):
        pass
    table.end_turn()
    assert "{1} is out of the game" in told(table)


# --- redirection -------------------------------------------------------------------------------


@rule("SF-38.1.1", "SF-38.1.2")
def test_a_signpost_for_combat_damage_lets_the_same_cards_other_damage_through() -> None:
    """The Archer attacks the Meadow and shoots at it too: only its combat damage was redirected."""
    shoot = m.use([it := m.target(m.ANY_SITE)], m.Damage(2, it), limit=m.ONCE_PER_TURN)
    archer = m.character("Archer", "Fighter", 1, 3, "", "", shoot)
    table = duel(
        ["Pond", "Archer"], ["Meadow", "Sluice", "Giant (2nd)"],
        extra=[*people(), archer, redirector("Sluice", m.ANY_SITE, m.YOUR_CHARACTER)],
    )  # fmt: skip
    table.attack("Meadow", "Archer").until("Use Sluice", 1).use("Sluice").maybe("Meadow").maybe("Giant").resolves()
    table.until("Use Archer", 0).use("Archer", "Meadow").ends()
    table.check("Meadow", damage=2).check("Giant", damage=3)


# --- searching and choosing among alike cards --------------------------------------------------


def fetch(smoked: bool) -> m.Card:
    """An Event that looks for a Monk; in the smoked pile too if the argument says so."""
    return m.event("Fetch", 0, "", m.use(m.SearchFor(m.pick(m.CHARACTER, words=("Monk",)), smoked=smoked)))


def monks() -> list[m.Card]:
    """Two that stand side by side in the library."""
    return [m.character("Monk Ah", "Monk", 1, 1, "", ""), m.character("Monk Bo", "Monk", 1, 1, "", "")]


@rule("SF-24.8")
def test_a_deck_is_shuffled_after_it_was_searched() -> None:
    deck = [f"deck: {title}" for title in ("Imp", "Final Brawl", "Monk Ah", "Sewer Scum", "Dockyard", "City Park")]
    table = duel([SITE, "hand: Fetch", *deck], [SITE], extra=[*monks(), fetch(False)], filler=0)
    before = table.pile("deck", 0)
    table.play("Fetch").passes().choose("Monk Ah")
    after = table.pile("deck", 0)
    assert table.hand(0) == ["Monk Ah"]
    assert sorted(after) == sorted(each for each in before if each != "Monk Ah")
    assert after != [each for each in before if each != "Monk Ah"]


@rule("SF-9.2.1", "SF-24.8")
def test_a_search_offers_each_card_of_each_pile_once() -> None:
    piles = ["deck: Monk Ah", "deck: Monk Bo", "deck: Monk Bo", "smoked: Monk Ah", "smoked: Monk Ah", "smoked: Monk Bo"]
    table = duel([SITE, "hand: Fetch", *piles], [SITE], extra=[*monks(), fetch(True)])
    table.play("Fetch").passes()
    assert len(table.labels()) == 5
    assert [sum(title in label for label in table.labels()) for title in ("Monk Ah", "Monk Bo")] == [2, 2]


@rule("SF-9.2.1", "SF-24.8")
def test_a_search_of_two_piles_offers_neighbours_of_the_library_both() -> None:
    """Whichever of the two is in the deck, and which in the smoked pile."""
    library = [m.character(f"Monk {name}", "Monk", 1, 1, "", "") for name in ("Ah", "Bo", "Chi", "Du")]
    for one, other in (("Ah", "Du"), ("Du", "Ah")):
        piles = [f"deck: Monk {one}", f"smoked: Monk {other}"]
        table = duel([SITE, "hand: Fetch", *piles], [SITE], extra=[*library, fetch(True)]).play("Fetch").passes()
        assert table.offers(f"Monk {one}")
        assert table.offers(f"Monk {other}")


# --- triggers ----------------------------------------------------------------------------------


@rule("SF-26.1.2", "SF-26.1.5")
def test_who_lets_all_go_lets_nothing_of_others_go() -> None:
    gains = m.when(FALLS, m.GainPower(m.YOU_, 1), may=True)
    heir = m.character("Heir", "Fighter", 1, 2, "", "", gains)
    table = duel(
        [SITE, "Heir", "Heir", "Cat", "hand: Snuff"], [SITE, "Heir"], extra=[*people(), heir], power=0
    )  # fmt: skip
    table.play("Snuff", "Cat").passes().choose("Let all 2 go")
    assert (table.kind, table.seat) == ("trigger", 1)
    table.choose("Heir").ends().power(0, 1)


# --- Power -------------------------------------------------------------------------------------


@rule("SF-17.2.1", "SF-22.2.2")
def test_a_state_makes_its_site_generate_more_where_its_text_says_so() -> None:
    """Ornamental Garden: in the front row 1 more, for the Site's controller; behind another Site nothing."""
    for row, power in (("", 3), (" (back)", 2)):
        sides = [SITE, f"Pond{row}", "Ornamental Garden > Pond"], [SITE]
        fight(*sides, power=0, begin="start").ends().power(power, 0)
    fight(["Pond"], ["Meadow", "Ornamental Garden > Pond"], power=0, begin="start").ends().power(2, 0)
    fight(["Meadow", "Ornamental Garden > Meadow"], ["Pond"], power=0, begin="start").ends().end_turn().ends().power(
        2, 1
    )
