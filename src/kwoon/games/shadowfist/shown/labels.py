"""The open question in words: what is asked, and every option."""

from __future__ import annotations

from typing import Final

from kwoon.engine.decision import DONE
from kwoon.engine.question import Thing
from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.attack.fates import HUNGRY, Fates, power_of_burning
from kwoon.games.shadowfist.attack.homecoming import TAKE_SPOT, ReturnHome
from kwoon.games.shadowfist.attack.interception import Interception
from kwoon.games.shadowfist.attack.joining import BringIn
from kwoon.games.shadowfist.effects.asking import AskWhether, NameSomething, ShareDamage, SpyOnEachOther
from kwoon.games.shadowfist.effects.auctions import Auction
from kwoon.games.shadowfist.effects.generating import TAKE_AID, TAKE_COST, TAKE_MORE, Generate, ability_behind
from kwoon.games.shadowfist.effects.placing import MoveState
from kwoon.games.shadowfist.effects.playing import PlayCard
from kwoon.games.shadowfist.effects.playing_free import PlayTogether
from kwoon.games.shadowfist.effects.resolving import Resolve
from kwoon.games.shadowfist.effects.returning import ComeBack, Placing
from kwoon.games.shadowfist.effects.sacrificing import SacrificeOne
from kwoon.games.shadowfist.effects.saving import OfferToSave
from kwoon.games.shadowfist.effects.searching import Search
from kwoon.games.shadowfist.language.selectors import LISTED, PLACES, PLAYERS, WORDS
from kwoon.games.shadowfist.shown.occasions import act_prompt, happened_words
from kwoon.games.shadowfist.standing.aids import aid_of
from kwoon.games.shadowfist.standing.attack import AttackState, current_attack
from kwoon.games.shadowfist.standing.victory import goal_of
from kwoon.games.shadowfist.state.abilities import Choice, Used
from kwoon.games.shadowfist.state.effects import CEASING, Effect
from kwoon.games.shadowfist.state.permissions import CountersPay, SacrificeForLess
from kwoon.games.shadowfist.state.piles import OfferDraw
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.structure import Collapse
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import packing
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import ASIDE, DECK, FENG_SHUI, PLAY, ZONE_NAMES
from kwoon.games.shadowfist.terms.ids import NO_CARD, NONE, CardId, EffectId, Place, SeatId, Spot, Zone
from kwoon.games.shadowfist.terms.phrasing import of_copy
from kwoon.games.shadowfist.turn.steps import Turn, power_to_generate
from kwoon.games.shadowfist.words.names import aimed, is_stranger, located, name_for, numbered, place_words, source_of

PROMPTS: Final = {
    q.ACT: "Play an effect, or pass?",
    q.MAIN: "Your Main Shot: what do you do?",
    q.PICK: "Which card?",
    q.WHERE: "Where?",
    q.ATTACK_TARGET: "What do you attack?",
    q.ATTACKER: "Who attacks?",
    q.JOIN: "Who joins the attack?",
    q.INTERCEPT: "Who intercepts whom?",
    q.DIVIDE: "How much damage goes to the next attacker?",
    q.FATE: "What becomes of the Site?",
    q.BID: "Your bid?",
    q.KEEP: "Which of them stays in play?",
    q.FIRST_AUCTION: "Which auction comes first?",
    q.WHICH_TEXT: "Whose text is copied?",
    q.GENERATE: "Generate Power, or skip it to discard more?",
    q.STAY_TURNED: "Keep the next maintained card turned?",
    q.DISCARD: "Discard a card?",
    q.TRIGGER: "Which effect next?",
    q.WHERE_TO: "Where does the Character go?",
    q.MAY: "Do it?",
    q.PLAYER: "Which player?",
    q.HOW_MANY: "How many?",
    q.RETURN_TO: "Where does the attacker return to?",
    q.SPARE: "Who attacks without turning?",
    q.FACE: "Face down or face up?",
    q.POSITION: "Which Site lies in the next position, from the left, the front row first?",
}
DONE_WORDS: Final = {
    q.ACT: "Pass",
    q.PICK: "No more",
    q.ATTACKER: "Declare the attack",
    q.JOIN: "No more joiners",
    q.ATTACK_TARGET: "It does not join",
    q.INTERCEPT: "No more interceptors",
    q.BID: "Pass",
    q.DISCARD: "No more discards",
    q.SPARE: "All others turn",
}
VERBS: Final = {
    q.PLAY_CARD: "Play",
    q.USE: "Use",
    q.HEAL: "Turn to heal",
    q.MOVE: "Move",
    q.REVEAL: "Reveal",
    q.USE_STEALTH: "Use the Stealth of",
    q.USE_TACTICS: "Use the Tactics of",
    q.CLAIM_ATTACK: "After this scene, attack with",
    q.USE_INFLUENCE: "Use the Influence of",
}


