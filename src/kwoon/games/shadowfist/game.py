"""Shadowfist as the hall knows it: what each seat sees, the questions in words, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.engine.action import Action
from kwoon.engine.chance import Chance
from kwoon.engine.decision import CALL_TIME, LEAVE
from kwoon.engine.errors import IllegalChoice, NotYourQuestion
from kwoon.engine.events import EVERYONE, Event, all_but, only
from kwoon.engine.game import Game
from kwoon.engine.plain import Data, Plain, SnapshotError
from kwoon.engine.question import Outcome, Refusal, Thing
from kwoon.engine.spec import GameSpec
from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.attack.faceoff import Faceoff, FaceoffCombat
from kwoon.games.shadowfist.attack.fates import Fates
from kwoon.games.shadowfist.attack.homecoming import ReturnHome
from kwoon.games.shadowfist.attack.interception import Interception
from kwoon.games.shadowfist.attack.joining import BringIn
from kwoon.games.shadowfist.attack.rearranging import Rearranging
from kwoon.games.shadowfist.attack.steps import Attack
from kwoon.games.shadowfist.cards.decks import ORDER
from kwoon.games.shadowfist.cards.library import by_title
from kwoon.games.shadowfist.cards.sampling import crowd_deck, sample_deck
from kwoon.games.shadowfist.crowds import FEW_TURNS, deal_crowded, lively_options
from kwoon.games.shadowfist.effects.asking import (
    AskWhether,
    ChooseSome,
    HandOver,
    NameSomething,
    ShareDamage,
    SpyOnEachOther,
)
from kwoon.games.shadowfist.effects.auctions import Auction, ChooseAuction
from kwoon.games.shadowfist.effects.entering import lies_face_down
from kwoon.games.shadowfist.effects.generating import Generate
from kwoon.games.shadowfist.effects.opening import OpenDeck
from kwoon.games.shadowfist.effects.placing import MoveState
from kwoon.games.shadowfist.effects.playing import PlayCard
from kwoon.games.shadowfist.effects.playing_free import PlayTogether
from kwoon.games.shadowfist.effects.resolving import Resolve, note_left_pile
from kwoon.games.shadowfist.effects.returning import ComeBack, Placing
from kwoon.games.shadowfist.effects.sacrificing import SacrificeOne
from kwoon.games.shadowfist.effects.saving import OfferToSave
from kwoon.games.shadowfist.effects.searching import Search
from kwoon.games.shadowfist.effects.twins import Twin
from kwoon.games.shadowfist.keywords.influence import UseInfluence
from kwoon.games.shadowfist.language.selectors import PLAYERS
from kwoon.games.shadowfist.lasting.texts import rebuild_library
from kwoon.games.shadowfist.lasting.triggers import listened, look_for_triggers
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.scene.steps import Scene
from kwoon.games.shadowfist.shown.actions import actions
from kwoon.games.shadowfist.shown.census import done_to
from kwoon.games.shadowfist.shown.labels import gives_up, label, labels, pick_zone, prompt, thing_of, thing_of_card
from kwoon.games.shadowfist.shown.story import story, told_already, told_in_story, told_with_player
from kwoon.games.shadowfist.shown.view import describe, view_of
from kwoon.games.shadowfist.shown.why import why_not
from kwoon.games.shadowfist.shown.why_choosing import why_only_given_up
from kwoon.games.shadowfist.soundness import faults_of
from kwoon.games.shadowfist.standing.attack import Attacker, Guard, GuardAgainst, current_attack
from kwoon.games.shadowfist.standing.instead import toasted_instead
from kwoon.games.shadowfist.standing.tops import open_tops
from kwoon.games.shadowfist.state.effects import CEASING, PLAYING, REVEALING, Effect, Hold, Lingering, Signpost, Waiting
from kwoon.games.shadowfist.state.faceoff import FacingOff, faceoff_is_on
from kwoon.games.shadowfist.state.happenings import HAPPENINGS, Happening, SiteTaken, is_combat_damage
from kwoon.games.shadowfist.state.known import leaves, look_at, lose_order, placed, renamed, whereabouts
from kwoon.games.shadowfist.state.piles import DiscardSome, OfferDraw
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.structure import Collapse, site_left
from kwoon.games.shadowfist.state.table import Pending, Table
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import (
    DECK,
    HAND,
    LEFT_PILE,
    SHOWN,
    ZONE_NAMES,
)
from kwoon.games.shadowfist.terms.events import (
    NO_TELLING,
    Acted,
    Drew,
    Ended,
    Intervened,
    Looked,
    Named,
    OnTop,
    Opened,
    Seen,
    Told,
)
from kwoon.games.shadowfist.terms.ids import (
    MAX_PLAYERS,
    NO_DEFINITION,
    NO_SEAT,
    NO_STAMP,
    NONE,
    CardId,
    Place,
    SeatId,
    all_seats,
)
from kwoon.games.shadowfist.terms.once import TOP_SEEN, kind_noted, note_by
from kwoon.games.shadowfist.turn.departing import call_time, leave
from kwoon.games.shadowfist.turn.match import Match
from kwoon.games.shadowfist.turn.steps import Turn
from kwoon.games.shadowfist.words.names import (
    aimed,
    departure,
    effect_words,
    name_for,
    title_behind,
)

QUESTIONS_OF_AN_ACT: Final = 8
"""What playing or using one card asks its player, at most, as a generous round number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shadowfist(Table):
    """A game for two to five."""

    def happen(self, happening: Happening) -> None:
        self.show(happening)
        look_for_triggers(self, happening)

    def notice(self, happening: Happening) -> None:
        look_for_triggers(self, happening)

    def show(self, happening: Happening) -> None:
        """Tell whoever watches; a face-down Site is named to its controller only."""
        if self.watcher is None:
            return
        kind, card, by = happening.kind, happening.card, happening.by
        if told_already(kind, card, by):
            return
        combat = is_combat_damage(happening)
        fate = happening.fate if isinstance(happening, SiteTaken) else NONE
        one, other = self.names_told(kind, card, by, NO_SEAT)
        others = EVERYONE
        for seat in self.knowers(card, by):
            names = self.names_told(kind, card, by, seat)
            if names != (one, other):
                others &= all_but(seat)
                self.happened(
                    Seen(only(seat), kind, names[0], names[1], happening.whose, happening.number(), combat, fate)
                )
        self.happened(Seen(others, kind, one, other, happening.whose, happening.number(), combat, fate))

    def knowers(self, card: CardId, by: CardId) -> list[SeatId]:
        """SF-9.2.2: the seats that may know more of these cards than everyone does: see `names.name_for`."""
        found: list[SeatId] = []
        for each in (card, by):
            if each != NONE and (self.face_down[each] or self.zones[each] in (HAND, DECK)):
                for seat in (self.controllers[each], self.owners[each]):
                    if seat not in found:
                        found.append(seat)
        return found

    def names_told(self, kind: int, card: CardId, by: CardId, seat: SeatId) -> tuple[Told, Told]:
        """The two cards of a sentence, as a seat may know them."""
        one = NO_TELLING if card == NONE else told_in_story(self, kind, card, seat)
        return one, NO_TELLING if by == NONE else told_with_player(self, by, seat)

    def show_effect(self, effect: Effect) -> None:
        """An effect has entered a scene; of a card just played or revealed, only what it chose is still to be told."""
        if self.watcher is None or effect.kind in (PLAYING, REVEALING):
            return
        if effect.about == effect.source and (effect.kind == CEASING or not any(effect.picks)):
            return
        card = aimed(self, effect, NO_SEAT)
        words = effect_words(self, effect, NO_SEAT)
        self.happened(Acted(EVERYONE, effect.player, effect.kind, card, words, title_behind(self, effect, NO_SEAT)))

    def show_found(self, card: CardId, seat: SeatId) -> None:
        if self.watcher is not None:
            title = self.card(card).title
            self.happened(Seen(EVERYONE, SHOWN, Told(title, NO_SEAT, title), NO_TELLING, seat, 0))

    def show_chosen(self, card: CardId, word: str) -> None:
        if self.watcher is not None:
            self.happened(Named(EVERYONE, self.controllers[card], name_for(self, card, NO_SEAT), word))

    def left_pile(self, card: CardId) -> None:
        if listened(self) >> LEFT_PILE & 1:
            note_left_pile(self, card)

    def is_toasted_instead(self, card: CardId, doers: list[CardId]) -> bool:
        return toasted_instead(self, card, doers)

    def known_leaves(self, card: CardId, hidden: bool) -> None:
        leaves(self, card, hidden)

    def order_is_lost(self, seat: SeatId) -> None:
        lose_order(self, seat)

    def site_left(self, place: Place) -> None:
        site_left(self, place)

    def generate(self, effect: Effect) -> None:
        self.push(Generate(effect))

    def open_scene(self, mode: int) -> None:
        self.push(Scene(mode, self.active))

    def attack_is_on(self) -> bool:
        return current_attack(self) is not None or faceoff_is_on(self)

    def draw(self, seat: SeatId) -> bool:
        drawn = super().draw(seat)
        if drawn and self.watcher is not None:
            self.happened(Drew(only(seat), seat, self.card(self.hands[seat][-1]).title))
            self.happened(Drew(all_but(seat), seat, "a card"))
        return drawn

    def look_at_hand(self, seat: SeatId, whose: SeatId) -> None:
        super().look_at_hand(seat, whose)
        look_at(self, self.hands[whose], only(seat))
        if self.watcher is not None:
            titles = "; ".join([self.card(card).title for card in self.hands[whose]])
            self.happened(Looked(only(seat), seat, whose, titles))
            self.happened(Looked(all_but(seat), seat, whose, ""))

    def show_cards(self, seat: SeatId, whose: SeatId, cards: list[CardId]) -> None:
        super().show_cards(seat, whose, cards)
        look_at(self, cards, EVERYONE)
        if self.watcher is not None and cards:
            self.happened(Opened(EVERYONE, seat, whose, "; ".join([self.card(card).title for card in cards])))

    def run(self) -> None:
        super().run()
        if self.rules.opens_tops:
            self.show_tops()
        if self.watcher is not None and self.decision is None:
            outcome = self.outcome()
            if outcome is not None:
                self.happened(Ended(EVERYONE, self.winner, outcome.reason))

    def show_tops(self) -> None:
        """SF-9.2: what lies face up on decks is seen by everyone; a new card there is told once."""
        tops = open_tops(self)
        for card in tops:
            if self.who_saw(card) != EVERYONE:
                look_at(self, [card], EVERYONE)
        noted = [each for each in self.once_per_game if kind_noted(each) == TOP_SEEN]
        now = [note_by(TOP_SEEN, card, self.owners[card]) for card in tops]
        if now == noted:
            return
        self.once_per_game = [each for each in self.once_per_game if each not in noted] + now
        for at, card in enumerate(tops):
            if now[at] not in noted:
                self.reveals += 1
                if self.watcher is not None:
                    self.happened(OnTop(EVERYONE, self.owners[card], self.card(card).title))

    def intervene(self, act: int, seat: int) -> None:
        """TR-5.6.b: a player leaves; TR-5.5: time is called."""
        me = SeatId(seat)
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        if act == LEAVE and 0 <= me < self.seats and not self.out_since(me):
            self.tell_of(act, me)
            leave(self, me)
        elif act == CALL_TIME and not self.time_called:
            self.tell_of(act, me)
            call_time(self)
        else:
            raise IllegalChoice("nobody leaves twice, and time is called once")
        if not self.stack:
            self.decision = None
            self.run()
        elif decision.seat in self.leavers:
            self.decision = None
            self.ask(decision.seat, decision.kind, decision.options)
            self.run()

    def tell_of(self, act: int, seat: SeatId) -> None:
        """Tell whoever watches of an intervention."""
        if self.watcher is not None:
            self.happened(Intervened(EVERYONE, act, seat))

    # --- the question in words ------------------------------------------------------------------

    def kind_name(self, kind: int) -> str:
        return q.KIND_NAMES[kind]

    def prompt(self) -> str:
        return prompt(self)

    def label(self, code: int) -> str:
        return label(self, code)

    def labels(self) -> list[tuple[str, str]]:
        return labels(self)

    def actions(self) -> list[Action]:
        return actions(self)

    def describe(self, name: str) -> str:
        return describe(name, self.library[len(self.rules.library) :])

    def thing_of(self, code: int) -> Thing | None:
        return thing_of(self, code)

    def gives_up(self, code: int) -> bool:
        return gives_up(self, code)

    def thing(self, card: CardId, seat: SeatId) -> Thing:
        """A card that a seat can see, as a thing."""
        return thing_of_card(self, card, seat)

    def things(self, seat: int) -> list[Thing]:
        me = SeatId(seat)
        found: list[Thing] = []
        for card in self.visible(me):
            thing = self.thing(card, me)
            if thing not in found:
                found.append(thing)
        return found

    def visible(self, seat: SeatId) -> list[CardId]:
        """SF-9: the cards that a seat can see: its hand, what is in play, and every open pile."""
        cards = self.hands[seat][:] if 0 <= seat < self.seats else []
        cards.extend(self.in_play)
        for other in all_seats(self.seats):
            cards.extend(self.smoked[other])
            cards.extend(self.toasted[other])
            cards.extend(self.burned[other])
            cards.extend([held.card for held in self.held_by(other)])
        decision = self.decision
        if decision is not None and decision.seat == seat and isinstance(self.stack[-1], SpyOnEachOther):
            cards.extend(self.hands[self.stack[-1].spied()])
        elif decision is not None and decision.seat == seat and decision.kind == q.PICK and pick_zone(self) < PLAYERS:
            shown = [CardId(code) for code in decision.options if code >= 0]
            cards.extend([card for card in shown if self.zones[card] == HAND and self.owners[card] != seat])
        return cards

    def explain(self, seat: int, thing: Thing) -> Refusal | None:
        me = SeatId(seat)
        decision = self.decision
        lost = False
        if decision is not None and decision.seat == seat:
            for code in decision.options:
                if self.thing_of(code) == thing:
                    if not self.gives_up(code):
                        return None
                    lost = True
        for card in self.visible(me):
            if ZONE_NAMES[self.zones[card]] != thing.place or not thing.name.startswith(name_for(self, card, me)):
                continue  # most cards, without a look at their numbers
            if self.thing(card, me) == thing:
                return why_only_given_up(self, thing.name) if lost else why_not(self, me, card)
        return Refusal("SF-9.2.2", f"{thing.name} is nowhere that you can see.")

    def tell(self, event: Event, seat: int) -> str:
        return story(event, SeatId(seat))

    # --- views --------------------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Data]:
        return view_of(self, SeatId(seat))

    # --- hidden things --------------------------------------------------------------------------------

    def resample(self, seat: int, chance: Chance) -> Shadowfist:
        """Deal anew what the seat cannot see and does not remember; see docs/rulings-shadowfist.md for deck lists."""
        decision = self.decision
        if decision is not None and decision.seat != seat:
            raise NotYourQuestion(f"seat {seat} is not to answer now, so no state can be made up for it")
        return self.imagined(SeatId(seat), chance)

    def imagined(self, seat: int, chance: Chance) -> Shadowfist:
        me = SeatId(seat)
        new = self.clone()
        there = placed(self, me) + open_tops(self)
        shown = self.shown_in_scene() + there
        for other in all_seats(self.seats):
            if other == seat:
                new.shuffle_around(other, there, chance)
                continue
            hidden = [card for card in new.decks[other] + new.hands[other] if card not in shown]
            unseen = [card for card in hidden if self.hidden_by(card) == NONE]
            sites = [card for card in hidden if self.hidden_by(card) not in (NONE, me)]
            for card in self.in_play:
                if self.face_down[card] and self.controllers[card] != seat and self.owners[card] == other:
                    if card not in there:
                        sites.append(card)
            self.deal_again(new, me, unseen, sites, chance)
        new.forget_answers(me)
        new.forget_titles(me)
        new.chance = chance.fork()
        new.changed()
        return new

    def shuffle_around(self, seat: SeatId, there: list[CardId], chance: Chance) -> None:
        """Shuffle a deck whose owner knows some places in it."""
        rest = [card for card in self.decks[seat] if card not in there]
        rest.sort()
        chance.shuffle(rest)
        rest.reverse()
        self.decks[seat] = [card if card in there else rest.pop() for card in self.decks[seat]]

    def forget_answers(self, seat: SeatId) -> None:
        """Triggered effects of cards that were dealt anew and are others now will not be generated."""
        pending = self.pending[:]
        for procedure in self.stack:
            if isinstance(procedure, Auction):
                pending.extend(procedure.held)
        for each in pending:
            card = each.effect.source
            if self.zones[card] == HAND or self.face_down[card]:
                if each.effect.player != seat and each.effect.definition != self.definitions[card]:
                    each.effect.definition = NO_DEFINITION

    def forget_titles(self, seat: SeatId) -> None:
        """What lay face down and left, and was dealt anew, has always been what it is now."""
        for at in range(0, len(self.gone), 4):
            card = self.gone[at]
            if self.gone[at + 3] not in (NONE, seat) and self.owners[card] != seat:
                self.gone[at + 2] = self.definitions[card]

    def shown_in_scene(self) -> list[CardId]:
        """Cards that all have seen in this scene or attack, also if they have gone to a hand or a deck since."""
        found: list[CardId] = []
        for procedure in self.stack:
            if isinstance(procedure, SceneState):
                found.extend([effect.source for effect in procedure.effects + procedure.past])
            elif isinstance(procedure, OpenDeck):
                found.extend(procedure.cards if procedure.shown else [])
        attack = current_attack(self)
        if attack is not None:
            found.append(attack.target)
            found.extend(attack.targets())
            for attacker in attack.attackers:
                found.append(attacker.card)
                found.extend(attacker.chain)
        return [card for card in found if card != NONE and not self.face_down[card] and self.hidden_by(card) == NONE]

    def hidden_by(self, card: CardId) -> SeatId:
        """SF-9.2.2: who alone knew a card that went from the table to a hand or a deck this turn; NONE for others."""
        at = departure(self, card, NO_STAMP) if self.zones[card] in (HAND, DECK) else NONE
        return NO_SEAT if at == NONE else SeatId(self.gone[at + 3])

    def deal_again(
        self, new: Shadowfist, seat: SeatId, unseen: list[CardId], sites: list[CardId], chance: Chance
    ) -> None:
        """Face-down Sites may be any Feng Shui Site that could lie there; hands and decks any of the rest.

        What the seat has seen in the hand is there, or where it can have gone from there unseen.
        """
        definitions = list(new.definitions)
        if self.known:
            flat = [lies_face_down(each) for each in self.library]
            settled = whereabouts(self, seat, unseen, sites, flat, chance)
            for at in range(0, len(settled), 2):
                definitions[settled[at]] = self.definitions[settled[at + 1]]
            new.known = renamed(new.known, settled)
            pool = [self.definitions[card] for card in unseen + sites if card not in settled[1::2]]
            unseen = [card for card in unseen if card not in settled[::2]]
            sites = [card for card in sites if card not in settled[::2]]
        else:
            pool = [definitions[card] for card in unseen + sites]
        down = [kind for kind in pool if lies_face_down(self.library[kind])]
        rest = [kind for kind in pool if not lies_face_down(self.library[kind])]
        down.sort()
        chance.shuffle(down)
        for card in sites:
            definitions[card] = down.pop()
        rest.extend(down)
        rest.sort()
        chance.shuffle(rest)
        for card in unseen:
            definitions[card] = rest.pop()
        new.define(tuple(definitions))

    def outcome(self) -> Outcome | None:
        """SF-4: who won; the others by how close they came; who was eliminated earlier placed lower."""
        if self.decision is not None:
            return None
        marks: list[tuple[int, int, int]] = []
        for seat in all_seats(self.seats):
            won = 1 if seat in self.winners else 0
            marks.append((won, self.out_since(seat) or 10_000, 0 if won else self.closeness(seat)))
        places = tuple([1 + sum(1 for other in marks if other > mark) for mark in marks])
        winners = [seat for seat in all_seats(self.seats) if places[seat] == 1]
        scores = tuple([1.0 / len(winners) if place == 1 else 0.0 for place in places])
        if self.winners:
            count = self.closeness(self.winners[0])
            sites = f"{count} Feng Shui Site{'' if count == 1 else 's'}"
            reason = sites if len(self.playing()) > 1 else "last one left"
        elif self.time_called:
            reason = "time was called"
        elif self.turn >= self.rules.max_turns:
            reason = f"the bound of {self.rules.max_turns} turns was reached"
        else:
            reason = "everyone was decked"
        return Outcome(places, scores, reason)

    def pieces(self) -> list[str]:
        cards = self.in_play[:]
        for seat in all_seats(self.seats):
            for pile in (self.decks, self.hands, self.smoked, self.toasted, self.burned):
                cards.extend(pile[seat])
            cards.extend([held.card for held in self.held_by(seat)])
        cards = [card for card in cards if not self.card(card).token]
        return sorted([f"{self.owners[card]} {self.library[self.printed_as(card)].title}" for card in cards])

    def lively(self) -> list[int]:
        return lively_options(self)

    def faults(self) -> list[str]:
        return faults_of(self)

    def restore(self, data: Data) -> Game:
        new = super().restore(data)
        assert isinstance(new, Table)
        if new.card_titles != self.card_titles:
            raise SnapshotError("snapshot.card_titles: a game of other titles than the options have")
        rebuild_library(new)
        new.changed()
        return new

    def kinds(self) -> Sequence[type[Plain]]:
        return (
            FacingOff, Faceoff, FaceoffCombat,
            Shadowfist, Match, Turn, Scene, Generate, Resolve, Attack, Attacker, Guard, GuardAgainst,
            Interception, BringIn, Combat, Fates, MoveState,
            ReturnHome, Collapse, Rearranging, Auction, ChooseAuction, Search, Effect, Hold, Lingering, Signpost,
            Pending, Waiting, PlayCard, OfferDraw, DiscardSome, Placing, ComeBack, UseInfluence, Twin,
            AskWhether, ChooseSome, NameSomething, ShareDamage, SpyOnEachOther, SacrificeOne, PlayTogether,
            HandOver, OpenDeck, OfferToSave, *HAPPENINGS,
        )  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class ShadowfistSpec(GameSpec):
    """Shadowfist, ready to be registered."""

    name = "shadowfist"
    title = "Shadowfist"
    blurb = "The Hong Kong action movie card game: control the Feng Shui Sites."
    book = "SF"
    rules_version = 5
    reads_rules: tuple[int, ...] = (2, 3, 4)
    """Under rules 2 a state noted definitions by their places in the list of all cards, and under rules 3 effects noted
    what had triggered them as bare numbers; the games were the same. Rules 5 mended cards that readers had doubted: a
    record in which one of them was played as it may not be any more is refused at that line."""
    min_seats = 2
    max_seats = 5

    def new(self, options: Mapping[str, Data], seed: int) -> Game:
        return begun(Shadowfist(FistOptions(options), seed))

    def bound(self, options: Mapping[str, Data]) -> int:
        """Turns are bounded by `max_turns`; in a turn every card acts a few times at most, since acting spends it.

        A card that acts turns, is played, leaves, or is paid for with Power that does not come back this turn; each act
        asks for its choices, and then every player for a pass.
        """
        checked = FistOptions(options)
        cards = sum(len(deck) for deck in checked.decks)
        return checked.max_turns * cards * (checked.players + QUESTIONS_OF_AN_ACT)

    def round_options(self, round_: int, players: int) -> dict[str, Data]:
        """The hall's decks against each other: all pairs of different ones, or all orders, in turn."""
        return {"decks": hall_decks(round_, players)}

    def variants(self) -> list[dict[str, Data]]:
        found: list[dict[str, Data]] = []
        for players in (2, 3, 4, 5):
            found.append({"players": players, "decks": sample_decks(players, players)})
        return found

    def varied(self, options: Mapping[str, Data], seed: int) -> Mapping[str, Data]:
        """Other random decks."""
        players = FistOptions(options).players
        return {**options, "decks": sample_decks(players, seed)}

    def crowded(self, options: Mapping[str, Data], seed: int) -> Mapping[str, Data]:
        """A few turns from a made-up board, with decks that suit one."""
        players = FistOptions(options).players
        decks: list[Data] = [crowd_deck(seed * MAX_PLAYERS + seat) for seat in range(players)]
        return {"max_turns": FEW_TURNS, **options, "decks": decks, "crowded": True}

    def titles(self) -> list[str]:
        return list(by_title())

    def done_to(self, event: Event) -> tuple[str, str] | None:
        return done_to(event)


def begun(game: Shadowfist) -> Shadowfist:
    """A game run to its first question: from the start, or from a crowded board."""
    if game.rules.crowded:
        deal_crowded(game)
        game.run()
    else:
        game.begin(Match())
    return game


def sample_decks(players: int, seed: int) -> list[Data]:
    """A random legal deck for each seat."""
    return [sample_deck(seed * MAX_PLAYERS + seat) for seat in range(players)]


def hall_decks(round_: int, players: int) -> list[Data]:
    """A deck of the hall for each seat, different ones as long as there are any; other ones in the next round."""
    names: list[str] = []
    found: list[Data] = []
    for _ in range(players):
        names = names or list(ORDER)
        at = round_ % len(names)
        round_ //= len(names)
        found.append(names.pop(at))
    return found
