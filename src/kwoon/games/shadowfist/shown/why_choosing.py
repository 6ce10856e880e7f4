"""Why not, while something is being chosen or has to be finished first."""

from __future__ import annotations

from typing import Final

from kwoon.engine.question import Refusal
from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.attack.homecoming import ReturnHome
from kwoon.games.shadowfist.attack.interception import Interception
from kwoon.games.shadowfist.effects.generating import TAKE_AID, Generate, ability_behind
from kwoon.games.shadowfist.effects.playing import PlayCard
from kwoon.games.shadowfist.effects.resolving import Resolve
from kwoon.games.shadowfist.effects.sacrificing import SacrificeOne
from kwoon.games.shadowfist.keywords.influence import UseInfluence
from kwoon.games.shadowfist.language.selectors import PLAYERS
from kwoon.games.shadowfist.legality.play import has_vehicle, legal_subjects
from kwoon.games.shadowfist.scene.steps import Scene
from kwoon.games.shadowfist.shown.labels import asks_for_card, open_choice, pick_zone
from kwoon.games.shadowfist.standing.attack import AttackState
from kwoon.games.shadowfist.standing.costs import cost_on
from kwoon.games.shadowfist.standing.derive import cannot
from kwoon.games.shadowfist.standing.immunity import is_immune
from kwoon.games.shadowfist.state.effects import CEASING
from kwoon.games.shadowfist.state.structure import Collapse
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import NO_STATES, NO_TARGET, PLAY, SMOKED, VEHICLE, ZONE_NAMES
from kwoon.games.shadowfist.terms.ids import CardId, Spot
from kwoon.games.shadowfist.turn.steps import Turn
from kwoon.games.shadowfist.words.names import source_of

BUSY: Final = {q.BID: "SF-31.3", q.KEEP: "SF-31.3", q.FIRST_AUCTION: "SF-31.3", q.DIVIDE: "SF-30.3", q.FATE: "SF-30.3"}
"""By which rule nothing can be played while such a question is open; see also `unfinished`."""
BUSY_WORDS: Final = {
    "SF-9.1.4.1": "A location closes, and its Characters move first",
    "SF-22.2": "Nothing is played freely in the Establishing Shot",
    "SF-23.3": "Triggered effects come first",
    "SF-24.5.2": "What happens immediately is done first",
    "SF-27.2": "A declaration is being made, and nothing comes between its parts",
    "SF-28.8": "All return home first",
    "SF-30.3": "Nothing is played while combat damage is inflicted and what becomes of a Site is decided",
    "SF-31.3": "Nothing is played during an auction that does not say so",
    "SF-50.8": "Influence is being paid",
}


def why_busy(table: Table, card: CardId, title: str) -> Refusal:
    """What has to be finished before anything else can be used."""
    decision = table.decision
    assert decision is not None
    top = table.stack[-1]
    if isinstance(top, Generate) and top.effect.source == card:
        return Refusal("SF-24.5", f"{title} is being used already: answer what it asks.")
    rule = BUSY.get(decision.kind) or unfinished(table)
    return Refusal(rule, f"{busy_words(table, rule)}: {title} is no answer to the open question.")


def busy_words(table: Table, rule: str) -> str:
    """What is under way."""
    if rule not in BUSY_WORDS:
        for procedure in reversed(table.stack):
            if isinstance(procedure, Generate):
                return f"What {source_of(table, procedure.effect)} needs is chosen first"
            if isinstance(procedure, Resolve):
                return f"{source_of(table, procedure.effect)} resolves first"
        return "Answer the open question first"
    return BUSY_WORDS[rule]


def unfinished(table: Table) -> str:
    """The rule by which what the open question belongs to is done before anything else."""
    asking = table.stack[-1]
    if isinstance(asking, Turn):
        return "SF-22.2"
    if isinstance(asking, Generate):
        return "SF-24.5"
    if isinstance(asking, Scene):
        return "SF-23.3"
    if isinstance(asking, Collapse):
        return "SF-9.1.4.1"
    if isinstance(asking, ReturnHome):
        return "SF-28.8"
    if isinstance(asking, UseInfluence):
        return "SF-50.8"
    if isinstance(asking, Combat):
        return "SF-30.3"
    if isinstance(asking, AttackState | Interception):
        return "SF-27.2"
    resolving = any([isinstance(procedure, Resolve) for procedure in table.stack])
    return "SF-24.8" if resolving else "SF-24.5.2"


# --- cards that can only be given up ---------------------------------------------------------------


