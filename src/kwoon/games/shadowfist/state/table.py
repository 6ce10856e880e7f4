"""SF-9: the table. Where every card is and what is on it, and the plain acts of moving cards between areas.

A card is a number: its place in the game's list of cards. What is known of a card in play stands in lists by that
number. What a card "is" now (Fighting, abilities, ...) is not stored here; `standing.derive` derives it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.events import EVERYONE, Event, all_but, only
from kwoon.engine.game import Game, Procedure
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.effects import (
    HELD,
    TOASTS,
    Effect,
    Hold,
    Lingering,
    Signpost,
    Waiting,
)
from kwoon.games.shadowfist.state.happenings import Happening, LeftPlay, PowerCame, PutDown, PutDownWithStates
from kwoon.games.shadowfist.state.setup import GameSetup
from kwoon.games.shadowfist.state.values import Derived, Refusal, Survey
from kwoon.games.shadowfist.terms.codes import (
    ASIDE,
    BURNED,
    CHARACTER,
    DECK,
    DIRECTLY,
    EDGE,
    FENG_SHUI,
    HAND,
    PLAY,
    POWER_SPENT,
    SACRIFICED,
    SEES_ATTACKS,
    SEES_DAMAGE,
    SEES_PILES,
    SEES_PLACES,
    SEES_TURNING,
    SITE,
    SMOKED,
    STATE,
    TOAST_IT,
    TOASTED,
    WAS_SMOKED,
    WAS_TOASTED,
)
from kwoon.games.shadowfist.terms.durations import (
    IN_PLAY,
    MAINTAINED,
)
from kwoon.games.shadowfist.terms.ids import (
    NO_CARD,
    NO_PLACE,
    NO_SEAT,
    NONE,
    CardId,
    DefinitionId,
    Place,
    SeatId,
    Stamp,
    Zone,
    all_seats,
)
from kwoon.games.shadowfist.terms.once import is_of_card

FRONT: Final = 0
BACK: Final = 1

# What a definition that is not printed is made from (`Table.made`): what is made, then its numbers.
TOKEN: Final = 0
"""SF-47: the definition, the ability and the verb that create it."""
TEXTS: Final = 1
"""SF-36: the printed card, the card whose twin it is (or NONE), and the texts."""
FORM: Final = 2
"""SF-7.1.1: the printed card; the definition, the ability and the verb that give it another form."""


# How seats know a card that others cannot see (`Table.known`); see `known`.
SEEN: Final = 0
"""Where it is: at its place in a deck, or face down in play."""
SLIPPED: Final = -1
"""The same; others only know that it went there from the hand."""
Known = tuple[CardId, int, int]
"""A card, the seats that know it as an audience, and how: SEEN, SLIPPED, or since which stamp in its owner's hand."""

