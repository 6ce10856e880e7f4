// People: settings of this browser, and at a table the chat, agreeing, leaving, blocking and reporting.
import { Idiomorph } from "./idiomorph.js";

const $ = (id) => document.getElementById(id);

// --- settings --------------------------------------------------------------------------------------------------------

function show_settings() {
  const theme = document.documentElement.dataset.theme;
  const sound = localStorage.getItem("sound") === "on" ? "on" : "off";
  for (const each of document.querySelectorAll("[data-theme-set]"))
    each.setAttribute("aria-pressed", String(each.dataset.themeSet === theme));
  for (const each of document.querySelectorAll("[data-sound-set]"))
    each.setAttribute("aria-pressed", String(each.dataset.soundSet === sound));
}

document.addEventListener("click", (event) => {
  const theme = event.target.closest("[data-theme-set]");
  const sound = event.target.closest("[data-sound-set]");
  if (theme) {
    const wish = theme.dataset.themeSet;
    document.documentElement.dataset.theme = wish;
    document.cookie = `theme=${wish};path=/;max-age=${wish ? 31536000 : 0};samesite=lax`;
  }
  if (sound) localStorage.setItem("sound", sound.dataset.soundSet);
  show_settings();
});
show_settings();

// --- a table ---------------------------------------------------------------------------------------------------------

export function company({ send, ask }) {
  const tabs = { log: $("tab-log"), talk: $("tab-talk") };
  const boxes = { log: $("logbox"), talk: $("talkbox") };
  const field = $("words");
  let about = 0;

  document.querySelector("[data-open-log]")?.addEventListener("click", () => setTimeout(seen));
  function seen() {
    if (boxes.talk.offsetHeight) for (const each of document.querySelectorAll(".unread")) each.classList.remove("unread");
  }

  function select(name) {
    for (const each of Object.keys(tabs)) {
      tabs[each].setAttribute("aria-selected", String(each === name));
      tabs[each].tabIndex = each === name ? 0 : -1;
      boxes[each].hidden = each !== name;
    }
    seen();
    const inner = name === "talk" ? $("talk") : boxes.log;
    inner.scrollTop = inner.scrollHeight;
  }

  function hear(news) {
    for (const id of ["company", "plea"]) if (news[id]) Idiomorph.morph($(id), news[id], { morphStyle: "outerHTML" });
    const list = $("talk");
    const said = news.said || [];
    const box = document.createElement("template");
    box.innerHTML = said.join("");
    const lines = [...box.content.children];
    const numbers = lines.map((line) => line.dataset.line);
    for (const line of [...list.children])
      if ((news.forget || []).includes(Number(line.dataset.line)) || (news.whole && !numbers.includes(line.dataset.line)))
        line.remove();
    const fresh = lines.filter((line) => !list.querySelector(`[data-line="${line.dataset.line}"]`));
    if (!fresh.length) return;
    list.append(...fresh);
    list.scrollTop = list.scrollHeight;
    if (!boxes.talk.offsetHeight && !news.own) {
      tabs.talk.classList.add("unread");
      document.querySelector("[data-open-log]")?.classList.add("unread");
    }
  }

  function talk() {
    $("side").classList.add("log-open");
    select("talk");
    field?.focus();
  }

  $("say")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    if (send({ do: "say", text }) !== false) field.value = "";
  });
  field?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    field.blur();
    $("side").classList.remove("log-open");
    event.stopPropagation();
  });
  $("report").addEventListener("submit", (event) => {
    event.preventDefault();
    send({ do: "report", line: about, reason: event.target.reason.value });
    event.target.reset();
    $("about").close();
  });
  $("block").addEventListener("click", () => {
    send({ do: "block", line: about });
    $("about").close();
  });

  document.addEventListener("click", (event) => {
    const target = event.target;
    const tab = target.closest("[role=tab]");
    if (tab) return select(tab === tabs.talk ? "talk" : "log");
    const word = target.closest("[data-word]");
    if (word) return send({ do: word.dataset.word, plea: word.dataset.plea });
    if (target.closest("[data-leave]"))
      return ask("Leave this game for good? It counts as lost for you, and goes on without you.", () => send({ do: "leave" }));
    const judge = target.closest("[data-judge]");
    if (judge?.dataset.judge === "time") return ask("Call time? The game ends by its rules.", () => send({ do: "time" }));
    if (judge) return send({ do: "wind", count: Number($("wind").value) });
    const dots = target.closest("[data-about]");
    if (!dots) return;
    about = Number(dots.dataset.about);
    $("about-name").textContent = dots.dataset.name;
    $("about").showModal();
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input,textarea")) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.target.matches("[role=tab]") && /^Arrow(Left|Right)$/.test(event.key)) {
      const other = event.target === tabs.talk ? "log" : "talk";
      select(other);
      tabs[other].focus();
    } else if (event.key === "c") {
      event.preventDefault();
      talk();
    } else if (event.key === "l") select("log");
    else if (event.key === "y" || event.key === "n")
      document.querySelector(`[data-word="${event.key === "y" ? "agree" : "refuse"}"]`)?.click();
  });
  return { hear };
}
