"""Verbs that bring cards into play: played as the effect resolves, or returned from smoked piles (SF-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.opening import OpenDeck
from kwoon.games.shadowfist.effects.playing import ANY_ONE_RESOURCE, EVERY_RESOURCE, PlayCard, playing_of
from kwoon.games.shadowfist.effects.playing_free import PlayTogether
from kwoon.games.shadowfist.effects.returning import ComeBack, returned_key
from kwoon.games.shadowfist.language.numbers import Fixed, as_number
from kwoon.games.shadowfist.language.things import Picked, This
from kwoon.games.shadowfist.standing.aids import due
from kwoon.games.shadowfist.standing.costs import cost_to_play
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.effects import BORROWED
from kwoon.games.shadowfist.state.word_kinds import Cards, Deed, Number, OnCards, Players, Selector, Verb
from kwoon.games.shadowfist.terms.codes import CHARACTER, HAND, PLAY, SMOKED, ZONE_NAMES
from kwoon.games.shadowfist.terms.durations import DURATION_WORDS, MAINTAINED, TURN_END
from kwoon.games.shadowfist.terms.ids import NONE, CardId, Duration, Zone
from kwoon.games.shadowfist.terms.leanings import GOOD, NEITHER
from kwoon.games.shadowfist.terms.once import RETURNED_BY_ITSELF, note_by
from kwoon.games.shadowfist.terms.phrasing import NUMBER_WORDS, a_or_an
from kwoon.games.shadowfist.words.verbs_lasting import leave_behind

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


ONE_CONDITION: Final = 1
ALL_CONDITIONS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayOne(Verb):
    """SF-37, SF-44.4: play such a card from your hand, or smoked pile, as the effect resolves; it may be cheaper.

    SF-24.2.1: which card, and where, is chosen as it is played.
    """

    def __init__(
        self,
        selector: Selector,
        less: Number | int = 0,
        ignoring: Picked | None = None,
        timing: bool = False,
        most: Number | int = 1,
        smoked: bool = False,
        where: Zone = HAND,
        free: bool = False,
        on: Selector | None = None,
        toasting: bool = False,
        in_turn: bool = False,
        printed: bool = False,
        face_up: bool = False,
        extra: bool = False,
        sparing: int = 0,
        may: bool = False,
    ) -> None:
        self.selector: Selector = selector
        self.may: bool = may
        """Whether the text says so; nobody can be made to, since a hand is hidden."""
        self.less: Number = as_number(less)
        self.ignoring: Picked | None = ignoring
        """The resource that was chosen, of which one condition is then ignored."""
        self.timing: bool = timing
        """SF-25.1.1: whether the types' timing holds, in anyone's Main Shot."""
        self.most: Number = as_number(most)
        """How many cards, one after the other."""
        self.smoked: bool = smoked
        """SF-44.2: whether from your smoked pile too."""
        self.where: Zone = where
        """From where: the hand, or the smoked pile (SF-44.2)."""
        self.free: bool = free
        """Whether at no cost."""
        self.on: Selector | None = on
        """For States: on such a card only."""
        self.toasting: bool = toasting
        """SF-49.7: whether an Event that is played so gains Toast It."""
        self.in_turn: bool = in_turn
        """SF-25.1.1: whether the types' timing holds in full."""
        self.printed: bool = printed
        """SF-8.5: whether at the full printed cost."""
        self.face_up: bool = face_up
        """SF-25.7.1: whether Feng Shui Sites are played face up."""
        self.extra: bool = extra
        """SF-25.7: whether also as a second Site of the turn."""
        self.sparing: int = sparing
        """SF-8.4: whether resource conditions are ignored: one of them (ONE_CONDITION), or all (ALL_CONDITIONS)."""

    def deed(self) -> Deed:
        less = deeds.FREE if self.free else self.less.guess()
        return Deed(deeds.PLAYS, less, None, self.selector, self.ignoring is not None)

    def act(self, table: Table, effect: Effect) -> None:
        seat = effect.player
        piles = table.hands[seat] + table.smoked[seat] if self.smoked else table.pile_of(self.where, seat)
        cards = [card for card in piles if self.selector.matches(table, card, effect)]
        count = self.most.value(table, effect)
        if count < 1:
            return
        procedure = PlayCard(seat, cards, self.less.value(table, effect))
        procedure.timing = self.timing
        procedure.more = count - 1
        procedure.free = self.free
        procedure.toasting = self.toasting
        procedure.in_turn = self.in_turn
        procedure.printed = self.printed
        procedure.face_up = self.face_up
        procedure.extra = self.extra
        procedure.helped = True
        if self.sparing:
            procedure.ignoring = ANY_ONE_RESOURCE if self.sparing == ONE_CONDITION else EVERY_RESOURCE
        if self.on is not None:
            procedure.on = [card for card in table.in_play if self.on.matches(table, card, effect)]
            procedure.only_on = True
        if self.ignoring is not None:
            procedure.ignoring = self.ignoring.picked(effect)[0]
        table.push(procedure)

    def brings_back(self) -> bool:
        return self.smoked or self.where == SMOKED

    def text(self) -> str:
        one = self.most.text() == "1"
        words = f"play {a_or_an(self.selector.text())}"
        if not one:
            count = NUMBER_WORDS[self.most.number] if isinstance(self.most, Fixed) else self.most.text()
            words = f"play up to {count} {self.selector.plural()}"
        if self.may:
            words = f"you may {words}"
        if self.smoked:
            words += " from your hand or smoked pile"
        if self.where != HAND or (not self.smoked and self.selector.text() == "card"):
            words += f" from your {ZONE_NAMES[self.where]}"
        if self.on is not None:
            words += f" on {a_or_an(self.on.text())}"
        if self.less.text() != "0":
            words += f" at -{self.less.text()} cost{'' if one else ' each'}"
        if self.free:
            words += " at no cost"
        if self.printed:
            words += " at the printed cost"
        if self.face_up:
            words += " face up"
        if self.sparing:
            words += ("", ", ignoring one resource condition", ", ignoring resource conditions")[self.sparing]
        if self.extra:
            words += ", even if you have played a Site this turn"
        if self.in_turn:
            words += " when you could play it from your hand"
        if self.timing:
            words += " when a card of its type can be played"
        if self.ignoring is not None:
            words += f", ignoring one of its conditions of {self.ignoring.text()}"
        if self.toasting:
            words += ". An Event played this way gains Toast It"
        return f"{words}. {self.less.definition()}" if self.less.definition() else words


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayFromTop(Verb):
    """Reveal the top cards of a deck, perhaps after a cut; one of them may be played, regardless of type.

    SF-25.1.1: so the types' timing is waived. What is not played stays, is toasted, or is shuffled into the deck.
    """

    def __init__(
        self,
        number: int = 1,
        whose: Players | None = None,
        less: int = 0,
        free: bool = False,
        ignoring: bool = False,
        cut: bool = False,
        toasting: bool = False,
        shuffling: bool = False,
    ) -> None:
        self.number: int = number
        self.whose: Players | None = whose
        """Whose deck, if not your own."""
        self.less: int = less
        self.free: bool = free
        self.ignoring: bool = ignoring
        """SF-8.4: whether resource conditions are ignored."""
        self.cut: bool = cut
        self.toasting: bool = toasting
        self.shuffling: bool = shuffling

    def deed(self) -> Deed:
        return Deed(deeds.HELPS if self.toasting else deeds.DRAWS)

    def act(self, table: Table, effect: Effect) -> None:
        for owner in [effect.player] if self.whose is None else self.whose.players(table, effect):
            deck = table.decks[owner]
            if self.cut and deck:
                at = table.chance.below(len(deck))
                deck[:] = deck[at:] + deck[:at]
                table.order_is_lost(owner)
            cards = deck[-self.number :][::-1]
            table.show_cards(effect.player, owner, cards)
            opened = OpenDeck(effect.player, owner, cards, effect.source)
            opened.less = self.less
            opened.free = self.free
            opened.ignoring = EVERY_RESOURCE if self.ignoring else NONE
            opened.shown = True
            opened.toasting = self.toasting
            opened.shuffling = self.shuffling
            table.push(opened)

    def text(self) -> str:
        whose = "your" if self.whose is None else f"{self.whose.text()}'s"
        cards = "top card" if self.number == 1 else f"top {self.number} cards"
        words = f"cut {whose} deck and reveal" if self.cut else "reveal"
        words = f"{words} the {cards} of {'it' if self.cut else f'{whose} deck'}. "
        words += f"{'Either' if self.toasting else 'You may'} play {'it' if self.number == 1 else 'one of them'}"
        words += f" at -{self.less} cost" if self.less else ""
        words += " at no cost" if self.free else ""
        words += ", regardless of type"
        words += " and ignoring resource conditions" if self.ignoring else ""
        words += ", or toast it" if self.toasting else ""
        return f"{words}. Then shuffle that deck" if self.shuffling else words


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Verb):
    """SF-44.2: play cards that were picked, or this one, from a smoked pile: at so much less, or at no cost.

    States are played on a card. Resources and cost are as from the hand (SF-37), unless they cost nothing.
    """

    def __init__(
        self,
        cards: Cards,
        on: Cards | None = None,
        less: Number | int = 0,
        free: bool = False,
        ignoring: bool = False,
    ) -> None:
        self.cards: Cards = cards
        self.on: Cards | None = on
        self.less: Number = as_number(less)
        self.free: bool = free
        self.ignoring: bool = ignoring
        """For States on a card: whether resource conditions are ignored (SF-8.4)."""

    def does(self) -> int:
        return GOOD if self.on is None else NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.DRAWS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        cards = [card for card in self.cards.cards(table, effect) if table.zones[card] != PLAY]
        if self.on is not None:
            self.play_on(table, effect, cards, self.on.cards(table, effect))
        elif self.free:
            for card in reversed(cards):
                generate = playing_of(table, card, effect.player, 0)
                generate.free = True
                generate.helped = card != effect.source
                table.push(generate)
        else:
            less = self.less.value(table, effect)
            for card in cards:
                here = table.zones[card] == SMOKED and (card != effect.source or table.same(card, effect.stamp))
                cost = cost_to_play(table, effect.player, card, less)
                if here and due(table, effect.player, card, cost) <= table.power[effect.player]:
                    generate = playing_of(table, card, effect.player, less)
                    generate.helped = less > 0 and card != effect.source
                    table.push(generate)

    def play_on(self, table: Table, effect: Effect, states: list[CardId], on: list[CardId]) -> None:
        """SF-25.5: States, on what was picked for them."""
        if self.free:
            for subject in on:
                together = PlayTogether([], [])
                together.chosen = states[:]
                together.on = subject
                together.helped = effect.player
                table.push(together)
        elif states and on:
            procedure = PlayCard(effect.player, states, self.less.value(table, effect))
            procedure.on = on[:]
            procedure.helped = True
            if self.ignoring:
                procedure.ignoring = EVERY_RESOURCE
            table.push(procedure)

    def brings_back(self) -> bool:
        return True

    def text(self) -> str:
        words = f"play {self.cards.text()}"
        if isinstance(self.cards, This):
            words += " from your smoked pile"
        if self.on is not None:
            words += f" on {self.on.text()}"
        words = f"{words} at no cost" if self.free else f"{words} at -{self.less.text()} cost"
        return f"{words}, ignoring resource conditions" if self.ignoring else words


