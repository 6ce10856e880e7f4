"""Numbers that are counted on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.damage import needed
from kwoon.games.shadowfist.language.numbers import Variable, meaning_of
from kwoon.games.shadowfist.language.selectors import Only
from kwoon.games.shadowfist.language.things import Each, Picked, PickedPlayer
from kwoon.games.shadowfist.standing.costs import printed_cost
from kwoon.games.shadowfist.standing.derive import body, derive, fighting, printed_now, resources_of
from kwoon.games.shadowfist.standing.immunity import affected
from kwoon.games.shadowfist.standing.victory import goal_of
from kwoon.games.shadowfist.state.abilities import BOLD, MANY, pack_bold
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.structure import locations
from kwoon.games.shadowfist.state.word_kinds import Cards, Number, Players, Selector
from kwoon.games.shadowfist.terms.codes import (
    FACTIONS,
    PLAY,
    RESOURCE_NAMES,
    RESOURCES,
    SEES_ATTACKS,
    SEES_PLACES,
    SEES_POWER,
    resource_of,
)
from kwoon.games.shadowfist.terms.ids import CardId, all_seats
from kwoon.games.shadowfist.terms.phrasing import a_or_an
from kwoon.games.shadowfist.words.selectors_effects import cards_taken

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Variable):
    """How many cards a selector means."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def value(self, table: Table, effect: Effect) -> int:
        zone = self.selector.zone()
        count = 0
        if zone == PLAY:
            for card in self.selector.shortlist(table, effect):
                if self.selector.matches(table, card, effect):
                    count += 1
            return count
        for seat in all_seats(table.seats):
            for card in table.pile_of(zone, seat):
                if self.selector.matches(table, card, effect):
                    count += 1
        return count

    def looks_at(self) -> int:
        return self.selector.looks_at()

    def meaning(self) -> str:
        words = self.selector.plural().removeprefix("the ")
        if isinstance(self.selector, Only) and isinstance(self.selector.cards, Picked):  # what paid a cost
            done, noun = words.split(" ", 1)
            return f"the number of {noun} {done} in this way"
        here = self.selector.zone() == PLAY and not isinstance(self.selector, Only)
        here = here and " controlled by " not in words and " attacking " not in words
        here = here and not words.endswith(("control", "controls", "own", "location"))
        return f"the number of {words}{' in play' if here else ''}"


@mypyc_attr(allow_interpreted_subclasses=True)
class InPool(Variable):
    """SF-18.1: how many of a resource you have."""

    def __init__(self, letter: str) -> None:
        self.resource: int = resource_of(letter)

    def value(self, table: Table, effect: Effect) -> int:
        return resources_of(table, effect.player)[self.resource]

    def looks_at(self) -> int:
        return 0

    def meaning(self) -> str:
        return f"the number of {RESOURCE_NAMES[self.resource]} resources in your pool"


@mypyc_attr(allow_interpreted_subclasses=True)
class MostOfOneFaction(Variable):
    """SF-18: the most resources of one faction in your pool."""

    def value(self, table: Table, effect: Effect) -> int:
        return max(resources_of(table, effect.player)[:FACTIONS])

    def looks_at(self) -> int:
        return 0

    def meaning(self) -> str:
        return "the greatest number of resources of one faction in your pool"


@mypyc_attr(allow_interpreted_subclasses=True)
class BurnedCount(Variable):
    """How many cards, or such cards, are in the burned-for-victory piles of players."""

    def __init__(self, players: Players, selector: Selector | None = None) -> None:
        self.players: Players = players
        self.selector: Selector | None = selector

    def value(self, table: Table, effect: Effect) -> int:
        cards = [card for seat in self.players.players(table, effect) for card in table.burned[seat]]
        return len([card for card in cards if self.selector is None or self.selector.matches(table, card, effect)])

    def meaning(self) -> str:
        what = "cards" if self.selector is None else self.selector.plural()
        return f"the number of {what} in {possessive(self.players)} burned-for-victory pile"


def possessive(players: Players) -> str:
    """Whose: your, that player's."""
    who = players.text()
    return "your" if who == "you" else f"{who}'s"


