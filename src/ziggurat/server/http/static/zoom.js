// The zoomed stage of a small screen: a board with words or targets that are too small shows one area. It knows no game.
const upright = matchMedia("(max-width: 1023px) and (orientation: portrait)");
const low = matchMedia("(max-height: 519px) and (orientation: landscape)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const boards = document.getElementById("boards"), stage = document.getElementById("stage"), mood = document.body.classList;
const all = (selector, root) => [...root.querySelectorAll(selector)];
const READABLE = 9.3;  // pixels of letters
const TOUCHED = 24.9;  // pixels of a target
const NEARLY = 0.96;   // of them are enough
const MOST = 3;        // times as large as the whole board
const SLIP = 8;        // pixels a finger may move while it taps
const TWICE = 300;     // milliseconds between the taps of a double tap
const GLIDE = 160;     // milliseconds from one area to another
const CORNER = 88;     // pixels: the minimap with its margin

let region, svg;  // what is on the stage
let whole;        // its drawing: x, y, width, height
let view;         // the part that is shown; nothing for all of it
let pixels;       // how many a unit of the drawing needs at least
let named;        // the area that was asked for, until a finger moves the picture
let written;      // what was last set on it
let slipped, tapped = 0, gliding;
let landing = 0;  // when the picture lies still
const fingers = new Map();
const make = (tag, name) => Object.assign(document.createElement(tag), { className: name, hidden: true });
const chips = make("div", "stops"), map = make("div", "mini");
chips.role = "group";
map.ariaHidden = "true";
stage.append(chips, map);

const numbers = (text) => text.split(" ").map(Number);
const scale = (/** @type {number[]} */ [, , width, height]) => Math.min(boards.clientWidth / width, boards.clientHeight / height);
const center = (/** @type {number[]} */ [x, y, width, height]) => [x + width / 2, y + height / 2];
const holds = (/** @type {number[]} */ [x, y, width, height], /** @type {number[]} */ [u, v]) => u >= x && u <= x + width && v >= y && v <= y + height;
const picture = (one) => one.querySelector(":scope > div > svg");

// The part around a point at which a unit of the drawing has a number of pixels, kept within the drawing.
function around(/** @type {number[]} */ [x, y], wanted) {
  const least = scale(whole), most = Math.min(Math.max(wanted, least), MOST * least);
  const size = [boards.clientWidth / most, boards.clientHeight / most];
  const [left, top] = [x, y].map((middle, n) => {
    const room = whole[2 + n] - size[n];
    return whole[n] + (room < 0 ? room / 2 : Math.min(Math.max(middle - whole[n] - size[n] / 2, 0), room));
  });
  return [left, top, ...size];
}

function draw(part) {
  svg.setAttribute("viewBox", (written = part.join(" ")));
  region.style.setProperty("--ratio", part[2] / part[3]);
}

// The picture moves to the part, unless it follows a finger or motion is unwanted.
function show(part, smooth) {
  const from = view ?? whole, to = part ?? whole, start = performance.now();
  if (!still.matches && from.join() !== to.join()) landing = start + GLIDE;
  view = part;
  region.classList.toggle("zoomed", Boolean(part));
  cancelAnimationFrame(gliding);
  point();
  if (!smooth || still.matches) return draw(to);
  gliding = requestAnimationFrame(function glide(now) {
    const done = Math.min(Math.max((now - start) / GLIDE, 0), 1);
    draw(from.map((one, n) => one + (to[n] - one) * done));
    if (done < 1) gliding = requestAnimationFrame(glide);
  });
}

// The least number of pixels a unit of a drawing needs so that all is readable and can be tapped; nothing where it is.
function needed(drawing) {
  const size = (one) => Math.abs(one.getScreenCTM().a), seen = (one) => one.checkVisibility();
  const words = all("text", drawing).filter((one) => /[\p{L}\d]/u.test(one.textContent) && seen(one)).map((one) => [parseFloat(getComputedStyle(one).fontSize) * size(one), READABLE]);
  const used = all("use", drawing).filter(seen).flatMap((one) => printed(one.getAttribute("href")).map((height) => [height * size(one), READABLE]));
  const targets = all(".ch", drawing).map((one) => {
    const { width, height } = (one.querySelector(".ring") ?? one).getBoundingClientRect();
    return [Math.min(width, height), TOUCHED];
  });
  const short = Math.max(...[...words, ...used, ...targets].filter(([has, least]) => has && has < least * NEARLY).map(([has, least]) => least / has));
  return short > 0 ? size(drawing) * short : 0;
}

// The heights of the letters in art that is used, in its own units.
const print = new Map();
function printed(name) {
  if (!print.has(name)) {
    const art = document.querySelector(name);
    if (!art) return [];
    const grown = (one) => {
      let by = 1;
      for (let up = one; up !== art.parentNode; up = up.parentNode) by *= Math.abs(up.transform?.baseVal.consolidate()?.matrix.a ?? 1);
      return by;
    };
    const words = all("text", art).filter((one) => /[\p{L}\d]/u.test(one.textContent)).map((one) => parseFloat(getComputedStyle(one).fontSize) * grown(one));
    print.set(name, [...words, ...all("use", art).flatMap((one) => printed(one.getAttribute("href")).map((height) => height * grown(one)))]);
  }
  return print.get(name);
}

// Areas: what a board declares, or the whole of it

const read = (text) => text.match(/^(.*?) ([\d .]+)$/).slice(1);
const stops = (one) => one.dataset.stops?.split("|").map(read).map(([title, at]) => ({ title, at: numbers(at) })) ?? [{ title: one.querySelector("h2")?.textContent }];

function spots(drawing) {
  const back = drawing.getScreenCTM()?.inverse();
  return all(".ch", drawing).map((one) => {
    const { x, y, width, height } = (one.querySelector(".ring") ?? one).getBoundingClientRect();
    const { x: u, y: v } = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(back);
    return [u, v];
  });
}

// A part large enough: all of an area, or where the most of its choices are.
function area(at = whole) {
  named = at;
  const enough = scale(at), choices = spots(svg).filter((one) => holds(at, one));
  if (enough >= pixels || !choices.length) return around(center(at), Math.max(enough, pixels));
  const inside = (part) => choices.filter((one) => holds(part, one)).length;
  return choices.map((one) => around(one, pixels)).reduce((best, part) => (inside(part) > inside(best) ? part : best));
}

// The area with the most choices.
function asked() {
  const choices = spots(svg), inside = ({ at = whole }) => choices.filter((one) => holds(at, one)).length;
  return area(stops(region).reduce((best, one) => (inside(one) > inside(best) ? one : best)).at);
}

// The chips name the areas of all boards, with the number of choices in each; the first shows the whole board.
function list() {
  const known = all(".region[data-place=board]", document).filter((one) => picture(one) && !one.hidden);
  chips.hidden = !region?.matches(".zoomable");
  if (chips.hidden) return;
  chips.ariaLabel = region.querySelector("h2").textContent;
  const shown = known.sort((one, other) => other.matches("[data-stops]") - one.matches("[data-stops]"));
  chips.replaceChildren(...shown.flatMap((one) => {
    const choices = spots(picture(one));
    return stops(one).map(({ title, at }) => {
      const chip = Object.assign(document.createElement("button"), { type: "button", textContent: title, one, at });
      const count = at ? choices.filter((spot) => holds(at, spot)).length : choices.length;
      if (count) chip.append(Object.assign(document.createElement("b"), { textContent: count }));
      return chip;
    });
  }));
  chips.prepend(Object.assign(document.createElement("button"), { type: "button", textContent: "⤢", ariaLabel: region.querySelector(".open").ariaLabel }));
  copy();
}

// The minimap is a copy without names, in the corner with the fewest choices below it.
function copy() {
  const small = svg.cloneNode(true);
  small.setAttribute("viewBox", whole.join(" "));
  for (const one of [small, ...all("*", small)]) {
    one.classList.remove("ch", "armed", "pending");
    for (const { name } of [...one.attributes]) if (/^(id|role|tabindex|aria-|data-)/.test(name)) one.removeAttribute(name);
  }
  const frame = document.createElementNS(svg.namespaceURI, "rect");
  frame.classList.add("frame");
  small.append(frame);
  map.replaceChildren(small);
}

// What the chips and the minimap say about the part that is shown.
function point() {
  map.hidden = chips.hidden || !view;
  const here = named ?? (view && stops(region).find(({ at }) => at && holds(at, center(view)))?.at);
  const isShown = ({ one, at: its }) => (one ? view && one === region && (!its || its.join() === here?.join()) : !view);
  for (const chip of chips.children) chip.ariaPressed = String(Boolean(isShown(chip)));
  const pressed = chips.querySelector("[aria-pressed=true]");
  if (pressed) chips.scrollLeft = pressed.offsetLeft - chips.clientWidth / 2 + pressed.offsetWidth / 2;
  if (map.hidden) return;
  const frame = map.querySelector(".frame"), room = [boards.clientWidth, boards.clientHeight];
  ["x", "y", "width", "height"].forEach((name, n) => frame.setAttribute(name, view[n]));
  const places = spots(svg).map((spot) => spot.map((one, n) => (one - view[n]) / view[2 + n] * room[n]));
  const corners = [[1, 1], [0, 1], [1, 0], [0, 0]].map((ends) => {
    const start = ends.map((end, n) => end * (room[n] - CORNER));
    return { ends, hidden: places.filter((place) => holds([...start, CORNER, CORNER], place)).length };
  });
  const [right, bottom] = corners.reduce((best, one) => (one.hidden < best.hidden ? one : best)).ends;
  Object.assign(map.style, { left: `${boards.offsetLeft + right * (room[0] - CORNER)}px`, top: `${boards.offsetTop + bottom * (room[1] - CORNER)}px` });
}

// After each drawing, and where another picture is on the stage.
function begin(fresh) {
  const shown = upright.matches || low.matches ? all(":scope > .region:not([hidden])", boards).filter(picture) : [];
  if (low.matches && shown.length > 1 && shown.some((one) => needed(picture(one)))) {
    dispatchEvent(new CustomEvent("cramped"));  // table.js leaves one of them on the stage
    return begin(true);
  }
  const now = shown.length === 1 ? shown[0] : null;
  if (region && (region !== now || fresh)) { if (view) show(); region.classList.remove("zoomable", "zoomed"); map.hidden = chips.hidden = true; }
  if (region !== now) view = null;
  region = now;
  svg = region && picture(region);
  if (!svg) return;
  const drawn = svg.getAttribute("viewBox");
  if (!view || drawn !== written) whole = numbers(drawn);
  if (fresh || !view) pixels = needed(svg);
  region.classList.toggle("zoomable", pixels > 0);
  list();
  if (!pixels) return;
  const question = svg.querySelector(".ch") && !mood.contains("telling") && document.getElementById("r-lesson")?.hidden !== false;
  if (view) show(view);
  else if (fresh && question) show(asked());
  else point();
}

const at = ({ clientX, clientY }, drawing = svg) => {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM().inverse());
  return [x, y];
};

