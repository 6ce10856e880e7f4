"""Whole events, results drawn or played; people stay away, drop, come late and come back, penalties are given and
slips corrected; audited every round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from kwoon.engine.chance import Chance
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.acts import Act, Correct, Penalise, ReportResult, Undo
from kwoon.tournament.event.doubts import impossible, sites_short
from kwoon.tournament.event.file import dumps, loads
from kwoon.tournament.event.log import Desk, derive, effective
from kwoon.tournament.event.mending import mend
from kwoon.tournament.event.penalties import LADDERS, POINTS, Offence, Sanction, open_sanctions, times
from kwoon.tournament.event.people import Officials, who_rules
from kwoon.tournament.event.recount import audit
from kwoon.tournament.event.setup import Byes, Kind, Setup
from kwoon.tournament.event.state import Event, Presence, Table
from kwoon.tournament.event.types import Do, type_of
from kwoon.tournament.lots import drawn
from kwoon.tournament.results.report import SeatReport, TableReport, Tally
from kwoon.tournament.seating import Limit
from kwoon.tournament.seating.ask import Seater, SimpleSeater
from kwoon.tournament.seating.best_or_charts import BestSeater
from kwoon.tournament.seating.planning import FirstTurn, plan_final, plan_round

FEWEST, MOST = 3, 200
MOST_SEARCHED = 30
"""Where each round is searched for, which takes its time."""
OPENING = datetime(2026, 1, 3, 10, 0)
ROUNDS = 500
"""More than any event can need; one that passes it does not end."""

QUICK = Limit(work=0.05, seconds=0.2, workers=1)
"""How long a simulated round is searched for."""

LONG = 400
"""Beyond how many entries of the log corrections are made more rarely: each recomputes the whole log."""


FEW = 6
PLAYED_ONE_IN = 4
"""Of the events of so few players, this share is played by bots: games take their time."""

Play = Callable[[Table, int, bool], TableReport]
"""A game at a table: by its seed, and whether its time is called."""


class Failed(AssertionError):
    """A simulated event that broke a rule, with the command that plays it again."""

    def __init__(self, why: str, command: str) -> None:
        super().__init__(f"{command}   # {' '.join(why.split())}")
        self.why, self.command = why, command


@dataclass(frozen=True)
class Plan:
    """One event to simulate; the rest follows from the seed."""

    seed: int
    kind: Kind
    players: int
    best: bool = False
    """Seated by the search, not simply."""
    played: str = ""
    """The bot that plays every game; without one the results are drawn."""

    @property
    def command(self) -> str:
        """What plays this event again."""
        return (
            f"kwoon tournament simulate --events 1 --seed {self.seed} --type {self.kind.value}"
            f" --players {self.players}{' --best' if self.best else ''}"
            f"{f' --played {self.played}' if self.played else ''}"
        )


def plan_of(
    seed: int, kind: Kind | None = None, players: int | None = None, best: bool = False, played: str = ""
) -> Plan:
    """The event of a seed: any type, any size, small ones more often; some small ones are played."""
    lots = Chance(seed)
    kinds = list(Kind)
    some_kind = kinds[lots.below(len(kinds))]
    some_players = FEWEST + lots.below(1 + lots.below((MOST_SEARCHED if best else MOST) - FEWEST + 1))
    number = players or some_players
    if not played and number <= FEW and seed % PLAYED_ONE_IN == 0:
        played = "random"
    return Plan(seed, kind or some_kind, number, best, played)


def simulate(plan: Plan, seater: Seater | None = None, play: Play | None = None) -> Desk:
    """A whole event, its results drawn or played; a broken rule raises `Failed` with the command that shows it."""
    chosen = BestSeater(QUICK) if plan.best else SimpleSeater()
    hall = Hall(plan, Chance(plan.seed), seater or chosen, play)
    try:
        return hall.play()
    except Failed:
        raise
    except Exception as error:
        raise Failed(f"{type(error).__name__}: {error}", plan.command) from error


def _won(seat: SeatReport) -> SeatReport:
    """The seat after the Sites that were missing were seized."""
    return replace(seat, tally=replace(seat.tally, seized=seat.tally.seized + (seat.short or 0)), short=0)


class Hall:
    """One simulated event in progress."""

    def __init__(self, plan: Plan, lots: Chance, seater: Seater, play: Play | None = None) -> None:
        self.plan = plan
        self.lots = lots
        self.seater = seater
        self.play_game = play
        self.now = OPENING
        self.late = 0
        self.desk = Desk.open(self._setup(), self.now)

    @property
    def event(self) -> Event:
        """The event as it is."""
        return self.desk.event

    def chance(self, percent: int) -> bool:
        """True that often in a hundred."""
        return self.lots.below(100) < percent

    def do(self, act: Act) -> None:
        """One act, at the hall's time."""
        self.desk = self.desk.do(act, self.now)

    def play(self) -> Desk:
        """From registration to the last entry."""
        self._gather()
        if self.plan.kind is Kind.WHO_WANTS_SOME:
            self._challenges()
        else:
            self._rounds()
        self.do(acts.Finish())
        self._check()
        self._check_file()
        self._check_late_slip()
        return self.desk

    def _gather(self) -> None:
        """Registration: some never come, some leave before round one, and some of these come back in time."""
        spare = self.plan.players - FEWEST
        for number in range(1, self.plan.players + 1):
            player = f"P{number}"
            self.do(acts.Register(player))
            if spare and self.chance(6):
                spare -= 1
                continue
            self.do(acts.CheckIn(player))
            if self.chance(6):
                self.do(acts.Drop(player, "before round one"))
                if not spare or self.chance(50):
                    if self.chance(50):
                        self.do(acts.Register(player))
                    self.do(acts.CheckIn(player))
                else:
                    spare -= 1

    def _setup(self) -> Setup:
        kind, size = self.plan.kind, (2, 3, 4, 4)[self.lots.below(4)]
        judges = ("Head", "Second", "Third", "Fourth", "Fifth")
        if self.plan.players >= 5 and self.chance(30):
            judges = ("P1", "P2", "P3", "P4", "P5")
        return Setup(
            f"Simulated event {self.plan.seed}",
            kind,
            Officials("Director", judges, True),
            rounds=1 + self.lots.below(5) if kind in (Kind.SWISS, Kind.SWISS_FINAL) else None,
            final_size=3 + self.lots.below(2) if kind.has_final else None,
            lower_table=kind.has_final and self.chance(50),
            table_size=size,
            byes=list(Byes)[self.lots.below(len(Byes))],
            time_single=self.chance(20),
        )

    def _rounds(self) -> None:
        kind = type_of(self.plan.kind)
        while (step := kind.step(self.event)).do in (Do.SEAT, Do.FINAL):
            if len(self.event.rounds) >= ROUNDS:
                raise Failed("the event does not end", self.plan.command)
            if step.do is Do.FINAL:
                self.do(plan_final(self.event, self.lots))
            else:
                first = FirstTurn.DRAW if self.chance(50) else FirstTurn.TABLE
                away = [p for p in step.players if self.chance(1)][: max(0, len(step.players) - 3)]
                self.do(plan_round(self.event, self.seater, self.lots, away, first=first))
            self._must_refuse(acts.Seat(len(self.event.rounds) + 1, ()))
            self._round()
            self._check(len(self.event.rounds))
            if kind.step(self.event).do is Do.SEAT:
                self._between()

    def _round(self) -> None:
        number = len(self.event.rounds)
        self.do(acts.Start(number))
        begun = self.now
        for table in self.event.round(number).tables:
            self.now = begun
            if self.chance(5):
                self._ruling(number, table)
            if self.chance(4):
                self._penalty(table.players[self.lots.below(len(table.players))])
            if self.chance(3):
                leaving = table.players[self.lots.below(len(table.players))]
                if self.event.players[leaving].presence is Presence.HERE:
                    self.do(acts.Drop(leaving, "had to leave"))
            self._result(number, table.number)
        self.now = begun + timedelta(hours=3)

    def _result(self, number: int, place: int) -> None:
        table = self.event.table(number, place)
        report = self.report(table)
        end = table.clock.expires
        if report.time_called and end is not None:
            self.now = end - timedelta(minutes=10)
            self.do(acts.Warn(number, place))
            self.now = end
            self.do(acts.CallTime(number, place))
        result = ReportResult(number, place, report)
        self.do(result)
        if self.chance(3):
            self._must_refuse(result)
        if self.chance(5) and (len(self.desk.entries) < LONG or self.chance(5)):
            other = ReportResult(number, place, self.report(self.event.table(number, place)))
            self.do(Correct(len(self.desk.entries), other, "the slip was misread", end))

    def report(self, table: Table) -> TableReport:
        """How a table's game ended: as it was played, or a random end; it must hold against the desk's own doubts."""
        timed = table.clock.minutes is not None
        if self.play_game is None:
            report = self._slip(table)
        else:
            report = self.play_game(table, self.lots.below(1_000_000), timed and self.chance(50))
        for doubt in impossible(report):
            raise Failed(f"a slip contradicts itself: {doubt}", self.plan.command)
        return report

    def _slip(self, table: Table) -> TableReport:
        """A random end that can be true."""
        seats: list[SeatReport] = []
        still = [player for player in table.players if player not in table.left]
        decked = {player for player in table.players if player in table.left or self.chance(4)}
        for player in table.players:
            cards = self._cards(len(table.players))
            out = 1 + sum(seat.decked for seat in seats) if player in decked else None
            seats.append(SeatReport(player, cards, sites_short(len(table.players), cards), player in decked, out))
        in_game = [player for player in still if player not in decked]
        report = TableReport(tuple(seats))
        if len(in_game) <= 1:
            return report
        if table.clock.minutes is not None and self.chance(35):
            return replace(report, time_called=True)
        winners = drawn(in_game, 2 if self.chance(3) else 1, self.lots)
        by_other_means = self.chance(5)
        if not by_other_means:
            seats = [_won(seat) if seat.player in winners else seat for seat in seats]
        return TableReport(tuple(seats), tuple(winners), by_other_means)

    def _cards(self, players: int) -> Tally:
        """Cards that do not win yet."""
        while True:
            sites = [self.lots.below(3) for _ in range(3)] + [int(self.chance(10)) for _ in range(4)]
            if sites_short(players, cards := Tally(*sites)) > 0:
                return cards

    def _ruling(self, number: int, table: Table) -> None:
        judge = who_rules(self.event.officials, table.players)
        minutes = self.lots.below(6)
        extend = minutes > 1 and table.clock.minutes is not None
        self.do(acts.Rule(number, table.number, judge, "a question", "a decision", minutes, extend))

    def _penalty(self, player: str) -> None:
        if self.event.players[player].presence is Presence.DISQUALIFIED:
            return
        offence = list(LADDERS)[self.lots.below(len(LADDERS))]
        allowed = open_sanctions(offence, times(self.event.penalties, player, offence))
        options = [sanction for sanction in Sanction if sanction in allowed and self._fits(offence, sanction)]
        sanction = options[self.lots.below(len(options))]
        points = 1 + self.lots.below(4) if sanction in POINTS else 0
        number = len(self.event.rounds)
        tables = [table for table in self.event.round(number).tables if player in table.players]
        judge = who_rules(self.event.officials, tables[0].players if tables else (player,))
        self.do(Penalise(player, offence, sanction, "a reason", judge, points, number))

    def _fits(self, offence: Offence, sanction: Sanction) -> bool:
        scored = self.plan.kind.scored
        if sanction is Sanction.EXTRA_LOSS:
            return not scored
        return not (sanction in POINTS and not scored and offence is Offence.KINGMAKING)

    def _between(self) -> None:
        """Between two rounds: drops, latecomers, and a look at what a correction would do."""
        if len(self.event.active) > FEWEST and self.chance(20):
            self.do(acts.Drop(drawn(self.event.active, 1, self.lots)[0]))
        limit = type_of(self.plan.kind).losses_allowed
        if self.chance(15) and (limit is None or len(self.event.rounds) < limit) and self.late < 5:
            expected = [p.id for p in self.event.players.values() if p.presence is Presence.REGISTERED]
            if expected and self.chance(50):
                self.do(acts.Late(drawn(expected, 1, self.lots)[0]))
            else:
                self.late += 1
                self.do(acts.Late(f"L{self.late}"))
        if self.chance(10):
            self._come_back()
        if self.chance(10) and len(self.desk.entries) < LONG:
            self._try_correction()
        self._undo_something()

    def _come_back(self) -> None:
        """One who dropped returns, unless the missed rounds put them out."""
        gone = [p.id for p in self.event.players.values() if p.presence is Presence.DROPPED]
        for player in drawn(gone, 1, self.lots):
            try:
                self.do(acts.Late(player))
            except Refused as refusal:
                if refusal.rule != "TR-8.3.e":
                    raise

    def _undo_something(self) -> None:
        last = self.desk.entries[-1]
        if isinstance(last.act, (acts.Drop, acts.Late)) and self.chance(20):
            if isinstance(last.act, acts.Late) and last.act.player == f"L{self.late}":
                self.late -= 1
            self.do(Undo(last.number))

    def _try_correction(self) -> None:
        """Correct an old result, see that nothing is lost, and that undoing it brings all back."""
        results = [entry for entry in self.desk.entries if isinstance(entry.act, ReportResult)]
        if not results:
            return
        entry = results[self.lots.below(len(results))]
        standing = self.desk.standing(entry.number)
        if standing is None or not isinstance(standing.act, ReportResult):
            return
        old = standing.act
        table = self.event.table(old.round, old.table)
        act = Correct(entry.number, replace(old, report=self.report(table)), at=table.clock.expires)
        corrected = self.desk.do(act, self.now)
        if corrected.event != self.event and not corrected.changes:
            raise Failed("a correction changed the event without a word", self.plan.command)
        back = corrected.do(Undo(len(corrected.entries)), self.now)
        if back.event != self.event:
            raise Failed("undoing a correction does not bring the event back", self.plan.command)

    def _check_late_slip(self) -> None:
        """An old slip is corrected after the event: by the director's word nothing that was played is lost."""
        results = [entry for entry in effective(self.desk.entries) if isinstance(entry.act, ReportResult)]
        if not results or len(self.desk.entries) > LONG:
            return
        entry = results[self.lots.below(len(results))]
        old = entry.act
        assert isinstance(old, ReportResult)
        table = self.event.table(old.round, old.table)
        word = Correct(entry.number, replace(old, report=self.report(table)), at=table.clock.expires)
        tried = mend(self.desk, word, self.now)
        after = tried.recomputed if tried.safe else tried.standing
        if after is None:
            raise Failed(f"entries cannot stand: {tried.aside}", self.plan.command)
        kept = [[table.players for table in each.tables] for each in after.event.rounds]
        if kept != [[table.players for table in each.tables] for each in self.event.rounds]:
            raise Failed("a correction took a round away", self.plan.command)
        if after.event.problems or not after.event.finished or not all(each.complete for each in after.event.rounds):
            raise Failed("a correction left the event unfinished", self.plan.command)
        if derive(loads(dumps(after.entries))) != after.event:
            raise Failed("the file does not keep the director's word", self.plan.command)

    def _challenges(self) -> None:
        for _ in range(min(60, 2 + self.plan.players)):
            active = self.event.active
            most = 6 if self.play_game is None else 3  # any number may (TR-6.2.g), but the engine seats five
            chosen = drawn(active, min(2 + self.lots.below(most), len(active)), self.lots)
            self.do(acts.Challenge(chosen[0], tuple(chosen[1:])))
            self._result(len(self.event.rounds), 1)
            if self.chance(3) and len(active) > FEWEST:
                self.do(acts.Drop(chosen[0]))
        while len({player for each in self.event.rounds for player in each.seated}) < FEWEST:
            self.do(acts.Challenge(self.event.active[0], tuple(self.event.active[1:3])))
            self._result(len(self.event.rounds), 1)
        self._check()

    def _must_refuse(self, act: Act) -> None:
        try:
            self.desk.do(act, self.now)
        except Refused:
            return
        raise Failed(f"should have been refused: {act}", self.plan.command)

    def _check(self, since: int = 1) -> None:
        for problem in audit(self.event, since):
            raise Failed(problem, self.plan.command)

    def _check_file(self) -> None:
        """The log alone gives the same event, also through its file."""
        entries = loads(dumps(self.desk.entries))
        if entries != self.desk.entries or derive(entries) != self.event:
            raise Failed("the log does not give the same event", self.plan.command)
