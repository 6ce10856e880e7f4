"""What goes over the wire: every object of the API, with words for each of its fields."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, StrictBool, StrictInt, StrictStr

from kwoon.hall.store.rooms import OVER, PLAYING, WAITING

Status = Literal["waiting", "playing", "over"]
assert (WAITING, PLAYING, OVER) == ("waiting", "playing", "over")


def sound_text(text: str) -> str:
    """A text that every database can keep."""
    if "\x00" in text:
        raise ValueError("a text has no zero signs in it")
    return text


def sound_options(options: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Options whose texts can all be kept and sent again."""
    waiting: list[Any] = [options]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            waiting.extend([*each, *each.values()])
        elif isinstance(each, list):
            waiting.extend(each)
        elif isinstance(each, str):
            sound_text(each).encode()
    return options


Text = Annotated[StrictStr, AfterValidator(sound_text)]


class Sent(BaseModel):
    """What a program sends: a field that is not known is refused."""

    model_config = ConfigDict(extra="forbid")


# --- what can go wrong ------------------------------------------------------------------------------------------------


class Problem(BaseModel):
    """Why something was refused. Nothing has changed."""

    problem: str = Field(
        description="What kind of problem it is, in one or two words, for programs.", examples=["stale"]
    )
    detail: str = Field(description="What is wrong, in words.")
    todo: str = Field(default="", description="What would be right.")


# --- games ------------------------------------------------------------------------------------------------------------


class GameOption(BaseModel):
    """Something that can be chosen when a table is made."""

    name: str = Field(description="Its name in the options of a table.", examples=["chi"])
    words: str = Field(description="What it is, and what it takes.")
    values: list[str] = Field(description="Its values, where they can be listed; empty where it takes others.")


class Game(BaseModel):
    """A game that can be played here."""

    name: str = Field(description="Its name in the API.", examples=["kungfu"])
    title: str = Field(examples=["Kung Fu Fighting"])
    about: str = Field(description="What kind of game it is.")
    seats: tuple[int, int] = Field(description="How few and how many can play.", examples=[[2, 6]])
    modes: list[str] = Field(description="Its modes; empty if it has one only.")
    bots: list[str] = Field(
        description="The hall's own bots for it, the best one last.", examples=[["random", "greedy"]]
    )
    options: list[GameOption] = Field(description="What can be chosen besides.")


# --- accounts ---------------------------------------------------------------------------------------------------------


class Me(BaseModel):
    """Who is calling."""

    id: str
    name: str
    member: bool = Field(description="Whether this is an account with a password.")
    bot: bool = Field(description="Whether this is a bot account.")


class AccountWish(Sent):
    """A bot account that is to be made."""

    name: Text = Field(
        description="What others see; cut after 20 characters.",
        min_length=1,
        max_length=40,
        examples=["Iron Clerk"],
    )


class Account(BaseModel):
    """A bot account that was made."""

    id: str
    name: str
    key: str = Field(description="Send it as `Authorization: Bearer <key>`. It is shown this once and never again.")


class KeyWish(Sent):
    """A key that is to be made."""

    words: Text = Field(default="", description="What it is for.", max_length=40)


class NewKey(BaseModel):
    """A key that was made."""

    key: str = Field(description="The key. It is shown this once and never again.")


class KnownKey(BaseModel):
    """A key as the hall remembers it: its hash, and what it is for."""

    id: str
    words: str
    made_at: datetime


# --- tables -----------------------------------------------------------------------------------------------------------


class Clock(Sent):
    """How much time each seat has."""

    bank: StrictInt = Field(description="Seconds at the beginning.", ge=10, le=604_800, examples=[600])
    increment: StrictInt = Field(description="Seconds that come back with each answer.", ge=0, le=3600, examples=[10])


class TableWish(Sent):
    """A table that is to be made."""

    game: Text = Field(description="The name of a game (`GET /games`).", max_length=40, examples=["kungfu"])
    options: Annotated[dict[str, JsonValue], AfterValidator(sound_options)] = Field(
        default={}, description="The game's own options (`GET /games`).", examples=[{}]
    )
    players: list[Text] = Field(
        description="Who is to sit in each seat: `person`, or the name of a bot. You take the first seat of a person.",
        min_length=1,
        max_length=8,
        examples=[["person", "greedy"]],
    )
    clock: Clock | None = Field(default=None, description="A clock; none if it is left out.")
    listed: StrictBool = Field(default=True, description="Whether everybody finds it in the lobby.")
    words: Text = Field(default="", description="Words of yours that go into the shuffle.", max_length=200)
    hints: StrictBool | None = Field(
        default=None, description="Whether hints are given; null: only where one person plays."
    )


