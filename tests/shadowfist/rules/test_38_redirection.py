"""SF-38: damage redirection by signposts."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.shared import redirects
from kwoon.games.shadowfist.standing.attack import AFTER_FIGHT, AttackState, current_attack
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.ids import NONE
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, fight, people

BEAR = "the combat damage of Bear"


def redirector(title: str, hurt: m.Filter, to: m.Filter) -> Card:
    """A Site that turns to redirect a source's damage on such a card to such a card."""
    source = m.choose(m.SourceOfDamage())
    return m.feng_shui(title, 6, redirects(source, m.choose(m.WouldBeHurt(hurt, source)), to))


def attacked(*theirs: str, mine: tuple[str, ...] = ()) -> Duel:
    """Seat 0's Bear attacks seat 1's Meadow; seat 1 has Devil's Mountain and whatever else."""
    table = fight(["Pond", "Bear", *mine], ["Meadow", "Devil's Mountain", *theirs])
    return table.attack("Meadow", "Bear").until("Use Devil's Mountain", 1)


@rule("SF-38.0", "SF-38.1", "SF-38.2")
def test_damage_goes_where_the_signpost_points() -> None:
    table = attacked("Giant (2nd)").use("Devil's Mountain").ends()
    table.check("Meadow", damage=0).check("Giant", damage=6).check("Devil's Mountain", turned=True)


@rule("SF-38.2")
def test_source_recipient_and_new_recipient_are_named_as_it_is_generated() -> None:
    """Both attackers can be named, the attacked Site only, and any Character of one's own."""
    table = fight(["Pond", "Bear", "Cat"], ["Meadow", "Devil's Mountain", "Giant (2nd)", "Elk (2nd)"])
    table.attack("Meadow", "Bear", "Cat").until("Use Devil's Mountain", 1).use("Devil's Mountain")
    assert table.labels() == [f"{BEAR}, {{0}}'s", "the combat damage of Cat, {0}'s"]
    table.choose("the combat damage of Cat")
    assert table.labels() == ["Giant", "Elk"]
    table.choose("Elk").ends().check("Meadow", damage=6).check("Elk", damage=3)


@rule("SF-38.2")
def test_the_signpost_is_set_only_when_the_effect_resolves() -> None:
    """Turned, but the effect is still in the scene: there is no signpost yet."""
    table = attacked("Giant (2nd)", mine=("hand: Vigor",)).use("Devil's Mountain")
    assert table.game.signposts == []
    table.resolves()
    assert table.game.view(0)["signposts"] == [{"source": "Bear", "from": "Meadow", "to": "Giant"}]


@rule("SF-38.1")
def test_using_a_signpost_is_no_effect() -> None:
    """When the damage passes it nobody can answer: the damage is there before anyone is asked."""
    table = attacked("Giant (2nd)", "hand: Bolt").use("Devil's Mountain").resolves()
    while table.game.damage[table.card("Giant")] == 0:
        table.decline()
    assert table.kind == "main shot"


@rule("SF-38.1.1")
def test_the_last_redirection_to_resolve_erases_the_earlier_one() -> None:
    table = attacked("City Square", "Giant (2nd)").use("Devil's Mountain").resolves()
    table.until("Use City Square", 1).use("City Square", "City Square").ends()
    table.check("Giant", damage=0).check("City Square", zone="smoked").check("Meadow", damage=0)


@rule("SF-38.1.1")
def test_each_source_has_a_signpost_of_its_own() -> None:
    table = fight(["Pond", "Bear", "Cat"], ["Meadow", "Devil's Mountain", "City Square", "Giant (2nd)"])
    table.attack("Meadow", "Bear", "Cat").until("Use Devil's Mountain", 1).use("Devil's Mountain", BEAR).resolves()
    table.use("City Square", "the combat damage of Cat", "City Square").ends()
    table.check("Giant", damage=6).check("City Square", damage=3).check("Meadow", damage=0)


@rule("SF-38.1.2")
def test_a_signpost_of_an_attack_lasts_until_its_end() -> None:
    """The Bear is stopped, its signpost expires with the attack, and its next attack goes through."""
    table = fight(["Pond", "Bear", "hand: Rest"], ["Meadow", "Devil's Mountain", "Snail (1st)", "Giant (2nd)"])
    table.attack("Meadow", "Bear").until("Use Devil's Mountain", 1).use("Devil's Mountain", "Giant").resolves()
    table.until("Snail intercepts").choose("Snail intercepts Bear").ends()
    assert table.game.signposts == []
    table.check("Giant", damage=0).check("Snail", damage=0)