def why_only_given_up(table: Table, title: str) -> Refusal:
    """Why a card that the open question offers to give up can do nothing else."""
    top = table.stack[-1]
    if isinstance(top, Generate):
        source = source_of(table, top.effect)
        return Refusal("SF-24.1.4", f"{title} can only be given up now, to pay for {source}.")
    if isinstance(top, SacrificeOne):
        return Refusal("SF-45.0", f"{title} can only be sacrificed now.")
    rule = unfinished(table)
    return Refusal(rule, f"{title} can only be discarded now. {busy_words(table, rule)}.")


# --- cards to choose from --------------------------------------------------------------------------


def is_choosing(table: Table, card: CardId) -> bool:
    """Whether the open question asks for cards, and this one lies where such cards might: not in a hand."""
    decision = table.decision
    if decision is None or table.zones[card] not in (PLAY, SMOKED):
        return False
    if decision.kind == q.PICK:
        return table.zones[card] == PLAY or isinstance(table.stack[-1], Generate)
    return decision.kind == q.WHERE and table.zones[card] == PLAY and asks_for_card(table)


def why_not_chosen(table: Table, card: CardId, title: str) -> Refusal:
    """Why a card cannot be chosen for what is asked."""
    top = table.stack[-1]
    decision = table.decision
    assert decision is not None
    if decision.kind == q.WHERE:
        return why_no_subject(table, card, title)
    if isinstance(top, Generate) and top.step != TAKE_AID and ability_behind(table, top.effect) is not None:
        return why_not_picked(table, top, card, title)
    return Refusal("SF-24.1.3.2", f"{title} is not what is asked for, or has been chosen already.")


def why_not_picked(table: Table, top: Generate, card: CardId, title: str) -> Refusal:
    """SF-24.1.3: why a card is not chosen for the effect that is being generated."""
    source = source_of(table, top.effect)
    choice = open_choice(table)
    wanted = choice.text()
    zone = pick_zone(table)
    if zone >= PLAYERS and card == top.effect.source:
        return why_busy(table, card, title)
    if zone >= PLAYERS:
        return Refusal("SF-24.1.3", f"{title} is no answer: {source} does not ask for a card here ({wanted}).")
    if card in top.effect.picks[top.at]:
        return Refusal("SF-24.1.3", f"{title} has been chosen already.")
    if zone != table.zones[card]:
        lies = ZONE_NAMES[zone] if zone == PLAY else f"in the {ZONE_NAMES[zone]}"
        return Refusal("SF-24.1.3.2", f"{title} cannot be chosen: {source} asks for cards {lies}.")
    if is_immune(table, card, top.effect.source, top.effect):
        return Refusal("SF-40.0", f"{title} is immune to {source}.")
    if cannot(table, card, NO_TARGET):
        return Refusal("SF-24.1.3.1", f"{title} is not a legal target.")
    return Refusal("SF-24.1.3.2", f"{title} is not what is asked for ({source}: {wanted}).")


def why_no_subject(table: Table, card: CardId, title: str) -> Refusal:
    """SF-25.5.1: why a State cannot be put on a card; SF-50.14: or whom Stealth cannot be aimed at."""
    top = table.stack[-1]
    if isinstance(top, Generate) and top.effect.kind == CEASING:
        source = table.card(top.effect.source).title
        return Refusal("SF-50.14", f"{title} does not intercept {source}, so its Stealth does nothing to it.")
    assert isinstance(top, Generate | PlayCard)
    state = top.effect.source if isinstance(top, Generate) else top.picked
    seat = top.effect.player if isinstance(top, Generate) else top.seat
    definition = table.card(state)
    if cannot(table, card, NO_STATES):
        return Refusal("SF-25.5.3", f"{title} is not a legal subject for States.")
    if is_immune(table, card, state):
        return Refusal("SF-40.1", f"{title} is immune to {definition.title}.")
    if table.is_character(card) and definition.restrictions & VEHICLE and has_vehicle(table, card):
        return Refusal("SF-49.10", f"{title} is the subject of a Vehicle already, and one is all it takes.")
    if card in legal_subjects(table, seat, state):
        cost = cost_on(table, seat, state, 0, Spot(card))
        return Refusal("SF-8.5", f"{definition.title} costs {cost} Power on {title} and you have {table.power[seat]}.")
    words = "such a card" if definition.subject is None else f"a {definition.subject.text()}"
    return Refusal("SF-25.5.1", f"{title}: {definition.title} is played on {words}.")
