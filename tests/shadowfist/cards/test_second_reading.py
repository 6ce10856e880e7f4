"""Cards that second readers doubted: whoever saw only what is printed and what the library says of it."""

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.words.changing_numbers import numbers_on
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight, people

SITE = "Puzzle Garden"
WHIRLWIND = "Whirlwind Transformation"
TWO_CATS = ["Meadow", "Cat", "Cat"]


def meets_both(table: Duel, title: str, *attackers: str) -> Duel:
    """A Character with Whirlwind Transformation meets both attackers; its declaration is made."""
    table.attack("Pond", *attackers).until("intercept", 1)
    table.choose(f"{title} intercepts")
    return table.choose(f"{title} intercepts")


def text_of(title: str) -> str:
    return next(card for card in library() if card.title == title).text()


# --- attacks -------------------------------------------------------------------------------------------------


@rule("SF-28.6", "SF-28.9")
def test_the_ice_princes_gambit_is_for_an_interceptor_too() -> None:
    mine = ["Barn", "Ant", "Bear", "hand: The Ice Prince's Gambit", "pool: dm"]
    table = fight(mine, ["Meadow", "Pond"], ["Meadow", "Pond", "Elk"]).attack("Meadow, {1}", "Ant")
    table.until("Elk", 2).choose("Elk").until("Move Bear", 0).choose("Move Bear")  # and so it must intercept
    table.until("The Ice Prince's Gambit", 0).check("Bear", damage=4, turned=True).choose("The Ice Prince's Gambit")
    assert table.labels() == ["Ant", "Bear"]
    table.choose("Bear").ends().check("Bear", damage=0, turned=False)


@rule("SF-26.4", "SF-28.4")
def test_dirk_wiselys_gambit_pays_for_the_one_attacker_that_was_declared() -> None:
    mine = ["Barn", "Cat", "Wei Qing", "Dog", "hand: Dirk Wisely's Gambit", "pool: d"]
    theirs = ["Meadow", "Pond", "Barn", "Ant (turned)"]
    table = fight(mine, theirs, power=5).attack("Meadow", "Cat").choose("Dirk Wisely's Gambit").resolves()
    table.until("Use Wei Qing", 0).use("Wei Qing", "Dog", "target may turn and join").resolves().maybe("Meadow")
    table.ends().check("Meadow", damage=6).power(7, 5)


@rule("SF-40.0", "SF-26.4")
def test_dirk_wiselys_gambit_watches_an_attacker_that_events_cannot_affect() -> None:
    mine = ["Barn", "Angie Dao", "hand: Dirk Wisely's Gambit", "pool: d"]
    table = fight(mine, ["Meadow", "Pond", "Barn", "Ant (turned)"], power=5).attack("Meadow", "Angie Dao")
    table.choose("Dirk Wisely's Gambit").ends().power(7, 5)


@rule("SF-28.6.1", "SF-26.1")
def test_an_interceptor_of_several_attackers_is_declared_once() -> None:
    table = fight(TWO_CATS, ["Pond", "Monkey on the Lamb", f"{WHIRLWIND} > Monkey on the Lamb"])
    meets_both(table, "Monkey on the Lamb", "Cat", "Cat").until("trigger", 1)
    table.choose("Monkey on the Lamb", "Cat", "Cat").resolves()
    assert sum(table.game.damage[table.card(title)] for title in ("Cat", "Cat (2)")) == 2
    table = fight(TWO_CATS, ["Pond", "Wayfarer (1 damage)", f"{WHIRLWIND} > Wayfarer", "Elk (2 damage)"])
    meets_both(table, "Wayfarer", "Cat", "Cat").choose("No more", "Elk").resolves()
    table.check("Elk", damage=0).check("Wayfarer", damage=1)
    table = fight(TWO_CATS, ["Pond", "Snow Fox", f"{WHIRLWIND} > Snow Fox"])
    meets_both(table, "Snow Fox", "Cat", "Cat").resolves().check("Snow Fox", toughness=1, fighting=2)


