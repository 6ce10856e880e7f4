"""Verbs whose effect lasts for a while (SF-26.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.standing.derive import given
from kwoon.games.shadowfist.state.abilities import CANNOT, DAMAGE_TAKEN, DENIED, IMMUNITY, Continuous, Grant
from kwoon.games.shadowfist.state.effects import DURATION_WORDS, MAINTAINED, MAINTAINS, Lingering
from kwoon.games.shadowfist.state.words import Cards, Number, Verb
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.ids import CardId
from kwoon.games.shadowfist.terms.leanings import BAD, GOOD
from kwoon.games.shadowfist.terms.phrasing import joined

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


def leave_behind(table: Table, effect: Effect, card: CardId, kind: int, until: int) -> Lingering:
    """Something that lasts, about a card in play."""
    lasting = Lingering(card, kind, 0, 0, until)
    lasting.stamp = table.stamps[card]
    lasting.source = effect.source
    lasting.source_stamp = table.stamps[effect.source]
    lasting.player = effect.player
    table.lingering.append(lasting)
    given(table, kind)
    return lasting


@mypyc_attr(allow_interpreted_subclasses=True)
class Maintained(Continuous):
    """SF-10.4: a continuous ability that counts while the card maintains it; the ability that starts it prints it."""

    def text(self) -> str:
        return ""

    def words(self) -> str:
        """How it reads there."""
        assert self.selector is not None
        return f"all {self.selector.plural()} gain {joined([word for grant in self.grants for word in grant.words()])}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Maintain(Verb):
    """SF-10.4: a continuous ability of this card counts from now on, while the card stays turned."""

    def __init__(self, ability: Maintained) -> None:
        self.ability: Maintained = ability

    def act(self, table: Table, effect: Effect) -> None:
        if table.zones[effect.source] == PLAY and table.same(effect.source, effect.stamp):
            leave_behind(table, effect, effect.source, MAINTAINS, MAINTAINED)

    def lasts(self) -> int:
        return MAINTAINED

    def text(self) -> str:
        return self.ability.words()


def is_good(grant: Grant) -> bool:
    """Whether one likes to be given it."""
    if grant.kind in (CANNOT, DENIED, DAMAGE_TAKEN):
        return False
    return not (isinstance(grant.number, Fixed) and grant.number.number < 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Give(Verb):
    """SF-26.5: cards gain something for a while; SF-10.4: maintained by this card, or by another that was turned."""

    def __init__(self, cards: Cards, grants: list[Grant], until: int, by: Cards | None = None) -> None:
        self.cards: Cards = cards
        self.grants: list[Grant] = grants
        self.until: int = until
        self.by: Cards | None = by
        """The cards that maintain it, if this one does not."""

    def act(self, table: Table, effect: Effect) -> None:
        if self.by is None:
            self.give(table, effect, effect.source)
        elif table.same(effect.source, effect.stamp):
            for source in self.by.cards(table, effect):
                self.give(table, effect, source)

    def give(self, table: Table, effect: Effect, source: CardId) -> None:
        """Each card gains each grant."""
        for card in self.cards.cards(table, effect):
            if table.zones[card] != PLAY:
                continue
            for grant in self.grants:
                value = grant.number.value(table, effect)
                lasting = leave_behind(table, effect, card, grant.kind, self.until)
                lasting.value = value
                lasting.mask = grant.mask
                lasting.word = grant.word
                lasting.source = source
                lasting.source_stamp = table.stamps[source]

    def gives_immunity(self) -> bool:
        return any([grant.kind == IMMUNITY for grant in self.grants])

    def does(self) -> int:
        return GOOD if all([is_good(grant) for grant in self.grants]) else BAD

    def lasts(self) -> int:
        return self.until

    def acts_on(self) -> Cards:
        return self.cards

    def numbers(self) -> list[Number]:
        return [number for grant in self.grants for number in grant.numbers()]

    def text(self) -> str:
        whom = self.cards.text()
        many = whom.startswith("all ") or whom.endswith("s")
        verb = "gain " if many else "gains "
        if all([grant.kind == CANNOT for grant in self.grants]):
            verb = ""
        duration = DURATION_WORDS[self.until].replace("it leaves", "they leave") if many else DURATION_WORDS[self.until]
        if isinstance(self.by, Picked) and self.by.choice.most != 1:
            duration = f"{duration} for each of {self.by.text()}".strip()
        words = f"{whom} {verb}{joined([word for grant in self.grants for word in grant.words()])} {duration}".strip()
        meanings = [number.definition() for number in self.numbers() if number.definition()]
        return ". ".join([words, *meanings])
