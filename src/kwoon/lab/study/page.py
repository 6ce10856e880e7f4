"""The page of a study: its charts with their tables, as HTML with pictures beside it, and the tables as Markdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Final

from kwoon.games import GAMES
from kwoon.lab.bouts import Bout, rules_of
from kwoon.lab.match import Standing
from kwoon.lab.ratings import Rating, ratings
from kwoon.lab.study import charts
from kwoon.lab.study.charts import Kind
from kwoon.lab.study.file import BadStudy, Study
from kwoon.lab.study.results import Results, write_whole
from kwoon.lab.tallies import Tally, length, ordinal

AS_IT_IS: Final = "as it is"
ENOUGH: Final = 100
"""A card that was used less often is not in the tables: its interval would be 20% wide."""
CARDS_DRAWN: Final = 30
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #1f2933; background: #fff; max-width: 62rem; margin: 2rem auto;
  padding: 0 1rem }
img { max-width: 100%; height: auto } figure { margin: 1rem 0 }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0 2rem }
th, td { padding: .15rem .8rem .15rem 0; text-align: right; border-bottom: 1px solid #e4e7eb }
th:first-child, td:first-child { text-align: left } .scroll { overflow-x: auto }
"""

Rows = list[list[str]]


@dataclass
class Section:
    """A part of the page: a chart, and the same in figures. The first of the rows are the headings."""

    heading: str
    picture: str
    words: str
    rows: Rows = field(default_factory=list)


def write_page(results: Results) -> Path:
    """Draw the charts and write the page and the tables of a study that has been played."""
    study = results.study
    bouts = [bout for bout, _ in study.bouts()]
    tallies = {id(bout): tally_of(results, bout) for bout in bouts}
    sections: list[Section] = []
    for game in study.bots:
        kinds = [(bout, tallies[id(bout)]) for bout in bouts if bout.game == game]
        sections += sections_of(study, game, kinds, results.folder)
    if len(study.bots) > 1:
        sections.insert(0, all_first_turns(study, [(bout, tallies[id(bout)]) for bout in bouts], results.folder))
    facts = facts_of(study, [tallies[id(bout)] for bout in bouts])
    page = results.folder / "index.html"
    write_whole(page, html(study, facts, sections).encode())
    write_whole(results.folder / "tables.md", markdown(study, facts, sections).encode())
    return page


def tally_of(results: Results, bout: Bout) -> Tally:
    """The sums of a bout."""
    tally = Tally([each.name for each in bout.entrants], bout.players)
    tally.add(results.games_of(bout))
    return tally


def name_of(bout: Bout, several: bool = False) -> str:
    """A kind of game in words."""
    change = f", {bout.change}" if bout.change else f", {AS_IT_IS}" if several else ""
    return f"{bout.players} players{change}"


def facts_of(study: Study, tallies: Sequence[Tally]) -> list[str]:
    """What one must know to play it again."""
    total = sum(tally.games for tally in tallies)
    bots = "several bots" if study.compare == "bots" else ", ".join(sorted(set(study.bots.values())))
    rules = "; ".join(rules_of(game) for game in study.bots)
    return [
        f"{total:,} games, seeds from {study.seed}; who plays: {bots}; {rules}.",
        "Whoever sits at a table moves round it and sits in every seat once. Intervals are E. B. Wilson's, for 95%; a "
        "shared win counts its share.",
    ]