@rule("SF-28.6.1", "SF-26.1")
def test_each_interceptor_of_a_chain_is_declared() -> None:
    theirs = ["Pond", "Wayfarer", "Wayfarer", "Elk (2 damage)", "Bear (2 damage)"]
    table = fight(["Meadow", "Giant"], theirs).attack("Pond", "Giant").until("intercept", 1)
    table.choose("Wayfarer", "Wayfarer").maybe("No more").until("Elk", 1).choose("Elk").maybe("Bear").resolves()
    table.check("Elk", damage=0).check("Bear", damage=0)


@rule("SF-35.3.2", "SF-26.5", "SF-50.11")
def test_wei_qing_gives_a_mobility_that_stays() -> None:
    table = fight(["Meadow", "Cat"], ["Pond", "Wei Qing", "Barn", "Meadow", "Elk (turned)"])
    table.attack("Pond", "Cat").until("Use Wei Qing", 1).use("Wei Qing", "Elk", "target gains Mobility").resolves()
    table.ends().check("Elk", has=m.MOBILITY).end_turn().until("main shot", 1).check("Elk", has=m.MOBILITY)


@rule("SF-42.0", "SF-44.1")
def test_maiden_warriors_own_trigger_returns_one_whatever_else_has_returned_one() -> None:
    it = m.choose(m.pick(m.CHARACTER, owned=m.YOU, where=m.SMOKED))
    comeback = m.event("Comeback", 0, "", m.use([it], m.Return(it)))
    theirs = [SITE, "Six Points", *["smoked: Maiden Warrior"] * 3, "hand: Comeback"]
    table = duel([SITE, "Imp"], theirs, extra=[comeback]).attack("Six Points", "Imp")
    table.until("trigger", 1).choose("Maiden Warrior", "Maiden Warrior", "Let it go").until("Play Comeback", 1)
    table.play("Comeback", "Maiden Warrior #3").ends()
    assert table.pile("smoked", 1).count("Maiden Warrior") == 1  # one by the Event, one by the two triggers


@rule("SF-10.2", "SF-28.1.2")
def test_hitlist_is_hired_once_a_turn_by_anyone_at_all() -> None:
    sides = ["Pond", "Ant"], ["Barn", "Hitlist"], ["Meadow", "Prowler"]
    for hired in (False, True):
        table = fight(*sides, power=3).attack("Meadow", "Ant")
        if hired:
            table.until("Use Hitlist", 0).use("Hitlist")
        table.ends().choose("End your turn").until("After this scene, attack with Prowler", 2)
        table.choose("After this scene, attack with Prowler").until("attack target", 2).choose("Pond")
        offered = False
        while table.kind != "main shot":
            offered = offered or (table.offers("Use Hitlist") and table.seat == 2)
            table.decline()
        assert (offered, table.game.turn) == (not hired, 1)


@rule("SF-17.2.3", "SF-30.1")
def test_reformed_bandit_steals_from_the_other_side_when_it_intercepts() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Reformed Bandit"], ["Meadow"], power=3).attack("Pond", "Bear")
    table.until("intercept", 1).choose("Reformed Bandit").until("trigger", 1).choose("Reformed Bandit").ends()
    table.power(2, 4, 3)
    assert "from that Character's controller" in text_of("Reformed Bandit")


# --- numbers -------------------------------------------------------------------------------------------------


@rule("SF-8.5", "SF-50.4")
def test_avenging_thunder_counts_a_crisis_cost() -> None:
    theirs = [SITE, "Meadow (7 damage)", "hand: Avenging Thunder", "pool: mm"]
    for way, gain in (("Play Cop on the Beat at its Crisis cost", 1), ("Play Cop on the Beat", 3)):
        table = fight(["Barn", "hand: Cop on the Beat", "pool: dd"], theirs, power=(4, 0)).choose(way)
        table.maybe("Barn").passes().attack("Meadow", "Cop on the Beat").until("fate of the Site")
        table.choose("Burn it for victory").until("Avenging Thunder", 1).choose("Avenging Thunder").ends()
        table.check("Cop on the Beat", zone="toasted")
        assert table.game.power[1] == gain


