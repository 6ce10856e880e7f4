"""Mending an event: undo, correct, edit. What would change is said first, and nothing played is lost unasked."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any

from kwoon.cli.tournament import acts as typed
from kwoon.cli.tournament import ask, show
from kwoon.cli.tournament.decks import format_and_environment
from kwoon.cli.tournament.files import command, load, save
from kwoon.cli.tournament.games import game_meant
from kwoon.cli.tournament.lock import held
from kwoon.cli.tournament.slip import Doubtful
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.acts import Correct, DeskAct, LetStand, Register, Undo
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.mending import Mend, described, mend, result_entry
from kwoon.tournament.event.setup import Byes, Kind, Setup

Reparse = Callable[[Sequence[str]], argparse.Namespace]

EVENT = "the event's file, e.g. spring.event"

EDIT = """\
Edit what is on record by what it is: the result of a table, or a setting of the event. (`rename` changes a name,
`deck` a deck, `appoint` officials.) What would change is shown first, and you are asked, or say --yes. Rounds that
were played stand by the director's word (TR-1.0.d, 2.4.b), unless you say --set-aside."""


def add(commands: Any, reparse: Reparse, timed: Callable[[Any], None]) -> None:
    """Add `undo`, `correct` and `edit`."""
    undo = command(
        commands, "undo", "take back an entry (default: the last); all after it is recomputed", run_undo, EVENT
    )
    undo.add_argument("entry", nargs="?", type=int, metavar="ENTRY", help="its number, from `show --log`")
    _asking(undo, timed)
    correct = command(
        commands, "correct", "replace an entry by what really happened; all after it is recomputed", run_correct, EVENT
    )
    correct.set_defaults(reparse=reparse)
    correct.add_argument("entry", type=int, metavar="ENTRY", help="its number, from `show --log`; or see `edit`")
    _asking(correct, timed)
    correct.add_argument("--was-at", metavar="TIME", help="when it really was, if that was wrong")
    correct.add_argument(
        "command",
        nargs=argparse.REMAINDER,
        metavar="COMMAND ...",
        help="the command as it should have been, without FILE: result 2 --winner Ann",
    )
    edit = commands.add_parser("edit", help="edit a result or a setting by what it is", description=EDIT)
    kinds = edit.add_subparsers(dest="edit_command", metavar="WHAT", required=True)
    result = command(kinds, "result", "replace the result of a table by what really happened", run_edit_result, EVENT)
    result.description = (
        "Replace the result of a table by what really happened: the whole slip again, as `result` takes it. "
        'Example: edit result spring.event 2 --round 1 Bob! 14 Ann 9 Cid 7 --reason "slip misread".'
    )
    result.set_defaults(reparse=reparse)
    result.add_argument("table", type=int, metavar="TABLE")
    result.add_argument(
        "words",
        nargs=argparse.REMAINDER,
        metavar="...",
        help="--round N (default: the last), what `result` takes, and what `correct` takes (--yes, --set-aside, ...)",
    )
    setting = command(kinds, "setting", "change a setting of the event; the others stay", run_edit_setting, EVENT)
    _asking(setting, timed)
    _settings(setting)


def _asking(parser: Any, timed: Callable[[Any], None]) -> None:
    parser.add_argument("--reason", default="", metavar="WORDS", help="why, for the log")
    parser.add_argument("--yes", action="store_true", help="do not ask; an unlikely result is so")
    parser.add_argument(
        "--set-aside",
        action="store_true",
        help="what was played later and no longer fits is set aside (default: it stands by the director's word)",
    )
    parser.add_argument("--word", default="", metavar="NAME", help="whose word lets it stand (default: the director's)")
    timed(parser)


_OWN = {"reason": True, "at": True, "by": True, "was_at": True, "word": True}
_FLAGS = ("yes", "set_aside", "json")


def _own_options(args: argparse.Namespace, words: Sequence[str], leading: bool) -> list[str]:
    """Take the options of the mending itself out of an inner command: those before it, or all of them."""
    left: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.partition("=")
        key = name[2:].replace("-", "_") if name.startswith("--") else ""
        if key in _FLAGS and not equals:
            setattr(args, key, True)
        elif key in _OWN and (equals or rest):
            setattr(args, key, value if equals else rest.pop(0))
        elif leading and key:
            raise Refused(f"{name} is no option of `correct`, or lacks its value")
        else:
            left.append(word)
            if leading:
                return left + rest
    return left