# --- what is asked ----------------------------------------------------------------------------------


def prompt(table: Table) -> str:
    """The open question, with the card that it is about where it is about one."""
    decision = table.decision
    if decision is None:
        return ""
    top = table.stack[-1]
    kind = decision.kind
    seat = decision.seat
    if isinstance(top, OfferDraw):
        return f"Draw {top.count} {'card' if top.count == 1 else 'cards'}?"
    if isinstance(top, NameSomething):
        return f"{table.card(top.card).title}: which {('designator', 'resource', 'opponent')[top.what]}?"
    if isinstance(top, AskWhether | ShareDamage | SpyOnEachOther):
        return asked_prompt(table, top)
    if isinstance(top, PlayTogether):
        return "Which card do you play at no cost?"
    if isinstance(top, PlayCard):
        return play_prompt(table, top, kind)
    if isinstance(top, Generate):
        return generate_prompt(table, top, kind)
    if isinstance(top, OfferToSave):
        state = top.declined[-1]
        subject = name_for(table, table.subjects[state], seat)
        return f"Sacrifice {name_for(table, state, seat)} to save {subject}?"
    if isinstance(top, Combat) and kind == q.MAY:
        return f"Does {name_for(table, top.measured[-1], seat)} leave its opponent 1 Fighting?"
    if kind == q.ACT and isinstance(top, SceneState):
        return act_prompt(table, top, seat)
    if isinstance(top, Fates):
        site = name_for(table, top.sites[0], seat)
        return f"What becomes of {site}?" if kind == q.FATE else f"Seize {site}?"
    if isinstance(top, Auction):
        return auction_prompt(table, top, kind)
    if isinstance(top, Combat):
        return divide_prompt(table, top, seat)
    if isinstance(top, Search):
        return "Which card do you find?"
    if isinstance(top, Turn) and kind == q.GENERATE:
        return f"Generate {power_to_generate(table, seat)} Power, or skip it to discard more?"
    if isinstance(top, Turn) and kind == q.STAY_TURNED:
        return f"Keep {name_for(table, top.maintained[0], seat)} turned?"
    mover = moving_card(table, top)
    if mover != NONE:
        return f"Where does {numbered(table, mover, seat)} go?"
    if isinstance(top, BringIn):
        return f"What does {numbered(table, top.cards[0], seat)} attack?"
    if isinstance(top, MoveState):
        return f"Place {numbered(table, top.state, seat)} on another card?"
    if kind == q.INTERCEPT and meets_more(table) != NO_CARD:
        return f"Whom else does {numbered(table, meets_more(table), seat)} intercept?"
    if isinstance(top, AttackState) and kind in (q.ATTACKER, q.JOIN):
        verb = "attacks" if kind == q.ATTACKER else "joins the attack on"
        targets = [card for card in top.targets() if table.controllers[card] != seat] or [top.target]
        return f"Who {verb} {' or '.join([located(table, card, seat) for card in targets])}?"
    return PROMPTS[kind]


def asked_prompt(table: Table, top: AskWhether | ShareDamage | SpyOnEachOther) -> str:
    """What an effect asks as it resolves, in its own words."""
    for below in reversed(table.stack):
        if isinstance(below, Resolve):
            ability = ability_behind(table, below.effect)
            if ability is not None:
                words = ability.verbs[below.effect.verb].as_question()
                so_far = f" ({len(top.picked)} so far)" if isinstance(top, ShareDamage) and top.picked else ""
                return f"{source_of(table, below.effect)}: {words}?{so_far}"
    return PROMPTS[q.MAY]


