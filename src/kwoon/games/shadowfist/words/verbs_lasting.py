"""Verbs whose effect lasts for a while (SF-26.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.standing.derive import given
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import (
    CANNOT,
    COMBAT_DAMAGE,
    DAMAGE_TAKEN,
    DENIED,
    FIGHTING,
    IMMUNITY,
    NO_CARDS,
    TOUGHNESS,
    Continuous,
    Grant,
)
from kwoon.games.shadowfist.state.effects import (
    MAINTAINS,
    PORTAL,
    Lingering,
)
from kwoon.games.shadowfist.state.word_kinds import Cards, Deed, Number, OnCards, Verb
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.durations import (
    DURATION_WORDS,
    IN_PLAY,
    MAINTAINED,
    WHILE_YOURS,
)
from kwoon.games.shadowfist.terms.ids import CardId, Duration, Place
from kwoon.games.shadowfist.terms.leanings import BAD, GOOD, NEITHER
from kwoon.games.shadowfist.terms.phrasing import joined

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


def leave_behind(table: Table, effect: Effect, card: CardId, kind: int, until: Duration) -> Lingering:
    """Something that lasts, about a card in play."""
    lasting = Lingering(card, kind, 0, 0, until)
    lasting.source = effect.source
    lasting.source_stamp = table.stamps[effect.source]
    lasting.player = effect.player
    table.let_last(lasting)
    given(table, kind)
    return lasting


def leave_between(table: Table, effect: Effect, card: CardId, kind: int, until: Duration, other: CardId) -> Lingering:
    """Something that lasts, about a card in play and another one; SF-34: while both stay where they are."""
    lasting = leave_behind(table, effect, card, kind, until)
    lasting.other = other
    lasting.other_stamp = table.stamps[other]
    return lasting


@mypyc_attr(allow_interpreted_subclasses=True)
class Maintained(Continuous):
    """SF-10.4: a continuous ability that counts while the card maintains it; the ability that starts it prints it."""

    def text(self) -> str:
        return ""

    def words(self) -> str:
        """How it reads there."""
        return super().text().removesuffix(".")


@mypyc_attr(allow_interpreted_subclasses=True)
class Maintain(Verb):
    """SF-10.4: a continuous ability of this card counts from now on, while the card stays turned."""

    def __init__(self, ability: Maintained, about: Picked | None = None) -> None:
        self.ability: Maintained = ability
        self.about: Picked | None = about
        """The card or the location that it is about: `MaintainedFor`, `AtMaintained` speak of it."""

    def does(self) -> int:
        return BAD if self.about is not None and self.about.choice.selector.zone() < NO_CARDS else NEITHER

    def acts_on(self) -> Cards | None:
        return self.about

    def deed(self) -> Deed:
        return Deed(deeds.HELPS if self.about is None else deeds.AFFECTS, 0, self.about)

    def act(self, table: Table, effect: Effect) -> None:
        if table.zones[effect.source] != PLAY or not table.same(effect.source, effect.stamp):
            return
        if self.about is None:
            leave_behind(table, effect, effect.source, MAINTAINS, MAINTAINED)
        elif self.about.choice.selector.zone() >= NO_CARDS:
            for place in self.about.picked(effect):
                leave_behind(table, effect, effect.source, MAINTAINS, MAINTAINED).place = Place(place)
        else:
            for card in self.about.cards(table, effect):
                leave_between(table, effect, effect.source, MAINTAINS, MAINTAINED, card)

    def lasts(self) -> Duration:
        return MAINTAINED

    def text(self) -> str:
        return self.ability.words()


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenPortal(OnCards):
    """SF-13, SF-10.4: while it is maintained, Characters go between here and where a card is without turning."""

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        if table.zones[effect.source] == PLAY and table.same(effect.source, effect.stamp):
            for card in self.cards.cards(table, effect):
                leave_behind(table, effect, card, PORTAL, MAINTAINED)

    def lasts(self) -> Duration:
        return MAINTAINED

    def text(self) -> str:
        return (
            f"Characters, also turned ones, may move from this location to that of {self.cards.text()}, "
            "or the other way, and do not turn for it"
        )


def is_good(grant: Grant) -> bool:
    """Whether one likes to be given it."""
    if grant.kind in (CANNOT, DENIED, DAMAGE_TAKEN):
        return False
    return not (isinstance(grant.number, Fixed) and grant.number.number < 0)


def bonus_of(grants: list[Grant]) -> int:
    """How much stronger cards get in a fight by what they are given."""
    return sum(grant.number.guess() for grant in grants if grant.kind in (FIGHTING, COMBAT_DAMAGE, TOUGHNESS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Give(OnCards):
    """SF-26.5: cards gain something for a while; SF-10.4: maintained by this card, or by another that was turned."""

    def __init__(self, cards: Cards, grants: list[Grant], until: Duration, by: Cards | None = None) -> None:
        super().__init__(cards)
        self.grants: list[Grant] = grants
        self.until: Duration = until
        self.by: Cards | None = by
        """The cards that maintain it, if this one does not."""

    def deed(self) -> Deed:
        return Deed(deeds.GIVES, bonus_of(self.grants), self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        if self.by is None:
            self.give(table, effect, effect.source)
        elif table.same(effect.source, effect.stamp):
            for source in self.by.cards(table, effect):
                self.give(table, effect, source)

    def give(self, table: Table, effect: Effect, source: CardId) -> None:
        """Each card gains each grant."""
        for card in self.cards.cards(table, effect):
            if table.zones[card] != PLAY or (self.until == WHILE_YOURS and table.controllers[card] != effect.player):
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
        return any(grant.kind == IMMUNITY for grant in self.grants)

    def does(self) -> int:
        return GOOD if all(is_good(grant) for grant in self.grants) else BAD

    def lasts(self) -> Duration:
        return self.until

    def numbers(self) -> list[Number]:
        if self.is_for_each():
            return []  # what each of several cards maintains is an X on the printed card
        return [number for grant in self.grants for number in grant.numbers()]

    def is_for_each(self) -> bool:
        """Whether each of several cards maintains it."""
        return isinstance(self.by, Picked) and self.by.choice.most != 1

    def as_cost(self) -> str:
        given = joined([word for grant in self.grants for word in grant.words()])
        return f"give {self.cards.text()} {given} {DURATION_WORDS[self.until]}".strip()

    def text(self) -> str:
        whom = self.cards.text()
        many = whom.startswith("all ") or whom.endswith("s")
        verb = "gain " if many else "gains "
        if all(grant.kind == CANNOT for grant in self.grants):
            verb = ""
        duration = DURATION_WORDS[self.until].replace("it leaves", "they leave") if many else DURATION_WORDS[self.until]
        if self.by is not None and self.is_for_each():
            duration = f"{duration} for each of {self.by.text()}".strip()
        words = f"{whom} {verb}{joined([word for grant in self.grants for word in grant.words()])} {duration}".strip()
        words = words.replace("controller's Establishing Shot the next time", "controller's next Establishing Shot")
        meanings = [number.definition() for number in self.numbers() if number.definition()]
        return ". ".join([words, *meanings])


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveImmunityTo(OnCards):
    """SF-40: cards gain Immunity to one card, most often the Event that is answered, until they leave play."""

    def __init__(self, cards: Cards, to: Cards) -> None:
        super().__init__(cards)
        self.to: Cards = to

    def deed(self) -> Deed:
        return Deed(deeds.AFFECTS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            for source in self.to.cards(table, effect):
                if table.zones[card] == PLAY:
                    leave_between(table, effect, card, IMMUNITY, IN_PLAY, source)

    def gives_immunity(self) -> bool:
        return True

    def does(self) -> int:
        return GOOD

    def text(self) -> str:
        return f"{self.cards.text()} gains Immunity to {self.to.text()}"