def run_undo(args: argparse.Namespace) -> int:
    """Take back an entry."""
    desk = load(args.file)
    number = args.entry if args.entry is not None else desk.last()
    return _decide(args, desk, Undo(number, args.reason), f"undid entry {number}", number != desk.last())


def run_correct(args: argparse.Namespace) -> int:
    """Replace an entry by another command, read as if it were typed at that point of the log."""
    desk = load(args.file)
    desk.entry(args.entry)
    words = _own_options(args, args.command, leading=True)
    if not words:
        raise Refused("say what it should have been, e.g. `correct FILE 14 result 2 --winner Ann`")
    return _correct(args, desk, args.entry, words)


def _correct(args: argparse.Namespace, desk: Desk, number: int, words: Sequence[str]) -> int:
    said = args.reparse([words[0], args.file, *words[1:]])
    said.yes = args.yes or getattr(said, "yes", False)
    if words[0] == "new":
        built: list[DeskAct] = [typed.setup_from(said)]
    elif hasattr(said, "build") and number > 1:
        built = _built(args, desk.before(number), said)
    else:
        raise Refused(f"`{words[0]}` cannot stand for entry {number}")
    if len(built) != 1:
        raise Refused(f"entry {number} is one act; this command makes {len(built)}")
    args.notes = getattr(said, "notes", ())
    was_at = typed.moment(args.was_at) if args.was_at else None
    word = Correct(number, _same_player(desk, number, built[0]), args.reason, was_at)
    return _decide(args, desk, word, f"corrected entry {number}")


def _built(args: argparse.Namespace, desk: Desk, said: argparse.Namespace) -> list[DeskAct]:
    """The acts of an inner command; what is unlikely in a result is asked, as `result` asks it."""
    try:
        return list(said.build(desk, said))
    except Doubtful as doubtful:
        if args.json or not ask.at_terminal():
            raise
        print("This is unlikely:", *doubtful.odd, sep="\n  ")
        ask.confirm("Is it so?")
        said.yes = True
        return list(said.build(desk, said))


def _same_player(desk: Desk, number: int, act: DeskAct) -> DeskAct:
    """A registration that is corrected is of the same player under another name: what they played stays theirs."""
    old = desk.entry(number).act
    if isinstance(old, Register) and isinstance(act, Register) and old.player != act.player:
        return Register(old.player, act.name or act.player)
    return act


def run_edit_result(args: argparse.Namespace) -> int:
    """Another result for a table that has one."""
    args.reason, args.word, args.by, args.at, args.was_at = "", "", "", None, None
    args.yes = args.set_aside = False
    words = _own_options(args, args.words, leading=False)
    desk = load(args.file)
    said = args.reparse(["result", args.file, str(args.table), *words])
    round_number, place = game_meant(desk.event, said)
    number = result_entry(desk, round_number, place or 1)
    if said.round is None:
        words += ["--round", str(round_number)]
    return _correct(args, desk, number, ["result", str(place), *words])


def _settings(parser: Any) -> None:
    parser.add_argument("--name", help="what the event is called")
    parser.add_argument("--type", choices=[kind.value for kind in Kind], help="before round one")
    parser.add_argument("--format", metavar="FORMAT")
    parser.add_argument("--environment", metavar="NAME")
    parser.add_argument("--rounds", type=int, metavar="N", help="rounds before the final or the end; 0: left open")
    parser.add_argument("--final", type=int, metavar="N", help="players in the final, before round one; 0: none")
    parser.add_argument("--table-size", type=int, metavar="N")
    parser.add_argument("--byes", choices=[each.value for each in Byes])
    for flag in ("lower-table", "five-players", "burn-for-hungry", "time-single", "sanctioned"):
        parser.add_argument(f"--{flag}", choices=["yes", "no"])
    for word in ("site", "starts", "duration"):
        parser.add_argument(f"--{word}", metavar="WORDS", help=f"{word}, for the notice")