@mypyc_attr(allow_interpreted_subclasses=True)
class EachMayPlay(Verb):
    """SF-44.2: each player may secretly choose a card of their smoked pile; then each plays it, at no cost."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        cards = [card for seat in table.playing() for card in table.smoked[seat]]
        cards = [card for card in cards if self.selector.matches(table, card, effect)]
        together = PlayTogether(table.playing(), cards)
        together.helped = effect.player
        table.push(together)

    def brings_back(self) -> bool:
        return True

    def text(self) -> str:
        return (
            f"each player may secretly choose {a_or_an(self.selector.text())} in that player's smoked pile. "
            "From the active player clockwise, each plays the chosen card at no cost"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Return(OnCards):
    """SF-44.1: Characters return to play from smoked piles, perhaps without their text.

    Under your control, or under that of another player, or each under its owner's.
    """

    def __init__(
        self,
        cards: Cards,
        blank: bool = False,
        under: Players | None = None,
        owners: bool = False,
        still_there: bool = False,
    ) -> None:
        super().__init__(cards)
        self.blank: bool = blank
        self.under: Players | None = under
        self.owners: bool = owners
        self.still_there: bool = still_there
        """SF-34: only what `SmokeForNow` has smoked and has not left the pile since, whatever it is there."""

    def does(self) -> int:
        return GOOD

    def deed(self) -> Deed:
        return Deed(deeds.RETURNS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        cards = [card for card in self.cards.cards(table, effect) if table.zones[card] == SMOKED]
        if self.still_there:
            cards = [card for card in cards if table.stamps[card] == effect.noted_stamp]
        else:
            cards = [card for card in cards if table.type_of(card) == CHARACTER]
        seats = [effect.player] if self.under is None else self.under.players(table, effect)
        if self.owners:
            seats = table.playing()
        for seat in reversed(seats):
            mine = [card for card in cards if not self.owners or table.owners[card] == seat]
            if mine:
                table.push(ComeBack(mine, seat, effect.source, self.blank))

    def brings_back(self) -> bool:
        return True

    def text(self) -> str:
        whose = "your control" if self.under is None else f"the control of {self.under.text()}"
        if self.owners:
            words = self.cards.text()
            many = words.endswith("s") or "all " in words or words.startswith("both ")
            whose = "their owners' control" if many else "its owner's control"
        words = f"return {self.cards.text()} to play under {whose}"
        words += " with no rules text" if self.blank else ""
        return f"{words} if it is still in the smoked pile" if self.still_there else words


@mypyc_attr(allow_interpreted_subclasses=True)
class EachReturnsAtRandom(Verb):
    """SF-44.1: each player, from the active one clockwise, returns such a card of their smoked pile that chance picks.

    SF-49.2, SF-49.9: also a second copy of a Unique or Limited card, for nobody returns that voluntarily.
    """

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for seat in reversed(table.playing()):
            theirs = effect.clone()
            theirs.player = seat
            cards = [card for card in table.smoked[seat] if self.selector.matches(table, card, theirs)]
            if cards:
                table.reveals += 1
                table.push(ComeBack([cards[table.chance.below(len(cards))]], seat, effect.source, False))

    def brings_back(self) -> bool:
        return True

    def text(self) -> str:
        card = a_or_an(self.selector.text()).replace("your ", "that player's own ")
        return f"from the active player clockwise, each player returns {card}, at random, to play"


IN_THE_TURN: Final = 0
IN_THE_ATTACK: Final = 1
IN_THE_MAIN_SHOT: Final = 2
WITHIN_WORDS: Final = ("this turn", "in this way during this attack", "in this way during this Main Shot")


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturnThisOnce(Verb):
    """It returns from your smoked pile, if you have returned none of its title this turn by any means (SF-42).

    Or, if a text limits only itself, none of its title in this way: during this attack, or this Main Shot.
    """

    def __init__(self, in_attack: bool = False, in_this_way: bool = False) -> None:
        self.within: int = IN_THE_ATTACK if in_attack else IN_THE_MAIN_SHOT if in_this_way else IN_THE_TURN

    def deed(self) -> Deed:
        return Deed(deeds.RETURNS)

    def act(self, table: Table, effect: Effect) -> None:
        card = effect.source
        key = returned_key(table, card, effect.player)
        if self.within == IN_THE_MAIN_SHOT:
            key = note_by(RETURNED_BY_ITSELF, table.card(card).base, effect.player)
        if table.zones[card] != SMOKED or not table.same(card, effect.stamp):
            return
        used = table.used_in_attack if self.within == IN_THE_ATTACK else table.used
        if key not in used:
            if self.within != IN_THE_TURN:
                used.append(key)
            table.push(ComeBack([card], effect.player, card, False))

    def brings_back(self) -> bool:
        return True

    def text(self) -> str:
        return (
            "return this card to play from your smoked pile "
            f"if you have not already returned one of this title to play {WITHIN_WORDS[self.within]}"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Borrow(Verb):
    """SF-10.4: the cards stay in play only while this card is turned and maintained; or until the end of the turn."""

    def __init__(self, cards: Cards, until: Duration = MAINTAINED) -> None:
        self.cards: Cards = cards
        self.until: Duration = until

    def does(self) -> int:
        return GOOD

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                leave_behind(table, effect, card, BORROWED, self.until).source_stamp = effect.stamp

    def lasts(self) -> Duration:
        return self.until

    def text(self) -> str:
        if self.until == MAINTAINED:
            when = "when this effect ends"
        elif self.until == TURN_END:
            when = "at the end of the turn"
        else:
            when = f"{self.cards.text()} stays {DURATION_WORDS[self.until]}; then"
        return f"{when}, put {self.cards.text()} into its owner's smoked pile"
