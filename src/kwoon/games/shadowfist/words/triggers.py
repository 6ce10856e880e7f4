"""Triggers: what abilities wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.selectors import ANYONE, OPPONENT, YOU
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.abilities import behind
from kwoon.games.shadowfist.state.happenings import (
    cause_of,
    is_combat_damage,
    is_success,
    is_turning,
)
from kwoon.games.shadowfist.state.word_kinds import Condition, Selector, Trigger
from kwoon.games.shadowfist.terms.codes import (
    ABOUT_TO_FIGHT,
    ATTACK_DECLARED,
    ATTACK_ENDED,
    ATTACK_FAILED,
    ATTACK_JOINED,
    BURNED_SITE,
    BY_COMBAT_DAMAGE,
    BY_OTHER_DAMAGE,
    CONTROL_TAKEN,
    DAMAGE_REDUCED,
    DAMAGED,
    DISCARDED,
    ENTERED,
    ENTERED_COMBAT,
    HEALED,
    HURT,
    INTERCEPTED,
    LEFT_PLAY,
    MAIN_SHOT_STARTED,
    PLAYED,
    POWER_GAINED,
    POWER_GENERATED,
    POWER_STOLEN,
    REDUCED_TO_ONE,
    REDUCED_TO_ZERO,
    REVEALED,
    SACRIFICED,
    SEIZED,
    STEALTH_USED,
    TACTICS_USED,
    TARGET_CHANGED,
    TARGETED,
    TURN_ENDED,
    TURNED,
    TURNED_TO_ATTACK,
    TURNED_TO_HEAL,
    UNTURNED,
    WAS_SMOKED,
    WAS_TOASTED,
)
from kwoon.games.shadowfist.terms.ids import CardId, HappeningKind
from kwoon.games.shadowfist.terms.phrasing import a_or_an, either

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


PASSIVE: Final = {
    PLAYED: "is played",
    REVEALED: "is revealed",
    WAS_SMOKED: "is smoked",
    WAS_TOASTED: "is toasted",
    TURNED: "is turned",
    UNTURNED: "is unturned",
    BURNED_SITE: "is burned",
    SEIZED: "is seized",
    HEALED: "is healed",
    SACRIFICED: "is sacrificed",
    DISCARDED: "is discarded",
    CONTROL_TAKEN: "is taken control of",
    TARGETED: "is targeted",
    DAMAGE_REDUCED: "has damage reduced that is inflicted on it",
    REDUCED_TO_ONE: "is reduced to 1 Fighting",
}
"""What happens to a card; someone may be named who did it."""
ACTIVE: Final = {
    ENTERED: "enters play",
    LEFT_PLAY: "leaves play",
    TURNED_TO_ATTACK: "turns to attack",
    TARGET_CHANGED: "comes to attack",
    TURNED_TO_HEAL: "turns to heal",
    TACTICS_USED: "uses Tactics",
    STEALTH_USED: "uses Stealth",
    INTERCEPTED: "is intercepted by",
    ENTERED_COMBAT: "enters combat with",
    ABOUT_TO_FIGHT: "is about to enter combat with",
}
"""What a card does; the last three are about two cards, and name the one that they are about last."""
OF_PLAYERS: Final = {
    ATTACK_DECLARED: ("declare an attack", "declares an attack"),
    ATTACK_JOINED: ("join an attack", "joins an attack"),
    POWER_GAINED: ("gain Power", "gains Power"),
    POWER_GENERATED: ("generate Power", "generates Power"),
    POWER_STOLEN: ("steal Power", "steals Power"),
}
"""What a player does: you, and anyone else."""
OF_TWO: Final = (INTERCEPTED, ENTERED_COMBAT, ABOUT_TO_FIGHT)
ATTACK_ENDS: Final = (ATTACK_ENDED, ATTACK_FAILED)
ATTACKS_MADE: Final = (ATTACK_DECLARED, ATTACK_JOINED)
POWER_COMES: Final = (POWER_GAINED, POWER_GENERATED, POWER_STOLEN)
PLAYERS_WORDS: Final = ("any player", "you", "an opponent")
THE_PLAYER: Final = ("that player", "you", "that opponent")
UNDER_OPPONENTS: Final = " under an opponent's control"


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Trigger):
    """Something happens: to this card, its subject, or such a card; by someone."""

    def __init__(self, kind: HappeningKind) -> None:
        self.kind: HappeningKind = kind
        self.this: bool = False
        self.subject: bool = False
        self.selector: Selector | None = None
        self.by: Selector | None = None
        """What did it."""
        self.by_this: bool = False
        self.watched: bool = False
        """For delayed effects (SF-26.4): to the card that is watched."""
        self.by_watched: bool = False
        self.doer: int = ANYONE
        """The player behind it."""
        self.combat: int = -1
        """For damage: 1 only combat damage, 0 only other damage."""
        self.success: int = -1
        """For the end of an attack: 1 if it was a success, 0 if it was not."""
        self.under_way: bool = False
        """For delayed effects: the end of the attack that is under way as it is set up, whoever declared it."""
        self.on_its_target: bool = False
        """For damage: on the target of this card's attack."""
        self.whom: Selector | None = None
        """For turning to attack: what is attacked."""
        self.freely: bool = False
        """For turning to attack: only what attacks without turning."""
        self.by_damage: bool = False
        """SF-20.1: for smoking: by damage of either kind, not directly."""

    def kinds(self) -> list[int]:
        return [self.kind]

    def fires(self, table: Table, effect: Effect) -> bool:
        if self.this and effect.about != effect.source:
            return False
        if self.subject and effect.about != table.subjects[effect.source]:
            return False
        if self.by_this and effect.source not in doers(table, effect):
            return False
        if self.watched and effect.about != effect.watched:
            return False
        if self.by_watched and effect.by != effect.watched:
            return False
        if self.doer != ANYONE and not self.is_by_whom(table, effect):
            return False
        if self.doer == OPPONENT and effect.whose < 0:
            return False
        if self.combat >= 0 and is_combat_damage(effect.happening) != (self.combat == 1):
            return False
        if self.success >= 0 and is_success(effect.happening) != (self.success == 1):
            return False
        if self.selector is not None:
            if self.kind in (ENTERED, PLAYED) and effect.about == effect.source and not self.this:
                return False  # SF-24.5.2: a card does not trigger itself by entering play
            if effect.about < 0 or not self.selector.matches(table, effect.about, effect):
                return False
        if self.by is not None:
            if not any(each >= 0 and self.by.matches(table, each, effect) for each in doers(table, effect)):
                return False
        if self.whom is not None and (effect.by < 0 or not self.whom.matches(table, effect.by, effect)):
            return False
        if self.kind == INTERCEPTED and self.by is None and not self.by_this and not is_first_met(table, effect):
            return False  # SF-28.6.1: one declaration, however many attackers it meets
        if self.freely and is_turning(effect.happening):
            return False
        if self.by_damage and cause_of(effect.happening) not in (BY_COMBAT_DAMAGE, BY_OTHER_DAMAGE):
            return False
        return not self.on_its_target or is_target_of(table, effect.by, effect.about)

    def is_by_whom(self, table: Table, effect: Effect) -> bool:
        """Whether you, or someone else, is behind it; in combat with a card several players may be (SF-28.4)."""
        if self.kind == HURT:
            return any(
                (table.controllers[each] == effect.player) == (self.doer == YOU) for each in doers(table, effect)
            )
        return (effect.whose == effect.player) == (self.doer == YOU)

    # --- how it reads --------------------------------------------------------------------------

    def whose_doing(self) -> str:
        if self.kind in OF_TWO:
            return "that Character's controller"
        if self.under_way:
            return "the player who declared it"
        return "that opponent" if self.doer == OPPONENT else super().whose_doing()

    def about_noun(self) -> str:
        if self.kind == INTERCEPTED:
            return "interceptor"
        if self.kind == TURNED_TO_ATTACK:
            return "attacker"
        return "card" if self.selector is None else self.selector.name(False)

    def doer_noun(self) -> str:
        if self.kind == INTERCEPTED:
            return "attacker"
        return "card" if self.by is None else self.by.name(False)

    def text(self) -> str:
        return f"when {self.sentence()}"

    def sentence(self) -> str:
        """Who does what to whom."""
        if self.kind == DAMAGED:
            return self.damage_sentence()
        if self.kind in ATTACK_ENDS:
            return self.attack_sentence()
        if self.kind in OF_PLAYERS:
            yours, others = OF_PLAYERS[self.kind]
            words = f"you {yours}" if self.doer == YOU else f"{PLAYERS_WORDS[self.doer]} {others}"
            if self.kind in ATTACKS_MADE and self.is_about_a_card():
                words += f" on {self.patient('card')}"
            return f"{words} by the rules text of {self.agent()}" if self.agent() else words
        if self.kind == HURT:
            whose = ("", " you control", " an opponent controls")[self.doer]
            return f"one or more Characters{whose} inflict combat damage on {self.patient('card')}"
        if self.kind == REDUCED_TO_ZERO:
            return f"{self.patient('card')}'s Body is reduced to 0{self.by_whom()}"
        if self.kind == PLAYED and self.doer != ANYONE:
            return f"{PLAYERS_WORDS[self.doer]} {'play' if self.doer == YOU else 'plays'} {self.patient('card')}"
        if self.kind in PASSIVE:
            damage = " by damage" if self.by_damage else ""
            if self.kind == BURNED_SITE and self.doer == YOU and not self.is_about_a_card():
                return "you burn a Site"
            return f"{self.patient('card')} {PASSIVE[self.kind]}{damage}{self.by_whom()}"
        if self.kind == INTERCEPTED and not self.agent():
            return f"{self.patient('Character')} is declared as an interceptor"
        if self.kind in OF_TWO and not self.agent():
            return f"{self.patient('Character')} {ACTIVE[self.kind].removesuffix(' with')}"
        if self.kind in OF_TWO:
            return f"{self.agent()} {ACTIVE[self.kind]} {self.patient('Character')}"
        words = f"{self.patient('Character')} {'attacks without turning' if self.freely else ACTIVE[self.kind]}"
        if self.whom is not None or self.kind == TARGET_CHANGED:
            words += f" {'another card' if self.whom is None else a_or_an(self.whom.text())}"
        return f"{words}{('', ' under your control', UNDER_OPPONENTS)[self.doer]}"

    def damage_sentence(self) -> str:
        """Damage: combat damage, other damage, or any."""
        kind = ("damage", "non-combat damage", "combat damage")[self.combat + 1]
        whom = "the target of its attack" if self.on_its_target else self.patient("card")
        agent = self.agent()
        if self.doer != ANYONE and self.on_its_target:
            agent = agent or f"a card {('', 'you control', 'an opponent controls')[self.doer]}"
        elif self.doer != ANYONE:
            agent = agent or PLAYERS_WORDS[self.doer]
        if not agent:
            return f"{kind} is inflicted on {whom}"
        return f"{agent} {'inflict' if agent == 'you' else 'inflicts'} {kind} on {whom}"

    def attack_sentence(self) -> str:
        """The end of an attack, and whether it was a success."""
        whose = ("an attack", "an attack you declared", "an attack that an opponent declared")[self.doer]
        whose = "that attack" if self.under_way else whose
        if self.is_about_a_card():
            whose += f" on {self.patient('card')}"
        if self.kind == ATTACK_FAILED:
            return f"{whose} fails"
        return f"{whose} ends{('', ' without success', ' with success')[self.success + 1]}"

    def is_about_a_card(self) -> bool:
        """Whether it says what it happens to."""
        return self.this or self.subject or self.watched or self.selector is not None

    def patient(self, kind: str) -> str:
        """What it happens to; without anyone in particular, any such thing."""
        if self.this:
            return "this card"
        if self.subject:
            return "subject"
        if self.watched:
            return "the watched card"
        return a_or_an(kind if self.selector is None else self.selector.text())

    def agent(self) -> str:
        """The card that does it, if that matters."""
        if self.by_this:
            return "this card"
        if self.by_watched:
            return "the watched card"
        return "" if self.by is None else a_or_an(self.by.text())

    def by_whom(self) -> str:
        """Who does it, if that matters: a card, or the player behind it."""
        who = self.agent() or ("" if self.doer == ANYONE else PLAYERS_WORDS[self.doer])
        return f" by {who}" if who else ""


