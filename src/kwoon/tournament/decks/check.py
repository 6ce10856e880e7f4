"""TR-3.0: decks as players write them, and whether one is legal.

# Dragons and Monks
deck: Thirty-Six Chambers
5 Friends of the Dragon
2x Fire Warriors [Netherworld]     # a set or a subtitle, where it matters
pod: The Dragons                   # in a draft
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kwoon.games.shadowfist.cards.deck_text import Problem, key, read_lines
from kwoon.games.shadowfist.terms.designators import designators
from kwoon.tournament.decks.environments import Environment
from kwoon.tournament.decks.formats import Format, Source, best_letters, initial
from kwoon.tournament.decks.pods import Pod, check_choice, pod
from kwoon.tournament.decks.titles import CardType, Title, find, find_set, title_named, titles_known
from kwoon.tournament.decks.violations import Violation


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a deck: copies of a title, of a certain set where the player said so."""

    count: int
    title: Title
    set_name: str = ""
    subtitle: str = ""
    proxy: bool = False
    line: int = 0

    def __str__(self) -> str:
        printing = self.set_name or self.subtitle
        shown = f"{self.count} {self.title.name}" + (f" [{printing}]" if printing else "")
        return shown + (" (proxy)" if self.proxy else "")

    @property
    def printings(self) -> tuple[str, ...]:
        """The sets that the line means; none where it leaves them open."""
        if self.set_name:
            return (self.set_name,)
        return tuple(n for v in self.title.versions if self.subtitle and v.subtitle == self.subtitle for n in v.sets)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its entries, and in a draft the pods in it."""

    entries: tuple[Entry, ...] = ()
    pods: tuple[Pod, ...] = ()
    name: str = ""

    @property
    def cards(self) -> Counter[str]:
        """How many copies of each title, those of the pods included."""
        found = self.own_cards
        for each in self.pods:
            found.update(each.cards)
        return found

    @property
    def own_cards(self) -> Counter[str]:
        """How many copies of each title outside the pods."""
        found: Counter[str] = Counter()
        for each in self.entries:
            found[each.title.name] += each.count
        return found

    @property
    def size(self) -> int:
        """TR-3.0.b: there is no least and no most."""
        return sum(self.cards.values())

    def text(self) -> str:
        """The deck as a file; `parse` reads it back."""
        lines = [f"deck: {self.name}"] if self.name else []
        lines += [str(each) for each in self.entries]
        lines += [f"pod: {each.name}" for each in self.pods]
        return "\n".join(lines) + "\n"


class DeckError(ValueError):
    """A deck file that cannot be read: every problem in it, each with its line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(each) for each in self.problems))


def parse(text: str, name: str = "", known: Mapping[str, Pod] | None = None) -> Deck:
    """Read a deck file; a DeckError lists every line that cannot be read, with the nearest titles.

    `known` are the pods of the event, where the director has pods of their own.
    """
    entries: list[Entry] = []
    taken: list[Pod] = []
    lines, problems = read_lines(text, titles_known())
    for line in lines:
        try:
            if line.directive == "pod":
                taken.append(pod(line.value, known))
            elif line.directive:
                name = line.value
            else:
                title = title_named(line.title)
                entries.append(Entry(line.count, title, *_printing(title, line.printing), line.proxy, line.number))
        except ValueError as wrong:
            problems.append(Problem(line.number, line.text, str(wrong)))
    if problems:
        raise DeckError(sorted(problems, key=lambda each: each.line))
    return Deck(tuple(entries), tuple(taken), name)


def _printing(title: Title, written: str | None) -> tuple[str, str]:
    """The set or the subtitle that `[...]` names."""
    if written is None:
        return "", ""
    named = find_set(written)
    if named is not None and named.name in title.sets:
        return named.name, ""
    for version in title.versions:
        if key(version.subtitle) == key(written):
            return "", version.subtitle
    known = ", ".join(title.sets)
    raise ValueError(f"{title.name} has no printing [{written}]; it is in {known}")


def check(
    deck: Deck,
    fmt: Format,
    environment: Environment,
    *,
    choice: str | None = None,
    pool: Iterable[str] | None = None,
) -> list[Violation]:
    """Everything that keeps a deck from being legal; an empty list for a legal deck.

    `choice` is the designator of Comrades in Arms or the letters of Ritual of the Unnameable; without it the
    best for the player is taken. `pool` are the cards that the player opened or drafted.
    """
    found = _check_cards(deck, environment) + _check_copies(deck, fmt)
    if fmt.sharing:
        found += _check_sharing(deck, fmt, environment, choice)
    if fmt.letters:
        found += _check_letters(deck, fmt, choice)
    return found + _check_pool(deck, fmt, pool)


