"""SF-24.1.3.3, SF-24.2: what is noted of the affected cards as an effect is generated."""

from __future__ import annotations

from kwoon.games.shadowfist.language.selectors import PLAYERS
from kwoon.games.shadowfist.language.things import Sweep
from kwoon.games.shadowfist.state.abilities import Choice, Used
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.ids import NONE


def mark_picks(table: Table, effect: Effect, ability: Used) -> None:
    """SF-24.1.3.3: note where the affected cards are, to know later whether they have changed their area."""
    effect.marks = []
    for at, choice in enumerate(ability.choices):
        effect.marks.append([table.stamps[card] for card in choice.cards_of(effect.picks[at])])


def mark_spent(table: Table, effect: Effect, ability: Used) -> None:
    """What paid a cost is known where it is now; SF-24.1.3.3: a target that left to pay one is not affected."""
    effect.marks = effect.marks[:]  # an effect that has none shares its empty list with others
    for cost in ability.costs:
        at = cost.spends()
        if at >= 0:
            effect.marks[at] = [table.stamps[card] for card in effect.picks[at]]
    for card in (effect.watched, effect.by, effect.about):
        effect.marks.append([] if card == NONE else [table.stamps[card]])


def drop_moved(table: Table, effect: Effect, marks: list[list[int]]) -> None:
    """SF-24.1.3.3: for a delayed effect: what was picked before, and has changed its area since, is not meant."""
    for at, stamps in enumerate(marks):
        if stamps:
            picked = effect.picks[at]
            kept = [place for place, card in enumerate(picked) if table.stamps[card] == stamps[place]]
            effect.picks[at] = [picked[place] for place in kept]
            marks[at] = [stamps[place] for place in kept]


def fix_affected(table: Table, effect: Effect, ability: Used, retargeted: bool = False) -> None:
    """SF-24.2: which cards an effect affects without a choice is determined as it is generated.

    SF-26.6.4: when its target has been changed, only what is said of the target is looked up anew.
    """
    before = effect.swept
    effect.swept = []
    for at, verb in enumerate(ability.verbs):
        cards = verb.acts_on()
        swept: list[int] = []
        if isinstance(cards, Sweep) and cards.is_fixed():
            if retargeted and not cards.follows_target():
                swept = before[at]
            else:
                for card in cards.found(table, effect):
                    swept.extend((card, table.stamps[card]))
                if not swept:
                    swept = [NONE, NONE]  # there are none, and none will be found later
        effect.swept.append(swept)


def picks_cards(choice: Choice) -> bool:
    """Whether a choice is of cards; it may be of players, locations, words."""
    return choice.selector.zone() < PLAYERS
