"""Encodings: the quick way gives what the view gives, nothing hidden is in an array, every option has its number."""

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadOptions
from kwoon.engine.game import Game
from kwoon.games import game_named
from kwoon.research.encoding import Encoding, asked
from kwoon.research.encodings import GAMES, encoding_for
from kwoon.research.fast.reader import BadEncoding, mask_of

VARIANTS = [
    pytest.param(game, options, id=f"{game}-{number}")
    for game in GAMES
    for number, options in enumerate(game_named(game).variants())
]
LOOKS = 20
"""How many positions of each variant are looked at."""


def positions(game: str, options: dict, enough: int = LOOKS):
    """Positions of random games with these options."""
    spec, chance = game_named(game), Chance(11)
    seed = looked = 0
    while looked < enough:
        dealt = spec.varied(options, seed)
        if game == "shadowfist" and seed % 2:
            dealt = spec.crowded(dealt, seed)
        state = spec.new(dealt, seed)
        seed += 1
        while state.decision is not None and looked < enough:
            if chance.below(3) == 0:
                looked += 1
                yield state, chance
            state.apply(chance.below(len(state.decision.options)))
        if looked < enough:
            looked += 1
            yield state, chance


def differing(encoding: Encoding, state: Game, seat: int) -> list[tuple[str, int, int]]:
    """The cells in which the quick way and the view are not the same."""
    seen, expected = encoding.reader.observe(state, seat), by_definition(encoding, state, seat)
    assert len(seen) == len(encoding.cells) == encoding.reader.size
    return [(encoding.cells[at], seen[at], expected[at]) for at in range(len(seen)) if seen[at] != expected[at]]


