"""Whole games in a real browser: by clicking, on a second device, by keyboard alone, and looked at from the gallery."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from kwoon.hall.store.database import open_database
from kwoon.hall.store.rooms import Rooms
from kwoon.hall.store.shelf import Shelf
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.secrets import Truth, searched
from tests.browser.test_access import problems

GAMES = ("kungfu", "puzzlestrike", "shadowfist")
ANSWERS = {"kungfu": 20, "puzzlestrike": 14, "shadowfist": 14}
MOST = {"kungfu": 400, "puzzlestrike": 500, "shadowfist": 900}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(browser: Browser, hall: str, game: str) -> None:
    """With a reload and a second device in the middle, which sees and does the same."""
    player = Player(browser, hall)
    address = player.play_now(game)
    chance = random.Random(7)
    player.play_on(chance, 8)
    player.page.reload()
    player.asked()
    log = player.page.locator("#log li").all_inner_texts()
    player.play_on(chance, 4)
    assert player.page.locator("#log li").all_inner_texts()[: len(log)] == log, "a reload loses nothing"
    phone = player.device()
    phone.set_viewport_size(PHONE)  # type: ignore[arg-type]
    phone.goto(address)
    if player.asked():
        phone.wait_for_selector("#question.asked")
        assert phone.locator("#question .prompt").inner_text() == player.page.locator("#question .prompt").inner_text()
        first, player.page = player.page, phone
        before = first.evaluate("document.querySelector('.desk').dataset.ticket")
        player.click(player.choices()[0])
        player.page = first
        player.settled(before)
    phone.close()
    answers = player.play_on(chance, MOST[game])
    assert player.over, f"{answers} answers were not enough"
    assert player.page.locator(".standings .winner").count() >= 1
    assert player.errors == []
    player.close()


def test_a_whole_game_by_keyboard_alone(browser: Browser, hall: str) -> None:
    player = Player(browser, hall)
    player.page.goto(hall)
    for _ in range(30):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("document.activeElement.closest('form')?.getAttribute('action')") == "/play/kungfu":
            break
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector("#question")
    chance = random.Random(3)
    cards = 0
    for _ in range(400):
        if not player.asked():
            break
        before = player.ticket()
        player.page.wait_for_timeout(260)
        count = len(player.choices())
        way = chance.randrange(3)
        if way == 0 and count < 10:
            player.page.keyboard.press(str(1 + chance.randrange(count)))
        elif way == 1:
            for _ in range(1 + chance.randrange(count)):
                player.page.keyboard.press("ArrowDown")
            player.page.keyboard.press("Enter")
        else:
            things = player.page.locator("#board [data-uses]")
            if not things.count():
                player.page.keyboard.press("1")
            else:
                cards += 1
                things.nth(chance.randrange(things.count())).focus()
                player.page.keyboard.press("Enter")
                if player.page.locator("#menu[open]").count():
                    player.page.keyboard.press("1")
        player.settled(before)
    assert player.over
    assert cards > 5
    assert player.errors == []
    player.close()


@pytest.mark.parametrize(("size", "scheme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_a_hint_by_click_and_by_key(browser: Browser, hall: str, size: dict[str, int], scheme: str) -> None:
    player = Player(browser, hall, size, color_scheme=scheme)
    page = player.page
    player.play_now("kungfu")
    player.asked()
    before = player.ticket()
    page.click("[data-do=hint]")
    page.wait_for_selector("#hint:has-text('Your chance to win')", timeout=60_000)
    words = page.inner_text("#hint")
    hinted = page.locator("#question .hinted")
    assert hinted.count() == 1
    assert words.startswith(f"{hinted.locator('span').inner_text()}: ")
    assert player.ticket() == before, "a hint changes nothing at the table"
    assert problems(player) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.click(int(hinted.get_attribute("data-choice") or "-1"))
    page.wait_for_selector("#hint", state="hidden")
    assert player.asked()
    page.keyboard.press("i")
    page.wait_for_selector("#hint:has-text('Your chance to win')", timeout=60_000)
    assert player.errors == []
    player.close()


FULL = """() => {
    const list = document.querySelector("#question .answers");
    for (let at = 0; at < 12; at++) list.append(list.firstElementChild.cloneNode(true));
    const hint = document.querySelector("#hint");
    hint.textContent = "Attack with Kick: when your next turn begins you have 16 Chi on average. ".repeat(6);
    hint.hidden = false;
    return [document.documentElement.scrollHeight, innerHeight];
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_hint_beside_many_answers_leaves_the_table_on_one_screen(
    browser: Browser, hall: str, size: dict[str, int]
) -> None:
    player = Player(browser, hall, size)
    player.play_now("kungfu")
    player.asked()
    height, room = player.page.evaluate(FULL)
    assert height <= room
    player.close()


SLOW = """
const Quick = WebSocket;
window.WebSocket = class extends EventTarget {
  static OPEN = Quick.OPEN;
  static CONNECTING = Quick.CONNECTING;
  constructor(address) {
    super();
    setTimeout(() => {
      this.real = new Quick(address);
      for (const name of ["onopen", "onmessage", "onclose"]) this.real[name] = (event) => this[name](event);
    }, 1500);
  }
  get readyState() { return this.real ? this.real.readyState : Quick.CONNECTING; }
  send(text) { this.real.send(text); }
};
"""
"""A connection that takes a second and a half to stand."""


def test_what_is_said_before_the_connection_stands_waits_for_it(browser: Browser, hall: str) -> None:
    player = Player(browser, hall)
    page = player.page
    page.add_init_script(SLOW)
    player.play_now("kungfu")
    player.asked()
    page.click("[data-do=hint]")
    page.wait_for_selector("#hint:has-text('Your chance to win')", timeout=60_000)
    page.reload()
    player.asked()
    before = player.ticket()
    page.wait_for_timeout(300)
    page.keyboard.press("1")
    assert player.ticket() == before
    player.settled(before)
    assert player.errors == []
    player.close()


def test_an_answer_on_the_card_itself_and_by_drag(browser: Browser, hall: str) -> None:
    player = Player(browser, hall)
    player.play_now("kungfu")
    player.asked()
    player.click(0)
    player.asked()
    card = player.page.locator("#hand [data-uses]").first
    before = player.ticket()
    player.page.wait_for_timeout(260)
    card.drag_to(player.page.locator("#fight"))
    player.settled(before)
    assert player.errors == []
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_holds_a_hidden_card(browser: Browser, hall: str, database: str, game: str) -> None:
    """All frames of both seats and of the gallery are kept, and held against the game's journal."""
    ann, bo, looker = (Player(browser, hall) for _ in range(3))
    ann.page.goto(f"{hall}/new/{game}")
    ann.page.select_option("[name=seat-1]", "person")
    ann.page.fill("[name=name]", "Ann")
    ann.page.click("main button.big")
    address = ann.page.url
    bo.page.goto(address)
    bo.page.fill("[name=name]", "Bo")
    bo.page.click("main button.big")
    for player in (ann, bo):
        player.page.wait_for_selector("#question")
    looker.page.goto(address)
    looker.page.wait_for_selector("#question")
    chance = random.Random(5)
    answers = 0
    for _ in range(200):
        turn = next((each for each in (ann, bo) if each.choices()), None)
        if turn is None or ann.over:
            ann.page.wait_for_timeout(20)
            continue
        turn.click(chance.choice(turn.choices()))
        answers += 1
        if answers == ANSWERS[game]:
            break
    ann.page.wait_for_timeout(300)
    engine = open_database(database)
    table = address.rpartition("/")[2]
    seat = {chair.name: chair.seat for chair in Rooms(engine).room(table).chairs}
    people = {seat["Ann"]: ann, seat["Bo"]: bo, -1: looker}
    truth = Truth(Shelf(engine), table, list(people))
    engine.dispose()
    for number, player in people.items():
        boards, titles = searched(truth, number, player.frames)
        assert boards > ANSWERS[game] // 2
        assert titles >= (0 if game == "puzzlestrike" else 20)  # chips have no titles that are not in the bank too
        assert player.errors == []
        player.close()
