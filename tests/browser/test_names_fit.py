"""Names stand on their cards: none is cut off, and no word is broken in two, in whatever place the card lies."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from kwoon.games.kungfu.cards import printed_deck
from kwoon.games.shadowfist.cards.library import by_title
from kwoon.hall.pages.context import environment
from tests.browser.player import LAPTOP, PHONE, Player

PLACES = {".kf-hand": "", ".kf-ring": " medium", ".kf-pile": " pile"}
MISFITS = """([place, cards]) => {
    const row = document.createElement('div');
    row.style.cssText = 'display: flex';
    document.querySelector(place).append(row);
    const found = [];
    for (const html of cards) {
        row.innerHTML = html;
        const name = row.querySelector('.kf-name'), text = name.firstChild;
        if (name.scrollHeight > name.clientHeight + 2) found.push(`${text.data} is cut off`);
        let at = 0;
        for (const word of text.data.split(' ')) {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + word.length);
            if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1)
                found.push(`${word} is broken`);
            at += word.length + 1;
        }
    }
    row.remove();
    return found;
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_names_of_kung_fu_fighting(browser: Browser, hall: str, size: dict[str, int]) -> None:
    player = Player(browser, hall, size)
    player.play_now("kungfu")
    player.asked()
    draw = environment().get_template("boards/kungfu.html").module.card  # type: ignore[attr-defined]
    for place, kind_of_size in PLACES.items():
        cards = [str(draw(kind, 1, "", "", "", kind_of_size, "")) for kind in printed_deck().kinds]
        assert player.page.evaluate(MISFITS, [place, cards]) == [], place
    player.close()


CUT_OFF = """names => {
    const card = document.querySelector('.sf.in-hand').cloneNode(true);
    document.querySelector('#hand').append(card);
    const name = card.querySelector(':scope > span');
    const found = names.filter(each => (name.textContent = each) && name.scrollHeight > name.clientHeight + 2);
    card.remove();
    return found;
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_titles_of_shadowfist_in_hand(browser: Browser, hall: str, size: dict[str, int]) -> None:
    player = Player(browser, hall, size)
    player.play_now("shadowfist")
    player.asked()
    assert player.page.evaluate(CUT_OFF, list(by_title())) == []
    player.close()


COVERED = """titles => {
    const found = [];
    for (const role of ['attacks', 'aimed-at', 'stops', 'stopped', 'picked']) for (const title of titles) {
        const card = document.createElement('div');
        card.className = `sf ch ${role}`;
        card.style.cssText = 'width: 84px; height: 76px';
        card.innerHTML = `<span>${title}</span>`;
        document.querySelector('#board').append(card);
        const edge = card.getBoundingClientRect(), range = document.createRange();
        range.selectNodeContents(card.firstChild);
        const under = box => box.right > edge.right - 17 && box.top < edge.top + 13;
        if ([...range.getClientRects()].some(under)) found.push(`${title} (${role})`);
        card.remove();
    }
    return found;
}"""


def test_the_sign_of_an_attack_covers_no_title(browser: Browser, hall: str) -> None:
    player = Player(browser, hall)
    player.play_now("shadowfist")
    player.asked()
    titles = ["Xin Ji Yang", "Sewer Scum", "Student of the Dragon", "Buddhist Monk", "Walking Corpses"]
    assert player.page.evaluate(COVERED, titles) == []
    player.close()


CROWDED = """() => [...document.querySelectorAll('.sf-player:not(.mine) > .sf-head')].map(head => {
    const pool = document.createElement('b');
    pool.style.cssText = 'flex: none; width: 300px';
    head.append(pool);
    const name = head.querySelector('h2 span');
    return name.scrollWidth <= name.clientWidth + 1;
})"""


def test_a_player_with_many_resources_keeps_the_name(browser: Browser, hall: str) -> None:
    player = Player(browser, hall)
    player.page.goto(f"{hall}/new/shadowfist")
    for seat in (1, 2, 3):
        player.page.select_option(f"select[name=seat-{seat}]", "random")
    player.page.click("main button.big")
    player.asked()
    assert player.page.evaluate(CROWDED) == [True, True, True]
    player.close()