@rule("SF-48.3", "SF-8.5")
def test_avenging_thunder_counts_what_x_was() -> None:
    theirs = [SITE, "Meadow (7 damage)", "hand: Avenging Thunder", "pool: mm"]
    table = fight(["Barn", "hand: Major Prescott Rogers", "pool: ddd"], theirs, power=(9, 0))
    table.choose("Play Major Prescott Rogers", "4").maybe("Barn").passes().attack("Meadow", "Major Prescott Rogers")
    table.until("fate of the Site").choose("Burn it for victory").until("Avenging Thunder", 1)
    table.choose("Avenging Thunder").ends().power(5, 4)


@rule("SF-16.0", "SF-16.1")
def test_venerable_apothecary_heals_one_damage_if_that_is_wished() -> None:
    for answers, left in ((["No more"], 2), (["Bear"], 1)):
        table = fight(["Meadow", "Bear (3 damage)", "Elk (2 damage)"], ["Pond", "Venerable Apothecary"])
        table.use("Venerable Apothecary", "Bear", *answers).passes().check("Bear", damage=left)
        table.check("Elk", damage=2).check("Venerable Apothecary", counters=1).cannot("Use Venerable Apothecary")


@rule("SF-26.6.3", "SF-24.2")
def test_a_number_that_is_printed_as_a_word_is_left_alone() -> None:
    titles = [
        "Brass Monkey",
        "A Clockwork Orangutan",
        "Confucian Initiate",
        "The She-Wolf",
        "Lynx on the Prowl",
        "Betrayers of the Crane",
    ]
    table = duel([SITE, *titles, "Vale of Tears", "Forgotten Shrine", f"{WHIRLWIND} > Brass Monkey"])
    changeable = {title: numbers_in_text(table, title) for title in [*titles, WHIRLWIND]}
    assert changeable == {
        "Brass Monkey": [2],  # what its Reload costs
        "A Clockwork Orangutan": [],  # there it is X
        "Confucian Initiate": [1],
        "The She-Wolf": [],
        "Lynx on the Prowl": [1],
        "Betrayers of the Crane": [],
        WHIRLWIND: [1],
    }
    assert numbers_in_text(table, "Vale of Tears") == numbers_in_text(table, "Forgotten Shrine") == []
    assert "draw three cards" in text_of("Vale of Tears")
    assert "discard one more card during" in text_of("Betrayers of the Crane")


@rule("SF-26.6.3")
def test_a_number_that_is_printed_nowhere_is_no_number() -> None:
    table = duel(["Puzzle Garden", "Prelate of the Roaring Skies", "Eyes of the Magpie"])
    assert numbers_in_text(table, "Prelate of the Roaring Skies") == []
    assert numbers_in_text(table, "Eyes of the Magpie") == [1]


@rule("SF-26.6.3")
@pytest.mark.parametrize(
    ("title", "before", "after"), [("Mandrill Sergeant", 5, 7), ("Aimee Sprigg", 10, 12), ("Long Shadows", 6, 7)]
)
def test_mutator_raises_so_much_for_each(title: str, before: int, after: int) -> None:
    table = duel([SITE, "Mutator", *["smoked: Brass Monkey"] * 2, *["smoked: City Park"] * 2, "Undead Horrors", title])
    table.check(title, fighting=before).use("Mutator", title)
    raised = [each for each in table.labels() if "of the text from" in each]
    table.choose(raised[-1]).passes().check(title, fighting=after)


def numbers_in_text(table: Duel, title: str) -> list[int]:
    """The numbers of a card's text that could be raised."""
    return [now for at, now in numbers_on(table.game, m.CardId(table.card(title))) if at < 1000]


# --- effects -------------------------------------------------------------------------------------------------


