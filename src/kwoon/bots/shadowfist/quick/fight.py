"""The arithmetic of Shadowfist's attacks on the state of a made-up game: what gets through, and who falls."""

from __future__ import annotations

from typing import Final

from kwoon.bots.shadowfist.gists import NO_CAP, reading_of
from kwoon.bots.shadowfist.quick.styles import Style
from kwoon.games.shadowfist.attack.steps import eligible_attackers
from kwoon.games.shadowfist.effects.damage import combat_damage_of
from kwoon.games.shadowfist.standing.attack import AttackState
from kwoon.games.shadowfist.standing.derive import derive, fighting
from kwoon.games.shadowfist.standing.victory import goal_of
from kwoon.games.shadowfist.state.table import Table, place_of
from kwoon.games.shadowfist.terms.codes import (
    AMBUSH,
    CHARACTER,
    FENG_SHUI,
    GUTS,
    MOBILITY,
    NO_INTERCEPT,
    SITE,
    STATE,
    STEALTH,
    SUPERLEAP,
)
from kwoon.games.shadowfist.terms.ids import CardId, SeatId

VICTORY: Final = 1000.0
MOST_THREATS: Final = 3
MOST_GUARDS: Final = 3
"""How many of each are tried in every arrangement."""


def worth_of_card(table: Table, card: CardId) -> float:
    """How much it would hurt to lose a card in play, in Power."""
    face = table.faces[card]
    if face.type == FENG_SHUI:
        return 6.0
    if face.type == SITE:
        return 3.0
    cost = 2 if face.cost < 0 else face.cost
    if face.type == CHARACTER:
        states = 0
        for state in derive(table).by_type[STATE]:
            if table.subjects[state] == card:
                states += 1
        strength = max(fighting(table, card), combat_damage_of(table, card))
        return 0.4 + 0.6 * strength + 0.2 * cost + 0.6 * states
    return 0.8 + cost


class Fighter:
    """A Character in a fight that is thought through."""

    def __init__(self, table: Table, card: CardId) -> None:
        values = derive(table).of[card]
        self.card: CardId = card
        self.life: int = max(0, values.fighting - table.damage[card])
        self.strikes: int = combat_damage_of(table, card)
        self.toughness: int = values.toughness
        self.keywords: int = values.keywords & ~values.denied
        self.turned: bool = table.turned[card] != 0
        self.stealth: bool = self.keywords & STEALTH != 0
        self.stopped: bool = False
        self.worth: float = worth_of_card(table, card)
        self.start_life: int = self.life
        self.start_strikes: int = self.strikes

    def refresh(self) -> None:
        """As it was before the fight."""
        self.life = self.start_life
        self.strikes = self.start_strikes
        self.stopped = False
        self.stealth = self.keywords & STEALTH != 0

    def falls_to(self, strikes: int) -> bool:
        """Whether a blow of that strength smokes it."""
        return strikes - self.toughness >= self.life

    def meet(self, other: Fighter) -> bool:
        """SF-30.3: this attacker meets an interceptor; whether the interceptor falls. SF-50.1: Ambush strikes first."""
        falls = other.falls_to(self.strikes)
        if not (falls and self.keywords & AMBUSH):
            hurt = max(0, other.strikes - self.toughness)
            self.life -= hurt
            if not self.keywords & GUTS:
                self.strikes = max(0, self.strikes - hurt)
        if not falls or self.life <= 0:
            self.stopped = True
        return falls

    def may_be_met(self, other: Fighter) -> bool:
        """SF-50.15: a turned Character cannot intercept one with Superleap."""
        return not (other.turned and self.keywords & SUPERLEAP)


class Mark:
    """What is attacked."""

    def __init__(self, table: Table, card: CardId) -> None:
        values = derive(table).of[card]
        kind = table.faces[card].type
        self.card: CardId = card
        self.seat: SeatId = table.controllers[card]
        self.place: int = place_of(table, card)
        self.is_character: bool = kind == CHARACTER
        self.is_feng_shui: bool = kind == FENG_SHUI
        self.toughness: int = values.toughness
        self.cap: int = NO_CAP if table.face_down[card] else reading_of(table.faces[card]).cap
        self.needed: int = max(0, (values.fighting if self.is_character else values.body) - table.damage[card])

    def blow(self, strength: int) -> int:
        """What one attacker's strike does to it."""
        return min(self.cap, max(0, strength - self.toughness)) if strength > 0 else 0


def unopposed(attackers: list[Fighter], mark: Mark) -> int:
    """The damage of an attack that nobody intercepts."""
    total = 0
    for each in attackers:
        total += mark.blow(each.strikes)
    return total


def guards_of(table: Table, mark: Mark, seat: SeatId) -> list[Fighter]:
    """SF-28.6.1, SF-13.1: a player's Characters that are there, or can come."""
    found: list[Fighter] = []
    derived = derive(table)
    for card in derived.by_type[CHARACTER]:
        if table.controllers[card] != seat or card == mark.card:
            continue
        values = derived.of[card]
        if values.cannot & NO_INTERCEPT or values.fighting <= table.damage[card]:
            continue
        here = table.places[card] == mark.place
        if here or (table.ready[card] and not table.turned[card]) or values.keywords & MOBILITY:
            found.append(Fighter(table, card))
    return found


