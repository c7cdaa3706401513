// The table's layout: which picture is large, which sheet is open, what was read. It knows no game.
const $ = (id) => document.getElementById(id);
const all = (selector, /** @type {ParentNode} */ root = document) => [...root.querySelectorAll(selector)];
const mood = document.body.classList;
const upright = matchMedia("(max-width: 1023px) and (orientation: portrait)");
const low = matchMedia("(max-height: 519px) and (orientation: landscape)");
const small = () => upright.matches || low.matches;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const boards = $("boards"), band = $("band"), large = $("large"), rail = $("rail"), log = $("r-log");
const past = $("past"), chronicle = past.parentNode, dock = document.querySelector(".dock");
const hand = /** @type {HTMLElement} */ (document.querySelector(".mine-area"));
const PLACES = ["board", "table", "shelf"];
const place = (picture) => PLACES.indexOf(picture.dataset.place);
const pictures = all(".region:not([data-place=hand])").sort((one, other) => place(one) - place(other));
const homes = new Map(pictures.map((picture) => [picture, picture.parentNode]));
const isBoard = (picture) => picture?.dataset.place === "board";

let lens;    // the picture that is looked at where not all boards have room
let opener;  // what had the focus before a sheet opened
let calling; // for what the sheet opened by itself
let landing = 0;  // when the pictures that change their places are there
const GLIDE = 220;  // milliseconds
let cramped; // whether boards side by side are too small on a low screen
let pinned;  // the player whose table stays in focus

const alone = () => upright.matches || (low.matches && cramped);  // one picture has the stage

// Where each picture lies now: the same element moves, so that nothing is drawn again

function home(picture) {
  if (picture === lens) return large.open ? large : boards;
  if (alone() || (low.matches && (!isBoard(picture) || (lens && !large.open)))) return band;
  return homes.get(picture);
}

function arrange() {
  const focus = document.activeElement;
  const moving = pictures.filter((picture) => picture.parentNode !== home(picture)).map((picture) => [picture, picture.getBoundingClientRect()]);
  for (const place of new Set([boards, band, large, ...homes.values()])) {
    const wanted = pictures.filter((picture) => home(picture) === place);
    if (wanted.some((picture, n) => place.children[n] !== picture)) place.append(...wanted);
  }
  const reel = mood.contains("looking-back") && (small() || mood.contains("zen")) ? dock : chronicle;
  if (past.parentNode !== reel) reel.append(past);
  if (moving.length && !still.matches) {
    landing = performance.now() + GLIDE;
    requestAnimationFrame(() => { for (const [picture, was] of moving) glide(picture, was); });
  }
  for (const picture of pictures) shape(picture);
  if (moving.length) band.scrollLeft = 0;
  $("stage").querySelector("[data-do=choices]").hidden = !astray();
  if (focus !== document.activeElement && focus.checkVisibility()) focus.focus({ preventScroll: true });
}

// A picture that changes its place grows or shrinks on the way there.
function glide(picture, was) {
  const now = picture.getBoundingClientRect();
  if (!was.width || !now.width) return;
  const start = `translate(${was.x - now.x}px, ${was.y - now.y}px) scale(${was.width / now.width})`;
  picture.animate({ transformOrigin: ["0 0", "0 0"], transform: [start, "none"] }, { duration: GLIDE, easing: "ease-out" });
}

// Boards side by side have one height, whatever their shape.
function shape(picture) {
  const drawing = picture.querySelector("div > svg");
  if (drawing) picture.style.setProperty("--ratio", drawing.viewBox.baseVal.width / drawing.viewBox.baseVal.height);
}

// Whether all that can be chosen lies in pictures that are too small, or behind the one that is enlarged.
function astray() {
  const choices = all("#main .ch"), seen = (one) => one.checkVisibility() && !band.contains(one) && !(large.open && boards.contains(one));
  return choices.length > 0 && !choices.some(seen);
}

// The next question brings its picture back: the first board for a hand or a button.
function ask() {
  const asked = pictures.filter((picture) => picture.querySelector(".ch"));
  if (alone()) {
    lens = asked[0] ?? (all(".ch")[0] || lens?.hidden !== false ? pictures.find(isBoard) : lens);
  } else if (!large.open) {
    lens = low.matches && asked.length && !isBoard(asked[0]) ? asked[0] : null;
  } else if (asked.length && !asked.includes(lens)) close();
}

// On a wide screen one large table is in focus: of whoever acts, unless it is pinned; with what that player did last.
function focus() {
  const panels = all(".panel.square").filter((one) => one.querySelector(".slot .region svg"));
  const told = log.querySelector(".looked")?.className.match(/seat-\d/)?.[0];  // whose step is shown
  const asked = panels.find((one) => one.querySelector(".slot .ch")), acting = panels.find((one) => one.querySelector(told ? `#${told}` : ".acting"));
  const chosen = asked ?? pinned ?? acting ?? panels.find((one) => one.matches(".focus")) ?? panels[0];
  for (const one of panels) {
    one.classList.toggle("focus", one === chosen);
    one.classList.toggle("pinned", one === pinned);
  }
  if (!chosen) return;
  const slot = chosen.querySelector(".slot"), lately = slot.querySelector(".lately") ?? document.createElement("p");
  lately.className = "lately";
  const last = all(`.seat-${slot.id.slice(5)} [data-at] span`, log).at(-1)?.cloneNode(true);
  lately.replaceChildren(...(last?.childNodes ?? []));
  slot.append(lately);
}