class SitWish(Sent):
    """How someone sits down."""

    words: Text = Field(default="", description="Words of yours that go into the shuffle.", max_length=200)


class Chair(BaseModel):
    """A seat of a table."""

    seat: int = Field(description="Its number, from 0. Lots are drawn for the seats when the game begins.")
    name: str | None = Field(description="Who sits there; null if nobody does yet.")
    player: str = Field(description="`person`, or the name of the hall's bot that plays there.")
    bot: bool = Field(description="Whether a program plays there: a bot of the hall, or a bot account.")
    words: str | None = Field(description="What this seat added to the shuffle; null until the game is over.")


class Result(BaseModel):
    """How a game ended."""

    places: list[int] = Field(description="Each seat's place; 1 is best, equal places are shared.")
    scores: list[float] = Field(description="Each seat's score.")
    reason: str = Field(description="Why it ended.")


class Row(BaseModel):
    """A table in a list of tables."""

    id: str
    game: str
    status: Status = Field(description="`waiting` for players, `playing`, or `over`.")
    chairs: list[Chair]
    seat: int | None = Field(description="Your seat; null if you do not sit here.")
    listed: bool
    clock: Clock | None
    opened_at: datetime
    page: str = Field(description="Where people see it.", examples=["/table/Zx3h0dLkQw-T"])
    promise: str = Field(description="The hash of the secret that the shuffle follows from, shown before the deal.")


class Table(Row):
    """A table, before, while and after it is played."""

    secret: str | None = Field(description="The secret behind the promise; null until the game is over.")
    options: dict[str, Any] | None = Field(
        description="What the game was made with; only for who made the table, and for all once it is over."
    )
    result: Result | None = Field(description="How it ended; null until the game is over.")


# --- playing ----------------------------------------------------------------------------------------------------------


class Item(BaseModel):
    """A card, chip or character, as the asked seat knows it."""

    zone: str = Field(description="Where it lies.")
    seat: int = Field(description="Whose it is; -1 for nobody's.")
    title: str = Field(description="Its name; empty if this seat does not know it.")
    at: int = Field(default=-1, description="Its place in the list of the view that shows it, where that matters.")


class Action(BaseModel):
    """What an option does. It has only those fields that it is about."""

    verb: str = Field(description="What is done.", examples=["attack"])
    cards: list[Item] = Field(default=[], description="What is used, played or picked.")
    targets: list[Item] = Field(default=[], description="What those are aimed at.")
    ability: int = Field(default=0, description="Which ability of the first card, from 0.")
    place: tuple[int, int] = Field(default=(0, 0), description="A location: whose it is, and which from the left.")
    number: int = Field(default=0, description="How much, or which one of a list.")
    player: int = Field(default=0, description="A seat that is chosen.")
    word: str = Field(default="", description="A colour, a resource, or whatever else a text lists.")


class Option(BaseModel):
    """One answer. Its number is its place in the list, from 0."""

    label: str = Field(description="The answer in words.", examples=["Attack with Punch"])
    thing: tuple[str, int, str] | None = Field(description="What it uses: where that lies, whose it is, its name.")
    gives_up: bool = Field(description="Whether that is only given up: discarded, trashed.")
    action: Action


class Question(BaseModel):
    """A decision that is to be made."""

    seat: int
    kind: str
    prompt: str
    options: list[Option]


class Turn(BaseModel):
    """What a seat is to decide."""

    table: str
    seat: int
    asked: bool = Field(description="Whether you are to answer now.")
    ticket: str = Field(description="What an answer, or taking one back, has to carry; empty if there is neither.")
    question: Question | None = Field(description="What you are asked; null if you are not.")
    can_undo: bool = Field(description="Whether your last answer can be taken back now.")
    stood_in: bool = Field(description="Whether a bot answers for you: you were away, or your time is over.")
    over: bool
    result: Result | None = Field(description="How it ended; null until the game is over.")
    left: list[float] | None = Field(description="Seconds that each seat has left; null where there is no clock.")
    hints: bool = Field(description="Whether hints are given at this table.")


