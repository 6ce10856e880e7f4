// What a table of Shadowfist needs besides the hall's own script: the lines of an attack, numbers that flash when they
// change, and lists that stay open while the table is drawn again.
const board = document.getElementById("board");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const SVG = "http://www.w3.org/2000/svg";
const opened = new Set();
const numbers = new Map();
const sheet = document.createElementNS(SVG, "svg");
let due = 0;

if (board) {
  sheet.classList.add("sf-lines");
  sheet.setAttribute("aria-hidden", "true");
  sheet.innerHTML =
    '<defs><marker id="sf-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z"/></marker></defs><g></g>';
  document.body.append(sheet);
  new MutationObserver(changed).observe(board, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["open", "data-way"] });
  new ResizeObserver(later).observe(board);
  document.addEventListener("scroll", later, { capture: true, passive: true });
  document.addEventListener("click", clicked);
  note_numbers(false);
  later();
}

function changed() {
  for (const each of board.querySelectorAll("[data-keep]")) if (opened.has(each.dataset.keep) && !each.open) each.open = true;
  note_numbers(true);
  later();
}

function later() {
  if (!due) due = requestAnimationFrame(draw);
}

function clicked(event) {
  const summary = event.target.closest("[data-keep] > summary");
  for (const each of board.querySelectorAll(".sf-heap[open]"))
    if (!each.contains(event.target)) {
      opened.delete(each.dataset.keep);
      each.open = false;
    }
  if (!summary) return;
  const key = summary.parentElement.dataset.keep;
  if (summary.parentElement.open) opened.delete(key);
  else opened.add(key);
}

// A number that changed flashes once; which card it belongs to is told by the card's key.
function note_numbers(flash) {
  const seen = new Set();
  for (const each of board.querySelectorAll("[data-key] > b, [data-flash]")) {
    const key = each.dataset.flash ?? each.parentElement.dataset.key;
    const before = numbers.get(key);
    seen.add(key);
    if (before === each.textContent) continue;
    numbers.set(key, each.textContent);
    if (flash && before !== undefined && !calm.matches)
      each.animate([{ scale: 1.35, color: "#fff", backgroundColor: "#d0342c", borderRadius: "6px" }, { scale: 1 }], { duration: 700, easing: "ease-out" });
  }
  for (const key of numbers.keys()) if (!seen.has(key)) numbers.delete(key);
}

// From the attacking player to the attacker, past everyone in its way, to the target.
function draw() {
  due = 0;
  const paths = [];
  for (const row of board.querySelectorAll("[data-way]")) {
    const way = row.dataset.way.split("|");
    const stops = way.map(place_of_key);
    const from = stops[0];
    if (!from) continue;
    const home = document.querySelector(`#seat-${row.dataset.by} .sf-head h2`);
    const away = from.section && from.section.id !== `seat-${row.dataset.by}`;
    if (home && away) paths.push(path("come", box(home), from, row.dataset.by));
    let last = from;
    stops.slice(1).forEach((stop, number) => {
      if (!stop) return;
      const reached = number === 0;
      const meets = number < way.length - 2;
      if (stop.middle_x !== last.middle_x || stop.middle_y !== last.middle_y)
        paths.push(path(`${meets ? "meet" : "aim"}${reached ? "" : " far"}`, last, stop, row.dataset.by));
      last = stop;
    });
  }
  sheet.querySelector("g").replaceChildren(...paths);
  const place = board.getBoundingClientRect();
  const hand = document.getElementById("hand")?.getBoundingClientRect();
  const end = Math.min(place.bottom, hand ? hand.top : place.bottom); // nothing is drawn over the hand and the question
  sheet.style.clipPath = `inset(${place.top}px ${innerWidth - place.right}px ${innerHeight - end}px ${place.left}px)`;
}

function place_of_key(key) {
  if (!key) return null;
  const card = board.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (!card) return null;
  const section = card.closest("section");
  return box(card.offsetParent === null || !card.getClientRects().length ? section.querySelector(".sf-head") : card, section);
}

function box(element, section = null) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height, middle_x: left + width / 2, middle_y: top + height / 2, section };
}

// Where the straight line from a card's middle to a point leaves the card.
function edge(place, to_x, to_y, gap) {
  const dx = to_x - place.middle_x;
  const dy = to_y - place.middle_y;
  const part = Math.min((place.width / 2 + gap) / (Math.abs(dx) || 1e-6), (place.height / 2 + gap) / (Math.abs(dy) || 1e-6), 1);
  return [place.middle_x + dx * part, place.middle_y + dy * part];
}

function path(look, from, to, seat) {
  const bend_x = (from.middle_x + to.middle_x) / 2 + (to.middle_y - from.middle_y) * 0.12;
  const bend_y = (from.middle_y + to.middle_y) / 2 - (to.middle_x - from.middle_x) * 0.12;
  const start = edge(from, bend_x, bend_y, -6);
  const end = edge(to, bend_x, bend_y, -4);
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", `M${start}Q${bend_x} ${bend_y} ${end}`);
  line.setAttribute("class", `${look} seat-${seat}`);
  if (look !== "come") line.setAttribute("marker-end", "url(#sf-tip)");
  return line;
}
