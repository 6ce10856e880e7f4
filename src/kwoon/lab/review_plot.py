"""The chances over a game: as a line of blocks in a terminal, and as a drawing (SVG)."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from kwoon.lab.review import Reviewed

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 64
COLOURS: Final = ("#b3261e", "#1f5fa8", "#2e7d32", "#8e5a00", "#6a3fa0", "#3b6b74")
LEFT, TOP, WIDE, HIGH = 48, 24, 640, 240


def text_plot(found: Sequence[Reviewed], seat: int, width: int = WIDTH) -> str:
    """A seat's chances from the first answer to the last, as high as they are likely; turning points stand below."""
    columns = [
        found[len(found) * column // width : max(1, len(found) * (column + 1) // width)] for column in range(width)
    ]
    if len(found) < width:
        columns = [[each] for each in found]
    line = "".join(BLOCKS[min(7, int(8 * column[-1].chances[seat]))] for column in columns if column)
    marks = "".join(
        "^" if any(each.turning and each.seat == seat for each in column) else " " for column in columns if column
    )
    return f"{line}\n{marks}".rstrip()


def svg_plot(found: Sequence[Reviewed], names: Sequence[str], title: str) -> str:
    """Everyone's chances as lines, with a dot where somebody gave much away."""
    first, last = (found[0].move, found[-1].move) if found else (1, 1)
    span = max(1, last - first)

    def place(move: int, chance: float) -> tuple[float, float]:
        return LEFT + WIDE * (move - first) / span, TOP + HIGH * (1.0 - chance)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 140} {TOP + HIGH + 40}" '
        f'font-family="sans-serif" font-size="12" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = TOP + HIGH * (1 - percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}h{WIDE}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{percent}%</text>')
    parts.append(f'<text x="{LEFT}" y="{TOP + HIGH + 18}" fill="#555">move {first}</text>')
    parts.append(f'<text x="{LEFT + WIDE}" y="{TOP + HIGH + 18}" text-anchor="end" fill="#555">move {last}</text>')
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join("{:.1f},{:.1f}".format(*place(each.move, each.chances[seat])) for each in found)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.6"/>')
        label = TOP + 14 + 18 * seat
        parts.append(f'<text x="{LEFT + WIDE + 12}" y="{label}" fill="{colour}">{escape(name)}</text>')
        for each in found:
            if each.seat == seat and each.turning:
                x, y = place(each.move, each.chances[seat])
                words = escape(f"{each.move}. {name}: {each.given.label} (-{each.cost:.0%})")
                parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"><title>{words}</title></circle>')
    return "\n".join([*parts, "</svg>"]) + "\n"