def play_prompt(table: Table, top: PlayCard, kind: int) -> str:
    """A card being played by an effect."""
    if kind == q.PICK:
        return "Which card do you play?"
    title = table.card(top.picked).title
    if kind == q.MAY:
        return f"Play {title} at the further reduced cost?"
    return f"{title}: {'on which card' if table.is_state(top.picked) else 'where'}?"


def generate_prompt(table: Table, top: Generate, kind: int) -> str:
    """An effect being generated: what its text asks for."""
    title = source_of(table, top.effect)
    if top.step in (TAKE_AID, TAKE_MORE, TAKE_COST):
        return paying_prompt(table, top, title)
    if kind == q.PICK:
        words = open_choice(table).text()
        picked = len(top.effect.picks[top.at])
        return f"{title}: {words}" + (f" ({picked} so far)" if picked else "")
    if kind == q.TRIGGER:
        return f"{title}: in response to which effect?"
    if kind == q.WHERE:
        asks_card = table.is_state(top.effect.source) or top.effect.kind == CEASING
        return f"{title}: {'on which card' if asks_card else 'where'}?"
    if kind == q.HOW_MANY:
        ability = ability_behind(table, top.effect)
        return f"{title}: how much less?" if ability is None else f"{title}: what is X?"
    return f"{title}: {PROMPTS[kind].lower()}"


def paying_prompt(table: Table, top: Generate, title: str) -> str:
    """What else is paid for a card, or how much more."""
    if top.step == TAKE_COST:
        return f"{title}: what is X?"
    if top.step == TAKE_MORE:
        return f"{title}: how much additional Power?"
    source, ability = CardId(top.aided[-3]), aid_of(table, CardId(top.aided[-3]), top.aided[-2])
    if isinstance(ability, SacrificeForLess):
        return f"{title}: sacrifice a card to play it at -{ability.less} cost?"
    name = table.card(source).title
    if isinstance(ability, CountersPay):
        return f"{title}: how many counters of {name} do you remove?"
    return f"{title}: how much damage of {name} do you spend?"


def auction_prompt(table: Table, top: Auction, kind: int) -> str:
    """SF-31: how the auction stands."""
    title = table.card(top.cards[-1]).title
    if kind == q.KEEP:
        return f"You won the auction. Which {title} stays in play?"
    opening = "you may open" if len(top.cards) > 2 else "you must open"
    stands = opening if top.leader == NONE else f"{{{top.leader}}} has bid {top.high}"
    return f"Auction over {title}: {stands}. Your bid?"


def divide_prompt(table: Table, top: Combat, seat: SeatId) -> str:
    """SF-30.3.1: whose damage is divided, and who gets the next part."""
    defender = top.defenders(table)[top.at]
    against = [top.pairs[at] for at in range(0, len(top.pairs), 2) if top.pairs[at + 1] == defender]
    done = len([at for at in range(0, len(top.shares), 3) if top.shares[at] == defender])
    return f"How much of {numbered(table, defender, seat)}'s damage goes to {numbered(table, against[done], seat)}?"


def meets_more(table: Table) -> CardId:
    """SF-28.6.1: the interceptor that is asked about alone, since it may meet several attackers; or NONE."""
    top = table.stack[-1]
    attack = current_attack(table)
    if isinstance(top, Interception) and attack is not None and top.more_for_the_last(table, attack):
        return CardId(top.declared[-1])
    return NO_CARD


def moving_card(table: Table, top: object) -> CardId:
    """The card whose player is asked where it goes."""
    if isinstance(top, Collapse):
        return top.moving[-1]
    if isinstance(top, Placing | ComeBack):
        return top.cards[0]
    attack = current_attack(table)
    if isinstance(top, ReturnHome) and attack is not None:
        return CardId(attack.seized[2 * top.at]) if top.step == TAKE_SPOT else attack.attackers[top.at].card
    return NO_CARD


# --- the options ------------------------------------------------------------------------------------


