"""How good it is to play a card or to use an ability now, in Power."""

from __future__ import annotations

from dataclasses import replace

from kwoon.bots.shadowfist.fight import Fighter, blow, clash, fighter, stands, unopposed
from kwoon.bots.shadowfist.gists import (
    A_CARD,
    A_LITTLE,
    A_PAYMENT,
    ALL,
    CHOSEN,
    OTHERS,
    SUBJECT,
    THIS,
    Gist,
    Part,
    reading_of,
)
from kwoon.bots.shadowfist.plans import VICTORY, able_attackers, stakes_of
from kwoon.bots.shadowfist.table import Piece, Table, card_of
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.deeds import (
    AFFECTS,
    ALL_GAIN,
    BLANKS,
    DEFLECTS,
    GENERATES,
    GIVES,
    HEALS,
    HEALS_POINTS,
    HURTS,
    PLAYS,
    RETURNS,
    SHIELDS,
    SMOKES,
    STEALS,
    STOPS,
    TAKES,
    TO_HAND,
    TURNS,
    UNTURNS,
)
from kwoon.games.shadowfist.terms.codes import CHARACTER, EDGE, FENG_SHUI, SITE, STATE, UNIQUE

ENOUGH_SITES = 3
"""How many Feng Shui Sites are played before anything else."""

# --- playing cards ---------------------------------------------------------------------------------------------


def worth_of_play(table: Table, card: Card) -> float:
    """How much one wants to play a card from the hand; less than nothing for one that had better wait."""
    if card.type == FENG_SHUI:
        return worth_of_feng_shui(table, card)
    if card.type == SITE:
        return 4.0 + table.power - card.cost if table.feng_shui(table.seat) >= 2 else -1.0
    if card.type == CHARACTER:
        return worth_of_character(table, card)
    if card.type == STATE:
        return worth_of_state(table, card)
    if card.type == EDGE:
        return 3.0
    gist = reading_of(card).played
    return -1.0 if gist is None else worth_of_ability(table, gist, None) - A_CARD - max(0, card.cost)


def worth_of_feng_shui(table: Table, card: Card) -> float:
    """The first ones pay for everything; a later one has to leave something for Characters."""
    count = table.feng_shui(table.seat)
    if count < ENOUGH_SITES:
        return 30.0
    fighters = sum(piece.fighting > 2 for piece in table.characters(table.seat))
    return 8.0 if fighters >= 2 or table.power >= count + 3 else -1.0


def worth_of_character(table: Table, card: Card) -> float:
    """Foundations that make other cards playable, then the hardest hitter that can be paid."""
    if card.restrictions & UNIQUE and any(piece.card is card for piece in table.pieces.values()):
        return -1.0
    need = needed_resources(table, card)
    if need:
        return 20.0 + need - card.cost
    mine = table.characters(table.seat)
    hitters = [other for other in table.hand if other.type == CHARACTER and table.missing(other) == 0]
    best = max((other.cost for other in hitters if other.cost <= table.power + table.income), default=0)
    worth = 5.0 + card.fighting + 0.5 * card.cost
    if card.cost < best and table.power - card.cost + table.income < best and len(mine) >= 2:
        return -1.0
    if best > table.power and card.cost < best and len(mine) >= 2:
        return -1.0 if table.power - card.cost + table.income < best else worth - 3.0
    return worth


def needed_resources(table: Table, card: Card) -> int:
    """How many cards in hand come nearer to being played by the resources of this one."""
    found = 0
    for other in table.hand:
        if other is not card:
            lacks = [max(0, wanted - have) for wanted, have in zip(other.requires, table.pool, strict=True)]
            found += any(lack and given for lack, given in zip(lacks, card.provides, strict=True))
    return found


def worth_of_state(table: Table, card: Card) -> float:
    """A State wants someone to be put on."""
    if reading_of(card).suits > 0:
        return 4.0 if any(piece.fighting > 1 for piece in table.characters(table.seat)) else -1.0
    return 3.0 if any(table.characters(seat) for seat in table.opponents) else -1.0


# --- abilities ---------------------------------------------------------------------------------------------------


def worth_of_ability(table: Table, gist: Gist, source: Piece | None) -> float:
    """What an ability does for the player, less what it costs."""
    if gist.responds:
        return worth_of_response(table, gist)
    if gist.counts_unrevealed and not any(piece.face_down for piece in table.of(table.seat)):
        return -1.0
    return sum(worth_of_part(table, part, source) for part in gist.parts) - cost_of_ability(table, gist, source)


def cost_of_ability(table: Table, gist: Gist, source: Piece | None) -> float:
    """Power, turning and sacrifices."""
    total = gist.pay_least()
    if source is not None and gist.turns and source.is_character:
        total += 0.3 * source.strikes
    if source is not None and gist.sacrifices:
        total += source.worth
    mine = table.characters(table.seat) if gist.pays_with or gist.turns_other else []
    if gist.pays_with:
        total += min((piece.worth for piece in mine), default=5.0)
    if gist.turns_other:
        total += 0.3 * min((piece.strikes for piece in mine if not piece.turned and piece.strikes), default=0)
    return total