N = TypeVar("N", bound=int)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending(Plain):
    """A triggered effect that waits to be generated: in the current scene, or in the next one (SF-26.1.4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect", "voluntary", "hidden")

    def __init__(self, effect: Effect, voluntary: bool) -> None:
        self.effect: Effect = effect
        self.voluntary: bool = voluntary
        self.hidden: bool = False
        """SF-24.4: whether its Site lay face down, so that it has to be there to be revealed for it."""

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Pending, bare)
        new.effect = self.effect.clone()
        new.voluntary = self.voluntary
        new.hidden = self.hidden


OF_CLOSED: Final = 8
"""See `Table.refused`; more than there are seats."""
NO_LISTENERS: Final[dict[int, list[CardId]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Game):
    """The whole table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Game.FIELDS,
        "card_titles",
        "definitions",
        "owners",
        "turn",
        "active",
        "zones",
        "controllers",
        "turned",
        "damage",
        "lasting_damage",
        "places",
        "rows",
        "face_down",
        "subjects",
        "counters",
        "stamps",
        "ready",
        "blanks",
        "blanked",
        "shifts",
        "paid",
        "seized_by",
        "decks",
        "hands",
        "smoked",
        "toasted",
        "burned",
        "in_play",
        "structures",
        "power",
        "eliminated",
        "next_place",
        "next_stamp",
        "next_effect",
        "lingering",
        "signposts",
        "pending",
        "used",
        "used_in_attack",
        "once_per_game",
        "attack_failed",
        "claims",
        "generated",
        "takers",
        "played_site",
        "turn_over",
        "smoked_this_turn",
        "strikes",
        "winners",
        "control_stack",
        "doomed",
        "main_shot",
        "delayed",
        "instead",
        "instead_by",
        "crises",
        "leavers",
        "time_called",
        "made",
        "gone",
        "known",
    )
    SHARED: ClassVar[tuple[str, ...]] = (
        "options", "rules", "library", "faces", "pile_users", "derived", "doubt", "settled", "surveyed",
        "some_immune", "some_blank", "recalled", "listeners", "listened", "listened_in_piles", "listening",
    )  # fmt: skip
    REMEMBERED: ClassVar[tuple[str, ...]] = ("settled",)
    derived: Derived | None = None
    """What the cards are; None when a card may have come, gone, been turned over, or changed its player or its text."""
    doubt: int = 0
    """What else has changed since then that some of the cards look at (SEES_...): see `derive`."""
    wary: bool = False
    """Whether all that `derive` keeps is compared with what it would derive from nothing: for tests."""
    settled: bool = False
    """Whether nobody has been beaten and no auction is due since the last change."""
    surveyed: Survey | None = None
    """What was found when the cards in play were last looked over, to see who has the same cards: see `derive`."""
    unbeaten: Derived | None = None
    """What the cards were when nobody was beaten, if nothing has been damaged since: see `cleanup`."""
    judging: bool = False
    """Whether an immunity (SF-40) is being looked at: what it says does not depend on another one."""
    listeners: tuple[int, ...] | None = None
    """The definitions that `triggers` looked at when it noted the three below."""
    listened: int = 0
    """The happenings that any of these definitions waits for, as bits."""
    listened_in_piles: int = 0
    """The happenings that any of them waits for in a hand or a smoked pile, as bits."""
    listening: dict[int, list[CardId]] = NO_LISTENERS
    """The cards that wait there: all of them under 0, and under the bit of a happening, once someone asked, its own."""
    calm: Procedure | None = None
    """A procedure of the stack: neither it nor one below it is an attack; and its place. See `current_attack`."""
    calm_at: int = 0
    weighed: Derived | None = None
    """What the cards were when they were last looked over for who is weakened, if nothing was damaged since and no
    turn has ended: see `weakening`."""
    weighed_at: int = 0
    """The first stamp that no card had at that look: a card with this or a later one was not looked at."""
    hitters: dict[CardId, list[CardId]] | None = None
    """While combat damage hurts or smokes cards: which cards inflicted it on each (SF-30.3.1)."""
    power_moved: bool = True
    """Whether Power has gone or come since what is derived was last held against it: see `add_power`."""
    refused: int = 0
    """The seats, as bits, whose refusal still stands as far as their own hand and cards go (see `Refusal`): in open
    scenes, and from OF_CLOSED on in closed ones."""
    refusals: list[Refusal] | None = None
    """The last refusal of each seat: first those of open scenes, then of closed ones. Each copy of a game has its
    own."""
    glance: int = 0
    """What the quick looks went by (LOOKED_...), while it is looked at what a seat could do."""
    glimpsed: int = 0
    """What on the table (SEES_...) the words look at that refused an ability meanwhile."""
    untimely: int = 0
    """The timings that a card or an ability waits for which it was passed over for meanwhile."""
    missed: int = 0
    """What was not there (NEEDS_...) that one was passed over for meanwhile."""
    moved: int = 0
    """What on the table has been altered (SEES_...) since the refusals were last told of it."""
    spent: int = 0
    """While something is paid: the Power that was spent for it so far (SF-17.2.5)."""
    falling: list[CardId] | None = None
    """While several cards are smoked at one time: which they are (SF-24.5.5)."""

    def __init__(self, options: GameSetup, seed: int) -> None:
        super().__init__(options.players, seed, options)
        seats = options.players
        self.rules: GameSetup = options
        self.library: list[Card] = options.library
        self.made: tuple[tuple[int, ...], ...] = ()
        """What the definitions behind the printed ones in the library are made from: copies and tokens; see `texts`."""
        self.card_titles: tuple[str, ...] = tuple([card.title for card in options.library])
        """The titles of this game: what the numbers of printed definitions stand for."""
        count = sum(len(deck) for deck in options.decks)
        self.definitions: tuple[DefinitionId, ...] = tuple([card for deck in options.decks for card in deck])
        self.faces: list[Card] = [self.library[number] for number in self.definitions]
        """The definition of each card; made anew with `definitions` (see `define`), never changed in place."""
        self.pile_users: list[CardId] = pile_users(self.faces)
        """Those that may offer something from a smoked pile; made anew likewise."""
        self.owners: tuple[SeatId, ...] = tuple([seat for seat in all_seats(seats) for _ in options.decks[seat]])
        self.some_immune: bool = any(self.library[card].immune for card in self.definitions)
        """SF-40: whether any card of the game makes cards immune; else nobody needs to ask."""
        self.some_blank: bool = any(face.blanker for face in self.faces)
        self.recalled: int = all_recalled(self.faces)
        """SF-32: the same for abilities that blank."""
        self.turn: int = 0
        self.active: SeatId = SeatId(0)
        self.zones: list[Zone] = [DECK] * count
        self.controllers: list[SeatId] = list(self.owners)
        self.turned: list[int] = [0] * count
        self.damage: list[int] = [0] * count
        self.lasting_damage: tuple[int, ...] = (0,) * count
        """SF-50.3: how much of the damage cannot be removed."""
        self.places: list[Place] = [NO_PLACE] * count
        """The location of each card in play; see `structure`."""
        self.rows: tuple[int, ...] = (FRONT,) * count
        self.face_down: list[int] = [0] * count
        self.subjects: list[CardId] = [NO_CARD] * count
        self.counters: tuple[int, ...] = (0,) * count
        self.stamps: list[Stamp] = [Stamp(0)] * count
        """A new number whenever a card changes its area: what was known of it before is forgotten (SF-34)."""
        self.ready: list[int] = [0] * count
        """SF-24.5.1: whether the effect that put the card into play has resolved."""
        self.blanks: tuple[int, ...] = (0,) * count
        """SF-32, SF-33: whether the rules text is blanked: 1 for good, 2 for a while (see `expiry`)."""
        self.shifts: list[int] = []
        """Numbers on cards that have been changed this turn: card, stamp, which, by how much; see `changed_numbers`."""
        self.blanked: list[CardId] = []
        """The cards that abilities blank now."""
        self.paid: tuple[int, ...] = (0,) * count
        """SF-48.3: what a card with a cost of X was played for."""
        self.seized_by: tuple[SeatId, ...] = (NO_SEAT,) * count
        """TR-5.3.a: who seized the Site last; its controller may be another by now."""
        self.decks: list[list[CardId]] = [[] for _ in range(seats)]
        self.hands: list[list[CardId]] = [[] for _ in range(seats)]
        self.smoked: list[list[CardId]] = [[] for _ in range(seats)]
        self.toasted: list[list[CardId]] = [[] for _ in range(seats)]
        self.burned: list[list[CardId]] = [[] for _ in range(seats)]
        self.in_play: list[CardId] = []
        """Every card in play, in the order in which they came."""
        self.structures: list[list[Place]] = [[] for _ in range(seats)]
        self.power: list[int] = [1] * seats
        self.eliminated: list[int] = [0] * seats
        self.next_place: int = 0
        self.next_stamp: int = 1
        self.next_effect: int = 0
        self.lingering: list[Lingering] = []
        self.signposts: list[Signpost] = []
        """SF-38.1: where damage is redirected to."""
        self.pending: list[Pending] = []
        self.used: list[int] = []
        """What was done this turn and can be done only once or so often; see `once`."""
        self.used_in_attack: list[int] = []
        self.once_per_game: list[int] = []
        """SF-49.5: One-Shot cards played; see `once`."""
        self.attack_failed: bool = False
        self.claims: list[SeatId] = []
        """SF-28.1.2: who will declare an attack in this opponent's turn when the scene is over."""
        self.generated: bool = False
        self.takers: list[SeatId] = []
        """SF-4.2: who has just seized or burned for victory an opponent's Feng Shui Site."""
        self.played_site: SeatId = NO_SEAT
        """SF-4.3: who has just played a Feng Shui Site while no opponent had one."""
        self.turn_over: bool = False
        """SF-28.10: the active player has burned for Power."""
        self.smoked_this_turn: list[CardId] = []
        self.strikes: list[int] = []
        """Sites that Characters damaged this turn: Site, Character and the Character's stamp, in threes."""
        self.winners: list[SeatId] = []
        """SF-4: nearly always one; TR-5.4.b knows of more."""
        self.control_stack: list[Hold] = []
        """SF-35.3.4: the layers of control over cards that were taken; the first one of a card is who had it."""
        self.main_shot: bool = False
        """SF-22.3: whether the turn is past its Establishing Shot."""
        self.delayed: list[Waiting] = []
        """SF-26.4: effects that wait for their moment."""
        self.instead: list[int] = [NONE] * seats
        """The Power that a card generates in place of all others in this Establishing Shot."""
        self.instead_by: list[CardId] = [NO_CARD] * seats
        """The card that does."""
        self.crises: list[int] = [0] * seats
        """Who generates no Power next turn: after a play at Crisis cost (SF-50.4), or by an effect."""
        self.doomed: list[CardId] = []
        """Sites whose fate was decided in combat and that leave in the Return Home step (SF-28.8)."""
        self.leavers: list[SeatId] = []
        """TR-5.6.b: who has left, and is out at the end of the turn; see `departing`."""
        self.time_called: bool = False
        """TR-5.5.b: the game ends with the attack under way."""
        self.gone: list[int] = []
        """SF-9.2.2, SF-34: what left an open area this turn, in fours: the card, its stamp there, its definition, and
        who alone knew it then (NONE: everybody saw it). Whoever names a card that may be gone asks it; see `names`."""
        self.known: tuple[Known, ...] = ()
        """SF-9.2.2: what seats have seen of cards that lie hidden now; made-up games keep to it, see `known`."""

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(Table, bare)
        new.seats = self.seats
        new.chance = self.chance.clone()
        new.stack = [each.clone() for each in self.stack]
        new.decision = self.decision
        new.answer = self.answer
        new.reveals = self.reveals
        new.card_titles = self.card_titles
        new.definitions = self.definitions
        new.owners = self.owners
        new.turn = self.turn
        new.active = self.active
        new.zones = self.zones[:]
        new.controllers = self.controllers[:]
        new.turned = self.turned[:]
        new.damage = self.damage[:]
        new.lasting_damage = self.lasting_damage
        new.places = self.places[:]
        new.rows = self.rows
        new.face_down = self.face_down[:]
        new.subjects = self.subjects[:]
        new.counters = self.counters
        new.stamps = self.stamps[:]
        new.ready = self.ready[:]
        new.blanks = self.blanks
        new.blanked = self.blanked[:]
        new.shifts = self.shifts[:]
        new.paid = self.paid
        new.seized_by = self.seized_by
        new.decks = [each[:] for each in self.decks]
        new.hands = [each[:] for each in self.hands]
        new.smoked = [each[:] for each in self.smoked]
        new.toasted = [each[:] for each in self.toasted]
        new.burned = [each[:] for each in self.burned]
        new.in_play = self.in_play[:]
        new.structures = [each[:] for each in self.structures]
        new.power = self.power[:]
        new.eliminated = self.eliminated[:]
        new.next_place = self.next_place
        new.next_stamp = self.next_stamp
        new.next_effect = self.next_effect
        new.lingering = [each.clone() for each in self.lingering]
        new.signposts = [each.clone() for each in self.signposts]
        new.pending = [each.clone() for each in self.pending]
        new.used = self.used[:]
        new.used_in_attack = self.used_in_attack[:]
        new.once_per_game = self.once_per_game[:]
        new.attack_failed = self.attack_failed
        new.claims = self.claims[:]
        new.generated = self.generated
        new.takers = self.takers[:]
        new.played_site = self.played_site
        new.turn_over = self.turn_over
        new.smoked_this_turn = self.smoked_this_turn[:]
        new.strikes = self.strikes[:]
        new.winners = self.winners[:]
        new.control_stack = [each.clone() for each in self.control_stack]
        new.doomed = self.doomed[:]
        new.main_shot = self.main_shot
        new.delayed = [each.clone() for each in self.delayed]
        new.instead = self.instead[:]
        new.instead_by = self.instead_by[:]
        new.crises = self.crises[:]
        new.leavers = self.leavers[:]
        new.time_called = self.time_called
        new.made = self.made
        new.gone = self.gone[:]
        new.known = self.known
        new.options = self.options
        new.rules = self.rules
        new.library = self.library
        new.faces = self.faces
        new.pile_users = self.pile_users
        new.derived = self.derived
        new.doubt = self.doubt
        new.settled = self.settled
        new.surveyed = self.surveyed
        new.some_immune = self.some_immune
        new.some_blank = self.some_blank
        new.recalled = self.recalled
        new.listeners = self.listeners
        new.listened = self.listened
        new.listened_in_piles = self.listened_in_piles
        new.listening = self.listening

    # --- what is printed -----------------------------------------------------------------------

    def card(self, card: CardId) -> Card:
        """A card's definition."""
        return self.faces[card]

    def define(self, definitions: tuple[DefinitionId, ...]) -> None:
        """Say which definition each card has now."""
        self.definitions = definitions
        self.refused = 0
        self.faces = [self.library[number] for number in definitions]
        self.pile_users = pile_users(self.faces)
        self.some_blank = any(face.blanker for face in self.faces)
        self.recalled = all_recalled(self.faces)

    def printed_as(self, card: CardId) -> DefinitionId:
        """SF-36: the definition that is printed on a card, whatever it has copied since."""
        at = self.definitions[card]
        printed = len(self.rules.library)
        while at >= printed and self.made[at - printed][0] != TOKEN:
            at = DefinitionId(self.made[at - printed][1])
        return at

    def type_of(self, card: CardId) -> int:
        """SF-7: the type of a card."""
        return self.faces[card].type

    def is_character(self, card: CardId) -> bool:
        return self.type_of(card) == CHARACTER

    def is_site(self, card: CardId) -> bool:
        kind = self.type_of(card)
        return kind == SITE or kind == FENG_SHUI

    def is_feng_shui(self, card: CardId) -> bool:
        return self.type_of(card) == FENG_SHUI

    def is_state(self, card: CardId) -> bool:
        return self.type_of(card) == STATE

    def is_edge(self, card: CardId) -> bool:
        return self.type_of(card) == EDGE

    # --- who and what --------------------------------------------------------------------------

    def playing(self) -> list[SeatId]:
        """Everyone who has not been eliminated, from the active player clockwise (SF-22.1)."""
        return self.clockwise_from(self.active)

    def count_playing(self) -> int:
        """How many they are."""
        return self.eliminated.count(0)

    def clockwise_from(self, seat: SeatId) -> list[SeatId]:
        """Everyone still in the game, clockwise, beginning with a seat."""
        order: list[SeatId] = []
        for step in range(self.seats):
            each = SeatId((seat + step) % self.seats)
            if not self.eliminated[each]:
                order.append(each)
        return order

    def left_of(self, seat: SeatId) -> SeatId:
        """The next player clockwise who is still in the game."""
        each = SeatId(seat + 1 if seat + 1 < self.seats else 0)
        while self.eliminated[each] and each != seat:
            each = SeatId(each + 1 if each + 1 < self.seats else 0)
        return each

    def out_since(self, seat: SeatId) -> int:
        """The turn in which a player left the game or was eliminated; 0 for who is still in it."""
        return self.turn if seat in self.leavers and not self.eliminated[seat] else self.eliminated[seat]

    def controlled(self, seat: SeatId) -> list[CardId]:
        """The cards in play that a player controls."""
        return [card for card in self.in_play if self.controllers[card] == seat]

    def closeness(self, seat: SeatId) -> int:
        """SF-4.1: Feng Shui Sites in play and cards burned for victory."""
        return len(self.burned[seat]) + self.feng_shui_count(seat)

    def feng_shui_count(self, seat: SeatId) -> int:
        """SF-25.7.2: Feng Shui Sites that a player has in play."""
        known = self.derived
        if known is not None and known.feng_shui:
            return known.feng_shui[seat]
        count = 0
        for card in self.in_play:
            if self.controllers[card] == seat and self.faces[card].type == FENG_SHUI:
                count += 1
        return count

    @property
    def winner(self) -> SeatId:
        """The winner; the first of them, if there are more."""
        return self.winners[0] if self.winners else NO_SEAT

    def recalls(self, kind: int) -> bool:
        """Whether a card of the game asks for what is noted so (`once`): only then is it noted."""
        return self.recalled >> kind & 1 == 1

    def same(self, card: CardId, stamp: Stamp) -> bool:
        """SF-34: whether a card is still where it was when the stamp was noted."""
        return card != NONE and self.stamps[card] == stamp

    # --- questions -----------------------------------------------------------------------------

    def ask(self, seat: SeatId, kind: int, options: Sequence[int]) -> None:
        """Who has left passes, and where something must be chosen takes the first on offer."""
        if self.leavers and seat in self.leavers:
            self.answer = DONE if DONE in options else options[0]
        else:
            super().ask(seat, kind, cast(list[int], options))

    # --- happenings ----------------------------------------------------------------------------

    def changed(self) -> None:
        """Something may have changed what cards are: derive it anew when next asked."""
        self.derived = None
        self.settled = False

    def altered(self, what: int) -> None:
        """Something changed that only some cards look at (SEES_...): keep what was derived if none of those counts."""
        if what & SEES_DAMAGE:
            self.refused = 0
        self.note_altered(what)

    def note_altered(self, what: int) -> None:
        """The same, where it is known whose cards may do more for it."""
        known = self.derived
        self.moved |= what
        if what & SEES_DAMAGE:
            self.unbeaten = None
            self.weighed = None
        if known is None or known.depends & what:
            self.doubt |= what
            self.settled = False
        elif known.watches & what or what == SEES_DAMAGE or self.attack_is_on():
            self.settled = False

    def attack_shifted(self) -> None:
        """SF-28: who attacks or intercepts has changed, and where they are."""
        self.altered(SEES_ATTACKS | SEES_PLACES)
        self.settled = False

    def turning(self, card: CardId) -> None:
        """SF-10.4: a card was turned or unturned: anew what it maintains; what others maintain is looked at later."""
        sources = [each.source for each in self.lingering if each.until == MAINTAINED]
        sources.extend([waiting.effect.source for waiting in self.delayed if waiting.until == MAINTAINED])
        sources.extend([hold.source for hold in self.control_stack if hold.until == MAINTAINED])
        if card in sources:
            self.changed()
            return
        self.altered(SEES_TURNING)
        if sources:
            self.settled = False

    def attack_is_on(self) -> bool:
        """Whether an attack or a Faceoff is under way: the game knows, see `standing.attack` and `state.faceoff`."""
        raise NotImplementedError  # pragma: no cover

    def site_left(self, place: Place) -> None:
        """SF-9.1.4: a Site has left a location: the game closes the gap, see `structure`."""
        raise NotImplementedError  # pragma: no cover

    def left_pile(self, card: CardId) -> None:
        """A card is about to leave a smoked pile: the game knows whether an effect does it, see `resolving`."""

    def is_toasted_instead(self, card: CardId, doers: list[CardId]) -> bool:
        """SF-46: whether a text has a card toasted that these cards smoke: the game looks, see `standing.instead`."""
        return False

    def generate(self, effect: Effect) -> None:
        """SF-24: begin to generate an effect: the game knows how, see `generating`."""
        raise NotImplementedError  # pragma: no cover

    def open_scene(self, mode: int) -> None:
        """SF-23: begin a scene of a kind: the game knows how, see `scene`."""
        raise NotImplementedError  # pragma: no cover

    def happened(self, event: Event) -> None:
        """Tell whoever watches. Callers look first whether anyone does."""
        watcher = self.watcher
        if watcher is not None:
            watcher.tell(event)

    def happen(self, happening: Happening) -> None:
        """Something happened that abilities may wait for (SF-26): the game shows it to them, see `triggers`."""
        raise NotImplementedError  # pragma: no cover

    def notice(self, happening: Happening) -> None:
        """The same for something that whoever watches is told of in another way."""
        raise NotImplementedError  # pragma: no cover

    def show(self, happening: Happening) -> None:
        """Tell whoever watches of something that nothing waits for."""

    def show_effect(self, effect: Effect) -> None:
        """Tell whoever watches of an effect that has entered a scene."""

    def show_found(self, card: CardId, seat: SeatId) -> None:
        """SF-9.2.2: a player shows everyone a card of the deck: the game tells which."""

    def show_chosen(self, card: CardId, word: str) -> None:
        """Tell whoever watches of a designator or a resource that was chosen for a card."""

    # --- moving cards between areas ------------------------------------------------------------

    def pile_of(self, zone: Zone, seat: SeatId) -> list[CardId]:
        """A player's pile."""
        if zone == DECK:
            return self.decks[seat]
        if zone == HAND:
            return self.hands[seat]
        if zone == SMOKED:
            return self.smoked[seat]
        if zone == TOASTED:
            return self.toasted[seat]
        return self.burned[seat]

    def take_away(self, card: CardId, to: int = NONE, down: bool = False) -> None:
        """Lift a card from where it is, for it goes to another area; it forgets everything (SF-34)."""
        zone = self.zones[card]
        if self.known:
            self.known_leaves(card, down or to == HAND or to == DECK)
        if zone == SMOKED:
            self.left_pile(card)
        if zone != HAND and zone != DECK:
            knower = self.controllers[card] if self.face_down[card] else NONE
            self.gone.extend((card, self.stamps[card], self.definitions[card], knower))
        if zone == PLAY:
            self.in_play.remove(card)
        elif zone == BURNED:
            for pile in self.burned:
                if card in pile:
                    pile.remove(card)
        elif zone != ASIDE:
            self.pile_of(zone, self.owners[card]).remove(card)
        self.wipe(card)
        if (zone == HAND or zone == DECK) and (to == HAND or to == DECK or to == TOASTED):
            self.altered(SEES_PILES)
            self.settled = False
        else:
            self.changed()

    def forget(self, card: CardId) -> None:
        """SF-34: a card is as if it had changed its area."""
        self.wipe(card)
        self.look_again(self.controllers[card])
        self.changed()

    def wipe(self, card: CardId) -> None:
        """SF-34: damage, counters, control, everything on a card is gone when it changes its area."""
        self.controllers[card] = self.owners[card]
        self.turned[card] = 0
        self.unhurt(card)
        self.places[card] = NO_PLACE
        self.face_down[card] = 0
        self.subjects[card] = NO_CARD
        self.ready[card] = 0
        self.forget_the_rare(card)
        if self.made:
            self.forget_copies(card)
        self.stamps[card] = Stamp(self.next_stamp)
        self.next_stamp += 1
        if self.used:
            self.used = [each for each in self.used if not is_of_card(each, card)]
        if self.used_in_attack:
            self.used_in_attack = [each for each in self.used_in_attack if not is_of_card(each, card)]
        if card in self.doomed:
            self.doomed.remove(card)

    def unhurt(self, card: CardId) -> None:
        """All damage is gone from a card, also what cannot be healed (SF-50.3)."""
        self.damage[card] = 0
        if self.lasting_damage[card]:
            self.lasting_damage = with_value(self.lasting_damage, card, 0)

    def forget_the_rare(self, card: CardId) -> None:
        """What few cards ever have stands in tuples, which copies of a game share; so each is made anew to change."""
        if self.rows[card] != FRONT:
            self.rows = with_value(self.rows, card, FRONT)
        if self.counters[card]:
            self.counters = with_value(self.counters, card, 0)
        if self.blanks[card]:
            self.blanks = with_value(self.blanks, card, 0)
        if self.paid[card]:
            self.paid = with_value(self.paid, card, 0)
        if self.seized_by[card] != NONE:
            self.seized_by = with_value(self.seized_by, card, NO_SEAT)

    def forget_copies(self, card: CardId) -> None:
        """SF-34: copied text is gone with the rest."""
        base = self.printed_as(card)
        if base != self.definitions[card]:
            self.define(with_value(self.definitions, card, base))

    def add_card(self, definition: DefinitionId, owner: SeatId) -> CardId:
        """SF-47: one more card, a token; until it is put into play it lies with its owner's toasted cards."""
        card = CardId(len(self.definitions))
        self.define((*self.definitions, definition))
        self.owners = (*self.owners, owner)
        self.zones.append(TOASTED)
        self.controllers.append(owner)
        self.places.append(NO_PLACE)
        self.subjects.append(NO_CARD)
        self.stamps.append(Stamp(0))
        for values in (self.turned, self.damage, self.face_down, self.ready):
            values.append(0)
        self.rows = (*self.rows, FRONT)
        self.lasting_damage = (*self.lasting_damage, 0)
        self.counters = (*self.counters, 0)
        self.blanks = (*self.blanks, 0)
        self.paid = (*self.paid, 0)
        self.seized_by = (*self.seized_by, NO_SEAT)
        self.toasted[owner].append(card)
        self.changed()
        return card

    def put_in_pile(self, card: CardId, zone: Zone) -> None:
        """Move a card to a pile or the hand of its owner; on top of the deck."""
        seen = 0
        how = SEEN
        if zone == HAND or zone == DECK:
            seen = self.seen_going(card)
            how = self.how_it_goes(card)
        self.take_away(card, zone)
        self.zones[card] = zone
        self.pile_of(zone, self.owners[card]).append(card)
        if seen:
            self.note_known(card, seen, how)
        if zone == HAND:
            self.look_again(self.owners[card])

    def put_in_play(self, card: CardId, seat: SeatId, down: bool = False) -> None:
        """Move a card into play under a player's control, perhaps face down; where it stands is the caller's."""
        seen = 0
        how = SEEN
        if down:
            seen = self.seen_going(card)
            how = self.how_it_goes(card)
        self.take_away(card, PLAY, down)
        self.zones[card] = PLAY
        self.controllers[card] = seat
        self.in_play.append(card)
        if seen and (seen != only(seat) or how == SLIPPED):
            self.note_known(card, seen, how)
        self.look_again(seat)

    # --- what seats know of hidden cards: see `known` ------------------------------------------

    def who_saw(self, card: CardId) -> int:
        """Who has seen a card that lies in a deck or face down there: an audience."""
        found = 0
        for other, who, how in self.known:
            if other == card and how <= SEEN:
                found |= who
        return found

    def seen_going(self, card: CardId) -> int:
        """Who knows which card it is that goes to a hand, to a deck, or face down into play."""
        zone = self.zones[card]
        if zone == DECK:
            return self.who_saw(card) if self.known else 0
        if zone == HAND:
            return only(self.owners[card])
        if self.face_down[card]:
            return only(self.controllers[card]) | only(self.owners[card]) | self.who_saw(card)
        return EVERYONE

    def how_it_goes(self, card: CardId) -> int:
        """Whether others cannot tell it from those that they know in the hand: for they know some there."""
        owner = self.owners[card]
        for other, _, how in self.known:
            if other == card and how == SLIPPED:
                return SLIPPED
            if how > SEEN and self.zones[card] == HAND and self.owners[other] == owner:
                return SLIPPED
        return SEEN

    def note_known(self, card: CardId, who: int, how: int) -> None:
        """Some seats know a card where it lies now; in a hand, its owner need not be told."""
        if self.zones[card] == HAND:
            who &= all_but(self.owners[card])
            if who:
                self.known = (*self.known, (card, who, self.next_stamp))
            return
        others: list[Known] = []
        for each in self.known:
            if each[0] == card and each[2] <= SEEN:
                who |= each[1]
                how = min(how, each[2])
            else:
                others.append(each)
        self.known = (*others, (card, who, how))

    def known_leaves(self, card: CardId, hidden: bool) -> None:
        """A card is about to go to another area, seen by all or not: the game remembers or forgets, see `known`."""

    def order_is_lost(self, seat: SeatId) -> None:
        """A deck was shuffled or cut: the game forgets where cards are in it, see `known`."""

    def make_ready(self, card: CardId) -> None:
        """SF-24.5.1: the effect that put a card into play has resolved; whoever keeps what cards are is told apart."""
        self.ready[card] = 1
        self.look_again(self.controllers[card])

    def look_again(self, seat: SeatId) -> None:
        """A player may be able to do more than before, with the hand or with cards in play: see `Refusal`."""
        self.refused &= ~((1 << OF_CLOSED | 1) << seat)

    def spend(self, seat: SeatId, amount: int) -> None:
        """SF-17.2.5: a player pays Power; `tell_spent` tells of all that is paid at one time."""
        self.add_power(seat, -amount)
        self.spent += amount

    def add_power(self, seat: SeatId, amount: int) -> None:
        """SF-17: a player's Power grows, or shrinks: nothing else may write it, for some cards look at it."""
        self.power[seat] += amount
        self.power_moved = True

    def tell_spent(self, card: CardId, seat: SeatId) -> None:
        """All that was paid at this time, for a card."""
        spent = self.spent
        self.spent = 0
        if spent > 0:
            self.notice(PowerCame(POWER_SPENT, card, card, seat, spent))

    def let_last(self, lasting: Lingering) -> None:
        """SF-26.5: something about a card lasts from now on; SF-34: as long as the card stays where it is."""
        lasting.stamp = self.stamps[lasting.card]
        self.lingering.append(lasting)

    def set_aside(self, card: CardId, seat: SeatId, ignoring: bool, source: CardId) -> None:
        """Put a card face up before a player, who may play it from there; perhaps whatever resources it requires."""
        self.take_away(card)
        self.zones[card] = ASIDE
        self.controllers[card] = seat
        held = Lingering(card, HELD, 0, 0, IN_PLAY)
        held.needs_no_resources = ignoring
        held.player = seat
        held.source = source
        self.let_last(held)
        self.look_again(seat)

    def held_by(self, seat: SeatId) -> list[Lingering]:
        """The cards that lie face up before a player."""
        found = NOTHING_HELD
        for each in self.lingering:
            if each.kind == HELD and each.player == seat and self.is_held(each):
                found = [*found, each]
        return found

    def is_held(self, held: Lingering) -> bool:
        """Whether a card still lies there."""
        return self.zones[held.card] == ASIDE and self.same(held.card, held.stamp)

    def needs_no_resources(self, card: CardId) -> bool:
        """SF-8.4: whether a card that lies before a player may be played whatever resources it requires."""
        if self.zones[card] != ASIDE:
            return False
        return any(
            each.kind == HELD and each.card == card and each.needs_no_resources and self.is_held(each)
            for each in self.lingering
        )

    def draw(self, seat: SeatId) -> bool:
        """Draw the top card of the deck, if there is one."""
        deck = self.decks[seat]
        if not deck:
            return False
        card = deck[-1]
        self.put_in_pile(card, HAND)
        self.reveals += 1
        return True

    def shuffle_deck(self, seat: SeatId) -> None:
        """SF-2.3: shuffle a deck; what lies on top is another card now."""
        self.chance.shuffle(self.decks[seat])
        if self.known:
            self.order_is_lost(seat)
        self.altered(SEES_PILES)
        self.settled = False

    def look_at_hand(self, seat: SeatId, whose: SeatId) -> None:
        """A player is shown another's hand; the game tells who may know what is in it."""
        self.reveals += 1

    def show_cards(self, seat: SeatId, whose: SeatId, cards: list[CardId]) -> None:
        """A player reveals cards of a deck to everyone; the game tells whoever watches."""
        self.reveals += 1

    # --- leaving play --------------------------------------------------------------------------

    def smoke(self, card: CardId, by: CardId, whose: SeatId) -> None:
        """SF-20: a card leaves play for its owner's smoked pile."""
        if self.zones[card] != PLAY:
            return
        if self.is_toasted_instead(card, [by]):
            self.leave_play(card, TOASTED, WAS_TOASTED, by, whose)
        else:
            self.leave_play(card, SMOKED, WAS_SMOKED, by, whose)

    def toast(self, card: CardId, by: CardId, whose: SeatId) -> None:
        """SF-46: a card leaves play for good."""
        if self.zones[card] == PLAY:
            self.leave_play(card, TOASTED, WAS_TOASTED, by, whose)
        elif self.zones[card] != TOASTED:
            self.put_in_pile(card, TOASTED)

    def sacrifice(self, card: CardId, seat: SeatId) -> None:
        """SF-45: a player's card goes to the smoked pile; that is not smoking it."""
        if self.zones[card] == PLAY:
            self.happen(Happening(SACRIFICED, card, card, seat))
            self.leave_play(card, SMOKED, NONE, card, seat)

    def leave_play(self, card: CardId, zone: Zone, kind: int, by: CardId, whose: SeatId, at: Place = NO_PLACE) -> None:
        """A card leaves play: its triggers see it go, its States go with it, its place in the structure closes.

        `at` is the last location of a State whose subject has gone before it (SF-25.5.6).
        """
        place = place_of(self, card) if at == NONE else at
        self.announce_leaving(card, kind, by, whose, DIRECTLY, place)
        self.carry_away(card, zone, place)

    def smoke_together(self, cards: list[CardId], by: list[CardId], whose: SeatId, cause: int) -> None:
        """SF-24.5.5, SF-30.3.3: cards smoked at one time: the triggers of each see all of them go.

        By which card each of them, and by which player; NONE is whoever controls that card.
        """
        places = [place_of(self, card) for card in cards]
        toasted = [self.is_toasted_instead(card, self.doers_of(card, by[at])) for at, card in enumerate(cards)]
        self.falling = [card for at, card in enumerate(cards) if not toasted[at]]
        for at, card in enumerate(cards):
            seat = self.controllers[by[at]] if whose == NONE and by[at] != NONE else whose
            self.announce_leaving(card, WAS_TOASTED if toasted[at] else WAS_SMOKED, by[at], seat, cause, places[at])
        self.falling = None
        for subjects in (False, True):
            for at, card in enumerate(cards):
                if self.zones[card] == PLAY and (self.subjects[card] == NONE) == subjects:
                    self.carry_away(card, TOASTED if toasted[at] else SMOKED, places[at])

    def doers_of(self, card: CardId, by: CardId) -> list[CardId]:
        """SF-30.3.1: all cards that smoke a card: one; or those whose combat damage does."""
        return [by] if self.hitters is None else self.hitters.get(card, [by])

    def announce_leaving(self, card: CardId, kind: int, by: CardId, whose: SeatId, cause: int, place: Place) -> None:
        """Tell the triggers, while the card is still where it was (SF-26.1.3)."""
        if kind == WAS_SMOKED:
            self.smoked_this_turn.append(card)
        if kind != NONE:
            states = [state for state in self.in_play if self.subjects[state] == card]
            happening = (
                PutDownWithStates(kind, card, by, whose, cause, states)
                if states
                else PutDown(kind, card, by, whose, cause)
            )
            happening.place = place
            happening.holder = self.controllers[card]
            happening.doers = self.doers_of(card, by)
            for other in self.falling or []:
                happening.together.extend((other, self.controllers[other]))
            self.happen(happening)
        self.happen(LeftPlay(card, by, whose, place))

    def carry_away(self, card: CardId, zone: Zone, place: Place) -> None:
        """Move the card; its States go with it, its place in the structure closes."""
        was_site = self.is_site(card)
        if self.has_toast_it(card) or self.eliminated[self.owners[card]]:
            zone = TOASTED  # SF-49.7, and SF-5.3.2 for a card whose owner is out of the game
        states = [state for state in self.in_play if self.subjects[state] == card]
        self.put_in_pile(card, zone)
        self.forget_control(card)
        for state in states:
            if self.zones[state] == PLAY and self.is_toasted_instead(state, []):
                self.leave_play(state, TOASTED, WAS_TOASTED, NO_CARD, NO_SEAT, place)
            elif self.zones[state] == PLAY:
                self.leave_play(state, SMOKED, WAS_SMOKED, NO_CARD, NO_SEAT, place)
        if was_site:
            self.site_left(place)

    def has_toast_it(self, card: CardId) -> bool:
        """SF-49.7; SF-50.4: or was played at its Crisis cost."""
        if self.card(card).restrictions & TOAST_IT:
            return True
        return any(each.kind == TOASTS and each.card == card for each in self.lingering if self.same(card, each.stamp))

    def forget_control(self, card: CardId) -> None:
        """A card that left play has no earlier controllers to go back to."""
        if self.control_stack:
            self.control_stack = [hold for hold in self.control_stack if hold.card != card]

    # --- turning -------------------------------------------------------------------------------

    def put_at(self, card: CardId, place: Place) -> None:
        """A card in play is at another location; whoever looks at places looks again."""
        self.places[card] = place
        self.altered(SEES_PLACES)

    def turn_card(self, card: CardId) -> None:
        """SF-21: turn a card."""
        if not self.turned[card]:
            self.turned[card] = 1
            self.turning(card)

    def unturn_card(self, card: CardId) -> None:
        """SF-21.1: unturn a card."""
        if self.turned[card]:
            self.turned[card] = 0
            self.look_again(self.controllers[card])
            self.turning(card)

    def push(self, procedure: Procedure) -> None:
        """Begin a procedure; it runs before the one below goes on."""
        self.stack.append(procedure)


NOTHING_HELD: Final[list[Lingering]] = []


def pile_users(faces: list[Card]) -> list[CardId]:
    """SF-9.2.3, SF-44.2: the cards that may offer their player something from the smoked pile."""
    return [CardId(at) for at, face in enumerate(faces) if face.from_pile]


def all_recalled(faces: list[Card]) -> int:
    """What any of the cards asks for of what is noted (`once`), as bits."""
    found = 0
    for face in faces:
        found |= face.recalls
    return found


def place_of(table: Table, card: CardId) -> Place:
    """SF-25.5.6: where a card is; a State is where its subject is, which may be a State too."""
    while table.subjects[card] != NONE:
        card = table.subjects[card]
    return table.places[card]


def with_value(values: tuple[N, ...], at: int, value: N) -> tuple[N, ...]:
    """A tuple with another value in one place."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def table_of(game: Game) -> Table:
    """The game as the table it is."""
    return cast(Table, game)
