"""What a table says about Shadowfist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kwoon.engine.action import END, NOTHING, PICK
from kwoon.engine.events import Event
from kwoon.engine.names import with_names
from kwoon.engine.question import Option, Question
from kwoon.games.shadowfist.terms import actions as do
from kwoon.games.shadowfist.terms import codes as t
from kwoon.games.shadowfist.terms import moments
from kwoon.games.shadowfist.terms.events import Acted, Drew, Ended, Intervened, Seen
from kwoon.games.shadowfist.terms.phrasing import capital
from kwoon.tables.manners.base import BAD, ENDED, LOUD, PLAIN, PLAYED, QUIET, TURN, Manners, View
from kwoon.tables.manners.shadowfist_words import pile_words, table_words
from kwoon.tables.passing_shadowfist import known

SAFE: Final = ("act", "discard", "join", "intercept", "bid", "may")
"""The questions whose first answer, to do nothing, is safe: it can be highlighted."""
DOING: Final = ("act", "main shot", "trigger")
"""The questions whose cards are played or used; at all others they are only chosen."""
PLAYING: Final = (do.PLAY, do.PLAY_AT_CRISIS, do.PLAY_AS_STATE)
TONES_OF_KINDS: Final[dict[int, str]] = {
    t.TURN_STARTED: TURN,
    **dict.fromkeys((t.ATTACK_DECLARED, t.ATTACK_JOINED, t.INTERCEPTED), LOUD),
    **dict.fromkeys((t.WAS_SMOKED, t.WAS_TOASTED, t.REDUCED_TO_ZERO, t.SEIZED, t.BURNED_SITE, t.ELIMINATED), BAD),
    **dict.fromkeys((t.TOOK_POWER, t.PUT_AWAY, t.END_DECLARED, t.UNTURNED, t.POWER_GAINED, t.ATTACK_ENDED), QUIET),
}
"""How each kind of event is meant: good, bad, loud or quiet."""

ACT: Final = "act"
"""The question of a scene: to play an effect or to pass."""
PASSED_ON: Final = {
    moments.ATTACK_DECLARED: " on the attack that was declared",
    moments.JOINING: " on those who joined",
    moments.INTERCEPTION: " before interceptors are declared",
    moments.INTERCEPTED: " on the interception",
    moments.COMBAT: ": let them fight",
    moments.END_OF_ATTACK: " as the attack ends",
    moments.END_DECLARED: ": let the turn end",
}
"""What passing lets happen, where no effect waits."""
BEATS: Final[dict[int, float]] = {
    **dict.fromkeys((t.ATTACK_DECLARED, t.ATTACK_JOINED, t.INTERCEPTED), 1.5),
    **dict.fromkeys((t.DAMAGED, t.SEIZED, t.BURNED_SITE, t.ATTACK_ENDED), 2.5),
}
"""For how many seconds a table dwells on each event of a fight, so that all see it."""


class FistManners(Manners):
    """Tells of a game of Shadowfist."""

    def status(self, view: View, names: Sequence[str]) -> str:
        if view["over"]:
            return "The game is over"
        whose = "your turn" if view["active"] == view["seat"] else f"{names[view['active']]}'s turn"
        return f"Turn {view['turn']} · {whose} · {view['moment']}"

    def waiting(self, view: View, names: Sequence[str]) -> str:
        seat = view["seat"]
        if seat >= 0 and view["players"][seat]["eliminated"]:
            return "You are out of the game. The others play on."
        whose = "Your turn" if view["active"] == seat else f"{names[view['active']]}'s turn"
        return f"{whose}: {view['moment']}."

    def words(self, view: View, names: Sequence[str]) -> list[str]:
        return [f"{self.status(view, names)}.", *table_words(view, names)]

    def piles(self, view: View, names: Sequence[str]) -> list[str]:
        return [
            f"{names[player['seat']]}'s {pile} pile: {cards}."
            for player in view["players"]
            for pile, cards in pile_words(player)
        ]

    def deed(self, option: Option) -> str:
        return f"Discard {option.label}" if option.action.verb == do.DISCARD else option.label

    def choice(self, option: Option, view: View, names: Sequence[str]) -> str:
        action, thing = option.action, option.thing
        if action.place is not None and action.verb != do.PUT_BEHIND:
            return with_sites(option.label, view, action.place)
        if thing is None:
            passes = action.verb == NOTHING and view.get("question", {}).get("kind") == ACT
            return f"{option.label}{passed_on(view, names)}" if passes else option.label
        if action.verb == do.DISCARD:
            return self.deed(option)
        if action.verb == do.USE:
            return option.brief or option.label
        if action.verb == do.PLAY and thing.place == "hand":
            me = view["players"][view["seat"]]
            return f"{option.label} · cost {dict(zip(me['hand'], me['costs'], strict=True)).get(thing.name, '?')}"
        if action.verb in (PICK, do.TRIGGER) and thing.place == "in play":
            card = card_named(view, thing.seat, thing.name)
            at = host_of(card)
            said = at == thing.seat or (at < 0 and thing.seat == view["seat"])
            short = with_names(thing.name, names) if said and action.verb == PICK else option.label
            return capital(short) + whereabouts(card, view["seat"], names)
        return option.label

    def usable(self, question: Question | None) -> set[str]:
        """What can be played or used: a card that could only be discarded is not marked."""
        options = () if question is None else question.options
        in_hand = [option for option in options if option.thing and option.thing.place == "hand"]
        return {option.thing.name for option in in_hand if option.thing and not option.gives_up}

    def picks(self, question: Question) -> bool:
        return question.kind not in DOING

    def first_choice(self, question: Question) -> int:
        if question.kind == "main shot":
            return next((option.index for option in question.options if option.action.verb in PLAYING), 0)
        return 0 if question.kind in SAFE else super().first_choice(question)

    def warning(self, question: Question, choice: int, view: View) -> str:
        """SF-25.1.1, SF-28.6: what can be played now and not later, and the one chance to stop who is about to win."""
        verb = question.options[choice].action.verb
        if question.kind == "main shot" and verb == END:
            titles = only_now(question)
            if titles:
                power = view["players"][question.seat]["power"]
                could = f"You have {power} Power left and could still play {either(titles)}."
                return f"{could} What is no Event is played in your own Main Shot (SF-25.1.1)."
        if question.kind == "intercept" and verb == NOTHING and attack_may_win(question, view):
            near = "One more Feng Shui Site wins the game for the attacker, and this attack is on one (SF-4.2)."
            return f"{near} You get no other chance to intercept it (SF-28.6)."
        return ""

    def tone(self, event: Event) -> str:
        if isinstance(event, Ended | Intervened):
            return ENDED
        if isinstance(event, Acted):
            return PLAYED
        if isinstance(event, Drew):
            return QUIET
        return TONES_OF_KINDS.get(event.happening, PLAIN) if isinstance(event, Seen) else PLAIN

    def beats(self, event: Event) -> float:
        return BEATS.get(event.happening, 0.0) if isinstance(event, Seen) else 0.0


# --- warnings -------------------------------------------------------------------------------------------------------


def only_now(question: Question) -> list[str]:
    """The cards of the hand that a question offers to be played for Power, without those that can wait: Events."""
    titles = [
        option.thing.name
        for option in question.options
        if option.action.verb == do.PLAY and option.thing and option.thing.place == "hand"
    ]
    cards = {title: known(title) for title in titles}
    return [title for title, card in cards.items() if card is None or card.type != t.EVENT]


def either(titles: Sequence[str]) -> str:
    """These titles in words, joined by "or"."""
    return " or ".join([", ".join(titles[:-1]), titles[-1]]) if len(titles) > 1 else titles[0]


def attack_may_win(question: Question, view: View) -> bool:
    """Whether an attacker that nobody stops now, and that this seat could stop, is after a Site that wins the game."""
    attack = view["attack"]
    if attack is None or attack["target_at"] is None or attack["by"] == question.seat:
        return False
    seat, at = attack["target_at"]
    attacker = view["players"][attack["by"]]
    if view["players"][seat]["cards"][at]["type"] != "Feng Shui Site" or attacker["closeness"] + 1 < attacker["goal"]:
        return False
    unmet = [each["at"] for each in attack["attackers"] if each["attacking"] and not each["chain"]]
    return any([item.seat, item.at] in unmet for option in question.options for item in option.action.targets)


# --- labels ---------------------------------------------------------------------------------------------------------


def passed_on(view: View, names: Sequence[str]) -> str:
    """What a player lets happen by passing: the effect that resolves next, or what has just been declared."""
    if view["scene"]:
        effect = view["scene"][-1]
        whose = "your" if effect["player"] == view["seat"] else f"{names[effect['player']]}'s"
        return f" on {whose} {with_names(effect['aimed'], names)}"
    return PASSED_ON.get(view["moment"], "")


def with_sites(label: str, view: View, place: tuple[int, int]) -> str:
    """A location's label, with the Sites that make it."""
    cards = view["players"][place[0]]["cards"]
    sites = [
        card["title"] or "face-down Site"
        for card in sorted(cards, key=lambda card: int(card["row"]))
        if card["place"] == list(place) and ("body" in card or card["title"] is None)
    ]
    return f"{label}: {' / '.join(sites)}" if sites else label


def card_named(view: View, seat: int, name: str) -> dict[str, Any]:
    """A player's card in play; an empty one if there is none."""
    return next((card for card in view["players"][seat]["cards"] if card["name"] == name), {})


def host_of(card: dict[str, Any]) -> int:
    """At whose location a card is, if that is said of it; -1 if nothing is said."""
    return int(card["place"][0]) if card and card["place"] and card["title"] is not None else -1


def whereabouts(card: dict[str, Any], seat: int, names: Sequence[str]) -> str:
    """Where a card in play is, and its numbers."""
    return "".join([f" · {fact}" for fact in card_facts(card, seat, names)]) if card else ""


def card_facts(card: dict[str, Any], seat: int, names: Sequence[str]) -> list[str]:
    """A card's place, Fighting or Body, and damage; a Site that nobody knows is named by its place already."""
    facts: list[str] = []
    if host_of(card) >= 0:
        whose, column = card["place"]
        facts.append(f"location {column + 1}" if whose == seat else f"{names[whose]}'s location {column + 1}")
    if "fighting" in card:
        facts.append(f"Fighting {card['fighting']}")
    if "body" in card:
        facts.append(f"Body {card['body']}")
    if card["damage"]:
        facts.append(f"damage {card['damage']}")
    return facts