def able_attackers(table: Table, seat: SeatId) -> list[Fighter]:
    """SF-28.1.1: who may attack and can do something, the strongest first."""
    found = [Fighter(table, card) for card in eligible_attackers(table, seat)]
    found = [each for each in found if each.strikes > 0]
    found.sort(key=strength_of)
    return found


def strength_of(each: Fighter) -> int:
    """To put the strongest first."""
    return -each.start_strikes


def life_of(each: Fighter) -> int:
    """To put those first that stand most."""
    return -each.start_life


class Defence:
    """What is left of an attack when the defender does the most against it."""

    def __init__(self, attackers: list[Fighter], guards: list[Fighter], mark: Mark) -> None:
        self.lost: float = 0.0
        """What the attackers that fall are worth."""
        self.killed: float = 0.0
        """What the interceptors that fall are worth."""
        for each in attackers:
            each.refresh()
        for guard in guards:
            best: Fighter | None = None
            most = 0
            for each in attackers:
                if each.stopped or not each.may_be_met(guard):
                    continue
                less = self.less_by(each, guard, mark)
                if less > most:
                    best, most = each, less
            if best is None:
                continue
            if best.stealth:
                best.stealth = False
            elif best.meet(guard):
                self.killed += guard.worth
        self.damage: int = 0
        for each in attackers:
            if each.life <= 0:
                self.lost += each.worth
            elif not each.stopped:
                self.damage += mark.blow(each.strikes)

    def less_by(self, each: Fighter, guard: Fighter, mark: Mark) -> int:
        """How much less an attacker does to the target if this one stands in its way too."""
        now = mark.blow(each.strikes)
        if each.stealth or now == 0:
            return now
        if not guard.falls_to(each.strikes):
            return now
        if each.keywords & AMBUSH:
            return 0
        hurt = max(0, guard.strikes - each.toughness)
        if hurt >= each.life:
            return now
        return now - mark.blow(each.strikes - (0 if each.keywords & GUTS else hurt))


class Plan:
    """An attack worth making."""

    def __init__(self, worth: float, target: CardId, team: list[CardId]) -> None:
        self.worth: float = worth
        self.target: CardId = target
        self.team: list[CardId] = team


def one_away(table: Table, seat: SeatId) -> bool:
    """SF-4.2: whether a player wins with the next Feng Shui Site taken."""
    return table.closeness(seat) >= goal_of(table, seat) - 1


class Planner:
    """Thinks of the attacks that a player could declare."""

    def __init__(self, table: Table, seat: SeatId, style: Style) -> None:
        self.table = table
        self.seat: SeatId = seat
        self.style = style
        self.able: list[Fighter] = able_attackers(table, seat)
        self.closes: bool = one_away(table, seat)
        """Whether the next Feng Shui Site wins."""

    def best(self) -> Plan | None:
        """The best attack over all targets, if one is worth it."""
        table = self.table
        best: Plan | None = None
        if not self.able:
            return None
        derived = derive(table)
        for kind in (FENG_SHUI, SITE, CHARACTER):
            for card in derived.by_type[kind]:
                if table.controllers[card] == self.seat:
                    continue
                plan = self.against(card)
                if plan is not None and plan.worth > self.style.least and (best is None or plan.worth > best.worth):
                    best = plan
        return best

    def against(self, card: CardId) -> Plan | None:
        """The team that makes most of an attack on this card: one that can take it, or everybody."""
        able = self.able
        if not able:
            return None
        table = self.table
        mark = Mark(table, card)
        guards: list[Fighter] = []
        for seat in table.playing():
            if seat == mark.seat or (seat != self.seat and self.closes and mark.is_feng_shui):
                guards.extend(guards_of(table, mark, seat))
        guards.sort(key=life_of)
        gain = self.gain_of(mark)
        best: Plan | None = None
        enough = 0
        total = 0
        for each in able:
            total += mark.blow(each.start_strikes)
            enough += 1
            if total >= mark.needed:
                break
        sizes = [enough]
        if total >= mark.needed:
            if enough < len(able):
                sizes.append(enough + 1)
            if enough + 1 < len(able):
                sizes.append(len(able))
        for size in sizes:
            best = self.better(best, able[:size], mark, guards, gain)
        if total >= mark.needed and enough == 1:
            for each in able[1:]:
                if mark.blow(each.start_strikes) >= mark.needed:
                    best = self.better(best, [each], mark, guards, gain)
        elif total >= mark.needed:
            best = self.better(best, self.trimmed(able[:enough], mark, total), mark, guards, gain)
        return best

    def trimmed(self, team: list[Fighter], mark: Mark, total: int) -> list[Fighter]:
        """The same team with a weaker last one, if there is one who is enough."""
        last = team[-1]
        rest = total - mark.blow(last.start_strikes)
        found = last
        for each in self.able:
            if each not in team and rest + mark.blow(each.start_strikes) >= mark.needed:
                found = each
        return [*team[:-1], found]

    def better(self, best: Plan | None, team: list[Fighter], mark: Mark, guards: list[Fighter], gain: float) -> Plan:
        """The better of a plan and an attack by this team."""
        worth = self.worth_of(team, mark, guards, gain)
        if best is not None and best.worth >= worth:
            return best
        return Plan(worth, mark.card, [each.card for each in team])

    def worth_of(self, team: list[Fighter], mark: Mark, guards: list[Fighter], gain: float) -> float:
        """What an attack can be expected to bring, less what it may cost."""
        for each in team:
            each.refresh()
        free = unopposed(team, mark)
        effort = 0.0
        for each in team:
            effort += 0.03 * (1 + each.strikes)
        worst = Defence(team, guards, mark)
        exchange = worst.killed - worst.lost
        if worst.damage >= mark.needed:
            return gain + 0.5 * min(0.0, exchange) - effort
        if free >= mark.needed:
            hope = self.style.hope if guards else 1.0
            return hope * gain + (1.0 - hope) * exchange - effort
        share = free if mark.is_character or not guards else worst.damage
        worn = 0.0 if mark.is_character or mark.needed == 0 else 0.3 * gain * share / mark.needed
        return worn + min(0.0, exchange) - effort

    def gain_of(self, mark: Mark) -> float:
        """What taking a target is worth: a Site for one's own count, and less for its owner's."""
        table = self.table
        if mark.is_feng_shui and self.closes:
            return VICTORY
        gain = worth_of_card(table, mark.card)
        if mark.is_feng_shui:
            gain += 2.0 + table.closeness(self.seat)
            if table.damage[mark.card]:
                gain += 0.5
        if not mark.is_character and one_away(table, mark.seat):
            gain += 8.0
        if table.count_playing() > 2:
            most = 0
            for seat in table.playing():
                if seat != self.seat and seat != mark.seat:
                    most = max(most, table.closeness(seat))
            gain += self.style.leader * (table.closeness(mark.seat) - most)
        return gain


