"""The file in which a study is written, read with care: whatever is wrong is said with its line and what is right.

docs/lab.md tells what can stand in it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from importlib import import_module
from itertools import chain
from math import lcm
from pathlib import Path
from pkgutil import resolve_name
from typing import Final, NoReturn, cast

from kwoon.bots import bot_names, make_bot, offered, usual_bot
from kwoon.engine.errors import BadOptions, KwoonError
from kwoon.engine.plain import Data, brief
from kwoon.engine.toml import toml_mistake
from kwoon.games import GAMES, game_named
from kwoon.lab.bouts import Bout, Entrant, options_of

KEYS: Final = {
    "title": 'title = "What the study asks"',
    "about": 'about = "A sentence or two for its page"',
    "game": 'game = "kungfu", or a list of games',
    "bot": 'bot = "greedy": who plays in every seat (the best rule of thumb, if it is not said)',
    "players": 'players = 2, a list such as [2, 3, 4], or "all"',
    "games": "games = 1000: for each number of players; or by it { 2 = 900, 3 = 600 }, or by games { kungfu = 900 }",
    "seed": "seed = 1",
    "chunk": "chunk = 60: how many games are kept at a time",
    "compare": 'compare = "decks", "characters" or "bots"',
    "among": 'among = ["dragons", "lotus"]: which of them (all, if it is not said)',
    "cards": 'cards = ["buy"]: what is done with the cards that are counted',
    "options": "[options]: options of every game",
    "change": "[[change]]: a name, and options that are otherwise",
}
"""What can stand in a study, and how it is written."""
CHANGE_KEYS: Final = ("name", "options", "players")
FIELDS: Final = {
    "puzzlestrike": {"characters": "kwoon.games.puzzlestrike.state.chip:CHARACTERS"},
    "shadowfist": {"decks": "kwoon.games.shadowfist.cards.decks:ORDER"},
}
"""In what entrants of each game can differ besides their bots, and where all of that is listed."""
CHUNK: Final = 60
"""How many games a chunk has: every number of players divides it, so that each seat is played equally often."""
GAMES_PLAYED: Final = 1000
Where = tuple[str | int, ...]
"""The way to something in the file: its keys and places in lists."""


class BadStudy(KwoonError):
    """A study that cannot be played; says where in its file, and what would be right."""


@dataclass(frozen=True)
class Change:
    """What differs from the usual options in some of the games."""

    name: str
    options: Mapping[str, Data]
    players: tuple[int, ...]


@dataclass(frozen=True)
class Study:
    """A study as it was written, checked."""

    title: str
    about: str
    games: Mapping[str, int]
    """How many games of each kind, by the game; or by the number of players, written out."""
    bots: Mapping[str, str]
    players: Mapping[str, tuple[int, ...]]
    seed: int = 1
    chunk: int = CHUNK
    compare: str = ""
    among: Mapping[str, Data] = field(default_factory=dict)
    """What is compared, by name."""
    verbs: tuple[str, ...] = ()
    options: Mapping[str, Data] = field(default_factory=dict)
    changes: tuple[Change, ...] = ()

    def bouts(self) -> list[tuple[Bout, int]]:
        """All bouts and how many games each has: by game, change and number of players."""
        found = []
        for game in self.bots:
            usual = Change("", {}, self.players[game])
            for change in (usual, *self.changes):
                for players in change.players:
                    options = {**self.options, **change.options}
                    entrants = tuple(self.entrants(game, players))
                    bout = Bout(game, players, entrants, options, self.seed, change.name, bool(self.verbs))
                    count = self.games[game] if game in self.games else self.games[str(players)]
                    found.append((bout, -(-count // self.chunk) * self.chunk))
        return found

    def entrants(self, game: str, players: int) -> Iterable[Entrant]:
        """Those who are compared; or as many of the same kind as sit at a table."""
        bot = self.bots[game]
        if not self.compare:
            return [Entrant(bot, bot) for _ in range(players)]
        if self.compare == "bots":
            return [Entrant(name, name) for name in self.among]
        return [Entrant(name, bot, {self.compare: value}) for name, value in self.among.items()]

    def stamp(self) -> dict[str, Data]:
        """All that its games depend on, except how many there are: with more of them it can be gone on with."""
        return {
            "games of": list(self.bots),
            "bot": cast(Data, dict(self.bots)),
            "seed": self.seed,
            "chunk": self.chunk,
            "compare": self.compare,
            "among": dict(self.among),
            "cards": bool(self.verbs),
            "options": dict(self.options),
            "changes": [{"name": each.name, "options": dict(each.options)} for each in self.changes],
        }


def read_study(path: Path, bot: str | None = None, games: int | None = None) -> Study:
    """The study in a file; another bot or another number of games than it says may be given."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadStudy(f"{path}, line {line}: this is not UTF-8 text") from error
    except OSError as error:
        raise BadStudy(f"cannot read {path}: {error.strerror or error}") from error
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place, words = toml_mistake(error)
        raise BadStudy(f"{path}, {place}: {words}" if place else f"{path}: {words}") from error
    instead: dict[str, Data] = {}
    if bot is not None:
        instead["bot"] = bot
    if games is not None:
        instead["games"] = games
    return Reader(path, text, data, instead).study()


