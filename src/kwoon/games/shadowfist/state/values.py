"""What cards are worth at one moment: every number that continuous abilities and effects can change."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.terms.ids import CardId, SeatId

NOT_DERIVED: Final = -1
HOPELESS: Final = 8
"""See `Survey.looked_for`; more than there are seats."""
EVERY_HAPPENING: Final = -1
NONE_BURIED: Final[list[CardId]] = []
NO_POOL: Final[list[int]] = []

# What the quick looks at a seat went by (`Table.glance`), besides what a `Refusal` names in any case.
LOOKED_CLOSER: Final = 1
"""At the rules themselves: nothing can be said of a later moment."""
LOOKED_AT_SURVEY: Final = 2
"""At what there is to be chosen, to be counted, or in the smoked piles."""
LOOKED_AT_VALUES: Final = 4
"""At what cards are, anyone's."""
LOOKED_AT_USES: Final = 8
"""At what was used this turn."""
LOOKED_AT_POOL: Final = 16
"""At the seat's resources (SF-18.1)."""
LOOKED_AT_OWN: Final = 32
"""At what the seat's own cards in play are."""


class Values:
    """The values of one card; shared by all cards that have the same until one of them gains something."""

    def __init__(self) -> None:
        self.printed: int = 0
        """SF-8.7: the printed Fighting, or what a card's text says it is."""
        self.fighting: int = 0
        """SF-8.7 with all bonuses, before damage."""
        self.body: int = 0
        self.printed_body: int = 0
        """SF-8.9: the printed Body, or what a card's text says it is."""
        self.combat_damage: int = 0
        self.damage_dealt: int = 0
        self.damage_taken: int = 0
        self.toughness: int = 0
        self.influence: int = 0
        self.keywords: int = 0
        self.cannot: int = 0
        self.denied: int = 0
        """Bold-faced abilities that it has and cannot use."""
        self.spared: int = 0
        """Other Characters' bold-faced abilities that do not affect it."""
        self.round: int = NOT_DERIVED
        """The round of deriving that made these values its own; printed ones are shared."""

    def copy(self) -> Values:
        """The same values, free to be changed."""
        new = Values()
        new.printed = self.printed
        new.fighting = self.fighting
        new.body = self.body
        new.printed_body = self.printed_body
        new.combat_damage = self.combat_damage
        new.damage_dealt = self.damage_dealt
        new.damage_taken = self.damage_taken
        new.toughness = self.toughness
        new.influence = self.influence
        new.keywords = self.keywords
        new.cannot = self.cannot
        new.denied = self.denied
        new.spared = self.spared
        return new

    def looks_like(self, other: Values) -> bool:
        """Whether everything that an ability could look at is the same."""
        return (
            self.fighting == other.fighting
            and self.body == other.body
            and self.keywords == other.keywords
            and self.cannot == other.cannot
            and self.toughness == other.toughness
            and self.printed == other.printed
            and self.denied == other.denied
            and self.spared == other.spared
        )

    def same_as(self, other: Values) -> bool:
        """Whether they are all the same."""
        return (
            self.looks_like(other)
            and self.combat_damage == other.combat_damage
            and self.damage_dealt == other.damage_dealt
            and self.damage_taken == other.damage_taken
            and self.influence == other.influence
        )


class Holding:
    """What one player's cards in play have in their texts.

    It depends on nothing but which cards they are, in which order, and which of them lie face down: so it is kept while
    these stay the same, see `derive.look_round`. It is never changed, so copies of a game share it.
    """

    def __init__(self) -> None:
        self.cheapens: bool = False
        """SF-37: whether any of them makes others cheaper."""
        self.types: int = 0
        """SF-7: their types, as bits."""
        self.restrictions: int = 0
        """SF-49: their restrictions, as bits."""
        self.permits: int = 0
        """The kinds of permission in their texts, as bits."""
        self.unique: list[str] = []
        """SF-31.1: the titles of the Unique ones that lie face up."""
        self.used_when: int = 0
        """The timings at which they offer their player what their texts say, as bits."""
        self.for_others: list[int] = []
        """What they offer to opponents, as actions of using it (USE); nothing for most players."""
        self.offers: list[int] = []
        """What they may offer their player, in their order, as actions; see `legality.prospects`.

        An ability is the action of using it (USE). What every card of its type can do (SF-10.3) stands behind that as
        the action of moving it (MOVE), whatever it comes to.
        """
        self.speaking: list[int] = []
        """The same without the cards that may do no more than move, heal, and what attackers and Influence can do."""


