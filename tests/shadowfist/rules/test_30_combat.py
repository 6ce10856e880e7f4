"""SF-30: combat: the scene before it, entering it, damage, fates, and the cleanup."""

from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import fight, people


def enters(title: str, *verbs: m.Verb, event: int = m.ENTERED_COMBAT, words: str = "enters combat") -> Card:
    """A Character of 4 Fighting that does something when it enters combat."""
    return m.character(title, "Fighter", 1, 4, "", "", m.when(m.happens(event, this=True), *verbs))


@rule("SF-30.0")
def test_combat_is_between_two_characters_or_a_character_and_a_site() -> None:
    table = fight(["Meadow", "Cat"], ["Meadow", "Elk"])
    table.attack("Elk", "Cat").ends().check("Cat", zone="smoked").check("Elk", damage=3)
    table = fight(["Meadow", "Cat"], ["Meadow"])
    table.attack("Meadow", "Cat").ends().check("Cat", damage=0).check("Meadow", 1, damage=3)


@rule("SF-30.1")
def test_the_scene_before_combat_is_the_last_open_one() -> None:
    """The Vigor comes in time; from the moment that combat begins until it is over nobody is asked."""
    table = fight(["Meadow", "Cat", "hand: Vigor"], ["Meadow", "Bear", "hand: Bolt"])
    table.attack("Bear", "Cat")
    last = 0
    while table.game.damage[table.card("Bear")] == 0:
        last = table.seat
        table.choose("Pass" if table.kind == "act" else table.labels()[0])
    assert last == 1
    assert table.kind == "main shot"


@rule("SF-30.1", "SF-50.16")
def test_tactics_can_be_used_in_it() -> None:
    table = fight(["Meadow", "Tactician", "Cat"], ["Meadow", "Giant"])
    table.attack("Giant", "Tactician", "Cat").until("Use the Tactics of Tactician")
    table.choose("Use the Tactics of Tactician").ends().check("Tactician", damage=0).check("Cat", zone="smoked")


@rule("SF-30.2")
def test_what_happens_on_entering_combat_is_done_before_the_damage() -> None:
    """The Brave gains 2 Fighting as it enters combat, and survives the Elk."""
    brave = enters("Brave", m.Give(m.SELF, [m.fighting(2)], m.TURN_END))
    table = duel(["Meadow", "Brave"], ["Meadow", "Bear (1 damage)"], extra=[*people(), brave])
    table.attack("Bear", "Brave").ends().check("Bear", zone="smoked").check("Brave", damage=5)


@rule("SF-30.2", "SF-23.2")
def test_that_scene_is_closed() -> None:
    brave = enters("Brave", m.Give(m.SELF, [m.fighting(2)], m.TURN_END))
    table = duel(["Meadow", "Brave"], ["Meadow", "hand: Bolt"], extra=[*people(), brave])
    table.attack("Meadow", "Brave")
    while table.game.damage[table.card("Meadow", 1)] == 0:
        assert table.game.view(0)["scene"] == []
        table.choose("Pass")
    table.check("Meadow", 1, damage=6)


@rule("SF-30.2", "SF-24.4")
def test_a_site_may_be_revealed_for_it() -> None:
    """A face-down Maze of Stairs: asked as an attacker enters combat."""
    table = fight(["Meadow", "Bear"], ["Maze of Stairs (down)", "Pond"])
    table.attack("the face-down Site", "Bear").until("trigger").choose("Maze of Stairs").ends()
    table.check("Maze of Stairs", down=False)


@rule("SF-30.3")
def test_characters_inflict_their_current_fighting() -> None:
    table = fight(["Meadow", "Bear (2 damage)"], ["Meadow", "Giant (3 damage)"])
    table.attack("Giant", "Bear").ends().check("Giant", damage=7).check("Bear", zone="smoked")


@rule("SF-30.3")
def test_damage_is_inflicted_at_the_same_time() -> None:
    table = fight(["Meadow", "Cat"], ["Meadow", "Dog"])
    table.attack("Dog", "Cat").ends().check("Cat", zone="smoked").check("Dog", zone="smoked")