def worth_of_response(table: Table, gist: Gist) -> float:
    """An opponent's effect is worth canceling by what its card cost."""
    waiting = table.scene[-1] if table.scene else None
    if waiting is None or waiting["player"] == table.seat:
        return -1.0
    if not gist.cancels:
        return 0.5 + sum(worth_of_part(table, part, None) for part in gist.parts)
    card = card_of(waiting["card"])
    return 2.0 if card is None else 2.0 + max(0, card.cost)


def worth_of_part(table: Table, part: Part, source: Piece | None) -> float:
    """What one part of an ability does."""
    return part.worth if part.settled else part.weight * worth_of_deed(table, part, source)


def worth_of_deed(table: Table, part: Part, source: Piece | None) -> float:
    """The same, where it depends on the table, and if it comes true."""
    kind = part.kind
    if kind == ALL_GAIN:
        return 0.4 * part.number if table.my_main_shot else -1.0
    if kind == GENERATES:
        richest = max(table.feng_shui(seat) for seat in table.opponents)
        return 1.5 * (richest - 1 - table.income)
    if kind == STEALS:
        return float(max(table.players[seat]["power"] for seat in table.opponents))
    if kind == PLAYS:
        return worth_of_playing_through(table, part)
    if kind == RETURNS:
        return worth_of_return(table)
    if kind == HEALS_POINTS:
        return 0.4 * sum(piece.damage for piece in table.of(table.seat))
    if part.on == ALL and kind in (HURTS, SMOKES):
        return worth_of_sweep(table, part)
    if kind == GIVES:
        return worth_of_gift(table, part, source)
    if kind == STOPS:
        return worth_of_stopping(table)
    if kind == DEFLECTS:
        return 0.5 * worth_of_stopping(table)
    targets = [worth_as_target(table, part, piece) for piece in meant(table, part, source)]
    return sum(targets) if part.on in (THIS, SUBJECT) else max([0.0, *targets])


def worth_of_playing_through(table: Table, part: Part) -> float:
    """SF-37: to play a card in another way is good for one that cannot be played, or paid, otherwise."""
    for card in table.hand:
        if card.cost < 0 or not part.types >> card.type & 1:
            continue
        less = min(part.number, card.cost)
        saves = less > 0 and table.missing(card) == 0
        lets = table.missing(card) == 1 and part.ignores
        if (saves or lets) and card.cost - less <= table.power:
            return 1.0 + max(card.fighting if lets else 0, less)
    return 0.0


def worth_of_return(table: Table) -> float:
    """SF-44.1: a Character that comes back to stay, without its cost."""
    fallen = [card for title in table.me["smoked"] if (card := card_of(title)) is not None and card.type == CHARACTER]
    return max((card.fighting + 0.5 * card.cost for card in fallen), default=0.0)


def meant(table: Table, part: Part, source: Piece | None) -> list[Piece]:
    """The cards in play that a part of an ability acts on, or may be aimed at if that does any good."""
    if part.on == THIS:
        return [] if source is None else [source]
    if part.on == SUBJECT:
        return [] if source is None or source.on is None else [table.pieces[source.on]]
    return [piece for piece in table.pieces.values() if is_meant(table, part, piece)]


def is_meant(table: Table, part: Part, piece: Piece) -> bool:
    """Whether a card is one of those that a part of an ability can mean, by its type and by whose it is."""
    if not part.types >> piece.kind & 1:
        return False
    return not part.whose or (piece.seat == table.seat) == (part.whose > 0)


def worth_as_target(table: Table, part: Part, piece: Piece) -> float:
    """What a verb does to one card, as this player sees it."""
    kind = part.kind
    mine = piece.seat == table.seat
    sign = 1.0 if mine == (part.does > 0) else -1.0
    if kind == HURTS:
        return sign * worth_of_damage(piece, part.number)
    if kind == SMOKES:
        return sign * piece.worth
    if kind == TAKES:
        return 0.0 if mine or not table.my_main_shot else 0.4 * piece.strikes
    if kind == TO_HAND:
        return sign * 0.6 * piece.worth if not piece.is_feng_shui else sign * 3.0
    if kind == TURNS:
        if mine:
            return -1.0
        ahead = table.my_main_shot and piece.is_character and not piece.turned and len(able_attackers(table)) > 0
        return 0.1 + 0.2 * piece.fighting if ahead else 0.0
    if kind == UNTURNS:
        useful = table.my_main_shot and piece.turned and piece.is_character
        return sign * 0.5 * piece.strikes if useful and mine else 0.0
    if kind == HEALS:
        return sign * 0.4 * piece.damage if not piece.is_feng_shui else sign * 0.5 * piece.damage
    if kind == SHIELDS:
        return worth_of_stopping(table, piece)
    if kind in (BLANKS, AFFECTS) and part.does:
        return sign * A_LITTLE * piece.worth
    return 0.0


