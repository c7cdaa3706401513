// Tips: what a thing of the table is, what it does, and the way to its rule. Near the pointer; on touch a sheet from below. It knows no game.
const $ = (id) => document.getElementById(id);
const { body } = document;
const RESTS = 250, FOCUSED = 600, LEAVES = 160;  // milliseconds
const GAP = 8, EDGE = 6;  // pixels
const THINGS = "#main :is([data-hint], .ch, svg [id], svg [aria-label]:not([role=group]))", PIECES = "#main svg [data-p]";
const TITLES = "#main [title], .pips [title]";  // a mouse shows them by itself
const find = (target) => target.closest?.(THINGS) ?? target.closest?.(PIECES) ?? (touched ? target.closest?.(TITLES) : null);

$("main").insertAdjacentHTML("beforeend", `<div id="tip" hidden>
<button type="button" class="icon">×</button><p class="no"></p><h3></h3><p></p><b></b>
<div><a target="_blank"></a><button type="button" class="main"></button></div></div>`);
const tip = $("tip"), [close, no, name, effect, gain, way, take] = tip.querySelectorAll("button.icon, .no, h3, p:not(.no), b, a, .main");
const [closes, rules, takes] = body.dataset.tips.split("|");
close.ariaLabel = closes;
take.textContent = takes;

let thing;    // what the tip is about
let coming;   // until it opens
let going;    // until it closes
let touched;  // whether the last pointer was a finger
let at;       // where the pointer is
let pressed = [-9, -9];  // where it was pressed last: nothing opens over what was just chosen

const known = new Map();  // what the server said about things, until the table changes
const id = (one) => one.id || one.dataset.p || "";
const inner = (one) => (one.querySelectorAll("[aria-label]").length === 1 ? one.querySelector("[aria-label]").ariaLabel : null);
const named = (one) => one.getAttribute("aria-label") ?? inner(one) ?? one.closest("[role=img][aria-label]")?.ariaLabel;  // or of what it is a part
const words = (one) => (named(one) ?? one.title ?? "").split(" · ");
const capital = (text) => text && text[0].toUpperCase() + text.slice(1);

// What there is to say about a thing; nothing about what has neither a name nor a rule.
function told(one) {
  const [title, ...gains] = words(one), { say = "", help = "", rule = "", link = "", loud } = known.get(id(one)) ?? {};
  const hint = one.dataset.hint || help, own = title || (one.matches("button") ? one.textContent : "");
  const text = hint && !own.includes(hint) ? capital(hint) : "";
  return { title: capital(own), text, gain: gains.join(" · "), say: link || loud ? say : "", rule, link };
}

function fill(one) {
  const { title, text, gain: brings, say, rule, link } = told(one);
  if (!title && !text) return false;
  no.textContent = say;
  name.textContent = title;
  effect.textContent = text;
  gain.textContent = capital(brings);
  for (const part of [no, name, effect, gain]) part.hidden = !part.textContent;
  way.textContent = rule || rules;
  way.href = link || `#rules-${document.querySelector("#r-status [data-rule]")?.dataset.rule ?? ""}`;
  take.hidden = !touched || !one.dataset.choice || one.matches("button");
  return true;
}

function open(one) {
  clearTimeout(coming);
  if (!one?.isConnected) return;
  if (thing && thing !== one) shut();
  wonder(one);
  if (!fill(one)) return;
  thing = one;
  tip.hidden = false;
  tip.className = touched ? "bsheet" : "tip";
  tip.role = touched ? "dialog" : "tooltip";
  tip.ariaLabel = touched ? name.textContent : null;
  if (touched) tip.removeAttribute("style");
  else place();
  thing.setAttribute("aria-describedby", "tip");
}

function shut() {
  clearTimeout(coming);
  clearTimeout(going);
  thing?.removeAttribute("aria-describedby");
  thing = null;
  tip.hidden = true;
}

// The server knows the rule of what is no choice; a choice came with its own.
function wonder(one) {
  if (!id(one) || one.dataset.choice || known.has(id(one))) return;
  known.set(id(one), {});
  dispatchEvent(new CustomEvent("ponder", { detail: { thing: one, id: id(one), at: at ?? middle(one) } }));
}