def stakes_of(table: Table, attack: AttackState, seat: SeatId) -> float:
    """What the attack under way would cost this player if it succeeds."""
    if attack.seat == seat or not table.same(attack.target, attack.target_stamp):
        return 0.0
    kind = table.faces[attack.target].type
    if kind == FENG_SHUI and one_away(table, attack.seat):
        return VICTORY
    if table.controllers[attack.target] != seat:
        return 0.0
    worth = worth_of_card(table, attack.target)
    if kind == CHARACTER:
        return worth
    return worth + 2.0 + max(0, table.closeness(attack.seat) - 2)


class Guarding:
    """The arrangement of interceptors that is worth most; none, if nothing is gained."""

    def __init__(self, table: Table, attack: AttackState, seat: SeatId, able: list[CardId], stakes: float) -> None:
        self.mark: Mark = Mark(table, attack.target)
        self.stakes: float = stakes
        self.pairs: list[tuple[CardId, CardId]] = []
        """Who intercepts whom."""
        self.all: list[Fighter] = []
        for attacker in attack.attackers:
            if attacker.attacking and table.same(attacker.card, attacker.stamp):
                self.all.append(Fighter(table, attacker.card))
        threats = [each for each in self.all if table.controllers[each.card] != seat]
        threats.sort(key=strength_of)
        guards = [Fighter(table, card) for card in able]
        guards.sort(key=life_of)
        threats = threats[:MOST_THREATS]
        guards = guards[:MOST_GUARDS]
        ways = len(threats) + 1
        chosen = [0] * len(guards)
        self.most: float = self.worth_of(guards, threats, chosen)
        for number in range(1, ways ** len(guards)):
            rest = number
            busy = 0
            for at in range(len(guards)):
                chosen[at] = rest % ways
                rest //= ways
                if chosen[at]:
                    busy += 1
            worth = self.worth_of(guards, threats, chosen)
            if worth > self.most + 0.05 * busy:
                self.most = worth
                self.pairs = [
                    (guards[at].card, threats[chosen[at] - 1].card) for at in range(len(guards)) if chosen[at]
                ]

    def worth_of(self, guards: list[Fighter], threats: list[Fighter], chosen: list[int]) -> float:
        """What is saved and won, less what is lost."""
        for each in self.all:
            each.refresh()
        value = 0.0
        for at in range(len(guards)):
            if chosen[at] == 0:
                continue
            one = threats[chosen[at] - 1]
            guard = guards[at]
            if not one.may_be_met(guard):
                return -VICTORY * 2
            if one.stopped:
                continue
            if one.stealth:
                one.stealth = False
            elif one.meet(guard):
                value -= guard.worth
        damage = 0
        for each in self.all:
            if each.life <= 0:
                value += each.worth
            elif not each.stopped:
                damage += self.mark.blow(each.strikes)
        return value - self.stakes if damage >= self.mark.needed else value - 0.1 * damage