@rule("SF-38.1.2", "SF-38.2.1")
def test_a_signpost_for_an_effect_lasts_until_that_effect_resolves() -> None:
    table = fight(["Pond", "hand: Bolt", "hand: Bolt"], ["Meadow", "Devil's Mountain", "Giant (2nd)"])
    table.play("Bolt", "Meadow").use("Devil's Mountain").ends()
    table.check("Giant", damage=2).check("Meadow", damage=0)
    assert table.game.signposts == []
    table.play("Bolt", "Meadow").ends().check("Meadow", damage=2)


@rule("SF-38.2.1", "SF-26.2")
def test_damage_of_an_effect_is_redirected_only_in_response_to_it() -> None:
    """Before the Bolt is played there is no source to name, nor when it has resolved."""
    table = fight(["Pond", "hand: Bolt", "hand: Vigor", "Ant"], ["Meadow", "Devil's Mountain", "Giant (2nd)"])
    table.play("Vigor", "Ant").passes()
    assert table.why("Devil's Mountain", 1) != ""
    table.play("Bolt", "Meadow")
    assert table.offers("Use Devil's Mountain")
    table.ends().choose("End your turn")
    table.cannot("Use Devil's Mountain")


@rule("SF-38.2.1", "SF-23.2")
def test_it_enters_closed_scenes_like_a_triggered_effect() -> None:
    """The Spite hurts a Site from the closed cleanup scene, and the Mountain answers there."""
    falls = m.happens(m.WAS_SMOKED, this=True)
    spite = m.when(falls, [it := m.target(m.ANY_SITE)], m.Damage(3, it))
    imp = m.character("Spite", "Fighter", 1, 1, "", "", spite)
    table = duel(
        ["Pond", "Spite"], ["Meadow", "Devil's Mountain", "Giant (2nd)", "Cat (1st)"], extra=[*people(), imp]
    ).attack("Cat", "Spite")  # fmt: skip
    table.until("pick").choose("Meadow").until("Use Devil's Mountain").use("Devil's Mountain", "Giant").ends()
    table.check("Giant", damage=3).check("Meadow", damage=0)


@rule("SF-38.1.3")
def test_a_signpost_is_used_once() -> None:
    """Two blows of one effect on the same card: the second one arrives."""
    twice = at("Double Bolt", lambda it: m.Damage(1, it), m.ANY_SITE)
    first = twice.abilities[0]
    assert isinstance(first, m.Used)
    first.verbs.append(m.Damage(2, m.Picked(first.choices[0])))
    table = duel(
        ["Pond", "hand: Double Bolt"], ["Meadow", "Devil's Mountain", "Giant (2nd)"], extra=[*people(), twice]
    )  # fmt: skip
    table.play("Double Bolt", "Meadow").use("Devil's Mountain").ends()
    table.check("Giant", damage=1).check("Meadow", damage=2)


@rule("SF-38.3")
def test_combat_damage_is_redirected_from_the_declaration_on_and_not_in_combat() -> None:
    """The Busybody is asked in every scene, so its player sees whether the Sluice can be used there.

    Before the attack not; from the declaration on in every open scene until combat; in the scenes of combat, which the
    Sluice's timing would allow, and after it, not.
    """
    table = sluice().play("Vigor", "Bear").passes(to=1).cannot("Use Sluice").ends().attack("Meadow", "Bear")
    asked: list[tuple[str, bool]] = []
    while table.kind != "main shot":
        attack = current_attack(table.game)
        if table.kind == "act" and table.seat == 1 and attack is not None:
            asked.append((when_in(attack), table.offers("Use Sluice")))
        table.decline()
    told = [each for at, each in enumerate(asked) if each not in asked[:at]]
    assert told == [
        ("declared", True),
        ("interception", True),
        ("before combat", True),
        ("combat", False),
        ("over", False),
    ]


def sluice() -> Duel:
    """Seat 0 has a Bear; seat 1 a Meadow, a Site that redirects at any time, and one who can act in every scene."""
    hurt = m.pick(m.SITE, m.FENG_SHUI, whose=m.YOU)
    busy = m.use(m.GainPower(m.YOU_, 1), timing=m.ANY_SCENE)
    busybody = m.character("Busybody", "Fighter", 1, 9, "", "", busy)
    return duel(
        ["Pond", "Bear", "hand: Vigor"], ["Meadow", "Sluice", "Busybody"],
        extra=[*people(), busybody, redirector("Sluice", hurt, m.YOUR_CHARACTER)],
    )  # fmt: skip


