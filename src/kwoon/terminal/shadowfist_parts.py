"""Parts of Shadowfist's table: a card, a location, a player, the attack, the scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from textual.content import Content

from kwoon.engine.names import with_names
from kwoon.games.shadowfist.terms import moments
from kwoon.games.shadowfist.terms.phrasing import copy_of
from kwoon.tables.manners.base import View
from kwoon.tables.manners.shadowfist_words import SITES, Card, Player, hand_counts, pool, states_on, those_at
from kwoon.terminal.look import HAND, flow, seat_name, seat_style

TURNED: Final = "↷"
DOWN: Final = "▒"
HURT: Final = "✶"
LEGEND: Final = f"{TURNED} turned · {DOWN} face down · {HURT}2 damage 2 · +State · « attacker · front / back Site, Body"


# --- cards ----------------------------------------------------------------------------------------------------------


def short(name: str) -> str:
    """A card's name for the board: a copy's number close to it."""
    plain, number = copy_of(name)
    return plain if number == 1 else f"{plain}#{number}"


def site_cell(card: Card) -> Content:
    """A Site with its Body; of another player's face-down Site neither name nor Body is known."""
    down = DOWN if card["face_down"] else ""
    if card["title"] is None:
        return Content.assemble((f"{DOWN}{DOWN}{DOWN}", "$quiet"))
    style = "$quiet" if card["turned"] else "$primary" if card["type"] == "Feng Shui Site" else "$accent"
    turned = TURNED if card["turned"] else ""
    return Content.assemble((f"{turned}{down}{short(card['name'])}", style), f" {card['body']}", marks(card))


def character_cell(card: Card, states: Sequence[Card], prefix: str = "") -> Content:
    """A Character with its Fighting, what it suffered, and the States on it."""
    turned = TURNED if card["turned"] else ""
    style = "$quiet" if card["turned"] else "bold"
    cell = Content.assemble(
        prefix, (f"{turned}{short(card['name'])}", style), f" {card.get('fighting', 0)}", marks(card)
    )
    for state in states:
        cell += Content.assemble((f" +{short(state['name'])}", "$success"))
    return cell


def marks(card: Card) -> Content:
    """Damage, counters, and a mark on a card that is still being played."""
    parts: list[tuple[str, str]] = []
    if card["damage"]:
        parts.append((f"{HURT}{card['damage']}", "bold $error"))
    if card["counters"]:
        parts.append((f" {card['counters']} counter{'s' if card['counters'] != 1 else ''}", "$warning"))
    if not card["ready"]:
        parts.append((" (not ready)", "$quiet"))
    return Content.assemble(*parts)


# --- locations ------------------------------------------------------------------------------------------------------


def location_cells(view: View, player: Player, names: Sequence[str]) -> list[Content]:
    """Each location of a player, from the left: front and back Site, and who stands there; Edges last."""
    columns = those_at(view, player)
    cells = [location_cell(view, player["seat"], column, columns[column], names) for column in sorted(columns)]
    edges = [card for card in player["cards"] if card["type"] == "Edge"]
    if edges:
        titles = ", ".join(short(card["name"]) for card in edges)
        cells.append(Content.assemble(("Edges ", "$quiet"), (titles, "$seat-3")))
    return cells


def location_cell(
    view: View, seat: int, column: int, there: Sequence[tuple[int, Card]], names: Sequence[str]
) -> Content:
    """One location."""
    sites = sorted((card for _, card in there if card["type"] in SITES), key=lambda card: int(card["row"]))
    people: list[Content] = []
    for owner, card in there:
        if "fighting" in card:
            prefix = "" if owner == seat else f"«{names[owner]}'s "
            people.append(character_cell(card, states_on(view, owner, card), prefix))
    walls = [with_states(view, seat, card) for card in sites]
    head = Content.assemble((f"{column + 1} ", "$quiet")) + Content(" / ").join(walls) if sites else Content("– ")
    if not people:
        return head
    return head + Content.assemble((": " if sites else "", "$quiet")) + Content(", ").join(people)


def with_states(view: View, seat: int, card: Card) -> Content:
    """A Site and the States on it."""
    cell = site_cell(card)
    for state in states_on(view, seat, card):
        cell += Content.assemble((f" +{short(state['name'])}", "$success"))
    return cell


# --- players --------------------------------------------------------------------------------------------------------