def run_edit_setting(args: argparse.Namespace) -> int:
    """Settings that were given change; all others stay as they are."""
    desk = load(args.file)
    old = desk.event.setup
    changed = _edited(old, args)
    if changed == old:
        raise Refused("say what to change, e.g. `edit setting FILE --rounds 3`; see --help")
    return _decide(args, desk, Correct(1, changed, args.reason), "edited the settings")


def _edited(old: Setup, args: argparse.Namespace) -> Setup:
    given: dict[str, Any] = {}
    for field in fields(Setup):
        value = getattr(args, field.name, None)
        if field.name == "rounds" and value is not None:
            given["rounds"] = value or None
        elif value in ("yes", "no"):
            given[field.name] = value == "yes"
        elif value is not None and field.name not in ("officials", "format", "environment", "byes"):
            given[field.name] = value
    if args.type is not None:
        given["kind"] = Kind(args.type)
    if args.final is not None:
        given["final_size"] = args.final or None
    if args.byes is not None:
        given["byes"] = Byes(args.byes)
    sanctioned = bool(given.get("sanctioned", old.sanctioned))
    wanted = argparse.Namespace(format=args.format or old.format, environment=args.environment or old.environment)
    given["format"], given["environment"] = format_and_environment(wanted, sanctioned)
    return replace(old, **given)


def _decide(args: argparse.Namespace, desk: Desk, word: Undo | Correct, what: str, asks: bool = True) -> int:
    """Say what would change, ask, and keep it."""
    at = typed.moment(args.at)
    tried = mend(desk, word, at, args.by, args.word, args.reason)
    _check_losses(args, tried)
    after = tried.recomputed if tried.safe or args.set_aside else tried.standing
    assert after is not None
    can_ask = ask.at_terminal() and not args.json
    if not args.yes:
        if can_ask and (asks or not tried.safe):
            _say(tried, after)
            if not ask.agreed("Do it?"):
                raise Refused("nothing was changed")
        elif not tried.safe:
            lines = "".join(f"\n  {line}" for line in _told(tried, after))
            raise Refused(f"it would change what was played later; look, and say --yes, or --set-aside --yes:{lines}")
    with held(args.file):
        if load(args.file).entries != desk.entries:
            raise Refused(f"{args.file} was changed by another desk in the meantime; nothing was written, look again")
        save(args.file, after)
    for note in getattr(args, "notes", ()):
        print(note, file=sys.stderr)
    if args.json:
        stood = {"let_stand": list(_stood(tried, after))} if _stood(tried, after) else {}
        show.print_json({"entry": len(desk.entries) + 1, "changes": list(after.changes), **stood})
        return 0
    print(f"Entry {len(desk.entries) + 1}: {what}.")
    for line in _told(tried, after):
        print(f"  {line}")
    show.show_next(after.event, args.file)
    return 0


def _check_losses(args: argparse.Namespace, tried: Mend) -> None:
    """What was played is never taken away in silence; some of it cannot even stand."""
    if tried.safe or args.set_aside or tried.standing is not None:
        return
    lines = "".join(f"\n  {described(tried.before, each.entry)}: {each.why}" for each in tried.aside)
    raise Refused(
        f"it would take away what was entered later, which cannot stand without it; nothing was changed:{lines}\n"
        "  To change a name, use `rename`; to lose all this nevertheless, say --set-aside --yes."
    )


def _told(tried: Mend, after: Desk) -> list[str]:
    lines = list(after.changes) or ["Nothing else changes."]
    for number in _stood(tried, after):
        lines.append(f"{described(tried.before, number)}, stands by the word of {_whose(after)} (TR-1.0.d, 2.4.b)")
    return lines


def _stood(tried: Mend, after: Desk) -> tuple[int, ...]:
    return tried.stands if after is tried.standing else ()


def _whose(after: Desk) -> str:
    word = after.entries[-1].act
    return word.word if isinstance(word, LetStand) else after.event.officials.director


def _say(tried: Mend, after: Desk) -> None:
    print("This would change:")
    for line in _told(tried, after):
        print(f"  {line}")
    if not tried.safe and after is tried.standing:
        print("  (With --set-aside these rounds would be set aside instead.)")
