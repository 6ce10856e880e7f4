"""What a seat sees of the open question: which cards, places and abilities each option is about.

A card in play is written as its controller and its place among that player's cards in the view, never as its number:
a card's number tells where it stood in its deck list.
"""

from __future__ import annotations

from typing import Final

from kwoon.engine.decision import DONE
from kwoon.engine.plain import Data
from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.attack.fates import Fates
from kwoon.games.shadowfist.effects.auctions import Auction
from kwoon.games.shadowfist.effects.damage import combat_damage_of
from kwoon.games.shadowfist.effects.generating import Generate
from kwoon.games.shadowfist.effects.playing import PlayCard
from kwoon.games.shadowfist.language.selectors import PLAYERS
from kwoon.games.shadowfist.shown.labels import asks_for_card
from kwoon.games.shadowfist.shown.occasions import happened_words
from kwoon.games.shadowfist.standing.derive import derive
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.structure import Collapse
from kwoon.games.shadowfist.state.table import NONE, Table
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import KEYWORD_NAMES, PLAY, bits
from kwoon.games.shadowfist.words.names import place_at, source_of

ACTIONS: Final = {
    q.PLAY_CARD: "play",
    q.USE: "use",
    q.HEAL: "heal",
    q.MOVE: "move",
    q.REVEAL: "reveal",
    q.USE_STEALTH: "stealth",
    q.USE_TACTICS: "tactics",
    q.DECLARE_ATTACK: "attack",
    q.END_TURN: "end",
}
CARD_KINDS: Final = (q.ATTACKER, q.JOIN, q.ATTACK_TARGET, q.KEEP, q.SPARE, q.FIRST_AUCTION, q.POSITION)
PLACE_KINDS: Final = (q.WHERE, q.WHERE_TO, q.RETURN_TO)
NUMBER_KINDS: Final = (q.DIVIDE, q.BID, q.HOW_MANY, q.FATE, q.GENERATE, q.STAY_TURNED, q.MAY, q.FACE, q.PLAYER)


def positions(table: Table) -> dict[int, list[Data]]:
    """Where each card in play stands in the view: its controller, and its place among that player's cards."""
    counts = [0] * table.seats
    found: dict[int, list[Data]] = {}
    for card in table.in_play:
        seat = table.controllers[card]
        found[card] = [seat, counts[seat]]
        counts[seat] += 1
    return found


def options_seen(table: Table, zone: int) -> list[Data]:
    """What each option of the open question is about; `zone` is where a pick looks for its answers."""
    decision = table.decision
    assert decision is not None
    spots = positions(table)
    return [option_seen(table, decision.kind, code, zone, spots) for code in decision.options]


def option_seen(table: Table, kind: int, code: int, zone: int, spots: dict[int, list[Data]]) -> Data:
    """One option: `do` something, with `cards` in play, at a `place`, of an `ability`, or a `number`."""
    if kind == q.TRIGGER:
        return trigger_seen(table, code, spots)
    if code == DONE and kind not in PLACE_KINDS:
        return {"do": "done"}
    if kind in (q.ACT, q.MAIN):
        return action_seen(table, code, spots)
    if kind == q.INTERCEPT:
        return {"do": "intercept", "cards": [spots[code // 1024], spots[code % 1024]]}
    if kind in PLACE_KINDS:
        return place_seen(table, code, spots)
    if kind in CARD_KINDS or (kind == q.PICK and zone < PLAYERS and table.zones[code] == PLAY):
        return {"do": "pick", "cards": [spots[code]]}
    if kind in NUMBER_KINDS or (kind == q.PICK and zone == PLAYERS):
        return {"do": "number", "number": code}
    return {"do": "other"}


def action_seen(table: Table, code: int, spots: dict[int, list[Data]]) -> Data:
    """An effect to be played."""
    what = q.what_of(code)
    data: dict[str, Data] = {"do": ACTIONS.get(what, "other")}
    if what in (q.END_TURN, q.DECLARE_ATTACK):
        return data
    card = q.card_of(code)
    data["title"] = table.card(card).title
    data["ability"] = q.ability_of(code)
    if card in spots:
        data["cards"] = [spots[card]]
    return data


def trigger_seen(table: Table, code: int, spots: dict[int, list[Data]]) -> Data:
    """A triggered effect that waits: its card, what happened, and to which card in play; or letting it go."""
    decision = table.decision
    assert decision is not None
    if code < 0:
        return {"do": "done"}
    if isinstance(table.stack[-1], Generate):
        return {"do": "other"}
    effect = table.pending[code].effect
    data: dict[str, Data] = {"do": "trigger", "title": source_of(table, effect)}
    data["happened"] = happened_words(table, effect, decision.seat)
    data["to"] = spots.get(effect.about)
    data["by"] = spots.get(effect.by)
    return data


def place_seen(table: Table, code: int, spots: dict[int, list[Data]]) -> Data:
    """A location, or a card that another is put on or set against."""
    if asks_for_card(table):
        return {"do": "pick", "cards": [spots[code]]}
    place = place_at(table, code)
    return {"do": "place", "place": list(place) if place else None}


def question_is_about(table: Table) -> dict[str, Data]:
    """What the open question belongs to: what is being played, the Site, the two in an auction."""
    top = table.stack[-1]
    spots = positions(table)
    cards: list[int] = []
    data: dict[str, Data] = {}
    if isinstance(top, Generate):
        data.update(source_seen(table, top.effect))
        data["choice"] = top.at
        cards = [top.effect.source]
    elif isinstance(top, Auction):
        data["high"] = top.high
        cards = top.cards
    elif isinstance(top, Fates):
        cards = top.sites[:1]
    elif isinstance(top, Combat):
        cards = top.pairs[1:2]
    elif isinstance(top, Collapse):
        cards = top.moving[-1:]
    elif isinstance(top, PlayCard) and top.picked != NONE:
        data["title"] = table.card(top.picked).title
    data["cards"] = [spots[card] for card in cards if card in spots]
    return data


def source_seen(table: Table, effect: Effect) -> dict[str, Data]:
    """The card and the ability that an effect of one's own comes from."""
    definition = table.card(effect.source) if effect.definition == NONE else table.library[effect.definition]
    return {"title": definition.title, "ability": -1 if effect.definition == NONE else effect.ability}


def strength_seen(table: Table, card: int) -> dict[str, Data]:
    """What a Character can do now: the combat damage it inflicts, its Toughness, its bold-faced abilities."""
    values = derive(table).of[card]
    return {
        "strikes": combat_damage_of(table, card),
        "toughness": toughness_of(table, card),
        "keywords": list(bits(values.keywords & ~values.denied, KEYWORD_NAMES)),
    }


def toughness_of(table: Table, card: int) -> int:
    """SF-50.17: the Toughness of a Character, or of a Site that is known."""
    return derive(table).of[card].toughness
