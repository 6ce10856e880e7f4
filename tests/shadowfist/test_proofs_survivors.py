"""What no test had noticed: found by breaking lines of Shadowfist at random, one at a time."""

from itertools import combinations, islice

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.games.shadowfist import options as options_of
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.decks import DECKS
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.options import DECKS_KEPT, FistOptions
from kwoon.games.shadowfist.state.card import CODES, lasting_code
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight, people
from tests.shadowfist.rules.test_28_interception import until_chance
from tests.shadowfist.rules.test_38_redirection import redirector

GARDEN = "Puzzle Garden"


def why(table: Duel, title: str, seat: int = 0) -> tuple[str, str]:
    """The rule, and the words behind the card's name."""
    refusal = table.refusal(title, seat)
    return ("", "") if refusal is None else (refusal.rule, refusal.reason.removeprefix(f"{title}: "))


# --- what is said -----------------------------------------------------------------------------------


@rule("SF-24.1.3", "SF-24.2")
def test_an_effect_in_the_scene_says_which_player_and_which_location_were_chosen() -> None:
    theft = m.event("Theft", 0, "", m.use([it := m.target(m.AnOpponent())], m.Discard(it, 1)))
    turning = m.TurnCards(m.AtTheLocation(m.ANY_CHARACTER, it := m.target(m.ALocation())))
    tremor = m.event("Tremor", 0, "", m.use([it], turning))
    for title, answer, aimed in (("Theft", "{2}", "{2}"), ("Tremor", "{1}", "{1}'s location 1")):
        sides = [["Pond", f"hand: {title}"], ["Meadow", "hand: Bolt"], ["Barn", "hand: Bolt"]]
        table = duel(*sides, extra=[theft, tremor, *people()])
        watcher = table.game.watch()
        table.play(title, answer)
        assert table.question.prompt == f"{{0}}'s {title} on {aimed}: answer it, or pass?"
        said = [table.game.tell(event, 2) for event in watcher.events]
        assert any(line.startswith(f"{{0}} uses {title} on {aimed}: ") for line in said)


@rule("SF-30.3.1")
def test_who_divides_damage_is_told_for_whom_each_share_is() -> None:
    table = fight(["Pond", "Cat", "Dog", "Elk"], ["Meadow", "Bear"])
    table.attack("Bear", "Cat", "Dog", "Elk").until("divide damage", 1)
    assert table.question.prompt == "How much of Bear's damage goes to Cat?"
    table.choose("1")
    assert table.question.prompt == "How much of Bear's damage goes to Dog?"


@rule("SF-31.6")
def test_every_bid_is_told() -> None:
    king = m.character("King", "Ruler", 0, 3, "", "", restrictions=m.UNIQUE)
    table = duel(["Pond", "hand: King"], ["Meadow", "King"], power=5, extra=[king, *people()]).play("King")
    watcher = table.game.watch()
    table.choose("2", "4", "Pass")
    said = [table.game.tell(event, 0) for event in watcher.events]
    assert [line for line in said if " bids " in line] == ["{0} bids 2 for King", "{1} bids 4 for King"]


@rule("SF-25.1.1", "SF-23.2")
def test_in_a_closed_scene_only_the_active_player_is_told_that_it_is_closed() -> None:
    """The others could not play a Character in an open one either."""
    cheer = m.event("Cheer", 0, "", m.use(m.GainPower(m.YOU_, 1), timing=m.ANY_SCENE))
    side = ["Pond", "hand: Cheer", "hand: Ant"]
    table = duel(side, side, begin="start", extra=[cheer, *people()])
    closed = "The scene is closed: only what is triggered or explicitly responds can enter it."
    assert (table.seat, why(table, "Ant")) == (0, ("SF-23.2", closed))
    table.choose("Pass")
    assert (table.seat, why(table, "Ant", 1)[0]) == (1, "SF-25.1.1")
    assert why(table, "Ant", 1)[1] == "Characters are played only during your own Main Shot."