def worth_of_damage(piece: Piece, number: int) -> float:
    """Non-combat damage on a card: all its worth if it falls."""
    done = max(0, number - piece.toughness)
    if piece.is_character:
        return piece.worth if done >= piece.fighting else 0.3 * done
    return 0.2 * done if piece.is_site else 0.0


def worth_of_sweep(table: Table, part: Part) -> float:
    """Something that happens to every card of a kind, one's own too."""
    total = 0.0
    for piece in table.pieces.values():
        if is_meant(table, part, piece):
            loss = worth_of_damage(piece, part.number) if part.kind == HURTS else piece.worth
            total += -loss if piece.seat == table.seat else loss / len(table.opponents)
    return total


def worth_of_revealing(table: Table, piece: Piece) -> float:
    """SF-24.4: a Site under attack is turned up, if its own text saves it."""
    attack = table.attack
    if attack is None or attack.target is not piece or piece.card is None:
        return 0.0
    shown = replace(piece, face_down=False, toughness=piece.card.toughness)
    if unopposed(attack.attackers, piece) >= piece.body > unopposed(attack.attackers, shown):
        return stakes_of(table)
    return 0.0


def worth_of_stopping(table: Table, piece: Piece | None = None) -> float:
    """What is saved if an attacker comes to nothing: the given one, or the strongest."""
    attack = table.attack
    stakes = stakes_of(table)
    if attack is None or attack.target is None or stakes <= 0 or not attack.attackers:
        return 0.0
    strongest = max(attack.attackers, key=lambda each: each.strikes)
    one = strongest if piece is None else piece
    if one not in attack.attackers or one.seat == table.seat:
        return 0.0
    total = sum(blow(each.strikes, attack.target) for each in attack.attackers)
    needed = stands(attack.target)
    return stakes if total >= needed > total - blow(one.strikes, attack.target) else 0.0


# --- fights that a bonus decides ---------------------------------------------------------------------------------


def worth_of_gift(table: Table, part: Part, source: Piece | None) -> float:
    """A bonus is worth what it turns around in the fight at hand."""
    if part.does < 0:
        return 0.0
    pieces = meant(table, part, source) if part.on == THIS else table.characters(table.seat)
    return max((worth_of_bonus(table, piece, part.number) for piece in pieces), default=0.0)


def worth_of_bonus(table: Table, piece: Piece, bonus: int) -> float:
    """What changes if one Character gets stronger now."""
    attack = table.attack
    if attack is None or attack.target is None or bonus <= 0 or piece.seat != table.seat:
        return 0.0
    if piece in attack.attackers:
        chain = attack.chains[piece.spot]
        if chain:
            return worth_of_clash(fighter(piece), chain[0], bonus)
        total = sum(blow(each.strikes, attack.target) for each in attack.attackers)
        needed = stands(attack.target)
        closing = all(not chain for chain in attack.chains.values()) and attack.intercepting < 0
        if closing and total < needed <= total + bonus:
            return VICTORY if attack.wins(table) else attack.target.worth
        return 0.0
    for other in attack.attackers:
        if piece in attack.chains[other.spot]:
            return worth_of_block(fighter(other), piece, bonus)
    return 0.0


def worth_of_clash(one: Fighter, other: Piece, bonus: int) -> float:
    """An attacker of one's own against its interceptor, with a bonus and without."""
    stronger = Fighter(one.piece, one.life + bonus, one.strikes + bonus, one.stealth)
    clash(one, other)
    clash(stronger, other)
    return (2.0 + one.piece.worth if one.stopped and not stronger.stopped else 0.0) + (
        one.piece.worth if one.life <= 0 < stronger.life else 0.0
    )


def worth_of_block(other: Fighter, piece: Piece, bonus: int) -> float:
    """An interceptor of one's own against an attacker, with a bonus and without."""
    falls = other.strikes - piece.toughness >= piece.fighting
    saved = falls and other.strikes - piece.toughness < piece.fighting + bonus
    kills = piece.strikes - other.piece.toughness
    won = kills < other.life <= kills + bonus
    return (piece.worth if saved else 0.0) + (other.piece.worth if won else 0.0)


# --- picking -----------------------------------------------------------------------------------------------------


def worth_of_pick(table: Table, gist: Gist, at: int, piece: Piece) -> float:
    """How good it is to pick a card in play for a choice of an ability."""
    side = gist.leaning_of(at)
    if side == A_PAYMENT:
        return -piece.worth - (1.0 if piece.is_character and not piece.turned else 0.0)
    if side == 0:
        return piece.worth if piece.seat == table.seat else 0.5 * piece.worth
    found = 0.0
    for part in gist.parts:
        if part.on == OTHERS or (part.on == CHOSEN and part.at == at):
            if part.kind != GIVES:
                found += part.weight * worth_as_target(table, part, piece)
            elif side > 0:
                found += part.weight * worth_of_bonus(table, piece, part.number)
    mine = piece.seat == table.seat
    wanted = mine == (side > 0)
    leads = 0.3 * table.closeness(piece.seat) if not mine else 0.0
    return found + (0.1 * piece.worth + leads if wanted else -20.0 - piece.worth)