function pin(panel) {
  pinned = panel === pinned ? null : panel;
  focus();
}

function enlarge(picture) {
  if (alone()) lens = picture;
  else if (picture === lens) return close();
  else {
    shut();
    keep(picture);
    lens = picture;
    if (!large.open) large.show();
  }
  arrange();
  picture.querySelector(".open").focus({ preventScroll: true });
}

function toChoices() {
  if (large.open) return close();
  lens = null;
  ask();
  arrange();
  all("#main .ch").find((one) => one.checkVisibility())?.focus({ preventScroll: true });
}

// The place of a picture that is made large stays as it is.
function keep(picture, height = homes.get(picture).offsetHeight) {
  homes.get(picture).style.minHeight = height && `${height}px`;
}

function close() {
  const picture = lens;
  lens = null;
  if (picture) keep(picture, "");
  large.close();
  ask();
  arrange();
  picture?.querySelector(".open").focus({ preventScroll: true });
}

// Sheets: over the rail on a desk, from below on a phone; never over what is asked

function show(drawer) {
  opener = document.activeElement;
  mood.remove("zen");
  mood.add("sheet");
  rail.scrollTop = 0;
  if (drawer) $(`drawer-${drawer}`).open = true;
  const first = (drawer && $("speak")?.elements.text) || all("button, summary", $("drawers"))[0];
  first?.focus({ preventScroll: drawer !== "chat" });
  read();
  toEnd();
}

function shut() {
  calling = null;
  if (!mood.contains("sheet")) return;
  mood.remove("sheet");
  opener?.focus();
}

const deeds = {
  open: (button) => enlarge(button.closest(".region")),
  chat: () => (mood.contains("sheet") ? shut() : show("chat")),
  menu: () => (mood.contains("sheet") ? shut() : show($("unread").hidden ? "" : "chat")),
  choices: toChoices,
  at: () => small() && shut(),  // the position is below the sheet
  shut,
  count: () => mood.toggle("counted"),
};

// An invitation is shown until somebody came, or until my turn comes.
function call() {
  const invite = ".invite:not([hidden])";
  if (!small() || !document.querySelector(invite)) return;
  show();
  calling = mood.contains("mine") ? invite : `body:not(.mine) ${invite}`;
}

// Chat that nobody has looked at is counted

let last = 0;
const kept = `read-${document.body.dataset.game}`;

function read() {
  if ($("drawer-chat").open && mood.contains("sheet")) localStorage[kept] = Math.max(last, localStorage[kept] ?? 0);
  const unread = Math.max(0, last - (localStorage[kept] ?? 0));
  $("unread").textContent = String(unread);
  $("unread").hidden = !unread;
}

// The log ends with the newest step, or shows the one looked at

function toEnd(at) {
  for (const line of all(".looked", log)) line.classList.remove("looked");
  const line = all("[data-at]", log).findLast((one) => one.dataset.at <= at)?.parentNode;  // or the last one told before
  line?.classList.add("looked");
  log.scrollTop = line ? line.offsetTop + (line.offsetHeight - log.clientHeight) / 2 : at === 0 ? 0 : log.scrollHeight;
}

// Words that end in "…" are shown whole at a tap.
function unfold(words) {
  for (const one of all(".whole")) if (one !== words) one.classList.remove("whole");
  words?.classList.toggle("whole");
}

// Nothing on its way to another place can be tapped: the tap was meant for what lay there before.
addEventListener("click", (event) => {
  if (performance.now() > landing || !event.target.closest(".stage, .band")) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}, true);
// A hand wider than a phone is scrolled: by keyboard too, though nothing in it can be chosen.
function reach() {
  if (hand.scrollWidth > hand.clientWidth) hand.tabIndex = 0; else hand.removeAttribute("tabindex");
}
addEventListener("resize", reach);
addEventListener("drawn", ({ detail }) => {
  if (detail.fresh) { ask(); toEnd(detail.at); focus(); unfold(); }
  arrange();
  reach();
  if (calling && !document.querySelector(calling)) shut();
});
addEventListener("step", ({ detail }) => { toEnd(detail); focus(); });
addEventListener("zen", arrange);
addEventListener("pin", ({ detail }) => { const panel = all(".panel")[detail]; if (panel?.matches(".square:has(.region svg)")) pin(panel); });
addEventListener("said", ({ detail }) => { last = detail; read(); });
addEventListener("toggle", read, true);
addEventListener("click", ({ target }) => {
  const button = target.closest("[data-do]:enabled"), picture = target.closest(".region");
  if (small() && !target.closest(".rail, .dock, .tools, dialog")) shut();
  if (button) deeds[button.dataset.do]?.(button);
  else if (target.closest("[data-choice], a, input, summary")) return;
  else if (target.closest(".ask, .say")) unfold(target.closest(".ask, .say"));
  else if (target.closest(".square .player")) pin(target.closest(".panel"));
  else if (picture && !boards.contains(picture) && picture.dataset.place !== "hand" && !large.contains(picture)) enlarge(picture);
  else if (large.open && !target.closest("#large svg > *, dialog:not(#large), .rail, .dock")) close();
});
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  if (large.open) close(); else shut();
});
function again(narrow) {
  cramped = narrow;
  if (large.open) close();
  lens = null;
  ask();
  arrange();
  toEnd();
}
for (const screen of [upright, low]) screen.addEventListener("change", () => again(false));
addEventListener("cramped", () => again(true));

ask();
focus();
arrange();
toEnd();
call();
