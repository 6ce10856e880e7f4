"""Which player a name that is typed means, and what the log will call one who enters."""

from __future__ import annotations

from kwoon.tournament.errors import Refused
from kwoon.tournament.event.acts import Register
from kwoon.tournament.event.state import Event
from kwoon.tournament.names import key, tidy


def find(event: Event, words: str) -> str:
    """The player that is meant: by name, by how the log calls them, or by the beginning of one name alone."""
    player = known(event, words)
    return event.player(words).id if player is None else player


def known(event: Event, words: str) -> str | None:
    """The player that is meant, if any is."""
    wanted, everyone = key(words), event.players.values()
    found = [p.id for p in everyone if key(p.name) == wanted] or [p.id for p in everyone if key(p.id) == wanted]
    found = found or [p.id for p in everyone if wanted and key(p.name).startswith(wanted)]
    if len(found) > 1:
        raise Refused(f"{words!r} could be {', '.join(event.name(player) for player in found)}; write more of it")
    return found[0] if found else None


def entering(event: Event, words: str) -> str:
    """How the log will call a player who enters: someone of that very name who left, or a new one."""
    name = tidy(words)
    for player in event.players.values():
        if key(player.name) == key(name):
            return player.id
    for official in (event.officials.director, *event.officials.judges):
        if key(official) == key(name):
            return official  # so that nobody rules in their own game
    fresh, number = name, 2
    while fresh in event.players:  # someone who was renamed since still has this name in the log
        fresh, number = f"{name} ({number})", number + 1
    return fresh


def named(player: str, words: str) -> str:
    """The name, where it is not how the log calls the player."""
    return "" if player == tidy(words) else tidy(words)


def registered(event: Event, words: str) -> Register:
    """The registration of a player by the name that was typed, or stands on a list."""
    player = entering(event, words)
    return Register(player, "" if player in event.players else named(player, words))