@mypyc_attr(allow_interpreted_subclasses=True)
class PrintedCost(Variable):
    """SF-8.5: the costs of some cards, added up; SF-50.4, SF-48.3: not always what was printed."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, table: Table, effect: Effect) -> int:
        return sum(printed_cost(table, card) for card in self.cards.cards(table, effect))

    def meaning(self) -> str:
        several = isinstance(self.cards, Picked) and self.cards.choice.most > 1
        return f"the {'combined ' if several else ''}cost of {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class CostOfStates(Variable):
    """SF-8.5: the cost of all States that this card is the subject of."""

    def value(self, table: Table, effect: Effect) -> int:
        return sum(printed_cost(table, card) for card in table.in_play if table.subjects[card] == effect.source)

    def meaning(self) -> str:
        return "the total cost of all States that this card is the subject of"


@mypyc_attr(allow_interpreted_subclasses=True)
class OfChosenType(Variable):
    """How many cards of the type that was chosen players control (SF-7)."""

    def __init__(self, kind: Picked, players: Players) -> None:
        self.kind: Picked = kind
        self.players: Players = players

    def value(self, table: Table, effect: Effect) -> int:
        kinds = self.kind.picked(effect)
        cards: list[CardId] = []
        for seat in self.players.players(table, effect):
            cards.extend([card for card in table.controlled(seat) if table.type_of(card) in kinds])
        return len(affected(table, effect, cards))

    def meaning(self) -> str:
        return f"the number of cards of {self.kind.text()} controlled by {self.players.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsTaken(Variable):
    """How many cards the effect that is answered would take from you."""

    def value(self, table: Table, effect: Effect) -> int:
        return cards_taken(table, effect)

    def meaning(self) -> str:
        return "the number of those cards"


@mypyc_attr(allow_interpreted_subclasses=True)
class PickedCount(Variable):
    """How many cards or players were picked for a choice; not less than a least number (SF-48.3.1)."""

    def __init__(self, picked: Picked | PickedPlayer, least: int = 0) -> None:
        self.picked: Picked | PickedPlayer = picked
        self.least: int = least
        picked.choice.is_x = True

    def value(self, table: Table, effect: Effect) -> int:
        return max(self.least, len(self.picked.choice.picked(effect)))

    def meaning(self) -> str:
        choice = self.picked.choice
        words = f"the number of {choice.name()}"
        if choice.is_x and choice.most >= MANY:
            if self.least:
                return f"at least {max(choice.least, self.least)}"
            return f"{choice.least} or more" if choice.least else "any number"
        return f"{words}{f', at least {self.least}' if self.least else ''}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SubjectsCost(Variable):
    """SF-8.5: the printed cost of the card that this State is to be played on; before that is chosen, a great one."""

    def value(self, table: Table, effect: Effect) -> int:
        return 99 if effect.spot < 0 else printed_cost(table, CardId(effect.spot))

    def meaning(self) -> str:
        return "the subject's printed cost"


@mypyc_attr(allow_interpreted_subclasses=True)
class CountersHere(Variable):
    """How many counters are on this card."""

    def value(self, table: Table, effect: Effect) -> int:
        return table.counters[effect.source]

    def looks_at(self) -> int:
        return 0  # whoever changes counters has all of it derived anew

    def meaning(self) -> str:
        return "the number of counters on this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class ThatAmount(Variable):
    """For triggers with a number: as much damage as was inflicted or healed, as much Power as came."""

    def value(self, table: Table, effect: Effect) -> int:
        return 0 if effect.happening is None else effect.happening.number()

    def meaning(self) -> str:
        return "the amount"

    def text(self) -> str:
        return "an equal amount of"

    def definition(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberOfPlayers(Variable):
    """How many players are in the game."""

    def value(self, table: Table, effect: Effect) -> int:
        return len(table.playing())

    def meaning(self) -> str:
        return "the number of players"


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentsAhead(Variable):
    """How many opponents are closer to victory than you."""

    def value(self, table: Table, effect: Effect) -> int:
        mine = table.closeness(effect.player)
        return sum(1 for seat in table.playing() if table.closeness(seat) > mine)

    def looks_at(self) -> int:
        return 0

    def meaning(self) -> str:
        return "the number of opponents who are closer to victory than you"


@mypyc_attr(allow_interpreted_subclasses=True)
class SetOnEntering(Variable):
    """SF-48.2: what X was set to as this card entered play; nothing for a card that copied the text later."""

    def __init__(self, number: Variable) -> None:
        self.number: Variable = number
        """What it was set to."""

    def value(self, table: Table, effect: Effect) -> int:
        return table.paid[effect.source]

    def meaning(self) -> str:
        return self.number.meaning()


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerOf(Variable):
    """SF-17: how much Power players have."""

    def __init__(self, players: Players) -> None:
        self.players: Players = players

    def value(self, table: Table, effect: Effect) -> int:
        return sum(table.power[seat] for seat in self.players.players(table, effect))

    def looks_at(self) -> int:
        return SEES_POWER

    def meaning(self) -> str:
        return f"{possessive(self.players)} Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsInHand(Variable):
    """How many cards players hold."""

    def __init__(self, players: Players) -> None:
        self.players: Players = players

    def value(self, table: Table, effect: Effect) -> int:
        return sum(len(table.hands[seat]) for seat in self.players.players(table, effect))

    def meaning(self) -> str:
        return f"the number of cards in {possessive(self.players)} hand"


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageOn(Variable):
    """SF-29: how much damage cards have."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, table: Table, effect: Effect) -> int:
        return sum(table.damage[card] for card in self.cards.cards(table, effect))

    def meaning(self) -> str:
        if isinstance(self.cards, Each):
            return "the damage that is already on each of them"
        return f"the damage on {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentsWithMore(Variable):
    """How many opponents control more such cards than you, or have more of a number; or as much of it."""

    def __init__(self, what: Selector | Number, or_as_many: bool = False) -> None:
        self.what: Selector | Number = what
        """A number is counted for each player: "you" in it is that player."""
        self.or_as_many: bool = or_as_many

    def value(self, table: Table, effect: Effect) -> int:
        counts = self.counts(table, effect)
        mine = counts[effect.player] - (1 if self.or_as_many else 0)
        return sum(1 for seat in table.playing() if seat != effect.player and counts[seat] > mine)

    def looks_at(self) -> int:
        return self.what.looks_at()

    def counts(self, table: Table, effect: Effect) -> list[int]:
        """What each player has of it."""
        counts = [0] * table.seats
        if isinstance(self.what, Selector):
            what = self.what
            for card in what.shortlist(table, effect):
                if what.matches(table, card, effect):
                    seat = table.controllers[card]
                    counts[seat] = counts[seat] + 1
        else:
            for seat in table.playing():
                theirs = effect.clone()
                theirs.player = seat
                counts[seat] = self.what.value(table, theirs)
        return counts

    def meaning(self) -> str:
        more, than = ("at least as many", "as you") if self.or_as_many else ("more", "than you")
        if isinstance(self.what, Selector):
            return f"the number of opponents who control {more} {self.what.plural()} {than}"
        words = meaning_of(self.what).removeprefix("your ")
        return f"the number of opponents who have {more} {words} {than}"


