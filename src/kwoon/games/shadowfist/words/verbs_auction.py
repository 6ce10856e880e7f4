"""What effects do with an auction (SF-31.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.auctions import current_auction
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.word_kinds import Deed, Verb

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class WinAuction(Verb):
    """Take the highest bid from its bidder, and win; who wins so has bid nothing and spends nothing."""

    def deed(self) -> Deed:
        return Deed(deeds.HELPS)

    def act(self, table: Table, effect: Effect) -> None:
        auction = current_auction(table)
        if auction is None:
            return
        taken = min(auction.high, table.power[auction.leader])
        table.add_power(auction.leader, -taken)
        table.add_power(effect.player, taken)
        auction.leader = effect.player
        auction.high = 0
        auction.won = True

    def text(self) -> str:
        return "take Power equal to the highest bid from its bidder, and win the auction"