def header(view: View, player: Player, names: Sequence[str], width: int) -> Content:
    """Whose turn, name, Power and what the next turn brings, Sites towards victory, cards, resources."""
    seat = player["seat"]
    mark = "▸ " if view["active"] == seat and not view["over"] else "  "
    room = 12 if width < 100 else 18
    row = Content.assemble(
        (mark, "bold $primary"), (seat_name(names[seat], seat == view["seat"], room), seat_style(seat)), " "
    )
    if player["eliminated"]:
        return row + Content.assemble(("out of the game", "bold $error"))
    near = player["closeness"] + 1 >= player["goal"]
    piles = ("smoked", "toasted", "burned")
    counts = [f"{word if width >= 100 else word[:3]} {len(player[word])}" for word in piles if player[word]]
    return row + Content.assemble(
        (f"Power {player['power']}", "bold $success"),
        (f"+{player['income']}", "$quiet"),
        (f"  Sites {player['closeness']}/{player['goal']}", "bold $error" if near else "bold"),
        (f"  hand {player['hand_size']} deck {player['deck_size']}", "" if player["deck_size"] > 5 else "bold $error"),
        (f" ({player['top']})" if "top" in player else "", "$quiet"),
        (f" face up: {', '.join(player['aside'])}" if "aside" in player else "", "bold"),
        ("".join(f" {count}" for count in counts), "$quiet"),
        (f"  {pool(player['resources'])}", "$accent"),
        ("  left" if player.get("left") else "", "bold $error"),
    )


LINES: Final = 2
FLOW: Final = 1
ONE_LINE: Final = 0


def player_rows(view: View, player: Player, names: Sequence[str], width: int, detail: int) -> list[Content]:
    """A player's header and locations: a line each, or as many as fit on a line, or all on one line."""
    head = header(view, player, names, width)
    cells = location_cells(view, player, names)
    if player["eliminated"] or not cells:
        return [head]
    indent = Content("    ")
    if detail == LINES:
        return [head, *[row for cell in cells for row in wrapped(indent, cell, width)]]
    together = Content.assemble((" │ ", "$quiet")).join(cells)
    if detail == FLOW:
        return [head, *[indent + line for line in together.wrap(width - indent.cell_length)]]
    return [head, indent + together]


def wrapped(indent: Content, cell: Content, width: int) -> list[Content]:
    """A cell in as many lines as it needs, the further ones indented more."""
    lines = cell.wrap(width - indent.cell_length - 4)
    return [(indent if number == 0 else indent + Content("    ")) + line for number, line in enumerate(lines)]


# --- what goes on ---------------------------------------------------------------------------------------------------


def attack_row(view: View, names: Sequence[str]) -> Content | None:
    """The attack: who, on what, and each attacker with the chain of interceptors in its way."""
    attack = view["attack"]
    if attack is None:
        return None
    over = view["moment"] == moments.END_OF_ATTACK
    parts = [attacker_cell(each, over) for each in attack["attackers"]]
    target = with_names(attack["target"], names)
    return Content.assemble(
        (" ⚔ ", "bold reverse $error"),
        " ",
        (names[attack["by"]], seat_style(attack["by"])),
        " attacks ",
        (names[attack["on"]] + "'s ", seat_style(attack["on"])) if not attack["target_hidden"] else "",
        (target, "bold"),
        ": " if parts else "",
        Content("; ").join(parts),
    )


def attacker_cell(attacker: dict[str, Any], over: bool) -> Content:
    """An attacker, and those who stand in its way in the order in which they fight."""
    attacks = attacker["attacking"] or over
    style = seat_style(attacker["seat"]) if attacks else "$quiet strike"
    cell = Content.assemble((short(attacker["card"]), style), f" {attacker['fighting']}")
    for each in attacker["chain"]:
        cell += Content.assemble((" ← ", "bold $warning"), (short(each["card"]), seat_style(each["seat"])))
        cell += Content(f" {each['fighting']}")
    return cell if attacks else cell + Content(" (stopped)")


def scene_rows(view: View, names: Sequence[str]) -> list[Content]:
    """The effects of the scene, the next to resolve first and marked."""
    rows: list[Content] = []
    for number, effect in enumerate(reversed(view["scene"]), 1):
        rows.append(
            Content.assemble(
                (" next ▸ " if number == 1 else f"   {number}.   ", "bold $warning" if number == 1 else "$quiet"),
                (f"{names[effect['player']]}: ", seat_style(effect["player"])),
                (with_names(effect["aimed"], names), "bold"),
                (f" · {with_names(effect['text'], names)}", "$quiet"),
            )
        )
    return rows


def hand_rows(player: Player, usable: set[str], width: int) -> list[Content]:
    """The hand with what each card would cost now; • can be used."""
    words = [
        Content.assemble(
            ("•" if title in usable else "", "bold $success"),
            (title, "bold" if title in usable else ""),
            (f" {cost}" + (f" ×{count}" if count > 1 else ""), "$quiet"),
        )
        for (title, cost), count in hand_counts(player)
    ]
    return flow(Content.assemble((HAND, "reverse $primary"), " "), words or [Content("no cards")], width)