class Reader:
    """Checks what stands in a study's file, key by key."""

    def __init__(self, path: Path, text: str, data: dict[str, Data], instead: Mapping[str, Data]) -> None:
        self.path = path
        self.text = text
        self.data = {**data, **instead}
        self.instead = instead
        """What was given by an option of the command, and not by the file."""

    def refuse(self, problem: str, *where: str | int) -> NoReturn:
        """Say what is wrong, and on which line, or with which option of the command."""
        if where and where[0] in self.instead:
            raise BadStudy(f"--{where[0]}: {problem}")
        line = line_of(self.text, where)
        place = f"{self.path}, line {line}" if line else str(self.path)
        key = ".".join(str(each) for each in where if isinstance(each, str))
        raise BadStudy(f"{place}: {key}: {problem}" if key else f"{place}: {problem}")

    def study(self) -> Study:
        """All of it."""
        for key in self.data:
            self.known(key, list(KEYS), key)
        for key in ("title", "game"):
            if key not in self.data:
                raise BadStudy(f"{self.path}: {key} is missing: write {KEYS[key]}")
        names = self.game_names()
        study = Study(
            title=self.text_at("title"),
            about=self.text_at("about", ""),
            games=self.how_many(names),
            bots={name: self.bot(name) for name in names},
            players={name: self.players(name, self.data.get("players"), "players") for name in names},
            seed=self.number("seed", 1, 0),
            chunk=self.number("chunk", CHUNK, 1),
            verbs=self.verbs(names),
            options=self.table(self.data.get("options", {}), "options"),
        )
        if (study.options or "change" in self.data) and len(names) > 1:
            key = "options" if study.options else "change"
            self.refuse("is of one game; a study of several games has none", key)
        study = replace(study, changes=self.changes(names[0], study))
        study = replace(study, compare=self.compare(names), among=self.among(names))
        self.check_tables(study)
        return study

    def known(self, word: str, known: Sequence[str], *where: str | int) -> None:
        """Whether there is such a word; if not, which was meant."""
        if word not in known:
            near = get_close_matches(word, known, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
            self.refuse(f"there is no {word!r} here; {hint}", *where)

    def text_at(self, key: str, usual: str | None = None) -> str:
        """A text."""
        value = self.data.get(key, usual)
        if not isinstance(value, str) or (usual is None and not value.strip()):
            self.refuse(f"a text is needed, not {brief(value)}: {KEYS[key]}", key)
        return value

    def number(self, key: str, usual: int, least: int) -> int:
        """A whole number."""
        return self.whole(self.data.get(key, usual), least, KEYS[key], key)

    def whole(self, value: Data, least: int, right: str, *where: str | int) -> int:
        """A whole number that is large enough."""
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            self.refuse(f"a whole number, {least} or more, is needed, not {brief(value)}: {right}", *where)
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        value = self.data.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(each, str) for each in value):
            self.refuse(f"a list of texts is needed, not {brief(value)}: {KEYS[key]}", key)
        return cast(list[str], value)

    def table(self, value: Data, *where: str | int) -> dict[str, Data]:
        """A table of options."""
        if not isinstance(value, dict):
            self.refuse(f"a table of options is needed, not {brief(value)}", *where)
        if "players" in value:
            right = "beside the name of the change" if where[0] == "change" else "above [options]"
            self.refuse(
                f"how many play is written {right}, and not in the options: {KEYS['players']}", *where, "players"
            )
        return value

    def game_names(self) -> list[str]:
        """The games."""
        value = self.data["game"]
        names = [value] if isinstance(value, str) else self.texts("game")
        for name in names:
            self.known(name, list(GAMES), "game")
        if len(set(names)) < len(names):
            self.refuse("a game is named once", "game")
        return names

    def how_many(self, names: list[str]) -> dict[str, int]:
        """How many games, by game or by the number of players."""
        value = self.data.get("games", GAMES_PLAYED)
        if not isinstance(value, dict):
            return {name: self.whole(value, 1, KEYS["games"], "games") for name in names}
        spec = game_named(names[0])
        counts = [str(players) for players in range(spec.min_seats, spec.max_seats + 1)]
        known = names if len(names) > 1 or names[0] in value else counts
        for name in value:
            self.known(name, known, "games")
        return {name: self.whole(each, 1, KEYS["games"], "games") for name, each in value.items()}

    def bot(self, game: str) -> str:
        """Who plays."""
        name = self.text_at("bot") if "bot" in self.data else usual_bot(game)
        self.known_bot(game, name, "bot")
        return name

    def known_bot(self, game: str, name: str, where: str) -> None:
        """Whether there is such a bot; besides those with names there may be some such as search:500."""
        try:
            make_bot(game, name, 0)
        except BadOptions as error:
            near = get_close_matches(name, offered(game), 1)
            hint = f"there is no {name!r} here; did you mean {near[0]}? " if near else ""
            self.refuse(f"{hint}{error}", where)

    def players(self, game: str, value: Data, *where: str | int) -> tuple[int, ...]:
        """How many play."""
        spec = game_named(game)
        least, most = spec.min_seats, spec.max_seats
        if value is None:
            return (least,)
        if value == "all":
            return tuple(range(least, most + 1))
        counts = value if isinstance(value, list) else [value]
        for count in counts:
            if not isinstance(count, int) or isinstance(count, bool) or not least <= count <= most:
                right = f"{KEYS['players']}; {spec.title} seats {least} to {most}"
                self.refuse(f"there is no game for {brief(count)}: {right}", *where)
        if not counts or len(set(map(str, counts))) < len(counts):
            self.refuse(f"numbers of players are needed, each once: {KEYS['players']}", *where)
        return cast(tuple[int, ...], tuple(counts))

    def verbs(self, names: list[str]) -> tuple[str, ...]:
        """What is counted of cards."""
        if "cards" not in self.data:
            return ()
        known = sorted({verb for game in names for verb in verbs_of(game)})
        for verb in self.texts("cards"):
            self.known(verb, known, "cards")
        return tuple(self.texts("cards"))

    def changes(self, game: str, study: Study) -> tuple[Change, ...]:
        """The changes, each with a name of its own."""
        value = self.data.get("change", [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            self.refuse(f"is written {KEYS['change']}", "change")
        found: list[Change] = []
        for at, each in enumerate(cast(list[dict[str, Data]], value)):
            for key in each:
                self.known(key, CHANGE_KEYS, "change", at, key)
            name = each.get("name")
            if not isinstance(name, str) or not name.strip():
                self.refuse('a name is needed: name = "30 Chi"', "change", at)
            if name in [other.name for other in found]:
                self.refuse(f"another change is called {name!r} too", "change", at, "name")
            options = self.table(each.get("options", {}), "change", at, "options")
            if not options:
                self.refuse("options are needed: options = { chi = 30 }", "change", at)
            players = study.players[game]
            if "players" in each:
                players = self.players(game, each["players"], "change", at, "players")
            found.append(Change(name, options, players))
        return tuple(found)

    def compare(self, names: list[str]) -> str:
        """What is compared, if anything is."""
        if "compare" not in self.data:
            if "among" in self.data:
                self.refuse(f"what are these? {KEYS['compare']}", "among")
            return ""
        what = self.text_at("compare")
        if len(names) > 1:
            self.refuse("entrants are of one game; a study of several games compares none", "compare")
        self.known(what, ["bots", *FIELDS.get(names[0], {})], "compare")
        if what == "bots" and "bot" in self.data:
            away = "leave the option out" if "bot" in self.instead else "take this line out"
            self.refuse(f"the bots are compared, so no one bot plays for all: {away}", "bot")
        return what

    def among(self, names: list[str]) -> dict[str, Data]:
        """The entrants that are compared, by name; a deck may be a file beside the study."""
        what = self.data.get("compare")
        if not isinstance(what, str):
            return {}
        game = names[0]
        known = bot_names(game) if what == "bots" else all_of(game, what)
        chosen = self.texts("among") if "among" in self.data else known
        found: dict[str, Data] = {}
        for name in chosen:
            if what == "decks" and name.endswith(".txt"):
                found[Path(name).stem] = self.deck_file(name)
            elif name == "all":
                found.update({each: each for each in known})
            else:
                if what == "bots":
                    self.known_bot(game, name, "among")
                else:
                    self.known(name, known, "among")
                found[name] = name
        if len(found) < 2:
            self.refuse("two are needed at least, to be compared", "among")
        return found

    def deck_file(self, name: str) -> Data:
        """The titles of a deck file that lies beside the study."""
        from kwoon.games.shadowfist.cards.decks import read_deck

        path = self.path.parent / name
        try:
            return cast(Data, read_deck(path.read_text(encoding="utf-8"), str(path)))
        except (OSError, UnicodeDecodeError) as error:
            self.refuse(f"cannot read the deck {path}: {error}", "among")

    def check_tables(self, study: Study) -> None:
        """Every kind of game can be made, chunks are whole rounds, and there are enough entrants."""
        rounds = lcm(*chain.from_iterable(study.players.values()), *chain(*[each.players for each in study.changes]))
        if study.chunk % rounds:
            example = f"{rounds}, {2 * rounds}, {3 * rounds}"
            self.refuse(
                f"everybody sits everywhere in a chunk, so it has {example} ... games, not {study.chunk}", "chunk"
            )
        for game, several in [
            *study.players.items(),
            *[(next(iter(study.bots)), each.players) for each in study.changes],
        ]:
            for players in several:
                if game not in study.games and str(players) not in study.games:
                    kind = game if len(study.bots) > 1 else f"{players} players"
                    self.refuse(f"how many games of {kind}? {KEYS['games']}", "games")
        for bout, _ in study.bouts():
            if len(bout.entrants) < bout.players:
                self.refuse(f"{len(bout.entrants)} cannot fill a table of {bout.players}", "among")
            try:
                game_named(bout.game).new(options_of(bout, 0, range(bout.players)), bout.seed)
            except BadOptions as error:
                at = next((at for at, each in enumerate(study.changes) if each.name == bout.change), None)
                where: Where = ("options",) if at is None else ("change", at, "options")
                guilty = guilty_option(bout) if at is None else None
                if guilty is not None:
                    where = ("options", guilty)
                self.refuse(f"{error} (a game for {bout.players})", *where)


def guilty_option(bout: Bout) -> str | None:
    """The option of a bout without which its game could be made; None if that is not so of one alone."""
    for key in bout.options:
        rest = {other: value for other, value in bout.options.items() if other != key}
        try:
            game_named(bout.game).new(options_of(replace(bout, options=rest), 0, range(bout.players)), bout.seed)
        except BadOptions:
            continue
        return key
    return None


def all_of(game: str, what: str) -> list[str]:
    """All decks, or all characters, of a game."""
    game_named(game)  # a game knows its characters once it is loaded
    return list(resolve_name(FIELDS[game][what]))


def verbs_of(game: str) -> set[str]:
    """What can be done in a game, as its actions say it."""
    package = game.partition("-")[0]
    found: set[str] = set()
    for module in ("kwoon.engine.action", f"kwoon.games.{package}.terms.actions"):
        for name, value in vars(import_module(module)).items():
            if not name.isupper():
                continue
            several = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else [value]
            found.update(each for each in several if isinstance(each, str))
    return found


def line_of(text: str, where: Where) -> int | None:
    """The line on which something stands in a TOML file; None where it is not to be seen."""
    *tables, key = where or ("",)
    table = ".".join(str(each) for each in tables)
    here, seen = "", 0
    best: int | None = None
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*(\[\[?)\s*([\w.-]+)\s*\]", line)
        if header:
            here = header[2]
            if header[1] == "[[":
                here, seen = f"{here}.{seen}", seen + 1
            if here in (table, ".".join(str(each) for each in where)):
                best = number
        elif here == table and isinstance(key, str) and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*[.=]", line):
            return number
    return best
