"""Shadowfist's table in sentences that can be read aloud, without special signs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from kwoon.engine.names import with_names
from kwoon.tables.manners.base import View

Card = dict[str, Any]
Player = dict[str, Any]

SITES: Final = ("Site", "Feng Shui Site")
MANY: Final = 3
"""From how many attackers on they are counted and not named."""


def table_words(view: View, names: Sequence[str]) -> list[str]:
    """Every player and every location, the attack, the scene, and one's own hand."""
    lines: list[str] = []
    for player in view["players"]:
        lines.append(player_words(view, player, names))
        if not player["eliminated"]:
            lines += [f"  {words}" for words in structure_words(view, player, names)]
    lines += attack_words(view, names) + scene_words(view, names)
    if view["seat"] >= 0:
        cards = [
            f"{title} (cost {cost}{f', {count} copies' if count > 1 else ''})"
            for (title, cost), count in hand_counts(view["players"][view["seat"]])
        ]
        lines.append(f"Your hand: {', '.join(cards) or 'no cards'}.")
    return lines


def player_words(view: View, player: Player, names: Sequence[str]) -> str:
    """A player's Power, Sites, cards and resources."""
    name = names[player["seat"]] + (" (you)" if player["seat"] == view["seat"] else "")
    if player["eliminated"]:
        return f"{name}: out of the game."
    parts = [
        f"Power {player['power']}, {player['income']} more next turn",
        f"{player['closeness']} of {player['goal']} Sites",
        f"{player['hand_size']} in hand, {player['deck_size']} in the deck",
    ]
    parts += [f"{player['top']} on top of it"] if "top" in player else []
    parts += [f"{len(player[pile])} {pile}" for pile in ("smoked", "toasted", "burned") if player[pile]]
    if player["resources"]:
        parts.append(f"resources {pool(player['resources'])}")
    return f"{name}: {'; '.join(parts)}."


def structure_words(view: View, player: Player, names: Sequence[str]) -> list[str]:
    """Each location: its Sites, the front one first, and who stands there; then the Edges."""
    seat = player["seat"]
    found: list[str] = []
    for column, there in sorted(those_at(view, player).items()):
        sites = sorted((card for _, card in there if card["type"] in SITES), key=lambda card: int(card["row"]))
        people = [
            ("" if owner == seat else f"{names[owner]}'s ") + card_words(view, owner, card)
            for owner, card in there
            if "fighting" in card
        ]
        place = f"Location {column + 1}" if sites else "No location"
        walls = ", behind it ".join(card_words(view, seat, card) for card in sites)
        found.append(f"{place}: {'; '.join(each for each in (walls, ', '.join(people)) if each)}.")
    edges = [card["name"] for card in player["cards"] if card["type"] == "Edge"]
    return [*found, f"Edges: {', '.join(edges)}."] if edges else found


def card_words(view: View, seat: int, card: Card) -> str:
    """A card in play with everything that matters about it."""
    if card["title"] is None:
        return "a face-down Site"
    facts = [f"Fighting {card['fighting']}"] if "fighting" in card else []
    facts += [f"Body {card['body']}"] if "body" in card else []
    facts += [word for word, key in (("face down", "face_down"), ("turned", "turned")) if card[key]]
    facts += [] if card["ready"] else ["not ready"]
    facts += [f"damage {card['damage']}"] if card["damage"] else []
    facts += [f"{card['counters']} counter{'s' if card['counters'] != 1 else ''}"] if card["counters"] else []
    facts += [f"with {state['name']}" for state in states_on(view, seat, card)]
    return f"{card['name']} ({', '.join(facts)})"


def attack_words(view: View, names: Sequence[str]) -> list[str]:
    """The attack under way, attacker by attacker."""
    attack = view["attack"]
    if attack is None:
        return []
    target = with_names(attack["target"], names)
    whose = "" if attack["target_hidden"] else f"{names[attack['on']]}'s "
    lines = [f"{names[attack['by']]} attacks {whose}{target}."]
    for each in attack["attackers"]:
        words = f"  {names[each['seat']]}'s {each['card']} (Fighting {each['fighting']})"
        words += " attacks" if each["attacking"] else " is stopped"
        chain = [f"{names[one['seat']]}'s {one['card']} (Fighting {one['fighting']})" for one in each["chain"]]
        lines.append(words + (f", intercepted by {', then '.join(chain)}." if chain else "."))
    return lines + [f"  As it stands: {words}." for words in forecast_words(view, names)]


