"""The table line by line: for screen readers, pipes and the smallest terminals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO

from kwoon.engine.errors import KwoonError
from kwoon.engine.question import Option
from kwoon.rulebooks import find_rules
from kwoon.tables.chronicle import folded
from kwoon.terminal.session import Session
from kwoon.terminal.signs import play_lines
from kwoon.terminal.why import can_words, nearest_first, why_words

HELP: Final = """\
  NUMBER    give that answer
  ?         every card in sight, and why you can't use it now (? KICK: only those with KICK in the name)
  hint      what a bot would answer, and what it expects of that (i is short for it)
  b         the whole table, with every pile; an empty line: the question again
  p         when to be asked, or until what to pass (p T: what the letter T stands for)
  u         take back your last answer
  s FILE    save (s alone: where it was saved last)
  q         quit
  r         the rules (r ATTACK: those with ATTACK in them; r KF-3.1: that one)
  h         how to play, what stands on the table, and this"""


class PlainTable:
    """Prints the table and the question as sentences, and reads answers a line at a time."""

    def __init__(self, session: Session, lines: TextIO, out: TextIO, pause: Callable[[], None]) -> None:
        self.session = session
        self.lines = lines
        self.out = out
        self.pause = pause
        self.told = 0
        """The move up to which the log has been printed."""
        self.left = False
        self.warned = (-1, 0)
        """The version and the answer that was warned of."""

    def say(self, text: str = "") -> None:
        """One line, at once."""
        print(text, file=self.out, flush=True)

    def play(self) -> bool:
        """To the end of the game or until the player leaves; whether the game is over."""
        table = self.session.table
        self.say(f"{table.spec.title}. The seed of this game is {table.start.seed}. h tells what you can type.")
        if self.session.note:
            self.say(self.session.note + ".")
        self.told = len(table.moves)
        asked = True
        while not self.left and not table.over:
            if self.goes_on():
                asked = True
                continue
            self.session.keep()
            if asked:
                self.tell()
                self.ask()
            asked = self.listen()
        if table.over:
            self.tell()
            self.end()
        return table.over

    def goes_on(self) -> bool:
        """Let a bot move or the assistant pass; False if the person is asked. Control-C stops the passing."""
        table = self.session.table
        try:
            if table.bot_is_asked:
                table.bot_step()
            elif not self.session.pass_on():
                return False
            if self.tell():
                self.pause()
        except KeyboardInterrupt:
            if not self.session.stop_passing():
                raise
            self.say("The next question is asked.")
        return True

    def tell(self) -> bool:
        """Print what is new in the log; whether there was anything."""
        table = self.session.table
        lines = self.session.log(self.told)
        self.told = len(table.moves)
        for line in folded(lines):
            self.say(line.text(table.names))
        return bool(lines)

    def ask(self) -> None:
        """Print the table and the question."""
        question = self.session.question
        assert question is not None
        self.say()
        self.show_board()
        self.say(question.prompt)
        for number, option in enumerate(question.options, 1):
            text = f" ({self.session.table.game.describe(option.thing.name)})" if option.thing else ""
            self.say(f"{number:>3}  {self.label(option)}{text}")

    def label(self, option: Option) -> str:
        """An answer, with what the table says about the thing that it would use."""
        table = self.session.table
        return self.session.board.label(option, table.view(self.session.seat), table.names)

    def show_board(self) -> None:
        """Print the table."""
        table = self.session.table
        for line in self.session.manners.words(table.view(self.session.seat), table.names):
            self.say(line)

    def show_whole(self) -> None:
        """Print the table, and what lies in every open pile."""
        self.show_board()
        table = self.session.table
        for line in self.session.manners.piles(table.view(self.session.seat), table.names):
            self.say(line)

    def listen(self) -> bool:
        """Read one line and do it; whether the question should be printed (again)."""
        print("> ", end="", file=self.out, flush=True)
        line = self.lines.readline()
        if not line:
            self.say()
            self.leave_unasked()
            return False
        command, _, rest = line.strip().partition(" ")
        try:
            return self.obey(command, rest.strip())
        except KwoonError as error:
            self.say(f"{error}")
            return False

    def obey(self, command: str, rest: str) -> bool:
        """Do what was typed; whether the question should be printed (again)."""
        if command.isdecimal():
            return self.answer(int(command))
        if command.startswith("?"):
            self.why((command[1:] + " " + rest).strip())
        elif command in ("hint", "i"):
            self.say(self.session.hint_turn().hint().words)
        elif command == "u":
            self.say(f"Taken back: {self.session.undo()}")
            self.told = len(self.session.table.moves)
            return True
        elif command == "s":
            self.say(f"Saved to {self.session.save(Path(rest).expanduser() if rest else None)}")
        elif command == "b":
            self.show_whole()
        elif not command:
            return True
        elif command == "r":
            self.rules(rest)
        elif command == "p":
            return self.passing(rest)
        elif command == "h":
            self.help()
        elif command == "q":
            self.quit()
        else:
            self.say(f"{command!r} is neither an answer's number nor a command. h tells what you can type.")
        return False

    def passing(self, key: str) -> bool:
        """Say when this person is asked, or ask otherwise; whether the question should be printed again."""
        reader, passing = self.session.reader, self.session.passing
        if reader is None or passing is None:
            self.say("Everything in this game is asked.")
            return False
        found = [each for each in reader.wishes if each.key == key]
        if not found:
            self.say(f"{passing.words}.")
            for each in reader.wishes:
                self.say(f"  p {each.key}  {each.sentence}")
            return False
        self.session.wish(found[0])
        self.say(f"{self.session.passing.words if self.session.passing else ''}. Control-C: ask me.")
        return not found[0].lasting

    def answer(self, number: int) -> bool:
        """Give the answer with that number."""
        question = self.session.question
        assert question is not None
        if not 1 <= number <= len(question.options):
            self.say(f"There are {len(question.options)} answers: type a number from 1 to {len(question.options)}.")
            return False
        loses = self.session.loses(number - 1)
        if loses and self.warned != (self.session.table.version, number):
            self.warned = (self.session.table.version, number)
            self.say(f"{loses} Type {number} once more if you mean it.")
            return False
        self.session.answer(number - 1)
        return True

    def help(self) -> None:
        """How to play, and what can be typed."""
        for line in (*play_lines(self.session.table.spec.name), ""):
            self.say(line)
        self.say(HELP)

    def rules(self, wish: str) -> None:
        """The gist of rules of this game."""
        for rule, text in find_rules(wish, (self.session.table.spec.book,)).items() or [("No rule", "speaks of that")]:
            self.say(f"{rule}: {text}")

    def why(self, wish: str) -> None:
        """Print every card in sight with the reason why it cannot be used."""
        table = self.session.table
        seat = self.session.seat
        can = can_words(table, seat)
        rows = [why_words(row, table, can) for row in nearest_first(table.why(seat), seat)]
        found = [row for row in rows if all(word in row.lower() for word in wish.lower().split())]
        for row in found or ["No card in sight is called that."]:
            self.say(row)

    def quit(self) -> None:
        """Leave; asks first whether to save what would be lost."""
        session = self.session
        if session.unsaved and not session.saves_always:
            print(f"This game is not saved. Save it to {session.usual_path}? (y/n) ", end="", file=self.out, flush=True)
            answer = self.lines.readline().strip().lower()
            if not answer:
                self.say()
                self.leave_unasked()
                return
            if answer.startswith("y"):
                self.say(f"Saved to {session.save()}")
            elif not answer.startswith("n"):
                self.say("Neither y nor n: play on.")
                return
        session.leave()
        self.left = True

    def leave_unasked(self) -> None:
        """The input has ended: lose nothing."""
        session = self.session
        if session.saves_always:
            session.leave()
        elif session.unsaved:
            session.keep()
            self.say(f"The game is kept: kwoon play {session.table.spec.name} --resume goes on with it.")
        self.left = True

    def end(self) -> None:
        """Places."""
        table = self.session.table
        outcome = table.outcome
        assert outcome is not None
        self.say()
        self.say(f"The game is over: {outcome.reason}.")
        for place, seat in self.session.standings():
            self.say(f"{place:>3}. {table.names[seat]}{' (you)' if seat == self.session.seat else ''}")
        self.session.leave()