function move(part, smooth) {
  named = null;
  show(part, smooth);
}

function moves(event) {
  const before = fingers.get(event.pointerId);
  if (!before || !region?.matches(".zoomable")) return;
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, one]) => one);
  if (Math.hypot(event.clientX - before.startX, event.clientY - before.startY) > SLIP) slipped = true;
  const size = scale(view ?? whole), [x, y] = center(view ?? whole);
  const dx = (event.clientX - before.clientX) / size, dy = (event.clientY - before.clientY) / size;
  if (others.length) {  // a pinch
    const apart = (one) => Math.hypot(one.clientX - others[0].clientX, one.clientY - others[0].clientY);
    const wanted = size * apart(event) / apart(before);
    slipped = true;
    move(wanted > scale(whole) ? around(at({ clientX: (event.clientX + others[0].clientX) / 2, clientY: (event.clientY + others[0].clientY) / 2 }), wanted) : null);
  } else if (slipped && view) move(around([x - dx, y - dy], size));
  Object.assign(before, { clientX: event.clientX, clientY: event.clientY });
}

const turn = (point) => move(view ? null : around(point, pixels), true);

function jump({ one, at: wanted }) {
  if (!one) return turn(center(whole));
  if (one !== region) one.querySelector(".open").click();  // table.js puts it on the stage
  requestAnimationFrame(() => { if (one === region && region.matches(".zoomable")) show(area(wanted), true); });
}