def doers(table: Table, effect: Effect) -> list[CardId]:
    """The cards that did it: one; or all whose combat damage hurt or smoked a card, or took a Site's last Body."""
    if table.hitters is not None and effect.moment() in (REDUCED_TO_ZERO, WAS_SMOKED, WAS_TOASTED, HURT):
        return table.hitters.get(effect.about, [effect.by])
    return [effect.by]


def is_first_met(table: Table, effect: Effect) -> bool:
    """For interceptions: whether it is the first of the attackers that the interceptor meets."""
    attack = current_attack(table)
    return attack is not None and effect.by in attack.attackers_met_by(effect.about)[:1]


def is_target_of(table: Table, attacker: CardId, card: CardId) -> bool:
    """Whether a card is what an attacker attacks."""
    attack = current_attack(table)
    if attack is None:
        return False
    part = attack.attacker_of(attacker)
    return part is not None and part.target == card


@mypyc_attr(allow_interpreted_subclasses=True)
class AtTurn(Trigger):
    """At the start or the end of a turn, or at the start of a Main Shot.

    For delayed effects (SF-26.4): perhaps not before the turn that follows the one in which the parent was generated.
    """

    def __init__(self, kind: HappeningKind, whose: int = ANYONE, next_only: bool = False) -> None:
        self.kind: HappeningKind = kind
        self.whose: int = whose
        self.next_only: bool = next_only

    def kinds(self) -> list[int]:
        return [self.kind]

    def fires(self, table: Table, effect: Effect) -> bool:
        if self.next_only and table.turn <= effect.turn:
            return False
        return self.whose == ANYONE or (effect.whose == effect.player) == (self.whose == YOU)

    def whose_doing(self) -> str:
        return "the player whose turn it is"

    def text(self) -> str:
        moment = "end" if self.kind == TURN_ENDED else "start"
        part = "Main Shot" if self.kind == MAIN_SHOT_STARTED else "turn"
        whose = ("any", "your", ANY_OPPONENTS)[self.whose]
        if self.next_only:
            whose = ("the next player's", "your next", "the next opponent's")[self.whose]
        return f"at the {moment} of {whose} {part}"


