"""Several things at one time: each of them counts, and what becomes of one says nothing about the next."""

from kwoon.engine.chance import Chance
from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.standing.attack import current_attack
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight, people
from tests.shadowfist.rules.test_28_interception import intercepting

SITE = "Puzzle Garden"


def in_combat_scene(table: Duel) -> bool:
    """Whether the scene before a combat is open."""
    return any(isinstance(each, Combat) for each in table.game.stack)


@rule("SF-26.1.5", "SF-26.1.2")
def test_alike_cards_in_a_hand_are_one_answer_to_each_of_the_things_that_happened() -> None:
    """Two copies of the Wake, and two Characters that fall to one Quake: one answer for each of the two."""
    falls = m.happens(m.WAS_SMOKED, to=m.ANY_CHARACTER)
    wake = m.event("Wake", 0, "", m.when(falls, m.GainPower(m.YOU_, 1)))
    mine = [SITE, "hand: Quake", "hand: Wake", "hand: Wake"]
    table = duel(mine, [SITE, "Ant", "Cat (1 damage)"], extra=[*people(), wake], power=0)
    table.play("Quake").passes()
    wakes = [label for label in table.labels() if label.startswith("Wake")]
    assert len(wakes) == 2
    assert len([label for label in wakes if "Ant" in label]) == 1
    table.choose(wakes[0])
    while table.kind in ("act", "trigger"):
        table.choose("Wake" if table.offers("Wake") else "Pass")
    table.power(2, 0)


@rule("SF-26.1.5", "SF-26.1.2")
def test_alike_cards_in_a_hand_answer_two_things_that_happened_to_one_card() -> None:
    """The Cat is smoked, and leaves play: the Farewell waits for either."""
    either = m.OneOf(*[m.happens(kind, to=m.ANY_CHARACTER) for kind in (m.WAS_SMOKED, m.LEFT_PLAY)])
    farewell = m.event("Farewell", 0, "", m.when(either, m.GainPower(m.YOU_, 1)))
    mine = ["Meadow", "Cat", "hand: Snuff", "hand: Farewell", "hand: Farewell"]
    table = duel(mine, [SITE], extra=[*people(), farewell], power=0).play("Snuff", "Cat").passes()
    assert len([label for label in table.labels() if label.startswith("Farewell")]) == 2


@rule("SF-28.6.6", "SF-28.6.7", "SF-50.14")
def test_one_who_is_let_past_before_combat_keeps_no_other_from_fighting() -> None:
    """The Sneak and the Bear are intercepted by the Cat and the Dog; just before combat the Sneak gets past the Cat."""
    table = fight(["Meadow", "Sneak", "Bear"], ["Meadow", "Cat", "Dog", "hand: Vigor"])
    table.attack("Meadow", "Sneak", "Bear").until("Cat intercepts", 1)
    table.choose("Cat intercepts Sneak", "Dog intercepts Bear")
    while not (in_combat_scene(table) and table.offers("Use the Stealth")):
        table.decline()
    table.choose("Use the Stealth").resolves().until("Play Vigor", 1).choose("Pass")
    table.check("Dog", zone="smoked").ends()
    table.check("Dog", zone="smoked").check("Cat", damage=0).check("Sneak", damage=0).check("Bear", damage=3)


@rule("SF-28.6.6.1", "SF-28.6.1", "SF-50.15")
def test_who_moved_and_cannot_be_declared_is_home_before_anyone_answers_the_interception() -> None:
    """The Runner of seat 2 moves without turning and intercepts the Leaper; the Cat has turned, and goes back."""
    table = fight(["Meadow", "Leaper", "hand: Vigor"], ["Meadow"], ["Pond", "Cat", "Runner"])
    table.attack("Meadow", "Leaper")
    for who in ("Cat", "Runner"):
        table.until(f"Move {who}", 2).choose(f"Move {who}").maybe("{1}").resolves()
    while "Runner" not in intercepting(table):
        table.decline()
    assert not in_combat_scene(table)
    table.check("Cat", location=1, turned=True).check("Runner", location=None)


@rule("SF-25.1.1", "SF-25.5")
def test_an_effect_that_keeps_to_the_timing_plays_a_state_during_an_attack_and_no_character() -> None:
    blade = m.state("Blade", 0, "", m.ANY_CHARACTER, m.always(m.fighting(1), to=m.SUBJECT))
    call = m.PlayOne(m.pick(m.STATE, m.CHARACTER, where=m.HAND), timing=True)
    squire = m.character("Squire", "Youth", 1, 1, "", "", m.use([m.TURN], call, timing=m.ANY_MAIN_SHOT))
    mine = [SITE, "Cat", "Squire", "hand: Blade", "hand: Ant"]
    table = duel(mine, ["Meadow"], extra=[*people(), blade, squire])
    table.attack("Meadow", "Cat").until("Use Squire", 0).use("Squire").until("pick", 0)
    assert table.offers("Blade")
    assert not table.offers("Ant")
    table = duel(mine, ["Meadow"], extra=[*people(), blade, squire]).use("Squire").until("pick", 0)
    assert table.offers("Blade")
    assert table.offers("Ant")