def when_in(attack: AttackState) -> str:
    """Where in the attack the game is."""
    if attack.ended:
        return "over"
    if attack.in_combat:
        return "combat"
    if attack.step == AFTER_FIGHT:
        return "before combat"
    return "declared" if attack.intercepting_seat == NONE else "interception"


@rule("SF-38.3")
def test_combat_damage_that_is_redirected_before_combat_goes_elsewhere_and_later_does_not() -> None:
    """The same Sluice, used in the scene before combat: the Meadow is spared, and the Busybody takes the blow."""
    table = sluice().attack("Meadow", "Bear").until("Use Sluice", 1).use("Sluice").ends()
    table.check("Meadow", damage=0).check("Busybody", damage=6)
    table = sluice().attack("Meadow", "Bear").ends().check("Meadow", damage=6).check("Busybody", damage=0)


@rule("SF-38.3")
def test_interceptors_and_attacked_characters_can_be_sources_too() -> None:
    """The attacked Elk's damage on the Bear goes to a Snail that does not feel it."""
    table = duel(
        ["Bodyguards", "Bear", "Snail"], ["Meadow", "Elk"],
        extra=[*people(), redirector("Bodyguards", m.ANY_CHARACTER, m.YOUR_CHARACTER)],
    )  # fmt: skip
    table.attack("Elk", "Bear").use("Bodyguards")
    assert table.labels() == [f"{BEAR}, {{0}}'s", "the combat damage of Elk, {1}'s"]
    table.choose("the combat damage of Elk").ends()
    table.check("Elk", zone="smoked").check("Bear", damage=0).check("Snail", damage=0)


@rule("SF-38.3", "SF-29.2", "SF-20.1")
def test_redirected_combat_damage_is_non_combat_damage() -> None:
    """It smokes the City Square, which is neither burned nor seized; and the attack has failed."""
    table = fight(["Pond", "Bear", "Cat"], ["Meadow", "City Square"])
    table.attack("Meadow", "Bear").until("Use City Square", 1).use("City Square").ends()
    table.check("City Square", zone="smoked").check("Meadow", damage=0).cannot("Declare an attack")


@rule("SF-38.4")
def test_when_the_new_recipient_has_left_play_nothing_is_damaged() -> None:
    table = attacked("Ant (2nd)", mine=("hand: Snuff",)).use("Devil's Mountain").resolves()
    table.until("Play Snuff", 0).play("Snuff", "Ant").ends()
    table.check("Meadow", damage=0).check("Ant", zone="smoked")


@rule("SF-38.5", "SF-29.4")
def test_the_card_that_redirects_is_the_source() -> None:
    """A Giant that takes no damage from Characters takes what comes from the Mountain."""
    tough = m.character("Untouchable", "Fighter", 1, 9, "", "", m.reduces(m.ANY_CHARACTER, 0))
    table = duel(["Pond", "Bear"], ["Meadow", "Devil's Mountain", "Untouchable (2nd)"], extra=[*people(), tough])
    table.attack("Meadow", "Bear").until("Use Devil's Mountain", 1).use("Devil's Mountain").ends()
    table.check("Untouchable", damage=6)


@rule("SF-38.5", "SF-29.6")
def test_the_new_recipient_reduces_it() -> None:
    table = attacked("Turtle (2nd)").use("Devil's Mountain").ends().check("Turtle", zone="smoked")
    table = fight(["Pond", "Elk"], ["Meadow", "Devil's Mountain", "Turtle (2nd)"])
    table.attack("Meadow", "Elk").until("Use Devil's Mountain", 1).use("Devil's Mountain").ends()
    table.check("Turtle", damage=2)


@rule("SF-38.6", "SF-38.1.1")
def test_not_to_the_card_that_the_signpost_leads_away_from() -> None:
    """The Bear's damage goes from the Meadow to the Giant; from there it can go anywhere but to the Meadow."""
    table = duel(
        ["Pond", "Bear"], ["Meadow", "Devil's Mountain", "Switch", "Giant (2nd)"],
        extra=[*people(), redirector("Switch", m.pick(), m.pick(m.CHARACTER, m.SITE, m.FENG_SHUI))],
    )  # fmt: skip
    table.attack("Meadow", "Bear").until("Use Devil's Mountain", 1).use("Devil's Mountain").resolves()
    table.use("Switch")
    assert table.labels() == ["Meadow", "Giant"]
    table.choose("Giant")
    assert table.labels() == ["Devil's Mountain, {1}'s", "Switch, {1}'s", "Pond, {0}'s", "Bear, {0}'s"]
    table.choose("Pond").ends().check("Pond", zone="smoked").check("Giant", damage=0).check("Meadow", damage=0)


