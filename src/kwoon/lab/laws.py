"""The laws that hold for every game (docs/architecture.md), as checks that any registered game must pass.

`check_game` plays one random game and checks every law at several of its positions; the conformance tests and
`kwoon soak` both use it. A broken law names the game, the seed and the move, and the command that shows it again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping

from kwoon.engine.action import read_action
from kwoon.engine.chance import Chance
from kwoon.engine.errors import IllegalChoice
from kwoon.engine.events import SPECTATOR
from kwoon.engine.game import Game, Watcher
from kwoon.engine.plain import Data, brief
from kwoon.engine.question import Question
from kwoon.engine.spec import GameSpec
from kwoon.rulebooks import is_rule

LOOK_AHEAD = 12
"""How many random moves a copy is played on, to see that the original does not move."""


class LawBroken(AssertionError):
    """A game broke a law; says which, and where."""


def require(holds: bool, law: str) -> None:
    """A law in words, and whether it holds."""
    if not holds:
        raise LawBroken(law)


def play_on(game: Game, chance: Chance, moves: int) -> None:
    """Answer up to so many questions at random."""
    for _ in range(moves):
        decision = game.decision
        if decision is None:
            return
        game.apply(chance.below(len(decision.options)))


# --- one position ----------------------------------------------------------------------------------------------------


def check_position(game: Game, chance: Chance) -> None:
    """Every law that can be seen at one moment of a game, also in the middle of an effect."""
    digest = game.digest()
    check_clone(game, chance)
    check_snapshot(game, chance)
    check_options(game)
    check_illegal(game)
    check_views(game)
    check_explanations(game)
    check_sound(game)
    if game.decision is not None:
        check_resample(game, chance)
        check_secrets(game, chance)
    require(game.digest() == digest, "looking at a game, copying it and explaining it change nothing")


def check_clone(game: Game, chance: Chance) -> None:
    """A copy is equal and independent."""
    digest = game.digest()
    copy = game.clone()
    require(copy.digest() == digest, "a clone is equal to its original")
    play_on(copy, chance, LOOK_AHEAD)
    require(game.digest() == digest, "a clone played on does not move its original")


def check_snapshot(game: Game, chance: Chance) -> None:
    """A state goes through plain text and comes back the same, and plays on the same."""
    text = json.dumps(game.dump())
    back = game.restore(json.loads(text))
    require(back.digest() == game.digest(), "a snapshot restores to an equal state")
    ours = game.clone()
    for _ in range(LOOK_AHEAD):
        decision = ours.decision
        if decision is None:
            break
        choice = chance.below(len(decision.options))
        ours.apply(choice)
        back.apply(choice)
    require(back.digest() == ours.digest(), "a restored state plays on as the original does")


def check_options(game: Game) -> None:
    """Every option offered applies without an error, has words of its own, and keeps every piece."""
    decision = game.decision
    question = game.question()
    require((decision is None) == (question is None), "a decision can be put in words")
    if decision is None or question is None:
        return
    require(len(decision.options) > 1, "a question with one answer is not asked")
    require(len(set(decision.options)) == len(decision.options), "no option is offered twice")
    labels = [option.label for option in question.options]
    require(len(set(labels)) == len(labels), f"options have different words: {labels}")
    require(all(labels) and bool(question.prompt), "a question and its options have words")
    check_actions(question)
    pieces = game.pieces()
    for choice in range(len(decision.options)):
        copy = game.clone()
        copy.apply(choice)
        require(copy.pieces() == pieces, f"no piece is made or lost by {labels[choice]!r}")


def check_actions(question: Question) -> None:
    """Every option does something else than the others, as its action says, and the action is plain data."""
    actions = [option.action for option in question.options]
    alike = [action for action in actions if actions.count(action) > 1]
    require(not alike, f"options have different actions: {alike[:2]}")
    for option in question.options:
        text = json.dumps(option.action.plain())
        require(read_action(json.loads(text)) == option.action, f"an action goes through JSON and back: {text}")
        named = option.thing is None or bool(option.action.cards)
        require(named, f"an option that uses a thing has it in its action: {option}")


def check_illegal(game: Game) -> None:
    """An answer that is not offered is refused with words, and changes nothing."""
    digest = game.digest()
    count = 0 if game.decision is None else len(game.decision.options)
    for choice in (-1, count, count + 1000):
        try:
            game.apply(choice)
        except IllegalChoice as error:
            require(bool(str(error)), "a refusal has words")
        else:
            raise LawBroken(f"choice {choice} of {count} was not refused")
    require(game.digest() == digest, "a refused answer changes nothing")


def check_views(game: Game) -> None:
    """Views are plain data; only the seat that is to answer sees the question."""
    for seat in range(SPECTATOR, game.seats):
        view = game.view(seat)
        require(json.loads(json.dumps(view)) == view, "a view is plain data")
        asked = game.decision is not None and game.decision.seat == seat
        require(("question" in view) == asked, "a seat sees the question just when it is put to it")


def check_explanations(game: Game) -> None:
    """Every thing a seat can see is either on offer to be used or explained, by a rule that exists."""
    question = game.question()
    for seat in range(game.seats):
        offered = set()
        named = set()
        if question is not None and question.seat == seat:
            named = {option.thing for option in question.options if option.thing is not None}
            offered = {option.thing for option in question.options if option.thing and not option.gives_up}
        things = game.things(seat)
        require(len(set(things)) == len(things), "no thing is listed twice")
        require(named <= set(things), f"what is offered can be seen: {named - set(things)}")
        for thing in things:
            refusal = game.explain(seat, thing)
            if thing in offered:
                require(refusal is None, f"{thing} is offered and refused at once: {refusal}")
            else:
                require(
                    refusal is not None, f"{thing} at {thing.place} is not offered to seat {seat}, and nobody says why"
                )
                assert refusal is not None
                require(is_rule(refusal.rule), f"no rulebook has {refusal.rule}")
                require(len(refusal.reason) > 10, "a refusal gives its reason in words")


def check_resample(game: Game, chance: Chance) -> None:
    """What is made up for the seat that is to answer looks the same to it, and to someone who only looks on."""
    decision = game.decision
    assert decision is not None
    made_up = game.resample(decision.seat, chance)
    check_same_question(game, made_up)
    require(made_up.view(decision.seat) == game.view(decision.seat), "a resampled state looks the same to the seat")
    require(made_up.view(SPECTATOR) == game.view(SPECTATOR), "a resampled state looks the same to a spectator")
    require(made_up.pieces() == game.pieces(), "a resampled state has the same pieces")
    play_on(made_up, chance, LOOK_AHEAD)


def check_sound(game: Game) -> None:
    """Nothing on the table is absurd."""
    faults = game.faults()
    require(not faults, "; ".join(faults))


# --- secrets ---------------------------------------------------------------------------------------------------------


def check_secrets(game: Game, chance: Chance) -> None:
    """Nobody, asked or not, sees anything of what is hidden: it could be dealt anew, and every view stays the same.

    So does the log of one of them over the next answer: see `check_told`.
    """
    listener = chance.below(game.seats + 1) - 1
    for seat in range(SPECTATOR, game.seats):
        made_up = game.imagined(seat, chance)
        law = f"what is hidden from seat {seat} could be anything else, and its view is the same"
        require_same(made_up.view(seat), game.view(seat), law)
        if game.decision is not None and game.decision.seat == seat:
            check_same_question(game, made_up)
        if seat == listener:
            check_told(game, made_up, chance, seat)


def check_same_question(game: Game, made_up: Game) -> None:
    """The one who is asked reads the same words and the same actions, whatever is hidden."""
    ours, theirs = game.question(), made_up.question()
    if ours is None or theirs is None or ours == theirs:
        require(ours == theirs, "a made-up state asks the same question")
        return
    for one, other in zip(ours.options, theirs.options, strict=True):
        require(one == other, f"an option tells nothing that is hidden: it is {one}, and might be {other}")
    raise LawBroken(f"a question tells nothing that is hidden: it is {ours.prompt!r}, and might be {theirs.prompt!r}")


def check_told(game: Game, made_up: Game, chance: Chance, seat: int) -> None:
    """A random answer in two states that a seat cannot tell apart: while nothing is revealed, it is told the same.

    What another seat is asked may make no sense in what was made up, or be about a card that is another there.
    """
    decision = game.decision
    assert decision is not None
    choice = chance.below(len(decision.options))
    real = game.clone()
    ours, theirs = real.watch(), made_up.watch()
    real.apply(choice)
    try:
        if made_up.label(decision.options[choice]) != game.label(decision.options[choice]):
            return
        made_up.apply(choice)
    except Exception:
        if decision.seat == seat:
            raise
        return
    if max(real.reveals, made_up.reveals) > game.reveals:
        return
    logs = zip(told(real, ours, seat), told(made_up, theirs, seat), strict=False)  # one may have gone on for longer
    for one, other in logs:
        if one != other and made_up.view(seat) == real.view(seat):
            raise LawBroken(f"seat {seat} is told {one!r}, but {other!r} if what is hidden from it is something else")


def told(game: Game, watcher: Watcher, seat: int) -> list[str]:
    """What a seat was told."""
    return [game.tell(event, seat) for event in watcher.events if event.seen_by(seat)]


def require_same(ours: Data, theirs: Data, law: str) -> None:
    """Two views are equal; if not, the law says where they part."""
    if ours != theirs:
        raise LawBroken(f"{law}: {parting(theirs, ours, 'view')}")


def parting(real: Data, other: Data, where: str) -> str:
    """The first place in which two plain values differ."""
    if isinstance(real, dict) and isinstance(other, dict) and real.keys() == other.keys():
        for key in real:
            if real[key] != other[key]:
                return parting(real[key], other[key], f"{where}.{key}")
    if isinstance(real, list) and isinstance(other, list) and len(real) == len(other):
        for at, (one, two) in enumerate(zip(real, other, strict=True)):
            if one != two:
                return parting(one, two, f"{where}[{at}]")
    return f"{where} is {brief(real)}, not {brief(other)}"


# --- one game --------------------------------------------------------------------------------------------------------


def check_game(
    spec: GameSpec,
    options: Mapping[str, Data],
    seed: int,
    every: int = 60,
    closely: int = 0,
    uses: Counter[tuple[str, str]] | None = None,
) -> int:
    """Play one random game to its end and check every law on the way; how many decisions it took.

    About `every` so many moves all laws are looked at. With `closely`, secrets and soundness are looked at so often too
    and the players are lively. What was done with each card is added to `uses`.
    """
    chance = Chance(seed ^ 0x5A5A5A)
    looker = Chance(seed ^ 0xC3C3C3)
    game = spec.new(options, seed)
    pieces = game.pieces()
    bound = spec.bound(options)
    choices: list[int] = []
    digests: dict[int, str] = {}
    look_at = looker.below(every)
    try:
        while game.decision is not None:
            if len(choices) == look_at:
                digests[look_at] = game.digest()
                require(game.pieces() == pieces, "no piece is made or lost")
                check_position(game, looker)
                look_at += 1 + looker.below(2 * every)
            elif closely and len(choices) % closely == 0:
                check_sound(game)
                check_secrets(game, looker)
            choice = random_answer(game, chance, closely > 0)
            choices.append(choice)
            game.apply(choice)
            require(len(choices) <= bound, f"a game ends within its bound of {bound} decisions")
        check_end(game)
        require(game.pieces() == pieces, "no piece is made or lost")
        digests[len(choices)] = game.digest()
        check_replay(spec, options, seed, choices, digests, uses)
    except LawBroken as error:
        raise LawBroken(f"move {len(choices)}: {error}") from error
    except Exception as error:
        raise LawBroken(f"move {len(choices)}: {type(error).__name__}: {error}") from error
    return len(choices)


def random_answer(game: Game, chance: Chance, lively: bool) -> int:
    """Any option; for lively players mostly one of those that make much happen."""
    decision = game.decision
    assert decision is not None
    chosen = game.lively() if lively and chance.below(16) else []
    return chosen[chance.below(len(chosen))] if chosen else chance.below(len(decision.options))


def check_end(game: Game) -> None:
    """A game that is over has an outcome with a winner, and takes no more answers."""
    outcome = game.outcome()
    require(outcome is not None, "a game that is over has an outcome")
    assert outcome is not None
    require(len(outcome.places) == len(outcome.scores) == game.seats, "every seat has a place and a score")
    require(min(outcome.places) == 1 and bool(outcome.reason), "someone comes first, for a reason")
    check_illegal(game)
    check_explanations(game)
    check_views(game)


def check_replay(
    spec: GameSpec,
    options: Mapping[str, Data],
    seed: int,
    choices: list[int],
    digests: dict[int, str],
    uses: Counter[tuple[str, str]] | None = None,
) -> None:
    """Seed, options and choices replay to the same digests, watched or not; and every event has words."""
    game = spec.new(options, seed)
    watcher = game.watch()
    for number, choice in enumerate(choices):
        if number in digests:
            require(game.digest() == digests[number], f"a replay reaches the same state at move {number}")
        game.apply(choice)
    require(game.digest() == digests[len(choices)], "a replay reaches the same end")
    for number, event in enumerate(watcher.events):
        for seat in (SPECTATOR, number % game.seats):
            if event.seen_by(seat) and not game.tell(event, seat):
                raise LawBroken(f"{event} has words")
    if uses is not None:
        uses.update(found for event in watcher.events if (found := spec.done_to(event)) is not None)
