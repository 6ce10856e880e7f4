"""SF-38: damage redirection. A signpost sends the damage of one source from one card to another."""

from __future__ import annotations

from kwoon.games.shadowfist.standing.derive import cannot, has_keyword
from kwoon.games.shadowfist.standing.immunity import is_hidden
from kwoon.games.shadowfist.state.effects import Signpost
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import NO_REDIRECT, UNSTOPPABLE
from kwoon.games.shadowfist.terms.ids import NONE, CardId, EffectId


def signpost_for(table: Table, source: CardId, effect: EffectId) -> Signpost | None:
    """The signpost that stands for a source of damage now; an effect stays the same one wherever its card goes."""
    for signpost in table.signposts:
        if signpost.source == source and signpost.effect == effect:
            if effect != NONE or table.same(source, signpost.source_stamp):
                return signpost
    return None


def may_go_to(table: Table, source: CardId, effect: EffectId, card: CardId) -> bool:
    """SF-38.6: not to the card from which the damage is being redirected already."""
    if cannot(table, card, NO_REDIRECT):
        return False
    signpost = signpost_for(table, source, effect)
    return signpost is None or signpost.recipient != card


def set_signpost(table: Table, signpost: Signpost, goes_to: CardId) -> None:
    """SF-38.1.1: the last redirection to resolve erases the earlier one for that source."""
    if not may_go_to(table, signpost.source, signpost.effect, goes_to) or not may_redirect(table, signpost.source):
        return
    if is_hidden(table, signpost.source, signpost.by):
        return
    old = signpost_for(table, signpost.source, signpost.effect)
    signpost.source_stamp = table.stamps[signpost.source]
    signpost.recipient_stamp = table.stamps[signpost.recipient]
    if old is not None and signpost.recipient == old.goes_to:
        signpost.recipient = old.recipient
        signpost.recipient_stamp = old.recipient_stamp
    table.signposts = [each for each in table.signposts if each is not old]
    signpost.goes_to = goes_to
    signpost.goes_to_stamp = table.stamps[goes_to]
    table.signposts.append(signpost)


def may_redirect(table: Table, source: CardId) -> bool:
    """SF-50.18: Unstoppable damage is not redirected."""
    return not has_keyword(table, source, UNSTOPPABLE)


def pass_signpost(table: Table, source: CardId, effect: EffectId, recipient: CardId) -> Signpost | None:
    """SF-38.1.3: the signpost that this damage goes by, if there is one; it is used up."""
    signpost = signpost_for(table, source, effect)
    if signpost is None or signpost.recipient != recipient or not may_redirect(table, source):
        return None
    if not table.same(recipient, signpost.recipient_stamp):
        return None
    table.signposts = [each for each in table.signposts if each is not signpost]
    return signpost


def drop_orphans(table: Table, waiting: list[int]) -> None:
    """SF-38.1.2: an effect that was canceled never resolves: its signpost goes with the scene that it waited in."""
    if table.signposts:
        table.signposts = [each for each in table.signposts if each.effect == NONE or each.effect in waiting]


def drop_signposts(table: Table, effect: EffectId) -> None:
    """SF-38.1.2: those for an effect go when it has resolved, those for combat damage (NONE) when the attack ends."""
    if table.signposts:
        table.signposts = [each for each in table.signposts if each.effect != effect]
