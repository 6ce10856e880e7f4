"""TR-7.2 and Appendix III: pods, the foundations that every drafter may add to a deck."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from kwoon.games.shadowfist.cards.deck_text import key
from kwoon.tournament.decks.titles import Title, find, nearest
from kwoon.tournament.decks.violations import Violation

SITES = "Feng Shui Sites"
CHARACTER_PODS = 2
SITE_PODS = 1
NO_POD = "Seven Masters"
FREE_OF_COSTS = "Syndicate"
"""TR-A3.f: the faction whose pod need not keep to the costs and talents of the others."""
COSTS = {"1": 2, "2": 2, "3": 1}
"""TR-A3.d: how many Characters of each cost a pod has."""
TALENTS = frozenset("CMH")
"""Chi, Magic and High-Tech."""
STARTERS_IN_PLACE_OF_PODS = frozenset({"Limited / Standard", "Year of the Dragon", "10,000 Bullets"})


@dataclass(frozen=True, slots=True)
class Pod:
    """Five foundation Characters of a faction, or eight Feng Shui Sites (TR-A3.a). It is never split."""

    name: str
    cards: tuple[str, ...]

    @property
    def of_sites(self) -> bool:
        """Whether this is a pod of Feng Shui Sites."""
        return self.name == SITES

    @property
    def blank(self) -> bool:
        """TR-A3.c: whether the text of its cards is blank; costs, Fighting and resources stay."""
        return not self.of_sites


@cache
def sample_pods() -> dict[str, Pod]:
    """TR-7.2.e: the sample pods by name."""
    text = resources.files(__package__).joinpath("data/pods.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    found = {name: Pod(name, tuple(cards)) for name, cards in data["characters"].items()}
    found[SITES] = Pod(SITES, tuple(data["sites"]))
    return found


def pod(name: str, known: Mapping[str, Pod] | None = None) -> Pod:
    """A pod by its faction's name, with or without the article.

    A director's own pods are `known`: one that breaks TR-A3 is an error. The sample pods are taken as they are printed.
    """
    pods = sample_pods() if known is None else known
    wanted = key(name).removeprefix("the")
    for each in pods.values():
        if key(each.name).removeprefix("the") == wanted:
            wrong = [] if known is None else check_pod(each)
            if wrong:
                raise ValueError(f"the pod {each.name} is not as it must be: {'; '.join(str(one) for one in wrong)}")
            return each
    why = " (TR-A3.f: the Seven Masters have none)" if wanted == key(NO_POD) else ""
    raise ValueError(f"there is no pod {name!r}{why}; there are {', '.join(pods)}")


def check_pod(each: Pod) -> list[Violation]:
    """TR-A3: what is wrong with a pod, the director's own or a sample."""
    found: list[Violation] = []
    titles: list[Title] = []
    for name in each.cards:
        title = find(name)
        if title is None:
            legal = f"a title, as {' or '.join(nearest(name)) or 'in the list of titles'}"
            found.append(Violation("TR-A3.a", name, "no card has this title", legal))
        else:
            titles.append(title)
    return found + (_check_sites(each, titles) if each.of_sites else _check_characters(each, titles))


def _check_sites(each: Pod, titles: list[Title]) -> list[Violation]:
    found = [
        Violation("TR-A3.a", title.name, f"is a {title.type.value}", "a Feng Shui Site")
        for title in titles
        if not title.feng_shui
    ]
    if len(each.cards) != 8:
        found.append(Violation("TR-A3.a", "", f"the site pod has {len(each.cards)} cards", "8 Feng Shui Sites"))
    return found


def _check_characters(each: Pod, titles: list[Title]) -> list[Violation]:
    found: list[Violation] = []
    if key(each.name).removeprefix("the") == key(NO_POD):
        found.append(Violation("TR-A3.f", "", "the Seven Masters have no pod", "a pod of another faction"))
    if len(each.cards) != 5:
        found.append(Violation("TR-A3.a", "", f"has {len(each.cards)} cards", "5 foundation Characters"))
    for title in titles:
        if not title.foundation or title.group != each.name:
            what = f"is no foundation Character of the {each.name}"
            legal = f"a Character of the {each.name} that requires nothing and provides a resource"
            found.append(Violation("TR-A3.a", title.name, what, legal))
    if each.name == FREE_OF_COSTS:
        return found
    costs = Counter(title.versions[0].cost for title in titles)
    if len(titles) == 5 and dict(costs) != COSTS:
        shown = ", ".join(f"{number} of cost {cost or 'none'}" for cost, number in sorted(costs.items()))
        found.append(Violation("TR-A3.d", "", f"has {shown}", "2 of cost 1, 2 of cost 2, 1 of cost 3"))
    talented = [title.name for title in titles if TALENTS & set(title.versions[0].provides)]
    if len(talented) > 2:
        what = f"{len(talented)} provide a talent: {', '.join(talented)}"
        found.append(Violation("TR-A3.e", "", what, "no more than 2 that provide a talent"))
    return found


def check_choice(taken: Iterable[Pod]) -> list[Violation]:
    """TR-A3.b: a player takes at most two Character pods, of one faction or two, and one pod of Sites."""
    pods = list(taken)
    sites = sum(each.of_sites for each in pods)
    found: list[Violation] = []
    for number, most, kind in (
        (len(pods) - sites, CHARACTER_PODS, "Character pods"),
        (sites, SITE_PODS, "Feng Shui Site pods"),
    ):
        if number > most:
            found.append(Violation("TR-A3.b", "", f"{number} {kind}", f"at most {most} (TR-7.2.b: or none)"))
    return found


def pods_are_optional(starters: Iterable[str]) -> bool:
    """TR-7.2.d: the director may do without pods only where each drafter has a starter deck of these sets."""
    return not STARTERS_IN_PLACE_OF_PODS.isdisjoint(starters)