ANY_OPPONENTS: Final = "any opponent's"


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Trigger):
    """When one of several things happens."""

    def __init__(self, *triggers: Trigger) -> None:
        self.triggers: tuple[Trigger, ...] = triggers

    def kinds(self) -> list[int]:
        return [kind for trigger in self.triggers for kind in trigger.kinds()]

    def fires(self, table: Table, effect: Effect) -> bool:
        return any(effect.moment() in trigger.kinds() and trigger.fires(table, effect) for trigger in self.triggers)

    def text(self) -> str:
        return either([trigger.text() for trigger in self.triggers])

    def whose_doing(self) -> str:
        names = {trigger.whose_doing() for trigger in self.triggers}
        return names.pop() if len(names) == 1 else super().whose_doing()


@mypyc_attr(allow_interpreted_subclasses=True)
class Provided(Trigger):
    """A trigger that counts only while something holds."""

    def __init__(self, trigger: Trigger, condition: Condition) -> None:
        self.trigger: Trigger = trigger
        self.condition: Condition = condition

    def kinds(self) -> list[int]:
        return self.trigger.kinds()

    def fires(self, table: Table, effect: Effect) -> bool:
        return self.trigger.fires(table, effect) and self.condition.holds(table, effect)

    def recalls(self) -> int:
        return self.trigger.recalls() | self.condition.recalls()

    def whose_doing(self) -> str:
        return self.trigger.whose_doing()

    def about_noun(self) -> str:
        return self.trigger.about_noun()

    def doer_noun(self) -> str:
        return self.trigger.doer_noun()

    def text(self) -> str:
        what, who = self.trigger.text(), "when an opponent "
        is_one = self.condition.text().removeprefix("if that opponent is now ")
        if what.startswith(who) and is_one != self.condition.text():
            return f"{who}who is {is_one} {what.removeprefix(who)}"
        return what + behind(self.condition)
