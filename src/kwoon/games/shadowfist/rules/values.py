"""What a card is worth at one moment: every number of it that continuous abilities and effects can change."""

from __future__ import annotations


class Values:
    """The values of one card; shared by all cards that have the same until one of them gains something."""

    def __init__(self) -> None:
        self.printed: int = 0
        """SF-8.7: the printed Fighting, or what a card's text says it is."""
        self.fighting: int = 0
        """SF-8.7 with all bonuses, before damage."""
        self.body: int = 0
        self.combat_damage: int = 0
        self.damage_dealt: int = 0
        self.damage_taken: int = 0
        self.toughness: int = 0
        self.influence: int = 0
        self.keywords: int = 0
        self.cannot: int = 0
        self.denied: int = 0
        """Bold-faced abilities that it has and cannot use."""
        self.spared: int = 0
        """Other Characters' bold-faced abilities that do not affect it."""

    def copy(self) -> Values:
        """The same values, free to be changed."""
        new = Values()
        new.printed = self.printed
        new.fighting = self.fighting
        new.body = self.body
        new.combat_damage = self.combat_damage
        new.damage_dealt = self.damage_dealt
        new.damage_taken = self.damage_taken
        new.toughness = self.toughness
        new.influence = self.influence
        new.keywords = self.keywords
        new.cannot = self.cannot
        new.denied = self.denied
        new.spared = self.spared
        return new

    def looks_like(self, other: Values) -> bool:
        """Whether everything that an ability could look at is the same."""
        return (
            self.fighting == other.fighting
            and self.body == other.body
            and self.keywords == other.keywords
            and self.cannot == other.cannot
            and self.toughness == other.toughness
            and self.printed == other.printed
            and self.denied == other.denied
            and self.spared == other.spared
        )
