"""What the acts about people do: entering, leaving, penalties, rulings and appeals."""

from __future__ import annotations

from dataclasses import replace

from kwoon.tournament.decks.check import changes
from kwoon.tournament.decks.lists import refusal, violations
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import clock, penalties, people
from kwoon.tournament.event.acts import (
    Appeal,
    Appoint,
    CheckIn,
    Drop,
    Entry,
    Late,
    Penalise,
    Register,
    RegisterDeck,
    Rename,
    Rule,
)
from kwoon.tournament.event.knockout import out_in
from kwoon.tournament.event.penalties import Given, Sanction
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Event, Player, Presence, Ruling, Table
from kwoon.tournament.event.types import type_of
from kwoon.tournament.names import key, tidy
from kwoon.tournament.results.scoring import with_loss


def appoint(event: Event, entry: Entry, act: Appoint) -> Event:
    """TR-2.4.a, d: officials are made known before round one; a judge who falls ill may be replaced later."""
    for problem in people.problems(act.officials):
        raise problem
    if event.rounds and act.officials.multi and not event.officials.multi:
        raise Refused("the multi-judge system is announced before the tournament begins", "TR-2.4.d")
    for player in event.active:
        people.may_play(act.officials, event.name(player))
    return replace(event, officials=act.officials)


def register(event: Event, entry: Entry, act: Register) -> Event:
    """Enter a player, or one who had left before round one; after that it takes a late arrival."""
    if _begun(event):
        raise Refused(f"round one is seated: enter {act.name or event.name(act.player)} as a late arrival", "TR-8.3.e")
    player = event.players.get(act.player)
    if player is not None and player.presence is Presence.DROPPED:
        people.may_play(event.officials, player.name)
        return event.with_player(replace(player, presence=Presence.REGISTERED, left=None))
    return event.with_player(_new(event, act.player, act.name))


def _begun(event: Event) -> bool:
    """Who comes now is late (TR-8.3.e); never so where games stand alone (TR-6.2.g)."""
    return bool(event.rounds) and event.setup.kind is not Kind.WHO_WANTS_SOME


def _new(event: Event, player: str, name: str) -> Player:
    if not player.strip():
        raise Refused("a player needs a name")
    if player in event.players:
        raise Refused(f"{event.name(player)} is registered already")
    shown = _name(event, player, name or player)
    return Player(player, shown)


def _name(event: Event, player: str, name: str) -> str:
    """A name that nobody else has, however it is spelt, and that the officials leave free."""
    shown = tidy(name)
    if not shown:
        raise Refused("a player needs a name")
    for each in event.players.values():
        if each.id != player and key(each.name) == key(shown):
            raise Refused(f"another player is called {shown} already ({each.name}); give one of them a longer name")
    people.may_play(event.officials, shown)
    return shown


def rename(event: Event, entry: Entry, act: Rename) -> Event:
    """The player stays the same, with all that was played; the lists use the new name."""
    player = event.player(act.player)
    if player.name == tidy(act.name):
        raise Refused(f"{player.name} is called that already")
    return event.with_player(replace(player, name=_name(event, act.player, act.name)))


def register_deck(event: Event, entry: Entry, act: RegisterDeck) -> Event:
    """TR-4.0.b, 3.0: a legal deck, chosen before the player's first round; after it only the head judge may allow a
    change (TR-3.0.e)."""
    player = event.player(act.player)
    if any(True for _ in event.tables_of(act.player)):
        _unlock(event, player, act)
    setup = event.setup
    found = violations(act.deck, setup.format, setup.environment, act.pool)
    if found:
        raise refusal(f"the deck of {player.name}", found, setup.format, setup.environment)
    return event.with_player(replace(player, deck=act.deck))


def _unlock(event: Event, player: Player, act: RegisterDeck) -> None:
    if act.judge in (event.officials.head_judge, event.officials.director):
        return
    if act.judge:
        raise Refused(f"{act.judge} may not allow it; {event.officials.head_judge} may as head judge", "TR-3.0.e")
    told = ""
    if player.deck is not None and player.deck.lines and act.deck.lines:
        told = "".join(f"\n  {each}" for each in changes(player.deck.deck, act.deck.deck))
    raise Refused(
        f"{player.name} has sat down for a round; the deck cannot change any more, unless the head judge"
        f" allowed it (TR-3.0.e){told}",
        "TR-4.0.b",
    )


def check_in(event: Event, entry: Entry, act: CheckIn) -> Event:
    """A registered player is here, or one who had left is here again."""
    player = event.player(act.player)
    if player.presence not in (Presence.REGISTERED, Presence.DROPPED):
        raise Refused(f"{player.name} is {player.presence.value} already")
    if _begun(event):
        raise Refused(f"round one is seated: enter {player.name} as a late arrival", "TR-8.3.e")
    people.may_play(event.officials, player.name)
    return event.with_player(replace(player, presence=Presence.HERE, left=None))


