// The guided first game: a bubble beside what it is about. Which steps there are, the server says. It knows no game.
const $ = (id) => document.getElementById(id);
const all = (selector, /** @type {ParentNode} */ root = document) => [...root.querySelectorAll(selector)];
const small = matchMedia("(max-width: 599px)");
const mood = document.body.classList, lesson = $("r-lesson"), pointer = $("pointer"), live = $("live");
const GAP = 16;     // pixels
const EDGE = 8;     // of the window
const RIM = 14;     // the ring's own width, so that all of it is seen
const STILL = 20;   // frames after which what it points at moves no more

let shown;  // the step in sight: who leafs on stays there while the table is drawn again
let number = 0;  // of that step
let asked;  // that step with what it points at
let thing;  // what it points at
let keys;   // whether the focus is at the table
let done;   // the last steps, once they are put aside
let waiting;  // whether the focus goes there once it is told what others did
let watched;  // the next frame in which it is seen whether the thing lies still

const steps = () => all("li", lesson);
const said = (one) => all("h2, p", one).map((words) => words.textContent).join(". ");
const names = () => steps().map((one) => one.dataset.key).join(" ");
const step = () => steps().find((one) => !one.hidden);

// A piece, a region, a choice or a button of the page: the first that can be seen.
function find(names) {
  const named = (name) => [$(name), ...all(`#main .ch[data-choice="${name}"], :is(.dock, .tools) [data-do="${name}"]`)];
  return names.flatMap(named).find((one) => one?.checkVisibility());
}

function open(wanted, speak) {
  for (const one of steps()) one.hidden = one !== wanted;
  lesson.hidden = !wanted;
  shown = wanted?.dataset.key;
  number = Number(wanted?.dataset.number ?? number);
  thing = wanted?.dataset.at && find(wanted.dataset.at.split(" "));
  if (thing?.closest(".band")) thing.closest(".region").querySelector(".open").click();  // first it is made large
  if (wanted && speak) live.textContent = said(wanted);
  relent();
  rest();
}

// Beside the thing, where it hides as little as possible of what can be chosen, and never what has the focus; on a phone over the dock, whose place it takes.

const box = (one) => one.getBoundingClientRect();
const part = (name) => box(document.querySelector(name));
const shared = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function ring({ left, top, right, bottom }) {
  const x = Math.max(left, RIM), y = Math.max(top, RIM), u = Math.min(right, innerWidth - RIM), v = Math.min(bottom, innerHeight - RIM);
  Object.assign(pointer.style, { left: `${x}px`, top: `${y}px`, width: `${u - x}px`, height: `${v - y}px` });
}

function spots(t, area, { width, height }) {
  const right = innerWidth - width - EDGE, bottom = innerHeight - height - EDGE;
  const [dock, mine] = [".dock", ".mine-area"].map((name) => part(name).top - height - EDGE), top = part(".say").bottom + EDGE / 2;
  const wanted = small.matches ? [bottom, dock, mine, top].map((y) => [EDGE, y]) : [
    [t.right + GAP, t.top - EDGE], [t.left - width - GAP, t.top - EDGE], [t.left, t.bottom + GAP], [t.left, t.top - height - GAP],
    [t.right - width, t.bottom + GAP], [t.right - width, t.top - height - GAP], [area.right + GAP, t.top - EDGE], [area.left - width - GAP, t.top - EDGE],
    [EDGE, dock], [right, dock], [EDGE, top], [right, top],
  ];
  return wanted.map(([x, y]) => new DOMRect(Math.min(Math.max(x, EDGE), right), Math.min(Math.max(y, top), bottom), width, height));
}

