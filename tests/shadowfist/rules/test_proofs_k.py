"""Influence and the playing of cards, looked at line by line: what each line keeps from happening."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import people

SITE = "Puzzle Garden"
HEARSE = [SITE, "Imp", "Long Black Hearse > Imp"]


# --- Influence ---------------------------------------------------------------------------------


def intercepted(*mine: str, theirs: tuple[str, ...] = (), extra: tuple[m.Card, ...] = ()) -> Duel:
    """Seat 0's Bear is intercepted by a Cat of cost 1, and a Courtier with one point of Influence stands by."""
    courtier = m.character("Courtier", "Noble", 1, 1, "", "")
    courtier.influence = 1
    table = duel([SITE, "Bear", "Courtier", *mine], ["Pond", "Cat", *theirs], extra=[*people(), courtier, *extra])
    return table.attack("Pond", "Bear").until("Cat intercepts").choose("Cat intercepts")


@rule("SF-50.8", "SF-21.0")
def test_who_uses_influence_turns_and_what_waits_for_that_is_triggered() -> None:
    idle = m.when(m.happens(m.TURNED, to=m.pick(m.CHARACTER, words=("Noble",))), m.GainPower(m.YOU_, 1))
    table = intercepted("Etiquette", extra=(m.edge("Etiquette", 1, "", idle),))
    table.until("Use the Influence", 0).choose("Use the Influence").ends().power(10)
    table.check("Courtier", turned=True).check("Pond", zone="smoked")


@rule("SF-50.8", "SF-33.0", "SF-23.4")
def test_influence_is_an_effect_of_its_own_in_the_scene() -> None:
    """Between a Vigor and a Bolt: who cancels the Bolt cancels neither the one nor the other."""
    mine = ("hand: Vigor", "hand: Confucian Stability", "pool: gg")
    table = intercepted(*mine, theirs=("hand: Bolt",))
    table.until("Play Vigor", 0).play("Vigor", "Bear").until("Use the Influence", 0).choose("Use the Influence")
    table.until("Play Bolt", 1).play("Bolt", "Bear").until("Play Confucian Stability", 0).play("Confucian Stability")
    table.maybe("Bolt").resolves()
    table.check("Bear", damage=0, fighting=8, attacking=True)
    assert table.game.view(0)["attack"]["attackers"][0]["interceptors"] == []  # type: ignore[index, call-overload]


# --- a card that an effect plays ---------------------------------------------------------------


@rule("SF-49.9", "SF-25.1")
def test_an_effect_does_not_play_a_unique_card_that_its_player_has_already() -> None:
    fiend = m.character("Fiend", "Demon", 1, 1, "", "", restrictions=m.UNIQUE)
    for there in (True, False):
        mine = [*HEARSE, "hand: Fiend", *(["Fiend"] if there else [])]
        table = duel(mine, [SITE], extra=[fiend]).use("Long Black Hearse").passes()
        assert table.offers("Fiend") is not there


@rule("SF-25.1", "SF-8.5", "SF-37.0")
def test_an_effect_does_not_play_what_cannot_be_paid_for() -> None:
    """Three Power less one is two."""
    fiend = m.character("Fiend", "Demon", 3, 1, "", "")
    for power in (1, 2):
        table = duel([*HEARSE, "hand: Fiend"], [SITE], extra=[fiend], power=power).use("Long Black Hearse").passes()
        assert table.offers("Fiend") is (power == 2)


@rule("SF-25.1.1", "SF-25.3", "SF-24.1.2")
def test_an_event_that_an_effect_plays_in_time_keeps_to_its_own_time() -> None:
    """One of the two Events says that it is for one's own Main Shot."""
    own = m.event("Own Time", 0, "", m.use(m.GainPower(m.YOU_, 1), timing=m.MAIN_SHOT))
    free = m.event("Any Time", 0, "", m.use(m.GainPower(m.YOU_, 1)))
    herald = m.character(
        "Herald", "Fighter", 1, 1, "", "",
        m.use([m.TURN], m.PlayOne(m.ANY_EVENT, timing=True), timing=m.ANY_MAIN_SHOT),
    )  # fmt: skip
    cards = [*people(), own, free, herald]
    side = [SITE, "Herald", "hand: Own Time", "hand: Any Time"]
    table = duel(side, [SITE], extra=cards).use("Herald").passes()
    assert table.offers("Own Time")
    assert table.offers("Any Time")
    table = duel([SITE, "Cat", "hand: Bolt"], side, extra=cards).play("Bolt", "Cat").until("Use Herald", 1)
    table.use("Herald").until("pick", 1)
    assert table.offers("Any Time")
    assert not table.offers("Own Time")


# --- one Site a turn, and one more -------------------------------------------------------------


