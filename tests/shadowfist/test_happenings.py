"""SF-26: what happens has fields of its own; effects keep it, copies share it, snapshots bring it back."""

from __future__ import annotations

import pytest

from kwoon.engine.plain import loaded
from kwoon.games.shadowfist.shown.story import story
from kwoon.games.shadowfist.state import happenings as h
from kwoon.games.shadowfist.terms import codes as c
from kwoon.games.shadowfist.terms.events import NO_TELLING, Seen, Told
from kwoon.games.shadowfist.terms.questions import BURN_FOR_POWER, BURN_FOR_VICTORY, SEIZE_IT
from tests.rules import rule

ALL = [
    h.Happening(c.TURNED, 3, 4, 1),
    h.Played(3, 1, c.HAND),
    h.PutDown(c.WAS_SMOKED, 3, 4, 1, c.BY_COMBAT_DAMAGE),
    h.PutDownWithStates(c.WAS_SMOKED, 3, 4, 1, c.BY_COMBAT_DAMAGE, [8, 9]),
    h.BeatenDown(3, 4, 1, [4, 5]),
    h.OfEffect(c.EFFECT_GENERATED, 3, 4, 1, 7),
    h.LeftPlay(3, 4, 1, 2),
    h.Damaged(3, 4, 1, 5, True),
    h.Hurt(3, 4, 1, 5),
    h.Healed(3, 1, 5),
    h.PowerCame(c.POWER_GAINED, 3, 4, 1, 5),
    h.SiteTaken(3, 1, 0, BURN_FOR_VICTORY),
    h.AttackMade(c.ATTACK_DECLARED, 3, 1, [2]),
    h.AttackFailed(3, 1, True),
    h.AttackEnded(3, 1, True),
    h.WentToAttack(3, 4, 1, True),
]
KINDS = {cls.__name__: cls for cls in h.HAPPENINGS}


def test_every_class_of_happenings_is_known_to_snapshots() -> None:
    assert {type(each) for each in ALL} == set(h.HAPPENINGS)


def changed(value: object) -> object:
    """Another value of the same type."""
    if isinstance(value, list):
        return [*value, 77]
    return not value if isinstance(value, bool) else 77


@pytest.mark.parametrize("one", ALL, ids=[type(each).__name__ for each in ALL])
def test_a_happening_is_saved_with_all_its_fields_and_shared_by_copies(one: h.Happening) -> None:
    back = loaded(one.dump(), KINDS, "there")
    assert isinstance(back, type(one))
    assert one.same(back)
    assert one.clone() is one
    for name in type(one).FIELDS:
        other = loaded(one.dump(), KINDS, "there")
        assert isinstance(other, h.Happening)
        setattr(other, name, changed(getattr(one, name)))
        assert not one.same(other)


@rule("SF-19.0", "SF-12.0")
@pytest.mark.parametrize(
    ("fate", "kind", "words"),
    [
        (SEIZE_IT, c.SEIZED, "{1} seizes City Park"),
        (BURN_FOR_VICTORY, c.BURNED_SITE, "{1} burns City Park for victory"),
        (BURN_FOR_POWER, c.BURNED_SITE, "{1} burns City Park for Power"),
    ],
)
def test_what_becomes_of_a_site_is_told(fate: int, kind: int, words: str) -> None:
    taken = h.SiteTaken(3, 1, 0, fate)
    assert taken.kind == kind
    site = Told("City Park", -1, "City Park")
    assert story(Seen(-1, taken.kind, site, NO_TELLING, taken.whose, taken.number(), False, taken.fate), 0) == words


@rule("SF-29.5", "SF-30.3.1")
def test_what_counts_as_combat_damage() -> None:
    assert h.is_combat_damage(h.Damaged(3, 4, 1, 5, True))
    assert h.is_combat_damage(h.Hurt(3, 4, 1, 5))
    assert not h.is_combat_damage(h.Damaged(3, 4, 1, 5, False))
    assert not h.is_combat_damage(h.Healed(3, 1, 5))
    assert [h.damage_in(each) for each in ALL] == [5 if isinstance(each, h.Damaged | h.Hurt) else 0 for each in ALL]


@rule("SF-28.11", "SF-20.1")
def test_success_and_the_cause_of_smoking_are_those_of_their_happenings_only() -> None:
    assert [h.is_success(each) for each in ALL].count(True) == 1
    assert not h.is_success(h.AttackEnded(3, 1, False))
    assert h.cause_of(ALL[2]) == c.BY_COMBAT_DAMAGE
    assert {h.cause_of(each) for each in ALL if not isinstance(each, h.PutDown)} == {-1}
