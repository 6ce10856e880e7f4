"""Verbs whose effect lasts for a while (SF-26.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import CANNOT, Continuous, Grant
from kwoon.games.shadowfist.language.base import Cards, Verb
from kwoon.games.shadowfist.language.phrasing import joined
from kwoon.games.shadowfist.language.terms import PLAY
from kwoon.games.shadowfist.rules.effects import DURATION_WORDS, MAINTAINED, MAINTAINS, Lingering

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


def leave_behind(table: Table, effect: Effect, card: int, kind: int, until: int) -> Lingering:
    """Something that lasts, about a card in play."""
    lasting = Lingering(card, kind, 0, 0, until)
    lasting.stamp = table.stamps[card]
    lasting.source = effect.source
    lasting.source_stamp = table.stamps[effect.source]
    lasting.player = effect.player
    table.lingering.append(lasting)
    table.changed()
    return lasting


@mypyc_attr(allow_interpreted_subclasses=True)
class Maintained(Continuous):
    """SF-10.4: a continuous ability that counts while the card maintains it; the ability that starts it prints it."""

    def text(self) -> str:
        return ""

    def words(self) -> str:
        """How it reads there."""
        assert self.selector is not None
        return f"all {self.selector.plural()} gain {joined([grant.text() for grant in self.grants])}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Maintain(Verb):
    """SF-10.4: a continuous ability of this card counts from now on, while the card stays turned."""

    def __init__(self, ability: Maintained) -> None:
        self.ability: Maintained = ability

    def act(self, table: Table, effect: Effect) -> None:
        if table.zones[effect.source] == PLAY and table.same(effect.source, effect.stamp):
            leave_behind(table, effect, effect.source, MAINTAINS, MAINTAINED)

    def text(self) -> str:
        return self.ability.words()


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveWhileMaintained(Verb):
    """SF-10.4: cards gain something while the card that was picked and turned stays so."""

    def __init__(self, cards: Cards, grants: list[Grant], at: int) -> None:
        self.cards: Cards = cards
        self.grants: list[Grant] = grants
        self.at: int = at

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            for source in effect.picks[self.at]:
                if table.zones[card] != PLAY or not table.same(effect.source, effect.stamp):
                    continue
                for grant in self.grants:
                    lasting = leave_behind(table, effect, card, grant.kind, MAINTAINED)
                    lasting.value = grant.number.value(table, effect)
                    lasting.mask = grant.mask
                    lasting.source = source
                    lasting.source_stamp = table.stamps[source]

    def text(self) -> str:
        return f"{self.cards.text()} gains {joined([grant.text() for grant in self.grants])}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Give(Verb):
    """SF-26.5: cards gain something for a while."""

    def __init__(self, cards: Cards, grants: list[Grant], until: int) -> None:
        self.cards: Cards = cards
        self.grants: list[Grant] = grants
        self.until: int = until

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] != PLAY:
                continue
            for grant in self.grants:
                value = grant.number.value(table, effect)
                lasting = Lingering(card, grant.kind, value, grant.mask, self.until)
                lasting.word = grant.word
                lasting.stamp = table.stamps[card]
                lasting.source = effect.source
                lasting.source_stamp = table.stamps[effect.source]
                lasting.player = effect.player
                table.lingering.append(lasting)
        table.changed()

    def acts_on(self) -> Cards:
        return self.cards

    def text(self) -> str:
        whom = self.cards.text()
        many = whom.startswith("all ") or whom.endswith("s")
        verb = "gain " if many else "gains "
        if all([grant.kind == CANNOT for grant in self.grants]):
            verb = ""
        duration = DURATION_WORDS[self.until].replace("it leaves", "they leave") if many else DURATION_WORDS[self.until]
        return f"{whom} {verb}{joined([grant.text() for grant in self.grants])} {duration}".strip()