@rule("SF-25.7", "SF-25.7.1")
def test_a_second_site_is_played_by_a_permission_that_is_ones_own_and_face_up() -> None:
    """The Deed lets its player play a Meadow more; one that is face down, or an opponent's, does not."""
    deed = m.feng_shui("Deed", 5, m.allow(m.EXTRA_SITE, m.Titled("Meadow")))
    held = ["hand: Pond", "hand: Meadow", "hand: Barn"]
    for mine, theirs, more in (
        (["Deed (down)", "Deed"], [], True),
        (["Deed (down)"], ["Deed"], False),
        (["Deed (down)", SITE], [], False),
    ):
        table = duel([*mine, *held], [SITE, *theirs], extra=[*people(), deed], power=20)
        table.play("Pond", "A new location").ends()
        assert table.offers("Play Meadow") is more
        assert not table.offers("Play Barn")


# --- an Event once in each attack --------------------------------------------------------------


@rule("SF-24.1.2", "SF-25.3")
def test_an_event_for_once_in_an_attack_is_played_once_in_each_by_each_player() -> None:
    rally = m.event("Rally", 0, "", m.use(m.GainPower(m.YOU_, 1), limit=m.ONCE_PER_ATTACK))
    table = duel(
        [SITE, "Ant", "Loner", "hand: Rally", "hand: Rally"], ["Meadow", "hand: Rally"],
        extra=[*people(), rally], power=0,
    )  # fmt: skip
    table.attack("Meadow", "Ant").until("Play Rally", 0).play("Rally").resolves().power(1, 0)
    table.until("Play Rally", 1)
    assert table.refusal("Rally", 0) is not None
    table.play("Rally").resolves().power(1, 1)
    while table.kind == "act":
        table.cannot("Play Rally").choose("Pass")
    table.ends().attack("Meadow", "Loner").until("Play Rally", 0).play("Rally").ends().power(2, 1)


# --- what is given to cards --------------------------------------------------------------------


@rule("SF-50.8", "SF-24.5.5")
def test_influence_that_is_given_adds_to_what_a_card_has() -> None:
    """An Elder of cost 2 stands in the way: one point is not enough, one and one more are."""
    elder = m.character("Elder", "Fighter", 2, 3, "", "")
    courtier = m.character("Courtier", "Noble", 1, 1, "", "")
    courtier.influence = 1
    seal = m.edge(
        "Seal", 1, "", m.always(m.Grant(m.INFLUENCE, m.Fixed(1), 0, ""), to=m.pick(m.CHARACTER, words=("Noble",)))
    )
    for more, swayed in ((["Seal"], True), ([], False)):
        mine = [SITE, "Bear", "Courtier", *more]
        table = duel(mine, ["Pond", "Elder"], extra=[*people(), elder, courtier, seal])
        table.attack("Pond", "Bear").until("Elder intercepts").choose("Elder intercepts")
        if swayed:
            table.until("Use the Influence", 0).choose("Use the Influence").ends().check("Elder", damage=0)
        while table.kind != "main shot":
            table.cannot("Use the Influence").decline()
        table.check("Elder", zone="in play" if swayed else "smoked")


@rule("SF-29.7", "SF-24.5.5")
def test_damage_that_a_card_takes_more_of_is_more() -> None:
    curse = m.edge(
        "Curse", 1, "", m.always(m.Grant(m.DAMAGE_TAKEN, m.Fixed(1), 0, ""), to=m.pick(m.CHARACTER, words=("Monk",)))
    )
    monk = m.character("Monk", "Monk", 1, 9, "", "")
    table = duel([SITE, "Monk", "Giant", "Curse", "hand: Quake"], [SITE], extra=[*people(), curse, monk])
    table.play("Quake").ends().check("Monk", damage=3).check("Giant", damage=2)


# --- a card that has left play is a new one ----------------------------------------------------


@rule("SF-34.0", "SF-50.3", "SF-16.1")
def test_damage_that_could_not_be_healed_is_forgotten_with_the_card_it_was_on() -> None:
    """The Leper has hurt the Giant; back from the hand, the Giant heals what a Bolt does to it, all of it."""
    recall = m.event("Recall", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.ToHand(it)))
    table = duel(
        [SITE, "Leper", "hand: Recall", "hand: Bolt"], ["Meadow", "Giant"], extra=[*people(), recall], filler=20
    )
    table.attack("Giant", "Leper").ends().check("Giant", damage=4)
    table.play("Recall").maybe("Giant").ends().end_turn().ends()
    table.play("Giant").ends()
    table.play("Puzzle Garden", "A new location")
    table.until("Play Bolt", 0).play("Bolt", "Giant").ends().check("Giant", damage=2)
    table.choose("Turn to heal Giant").ends().check("Giant", damage=0, turned=True)


@rule("SF-9.2.5", "SF-12.1.1")
def test_a_card_that_leaves_a_burned_for_victory_pile_is_in_it_no_more() -> None:
    """Taken to its owner's hand, it counts for victory no more; the other card does."""
    table = duel([SITE, "burned: Imp", "burned: City Park"], [SITE])
    imp = table.card("Imp")
    table.game.put_in_pile(imp, m.HAND)
    assert table.pile("burned", 0) == ["City Park"]
    assert table.hand(0) == ["Imp"]
    assert table.game.closeness(0) == 2  # with the Site in play
