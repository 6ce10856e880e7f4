// What a table and the page of a finished game both show: a card large at the side, and a short word that fades.
const $ = (id) => document.getElementById(id);
const LINGER = 2500; // milliseconds

// Cards under the pointer or in focus are shown at the side; what comes back shows one by its title.
export function zooming(game) {
  const faces = new Map();
  let zoomed = "";
  async function zoom(title) {
    if (!title || title === zoomed) return;
    zoomed = title;
    if (!faces.has(title)) {
      const path = title.split("/").map(encodeURIComponent).join("/");
      const answer = await fetch(`/card/${game}/${path}`);
      faces.set(title, answer.ok ? await answer.text() : "");
    }
    if (title === zoomed) $("zoom").innerHTML = faces.get(title);
  }
  // What nobody looks at any more is not shown for long; whoever reads it, or scrolls in it, keeps it.
  function leave() {
    const place = $("zoom");
    if (place.matches(":hover, :focus-within") || document.querySelector("[data-card]:hover, [data-card]:focus-visible")) return;
    zoomed = "";
    place.replaceChildren();
  }
  let leaving = 0;
  for (const kind of ["mouseover", "focusin"])
    document.addEventListener(kind, (event) => {
      clearTimeout(leaving);
      const card = event.target.closest?.("[data-card]");
      if (card) zoom(card.dataset.card);
      else if (zoomed && !event.target.closest?.("#zoom")) leaving = setTimeout(leave, LINGER);
    });
  return zoom;
}

let fading = 0;
export function note(text, time = 5000) {
  const place = $("note");
  place.textContent = text;
  place.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => (place.hidden = true), time);
}
