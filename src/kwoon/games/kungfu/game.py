"""Kung Fu Fighting as the hall knows it: what each seat sees, the questions in words, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.chance import Chance
from kwoon.engine.decision import DONE
from kwoon.engine.errors import NotYourQuestion
from kwoon.engine.events import Event
from kwoon.engine.game import Game
from kwoon.engine.names import seat_mark
from kwoon.engine.plain import Data, Plain
from kwoon.engine.question import Outcome, Refusal, Thing
from kwoon.engine.spec import GameSpec
from kwoon.games.kungfu.attack import Attack, Strike
from kwoon.games.kungfu.cards import ATTACK, CHI, STANCE, WEAPON
from kwoon.games.kungfu.exchange import Exchange, damage_of, takes_gear
from kwoon.games.kungfu.match import Match
from kwoon.games.kungfu.options import BrawlOptions
from kwoon.games.kungfu.story import story
from kwoon.games.kungfu.table import (
    ANSWER,
    COUNTER,
    DISCARD,
    DROP_STANCE,
    DROP_WEAPON,
    ENHANCE,
    KIND_NAMES,
    LOSE,
    NONE,
    PLAY,
    SPLIT,
    TARGET,
    USE_WEAPON,
    Table,
)
from kwoon.games.kungfu.turn import Turn
from kwoon.games.kungfu.why import why_not

PROMPTS: Final = {
    DISCARD: "Discard cards before you draw?",
    PLAY: "Your turn: what do you play?",
    TARGET: "Whom do you attack?",
    ENHANCE: "Enhance the attack?",
    SPLIT: "Who else is hit by the split attack?",
    COUNTER: "What do you strike back with?",
    LOSE: "Which do you lose?",
}
DONE_LABELS: Final = {
    DISCARD: "Draw up",
    PLAY: "End your turn",
    ENHANCE: "Strike",
    ANSWER: "No block",
    COUNTER: "No counter attack",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class KungFu(Table):
    """A brawl for two to six."""

    # --- the question in words -------------------------------------------------------------------------------------

    def kind_name(self, kind: int) -> str:
        return KIND_NAMES[kind]

    def prompt(self) -> str:
        decision = self.decision
        if decision is None:
            return ""
        if decision.kind == ANSWER:
            strike = self.strike_at_hand()
            assert strike is not None
            return f"{seat_mark(strike.attacker)} attacks you with {self.attack_name(strike)}. Block?"
        if decision.kind == LOSE:
            return "A stance or a weapon must go: which do you lose?"
        return PROMPTS[decision.kind]

    def label(self, code: int) -> str:
        decision = self.decision
        kind = PLAY if decision is None else decision.kind
        seat = self.active if decision is None else decision.seat
        if kind in (TARGET, SPLIT):
            return seat_mark(code)
        if code == DONE:
            return DONE_LABELS[kind]
        if code == DROP_STANCE:
            return f"Discard {self.deck.name(self.stances[seat])}"
        if code == DROP_WEAPON:
            return f"Discard {self.deck.name(self.weapons[seat])}"
        if code == USE_WEAPON:
            return f"Attack with {self.deck.name(self.weapons[seat])}"
        name = self.deck.name(code)
        type_ = self.deck.types[code]
        if kind == DISCARD:
            return f"Discard {name}"
        if kind == PLAY and type_ == ATTACK:
            return f"Attack with {name}"
        if kind == PLAY and type_ == STANCE:
            return f"Take {name} stance"
        if kind == PLAY and type_ == WEAPON:
            return f"Pick up {name}"
        if kind == PLAY and type_ == CHI:
            return f"Play {name}"
        if kind == ENHANCE:
            return f"Add {name}"
        if kind == ANSWER:
            return f"Block with {name}"
        return f"Strike back with {name}"

    def thing_of(self, code: int) -> Thing | None:
        decision = self.decision
        if decision is None or code == DONE or decision.kind in (TARGET, SPLIT):
            return None
        seat = decision.seat
        if code == DROP_STANCE:
            return Thing("stance", seat, self.deck.name(self.stances[seat]))
        if code in (DROP_WEAPON, USE_WEAPON):
            return Thing("weapon", seat, self.deck.name(self.weapons[seat]))
        return Thing("hand", seat, self.deck.name(code))

    def gives_up(self, code: int) -> bool:
        decision = self.decision
        if decision is None or code == DONE:
            return False
        return decision.kind in (DISCARD, LOSE) or code in (DROP_STANCE, DROP_WEAPON)

    def things(self, seat: int) -> list[Thing]:
        found: list[Thing] = []
        if 0 <= seat < self.seats:
            found.extend([Thing("hand", seat, self.deck.name(kind)) for kind in sorted(set(self.hands[seat]))])
        for owner in range(self.seats):
            if self.stances[owner] != NONE:
                found.append(Thing("stance", owner, self.deck.name(self.stances[owner])))
            if self.weapons[owner] != NONE:
                found.append(Thing("weapon", owner, self.deck.name(self.weapons[owner])))
        found.extend([Thing("discard", -1, self.deck.name(kind)) for kind in sorted(set(self.discards))])
        return found

    def explain(self, seat: int, thing: Thing) -> Refusal | None:
        decision = self.decision
        if decision is not None and decision.seat == seat:
            for code in decision.options:
                if self.thing_of(code) == thing and not self.gives_up(code):
                    return None
        return why_not(self, seat, thing)

    def describe(self, name: str) -> str:
        kind = self.deck.kinds[self.deck.by_name[name]]
        return f"{kind.type_name}: {kind.text()}"

    def tell(self, event: Event, seat: int) -> str:
        return story(self.deck, event, seat)

    # --- views -------------------------------------------------------------------------------------------------------

    def strike_at_hand(self) -> Strike | None:
        """The strike that is being answered, if an exchange is open."""
        for procedure in self.stack:
            if isinstance(procedure, Exchange) and procedure.at < len(procedure.strikes):
                return procedure.strikes[procedure.at]
        return None

    def attack_name(self, strike: Strike) -> str:
        """An attack as players call it: a Wild Flying Sword Punch."""
        cards = sorted(strike.cards, key=self.words_first)
        names = [self.deck.name(kind) for kind in cards]
        if strike.weapon != NONE:
            place = sum(1 for kind in cards if self.words_first(kind) == 0)
            names.insert(place, self.deck.name(strike.weapon))
        return " ".join(names)

    def words_first(self, kind: int) -> int:
        """Enhancements are said before what they enhance."""
        return 1 if self.deck.types[kind] == ATTACK else 0

    def view(self, seat: int) -> dict[str, Data]:
        names = self.deck.kinds
        players: list[Data] = []
        for each in range(self.seats):
            stance = self.stances[each]
            weapon = self.weapons[each]
            player: dict[str, Data] = {
                "seat": each,
                "chi": self.chi[each],
                "stance": None if stance == NONE else names[stance].name,
                "weapon": None if weapon == NONE else names[weapon].name,
                "cards": len(self.hands[each]),
                "defense": self.defense_of(each),
                "standing": self.chi[each] > 0,
            }
            if each == seat:
                player["hand"] = [names[kind].name for kind in self.hands[each]]
            players.append(player)
        data: dict[str, Data] = {
            "game": "kungfu",
            "options": self.rules.plain(),
            "seat": seat,
            "turn": self.turn,
            "active": self.active,
            "over": self.decision is None,
            "players": players,
            "draw_pile": self.left,
            "discards": [names[kind].name for kind in self.discards],
            "attacks": self.attacks_in_view(),
            "attacked": self.has_attacked(),
        }
        decision = self.decision
        if decision is not None and decision.seat == seat:
            data["question"] = {
                "kind": KIND_NAMES[decision.kind],
                "prompt": self.prompt(),
                "options": [self.label(code) for code in decision.options],
            }
        return data

    def has_attacked(self) -> bool:
        """Whether the player whose turn it is has attacked."""
        return any(isinstance(each, Turn) and each.attacked for each in self.stack)

    def attacks_in_view(self) -> list[Data]:
        """The attacks of the open exchange, made or being made: all of it is open information."""
        found: list[Data] = []
        for procedure in self.stack:
            if isinstance(procedure, Exchange):
                for number, strike in enumerate(procedure.strikes):
                    data = self.strike_in_view(strike)
                    data["at_hand"] = number == procedure.at
                    found.append(data)
            elif isinstance(procedure, Attack):
                targets = [procedure.target] if procedure.second == NONE else [procedure.target, procedure.second]
                for target in targets:
                    data = self.strike_in_view(procedure.as_it_stands(self, target))
                    data["being_made"] = True
                    found.append(data)
        return found

    def strike_in_view(self, strike: Strike) -> dict[str, Data]:
        """One attack: its cards, and as far as they are known its damage and the defense against it."""
        target = strike.target
        return {
            "attacker": strike.attacker,
            "target": target,
            "name": self.attack_name(strike),
            "cards": [self.deck.name(kind) for kind in strike.cards],
            "weapon": None if strike.weapon == NONE else self.deck.name(strike.weapon),
            "unblockable": strike.unblockable,
            "takes_gear": takes_gear(self, strike) - strike.lost,
            "extra": strike.extra,
            "damage": None if target == NONE else strike.damage or damage_of(self, strike),
            "defense": None if target == NONE else self.defense_against(strike),
            "block": None if strike.block == NONE else self.deck.name(strike.block),
            "ignored": strike.ignored,
        }

    def defense_against(self, strike: Strike) -> int:
        """The defense of the target's gear, and of the block if there is one."""
        block = 0 if strike.block == NONE else self.kinds_[strike.block].defense
        return self.defense_of(strike.target) + block

    def resample(self, seat: int, chance: Chance) -> KungFu:
        """Deal the cards that the seat cannot see anew: the others' hands and the draw pile."""
        decision = self.decision
        if decision is not None and decision.seat != seat:
            raise NotYourQuestion(f"seat {seat} is not to answer now, so no state can be made up for it")
        return self.imagined(seat, chance)

    def imagined(self, seat: int, chance: Chance) -> KungFu:
        new = self.clone()
        unseen = list(self.pile[: self.left])
        for other in range(self.seats):
            if other != seat:
                unseen.extend(self.hands[other])
        chance.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                count = len(self.hands[other])
                new.hands[other] = unseen[:count]
                unseen = unseen[count:]
        new.pile = tuple(unseen)
        new.chance = chance.fork()
        return new

    # --- the end -----------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """KF-1.1: the last player with Chi wins; who went down later placed better."""
        if self.decision is not None:
            return None
        marks = [(self.chi[seat], self.fell[seat]) for seat in range(self.seats)]
        places = tuple([1 + sum(1 for other in marks if other > mark) for mark in marks])
        winners = [seat for seat in range(self.seats) if places[seat] == 1]
        scores = tuple([1.0 / len(winners) if place == 1 else 0.0 for place in places])
        if self.standing() > 1:
            reason = f"the bound of {self.rules.max_turns} turns was reached: most Chi wins"
        elif len(winners) > 1:
            reason = "the last players standing went down together"
        else:
            reason = "the last player with Chi"
        return Outcome(places, scores, reason)

    def pieces(self) -> list[str]:
        cards = [*self.pile[: self.left], *self.discards]
        for hand in self.hands:
            cards.extend(hand)
        cards.extend([kind for kind in self.stances if kind != NONE])
        cards.extend([kind for kind in self.weapons if kind != NONE])
        return [self.deck.name(kind) for kind in sorted(cards)]

    def kinds(self) -> Sequence[type[Plain]]:
        return (KungFu, Match, Turn, Attack, Exchange, Strike)