@rule("SF-24.1.3")
def test_two_choices_that_would_read_alike_are_counted() -> None:
    one, other, alone = m.choose(m.ANY_CHARACTER), m.choose(m.ANY_CHARACTER), m.choose(m.ANY_CHARACTER)
    both = m.use([one, other], m.Smoke(one), m.TurnCards(other))
    assert both.text().endswith(":: Smoke the first chosen Character. Turn the second chosen Character.")
    assert m.use([alone], m.Smoke(alone)).text().endswith(":: Smoke the chosen Character.")
    who, victim = m.target(m.AnOpponent()), m.target(m.ANY_CHARACTER)
    theft = m.use([who, victim], m.Discard(who, 1), m.Smoke(victim))
    assert theft.text().endswith(":: That player discards one card. Smoke target."), "a player is not such a target"


@rule("SF-22.3.2.3")
def test_the_end_of_a_turn_is_told_as_it_is_declared() -> None:
    table = fight(["Pond"], ["Meadow", "hand: Bolt"])
    watcher = table.game.watch()
    table.choose("End your turn")
    assert [table.game.tell(event, 1) for event in watcher.events] == ["{0} declares the end of the turn"]


@rule("SF-24.1")
def test_options_that_would_read_alike_are_numbered() -> None:
    gain = [m.use(m.GainPower(m.YOU_, 1)) for _ in range(3)]
    table = duel(["Pond", "Clerk"], ["Meadow"], extra=[m.character("Clerk", "Clerk", 1, 1, "", "", *gain), *people()])
    used = [label for label in table.labels() if label.startswith("Use")]
    assert used == [f"Use Clerk: Gain 1 Power.{again}" for again in ("", " #2", " #3")]


@rule("SF-22.2.5", "SF-9.2.2")
def test_who_draws_is_told_what_and_the_others_that_a_card_was_drawn() -> None:
    table = fight(["Pond", "hand: Ant"], ["Meadow", "deck: Ant", "deck: Bear", *["hand: Cat"] * 4])
    watcher = table.game.watch()
    table.end_turn().until("main shot", 1)
    for seat, drawn in ((0, ["a card", "a card"]), (1, ["Ant", "Bear"])):
        said = [table.game.tell(event, seat) for event in watcher.events if event.seen_by(seat)]
        assert [line for line in said if " draws " in line] == [f"{{1}} draws {card}" for card in drawn]


@rule("SF-5.1")
def test_nobody_draws_from_an_empty_deck() -> None:
    table = fight(["Pond"], ["Meadow"], filler=0)
    assert not table.game.draw(0)
    assert table.hand(0) == []


@rule("SF-24.1.3")
def test_a_hundred_cards_are_as_many_as_one_likes() -> None:
    """From 99 on a text says "any number"; who writes a card says m.MANY for that, and is told so."""
    turning = [m.use([them := m.choose(m.ANY_CHARACTER, 0, most)], m.TurnCards(them)) for most in (99, 100)]
    assert m.event("Crowd", 0, "", turning[0]).text().startswith("Choose any number of Characters")
    with pytest.raises(ValueError, match="use most=MANY"):
        m.event("Throng", 0, "", turning[1])


# --- what can be done -------------------------------------------------------------------------------


@rule("SF-37.0", "SF-25.1")
def test_an_effect_plays_who_can_be_paid_for_only_at_the_price_of_its_own_text() -> None:
    """The Miser costs 3, or up to 2 less, which the opponents gain; there are 2 Power to pay with."""
    miser = m.character("Miser", "Miser", 3, 3, "", "", m.allow(m.LESS_FOR_POWER, number=2))
    call = m.event("Call", 0, "", m.use(m.PlayOne(m.ANY_CHARACTER)))
    table = duel(["Pond", "hand: Call", "hand: Miser"], ["Meadow"], power=2, extra=[miser, call, *people()])
    table.play("Call").passes()
    assert table.labels() == ["No more", "Miser"]
    table.choose("Miser", "2").ends().check("Miser", zone="in play").power(1, 4)


@rule("SF-25.4")
def test_who_is_played_by_an_effect_goes_to_any_location_of_its_player() -> None:
    """Only a State has its place already (see NO_SPOT)."""
    call = m.event("Call", 0, "", m.use(m.PlayOne(m.ANY_CHARACTER)))
    table = duel(["Pond", "Meadow", "hand: Call", "hand: Ant"], ["Meadow"], extra=[call, *people()])
    table.play("Call").passes().choose("Ant")
    assert table.labels() == ["{0}'s location 1", "{0}'s location 2"]
    table.choose("{0}'s location 2").ends().check("Ant", location=2)


