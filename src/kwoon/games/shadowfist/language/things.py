"""The cards and the players that verbs act on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.immunity import affected
from kwoon.games.shadowfist.state.abilities import Choice
from kwoon.games.shadowfist.state.effects import MAINTAINS
from kwoon.games.shadowfist.state.happenings import LeftPlay, PutDown
from kwoon.games.shadowfist.state.table import place_of
from kwoon.games.shadowfist.state.word_kinds import WHO_DID_IT, Cards, Cost, Players, Selector, Trigger
from kwoon.games.shadowfist.terms.codes import PLAY, TARGET_CHANGED, TURNED_TO_ATTACK
from kwoon.games.shadowfist.terms.ids import NO_CARD, CardId, SeatId, Stamp, all_seats
from kwoon.games.shadowfist.terms.phrasing import every

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class This(Cards):
    """SF-42: this card; SF-24.1.3.3: none, if it has left its area since the effect was generated."""

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        return [] if effect.stamp < 0 else [effect.source]

    def looks_at(self) -> int:
        return 0

    def text(self) -> str:
        return "this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class Subject(Cards):
    """The card that this State is on."""

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        subject = NO_CARD if effect.stamp < 0 else table.subjects[effect.source]
        if subject < 0:
            subject = effect.watched
        return [] if subject < 0 else [subject]

    def looks_at(self) -> int:
        return 0

    def text(self) -> str:
        return "subject"


@mypyc_attr(allow_interpreted_subclasses=True)
class Picked(Cards):
    """What was picked for a choice: the target, the chosen card, the sacrificed Characters."""

    def __init__(self, choice: Choice, cost: Cost | None = None) -> None:
        self.choice: Choice = choice
        self.cost: Cost | None = cost
        """What is done with them as a cost."""

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        return affected(table, effect, self.choice.picked_cards(effect))

    def picked(self, effect: Effect) -> list[int]:
        """The same for what is no card: locations, designators, types."""
        return self.choice.picked(effect)

    def picked_cards(self, effect: Effect) -> list[CardId]:
        """The cards, also those that the effect cannot affect."""
        return self.choice.picked_cards(effect)

    def text(self) -> str:
        return self.choice.again()


@mypyc_attr(allow_interpreted_subclasses=True)
class Both(Cards):
    """What was picked for two choices, together."""

    def __init__(self, one: Picked, other: Picked) -> None:
        self.one: Picked = one
        self.other: Picked = other

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        return self.one.cards(table, effect) + self.other.cards(table, effect)

    def text(self) -> str:
        return f"both {self.one.text()} and {self.other.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PickedPlayer(Players):
    """The players picked for a choice."""

    def __init__(self, choice: Choice, cost: Cost | None = None) -> None:
        self.choice: Choice = choice
        self.cost: Cost | None = cost

    def players(self, table: Table, effect: Effect) -> list[SeatId]:
        return cast(list[SeatId], self.choice.picked(effect))

    def text(self) -> str:
        return "those players" if self.choice.most > 1 else "that player"


@mypyc_attr(allow_interpreted_subclasses=True)
class About(Cards):
    """For triggers: the card that it happened to; of a named trigger, it says what kind of card that is."""

    def __init__(self, trigger: Trigger | None = None) -> None:
        self.trigger: Trigger | None = trigger

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        return [] if effect.about < 0 else affected(table, effect, [effect.about])

    def text(self) -> str:
        return "that card" if self.trigger is None else f"that {self.trigger.about_noun()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Doer(Cards):
    """For triggers: the card that did it; of a named trigger, it says what kind of card that is."""

    def __init__(self, trigger: Trigger | None = None) -> None:
        self.trigger: Trigger | None = trigger

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        return affected(table, effect, self.watched(table, effect))

    def watched(self, table: Table, effect: Effect) -> list[CardId]:
        return [] if effect.by < 0 else [effect.by]

    def text(self) -> str:
        return "that card" if self.trigger is None else f"that {self.trigger.doer_noun()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sweep(Cards):
    """Every card of some kind, without a choice: which they are is determined at generation (SF-24.2)."""

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        swept = effect.swept[effect.verb] if effect.verb < len(effect.swept) else []
        if not swept:
            return affected(table, effect, self.found(table, effect))
        cards: list[CardId] = []
        for at in range(0, len(swept), 2):
            card = CardId(swept[at])
            if table.same(card, Stamp(swept[at + 1])):
                cards.append(card)
        return affected(table, effect, cards)

    def found(self, table: Table, effect: Effect) -> list[CardId]:
        """Those cards now."""
        raise NotImplementedError  # pragma: no cover

    def is_fixed(self) -> bool:
        """SF-24.2: whether it is determined at generation, as always when a text says nothing else."""
        return True

    def follows_target(self) -> bool:
        """SF-26.6.4: whether it is said of the target: other cards, if the target is changed."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class All(Sweep):
    """SF-24.2: every card that a selector means; perhaps but those picked; perhaps also those that come in response."""

    def __init__(
        self, selector: Selector, but: Picked | None = None, already_there: bool = False, responses: bool = False
    ) -> None:
        self.selector: Selector = selector
        self.but: Picked | None = but
        self.already_there: bool = already_there
        """Whether it says so of a pile: those that are there at generation, so not what the effect itself moves."""
        self.responses: bool = responses

    def found(self, table: Table, effect: Effect) -> list[CardId]:
        found = self.meant(table, effect)
        if self.but is None:
            return found
        spared = self.but.picked_cards(effect)
        return [card for card in found if card not in spared]

    def meant(self, table: Table, effect: Effect) -> list[CardId]:
        """Those that the selector means."""
        if self.selector.zone() == PLAY:
            shortlist = self.selector.shortlist(table, effect)
            return [card for card in shortlist if self.selector.matches(table, card, effect)]
        found: list[CardId] = []
        for seat in all_seats(table.seats):
            for card in table.pile_of(self.selector.zone(), seat):
                if self.selector.matches(table, card, effect):
                    found.append(card)
        return found

    def is_fixed(self) -> bool:
        return not self.responses

    def follows_target(self) -> bool:
        return self.but is not None or self.selector.looks_back()

    def text(self) -> str:
        every_one = every(self.selector.plural())
        every_one += "" if self.but is None else f" except {self.but.text()}"
        every_one += " that were there before" if self.already_there else ""
        return f"{every_one}, also those that come in response," if self.responses else every_one


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Players):
    """You, each opponent, everyone; or the player behind what happened."""

    def __init__(self, which: int) -> None:
        self.which: int = which

    def players(self, table: Table, effect: Effect) -> list[SeatId]:
        which = self.which
        if which == ME:
            return [effect.player]
        if which == OPPONENTS:
            return [seat for seat in table.playing() if seat != effect.player]
        if which == EVERYONE:
            return table.playing()
        if which == DEFENDER:
            attack = current_attack(table)
            return [] if attack is None else [attack.target_seat]
        return [] if effect.whose < 0 else [effect.whose]

    def text(self) -> str:
        return ("you", "each opponent", "each player", WHO_DID_IT, "the attacked player")[self.which]