def _check_cards(deck: Deck, environment: Environment) -> list[Violation]:
    found: list[Violation] = []
    for each in deck.entries:
        title = each.title
        if title.type is CardType.MARKER:
            what = "is a marker for the table"
            found.append(Violation("SF-1.2", title.name, what, "cards that can be played"))
        elif not environment.allows(title, each.printings):
            named = each.set_name or each.subtitle
            what = (f"its printing [{named}] is " if named else "") + f"not in {environment.name}"
            found.append(Violation(environment.rule, title.name, what, environment.explain(title)))
        if each.proxy:
            what = f"{each.count} proxies"
            found.append(Violation("TR-3.0.c", title.name, what, "the printed card (proxies only in pods, TR-A3.c)"))
    return found


def _check_copies(deck: Deck, fmt: Format) -> list[Violation]:
    """TR-3.0.a, SF-1.2.1, SF-49.3: five of a title, No Max apart; TR-6.1.d: one, and no exceptions."""
    found: list[Violation] = []
    for name, count in deck.cards.items():
        title = find(name)
        free = fmt.no_max and title is not None and title.no_max
        if count > fmt.copies and not free:
            rule = "TR-3.0.a" if fmt.copies == 5 else fmt.rule
            legal = f"at most {fmt.copies} in {fmt.name}"
            found.append(Violation(rule, name, f"{count} copies", legal))
    return found


def sharing(deck: Deck, environment: Environment) -> list[tuple[str, int]]:
    """TR-6.1.b: how many cards of the deck have each designator, the most first."""
    found: Counter[str] = Counter()
    for each in deck.entries:
        version = environment.played_as(each.title, each.printings, each.subtitle)
        for designator in each.title.designators(version):
            found[designator] += each.count
    return sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))


def _check_sharing(deck: Deck, fmt: Format, environment: Environment, choice: str | None) -> list[Violation]:
    counted = sharing(deck, environment)
    if choice is not None:
        wanted = designators(choice)
        if len(wanted) != 1:
            raise ValueError(f"{choice!r} is not one designator (SF-14)")
        designator = next(iter(wanted))
        number = dict(counted).get(designator, 0)
    else:
        designator, number = counted[0] if counted else ("", 0)
    if number >= fmt.sharing:
        return []
    shown = f"{number} cards have the designator {designator.title()}" if designator else "no cards"
    legal = f"at least {fmt.sharing} that share one; {fmt.sharing - number} more are needed"
    return [Violation(fmt.rule, "", shown, legal)]


def _check_letters(deck: Deck, fmt: Format, choice: str | None) -> list[Violation]:
    if choice is not None:
        letters = "".join(sorted(set(choice.upper()) - set(" ,;/")))
        if len(letters) != fmt.letters or not letters.isalpha():
            raise ValueError(f"{fmt.name} takes {fmt.letters} different letters ({fmt.rule}), not {choice!r}")
    else:
        letters = best_letters(((each.title.name, each.count) for each in deck.entries), fmt.letters)
    return [
        Violation(fmt.rule, name, f"begins with {initial(name) or 'no letter'}", f"titles that begin with {shown}")
        for shown in [" or ".join(letters)]
        for name in deck.cards
        if initial(name) not in letters or not initial(name)
    ]


def _check_pool(deck: Deck, fmt: Format, pool: Iterable[str] | None) -> list[Violation]:
    """TR-6.1.f, TR-6.1.g: in a sealed or draft event every card is the player's own, or of a whole pod."""
    if fmt.source is Source.CONSTRUCTED:
        legal = "pods in Baptism of Fire and Whirlpool of Blood only"
        return [Violation("TR-7.2.d", "", f"the pod {each.name} in {fmt.name}", legal) for each in deck.pods]
    if pool is None:
        raise ValueError(f"{fmt.name} ({fmt.rule}) needs the player's pool to check a deck against")
    opened = Counter(pool)
    found = check_choice(deck.pods)
    for name, count in deck.own_cards.items():
        if count > opened[name]:
            legal = f"at most the {opened[name]} of the player's own packs" if opened[name] else "no copy"
            found.append(Violation(fmt.rule, name, f"{count} copies", f"{legal}, and whole pods"))
    return found


def changes(registered: Deck, presented: Deck, authorised: bool = False) -> list[Violation]:
    """TR-3.0.e: what was added to or taken from a registered deck, unless the Head Judge allowed it."""
    if authorised:
        return []
    before, now = registered.cards, presented.cards
    found: list[Violation] = []
    for name in sorted(before.keys() | now.keys()):
        more = now[name] - before[name]
        if more:
            what = f"{abs(more)} {'added' if more > 0 else 'taken out'} since the deck was registered"
            found.append(Violation("TR-3.0.e", name, what, f"{before[name]} copies, as registered"))
    return found