def by_definition(encoding: Encoding, game: Game, seat: int) -> bytes:
    return encoding.observe(game.view(seat), asked(game, seat))


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_the_quick_way_gives_what_the_view_gives_to_every_seat(game: str, options: dict) -> None:
    encoding = encoding_for(game, options)
    told = set()
    for state, _ in positions(game, options):
        for seat in range(state.seats):
            assert not differing(encoding, state, seat)
            seen = encoding.reader.observe(state, seat)
            told |= {at for at in range(len(seen)) if seen[at]}
    assert len(told) > 50


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_option_has_a_number_of_its_own_and_the_quick_way_gives_it(game: str, options: dict) -> None:
    encoding = encoding_for(game, options)
    for state, _ in positions(game, options):
        numbers = encoding.reader.numbers(state)
        if state.decision is None:
            assert numbers == []
            continue
        assert numbers == encoding.numbers(state.view(state.decision.seat), state.actions())
        assert len(set(numbers)) == len(numbers) == len(state.decision.options)
        assert all(0 <= number < len(encoding.actions) for number in numbers)
        assert [at for at, on in enumerate(mask_of(encoding.reader, numbers)) if on] == sorted(numbers)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_nothing_hidden_is_in_an_array(game: str, options: dict) -> None:
    """What a seat cannot see is dealt anew: its array and its numbers stay the same, for whoever looks."""
    encoding = encoding_for(game, options)
    changed = 0
    for state, chance in positions(game, options, LOOKS // 2):
        for seat in range(state.seats):
            other = state.imagined(seat, chance.fork())
            if state.decision is None or state.decision.seat == seat:
                assert encoding.reader.observe(other, seat) == encoding.reader.observe(state, seat)
                assert encoding.reader.numbers(other) == encoding.reader.numbers(state)
            else:
                assert by_definition(encoding, other, seat) == by_definition(encoding, state, seat)
            hidden = [each for each in range(state.seats) if each != seat]
            changed += any(
                by_definition(encoding, other, each) != by_definition(encoding, state, each) for each in hidden
            )
    assert changed > 0


LONG = [
    pytest.param("kungfu", {"players": 3}, 200, id="kungfu"),
    pytest.param("puzzlestrike", {"players": 2}, 250, id="puzzlestrike"),
    pytest.param("puzzlestrike", {"players": 4}, 150, id="puzzlestrike-4"),
    pytest.param("shadowfist", {"players": 2}, 500, id="shadowfist"),
    pytest.param("shadowfist", {"players": 3, "crowded": True}, 250, id="shadowfist-crowded"),
    pytest.param("shadowfist", {"players": 5, "crowded": True}, 120, id="shadowfist-crowded-5"),
]


def dealt(game: str, options: dict, seed: int) -> Game:
    """A game; the option `crowded` deals a crowded board of Shadowfist."""
    spec = game_named(game)
    chosen = spec.varied({name: value for name, value in options.items() if name != "crowded"}, seed)
    return spec.new(spec.crowded(chosen, seed) if "crowded" in options else chosen, seed)


@pytest.mark.parametrize(("game", "options", "steps"), LONG)
def test_a_reader_that_follows_a_game_tells_all_that_has_changed(game: str, options: dict, steps: int) -> None:
    """Readers tell anew only what has changed: whoever is asked looks at every question, the others now and then.

    Copies of the game are played on in other ways, and looked at by the same reader in between; so are other games.
    """
    encoding, chance = encoding_for(game, options), Chance(5)
    state, other = dealt(game, options, 3), dealt(game, options, 4)
    copy = state.clone()
    for step in range(steps):
        for each in (state, copy, other) if step % 9 == 0 else (state,):
            seats = range(each.seats) if chance.below(4) == 0 or each.decision is None else [each.decision.seat]
            for seat in seats:
                assert not differing(encoding, each, seat), step
        if step % 40 == 0:
            copy = state.clone()
        for each in (state, copy, other):
            if each.decision is not None:
                each.apply(chance.below(len(each.decision.options)))
        if state.decision is None:
            state = dealt(game, options, 5 + step)


@pytest.mark.parametrize("game", GAMES)
def test_readers_of_one_encoding_do_not_get_into_each_other_s_way(game: str) -> None:
    encoding, chance = encoding_for(game), Chance(6)
    readers = [encoding.reader.another(), encoding.reader.another()]
    states = [game_named(game).new({"players": 2}, seed) for seed in (1, 2)]
    for _ in range(60):
        for reader, state in zip(readers, states, strict=True):
            decision = state.decision
            if decision is not None:
                page = bytes(reader.page(state, decision.seat))
                assert page == reader.observe(state, decision.seat) == encoding.reader.observe(state, decision.seat)
                assert reader.numbers(state) == encoding.reader.numbers(state)
                state.apply(chance.below(len(decision.options)))


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_never_written_over(game: str) -> None:
    encoding, chance = encoding_for(game), Chance(7)
    state = game_named(game).new({"players": 2}, 3)
    kept = []
    for _ in range(50):
        if state.decision is not None:
            seen = encoding.reader.observe(state, state.decision.seat)
            kept.append((seen, bytes(bytearray(seen))))
            state.apply(chance.below(len(state.decision.options)))
    assert all(seen == copied for seen, copied in kept)
    assert len({seen for seen, _ in kept}) > 10


@pytest.mark.parametrize("game", GAMES)
def test_equal_views_give_equal_arrays_and_seats_are_counted_from_who_looks(game: str) -> None:
    encoding = encoding_for(game)
    state = game_named(game).new({"players": 3}, 5)
    again = state.restore(state.dump())
    for seat in range(3):
        assert encoding.reader.observe(state, seat) == encoding.reader.observe(again, seat)
    views = [encoding.reader.observe(state, seat) for seat in range(3)]
    assert len(set(views)) == 3


def test_the_number_of_players_never_changes_the_shape() -> None:
    for game in GAMES:
        spec = game_named(game)
        shapes = {
            len(encoding_for(game, {"players": players}).reader.observe(spec.new({"players": players}, 1), 0))
            for players in range(spec.min_seats, spec.max_seats + 1)
        }
        assert len(shapes) == 1


def test_a_fingerprint_tells_encodings_apart() -> None:
    own = {"attack": [{"name": "Headbutt", "copies": 3, "damage": 4}]}
    plain, with_own = encoding_for("kungfu"), encoding_for("kungfu", {"cards": own})
    assert plain.fingerprint == encoding_for("kungfu", {"players": 6}).fingerprint
    assert plain.fingerprint != with_own.fingerprint
    assert len({encoding_for(game).fingerprint for game in GAMES}) == len(GAMES)


def test_what_has_no_encoding_or_no_number_is_refused_in_words() -> None:
    with pytest.raises(BadOptions, match="no encoding for 'chess'; there are kungfu"):
        encoding_for("chess")
    own = {"attack": [{"name": "Headbutt", "copies": 90, "damage": 4}]}
    state = game_named("kungfu").new({"cards": own}, 1)
    with pytest.raises(BadEncoding, match="no number for 'discard, hand 0: Headbutt'"):
        encoding_for("kungfu").numbers(state.view(0), state.actions())