@rule("SF-32.0", "SF-44.1")
def test_who_came_back_without_a_text_stays_so_when_another_blanking_ends() -> None:
    turtle = m.character("Tortoise", "Monk", 1, 4, "", "", m.always(m.fighting(2)))
    raise_ = m.use([it := m.target(m.pick(m.CHARACTER, where=m.SMOKED))], m.Return(it, True))
    hush = m.use([it := m.target(m.ANY_CHARACTER)], m.CancelForAWhile(it, m.TURN_END, only_text=True))
    cards = [*people(), turtle, m.event("Raise", 0, "", raise_), m.event("Hush", 0, "", hush)]
    table = duel([SITE, "smoked: Tortoise", "hand: Raise", "hand: Hush"], [SITE], extra=cards)
    table.play("Raise").passes().check("Tortoise", fighting=4)
    table.play("Hush").passes().end_turn().until("main shot", 1).check("Tortoise", fighting=4)


@rule("SF-16.2", "SF-24.1.4")
def test_damage_that_could_not_be_healed_is_not_counted_as_healed() -> None:
    """All of one's cards are healed as a cost, and as much Power gained: not for the one that cannot be healed."""
    mend = m.use([m.HealYours()], m.GainPower(m.YOU_, m.X_VALUE), x=m.DamageHealed())
    table = duel(
        [SITE, "Giant (2 damage)", "Withering (3 damage)", "hand: Mend"], [SITE],
        extra=[*people(), m.event("Mend", 0, "", mend)], power=0,
    )  # fmt: skip
    table.play("Mend").passes().power(2, 0).check("Giant", damage=0).check("Withering", damage=3)


@rule("SF-9.2.2", "SF-34.0")
def test_what_everyone_has_seen_in_an_attack_or_a_scene_is_no_secret_in_a_hand() -> None:
    """The attacked Cat goes back to its owner's hand: whatever the attacker takes the hand to be, the Cat is in it."""
    palm = m.event("Palm", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.ToHand(it)))
    table = duel([SITE, "Bear", "hand: Palm", "hand: Vigor"], ["Meadow", "Cat"], extra=[*people(), palm])
    table.attack("Cat", "Bear").until("Play Palm", 0).play("Palm", "Cat").resolves().check("Cat", zone="hand")
    assert current_attack(table.game) is not None
    cat = table.card("Cat")
    assert all(table.game.imagined(0, Chance(seed)).card(cat).title == "Cat" for seed in range(8))


@rule("SF-9.2.2", "SF-34.0")
def test_a_card_whose_effect_waits_is_no_secret_though_it_is_back_in_a_hand() -> None:
    """The Sprite goes to its owner's hand as the cost of what it does."""
    palm = m.event("Palm", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.ToHand(it)))
    sprite = m.character("Sprite", "Spirit", 1, 1, "", "", m.use(m.GainPower(m.YOU_, 1), limit=m.ONCE_PER_TURN))
    mine = [SITE, "hand: Palm", "hand: Vigor", "hand: Vigor", "Elk"]
    table = duel(mine, ["Meadow", "Sprite"], extra=[*people(), palm, sprite])
    table.play("Vigor", "Elk").until("Use Sprite", 1).use("Sprite").until("Play Palm", 0).play("Palm", "Sprite")
    while table.game.zones[table.card("Sprite")] == table.game.zones[table.card("Elk")]:
        table.decline()
    sprite_card = table.card("Sprite")
    assert all(table.game.imagined(0, Chance(seed)).card(sprite_card).title == "Sprite" for seed in range(8))


@rule("SF-24.5.5", "SF-10.1")
def test_continuous_abilities_that_look_at_each_other_are_gone_through_to_the_end() -> None:
    """Who leaps is stealthy, who is stealthy has Guts, who has Guts is stronger: the Leaper is."""
    strong = m.edge("Third", 1, "", m.always(m.fighting(2), to=m.pick(m.CHARACTER, having=m.GUTS)))
    brave = m.edge("Second", 1, "", m.always(m.keyword(m.GUTS), to=m.pick(m.CHARACTER, having=m.STEALTH)))
    quiet = m.edge("First", 1, "", m.always(m.keyword(m.STEALTH), to=m.pick(m.CHARACTER, having=m.SUPERLEAP)))
    edges = ["Third", "Second", "First"]
    table = duel([SITE, "Leaper", "Elk", *edges], [SITE], extra=[*people(), strong, brave, quiet])
    table.check("Leaper", has=m.STEALTH, fighting=6).check("Leaper", has=m.GUTS).check("Elk", fighting=4)


