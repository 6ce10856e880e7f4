"""SF-26.6.3: raising and lowering numbers on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.selectors import LISTED
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.standing.derive import printed_now
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import BODY, INFLUENCE, PRINTED_FIGHTING, TOUGHNESS
from kwoon.games.shadowfist.state.changed_numbers import (
    BODY_SCORE,
    COST_SCORE,
    FIGHTING_SCORE,
    POWER_SCORE,
    TOUGHNESS_SCORE,
    shift_of,
)
from kwoon.games.shadowfist.state.word_kinds import Cards, Deed, OnCards, Selector, Verb
from kwoon.games.shadowfist.terms.codes import CHARACTER, PLAY
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.terms.ids import CardId, SeatId, Zone
from kwoon.games.shadowfist.terms.leanings import GOOD, NEITHER
from kwoon.games.shadowfist.words.verbs_lasting import leave_behind

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table

CODE: Final = 1 << 12
"""A change is kept as one number: the card times this, plus twice the place of the number on the card, plus one if the
number is raised."""
SCORE_NAMES: Final = {
    COST_SCORE: "cost",
    FIGHTING_SCORE: "Fighting",
    POWER_SCORE: "Power",
    BODY_SCORE: "Body",
    TOUGHNESS_SCORE: "Toughness",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class ANumberOn(Selector):
    """A number on a card that was picked, to be raised or lowered by one, but not to zero."""

    def __init__(self, card: Picked) -> None:
        self.card: Picked = card

    def zone(self) -> Zone:
        return LISTED

    def looks_back(self) -> bool:
        return True

    def among(self, table: Table, effect: Effect) -> list[int]:
        found: list[int] = []
        for card in self.card.picked_cards(effect):
            for at, now in numbers_on(table, card):
                if now > 1:
                    found.append(card * CODE + at * 2)
                found.append(card * CODE + at * 2 + 1)
        return found

    def named(self, table: Table, code: int) -> str:
        number, change = divmod(code, CODE)
        card = CardId(number)
        at, up = divmod(change, 2)
        now = dict(numbers_on(table, card))[at]
        name = SCORE_NAMES.get(at, f"number {at + 1} of the text")
        return f"{table.card(card).title}: {name} from {now} to {now + 1 if up else now - 1}"

    def tells(self, table: Table, code: int, seat: SeatId) -> str:
        at, up = divmod(code % CODE, 2)
        return f"{SCORE_NAMES.get(at, f'number {at + 1} of the text')} {'raised' if up else 'lowered'} by one"

    def noun(self, many: bool) -> str:
        return "numbers" if many else "number"

    def after(self, many: bool) -> list[str]:
        return [f"on {self.card.text()} that {'are' if many else 'is'} not written as a word"]


@mypyc_attr(allow_interpreted_subclasses=True)
class ShiftNumber(Verb):
    """A number that was picked is one more or less until the end of the turn."""

    def __init__(self, number: Picked, cards: Cards) -> None:
        self.number: Picked = number
        self.cards: Cards = cards

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            at, up = divmod(self.number.picked(effect)[0] % CODE, 2)
            shift(table, effect, card, at, 1 if up else -1)

    def text(self) -> str:
        number = f"{self.number.text()} on {self.cards.text()}"
        return f"raise or lower {number} by one until the end of the turn; this cannot change the number to zero"


@mypyc_attr(allow_interpreted_subclasses=True)
class RaiseNumbers(OnCards):
    """All the numbers in the text of cards that are not written as words are one more until the end of the turn.

    A minus is not part of its number: -1 becomes -2. Toughness and Influence stand in the text, scores do not (SF-8.3).
    """

    def does(self) -> int:
        return GOOD

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            definition = table.card(card)
            if table.zones[card] != PLAY or table.face_down[card]:
                continue
            for at, number in enumerate(definition.text_numbers):
                if isinstance(number, Fixed) and number.number:
                    shift(table, effect, card, at, 1 if number.number > 0 else -1)
            if definition.toughness:
                shift(table, effect, card, TOUGHNESS_SCORE, 1)
            if definition.influence:
                leave_behind(table, effect, card, INFLUENCE, TURN_END).value = 1

    def text(self) -> str:
        return (
            f"every number in the rules text of {self.cards.text()} that is not written as a word is one more "
            "until the end of the turn"
        )


def shift(table: Table, effect: Effect, card: CardId, at: int, by: int) -> None:
    """SF-26.6.3: change one number of a card by that much until the end of the turn."""
    table.shifts.extend((card, table.stamps[card], at, by))
    if at == FIGHTING_SCORE:
        leave_behind(table, effect, card, PRINTED_FIGHTING, TURN_END).value = printed_now(table, card) + by
    elif at == BODY_SCORE:
        leave_behind(table, effect, card, BODY, TURN_END).value = by
    elif at == TOUGHNESS_SCORE:
        leave_behind(table, effect, card, TOUGHNESS, TURN_END).value = by
    table.changed()


def numbers_on(table: Table, card: CardId) -> list[tuple[int, int]]:
    """The numbers on a card that are not written as words: which, and what they are now.

    A printed score may be 0 (SF-8.5, SF-8.7 to SF-8.9), and be raised; a 0 in the text is mostly none that is printed.
    """
    definition = table.card(card)
    found = [(at, number.number) for at, number in enumerate(definition.text_numbers) if isinstance(number, Fixed)]
    found = [(at, now) for at, now in found if now > 0]
    scores = [(COST_SCORE, definition.cost)]
    if definition.type == CHARACTER:
        scores.append((FIGHTING_SCORE, definition.fighting))
    elif definition.is_site():
        scores.extend(((POWER_SCORE, definition.power), (BODY_SCORE, definition.body)))
    found.extend([(at, now) for at, now in scores if now >= 0])
    if definition.toughness:
        found.append((TOUGHNESS_SCORE, definition.toughness))
    return [(at, now + shift_of(table, card, at)) for at, now in found]