def labels(table: Table) -> list[tuple[str, str]]:
    """Every option of the open question, in words and in fewer words; what reads alike is numbered."""
    decision = table.decision
    if decision is None:
        return []
    whose = says_whose(table)
    plain = [label(table, code, whose) for code in decision.options]
    taken: list[str] = []
    found: list[tuple[str, str]] = []
    for at, text in enumerate(plain):
        number = 1
        while of_copy(text, number) in taken or (number > 1 and of_copy(text, number) in plain):
            number += 1
        taken.append(of_copy(text, number))
        brief = brief_label(table, decision.options[at])
        found.append((taken[-1], brief and of_copy(brief, number)))
    return found


def card_offered(table: Table, code: int) -> CardId:
    """The card that an option uses or picks; NO_CARD if it is about none."""
    decision = table.decision
    if decision is None or code == DONE:
        return NO_CARD
    kind = decision.kind
    if kind in (q.ACT, q.MAIN):
        free = packing.what_of(code) in (q.END_TURN, q.DECLARE_ATTACK)
        return NO_CARD if free else packing.card_of(code)
    if kind in (q.ATTACKER, q.JOIN, q.DISCARD, q.ATTACK_TARGET, q.KEEP, q.SPARE, q.FIRST_AUCTION, q.POSITION):
        return CardId(code)
    if kind == q.PICK and code >= 0 and pick_zone(table) < PLAYERS and table.zones[code] != DECK:
        return CardId(code)
    if kind == q.WHERE and asks_for_card(table):
        return CardId(code)
    if kind == q.INTERCEPT:
        return packing.interceptor_of(code)
    if kind == q.TRIGGER and code >= 0 and not isinstance(table.stack[-1], Generate):
        return table.pending[code].effect.source
    return NO_CARD


ACTING: Final = (q.ACT, q.MAIN, q.TRIGGER, q.INTERCEPT)
"""Kinds of question in which a card is one's own if nothing else is said."""


def says_whose(table: Table) -> bool:
    """Whether the labels say whose the cards in play are: in a choice among several players' cards."""
    decision = table.decision
    if decision is None or decision.kind in ACTING:
        return False
    cards = [card_offered(table, code) for code in decision.options]
    return len({table.controllers[card] for card in cards if card != NO_CARD and table.zones[card] == PLAY}) > 1


def offered(table: Table, card: CardId, seat: SeatId, whose: bool) -> str:
    """A card that is offered, with its player's name behind it, if that is to be said and its name does not say it."""
    name = numbered(table, card, seat)
    if not whose or table.zones[card] != PLAY or is_stranger(table, card, seat):
        return name
    return f"{name}, {{{table.controllers[card]}}}'s"


def label(table: Table, code: int, whose: bool = False) -> str:
    """One option of the open question, with its card's player, where several players' cards are offered."""
    decision = table.decision
    kind = q.ACT if decision is None else decision.kind
    seat = table.active if decision is None else decision.seat
    if kind == q.TRIGGER and code < 0:
        return let_go_label(table, code, seat)
    if code == DONE and kind == q.INTERCEPT and meets_more(table) != NO_CARD:
        return "No more attackers"
    if code == DONE and kind in DONE_WORDS:
        return DONE_WORDS[kind]
    if kind == q.PICK and code == q.NO_SEARCH:
        return "Do not search"
    if kind in (q.ACT, q.MAIN):
        return action_label(table, code, seat)
    if kind in (q.WHERE, q.WHERE_TO, q.RETURN_TO):
        return place_label(table, Spot(code), seat, whose)
    if kind == q.INTERCEPT:
        interceptor, attacker = packing.interceptor_of(code), packing.attacker_of(code)
        met = offered(table, attacker, seat, several_attack(table, seat))
        return f"{numbered(table, interceptor, seat)} intercepts {met}"
    if kind == q.FATE:
        return fate_label(table, code, seat)
    if kind in (q.DIVIDE, q.BID, q.HOW_MANY):
        return str(code)
    if kind == q.GENERATE:
        return "Generate Power" if code else "Skip it"
    if kind in (q.STAY_TURNED, q.MAY):
        return "Yes" if code else "No"
    if kind == q.FACE:
        return "Face up" if code else "Face down"
    if kind == q.PLAYER:
        return f"{{{code}}}"
    if kind == q.TRIGGER:
        return trigger_label(table, code, seat)
    if kind == q.WHICH_TEXT:
        return table.library[code].title
    if kind == q.PICK:
        return pick_label(table, code, seat, whose)
    return offered(table, CardId(code), seat, whose)