@mypyc_attr(allow_interpreted_subclasses=True)
class KungFuSpec(GameSpec):
    """Kung Fu Fighting, ready to be registered."""

    name = "kungfu"
    title = "Kung Fu Fighting"
    blurb = "A light brawl of attacks, blocks, stances and weapons."
    book = "KF"
    rules_version = 2
    min_seats = 2
    max_seats = 6

    def new(self, options: Mapping[str, Data], seed: int) -> Game:
        game = KungFu(BrawlOptions(options), seed)
        game.begin(Match())
        return game

    def bound(self, options: Mapping[str, Data]) -> int:
        """A turn spends cards: discards and plays, a hand each way, and an answer to each card of an exchange."""
        checked = BrawlOptions(options)
        return checked.max_turns * (checked.hand * (2 * checked.players + 4) + 12)

    def variants(self) -> list[dict[str, Data]]:
        own = {"attack": [{"name": "Headbutt", "copies": 3, "damage": 4, "discards_gear": True}]}
        found: list[dict[str, Data]] = [{"players": players} for players in range(2, 7)]
        found.append({"players": 3, "chi": 5, "hand": 4})
        found.append({"players": 2, "hand": 12, "max_turns": 30})
        found.append({"players": 4, "cards": cast(Data, own)})
        return found


def start(options: Mapping[str, Data], seed: int) -> KungFu:
    """A new brawl, run to its first question."""
    return cast(KungFu, KungFuSpec().new(options, seed))
