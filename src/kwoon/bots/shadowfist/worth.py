"""How good it is to play a card or to use an ability now, in Power."""

from __future__ import annotations

from dataclasses import replace

from kwoon.bots.shadowfist.fight import Fighter, blow, clash, fighter, stands, unopposed
from kwoon.bots.shadowfist.plans import VICTORY, able_attackers, stakes_of
from kwoon.bots.shadowfist.reading import (
    CANCEL,
    amount,
    bonus_of,
    cards_of,
    counts_unrevealed,
    damage_of,
    leaning_of_choice,
    suits_subject,
    types_of_choice,
    verbs_of,
)
from kwoon.bots.shadowfist.table import Piece, Table, card_of
from kwoon.games.shadowfist.language.costs import (
    DiscardThis,
    GivePower,
    PayPower,
    PayWith,
    SacrificeThis,
    TurnThis,
)
from kwoon.games.shadowfist.language.selectors import Filter
from kwoon.games.shadowfist.language.things import EVERYONE, ME, All, This, Who
from kwoon.games.shadowfist.legality.use import event_ability
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.word_kinds import Verb
from kwoon.games.shadowfist.terms.codes import CHARACTER, EDGE, FENG_SHUI, SITE, STATE, UNIQUE
from kwoon.games.shadowfist.terms.timings import (
    OPEN_RESPONSE,
    RESPONSE,
)
from kwoon.games.shadowfist.words.verbs_attack import Cease
from kwoon.games.shadowfist.words.verbs_cancel import CancelForAWhile
from kwoon.games.shadowfist.words.verbs_cards import Smoke, TakeControl, Toast, TurnCards, UnturnCards
from kwoon.games.shadowfist.words.verbs_damage import Damage, Heal, HealPoints, ReduceDamageBy
from kwoon.games.shadowfist.words.verbs_lasting import Give
from kwoon.games.shadowfist.words.verbs_piles import DrawCards, SearchFor, ToHand
from kwoon.games.shadowfist.words.verbs_play import Play, PlayOne, Return
from kwoon.games.shadowfist.words.verbs_power import GainPower, GeneratePower, StealPower
from kwoon.games.shadowfist.words.verbs_states import ReturnState

ENOUGH_SITES = 3
"""How many Feng Shui Sites are played before anything else."""
A_CARD = 0.7
"""What a card in hand is worth, when it is spent."""

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
    ability = event_ability(card)
    return -1.0 if ability is None else worth_of_ability(table, ability, None) - A_CARD - max(0, card.cost)


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
    seat_wanted = suits_subject(card)
    if seat_wanted > 0:
        return 4.0 if any(piece.fighting > 1 for piece in table.characters(table.seat)) else -1.0
    return 3.0 if any(table.characters(seat) for seat in table.opponents) else -1.0


# --- abilities ---------------------------------------------------------------------------------------------------


def worth_of_ability(table: Table, ability: Used, source: Piece | None) -> float:
    """What an ability does for the player, less what it costs."""
    if ability.timing in (RESPONSE, OPEN_RESPONSE):
        return worth_of_response(table, ability)
    if counts_unrevealed(ability) and not any(piece.face_down for piece in table.of(table.seat)):
        return -1.0
    total = sum(worth_of_verb(table, ability, verb, source) for verb in verbs_of(ability))
    return total - cost_of_ability(table, ability, source)


def cost_of_ability(table: Table, ability: Used, source: Piece | None) -> float:
    """Power, turning and sacrifices."""
    total = 0.0
    for cost in ability.costs:
        if isinstance(cost, PayPower):
            total += amount(cost.number)
        elif isinstance(cost, TurnThis) and source is not None and source.is_character:
            total += 0.3 * source.strikes
        elif isinstance(cost, SacrificeThis) and source is not None:
            total += source.worth
        elif isinstance(cost, PayWith) and not cost.is_turning():
            total += min((piece.worth for piece in table.characters(table.seat)), default=5.0)
        elif isinstance(cost, GivePower):
            total += amount(cost.number)
        elif isinstance(cost, DiscardThis):
            total += 1.5
    return total


def worth_of_response(table: Table, ability: Used) -> float:
    """An opponent's effect is worth canceling by what its card cost."""
    waiting = table.scene[-1] if table.scene else None
    if waiting is None or waiting["player"] == table.seat:
        return -1.0
    if not any(isinstance(verb, CANCEL) for verb in verbs_of(ability)):
        return 0.5 + sum(worth_of_verb(table, ability, verb, None) for verb in verbs_of(ability))
    card = card_of(waiting["card"])
    return 2.0 if card is None else 2.0 + max(0, card.cost)


def worth_of_verb(table: Table, ability: Used, verb: Verb, source: Piece | None) -> float:
    """What one verb does."""
    if isinstance(verb, GainPower):
        return worth_of_power(table, verb)
    if isinstance(verb, GeneratePower):
        richest = max(table.feng_shui(seat) for seat in table.opponents)
        return 1.5 * (richest - 1 - table.income)
    if isinstance(verb, StealPower):
        return float(max(table.players[seat]["power"] for seat in table.opponents))
    if isinstance(verb, PlayOne):
        return worth_of_playing_through(table, verb)
    if isinstance(verb, Return) and len(ability.verbs) == 1:
        return worth_of_return(table)
    if isinstance(verb, (DrawCards, SearchFor, Return, Play, ReturnState)):
        return 2.0
    if isinstance(verb, HealPoints):
        return 0.4 * sum(piece.damage for piece in table.of(table.seat))
    if isinstance(verb, (Damage, Smoke, Toast)) and isinstance(cards_of(verb), All):
        return worth_of_sweep(table, verb)
    if isinstance(verb, Give) and not isinstance(verb, ReduceDamageBy):
        return worth_of_gift(table, verb, source)
    if isinstance(verb, Cease):
        return worth_of_stopping(table)
    targets = [worth_as_target(table, ability, verb, piece) for piece in legal_pieces(table, ability)]
    return max(targets, default=0.0)


