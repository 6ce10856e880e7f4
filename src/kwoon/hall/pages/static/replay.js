// Looking through a game that is over: keys, slider, autoplay. The server draws every move, as it drew the table.
import { Idiomorph } from "./idiomorph.js";
import { note, zooming } from "./shown.js";

const $ = (id) => document.getElementById(id);
const main = document.querySelector(".through");
const board = $("board");
const last = Number(main.dataset.last);
const slider = $("slider");
const auto = document.querySelector("[data-auto]");
const zoom = zooming(main.dataset.game);
const PACE = 1100; // milliseconds from move to move
const PLOT = 300; // so wide the plot of the chances is
const PATIENCE = 1500; // milliseconds between two looks at how far a review has come
let shown = Number(main.dataset.move);
let wanted = shown;
let busy = false;
let playing = 0;
const drawn = document.querySelector(".chances") ? "&reviewed" : ""; // what was kept of before has no answers in it
const sent = {};

const path = (move) => `/game/${main.dataset.room}/${move}?seat=${main.dataset.seat}`;

function go(move) {
  wanted = Math.max(0, Math.min(last, move));
  slider.value = wanted;
  fetch_wanted();
}

// One request at a time: whoever keeps a key down gets where the key was let go.
async function fetch_wanted() {
  if (busy) return;
  busy = true;
  try {
    while (wanted !== shown) {
      const move = wanted;
      const answer = await fetch(`/game/${main.dataset.room}/at/${move}?seat=${main.dataset.seat}&since=${shown}${drawn}`);
      if (!answer.ok) throw new Error(`the hall answered ${answer.status}`);
      show(move, await answer.json());
    }
  } catch (error) {
    wanted = shown;
    stop();
    note(`This move could not be fetched: ${error.message}.`);
  }
  busy = false;
}

function show(move, news) {
  for (const [id, html] of Object.entries(news.parts)) {
    if (sent[id] === html) continue;
    sent[id] = html;
    const there = $(id);
    if (there) Idiomorph.morph(there, html, { morphStyle: "outerHTML" });
    else board.insertAdjacentHTML("beforeend", html);
  }
  for (const each of [...board.children])
    if (!(each.id in news.parts)) {
      each.remove();
      delete sent[each.id];
    }
  const log = $("log");
  while (log.lastElementChild && Number(log.lastElementChild.dataset.move) > move) log.lastElementChild.remove();
  for (const line of log.querySelectorAll(".new")) line.classList.remove("new");
  log.insertAdjacentHTML("beforeend", news.log.join(""));
  for (let line = log.lastElementChild; line && Number(line.dataset.move) === move; line = line.previousElementSibling)
    line.classList.add("new");
  shown = move;
  settle();
  history.replaceState(null, "", path(move));
}

// What on the page points to the move that is shown.
function settle() {
  if (wanted === shown) slider.value = shown;
  $("logbox").scrollTop = $("logbox").scrollHeight;
  document.querySelector("[data-to][aria-current]")?.removeAttribute("aria-current");
  const now = document.querySelector(`#moves [data-to="${shown}"]`);
  if (now) {
    now.setAttribute("aria-current", "step");
    now.scrollIntoView({ block: "nearest" });
  }
  for (const each of document.querySelectorAll("[data-step]")) each.href = path(target(each.dataset.step));
  for (const each of document.querySelectorAll("[data-eyes]"))
    each.href = `/game/${main.dataset.room}/${shown}?seat=${each.dataset.eyes}`;
  const form = document.querySelector(".branch");
  form.elements.move.value = shown;
  form.querySelector("button").disabled = shown === last && main.dataset.over === "yes";
  board.setAttribute("aria-label", `The table after move ${shown}`);
  document.querySelector(".chances .now")?.setAttribute("transform", `translate(${(PLOT * shown) / Math.max(1, last)} 0)`);
}

function target(step) {
  return { first: 0, back: Math.max(0, wanted - 1), on: Math.min(last, wanted + 1), last }[step];
}

function toggle() {
  if (playing) return stop();
  if (wanted >= last) go(0);
  auto.setAttribute("aria-pressed", "true");
  playing = setInterval(() => {
    if (busy) return;
    if (wanted >= last) stop();
    else go(wanted + 1);
  }, PACE);
}

function stop() {
  clearInterval(playing);
  playing = 0;
  auto.setAttribute("aria-pressed", "false");
}

// --- what a person does ----------------------------------------------------------------------------------------------

slider.addEventListener("input", () => {
  stop();
  go(Number(slider.value));
});
auto.addEventListener("click", toggle);
document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = event.target.closest("[data-step]");
  const to = event.target.closest("[data-to]");
  if (step || to) {
    event.preventDefault();
    stop();
    go(step ? target(step.dataset.step) : Number(to.dataset.to));
    return;
  }
  const card = event.target.closest("[data-card]");
  $("side").classList.toggle("zoom-open", Boolean(card) && matchMedia("(pointer: coarse)").matches);
  if (card) zoom(card.dataset.card);
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input,select,textarea")) return;
  const moves = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, ArrowUp: wanted - 10, ArrowDown: wanted + 10, Home: 0, End: last };
  if (event.key in moves) {
    event.preventDefault();
    stop();
    go(moves[event.key]);
  } else if (event.key === " " && !event.target.matches("button,a,summary")) {
    event.preventDefault();
    toggle();
  } else if (event.key === "Escape") $("side").classList.remove("zoom-open");
});

// --- a review --------------------------------------------------------------------------------------------------------

async function look_again() {
  try {
    const state = await (await fetch(`/game/${main.dataset.room}/review`)).json();
    if (state.over || state.broken) return location.replace(`${path(shown)}&tab=review`);
    document.querySelector("[data-done]").textContent = state.done;
    document.querySelector("[data-reviewing]").value = state.done;
  } catch {
    // the hall is away for a moment: it is asked again
  }
  setTimeout(look_again, PATIENCE);
}
if (document.querySelector("[data-reviewing]")) setTimeout(look_again, PATIENCE);

// A click into the plot goes to that move.
document.querySelector("[data-plot]")?.addEventListener("click", (event) => {
  if (event.target.closest("[data-to]")) return;
  const box = event.currentTarget.getBoundingClientRect();
  stop();
  go(Math.round(((((event.clientX - box.left) / box.width) * 340 - 34) / PLOT) * last));
});

auto.hidden = slider.hidden = false;
settle();
