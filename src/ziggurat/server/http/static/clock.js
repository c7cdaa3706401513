// Clocks: what everybody has left, counted on here between what the server tells.
const $ = (id) => document.getElementById(id);
const { body } = document, low = new Set();  // those whose turn was warned of
const [DAY, HOUR, MINUTE] = [86400, 3600, 60];
const two = (number) => String(number).padStart(2, "0");
let now;  // what was told last, and when

const left = (seat) => Math.max(0, now.left[seat] - (seat === now.runs ? (performance.now() - now.since) / 1000 : 0));

// In short where there is little room.
function told(seconds, short) {
  const [d, h] = body.dataset.units.split(" "), whole = Math.ceil(seconds), hours = Math.floor(whole / HOUR);
  if (whole >= 2 * DAY) return `${Math.floor(hours / 24)} ${d}${short ? "" : ` ${hours % 24} ${h}`}`;
  if (whole >= HOUR) return `${hours} ${h}${short ? "" : ` ${two(Math.floor((whole % HOUR) / MINUTE))}`}`;
  return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
}

function show() {
  if (!now) return;
  for (const one of document.querySelectorAll("[data-clock]")) {
    const seat = Number(one.dataset.clock), runs = seat === now.runs;
    one.textContent = told(left(seat), one.closest(".pip"));
    one.classList.toggle("runs", runs);
    one.classList.toggle("low", runs && left(seat) <= now.warn);
  }
  warn();
}

// Once, and not every second: by words, title and whatever else somebody wants to be told by.
function warn() {
  const near = now.runs !== null && left(now.runs) <= now.warn;
  if (!near) low.clear();
  if (!near || !body.classList.contains("mine")) return;
  if (!document.title.startsWith("⏳")) document.title = `⏳ ${document.title}`;
  if (low.has(now.runs)) return;
  low.add(now.runs);
  $("live").textContent = body.dataset.low;
  dispatchEvent(new CustomEvent("warned", { detail: body.dataset.low }));
}

addEventListener("clocks", ({ detail }) => { now = detail; show(); });
addEventListener("drawn", show);
setInterval(show, 500);
