"""The hitter's answer to each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from kwoon.bots.shadowfist.fight import Defence, best_defence, could_intercept, stands, unopposed
from kwoon.bots.shadowfist.gists import A_PAYMENT, Gist, reading_of
from kwoon.bots.shadowfist.plans import Plan, able_attackers, best_plan, plan_against, stakes_of
from kwoon.bots.shadowfist.table import Piece, Table, card_of
from kwoon.bots.shadowfist.worth import ENOUGH_SITES, worth_of_ability, worth_of_pick, worth_of_play, worth_of_revealing
from kwoon.engine.action import END, NO, NOTHING, PICK, YES
from kwoon.engine.question import Question
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms import actions as do
from kwoon.games.shadowfist.terms.codes import CHARACTER, FENG_SHUI, STATE, UNIQUE

PLAYING = (do.PLAY, do.PLAY_AT_CRISIS, do.PLAY_AS_STATE)
DECLINING = (NOTHING, do.DECLARE, do.LET_GO, do.LET_ALL_GO)
"""The verbs of those who want nothing, or nothing more."""
FEW_CARDS = 8
"""With so few cards left in the deck nothing more is discarded: who is decked is out."""


class Answers:
    """One question before the bot."""

    def __init__(self, table: Table, question: Question) -> None:
        self.table = table
        self.question = question
        self.actions = [option.action for option in question.options]

    def first(self, verb: str) -> int | None:
        """The first option that does this."""
        return next((at for at, each in enumerate(self.actions) if each.verb == verb), None)

    def nothing(self) -> int | None:
        """The option to do nothing, or nothing more."""
        return next((at for at, each in enumerate(self.actions) if each.verb in DECLINING), None)

    def best(self, worth: Callable[[int], float]) -> int:
        """The option that is worth most; the first among equals."""
        return max(range(len(self.actions)), key=lambda at: (worth(at), -at))

    def piece_of(self, at: int, which: int = 0) -> Piece | None:
        """The card in play that an option uses; the one that it is aimed at, if `which` is not 0."""
        action = self.actions[at]
        items = action.targets if which else action.cards
        return self.table.piece_at(items[0]) if items else None

    def title_of(self, at: int) -> Card | None:
        """The card that an option is about, wherever it is."""
        action = self.actions[at]
        return card_of(action.cards[0].title if action.cards else action.word)

    def wish(self, verb: str) -> int:
        """The first option that does this, or the first of all."""
        return self.first(verb) or 0

    # --- the turn -----------------------------------------------------------------------------------------------

    def main_shot(self) -> int:
        """Play what is worth it; then attack; then heal; then end."""
        best = self.best(self.worth_of_option)
        if self.worth_of_option(best) > 0:
            return best
        attack = self.first(do.ATTACK)
        if attack is not None and best_plan(self.table, able_attackers(self.table)) is not None:
            return attack
        hurt = [at for at, each in enumerate(self.actions) if each.verb == do.HEAL]
        if hurt:
            return max(hurt, key=self.damage_at)
        end = self.first(END)
        return 0 if end is None else end

    def damage_at(self, at: int) -> int:
        piece = self.piece_of(at)
        return 0 if piece is None else piece.damage

    def worth_of_option(self, at: int) -> float:
        """Playing a card or using an ability."""
        action = self.actions[at]
        if action.verb not in PLAYING and action.verb != do.USE:
            return -1.0
        card = self.title_of(at)
        if card is None:
            return -1.0
        if action.verb == do.PLAY_AS_STATE and card.form is not None:
            return worth_of_play(self.table, card.form)
        if action.verb in PLAYING:
            return worth_of_play(self.table, card)
        gist = reading_of(card).gist(-1 if action.ability is None else action.ability)
        return 1.0 if gist is None else worth_of_ability(self.table, gist, self.piece_of(at)) - 0.1

    def act(self) -> int:
        """In a scene: pass, unless an effect helps or somebody has to be stopped."""
        table = self.table
        attack = table.attack
        stealth = self.first(do.STEALTH)
        if stealth is not None:
            return stealth
        if attack is not None and attack.intercepting == table.seat:
            move = self.move_to_intercept()
            if move is not None:
                return move
        best = self.best(self.worth_of_effect)
        if self.worth_of_effect(best) > 0:
            return best
        return self.retreat()

    def worth_of_effect(self, at: int) -> float:
        """In somebody else's turn, or in an attack, only what does something at once."""
        piece = self.piece_of(at)
        if self.actions[at].verb == do.REVEAL and piece is not None:
            return worth_of_revealing(self.table, piece)
        if self.actions[at].verb in PLAYING:
            card = self.title_of(at)
            if card is not None and card.type == STATE and not self.table.my_main_shot:
                return -1.0
        return self.worth_of_option(at)

    def retreat(self) -> int:
        """SF-50.16: an attacker that would only fall ceases to attack; else pass."""
        attack = self.table.attack
        for at, each in enumerate(self.actions):
            piece = self.piece_of(at)
            if each.verb == do.TACTICS and attack is not None and piece is not None:
                chain = attack.chains.get(piece.spot, [])
                if chain and chain[0].strikes - piece.toughness >= piece.fighting:
                    return at
        return 0

    def generate(self) -> int:
        """Power, always."""
        return self.wish(do.GENERATE)

    def stay_turned(self) -> int:
        """Everything unturns; what is worth it is turned again."""
        return self.wish(NO)

    def discard(self) -> int:
        """What cannot be played for long makes room; never with a deck that runs out."""
        table = self.table
        if table.me["deck_size"] <= FEW_CARDS:
            return 0
        wishes = [(self.wish_to_discard(at), -at) for at in range(len(self.actions))]
        worst, at = max(wishes)
        return -at if worst > 0 else 0

    def wish_to_discard(self, at: int) -> float:
        """How gladly a card in hand is thrown away."""
        table = self.table
        card = self.title_of(at) if self.actions[at].verb == do.DISCARD else None
        if card is None:
            return 0.0
        if card.type == FENG_SHUI:
            sites = sum(other.type == FENG_SHUI for other in table.hand)
            return sites - 2.5 if table.feng_shui(table.seat) >= ENOUGH_SITES else sites - 3.5
        if card.is_foundation():
            spare = sum(other.is_foundation() for other in table.hand)
            return spare - (1.5 if sum(table.pool) >= 6 else 3.5)
        twins = sum(other is card for other in table.hand)
        if card.restrictions & UNIQUE and (twins > 1 or any(piece.card is card for piece in table.pieces.values())):
            return 2.0
        late = max(0, card.cost - table.power - 2 * table.income)
        useful = (0.5 if self.opens(card) else 0.0) + (0.3 if card.type != CHARACTER else 0.0)
        return 0.8 * table.missing(card) + late + useful - 0.9

    def opens(self, card: Card) -> bool:
        """SF-18.1: in the smoked pile it gives what it lacks, of which there is none yet, nor a foundation for it."""
        table = self.table
        foundations = [other for other in table.hand if other.is_foundation()]
        for at, wanted in enumerate(card.requires):
            if wanted and card.provides[at] and not table.pool[at]:
                return not any(other.provides[at] for other in foundations)
        return False

    # --- attacks --------------------------------------------------------------------------------------------------

    @cached_property
    def plan(self) -> Plan | None:
        """The attack to be declared."""
        return best_plan(self.table, able_attackers(self.table))

    def attack_target(self) -> int:
        """The target of the plan."""
        if self.plan is None:
            return 0
        return next((at for at in range(len(self.actions)) if self.piece_of(at) is self.plan.target), 0)

    def attacker(self) -> int:
        """The attackers of the plan, one after the other."""
        attack = self.table.attack
        assert attack is not None
        assert attack.target is not None
        plan = plan_against(self.table, attack.target, able_attackers(self.table))
        team = [] if plan is None else plan.attackers
        for at in range(len(self.actions)):
            piece = self.piece_of(at)
            if piece is not None and piece in team:
                return at
        return 0

    def join(self) -> int:
        """Help only against somebody who would win otherwise, and nobody who would win by it."""
        attack = self.table.attack
        assert attack is not None
        if attack.target is None or not self.table.one_away(attack.target.seat) or attack.wins(self.table):
            return 0
        missing = stands(attack.target) - unopposed([*attack.attackers, *attack.picked], attack.target)
        if missing <= 0:
            return 0
        return self.best(lambda at: 0.0 if (piece := self.piece_of(at)) is None else float(piece.strikes))

    def fate(self) -> int:
        """The last Site is burned; early ones are seized for the Power that they give."""
        table = self.table
        offered = [each.verb for each in self.actions]
        if table.one_away(table.seat) and do.BURN_FOR_VICTORY in offered:
            return offered.index(do.BURN_FOR_VICTORY)
        wishes = [do.SEIZE, do.BURN_FOR_VICTORY, do.BURN_FOR_POWER, do.SMOKE]
        if table.feng_shui(table.seat) > ENOUGH_SITES:
            wishes = [do.BURN_FOR_VICTORY, do.SEIZE, do.BURN_FOR_POWER, do.SMOKE]
        return next(offered.index(wish) for wish in wishes if wish in offered)

    # --- defending ------------------------------------------------------------------------------------------------

    @cached_property
    def defence(self) -> Defence | None:
        """Who should intercept whom."""
        table = self.table
        attack = table.attack
        if attack is None or attack.target is None:
            return None
        stakes = stakes_of(table)
        if stakes <= 0:
            return None
        busy = [other for chain in attack.chains.values() for other in chain]
        able = [
            piece
            for piece in could_intercept(table, attack.target, [table.seat])
            if piece not in busy and piece not in attack.attackers and self.can_come(piece, attack.target)
        ]
        if not able:
            return None
        found = best_defence(table, able, stakes)
        return found if found.chains else None

    def can_come(self, piece: Piece, target: Piece) -> bool:
        """Whether it is there, or is offered to move there now."""
        if piece.place == target.place:
            return True
        return any(each.verb == do.MOVE and self.table.piece_at(each.cards[0]) is piece for each in self.actions)

    def move_to_intercept(self) -> int | None:
        """The move of somebody who is needed there."""
        attack = self.table.attack
        if self.defence is None or attack is None or attack.target is None:
            return None
        for at, each in enumerate(self.actions):
            piece = self.piece_of(at)
            if each.verb == do.MOVE and piece in self.defence.interceptors and piece.place != attack.target.place:
                return at
        return None

    def intercept(self) -> int:
        """The interceptions of the defence, one after the other."""
        defence = self.defence
        done = self.nothing()
        if defence is not None:
            for at, each in enumerate(self.actions):
                if each.verb == do.INTERCEPT:
                    other, piece = self.piece_of(at), self.piece_of(at, 1)
                    if piece in defence.chains and other in defence.chains[piece]:
                        return at
        return 0 if done is None else done

    def divide(self) -> int:
        """SF-30.3.1: as much as possible to the first."""
        return len(self.actions) - 1

    # --- auctions ------------------------------------------------------------------------------------------------

    def bid(self) -> int:
        """Up to the card's cost for one's own; nothing for others'."""
        rivals = [self.table.piece(spot) for spot in self.table.about["cards"]]
        most = max((piece.cost + 1 for piece in rivals if piece.seat == self.table.seat), default=0)
        offers = [at for at, each in enumerate(self.actions) if each.number is not None and each.number <= most]
        return offers[0] if offers else 0

    def keep(self) -> int:
        """One's own."""
        return self.best(lambda at: float(self.mine(at)))

    def mine(self, at: int) -> bool:
        piece = self.piece_of(at)
        return piece is not None and piece.seat == self.table.seat

    # --- playing cards -------------------------------------------------------------------------------------------

    @property
    def source(self) -> Card | None:
        """The card that is being played or used."""
        return card_of(self.table.about.get("title"))

    @property
    def gist(self) -> Gist | None:
        """What the ability of it does that is being generated."""
        card = self.source
        return None if card is None else reading_of(card).gist(self.table.about.get("ability", -1))

    def where(self) -> int:
        """A State on its best subject; a Site behind another; a Character where it is needed."""
        card = self.source
        attack = self.table.attack
        if any(each.verb == PICK for each in self.actions):
            return self.best(lambda at: self.worth_as_subject(at, card))
        if attack is not None and attack.target is not None:
            for at, each in enumerate(self.actions):
                if each.place is not None and each.place == attack.target.place:
                    return at
        if card is not None and card.is_site():
            return self.best(lambda at: 0.0 if self.actions[at].place is None else 1.0 + self.guards(at))
        return self.best(self.need_of_guards)

    def worth_as_subject(self, at: int, card: Card | None) -> float:
        """How well a State would sit on a card; or how gladly Stealth leaves an interceptor behind."""
        piece = self.piece_of(at)
        if piece is None:
            return 0.0
        if card is None or card.type != STATE:
            return piece.worth
        wanted = (piece.seat == self.table.seat) == (reading_of(card).suits > 0)
        return (10.0 if wanted else -10.0) + piece.worth - 0.5 * len(piece.states)

    def guards(self, at: int) -> float:
        """How strong the Characters at a location are."""
        place = self.actions[at].place
        here = [piece for piece in self.table.characters(self.table.seat) if piece.place == place]
        return 0.1 * sum(piece.fighting for piece in here)

    def need_of_guards(self, at: int) -> float:
        """How many Sites a location has, less who stands there already."""
        place = self.actions[at].place
        if place is None:
            return 0.0
        sites = sum(piece.is_site and piece.place == place for piece in self.table.of(self.table.seat))
        return sites - self.guards(at)

    def pick(self) -> int:
        """The best card for a choice; none, if every one would hurt."""
        best = self.best(self.worth_of_choice)
        done = self.nothing()
        if done is not None and self.worth_of_choice(best) <= 0:
            return done
        return best

    def worth_of_choice(self, at: int) -> float:
        """How good an option of a choice is."""
        table = self.table
        action = self.actions[at]
        if action.verb == NOTHING:
            return 0.0
        gist = self.gist
        piece = self.piece_of(at)
        if piece is not None:
            return 1.0 if gist is None else worth_of_pick(table, gist, table.about["choice"], piece)
        if action.player is not None:
            return self.worth_of_player(action.player)
        card = self.title_of(at)
        if card is None:
            return 0.1
        pays = gist is not None and gist.leaning_of(table.about["choice"]) == A_PAYMENT
        return (-1.0 if pays else 1.0) * (1.0 + max(0, card.cost))

    def worth_of_player(self, seat: int) -> float:
        """Whom to pick: the leader for what takes, oneself for what gives."""
        return 1.0 + self.table.closeness(seat) + 0.1 * self.table.feng_shui(seat)

    def trigger(self) -> int:
        """What can be used is used, if it is good for something."""
        done = self.nothing()
        if done is None:
            return 0
        others = [at for at, each in enumerate(self.actions) if each.verb not in DECLINING]
        return max(others, key=self.worth_of_trigger) if others else done

    def worth_of_trigger(self, at: int) -> float:
        card = self.title_of(at)
        return 0.0 if card is None else 1.0 - max(0, card.cost)

    def may(self) -> int:
        return self.wish(YES)

    def player(self) -> int:
        return self.best(lambda at: self.worth_of_player(self.actions[at].player or 0))

    def how_many(self) -> int:
        """As many as possible, except for a card made cheaper at the price of the opponents' Power."""
        return 0 if self.gist is None else len(self.actions) - 1

    def return_to(self) -> int:
        """Home."""
        return 0

    def spare(self) -> int:
        """Somebody who then can do more: the strongest."""
        return self.best(lambda at: 0.0 if (piece := self.piece_of(at)) is None else 1.0 + piece.strikes)

    def whichever(self) -> int:
        """It makes no difference to the hitter."""
        return 0

    def face(self) -> int:
        """Face up, where it is cheaper."""
        return self.wish(do.FACE_UP)


CHOOSERS: dict[str, Callable[[Answers], int]] = {
    "act": Answers.act,
    "main shot": Answers.main_shot,
    "pick": Answers.pick,
    "where": Answers.where,
    "where to": Answers.where,
    "attack target": Answers.attack_target,
    "attacker": Answers.attacker,
    "join": Answers.join,
    "intercept": Answers.intercept,
    "divide damage": Answers.divide,
    "fate of the Site": Answers.fate,
    "bid": Answers.bid,
    "keep": Answers.keep,
    "generate Power": Answers.generate,
    "stay turned": Answers.stay_turned,
    "discard": Answers.discard,
    "trigger": Answers.trigger,
    "may": Answers.may,
    "player": Answers.player,
    "how many": Answers.how_many,
    "return to": Answers.return_to,
    "attack without turning": Answers.spare,
    "face": Answers.face,
    "first auction": Answers.whichever,
    "position": Answers.whichever,
    "text to copy": Answers.whichever,
}
"""Every kind of question that the game asks."""