@rule("SF-30.3", "SF-30.4")
def test_what_damage_triggers_waits_for_the_cleanup() -> None:
    """The Martyr's blow comes when it is already in the smoked pile, and after all damage of this combat."""
    falls = m.happens(m.WAS_SMOKED, this=True)
    martyr = m.character("Martyr", "Fighter", 1, 1, "", "", m.when(falls, m.GainPower(m.YOU_, 1)))
    table = duel(["Meadow", "Cat"], ["Meadow", "Martyr", "hand: Bolt"], extra=[*people(), martyr])
    table.attack("Martyr", "Cat").ends().check("Martyr", zone="smoked").check("Cat", damage=1).power(9, 10)


@rule("SF-30.3.1")
def test_a_character_divides_its_damage_among_its_opponents_as_it_likes() -> None:
    table = fight(["Meadow", "Cat", "Dog", "Elk"], ["Meadow", "Bear"])
    table.attack("Bear", "Cat", "Dog", "Elk").until("divide damage")
    assert table.labels() == [*"0123456"]
    assert table.choose("4").labels() == [*"012"]
    table = fight(["Meadow", "Cat", "Dog", "Elk"], ["Meadow", "Bear"])
    table.attack("Bear", "Cat", "Dog", "Elk").until("divide damage").choose("0", "3")
    table.ends().check("Cat", damage=0).check("Dog", zone="smoked").check("Elk", damage=3)


@rule("SF-30.3.1")
def test_several_attackers_damage_one_card_at_once() -> None:
    table = fight(["Meadow", "Cat", "Dog"], ["Meadow", "Bear"])
    table.attack("Bear", "Cat", "Dog").until("divide damage").choose("6").ends()
    table.check("Bear", zone="smoked").check("Cat", zone="smoked").check("Dog", damage=0)


@rule("SF-30.3.2")
def test_a_face_down_site_is_revealed_when_damage_is_assigned_to_it() -> None:
    table = fight(["Meadow", "Ant"], ["Meadow (down)"])
    table.attack("the face-down Site", "Ant").ends().check("Meadow", 1, down=False, damage=1)


@rule("SF-30.3.2", "SF-29.7")
def test_its_text_counts_for_that_damage_already() -> None:
    """Diamond Beach has Toughness 2: an Ant reveals it and does nothing to it; the attack has failed."""
    table = fight(["Meadow", "Ant", "Cat"], ["Diamond Beach (down)"])
    table.attack("the face-down Site", "Ant").ends().check("Diamond Beach", down=False, damage=0)
    table.cannot("Declare an attack")


@rule("SF-30.3.2")
def test_a_site_with_no_damage_assigned_stays_face_down() -> None:
    weak = m.character("Pacifist", "Fighter", 1, 1, "", "", m.always(m.combat_damage(-1)))
    table = duel(["Meadow", "Pacifist"], ["Meadow (down)"], extra=[*people(), weak])
    table.attack("the face-down Site", "Pacifist").ends().check("Meadow", 1, down=True, damage=0)


@rule("SF-30.3.3", "SF-30.3.3.1")
def test_characters_at_zero_are_smoked_and_sites_await_their_fate() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Barn"])
    table.attack("Pond", "Bear")
    fates = ["Seize it", "Burn it for victory", "Burn it for Power", "Smoke it"]
    assert [label.partition(":")[0] for label in table.labels()] == fates
    table.choose("Smoke it").check("Pond", zone="smoked")


@rule("SF-30.3.3", "SF-30.3.3.1", "SF-20.1")
def test_who_inflicted_the_damage_has_smoked_the_character() -> None:
    """Both fall at once, and the Avenger is paid for the Cat all the same."""
    paid = m.when(m.Smokes(m.SELF, m.ANY_CHARACTER, combat=True), m.GainPower(m.YOU_, 1))
    avenger = m.character("Avenger", "Fighter", 1, 3, "", "", paid)
    table = duel(["Meadow", "Avenger"], ["Meadow", "Cat"], extra=[*people(), avenger])
    table.attack("Cat", "Avenger").ends().check("Cat", zone="smoked").check("Avenger", zone="smoked").power(10, 9)


@rule("SF-30.3.3")
def test_a_site_that_is_no_feng_shui_site_is_not_burned() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Barn"])
    table.attack("Barn", "Bear")
    assert [label.partition(":")[0] for label in table.labels()] == ["Seize it", "Smoke it"]


