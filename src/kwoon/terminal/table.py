"""The table: board, question, log, and the keys."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static

from kwoon.engine.errors import KwoonError
from kwoon.engine.names import seat_mark, with_names
from kwoon.engine.question import Thing
from kwoon.engine.record import Replay
from kwoon.tables import NoUndo
from kwoon.tables.manners.base import sentence
from kwoon.terminal.choices import Choices
from kwoon.terminal.dialogs import Ask, Help, SaveAs
from kwoon.terminal.help_pages import Guide
from kwoon.terminal.log import LogPanel
from kwoon.terminal.look import SMALL, board_lines, named, squeezed
from kwoon.terminal.session import Session
from kwoon.terminal.whole import WholeTable
from kwoon.terminal.why import WhyScreen

if TYPE_CHECKING:
    from kwoon.terminal.app import KwoonApp

KEYS: Final = (
    ("1 2 3 …", "the answer with that number; where there are ten or more, Enter takes it"),
    ("↑ ↓ Enter", "choose an answer; its card's text stands below"),
    ("?", "why not: every card in sight, and why not now"),
    ("i", "a hint: what a bot would answer, and what it expects of that"),
    ("u", "take back your last answer"),
    ("b", "the whole table, with every pile"),
    ("c", "the whole text of the chosen answer's card"),
    ("s", "save"),
    ("Space", "no pauses until you are asked"),
    ("+ -", "bots faster, slower"),
    ("PgUp PgDn", "look back in the log"),
    ("t", "dark or light"),
    ("q", "quit"),
)
END: Final = (
    ("A new game", "new"),
    ("Look through this game", "replay"),
    ("Save this game", "save"),
    ("Quit", "quit"),
)
PASSING_KEYS: Final = (
    ("p", "pass until …, or when to be asked"),
    ("Escape", "stop passing: the next question is asked"),
)
ASKING_KEYS: Final = (("p", "whether to be asked small questions too"),)
NOTES: Final = (
    "Undo goes back as long as nobody else has moved and nothing hidden was seen.",
    "The game is kept after each of your answers: if this terminal closes, kwoon play GAME --resume goes on.",
)
WIDE: Final = 140
"""From how many columns on the log stands beside the board too."""
SIDE: Final = 54
"""How wide it is there; kwoon.tcss says so too."""
NARROW: Final = 60
"""With fewer columns than this, the answers have the width to themselves."""
AROUND: Final = 6
"""The lines that are neither board nor answers: the top, the prompt and its line, the card's text, the footer."""
TALL: Final = 30
"""From how many lines on more of a card's text stands below the question."""
PAUSES: Final = (0.0, 0.15, 0.3, 0.6, 1.0, 1.5, 2.5, 4.0)


