"""Random positions of Shadowfist with two refusals each, to be judged by hand: the nearest reason, the right rule?

    python tools/sample_refusals.py --seed 1 --count 300

Half of the positions come from games from the start, half from boards that begin crowded. Of the two cards one is the
asked player's own (in hand or in play) where there is such a card; the other is from anywhere in sight, with the places
(whose, and where) drawn first, so that full piles do not drown the rest.
"""

from __future__ import annotations

import argparse
import random

from kwoon.engine.question import Thing
from kwoon.games.shadowfist.effects.entering import enter
from kwoon.games.shadowfist.game import Shadowfist, ShadowfistSpec, sample_decks
from kwoon.games.shadowfist.legality.play import legal_subjects
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.standing.derive import resources_of
from kwoon.games.shadowfist.state.structure import locations
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    DECK,
    EDGE,
    FENG_SHUI,
    HAND,
    RESOURCES,
    SITE,
    SMOKED,
    STATE,
)
from kwoon.games.shadowfist.terms.ids import NONE, SeatId
from kwoon.games.shadowfist.turn.match import NEXT_TURN, Match
from kwoon.games.shadowfist.turn.steps import MAIN_OPTIONS, Turn

LONGEST = 160


def crowded(options: FistOptions, seed: int, lots: random.Random) -> Shadowfist:
    """A game whose players begin with Sites, Characters, States, Edges, a hand and Power."""
    game = Shadowfist(options, seed)
    for card, owner in enumerate(game.owners):
        game.decks[owner].append(card)
        game.zones[card] = DECK
    match = Match()
    match.step = NEXT_TURN
    for wanted in ((FENG_SHUI, SITE), (CHARACTER,), (STATE,), (EDGE,)):
        for seat in range(game.seats):
            cards = [card for card in game.decks[seat] if game.card(card).type in wanted]
            lots.shuffle(cards)
            for card in cards[: lots.randint(1, 3 if wanted[0] != CHARACTER else 5)]:
                place = NONE
                if wanted[0] == STATE:
                    subjects = legal_subjects(game, seat, card)
                    if not subjects:
                        continue
                    place = lots.choice(subjects)
                elif wanted[0] == CHARACTER:
                    place = lots.choice(locations(game, seat) or [NONE])
                game.put_in_play(card, seat)
                enter(game, card, seat, place)
                game.ready[card] = 1
                game.turned[card] = int(lots.random() < 0.2)
                if wanted[0] == FENG_SHUI and game.card(card).type == FENG_SHUI:
                    game.face_down[card] = int(lots.random() < 0.4)
                game.changed()
    for seat in range(game.seats):
        lots.shuffle(game.decks[seat])
        for card in game.decks[seat][:5]:
            game.put_in_pile(card, SMOKED)
        for card in game.decks[seat][:7]:
            game.put_in_pile(card, HAND)
        game.add_power(SeatId(seat), lots.randint(0, 6) - game.power[seat])
    game.pending = []
    turn = Turn(0)
    turn.step = MAIN_OPTIONS
    game.main_shot = True
    game.stack = [match, turn]
    game.turn = 1
    game.changed()
    game.run()
    return game


def facts(game: Shadowfist, seat: int, thing: Thing) -> str:
    """What a judge has to know of a card."""
    for card in game.visible(seat):
        if game.thing(card, seat) == thing:
            definition = game.card(card)
            marks = [definition.type_name]
            marks += ["turned"] if game.turned[card] and thing.place == "in play" else []
            marks += [f"damage {game.damage[card]}"] if game.damage[card] else []
            marks += ["not ready"] if thing.place == "in play" and not game.ready[card] else []
            marks += ["face down"] if game.face_down[card] else []
            marks += [f"costs {definition.cost}"] if thing.place == "hand" else []
            return f"{', '.join(marks)}: {definition.text()[:LONGEST]}"
    return ""


def show(number: int, game: Shadowfist, things: list[Thing]) -> None:
    """One position."""
    question = game.question()
    assert question is not None
    seat = question.seat
    view = game.view(seat)
    whose = "own turn" if view["active"] == seat else f"turn of {view['active']}"
    pool = "".join([RESOURCES[place] * count for place, count in enumerate(resources_of(game, seat))])
    print(
        f"#{number} {game.seats}p seat {seat} ({whose}, {view['moment']}), Power {game.power[seat]}, pool {pool or '-'}"
        f" | {question.kind}: {question.prompt} [{len(question.options)}] "
        + " / ".join(option.label[:30] for option in question.options[:4])
    )
    for thing in things:
        refusal = game.explain(seat, thing)
        mine = "own" if thing.seat == seat else f"{thing.seat}'s"
        print(f"   - {thing.name} [{mine} {thing.place}; {facts(game, seat, thing)}]")
        print(f"     => {refusal}")


def main() -> None:
    """Sample and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    args = parser.parse_args()
    lots = random.Random(args.seed)
    number = 0
    while number < args.count:
        players = 2 + number % 4
        options = {
            "players": players,
            "decks": sample_decks(players, args.seed * 1000 + number + lots.randint(0, 9999)),
        }
        seed = lots.randint(0, 1 << 30)
        if number % 8 < 4:
            game = ShadowfistSpec().new(options, seed)
            steps = lots.randint(1, 500)
        else:
            game = crowded(FistOptions(options), seed, lots)
            steps = lots.randint(0, 120)
        assert isinstance(game, Shadowfist)
        for _ in range(steps):
            if game.decision is None:
                break
            game.apply(lots.randrange(len(game.decision.options)))
        if game.decision is None:
            continue
        seat = game.decision.seat
        refused = [thing for thing in game.things(seat) if game.explain(seat, thing) is not None]
        own = [thing for thing in refused if thing.seat == seat and thing.place in ("hand", "in play")]
        if len(refused) < 2:
            continue
        first = lots.choice(own or refused)
        rest = [thing for thing in refused if thing != first]
        place = lots.choice(sorted({(thing.seat == seat, thing.place) for thing in rest}))
        second = lots.choice([thing for thing in rest if (thing.seat == seat, thing.place) == place])
        number += 1
        show(number, game, [first, second])


if __name__ == "__main__":
    main()