@rule("SF-25.1.1", "SF-25.4")
def test_who_may_be_played_in_any_main_shot_is_offered_in_that_of_an_opponent_and_in_an_attack() -> None:
    ninja = m.character("Ninja", "Ninja", 1, 1, "", "", m.allow(m.ANY_MAIN_SHOT_PLAY))
    table = duel(["Pond", "Ant"], ["Meadow", "hand: Ninja", "hand: Cat"], extra=[ninja, *people()])
    table.attack("Meadow", "Ant").until("Play Ninja", 1).cannot("Play Cat").play("Ninja").resolves()
    table.check("Ninja", zone="in play", control=1)


@rule("SF-37.0")
def test_what_can_be_paid_for_only_with_a_reduction_is_offered() -> None:
    """Quick looks must know of the Market: see CHEAPENING. It is for its player alone."""
    market = m.feng_shui("Market", 8, m.allow(m.COST_REDUCTION, m.ANY_CHARACTER, 1))
    hero = m.character("Hero", "Hero", 3, 3, "", "")
    for mine, theirs, offered in (("Market", "Pond", True), ("Pond", "Market", False)):
        table = duel([mine, "hand: Hero"], [theirs], power=2, extra=[market, hero, *people()])
        assert table.offers("Play Hero") == offered


FIRE = m.event(
    "Fire",
    0,
    "",
    m.use(
        [
            KIN := m.target(
                m.SharingADesignator(~m.pick(m.SITE, m.FENG_SHUI, generating=True), "netherworld"), 2, m.MANY
            )
        ],
        m.Smoke(KIN),
    ),
)


@rule("SF-14.0", "SF-8.8.1")
def test_a_site_that_generates_one_power_is_no_kin_of_anyone() -> None:
    hut = m.site("Hut", 0, 1, 3, "", "", subtitle="Fighter Hut")
    cave = m.site("Cave", 0, 0, 3, "", "", subtitle="Fighter Cave")
    for site, offered in (("Hut", False), ("Cave", True)):
        table = duel(["Pond", "hand: Fire"], ["Meadow", "Ant", site], extra=[FIRE, hut, cave, *people()])
        assert table.offers("Play Fire") == offered


@rule("SF-14.0", "SF-24.1.3.2")
def test_who_cannot_be_a_target_makes_nobody_one_of_a_kind() -> None:
    """The Ghost is of the Ant's kind and of the Monk's, who have nothing in common with each other."""
    monk = m.character("Monk", "Hermit", 1, 1, "", "")
    for texts, offered in (([m.always(m.cannot(m.NO_TARGET))], False), ([], True)):
        ghost = m.character("Ghost", "Hermit Fighter", 1, 1, "", "", *texts)
        table = duel(["Pond", "hand: Fire"], ["Meadow", "Ant", "Monk", "Ghost"], extra=[FIRE, monk, ghost, *people()])
        assert table.offers("Play Fire") == offered


# --- what happens -----------------------------------------------------------------------------------


@rule("SF-12.0", "SF-26.1")
def test_who_mourns_lost_sites_does_not_mourn_those_of_others() -> None:
    mourning = m.edge("Mourning", 0, "", m.when(m.YouLose(), m.GainPower(m.YOU_, 1)))
    sides = ["Meadow", "Giant", "Mourning"], ["Pond", "Mourning"]
    table = duel(*sides, power=0, extra=[mourning, *people()]).attack("Pond", "Giant")
    table.until("Burn it for victory").choose("Burn it for victory").ends().power(0, 1)


@rule("SF-30.3.3.2", "SF-28.8")
def test_of_two_seized_sites_neither_moves_before_the_attackers_return() -> None:
    """The Elk was sent to the Barn: both Sites fall in one combat, and are placed one after the other."""
    table = fight(["Meadow", "Giant", "Elk", "hand: Decoy"], ["Pond", "Barn", "Meadow"])
    table.attack("Pond", "Giant", "Elk").play("Decoy", "Elk", "Barn").resolves().until("fate of the Site")
    asked = []
    for answer in ("Seize it", "Seize it", "A new location", "A new location"):
        asked.append(table.question.prompt)
        table.choose(answer)
    assert asked == [f"What becomes of {site}?" for site in ("Pond", "Barn")] + [
        f"Where does {site} go?" for site in ("Pond", "Barn")
    ]