class View(BaseModel):
    """All that one seat may know of the game."""

    table: str
    seat: int | None = Field(description="From which seat; null for those who look on, who see it some seconds later.")
    view: dict[str, Any] = Field(description="The game's own view. It differs from game to game.")


class Answer(Sent):
    """An answer to the open question."""

    choice: StrictInt = Field(description="The number of an option, from 0.", examples=[0])
    ticket: StrictStr = Field(description="The ticket that came with the question.", max_length=100)


class TakingBack(Sent):
    """Taking back one's last answer."""

    ticket: StrictStr = Field(description="The newest ticket of your seat.", max_length=100)


class Reason(BaseModel):
    """A thing that your seat can see, and why you cannot use it now."""

    thing: tuple[str, int, str] = Field(description="Where it lies, whose it is, its name.")
    text: str = Field(description="What it does.")
    usable: bool
    rule: str | None = Field(
        description="The number of the rule that forbids it; null if you can use it.", examples=["KF-3.3"]
    )
    reason: str | None = Field(description="Why not, in words; null if you can use it.")
    rule_says: str | None = Field(description="What that rule says; null if you can use it.")


class Hint(BaseModel):
    """What a bot would answer to the open question, knowing what your seat knows."""

    choice: int = Field(description="The number of the option.")
    label: str = Field(description="The same in words.")
    chance: float = Field(description="About how likely you win with it, from 0 to 1.")
    other: str = Field(description="The next best answer; empty if none is worth a word.")
    other_chance: float = Field(description="About how likely you win with that.")
    words: str = Field(description="All of it in words, with what is likely to come next.")


class Log(BaseModel):
    """What your seat has seen happen, or those who look on."""

    since: int = Field(description="How many lines stand before these.")
    lines: list[str]
    next: int = Field(description="What to ask for as `since` next time.")


class Wish(BaseModel):
    """Something that the passing assistant can be told."""

    key: str
    words: str


class Passing(BaseModel):
    """What the passing assistant of your seat does."""

    words: str | None = Field(description="What it does now; null in a game where every question is asked.")
    wishes: list[Wish] = Field(description="What it can be told.")


class PassingWish(Sent):
    """What the passing assistant is told."""

    key: Text = Field(
        description="The key of one of its wishes; `a` is to be asked everything.", max_length=10, examples=["a"]
    )


# --- reviews ----------------------------------------------------------------------------------------------------------


class Choice(BaseModel):
    """An answer that could be given, and what it promised."""

    label: str = Field(description="The answer in words.")
    chance: float = Field(description="The chance to win with it, from 0 to 1, as far as the asked seat could know.")
    tried: int = Field(description="For how many rounds it was tried.")


class ReviewedAnswer(BaseModel):
    """One answer of a game, looked at again."""

    move: int = Field(description="Its number, from 1.")
    seat: int
    prompt: str = Field(description="What was asked.")
    given: Choice = Field(description="What was answered.")
    best: list[Choice] = Field(description="What the bot would have answered, and then others by what they promise.")
    chances: list[float] = Field(
        description="Each seat's chance to win before it, as far as the asked seat could know."
    )
    cost: float = Field(description="How much of the chance to win the answer gave away.")
    turning: bool = Field(description="Whether that was much, and more than the search may err by chance.")


class Review(BaseModel):
    """A game that is over, looked through again by a bot."""

    state: Literal["none", "working", "broken", "done"] = Field(
        description="`none`: nobody has asked for it. `broken`: whoever was at it is gone, POST to go on."
    )
    bot: str | None = Field(description="Who looks; null as long as nobody does.", examples=["search:400"])
    done: int = Field(description="How many answers have been looked at.")
    total: int = Field(description="How many there are.")
    answers: list[ReviewedAnswer] | None = Field(description="What was found; null until all is done.")


# --- streams ----------------------------------------------------------------------------------------------------------


class LogNews(BaseModel):
    """How a log has changed: keep its first lines, and add these."""

    keep: int
    add: list[str]


class TableNews(BaseModel):
    """An event `turn` of a table's stream: what is new for your seat."""

    turn: Turn | None = Field(description="As `GET /tables/{id}/question`; null for those who look on.")
    log: LogNews
    over: bool
    view: dict[str, Any] | None = Field(description="The view, if you asked for it with `view=true`.")


class Call(BaseModel):
    """An event of your own stream: `began`, `asked` or `over`, with what your seat of that table is to decide."""

    table: str
    turn: Turn
