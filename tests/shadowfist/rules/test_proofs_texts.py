"""What is printed, and what was changed, copied or created: numbers on cards, texts after blanking, tokens."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import people

SITE = "Puzzle Garden"


def rust() -> m.Card:
    """An Event that raises or lowers a number on a Character by one."""
    return m.event(
        "Rust",
        0,
        "",
        m.use([it := m.target(m.ANY_CHARACTER), other := m.choose(m.ANumberOn(it))], m.ShiftNumber(other, it)),
    )


def banker() -> m.Card:
    """Two Power and three counters, once a turn."""
    return m.character(
        "Banker", "Miser", 2, 5, "", "",
        m.use(m.GainPower(m.YOU_, 2), m.AddCounters(3, m.SELF), limit=m.ONCE_PER_TURN), toughness=1,
    )  # fmt: skip


# --- SF-26.6.3: numbers that were changed -------------------------------------------------------


@rule("SF-26.6.3", "SF-24.2")
def test_each_number_that_was_changed_counts_for_itself_and_only_on_its_own_card() -> None:
    """A Cat is changed first, then both numbers of the Banker: one more Power, one counter less."""
    mine = [SITE, "Cat", "Banker", "hand: Rust", "hand: Rust", "hand: Rust"]
    table = duel(mine, [SITE], extra=[*people(), banker(), rust()], power=0)
    table.play("Rust", "Cat", "Cat: Fighting from 3 to 4").passes().check("Cat", fighting=4)
    table.play("Rust", "Banker", "Banker: number 1 of the text from 2 to 3").passes()
    table.play("Rust", "Banker", "Banker: number 2 of the text from 3 to 2").passes()
    table.use("Banker").passes().power(3, 0).check("Banker", counters=2, fighting=5)


@rule("SF-26.6.3")
def test_a_number_is_changed_from_what_it_is_now_and_one_on_another_card_from_what_is_printed() -> None:
    mine = [SITE, "Cat", "Banker", *["hand: Rust"] * 4]
    table = duel(mine, [SITE], extra=[*people(), banker(), rust()], power=0)
    table.play("Rust", "Cat", "Cat: cost from 1 to 2").passes()
    table.play("Rust", "Banker", "Banker: number 1 of the text from 2 to 3").passes()
    table.play("Rust", "Banker")
    for label in ("number 1 of the text from 3 to 4", "number 1 of the text from 3 to 2", "cost from 2 to 3"):
        assert f"Banker: {label}" in table.labels()
    for label in ("number 2 of the text from 3 to 4", "Toughness from 1 to 2", "Fighting from 5 to 6"):
        assert f"Banker: {label}" in table.labels()
    table.choose("Banker: number 1 of the text from 3 to 4").passes().use("Banker").passes().power(4, 0)


@rule("SF-26.6.3", "SF-36.2")
def test_a_changed_number_is_still_the_same_one_when_another_card_copies_the_text() -> None:
    """The Broker has a number of its own before those of the Banker that it copies; both cards mean their own."""
    broker = m.character("Broker", "Miser", 2, 5, "", "", m.use(m.GainPower(m.YOU_, 1), limit=m.ONCE_PER_TURN))
    lesson = m.event(
        "Lesson", 0, "",
        m.use([it := m.target(m.ANY_CHARACTER), text := m.choose(m.TextOf(m.ANY_CHARACTER))],
              m.CopyText(text, it, m.IN_PLAY)),
    )  # fmt: skip
    mine = [SITE, "Banker", "Broker", "hand: Rust", "hand: Rust", "hand: Lesson"]
    table = duel(mine, [SITE], extra=[*people(), banker(), broker, lesson, rust()], power=0)
    table.play("Rust", "Banker", "Banker: number 1 of the text from 2 to 3").passes()
    table.play("Lesson", "Broker", "Banker").passes()
    table.play("Rust", "Broker", "Broker: number 2 of the text from 2 to 3").passes()
    table.use("Banker").passes().power(3, 0).check("Banker", counters=3)
    table.use("Broker").passes().power(4, 0)
    table.use("Broker").passes().power(7, 0)


@rule("SF-26.6.3", "SF-26.5")
def test_changed_numbers_are_as_printed_again_after_the_turn() -> None:
    table = duel([SITE, "Banker", "hand: Rust"], [SITE], extra=[*people(), banker(), rust()], power=0)
    table.play("Rust", "Banker: number 1 of the text from 2 to 3").passes()
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0)
    before = table.game.power[0]
    table.use("Banker").passes()
    assert table.game.power[0] == before + 2


# --- SF-50.4: the Crisis cost is the cost of what was played at it, and of nothing else ----------


@rule("SF-50.4", "SF-8.5")
def test_a_card_with_a_crisis_cost_that_was_played_in_full_costs_what_is_printed() -> None:
    """Other things last in this turn too: a Vigor, and the other card that was played in a crisis."""
    hope = m.character("Last Hope", "Hero", 3, 4, "", "")
    hope.crisis = 0
    cheap = m.choose(m.pick(m.CHARACTER, cost_at_most=2))
    ban = m.event("Ban", 0, "", m.use([cheap], m.Smoke(cheap)))
    for played, banned in (("Play Last Hope at its Crisis cost", True), ("Play Last Hope", False)):
        mine = [SITE, "Giant", "Ant", "hand: Last Hope", "hand: Vigor", "hand: Ban"]
        table = duel(mine, [SITE], extra=[*people(), hope, ban], power=3)
        table.choose(min([label for label in table.labels() if label.startswith(played)], key=len)).passes()
        table.play("Vigor", "Last Hope").passes()
        table.play("Ban")
        assert table.offers("Last Hope") == banned


# --- SF-32, SF-36: texts copied while the card's own text was blank ------------------------------------


@rule("SF-32.0", "SF-36.8", "SF-36.0")
def test_when_blanking_ends_ones_own_text_counts_again_once_beside_what_was_copied_meanwhile() -> None:
    """A Sage of Toughness: 1 is blank for a turn and copies the text of Chang, who names two as he attacks."""
    sage = m.character("Sage", "Monk", 1, 6, "", "", toughness=1)
    hush = m.event(
        "Hush", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.CancelForAWhile(it, m.TURN_END, only_text=True))
    )
    learn = m.use(
        [
            it := m.choose(m.TextOf(m.pick(m.CHARACTER, words=("Monkey",)))),
            other := m.choose(m.pick(m.CHARACTER, words=("Monk",))),
        ],
        m.CopyText(it, other, m.IN_PLAY),
    )
    mine = [SITE, "Sage", '"Monkey" Chang', "hand: Hush", "hand: Hush", "hand: Learn"]
    cards = [*people(), sage, hush, m.event("Learn", 0, "", learn)]
    table = duel(mine, ["Meadow", "Ant", "Dog"], extra=cards)
    table.play("Hush", "Sage").passes().check("Sage", toughness=0)
    table.play("Learn").passes().check("Sage", toughness=0)
    table.end_turn().check("Sage", toughness=1).until("main shot", 1).end_turn().until("main shot", 0)
    table.play("Hush", "Sage").passes().check("Sage", toughness=0)
    table.end_turn().check("Sage", toughness=1).until("main shot", 1).end_turn().until("main shot", 0)
    table.check("Sage", toughness=1).attack("Meadow", "Sage")
    table.until("Ant", 0).choose("Ant").maybe("No more").until("Dog intercepts", 1)
    assert not table.offers("Ant intercepts")


@rule("SF-32.0", "SF-36.3")
def test_one_who_is_blank_and_copies_a_text_has_that_text_and_not_yet_its_own() -> None:
    """Chang names nobody as he attacks in the turn in which he was blanked, although he is tough by now."""
    hush = m.event(
        "Hush", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.CancelForAWhile(it, m.TURN_END, only_text=True))
    )
    text = m.choose(m.TextOf(m.pick(m.CHARACTER, words=("Turtle",))))
    pupil = m.choose(m.pick(m.CHARACTER, words=("Monkey",)))
    learn = m.use([text, pupil], m.CopyText(text, pupil, m.IN_PLAY))
    mine = [SITE, '"Monkey" Chang', "Turtle", "hand: Hush", "hand: Learn"]
    table = duel(mine, ["Meadow", "Ant", "Dog"], extra=[*people(), hush, m.event("Learn", 0, "", learn)])
    table.play("Hush", '"Monkey" Chang').passes().play("Learn").passes().check('"Monkey" Chang', toughness=2)
    table.attack("Meadow", '"Monkey" Chang')
    while not table.offers("Dog intercepts"):
        assert table.kind != "pick"
        table.decline()
    assert table.offers("Ant intercepts")


# --- SF-47: tokens ------------------------------------------------------------------------------


@rule("SF-47.0", "SF-8.3")
def test_a_token_has_all_that_its_maker_says_and_is_made_by_whichever_ability_says_so() -> None:
    """The second ability of the Nest makes an Egg, which has a text of its own."""
    egg = m.token("Egg", cost=1, fighting=2)
    egg.abilities = [m.always(m.fighting(3), to=m.pick(m.CHARACTER, words=("Fighter",)))]
    egg.toughness = 1
    nest = m.edge(
        "Nest", 1, "", m.use(m.GainPower(m.YOU_, 1), limit=m.ONCE_PER_TURN),
        m.use(m.PutTokens(m.YOU_, 1, egg), m.GainPower(m.YOU_, 2), limit=m.ONCE_PER_TURN),
    )  # fmt: skip
    table = duel([SITE, "Cat", "Nest"], [SITE], extra=[*people(), nest], power=0)
    table.check("Cat", fighting=3).use("Nest", text="Egg").passes().power(2, 0)
    table.check("Egg", fighting=2, toughness=1, damage=0, turned=False, down=False, counters=0)
    table.check("Cat", fighting=6)


# --- SF-24.5.2: one thing that triggers several abilities of one card ---------------------------


@rule("SF-24.5.2", "SF-26.1.5")
def test_what_a_card_does_immediately_hides_no_other_ability_of_it_that_the_same_thing_triggers() -> None:
    enters = m.happens(m.ENTERED, this=True)
    quick = m.at_once(enters, m.AddCounters(2, m.SELF))
    chosen = m.at_once(enters, [it := m.target(m.pick(m.CHARACTER, other=True))], m.Damage(1, it))
    slow = m.when(enters, m.GainPower(m.YOU_, 1))
    guest = m.character("Guest", "Monk", 0, 4, "", "", quick, slow)
    rude = m.character("Rude Guest", "Monk", 0, 4, "", "", chosen, slow)
    table = duel([SITE, "Elk", "hand: Guest", "hand: Rude Guest"], [SITE], extra=[*people(), guest, rude], power=0)
    table.play("Guest").passes().power(1, 0).check("Guest", counters=2)
    table.play("Rude Guest").choose("Elk").passes().power(2, 0).check("Elk", damage=1)


# --- SF-49.4: alike abilities of one card ------------------------------------------------------


@rule("SF-49.4", "SF-29.7")
def test_of_alike_not_cumulative_reductions_the_largest_one_wins_wherever_it_stands() -> None:
    """Three shields in one text: of 1, of 1 and of 3. Of six points of damage three are left."""
    mine = m.All(m.YOUR_CHARACTER)
    shields = [m.between(m.SUBTRACTED, amount, to=mine, by=m.ANY_CARD) for amount in (1, 1, 3)]
    wall = m.edge("Wall", 1, "", *shields, restrictions=m.NOT_CUMULATIVE)
    table = duel(["Pond", "Bear"], [SITE, "Giant", "Wall"], extra=[*people(), wall])
    table.attack("Giant", "Bear").ends().check("Giant", damage=3)
