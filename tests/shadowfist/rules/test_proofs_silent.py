"""Texts that are silent: not resolved yet, face down and blank, or overlapped by an alike one."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import people

SITE = "Puzzle Garden"
FALLS = m.happens(m.WAS_SMOKED, to=m.ANY_CHARACTER)


@rule("SF-26.1.3", "SF-24.5.1", "SF-25.6")
def test_an_edge_that_has_not_resolved_does_not_see_what_happens() -> None:
    """The Cat is smoked in answer to the Tomb, which does not see it; the Dog after the Tomb has resolved."""
    tomb = m.edge("Tomb", 0, "", m.when(FALLS, m.GainPower(m.YOU_, 1)))
    table = duel(
        [SITE, "hand: Tomb"], [SITE, "Cat", "Dog", "hand: Snuff", "hand: Snuff"], extra=[*people(), tomb], power=0
    )
    table.play("Tomb").until("Play Snuff", 1).play("Snuff", "Cat")
    while table.game.view(0)["scene"]:
        assert table.kind == "act"
        table.choose("Pass")
    table.passes().power(0, 0).check("Tomb", zone="in play", ready=True)
    table.choose("End your turn").until("Play Snuff", 1).play("Snuff", "Dog").passes()
    assert table.game.power[0] == 1


@rule("SF-24.4", "SF-26.1.2", "SF-32.0")
def test_a_site_that_lies_face_down_is_revealed_for_its_trigger_unless_it_is_blank() -> None:
    shrine = m.feng_shui("Shrine", 6, m.when(FALLS, m.GainPower(m.YOU_, 1)))
    hush = m.event(
        "Hush", 0, "", m.use([it := m.target(m.ANY_SITE)], m.CancelForAWhile(it, m.TURN_END, only_text=True))
    )
    for blank in (False, True):
        mine = ["Shrine (down)", "hand: Hush", "hand: Snuff"]
        table = duel(mine, [SITE, "Cat"], extra=[*people(), shrine, hush], power=0)
        if blank:
            table.choose("Play Hush")
            table.choose(next(label for label in table.labels() if "Shrine" in label)).passes()
        table.play("Snuff", "Cat").resolves()
        assert (table.kind == "trigger") is not blank
        if not blank:
            table.choose("Shrine").passes().power(1, 0).check("Shrine", down=False)


@rule("SF-49.4.2", "SF-49.4")
def test_alike_not_cumulative_triggers_of_one_player_pay_once_and_another_players_pays_too() -> None:
    alms = m.when(FALLS, m.GainPower(m.YOU_, 1))
    bowl = m.edge("Bowl", 1, "", alms, restrictions=m.NOT_CUMULATIVE)
    plate = m.edge("Plate", 1, "", alms)
    for title, mine, paid in (("Bowl", 2, (1, 1)), ("Bowl", 3, (1, 1)), ("Plate", 2, (2, 1))):
        table = duel(
            [SITE, *[title] * mine, "hand: Snuff"], [SITE, "Cat", title], extra=[*people(), bowl, plate], power=0
        )
        table.play("Snuff", "Cat")
        while table.kind in ("act", "trigger"):
            table.choose("Pass" if table.offers("Pass") else table.labels()[0])
        table.power(*paid)


@rule("SF-49.4.2")
def test_what_not_cumulative_cards_do_to_themselves_each_of_them_does() -> None:
    grow = m.when(FALLS, m.AddCounters(1, m.SELF))
    bowl = m.edge("Bowl", 1, "", grow, restrictions=m.NOT_CUMULATIVE)
    table = duel([SITE, "Bowl", "Bowl", "hand: Snuff"], [SITE, "Cat"], extra=[*people(), bowl], power=0)
    table.play("Snuff", "Cat")
    while table.kind in ("act", "trigger"):
        table.choose("Pass" if table.offers("Pass") else table.labels()[0])
    table.check("Bowl", counters=1).check("Bowl (2)", counters=1)


@rule("SF-49.4.2")
def test_two_different_abilities_of_a_not_cumulative_card_do_not_overlap() -> None:
    """A Power as a Character is smoked, and another one as it leaves play."""
    bowl = m.edge(
        "Bowl", 1, "", m.when(FALLS, m.GainPower(m.YOU_, 1)),
        m.when(m.happens(m.LEFT_PLAY, to=m.ANY_CHARACTER), m.GainPower(m.YOU_, 2)),
        restrictions=m.NOT_CUMULATIVE,
    )  # fmt: skip
    table = duel([SITE, "Bowl", "hand: Snuff"], [SITE, "Cat"], extra=[*people(), bowl], power=0)
    table.play("Snuff", "Cat")
    while table.kind in ("act", "trigger"):
        table.choose("Pass" if table.offers("Pass") else table.labels()[0])
    table.power(3, 0)


@rule("SF-32.0", "SF-26.5")
def test_a_blanking_that_ends_wakes_its_own_card_unless_that_is_blanked_for_longer_too() -> None:
    """The Sage is silenced for the turn, the Monk for good; then the Sage for both. A lasting bonus plays no part."""
    text = m.always(m.fighting(2))
    sage, monk = m.character("Sage", "Wise", 1, 4, "", "", text), m.character("Monk", "Wise", 1, 4, "", "", text)
    one = m.target(m.ANY_CHARACTER)
    hush = m.event("Hush", 0, "", m.use([one], m.CancelForAWhile(one, m.TURN_END, only_text=True)))
    gag = m.event("Gag", 0, "", m.use([one], m.CancelForAWhile(one, m.IN_PLAY, only_text=True)))
    boon = m.event("Boon", 0, "", m.use([one], m.Give(one, [m.toughness(1)], m.IN_PLAY)))
    mine = [SITE, "Sage", "Monk", "hand: Hush", "hand: Gag", "hand: Boon"]
    for gagged, later in (("Monk", 6), ("Sage", 4)):
        table = duel(mine, [SITE], extra=[*people(), sage, monk, hush, gag, boon])
        table.check("Sage", fighting=6).play("Boon", "Sage").passes().play("Gag", gagged).passes()
        table.play("Hush", "Sage").passes().check("Sage", fighting=4, toughness=1)
        table.end_turn().until("main shot", 1).check("Sage", fighting=later, toughness=1)
        table.check("Monk", fighting=4 if gagged == "Monk" else 6)
