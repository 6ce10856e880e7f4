"""What a seat sees of the card and the ability that the open question belongs to, and of a Character's strength."""

from __future__ import annotations

from kwoon.engine.plain import Data
from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.attack.fates import Fates
from kwoon.games.shadowfist.effects.auctions import Auction
from kwoon.games.shadowfist.effects.damage import combat_damage_of
from kwoon.games.shadowfist.effects.generating import Generate
from kwoon.games.shadowfist.effects.playing import PlayCard
from kwoon.games.shadowfist.standing.derive import derive
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.structure import Collapse
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import KEYWORD_NAMES, bits
from kwoon.games.shadowfist.terms.ids import NONE, CardId


def spots_in_view(table: Table) -> dict[int, tuple[int, int]]:
    """Where each card in play stands in the view: its controller, and its place among that player's cards."""
    counts = [0] * table.seats
    found: dict[int, tuple[int, int]] = {}
    for card in table.in_play:
        seat = table.controllers[card]
        found[card] = (seat, counts[seat])
        counts[seat] += 1
    return found


def spot_in_view(table: Table, card: CardId) -> list[Data]:
    """The same of one card in play, as plain data."""
    seat = table.controllers[card]
    at = 0
    for each in table.in_play:
        if each == card:
            break
        if table.controllers[each] == seat:
            at += 1
    return [seat, at]


def positions(table: Table) -> dict[int, list[Data]]:
    """The same of all of them."""
    return {card: [seat, at] for card, (seat, at) in spots_in_view(table).items()}


def question_is_about(table: Table) -> dict[str, Data]:
    """What the open question belongs to: what is being played, the Site, the two in an auction."""
    top = table.stack[-1]
    cards: list[CardId] = []
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
    data["cards"] = [spot_in_view(table, card) for card in cards if card in table.in_play]
    return data


def source_seen(table: Table, effect: Effect) -> dict[str, Data]:
    """The card and the ability that an effect of one's own comes from."""
    definition = table.card(effect.source) if effect.definition == NONE else table.library[effect.definition]
    return {"title": definition.title, "ability": -1 if effect.definition == NONE else effect.ability}


def strength_seen(table: Table, card: CardId) -> dict[str, Data]:
    """What a Character can do now: the combat damage it inflicts, its Toughness, its bold-faced abilities."""
    values = derive(table).of[card]
    return {
        "strikes": combat_damage_of(table, card),
        "toughness": toughness_of(table, card),
        "keywords": list(bits(values.keywords & ~values.denied, KEYWORD_NAMES)),
    }


def toughness_of(table: Table, card: CardId) -> int:
    """SF-50.17: the Toughness of a Character, or of a Site that is known."""
    return derive(table).of[card].toughness
