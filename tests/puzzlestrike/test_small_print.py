"""Small points of the turn that stand between two rules: each was once broken without a test that noticed."""

from __future__ import annotations

from kwoon.games.puzzlestrike.game import start
from kwoon.games.puzzlestrike.rules.setup import character_name
from kwoon.games.puzzlestrike.state.chip import CHIPS
from kwoon.games.puzzlestrike.state.table import BAG, COUNTERS, DISCARD, HAND, KNOWN, ONGOING, TABLE, TOP
from kwoon.games.puzzlestrike.tournament import StrikeMatchSpec
from tests.puzzlestrike.duel import duel
from tests.rules import rule

DRAWS = {"hand": "1-gem", "bag": "1-gem*9"}


@rule("PS-8.5")
def test_the_turn_goes_to_the_next_who_is_still_in() -> None:
    table = duel(
        mode="last-man-standing",
        phase="buy",
        hand="1-gem",
        bag="1-gem*9",
        foe={**DRAWS, "pile": "4 4 1"},
        others=[DRAWS, DRAWS],
    )
    order = []
    for _ in range(7):
        order.append(table.game.active)
        table.pass_turn()
    assert order == [0, 1, 2, 3, 0, 2, 3]


@rule("PS-8.5", "PS-3.7")
def test_who_is_out_is_no_opponent_no_player_and_answers_nothing() -> None:
    crash = {"hand": "Crash Gem; Wound", "pile": "1"}
    table = duel(
        mode="last-man-standing", hand="Crash Gem; Bonecracker; 2-gem", pile="2", foe=crash, others=[crash, crash]
    )
    game = table.game
    game.out = 1 << 1 | 1 << 3
    assert (game.opponents(0), game.opponents(2), game.opponents(3)) == ([2], [0], [0, 2])
    assert (game.opposing_piles(0), game.players()) == ([2], [0, 2])
    assert [game.playing(seat) for seat in range(4)] == [True, False, True, False]
    game.now[0] = 2
    table.play("Bonecracker").play("Crash Gem")
    table.expect(2, "react")
    table.done()
    table.expect(0, "buy")
    table.check(seat=2, pile="1 1 1").check(seat=1, pile="1").check(seat=3, pile="1")
    assert [bool(game.view(0)["players"][seat]["playing"]) for seat in range(4)] == [True, False, True, False]  # type: ignore[index,call-overload]


@rule("PS-2.2")
def test_nothing_comes_after_deadly_time() -> None:
    table = duel(hand="Axe Kick; 1-gem", foe=DRAWS)
    game = table.game
    watcher = game.watch()
    for kind in game.stacks[8:14]:
        game.bank[kind] = 1
        game.take(kind)
    assert [game.tell(event, -1).partition(":")[0] for event in watcher.events] == [
        "Panic Time",
        "Danger Time",
        "Deadly Time",
    ]
    assert (game.view(0)["panic"], game.view(0)["ante"]) == (3, 4)


@rule("PS-3.4", "PS-6.3")
def test_a_once_per_turn_chip_is_no_wound_bought() -> None:
    table = duel(hand="Bang then Fizzle; Axe Kick; 1-gem", pile="4 1", foe=DRAWS)
    table.play("Bang then Fizzle")
    table.expect(0, "buy")
    assert "Wound" in table.offers()
    table.buy("Wound")
    assert "Wound" not in table.offers()


@rule("PS-8.4")
def test_gems_that_are_destroyed_afloat_are_all_back_in_the_bank() -> None:
    table = duel(hand="Double Crash Gem; 1-gem", bag="1-gem*9", pile="3 4 4 4", foe=DRAWS, others=[DRAWS, DRAWS])
    before = table.bank("1-gem")
    table.play("Double Crash Gem", "3-gem", "Nothing more", "At {3}")
    assert table.bank("1-gem") == before - 3
    table.pass_turn()
    assert table.game.floating == []
    assert table.bank("1-gem") == before - 1