@rule("SF-38.2", "SF-38.6")
def test_rivers_path_leads_to_another_card_than_the_site() -> None:
    theirs = ["Pond", "Ant", "hand: River's Path", "pool: ggC"]
    table = fight(["Meadow", "Bear"], theirs).attack("Pond", "Bear").until("Play River's Path", 1)
    table.play("River's Path").maybe("the combat damage of Bear").maybe("Pond")
    assert not table.offers("Pond")
    assert table.offers("Ant")
    assert table.offers("Meadow")
    table.choose("Ant").ends().check("Pond", damage=0).check("Ant", zone="smoked")
    assert "choose another card :: " in text_of("River's Path")
    assert "choose another Site you control" in text_of("City Square")
    assert "choose a Character you control" in text_of("Devil's Mountain")


@rule("SF-26.3", "SF-26.1.4")
def test_po_toi_islands_wait_for_the_effect_and_do_not_answer_it_later() -> None:
    theft = m.event("Theft", 0, "", m.use([rival := m.choose(m.AnOpponent())], m.Discard(rival, 1)))
    theirs = ["Po Toi Islands", "hand: Imp", "hand: Seamus"]
    for used in (False, True):
        table = duel([SITE, "hand: Theft"], theirs, extra=[theft]).play("Theft")
        assert (table.kind, table.seat) == ("trigger", 1)
        table.choose("Po Toi Islands" if used else "Let it go")
        while table.kind == "act":
            table.cannot("Use Po Toi Islands: When").choose("Pass")
        table.maybe("Yes").until("main shot")
        assert len(table.hand(1)) == (3 if used else 1)
        table.check("Po Toi Islands", turned=used)


@rule("SF-24.2", "SF-10.4")
def test_master_fletchers_x_is_what_it_was_when_he_turned() -> None:
    table = fight(["Barn", "Master Fletcher", "Cat", "hand: Vigor"], ["Pond"]).use("Master Fletcher").maybe("Cat")
    table.ends().check("Cat", fighting=5).play("Vigor", "Master Fletcher").ends().check("Master Fletcher", fighting=4)
    table.check("Cat", fighting=5)


# --- what a text says ----------------------------------------------------------------------------------------


@rule("SF-42.0")
@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("The Warrior's Calm", "the number of Characters turned in this way"),
        ("Paper Trail", "but no more than 2 Power from this card in a turn"),
        ("Everything Falls Apart", "No player gains more than 2 Power from this card in a turn"),
        ("Youn Wha", "non-combat damage on that Character."),
        ("Desolate Mountain", "non-combat damage on that Character."),
        ("Tunnel Fighter", "flip a coin; return this card to play under your control on heads"),
        ("Hitlist", "Once per turn, an opponent may use this: in response"),
        ("Snow Fox", "When this card is declared as an interceptor, "),
        ("Maiden Warrior", "returned one of this title to play in this way during this attack"),
        ("Avenging Thunder", "X = the cost of the chosen Character"),
        ("Mandrill Sergeant", "+1 Fighting for each of the Monkey cards in your smoked pile"),
        ("Turf War", "Toughness: 1 for each of the cards in your burned-for-victory pile"),
        ("Operation Tethered Goat", "when that attack ends with success, the player who declared it gains 1 Power"),
        ("Song of the Assassin", "that attacker gains Toughness: 1 against Characters"),
        ("Xin's Tome of Knowledge", "X = 2 plus 2 for each of the counters on this card"),
        ("Conspicuous Surveillance", "X = any number"),
        ("Plots and Intrigues", "X = any number"),
        ("Stolen Plans", "by the rules text of an Event controlled by that opponent"),
        ("Razor-Clad Fanatic", "when this card has damage reduced that is inflicted on it"),
        ("You Xia, the Avenger", "High-Tech State from your hand on"),
        ("Bribery", "a printed numerical Fighting of 5 or less"),
        ("Rabble Rousing", "Each of those players chooses up to one Character of that player's own"),
        ("Fealty to the Wheel", 'toast all "Sworn" Character tokens'),
        ("Huang Yi", "This card has all bold-faced abilities that other Characters have"),
        ("Mouth of the Fire Righteous", "that attacker gains +1 Fighting"),
        ("Hartwell Iron Works", "non-combat damage on that Character"),
        ("Night Moves", "that interceptor gains -1 combat damage"),
        ("Journey's Reward", "Its player gains 1 Power"),
        ("Gao Liang", "X = the damage that is already on each of them"),
        ("The Jade Dragon", "This card generates 2 more Power"),
        ("Chi Seeking Missile", "X = 0 or 1"),
        ("Jellyfish Lake", "target a card controlled by that opponent"),
        ("Ancestral River Home", "play a card from your hand at no cost"),
        ("Ominous Cave Mouth", "-1 Body if the Body that target has left is at least 2"),
        ("Shadowed", "is turned by an opponent, or attacks without turning under an opponent's control"),
    ],
)
def test_a_text_says_what_is_meant(title: str, words: str) -> None:
    assert words in text_of(title)


