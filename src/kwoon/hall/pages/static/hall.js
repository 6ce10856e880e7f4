// The hall's own script. It knows no game: the server draws every table, and says on each thing which answers it stands
// for. Here live keys, drag, zoom, motion, sound and the connection.
import { Idiomorph } from "./idiomorph.js";
import { company } from "./people.js";
import { note, zooming } from "./shown.js";

const $ = (id) => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const GUARD = 250; // after a new question, what would end something is ignored for so many milliseconds

// --- every page ------------------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-theme-switch]")) {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : !matchMedia("(prefers-color-scheme: light)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    document.cookie = `theme=${root.dataset.theme};path=/;max-age=31536000;samesite=lax`;
  }
});

const waiting = document.querySelector("[data-waiting]");
if (waiting) {
  let going = false; // to sit down or to leave: a reload now would throw away the answer, and the cookie in it
  document.addEventListener("submit", () => (going = true));
  const listen = () => {
    const socket = new WebSocket(address(waiting.dataset.waiting));
    socket.onmessage = () => going || location.reload();
    socket.onclose = () => setTimeout(listen, 2000);
  };
  listen();
}

function address(path) {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}

// --- a table ---------------------------------------------------------------------------------------------------------

const desk = document.querySelector(".desk");
if (desk) table(desk);

