// Flights: a piece that moved on its picture flies as a ghost in one overlay over everything (FLIP).
const $ = (id) => document.getElementById(id);
const all = (selector, /** @type {ParentNode} */ root = document) => [...root.querySelectorAll(selector)];
const SPEEDS = { none: 0, fast: 180, normal: 380, slow: 560 };
const still = matchMedia("(prefers-reduced-motion: reduce)");
const speed = () => (still.matches ? 0 : SPEEDS[document.body.dataset.speed]);
const flights = new Set();  // each lands its piece at once
const sky = document.createElementNS("http://www.w3.org/2000/svg", "svg");  // in which they fly
sky.id = "flights";
sky.ariaHidden = "true";
document.body.append(sky);
let before = new Map();     // where the pieces were

const pieces = () => all("#main [data-p]:not(#peep *)").filter((piece) => piece.checkVisibility());
const body = (piece) => piece.firstElementChild ?? piece;
const place = (piece) => body(piece).getScreenCTM();
const spot = (piece) => {  // on its picture: that the page was scrolled or laid out anew moves no piece
  const picture = piece.ownerSVGElement;
  return { piece, at: middle(piece), picture, on: picture.getScreenCTM().inverse().multiply(place(piece)) };
};
const since = (was) => was?.picture.checkVisibility() && was.picture.getScreenCTM().multiply(was.on);
const far = (old, to) => Math.hypot(old.e - to.e, old.f - to.f) + 90 * Math.abs(old.a - to.a);
const matrix = (m, lift = 1) => `matrix(${[m.a * lift, m.b, m.c, m.d * lift, m.e, m.f]})`;

function fly(from) {
  const found = pieces().map((piece) => {
    const name = piece.dataset.p, to = place(piece);
    return { piece, to, old: since(before.get(name)) || over($(from[name]), middle(piece), to) };
  });
  for (const [name, was] of before) if (!was.piece.isConnected) {
    const old = since(was);
    found.push({ piece: was.piece, old, to: old && over($(from[name]), was.at, old) });
  }
  for (const { piece, old, to } of found) if (old && to && far(old, to) > 1.5) flight(body(piece), old, to);
}

// A new piece starts in the middle of where it comes from; one that goes ends so.
function over(end, /** @type {number[]} */ [u, v], m) {
  if (!end?.checkVisibility()) return null;
  const [x, y] = middle(end);
  return new DOMMatrix([m.a, m.b, m.c, m.d, m.e + x - u, m.f + y - v]);
}

function flight(real, old, to) {
  const ghost = real.cloneNode(true), half = {};
  for (const side of "abcdef") half[side] = (old[side] + to[side]) / 2;
  for (const copy of [ghost, ...all("[id]", ghost)]) copy.removeAttribute("id");
  ghost.removeAttribute("transform");
  sky.append(ghost);
  real.classList.add("flying");
  const transform = [matrix(old), matrix(half, far(old, to) > 60 ? 1.12 : 1), matrix(to)];
  const animation = ghost.animate({ transform }, { duration: speed(), easing: "ease-in-out" });
  const land = () => { ghost.remove(); real.classList.remove("flying"); flights.delete(land); };
  animation.onfinish = land;
  flights.add(land);
}

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

addEventListener("drawing", ({ detail }) => {
  for (const land of flights) land();
  before = new Map(detail.fresh && speed() ? pieces().map((piece) => [piece.dataset.p, spot(piece)]) : []);
});
addEventListener("drawn", ({ detail }) => { if (before.size) fly(detail.from); });