# --- behaviour, the second batch -----------------------------------------------------------------------------

HUSH = m.event(
    "Hush", 0, "", m.use([hushed := m.target(m.pick())], m.CancelForAWhile(hushed, m.TURN_END, only_text=True))
)
RECALL = m.choose(m.pick(m.CHARACTER, owned=m.YOU, where=m.SMOKED))
COMEBACK = m.event("Comeback", 0, "", m.use([RECALL], m.Return(RECALL)))
FORT = m.feng_shui("Fort", 8, m.always(m.toughness(2)))
CARDS = [*people(), HUSH, COMEBACK, FORT]


@rule("SF-28.8", "SF-28.6.8", "SF-50.17")
def test_eagle_mountain_protects_who_attacked_from_there_until_the_end() -> None:
    table = fight(["Eagle Mountain", "Cat", "Dog", "Barn", "Elk"], ["Meadow", "Snail", "hand: Bolt"])
    table.attack("Meadow", "Cat", "Dog", "Elk").until("Snail intercepts Cat", 1).choose("Snail intercepts Cat")
    table.maybe("No more")
    while table.fact(table.card("Cat"), "attacking"):
        table.decline()
    table.check("Cat", toughness=1, attacking=False).check("Dog", toughness=1).check("Elk", toughness=0)
    table.ends().check("Cat", toughness=0)


@rule("SF-25.7.3", "SF-17.2.2")
def test_ancient_stone_arch_does_not_share_what_the_first_site_brings() -> None:
    table = duel(["hand: City Park"], ["Ancient Stone Arch"], power=0).play("City Park").maybe("Face down")
    table.ends().power(1, 0)
    assert "by the rules text of a Feng Shui Site" in text_of("Ancient Stone Arch")


@rule("SF-44.2", "SF-6.1", "SF-25.5")
def test_dr_dawson_plays_from_the_pile_as_from_the_hand() -> None:
    mine = [SITE, "The Dynamic Dr. Dawson", "smoked: Fingertip Razors", "smoked: The Algernon Effect", "pool: HHdd"]
    theirs = [SITE, "Imp", "hand: Bolt"]
    table = (
        duel(mine, theirs, power=3, extra=CARDS).use("The Dynamic Dr. Dawson", "Fingertip Razors").maybe("The Dynamic")
    )
    table.check("Fingertip Razors", on="The Dynamic Dr. Dawson", ready=False)  # it waits in the scene, to be answered
    table.passes().check("Fingertip Razors", ready=True).cannot("Use The Dynamic Dr. Dawson")
    table = duel(mine, theirs, power=3, extra=CARDS).use("The Dynamic Dr. Dawson", "The Algernon Effect").maybe("Imp")
    assert [each["card"] for each in table.game.view(0)["scene"]] == ["The Algernon Effect"]
    table.ends().check("The Algernon Effect", zone="toasted")
    table = duel([SITE, "hand: Bolt"], [*mine, "hand: Hush"], extra=CARDS).play("Bolt", "The Dynamic")
    table.until("Play Hush", 1).cannot("Use The Dynamic Dr. Dawson")
    assert table.why("The Dynamic Dr. Dawson", 1) == "SF-24.1.2"