def worth_of_playing_through(table: Table, verb: PlayOne) -> float:
    """SF-37: to play a card in another way is good for one that cannot be played, or paid, otherwise."""
    kinds = verb.selector.types if isinstance(verb.selector, Filter) else []
    ignored = 0 if verb.ignoring is None else 1
    for card in table.hand:
        if card.cost < 0 or (kinds and card.type not in kinds):
            continue
        less = card.cost if verb.free else amount(verb.less)
        saves = less > 0 and table.missing(card) == 0
        lets = table.missing(card) == 1 and ignored
        if (saves or lets) and card.cost - less <= table.power:
            return 1.0 + max(card.fighting if lets else 0, min(less, card.cost))
    return 0.0


def worth_of_return(table: Table) -> float:
    """SF-44.1: a Character that comes back to stay, without its cost."""
    fallen = [card for title in table.me["smoked"] if (card := card_of(title)) is not None and card.type == CHARACTER]
    return max((card.fighting + 0.5 * card.cost for card in fallen), default=0.0)


def worth_of_power(table: Table, verb: GainPower) -> float:
    """Power for oneself is good; for everyone it is good for whose turn it is."""
    number = amount(verb.number)
    if not isinstance(verb.players, Who) or verb.players.which == ME:
        return 1.2 * number
    if verb.players.which == EVERYONE:
        return 0.4 * number if table.my_main_shot else -1.0
    return -1.0 * number


def legal_pieces(table: Table, ability: Used) -> list[Piece]:
    """The cards in play that the first choice may mean, by their type."""
    types = types_of_choice(ability, 0)
    return [piece for piece in table.pieces.values() if not types or piece.type in types]


def worth_as_target(table: Table, ability: Used, verb: Verb, piece: Piece) -> float:
    """What a verb does to one card, as this player sees it."""
    mine = piece.seat == table.seat
    sign = 1.0 if mine == (verb.does() > 0) else -1.0
    if isinstance(verb, Damage):
        return sign * worth_of_damage(piece, damage_of(ability))
    if isinstance(verb, (Smoke, Toast)):
        return sign * piece.worth
    if isinstance(verb, TakeControl):
        return 0.0 if mine or not table.my_main_shot else 0.4 * piece.strikes
    if isinstance(verb, ToHand):
        return sign * 0.6 * piece.worth if not piece.is_feng_shui else sign * 3.0
    if isinstance(verb, TurnCards):
        if mine:
            return -1.0
        ahead = table.my_main_shot and piece.is_character and not piece.turned and len(able_attackers(table)) > 0
        return 0.1 + 0.2 * piece.fighting if ahead else 0.0
    if isinstance(verb, UnturnCards):
        useful = table.my_main_shot and piece.turned and piece.is_character
        return sign * 0.5 * piece.strikes if useful and mine else 0.0
    if isinstance(verb, Heal):
        return sign * 0.4 * piece.damage if not piece.is_feng_shui else sign * 0.5 * piece.damage
    if isinstance(verb, CancelForAWhile):
        return 0.0
    if isinstance(verb, ReduceDamageBy):
        return worth_of_stopping(table, piece)
    return 0.0


def worth_of_damage(piece: Piece, number: int) -> float:
    """Non-combat damage on a card: all its worth if it falls."""
    done = max(0, number - piece.toughness)
    if piece.is_character:
        return piece.worth if done >= piece.fighting else 0.3 * done
    return 0.2 * done if piece.is_site else 0.0


def worth_of_sweep(table: Table, verb: Verb) -> float:
    """Something that happens to every card of a kind, one's own too."""
    cards = cards_of(verb)
    types = [kind for kind in ("Character", "Site", "Edge", "State") if kind in cards.selector.text()]
    total = 0.0
    for piece in table.pieces.values():
        if not any(kind in piece.type for kind in types):
            continue
        loss = worth_of_damage(piece, amount(verb.number)) if isinstance(verb, Damage) else piece.worth
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


def worth_of_gift(table: Table, verb: Give, source: Piece | None) -> float:
    """A bonus is worth what it turns around in the fight at hand; one that stays, a little at any time."""
    if verb.does() < 0 and isinstance(verb, Give):
        return 0.0
    cards = cards_of(verb)
    if isinstance(cards, This):
        pieces = [] if source is None else [source]
    else:
        pieces = table.characters(table.seat)
    return max((worth_of_bonus(table, piece, bonus_of(verb.grants)) for piece in pieces), default=0.0)


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


def worth_of_pick(table: Table, ability: Used, at: int, piece: Piece) -> float:
    """How good it is to pick a card in play for a choice of an ability."""
    side = leaning_of_choice(ability, at)
    if side == -2:
        return -piece.worth - (1.0 if piece.is_character and not piece.turned else 0.0)
    if side == 0:
        return piece.worth if piece.seat == table.seat else 0.5 * piece.worth
    found = 0.0
    for verb in verbs_of(ability):
        if isinstance(verb, Give) and side > 0:
            found += worth_of_bonus(table, piece, bonus_of(verb.grants))
        else:
            found += worth_as_target(table, ability, verb, piece)
    mine = piece.seat == table.seat
    wanted = mine == (side > 0)
    leads = 0.3 * table.closeness(piece.seat) if not mine else 0.0
    return found + (0.1 * piece.worth + leads if wanted else -20.0 - piece.worth)
