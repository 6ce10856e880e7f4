"""A page to draw on: its fonts, its frame, and text that is made to fit and never cut."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path

from fpdf import FPDF
from fpdf.enums import MethodReturnValue

FAMILY = "DejaVu"
FONTS = {"": "DejaVuSans.ttf", "B": "DejaVuSans-Bold.ttf"}
MARGIN = 14.0
POINT = 0.3528
"""Millimetres."""
LEADING = 1.25


class Page(FPDF):
    """A4 or letter, upright or wide, with the event and the page's number on each page."""

    def __init__(
        self,
        event: str,
        title: str,
        size: str = "A4",
        made: datetime | None = None,
        fonts: Sequence[Path] = (),
        headed: bool = True,
        shaped: bool = False,
        wide: bool = False,
    ) -> None:
        super().__init__(orientation="landscape" if wide else "portrait", unit="mm", format=size)
        self.event, self.sheet_title, self.headed = event, title, headed
        self.coming = title
        self.set_creation_date(made or datetime(2000, 1, 1, tzinfo=UTC))
        self.set_title(f"{title} - {event}")
        self.set_lang("en")
        self.set_creator("Kwoon")
        with ExitStack() as stack:
            for style, file in FONTS.items():
                source = resources.files(__package__).joinpath("fonts", file)
                self.add_font(FAMILY, style, stack.enter_context(resources.as_file(source)))
            for number, path in enumerate(fonts):
                self.add_font(f"extra{number}", "", path)
        if fonts:
            self.set_fallback_fonts([f"extra{number}" for number in range(len(fonts))], exact_match=False)
        self.signs = frozenset(code for font in self.fonts.values() for code in font.cmap)  # type: ignore[union-attr]
        if shaped:
            self.set_text_shaping(True)
        self.set_margins(MARGIN, MARGIN, MARGIN)
        self.set_auto_page_break(True, MARGIN + 6)
        self.add_page()

    def header(self) -> None:
        """The event small, the title large enough for the wall."""
        self.sheet_title = self.coming
        if not self.headed:
            return
        self.text_in(self.event, 12, colour=90)
        self.text_in(self.sheet_title, 26, bold=True)
        self.set_y(self.get_y() + 3)

    def begin(self, title: str) -> None:
        """A new sheet on a new page; the page before keeps its title in its footer."""
        self.coming = title
        self.add_page()

    def footer(self) -> None:
        self.set_y(-MARGIN)
        self.pen(9, colour=90)
        self.cell(0, 5, self.shown(f"{self.sheet_title}, page {self.page_no()} of {{nb}}"), align="R")

    def pen(self, size: float, bold: bool = False, colour: int = 0) -> None:
        self.set_font(FAMILY, "B" if bold else "", size)
        self.set_text_color(colour)

    def shown(self, text: str) -> str:
        """The text as the fonts can show it: a box for each sign that they lack, never nothing."""
        return "".join(sign if sign.isspace() or ord(sign) in self.signs else "□" for sign in text)

    @property
    def bottom(self) -> float:
        """How far down text may go."""
        return float(self.h - MARGIN - 6)

    def lines(self, text: str, width: float, size: float, bold: bool) -> list[str]:
        """The text broken into lines of this width; a word that is too long is broken too."""
        self.pen(size, bold)
        found = self.multi_cell(
            width,
            size * POINT,
            text,
            dry_run=True,
            output=MethodReturnValue.LINES,
            align="L",
            padding=0,
        )
        assert isinstance(found, list)
        return found or [""]

    def fitted(self, text: str, width: float, size: float, bold: bool) -> tuple[float, list[str]]:
        """A size, not below three quarters of the wished, at which the text is one line if it can be."""
        text = self.shown(text)
        if not text.strip():
            return size, [""]
        self.pen(size, bold)
        if "\n" not in text and self.get_string_width(text) + 2 * self.c_margin + 0.1 <= width:
            return size, [text]
        for part in (0.9, 0.8, 0.75):
            lines = self.lines(text, width, size * part, bold)
            if len(lines) == 1:
                break
        return size * part, lines

    def height(self, text: str, width: float, size: float, bold: bool = False) -> float:
        used, lines = self.fitted(text, width, size, bold)
        return len(lines) * used * POINT * LEADING

    def text_in(
        self,
        text: str,
        size: float,
        *,
        width: float | None = None,
        bold: bool = False,
        colour: int = 0,
        align: str = "L",
    ) -> None:
        """Write the text from here down, as wide as asked."""
        left = self.get_x()
        wide = width if width is not None else self.w - self.r_margin - left
        used, lines = self.fitted(text, wide, size, bold)
        for line in lines:
            self.pen(used, bold, colour)
            self.set_x(left)
            self.cell(wide, used * POINT * LEADING, line, align=align, new_x="LEFT", new_y="NEXT")

    def block(self, text: str, size: float, *, bold: bool = False, colour: int = 0, indent: float = 0) -> None:
        """Write a text on lines of its own, all of it on one page if it can be."""
        self.room(self.height(text, self.epw - indent, size, bold))
        self.set_x(self.l_margin + indent)
        self.text_in(text, size, bold=bold, colour=colour)

    def room(self, height: float) -> bool:
        """Whether so much fits on this page; if not, a new one is begun."""
        if self.get_y() + height <= self.bottom:
            return True
        self.add_page()
        return False

    def rule(self, y: float, weight: float = 0.2, colour: int = 150) -> None:
        self.set_draw_color(colour)
        self.set_line_width(weight)
        self.line(self.l_margin, y, self.w - self.r_margin, y)
