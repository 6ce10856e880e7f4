"""What a page does with the frames that come."""

from __future__ import annotations


def with_news(old: str, news: str | dict[str, str]) -> str:
    """A part after news of it: all of it, or some of its lines by their numbers."""
    if isinstance(news, str):
        return news
    lines = old.split("\n")
    for number, line in news.items():
        lines[int(number)] = line
    return "\n".join(lines)
