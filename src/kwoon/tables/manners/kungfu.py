"""What a table says about Kung Fu Fighting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kwoon.engine.action import NOTHING
from kwoon.engine.events import Event
from kwoon.engine.question import Option, Question
from kwoon.games.kungfu.cards import Deck, Kind
from kwoon.games.kungfu.options import deck_from
from kwoon.games.kungfu.rules.exchange import STRONG_AGAINST
from kwoon.games.kungfu.terms import actions as do
from kwoon.games.kungfu.terms.events import (
    Attacked,
    Blocked,
    Discarded,
    Drew,
    GameEnded,
    Hit,
    Played,
    TurnBegan,
    WentDown,
)
from kwoon.tables.chronicle import Line
from kwoon.tables.manners.base import (
    BAD,
    BETTER,
    ENDED,
    GOOD,
    LOUD,
    PLAIN,
    PLAYED,
    QUIET,
    THREAT,
    TURN,
    WORSE,
    WORST,
    Manners,
    Piece,
    View,
    spelled,
)


class KungFuManners(Manners):
    """Tells of a brawl."""

    def status(self, view: View, names: Sequence[str]) -> str:
        piles = f"draw {view['draw_pile']} · discards {len(view['discards'])}"
        if view["over"]:
            return f"Turn {view['turn']} · the fight is over · {piles}"
        whose = "your turn" if view["active"] == view["seat"] else f"{names[view['active']]}'s turn"
        return f"Turn {view['turn']} · {whose} · {piles}"

    def waiting(self, view: View, names: Sequence[str]) -> str:
        seat = view["seat"]
        if seat >= 0 and not view["players"][seat]["standing"]:
            return "You are down. The others fight on."
        if view["active"] == seat:
            return "Your attack is being answered."
        return f"{names[view['active']]}'s turn."

    def words(self, view: View, names: Sequence[str]) -> list[str]:
        lines = [self.status(view, names) + "."]
        for player in view["players"]:
            who = names[player["seat"]] + (" (you)" if player["seat"] == view["seat"] else "")
            if not player["standing"]:
                lines.append(f"{who}: down.")
                continue
            gear = [f"{player['stance']} stance"] if player["stance"] else []
            gear += [player["weapon"]] if player["weapon"] else []
            parts = [f"{player['chi']} Chi", f"{player['cards']} cards", *gear]
            parts += [f"defense {player['defense']}"] if player["defense"] else []
            lines.append(f"{who}: {', '.join(parts)}.")
        lines += [spelled(attack_pieces(attack, names)) + "." for attack in view["attacks"]]
        if view["seat"] >= 0 and view["players"][view["seat"]]["hand"]:
            counts = Counter(view["players"][view["seat"]]["hand"])
            hand = ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())
            lines.append(f"Your hand: {hand}.")
        return lines

    def choice(self, option: Option, view: View, names: Sequence[str]) -> str:
        """KF-3.4: gear that is put down for the new one is named; KF-4.1: and what comes of no block."""
        if option.action.verb == NOTHING and view.get("question", {}).get("kind") == "block":
            return f"{option.label}: {unblocked(view)}"
        if option.thing is None or option.thing.place != "hand" or view["seat"] < 0:
            return option.label
        me = view["players"][view["seat"]]
        dropped = {do.TAKE_STANCE: me["stance"], do.PICK_UP: me["weapon"]}.get(option.action.verb)
        return f"{option.label} (your {dropped} goes)" if dropped else option.label

    def first_choice(self, question: Question) -> int:
        """Never a discard: what is played can be taken back, and what is thrown away is seldom meant."""
        if question.kind == "discard":
            return 0
        useful = (option.index for option in question.options if option.thing and not option.gives_up)
        return next(useful, 0)

    def tone(self, event: Event) -> str:
        if isinstance(event, Hit):
            return WORSE if event.lost else GOOD
        if isinstance(event, WentDown):
            return WORST
        if isinstance(event, GameEnded):
            return ENDED
        if isinstance(event, Blocked):
            return GOOD
        if isinstance(event, Attacked):
            return THREAT
        if isinstance(event, TurnBegan):
            return TURN
        if isinstance(event, Drew | Discarded):
            return QUIET
        return PLAYED if isinstance(event, Played) else PLAIN


def unblocked(view: View) -> str:
    """What the blow at hand costs as it stands."""
    attack = next(each for each in view["attacks"] if each.get("at_hand"))
    lost = max(0, attack["damage"] - attack["defense"])
    return f"you lose {lost} Chi" if lost else "it does you no harm"


def attack_pieces(attack: dict[str, Any], names: Sequence[str]) -> list[Piece]:
    """One attack in one line: who, whom, with what, and what it will cost as things stand."""
    attacker, target = attack["attacker"], attack["target"]
    whom = Piece(names[target], seat=target) if target >= 0 else Piece("?")
    line = [Piece("» ", WORSE), Piece(names[attacker], seat=attacker), Piece(" → "), whom, Piece("  ")]
    line.append(Piece(attack["name"], LOUD))
    if attack["ignored"]:
        return [*line, Piece(f"  stopped by {attack['block']}", BETTER)]
    if attack["damage"] is None:
        return line
    lost = max(0, attack["damage"] - attack["defense"])
    less = f" − {attack['defense']} defense = {lost} Chi" if attack["defense"] else ""
    line.append(Piece(f"  {attack['damage']} damage{less}", WORSE))
    if attack["takes_gear"] > 0:
        line.append(Piece("  takes gear", BAD))
    if attack["unblockable"]:
        line.append(Piece("  no block", BAD))
    if attack["block"]:
        line.append(Piece(f"  block: {attack['block']}", GOOD))
    return line


def damage_parts(attack: dict[str, Any], view: View) -> list[tuple[int, str]]:
    """KF-3.5, KF-3.6: what an attack's damage is the sum of, each with what it comes from; nothing if it is one card's.

    What neither its cards nor the stances on the table tell came from a stance that has gone since.
    """
    if attack["damage"] is None or attack["target"] < 0:
        return []
    deck = deck_from(view["options"].get("deck"), view["options"].get("cards"))
    kinds = [deck.kinds[deck.by_name[name]] for name in (*attack["cards"], *filter(None, [attack["weapon"]]))]
    cards = [(kind.damage, kind.name) for kind in kinds if kind.damage]
    lone = [(1, f"{kind.name} on one") for kind in kinds if kind.splits]
    stance = stance_parts(attack, view, deck, kinds)
    for parts in (cards + stance, cards + lone + stance):
        if sum(part for part, _ in parts) == attack["damage"]:
            return parts if len(parts) > 1 else []
    rest = attack["damage"] - sum(part for part, _ in cards)
    return [*cards, (rest, "stance")] if rest > 0 else []


def stance_parts(attack: dict[str, Any], view: View, deck: Deck, kinds: Sequence[Kind]) -> list[tuple[int, str]]:
    """What the attacker's stance adds: by itself, to these cards, and against the target's stance."""
    stance = view["players"][attack["attacker"]]["stance"]
    if stance is None:
        return []
    card = deck.kinds[deck.by_name[stance]]
    added = card.damage + sum(card.bonus[kind.index] for kind in kinds)
    parts = [(added, f"{stance} stance")] if added else []
    facing = view["players"][attack["target"]]["stance"]
    if facing is not None and deck.by_name[facing] == card.strong_against:
        parts.append((STRONG_AGAINST, f"{stance} against {facing}"))
    return parts


def chi_changes(log: Sequence[Line]) -> dict[int, tuple[int, int]]:
    """What this turn has cost or given each player in Chi, and in how many steps."""
    found: dict[int, tuple[int, int]] = {}
    for line in reversed(log):
        event = line.event
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, Hit) and event.lost:
            seat, change = event.target, -event.lost
        elif isinstance(event, Played) and event.restored:
            seat, change = event.seat, event.restored
        else:
            continue
        total, times = found.get(seat, (0, 0))
        found[seat] = (total + change, times + 1)
    return found