@rule("SF-24.2.1", "SF-9.2.1.1")
def test_johnny_red_names_the_card_as_he_is_used() -> None:
    pile = [f"smoked: {title}" for title in ("Fire Mystic", "Fire Dancer", "Fire Dancer", "Shattering Fire")]
    mine = [SITE, "Johnny Red", *pile, "pool: mm"]
    table = duel(mine, [SITE, "hand: Bolt"], power=3, extra=CARDS).use("Johnny Red", "Fire Dancer")
    table.cannot("Shattering Fire").choose("Fire Mystic")
    assert table.kind == "act"
    table.until("Fire Mystic").choose("Fire Mystic").ends().check("Fire Mystic", zone="in play")


@rule("SF-28.1.3.1", "SF-28.1")
def test_street_riot_asks_what_the_attack_was_declared_on() -> None:
    mine = ["Barn", "Cat", "hand: Decoy", "hand: Street Riot", "pool: j"]
    table = fight(mine, ["Meadow", "Elk", "Pond", "Bear"]).attack("Meadow", "Cat").until("Play Decoy", 0)
    table.play("Decoy").maybe("Cat").choose("Bear").resolves().until("Play Street Riot", 0).play("Street Riot")
    table.maybe("Bear").resolves().check("Bear", damage=1).check("Elk", damage=0)
    table = fight(mine, ["Meadow", "Elk", "Pond", "Bear"]).attack("Bear", "Cat").until("Play Decoy", 0)
    table.play("Decoy").maybe("Cat").choose("Meadow").resolves()
    while table.kind != "main shot":
        table.cannot("Play Street Riot").decline()


@rule("SF-28.1.3.1", "SF-33.0")
def test_what_is_targeted_in_an_attack_may_change() -> None:
    sled = [SITE, "Cat", "Fire Sled > Cat", "hand: Decoy"]
    for mine, attacker in ((["Barn", "White Ninja", "hand: Decoy"], "White Ninja"), (sled, "Cat")):
        table = duel(mine, ["Meadow", "Pond", "Fort"], extra=CARDS).check("Fort", toughness=2)
        table.attack("Pond", attacker).until("Play Decoy", 0).play("Decoy").maybe(attacker).choose("Fort")
        table.resolves().check("Fort", toughness=0)


@rule("SF-28.11", "SF-28.1.3.1")
def test_tomb_of_the_sacred_vigil_asks_which_site_was_hit() -> None:
    theirs = ["Tomb of the Sacred Vigil", "Meadow", "Elk"]
    for declared, changed, raised in (("Elk", "Meadow", True), ("Meadow", "Elk", False)):
        table = fight(["Barn", "Cat", "hand: Decoy"], theirs).attack(declared, "Cat").until("Play Decoy", 0)
        table.play("Decoy").maybe("Cat").choose(changed).ends()
        assert any(table.game.card(card).title == "Warrior" for card in table.game.in_play) == raised


@rule("SF-6.0", "SF-24.2.1")
def test_a_search_that_may_be_made_can_be_left() -> None:
    for answer in ("Do not search", "Imp"):
        deck = [f"deck: {title}" for title in ("Seamus", "Imp", "City Park", "SEAL Team", "Bear Market", "Blue Monk")]
        table = duel([SITE, "Dockyard (down)", *deck])
        before = table.pile("deck", 0)
        table.choose("Reveal Dockyard").until("Imp").choose(answer).ends()
        assert (table.pile("deck", 0) == before) == (answer != "Imp")
        assert table.hand(0) == ([] if answer == "Do not search" else ["Imp"])
        table = fight(["Barn", "Bear"], ["Meadow", "Pond", "Shield of Pure Soul", *deck], power=0)
        before = table.pile("deck", 1)
        table.attack("Pond", "Bear").until("Burn").choose("Burn it for victory").until("Imp", 1).choose(answer).ends()
        assert (table.pile("deck", 1) == before) == (answer != "Imp")
        assert table.pile("deck", 1)[-1] == ("Seamus" if answer == "Do not search" else "Imp")
        table.power(0, 1)