def sections_of(study: Study, game: str, bouts: Sequence[tuple[Bout, Tally]], folder: Path) -> list[Section]:
    """What is to be seen of one game."""
    kinds: list[Kind] = [(name_of(bout, bool(study.changes)), tally) for bout, tally in bouts]
    title = GAMES.title(game)
    head = f"{game}-" if len(study.bots) > 1 else ""
    found: list[Section] = []

    def section(name: str, heading: str, words: str, rows: Rows, draw: Callable[[Path], None]) -> None:
        picture = f"{head}{name}.png"
        draw(folder / picture)
        found.append(Section(heading, picture, words, rows))

    if study.compare:
        heading = f"{title}, {study.compare}"
        words = f"Par is {', '.join(f'{tally.par:.0%} for {tally.players}' for tally in by_players(kinds))}."
        section("rates", heading, words, rate_rows(kinds), lambda file: charts.draw_rates(kinds, study.title, file))
        for name, tally in kinds:
            if tally.players == 2 and len(tally.names) > 2:
                crossed = f"{title}, {study.compare} against each other, {name}"
                least = min(tally.met.values())
                words = f"Percent that the row won against the column; {least} games or more for each two."
                file_name = "crossing-" + "".join(each if each.isalnum() else "-" for each in name)
                section(file_name, crossed, words, crossing_rows(tally), crossing_drawer((name, tally), crossed))
                if study.compare == "bots":
                    rated = f"{title}, ratings, {name}"
                    words = "400 points more are a chance of ten to one; the first has none."
                    file_name = "ratings-" + "".join(each if each.isalnum() else "-" for each in name)
                    section(file_name, rated, words, rating_rows(tally), rating_drawer(tally, rated))
    heading = f"{title}, the turn order"
    section(
        "order", heading, "What those won who had the first turn, the second, and so on; the dashed line is par.",
        order_rows(kinds), lambda file: charts.draw_turn_order(kinds, f"{title}, games won by turn order", file),
    )  # fmt: skip
    section(
        "length", f"{title}, how long games are", "Turns and decisions of all players together.",
        length_rows(kinds), lambda file: charts.draw_length(kinds, f"{title}, turns in a game", file),
    )  # fmt: skip
    for verb in study.verbs:
        for name, tally in kinds:
            rates = tally.cards(verb, ENOUGH)
            if verb not in tally.verbs:
                seen = ", ".join(tally.verbs)
                raise BadStudy(f"cards: nobody did {verb!r} with a card in {game}; what was done is {seen}")
            if rates:
                heading = f"{title}, {verb}, {name}"
                words = (
                    f"Of the games of those who did this with the card, so many were won; par is {tally.par:.0%}. "
                    "It does not say why: whoever is winning or lives longer uses more cards. "
                    f"Cards that fewer than {ENOUGH} did it with are left out."
                )
                file_name = "cards-" + "".join(each if each.isalnum() else "-" for each in f"{verb} {name}")
                section(file_name, heading, words, card_rows(rates), card_drawer(rates, tally.par, heading))
    return found


def crossing_drawer(kind: Kind, title: str) -> Callable[[Path], None]:
    return lambda file: charts.draw_crossing(kind, title, file)


def rating_drawer(tally: Tally, title: str) -> Callable[[Path], None]:
    return lambda file: charts.draw_ratings(rated(tally), title, file)


def card_drawer(rates: list[Standing], par: float, title: str) -> Callable[[Path], None]:
    half = CARDS_DRAWN // 2
    shown = rates if len(rates) <= CARDS_DRAWN else [*rates[:half], *rates[-half:]]
    told = title if shown is rates else f"{title} (the best and the last {half})"
    return lambda file: charts.draw_cards(shown, par, told, file)


def all_first_turns(study: Study, bouts: Sequence[tuple[Bout, Tally]], folder: Path) -> Section:
    """The turn order of all games in one chart."""
    kinds = [(f"{GAMES.title(bout.game).partition(':')[0]}\n{bout.players} players", tally) for bout, tally in bouts]
    charts.draw_turn_order(kinds, study.title, folder / "order.png")
    words = "What those won who had the first turn, the second, and so on; the dashed line is par."
    return Section("All games", "order.png", words)


def by_players(kinds: Sequence[Kind]) -> list[Tally]:
    """One of each number of players."""
    return list({tally.players: tally for _, tally in kinds}.values())


def rate(standing: Standing) -> str:
    """A rate with its interval."""
    return f"{standing.rate:.1%} ({standing.low:.1%} to {standing.high:.1%})"