@mypyc_attr(allow_interpreted_subclasses=True)
class FightingOf(Variable):
    """SF-15.1: the Fighting of some cards now, damage taken off; of a card that is sacrificed, as it was before.

    SF-8.7: or what is printed; an X is none.
    """

    def __init__(self, cards: Cards, printed: bool = False) -> None:
        self.cards: Cards = cards
        self.printed: bool = printed

    def value(self, table: Table, effect: Effect) -> int:
        if self.printed:
            return sum(max(0, printed_now(table, card)) for card in self.cards.cards(table, effect))
        return sum(fighting(table, card) for card in self.cards.cards(table, effect))

    def meaning(self) -> str:
        return f"the {'printed ' if self.printed else ''}Fighting of {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageToReduce(Variable):
    """SF-29.8: the damage by this card that takes Characters' Fighting down to so much, Toughness and the like counted.

    Nothing is required of one whose Fighting is no higher now.
    """

    def __init__(self, cards: Cards, to: int) -> None:
        self.cards: Cards = cards
        self.to: int = to

    def value(self, table: Table, effect: Effect) -> int:
        total = 0
        for card in self.cards.cards(table, effect):
            if fighting(table, card) > self.to:
                total += max(0, needed(table, effect.source, card) - self.to)
        return total

    def meaning(self) -> str:
        return f"the damage required to reduce {self.cards.text()}'s Fighting to {self.to}"


@mypyc_attr(allow_interpreted_subclasses=True)
class BoldOf(Number):
    """SF-50: the bold-faced abilities that such cards have now, packed; Toughness and Influence added up (SF-50.17).

    Of a card with a text like this one only those without a number count: numbers that feed each other never settle.
    """

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def value(self, table: Table, effect: Effect) -> int:
        keywords = toughness = influence = 0
        of = derive(table).of
        for card in self.selector.shortlist(table, effect):
            if self.selector.matches(table, card, effect):
                keywords |= of[card].keywords
                if not shares_bold(table.faces[card]):
                    toughness += of[card].toughness
                    influence += of[card].influence
        return pack_bold(keywords, toughness, influence)

    def text(self) -> str:
        return self.selector.plural()


def shares_bold(card: Card) -> bool:
    """Whether a card's text gives it the bold-faced abilities of others."""
    return any(grant.kind == BOLD for ability in card.standing_texts for grant in ability.grants)