@rule("SF-30.3.3.1", "SF-20.1")
def test_a_site_that_is_smoked_was_smoked_by_who_damaged_it() -> None:
    """The Wrecker is paid for Sites that it smokes, not for those that burn."""
    paid = m.when(m.happens(m.WAS_SMOKED, to=m.ANY_SITE, by_this=True), m.GainPower(m.YOU_, 1))
    wrecker = m.character("Wrecker", "Fighter", 1, 9, "", "", paid)
    table = duel(["Meadow", "Wrecker"], ["Pond", "Barn"], extra=[*people(), wrecker])
    table.attack("Pond", "Wrecker").choose("Smoke it").ends().power(10, 9)
    table = duel(["Meadow", "Wrecker"], ["Pond", "Barn"], extra=[*people(), wrecker])
    table.attack("Pond", "Wrecker").choose("Burn it for victory").ends().power(9, 9)


@rule("SF-30.3.3.3", "SF-10.5")
def test_a_burning_site_keeps_its_counters_until_it_leaves() -> None:
    """The Mourner is paid by the counters of the Site that burns."""
    counted = m.when(
        m.happens(m.BURNED_SITE, this=True), m.GainPower(m.YOU_, m.CountersHere())
    )  # fmt: skip
    grove = m.feng_shui("Grove", 4, counted)
    table = duel(["Meadow", "Bear"], ["Grove (3 counters)", "Barn"], extra=[*people(), grove])
    table.attack("Grove", "Bear").choose("Burn it for victory").ends().power(9, 12)


@rule("SF-30.3.3")
def test_the_player_who_declared_the_attack_chooses() -> None:
    """Not the joiner, whose Giant did it."""
    table = fight(["Meadow", "Ant"], ["Pond"], ["Meadow", "Giant"])
    table.attack("Pond", "Ant").choose("Giant")
    assert (table.kind, table.seat) == ("fate of the Site", 0)
    table.choose("Seize it").ends().check("Pond", control=0)


@rule("SF-30.3.3.2", "SF-19.0")
def test_a_seized_site_is_healed_and_controlled_at_once_and_moves_later() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Barn"])
    table.attack("Pond", "Bear").choose("Seize it").check("Pond", control=0, damage=0)
    assert table.game.places[table.card("Pond")] in table.game.structures[1]
    table.choose("A new location").ends().check("Pond", control=0, location=2)


@rule("SF-30.3.3.3", "SF-12.1.1")
def test_a_site_burned_for_victory_leaves_when_all_go_home() -> None:
    """A trigger of its burning is generated while it is still on the table."""
    mourns = m.when(m.happens(m.BURNED_SITE, to=m.ANY_SITE), m.GainPower(m.YOU_, 1))
    mourner = m.character("Mourner", "Fighter", 1, 1, "", "", mourns)
    table = duel(["Meadow", "Bear"], ["Pond", "Barn", "Mourner (2nd)"], extra=[*people(), mourner])
    table.attack("Pond", "Bear").passes().choose("Burn it for victory").ends().power(9, 10)
    table.check("Pond", zone="burned")
    assert table.pile("burned", 0) == ["Pond"]


@rule("SF-30.3.3.4", "SF-12.1.2")
def test_a_site_burned_for_power_goes_to_its_owners_smoked_pile() -> None:
    table = fight(["Meadow", "Bear"], ["Pond (of 2)", "Barn"], ["Meadow"], power=0)
    table.attack("Pond", "Bear").choose("Burn it for Power").until("main shot")
    assert table.pile("smoked", 2) == ["Pond"]
    table.power(4)


@rule("SF-30.3.4", "SF-31.1")
def test_a_unique_site_that_combat_reveals_is_auctioned() -> None:
    table = fight(["Lone Pine", "Ant"], ["Lone Pine (down)"])
    table.attack("the face-down Site", "Ant").passes()
    assert (table.kind, table.seat) == ("bid", 1)


@rule("SF-30.3.4")
def test_if_it_was_seized_the_seizing_player_starts_the_auction() -> None:
    table = fight(["Meadow", "Giant"], ["Lone Pine (down)", "Barn"], ["Lone Pine"])
    table.attack("the face-down Site", "Giant").passes().choose("Seize it")
    assert (table.kind, table.seat) == ("bid", 0)


@rule("SF-30.3.4", "SF-28.8")
def test_a_seized_site_that_is_lost_in_the_auction_is_placed_nowhere() -> None:
    table = fight(["Meadow", "Giant"], ["Lone Pine (down)", "Barn"], ["Lone Pine"])
    table.attack("the face-down Site", "Giant").passes().choose("Seize it").choose("1").maybe("Pass").choose("2")
    table.maybe("Pass").maybe("Pass")
    assert (table.kind, table.seat) == ("keep", 2)
    table.choose("Lone Pine, {2}'s")
    assert table.kind == "main shot"
    assert table.pile("toasted", 1) == ["Lone Pine"]
    table.check("Giant", location=1)


