"""Verbs for attacks: who may intercept, who ceases, what is attacked, what a success is, what may be seized."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.attack.fates import burn_smoked
from kwoon.games.shadowfist.attack.joining import BringIn
from kwoon.games.shadowfist.attack.rearranging import Rearranging, swap_rows
from kwoon.games.shadowfist.effects.resolving import cease
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import KEYWORDS
from kwoon.games.shadowfist.state.effects import (
    PASSES_WORD,
    ROBBING,
)
from kwoon.games.shadowfist.state.happenings import AttackFailed
from kwoon.games.shadowfist.state.word_kinds import Cards, Deed, OnCards, Players, Verb
from kwoon.games.shadowfist.terms.codes import MOBILITY, PLAY, SMOKED
from kwoon.games.shadowfist.terms.durations import ATTACK_END, IN_PLAY
from kwoon.games.shadowfist.terms.leanings import BAD, GOOD, NEITHER
from kwoon.games.shadowfist.terms.once import CALLED, note
from kwoon.games.shadowfist.terms.phrasing import listed
from kwoon.games.shadowfist.words.verbs_lasting import leave_behind, leave_between

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class KeepFromIntercepting(Verb):
    """Cards cannot intercept this one (or, for a State, its subject) during this attack."""

    def __init__(self, cards: Cards, attacker: Cards) -> None:
        self.cards: Cards = cards
        self.attacker: Cards = attacker

    def does(self) -> int:
        return BAD

    def deed(self) -> Deed:
        return Deed(deeds.AFFECTS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for attacker in self.attacker.cards(table, effect):
            for card in self.cards.cards(table, effect):
                leave_between(table, effect, card, KEYWORDS, ATTACK_END, attacker)

    def text(self) -> str:
        return f"{self.cards.text()} cannot intercept {self.attacker.text()} during this attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class Cease(OnCards):
    """SF-28.6.6: Characters cease attacking, or intercepting."""

    def does(self) -> int:
        return BAD

    def deed(self) -> Deed:
        return Deed(deeds.STOPS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            cease(table, card)

    def as_cost(self) -> str:
        return f"have {self.cards.text()} cease attacking or intercepting"

    def text(self) -> str:
        words = self.cards.text()
        whom = self.cards.choice.selector.text() if isinstance(self.cards, Picked) else words
        what = [each for each in ("attacking", "intercepting") if each in whom] or ["attacking", "intercepting"]
        return f"{words} {'cease' if words.startswith('all ') else 'ceases'} {listed(what)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SlipPast(Verb):
    """SF-14: this card cannot be intercepted by Characters with the chosen designator."""

    def __init__(self, word: Picked) -> None:
        self.word: Picked = word

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        card = effect.source
        if table.zones[card] == PLAY and table.same(card, effect.stamp):
            for word in self.word.picked(effect):
                leave_behind(table, effect, card, PASSES_WORD, IN_PLAY).word = table.rules.character_words[word]

    def text(self) -> str:
        return f"this card cannot be intercepted by Characters with {self.word.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class MakeSuccess(Verb):
    """SF-28.11: the attack under way, or the one that has just failed, counts as a success."""

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        attack = current_attack(table)
        if attack is not None:
            attack.success = True
            attack.note_success(table, attack.targets() or [attack.target])
            failed = effect.happening
            if attack.seat == table.active and isinstance(failed, AttackFailed):
                table.attack_failed = failed.failed_before

    def text(self) -> str:
        return "the attack is considered to be a success"


@mypyc_attr(allow_interpreted_subclasses=True)
class MaySeize(Verb):
    """During this attack, a Feng Shui Site that these cards reduce to zero in combat may be seized by you."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            leave_behind(table, effect, card, ROBBING, ATTACK_END)

    def text(self) -> str:
        return (
            f"if {self.cards.text()} reduces a Feng Shui Site's Body to 0 by inflicting combat damage "
            "during this attack, you may seize that Site"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class BurnSmoked(Verb):
    """SF-12.1.1: burn for victory Sites that were just smoked; SF-24.1.3.3: if they are in the smoked pile still."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.BURNS, 1)

    def act(self, table: Table, effect: Effect) -> None:
        for card in self.cards.cards(table, effect):
            if table.zones[card] == SMOKED:
                burn_smoked(table, card, effect.player)

    def text(self) -> str:
        return f"burn {self.cards.text()} for victory"


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangeTarget(Verb):
    """SF-28.1.3.1: attackers attack another card."""

    def __init__(self, attackers: Cards, to: Cards) -> None:
        self.attackers: Cards = attackers
        self.to: Cards = to

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.DEFLECTS)

    def act(self, table: Table, effect: Effect) -> None:
        attack = current_attack(table)
        for target in self.to.cards(table, effect):
            if attack is not None and table.zones[target] == PLAY:
                for card in self.attackers.cards(table, effect):
                    attack.change_target(table, card, target)

    def text(self) -> str:
        attackers = self.attackers.text()
        whose = "'" if attackers.endswith("s") else "'s"
        return f"change the target of {attackers}{whose} attack to {self.to.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class RearrangeSites(Verb):
    """SF-28.3: the Sites of players change places; what is attacked may be another Site then."""

    def __init__(self, players: Players) -> None:
        self.players: Players = players

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        for seat in self.players.players(table, effect):
            table.push(Rearranging(effect.player, seat))

    def text(self) -> str:
        return (
            f"rearrange {self.players.text()}'s Sites among the positions that they have. "
            "This may change the target of an attack"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapRows(Verb):
    """SF-28.3: the two Sites of each location change places; what is attacked may be another Site then."""

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        swap_rows(table)

    def text(self) -> str:
        return (
            "at every location with two Sites, the one in front and the one behind it change places; "
            "attackers stay where they are, so another Site may be attacked then"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class JoinAttack(OnCards):
    """SF-28.4: Characters of yours turn to join the attack under way, or may; or one is hired, also if it is turned."""

    def __init__(self, cards: Cards, hired: bool = False, may: bool = False) -> None:
        super().__init__(cards)
        self.hired: bool = hired
        self.may: bool = may

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        cards = self.cards.cards(table, effect)[:]
        if not self.hired:
            cards = [card for card in cards if table.controllers[card] == effect.player and not table.turned[card]]
        if cards:
            table.push(BringIn(cards, self.may))

    def text(self) -> str:
        who = self.cards.text()
        many = who.startswith("all ") or who.endswith("s")
        if_unturned = ", if it is unturned," if self.hired else ""
        if self.may:
            return f"{who} may turn{if_unturned} and join the attack"
        return f"{who} {'turn' if many else 'turns'}{if_unturned} and {'join' if many else 'joins'} the attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class CallToIntercept(OnCards):
    """SF-28.6: Characters gain Mobility, and may intercept in this attack, whoever has had a chance to already."""

    def does(self) -> int:
        return GOOD

    def deed(self) -> Deed:
        return Deed(deeds.AFFECTS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        attack = current_attack(table)
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                leave_behind(table, effect, card, KEYWORDS, IN_PLAY).mask = MOBILITY
                call = note(CALLED, table.stamps[card])
                if attack is not None and attack.can_be_joined() and call not in table.used_in_attack:
                    table.used_in_attack.append(call)

    def text(self) -> str:
        return (
            f"{self.cards.text()} gains Mobility until it leaves play and may intercept next in this attack, "
            "even after its player's own chance to"
        )
