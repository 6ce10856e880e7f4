"""The arithmetic of attacks: what gets through, who falls, and whether it is worth it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product

from kwoon.bots.shadowfist.table import Piece, Table
from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.state.damage_rules import REDUCED_TO, DamageRule

MOST_INTERCEPTORS = 5
MOST_ATTACKERS = 3
"""How many of each are tried in every arrangement; a defender with more uses the best."""


@dataclass
class Fighter:
    """A Character in a fight that is thought through."""

    piece: Piece
    life: int
    strikes: int
    stealth: bool
    stopped: bool = False

    @property
    def strength(self) -> int:
        """What it still deals."""
        return 0 if self.stopped or self.life <= 0 else self.strikes


@dataclass
class Result:
    """How an attack would go."""

    damage: int = 0
    """On the target."""
    lost: list[Piece] = field(default_factory=list)
    """Attackers smoked."""
    killed: list[Piece] = field(default_factory=list)
    """Interceptors smoked."""


def fighter(piece: Piece) -> Fighter:
    """A Character as it stands."""
    return Fighter(piece, piece.fighting, piece.strikes, "Stealth" in piece.keywords)


def clash(attacker: Fighter, other: Piece) -> bool:
    """SF-30.3: an attacker meets an interceptor; whether the interceptor falls. SF-50.1: Ambush strikes first."""
    falls = attacker.strikes - other.toughness >= other.fighting
    if not (falls and "Ambush" in attacker.piece.keywords):
        hurt = max(0, other.strikes - attacker.piece.toughness)
        attacker.life -= hurt
        if "Guts" not in attacker.piece.keywords:
            attacker.strikes = max(0, attacker.strikes - hurt)
    if not falls or attacker.life <= 0:
        attacker.stopped = True
    return falls


def blow(strength: int, target: Piece) -> int:
    """What one attacker's strike does to a target."""
    if strength <= 0:
        return 0
    done = max(0, strength - target.toughness)
    if target.card is not None and not target.face_down:
        for ability in target.card.abilities:
            if isinstance(ability, DamageRule) and ability.step == REDUCED_TO and isinstance(ability.number, Fixed):
                done = min(done, ability.number.number)
    return done


def stands(target: Piece) -> int:
    """How much damage brings a target down."""
    return target.body if target.is_site else target.fighting


def unopposed(attackers: Iterable[Piece], target: Piece) -> int:
    """The damage of an attack that nobody intercepts."""
    return sum(blow(piece.strikes, target) for piece in attackers)


def may_meet(other: Piece, attacker: Piece) -> bool:
    """SF-50.15: whether it can intercept: a turned Character cannot intercept one with Superleap."""
    return not (other.turned and "Superleap" in attacker.keywords)


def fight(attackers: Sequence[Piece], chains: dict[Piece, list[Piece]], target: Piece) -> Result:
    """An attack with these interceptors in the way of each attacker."""
    result = Result()
    for piece in attackers:
        one = fighter(piece)
        for other in chains.get(piece, []):
            if one.stopped:
                break
            if one.stealth:
                one.stealth = False
                continue
            if clash(one, other):
                result.killed.append(other)
        if one.life <= 0:
            result.lost.append(piece)
        result.damage += blow(one.strength, target)
    if target.is_character and result.damage > 0:
        strike_back(attackers, target, result)
    return result


def strike_back(attackers: Sequence[Piece], target: Piece, result: Result) -> None:
    """SF-30.3: a Character that is attacked hits one of its attackers."""
    standing = [piece for piece in attackers if piece not in result.lost]
    fallen = [piece for piece in standing if target.strikes - piece.toughness >= piece.fighting]
    if fallen:
        result.lost.append(max(fallen, key=lambda piece: piece.worth))


def could_intercept(table: Table, target: Piece, seats: Iterable[int]) -> list[Piece]:
    """SF-28.6.1, SF-13.1: who is there, or can come."""
    found: list[Piece] = []
    for seat in seats:
        for piece in table.characters(seat):
            if piece is target or not piece.fighting:
                continue
            here = piece.place == target.place
            if here or (piece.ready and not piece.turned) or "Mobility" in piece.keywords:
                found.append(piece)
    return found


def worst_defence(attackers: Sequence[Piece], others: Sequence[Piece], target: Piece) -> Result:
    """The interceptions that leave the least damage, taken one by one, the strongest interceptor first."""
    chains: dict[Piece, list[Piece]] = {piece: [] for piece in attackers}
    best = fight(attackers, chains, target)
    for other in sorted(others, key=lambda piece: -piece.fighting):
        found: Piece | None = None
        for piece in attackers:
            if not may_meet(other, piece):
                continue
            chains[piece].append(other)
            tried = fight(attackers, chains, target)
            if tried.damage < best.damage:
                best, found = tried, piece
            chains[piece].pop()
        if found is not None:
            chains[found].append(other)
    return best


# --- defending -----------------------------------------------------------------------------------------------------


@dataclass
class Defence:
    """An arrangement of interceptors and what it is worth."""

    value: float
    chains: dict[Piece, list[Piece]]

    @property
    def interceptors(self) -> list[Piece]:
        return [other for chain in self.chains.values() for other in chain]


def best_defence(table: Table, candidates: Sequence[Piece], stakes: float) -> Defence:
    """The arrangement of these interceptors that is worth most; none, if nothing is gained."""
    attack = table.attack
    assert attack is not None
    assert attack.target is not None
    target = attack.target
    attackers = [piece for piece in attack.attackers if piece.seat != table.seat]
    threats = sorted(attackers, key=lambda piece: -piece.strikes)[:MOST_ATTACKERS]
    able = sorted(candidates, key=lambda piece: -piece.fighting)[:MOST_INTERCEPTORS]
    best = Defence(-stakes if unopposed(attack.attackers, target) >= stands(target) else 0.0, {})
    for arrangement in product([None, *threats], repeat=len(able)):
        chains: dict[Piece, list[Piece]] = {}
        for other, threat in zip(able, arrangement, strict=True):
            if threat is not None:
                chains.setdefault(threat, []).append(other)
        if any(not may_meet(other, piece) for piece, chain in chains.items() for other in chain):
            continue
        value = worth_of_defence(attack.attackers, chains, target, stakes)
        if value > best.value + 0.05 * sum(len(chain) for chain in chains.values()):
            best = Defence(value, chains)
    return best


def worth_of_defence(
    attackers: Sequence[Piece], chains: dict[Piece, list[Piece]], target: Piece, stakes: float
) -> float:
    """What is saved and won, less what is lost."""
    result = fight(attackers, chains, target)
    value = sum(piece.worth for piece in result.lost) - sum(piece.worth for piece in result.killed)
    if result.damage >= stands(target):
        return value - stakes
    return value - 0.1 * result.damage