class Survey:
    """What lies where, gone through once for all seats; like everything derived it is never changed again."""

    def __init__(self, holdings: list[Holding]) -> None:
        self.holdings: list[Holding] = holdings
        """What each player's cards in play have in their texts."""
        self.cheapens: int = 0
        """SF-37: the seats with a card in play that makes others cheaper, as bits."""
        self.types: int = 0
        """SF-7: the types of the cards in play, as bits."""
        self.restrictions: int = 0
        """SF-49: their restrictions, as bits."""
        self.permits: int = 0
        """The kinds of permission in their texts, as bits."""
        self.for_others: list[int] = []
        """What any of them offers to opponents of its player: for each player who has such cards the seat, as a
        negative number, and then the actions (see `Holding`)."""
        self.rivals: bool = False
        """SF-31.1: whether there are face-up Unique cards of one title."""
        self.buried: list[list[CardId]] = []
        """The cards of each smoked pile that may offer something to do; none at all if there are none in any pile."""
        self.everything: dict[int, list[int]] = {}
        """For a seat that it was asked for: all that the cards in play may offer it, also those of opponents."""
        self.looked_for: dict[object, int] = {}
        """Selectors that were looked for: the seats that did as bits, and from HOPELESS on those that look in vain."""
        self.of_cards: list[list[CardId]] = []
        """Each player's cards in play when it was made: what belongs to those that are still the same is taken over."""
        self.of_hidden: list[list[CardId]] = []
        """Those of each that lay face down then."""
        self.of_faces: object = None
        """What `Table.faces` was then."""

    def in_pile(self, seat: SeatId) -> list[CardId]:
        """Those of one player's smoked pile."""
        return self.buried[seat] if self.buried else NONE_BURIED


class Refusal:
    """That a seat could do nothing when it was asked, as quick looks told, or words that say what they look at.

    It stands while the seat has the same cards in play, no more Power, and nothing is there that was missed then,
    and nothing is altered that the rules went by. What else may let the seat do more makes `Table.look_again` forget
    it: a card for its hand, one that unturns, that becomes ready, that is damaged, that is another now. The next one of
    its seat is written over it, so no two games share it. What was concluded in an open scene is kept apart from the
    rest: it says more, and a closed scene that comes between must not cost it.
    """

    def __init__(self, survey: Survey, derived: Derived, holding: Holding) -> None:
        self.survey: Survey = survey
        self.derived: Derived = derived
        self.holding: Holding = holding
        self.now: int = 0
        """The timings that it was."""
        self.there: int = 0
        """What there was (NEEDS_...)."""
        self.untimely: int = 0
        """The timings that would have been another matter: some card or ability waited for one of them."""
        self.missed: int = 0
        """What was not there and would have been another matter (NEEDS_...)."""
        self.power: int = 0
        self.glance: int = 0
        """What it was concluded from besides (LOOKED_...)."""
        self.pool: list[int] = NO_POOL
        """SF-18.1: the seat's resources, if they were looked at."""
        self.buried: list[CardId] = NONE_BURIED
        """Those of the seat's smoked pile that may offer something."""
        self.turn: int = 0
        self.roams: bool = False
        """Whether the seat's Characters had anywhere to go."""
        self.heals: bool = False
        """SF-16.1: whether there were Characters that may heal in any Main Shot."""
        self.sees: int = 0
        """What on the table (SEES_...) those abilities look at that the rules themselves refused."""
        self.moved: int = 0
        """What on the table (SEES_...) has been altered since; see `Table.moved`."""


class Standing:
    """One continuous ability as it was gone through: whether it held, about which cards, and with which numbers.

    It is never changed, so what is derived later can take it over.
    """

    def __init__(
        self, card: CardId, index: int, held: bool, affected: list[CardId], values: list[int], sees: int
    ) -> None:
        self.card: CardId = card
        self.index: int = index
        """Which of the card's continuous abilities it is."""
        self.held: bool = held
        self.affected: list[CardId] = affected
        self.values: list[int] = values
        """The number of each of its grants."""
        self.sees: int = sees
        """What it looks at (SEES_...): what the words of its card say, and whether it looked at what cards are."""

    def same_as(self, other: Standing) -> bool:
        """Whether it is as it was."""
        return (
            self.held == other.held
            and self.sees == other.sees
            and self.affected == other.affected
            and self.values == other.values
        )


