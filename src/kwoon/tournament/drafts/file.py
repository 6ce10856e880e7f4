"""A draft as a file: its plan, its packs and its log, so that it can be resumed where it stood."""

from __future__ import annotations

import json

from kwoon.tournament.decks.titles import find, nearest, sets
from kwoon.tournament.drafts.draft import Act, Deed, Draft, DraftError, Plan, apply, from_packs
from kwoon.tournament.reading import FileError, Node, read_json

VERSION = 1


def to_json(draft: Draft) -> str:
    """The draft as text; `from_json` gives an equal draft."""
    plan = draft.plan
    log = [
        {"act": act.deed.value, "seat": act.seat}
        | ({"card": act.card} if act.card else {})
        | ({"bot": True} if act.bot else {})
        for act in draft.log
    ]
    saved = {
        "kwoon": "draft",
        "version": VERSION,
        "players": plan.players,
        "rounds": plan.rounds,
        "size": plan.size,
        "pods": plan.pods,
        "starters": plan.starters,
        **({} if plan.seed is None else {"seed": plan.seed}),
        "packs": draft.packs,
        "log": log,
    }
    return json.dumps(saved, ensure_ascii=False, indent=1) + "\n"


def from_json(text: str) -> Draft:
    """Read a draft; a FileError says where the file is broken and what would be right there."""
    node = read_json(text, "draft", VERSION)
    players = tuple(each.text() for each in node.get("players").items())
    rounds = tuple(_set(each) for each in node.get("rounds").items())
    starters = tuple(_set(each) for each in node.get("starters").items())
    seed = node.get("seed").whole() if node.has("seed") else None
    plan = Plan(players, rounds, node.get("size").whole(1), node.get("pods").flag(), starters, seed)
    if not players or not rounds:
        raise FileError("players" if not players else "rounds", "is empty", "at least one")
    packs = tuple(
        tuple(tuple(_title(card) for card in pack.items(plan.size)) for pack in table.items(len(players)))
        for table in node.get("packs").items(len(rounds))
    )
    try:
        draft = from_packs(plan, packs)
    except DraftError as wrong:
        raise FileError("players", str(wrong), "a name of their own for each") from wrong
    for each in node.get("log").items():
        try:
            draft = apply(draft, _act(each))
        except DraftError as wrong:
            raise FileError(each.path, str(wrong), "an act that the draft allows there") from wrong
    return draft


def _act(node: Node) -> Act:
    deed = Deed(node.get("act").one_of([each.value for each in Deed]))
    seat = node.get("seat").whole(0)
    if deed is not Deed.PICK:
        return Act(deed, seat)
    return Act(deed, seat, node.get("card").text(), node.has("bot") and node.get("bot").flag())


def _set(node: Node) -> str:
    return node.one_of(list(sets()))


def _title(node: Node) -> str:
    title = find(node.text())
    if title is None:
        raise FileError(node.path, f"{node.text()!r} is no title", " or ".join(nearest(node.text())) or "a title")
    return title.name
