"""The table of Shadowfist: everybody's locations, the attack, the scene, and the hand.

A table holds some sixty cards and is drawn again at every question, so its parts are put together from strings whose
fixed pieces are made once; only a card that is read large comes from a template. Whatever is put in is escaped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from jinja2 import Environment

from kwoon.engine.names import with_names
from kwoon.games.shadowfist.cards.library import by_title, tokens
from kwoon.games.shadowfist.terms import moments
from kwoon.games.shadowfist.terms.codes import CHARACTER, EVENT, FENG_SHUI, RESOURCE_NAMES, RESOURCES, SITE
from kwoon.games.shadowfist.terms.phrasing import copy_of
from kwoon.hall.pages.drawing.desk import Desk, bot_mark
from kwoon.hall.pages.drawing.marks import attributes
from kwoon.hall.pages.drawing.shadowfist_looks import (
    SIGNS,
    counted,
    faction_of,
    known,
    look_of,
    pool,
    safe,
    tagged,
    victory,
)
from kwoon.hall.pages.drawing.shadowfist_told import Teller, forecast_html
from kwoon.tables.manners.shadowfist_attacks import last_attack
from kwoon.tables.manners.shadowfist_words import forecast_words

Seen = dict[str, Any]
"""A card in play or a player, as the view has it."""
Spot = tuple[int, int]
"""A card in play by its controller and its place among that player's cards, or a location by its owner and column."""

SITES: Final = ("Site", "Feng Shui Site")
PILES: Final = (
    ("smoked", "smoked pile", "smoked"),
    ("toasted", "toasted pile", "toasted"),
    ("burned", "burned-for-victory pile", "burned"),
    ("aside", "set aside", "face up"),
)
"""The open piles: as the view has them, as the game calls them, and as the table does."""
TURN: Final = (
    (moments.START_OF_TURN, "Start"),
    (moments.ESTABLISHING_SHOT, "Establishing Shot"),
    (moments.MAIN_SHOT, "Main Shot"),
    (moments.END_DECLARED, "End declared"),
    (moments.END_OF_TURN, "End"),
)
ATTACK: Final = (
    (moments.DECLARING, "Declaring"),
    (moments.ATTACK_DECLARED, "Declared"),
    (moments.JOINING, "Joining"),
    (moments.INTERCEPTION, "Interception"),
    (moments.INTERCEPTED, "Intercepted"),
    (moments.COMBAT, "Combat"),
    (moments.FATE, "Fate"),
    (moments.END_OF_ATTACK, "End of attack"),
)
"""The moments of a turn and of an attack, as the view tells them and as the table does."""
ROLES: Final = {
    "attacks": ", attacking",
    "stopped": ", its attack is stopped",
    "aimed-at": ", attacked",
    "stops": ", intercepting",
    "picked": ", picked for the attack",
    "about": ", asked about",
}
"""What a card does in the attack, or in the open question."""


# --- a table ----------------------------------------------------------------------------------------------------------