function table(desk) {
  let socket = null;
  let tries = 0;
  const waiting = [];
  const UNSENT = "No connection: that was not sent.";
  let ticket = desk.dataset.ticket;
  let asked_at = performance.now();
  let marked = 0; // the log's lines before this one were there at the last answer
  let first = true;
  const board = $("board");
  const people = company({ send, ask });

  // --- the connection ------------------------------------------------------------------------------------------------

  function connect() {
    socket = new WebSocket(address(desk.dataset.socket));
    socket.onopen = () => {
      tries = 0;
      $("connection").hidden = true;
      for (const each of waiting.splice(0)) send(each);
    };
    socket.onmessage = (event) => receive(JSON.parse(event.data));
    socket.onclose = () => {
      $("connection").hidden = false;
      if (waiting.splice(0).length) note(UNSENT);
      tries += 1;
      setTimeout(connect, Math.min(8000, 250 * 2 ** tries) * (0.7 + 0.6 * Math.random()));
    };
  }

  // The page can be used before its first connection stands: what is said then waits for it. What is said while a
  // connection is lost is not kept, for the table may go on meanwhile.
  function send(message) {
    const open = socket !== null && socket.readyState === WebSocket.OPEN;
    const early = socket !== null && socket.readyState === WebSocket.CONNECTING && tries === 0;
    if (open) socket.send(JSON.stringify(message));
    else if (early) waiting.push(message);
    else note(UNSENT);
    return open || early;
  }

  function receive(message) {
    if (message.note) note(message.note);
    if (message.parts || message.log || message.ticket !== undefined) show(message);
    if (message.hint) advise(message.hint);
    if (message.clocks) clocks(message.clocks);
    if (message.aside) people.hear(message.aside);
  }

  // What is shown and the ticket that its answers carry change together, and in the order in which they came.
  let pending = null;
  function flush() {
    const changes = pending;
    pending = null;
    if (changes) changes();
  }

  function show(message) {
    flush();
    const was_asked = $("question").classList.contains("asked");
    pending = () => {
      if (message.ticket !== undefined) {
        desk.dataset.ticket = ticket = message.ticket;
        advise({ words: "", ticket });
      }
      for (const [id, news] of Object.entries(message.parts || {})) morph(id, whole(id, news));
      if (message.order) for (const each of [...board.children]) if (!message.order.includes(each.id)) each.remove();
      if (message.log) tell(message.log);
      if (message.asked) asked_at = performance.now();
      glow();
      measure();
    };
    if (first || calm.matches || !document.startViewTransition || document.hidden || !travels(message)) flush();
    else {
      name_cards();
      const moving = document.startViewTransition(() => {
        flush();
        name_cards();
      });
      for (const each of [moving.ready, moving.finished]) each.catch(() => {}); // one that is overtaken is no matter
      moving.finished.then(unname_cards, unname_cards);
    }
    if (message.asked && !was_asked && !first) sound();
    document.title = document.title.replace(/^● /, "");
    if (message.asked) document.title = `● ${document.title}`;
    first = false;
  }

  // What a bot would do: in words, and marked among the answers. A hint for another question comes too late.
  function advise(hint) {
    if (hint.ticket !== ticket) return;
    $("hint").hidden = !hint.words;
    $("hint").textContent = hint.words;
    for (const each of buttons()) each.classList.toggle("hinted", Number(each.dataset.choice) === hint.choice);
    measure();
  }

  // A part comes as a whole, or as those of its lines that have changed.
  const lines = new Map();
  function whole(id, news) {
    if (typeof news === "string") lines.set(id, news.split("\n"));
    else for (const [number, line] of Object.entries(news)) lines.get(id)[number] = line;
    return lines.get(id).join("\n");
  }

  function travels(message) {
    return Object.keys(message.parts || {}).some((id) => id !== "question" && id !== "status");
  }

  function morph(id, html) {
    const there = $(id);
    if (!there) {
      board.insertAdjacentHTML("beforeend", html);
      return;
    }
    const open = id === "question" && there.querySelector("dialog[open]");
    const focus = there.contains(document.activeElement) ? document.activeElement.dataset.choice : undefined;
    Idiomorph.morph(there, html, { morphStyle: "outerHTML" });
    if (open && id === "question") {
      const again = $(open.id);
      if (again && !again.open) again.showModal();
    }
    if (focus !== undefined && !$(id).contains(document.activeElement)) {
      const next = $(id).querySelector("[data-choice]") || $(id).querySelector(".prompt");
      if (next) next.focus({ preventScroll: true });
    }
  }

  function name_cards() {
    let number = 0;
    for (const each of board.querySelectorAll("[data-key]"))
      if (number++ < 80) each.style.viewTransitionName = `k${CSS.escape(each.dataset.key)}`;
  }

  function unname_cards() {
    for (const each of board.querySelectorAll("[data-key]")) each.style.viewTransitionName = "";
  }

  function tell(news) {
    const log = $("log");
    while (log.children.length > news.keep) log.lastElementChild.remove();
    log.insertAdjacentHTML("beforeend", news.add.join(""));
    marked = Math.min(marked, news.keep);
    [...log.children].forEach((line, number) => line.classList.toggle("new", !first && number >= marked));
    const box = $("logbox");
    box.scrollTop = box.scrollHeight;
  }

  function clocks(news) {
    const now = performance.now();
    for (const each of $("clocks").children) {
      const seat = Number(each.dataset.seat);
      each.dataset.left = news.left[seat];
      each.dataset.at = now;
      each.classList.toggle("runs", seat === news.running);
    }
    tick();
  }

  function tick() {
    for (const each of $("clocks").children) {
      if (each.dataset.left === undefined) continue;
      const ran = each.classList.contains("runs") ? (performance.now() - each.dataset.at) / 1000 : 0;
      const left = Math.max(0, Math.ceil(each.dataset.left - ran));
      const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      const place = each.querySelector("b");
      if (place.textContent !== text) place.textContent = text;
      each.classList.toggle("short", left < 20);
    }
  }
  setInterval(tick, 250);

  // --- answers -------------------------------------------------------------------------------------------------------

  const buttons = () => [...document.querySelectorAll("#question [data-choice]")];
  const button_of = (choice) => document.querySelector(`#question [data-choice="${choice}"]`);
  const numbers = (text) => (text ? text.split(" ").map(Number) : []);

  function answer(choice) {
    const button = button_of(choice);
    if (!button) return;
    if (performance.now() - asked_at < GUARD && (button.classList.contains("ends") || button.dataset.warning)) return;
    if (button.dataset.warning) return ask(button.dataset.warning, () => give(choice));
    give(choice);
  }

  function give(choice) {
    marked = $("log").children.length;
    send({ do: "answer", choice, ticket });
    close_menu();
  }

  function ask(text, then) {
    const dialog = $("ask");
    dialog.querySelector("p").textContent = text;
    dialog.onclose = () => dialog.returnValue === "yes" && then();
    dialog.returnValue = "no";
    dialog.showModal();
  }

  // A thing was chosen: the only answer that is about it is given; among several, a small menu asks which.
  function choose(thing) {
    const uses = numbers(thing.dataset.uses);
    const found = uses.length ? uses : numbers(thing.dataset.aims);
    if (found.length === 1) answer(found[0]);
    else if (found.length) menu(thing, found);
  }

  function menu(thing, choices) {
    const place = $("menu");
    place.replaceChildren(
      ...choices.map((choice) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = button_of(choice)?.querySelector("span").textContent ?? String(choice);
        button.onclick = () => {
          place.close();
          answer(choice);
        };
        return button;
      }),
    );
    const box = thing.getBoundingClientRect();
    place.showModal();
    const room = place.getBoundingClientRect();
    place.style.left = `${Math.max(8, Math.min(innerWidth - room.width - 8, box.left))}px`;
    place.style.top = `${Math.max(8, Math.min(innerHeight - room.height - 8, box.bottom + 4))}px`;
  }

  function close_menu() {
    if ($("menu").open) $("menu").close();
  }

  // What can be used glows; things that can be chosen are reached by Tab.
  function glow() {
    for (const each of board.querySelectorAll("[data-uses],[data-aims]")) {
      each.classList.toggle("can-use", "uses" in each.dataset);
      each.classList.toggle("can-aim", !("uses" in each.dataset));
      each.draggable = "uses" in each.dataset;
      if (!each.hasAttribute("tabindex")) each.tabIndex = 0;
    }
    for (const each of board.querySelectorAll(".can-use:not([data-uses]),.can-aim:not([data-aims])")) {
      each.classList.remove("can-use", "can-aim");
      each.draggable = false;
    }
  }

  // A list of answers that goes on below says so, and how far.
  function measure() {
    const list = document.querySelector("#question .answers");
    if (!list) return;
    const end = list.getBoundingClientRect().bottom;
    const below = [...list.children].filter((each) => each.getBoundingClientRect().bottom > end + 8).length;
    const box = list.parentElement;
    if (below) box.dataset.below = `↓ ${below} more`;
    else delete box.dataset.below;
    box.toggleAttribute("data-above", list.scrollTop > 4);
  }
  document.addEventListener("scroll", (event) => event.target.matches?.(".answers") && measure(), { capture: true, passive: true });
  new ResizeObserver(measure).observe($("side"));

  document.addEventListener("click", (event) => {
    const target = event.target;
    const choice = target.closest("[data-choice]");
    if (choice) return answer(Number(choice.dataset.choice));
    const doing = target.closest("[data-do]");
    if (doing) {
      if (doing.closest("dialog")) doing.closest("dialog").close();
      return send({ do: doing.dataset.do, ticket });
    }
    const wish = target.closest("[data-wish]");
    if (wish) {
      wish.closest("dialog").close();
      return send({ do: "wish", key: wish.dataset.wish });
    }
    const opens = target.closest("[data-open]");
    if (opens) return $(opens.dataset.open).showModal();
    if (target.closest("[data-why-all]")) return why("");
    if (target.closest("[data-open-log]")) return $("side").classList.toggle("log-open");
    if (target.tagName === "DIALOG") return target.close();
    if (held) return void (held = false);
    const thing = target.closest("[data-uses],[data-aims]");
    if (thing && !target.closest("a,summary")) return choose(thing);
    const shown = target.closest("[data-thing]");
    if (shown && board.contains(shown)) why(shown.dataset.thing);
  });

  // --- drag ----------------------------------------------------------------------------------------------------------

  let dragged = null;
  board.addEventListener("dragstart", (event) => {
    dragged = event.target.closest("[data-uses]");
    if (!dragged) return;
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", "");
    const uses = numbers(dragged.dataset.uses);
    for (const each of board.querySelectorAll("[data-aims]"))
      each.classList.toggle("target", meets(uses, each).length > 0);
    board.classList.add("dragging");
  });
  board.addEventListener("dragover", (event) => {
    const place = event.target.closest(".target, .drop");
    if (dragged && place) event.preventDefault();
  });
  board.addEventListener("drop", (event) => {
    event.preventDefault();
    if (!dragged) return;
    const uses = numbers(dragged.dataset.uses);
    const place = event.target.closest(".target");
    const found = place ? meets(uses, place) : event.target.closest(".drop") ? uses : [];
    if (found.length === 1) answer(found[0]);
    else if (found.length) menu(place || dragged, found);
  });
  board.addEventListener("dragend", () => {
    dragged = null;
    board.classList.remove("dragging");
    for (const each of board.querySelectorAll(".target")) each.classList.remove("target");
  });
  function meets(uses, place) {
    const aims = numbers(place.dataset.aims);
    return uses.filter((choice) => aims.includes(choice));
  }

  // --- zoom ----------------------------------------------------------------------------------------------------------

  const zoom = zooming(desk.dataset.game);
  let holding = 0;
  let held = false;
  board.addEventListener("touchstart", (event) => {
    held = false;
    const card = event.target.closest("[data-card]");
    if (!card) return;
    holding = setTimeout(async () => {
      held = true;
      await zoom(card.dataset.card);
      $("side").classList.add("zoom-open");
      if (navigator.vibrate) navigator.vibrate(10);
    }, 420);
  }, { passive: true });
  for (const kind of ["touchend", "touchmove", "touchcancel"])
    board.addEventListener(kind, () => clearTimeout(holding), { passive: true });
  document.addEventListener("touchstart", () => $("side").classList.remove("zoom-open"), { passive: true });
  board.addEventListener("contextmenu", (event) => event.target.closest("[data-card]") && matchMedia("(pointer: coarse)").matches && event.preventDefault());

  async function why(thing) {
    const answer = await fetch(`/table/${desk.dataset.table}/why?thing=${encodeURIComponent(thing)}`);
    const place = $("why");
    place.innerHTML = await answer.text();
    if (!place.open) place.showModal();
  }

  // --- keys ----------------------------------------------------------------------------------------------------------

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input,textarea")) return;
    const dialog = document.querySelector("dialog[open]");
    const key = event.key;
    if (dialog) {
      const number = Number(key);
      const offers = [...dialog.querySelectorAll("button:not(.close)")];
      if (number >= 1 && number <= offers.length) offers[number - 1].click();
      return;
    }
    const focus = document.activeElement;
    if (key >= "1" && key <= "9") {
      const found = buttons()[Number(key) - 1];
      if (found) answer(Number(found.dataset.choice));
    } else if ((key === "Enter" || key === " ") && focus.matches("[data-uses],[data-aims],[data-thing]") && !focus.matches("button")) {
      event.preventDefault();
      if (focus.matches("[data-uses],[data-aims]")) choose(focus);
      else why(focus.dataset.thing);
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      const all = buttons();
      if (!all.length) return;
      event.preventDefault();
      const at = all.indexOf(focus);
      const next = key === "ArrowDown" ? at + 1 : at < 0 ? all.length - 1 : at - 1;
      all[(next + all.length) % all.length].focus();
    } else if (key === "?") {
      const thing = focus.closest?.("[data-thing]") || board.querySelector("[data-thing]:hover");
      why(thing ? thing.dataset.thing : "");
    } else if (key === "i" && document.querySelector("[data-do=hint]:enabled")) send({ do: "hint", ticket });
    else if (key === "u") send({ do: "undo", ticket });
    else if (key === "p" && $("passing")) $("passing").showModal();
    else if (key === "h") $("help").showModal();
    else if (key === "l") $("side").classList.toggle("log-open");
    else if (key === "Escape") {
      $("side").classList.remove("log-open", "zoom-open");
      if ($("passing")) send({ do: "stop" });
    }
  });

  // --- sound ---------------------------------------------------------------------------------------------------------

  let ears = null;
  function sound() {
    if (localStorage.getItem("sound") !== "on" || !document.hidden) return;
    ears ??= new AudioContext();
    const tone = ears.createOscillator();
    const volume = ears.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.08, ears.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, ears.currentTime + 0.25);
    tone.connect(volume).connect(ears.destination);
    tone.start();
    tone.stop(ears.currentTime + 0.25);
  }

  $("logbox").scrollTop = $("logbox").scrollHeight;
  glow();
  measure();
  connect();
  if (matchMedia("(pointer: coarse)").matches && !localStorage.getItem("hinted")) {
    localStorage.setItem("hinted", "yes");
    note("Tap what glows to use it. Press a card long to read it.", 9000);
  }
}
