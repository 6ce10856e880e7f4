"""The last attack on a table of Shadowfist, as the log told it; and what the one under way would do as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kwoon.engine.names import with_names
from kwoon.games.shadowfist.terms.phrasing import copy_of
from kwoon.hall.pages.drawing.shadowfist_looks import known, safe
from kwoon.tables.manners.shadowfist_attacks import Clash, Named, Tale

HIT: Final = '<i class="sf-arrow" role="img" aria-label="attacked">➜</i>'


class Teller:
    """Puts what was told of an attack on the page; names are escaped already."""

    def __init__(self, names: Sequence[str], plain: Sequence[str], seat: int) -> None:
        self.names = names
        self.plain = plain
        self.seat = seat

    def chip(self, card: Named, fate: str = "") -> str:
        """A card that was in it, and what became of it."""
        title = copy_of(card.name)[0]
        shown = f' data-card="{safe(title)}"' if known(title) is not None else ""
        whose = f' class="sf-chip seat-{card.seat}{" gone" if fate else ""}"' if card.seat >= 0 else ' class="sf-chip"'
        owner = "" if card.seat < 0 else f'<span class="hush">{self.whose(card.seat)} </span>'
        became = f" <em>{self.words(fate)}</em>" if fate else ""
        return f"<span{whose}{shown}>{owner}{self.words(card.name)}{became}</span>"

    def whose(self, seat: int) -> str:
        """Whose a card is."""
        return "your" if seat == self.seat else f"{self.names[seat]}'s"

    def words(self, text: str) -> str:
        """Words of the game with the players' names in them."""
        return safe(with_names(text, self.plain))

    def clash(self, tale: Tale, clash: Clash) -> str:
        """One combat in which someone stood in the way: what was inflicted, and what came back."""
        inflicted, back = sum(clash.deals), sum(clash.takes)
        ones = "".join([self.chip(one, tale.fate(one)) for one in clash.ones])
        if clash.move >= 0:
            words = f"{inflicted} damage{f', {back} back' if back else ''}"
        else:
            words = "no blow fell" if tale.over else ""
        sign = '<i class="sf-met" role="img" aria-label="met by"></i>'
        return f"<li>{ones}{sign}{self.chip(clash.other, tale.fate(clash.other))} <small>{words}</small></li>"

    def blows(self, tale: Tale, clash: Clash) -> str:
        """The combat with what was attacked: each attacker with what it inflicted."""
        found: list[str] = []
        for one, deals, takes in zip(clash.ones, clash.deals, clash.takes, strict=True):
            back = f"<small>{takes} back</small>" if takes else ""
            found.append(f'{self.chip(one, tale.fate(one))}<b class="sf-blow">{deals}</b>{back}')
        return "".join(found)

    def clashes(self, tale: Tale, with_target: bool) -> str:
        """The combats that are done, and whatever else was done or lost meanwhile."""
        rows: list[str] = []
        for each in tale.clashes:
            if each.intercepts:
                rows.append(self.clash(tale, each))
            elif with_target:
                hit = f"{self.blows(tale, each)}{HIT}{self.chip(each.other, tale.fate(each.other))}"
                rows.append(f"<li>{hit}</li>")
        rows += [f"<li>{self.chip(card, fate)}</li>" for card, fate in tale.apart]
        rows += [f'<li class="sf-aside">{self.words(line.words)}</li>' for line in tale.asides]
        return f'<ul class="sf-clashes">{"".join(rows)}</ul>' if rows else ""

    def last(self, tale: Tale) -> str:
        """An attack that is over: it stays until the next one begins."""
        final = [clash for clash in tale.clashes if not clash.intercepts]
        alone = len(final) == 1
        unmet = [card for card in tale.attackers if all(card not in clash.ones for clash in tale.clashes)]
        joined = "".join([f', <b class="seat-{seat}">{self.names[seat]}</b> joined' for seat in tale.joined])
        ones = "".join([self.chip(card, tale.fate(card)) for card in unmet])
        ones += self.blows(tale, final[0]) if alone else ""
        target = final[-1].other if final else tale.target
        return (
            f'<div class="sf-told"><p><small>Last attack</small> <b class="seat-{tale.by}">{self.names[tale.by]}</b>'
            f"{joined} {ones}{HIT}{self.chip(target)}"
            f' <strong class="sf-verdict">{self.words(tale.verdict)}</strong></p>{self.clashes(tale, not alone)}</div>'
        )


def forecast_html(lines: Sequence[str]) -> str:
    """What the attack would do as it stands."""
    if not lines:
        return ""
    rows = "".join([f"<li>{safe(line)}</li>" for line in lines])
    return f'<div class="sf-forecast"><small>As it stands</small><ul>{rows}</ul></div>'