function place() {
  const seen = thing?.isConnected && thing.checkVisibility();
  pointer.hidden = !seen || lesson.hidden;
  if (lesson.hidden) return;
  const t = seen ? box(thing) : new DOMRect(innerWidth, innerHeight, 0, 0), area = seen ? box(thing.closest(".region") ?? thing) : t;
  ring(t);
  const asked = all(small.matches ? "#main .ch" : "#main .ch, .dock, .mine-area:has(.ch)").filter((one) => one !== thing && one.checkVisibility()).map(box);
  const held = document.querySelector(":is(#main, .tools) :is(.ch, a, button, input, summary):focus-visible"), f = held ? box(held) : new DOMRect();
  const away = (here) => Math.hypot(here.x + here.width / 2 - t.x - t.width / 2, here.y + here.height / 2 - t.y - t.height / 2);
  const cost = (here, n) => 1000 * (shared(here, t) + shared(here, f)) + asked.reduce((sum, one) => sum + shared(here, one), 0) / 20 + (small.matches ? n : away(here));
  const [[, best]] = spots(t, area, box(lesson)).map((here, n) => [cost(here, n), here]).sort(([a], [b]) => a - b);
  lesson.style.inset = `${best.top}px auto auto ${best.left}px`;
}

// A picture may be on its way to another place: the ring comes when it is there.
function rest() {
  cancelAnimationFrame(watched);
  place();
  follow();
}

function follow(was, still = 0) {
  const here = thing && JSON.stringify(box(thing));
  if (here !== was) { pointer.hidden ||= still > 0; still = 0; }
  if (++still === 2) place();
  if (still < STILL) watched = requestAnimationFrame(() => follow(here, still));
}

// Another choice is answered kindly, and nothing is lost.

const relent = () => lesson.querySelector(".answer")?.remove();

function answer(say, kind = "") {
  relent();
  const words = Object.assign(document.createElement("p"), { className: `answer ${kind}`, textContent: say });
  step()?.querySelector("p").after(words);
  live.textContent = say;
  place();
}

// Who plays by keys goes from the bubble to the thing and back.
const focus = () => (step()?.querySelector("[data-do=next]") ?? thing)?.focus({ preventScroll: true });

function leaf(by) {
  const all = steps(), wanted = all[all.indexOf(step()) + by];
  const within = lesson.contains(document.activeElement);
  if (!wanted) done = names();
  open(wanted, true);
  if (within) focus();
}

addEventListener("drawing", () => { keys = document.activeElement.closest("#r-lesson, #main"); });
addEventListener("drawn", ({ detail }) => {
  const there = steps(), back = there.at(-1)?.dataset.number < number;  // what was read is not told again after an undo
  const wanted = names() === done ? undefined : there.find((one) => one.dataset.key === shown) ?? there.at(back ? -1 : 0);
  const fresh = asked !== (asked = wanted && `${wanted.dataset.key} ${wanted.dataset.at}`);
  open(wanted);
  waiting = detail.fresh && fresh && wanted && keys;
  if (waiting) setTimeout(focus);  // after the table has found its own
});
// What others did comes first, for the eye and for the ear; then the next step.
addEventListener("step", () => {
  const told = step();
  if (!told || mood.contains("telling")) return;
  if (!live.textContent.includes(said(told))) live.textContent += ` ${said(told)}`;
  place();
  if (waiting) focus();
  waiting = false;
});
addEventListener("nack", ({ detail }) => answer(detail, "no"));
addEventListener("click", ({ target }) => {
  const way = { next: 1, back: -1 }[target.closest("#r-lesson [data-do]:enabled")?.dataset.do];
  if (way) leaf(way);
  if (document.querySelector(".armed")) answer($("info").textContent);  // the bubble may hide where it is asked
});
// On a phone the bubble lies over the place where it is said why not.
addEventListener("why", ({ detail }) => queueMicrotask(() => { if (small.matches && mood.contains("refused")) answer(detail.say, "no"); }));
addEventListener("resize", () => requestAnimationFrame(() => open(step())));  // another picture may be in sight now
addEventListener("scroll", place, true);
addEventListener("focusin", ({ target }) => { if (!lesson.contains(target) && !lesson.hidden && shared(box(lesson), box(target))) place(); });
open(step());