@rule("SF-30.3.4")
def test_if_it_was_smoked_or_burned_there_is_no_auction() -> None:
    for fate in ("Smoke it", "Burn it for victory"):
        table = fight(["Meadow", "Giant"], ["Lone Pine (down)", "Barn"], ["Lone Pine"])
        table.attack("the face-down Site", "Giant").passes().choose(fate)
        assert table.kind == "main shot"


@rule("SF-30.3.4")
def test_what_the_cancelled_site_generated_is_gone_from_the_cleanup() -> None:
    """The Shrine pays when it is damaged; who wins the auction keeps the older one, and nothing is paid."""
    pays = m.when(m.happens(m.DAMAGED, this=True), m.GainPower(m.YOU_, 5))
    shrine = m.feng_shui("Shrine", 8, pays, restrictions=m.UNIQUE)
    table = duel(["Shrine", "Ant"], ["Shrine (down)"], extra=[*people(), shrine])
    table.attack("the face-down Site", "Ant").passes().choose("1", "2").maybe("Pass").choose("Shrine").ends()
    table.power(7, 9)
    assert table.pile("toasted", 1) == ["Shrine"]


@rule("SF-30.4", "SF-23.3")
def test_cleanup_effects_are_played_clockwise_from_the_active_player() -> None:
    falls = m.happens(m.WAS_SMOKED, to=m.ANY_CHARACTER)
    gleeful = m.character("Gleeful", "Fighter", 1, 1, "", "", m.when(falls, m.GainPower(m.YOU_, 1), may=True))
    table = duel(["Meadow", "Cat", "Gleeful"], ["Meadow", "Ant", "Gleeful"], extra=[*people(), gleeful])
    table.attack("Ant", "Cat").until("trigger")
    assert table.seat == 0
    table.choose("Gleeful")
    assert (table.kind, table.seat) == ("trigger", 1)
    table.choose("Gleeful").ends().power(10, 10)


@rule("SF-30.4")
def test_when_the_cleanup_is_resolved_combat_is_over() -> None:
    """The cleanup of an interception comes before the next combat: the Cat's heir joins the fight no more."""
    heals = m.when(m.happens(m.ENTERED_COMBAT, this=True), m.GainPower(m.YOU_, 1))
    keen = m.character("Keen", "Fighter", 1, 9, "", "", heals)
    table = duel(["Meadow", "Keen"], ["Meadow", "Ant"], extra=[*people(), keen])
    table.attack("Meadow", "Keen").until("Ant intercepts").choose("Ant intercepts Keen").until("fate of the Site")
    table.power(11, 9)


@rule("SF-30.0", "SF-28.9.1")
def test_a_combat_that_nobody_is_left_for_does_not_happen() -> None:
    """The last attacker ceases in the scene before combat: no damage, and the last scene of the attack is open."""
    table = fight(["Meadow", "Tactician", "Ant"], ["Meadow", "hand: Bolt"])
    table.attack("Meadow", "Tactician")
    attack = current_attack(table.game)
    assert attack is not None
    while not any(isinstance(each, Combat) for each in table.game.stack) or table.seat != 0:
        table.choose("Pass")
    table.choose("Use the Tactics of Tactician").resolves()
    while not attack.ended:
        table.choose("Pass")
    assert table.offers("Play Bolt")
    table.ends().check("Meadow", 1, damage=0)


@rule("SF-30.3.1", "SF-29.7")
def test_a_bonus_against_one_of_several_opponents_is_added_to_its_share() -> None:
    """The Hunter has +2 against Wolves: 2 of its 4 damage are 4 on the Wolf, and 2 on the Elk."""
    wolf = m.character("Wolf", "Wolf", 1, 7, "", "")
    bonus = m.between(m.BONUS, 2, to=m.All(m.pick(m.CHARACTER, words=("Wolf",))), by=m.THIS_CARD)
    hunter = m.character("Hunter", "Fighter", 1, 4, "", "", bonus)
    table = duel(["Meadow", "Wolf", "Elk"], ["Pond", "Hunter"], extra=[*people(), wolf, hunter])
    table.attack("Hunter", "Wolf", "Elk").until("divide damage").choose("2").ends()
    table.check("Wolf", damage=4).check("Elk", damage=2)
