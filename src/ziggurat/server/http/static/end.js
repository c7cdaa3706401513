// The end: the count appears source by source, the curve leads to any move, a link to the one looked at. It knows no game.
const $ = (id) => document.getElementById(id);
const all = (selector) => [...count.querySelectorAll(selector)];
const mood = document.body.classList, count = $("r-count");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const EVERY = 900, RUNS = 600;  // milliseconds: a row, and the numbers on the podium with it

let rows = [];  // of the count, still to come
let next;       // the timer

// The numbers on the podium run up to what the rows that are there make together.
function run(start = performance.now(), from = all(".podium .points").map((one) => Number(one.textContent))) {
  const share = Math.min(1, (performance.now() - start) / RUNS);
  all(".podium .points").forEach((one, n) => {
    const { seat, points } = one.dataset, cells = all(`.sources tr.in:not(.total) td:nth-of-type(${Number(seat) + 1})`);
    const to = rows.length ? cells.reduce((sum, cell) => sum + parseInt(cell.textContent, 10), 0) : Number(points);
    one.textContent = rows.length ? Math.round(from[n] + share * (to - from[n])) : to;
  });
  if (share < 1 && rows.length) requestAnimationFrame(() => run(start, from));
}

function tell() {
  const row = rows.shift();
  if (!rows.length) return finish();
  row.classList.add("in");
  run();
  next = setTimeout(tell, EVERY);
}

function finish() {
  clearTimeout(next);
  rows = [];
  mood.remove("counting", "suspense");
  run();
}

function begin() {
  rows = all(".sources tbody tr");
  mood.add("counting");
  for (const one of all(".podium .points")) one.textContent = 0;
  tell();
}

function look(at) {
  const way = Object.assign(document.createElement("button"), { hidden: true });
  Object.assign(way.dataset, { do: "at", at });
  document.body.append(way);
  way.click();
  way.remove();
}

// Who put the end aside by a key goes on where it is brought back, or where it is said what is shown.
function away() {
  const ways = [...document.querySelectorAll("[data-do=count]"), $("r-status")];
  ways.find((one) => one.checkVisibility()).focus({ preventScroll: true });
}

// The link stands in the menu, where it can also be copied by hand.
function share() {
  if (!mood.contains("sheet")) document.querySelector("[data-do=menu]").click();
  $("drawer-watch").open = true;
  field.nextElementSibling.click();
}

const field = $("share"), link = field.value;
function lead([turn, , step] = []) {
  field.value = turn === undefined || count.hidden ? link : `${link}?turn=${turn}${step > 1 ? `&step=${step}` : ""}`;
}

// Whoever looks back sees the table, also when the count is still being told.
function back(moment) {
  lead(moment);
  if (mood.contains("suspense")) finish();
  mood.add("counted");
}
addEventListener("drawn", ({ detail }) => { if (detail.at === undefined) lead(); else back(detail.moment); });
if (mood.contains("looking-back")) back($("past").dataset.moment?.split(","));  // since before this came

addEventListener("click", ({ target, clientX }) => {
  const frame = target.closest(".frame"), plot = frame?.querySelector(".plot").getBoundingClientRect();
  if (mood.contains("counting")) return finish();
  if (frame) look(Math.round(Math.max(0, Math.min(1, (clientX - plot.x) / plot.width)) * frame.dataset.moves));
  if (!document.activeElement.checkVisibility()) away();
  if (target.closest("[data-do=share]")) share();
});
addEventListener("keydown", () => { if (mood.contains("counting")) finish(); });

// Whoever saw the game end sees it counted, once it is in sight.
const sight = new IntersectionObserver(([seen]) => {
  if (!seen.isIntersecting) return;
  sight.disconnect();
  if (mood.contains("suspense")) begin();
});
sight.observe(count);
if (document.body.dataset.end && !still.matches && document.body.dataset.speed !== "none") mood.add("suspense");  // points stay hidden until they are counted