@rule("PS-6.1", "PS-7.3", "PS-6.3")
def test_a_wound_is_no_gem() -> None:
    table = duel(phase="turn", hand="Wound; 2-gem; Combine", ongoing="Cog Engine", bag="1-gem*9", foe=DRAWS)
    assert "Crash Gem" not in table.game.view(0)["players"][0]["afford"]  # type: ignore[index,call-overload]
    table.done()
    assert table.offers() == ["Play the other gems", "2-gem"]
    table.done().check(money=3, hand="Wound; Combine")
    table.buy("1-gem").done()
    assert table.offers() == ["Keep no more", "Wound", "Combine"]
    plain = duel(phase="buy", hand="Wound; 1-gem", foe=DRAWS)
    plain.check(money=1, hand="Wound", on_table="1-gem")
    hit = duel(hand="Bonecracker; 2-gem", foe={"hand": "Wound; 1-gem"})
    hit.play("Bonecracker").check(seat=1, hand="Wound", discard="1-gem")
    spared = duel(hand="Bonecracker; 2-gem", foe={"hand": "Wound; Combine"})
    spared.play("Bonecracker").check(seat=1, hand="Wound; Combine", discard="")


@rule("PS-2.1", "PS-1.1")
def test_a_game_begins_with_nothing_but_the_decks_and_the_first_ante() -> None:
    for mode, players in (("duel", 2), ("free-for-all", 3), ("teams", 4)):
        game = start({"players": players, "mode": mode, "first": players - 1}, 7)
        assert game.gems == [[1 if pile == game.homes[-1] else 0, 0, 0, 0] for pile in range(game.piles)]
        assert (game.turn, game.active, game.level, game.fallen, game.ante_value()) == (1, players - 1, 0, 0, 1)
        assert (game.standins, game.removed, game.floating, game.aside, game.out) == ([0, 0, 0, 0], -1, [], [], 0)
        assert (game.places, game.bounded, game.outcome()) == ((), False, None)
        moving = {players - 1, 0} if mode == "teams" else {players - 1}
        for seat in range(players):
            assert [game.has(seat, colour) for colour in range(5)] == [int(seat in moving), 0, 0, 0, 0]
            assert [game.has(seat, counter) for counter in range(6, COUNTERS)] == [0] * (COUNTERS - 6)
            assert [len(game.zone(seat, zone)) for zone in (TOP, DISCARD, ONGOING, KNOWN)] == [0, 0, 0, 0]
            decks = sum(len(game.zone(seat, zone)) for zone in (HAND, BAG, TABLE))
            assert decks == 10


@rule("PS-1.1", "PS-10.1")
def test_chance_deals_every_character_to_every_seat_and_no_two_alike() -> None:
    casts = [
        [character_name(chips) for chips in start({"players": 4, "bank": "First Game"}, seed).characters]
        for seed in range(60)
    ]
    assert all(len(set(cast)) == 4 for cast in casts)
    assert [len({cast[seat] for cast in casts}) for seat in range(4)] == [10, 10, 10, 10]
    pools = [start({"characters": "draft"}, seed).decision for seed in range(40)]
    offered = {kind for pool in pools if pool is not None for kind in pool.options}
    assert offered == {chip.kind for chip in CHIPS if chip.owner and not chip.plague}
    assert all(pool is not None and sorted(set(pool.options)) == pool.options for pool in pools)
    stacks = {kind for seed in range(40) for kind in start({}, seed).stacks}
    assert stacks == set(range(32))


@rule("PS-1.1", "PS-1.2", "PS-10.1")
def test_the_box_keeps_what_is_not_in_the_game() -> None:
    game = start({"players": 3, "bank": "First Game", "characters": ["Zane", "Zane", "Gwen"]}, 3)
    left = {chip.name: game.box[chip.kind] for chip in CHIPS if game.box[chip.kind]}
    in_bank = [CHIPS[kind].name for kind in game.stacks]
    for chip in CHIPS:
        if chip.owner:
            used = {"Zane": 2, "Gwen": 1}.get(chip.owner, 0)
            assert left.get(chip.name, 0) == 3 - used, chip.name
        elif chip.name in in_bank:
            assert chip.name not in left
        else:
            assert left[chip.name] == 5
            assert game.bank[chip.kind] == 0
    deck = sorted(game.zone(0, HAND) + game.zone(0, BAG))
    assert [CHIPS[kind].name for kind in deck] == [
        *["1-gem"] * 6,
        "Crash Gem",
        "Crash Bomb",
        "Crash Potato",
        "Maximum Anarchy",
    ]


def test_every_variant_of_a_match_can_be_begun() -> None:
    firsts = []
    for options in StrikeMatchSpec().variants():
        game = StrikeMatchSpec().new(options, 3)
        game.apply(0)
        game.apply(0)
        assert game.decision is not None
        firsts.append(game.decision.seat)
    assert firsts == [0, 1, 0]