@rule("SF-38.7")
def test_it_can_be_cancelled_in_response_and_not_any_more_when_the_signpost_is_set() -> None:
    """Whirlpool of Blood cancels what a turned Site has generated."""
    table = fight(["Whirlpool of Blood", "Bear"], ["Meadow", "Devil's Mountain", "Giant (2nd)"])
    table.attack("Meadow", "Bear").until("Use Devil's Mountain", 1).use("Devil's Mountain")
    table.until("Use Whirlpool of Blood", 0).use("Whirlpool of Blood").ends()
    table.check("Meadow", damage=6).check("Giant", damage=0)
    table = fight(["Whirlpool of Blood", "Bear"], ["Meadow", "Devil's Mountain", "Giant (2nd)"])
    table.attack("Meadow", "Bear").until("Use Devil's Mountain", 1).use("Devil's Mountain").resolves()
    while table.kind != "main shot":
        table.cannot("Use Whirlpool of Blood").decline()
    table.check("Giant", damage=6)


@rule("SF-38.6", "SF-38.1.1")
def test_a_redirection_that_has_become_illegal_sets_no_signpost() -> None:
    """First to resolve: from the Meadow to the Giant. Then one from the interceptor to the Meadow: too late."""
    anything = m.pick(m.CHARACTER, m.SITE, m.FENG_SHUI)
    table = duel(
        ["Pond", "Bear", "Switch"], ["Meadow", "Devil's Mountain", "Cat (1st)", "Giant (2nd)"],
        extra=[*people(), redirector("Switch", anything, anything)],
    )  # fmt: skip
    table.attack("Meadow", "Bear").until("intercept").choose("Cat intercepts Bear")
    table.use("Switch", BEAR, "Cat", "Meadow").until("Use Devil's Mountain", 1)
    table.use("Devil's Mountain", BEAR, "Giant").ends()
    table.check("Cat", zone="smoked").check("Meadow", damage=0).check("Giant", damage=3)


@rule("SF-38.2.1", "SF-33.0")
def test_when_the_effect_is_cancelled_there_is_nothing_to_redirect() -> None:
    table = fight(
        ["Pond", "Hungry Ghosts", "hand: Bolt"], ["Meadow", "Devil's Mountain", "Giant (2nd)"],
        ["Barn", "hand: Confucian Stability", "pool: gg"],
    )  # fmt: skip
    table.play("Bolt", "Meadow").use("Devil's Mountain")
    table.until("Play Confucian Stability", 2).play("Confucian Stability").ends()
    table.check("Giant", damage=0).check("Meadow", damage=0)
    assert table.game.signposts == []


@rule("SF-38.2")
def test_sources_are_told_apart_in_words() -> None:
    table = fight(["Pond", "Bear", "hand: Bolt"], ["Meadow", "Devil's Mountain", "Giant (2nd)"])
    table.attack("Meadow", "Bear").play("Bolt", "Meadow").use("Devil's Mountain")
    assert table.labels() == [f"{BEAR}, {{0}}'s", "the damage of Bolt, {0}'s"]
    table.choose("the damage of Bolt").ends().check("Giant", damage=2).check("Meadow", damage=6)


@rule("SF-38.1.2", "SF-33.0", "SF-9.2.2")
def test_the_signpost_of_an_effect_that_is_canceled_goes_with_the_scene() -> None:
    """The Bolt was redirected and then canceled: it never resolves, and no sign of it is left to be seen."""
    theirs = ["Meadow", "Devil's Mountain", "Giant (2nd)", "hand: No"]
    table = duel(["Pond", "hand: Bolt"], theirs, extra=[*people(), no()])
    table.play("Bolt", "Meadow").until("Use Devil's Mountain", 1).use("Devil's Mountain")
    while not table.game.signposts:
        table.choose("Pass")
    table.until("Play No", 1).play("No").ends()
    assert table.game.signposts == []
    table.check("Giant", damage=0).check("Meadow", damage=0)


def no() -> Card:
    """An Event that cancels an effect in the scene."""
    return m.event("No", 0, "", m.answer(m.ANY_CARD, m.CancelAnswered(0)))
