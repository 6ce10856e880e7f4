"""What happened, for the rules' own use: triggers look at it and it is gone."""

from __future__ import annotations


class Happening:
    """A kind, the card it happened to, the card that did it, the player behind it, and a number."""

    def __init__(self, kind: int, card: int, by: int, whose: int, amount: int) -> None:
        self.kind: int = kind
        self.card: int = card
        self.by: int = by
        self.whose: int = whose
        self.amount: int = amount