class TableScreen(Screen[None]):
    """A game as one person plays it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "why", "Why not", key_display="?"),
        Binding("i", "hint", "Hint"),
        Binding("p", "passing", "Pass until"),
        Binding("p", "asking", "Ask when"),
        Binding("escape", "stop_passing", show=False),
        Binding("b", "whole_table", "Table"),
        Binding("c", "card", "Card"),
        Binding("u", "undo", "Undo"),
        Binding("s", "save", "Save"),
        Binding("space", "hurry", "Hurry"),
        Binding("plus,equals_sign", "pace(-1)", show=False),
        Binding("minus", "pace(1)", show=False),
        Binding("h,f1", "help", "Help", key_display="h"),
        Binding("q", "leave", "Quit"),
        Binding("pageup", "look_back(-1)", show=False, priority=True),
        Binding("pagedown", "look_back(1)", show=False, priority=True),
    ]
    app: KwoonApp

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.hurrying = False
        self.wake = asyncio.Event()
        self.asked: int | None = None
        """The version of the table whose question is in the list."""
        moves = session.table.moves
        self.seen = max((number for number, move in enumerate(moves) if move.seat == session.seat), default=0)
        """The move up to which this person has read the log: that of the last answer."""

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield Static(id="board")
                with Horizontal(id="lower"):
                    with Vertical(id="ask"):
                        yield Static(id="prompt")
                        yield Choices(id="choices", clock=self.app.clock)
                    yield LogPanel(id="log")
            yield LogPanel(id="side")
        yield Static(id="detail")
        yield Footer(show_command_palette=False, compact=True)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The assistant's key is shown only where there is one, and says what it does in this game."""
        if action == "asking":
            return self.session.passing is not None and not self.session.passes
        return action != "passing" or self.session.passes

    def on_screen_resume(self) -> None:
        """Shown, at first or again: go on."""
        self.query_one(Choices).focus()
        self.show_table()
        self.run_bots()

    def on_resize(self) -> None:
        """The picture fits its width."""
        self.show_table()

    # --- showing -----------------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        """Bring everything up to date."""
        session = self.session
        table, seat, board = session.table, session.seat, session.board
        view = table.view(seat)
        log = session.log()
        question = session.question if session.asks else None
        usable = session.manners.usable(question)
        self.set_class(self.size.width >= WIDE, "wide")
        self.set_class(self.size.width < NARROW, "narrow")
        self.set_class(self.size.height < SMALL, "small")
        beside = SIDE if self.size.width >= WIDE else 0
        width = max(40, self.size.width - beside - 2)
        lines = board_lines(self.size.height)
        if question is not None:
            wanted = self.size.height - AROUND - len(question.options)
            lines = min(lines, max(board.least_lines(view), wanted))
        status = session.manners.status(view, table.names)
        title = f" {table.spec.title} "
        gap = max(1, self.size.width - len(title) - len(status) - 2)
        self.query_one("#top", Static).update(Content.assemble((title, "bold"), " " * gap, status))
        picture = squeezed(board.picture(view, table.names, log, usable, width, lines), lines)
        self.query_one("#board", Static).update(picture)
        begins = "The game goes on" if table.moves else "A new game"
        empty = f"{begins}; its seed is {table.start.seed}.\nh tells how to play and what the keys do."
        for panel in self.query(LogPanel):
            panel.show(log, table.names, board, self.seen, empty)
        self.show_question()

    def show_question(self) -> None:
        """The open question, or what the table waits for."""
        session = self.session
        table = session.table
        prompt = self.query_one("#prompt", Static)
        choices = self.query_one(Choices)
        question = session.question if session.asks else None
        self.set_class(question is not None or table.over, "asked")
        if question is None:
            self.query_one("#detail", Static).update("")
            if table.over:
                self.show_end()
                return
            self.asked = None
            choices.offer([])
            words = session.manners.waiting(table.view(session.seat), table.names)
            hint = self.passing_words() or "Space: no pauses until you are asked."
            prompt.update(Content.assemble((f"{words}\n", "$quiet"), hint))
            return
        raw = table.asked
        assert raw is not None
        prompt.update(named(raw.prompt, table.names, "bold"))
        if self.asked != table.version:
            self.asked = table.version
            first = session.manners.first_choice(question)
            view = table.view(session.seat)
            labels = [session.board.label(option, view, table.names) for option in question.options]
            choices.offer(labels, first, session.manners.ends_turn(question))

    def passing_words(self) -> Content | None:
        """What the passing assistant does for this person, while it does."""
        passing = self.session.passing
        if passing is None or not self.session.passes:
            return None
        style = "bold reverse $warning" if passing.moment else "$quiet"
        return Content.assemble((f" {passing.words} ", style), (" Escape: ask me.", "$quiet"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What the highlighted answer's card does, as much of it as there is room for."""
        detail = self.query_one("#detail", Static)
        thing = self.thing_at(event.option_index)
        session, table = self.session, self.session.table
        if thing is None:
            text = Content(session.board.aside(table.view(session.seat), table.names) if session.asks else "")
        else:
            name = with_names(thing.name, table.names)
            text = Content.assemble((name, "bold $primary"), "  ", table.game.describe(thing.name))
        room = 2 if self.size.height < TALL else 5
        width = max(20, self.size.width - 2)
        lines = text.wrap(width)
        if len(lines) > room:
            lines = [*lines[: room - 1], lines[room - 1].truncate(width - 9) + Content.styled(" … c: all", "$quiet")]
        detail.update(Content("\n").join(lines))

    def thing_at(self, index: int | None) -> Thing | None:
        """The thing that an answer in the list would use."""
        question = self.session.question if self.session.asks else None
        if question is None or index is None or index >= len(question.options):
            return None
        return question.options[index].thing

    # --- playing -----------------------------------------------------------------------------------------------------

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        """An answer."""
        table = self.session.table
        if self.asked is None:
            return
        if table.over:
            self.after_end(END[message.index][1])
            return
        question = self.session.question
        loses = self.session.loses(message.index)
        if question is None or not loses:
            self.answer(message.index)
            return
        answers = (("b", "Back"), ("y", question.options[message.index].label))
        index = message.index
        self.app.push_screen(Ask("Sure?", loses, answers), lambda said: self.answer(index) if said == "y" else None)

    def answer(self, choice: int) -> None:
        """Give an answer to the question that is shown."""
        table = self.session.table
        if self.asked is None:
            return
        try:
            self.session.answer(choice, self.asked)
        except KwoonError as error:
            self.notify(str(error), severity="error")
            return
        self.seen = len(table.moves) - 1
        self.hurrying = False
        self.show_table()
        self.run_bots()

    @work(exclusive=True, group="bots")
    async def run_bots(self) -> None:
        """Bots move and the assistant passes until this person is asked; the keys stay free.

        There is a pause after each thing that can be seen, whoever is asked next, and bots think meanwhile: so its
        length does not tell whether a bot had anything to answer with.
        """
        session = self.session
        table = session.table
        while self.is_current and not table.over and not session.asks:
            version, bot = table.version, table.to_answer
            happened = table.moves and bool(table.log(session.seat, len(table.moves) - 1))
            thinking = asyncio.create_task(asyncio.to_thread(table.bot_choice)) if table.bot_is_asked else None
            if happened and not self.hurrying and (thinking or session.passes):
                await self.rest()
            choice = None if thinking is None else await thinking
            if table.version != version or not self.is_current:
                continue
            if choice is not None and bot is not None:
                table.answer(bot, choice, version)
            elif not session.pass_on():
                break
            self.show_table()
        if not table.bot_is_asked:
            self.hurrying = False
            self.keep()
            self.show_table()

    async def rest(self) -> None:
        """The pause between two moves; a key can end it."""
        self.wake.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.wake.wait(), self.app.pause)

    def keep(self) -> None:
        """Lose nothing, whatever comes."""
        session = self.session
        warned = session.warning
        session.keep()
        if session.warning and not warned:
            self.notify(session.warning, severity="warning")

    # --- keys --------------------------------------------------------------------------------------------------------

    def action_why(self) -> None:
        """Every card in sight and why it cannot be used now."""
        self.app.push_screen(WhyScreen(self.session.table, self.session.seat))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What a bot would answer: thought out in a thread, and told if the question is still the same."""
        version = self.session.table.version
        try:
            turn = self.session.hint_turn()
        except KwoonError as error:
            self.notify(str(error), severity="warning")
            return
        self.notify("Thinking…", title="Hint", timeout=2)
        hint = await asyncio.to_thread(turn.hint)
        if version == self.session.table.version:
            self.notify(hint.words, title="Hint", timeout=20)

    def action_card(self) -> None:
        """The whole text of the highlighted answer's card."""
        thing = self.thing_at(self.query_one(Choices).highlighted)
        if thing is None:
            self.notify("This answer has no card of its own. ? shows every card in sight.", timeout=3)
        else:
            table = self.session.table
            name = with_names(thing.name, table.names)
            text = table.game.describe(thing.name) or "Nobody but its controller knows this card."
            self.app.push_screen(Help(name, (), (text,)))

    def action_whole_table(self) -> None:
        """All of the table, to scroll through."""
        self.app.push_screen(WholeTable(self.session.table, self.session.seat, self.session.board))

    def action_passing(self) -> None:
        """Choose when to be asked."""
        session = self.session
        if session.reader is None or session.passing is None:
            return
        answers = [(each.key, each.sentence) for each in session.reader.wishes]
        only = "Passes and small questions are" if session.passes else "Small questions are"
        body = f"Now: {session.passing.words}. {only} answered for you, and nothing else."
        self.app.push_screen(Ask("When shall I ask you?", body, answers), self.wished)

    def action_asking(self) -> None:
        """The same, in a game in which nothing is passed on."""
        self.action_passing()

    def wished(self, key: str | None) -> None:
        """The answer to that."""
        session = self.session
        if key is None or session.reader is None:
            return
        session.wish(next(each for each in session.reader.wishes if each.key == key))
        self.show_table()
        self.run_bots()

    def action_stop_passing(self) -> None:
        """Ask again, from the next question on."""
        if self.session.stop_passing():
            self.notify("The next question is asked", timeout=2)
            self.show_table()
            self.run_bots()

    def action_undo(self) -> None:
        """Take back the last answer, or say why that is not possible."""
        try:
            taken = self.session.undo()
        except NoUndo as problem:
            self.notify(str(problem), title="No undo", severity="warning")
            return
        self.seen = min(self.seen, len(self.session.table.moves))
        self.notify(f"Taken back: {taken}")
        self.show_table()
        self.run_bots()

    def action_hurry(self) -> None:
        """No pauses until this person is asked."""
        self.hurrying = True
        self.wake.set()

    def action_pace(self, step: int) -> None:
        """Shorter or longer pauses."""
        nearest = min(range(len(PAUSES)), key=lambda each: abs(PAUSES[each] - self.app.pause))
        self.app.pause = PAUSES[max(0, min(len(PAUSES) - 1, nearest + step))]
        self.notify(f"Bots pause {self.app.pause:g} s between moves", timeout=2)

    def action_look_back(self, pages: int) -> None:
        """Scroll the log."""
        for log in self.query(LogPanel):
            log.turn_pages(pages)

    def action_help(self) -> None:
        """The keys, how to play, what stands on the board, and the rules."""
        seed = f"The seed of this game is {self.session.table.start.seed}."
        more = () if self.session.passing is None else PASSING_KEYS if self.session.passes else ASKING_KEYS
        self.app.push_screen(Guide(self.session.table.spec, (*more, *KEYS), (*NOTES, seed)))

    def action_save(self) -> None:
        """Save where the game is saved already, or ask where; the end of a game does not replace its middle unasked."""
        path = self.session.usual_path
        if self.session.table.over and path.exists():
            path = path.with_stem(f"{path.stem}-end")
        if self.session.path is None or path != self.session.path:
            self.app.push_screen(SaveAs(path, self.session.save), self.saved)
            return
        try:
            self.saved(self.session.save())
        except KwoonError as error:
            self.notify(str(error), severity="error")

    def saved(self, path: Path | None) -> None:
        """Say so."""
        if path is not None:
            self.notify(f"Saved to {path}")

    def action_leave(self) -> None:
        """Quit; asks first if a game would be lost that is not over."""
        if not self.session.unsaved or self.session.saves_always or self.session.table.over:
            self.gone()
            return
        answers = (("s", "Save and quit"), ("d", "Quit without saving"), ("c", "Play on"))
        self.app.push_screen(Ask("Leave the table?", "This game is not saved.", answers), self.leaving)

    def leaving(self, answer: str | None) -> None:
        """The answer to the question whether to save."""
        if answer == "d":
            self.gone()
        elif answer == "s":
            if self.session.path is None:
                self.app.push_screen(SaveAs(self.session.usual_path, self.session.save), self.saved_and_gone)
                return
            try:
                self.saved_and_gone(self.session.save())
            except KwoonError as error:
                self.notify(str(error), severity="error")

    def saved_and_gone(self, path: Path | None) -> None:
        """Leave, once it is saved."""
        if path is not None:
            self.app.farewell = f"Saved to {path}: kwoon play {self.session.table.spec.name} --resume {path}"
            self.gone()

    def gone(self) -> None:
        """Leave the table and the hall."""
        try:
            self.session.leave()
        except KwoonError as error:
            self.notify(str(error), severity="error")
        else:
            self.app.exit()

    # --- the end -----------------------------------------------------------------------------------------------------

    def show_end(self) -> None:
        """Places, and what to do now."""
        table, session = self.session.table, self.session
        outcome = table.outcome
        assert outcome is not None
        if session.seat in outcome.winners:
            title = "You win!" if len(outcome.winners) == 1 else "You share the victory!"
        else:
            title = f"{' and '.join(table.names[seat] for seat in outcome.winners)} won."
        places = [named(f"{place}.\u00a0{seat_mark(seat)}", table.names) for place, seat in session.standings()]
        reason = f"  {sentence(outcome.reason)}\n"
        self.query_one("#prompt", Static).update(
            Content.assemble((title, "bold reverse $primary"), (reason, "$quiet"), Content("  ").join(places))
        )
        if self.asked != table.version:
            self.asked = table.version
            self.query_one(Choices).offer([label for label, _ in END], 1)

    def after_end(self, wish: str) -> None:
        """What the person wants after the end."""
        if wish == "new":
            try:
                self.session.leave()
            except KwoonError as error:
                self.notify(str(error), severity="error")
                return
            self.app.switch_screen(TableScreen(self.session.again()))
        elif wish == "replay":
            self.app.look_through(Replay(self.session.table.spec, self.session.table.record()), self.session.seat)
        elif wish == "save":
            self.action_save()
        else:
            self.action_leave()