boards.addEventListener("pointerdown", ({ pointerId, clientX, clientY }) => {
  if (!fingers.size) slipped = false;
  fingers.set(pointerId, { clientX, clientY, startX: clientX, startY: clientY });
});
addEventListener("pointermove", moves);
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, ({ pointerId }) => fingers.delete(pointerId));
map.addEventListener("click", (event) => move(around(at(event, map.firstChild), scale(view)), true));
chips.addEventListener("click", ({ target }) => { const chip = target.closest("button"); if (chip) jump(chip); });
addEventListener("click", (event) => {
  if (!region?.matches(".zoomable") || !boards.contains(event.target)) return;
  const twice = event.timeStamp - tapped < TWICE;
  const early = performance.now() < landing && event.target.closest(".ch");  // it was meant for what lay there before
  tapped = event.timeStamp;
  if (!slipped && !early && !(twice && !event.target.closest(".ch"))) return;
  if (!slipped && !early) turn(at(event));
  slipped = false;
  tapped = 0;
  event.stopImmediatePropagation();
  event.preventDefault();
}, true);
addEventListener("drawn", ({ detail }) => begin(detail.fresh));
addEventListener("step", () => { if (view && mood.contains("telling")) show(); });
addEventListener("click", () => requestAnimationFrame(() => { if (boards.querySelector(":scope > .region:not([hidden])") !== region) begin(true); }));
for (const screen of [upright, low]) screen.addEventListener("change", () => begin(true));
addEventListener("resize", () => begin(true));
begin(true);