@mypyc_attr(allow_interpreted_subclasses=True)
class BodyOf(Variable):
    """SF-11.1: the Body of some Sites now, damage taken off."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, table: Table, effect: Effect) -> int:
        return sum(body(table, card) for card in self.cards.cards(table, effect))

    def meaning(self) -> str:
        return f"the Body that {self.cards.text()} has left"


@mypyc_attr(allow_interpreted_subclasses=True)
class DifferentTitles(Variable):
    """SF-42: how many different titles some cards have."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, table: Table, effect: Effect) -> int:
        return len({table.card(card).title for card in self.cards.cards(table, effect)})

    def meaning(self) -> str:
        return f"the number of different titles among {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ResourcesOn(Variable):
    """SF-8.4, SF-8.6: how many resources some cards require and provide together; those of factions only, or all."""

    def __init__(self, cards: Cards, factions: bool = False) -> None:
        self.cards: Cards = cards
        self.factions: bool = factions

    def value(self, table: Table, effect: Effect) -> int:
        first = FACTIONS if self.factions else len(RESOURCES)
        total = 0
        for card in self.cards.cards(table, effect):
            definition = table.card(card)
            total += sum(definition.requires[:first]) + sum(definition.provides[:first])
        return total

    def meaning(self) -> str:
        kind = "faction resources" if self.factions else "resources"
        return f"the number of {kind} required and provided by {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class FactionsInPool(Variable):
    """SF-18.1: of how many factions you, or another player, have enough resources."""

    def __init__(self, least: int, players: Players | None = None) -> None:
        self.least: int = least
        self.players: Players | None = players

    def value(self, table: Table, effect: Effect) -> int:
        seats = [effect.player] if self.players is None else self.players.players(table, effect)
        pools = [resources_of(table, seat)[:FACTIONS] for seat in seats]
        return sum(1 for pool in pools for count in pool if count >= self.least)

    def bound(self, words: str) -> str:
        who = "you have" if self.players is None else f"{self.players.text()} has"
        much = "resources" if self.least == 1 else f"at least {self.least} resources"
        return f"{who} {much} of {'each of ' if self.least > 1 else ''}{words} factions"

    def meaning(self) -> str:
        whose = "your pool" if self.players is None else f"the pool of {self.players.text()}"
        return f"the number of factions with at least {self.least} resource{'' if self.least == 1 else 's'} in {whose}"


@mypyc_attr(allow_interpreted_subclasses=True)
class LocationsOf(Variable):
    """SF-9.1.2: how many locations players have; or only those with such a card."""

    def __init__(self, players: Players, having: Selector | None = None) -> None:
        self.players: Players = players
        self.having: Selector | None = having

    def value(self, table: Table, effect: Effect) -> int:
        count = 0
        for seat in self.players.players(table, effect):
            for place in locations(table, seat):
                there = [card for card in table.in_play if table.places[card] == place]
                if self.having is None or any(self.having.matches(table, card, effect) for card in there):
                    count += 1
        return count

    def looks_at(self) -> int:
        return SEES_PLACES | SEES_ATTACKS | (0 if self.having is None else self.having.looks_at())

    def meaning(self) -> str:
        words = f"the number of {possessive(self.players)} locations"
        return words if self.having is None else f"{words} with {a_or_an(self.having.text())}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SitesNeeded(Variable):
    """SF-4.1: how many Feng Shui Sites players are away from victory."""

    def __init__(self, players: Players) -> None:
        self.players: Players = players

    def value(self, table: Table, effect: Effect) -> int:
        return sum(goal_of(table, seat) - table.closeness(seat) for seat in self.players.players(table, effect))

    def looks_at(self) -> int:
        return 0

    def meaning(self) -> str:
        who = self.players.text()
        return f"the number of Feng Shui Sites {who} {'are' if who == 'you' else 'is'} away from victory"


@mypyc_attr(allow_interpreted_subclasses=True)
class ForeignPicked(Variable):
    """How many of the cards that were picked you do not own; before any are picked, as many as there could be."""

    def __init__(self, cards: Picked) -> None:
        self.cards: Picked = cards

    def value(self, table: Table, effect: Effect) -> int:
        choice = self.cards.choice
        picked = choice.picked_cards(effect)
        if picked:
            return len([card for card in picked if table.owners[card] != effect.player])
        foreign = 0
        for seat in all_seats(table.seats):
            for card in table.pile_of(choice.selector.zone(), seat):
                if seat != effect.player and choice.selector.could_mean(table, card, effect.player):
                    foreign += 1
        return min(choice.most, foreign)

    def meaning(self) -> str:
        return f"the number of {self.cards.text()} that you do not own"