function middle(one) {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

// Below the thing, or above or beside it: never over it, and over as little as possible of what can be chosen.
function place() {
  const t = thing.getBoundingClientRect(), { width, height } = tip.getBoundingClientRect();
  const right = innerWidth - width - EDGE, bottom = innerHeight - height - EDGE;
  const within = (value, most) => Math.min(Math.max(value, EDGE), most);
  const x = within(t.x + (t.width - width) / 2, right), y = within(t.y + (t.height - height) / 2, bottom);
  const spots = [[x, t.bottom + GAP], [x, t.top - height - GAP], [t.right + GAP, y], [t.left - width - GAP, y]]
    .filter(([u, v]) => u >= EDGE && v >= EDGE && u <= right && v <= bottom);
  const others = [...document.querySelectorAll("#main .ch, .dock, #r-lesson")].filter((one) => one !== thing && one.checkVisibility()).map((one) => one.getBoundingClientRect());
  const covered = (/** @type {number[]} */ [u, v]) => others.filter((one) => one.left < u + width && one.right > u && one.top < v + height && one.bottom > v).length;
  const [u, v] = spots.sort((one, other) => covered(one) - covered(other))[0]
    ?? [within((at ?? [0])[0] + 2 * GAP, right), within((at ?? [0, 0])[1] + 3 * GAP, bottom)];
  Object.assign(tip.style, { left: `${u}px`, top: `${v}px` });
  tip.classList.toggle("over", covered([u, v]) > 0);  // then the pointer goes through all but the link
}

const meet = {
  pointerover({ target, pointerType, clientX, clientY }) {
    if (pointerType === "touch" || !target.closest) return;
    touched = false;
    at = [clientX, clientY];
    const one = find(target);
    clearTimeout(coming);
    if (tip.contains(target)) return clearTimeout(going);
    if (one === thing && one) return clearTimeout(going);
    if (thing) { clearTimeout(going); going = setTimeout(shut, LEAVES); }
    const moved = Math.hypot(clientX - pressed[0], clientY - pressed[1]) > GAP / 2;
    if (one && moved) coming = setTimeout(open, RESTS, one);
  },
  focusin({ target }) {
    if (!target.matches(":focus-visible") || tip.contains(target)) return;
    clearTimeout(coming);
    if (thing) shut();
    at = null;
    touched = false;
    const one = find(target);
    if (one) coming = setTimeout(open, FOCUSED, one);
  },
  keydown({ key, target, ctrlKey, metaKey, altKey }) {
    if (key.toLowerCase() !== "i" || ctrlKey || metaKey || altKey || target.matches("input, select")) return;
    at = null;
    touched = false;
    const one = find(target);
    if (thing && thing === one) shut(); else open(one);
  },
  "pressed-long": ({ detail }) => { touched = true; at = null; open(find(detail)); },
};
for (const type in meet) addEventListener(type, meet[type]);
addEventListener("wondered", ({ detail }) => {  // before this was here
  touched = detail.pointerType === "touch" || detail.type === "pressed-long";
  meet[detail.type]?.(detail);
});

// What is refused says so on touch in the sheet, and to the mouse where the dock has too little room.
addEventListener("refused", ({ detail: { thing: one, ...answer } }) => {
  const words = document.querySelector("#why span"), lesson = $("r-lesson");
  known.set(id(one), { ...answer, loud: true });
  if (touched ? lesson && !lesson.hidden : words.scrollHeight <= words.clientHeight) return;  // it is said there
  open(one);
});
addEventListener("why", ({ detail }) => {
  known.set(detail.id, { ...known.get(detail.id), ...detail });
  if (thing && id(thing) === detail.id && fill(thing) && !touched) place();
  else if (!thing && asked() === detail.id) open(wanted);
});
let wanted;  // what only the server knows something about
addEventListener("ponder", ({ detail }) => { wanted = detail.thing; });
const asked = () => wanted?.isConnected && (touched || wanted.matches(":hover, :focus")) && id(wanted);

addEventListener("pointerdown", ({ pointerType, target, clientX, clientY }) => {
  touched = pointerType === "touch";
  pressed = [clientX, clientY];
  if (!tip.contains(target)) shut();
}, true);
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || tip.hidden) return;
  shut();
  event.stopImmediatePropagation();
}, true);
addEventListener("scroll", ({ target }) => { if (!tip.contains(target)) shut(); }, true);
addEventListener("resize", shut);
addEventListener("drawn", ({ detail }) => { if (detail.fresh) { known.clear(); shut(); } });
addEventListener("click", (event) => {
  const { target } = event, one = thing;
  if (!tip.contains(target)) return;
  event.stopPropagation();
  if (target.closest("a")) {  // the rules open over the table; in a new tab if that is asked for
    event.preventDefault();
    dispatchEvent(new CustomEvent("look-up", { detail: way.hash.slice(1) || undefined }));
  }
  if (target !== tip && target.closest("a, button")) shut();
  if (target === take) one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}, true);
