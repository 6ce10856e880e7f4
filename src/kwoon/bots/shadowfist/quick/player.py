"""A quick player of Shadowfist, on the state of a made-up game: what each kind of question is answered with.

Its rules of thumb are those of the hitter (`kwoon.bots.shadowfist`), which reads them off a view.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from kwoon.bots.search.quick import Quick
from kwoon.bots.shadowfist.gists import A_PAYMENT, Gist, reading_of
from kwoon.bots.shadowfist.quick.deeds import Eye
from kwoon.bots.shadowfist.quick.fight import Guarding, Mark, Planner, guards_of, one_away, stakes_of
from kwoon.bots.shadowfist.quick.keys import keys_of
from kwoon.bots.shadowfist.quick.styles import PLAIN, Style, style_named
from kwoon.bots.shadowfist.quick.worth import chances
from kwoon.engine.chance import Chance
from kwoon.engine.decision import DONE
from kwoon.engine.game import Game
from kwoon.games.shadowfist.effects.asking import ChooseSome, NameSomething
from kwoon.games.shadowfist.effects.auctions import Auction
from kwoon.games.shadowfist.effects.generating import Generate
from kwoon.games.shadowfist.effects.playing import PlayCard
from kwoon.games.shadowfist.effects.resolving import Resolve
from kwoon.games.shadowfist.language.selectors import PLAYERS
from kwoon.games.shadowfist.shown.labels import asks_for_card, pick_zone
from kwoon.games.shadowfist.standing.attack import AttackState, current_attack
from kwoon.games.shadowfist.standing.derive import derive, fighting
from kwoon.games.shadowfist.state.effects import ABILITY, CEASING, Effect
from kwoon.games.shadowfist.state.scene import current_scene
from kwoon.games.shadowfist.state.table import Table, place_of
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import CHARACTER, FENG_SHUI, PLAY, SITE, STATE, UNIQUE
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId
from kwoon.games.shadowfist.terms.packing import (
    ability_of,
    as_state,
    attacker_of,
    card_of,
    interceptor_of,
    what_of,
)

ENOUGH_SITES: Final = 3
MOST_TURNS: Final = 4
"""No further ahead than this."""
FEW_CARDS: Final = 8
"""With so few cards left in the deck nothing more is discarded: who is decked is out."""
WORTHLESS: Final = -1.0e6
UNPONDERED: Final = (
    q.DISCARD,
    q.GENERATE,
    q.STAY_TURNED,
    q.WHERE_TO,
    q.RETURN_TO,
    q.FACE,
    q.DIVIDE,
    q.FIRST_AUCTION,
    q.POSITION,
    q.KEEP,
)
"""Kinds of question that two turns ahead look the same whatever is answered, or nearly so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickFist(Quick):
    """Builds Sites and foundations, plays the hardest hitters it can pay, and attacks."""

    def __init__(self, style: str = "plain") -> None:
        super().__init__()
        self.style = style_named(style)
        """How the player who thinks plays; everyone else is taken to play plainly."""
        self.seat: int = NONE
        """Who thinks."""
        self.ahead = 300
        self.curiosity = 0.3
        self.narrow = 1.0
        self.flat = True
        self.turns: int = 0
        """How many turns ahead a made-up game is judged, when that turn begins; 0: as many as there are players."""
        self.horizon: int = 0
        """The number of the turn in which the made-up game is judged."""
        self.trust: float = 1.0
        """How much more its own answer counts among the priors than all others together."""

    def wish(self, game: Game, chance: Chance) -> int:
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        options = decision.options
        kind = decision.kind
        seat = SeatId(decision.seat)
        if kind == q.ACT:
            return self.act(table, seat, options)
        if kind == q.MAIN:
            return self.main_shot(table, seat, options)
        if kind == q.PICK:
            return self.pick(table, seat, options)
        if kind == q.WHERE or kind == q.WHERE_TO:
            return self.where(table, seat, options)
        if kind == q.DISCARD:
            return self.discard(table, seat, options)
        if kind == q.ATTACK_TARGET or kind == q.ATTACKER or kind == q.JOIN or kind == q.INTERCEPT:
            return self.fight(table, seat, kind, options)
        return self.small(table, seat, kind, options)

    def style_of(self, seat: SeatId) -> Style:
        """How a player plays."""
        return self.style if seat == self.seat else PLAIN

    # --- the turn -----------------------------------------------------------------------------------------------

    def main_shot(self, table: Table, seat: SeatId, options: list[int]) -> int:
        """Play what is worth it; then attack; then heal; then end."""
        eye = Eye(table, seat, self.style_of(seat))
        best = -1
        most = 0.0
        attack = -1
        end = 0
        hurt = -1
        damage = 0
        for number in range(len(options)):
            code = options[number]
            what = what_of(code)
            if what == q.PLAY_CARD or what == q.USE:
                worth = self.worth_of_act(eye, code)
                if worth > most:
                    best, most = number, worth
            elif what == q.DECLARE_ATTACK:
                attack = number
            elif what == q.END_TURN:
                end = number
            elif what == q.HEAL and table.damage[card_of(code)] > damage:
                hurt, damage = number, table.damage[card_of(code)]
        if best >= 0:
            return best
        if attack >= 0 and Planner(table, seat, self.style_of(seat)).best() is not None:
            return attack
        return hurt if hurt >= 0 else end

    def worth_of_act(self, eye: Eye, code: int) -> float:
        """Playing a card or using an ability."""
        table = eye.table
        card = card_of(code)
        face = table.faces[card]
        if what_of(code) == q.PLAY_CARD:
            if as_state(code) and face.form is not None:
                return eye.of_play(face.form)
            return eye.of_play(face)
        gist = reading_of(face).gist(ability_of(code))
        return 1.0 if gist is None else eye.of_ability(gist, card) - 0.1

    def act(self, table: Table, seat: SeatId, options: list[int]) -> int:
        """In a scene: pass, unless an effect helps or somebody has to be stopped."""
        attack = current_attack(table)
        for number in range(1, len(options)):
            if what_of(options[number]) == q.USE_STEALTH:
                return number
        if attack is not None and attack.coming == seat:
            move = self.come_to_intercept(table, attack, seat, options)
            if move >= 0:
                return move
        eye = Eye(table, seat, self.style_of(seat))
        best = 0
        most = 0.0
        for number in range(1, len(options)):
            worth = self.worth_of_effect(eye, options[number])
            if worth > most:
                best, most = number, worth
        if best == 0 and attack is not None:
            return self.retreat(table, attack, options)
        return best

    def worth_of_effect(self, eye: Eye, code: int) -> float:
        """In somebody else's turn, or in an attack, only what does something at once."""
        what = what_of(code)
        if what == q.REVEAL:
            return eye.of_revealing(card_of(code))
        if what == q.PLAY_CARD:
            if eye.table.faces[card_of(code)].type == STATE and not eye.my_shot:
                return -1.0
        elif what != q.USE:
            return -1.0
        return self.worth_of_act(eye, code)

    def retreat(self, table: Table, attack: AttackState, options: list[int]) -> int:
        """SF-50.16: an attacker that would only fall ceases to attack; else pass."""
        for number in range(1, len(options)):
            if what_of(options[number]) == q.USE_TACTICS:
                card = card_of(options[number])
                chain = attack.interceptors_of(card)
                if chain:
                    values = derive(table).of[card]
                    strike = fighting(table, chain[0]) - values.toughness
                    if strike >= fighting(table, card):
                        return number
        return 0

    def discard(self, table: Table, seat: SeatId, options: list[int]) -> int:
        """What cannot be played for long makes room; never with a deck that runs out."""
        done = options.index(DONE) if DONE in options else 0
        if len(table.decks[seat]) <= FEW_CARDS and DONE in options:
            return done
        eye = Eye(table, seat, self.style_of(seat))
        best = done
        most = 0.0 if DONE in options else WORTHLESS
        for number in range(len(options)):
            code = options[number]
            if code >= 0:
                wish = self.wish_to_discard(eye, CardId(code))
                if wish > most:
                    best, most = number, wish
        return best

    def wish_to_discard(self, eye: Eye, card: CardId) -> float:
        """How gladly a card in hand is thrown away."""
        table = eye.table
        seat = eye.seat
        face = table.faces[card]
        if face.type == FENG_SHUI:
            sites = 0
            for other in table.hands[seat]:
                if table.faces[other].type == FENG_SHUI:
                    sites += 1
            return sites - 2.5 if table.feng_shui_count(seat) >= ENOUGH_SITES else sites - 3.5
        pool = eye.pool()
        if reading_of(face).foundation:
            spare = 0
            for other in table.hands[seat]:
                if reading_of(table.faces[other]).foundation:
                    spare += 1
            return spare - (1.5 if sum(pool) >= 6 else 3.5)
        if face.restrictions & UNIQUE:
            twins = 0
            for other in table.hands[seat]:
                if table.faces[other] is face:
                    twins += 1
            if twins > 1 or eye.is_in_play(face):
                return 2.0
        late = max(0, face.cost - table.power[seat] - 2 * eye.income())
        useful = (0.5 if self.opens(eye, card) else 0.0) + (0.3 if face.type != CHARACTER else 0.0)
        return 0.8 * eye.missing(face) + late + useful - 0.9

    def opens(self, eye: Eye, card: CardId) -> bool:
        """SF-18.1: in the smoked pile it gives what it lacks, of which there is none yet, nor a foundation for it."""
        table = eye.table
        face = table.faces[card]
        pool = eye.pool()
        for at in face.wants:
            if face.provides[at] and not pool[at]:
                for other in table.hands[eye.seat]:
                    if table.faces[other].provides[at] and reading_of(table.faces[other]).foundation:
                        return False
                return True
        return False

    # --- fights ---------------------------------------------------------------------------------------------------

    def fight(self, table: Table, seat: SeatId, kind: int, options: list[int]) -> int:
        """Whom to attack, with whom, whom to help, and whom to stop."""
        attack = current_attack(table)
        if kind == q.ATTACK_TARGET:
            if attack is None or attack.picked:
                return 0
            return self.target(table, seat, options)
        if attack is None:
            return 0
        if kind == q.ATTACKER:
            team = self.team_against(table, attack, seat)
            for number in range(len(options)):
                if options[number] in team:
                    return number
            return 0
        if kind == q.JOIN:
            return self.join(table, attack, seat, options)
        return self.intercept(table, attack, seat, options)

    def target(self, table: Table, seat: SeatId, options: list[int]) -> int:
        """What is best attacked, also if none of the attacks would be worth it."""
        planner = Planner(table, seat, self.style_of(seat))
        best = 0
        most = WORTHLESS
        for number in range(len(options)):
            if options[number] >= 0:
                plan = planner.against(CardId(options[number]))
                if plan is not None and plan.worth > most:
                    best, most = number, plan.worth
        return best

    def team_against(self, table: Table, attack: AttackState, seat: SeatId) -> list[CardId]:
        """Who should attack the target that was chosen."""
        plan = Planner(table, seat, self.style_of(seat)).against(attack.target)
        return [] if plan is None else plan.team

    def join(self, table: Table, attack: AttackState, seat: SeatId, options: list[int]) -> int:
        """Help only against somebody who would win otherwise, and nobody who would win by it."""
        target = attack.target
        if not table.same(target, attack.target_stamp) or not one_away(table, table.controllers[target]):
            return 0
        if table.faces[target].type == FENG_SHUI and one_away(table, attack.seat):
            return 0
        mark = Mark(table, target)
        total = 0
        for attacker in attack.attackers:
            if attacker.attacking:
                total += mark.blow(fighting(table, attacker.card))
        for card in attack.picked:
            total += mark.blow(fighting(table, card))
        if total >= mark.needed:
            return 0
        best = 0
        most = 0
        for number in range(1, len(options)):
            strength = fighting(table, CardId(options[number]))
            if strength > most:
                best, most = number, strength
        return best

    def guarding(self, table: Table, attack: AttackState, seat: SeatId, comers: list[CardId]) -> Guarding | None:
        """Who should intercept whom: those who are there, and those who can come."""
        stakes = stakes_of(table, attack, seat)
        if stakes <= 0:
            return None
        mark = Mark(table, attack.target)
        able: list[CardId] = []
        for guard in guards_of(table, mark, seat):
            card = guard.card
            if attack.is_intercepting(card) or attack.is_attacking(card):
                continue
            if table.places[card] == mark.place or card in comers:
                able.append(card)
        return Guarding(table, attack, seat, able, stakes) if able else None

    def come_to_intercept(self, table: Table, attack: AttackState, seat: SeatId, options: list[int]) -> int:
        """The move of somebody who is needed there."""
        comers: list[CardId] = []
        for code in options:
            if what_of(code) == q.MOVE:
                comers.append(card_of(code))
        if not comers:
            return -1
        found = self.guarding(table, attack, seat, comers)
        if found is None:
            return -1
        place = place_of(table, attack.target)
        for guard, _ in found.pairs:
            if guard in comers and table.places[guard] != place:
                for number in range(len(options)):
                    if what_of(options[number]) == q.MOVE and card_of(options[number]) == guard:
                        return number
        return -1

    def intercept(self, table: Table, attack: AttackState, seat: SeatId, options: list[int]) -> int:
        """The interceptions of the best defence, one after the other."""
        found = self.guarding(table, attack, seat, [])
        if found is not None:
            for guard, attacker in found.pairs:
                for number in range(len(options)):
                    code = options[number]
                    if code >= 0 and interceptor_of(code) == guard and attacker_of(code) == attacker:
                        return number
        return options.index(DONE) if DONE in options else 0

    # --- choices --------------------------------------------------------------------------------------------------

    def effect_asked(self, table: Table) -> Effect | None:
        """The effect that the open question belongs to."""
        top = table.stack[-1]
        if isinstance(top, Generate):
            return top.effect
        for at in range(len(table.stack) - 1, -1, -1):
            below = table.stack[at]
            if isinstance(below, Resolve):
                return below.effect
        return None

    def gist_asked(self, table: Table) -> Gist | None:
        """The ability that the open question belongs to."""
        effect = self.effect_asked(table)
        if effect is None or effect.kind != ABILITY or effect.definition == NONE:
            return None
        return reading_of(table.library[effect.definition]).gist(effect.ability)

    def pick(self, table: Table, seat: SeatId, options: list[int]) -> int:
        """The best card for a choice; none, if every one would hurt."""
        top = table.stack[-1]
        if isinstance(top, NameSomething):
            return 0
        zone = pick_zone(table)
        if zone > PLAYERS:
            return 0
        gist = self.gist_asked(table)
        at = top.at if isinstance(top, Generate | ChooseSome) else 0
        eye = Eye(table, seat, self.style_of(seat))
        best = 0
        most = WORTHLESS
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                worth = 0.0
            elif zone == PLAYERS:
                worth = 1.0 + table.closeness(SeatId(code)) + 0.1 * table.feng_shui_count(SeatId(code))
            else:
                worth = self.worth_of_choice(eye, gist, at, CardId(code))
            if worth > most:
                best, most = number, worth
        return best

    def worth_of_choice(self, eye: Eye, gist: Gist | None, at: int, card: CardId) -> float:
        """How good a card is for a choice."""
        table = eye.table
        if table.zones[card] == PLAY:
            return 1.0 if gist is None else eye.of_pick(gist, at, card)
        worth = 1.0 + max(0, table.faces[card].cost)
        if gist is not None and gist.leaning_of(at) == A_PAYMENT:
            return -worth
        return worth

    def where(self, table: Table, seat: SeatId, options: list[int]) -> int:
        """A State on its best subject; a Site behind another; a Character where it is needed."""
        top = table.stack[-1]
        card = NONE
        if isinstance(top, Generate):
            card = top.effect.source
        elif isinstance(top, PlayCard):
            card = top.picked
        eye = Eye(table, seat, self.style_of(seat))
        if asks_for_card(table):
            sneaks = isinstance(top, Generate) and top.effect.kind == CEASING
            return self.best_subject(eye, NONE if sneaks else card, options)
        attack = current_attack(table)
        if attack is not None and attack.target != NONE:
            place = place_of(table, attack.target)
            if place in options:
                return options.index(place)
        is_site = card != NONE and (table.faces[card].type == SITE or table.faces[card].type == FENG_SHUI)
        best = 0
        most = WORTHLESS
        for number in range(len(options)):
            place_here = options[number]
            worth = 0.0
            if place_here != NONE:
                guards = 0
                sites = 0
                for other in eye.mine:
                    if table.places[other] == place_here:
                        if table.faces[other].type == CHARACTER:
                            guards += fighting(table, other)
                        elif table.is_site(other):
                            sites += 1
                worth = 1.0 + 0.1 * guards if is_site else sites - 0.1 * guards
            if worth > most:
                best, most = number, worth
        return best

    def best_subject(self, eye: Eye, card: int, options: list[int]) -> int:
        """How well a State would sit on a card; or how gladly Stealth leaves an interceptor behind."""
        table = eye.table
        best = 0
        most = WORTHLESS
        suits = 0
        if card != NONE and table.faces[card].type == STATE:
            suits = reading_of(table.faces[card]).suits
        for number in range(len(options)):
            subject = CardId(options[number])
            if subject < 0:
                continue
            worth = eye.worth(subject)
            if suits:
                worth += 10.0 if (table.controllers[subject] == eye.seat) == (suits > 0) else -10.0
            if worth > most:
                best, most = number, worth
        return best

    def small(self, table: Table, seat: SeatId, kind: int, options: list[int]) -> int:
        """Everything else."""
        if kind == q.FATE:
            return self.fate(table, seat, options)
        if kind == q.TRIGGER:
            for number in range(len(options)):
                if options[number] >= 0:
                    return number
            return 0
        if kind == q.GENERATE or kind == q.MAY or kind == q.FACE:
            return options.index(1) if 1 in options else 0
        if kind == q.STAY_TURNED:
            return options.index(0) if 0 in options else 0
        if kind == q.DIVIDE:
            return len(options) - 1
        if kind == q.BID:
            return self.bid(table, seat, options)
        if kind == q.KEEP:
            for number in range(len(options)):
                if table.controllers[options[number]] == seat:
                    return number
            return 0
        if kind == q.PLAYER:
            best = 0
            for number in range(len(options)):
                if table.closeness(SeatId(options[number])) > table.closeness(SeatId(options[best])):
                    best = number
            return best
        if kind == q.HOW_MANY:
            return 0 if self.gist_asked(table) is None else len(options) - 1
        if kind == q.SPARE:
            return 1 if len(options) > 1 else 0
        return 0

    def fate(self, table: Table, seat: SeatId, options: list[int]) -> int:
        """The last Site is burned; early ones are seized for the Power that they give."""
        burn = options.index(q.BURN_FOR_VICTORY) if q.BURN_FOR_VICTORY in options else -1
        seize = options.index(q.SEIZE_IT) if q.SEIZE_IT in options else -1
        if burn >= 0 and (one_away(table, seat) or table.feng_shui_count(seat) > ENOUGH_SITES or seize < 0):
            return burn
        if seize >= 0:
            return seize
        return options.index(q.BURN_FOR_POWER) if q.BURN_FOR_POWER in options else 0

    def bid(self, table: Table, seat: SeatId, options: list[int]) -> int:
        """Up to the card's cost for one's own; nothing for others'."""
        top = table.stack[-1]
        most = 0
        if isinstance(top, Auction):
            for card in top.cards:
                if table.zones[card] == PLAY and table.controllers[card] == seat:
                    most = max(most, reading_of(table.faces[card]).cost + 1)
        for number in range(len(options)):
            if 0 <= options[number] <= most:
                return number
        return 0

    # --- what the search asks -------------------------------------------------------------------------------------

    def worth(self, game: Game) -> list[float]:
        return chances(cast(Table, game), self.style, self.seat)

    def keys(self, game: Game) -> list[int]:
        return keys_of(cast(Table, game))

    def done(self, game: Game) -> bool:
        return cast(Table, game).turn >= self.horizon

    def begin(self, game: Game) -> None:
        """Who thinks, and up to the beginning of which turn."""
        decision = game.decision
        assert decision is not None
        table = cast(Table, game)
        self.horizon = table.turn + (self.turns or min(MOST_TURNS, table.count_playing()))
        self.seat = decision.seat

    def ponders(self, game: Game) -> bool:
        """Small questions, and those where nothing is at stake, are answered as the quick player does."""
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        kind = decision.kind
        if kind in UNPONDERED or len(decision.options) < 2:
            return False
        if kind == q.WHERE and not asks_for_card(table):
            return False
        if kind == q.ACT and not self.is_stirring(table, SeatId(decision.seat)):
            return False
        keys = keys_of(table)
        return keys.count(keys[0]) < len(keys)

    def is_stirring(self, table: Table, seat: SeatId) -> bool:
        """Whether something is at stake in a scene: an attack by or on this player, others' effects, or a good deed."""
        attack = current_attack(table)
        if attack is not None and not attack.ended:
            if attack.seat == seat or attack.target_seat == seat or stakes_of(table, attack, seat) > 0:
                return True
        stage = current_scene(table)
        if stage is not None and stage.effects and stage.effects[-1].player != seat:
            return True
        return self.wish(table, table.chance) != 0

    def priors(self, game: Game) -> list[float]:
        """Half of it goes to the quick player's own answer; the rest by what the others look like."""
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        options = decision.options
        kind = decision.kind
        seat = SeatId(decision.seat)
        found = [1.0] * len(options)
        if kind == q.MAIN or kind == q.ACT:
            self.weigh_acts(table, seat, options, found)
        elif kind == q.ATTACK_TARGET:
            planner = Planner(table, seat, self.style_of(seat))
            for number in range(len(options)):
                plan = planner.against(CardId(options[number]))
                found[number] = 0.2 if plan is None else max(0.2, min(20.0, plan.worth))
        own = self.wish(game, table.chance)
        found[own] = max(found[own], 0.001)
        found[own] += self.trust * sum(found)
        return found

    def weigh_acts(self, table: Table, seat: SeatId, options: list[int], found: list[float]) -> None:
        """What is worth something to do comes before the end of the turn, and that before the rest."""
        eye = Eye(table, seat, self.style_of(seat))
        for number in range(len(options)):
            code = options[number]
            what = what_of(code)
            if what == q.PLAY_CARD or what == q.USE:
                found[number] = 1.0 if self.worth_of_act(eye, code) > 0 else 0.4
            elif what == q.HEAL or what == q.MOVE or what == q.REVEAL:
                found[number] = 0.2