def several_attack(table: Table, seat: SeatId) -> bool:
    """Whether the attackers that a player could intercept are not all of one player's."""
    attack = current_attack(table)
    attackers = [] if attack is None else [each.card for each in attack.attackers if each.attacking]
    return len({table.controllers[card] for card in attackers if table.controllers[card] != seat}) > 1


def pick_label(table: Table, code: int, seat: SeatId, whose: bool) -> str:
    """A card, or whatever else the choice is of."""
    top = table.stack[-1]
    if isinstance(top, NameSomething):
        return top.named(table, code)
    zone = pick_zone(table)
    if zone == WORDS:
        return table.rules.character_words[code].capitalize()
    if zone == PLAYERS:
        return f"{{{code}}}"
    if zone == PLACES:
        return place_label(table, Spot(code), seat, whose)
    if zone == LISTED:
        return open_choice(table).selector.named(table, code)
    return offered(table, CardId(code), seat, whose)


def action_label(table: Table, code: int, seat: SeatId) -> str:
    """An action in words."""
    what = packing.what_of(code)
    if what == q.END_TURN:
        return "End your turn"
    if what == q.DECLARE_ATTACK:
        return "Declare an attack"
    card = packing.card_of(code)
    name = offered(table, card, seat, table.controllers[card] != seat)
    if what == q.USE:
        return f"Use {name}: {table.card(card).abilities[packing.ability_of(code)].text()}"
    if what == q.PLAY_CARD and packing.at_crisis(code):
        return f"Play {name} at its Crisis cost of {table.card(card).crisis_cost()}"
    if what == q.PLAY_CARD and packing.as_state(code):
        return f"Play {name} as a State"
    return f"{VERBS[what]} {name}"


def brief_label(table: Table, code: int) -> str:
    """The use of a card without what is paid for it, which stands on the card; nothing for all other options."""
    decision = table.decision
    if decision is None or code == DONE or decision.kind not in (q.ACT, q.MAIN) or packing.what_of(code) != q.USE:
        return ""
    card = packing.card_of(code)
    ability = table.card(card).abilities[packing.ability_of(code)]
    words = ability.brief() if isinstance(ability, Used) else ""
    seat = SeatId(decision.seat)
    return f"Use {offered(table, card, seat, table.controllers[card] != seat)}: {words}" if words else ""


def asks_for_card(table: Table) -> bool:
    """Whether an open question for a place means a card: what a State is put on, or who is set against someone."""
    top = table.stack[-1]
    if isinstance(top, Generate):
        return top.effect.kind == CEASING or (table.is_state(top.effect.source) and pick_zone(table) != PLACES)
    if isinstance(top, ComeBack):
        return table.is_state(top.cards[0])
    return isinstance(top, PlayCard) and table.is_state(top.picked)


def place_label(table: Table, spot: Spot, seat: SeatId, whose: bool) -> str:
    """A location, or the card that a State is put on."""
    if asks_for_card(table):
        return offered(table, CardId(spot), seat, whose)
    place = Place(spot)
    if place == NONE:
        return "A new location on the right"
    if puts_a_site(table):
        front = [card for card in table.in_play if table.is_site(card) and table.places[card] == place]
        behind = f" behind {name_for(table, front[0], seat)}" if front else ""
        return f"{place_words(table, place)}, in the back row{behind}"
    return place_words(table, place)


def puts_a_site(table: Table) -> bool:
    """SF-9.1.3.2: whether the open question is where a Site goes: a location that exists means its back row."""
    top = table.stack[-1]
    if table.decision is None or table.decision.kind != q.WHERE:
        return False
    if isinstance(top, Generate):
        return table.is_site(top.effect.source)
    if isinstance(top, PlayCard):
        return table.is_site(top.picked)
    mover = moving_card(table, top)
    return mover != NONE and table.is_site(mover)