@rule("SF-38.1.2")
def test_a_signpost_goes_when_the_effect_that_it_stood_for_has_resolved_without_it() -> None:
    """The Elk is gone before the Bolt strikes; the Vigor below it has yet to resolve."""
    mirror = redirector("Mirror", m.ANY_CHARACTER, m.ANY_CHARACTER)
    mine = ["Pond", "Cat", "hand: Vigor", "hand: Bolt"]
    theirs = ["Mirror", "Elk", "Giant", "hand: Snuff", "hand: Wings"]
    table = duel(mine, theirs, extra=[mirror, *people()])
    table.play("Vigor", "Cat").until("Play Bolt", 0).play("Bolt", "Elk").until("Use Mirror", 1).use("Mirror", "Giant")
    table.choose("Pass")
    assert table.game.view(1)["signposts"] == [{"source": "Bolt", "from": "Elk", "to": "Giant"}]
    table.play("Snuff", "Elk").choose("Pass", "Pass")
    assert [each["card"] for each in table.game.view(1)["scene"]] == ["Vigor"]
    assert table.game.view(1)["signposts"] == []


@rule("SF-28.6.1")
def test_who_moved_to_the_attack_must_intercept_though_another_has_moved_away_again() -> None:
    table = fight(["Pond", "Ant"], ["Meadow", "Elk", "Barn", "Runner", "Cat"]).attack("Meadow", "Ant")
    until_chance(table, 1).choose("Move Runner").resolves().choose("Move Cat").resolves()
    table.choose("Move Runner").resolves().check("Runner", location=2).until("intercept")
    assert table.labels() == ["Elk intercepts Ant", "Cat intercepts Ant"]
    table.choose("Cat intercepts Ant")
    assert table.labels() == ["No more interceptors", "Elk intercepts Ant"]


@rule("SF-28.1.4", "SF-21.0")
def test_who_attacks_has_turned_and_cards_see_it() -> None:
    watcher = m.edge("Watcher", 0, "", m.when(m.happens(m.TURNED, to=m.ANY_CHARACTER), m.GainPower(m.YOU_, 1)))
    table = duel(["Pond", "Ant", "Watcher"], ["Meadow"], power=0, extra=[watcher, *people()])
    table.attack("Meadow", "Ant").ends().power(1, 0)


@rule("SF-28.6.2", "SF-28.1.1")
def test_who_cannot_attack_may_intercept() -> None:
    guard = m.character("Guard", "Fighter", 1, 4, "", "", m.always(m.cannot(m.NO_ATTACK)))
    table = duel(["Pond", "Guard"], ["Meadow", "Ant"], extra=[guard, *people()]).cannot("Declare an attack")
    table.end_turn().until("main shot", 1).attack("Pond", "Ant").until("intercept", 0)
    assert table.labels() == ["No more interceptors", "Guard intercepts Ant"]


@rule("SF-39.0", "SF-24.8")
def test_who_may_draw_no_cards_is_not_asked() -> None:
    drawing = m.event("Drawing", 0, "", m.use(m.DrawCards(m.YOU_, m.Count(m.pick(m.CHARACTER, damaged=1)), may=True)))
    extra = [drawing, *people()]
    table = duel(["Pond", "Bear (1 damage)", "hand: Drawing"], ["Meadow"], extra=extra).play("Drawing").passes()
    assert table.question.prompt == "Draw 1 card?"
    assert duel(["Pond", "Bear", "hand: Drawing"], ["Meadow"], extra=extra).play("Drawing").passes().kind == "main shot"


@rule("SF-9.2.2.2", "SF-25.7.1")
def test_a_larger_hand_and_being_played_face_up_are_two_things() -> None:
    """The Library adds to the hand; the Porch, which may be played face up at 2 less, does not."""
    for title, permission, cards in (("Library", m.HAND_SIZE, 8), ("Porch", m.FACE_UP, 6)):
        extra = [m.feng_shui(title, 8, m.allow(permission, number=2)), *people()]
        table = duel([title], ["Meadow"], begin="start", extra=extra).until("main shot")
        assert len(table.hand(0)) == cards