@rule("SF-9.2.2")
def test_not_to_search_is_no_card() -> None:
    table = duel([SITE, "Dockyard (down)", "deck: Imp"], [SITE, *["Imp"] * 12], filler=0).choose("Reveal Dockyard")
    options = table.until("Do not search").question.options
    assert [(option.label, option.thing, option.action.verb) for option in options] == [
        ("No more", None, "nothing"),
        ("Imp", None, "pick"),
        ("Do not search", None, "no"),
    ]


@rule("SF-22.2.3", "SF-28.1.4")
def test_butterfly_armor_tires_for_one_establishing_shot() -> None:
    mine = ["Barn", "Cat", "Butterfly Armor > Cat", "Meadow", "hand: Rest"]
    table = fight(mine, ["Pond", "Pond"]).attack("Pond", "Cat").choose("All others turn").ends().play("Rest")
    table.maybe("Cat").ends().check("Cat", turned=False).end_turn().until("main shot", 1).end_turn().until(
        "main shot", 0
    )
    table.choose("Move Cat").ends().check("Cat", turned=True)  # the lock was for the Establishing Shot that is over
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("Cat", turned=False)
    table = fight(mine, ["Pond", "Pond"]).attack("Pond", "Cat").choose("Cat").ends().check("Cat", turned=False)
    table.choose("Move Cat").ends().check("Cat", turned=True)  # it has turned, but not to attack
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("Cat", turned=False)


@rule("SF-4.1", "SF-4.2", "SF-25.7.4", "SF-26.1")
def test_jenny_zheng_and_mogwai_look_at_who_needs_no_more_than_one_site() -> None:
    for burned, near in ((3, False), (4, True), (5, True)):
        mine = ["Meadow", "Cat", "hand: Snuff", "Mogwai", *["burned: Nightclub"] * burned]
        table = fight(mine, ["Pond", "Pond", "Jenny Zheng (turned)"]).check("Mogwai", fighting=6 if near else 4)
        table.attack("Pond", "Cat").until("Play Snuff", 0).play("Snuff", "Meadow").resolves()
        table.check("Jenny Zheng", turned=not near).check("Mogwai", fighting=6 if burned == 5 else 4)


@rule("SF-35.0", "SF-44.0", "SF-44.1")
def test_the_leong_brothers_return_to_their_owner() -> None:
    table = fight(["Meadow", "The Leong Brothers (of 1)", "hand: Snuff"], ["Pond"])
    table.play("Snuff", "The Leong Brothers").until("trigger").choose("The Leong Brothers").ends()
    table.check("The Leong Brothers", zone="in play", control=1, fighting=3)


@rule("SF-26.4", "SF-30.3.1", "SF-20.1")
def test_the_red_lantern_tavern_pays_for_the_first_while_attacking() -> None:
    table = fight(["The Red Lantern Tavern", "Cat"], ["Meadow", "Dog"], power=0)
    table.use("The Red Lantern Tavern", "Cat").passes().attack("Dog", "Cat").ends()
    table.check("Cat", zone="smoked").check("Dog", zone="smoked").power(1, 0)
    table = fight(["The Red Lantern Tavern", "Giant"], ["Meadow", "Dog", "Prowler"], power=0)
    table.use("The Red Lantern Tavern", "Giant").until("After this scene, attack with Prowler", 1)
    table.choose("After this scene, attack with Prowler").until("attack target", 1).choose("The Red Lantern")
    table.until("Giant intercepts", 0).choose("Giant intercepts").ends().check("Prowler", zone="smoked").power(0, 0)
    table.attack("Dog", "Giant").ends().check("Dog", zone="smoked").power(1, 0)


