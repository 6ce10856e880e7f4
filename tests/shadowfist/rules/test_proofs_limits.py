"""How often: once per turn and once per attack, for each ability of each card by itself."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import people

SITE = "Puzzle Garden"


@rule("SF-24.1.2", "SF-26.1")
def test_the_second_of_a_cards_abilities_is_for_once_in_an_attack_and_again_in_the_next() -> None:
    """Two Bolts in one attack pay once, although the text begins with something else."""
    falls = m.happens(m.DAMAGED, to=m.pick(m.CHARACTER, words=("Fighter",)))
    once = m.when(falls, m.GainPower(m.YOU_, 1), limit=m.ONCE_PER_ATTACK)
    scribe = m.edge("Scribe", 1, "", m.always(m.cannot(m.NO_TARGET)), once)
    mine = [SITE, "Ant", "Loner", "Scribe", "hand: Bolt", "hand: Bolt", "hand: Bolt"]
    table = duel(mine, ["Meadow", "Giant"], extra=[*people(), scribe], power=0)
    table.attack("Meadow", "Ant").until("Play Bolt", 0)
    table.play("Bolt", "Giant").resolves().power(1, 0)
    table.until("Play Bolt", 0).play("Bolt", "Giant").resolves().power(1, 0)
    table.ends().attack("Meadow", "Loner").until("Play Bolt", 0)
    table.play("Bolt", "Giant").resolves().power(2, 0)


@rule("SF-24.1.2", "SF-26.1")
def test_two_abilities_for_once_in_a_turn_are_spent_each_for_itself() -> None:
    falls = m.happens(m.DAMAGED, to=m.pick(m.CHARACTER, words=("Fighter",)))
    lone = m.happens(m.DAMAGED, to=m.Titled("Giant"))
    first = m.when(falls, m.AddCounters(1, m.SELF), limit=m.ONCE_PER_TURN)
    second = m.when(lone, m.GainPower(m.YOU_, 1), limit=m.ONCE_PER_TURN)
    scribe = m.edge("Scribe", 1, "", first, second)
    mine = [SITE, "Scribe", "hand: Bolt", "hand: Bolt", "hand: Bolt"]
    table = duel(mine, [SITE, "Giant", "Bear"], extra=[*people(), scribe], power=0)
    table.play("Bolt", "Bear").passes().power(0, 0).check("Scribe", counters=1)
    table.play("Bolt", "Giant").passes().power(1, 0).check("Scribe", counters=1)
    table.play("Bolt", "Giant").passes().power(1, 0).check("Scribe", counters=1)


@rule("SF-31.8", "SF-31.1", "SF-49.9", "SF-49.1")
def test_where_two_auctions_are_due_a_card_of_the_title_that_is_not_unique_has_no_part_in_either() -> None:
    """Both players' Pines and Oaks are revealed at once. The Bush counts as a Pine, but is not Unique: it stays."""
    bush = m.feng_shui("Bush", 4)
    bush.identity = "Lone Pine"
    oak = m.feng_shui("Old Oak", 4, restrictions=m.UNIQUE)
    dawn = m.event("Dawn", 0, "", m.use(m.Reveal(m.All(m.ANY_SITE))))
    mine = ["Lone Pine (down)", "Old Oak (down)", "Bush", "hand: Dawn"]
    theirs = ["Lone Pine (down)", "Old Oak (down)"]
    table = duel(mine, theirs, extra=[*people(), bush, oak, dawn], power=1)
    table.play("Dawn").passes()
    assert (table.kind, table.seat) == ("first auction", 0)
    table.choose("Lone Pine")
    assert table.kind != "bid" or not table.offers("Pass")
    for _ in range(12):
        if table.kind == "main shot":
            break
        table.decline()
    table.check("Bush", zone="in play")
    for title in ("Lone Pine", "Old Oak"):
        assert len([card for card in table.game.in_play if table.game.card(card).title == title]) == 1