@rule("SF-10.4", "SF-21.0")
def test_who_is_turned_to_maintain_something_is_not_discarded() -> None:
    """See TURNING_TO_MAINTAIN."""
    guard = m.turn(m.pick(m.CHARACTER, whose=m.YOU, words=("Fighter",), turned=0), maintain=True)
    drill = m.use([guard], m.Give(m.SELF, [m.fighting(1)], m.MAINTAINED, by=guard))
    assert drill.text().lower().startswith("turn and maintain ")
    drummer = m.character("Drummer", "Musician", 1, 1, "", "", drill)
    table = (
        duel(["Pond", "Drummer", "Ant"], ["Meadow"], extra=[drummer, *people()]).use("Drummer").maybe("Ant").passes()
    )
    table.check("Ant", zone="in play", turned=True).check("Drummer", fighting=2)


@rule("SF-10.4")
def test_youn_wha_makes_those_with_chi_stronger_by_one() -> None:
    table = duel([GARDEN, "Youn Wha", "Shaolin Supplicants", "Imp"], [GARDEN])
    table.check("Shaolin Supplicants", fighting=1).use("Youn Wha").passes().check("Youn Wha", turned=True)
    table.check("Shaolin Supplicants", fighting=2).check("Imp", fighting=1)


@rule("SF-28.4", "SF-28.2.1")
def test_after_the_declaration_each_opponent_may_join_before_anyone_intercepts() -> None:
    """The declaration takes its attackers, one after the other, once: see TAKE_ATTACKER."""
    table = fight(["Pond", "Ant"], ["Meadow", "Elk"], ["Barn", "Cat"]).attack("Meadow", "Ant").until("join", 2)
    assert table.labels() == ["No more joiners", "Cat"]
    table.choose("No more joiners").until("intercept", 1)


@rule("SF-34.0", "SF-9.1.3")
def test_a_site_that_has_left_the_back_row_is_in_none() -> None:
    table = fight(["Pond", "Meadow", "Barn (back)", "hand: Snuff"], ["Meadow"])
    table.check("Barn", row="back").play("Snuff", "Barn").passes().check("Barn", zone="smoked", row="front")


@rule("SF-24.8.1")
def test_texts_that_never_agree_are_gone_through_four_times() -> None:
    """Who lacks Stealth gains it, and does not lack it then, and so on: a record must come to the same end always."""
    paradox = m.edge("Paradox", 0, "", m.always(m.keyword(m.STEALTH), to=m.ANY_CHARACTER & ~m.pick(having=m.STEALTH)))
    table = duel(["Pond", "Ant", "Sneak", "Paradox"], ["Meadow"], extra=[paradox, *people()])
    table.check("Ant", lacks=m.STEALTH).check("Sneak", has=m.STEALTH)


# --- the server -------------------------------------------------------------------------------------


def test_no_more_than_so_many_checked_decks_are_remembered() -> None:
    """Players may bring any number of decks; a server that runs for months must not keep them all."""
    for deck in islice(combinations(sorted(set(DECKS["dragons"].titles)), 7), DECKS_KEPT + 2):
        FistOptions({"players": 2, "decks": [list(deck)]})
        assert len(options_of.CHECKED) <= DECKS_KEPT


def test_the_code_of_a_title_has_no_more_than_28_bits() -> None:
    """What packs it with other numbers leaves room for that; see CODES."""
    codes = [card.code for card in library()]
    assert max(codes) <= CODES == 2**28 - 1
    assert max(codes) > CODES // 2
    assert lasting_code("Imp") == 6032267, "records know it"


def test_the_conformance_suite_plays_with_every_number_of_players() -> None:
    assert [options["players"] for options in game_named("shadowfist").variants()] == [2, 3, 4, 5]


@rule("SF-1.2")
@pytest.mark.parametrize("decks", ["hand", "five and more", 5, {"hand": 1}, [None] * 6])
def test_what_is_no_list_of_decks_and_one_of_six_are_refused_in_the_same_words(decks: Data) -> None:
    with pytest.raises(BadOptions, match="decks must be a list of at most 5 decks"):
        FistOptions({"players": 2, "decks": decks})