def late(event: Event, entry: Entry, act: Late) -> Event:
    """TR-8.3.e: a latecomer, or one who comes back, plays from the next round; missed rounds give no bye."""
    if not event.rounds:
        name = act.name or event.name(act.player)
        raise Refused(f"round one is not seated yet: register {name} and check them in")
    if any(each.is_final for each in event.rounds):
        raise Refused("the final is seated; nobody can enter any more", "TR-6.2.b")
    player = event.players.get(act.player)
    if player is not None and player.presence in (Presence.HERE, Presence.DISQUALIFIED):
        raise Refused(f"{player.name} is {player.presence.value}", "TR-8.3.e")
    number = len(event.rounds)
    if player is None or player.presence is Presence.REGISTERED:
        back = replace(player or _new(event, act.player, act.name), joined=number + 1)
    else:
        back = replace(player, missed=(*player.missed, *range((player.left or 0) + 1, number + 1)))
    people.may_play(event.officials, back.name)
    event = event.with_player(replace(back, presence=Presence.HERE, left=None))
    allowed = type_of(event.setup.kind).losses_allowed
    if allowed is not None and act.player in out_in(event, allowed) and not entry.stands:
        raise Refused(f"{back.name} is out: a missed round is a loss, for it can be no bye", "TR-8.3.e")
    return event


def drop(event: Event, entry: Entry, act: Drop) -> Event:
    """TR-5.6.b: a player who leaves during a game counts as decked out in it."""
    player = event.player(act.player)
    if player.presence in (Presence.DROPPED, Presence.DISQUALIFIED):
        raise Refused(f"{player.name} is {player.presence.value} already")
    return _leave(event, player, Presence.DROPPED)


def _leave(event: Event, player: Player, how: Presence) -> Event:
    gone = replace(player, presence=how, left=len(event.rounds))
    return _leave_game(event.with_player(gone), player.id)


def _leave_game(event: Event, player: str) -> Event:
    for each, table in event.tables_of(player):
        if table.result is None and player not in table.left:
            return event.with_table(each.number, replace(table, left=(*table.left, player)))
    return event


def penalise(event: Event, entry: Entry, act: Penalise) -> Event:
    """A penalty within what the rules open at this point, by the judge who may give it."""
    player = event.player(act.player)
    if player.presence is Presence.DISQUALIFIED:
        raise Refused(f"{player.name} is disqualified already")
    if not act.reason.strip():
        raise Refused("a penalty needs its reason in words")
    number = act.round if act.round is not None else len(event.rounds)
    table = _table_in(event, number, act.player)
    if act.judge not in event.officials.everyone:
        raise Refused(f"{act.judge} is no judge of this event and gives no penalties", "TR-2.4.b")
    if table is not None:
        people.may_rule(event.officials, act.judge, table.players)
    elif act.judge == act.player:
        raise Refused(f"{act.judge} cannot penalise themselves", "TR-2.4.d")
    if not entry.stands:
        before = penalties.times(event.penalties, act.player, act.offence)
        penalties.check(before, player.name, act.offence, act.sanction, act.points, event.setup.kind.scored)
    given = Given(entry.number, act.player, act.offence, act.sanction, act.points, act.reason, act.judge, number)
    event = replace(event, penalties=(*event.penalties, given))
    if act.sanction is Sanction.DISQUALIFICATION:
        return _leave(event, player, Presence.DISQUALIFIED)
    if act.sanction is Sanction.GAME_LOSS:
        if table is None:
            raise Refused(f"{player.name} sits at no table of round {number} to lose", "TR-4.1.e")
        return _lose_game(event, number, table, act.player)
    return event


def _table_in(event: Event, number: int, player: str) -> Table | None:
    if number == 0:
        return None
    for table in event.round(number).tables:
        if player in table.players:
            return table
    return None


def _lose_game(event: Event, number: int, table: Table, player: str) -> Event:
    if table.result is None or table.report is None:
        return _leave_game(event, player)
    result = with_loss(table.result, table.report.seat(player))
    return event.with_table(number, replace(table, result=result))


def rule(event: Event, entry: Entry, act: Rule) -> Event:
    """TR-2.4.d, f: a ruling by the judge whose turn it is; a long one may extend the table's time."""
    table = event.table(act.round, act.table)
    people.may_rule(event.officials, act.judge, table.players)
    if act.minutes < 0:
        raise Refused(f"a ruling cannot take {act.minutes} minutes", "TR-2.4.f")
    ruling = Ruling(
        entry.number, act.round, act.table, act.judge, act.question, act.decision, act.minutes, (), act.judge
    )
    event = replace(event, rulings=(*event.rulings, ruling))
    if not act.extend:
        return event
    extra = clock.ruling_extension(act.minutes)
    if not extra:
        raise Refused(f"a ruling of {act.minutes} minute(s) is too short to extend the game", "TR-2.4.f")
    return event.with_table(act.round, replace(table, clock=clock.extend(table.clock, extra)))


def appeal(event: Event, entry: Entry, act: Appeal) -> Event:
    """TR-2.4.b, e: the head judge decides appeals, the director over all."""
    for ruling in event.rulings:
        if ruling.entry == act.ruling:
            break
    else:
        known = ", ".join(str(ruling.entry) for ruling in event.rulings) or "none"
        raise Refused(f"entry {act.ruling} is no ruling; rulings so far: {known}", "TR-2.4.e")
    table = event.table(ruling.round, ruling.table)
    people.may_decide_appeal(event.officials, act.judge, ruling.decided_by, table.players)
    verdict = "overruled" if act.overruled else "upheld"
    changed = replace(
        ruling,
        decision=act.decision if act.overruled else ruling.decision,
        appeals=(*ruling.appeals, f"{act.by} appealed; {act.judge} {verdict}: {act.decision}"),
        decided_by=act.judge,
    )
    rulings = tuple(changed if each.entry == act.ruling else each for each in event.rulings)
    return replace(event, rulings=rulings)
