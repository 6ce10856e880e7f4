"""What each seat sees of the table, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kwoon.engine.plain import Data
from kwoon.games.shadowfist.attack import steps as attack_steps
from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.attack.fates import Fates
from kwoon.games.shadowfist.attack.interception import ASK, TAKE, Interception
from kwoon.games.shadowfist.cards.library import by_title, tokens
from kwoon.games.shadowfist.shown.forecast import forecast
from kwoon.games.shadowfist.shown.labels import prompt
from kwoon.games.shadowfist.shown.sight import positions, question_is_about, strength_seen, toughness_of
from kwoon.games.shadowfist.standing.attack import Attacker, AttackState, current_attack
from kwoon.games.shadowfist.standing.costs import cost_to_play
from kwoon.games.shadowfist.standing.derive import body, fighting, resources_of
from kwoon.games.shadowfist.standing.tops import open_tops
from kwoon.games.shadowfist.standing.victory import goal_of
from kwoon.games.shadowfist.state.abilities import DESIGNATOR
from kwoon.games.shadowfist.state.card import Card, letters
from kwoon.games.shadowfist.state.effects import CHOSEN_FOR, LOST_WORD, PASSES_WORD
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import moments
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import CHARACTER, FENG_SHUI, RESOURCE_NAMES, RESOURCES, SITE
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId, all_seats
from kwoon.games.shadowfist.terms.phrasing import copy_of
from kwoon.games.shadowfist.turn import steps as turn_steps
from kwoon.games.shadowfist.turn.steps import Turn, power_to_generate
from kwoon.games.shadowfist.words.names import (
    aimed,
    effect_words,
    is_stranger,
    known_as,
    name_for,
    names_in_play,
    numbered,
    place_of_card,
    source_for,
    was_stranger,
)


def view_of(table: Table, seat: SeatId) -> dict[str, Data]:
    """All that a seat may know; seat -1 is a spectator."""
    names = names_in_play(table, seat)
    players: list[Data] = [player_view(table, each, seat, names) for each in all_seats(table.seats)]
    data: dict[str, Data] = {
        "game": "shadowfist",
        "seat": seat,
        "turn": table.turn,
        "active": table.active,
        "over": table.decision is None,
        "time_called": table.time_called,
        "players": players,
        "moment": moment(table),
        "scene": scene_view(table, seat),
        "attack": attack_view(table, seat),
        "signposts": signposts_view(table, seat),
    }
    decision = table.decision
    if decision is not None and decision.seat == seat:
        data["question"] = {
            "kind": q.KIND_NAMES[decision.kind],
            "prompt": prompt(table),
            "about": question_is_about(table),
        }
    return data


def player_view(table: Table, each: SeatId, seat: SeatId, names: list[str]) -> dict[str, Data]:
    """One player, as a seat sees them; the hand only for its own seat."""
    pool = resources_of(table, each)
    player: dict[str, Data] = {
        "seat": each,
        "power": table.power[each],
        "income": power_to_generate(table, each),
        "hand_size": len(table.hands[each]),
        "deck_size": len(table.decks[each]),
        "eliminated": table.eliminated[each] > 0,
        "left": each in table.leavers,
        "closeness": table.closeness(each),
        "goal": goal_of(table, each),
        "resources": "".join([RESOURCES[place] * count for place, count in enumerate(pool)]),
        "smoked": titles(table, table.smoked[each]),
        "toasted": titles(table, table.toasted[each]),
        "burned": titles(table, table.burned[each]),
        "locations": len(table.structures[each]),
        "cards": [
            card_view(table, card, seat, names[at])
            for at, card in enumerate(table.in_play)
            if table.controllers[card] == each
        ],
    }
    tops = [card for card in open_tops(table) if table.owners[card] == each]
    if tops:
        player["top"] = table.card(tops[0]).title
    held = [held.card for held in table.held_by(each)]
    if held:
        player["aside"] = titles(table, held)
    if each == seat:
        player["hand"] = titles(table, table.hands[each])
        player["costs"] = [cost_to_play(table, seat, card, 0) for card in table.hands[each]]
    return player


def titles(table: Table, cards: list[CardId]) -> list[Data]:
    """Cards by title."""
    return [table.card(card).title for card in cards]


def card_view(table: Table, card: CardId, seat: SeatId, name: str) -> Data:
    """One card in play, as a seat sees it."""
    definition = table.card(card)
    hidden = table.face_down[card] and table.controllers[card] != seat
    place = place_of_card(table, card)
    data: dict[str, Data] = {
        "name": name,
        "title": None if hidden else definition.title,
        "type": "Feng Shui Site" if table.face_down[card] else definition.type_name,
        "face_down": table.face_down[card] == 1,
        "turned": table.turned[card] == 1,
        "damage": table.damage[card],
        "counters": table.counters[card],
        "place": list(place) if place else None,
        "row": table.rows[card],
        "ready": table.ready[card] == 1,
    }
    if table.paid[card] and not hidden:
        data["x"] = table.paid[card]
    chosen = chosen_for(table, card)
    if chosen:
        data["chosen"] = chosen
    if table.subjects[card] != NONE:
        data["subject"] = numbered(table, table.subjects[card], seat)
        data["subject_seat"] = table.controllers[table.subjects[card]]
        data["on"] = positions(table)[table.subjects[card]]
    if table.is_character(card):
        data["fighting"] = fighting(table, card)
        data.update(strength_seen(table, card))
    elif table.is_site(card) and not hidden:
        data["body"] = body(table, card)
        data["toughness"] = toughness_of(table, card)
    return data


CHOSEN_KINDS: Final = {CHOSEN_FOR: "", PASSES_WORD: "", DESIGNATOR: "gains ", LOST_WORD: "loses "}
"""How `Lingering` keeps a word that was chosen for a card."""


def chosen_for(table: Table, card: CardId) -> str:
    """SF-24.1.3, SF-14: the designators and resources that were chosen for a card and count now."""
    found: list[str] = []
    for each in table.lingering:
        if each.card == card and table.same(card, each.stamp) and each.kind in CHOSEN_KINDS:
            if each.kind == CHOSEN_FOR and each.chosen_player != NONE:
                word = f"{{{each.chosen_player}}}"
            else:
                word = each.word.capitalize() or RESOURCE_NAMES[each.resource]
            found.append(f"{CHOSEN_KINDS[each.kind]}{word}")
    return ", ".join(found)


def scene_view(table: Table, seat: SeatId) -> list[Data]:
    """The effects that wait, the next to resolve last."""
    found: list[Data] = []
    for procedure in table.stack:
        if isinstance(procedure, SceneState):
            for effect in procedure.effects:
                found.append(
                    {
                        "card": source_for(table, effect, seat),
                        "player": effect.player,
                        "aimed": aimed(table, effect, seat),
                        "text": effect_words(table, effect, seat),
                    }
                )
    return found


def attack_view(table: Table, seat: SeatId) -> Data:
    """The attack under way."""
    attack = current_attack(table)
    if attack is None or attack.target == NONE:
        return None
    spots = positions(table)
    targets = attack.targets()
    changed = len(targets) > 0 and attack.target not in targets
    names = [name_for(table, card, seat) for card in targets]
    if changed:
        hidden = is_stranger(table, targets[0], seat)
    else:
        hidden = was_stranger(table, attack.target, attack.target_stamp, seat)
    return {
        "by": attack.seat,
        "target": " and ".join(names) if changed else known_as(table, attack.target, attack.target_stamp, seat),
        "target_hidden": hidden,
        "target_at": spots.get(targets[0]) if changed else target_spot(table, attack, spots),
        "picked": [spots[card] for card in attack.picked if card in spots],
        "on": table.controllers[targets[0]] if changed else attack.target_seat,
        "intercepting": attack.intercepting_seat,
        "attackers": [attacker_view(table, attacker, seat, spots) for attacker in attack.attackers],
        "forecast": forecast(table, attack, seat, spots),
    }


def target_spot(table: Table, attack: AttackState, spots: dict[int, list[Data]]) -> Data:
    """Where the declared target stands; nowhere, if it has left play, even if the same card came back (SF-34)."""
    return spots.get(attack.target) if table.same(attack.target, attack.target_stamp) else None


def signposts_view(table: Table, seat: SeatId) -> list[Data]:
    """SF-38.1: which damage is redirected: by which card it would be inflicted, on what, and what takes it instead."""
    return [
        {
            "source": known_as(table, signpost.source, signpost.source_stamp, seat),
            "from": known_as(table, signpost.recipient, signpost.recipient_stamp, seat),
            "to": known_as(table, signpost.goes_to, signpost.goes_to_stamp, seat),
        }
        for signpost in table.signposts
    ]


def attacker_view(table: Table, attacker: Attacker, seat: SeatId, spots: dict[int, list[Data]]) -> Data:
    """One attacker and its chain of interceptors, in the order in which they fight."""
    here = table.same(attacker.card, attacker.stamp)
    gone = known_as(table, attacker.card, attacker.stamp, seat)
    return {
        "card": numbered(table, attacker.card, seat) if here else gone,
        "at": spots.get(attacker.card) if here else None,
        "seat": table.controllers[attacker.card] if here else attacker.seat,
        "fighting": fighting(table, attacker.card) if here else 0,
        "target": known_as(table, attacker.target, attacker.target_stamp, seat),
        "attacking": attacker.attacking,
        "interceptors": [name_for(table, card, seat) for card in attacker.chain],
        "chain": [
            {
                "card": numbered(table, card, seat),
                "at": spots.get(card),
                "seat": table.controllers[card],
                "fighting": fighting(table, card),
            }
            for card in attacker.chain
        ],
    }


# --- when -------------------------------------------------------------------------------------------


def moment(table: Table) -> str:
    """Where in the turn, or in the attack, the game is: public, and told alike to everyone."""
    attack = current_attack(table)
    if attack is not None:
        return attack_moment(table, attack)
    for procedure in table.stack:
        if isinstance(procedure, Turn):
            return turn_moment(table, procedure)
    return moments.OVER


def turn_moment(table: Table, turn: Turn) -> str:
    """SF-22: which part of the turn it is."""
    if turn.step == turn_steps.POWER:
        return moments.START_OF_TURN
    if turn.step <= turn_steps.MAIN_BEGINS:
        return moments.ESTABLISHING_SHOT
    if turn.step <= turn_steps.TAKE_MAIN:
        return moments.MAIN_SHOT
    return moments.END_DECLARED if turn.step <= turn_steps.AFTER_RESPONSES else moments.END_OF_TURN


def attack_moment(table: Table, attack: AttackState) -> str:
    """SF-28: which step of the attack it is."""
    for procedure in table.stack:
        if isinstance(procedure, Fates):
            return moments.FATE
        if isinstance(procedure, Combat):
            return moments.COMBAT
    for procedure in table.stack:
        if isinstance(procedure, Interception):
            return moments.INTERCEPTION if procedure.step in (ASK, TAKE) else moments.INTERCEPTED
    if attack.ended or attack.step in (attack_steps.HOME, attack_steps.END_SCENE):
        return moments.END_OF_ATTACK
    if attack.step == attack_steps.DECLARED:
        return moments.ATTACK_DECLARED
    return moments.DECLARING if attack.target == NONE or not attack.attackers else moments.JOINING


# --- what is printed on a card ----------------------------------------------------------------------


def describe(name: str, made: Sequence[Card] = ()) -> str:
    """All that stands on a card of that name, which may have a copy's number behind it.

    It may be a token (SF-47), or one of those that a game has made: a twin has its own title (SF-36.1).
    """
    for title in (name, copy_of(name)[0]):
        if title in by_title():
            return printed(by_title()[title])
        if title in tokens():
            return printed(tokens()[title])
        for card in made:
            if card.title == title:
                return printed(card)
    return ""


def printed(card: Card) -> str:
    """Type, cost, resources, numbers and text."""
    type_name = f"{card.type_name} token" if card.token else card.type_name
    parts = [type_name if card.subtitle in ("", card.type_name) else f"{type_name} ({card.subtitle})"]
    if card.cost >= 0:
        parts.append(f"cost {card.cost}")
    elif card.cost == -1:
        parts.append("cost X")
    if sum(card.requires):
        parts.append(f"needs {letters(card.requires)}")
    if sum(card.provides):
        parts.append(f"gives {letters(card.provides)}")
    if card.type == CHARACTER:
        parts.append(f"Fighting {card.fighting if card.fighting >= 0 else 'X'}")
    elif card.type in (SITE, FENG_SHUI):
        parts.append(f"Power {card.power}, Body {card.body}")
    return f"{', '.join(parts)}. {card.text()}".strip()
