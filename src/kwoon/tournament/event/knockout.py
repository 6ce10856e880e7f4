"""TR-6.2.c to e: losses, and who they put out of an elimination event."""

from __future__ import annotations

from kwoon.tournament.event.penalties import Sanction
from kwoon.tournament.event.state import Event, Presence, Stage


def losses(event: Event) -> dict[str, list[int]]:
    """The rounds of each player's losses in order.

    A loser has no match point (TR-5.2.d), so a tie or a win on time is no loss; a missed round is one, for it
    gives no bye (TR-8.3.e); an additional loss is a penalty (TR-4.2.a).
    """
    lost: dict[str, list[int]] = {player: [] for player in event.players}
    for each in event.rounds:
        for player, info in event.players.items():
            if each.number < info.joined or each.number in info.missed:
                lost[player].append(each.number)
        for player in each.absent:
            lost[player].append(each.number)
        for table in each.tables:
            if table.result is not None and table.stage is Stage.ROUND:
                for player in table.result.losers:
                    lost[player].append(each.number)
    for given in event.penalties:
        if given.sanction is Sanction.EXTRA_LOSS:
            lost[given.player].append(given.round or 0)
    return {player: sorted(rounds) for player, rounds in lost.items()}


def out_in(event: Event, limit: int) -> dict[str, int]:
    """The round in which each player was put out: by so many losses, by leaving, or by disqualification.

    Who played on in a round that the director let stand (TR-1.0.d) was in: losses before it cannot put them out.
    """
    out: dict[str, int] = {}
    for player, rounds in losses(event).items():
        info = event.players[player]
        put_out = _put_out(event, player, rounds, limit)
        if put_out is not None:
            out[player] = put_out
        elif info.presence in (Presence.DROPPED, Presence.DISQUALIFIED):
            out[player] = info.left or 0
    return out


def _put_out(event: Event, player: str, rounds: list[int], limit: int) -> int | None:
    """The round of the loss that put a player out for good."""
    in_again = [
        each.number
        for each in event.rounds
        if each.let_stand and not each.is_final and player in (*each.seated, *each.byes)
    ]
    count, when = 0, None
    for number in rounds:
        if any((when or 0) < back <= number for back in in_again):
            count = min(count, limit - 1)
        count += 1
        if count == limit:
            when = number
    if when is not None and any(when < back for back in in_again):
        return None
    return when


def survivors(event: Event, limit: int) -> tuple[str, ...]:
    """The players who are here and not out."""
    out = out_in(event, limit)
    return tuple(player for player in event.active if player not in out)


def beaten_before(event: Event, number: int) -> tuple[str, ...]:
    """Who sits in a round with a loss from an earlier one, or from none in particular."""
    seated = event.round(number).seated
    lost = losses(event)
    return tuple(player for player in event.players if player in seated and any(one < number for one in lost[player]))