class Picture:
    """One seat's table while it is drawn: who stands where, what lies on what, and what each does in the attack."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.view = desk.view
        self.players: list[Seen] = desk.view["players"]
        self.names = [safe(name) for name in desk.names]
        self.keys: list[list[str]] = [keys_of(player) for player in self.players]
        self.there: dict[Spot, list[tuple[int, int, Seen]]] = {}
        """The Sites and Characters at each location, each with where the view lists it."""
        self.states: dict[Spot, list[tuple[int, int, Seen]]] = {}
        """What lies on a card."""
        self.apart: dict[int, list[tuple[int, int, Seen]]] = {}
        """A player's Edges, and whatever else is at no location."""
        for player in self.players:
            seat = player["seat"]
            for at, card in enumerate(player["cards"]):
                entry = (seat, at, card)
                on, place = card.get("on"), card["place"]
                if on is not None:
                    self.states.setdefault((on[0], on[1]), []).append(entry)
                elif place and card["type"] != "Edge":
                    self.there.setdefault((place[0], place[1]), []).append(entry)
                else:
                    self.apart.setdefault(seat, []).append(entry)
        self.roles = roles_of(desk.view)

    # --- cards in play ---

    def whose(self, seat: int) -> str:
        """Whose a card is, in words."""
        return "yours" if seat == self.desk.seat else f"{self.names[seat]}'s"

    def attributes(self, seat: int, at: int, card: Seen) -> str:
        """What every card in play carries: what it shows, what it is asked about by, and the answers on it."""
        name, title = safe(card["name"]), card["title"]
        shown = f' data-card="{safe(title)}"' if title else ""
        marks = self.desk.marks
        key = ("in play", seat, title or "", at)
        return (
            f'{shown} data-key="{safe(self.keys[seat][at])}" data-thing="in play|{seat}|{name}"'
            f' role="button" tabindex="0"{attributes(marks.uses.get(key), marks.aims.get(key))}'
        )

    def card(self, seat: int, at: int, card: Seen, home: int, where: str) -> str:
        """A Site or a Character at a location, with the States on it."""
        title = card["title"]
        role = self.roles.get((seat, at), "")
        facts, signs, told = facts_of(card)
        if title is None:
            name, look = safe(with_names(card["name"], self.desk.names)), "back"
            inner, label = "", f"{name}{facts}{ROLES.get(role, '')}"
        else:
            name, look = safe(card["name"]), look_of(title, card["type"]).faction
            if "fighting" in card:
                number, words, look = card["fighting"], "Fighting", f"{look} ch"
            else:
                number, words = card.get("body", ""), "Body"
            if card["face_down"]:
                look += " down"
            label = f"{name}, {self.whose(seat)}, {words} {number}{facts}{ROLES.get(role, '')}{where}"
            inner = f'<span>{name}</span><b title="{words}">{number}</b>'
        if card["turned"]:
            look += " turned"
        if role:
            look += f" {role}"
        if seat != home:
            look += f" away seat-{seat}"
        if "fighting" not in card:
            look += " back-row" if card["row"] else " front-row"
        states = self.states.get((seat, at))
        if states is not None:
            label += "".join([f", with {safe(state['name'])}" for _, _, state in states])
        html = (
            f'<div class="sf {look}"{self.attributes(seat, at, card)} aria-label="{label}">'
            f"{inner}{tagged('em', told)}{tagged('i', signs)}</div>"
        )
        if states is None:
            return html
        row = "" if "fighting" in card else " back-row" if card["row"] else " front-row"
        strips = "".join([self.strip(*state, name) for state in states])
        return f'<div class="sf-pile{row}">{html}{strips}</div>'

    def strip(self, seat: int, at: int, card: Seen, on: str) -> str:
        """A State on its subject, or an Edge: a strip with its name; then those of the States on it."""
        facts, signs, _ = facts_of(card)
        title = card["title"]
        look = look_of(title, card["type"]).faction if title else "back"
        name = safe(with_names(card["name"], self.desk.names))
        role = self.roles.get((seat, at), "")
        where = f", on {on}" if on else ""
        return (
            f'<div class="sf-strip {look}{" turned" if card["turned"] else ""}{f" {role}" if role else ""}"'
            f"{self.attributes(seat, at, card)}"
            f' aria-label="{name}, {card["type"]}, {self.whose(seat)}{facts}{where}{ROLES.get(role, "")}">'
            f"<span>{name}</span>{tagged('i', signs)}</div>"
            + "".join([self.strip(*state, name) for state in self.states.get((seat, at), [])])
        )

    # --- locations ---

    def location(self, seat: int, column: int) -> str:
        """One location: its Sites, the front row towards the enemy, and who stands there."""
        there = self.there.get((seat, column), [])
        sites = sorted([each for each in there if each[2]["type"] in SITES], key=lambda each: int(each[2]["row"]))
        people = [each for each in there if each[2]["type"] not in SITES]
        named = sites[0][2]["title"] if sites else None
        where = f", at {safe(named)}" if named else f", at location {column + 1}"
        cards = "".join([self.card(*each, seat, f", location {column + 1}") for each in sites])
        if len(sites) == 1:
            cards += f'<div class="sf-slot {"front" if sites[0][2]["row"] else "back"}-row"></div>'
        loaded = [(each[0], each[1]) in self.states for each in people]
        if any(loaded):  # those with States need more room, and fill it best when they stand first
            people = [each for _, each in sorted(zip(loaded, people, strict=True), key=lambda pair: not pair[0])]
        first = 1 if sites else 0
        wide = min(first + (len(people) + 1) // 2, 12) or 1
        close = min(first + columns_close(sum(loaded), len(people), len(sites) == 1), 12) or 1
        cards += "".join([self.card(*each, seat, where) for each in people])
        aims = attributes(None, self.desk.marks.places.get((seat, column)))
        bare = "" if sites else " bare"
        return (
            f'<div class="sf-loc w{wide} v{close}{bare}" role="group" aria-label="Location {column + 1}"'
            f' data-at="{column + 1}"{aims}>{cards}</div>'
        )

    def player(self, seat: int) -> str:
        """One player: Power, resources, piles, locations and Edges."""
        player, view, desk = self.players[seat], self.view, self.desk
        mine = " mine drop" if seat == desk.seat else ""
        active = view["active"] == seat and not view["over"]
        look = f"sf-player seat-{seat}{mine}{' active' if active else ''}"
        if player["eliminated"]:
            return (
                f'<section id="seat-{seat}" class="{look} out"><header class="sf-head"><h2>{self.names[seat]}</h2>'
                f'<span class="sf-out">out of the game</span>{self.piles(player)}</header></section>'
            )
        columns = max([player["locations"], 1, *[at + 1 for whose, at in self.there if whose == seat]])
        field = "\n".join([self.location(seat, column) for column in range(columns)])
        apart = self.apart.get(seat)
        if apart:
            strips = "".join([self.strip(*each, "") for each in apart])
            field += f'<div class="sf-edges" role="group" aria-label="Edges">{strips}</div>'
        attack = view["attack"]
        badge = '<span class="sf-turn">▸ turn</span>' if active else ""
        if attack is not None and attack["intercepting"] == seat and view["moment"] == moments.INTERCEPTION:
            badge += '<span class="sf-turn stops">may intercept</span>'
        if player["left"]:
            badge += '<span class="sf-out">left</span>'
        you = " <small>you</small>" if mine else ""
        few = " few" if player["deck_size"] <= 5 else ""
        top = f" <small>{safe(player['top'])} on top</small>" if "top" in player else ""
        head = (
            f"<h2><span>{self.names[seat]}</span>{you}{bot_mark(seat in desk.bots)}</h2>{badge}"
            f'<span class="sf-power" title="Power, and what the next turn brings"><u>Power</u>'
            f'<b data-flash="power-{seat}">{player["power"]}</b><small>+{player["income"]}'
            '<span class="hush"> next turn</span></small></span>'
            f"{victory(player['closeness'], player['goal'])}"
            f'<span class="sf-pool">{pool(player["resources"])}</span>'
            f'<span class="sf-cards{few}" role="img" aria-label="{player["hand_size"]} in hand, {player["deck_size"]}'
            f' in the deck" title="{player["hand_size"]} in hand, {player["deck_size"]} in the deck"><i></i>'
            f'{player["hand_size"]}<u>hand</u><i class="deck"></i>{player["deck_size"]}<u>deck</u>'
            f"{top}</span>{self.piles(player)}"
        )
        if not mine:
            head += f'<details class="sf-more" data-keep="more-{seat}"><summary aria-label="More"></summary></details>'
        aims = attributes(None, desk.marks.players.get(seat))
        return (
            f'<section id="seat-{seat}" class="{look}" aria-label="{self.names[seat]}">'
            f'<header class="sf-head"{aims}>{head}</header>\n<div class="sf-field">\n{field}\n</div></section>'
        )

    def piles(self, player: Seen) -> str:
        """The open piles of a player: counts that open to lists. One that holds an answer is open already."""
        return "".join([self.pile(player, *each) for each in PILES if player.get(each[0])])

    def pile(self, player: Seen, key: str, place: str, word: str) -> str:
        """One pile, the latest card first, alike ones together."""
        seat, marks = player["seat"], self.desk.marks
        cards: dict[str, list[int]] = {}
        for at, title in enumerate(player[key]):
            cards.setdefault(title, []).append(at)
        asks = seat == self.desk.seat and key != "burned"  # what was burned is its owner's, whom the view does not tell
        rows: list[str] = []
        found = False
        for title in reversed(cards):
            spots = [(place, seat, title, at) for at in cards[title]]
            uses = [choice for spot in spots for choice in marks.uses.get(spot, ())]
            aims = [choice for spot in spots for choice in marks.aims.get(spot, ())]
            found = found or bool(uses or aims)
            name, many = safe(title), len(spots)
            asked = f' data-thing="{place}|{seat}|{name}"' if asks else ""
            rows.append(
                f'<li data-card="{name}"{asked} tabindex="0"'
                f"{attributes(uses or None, aims or None)}>{name}{f' ×{many}' if many > 1 else ''}</li>"
            )
        count = len(player[key])
        question = self.desk.question
        opened = " open" if found and question is not None and question.kind == "pick" else ""
        return (
            f'<details class="sf-heap {key}{" holds" if found else ""}" data-keep="{key}-{seat}"{opened}>'
            f'<summary title="{count} {word}" aria-label="{count} {word}">{count}<u>{word}</u></summary>'
            f'<div class="sf-list"><h3>{self.names[seat]}: {place}</h3><ul>{"".join(rows)}</ul></div></details>'
        )

    # --- what goes on ---

    def middle(self) -> str:
        """The moment, the attack with its chain of interceptors, and the scene with what resolves next on top."""
        view = self.view
        attack, scene = view["attack"], view["scene"]
        parts = [self.moments()]
        told = self.told()
        body = (self.attack(attack) if attack is not None else "") + self.auction() + self.signposts() + told
        if body:
            label = "The last attack" if attack is None and told else "The attack"
            parts.append(f'<div class="sf-attack" tabindex="0" role="group" aria-label="{label}">{body}</div>')
        if scene:
            parts.append(self.scene(scene))
        busy = f"{' fight' if attack is not None else ''}{' busy' if len(parts) > 1 else ''}"
        return f'<section id="middle" class="sf-middle drop{busy}" aria-label="What goes on">{"".join(parts)}</section>'

    def told(self) -> str:
        """The last attack until the next one begins; of one under way, the combats that are done and those ahead."""
        tale = last_attack(self.desk.log)
        teller = Teller(self.names, self.desk.names, self.desk.seat)
        if self.view["attack"] is None:
            return "" if tale is None or not tale.over else teller.last(tale)
        done = "" if tale is None or tale.over else teller.clashes(tale, with_target=True)
        return done + forecast_html(forecast_words(self.view, self.desk.names))

    def moments(self) -> str:
        """Where in the turn, or in the attack, the game is."""
        view = self.view
        if view["over"]:
            return '<p class="sf-moments">The game is over.</p>'
        now = view["moment"]
        track = TURN if view["attack"] is None and any(now == moment for moment, _ in TURN) else ATTACK
        words = [
            f'<li class="now" aria-current="step">{word}</li>' if moment == now else f"<li>{word}</li>"
            for moment, word in track
        ]
        attack = view["attack"]
        if attack is not None:
            by, on = attack["by"], attack["on"]
            whose = f'<b class="seat-{by}">{self.names[by]}</b> attacks <b class="seat-{on}">{self.names[on]}</b>'
        else:
            name = "Your" if view["active"] == self.desk.seat else f"{self.names[view['active']]}'s"
            whose = f'<b class="seat-{view["active"]}">{name} turn</b>'
        return f'<ol class="sf-moments"><li class="who">{whose}</li>{"".join(words)}</ol>'

    def attack(self, attack: Seen) -> str:
        """The attack: each attacker with those in its way in the order in which they fight, and the target."""
        over = self.view["moment"] == moments.END_OF_ATTACK
        spot = spot_of(attack["target_at"])
        key = "" if spot is None else self.keys[spot[0]][spot[1]]
        by, on = attack["by"], attack["on"]
        name = attack["target"] if spot is None else self.players[spot[0]]["cards"][spot[1]]["name"]
        target = self.chip(on, name, spot, None, "aimed-at", on)
        rows: list[str] = []
        for each in attack["attackers"]:
            at = spot_of(each["at"])
            way = [key_at(self.keys, at), *[key_at(self.keys, spot_of(one["at"])) for one in each["chain"]], key]
            attacks = each["attacking"] or over
            cells = self.chip(each["seat"], each["card"], at, each["fighting"], "" if attacks else "stopped", by)
            for one in each["chain"]:
                cells += '<i class="sf-met" role="img" aria-label="met by"></i>'
                cells += self.chip(one["seat"], one["card"], spot_of(one["at"]), one["fighting"], "stops", on)
            lines = f' data-way="{safe("|".join(way))}" data-by="{each["seat"]}"' if attacks else ""
            rows.append(f'<li class="seat-{each["seat"]}"{lines}>{cells}{"" if attacks else " <em>stopped</em>"}</li>')
        return (
            f'<ul class="sf-chains">{"".join(rows)}</ul>'
            f'<i class="sf-arrow" role="img" aria-label="attack on">➜</i>{target}'
        )

    def chip(self, seat: int, name: str, spot: Spot | None, number: int | None, look: str, whose: int = -1) -> str:
        """A card that is spoken of in the middle: its name, its number, and whose it is if that is not known."""
        card = None if spot is None else self.players[spot[0]]["cards"][spot[1]]
        title = copy_of(name)[0] if card is None else card["title"]
        if number is None and card is not None:
            number = card.get("body", card.get("fighting"))
        shown = f' data-card="{safe(title)}"' if title is not None and known(title) is not None else ""
        words = safe(with_names(name, self.desk.names))
        value = "" if number is None else f" <b>{number}</b>"
        owner = "" if seat == whose else f"<small>{self.names[seat] if seat != self.desk.seat else 'you'}</small>"
        return f'<span class="sf-chip seat-{seat}{f" {look}" if look else ""}"{shown}>{words}{value}{owner}</span>'

    def auction(self) -> str:
        """SF-31: the auction that this seat bids in."""
        about = self.view.get("question", {}).get("about", {})
        if "high" not in about:
            return ""
        chips = "".join(
            [
                self.chip(seat, self.players[seat]["cards"][at]["name"], (seat, at), None, "")
                for seat, at in about["cards"]
            ]
        )
        return f'<p class="sf-auction">Auction {chips} highest bid <b>{about["high"]}</b></p>'

    def signposts(self) -> str:
        """SF-38.1: damage that goes to something else."""
        found = [
            f"<li>Damage by {self.words(each['source'])} to {self.words(each['from'])} goes to "
            f"<b>{self.words(each['to'])}</b></li>"
            for each in self.view["signposts"]
        ]
        return f'<ul class="sf-signposts">{"".join(found)}</ul>' if found else ""

    def words(self, text: str) -> str:
        """Words of the game with the players' names in them."""
        return safe(with_names(text, self.desk.names))

    def scene(self, scene: Sequence[Seen]) -> str:
        """The effects that wait, the next to resolve on top."""
        rows: list[str] = []
        for number, effect in enumerate(reversed(scene)):
            shown = f' data-card="{safe(effect["card"])}"' if known(effect["card"]) is not None else ""
            first = "<em>next</em>" if number == 0 else f"<em>{number + 1}</em>"
            rows.append(
                f'<li class="seat-{effect["player"]}" tabindex="0"{shown}>{first}<b>{self.names[effect["player"]]}</b> '
                f"<strong>{self.words(effect['aimed'])}</strong> {self.words(effect['text'])}</li>"
            )
        return f'<ol class="sf-scene" aria-label="The scene, what resolves next first">{"".join(rows)}</ol>'

    # --- the hand ---

    def hand(self) -> str:
        """The hand with what each card would cost now, alike cards together, type by type."""
        desk = self.desk
        player = self.players[desk.seat]
        counts = Counter(zip(player["hand"], player["costs"], strict=True))
        order = sorted(counts, key=lambda each: look_of(each[0]).order)
        numbers = numbers_of(player)
        for card in player["cards"]:
            if card["title"] is not None:
                numbers[card["title"]] += 1
        pool_ = player["resources"]
        cards: list[str] = []
        for title, cost in order:
            look, marks, count = look_of(title), desk.marks, counts[title, cost]
            key = ("hand", desk.seat, title, -1)
            dear = " dear" if cost > player["power"] else ""
            needs = "".join([needed(letter, number, pool_.count(letter)) for letter, number in look.needs])
            numbers[title] += 1
            label = f"{look.title}, cost {cost}{', too dear now' if dear else ''}, {look.words}"
            copies = f", {count} copies" if count > 1 else ""
            cards.append(
                f'<div class="sf in-hand {look.faction}" data-card="{look.title}" role="button" tabindex="0"'
                f' data-key="{desk.seat}-{look.title}-{numbers[title]}" data-thing="hand|{desk.seat}|{look.title}"'
                f' aria-label="{label}{copies}"{attributes(marks.uses.get(key), marks.aims.get(key))}>'
                f'<u class="sf-cost{dear}">{cost}</u><p>{needs}</p><span>{look.title}</span>'
                f"<footer>{look.body}</footer>{f'<em>×{count}</em>' if count > 1 else ''}</div>"
            )
        inner = "".join(cards) or '<p class="faint">No cards in hand.</p>'
        return f'<section id="hand" class="sf-hand" aria-label="Your hand">{inner}</section>'


def columns_close(loaded: int, people: int, beside: bool) -> int:
    """How many more columns Characters need where there is little room, some of them with States.

    A column holds three, or two with States on them; where there is only one Site, one stands in its column.
    """
    plain = people - loaded
    if beside and loaded:
        loaded -= 1
    elif beside and plain:
        plain -= 1
    if loaded % 2 and plain:
        plain -= 1  # it stands beneath the last one with States
    return (loaded + 1) // 2 + (plain + 2) // 3


def needed(letter: str, count: int, there: int) -> str:
    """What a card needs of a resource; what its player lacks is marked."""
    sign = SIGNS.get(letter, letter)
    return "".join([f'<i class="r {letter}{"" if at < there else " lacking"}">{sign}</i>' for at in range(count)])


def facts_of(card: Seen) -> tuple[str, str, str]:
    """What has happened to a card: in words, as signs, and the bold-faced abilities that it has now."""
    if not (
        card["turned"]
        or card["damage"]
        or card["counters"]
        or card["face_down"]
        or not card["ready"]
        or card.get("toughness")
        or card.get("keywords")
        or "chosen" in card
        or "x" in card
        or card.get("strikes") != card.get("fighting")
    ):
        return "", "", ""
    words, signs = "", ""
    told = list(card.get("keywords", ()))
    if card["face_down"] and card["title"] is not None:
        words = ", face down"
    if card["turned"]:
        words, signs = f"{words}, turned", '<s class="sf-turned" title="turned">↷</s>'
    if card["damage"]:
        words, signs = (
            f"{words}, damage {card['damage']}",
            f'{signs}<s class="hurt" title="damage">✶{card["damage"]}</s>',
        )
    if card["counters"]:
        words = f"{words}, {counted(card['counters'], 'counter')}"
        signs = f'{signs}<s title="counters">●{card["counters"]}</s>'
    if not card["ready"]:
        words, signs = f"{words}, not ready", f'{signs}<s title="not ready">…</s>'
    if card.get("strikes", 0) != card.get("fighting", 0):
        words, signs = (
            f"{words}, strikes for {card['strikes']}",
            f'{signs}<s title="strikes for">⚔\ufe0e{card["strikes"]}</s>',
        )
    if card.get("toughness"):
        words, signs = (
            f"{words}, Toughness {card['toughness']}",
            f'{signs}<s class="tough" title="Toughness">{card["toughness"]}</s>',
        )
    if "x" in card:
        words, signs = f"{words}, X is {card['x']}", f'{signs}<s title="X">X={card["x"]}</s>'
    if "chosen" in card:
        told.append(safe(card["chosen"]))
    abilities = ", ".join(told)
    return f"{words}, {abilities}" if abilities else words, signs, abilities


def numbers_of(player: Seen) -> Counter[str]:
    """How many cards of each title lie in a player's open piles."""
    return Counter([*player["smoked"], *player["toasted"], *player["burned"]])


def keys_of(player: Seen) -> list[str]:
    """What each card in play of a player is known by from one drawing to the next.

    Copies are numbered through piles, play and hand: so a card that is played keeps its key on its way from the hand.
    """
    numbers = numbers_of(player)
    seat = player["seat"]
    found: list[str] = []
    for card in player["cards"]:
        title = card["title"]
        if title is None:
            found.append(f"{seat}-{card['name']}")
            continue
        numbers[title] += 1
        found.append(f"{seat}-{title}-{numbers[title]}")
    return found


def spot_of(at: Sequence[int] | None) -> Spot | None:
    """A place in the view's lists."""
    return None if at is None else (at[0], at[1])


def key_at(keys: list[list[str]], spot: Spot | None) -> str:
    """The key of the card there; none for one that is nowhere."""
    return "" if spot is None else keys[spot[0]][spot[1]]


def roles_of(view: Seen) -> dict[Spot, str]:
    """What each card does in the attack, or in the open question."""
    found: dict[Spot, str] = {}
    for seat, at in view.get("question", {}).get("about", {}).get("cards", ()):
        found[seat, at] = "about"
    attack = view["attack"]
    if attack is None:
        return found
    over = view["moment"] == moments.END_OF_ATTACK
    for seat, at in attack["picked"]:
        found[seat, at] = "picked"
    spot = spot_of(attack["target_at"])
    if spot is not None:
        found[spot] = "aimed-at"
    for each in attack["attackers"]:
        spot = spot_of(each["at"])
        if spot is not None:
            found[spot] = "attacks" if each["attacking"] or over else "stopped"
        for one in each["chain"]:
            spot = spot_of(one["at"])
            if spot is not None:
                found[spot] = "stops"
    return found


# --- the drawer -------------------------------------------------------------------------------------------------------


class FistDrawer:
    """Draws a game of Shadowfist."""

    def parts(self, environment: Environment, desk: Desk) -> dict[str, str]:
        """Opponents above, what goes on in the middle, oneself and the hand below."""
        picture = Picture(desk)
        found = {f"seat-{seat}": picture.player(seat) for seat in desk.others}
        found["middle"] = picture.middle()
        if desk.player is not None:
            found[f"seat-{desk.seat}"] = picture.player(desk.seat)
            found["hand"] = picture.hand()
        return found

    def face(self, environment: Environment, title: str) -> str | None:
        """A card, large."""
        card = known(title)
        if card is None:
            return None
        template: Any = environment.get_template("boards/shadowfist.html").module
        needs = [(letter, name, count) for letter, name, count in named_resources(card.requires)]
        gives = [(letter, name, count) for letter, name, count in named_resources(card.provides)]
        kind = {CHARACTER: "character", SITE: "site", FENG_SHUI: "site", EVENT: "event"}.get(card.type, "other")
        return str(template.face(card, kind, faction_of(card), needs, gives, SIGNS))

    def signs(self) -> list[tuple[str, str, str]]:
        """The resources."""
        return [
            (letter, name, SIGNS.get(letter, letter)) for letter, name in zip(RESOURCES, RESOURCE_NAMES, strict=True)
        ]

    def names(self) -> list[str]:
        """The titles of all cards and tokens."""
        return [*by_title(), *tokens()]


def named_resources(counts: Sequence[int]) -> list[tuple[str, str, int]]:
    """Resources with their letters, names and numbers."""
    return [(RESOURCES[at], RESOURCE_NAMES[at], count) for at, count in enumerate(counts) if count]


DRAWER = FistDrawer()