def rate_rows(kinds: Sequence[Kind]) -> Rows:
    """What each won, the best first by the first kind of game."""
    standings = [{each.bot: each for each in tally.standings()} for _, tally in kinds]
    order = sorted(standings[0].values(), key=lambda each: -each.rate)
    rows = [["", *[f"{name}, {tally.games:,} games" for name, tally in kinds]]]
    for each in order:
        rows.append([each.bot, *[rate(by_name[each.bot]) for by_name in standings]])
    return rows


def crossing_rows(tally: Tally) -> Rows:
    """Percent of the row against the column, the best first."""
    rates = [each.rate for each in tally.standings()]
    order = sorted(range(len(tally.names)), key=lambda each: -rates[each])
    cells = tally.crossing()
    rows = [["", *[tally.names[each] for each in order]]]
    for one in order:
        shown = [f"{100 * cell.rate:.0f}" if (cell := cells[one][other]) else "" for other in order]
        rows.append([tally.names[one], *shown])
    return rows


def rated(tally: Tally) -> list[Rating]:
    """A rating for each who played, counted from the first."""
    several = range(len(tally.names))
    return ratings(tally.names, [[tally.beat[one, other] for other in several] for one in several])


def rating_rows(tally: Tally) -> Rows:
    """The ratings, the least first, and how far each is above the one before."""
    rows = [["", "games", "points", "interval", "more than the one before"]]
    before: float | None = None
    for each in sorted(rated(tally), key=lambda each: each.points):
        more = "" if before is None else f"{each.points - before:.0f}"
        rows.append([each.name, f"{each.games:,}", f"{each.points:.0f}", f"{each.low:.0f} to {each.high:.0f}", more])
        before = each.points
    return rows


def order_rows(kinds: Sequence[Kind]) -> Rows:
    """Rates by turn order."""
    most = max(tally.players for _, tally in kinds)
    rows = [["", "games", "par", *[ordinal(turn) for turn in range(most)]]]
    for name, tally in kinds:
        rates = [rate(each) for each in tally.turn_order()]
        rows.append([name, f"{tally.games:,}", f"{tally.par:.1%}", *rates, *[""] * (most - len(rates))])
    return rows


def length_rows(kinds: Sequence[Kind]) -> Rows:
    """How long games are."""
    rows = [["", "turns on average", "middle", "eight of ten", "turns of each player", "decisions on average"]]
    for name, tally in kinds:
        turns, decisions = length(tally.turns), length(tally.decisions)
        between = f"{turns.low} to {turns.high}"
        each = f"{turns.mean / tally.players:.1f}"
        rows.append([name, f"{turns.mean:.1f}", str(turns.middle), between, each, f"{decisions.mean:.0f}"])
    return rows


def card_rows(rates: Sequence[Standing]) -> Rows:
    """Rates of cards."""
    return [["card", "used by", "won"], *[[each.bot, f"{each.games:,}", rate(each)] for each in rates]]


def html(study: Study, facts: Sequence[str], sections: Sequence[Section]) -> str:
    """The page."""
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(study.title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(study.title)}</h1>",
        *[f"<p>{escape(words)}</p>" for words in (study.about, *facts) if words],
    ]
    for each in sections:
        parts.append(f"<h2>{escape(each.heading)}</h2><p>{escape(each.words)}</p>")
        parts.append(
            f'<figure><img src="{escape(each.picture)}" alt="{escape(each.heading)}: in figures below"></figure>'
        )
        if each.rows:
            parts.append(html_table(each.rows))
    parts.append(
        "<p>Every seat of every game is a row of <a href='games.parquet'>games.parquet</a>.</p></body></html>\n"
    )
    return "\n".join(parts)


def html_table(rows: Rows) -> str:
    """A table that can be scrolled where it is too wide."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows[1:]]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def markdown(study: Study, facts: Sequence[str], sections: Sequence[Section]) -> str:
    """The tables as Markdown."""
    parts = [f"# {study.title}", "", *facts, ""]
    for each in sections:
        if each.rows:
            lines = [f"| {' | '.join(row)} |" for row in each.rows]
            lines.insert(1, "|---" + "|---:" * (len(each.rows[0]) - 1) + "|")
            parts += [f"## {each.heading}", "", each.words, "", *lines, ""]
    return "\n".join(parts)
