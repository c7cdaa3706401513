// The zoomed stage of a phone: a board with words too small to read shows the part with the most choices. It knows no game.
const phone = matchMedia("(max-width: 599px) and (orientation: portrait)");
const boards = document.getElementById("boards"), mood = document.body.classList;
const READABLE = 9.3;  // pixels
const MOST = 3;        // times as large as the whole board
const SLIP = 8;        // pixels a finger may move while it taps
const TWICE = 300;     // milliseconds between the taps of a double tap

let region, svg;  // what is on the stage
let whole;        // its drawing: x, y, width, height
let view;         // the part that is shown; nothing for all of it
let slipped, tapped = 0;
const fingers = new Map();

const numbers = (text) => text.split(" ").map(Number);
const scale = ([, , width, height]) => Math.min(boards.clientWidth / width, boards.clientHeight / height);

// The part around a point at which a unit of the drawing has so many pixels, kept within the drawing.
function around([x, y], pixels) {
  const least = scale(whole), most = Math.min(Math.max(pixels, least), MOST * least);
  const size = [boards.clientWidth / most, boards.clientHeight / most];
  const [left, top] = [x, y].map((middle, n) => {
    const room = whole[2 + n] - size[n];
    return whole[n] + (room < 0 ? room / 2 : Math.min(Math.max(middle - whole[n] - size[n] / 2, 0), room));
  });
  return [left, top, ...size];
}

function show(part) {
  view = part;
  const [, , width, height] = part ?? whole;
  svg.setAttribute("viewBox", (part ?? whole).join(" "));
  region.style.setProperty("--ratio", width / height);
  region.classList.toggle("zoomed", Boolean(part));
}

// How many pixels a unit must have for all words to be readable; nothing where they are.
function needed() {
  const sizes = [...svg.querySelectorAll("text")].filter((one) => /[\p{L}\d]/u.test(one.textContent) && one.checkVisibility())
    .map((one) => parseFloat(getComputedStyle(one).fontSize) * Math.abs(one.getScreenCTM().a));
  const least = Math.min(...sizes);
  return least < READABLE - 0.3 ? scale(whole) * READABLE / least : 0;
}

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { x: u, y: v } = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(svg.getScreenCTM().inverse());
  return [u, v];
}

// The part with the most choices.
function asked(pixels) {
  const choices = [...svg.querySelectorAll(".ch")].map(middle);
  const inside = ([x, y, width, height]) => choices.filter(([u, v]) => u > x && u < x + width && v > y && v < y + height).length;
  return choices.map((one) => around(one, pixels)).reduce((best, part) => (inside(part) > inside(best) ? part : best));
}

// After each drawing, and where another picture is on the stage.
function begin(fresh) {
  const now = phone.matches ? boards.querySelector(":scope > .region:not([hidden])") : null;
  if (region && region !== now) { if (view) show(); region.classList.remove("zoomable", "zoomed"); }
  if (region !== now) view = null;
  region = now;
  svg = region?.querySelector(":scope > div > svg");
  if (!svg) return;
  const drawn = numbers(svg.getAttribute("viewBox"));
  if (!view || drawn.join() !== view.join()) whole = drawn;
  const pixels = view ? 1 : needed();
  region.classList.toggle("zoomable", pixels > 0);
  if (!pixels) return;
  const question = svg.querySelector(".ch") && !mood.contains("telling") && document.getElementById("r-lesson")?.hidden !== false;
  if (fresh && view) { show(); return begin(true); }  // measured anew
  if (view) show(view);
  else if (fresh && question) show(asked(pixels));
}

const at = ({ clientX, clientY }) => {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
  return [x, y];
};

function moves(event) {
  const before = fingers.get(event.pointerId);
  if (!before || !region?.matches(".zoomable")) return;
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, one]) => one);
  if (Math.hypot(event.clientX - before.startX, event.clientY - before.startY) > SLIP) slipped = true;
  const pixels = scale(view ?? whole), [x, y, width, height] = view ?? whole;
  const dx = (event.clientX - before.clientX) / pixels, dy = (event.clientY - before.clientY) / pixels;
  if (others.length) {  // a pinch
    const apart = (one) => Math.hypot(one.clientX - others[0].clientX, one.clientY - others[0].clientY);
    slipped = true;
    show(around(at({ clientX: (event.clientX + others[0].clientX) / 2, clientY: (event.clientY + others[0].clientY) / 2 }), pixels * apart(event) / apart(before)));
  } else if (slipped && view) show(around([x + width / 2 - dx, y + height / 2 - dy], pixels));
  Object.assign(before, { clientX: event.clientX, clientY: event.clientY });
}

const turn = (point) => (view ? show() : show(around(point, needed())));

boards.addEventListener("pointerdown", ({ pointerId, clientX, clientY }) => {
  if (!fingers.size) slipped = false;
  fingers.set(pointerId, { clientX, clientY, startX: clientX, startY: clientY });
});
addEventListener("pointermove", moves);
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, ({ pointerId }) => fingers.delete(pointerId));
addEventListener("click", (event) => {
  if (!region?.matches(".zoomable") || !boards.contains(event.target)) return;
  const opens = event.target.closest(".open"), twice = event.timeStamp - tapped < TWICE;
  tapped = event.timeStamp;
  if (!slipped && !opens && !(twice && !event.target.closest(".ch"))) return;
  if (opens) turn([whole[0] + whole[2] / 2, whole[1] + whole[3] / 2]);
  else if (!slipped) turn(at(event));
  slipped = false;
  tapped = 0;
  event.stopImmediatePropagation();
  event.preventDefault();
}, true);
addEventListener("drawn", ({ detail }) => begin(detail.fresh));
addEventListener("step", () => { if (view && mood.contains("telling")) show(); });
addEventListener("click", () => requestAnimationFrame(() => { if (boards.querySelector(":scope > .region:not([hidden])") !== region) begin(true); }));
phone.addEventListener("change", () => begin(true));
begin(true);
