"""A card's definition: its anatomy (SF-8) and its abilities. Definitions never change."""

from __future__ import annotations

import zlib
from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.state.abilities import (
    Ability,
    Continuous,
    Delayed,
    Triggered,
    Used,
    stirring,
)
from kwoon.games.shadowfist.state.values import Values
from kwoon.games.shadowfist.state.word_kinds import Number, Selector
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    EVENT,
    FENG_SHUI,
    HAPPENINGS,
    KEYWORD_NAMES,
    NEEDS_ROOM,
    NEEDS_SITE_TO_PLAY,
    RESOURCE_NAMES,
    RESOURCES,
    SITE,
    SMOKED,
    STATE,
    TYPE_NAMES,
    bits,
    resource_of,
    restrictions_in,
)
from kwoon.games.shadowfist.terms.designators import designators
from kwoon.games.shadowfist.terms.permission_kinds import (
    ANY_MAIN_SHOT_PLAY,
    CHEAPER_ITSELF,
    CRISIS_ANY_MAIN_SHOT,
    FACE_UP,
    LESS_FOR_POWER,
    OUT_OF_TURN,
    OWN_AID,
    PLAY_FROM_SMOKED,
)
from kwoon.games.shadowfist.terms.phrasing import a_or_an, joined
from kwoon.games.shadowfist.terms.timings import (
    ANY_MAIN_SHOT,
    LIMIT_WORDS,
    MAIN_SHOT,
    OUTSIDE_ATTACK,
)

CODES: Final = (1 << 28) - 1
"""The greatest code; a test sees to it that no two titles or designators that were ever printed share one."""
X: Final = -1
"""A printed X, defined in the text (SF-48)."""
NO_COST: Final = -2
"""A Feng Shui Site without a printed cost (SF-25.7.2)."""