class Derived:
    """What every card in play is now. Once it is settled nothing in it changes, so copies of a game share it."""

    def __init__(self, of: list[Values]) -> None:
        self.of: list[Values] = of
        """By the card's number; cards that are not in play have nothing."""
        self.round: int = 0
        """Which round of going through continuous abilities this is; those before them are round 0."""
        self.words: dict[int, list[str]] = {}
        """Designators that a card has gained."""
        self.pools: dict[int, list[int]] = {}
        """SF-18.1: each player's resource pool, once someone has asked for it."""
        self.watches: int = 0
        """What on the table calls for another look at who is beaten: what it depends on; all, if a card is immune."""
        self.awaited: int = EVERY_HAPPENING
        """SF-26: the happenings that the cards in play wait for, as bits; all of them before they have been counted."""
        self.waiting: dict[int, list[CardId]] = {}
        """Which of them wait for a happening, by its bit, once someone has asked."""
        self.depends: int = 0
        """What on the table it depends on, besides which cards are in play and whose they are: see `Word.looks_at`."""
        self.looked: bool = False
        """Whether someone has looked at the values."""
        self.looked_at_words: bool = False
        self.looked_at_pools: bool = False
        self.guards: list[CardId] = []
        """SF-40: the cards in play whose text makes cards immune to others."""
        self.guards_see: int = 0
        """What on the table (SEES_...) these texts look at."""
        self.off_limits: bool = False
        """Whether any of these texts says that cards are no legal targets (SF-24.1.3)."""
        self.makes_immune: bool = False
        """Whether any of these texts makes other cards immune than its own."""
        self.immunity_given: bool = False
        """SF-40: whether any effect has made a card immune for a while."""
        self.feng_shui: list[int] = []
        """SF-25.7.2: how many Feng Shui Sites each player has in play; nothing before they are counted."""
        self.by_type: list[list[CardId]] = []
        """SF-7: the cards in play of each type, in their order; nothing before all have been gone through."""
        self.sites: list[CardId] = []
        """SF-7.3: those that are Sites, Feng Shui Sites or not, in their order."""
        self.by_seat: list[list[CardId]] = []
        """SF-35: the same for the cards that each player controls."""
        self.hidden: list[CardId] = []
        """SF-25.7.1: those that lie face down."""
        self.influential: int = 0
        """SF-50.8: the seats with a card in play that may have Influence, as bits."""
        self.forbidden: int = 0
        """What texts say that cards cannot do, or can do otherwise, of all cards together (see `Values.cannot`)."""
        self.sources: list[CardId] = []
        """SF-10.1: those whose continuous abilities count."""
        self.texts_depend: int = 0
        """What these look at."""
        self.plain: bool = True
        """Whether none of the cards is one that what cards are depends on in ways that no word says: `never_plain`."""
        self.counts_fighting: bool = False
        """SF-8.7: whether any of the cards has a printed Fighting of X, which is counted each time."""
        self.survey: Survey | None = None
        """Once someone has asked for it."""
        self.stands: list[Standing] = []
        """The continuous abilities that count, in the order of `sources`, as they were last gone through."""
        self.checkable: bool = False
        """Whether it is the same as long as these are, and what effects gave; not if one of them looked at values."""
        self.power: list[int] | None = None
        """SF-17: the Power that players had, if some of the cards look at it; it is written in many places."""
        self.in_attack: bool = False
        """Whether it was derived during an attack that some of the cards look at."""

    def gaining(self, card: CardId) -> Values:
        """A card's values, to be changed."""
        values = self.of[card]
        if values.round != self.round:
            values = values.copy()
            values.round = self.round
            self.of[card] = values
        return values

    def over(self, round_: int) -> Derived:
        """The same again, to be changed apart from this in a later round."""
        new = Derived(self.of[:])
        new.round = round_
        new.forbidden = self.forbidden
        for card, words in self.words.items():
            new.words[card] = words[:]
        new.immunity_given = self.immunity_given
        new.stand_on(self)
        return new

    def stand_on(self, other: Derived) -> None:
        """Take over all that depends on nothing but which cards are in play, whose they are, and which texts count."""
        self.guards = other.guards
        self.guards_see = other.guards_see
        self.off_limits = other.off_limits
        self.makes_immune = other.makes_immune
        self.awaited = other.awaited
        self.waiting = other.waiting
        self.feng_shui = other.feng_shui
        self.by_type = other.by_type
        self.sites = other.sites
        self.by_seat = other.by_seat
        self.hidden = other.hidden
        self.influential = other.influential
        self.sources = other.sources
        self.texts_depend = other.texts_depend
        self.plain = other.plain
        self.counts_fighting = other.counts_fighting

    def looks_like(self, other: Derived, in_play: list[CardId]) -> bool:
        """Whether everything that an ability could look at is the same."""
        for card in in_play:
            mine = self.of[card]
            theirs = other.of[card]
            if mine is not theirs and not mine.looks_like(theirs):
                return False
        return self.words == other.words
