// Keyboard: arrows go to the nearest choice or through the past, letters and digits do what buttons do. It knows no game.
const all = (selector) => [...document.querySelectorAll(selector)];
const mood = document.body.classList;
const tellAll = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
const shown = (one) => one.checkVisibility();
const open = () => all("#main .ch").filter(shown);
const click = (one) => one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KEYS = { u: "undo", e: "end", r: "turn", f: "flip", s: "speed", "?": "help" };
const REEL = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "live", " ": "film" };
const PAST = { "[": "prev", "]": "next" };

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

function near(element, [dx, dy], among) {
  const [x, y] = middle(element);
  const cost = (other) => {
    const [u, v] = middle(other), along = (u - x) * dx + (v - y) * dy;
    return along > 1 ? along + 2 * Math.abs((u - x) * dy + (v - y) * dx) : Infinity;
  };
  const [best] = among.map((other) => [cost(other), other]).sort(([a], [b]) => a - b);
  return best?.[0] < Infinity ? best[1] : element;
}

// With Shift to anything that has a name, also to what is closed: Enter says why.
function go(from, arrow, shift) {
  const to = from ? near(from, arrow, shift ? all("#main svg [id][aria-label]").filter(shown) : open()) : open()[0];
  if (to && !to.hasAttribute("tabindex")) to.setAttribute("tabindex", -1);
  to?.focus();
}

// The button of the replay a key stands for: while looking back, or with the focus on its buttons.
function control({ key, target, shiftKey }) {
  const back = mood.contains("looking-back") && !target.closest("dialog:not(#large)");
  if (!REEL[key] || !(back || target.closest("#past")) || (key === " " && target.closest("button, summary, a"))) return PAST[key];
  return shiftKey && ARROWS[key] ? `${REEL[key]}-turn` : REEL[key];
}

function number(n, target) {
  const choices = [...all("[data-place=hand] .ch"), ...open()];
  if (choices.length && !target.closest(".rail")) choices[n]?.focus();
  else tellAll("pin", n);
}

function pressed(event) {
  const { key, target } = event, chosen = target.closest(".ch");
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select")) return;
  const from = target.closest(".ch, svg [id]"), reel = control(event);
  if (reel) click(all(`.reel [data-do=${reel}]`)[0]);
  else if (ARROWS[key] && (from || target.matches("body, #r-status"))) go(from, ARROWS[key], event.shiftKey);
  else if (chosen && (key === "Enter" || key === " ")) click(chosen);
  else if (/^[1-9]$/.test(key)) number(key - 1, target);
  else if (KEYS[key]) all(`[data-do="${KEYS[key]}"]:enabled`).find((button) => button.offsetParent)?.click();
  else if (key === "z") { mood.toggle("zen"); tellAll("zen"); }
  else return;
  event.preventDefault();
}

for (const button of all(".reel button")) button.title = button.ariaLabel;
addEventListener("keydown", pressed);

// Keys that were pressed before this came; what has the focus now may have got it by one of them.
addEventListener("keyed", ({ detail: { key, shiftKey, ctrlKey, metaKey, altKey, target, defaultPrevented } }) => {
  if (defaultPrevented || target.closest("button, a, summary")) return;  // it was done already
  pressed({ key, shiftKey, ctrlKey, metaKey, altKey, target: document.activeElement, preventDefault() {} });
});
