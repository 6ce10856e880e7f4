"""What an attack would do as it stands: told before the damage, the same as what then happens, and nothing hidden."""

from __future__ import annotations

from typing import Any

from kwoon.engine.chance import Chance
from kwoon.games import game_named
from kwoon.games.shadowfist.terms.codes import DAMAGED, REVEALED
from kwoon.games.shadowfist.terms.events import Seen
from kwoon.lab.laws import random_answer
from kwoon.tables.manners.shadowfist_words import forecast_words
from tests.shadowfist.duel import Duel
from tests.shadowfist.rules.people import fight

Fight = dict[str, Any]


def told(table: Duel, seat: int = 0) -> list[Fight]:
    attack: Any = table.game.view(seat)["attack"]
    return [] if attack is None else list(attack["forecast"])


def test_an_attacker_and_the_site_that_holds() -> None:
    table = fight(["Meadow", "Cat"], ["Meadow", "hand: Bolt"])
    table.attack("Meadow", "Cat")
    (fight_told,) = told(table)
    assert (fight_told["deals"], fight_told["takes"], fight_told["target"]) == ([3], 0, True)
    assert (fight_told["ones_fall"], fight_told["other_falls"]) == ([False], False)
    table.ends()
    assert told(table) == []


def test_a_site_that_would_fall_to_two_together() -> None:
    table = fight(["Meadow", "Cat", "Dog"], ["Meadow (2 damage)", "hand: Bolt"])
    table.attack("Meadow", "Cat", "Dog")
    (fight_told,) = told(table)
    assert (fight_told["deals"], fight_told["other_falls"]) == ([3, 3], True)


def test_two_characters_and_toughness() -> None:
    table = fight(["Meadow", "Elk"], ["Meadow", "Turtle", "hand: Bolt"])
    table.attack("Turtle", "Elk")
    (fight_told,) = told(table)
    assert (fight_told["deals"], fight_told["takes"]) == ([2], 4)
    assert (fight_told["ones_fall"], fight_told["other_falls"]) == ([True], False)


def test_who_intercepts_is_met_first_and_the_others_get_through() -> None:
    table = fight(["Meadow", "Elk", "Dog"], ["Meadow", "Cat", "hand: Bolt"])
    table.attack("Meadow", "Elk", "Dog")
    table.until("Cat intercepts Dog").choose("Cat intercepts Dog").maybe("No more")
    met, target = told(table)
    assert (met["deals"], met["takes"], met["target"]) == ([3], 3, False)
    assert (met["ones_fall"], met["other_falls"]) == ([True], True)
    assert (target["deals"], target["target"], target["other_falls"]) == ([4], True, False)


def test_ambush_strikes_first_and_lethal_always_smokes() -> None:
    table = fight(["Meadow", "Ambusher"], ["Meadow", "Cat", "hand: Bolt"])
    table.attack("Cat", "Ambusher")
    assert [(each["takes"], each["other_falls"], each["ambush"]) for each in told(table)] == [(0, True, True)]
    table = fight(["Meadow", "Viper"], ["Meadow", "Giant", "hand: Bolt"])
    table.attack("Giant", "Viper")
    assert [(each["takes"], each["other_falls"]) for each in told(table)] == [(9, True)]


def test_what_a_face_down_site_bears_its_own_player_is_told_and_nobody_else() -> None:
    """The Pond has 4 Body, the Meadow 8: who attacks is told the same of both."""
    tables = [fight(["Meadow", "Elk"], [f"{site} (down)", "hand: Bolt"]) for site in ("Pond", "Meadow")]
    for table in tables:
        table.attack("the face-down Site", "Elk")
    seen = [told(table, seat) for seat in (0, 1) for table in tables]
    assert seen[0] == seen[1]
    assert (seen[0][0]["deals"], seen[0][0]["other_falls"]) == ([4], None)
    assert [each[0]["other_falls"] for each in seen[2:]] == [True, False]


def test_several_attack_a_character_who_divides_the_damage() -> None:
    table = fight(["Meadow", "Cat", "Dog"], ["Meadow", "Elk", "hand: Bolt"])
    table.attack("Elk", "Cat", "Dog")
    (fight_told,) = told(table)
    assert (fight_told["takes"], fight_told["ones_fall"], fight_told["other_falls"]) == (4, [None, None], True)


def test_it_tells_what_happens_if_nobody_does_anything() -> None:
    """In random games on crowded boards: everybody passes from here on, and the damage is the one foretold."""
    spec = game_named("shadowfist")
    checked = 0
    for seed in range(1, 15):
        game: Any = spec.new(spec.crowded({"players": 3, "max_turns": 12}, seed), seed)
        luck = Chance(seed)
        for _ in range(300):
            if game.decision is None:
                break
            attack = game.view(-1)["attack"]
            if attack and attack["forecast"] and game.question().kind == "act":
                checked += foretold(game)
            game.apply(random_answer(game, luck, lively=True))
    assert checked > 15


def foretold(game: Any) -> bool:
    """Whether it could be compared; that the damage is another one fails."""
    view = game.view(-1)
    fights = view["attack"]["forecast"]
    fights = [each for each in fights if not each["target"]] or fights
    divided = any(None in each["ones_fall"] for each in fights)
    if view["scene"] or divided or any(each["other_falls"] is None or each["ambush"] for each in fights):
        return False
    copy = game.clone()
    events = copy.watch().events
    events.clear()
    while copy.decision is not None and copy.question().kind == "act" and not any(map(is_damage, events)):
        copy.apply(0)
    seen = [event for event in events if event.seen_by(-1)]
    first = next((at for at, event in enumerate(seen) if is_damage(event)), None)
    if first is None or any(event.happening != REVEALED for event in seen[:first] if isinstance(event, Seen)):
        return False
    if not all(isinstance(event, Seen) for event in seen[:first]):
        return False
    blows = [amount for each in fights for amount in (*each["deals"], each["takes"])]
    expected = sorted(amount for amount in blows if amount)
    damage = [event for event in seen if is_damage(event)][: len(expected)]
    assert sorted(event.amount for event in damage) == expected
    return True


def is_damage(event: Any) -> bool:
    """Of combat; what was redirected comes from the card that redirects it (SF-38.1)."""
    return isinstance(event, Seen) and event.happening == DAMAGED and event.is_combat_damage


def test_it_is_said_plainly() -> None:
    """In words: who would inflict what, and what that would do; alike cards are told apart by their players."""
    names = ("Ann", "Bo")

    def words(table: Duel, seat: int = 0) -> list[str]:
        return forecast_words(table.game.view(seat), names)

    table = fight(["Meadow", "Cat", "Dog"], ["Meadow (2 damage)", "Cat", "hand: Bolt"])
    assert words(table) == []
    table.attack("Meadow", "Cat", "Dog")
    assert words(table) == ["6 damage on Meadow: it would fall, to be smoked, seized or burned"]
    table = fight(["Meadow", "Cat"], ["Meadow", "Cat", "hand: Bolt"])
    table.attack("Cat", "Cat")
    assert words(table) == ["your Cat would inflict 3 on Bo's Cat, and take 3: Bo's Cat and your Cat would be smoked"]
    assert words(table, 1) == [
        "Ann's Cat would inflict 3 on your Cat, and take 3: your Cat and Ann's Cat would be smoked"
    ]
    table = fight(["Meadow", "Elk"], ["Pond (down)", "hand: Bolt"])
    table.attack("the face-down Site", "Elk")
    assert words(table)[0].endswith(", whose Body you do not know")
    assert words(table, 1) == ["4 damage on Pond: it would fall, to be smoked, seized or burned"]