@rule("SF-48.3", "SF-36.0")
def test_a_card_with_a_cost_of_x_that_has_copied_a_text_still_costs_x() -> None:
    """The Mercenaries cost as much as there are Characters of one's own: three, also with the text of a Turtle."""
    mercs = m.character("Mercenaries", "Soldiers", m.X, 4, "", "", x=m.Count(m.YOUR_CHARACTER))
    mercs.cost, mercs.fighting = m.X, 4
    text = m.choose(m.TextOf(m.pick(m.CHARACTER, words=("Turtle",))))
    learn = m.use(
        [text, other := m.choose(m.pick(m.CHARACTER, words=("Soldiers",)))], m.CopyText(text, other, m.IN_PLAY)
    )
    ban = m.event("Ban", 0, "", m.use([it := m.choose(m.pick(m.CHARACTER, cost_at_most=2))], m.Smoke(it)))
    mine = [SITE, "Mercenaries", "Turtle", "Elk", "hand: Learn", "hand: Ban"]
    table = duel(mine, [SITE], extra=[*people(), mercs, ban, m.event("Learn", 0, "", learn)])
    table.play("Learn").passes().check("Mercenaries", toughness=2).play("Ban")
    assert table.offers("Elk")
    assert not table.offers("Mercenaries")


@rule("SF-30.2", "SF-28.6.7")
def test_of_two_combats_at_one_time_each_attacker_enters_its_own() -> None:
    """The Mailman gains a Power as he enters combat with a Dog: not when it is the Bear beside him who meets it."""
    bites = m.when(m.happens(m.ENTERED_COMBAT, this=True, by=m.Titled("Dog")), m.GainPower(m.YOU_, 1))
    mailman = m.character("Mailman", "Clerk", 1, 6, "", "", bites)
    for pairs, gained in ((("Cat", "Dog"), 0), (("Dog", "Cat"), 1)):
        table = duel(["Meadow", "Mailman", "Bear"], ["Meadow", "Cat", "Dog"], extra=[*people(), mailman], power=0)
        table.attack("Meadow", "Mailman", "Bear").until("Cat intercepts", 1)
        table.choose(f"{pairs[0]} intercepts Mailman", f"{pairs[1]} intercepts Bear").ends().power(gained, 0)
        table.check("Cat", zone="smoked").check("Dog", zone="smoked")


@rule("SF-20.2", "SF-11.1")
def test_a_site_that_loses_its_last_point_of_body_with_a_bonus_is_smoked() -> None:
    """Four points of damage on a Pond of four and two more: it falls with the Buttress. With three it does not."""
    buttress = m.state("Buttress", 1, "", m.ANY_SITE, m.always(m.body(2), to=m.SUBJECT))
    raze = m.event("Raze", 0, "", m.use([it := m.target(m.ANY_STATE)], m.Smoke(it)))
    for damage, zone in ((4, "smoked"), (3, "in play")):
        other = [f"Pond ({damage} damage)", "Meadow", "Buttress > Pond"]
        table = duel([SITE, "hand: Raze"], other, extra=[*people(), buttress, raze])
        table.check("Pond", zone="in play").play("Raze").passes().check("Pond", zone=zone)


@rule("SF-40.0", "SF-24.5.5")
def test_an_immunity_that_comes_with_turning_counts_as_soon_as_a_card_turns() -> None:
    """The Drum makes Characters stronger; the Idol makes turned ones immune to Edges."""
    drum = m.edge("Drum", 1, "", m.always(m.fighting(1), to=m.ANY_CHARACTER))
    idol = m.site("Idol", 1, 1, 5, "", "", m.Immune(m.ANY_EDGE, to=m.pick(m.CHARACTER, turned=1)))
    tire = m.event("Tire", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.TurnCards(it)))
    table = duel(["Idol", "Drum", "Cat", "hand: Tire", "hand: Rest"], [SITE], extra=[*people(), drum, idol, tire])
    table.check("Cat", fighting=4).play("Tire").passes().check("Cat", turned=True, fighting=3)
    table.play("Rest").passes().check("Cat", turned=False, fighting=4)