OWN_REDUCTIONS: Final = 1 << CHEAPER_ITSELF | 1 << FACE_UP | 1 << LESS_FOR_POWER | 1 << PLAY_FROM_SMOKED | 1 << OWN_AID
"""SF-37: the permissions in a card's text by which it is played at less."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One title: everything that is printed on it."""

    def __init__(self, title: str, subtitle: str, type_: int) -> None:
        self.title: str = title
        self.code: int = lasting_code(title)
        """What the title is noted by in a game's state; see `once`."""
        self.subtitle: str = subtitle
        self.type: int = type_
        self.cost: int = 0
        self.requires: list[int] = [0] * len(RESOURCES)
        self.provides: list[int] = [0] * len(RESOURCES)
        self.fighting: int = 0
        self.power: int = 0
        self.body: int = 0
        self.restrictions: int = 0
        self.keywords: int = 0
        self.toughness: int = 0
        self.influence: int = 0
        self.crisis: int = -1
        """SF-50.4: the Power for which it may be played in a crisis; -1 for none."""
        self.crisis_requires: list[int] | None = None
        """SF-50.4: the resources that it requires then; None if they are the printed ones."""
        self.identity: str = ""
        """SF-49.1: another title that it counts as."""
        self.x: Number | None = None
        """What a printed X stands for."""
        self.subject: Selector | None = None
        """SF-25.5.1: what a State is played on."""
        self.abilities: list[Ability] = []
        self.designators: frozenset[str] = designators(title, subtitle)
        self.set: str = ""
        self.base: int = self.code
        """The code of the printed card, for one that has copied something (SF-36); else its own."""
        self.token: bool = False
        """SF-47: whether it is a token."""
        self.blanker: bool = False
        """SF-32: whether its text blanks other cards."""
        self.never_plain: bool = False
        """Whether it blanks others: what cards are then depends on more than their words say."""
        self.counts_fighting: bool = False
        """SF-8.7: whether it is a Character with a printed Fighting of X."""
        self.text_numbers: list[Number] = []
        """SF-26.6.3: the numbers in its text."""
        self.immune: bool = False
        """SF-40: whether its text makes it immune to anything."""
        self.immune_texts: list[Ability] = []
        """SF-40: the texts that give Immunity, to this card or to others."""
        self.immune_watches: int = 0
        """What that looks at."""
        self.makes_immune: bool = False
        """SF-40: whether its text gives Immunity to other cards than itself."""
        self.keeps_off_targeting: bool = False
        """SF-24.1.3: whether its text makes cards no legal targets for some others."""
        self.trigger_mask: int = 0
        self.hand_mask: int = 0
        """Happenings that this card can answer from a hand."""
        self.pile_mask: int = 0
        """Happenings that it can answer from a smoked pile."""
        self.values: Values = Values()
        """What it is in play, before anything changes it."""
        self.blank: Values = self.values
        """What it is face down, or when its text is blank (SF-32)."""
        self.permits: int = 0
        """The kinds of permission in its text, as bits."""
        self.continuous: bool = False
        """SF-10.1: whether it has a continuous ability."""
        self.standing_texts: list[Continuous] = []
        """The continuous abilities that it has."""
        self.standing_watches: list[int] = []
        """What each of these looks at (SEES_...)."""
        self.watches: int = 0
        """What any of these looks at."""
        self.wants: list[int] = []
        """SF-8.4: the resources that it requires any of."""
        self.gives: list[int] = []
        """SF-8.3: the resources that it provides any of."""
        self.played_when: int = 0
        """The timings at which it can be played, as bits."""
        self.used_when: int = 0
        """The timings at which its controller can use it in play, as bits."""
        self.uses: list[int] = []
        """The places of the abilities that it offers its controller in play."""
        self.play_lacking: int = 0
        """What playing it needs (NEEDS_...): a Site that one can be played, an Event what all of its abilities need."""
        self.play_hopes: list[Selector] = []
        """SF-24.1.3: for an Event with one ability: what must be there to choose; see `Used.hopes`."""
        self.cheaper: bool = False
        """SF-37: whether its own text makes it cheaper."""
        self.recalls: int = 0
        """What has to be noted for its text while a game goes on: a bit for each kind of note in `terms.once`."""
        self.toasts_victims: bool = False
        """SF-46: whether what it smokes is toasted instead."""
        self.has_damage_rules: bool = False
        self.attacks_out_of_turn: bool = False
        """SF-28.1.2: whether it may attack in an opponent's turn."""
        self.has_hand_abilities: bool = False
        self.has_pile_abilities: bool = False
        self.form: Card | None = None
        """SF-7.1.1: the State that it may be played as; see `permissions.PlayedAs`."""
        self.form_costs: bool = False
        """For such a State: whether it costs or requires something else than the card itself."""
        self.pay_more: int = 0
        """SF-24.1.4: how much additional Power may be spent for it, at most; see `permissions.PayMore`."""
        self.only_when: bool = False
        """SF-25.1: whether it can be played only when that happens."""
        self.from_pile: bool = False
        """SF-9.2.3, SF-44.2: whether it may offer its player something from the smoked pile."""
        self.has_opponents_abilities: bool = False
        self.keeps_off: bool = False
        """SF-28.6: whether its text keeps Characters from intercepting some attackers."""
        self.has_against: bool = False
        """SF-50: whether it has bold-faced abilities against some cards only."""
        self.substitute: int = -1
        """SF-8.4: a resource that may stand for those that it requires; -1 for none."""

    # --- what it is ----------------------------------------------------------------------------

    def is_site(self) -> bool:
        """SF-7.3: whether it is a Site, also a Feng Shui Site."""
        return self.type == SITE or self.type == FENG_SHUI

    def is_foundation(self) -> bool:
        """SF-18.4: requires no resources and provides at least one."""
        return sum(self.requires) == 0 and sum(self.provides) > 0

    def has_resource(self, resource: int) -> bool:
        """SF-18.2: a card of that faction or talent."""
        return self.requires[resource] > 0 or self.provides[resource] > 0

    def counts_as(self) -> str:
        """SF-49.1: the title by which copies of a card are known: its own, or its Identity."""
        return self.identity or self.title

    def settle(self) -> None:
        """Look up once what the rules ask of the text again and again; place delayed abilities."""
        self.wants = [place for place, count in enumerate(self.requires) if count]
        self.gives = [place for place, count in enumerate(self.provides) if count]
        self.blank = Values()
        self.blank.body = self.blank.printed_body = self.body
        if self.type == CHARACTER and self.fighting != X:
            self.blank.printed = self.blank.fighting = self.fighting
        self.values = self.blank.copy()
        self.values.keywords = self.keywords
        self.values.toughness = self.toughness
        self.values.influence = self.influence
        at = 0
        while at < len(self.abilities):  # what is left behind may leave something behind itself
            ability = self.abilities[at]
            for verb in ability.verbs if isinstance(ability, Used) else []:
                left_behind = verb.leaves_behind(len(self.abilities))
                if isinstance(left_behind, Ability):
                    self.abilities.append(left_behind)
            at += 1
        self.text_numbers = []
        for ability in self.abilities:
            for number in ability.numbers():
                for part in number.numbers() or [number]:
                    if not any([part is each for each in self.text_numbers]):  # abilities may share their verbs
                        self.text_numbers.append(part)
        for ability in self.abilities:
            ability.mark(self)
            if isinstance(ability, Used):
                ability.stirs = stirring(ability.verbs)
                for verb in ability.verbs:
                    self.immune = self.immune or verb.gives_immunity()
        self.uses = [at for at, ability in enumerate(self.abilities) if ability.is_offered()]
        self.standing_texts = [ability for ability in self.abilities if isinstance(ability, Continuous)]
        self.standing_watches = [ability.looks_at() for ability in self.standing_texts]
        self.from_pile = self.has_pile_abilities or self.permits >> PLAY_FROM_SMOKED & 1 == 1
        self.cheaper = self.permits & OWN_REDUCTIONS != 0
        played = [each for each in self.abilities if isinstance(each, Used) and not isinstance(each, Triggered)]
        if self.type == EVENT and played:
            self.play_lacking = ~0
            for each in played:
                self.play_lacking &= each.needs()
            if len(played) == 1:
                self.play_hopes = played[0].hopes
        self.attacks_out_of_turn = self.permits >> OUT_OF_TURN & 1 == 1
        if self.type != EVENT:
            self.played_when = 1 << (MAIN_SHOT if self.type == STATE else OUTSIDE_ATTACK)
            if self.permits & (1 << ANY_MAIN_SHOT_PLAY | 1 << CRISIS_ANY_MAIN_SHOT):
                self.played_when |= 1 << ANY_MAIN_SHOT
            elif self.is_site():
                self.play_lacking = NEEDS_SITE_TO_PLAY | (NEEDS_ROOM if self.type == FENG_SHUI else 0)
            if self.only_when:
                self.played_when = 0
        self.never_plain = self.blanker
        self.counts_fighting = self.type == CHARACTER and self.fighting == X
        assert self.trigger_mask < 1 << HAPPENINGS

    # --- how it reads --------------------------------------------------------------------------

    @property
    def type_name(self) -> str:
        """The type in words."""
        return TYPE_NAMES[self.type]

    def text(self) -> str:
        """The rules text, printed from what the card does."""
        parts = [f"{name}." for name in restrictions_in(self.restrictions)]
        if self.identity:
            parts.append(f"Identity: {self.identity}.")
        keywords = bits(self.keywords, KEYWORD_NAMES)
        if self.toughness:
            keywords.append(f"Toughness: {self.toughness}")
        if self.influence:
            keywords.append(f"Influence: {self.influence}")
        if self.crisis >= 0:
            keywords.append(f"Crisis: {self.crisis_cost()}")
        parts.extend([f"{keyword}." for keyword in keywords])
        if self.type == STATE and self.subject is not None:
            parts.append(f"Play on {a_or_an(self.subject.text())}.")
        for ability in self.abilities:
            if not isinstance(ability, Delayed):
                parts.append(self.ability_text(ability))
        words = " ".join([part for part in parts if part])
        if self.x is not None and self.x.definition() not in words:
            words += f" {self.x.definition()}."
        return words

    def crisis_cost(self) -> str:
        """SF-50.4: what it costs in a crisis, in words."""
        counts = self.crisis_requires or []
        needed = [f"{count} {RESOURCE_NAMES[at]}" for at, count in enumerate(counts) if count]
        return joined([*needed, f"{self.crisis} Power"]) if needed else str(self.crisis)

    def ability_text(self, ability: Ability) -> str:
        """One ability; an Event's trigger or timing reads as when to play it."""
        if self.type != EVENT or not isinstance(ability, Used) or isinstance(ability, Delayed) or ability.opponents:
            return ability.text()
        if ability.zone == SMOKED:
            return ability.text()  # what the Event does where it lies, not what playing it does
        when = ability.timing_text()
        if isinstance(ability, Triggered):
            when = ability.trigger.text()
        condition = "" if ability.condition is None else ability.condition.text()
        if condition.startswith(when):
            when = condition
        elif isinstance(ability, Triggered):
            when = f"{when} {condition}".strip()
        else:
            when = f"{condition} {when}".strip()
        before = " and ".join(ability.requirements())
        effect = ability.effect_text()
        if ability.limit:
            effect += f". You can play this title only {LIMIT_WORDS[ability.limit]}"
        if when and before:
            return ability.telling(f"Play {when} and {before} :: {effect}.")
        if when:
            return ability.telling(f"Play {when} :: {effect}.")
        if before:
            return f"{before[:1].upper()}{before[1:]} :: {effect}."
        return f"{effect}."


def lasting_code(words: str) -> int:
    """A number for a title or a designator that stays the same whatever other cards there are."""
    return zlib.crc32(words.encode()) & CODES


def coded_words(cards: list[Card]) -> dict[int, str]:
    """SF-14: the designators of some cards by their codes, in alphabetical order."""
    found: set[str] = set()
    for card in cards:
        found.update(card.designators)
    return {lasting_code(word): word for word in sorted(found)}


def resources(letters: str) -> list[int]:
    """Resources from their letters: "ddH" is two Dragons and one High-Tech."""
    counts = [0] * len(RESOURCES)
    for letter in letters:
        counts[resource_of(letter)] += 1
    return counts


def letters(counts: list[int]) -> str:
    """The letters of resources."""
    return "".join([RESOURCES[place] * count for place, count in enumerate(counts)])