def forecast_words(view: View, names: Sequence[str]) -> list[str]:
    """What the combats of the attack under way would do if nobody did anything more, each in a sentence."""
    attack = view["attack"]
    return [] if attack is None else [fight_words(view, fight, names) for fight in attack["forecast"]]


def fight_words(view: View, fight: dict[str, Any], names: Sequence[str]) -> str:
    """One combat as it stands."""
    cards = [view["players"][seat]["cards"][at] for seat, at in (*fight["ones"], fight["other"])]
    called = [with_names(card["name"], names) for card in cards]
    if len(set(called)) < len(called):  # alike cards on both sides
        owners = [seat for seat, _ in (*fight["ones"], fight["other"])]
        called = [
            f"{'your' if seat == view['seat'] else names[seat] + chr(39) + 's'} {name}"
            for seat, name in zip(owners, called, strict=True)
        ]
    *ones, other = called
    total, falls = sum(fight["deals"]), fight["other_falls"]
    who = " and ".join(ones) if len(ones) < MANY else f"the {len(ones)} attackers"
    if "fighting" not in cards[-1]:
        damage = f"{total} damage on {other}" if total else f"no damage on {other}"
        if falls is None:
            return f"{damage}, whose Body you do not know" if total else damage
        if falls:
            return f"{damage}: it would fall, to be smoked, seized or burned"
        left = cards[-1]["body"] - total
        return f"{damage}: it would hold, with {left} Body left"
    first = " first (Ambush)" if fight["ambush"] else ""
    words = f"{who} would inflict {total or 'nothing'} on {other}{first}"
    if fight["takes"]:
        words += f", and take {fight['takes']}{' between them' if len(ones) > 1 else ''}"
    fallen = [other] if falls else []
    fallen += [one for one, down in zip(ones, fight["ones_fall"], strict=True) if down]
    if not fallen:
        return f"{words}: {'it is open who falls' if None in fight['ones_fall'] else 'nobody would be smoked'}"
    return f"{words}: {' and '.join(fallen)} would be smoked"


def scene_words(view: View, names: Sequence[str]) -> list[str]:
    """The effects that wait, the next to resolve first."""
    effects = [
        with_names(f"  {{{effect['player']}}}'s {effect['aimed']}: {effect['text']}.", names)
        for effect in reversed(view["scene"])
    ]
    return ["The scene, what resolves next first:", *effects] if effects else []


# --- what words and pictures need ----------------------------------------------------------------------------------


def states_on(view: View, seat: int, card: Card) -> list[Card]:
    """The States whose subject a card is, whoever controls them."""
    return [
        state
        for player in view["players"]
        for state in player["cards"]
        if state.get("subject") == card["name"] and state.get("subject_seat") == seat
    ]


def those_at(view: View, player: Player) -> dict[int, list[tuple[int, Card]]]:
    """The cards at each location of a player, by column, each with the seat that controls it; no States."""
    columns: dict[int, list[tuple[int, Card]]] = {column: [] for column in range(player["locations"])}
    for other in view["players"]:
        for card in other["cards"]:
            if card["place"] and card["place"][0] == player["seat"] and "subject" not in card:
                columns.setdefault(card["place"][1], []).append((other["seat"], card))
    return columns


def pool(letters: str) -> str:
    """Resources, with a number for several of a kind: dddH is 3d H."""
    return " ".join(f"{count}{letter}" if count > 1 else letter for letter, count in Counter(letters).items())


def hand_counts(player: Player) -> list[tuple[tuple[str, int], int]]:
    """The titles of a hand with their costs now, alike ones together, in the order of the answers."""
    return list(Counter(zip(player["hand"], player["costs"], strict=True)).items())


def pile_words(player: Player) -> list[tuple[str, str]]:
    """A player's piles and what lies in them, alike ones together."""
    found: list[tuple[str, str]] = []
    for pile in ("smoked", "toasted", "burned"):
        if player[pile]:
            counts: Counter[str] = Counter(player[pile])
            cards = [f"{title} ×{count}" if count > 1 else title for title, count in counts.items()]
            found.append((pile, ", ".join(cards)))
    return found