def fate_label(table: Table, code: int, seat: SeatId) -> str:
    """SF-30.3.3: what becomes of a Site, and what that brings."""
    top = table.stack[-1]
    assert isinstance(top, Fates)
    site = top.sites[0]
    owner = table.owners[site]
    sites = f"you are at {table.closeness(seat) + 1} of {goal_of(table, seat)} then"
    if code == q.SMOKE_IT:
        return f"Smoke it: into {{{owner}}}'s smoked pile, and you gain nothing"
    if code == q.SEIZE_IT:
        gain = f", and {sites}" if table.type_of(site) == FENG_SHUI else ""
        return f"Seize it: it is healed and yours{gain}"
    if code == q.BURN_FOR_VICTORY:
        power = f", gain {HUNGRY} Power" if table.rules.burn_for_hungry else ""
        return f"Burn it for victory: nobody can take it back, and {sites}{power}"
    ends = ", and your turn ends with the attack" if seat == table.active else ""
    return f"Burn it for Power: gain {power_of_burning(table)} Power{ends}"


def let_go_label(table: Table, code: int, seat: SeatId) -> str:
    """SF-26.1.2: the first of the effects that wait is not generated, or none of them."""
    waiting = [each.effect for each in table.pending if each.effect.player == seat]
    if code == q.LET_ALL_GO:
        return f"Let all {len(waiting)} go"
    return "Let it go" if len(waiting) < 2 else f"Let it go ({occasion(table, waiting[0], seat)})"


def occasion(table: Table, effect: Effect, seat: SeatId) -> str:
    """A triggered effect's card, and what has happened."""
    happened = happened_words(table, effect, seat)
    return f"{source_of(table, effect)}: {happened}" if happened else source_of(table, effect)


def trigger_label(table: Table, code: int, seat: SeatId) -> str:
    """A triggered effect, or an effect to respond to."""
    if isinstance(table.stack[-1], Generate):
        effect = effect_to_answer(table, EffectId(code))
        if effect is not None:
            return f"{aimed(table, effect, seat)}, {{{effect.player}}}'s"
    if 0 <= code < len(table.pending):
        return occasion(table, table.pending[code].effect, seat)
    return str(code)


def effect_to_answer(table: Table, uid: EffectId) -> Effect | None:
    """The effect of the scene that can be responded to, by its number."""
    for below in table.stack:
        if isinstance(below, SceneState):
            for effect in below.effects + below.past:
                if effect.uid == uid:
                    return effect
    return None


def pick_zone(table: Table) -> Zone:
    """Where the open question looks for its answer: players, locations, listed things, or cards (anywhere)."""
    procedure = table.stack[-1]
    if isinstance(procedure, NameSomething):
        return LISTED
    if not isinstance(procedure, Generate):
        return DECK
    ability = ability_behind(table, procedure.effect)
    if ability is None or procedure.at >= len(ability.choices):
        return DECK
    return open_choice(table).selector.zone()


def open_choice(table: Table) -> Choice:
    """The choice of an ability that is being made."""
    procedure = table.stack[-1]
    assert isinstance(procedure, Generate)
    ability = ability_behind(table, procedure.effect)
    assert ability is not None
    return ability.choices[procedure.at]


# --- the things that options stand for ----------------------------------------------------------------


def thing_of(table: Table, code: int) -> Thing | None:
    """The card that an option of the open question would use."""
    card = card_offered(table, code)
    return None if card == NO_CARD or table.decision is None else thing_of_card(table, card, table.decision.seat)


def thing_of_card(table: Table, card: CardId, seat: SeatId) -> Thing:
    """A card that a seat can see, as a thing: copies in play are told apart by a number."""
    zone = table.zones[card]
    owner = table.controllers[card] if zone in (PLAY, ASIDE) else table.owners[card]
    return Thing(ZONE_NAMES[zone], owner, numbered(table, card, seat))


def gives_up(table: Table, code: int) -> bool:
    """Whether an option only gives its card up: it is discarded, sacrificed, paid."""
    decision = table.decision
    if decision is None or code == DONE:
        return False
    if decision.kind == q.DISCARD:
        return True
    top = table.stack[-1]
    if decision.kind != q.PICK:
        return False
    if isinstance(top, Generate):
        ability = ability_behind(table, top.effect)
        if top.step == TAKE_AID:
            return True
        return ability is not None and any([cost.spends() == top.at for cost in ability.costs])
    return isinstance(top, SacrificeOne | SpyOnEachOther)