@rule("SF-26.1", "SF-32.0", "SF-16.1")
def test_city_park_heals_by_a_trigger_of_its_own() -> None:
    for hushed, left in ((False, 0), (True, 2)):
        table = duel([SITE, "City Park (down)", "hand: Bolt", "hand: Hush"], extra=CARDS).choose("Reveal City Park")
        table.ends().play("Bolt", "City Park").ends().check("City Park", damage=2)
        if hushed:
            table.play("Hush", "City Park").ends()
        table.end_turn().until("main shot", 1).check("City Park", damage=left)
    table = duel([SITE, "City Park (2 damage)"]).end_turn().until("main shot", 1).check("City Park", damage=2)


@rule("SF-42.0", "SF-44.1")
def test_heavens_brigade_limits_only_its_own_ability() -> None:
    mine = [SITE, *["smoked: Heaven's Brigade"] * 3, "hand: Comeback"]
    table = duel(mine, [SITE, "City Park"], extra=CARDS).play("Comeback", "Heaven's Brigade").ends()
    table.act("Use Heaven's Brigade", SITE)
    assert table.pile("smoked", 0).count("Heaven's Brigade") == 1
    if table.offers("Use Heaven's Brigade"):
        table.act("Use Heaven's Brigade", SITE)
    assert table.pile("smoked", 0).count("Heaven's Brigade") == 1


@rule("SF-26.1", "SF-30.3.3")
def test_serena_chase_counts_the_sites_before_one_falls() -> None:
    table = fight(["Barn", "Serena Chase"], ["Pond", "Meadow", "Meadow"], power=0)
    table.attack("Pond", "Serena Chase").until("Burn").choose("Burn it for victory").ends().power(1, 0)


@rule("SF-10.4", "SF-20.2", "SF-24.2")
def test_ominous_cave_mouth_takes_no_last_body() -> None:
    mine = ["Barn", "Ominous Cave Mouth", "Ominous Cave Mouth", "hand: Bolt"]
    table = fight(mine, ["Pond (2 damage)", "Meadow"]).use("Ominous Cave Mouth", "Pond").choose("target gains -1")
    table.passes().check("Pond", body=1, damage=2).use("Ominous Cave Mouth", "Pond").choose("target gains -1")
    table.passes().check("Pond", body=1, zone="in play")  # asked as it begins, with what else lowers it
    table.play("Bolt", "Pond").ends().check("Pond", zone="smoked")  # and not again: this is damage


@rule("SF-10.2", "SF-50.14")
def test_mountaineer_has_stealth_for_each_attack_from_a_mountain() -> None:
    table = (
        fight(["Eagle Mountain", "Mountaineer", "Barn"], ["Pond", "hand: Bolt"])
        .attack("Pond", "Mountaineer")
        .resolves()
    )
    table.check("Mountaineer", has=m.STEALTH).ends().check("Mountaineer", lacks=m.STEALTH)


@rule("SF-25.5.1", "SF-42.0")
def test_vampirism_is_alone_on_its_subject_whatever_becomes_of_the_first() -> None:
    mine = [SITE, "SEAL Team", "hand: Vampirism", "hand: Vampirism", "hand: Hush", "pool: ee"]
    table = duel(mine, extra=CARDS).play("Vampirism").until("Play Hush", 0).cannot("Play Vampirism")
    table.passes().play("Hush", "Vampirism").ends().cannot("Play Vampirism")


@rule("SF-45.0", "SF-35.3")
def test_inner_city_monk_binds_only_its_own_player() -> None:
    mine = [SITE, "hand: Inner-City Monk", "pool: gg", "Ravenous Devourer"]
    table = duel(mine, [SITE, "Imp", "Cat", "Ravenous Devourer", "hand: Betray"], extra=CARDS).play("Inner-City Monk")
    table.ends().check("Imp", control=0).check("Cat", control=0).use("Ravenous Devourer").cannot("Imp").cannot("Cat")
    table.maybe("Ravenous Devourer").maybe("Inner-City Monk").until("Play Betray", 1).play("Betray", "Imp").resolves()
    table.check("Imp", control=1).until("Use Ravenous Devourer", 1).use("Ravenous Devourer")
    assert table.offers("Imp")
    assert "while under your control" in text_of("Inner-City Monk")
