"""Verbs of copying (SF-36) and of tokens (SF-47), and the texts to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.returning import ComeBack
from kwoon.games.shadowfist.effects.twins import Twin
from kwoon.games.shadowfist.language.numbers import as_number
from kwoon.games.shadowfist.language.selectors import LISTED
from kwoon.games.shadowfist.language.things import Picked, is_you
from kwoon.games.shadowfist.lasting.texts import (
    copy_text,
    create_token,
    place_of_verb,
    take_form,
    take_recipe,
    text_code,
)
from kwoon.games.shadowfist.standing.immunity import affected
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.table import TEXTS
from kwoon.games.shadowfist.state.word_kinds import Cards, Deed, Number, Players, Selector, Verb
from kwoon.games.shadowfist.terms.codes import EVENT, PLAY, RESOURCE_NAMES, SMOKED, TOASTED, UNCOPYABLE
from kwoon.games.shadowfist.terms.durations import DURATION_WORDS, TURN_END
from kwoon.games.shadowfist.terms.ids import NO_DEFINITION, NONE, DefinitionId, Duration, Zone
from kwoon.games.shadowfist.terms.leanings import NEITHER
from kwoon.games.shadowfist.terms.phrasing import a_or_an, joined

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class TextOf(Selector):
    """SF-36.4: the text of one of some cards in play, fixed as the effect is generated; SF-36.2: as printed."""

    def __init__(self, cards: Selector) -> None:
        self.cards: Selector = cards

    def zone(self) -> Zone:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        found: list[int] = []
        matching = [card for card in table.in_play if self.cards.matches(table, card, effect)]
        for card in affected(table, effect, matching):
            printed = table.printed_as(card)
            if not table.card(card).restrictions & UNCOPYABLE and not table.face_down[card] and printed not in found:
                found.append(printed)
        return found

    def named(self, table: Table, code: int) -> str:
        return table.library[code].title

    def noun(self, many: bool) -> str:
        return "text"

    def text(self) -> str:
        return f"the rules text of {a_or_an(self.cards.text())}"


@mypyc_attr(allow_interpreted_subclasses=True)
class CopyText(Verb):
    """SF-36: copy the chosen text, or only its bold-faced abilities (SF-36.10), onto cards."""

    def __init__(self, text: Picked, onto: Cards, until: Duration, bold: bool = False) -> None:
        self.copied: Picked = text
        self.onto: Cards = onto
        self.until: Duration = until
        self.bold: bool = bold

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        for definition in self.definitions(table, effect):
            for card in self.onto.cards(table, effect):
                if table.zones[card] == PLAY:
                    copy_text(table, card, definition, self.bold, self.until, effect.source)

    def definitions(self, table: Table, effect: Effect) -> list[DefinitionId]:
        """SF-36.2: the printed texts: the one that was chosen, or that of a card that was picked."""
        if self.copied.choice.selector.zone() == LISTED:
            return [DefinitionId(code) for code in self.copied.picked(effect)]
        cards = [card for card in self.copied.cards(table, effect) if table.zones[card] == PLAY]
        return [table.printed_as(card) for card in cards if not table.card(card).restrictions & UNCOPYABLE]

    def lasts(self) -> Duration:
        return self.until

    def acts_on(self) -> Cards:
        return self.onto

    def text(self) -> str:
        what = f"the bold-faced abilities of {self.copied.text()}" if self.bold else self.copied.text()
        if self.copied.choice.selector.zone() != LISTED and not self.bold:
            what = f"the printed rules text of {what}"
        return f"copy {what} onto {self.onto.text()} {DURATION_WORDS[self.until]}".strip()


@mypyc_attr(allow_interpreted_subclasses=True)
class SetAside(Verb):
    """Put an Event that was played face up before you: you may play it as if it were in your hand.

    Whatever resources it requires; or, for this card itself, as the Event that it responds to, whose text it copies
    (SF-36.0, SF-49.8). SF-49.7: a Toast It card goes nowhere else.
    """

    def __init__(self, cards: Cards, ignoring: bool = False, copying: bool = False) -> None:
        self.cards: Cards = cards
        self.ignoring: bool = ignoring
        self.copying: bool = copying

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect)[:]:
            if table.zones[card] != SMOKED or table.type_of(card) != EVENT:
                continue
            text = answered_text(table, effect)
            table.set_aside(card, effect.player, self.ignoring, effect.source)
            if self.copying and text != NONE:
                take_recipe(table, card, (TEXTS, table.printed_as(card), NONE, text_code(text, False)))

    def text(self) -> str:
        whom = self.cards.text()
        words = f"put {whom} face up before you"
        if self.copying:
            words += f"; the rules text of the answered Event is copied onto {whom} in place of its own"
        words += f". You may play {whom} as if it were in your hand"
        return f"{words}, ignoring resource conditions" if self.ignoring else words


def answered_text(table: Table, effect: Effect) -> DefinitionId:
    """SF-36.4: the definition whose text the answered effect comes from; none of an Uncopyable card (SF-49.8)."""
    for procedure in table.stack:
        if isinstance(procedure, SceneState):
            for other in procedure.effects + procedure.past:
                if other.uid == effect.answers and not table.library[other.definition].restrictions & UNCOPYABLE:
                    return other.definition
    return NO_DEFINITION


@mypyc_attr(allow_interpreted_subclasses=True)
class ToastAside(Verb):
    """SF-46: what this card has put face up before you is toasted, if it still lies there."""

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for held in table.held_by(effect.player):
            if held.source == effect.source:
                table.toast(held.card, effect.source, effect.player)

    def text(self) -> str:
        return "toast it if it still lies before you"


@mypyc_attr(allow_interpreted_subclasses=True)
class BecomeTwin(Verb):
    """SF-36.5: as it enters play, this card becomes the twin of another one, before anything else."""

    def __init__(self, cards: Selector) -> None:
        self.choice: TextOf = TextOf(cards)

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        texts = self.choice.among(table, effect)
        if texts:
            table.push(Twin(effect.source, effect.player, texts))

    def text(self) -> str:
        return (
            f"copy the printed Fighting, rules text and restrictions of {self.choice.cards.text()} onto this card, "
            'whose title and subtitle become its own, followed by "of" and that card\'s'
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class BecomeCharacter(Verb):
    """SF-7.1.1: this State becomes a Character where it is, until the end of the turn."""

    def __init__(self, form: Card) -> None:
        self.form: Card = form

    def token(self) -> Card | None:
        return self.form

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        card = effect.source
        if table.same(card, effect.stamp) and table.is_state(card) and table.subjects[card] >= 0:
            at = place_of_verb(table.library[effect.definition].abilities[effect.ability], self)
            take_form(table, card, effect.definition, effect.ability, at, TURN_END)

    def text(self) -> str:
        extra = self.form.text().removesuffix(".")
        return (
            f"this card becomes a Character at its location with a printed Fighting of {self.form.fighting}"
            + (f" and {extra}" if extra else "")
            + "; at the end of the turn it becomes a State on its former subject, or is smoked"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class PutTokens(Verb):
    """SF-47: create Character tokens and put them into play."""

    def __init__(self, players: Players, number: Number | int, token: Card) -> None:
        self.players: Players = players
        self.number: Number = as_number(number)
        self.what: Card = token

    def token(self) -> Card | None:
        return self.what

    def deed(self) -> Deed:
        fighting = self.number.guess() * max(1, self.what.fighting)
        return Deed(deeds.BRINGS, fighting if is_you(self.players) else -fighting)

    def act(self, table: Table, effect: Effect) -> None:
        at = place_of_verb(table.library[effect.definition].abilities[effect.ability], self)
        for seat in reversed(self.players.players(table, effect)):
            cards = [
                create_token(table, effect.definition, effect.ability, at, seat)
                for _ in range(self.number.value(table, effect))
            ]
            procedure = ComeBack(cards, seat, effect.source, False)
            procedure.zone = TOASTED
            table.push(procedure)

    def text(self) -> str:
        token = self.what
        who = self.players.text()
        put = "put" if who == "you" else f"{who} puts"
        amount = self.number.text()
        noun = "token" if amount == "1" else "tokens"
        many = a_or_an(token.title).split()[0] if amount == "1" else amount
        words = f'{put} {many} "{token.title}" Character {noun} into play with a printed Fighting of {token.fighting}'
        needed = [f"{count} {RESOURCE_NAMES[at]}" for at, count in enumerate(token.requires) if count]
        words += f" and a printed cost of {joined([*needed, f'{token.cost} Power'])}"
        extra = token.text().removeprefix("Toast It.").strip().removesuffix(".")
        return f"{words}, with {extra}" if extra else words