def is_you(players: Players) -> bool:
    """Whether a verb acts on its own player and nobody else."""
    return isinstance(players, Who) and players.which == ME


def is_everyone(players: Players) -> bool:
    """Whether it acts on all players alike."""
    return isinstance(players, Who) and players.which == EVERYONE


ME: Final = 0
OPPONENTS: Final = 1
EVERYONE: Final = 2
THE_DOER: Final = 3
DEFENDER: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class AtTheLocation(Sweep):
    """Every such card at the location that was picked; for triggers, at the one that the card had which left play."""

    def __init__(self, selector: Selector, place: Picked | None = None) -> None:
        self.selector: Selector = selector
        self.place: Picked | None = place

    def found(self, table: Table, effect: Effect) -> list[CardId]:
        places = last_place(effect) if self.place is None else self.place.picked(effect)
        return [
            card
            for card in table.in_play
            if place_of(table, card) in places and self.selector.matches(table, card, effect)
        ]

    def follows_target(self) -> bool:
        return self.place is not None

    def text(self) -> str:
        where = "that card's last location" if self.place is None else self.place.text()
        return f"{every(self.selector.plural())} at {where}"


def last_place(effect: Effect) -> list[int]:
    """The location of the card that the effect's trigger is about, when it was smoked, toasted or left play."""
    gone = effect.happening
    if isinstance(gone, PutDown):
        return [gone.place]
    return [gone.place] if isinstance(gone, LeftPlay) else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Doers(Sweep):
    """For triggers of smoking and toasting: every such card that did it and is still in play (SF-30.3.1)."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def found(self, table: Table, effect: Effect) -> list[CardId]:
        fell = effect.happening
        doers = fell.doers if isinstance(fell, PutDown) else []
        doers = [card for card in doers if card >= 0 and table.zones[card] == PLAY]
        return [card for card in doers if self.selector.matches(table, card, effect)]

    def text(self) -> str:
        return f"each {self.selector.text()} that did that"


@mypyc_attr(allow_interpreted_subclasses=True)
class Watched(Cards):
    """The card that a delayed trigger was set up on."""

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        return [] if effect.watched < 0 else [effect.watched]

    def text(self) -> str:
        return "the watched card"


@mypyc_attr(allow_interpreted_subclasses=True)
class MaintainedFor(Cards):
    """SF-10.4: the target of what this card maintains."""

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        found: list[CardId] = []
        for each in table.lingering:
            if each.kind == MAINTAINS and each.source == effect.source and table.same(each.other, each.other_stamp):
                found.append(each.other)
        return affected(table, effect, found)

    def text(self) -> str:
        return "target"


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Cards):
    """For a number that is counted for every card that a verb acts on: that card."""

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        return [] if effect.watched < 0 else [effect.watched]

    def text(self) -> str:
        return "it"


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacked(Cards):
    """For triggers of attacks: the card that is attacked."""

    def cards(self, table: Table, effect: Effect) -> list[CardId]:
        card = effect.by if effect.moment() in (TURNED_TO_ATTACK, TARGET_CHANGED) else effect.about
        return [] if card < 0 else affected(table, effect, [card])

    def text(self) -> str:
        return "the attacked card"


@mypyc_attr(allow_interpreted_subclasses=True)
class ControllerOf(Players):
    """SF-35: who controls these cards now; of a card that has left play, its owner. Or always their owners."""

    def __init__(self, cards: Cards, owner: bool = False) -> None:
        self.cards: Cards = cards
        self.owner: bool = owner

    def players(self, table: Table, effect: Effect) -> list[SeatId]:
        held_by = table.owners if self.owner else table.controllers
        found: list[SeatId] = []
        for card in self.cards.cards(table, effect):
            if held_by[card] not in found:
                found.append(held_by[card])
        return found

    def text(self) -> str:
        words = self.cards.text()
        whose = "its" if words == "it" else f"{words}'s"
        return f"{whose} {'owner' if self.owner else 'controller'}"


@mypyc_attr(allow_interpreted_subclasses=True)
class WhoHeldIt(Players):
    """SF-35: for triggers of smoking and toasting: who controlled the Character then."""

    def players(self, table: Table, effect: Effect) -> list[SeatId]:
        fell = effect.happening
        return [fell.holder] if isinstance(fell, PutDown) and not table.eliminated[fell.holder] else []

    def text(self) -> str:
        return "the player who controlled that Character"
